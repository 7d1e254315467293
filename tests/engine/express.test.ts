import { describe, expect, test } from "vitest";
import { alternatesOf } from "../../extension/engine/express/alternates";
import { answersTo } from "../../extension/engine/express/answers";
import { dateTexts } from "../../extension/engine/express/dates";
import { express } from "../../extension/engine/express/express";
import { matchBand, matchOption } from "../../extension/engine/express/match";
import { matchCallingCode, phoneTexts } from "../../extension/engine/express/phones";
import type { Evidence, Option } from "../../extension/engine/page";

const nothing: Evidence = {
	label: "",
	group: "",
	groupIsTied: false,
	near: "",
	placeholder: "",
	title: "",
	key: "",
	lang: "en",
	signIn: false,
	autocomplete: "",
	type: "",
	pattern: "",
	contexts: [],
	form: 0,
};
const offer = (...labels: string[]): Option[] =>
	labels.map((label) => ({ label, value: label, element: undefined as unknown as HTMLElement }));
const chosen = (attribute: string, answer: string, labels: string[], question = "") => {
	const place = matchOption(alternatesOf(attribute, answer, question, "en"), offer(...labels));
	return place === undefined ? undefined : labels[place];
};

describe("an answer finds the option that means it", () => {
	test.each([
		[
			"citizenshipStatus",
			"U.S. Citizen",
			["U.S. citizen or U.S. national", "U.S. permanent resident (green card holder)", "Citizen of non-U.S. country"],
			"",
			"U.S. citizen or U.S. national",
		],
		[
			"citizenshipStatus",
			"U.S. Citizen",
			["A · Ciudadano(a) o nacional de los EE. UU.", "B · Residente permanente"],
			"",
			"A · Ciudadano(a) o nacional de los EE. UU.",
		],
		[
			"educationLevel",
			"Some college",
			["Escuela secundaria", "Estudios universitarios sin terminar", "Licenciatura"],
			"",
			"Estudios universitarios sin terminar",
		],
		["citizenshipStatus", "International applicant", ["Yes", "No"], "are you a us citizen", "No"],
		["state", "California", ["AL", "AR", "CA"], "", "CA"],
		["state", "Virginia", ["West Virginia", "Virginia"], "", "Virginia"],
		["state", "Kansas", ["AR - Arkansas", "KS - Kansas"], "", "KS - Kansas"],
		["country", "United States", ["United Arab Emirates", "United States of America"], "", "United States of America"],
		["gradeYear", "10th Grade", ["Freshman", "Sophomore", "Junior"], "", "Sophomore"],
		["gradeLevels", "9th Grade", ["9", "10", "Post-graduate"], "", "9"],
		["type", "Athletics: JV or Varsity", ["Athletics: Club", "Athletics: JV/Varsity"], "", "Athletics: JV/Varsity"],
		["type", "Student Govt./Politics", ["Student Gov./Politics", "Social Justice"], "", "Student Gov./Politics"],
		["livingStatus", "Deceased", ["Yes", "No"], "is this parent living", "No"],
		["livingStatus", "Living", ["Yes", "No"], "is this parent deceased", "No"],
		["hispanic", "No", ["Hispanic or Latino", "Not Hispanic or Latino"], "ethnicity", "Not Hispanic or Latino"],
		["race", "African American", ["Asian", "Black or African American", "White"], "", "Black or African American"],
		["intendedDegree", "Bachelor's", ["Associate's (AA, AS)", "Bachelor's (BA, BS)", "Master's (MA, MS)"], "", "Bachelor's (BA, BS)"],
		["parentsMaritalStatus", "Never Married", ["Married", "Single (never married)"], "", "Single (never married)"],
		["enrollmentYear", "2027", ["Spring 2027", "Fall 2027", "Fall 2028"], "", "Fall 2027"],
	])("%s %s", (attribute, answer, labels, question, right) => {
		expect(chosen(attribute, answer, labels, question)).toBe(right);
	});

	test("none or two that fit leave the question open", () => {
		expect(chosen("state", "California", ["Ontario", "Quebec"])).toBeUndefined();
		expect(chosen("subject", "AP Physics", ["Physics 1", "Physics 2"])).toBeUndefined();
		expect(chosen("hispanic", "Yes", ["Not Hispanic or Latino", "Prefer not to say"])).toBeUndefined();
	});

	test("a number finds its band", () => {
		const bands = offer("Less than $30,000", "$30,000 - $49,999", "$50,000 - $74,999", "$75,000 or more");
		expect([12_000, 49_999, 68_500, 75_000].map((income) => matchBand(income, bands))).toEqual([0, 1, 2, 3]);
		const averages = offer("2.0-2.5", "2.6-3.0", "3.1-3.5", "3.6-4.0");
		expect([2.5, 3, 3.87].map((average) => matchBand(average, averages))).toEqual([0, 1, 3]);
	});

	test("one calling code of several countries is the student's own", () => {
		const codes = offer("Canada (+1)", "United States (+1)", "Nigeria (+234)");
		expect(matchCallingCode("+1", ["united states", "us"], codes)).toBe(1);
		expect(matchCallingCode("+234", [], codes)).toBe(2);
		expect(matchCallingCode("+1", ["jamaica"], codes)).toBeUndefined();
	});
});

