import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { installPackages, run } from "./install.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const isDebian = existsSync("/usr/bin/apt-get");
const isRoot = process.getuid?.() === 0;

const SHELL = "/usr/bin/chromium-headless-shell";

/** Installs the system's packages that are missing; elsewhere than on Debian as root it says what to install. */
function installSystemPackages() {
	const missing = [];
	if (!existsSync("/usr/lib/postgresql")) missing.push("postgresql");
	if (!existsSync("/usr/bin/chromium")) missing.push("chromium");
	if (!existsSync("/usr/sbin/runuser") && !existsSync("/sbin/runuser")) missing.push("util-linux");
	if (isDebian && isRoot) {
		if (missing.length > 0) installDebian(missing);
		if (!existsSync(SHELL)) installShell();
		return;
	}
	if (missing.includes("chromium")) run("npx", "playwright", "install", "chromium");
	if (missing.includes("postgresql"))
		throw new Error("The tests need Postgres: install it, for example with “apt-get install postgresql”.");
}

function installDebian(packages) {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
	execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
		stdio: ["ignore", "ignore", "inherit"],
		env,
	});
}

/** Older releases of Debian have none. */
function installShell() {
	try {
		installDebian([path.basename(SHELL)]);
	} catch {
		console.log("There is no chromium-headless-shell: pages are opened in chromium, which takes longer.");
	}
}

/** Types and lint count as one check each, and run beside the tests. */
async function check(name, ...args) {
	const child = spawn("npx", args, { stdio: ["ignore", "pipe", "pipe"] });
	let told = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk) => {
			told += chunk;
		});
	const [status] = await once(child, "close");
	console.log(`${told}${status === 0 ? "passed" : "FAILED"}: ${name}`);
	return status === 0;
}

installPackages();
installSystemPackages();
const checking = [check("types", "tsc", "--noEmit"), check("lint and format", "biome", "check", "--diagnostic-level=error", ".")];

const folder = mkdtempSync("/tmp/onward-results-");
const results = path.join(folder, "results.json");
const tests = spawn(
	"npx",
	["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile=${results}`, ...process.argv.slice(2)],
	{ stdio: "inherit" },
);
const [checks] = await Promise.all([Promise.all(checking), once(tests, "close")]);
const report = existsSync(results)
	? JSON.parse(readFileSync(results, "utf8"))
	: { testResults: [], numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
rmSync(folder, { recursive: true, force: true });

/** A file that broke before its first test counts as one failure. */
const brokenFiles = report.testResults.filter(
	(file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
).length;
const passed = report.numPassedTests + checks.filter(Boolean).length;
const failed = report.numFailedTests + brokenFiles + checks.filter((isGood) => !isGood).length + (report.numPassedTests === 0 ? 1 : 0);
const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);
