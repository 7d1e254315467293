import { expect, test } from "vitest";
import { inFull } from "../../extension/engine/abbreviations";
import { filling } from "./filled";
import { box } from "./markup";
import { planning } from "./planned";

const planned = planning();
const filled = filling();

test.each([
	["par grdn 1", "parent guardian 1"],
	["hh inc yr", "household income year"],
	["no sibs", "number of siblings"],
	["sat mth", "sat math"],
	["masters or ph d", "masters or ph d"],
	["no of sibs", "number of siblings"],
	["national guard member", "national guard member"],
	["www example org", "www example org"],
	["paid job par semaine", "paid job par semaine"],
	["mail addr 1", "mailing address 1"],
])("“%s” in full is “%s”", (short, full) => {
	expect(inFull(short)).toBe(full);
});

test.each([
	["Lst Nm", "Stu Info", "personalInformation.lastName"],
	["Pref. Name", "Stu Info", "personalInformation.preferredName"],
	["Hm Ph", "Stu Info", "personalInformation.phoneNumber"],
	["Mail Addr", "Stu Info", "personalInformation.address.address1"],
	["Ctry", "Stu Info", "personalInformation.address.country"],
	["Brth Ctry", "Stu Info", "personalInformation.birthCountry"],
	["HS Nm", "HS Info", "educationalBackground.highSchoolName"],
	["Gr Lvl", "HS Info", "educationalBackground.currentYearInHighSchool"],
	["Unwtd GPA", "HS Info", "educationalBackground.highSchoolUnweightedGPA"],
	["Rnk", "HS Info", "educationalBackground.highSchoolClassRank"],
	["SAT Rdg/Wrtg", "Tests", "standardizedTestScores.satEnglishScore"],
	["ACT Cmp.", "Tests", "standardizedTestScores.actScore"],
	["Last", "Par/Grdn 1", "familyInformation.parent1LastName"],
	["Occup", "Par/Grdn 2", "familyInformation.parent2Occupation"],
	["HH Inc/Yr", "Family", "familyInformation.householdAnnualIncome"],
	["No. Sibs", "Family", "familyInformation.numOfSiblings"],
	["Cnslr Nm", "HS Info", "other-person"],
	["Name by which Applicant is customarily addressed", "Part I. Applicant", "personalInformation.preferredName"],
	["State in which the applicant resides", "Part I. Applicant", "personalInformation.address.state"],
	["Number where the student can be reached", "Part I. Applicant", "personalInformation.phoneNumber"],
	["Years the applicant has resided in the United States", "Part I. Applicant", "personalInformation.numberOfYearsInUS"],
	["Field the applicant intends to study", "Part II. Plans", "miscellaneous.intendedMajor"],
	["Institution at which Applicant intends to enroll (M)", "Part II. Plans", "educationalBackground.university"],
	["Academic year of initial enrollment", "Part II. Plans", "miscellaneous.yearIntendEnrollCollege"],
	["Is the Applicant presently in receipt of financial aid?", "Part II. Plans", "personalInformation.receivesFinancialAid"],
	["Will the student be the first in their family to attend college?", "Part III. Family", "familyInformation.isFirstGen"],
	["Grade in which the applicant is enrolled", "Part IV. Secondary school", "educationalBackground.currentYearInHighSchool"],
	["Completion status", "Part IV. Secondary school", "educationalBackground.highSchoolGraduationStatus"],
	["Rank of the applicant in the graduating class", "Part IV. Secondary school", "educationalBackground.highSchoolClassRank"],
	["Date on which present residence in this State commenced", "Residency", "unknown"],
	["P.O. box, if your mail goes there / Apartado postal, si recibe su correo ahí", "Home", "unknown"],
	["Status in the United States", "IX. For our reports and the aid office", "personalInformation.citizenshipStatus"],
	["What do people who know you call you?", "About you", "personalInformation.preferredName"],
	["Which pronouns should your coach use for you?", "About you", "personalInformation.pronouns"],
	["About how much does everyone at home earn in a year, all together?", "Your family", "familyInformation.householdAnnualIncome"],
	["What did you get on the ACT?", "Tests", "standardizedTestScores.actScore"],
	["In a sentence or two", "Activity", "extracurricularActivities[0].activityDescription"],
	["Recognition, as it should read on your record", "Recognitions", "achievements[0].title"],
])("%s", async (question, heading, path) => {
	expect(await planned(`<h1>Application</h1><h2>${heading}</h2>${box(question)}`)).toEqual([path]);
});

