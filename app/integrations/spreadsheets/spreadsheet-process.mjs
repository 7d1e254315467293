import { Worker } from "node:worker_threads";

// Runs as a child of the server (spreadsheets.server.ts), one for each file. The work is done in a thread, because that may hold up its
// own thread for good; this one watches what the process takes, of which the engine's own limits count only a part.

const MEMORY_MAX = 450 * 1024 * 1024;
const LOOK_MS = 20;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

process.once("message", (task) => {
	const worker = new Worker(new URL("./spreadsheet-work.mjs", import.meta.url), { workerData: task, env: {}, resourceLimits: LIMITS });
	// The server ends this process when it has the answer.
	const answer = (message) => process.connected && process.send(message);
	worker.on("message", answer);
	worker.on("error", ({ code, stack }) => answer({ failure: code === "ERR_WORKER_OUT_OF_MEMORY" ? "too large" : "broken", told: stack }));
	worker.on("exit", () => answer({ failure: "broken", told: "the thread ended without an answer" }));
	setInterval(() => process.memoryUsage.rss() > MEMORY_MAX && answer({ failure: "too large" }), LOOK_MS);
});
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
