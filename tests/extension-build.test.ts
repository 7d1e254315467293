import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { crc32, gzipSync, inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

const CONTENT_MAX = 80 * 1024;

let folder: string;
const built = (file: string) => readFileSync(path.join(folder, "extension", file));
const manifest = () => JSON.parse(built("manifest.json").toString());

beforeAll(() => {
	folder = mkdtempSync("/tmp/onward-build-");
	execFileSync(process.execPath, ["scripts/build-extension.mjs"], {
		cwd: path.resolve(import.meta.dirname, ".."),
		env: {
			...process.env,
			EXTENSION_OUT: path.join(folder, "extension"),
			EXTENSION_SERVER: "https://onward.example/",
			EXTENSION_EXTRA_HOSTS: "",
		},
	});
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("asks for no more than it uses, and for no site but its own server", () => {
	const { permissions, host_permissions, optional_host_permissions, version } = manifest();
	expect(permissions).toEqual(["activeTab", "scripting", "storage", "sidePanel"]);
	expect(host_permissions).toEqual(["https://onward.example/*"]);
	expect(optional_host_permissions).toEqual(["https://*/*"]);
	expect(version).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
});

test("every file the manifest, the popup and the side panel name is there", () => {
	const { icons, action, background, side_panel } = manifest();
	const named = [
		...Object.values(icons),
		...Object.values(action.default_icon),
		action.default_popup,
		side_panel.default_path,
		background.service_worker,
		"content.js",
	] as string[];
	const linked = [...`${built("popup.html")}${built("sidepanel.html")}`.matchAll(/(?:src|href)="([^"]+)"/g)].map(
		([, file]) => file as string,
	);
	for (const file of [...named, ...linked]) expect(built(file).length, file).toBeGreaterThan(0);
});

test("the content script is small and never talks to a server", () => {
	const script = built("content.js");
	expect(gzipSync(script).length).toBeLessThan(CONTENT_MAX);
	expect(script.toString()).not.toMatch(/\bfetch\(|XMLHttpRequest|onward\.example|ZodError/);
});

test("the store archive holds the folder, byte by byte", () => {
	const archive = readFileSync(path.join(folder, readdirSync(folder).find((file) => file.endsWith(".zip")) as string));
	const files = readdirSync(path.join(folder, "extension"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const end = archive.length - 22;
	expect(archive.readUInt16LE(end + 10)).toBe(files.length);
	let entry = archive.readUInt32LE(end + 16);
	for (let count = 0; count < files.length; count++) {
		const [packedSize, nameSize, local] = [
			archive.readUInt32LE(entry + 20),
			archive.readUInt16LE(entry + 28),
			archive.readUInt32LE(entry + 42),
		];
		const name = archive.toString("utf8", entry + 46, entry + 46 + nameSize);
		const start = local + 30 + nameSize;
		const bytes = inflateRawSync(archive.subarray(start, start + packedSize));
		expect(bytes.equals(built(name)), name).toBe(true);
		expect(archive.readUInt32LE(entry + 16)).toBe(crc32(bytes));
		entry += 46 + nameSize;
	}
});
