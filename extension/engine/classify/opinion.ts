import type { Evidence, PageField } from "../page";
import { askedIn, wordsOf } from "../words";
import { CONTACT_WORDS, OF_ADDRESS } from "./address";
import { TESTS as ADMISSION_TESTS, FILLERS, HOUSEHOLD, NAME_OF, NARROWED, type Reading } from "./attribute";
import { askedOfEntry } from "./entries";
import { isCalledEssay, STORY } from "./essays";
import { MOST_WORDS } from "./learned/features";
import { type Likely, likeliest } from "./learned/likeliest";
import { isListed, isNamedParent, isPerson, type Naming } from "./subject";
import { IDENTITY } from "./vocabulary/identity";
import type { Named } from "./vocabulary/subjects";
import { VOCABULARY } from "./vocabulary/vocabulary";

/** How sure the model must be to speak where the lists of words say nothing. */
const ADDS = 0.6;
const ADDS_UNSURE = 0.85;
/** What the lists know nearly all wordings of, names, contact and address; and a word or two that only the heading makes plain. */
const ADDS_KNOWN = 0.95;
const NEVER = 2;
const FEWEST_WORDS = 3;
/** How sure it must be of something else, and how sure against, to overrule lists that know only a piece of the question. */
const OVERRULES = 0.9;
const OVERRULED = 0.03;
const WHOLE = 0.75;
/** So sure it may speak of another than the list that the page names: a “course of study” is no course. */
const ALL_BUT_SURE = 0.97;
/** Words that make a question the student's own, whoever else it names. */
const OWN = /\b(own|your|my)\b/;
/** Whom the heading names. */
const THEIRS = /^(his|her|their)\b/;
/** Answered by yes or no or a word of a list, which nobody types. */
const VERDICTS =
	/\.(livingStatus|has[A-Z]\w*|taken|willGraduate|firstGeneration|hispanic|feeWaiver|continueInCollege|receivesFinancialAid|transcripts)$/;

