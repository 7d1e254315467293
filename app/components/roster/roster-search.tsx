import { ROSTER_PATH, type RosterView, rosterHref } from "~/contract/roster-view";

/** Searches the table: a GET form, which `enhance/roster-search.ts` makes instant. What the table is sorted and filtered by stays. */
export function RosterSearch({ view }: { view: RosterView }) {
	const { sort, order, filter } = view;
	const kept = new URLSearchParams(rosterHref({ sort, order, filter }).split("?")[1]);
	return (
		<search>
			<form className="roster-search" action={ROSTER_PATH} autoComplete="off" data-roster-search>
				<label htmlFor="q">Search students</label>
				<div>
					<input
						className="input"
						type="search"
						id="q"
						name="q"
						placeholder="First name, last name or e-mail"
						enterKeyHint="search"
						maxLength={100}
						spellCheck={false}
						defaultValue={view.q}
					/>
					<button className="button quiet" type="submit">
						Search
					</button>
				</div>
				{[...kept].map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
			</form>
			<p className="visually-hidden" role="status" data-roster-status />
		</search>
	);
}
