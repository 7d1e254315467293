import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.css";
import "./app.css";

const form = document.querySelector<HTMLFormElement>("#scholarship-form")!;

function enhance(scope: ParentNode) {
	for (const select of scope.querySelectorAll<HTMLSelectElement>("select.js-choices"))
		new Choices(select, { itemSelectText: "", shouldSort: false, searchPlaceholderValue: "Search / Buscar", allowHTML: false });
}

const MASKS: Record<string, (digits: string) => string> = {
	date: (digits) => [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join("/"),
	phone: (digits) => {
		const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)];
		return last ? `(${area}) ${middle}-${last}` : middle ? `(${area}) ${middle}` : area;
	},
};

form.addEventListener("input", (event) => {
	const input = event.target as HTMLInputElement;
	const mask = MASKS[input.dataset.mask ?? ""];
	if (mask) input.value = mask(input.value.replace(/\D/g, ""));
});

for (const repeater of document.querySelectorAll<HTMLElement>("[data-repeater]")) {
	const list = repeater.querySelector<HTMLElement>("[data-repeater-list]")!;
	const template = repeater.querySelector<HTMLTemplateElement>("[data-repeater-template]")!;
	const add = repeater.querySelector<HTMLButtonElement>("[data-repeater-add]")!;
	let next = list.children.length;
	add.addEventListener("click", () => {
		if (list.children.length >= Number(repeater.dataset.max)) return;
		list.insertAdjacentHTML("beforeend", template.innerHTML.replaceAll("__i__", String(next++)));
		enhance(list.lastElementChild!);
	});
	list.addEventListener("click", (event) => {
		if ((event.target as Element).closest("[data-repeater-remove]") && list.children.length > 1) (event.target as Element).closest("[data-repeater-item]")!.remove();
	});
}

enhance(document);

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const NAMES = [
	"my_name_5wTqkZb2",
	"applicant[first_name]",
	"applicant[middle_name]",
	"applicant[last_names]",
	"applicant[goes_by]",
	"applicant[dob]",
	"applicant[gender]",
	"applicant[email]",
	"applicant[cell]",
	"applicant[street]",
	"applicant[unit]",
	"applicant[city]",
	"applicant[state]",
	"applicant[zip]",
	"contact_language",
	"origin[country]",
	"origin[city]",
	"origin[years_in_us]",
	"origin[home_language]",
	"origin[status]",
	"ssn_itin",
	"mother[first_name]",
	"mother[last_name]",
	"mother[job]",
	"mother[schooling]",
	"mother[phone]",
	"father[first_name]",
	"father[last_name]",
	"father[job]",
	"father[schooling]",
	"family[parents_relationship]",
	"family[siblings]",
	"family[household_size]",
	"family[income]",
	"family[first_gen]",
	"school[name]",
	"school[city]",
	"school[state]",
	"school[grade]",
	"school[gpa]",
	"school[grad_year]",
	"plans[start]",
	"plans[field]",
	"plans[career]",
	"activities[0][type]",
	"activities[0][place]",
	"activities[0][role]",
	"activities[0][hrs]",
	"activities[0][wks]",
	"activities[0][about]",
	"activities[1][type]",
	"activities[1][place]",
	"activities[1][role]",
	"activities[1][hrs]",
	"activities[1][wks]",
	"activities[1][about]",
	"activities[2][type]",
	"activities[2][place]",
	"activities[2][role]",
	"activities[2][hrs]",
	"activities[2][wks]",
	"activities[2][about]",
	"awards[0][title]",
	"awards[0][grade]",
	"awards[0][reason]",
	"awards[1][title]",
	"awards[1][grade]",
	"awards[1][reason]",
	"awards[2][title]",
	"awards[2][grade]",
	"awards[2][reason]",
	"essay",
	"reference[name]",
	"reference[email]",
	"reference[phone]",
	"heard_from",
	"newsletter",
	"certify"
];
const keyOf = (name: string) => name.replaceAll("][", ".").replaceAll("[", ".").replaceAll("]", "");
const named = (name: string) => [...form.querySelectorAll<any>(`[name="${name}"]:not([type=hidden])`)];

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		return {
			submitted,
			...Object.fromEntries(
				NAMES.map((name) => {
					const [first] = named(name);
					return [keyOf(name), first?.type === "checkbox" ? first.checked : (data.get(name) ?? "")];
				}),
			),
		};
	},
	formShown() {
		return Object.fromEntries(
			NAMES.map((name) => {
				const all = named(name);
				const [first] = all;
				const read = () => {
					if (!first) return "";
					if (first.type === "radio") return all.find(({ checked }) => checked)?.closest("label").textContent.trim() ?? "";
					if (first.type === "checkbox") return first.checked;
					const drawn = first.closest(".choices")?.querySelector(".choices__list--single .choices__item");
					if (first.closest(".choices")) return !drawn || drawn.classList.contains("choices__placeholder") ? "" : drawn.textContent.trim();
					if (first.tagName === "SELECT") return first.value ? first.selectedOptions[0].text : "";
					return first.value;
				};
				return [keyOf(name), read()];
			}),
		);
	},
});
