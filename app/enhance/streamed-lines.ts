/** The lines of an answer that comes in pieces, each as soon as it is whole (see `http/stream-door.server.ts`). */
export async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
	const reader = body.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	for (let read = await reader.read(); !read.done; read = await reader.read()) {
		const lines = (rest + read.value).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	if (rest) yield rest;
}
