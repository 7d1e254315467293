import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type StudentExport, studentExport, writeExport } from "~/contract/export";
import { db } from "~/db.server";
import { noteApplication } from "~/domain/applications.server";
import { exportData, listAnswers, writeCsv } from "~/domain/data-export.server";
import { importData } from "~/domain/data-import.server";
import { loadProfile, saveProfile } from "~/domain/profiles.server";
import { KINDS, listReadings, loadStoredData, READINGS_PER_PAGE } from "~/domain/stored-data.server";
import * as billing from "../../drizzle/billing-schema";
import * as mail from "../../drizzle/mail-schema";
import * as schema from "../../drizzle/schema";
import * as school from "../../drizzle/school-schema";
import { STUDENT } from "../fixtures/student";
import { ownData } from "../support/own-data";
import { createStudent } from "../support/students";

const EMPTY: StudentExport = {
	format: "onward",
	version: 2,
	profile: {},
	applications: [],
	conversations: [],
	essays: [],
	brainstorms: [],
	modelRecords: [],
};
const { accessLog, conversations, exchanges, usageEvents } = schema;
const fileOf = async (student: { userId: string }) => writeExport(await exportData(student));
const takeIn = (student: { userId: string }, file: string) => importData(student, studentExport.parse(JSON.parse(file)));
const NOW = "2026-11-22T02:00:00.123Z";

