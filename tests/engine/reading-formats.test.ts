import { expect, test } from "vitest";
import { filling } from "./filled";
import { planning } from "./planned";

const planned = planning();
const filled = filling();
const box = (label: string) => `<label>${label}<input></label>`;

test("an answer takes the form that is printed after its box, or between label and box", async () => {
	const page = (kind: string, label: string, note: string) =>
		kind === "after"
			? `<table><tr><td>${label}</td><td><input name="q"><br><span>${note}</span></td></tr></table>`
			: `<div><label for="q">${label}</label><div class="help">${note}</div><input id="q"></div>`;
	const asked = async (kind: string, label: string, note: string) =>
		(await filled(`${page(kind, label, note)}<script>globalThis.held = () => document.querySelector("input").value;</script>`)).held;
	expect(await asked("between", "Phone number", "Format: (555) 555-5555")).toBe("(530) 555-0142");
	expect(await asked("after", "Mobile phone", "Ten digits, no spaces or dashes.")).toBe("5305550142");
	expect(await asked("after", "Teléfono celular", "10 dígitos, sin guiones")).toBe("5305550142");
	expect(await asked("after", "Mother's name", "Last, First")).toBe("Okafor, Ngozi");
});

test("a hidden box before the question of radio buttons does not end it", async () => {
	const choice = (value: string) => `<label><input type="radio" name="q[value]" value="${value}">${value}</label>`;
	expect(
		await planned(`<p>Questions marked * are required.</p><div><label for="p">Middle name</label><input id="p"></div>
			<div><input type="hidden" name="q[id]" value="7"><label>Are you a first-generation college student?</label>
			<span>That is, neither of your parents completed a four-year degree.</span>${choice("Yes")}${choice("No")}</div>`),
	).toEqual(["personalInformation.middleName", "familyInformation.isFirstGen"]);
});

test("after a street the heading of the birth date no longer says whose city it is", async () => {
	expect(await planned(`<h2>Date of birth</h2>${["Birth date", "Home street address", "City"].map(box).join("")}`)).toEqual([
		"personalInformation.dateOfBirth",
		"personalInformation.address.address1",
		"personalInformation.address.city",
	]);
});

test("who is named in the words of a question about somebody else is that one", async () => {
	expect(await planned(["Park ranger who can speak for you", "Ranger email", "Your email"].map(box).join(""))).toEqual([
		"other-person",
		"other-person",
		"userInformation.email",
	]);
	expect(await planned(`<h2>Student (Beneficiary) Information</h2>${box("First name")}<h2>Beneficiary</h2>${box("First name")}`)).toEqual([
		"personalInformation.firstName",
		"other-person",
	]);
});

test("who is still at school applies as a freshman", async () => {
	const choice = (label: string) => `<label><input type="radio" name="type">${label}</label>`;
	const kinds = ["Freshman – I am still in high school", "Transfer – I have attended college", "Returning student"].map(choice).join("");
	expect(await planned(`<fieldset><legend>I am applying as a</legend>${kinds}</fieldset>`)).toEqual([
		"educationalBackground.currentYearInHighSchool",
	]);
});

test("parents who are asked for one after the other under one heading are two", async () => {
	expect(await planned(`<h2>Parents</h2>${["First name", "Last name", "First name", "Last name"].map(box).join("")}`)).toEqual(
		["parent1FirstName", "parent1LastName", "parent2FirstName", "parent2LastName"].map((leaf) => `familyInformation.${leaf}`),
	);
});

test("a grid keeps the heads of its columns in a table of their own", async () => {
	const heads = "<tr><th>Organization</th><th>Position held</th><th>Hours per week</th><th></th></tr>";
	const row = `<tr>${"<td><input></td>".repeat(3)}<td></td></tr>`;
	expect(
		await planned(
			`<h2>Activities</h2><div class="grid"><div><table><thead>${heads}</thead></table></div><div><table><tbody>${row}</tbody></table></div></div>`,
		),
	).toEqual(["organizationName", "position", "hoursSpendPerWeek"].map((leaf) => `extracurricularActivities[0].${leaf}`));
});

test("a college asked for after college courses is the one of those", async () => {
	const choice = (label: string) => `<label><input type="radio" name="taken">${label}</label>`;
	const taken = `<fieldset><legend>Have you taken, or are you taking, courses at a college or university?</legend>${["Yes", "No"].map(choice).join("")}</fieldset>`;
	expect(await planned(`${taken}${box("College or university")}${box("At which college did you take these courses?")}`)).toEqual([
		"collegeCoursesTaken",
		"educationalBackground.collegeName",
		"educationalBackground.collegeName",
	]);
});

test("words that follow a whole question say why it is asked", async () => {
	const choice = (label: string) => `<label><input type="radio" name="status">${label}</label>`;
	const question =
		"Which of the following describes your citizenship or immigration status? The program is supported by a federal award that restricts stipends.";
	expect(
		await planned(
			`<fieldset><legend>${question}</legend>${["U.S. citizen or U.S. national", "U.S. permanent resident", "Visa holder"].map(choice).join("")}</fieldset>`,
		),
	).toEqual(["personalInformation.citizenshipStatus"]);
});

test("a box that is emptied of names takes codes, and a street without its apartment leaves it out", async () => {
	const { held } = await filled(`<h2>Home address</h2>
		<p><label for="street">Street address</label><input id="street" aria-describedby="note"><span id="note">House number and street. Leave out the apartment.</span></p>
		<p><label for="city">City</label><input id="city"></p><p><label for="state">State</label><input id="state"></p><p><label for="zip">ZIP</label><input id="zip"></p>
		<p><label for="country">Country</label><input id="country"></p>
		<script>
			const at = (id) => document.getElementById(id);
			const codes = { state: ["CA", "OR"], country: ["USA", "NGA"] };
			for (const id of Object.keys(codes)) at(id).addEventListener("change", () => setTimeout(() => { if (!codes[id].includes(at(id).value)) at(id).value = ""; }, 180));
			globalThis.held = () => ["street", "state", "country"].map((id) => at(id).value);
		</script>`);
	expect(held).toEqual(["4127 Juniper Hollow Lane", "CA", "USA"]);
});

test("of the tests that a list of several offers, those with a score are chosen", async () => {
	const box = (test: string) => `<label><input type="checkbox" name="taken" value="${test}">${test}</label>`;
	const { held } =
		await filled(`<fieldset><legend>Which tests have you taken?</legend>${["SAT", "ACT", "TOEFL", "None"].map(box).join("")}</fieldset>
		<script>globalThis.held = () => [...document.querySelectorAll(":checked")].map(({ value }) => value);</script>`);
	expect(held).toEqual(["SAT", "ACT"]);
});
