import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { AppError } from "../errors";
import { log } from "../log.server";
import { readForm } from "./body.server";
import { refusalResponse } from "./json-door.server";
import { refusalOf } from "./refusals.server";
import { requireSameOrigin } from "./same-origin.server";

type StreamCall<S extends z.ZodType, Part> = ActionFunctionArgs & { input: z.output<S>; send: (part: Part) => void };

/** The last line of a stream: what the operation gave, or why it failed. */
export type StreamEnd<End> = { end: End } | { error: { status: number; message: string } };

const HEADERS = {
	"Content-Type": "application/x-ndjson; charset=utf-8",
	// Compression would hold the words back, and so would a proxy.
	"Cache-Control": "no-store, no-transform",
	"X-Accel-Buffering": "no",
};

/**
 * The door for scripts that show an answer while it comes: takes the same form as the page, answers one JSON value a line.
 * The operation hands out parts with `send`; what it gives at last, or its refusal, is the last line (StreamEnd). A refusal before the
 * first part is answered as the JSON door does, with its status: the script then posts the form the plain way, and the
 * page says what is wrong.
 */
export function streamDoor<S extends z.ZodType, Part, End>(schema: S, operation: (call: StreamCall<S, Part>) => Promise<End>) {
	return async (args: ActionFunctionArgs): Promise<Response> => {
		try {
			const { request } = args;
			requireSameOrigin(request);
			if (request.method !== "POST") throw new AppError("not_found", "This address takes forms only.");
			const submission = parseWithZod(await readForm(request), { schema });
			if (submission.status !== "success") throw new AppError("invalid", "Some answers are not valid.");
			return await answerOf((send) => operation({ ...args, input: submission.value, send }));
		} catch (error) {
			return refusalResponse(refusalOrFault(error));
		}
	};
}

/** Begins to answer with the first part; without any, the whole answer or the refusal is known before it begins. */
function answerOf<Part, End>(work: (send: (part: Part) => void) => Promise<End>): Promise<Response> {
	const encoder = new TextEncoder();
	const lines = new TransformStream<Part | StreamEnd<End>, Uint8Array>(
		{ transform: (line, controller) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)) },
		{ highWaterMark: Number.POSITIVE_INFINITY },
	);
	const writer = lines.writable.getWriter();
	/** Who has left reads no more: what is still written for them is dropped. */
	const drop = () => {};
	return new Promise((resolve, reject) => {
		let hasBegun = false;
		const write = (line: Part | StreamEnd<End>) => {
			if (!hasBegun) resolve(new Response(lines.readable, { headers: HEADERS }));
			hasBegun = true;
			writer.write(line).catch(drop);
		};
		work(write)
			.then(
				(end) => write({ end }),
				(error) => {
					if (!hasBegun) return reject(error);
					const { status, message } = refusalOrFault(error);
					write({ error: { status, message } });
				},
			)
			.finally(() => writer.close().catch(drop));
	});
}

/** Faster than anybody reads, and a fraction of the writes. */
const GATHER_MS = 50;

/**
 * Sends the first piece of a text at once, and what comes after it a few times a second. `rest` sends what is left; until then
 * nothing is lost when the work fails.
 */
export function gathered(send: (text: string) => void): { piece(text: string): void; rest(): void } {
	let waiting = "";
	let timer: NodeJS.Timeout | undefined;
	const flush = () => {
		clearTimeout(timer);
		timer = undefined;
		if (waiting) send(waiting);
		waiting = "";
	};
	let isFirst = true;
	return {
		piece(text) {
			waiting += text;
			if (isFirst) flush();
			else timer ??= setTimeout(flush, GATHER_MS);
			isFirst = false;
		},
		rest: flush,
	};
}

function refusalOrFault(error: unknown): AppError {
	const refusal = refusalOf(error);
	if (refusal) return refusal;
	log.error({ err: error }, "operation failed");
	return new AppError("unavailable", "Something went wrong on our side. Please try again.");
}
