import { expect, test } from "vitest";
import { hashPassword, inTurn, isPassword, refuseCommonPassword } from "~/domain/passwords.server";

test("two hash at a time, the others wait in order, and a crowd is sent away with a time", async () => {
	let running = 0;
	let most = 0;
	const order: number[] = [];
	const works = Array.from({ length: 200 }, (_, n) =>
		inTurn(async () => {
			running += 1;
			most = Math.max(most, running);
			await new Promise((resolve) => setImmediate(resolve));
			order.push(n);
			running -= 1;
		}),
	);
	const results = await Promise.allSettled(works);
	expect(most).toBe(2);
	expect(order).toEqual(Array.from({ length: 152 }, (_, n) => n));
	const refused = results.filter((result) => result.status === "rejected");
	expect(refused).toHaveLength(48);
	for (const { reason } of refused) expect(reason).toMatchObject({ status: 429, details: { retryAfter: 3 } });
});

test("failed work gives its place back", async () => {
	await Promise.allSettled([1, 2, 3].map(() => inTurn(() => Promise.reject(new Error("no")))));
	expect(await inTurn(async () => "in")).toBe("in");
});

test("a password of 128 characters counts to its last", async () => {
	const long = "a b".repeat(50).slice(0, 128);
	const stored = await hashPassword(long);
	expect(await isPassword(stored, long)).toBe(true);
	expect(await isPassword(stored, long.slice(0, 127))).toBe(false);
});

test("one password hashes differently each time", async () => {
	expect(await hashPassword("four words in a row")).not.toBe(await hashPassword("four words in a row"));
});

test("an account without a hash fits nothing, not even the stand-in's own text", async () => {
	for (const stored of [null, undefined]) expect(await isPassword(stored, "no account has this password")).toBe(false);
});

test("common is meant whatever the letter case", () => {
	expect(() => refuseCommonPassword("PassWord123", "password")).toThrow(/most common/);
	expect(() => refuseCommonPassword("four words in a row", "password")).not.toThrow();
});
