import type { RosterFault, RosterStudent } from "~/contract/roster";

const ROWS_PER_PAGE = 50;

/** Which of an upload's lists is on which page, as the address says. */
export type RosterPages = { list?: string; number: number };

type ListProps = { id: string; name: string; title: string; pages: RosterPages };

/** Students of an upload under a heading that opens, some at a time. */
export function StudentRows({ students, ...list }: ListProps & { students: readonly RosterStudent[] }) {
	return (
		<RosterRows
			{...list}
			heads={["Row", "First Name", "Last Name", "Email"]}
			rows={students.map(({ row, firstName, lastName, email }) => [String(row), firstName, lastName, email])}
		/>
	);
}

/** Rows of an upload that bring no student, with all that is wrong with them. */
export function FaultRows({ faults, ...list }: ListProps & { faults: readonly RosterFault[] }) {
	return (
		<RosterRows
			{...list}
			isOpen
			heads={["Row", "What is wrong", "What it holds"]}
			rows={faults.map(({ row, cells, reason }) => [String(row), reason, cells.filter(Boolean).join(" · ")])}
		/>
	);
}

function RosterRows({ id, name, title, pages, heads, rows, isOpen }: ListProps & { heads: string[]; rows: string[][]; isOpen?: boolean }) {
	if (rows.length === 0) return null;
	const last = Math.ceil(rows.length / ROWS_PER_PAGE);
	const isAsked = pages.list === name;
	const page = isAsked && Number.isSafeInteger(pages.number) ? Math.min(Math.max(pages.number, 1), last) : 1;
	const href = (number: number) => `/admin/upload?${new URLSearchParams({ upload: id, list: name, page: String(number) })}#${name}`;
	return (
		<details className="roster-rows" id={name} open={isOpen || isAsked}>
			<summary>
				<h2>{title}</h2>
			</summary>
			<table className="table">
				<thead>
					<tr>
						{heads.map((head) => (
							<th key={head} scope="col">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE).map(([row, ...cells]) => (
						<tr key={row}>
							<th scope="row">{row}</th>
							{cells.map((cell, index) => (
								<td key={heads[index + 1]}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{last > 1 ? (
				<nav className="roster-pages" aria-label={title}>
					{page > 1 ? <a href={href(page - 1)}>Earlier rows</a> : null}
					<span>
						Page {page} of {last}
					</span>
					{page < last ? <a href={href(page + 1)}>Later rows</a> : null}
				</nav>
			) : null}
		</details>
	);
}
