import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installPackages, run } from "./install.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const address = process.env.APP_URL ?? `http://${process.env.HOST ?? "127.0.0.1"}:${process.env.PORT ?? 3000}`;
/** A demo sign-in belongs on a machine where somebody tries the product, never on a site that others reach. */
const isTrial = !process.env.APP_URL && !process.env.DATABASE_URL && ["127.0.0.1", "localhost", undefined].includes(process.env.HOST);
const dataDir = process.env.DATA_DIR ?? "./data";

try {
	installPackages();
	run("npx", "remix", "vite:build", "--logLevel", "error");
	process.env.EXTENSION_SERVER ??= address;
	run("node", "scripts/build-extension.mjs");
	if (isTrial) run("node", "scripts/seed.mjs");
} catch (error) {
	if (error.status === undefined) console.error(error.message);
	process.exit(1);
}

await import("../server.js");
while (!(await isAlive())) await sleep(100);

const lines = [
	"",
	`Onward runs at ${address}`,
	`The browser extension lies in ${path.resolve("dist/extension")}`,
	"  (chrome://extensions → Developer mode → Load unpacked)",
];
const demoFile = path.join(dataDir, "demo.json");
if (isTrial && existsSync(demoFile)) {
	const { student, staff } = JSON.parse(readFileSync(demoFile, "utf8"));
	lines.push("Demo sign-in", `  student: ${student.email}  ${student.password}`, `  staff:   ${staff.email}  ${staff.password}`);
}
console.log(`${lines.join("\n")}\n`);

async function isAlive() {
	try {
		const local = `http://${process.env.HOST ?? "127.0.0.1"}:${process.env.PORT ?? 3000}`;
		return (await fetch(`${local}/healthz`)).ok;
	} catch {
		return false;
	}
}
