import type { SkipReason } from "../types";
import { wordsOf } from "../words";
import { OF_ADDRESS, OF_CONTACT, OF_OTHER_ADDRESS } from "./address";
import type { ReadAs } from "./blocks";
import { isBeside, isUnworded, type Read } from "./reads";

const OF_STREET: ReadonlySet<string> = new Set(["addressLine1", "street", "streetName", "fullAddress"]);
/** Says that what is asked is for those whose address is another one than that of their home: “Where we should write, if not to your home”. */
const IF_ELSEWHERE =
	/\b(if|when|unless|only)\b.*\b(differ(s|ent)?|other than|(an)?other (mailing )?address|elsewhere|somewhere else|not (\w+ ){0,5}(same|home|permanent|mailing|residence|above))\b|\b(leave|skip)\b.*\b(empty|blank|this( part)?)\b.*\b(if|when|where|to use)\b.*\b(permanent|home|residen\w+|above)\b|\b(send|mail|ship)\b.*\b(somewhere else|elsewhere)\b|\bif we should( not|nt)? (ship|send|mail|deliver)\b|\bif (your )?mail is (not )?delivered\b|\bsi (es )?(diferente|distint[oa]|otra)\b/;
/** Where students live while they are at college, or away from it. */
const FOR_A_TIME =
	/\b(address|residence|housing) (during|while|in)( (at|in|the|your|a))* (term|semester|(boarding )?school|academic|college|enrollment|attendance)\b|^local (address|housing|residence)\b|\b(term|campus|dorm(itory)?|residence hall|school year|semester) (time )?address\b|\baway from home\b|^temporary\b|\b(mail|address|write|reach|living|staying)\b.*\b(during|over) the (summer|winter|break|holidays)\b/;
/** “Address while at school” sounds like the school's. */
const WHOSE: ReadonlySet<string> = new Set(["applicant", "highSchool"]);

/** An address that is asked after the home's, for those alone who have another: the profile holds one. */
export function otherAddressesOf(reads: readonly Read[], refused: Map<Read, SkipReason>) {
	const ofHome = new Map<number, Set<string>>();
	let other: Read | undefined;
	for (const [place, read] of reads.entries()) {
		const { reading, field } = read;
		const asked = ofHome.get(field.evidence.form);
		const isAddress = reading !== undefined && WHOSE.has(reading.named) && OF_ADDRESS.has(reading.attribute) && !refused.has(read);
		const isAsked = isAddress || (reading?.attribute !== "email" && ADDRESS.test(wordsIn(read)));
		const begins = isAsked && asked?.has(STREET) === true && (isOfOther(read) || isLoneOfOther(read, reads[place - 1]));
		const isOther = begins || (isAddress && other !== undefined && goesOn(read, other, asked));
		other = isOther ? (other ?? read) : undefined;
		if (isOther) refused.set(read, "unknown");
		else if (isAddress && reading.named === "applicant")
			ofHome.set(field.evidence.form, new Set([...(asked ?? []), OF_STREET.has(reading.attribute) ? STREET : reading.attribute]));
	}
}
const STREET = "street";

/** Asks for the same once more. */
const AGAIN = /^(re ?(enter|type)|confirm|repeat|verify)\b/;

/** Telephone and e-mail after another address of the student's are the student's own, where nothing else on the page asks for them, or they are to be typed again. */
export function contactsBelowAddresses(reads: readonly Read[], keys: readonly string[], readAs: ReadAs) {
	const asked = new Set(reads.flatMap(({ reading }) => (reading?.named === "applicant" ? [reading.attribute] : [])));
	reads.forEach((read, place) => {
		const { naming, reading, field } = read;
		if (reading || naming?.named !== "stranger" || naming.source !== "context" || !OF_OTHER_ADDRESS.test(naming.words)) return;
		const own = readAs(field, { named: "applicant", source: "context", words: naming.words }, keys[place]!);
		const isAsked = asked.has(own?.attribute ?? "") && !AGAIN.test(wordsIn(read));
		if (!own || !OF_CONTACT.has(own.attribute) || OF_ADDRESS.has(own.attribute) || isAsked) return;
		asked.add(own.attribute);
		read.reading = own;
	});
}

