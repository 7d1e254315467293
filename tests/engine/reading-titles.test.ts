import { expect, test } from "vitest";
import { filling } from "./filled";
import { planning } from "./planned";

const planned = planning();
const filled = filling();
const box = (label: string, more = "") => `<label>${label} <input ${more}></label>`;
const list = (label: string, options: readonly string[]) =>
	`<label>${label} <select><option value=""></option>${options.map((option) => `<option>${option}</option>`).join("")}</select></label>`;

test("the name of several institutions over the page is no subject of its questions", async () => {
	expect(
		await planned(`<h1>Cascadia State Universities</h1>${["Last / family name", "Suffix", "City"].map((label) => box(label)).join("")}`),
	).toEqual(["personalInformation.lastName", "personalInformation.suffix", "personalInformation.address.city"]);
});

test.each([
	"Daughters of the American Revolution",
	"Future Teachers of America",
	"School of Engineering",
	"Parents' Association Scholarship",
	"Employer-Sponsored Tuition",
	"Brother Rice High School",
	"Nursing Mothers Network",
	"Coaches vs. Cancer",
	"Charter Schools Lottery",
	"Financial Aid Office",
])("%s: the page is about the applicant", async (title) => {
	expect(await planned(`<h1>${title}</h1>${["Last name", "E-mail", "City"].map((label) => box(label)).join("")}`)).toEqual([
		"personalInformation.lastName",
		"userInformation.email",
		"personalInformation.address.city",
	]);
});

test.each([
	["Parent Information", "Last name", "familyInformation.parent1LastName"],
	["Parent PLUS Loan Request", "Last name", "familyInformation.parent1LastName"],
	["High School Details", "City", "educationalBackground.highSchoolCity"],
	["Honors You Have Received", "Title", "achievements[0].title"],
	["Recommender Portal", "Last name", "other-person"],
	["Counselor Evaluation Form", "City", "other-person"],
])("%s: the page is about whom or what its title asks", async (title, question, path) => {
	expect((await planned(`<h1>${title}</h1>${box(question)}${box("Year")}`))[0]).toBe(path);
});

test("what the fellow is asked is asked of the applicant", async () => {
	expect(
		await planned(`<h1>Summer Research Fellows</h1><h2>Fellow</h2>${box("First name (as on ID)")}${box("Last name (as on ID)")}`),
	).toEqual(["personalInformation.firstName", "personalInformation.lastName"]);
});

test("what opens a part of the page is the heading of that part", async () => {
	const part = (id: string, title: string, body: string) =>
		`<div><div role="button" tabindex="0" aria-expanded="true" aria-controls="${id}"><div class="item__label">${title}</div><div class="item__label">As of today</div></div><div id="${id}">${body}</div></div>`;
	expect(
		await planned(
			part("a", "Contact information", box("City")) + part("b", "High school record", box("City") + box("Attending since MM/YYYY")),
		),
	).toEqual(["personalInformation.address.city", "educationalBackground.highSchoolCity", "educationalBackground.highSchoolEntryDate"]);
});

test("pictures that a font draws of their names are no words of a label", async () => {
	const { outcomes } = await filled(
		`<label>Suffix <i class="material-icons">arrow_drop_down</i><input></label><script>globalThis.held = () => "";</script>`,
	);
	expect(outcomes.map(({ label }) => label)).toEqual(["Suffix"]);
});

test("of a card that is a label as a whole the line that names the box is the question", async () => {
	const explained = "The fee is $75. A waiver does not affect your audition, and nobody who listens to it is told of it.";
	expect(
		await planned(
			`<label><input type="checkbox" aria-labelledby="line"><span id="line">I will be asking for a waiver of the application fee</span> <span>${explained}</span></label>`,
		),
	).toEqual(["miscellaneous.applicationFeePaymentInfo"]);
});

test("the race that is asked for below the siblings is the applicant's", async () => {
	const races = `<div id="race">Race (all that apply)</div><button role="combobox" aria-labelledby="race" aria-haspopup="listbox" aria-expanded="false"></button>`;
	expect(await planned(`<h3>Siblings</h3>${box("Sibling 1: first name")}${box("Sibling 2: first name")}${races}`)).toEqual([
		"familyInformation.siblings[0].firstName",
		"familyInformation.siblings[1].firstName",
		"personalInformation.race",
	]);
});

test.each([
	["Principal high school courses", "Course 1 title", "highSchoolClasses[0].courseName"],
	["The applicant", "Known to friends as", "personalInformation.preferredName"],
	["The applicant", "Name our staff should use when calling you", "personalInformation.preferredName"],
	["The applicant", "Jr., III and so on", "personalInformation.suffix"],
	["Academic record", "First enrolled on", "educationalBackground.highSchoolEntryDate"],
	["First things first", "When would you like to join us?", "miscellaneous.yearIntendEnrollCollege"],
	["First things first", "Which fields might you study?", "miscellaneous.intendedMajor"],
	["First things first", "What work would you love to do one day?", "miscellaneous.careerInterest"],
	["What fills your days", "A link to something you have made", "miscellaneous.portfolio"],
	["Where you are headed", "Programs that have supported you", "miscellaneous.communityBasedOrgs"],
])("%s: %s", async (heading, question, path) => {
	expect(await planned(`<h1>Larch Hill</h1><h2>${heading}</h2>${box(question)}`)).toEqual([path]);
});

test("the scale of the average is that of the profile", async () => {
	const { held } = await filled(
		`<h2>High school</h2>${box("Unweighted GPA")}${list("GPA scale", ["4.0", "5.0", "100"])}<script>globalThis.held = () => [...document.querySelectorAll("input,select")].map(({ value }) => value);</script>`,
	);
	expect(held).toEqual(["3.87", "4.0"]);
});

test("a place that wants city and country told gets both", async () => {
	const page = (placeholder: string) =>
		`${box("Where were you born?", `placeholder="${placeholder}"`)}<script>globalThis.held = () => document.querySelector("input").value;</script>`;
	expect((await filled(page("City, country"))).held).toBe("Enugu, Nigeria");
	expect((await filled(page("City"))).held).toBe("Enugu");
});

test("an address for what is sent elsewhere stays empty", async () => {
	const asked = ["Street", "City", "ZIP", "Send the welcome box somewhere else? Street", "Welcome box: city, state, ZIP"];
	expect((await planned(asked.map((label) => box(label)).join(""))).slice(3)).toEqual(["unknown", "unknown"]);
	const boxed = ["Street", "City", "ZIP", "P.O. box, if mail is not delivered to your door", "Post office (town, ZIP) of that box"];
	expect((await planned(boxed.map((label) => box(label)).join(""))).slice(3)).toEqual(["unknown", "unknown"]);
});
