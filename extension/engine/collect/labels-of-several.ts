import type { PageField } from "../page";
import { isQuestion } from "./prompts";

const MOST_CONTROLS = 8;

/**
 * Shares out words that stand once for several controls in a row: “City, State, ZIP” before three boxes names each by its place,
 * and where the boxes have hints of their own the words name the group they form. Words for fewer pieces than there are boxes name none
 * of them, and leave it to what the programmer called them. Changes the evidence in place.
 */
export function shareOut(fields: readonly PageField[]) {
	for (const [place, field] of fields.entries()) leaveToNext(field, fields[place + 1]);
	for (let start = 0; start < fields.length; ) {
		const words = fields[start]!.evidence.near;
		let end = start + 1;
		while (end < fields.length && words && sharesWords(fields[start]!, fields[end]!, words)) end++;
		const run = fields.slice(start, end).filter(({ evidence }) => !evidence.label);
		if (run.length > 1 && run.length <= MOST_CONTROLS) split(run, words);
		start = end;
	}
}

/** A label for two boxes, of which the second has one of its own beside it, names the first by its beginning: “ACT composite; date of test”. */
function leaveToNext({ evidence }: PageField, next: PageField | undefined) {
	const pieces = evidence.label.split(/;\s+/);
	const isShared = pieces.length === 2 && next?.evidence.label && next.evidence.group.endsWith(evidence.label);
	if (isShared && next.evidence.label !== evidence.label) evidence.label = pieces[0]!;
}

const sharesWords = (first: PageField, { control, evidence }: PageField, words: string) =>
	!first.evidence.label &&
	control !== "radios" &&
	control !== "checkboxes" &&
	evidence.row === first.evidence.row &&
	(evidence.label ? evidence.group : evidence.near || evidence.group) === words;

/** What several boxes take in pieces though its name has a stroke: “Home/Cell Phone”. */
const ONE_THING = /^[^,]*\b(tele)?phone( number)?\W*$/i;
/** How often or how long, which is one number for each box: “Hours/week”. */
const RATE = /\b(hours|hrs?|weeks|wks?|days|months|times)\.? ?\/ ?(day|week|wk|month|mo|year|yr)\b/i;

/** Whether each box is an item of a list that is numbered: words over it ask the same of all. */
const areItems = (run: readonly PageField[]) => new Set(run.flatMap(({ element }) => element.closest("ol > li") ?? [])).size === run.length;

const hasLetter = (text: string) => /\p{L}/u.test(text);

function split(run: readonly PageField[], words: string) {
	if (words.includes("?") || RATE.test(words)) return;
	if (areItems(run)) {
		for (const { evidence } of run) [evidence.group, evidence.near] = [words, ""];
		return;
	}
	const pieces = words.split(/[,/]|\band\b/).map((piece) => piece.trim());
	const hints = new Set(run.map(({ evidence }) => evidence.placeholder || evidence.title).filter((hint) => /\p{L}/u.test(hint)));
	const areAsked = run.filter(({ evidence }) => isQuestion(evidence.placeholder)).length > run.length / 2;
	const names = !areAsked && pieces.length === run.length && pieces.every(hasLetter) ? pieces : undefined;
	const bare = run.filter(({ evidence }) => !hasLetter(evidence.placeholder));
	if (!names && !areAsked && bare.length > 1 && bare.length < run.length && pieces.length === bare.length && pieces.every(hasLetter)) {
		for (const { evidence } of run) [evidence.group, evidence.near] = [words, ""];
		for (const [place, { evidence }] of bare.entries()) evidence.near = pieces[place]!;
		return;
	}
	const isUneven =
		!names && !areAsked && !ONE_THING.test(words) && pieces.length > 1 && pieces.every(hasLetter) && run.length > pieces.length;
	if (!names && !isUneven && !areAsked && hints.size < run.length) return;
	run.forEach(({ evidence }, place) => {
		evidence.group = isUneven ? "" : words;
		evidence.near = names?.[place] ?? "";
	});
}
