import { textOf } from "../collect/text";
import { builtIn, parentOf } from "../collect/tree";
import type { PageField } from "../page";
import { askedIn, wordsOf } from "../words";
import { questionOf, type Read, sectionOf } from "./reads";
import { areasAsked } from "./subject-areas";
import type { Named } from "./vocabulary/subjects";

/** What each list is called as a whole. */
const CALLED: readonly (readonly [Named, string])[] = [
	["exam", "(ap|ib|advanced placement) (exams|examinations|tests|scores)( and scores)?"],
	["collegeCourse", "(college|dual enrollment|dual credit|university) (courses|classes)"],
	[
		"achievement",
		"(talents (and|or) )?awards|honou?rs(?! (\\w+ )?(courses|classes))|achievements|accomplishments|recognitions?|distinctions|prizes",
	],
	[
		"activity",
		"activities|(club |group )?memberships|offices( held)?|extra ?curriculars?( interests)?|clubs|organi[sz]ations|sports|athletics|involvements?|volunteering|volunteer (work|service|experience)|community service( (work|experience|activities))?|service projects|(work|job|employment) (experience|history)|jobs|employment|leadership (positions|roles|experience)( and responsibilities)?",
	],
	["course", "(courses|classes|course ?work|course ?load)( schedule)?"],
	["sibling", "(siblings|(brothers|sisters) ((and|or) )?(brothers|sisters))( names)?( (and|with)( their)? ages)?"],
];
const BID =
	"(please )?(briefly )?((list|name|give|provide|enter|include|summari[sz]e|outline|indicate|identify|report|note)( us)?( below| here)? )?";
const WHICH =
	"((all|any|some|most|each|the|a|of|up to|and|or|your|my|names?|ages|list|current|past|previous|significant|major|important|notable|special|scholastic|best|top|relevant|recent|personal|high|school|academic|non|extra ?curricular|co ?curricular|community|volunteer|student|athletic|civic|public|church|senior|year|two|three|four|five|ten|\\d{1,2}) )*";
const TAIL =
	"( (this|you|that|in which|which|have|during|in|from|since|with|for|and include|including|such as|held|received|given|awarded|granted|earned|won|outside|at|optional|over|if|please|s)\\b.*)?";
const ANY_CALLED = CALLED.map(([, called]) => called).join("|");
/** One expression for all lists, with a group for each: a browser takes long to compile it. */
const OF_LIST = new RegExp(
	`^${BID}${WHICH}(?:${CALLED.map(([subject, called]) => `(?<${subject}>${called})`).join("|")})( (and |or )?${WHICH}(\\w+ )?(${ANY_CALLED}))*${TAIL}$`,
);
/** What asks for the rest of a list, for some or one of it, for what is to come, or for a story. */
const NO_LIST =
	/^(please )?((list|name|give) )?((any|all|your) )*(other|more|one)\b|\b(additional|further|else|not (already )?(listed|included|mentioned)|(the|which|only|just) one|one (activity|award|honou?r|of)|favou?rite|why|how|describe (a|an|the|what)|tell us|explain|essay|impact|(siblings|brothers|sisters) .*(college|attend\w*)|(plan|hope|intend|expect|want|would like) to|(since|after) (graduat\w+|high school))\b/;
/** What may be asked of a list elsewhere without asking for its entries one by one. */
const NAMES: ReadonlySet<string> = new Set(["organization", "title", "description", "courseName", "subject", "fullName"]);
const LONGEST_AROUND = 600;
const MOST_STEPS = 3;

/**
 * Boxes that take a whole list in one text, “Extracurricular activities”, “List any honors you have received”, on a page that has no entries of that list
 * to fill one by one: their attribute is `list`.
 */
export function wholeLists(reads: readonly Read[]) {
	const asked = new Map<Read, Named>();
	for (const read of reads) {
		const named = listAsked(read);
		if (named) asked.set(read, named);
	}
	for (const [read, named] of asked) {
		const isLine = read.field.control === "text";
		const isAgain = isLine && [...asked].some(([other, another]) => other !== read && another === named && isSameQuestion(other, read));
		const isOther = ({ reading, field }: Read) =>
			reading?.named === named &&
			(isLine || !(NAMES.has(reading.attribute) || (reading.attribute === "position" && field.control === "longText")));
		const areEntries = isAgain || reads.some((other) => !asked.has(other) && isOther(other));
		const isOfOneDoing = named === "achievement" && ONE_DOING.test(wordsOf(sectionOf(read)));
		const isOfAll = read.reading?.attribute === "siblingsAges" || (isLine && read.reading?.attribute.startsWith("numberOf"));
		if (isOfOneDoing) read.reading = undefined;
		else if (!areEntries && !isOfAll && (read.naming?.named !== "stranger" || read.naming.words === "employment"))
			read.reading = { named, attribute: "list", piece: "", from: "label" };
	}
}

/** Over what is asked of one kind of doing, honours won in it among the rest. */
const ONE_DOING =
	/^(?!.*\b(academ\w+|honou?rs|awards?|recognitions?|activit\w+|clubs|leadership|school|community)\b).*\b(athletics?|sports?|4 ?h|ffa|arts|music|theat(er|re)|dance|employment|work)\b/;

const isSameQuestion = (one: Read, other: Read) => questionOf(one).replace(/ \d+$/, "") === questionOf(other).replace(/ \d+$/, "");

const TAKES_LISTS: ReadonlySet<string> = new Set(["longText", "richText", "text"]);
/** In letters. */
const LEAST_ROOM = 60;
const isShortLine = ({ control, evidence }: PageField) => control === "text" && (evidence.maxLength ?? LEAST_ROOM) < LEAST_ROOM;

function listAsked({ field }: Read): Named | undefined {
	const { control, evidence } = field;
	if (!TAKES_LISTS.has(control) || evidence.row !== undefined || isShortLine(field)) return undefined;
	const sentences = (evidence.label || evidence.near)
		.split(/[.:?!]\s|\s[–—-]\s|\(|\)/)
		.map(askedIn)
		.filter(Boolean);
	const lists = sentences.map(listNamedBy);
	const found = lists.find(Boolean);
	// One line under a longer question takes something of the entries: “Volunteer work: where?”
	const isPart = control === "text" && !lists.every(Boolean);
	if (!found || isPart) return undefined;
	return [...sentences, wordsAround(field)].some((words) => NO_LIST.test(words)) ? undefined : found;
}

function listNamedBy(sentence: string): Named | undefined {
	const areas = areasAsked(sentence);
	const groups = OF_LIST.exec(areas ? sentence.replace(`${areas} `, "") : sentence)?.groups;
	return CALLED.find(([subject]) => groups?.[subject])?.[0];
}

const ANSWERED = "input:not([type=hidden]),select,textarea,[contenteditable=true]";
/** What the page says in the box of this control alone. */
function wordsAround({ element }: PageField): string {
	let box: Element = element;
	for (let steps = 0; steps < MOST_STEPS; steps++) {
		const around = parentOf(box);
		if (!around || builtIn(around, "querySelectorAll")(ANSWERED).length > 1) break;
		box = around;
	}
	const words = box === element ? "" : textOf(box);
	return words.length <= LONGEST_AROUND ? wordsOf(words) : "";
}
