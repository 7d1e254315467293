import { LISTS, textsBeside } from "../page";
import type { SkipReason } from "../types";
import { askedIn, wordsOf } from "../words";
import { AT_SCHOOL, BARE, OF_CONTACT } from "./address";
import { nameOfEntry } from "./attribute";
import { BARE_COUNTRY, BIRTH, BORN_IN, OF_MORE } from "./birthplaces";
import type { ReadAs } from "./blocks";
import { saysArea } from "./parts";
import { isBeside, isUnworded, questionOf, type Read, sectionOf } from "./reads";
import { CONFIRMS } from "./second-persons";
import { isListed, isNamedParent, isPerson, type Naming } from "./subject";

/** A firm among the lines of an address leaves the address whose it was. */
const FIRM = /compan|business|agenc/;
/** Without the number that some pages put before each question. */
const unnumbered = (question: string) => question.replace(/^\d{1,2} (?=\D)/, "");

/** Right after the surname. */
const AFTER_NAME =
	/^(does|is|do you have) (there )?anything (else )?(that )?(comes? |goes? |stands? )?after (it|that|(your|this) (last |sur)?name)$/;

/** Whether a box without words stands beside the choice “Other” of the question before it, which asked what the box is read as. */
const isOtherBox = (read: Read, before: Read | undefined) =>
	read.field.control === "text" &&
	isUnworded(read) &&
	before !== undefined &&
	(before.field.control === "radios" || before.field.control === "checkboxes") &&
	before.reading?.attribute === read.reading?.attribute &&
	before.field.options.some(({ label }) => /^other\b/i.test(label));

/** Whether two boxes stand under the same words, which neither bears alone. */
const isSharedWith = ({ field }: Read, { field: before }: Read) =>
	field.evidence.label === "" &&
	field.control === before.control &&
	field.evidence.group !== "" &&
	field.evidence.group === before.evidence.group;

const OF_UNWEIGHTED: ReadonlySet<string> = new Set(["gpa", "unweightedGpa"]);
const WHEN_YOU_START = /^(the )?(year|when|term|date)( (that|in which))? (you|i)( will)? (start|begin|enter|enroll)$/;
const asksOfCollege = ({ reading }: Read) =>
	reading?.attribute === "intended" || reading?.attribute === "intendedMajor" || reading?.attribute === "intendedDegree";

/**
 * Questions that go on with a sentence: “out of” after a rank asks for the number of those ranked, after an average for its scale, and before
 * “in a class of” stands the rank; “Year you start” after the college is that of enrolling there; “in (city)” after the date of birth asks where
 * that was; “Where is it?” and “in the city of” after the school's name where that is; “Code”, or a list, before a telephone number is its
 * country's; a date right after one of several scores is of that score.
 */
