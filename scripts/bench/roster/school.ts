import { sql } from "drizzle-orm";
import { db } from "../../../app/db.server";
import { registerAdmin } from "../../../app/domain/accounts.server";

export { closeDatabase } from "../../../app/db.server";

export const STUDENTS = 5000;
export const STAFF = { email: "counselor@bench.example", password: "four words in a row" };

const FIRST = ["Maya", "José", "Ana", "Wei", "Fatima", "Liam", "Zoë", "Noah", "Amara", "Ivan", "Sofía", "Kenji", "Nia", "Omar", "Elif"];
const LAST = ["Okafor", "Muñoz", "Nguyễn", "Smith", "O'Brien", "García", "Kim", "Johansson", "Silva", "Ivanov", "Haddad", "Lee", "Brown"];
const COLLEGES = [
	"Alder College",
	"Birch University",
	"Cedar State",
	"Dune Tech",
	"Elm College",
	"Fjord University",
	"Grove State",
	"Heron College",
];

const texts = (values: string[]) =>
	sql`array[${sql.join(
		values.map((value) => sql`${value}::text`),
		sql`, `,
	)}]`;
/** The same entry of a list for the same student, whatever else is drawn. */
const pick = (values: string[], by: ReturnType<typeof sql>) => sql`(${texts(values)})[1 + (${by}) % ${values.length}::int]`;
const keyOf = (name: ReturnType<typeof sql>) => sql`lower(translate(${name}, 'éëíñóễ', 'eeinoe'))`;

/** Adds a school with its member of staff and 5,000 students with profiles, colleges, notes and uses; they share one password's hash. */
export async function addSchool(): Promise<void> {
	const { email, password } = STAFF;
	const staff = { email, password, confirm: password, termsAccepted: true, schoolName: "Bench High", studentCount: STUDENTS } as const;
	const { userId } = await registerAdmin(staff);
	const student = sql`from users where role = 'Student' and email like 's%@bench.example'`;
	const number = sql`substring(email from 2 for position('@' in email) - 2)::int`;
	await db.execute(sql`
		insert into users (email, role, password_hash, fills, chats, reviews, brainstorms, last_active_at, terms_accepted_at)
		select 's' || n || '@bench.example', 'Student', (select password_hash from users where id = ${userId}),
			n * 7 % 60, n * 11 % 40, n * 3 % 9, n * 5 % 7, now() - make_interval(hours => n * 13 % 1000), now()
		from generate_series(1, ${STUDENTS}::int) n`);
	const [first, last] = [pick(FIRST, sql`n`), pick(LAST, sql`n / 7`)];
	await db.execute(sql`
		insert into memberships (user_id, school_id, first_name, last_name, first_key, last_key)
		select id, (select school_id from users where id = ${userId}), first, last, ${keyOf(sql`first`)}, ${keyOf(sql`last`)}
		from (select id, ${first} as first, ${last} || ' ' || n as last from (select id, ${number} as n ${student}) numbered) named`);
	await db.execute(sql`
		insert into profiles (user_id, answers, version)
		select id, jsonb_build_object(
			'extracurricularActivities', (select jsonb_agg(jsonb_build_object('position', 'Captain ' || i, 'activityDescription', repeat(md5(n::text || i), 4))) from generate_series(1, 10) i),
			'statistics', jsonb_build_object('collegesAppliedTo', (select jsonb_agg(${pick(COLLEGES, sql`n + i`)}) from generate_series(1, 1 + n % 7) i))), 1
		from (select id, ${number} as n ${student}) numbered where n % 10 > 0`);
	await db.execute(sql`
		insert into applications (user_id, college, status, deadline)
		select id, ${pick(COLLEGES, sql`n + i`)}, ${pick(["Not Started", "In Progress", "Submitted"], sql`n * i`)}, current_date + (n * 7 + i * 31) % 200 - 50
		from (select id, ${number} as n ${student}) numbered, generate_series(1, 7) i where n % 10 > 0 and i <= 1 + n % 7`);
	await db.execute(sql`
		update profiles set submitted = counted.submitted
		from (select user_id, count(*) as submitted from applications where status = 'Submitted' group by user_id) counted
		where profiles.user_id = counted.user_id`);
	await db.execute(sql`
		insert into usage_events (user_id, event_id, kind, took_trial_use)
		select id, 'event-' || kind || i, kind, false
		from users, lateral (values ('fill', fills), ('chat', chats), ('review', reviews), ('brainstorm', brainstorms)) uses (kind, count), generate_series(1, count) i
		where role = 'Student'`);
	await db.execute(sql`analyze`);
}
