import type { Subject } from "../../../app/contract/fields";
import { type Evidence, LEAD_LEVEL } from "../page";
import { remembering } from "../remembering";
import { askedIn, wordsOf } from "../words";
import { AT_HOME } from "./address";
import {
	BYSTANDERS,
	FORM_NAME,
	isNameOfAll,
	LEGACY,
	MEANS_STUDENT,
	NAMED_AFTER,
	NOTE,
	namesInstitution,
	OF_PARENT,
	OF_REFEREE,
	OF_THE_YOUNG,
	ONE_AWARD,
	ORGANISED,
	SIGNED_BY,
	SOUGHT,
	STUDENTS,
	withoutSponsor,
} from "./titles";
import { type Named, OF_HIGH_SCHOOL, PAGE_TITLE, PERSONAL, SECTION, SUBJECT_PHRASES, SUBJECT_WORDS } from "./vocabulary/subjects";

/** Things a page asks about several times. */
export const LISTED: ReadonlySet<string> = new Set([
	"sibling",
	"exam",
	"language",
	"course",
	"collegeCourse",
	"achievement",
	"activity",
] satisfies Subject[]);
export const isListed = (named: string) => LISTED.has(named);

/** Where the page names the subject: in the words of the question itself, in a programmer's key, or in a heading over it. */
export type Source = "label" | "key" | "context";
export type Naming = {
	named: Named;
	source: Source;
	/** The words that name it. */
	words: string;
	/** Number of the heading that names it. */
	context?: number;
	/** Whether that heading is the page's own, over all its sections. */
	isTitle?: boolean;
};

const PERSONS: readonly Named[] = ["applicant", "parent", "mother", "father", "parent1", "parent2", "sibling", "stranger"];
export const isPerson = (named: Named) => PERSONS.includes(named);
const TITLE_LEVEL = 1;
/** Below are headings that are drawn as such, or open a part of the page. */
const SECTION_LEVEL = 6;
const FIRST_HEADING = 0;
const LONG_QUESTION = 9;
const SHORT_GROUP = 8;

const INCLUDED = / including [^.]*/g;

/** Who or what the text names first in the order of the vocabulary, a person before a thing and of things the one named first. */
export function namedIn(text: string, without?: (named: Named) => boolean): { named: Named; words: string } | undefined {
	const front = text.replace(INCLUDED, "");
	const inFront = front === text ? undefined : namedIn(front, without);
	if (inFront) return inFront;
	let earliest: { named: Named; words: string; place: number } | undefined;
	for (const [row, piece] of [...SUBJECT_PHRASES.firstIn(text)].sort(([one], [other]) => one - other)) {
		const [named] = SUBJECT_WORDS[row]!;
		if (without?.(named)) continue;
		if (isPerson(named)) return { named, words: piece.words };
		if (!earliest || piece.place < earliest.place) earliest = { named, words: piece.words, place: piece.place };
	}
	return earliest;
}

