import { AP_SUBJECTS } from "../../../app/contract/options";
import { subjectNames } from "../express/alternates";
import { ADVANCED, WORK_NOW } from "../express/entry-kinds";
import { ABOUT } from "../types";
import { askedIn, NUMBERED, wordsOf } from "../words";
import { askedOfJob } from "./jobs";
import { isBeside, type Read } from "./reads";
import { PAGE_TITLE } from "./vocabulary/subjects";

const KINDS: Readonly<Record<string, readonly (readonly [kind: string, expression: RegExp])[]>> = {
	exam: [
		["AP", /\b(ap|advanced placement)\b/],
		["IB", /\b(ib|international baccalaureate)\b/],
	],
	course: [
		[
			ADVANCED,
			/^(?!.*\b(regular|standard|college prep\w*|indicate|note|mark|specify|identify|whether|if|level|includ\w+)\b).*\b(ap|ib|honou?rs|advanced)\b.*\b(ap|ib|honou?rs|advanced|accelerated)\b/,
		],
	],
	achievement: [
		["4-h", /\b(4 ?h|ffa)\b(?!.*\b(scholarship|fund|grant|foundation|application)\b)/],
		["sport", /^(?!.*\b(academ\w+|school|community|leadership|arts)\b).*\b(athletics?|sports?)\b/],
	],
	activity: [
		["work", /\b(work|employment|jobs?)\b/],
		[
			"volunteer",
			/\b((((activit\w+|organi[sz]ations?|groups?|places|clubs) )?((for|with|at|in|to|where|that) )?(which )?(you )?(have |ve )?)?(?<!\b(clinical|health related) )volunteer\w*|(community|public) service|(?<!\b(and|or) )community (activit\w+|involvement)(?! (and|or|in school)\b)|service (projects?|hours|to (the|others|your))|unpaid (work|service|effort|position|role)|in the community)\b/,
		],
		["clinical", /\b(clinical|health related) volunteer\w*/],
		["sport", /\b(athletics?|sports?|interscholastic)\b/],
		["environment", /\b(environment\w*|conservation|ecolog\w*)\b/],
		["science", /\b(science|scientific|stem)\b(?! fair)/],
		["research", /\b(research|laboratory|lab work)\b/],
		["faith", /\b(church|parish|faith|ministry|religious|congregation)\b/],
		["4-h", /\b(4 ?h|ffa)\b/],
		["arts", /\b(arts|music|theat(er|re)|dance|drama)\b/],
	],
};

/** Labels that alone name a kind of doing, as in a list that asks for one after the other. */
const CATEGORIES: readonly (readonly [kind: string, label: RegExp])[] = [
	[
		"arts",
		/^((fine|performing|visual) )?arts?$|^(instrumental |vocal )?(music|band|choir|chorus|orchestra|drama|theat(er|re)|dance)( (and|or) (music|drama|theat(er|re)|dance))?( (activities|clubs?|groups?|ensembles?))?$/,
	],
	["government", /^(student|class) (government|council|offices?)( offices?)?$/],
	["debate", /^((speech|debate|forensics)( and| or)? ?)+( (team|club))?$/],
	["media", /^(school )?(publications?|journalism|newspaper|yearbook)( (and|or) (newspaper|yearbook))?$/],
	["scouts", /^((boy|girl) )?scout(s|ing)$/],
];

/** Kinds that say less than another named beside them. */
const NARROW: ReadonlySet<string> = new Set(["environment", "science", "research", "faith"]);

/** What a section that asks for one kind of doing does not name beside it. */
const OTHER_DOINGS =
	/\b(activit\w+|actividad\w*|clubs?|teams?|organi[sz]ations?|groups?|extra ?curriculars?|hobbies|interests?|pursuits?|leadership|involvements?|commitments?)\b|\bschool ((and|or) )*(work|jobs?|home|community)\b|\b(work|jobs?|employment) ((and|or) )*(school|community)\b|\bschool\b.*\b(church|parish|community)\b|\b(church|parish|community)\b.*\bschool\b/;
