import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { db, jobs } from "~/db.server";
import { deleteProfile } from "~/domain/account-deletion.server";
import { runMailsCommand } from "~/domain/mail-commands.server";
import { deliverNext, forgetOldMails, retryDelay, takeUpLeft } from "~/domain/mail-delivery.server";
import { deliverMails, forgetMails, queueMails } from "~/domain/outbox.server";
import { requestReset } from "~/domain/resets.server";
import { mails } from "../../drizzle/mail-schema";
import { users } from "../../drizzle/schema";
import { deliveredMails } from "../support/delivered-mails";
import type { Answer } from "../support/mail";
import { createStudent } from "../support/students";

/** What the mail server says, in turn, before it says yes. */
const said = vi.hoisted(() => ({ answers: [] as { at: Parameters<Answer>[1]; line: string }[] }));
const smtp = await vi.hoisted(async () => {
	const { startSmtp } = await import("../support/mail");
	const server = await startSmtp({
		answer: (to, at) => (said.answers[0]?.at === at ? said.answers.shift()?.line.replace("TO", to) : undefined),
	});
	process.env.SMTP_URL = server.url;
	return server;
});
afterAll(() => smtp.stop());

let next = 0;
let to: string;
beforeEach(async () => {
	await deliverMails();
	to = `reader${++next}@example.org`;
	said.answers = [];
});

const mail = (subject = "A word") => ({ to, subject, text: `Open http://127.0.0.1/secret-${next}\n` });
const queue = async () => (await queueMails([mail()]))[0] ?? "";
const noteOf = async (id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0];
const received = () => smtp.mails.filter((each) => each.to.includes(to));
const messageIds = () => received().map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1]);
const again = () => 0;
const never = () => undefined;

test("a mail stands and falls with the transaction it belongs to", async () => {
	const change = (isKept: boolean) =>
		db.transaction(async (within) => {
			await queueMails([mail()], within);
			if (!isKept) throw new Error("undone");
		});
	await expect(change(false)).rejects.toThrow("undone");
	await deliverMails();
	expect([await jobs.getQueueSize("mails"), received()]).toEqual([0, []]);
	await change(true);
	await deliverMails();
	expect(received()).toMatchObject([{ to: [to], text: expect.stringContaining("/secret-") }]);
});

test("ids come in the order of the mails, and each tells what came of its mail", async () => {
	const ids = await queueMails(["First", "Second", "Third"].map(mail));
	said.answers = [{ at: "address", line: "550 5.1.1 <TO> No such person here" }];
	await deliverMails();
	const notes = await Promise.all(ids.map(noteOf));
	expect(notes.map((note) => note?.state).sort()).toEqual(["bounced", "sent", "sent"]);
	const subjects = received().map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());
	expect(subjects.sort()).toEqual(["First", "Second", "Third"].filter((_, at) => notes[at]?.state === "sent"));
});

test("what is refused for now is tried again, and sent once", async () => {
	said.answers = [
		{ at: "address", line: "451 4.2.0 <TO> Come back later" },
		{ at: "end", line: "452 No room" },
	];
	const id = await queue();
	await deliverNext(again);
	expect(await noteOf(id)).toMatchObject({ state: "failing", error: "451 4.2.0 Come back later", attempts: 1, sealed: expect.any(String) });
	await deliverMails(again);
	expect(await noteOf(id)).toMatchObject({ state: "sent", error: null, attempts: 3, sealed: null, sentAt: expect.any(Date) });
	await deliverMails(again);
	expect(received()).toHaveLength(1);
});

test("until its next try is due, a mail waits", async () => {
	said.answers = [{ at: "address", line: "451 Later" }];
	const id = await queue();
	await deliverMails(() => 60);
	await deliverMails();
	expect([await noteOf(id), received()]).toMatchObject([{ state: "failing", attempts: 1 }, []]);
	await forgetMails([to]);
	const delays = Array.from({ length: 20 }, (_, tried) => retryDelay(tried + 1));
	const hours = delays.reduce<number>((sum, delay = 0) => sum + delay, 0) / 3600;
	expect([delays.slice(0, 3), delays.at(-1), hours > 40 && hours < 50]).toEqual([[30, 60, 120], undefined, true]);
});

test("one whose yes got lost comes again under the same Message-ID", async () => {
	said.answers = [{ at: "end", line: "drop" }];
	const id = await queue();
	await deliverMails(again);
	expect(await noteOf(id)).toMatchObject({ state: "sent", attempts: 2 });
	expect(messageIds()).toEqual([`<${id}@onward.example>`, `<${id}@onward.example>`]);
});