describe("export and import", () => {
	test("what one account gives, a new one takes and gives again, byte for byte", async () => {
		await fc.assert(
			fc.asyncProperty(ownData, async (data) => {
				const [first, second] = [await createStudent(), await createStudent()];
				await importData(first, data);
				const file = await fileOf(first);
				await takeIn(second, file);
				expect(await fileOf(second)).toBe(file);
				expect(JSON.parse(file).conversations).toHaveLength(data.conversations.length);
				expect(JSON.parse(file).profile).toEqual(data.profile);
			}),
			{ numRuns: 40 },
		);
	});

	test("what the product itself saved comes through, with its moments", async () => {
		const [first, second] = [await createStudent(), await createStudent()];
		await saveProfile(first, { answers: STUDENT.answers });
		await noteApplication(first, "Reed College", {
			status: "In Progress",
			deadline: "2027-01-05",
			essayLink: "https://docs.example.org/e",
		});
		const [chat] = await db.insert(conversations).values({ userId: first.userId, title: "About FERPA" }).returning();
		for (const [index, question] of ["One?", "Two?", "Three?"].entries())
			await db
				.insert(exchanges)
				.values({ conversationId: chat?.id ?? "", userId: first.userId, eventId: `${index}`, question, reply: "Yes." });
		const file = await fileOf(first);
		expect(await takeIn(second, file)).toBe(true);
		expect(await fileOf(second)).toBe(file);
		expect(await loadProfile(second)).toEqual({ ...(await loadProfile(first)), version: 1 });
		expect(JSON.parse(file).applications).toEqual([
			{
				college: "Reed College",
				status: "In Progress",
				deadline: "2027-01-05",
				essayLink: "https://docs.example.org/e",
				updatedAt: expect.any(String),
			},
		]);
		expect(JSON.parse(file).conversations[0].exchanges.map(({ question }: { question: string }) => question)).toEqual([
			"One?",
			"Two?",
			"Three?",
		]);
	});

	test("the fullest account comes through", async () => {
		const [first, second] = [await createStudent(), await createStudent()];
		const long = "Ünïcödé 漢字 ".repeat(2000);
		const many = <T>(count: number, entry: (index: number) => T) => Array.from({ length: count }, (_, index) => entry(index));
		const data: StudentExport = {
			...EMPTY,
			profile: { achievements: many(50, (index) => ({ title: `Achievement ${index}`, description: long.slice(0, 5000) })) },
			conversations: many(30, (index) => ({
				title: `Chat ${index}`,
				sharesProfile: index % 2 === 0,
				updatedAt: NOW,
				exchanges: many(50, (number) => ({ question: `Question ${number}`, reply: "Reply", createdAt: NOW })),
			})),
			essays: many(10, (index) => ({
				title: `Essay ${index}`,
				updatedAt: NOW,
				reviews: many(5, (number) => ({
					draft: `${number} ${long}`.slice(0, 25_000),
					feedback: [{ type: "grammar", role: "A reader", prompt: "Read", feedback: long, lineReferences: [{ start: 1, end: 2 }] }],
					createdAt: NOW,
				})),
			})),
		};
		await importData(first, data);
		const file = await fileOf(first);
		await takeIn(second, file);
		expect(await fileOf(second)).toBe(file);
		expect(file.match(/"question"/g)).toHaveLength(1500);
	});

	test("an empty account gives an empty file, which changes nothing anywhere", async () => {
		const student = await createStudent();
		const file = await fileOf(student);
		expect(JSON.parse(file)).toEqual(EMPTY);
		expect(await takeIn(await createStudent(), file)).toBe(false);
	});

	test("a file from before notes on colleges is still taken", async () => {
		const student = await createStudent();
		const { applications: _, ...data } = { ...EMPTY, profile: { statistics: { collegesAppliedTo: ["Oberlin"] } } };
		expect(await takeIn(student, JSON.stringify({ ...data, version: 1 }))).toBe(true);
		expect(await exportData(student)).toEqual({ ...data, version: 2, applications: [] });
	});

	test("sent twice, also at once, it is there once", async () => {
		const student = await createStudent();
		const data: StudentExport = {
			...EMPTY,
			brainstorms: [{ activity: "Chess", versions: [{ activityName: "Chess", description: "Played", format: "list" }], createdAt: NOW }],
		};
		const answers = await Promise.all([importData(student, data), importData(student, data), importData(student, data)]);
		expect(answers.sort()).toEqual([false, false, true]);
		expect(await exportData(student)).toEqual(data);
	});

	test("an account that holds something else is left as it is", async () => {
		const student = await createStudent();
		await saveProfile(student, { answers: { miscellaneous: { careerInterest: "Botany" } } });
		const data: StudentExport = { ...EMPTY, profile: { miscellaneous: { careerInterest: "Law" } } };
		await expect(importData(student, data)).rejects.toMatchObject({
			code: "conflict",
			message: expect.stringContaining("nothing was changed"),
		});
		expect((await exportData(student)).profile).toEqual({ miscellaneous: { careerInterest: "Botany" } });
	});

	test.each<[string, (data: Record<string, unknown>) => unknown, string]>([
		["another format", (data) => ({ ...data, format: "other" }), "format"],
		["another version", (data) => ({ ...data, version: 3 }), "version"],
		["an unknown key", (data) => ({ ...data, plan: "pro" }), ""],
		["an unknown answer", (data) => ({ ...data, profile: { personalInformation: { shoeSize: 12 } } }), "profile.personalInformation"],
		[
			"an answer that is no option",
			(data) => ({ ...data, profile: { personalInformation: { sex: "Maybe" } } }),
			"profile.personalInformation.sex",
		],
		[
			"half a character",
			(data) => ({ ...data, brainstorms: [{ activity: "\ud800", versions: [], createdAt: NOW }] }),
			"brainstorms.0.activity",
		],
		[
			"NUL",
			(data) => ({ ...data, conversations: [{ title: "\0", sharesProfile: true, updatedAt: NOW, exchanges: [] }] }),
			"conversations.0.title",
		],
		[
			"no moment",
			(data) => ({ ...data, conversations: [{ title: "A", sharesProfile: true, updatedAt: "yesterday", exchanges: [] }] }),
			"conversations.0.updatedAt",
		],
		["version 2 without notes on colleges", ({ applications: _, ...data }) => data, "applications"],
		["version 1 with notes on colleges", (data) => ({ ...data, version: 1 }), "applications"],
		[
			"notes on a college that is not in the list",
			(data) => ({ ...data, applications: [{ college: "Oberlin", status: "Submitted", updatedAt: NOW }] }),
			"applications.0.college",
		],
		[
			"two notes on one college",
			(data) => ({
				...data,
				profile: { statistics: { collegesAppliedTo: ["Oberlin", "Oberlin"] } },
				applications: [1, 2].map(() => ({ college: "Oberlin", status: "Submitted", updatedAt: NOW })),
			}),
			"applications.1.college",
		],
		["a list that is none", (data) => ({ ...data, essays: { length: 1 } }), "essays"],
	])("%s is refused at its place", (_, broken, place) => {
		const { error } = studentExport.safeParse(broken({ ...EMPTY }));
		expect(error?.issues.map(({ path }) => path.join("."))).toContain(place);
	});
});

