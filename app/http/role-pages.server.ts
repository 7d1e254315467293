import { redirect } from "@remix-run/node";
import type { Account } from "../domain/accounts.server";
import type { Actor } from "../domain/sessions.server";
import { askForCode } from "./challenge-cookie.server";
import { ownPath } from "./own-path.server";
import { actorOf, requireActor, signIn, signOut } from "./session-cookie.server";

/** Where a role starts (specification, section 2, login). */
export const homeOf = (role: Actor["role"]) => (role === "Student" ? "/dashboard" : "/admin");

/** Where a role changes its account. */
export const settingsOf = (role: Actor["role"]) => (role === "Student" ? "/settings" : "/adminsettings");

/** The signed-in person of a page made for one role; the other role is sent to its own start. Throws AppError signed_out. */
export async function requirePageOf(role: Actor["role"], request: Request): Promise<Actor> {
	const actor = await requireActor(request);
	if (actor.role !== role) throw redirect(homeOf(actor.role));
	return actor;
}

/** The member of staff of a page about their school; staff who were removed from theirs are sent to their settings. Throws as above. */
export async function requireStaffPage(request: Request): Promise<Actor & { schoolId: string }> {
	const actor = await requirePageOf("Admin", request);
	const { schoolId } = actor;
	if (!schoolId) throw redirect(settingsOf(actor.role));
	return { ...actor, schoolId };
}

/** Sends who is signed in already on from a sign-in page. */
export async function leaveWhenSignedIn(request: Request): Promise<void> {
	const actor = await actorOf(request);
	if (actor) throw redirect(wantedPage(request) ?? homeOf(actor.role));
}

/** Signs out and leads to the sign-in, which leads back to `path`: for what only who signed in lately may do. */
export async function logInAgain(request: Request, path: string): Promise<Response> {
	return redirect(`/login?${new URLSearchParams({ redirectTo: path })}`, { status: 303, headers: await signOut(request) });
}

/**
 * Begins a session of this account, and leads to where its sign-in leads: to the page asked for before, else to the role's start. An
 * account with two steps is asked for its code first. `wanted` is that page, where the request's own address does not tell it.
 */
export async function completeSignIn(request: Request, account: Account, wanted = wantedPage(request)): Promise<Response> {
	if (account.hasTwoSteps && !account.isCodeTaken) {
		const query = wanted ? `?${new URLSearchParams({ redirectTo: wanted })}` : "";
		return redirect(`/login/code${query}`, { status: 303, headers: await askForCode(account) });
	}
	const { headers } = await signIn(request, account);
	return redirect(wanted ?? homeOf(account.role), { status: 303, headers });
}

/** The page of this site that was asked for before signing in. */
export const wantedPage = (request: Request) => ownPath(new URL(request.url).searchParams.get("redirectTo"));
