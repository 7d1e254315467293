import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountSettings } from "~/components/settings/account-settings";
import { Deletion } from "~/components/settings/deletion";
import { StudentFrame } from "~/components/student-frame";
import { settingsForm } from "~/contract/account";
import { deleteProfile } from "~/domain/account-deletion.server";
import revealPassword from "~/enhance/reveal-password.ts?worker&url";
import { carryOutDeletion, changeAccountSettings, loadAccountSettings, loadDeletion } from "~/http/account-settings.server";
import { formDoor, page } from "~/http/html-door.server";
import { requirePageOf, settingsOf } from "~/http/role-pages.server";
import { requireActor } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";

const HERE = "/settings";

export const meta = () => pageTitle("Settings");

/** Mails lead here, whoever gets them. */
export const loader = page(async ({ request }) => {
	const actor = await requireActor(request);
	if (actor.role === "Admin") throw redirect(settingsOf(actor.role));
	return { account: await loadAccountSettings(actor, request), deletion: loadDeletion(actor, request) };
});

export const action = formDoor(settingsForm, ["oldPassword", "newPassword", "confirm", "password"], async ({ input, request, context }) => {
	const actor = await requirePageOf("Student", request);
	if (input.intent === "delete-profile") return carryOutDeletion(actor, request, HERE, deleteProfile);
	return changeAccountSettings(actor, input, { request, context }, HERE);
});

export default function SettingsPage() {
	const { account, deletion } = useLoaderData<typeof loader>();
	return (
		<StudentFrame current={HERE}>
			<h1>Settings</h1>
			<AccountSettings {...account} />
			<Deletion
				{...deletion}
				here={HERE}
				title="Delete your profile"
				text="Removes everything Onward stores about you. You are asked once more before anything happens."
				button="Delete Profile"
				intent="delete-profile"
				confirm="Yes, delete everything"
				keep="Keep my profile"
			>
				<p>Are you sure you want to delete your profile?</p>
				<p>
					Your answers, essays, reviews, chats, the record of what the AI was asked, your plan and your account are gone at once, here and
					wherever you are signed in. Nobody can bring them back.
				</p>
			</Deletion>
			<script type="module" src={revealPassword} />
		</StudentFrame>
	);
}
