import { namelessOpenerOf, openerOf } from "../collect/pickers";
import { monthNames, showsDate } from "../express/dates";
import { wordsOf } from "../words";
import { type Cell, rootsFor, standingIn } from "./calendar-cells";
import { accepter, headWith, setByList, stepper } from "./calendar-moves";
import { type CalendarView, readCalendar, type Wanted } from "./calendar-views";
import { spin, standsAt } from "./calendar-wheel";
import { blur, hover, key, press } from "./events";
import { until } from "./waiting";

const OPENS_WITHIN = 800;
const TURNS_WITHIN = 400;
const TAKES_WITHIN = 400;
/** So many months back and forth, one by one, where nothing quicker leads there. */
const MOST_TURNS = 260;
const MOST_ROUNDS = 3;
const OUTSIDE =
	"[aria-disabled=true],:disabled,[aria-hidden=true],[class*=disabled i],[class*=outside i],[data-outside-range],[data-outside]";

/** The calendar of one input while a date is chosen in it. `tried` are the heads that led nowhere, the days that were pressed, and what was chosen last. */
type Calendar = {
	input: HTMLElement;
	lang: string;
	wanted: Wanted;
	read: () => CalendarView | undefined;
	holds: () => boolean;
	tried: { heads: Set<string>; days: Set<Element>; last?: CalendarView["kind"] };
};

/**
 * Chooses a date in the calendar that the page opens for an input, as a person with a mouse does: by its lists of months and years, by its
 * years and months where the head leads to them, by its columns, else month by month. `date` is year first; `shown` gives what the input holds.
 * Gives whether that is the date in the end, and leaves the calendar closed.
 */
export async function chooseInCalendar(input: HTMLElement, date: string, lang: string, shown: () => string[]): Promise<boolean> {
	const roots = rootsFor(input);
	const standing = standingIn(roots, lang);
	const [year, month, day] = date.split("-").map(Number) as [number, number, number];
	const wanted = { year, month, day };
	const tried: Calendar["tried"] = { heads: new Set(), days: new Set() };
	const calendar: Calendar = {
		input,
		lang,
		wanted,
		read: () => readCalendar(roots, lang, standing, wanted),
		holds: () => shown().some((text) => showsDate(text, date, lang) || (tried.last === "years" && text.trim() === String(year))),
		tried,
	};
	await open(calendar);
	for (let turns = 0; turns < MOST_TURNS && !calendar.holds(); turns++) {
		const view = await until(calendar.read, TURNS_WITHIN);
		if (!view || !(await turn(view, calendar))) break;
	}
	const isTaken = calendar.holds() || (await accept(calendar));
	await close(calendar);
	return isTaken && calendar.holds();
}

/** Opens the calendar by its box, or by what stands beside it. */
async function open({ input, read }: Calendar) {
	for (const opener of [() => input, openerOf, namelessOpenerOf]) {
		const element = opener(input);
		if (!element) continue;
		press(element);
		if (await until(read, OPENS_WITHIN)) return;
	}
}

/** Goes one step towards the date; gives whether the calendar followed. */
async function turn(view: CalendarView, calendar: Calendar): Promise<boolean> {
	const { wanted, input, lang } = calendar;
	if (view.kind === "wheel") return spinAll(view, calendar);
	if (view.kind === "years") {
		const way = wanted.year < Math.min(...view.cells.map(({ number }) => number)) ? "back" : "on";
		return (await choose(wanted.year, view, calendar)) ?? go(stepper(view, way, false, input), view, calendar);
	}
	if (view.year !== undefined && view.year !== wanted.year) return turnToYear(view, calendar);
	if (view.kind === "months") return (await choose(wanted.month, view, calendar)) ?? false;
	if (view.year === undefined || view.month === undefined) return false;
	if (view.month === wanted.month) return pressDay(view, calendar);
	if (await setByList(view, wanted, lang)) return isFollowed(view, calendar);
	return go(stepper(view, wanted.month < view.month ? "back" : "on", false, input), view, calendar);
}

const isFollowed = async (view: CalendarView, { read }: Calendar) =>
	(await until(() => signatureOf(read()) !== signatureOf(view) || undefined, TURNS_WITHIN)) === true;

/** Presses what leads elsewhere; gives whether the calendar followed. */
async function go(element: HTMLElement | undefined, view: CalendarView, calendar: Calendar): Promise<boolean> {
	if (!element) return false;
	hover(element);
	press(element);
	return isFollowed(view, calendar);
}

/** Presses the month or the year, where it is there. */
async function choose(number: number, view: CalendarView, calendar: Calendar): Promise<boolean | undefined> {
	const cell = view.cells.find((each) => each.number === number);
	if (!cell) return undefined;
	calendar.tried.last = view.kind;
	return go(cell.element, view, calendar);
}

async function turnToYear(view: CalendarView, calendar: Calendar): Promise<boolean> {
	const { wanted, tried, input, lang } = calendar;
	if (await setByList(view, wanted, lang)) return isFollowed(view, calendar);
	const head = headWith(view, String(view.year));
	const known = head && `${view.kind} ${wordsOf(head.textContent ?? "").replace(/\d+/g, "")}`;
	if (known && !tried.heads.has(known)) {
		if (!(await go(head, view, calendar))) tried.heads.add(known);
		return true;
	}
	const way = wanted.year < view.year! ? "back" : "on";
	return go(stepper(view, way, true, input) ?? stepper(view, way, false, input), view, calendar);
}

async function pressDay(view: CalendarView, calendar: Calendar): Promise<boolean> {
	const { wanted, read, holds, tried, lang } = calendar;
	const cell = dayCell(view, wanted, lang);
	if (cell && tried.days.has(cell)) return false;
	if (cell) {
		tried.days.add(cell);
		tried.last = "days";
		hover(cell);
		press(cell);
	}
	// A month that is still sliding away takes nothing, and the one that comes in its place is drawn anew.
	return (await until(() => holds() || signatureOf(read()) !== signatureOf(view) || undefined, TAKES_WITHIN)) === true;
}

/** Turns every column to its number, again where one has turned another; nothing more is to be done then but to accept it. */
async function spinAll({ columns }: CalendarView, { wanted, read, tried }: Calendar): Promise<false> {
	const numbers = { years: wanted.year, months: wanted.month, days: wanted.day };
	const kinds = (["years", "months", "days"] as const).filter((kind) => columns?.[kind]);
	const astray = () => kinds.filter((kind) => !standsAt(read()?.columns?.[kind], numbers[kind]));
	for (let rounds = 0; rounds < MOST_ROUNDS && astray().length > 0; rounds++)
		for (const kind of astray()) await spin(() => read()?.columns?.[kind], numbers[kind]);
	if (astray().length === 0) tried.last = "wheel";
	return false;
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

/** Presses the button by which some calendars take over what was chosen: never what stands there while nothing was, or while there is more to choose. */
async function accept({ input, read, holds, tried }: Calendar): Promise<boolean> {
	const view = read();
	const button = view && view.kind === tried.last ? accepter(view, input) : undefined;
	if (!button) return false;
	press(button);
	return (await until(() => holds() || undefined, TAKES_WITHIN)) === true;
}

async function close({ input, read }: Calendar) {
	const isClosed = async () => (await until(() => (read() ? undefined : true), TURNS_WITHIN / 4)) === true;
	const view = read();
	if (view)
		for (const element of [view.cells[0]!.element, input]) {
			key(element, "keydown", "Escape");
			key(element, "keyup", "Escape");
			if (await isClosed()) break;
		}
	if (read()) {
		press(input.ownerDocument.body);
		await isClosed();
	}
	blur(input);
}
