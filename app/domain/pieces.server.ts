import { setImmediate as turn } from "node:timers/promises";

/** So many rows are read or written in one statement: it takes no more values, and everybody else waits no longer. */
const AT_ONCE = 500;

/** A long list in pieces for one statement each. Between two everybody else has their turn, also where the database is part of this process. */
export async function* piecesOf<T>(all: T[]): AsyncGenerator<T[]> {
	for (let from = 0; from < all.length; from += AT_ONCE) {
		if (from > 0) await turn();
		yield all.slice(from, from + AT_ONCE);
	}
}
