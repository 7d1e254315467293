import type { PageField } from "../page";
import { wordsOfKey } from "../words";
import { isListed, type Naming } from "./subject";

const ESSAY =
	/^(please )?(describe|explain|why|tell (us|me|the \w+)|state (briefly|why|how|what)|discuss|write|share|reflect|how (has|have|will|would|did|do|can|is|are)|if (you|i|we) (could|were|had|won)|imagine|suppose|think (of|about)|in (one|\d+|a few|your own|(no more|fewer|less) than|under|up to|at most|about)|what (does|has|would|is your (favorite|greatest|biggest)))|(describe|explain|tell us|discuss|reflect|list) (how|why|what|a|an|any|all|the|your|about|on)\b/;
/** Asks for a story of one's own, under whatever heading. */
export const STORY =
	/^(please )?(describe|tell (us|me) about|share|write about|recall|think of|discuss) (a|an|one) ((difficult|specific|recent|particular|significant) )?(time|moment|occasion|situation|experience|challenge|instance|example|person|place|book|failure|setback|conversation|decision|problem|need|question|issue|topic|idea|cause)\b|^what (did|have) you (ever |recently )?changed? your mind about\b/;
/** Asks of an entry what came of it, or for more about it. */
const OF_ENTRY =
	/^(please )?(tell us|describe|explain|say|write)( briefly)? ((what|how) you (did|do|contributed|helped|achieved|accomplished)( there| in it)?|(a (little|bit) |more )*about (it|this|that))$/;
/** Before the name of a section. */
const SECTION_NUMBER = /^\W*\d{1,2}[.):]? (?=\p{L}+ \p{L})/u;
/** Asks for a whole list in one text. */
const LISTING = /^(\d+ )?(please )?list (all |any )?(of )?(your|the|extra)\b.*(activities|clubs|service|work|jobs|roles)/;
const ENTRY_WORDS = /activit|award|honor|achievement/;
/** What is called an essay, by the page or by its programmer. */
const CALLED_ESSAY = /\bessays?( (response|answer|text|question|prompt|topic|\d+))*$/;

/** Whether a long text asks for the student's own thoughts: a description is asked for inside an entry of a list only. */
export function isEssay(question: string, { evidence }: PageField, naming: Naming | undefined): boolean {
	if (OF_ENTRY.test(question) && naming && isListed(naming.named)) return false;
	const isNumbered = /\d/.test(naming?.words ?? "") || /\d/.test((evidence.contexts[0]?.text ?? "").replace(SECTION_NUMBER, ""));
	const isInEntry = evidence.row !== undefined || (naming?.source === "context" && isListed(naming.named) && isNumbered);
	if (STORY.test(question)) return true;
	if (isInEntry) return false;
	return isCalledEssay(evidence, question) || LISTING.test(question) || (ESSAY.test(question) && !ENTRY_WORDS.test(question));
}

/** Whether the page or the name that its programmer gave the box calls what is asked an essay. */
export const isCalledEssay = ({ key }: PageField["evidence"], question: string) =>
	CALLED_ESSAY.test(question) || /\bessay\b/.test(wordsOfKey(key));