export function continuedOf(reads: Read[]) {
	reads.forEach((read, place) => {
		const before = reads[place - 1]?.reading;
		const { reading } = read;
		const question = questionOf(read);
		if (reading?.attribute === "classRank" && RANK_OF_SIZE.test(textsBeside(read.field.evidence)))
			read.reading = { ...reading, attribute: "classRankOfSize" };
		const isShared = before?.attribute === "classRank" && reading?.attribute === "classRank" && isSharedWith(read, reads[place - 1]!);
		if (isShared) read.reading = { ...reading!, attribute: "classSize" };
		if (before?.attribute === "classRank" && /^(out )?of( students)?( in (your |the )?class)?$/.test(question))
			read.reading = { ...before, attribute: "classSize" };
		if (OF_UNWEIGHTED.has(before?.attribute ?? "") && before!.named === "highSchool" && /^(out of|of|scale)$/.test(question))
			read.reading = { ...before!, attribute: "gpaScale" };
		if (
			reading?.attribute === "entryDate" &&
			WHEN_YOU_START.test(question) &&
			reads.slice(Math.max(0, place - 3), place).some(asksOfCollege)
		)
			read.reading = { ...reading, named: "applicant", attribute: "enrollmentYear" };
		const next = reads[place + 1];
		if (
			next?.reading?.attribute === "classSize" &&
			((/^(in|out of|of)\b/.test(questionOf(next)) && RANK.test(wordsOf(`${read.field.evidence.group} ${question}`))) ||
				(reading?.attribute === "gradeYear" && /\bstanding$/.test(question)))
		)
			read.reading = { ...next.reading, attribute: "classRank" };
		const isBorn = before?.named === "applicant" && BIRTH.has(before.attribute);
		const bornIn = BORN_IN[reading?.attribute ?? ""];
		const isCountryOfCity = before?.attribute === "birthCity" && bornIn === "birthCountry" && BARE_COUNTRY.test(question);
		if (isBorn && bornIn && reading?.named === "applicant" && (/^(and )?(in|at)\b/.test(question) || isCountryOfCity))
			read.reading = { ...reading, attribute: bornIn };
		if (before?.attribute === "dateOfBirth" && before.named === "applicant" && /^and where\b/.test(question) && !OF_MORE.test(question))
			read.reading = { ...before, attribute: BIRTHPLACE[reading?.attribute ?? ""] ?? "birthPlace" };
		if (before?.attribute === "familyName" && before.named === "applicant" && !reading && AFTER_NAME.test(question))
			read.reading = { ...before, attribute: "suffix" };
		if (before?.attribute === "hispanic" && before.named === "applicant" && !reading && DESCRIBES_YOU.test(question))
			read.reading = { ...before, attribute: "race" };
		if (before?.named === "achievement" && reading?.named === "activity" && WHAT_FOR.test(question))
			read.reading = { ...reading, named: "achievement", attribute: "description" };
		if (before?.attribute === "hasSiblings" && !reading && HOW_MANY.test(question.replace(/^if (yes|so) /, "")))
			read.reading = { ...before, attribute: "numberOfSiblings" };
		const isKeyed = !reading || reading.from === "key";
		if (before?.attribute === "phoneNumber" && isKeyed && saysArea(reads[place - 1]!) && /^(local )?(number|no)$/.test(question))
			read.reading = { ...before, attribute: "phoneNumber" };
		if (before?.attribute === "phoneCountryCode" && !reading && /^(and )?((your|the|my) )?(local )?(number|rest)$/.test(question))
			read.reading = { ...before, attribute: "phoneNumber" };
		const isOfSchool = reading === undefined || reading.named === "highSchool";
		if (BARE_DATE.test(question) && isOfSchool && reads.slice(Math.max(0, place - 3), place).some(saysGraduate))
			read.reading = { piece: "", from: "near", ...reading, named: "highSchool", attribute: "graduationDate" };
		if (
			reading?.named === "highSchool" &&
			reading.attribute.startsWith("graduation") &&
			((FROM_IT.test(question) && saysCollege(reads, place)) || (FINISHES.test(question) && ENTRY.has(before?.attribute ?? "")))
		)
			read.reading = { ...reading, named: "applicant", attribute: "collegeGraduationYear" };
		if (before?.named === "highSchool" && reading && asksItsPlace(read, before.attribute))
			read.reading = { ...reading, named: "highSchool", attribute: reading.attribute === "name" ? "cityState" : reading.attribute };
		const isCode = (question === "code" && !reading) || (read.field.control === "combobox" && reading?.attribute === "phoneNumber");
		if (isCode && next?.reading?.attribute === "phoneNumber" && next.field.control !== "combobox")
			read.reading = { ...next.reading, attribute: "phoneCountryCode" };
		if (before?.attribute === "hasCollegeCourses" && COLLEGE.test(question))
			read.reading = { piece: "", from: "near", ...reading, named: "college", attribute: "name" };
		if (before?.named === "college" && before.attribute === "name" && isOfSchool && WHEN_THERE.test(question))
			read.reading = { piece: "", from: "near", ...reading, named: "college", attribute: "timePeriod" };
		const isBelowStates = before?.attribute === "state" && LISTS.has(reads[place - 1]!.field.control) && read.field.control === "text";
		if (isBelowStates && reading?.attribute === "state" && reading.named === before!.named) read.reading = undefined;
		if (isOtherBox(read, reads[place - 1])) read.reading = undefined;
		if (before?.attribute === "enrollmentTerm" && !reading && question === "year")
			read.reading = { ...before, attribute: "enrollmentYear" };
		if (before?.attribute === "attempts" && reading && /^(and )?(the |of the )?(sat|act)$/.test(question))
			read.reading = { ...reading, attribute: "attempts" };
		const scored = DATED[before?.named ?? ""]?.[before!.attribute];
		const isOfOther = read.naming !== undefined && read.naming.named in DATED && read.naming.named !== before?.named;
		const isInRow = read.field.evidence.row === reads[place - 1]?.field.evidence.row;
		if (scored && isInRow && BARE_TAKEN.test(question) && !isOfOther) read.reading = { ...before!, attribute: scored };
		const dated =
			before?.named === "sat" && reading?.named === "sat" && reading.attribute === "date" ? SAT_DATES[before.attribute] : undefined;
		if (dated && reads.filter((other) => other.reading?.named === "sat" && DATES_OF_SAT.has(other.reading.attribute)).length > 1)
			read.reading = { ...reading!, attribute: dated };
	});
}

