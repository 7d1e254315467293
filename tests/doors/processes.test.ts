import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type App, startApp } from "../support/app";
import { copyTemplate } from "../support/database-template";
import { form, json, PASSWORD, registerStudent, send, studentPayload, withCookie } from "../support/http";
import { createDatabase, type OwnPostgres, startPostgres } from "../support/postgres";
import { type ServerProcess, startServer } from "../support/process";

const isPostgres = process.env.TEST_DRIVER === "postgres";

const folders: string[] = [];
function freshFolder(): string {
	const folder = mkdtempSync("/tmp/onward-process-");
	folders.push(folder);
	return folder;
}
/** A folder in which the embedded database is made already. */
async function withTemplate(): Promise<string> {
	const folder = freshFolder();
	await copyTemplate(inject("dataTemplate"), folder);
	return folder;
}
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs server.js until it ends by itself; gives what it said on both outputs together. */
function endOf(env: Record<string, string>): { status: number | null; said: string } {
	const { status, stdout, stderr } = spawnSync(process.execPath, ["server.js"], {
		env: { PATH: process.env.PATH, PORT: "0", ...env } as Record<string, string> as NodeJS.ProcessEnv,
		encoding: "utf8",
		timeout: 30_000,
	});
	return { status, said: stdout + stderr };
}

describe("a mistake in the environment is told in a sentence", () => {
	test("of every variable that is wrong", () => {
		const { status, said } = endOf({ DATA_DIR: freshFolder(), PORT: "http", RATE_LIMITS: "none" });
		expect(said.trim()).toBe("Onward cannot start: PORT must be a port number. RATE_LIMITS must be on or off.");
		expect(status).toBe(1);
	});

	test("a data folder that cannot be made", () => {
		const file = path.join(freshFolder(), "file");
		writeFileSync(file, "");
		const { status, said } = endOf({ DATA_DIR: path.join(file, "data") });
		expect(said.trim()).toMatch(
			/^Onward cannot start: the data folder .*file\/data cannot be used \(ENOTDIR\)\. Set DATA_DIR to a folder of your own\.$/,
		);
		expect(status).toBe(1);
	});

	test("a database that is not there, without its password", () => {
		const { status, said } = endOf({ DATA_DIR: freshFolder(), DATABASE_URL: "postgres://onward:secret-word@127.0.0.1:1/onward" });
		expect(said.trim()).toMatch(
			/^Onward cannot start: the database 127\.0\.0\.1:1\/onward of DATABASE_URL cannot be used: .*ECONNREFUSED.*$/,
		);
		expect(said).not.toContain("secret-word");
		expect(status).toBe(1);
	});
});

describe("one running app", () => {
	let app: App;
	beforeAll(async () => {
		app = await startApp();
	});
	afterAll(() => app.stop());

	test("keeps its secret and its data to the owner of the folder", () => {
		const mode = (file: string) => statSync(path.join(app.dataDir, file)).mode & 0o777;
		expect(mode(".")).toBe(0o700);
		expect(mode("session-secret")).toBe(0o600);
		if (!isPostgres) expect(mode("pglite")).toBe(0o700);
	});

	test("a second one on its port says so", async () => {
		const { status, said } = endOf({
			DATA_DIR: await withTemplate(),
			PORT: new URL(app.url).port,
			...(app.databaseUrl ? { DATABASE_URL: app.databaseUrl } : {}),
		});
		expect(said).toContain(`Onward cannot start: port ${new URL(app.url).port} is already in use; set PORT to another one.`);
		expect(status).toBe(1);
	});

	test("finishes a request in flight after SIGTERM, takes no new one, and ends within two seconds", async () => {
		const doomed = await startApp();
		const { hostname, port } = new URL(doomed.url);
		const body = JSON.stringify(studentPayload("slow@example.org"));
		const head = `POST /api/auth/register HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
		let answer = "";
		const socket = connect(Number(port), hostname, () => socket.write(head + body.slice(0, 20)));
		socket.on("data", (chunk) => {
			answer += chunk;
		});
		const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
		await sleep(300);
		const ended = doomed.stop();
		await sleep(300);
		await expect(send(`${doomed.url}/healthz`)).rejects.toThrow(/ECONNREFUSED/);
		socket.write(body.slice(20));
		await closed;
		expect(answer).toMatch(/^HTTP\/1\.1 200 /);
		expect(answer).toMatch(/\r\nconnection: close\r\n/i);
		expect(answer).toContain('"loggedIn":true');
		expect(await ended).toBeLessThan(2000);
	});

	test("does not wait for one that never ends", async () => {
		const doomed = await startApp();
		const { hostname, port } = new URL(doomed.url);
		const socket = connect(Number(port), hostname, () =>
			socket.write(
				`POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
			),
		);
		socket.on("error", () => {});
		await sleep(300);
		expect(await doomed.stop()).toBeLessThan(2000);
	});
});

