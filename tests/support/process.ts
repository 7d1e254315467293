import { type ChildProcess, spawn } from "node:child_process";

export type ServerProcess = {
	url: string;
	process: ChildProcess;
	/** Log lines so far. */
	logs: string[];
	/** Sends SIGTERM and waits for the end; gives the milliseconds it took. */
	stop(): Promise<number>;
	/** Sends SIGKILL and waits for the end. */
	kill(): Promise<void>;
};

/**
 * The embedded database is compiled quickly and not once more for speed: a server of these tests ends before that pays, and
 * spent a quarter of its work on it.
 */
export const SHORT_LIVED = ["--liftoff-only"];

/** Starts server.js, or `command`, on a free port of 127.0.0.1 with only the given environment, and waits until it listens. */
export function startServer(env: Record<string, string>, command: string[] = ["server.js"]): Promise<ServerProcess> {
	const child = spawn(process.execPath, [...SHORT_LIVED, ...command], {
		env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: "0", ...env } as Record<string, string> as NodeJS.ProcessEnv,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const logs: string[] = [];
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	const signal = async (name: NodeJS.Signals) => {
		const start = performance.now();
		child.kill(name);
		await ended;
		return performance.now() - start;
	};
	return new Promise((resolve, reject) => {
		let rest = "";
		child.stdout.on("data", (chunk) => {
			rest += chunk;
			const lines = rest.split("\n");
			rest = lines.pop() ?? "";
			for (const line of lines) {
				logs.push(line);
				const address = /"address":"([^"]+)"|\[remix-serve\] .*\((http[^)]+)\)/.exec(line)?.slice(1).find(Boolean);
				if (address)
					resolve({ url: address, process: child, logs, stop: () => signal("SIGTERM"), kill: async () => void (await signal("SIGKILL")) });
			}
		});
		child.stderr.on("data", (chunk) => logs.push(String(chunk)));
		ended.then(() => reject(new Error(`the server ended before it listened: ${logs.join("\n")}`)));
	});
}
