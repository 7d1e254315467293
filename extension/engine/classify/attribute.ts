import type { Evidence, PageField } from "../page";
import { phrases } from "../phrases";
import { askedIn, inSecondPerson, wordsOf } from "../words";
import { CONTACT_WORDS, IS_PLACE, OF_CONTACT } from "./address";
import { askedOfEntry } from "./entries";
import { isEssay } from "./essays";
import { pieceAsked } from "./pieces-asked";
import { isListed, isNamedParent, isPerson, type Naming, namedIn } from "./subject";
import { ELSEWHERE, IDENTITY, NOT_A_PERSON } from "./vocabulary/identity";
import { type Named, SOMEBODY } from "./vocabulary/subjects";
import { TOKENS } from "./vocabulary/tokens";
import { ASKED, VOCABULARY } from "./vocabulary/vocabulary";
import type { Wording } from "./vocabulary/wording";

export type Reading = {
	named: Named;
	attribute: string;
	piece: string;
	from: "label" | "near" | "token" | "placeholder" | "key" | "type" | "learned";
};

/** Everyday words that a more exact source may narrow: “Name” beside an id that says first name. */
export const NARROWED: Readonly<Record<string, readonly string[]>> = {
	fullName: ["givenName", "familyName", "middleName", "middleInitial", "preferredName"],
	addressLine1: ["addressLine2", "city", "state", "postalCode", "country", "fullAddress", "email"],
	phoneNumber: ["phoneCountryCode"],
	state: ["city", "postalCode"],
};
const EVERYDAY_PIECE = 8;
const SHORTEST_NARROWER = 3;
const LONG_LABEL = 8;
/** How many letters more another subject's words need against those of the subject the page names. */
const HOME_ADVANTAGE = 4;
const SHORTEST_BARRED = 5;
const LONGEST_BARRED = 12;
/** How much of a question the words of an attribute must be to count whatever thing it names besides. */
const MOST = 0.6;
/** How much of what is left of a question the words must be that ask for a name by nothing but fillers. */
const LEAST_OF_REST = 0.5;
export const HOUSEHOLD: ReadonlySet<string> = new Set([
	"numberOfSiblings",
	"numberOfParents",
	"householdIncome",
	"firstGeneration",
	"parentsMaritalStatus",
	"parentsCollege",
	"parentsEducation",
	"hasSiblings",
]);
const PIECES = phrases(
	"(month|day|year|date|mm|dd|yyyy|yy|area( code)?|prefix|line( number)?|number|first|last|middle|code|mes|dia|ano|jour|mois|annee|tag|monat|jahr|\\d|part|of|three|digits|number)( (month|day|year|mm|dd|yyyy|area|code|number|\\d|of))*",
	"url",
);
/** The head of an entry's column, where the rows ask. */
const ENTRY =
	/^((position|job|role|employer|sport) (\d{1,2}|[a-e]|one|two|three)$|((first|second|third|fourth|1st|2nd|3rd|4th) )?(activity|award|honor|job|club|entry|item|course|class|exam|test|sibling|achievement|experience|organi[sz]ation|language)( no| number)?( \d{1,2}| [a-e]|$)|((no|number) )?\d{1,2}$)/;
/** What a column of its own may be about. */
const INSTITUTIONS: ReadonlySet<Named> = new Set<Named>(["highSchool", "college"]);
const DESCRIBES = /\b(describe|explain|tell us)\b/;
export const TESTS: ReadonlySet<Named> = new Set<Named>(["sat", "act", "psat"]);
/** Beginning or end of what the group names: “Dates of attendance: from, to”. */
const SPAN = /^(from|to|until|through|start(ing)?|end(ing)?)\b/;
/** Words of many meanings: they ask for the answer only where they are the whole question, or a programmer's key. */
const AMBIGUOUS = new Set("last first given middle birth born preferred initial by ad st via land ort mi mail career siblings".split(" "));
/** Short words of other languages, which in a key are more likely pieces of English ones. */
const FOREIGN = new Set(["cap", "by", "ad", "ort", "via", "land"]);
export const FILLERS =
	/\b(your|legal|official|the|a|an|of|s|student|applicant|required|optional|name|names|please|enter|date|month|day|year|mm|dd|yyyy|yy|in|and|or|\d+)\b/g;

