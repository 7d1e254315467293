const MOST_REMEMBERED = 4000;

/** The same function, that keeps what it found out: pages repeat their words, and are read again after each answer. */
export function remembering<Found>(find: (text: string) => Found): (text: string) => Found {
	const known = new Map<string, Found>();
	return (text) => {
		const before = known.get(text);
		if (before !== undefined) return before;
		const found = find(text);
		if (known.size > MOST_REMEMBERED) known.clear();
		known.set(text, found);
		return found;
	};
}
