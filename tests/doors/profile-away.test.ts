import { mkdtempSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { form, registerStudent, send, withCookie } from "../support/http";
import { startPostgres } from "../support/postgres";
import { startServer } from "../support/process";
import { postedBy } from "../support/profile-form";

test("while the database is away the page says so, and a save gives everything back as typed", async () => {
	const postgres = await startPostgres();
	const dataDir = mkdtempSync("/tmp/onward-away-");
	const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: `${postgres.url}/postgres`, RATE_LIMITS: "off" });
	try {
		const cookie = await registerStudent(server.url, STUDENT.email);
		postgres.stop();

		const page = await send(`${server.url}/profile`, withCookie(cookie));
		expect(page.status).toBe(503);
		expect(page.text).toContain("Failed to load profile data");
		expect(page.text).not.toContain('name="personalInformation.firstName"');

		const saved = await send(`${server.url}/profile`, withCookie(cookie, form([["personalInformation.firstName", "Ann"]])));
		expect(saved.status).toBe(503);
		expect(saved.text).toContain("Error saving profile: The service cannot reach its database right now.");
		expect(postedBy(saved.text)).toContainEqual(["personalInformation.firstName", "Ann"]);
	} finally {
		await server.kill();
		rmSync(dataDir, { recursive: true, force: true });
	}
});
