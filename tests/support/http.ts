import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Sent = {
	method?: string;
	headers?: Record<string, string | string[]>;
	body?: string | Uint8Array;
	/** Sends the body in chunks, without declaring its length. */
	isChunked?: boolean;
};

export type Received = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string; json(): Record<string, unknown> };

/** Sends one request as it stands, on a connection of its own; follows no redirect. Rejects when the connection breaks. */
export function send(url: string, { method = "GET", headers = {}, body, isChunked = false }: Sent = {}): Promise<Received> {
	const bytes = body === undefined ? undefined : Buffer.from(body);
	const length: Record<string, string> = !bytes
		? {}
		: isChunked
			? { "transfer-encoding": "chunked" }
			: { "content-length": String(bytes.byteLength) };
	const { origin } = new URL(url);
	return new Promise((resolve, reject) => {
		const path = url.slice(origin.length) || "/";
		const request = httpRequest(
			origin,
			{ method, path, headers: { ...length, ...headers }, agent: false, timeout: 20_000 },
			async (response) => {
				try {
					const chunks: Buffer[] = [];
					for await (const chunk of response) chunks.push(chunk as Buffer);
					const received = Buffer.concat(chunks);
					const text = decode(received, response.headers["content-encoding"]).toString("utf8");
					resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: received, text, json: () => JSON.parse(text) });
				} catch (error) {
					reject(error);
				}
			},
		);
		request.on("error", reject);
		request.on("timeout", () => request.destroy(new Error(`no answer to ${method} ${url.slice(0, 200)}`)));
		if (bytes === undefined) request.end();
		else Readable.from(piecesOf(bytes)).pipe(request);
	});
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
	if (bytes.byteLength === 0) return bytes;
	return encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
	for (let offset = 0; offset < Math.max(1, bytes.byteLength); offset += 64 * 1024) yield bytes.subarray(offset, offset + 64 * 1024);
}

/**
 * Writes text to the server's socket and gives everything it answers until it closes, `idleMs` of silence, or what was answered matches
 * `enough`.
 */
export function sendRaw(url: string, text: string, { idleMs = 1000, enough }: { idleMs?: number; enough?: RegExp } = {}): Promise<string> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		let answer = "";
		const socket = connect(Number(port), hostname, () => socket.write(text, "latin1"));
		socket.setTimeout(idleMs, () => socket.destroy());
		socket.on("data", (chunk) => {
			answer += chunk;
			if (enough?.test(answer)) socket.destroy();
		});
		socket.on("error", (error) => (answer ? resolve(answer) : reject(error)));
		socket.on("close", () => resolve(answer));
	});
}

export const form = (fields: Record<string, string> | [string, string][]): Sent => ({
	method: "POST",
	headers: { "content-type": "application/x-www-form-urlencoded" },
	body: new URLSearchParams(fields).toString(),
});

/** A form with one file, and other fields. */
export function fileForm(name: string, fileName: string, content: string | Uint8Array, fields: Record<string, string> = {}): Sent {
	const boundary = "----onward-test-boundary";
	const parts = Object.entries(fields).map(
		([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
	);
	const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
	return {
		method: "POST",
		headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
		body: Buffer.concat([Buffer.from(parts.join("") + head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
	};
}

export const json = (method: string, value: unknown): Sent => ({
	method,
	headers: { "content-type": "application/json" },
	body: JSON.stringify(value),
});

/** The cookies an answer sets, as a browser sends them back. */
export function cookiesOf({ headers }: Received): string {
	return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

export const withCookie = (cookie: string, sent: Sent = {}): Sent => ({ ...sent, headers: { ...sent.headers, cookie } });

export const PASSWORD = "four words in a row";

export const studentPayload = (email: string) => ({ username: email, email, password: PASSWORD, confirm: PASSWORD, termsAccepted: true });

/** Registers a student by the API; gives the cookies of the session. */
export async function registerStudent(url: string, email: string): Promise<string> {
	const answer = await send(`${url}/api/auth/register`, json("POST", studentPayload(email)));
	if (answer.status !== 200) throw new Error(`registering answered ${answer.status}: ${answer.text.slice(0, 300)}`);
	return cookiesOf(answer);
}

/** Registers a school with its first member of staff by the API; gives the cookies of the session. */
export async function registerStaff(url: string, email = "staff@example.org", studentCount = 3): Promise<string> {
	const { username: _, ...account } = studentPayload(email);
	const answer = await send(`${url}/api/auth/adminRegister`, json("POST", { ...account, schoolName: "North High", studentCount }));
	if (answer.status !== 200) throw new Error(`registering staff answered ${answer.status}: ${answer.text.slice(0, 300)}`);
	return cookiesOf(answer);
}

/** How many trial uses this student has left, as the API says. */
export async function trialUses(url: string, cookie: string): Promise<number> {
	const { user } = (await send(`${url}/api/auth/status`, withCookie(cookie))).json() as {
		user: { accessInformation: { trialUses: number } };
	};
	return user.accessInformation.trialUses;
}
