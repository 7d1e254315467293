import { isDeepStrictEqual } from "node:util";
import type { Answers } from "../contract/profile";
import type { Choice } from "../contract/profile-form";
import { ASKED, SECTIONS, valueAt } from "../contract/profile-questions";

/** A question that two versions of a profile answer differently; each answer as lines of text, none for no answer. */
export type Difference = { path: string; label: string; mine: string[]; saved: string[]; choice: Choice; canJoin: boolean };

/** What was answered since as lines: a value, or one line for each entry of a list. */
function linesOf(value: unknown): string[] {
	if (value === undefined) return [];
	if (!Array.isArray(value)) return [value === true ? "Yes" : String(value)];
	return value.map((entry) => (typeof entry === "object" && entry !== null ? Object.values(entry).flat().join(", ") : String(entry)));
}

/**
 * Compares the sections of `mine` with the saved ones, question by question. Each difference proposes the version that
 * changed since the form was opened with `openedAs`; where both did, or that is unknown, a list proposes the entries of
 * both and a field proposes `mine`.
 */
export function compareVersions(mine: Answers, saved: Answers, openedAs?: Answers): Difference[] {
	return ASKED.filter(({ section }) => section in mine).flatMap(({ path, label, node }) => {
		const [my, theirs, opened] = [mine, saved, openedAs].map((answers) => valueAt(answers, path));
		if (isDeepStrictEqual(my, theirs)) return [];
		const canJoin = (node.kind === "list" || node.kind === "texts") && Array.isArray(my) && Array.isArray(theirs);
		const onlyOne = openedAs && (isDeepStrictEqual(my, opened) ? "saved" : isDeepStrictEqual(theirs, opened) ? "mine" : undefined);
		return [{ path, label, mine: linesOf(my), saved: linesOf(theirs), choice: onlyOne ?? (canJoin ? "both" : "mine"), canJoin }];
	});
}

/** `mine` with the chosen versions of the questions in `choices`; “both” appends the saved entries that `mine` lacks. */
export function joinVersions(mine: Answers, saved: Answers, choices: ReadonlyMap<string, Choice>): Answers {
	const joined = structuredClone(mine);
	for (const [path, choice] of choices) {
		const [my, theirs] = [valueAt(mine, path), valueAt(saved, path)];
		if (choice === "saved") setValue(joined, path, theirs);
		if (choice === "both" && Array.isArray(my) && Array.isArray(theirs)) {
			setValue(joined, path, [...my, ...theirs.filter((entry) => !my.some((own) => isDeepStrictEqual(own, entry)))]);
		}
	}
	return joined;
}

function setValue(answers: Answers, path: string, value: unknown): void {
	const [section = "", ...keys] = path.split(".");
	if (!SECTIONS.some((known) => known === section)) return;
	let place: Record<string, unknown> = answers;
	let key = section;
	for (const next of keys) {
		place[key] ??= {};
		place = place[key] as Record<string, unknown>;
		key = next;
	}
	place[key] = value;
}