/** What the question asks for, and of whom, by the first source that tells; `naming` is whom the page names (section 2 of the design). */
export function readingOf(field: PageField, naming: Naming | undefined, key: string): Reading | undefined {
	const { evidence } = field;
	const group = askedIn(evidence.group);
	const isNote = evidence.groupIsTied && /^\([^()]*\)$/.test(evidence.label);
	const label = isNote ? `${group} ${askedIn(evidence.label)}` : askedIn(evidence.label);
	const isChoice = field.control === "radios" || field.control === "checkboxes";
	const near = askedIn(evidence.near);
	const spans = label !== "" && !SPAN.test(label) && SPAN.test(wordsOf(evidence.placeholder)) && !/typing/i.test(evidence.placeholder);
	const question = spans ? `${label} ${wordsOf(evidence.placeholder)}` : label || (isChoice ? group || near : near);
	if (field.control === "longText" && isEssay(question, field, naming)) return undefined;
	const over = group || (isPiece(question) ? askedIn(evidence.contexts[0]?.text ?? "") : "");
	const inGroup = () => notNameOf(hit(`${over} ${question}`.trim(), naming, "label"), question);
	const isTestScore = evidence.row !== undefined && naming !== undefined && TESTS.has(naming.named) && /\p{L}/u.test(group);
	if (isTestScore) return ofSection(hit(group, naming, "label"), inGroup());
	const prompt = askedByPrompt(evidence.placeholder);
	const hitPrompt = (from: Reading["from"]) => hit(prompt, namedAnew(prompt, naming), from);
	const inRow =
		!isChoice && evidence.groupIsTied && group !== question && (SOMEBODY.test(question) || KIND_OF_ADDRESS.test(question))
			? (hit(group, naming, "label") ?? inGroup())
			: undefined;
	if (inRow) return inRow;
	if (!isChoice && evidence.groupIsTied && group !== question && ENTRY.test(question) && naming && isListed(naming.named)) {
		const ofEntry = hit(group, naming, "label");
		if (ofEntry) return ofEntry;
	}
	const isColumn =
		!isChoice && evidence.groupIsTied && group !== "" && group !== question && naming !== undefined && INSTITUTIONS.has(naming.named);
	const inColumn = isColumn && (question !== "" || prompt === "") && namesOnly(question, naming) ? hit(group, naming, "label") : undefined;
	if (inColumn) return inColumn;
	const isRow = isChoice && naming !== undefined && isListed(naming.named) && namesOnly(question, naming);
	const put = inSecondPerson(question);
	const hitOwn = (asked: string) => hit(asked, naming, label ? "label" : "near");
	const asked = askedOfEntry(question, naming);
	const ofEntry = asked ? hitOwn(asked) : undefined;
	const own =
		(isRow ? hit(questionOver(evidence), naming, "label") : undefined) ??
		(ofEntry?.named === naming?.named ? ofEntry : undefined) ??
		pastEntry(longerOf(hitOwn(question), put === question ? undefined : hitOwn(put)), question, asked);
	const prompted = !own && label === group ? hitPrompt("placeholder") : undefined;
	if (prompted) return prompted;
	if (!own && (isBarred(question) || OTHER.test(prompt) || (OF_NUMBER.test(question) && OTHER.test(askedIn(evidence.group)))))
		return undefined;
	const opening = own || field.control === "longText" || SAYS_OTHERWISE.test(question) ? "" : firstClause(evidence.label || evidence.near);
	const clause = opening.split(" ").length <= LONGEST_CLAUSE ? opening : "";
	const sources: (() => Reading | undefined)[] = [
		() => own && pieceAsked(own, () => hitPrompt(own.from)),
		() => (clause === question ? undefined : hit(clause, naming, "label")),
		() => (question ? undefined : hitPrompt("placeholder")),
		() => (!isChoice && (!question || isPiece(question) || SPAN.test(question) || question === naming?.words) ? inGroup() : undefined),
		() => (isChoice && label && !readsAlone(label, naming) ? hit(group, naming, "near") : undefined),
		() => fromToken(evidence, naming),
		// A prompt that asks anew, “What would you like to be called?”, is no narrower word for what its label asks.
		() => (first && evidence.placeholder.endsWith("?") ? undefined : hitPrompt("placeholder")),
		() => (keyMayTell(question) && !(field.control === "longText" && DESCRIBES.test(question)) ? inKey(key, naming, question) : undefined),
		() => (label || near ? undefined : hit(wordsOf(evidence.title), naming, "label")),
		() => fromType(field, naming, question),
		() => (isNameOfPerson(field, naming, question) ? hit("name", naming, "near") : undefined),
		() => (isBareEntry(field, naming, question) || isEntryOfColumn(field, naming, question) ? nameOfEntry(naming!) : undefined),
	];
	let first: Reading | undefined;
	let narrower: readonly string[] = [];
	for (const source of sources) {
		const reading = source();
		if (first) {
			if (reading?.named === first.named && narrower.includes(reading.attribute) && reading.piece.length >= SHORTEST_NARROWER)
				return reading;
		} else if (reading) {
			first = reading;
			narrower = narrowerThan(reading, question);
			if (narrower.length === 0) break;
		}
	}
	return first;
}

