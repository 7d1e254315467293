import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { App } from "./app";

/** Runs `npm run codes --` beside the app, as who runs it would. Gives what it prints; rejects with what it complains of. */
export async function runCodes(app: Pick<App, "env">, ...given: string[]): Promise<string> {
	const { stdout } = await promisify(execFile)("node", ["scripts/codes.mjs", ...given], { env: { ...process.env, ...app.env } });
	return stdout.trim();
}
