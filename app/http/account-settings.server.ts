import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { accountForm } from "../contract/account";
import { signedInLately } from "../domain/account-deletion.server";
import { changePassword } from "../domain/accounts.server";
import { cancelEmailChange, pendingEmailChange, requestEmailChange, resendEmailChange } from "../domain/email-changes.server";
import { requestFirstPassword } from "../domain/resets.server";
import { type Actor, endAllSessions, endSession, listSessions } from "../domain/sessions.server";
import { twoStepState } from "../domain/two-step.server";
import { clientOf } from "./device-cookie.server";
import { linkOrigin } from "./origin.server";
import { logInAgain } from "./role-pages.server";
import { signOut } from "./session-cookie.server";

/** What the settings of students and of staff show alike: address, password, two steps, sessions. */
export async function loadAccountSettings(actor: Actor, request: Request) {
	const { searchParams } = new URL(request.url);
	const [pendingEmail, twoStep, sessions] = await Promise.all([pendingEmailChange(actor), twoStepState(actor), listSessions(actor)]);
	const done = { changed: searchParams.get("changed") === "password", mailed: searchParams.get("mailed") === "password" };
	return {
		email: actor.email,
		hasPassword: actor.hasPassword,
		passwordDone: done.changed ? ("changed" as const) : done.mailed ? ("mailed" as const) : undefined,
		pendingEmail,
		twoStep,
		sessions,
	};
}

/** Where an account is about to be deleted from the settings at `here` (specification, section 2, student settings). */
const deletingAt = (here: string) => `${here}?delete-account=true`;

/** Whether the deletion is asked about, and whether it may be done without signing in again. */
export const loadDeletion = (actor: Actor, request: Request) => ({
	isDeleting: new URL(request.url).searchParams.get("delete-account") === "true",
	mayDelete: signedInLately(actor),
});

/** Deletes the account where its owner signed in lately, and leads to the start; asks again otherwise. */
export async function carryOutDeletion(
	actor: Actor,
	request: Request,
	here: string,
	deletion: (actor: Actor) => Promise<void>,
): Promise<Response> {
	if (!signedInLately(actor)) return redirect(deletingAt(here), 303);
	await deletion(actor);
	return redirect("/", { status: 303, headers: await signOut(request) });
}

/** Carries out what their forms post, and leads back to `here`, the page they stand on. */
export async function changeAccountSettings(
	actor: Actor,
	input: z.output<typeof accountForm>,
	{ request, context }: Pick<ActionFunctionArgs, "request" | "context">,
	here: string,
): Promise<Response> {
	const client = await clientOf({ request, context });
	switch (input.intent) {
		case "change-password":
			await changePassword(actor, input);
			return redirect(`${here}?changed=password`, 303);
		case "set-password":
			await requestFirstPassword(actor, linkOrigin(request), client);
			return redirect(`${here}?mailed=password#password`, 303);
		case "change-email":
			await requestEmailChange(actor, input, linkOrigin(request), client);
			return redirect(`${here}#email-change`, 303);
		case "resend-email-change":
			await resendEmailChange(actor, linkOrigin(request), client);
			return redirect(`${here}#email-change`, 303);
		case "cancel-email-change":
			await cancelEmailChange(actor);
			return redirect(`${here}#email-change`, 303);
		case "end-session":
			await endSession(actor, input.sessionId);
			return redirect(`${here}#sessions`, 303);
		case "sign-out-everywhere":
			await endAllSessions(actor.userId);
			return redirect("/login?notice=signed-out-everywhere", { status: 303, headers: await signOut(request) });
		case "log-in-again":
			return logInAgain(request, deletingAt(here));
	}
}
