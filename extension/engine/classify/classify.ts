import { type PageField, textsBeside } from "../page";
import { ABOUT, type Confidence, type Meaning, type SkipReason } from "../types";
import { wordsOf } from "../words";
import { askedAgain, numberedAlike } from "./again";
import { type Reading, readingOf } from "./attribute";
import { agesOf, birthplacesOf } from "./birthplaces";
import { agreeInRows, askedOfEntries, honoursDescribed, honoursOfDoings, loneNamesOf, readInBlocks } from "./blocks";
import {
	askedOfCourses,
	begunAtSchool,
	choicesOfColleges,
	collegeEntries,
	collegesByHeading,
	collegesContinued,
	collegesOfCourses,
	coursesAsked,
	coursesByModel,
	coursesInRows,
	degreesEarned,
	gradesBeforeCourses,
	onceInLists,
	placesOfOthers,
	yearsOfCollege,
	yearsOfTerms,
} from "./colleges";
import { confidenceOf } from "./confidence";
import { examsByName, examsScored } from "./exams";
import { DATES, fitting, isOfStudents } from "./fitting";
import { askedByGroup } from "./group-questions";
import { jobsAsked } from "./jobs";
import { joinDateParts } from "./joined-dates";
import { keyWords } from "./keys";
import { kindsOf } from "./kinds";
import { languageNamedBy, languagesMeant, proficiencyOfNamed } from "./languages";
import { endedBy, namingOf, past } from "./namings";
import { asHidden, asOffered } from "./offered";
import { secondOpinion } from "./opinion";
import { readingOfOptions } from "./option-reading";
import { entriesInOrder, parentsInOrder } from "./order";
import { contactsBelowAddresses, otherAddressesOf, placesAskedApart } from "./other-addresses";
import { ofEachParent, parentsByKeys, parentsContinued, parentsNamesContinued } from "./parents";
import { datePartOf, datePieces, phonePieces, spanEndOf } from "./parts";
import { peopleListed } from "./people";
import { homePhonesOf, locationsOf, namesInLine, phoneCodesOf, placesInLine } from "./pieces-asked";
import { type PlatformKeys, platformKeys } from "./platform-keys";
import { questionOf, type Read } from "./reads";
import { isRefused, isUsername } from "./refused";
import { relatedToStudent } from "./related";
import { datesOfSections } from "./score-dates";
import { ofSecondPersons } from "./second-persons";
import { continuedOf, creditsOfAll, entriesContinued, linesBegun, ofOthersNamedBefore, schoolsPlacesOf, siblingsCounted } from "./sequence";
import { askedIfSo, askedOfMilitaryService, ofStrangersSections } from "./strangers";
import { isListed, isNamedParent, isPerson, type Naming } from "./subject";
import { areasBesideTitles, areasListed, areasOfRows, coursesRequested, ofCoursesNamed, ofCoursesPrinted } from "./subject-areas";
import { wholeLists } from "./whole-lists";

export type Classified = { field: PageField; meaning?: Meaning; confidence?: Confidence; reason?: SkipReason };

/** What a bare question may ask of the subject of the one before it. */
const CONTINUED = new Set(["english", "math", "total", "composite", "date", "occupation", "educationLevel", "livingStatus"]);
/** Longer questions than that ask something of their own. */
const LONGEST_CONTINUED = 5;
const SUBJECTS_CONTINUED: ReadonlySet<string> = new Set(["sat", "act"]);
/** Sign-in forms are left to password managers, but some ask for a name beside a number. */
const ON_SIGN_IN = new Set(["givenName", "familyName", "dateOfBirth", "postalCode"]);
const ADDRESS_REACH = 6;
const UNIT_REACH = 3;
const ADDRESS = new Set(["addressLine1", "street", "postalCode"]);
/** What goes with a street where the page asks for an address in pieces. */
const CITY_OR_CODE = new Set(["city", "state", "postalCode", "cityState", "cityStateZip"]);

/** The questions as they were read one by one, in page order, with what is read of each (`own`), the words of its key, and why some are left. */
type PageReads = { reads: Read[]; keys: readonly string[]; refused: Map<Read, SkipReason>; own: ReadonlyMap<Read, Reading | undefined> };

