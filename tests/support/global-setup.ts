import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startServer } from "./process";
import { startPostgres } from "./postgres";

declare module "vitest" {
	interface ProvidedContext {
		/** Address of a Postgres server of the test run. */
		postgres: string;
		/** A migrated, empty data folder to copy: creating one takes seconds, copying does not. */
		dataTemplate: string;
	}
}

/** Builds the app, starts Postgres and prepares an embedded database, once for all test files. */
export default async function setup(project: TestProject) {
	execFileSync("npx", ["remix", "vite:build"], { stdio: ["ignore", "ignore", "inherit"] });
	const postgres = await startPostgres();
	const folder = mkdtempSync("/tmp/onward-template-");
	const made = path.join(folder, "made");
	const server = await startServer({ DATA_DIR: made });
	await server.stop();
	const template = path.join(folder, "template");
	cpSync(path.join(made, "pglite"), path.join(template, "pglite"), { recursive: true });
	project.provide("postgres", postgres.url);
	project.provide("dataTemplate", template);
	return () => {
		postgres.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}
