import { fork } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { log } from "../log.server";

/**
 * A part of a document, from top to bottom: its title and what stands below it, headings of sections and of entries in them, running
 * text, an answer with its label, the end of a page, or a slip to be cut out: a name, what stands below it, and a link as text and as a
 * code to scan.
 */
export type PdfBlock =
	| { kind: "title" | "lead" | "section" | "entry" | "text"; text: string }
	| { kind: "line"; label: string; value: string }
	| { kind: "page" }
	| { kind: "slip"; title: string; lead: string; text: string; link: string };

/** `title` is what a reader shows in its bar, `footer` stands on each page, `note` at the end where no font covered some sign. */
export type PdfContent = { title: string; footer: string; note: string; blocks: PdfBlock[] };

export class PdfFailure extends Error {
	constructor(readonly reason: "busy" | "late" | "broken") {
		super(`the PDF was not made: ${reason}`);
		this.name = "PdfFailure";
	}
}

/** Lies outside the bundle; the server runs in the project's root. */
const PROGRAM = path.resolve("app/integrations/pdf/pdf-process.mjs");
const AT_ONCE = 2;
const WAITING_MAX = 30;
const DEADLINE_MS = 30_000;
/** Behind whoever waits for a page, and before what nobody waits for. */
const NICENESS = 4;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Makes a PDF in any script that a font here covers; what none covers is spelled out as ‹U+1F984›. Works in a process of its own, two
 * at a time. Throws PdfFailure when too many wait, or it takes longer than half a minute.
 */
export async function writePdf(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
	if (waiting.length >= WAITING_MAX) throw new PdfFailure("busy");
	if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
	else running += 1;
	try {
		return await inProcess(content);
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}

type Answer = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

function inProcess(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const child = fork(PROGRAM, {
			env: { NODE_ENV: "production" },
			execArgv: ["--max-old-space-size=512"],
			serialization: "advanced",
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		if (child.pid) setPriority(child.pid, NICENESS);
		const end = () => child.kill("SIGKILL");
		process.once("exit", end);
		const patience = setTimeout(() => fail("late"), DEADLINE_MS);
		const settle = () => {
			clearTimeout(patience);
			process.off("exit", end);
			end();
		};
		const fail = (reason: PdfFailure["reason"]) => {
			settle();
			reject(new PdfFailure(reason));
		};
		child.on("message", (answer: Answer) => {
			if ("failure" in answer) {
				log.error({ failure: answer.failure }, "a PDF was not made");
				return fail("broken");
			}
			settle();
			resolve(answer.bytes);
		});
		child.on("exit", () => fail("broken"));
		child.on("error", () => fail("broken"));
		child.send(content);
	});
}
