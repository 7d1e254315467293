import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { ColleagueList } from "~/components/school/colleague-list";
import { AccountSettings } from "~/components/settings/account-settings";
import { StaffFrame } from "~/components/staff-frame";
import { staffNames, staffSettingsForm } from "~/contract/account";
import { listColleagues, removeColleague } from "~/domain/colleagues.server";
import { loadSchool, saveNames, staffOf } from "~/domain/schools.server";
import revealPassword from "~/enhance/reveal-password.ts?worker&url";
import { changeAccountSettings, loadAccountSettings } from "~/http/account-settings.server";
import { formDoor, page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { pageTitle } from "~/product";

const HERE = "/adminsettings";

export const meta = () => pageTitle("Settings");

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Admin", request);
	const staff = staffOf(actor);
	const [school, colleagues, account] = await Promise.all([loadSchool(staff), listColleagues(staff), loadAccountSettings(actor, request)]);
	return {
		names: { name: actor.name ?? undefined, schoolName: school.name },
		isSaved: new URL(request.url).searchParams.has("saved"),
		colleagues: colleagues.map(({ userId, name, email }) => ({ userId, name, email, isSelf: userId === actor.userId })),
		account,
	};
});

export const action = formDoor(
	staffSettingsForm,
	["oldPassword", "newPassword", "confirm", "password"],
	async ({ input, request, context }) => {
		const actor = await requirePageOf("Admin", request);
		switch (input.intent) {
			case "save-names":
				await saveNames(staffOf(actor), input);
				return redirect(`${HERE}?saved`, 303);
			case "remove-colleague":
				await removeColleague(staffOf(actor), input.userId);
				return redirect(`${HERE}#staff`, 303);
			default:
				return changeAccountSettings(actor, input, { request, context }, HERE);
		}
	},
);

export default function AdminSettingsPage() {
	const { names, isSaved, colleagues, account } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("save-names", staffNames, names);
	return (
		<StaffFrame current={HERE}>
			<h1>Settings</h1>
			<section className="settings-part" aria-labelledby="names">
				<h2 id="names">You and your school</h2>
				{isSaved && !form.errors ? (
					<p className="form-done" role="status">
						Saved.
					</p>
				) : null}
				<PostForm form={form}>
					<InputField
						field={fields.name}
						label="Your name"
						isOptional
						autoComplete="name"
						hint="Your colleagues see it, and students when you look at their progress."
					/>
					<InputField field={fields.schoolName} label="School name" autoComplete="organization" />
					<button className="button" type="submit" name="intent" value="save-names">
						Save Changes
					</button>
				</PostForm>
			</section>
			<ColleagueList colleagues={colleagues} />
			<AccountSettings {...account} />
			<script type="module" src={revealPassword} />
		</StaffFrame>
	);
}
