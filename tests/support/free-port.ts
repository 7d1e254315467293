import { createServer } from "node:net";

/** A port of this machine that nobody listens on now. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer()
			.on("error", reject)
			.listen(0, "127.0.0.1", () => {
				const address = server.address();
				server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
			});
	});
}
