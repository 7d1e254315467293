import { GRADE_ATTRIBUTES, isLanguage, ORIGIN_ATTRIBUTES } from "../express/alternates";
import { seasonOf } from "../express/senses/season";
import { areVerdicts, type Control, LISTS, type Option, type PageField, textsBeside } from "../page";
import { askedIn, wordsOf, wordsOfKey } from "../words";
import { BARE, OF_CONTACT, OF_OTHER_ADDRESS } from "./address";
import { type Reading, TESTS } from "./attribute";
import { listsGrades, readingOfOptions, saysCitizen, saysTaken } from "./option-reading";
import { listsCallingCodes, WHOLE_DATES } from "./parts";
import { asksDate, SCORE_DATES } from "./score-dates";
import { isListed, type Naming, namedIn } from "./subject";
import { isOtherVerdict } from "./verdicts";

export const DATES: ReadonlySet<string> = new Set(["dateOfBirth", "entryDate", "graduationDate", "englishDate", "mathDate", "date"]);
const TEXT_ONLY = new Set([
	"givenName",
	"givenNames",
	"familyName",
	"middleName",
	"middleInitial",
	"fullName",
	"email",
	"addressLine1",
	"addressLine2",
	"fullAddress",
	"postalCode",
	"cityState",
	"cityStateZip",
	"birthPlace",
	"preferredName",
	"website",
	"description",
	"organization",
	"position",
	"title",
	"courseName",
	"occupation",
	"street",
]);
const PLACES = new Set(["city", "state", "country", "phoneNumber", "phoneCountryCode", "suffix"]);

/** The reading, unless the kind of control cannot take such an answer. */
export function fitting(reading: Reading | undefined, field: PageField, naming: Naming | undefined): Reading | undefined {
	const isList = LISTS.has(field.control);
	if (isList && listsCallingCodes(field.options) && (!reading || /phone|country/i.test(reading.attribute)) && naming?.named !== "stranger")
		return { named: reading?.named ?? "applicant", attribute: "phoneCountryCode", piece: "", from: "type" };
	const read = taken(reading, field, naming);
	// “I am a…” may go on with anything.
	const isOpen = !read || (read.attribute === "collegeYear" && OPEN.test(questionOf(field) || wordsOf(field.evidence.group)));
	return (isOpen ? readingOfOptions(field, naming) : undefined) ?? read;
}

const WHICH_COLLEGE = /\b(what|which|name( of)?( the)?) (college|university|institution)\b/;
const OPEN = /^(i am|you are)( an?)?$/;

