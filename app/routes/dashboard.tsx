import { useLoaderData } from "@remix-run/react";
import { ExtensionCard } from "~/components/extension-card";
import { StudentFrame } from "~/components/student-frame";
import { loadProfile } from "~/domain/profiles.server";
import { page } from "~/http/html-door.server";
import { publicSettings } from "~/http/public-settings.server";
import { requirePageOf } from "~/http/role-pages.server";
import { pageTitle } from "~/product";

export const meta = () => pageTitle("Dashboard");

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Student", request);
	const { answers, version } = await loadProfile(actor);
	return {
		name: answers.personalInformation?.firstName ?? actor.email,
		hasProfile: version > 0,
		storeUrl: publicSettings.extensionStoreUrl,
	};
});

export default function DashboardPage() {
	const { name, hasProfile, storeUrl } = useLoaderData<typeof loader>();
	return (
		<StudentFrame current="/dashboard">
			<h1>Welcome back, {name}</h1>
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
		</StudentFrame>
	);
}
