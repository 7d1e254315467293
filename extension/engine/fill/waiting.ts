const STEP = 25;

export const pause = (milliseconds: number) =>
	new Promise<void>((resolve) => {
		setTimeout(resolve, milliseconds);
	});

/** Asks again and again until there is a value, at most for so many milliseconds. */
export async function until<T>(read: () => T | undefined, within: number): Promise<T | undefined> {
	for (const start = performance.now(); ; await pause(STEP)) {
		const value = read();
		if (value !== undefined || performance.now() - start >= within) return value;
	}
}
