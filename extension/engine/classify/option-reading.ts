import { TOGGLES } from "../collect/choices";
import { answersAmong } from "../express/senses/senses";
import { GRADES } from "../express/vocabulary/synonyms";
import { areVerdicts, type Option, type PageField } from "../page";
import { wordsOf } from "../words";
import type { Reading } from "./attribute";
import { isNamedParent, type Naming } from "./subject";

/** Attributes whose options tell what is asked even where the question's words do not, with what one of them must speak of. */
const TELLING: readonly (readonly [attribute: string, spoken: RegExp])[] = [
	["race", /\b(black|white|asian|indigenous|native|pacific)\b/],
	["citizenshipStatus", /\bcitizen\b/],
	["armedForcesStatus", /\b(military|veteran|armed forces|active duty|(national|air) guard)\b/],
];
const PRONOUNS = /^(he|she|they|ze|xe)( (him|her|them|hir|zir|xem))?( (his|hers|theirs|hirs|zirs|xyrs))?$/;
const FEWEST = 3;
const MOST_PROGRAMS = 10;
const GRADE_WORDS = Object.values(GRADES).map((group) => new Set(group.flatMap((label) => label.split(" "))));
const NO_GRADE: ReadonlySet<string> = new Set(["grade", "year", "high", "school"]);
const MOST_OTHERS = 0.5;

/** Reads a question by what it offers: a list of races asks for the race, whatever the sentence over it says. */
export function readingOfOptions(field: PageField, naming: Naming | undefined): Reading | undefined {
	const { options, control } = field;
	const question = `${field.evidence.label} ${field.evidence.near} ${field.evidence.group}`;
	if (asksForTerm(question, options)) return { named: "applicant", attribute: "enrollmentTerm", piece: "", from: "type" };
	if ((!naming || naming.named === "applicant") && areKindsOfApplicant(options))
		return { named: "applicant", attribute: "collegeYear", piece: "", from: "type" };
	if ((!naming || naming.named === "applicant") && namesRace(field))
		return { named: "applicant", attribute: "race", piece: "", from: "type" };
	if (naming && isNamedParent(naming.named) && listsSchooling(options))
		return { named: naming.named, attribute: "educationLevel", piece: "", from: "type" };
	if (FOR_COLLEGE.test(wordsOf(question)) && areKindsOfCollege(options))
		return { named: "college", attribute: "intendedType", piece: "", from: "type" };
	if (BROTHERS.test(wordsOf(field.evidence.label || field.evidence.near)) && mayBeNumbers(field))
		return { named: "applicant", attribute: "numberOfSiblings", piece: "", from: "type" };
	if ((!naming || naming.named === "exam") && !OF_COURSES.test(question) && areExamPrograms(options))
		return { named: "exam", attribute: "program", piece: "", from: "type" };
	const isOverTests = /\btests\b/i.test(`${question} ${field.evidence.contexts[0]?.text ?? ""}`);
	const mayBeTests = () => areAdmissionTests(options) || (options.length === 0 && isOverTests);
	if (field.multiple && /\b(taken|took|report|submit)\b/i.test(question) && mayBeTests())
		return { named: "applicant", attribute: "testsTaken", piece: "", from: "type" };
	const test = saysTaken(options) ? testNamed(wordsOf(question)) : undefined;
	if (test) return test;
	if (naming?.named === "exam" && listsScores(field) && ![question.trim(), field.evidence.group].some((words) => ASKS_COUNT.test(words)))
		return { named: "exam", attribute: "score", piece: "", from: "type" };
	if (/\b(upcoming|next|fall|enrolling|entering)\b/i.test(question)) return undefined;
	if (naming?.named === "activity" && field.multiple && listsGrades(options))
		return { named: "activity", attribute: "gradeLevels", piece: "", from: "type" };
	if (naming?.named === "achievement" && control === "radios" && listsGrades(options))
		return { named: "achievement", attribute: "gradeYear", piece: "", from: "type" };
	if (naming && isNamedParent(naming.named) && saysLiving(options))
		return { named: naming.named, attribute: "livingStatus", piece: "", from: "type" };
	if ((!naming || naming.named === "applicant" || (naming.source === "context" && naming.named === "language")) && saysCitizen(options))
		return { named: "applicant", attribute: "citizenshipStatus", piece: "", from: "type" };
	if ((!naming || naming.named === "applicant") && areSuffixes(options))
		return { named: "applicant", attribute: "suffix", piece: "", from: "type" };
	if (saysMarried(options) && OF_PARENTS.test(wordsOf(`${question} ${field.evidence.contexts[0]?.text ?? ""}`)))
		return { named: "applicant", attribute: "parentsMaritalStatus", piece: "", from: "type" };
	if (options.filter(({ label }) => COLLEGE_ACCESS.test(wordsOf(label))).length >= FEWEST)
		return { named: "applicant", attribute: "communityOrganization", piece: "", from: "type" };
	if ((!naming || naming.named === "applicant") && options.length <= MOST_GENDERS && isGenders(options))
		return { named: "applicant", attribute: "gender", piece: "", from: "type" };
	if (naming?.named !== "stranger" && options.length <= FEWEST && isSexes(options))
		return { named: naming?.named ?? "applicant", attribute: "sex", piece: "", from: "type" };
	if ((!naming || naming.named === "applicant" || naming.named === "highSchool") && saysGraduated(options))
		return { named: "highSchool", attribute: "graduationStatus", piece: "", from: "type" };
	if (control === "combobox" || options.length < FEWEST || (naming && naming.named !== "applicant" && naming.named !== "highSchool"))
		return undefined;
	const labels = options.map(({ label }) => wordsOf(label));
	for (const [attribute, spoken] of TELLING) {
		const { answers, unread } = answersAmong(attribute, labels);
		if (answers.size >= FEWEST && unread <= labels.length * MOST_OTHERS && labels.some((label) => spoken.test(label)))
			return { named: "applicant", attribute, piece: "", from: "type" };
	}
	if (labels.filter((label) => PRONOUNS.test(label)).length >= FEWEST)
		return { named: "applicant", attribute: "pronouns", piece: "", from: "type" };
	return listsGrades(options) && !/\bcompleted\b/i.test(question) && (!field.multiple || field.element.matches(TOGGLES))
		? { named: "highSchool", attribute: "gradeYear", piece: "", from: "type" }
		: undefined;
}

