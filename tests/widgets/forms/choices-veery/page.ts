import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import Choices from "choices.js";
import flatpickr from "flatpickr";

const style = document.createElement("style");
style.textContent = `
	body { font: 15px/1.4 "Segoe UI", Arial, sans-serif; max-width: 1080px; margin: 0 auto; padding: 1rem; color: #1c2733; }
	.union { font-weight: 700; text-transform: uppercase; margin: 0; } .employer { margin: 0; }
	.part { border-top: 3px solid #23425f; margin-top: 1.5rem; } .part h2 span { color: #23425f; }
	.grid { display: grid; grid-template-columns: repeat(12, 1fr); gap: .8rem; align-items: start; }
	${[2, 4, 6, 8, 12].map((n) => `.col-${n} { grid-column: span ${n}; }`).join(" ")}
	.grid label { display: block; font-size: .85rem; } .choice { border: 0; padding: 0; margin: 0; } .choice label { display: inline-block; margin-right: 1rem; } .choice legend { font-size: .85rem; }
	.grid input[type=text], .grid input[type=email], .grid input[type=tel], .grid textarea { width: 100%; box-sizing: border-box; padding: .45rem; }
	.hint { font-size: .75rem; margin: .2rem 0 0; color: #666; } table { width: 100%; border-collapse: collapse; } td, th { border: 1px solid #b9c4cf; padding: .3rem; vertical-align: top; text-align: left; } abbr { color: #b00020; text-decoration: none; }
	td .choices { margin: 0; min-width: 110px; }`;
document.head.append(style);

for (const select of document.querySelectorAll<HTMLSelectElement>("select.js-choice"))
	new Choices(select, { shouldSort: false, itemSelectText: "", searchEnabled: select.multiple || select.dataset.search === "true", removeItemButton: select.multiple });
flatpickr(".js-date", { dateFormat: "m/d/Y", allowInput: true });
flatpickr(".js-date-long", { dateFormat: "Y-m-d", altInput: true, altFormat: "F j, Y", allowInput: true });

const form = document.querySelector<HTMLFormElement>("#new_application")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => [...form.elements].filter((each): each is Control => each.matches("input[name], select[name], textarea[name]") && (each as Control).name !== "search_terms");
const names = () => [...new Set(controls().map(({ name }) => name))];

function posted(name: string): unknown {
	const all = controls().filter((each) => each.name === name);
	const [first] = all;
	if (first instanceof HTMLInputElement && first.type === "radio") return all.find((each) => (each as HTMLInputElement).checked)?.value ?? "";
	if (first instanceof HTMLInputElement && first.type === "checkbox") return first.checked;
	if (first instanceof HTMLSelectElement && first.multiple) return [...first.selectedOptions].map(({ value }) => value).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
	return first.value;
}

function read(name: string): unknown {
	const all = controls().filter((each) => each.name === name);
	const [first] = all;
	if (first instanceof HTMLInputElement && first.type === "radio") return all.find((each) => (each as HTMLInputElement).checked)?.closest("label")?.textContent?.trim() ?? "";
	if (first instanceof HTMLInputElement && first.type === "checkbox") return first.checked;
	if (first instanceof HTMLSelectElement) {
		const items = [...first.closest(".choices")!.querySelectorAll<HTMLElement>(".choices__inner .choices__list .choices__item:not(.choices__placeholder)")].map((item) => item.firstChild!.textContent!.trim());
		return first.multiple ? items.sort((a, b) => a.localeCompare(b, "en", { numeric: true })) : (items[0] ?? "");
	}
	const dated = (first as any)._flatpickr;
	return dated?.altInput ? dated.altInput.value : first.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names().map((name) => [name, posted(name)])), submitted }),
	formShown: () => Object.fromEntries(names().map((name) => [name, read(name)])),
});
