import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type RosterView, readRosterView, rosterHref } from "../contract/roster-view";
import { type AccessAction, recordAccess } from "../domain/access-log.server";
import type { Staff } from "../domain/schools.server";
import type { Actor } from "../domain/sessions.server";
import { attachment } from "./attachment.server";
import { refusalAnswer } from "./front-door.server";
import { page } from "./html-door.server";
import { isMeantToBeSeen } from "./own-navigation.server";
import { refusalOf } from "./refusals.server";
import { requirePageOf, requireStaffPage } from "./role-pages.server";
import { deviceOf } from "./session-cookie.server";

type File = { name: string; type: string };
type Body = string | Uint8Array<ArrayBuffer>;

/** The answer that saves a file as it is written, or says on a page why there is none. */
export async function savedFile({ name, type }: File, { url }: Request, write: () => Promise<Body>): Promise<Response> {
	try {
		return attachment(await write(), name, type);
	} catch (error) {
		const refusal = refusalOf(error);
		if (!refusal) throw error;
		return refusalAnswer(refusal, url);
	}
}

type Download = File & {
	action: AccessAction;
	/** The page that offers it, where that is not /yourData. */
	offeredAt?: string;
	write: (student: Actor) => Promise<Body>;
};

/**
 * The loader of a file with a student's data. A link of this site or a typed address gets it, and it is noted for the student; who is
 * sent here by another site comes to the page that offers it.
 */
export function download({ action, offeredAt = "/yourData", write, ...file }: Download) {
	return page(async ({ request }: LoaderFunctionArgs) => {
		const student = await requirePageOf("Student", request);
		if (!isMeantToBeSeen(request)) throw redirect(offeredAt);
		return savedFile(file, request, async () => {
			const body = await write(student);
			await recordAccess(student, action, deviceOf(request));
			return body;
		});
	});
}

/** The loader of a file with the students of a school as the address filters them. `write` notes it for each of them. */
export function classDownload({ write, ...file }: File & { write: (staff: Staff, view: RosterView) => Promise<Body> }) {
	return page(async ({ request }: LoaderFunctionArgs) => {
		const staff = await requireStaffPage(request);
		const view = readRosterView(new URL(request.url).searchParams);
		if (!isMeantToBeSeen(request)) throw redirect(rosterHref(view));
		return savedFile(file, request, () => write(staff, view));
	});
}
