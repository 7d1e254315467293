import { data, type LinksFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InvitationList } from "~/components/school/invitation-list";
import { InviteDialog } from "~/components/school/invite-dialog";
import { StaffFrame } from "~/components/staff-frame";
import { addressesIn, INVITATION_STATES, type InvitationForm, invitationForm } from "~/contract/invitations";
import {
	INVITATIONS_PER_PAGE,
	invite,
	listInvitations,
	resendInvitation,
	restoreInvitation,
	revokeInvitation,
} from "~/domain/invitations.server";
import { loadSchool, type Staff } from "~/domain/schools.server";
import dialog from "~/enhance/dialog.ts?worker&url";
import inviteRows from "~/enhance/invite-rows.ts?worker&url";
import { AppError } from "~/errors";
import { type FormResult, formDoor, page } from "~/http/html-door.server";
import { linkOrigin } from "~/http/origin.server";
import { requireStaffPage } from "~/http/role-pages.server";
import { pageTitle } from "~/product";
import styles from "~/styles/school.css?url";

const HERE = "/admin/invitations";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Invitations");

const count = (value: string | null) => (value && /^\d{1,5}$/.test(value) ? Number(value) : 0);

export const loader = page(async ({ request }) => {
	const staff = await requireStaffPage(request);
	const { searchParams } = new URL(request.url);
	const state = INVITATION_STATES.find((each) => each === searchParams.get("state"));
	const number = Math.max(1, count(searchParams.get("page")));
	const [school, { rows, counts }] = await Promise.all([loadSchool(staff), listInvitations(staff, state, number)]);
	const total = state ? (counts[state] ?? 0) : Object.values(counts).reduce((sum, each) => sum + each, 0);
	return {
		school: { name: school.name, seats: school.seats, free: Math.max(0, school.seats - school.members - school.invited) },
		list: { rows, counts, state, page: number, hasMore: number * INVITATIONS_PER_PAGE < total },
		dialog: searchParams.has("invite")
			? { role: searchParams.get("invite") === "staff" ? ("Admin" as const) : ("Student" as const) }
			: undefined,
		done: {
			isSent: searchParams.has("sent"),
			sent: count(searchParams.get("sent")),
			waiting: count(searchParams.get("waiting")),
			members: count(searchParams.get("members")),
			isResent: searchParams.has("resent"),
			revoked: searchParams.get("revoked") ?? undefined,
		},
		refused: searchParams.getAll("email").slice(0, 50),
	};
});

export const action = formDoor(invitationForm, [], async ({ input, request }) => {
	const staff = await requireStaffPage(request);
	if ("id" in input) {
		if (input.intent === "resend") await resendInvitation(staff, input.id, linkOrigin(request));
		if (input.intent === "restore") await restoreInvitation(staff, input.id);
		if (input.intent === "revoke") await revokeInvitation(staff, input.id);
		return redirect(`${HERE}?${input.intent === "resend" ? "resent" : input.intent === "revoke" ? `revoked=${input.id}` : ""}`, 303);
	}
	if (input.intent === "invite") return sendInvitations(staff, input, linkOrigin(request));
	return data({ initialValue: { ...input, email: changedRows(input) } } as FormResult);
});

type Invites = Exclude<InvitationForm, { id: string }>;

/** What is no address comes back in the dialog; the others are invited. */
async function sendInvitations(staff: Staff, { role, email, many }: Invites, origin: string): Promise<Response> {
	const { emails, refused } = addressesIn([...email, many].filter((text) => text !== undefined));
	if (emails.length === 0)
		throw new AppError("invalid", refused.length > 0 ? `No e-mail address: ${refused.join(", ")}` : "Enter at least one e-mail address.");
	const invited = await invite(
		staff,
		role,
		emails.map((each) => ({ email: each })),
		origin,
	);
	const told = { sent: String(invited.invited), waiting: String(invited.waiting), members: String(invited.members) };
	const left = refused.slice(0, 50).map((each) => ["email", each.slice(0, 100)] as [string, string]);
	const again: [string, string][] = left.length > 0 ? [["invite", role === "Admin" ? "staff" : ""]] : [];
	return redirect(`${HERE}?${new URLSearchParams([...again, ...Object.entries(told), ...left])}`, 303);
}

/** The rows with one more at the end, or without the one whose button was pressed; never below one. */
function changedRows({ intent, email }: Invites): string[] {
	const rows = email.map((row) => row ?? "");
	if (intent === "add-row") return [...rows, ""];
	const removed = Number(intent.replace("remove-row-", ""));
	const left = rows.filter((_, index) => index !== removed);
	return left.length > 0 ? left : [""];
}

export default function AdminInvitationsPage() {
	const { school, list, dialog: opened, done, refused } = useLoaderData<typeof loader>();
	const result = useActionData() as FormResult | undefined;
	const problems = Object.values(result?.error ?? {}).flatMap((messages) => messages ?? []);
	return (
		<StaffFrame current="/admin">
			<p>
				<a href="/admin">Dashboard</a>
			</p>
			<h1>Invitations</h1>
			<p>
				{school.free.toLocaleString("en-US")} of {school.seats.toLocaleString("en-US")} seats are free.
			</p>
			<p className="actions">
				<a className="button" href={`${HERE}?invite`}>
					Invite student
				</a>
				<a className="button quiet" href="/admin/upload">
					Upload a spreadsheet
				</a>
				<a className="button quiet" href={`${HERE}?invite=staff`}>
					Invite a colleague
				</a>
			</p>
			<InvitationList {...list} done={done} problems={opened ? [] : problems} />
			{opened ? (
				<InviteDialog
					invitee={opened.role}
					schoolName={school.name}
					closeHref={HERE}
					typed={result?.initialValue}
					refused={refused}
					done={done.isSent && !result ? done.sent : undefined}
					problems={problems}
				/>
			) : null}
			{opened ? <script type="module" src={dialog} /> : null}
			{opened ? <script type="module" src={inviteRows} /> : null}
		</StaffFrame>
	);
}
