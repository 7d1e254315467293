import { openerOf } from "../collect/pickers";
import { parentOf } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import { monthNames } from "../express/dates";
import { wordsOf } from "../words";
import { type CalendarView, type Cell, readCalendar, standingIn } from "./calendar-views";
import { blur, changed, focus, hover, key, press } from "./events";
import { until } from "./waiting";
import { typeInto } from "./write";

const OPENS_WITHIN = 500;
const TURNS_WITHIN = 400;
const TAKES_WITHIN = 400;
/** So many months back and forth, one by one, where nothing quicker leads there. */
const MOST_TURNS = 260;
const BUTTONS = "button,[role=button],a,[class*=prev i],[class*=next i]";
const BACK = /\b(prev|previous|back|before|backward|left|earlier|anterior)\b|[‹«◀]/i;
const ON = /\b(next|forward|after|right|later|siguiente)\b|[›»▶]/i;
const BY_YEARS = /\b(year|years|super|double|decade|ano|anos)\b|[«»]/i;
const OUTSIDE =
	"[aria-disabled=true],:disabled,[aria-hidden=true],[class*=disabled i],[class*=outside i],[data-outside-range],[data-outside]";

/**
 * Chooses a date in the calendar that the page opens for an input, as a person with a mouse does: by its lists of months and years, by its
 * years and months where the head leads to them, else month by month. `date` is year first; `holds` asks whether the input has it. Gives whether
 * it does in the end, and leaves the calendar closed.
 */
export async function chooseInCalendar(input: HTMLElement, date: string, lang: string, holds: () => boolean): Promise<boolean> {
	const roots = [...new Set([input.getRootNode(), input.ownerDocument])];
	const standing = standingIn(roots, lang);
	const read = () => readCalendar(roots, lang, standing);
	const before = read();
	if (before) return false;
	await open(input, read);
	const [year, month, day] = date.split("-").map(Number) as [number, number, number];
	const tried: Tried = { heads: new Set(), days: new Set() };
	for (let turns = 0; turns < MOST_TURNS && !holds(); turns++) {
		const view = await until(read, TURNS_WITHIN);
		if (!view || !(await turn(view, { year, month, day }, { read, holds, tried, lang }))) break;
	}
	const isTaken = holds() || (await accept(read, holds));
	await close(input, read);
	return isTaken && holds();
}

async function open(input: HTMLElement, read: () => CalendarView | undefined) {
	press(input);
	if (await until(read, OPENS_WITHIN)) return;
	const opener = openerOf(input);
	if (opener) press(opener);
	await until(read, OPENS_WITHIN);
}

type Wanted = { year: number; month: number; day: number };
/** The heads that led nowhere, and the days that were pressed. */
type Tried = { heads: Set<string>; days: Set<Element> };
type Calendar = { read: () => CalendarView | undefined; holds: () => boolean; tried: Tried; lang: string };

/** Goes one step towards the date; gives whether the calendar followed. */
async function turn(view: CalendarView, wanted: Wanted, { read, holds, tried, lang }: Calendar): Promise<boolean> {
	const before = signatureOf(view);
	const isFollowed = async () => (await until(() => (signatureOf(read()) !== before ? true : undefined), TURNS_WITHIN)) === true;
	const go = (element: HTMLElement | undefined) => {
		if (!element) return Promise.resolve(false);
		hover(element);
		press(element);
		return isFollowed();
	};
	if (view.kind === "years") {
		const numbers = view.cells.map(({ number }) => number);
		const cell = view.cells.find(({ number }) => number === wanted.year);
		if (cell) return go(cell.element);
		return go(stepper(view, wanted.year < Math.min(...numbers) ? BACK : ON, false));
	}
	if (view.year !== undefined && view.year !== wanted.year) {
		if (await setByList(view, wanted, lang)) return isFollowed();
		const head = headWith(view, String(view.year));
		const known = head && `${view.kind} ${wordsOf(head.textContent ?? "").replace(/\d+/g, "")}`;
		if (known && !tried.heads.has(known)) {
			if (!(await go(head))) tried.heads.add(known);
			return true;
		}
		const way = wanted.year < view.year ? BACK : ON;
		return go(stepper(view, way, true) ?? stepper(view, way, false));
	}
	if (view.kind === "months") return go(view.cells.find(({ number }) => number === wanted.month)?.element);
	if (view.month !== undefined && view.month !== wanted.month) {
		if (await setByList(view, wanted, lang)) return isFollowed();
		return go(stepper(view, wanted.month < view.month ? BACK : ON, false));
	}
	if (view.year === undefined || view.month === undefined) return false;
	const cell = dayCell(view, wanted, lang);
	if (cell && tried.days.has(cell)) return false;
	if (cell) {
		tried.days.add(cell);
		hover(cell);
		press(cell);
	}
	// A month that is still sliding away takes nothing, and the one that comes in its place is drawn anew.
	return (await until(() => holds() || signatureOf(read()) !== before || undefined, TAKES_WITHIN)) === true;
}

