import { eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { CODE_REFUSED, writtenCode } from "~/contract/codes";
import { db } from "~/db.server";
import { runCodesCommand } from "~/domain/code-commands.server";
import { createCodes, listCodes, redeemCode, revokeCode } from "~/domain/codes.server";
import { activePlan } from "~/domain/plans.server";
import { codes } from "../../drizzle/billing-schema";
import { users } from "../../drizzle/schema";
import { createStudent } from "../support/students";

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH = { plan: "plus", days: 30, uses: 1 } as const;
/** Each takes as long as a hundred tries on one row: the suite runs a few, `REDEEM_ROUNDS=100 npx vitest run tests/domain/codes` more. */
const ROUNDS = Number(process.env.REDEEM_ROUNDS ?? 8);
const INVALID = { code: "invalid", message: CODE_REFUSED, details: { fields: { code: CODE_REFUSED } } };
const BEFORE = { code: "conflict", message: "You have redeemed this code already." };

const redeem = (student: { userId: string }, code = "") => redeemCode(student, code, undefined);
const one = async (offer: Parameters<typeof createCodes>[0] = MONTH) => (await createCodes(offer, 1))[0] as string;
const daysLeft = ({ expires }: { expires: Date }) => Math.round((expires.getTime() - Date.now()) / DAY_MS);

async function planOf({ userId }: { userId: string }) {
	const [user] = await db.select().from(users).where(eq(users.id, userId));
	return user && activePlan({ ...user, schoolPlanExpires: null });
}

test("a code opens a plan, and is worth nothing to the next student", async () => {
	const [student, other] = [await createStudent(), await createStudent()];
	const code = await one();
	const plan = await redeem(student, ` ${writtenCode(code).toLowerCase()} `);
	expect([plan.plan, daysLeft(plan)]).toEqual(["plus", 30]);
	expect(await planOf(student)).toEqual(plan);
	await expect(redeem(other, code)).rejects.toMatchObject(INVALID);
	await expect(redeem(student, code)).rejects.toMatchObject(BEFORE);
	expect([await planOf(student), await planOf(other)]).toEqual([plan, undefined]);
});

test("a second code adds its days, and the larger plan counts while it lasts", async () => {
	const student = await createStudent();
	await redeem(student, await one({ plan: "pro", days: 20, uses: 1 }));
	const both = await redeem(student, await one());
	expect([both.plan, daysLeft(both)]).toEqual(["pro", 50]);
	const more = await redeem(await createStudent({ studentPlanExpires: new Date(Date.now() + DAY_MS) }), await one());
	expect([more.plan, daysLeft(more)]).toEqual(["plus", 31]);
	const lapsed = await createStudent({ studentPlanExpires: new Date(Date.now() - 400 * DAY_MS) });
	await db.update(users).set({ studentPlan: "pro" }).where(eq(users.id, lapsed.userId));
	const again = await redeem(lapsed, await one());
	expect([again.plan, daysLeft(again)]).toEqual(["plus", 30]);
});

test("two codes at once both count", async () => {
	const student = await createStudent();
	await Promise.all([redeem(student, await one()), redeem(student, await one({ plan: "pro", days: 10, uses: 1 }))]);
	const plan = await planOf(student);
	expect([plan?.plan, plan && daysLeft(plan)]).toEqual(["pro", 40]);
});

test("a hundred students at once: one of them gets the code", { timeout: 30_000 + ROUNDS * 5000 }, async () => {
	const students = await Promise.all(Array.from({ length: 100 }, () => createStudent()));
	for (const code of await createCodes(MONTH, ROUNDS)) {
		const won = (await Promise.allSettled(students.map((student) => redeem(student, code)))).filter(({ status }) => status === "fulfilled");
		expect(won).toHaveLength(1);
		await db.execute(sql`truncate rate_limits`);
	}
	const plans = await Promise.all(students.map(planOf));
	expect(plans.reduce((days, plan) => days + (plan ? daysLeft(plan) : 0), 0)).toBe(ROUNDS * MONTH.days);
});

test("a code of many uses is good for so many students, once each", async () => {
	const code = await one({ ...MONTH, uses: 3 });
	const students = await Promise.all(Array.from({ length: 5 }, () => createStudent()));
	const tries = await Promise.allSettled([...students, ...students].map((student) => redeem(student, code)));
	expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
	const plans = await Promise.all(students.map(planOf));
	expect(plans.map((plan) => plan && daysLeft(plan)).sort()).toEqual([30, 30, 30, undefined, undefined]);
});

test("expired and revoked codes are refused; what was given stays", async () => {
	const [student, other] = [await createStudent(), await createStudent()];
	await expect(redeem(student, await one({ ...MONTH, expires: new Date(Date.now() - 1000) }))).rejects.toMatchObject(INVALID);
	const code = await one({ ...MONTH, uses: 2, expires: new Date(Date.now() + DAY_MS) });
	const plan = await redeem(student, code);
	expect([await revokeCode(writtenCode(code)), await revokeCode(code), await revokeCode("none")]).toEqual([true, false, false]);
	await expect(redeem(other, code)).rejects.toMatchObject(INVALID);
	expect([await planOf(student), await planOf(other)]).toEqual([plan, undefined]);
});

test("after ten wrong codes even a right one has to wait, for this student alone", async () => {
	const [student, other] = [await createStudent(), await createStudent()];
	for (let count = 0; count < 10; count++) await expect(redeem(student, `no such code ${count}`)).rejects.toMatchObject(INVALID);
	const code = await one();
	await expect(redeem(student, code)).rejects.toMatchObject({ code: "rate_limited" });
	expect((await redeem(other, code)).plan).toBe("plus");
});

test("the database does not hold the code", async () => {
	const code = await one();
	expect(
		await db
			.select()
			.from(codes)
			.where(like(codes.codeHash, `%${code}%`)),
	).toEqual([]);
	expect((await db.select().from(codes)).filter((row) => JSON.stringify(row).includes(code))).toEqual([]);
});

test("the command makes, lists and revokes", async () => {
	const made = (
		await runCodesCommand(["create", "--plan", "pro", "--days", "10", "--count", "2", "--uses", "5", "--expires", "2099-06-30"])
	).split("\n");
	expect(made).toHaveLength(2);
	const [first = "", second = ""] = made;
	expect((await redeem(await createStudent(), first)).plan).toBe("pro");
	expect(await runCodesCommand(["revoke", second, "nonsense"])).toBe(
		`${second}: revoked\nnonsense: there is no such code, or it was revoked before`,
	);
	const listed = (await runCodesCommand(["list"])).split("\n");
	expect(listed.find((line) => line.includes(first.slice(-4)))).toMatch(/^…\w{4} {2}pro +10 days +1 of 5 used +until 2099-06-30 +open$/);
	expect(listed.find((line) => line.includes(second.slice(-4)))).toMatch(/0 of 5 used +until 2099-06-30 +revoked$/);
	expect((await listCodes())[0]?.expires).toEqual(new Date("2099-07-01"));
});

test.each([
	[[], "npm run codes -- create"],
	[["steal"], "npm run codes -- create"],
	[["revoke"], "npm run codes -- create"],
	[["create", "--days", "10"], "--plan takes one of plus, pro, school."],
	[["create", "--plan", "school", "--days", "10"], "--seats goes with --plan school, and with no other."],
	[["create", "--plan", "plus", "--days", "10", "--seats", "5"], "--seats goes with --plan school, and with no other."],
	[["create", "--plan", "gold", "--days", "10"], "--plan takes one of plus, pro, school."],
	[["create", "--plan", "plus", "--days", "ten"], "--days takes a whole number."],
	[["create", "--plan", "plus", "--days", "0"], "--days takes 1 to 3660."],
	[["create", "--plan", "plus", "--days", "10", "--expires", "2020-01-01"], "--expires takes a day to come."],
	[["create", "--plan", "plus", "--days", "10", "--price", "1"], "Unknown option '--price'"],
])("%j is refused with what to type", async (given, sentence) => {
	const before = await listCodes();
	await expect(runCodesCommand(given)).rejects.toThrow(sentence);
	expect(await listCodes()).toEqual(before);
});
