import { log } from "../log.server";
import { turns } from "../turns.server";
import { runTask, TaskFailure } from "./task-process.server";

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

const PROGRAM = "pdf/pdf-process.mjs";
const DEADLINE_MS = 30_000;
const EXEC_ARGV = ["--max-old-space-size=512"];

const inTurn = turns({ atOnce: 2, waitingMax: 30, busy: () => new PdfFailure("busy") });

/**
 * Makes a PDF in any script that a font here covers; what none covers is spelled out as ‹U+1F984›. Works in a process of its own, two
 * at a time. Throws PdfFailure when too many wait, or it takes longer than half a minute.
 */
export async function writePdf(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
	const answer = await inTurn(() => runTask<Answer>(PROGRAM, content, DEADLINE_MS, EXEC_ARGV)).catch((error) => {
		throw error instanceof TaskFailure ? new PdfFailure(error.reason) : error;
	});
	if ("bytes" in answer) return answer.bytes;
	log.error({ failure: answer.failure }, "a PDF was not made");
	throw new PdfFailure("broken");
}

type Answer = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };
