import { GROUPS, ROLES } from "../content/activity-words";
import { isDeed } from "./told-deeds.server";

const role = `(?:${[...ROLES].sort((one, other) => other.length - one.length).join("|")})`;
const group = `(?:${GROUPS.join("|")})`;
const PLAIN_STOP =
	"a an the my our your his her their its this that these those at in of for and & or with to from on by as i we it is am are was were who which where when one both each every".split(
		" ",
	);
const stops = new Set(PLAIN_STOP);

const SAID_TO_BE = new RegExp(
	`\\b(?:i am|i'm|i was|i've been|i have been|i became|become|i serve as|i served as|work as|worked as|volunteer as|volunteered as|elected|elected as|chosen as|selected as|named|promoted to|appointed|as)\\s+(?:a |an |the |one of the )?((?:[\\w'-]+\\s+){0,3}?${role})(?:\\s+(?:and|&)\\s+((?:[\\w'-]+\\s+){0,2}?${role}))?\\b`,
	"i",
);
const ELECTED = /^(?:elected|chosen|selected|named|voted|appointed|promoted)\s+(?:to be\s+|as\s+|to\s+)?(?:the\s+|a\s+)?/i;
/** “Key Club secretary; …” */
const NOTED = new RegExp(
	`(?:^|[,;]\\s*)((?:[\\p{L}'&-]+\\s+){0,4}?)((?:(?:lead|head|assistant|vice|section|first)\\s+)?${role})(?=\\s*(?:[,;.]|$))`,
	"iu",
);
const FOUNDED = new RegExp(
	`\\b(?<who>i|we)\\s+(?:\\w+\\s+)?(?<verb>started|founded|created|launched|co-founded|cofounded|established)\\s+(?:a|an|my|our|the)\\s+(?:[\\w'-]+\\s+){0,4}?${group}\\b(?<rest>[^.!?]{0,60})`,
	"i",
);
const WITH_OTHERS = /\bwith\b[^,.;]*\b(?:friends?|brothers?|sisters?|classmates?|cousins?|teammates?|partners?|siblings?)\b/i;
const BY_VERB: readonly (readonly [RegExp, string])[] = [
	[/\bi (?:\w+ )?tutor(?:ed)?\b/i, "Tutor"],
	[/\bi (?:\w+ )?volunteer(?:ed)?\b/i, "Volunteer"],
	[/\bi (?:\w+ )?coach(?:ed)?\b/i, "Coach"],
	[/\bi (?:\w+ )?mentor(?:ed)?\b/i, "Mentor"],
	[/\bi (?:\w+ )?intern(?:ed)?\b/i, "Intern"],
	[/\bi (?:\w+ )?(?:babysit|babysat)\b/i, "Babysitter"],
];

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the student was, where the text says so: “I am captain of…”, “I started a club…”, “I tutor…”. */
export function positionIn(sentences: readonly string[]): string | undefined {
	for (const sentence of sentences) {
		const said = SAID_TO_BE.exec(sentence);
		const roles = said
			?.slice(1)
			.filter((each) => each !== undefined)
			.filter((each) => each.split(" ").every((word) => !stops.has(word.toLowerCase())));
		if (roles && roles.length > 0) return capitalized(roles.join(" and ").replace(ELECTED, ""));
	}
	for (const sentence of sentences) {
		const founded = FOUNDED.exec(sentence)?.groups;
		const noun = founded?.verb?.toLowerCase() === "created" ? "Creator" : "Founder";
		if (founded) return founded.who?.toLowerCase() === "we" || WITH_OTHERS.test(founded.rest ?? "") ? `Co-${noun.toLowerCase()}` : noun;
	}
	const [opening = ""] = sentences;
	const noted = NOTED.exec(opening);
	if (noted?.[2] && (noted[1] ?? "").split(" ").every((word) => !stops.has(word.toLowerCase()) && !isDeed(word)))
		return capitalized(noted[2]);
	return BY_VERB.find(([verb]) => verb.test(opening))?.[1];
}

const CALLED = /\b(?:called|named)\s+"?(\p{Lu}[^.,;"]*?)"?(?=[.,;"!?]|\s+(?:that|which|where|with|and|at|in|to|for|on)\b|$)/u;
const CAPITALS = /\p{Lu}[\p{L}\p{N}'&.-]*(?:\s+(?:(?:of|the|for|and|&)\s+)*\p{Lu}[\p{L}\p{N}'&-]*)+/gu;
const PLACE = /\b(?:at|for|with)\s+(?:the\s+|my\s+|our\s+)?(\p{Lu}[\p{L}\p{N}'&-]*(?:\s+\p{Lu}[\p{L}\p{N}'&-]*)*)/u;
const NO_PLACE =
	/^(?:I|I'm|I've|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Thanksgiving|Easter|Ramadan)\b/;
const IN_GROUP = new RegExp(`((?:[\\w'&-]+\\s+){1,6})(${group})\\b`, "gi");
const ROLE_IN = new RegExp(
	`\\b${role}\\s+(?:of|in|for|at|with|on)\\s+(?:the\\s+)?(\\p{Lu}[\\p{L}\\p{N}'&-]*(?:\\s+(?:(?:of|the|and|&)\\s+)*\\p{Lu}[\\p{L}\\p{N}'&-]*)*)`,
	"u",
);
const HAS_GROUP = new RegExp(`\\b${group}s?\\b`, "i");
const INSTRUMENT =
	/\bplay(?:ing|ed)?\s+(?:the\s+)?(violin|viola|cello|piano|guitar|flute|clarinet|trumpet|trombone|saxophone|drums|bass|oboe|harp|ukulele)\b/i;

/** “varsity soccer team” of “I am in my school's varsity soccer team”. */
function groupIn(sentence: string): string | undefined {
	for (const [, before = "", noun = ""] of sentence.matchAll(IN_GROUP)) {
		const words = before.trim().split(" ");
		const stop = words.findLastIndex(
			(word) =>
				stops.has(word.toLowerCase()) ||
				/^(?:school|city|town|county)'s$/.test(word) ||
				isDeed(word) ||
				(/ing$/.test(word) && word !== "coding" && words.at(-1) !== word),
		);
		const own = words.slice(stop + 1);
		if (own.length > 0) return `${own.join(" ").replace(/^family's/i, "family")} ${noun}`;
	}
	return undefined;
}

/** What an activity may be called by, in the student's own words; undefined where the text names nothing. */
export function nameIn(sentences: readonly string[]): string | undefined {
	const first = <T>(find: (sentence: string) => T | undefined): T | undefined => {
		for (const sentence of sentences) {
			const found = find(sentence);
			if (found !== undefined) return found;
		}
		return undefined;
	};
	const name =
		first((sentence) => CALLED.exec(sentence)?.[1]) ??
		first((sentence) =>
			(sentence.match(CAPITALS) ?? [])
				.map((found) => found.replace(/^I\s+/, ""))
				.find((found) => HAS_GROUP.test(found) && found.includes(" ")),
		) ??
		first((sentence) => ROLE_IN.exec(sentence)?.[1]) ??
		first(groupIn) ??
		first((sentence) => {
			const place = PLACE.exec(sentence)?.[1];
			return place && !NO_PLACE.test(place) ? place : undefined;
		}) ??
		first((sentence) => INSTRUMENT.exec(sentence)?.[1]);
	return name && capitalized(name.trim());
}
