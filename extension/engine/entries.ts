import { PROFILE_ROWS } from "../../app/contract/profile";
import { FAMILY, HOUSEHOLD, peopleOf } from "./entries-of-people";
import { PARENTS, ROW_LISTS, SCHOOL, type Short } from "./fill/make-room";
import { heldBy } from "./fill/read";
import type { PageField } from "./page";
import { ABOUT, type Facts, type Meaning } from "./types";

/** A question of the page and the place in the profile that answers it. */
type Asked = { field: PageField; path?: string; meaning?: Meaning };

/** The list of the profile that each subject's entries stand in. */
export const LIST_OF: ReadonlyMap<string, string> = new Map(PROFILE_ROWS.flatMap(({ subject, list }) => (list ? [[subject, list]] : [])));
/** Whether a question is about an entry of the list. */
export const isOf = (list: string, { path = "", meaning }: Asked) =>
	meaning?.among || list === FAMILY || list === HOUSEHOLD
		? meaning?.among === list
		: list === PARENTS
			? /^familyInformation\.parent[12]/.test(path)
			: path === list || path.startsWith(`${list}[`);

/** Whether a question may stand in the dialog for an entry of the list. */
export const goesWith = (list: string, question: Asked) =>
	isOf(list, question) || (list === SCHOOL && /^educationalBackground\.(highSchool|currentYear)/.test(question.path ?? ""));

/** Whether what was typed has left the page's sight: taken away, hidden or emptied. */
export const hasGone = (typed: readonly Asked[]) =>
	typed.length > 0 &&
	typed.every(
		({ field }) => !field.element.isConnected || !field.element.checkVisibility({ visibilityProperty: true }) || heldBy(field).length === 0,
	);

/** Entries that are asked for more than this are no rows where they are asked but one thing, in a table apart: “In which grades?”. */
const FEW = 2;

/** Which entries of a list of the profile the page has room for. */
export function rowsOf(questions: readonly Asked[], list: string): ReadonlySet<string | undefined> {
	const asked = new Map<string | undefined, Set<string>>();
	for (const { path = "", meaning } of questions.filter((question) => isOf(list, question))) {
		const entry = meaning?.among
			? String(meaning.index)
			: list === PARENTS
				? path[list.length]
				: path.slice(list.length + 1, path.indexOf("]"));
		asked.set(entry, (asked.get(entry) ?? new Set()).add(path));
	}
	const most = Math.max(0, ...[...asked.values()].map(({ size }) => size));
	return new Set([...asked].filter(([, paths]) => most <= FEW || paths.size > 1).map(([entry]) => entry));
}

/** The student's own entries of a list, parents by their first names. */
export function savedIn(list: string, facts: Facts): readonly object[] {
	const { answers } = facts;
	if (list === FAMILY || list === HOUSEHOLD) return peopleOf(list, facts);
	if (list === PARENTS) {
		const { parent1FirstName, parent2FirstName } = answers.familyInformation ?? {};
		return [parent1FirstName, parent2FirstName].filter(Boolean).map((firstName) => ({ firstName }));
	}
	if (list === SCHOOL) return [answers.educationalBackground?.highSchoolName].filter(Boolean).map((title) => ({ title }));
	const entries = list.split(".").reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], answers);
	return Array.isArray(entries) ? entries : [];
}

/** Whether a row asks for an entry of a certain kind, “math courses”, of which the student has no more. */
const isLeftOf = (list: string, { path, meaning }: Asked) =>
	path === undefined && meaning?.kind?.startsWith(ABOUT) === true && LIST_OF.get(meaning.subject) === list;

/** The lists of which the student has more entries than the page has room for, or than it has taken in where it takes them one by one. */
export function shortOf(questions: readonly Asked[], facts: Facts, listed: ListedEntries, takesIn: ReadonlySet<string>): Short[] {
	const short = ROW_LISTS.flatMap((list) => {
		const entries = takesIn.has(list) ? 0 : rowsOf(questions, list).size;
		const rows = questions.filter((question) => isOf(list, question)).map(({ field }) => field.element);
		const next = entries + listed.countOf(list) + 1;
		return savedIn(list, facts).length >= next && !questions.some((question) => isLeftOf(list, question))
			? [{ list, rows, next, isTakenIn: takesIn.has(list) }]
			: [];
	});
	// A list without a row may open a dialog, which stays open over the others where the student is wanted.
	return short.sort((one, other) => Number(one.rows.length === 0) - Number(other.rows.length === 0));
}

/** What the page has taken into lists of its own, out of the student's sight or into a table: questions that stand there now ask for later entries. */
export type ListedEntries = ReturnType<typeof listedEntries>;

export function listedEntries() {
	const counts = new Map<string, number>();
	/** The lists whose entries the page numbers, those included that it has put out of sight. */
	const numbered = new Set<string>();
	return {
		countOf: (list: string) => counts.get(list) ?? 0,
		isCounted: (list: string) => counts.has(list),
		isNumbered: (list: string) => numbered.has(list),
		set: (list: string, count: number) => void counts.set(list, count),
		/** The meanings, of the entries that come after those which the page has listed, unless the page's own numbers count these as well. */
		after(meanings: readonly (Meaning | undefined)[]): (Meaning | undefined)[] {
			const firsts = new Map<string, number>();
			const isSecondAsked = meanings.some((meaning) => meaning?.subject === "parent2");
			const markOf = ({ among, subject }: Meaning) => among ?? subject;
			for (const meaning of meanings.flatMap((each) => each ?? []))
				firsts.set(markOf(meaning), Math.min(meaning.index ?? 0, firsts.get(markOf(meaning)) ?? meaning.index ?? 0));
			return meanings.map((meaning) => {
				// Where the page has listed the first parent, one who is asked for alone is the second.
				if (meaning?.subject === "parent1" && !isSecondAsked && counts.get(PARENTS)) return { ...meaning, subject: "parent2" };
				const list = meaning?.among ?? LIST_OF.get(meaning?.subject ?? "") ?? "";
				const count = meaning?.index === undefined ? 0 : (counts.get(list) ?? 0);
				if (count === 0) return meaning;
				if (firsts.get(markOf(meaning!))! < count) return { ...meaning!, index: meaning!.index! + count };
				numbered.add(list);
				return meaning;
			});
		},
	};
}
