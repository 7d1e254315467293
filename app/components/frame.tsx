import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { loader as rootLoader } from "~/root";
import { Brand } from "./brand";
import { NewTab } from "./new-tab";

export type FrameLink = { href: string; label: string; isExternal?: boolean };
/** `feedback` says why to answer the form that asks for it. */
type FrameProps = { links: readonly FrameLink[]; current: string; feedback: string; children: ReactNode };

/** Pages behind the login: navigation beside the content, on a phone a menu that opens without JavaScript. */
export function Frame({ children, ...navigation }: FrameProps) {
	return (
		<div className="frame">
			<header className="frame-top">
				<Brand />
				<details className="frame-menu">
					<summary>Menu</summary>
					<Navigation {...navigation} />
				</details>
			</header>
			<header className="frame-side">
				<Brand />
				<Navigation {...navigation} />
			</header>
			<main id="main" className="frame-main">
				{children}
			</main>
		</div>
	);
}

function Navigation({ links, current, feedback }: Omit<FrameProps, "children">) {
	const feedbackUrl = useRouteLoaderData<typeof rootLoader>("root")?.feedbackUrl;
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
				<li className="frame-feedback">
					<a href={feedbackUrl}>
						Give feedback <small>{feedback}</small>
					</a>
				</li>
				<li>
					<form method="post" action="/logout">
						<button type="submit">Log out</button>
					</form>
				</li>
			</ul>
		</nav>
	);
}
