import { ORGANIZATIONS } from "../content/organizations";
import { ALL_CATEGORIES, type DirectoryFilter, isShownBy, type Organization, type Searchable, searchableOf } from "../contract/directory";

/** How many organizations one page shows; the directory itself is smaller, so that it stands on one page. */
export const PAGE_SIZE = 300;

export type Directory = {
	/** “All”, then the distinct categories in order of the alphabet. */
	categories: readonly string[];
	entries: readonly { organization: Organization; searchable: Searchable }[];
};

export type DirectoryPage = {
	/** How many organizations match, on all pages. */
	count: number;
	/** Those of this page. */
	organizations: Organization[];
	nextPage: number | undefined;
};

/** Prepares organizations, in the order in which they are to be shown, for being searched many times. */
export function openDirectory(organizations: readonly Organization[]): Directory {
	return {
		categories: [ALL_CATEGORIES, ...[...new Set(organizations.map(({ category }) => category))].sort()],
		entries: organizations.map((organization) => ({ organization, searchable: searchableOf(organization) })),
	};
}

/** The organizations that a filter shows, a page of them. Pages count from 1; one beyond the last is the last. */
export function searchDirectory({ entries }: Directory, filter: DirectoryFilter, page = 1): DirectoryPage {
	const isShown = isShownBy(filter);
	const shown = entries.filter(({ searchable }) => isShown(searchable));
	const last = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
	const current = Math.min(Math.max(1, Math.trunc(page) || 1), last);
	return {
		count: shown.length,
		organizations: shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE).map(({ organization }) => organization),
		nextPage: current < last ? current + 1 : undefined,
	};
}

/** The directory of the site. */
export const organizationDirectory = openDirectory(ORGANIZATIONS);
