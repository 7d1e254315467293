import type { Subject } from "../../../../app/contract/fields";
import { type Phrases, phrases } from "../../phrases";

/** How application forms ask for one attribute. */
export type Wording = {
	/** Whose attribute it can be. */
	about: readonly Subject[];
	attribute: string;
	match: readonly string[];
	/** Words that make it another question. */
	not?: Phrases;
	/** Most words the label may have; a single everyday word in a long sentence says little. */
	longest: number;
	/** Whether the words alone settle whom the question is about. */
	own: boolean;
	/** Whether to look at what is left once the subject's name is taken out. */
	rest: boolean;
	/** Whether it only adds whole questions, so that what the others bar stays barred (`opinion.ts`, `vocabulary.ts`). */
	adds: boolean;
};

type Traits = { not?: readonly string[]; longest?: number; own?: boolean; rest?: boolean; adds?: boolean };

const LONG_QUESTION = 40;

export const wording = (
	about: Subject | readonly Subject[],
	attribute: string,
	match: readonly string[],
	traits: Traits = {},
): Wording => ({
	about: typeof about === "string" ? [about] : about,
	attribute,
	match,
	not: traits.not && phrases(...traits.not),
	longest: traits.longest ?? LONG_QUESTION,
	own: traits.own ?? false,
	rest: traits.rest ?? false,
	adds: traits.adds ?? false,
});
