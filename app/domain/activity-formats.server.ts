import { type ActivityVersion, type BrainstormedVersion, OPTION_MAX } from "../contract/activities";
import { portalLength } from "../contract/characters";
import { fitText, tighten } from "./activity-fitting.server";
import { capitalized, nameIn, positionIn } from "./activity-naming.server";
import { type Deed, deedsIn, sentencesOf } from "./told-deeds.server";

const LONGEST_NAME_OF_DEED = 40;

/** A version within the limits of the form (specification, section 9), by the fitter's rules. */
export function withinLimits({ activityName, position, description }: ActivityVersion): ActivityVersion {
	return {
		activityName: fitText(activityName, OPTION_MAX.activityName).text,
		...(position ? { position: fitText(position, OPTION_MAX.position).text } : {}),
		description: fitText(description, OPTION_MAX.description).text,
	};
}

/** The first of these that have room together; at least one, which the fitter cuts where it must. */
function fill(deeds: readonly Deed[], written: (deeds: readonly Deed[]) => string): Deed[] {
	const chosen: Deed[] = [];
	for (const deed of deeds) {
		if (chosen.length === 0 || portalLength(written([...chosen, deed])) <= OPTION_MAX.description) chosen.push(deed);
	}
	return chosen;
}

const byWorth = (deeds: readonly Deed[]) => [...deeds].sort((one, other) => other.worth - one.worth);
const inOrder = (deeds: readonly Deed[]) => [...deeds].sort((one, other) => one.order - other.order);
const sentences = (deeds: readonly Deed[]) => deeds.map(({ text }) => `${capitalized(text)}.`).join(" ");

/** “Built an app” of “Built an app that tells when the bus comes”. */
const BEYOND_NAME = /^(\S+\s+\S+.*?),?\s+(?:that|who|which|because|when|for|from|every|each|since|using|in|at|on|with)\s.*$/i;
/** Deeds worth more than this name a number or what came of it. */
const RESULT = 1;
const REASON = /(?<=[^\s,]),?\s+(?:because|so that|which|while|although|even though|in order to)\s.*$/i;
const core = (deed: Deed): Deed => ({ ...deed, text: tighten(deed.text.replace(REASON, "")) });
const lower = (text: string) => (/^\p{Lu}\p{Ll}+ /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
const list = (deeds: readonly Deed[]) => capitalized(deeds.map(({ text }, index) => (index === 0 ? text : lower(text))).join("; "));

/**
 * Up to three ways to put an activity into the Common App's boxes, by rule and in the student's own words: told in order, with what came
 * of it first, and as a list of deeds. Ways that would come out the same are one. Takes text that is not blank.
 */
export function formatByRule(activity: string): BrainstormedVersion[] {
	const told = sentencesOf(activity);
	const deeds = deedsIn(told);
	const position = positionIn(told);
	const first = deeds[0]?.text ?? fitText(activity, OPTION_MAX.description).text;
	const name = nameIn(told);
	const activityName = name ?? capitalized(fitText(first.replace(BEYOND_NAME, "$1"), LONGEST_NAME_OF_DEED).text);
	const isSaidAlready = ({ text }: Deed) => {
		const rest = text
			.toLowerCase()
			.replace(activityName.toLowerCase(), "")
			.replace(position?.toLowerCase() ?? "", "");
		return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/^(the|a|an|of|in|at|my|for|on|school|s)$/.test(word)).length === 0;
	};
	const unsaid = deeds.filter((deed) => !name || !isSaidAlready(deed));
	const telling = unsaid.length > 0 ? unsaid : deeds;
	const bare: Deed[] = telling.length > 0 ? telling : [{ text: first, worth: 0, order: 0 }];
	const ways: (readonly [BrainstormedVersion["format"], string])[] = [
		["in-order", sentences(inOrder(fill(bare, sentences)))],
		...((byWorth(bare)[0]?.worth ?? 0) > RESULT ? [["results-first", sentences(fill(byWorth(bare), sentences))] as const] : []),
		["list", list(inOrder(fill(byWorth(bare).map(core), list)))],
	];
	const seen = new Set<string>();
	return ways.flatMap(([format, description]) => {
		const version = withinLimits({ activityName, position, description });
		const said = version.description
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim();
		if (seen.has(said)) return [];
		seen.add(said);
		return [{ ...version, format }];
	});
}
