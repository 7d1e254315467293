const TABS = [
	{ href: "/brainstormer", label: "Brainstorm" },
	{ href: "/brainstormer/fit", label: "Fit to a form" },
] as const;

/** The two pages of the brainstormer. */
export function BrainstormerTabs({ current }: { current: (typeof TABS)[number]["href"] }) {
	return (
		<nav aria-label="Brainstormer">
			<ul className="tabs">
				{TABS.map(({ href, label }) => (
					<li key={href}>
						<a href={href} aria-current={href === current ? "page" : undefined}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
