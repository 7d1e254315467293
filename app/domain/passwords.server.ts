import { hash, verify } from "@node-rs/argon2";
import list from "../content/common-passwords.txt?raw";
import { AppError } from "../errors";
import { turns } from "../turns.server";

/** OWASP password storage: argon2id with 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of at least ten characters, in lower case: the 10,000 commonest of leaked collections (SecLists, zxcvbn-ts). */
const common = new Set(list.split("\n").filter(Boolean));

/** Runs work that hashes: two at a time keep the server answering. Throws AppError rate_limited when too many already wait. */
export const inTurn = turns({
	atOnce: 2,
	waitingMax: 150,
	busy: () => new AppError("rate_limited", "Many people are signing in right now. Please try again in a few seconds.", { retryAfter: 3 }),
});

/** One password typed on different systems is the same text. */
const typed = (password: string) => password.normalize("NFC");

/** Gives the hash to store for a password, salted anew each time. */
export function hashPassword(password: string): Promise<string> {
	return inTurn(() => hash(typed(password), COST));
}

const decoy = hash("no account has this password", COST);

/** Whether a password fits a stored hash. Costs the same when there is none. Call it within `inTurn`. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
	const isRight = await verify(stored ?? (await decoy), typed(password));
	return isRight && Boolean(stored);
}

/** Refuses a new password that attackers try first (NIST SP 800-63B, 5.1.1.2). Throws AppError invalid at `field`. */
export function refuseCommonPassword(password: string, field: "password" | "newPassword"): void {
	if (!common.has(password.toLowerCase())) return;
	const message = "This password is among the most common ones, which are tried first. Choose another.";
	throw new AppError("invalid", message, { fields: { [field]: message } });
}
