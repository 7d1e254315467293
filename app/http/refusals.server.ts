import type { z } from "zod";
import { isAccountGone, isDatabaseAway } from "../db.server";
import { AppError } from "../errors";

/** A path as the contract writes it: `achievements[0].title`. */
export function formatPath(path: readonly PropertyKey[]): string {
	return path.reduce<string>(
		(text, key) => (typeof key === "number" ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
		"",
	);
}

/** More than any form shows; an answer is not to grow with what was sent. */
const FIELDS_MAX = 200;
const KEY_MAX = 100;

/** Turns what a schema refused into one AppError invalid, with the first message of each path; unknown keys are named. */
export function invalidInput(error: z.ZodError): AppError {
	const fields: Record<string, string> = Object.create(null);
	const named = error.issues.flatMap((issue) => {
		if (issue.code !== "unrecognized_keys") return [[formatPath(issue.path), issue.message] as const];
		const keys = issue.keys.slice(0, FIELDS_MAX).map((key) => key.slice(0, KEY_MAX));
		return keys.map((key) => [formatPath([...issue.path, key]), `Unknown field “${key}”`] as const);
	});
	for (const [path, message] of named.slice(0, FIELDS_MAX)) fields[path] ??= message;
	const first = Object.entries(fields)[0];
	const isNamedByMessage = error.issues[0]?.code === "custom" || first?.[0] === "";
	const message = first ? (isNamedByMessage ? first[1] : `${first[0]}: ${first[1]}`) : "Some answers are not valid.";
	return new AppError("invalid", message, { fields: { ...fields } });
}

/** The refusal behind a thrown value, or undefined for a mistake of ours. */
export function refusalOf(error: unknown): AppError | undefined {
	if (error instanceof AppError) return error;
	if (isDatabaseAway(error))
		return new AppError("unavailable", "The service cannot reach its database right now. Please try again in a minute.", {
			retryAfter: 30,
		});
	if (isAccountGone(error)) return new AppError("signed_out", "Please log in to continue.");
	return undefined;
}

/** The headers a refusal brings along. */
export function refusalHeaders(refusal: AppError): Record<string, string> {
	return refusal.details.retryAfter === undefined ? {} : { "Retry-After": String(Math.ceil(refusal.details.retryAfter)) };
}
