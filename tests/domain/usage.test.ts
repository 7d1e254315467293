import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db.server";
import { commitUse, giveBackAbandoned, giveBackUse, recordFill, reserveUse, waiveUse } from "~/domain/usage.server";
import { usageEvents, users } from "../../drizzle/schema";
import { createStudent } from "../support/students";

const report = (eventId: string) => ({ eventId, site: "apply.example.edu", filled: 12, missed: 2, kept: 1 });
const DAY_MS = 24 * 60 * 60 * 1000;

const commit = (use: Parameters<typeof commitUse>[0]) => db.transaction((within) => commitUse(use, within));

async function stored({ userId }: { userId: string }) {
	const [user] = await db.select({ trialUses: users.trialUses }).from(users).where(eq(users.id, userId));
	const events = await db.select().from(usageEvents).where(eq(usageEvents.userId, userId));
	return { trialUses: user?.trialUses, events: events.length };
}

test("a fill takes one trial use and keeps what was reported", async () => {
	const student = await createStudent({ trialUses: 10 });
	expect(await recordFill(student, report("event-0001"))).toEqual({ eventId: "event-0001", tookTrialUse: true, trialUses: 9 });
	const [event] = await db.select().from(usageEvents).where(eq(usageEvents.userId, student.userId));
	expect(event).toMatchObject({ ...report("event-0001"), kind: "fill", tookTrialUse: true });
});

test("the same event counts once, one after the other and twenty at once", async () => {
	const student = await createStudent({ trialUses: 10 });
	const answers = await Promise.all(Array.from({ length: 20 }, () => recordFill(student, report("event-0001"))));
	answers.push(await recordFill(student, report("event-0001")));
	expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
	expect(await stored(student)).toEqual({ trialUses: 9, events: 1 });
});

test("two students may report events of the same name", async () => {
	const [one, other] = [await createStudent({ trialUses: 1 }), await createStudent({ trialUses: 1 })];
	await Promise.all([recordFill(one, report("event-0001")), recordFill(other, report("event-0001"))]);
	expect([await stored(one), await stored(other)]).toEqual([
		{ trialUses: 0, events: 1 },
		{ trialUses: 0, events: 1 },
	]);
});

test("twenty fills at once with five trial uses left: five are counted", async () => {
	const student = await createStudent({ trialUses: 5 });
	const reports = Array.from({ length: 20 }, (_, index) => recordFill(student, report(`event-${1000 + index}`)));
	const refused = (await Promise.allSettled(reports)).filter((result) => result.status === "rejected");
	expect(refused).toHaveLength(15);
	for (const { reason } of refused) expect(reason).toMatchObject({ code: "no_uses_left", status: 402 });
	expect(await stored(student)).toEqual({ trialUses: 0, events: 5 });
});

test("an event counted before is answered the same when no use is left", async () => {
	const student = await createStudent({ trialUses: 1 });
	const first = await recordFill(student, report("event-0001"));
	expect(await recordFill(student, report("event-0001"))).toEqual(first);
	await expect(recordFill(student, report("event-0002"))).rejects.toMatchObject({ message: expect.stringContaining("/subscription") });
});

test("an active plan spares the trial uses, an expired one does not", async () => {
	const subscriber = await createStudent({ trialUses: 0, studentPlanExpires: new Date(Date.now() + DAY_MS) });
	expect(await recordFill(subscriber, report("event-0001"))).toMatchObject({ tookTrialUse: false, trialUses: 0 });
	const lapsed = await createStudent({ trialUses: 3, studentPlanExpires: new Date(Date.now() - DAY_MS) });
	expect(await recordFill(lapsed, report("event-0001"))).toMatchObject({ tookTrialUse: true, trialUses: 2 });
});

const MINUTE = 60;
const use = (eventId: string, kind: "chat" | "review" = "chat") => ({ kind, eventId });

async function reserved(student: { userId: string }, eventId: string, seconds = MINUTE) {
	const reservation = await reserveUse(student, use(eventId), seconds);
	if (reservation.state !== "reserved") throw new Error(`the use is ${reservation.state}`);
	return reservation.use;
}

test("a reserved use is taken, counted when it is committed, and back when it is given back", async () => {
	const student = await createStudent({ trialUses: 2 });
	const first = await reserved(student, "one");
	expect(await stored(student)).toEqual({ trialUses: 1, events: 1 });
	await commit(first);
	await giveBackUse(first);
	expect(await stored(student)).toEqual({ trialUses: 1, events: 1 });

	const second = await reserved(student, "two");
	await giveBackUse(second);
	await giveBackUse(second);
	expect(await stored(student)).toEqual({ trialUses: 1, events: 1 });
	await expect(commit(second)).rejects.toMatchObject({ code: "unavailable" });
});

