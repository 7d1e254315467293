import "./locale";
import "@ui5/webcomponents/dist/Bar.js";
import "@ui5/webcomponents/dist/Button.js";
import "@ui5/webcomponents/dist/CheckBox.js";
import "@ui5/webcomponents/dist/ComboBox.js";
import "@ui5/webcomponents/dist/ComboBoxItem.js";
import "@ui5/webcomponents/dist/DatePicker.js";
import "@ui5/webcomponents/dist/Dialog.js";
import "@ui5/webcomponents/dist/Form.js";
import "@ui5/webcomponents/dist/FormItem.js";
import "@ui5/webcomponents/dist/Input.js";
import "@ui5/webcomponents/dist/Label.js";
import "@ui5/webcomponents/dist/MessageStrip.js";
import "@ui5/webcomponents/dist/MultiComboBox.js";
import "@ui5/webcomponents/dist/MultiComboBoxItem.js";
import "@ui5/webcomponents/dist/Option.js";
import "@ui5/webcomponents/dist/Panel.js";
import "@ui5/webcomponents/dist/RadioButton.js";
import "@ui5/webcomponents/dist/Select.js";
import "@ui5/webcomponents/dist/StepInput.js";
import "@ui5/webcomponents/dist/Switch.js";
import "@ui5/webcomponents/dist/Tab.js";
import "@ui5/webcomponents/dist/TabContainer.js";
import "@ui5/webcomponents/dist/Table.js";
import "@ui5/webcomponents/dist/TableCell.js";
import "@ui5/webcomponents/dist/TableHeaderCell.js";
import "@ui5/webcomponents/dist/TableHeaderRow.js";
import "@ui5/webcomponents/dist/TableRow.js";
import "@ui5/webcomponents/dist/Text.js";
import "@ui5/webcomponents/dist/TextArea.js";
import "@ui5/webcomponents/dist/Title.js";
import "@ui5/webcomponents-icons/dist/add.js";
import "@ui5/webcomponents-icons/dist/delete.js";
import "@ui5/webcomponents-icons/dist/edit.js";
import "./university.css";

declare global {
	interface Window {
		formState(): Record<string, unknown>;
		formShown(): Record<string, unknown>;
	}
}

// biome-ignore lint/suspicious/noExplicitAny: each element has properties of its own
type Ui5 = HTMLElement & Record<string, any>;
const get = (id: string) => document.getElementById(id) as Ui5;

const form = document.querySelector<HTMLFormElement>("#admission")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

// Activities: entered in a dialog, listed in a table.
const PARTS = ["organisation", "function", "hours", "description"] as const;
type Activity = Record<(typeof PARTS)[number], string>;
const MOST = 3;
const activities: Activity[] = [];
let edited = -1;

function ask(index: number) {
	edited = index;
	for (const part of PARTS) get(`draft-${part}`).value = activities[index]?.[part] ?? "";
	get("draft-organisation").valueState = "None";
	get("activity").open = true;
}

function make(tag: string, properties: Record<string, unknown>, ...children: (string | HTMLElement)[]) {
	const element = Object.assign(document.createElement(tag), properties);
	element.append(...children);
	return element as Ui5;
}

function list() {
	const table = get("activities");
	for (const row of table.querySelectorAll("ui5-table-row")) row.remove();
	activities.forEach((activity, index) => {
		const edit = make("ui5-button", { icon: "edit", design: "Transparent", tooltip: "Edit" });
		edit.addEventListener("click", () => ask(index));
		const remove = make("ui5-button", { icon: "delete", design: "Transparent", tooltip: "Delete" });
		remove.addEventListener("click", () => {
			activities.splice(index, 1);
			list();
		});
		const cells = PARTS.map((part) => make("ui5-table-cell", {}, make("ui5-text", {}, activity[part])));
		table.append(make("ui5-table-row", { rowKey: String(index) }, ...cells, make("ui5-table-cell", {}, edit, remove)));
	});
	get("add-activity").disabled = activities.length >= MOST;
}

get("add-activity").addEventListener("click", () => ask(activities.length));
get("cancel-activity").addEventListener("click", () => {
	get("activity").open = false;
});
get("save-activity").addEventListener("click", () => {
	const activity = Object.fromEntries(PARTS.map((part) => [part, String(get(`draft-${part}`).value ?? "").trim()])) as Activity;
	if (!activity.organisation) {
		get("draft-organisation").valueState = "Negative";
		return;
	}
	activities[edited] = activity;
	list();
	get("activity").open = false;
});

const named = () => [...form.querySelectorAll<Ui5>("[name]")];
const names = () => [...new Set(named().map((element) => element.getAttribute("name")!))];
const tagOf = (element: Element) => element.tagName.toLowerCase();
const elementOf = (name: string) => named().find((element) => element.getAttribute("name") === name)!;

function posted() {
	const data = new FormData(form);
	return names().map((name) => {
		if (tagOf(elementOf(name)) === "ui5-multi-combobox") return [name, data.getAll(name).filter((text) => text !== "")];
		return [name, data.get(name) ?? ""];
	});
}
const entries = (of: (index: number, part: (typeof PARTS)[number]) => string) =>
	Array.from({ length: MOST }, (_, i) => PARTS.map((part) => [`activity${i + 1}_${part}`, of(i, part)])).flat();

/** What the form posts, and the entries it posts with them. */
window.formState = () => ({ ...Object.fromEntries([...posted(), ...entries((i, part) => activities[i]?.[part] ?? "")]), submitted });

/** The text in the box that a person sees, however deep the element holds it. */
function boxOf(element: Element): HTMLInputElement | HTMLTextAreaElement | undefined {
	const root = element.shadowRoot;
	if (!root) return undefined;
	return root.querySelector<HTMLInputElement>("input, textarea") ?? [...root.querySelectorAll("*")].map(boxOf).find((box) => box !== undefined);
}

function shown(name: string): unknown {
	const element = elementOf(name);
	switch (tagOf(element)) {
		case "ui5-radio-button":
			return named().find((radio) => radio.getAttribute("name") === name && radio.checked)?.text ?? "";
		case "ui5-checkbox":
		case "ui5-switch":
			return element.checked;
		case "ui5-select":
			return element.value === "" ? "" : element.selectedOption.textContent.trim();
		case "ui5-multi-combobox":
			return [...element.shadowRoot!.querySelectorAll("[ui5-token]")].map((token) => (token as Ui5).text);
		default:
			return boxOf(element)?.value ?? "";
	}
}
window.formShown = () =>
	Object.fromEntries([
		...names().map((name) => [name, shown(name)]),
		...entries((i, part) => get("activities").querySelectorAll("ui5-table-row")[i]?.querySelectorAll("ui5-text")[PARTS.indexOf(part)]?.textContent ?? ""),
	]);