/** What neighbours tell of each other, in this order: each goes by what those before it found, and changes the questions in place. */
const AGREEMENTS: readonly ((page: PageReads) => void)[] = [
	({ reads }) => joinDateParts(reads),
	({ reads }) => datesOfSections(reads),
	({ reads }) => firstAndLastOf(reads),
	({ reads }) => placesInLine(reads),
	({ reads }) => namesInLine(reads),
	({ reads }) => locationsOf(reads),
	({ reads }) => streetAloneOf(reads),
	({ reads }) => loneGivenNamesOf(reads),
	({ reads }) => givenNamesOf(reads),
	({ reads }) => placesOfOthers(reads),
	({ reads }) => collegesOfCourses(reads),
	({ reads }) => onceInLists(reads),
	({ reads, refused }) => cardNamesOf(reads, refused),
	({ reads, keys }) => agreeInRows(reads, keys, readAs),
	({ reads, keys, refused }) => readInBlocks(reads, keys, (read) => refused.has(read), readAs),
	({ reads }) => examsByName(reads),
	({ reads }) => examsScored(reads),
	({ reads }) => linesBegun(reads),
	({ reads }) => askedAgain(reads),
	({ reads }) => numberedAlike(reads),
	({ reads, keys }) => entriesContinued(reads, keys, readAs),
	({ reads }) => jobsAsked(reads),
	({ reads }) => continuedOf(reads),
	knownByOthers,
	({ reads, keys }) => birthplacesOf(reads, keys),
	({ reads, keys, refused }) => relatedToStudent(reads, keys, refused, readAs),
	({ reads }) => ofEachParent(reads),
	({ reads, keys }) => parentsByKeys(reads, keys),
	({ reads, keys }) => parentsContinued(reads, keys, readAs),
	({ reads, keys }) => parentsNamesContinued(reads, keys, readAs),
	({ reads }) => siblingsCounted(reads),
	({ reads, keys, refused }) => peopleListed(reads, keys, refused, readAs),
	({ reads }) => schoolsPlacesOf(reads),
	({ reads }) => collegesByHeading(reads),
	({ reads }) => collegesContinued(reads),
	({ reads }) => choicesOfColleges(reads),
	({ reads }) => degreesEarned(reads),
	({ reads }) => yearsOfTerms(reads),
	({ reads }) => askedOfEntries(reads),
	({ reads }) => begunAtSchool(reads),
	({ reads }) => yearsOfCollege(reads),
	({ reads }) => proficiencyOfNamed(reads),
	({ reads }) => coursesInRows(reads),
	({ reads }) => coursesByModel(reads),
	({ reads }) => areasBesideTitles(reads),
	({ reads }) => gradesBeforeCourses(reads),
	({ reads }) => askedOfCourses(reads),
	({ reads }) => coursesAsked(reads),
	({ reads }) => creditsOfAll(reads),
	({ reads }) => coursesRequested(reads),
	({ reads }) => ofCoursesPrinted(reads),
	({ reads }) => ofCoursesNamed(reads),
	({ reads }) => honoursOfDoings(reads),
	({ reads }) => honoursDescribed(reads),
	({ reads }) => wholeLists(reads),
	({ reads }) => loneNamesOf(reads),
	({ reads }) => agesOf(reads),
	({ reads }) => homePhonesOf(reads),
	({ reads, refused }) => ofStrangersSections(reads, refused),
	({ reads, refused }) => askedIfSo(reads, refused),
	({ reads, refused }) => askedOfMilitaryService(reads, refused),
	({ reads, refused }) => ofOthersNamedBefore(reads, refused),
	({ reads, refused }) => ofSecondPersons(reads, refused),
	({ reads, keys }) => contactsBelowAddresses(reads, keys, readAs),
	({ reads }) => phoneCodesOf(reads),
	({ reads, refused }) => otherAddressesOf(reads, refused),
	({ reads, refused }) => placesAskedApart(reads, refused),
];

/**
 * Says what each question of the page asks for: whom first, then which attribute, then which entry of a list (design,
 * section 2: classify). Takes the questions in page order and a function awaited between them; a question whose meaning is not sure has a reason instead.
 */
