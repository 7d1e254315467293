import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ApplicationStatus } from "../app/contract/applications";
import { nameKey } from "../app/contract/roster";
import type { Database } from "../app/db.server";
import { dayOf } from "../app/domain/deadlines.server";
import { profiles, users } from "./schema";
import { applications, memberships } from "./school-schema";

type Noted = [college: string, status: ApplicationStatus, daysAhead?: number];
type Classmate = {
	name: [first: string, last: string];
	/** Fills, chats, reviews, brainstorms. */
	uses?: [number, number, number, number];
	daysAway: number;
	colleges?: Noted[];
};

const DAVIS = "University of California, Davis";
const SACRAMENTO = "California State University, Sacramento";
const RENO = "University of Nevada, Reno";
const OREGON = "University of Oregon";
const MILLS = "Northeastern University, Oakland";

/** From those who are done to those who never began. */
const CLASSMATES: Classmate[] = [
	{
		name: ["Amara", "Nwosu"],
		uses: [41, 38, 9, 4],
		daysAway: 0,
		colleges: [
			[DAVIS, "Submitted", -3],
			[RENO, "Submitted", 20],
		],
	},
	{
		name: ["Ben", "Carver"],
		uses: [22, 31, 14, 6],
		daysAway: 2,
		colleges: [
			[OREGON, "Submitted", 12],
			[DAVIS, "In Progress", 9],
		],
	},
	{
		name: ["Chloé", "Marchand"],
		uses: [30, 22, 12, 8],
		daysAway: 1,
		colleges: [
			[MILLS, "In Progress", 6],
			[DAVIS, "Submitted", 9],
		],
	},
	{ name: ["Diego", "Fuentes"], uses: [18, 25, 3, 2], daysAway: 4, colleges: [[SACRAMENTO, "In Progress", 13]] },
	{
		name: ["Elena", "Petrova"],
		uses: [35, 41, 20, 9],
		daysAway: 0,
		colleges: [
			[DAVIS, "Submitted", -3],
			[OREGON, "Submitted", 34],
		],
	},
	{
		name: ["Farid", "Haddad"],
		uses: [12, 17, 8, 5],
		daysAway: 6,
		colleges: [
			[RENO, "In Progress", 25],
			[SACRAMENTO, "Not Started", 41],
		],
	},
	{ name: ["Grace", "Lindqvist"], uses: [20, 15, 6, 4], daysAway: 3, colleges: [[OREGON, "In Progress", 30]] },
	{
		name: ["Hiro", "Tanaka"],
		uses: [26, 44, 11, 3],
		daysAway: 1,
		colleges: [
			[DAVIS, "In Progress", 9],
			[MILLS, "Not Started", 46],
		],
	},
	{ name: ["Imani", "Brooks"], uses: [9, 12, 5, 1], daysAway: 16, colleges: [[SACRAMENTO, "In Progress", 13]] },
	{ name: ["Jonas", "Weber"], uses: [14, 19, 7, 6], daysAway: 5, colleges: [[RENO, "Submitted", 20]] },
	{ name: ["Kalani", "Akana"], uses: [7, 6, 2, 0], daysAway: 22, colleges: [[OREGON, "Not Started", 30]] },
	{
		name: ["Lucía", "Ramírez"],
		uses: [28, 21, 16, 7],
		daysAway: 2,
		colleges: [
			[DAVIS, "Submitted", 9],
			[SACRAMENTO, "Submitted", 13],
		],
	},
	{ name: ["Malik", "Johnson"], uses: [3, 8, 1, 2], daysAway: 9, colleges: [[SACRAMENTO, "Not Started", 13]] },
	{ name: ["Nadia", "Kowalski"], uses: [16, 13, 10, 5], daysAway: 7, colleges: [[MILLS, "In Progress", 46]] },
	{ name: ["Owen", "Gallagher"], uses: [2, 5, 0, 1], daysAway: 31 },
	{
		name: ["Priya", "Raman"],
		uses: [33, 27, 13, 10],
		daysAway: 0,
		colleges: [
			[DAVIS, "In Progress", 9],
			[OREGON, "Submitted", 12],
		],
	},
	{ name: ["Quinn", "Sorensen"], uses: [11, 16, 4, 3], daysAway: 12, colleges: [[RENO, "Not Started", 25]] },
	{ name: ["Rosa", "Delgado"], uses: [6, 9, 2, 1], daysAway: 19, colleges: [[SACRAMENTO, "In Progress", 13]] },
	{ name: ["Samuel", "Osei"], uses: [19, 24, 9, 4], daysAway: 3, colleges: [[DAVIS, "Submitted", 9]] },
	{ name: ["Tessa", "Vang"], uses: [4, 3, 0, 0], daysAway: 8 },
	{ name: ["Umar", "Siddiqui"], daysAway: 10 },
	{ name: ["Vera", "Novák"], uses: [15, 11, 6, 2], daysAway: 1, colleges: [[OREGON, "In Progress", 30]] },
	{ name: ["Wyatt", "Begay"], daysAway: 26 },
];

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Adds classmates of the demo student to the school: accounts without a password, whose uses, colleges and days vary. */
export async function addClassmates(within: Database, schoolId: string): Promise<void> {
	const classmates = CLASSMATES.map((classmate) => ({ ...classmate, userId: randomUUID() }));
	await within.insert(users).values(
		classmates.map(({ userId, name, uses: [fills, chats, reviews, brainstorms] = [0, 0, 0, 0], daysAway }) => ({
			id: userId,
			email: `${name.map(nameKey).join(".")}@demo.example`,
			role: "Student" as const,
			...{ fills, chats, reviews, brainstorms },
			lastActiveAt: inDays(-daysAway),
			termsAcceptedAt: inDays(-60),
			createdAt: inDays(-60),
		})),
	);
	await within.insert(memberships).values(
		classmates.map(({ userId, name: [firstName, lastName] }) => ({
			userId,
			schoolId,
			...{ firstName, lastName, firstKey: nameKey(firstName), lastKey: nameKey(lastName) },
		})),
	);
	const begun = classmates.filter(({ uses }) => uses);
	await within.insert(profiles).values(
		begun.map(({ userId, name: [firstName, lastName], colleges = [] }) => ({
			userId,
			answers: { personalInformation: { firstName, lastName }, statistics: { collegesAppliedTo: colleges.map(([college]) => college) } },
			version: 1,
			submitted: colleges.filter(([, status]) => status === "Submitted").length,
		})),
	);
	await within
		.insert(applications)
		.values(
			begun.flatMap(({ userId, colleges = [] }) =>
				colleges.map(([college, status, days]) => ({ userId, college, status, deadline: days ? dayOf(inDays(days)) : null })),
			),
		);
	await within.execute(sql`
		insert into usage_events (user_id, event_id, kind, took_trial_use, created_at)
		select users.id, 'demo-' || counted.kind || number, counted.kind, false, users.last_active_at
		from memberships
		join users on users.id = memberships.user_id,
		lateral (values ('fill', fills), ('chat', chats), ('review', reviews), ('brainstorm', brainstorms)) as counted (kind, total),
		generate_series(1, counted.total) as number
		where memberships.school_id = ${schoolId}`);
}