/** Finds whom a question is about: its own words first, then its key, then the headings over it, nearest first. */
export function subjectOf(evidence: Evidence, key: string): Naming | undefined {
	const over = fromContexts(evidence);
	const isOverPage =
		namesInstitution(evidence.group) ||
		namesLists(wordsOf(evidence.group)) ||
		evidence.contexts.some(({ text }) => text === evidence.group);
	const isOuter = evidence.contexts.findIndex(({ text }) => text === evidence.group) > 0;
	const isNote = NOTE_OF_ALL.test(evidence.group) && !BIDDING.test(evidence.group);
	const isList = !isNote && opensWithList(evidence.group, evidence.label || evidence.near);
	const said = [
		evidence.label,
		evidence.near,
		evidence.label || evidence.near ? "" : evidence.placeholder,
		(evidence.groupIsTied && !isOuter) ||
		((isShort(evidence.group) || isLine(evidence) || isList || opensWithStranger(evidence.group)) &&
			!isOverPage &&
			!isNote &&
			!RELATION.test(askedIn(evidence.group)))
			? evidence.group
			: "",
	]
		.filter((text, place) => text && (place === 0 || !evidence.label.includes(text)))
		.map(askedIn)
		.join(" . ")
		.slice(0, 160);
	const isNoTest = isNoTestIn(`${evidence.label} ${evidence.group} ${evidence.near}`);
	const ownWords = askedIn(evidence.label || evidence.near);
	const inOwn = namedIn(askedIn(evidence.label), isNoTest);
	const inRow = evidence.row === undefined ? undefined : namedIn(askedIn(evidence.near));
	const inAny = namedIn(said, isNoTest);
	// “Is this person living?” in the column of a parent.
	const inSaid = inRow && isNamedParent(inRow.named) && inAny?.named === "stranger" && PRONOUN.test(inAny.words) ? inRow : inAny;
	const isOnlyOver = inSaid?.named === "stranger" && !evidence.groupIsTied && (inOwn?.named === "highSchool" || inOwn?.named === "college");
	const isOfService = inSaid?.named === "stranger" && SERVES.test(ownWords || askedIn(evidence.group));
	const inLabel = inOwn && (isNamedParent(inOwn.named) || isOnlyOver) ? inOwn : isOfService ? undefined : inSaid;
	if (!inLabel && over && isNamedParent(over.named) && over.source === "context" && TO_STUDENT.test(ownWords || askedIn(evidence.group)))
		return { named: "applicant", words: "you", source: "label" };
	if (!inLabel && over && !isPerson(over.named) && AT_HOME.test(ownWords)) return { named: "applicant", words: "home", source: "label" };
	if (inLabel?.named === "applicant" && over && isNamedParent(over.named) && RELATION.test(ownWords)) return over;
	if (inLabel && isEmployer(inLabel) && !namesParent(said)) {
		const doing = over?.named === "activity" ? over : { ...namedIn(said, isPerson), source: "label" as const };
		if (doing.named === "activity") return doing as Naming;
		if (GROUP.test(ownWords)) return { named: "activity", words: inLabel.words, source: "label" };
	}
	if (inLabel?.named === "stranger" && WORK.test(inLabel.words) && over && (isNamedParent(over.named) || over.named === "activity"))
		return over;
	if (inLabel && isPerson(inLabel.named) && inLabel.named !== "applicant") {
		const leavesOpen = inLabel.named === "parent" || PRONOUN.test(inLabel.words);
		if (leavesOpen && over && isRelative(over.named)) return numberedByKey(over, key);
		return { ...inLabel, named: numberedByKey({ ...inLabel, source: "label" }, key).named, source: "label" };
	}
	const inKey = namedIn(
		key,
		(named) =>
			(named === "act" && !OF_ACT.test(key)) ||
			named === "language" ||
			(named === "stranger" && /\bref|contact person|officer|agent|company|^(job|work|employment)$/.test(key)),
	);
	const isOthersKey = inKey?.named === "stranger" && !ON_RECORD.test(ownWords);
	if (inKey && isPerson(inKey.named) && (isOthersKey || isRelative(inKey.named)) && inLabel?.named !== "applicant")
		return over && isRelative(over.named) && (inKey.named === "parent" || (isNamedParent(inKey.named) && isOneParent(over.named)))
			? over
			: { ...inKey, source: "key" };
	if (inLabel) {
		if (inLabel.named === "course" && over && OF_COLLEGE.has(over.named) && !over.isTitle && !PAGE_TITLE.isIn(over.words))
			return { ...inLabel, named: "collegeCourse", source: "label" };
		if (
			over?.named === "activity" &&
			inLabel.named === "achievement" &&
			(ACCOMPLISHED.test(inLabel.words) || DETAILS.test(ownWords) || OFFICE.test(ownWords))
		)
			return over;
		const isPrompt = ownWords === "" && namedIn(askedIn(evidence.placeholder))?.named === inLabel.named;
		const isOwn = ownWords.split(" ").length <= LONG_QUESTION && inOwn?.named === inLabel.named;
		const isLong =
			!isPrompt && !isOwn && said.split(" ").length > LONG_QUESTION && !(isList && !namedIn(ownWords, isNoTest)) && !isLine(evidence);
		if (inLabel.named === "highSchool" && over?.named === "stranger" && namesSchoolToo(evidence, over))
			return { ...inLabel, source: "label" };
		const isAside = over && !isPerson(inLabel.named) && (isPerson(over.named) ? over.named !== "applicant" : isLong);
		return isAside && over ? over : { ...inLabel, source: "label" };
	}
	if (inKey && over?.named === "exam" && OF_ADMISSION.has(inKey.named)) return { ...inKey, source: "key" };
	const isTheirs = over !== undefined && isRelative(over.named) && (THEY.test(ownWords) || over.context === evidence.contexts[0]?.id);
	const isAbout = over && (isListed(over.named) || isTheirs);
	if (over && (!inKey || inKey.named === "applicant" || (isAbout && !isPerson(inKey.named)))) return over;
	return inKey ? { ...inKey, source: "key" } : over;
}

