import { connect } from "node:net";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runTypeScript } from "./run-typescript.mjs";

/** Carries out a command that needs the database, such as `codes`: its name, then what it is given; with nothing given it tells how. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [command, ...given] = process.argv.slice(2);

/** Hands the command to the running app, which alone can open the embedded database. Undefined when none runs. */
function askRunningApp() {
	if (process.env.DATABASE_URL) return undefined;
	return new Promise((resolve, reject) => {
		const socket = connect(path.join(process.env.DATA_DIR || "./data", "commands.sock"), () => {
			socket.write(`${JSON.stringify({ command, given })}\n`);
			createInterface({ input: socket }).once("line", (line) => {
				const { output, error } = JSON.parse(line);
				if (error === undefined) resolve(output);
				else reject(new Error(error));
			});
		});
		socket.on("error", ({ code }) => {
			if (code === "ENOENT" || code === "ECONNREFUSED") resolve(undefined);
			else reject(new Error(`The running app cannot be reached (${code}).`));
		});
	});
}

async function runHere() {
	const { runCommand } = await runTypeScript("scripts/commands.ts");
	return runCommand(command, given);
}

try {
	console.log((await askRunningApp()) ?? (await runHere()));
} catch (error) {
	console.error(error.message);
	process.exit(1);
}
