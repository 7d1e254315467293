import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorScreen } from "./components/error-screen";
import { useNonce } from "./components/nonce";
import { env } from "./env.server";
import { siteOrigin } from "./http/origin.server";
import { PAPER, PRODUCT } from "./product";
import styles from "./styles/app.css?url";

export const links: LinksFunction = () => [
	{ rel: "stylesheet", href: styles },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/icons/touch.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
];

/** What every page may know of how the server is set up. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
	origin: siteOrigin(request),
	storeUrl: env.EXTENSION_STORE_URL,
	ambassadorUrl: env.AMBASSADOR_URL,
	feedbackUrl: env.FEEDBACK_URL ?? `mailto:${env.SUPPORT_EMAIL}?subject=Feedback`,
	socialUrls: env.SOCIAL_URLS,
});

export const meta: MetaFunction = () => [{ title: PRODUCT.name }, { name: "description", content: PRODUCT.line }];

export function Layout({ children }: { children: ReactNode }) {
	const nonce = useNonce();
	const isHydrated = useMatches().some(({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate);
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
				<Meta />
				<Links />
			</head>
			<body>
				<a className="skip-link" href="#main">
					Skip to the content
				</a>
				{children}
				{isHydrated ? (
					<>
						<ScrollRestoration nonce={nonce} />
						<Scripts nonce={nonce} />
					</>
				) : null}
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	return <ErrorScreen />;
}
