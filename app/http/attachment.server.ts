/** A file that the browser keeps under this name, and nobody else does. */
export const attachment = (body: string | Uint8Array<ArrayBuffer>, name: string, type: string): Response =>
	new Response(body, {
		headers: {
			"Content-Type": type,
			"Content-Disposition": `attachment; filename="${name}"`,
			"Content-Length": String(typeof body === "string" ? Buffer.byteLength(body) : body.byteLength),
			"Cache-Control": "no-store",
		},
	});
