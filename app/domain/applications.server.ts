import { and, eq } from "drizzle-orm";
import { applications } from "../../drizzle/school-schema";
import { APPLICATION_STATUSES, type Application, type ApplicationNotes } from "../contract/applications";
import { type Answers, PROFILE } from "../contract/profile";
import { entriesMax } from "../contract/profile-questions";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import { seal, unseal } from "../sealed-text.server";
import { changeProfile, loadProfile, lockProfile } from "./profiles.server";
import type { Actor } from "./sessions.server";
import { countSubmitted } from "./submitted-colleges.server";

type Student = Pick<Actor, "userId">;

const LIST_MAX = entriesMax(PROFILE.statistics.fields.collegesAppliedTo);
const FULL = `Your list is full: it holds ${LIST_MAX} colleges. Remove one first. Nothing was changed.`;
const GONE = "This college is no longer in your list, so nothing was saved. Add it again to note something on it.";
const NO_WAY_BACK = "What was removed can no longer be put back here. Add the college again. Nothing was changed.";

/** What was noted on a college, where nothing was. */
const NOTHING: ApplicationNotes = { status: APPLICATION_STATUSES[0] };

const collegesOf = (answers: Answers): string[] => answers.statistics?.collegesAppliedTo ?? [];

function withColleges({ statistics }: Answers, colleges: string[]): Answers {
	const { collegesAppliedTo: _, ...others } = statistics ?? {};
	return { statistics: colleges.length > 0 ? { ...others, collegesAppliedTo: colleges } : others };
}

/** Forms change line breaks and may lose spaces at the ends. */
const spaced = (name: string) => name.replace(/\s+/g, " ").trim();

/** A college of the list by the name a form sent. */
const named = (colleges: string[], name: string): string | undefined =>
	colleges.find((college) => college === name) ?? colleges.find((college) => spaced(college) === spaced(name));

const alike = (one: string, other: string) => spaced(one).toLowerCase() === spaced(other).toLowerCase();

/**
 * The colleges of a student's list in its order, each once, with what they noted. `answers` are their saved answers, where they are
 * at hand. At most two queries.
 */
export async function loadApplications({ userId }: Student, answers?: Answers, within: Database = db): Promise<Application[]> {
	const colleges = new Set(collegesOf(answers ?? (await loadProfile({ userId })).answers));
	if (colleges.size === 0) return [];
	const rows = await within.select().from(applications).where(eq(applications.userId, userId));
	const noted = new Map(rows.map((row) => [row.college, row]));
	return [...colleges].map((college) => ({ college, ...notesOf(noted.get(college)) }));
}

const notesOf = (row: typeof applications.$inferSelect | undefined): Omit<Application, "college"> =>
	row
		? {
				status: row.status,
				...(row.deadline === null ? {} : { deadline: row.deadline }),
				...(row.essayLink === null ? {} : { essayLink: row.essayLink }),
				notedAt: row.updatedAt,
			}
		: NOTHING;

/** The first deadline first; colleges without one last, in the order of the list. */
export const byDeadline = (all: readonly Application[]): Application[] =>
	all.toSorted(({ deadline: one = "9999" }, { deadline: other = "9999" }) => (one < other ? -1 : one > other ? 1 : 0));

/** Replaces what is noted on a college of the list; gives its name. Throws AppError not_found when it is not, or no longer, in the list. */
export async function noteApplication({ userId }: Student, name: string, notes: ApplicationNotes): Promise<string> {
	const { status, deadline = null, essayLink = null } = notes;
	return db.transaction(async (within) => {
		const college = named(collegesOf(await lockProfile({ userId }, within)), name);
		if (college === undefined) throw new AppError("not_found", GONE);
		if (status === NOTHING.status && !deadline && !essayLink) {
			await within.delete(applications).where(and(eq(applications.userId, userId), eq(applications.college, college)));
		} else {
			const noted = { status, deadline, essayLink, updatedAt: new Date() };
			await within
				.insert(applications)
				.values({ userId, college, ...noted })
				.onConflictDoUpdate({ target: [applications.userId, applications.college], set: noted });
		}
		await countSubmitted(userId, within);
		return college;
	});
}

/**
 * Adds a college to the end of the list, unless it is there already. Gives its name in the list, and whether it is new. Throws AppError
 * conflict when the list is full.
 */
export async function addCollege(student: Student, name: string): Promise<{ college: string; isNew: boolean }> {
	let college = name;
	const isNew = await changeProfile(student, (answers) => {
		const colleges = collegesOf(answers);
		const present = colleges.find((each) => alike(each, name));
		college = present ?? name;
		if (present !== undefined) return undefined;
		if (colleges.length >= LIST_MAX) throw new AppError("conflict", FULL, { fields: { college: FULL } });
		return withColleges(answers, [...colleges, name]);
	});
	return { college, isNew };
}

type Removed = ApplicationNotes & { college: string; place: number };

/** A removed college is sealed for its student, so that an address can carry it and tells nothing. */
const ownerOf = ({ userId }: Student) => `removed college of ${userId}`;

/**
 * Takes a college out of the list, and what was noted on it. Gives both, sealed, for `putBack`; undefined when the list does not
 * hold it. Throws AppError conflict.
 */
export async function removeCollege(student: Student, name: string): Promise<string | undefined> {
	const all = await loadApplications(student);
	let removed: Removed | undefined;
	await changeProfile(student, (answers) => {
		const colleges = collegesOf(answers);
		const gone = named(colleges, name);
		if (gone === undefined) return undefined;
		const { status, deadline, essayLink } = all.find(({ college }) => college === gone) ?? NOTHING;
		removed = { college: gone, place: colleges.indexOf(gone), status, deadline, essayLink };
		return withColleges(
			answers,
			colleges.filter((college) => college !== gone),
		);
	});
	return removed && seal(JSON.stringify(removed), ownerOf(student));
}

/** What `removeCollege` gave; undefined for anything else, and for what it gave to somebody else. */
function openRemoved(student: Student, sealed: string): Removed | undefined {
	const opened = unseal(sealed, ownerOf(student));
	return opened === undefined ? undefined : (JSON.parse(opened) as Removed);
}

/** The name of a college as `removeCollege` sealed it for this student. */
export const removedCollege = (student: Student, sealed: string): string | undefined => openRemoved(student, sealed)?.college;

/**
 * Puts a removed college back to its place in the list, with what was noted on it; gives its name. Where it is there again already,
 * what is noted on it by now stays. Throws AppError invalid, or conflict when the list is full.
 */
export async function putBack(student: Student, sealed: string): Promise<string> {
	const removed = openRemoved(student, sealed);
	if (!removed) throw new AppError("invalid", NO_WAY_BACK);
	const { college, place, ...notes } = removed;
	await changeProfile(student, (answers) => {
		const colleges = collegesOf(answers);
		if (colleges.includes(college)) return undefined;
		if (colleges.length >= LIST_MAX) throw new AppError("conflict", FULL);
		return withColleges(answers, colleges.toSpliced(place, 0, college));
	});
	const now = (await loadApplications(student)).find((application) => application.college === college);
	if (now && !now.notedAt) await noteApplication(student, college, notes);
	return college;
}
