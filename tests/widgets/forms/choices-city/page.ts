import Choices from "choices.js";
import flatpickr from "flatpickr";
import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "./bootstrap-subset.css";

const form = document.querySelector<HTMLFormElement>("#scholarshipForm")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

function start(scope: ParentNode) {
	for (const select of scope.querySelectorAll<HTMLSelectElement>("select.js-choice"))
		new Choices(select, { shouldSort: false, itemSelectText: "", searchEnabled: select.options.length > 8, allowHTML: false });
	for (const select of scope.querySelectorAll<HTMLSelectElement>("select.js-choice-multi"))
		new Choices(select, { removeItemButton: true, shouldSort: false, itemSelectText: "", allowHTML: false, placeholderValue: select.dataset.placeholder });
}
start(form);
flatpickr("[data-picker=birth]", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "today" });
flatpickr("[data-picker=date]", { dateFormat: "m/d/Y", allowInput: true });

// What bootstrap.bundle.js does for data-bs-toggle="collapse".
const toggle = (button: Element, open: boolean) => {
	button.classList.toggle("collapsed", !open);
	button.setAttribute("aria-expanded", String(open));
	document.querySelector(button.getAttribute("data-bs-target")!)?.classList.toggle("show", open);
};
const heads = [...document.querySelectorAll("[data-bs-toggle=collapse]")];
for (const head of heads) head.addEventListener("click", () => toggle(head, head.classList.contains("collapsed")));
document.querySelector("#expandAll")?.addEventListener("click", () => heads.forEach((head) => toggle(head, true)));

let nextActivity = 2;
document.querySelector("#addActivity")?.addEventListener("click", () => {
	const list = document.querySelector("#activities")!;
	if (list.children.length >= 6) return;
	const html = document.querySelector<HTMLTemplateElement>("#activityTemplate")!.innerHTML.replaceAll("__i__", String(nextActivity++));
	list.insertAdjacentHTML("beforeend", html);
	start(list.lastElementChild!);
});
document.querySelector("#activities")?.addEventListener("click", (event) => {
	const target = event.target as Element;
	if (target.matches(".js-remove")) target.closest(".activity")?.remove();
});
let nextSibling = 1;
const blankSibling = document.querySelector(".sibling")!.outerHTML;
document.querySelector("#addSibling")?.addEventListener("click", () => {
	const i = nextSibling++;
	document.querySelector("#siblings")?.insertAdjacentHTML("beforeend", blankSibling.replaceAll("sib0", `sib${i}`).replaceAll("[0]", `[${i}]`));
});

const names = [...new Set([...form.elements].map((control) => (control as HTMLInputElement).name).filter((name) => name && !["csrf_token", "form_id", "search_terms"].includes(name)))];
for (const field of ["type", "org", "position", "grades", "hours", "weeks", "description"]) names.push(`activities[2][${field}]${field === "grades" ? "[]" : ""}`);
for (const field of ["first", "last", "age"]) names.push(`sib_${field}[1]`);
const controlsOf = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
const isBox = (name: string) => controlsOf(name)[0]?.type === "checkbox";

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const posted = (name: string) => (isBox(name) ? data.has(name) : name.endsWith("[]") ? data.getAll(name) : (data.get(name) ?? ""));
		return { ...Object.fromEntries(names.map((name) => [name, posted(name)])), submitted };
	},
	formShown: () => {
		const read = (name: string): unknown => {
			const all = controlsOf(name);
			const [first] = all;
			if (!first) return name.endsWith("[]") ? [] : "";
			if (first.type === "checkbox") return first.checked;
			if (first.type === "radio") return all.find((each) => each.checked)?.labels?.[0]?.textContent ?? "";
			const choices = first.closest(".choices");
			if (choices) {
				const items = [...choices.querySelectorAll(".choices__inner .choices__list .choices__item:not(.choices__placeholder)")].map((item) => item.firstChild?.textContent ?? "");
				return name.endsWith("[]") ? items : (items[0] ?? "");
			}
			if (first instanceof HTMLSelectElement) return first.value ? first.selectedOptions[0].text : "";
			return first.type === "hidden" ? (first.nextElementSibling as HTMLInputElement).value : first.value;
		};
		return Object.fromEntries(names.map((name) => [name, read(name)]));
	},
});
