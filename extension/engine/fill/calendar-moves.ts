import { holds, parentOf, viewOf } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import { monthNames } from "../express/dates";
import { wordsOf } from "../words";
import { elementsIn } from "./calendar-cells";
import type { CalendarView, Wanted } from "./calendar-views";
import { changed, focus } from "./events";
import { typeInto } from "./write";

const BUTTONS = "button,[role=button],a,[class*=prev i],[class*=next i]";
const WAYS = {
	back: /\b(prev|previous|back|before|backward|left|earlier|anterior)\b|[‹«◀]/i,
	on: /\b(next|forward|after|right|later|siguiente)\b|[›»▶]/i,
};
const BY_YEARS = /\b(year|years|super|double|decade|ano|anos)\b|[«»]/i;
const MOST_STEPS = 4;
const SMALLEST = 2;

export type Way = keyof typeof WAYS;

/**
 * What leads to earlier or later pages of a calendar that was opened for `input`; `byYears` asks for the quicker of two. Where nothing has a name,
 * it is what stands before or after the head.
 */
export function stepper(view: CalendarView, way: Way, byYears: boolean, input: Element): HTMLElement | undefined {
	for (const box of boxesOf(view, input)) {
		const found = pressable(view, buttonsIn(box, BUTTONS)).filter(
			(button) => WAYS[way].test(wordsOfButton(button)) && !button.querySelector(BUTTONS),
		);
		const named = found.find((button) => BY_YEARS.test(wordsOfButton(button)) === byYears) ?? (byYears ? undefined : found[0]);
		if (named) return named;
		const beside = found.length === 0 ? arrowsBeside(box, view, way) : [];
		if (beside.length > 0 && !(byYears && beside.length === 1)) return byYears ? beside.at(-1) : beside[0];
	}
	return undefined;
}

/** The box of the calendar, and those around it that are no more than what was opened. */
function boxesOf({ box }: CalendarView, input: Element): Element[] {
	const boxes: Element[] = [];
	for (let around: Element | null = box; around && boxes.length < MOST_STEPS; around = parentOf(around)) {
		if (around.matches("body,form") || (around !== box && holds(around, input))) break;
		boxes.push(around);
	}
	return boxes;
}

/** The buttons in a box, those that are elements of the page's own among them. */
const buttonsIn = (box: Element, selector: string) =>
	elementsIn(box).filter((element) => element.matches(selector) || element.localName.endsWith("-button"));

const pressable = ({ cells }: CalendarView, elements: readonly HTMLElement[]) =>
	elements.filter(
		(element) =>
			!cells.some((cell) => holds(element, cell.element) || holds(cell.element, element)) &&
			!element.matches(":disabled,[aria-disabled=true]") &&
			isVisible(element, SMALLEST),
	);

/** What has no words and takes presses to the left or right of the middle, from there outwards. */
function arrowsBeside(box: Element, view: CalendarView, way: Way): HTMLElement[] {
	const grid = view.cells.map(({ element }) => element.getBoundingClientRect());
	const middle = (Math.min(...grid.map(({ left }) => left)) + Math.max(...grid.map(({ right }) => right))) / 2;
	const top = Math.min(...grid.map((rect) => rect.top));
	const all = [...box.querySelectorAll<HTMLElement>("*")].filter(
		(element) => "offsetWidth" in element && (element.matches(BUTTONS) || viewOf(element).getComputedStyle(element).cursor === "pointer"),
	);
	const arrows = pressable(view, all).filter(
		(element) =>
			!all.some((other) => other !== element && element.contains(other)) &&
			!/[\p{L}\p{N}]/u.test(element.textContent ?? "") &&
			element.getBoundingClientRect().bottom <= top + SMALLEST,
	);
	const placed = arrows.map((element) => ({ element, from: centreOf(element) - middle }));
	return placed
		.filter(({ from }) => (way === "back" ? from < 0 : from > 0))
		.sort((a, b) => Math.abs(a.from) - Math.abs(b.from))
		.map(({ element }) => element);
}

function centreOf(element: Element): number {
	const { left, right } = element.getBoundingClientRect();
	return (left + right) / 2;
}

function wordsOfButton(button: HTMLElement): string {
	const named = [button, ...button.querySelectorAll("[aria-label],i,svg,span")];
	return named
		.map(
			(part) =>
				`${part.getAttribute("aria-label") ?? ""} ${part.getAttribute("title") ?? ""} ${part.getAttribute("class") ?? ""} ${part.getAttribute("data-testid") ?? ""}`,
		)
		.join(" ")
		.concat(` ${button.textContent}`)
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.replace(/[-_]+/g, " ");
}

const HEADS = "button,[role=button],[tabindex],[class*=title i],[class*=switch i],[class*=year i],[class*=header i]";

/** What in the head shows the year and may lead to other years. */
export function headWith(view: CalendarView, year: string): HTMLElement | undefined {
	const found = pressable(view, [...view.box.querySelectorAll<HTMLElement>(HEADS)]).filter(
		(part) => (part.textContent ?? "").includes(year) && !part.matches("select,input,:has(select,input)"),
	);
	return found.find((part) => part.matches("button,[role=button]")) ?? found.at(-1);
}

/** Sets month and year in lists of the browser's own, or the year in a box, where the head has them. */
export async function setByList({ box, year, month }: CalendarView, wanted: Wanted, lang: string): Promise<boolean> {
	const names = monthNames(lang)[wanted.month - 1]!;
	for (const list of box.querySelectorAll("select")) {
		const texts = [...list.options].map((option) => wordsOf(option.text));
		const place =
			year !== wanted.year
				? texts.indexOf(String(wanted.year))
				: month !== wanted.month
					? texts.findIndex((text) => names.includes(text))
					: -1;
		if (place < 0 || list.selectedIndex === place) continue;
		focus(list);
		list.selectedIndex = place;
		changed(list);
		return true;
	}
	const typed = [...box.querySelectorAll("input")].find(
		(each) => each.value === String(year) && !each.readOnly && isVisible(each, SMALLEST),
	);
	if (!typed || year === wanted.year) return false;
	focus(typed);
	typeInto(typed, String(wanted.year));
	changed(typed);
	return true;
}

const ACCEPTS = /^(ok|okay|done|apply|set|select|confirm|aceptar|listo|confirmar|hecho)$/i;

/** The button by which some calendars take over what was chosen in them; one that the page's own elements draw has the word in its slot. */
export function accepter(view: CalendarView, input: Element): HTMLElement | undefined {
	for (const box of boxesOf(view, input)) {
		const found = buttonsIn(box, "button,[role=button]").find(
			(each) => ACCEPTS.test((each.textContent ?? "").trim()) && !each.matches("[type=submit]") && isVisible(each),
		);
		if (found) return found;
	}
	return undefined;
}
