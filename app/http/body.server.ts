import { finished } from "node:stream/promises";
import busboy, { type Busboy } from "busboy";
import { AppError } from "../errors";

const BODY_MAX = 1024 * 1024;

/** How much of a body that is too large is still read and forgotten: many clients listen only after they have sent all. */
const PATIENCE_MAX = 64 * 1024 * 1024;

/** Reads a body up to so many bytes, whatever length it declares, and gives its pieces to `take` as they come. Throws AppError too_large. */
async function readPieces(request: Request, max: number, take: (piece: Uint8Array) => void): Promise<void> {
	let size = 0;
	const reader = request.body?.getReader();
	while (reader && size <= PATIENCE_MAX) {
		const { done, value } = await reader.read().catch(() => {
			throw new AppError("malformed", "The request broke off before its end.");
		});
		if (done) break;
		size += value.byteLength;
		if (size <= max) take(value);
	}
	if (size > max) throw new AppError("too_large", `This is too large: at most ${Math.floor(max / 1024 / 1024)} MB can be sent.`);
}

async function readBytes(request: Request, max = BODY_MAX): Promise<Buffer<ArrayBuffer>> {
	const pieces: Uint8Array[] = [];
	await readPieces(request, max, (piece) => pieces.push(piece));
	return Buffer.concat(pieces);
}

/** Reads a body that nobody wants any more, as far as patience goes. */
export async function forgetBody(request: Request): Promise<void> {
	await readPieces(request, 0, () => undefined).catch(() => undefined);
}

const typeOf = (request: Request) => (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();

const DEPTH_MAX = 32;
/** Names that reach into what every object inherits; no input of ours bears them. */
const INHERITED = ["__proto__", "constructor", "prototype"];

/** Refuses what no operation means and what validators and databases stumble over. Throws AppError malformed. */
function refuseHostile(value: unknown, what: string): void {
	const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
	for (let next = open.pop(); next; next = open.pop()) {
		if (typeof next.value !== "object" || next.value === null) continue;
		if (next.depth >= DEPTH_MAX) throw new AppError("malformed", `${what} is nested too deeply.`);
		for (const [key, inner] of Object.entries(next.value)) {
			if (INHERITED.includes(key)) throw new AppError("malformed", `${what} holds the name “${key}”, which is not allowed.`);
			open.push({ value: inner, depth: next.depth + 1 });
		}
	}
}

/** Reads a body as the text it is. Throws AppError malformed or too_large. */
export async function readText(request: Request): Promise<string> {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(await readBytes(request));
	} catch (error) {
		throw error instanceof AppError ? error : new AppError("malformed", "The request body is not text in UTF-8.");
	}
}

/** Reads a JSON body; none at all reads as `{}`. Throws AppError malformed, unsupported_type or too_large. */
export async function readJson(request: Request): Promise<unknown> {
	const bytes = await readBytes(request);
	if (bytes.byteLength === 0) return {};
	if (typeOf(request) !== "application/json") throw new AppError("unsupported_type", "Send JSON with the content type application/json.");
	return parseJson(bytes, "The request body");
}

/** Reads a file that is to hold JSON. Throws AppError malformed. */
export const readJsonFile = async (file: Blob): Promise<unknown> => parseJson(new Uint8Array(await file.arrayBuffer()), "The file");

function parseJson(bytes: Uint8Array, what: string): unknown {
	let value: unknown;
	try {
		value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw new AppError("malformed", `${what} is not valid JSON.`);
	}
	refuseHostile(value, what);
	return value;
}

/**
 * Names of fields: `email`, `achievements[0].title`. An index beyond any list would make an array of that length, and two
 * underscores begin what conform takes as orders.
 */
const FIELD_NAME = /^(?!__)[\w-]{1,100}(\[\d{1,3}\]|\.[\w-]{1,100}){0,8}(\[\])?$/;

/** About twice what the fullest profile has; what takes forms apart slows down with the square of their number. */
const FIELD_COUNT_MAX = 4000;

/** What stands around a file in the body that brings it. */
const ENVELOPE = 4096;

/**
 * Reads an HTML form, urlencoded or multipart; `fileMax` is how many bytes a file in it may have, where the form takes one.
 * Throws AppError malformed, unsupported_type or too_large.
 */
export async function readForm(request: Request, fileMax?: number): Promise<FormData> {
	const form = typeOf(request) === "multipart/form-data" ? await readMultipart(request, fileMax) : await readUrlencoded(request);
	const names = [...form.keys()];
	const isKnown = (name: string) => FIELD_NAME.test(name) && !name.split(/[.[\]]/).some((part) => INHERITED.includes(part));
	if (names.length > FIELD_COUNT_MAX || !names.every(isKnown))
		throw new AppError("malformed", "The form holds a field that is not known here.");
	return form;
}

async function readUrlencoded(request: Request): Promise<FormData> {
	const bytes = await readBytes(request);
	if (typeOf(request) !== "application/x-www-form-urlencoded") throw new AppError("unsupported_type", "Send the form as a browser does.");
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(bytes.toString())) form.append(name, value);
	return form;
}

/** A form with files is taken apart while it comes (RFC 7578): to do it at the end would hold up everybody else. */
async function readMultipart(request: Request, fileMax?: number): Promise<FormData> {
	const max = fileMax ? fileMax + ENVELOPE : BODY_MAX;
	const form = new FormData();
	const parser = parserOf(request.headers.get("Content-Type") ?? "", max);
	parser?.on("field", (name, value) => form.append(name ?? "", value));
	parser?.on("file", (name, stream, { filename = "", mimeType }) => {
		const pieces: Uint8Array<ArrayBuffer>[] = [];
		stream.on("data", (piece) => pieces.push(piece));
		stream.on("end", () => form.append(name ?? "", new File(pieces, filename, { type: mimeType })));
		stream.on("error", () => undefined);
	});
	const isWhole =
		parser &&
		finished(parser).then(
			() => true,
			() => false,
		);
	await readPieces(request, max, (piece) => parser?.writable && parser.write(piece));
	parser?.end();
	if (!(await isWhole)) throw new AppError("malformed", "The form could not be read.");
	return form;
}

/** Lengths are bounded by the body's own; undefined for a type that names no boundary. */
function parserOf(type: string, max: number): Busboy | undefined {
	try {
		return busboy({ headers: { "content-type": type }, defParamCharset: "utf8", limits: { fieldSize: max, fieldNameSize: max } });
	} catch {
		return undefined;
	}
}
