import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PRODUCT } from "~/product";
import type { loader as rootLoader } from "~/root";
import { Brand } from "./brand";
import { NewTab } from "./new-tab";

/** `home` is where the visitor starts when signed in (`visitorHome`); `current` is the address of the page. */
type SiteFrameProps = { home: string | undefined; current?: string; children: ReactNode };

const PAGES = [
	{ href: "/schools", label: "Schools" },
	{ href: "/extension", label: "Extension" },
	{ href: "/about", label: "About" },
	{ href: "/#pricing", label: "Pricing" },
];

/** The frame of every public page: navigation bar, content, footer (specification, section 2, landing page). */
export function SiteFrame({ home, current, children }: SiteFrameProps) {
	return (
		<div className="site">
			<header className="site-top">
				<Brand />
				<nav className="site-bar" aria-label="Main">
					<Navigation home={home} current={current} />
				</nav>
				<details className="site-menu">
					<summary>Menu</summary>
					<nav aria-label="Main">
						<Navigation home={home} current={current} />
					</nav>
				</details>
			</header>
			<main id="main">{children}</main>
			<SiteFooter />
		</div>
	);
}

function Navigation({ home, current }: Omit<SiteFrameProps, "children">) {
	return (
		<ul>
			{PAGES.map(({ href, label }) => (
				<li key={href}>
					<a href={href} aria-current={href === current ? "page" : undefined}>
						{label}
					</a>
				</li>
			))}
			{home ? (
				<li className="site-in">
					<a className="button" href={home}>
						Dashboard
					</a>
				</li>
			) : (
				<>
					<li className="site-in">
						<a href="/login">Login</a>
					</li>
					<li>
						<a className="button" href="/register">
							Sign Up
						</a>
					</li>
				</>
			)}
		</ul>
	);
}

/** The footer of public and learning pages. Addresses outside of the site come from the settings. */
export function SiteFooter() {
	const { storeUrl, ambassadorUrl, socialUrls = [] } = useRouteLoaderData<typeof rootLoader>("root") ?? {};
	return (
		<footer className="site-footer">
			<div className="site-footer-in">
				<div>
					<Brand />
					<p className="hint">{PRODUCT.line}</p>
				</div>
				<FooterLinks title="Product">
					<li>{storeUrl ? <OutLink href={storeUrl}>Extension store</OutLink> : <a href="/extension">Extension</a>}</li>
					<li>
						<a href="/learn">Learning Center</a>
					</li>
					<li>
						<a href="/organizations">Organizations</a>
					</li>
					<li>
						<a href="/schools">For schools</a>
					</li>
					<li>
						<a href="/parents">For parents</a>
					</li>
				</FooterLinks>
				<FooterLinks title="Account">
					<li>
						<a href="/register">Sign Up</a>
					</li>
					<li>
						<a href="/login">Login</a>
					</li>
					<li>
						<a href="/dashboard">Dashboard</a>
					</li>
				</FooterLinks>
				<FooterLinks title={PRODUCT.name}>
					<li>
						<a href="/about">About</a>
					</li>
					{ambassadorUrl ? (
						<li>
							<OutLink href={ambassadorUrl}>Become an ambassador</OutLink>
						</li>
					) : null}
					{socialUrls.map((href) => (
						<li key={href}>
							<OutLink href={href}>{new URL(href).hostname.replace(/^www\./, "")}</OutLink>
						</li>
					))}
					<li>
						<a href="/terms">Terms</a>
					</li>
					<li>
						<a href="/privacy">Privacy</a>
					</li>
				</FooterLinks>
			</div>
		</footer>
	);
}

function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
	return (
		<nav aria-label={title}>
			<h2>{title}</h2>
			<ul>{children}</ul>
		</nav>
	);
}

function OutLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a href={href} target="_blank" rel="noopener">
			{children}
			<NewTab />
		</a>
	);
}
