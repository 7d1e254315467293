import { expect, test } from "vitest";
import { alternatesOf } from "../../extension/engine/express/alternates";
import { areAreas, areaOf, placeByAreas } from "../../extension/engine/express/course-areas";
import { matchOption } from "../../extension/engine/express/match";

test.each([
	["AP English Literature", "English"],
	["AP Lang", "English"],
	["English as a Second Language", "English"],
	["Creative Writing", "English"],
	["Lengua y literatura", "English"],
	["Honors Physics", "Science"],
	["AP Physics 1: Algebra-Based", "Science"],
	["Field Botany", "Science"],
	["AP Environmental Science", "Science"],
	["Earth and Space Science", "Science"],
	["Química", "Science"],
	["Ceramics Studio", "Arts"],
	["Jazz Band", "Arts"],
	["AP Art History", "Arts"],
	["Theatre Arts", "Arts"],
	["Introduction to Statistics", "Mathematics"],
	["Pre-Calculus", "Mathematics"],
	["Álgebra 2", "Mathematics"],
	["AP U.S. History", "Social studies"],
	["Government and Economics", "Social studies"],
	["AP Macroeconomics", "Social studies"],
	["Psicología", "Social studies"],
	["AP Human Geography", "Social studies"],
	["Political Science", "Social studies"],
	["AP Spanish Literature and Culture", "World language"],
	["Latin III", "World language"],
	["Francés 2", "World language"],
	["AP Computer Science A", "Computer science"],
	["Ciencias de la computación", "Computer science"],
	["Physical Education", "Physical education"],
	["Educación física", "Physical education"],
	["Health", "Health"],
	["Principles of Business", "Career and technical"],
	["Engineering Design", "Career and technical"],
	["Physics of Music", undefined],
	["History of Science", undefined],
	["Latin American Studies", undefined],
	["Business Mathematics", undefined],
	["Sports Medicine", undefined],
	["Student Government", undefined],
	["Culinary Arts", undefined],
	["The Art of Persuasion", undefined],
	["Health Science", undefined],
	["AP Seminar", undefined],
	["", undefined],
])("“%s” is of %s", (course, area) => {
	expect(areaOf(course)).toBe(area);
});

const chosen = (course: string, labels: readonly string[]) =>
	labels[
		matchOption(
			alternatesOf("subjectArea", course, "", "en"),
			labels.map((label) => ({ label, value: label, element: undefined as never })),
		) ?? -1
	];
const RECORD = [
	"Arts (visual or performing)",
	"English / Language Arts",
	"History / social science",
	"Laboratory science",
	"Mathematics",
	"World language",
	"Career & Technical",
	"Other academic elective",
];
const A_TO_G = [
	"A – History/Social Science",
	"B – English",
	"C – Mathematics",
	"D – Science",
	"E – Language other than English",
	"F – Visual and performing arts",
	"G – College-preparatory elective (such as computer science)",
];

test.each([
	["AP English Literature", RECORD, RECORD[1]],
	["Honors Physics", RECORD, RECORD[3]],
	["Ceramics Studio", RECORD, RECORD[0]],
	["Introduction to Statistics", RECORD, RECORD[4]],
	["AP Psychology", RECORD, RECORD[2]],
	["AP Computer Science A", RECORD, undefined],
	["AP Seminar", RECORD, undefined],
	["AP U.S. History", A_TO_G, A_TO_G[0]],
	["AP English Language and Composition", A_TO_G, A_TO_G[1]],
	["Spanish 3", A_TO_G, A_TO_G[4]],
	["Concert Choir", A_TO_G, A_TO_G[5]],
	["AP Computer Science A", A_TO_G, undefined],
	["Concert Choir", ["Art", "Music", "Performing arts", "Fine arts"], "Music"],
	["Drawing", ["Music", "Visual arts", "Performing arts"], "Visual arts"],
	["Drawing", ["Music", "Performing arts"], undefined],
	["AP Chemistry", ["Science", "Laboratory science"], "Laboratory science"],
	["AP Chemistry", ["Science (non-laboratory)", "Laboratory science"], "Laboratory science"],
	["AP Chemistry", ["Math", "Science (biology, chemistry, physics)", "Life science"], "Science (biology, chemistry, physics)"],
	["Environmental Science", ["Math", "Laboratory science"], "Laboratory science"],
	["Economics", ["History", "Social studies"], "Social studies"],
	["World History", ["History", "Social studies"], "History"],
	["Economics", ["History", "Geography"], undefined],
	["AP Biology", ["Science", "Natural sciences"], undefined],
	["AP Biology", ["Computer science", "Political science"], undefined],
	["Field Botany", ["Inglés", "Matemáticas", "Ciencias", "Artes"], "Ciencias"],
	["AP English Literature", ["Select…", "Foreign language", "English elective"], undefined],
	["Physical Education", ["Health & Physical Education", "Other"], "Health & Physical Education"],
])("the option for “%s” is the narrowest that surely means its area", (course, labels, right) => {
	expect(chosen(course, labels)).toBe(right);
});

test("a row is one of areas where it names nothing else", () => {
	expect(["english", "laboratory science", "history and social studies", "lengua y literatura"].map(areAreas)).not.toContain(false);
	expect(["", "subject", "favorite science", "elective", "other science"].map(areAreas)).not.toContain(true);
});

test("each row takes a course of its area that no row before it took, those without an area any", () => {
	const courses = ["AP English Literature", "Honors Physics", "Ceramics Studio", "AP Biology", "AP Seminar"];
	const places = (...areas: string[]) => areas.map((_, place) => placeByAreas(courses, areas.slice(0, place + 1)));
	expect(places("science", "english", "mathematics", "fine arts", "laboratory science", "science", "", "")).toEqual([
		1, 0, -1, 2, 3, -1, 4, -1,
	]);
});
