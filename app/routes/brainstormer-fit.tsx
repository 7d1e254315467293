import { data, type LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BrainstormerTabs } from "~/components/brainstormer/brainstormer-tabs";
import { FitForm, SavedActivityForm } from "~/components/brainstormer/fit-form";
import { FittedPortals } from "~/components/brainstormer/fitted-portals";
import { StudentFrame } from "~/components/student-frame";
import { type ActivityParts, type FitInput, fitForm, PORTALS, type Portal } from "~/contract/activities";
import { type FittedPortal, fitActivity } from "~/domain/activity-fitting.server";
import { loadOption } from "~/domain/brainstorms.server";
import { listActivities } from "~/domain/own-activities.server";
import fit from "~/enhance/fit.ts?worker&url";
import { type FormResult, formDoor, page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { requireRole } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";
import styles from "~/styles/brainstormer.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Fit an activity to a form");

const NOTHING: ActivityParts = { position: "", organization: "", context: "", description: "" };

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Student", request);
	const { searchParams } = new URL(request.url);
	const [result, option, saved] = ["result", "option", "saved"].map((name) => searchParams.get(name));
	const activities = await listActivities(actor);
	const chosen = activities[Number(saved) - 1];
	const version = result ? (await loadOption(actor, result, Number(option))).version : undefined;
	const typed: ActivityParts = version
		? { ...NOTHING, position: version.position ?? "", organization: version.activityName, description: version.description }
		: chosen
			? {
					...NOTHING,
					position: chosen.position ?? "",
					organization: chosen.organizationName ?? "",
					description: chosen.activityDescription ?? "",
				}
			: NOTHING;
	return {
		names: activities.map(({ organizationName, position }, index) => organizationName ?? position ?? `Activity ${index + 1}`),
		chosen: chosen && Number(saved),
		typed,
		portals: version || chosen ? fitActivity(typed, PORTALS) : [],
	};
});

/** The forms that are known, and the one whose limit the student typed. */
function fitTo({ limit, ...parts }: FitInput): FittedPortal[] {
	const other: Portal[] = limit
		? [{ id: "other", name: "Another form", entries: 1, fields: [{ takes: "description", label: "What you did", max: limit }] }]
		: [];
	return fitActivity(parts, [...PORTALS, ...other]);
}

export const action = formDoor(fitForm, [], async ({ input, request }) => {
	await requireRole(request, "Student");
	return data({ typed: input, portals: fitTo(input) });
});

type Fit = { typed: FitInput; portals: FittedPortal[] };

export default function FitPage() {
	const { names, chosen, typed: taken, portals } = useLoaderData<typeof loader>();
	const answer = useActionData() as Fit | FormResult | undefined;
	const isFitted = answer !== undefined && "portals" in answer;
	const refused = answer !== undefined && !isFitted ? answer : undefined;
	const given: Record<string, unknown> = isFitted ? answer.typed : (refused?.initialValue ?? taken);
	const text = (name: string) => (typeof given[name] === "string" || typeof given[name] === "number" ? String(given[name]) : "");
	const errors = Object.fromEntries(Object.entries(refused?.error ?? {}).map(([name, messages]) => [name, messages?.[0]]));
	return (
		<StudentFrame current="/brainstormer">
			<div className="fitter">
				<h1>Fit an activity to a form</h1>
				<BrainstormerTabs current="/brainstormer/fit" />
				<p className="lead">
					Every form has other limits. Type an activity once and see what each of them takes. It works by rule, costs no use and is not
					kept.
				</p>
				<SavedActivityForm names={names} chosen={chosen} />
				<FitForm
					typed={{
						position: text("position"),
						organization: text("organization"),
						context: text("context"),
						description: text("description"),
						limit: text("limit"),
					}}
					errors={errors}
				/>
				<FittedPortals portals={isFitted ? answer.portals : refused ? [] : portals} />
			</div>
			<script type="module" src={fit} />
		</StudentFrame>
	);
}