function taken(reading: Reading | undefined, field: PageField, naming: Naming | undefined): Reading | undefined {
	if (!reading) return undefined;
	const isList = LISTS.has(field.control);
	const question = questionOf(field);
	if (isOtherVerdict(reading, field, question || wordsOf(field.evidence.group))) return undefined;
	if (reading.attribute === "graduationStatus" && field.control === "text" && /\btype$/.test(question)) return undefined;
	if (
		(TEXT_ONLY.has(reading.attribute) || reading.attribute === "name") &&
		(DATE_FORMAT.test(field.evidence.placeholder) || WHEN.test(question))
	)
		return undefined;
	if ((TEXT_ONLY.has(reading.attribute) || PLACES.has(reading.attribute)) && DATE_OF.test(question)) return undefined;
	if (ORIGIN_ATTRIBUTES.has(reading.attribute) && saysCitizen(field.options)) return { ...reading, attribute: "citizenshipStatus" };
	if (reading.attribute === "graduationDate" && field.control === "number")
		return /\bgrad/.test(question) ? { ...reading, attribute: "graduationYear" } : undefined;
	if (reading.attribute === "graduationYear" && field.control === "text" && /^m{1,2}\W/i.test(field.evidence.placeholder))
		return { ...reading, attribute: "graduationDate" };
	if ((reading.attribute === "level" || reading.attribute === "parentRole") && !isList && field.control !== "radios") return undefined;
	if (reading.attribute === "website" && reading.from === "key") return undefined;
	if (reading.attribute.startsWith("numberOf") && field.control === "longText") return undefined;
	if (OF_CONTACT.has(reading.attribute) && ANOTHER.test(question)) return undefined;
	if (reading.attribute === "intendedMajor" && OTHER_MAJOR.test(question)) return undefined;
	if (reading.named === "highSchool" && reading.attribute === "name" && field.control === "radios") return undefined;
	if (/^(name|score)$/.test(reading.attribute) && /^(number|how many)\b/.test(question)) return undefined;
	if ((DATES.has(reading.attribute) || RECORD.has(reading.attribute)) && /^as of\b/.test(question)) return undefined;
	if (reading.attribute === "enrollmentTerm" && /^(of )?(the )?year( yyyy)?$/.test(question))
		return { ...reading, attribute: "enrollmentYear" };
	if (/^enrollment(Term|Year)$/.test(reading.attribute) && (BEFORE.test(wordsOf(field.evidence.group)) || isForDual(field)))
		return undefined;
	if (reading.named === "achievement" && isList && /\bnational merit\b/.test(question)) return undefined;
	if (reading.named === "psat" && reading.attribute === "date" && field.control === "number" && !/\b(when|date|taken)\b/.test(question))
		return { ...reading, attribute: "total" };
	if (
		reading.attribute === "collegesAppliedTo" &&
		(field.options.some(({ label }) => DECIDED.test(label)) || STATUS.test(wordsOf(field.evidence.placeholder) || question))
	)
		return undefined;
	if (field.control === "longText" && ONE_FACT.has(reading.attribute) && TELLS.test(textsBeside(field.evidence))) return undefined;
	if (/gpa$/i.test(reading.attribute) && (OF_HUNDRED.test(field.evidence.placeholder) || /\b100 (point|pt)/.test(question)))
		return undefined;
	if (reading.attribute === "race" && ofHispanic(field)) return { ...reading, attribute: "hispanic" };
	if (RECORD.has(reading.attribute) && OF_SUBJECT.test(question)) return undefined;
	if (reading.attribute === "language" && field.control === "text" && isLanguage(question)) return undefined;
	if (reading.named === "activity" && ofOneClub(field)) return undefined;
	if (NEVER_TYPED.has(reading.attribute) && !isList && field.control !== "radios") return undefined;
	if (isKeyedForOthers(reading, field) || (field.control === "text" && SAYS_OTHER.test(question || wordsOf(field.evidence.placeholder))))
		return undefined;
	if (WHOLE_ADDRESS.has(reading.attribute) && isList && listsStates(field.options)) return { ...reading, attribute: "state" };
	if (isOfOtherSchool(reading, field) || isOfOtherTest(reading, field) || isOfCollege(reading, naming, field)) return undefined;
	if (ORIGIN_ATTRIBUTES.has(reading.attribute) && field.control === "longText" && !/\b(rac|ethnic)/.test(question)) return undefined;
	if (ASKS_SUM.test(question) && reading.attribute !== "householdIncome") return undefined;
	if (reading.attribute !== "taken" && saysTaken(field.options)) return undefined;
	if (reading.attribute === "name" && isList && /\b(type|kind) of\b/.test(question)) return undefined;
	const isRank =
		reading.attribute === "classRank"
			? isList || field.control === "radios" || (field.evidence.label || field.evidence.near).includes("%")
			: reading.attribute === "gradeYear" && listsTops(field.options);
	if (isRank) return { ...reading, attribute: "classRankPercentile" };
	if (reading.attribute === "timePeriod" && field.multiple && listsGrades(field.options))
		return { ...reading, named: "activity", attribute: "gradeLevels" };
	if (reading.attribute === "taken" && listsMonths(field.options)) return { ...reading, attribute: "date" };
	const dated = SCORE_DATES[reading.attribute];
	if (dated && asksDate(field)) return { ...reading, attribute: reading.named === "sat" ? dated : "date" };
	const isTyped = field.control === "text" || field.control === "date";
	if (reading.attribute === "classRankPercentile" && isTyped && /\b(quart|quint|dec)ile\b/.test(question)) return undefined;
	if (reading.attribute === "taken" && isTyped && !YES_OR_NO.test(question)) return { ...reading, attribute: "date" };
	if (TESTS.has(reading.named) && OF_TEST.has(reading.attribute) && (saysWhether(field, question) || YES_OR_NO.test(question)))
		return { ...reading, attribute: "taken" };
	const ofEntry =
		reading.named === "highSchool" &&
		reading.attribute === "gradeYear" &&
		OF_GRADE.test(question) &&
		!OF_NOW.test(question) &&
		gradeOfEntry(naming, field);
	if (ofEntry) return ofEntry;
	if (reading.named === "parent" && reading.attribute === "educationLevel" && AT_ONCE.test(field.evidence.label))
		return { ...reading, named: "applicant", attribute: "parentsEducation" };
	if (reading.attribute === "hasPreferredName" && isTyped) return { ...reading, attribute: "preferredName" };
	if (reading.named === "sibling" && reading.attribute === "age" && field.evidence.row === undefined && AGES.test(question))
		return { ...reading, named: "applicant", attribute: agesAsked(question) };
	const isOfOne = field.control === "text" && ONE_GRADE.test(question);
	if (GRADE_ATTRIBUTES.has(reading.attribute) && (isOfOne || HOURS.test(question))) return undefined;
	const isUnderTests = () => (naming && TESTS.has(naming.named)) || UNDER_TESTS.test(field.evidence.contexts[0]?.text ?? "");
	if (OF_TESTS_TOO[reading.attribute]?.test(question) && isUnderTests()) return undefined;
	if (RECORD.has(reading.attribute) && !isTyped && /^(un ?)?weighted$/.test(question)) return undefined;
	if (reading.attribute === "gradeYear" && reading.named === "achievement" && naming?.named === "college") return undefined;
	if (reading.attribute === "gradeYear" && SCHOOL_YEAR.test(field.evidence.placeholder)) return undefined;
	if (
		reading.named === "activity" &&
		reading.attribute === "position" &&
		field.control === "longText" &&
		(KIND_OF_WORK.test(question) || /^(what|how|why|describe)\b/.test(question))
	)
		return { ...reading, attribute: "description" };
	if (
		reading.named === "activity" &&
		(reading.attribute === "type" || reading.attribute === "description") &&
		field.control === "text" &&
		field.options.length === 0 &&
		KIND_OF_WORK.test(question)
	)
		return { ...reading, attribute: "position" };
	const isOfGrade = reading.attribute === "gradeLevels" || (reading.named === "highSchool" && reading.attribute === "gradeYear");
	if (isOfGrade && !field.multiple && WON.test(question)) return { ...reading, named: "achievement", attribute: "gradeYear" };
	if (reading.attribute === "gradeYear" && field.control === "text" && question === "class") return undefined;
	if (reading.attribute === "gradeYear" && listsUndergraduates(field)) return { ...reading, named: "applicant", attribute: "collegeYear" };
	if (/^(citizenship|language$)/.test(reading.attribute) && IF_NOT.test(question || wordsOf(field.evidence.group))) return undefined;
	if (reading.attribute === "gradeLevels" && asksSeason(field)) return { ...reading, attribute: "timing" };
	if (reading.attribute === "graduationDate" && field.options.some(({ label }) => HAS_GRADUATED.test(label)))
		return { ...reading, attribute: "graduationStatus" };
	if (reading.attribute === "entryDate" && field.options.some(({ label }) => TERM.test(label)))
		return { ...reading, named: "applicant", attribute: "enrollmentTerm" };
	if (reading.attribute === "hasCollegeCourses" && field.control === "text" && WHICH_COLLEGE.test(question))
		return { ...reading, named: "college", attribute: "name" };
	if (reading.attribute === "hasExams" && field.control === "number") return { ...reading, attribute: "numberOfApTests" };
	const isExam =
		field.multiple || (field.evidence.row !== undefined && field.control !== "number" && !/\b(number|how many|total)\b/.test(question));
	if (reading.attribute === "numberOfApTests" && isExam) return { ...reading, named: "exam", attribute: "subject" };
	if (reading.named === "activity" && reading.attribute === "organization" && reading.from === "key" && isList)
		return { ...reading, attribute: "type" };
	if (reading.named === "language" && /preferred|locale/i.test(field.evidence.key)) return undefined;
	if (field.evidence.type === "email" && reading.attribute !== "email")
		return reading.named === "applicant" ? { ...reading, attribute: "email" } : undefined;
	if (reading.attribute === "phoneCountryCode" && isList && field.options.length > 0) return { ...reading, attribute: "country" };
	const isBoxes = field.control === "radios" || field.control === "checkboxes";
	const isChosen = isBoxes || field.control === "select" || field.control === "listbox" || field.control === "date";
	const isClosedList = field.control === "combobox" && field.element.nodeName !== "INPUT" && reading.attribute === "description";
	if (BIRTHPLACES.has(reading.attribute) && isBornIn(field)) return { ...reading, attribute: isList ? "birthCountry" : "birthCity" };
	const isInitial = reading.attribute === "middleInitial" && listsLetters(field.options);
	if ((TEXT_ONLY.has(reading.attribute) && isChosen && !isInitial) || isClosedList) return undefined;
	if (
		isBoxes &&
		((reading.attribute === "name" && field.options.length < 3) ||
			reading.attribute === "intended" ||
			(field.options.length < 3 && PLACES.has(reading.attribute)))
	)
		return undefined;
	if (WHOLE_DATES.has(field.control) && !DATES.has(reading.attribute)) return undefined;
	if (
		field.control === "number" &&
		["givenName", "familyName", "fullName", "email", "city", "state", "country"].includes(reading.attribute)
	)
		return undefined;
	return reading;
}

