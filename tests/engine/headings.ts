import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { openReader } from "./pieces";
import { resultsFile } from "./results";

const HEADINGS = join(import.meta.dirname, "../fixtures/headings");

/** Of a kind of heading: how many questions under them are answered as meant, and those that are not, by heading. */
export type Results = { [kind: string]: { right: string; others: { [heading: string]: string[] } } };
type Question = [label: string, wanted: string];

export const { recorded, record } = resultsFile<Results>("headings", {});

const WHO: Question[] = [
	["First name", "personalInformation.firstName"],
	["Last name", "personalInformation.lastName"],
	["Date of birth", "personalInformation.dateOfBirth"],
	["Street address", "personalInformation.address.address1"],
	["ZIP code", "personalInformation.address.postalCode"],
	["Phone", "personalInformation.phoneNumber"],
	["Email address", "email"],
];
/** What a page asks under each kind of heading, and what answers it: numbers of entries and of parents left open. */
const ASKED: Readonly<Record<string, Question[]>> = {
	forms: WHO,
	applicant: WHO,
	activities: [
		["Organization", "extracurricularActivities[].organizationName"],
		["Position or role", "extracurricularActivities[].position"],
		["Hours per week", "extracurricularActivities[].hoursSpendPerWeek"],
		["Description", "extracurricularActivities[].activityDescription"],
	],
	awards: [
		["Title", "achievements[].title"],
		["Grade level when received", "achievements[].yearAwarded"],
		["Description", "achievements[].description"],
	],
	school: [
		["Name of school", "educationalBackground.highSchoolName"],
		["City", "educationalBackground.highSchoolCity"],
		["State", "educationalBackground.highSchoolState"],
		["GPA", "educationalBackground.highSchoolUnweightedGPA|educationalBackground.highSchoolWeightedGPA"],
		["Graduation date", "educationalBackground.highSchoolGraduationDate"],
	],
	parents: [
		["First name", "familyInformation.parentFirstName"],
		["Last name", "familyInformation.parentLastName"],
		["Occupation", "familyInformation.parentOccupation"],
	],
	others: ["Name", "Email", "Phone", "Address", "City"].map((label) => [label, "none"]),
};

/** Asks the same plain questions under each heading, read and not filled. */
export async function readUnderHeadings(browser: Browser): Promise<Results> {
	const { page, answersOn } = await openReader(browser);
	const results: Results = {};
	for (const [kind, questions] of Object.entries(ASKED)) {
		const controls = questions.map(([label, want]) => `<p><label>${label} <input data-want="${want}"></label></p>`).join("");
		const headings = readFileSync(join(HEADINGS, `${kind}.txt`), "utf8")
			.trim()
			.split("\n");
		const others: Results[string]["others"] = {};
		let right = 0;
		for (const heading of headings) {
			const text = heading.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
			const over = kind === "forms" ? `<h1>${text}</h1>` : `<h1>Application</h1><h2>${text}</h2>`;
			const answers = await answersOn(`${over}<form>${controls}</form>`);
			const wrong = answers.filter(({ want, path }) => !want.split("|").includes(unnumbered(path)));
			right += answers.length - wrong.length;
			if (wrong.length > 0) others[heading] = wrong.map(({ want, path }) => `${path} for ${want}`);
		}
		results[kind] = { right: `${right} of ${headings.length * questions.length}`, others };
	}
	await page.close();
	return results;
}

const unnumbered = (path: string) => path.replace(/\[\d+\]/, "[]").replace(/\bparent[12]/, "parent");
