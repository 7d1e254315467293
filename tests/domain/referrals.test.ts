import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { REFERRAL_USES, REFERRALS_MAX } from "~/contract/billing";
import { db } from "~/db.server";
import { registerStudent } from "~/domain/accounts.server";
import { ownReferrals } from "~/domain/referrals.server";
import { users } from "../../drizzle/schema";

const PASSWORD = "four words in a row";
const TRIAL = 10;

const register = (email: string, referral?: string) =>
	registerStudent({ email, password: PASSWORD, confirm: PASSWORD, termsAccepted: true, referral });
async function usesOf(userId: string) {
	const [user] = await db.select({ trialUses: users.trialUses }).from(users).where(eq(users.id, userId));
	return user?.trialUses;
}

test("a friend's registration gives both sides more uses, however the code is typed", async () => {
	const student = await register("maya@example.org");
	const { code } = await ownReferrals(student);
	expect((await ownReferrals(student)).code).toBe(code);
	const friend = await register("friend@example.org", ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
	expect([await usesOf(student.userId), await usesOf(friend.userId)]).toEqual([TRIAL + REFERRAL_USES, TRIAL + REFERRAL_USES]);
	expect((await ownReferrals(student)).friends).toBe(1);
});

test("nobody is their own friend, and a code of nobody keeps nobody out", async () => {
	const student = await register("first.last@gmail.com");
	const { code } = await ownReferrals(student);
	for (const [email, referral] of [
		["firstlast+two@googlemail.com", code],
		["f.i.r.s.t.last@gmail.com", code],
		["stranger@example.org", "NOSUCHCODE"],
		["other@example.org", "00000000"],
		["third@example.org", "<script>"],
	] as const) {
		const { userId } = await register(email, referral);
		expect([email, await usesOf(userId)]).toEqual([email, TRIAL]);
	}
	expect([await usesOf(student.userId), (await ownReferrals(student)).friends]).toEqual([TRIAL, 0]);
});

test(`friends beyond ${REFERRALS_MAX} bring nothing, also when they come at once`, { timeout: 60_000 }, async () => {
	const student = await register("popular@example.org");
	const { code } = await ownReferrals(student);
	for (let group = 0; group < 3; group++)
		await Promise.all(Array.from({ length: 8 }, (_, index) => register(`follower${group}-${index}@example.org`, code)));
	expect([await usesOf(student.userId), (await ownReferrals(student)).friends]).toEqual([
		TRIAL + REFERRALS_MAX * REFERRAL_USES,
		REFERRALS_MAX,
	]);
});