/**
 * City, state and their like in a section that asks for the name of the high school, and for nothing by which to know or reach the applicant,
 * are the school's.
 */
export function schoolsPlacesOf(reads: readonly Read[]) {
	const mark = (read: Read) => `${read.field.evidence.form} ${sectionOf(read)}`;
	const sections = Map.groupBy(reads, mark);
	for (const section of sections.values()) {
		const begins = section.findIndex(({ reading }) => reading?.named === "highSchool" && reading.attribute === "name");
		if (begins < 0 || section.some(({ reading }) => reading?.named === "applicant" && WHO.has(reading.attribute))) continue;
		for (const read of section.slice(begins + 1)) {
			if (read.naming?.named === "stranger" && read.naming.source === "label") break;
			if (
				read.reading?.named === "applicant" &&
				read.reading.from !== "token" &&
				AT_SCHOOL.has(read.reading.attribute) &&
				BARE.test(questionOf(read))
			)
				read.reading = { ...read.reading, named: "highSchool" };
		}
	}
}

const WHO: ReadonlySet<string> = new Set(["givenName", "familyName", "fullName", "email", "phoneNumber", "dateOfBirth"]);

/** Whether a question right after the school's name, or after another piece of its place, asks where that is. */
function asksItsPlace(read: Read, before: string): boolean {
	const { reading, naming, field } = read;
	const isPlace =
		reading!.named === "applicant" && AT_SCHOOL.has(reading!.attribute) && (naming === undefined || naming.named === "applicant");
	if (before !== "name") return isPlace && AT_SCHOOL.has(before) && BARE.test(questionOf(read)) && field.control !== "checkboxes";
	const texts = [questionOf(read), wordsOf(field.evidence.group)].map(unnumbered);
	return (isPlace || reading!.attribute === "name") && texts.some((text) => ITS_PLACE.test(text));
}

const ITS_PLACE =
	/^(and )?(its? (city|town|state|address|zip)\b|in the state of|(the )?(city|town|state|province)( and (state|province)| or (town|province|territory))* ((where|in which) )?(it|this|that|the school|your school|this school) is|where (is|s) (it|that|your school|the school)|(in )?(what|which) (city|town|state|county|place) is (it|that)|(it is )?(located|situated)|in the (city|town|village|county) of)\b/;

/** Right after whether the student is Hispanic. */
const DESCRIBES_YOU = /^(which|what) of (these|the following)( (groups?|terms?|words|categories))?( best)? describes? you(rself)?\b/;
/** After the college that the student plans to attend. */
const FROM_IT = /\b(from|at) (it|there|this|that (college|university|institution|school))$/;
/** Right after when the student enters college. */
const ENTRY: ReadonlySet<string> = new Set(["enrollmentYear", "enrollmentTerm"]);
const FINISHES =
	/^(and )?(when |the year )?((do|will) )?(you|i)? ?((will|plan to|expect to|hope to|intend to) )?(finish|complete|graduate)( (it|college|there))?( in| by)?$/;
const saysCollege = (reads: readonly Read[], place: number) =>
	reads.slice(Math.max(0, place - 3), place).some(({ reading }) => reading?.named === "college" && reading.attribute === "intended");

const COLLEGE =
	/^(if (yes|so) )?((at |from |through )?(name of )?(the |which |what )?(college|university|institution)( or (university|college|institution))?( name)?|(at )?where( (did|have) you (take|taken) (them|these|it))?)$/;
