import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { freePort } from "./free-port";

const VERSIONS = "/usr/lib/postgresql";

function binaries(): string {
	const version = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0] : undefined;
	if (!version) throw new Error("Postgres is not installed; npm test installs it from the system's packages.");
	return path.join(VERSIONS, version, "bin");
}

export type OwnPostgres = {
	url: string;
	/** Ends it at once, as a crash does; `resume` starts it on the same data and port. */
	halt(): void;
	resume(): void;
	/** Makes it take connections and say nothing. */
	freeze(): void;
	thaw(): void;
	/** Ends it and removes its data. */
	stop(): void;
};

/** Starts a Postgres of our own in a temporary folder. Durable as in production: fsync stays on. */
export async function startPostgres(): Promise<OwnPostgres> {
	const bin = binaries();
	const folder = mkdtempSync("/tmp/onward-postgres-");
	const isRoot = process.getuid?.() === 0;
	const run = (command: string, ...args: string[]) =>
		isRoot
			? execFileSync("runuser", ["-u", "postgres", "--", path.join(bin, command), ...args], { stdio: "pipe" })
			: execFileSync(path.join(bin, command), args, { stdio: "pipe" });
	if (isRoot) chownSync(folder, Number(execFileSync("id", ["-u", "postgres"])), Number(execFileSync("id", ["-g", "postgres"])));
	const data = path.join(folder, "data");
	run("initdb", "-D", data, "-U", "onward", "--auth=trust", "--encoding=UTF8", "--no-sync");
	const port = await freePort();
	const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`;
	const resume = () => void run("pg_ctl", "-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start");
	const halt = () => void run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
	const signalAll = (signal: NodeJS.Signals) => {
		const server = Number(readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]);
		for (const pid of [server, ...childrenOf(server)]) process.kill(pid, signal);
	};
	resume();
	return {
		url: `postgres://onward@127.0.0.1:${port}`,
		halt,
		resume,
		freeze: () => signalAll("SIGSTOP"),
		thaw: () => signalAll("SIGCONT"),
		stop() {
			halt();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function childrenOf(parent: number): number[] {
	const text = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim();
	return text === "" ? [] : text.split(" ").map(Number);
}

export type OwnDatabase = { name: string; url: string; drop(): Promise<void> };

/** Creates a database on a running Postgres, empty or as `template` is; nobody may be connected to that. */
export async function createDatabase(server: string, template = "template1"): Promise<OwnDatabase> {
	const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
	const admin = postgres(`${server}/postgres`, { max: 1, onnotice: () => {} });
	await admin.unsafe(`create database ${name} template ${template}`);
	await admin.end();
	return {
		name,
		url: `${server}/${name}`,
		async drop() {
			for (let attempt = 0; attempt < 5; attempt++) {
				const sql = postgres(`${server}/postgres`, { max: 1, onnotice: () => {} });
				try {
					await sql.unsafe(`drop database if exists ${name} with (force)`);
					return;
				} catch {
					await sleep(200);
				} finally {
					await sql.end();
				}
			}
		},
	};
}
