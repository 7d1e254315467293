import { countsUp } from "../collect/counters";
import { textOf } from "../collect/text";
import { builtIn, isDrawnIn } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import { type ShadowRootOf, walk } from "../collect/walk";
import { FAMILY, HOUSEHOLD } from "../entries-of-people";
import { wordsOf } from "../words";
import { showsPlus } from "./drawn-plus";
import { hitNear } from "./reach";
import { pressUnsent, sendsForm } from "./sending";

/** The parents, who are no list in the profile: some forms show the second only on demand. */
export const PARENTS = "familyInformation.parent";

/** The high school, which is no list either: some forms ask for it in a dialog. */
export const SCHOOL = "educationalBackground.highSchoolName";
const ADDS_SCHOOL =
	/^(add|enter|insert|new|agregar|anadir) (an? |your |another |new |current |una? )*((high|secondary) school|school|escuela( secundaria)?)( (attended|record|information))?$/;
const OF_SCHOOLS = /\b(education|educational|school|schools|academic|institutions?|educacion|escuela)\b/;

/** What forms call one entry of each list of the profile. */
const ENTRIES: Readonly<Record<string, RegExp>> = {
	extracurricularActivities:
		/\b(activit(y|ies)|extracurriculars?|clubs?|experiences?|involvements?|commitments?|jobs?|positions?|organi[sz]ations?|sports?|volunteering|actividad(es)?|outside (of )?(class|school|the classroom)|pursuits?|(what|things?|something|anything|what else) (that )?you do)\b/,
	achievements:
		/\b(honou?rs?|awards?|achievements?|recognitions?|prizes?|distinctions?|accolades?|premios?|honores|reconocimientos?|logros?)\b/,
	highSchoolClasses: /\b(courses?|(?<!outside (of )?)class(es)?|cursos?|clases?|materias?)\b/,
	collegeCoursesTaken: /\b(college|university|dual (enrollment|credit)) (courses?|class(es)?|credits?)\b/,
	apIbExamScores:
		/\b((ap|ib|advanced placement)( ib| ap)?( exam(ination)?s?| tests?| scores?)?|exam(ination)?s?|(exam|test) scores?|examen(es)?)\b/,
	"personalInformation.languages": /\b(languages?|idiomas?)\b/,
	[PARENTS]: /\b(parents?|guardians?|padres?|madres?|tutor(es)?)\b/,
	[FAMILY]: /\bfamily members?\b|\bmembers? of (your|the) (immediate )?family\b/,
	[HOUSEHOLD]: /\bhousehold members?\b|\bmembers? of (your|the) household\b/,
	"familyInformation.siblings": /\b(siblings?|brothers?|sisters?|herman[oa]s?)\b/,
};
/** The lists of the profile that forms ask for row by row, the parents and the school among them. */
export const ROW_LISTS: readonly string[] = [...Object.keys(ENTRIES), SCHOOL];
const ADDS =
	/^(and )?(add|agregar|agregue|anadir|anada|another|one more|more|new|insert|create|enter|report|record|log|include|nuev[oa]|otr[oa]|tell us (about )?(some(thing|one)|any(thing)?|one|an?other|more))\b/;
/** What stands before the name of an entry, such as “pursuit”, that is none of those above. */
const ADDED = /^((and|add|another|an?|one|more|new|insert|create) )+/;
/** Words that say nothing but that there is one more. */
const MORE =
	/^((add|agregar|agregue|anadir|anada|insert|another|an?|one|two|three|\d|more|new|un[oa]?|otr[oa]|mas|nuev[oa]|(at|after|below) (this )?row|rows?|repeater|entry|entries|items?|lines?|tabs?|something|filas?|entradas?|plus|to (the |this |your |my )?(list|table)|a la (lista|tabla)) ?)+$/;