const BIRTHPLACE: Readonly<Record<string, string>> = { city: "birthCity" };
const BARE_DATE = /^(and )?(in |on )?(when|what (month|date|day|year)( (of|and|in) (what |which )?year)?)( for example.*)?$/;
/** Right after the name of a college. */
const WHEN_THERE =
	/^(and )?(when( attended( term and year)?| (did|do|have) you (attend|study|studied|go|been)( there| it)?)?|((which|what) )?(dates?|years?|terms?|semesters?|quarters?)( (attended|enrolled|there|of attendance))?|cuando)$/;
const saysGraduate = (read: Read) => read.reading?.named === "highSchool" && /\bgraduat/.test(questionOf(read));
/** When a score was got, asked for in as many words right after it. */
const BARE_TAKEN =
	/^((test |exam )?date (for|of) (that|this) (score|section|sitting)|sitting in which you (earned|got) (it|that)|date( (taken|tested|of test))?|(taken|tested|earned)( on| in)?|on|when( taken)?)$/;
const DATED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	sat: { english: "englishDate", math: "mathDate", total: "date", superscore: "date" },
	act: { composite: "date" },
	psat: { total: "date" },
	exam: { score: "date" },
};
const SAT_DATES: Readonly<Record<string, string>> = { english: "englishDate", math: "mathDate" };
const DATES_OF_SAT: ReadonlySet<string> = new Set(["date", "englishDate", "mathDate"]);
/** An example that tells rank and size in one box: “e.g. 7 of 150”, “22/140”. */
const RANK_OF_SIZE = /\b\d+(st|nd|rd|th)? ?(of|out of|\/) ?\d{2,}\b/i;
const RANK = /\b(rank|standing|place|position|stand)\b/;

const BARE_PIECE = 3;
const HOW_OLD = /^how old (are they|is (he|she|this person))( now)?$/;
/** What begins an entry of a list, so that a bare question for it goes on with none. */
const BEGINS: ReadonlySet<string> = new Set(["organization", "title", "courseName", "subject", "language", "description", "fullName"]);

/** A bare “Score” or “Grade” right after what begins an entry of a list is of that entry; so is a bare “Organization” between two questions of one. */
export function entriesContinued(reads: Read[], keys: readonly string[], readAs: ReadAs) {
	reads.forEach((read, place) => {
		const before = reads[place - 1];
		const after = reads[place + 1]?.reading;
		const question = questionOf(read);
		if (!(isUnread(read) || isOfHeading(read, before)) || read.naming?.named === "stranger") return;
		if (!before?.reading || !isListed(before.reading.named)) return;
		const isBare = askedIn(read.field.evidence.label || read.field.evidence.near).split(" ").length <= BARE_PIECE || HOW_OLD.test(question);
		if (!question || !isBare || sectionOf(before) !== sectionOf(read)) return;
		const naming: Naming = { named: before.reading.named, words: "", source: "context", context: before.naming?.context };
		const reading = readAs(read.field, naming, keys[place] ?? "");
		if (reading?.named !== before.reading.named || reading.attribute === before.reading.attribute) return;
		const isBetween = after?.named === reading.named && after.attribute !== reading.attribute && !BEGINS.has(before.reading.attribute);
		if (isBetween || !BEGINS.has(reading.attribute)) Object.assign(read, { naming, reading });
	});
}

/** Credits where nothing else is asked of a course are those of all one's studies, which the profile does not hold. */
export function creditsOfAll(reads: Read[]) {
	for (const read of reads) {
		const isInRow = ({ field }: Read) => field.evidence.row !== undefined;
		const isCourse = (other: Read) =>
			other.reading?.named === read.reading!.named && isBeside(other, read) && isInRow(other) === isInRow(read);
		if (read.reading?.attribute === "credits" && !reads.some((other) => isCourse(other) && other.reading!.attribute !== "credits"))
			read.reading = undefined;
	}
}

/** Whether but a heading that names several lists says of which a bare question is, after one that names another of these itself: “Honor 1”, “Received in grade”. */
const isOfHeading = ({ naming, reading, field: { evidence } }: Read, before: Read | undefined) =>
	before?.naming?.source === "label" &&
	before.reading?.named === before.naming.named &&
	naming !== undefined &&
	(naming.source === "context" || (!evidence.groupIsTied && !askedIn(evidence.label || evidence.near).includes(naming.words))) &&
	isListed(naming.named) &&
	reading?.named === naming.named &&
	naming.named !== before.naming.named;