const OF_WHOLE_TEST: ReadonlySet<string> = new Set(["total", "composite", "date"]);

/** In a row for one section of a test, “Mathematics”, the highest score is that section's. */
const ofSection = (row: Reading | undefined, cell: Reading | undefined) =>
	row && !OF_WHOLE_TEST.has(row.attribute) && OF_WHOLE_TEST.has(cell?.attribute ?? "") ? row : cell;

/** “From” under “Current employment” asks for no employer. */
const notNameOf = (reading: Reading | undefined, question: string) =>
	reading && SPAN.test(question) && ["description", NAME_OF[reading.named] ?? "name"].includes(reading.attribute) ? undefined : reading;

/** The reading that goes by more of the question's words. */
const longerOf = (one: Reading | undefined, other: Reading | undefined) =>
	one && (!other || one.piece.length >= other.piece.length) ? one : other;

/** What a row of a table of addresses is headed by. */
const KIND_OF_ADDRESS = /^(your )?(legal|permanent|home|current|mailing|local) (residence|address|home)$/;

/** The reading, unless it goes by nothing but the entry that a question names before what it asks: “Award 1 place of ceremony”. */
const pastEntry = (reading: Reading | undefined, question: string, asked: string | undefined) =>
	reading && asked && question.replace(asked, "").includes(reading.piece) ? undefined : reading;

/** A list that is named once more, by other words than those over the question: “Award or recognition” below “Describe up to three awards”. */
const namedAnew = (words: string, naming: Naming | undefined): Naming | undefined => {
	const found = naming && isListed(naming.named) && !words.includes(naming.words) ? namedIn(words) : undefined;
	return naming && found?.named === naming.named ? { ...naming, words: found.words } : naming;
};

const LONGEST_CLAUSE = 6;
/** Asks, in brackets, for another one than that asked for before, or for how long: “Cell (if different)”, “Foreign language (years)”. */
const SAYS_OTHERWISE = /\bif (it is |they are )?(different|other)\b|\byears$/;
/** A question without what is said in brackets or after it: “Academic honors (title only)”, “Which class? Give its full title.” */
const firstClause = (text: string) =>
	askedIn(text.replace(/\([^()]*\)/g, " ").split(/[?!;:–—]|(?<!\b[A-Z])\. |, (?:please|separated|one)\b/)[0] ?? "");

/** What an entry of a list is called by. */
export const NAME_OF: Readonly<Record<string, string>> = {
	activity: "organization",
	achievement: "title",
	course: "courseName",
	collegeCourse: "courseName",
	exam: "subject",
	language: "language",
	sibling: "fullName",
};

/** An entry that the heading alone asks for. */
export const nameOfEntry = ({ named }: Naming): Reading => ({ named, attribute: NAME_OF[named]!, piece: "", from: "near" });