/** What the browser is told to take bears out what the words say. */
const TYPE_OF: Readonly<Record<string, string>> = { phoneNumber: "tel", email: "email" };
const CONTACT: ReadonlySet<string> = new Set(["phoneNumber", "phoneCountryCode", "email", "website"]);
/** Speaks of a test, which the name of a school subject alone does not. */
const OF_TEST = /test|\bs ?a ?t\b|exam|score|board|prueba|puntaje/;
/** Words without one of which no question asks for it, however sure the model is. */
const MUST_SAY: Readonly<Record<string, RegExp>> = {
	educationLevel: /\bed\b|qualif|attain|educ|degree|school|college|universi|diploma|stud|grad|learn|credential|estudi|escolar/,
	enrollmentTerm: /^(?!(what |the )?grade\b|.*\b(previous(ly)?|prior|applied before)\b|[^.]*\bgraduat)/,
	website:
		/^(?!.*\b(schools?|organi[sz]ation|company|employer|film|photo|image)\b).*(web|\bsite|\burl|link|portfolio|\bpage|blog|profile|online|http|video|github|sitio|enlace)/,
	occupation:
		/^(?!.*\bwork ?place\b).*(job|work|\bocc|vocation|craft|oficio|position|title|profes|employ|living|\bdo(es|ing)?\b|trade|career|trabaj|ocupa|dedica|earn)/,
	collegesAppliedTo: /^(?!.*\b(check|cheque)s?\b).*(college|universi|school|institution|appl)/,
	formerFamilyName: /mother|father|parent|guardian|\b(their|her|his)\b|madre|padre/,
	parentsEducation: /parent|mother|father|guardian|\bthe(y|ir)\b|both|either|famil|padres|madre/,
	citizenshipCountry: /countr|citizen|nation|pais|passport/,
	familyName: /name|apellido|surname|family|last/,
	composite: /^(?!(act )?(eng?|ma|re|rd|sci?|wr)\b)/,
	armedForcesStatus:
		/^(?!(?!.*\byourself\b).*\b(dependent|child|spouse|son|daughter) of\b).*(militar|armed|veteran|\bserv(e|ed|ice|ing)\b|\bguard\b|\bduty\b)/,
	taken: /^(?!.*\b(will|plans?|planned|planning|next)\b).*(\btak|\btook|\bsat\b|\bsit\b|report|submit|tom[oa])/,
	entryDate: /start|beg[aiu]n|enter|entry|enrol|since|from|attend|first|join|admi|ingres|empez|inici/,
	timePeriod:
		/^(?!period( \d)? \.|years? of (?!attend|school|study|high|college|enrol|educat)|.*\b(member(ship)?|married|employ\w*|orientation)\b).*(year|\byrs?\b|\bmo\b|desde|hasta|duration|attend|date|period|term|semester|quarter|when|from|span|time|how long|ano|fecha)/,
	parentNames: /parent|mother|father|guardian|padre|madre/,
	yearsInUS: /^(?!.*\bbecome\b).*(\bus\b|\bu s\b|\busa\b|united states|america|country|estados unidos|\beeuu|pais)/,
	numberOfParents: /parent|guardian|padres|tutor/,
	description: /^(?!(number|how many) |(level|rank(ing)?) \.|.*\b(circumstances|hobb(y|ies)|talents?|instruments?|learn(ed)?)\b)/,
	numberOfLanguages: /languag|idioma/,
	parentsMaritalStatus: /parent|mother|father|guardian|padres|\bthe(y|ir)\b|two|both/,
	receivesFinancialAid: /^(?!.*\b(fafsa|filed?|complete\w*|submit\w*|special)\b)(?=.*\b(aid|financ\w*|pell|grants?|ayuda)\b)/,
	score: /^(?!how many\b)/,
	hasSiblings: /^(?![^.]*\b(fafsa|aid|form|application)\b)/,
	careerInterest:
		/^(?=.*(career|profes|occupation|job|work|goal|becom|\bbe\b|field|vocation|aspir|ambition|plan|future|pursu|carrera|trabaj|interes|path|industry))(?!.*\b(certificat\w*|licen[cs]e) (number|no|id)\b)/,
	firstGeneration:
		/^(?!.*\bneither\b.*\battend|.*\b(first|1st) (bachelor|associate|degree)).*((first|1st)(?! choice)|generation|generacion|primer|neither|none|nobody|no one|ningun)/,
	dateOfBirth: /birth|born|bday|b day|dob|\bnac/,
	householdIncome: /^(?!.*\btaxable\b)/,
	addressLine2: /\b(address|apt|apart\w*|unit|suite|ste|line|box|building|bldg|floor|room|dorm\w*|street|dep\w*|calle|direccion)\b|2/,
	courseName: /^(?!(fall|spring|summer|winter|teacher|room) \.|.*\b(highest|hardest|favou?rite|most (advanced|difficult|challenging))\b)/,
	age: /\bages?\b|\bold|born|birth|\bedad|\banos/,
	graduationYear: /^(?!diploma \.|.*\brequirements?\b).*(grad|egres|class of|year|finish|complet|diploma|when|\bano\b|date)/,
	livingStatus: /liv|alive|deceased|dead|died|passed|vive|viv[ao]|falleci|difunt/,
	willGraduate:
		/^(?!.*\b(lived?|attended|from an? (?!(high|public|private|accredited|secondary|us)\b)\w+ (high|secondary) school)\b).*(graduat|diploma|finish|egres)/,
	gradeYear:
		/^(?!.*\b(completed|in (the )?fall)\b).*(grade|\bgrd?\b|\byr\b|\bfr\b|received|year|class|stand|level|fresh|soph|junior|senior|grado|ano|curso|school|when)/,
	intendedDegree: /^(?!.*\bwill you be working\b)/,
	intendedMajor: /major|stud|field|program|subject|disciplin|area|depart|course|carrera|learn|degree|concentrat|academic|speciali/,
	hoursPerWeek: /^(?!.*\b((would|could|can) you|able to|available|willing|anticipate|expect)\b)/,
	name: /^(?!(from|to|until|since|degrees?( (earned|received|awarded|conferred|sought))?) \.|((name of|your|the|high) )*(school )?(district|system)\b(?! or)|((any|list|all|the) )*(other|additional|previous|prior|former) (high |secondary )?schools?\b|(high school credit|campus|college interest( \d)?|college address) \.|[^.]*\b(program(me)?|certificate|type|next|elementary|primaria)\b)/,
	organization:
		/^(?!(rotary|lions|kiwanis|elks) (club|lodge)\b|(from|to|until|since|(special )?(interests?|hobbies|talents)) \.|[^.]*\b(concentrations?|majors?)\b)/,
	position: /^(?!elected|(have|do|did|are|were) you\b[^.]*\b(any|these)\b)/,
	attempts: /times|often|attempts|how many|number|\bno\b|sittings|veces/,
	cityState: /school|college|city|town|live|from|hail|escuela|ciudad/,
	grade: /^(?!(date|semester|gpa)\b)/,
	intended: /colleg|universi|instit|plan|attend|enrol|enter|choice|choose|will|fall|next|after|intend|accept|going|transfer|dest|deseas/,
	language: /^(?!(speak|read|write|understand) \.)/,
	math: OF_TEST,
	english: OF_TEST,
	title:
		/^(?!(level|ranking|honou?r society) \.|.*\bjob title|.*\b((awarded|given|granted|presented|sponsored|conferred) by|(sat|act) scores?)\b)/,
	communityOrganization:
		/^(?!organi[sz]ations? \.).*(communit|comunit|(?<!^(the )?name of (the )?)organi[sz]|\bcbo\b|access|acceso|outreach|participa|member|partner|agenc)/,
	weightedGpa: /^(?!.*\b(rank|decile|quartile|quintile)\b)/,
	classRank: /rank|standing|place|position|lugar|puesto/,
	classSize: /class|alumnos|estudiantes|generacion|graduandos|\branked\b|students|pupils|seniors|\bof\b|size|graduat/,
};
const TESTS: ReadonlySet<string> = new Set([...ADMISSION_TESTS, "exam"]);
/** Words without one of which no question asks for a score of such a test. */
const NAMES_TEST = /\b(p ?)?s ?a ?t\b|\bact\b|nmsqt|scholastic|college board|admission|entrance|standardi[sz]ed/;

