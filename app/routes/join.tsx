import { type LinksFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuthPage } from "~/components/auth-page";
import { InvitedColleague, InvitedStaff } from "~/components/school/invited-staff";
import { InvitedStudent, InvitedVisitor } from "~/components/school/invited-student";
import { joinForm } from "~/contract/invitations";
import { joinAsColleague, registerColleague } from "~/domain/colleagues.server";
import { findInvitation, type OpenInvitation } from "~/domain/invitation-links.server";
import { joinSchool, loadMembership } from "~/domain/memberships.server";
import { loadProfile } from "~/domain/profiles.server";
import type { Actor } from "~/domain/sessions.server";
import { loadShared } from "~/domain/shared-with-school.server";
import { clientOf } from "~/http/device-cookie.server";
import { formDoor, page } from "~/http/html-door.server";
import { completeSignIn, requirePageOf } from "~/http/role-pages.server";
import { actorOf, requireActor } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";
import styles from "~/styles/school.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Join your school");

/** Looking changes nothing: programs that check mail open its links. */
export const loader = page(async ({ request }) => {
	const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
	const [invitation, actor] = await Promise.all([findInvitation(token), actorOf(request)]);
	if (!invitation) return { state: "void" } as const;
	const { school, email, role } = invitation;
	const told = { token, school, email };
	if (role === "Admin")
		return actor
			? ({ state: "signed-in-staff", ...told, signedInAs: actor.email, isStaff: actor.role === "Admin" } as const)
			: ({ state: "new-staff", ...told } as const);
	if (actor?.role !== "Student") return { state: "visitor", ...told, signedInAs: actor?.email } as const;
	return { state: "student", ...told, ...(await ownView(actor, invitation)) } as const;
});

/** What the student would share, and under what name. */
async function ownView(actor: Actor, { firstName, lastName }: OpenInvitation) {
	const [{ answers }, shared, membership] = await Promise.all([loadProfile(actor), loadShared(actor.userId), loadMembership(actor)]);
	const own = answers.personalInformation ?? {};
	const names = { firstName: own.firstName ?? firstName ?? undefined, lastName: own.lastName ?? lastName ?? undefined };
	return { names, shared, belongsTo: membership?.school };
}

export const action = formDoor(joinForm, ["password", "confirm"], async ({ input, request, context }) => {
	switch (input.intent) {
		case "join":
			await joinSchool(await requirePageOf("Student", request), input);
			return redirect("/your-school?joined", 303);
		case "join-staff":
			await joinAsColleague(await requireActor(request), input.token);
			return redirect("/admin", 303);
		case "register-staff":
			return completeSignIn(request, await registerColleague(input, await clientOf({ request, context })));
	}
});

export default function JoinPage() {
	const told = useLoaderData<typeof loader>();
	switch (told.state) {
		case "student":
			return <InvitedStudent {...told} />;
		case "visitor":
			return <InvitedVisitor {...told} />;
		case "new-staff":
			return <InvitedColleague {...told} />;
		case "signed-in-staff":
			return <InvitedStaff {...told} />;
		case "void":
			return (
				<AuthPage title="This link is not valid any more">
					<p>It was used, replaced by a newer one, revoked, or is older than 14 days. Ask your school to send another.</p>
					<p className="actions">
						<a className="button" href="/">
							Go to the start
						</a>
					</p>
				</AuthPage>
			);
	}
}