/** Whether an entry of a list is asked for by the heading alone: by numbered lines, or boxes without words. */
const isBareEntry = ({ control, evidence }: PageField, naming: Naming | undefined, question: string) =>
	control === "text" &&
	naming?.source === "context" &&
	isListed(naming.named) &&
	!naming.isTitle &&
	evidence.placeholder === "" &&
	!(evidence.groupIsTied && /\p{L}{3}/u.test(evidence.group) && !namedIn(askedIn(evidence.group))) &&
	(ORDINAL.test(question) || (question === "" && !ORDINAL.test(wordsOf(evidence.group))));
const NUMBER = /\b(number|no|code)\b/;
/** Whether a column asks for the entries by naming nothing but their list: “Brothers and sisters” over a table of names and ages. */
const isEntryOfColumn = ({ control, evidence }: PageField, naming: Naming | undefined, question: string) =>
	control === "text" &&
	evidence.row !== undefined &&
	naming !== undefined &&
	isListed(naming.named) &&
	!NUMBER.test(question) &&
	namesOnly(question, naming);
/** Whether a parent's name is asked for by naming the parent, or by a heading over boxes without words: “Parent or guardian”, “Names of parents”. */
const isNameOfPerson = ({ control, evidence }: PageField, naming: Naming | undefined, question: string) =>
	control === "text" &&
	naming !== undefined &&
	isNamedParent(naming.named) &&
	(question === ""
		? evidence.contexts.some(({ text, id }) => id === naming.context && /\bnames?\b/i.test(text))
		: naming.source === "label" && evidence.row === undefined && evidence.placeholder === "" && SOMEBODY.test(question));
const ORDINAL = /^(\d{1,2}|[a-e])$/;

/** Whether the question is but the name of the entry, as the rows of a grid are under the question they share. */
const namesOnly = (question: string, { words, source }: Naming) =>
	source === "label" &&
	question
		.replace(words, "")
		.replace(/\b(number|no|row|\d+)\b/g, "")
		.trim() === "";

const questionOver = ({ contexts, group }: Evidence) => askedIn(contexts.find(({ text }) => text !== group)?.text ?? "");

/** Says how what is typed gets into a list: “Name, then Enter”. */
const ENTERED = /\b(then|press|hit)( the)? (enter|return|tab)\b/i;

/** The words of a prompt, none where it only says that something is to be chosen. */
const askedByPrompt = (placeholder: string) =>
	(ENTERED.test(placeholder) ||
	/^(e\.? ?g\.|for example|ej\.)|^(select|choose|pick|search)\b.*,? or (enter|type|write)\b/i.test(placeholder)
		? ""
		: wordsOf(placeholder)
	)
		.replace(/^(please )?(type|enter|write|insert)( in)? (?=(the|your|a|an|here|it)\b)/, "")
		.replace(
			/^(please )?(select|choose|pick|search|seleccione|elija|elegir)( a| an| the)?( one| option| here| month| date| day| year| time| uno| una opcion| mes| fecha| choose)*$/,
			"",
		);

/** The attributes that a lesser source may put in the place of this one. */
function narrowerThan({ piece, attribute }: Reading, question: string): readonly string[] {
	// A box that is called “State” asks for no city, whatever its prompt was copied from.
	if (attribute === question) return [];
	const isOpen =
		piece.length <= EVERYDAY_PIECE ||
		(attribute === "fullName" && !/full|complet|first and|first last|last first|y apellido/.test(question));
	const narrower = (isOpen && NARROWED[attribute]) || [];
	return /street|calle/.test(piece) ? narrower.filter((each) => each !== "email") : narrower;
}

/** Pages are read again after each answer: the same words need not be looked up again. */
const remembered = new Map<string, Reading | false>();
const MOST_REMEMBERED = 4000;

