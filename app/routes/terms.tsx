import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/legal-page";
import { PRIVACY, TERMS } from "~/content/legal";
import { publicSettings } from "~/http/public-settings.server";
import { pageTitle } from "~/product";
import styles from "~/styles/legal.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => [...pageTitle(TERMS.title), { name: "description", content: TERMS.description }];

export const loader = () => ({ contact: publicSettings.supportEmail });

export default function TermsPage() {
	const { contact } = useLoaderData<typeof loader>();
	return <LegalPage text={TERMS} contact={contact} other={{ href: "/privacy", title: PRIVACY.title }} />;
}
