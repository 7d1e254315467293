import { mkdtempSync, rmSync } from "node:fs";
import { afterAll, inject } from "vitest";
import { copyTemplate } from "./database-template";
import { createDatabase } from "./postgres";

/** Gives the domain functions of this test file a database of their own, before they are imported. */
const dataDir = mkdtempSync("/tmp/onward-domain-");
process.env.DATA_DIR = dataDir;
process.env.NODE_ENV = "test";
const database = process.env.TEST_DRIVER === "postgres" ? await createDatabase(inject("postgres"), inject("databaseTemplate")) : undefined;
if (database) process.env.DATABASE_URL = database.url;
else await copyTemplate(inject("dataTemplate"), dataDir);

afterAll(async () => {
	const { closeDatabase } = await import("../../app/db.server");
	await closeDatabase();
	await database?.drop();
	rmSync(dataDir, { recursive: true, force: true });
});