const NAMES_OF_THINGS = phrases("count(y|ies)", ...NOT_A_PERSON.filter((phrase) => / name|names?\?? of/.test(phrase)));
const OF_ELSEWHERE = phrases(...ELSEWHERE);
/** Asks for a telephone number, or a piece of it, without saying of which telephone. */
const OF_NUMBER = /^(((tele)?phone )?number|area code|ext(ension)?)$/;
/** Asks for another than the one that the profile holds. */
const OTHER = /^(other|another|alternate|second(ary)?|additional) (number|address|e ?mail|(tele)?phone|contact|name)\b/;
/** What the programmer called a question, unless its words ask how to reach somebody and the key does not. */
function inKey(key: string, naming: Naming | undefined, question: string): Reading | undefined {
	const found = OTHER.test(question) ? undefined : hit(key, naming, "key", true);
	// “f_name” is the father's name as well as the first one.
	if (found && naming && /^[fm] name$/.test(found.piece) && isNamedParent(naming.named)) return undefined;
	if (found?.attribute === "email" && IS_PLACE.test(question) && !/\be ?mail/.test(key)) return undefined;
	return found && (CONTACT_WORDS.test(question) || IS_PLACE.test(question)) && !OF_CONTACT.has(found.attribute) ? undefined : found;
}
/** A short question in words of its own leaves room for what the programmer called it, unless it names a thing. */
const keyMayTell = (question: string) =>
	question.split(" ").length <= LONG_LABEL && !NAMES_OF_THINGS.isIn(question) && !SAYS_OF_WHAT.test(question);
/** Asks where that is which was asked for before: “(college or university) located in”. */
const SAYS_OF_WHAT = /(\w+ ){2}located\b/;

const isPiece = (question: string) => {
	const piece = PIECES.longestIn(question).get(undefined)?.words;
	if (piece === undefined) return false;
	// Bilingual forms say it twice: “Month / Mes”.
	return piece.length >= question.length - 2 || question.split(" ").every((word) => PIECES.isIn(word));
};
const readsAlone = (label: string, naming: Naming | undefined) => hit(label, naming, "label") !== undefined;

function hit(text: string, naming: Naming | undefined, from: Reading["from"], isKey = false): Reading | undefined {
	if (!text) return undefined;
	const asked = `${text}|${naming?.named}|${naming?.source}|${naming?.words}|${naming?.isTitle}|${isKey}`;
	const known = remembered.get(asked);
	if (known !== undefined) return known ? { ...known, from } : undefined;
	const found = search(text, naming, from, isKey);
	if (remembered.size > MOST_REMEMBERED) remembered.clear();
	remembered.set(asked, found ?? false);
	return found;
}

function search(text: string, naming: Naming | undefined, from: Reading["from"], isKey: boolean): Reading | undefined {
	const words = text.split(" ").length;
	const rest = naming && text.includes(naming.words) ? text.replace(naming.words, " ").replace(/ +/g, " ").trim() : text;
	// “First parent: family name” asks for no first name.
	const isOfRelative = naming !== undefined && naming.named !== "applicant" && isPerson(naming.named);
	const ownWords = isOfRelative ? rest.replace(OF_WHOM, "") : text;
	let best: Reading | undefined;
	let weight = -1;
	const pieces = ASKED.longestIn(text);
	const restPieces = rest === text ? pieces : ASKED.longestIn(rest);
	for (const entry of VOCABULARY) {
		const within = entry.rest ? rest : text;
		if (!isKey && words > entry.longest) continue;
		const isBare = entry.rest && rest === "" && entry.match.includes("^$");
		const piece = isBare ? "" : (entry.rest ? restPieces : pieces).get(entry)?.words;
		if (piece === undefined || ((isKey ? FOREIGN : AMBIGUOUS).has(piece) && !isWhole(piece, within, naming))) continue;
		if (isKey && /^(first|last)$/.test(piece) && OF_ORDER.test(text)) continue;
		if (entry.rest && piece.length < within.length * LEAST_OF_REST) continue;
		if ((best && piece.length + HOME_ADVANTAGE < weight) || entry.not?.isIn(entry.about.includes("parent1") ? ownWords : text)) continue;
		const named = ownerOf(entry, naming, piece, text);
		const ownWeight = piece.length + (named && named === naming?.named ? HOME_ADVANTAGE : 0);
		if (!named || ownWeight <= weight) continue;
		weight = ownWeight;
		best = { named, attribute: entry.attribute, piece, from };
	}
	return best;
}

