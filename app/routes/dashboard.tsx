import { type LinksFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type CollegeDeed, CollegeSection } from "~/components/colleges/college-section";
import { DashboardBanner } from "~/components/dashboard-banner";
import { Dialog } from "~/components/dialog";
import { ExtensionCard } from "~/components/extension-card";
import { ProfileProgress } from "~/components/profile-progress";
import { ScholarshipList } from "~/components/scholarship-list";
import { StudentFrame } from "~/components/student-frame";
import { SCHOLARSHIPS } from "~/content/scholarships";
import { collegesForm } from "~/contract/applications";
import { sectionsAnswered } from "~/contract/profile-questions";
import {
	addCollege,
	byDeadline,
	loadApplications,
	noteApplication,
	putBack,
	removeCollege,
	removedCollege,
} from "~/domain/applications.server";
import { dayOf } from "~/domain/deadlines.server";
import { loadProfile } from "~/domain/profiles.server";
import { withNextDeadlines } from "~/domain/scholarships.server";
import carousel from "~/enhance/carousel.ts?worker&url";
import dialog from "~/enhance/dialog.ts?worker&url";
import timeLeft from "~/enhance/time-left.ts?worker&url";
import { type FormResult, formDoor, page } from "~/http/html-door.server";
import { publicSettings } from "~/http/public-settings.server";
import { requirePageOf } from "~/http/role-pages.server";
import { pageTitle } from "~/product";
import carouselStyles from "~/styles/carousel.css?url";
import styles from "~/styles/dashboard.css?url";

export const links: LinksFunction = () => [carouselStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageTitle("Dashboard");

/** What was done with a college, as the address tells it. */
const DEEDS = ["added", "there", "noted", "back"] as const;

const doneAt = (deed: CollegeDeed["deed"], value: string) => redirect(`/dashboard?${new URLSearchParams({ [deed]: value })}#colleges`, 303);

function deedOf(searchParams: URLSearchParams, student: { userId: string }, listed: Set<string>): CollegeDeed | undefined {
	const deed = DEEDS.find((each) => listed.has(searchParams.get(each) ?? ""));
	if (deed) return { deed, college: searchParams.get(deed) ?? "" };
	const sealed = searchParams.get("removed");
	const college = sealed ? removedCollege(student, sealed) : undefined;
	return sealed && college && !listed.has(college) ? { deed: "removed", college, sealed } : undefined;
}

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Student", request);
	const { answers } = await loadProfile(actor);
	const colleges = byDeadline(await loadApplications(actor, answers));
	const { searchParams } = new URL(request.url);
	const now = new Date();
	return {
		name: answers.personalInformation?.firstName ?? actor.email,
		sections: sectionsAnswered(answers),
		colleges,
		today: dayOf(now),
		editing: searchParams.get("college") ?? undefined,
		done: deedOf(searchParams, actor, new Set(colleges.map(({ college }) => college))),
		storeUrl: publicSettings.extensionStoreUrl,
		scholarships: withNextDeadlines(SCHOLARSHIPS, now),
		isPurchased: searchParams.has("purchased"),
	};
});

export const action = formDoor(collegesForm, [], async ({ input, request }) => {
	const student = await requirePageOf("Student", request);
	switch (input.intent) {
		case "add-college": {
			const { college, isNew } = await addCollege(student, input.college);
			return doneAt(isNew ? "added" : "there", college);
		}
		case "note-college":
			return doneAt("noted", await noteApplication(student, input.college, input));
		case "remove-college": {
			const removed = await removeCollege(student, input.college);
			return removed ? doneAt("removed", removed) : redirect("/dashboard#colleges", 303);
		}
		case "put-back-college":
			return doneAt("back", await putBack(student, input.removed));
	}
});

/** Of a refused form: the college it was for, or where it has no place on the page, what to say above the list. */
function placeOf({ initialValue, error }: FormResult = {}): { college?: string; message?: string } {
	const { intent, college } = initialValue ?? {};
	if (intent === "add-college") return {};
	if ((intent === "note-college" || intent === "remove-college") && typeof college === "string") return { college };
	return { message: Object.values(error ?? {})[0]?.[0] };
}

export default function DashboardPage() {
	const { name, sections, colleges, today, editing, done, storeUrl, scholarships, isPurchased } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() as FormResult | undefined;
	const { college: refusedCollege, message } = placeOf(refused);
	return (
		<StudentFrame current="/dashboard">
			<h1>Welcome back, {name}</h1>
			<DashboardBanner storeUrl={storeUrl} />
			<div className="cards">
				<ProfileProgress sections={sections} />
				<ExtensionCard storeUrl={storeUrl} />
			</div>
			<CollegeSection
				colleges={colleges}
				today={today}
				editing={refusedCollege ?? editing}
				isRefused={refusedCollege !== undefined}
				refusal={message}
				done={refused && !message ? undefined : done}
			/>
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
			<script type="module" src={timeLeft} />
			{isPurchased ? <script type="module" src={dialog} /> : null}
		</StudentFrame>
	);
}
