import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import process from "node:process";

/**
 * Starts the built server on an empty database of its own, with only the given settings. Gives its address, and `stop`,
 * which removes what it stored. Run `npm run build` first.
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
		async stop() {
			server.kill("SIGTERM");
			await ended;
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
