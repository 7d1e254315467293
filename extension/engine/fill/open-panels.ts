import { isClosed, openersIn, panelOf, STEPS, wordsOn } from "../collect/panels";
import { isDrawnIn } from "../collect/tree";
import type { ShadowRootOf } from "../collect/walk";
import { walk } from "../collect/walk";
import { stillness } from "../pace";
import { wordsOf } from "../words";
import { press } from "./events";
import { addsEntries, type Controls, isWithinReach, LEADS_AWAY, listsNamed } from "./make-room";
import { sendsForm } from "./sending";
import { until } from "./waiting";

const QUESTIONS =
	"input:not([type=hidden],[type=search],[type=submit],[type=button],[type=image]),select,textarea,[role=combobox],[role=radio],[role=checkbox],[contenteditable=true]";
/** What is asked of applicants, by the names of the parts that forms fold up. */
const TOPIC =
	/\b(you|applicant|sat|act|psat|exams?|gpa|grades|parents?|guardians?|mother|father|madre|padre|personal|contact|address(es)?|famil(y|ies)|famili[ao]s?|household|hogar|home|education|educacion|academics?|school|escuela|tests?|scores?|college|university|universidad|plans?|background|demographics?|citizenship|languages?|goals|metas|planes|career|next)\b/;
/** The last part of a form may ask for more than the signature, and be named for more than being sent: “Plans and submit”. */
const SIGNED = /\b(and )?(e )?signatures?\b|(?<=\w )and (submi(t|ssion)|send|finish)$/;
const ADDS = /^(add|agregar|anadir|new|nuev[oa])\b/;
/** Buttons that sites put among the steps of a form, and that end it. */
const LEAVES = /\b((log|sign) ?(out|off)|exit|quit|cancel|delete|withdraw|help|salir|cancelar)\b/;
/** What is to be read before the questions, whomever it speaks to: “Before you begin”. */
const INTRODUCES = /^(before you|instructions?|welcome|overview|introduction|antes de|instrucciones|bienvenid[oa]s?)\b/;
/** Parts that ask for what is the student's alone, and nothing else. */
const STUDENTS_OWN =
	/^((step|part|section) )?(\d{1,2} )?(final )?(e )?(certif(y|ications?)|sign(atures?)?|attestations?|affirmations?|declarations?|agreements?|consents?|terms( of \w+)?|payments?|uploads?|documents?)( and (conditions|certifications?|signatures?|sign|consents?|review|terms|payments?|fees?|submit|submission))*$/;
const MOST_STEPS = 4;

/** The student's own: the list that all of these controls ask for, if they ask for one alone, and how many entries it has. */
export type ListOf = (controls: readonly HTMLElement[]) => { list: string; count: number } | undefined;

/** What was open once, by element and by what it says: it is not opened again after another part has closed it. */
export type Opened = { elements: WeakSet<Element>; names: Set<string> };

/**
 * The first part of the page that is closed and may ask something of the student: a tab, a panel, a fold; none of the page's `controls`, such
 * as a button that opens a calendar. `open` presses what opens it; `isEntry` says that it holds an entry of a list that other parts hold entries of.
 */
export function closedPanel(
	document: Document,
	{ all, answered }: Controls,
	listOf: ListOf,
	countOf: (list: string) => number,
	opened: Opened,
	shadowRootOf?: ShadowRootOf,
): { open: () => void; isEntry: boolean } | undefined {
	const { roots, controls } = walk(document, shadowRootOf);
	for (const root of roots) {
		const openers = openersIn(root).filter((opener) => !all.includes(opener));
		const named = keysOf(openers);
		const isKnown = (opener: HTMLElement) => opened.elements.has(opener) || opened.names.has(named.get(opener)!.key);
		const note = (opener: HTMLElement) => {
			opened.elements.add(opener);
			opened.names.add(named.get(opener)!.key);
		};
		for (const opener of openers) if (!isClosed(opener)) note(opener);
		for (const opener of innermostFirst(openers)) {
			const { name } = named.get(opener)!;
			if (
				isKnown(opener) ||
				LEADS_AWAY.test(name.replace(SIGNED, "")) ||
				ADDS.test(name) ||
				INTRODUCES.test(name) ||
				STUDENTS_OWN.test(name)
			)
				continue;
			if (!mayAsk(opener, name, openers, { all: controls, answered }, listOf, countOf) || !isWithinReach(opener)) continue;
			const open = () => {
				note(opener);
				press(opener);
			};
			const list = listOf(answeredBeside(opener, openers, answered))?.list;
			const isEntry = list !== undefined && (listsNamed(name).includes(list) || /\d$/.test(name));
			return { open, isEntry };
		}
	}
	return undefined;
}

/** What the other parts ask of the student that stand together with this one. */
const answeredBeside = (opener: HTMLElement, openers: readonly HTMLElement[], answered: readonly HTMLElement[]) =>
	groupOf(opener, openers).flatMap((other) => {
		const panel = other === opener ? undefined : panelOf(other);
		return answered.filter((control) => panel?.contains(control));
	});

/** Folds before tabs, which put them out of sight, and tabs in a part of the page before those that put it away. */
function innermostFirst(openers: readonly HTMLElement[]): HTMLElement[] {
	const depthOf = (opener: Element) => {
		let depth = opener.matches(`[role=tab],${STEPS}`) ? 0 : openers.length;
		for (let part = opener.closest("[role=tabpanel]"); part; part = part.parentElement?.closest("[role=tabpanel]") ?? null) depth++;
		return depth;
	};
	return [...openers].sort((one, other) => depthOf(other) - depthOf(one));
}

