import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db.server";
import { createSession, endOtherSessions, endSession, findActor, listSessions } from "~/domain/sessions.server";
import { sessions, users } from "../../drizzle/schema";

async function createUser(email: string): Promise<{ userId: string; passwordHash: null }> {
	const [user] = await db.insert(users).values({ email, role: "Student", termsAcceptedAt: new Date() }).returning({ id: users.id });
	if (!user) throw new Error("no user was created");
	return { userId: user.id, passwordHash: null };
}

async function actorFor(token: string) {
	const actor = await findActor(token);
	if (!actor) throw new Error("the session was not found");
	return actor;
}

test("a session's secret finds its user, and nothing else does", async () => {
	const user = await createUser("one@example.org");
	const { userId } = user;
	const { token } = await createSession(user, "Firefox on Linux");
	expect(await actorFor(token)).toMatchObject({ userId, email: "one@example.org", role: "Student", hasPassword: false });
	expect(await findActor(`${token}x`)).toBeUndefined();
	const stored = await db.select({ tokenHash: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, userId));
	expect(stored).not.toContainEqual({ tokenHash: token });
});

test("an expired session finds nobody", async () => {
	const user = await createUser("two@example.org");
	const { userId } = user;
	const { token } = await createSession(user, "Chrome on Android");
	await db
		.update(sessions)
		.set({ expiresAt: new Date(Date.now() - 1000) })
		.where(eq(sessions.userId, userId));
	expect(await findActor(token)).toBeUndefined();
	await createSession(user, "Chrome on Android");
	expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1);
});

test("a person lists and ends their own sessions only", async () => {
	const user = await createUser("three@example.org");
	const stranger = await createUser("four@example.org");
	const here = await actorFor((await createSession(user, "Here")).token);
	const there = await createSession(user, "There");
	const strangers = await createSession(stranger, "Elsewhere");
	expect((await listSessions(here)).map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
		["Here", true],
		["There", false],
	]);

	await endSession(here, (await actorFor(strangers.token)).sessionId);
	expect(await findActor(strangers.token)).toBeDefined();
	await endSession(here, (await actorFor(there.token)).sessionId);
	expect(await findActor(there.token)).toBeUndefined();

	const third = await createSession(user, "Third");
	await endOtherSessions(here);
	expect(await findActor(third.token)).toBeUndefined();
	expect(await listSessions(here)).toHaveLength(1);
});
