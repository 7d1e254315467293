import { randomInt } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type CODE_PLANS, codes, redemptions, schoolRedemptions } from "../../drizzle/billing-schema";
import { CODE_ALPHABET, CODE_LENGTH, CODE_REFUSED, readCode } from "../contract/codes";
import { type Database, db, isUniqueViolation } from "../db.server";
import { AppError } from "../errors";
import { type Counter, countFailure, requireTriesLeft } from "./limits.server";
import { type ActivePlan, extendPlan, type PaidPlan } from "./plans.server";
import { extendSchoolPlan, type SchoolPlan, type Staff } from "./schools.server";
import type { Actor } from "./sessions.server";
import { hashOf } from "./tokens.server";

type Student = Pick<Actor, "userId">;

type CodePlan = (typeof CODE_PLANS)[number];

/**
 * What a code gives: `days` of a plan to each of `uses` students, or of `seats` to schools, and until `expires` where it does.
 */
export type Offer = { plan: CodePlan; days: number; seats?: number; uses: number; expires?: Date };
/** A code as a list shows it. */
export type CodeSummary = Offer & { ending: string; used: number; state: "open" | "used up" | "expired" | "revoked" };

/** A code of eighty bits that nobody guesses. */
export const newCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");

/** Makes `count` codes for one offer; gives them, which nothing does a second time. */
export async function createCodes({ plan, days, seats, uses, expires }: Offer, count: number): Promise<string[]> {
	const made = Array.from({ length: count }, newCode);
	await db
		.insert(codes)
		.values(made.map((code) => ({ codeHash: hashOf(code), ending: code.slice(-4), plan, days, seats, usesMax: uses, expiresAt: expires })));
	return made;
}

/** All codes, the newest first. */
export async function listCodes(): Promise<CodeSummary[]> {
	const rows = await db.select().from(codes).orderBy(desc(codes.createdAt), codes.id);
	return rows.map(({ ending, plan, days, seats, usesMax: uses, used, expiresAt, revokedAt }) => ({
		ending,
		plan,
		days,
		seats: seats ?? undefined,
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
 * moment. Gives the plan that is then active. Throws as redeemTyped does.
 */
export function redeemCode(student: Student, typed: string, address: string | undefined): Promise<ActivePlan> {
	return redeemTyped(student, typed, address, async (within, codeHash) => {
		const taken = await takeUse(within, codeHash, ne(codes.plan, "school"));
		if (taken) {
			await within.insert(redemptions).values({ codeId: taken.id, userId: student.userId });
			return extendPlan(within, student, taken.plan as PaidPlan, taken.days);
		}
		const [own] = await within
			.select({ codeId: redemptions.codeId })
			.from(redemptions)
			.innerJoin(codes, eq(codes.id, redemptions.codeId))
			.where(and(eq(codes.codeHash, codeHash), eq(redemptions.userId, student.userId)));
		if (own) throw redeemedBefore();
		return undefined;
	});
}

/** The same for a school: its staff redeem once what gives seats. Gives what the plan then holds. Throws as redeemTyped does. */
export function redeemSchoolCode(staff: Staff, typed: string, address: string | undefined): Promise<SchoolPlan> {
	return redeemTyped(staff, typed, address, async (within, codeHash) => {
		const taken = await takeUse(within, codeHash, eq(codes.plan, "school"));
		if (taken?.seats) {
			await within.insert(schoolRedemptions).values({ codeId: taken.id, schoolId: staff.schoolId });
			return extendSchoolPlan(within, staff, taken.seats, taken.days);
		}
		const [own] = await within
			.select({ codeId: schoolRedemptions.codeId })
			.from(schoolRedemptions)
			.innerJoin(codes, eq(codes.id, schoolRedemptions.codeId))
			.where(and(eq(codes.codeHash, codeHash), eq(schoolRedemptions.schoolId, staff.schoolId)));
		if (own) throw redeemedBefore();
		return undefined;
	});
}

/**
 * Redeems what was typed in one transaction; `redeem` gives undefined for a code that is worth nothing. Wrong codes are counted on the
 * account and on `address`. Throws AppError invalid, with the specification's text, for a code that is unknown, used up, expired or
 * revoked; conflict for one that was redeemed before; rate_limited after too many wrong ones.
 */
async function redeemTyped<T>(
	{ userId }: Pick<Actor, "userId">,
	typed: string,
	address: string | undefined,
	redeem: (within: Database, codeHash: string) => Promise<T | undefined>,
): Promise<T> {
	const counters: Counter[] = [["wrongCodesOfAccount", userId], ...(address ? [["wrongCodesFromAddress", address] as const] : [])];
	await requireTriesLeft(...counters);
	const code = readCode(typed);
	try {
		const redeemed = code && (await db.transaction((within) => redeem(within, hashOf(code))));
		if (redeemed) return redeemed;
	} catch (error) {
		throw OWN_REDEMPTION.some((index) => isUniqueViolation(error, index)) ? redeemedBefore() : error;
	}
	await countFailure(...counters);
	throw new AppError("invalid", CODE_REFUSED, { fields: { code: CODE_REFUSED } });
}

const OWN_REDEMPTION = ["redemptions_code_id_user_id_pk", "school_redemptions_code_id_school_id_pk"];

/**
 * Takes one use of a code of the kind wanted that is open; undefined where there is none. Who comes at the same moment waits at the
 * code's row, and sees what it then holds.
 */
async function takeUse(within: Database, codeHash: string, isWanted: SQL) {
	const isOpen = and(isNull(codes.revokedAt), or(isNull(codes.expiresAt), gt(codes.expiresAt, sql`now()`)), lt(codes.used, codes.usesMax));
	const [taken] = await within
		.update(codes)
		.set({ used: sql`${codes.used} + 1` })
		.where(and(eq(codes.codeHash, codeHash), isWanted, isOpen))
		.returning({ id: codes.id, plan: codes.plan, days: codes.days, seats: codes.seats });
	return taken;
}

function redeemedBefore(): AppError {
	const message = "You have redeemed this code already.";
	return new AppError("conflict", message, { fields: { code: message } });
}
