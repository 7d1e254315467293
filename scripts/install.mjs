import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const INSTALLED = "node_modules/.package-lock.json";

/** Installs the packages of the lockfile, unless just these are there already. */
export function installPackages() {
	const isCurrent = existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync("package-lock.json").mtimeMs;
	if (!isCurrent) run("npm", "ci", "--no-audit", "--no-fund");
}

/** Runs a command and shows what it prints; throws when it fails. */
export function run(command, ...args) {
	execFileSync(command, args, { stdio: "inherit" });
}
