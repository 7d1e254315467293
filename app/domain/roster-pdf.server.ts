import { counted } from "../contract/counted";
import { INVITATION_DAYS } from "../contract/invitations";
import type { RosterFault } from "../contract/roster";
import { AppError } from "../errors";
import { type PdfBlock, PdfFailure, writePdf } from "../integrations/pdf.server";
import { PRODUCT } from "../product";
import { linksOf } from "./invitations.server";
import type { RosterUpload } from "./roster-uploads.server";
import { loadSchool, type Staff } from "./schools.server";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const SPELLED_OUT = "Some signs above are in no font of this server. Each is spelled out as its Unicode number, ‹U+…›.";

/**
 * What came of an import, for printing: a summary with every row that was left out and why, then a slip for each student who can still
 * join, with their link. Throws AppError conflict before the import, unavailable when none can be made just now.
 */
export async function makeRosterPdf(staff: Staff, upload: RosterUpload, origin: string): Promise<Uint8Array<ArrayBuffer>> {
	const { roster, outcome, importedAt, fileName } = upload;
	if (!outcome || !importedAt) throw new AppError("conflict", "Import the students first; then their slips can be printed.");
	const [school, slips] = await Promise.all([loadSchool(staff), linksOf(staff, roster.students, origin)]);
	const joined = roster.students.length - slips.length - outcome.members;
	const blocks: PdfBlock[] = [
		{ kind: "title", text: school.name },
		{ kind: "lead", text: `Students imported on ${DAY.format(importedAt)} from ${fileName}` },
		{ kind: "section", text: "Summary" },
		line("Invited", counted(outcome.invited, "student")),
		line("Invited before", `${counted(outcome.waiting, "student")}: their earlier link stays good`),
		line("Members already", counted(outcome.members, "student")),
		line("Left out", counted(roster.faults.length, "row")),
		line("Slips", `${counted(slips.length, "student")}${joined > 0 ? `; ${joined} joined or had the invitation revoked since` : ""}`),
		...(roster.faults.length > 0 ? [{ kind: "section" as const, text: "Rows left out" }] : []),
		...roster.faults.map(faultLine),
		...(slips.length > 0 ? [{ kind: "page" as const }] : []),
		...slips.map(
			({ firstName = "", lastName = "", email, link }): PdfBlock => ({
				kind: "slip",
				title: `${firstName} ${lastName}`.trim(),
				lead: email,
				text: `${school.name} invites you to ${PRODUCT.name}. Scan the code or type the address: it is yours alone, works once, and is good for ${INVITATION_DAYS} days.`,
				link,
			}),
		),
	];
	try {
		return await writePdf({ title: `${school.name}: invitations`, footer: `${PRODUCT.name} · ${school.name}`, note: SPELLED_OUT, blocks });
	} catch (error) {
		if (!(error instanceof PdfFailure)) throw error;
		throw new AppError("unavailable", "The PDF could not be made just now. Please try again in a minute.", { retryAfter: 60 });
	}
}

const line = (label: string, value: string): PdfBlock => ({ kind: "line", label, value });

function faultLine({ row, cells, reason }: RosterFault): PdfBlock {
	const given = cells.filter((text) => text !== "").join(", ");
	return line(`Row ${row}`, given ? `${reason}\n${given}` : reason);
}
