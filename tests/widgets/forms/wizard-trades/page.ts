import "./page.css";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const STATES =
	"AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(
		" ",
	);
const KINDS = ["Job for pay", "School team or club", "Volunteer: environment", "Volunteer: other", "Church, lodge or union"];
const GRADES = ["9th", "10th", "11th", "12th"];

const $ = <T extends Element>(selector: string) => document.querySelector(selector) as T;
const range = (from: number, to: number) => Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => String(from < to ? from + index : from - index));
const months = `<option value="">Month</option>${MONTHS.map((each, index) => `<option value="${index + 1}">${each}</option>`).join("")}`;
const list = (first: string, texts: string[]) => `<option value="">${first}</option>${texts.map((each) => `<option>${each}</option>`).join("")}`;

$("#bmonth").innerHTML = months;
$("#bday").innerHTML = list("Day", range(1, 31));
$("#byear").innerHTML = list("Year", range(2014, 1994));
$("#gmonth").innerHTML = months;
$("#gyear").innerHTML = list("Year", range(2024, 2030));
for (const each of document.querySelectorAll('[name="st"], [name="hs_st"]')) each.innerHTML = list("--", STATES);

const lines = (id: string, count: number, html: (index: number) => string) => {
	$(`#${id} tbody`).innerHTML = range(1, count)
		.map((each) => `<tr>${html(Number(each))}</tr>`)
		.join("");
};
lines(
	"work",
	3,
	(n) =>
		`<td><input name="w${n}_where" size="30"></td><td><input name="w${n}_post" size="22"></td><td><select name="w${n}_kind">${list("", KINDS)}</select></td><td><input name="w${n}_hrs" size="4"></td>`,
);
lines("won", 3, (n) => `<td><input name="a${n}_what" size="44"></td><td><select name="a${n}_gr">${list("", GRADES)}</select></td>`);
lines(
	"folks",
	2,
	(n) =>
		`<td>Parent or guardian ${n === 1 ? "A" : "B"}</td><td><input name="g${n}_first" size="16"></td><td><input name="g${n}_last" size="20"></td><td><input name="g${n}_occ" size="22"></td>`,
);
lines("kin", 2, (n) => `<td><input name="k${n}_name" size="30"></td><td><input name="k${n}_age" size="4"></td>`);

/** A step opens with its heading, or with the button at the foot of the step before; what is open stays open. */
const setOpen = (step: HTMLElement, isOpen: boolean) => {
	(step.querySelector(".panel") as HTMLElement).hidden = !isOpen;
	(step.querySelector(".opener") as HTMLElement).setAttribute("aria-expanded", String(isOpen));
};
for (const step of document.querySelectorAll<HTMLElement>(".step")) {
	step.querySelector(".opener")?.addEventListener("click", () => setOpen(step, (step.querySelector(".panel") as HTMLElement).hidden));
	step.querySelector(".next")?.addEventListener("click", () => setOpen(step.nextElementSibling as HTMLElement, true));
}

const form = $<HTMLFormElement>("#app");
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const NAMES = [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name))].filter(Boolean);
Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const state = Object.fromEntries(NAMES.map((name) => [name, posted.get(name) ?? ""]));
		return { ...state, income: state.income === "0" ? "" : state.income, agree: posted.has("agree"), submitted };
	},
	formShown: () =>
		Object.fromEntries(
			NAMES.map((name) => {
				const boxes = [...document.getElementsByName(name)] as HTMLInputElement[];
				const [box] = boxes as (HTMLInputElement & HTMLSelectElement)[];
				if (box.type === "radio") return [name, boxes.find((each) => each.checked)?.nextSibling?.textContent?.trim() ?? ""];
				if (box.type === "checkbox") return [name, box.checked];
				if (box.tagName === "SELECT") return [name, box.selectedIndex > 0 ? box.selectedOptions[0].text : ""];
				return [name, box.value];
			}),
		),
});
