/** A small file that is made on the spot and the same for everybody, kept for an hour as those in public/ are. */
export function publicFile(type: string, text: string): Response {
	return new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" } });
}
