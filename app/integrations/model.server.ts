import OpenAI from "openai";
import { z } from "zod";
import { madeStorable } from "../contract/characters";
import { env } from "../env.server";
import { admitCall, type FailureReason, noteFailure, noteSuccess } from "./circuit-breaker.server";

export type Turn = { role: "system" | "user" | "assistant"; content: string };

/** `seconds` is how long the whole call may take, with every retry and repair; `signal` ends it when nobody waits any more. */
export type ModelCall = { turns: Turn[]; seconds: number; signal?: AbortSignal };

export class ModelFailure extends Error {
	constructor(
		readonly reason: FailureReason,
		cause?: unknown,
	) {
		super(`the model gave no reply: ${reason}`, { cause });
		this.name = "ModelFailure";
	}
}

/** Characters of a reply, tokens it may have, and bytes that may carry it: a stream wraps each word in some 300 bytes. */
const REPLY_MAX = 40_000;
const TOKENS_MAX = 4000;
const BYTES_MAX = 2_000_000;
/** A refused or lost connection is tried once more, after the pause the provider asks for or one with jitter. */
const RETRIES = 1;

async function fetchBounded(address: string | URL | Request, init?: RequestInit): Promise<Response> {
	const answer = await fetch(address, init);
	if (!answer.body) return answer;
	let bytes = 0;
	const count = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			bytes += chunk.byteLength;
			if (bytes > BYTES_MAX) controller.error(new ModelFailure("unreadable"));
			else controller.enqueue(chunk);
		},
	});
	return new Response(answer.body.pipeThrough(count), answer);
}

const isOn = env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;
const client = isOn
	? new OpenAI({
			apiKey: env.OPENAI_API_KEY ?? "none",
			baseURL: env.OPENAI_BASE_URL,
			organization: null,
			project: null,
			maxRetries: RETRIES,
			timeout: 600_000,
			logLevel: "off",
			fetch: fetchBounded,
		})
	: undefined;

/** Who answers, in words for people; undefined where no provider is set up (design, section 3, “AI without a provider”). */
export const model: { provider: string; name: string } | undefined = isOn
	? { provider: env.OPENAI_BASE_URL ? new URL(env.OPENAI_BASE_URL).hostname : "OpenAI", name: env.OPENAI_MODEL }
	: undefined;

/** OpenAI's newer models refuse the older name of the limit, many servers that speak its protocol know only that one. */
const limit = env.OPENAI_BASE_URL ? { max_tokens: TOKENS_MAX } : { max_completion_tokens: TOKENS_MAX };

/** Does the call's work within its deadline. Throws ModelFailure. */
async function attempt<T>({ seconds, signal }: ModelCall, work: (provider: OpenAI, signal: AbortSignal) => Promise<T>): Promise<T> {
	if (!client || !admitCall()) throw new ModelFailure("unreachable");
	const deadline = AbortSignal.timeout((env.OPENAI_TIMEOUT_SECONDS ?? seconds) * 1000);
	const either = signal ? AbortSignal.any([deadline, signal]) : deadline;
	const ended = new Promise<never>((_, reject) => {
		if (either.aborted) reject(either.reason);
		either.addEventListener("abort", () => reject(either.reason), { once: true });
	});
	try {
		const result = await Promise.race([work(client, either), ended]);
		noteSuccess();
		return result;
	} catch (error) {
		const failure = failureOf(error, { hasLeft: signal?.aborted, isLate: deadline.aborted });
		noteFailure(failure.reason);
		throw failure;
	}
}

function failureOf(error: unknown, { hasLeft, isLate }: { hasLeft?: boolean; isLate: boolean }): ModelFailure {
	if (hasLeft) return new ModelFailure("left", error);
	if (isLate) return new ModelFailure("late", error);
	if (error instanceof ModelFailure) return error;
	return new ModelFailure(error instanceof OpenAI.APIError ? "unreachable" : "unreadable", error);
}

/** Asks for a reply and hands on each piece as it comes, as the model sent it. Throws ModelFailure, also after some pieces. */
export function stream(call: ModelCall, onText: (text: string) => void): Promise<void> {
	return attempt(call, async (provider, signal) => {
		const parts = await provider.chat.completions.create(
			{ model: env.OPENAI_MODEL, messages: call.turns, stream: true, ...limit },
			{ signal },
		);
		let reply = "";
		let isWhole = false;
		for await (const { choices } of parts) {
			const [choice] = choices;
			const text = choice?.delta?.content ?? "";
			reply = bounded(reply + text);
			if (text) onText(text);
			isWhole ||= Boolean(choice?.finish_reason);
		}
		if (!isWhole || reply.trim() === "") throw new ModelFailure("unreadable");
	});
}

/**
 * Asks for a value of the schema (structured outputs, `response_format` json_schema). A reply that does not fit is sent
 * back once with what is wrong in it. Throws ModelFailure.
 */
export function completeAs<S extends z.ZodType>(call: ModelCall, name: string, schema: S): Promise<z.output<S>> {
	return attempt(call, async (provider, signal) => {
		const format = { type: "json_schema" as const, json_schema: { name, strict: true, schema: z.toJSONSchema(schema) } };
		const reply = await replyTo(provider, call.turns, signal, format);
		const first = readAs(schema, reply);
		if (first.success) return first.data;
		const repair: Turn[] = [
			...call.turns,
			{ role: "assistant", content: reply },
			{ role: "user", content: `That does not fit the schema: ${z.prettifyError(first.error)}\nAnswer again with the JSON alone.` },
		];
		const second = readAs(schema, await replyTo(provider, repair, signal, format));
		if (second.success) return second.data;
		throw new ModelFailure("unreadable", second.error);
	});
}

async function replyTo(provider: OpenAI, turns: Turn[], signal: AbortSignal, format?: OpenAI.ResponseFormatJSONSchema): Promise<string> {
	const answer = await provider.chat.completions.create(
		{ model: env.OPENAI_MODEL, messages: turns, ...limit, ...(format ? { response_format: format } : {}) },
		{ signal },
	);
	return bounded(answer?.choices?.[0]?.message?.content ?? "");
}

const bounded = (reply: string) => {
	if (reply.length > REPLY_MAX) throw new ModelFailure("unreadable");
	return reply;
};

/** Some models wrap their JSON in a fence of markdown, and any may escape characters in it that no database stores. */
function readAs<S extends z.ZodType>(schema: S, reply: string) {
	const bare = reply.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, "$1");
	return z
		.string()
		.transform((text, context) => {
			try {
				return JSON.parse(text, (_key, value) => (typeof value === "string" ? madeStorable(value) : value));
			} catch {
				context.addIssue({ code: "custom", message: "This is not JSON" });
				return z.NEVER;
			}
		})
		.pipe(schema)
		.safeParse(bare);
}
