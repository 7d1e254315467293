import { wordsOf } from "../words";
import type { Read } from "./order";

const PHONE_PIECES = ["area", "prefix", "line"] as const;
const LONGEST_AREA = 5;

/** Which of the languages a question means: one list or text that takes several asks for all at once, others for the first one or that of the home. */
export function languagesMeant(read: Read, reads: readonly Read[]): string | undefined {
	const isLanguage = ({ reading }: Read) => reading?.named === "language" && reading.attribute === "language";
	if (!isLanguage(read)) return undefined;
	const { control, multiple } = read.field;
	const question = languageQuestion(read);
	const takesSeveral =
		multiple || ((control === "combobox" || control === "text" || control === "longText") && /\blanguages\b/.test(question));
	const asksOther = /\b(other|second|additional|otro|ademas)\b/;
	const isOfOthers = /\b(other (languages|than)|besides|otros idiomas|ademas)\b/.test(question);
	if (takesSeveral && isOfOthers) return "others";
	if (takesSeveral && reads.filter(isLanguage).length === 1) return "all";
	if (asksOther.test(question) && reads.filter(isLanguage).length > MOST_NAMED) return undefined;
	return /\b(home|casa|hogar)\b/.test(question)
		? "home"
		: asksOther.test(question)
			? "other"
			: /\b(first|native|primary|mother|materna?)\b/.test(question)
				? "first"
				: undefined;
}

/** Of more languages than the first and another one the page's order tells which is meant. */
const MOST_NAMED = 2;
const languageQuestion = ({ field: { evidence } }: Read) => wordsOf(evidence.label || evidence.near || evidence.group);

/** Three narrow boxes in a row take a telephone number in pieces. */
export function phonePieces(reads: readonly Read[]): Map<Read, string> {
	const pieces = new Map<Read, string>();
	for (let place = 0; place + 2 < reads.length; place++) {
		const three = reads.slice(place, place + 3);
		if (three[0]!.reading?.attribute !== "phoneNumber") continue;
		const widths = three.map(({ field }) => field.evidence.maxLength ?? Number(field.element.getAttribute("size") ?? 0));
		if (!(widths[0] === 3 && widths[1] === 3 && widths[2] === 4)) continue;
		three.forEach((read, index) => {
			read.reading = three[0]!.reading;
			pieces.set(read, PHONE_PIECES[index]!);
		});
	}
	for (const read of reads) if (read.reading?.attribute === "phoneNumber" && !pieces.has(read) && saysArea(read)) pieces.set(read, "area");
	for (const [read] of [...pieces].filter(([, piece]) => piece === "area")) {
		const next = reads[reads.indexOf(read) + 1];
		if (next?.reading?.attribute === "phoneNumber" && !pieces.has(next)) pieces.set(next, "local");
	}
	return pieces;
}

const saysArea = ({ field }: Read) =>
	(/\barea( code)?\b/.test(wordsOf(`${field.evidence.label} ${field.evidence.near} ${field.evidence.placeholder}`)) &&
		((field.evidence.maxLength ?? Number(field.element.getAttribute("size") || 99)) <= LONGEST_AREA ||
			/^(phone |telephone )?area( code)?$/.test(wordsOf(field.evidence.label || field.evidence.near || field.evidence.placeholder)))) ||
	field.evidence.autocomplete.includes("tel-area-code");
