import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { crc32, inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const LEARNED_MAX = 400_000;
const PERMISSIONS = ["activeTab", "scripting", "storage", "sidePanel"];
const FOLDERS = { chrome: "extension", firefox: "extension-firefox" };
type Browser = keyof typeof FOLDERS;

let folder: string;
const built = (file: string, browser: Browser = "chrome") => readFileSync(path.join(folder, FOLDERS[browser], file));
const manifestOf = (browser: Browser) => JSON.parse(built("manifest.json", browser).toString());
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

function build(into: string, env: Record<string, string>) {
	execFileSync(process.execPath, ["scripts/build-extension.mjs"], {
		cwd: path.resolve(import.meta.dirname, ".."),
		env: { ...process.env, EXTENSION_OUT: into, EXTENSION_SERVER: "https://onward.example/", EXTENSION_EXTRA_HOSTS: "", ...env },
	});
}

beforeAll(() => {
	folder = mkdtempSync("/tmp/onward-build-");
	build(path.join(folder, "extension"), {});
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(["chrome", "firefox"] as const)("the build for %s", (browser) => {
	test("asks for no more than it uses, and for no site but its own server", () => {
		const manifest = manifestOf(browser);
		expect(manifest.permissions).toEqual(PERMISSIONS.filter((permission) => browser === "chrome" || permission !== "sidePanel"));
		expect(manifest.host_permissions).toEqual(["https://onward.example/*"]);
		expect(manifest.optional_host_permissions).toEqual(["https://*/*"]);
		expect(manifest.version).toBe(version);
	});

	test("every file that the manifest and the pages name is there", () => {
		const { icons, action, background, side_panel, sidebar_action } = manifestOf(browser);
		const pages = [action.default_popup, "welcome.html", side_panel?.default_path, sidebar_action?.default_panel].filter(Boolean);
		const linked = pages.flatMap((page) =>
			[
				...built(page, browser)
					.toString()
					.matchAll(/(?:src|href)="([^"]+)"/g),
			].map(([, file]) => file as string),
		);
		const workers = background.scripts ?? [background.service_worker];
		const named = [...Object.values<string>(icons), ...Object.values<string>(action.default_icon), ...workers, ...linked, "content.js"];
		for (const file of [...pages, ...named]) expect(built(file, browser).length, file).toBeGreaterThan(0);
	});

	test("its icons are pictures of the size they are named for", () => {
		for (const [size, file] of Object.entries<string>(manifestOf(browser).icons)) {
			const picture = built(file, browser);
			expect(picture.toString("latin1", 1, 4)).toBe("PNG");
			expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([Number(size), Number(size)]);
		}
	});

	test("runs no code but its own", () => {
		const { extension_pages } = manifestOf(browser).content_security_policy;
		expect(extension_pages).toBe(
			"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src https://onward.example",
		);
		for (const file of readdirSync(path.join(folder, FOLDERS[browser]))) {
			if (file.endsWith(".js"))
				expect(built(file, browser).toString(), file).not.toMatch(
					/\beval\(|\bFunction\(|importScripts|import\(|\.innerHTML|document\.write|createElement\("script/,
				);
			if (!file.endsWith(".html")) continue;
			const page = built(file, browser).toString();
			expect(page, file).not.toMatch(/https?:|<script(?![^>]*\ssrc="\w+\.js")|\son\w+=|<style|style=/);
		}
	});

	test("its store archive holds the folder, byte by byte", () => {
		const archive = entriesOf(readFileSync(path.join(folder, `onward-extension-${version}-${browser}.zip`)));
		const files = readdirSync(path.join(folder, FOLDERS[browser]), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => path.relative(path.join(folder, FOLDERS[browser]), path.join(entry.parentPath, entry.name)));
		expect([...archive.keys()].sort()).toEqual(files.sort());
		for (const [name, bytes] of archive) expect(bytes.equals(built(name, browser)), name).toBe(true);
	});
});

test("the build for Firefox names what only Firefox knows, and nothing that only Chrome does", () => {
	const { background, browser_specific_settings, ...manifest } = manifestOf("firefox");
	expect(background).toEqual({ scripts: ["background.js"], type: "module" });
	expect(browser_specific_settings.gecko).toEqual({
		id: expect.stringMatching(/^@[\w.-]+$/),
		strict_min_version: expect.stringMatching(/^\d+\.0$/),
		data_collection_permissions: { required: ["browsingActivity", "personallyIdentifyingInfo", "websiteContent"] },
	});
	expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining([expect.stringMatching(/minimum_chrome_version|side_panel/)]));
});

test("what the content script has learned is small, and it never talks to a server", () => {
	const script = built("content.js");
	const learned = /"[A-Za-z0-9+/=]{100000,}"/.exec(script.toString())?.[0] ?? "";
	expect(learned.length).toBeGreaterThan(0);
	expect(learned.length).toBeLessThan(LEARNED_MAX);
	expect(script.toString()).not.toMatch(/\bfetch\(|XMLHttpRequest|onward\.example|ZodError/);
});

test("a build for tests, which does not ask for consent, is not packed for a store", () => {
	const inside = path.join(folder, "tests");
	build(path.join(inside, "extension"), { EXTENSION_EXTRA_HOSTS: "http://127.0.0.1/*" });
	expect(existsSync(path.join(inside, "extension-firefox/manifest.json"))).toBe(true);
	expect(readdirSync(inside).filter((file) => file.endsWith(".zip"))).toEqual([]);
});

/** The files of an archive as its directory lists them, unpacked and checked against their sums. */
function entriesOf(archive: Buffer): Map<string, Buffer> {
	const end = archive.length - 22;
	const entries = new Map<string, Buffer>();
	let entry = archive.readUInt32LE(end + 16);
	for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
		const [packedSize, nameSize, local] = [20, 28, 42].map((at) =>
			at === 28 ? archive.readUInt16LE(entry + at) : archive.readUInt32LE(entry + at),
		) as [number, number, number];
		const name = archive.toString("utf8", entry + 46, entry + 46 + nameSize);
		const start = local + 30 + nameSize;
		const bytes = inflateRawSync(archive.subarray(start, start + packedSize));
		expect(archive.readUInt32LE(entry + 16), name).toBe(crc32(bytes));
		entries.set(name, bytes);
		entry += 46 + nameSize;
	}
	return entries;
}