const LEAVING_OUT = "(not|non|other than|except|excluding|besides|apart from) ((list|include|enter|report|count) )?(paid )?";
const EXCLUDED = new RegExp(
	`\\b(no (paid )?|${LEAVING_OUT})((4 ?h|ffa)( and ffa)?|work|jobs?|employment|sports?|athletics|arts)\\b|\\boutside( of)?( the)? (school|class(room)?)\\b`,
	"g",
);
/** What speaks of work without asking for it. */
const BESIDE_WORK =
	/\b(job titles?|titles? of (a|the|your) jobs?|includ(es?|ing) (any )?(paid )?(work|jobs?|employment)|(paid )?(work|jobs?|employment)( \w+){0,2} included)\b/g;
/** Leaves out paid work, whether or not the page asks for it elsewhere. */
const UNPAID_ALONE = new RegExp(
	`\\b${LEAVING_OUT}(work|jobs?|employment)\\b|\\bunpaid (activit\\w+|involvements?|pursuits?|experiences?)\\b`,
);
const wordsOver = ({ field: { evidence } }: Read) =>
	wordsOf([evidence.group, ...evidence.contexts.slice(0, 2).map(({ text }) => text)].join(" . "));
const UNPAID = /\b(unpaid|volunteer|community) work\b/g;
/** What begins an entry; the rest of it is of the same kind. */
const NAMES_ENTRY: ReadonlySet<string> = new Set(["subject", "type", "organization", "position", "courseName", "title", "list"]);

/**
 * Which questions ask for one kind of entries only, such as work experience beside other activities.
 * Gives the kind, or “not” and the kinds that the page asks for elsewhere, or the one exam that is meant.
 */
export function kindsOf(reads: readonly Read[]): Map<Read, string> {
	const kinds = new Map<Read, string>();
	const ofJob = askedOfJob(reads);
	for (const [subject, expressions] of Object.entries(KINDS)) {
		const own = reads.filter(({ reading }) => reading?.named === subject);
		const several = own.filter(asksForSeveral);
		const takesAny = (read: Read) => several.some((other) => isBeside(read, other));
		for (const read of own) {
			if (read.field.control === "checkboxes" && read.field.options.length === 1) continue;
			if (takesAny(read)) continue;
			const [category] =
				subject === "activity" ? (CATEGORIES.find(([, label]) => label.test(wordsOf(read.field.evidence.label))) ?? []) : [];
			if (category) {
				kinds.set(read, category);
				continue;
			}
			const before = own[own.indexOf(read) - 1];
			const isOfEntry = !NAMES_ENTRY.has(read.reading!.attribute) || isPositionIn(read, before);
			const goesOn = before !== undefined && isBeside(read, before) && (isOfEntry || isNextRow(read, own));
			const words = goesOn ? "" : wordsFor(read, expressions);
			const named = expressions.filter(([, expression]) => expression.test(words));
			const found = named.length > 1 ? named.filter(([kind]) => !NARROW.has(kind)) : named;
			const ofSection = found.length === 1 && isAlone(words, found[0]![1]) ? found[0]![0] : undefined;
			const isUnpaid = subject === "activity" && !goesOn && UNPAID_ALONE.test(wordsOver(read));
			const kind = ofJob.has(read) ? WORK_NOW : goesOn ? kinds.get(before) : (ofSection ?? (isUnpaid ? "not work" : undefined));
			if (kind) kinds.set(read, kind);
		}
		const present = [
			...new Set(own.flatMap((read) => (ofJob.has(read) ? [] : (kinds.get(read) ?? []))).filter((kind) => !kind.startsWith("not "))),
		];
		if (subject === "exam") for (const [read, exam] of examsNamed(own)) kinds.set(read, `${ABOUT}${exam}`);
		// A list of all courses may stand beside one of the advanced.
		if (present.length === 0 || subject === "course") continue;
		const isOpen = (read: Read) =>
			!kinds.has(read) && !takesAny(read) && !ALL_DOINGS.test(wordsOf(read.field.evidence.contexts[0]?.text ?? ""));
		for (const read of own.filter(isOpen)) {
			// Only the first of several questions for exams may say which they are.
			const beside = subject === "exam" ? own.find((other) => kinds.has(other) && isBeside(read, other)) : undefined;
			kinds.set(read, (beside && kinds.get(beside)) ?? `not ${present.join(" ")}`);
		}
	}
	return kinds;
}

