import type { ReactNode } from "react";
import { Brand } from "./brand";
import { NewTab } from "./new-tab";

export type FrameLink = { href: string; label: string; isExternal?: boolean };
type FrameProps = { links: readonly FrameLink[]; current: string; children: ReactNode };

/** Pages behind the login: navigation beside the content, on a phone a menu that opens without JavaScript. */
export function Frame({ links, current, children }: FrameProps) {
	return (
		<div className="frame">
			<header className="frame-top">
				<Brand />
				<details className="frame-menu">
					<summary>Menu</summary>
					<Navigation links={links} current={current} />
				</details>
			</header>
			<header className="frame-side">
				<Brand />
				<Navigation links={links} current={current} />
			</header>
			<main id="main" className="frame-main">
				{children}
			</main>
		</div>
	);
}

function Navigation({ links, current }: Omit<FrameProps, "children">) {
	return (
		<nav aria-label="Main">
			<ul className="frame-links">
				{links.map(({ href, label, isExternal }) => (
					<li key={label}>
						<a
							href={href}
							aria-current={href === current ? "page" : undefined}
							rel={isExternal ? "noopener" : undefined}
							target={isExternal ? "_blank" : undefined}
						>
							{label}
							{isExternal ? <NewTab /> : null}
						</a>
					</li>
				))}
				<li>
					<form method="post" action="/logout">
						<button type="submit">Log out</button>
					</form>
				</li>
			</ul>
		</nav>
	);
}
