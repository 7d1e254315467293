import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { ColleagueList } from "~/components/school/colleague-list";
import { AccountSettings } from "~/components/settings/account-settings";
import { Deletion } from "~/components/settings/deletion";
import { StaffFrame } from "~/components/staff-frame";
import { staffNames, staffSettingsForm } from "~/contract/account";
import { counted } from "~/contract/counted";
import { NO_SCHOOL } from "~/contract/invitations";
import { deleteStaffAccount } from "~/domain/account-deletion.server";
import { listColleagues, removeColleague } from "~/domain/colleagues.server";
import { loadSchool, type Staff, saveNames, staffOf } from "~/domain/schools.server";
import type { Actor } from "~/domain/sessions.server";
import revealPassword from "~/enhance/reveal-password.ts?worker&url";
import { carryOutDeletion, changeAccountSettings, loadAccountSettings, loadDeletion } from "~/http/account-settings.server";
import { formDoor, page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { pageTitle } from "~/product";

const HERE = "/adminsettings";

export const meta = () => pageTitle("Settings");

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Admin", request);
	const [school, account] = await Promise.all([
		actor.schoolId ? loadOwnSchool(staffOf(actor)) : undefined,
		loadAccountSettings(actor, request),
	]);
	return {
		school,
		isSaved: new URL(request.url).searchParams.has("saved"),
		account,
		deletion: loadDeletion(actor, request),
	};
});

async function loadOwnSchool(staff: Staff & Pick<Actor, "name">) {
	const [{ name: schoolName, members }, colleagues] = await Promise.all([loadSchool(staff), listColleagues(staff)]);
	return {
		names: { name: staff.name ?? undefined, schoolName },
		members,
		colleagues: colleagues.map(({ userId, name, email }) => ({ userId, name, email, isSelf: userId === staff.userId })),
	};
}

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
			case "delete-account":
				return carryOutDeletion(actor, request, HERE, deleteStaffAccount);
			default:
				return changeAccountSettings(actor, input, { request, context }, HERE);
		}
	},
);

export default function AdminSettingsPage() {
	const { school, isSaved, account, deletion } = useLoaderData<typeof loader>();
	return (
		<StaffFrame current={HERE}>
			<h1>Settings</h1>
			{school ? (
				<>
					<NamesForm names={school.names} isSaved={isSaved} />
					<ColleagueList colleagues={school.colleagues} />
				</>
			) : (
				<p className="notice">{NO_SCHOOL}</p>
			)}
			<AccountSettings {...account} />
			<Deletion
				{...deletion}
				here={HERE}
				title="Delete your account"
				text="Removes your account and everything else Onward stores about you; only students keep the note that you looked at their page. You are asked once more before anything happens."
				button="Delete Account"
				intent="delete-account"
				confirm="Yes, delete my account"
				keep="Keep my account"
			>
				<p>Are you sure you want to delete your account?</p>
				<WhatGoes school={school} />
			</Deletion>
			<script type="module" src={revealPassword} />
		</StaffFrame>
	);
}

type School = { names: { schoolName: string }; members: number; colleagues: unknown[] };

function WhatGoes({ school }: { school: School | undefined }) {
	if (!school) return <p>It is gone at once, here and wherever you are signed in. Nobody can bring it back.</p>;
	const { names, members, colleagues } = school;
	if (colleagues.length > 1)
		return <p>It is gone at once, here and wherever you are signed in. {names.schoolName}, its students and your colleagues stay.</p>;
	return (
		<p>
			You are the only one who works at {names.schoolName}, so the school goes with your account: {counted(members, "student")} will not
			belong to it any more, and its invitations, uploads and plan are gone. The students keep their own accounts. If the school should
			stay, <a href="/admin/invitations?invite=staff">invite a colleague</a> first.
		</p>
	);
}

function NamesForm({ names, isSaved }: { names: { name: string | undefined; schoolName: string }; isSaved: boolean }) {
	const [form, fields] = usePlainForm("save-names", staffNames, names);
	return (
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
	);
}