/** Over doings of every kind, whatever is asked of some of them elsewhere. */
const ALL_DOINGS =
	/\binclud(e|es|ing)\b[^.]*\b(?<!(volunteer|unpaid|community) )(jobs?|work|employment)\b|\ball\b.*\b(in and out|inside and outside)( of)?( the)? (school|classroom)\b/;

/** The words that say of which kind the entries are that a question asks for: its own of a whole list, else those of its section. */
function wordsFor(read: Read, expressions: readonly (readonly [string, RegExp])[]): string {
	const { label, near } = read.field.evidence;
	if (asksForWork(read)) return "work";
	if (asksForService(read)) return "volunteer";
	return read.reading!.attribute === "list" ? askedIn((label || near).replace(/[,;/]/g, " and ")) : sectionOf(read, expressions);
}

/** Whether the question is asked a second time in the same words, or without any, under one heading, as in the further rows of a list. */
const isNextRow = ({ reading, field: { evidence } }: Read, own: readonly Read[]) =>
	evidence.near === "" &&
	evidence.group === "" &&
	own.some(
		({ reading: other, field }) =>
			field.evidence !== evidence &&
			other!.attribute === reading!.attribute &&
			field.evidence.label === evidence.label &&
			field.evidence.placeholder === evidence.placeholder &&
			field.evidence.contexts[0]?.id === evidence.contexts[0]?.id &&
			field.evidence.group !== "",
	);

const isPositionIn = ({ reading }: Read, before: Read | undefined) =>
	reading!.attribute === "position" && before?.reading?.attribute === "organization";

/** Whether the words of the question itself ask for an employer, or how much somebody has worked, and nothing else. */
const asksForWork = ({ reading, field: { evidence } }: Read) => {
	const asked = askedIn(evidence.label || evidence.near);
	if (reading!.attribute === "hoursPerWeek")
		return /\byou( have| do)? work(ed)?( (at|in) an? (paid |part time )?job\b|$| (per|a|each) week)/.test(asked);
	const isWork = EMPLOYER.test(asked) || /\b(you work(ed|ing)?|employment|paycheck|wages?)\b/.test(asked);
	const isList = /[,/]|\b(or|and)\b/i.test((evidence.label || evidence.near).replace(/\([^()]*\)/g, ""));
	return reading!.attribute === "organization" && isWork && !isList && !OTHER_DOINGS.test(asked);
};

const asksForService = ({ reading, field: { evidence } }: Read) => {
	const asked = askedIn(evidence.label || evidence.near);
	return reading!.named === "activity" && /\bvolunteer(ed|ing)?\b/.test(asked) && !/\b(paid|job|employ\w*|or)\b/.test(asked);
};

/** Whether the question takes doings of more kinds than one: “Club, team or employer”, a list of kinds with work and other ones. */
function asksForSeveral({ reading, field: { evidence, options } }: Read): boolean {
	if (reading!.named !== "activity") return false;
	const asked = wordsOf(evidence.label || evidence.near);
	if (
		reading!.attribute === "organization" &&
		(EMPLOYER.test(asked) || /\bjob\b/.test(asked)) &&
		OTHER_DOINGS.test(asked.replace(OF_EMPLOYER, ""))
	)
		return true;
	const works = options.filter(({ label }) => WORK.test(wordsOf(label)));
	return reading!.attribute === "type" && works.length > 0 && options.length - works.length > 2;
}

