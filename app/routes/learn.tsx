import type { LinksFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { LearningFrame } from "~/components/learning/learning-frame";
import { page } from "~/http/html-door.server";
import { visitorHome } from "~/http/visitor.server";
import styles from "~/styles/learn.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = page(async ({ request }) => ({ home: await visitorHome(request) }));

export default function LearnLayout() {
	const { home } = useLoaderData<typeof loader>();
	const { pathname } = useLocation();
	return (
		<LearningFrame home={home} current={pathname.toLowerCase().replace(/\/$/, "")}>
			<Outlet context={home} />
		</LearningFrame>
	);
}