/** A name for an entry that leaves it to the heading which list is meant. */
const COLOURLESS = /^((add|another|an?|one|more|new) )+(test|score|record|result|role|detail|subject|person|member)s?$/;
/** What leads away from the list, hands something in or costs something. */
export const LEADS_AWAY =
	/\b(cart|file|files|document|documents|attachment|upload|photo|card|payment|account|signature|and continue|submit|send|finish)\b/;
const NO_ENTRY = /\b(recommender|teacher|counselor|save)\b/;
/** Drupal's own buttons that fetch a row are meant to send the form where there is no script: a form is never sent while it is filled. */
const DRUPALS =
	"input[type=submit][formnovalidate]:is([data-disable-refocus],[data-drupal-selector*=-add-],[name$=_table_add],[name$=_add_more])";
export const BUTTONS = `button,[role=button],input[type=button],a[href='#'],a[href^='javascript:void'],a:not([href]),${DRUPALS}`;

/** All controls of the page, and those whose question something of the profile answers. */
export type Controls = { all: readonly HTMLElement[]; answered: readonly HTMLElement[] };

/**
 * A list of the profile that has more entries than the page has rows. `rows` are the page's controls for it, `next` counts the entry that comes
 * next, from 1; `isTakenIn` where buttons have taken entries out of the rows into the page's own list.
 */
export type Short = { list: string; rows: readonly HTMLElement[]; next: number; isTakenIn: boolean };

/**
 * Presses the button that adds a row to one of these lists. Only one that says so, that a person can see and click, and that neither sends the
 * form nor leads elsewhere. Gives the list whose button was pressed, and what that said where it names the list's entries.
 */
export function pressAdd(
	document: Document,
	lists: readonly Short[],
	controls: Controls,
	shadowRootOf?: ShadowRootOf,
): { list: string; said?: string } | undefined {
	const buttons = [...walk(document, shadowRootOf).roots]
		.flatMap((root) => [...builtIn(root, "querySelectorAll")<HTMLElement>(BUTTONS)])
		.filter(addsRow);
	for (const short of lists) {
		const theirs = buttons.filter((button) => isFor(button, short, controls));
		// Where each row has one, the row comes after it.
		const isInRows = theirs[0] && (isNameless(theirs[0]) || short.rows.some((control) => rowAround(theirs[0]!)?.contains(control)));
		const button = (isInRows ? theirs.reverse() : theirs).find(isWithinReach);
		if (!button) continue;
		const said = nameOf(button);
		pressUnsent(button, button.matches(DRUPALS) ? (button as HTMLInputElement).form : null);
		return { list: short.list, ...(listsNamed(said).join() === short.list && { said }) };
	}
	return undefined;
}

/** Of a button beside a number, whose “+” adds no entry. */
const COUNTS_UP = /^(increase|increment|step up|plus)\b/i;

/** A plus before words says that they add, whatever they are: “+ Tell us about something you do”. */
const PLUS = /^[+＋]\s*\p{L}/u;

/** A name that leaves it to the heading what the thing is: “Add something you do”. */
const ADDS_THING = /^(add|enter|tell us about) (something|anything|one thing|another( thing|$))/;

/** What a button says; “+” says “add”, but not that of “+1” before a telephone number. */
export function nameOf(button: HTMLElement): string {
	const text = textOf(button);
	const title = button.getAttribute("aria-label") ?? ((button as HTMLInputElement).value || button.title || pictured(button));
	const said = /[\p{L}\d]/u.test(text) ? text : COUNTS_UP.test(title) ? title : `${text} ${title}`;
	return wordsOf(said.replace(/^\s*[+＋]\s*(?!\d)/, "add ").replace(UP_TO, ""));
}
/** How many entries a list may have, which a button says after what it does: “Add row (up to 4)”. */
const UP_TO = /\s*\((up to|at most|max(imum)?( of)?|hasta|máximo)[^()]*\)\s*$/i;

/** The same of a button that may add a row, which may but draw a plus. */
const addingNameOf = (button: HTMLElement) => nameOf(button) || (isNameless(button) && showsPlus(button) ? "add" : "");

