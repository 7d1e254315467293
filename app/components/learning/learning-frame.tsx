import type { ReactNode } from "react";
import { LEARNING_PATHS } from "~/content/learning/learning-paths";
import { SiteFrame } from "../site-frame";

type LearningFrameProps = { home: string | undefined; current: string; children: ReactNode };

/** Every learning screen: the public frame, with the paths beside the content, on a phone in a menu above it. */
export function LearningFrame({ home, current, children }: LearningFrameProps) {
	return (
		<SiteFrame home={home}>
			<div className="wide learn">
				<aside className="learn-side">
					<nav aria-labelledby="learning-paths">
						<h2 id="learning-paths">Learning Paths</h2>
						<PathLinks home={home} current={current} />
					</nav>
				</aside>
				<details className="learn-menu">
					<summary>Learning Paths</summary>
					<nav aria-label="Learning Paths">
						<PathLinks home={home} current={current} />
					</nav>
				</details>
				<div className="learn-main">{children}</div>
			</div>
		</SiteFrame>
	);
}

function PathLinks({ home, current }: Omit<LearningFrameProps, "children">) {
	const links = [
		{ href: "/learn", label: "All Learning Paths" },
		...LEARNING_PATHS.map(({ id, title }) => ({ href: `/learn/${id}`, label: title })),
		home ? { href: home, label: "Dashboard" } : { href: "/register", label: "Create an account" },
	];
	return (
		<ul className="frame-links">
			{links.map(({ href, label }) => (
				<li key={href}>
					<a href={href} aria-current={href === current ? "page" : undefined}>
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
