import type { FieldOutcome, PlannedField } from "../engine/types";
import { button, element, link } from "./elements";
import { sourceOf } from "./sources";
import { CONFIDENCE, nameOf } from "./words";

/** What can be done with one field of the report: put it back as it was, and move the page to it. */
export type FieldActions = { putBack?: (id: string) => Promise<boolean>; show?: (id: string) => Promise<unknown> };

/** What the student said of one field before it is filled. */
export type RowChoice = { isTicked: boolean; isAsProfile: boolean };

/**
 * One field of the preview: whether it is filled, the value, where that comes from and how sure the engine is of the question.
 * `changed` is told of each choice; `forget` forgets what was given here last time.
 */
export function previewRow(
	field: PlannedField,
	changed: (choice: RowChoice) => void,
	forget: ((correction: string) => Promise<void>) | undefined,
): HTMLElement {
	const choice: RowChoice = { isTicked: true, isAsProfile: false };
	let { remembered } = field;
	const tick = element("input", { type: "checkbox" });
	tick.checked = true;
	const head = element("label", {}, tick, labelOf(field));
	const row = element("li", {});
	const draw = () => {
		const isRemembered = remembered !== undefined && !choice.isAsProfile;
		const value = choice.isAsProfile ? field.remembered?.profile : field.value;
		const memory = remembered ? [isRemembered ? asProfile(remembered.profile) : asRemembered(), ...forgetting(remembered.id)] : [];
		row.replaceChildren(head, typedOf({ value }), ...tagsOf(field), aboutOf(field, isRemembered), ...memory);
		row.classList.toggle("off", !choice.isTicked);
	};
	const choose = (change: Partial<RowChoice>) => {
		changed(Object.assign(choice, change));
		draw();
	};
	const chooseAnswer = (isAsProfile: boolean) => {
		choose({ isAsProfile });
		(row.querySelector("button") ?? tick).focus();
	};
	const asProfile = (profile: string) => small(`Use my profile’s answer: ${profile}`, nameOf(field), () => chooseAnswer(true));
	const asRemembered = () => small("Use what I gave last time", nameOf(field), () => chooseAnswer(false));
	const forgetting = (id: string) =>
		forget
			? [
					small("Forget it", nameOf(field), async () => {
						await forget(id);
						remembered = undefined;
						chooseAnswer(true);
					}),
				]
			: [];
	tick.addEventListener("change", () => choose({ isTicked: tick.checked }));
	draw();
	return row;
}

/** One field of the report; `putBack` gives whether the page holds again what it held before, `show` moves the page to it. */
export function reportRow(outcome: FieldOutcome, details: (Node | string)[], { putBack, show }: FieldActions): HTMLElement {
	const row = element("li", {}, show ? shower(outcome, show) : labelOf(outcome), ...details);
	if (!putBack) return row;
	const said = element("span", { class: "about", role: "status", tabindex: "-1" });
	const back = small("Put back", nameOf(outcome), async () => {
		const isBack = await putBack(outcome.id);
		said.textContent = isBack ? "Put back." : "The page goes on holding this. Look at it there.";
		if (!isBack) return;
		said.focus();
		back.remove();
	});
	row.append(back, said);
	return row;
}

function shower(outcome: FieldOutcome, show: (id: string) => Promise<unknown>): HTMLButtonElement {
	const name = small(nameOf(outcome), "", async () => void (await show(outcome.id)));
	name.classList.add("shows");
	name.setAttribute("aria-label", `Show on the page: ${nameOf(outcome)}`);
	return name;
}

/** Where the value comes from: a link to that place of the profile, or the student's own hand. */
export function aboutOf({ path }: Pick<PlannedField, "path">, isRemembered: boolean): HTMLElement {
	const { words, href } = sourceOf(path ?? "");
	return element("span", { class: "about" }, isRemembered ? "You changed this here last time" : link(words, href));
}

/** How sure the engine is of the question, and whether it is one that is asked about each time. */
export function tagsOf({ confidence, sensitive }: Pick<PlannedField, "confidence" | "sensitive">): (Node | string)[] {
	return [
		...(confidence ? [" ", element("span", { class: confidence === "sure" ? "tag" : "tag check" }, CONFIDENCE[confidence])] : []),
		...(sensitive ? [" ", element("span", { class: "tag" }, "sensitive")] : []),
	];
}

const labelOf = (field: { label: string }): HTMLElement => element("span", { class: "label" }, nameOf(field));
export const typedOf = ({ value }: { value?: string }): HTMLElement => element("span", { class: "value" }, value ?? "");

/** A small button in a row, whose name also says which field it is about. */
function small(text: string, about: string, press: () => void | Promise<void>): HTMLButtonElement {
	const built = button(text, "plain", press);
	built.classList.add("small");
	built.setAttribute("aria-label", `${text}, ${about}`);
	return built;
}