/** Whether the page says nothing of what a button does, though it may draw it. */
const isNameless = (button: HTMLElement) =>
	!/[\p{L}\p{N}+＋]/u.test(
		`${textOf(button)}${button.getAttribute("aria-label") ?? ""}${button.title}${(button as HTMLInputElement).value ?? ""}`,
	) && pictured(button) === "";

/** What the picture in a button says, less the keys that press it: “Add a new row at row 1 (Alt+7)”. */
const pictured = (button: HTMLElement) => button.querySelector<HTMLImageElement>("img[alt]")?.alt.replace(/\s*\([^)]*\+[^)]*\)$/, "") ?? "";

/** Takes in the entry beside it and makes room for the next: “Save and add another”. */
const SAVES_AND_ADDS = /^save (\p{L}+ ){0,2}(and )?(add|enter|start) (another|an?|one|new|more)\b/u;
/** Takes in the last entry of those that such a button took in before: “Save activity”. */
const SAVES = /^save( (this|the|your|an?))?( \p{L}+){1,2}$/u;

/** Whether the name of a button says that it adds something to a list. */
const saysToAdd = (name: string) =>
	((ADDS.test(name) && !NO_ENTRY.test(name)) || SAVES_AND_ADDS.test(name)) && !LEADS_AWAY.test(name) && name.split(" ").length <= 8;

/** Opens a line that the page has drawn for an entry, which may be still to come. */
const OPENS = /^(edit|fill (in|out)|complete|open|editar|llenar|completar)\b|^enter$/;
const ENTRY_OF_LINE = /(?<entry>(\p{L}+ ){1,3})(?<number>\d{1,2})(?!\S)/u;
const EMPTY_LINE = /^((nothing|none|not|no|empty|blank|vaci[oa]|nada|sin)\b.*)?$/;
const LINE = "li,tr,[role=row],[role=listitem]";

/** Whether a button opens the empty line of the list's next entry: “Honor 1: nothing entered [Edit]”. */
function opensLine(button: HTMLElement, { list, next }: Short): boolean {
	const line = button.closest(LINE);
	const said = wordsOf(line ? textOf(line, true) : "");
	const { entry, number } =
		(ENTRY_OF_LINE.exec(wordsOf(button.getAttribute("aria-label") ?? "")) ?? ENTRY_OF_LINE.exec(said))?.groups ?? {};
	if (!entry || listsNamed(entry).join() !== list || Number(number) !== next) return false;
	const own = new Set(`${entry}${number} ${nameOf(button)}`.split(" "));
	return EMPTY_LINE.test(
		said
			.split(" ")
			.filter((word) => !own.has(word))
			.join(" "),
	);
}

/** Whether a button in a part of the page says that it adds entries to a list of the profile, which may be asked for in a dialog; the part may be closed. */
export const addsEntries = (part: Element): boolean =>
	[...part.querySelectorAll<HTMLElement>(BUTTONS)].map(nameOf).some((name) => saysToAdd(name) && listsNamed(name).length > 0);

function addsRow(button: HTMLElement): boolean {
	const name = addingNameOf(button);
	if (
		!(saysToAdd(name) || ((OPENS.test(name) || SAVES.test(name)) && !LEADS_AWAY.test(name))) ||
		countsUp(button) ||
		(button.closest(TOOLS) && listsNamed(name).length === 0)
	)
		return false;
	return (
		!(sendsForm(button) && button.hasAttribute("type") && !button.matches(DRUPALS)) &&
		!button.matches(":disabled,[aria-disabled=true],[aria-haspopup=listbox],[aria-haspopup=menu]") &&
		isVisible(button)
	);
}

/** What stands over an editor adds nothing but to the text, unless it says to which list. */
const TOOLS = "[role=toolbar],[role=menubar],[class*=toolbar i]";

