import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs a TypeScript module of the project outside the web server: bundles it beside node_modules, so that packages
 * resolve, and imports it. Gives what the module exports.
 */
export async function runTypeScript(entry) {
	const folder = path.join(root, "node_modules/.cache/onward");
	mkdirSync(folder, { recursive: true });
	const file = path.join(folder, `${path.basename(entry, ".ts")}-${process.pid}.mjs`);
	await build({
		entryPoints: [path.join(root, entry)],
		outfile: file,
		bundle: true,
		platform: "node",
		format: "esm",
		target: "node20",
		packages: "external",
		alias: { "~": path.join(root, "app") },
		logLevel: "warning",
	});
	try {
		return await import(pathToFileURL(file).href);
	} finally {
		rmSync(file, { force: true });
	}
}
