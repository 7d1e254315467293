import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SiteFrame } from "~/components/site-frame";
import goBack from "~/enhance/go-back.ts?worker&url";
import { page } from "~/http/html-door.server";
import { visitorHome } from "~/http/visitor.server";
import { pageTitle } from "~/product";

export const loader = page(async ({ request }) => data({ home: await visitorHome(request) }, { status: 404 }));

export const action = () => data(null, { status: 404 });

export const meta = () => pageTitle("Page Not Found");

/** Specification, section 2: the not-found screen. Without JavaScript, Go Back leads to the start page. */
export default function NotFoundPage() {
	const { home } = useLoaderData<typeof loader>();
	return (
		<SiteFrame home={home}>
			<div className="message-page">
				<h1>404</h1>
				<h2>Page Not Found</h2>
				<p>The page you are looking for does not exist.</p>
				<p>
					<a className="button" href="/" data-go-back>
						Go Back
					</a>
				</p>
			</div>
			<script type="module" src={goBack} />
		</SiteFrame>
	);
}
