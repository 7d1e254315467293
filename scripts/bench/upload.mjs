import { runTypeScript } from "../run-typescript.mjs";
import { buildSite, serveBuilt } from "../serve-built.mjs";
import { startProbe } from "./page-probe.mjs";

buildSite();
const server = await serveBuilt({ RATE_LIMITS: "off" });
try {
	const { measureUploads } = await runTypeScript("scripts/bench/upload.ts");
	const results = await measureUploads(server, startProbe);
	console.table(results);
	if (results.some(({ result }) => result === "FAIL")) process.exitCode = 1;
} finally {
	await server.stop();
}
