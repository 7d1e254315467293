import { renderToString } from "react-dom/server";
import { DirectoryFilterForm } from "../../app/components/directory-filter-form";
import { DirectoryList } from "../../app/components/directory-list";
import { ORGANIZATIONS } from "../../app/content/organizations";
import type { Organization } from "../../app/contract/directory";
import { openDirectory, searchDirectory } from "../../app/domain/organizations.server";

const ROWS = 10_000;
const WARM_UP = 30;
const ROUNDS = 51;
const FILTER = { search: "scholarship", category: "All" };

/** The real organizations again and again, each time under other names. */
const rows = Array.from({ length: ROWS }, (_, place) => {
	const like = ORGANIZATIONS[place % ORGANIZATIONS.length] as Organization;
	return { ...like, name: `${like.name} ${place}` };
}).sort((one, other) => (one.name < other.name ? -1 : 1));

const directory = openDirectory(rows);

function search() {
	const found = searchDirectory(directory, FILTER);
	renderToString(
		<>
			<DirectoryFilterForm filter={FILTER} categories={directory.categories} count={found.count} />
			<DirectoryList organizations={found.organizations} isFiltered />
		</>,
	);
	return found;
}

/** CPU of one search and the page that shows what it found: the median in milliseconds. */
export function costOfSearch(): { count: number; shown: number; ms: number } {
	for (let round = 0; round < WARM_UP; round++) search();
	const costs = Array.from({ length: ROUNDS }, () => {
		const before = process.cpuUsage();
		search();
		const { user, system } = process.cpuUsage(before);
		return (user + system) / 1000;
	}).sort((one, other) => one - other);
	const { count, organizations } = search();
	return { count, shown: organizations.length, ms: costs[Math.floor(ROUNDS / 2)] as number };
}
