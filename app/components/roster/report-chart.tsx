import type { Band } from "~/contract/roster-view";

type Row = { label: string; students: number; applications?: number; band?: Band };

const ROW = 46;

/** Bars drawn by the server, each with its words and number, and the same as a table, whose first column is called `head`. */
export function ReportChart({ title, head, id, rows, note }: { title: string; head: string; id: string; rows: Row[]; note?: string }) {
	const hasApplications = rows.some(({ applications }) => applications !== undefined);
	const numberOf = ({ applications, students }: Row) => applications ?? students;
	const most = Math.max(1, ...rows.map(numberOf));
	return (
		<section className="report-part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{note ? <p className="hint">{note}</p> : null}
			<svg className="report-chart" height={rows.length * ROW} aria-hidden="true">
				{rows.map((row, index) => (
					<g key={row.label}>
						<text x="0" y={index * ROW + 16}>
							{row.label}
						</text>
						<text x="100%" y={index * ROW + 16} textAnchor="end">
							{numberOf(row).toLocaleString("en-US")}
						</text>
						<rect className="track" x="0" y={index * ROW + 22} width="100%" height="14" />
						<rect
							className={`bar ${row.band ?? ""}`.trim()}
							x="0"
							y={index * ROW + 22}
							width={`${(numberOf(row) / most) * 100}%`}
							height="14"
						/>
					</g>
				))}
			</svg>
			<table className="table">
				<thead>
					<tr>
						<th scope="col">{head}</th>
						{hasApplications ? (
							<th scope="col" className="number">
								Applications
							</th>
						) : null}
						<th scope="col" className="number">
							Students
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, applications, students }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							{hasApplications ? <td className="number">{applications?.toLocaleString("en-US")}</td> : null}
							<td className="number">{students.toLocaleString("en-US")}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
