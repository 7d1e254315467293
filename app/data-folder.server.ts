import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Creates the data folder for its owner's eyes alone. Throws with a sentence where that is not possible. */
export function makeFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		chmodSync(folder, 0o700);
	} catch (error) {
		throw new Error(
			`Onward cannot start: the data folder ${path.resolve(folder)} cannot be used (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder of your own.`,
		);
	}
}

/** When a process started, so that a process id used again by another program is not mistaken for the owner. */
function startOf(pid: number): string | undefined {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ESRCH") return undefined;
	}
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
	} catch {
		try {
			return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
		} catch {
			return undefined;
		}
	}
}

function readOwner(file: string): { pid: number; start: string } | undefined {
	try {
		const [pid, start] = readFileSync(file, "utf8").split("\n");
		return { pid: Number(pid), start: start ?? "" };
	} catch {
		return undefined;
	}
}

/**
 * Takes a data folder for this process alone: two processes on one embedded database destroy it.
 * Gives the function that lets go of it. Throws when a living process holds the folder; what a dead one left is taken over.
 */
export function lockFolder(folder: string): () => void {
	const file = path.join(folder, "lock");
	for (let attempt = 0; attempt < 3; attempt++) {
		try {
			writeFileSync(file, `${process.pid}\n${startOf(process.pid)}\n`, { flag: "wx", mode: 0o600 });
			return () => rmSync(file, { force: true });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		}
		const owner = readOwner(file);
		if (owner && startOf(owner.pid) === owner.start) {
			throw new Error(
				`Onward cannot start: process ${owner.pid} already uses the data folder ${path.resolve(folder)}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to share a Postgres database.`,
			);
		}
		const stale = `${file}.${process.pid}`;
		try {
			renameSync(file, stale);
			const moved = readOwner(stale);
			if (moved && startOf(moved.pid) === moved.start) renameSync(stale, file);
			else rmSync(stale, { force: true });
		} catch {
			// Another process took the stale lock away first; the next attempt decides.
		}
	}
	throw new Error(`Onward cannot start: the data folder ${path.resolve(folder)} is being opened by another process.`);
}