test.each([
	["address", "550 5.1.1 <TO> No such person here", "bounced", "550 5.1.1 No such person here"],
	["end", "554 Not wanted", "bounced", "554 Not wanted"],
	["address", "530 Sign in first", "failing", "530 Sign in first"],
	["address", "drop", "failing", "The mail server broke off."],
] as const)("at the %s “%s” leaves a mail %s", async (at, line, state, error) => {
	said.answers = [{ at, line }];
	const id = await queue();
	await deliverNext();
	const note = await noteOf(id);
	expect(note).toMatchObject({ state, error, attempts: 1 });
	const isWaiting = state === "failing";
	expect([note?.sealed !== null, (await jobs.getJobById("mails", id)) !== null]).toEqual([isWaiting, isWaiting]);
	await forgetMails([to]);
});

test("what was tried in vain is given up, listed, and sent when somebody asks for it", async () => {
	said.answers = [{ at: "address", line: "451 <TO> Later" }];
	const id = await queue();
	await deliverMails(never);
	expect(await noteOf(id)).toMatchObject({ state: "given-up", sealed: expect.any(String) });
	const listed = await runMailsCommand(["list"]);
	expect(listed).toMatch(new RegExp(`${id} +given-up +1 try +less than an hour ago +451 Later`));
	expect(listed).not.toContain("@");
	expect(await runMailsCommand(["retry", "nonsense"])).toContain("nonsense: was not given up");
	expect(await runMailsCommand(["retry", id])).toBe("1 mail in the queue again.");
	expect(await runMailsCommand(["retry"])).toBe("0 mails in the queue again.");
	await deliverMails();
	expect([(await noteOf(id))?.state, received().length]).toEqual(["sent", 1]);
	await expect(runMailsCommand([])).rejects.toThrow("npm run mails -- list");
});

test("several at work at once send each mail once", async () => {
	const ids = await queueMails(Array.from({ length: 30 }, (_, at) => mail(`Number ${at}`)));
	await Promise.all([deliverMails(), deliverMails(), deliverMails(), deliverMails()]);
	expect(new Set(messageIds()).size).toBe(ids.length);
	expect(received()).toHaveLength(ids.length);
});

test("what one person waits for goes before what many get", async () => {
	const many = Array.from({ length: 20 }, () => ({ ...mail("To many"), to: `many${next}@example.org` }));
	await queueMails(many);
	await queue();
	await deliverNext();
	expect(received()).toHaveLength(1);
	await deliverMails();
});

test("what a process took and left when it was killed is taken up: at once where nobody else can be at work, else in time", async () => {
	for (const isAlone of [true, false]) {
		const id = await queue();
		expect(await jobs.fetch("mails")).toMatchObject([{ id }]);
		await deliverMails();
		if (!isAlone) {
			await takeUpLeft({ isAlone });
			await deliverMails();
			expect((await noteOf(id))?.state).toBe("queued");
			await db.execute(sql`update pgboss.job set started_on = now() - interval '6 minutes'`);
		}
		await takeUpLeft({ isAlone });
		await deliverMails();
		expect(await noteOf(id)).toMatchObject({ state: "sent", attempts: 1 });
	}
	expect(received()).toHaveLength(2);
});

test("nothing of a mail can be read in the database, before and after", async () => {
	const everything = async () => {
		const found = [
			await db.execute(sql`select to_jsonb(m) as row from mails m`),
			await db.execute(sql`select to_jsonb(j) as row from pgboss.job j`),
		];
		return JSON.stringify(found.map((result) => (Array.isArray(result) ? result : (result as unknown as { rows: unknown[] }).rows)));
	};
	const id = await queue();
	for (const text of [await everything(), (await deliverMails(), await everything())]) {
		expect(text).toContain(id);
		for (const secret of [to, "reader", "A word", "secret-"]) expect(text).not.toContain(secret);
	}
});

test("a student who deletes their profile gets none of the mails that wait", async () => {
	const { userId } = await createStudent();
	await db.update(users).set({ email: to }).where(eq(users.id, userId));
	await requestReset(to, "http://127.0.0.1");
	await queueMails([mail(), { ...mail(), account: userId }, { ...mail(), to: `parent-${to}`, account: userId }]);
	const waiting = await db.$count(mails, eq(mails.state, "queued"));
	expect(waiting).toBeGreaterThanOrEqual(3);
	await deleteProfile({ userId, email: to, signedInAt: new Date() });
	expect(await db.$count(mails, eq(mails.state, "queued"))).toBe(0);
	await deliveredMails();
	expect(smtp.mails.filter((each) => each.to.join().endsWith(to))).toEqual([]);
});

test("what came of a mail is forgotten after a month, the text of one that was given up before", async () => {
	said.answers = [{ at: "address", line: "451 Later" }];
	const [failed, sent] = [await queue(), await queue()];
	await deliverMails(never);
	const olderBy = async (days: number) => {
		await db.update(mails).set({ createdAt: sql`${mails.createdAt} - make_interval(days => ${days}::int)` });
		await forgetOldMails();
		return [await noteOf(failed), await noteOf(sent)].map((note) => note && note.sealed !== null);
	};
	expect([await olderBy(8), await olderBy(2), await olderBy(21)]).toEqual([
		[true, false],
		[false, false],
		[undefined, undefined],
	]);
});