/** Whether nothing says what is asked but a prompt that names no list. */
const isUnread = ({ reading }: Read) => !reading || (reading.from === "placeholder" && !isListed(reading.named));

const LINE = /^\d{1,2}$/;

/** The first box of a numbered line without words of its own asks for the entry's name. */
export function linesBegun(reads: Read[]) {
	reads.forEach((read, place) => {
		const { naming, field } = read;
		const { group, groupIsTied } = field.evidence;
		if (read.reading || field.control !== "text" || naming?.source !== "context" || naming.isTitle || !isListed(naming.named)) return;
		const begins = reads[place - 1]?.field.evidence.group !== group;
		if (!groupIsTied && LINE.test(wordsOf(group)) && questionOf(read) === "" && begins) read.reading = nameOfEntry(naming);
	});
}

const AGE = /^(his |her |their |current )?(age|edad)( age| edad)?( in years| now)?$/;
const NAMES: ReadonlySet<string> = new Set(["fullName", "givenName", "familyName"]);

/**
 * Names with an age beside them are the siblings', where the section asked for the number of siblings before, or where several such pairs
 * follow one another; a school, or a grade, right after what is asked of a sibling is theirs, which the profile does not hold.
 */
export function siblingsCounted(reads: Read[]) {
	const counted = new Set(reads.filter(({ reading }) => reading?.attribute === "numberOfSiblings").map(sectionOf));
	const named = reads.filter((read, place) => isOwnName(read) && reads.slice(Math.max(0, place - 2), place + 3).some(isAge));
	const pairs = reads.filter((read, place) => isOwnName(read) && isTheirAge(reads[place + 1]));
	for (const read of named)
		if (counted.has(sectionOf(read)) || pairs.filter((other) => sectionOf(other) === sectionOf(read)).length > 1)
			read.reading = { ...read.reading!, named: "sibling" };
	for (const read of reads)
		if ((read.reading ?? read.naming)?.named === "sibling" && mayCount(read))
			read.reading = { named: "applicant", attribute: "numberOfSiblings", piece: "", from: "label" };
	reads.forEach((read, place) => {
		const isTheirs = reads.slice(Math.max(0, place - 3), place).some(({ reading }) => reading?.named === "sibling");
		if (!read.reading && isAge(read) && isTheirs) read.reading = { named: "sibling", attribute: "age", piece: "age", from: "label" };
	});
	let isOfSibling = false;
	for (const [place, read] of reads.entries()) {
		const { reading } = read;
		const isAttended = reading?.named === "highSchool" || (reading?.named === "college" && reading.attribute === "name");
		const isSchool = isAttended && !/\b(high school|your?)\b/.test(questionOf(read));
		const isTheirs: boolean = isSchool && isOfSibling && isBeside(reads[place - 1]!, read);
		const isAsked = reading ? reading.named === "sibling" && reading.attribute !== "list" : read.naming?.named === "sibling";
		isOfSibling = isTheirs || isAsked;
		if (isTheirs) read.reading = undefined;
	}
}

/** Asks of an honour what it was given for. */
const WHAT_FOR = /^(for what|why|what (was|is) (it|this|that) for)( (reason|given))?$/;
/** Names those who are counted, and asks nothing else of them. */
const SIBLINGS = /^(your )?(brothers?|sisters?|siblings?|hermanos?|hermanas?|and|or|y|o| )+$/;
const HOW_MANY = /^how many( of (them|these))?( do you have| are there)?( in all)?$/;
const mayCount = (read: Read) => HOW_MANY.test(questionOf(read)) || (isCounted(read.field) && SIBLINGS.test(questionOf(read)));
/** Whether a control takes but a number. */
const isCounted = ({ control, element }: Read["field"]) =>
	control === "number" || element.matches("[role=spinbutton],[inputmode=numeric],[inputmode=decimal]");

const isOwnName = ({ reading }: Read) => reading?.named === "applicant" && NAMES.has(reading.attribute) && reading.from !== "token";
const isTheirAge = (read: Read | undefined) => read !== undefined && isAge(read) && (!read.reading || read.reading.named === "sibling");
const isAge = (read: Read) => AGE.test(questionOf(read));

/**
 * Bare questions of name, address and telephone that follow the name of a school or of somebody else belong to it, once the
 * applicant was asked the same before: what follows a school's name is the school's, a second “Name” and its “Phone” another person's;
 * so is what names them again, “Ranger's e-mail” after “Park ranger who can speak for you”.
 */