/** Waits until what moves on the page, as parts do that open bit by bit, has come to rest; what moves without end is not waited for. */
export async function atRest(document: Document, shadowRootOf?: ShadowRootOf): Promise<void> {
	const roots = [...walk(document, shadowRootOf).roots];
	const isMoving = ({ playState, effect }: Animation) =>
		playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime));
	await until(() => !roots.some((root) => root.getAnimations().some(isMoving)) || undefined, OPENS_WITHIN);
}
const OPENS_WITHIN = 1000;

/**
 * Remembers which parts of the page are open; the function opens those again that have been closed since, the outer ones first. A part whose
 * words are others by now, as those of a step that is done, is known by its place.
 */
export function rememberOpen(document: Document, shadowRootOf?: ShadowRootOf): () => Promise<void> {
	const before = [...walk(document, shadowRootOf).roots].map((root) => {
		const openers = openersIn(root);
		const named = keysOf(openers);
		const isOpen = openers.map((opener) => !isClosed(opener));
		const open = openers.flatMap((opener, place) => (isOpen[place] ? { place, key: named.get(opener)!.key } : []));
		return { root, count: openers.length, open };
	});
	return async () => {
		const still = stillness(document);
		for (const { root, count, open } of before)
			for (const { place, key } of open) {
				const openers = openersIn(root);
				const named = keysOf(openers);
				const opener = openers.find((each) => named.get(each)!.key === key) ?? (openers.length === count ? openers[place] : undefined);
				if (!opener || !isClosed(opener)) continue;
				press(opener);
				await still.wait(QUIET, PATIENCE);
				await atRest(document, shadowRootOf);
			}
		still.end();
	};
}
const QUIET = 250;
const PATIENCE = 1500;

/** What each opener says, and the same with its place among those that say so. */
function keysOf(openers: readonly HTMLElement[]): Map<HTMLElement, { name: string; key: string }> {
	const seen = new Map<string, number>();
	return new Map(
		openers.map((opener) => {
			const name = wordsOf(wordsOn(opener));
			const place = seen.get(name) ?? 0;
			seen.set(name, place + 1);
			return [opener, { name, key: `${name} ${place}` }];
		}),
	);
}

function mayAsk(
	opener: HTMLElement,
	name: string,
	openers: readonly HTMLElement[],
	{ all, answered }: Controls,
	listOf: ListOf,
	countOf: (list: string) => number,
): boolean {
	const beside = answeredBeside(opener, openers, answered);
	const own = listOf(beside);
	const group = groupOf(opener, openers);
	const mayBeEntry = !TOPIC.test(name) || /\d$/.test(name);
	if (own && mayBeEntry && group.indexOf(opener) >= own.count) return false;
	if (areAlternatives(group)) return false;
	const [list, ...others] = listsNamed(name);
	const number = Number(/ (\d{1,2})$/.exec(name)?.[1] ?? 1);
	if (list !== undefined && others.length === 0 && number > countOf(list)) return false;
	const panel = panelOf(opener);
	if (panel && asks(panel, all)) return isInForm(panel, answered);
	if (panel && isToRead(panel, opener)) return false;
	const isStep = opener.matches(STEPS) || (panel === undefined && opener.matches("[role=tab]") && areParts(group));
	return (
		(isStep && !LEAVES.test(name) && !sendsForm(opener)) ||
		beside.length > 0 ||
		((list !== undefined || TOPIC.test(name)) && isInForm(opener, answered))
	);
}

/** Whether tabs are what a student may say, one of which holds: “I go to a school”, “I learn at home”. */
const areAlternatives = (tabs: readonly HTMLElement[]) =>
	tabs.length > 1 && tabs.every((tab) => /^i(m| m| \w)/.test(wordsOf(wordsOn(tab))));

/** Whether tabs lead through the parts of one form, as several of them are named for what is asked of applicants. */
const areParts = (tabs: readonly HTMLElement[]) => tabs.filter((tab) => TOPIC.test(wordsOf(wordsOn(tab)))).length >= FEWEST_PARTS;
const FEWEST_PARTS = 2;

/** Whether a question stands in the panel, or is put into its slots. */
const asks = (panel: Element, all: readonly HTMLElement[]) =>
	panel.querySelector(QUESTIONS) !== null ||
	(panel.querySelector("slot") !== null && all.some((control) => control.matches(QUESTIONS) && isDrawnIn(control, panel)));

/** Whether what is folded up has words alone: no question, no button that brings some, nor an element of the page's own that may draw one. */
const isToRead = (panel: Element, opener: Element) =>
	!addsEntries(panel) &&
	[...panel.children].some((part) => !part.contains(opener) && /\p{L}/u.test(part.textContent ?? "")) &&
	![...panel.querySelectorAll("*")].some(({ localName }) => localName.includes("-"));

/** Whether it stands in the form that the student fills. */
const isInForm = (part: Element, answered: readonly HTMLElement[]) =>
	answered.length === 0 ||
	answered.some((control) => {
		const form = control.closest("form");
		return form === null || form.contains(part) || part.closest("form") === null;
	});

/** The openers that stand together with one: the tabs of its list, the heads of the panels beside its own. */
function groupOf(opener: HTMLElement, openers: readonly HTMLElement[]): HTMLElement[] {
	const tabs = opener.closest("[role=tablist]");
	if (tabs) return openers.filter((other) => tabs.contains(other));
	for (let box = opener.parentElement, steps = 0; box && steps < MOST_STEPS; box = box.parentElement, steps++) {
		const inside = openers.filter((other) => box!.contains(other));
		if (inside.length > 1) return inside;
	}
	return [opener];
}
