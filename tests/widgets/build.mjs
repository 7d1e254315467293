import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { build } from "esbuild";

const HERE = import.meta.dirname;
/** Both folders of pages; no two pages share a name. */
const FOLDERS = { forms: path.join(HERE, "forms"), "set-aside": path.join(HERE, "set-aside") };
const BUILT = path.join(HERE, "node_modules/.cache/forms");
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8" };

const namesIn = (folder) => readdirSync(FOLDERS[folder]).filter((name) => existsSync(path.join(FOLDERS[folder], name, "expected.json")));

/** The names of the pages in `forms` or in `set-aside`. */
export const formNames = (folder) => namesIn(folder).sort();

function placeOf(name) {
	const folder = Object.values(FOLDERS).find((each) => existsSync(path.join(each, name, "expected.json")));
	return folder && path.join(folder, name);
}

export const expectationOf = (name) => ({ name, ...JSON.parse(readFileSync(path.join(placeOf(name), "expected.json"), "utf8")) });

/** Installs the libraries where they are missing, and bundles each page. */
export async function buildForms(names) {
	if (!existsSync(path.join(HERE, "node_modules/.package-lock.json")))
		execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: HERE, stdio: "inherit" });
	const entry = (name) => ["page.tsx", "page.ts"].map((file) => path.join(placeOf(name), file)).find(existsSync);
	await build({
		entryPoints: Object.fromEntries(names.map((name) => [name, entry(name)])),
		outdir: BUILT,
		bundle: true,
		format: "iife",
		target: "es2022",
		jsx: "automatic",
		define: {
			"process.env": '{ "NODE_ENV": "production" }',
			__VUE_OPTIONS_API__: "true",
			__VUE_PROD_DEVTOOLS__: "false",
			__VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
		},
		loader: {
			".woff": "empty",
			".woff2": "empty",
			".ttf": "empty",
			".eot": "empty",
			".svg": "dataurl",
			".png": "dataurl",
			".gif": "dataurl",
		},
		tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false, jsx: "react-jsx" } },
		legalComments: "none",
		logLevel: "error",
	});
}

function pageOf(name) {
	const own = path.join(placeOf(name), "body.html");
	const body = existsSync(own) ? readFileSync(own, "utf8") : '<div id="root"></div>';
	const style = existsSync(path.join(BUILT, `${name}.css`)) ? `<link rel="stylesheet" href="/${name}.css">` : "";
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width">${style}</head><body>${body}<script src="/${name}.js"></script></body></html>`;
}

/** Serves the built pages on a free port of 127.0.0.1: `/NAME`. */
export async function serveForms() {
	const server = createServer((request, response) => {
		const file = path.basename(new URL(request.url ?? "/", "http://localhost").pathname);
		const kind = path.extname(file);
		const built = path.join(BUILT, file);
		if (kind ? !existsSync(built) : !placeOf(file)) return response.writeHead(404).end();
		response.writeHead(200, { "content-type": TYPES[kind || ".html"] ?? "application/octet-stream" });
		response.end(kind ? readFileSync(built) : pageOf(file));
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const stop = () =>
		new Promise((resolve) => {
			server.close(resolve);
			server.closeAllConnections();
		});
	return { url: `http://127.0.0.1:${server.address().port}`, stop };
}
