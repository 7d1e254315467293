import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import process from "node:process";

/** Builds the site as it is served: under the NODE_ENV of who runs this, the bundle might hold React's development build. */
export function buildSite() {
	const env = { ...process.env, NODE_ENV: "production" };
	execFileSync("npx", ["remix", "vite:build", "--logLevel", "error"], { env, stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * Starts the built server on an empty database of its own, with only the given settings. Gives its address and process, and `stop`,
 * which removes what it stored.
 */
export async function serveBuilt(settings = {}) {
	const dataDir = mkdtempSync("/tmp/onward-served-");
	const { PATH, HOME } = process.env;
	const server = spawn(process.execPath, ["server.js"], {
		env: { PATH, HOME, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, ...settings },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(server, "exit");
	const address = await new Promise((resolve, reject) => {
		server.stdout.on("data", (chunk) => {
			const found = /"address":"([^"]+)"/.exec(chunk)?.[1];
			if (found) resolve(found);
		});
		ended.then(([code]) => reject(new Error(`the server ended with ${code}`)));
	});
	return {
		address,
		pid: server.pid,
		async stop() {
			server.kill("SIGTERM");
			await ended;
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
