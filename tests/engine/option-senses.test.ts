import { expect, test } from "vitest";
import { alternatesOf } from "../../extension/engine/express/alternates";
import { matchBand, matchOption } from "../../extension/engine/express/match";
import { saidAmong } from "../../extension/engine/express/senses/senses";
import { wordsOf } from "../../extension/engine/words";
import { OPTION_LISTS } from "../fixtures/options/lists";
import { OPTION_WORDINGS } from "../fixtures/options/wordings";

const WORDINGS = Object.entries(OPTION_WORDINGS).flatMap(([attribute, answers]) =>
	Object.entries(answers).map(([answer, wordings]) => [attribute, answer, wordings.split("|")] as const),
);

test.each(WORDINGS)("wordings of %s “%s”", (attribute, answer, wordings) => {
	expect(wordings.filter((wording) => saidAmong(attribute, answer, [wording.replace(/\bus\b/g, "united states")]).place !== 0)).toEqual([]);
});

/** The values that a page keeps for its options are their places, as most pages have them: they must not be taken for answers. */
const chosenOf = (attribute: string, question: string, answer: string, labels: readonly string[]) => {
	const value = answer === "true" || (/^\d+(\.\d+)?$/.test(answer) && !attribute.endsWith("Year") ? Number(answer) : answer);
	const options = labels.map((label, place) => ({ label, value: String(place + 1), element: undefined as never }));
	const place =
		matchOption(alternatesOf(attribute, value, wordsOf(question), "en"), options) ??
		(typeof value === "number" ? matchBand(value, options) : undefined);
	return place === undefined ? "" : labels[place];
};

test.each(OPTION_LISTS)("%s, “%s”: %s", (attribute, question, list, chosen) => {
	const labels = list.split("; ");
	expect(Object.fromEntries(Object.keys(chosen).map((answer) => [answer, chosenOf(attribute, question, answer, labels)]))).toEqual(chosen);
});