/** What is said of a class, and in the same words of a test. */
const OF_TESTS_TOO: Readonly<Record<string, RegExp>> = { gradeYear: /^grade$|\btaken\b/, classRankPercentile: /^percentiles?$/ };
const UNDER_TESTS = /\b(tests?|scores?|exams?)\b/i;

/** Asks for another way to reach somebody than the first. */
const ANOTHER = /\b(if you have (one|another)|one) besides\b|\b(secondary|alternate|backup) (contact|choice)\b/;
/** The average of some subjects alone. */
const OF_SUBJECT =
	/\b(math|science|english|core|major)( and (math|science|english))? (gpa|average)\b|\b(gpa|average) (in|for|within)( your| the)? major\b/;
/** Beside a choice that none of those offered fits. */
const SAYS_OTHER = /^(if )?other( please)?( specify| explain| describe| list)?( here| below)?$/;

/** What a box may be read as by the words over all the boxes of an address. */
const WHOLE_ADDRESS: ReadonlySet<string> = new Set(["addressLine1", "street", "fullAddress"]);
const listsStates = (options: readonly Option[]) =>
	["alabama", "alaska", "arizona"].every((state) => options.some(({ label }) => wordsOf(label) === state));

const ALPHABET = 26;
/** Whether the letters of the alphabet are offered, and nothing else but a prompt. */
const listsLetters = (options: readonly Option[]) =>
	options.length >= ALPHABET - 1 && options.filter(({ label }) => /^[A-Z]$/i.test(label.trim())).length >= options.length - 2;

