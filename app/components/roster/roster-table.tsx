import { counted } from "~/contract/counted";
import {
	bandOf,
	ROSTER_FILTERS,
	ROSTER_PAGE_SIZE,
	ROSTER_SORTS,
	type RosterFilter,
	type RosterSort,
	type RosterView,
	rosterHref,
} from "~/contract/roster-view";
import type { RosterPage } from "~/domain/rosters.server";

const SORTS = Object.entries(ROSTER_SORTS) as [RosterSort, string][];
const FILTERS = Object.entries(ROSTER_FILTERS) as [RosterFilter, string][];

/** The students of a view with what leads to other views of them; a search replaces the whole. */
export function RosterTable({ view, roster: { students, counts, page, pages } }: { view: RosterView; roster: RosterPage }) {
	const shown = { ...view, page };
	const first = (page - 1) * ROSTER_PAGE_SIZE;
	return (
		<div data-roster="">
			<nav aria-label="Filter the students">
				<ul className="tabs roster-filters">
					{FILTERS.map(([filter, label]) => (
						<li key={filter}>
							<a href={rosterHref({ ...view, filter, page: 1 })} aria-current={filter === view.filter || undefined}>
								{label} <span className="roster-count">{counts[filter].toLocaleString("en-US")}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			<p className="roster-found">
				<span data-roster-count="">{counted(counts[view.filter], "student")}</span>
				{students.length > 0 ? (
					<span>
						Download: <a href={rosterHref({ ...view, page: 1 }, "/admin/students.csv")}>CSV</a>{" "}
						<a href={rosterHref({ ...view, page: 1 }, "/admin/students.xlsx")}>Excel</a>
					</span>
				) : null}
			</p>
			{students.length > 0 ? (
				<table className="table roster">
					<caption className="visually-hidden">Students</caption>
					<thead>
						<tr>
							<th scope="col" className="number">
								#
							</th>
							{SORTS.map(([sort, label]) => (
								<SortHead key={sort} sort={sort} label={label} view={view} />
							))}
						</tr>
					</thead>
					<tbody>
						{students.map(({ id, firstName, lastName, email, uses }, index) => (
							<tr key={id}>
								<td className="number">{first + index + 1}</td>
								<td>
									<a href={rosterHref({ ...shown, student: id })} aria-label={`${firstName} ${lastName}`}>
										{firstName}
									</a>
								</td>
								<td>{lastName}</td>
								<td className="roster-email">{email}</td>
								<td>
									<ProgressBar uses={uses} name={`${firstName} ${lastName}`} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<NobodyFound view={view} />
			)}
			{pages > 1 ? <Pages view={shown} pages={pages} /> : null}
		</div>
	);
}

/** Sorts upwards first, and turns round when it is the one sorted by. */
function SortHead({ sort, label, view }: { sort: RosterSort; label: string; view: RosterView }) {
	const isSorted = sort === view.sort;
	const isUp = view.order === "asc";
	return (
		<th scope="col" aria-sort={isSorted ? (isUp ? "ascending" : "descending") : undefined}>
			<a href={rosterHref({ ...view, sort, order: isSorted && isUp ? "desc" : "asc", page: 1 })}>
				{label}
				{isSorted ? <span aria-hidden="true"> {isUp ? "↑" : "↓"}</span> : null}
			</a>
		</th>
	);
}

/** Uses as a bar, full at 100, in the colour of their band (specification, section 4), and as a number. */
function ProgressBar({ uses, name }: { uses: number; name: string }) {
	return (
		<div className="roster-progress">
			<progress className={`progress ${bandOf(uses)}`} max={100} value={Math.min(uses, 100)} aria-label={`Progress of ${name}`} />
			<span>
				{uses.toLocaleString("en-US")}
				<span className="visually-hidden"> {uses === 1 ? "use" : "uses"}</span>
			</span>
		</div>
	);
}

function NobodyFound({ view }: { view: RosterView }) {
	return (
		<div className="empty">
			<h3>No students found</h3>
			<p>
				{view.q
					? `Nobody’s first name, last name or e-mail holds “${view.q}”${view.filter === "all" ? "" : " under this filter"}.`
					: "Nobody is under this filter now."}{" "}
				<a href={rosterHref({ sort: view.sort, order: view.order })}>Show all students</a>
			</p>
		</div>
	);
}

function Pages({ view, pages }: { view: RosterView; pages: number }) {
	const { page } = view;
	return (
		<nav className="actions roster-pages" aria-label="Pages of the table">
			{page > 1 ? <a href={rosterHref({ ...view, page: page - 1 })}>Previous</a> : null}
			<span>
				Page {page} of {pages}
			</span>
			{page < pages ? <a href={rosterHref({ ...view, page: page + 1 })}>Next</a> : null}
		</nav>
	);
}
