import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeleteProfileDialog } from "~/components/delete-profile-dialog";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { SessionList } from "~/components/session-list";
import { StudentFrame } from "~/components/student-frame";
import { PASSWORD_CHANGED, passwordChangeForm, settingsForm } from "~/contract/account";
import { deleteProfile, signedInLately } from "~/domain/account-deletion.server";
import { changePassword } from "~/domain/accounts.server";
import { endAllSessions, endSession, listSessions } from "~/domain/sessions.server";
import dialog from "~/enhance/dialog.ts?worker&url";
import revealPassword from "~/enhance/reveal-password.ts?worker&url";
import { formDoor, page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { signOut } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";

const DELETING = "/settings?delete-account=true";

const NO_PASSWORD = {
	readOnly: true,
	placeholder: "No password to change",
	title: "You cannot change your password because you registered using a Google account.",
};

export const meta = () => pageTitle("Settings");

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Student", request);
	const { searchParams } = new URL(request.url);
	return {
		email: actor.email,
		hasPassword: actor.hasPassword,
		isChanged: searchParams.get("changed") === "password",
		isDeleting: searchParams.get("delete-account") === "true",
		mayDelete: signedInLately(actor),
		sessions: await listSessions(actor),
	};
});

export const action = formDoor(settingsForm, ["oldPassword", "newPassword", "confirm"], async ({ input, request }) => {
	const actor = await requirePageOf("Student", request);
	switch (input.intent) {
		case "change-password":
			await changePassword(actor, input);
			return redirect("/settings?changed=password", 303);
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
	const { email, hasPassword, isChanged, isDeleting, mayDelete, sessions } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("change-password", passwordChangeForm);
	const password = { type: "password", ...(hasPassword ? { "data-reveal": "" } : NO_PASSWORD) } as const;
	return (
		<StudentFrame current="/settings">
			<h1>Settings</h1>
			<section className="settings-part" aria-labelledby="account">
				<h2 id="account">Account</h2>
				<div className="field">
					<label htmlFor="email">E-mail</label>
					<input className="input" id="email" type="email" value={email} readOnly />
				</div>
			</section>
			<section className="settings-part" aria-labelledby="password">
				<h2 id="password">Password</h2>
				{isChanged ? (
					<p className="form-done" role="status">
						{PASSWORD_CHANGED} You are signed out everywhere else.
					</p>
				) : null}
				<PostForm form={form}>
					<InputField field={fields.oldPassword} label="Current password" autoComplete="current-password" {...password} />
					<InputField field={fields.newPassword} label="New password" autoComplete="new-password" {...password} />
					<InputField field={fields.confirm} label="Confirm new password" autoComplete="new-password" {...password} />
					{hasPassword ? null : <p className="hint">{NO_PASSWORD.title}</p>}
					<button className="button" type="submit" name="intent" value="change-password" disabled={!hasPassword}>
						Save Changes
					</button>
				</PostForm>
			</section>
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
