import { cpSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, inject } from "vitest";
import { createDatabase } from "./postgres";

/** Gives the domain functions of this test file a database of their own, before they are imported. */
const dataDir = mkdtempSync("/tmp/onward-domain-");
process.env.DATA_DIR = dataDir;
process.env.NODE_ENV = "test";
const database = process.env.TEST_DRIVER === "postgres" ? await createDatabase(inject("postgres")) : undefined;
if (database) process.env.DATABASE_URL = database.url;
else cpSync(path.join(inject("dataTemplate"), "pglite"), path.join(dataDir, "pglite"), { recursive: true });

afterAll(async () => {
	const { closeDatabase } = await import("../../app/db.server");
	await closeDatabase();
	await database?.drop();
	rmSync(dataDir, { recursive: true, force: true });
});
