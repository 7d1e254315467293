import { PROFILE } from "../contract/profile";
import { type ProfileLine, profileLines } from "../contract/profile-lines";
import { SECTIONS } from "../contract/profile-questions";
import { AppError } from "../errors";
import { type PdfBlock, PdfFailure, writePdf } from "../integrations/pdf.server";
import { PRODUCT } from "../product";
import { loadApplications } from "./applications.server";
import { countTry } from "./limits.server";
import { loadProfile } from "./profiles.server";
import type { Actor } from "./sessions.server";

const TITLE = "Application profile";
const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const SPELLED_OUT =
	"Some signs above are in no font of this server. Each is spelled out as its Unicode number, ‹U+…›. The other downloads hold them as you typed them.";

/**
 * The student's answers as a PDF for people to read: sections and labels in the order of the table of profile fields, only what is
 * answered. Throws AppError unavailable when none can be made just now, rate_limited after very many.
 */
export async function makeProfilePdf(student: Pick<Actor, "userId">): Promise<Uint8Array<ArrayBuffer>> {
	await countTry(["pdfsOfAccount", student.userId]);
	const { answers } = await loadProfile(student);
	const { firstName, lastName } = answers.personalInformation ?? {};
	const name = [firstName, lastName].filter(Boolean).join(" ");
	const lines = profileLines(answers, await loadApplications(student, answers));
	const blocks: PdfBlock[] = [
		{ kind: "title", text: name || TITLE },
		{ kind: "lead", text: `${name ? `${TITLE}, ` : ""}${DAY.format(new Date())}` },
		...SECTIONS.flatMap((section) =>
			sectionBlocks(
				PROFILE[section].label,
				lines.filter((line) => line.section === section),
			),
		),
		...(lines.length === 0 ? [{ kind: "text" as const, text: "Nothing is answered yet." }] : []),
	];
	try {
		return await writePdf({ title: name ? `${name}: ${TITLE}` : TITLE, footer: `${PRODUCT.name} · ${TITLE}`, note: SPELLED_OUT, blocks });
	} catch (error) {
		if (!(error instanceof PdfFailure)) throw error;
		throw new AppError("unavailable", "The PDF could not be made just now. Please try again in a minute.", { retryAfter: 60 });
	}
}

/** Single answers first, then the entries of lists, each under its name. */
function sectionBlocks(heading: string, lines: ProfileLine[]): PdfBlock[] {
	if (lines.length === 0) return [];
	const single = lines.filter(({ entry }) => entry === undefined);
	const entries = lines.filter(({ entry }) => entry !== undefined);
	return [
		{ kind: "section", text: heading },
		...single.map(answer),
		...entries.flatMap((line, index): PdfBlock[] =>
			line.entry === entries[index - 1]?.entry ? [answer(line)] : [{ kind: "entry", text: line.entry ?? "" }, answer(line)],
		),
	];
}

const answer = ({ label, value, kind }: ProfileLine): PdfBlock => ({
	kind: "line",
	label,
	value: kind === "date" ? DAY.format(new Date(value)) : value,
});