/**
 * A city or country that a question of its own asks for, “Where did your story start?”, where the page asks for the whole address elsewhere, is none of
 * that address.
 */
export function placesAskedApart(reads: readonly Read[], refused: Map<Read, SkipReason>) {
	const isOfStudent = ({ reading }: Read) =>
		reading?.named === "applicant" && OF_ADDRESS.has(reading.attribute) && reading.from !== "token";
	const groups = Map.groupBy(reads.filter(isOfStudent), ({ field: { evidence } }) => `${evidence.form} ${evidence.group}`);
	const asksStreet = (group: readonly Read[]) => group.some(({ reading }) => OF_STREET.has(reading!.attribute));
	for (const group of groups.values()) {
		const [{ field }] = group as [Read, ...Read[]];
		const isQuestion = field.evidence.groupIsTied && field.evidence.group.endsWith("?") && !HOME.test(wordsOf(field.evidence.group));
		const isElsewhere = [...groups.values()].some((other) => other[0]!.field.evidence.form === field.evidence.form && asksStreet(other));
		if (isQuestion && !asksStreet(group) && isElsewhere) for (const read of group) refused.set(read, "unknown");
	}
}
const HOME = /\b(live|living|home|address|reside|residence|mail|located|from)\b/;

const ADDRESS = /\b(address|street|mail|domicilio|direccion)\b/;
const wordsIn = ({ field: { evidence } }: Read) => wordsOf(evidence.label || evidence.near);

/**
 * Whether a question of the same section goes on with the other address: nothing but a prompt asks, so that the words over the box before it are over this one too; it
 * speaks of “that address” or “the mailing address”; it begins with the same word, “Mailing ZIP”; or the home's has been asked before.
 */
function goesOn(read: Read, other: Read, ofHome: ReadonlySet<string> | undefined): boolean {
	if (!isBeside(read, other)) return false;
	if (isUnworded(read) || /\b(that|the mailing) (address|box)\b/.test(wordsIn(read))) return true;
	const isSameWord = wordsIn(read).split(" ")[0] === wordsIn(other).split(" ")[0];
	const attributes = [read.reading!.attribute, /^city/.test(read.reading!.attribute) ? "city" : ""];
	return read.reading!.named === "applicant" && (isSameWord || attributes.some((attribute) => ofHome?.has(attribute)));
}

/** A whole address in one box after the one box to tick that says it is another: “Send my mail somewhere other than my permanent address”. */
const isLoneOfOther = (read: Read, before: Read | undefined) =>
	before !== undefined &&
	isBeside(read, before) &&
	before.field.control === "checkboxes" &&
	before.field.options.length === 1 &&
	ELSEWHERE.test(wordsOf(before.field.options[0]!.label));
const ELSEWHERE = /\b(somewhere else|(other|different) (than|from)|differs? from|elsewhere|(an)?other (mailing )?address|not the same)\b/;

/** What a note says of all questions, not of those that it numbers: “Items 20 and 21 are for mail sent elsewhere.” */
const ofAll = (note: string) => note.replace(/[^.!?]*\b(items?|questions?|lines?|fields?|boxes) \d[^.!?]*[.!?]?/gi, " ");

function isOfOther({ field: { evidence } }: Read): boolean {
	const { label, near, title, group, placeholder, contexts } = evidence;
	return [label, near, title, ofAll(group), placeholder, contexts[0]?.text ?? "", ofAll(contexts[0]?.note ?? "")]
		.map(wordsOf)
		.some((words) => IF_ELSEWHERE.test(words) || FOR_A_TIME.test(words));
}
