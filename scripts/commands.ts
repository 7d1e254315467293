import { closeDatabase } from "../app/db.server";
import { COMMANDS } from "../app/domain/commands.server";

/** Carries a command out in this process, and lets go of the database. Gives what to print. */
export async function runCommand(command: keyof typeof COMMANDS, given: readonly string[]): Promise<string> {
	try {
		return await COMMANDS[command](given);
	} finally {
		await closeDatabase();
	}
}