/** What the form tells whoever fills it in, and asks nothing: “Award packets are mailed in May.” */
const NOTE_OF_ALL =
	/^(?!(list|give|name|tell|enter|begin|start|add|describe|include|provide|identify)\b)(\S+ )+(is|are|was|were|will|goes|go|must|may|can)\b.*\.$/i;

const BIDDING = /\bplease (list|give|name|provide|indicate|enter)\b/i;

/** Keys that speak of the ACT and not of an activity. */
const OF_ACT = /\bact (comp\w*|(super)?score|total|english|math|reading|science|writing|date)\b/;
const OF_ADMISSION: ReadonlySet<Named> = new Set<Named>(["sat", "act", "psat"]);
/** What stands on a student's record alone, whatever a key copied from another box says. */
const ON_RECORD = /^((un)?weighted |current |cumulative )*(gpa|class rank|class size)$/;

/** Speaks of whom the heading names, whatever the key says is asked of them: “How far did they go in school?” */
const THEY = /\b(he|she|they|his|her|their)\b/;

/** Whether words name a parent, whoever they name besides. */
export function namesParent(said: string): boolean {
	const found = namedIn(said, (named) => named === "stranger");
	return found !== undefined && isNamedParent(found.named);
}

/** Whether the heading that names somebody names the school beside them: “School & counselor”. */
const namesSchoolToo = ({ contexts }: Evidence, { context }: Naming) => {
	const heading = askedIn(contexts.find(({ id }) => id === context)?.text ?? "");
	return /^(high |current |your )*school (and|or) (guidance |school |your )*counsel/.test(heading);
};

/** Bilingual forms say it twice: “City and state of school / Ciudad y estado de la escuela”. */
const isShort = (group: string) =>
	group.split(" / ").every((words) => words.split(" ").length <= SHORT_GROUP) || askedIn(group).split(" ").length <= SHORT_GROUP - 2;

/** Whom or what the words over some controls begin with, where they are no longer than so many. */
function openedWith(group: string, longest: number) {
	const words = askedIn(group.split(/(?<!\d)[.:?!](?=\s|$)/)[0]!).replace(BIDS, "");
	const found = words.split(" ").length > longest ? undefined : namedIn(words);
	return found && words.indexOf(found.words) <= OPENING ? found : undefined;
}
/** Has the reader list something, before it says what: “25. Please give names and ages of your…” */
const BIDS =
	/^(\d{1,2} )?(please |briefly |kindly )*((list|give|name|provide|indicate|identify|enter|state|tell us( about)?) )?((the|any|all|your|full|names?|ages?|titles?|grades?|and|or|of|for|up|to|\d{1,2}) )*/;
const OPENING = 12;
const LONGEST_OF_LIST = 18;
const LONGEST_OF_PERSON = 24;

/** Whether they begin with the name of a list, “Prizes you have won. Three at most.”, or with colleges, over words that name nothing. */
function opensWithList(group: string, own: string): boolean {
	const found = openedWith(group, LONGEST_OF_LIST);
	return found !== undefined && (isListed(found.named) || (found.named === "college" && !namedIn(askedIn(own))));
}

