import { isPrompt } from "./prompts";
import { DRAWN_BY_NAME, drawnIn } from "./text";

/** One of the choices that a list or box draws one by one, with what takes it out again where it has that; whether it is drawn as one of several. */
export type Chip = { label: string; remover?: HTMLElement; isTag: boolean };

/** How libraries name the pieces in which they draw what is chosen. */
const NAMED = [
	"single-value",
	"singlevalue",
	"value-label",
	"selection-item",
	"selection-text",
	"multi-value__label",
	"multivaluelabel",
	"chip",
	"tagbox__item",
	"selected-value",
	"selected-item",
]
	.map((name) => `[class*=${name} i]`)
	.join(",");
/** How they name each of several; the list of them, or the box for a further one, is named by more. */
const TAGS = ["class", "part"].flatMap((name) => ["tag", "token", "pill"].map((word) => `[${name}*=${word} i]`)).join(",");
const TAG = /(^|[-_\s])(tag|token|pill)(?=[_\s]|$)/i;
/** What takes a choice out: by its name, its class or the cross that it is drawn as. */
const REMOVES = /(remove|delete|close(?!d|able)|clean|dismiss|cancel|quitar|eliminar|borrar|(tag|token|chip|value)_*-?_*icon)(?!able)/i;
const CROSS = /^[×✕✖✗⨯⊗xX]$/;
const PRESSED = "button,[role=button],a,i,svg,span,x,[tabindex]";
const NAMING = ["class", "aria-label", "title", "data-part", "data-pc-section", "data-testid"];
const MOST_STEPS = 4;
const LONGEST = 120;
const OPENED = "[role=listbox],[role=dialog]";
const SAYS_NOTHING = `svg,${OPENED},${DRAWN_BY_NAME}`;
/** What in a choice is a picture or a button, whose words are not its own. */
const SILENT = "svg,button,[role=button],[aria-hidden=true]";

/** The choices drawn in a box around a control: what can be taken out, else what is named as one of several, else what is named as chosen. */
export function chipsIn(box: Element, control: Element): Chip[] {
	const removable = removableIn(box, control);
	if (removable.length > 0) return removable;
	const pieces = [...box.querySelectorAll<HTMLElement>(`${NAMED},${TAGS}`)].filter((piece) => !isPrompt(piece) && !piece.contains(control));
	const innermost = (those: readonly HTMLElement[], isTag: boolean) =>
		those
			.filter((piece) => !those.some((other) => other !== piece && piece.contains(other)))
			.map((piece) => ({ label: wordsIn(piece), isTag }))
			.filter(({ label }) => label !== "");
	const tags = innermost(
		pieces.filter((piece) => ["class", "part"].some((name) => TAG.test(piece.getAttribute(name) ?? ""))),
		true,
	);
	if (tags.length > 0) return tags;
	return innermost(
		pieces.filter((piece) => piece.matches(NAMED)),
		false,
	);
}

function removableIn(box: Element, control: Element): Chip[] {
	const named = [...box.querySelectorAll<HTMLElement>(PRESSED)].filter((piece) => isRemover(piece) && !piece.contains(control));
	const removers = named.filter((piece) => !named.some((other) => other !== piece && other.contains(piece)));
	return removers.flatMap((remover) => {
		const chip = chipOf(remover, box, control);
		const isAlone = chip && removers.every((other) => other === remover || !chip.contains(other));
		return isAlone ? [{ label: countedBy(remover, ownWordsOf(chip, remover)), remover, isTag: true }] : [];
	});
}

/** A number beside what takes all choices out says how many those are. */
const countedBy = (remover: Element, words: string) =>
	/^\d{1,2}$/.test(words) && CLEARS.test(namesOf(remover)) ? `${words} selected` : words;
const CLEARS = /\bclear (all|selected|selection)\b/i;

const namesOf = (piece: Element) => NAMING.map((name) => piece.getAttribute(name) ?? "").join(" ");

function isRemover(piece: HTMLElement): boolean {
	const text = (piece.textContent ?? "").trim();
	if (!CROSS.test(text) && !REMOVES.test(namesOf(piece))) return false;
	return (text.length <= 1 || !isWord(text) || /^(remove|delete|close|quitar|eliminar|borrar)\b/i.test(text)) && piece.checkVisibility();
}

/** The smallest box around what takes a choice out that has words of its own. */
function chipOf(remover: HTMLElement, box: Element, control: Element): Element | undefined {
	for (let chip = remover.parentElement, steps = 0; chip && chip !== box && steps < MOST_STEPS; chip = chip.parentElement, steps++) {
		if (chip.contains(control) || chip.matches("label")) return undefined;
		const words = ownWordsOf(chip, remover);
		if (isWord(words)) return words.length <= LONGEST ? chip : undefined;
	}
	return undefined;
}

/** Whether a text says something, and is no sign alone. */
export const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
const ownWordsOf = (chip: Element, remover: Element) =>
	tidied(drawnText(chip, (piece) => piece !== chip && (piece === remover || piece.matches(SILENT))));

/** The words drawn in pieces of a list, those of the options it opens and of its pictures left out. */
export const wordsIn = (...pieces: readonly Node[]) =>
	tidied(pieces.map((piece) => drawnText(piece, (inner) => inner.matches(SAYS_NOTHING))).join(""));

/** The same, without what lies in a box that is not shown, such as the list that opens under it. */
export const wordsSeenIn = (piece: Node) => tidied(drawnText(piece, (inner) => inner.matches(SAYS_NOTHING) || !inner.checkVisibility()));

/** The comma that some draw between choices is none of theirs. */
const tidied = (text: string) =>
	text
		.replace(/[\u200b\s▾▿▼▽⌄⏷]+/g, " ")
		.replace(/[\s,]+$/, "")
		.trim();

function drawnText(piece: Node, isLeftOut: (piece: Element) => boolean): string {
	if (piece.nodeType === Node.TEXT_NODE) return piece.nodeValue ?? "";
	if (piece.nodeType !== Node.ELEMENT_NODE || piece.nodeName === "STYLE" || isLeftOut(piece as Element)) return "";
	return [...drawnIn(piece)].map((child) => drawnText(child, isLeftOut)).join("");
}