export async function classify(fields: readonly PageField[], breathe: () => Promise<void> | void): Promise<Classified[]> {
	const keys = keyWords(fields);
	await breathe();
	const platform = platformKeys();
	const refused = new Map<Read, SkipReason>();
	const reads: Read[] = [];
	const ended = new Set<number>();
	for (const [place, each] of fields.entries()) {
		const key = keys[place]!;
		let own = read(past(each, ended), key, refused, platform);
		const over = endedBy(own, key);
		if (over !== undefined) own = read(past(each, ended.add(over)), key, refused, platform);
		const { field } = own;
		const asked = own.reading || refused.has(own) ? undefined : askedByGroup(fields, place);
		const refusedOver: typeof refused = new Map();
		const ofGroup = asked && read(asked, key, refusedOver, platform);
		const found = ofGroup?.reading && !refusedOver.has(ofGroup) ? { ...ofGroup, field } : own;
		reads.push(found.reading || refused.has(found) ? found : continued(found, reads.at(-1), key));
		await breathe();
	}
	const own = new Map(reads.map((read) => [read, read.reading]));
	for (const agree of AGREEMENTS) {
		agree({ reads, keys, refused, own });
		await breathe();
	}
	const parents = parentsInOrder(reads);
	const kinds = kindsOf(reads);
	await breathe();
	const entries = entriesInOrder(
		reads.filter((read) => !refused.has(read) && read.reading?.attribute !== "list"),
		kinds,
	);
	for (const [read, areas] of areasOfRows(entries)) kinds.set(read, ABOUT + areas.join("|"));
	for (const read of reads) {
		const about = languageNamedBy(read) ?? areasListed(read);
		if (about) kinds.set(read, ABOUT + about);
	}
	const colleges = collegeEntries(reads);
	const phones = phonePieces(reads);
	const dates = datePieces(reads);
	await breathe();
	return reads.map((read) => {
		const { field, naming, reading } = read;
		const reason = refused.get(read) ?? (reading ? undefined : naming?.named === "stranger" ? "other-person" : "unknown");
		if (!reading || reason) return { field, reason };
		const subject = isNamedParent(reading.named) ? parents(read) : (reading.named as Meaning["subject"]);
		if (subject === "stranger") return { field, reason: "other-person" };
		const part = DATES.has(reading.attribute)
			? (dates.get(read) ?? datePartOf(field))
			: reading.attribute === "gradeLevels"
				? spanEndOf(field)
				: (phones.get(read) ?? languagesMeant(read, reads));
		const kind = kinds.get(read);
		return {
			field,
			confidence: confidenceOf(read, own.get(read)),
			meaning: {
				subject,
				attribute: reading.attribute,
				...(isListed(subject) && entries.has(read) && { index: entries.get(read) }),
				...(colleges.has(read) && { index: colleges.get(read) }),
				...(part && { part }),
				...(kind && { kind }),
				...(read.among && { among: read.among }),
			},
		};
	});
}

/** What goes on with the question before is told by that one, whatever the model holds of it alone. */
function knownByOthers({ reads, refused, own }: PageReads) {
	for (const read of reads) if (own.get(read) && read.reading !== own.get(read) && refused.get(read) === "unknown") refused.delete(read);
}

function read(field: PageField, key: string, refused: Map<Read, SkipReason>, platform: PlatformKeys): Read {
	const reason = isRefused(field, key) || platform.refuses(field) ? "never-filled" : isUsername(field, key) ? "unknown" : undefined;
	if (reason) {
		const left: Read = { field };
		refused.set(left, reason);
		return left;
	}
	const naming = namingOf(field, key);
	const ofStudent = naming?.named === "stranger" && naming.source === "context" ? readingOf(field, undefined, key) : undefined;
	const open = asOffered(field);
	const told = platform.read(
		ofStudent && isOfStudents(ofStudent, naming!.words)
			? { field, reading: ofStudent }
			: { field, naming, reading: readingOf(field, naming, key) },
	);
	const known =
		(open === field ? undefined : readingOfOptions(open, told.naming)) ??
		fitting(told.reading, open, told.naming) ??
		readingOfOptions(asHidden(open), told.naming);
	const opinion = secondOpinion(open, told.naming, known);
	const found: Read = { ...told, reading: (opinion?.reading && fitting(opinion.reading, open, told.naming)) ?? known };
	if (opinion && !opinion.reading) refused.set(found, opinion.reason);
	if (field.evidence.signIn && field.control === "text" && !ON_SIGN_IN.has(found.reading?.attribute ?? ""))
		refused.set(found, "never-filled");
	return found;
}