/** Whether they begin with somebody else: “A teacher who would say something nice about you. We send them a form.” */
function opensWithStranger(group: string): boolean {
	const found = openedWith(group, LONGEST_OF_PERSON);
	if (found?.named !== "stranger" || isEmployer(found) || REACHES_YOU.test(group)) return false;
	const words = askedIn(group);
	return !namesParent(words.slice(0, words.indexOf(found.words) + found.words.length));
}

/** Tells who will write or call the student. */
const REACHES_YOU = /\b(contact|reach|call|text|e-?mail) you\b/i;

/** Whether the control has no words of its own but the number of its line, so that those over the lines ask. */
const isLine = ({ label, near, placeholder }: Evidence) => !label && !placeholder && /^\d{0,2}\W*$/.test(near);

/** The heading's parent, which of the two the key may say. */
function numberedByKey(over: Naming, key: string): Naming {
	const inKey = over.named === "parent" ? namedIn(key) : undefined;
	return inKey?.named === "parent1" || inKey?.named === "parent2" ? { ...inKey, source: "key" } : over;
}

/** “Date sat”, “you sat that exam”: no name of a test. */
const SAT_DOWN = /\bsat (on|for|in|the|that|it|this)\b|\b(date|year|month|you|if|when|exam|test) sat\b/i;
/** Whether what the words seem to name is no test there: “act” and “sat” are verbs as well. */
const isNoTestIn = (raw: string) => (named: Named) =>
	(named === "act" && !/(?<![A-Za-z])ACT(?![A-Za-z])/.test(raw)) || (named === "sat" && SAT_DOWN.test(raw) && !/\bSAT\b/.test(raw));

/** The number that a page with numbered questions prints before one. */
const numberOf = (text: string) => Number(/^(\d{1,2})[.)]\s/.exec(text)?.[1] ?? Number.NaN);

const MOST_SECTIONS = 9;
/** Whether words over the question are those of an earlier question, “30. Brothers and sisters” over “34. Race”: sections have lower numbers. */
const isOfEarlier = ({ label, group, near }: Evidence, { text, level }: Evidence["contexts"][number]) =>
	(level === LEAD_LEVEL || numberOf(text) > MOST_SECTIONS) && numberOf(text) < numberOf(label || group || near);

/** “Your school, and who will speak for you there”: who that is, another heading says. */
const SCHOOL_FIRST = /^(high |current |your )*school and (those |the people |someone )?whom?\b/;

