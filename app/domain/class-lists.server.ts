import { and, eq, gte, inArray, ne, sql } from "drizzle-orm";
import { applications } from "../../drizzle/school-schema";
import type { RosterView } from "../contract/roster-view";
import { csvFile, neutralCell } from "../contract/sheet-cells";
import { db } from "../db.server";
import { AppError } from "../errors";
import { SpreadsheetFailure } from "../integrations/spreadsheets/spreadsheet-failure.server";
import { writeSpreadsheet } from "../integrations/spreadsheets.server";
import { recordStaffRead } from "./access-log.server";
import { piecesOf } from "./pieces.server";
import { classOf, dayIn, found, orderOf, rosterFilters } from "./roster-filters.server";
import type { Staff } from "./schools.server";

const HEAD = [
	"#",
	"First Name",
	"Last Name",
	"Email",
	"Application fills",
	"Chatbot uses",
	"Essay reviews",
	"Brainstorms",
	"All uses",
	"Last here",
	"Next deadline",
	"Colleges submitted",
	"Colleges listed",
];

/** The students of a view, all of its pages, with the first day that is still to come of what they have not submitted. */
export async function listClass(staff: Staff, view: Omit<RosterView, "page">): Promise<ClassMember[]> {
	const members = classOf(staff);
	const listed = await db
		.select({ id: members.id })
		.from(members)
		.where(and(found(members, view.q), rosterFilters(members)[view.filter]))
		.orderBy(...orderOf(members, view));
	const read = new Map<string, ClassMember>();
	for await (const piece of piecesOf(listed.map(({ id }) => id)))
		for (const member of await readMembers(staff, piece)) read.set(member.id, member);
	return listed.flatMap(({ id }) => read.get(id) ?? []);
}

type ClassMember = Awaited<ReturnType<typeof readMembers>>[number];

function readMembers(staff: Staff, ids: string[]) {
	const notes = db
		.select({
			userId: applications.userId,
			nextDeadline: sql<string | null>`min(${applications.deadline})::text`.as("next_deadline"),
		})
		.from(applications)
		.where(and(inArray(applications.userId, ids), ne(applications.status, "Submitted"), gte(applications.deadline, dayIn(0))))
		.groupBy(applications.userId)
		.as("notes");
	const members = classOf(staff);
	const { id, firstName, lastName, email, fills, chats, reviews, brainstorms, uses, lastActiveAt, listed, submitted } = members;
	return db
		.select({
			...{ id, firstName, lastName, email, fills, chats, reviews, brainstorms, uses, lastActiveAt, listed, submitted },
			nextDeadline: notes.nextDeadline,
		})
		.from(members)
		.leftJoin(notes, eq(notes.userId, id))
		.where(inArray(id, ids));
}

const rowOf = (student: ClassMember, index: number): (string | number)[] => [
	index + 1,
	student.firstName,
	student.lastName,
	student.email,
	student.fills,
	student.chats,
	student.reviews,
	student.brainstorms,
	student.uses,
	student.lastActiveAt.toISOString().slice(0, 10),
	student.nextDeadline ?? "",
	student.submitted,
	student.listed,
];

/** The head and the rows of a file, once each student in it was noted that staff took it. */
async function takeRows(staff: Staff, view: RosterView, kind: string): Promise<(string | number)[][]> {
	const students = await listClass(staff, view);
	const detail = `List of the class (${kind}): name, e-mail, uses, last day here, next deadline, number of colleges`;
	const noted = await recordStaffRead(
		staff,
		students.map(({ id }) => id),
		detail,
	);
	return [HEAD, ...students.filter(({ id }) => noted.has(id)).map(rowOf)];
}

/** The students of a view, all of its pages, as a CSV file. Each of them is told. */
export async function classAsCsv(staff: Staff, view: RosterView): Promise<string> {
	const rows = await takeRows(staff, view, "CSV");
	return csvFile(rows.map((row) => row.map(String)));
}

/** The same as an Excel file. Throws AppError unavailable when too many spreadsheets are at work. */
export async function classAsWorkbook(staff: Staff, view: RosterView): Promise<Uint8Array<ArrayBuffer>> {
	const rows = await takeRows(staff, view, "Excel");
	const cells = rows.map((row) => row.map((cell) => (typeof cell === "string" ? neutralCell(cell) : cell)));
	try {
		return await writeSpreadsheet(cells, "Students");
	} catch (error) {
		if (!(error instanceof SpreadsheetFailure)) throw error;
		throw new AppError("unavailable", "Too many spreadsheets are being made right now. Please try again in a minute.", { retryAfter: 30 });
	}
}
