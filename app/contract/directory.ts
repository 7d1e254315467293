export type Organization = Readonly<{ name: string; category: string; url: string; description: string }>;

/** What a visitor looks for; an empty search and `ALL_CATEGORIES` leave nothing out. */
export type DirectoryFilter = { search: string; category: string };

export const DIRECTORY_PATH = "/organizations";
export const ALL_CATEGORIES = "All";

/** Reads a filter from the query of an address. Spaces around the search are dropped: phones type one after each word. */
export function readDirectoryFilter(query: URLSearchParams): DirectoryFilter {
	return { search: query.get("search")?.trim() ?? "", category: query.get("category") || ALL_CATEGORIES };
}

export function isFiltering({ search, category }: DirectoryFilter): boolean {
	return search !== "" || category !== ALL_CATEGORIES;
}

/** The address that shows a filter, short enough to share: what is not asked for is left out. Pages count from 1. */
export function directoryHref({ search, category }: DirectoryFilter, page = 1): string {
	const query = new URLSearchParams();
	if (search) query.set("search", search);
	if (category !== ALL_CATEGORIES) query.set("category", category);
	if (page > 1) query.set("page", String(page));
	return `${DIRECTORY_PATH}?${query}`.replace(/\?$/, "");
}

/** A name as the directory files it: without a leading “The”, in lower case. */
export const filedName = (name: string) => name.replace(/^The /, "").toLowerCase();

/** The count above the directory (specification, section 2, organizations directory). */
export const countText = (count: number) => `${count} Organizations Available`;

/** An organization as searches see it: made once, compared often. */
export type Searchable = { category: string; texts: readonly string[] };

/** One kind of apostrophe, because phones type another than keyboards. */
const fold = (text: string) => text.toLowerCase().replaceAll("’", "'");

export function searchableOf({ name, description, category }: Omit<Organization, "url">): Searchable {
	return { category, texts: [name, description, category].map(fold) };
}

/**
 * Gives the test whether an organization is shown (specification, section 5, directory filter): the search text stands in
 * its name, description or category, in any letter case, and the category is “All” or its own.
 */
export function isShownBy({ search, category: wanted }: DirectoryFilter): (candidate: Searchable) => boolean {
	const text = fold(search);
	return ({ category, texts }) => (wanted === ALL_CATEGORIES || category === wanted) && texts.some((each) => each.includes(text));
}
