import { expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();
const box = (label: string) => `<label>${label} <input></label>`;
const isOthers = (reason: string | undefined) => reason === "other-person" || reason === "unknown";

test.each([
	"Scoutmaster",
	"Superintendent",
	"Veterinarian",
	"Interviewer",
	"Suitemate 2",
	"Contact in the U.S.",
	"Service member through whom you qualify",
	"Person filling in this page for the applicant",
	"Sponsoring alum",
	"Court-appointed guardian",
	"Child 1 of applicant",
	"Brother-in-law",
	"Titular del seguro",
	"Familia anfitriona",
	"Check payable",
])("what is asked under “%s” is asked of another", async (heading) => {
	const asked = ["Full name", "Date of birth", "Phone", "City"].map(box).join("");
	expect((await planned(`<h2>Student</h2>${box("Email")}<h2>${heading}</h2>${asked}`)).slice(1).filter(isOthers)).toHaveLength(4);
});

test.each([
	"Are your parents U.S. citizens?",
	"Are your parents willing to be contacted?",
	"How many parents will come to Family Weekend?",
	"First-generation American?",
	"First in family to attend law school",
	"State in which you were born",
	"Programming languages you know",
	"Language of your essay",
	"Hours a week you spend on homework",
	"How many hours a week does your mom work?",
	"Term for which you want a refund",
	"How many credits have you earned toward graduation?",
	"Major surgeries, with year",
	"Second e-mail",
	"Correo alterno",
	"Teléfono del trabajo",
	"Make of phone",
	"Your boss's name",
	"Robot's name",
	"Last name you will use after marriage",
	"Age at last birthday",
	"Which course outside your major tempts you?",
	"¿En qué grado repitió?",
	"Reading level by grade",
	"Summer address",
	"Bill-to address",
	"Nearest cross street",
	"School-year mailing address",
	"School-year city",
	"School-year ZIP",
	"Igbo name, if you have another",
	"Ancestral town or village",
	"Name of your 4-H club or FFA chapter",
])("“%s” is nothing that the answers hold", async (question) => {
	expect((await planned(`<h2>More</h2>${box(question)}`)).every(isOthers)).toBe(true);
});

test("who works beside the student in an entry of work is no stranger's matter", async () => {
	expect(
		await planned(
			`<h2>Job 1</h2>${box("Company")}${box("Officer or member?")}<h2>Employment history, most recent first</h2>${box("Name of employer")}`,
		),
	).toEqual(["extracurricularActivities[1].organizationName", "extracurricularActivities[1].position", "no-answer"]);
});

test("when the student may be reached is no other contact", async () => {
	expect(await planned(`<h2>You</h2>${box("Best phone for contact in the evening")}`)).toEqual(["personalInformation.phoneNumber"]);
});

test("courses of a college by the headings of their lists, subjects by those of the school's", async () => {
	expect(await planned(`<h2>Courses from your present college</h2>${box("Name of course")}`)).toEqual([
		"collegeCoursesTaken[0].courseName",
	]);
	expect(await planned(`<h2>Subjects studied</h2>${box("Subject 1")}`)).toEqual(["highSchoolClasses[0].courseName"]);
});

const HOME = "personalInformation.address";
const SCHOOL = "educationalBackground";

test.each([
	["Put your own name here, not your parent's", "personalInformation.firstName"],
	["Give your name in full, surname last", "personalInformation.firstName"],
	["Last name, first name, M.I.", "personalInformation.firstName"],
	["First (legal, not nickname)", "personalInformation.firstName"],
	["Nombre de pila (como aparece en su acta de nacimiento)", "personalInformation.firstName"],
	["Name extension (Jr., III)", "personalInformation.suffix"],
	["Town and state of residence", `${HOME}.city`],
	["Street, apt, city, state, ZIP", `${HOME}.address1`],
	["State in which you attend high school", `${SCHOOL}.highSchoolState`],
	["When did you enter 9th grade?", `${SCHOOL}.highSchoolEntryDate`],
	["Outreach or preparation programs in which you have participated", "miscellaneous.communityBasedOrgs"],
	["Wgtd GPA", `${SCHOOL}.highSchoolWeightedGPA`],
	["Unwgt. GPA", `${SCHOOL}.highSchoolUnweightedGPA`],
	["State every office to which you were elected", "extracurricularActivities[0].position"],
	["Name of family business", "extracurricularActivities[1].organizationName"],
	["Team no. and name", "extracurricularActivities[0].organizationName"],
	["Domicilio donde recibe su correo", "unknown"],
	["Do you have a website? If so, its address", "miscellaneous.portfolio"],
])("“%s” asks for %s, whatever else it names", async (question, path) => {
	expect(await planned(`<h2>More</h2>${box(question)}`)).toEqual([path]);
});

test("of a label in two languages the one that the lists of words know is read", async () => {
	const label = '<label><span lang="ig">Ụlọ akwụkwọ</span> <span>High school</span> <input></label><label lang="ig">Aha <input></label>';
	expect(await planned(label)).toEqual(["educationalBackground.highSchoolName", "unknown"]);
});

test("what a parent was called before, and a box to ask for a fee waiver", async () => {
	expect(
		await planned(
			`${box("Parent 1: former or maiden name")}<h2>Fee</h2><label><input type=checkbox> I plan to request an application fee waiver</label>`,
		),
	).toEqual(["familyInformation.parent1FormerLastName", "miscellaneous.applicationFeePaymentInfo"]);
});

test("a box that asks where the student is in the school year, or comes from, is not read by what its programmer called it", async () => {
	expect(
		await planned(
			`<h2>More</h2>${["School-year city", "School-year ZIP", "Ancestral town"].map((label) => box(label).replace("<input", `<input name="${label.endsWith("ZIP") ? "awayZip" : "city"}"`)).join("")}`,
		),
	).toEqual(["unknown", "unknown", "unknown"]);
});
