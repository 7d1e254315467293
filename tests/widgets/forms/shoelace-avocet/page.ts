import "@shoelace-style/shoelace/dist/themes/light.css";
import "@shoelace-style/shoelace/dist/components/button/button.js";
import "@shoelace-style/shoelace/dist/components/checkbox/checkbox.js";
import "@shoelace-style/shoelace/dist/components/details/details.js";
import type SlDialog from "@shoelace-style/shoelace/dist/components/dialog/dialog.js";
import "@shoelace-style/shoelace/dist/components/dialog/dialog.js";
import "@shoelace-style/shoelace/dist/components/icon/icon.js";
import "@shoelace-style/shoelace/dist/components/input/input.js";
import "@shoelace-style/shoelace/dist/components/option/option.js";
import "@shoelace-style/shoelace/dist/components/radio/radio.js";
import "@shoelace-style/shoelace/dist/components/radio-button/radio-button.js";
import "@shoelace-style/shoelace/dist/components/radio-group/radio-group.js";
import "@shoelace-style/shoelace/dist/components/select/select.js";
import "@shoelace-style/shoelace/dist/components/switch/switch.js";
import "@shoelace-style/shoelace/dist/components/textarea/textarea.js";
import { serialize } from "@shoelace-style/shoelace/dist/utilities/form.js";
import "./page.css";

type Control = HTMLElement & { value: string | string[] };
type Activity = Record<string, string | string[]>;

const PARTS = ["kind", "organization", "role", "about", "years", "hours", "weeks", "goOn"];
/** The page's list of activities has room for so many in its report. */
const SHOWN = 2;

const form = document.querySelector<HTMLFormElement>("#app")!;
const dialog = document.querySelector<SlDialog>("#activity-dialog")!;
const list = document.querySelector<HTMLUListElement>("#activities")!;
const activities: Activity[] = [];
let submitted = false;

const part = (name: string) => dialog.querySelector<Control>(`[name=${name}]`)!;

document.querySelector("#add-activity")!.addEventListener("click", () => {
	for (const name of PARTS) part(name).value = name === "years" ? [] : "";
	dialog.show();
});
document.querySelector("#cancel-activity")!.addEventListener("click", () => dialog.hide());
document.querySelector("#save-activity")!.addEventListener("click", () => {
	activities.push(Object.fromEntries(PARTS.map((name) => [name, part(name).value])));
	drawActivities();
	dialog.hide();
});

function labelOf(name: string, value: string) {
	return part(name).querySelector(`[value="${value}"]`)?.textContent ?? value;
}

function drawActivities() {
	list.replaceChildren(
		...activities.map((activity) => {
			const item = document.createElement("li");
			for (const name of PARTS) {
				const value = activity[name] ?? "";
				const cell = document.createElement("span");
				cell.dataset.part = name;
				for (const one of [value].flat()) {
					const bit = document.createElement("span");
					bit.textContent = labelOf(name, one);
					cell.append(bit, " ");
				}
				item.append(cell);
			}
			return item;
		}),
	);
}

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const controls = [...form.querySelectorAll<Control>("[name]")].filter((element) => /^q\d/.test(element.getAttribute("name")!));
const nameOf = (element: Element) => element.getAttribute("name")!;
const isBox = (element: Element) => ["SL-CHECKBOX", "SL-SWITCH"].includes(element.tagName);
const isMany = (element: Element) => element.tagName === "SL-SELECT" && element.hasAttribute("multiple");

function rows(read: (index: number, name: string) => unknown) {
	return Array.from({ length: SHOWN }, (_, index) => PARTS.map((name) => [`activity${index + 1}_${name}`, read(index, name)])).flat();
}

function formState() {
	const data = serialize(form) as Record<string, string | string[]>;
	return {
		...Object.fromEntries(
			controls.map((element) => {
				const value = data[nameOf(element)];
				if (isBox(element)) return [nameOf(element), value !== undefined];
				return [nameOf(element), isMany(element) ? [value ?? []].flat() : (value ?? "")];
			}),
		),
		...Object.fromEntries(rows((index, name) => activities[index]?.[name] ?? (name === "years" ? [] : ""))),
		submitted,
	};
}

function shownIn(element: Control) {
	const root = element.shadowRoot!;
	if (isBox(element)) return root.querySelector("input")!.checked;
	if (isMany(element)) return [...root.querySelectorAll("sl-tag")].map((tag) => tag.textContent!.trim());
	if (element.tagName === "SL-RADIO-GROUP") return element.querySelector("[aria-checked=true], [checked]")?.textContent ?? checkedButton(element);
	if (element.tagName === "SL-SELECT") return root.querySelector<HTMLInputElement>("[part~=display-input]")!.value;
	return root.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")!.value;
}

function checkedButton(group: Element) {
	const on = [...group.querySelectorAll("sl-radio-button")].find((button) => button.shadowRoot!.querySelector("[aria-checked=true]"));
	return on?.textContent ?? "";
}

function formShown() {
	return {
		...Object.fromEntries(controls.map((element) => [nameOf(element), shownIn(element)])),
		...Object.fromEntries(
			rows((index, name) => {
				const bits = [...(list.children[index]?.querySelectorAll(`[data-part=${name}] > span`) ?? [])].map((bit) => bit.textContent);
				return name === "years" ? bits : (bits[0] ?? "");
			}),
		),
	};
}

Object.assign(window, { formState, formShown });
