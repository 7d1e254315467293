import { API } from "~/contract/api";
import { ROSTER_BYTES_MAX } from "~/contract/roster";
import { makeRosterPdf } from "~/domain/roster-pdf.server";
import { importUpload, keepUpload, loadUpload } from "~/domain/roster-uploads.server";
import { staffOf } from "~/domain/schools.server";
import { attachment } from "~/http/attachment.server";
import { fileDoor } from "~/http/json-door.server";
import { linkOrigin } from "~/http/origin.server";

const door = fileDoor(API.upload, ROSTER_BYTES_MAX, async ({ input: { spreadsheet }, actor, request }) => {
	const staff = staffOf(actor);
	const origin = linkOrigin(request);
	const id = await keepUpload(staff, spreadsheet.name, new Uint8Array(await spreadsheet.arrayBuffer()));
	await importUpload(staff, id, origin, { isMailed: true });
	return attachment(await makeRosterPdf(staff, await loadUpload(staff, id), origin), "processed.pdf", "application/pdf");
});

export const loader = door;
export const action = door;
