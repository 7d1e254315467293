import { data, type LinksFunction, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, isRouteErrorResponse, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { ProfileForm, type ProfileFormResult } from "~/components/profile/profile-form";
import { StudentFrame } from "~/components/student-frame";
import { type ProfileFormInput, profileForm } from "~/contract/profile-form";
import { answersSchema } from "~/contract/profile-schema";
import { loadApplications } from "~/domain/applications.server";
import { compareVersions, joinVersions } from "~/domain/profile-versions.server";
import { loadProfile, StaleProfile, saveProfile } from "~/domain/profiles.server";
import type { Actor } from "~/domain/sessions.server";
import { AppError } from "~/errors";
import { formDoor, page } from "~/http/html-door.server";
import { invalidInput, refusalHeaders, refusalOf } from "~/http/refusals.server";
import { requirePageOf } from "~/http/role-pages.server";
import { requireRole } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";
import styles from "~/styles/profile.css?url";
import versionsStyles from "~/styles/profile-versions.css?url";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Profile");

/** Requests whose form goes back filled in although nobody is signed in, so that what was typed is not lost. */
const keepingForms = new WeakSet<object>();

export const loader = page(async ({ request, context }) => {
	try {
		const actor = await requirePageOf("Student", request);
		const opened = await loadProfile(actor);
		const colleges = (await loadApplications(actor, opened.answers)).map(({ college, status }) => ({ college, status }));
		return data({ opened, colleges, failure: undefined });
	} catch (error) {
		const refusal = refusalOf(error);
		if (refusal?.code === "signed_out" && keepingForms.has(context))
			return data({ opened: { answers: {}, version: 0 }, colleges: [], failure: undefined });
		if (refusal?.code !== "unavailable") throw error;
		return data(
			{ opened: undefined, colleges: [], failure: "Failed to load profile data" },
			{ status: refusal.status, headers: refusalHeaders(refusal) },
		);
	}
});

type Save = Extract<ProfileFormInput, { kind: "save" }>;

/** Carries out the student's choices between two versions, where the form holds some, and saves. */
async function saveForm(actor: Actor, { answers, profileVersion, choices }: Save): Promise<void> {
	if (choices.size === 0) {
		await saveProfile(actor, { answers, profileVersion });
		return;
	}
	const saved = await loadProfile(actor);
	const joined = answersSchema.safeParse(joinVersions(answers, saved.answers, choices));
	if (!joined.success) throw invalidInput(joined.error);
	await saveProfile(actor, { answers: joined.data, profileVersion });
}

export const action = formDoor(profileForm, [], async ({ input, request, context }) => {
	const { typed } = input;
	if (input.kind === "edit") return data({ initialValue: typed, focus: input.focus });
	try {
		await saveForm(await requireRole(request, "Student"), input);
		return redirect("/profile?saved", 303);
	} catch (error) {
		if (error instanceof StaleProfile) {
			const { answers, version } = error.saved;
			const initialValue = { ...typed, profileVersion: version, openedAs: JSON.stringify(answers) };
			return data({ initialValue, differences: compareVersions(input.answers, answers, input.openedAs) }, { status: error.status });
		}
		if (!(error instanceof AppError) || error.code !== "signed_out") throw error;
		keepingForms.add(context);
		return data({ initialValue: typed, isSignedOut: true, error: { "": ["Please log in to view this page"] } }, { status: error.status });
	}
});

/** Where scripts run, a save that fails on the way leaves the form as it stands. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await serverAction<ProfileFormResult>();
	} catch (error) {
		if (error instanceof Response) throw error;
		const told = isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined;
		const message = told ?? (error instanceof TypeError ? "Failed to save profile" : "Failed to update profile");
		// The status keeps the router from loading the page anew, which would fail the same way and take the form down.
		return Response.json({ error: { "": [message] } } satisfies ProfileFormResult, { status: 503 });
	}
}

export default function ProfilePage() {
	const { opened, colleges, failure } = useLoaderData<typeof loader>();
	const result = useActionData<ProfileFormResult>();
	const [search] = useSearchParams();
	return (
		<StudentFrame current="/profile">
			<h1>Profile</h1>
			<p className="lead">
				Answer what you know, in any order; nothing here is required. Everything you save, the extension can fill in for you.
			</p>
			{failure ? (
				<div className="form-errors" role="alert">
					<p>{failure}</p>
					<p>
						<a href="/profile">Try again</a>
					</p>
				</div>
			) : null}
			{result?.differences ? <link rel="stylesheet" href={versionsStyles} /> : null}
			{opened || result?.initialValue ? (
				<ProfileForm
					key={opened?.version}
					opened={opened ?? { answers: {}, version: 0 }}
					colleges={colleges}
					result={result}
					isSaved={search.has("saved") && !result}
				/>
			) : null}
		</StudentFrame>
	);
}
