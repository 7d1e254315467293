import { expect, test } from "vitest";
import { alternatesOf } from "../../extension/engine/express/alternates";
import { matchOption } from "../../extension/engine/express/match";
import { schoolingOf } from "../../extension/engine/express/senses/schooling";
import { seasonOf } from "../../extension/engine/express/senses/season";

const option = (label: string) => ({ label, value: label, element: undefined as never });
const chosen = (attribute: string, value: string | number, labels: readonly string[]) =>
	labels[matchOption(alternatesOf(attribute, value, "", "en"), labels.map(option)) ?? -1];

test.each([
	["some high school", ["some high school"]],
	["did not finish high school", ["some high school"]],
	["sin terminar la preparatoria less than high school", ["some high school"]],
	["finished high school or ged", ["high school diploma"]],
	["high school no college", ["high school diploma"]],
	["secondary school", ["high school diploma"]],
	["secondary completion or equivalency", ["high school diploma"]],
	["less than secondary completion", ["some high school"]],
	["some college or trade school no degree", ["some college"]],
	["attended college without taking a degree", ["some college"]],
	["algo de universidad sin titulo some college no degree", ["some college"]],
	["associates degree", ["associates degree"]],
	["baccalaureate degree", ["bachelors degree"]],
	["college graduate", ["bachelors degree"]],
	["masters degree", ["masters degree"]],
	["doctorate", ["doctorate"]],
	["professional degree", ["professional degree"]],
	["bachelors degree or higher", ["bachelors degree", "masters degree", "doctorate", "professional degree"]],
	["masters or doctorate", ["masters degree", "doctorate"]],
	["advanced degree", ["masters degree", "doctorate", "professional degree"]],
	["no college", ["some high school", "high school diploma"]],
	["middle school", []],
	["vocational", undefined],
])("“%s” holds %j of the levels of schooling", (words, levels) => {
	expect(schoolingOf(words)).toEqual(levels);
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
	["while classes were in session", ["during school"]],
	["over vacations and breaks", ["during break"]],
	["throughout the whole year", ["all year"]],
	["when school is not in session", ["during break"]],
	["mornings", undefined],
])("“%s” holds %j of the year", (words, seasons) => {
	expect(seasonOf(words)).toEqual(seasons);
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
	expect(chosen("classRankPercentile", 40, tops)).toBe("Lower half");
	expect(chosen("classRankPercentile", 40, tops.slice(0, 4))).toBeUndefined();
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