const EMPLOYER = /\b(employers?|company|business|workplace)\b/;
/** “Employing organization” and “organization (employer)” are but employers. */
const OF_EMPLOYER = /\b(employing organi[sz]ation|organi[sz]ation you work(ed)? for)\b/g;
const WORK = /\b(work|jobs?|paid|employment)\b/;

/** Whether nothing else that one does is named with the kind: “Volunteer activities”, but not “Clubs and sports”. */
const isAlone = (words: string, kind: RegExp) =>
	!OTHER_DOINGS.test(
		words.replace(new RegExp(`(club )?${kind.source}( (activit\\w+|teams?|clubs?|organi[sz]ations?|experiences?))?`, "g"), ""),
	);

const EXAMS = new Set(AP_SUBJECTS.flatMap((subject) => subjectNames(wordsOf(subject))));
const NO_EXAM = /\b(ap|ib|advanced placement|exams?|tests?|scores?|grades?|results?)\b/g;

/** The exams that rows and labels name where the page lists them, as in “Biology: 1 2 3 4 5”. */
function examsNamed(reads: readonly Read[]): Map<Read, string> {
	if (reads.some(({ reading }) => reading!.attribute === "subject")) return new Map();
	return new Map(
		reads.flatMap((read) => {
			const exam = examNamedBy(read);
			return exam ? [[read, exam] as const] : [];
		}),
	);
}

/** The exam whose name is all that a question, its row or its group says. */
export function examNamedBy({ field: { evidence } }: Read): string | undefined {
	const { label, near, group, groupIsTied } = evidence;
	const texts = [label, groupIsTied ? group : "", near].map((text) => wordsOf(text).replace(NO_EXAM, " ").replace(/ +/g, " ").trim());
	const named = texts.find((text) => EXAMS.has(text) || EXAMS.has(text.replace(/\bus\b/, "united states")));
	const [, ending = ""] = OF_ONE_EXAM.exec(wordsOf(label || near)) ?? [];
	return named ?? (EXAMS.has(ending) ? ending : undefined);
}

/** “Score in AP Biology”, “Year you sat AP Biology”. */
const OF_ONE_EXAM = /^(?:score|grade|result|year|date|month|when)\b.*\b(?:ap|advanced placement) (.+)$/;

const LONGEST_NAME = 12;
const LEAD = 7;
/** A long sentence asks for what its first words name. */
const leadOf = (words: string) => {
	const all = words.split(" ");
	return all.length > LONGEST_NAME ? all.slice(0, LEAD).join(" ") : words;
};

/** The levels of headings that may be the page's own. */
const TITLE_LEVELS = 2;

/**
 * The words of the section that name a kind: those over its group, else of the nearest heading that names one, the page's own left out,
 * else of what names the subject.
 */
function sectionOf({ naming, field: { evidence } }: Read, expressions: readonly (readonly [string, RegExp])[]): string {
	const { group, groupIsTied, contexts } = evidence;
	const headings = contexts
		.filter(({ level }, place) => place === 0 || place < contexts.length - 1 || level > TITLE_LEVELS)
		.filter(({ text }, place) => place === 0 || !PAGE_TITLE.isIn(wordsOf(text)))
		.map(({ text }) => text);
	const countIn = (words: string) => expressions.filter(([, expression]) => expression.test(words)).length;
	// A long sentence may list several kinds after its first words.
	const asks = (words: string) => countIn(leadOf(words)) > 0 || countIn(words) > 1;
	const read = (text: string) =>
		askedIn(text.replace(/\((e\.g\.|for example|such as)[^()]*\)/gi, "").replace(/[,;/]/g, " and "))
			.replace(UNPAID, "volunteer")
			.replace(EXCLUDED, "")
			.replace(BESIDE_WORK, "");
	const texts = [groupIsTied ? "" : group, ...headings, `${naming?.words ?? ""} ${contexts[0]?.text ?? ""}`];
	const found = texts.find((text) => asks(read(text))) ?? "";
	// Of several sentences the first asks, the others explain.
	const first = read(found.replace(NUMBERED, "").split(/[.!?](?= |$)/)[0]!);
	return asks(first) ? first : read(found);
}