test("the table for spreadsheets holds every answer, and nothing it would compute", async () => {
	const student = await createStudent();
	await saveProfile(student, {
		answers: {
			personalInformation: { firstName: '=HYPERLINK("x")', lastName: 'O\'Neil, "Zoë"', phoneNumberCountryCode: "+1" },
			achievements: [{ title: "First" }, { title: "Second", description: "Two\nlines" }],
			extracurricularActivities: [{ gradeLevels: ["9th Grade", "10th Grade"] }],
			statistics: { collegesAppliedTo: ["Oberlin", "@Home"] },
		},
	});
	await noteApplication(student, "@Home", { status: "Submitted", deadline: "2027-01-05" });
	expect(writeCsv(await listAnswers(student)).split("\r\n")).toEqual([
		"\uFEFFpath,label,value",
		`personalInformation.firstName,First name,"'=HYPERLINK(""x"")"`,
		'personalInformation.lastName,Last name,"O\'Neil, ""Zoë"""',
		"personalInformation.phoneNumberCountryCode,Phone country code,'+1",
		"achievements[0].title,Achievement 1: Title,First",
		"achievements[1].title,Achievement 2: Title,Second",
		'achievements[1].description,Achievement 2: Description,"Two\nlines"',
		"extracurricularActivities[0].gradeLevels,Activity 1: Grade levels,9th Grade; 10th Grade",
		"statistics.collegesAppliedTo[0],College 1,Oberlin",
		"statistics.collegesAppliedTo[1],College 2,'@Home",
		"applications[1].status,'@Home: Status,Submitted",
		"applications[1].deadline,'@Home: Deadline,2027-01-05",
		"",
	]);
});

describe("what the page tells", () => {
	/** Tables with one row for each student, which are shown by what they say. */
	const SHOWN = ["profiles", "email_changes", "parent_confirmations"];

	test("every table whose rows are somebody's is counted or shown", () => {
		const tables = Object.values({ ...schema, ...billing, ...mail, ...school }).filter((value) => is(value, PgTable)) as PgTable[];
		const isSomebodys = (table: PgTable) => getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === schema.users);
		const counted = Object.values(KINDS).map(([table]) => getTableName(table));
		expect([...new Set([...counted, ...SHOWN])].sort()).toEqual([...tables.filter(isSomebodys).map(getTableName), "payments"].sort());
	});

	test("counts and dates are the student's own", async () => {
		const [student, other] = [await createStudent(), await createStudent()];
		for (const { userId } of [student, other]) {
			await db.insert(billing.subscriptions).values({ id: `sub_${userId}`, userId, plan: "plus", status: "active", paidUntil: new Date() });
			await db.insert(billing.payments).values({
				id: `in_${userId}`,
				subscriptionId: `sub_${userId}`,
				amount: 900,
				currency: "usd",
				paidAt: new Date("2026-02-03T10:00:00Z"),
			});
		}
		await db.insert(accessLog).values([
			{ userId: student.userId, action: "export-csv", createdAt: new Date("2026-01-05T10:00:00Z") },
			{ userId: student.userId, action: "export-pdf", createdAt: new Date("2026-03-01T10:00:00Z") },
			{ userId: other.userId, action: "import" },
		]);
		const { stored, account } = await loadStoredData({ ...student, email: "nobody@example.org" });
		expect(stored.accesses).toEqual({ count: 2, from: new Date("2026-01-05T10:00:00Z"), to: new Date("2026-03-01T10:00:00Z") });
		expect(stored.payments).toEqual({ count: 1, from: new Date("2026-02-03T10:00:00Z"), to: new Date("2026-02-03T10:00:00Z") });
		expect([stored.essays, account.answers]).toEqual([{ count: 0, from: null, to: null }, {}]);
	});

	test("readings are the student's own, of every kind, the newest first, page by page", async () => {
		const [student, other] = [await createStudent(), await createStudent()];
		const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
		await db.insert(accessLog).values(
			Array.from({ length: READINGS_PER_PAGE }, (_, index) => ({
				userId: student.userId,
				action: "export-json" as const,
				detail: "Chrome",
				createdAt: at(index),
			})),
		);
		await db.insert(accessLog).values({ userId: other.userId, action: "import" });
		const fill = {
			eventId: "event-0001",
			kind: "fill",
			site: "apply.example.edu",
			filled: 31,
			missed: 1,
			kept: 0,
			tookTrialUse: true,
		} as const;
		await db.insert(usageEvents).values([
			{ ...fill, userId: student.userId, createdAt: at(100) },
			{ ...fill, userId: student.userId, eventId: "event-0002", reservedUntil: at(200) },
			{ ...fill, userId: other.userId },
		]);
		const first = await listReadings(student, 1);
		expect([first.readings.length, first.hasMore]).toEqual([READINGS_PER_PAGE, true]);
		expect(first.readings[0]).toMatchObject({ action: "fill", detail: "apply.example.edu", filled: 31, reader: null, at: at(100) });
		const second = await listReadings(student, 2);
		expect([second.readings.map((reading) => reading.at), second.hasMore]).toEqual([[at(0)], false]);
	});
});
