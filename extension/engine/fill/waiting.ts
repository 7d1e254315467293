const STEP = 25;

export const pause = (milliseconds: number) =>
	new Promise<void>((resolve) => {
		setTimeout(resolve, milliseconds);
	});

/** What of the time from one asking to the next counts: while a machine is too busy to ask, the page cannot answer either. */
const MOST_COUNTED = 60;
const MOST_TIMES = 4;

/** Asks again and again until there is a value, at most for so many milliseconds, or some times as long on a machine that is busy. */
export async function until<T>(read: () => T | undefined, within: number): Promise<T | undefined> {
	const start = performance.now();
	for (let last = start, left = within; ; await pause(STEP)) {
		const now = performance.now();
		left -= Math.min(now - last, MOST_COUNTED);
		last = now;
		const value = read();
		if (value !== undefined || left <= 0 || now - start >= within * MOST_TIMES) return value;
	}
}
