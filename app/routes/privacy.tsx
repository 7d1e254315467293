import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/legal-page";
import { PRIVACY, TERMS } from "~/content/legal";
import { page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { publicSettings } from "~/http/public-settings.server";
import { visitorHome } from "~/http/visitor.server";
import styles from "~/styles/legal.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = pageMeta("/privacy");

export const loader = page(async ({ request }) => ({
	home: await visitorHome(request),
	contact: publicSettings.supportEmail,
}));

export default function PrivacyPage() {
	const { home, contact } = useLoaderData<typeof loader>();
	return <LegalPage home={home} text={PRIVACY} contact={contact} other={{ href: "/terms", title: TERMS.title }} />;
}
