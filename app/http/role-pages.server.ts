import { redirect } from "@remix-run/node";
import type { Actor } from "../domain/sessions.server";
import { ownPath } from "./own-path.server";
import { actorOf, requireActor, signIn } from "./session-cookie.server";

/** Where a role starts (specification, section 2, login). */
export const homeOf = (role: Actor["role"]) => (role === "Student" ? "/dashboard" : "/admin");

/** The signed-in person of a page made for one role; the other role is sent to its own start. Throws AppError signed_out. */
export async function requirePageOf(role: Actor["role"], request: Request): Promise<Actor> {
	const actor = await requireActor(request);
	if (actor.role !== role) throw redirect(homeOf(actor.role));
	return actor;
}

/** Sends who is signed in already on from a sign-in page. */
export async function leaveWhenSignedIn(request: Request): Promise<void> {
	const actor = await actorOf(request);
	if (actor) throw redirect(afterSignIn(request, actor.role));
}

/** Begins a session of this account, and leads to where its sign-in leads. */
export async function completeSignIn(request: Request, account: Parameters<typeof signIn>[1]): Promise<Response> {
	const { headers } = await signIn(request, account);
	return redirect(afterSignIn(request, account.role), { status: 303, headers });
}

/** Where a sign-in leads: to the page asked for before, else to the role's start. */
function afterSignIn(request: Request, role: Actor["role"]): string {
	return ownPath(new URL(request.url).searchParams.get("redirectTo")) ?? homeOf(role);
}
