import { homeOf } from "./role-pages.server";
import { actorOf } from "./session-cookie.server";

/** Where the visitor of a public page starts when signed in; undefined for a stranger, who costs no query. */
export async function visitorHome(request: Request): Promise<string | undefined> {
	const actor = await actorOf(request);
	return actor && homeOf(actor.role);
}
