import { and, eq, lt } from "drizzle-orm";
import { z } from "zod";
import { rosterUploads } from "../../drizzle/school-schema";
import { madeStorable } from "../contract/characters";
import { INVITATION_DAYS } from "../contract/invitations";
import type { Roster, RosterOutcome, RosterStudent } from "../contract/roster";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import { countInvitations, inviteWithin, knownAmong } from "./invitations.server";
import { countTry } from "./limits.server";
import { readRosterFile } from "./roster-files.server";
import { loadSchool, type Staff } from "./schools.server";

/** How long an upload is kept, imported or not: as long as the links that its slips bear. */
const KEPT_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;
const FILE_NAME_MAX = 200;

export type RosterUpload = {
	id: string;
	fileName: string;
	roster: Roster;
	/** What the import did, once there was one. */
	outcome: RosterOutcome | null;
	importedAt: Date | null;
};

/**
 * Reads a spreadsheet and keeps what it says, invited nobody; gives the upload's id. Throws AppError rate_limited, and what
 * readRosterFile throws.
 */
export async function keepUpload({ schoolId }: Staff, fileName: string, bytes: Uint8Array): Promise<string> {
	await countTry(["uploadsOfSchool", schoolId]);
	const roster = await readRosterFile(bytes);
	const [kept] = await db
		.insert(rosterUploads)
		.values({ schoolId, fileName: madeStorable(fileName).slice(-FILE_NAME_MAX).toWellFormed(), roster })
		.returning({ id: rosterUploads.id });
	if (!kept) throw new Error("no upload was kept");
	return kept.id;
}

const columns = {
	id: rosterUploads.id,
	fileName: rosterUploads.fileName,
	roster: rosterUploads.roster,
	outcome: rosterUploads.outcome,
	importedAt: rosterUploads.importedAt,
};
const isTheirs = ({ schoolId }: Staff, id: string) => and(eq(rosterUploads.id, id), eq(rosterUploads.schoolId, schoolId));
const gone = () => new AppError("not_found", "This upload is not here any more. Please upload the file again.");

/** An upload of the school, by what an address names it. Throws AppError not_found. */
export async function loadUpload(staff: Staff, id: string): Promise<RosterUpload> {
	if (!z.uuid().safeParse(id).success) throw gone();
	const [upload] = await db.select(columns).from(rosterUploads).where(isTheirs(staff, id));
	if (!upload) throw gone();
	return upload;
}

/** What an import would do now, student by student, and the seats it would take. */
export type RosterPreview = Record<"invite" | "waiting" | "members", RosterStudent[]> & { seats: number; free: number };

export async function previewUpload(staff: Staff, { roster: { students } }: RosterUpload): Promise<RosterPreview> {
	const [{ members, waiting }, school] = await Promise.all([knownAmong(staff, students), loadSchool(staff)]);
	return {
		invite: students.filter(({ email }) => !members.has(email) && !waiting.has(email)),
		waiting: students.filter(({ email }) => waiting.has(email)),
		members: students.filter(({ email }) => members.has(email)),
		seats: school.seats,
		free: Math.max(0, school.seats - school.members - school.invited),
	};
}

/**
 * Invites the students of an upload: all of them or, on any refusal, none. Done again it changes nothing and tells what was done.
 * `origin` is where the links lead; without `isMailed` they are only printed. Throws AppError not_found, conflict when there are fewer
 * seats, rate_limited.
 */
export async function importUpload(staff: Staff, id: string, origin: string, { isMailed }: { isMailed: boolean }): Promise<RosterOutcome> {
	const { roster, outcome } = await loadUpload(staff, id);
	if (outcome) return outcome;
	await countInvitations(staff, roster.students);
	return db.transaction(
		async (within) => (await outcomeOf(staff, id, within)) ?? importWithin(within, staff, id, roster, origin, isMailed),
	);
}

/** What was done by who came first; who comes at the same time waits here. */
async function outcomeOf(staff: Staff, id: string, within: Database): Promise<RosterOutcome | null> {
	const [locked] = await within.select({ outcome: rosterUploads.outcome }).from(rosterUploads).where(isTheirs(staff, id)).for("update");
	if (!locked) throw gone();
	return locked.outcome;
}

async function importWithin(within: Database, staff: Staff, id: string, { students }: Roster, origin: string, isMailed: boolean) {
	const outcome: RosterOutcome = await inviteWithin(within, staff, "Student", students, origin, { isMailed });
	await within.update(rosterUploads).set({ outcome, importedAt: new Date() }).where(isTheirs(staff, id));
	return outcome;
}

/** Deletes uploads whose links have all run out. */
export async function forgetOldUploads(): Promise<void> {
	await db.delete(rosterUploads).where(lt(rosterUploads.createdAt, new Date(Date.now() - KEPT_MS)));
}
