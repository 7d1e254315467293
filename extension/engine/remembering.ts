const MOST_REMEMBERED = 4000;

/** The same function, that keeps what it found out: pages repeat their words, and are read again after each answer. */
export function remembering<Found, Asked = string>(
	find: (asked: Asked) => Found,
	textOf: (asked: Asked) => string = String,
): (asked: Asked) => Found {
	const known = new Map<string, Found>();
	return (asked) => {
		const text = textOf(asked);
		const before = known.get(text);
		if (before !== undefined) return before;
		const found = find(asked);
		if (known.size > MOST_REMEMBERED) known.clear();
		known.set(text, found);
		return found;
	};
}
