import "slim-select/styles";
import "pikaday/css/pikaday.css";
import "./page.css";
import Cleave from "cleave.js";
import Pikaday from "pikaday";
import SlimSelect from "slim-select";

const form = document.getElementById("aspnetForm") as HTMLFormElement;
const all = <E extends Element = HTMLInputElement>(selector: string) => [...form.querySelectorAll<E>(selector)];

for (const select of all<HTMLSelectElement>("select.slim"))
	new SlimSelect({
		select,
		settings: select.multiple
			? { placeholderText: "Select all that apply", closeOnSelect: false, showSearch: false }
			: { showSearch: select.options.length > 10, ariaLabel: form.querySelector(`label[for="${select.id}"]`)?.textContent ?? "" },
	});
for (const field of all(".date")) {
	const birth = field.classList.contains("birth");
	new Pikaday({ field, format: "MM/DD/YYYY", yearRange: birth ? [1995, 2013] : [1950, 2030], ...(birth ? { defaultDate: new Date(2009, 0, 1) } : {}) });
}
for (const field of all(".phone")) new Cleave(field, { numericOnly: true, delimiters: ["(", ") ", "-"], blocks: [0, 3, 3, 4] });
for (const field of all(".zip")) new Cleave(field, { numericOnly: true, delimiter: "-", delimiterLazyShow: true, blocks: [5, 4] });
for (const field of all(".ssn")) new Cleave(field, { numericOnly: true, delimiter: "-", blocks: [3, 2, 4] });
for (const field of all(".money")) new Cleave(field, { numeral: true, numeralDecimalScale: 0, prefix: "$", noImmediatePrefix: true });
for (const field of all(".hours")) new Cleave(field, { numeral: true, numeralDecimalScale: 1, numeralIntegerScale: 3 });

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** The page's own short name of a Web Forms control: ctl00$Main$txtLast is txtLast. */
function keyOf(name: string) {
	const sibling = /gvSiblings\$ctl0(\d)\$txt(\w+)$/.exec(name);
	return sibling ? `sibling${Number(sibling[1]) - 1}${sibling[2]}` : name.replace("ctl00$Main$", "");
}
const fields = () => all<any>("input, select, textarea").filter(({ name, type }) => name?.startsWith("ctl00$Main$") && type !== "submit");
function posted() {
	const data = new FormData(form);
	return Object.fromEntries(
		fields().map((field) => [keyOf(field.name), field.type === "checkbox" ? data.has(field.name) : field.multiple ? data.getAll(field.name) : (data.get(field.name) ?? "")]),
	);
}
function shown() {
	const entries: Record<string, unknown> = {};
	for (const field of fields()) {
		const key = keyOf(field.name);
		if (field.type === "checkbox") entries[key] = field.checked;
		else if (field.type === "radio") entries[key] = form.querySelector(`[name="${field.name}"]:checked + label`)?.textContent ?? "";
		else if (field.tagName === "SELECT") {
			const face = field.nextElementSibling as HTMLElement;
			entries[key] = field.multiple
				? [...face.querySelectorAll(".ss-value:not(.ss-value-out) .ss-value-text")].map((value) => value.textContent)
				: (face.querySelector(".ss-single")?.textContent ?? "");
		} else entries[key] = field.value;
	}
	return entries;
}
Object.assign(window, { formState: () => ({ ...posted(), submitted }), formShown: shown });
