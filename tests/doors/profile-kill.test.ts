import { mkdtempSync, rmSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { copyTemplate } from "../support/database-template";
import { json, registerStudent, send, withCookie } from "../support/http";
import { createDatabase } from "../support/postgres";
import { startServer } from "../support/process";

const STUDENTS = 5;
const SAVES = 50;

test(`the server is killed during ${SAVES} saves: none that was acknowledged is missing`, async () => {
	const database =
		process.env.TEST_DRIVER === "postgres" ? await createDatabase(inject("postgres"), inject("databaseTemplate")) : undefined;
	const dataDir = mkdtempSync("/tmp/onward-kill-");
	if (!database) await copyTemplate(inject("dataTemplate"), dataDir);
	const env = { DATA_DIR: dataDir, RATE_LIMITS: "off", ...(database ? { DATABASE_URL: database.url } : {}) };
	try {
		const first = await startServer(env);
		const cookies = await Promise.all(
			Array.from({ length: STUDENTS }, (_, index) => registerStudent(first.url, `kill${index}@example.org`)),
		);

		const acknowledged = cookies.map(() => ({ version: 0, title: "" }));
		let sent = 0;
		const saveUntilKilled = cookies.map(async (cookie, index) => {
			for (let save = 1; save <= SAVES / STUDENTS; save++) {
				if (++sent === SAVES / 2) setTimeout(() => first.process.kill("SIGKILL"), 3);
				const title = `save ${save} of student ${index}`;
				const answer = await send(
					`${first.url}/api/users/updateProfileFull`,
					withCookie(cookie, json("PUT", { achievements: [{ title }] })),
				).catch(() => undefined);
				if (answer?.status !== 200) return;
				acknowledged[index] = { version: answer.json().profileVersion as number, title };
			}
		});
		await Promise.all(saveUntilKilled);
		await first.kill();
		expect(acknowledged.reduce((sum, { version }) => sum + version, 0)).toBeGreaterThan(STUDENTS);
		expect(acknowledged.some(({ version }) => version < SAVES / STUDENTS)).toBe(true);

		const second = await startServer(env);
		for (const [index, cookie] of cookies.entries()) {
			const status = (await send(`${second.url}/api/auth/status`, withCookie(cookie))).json() as {
				profileVersion: number;
				user: { achievements: { title: string }[] };
			};
			const { version, title } = acknowledged[index] ?? {};
			expect(status.profileVersion).toBeGreaterThanOrEqual(version ?? 0);
			if (status.profileVersion === version) expect(status.user.achievements[0]?.title ?? "").toBe(title);
			else
				expect(status.user.achievements).toEqual([expect.objectContaining({ title: `save ${status.profileVersion} of student ${index}` })]);
		}
		await second.stop();
	} finally {
		await database?.drop();
		rmSync(dataDir, { recursive: true, force: true });
	}
});
