import { AppError } from "../errors";

const BODY_MAX = 1024 * 1024;
export const UPLOAD_MAX = 5 * 1024 * 1024;

/** Reads a body up to `max` bytes, whatever length it declares. Throws AppError too_large. */
async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
	const tooLarge = () => new AppError("too_large", `This is too large: at most ${max / 1024 / 1024} MB can be sent.`);
	if (Number(request.headers.get("Content-Length")) > max) throw tooLarge();
	const chunks: Uint8Array[] = [];
	let size = 0;
	const reader = request.body?.getReader();
	while (reader) {
		const { done, value } = await reader.read();
		if (done) break;
		size += value.byteLength;
		if (size > max) {
			await reader.cancel();
			throw tooLarge();
		}
		chunks.push(value);
	}
	const bytes = new Uint8Array(size);
	let offset = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return bytes;
}

const typeOf = (request: Request) => (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();

/** Reads a JSON body; none at all reads as `{}`. Throws AppError malformed, unsupported_type or too_large. */
export async function readJson(request: Request): Promise<unknown> {
	const bytes = await readBytes(request, BODY_MAX);
	if (bytes.byteLength === 0) return {};
	if (typeOf(request) !== "application/json") throw new AppError("unsupported_type", "Send JSON with the content type application/json.");
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw new AppError("malformed", "The request body is not valid JSON.");
	}
}

/** Reads an HTML form, urlencoded or multipart. Throws AppError malformed, unsupported_type or too_large. */
export async function readForm(request: Request, max: number = BODY_MAX): Promise<FormData> {
	const type = typeOf(request);
	const bytes = await readBytes(request, max);
	if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") {
		throw new AppError("unsupported_type", "Send the form as a browser does.");
	}
	try {
		return await new Response(bytes, { headers: { "Content-Type": request.headers.get("Content-Type") ?? "" } }).formData();
	} catch {
		throw new AppError("malformed", "The form could not be read.");
	}
}
