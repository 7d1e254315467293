import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type AccessAction, recordAccess } from "../domain/access-log.server";
import type { Actor } from "../domain/sessions.server";
import { attachment } from "./attachment.server";
import { refusalAnswer } from "./front-door.server";
import { page } from "./html-door.server";
import { isOwnNavigation } from "./own-navigation.server";
import { refusalOf } from "./refusals.server";
import { requirePageOf } from "./role-pages.server";
import { deviceOf } from "./session-cookie.server";

/** An old browser whose address bar was used, or a program of the student's own: the file reaches nobody else. */
const tellsNothing = ({ headers }: Request) => !headers.has("Sec-Fetch-Site") && !headers.has("Referer");

type Download = {
	action: AccessAction;
	name: string;
	type: string;
	/** The page that offers it, where that is not /yourData. */
	offeredAt?: string;
	write: (student: Actor) => Promise<string | Uint8Array<ArrayBuffer>>;
};

/**
 * The loader of a file with a student's data. A link of this site or a typed address gets it, and it is noted for the student; who is
 * sent here by another site comes to the page that offers it.
 */
export function download({ action, name, type, offeredAt = "/yourData", write }: Download) {
	return page(async ({ request }: LoaderFunctionArgs) => {
		const student = await requirePageOf("Student", request);
		if (!isOwnNavigation(request) && !tellsNothing(request)) throw redirect(offeredAt);
		try {
			const body = await write(student);
			await recordAccess(student, action, deviceOf(request));
			return attachment(body, name, type);
		} catch (error) {
			const refusal = refusalOf(error);
			if (!refusal) throw error;
			return refusalAnswer(refusal, request.url);
		}
	});
}
