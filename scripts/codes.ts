import { closeDatabase } from "../app/db.server";
import { runCodesCommand } from "../app/domain/code-commands.server";

/** Carries the command out in this process, and lets go of the database. Gives what to print. */
export async function runCommand(given: readonly string[]): Promise<string> {
	try {
		return await runCodesCommand(given);
	} finally {
		await closeDatabase();
	}
}
