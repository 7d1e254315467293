import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeleteProfileDialog } from "~/components/delete-profile-dialog";
import { SessionList } from "~/components/session-list";
import { EmailSection } from "~/components/settings/email-section";
import { PasswordSection } from "~/components/settings/password-section";
import { TwoStepSection } from "~/components/settings/two-step-section";
import { StudentFrame } from "~/components/student-frame";
import { settingsForm } from "~/contract/account";
import { deleteProfile, signedInLately } from "~/domain/account-deletion.server";
import { changePassword } from "~/domain/accounts.server";
import { cancelEmailChange, pendingEmailChange, requestEmailChange, resendEmailChange } from "~/domain/email-changes.server";
import { requestFirstPassword } from "~/domain/resets.server";
import { endAllSessions, endSession, listSessions } from "~/domain/sessions.server";
import { twoStepState } from "~/domain/two-step.server";
import dialog from "~/enhance/dialog.ts?worker&url";
import revealPassword from "~/enhance/reveal-password.ts?worker&url";
import { clientOf } from "~/http/device-cookie.server";
import { formDoor, page } from "~/http/html-door.server";
import { linkOrigin } from "~/http/origin.server";
import { requirePageOf } from "~/http/role-pages.server";
import { signOut } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";

const DELETING = "/settings?delete-account=true";

export const meta = () => pageTitle("Settings");

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Student", request);
	const { searchParams } = new URL(request.url);
	const [pendingEmail, twoStep, sessions] = await Promise.all([pendingEmailChange(actor), twoStepState(actor), listSessions(actor)]);
	const done = { changed: searchParams.get("changed") === "password", mailed: searchParams.get("mailed") === "password" };
	return {
		email: actor.email,
		hasPassword: actor.hasPassword,
		passwordDone: done.changed ? ("changed" as const) : done.mailed ? ("mailed" as const) : undefined,
		pendingEmail,
		twoStep,
		isDeleting: searchParams.get("delete-account") === "true",
		mayDelete: signedInLately(actor),
		sessions,
	};
});

export const action = formDoor(settingsForm, ["oldPassword", "newPassword", "confirm", "password"], async ({ input, request, context }) => {
	const actor = await requirePageOf("Student", request);
	const client = await clientOf({ request, context });
	switch (input.intent) {
		case "change-password":
			await changePassword(actor, input);
			return redirect("/settings?changed=password", 303);
		case "set-password":
			await requestFirstPassword(actor, linkOrigin(request), client);
			return redirect("/settings?mailed=password#password", 303);
		case "change-email":
			await requestEmailChange(actor, input, linkOrigin(request), client);
			return redirect("/settings#email-change", 303);
		case "resend-email-change":
			await resendEmailChange(actor, linkOrigin(request), client);
			return redirect("/settings#email-change", 303);
		case "cancel-email-change":
			await cancelEmailChange(actor);
			return redirect("/settings#email-change", 303);
		case "end-session":
			await endSession(actor, input.sessionId);
			return redirect("/settings#sessions", 303);
		case "sign-out-everywhere":
			await endAllSessions(actor.userId);
			return redirect("/login?notice=signed-out-everywhere", { status: 303, headers: await signOut(request) });
		case "log-in-again":
			return redirect(`/login?${new URLSearchParams({ redirectTo: DELETING })}`, { status: 303, headers: await signOut(request) });
		case "delete-profile":
			if (!signedInLately(actor)) return redirect(DELETING, 303);
			await deleteProfile(actor);
			return redirect("/", { status: 303, headers: await signOut(request) });
	}
});

export default function SettingsPage() {
	const { email, hasPassword, passwordDone, pendingEmail, twoStep, isDeleting, mayDelete, sessions } = useLoaderData<typeof loader>();
	return (
		<StudentFrame current="/settings">
			<h1>Settings</h1>
			<EmailSection email={email} hasPassword={hasPassword} pending={pendingEmail} />
			<PasswordSection email={email} hasPassword={hasPassword} done={passwordDone} />
			<TwoStepSection {...twoStep} />
			<SessionList sessions={sessions} />
			<section className="settings-part" aria-labelledby="deletion">
				<h2 id="deletion">Delete your profile</h2>
				<p>Removes everything Onward stores about you. You are asked once more before anything happens.</p>
				<form action="/settings">
					<button className="button quiet" type="submit" name="delete-account" value="true">
						Delete Profile
					</button>
				</form>
			</section>
			{isDeleting ? <DeleteProfileDialog mayDelete={mayDelete} /> : null}
			<script type="module" src={revealPassword} />
			{isDeleting ? <script type="module" src={dialog} /> : null}
		</StudentFrame>
	);
}