/** What a yes or no under the name of a test cannot be, whatever word of it the question uses. */
const OF_TEST: ReadonlySet<string> = new Set(["date", "total", "composite"]);
const YES_OR_NO = /\b(y n|yes no|s n)\b/;
const PLANS = /\b(plan\w*|will|intend|send|submit|report|waive\w*|consider\w*|superscore)\b/;

/** Whether a test is asked about by yes or no, or by a box to tick that bears its name. */
function saysWhether({ control, options, evidence: { contexts, group } }: PageField, question: string): boolean {
	if (control !== "radios" && control !== "checkboxes") return false;
	const said = `${question || wordsOf(group)} ${wordsOf(contexts[0]?.text ?? "")}`;
	return !PLANS.test(said) && (options.length === 1 ? /\btaken\b/.test(said) : options.some(({ label }) => /^(yes|s[ií])\b/i.test(label)));
}

const listsTops = (options: readonly Option[]) => options.filter(({ label }) => /^(top|upper) \d/i.test(label)).length > 1;
/** Whether all that is offered are months or days of a year: “October 2025”. */
const listsMonths = (options: readonly Option[]) =>
	options.length > 1 && options.filter(({ label }) => /\b20\d\d\b/.test(label)).length >= options.length - 1;

const OF_GRADE = /\b(grades?|years?|yrs?|grados?|anos?|received|earned|granted|as a)\b/;
/** Asks for the grade that the student is in. */
const OF_NOW = /\b(current\w*|present|now|actual|next|are you|you are|this (school )?year|cadet)\b/;