/** Whether the button names the list's entries, or stands with rows of this list alone and names none, or one by what the page counts them by. */
function isFor(button: HTMLElement, short: Short, { all, answered }: Controls): boolean {
	const { list, rows } = short;
	const name = addingNameOf(button);
	if (OPENS.test(name)) return opensLine(button, short);
	if (SAVES_AND_ADDS.test(name)) return followsRows(button, rows, all);
	if (SAVES.test(name)) return short.isTakenIn && listsNamed(name).join() === list && followsRows(button, rows, all);
	if (isNameless(button) && !endsEntry(button, all)) return false;
	if (list === SCHOOL)
		return rows.length === 0 && ADDS_SCHOOL.test(name) && (/high|secondary/.test(name) || OF_SCHOOLS.test(headingOver(button)));
	const isOf = (words: string) => listsNamed(words).join() === list;
	if (isOfCourses(name)) return isCourses(list) && (followsRows(button, rows, all) || coursesMeant(button) === list);
	const isUnder = () => isOf(headingOver(button)) || isOf(wordsBefore(button));
	if (!MORE.test(name))
		return (
			isOf(name) ||
			(COLOURLESS.test(name) && (rows.length === 0 ? isOf(headingOver(button)) : followsRows(button, rows, all))) ||
			((PLUS.test(textOf(button)) || ADDS_THING.test(name)) &&
				listsNamed(name).length === 0 &&
				(isUnder() || followsRows(button, rows, all))) ||
			(listsNamed(name).length === 0 && isCounted(button, name.replace(ADDED, "")) && followsRows(button, rows, all))
		);
	const beside = answered.filter((control) => rowAround(button)?.contains(control));
	if (beside.length > 0) return beside.every((control) => rows.includes(control));
	const heading = headingBefore(button);
	const [over, ...others] = heading && !isOverOthers(heading, button, rows, answered) ? listsNamed(headingOver(button)) : [];
	if (over !== undefined && others.length === 0 && over !== list && !(isCourses(over) && isCourses(list))) return false;
	for (let box = button.parentElement; box && box !== button.ownerDocument.body; box = box.parentElement) {
		const inside = all.filter((control) => box!.contains(control));
		if (inside.length > 0 && rows.length > 0) {
			const own = inside.filter((control) => rows.includes(control)).length;
			const isTheirs = own >= inside.length * MOST_OF && !inside.some((control) => answered.includes(control) && !rows.includes(control));
			return isTheirs || followsRows(button, rows, all);
		}
	}
	return !(heading && isOverOthers(heading, button, rows, answered)) && isUnder();
}

/** Whether what stands right before a nameless button is an entry, and no number that the button may count up. */
function endsEntry(button: HTMLElement, all: readonly HTMLElement[]): boolean {
	for (let box: Element | null = button, steps = 0; box && steps < MOST_STEPS; box = box.parentElement, steps++)
		for (let before = box.previousElementSibling; before; before = before.previousElementSibling) {
			const [control, ...others] = all.filter((each) => before!.contains(each));
			if (control) return others.length > 0 || !("value" in control) || /\p{L}/u.test(String(control.value));
		}
	return false;
}

const rowAround = (button: HTMLElement) => button.closest("tr,[role=row]");

