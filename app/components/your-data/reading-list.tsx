import { Minute } from "../moments";

type Action = "export-json" | "export-csv" | "export-pdf" | "export-ics" | "import" | "staff-read" | "fill";
type Reading = { id: string; at: Date; action: Action; reader: string | null; detail: string | null; filled: number | null };

const WORDS: Record<Action, string> = {
	"export-json": "Download as JSON",
	"export-csv": "Download of the profile (CSV)",
	"export-pdf": "Download of the profile (PDF)",
	"export-ics": "Download of deadlines (calendar)",
	import: "Import",
	"staff-read": "Your school looked",
	fill: "The extension filled a form",
};

const whatOf = ({ action, detail, filled }: Reading) =>
	action === "fill" ? `${detail ?? "a site"}, ${filled ?? 0} ${filled === 1 ? "answer" : "answers"}` : detail;

/** Who read the student's data and when, one page of it. */
export function ReadingList({ readings, page, hasMore }: { readings: Reading[]; page: number; hasMore: boolean }) {
	return (
		<section className="data-part" id="readers" aria-labelledby="readers-title">
			<h2 id="readers-title">Who read it, and when</h2>
			<p>
				Each time your data left these pages: downloads and imports, forms that the extension filled in for you, and anybody at your school
				who opened what a school may see, or took it along in a list or a report. The newest comes first.
			</p>
			{readings.length === 0 ? (
				<p className="notice">{page === 1 ? "Nobody has, so far: not you, not the extension, not a school." : "There is nothing older."}</p>
			) : (
				<ol className="readings">
					{readings.map((reading) => (
						<li key={`${reading.action} ${reading.id}`}>
							<Minute at={reading.at} />
							<span>
								<strong>{WORDS[reading.action]}</strong>
								{whatOf(reading) ? <span className="detail">{whatOf(reading)}</span> : null}
							</span>
							<span>{reading.reader ?? "You"}</span>
						</li>
					))}
				</ol>
			)}
			{page > 1 || hasMore ? (
				<nav className="actions" aria-label="Pages of this list">
					{page > 1 ? <a href={page === 2 ? "/yourData#readers" : `/yourData?page=${page - 1}#readers`}>Newer</a> : null}
					{hasMore ? <a href={`/yourData?page=${page + 1}#readers`}>Older</a> : null}
				</nav>
			) : null}
		</section>
	);
}