/** In an entry of honors the grade is that of the honor, in one of activities those of taking part. */
function gradeOfEntry(naming: Naming | undefined, { evidence: { contexts } }: PageField): Reading | undefined {
	const [over] = contexts;
	const named =
		naming?.source === "context"
			? !naming.isTitle && naming.named
			: naming?.named === "highSchool" && over !== undefined && over.level > 1 && namedIn(askedIn(over.text))?.named;
	const attribute = named === "achievement" ? "gradeYear" : named === "activity" ? "gradeLevels" : undefined;
	return attribute && { named: named as Naming["named"], attribute, piece: "", from: "label" };
}

/** Asks for the schooling of both parents at once: “Parents' highest degree”. */
const AT_ONCE = /\bparents['’](?!s)|\b(of|by) (your |the )?parents\b|\bparental\b/i;

const BIRTHPLACES: ReadonlySet<string> = new Set(["birthPlace", "birthCity"]);
/** Whether a birthplace is asked for by one of its pieces: a list of countries, or a box that says “City”. */
const isBornIn = ({ control, options, evidence: { placeholder } }: PageField) =>
	LISTS.has(control) ? options.some(({ label }) => COUNTRY.test(label)) : /^(city|town)\b(?!.*\bcountry\b)/i.test(placeholder);
const COUNTRY = /^(canada|mexico|brazil|france)$/i;

/** Whether a box asks in what part of the year, not in which grades. */
const asksSeason = ({ options, evidence: { key } }: PageField) =>
	options.length > 1 ? options.every(({ label }) => seasonOf(wordsOf(label))) : /season/i.test(key);

const DATE_FORMAT = /^\W*((m{1,2}|d{1,2})\W{1,3}){0,2}y{2,4}(\W{1,3}(m{1,2}|d{1,2})){0,2}\W*$/i;
const WHEN =
	/^((mm|dd|yy|yyyy) )?(start(ed|ing)?|begin(ning)?|began|end(ed|ing)?|finish(ed)?|from|to|until|through)?( ?(date|month|year))+( (started|ended|began|finished))?$/;

/** “Date on which residence in this State began” */
const DATE_OF = /^(the )?(date|month|day) (on|in|from|since|that|when|at)( |$)/;

const SCHOOL_YEAR = /\b20\d\d\W{1,3}(20)?\d\d\b/;

const HAS_GRADUATED = /\bGED\b|still in (high )?school|(have|already) graduated|will graduate/i;
const KIND_OF_WORK = /\b(kind|type|nature|sort) of (work|job|employment)\b/;
/** Schools beside the one that the student attends, and tests that the profile does not hold. */
const OTHER_SCHOOL =
	/\b(middle|elementary|primary|junior high|intermediate|graduate|professional|cosmetology|beauty|barber|law|medical|(?<!or )(trade|business|vocational)|previous|prior|former)( or \w+( high)?)?( business)?( high)? schools?\b|\b(elementary|primaria)$|\bsecond most recent\b/;
/** Of the sections of the ACT the profile holds nothing. */
const OF_SECTION = /^(act )?(english|math\w*|reading|science|writing)$/;
const OF_WHOLE: ReadonlySet<string> = new Set(["date", "composite"]);
const OTHER_TEST = /\b(gre|gmat|lsat|mcat|ged|hiset|tsi|accuplacer|asvab|teas|hesi|clep|toefl|ielts|duolingo|pte|celpip)\b/;

const questionOf = ({ evidence: { label, near } }: PageField) => wordsOf(label || near);

function isOfOtherSchool({ named, attribute }: Reading, field: PageField): boolean {
	const question = questionOf(field);
	const isBare = question.split(" ").length <= LONGEST_BARE;
	const over = isBare ? [field.evidence.contexts[0]?.text ?? "", field.evidence.group].map(wordsOf) : [];
	return (
		attribute !== "intended" &&
		(named === "highSchool" || named === "college"
			? [question, ...over].some((words) => OTHER_SCHOOL.test(words))
			: isListed(named) && over.some((words) => LOWER_SCHOOL.test(words)))
	);
}
const LONGEST_BARE = 3;
/** Over what was done or won before the high school. */
const LOWER_SCHOOL = /^(elementary|primary|middle|junior high|intermediate)( school)?$/;

const OTHER_MAJOR = /\b(second|2nd|third|3rd) (choice|major)\b|^(alternate|alternative|second|other|double) major\b/;
/** Asks when somebody applied or studied there before. */
const BEFORE = /\bpreviously (applied|attended|enrolled|registered)\b/;
/** Whether yes or no is asked of being Hispanic, whatever is said of race besides. */
const ofHispanic = ({ control, options, evidence: { group } }: PageField) =>
	control === "radios" && areVerdicts(options) && /\b(hispanic|latin[oax])\b/i.test(group.replace(/\(.*/, ""));

/** Answered by a choice of yes or no alone. */
const NEVER_TYPED: ReadonlySet<string> = new Set(["hasJob", "holdsBachelor", "livesIn", "gpaReached"]);

/** What one word or two answer, and no text of its own. */
const ONE_FACT: ReadonlySet<string> = new Set(["careerInterest", "intendedMajor", "name"]);
/** Has something told in a text. */
const TELLS = /\b\d{2,4} words?\b|(^|\s)((please )?describe|(brief )?description)\b/i;
/** The decision of a college, or what it costs, beside its name. */
const STATUS =
	/^(application |admissions? )?(status|decision|(accepted|rejected|awaiting|pending|waitlisted|denied)( .*)?|(estimated )?costs?( .*)?)$/;
const DECIDED = /^(accepted|admitted|pending|denied|wait ?listed)\b/i;
/** An average on another scale than that of the profile. */
const OF_HUNDRED = /^0? ?[-–] ?100$/;
/** Whether the page asks of the term in which a high school student takes courses of a college. */
const isForDual = ({ evidence: { contexts } }: PageField) =>
	contexts.slice(-2).some(({ text }) => /\b(dual|concurrent) enrol|\bearly college\b/i.test(text));
/** Asks only those who are not what the question before asked. */
const IF_NOT = /^([a-z] )?(if (you (are|were) )?(no|not)|non u ?s)\b/;

/** Whether the section asks of the membership of one club alone, the page's own: “Key Club Membership”. */
const ofOneClub = ({ evidence: { contexts } }: PageField) =>
	ONE_CLUB.test(wordsOf(contexts[0]?.text ?? "").replace(/^(part|section) \w+ /, ""));
const ONE_CLUB =
	/^(?!(club|school) membership)(?!.*\b(clubs|organi[sz]ations?|teams?|groups?|activit\w+|professional|community)\b)(\w+ ){1,4}membership( information| status| history)?$/;

/** Keys of what is asked of a place or a telephone number that is not the student's own. */
const KEY_OF_OTHERS =
	/\b(college|university|school|work|office|business|company|employer|job|provider|doctor|physician|reference) ?(tele)?(phone|tel|address|addr|add|street|city|state|zip|postal)\b/;

/** Whether bare words, “City”, stand on a box whose key says whose it is, whom the profile knows no such thing of. */
const isKeyedForOthers = ({ named, attribute, from }: Reading, field: PageField) =>
	named === "applicant" &&
	from !== "token" &&
	OF_CONTACT.has(attribute) &&
	BARE.test(questionOf(field)) &&
	KEY_OF_OTHERS.test(wordsOfKey(field.evidence.key));

/** The words of the row or set of buttons that the question is one of. */
const rowOf = ({ evidence: { group, groupIsTied } }: PageField) => (groupIsTied ? wordsOf(group) : "");

/** Asks how much somebody pays or gets, which no answer but the income tells. */
const ASKS_SUM = /\bhow much\b.*\b(pay|receive|cost|afford|owe|contribute|expenses)\b|^(expected |estimated )?(earnings|expenses|costs?)\b/;

/** Whether a college's own record is asked for: the profile holds that of the high school. */
const isOfCollege = ({ attribute }: Reading, naming: Naming | undefined, { evidence }: PageField) =>
	RECORD.has(attribute) &&
	naming?.named === "college" &&
	!naming.isTitle &&
	!/\b(school|secondary|plans)\b/i.test(`${evidence.label} ${evidence.near} ${evidence.contexts[0]?.text ?? ""}`);

const isOfOtherTest = ({ named, attribute }: Reading, field: PageField) =>
	(named === "act" && OF_WHOLE.has(attribute) && OF_SECTION.test(rowOf(field))) ||
	((TESTS.has(named) || named === "exam" || attribute === "classSize") &&
		(OTHER_TEST.test(`${questionOf(field)} ${rowOf(field)} ${wordsOfKey(field.evidence.key)}`) || /^essay\b/.test(rowOf(field)))) ||
	(/^graduation/.test(attribute) && /\bged\b/.test(wordsOfKey(field.evidence.key)));
const RECORD: ReadonlySet<string> = new Set(["weightedGpa", "unweightedGpa", "gpa", "classRank", "classSize"]);
/**
 * Whether only students are asked it, whoever else the words of a heading name: “with your counselor's confirmation”. Below another address
 * of the student's nothing but that address is left.
 */
export const isOfStudents = ({ named, attribute, from }: Reading, words: string) =>
	from !== "key" &&
	(TESTS.has(named) ||
		RECORD.has(attribute) ||
		attribute === "householdIncome" ||
		(OF_OTHER_ADDRESS.test(words) && (named === "applicant" || named === "language") && !OF_ADDRESSEE.has(attribute)));
const OF_ADDRESSEE: ReadonlySet<string> = new Set(["fullName", "givenName", "familyName", ...OF_CONTACT]);

/** An honour is won in a grade. */
const WON = /\b(when|grade|year)( level)? (received|awarded|earned|won)\b/;
/** A list of years of college alone, “1st year undergraduate”. */
const listsUndergraduates = ({ options }: PageField) =>
	options.length > 2 &&
	options.filter(({ label }) => /\b(under)?graduate\b.*\b(year|freshman|senior)\b|\byear (under)?graduate\b/i.test(label)).length >
		options.length / 2;

/** Asks for the ages of several in one box. */
const AGES = /\b(ages|age s)\b/;
function agesAsked(question: string): string {
	const [ofBrothers, ofSisters] = [/\bbrothers?\b/, /\bsisters?\b/].map((words) => words.test(question));
	return ofBrothers === ofSisters ? "siblingsAges" : ofBrothers ? "brothersAges" : "sistersAges";
}
/** Counts what was done in some grades: “Total hours of service, grades 9–12”. */
const HOURS = /\b(hours|hrs)\b/;
const ONE_GRADE = /^((9|10|11|12)(th)? grade|grade (9|10|11|12)|(freshman|sophomore|junior|senior)( year)?)$/;
const TERM = /^(fall|autumn|winter|spring|summer) 20\d\d$/i;