test("a use sent again is held while it is at work, counted after, and free once it was given back", async () => {
	const student = await createStudent({ trialUses: 3 });
	const first = await reserved(student, "one");
	expect(await reserveUse(student, use("one"), MINUTE)).toEqual({ state: "held" });
	await giveBackUse(first);
	await commit(await reserved(student, "one"));
	expect(await reserveUse(student, use("one"), MINUTE)).toEqual({ state: "counted" });
	expect(await stored(student)).toEqual({ trialUses: 2, events: 1 });
	expect(await reserveUse(student, use("one", "review"), MINUTE)).toMatchObject({ state: "reserved" });
});

test("the same use reserved twenty times at once is reserved once", async () => {
	const student = await createStudent({ trialUses: 10 });
	const states = (await Promise.all(Array.from({ length: 20 }, () => reserveUse(student, use("one"), MINUTE)))).map(({ state }) => state);
	expect(states.sort()).toEqual([...Array.from({ length: 19 }, () => "held"), "reserved"]);
	expect(await stored(student)).toEqual({ trialUses: 9, events: 1 });
});

test("a hundred reservations at the last use: exactly one succeeds", async () => {
	const student = await createStudent({ trialUses: 1 });
	const results = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => reserveUse(student, use(`use-${index}`), MINUTE)));
	const refused = results.filter((result) => result.status === "rejected");
	expect(refused).toHaveLength(99);
	for (const { reason } of refused) expect(reason).toMatchObject({ code: "no_uses_left", status: 402 });
	expect(await stored(student)).toEqual({ trialUses: 0, events: 1 });
});

test("what is left reserved beyond its time is given back at the next use, and can no longer be counted", async () => {
	const student = await createStudent({ trialUses: 1 });
	const left = await reserved(student, "left", -1);
	const again = await reserved(student, "left");
	await expect(commit(left)).rejects.toMatchObject({ code: "unavailable" });
	await giveBackUse(left);
	await commit(again);
	expect(await stored(student)).toEqual({ trialUses: 0, events: 1 });
});

test("with an active plan reserving and giving back leave the trial uses alone", async () => {
	const subscriber = await createStudent({ trialUses: 0, studentPlanExpires: new Date(Date.now() + DAY_MS) });
	await giveBackUse(await reserved(subscriber, "one"));
	await reserved(subscriber, "left", -1);
	await commit(await reserved(subscriber, "two"));
	await giveBackAbandoned();
	expect(await stored(subscriber)).toEqual({ trialUses: 0, events: 1 });
});

test("what crashes left is given back by and by, and at once by who alone can hold any; what is at work stays", async () => {
	const student = await createStudent({ trialUses: 3 });
	await reserved(student, "left", -1);
	const atWork = await reserved(student, "at work");
	await giveBackAbandoned();
	expect(await stored(student)).toEqual({ trialUses: 2, events: 1 });
	await giveBackAbandoned(new Date("9999-01-01"));
	expect(await stored(student)).toEqual({ trialUses: 3, events: 0 });
	await expect(commit(atWork)).rejects.toMatchObject({ code: "unavailable" });
});

test("work that gave nothing stays done, and costs nothing", async () => {
	const student = await createStudent({ trialUses: 1 });
	const use = await reserved(student, "one");
	await db.transaction((within) => waiveUse(use, within));
	expect(await stored(student)).toEqual({ trialUses: 1, events: 1 });
	expect(await reserveUse(student, { kind: "chat", eventId: "one" }, 60)).toEqual({ state: "counted" });
	expect(await stored(student)).toEqual({ trialUses: 1, events: 1 });
});

test("the totals of a student are those of what was counted", async () => {
	const student = await createStudent({ trialUses: 10 });
	await recordFill(student, report("event-0001"));
	await recordFill(student, report("event-0001"));
	await recordFill(student, report("event-0002"));
	for (const kind of ["chat", "review", "brainstorm"] as const) {
		const reservation = await reserveUse(student, { kind, eventId: "event-0001" }, 60);
		if (reservation.state === "reserved") await commit(reservation.use);
	}
	const free = await reserveUse(student, { kind: "chat", eventId: "event-0002" }, 60);
	if (free.state === "reserved") await db.transaction((within) => waiveUse(free.use, within));
	const broken = await reserveUse(student, { kind: "review", eventId: "event-0002" }, 60);
	if (broken.state === "reserved") await giveBackUse(broken.use);
	const [totals] = await db
		.select({ fills: users.fills, chats: users.chats, reviews: users.reviews, brainstorms: users.brainstorms })
		.from(users)
		.where(eq(users.id, student.userId));
	expect(totals).toEqual({ fills: 2, chats: 2, reviews: 1, brainstorms: 1 });
});
