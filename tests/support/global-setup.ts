import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { copyTemplate } from "./database-template";
import { createDatabase, startPostgres } from "./postgres";
import { startServer } from "./process";

declare module "vitest" {
	interface ProvidedContext {
		/** Address of a Postgres server of the test run. */
		postgres: string;
		/** Name of a migrated, empty database on it to copy. */
		databaseTemplate: string;
		/** A migrated, empty data folder to copy: creating one takes seconds, copying does not. */
		dataTemplate: string;
	}
}

type Prepared = { postgres: string; databaseTemplate: string; dataTemplate: string; remove(): void };
const shared = globalThis as typeof globalThis & { onwardPrepared?: Promise<Prepared>; onwardUsers?: number };

async function prepare(): Promise<Prepared> {
	// As it is served: under the test runner's own NODE_ENV the bundle would hold React's development build.
	const env = { ...process.env, NODE_ENV: "production" as const };
	execFileSync("npx", ["remix", "vite:build"], { env, stdio: ["ignore", "ignore", "inherit"] });
	const postgres = await startPostgres();
	const folder = mkdtempSync("/tmp/onward-template-");
	const made = path.join(folder, "made");
	const database = await createDatabase(postgres.url);
	const servers = [startServer({ DATA_DIR: made }), startServer({ DATA_DIR: path.join(folder, "unused"), DATABASE_URL: database.url })];
	for (const server of await Promise.all(servers)) await server.stop();
	const dataTemplate = path.join(folder, "template");
	mkdirSync(dataTemplate);
	await copyTemplate(made, dataTemplate);
	return {
		postgres: postgres.url,
		databaseTemplate: database.name,
		dataTemplate,
		remove() {
			postgres.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Builds the app, starts Postgres and prepares an embedded database, once for all projects of a run. */
export default async function setup(project: TestProject) {
	shared.onwardPrepared ??= prepare();
	shared.onwardUsers = (shared.onwardUsers ?? 0) + 1;
	const prepared = await shared.onwardPrepared;
	project.provide("postgres", prepared.postgres);
	project.provide("databaseTemplate", prepared.databaseTemplate);
	project.provide("dataTemplate", prepared.dataTemplate);
	return () => {
		shared.onwardUsers = (shared.onwardUsers ?? 1) - 1;
		if (shared.onwardUsers === 0) prepared.remove();
	};
}
