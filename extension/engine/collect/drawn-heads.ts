import { textOf, tidy } from "./text";

/** What may hold a line that is drawn as a heading, beside what is one by its tag or class. */
const LINES = /^(P|DIV|SPAN|FONT|LABEL|B|STRONG)$/;
/** What in a line is a heading by itself. */
const HEADS = "h1,h2,h3,h4,h5,h6,[role=heading],legend,caption,summary,strong,b,[class*=head i],[class*=title i]";
const LONGEST = 60;
/** Of a line that the page numbers as it does its questions. */
const LONGEST_NUMBERED = 90;
const NUMBERED = /^\d{1,2}[.)] (?!.*\b(you|your|which|what|that|who|whom|where|did|do)\b)/i;
const DEEPEST = 2;
const MOST_PIECES = 2;
const NO_HEAD = /[.!?,;*]$/;
/** What but counts the entries of a list stands over none of them: “Row 2”, “Next oldest”, “Person 1”. */
const COUNTS =
	/^((row|entry|line|item|person|child|(household |family )?member|no\.?|number) )?#?\d{1,2}\W*$|^(the )?(next )?(first|second|third|fourth|fifth|next|oldest|eldest|youngest)( (one|person|child|entry|oldest|eldest|youngest))?\W*$/i;
const BLOCKS = /^(block|flex|grid|flow-root|list-item)$/;
/** How much larger than the text around it a heading is drawn, and from which weight on it is bold. */
const LARGER = 1.12;
const BOLD = 600;
const CAPITALS = /^(?=.*\p{Lu}{3})[^\p{Ll}]+$/u;
const CHOICES = "input[type=radio],input[type=checkbox]";
const TRANSPARENT = /^(transparent|rgba\(\d+, \d+, \d+, 0\))$/;

/** Whether an element holds but a short line, so that it may be drawn as a heading. */
export const isLine = (element: Element): boolean =>
	LINES.test(element.nodeName) &&
	element.nextElementSibling !== null &&
	isShallow(element, DEEPEST) &&
	(element.textContent?.length ?? 0) <= LONGEST * 2 &&
	/\p{L}{2}/u.test(element.textContent ?? "");

const isShallow = (element: Element, depth: number): boolean =>
	element.childElementCount === 0 ||
	(depth > 0 && element.childElementCount <= MOST_PIECES && [...element.children].every((child) => isShallow(child, depth - 1)));

/**
 * Whether a line is drawn as what heads the questions after it: larger than the text around it, or else set apart by weight, capitals or ground;
 * undefined where it is neither, or asks but one question.
 */
export function headDrawnAs(element: Element, countIn: (box: Element) => number): "larger" | "apart" | undefined {
	if (!isLine(element) || !element.parentElement || element.matches("label[for]") || element.querySelector(HEADS)) return undefined;
	const text = tidy(element.textContent ?? "");
	if (text.length > (NUMBERED.test(text) ? LONGEST_NUMBERED : LONGEST) || NO_HEAD.test(text) || COUNTS.test(text)) return undefined;
	const own = getComputedStyle(element);
	if (!BLOCKS.test(own.display) && !endsLine(element.nextElementSibling)) return undefined;
	const around = getComputedStyle(element.parentElement);
	const words = getComputedStyle(innermost(element, text));
	const isLarger = sizeOf(words) >= LARGER * sizeOf(around);
	if (!isLarger && !isApart(text, own, words, around)) return undefined;
	return headsQuestions(element, countIn) ? (isLarger ? "larger" : "apart") : undefined;
}

const isApart = (text: string, own: CSSStyleDeclaration, words: CSSStyleDeclaration, around: CSSStyleDeclaration) =>
	(Number(words.fontWeight) >= BOLD && Number(around.fontWeight) < BOLD) ||
	(words.textTransform === "uppercase" && around.textTransform !== "uppercase") ||
	CAPITALS.test(text) ||
	!TRANSPARENT.test(own.backgroundColor);

const sizeOf = ({ fontSize }: CSSStyleDeclaration) => Number.parseFloat(fontSize);

const endsLine = (next: Element | null) => next?.nodeName === "BR" || (next !== null && BLOCKS.test(getComputedStyle(next).display));

/** The smallest piece that still holds all the words, but for a number beside them. */
function innermost(element: Element, text: string): Element {
	const inner = [...element.children].find((child) => !/\p{L}/u.test(text.replace(tidy(child.textContent ?? ""), "")));
	return inner ? innermost(inner, text) : element;
}

/** Whether after the line, up to the next that is made like it, several questions stand, or one with words of its own that does more than offer choices. */
function headsQuestions(line: Element, countIn: (box: Element) => number): boolean {
	let questions = 0;
	let head = line;
	for (let steps = 0; steps < DEEPEST && head.parentElement && countIn(head.parentElement) === 0; steps++) head = head.parentElement;
	for (
		let below = head.nextElementSibling;
		below && questions < 2 && !(countIn(below) === 0 && isAlike(below, line));
		below = below.nextElementSibling
	) {
		const count = countIn(below);
		if (count === 0 || below.matches(CHOICES) || below.querySelectorAll(CHOICES).length >= count) continue;
		questions += textOf(below) === "" ? count : 2;
	}
	return questions > 1;
}

const isAlike = (one: Element, other: Element) => one.nodeName === other.nodeName && one.className === other.className && isLine(one);
