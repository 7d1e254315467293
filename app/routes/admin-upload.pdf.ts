import { makeRosterPdf } from "~/domain/roster-pdf.server";
import { loadUpload } from "~/domain/roster-uploads.server";
import { savedFile } from "~/http/download.server";
import { page } from "~/http/html-door.server";
import { linkOrigin } from "~/http/origin.server";
import { requireStaffPage } from "~/http/role-pages.server";

export const loader = page(async ({ request }) => {
	const staff = await requireStaffPage(request);
	const id = new URL(request.url).searchParams.get("upload") ?? "";
	return savedFile({ name: "processed.pdf", type: "application/pdf" }, request, async () =>
		makeRosterPdf(staff, await loadUpload(staff, id), linkOrigin(request)),
	);
});
