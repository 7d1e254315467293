import { builtIn } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import { type ShadowRootOf, walk } from "../collect/walk";
import { wordsOf } from "../words";
import { press } from "./events";
import { hitNear } from "./reach";

/** What forms call one entry of each list of the profile. */
const ENTRIES: Readonly<Record<string, RegExp>> = {
	extracurricularActivities: /\b(activit(y|ies)|extracurriculars?|clubs?|actividad(es)?)\b/,
	achievements: /\b(honou?rs?|awards?|achievements?|recognitions?|premios?|honores|reconocimientos?|logros?)\b/,
	highSchoolClasses: /\b(courses?|class(es)?|cursos?|clases?|materias?)\b/,
	apIbExamScores: /\b((ap|ib|advanced placement)( ib| ap)?( exams?| tests?| scores?)?|exams?|exam scores?|examen(es)?)\b/,
	"familyInformation.siblings": /\b(siblings?|brothers?|sisters?|herman[oa]s?)\b/,
};
/** The lists of the profile that forms ask for row by row. */
export const ROW_LISTS: readonly string[] = Object.keys(ENTRIES);
const ADDS = /^(add|agregar|agregue|anadir|anada|another|new|insert|nuev[oa])\b/;
/** Words that say nothing but that there is one more. */
const MORE =
	/^((add|agregar|agregue|anadir|anada|insert|another|an?|one|more|new|un[oa]?|otr[oa]|mas|nuev[oa]|row|entry|item|line|fila|entrada|plus) ?)+$/;
const NEVER =
	/\b(cart|file|files|document|documents|attachment|upload|photo|card|payment|account|signature|recommender|teacher|counselor|parent|guardian|and continue|submit|save)\b/;
const BUTTONS = "button,[role=button],input[type=button],a[href='#'],a:not([href])";

/** A list of the profile that has more entries than the page has rows. `rows` are the page's controls for it. */
export type Short = { list: string; rows: readonly HTMLElement[] };

/**
 * Presses the button that adds a row to one of these lists. Only one that says so, that a person can see and click, and that neither sends the
 * form nor leads elsewhere. Gives the list whose button was pressed.
 */
export function pressAdd(
	document: Document,
	lists: readonly Short[],
	all: readonly HTMLElement[],
	shadowRootOf?: ShadowRootOf,
): string | undefined {
	const buttons = [...walk(document, shadowRootOf).roots]
		.flatMap((root) => [...builtIn(root, "querySelectorAll")<HTMLElement>(BUTTONS)])
		.filter(addsRow);
	for (const short of lists)
		for (const button of buttons) {
			if (!isFor(button, short, all) || !isWithinReach(button)) continue;
			press(button);
			return short.list;
		}
	return undefined;
}

const nameOf = (button: HTMLElement) =>
	wordsOf((button.textContent ?? "").trim() || (button.getAttribute("aria-label") ?? (button as HTMLInputElement).value ?? ""));

function addsRow(button: HTMLElement): boolean {
	const name = nameOf(button);
	if (!ADDS.test(name) || NEVER.test(name) || name.split(" ").length > 8) return false;
	const { type, form } = button as HTMLButtonElement;
	const sends = button.nodeName === "BUTTON" && type === "submit" && form !== null;
	return !sends && !button.matches(":disabled,[aria-disabled=true],[aria-haspopup=listbox],[aria-haspopup=menu]") && isVisible(button);
}

/** Whether the button names the list's entries, or names none and stands with rows of this list alone. */
function isFor(button: HTMLElement, { list, rows }: Short, all: readonly HTMLElement[]): boolean {
	const name = nameOf(button);
	if (!MORE.test(name))
		return ENTRIES[list]?.test(name) === true && !Object.entries(ENTRIES).some(([other, words]) => other !== list && words.test(name));
	for (let box = button.parentElement; box && box !== button.ownerDocument.body; box = box.parentElement) {
		const inside = all.filter((control) => box!.contains(control));
		if (inside.length > 0) return inside.some((control) => rows.includes(control)) && inside.every((control) => rows.includes(control));
	}
	return false;
}

function isWithinReach(button: HTMLElement): boolean {
	button.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
	const { left, top, width, height } = button.getBoundingClientRect();
	const hit = hitNear(button, left + width / 2, top + height / 2);
	return hit !== null && button.contains(hit);
}
