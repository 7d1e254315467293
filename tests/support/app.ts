import { mkdtempSync, rmSync } from "node:fs";
import { inject } from "vitest";
import { copyTemplate } from "./database-template";
import { createDatabase } from "./postgres";
import { type ServerProcess, startServer } from "./process";

export type App = ServerProcess & {
	dataDir: string;
	databaseUrl?: string;
	env: Record<string, string>;
	/** Stops the process, keeps what is stored, does `work`, and starts it again: `url` is another one then. */
	whileStopped<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * Starts the real server on a database of its own: the driver of the test project (`TEST_DRIVER`), embedded unless said
 * otherwise. Stop it in afterAll: that removes what it stored.
 */
export async function startApp(env: Record<string, string> = {}): Promise<App> {
	const database =
		process.env.TEST_DRIVER === "postgres" ? await createDatabase(inject("postgres"), inject("databaseTemplate")) : undefined;
	const dataDir = mkdtempSync("/tmp/onward-test-");
	if (!database) await copyTemplate(inject("dataTemplate"), dataDir);
	const all = { DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}), ...env };
	let server = await startServer(all);
	return {
		get url() {
			return server.url;
		},
		get process() {
			return server.process;
		},
		get logs() {
			return server.logs;
		},
		kill: () => server.kill(),
		dataDir,
		databaseUrl: database?.url,
		env: all,
		async whileStopped(work) {
			await server.stop();
			try {
				return await work();
			} finally {
				server = await startServer(all);
			}
		},
		async stop() {
			const ms = await server.stop();
			await database?.drop();
			rmSync(dataDir, { recursive: true, force: true });
			return ms;
		},
	};
}
