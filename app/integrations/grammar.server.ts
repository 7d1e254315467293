import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { log } from "../log.server";

/** Something that may be wrong in a text; `start` and `end` count UTF-16 units. `rule` is the grammar library's own name. */
export type Slip = { rule: string; start: number; end: number; message: string; replacements: string[] };

export class GrammarFailure extends Error {
	constructor(readonly reason: "busy" | "late" | "broken") {
		super(`the grammar check gave no answer: ${reason}`);
		this.name = "GrammarFailure";
	}
}

type Job = { text: string; resolve(slips: Slip[]): void; reject(failure: GrammarFailure): void; patience: NodeJS.Timeout };

/** Lies outside the bundle; the server runs in the project's root. */
const PROGRAM = path.resolve("app/integrations/grammar-process.mjs");
const WAITING_MAX = 30;
const TURN_MS = 30_000;
/** A text takes a second or two, the start of the process some more on a busy machine. */
const ANSWER_MS = 40_000;
/** How long a check may take in all. */
export const CHECK_SECONDS = (TURN_MS + ANSWER_MS) / 1000;
const IDLE_MS = 60_000;

const waiting: Job[] = [];
let child: ChildProcess | undefined;
let current: Job | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Looks for slips of grammar, spelling and punctuation in a text, in a process of its own that starts when it is first needed and
 * ends when nobody has needed it for a minute. One text is looked at at a time.
 * Throws GrammarFailure when too many wait, when its turn does not come within 30 seconds or the answer within 40 more, or when the
 * process breaks down.
 */
export function checkGrammar(text: string): Promise<Slip[]> {
	if (waiting.length >= WAITING_MAX) return Promise.reject(new GrammarFailure("busy"));
	return new Promise((resolve, reject) => {
		const job: Job = { text, resolve, reject, patience: setTimeout(() => giveUp(job), TURN_MS).unref() };
		waiting.push(job);
		next();
	});
}

/** The process that looks at texts now, if there is one. */
export const grammarProcess = (): number | undefined => child?.pid;

function next(): void {
	if (current) return;
	clearTimeout(idle);
	const job = waiting.shift();
	current = job;
	if (job) {
		clearTimeout(job.patience);
		job.patience = setTimeout(() => giveUp(job), ANSWER_MS).unref();
		child ??= start();
		child.send(job.text);
	} else {
		idle = setTimeout(stop, IDLE_MS).unref();
	}
}

function start(): ChildProcess {
	const started = fork(PROGRAM, {
		env: { NODE_ENV: "production" },
		execArgv: [],
		serialization: "advanced",
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	// Neither the process nor the channel to it keeps the server from ending.
	started.unref();
	started.channel?.unref();
	const end = () => started.kill("SIGKILL");
	process.once("exit", end);
	started.on("message", (answer: { slips: Slip[] } | { failure: string }) => {
		if (child !== started) return;
		if ("failure" in answer) log.error({ failure: answer.failure }, "the grammar check failed");
		settle((job) => ("failure" in answer ? job.reject(new GrammarFailure("broken")) : job.resolve(answer.slips)));
	});
	const lose = () => {
		process.off("exit", end);
		if (child !== started) return;
		child = undefined;
		settle((job) => job.reject(new GrammarFailure("broken")));
	};
	started.on("exit", lose);
	started.on("error", lose);
	return started;
}

function stop(): void {
	const ending = child;
	child = undefined;
	ending?.kill("SIGKILL");
}

/** Ends the job that is looked at, and goes on with the next. */
function settle(answer: (job: Job) => void): void {
	if (!current) return;
	const job = current;
	current = undefined;
	clearTimeout(job.patience);
	answer(job);
	next();
}

/** A text that takes too long holds up the process; one that still waits only leaves its place. */
function giveUp(job: Job): void {
	const fail = () => job.reject(new GrammarFailure("late"));
	if (job === current) {
		stop();
		settle(fail);
	} else {
		waiting.splice(waiting.indexOf(job), 1);
		fail();
	}
}