/** What a question asks of a subject that others name, by the lists of words or else by the model. */
function readAs(field: PageField, naming: Naming, key: string): Reading | undefined {
	const known = fitting(readingOf(field, naming, key), field, naming);
	return known?.named === naming.named ? known : fitting(secondOpinion(field, naming, undefined)?.reading, field, naming);
}

/** A question that names nobody and says nothing by itself may go on with the one before: “SAT: Verbal, Math”, “Father's name, Occupation”. */
function continued(found: Read, before: Read | undefined, key: string): Read {
	const { field } = found;
	const naming = before?.naming;
	const isOtherTest = SUBJECTS_CONTINUED.has(found.naming?.named ?? "") && found.naming?.named !== naming?.named;
	if (isOtherTest) return found;
	const isNamed = found.naming && (found.naming.source !== "context" || isPerson(found.naming.named));
	if (isNamed || !before?.reading || naming?.source !== "label" || field.evidence.form !== before.field.evidence.form) return found;
	const question = wordsOf(field.evidence.label || field.evidence.near);
	if (/^\d{1,2}$/.test(question) && isListed(before.reading.named)) return { field, naming, reading: before.reading };
	if (!question || question.split(" ").length > LONGEST_CONTINUED || !(SUBJECTS_CONTINUED.has(naming.named) || isNamedParent(naming.named)))
		return found;
	const reading = fitting(readingOf(field, naming, key), field, naming);
	return reading && reading.named === naming.named && CONTINUED.has(reading.attribute) ? { field, naming, reading } : found;
}

/** A lone name beside a card's number is the name on the card, a lone billing code or street belongs to the card too. */
function cardNamesOf(reads: readonly Read[], refused: Map<Read, SkipReason>) {
	const isCard = (read: Read | undefined) =>
		read !== undefined &&
		refused.get(read) === "never-filled" &&
		/(?<!\b(library|student|id|identity|insurance|member(ship)?|green|report|health|medical|social security) )card|cc-|cvv|cvc|expir/i.test(
			`${read.field.evidence.key} ${read.field.evidence.label} ${read.field.evidence.near} ${read.field.evidence.autocomplete}`,
		);
	reads.forEach((read, place) => {
		const attribute = read.reading?.attribute ?? "";
		const isName = attribute === "fullName";
		if (!isName && !ADDRESS.has(attribute)) return;
		if (!around(reads, place, isName ? 1 : 3).some((other) => other !== read && isCard(other))) return;
		const { label, near, key } = read.field.evidence;
		const isLone =
			(/billing/i.test(label + key) || /^billing/i.test(near)) &&
			!around(reads, place, ADDRESS_REACH).some((other) => other !== read && ADDRESS.has(other.reading?.attribute ?? ""));
		if (isName || isLone) refused.set(read, "never-filled");
	});
}

const around = (reads: readonly Read[], place: number, reach: number) => reads.slice(Math.max(0, place - reach), place + reach + 1);

/** Two boxes for the street in a row are its two lines, and what else speaks of an apartment after it is the second; where the page has one, it takes the apartment too, and the whole address where nothing else asks for it. */
function streetAloneOf(reads: Read[]) {
	reads.forEach((read, place) => {
		const next = reads[place + 1];
		const { reading: whole } = read;
		const isPair =
			whole?.named === "applicant" && next !== undefined && STREET_NUMBER.test(questionOf(read)) && STREET_NAME.test(questionOf(next));
		if (isPair) {
			read.reading = { ...whole, attribute: "streetNumber" };
			next.reading = { ...whole, attribute: "streetName" };
			return;
		}
		const isFirstOfPieces = OF_PIECES.has(next?.reading?.attribute ?? "") && next?.reading?.named === read.reading?.named;
		if (read.reading?.attribute === "fullAddress" && isFirstOfPieces && !NAMES_PIECES.test(read.reading.piece))
			read.reading = { ...read.reading, attribute: "addressLine1" };
		const { reading, field } = read;
		if (reading?.attribute === "addressLine2" && BARE_UNIT.test(questionOf(read)) && !isBelowStreet(reads, place)) read.reading = undefined;
		if (reading?.attribute !== "addressLine1" || next?.field.evidence.form !== field.evidence.form) return;
		if (next.reading?.attribute === "addressLine1" && next.reading.named === reading.named)
			next.reading = { ...next.reading, attribute: "addressLine2" };
		if (!next.reading && next.field.control === "text" && UNIT.test(textsBeside(next.field.evidence)))
			next.reading = { ...reading, attribute: "addressLine2" };
	});
	for (const read of reads) {
		const { reading, field } = read;
		if (reading?.attribute !== "addressLine1") continue;
		const besides = new Set(
			reads
				.filter((other) => other.reading?.named === reading.named && other.field.evidence.form === field.evidence.form)
				.map((other) => other.reading!.attribute),
		);
		const asksWhole =
			reading.named === "applicant" || field.control === "longText" || NAMES_PIECES.test(wordsOf(textsBeside(field.evidence)));
		const isWhole = asksWhole && reading.from !== "token" && ![...CITY_OR_CODE].some((attribute) => besides.has(attribute));
		if (!besides.has("addressLine2") && !NO_APARTMENT.test(wordsOf(textsBeside(field.evidence))))
			read.reading = { ...reading, attribute: isWhole ? "fullAddress" : "street" };
	}
}

