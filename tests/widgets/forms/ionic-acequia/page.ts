import "@ionic/core/css/core.css";
import "@ionic/core/css/normalize.css";
import "@ionic/core/css/structure.css";
import "@ionic/core/css/typography.css";
import "@ionic/core/css/padding.css";
import "./page.css";
import { initialize } from "@ionic/core/components";
import { defineCustomElement as ionActionSheet } from "@ionic/core/components/ion-action-sheet.js";
import { defineCustomElement as ionAlert } from "@ionic/core/components/ion-alert.js";
import { defineCustomElement as ionApp } from "@ionic/core/components/ion-app.js";
import { defineCustomElement as ionButton } from "@ionic/core/components/ion-button.js";
import { defineCustomElement as ionButtons } from "@ionic/core/components/ion-buttons.js";
import { defineCustomElement as ionCardHeader } from "@ionic/core/components/ion-card-header.js";
import { defineCustomElement as ionCardSubtitle } from "@ionic/core/components/ion-card-subtitle.js";
import { defineCustomElement as ionCardTitle } from "@ionic/core/components/ion-card-title.js";
import { defineCustomElement as ionCard } from "@ionic/core/components/ion-card.js";
import { defineCustomElement as ionCheckbox } from "@ionic/core/components/ion-checkbox.js";
import { defineCustomElement as ionContent } from "@ionic/core/components/ion-content.js";
import { defineCustomElement as ionDatetime } from "@ionic/core/components/ion-datetime.js";
import { defineCustomElement as ionHeader } from "@ionic/core/components/ion-header.js";
import { defineCustomElement as ionInput } from "@ionic/core/components/ion-input.js";
import { defineCustomElement as ionItem } from "@ionic/core/components/ion-item.js";
import { defineCustomElement as ionLabel } from "@ionic/core/components/ion-label.js";
import { defineCustomElement as ionListHeader } from "@ionic/core/components/ion-list-header.js";
import { defineCustomElement as ionList } from "@ionic/core/components/ion-list.js";
import { defineCustomElement as ionModal } from "@ionic/core/components/ion-modal.js";
import { defineCustomElement as ionNote } from "@ionic/core/components/ion-note.js";
import { defineCustomElement as ionPopover } from "@ionic/core/components/ion-popover.js";
import { defineCustomElement as ionRadioGroup } from "@ionic/core/components/ion-radio-group.js";
import { defineCustomElement as ionRadio } from "@ionic/core/components/ion-radio.js";
import { defineCustomElement as ionSegmentButton } from "@ionic/core/components/ion-segment-button.js";
import { defineCustomElement as ionSegment } from "@ionic/core/components/ion-segment.js";
import { defineCustomElement as ionSelectOption } from "@ionic/core/components/ion-select-option.js";
import { defineCustomElement as ionSelect } from "@ionic/core/components/ion-select.js";
import { defineCustomElement as ionTextarea } from "@ionic/core/components/ion-textarea.js";
import { defineCustomElement as ionTitle } from "@ionic/core/components/ion-title.js";
import { defineCustomElement as ionToggle } from "@ionic/core/components/ion-toggle.js";
import { defineCustomElement as ionToolbar } from "@ionic/core/components/ion-toolbar.js";

initialize({ mode: "md" });
for (const define of [
	ionActionSheet, ionAlert, ionApp, ionButton, ionButtons, ionCard, ionCardHeader, ionCardSubtitle, ionCardTitle, ionCheckbox, ionContent, ionDatetime, ionHeader, ionInput, ionItem,
	ionLabel, ionList, ionListHeader, ionModal, ionNote, ionPopover, ionRadio, ionRadioGroup, ionSegment, ionSegmentButton, ionSelect, ionSelectOption, ionTextarea, ionTitle, ionToggle, ionToolbar,
])
	define();

type Field = HTMLElement & { value: unknown; checked: boolean; name: string; multiple?: boolean };
type Activity = Record<"grupo" | "puesto" | "tipo" | "horas", string>;
const PARTS = ["grupo", "puesto", "tipo", "horas"] as const;
const MOST = 3;
const find = <E extends HTMLElement = Field>(selector: string) => document.querySelector<E>(selector)!;

