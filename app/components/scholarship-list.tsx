import { NewTab } from "./new-tab";

/** A scholarship with its deadline in words. */
export type ScholarshipCard = { id: string; name: string; cost: number; deadline: string; link: string; note: string };

/** A row of scholarships to scroll through (specification, section 2, student dashboard). */
export function ScholarshipList({ scholarships }: { scholarships: readonly ScholarshipCard[] }) {
	return (
		<section aria-labelledby="scholarships">
			<h2 id="scholarships">National Scholarships</h2>
			<ul className="scholarships">
				{scholarships.map(({ id, name, cost, deadline, link, note }) => (
					<li key={id} className="card">
						<h3>
							<a href={link} target="_blank" rel="noopener">
								{name}
								<NewTab />
							</a>
						</h3>
						<p>
							Amount: ${cost.toLocaleString("en-US")}
							<br />
							Deadline: {deadline}
						</p>
						<p className="hint">{note}</p>
					</li>
				))}
			</ul>
			<p className="hint">
				Deadlines are the usual ones of each program: check its own site. The more your <a href="/profile">profile</a> says, the more
				personal our recommendations can become.
			</p>
		</section>
	);
}
