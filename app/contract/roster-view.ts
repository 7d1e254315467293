import { madeStorable } from "./characters";

export const ROSTER_PATH = "/admin";
export const ROSTER_PAGE_SIZE = 50;
/** Who was away for so many days, with colleges left to apply to, may be stuck. */
export const STUCK_DAYS = 14;
/** A deadline within so many days is near. */
export const NEAR_DAYS = 14;
const SEARCH_MAX = 100;

/** What the table is sorted by, with the heads of the columns. */
export const ROSTER_SORTS = { first: "First Name", last: "Last Name", email: "Email", uses: "Progress" } as const;
export type RosterSort = keyof typeof ROSTER_SORTS;

/** Whom the table shows, as its links say. */
export const ROSTER_FILTERS = {
	all: "All",
	idle: "Not started",
	stuck: "Stuck",
	near: `Deadline within ${NEAR_DAYS} days`,
} as const;
export type RosterFilter = keyof typeof ROSTER_FILTERS;

/** What a counselor looks at: as the address of the table says. Pages count from 1. */
export type RosterView = { q: string; sort: RosterSort; order: "asc" | "desc"; filter: RosterFilter; page: number };

const FIRST_VIEW: RosterView = { q: "", sort: "last", order: "asc", filter: "all", page: 1 };

const isKeyOf = <T extends object>(table: T, key: string | null): key is keyof T & string => key !== null && Object.hasOwn(table, key);

/** Reads a view from the query of an address; what nobody can mean counts as not said. */
export function readRosterView(query: URLSearchParams): RosterView {
	const [sort, filter, page] = [query.get("sort"), query.get("filter"), Number(query.get("page"))];
	return {
		q: madeStorable((query.get("q") ?? "").slice(0, SEARCH_MAX)).trim(),
		sort: isKeyOf(ROSTER_SORTS, sort) ? sort : FIRST_VIEW.sort,
		order: query.get("order") === "desc" ? "desc" : "asc",
		filter: isKeyOf(ROSTER_FILTERS, filter) ? filter : FIRST_VIEW.filter,
		page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1000) : FIRST_VIEW.page,
	};
}

/** The address of a view: what is not asked for is left out. `path` is that of a download of the same students, or of the table. */
export function rosterHref(view: Partial<RosterView> & { student?: string }, path = ROSTER_PATH): string {
	const said = Object.entries(view).filter(([key, value]) => value !== undefined && value !== FIRST_VIEW[key as keyof RosterView]);
	const query = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
	return `${path}?${query}`.replace(/\?$/, "");
}

/** How far a student got, by their uses (specification, section 4, progress bar colour). */
export const BANDS = [
	{ band: "high", label: "70 uses or more", from: 70 },
	{ band: "middling", label: "40 to 69 uses", from: 40 },
	{ band: "low", label: "Fewer than 40 uses", from: 0 },
] as const;
export type Band = (typeof BANDS)[number]["band"];

export const bandOf = (uses: number): Band => BANDS.find(({ from }) => uses >= from)?.band ?? "low";
