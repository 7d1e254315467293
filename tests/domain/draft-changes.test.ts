import fc from "fast-check";
import { expect, test } from "vitest";
import { compareDrafts } from "~/domain/draft-changes.server";

const sides = (older: string, newer: string) => {
	const { pieces } = compareDrafts(older, newer);
	const without = (left: string) =>
		pieces
			.filter(({ kind }) => kind !== left)
			.map(({ text }) => text)
			.join("");
	return [without("added"), without("removed")];
};

test("a word that changed is told as a word", () => {
	expect(compareDrafts("I fixed the old bike.", "I repaired the bike. Twice.")).toMatchObject({ removed: 2, added: 2 });
	expect(compareDrafts("Same.", "Same.")).toEqual({ pieces: [{ kind: "same", text: "Same." }], added: 0, removed: 0 });
});

test("both drafts can be read from the pieces, whatever they are", () => {
	const words = fc
		.array(fc.constantFrom("I", "fixed", "it", ".", "\n\n", " ", "…", "é", "😀"), { maxLength: 40 })
		.map((all) => all.join(" "));
	fc.assert(
		fc.property(words, words, (older, newer) => {
			expect(sides(older, newer)).toEqual([older, newer]);
		}),
		{ numRuns: 100 },
	);
});

test("two long drafts with nothing in common are compared by their sentences", () => {
	const long = (word: string) => Array.from({ length: 1500 }, (_, index) => `${word}${index}`).join(" ");
	expect(sides(`${long("A")}. Same end.`, `${long("B")}. Same end.`)).toEqual([`${long("A")}. Same end.`, `${long("B")}. Same end.`]);
	expect(compareDrafts(`Same start. ${long("A")}.`, `Same start. ${long("B")}.`).pieces[0]).toEqual({ kind: "same", text: "Same start. " });
});