/** `lastTerm`, `firstChoice`: what a key calls the last or first is no name. */
const OF_ORDER =
	/\b(first|last) (?!(name|nm|initial|legal|applicant|student|parent|mother|father|guardian|sibling|field|input|text|txt|box|value)s?\b)[a-z]{3,}/;

/** What is left of “of your first parent” or “of your mother or first guardian”. */
const OF_WHOM = / (of|for) (your|the|a|an)( (mother|father|parent|guardian))?( or| and)?( your| the)?$/;

const isWhole = (piece: string, text: string, naming: Naming | undefined) =>
	text
		.replace(naming?.words ?? "", " ")
		.replace(FILLERS, " ")
		.replace(/ +/g, " ")
		.trim() === piece.replace(FILLERS, " ").trim();

/** Whether the words name an attribute of a person but say that it is another one, so that no lesser source may answer. */
function isBarred(question: string): boolean {
	if (question.split(" ").length > LONGEST_BARRED) return false;
	const pieces = ASKED.longestIn(question);
	const shortest = OF_ELSEWHERE.isIn(question) ? 1 : SHORTEST_BARRED;
	return IDENTITY.some((entry) => (pieces.get(entry)?.words.length ?? 0) >= shortest && entry.not?.isIn(question));
}

/** Whose attribute the words ask for, or undefined where the page names somebody who has none such. */
function ownerOf(entry: Wording, naming: Naming | undefined, piece: string, text: string): Named | undefined {
	const [first] = entry.about;
	const isApplicants = entry.about.includes("applicant");
	if (!naming) return isApplicants ? "applicant" : entry.own ? first : undefined;
	const { named, source, words, isTitle } = naming;
	if (named === "stranger") return undefined;
	const subject = named === "parent" || named === "mother" || named === "father" ? "parent1" : named;
	if (entry.about.includes(subject)) return named;
	if (source === "label" && entry.own && piece.includes(words)) return first;
	if (named === "applicant") return entry.own ? first : undefined;
	if (named === "sibling" && source === "context" && entry.own && (/\byou\b/.test(text) || entry.attribute === "race")) return first;
	if (isPerson(named)) return source === "context" && HOUSEHOLD.has(entry.attribute) ? "applicant" : undefined;
	if (named === "collegeCourse" && entry.about.includes("college")) return "college";
	if (isApplicants && (IDENTITY.includes(entry) || OF_CONTACT.has(entry.attribute) || entry.attribute === "website"))
		return (source === "key" && named !== "college") || (isTitle && entry.attribute !== "fullName") ? "applicant" : undefined;
	const isMost = piece !== "" && piece.length >= text.length * MOST;
	return entry.own && (isApplicants || source !== "label" || isMost) ? first : undefined;
}

function fromToken(evidence: Evidence, naming: Naming | undefined): Reading | undefined {
	const attribute = evidence.autocomplete
		.split(/\s+/)
		.map((token) => TOKENS[token])
		.find(Boolean);
	return attribute ? owned(attribute, naming, "token") : undefined;
}

function fromType(field: PageField, naming: Naming | undefined, question: string): Reading | undefined {
	if (field.control !== "text" && field.control !== "combobox") return undefined;
	const { label, placeholder, key, near } = field.evidence;
	const isBare = !(label || placeholder || key || (near && near.split(" ").length <= LONG_LABEL));
	if (field.evidence.type === "email") return isBare ? undefined : owned("email", naming, "type");
	return field.evidence.type === "tel" && !question && !(field.evidence.maxLength && field.evidence.maxLength < 7)
		? owned("phoneNumber", naming, "type")
		: undefined;
}

/** Whose attribute it is where no words ask for it, but a token, a type or a key does. */
export function owned(attribute: string, naming: Naming | undefined, from: Reading["from"]): Reading | undefined {
	const entry =
		IDENTITY.find((wording) => wording.attribute === attribute) ?? VOCABULARY.find((wording) => wording.attribute === attribute);
	const named = entry && ownerOf(entry, naming, "", "");
	return named && { named, attribute, piece: attribute, from };
}
