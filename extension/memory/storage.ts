import { bounded, type Correction, IN_SYNC, type Memory, merged, ON_DISK, withCorrection, without } from "./corrections";

/**
 * Where corrections are kept: one item a site, under the student's own key, on this device or, once the student says so, in the
 * browser's sync instead. Nobody else's items are read or changed.
 */
const CORRECTIONS = "corrections";
const SYNCED = "syncedCorrections";

/** The student's key: a hash of the account's e-mail, so that another account on the same browser sees nothing. */
export async function studentKey(email: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email.trim().toLowerCase()));
	return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the student changed on one site. */
export async function recallSite(student: string, site: string): Promise<readonly Correction[]> {
	const { area } = await placeOf(student);
	const key = keyOf(student, site);
	return ((await area.get(key))[key] as Correction[] | undefined) ?? [];
}

/** Everything the student changed, by site. */
export const recallAll = async (student: string): Promise<Memory> => readAll((await placeOf(student)).area, student);

/** Remembers one correction of a site; without one, what was remembered of that question is forgotten. */
export const remember = (
	student: string,
	site: string,
	question: Pick<Correction, "question" | "path">,
	correction: Correction | undefined,
): Promise<void> => change(student, (memory) => withCorrection(memory, site, question, correction));

/** Forgets the corrections that have these ids. */
export const forget = (student: string, ids: readonly string[]): Promise<void> => change(student, (memory) => without(memory, ids));

/** Whether this student's corrections are kept in the browser's sync. */
export async function isSynced(student: string): Promise<boolean> {
	const key = `${SYNCED}/${student}`;
	return Boolean((await chrome.storage.local.get(key))[key]);
}

/** Moves the student's corrections into the browser's sync, or out of it and back to this device alone. */
export function setSynced(student: string, isOn: boolean): Promise<void> {
	return inTurn(async () => {
		const from = await placeOf(student);
		const before = await readAll(from.area, student);
		const to = place(isOn);
		await write(to, student, await readAll(to.area, student), (memory) => merged(memory, before));
		await chrome.storage.local.set({ [`${SYNCED}/${student}`]: isOn });
		if (from.area !== to.area) await from.area.remove(Object.keys(before).map((site) => keyOf(student, site)));
	});
}

const place = (isSync: boolean) =>
	isSync ? { area: chrome.storage.sync, bounds: IN_SYNC } : { area: chrome.storage.local, bounds: ON_DISK };
const placeOf = async (student: string) => place(await isSynced(student));
const keyOf = (student: string, site: string) => `${CORRECTIONS}/${student}/${site}`;

async function readAll(area: chrome.storage.StorageArea, student: string): Promise<Memory> {
	const start = keyOf(student, "");
	const own = Object.entries(await area.get(null)).filter(([key]) => key.startsWith(start));
	return Object.fromEntries(own.map(([key, corrections]) => [key.slice(start.length), corrections as Correction[]]));
}

async function write(
	{ area, bounds }: ReturnType<typeof place>,
	student: string,
	before: Memory,
	edit: (memory: Memory) => Memory,
): Promise<void> {
	const after = bounded(edit(before), bounds);
	const gone = Object.keys(before).filter((site) => !after[site]);
	const changed = Object.entries(after).filter(([site, corrections]) => JSON.stringify(before[site]) !== JSON.stringify(corrections));
	if (gone.length > 0) await area.remove(gone.map((site) => keyOf(student, site)));
	if (changed.length > 0) await area.set(Object.fromEntries(changed.map(([site, corrections]) => [keyOf(student, site), corrections])));
}

const change = (student: string, edit: (memory: Memory) => Memory): Promise<void> =>
	inTurn(async () => {
		const kept = await placeOf(student);
		await write(kept, student, await readAll(kept.area, student), edit);
	});

let last: Promise<unknown> = Promise.resolve();

/** One change after the other: two at once would lose one. */
function inTurn(work: () => Promise<void>): Promise<void> {
	const done = last.then(work);
	last = done.catch(() => {});
	return done;
}
