import { registerLocaleDataLoader } from "@ui5/webcomponents-base/dist/asset-registries/LocaleData.js";
import english from "@ui5/webcomponents-localization/dist/generated/assets/cldr/en.json";
import "@ui5/webcomponents/dist/Bar.js";
import "@ui5/webcomponents/dist/Button.js";
import "@ui5/webcomponents/dist/CheckBox.js";
import "@ui5/webcomponents/dist/ComboBox.js";
import "@ui5/webcomponents/dist/ComboBoxItem.js";
import "@ui5/webcomponents/dist/DatePicker.js";
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
import "@ui5/webcomponents/dist/TextArea.js";
import "@ui5/webcomponents/dist/Title.js";
import { COUNTRIES } from "../../lists";
import "./page.css";

registerLocaleDataLoader("en", async () => english as never);

const form = document.querySelector<HTMLFormElement>("#mg1")!;
const countries = document.querySelector("#A09_birthcountry")!;
for (const country of COUNTRIES) {
	const item = document.createElement("ui5-cb-item");
	item.setAttribute("text", country);
	countries.append(item);
}

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const named = [...form.querySelectorAll<HTMLElement>("[name]")].filter((element) => element.localName.startsWith("ui5-"));
const names = [...new Set(named.map((element) => element.getAttribute("name")!))];
const first = (name: string) => named.find((element) => element.getAttribute("name") === name)!;

/** What the form would post. */
function posted() {
	const data = new FormData(form);
	return Object.fromEntries(
		names.map((name) => {
			const kind = first(name).localName;
			const values = data.getAll(name).map(String);
			if (kind === "ui5-checkbox") return [name, values.length > 0];
			if (kind === "ui5-multi-combobox") return [name, values.filter((value) => value !== "")];
			return [name, values[0] ?? ""];
		}),
	);
}

function inner(element: Element): string {
	const root = element.shadowRoot!;
	const box = root.querySelector<HTMLInputElement>("input, textarea");
	if (box) return box.value;
	return inner(root.querySelector(".ui5-date-picker-input, .ui5-step-input-input")!);
}

/** What stands in the controls. */
function read() {
	return Object.fromEntries(
		names.map((name) => {
			const element = first(name);
			const root = element.shadowRoot!;
			switch (element.localName) {
				case "ui5-checkbox":
					return [name, root.querySelector("[role=checkbox]")!.getAttribute("aria-checked") === "true"];
				case "ui5-radio-button": {
					const on = named.find((each) => each.getAttribute("name") === name && each.shadowRoot!.querySelector("[aria-checked=true]"));
					return [name, on?.getAttribute("text") ?? ""];
				}
				case "ui5-select":
					return [name, root.querySelector(".ui5-select-label-root")!.textContent!.trim()];
				case "ui5-multi-combobox":
					return [name, [...root.querySelectorAll("[ui5-token]")].map((token) => token.getAttribute("text") ?? (token as unknown as { text: string }).text)];
				default:
					return [name, inner(element)];
			}
		}),
	);
}

Object.assign(window, { formState: () => ({ ...posted(), submitted }), formShown: read });