/** The cell of the day in this month: days of the months around it stand before the first or after the last, or are named so. */
function dayCell({ cells }: CalendarView, { year, month, day }: Wanted, lang: string): HTMLElement | undefined {
	const isOther = (element: Element) => {
		const words = wordsOf(element.closest("[aria-label]")?.getAttribute("aria-label") ?? "").split(" ");
		const months = monthNames(lang).flatMap((names, place) => (words.some((word) => names.includes(word)) ? place + 1 : []));
		return months.length > 0 && !(months.includes(month) && words.includes(String(year)));
	};
	const first = cells.findIndex(({ number }) => number === 1);
	const own: Cell[] = [];
	for (const cell of cells.slice(first)) {
		if (cell.number !== own.length + 1) break;
		own.push(cell);
	}
	const cell = own.find(({ number }) => number === day)?.element;
	return cell?.closest(OUTSIDE) || (cell && isOther(cell)) ? undefined : cell;
}

const signatureOf = (view: CalendarView | undefined) =>
	view ? `${view.kind} ${view.year} ${view.month} ${view.cells.map(({ number }) => number).join(",")}` : "";

/** What leads to earlier or later pages; `byYears` asks for the quicker of two. */
function stepper({ box, cells }: CalendarView, way: RegExp, byYears: boolean): HTMLElement | undefined {
	const found = [...box.querySelectorAll<HTMLElement>(BUTTONS)].filter(
		(button) =>
			way.test(wordsOfButton(button)) &&
			!cells.some(({ element }) => button.contains(element)) &&
			!button.querySelector(BUTTONS) &&
			!button.matches(":disabled,[aria-disabled=true]") &&
			isVisible(button, 2),
	);
	return found.find((button) => BY_YEARS.test(wordsOfButton(button)) === byYears) ?? (byYears ? undefined : found[0]);
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

/** What in the head shows the year and may lead to other years. */
function headWith({ box, cells }: CalendarView, year: string): HTMLElement | undefined {
	const found = [
		...box.querySelectorAll<HTMLElement>(
			"button,[role=button],[tabindex],[class*=title i],[class*=switch i],[class*=year i],[class*=header i]",
		),
	].filter(
		(part) =>
			(part.textContent ?? "").includes(year) &&
			!cells.some(({ element }) => part.contains(element)) &&
			!part.matches("select,input,:has(select,input)") &&
			isVisible(part, 2),
	);
	return found.find((part) => part.matches("button,[role=button]")) ?? found.at(-1);
}

/** Sets month and year in lists of the browser's own, or the year in a box, where the head has them. */
async function setByList({ box, year, month }: CalendarView, wanted: Wanted, lang: string): Promise<boolean> {
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
	const typed = [...box.querySelectorAll("input")].find((each) => each.value === String(year) && !each.readOnly && isVisible(each, 2));
	if (!typed || year === wanted.year) return false;
	focus(typed);
	typeInto(typed, String(wanted.year));
	changed(typed);
	return true;
}

/** Presses the button by which some calendars take the day over. */
async function accept(read: () => CalendarView | undefined, holds: () => boolean): Promise<boolean> {
	const view = read();
	if (!view) return false;
	for (let box: Element | null = view.box, steps = 0; box && steps < 4; box = parentOf(box), steps++) {
		const button = [...box.querySelectorAll<HTMLElement>("button:not([type=submit])")].find(
			(each) => /^(ok|okay|done|apply|set|select|aceptar|listo)$/i.test((each.textContent ?? "").trim()) && isVisible(each),
		);
		if (!button) continue;
		press(button);
		return (await until(() => holds() || undefined, TAKES_WITHIN)) === true;
	}
	return false;
}

async function close(input: HTMLElement, read: () => CalendarView | undefined) {
	const view = read();
	if (view) {
		for (const element of [view.cells[0]!.element, input]) {
			key(element, "keydown", "Escape");
			key(element, "keyup", "Escape");
			if ((await until(() => (read() ? undefined : true), TURNS_WITHIN / 4)) === true) break;
		}
	}
	if (read()) {
		press(input.ownerDocument.body);
		await until(() => (read() ? undefined : true), TURNS_WITHIN / 4);
	}
	blur(input);
}