/** Whether a button stands right after the rows of a list. */
function followsRows(button: HTMLElement, rows: readonly HTMLElement[], all: readonly HTMLElement[]): boolean {
	const last = all.findLast((control) => control.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
	return last !== undefined && rows.includes(last);
}

/** Whether the page around the button counts its rows by the same word: “Pursuit 1”, “+ another pursuit”. */
function isCounted(button: HTMLElement, noun: string): boolean {
	if (!/^\p{L}[\p{L} ]+$/u.test(noun)) return false;
	const count = new RegExp(`\\b${noun} (no |number )?(\\d|one)\\b`);
	for (let box = button.parentElement, steps = 0; box && steps < MOST_STEPS; box = box.parentElement, steps++)
		if (count.test(wordsOf(box.innerText))) return true;
	return false;
}

const COURSES = "highSchoolClasses";
const COLLEGE_COURSES = "collegeCoursesTaken";

const isCourses = (list: string) => list === COURSES || list === COLLEGE_COURSES;

const isOfCourses = (name: string) => listsNamed(name).join() === COURSES;

/** Which of the two lists of courses a button that says only “Add course” adds to, by its heading, or by the words before it. */
const coursesMeant = (button: HTMLElement) =>
	OF_COLLEGE.test(headingOver(button)) || wordsBefore(button, (words) => AT_COLLEGE.test(words)) !== "" ? COLLEGE_COURSES : COURSES;
const AT_COLLEGE =
	/\b(at|from|through) (an? |any |the |another )?(college|university)\b|\bcollege (level|credits?)\b|\b(dual|concurrent)\b/;
const OF_COLLEGE = /\b(college|university|dual|concurrent)\b/;

/** The lists whose entries the words name; courses taken at a college are no other ones. */
export function listsNamed(words: string): string[] {
	const named = Object.keys(ENTRIES).filter((list) => ENTRIES[list]!.test(words));
	return named.includes("collegeCoursesTaken") ? named.filter((list) => list !== "highSchoolClasses") : named;
}

/** How much of what stands with a nameless button must be of the list: rows may ask besides what the profile does not hold. */
const MOST_OF = 0.5;
const HEADINGS = "h1,h2,h3,h4,h5,h6,legend,[role=heading],[class*=title i],[class*=head i]";
const LONGEST_HEADING = 80;
const MOST_STEPS = 10;

/** The nearest heading before a button, of a section that may hold no row yet. */
function headingBefore(button: HTMLElement): Element | undefined {
	for (let box = button.parentElement, steps = 0; box && steps < MOST_STEPS; box = box.parentElement, steps++) {
		const before = [...box.querySelectorAll(HEADINGS)].filter(
			(heading) => heading.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING,
		);
		if (before.at(-1)?.textContent?.trim()) return before.at(-1);
	}
	return undefined;
}

function headingOver(button: HTMLElement): string {
	const text = headingBefore(button)?.textContent?.trim() ?? "";
	return text.length <= LONGEST_HEADING ? wordsOf(text) : "";
}

/** Whether a heading stands over other answers than those rows, as the title of a page does that draws its sections otherwise. */
const isOverOthers = (heading: Element, button: HTMLElement, rows: readonly HTMLElement[], answered: readonly HTMLElement[]) =>
	answered.some(
		(control) =>
			!rows.includes(control) &&
			heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING &&
			control.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
	);

const MOST_BEFORE = 4;
const LONGEST_BEFORE = 120;

/**
 * What the page says right before a button, where nothing else is asked there: “Prizes, honors, small glories: one line each”. The entries that the
 * page has listed since may stand between.
 */
function wordsBefore(button: HTMLElement, tell = (words: string) => listsNamed(words).length > 0): string {
	for (let box: Element | null = button, steps = 0; box && steps < MOST_BEFORE; box = box.parentElement, steps++) {
		let before = box.previousElementSibling;
		for (let back = 0; before && back < MOST_BEFORE; before = before.previousElementSibling, back++) {
			if (before.matches(ASKING) || before.querySelector(ASKING)) return "";
			const text = textOf(before, true);
			if (text.length <= LONGEST_BEFORE && tell(wordsOf(text))) return wordsOf(text);
		}
	}
	return "";
}
const ASKING = "input:not([type=hidden]),select,textarea";

export function isWithinReach(button: HTMLElement): boolean {
	button.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
	const { left, top, width, height } = button.getBoundingClientRect();
	const hit = hitNear(button, left + width / 2, top + height / 2);
	return hit !== null && (isDrawnIn(hit, button) || isTextPutInto(button, hit));
}

/** Whether the words that an element of the page's own puts into its button were hit: the browser then names that element. */
const isTextPutInto = (button: HTMLElement, hit: Element) =>
	[...button.querySelectorAll("slot")].some((slot) =>
		slot.assignedNodes().some((node) => node.parentNode === hit && node.nodeType === Node.TEXT_NODE),
	);