/** Whether most options are levels of schooling, some with the number of their code before them: “3 - High school graduate”. */
function listsSchooling(options: readonly Option[]): boolean {
	const labels = options.map(({ label }) => wordsOf(label).replace(/^\d{1,2} /, "")).filter(Boolean);
	const { answers, unread } = answersAmong("educationLevel", labels);
	return answers.size >= FEWEST && unread <= labels.length * MOST_OTHERS;
}

/** Asks of what kind the college is that the student will go to. */
const FOR_COLLEGE =
	/^(?!.*\b(parents?|mother|father|guardian|attended|graduated|completed)\b).*(\b(plan(ning)?|intend|will|hope|expect)\b.*\b(attend|enroll|enter|go)\b|\b(type|kind) of (school|college|institution)\b)/;

/** Whether a list offers colleges of four years, and of two or of a trade. */
const MOST_KINDS = 8;
/** Whether applicants of all kinds are offered, a new one and one from another college among them. */
const areKindsOfApplicant = (options: readonly Option[]) =>
	options.length <= MOST_KINDS &&
	[/^(new |incoming |entering )?(first (year|time)|freshman)\b/, /^transfer\b/].every((kind) =>
		options.some(({ label }) => kind.test(wordsOf(label))),
	);

function areKindsOfCollege(options: readonly Option[]): boolean {
	const labels = options.map(({ label }) => wordsOf(label));
	return (
		labels.some((label) => /\b(4|four) ?(year|yr)\b/.test(label)) &&
		labels.some((label) => /\b(2|two) ?(year|yr)\b|\b(community|junior|vocational|technical|trade)\b/.test(label))
	);
}

/** Whether yes or no is asked of one race, whose name alone stands before the buttons or the list. */
const namesRace = ({ control, options, evidence: { group, label } }: PageField) =>
	(control === "radios" || control === "select") && areVerdicts(options) && RACE.test(wordsOf(label || group));
const RACE =
	/^(are you )?((asian|black|white|caucasian|african|american|indian|alaskan?|native|hawaiian|other|pacific|islander|or|and)( |$))+$/;

/** Whether a test was taken, is planned or is not: “Taken”, “Signed up”, “Not for me”. */
export const saysTaken = (options: readonly Option[]) =>
	options.length > 1 && options.some(({ label }) => /^(already )?taken\b/i.test(label));

/** The test in whose row stands whether it was taken. */
function testNamed(question: string): Reading | undefined {
	const [test] = /\b(p?sat|act)\b/.exec(question) ?? [];
	if (test) return { named: test as "sat" | "act" | "psat", attribute: "taken", piece: "", from: "type" };
	const isOfExams = /\b(ap|advanced placement|ib)\b/.test(question);
	return isOfExams ? { named: "applicant", attribute: "hasExams", piece: "", from: "type" } : undefined;
}

const BROTHERS = /^(your )?(brothers and sisters|siblings|hermanos( y hermanas)?)$/;
/** Whether numbers are offered, or asked for, or may be offered once the list is open. */
const mayBeNumbers = ({ options, control, element }: PageField) =>
	options.length === 0
		? control === "number" || (control === "combobox" && element.nodeName !== "INPUT")
		: options.filter(({ label }) => /^\d{1,2}\b/.test(label)).length >= FEWEST;

const saysGraduated = (options: readonly Option[]) =>
	options.length <= MOST_STATUSES &&
	[/\b(will|expect(ed|s)? to|not (yet )?) ?graduated?\b/i, /^(have |already |i have )*graduated\b/i, /\b(GED|HSE|HiSET)\b/].every(
		(status) => options.some(({ label }) => status.test(label)),
	);