if (!isPostgres) {
	describe("the embedded database's folder", () => {
		test("is refused to a second process, and the first goes on unharmed", async () => {
			const dataDir = await withTemplate();
			const first = await startServer({ DATA_DIR: dataDir });
			try {
				const cookie = await registerStudent(first.url, "first@example.org");
				const { status, said } = endOf({ DATA_DIR: dataDir });
				expect(status).toBe(1);
				expect(said.trim()).toBe(
					`Onward cannot start: process ${first.process.pid} already uses the data folder ${dataDir}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to share a Postgres database.`,
				);
				expect((await send(`${first.url}/api/auth/status`, withCookie(cookie))).json()).toMatchObject({ loggedIn: true });
				await registerStudent(first.url, "second@example.org");
			} finally {
				await first.stop();
			}
			expect(existsSync(path.join(dataDir, "lock"))).toBe(false);
		});

		test("is taken over from a process that was killed, with what it had acknowledged", async () => {
			const dataDir = await withTemplate();
			const first = await startServer({ DATA_DIR: dataDir });
			const cookie = await registerStudent(first.url, "killed@example.org");
			await first.kill();
			expect(readFileSync(path.join(dataDir, "lock"), "utf8")).toMatch(new RegExp(`^${first.process.pid}\n`));
			const second = await startServer({ DATA_DIR: dataDir });
			try {
				expect((await send(`${second.url}/api/auth/status`, withCookie(cookie))).json()).toMatchObject({ loggedIn: true });
			} finally {
				await second.stop();
			}
		});

		test("is taken over when its lock names another program that got the same process id", async () => {
			const dataDir = await withTemplate();
			writeFileSync(path.join(dataDir, "lock"), `${process.pid}\n1\n`);
			await (await startServer({ DATA_DIR: dataDir })).stop();
		});

		test("goes to one of several that start at once", async () => {
			const dataDir = await withTemplate();
			const started = await Promise.allSettled([1, 2, 3].map(() => startServer({ DATA_DIR: dataDir })));
			const running = started.filter((outcome): outcome is PromiseFulfilledResult<ServerProcess> => outcome.status === "fulfilled");
			try {
				expect(running).toHaveLength(1);
				for (const outcome of started) if (outcome.status === "rejected") expect(outcome.reason.message).toContain("Onward cannot start: ");
			} finally {
				for (const { value } of running) await value.stop();
			}
		});
	});
}

if (isPostgres) {
	describe("a shared Postgres", () => {
		test("takes four processes that start at once, and migrates once", async () => {
			const database = await createDatabase(inject("postgres"));
			const servers = await Promise.all([1, 2, 3, 4].map(() => startServer({ DATA_DIR: freshFolder(), DATABASE_URL: database.url })));
			const sql = postgres(database.url, { max: 1, onnotice: () => {} });
			try {
				for (const { url } of servers) expect((await send(`${url}/readyz`)).status).toBe(200);
				const journal = JSON.parse(readFileSync("drizzle/migrations/meta/_journal.json", "utf8"));
				const [applied] = await sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
				expect(applied?.count).toBe(journal.entries.length);
				const cookie = await registerStudent(servers[0]?.url ?? "", "shared@example.org");
				for (const { url } of servers)
					expect((await send(`${url}/api/auth/status`, withCookie(cookie))).json()).toMatchObject({ loggedIn: true });
			} finally {
				await sql.end();
				await Promise.all(servers.map((server) => server.stop()));
				await database.drop();
			}
		});

		describe("that goes away", () => {
			let own: OwnPostgres;
			let server: ServerProcess;
			let cookie: string;
			beforeAll(async () => {
				own = await startPostgres();
				server = await startServer({ DATA_DIR: freshFolder(), DATABASE_URL: (await createDatabase(own.url)).url });
				cookie = await registerStudent(server.url, "away@example.org");
			});
			afterAll(async () => {
				await server.kill();
				own.stop();
			});

			const ask = async () => {
				const start = performance.now();
				const answers = await Promise.all([
					send(`${server.url}/readyz`),
					send(`${server.url}/dashboard`, withCookie(cookie)),
					send(`${server.url}/api/auth/status`, withCookie(cookie)),
					send(`${server.url}/api/auth/login`, json("POST", { email: "away@example.org", password: PASSWORD })),
					send(`${server.url}/login`, form({ email: "away@example.org", password: PASSWORD })),
				]);
				return { answers, seconds: (performance.now() - start) / 1000 };
			};

			const expectAway = async (secondsMax: number) => {
				const { answers, seconds } = await ask();
				expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
				expect(seconds).toBeLessThan(secondsMax);
				const [, page, status, , login] = answers;
				expect(page?.headers["retry-after"]).toBe("30");
				expect(page?.text).toContain("The service cannot reach its database right now. Please try again in a minute.");
				expect(status?.json()).toMatchObject({ code: "unavailable" });
				expect(login?.text).toContain('value="away@example.org"');
				expect((await send(`${server.url}/healthz`)).status).toBe(200);
				expect((await send(`${server.url}/register`)).status).toBe(200);
			};

			const expectBack = async () => {
				for (let attempt = 0; attempt < 40 && (await send(`${server.url}/readyz`)).status !== 200; attempt++) await sleep(250);
				const { answers } = await ask();
				expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 303]);
			};

			test("pages and API answer 503 at once, and all is well when it is back", async () => {
				own.halt();
				await expectAway(5);
				own.resume();
				await expectBack();
			});

			test("the same when it is there and says nothing", async () => {
				own.freeze();
				try {
					await expectAway(19);
				} finally {
					own.thaw();
				}
				await expectBack();
			});
		});
	});
}
