import { mkdtempSync, rmSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { withDatabase } from "../support/database";
import { copyTemplate } from "../support/database-template";
import { fileForm, form, registerStaff, send, withCookie } from "../support/http";
import { createDatabase } from "../support/postgres";
import { type ServerProcess, startServer } from "../support/process";

const STUDENTS = 500;
/** After how many milliseconds of an import the server is killed; somewhere among them lies its transaction. */
const KILLS = [60, 200];

test(`the server is killed during imports of ${STUDENTS} students: all of them are invited or none, and once`, {
	timeout: 120_000,
}, async () => {
	const database =
		process.env.TEST_DRIVER === "postgres" ? await createDatabase(inject("postgres"), inject("databaseTemplate")) : undefined;
	const dataDir = mkdtempSync("/tmp/onward-kill-");
	if (!database) await copyTemplate(inject("dataTemplate"), dataDir);
	const env = { DATA_DIR: dataDir, RATE_LIMITS: "off", ...(database ? { DATABASE_URL: database.url } : {}) };
	const stored = () =>
		withDatabase({ dataDir, databaseUrl: database?.url }, async (rowsOf) => {
			const [row] = await rowsOf(
				"select (select count(*)::int from invitations) as invited, count(outcome)::int as imported from roster_uploads",
			);
			return [row?.invited, row?.imported];
		});
	try {
		let server: ServerProcess = await startServer(env);
		const staff = await registerStaff(server.url, "staff@example.org", STUDENTS);
		const roster = Array.from({ length: STUDENTS }, (_, row) => `First${row},Last${row},student${row}@school.example`).join("\n");
		const taken = await send(`${server.url}/admin/upload`, withCookie(staff, fileForm("spreadsheet", "students.csv", roster)));
		const page = taken.headers.location ?? "";
		const upload = page.replace(/.*=/, "");
		const importIt = () => send(server.url + page, withCookie(staff, form({ intent: "import", upload })));
		for (const ms of KILLS) {
			const answer = importIt().catch(() => undefined);
			setTimeout(() => server.process.kill("SIGKILL"), ms);
			const status = (await answer)?.status;
			await server.kill();
			const left = await stored();
			expect([ms, left]).toEqual([
				ms,
				status === 303 ? [STUDENTS, 1] : expect.toSatisfy(([invited, imported]) => invited === imported * STUDENTS),
			]);
			server = await startServer(env);
		}
		expect((await importIt()).status).toBe(303);
		expect((await importIt()).status).toBe(303);
		await server.stop();
		expect(await stored()).toEqual([STUDENTS, 1]);
	} finally {
		await database?.drop();
		rmSync(dataDir, { recursive: true, force: true });
	}
});
