import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "../../drizzle/schema";
import { db } from "../db.server";
import { env } from "../env.server";
import { AppError } from "../errors";
import { keyedHash } from "../keyed-hash.server";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Tries within a window of seconds. A whole school may share one address, so those are generous. */
const LIMITS = {
	wrongPasswordsOfAccount: { points: 20, duration: 15 * MINUTE },
	wrongPasswordsOfDevice: { points: 20, duration: 15 * MINUTE },
	wrongPasswordsFromAddress: { points: 300, duration: 10 * MINUTE },
	wrongSecondStepsOfAccount: { points: 5, duration: 15 * MINUTE },
	registrationsFromAddress: { points: 500, duration: HOUR },
	resetsFromAddress: { points: 100, duration: HOUR },
	resetsOfAccount: { points: 5, duration: HOUR },
	emailChangesOfAccount: { points: 5, duration: HOUR },
	emailChangesFromAddress: { points: 100, duration: HOUR },
	emailChangeMailsTo: { points: 5, duration: DAY },
	wrongCodesOfAccount: { points: 10, duration: 15 * MINUTE },
	wrongCodesFromAddress: { points: 300, duration: HOUR },
	pdfsOfAccount: { points: 60, duration: HOUR },
	giftsFromAddress: { points: 60, duration: HOUR },
	parentMailsOfAccount: { points: 5, duration: HOUR },
	invitationsOfSchool: { points: 20_000, duration: DAY },
	uploadsOfSchool: { points: 100, duration: HOUR },
	invitationResends: { points: 5, duration: DAY },
	modelCallsOfAccount: { points: 300, duration: DAY },
	modelCallsFromAddress: { points: 5000, duration: DAY },
	modelCallsOfAll: { points: env.OPENAI_DAILY_CALLS, duration: DAY },
} as const;

type LimitName = keyof typeof LIMITS;
/** One counter: a limit and whom it counts; what is stored tells neither address nor account. */
export type Counter = readonly [name: LimitName, of: string];

const limiters = new Map<LimitName, RateLimiterDrizzle>();

function limiterOf(name: LimitName): RateLimiterDrizzle {
	const known = limiters.get(name);
	if (known) return known;
	const limiter = new RateLimiterDrizzle({
		storeClient: db,
		schema: rateLimits,
		keyPrefix: name,
		...LIMITS[name],
		clearExpiredByTimeout: limiters.size === 0,
	});
	limiters.set(name, limiter);
	return limiter;
}

function refusal(state: RateLimiterRes): AppError {
	const retryAfter = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
	const minutes = Math.ceil(retryAfter / MINUTE);
	return new AppError("rate_limited", `Too many tries. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`, {
		retryAfter,
	});
}

/** Counts a try, or several at once. Throws AppError rate_limited when that is more than is left. */
export async function countTry([name, of]: Counter, tries = 1): Promise<void> {
	if (env.RATE_LIMITS === "off") return;
	try {
		await limiterOf(name).consume(keyedHash(of), tries);
	} catch (error) {
		throw error instanceof RateLimiterRes ? refusal(error) : error;
	}
}

/** Counts one try, and tells whether it may be carried out, where nobody is to be told of a refusal. */
export async function isWithinLimit(counter: Counter): Promise<boolean> {
	try {
		await countTry(counter);
		return true;
	} catch (error) {
		if (error instanceof AppError) return false;
		throw error;
	}
}

/** Refuses when the tries of any counter are used up, without counting one. Throws AppError rate_limited. */
export async function requireTriesLeft(...counters: Counter[]): Promise<void> {
	if (env.RATE_LIMITS === "off") return;
	for (const [name, of] of counters) {
		const state = await limiterOf(name).get(keyedHash(of));
		if (state && state.consumedPoints >= LIMITS[name].points) throw refusal(state);
	}
}

/** Counts one failure on each counter; the next try is what gets refused. */
export async function countFailure(...counters: Counter[]): Promise<void> {
	if (env.RATE_LIMITS === "off") return;
	for (const [name, of] of counters) await limiterOf(name).penalty(keyedHash(of));
}

/** Forgets what was counted. */
export async function forgetTries([name, of]: Counter): Promise<void> {
	if (env.RATE_LIMITS === "off") return;
	await limiterOf(name).delete(keyedHash(of));
}
