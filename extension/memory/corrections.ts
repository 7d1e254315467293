import type { Remembered } from "../engine/types";

/** One answer that a student changed on a site after a fill. `label` is how the page asks, `at` when it was changed, in ms. */
export type Correction = Remembered & { label: string; at: number };
/** What one student changed, by site (origin). */
export type Memory = Readonly<Record<string, readonly Correction[]>>;
/** How much is kept: sites, corrections of one site, and bytes of one site and of all. */
export type Bounds = { sites: number; each: number; bytesEach: number; bytes: number };

export const ON_DISK: Bounds = { sites: 50, each: 200, bytesEach: 200_000, bytes: 2_000_000 };
/** The browser synchronises 8,192 bytes an item and 102,400 in all, keys included. */
export const IN_SYNC: Bounds = { sites: 50, each: 200, bytesEach: 7_900, bytes: 90_000 };

const LONGEST = { label: 160, question: 300, path: 120, answer: 1000 } as const;

/**
 * One correction, from what a page's frame reports. Undefined where there is nothing to remember: the field was emptied, it holds the
 * profile's answer again, or the answer is longer than is kept (a shortened one would be wrong to type).
 */
export function correctionOf(changed: Omit<Correction, "id" | "at">, id: string, at: number): Correction | undefined {
	const { path, label, question, instead, held } = changed;
	const answer = held.join(", ");
	if (answer === "" || answer === instead || answer.length > LONGEST.answer || instead.length > LONGEST.answer) return undefined;
	if (question.length > LONGEST.question || path.length > LONGEST.path) return undefined;
	return { id, path, label: label.slice(0, LONGEST.label), question, instead, held, at };
}

/** With one question's correction in place of the former one; `undefined` only takes the former one away. */
export function withCorrection(
	memory: Memory,
	site: string,
	{ question, path }: Pick<Correction, "question" | "path">,
	correction: Correction | undefined,
): Memory {
	const others = (memory[site] ?? []).filter((each) => each.question !== question || each.path !== path);
	return { ...memory, [site]: correction ? [correction, ...others] : others };
}

/** Without the corrections that have these ids. */
export function without(memory: Memory, ids: readonly string[]): Memory {
	return mapSites(memory, (corrections) => corrections.filter(({ id }) => !ids.includes(id)));
}

/** Both together; of two corrections of one question the newer one stays. */
export function merged(one: Memory, other: Memory): Memory {
	const sites = new Set([...Object.keys(one), ...Object.keys(other)]);
	return Object.fromEntries(
		[...sites].map((site) => {
			const newest = new Map<string, Correction>();
			for (const correction of [...(one[site] ?? []), ...(other[site] ?? [])].sort((a, b) => a.at - b.at))
				newest.set(`${correction.question} ${correction.path}`, correction);
			return [site, [...newest.values()]];
		}),
	);
}

/** What fits the bounds, newest first: the oldest corrections of a site go first, and the sites where nothing was changed for longest. */
export function bounded(memory: Memory, { sites, each, bytesEach, bytes }: Bounds): Memory {
	const kept = Object.entries(mapSites(memory, (corrections) => fitting([...corrections].sort(byAge).slice(0, each), bytesEach)))
		.filter(([, corrections]) => corrections.length > 0)
		.sort(([, one], [, other]) => byAge(one[0]!, other[0]!))
		.slice(0, sites);
	return Object.fromEntries(fitting(kept, bytes));
}

const byAge = (one: Correction, other: Correction) => other.at - one.at;
const mapSites = (memory: Memory, change: (corrections: readonly Correction[]) => readonly Correction[]): Memory =>
	Object.fromEntries(Object.entries(memory).map(([site, corrections]) => [site, change(corrections)]));

/** The first items that come to no more than so many bytes together. */
function fitting<T>(items: readonly T[], most: number): T[] {
	let bytes = 0;
	return items.filter((item) => {
		bytes += new TextEncoder().encode(JSON.stringify(item)).length + 1;
		return bytes <= most;
	});
}