test("a weighted average that only some schools give", async () => {
	const asked = [box("What's your unweighted GPA?"), box("Weighted, if your school does that (optional)")].join("");
	expect(await planned(`<h1>Apply</h1><h2>Your school life</h2>${asked}`)).toEqual([
		"educationalBackground.highSchoolUnweightedGPA",
		"educationalBackground.highSchoolWeightedGPA",
	]);
});

test("what else is needed of an apartment is the second line of the street", async () => {
	const asked = [box("Street and number"), box("Anything else the mail carrier needs (apartment, floor…)"), box("City")].join("");
	expect(await planned(`<h1>Apply</h1><h2>Where to find you</h2>${asked}`)).toEqual([
		"personalInformation.address.address1",
		"personalInformation.address.address2",
		"personalInformation.address.city",
	]);
});

test("a note that numbers the questions it is about is about no other", async () => {
	const note = "State the residence of the Applicant. Items 20 and 21 are completed only where correspondence is directed elsewhere.";
	const asked = [box("Street address of permanent residence"), box("Unit designation"), box("Municipality")].join("");
	expect(await planned(`<h1>Apply</h1><h2>Domicile</h2><p>${note}</p>${asked}`)).toEqual([
		"personalInformation.address.address1",
		"personalInformation.address.address2",
		"personalInformation.address.city",
	]);
});

test("right after when college begins, finishing is finishing college", async () => {
	const years = (...each: number[]) => each.map((year) => `<option>${year}</option>`).join("");
	const asked = `<p><label>I will start in <select><option>Select</option>${years(2026, 2027)}</select></label></p><p><label>I will finish in <select><option>Select</option>${years(2030, 2031)}</select></label></p>`;
	expect(await planned(`<h1>Apply</h1><h2>My school and my plans</h2><h3>My plans</h3>${asked}`)).toEqual([
		"miscellaneous.yearIntendEnrollCollege",
		"miscellaneous.estimatedCollegeGradYear",
	]);
});

test("the age asked right after a sibling's name is the sibling's", async () => {
	const asked = (which: string) =>
		box(`What is the full name of your ${which} brother or sister?`) + box("How old are they?", `inputmode="numeric"`);
	expect(
		await planned(`<h1>Hi! Let's get you to college.</h1><h2>Tell us about your family</h2>${asked("first")}${asked("second")}`),
	).toEqual([
		"familyInformation.siblings[0].firstName",
		"familyInformation.siblings[0].age",
		"familyInformation.siblings[1].firstName",
		"familyInformation.siblings[1].age",
	]);
});

test("a list of citizenships asks for the citizenship, though its question might ask for the race", async () => {
	const each = ["I'm a U.S. citizen", "I have a green card", "I have DACA or another status"];
	const radios = each.map((label) => `<label><input type="radio" name="c" value="${label}"> ${label}</label>`).join("");
	expect(
		await planned(`<h1>Apply</h1><h2>About you</h2><fieldset><legend>Which of these describes you?</legend>${radios}</fieldset>`),
	).toEqual(["personalInformation.citizenshipStatus"]);
});

test("each of several lists drawn in a row has the hidden list after it, where the first of them has", async () => {
	const list = (name: string, options: readonly string[]) =>
		`<button type="button" role="combobox" aria-label="${name}" aria-haspopup="listbox" aria-expanded="false" data-placeholder><span>${name}</span></button><select aria-hidden="true" tabindex="-1" style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0);overflow:hidden"><option value=""></option>${options.map((option) => `<option>${option}</option>`).join("")}</select>`;
	const page = `<h1>Apply</h1><fieldset><legend>When's your birthday?</legend><div>${list("Month", ["April", "May"])}${list("Day", ["16", "17"])}${list("Year", ["2007", "2008"])}</div></fieldset>
		<script>globalThis.held = () => [...document.querySelectorAll("select")].map(({ value }) => value);
		for (const button of document.querySelectorAll("button")) button.onclick = () => {
			const hidden = button.nextElementSibling;
			const list = Object.assign(document.createElement("div"), { role: "listbox" });
			list.setAttribute("role", "listbox");
			for (const { text } of hidden.options) if (text) {
				const option = Object.assign(document.createElement("div"), { textContent: text });
				option.setAttribute("role", "option");
				option.onclick = () => { hidden.value = text; button.firstElementChild.textContent = text; delete button.dataset.placeholder; list.remove(); };
				list.append(option);
			}
			document.body.append(list);
		};</script>`;
	const { held } = await filled(page);
	expect(held).toEqual(["April", "17", "2008"]);
});