/** Numbers the branch of a society as well. */
const BARE_UNIT = /^unit( number| no)?$/;
const isBelowStreet = (reads: readonly Read[], place: number) =>
	reads
		.slice(Math.max(0, place - UNIT_REACH), place)
		.some(({ reading }) => ADDRESS.has(reading?.attribute ?? "") || reading?.attribute === "streetName");
const STREET_NUMBER = /^(street|house|building) (number|no)$/;
const STREET_NAME = /^street( name)?$/;
/** What asks for the rest of an address after its first line. */
const OF_PIECES: ReadonlySet<string> = new Set(["addressLine2", "city"]);
const NAMES_PIECES = /\b(city|state|zip|full|complete|entire)\b/;
const UNIT = /\b(apartment|apt|unit|suite|floor|building|departamento|piso)\b/i;
const NO_APARTMENT = /\b(leave (out|off)|without|omit|not include)( the| an?| your)? (apartment|apt|unit)/;

/** Spanish forms ask for the whole name of a parent by “Nombre”, unless they ask for the surname as well. */
function loneGivenNamesOf(reads: Read[]) {
	for (const read of reads) {
		const { reading, field } = read;
		if (reading?.attribute !== "givenName" || reading.named === "applicant") continue;
		if (!/\bnombre\b(?! de pila)/.test(wordsOf(field.evidence.label || field.evidence.near))) continue;
		if (!reads.some((other) => other.reading?.attribute === "familyName" && other.reading.named === reading.named))
			read.reading = { ...reading, attribute: "fullName" };
	}
}

/** “Given names” with a hint that asks for the middle one too, or where nothing else asks for it. */
function givenNamesOf(reads: Read[]) {
	const isAskedApart = reads.some(({ reading }) => reading?.named === "applicant" && MIDDLE.has(reading.attribute));
	for (const read of reads) {
		const { reading, field } = read;
		if (reading?.attribute !== "givenName" || reading.named !== "applicant") continue;
		const isSeveral = !isAskedApart && SEVERAL_NAMES.test(wordsOf(field.evidence.label || field.evidence.near));
		if (isSeveral || WITH_MIDDLE.test(wordsOf(field.evidence.title))) read.reading = { ...reading, attribute: "givenNames" };
	}
}
const MIDDLE: ReadonlySet<string> = new Set(["middleName", "middleInitial", "givenNames"]);
const SEVERAL_NAMES = /\b(fore ?|given )names\b/;
const WITH_MIDDLE = /\b(first and middle|(including|with|and) (any |the |your |all )?middle names?|middle names? (too|included))\b/;

/** “Name” right before “Surname” is the first name; so is “Nombre de la madre”. */
function firstAndLastOf(reads: Read[]) {
	reads.forEach((read, place) => {
		const next = reads[place + 1]?.reading;
		if (read.reading?.attribute !== "fullName" || next?.attribute !== "familyName" || next.named !== read.reading.named) return;
		if (
			/^(nombres?|nome|name|names|nom|imie|имя)$|\bfirst name\b(?! and)|^nombres? del? /u.test(
				wordsOf(read.field.evidence.label || read.field.evidence.near || read.field.evidence.placeholder),
			) &&
			!reads.slice(Math.max(0, place - 2), place).some(({ reading }) => reading?.attribute === "givenName" && reading.named === next.named)
		)
			read.reading = { ...read.reading, attribute: "givenName" };
	});
}
