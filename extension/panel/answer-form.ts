import type { Field } from "../../app/contract/fields";
import type { Refusal } from "../messages";
import { element } from "../popup/elements";
import type { Missing } from "./missing";
import { refusalView } from "./refusals";
import { whenSubmitted } from "./submitting";

/** Saves answers by their path and fills them in; gives the refusal where there was one. */
export type Save = (answers: ReadonlyMap<string, unknown>) => Promise<Refusal | undefined>;

type Asked = { missing: Missing; element: HTMLElement; control: HTMLElement; read: () => unknown };

let forms = 0;

/** A form for answers that the profile lacks, with the controls that the profile's table names. What was typed stays when saving fails. */
export function answerForm(missing: readonly Missing[], save: Save): HTMLFormElement {
	const own = ++forms;
	const asked = missing.map((each, index) => askedFor(each, `answer-${own}-${index}`));
	const faults = element("div");
	const form = element(
		"form",
		{},
		...asked.map((each) => each.element),
		faults,
		element("button", { type: "submit", class: "main" }, "Save and fill in"),
		element("p", { class: "quiet" }, "Saved to your profile, so that the next form has it, too."),
	);
	whenSubmitted(form, async () => {
		const answers = new Map(
			asked.flatMap(({ missing: { path }, read }) => {
				const answer = read();
				return answer === undefined ? [] : [[path, answer] as const];
			}),
		);
		if (answers.size === 0) return asked[0]?.control.focus();
		for (const { control } of asked) control.removeAttribute("aria-invalid");
		const refusal = await save(answers);
		faults.replaceChildren(...(refusal ? faultsOf(refusal, asked) : []));
	});
	return form;
}

function faultsOf(refusal: Refusal, asked: readonly Asked[]): HTMLElement[] {
	const { fields } = refusal;
	if (!fields) return [refusalView(refusal)];
	return Object.entries(fields).map(([path, message]) => {
		const found = asked.find(({ missing }) => missing.path === path);
		found?.control.setAttribute("aria-invalid", "true");
		const id = `${found?.control.id ?? path}-fault`;
		found?.control.setAttribute("aria-describedby", id);
		return element("p", { class: "error", role: "alert", id }, found ? `${found.missing.label}: ${message}` : message);
	});
}

function askedFor(missing: Missing, id: string): Asked {
	const { label, field } = missing;
	if (field.kind === "choices") {
		const boxes = field.options.map((option) => element("input", { type: "checkbox", value: option }));
		const group = element(
			"fieldset",
			{},
			element("legend", {}, label),
			...boxes.map((box) => element("label", { class: "choice" }, box, box.value)),
		);
		const read = () => {
			const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
			return ticked.length > 0 ? ticked : undefined;
		};
		return { missing, element: group, control: boxes[0] ?? group, read };
	}
	if (field.kind === "flag") {
		const box = element("input", { type: "checkbox", id });
		return { missing, element: element("label", { class: "choice" }, box, label), control: box, read: () => box.checked || undefined };
	}
	const control = controlFor(field, id);
	const read = () => {
		const typed = control.value.trim();
		return typed === "" ? undefined : field.kind === "number" ? Number(typed) : typed;
	};
	const offered = field.kind === "suggest" ? [element("datalist", { id: `${id}-offered` }, ...optionsOf(field.options))] : [];
	const hint = field.hint ? [element("span", { class: "quiet" }, ` ${field.hint}`)] : [];
	return { missing, element: element("label", {}, label, ...hint, control, ...offered), control, read };
}

function controlFor(field: Field, id: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
	const maxlength = field.maxLength === undefined ? undefined : String(field.maxLength);
	switch (field.kind) {
		case "choice":
			return element("select", { id }, element("option", { value: "" }, "Choose"), ...optionsOf(field.options));
		case "longText":
			return element("textarea", { id, maxlength });
		case "number": {
			const { min, max, step } = field;
			return element("input", {
				id,
				type: "number",
				min: String(min),
				max: max === undefined ? undefined : String(max),
				step: String(step),
			});
		}
		case "date":
			return element("input", { id, type: "date", min: "1900-01-01" });
		case "url":
			return element("input", { id, type: "url", placeholder: "https://" });
		case "phone":
			return element("input", { id, type: "tel", maxlength });
		case "suggest":
			return element("input", { id, list: `${id}-offered`, maxlength });
		default:
			return element("input", { id, maxlength });
	}
}

const optionsOf = (options: readonly string[]) => options.map((option) => element("option", { value: option }, option));
