import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Vite's “?raw”: a file as its text. */
const rawText = {
	name: "raw text",
	setup(build) {
		build.onResolve({ filter: /\?raw$/ }, ({ path: name, resolveDir }) => ({
			path: path.resolve(resolveDir, name.slice(0, -4)),
			namespace: "raw",
		}));
		build.onLoad({ filter: /.*/, namespace: "raw" }, ({ path: file }) => ({ contents: readFileSync(file, "utf8"), loader: "text" }));
	},
};

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
		plugins: [rawText],
		logLevel: "warning",
	});
	try {
		return await import(pathToFileURL(file).href);
	} finally {
		rmSync(file, { force: true });
	}
}
