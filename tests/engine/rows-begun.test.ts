import { expect, test } from "vitest";
import { planning } from "./planned";

/** Rows in which the student, or the page, has put names already. */
const planned = planning();
const table = (title: string, heads: string[], names: string[], of = "") =>
	`<h2>${title}</h2><table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${names
		.map(
			(name) =>
				`<tr><td><input value="${name}" ${of}></td>${heads
					.slice(1)
					.map(() => "<td><input></td>")
					.join("")}</tr>`,
		)
		.join("")}</table>`;
const activities = (...names: string[]) => table("Activities", ["Organization", "Position", "Hours per week"], names);
const entry = (place: number, isNamed = true) => [
	isNamed ? "already-filled" : `extracurricularActivities[${place}].organizationName`,
	`extracurricularActivities[${place}].position`,
	`extracurricularActivities[${place}].hoursSpendPerWeek`,
];
const UNSAVED = ["already-filled", "no-answer", "no-answer"];

test.each([
	["in an order of the student's own", ["Juniper Street Bakery", "", ""], [...entry(1), ...entry(0, false), ...entry(2, false)]],
	["in shorter words", ["", "juniper bakery", ""], [...entry(0, false), ...entry(1), ...entry(2, false)]],
	["by its first letters", ["KRW", "", ""], [...entry(2), ...entry(0, false), ...entry(1, false)]],
	["of an activity that is not saved", ["River rafting club", "", ""], [...UNSAVED, ...entry(0, false), ...entry(1, false)]],
	["twice", ["Klamath River Watch", "Klamath River Watch", ""], [...entry(2), ...UNSAVED, ...entry(0, false)]],
	["that pages put there of their own accord", ["Activity 1", "New activity", ""], [...entry(0), ...entry(1), ...entry(2, false)]],
])("rows that hold a name %s are about that entry", async (_, names, paths) => {
	expect(await planned(activities(...names))).toEqual(paths);
});

test.each([
	["Ceramics Studio", "highSchoolClasses[2].grade"],
	["AP English Literature and Composition", "highSchoolClasses[0].grade"],
	["AP English Language", "no-answer"],
])("of courses that the page has printed “%s” gets its own grade", async (course, path) => {
	expect(await planned(table("High school courses", ["Course title", "Grade"], [course], "readonly"))).toEqual(["disabled", path]);
});

test("a sibling whose whole name stands there is that one", async () => {
	const rows = table("Brothers and sisters", ["Name", "Age"], ["Tomas Reyes", ""]);
	expect(await planned(rows)).toEqual([
		"already-filled",
		"familyInformation.siblings[1].age",
		"familyInformation.siblings[0].firstName",
		"familyInformation.siblings[0].age",
	]);
});
