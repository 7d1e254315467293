import { listTroubles, retryMails } from "./outbox.server";
import { printedRows } from "./printed-rows.server";

const HOUR_MS = 60 * 60 * 1000;
const USAGE = `npm run mails -- list
npm run mails -- retry [ID…]`;

/**
 * Carries out what stands behind `npm run mails --` and gives what to print. Throws an Error that tells how the command is used for what
 * cannot be done.
 */
export async function runMailsCommand(given: readonly string[]): Promise<string> {
	const [command, ...ids] = given;
	if (command === "list" && ids.length === 0) return list();
	if (command === "retry") return retry(ids);
	throw new Error(USAGE);
}

async function list(): Promise<string> {
	const troubles = await listTroubles();
	if (troubles.length === 0) return "Every mail was sent or is about to be.";
	return printedRows(
		troubles.map(({ id, state, attempts, createdAt, error }) => [
			id,
			state,
			`${attempts} ${attempts === 1 ? "try" : "tries"}`,
			ageOf(createdAt),
			error ?? "",
		]),
	);
}

function ageOf(since: Date): string {
	const hours = Math.floor((Date.now() - since.getTime()) / HOUR_MS);
	if (hours < 1) return "less than an hour ago";
	return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}

async function retry(ids: readonly string[]): Promise<string> {
	const found = await retryMails(ids.length > 0 ? ids : undefined);
	const count = `${found.length} ${found.length === 1 ? "mail" : "mails"} in the queue again.`;
	const others = ids.filter((id) => !found.includes(id));
	return [count, ...others.map((id) => `${id}: was not given up, or its text is no longer kept`)].join("\n");
}