/** Whom the model's classes are about, of those the page's words name. */
const kindOf = (named: Named): string => (isNamedParent(named) ? "parent" : named === "collegeCourse" ? "course" : named);

/** Another reading, or none: because the question is about somebody else, or about nothing that the profile answers. */
export type Opinion = { reading: Reading } | { reading?: undefined; reason: "other-person" | "unknown" };

/**
 * Hears the model beside the lists of words: it adds a meaning where they know none, and takes one away that it holds for another.
 * Takes the question, whom the page names and what the lists say; gives what holds, or undefined where it stays as it is.
 */
export function secondOpinion(field: PageField, naming: Naming | undefined, reading: Reading | undefined): Opinion | undefined {
	if (naming?.named === "stranger" || (reading && (isWhole(reading, field, naming) || isLong(field)))) return undefined;
	const likely = fitting(likeliest(field), field, naming);
	const [best, share] = [...likely].reduce((one, other) => (other[1] > one[1] ? other : one), ["", 0] as const);
	if (!best) return undefined;
	const [about = "", attribute = ""] = best.split(".");
	// “Award 1 reason given” speaks of the award, and asks not what it is called.
	if (NAME_OF[about] === attribute && askedOfEntry(wordsOf(field.evidence.label || field.evidence.near), naming)) return undefined;
	const isLoneBox = field.control === "checkboxes" && field.options.length === 1;
	if (!reading)
		return !isLoneBox && best.includes(".") && share >= enoughFor(best, field, naming) ? { reading: readingOf(best, naming) } : undefined;
	const isOwn = reading.named === "applicant" && IDENTITY.some(({ attribute }) => attribute === reading.attribute);
	if (isOwn && isListed(about) && !(naming && isListed(naming.named))) return undefined;
	const said = `${kindOf(reading.named)}.${reading.attribute}`;
	// Where nobody is named, the model cannot know of whom the same is asked, unless the heading speaks of parents.
	if (attribute === reading.attribute && naming === undefined && !(about === "parent" && OF_PARENT.test(askedUnderHeading(field.evidence))))
		return undefined;
	if (best === said || (likely.get(said) ?? 0) > OVERRULED) return undefined;
	// “Hours a month” are known to be no hours a week, a total no section of a test.
	if ((isListed(about) || TESTS.has(about)) && isBarredBy(best, wordsOf(field.evidence.label || field.evidence.near))) return undefined;
	const isNarrower = reading.from === "key" && NARROWED[attribute]?.includes(reading.attribute);
	if (share < OVERRULES || isNarrower) return undefined;
	const ownWords = reading.named === "applicant" ? OWN : isNamedParent(reading.named) ? THEIRS : undefined;
	const isOwnSection = naming?.named === "applicant" && naming.context !== undefined && naming.context === field.evidence.contexts[0]?.id;
	if (
		best === "stranger" &&
		((isOwn && isOwnSection && reading.attribute !== "fullName") || ownWords?.test(wordsOf(field.evidence.label || field.evidence.near)))
	)
		return undefined;
	if (best === "none" && TYPE_OF[reading.attribute] === field.evidence.type) return undefined;
	if (best === "stranger" || best === "none") return { reason: best === "none" ? "unknown" : "other-person" };
	return { reading: readingOf(best, naming) };
}

