/** `atOnce` at work, `waitingMax` in line behind them, each for `waitMs` at most where that is given; `busy` is what all others hear. */
type Places = { atOnce: number; waitingMax: number; waitMs?: number; busy: () => Error };

/**
 * Gives a function that does work as soon as one of the places is free, first come, first served. It throws what `busy` gives when the
 * line is full, or no place became free in time.
 */
export function turns({ atOnce, waitingMax, waitMs, busy }: Places) {
	let working = 0;
	const line: (() => void)[] = [];

	const place = () =>
		new Promise<void>((resolve, reject) => {
			if (working < atOnce) {
				working += 1;
				return resolve();
			}
			if (line.length >= waitingMax) return reject(busy());
			const leave = () => {
				line.splice(line.indexOf(begin), 1);
				reject(busy());
			};
			const patience = waitMs === undefined ? undefined : setTimeout(leave, waitMs);
			const begin = () => {
				clearTimeout(patience);
				resolve();
			};
			line.push(begin);
		});

	return async <T>(work: () => Promise<T>): Promise<T> => {
		await place();
		try {
			return await work();
		} finally {
			const next = line.shift();
			if (next) next();
			else working -= 1;
		}
	};
}
