import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";

const VERSIONS = "/usr/lib/postgresql";

function binaries(): string {
	const version = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0] : undefined;
	if (!version) throw new Error("Postgres is not installed; npm test installs it from the system's packages.");
	return path.join(VERSIONS, version, "bin");
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer()
			.on("error", reject)
			.listen(0, "127.0.0.1", () => {
				const address = server.address();
				server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
			});
	});
}

/** Starts a Postgres of our own in a temporary folder; gives its address and how to end it. Durable as in production: fsync stays on. */
export async function startPostgres(): Promise<{ url: string; stop(): void }> {
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
	run(
		"pg_ctl",
		"-D",
		data,
		"-w",
		"-l",
		path.join(folder, "log"),
		"-o",
		`-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`,
		"start",
	);
	return {
		url: `postgres://onward@127.0.0.1:${port}`,
		stop() {
			run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Creates an empty database on a running Postgres and gives its address. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
	const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
	const admin = postgres(`${server}/postgres`, { max: 1, onnotice: () => {} });
	await admin.unsafe(`create database ${name}`);
	await admin.end();
	return {
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
