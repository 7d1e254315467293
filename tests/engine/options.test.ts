import { expect, test } from "vitest";
import { alternatesOf } from "../../extension/engine/express/alternates";
import { matchOption } from "../../extension/engine/express/match";
import { schoolingOf } from "../../extension/engine/express/schooling";
import { seasonOf } from "../../extension/engine/express/season";

const option = (label: string) => ({ label, value: label, element: undefined as never });
const chosen = (attribute: string, value: string | number, labels: readonly string[]) =>
	labels[matchOption(alternatesOf(attribute, value, "", "en"), labels.map(option)) ?? -1];

test.each([
	["some high school", 0],
	["did not finish high school", 0],
	["sin terminar la preparatoria less than high school", 0],
	["finished high school or ged", 1],
	["high school no college", 1],
	["secondary school", 1],
	["secondary completion or equivalency", 1],
	["less than secondary completion", 0],
	["some college or trade school no degree", 2],
	["attended college without taking a degree", 2],
	["algo de universidad sin titulo some college no degree", 2],
	["associates degree", 3],
	["baccalaureate degree", 4],
	["college graduate", 4],
	["masters degree", 5],
	["doctorate", 6],
	["professional degree", 7],
	["bachelors degree or higher", undefined],
	["masters or doctorate", undefined],
	["advanced degree", undefined],
	["no college", undefined],
] as const)("“%s” is level %s of schooling", (words, level) => {
	expect(schoolingOf(words)).toBe(level);
});

test("an option that begins by denying a diploma is none, in Spanish as well", () => {
	const levels = [
		"Sin diploma de secundaria / No high school diploma",
		"Secundaria o GED / High school or GED",
		"Algo de universidad / Some college",
	];
	expect(chosen("educationLevel", "High school diploma", levels)).toBe(levels[1]);
});

test.each([
	["while classes were in session", "school"],
	["over vacations and breaks", "break"],
	["throughout the whole year", "year"],
	["when school is not in session", undefined],
	["mornings", undefined],
] as const)("“%s” is %s of the year", (words, season) => {
	expect(seasonOf(words)).toBe(season);
});

test("an option that means the answer in other words is chosen, one of two is not", () => {
	const levels = ["Didn’t finish high school", "Finished high school (or a GED)", "Started college, no degree", "Four-year degree or more"];
	expect(chosen("educationLevel", "High school diploma", levels)).toBe(levels[1]);
	expect(chosen("educationLevel", "Some college", levels)).toBe(levels[2]);
	expect(chosen("educationLevel", "Some college", [...levels, "Went to college, no degree"])).toBeUndefined();
	expect(chosen("timing", "All Year", ["While in school", "Over vacations", "Throughout the year"])).toBe("Throughout the year");
});

test("a percentile takes the narrowest top that holds it", () => {
	const tops = ["Top 1 percent", "Top 5 percent", "Top 10 percent", "Upper quarter", "Lower half"];
	expect(chosen("classRankPercentile", 96, tops)).toBe("Top 5 percent");
	expect(chosen("classRankPercentile", 80, tops)).toBe("Upper quarter");
	expect(chosen("classRankPercentile", 40, tops)).toBeUndefined();
});

test("languages go by their names in the language of the page", () => {
	const LABELS = ["Coreano", "Español", "Igbo", "Inglés"];
	const chosenIn = (language: string) => LABELS[matchOption(alternatesOf("language", language, "", "es"), LABELS.map(option)) ?? -1];
	expect(["English", "Spanish", "Igbo", "Korean", "Klingon"].map(chosenIn)).toEqual(["Inglés", "Español", "Igbo", "Coreano", undefined]);
});

test("languages and countries go by their Spanish names on a page that says it is English", () => {
	expect(chosen("language", "English", ["Igbo", "Inglés", "Español"])).toBe("Inglés");
	expect(chosen("country", "United States", ["México", "Estados Unidos", "Canadá"])).toBe("Estados Unidos");
});
