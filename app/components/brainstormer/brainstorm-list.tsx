const TITLE_LENGTH = 70;

/** A brainstorm is called by how its text begins. */
function titleOf(activity: string): string {
	const characters = [...activity.replace(/\s+/g, " ")];
	return characters.length > TITLE_LENGTH
		? `${characters
				.slice(0, TITLE_LENGTH)
				.join("")
				.replace(/[\s.,;:!?]+$/, "")}…`
		: characters.join("");
}

/** The student's brainstorms, the latest first. */
export function BrainstormList({
	brainstorms,
	currentId,
}: {
	brainstorms: { id: string; activity: string }[];
	currentId: string | undefined;
}) {
	return (
		<nav className="brainstorms" aria-labelledby="brainstorms-title">
			<h2 id="brainstorms-title">Earlier brainstorms</h2>
			{brainstorms.length === 0 ? (
				<p className="hint">What you format is kept here, for you alone.</p>
			) : (
				<ul>
					{brainstorms.map(({ id, activity }) => (
						<li key={id}>
							<a href={`/brainstormer?result=${id}#result`} aria-current={id === currentId ? "page" : undefined} dir="auto">
								{titleOf(activity)}
							</a>
						</li>
					))}
				</ul>
			)}
		</nav>
	);
}
