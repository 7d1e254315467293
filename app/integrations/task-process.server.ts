import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { log } from "../log.server";

/** Where programs lie that run as children: outside the bundle, and the server runs in the project's root. */
const FOLDER = "app/integrations";

export class TaskFailure extends Error {
	constructor(readonly reason: "late" | "broken") {
		super(`a child process gave no answer: ${reason}`);
		this.name = "TaskFailure";
	}
}

/**
 * Runs a program of app/integrations as a child for one task, behind whatever serves pages, and gives the first message that it sends;
 * then the child is killed. It sees nothing of the environment. Throws TaskFailure `late` after `deadlineMs`, `broken` when it ends
 * without an answer.
 */
export function runTask<Answer>(program: string, task: object, deadlineMs: number, execArgv: string[] = []): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const child = fork(path.resolve(FOLDER, program), {
			env: { NODE_ENV: "production" },
			execArgv,
			serialization: "advanced",
			stdio: ["ignore", "ignore", "ignore", "ipc"],
		});
		if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
		const end = () => child.kill("SIGKILL");
		process.once("exit", end);
		const patience = setTimeout(() => fail("late"), deadlineMs);
		const settle = () => {
			clearTimeout(patience);
			process.off("exit", end);
			child.off("exit", leave);
			end();
		};
		const fail = (reason: TaskFailure["reason"], how?: object) => {
			settle();
			log.warn({ program, reason, ...how }, "a child process gave no answer");
			reject(new TaskFailure(reason));
		};
		const leave = (code: number | null, signal: string | null) => fail("broken", { code, signal });
		child.once("message", (answer) => {
			settle();
			resolve(answer as Answer);
		});
		child.on("exit", leave);
		child.on("error", (err) => fail("broken", { err }));
		child.send(task);
	});
}
