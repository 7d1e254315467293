import { expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();

const course = (place: number, key: string) => `highSchoolClasses[${place}].${key}`;
const courseTable = (heads: string[], ...rows: string[][]) =>
	`<h2>High school courses</h2><table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${rows
		.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
		.join("")}</table>`;
const AREAS =
	"<select><option value=''>Select…</option><option>English</option><option>Laboratory science</option><option>Mathematics</option></select>";

test("a subject beside a course title is the area of the course", async () => {
	const rows = [0, 1, 2];
	const expected = rows.flatMap((place) => [
		place < 2 ? course(place, "courseName") : "no-matching-option",
		course(place, "courseName"),
		course(place, "grade"),
	]);
	for (const head of ["Subject area", "Subject", "Discipline", "A–G subject", "Área"])
		expect(await planned(courseTable([head, "Course title", "Grade"], ...rows.map(() => [AREAS, "<input>", "<input>"])))).toEqual(expected);
	const block = `<p><label>Department ${AREAS}</label></p><p><label>Course title <input></label></p>`;
	expect(await planned(`<h2>High school courses</h2>${block}${block}`)).toEqual([0, 0, 1, 1].map((place) => course(place, "courseName")));
});

test("a subject without a course title beside it is no area", async () => {
	const boxes = await planned(courseTable(["Subject", "Grade"], [AREAS, "<input>"], ["<input>", "<input>"]));
	expect(boxes).toEqual(["unknown", course(0, "grade"), "unknown", course(1, "grade")]);
});

test("rows that name an area each take a course of that area, and stay empty where there is none", async () => {
	const box = "<input>";
	const row = (area: string) => [area, box, box];
	const both = (place: number) => [course(place, "courseName"), course(place, "grade")];
	const none = ["no-answer", "no-answer"];
	expect(
		await planned(
			courseTable(["Field", "Course", "Mark"], ...["Fine arts", "Mathematics", "Laboratory science", "Science", "Other"].map(row)),
		),
	).toEqual([...both(2), ...none, ...both(1), ...none, ...both(0)]);
	const labels = ["English", "Mathematics", "Fine arts"].map(
		(area) => `<p><label>${area}: course ${box}</label> <label>${area}: mark ${box}</label></p>`,
	);
	expect(await planned(`<h2>High school courses</h2>${labels.join("")}`)).toEqual([...both(0), ...none, ...both(2)]);
	const groups = ["Fine arts", "English"].map(
		(area) => `<fieldset><legend>${area}</legend><label>Course title ${box}</label><label>Grade ${box}</label></fieldset>`,
	);
	expect(await planned(`<h2>High school courses</h2>${groups.join("")}`)).toEqual([...both(2), ...both(0)]);
	expect(await planned(courseTable(["", "Course", "Mark"], ...["Fine arts", "9th grade", "10th grade"].map(row)))).toEqual(
		[0, 1, 2].flatMap(both),
	);
});

test("courses under a heading of a college are those taken there", async () => {
	const row = "<table><tr><th>Title of course</th><th>Mark received</th></tr><tr><td><input></td><td><input></td></tr></table>";
	for (const heading of [
		"<h2>College study while in high school</h2>",
		"<h2>College-level coursework</h2><p>One course to a line. High school classes do not belong here.</p>",
		"<h2>College-level coursework</h2><p>List every course you took. Do not include high school classes.</p>",
	])
		expect(await planned(heading + row)).toEqual(["collegeCoursesTaken[0].courseName", "collegeCoursesTaken[0].grade"]);
});
