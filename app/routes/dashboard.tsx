import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardBanner } from "~/components/dashboard-banner";
import { Dialog } from "~/components/dialog";
import { ExtensionCard } from "~/components/extension-card";
import { ScholarshipList } from "~/components/scholarship-list";
import { StudentFrame } from "~/components/student-frame";
import { SCHOLARSHIPS } from "~/content/scholarships";
import { loadProfile } from "~/domain/profiles.server";
import { withNextDeadlines } from "~/domain/scholarships.server";
import carousel from "~/enhance/carousel.ts?worker&url";
import dialog from "~/enhance/dialog.ts?worker&url";
import { page } from "~/http/html-door.server";
import { publicSettings } from "~/http/public-settings.server";
import { requirePageOf } from "~/http/role-pages.server";
import { pageTitle } from "~/product";
import carouselStyles from "~/styles/carousel.css?url";
import styles from "~/styles/dashboard.css?url";

export const links: LinksFunction = () => [carouselStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageTitle("Dashboard");

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Student", request);
	const { answers, version } = await loadProfile(actor);
	return {
		name: answers.personalInformation?.firstName ?? actor.email,
		hasProfile: version > 0,
		storeUrl: publicSettings.extensionStoreUrl,
		scholarships: withNextDeadlines(SCHOLARSHIPS, new Date()),
		isPurchased: new URL(request.url).searchParams.has("purchased"),
	};
});

export default function DashboardPage() {
	const { name, hasProfile, storeUrl, scholarships, isPurchased } = useLoaderData<typeof loader>();
	return (
		<StudentFrame current="/dashboard">
			<h1>Welcome back, {name}</h1>
			<DashboardBanner storeUrl={storeUrl} />
			<div className="cards">
				<section className="card" aria-labelledby="profile-card">
					<h2 id="profile-card">{hasProfile ? "Your answers" : "Start with your answers"}</h2>
					<p>
						{hasProfile
							? "Your profile is saved. The more of it you answer, the more the extension can fill in for you."
							: "Type your name, family, school, scores and activities once. Everything else builds on them."}
					</p>
					<p>
						<a className={hasProfile ? "button quiet" : "button"} href="/profile">
							{hasProfile ? "Edit your profile" : "Fill in your profile"}
						</a>
					</p>
				</section>
				<ExtensionCard storeUrl={storeUrl} />
			</div>
			<ScholarshipList scholarships={scholarships} />
			{isPurchased ? (
				<Dialog title="Thanks for Subscribing!" closeHref="/dashboard">
					<p>You're all set—premium access is now unlocked.</p>
					<p>
						<a className="button" href="/dashboard" data-dialog-close>
							Sounds good!
						</a>
					</p>
				</Dialog>
			) : null}
			<script type="module" src={carousel} />
			{isPurchased ? <script type="module" src={dialog} /> : null}
		</StudentFrame>
	);
}
