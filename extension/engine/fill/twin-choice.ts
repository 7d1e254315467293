import { selectOptions } from "../collect/choices";
import { tidy } from "../collect/text";
import { twinOf } from "../collect/twins";
import type { Search } from "../express/express";
import { isPlaceholder, matchBand, matchOption } from "../express/match";
import { chosenIn, noteAnswered } from "./read";
import { until } from "./waiting";
import { choosePlaces, chosenPlaces, writeSelect } from "./write";

const DRAWS_WITHIN = 300;
const LONGEST_COUNT = 40;

/**
 * Chooses in the hidden list of the browser's own behind a drawn one, where that one follows: it shows what was chosen, or how many. Gives the
 * words of what was chosen; undefined where there is no such list, it lacks an answer, or the drawn one does not follow: then both are as before.
 */
export async function chooseInTwin(element: HTMLElement, choices: readonly Search[]): Promise<string[] | undefined> {
	const twin = twinOf(element);
	if (!twin || twin.disabled || (choices.length > 1 && !twin.multiple)) return undefined;
	const options = selectOptions(twin).filter((option) => option.label !== "" && !isPlaceholder(option));
	const found = choices.map(({ wordings, number, isName }) => {
		const place = matchOption(wordings, options, { isName }) ?? (number === undefined ? undefined : matchBand(number, options));
		return options[place ?? -1];
	});
	const chosen = [...new Set(found.filter((option) => option !== undefined))];
	if (chosen.length === 0 || choices.some(({ mayLack }, place) => !found[place] && !mayLack)) return undefined;
	const before = [...twin.selectedOptions];
	const isDrawn = () =>
		shows(
			element,
			twin,
			chosen.map(({ label }) => label),
		);
	writeSelect(
		twin,
		chosen.map((option) => option.element),
	);
	noteAnswered(twin);
	if (await until(() => isDrawn() || undefined, DRAWS_WITHIN)) return chosenIn(twin);
	writeSelect(twin, before);
	return undefined;
}

/**
 * Remembers what such a hidden list holds and what is drawn for it; the function puts that back behind the element that is drawn now, and
 * gives whether it followed.
 */
export function rememberTwin(element: HTMLElement): (now: HTMLElement) => Promise<boolean> {
	const before = twinOf(element);
	const chosen = before ? chosenPlaces(before) : [];
	const words = before && wordsAround(element, before);
	return async (now) => {
		const twin = twinOf(now);
		if (!twin?.isConnected || words === undefined) return false;
		const held = [...twin.selectedOptions];
		choosePlaces(twin, chosen);
		if (await until(() => wordsAround(now, twin) === words || undefined, DRAWS_WITHIN)) return true;
		writeSelect(twin, held);
		return false;
	};
}

/** Whether what is drawn around the list says what is chosen, or counts it. */
function shows(element: HTMLElement, twin: HTMLSelectElement, labels: readonly string[]): boolean {
	const words = wordsAround(element, twin);
	const isCounted = words.length <= LONGEST_COUNT && new RegExp(`\\b${labels.length}\\b`).test(words) && labels.length > 1;
	return isCounted || labels.every((label) => words.includes(label));
}

const wordsAround = (element: HTMLElement, twin: HTMLSelectElement) =>
	tidy(drawnWords(twin.parentElement!.contains(element) ? twin.parentElement! : element));

/** The words that a person sees in a box; those of a box for texts are what it holds. */
function drawnWords(box: Element): string {
	if (box.nodeName === "SELECT" || !box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return "";
	if (box.nodeName === "INPUT") return (box as HTMLInputElement).value;
	return [...box.childNodes]
		.map((piece) => (piece.nodeType === Node.ELEMENT_NODE ? drawnWords(piece as Element) : (piece.nodeValue ?? "")))
		.join(" ");
}
