import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SUBJECT_PHRASES, SUBJECT_WORDS } from "../../extension/engine/classify/vocabulary/subjects";
import { ASKED, VOCABULARY } from "../../extension/engine/classify/vocabulary/vocabulary";
import { phrases } from "../../extension/engine/phrases";
import { CJK, withoutAccents, wordsOf, wordsOfKey } from "../../extension/engine/words";

const FORMS = join(import.meta.dirname, "../fixtures");

/** What the forms of the project print and how their programmers named it. */
const TEXTS = ["forms", "unseen"].flatMap((folder) =>
	readdirSync(join(FORMS, folder)).flatMap((file) => {
		const source = readFileSync(join(FORMS, folder, file), "utf8");
		const printed = [...source.matchAll(/[>"]([^<>"]{2,120})[<"]/g)].map(([, text]) => text!);
		return [...printed.map(wordsOf), ...printed.map(wordsOfKey)];
	}),
);

/** The meaning of a list of phrases: one expression of all of them, the longer written ones first. */
function expressionOf(list: readonly string[]): RegExp {
	const sources = list.map((phrase) => withoutAccents(phrase).replace(/ \??/g, " ?")).sort((a, b) => b.length - a.length);
	const apart = sources.filter((source) => !CJK.test(source)).map((source) => `(?<=^| )(?:${source})(?= |$)`);
	return new RegExp([...apart, ...sources.filter((source) => CJK.test(source))].join("|"), "g");
}

const piecesIn = (expression: RegExp, text: string) => [...text.matchAll(expression)].map(([piece]) => piece).filter(Boolean);

test("the index finds what the phrases would find as one expression", () => {
	const asked = VOCABULARY.map((entry) => [entry, expressionOf(entry.match)] as const);
	const subjects = SUBJECT_WORDS.map(([, words], row) => [row, expressionOf(words)] as const);
	const otherwise: string[] = [];
	for (const text of new Set(TEXTS)) {
		const longest = ASKED.longestIn(text);
		for (const [entry, expression] of asked) {
			const pieces = piecesIn(expression, text).sort((a, b) => b.length - a.length);
			if (longest.get(entry)?.words !== pieces[0]) otherwise.push(`${entry.attribute} in “${text}”`);
		}
		const first = SUBJECT_PHRASES.firstIn(text);
		for (const [row, expression] of subjects)
			if (first.get(row)?.words !== piecesIn(expression, text)[0]) otherwise.push(`${SUBJECT_WORDS[row]?.[0]} in “${text}”`);
	}
	expect(otherwise).toEqual([]);
});

describe.each([
	[["first name"], "your firstname please", "firstname"],
	[["first name"], "fir stname", undefined],
	[["m i"], "mi", "mi"],
	[["e ?mails?( address)?"], "email address", "email address"],
	[["( the| all)?( other)? ?(colleges|schools) you.*"], "colleges you like", "colleges you like"],
	[["(legal |birth )*sex"], "legal birth sex", "legal birth sex"],
	[["(?<!no )name"], "name", "name"],
	[["(\\d+ )?siblings"], "2 siblings", "2 siblings"],
	[["(m){2}"], "mm", "mm"],
	[["pin$"], "pin code", undefined],
	[["^(your )?school$"], "high school", undefined],
	[["first (gen|year)( student)?"], "firstyear student", "firstyear student"],
	[["first gen(eration)?"], "first name", undefined],
	[["お?名前"], "氏名とお名前", "お名前"],
])("%j in “%s”", (list, text, found) => {
	test(`is ${found}`, () => {
		expect(
			phrases(...list)
				.longestIn(text)
				.get(undefined)?.words,
		).toBe(found);
	});
});
