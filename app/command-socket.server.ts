import { chmodSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { log } from "./log.server";

/** One command: a line of JSON that names it and its arguments; answered by a line with what to print, or what went wrong. */
type Command = { command: string; given: string[] };
type Commands = Record<string, (given: readonly string[]) => Promise<string>>;

/** Where commands reach the process that holds the embedded database. */
const SOCKET = "commands.sock";

/**
 * Takes commands of whoever may read the data folder, while this process holds it: nobody else can open the embedded database then.
 * A folder whose path is too long for a socket leaves the commands to when the app is stopped.
 */
export function listenForCommands(folder: string, commands: Commands): void {
	const file = path.join(folder, SOCKET);
	rmSync(file, { force: true });
	const server = createServer((socket) => {
		socket.on("error", (error) => log.warn({ err: error }, "a command's connection broke"));
		const lines = createInterface({ input: socket });
		lines.once("line", async (line) => {
			socket.end(`${JSON.stringify(await answer(line, commands))}\n`);
			lines.close();
		});
	});
	server.on("error", (error) => log.warn({ err: error, file }, "commands are not taken while the app runs"));
	server.listen(file, () => chmodSync(file, 0o600));
	server.unref();
}

async function answer(line: string, commands: Commands): Promise<{ output: string } | { error: string }> {
	try {
		const { command, given } = JSON.parse(line) as Command;
		const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
		if (!run) throw new Error(`There is no command ${command}.`);
		return { output: await run(given) };
	} catch (error) {
		return { error: (error as Error).message };
	}
}
