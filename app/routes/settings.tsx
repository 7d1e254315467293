import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeleteProfileDialog } from "~/components/delete-profile-dialog";
import { AccountSettings } from "~/components/settings/account-settings";
import { StudentFrame } from "~/components/student-frame";
import { settingsForm } from "~/contract/account";
import { deleteProfile, signedInLately } from "~/domain/account-deletion.server";
import dialog from "~/enhance/dialog.ts?worker&url";
import revealPassword from "~/enhance/reveal-password.ts?worker&url";
import { changeAccountSettings, loadAccountSettings } from "~/http/account-settings.server";
import { formDoor, page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { signOut } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";

const DELETING = "/settings?delete-account=true";

export const meta = () => pageTitle("Settings");

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Student", request);
	return {
		account: await loadAccountSettings(actor, request),
		isDeleting: new URL(request.url).searchParams.get("delete-account") === "true",
		mayDelete: signedInLately(actor),
	};
});

export const action = formDoor(settingsForm, ["oldPassword", "newPassword", "confirm", "password"], async ({ input, request, context }) => {
	const actor = await requirePageOf("Student", request);
	switch (input.intent) {
		case "log-in-again":
			return redirect(`/login?${new URLSearchParams({ redirectTo: DELETING })}`, { status: 303, headers: await signOut(request) });
		case "delete-profile":
			if (!signedInLately(actor)) return redirect(DELETING, 303);
			await deleteProfile(actor);
			return redirect("/", { status: 303, headers: await signOut(request) });
		default:
			return changeAccountSettings(actor, input, { request, context }, "/settings");
	}
});

export default function SettingsPage() {
	const { account, isDeleting, mayDelete } = useLoaderData<typeof loader>();
	return (
		<StudentFrame current="/settings">
			<h1>Settings</h1>
			<AccountSettings {...account} />
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