function fromContexts(evidence: Evidence): Naming | undefined {
	let nearest: Naming | undefined;
	let personal: Naming | undefined;
	let parent: Naming | undefined;
	const contexts = evidence.contexts.filter((context) => !isOfEarlier(evidence, context));
	for (const { text: whole, level, id } of contexts) {
		const text = withoutSponsor(whole);
		const words = askedIn(text);
		const isOutermost = level <= TITLE_LEVEL || id === contexts.at(-1)!.id;
		const isTitle = level <= TITLE_LEVEL || (isOutermost && (contexts.length > 1 || id === FIRST_HEADING));
		const isName = isTitle || (isOutermost && FORM_NAME.test(words)) || APPLIES.test(words);
		if (isName && PAGE_TITLE.isIn(words) && !SECTION.isIn(words) && !OF_PARENT.test(words) && !OF_REFEREE.test(words)) continue;
		if (LEGACY.test(words)) return { named: "stranger", words, source: "context", context: id };
		const found = headOf(words, namedIn(words, isNoTestIn(text)));
		if (found?.named === "stranger" && WORK.test(found.words)) found.named = "activity";
		if (found?.named === "stranger" && SOUGHT.test(words)) continue;
		if (found?.named === "stranger" && SCHOOL_FIRST.test(words)) found.named = "highSchool";
		if (
			found?.named === "applicant" &&
			/['’]s\b/.test(text) &&
			!OWN_THINGS.test(words.slice(words.indexOf(found.words) + found.words.length))
		)
			continue;
		if (found && found.named !== "applicant" && level <= TITLE_LEVEL && isNameOfAll(text, found.words, isPerson(found.named))) continue;
		if (found && ((found.named === "highSchool" && STUDENTS.test(words)) || OF_THE_YOUNG.test(words))) continue;
		const beside = found && isEmployer(found) ? namedIn(words, (named) => named === "stranger") : undefined;
		if (found && beside && (isNamedParent(beside.named) || beside.named === "achievement")) Object.assign(found, beside);
		if (found && isEmployer(found) && id !== contexts.at(-1)!.id) continue;
		if (
			found &&
			!isPerson(found.named) &&
			((isOutermost && namesInstitution(text)) || ((isOutermost || level > SECTION_LEVEL) && namesLists(words)))
		)
			continue;
		if (found && !isPerson(found.named) && !isListed(found.named) && SENTENCE.test(text) && !HAS_LISTED.test(words)) continue;
		if (found?.named === "achievement" && id !== contexts[0]!.id && ONE_AWARD.test(words)) continue;
		const isNearest = id === contexts[0]!.id && !/[.!?]( |$)/.test(text);
		if (found?.named === "stranger" && (!isNearest || id === FIRST_HEADING) && BYSTANDERS.test(found.words)) continue;
		if (found?.named === "stranger" && isTitle && ORGANISED.test(words)) continue;
		if (MEANS_STUDENT.test(words) || SIGNED_BY.test(words)) continue;
		if (found?.named === "stranger" && SENTENCE.test(text) && words.indexOf(found.words) > LEAD) continue;
		if (found?.named === "stranger" && (NOTE.test(words) || (id !== contexts[0]!.id && NAMED_AFTER.test(words)))) continue;
		if (!found) {
			if (!nearest && PERSONAL.isIn(words)) personal ??= { named: "applicant", words, source: "context", context: id };
			continue;
		}
		const isTitleOfAll = contexts.length > 1 && id === contexts.at(-1)!.id;
		const naming: Naming = { ...found, source: "context", context: id, ...(isTitleOfAll && { isTitle: true }) };
		if (found.named === "parent" && !parent) parent = naming;
		else if (isPerson(found.named))
			return parent
				? narrowed(parent, naming)
				: (found.named === "applicant" && (nearest ?? personal)) || (found.named === "sibling" && nearest) || naming;
		else if (
			nearest?.named === "course" &&
			OF_COLLEGE.has(found.named) &&
			(!isTitle || found.named === "collegeCourse") &&
			!PAGE_TITLE.isIn(words) &&
			!namesInstitution(text)
		)
			nearest = OF_HIGH_SCHOOL.test(contexts.find((each) => each.id === nearest!.context)!.text)
				? nearest
				: { ...nearest, named: "collegeCourse" };
		else nearest ??= naming;
	}
	return parent ?? personal ?? nearest;
}

/** What a page calls itself, also below the name of whoever published it. */
const APPLIES = /^(\w+ )?application (for|to)\b/;

/** “This parent is” under “Second parent” is the second. */
const narrowed = (parent: Naming, over: Naming) => (isRelative(over.named) && over.named !== "sibling" ? over : parent);

/** Whether a page's title names several lists, such as “Activities, honors and courses”. */
const namesLists = (words: string) => {
	const lists = new Set([...SUBJECT_PHRASES.firstIn(words)].map(([row]) => SUBJECT_WORDS[row]![0]).filter(isListed));
	return lists.size - Number(lists.has("course") && lists.has("collegeCourse")) > 1;
};

/** Under such a heading courses are those taken at a college. */
const OF_COLLEGE: ReadonlySet<Named> = new Set<Named>(["collegeCourse", "college"]);

/** What is the applicant's own after “Student's” in a heading; whoever else follows is another person. */
const OWN_THINGS =
	/^ ?((own|personal|home|contact|mailing|legal|full|high|current) )*(info|information|details?|data|names?|address|contact|section|background|profile|educat\w*|school|academic|activit|family|record|statement|plans|needs?)|^ ?$/;

/** A sentence that is about somebody names them within its first letters. */
const LEAD = 40;

/** A whole sentence over questions explains; it is no name of their section. */
const SENTENCE = /^(\S+\s+){7,}\S+[.!]$/;
/** Unless it says what is listed under it: “List all colleges attended. Leave none out.” */
const HAS_LISTED = /^(\d{1,2} )?(please )?(list|name|enter) (all|any|each|every|the)\b/;

/** What a heading is over: “High School Activities” and “Activities of the applicant” over activities, “Student High School Information” over the school. */
function headOf(words: string, found: { named: Named; words: string } | undefined) {
	if (found?.named === "highSchool" || found?.named === "college")
		return namedIn(words.replace(INCLUDED, ""), (named) => !isListed(named)) ?? found;
	if (found?.named !== "applicant") return found;
	const after = words.slice(words.indexOf(found.words) + found.words.length).trim();
	const before = /^(.+) (of|by|for) (the )?$/.exec(words.slice(0, words.indexOf(found.words)))?.[1];
	const listed = before === undefined ? undefined : namedIn(before);
	if (listed && isListed(listed.named)) return listed;
	const thing = namedIn(after);
	return thing && after.startsWith(thing.words) && !SAME.test(thing.words) ? thing : found;
}

/** What the student is called beside “student”: “Student (Beneficiary) Information”. */
const SAME = /^beneficiary$/;

/** Asks who somebody is to the student. */
export const RELATION =
	/^(what is )?(the |their |his or her |his her )?(relation|relationship|how (are they |is (he or she|this person) )?related|parentesco|kinship)( to| with)?( the| you| student| applicant| yourself| child)*$/;
/** Asks the student, though parents are named over the question: who is of that citizenship, or gets that aid. */
const TO_STUDENT =
	/^are you (currently |now |at least |over )*\d{1,2}\b|^(are|were) you (a |an )?(us |united states )?(citizen|national|resident|hispanic|latin\w*)|^(do you|i) (currently |already |now )?(receive|get) .*\baid\b/;

/** Asks the student, whoever else may serve: “Are you serving in the armed forces, or a dependent of someone who is?” */
const SERVES = /^(\d{1,2} )?are you\b.*\b(armed forces|military|veteran|active duty|national guard)\b/;
/** Under a heading that names a relative, “their phone” and “this person” are the relative's. */
const PRONOUN = /^(his|her|their) |^th(is|at) (person|adult)| (them|him|her)$/;

/** What somebody has accomplished in an activity is told of in its entry. */
export const ACCOMPLISHED = /^(accomplishments?|achievements?)( and| or| \d+)?$/;
/** “Positions held, honors won, or letters earned” asks first of all what somebody was. */
const OFFICE = /^(positions?|offices?|leadership|roles?|titles?)\b/;
const DETAILS = /^(please )?(details?|describe|description|tell us|explain)\b/;

/** Over a section the student's own work; what is asked of a parent under the parent's heading. */
const WORK = /^(current |past |previous |present )?(employment|work|job)( history| information| details)?$/;

/** Words for a stranger that name the employer in an entry of work. */
const EMPLOYER = /^(compan(y|ies)|employers?|agenc(y|ies)|empleador)$/;
export const isEmployer = ({ named, words }: Pick<Naming, "named" | "words">) => named === "stranger" && EMPLOYER.test(words);

/** What is asked for beside an employer where any doing may be meant: “Name of the group or employer”. */
const GROUP =
	/\b(group|team|club|organi[sz]ation)s? ((or|and) )*(employer|company|agency)|(employer|company|agency) ((or|and) )*(group|team|club|organi[sz]ation)\b/;

export const isNamedParent = (named: Named) => named === "parent" || isOneParent(named);
const isOneParent = (named: Named) => named === "mother" || named === "father" || named === "parent1" || named === "parent2";

export const isRelative = (named: Named | undefined) => isOther(named) && named !== "stranger";
export const isOther = (named: Named | undefined) => named !== undefined && isPerson(named) && named !== "applicant";
