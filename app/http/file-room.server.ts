import { AppError } from "../errors";
import { forgetBody } from "./body.server";

/** A file is held several times over while its form is taken apart: so many at once, and the others stay outside, unread. */
const AT_ONCE = 4;
const WAITING_MAX = 60;
const WAIT_MS = 2000;
const BUSY_SECONDS = 10;

let inside = 0;
const waiting: (() => void)[] = [];

/**
 * Does the work of a request that brings a file when there is room for one more. Throws AppError rate_limited when none becomes free
 * soon; the file is then forgotten as it comes.
 */
export async function withRoomForFile<T>(request: Request, work: () => Promise<T>): Promise<T> {
	if (inside < AT_ONCE) inside += 1;
	else if (!(await turn())) {
		await forgetBody(request);
		throw new AppError("rate_limited", "Many files are being uploaded just now. Please try again in a minute.", {
			retryAfter: BUSY_SECONDS,
		});
	}
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else inside -= 1;
	}
}

/** Whether the place of somebody who left was given in time. */
function turn(): Promise<boolean> {
	if (waiting.length >= WAITING_MAX) return Promise.resolve(false);
	return new Promise((resolve) => {
		const patience = setTimeout(() => {
			waiting.splice(waiting.indexOf(begin), 1);
			resolve(false);
		}, WAIT_MS);
		const begin = () => {
			clearTimeout(patience);
			resolve(true);
		};
		waiting.push(begin);
	});
}
