import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { App } from "./app";

export const runCodes = (app: Pick<App, "env">, ...given: string[]) => runCommand(app, "codes", ...given);

/** Runs `npm run codes --`, or another command, beside the app, as who runs it would. Gives what it prints; rejects with what it complains of. */
export async function runCommand(app: Pick<App, "env">, ...given: string[]): Promise<string> {
	const { stdout } = await promisify(execFile)("node", ["scripts/command.mjs", ...given], { env: { ...process.env, ...app.env } });
	return stdout.trim();
}