/** How sure the model must be to add a meaning: surer where an essay could be meant or the page names no such list, which a word or two cannot tell. */
function enoughFor(name: string, { control, evidence }: PageField, naming: Naming | undefined): number {
	const [about = "", attribute] = name.split(".");
	const question = askedBy(evidence);
	const asked = askedUnderHeading(evidence);
	const isOther = [GOES_ON, OTHER_NAME, PERSUADES, OF_ID].some((words) => words.test(question));
	if (isOther || isBarredBy(name, question)) return NEVER;
	if (control === "longText" && isCalledEssay(evidence, question)) return NEVER;
	if (attribute === "description" && (AHEAD.test(question) || STORY.test(question))) return NEVER;
	if (about === "applicant" && THEIRS.test(question)) return NEVER;
	if (about === "parent" && !(naming && isNamedParent(naming.named)) && !OF_PARENT.test(asked)) return NEVER;
	if (MUST_SAY[attribute ?? ""]?.test(asked) === false) return NEVER;
	if (ADMISSION_TESTS.has(about as Named) && naming?.named !== about && !NAMES_TEST.test(asked)) return NEVER;
	if (CONTACT_WORDS.test(question) && !CONTACT.has(attribute ?? "")) return NEVER;
	if (naming?.named === "college" && !naming.isTitle && OF_ADDRESS.has(attribute ?? "")) return NEVER;
	if (about === "applicant" && IDENTITY.some((entry) => entry.attribute === attribute)) return ADDS_KNOWN;
	const isUnnamed = isListed(about) && (naming === undefined || kindOf(naming.named) !== about);
	if (isUnnamed && question.split(" ").length < FEWEST_WORDS) return evidence.contexts.length > 1 ? ADDS_KNOWN : NEVER;
	return isUnnamed || control === "longText" || control === "richText" ? ADDS_UNSURE : ADDS;
}

const askedBy = ({ label, near, group, placeholder }: Evidence) => wordsOf(label || near || group || placeholder);
const askedUnderHeading = (evidence: Evidence) =>
	`${askedBy(evidence)} . ${wordsOf(`${evidence.group} ${evidence.contexts[0]?.text ?? ""}`)}`;

/** Words without one of which no question is about a parent. */
const OF_PARENT =
	/parent|mother|father|guardian|famil|household|adult|grown|\b(they|he|she|their|his|her|them|mom|dad|tutora?)\b|raised|padre|madre/;

/** Whether the lists say of every wording for the class that the question means something else. */
function isBarredBy(name: string, question: string): boolean {
	const [about = "", attribute] = name.split(".");
	const entries = VOCABULARY.filter(
		(entry) => !entry.adds && entry.attribute === attribute && entry.about.some((subject) => kindOf(subject) === about),
	);
	return entries.length > 0 && entries.every(({ not }) => not?.isIn(question));
}

/** A name that is not the one the profile holds. */
const OTHER_NAME = /\b(any )?other names?\b.*\b(known|used|gone by)\b/;
/** Goes on with a question before, without saying what that was: “If so, when?” */
const GOES_ON =
	/^if (so|yes)( (please )?(when|where|who|what|which|how|why|explain|describe|specify|list|name|give))?( (they|it|them|one))?$/;
/** Asks under which sign an office keeps the student. */
const OF_ID = / id$/;
/** Asks for the student's own reasons. */
const PERSUADES = /\bwhy (you|i|(do|did|have|are|were) you|should|would)\b|\bin (your|my) own words\b/;

/** Asks for what is to come, which no entry tells. */
const AHEAD = /\b(you would like|would you like|you (hope|want|wish|plan|intend)) to\b/;

