import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { EAGER } from "./eager-compile.mjs";
import { manifestsOf } from "./extension-manifests.mjs";
import { minified } from "./minify.mjs";
import { zip } from "./zip.mjs";

/** The content script without what the model learned, which compresses to nothing less. */
const CONTENT_MAX_KB = 200;
const LEARNED = /(?<==")[A-Za-z0-9+/=]{100000,}(?=")/;

const root = fileURLToPath(new URL("..", import.meta.url));
const source = path.join(root, "extension");
const target = process.env.EXTENSION_OUT ?? path.join(root, "dist/extension");
const server = new URL(process.env.EXTENSION_SERVER ?? "http://127.0.0.1:3000").origin;
const extraHosts = (process.env.EXTENSION_EXTRA_HOSTS ?? "").split(/[\s,]+/).filter(Boolean);
/** A build for tests begins as if the student had agreed, and is never packed for a store. */
const isForTests = extraHosts.length > 0;
const asksConsent = !isForTests || process.env.EXTENSION_ASK_CONSENT === "1";
const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

rmSync(target, { recursive: true, force: true });
mkdirSync(path.join(target, "icons"), { recursive: true });

const shared = {
	outdir: target,
	bundle: true,
	minify: true,
	target: ["chrome123", "firefox142"],
	define: { EXTENSION_SERVER: JSON.stringify(server), EXTENSION_ASKS_CONSENT: String(asksConsent) },
	logLevel: "warning",
};
await build({
	...shared,
	entryPoints: Object.entries({
		background: "background.ts",
		popup: "popup/popup.ts",
		sidepanel: "panel/panel.ts",
		welcome: "welcome/welcome.ts",
	}).map(([out, file]) => ({ in: path.join(source, file), out })),
	format: "esm",
});
const content = await build({
	...shared,
	entryPoints: [path.join(source, "content.ts")],
	format: "iife",
	minify: false,
	write: false,
	metafile: true,
	plugins: [
		leanTable("profile", matchedRows),
		leanTable("countries", namedPlaces),
		leanTable("states", namedPlaces),
		leanTable("platforms", knownPlatforms),
	],
});
if (Object.keys(content.metafile.inputs).some((file) => file.includes("node_modules/")))
	throw new Error("The content script must not contain packages");
const script = await minified(content.outputFiles[0].text);
writeFileSync(path.join(target, "content.js"), `${EAGER}\n${script}`);

/** Puts what `print` makes of a table of the contract in its place: what the engine never reads would swell the content script. */
function leanTable(name, print) {
	const load = async ({ path: file }) => {
		const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: "esm" });
		const table = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
		return { contents: print(table), loader: "js" };
	};
	return { name, setup: ({ onLoad }) => onLoad({ filter: new RegExp(`app[\\\\/]contract[\\\\/]${name}\\.ts$`) }, load) };
}

/** The rows as the engine's MatchedRow has them, without the form's bounds, options and hints; neighbours share the start of their path. */
function matchedRows({ PROFILE_ROWS }) {
	const groups = [];
	for (const { path: place, list, subject, attribute, field } of PROFILE_ROWS) {
		const start = place.slice(0, place.lastIndexOf(".") + 1);
		if (groups.at(-1)?.[0] !== start || groups.at(-1)[1] !== subject) groups.push([start, subject, list]);
		const { label, sensitive, basic, asks = [] } = field;
		groups.at(-1).push([place.slice(start.length), attribute, label, sensitive ?? 0, basic ?? 0, ...asks]);
	}
	return `export const PROFILE_ROWS = ${JSON.stringify(groups)}.flatMap(([start, subject, list, ...rows]) =>
		rows.map(([key, attribute, label, sensitive, basic, ...asks]) =>
			({ path: start + key, list, subject, attribute, field: { label, sensitive, basic, asks } })))`;
}

/** The rows as the engine's KnownPlatform has them, without what only people read. */
function knownPlatforms({ PLATFORMS }) {
	const rows = PLATFORMS.map(({ name, signs, keys, never, another }) => ({ name, signs, keys, never, another }));
	return `export const PLATFORMS = ${JSON.stringify(rows)};`;
}

/** Codes of two letters and names, without the calling codes that only the profile's form offers. */
function namedPlaces(tables) {
	const print = (rows) =>
		`${JSON.stringify(rows.map(([code, name]) => code + name).join("|"))}.split("|").map((row) => [row.slice(0, 2), row.slice(2)])`;
	return Object.entries(tables)
		.map(([name, rows]) => `export const ${name} = ${print(rows)};`)
		.join("");
}

for (const folder of ["popup", "panel", "welcome"])
	for (const file of readdirSync(path.join(source, folder)))
		if (/\.(html|css)$/.test(file)) copyFileSync(path.join(source, folder, file), path.join(target, file));
for (const file of readdirSync(path.join(source, "icons")))
	if (file.endsWith(".png")) copyFileSync(path.join(source, "icons", file), path.join(target, "icons", file));

const manifest = JSON.parse(readFileSync(path.join(source, "manifest.json"), "utf8"));
const folders = { chrome: target, firefox: `${target}-firefox` };
rmSync(folders.firefox, { recursive: true, force: true });
cpSync(target, folders.firefox, { recursive: true });
const archives = [];
for (const [browser, made] of Object.entries(manifestsOf(manifest, { version, server, extraHosts }))) {
	writeFileSync(path.join(folders[browser], "manifest.json"), JSON.stringify(made, null, "\t"));
	if (!isForTests) archives.push(pack(folders[browser], `onward-extension-${version}-${browser}.zip`));
}

/** Packs a folder for a store, beside it; the same content gives the same bytes. Gives the archive's name. */
function pack(folder, name) {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
	const packed = zip(files.map((file) => [path.relative(folder, file).replaceAll("\\", "/"), readFileSync(file)]));
	writeFileSync(path.join(folder, "..", name), packed);
	return name;
}

const kilobytes = (file) => gzipSync(readFileSync(path.join(target, file))).length / 1024;
const sizes = ["content.js", "background.js", "popup.js", "sidepanel.js"].map((file) => `${file} ${kilobytes(file).toFixed(1)} KB`);
console.log(
	`Extension for ${server}: ${path.relative(process.cwd(), target)}, ${path.relative(process.cwd(), folders.firefox)} (compressed: ${sizes.join(", ")})${archives.map((name) => `, ${name}`).join("")}`,
);
if (gzipSync(script.replace(LEARNED, "")).length / 1024 > CONTENT_MAX_KB)
	throw new Error(`The code of the content script is larger than ${CONTENT_MAX_KB} KB compressed`);
