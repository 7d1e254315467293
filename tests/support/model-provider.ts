import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export const FAILURES = ["refused", "429", "500", "garbage", "truncated", "one byte a second", "10 MB", "endless"] as const;
export type Failure = (typeof FAILURES)[number];

export type ChatRequest = {
	model: string;
	messages: { role: string; content: string }[];
	stream?: boolean;
	response_format?: { type: string; json_schema?: { name: string; schema: JsonSchema } };
};
type JsonSchema = { type?: string; properties?: Record<string, JsonSchema>; items?: JsonSchema };

export type Provider = {
	/** What OPENAI_BASE_URL is set to. */
	url: string;
	requests: ChatRequest[];
	/** Requests whose connection the client closed before the answer's end. */
	left: number;
	failure: Failure | undefined;
	/** What it says; of a reply that is streamed each word comes `wordMs` after the last. */
	reply: (request: ChatRequest) => string;
	wordMs: number;
	stop(): Promise<void>;
};

/** The simplest value of a schema. */
function simplest({ type, properties = {}, items = {} }: JsonSchema): unknown {
	if (type === "object") return Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, simplest(schema)]));
	if (type === "array") return [simplest(items)];
	return type === "integer" || type === "number" ? 1 : type === "boolean" ? true : "Plainly said.";
}

const plainReply = ({ response_format: format }: ChatRequest) =>
	format?.json_schema ? JSON.stringify(simplest(format.json_schema.schema)) : "A reply in a few words.";

/**
 * A stand-in for a model's provider that speaks OpenAI's chat completions over HTTP, streamed (server-sent events) or whole, and can
 * fail in eight ways.
 */
export async function startProvider(): Promise<Provider> {
	const state: Omit<Provider, "url" | "stop"> = { requests: [], left: 0, failure: undefined, reply: plainReply, wordMs: 0 };
	const timers = new Set<NodeJS.Timeout>();
	const server = createServer(async (request, response) => {
		response.on("close", () => {
			if (!response.writableFinished) state.left += 1;
		});
		const isAsked = request.method === "POST" && request.url === "/v1/chat/completions";
		if (!isAsked || !request.headers.authorization?.startsWith("Bearer ")) {
			return response.writeHead(isAsked ? 401 : 404).end(JSON.stringify({ error: { message: "no" } }));
		}
		const asked = JSON.parse(await text(request)) as ChatRequest;
		state.requests.push(asked);
		if (state.failure) return fail(state.failure, asked, response, timers);
		const reply = state.reply(asked);
		if (!asked.stream) return answer(response, 200, whole(asked, reply));
		response.writeHead(200, { "content-type": "text/event-stream" });
		for (const word of reply.match(/\s*\S+\s*/g) ?? [reply]) {
			response.write(event({ content: word }));
			if (state.wordMs > 0) await new Promise((resolve) => timers.add(setTimeout(resolve, state.wordMs)));
		}
		response.end(`${event({}, "stop")}data: [DONE]\n\n`);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const bound = server.address();
	const url = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}/v1`;
	const stop = () =>
		new Promise<void>((resolve) => {
			for (const timer of timers) clearTimeout(timer);
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return Object.assign(state, { url, stop });
}

const answer = (response: ServerResponse, status: number, value: unknown) =>
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

const whole = ({ model }: ChatRequest, content: string) => ({
	id: "chatcmpl-1",
	object: "chat.completion",
	created: 1,
	model,
	choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
});

const event = (delta: object, finish: string | null = null) =>
	`data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const TEN_MEGABYTES = "x".repeat(10 * 1024 * 1024);

function fail(failure: Failure, asked: ChatRequest, response: ServerResponse, timers: Set<NodeJS.Timeout>): void {
	const type = { "content-type": asked.stream ? "text/event-stream" : "application/json" };
	const every = (ms: number, piece: () => string) => {
		const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write(piece())), ms);
		timers.add(timer);
	};
	switch (failure) {
		case "refused":
			response.socket?.destroy();
			return;
		case "429":
			response.writeHead(429, { "retry-after": "30" }).end(JSON.stringify({ error: { message: "slow down" } }));
			return;
		case "500":
			answer(response, 500, { error: { message: "broken" } });
			return;
		case "garbage":
			response.writeHead(200, type).end(asked.stream ? "data: \u0000not json{{\n\n" : "\u0000not json{{");
			return;
		case "truncated": {
			const begun = asked.stream ? event({ content: "It begins " }) : JSON.stringify(whole(asked, "It begins ")).slice(0, 60);
			response.writeHead(200, { ...type, ...(asked.stream ? {} : { "content-length": "500" }) });
			response.write(begun, () => response.socket?.destroy());
			return;
		}
		case "one byte a second": {
			const bytes = asked.stream ? event({ content: "slow" }) : JSON.stringify(whole(asked, "slow"));
			let at = 0;
			response.writeHead(200, type);
			every(1000, () => bytes[at++ % bytes.length] ?? "");
			return;
		}
		case "10 MB":
			if (asked.stream) response.writeHead(200, type).end(event({ content: TEN_MEGABYTES }));
			else answer(response, 200, whole(asked, TEN_MEGABYTES));
			return;
		case "endless":
			response.writeHead(200, type);
			every(5, () => (asked.stream ? event({ content: "on and on " }) : "   "));
			return;
	}
}