const OF_SIBLINGS: ReadonlySet<string> = new Set(["numberOfSiblings", "hasSiblings"]);
/** Whether what is asked of a household may be asked in words, or under a heading, that name these relatives. */
const isOfThem = (attribute: string, { named, source }: Naming) =>
	source === "context" ||
	((named === "sibling") === OF_SIBLINGS.has(attribute) &&
		!(attribute === "parentsEducation" && isNamedParent(named) && named !== "parent"));

/** The classes that can be about whom the page names and that the control can take. */
function fitting(likely: Likely, { control, evidence }: PageField, naming: Naming | undefined): Likely {
	const named = naming && kindOf(naming.named);
	const all = named === "course" ? ofAnyCourse(likely) : likely;
	const isFirm = naming !== undefined && (isPerson(naming.named) ? naming.named !== "applicant" : isListed(naming.named));
	const isTyped = control === "text" || control === "longText" || control === "number" || control === "slider" || control === "date";
	/** A programmer's key that names a person says it of every question of theirs, however little its words do. */
	const isKeyOfPerson = naming !== undefined && isPerson(naming.named) && naming.source === "key";
	return new Map(
		[...all].filter(([name, share]) => {
			const [about, attribute] = name.split(".");
			if (about === "college" && naming?.named === "collegeCourse") return true;
			if (isTyped && VERDICTS.test(name)) return false;
			if (about === "highSchool" && named === "college" && (naming!.source !== "context" || isOfCollegesAlone(evidence, naming!)))
				return false;
			if (TESTS.has(named ?? "") && TESTS.has(about ?? "") && about !== named) return false;
			const isSure =
				!isKeyOfPerson && share >= (naming?.source !== "context" ? ALL_BUT_SURE : namesMore(evidence, naming) ? ADDS_UNSURE : OVERRULES);
			const mayBeOther = !isListed(about ?? "") || (naming?.source === "context" && share >= ALL_BUT_SURE);
			const isOfSibling = naming?.named === "sibling" && naming.source === "label";
			if (isFirm && isListed(naming.named) && isSure && mayBeOther && !isOfSibling) return true;
			return !attribute || about === named || !isFirm || (about === "applicant" && HOUSEHOLD.has(attribute) && isOfThem(attribute, naming));
		}),
	);
}

/** Whether the nearest heading names colleges and no school beside them. */
const isOfCollegesAlone = ({ contexts: [nearest] }: Evidence, { context }: Naming) =>
	nearest?.id === context && !/\bschools?\b/.test(wordsOf(nearest!.text));

/** Whether the heading that names whom it is about names something else as well: “Plans and activities”. */
const namesMore = ({ contexts }: Evidence, { words, context }: Naming) =>
	/\b(and|y|or)\b/.test(wordsOf(contexts.find(({ id }) => id === context)?.text ?? "").replace(words, ""));

/** Where the page says which courses it asks for, what is asked of them is the same of both kinds. */
function ofAnyCourse(likely: Likely): Likely {
	const merged = new Map<string, number>();
	for (const [name, share] of likely) {
		const key = name.replace(/^collegeCourse\./, "course.");
		merged.set(key, (merged.get(key) ?? 0) + share);
	}
	return merged;
}

function readingOf(name: string, naming: Naming | undefined): Reading {
	const [about = "", attribute = ""] = name.split(".");
	const isNamed = naming !== undefined && kindOf(naming.named) === about;
	return { named: isNamed ? naming.named : (about as Named), attribute, piece: "", from: "learned" };
}

/** Whether the question goes on beyond what the model reads of it. */
const isLong = ({ evidence }: PageField) => wordsOf(evidence.label || evidence.group || evidence.near).split(" ").length > MOST_WORDS;

/** Whether the words that the lists know, with those that name whom it is about, are all but the whole question. */
function isWhole({ piece, from }: Reading, { evidence }: PageField, naming: Naming | undefined): boolean {
	if (from === "token" || from === "type") return true;
	if (from === "key") return false;
	const { label, near, placeholder, group } = evidence;
	const texts = [label, near, placeholder, group, `${group} ${label || near}`, `${label} ${placeholder}`]
		.map(askedIn)
		.map((text) => askedOfEntry(text, naming) ?? text);
	const question = texts.find((text) => text.includes(piece));
	return question !== undefined && telling(piece, "").length >= telling(question, naming?.words ?? "").length * WHOLE;
}

const telling = (text: string, without: string) => text.replace(without, "").replace(FILLERS, "").replace(/ +/g, " ").trim();
