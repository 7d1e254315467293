/** So many rows are read or written in one statement: it takes no more values, and between two everybody else has their turn. */
const AT_ONCE = 1000;

/** A long list in pieces for one statement each. */
export function* piecesOf<T>(all: T[]): Generator<T[]> {
	for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
}