export function ofOthersNamedBefore(reads: Read[], refused: Map<Read, SkipReason>) {
	const asked = new Set<string>();
	let owner: "applicant" | "highSchool" | "stranger" | "second person" | "parents" = "applicant";
	let section = "";
	let others = "";
	for (const [place, read] of reads.entries()) {
		const { reading, naming } = read;
		const here = sectionOf(read);
		if (here !== section) [owner, others] = ["applicant", ""];
		section = here;
		if (read.field.evidence.row !== undefined) continue;
		if (owner === "stranger" && isOwnName(read) && isUnworded(read)) {
			refused.set(read, "other-person");
			continue;
		}
		if (naming?.named === "stranger" && naming.source === "label" && !FIRM.test(naming.words))
			[owner, others] = [owner === "highSchool" && !REFEREE.test(naming.words) ? owner : "stranger", questionOf(read)];
		else if (reading?.named === "highSchool" && reading.attribute === "name") owner = "highSchool";
		else if (reading && isNamedParent(reading.named) && asked.size > 0)
			owner = isOfBoth(read, reads[place - 1]) ? "parents" : "second person";
		else if (reading?.named === "applicant" && reading.attribute === "fullName" && isSecond(read, asked)) owner = "second person";
		else if (reading && !(OF_CONTACT.has(reading.attribute) && BARE.test(questionOf(read)))) owner = "applicant";
		const isSchoolsByHeading = reading?.named === "highSchool" && naming?.source === "context" && AT_SCHOOL.has(reading.attribute);
		if (owner === "stranger" && isSchoolsByHeading && BARE.test(questionOf(read))) refused.set(read, "other-person");
		if (reading?.named !== "applicant" || refused.has(read) || isPieceOf(read, reads[place - 1])) continue;
		if (OF_CONTACT.has(reading.attribute) && namesAgain(questionOf(read), others)) refused.set(read, "other-person");
		const mark = `${read.field.evidence.form} ${reading.attribute}`;
		if (owner !== "applicant" && (asked.has(mark) || owner === "second person") && BARE.test(questionOf(read))) {
			if (owner === "highSchool" && AT_SCHOOL.has(reading.attribute)) read.reading = { ...reading, named: "highSchool" };
			else refused.set(read, "other-person");
		}
		asked.add(mark);
		if (reading.attribute === "givenName" || reading.attribute === "familyName") asked.add(`${read.field.evidence.form} fullName`);
		if (reading.attribute === "street") asked.add(`${read.field.evidence.form} addressLine1`);
	}
}

/** “Father's name” right before “Mother's name”: what anybody is asked after both is not the one's. */
const isOfBoth = ({ reading }: Read, before: Read | undefined) =>
	before?.reading !== undefined &&
	isNamedParent(before.reading.named) &&
	before.reading.named !== reading!.named &&
	[reading, before.reading].every((each) => each!.attribute === "fullName");

/** Who speaks for the student, and is not of the school that was named before. */
const REFEREE = /^(references?|referees?|recommend\w*)$/;

/** Whether two boxes under one name take what it asks in pieces. */
const isPieceOf = (read: Read, before: Read | undefined) =>
	before !== undefined &&
	before.reading?.attribute === read.reading?.attribute &&
	isUnlabelled(read) &&
	before.field.evidence.near === read.field.evidence.near;
const isUnlabelled = ({ field: { evidence } }: Read) => evidence.label === "" && evidence.near !== "";

/** Whether the question names somebody in words of the question about somebody else before it, and not the student. */
function namesAgain(question: string, others: string): boolean {
	const whose = /^(\w+( \w+){0,3}) (tele)?(phone|e ?mail|address|name)( number| address)?$/.exec(question)?.[1]?.replace(/ s$/, "");
	return (
		whose !== undefined &&
		!/\b(your|you|my|students?|applicants?)\b/.test(whose) &&
		whose.split(" ").every((word) => others.split(" ").includes(word))
	);
}

const isSecond = (read: Read, asked: ReadonlySet<string>) =>
	asked.has(`${read.field.evidence.form} fullName`) && BARE.test(questionOf(read)) && !CONFIRMS.test(wordsOf(sectionOf(read)));
