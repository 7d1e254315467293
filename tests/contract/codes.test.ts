import fc from "fast-check";
import { expect, test } from "vitest";
import { CODE_ALPHABET, CODE_LENGTH, readCode, writtenCode } from "../../app/contract/codes";

test.each([
	"7K3M-90PQ-1ABC-DEFG",
	"7k3m90pq1abcdefg",
	" 7K3M 90PQ 1ABC DEFG ",
	"7K3M–90PQ—1ABC‑DEFG",
	"7K3M-9OPQ-LABC-DEFG",
	"７Ｋ３Ｍ-90PQ-1ABC-DEFG",
	"7K3M-\n90PQ-\tiABC-DEFG",
])("%j is the same code", (typed) => {
	expect(readCode(typed)).toBe("7K3M90PQ1ABCDEFG");
});

test.each(["", " ", "7K3M", "7K3M-90PQ-1ABC-DEFG-H", "7K3M-90PQ-1ABC-DEFU", "7K3M-90PQ-1ABC-DEF!", "🎓".repeat(16), "7K3M90PQ1ABCDEF\0"])(
	"%j is none",
	(typed) => {
		expect(readCode(typed)).toBeUndefined();
	},
);

test("a code is read as it was written", () => {
	const sign = fc.constantFrom(...CODE_ALPHABET);
	fc.assert(
		fc.property(fc.string({ unit: sign, minLength: CODE_LENGTH, maxLength: CODE_LENGTH }), (code) => {
			expect(writtenCode(code)).toMatch(/^(\w{4}-){3}\w{4}$/);
			expect(readCode(writtenCode(code))).toBe(code);
		}),
	);
});
