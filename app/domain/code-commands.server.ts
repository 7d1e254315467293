import { parseArgs } from "node:util";
import { z } from "zod";
import { CODE_PLANS } from "../../drizzle/billing-schema";
import { writtenCode } from "../contract/codes";
import { createCodes, listCodes, revokeCode } from "./codes.server";
import { printedRows } from "./printed-rows.server";

const DAY_MS = 24 * 60 * 60 * 1000;
const USAGE = `npm run codes -- create --plan plus|pro --days 30 [--count 20] [--uses 1] [--expires 2027-06-30]
npm run codes -- create --plan school --seats 400 --days 365 [--count 1] [--uses 1] [--expires 2027-06-30]
npm run codes -- list
npm run codes -- revoke CODE…`;

const whole = (name: string, max: number) =>
	z
		.string()
		.regex(/^\d+$/, `--${name} takes a whole number`)
		.transform(Number)
		.refine((value) => value >= 1 && value <= max, `--${name} takes 1 to ${max}`);

const offer = z
	.object({
		plan: z.enum(CODE_PLANS, `--plan takes one of ${CODE_PLANS.join(", ")}`),
		days: whole("days", 3660),
		count: whole("count", 10_000).default(1),
		seats: whole("seats", 100_000).optional(),
		uses: whole("uses", 1_000_000).default(1),
		expires: z.iso
			.date("--expires takes a day such as 2027-06-30")
			.transform((day) => new Date(Date.parse(day) + DAY_MS))
			.refine((end) => end > new Date(), "--expires takes a day to come")
			.optional(),
	})
	.refine(({ plan, seats }) => (plan === "school") === (seats !== undefined), "--seats goes with --plan school, and with no other");

const dayOf = (end: Date) => new Date(end.getTime() - 1).toISOString().slice(0, 10);

/**
 * Carries out what stands behind `npm run codes --` and gives what to print. A code is good through the day it expires on, in UTC.
 * Throws an Error with a sentence, and how the command is used, for what cannot be done.
 */
export async function runCodesCommand(given: readonly string[]): Promise<string> {
	const [command, ...rest] = given;
	if (command === "create") return create(rest);
	if (command === "list" && rest.length === 0) return list();
	if (command === "revoke" && rest.length > 0) return revoke(rest);
	throw new Error(USAGE);
}

async function create(given: string[]): Promise<string> {
	const { count, ...offered } = offerIn(given);
	return (await createCodes(offered, count)).map(writtenCode).join("\n");
}

function offerIn(given: string[]): z.output<typeof offer> {
	const text = { type: "string" } as const;
	try {
		return offer.parse(
			parseArgs({ args: given, options: { plan: text, days: text, count: text, seats: text, uses: text, expires: text } }).values,
		);
	} catch (error) {
		const sentences = error instanceof z.ZodError ? error.issues.map(({ message }) => `${message}.`) : [(error as Error).message];
		throw new Error(`${sentences.join("\n")}\n\n${USAGE}`);
	}
}

async function list(): Promise<string> {
	const all = await listCodes();
	if (all.length === 0) return "There are no codes yet.";
	const rows = all.map(({ ending, plan, seats, days, uses, used, expires, state }) => [
		`…${ending}`,
		plan,
		seats ? `${seats} seats` : "",
		`${days} days`,
		`${used} of ${uses} used`,
		expires ? `until ${dayOf(expires)}` : "",
		state,
	]);
	return printedRows(rows);
}

async function revoke(typed: string[]): Promise<string> {
	const lines: string[] = [];
	for (const code of typed)
		lines.push(`${code}: ${(await revokeCode(code)) ? "revoked" : "there is no such code, or it was revoked before"}`);
	return lines.join("\n");
}
