import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type RosterView, readRosterView } from "../../app/contract/roster-view";
import { db } from "../../app/db.server";
import { classAsCsv, classAsWorkbook } from "../../app/domain/class-lists.server";
import { nameStudents, reportClass } from "../../app/domain/class-reports.server";
import { dayIn } from "../../app/domain/roster-filters.server";
import { listStudents } from "../../app/domain/rosters.server";
import { loadShared } from "../../app/domain/shared-with-school.server";
import { openStudent } from "../../app/domain/student-details.server";
import { readSpreadsheet } from "../../app/integrations/spreadsheets.server";
import { accessLog, users } from "../../drizzle/schema";
import { createMember } from "../support/members";
import { createSchool } from "../support/schools";

const view = (said: Partial<Record<keyof RosterView, string>> = {}) => readRosterView(new URLSearchParams(said));

describe("a class of six", () => {
	let staff: Awaited<ReturnType<typeof createSchool>>;
	let other: typeof staff;
	const ids: Record<string, string> = {};
	const names = async (said: Parameters<typeof view>[0] = {}) =>
		(await listStudents(staff, view(said))).students.map(({ firstName }) => firstName);
	const readings = (userId: string) => db.select().from(accessLog).where(eq(accessLog.userId, userId));

	beforeAll(async () => {
		staff = await createSchool();
		other = await createSchool({ name: "South High" });
		const { schoolId } = staff;
		await db.update(users).set({ name: "Ana Ruiz", email: "ana@school.example" }).where(eq(users.id, staff.userId));
		ids.stranger = await createMember(other.schoolId, { name: ["José", "Stranger"] });
		ids.jose = await createMember(schoolId, { name: ["José", "Muñoz"], email: "jm@class.example" });
		ids.zoe = await createMember(schoolId, { name: ["Zoë", "Abe"], email: "z@class.example", uses: { fills: 90, chats: 40 }, away: 20 });
		ids.amy = await createMember(schoolId, {
			name: ["Amy", "Lee"],
			email: "a@class.example",
			uses: { reviews: 50, brainstorms: 10 },
			colleges: [
				{ college: "Elm College", status: "In Progress", deadline: dayIn(14), essayLink: "https://docs.example.org/elm" },
				{ college: "Oak College", status: "Submitted", deadline: dayIn(3) },
			],
		});
		ids.dan = await createMember(schoolId, {
			name: ["Dan", "Lee"],
			email: "=d@class.example",
			away: 30,
			colleges: [{ college: "Elm College", status: "Submitted", deadline: dayIn(2) }],
		});
		ids.eve = await createMember(schoolId, {
			name: ["Eve", "=SUM(A1)"],
			email: "e@class.example",
			uses: { chats: 1 },
			away: 15,
			colleges: [
				{ college: "Elm College", status: "Submitted" },
				{ college: "Fir College", status: "Not Started", deadline: dayIn(15) },
			],
		});
		ids.kim = await createMember(schoolId, {
			name: ["Kim", "Ode"],
			email: "k@class.example",
			answers: { statistics: { collegesAppliedTo: ["Elm College"] } },
			away: 13,
		});
	});

	test("is sorted by each column in both directions, those alike in one order", async () => {
		expect(await names()).toEqual(["Eve", "Zoë", "Amy", "Dan", "José", "Kim"]);
		expect(await names({ order: "desc" })).toEqual(["Kim", "José", "Amy", "Dan", "Zoë", "Eve"]);
		expect(await names({ sort: "first" })).toEqual(["Amy", "Dan", "Eve", "José", "Kim", "Zoë"]);
		expect(await names({ sort: "first", order: "desc" })).toEqual(["Zoë", "Kim", "José", "Eve", "Dan", "Amy"]);
		expect(await names({ sort: "uses" })).toEqual(["Dan", "José", "Kim", "Eve", "Amy", "Zoë"]);
		expect(await names({ sort: "uses", order: "desc" })).toEqual(["Zoë", "Amy", "Eve", "Dan", "José", "Kim"]);
		expect((await names({ sort: "email" })).slice(-5)).toEqual(["Amy", "Eve", "José", "Kim", "Zoë"]);
		expect((await listStudents(staff, view({ sort: "uses", order: "desc" }))).students.map(({ uses }) => uses)).toEqual([
			130, 60, 1, 0, 0, 0,
		]);
	});

	test("is searched in names and e-mail without case and accents, and nothing typed is a pattern", async () => {
		expect(await names({ q: "JOSE" })).toEqual(["José"]);
		expect(await names({ q: " muñ " })).toEqual(["José"]);
		expect(await names({ q: "amy lee" })).toEqual(["Amy"]);
		expect(await names({ q: "K@Class" })).toEqual(["Kim"]);
		expect(await names({ q: "ee", sort: "first" })).toEqual(["Amy", "Dan"]);
		for (const q of ["%", "_", "' or 1=1 --", "\\", "Stranger", "\0zz"]) expect([q, await names({ q })]).toEqual([q, []]);
	});

	test("is filtered, and each filter says how many it leaves", async () => {
		expect((await listStudents(staff, view())).counts).toEqual({ all: 6, idle: 1, stuck: 2, near: 1 });
		expect(await names({ filter: "idle" })).toEqual(["José"]);
		expect(await names({ filter: "stuck" })).toEqual(["Eve", "Zoë"]);
		expect(await names({ filter: "near" })).toEqual(["Amy"]);
		const searched = await listStudents(staff, view({ q: "zo", filter: "near" }));
		expect(searched).toEqual({ students: [], counts: { all: 1, idle: 0, stuck: 1, near: 0 }, page: 1, pages: 1 });
	});

	test("shows nothing of another school, and a page beyond the end is the last", async () => {
		expect((await listStudents(other, view())).students.map(({ lastName }) => lastName)).toEqual(["Stranger"]);
		expect((await listStudents(staff, view({ page: "900" }))).page).toBe(1);
	});

	test("opening a student gives what the school may see, and notes it for the student", async () => {
		const { id, firstName, lastName, joinedAt, ...shared } = await openStudent(staff, ids.amy as string);
		expect([id, firstName, lastName, joinedAt instanceof Date]).toEqual([ids.amy, "Amy", "Lee", true]);
		expect(shared).toEqual(await loadShared(ids.amy as string));
		expect(shared).toMatchObject({
			email: "a@class.example",
			uses: { fills: 0, chats: 0, reviews: 50, brainstorms: 10 },
			profile: { answered: 1 },
			colleges: [
				{ college: "Elm College", status: "In Progress", deadline: dayIn(14), essayLink: "https://docs.example.org/elm" },
				{ college: "Oak College", status: "Submitted", deadline: dayIn(3) },
			],
		});
		expect(Object.keys(shared).sort()).toEqual(["colleges", "email", "lastActiveAt", "profile", "uses"]);
		expect(await readings(ids.amy as string)).toMatchObject([
			{ action: "staff-read", reader: "Ana Ruiz (ana@school.example), North High" },
		]);
	});

	test("nobody of another school can be opened, nor by staff who were removed, and no look is noted", async () => {
		const away = { ...staff, schoolId: other.schoolId };
		for (const [who, id] of [
			[other, ids.kim],
			[staff, ids.stranger],
			[away, ids.stranger],
			[staff, staff.userId],
			[staff, "not-an-id"],
		] as const)
			await expect(openStudent(who, id as string)).rejects.toMatchObject({ code: "not_found" });
		expect([...(await readings(ids.kim as string)), ...(await readings(ids.stranger as string))]).toEqual([]);
	});

	test("a file holds the students of the view, computes nothing, and is noted for each of them", async () => {
		const rows = (await classAsCsv(staff, view({ filter: "stuck" }))).split("\r\n");
		const here = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
		expect(rows).toEqual([
			expect.stringContaining("#,First Name,Last Name,Email,Application fills"),
			`1,Eve,'=SUM(A1),e@class.example,0,1,0,0,1,${here(15)},${dayIn(15)},1,2`,
			`2,Zoë,Abe,z@class.example,90,40,0,0,130,${here(20)},,0,0`,
			"",
		]);
		const [, ...sheet] = await readSpreadsheet(await classAsWorkbook(staff, view({ q: "lee" })), 10);
		expect(sheet.map(({ cells }) => cells.slice(0, 4))).toEqual([
			["1", "Amy", "Lee", "a@class.example"],
			["2", "Dan", "Lee", "'=d@class.example"],
		]);
		expect((await readings(ids.zoe as string)).map(({ detail }) => detail)).toEqual([expect.stringContaining("CSV")]);
		expect((await readings(ids.dan as string)).map(({ detail }) => detail)).toEqual([expect.stringContaining("Excel")]);
	});

	test("the report counts the class, names nobody unasked, and tells whom it names", async () => {
		const before = await db.$count(accessLog);
		const { counts, bands, statuses, weeks } = await reportClass(staff);
		expect(counts).toEqual({ all: 6, idle: 1, stuck: 2, near: 1 });
		expect(bands).toEqual({ high: 1, middling: 1, low: 4 });
		expect(statuses).toEqual({
			"Not Started": { applications: 2, students: 2 },
			"In Progress": { applications: 1, students: 1 },
			Submitted: { applications: 3, students: 3 },
		});
		expect(weeks.map(({ applications }) => applications)).toEqual([0, 0, 2, 0, 0, 0, 0, 0]);
		expect([weeks[0]?.from, weeks[7]?.to]).toEqual([dayIn(0), dayIn(55)]);
		expect(await db.$count(accessLog)).toBe(before);
		const named = await nameStudents(staff);
		expect(Object.values(named).map((students) => students.map(({ firstName }) => firstName))).toEqual([["José"], ["Eve", "Zoë"], ["Amy"]]);
		expect(await db.$count(accessLog)).toBe(before + 4);
	});
});

test("a second page goes on where the first ended, also among those alike", async () => {
	const staff = await createSchool();
	for (let number = 0; number < 51; number++) await createMember(staff.schoolId);
	const [first, second] = [await listStudents(staff, view()), await listStudents(staff, view({ page: "2" }))];
	expect([first.students.length, first.pages, second.students.length, second.page]).toEqual([50, 2, 1, 2]);
	expect(new Set([...first.students, ...second.students].map(({ id }) => id)).size).toBe(51);
	await db.delete(users).where(eq(users.id, staff.userId));
	await expect(openStudent(staff, first.students[0]?.id as string)).rejects.toMatchObject({ code: "not_found" });
});
