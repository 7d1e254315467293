import { AppError } from "../errors";
import { turns } from "../turns.server";
import { forgetBody } from "./body.server";

/** A file is held several times over while its form is taken apart: so many at once, and the others stay outside, unread. */
const inRoom = turns({
	atOnce: 4,
	waitingMax: 60,
	waitMs: 2000,
	busy: () => new AppError("rate_limited", "Many files are being uploaded just now. Please try again in a minute.", { retryAfter: 10 }),
});

/**
 * Does the work of a request that brings a file, once `admit` let its sender in and there is room for one more. Throws what `admit`
 * throws, and AppError rate_limited when no room becomes free soon; the file is then forgotten as it comes.
 */
export async function withRoomForFile<T>(request: Request, admit: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
	let hasBegun = false;
	try {
		await admit();
		return await inRoom(() => {
			hasBegun = true;
			return work();
		});
	} catch (error) {
		if (!hasBegun) await forgetBody(request);
		throw error;
	}
}
