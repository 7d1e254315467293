import { expect, test } from "vitest";
import { placesOfGrades } from "../../extension/engine/express/grades";

const options = (...labels: string[]) => labels.map((label) => ({ label, value: label, element: undefined as never }));
const LATER = ["10th Grade", "11th Grade", "12th Grade"];
const inGraduating = (multiple: boolean) => ({ multiple, graduationYear: 2027 });

test("school years are told by the year of graduation", () => {
	const years = options("Select", "2023–24", "2024-2025", "2025–26", "2026–27");
	expect(placesOfGrades(LATER, years, inGraduating(true))).toEqual([2, 3, 4]);
	expect(placesOfGrades(["9th Grade"], years, inGraduating(false))).toEqual([1]);
});

test("of spans that one list offers the one from the first to the last grade is chosen, where none is left out between", () => {
	const spans = options("9 only", "9–10", "9–12", "10–12", "11 and 12");
	expect(placesOfGrades(LATER, spans, inGraduating(false))).toEqual([3]);
	expect(placesOfGrades(["9th Grade"], spans, inGraduating(false))).toEqual([0]);
	expect(placesOfGrades(["9th Grade", "12th Grade"], spans, inGraduating(false))).toBeUndefined();
});

test("what is no grade and years that are no school year mean nothing", () => {
	expect(placesOfGrades(["Graduate"], options("2023–24", "2024–25"), inGraduating(false))).toBeUndefined();
	expect(placesOfGrades(LATER, options("2024", "2025–28"), inGraduating(true))).toBeUndefined();
	expect(placesOfGrades(LATER, options("2024–25", "2025–26", "2026–27"), { multiple: true, graduationYear: Number.NaN })).toBeUndefined();
});