const MOST_STATUSES = 6;

/** Whether what is offered goes after a name: “Jr.”, “III”. */
const areSuffixes = (options: readonly Option[]) =>
	[/^(jr|sr)\b/i, /^II\b/, /^III\b/].every((suffix) => options.some(({ label }) => suffix.test(label.trim())));

/** Whether what is offered is to be a citizen, or to live here for good. */
export const saysCitizen = (options: readonly Option[]) =>
	[
		/\b(U\.?S\.?|United States) citizen|\bcitizens?( or national)? of the (U\.?S\.?|United States)|^(I am |I'm )?a citizen\b/i,
		/\bpermanent resident\b|\bgreen ?card\b/i,
	].every((status) => options.some(({ label }) => status.test(label)));

const saysMarried = (options: readonly Option[]) =>
	[/\bmarried\b/i, /\b(divorced|separated)\b/i, /\bwidow/i].every((status) => options.some(({ label }) => status.test(label)));
/** Whom a list of marital states is asked of, when it is not the applicant. */
const OF_PARENTS =
	/\b(parents?|guardians?|family|household|people at home|these two|they|(of the|persons?|people|adults) (above|listed|named))\b/;
/** Programs that help students on their way to college. */
const COLLEGE_ACCESS =
	/\b(upward bound|talent search|gear up|avid|trio|mesa|questbridge|posse|educational opportunity|college (possible|advising corps)|boys (and )?girls club|johnson o ?malley|one ?goal)\b/;
const isSexes = (options: readonly Option[]) => {
	const labels = options.map(({ label }) => wordsOf(label)).filter((label) => !/^(select|choose|please|$)/.test(label));
	return labels.length === 2 && labels.includes("male") && labels.includes("female");
};

const MOST_GENDERS = 8;
const GENDERS = [
	/\b(wom[ae]n|girls?|females?)\b/i,
	/\b(m[ae]n|boys?|males?)\b/i,
	/\b(non ?-?binary|genderqueer|gender ?-?fluid|agender|another gender)\b/i,
];
const isGenders = (options: readonly Option[]) => GENDERS.every((gender) => options.some(({ label }) => gender.test(label)));

const saysLiving = (options: readonly Option[]) =>
	options.some(({ label }) => /\b(living|alive)\b/i.test(label)) && options.some(({ label }) => /\b(deceased|not living)\b/i.test(label));

const OF_COURSES = /\b(course|class|level|curso|clase)/i;
const PROGRAMS = [/\b(AP|advanced placement)\b/i, /\b(IB|international baccalaureate)\b/i];
const OTHER_PROGRAM = /^(other|none|please|select|choose|-|$)|\b(AICE|cambridge|CLEP|A-?levels?)\b/i;

/** Whether the options are the tests that colleges admit by. */
const areAdmissionTests = (options: readonly Option[]) =>
	[/^sat\b/i, /^act\b/i].every((test) => options.some(({ label }) => test.test(label)));

/** Whether the options are the programs whose exams a student takes, AP, IB and what goes with them, and not the exams of each. */
const areExamPrograms = (options: readonly Option[]) =>
	options.length <= MOST_PROGRAMS &&
	PROGRAMS.every((program) => options.some(({ label }) => program.test(label))) &&
	options.every(({ label }) => [...PROGRAMS, OTHER_PROGRAM].some((known) => known.test(label.trim())));

const ASKS_COUNT = /^(how many|number of)\b/i;
/** Whether one of the scores of an exam is to be chosen. */
const listsScores = ({ options, multiple }: PageField) =>
	!multiple && ["2", "3", "4", "5"].every((score) => options.some(({ label }) => label.startsWith(score)));

/** Whether the options are the years of high school. */
export function listsGrades(options: readonly Option[]): boolean {
	const labels = options.map(({ label }) => wordsOf(label));
	const isGrade = (label: string) => GRADE_WORDS.some((words) => namesGrade(label, words));
	const grades = GRADE_WORDS.filter((words) => labels.some((label) => namesGrade(label, words))).length;
	return grades >= FEWEST && labels.filter(isGrade).length >= labels.length * MOST_OTHERS;
}

/** Whether the words all say one grade: “Sophomore (10th)”. */
const namesGrade = (label: string, words: ReadonlySet<string>) => {
	const said = label.split(" ");
	return said.every((word) => words.has(word)) && said.some((word) => !NO_GRADE.has(word));
};

/** A list of terms asks when the student begins, unless it asks when they left. */
const asksForTerm = (question: string, options: readonly Option[]) =>
	options.filter(({ label }) => /^(spring|summer|fall|autumn|winter) 20\d\d$/.test(wordsOf(label))).length >= FEWEST - 1 &&
	/\b(start|begin|enter|enroll|term|semester|attend)/i.test(question) &&
	!/graduat|attended|last|end/i.test(question);
