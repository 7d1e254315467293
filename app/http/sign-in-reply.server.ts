import type { Account } from "../domain/accounts.server";
import { findActor } from "../domain/sessions.server";
import { authStatus } from "../domain/status.server";
import { signIn } from "./session-cookie.server";

/** Begins a session and answers, as register, adminRegister and login do, what GET /api/auth/status would (design, section 4). */
export async function signInReply(request: Request, account: Account) {
	const { headers, token } = await signIn(request, account);
	const actor = await findActor(token);
	return { body: actor ? await authStatus(actor) : { loggedIn: false }, headers };
}
