import { GRADE_YEARS } from "../../../app/contract/options";
import type { Option } from "../page";
import { wordsOf } from "../words";

const SCHOOL_YEAR = /\b(20\d\d)\W{1,3}(?:20)?(\d\d)\b/;
const NUMBERS = /\b(9|10|11|12)(?=th|\b)/g;
const LAST = GRADE_YEARS.length - 1;

/**
 * Finds the options that mean some grades where none prints a grade by itself: school years (“2025–26”), told by the year in which the
 * student graduates from high school, and, where one option is to be chosen, a span of grades (“10–12”). Takes the grades as the profile
 * holds them; gives the options' places, or undefined where an option is missing or several fit.
 */
export function placesOfGrades(
	grades: readonly string[],
	options: readonly Option[],
	{ multiple, graduationYear }: { multiple: boolean; graduationYear: number },
): number[] | undefined {
	const wanted = grades.map((grade) => GRADE_YEARS.findIndex((each) => each === grade)).filter((place) => place >= 0);
	if (wanted.length === 0) return undefined;
	const inYears = wanted.map((grade) => options.findIndex(({ label }) => yearEnding(label) === graduationYear - LAST + grade));
	if (!inYears.includes(-1) && (multiple || inYears.length === 1)) return inYears;
	if (multiple) return undefined;
	const spans = options.flatMap(({ label }, place) => (isSpanOf(label, wanted) ? [place] : []));
	return spans.length === 1 ? spans : undefined;
}

/** The calendar year in which a school year ends: 2026 of “2025–26”. */
function yearEnding(label: string): number | undefined {
	const [, begins, ends] = SCHOOL_YEAR.exec(label) ?? [];
	return begins && Number(ends) === (Number(begins) + 1) % 100 ? Number(begins) + 1 : undefined;
}

/** Whether the numbers of the words are the first and the last of the grades, which follow one another, or all of them. */
function isSpanOf(label: string, wanted: readonly number[]): boolean {
	const said = [...wordsOf(label).matchAll(NUMBERS)].map(([number]) => Number(number) - 9);
	const ends = [Math.min(...wanted), Math.max(...wanted)];
	const isWhole = ends[1]! - ends[0]! === wanted.length - 1;
	const means = (places: readonly number[]) => said.length === places.length && places.every((place, at) => said[at] === place);
	const isRange = /[-–—]|\b(to|through)\b/i.test(label);
	return (isWhole && wanted.length > 1 && means(ends)) || ((isWhole || !isRange) && means([...wanted].sort((a, b) => a - b)));
}