describe("whether the parents went to college follows from both of their levels, or from one that says enough", () => {
	const asked = [
		"Neither parent attended college",
		"One or both parents attended college, but neither parent completed college",
		"One or both parents completed college",
	];
	const answerOf = (parent1EducationLevel?: string, parent2EducationLevel?: string, numOfParents?: number) => {
		const answers = { familyInformation: { parent1EducationLevel, parent2EducationLevel, numOfParents } };
		return answersTo({ subject: "applicant", attribute: "parentsCollege" }, { email: "", answers })[0]?.value as string | undefined;
	};
	test.each([
		["High school diploma", "Some high school", undefined, asked[0]],
		["High school diploma", undefined, 1, asked[0]],
		["Some college", "High school diploma", 2, asked[1]],
		["High school diploma", "Bachelor's degree", 2, asked[2]],
		["Master's degree", undefined, undefined, asked[2]],
		["Some college", undefined, 2, undefined],
		["Some high school", "Associate's degree", 2, undefined],
		[undefined, undefined, undefined, undefined],
	])("%s and %s of %s", (first, second, count, right) => {
		expect(answerOf(first, second, count)).toBe(right);
	});

	test("and so does the higher of the two", () => {
		const answers = { familyInformation: { parent1EducationLevel: "Some college", parent2EducationLevel: "Master's degree" } };
		const [level] = answersTo({ subject: "applicant", attribute: "parentsEducation" }, { email: "", answers });
		expect(level).toMatchObject({ attribute: "educationLevel", value: "Master's degree" });
	});

	test.each([
		["did either of your parents attend college", "Yes"],
		["has either parent earned a four year college degree", "No"],
	])("%s", (question, right) => {
		expect(chosen("parentsCollege", answerOf("Some college", "High school diploma")!, ["Yes", "No"], question)).toBe(right);
	});
});

describe("a date is typed as the site prints it", () => {
	test.each([
		[{ placeholder: "MM/DD/YYYY" }, "04/07/2008"],
		[{ placeholder: "dd.mm.yyyy" }, "07.04.2008"],
		[{ label: "Birth date (YYYY-MM-DD)" }, "2008-04-07"],
		[{ title: "Date format: MMMM D, YYYY" }, "April 7, 2008"],
		[{ placeholder: "mm/yyyy" }, "04/2008"],
		[{ label: "Month and year" }, "04/2008"],
		[{ lang: "de" }, "07.04.2008"],
		[{ lang: "en-GB" }, "07/04/2008"],
		[{}, "04/07/2008"],
	])("%o", (evidence, right) => {
		expect(dateTexts("2008-04-07", { ...nothing, ...evidence })[0]).toBe(right);
	});
});

describe("a telephone number takes the site's shape", () => {
	const first = (evidence: Partial<Evidence>, part?: string) => phoneTexts("530-555-0142", "+1", part, { ...nothing, ...evidence })[0];
	test("by placeholder, by digits only, whole or in pieces", () => {
		expect(first({ placeholder: "(___) ___-____" })).toBe("(530) 555-0142");
		expect(first({ label: "Phone (digits only)" })).toBe("5305550142");
		expect(first({ type: "number" })).toBe("5305550142");
		expect([first({}, "area"), first({}, "prefix"), first({}, "line")]).toEqual(["530", "555", "0142"]);
		expect(first({ label: "Phone, including country code" })).toBe("+15305550142");
	});
});

describe("the area of a course", () => {
	const facts = { email: "", answers: { highSchoolClasses: [{ courseName: "Honors Physics" }, { courseName: "AP Seminar" }] } };
	const area = (index: number) => ({ subject: "course", attribute: "subjectArea", index }) as const;
	const box = { element: undefined as never, control: "text", options: [], multiple: false, evidence: nothing, disabled: false } as const;

	test("is typed in plain words where it is typed, and answered by the course's name", () => {
		expect(express({ ...box, options: [] }, area(0), facts)).toMatchObject({
			kind: "text",
			text: "Science",
			shown: "Science",
			answer: { path: "highSchoolClasses[0].courseName" },
		});
	});

	test("is chosen among options, and looked for in a list that is not open", () => {
		const options = offer("English", "Laboratory science");
		expect(express({ ...box, control: "select", options }, area(0), facts)).toMatchObject({ places: [1], shown: "Science" });
		expect(express({ ...box, control: "combobox", options: [] }, area(0), facts)).toMatchObject({ choices: [{ typed: "Science" }] });
	});

	test("has no answer where the course's name does not tell it", () => {
		expect(express({ ...box, options: [] }, area(1), facts)).toEqual({ reason: "no-answer" });
	});
});

test("a span of grades is told by its ends where it has no gap", () => {
	const ends = (...gradeLevels: ("9th Grade" | "10th Grade" | "11th Grade" | "12th Grade")[]) =>
		["from", "to"].map(
			(part) =>
				answersTo(
					{ subject: "activity", attribute: "gradeLevels", index: 0, part },
					{ email: "", answers: { extracurricularActivities: [{ gradeLevels }] } },
				)[0]?.value,
		);
	expect(ends("12th Grade", "10th Grade", "11th Grade")).toEqual(["10th Grade", "12th Grade"]);
	expect(ends("9th Grade")).toEqual(["9th Grade", "9th Grade"]);
	expect(ends("9th Grade", "11th Grade")).toEqual([undefined, undefined]);
});
