import { LISTS, wordsOfQuestion } from "../page";
import { wordsOf } from "../words";
import type { Reading } from "./attribute";
import { isBeside, questionOf, type Read } from "./reads";

const PIECES_OF: Readonly<Record<string, readonly string[]>> = {
	cityStateZip: ["city", "state", "postalCode"],
	cityState: ["city", "state"],
	addressLine2: ["addressLine1"],
	subject: ["score", "date"],
	courseName: ["grade", "credits"],
	title: ["gradeYear", "description"],
	language: ["proficiency"],
};

/**
 * What the prompt of a box asks of all that its label asks, where several boxes share that: “City, state and ZIP” before [City] [State] [ZIP], “AP / IB” over
 * [Exam] [Score] [Year].
 */
export function pieceAsked(asked: Reading, readPrompt: () => Reading | undefined): Reading {
	const pieces = PIECES_OF[asked.attribute];
	const prompted = pieces && readPrompt();
	return prompted?.named === asked.named && pieces?.includes(prompted.attribute) ? { ...asked, attribute: prompted.attribute } : asked;
}

/** What is asked of the student beside where they are. */
const OF_PROFILE: ReadonlySet<string> = new Set(["fullName", "givenName", "familyName", "phoneNumber", "email", "website"]);
const REACH = 2;

/** “Location” among what tells who the student is asks for the town. */
export function locationsOf(reads: readonly Read[]) {
	for (const [place, read] of reads.entries()) {
		const isOpen = !read.reading && (read.naming === undefined || read.naming.named === "applicant");
		if (!isOpen || read.field.control !== "text" || questionOf(read) !== "location") continue;
		const isProfile = reads
			.slice(Math.max(0, place - REACH), place + REACH + 1)
			.some((other) => other.reading?.named === "applicant" && OF_PROFILE.has(other.reading.attribute) && isBeside(other, read));
		if (isProfile) read.reading = { named: "applicant", attribute: "cityState", piece: "location", from: "label" };
	}
}

const wordsBeside = ({ field: { evidence } }: Read) => (evidence.label ? "" : wordsOf(evidence.near || evidence.group));

/** “City, state, ZIP”, or “Location of high school”, before a box, a list and perhaps a second box asks for one of these in each; after boxes for the others it asks for what is left. */
export function placesInLine(reads: Read[]) {
	reads.forEach((read, place) => {
		const { reading, field } = read;
		const pieces = PIECES_OF[reading?.attribute ?? ""];
		if (!pieces?.includes("city") || field.control !== "text") return;
		const asked = reads
			.slice(Math.max(0, place - pieces.length + 1), place)
			.flatMap((before) => (before.field.evidence.group === field.evidence.group ? (before.reading?.attribute ?? []) : []));
		const left = pieces.filter((piece) => !asked.includes(piece));
		if (field.evidence.group && left.length === 1) {
			read.reading = { ...reading!, attribute: left[0]! };
			return;
		}
		const goOn = reads
			.slice(place + 1, place + pieces.length)
			.map((next) => (next.reading?.named === reading!.named ? next.reading.attribute : ""));
		if (goOn.join() === pieces.slice(1).join()) {
			read.reading = { ...reading!, attribute: "city" };
			return;
		}
		const words = wordsOf(field.evidence.label || field.evidence.near || field.evidence.group);
		const [list, code] = reads.slice(place + 1, place + 3).map((next) => (wordsBeside(next) === words ? next : undefined));
		if (words === "" || !list || !LISTS.has(list.field.control)) return;
		read.reading = { ...reading!, attribute: "city" };
		list.reading = { ...reading!, attribute: "state" };
		if (code && pieces.includes("postalCode")) code.reading = { ...reading!, attribute: "postalCode" };
	});
}

const MIDDLE: ReadonlySet<string> = new Set(["middleName", "middleInitial"]);

/** “First name, middle initial” before two boxes asks for one of them in each. */
export function namesInLine(reads: readonly Read[]) {
	for (const [place, { reading, field }] of reads.entries()) {
		const next = reads[place + 1];
		const isPair = reading && MIDDLE.has(reading.attribute) && next?.reading?.attribute === reading.attribute;
		const asked = wordsOfQuestion(field);
		if (isPair && /\bfirst\b.*\bmiddle\b/.test(asked) && wordsOfQuestion(next.field) === asked && next.reading!.named === reading.named)
			reads[place]!.reading = { ...reading, attribute: "givenName" };
	}
}

/** Where a telephone number to carry is asked for too, the one at home is another, which the profile does not hold. */
export function homePhonesOf(reads: readonly Read[]) {
	const phones = reads.filter(({ reading }) => reading?.named === "applicant" && reading.attribute === "phoneNumber");
	if (!phones.some((read) => CARRIED.test(questionOf(read)))) return;
	for (const read of phones) if (AT_HOME_ALONE.test(questionOf(read))) read.reading = undefined;
}
const CARRIED = /\b(cell|cellular|mobile)\b/;
const AT_HOME_ALONE =
	/^(your |student s? ?|students? |applicants? )?((tele)?phone (number )?)?(permanent )?(home|house|land ?line)( (tele)?phone)?( (number|no))?( area code( first)?)?( if different.*)?$/;

/** A list and a box under one “Telephone” take the code of the country and the number. */
export function phoneCodesOf(reads: readonly Read[]) {
	for (const [place, read] of reads.entries()) {
		const next = reads[place + 1];
		const { reading, field } = read;
		if (reading?.attribute !== "phoneNumber" || !LISTS.has(field.control) || next?.field.control !== "text") continue;
		const { group, label } = next.field.evidence;
		if (next.reading || label !== "" || group === "" || group !== field.evidence.group) continue;
		read.reading = { ...reading, attribute: "phoneCountryCode" };
		Object.assign(next, { reading, naming: read.naming });
	}
}