/* Dates: the calendar of each is in a modal, the row shows what was chosen. */
const dates: Record<string, string> = { nacimiento: "", graduacion: "" };
for (const [name, length, format] of [
	["nacimiento", 10, { day: "numeric", month: "long", year: "numeric" }],
	["graduacion", 7, { month: "long", year: "numeric" }],
] as const)
	find(`#${name}`).addEventListener("ionChange", (event) => {
		const value = (event as CustomEvent).detail.value as string | null;
		dates[name] = value ? value.slice(0, length) : "";
		const note = find(`[data-date="${name}"]`);
		const [year, month, day = 1] = dates[name].split("-").map(Number);
		note.textContent = value ? new Intl.DateTimeFormat("es-MX", format).format(new Date(year, month - 1, day)) : "Elegir · Choose";
		note.classList.toggle("chosen", Boolean(value));
	});

/* Activities */
const activities: Activity[] = [];
let editing = -1;
const modal = find<HTMLElement & { present(): Promise<void>; dismiss(): Promise<boolean> }>("#modal-actividad");
const part = (name: string) => modal.querySelector<Field>(`[data-part="${name}"]`)!;
const labelOf = (value: string) => modal.querySelector(`ion-select-option[value="${value}"]`)?.textContent ?? "";

function draw() {
	find("#actividades").replaceChildren(
		...activities.map((activity, index) => {
			const item = document.createElement("ion-item");
			item.className = "activity";
			item.innerHTML = `<ion-label><h2 data-shown="grupo"></h2><p data-shown="puesto"></p><p><span data-shown="tipo"></span> · <span data-shown="horas"></span> h/sem.</p></ion-label><ion-button slot="end" fill="clear" type="button">Editar · Edit</ion-button>`;
			for (const name of PARTS) item.querySelector(`[data-shown="${name}"]`)!.textContent = name === "tipo" ? labelOf(activity.tipo) : activity[name];
			item.querySelector("ion-button")!.addEventListener("click", () => edit(index));
			return item;
		}),
	);
	(find("#agregar") as unknown as { disabled: boolean }).disabled = activities.length >= MOST;
}
function edit(index: number) {
	editing = index;
	for (const name of PARTS) part(name).value = activities[index]?.[name] ?? (name === "tipo" ? undefined : "");
	modal.present();
}
find("#agregar").addEventListener("click", () => edit(-1));
find("#cancelar").addEventListener("click", () => modal.dismiss());
find("#guardar").addEventListener("click", () => {
	const entry = Object.fromEntries(PARTS.map((name) => [name, String(part(name).value ?? "")])) as Activity;
	if (!entry.grupo.trim()) return;
	if (editing < 0) activities.push(entry);
	else activities[editing] = entry;
	draw();
	modal.dismiss();
});

let submitted = false;
find("#solicitud").addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const FIELDS = "ion-input, ion-textarea, ion-select, ion-radio-group, ion-segment, ion-toggle, ion-checkbox";
const fields = () => [...find("#solicitud").querySelectorAll<Field>(FIELDS)];
const nameOf = (field: Field) => field.dataset.name ?? field.name;
const isBox = (field: Field) => field.matches("ion-toggle, ion-checkbox");

function shownOf(field: Field): unknown {
	if (field.matches("ion-input, ion-textarea")) return field.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
	if (isBox(field)) return field.matches(".toggle-checked, .checkbox-checked");
	if (field.matches("ion-radio-group")) return field.querySelector(".radio-checked")?.textContent?.trim() ?? "";
	if (field.matches("ion-segment")) return field.querySelector(".segment-button-checked")?.textContent?.trim() ?? "";
	const text = field.shadowRoot?.querySelector(".select-text");
	return !text || text.classList.contains("select-placeholder") ? "" : (text.textContent ?? "").trim();
}

Object.assign(window, {
	formState: () => {
		const state: Record<string, unknown> = {};
		for (const field of fields()) state[nameOf(field)] = isBox(field) ? field.checked : (field.value ?? (field.multiple ? [] : ""));
		for (const name of Object.keys(dates)) state[name] = dates[name];
		for (let index = 0; index < MOST; index++) for (const name of PARTS) state[`act${index + 1}_${name}`] = activities[index]?.[name] ?? "";
		return { ...state, submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const field of fields()) shown[nameOf(field)] = shownOf(field);
		for (const name of Object.keys(dates)) {
			const note = find(`[data-date="${name}"]`);
			shown[name] = note.classList.contains("chosen") ? note.textContent : "";
		}
		for (let index = 0; index < MOST; index++)
			for (const name of PARTS) shown[`act${index + 1}_${name}`] = document.querySelectorAll("#actividades ion-item")[index]?.querySelector(`[data-shown="${name}"]`)?.textContent ?? "";
		return shown;
	},
});
