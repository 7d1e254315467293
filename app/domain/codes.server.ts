import { randomInt } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { codes, redemptions } from "../../drizzle/billing-schema";
import { CODE_ALPHABET, CODE_LENGTH, CODE_REFUSED, readCode } from "../contract/codes";
import { db, isUniqueViolation } from "../db.server";
import { AppError } from "../errors";
import { type Counter, countFailure, requireTriesLeft } from "./limits.server";
import { type ActivePlan, extendPlan, type PaidPlan } from "./plans.server";
import type { Actor } from "./sessions.server";
import { hashOf } from "./tokens.server";

type Student = Pick<Actor, "userId">;

/** What a code gives: `days` of a plan to each of `uses` students, until `expires` where it does. */
export type Offer = { plan: PaidPlan; days: number; uses: number; expires?: Date };
/** A code as a list shows it. */
export type CodeSummary = Offer & { ending: string; used: number; state: "open" | "used up" | "expired" | "revoked" };

/** A code of eighty bits that nobody guesses. */
export const newCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");

/** Makes `count` codes for one offer; gives them, which nothing does a second time. */
export async function createCodes({ plan, days, uses, expires }: Offer, count: number): Promise<string[]> {
	const made = Array.from({ length: count }, newCode);
	await db
		.insert(codes)
		.values(made.map((code) => ({ codeHash: hashOf(code), ending: code.slice(-4), plan, days, usesMax: uses, expiresAt: expires })));
	return made;
}

/** All codes, the newest first. */
export async function listCodes(): Promise<CodeSummary[]> {
	const rows = await db.select().from(codes).orderBy(desc(codes.createdAt), codes.id);
	return rows.map(({ ending, plan, days, usesMax: uses, used, expiresAt, revokedAt }) => ({
		ending,
		plan,
		days,
		uses,
		used,
		expires: expiresAt ?? undefined,
		state: revokedAt ? "revoked" : used >= uses ? "used up" : expiresAt && expiresAt <= new Date() ? "expired" : "open",
	}));
}

/** Makes a code worthless; what it gave before stays given. False where there is no such code, or it was revoked before. */
export async function revokeCode(typed: string): Promise<boolean> {
	const code = readCode(typed);
	if (!code) return false;
	const revoked = await db
		.update(codes)
		.set({ revokedAt: new Date() })
		.where(and(eq(codes.codeHash, hashOf(code)), isNull(codes.revokedAt)))
		.returning({ id: codes.id });
	return revoked.length > 0;
}

/**
 * Adds the days of a code to the student's plan, once for each student and as often as the code allows, also when many try at the same
 * moment. Gives the plan that is then active. Wrong codes are counted on the account and on `address`.
 * Throws AppError invalid, with the specification's text, for a code that is unknown, used up, expired or revoked; conflict for one that
 * this student redeemed before; rate_limited after too many wrong ones.
 */
export async function redeemCode(student: Student, typed: string, address: string | undefined): Promise<ActivePlan> {
	const counters: Counter[] = [["wrongCodesOfAccount", student.userId], ...(address ? [["wrongCodesFromAddress", address] as const] : [])];
	await requireTriesLeft(...counters);
	const code = readCode(typed);
	const plan = code && (await redeem(student, hashOf(code)));
	if (plan) return plan;
	await countFailure(...counters);
	throw new AppError("invalid", CODE_REFUSED, { fields: { code: CODE_REFUSED } });
}

/** Undefined where the code is worth nothing. Students who come at once wait for each other at the code's row, and see what it then holds. */
async function redeem(student: Student, codeHash: string): Promise<ActivePlan | undefined> {
	try {
		return await db.transaction(async (within) => {
			const isOpen = and(
				isNull(codes.revokedAt),
				or(isNull(codes.expiresAt), gt(codes.expiresAt, sql`now()`)),
				lt(codes.used, codes.usesMax),
			);
			const [taken] = await within
				.update(codes)
				.set({ used: sql`${codes.used} + 1` })
				.where(and(eq(codes.codeHash, codeHash), isOpen))
				.returning({ id: codes.id, plan: codes.plan, days: codes.days });
			if (!taken) {
				const [own] = await within
					.select({ codeId: redemptions.codeId })
					.from(redemptions)
					.innerJoin(codes, eq(codes.id, redemptions.codeId))
					.where(and(eq(codes.codeHash, codeHash), eq(redemptions.userId, student.userId)));
				if (own) throw redeemedBefore();
				return undefined;
			}
			await within.insert(redemptions).values({ codeId: taken.id, userId: student.userId });
			return extendPlan(within, student, taken.plan, taken.days);
		});
	} catch (error) {
		throw isUniqueViolation(error, "redemptions_code_id_user_id_pk") ? redeemedBefore() : error;
	}
}

function redeemedBefore(): AppError {
	const message = "You have redeemed this code already.";
	return new AppError("conflict", message, { fields: { code: message } });
}
