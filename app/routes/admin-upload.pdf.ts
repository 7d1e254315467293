import { makeRosterPdf } from "~/domain/roster-pdf.server";
import { loadUpload } from "~/domain/roster-uploads.server";
import { staffOf } from "~/domain/schools.server";
import { attachment } from "~/http/attachment.server";
import { refusalAnswer } from "~/http/front-door.server";
import { page } from "~/http/html-door.server";
import { linkOrigin } from "~/http/origin.server";
import { refusalOf } from "~/http/refusals.server";
import { requirePageOf } from "~/http/role-pages.server";

export const loader = page(async ({ request }) => {
	const staff = staffOf(await requirePageOf("Admin", request));
	try {
		const upload = await loadUpload(staff, new URL(request.url).searchParams.get("upload") ?? "");
		return attachment(await makeRosterPdf(staff, upload, linkOrigin(request)), "processed.pdf", "application/pdf");
	} catch (error) {
		const refusal = refusalOf(error);
		if (!refusal) throw error;
		return refusalAnswer(refusal, request.url);
	}
});
