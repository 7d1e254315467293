import { expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();
const HOME = "personalInformation.address";

test("words before several boxes name each by its place", async () => {
	expect(
		await planned(
			"<table><tr><td>Street address</td><td><input></td></tr><tr><td>City, State, ZIP</td><td><input></td><td><select><option></option><option>California</option></select></td><td><input></td></tr></table>",
		),
	).toEqual([`${HOME}.address1`, `${HOME}.city`, `${HOME}.state`, `${HOME}.postalCode`]);
});

test("a label tied to the first of several boxes names them all", async () => {
	expect(
		await planned(
			"<li><label for=a>Emergency Contact</label><span><input id=a><label for=a>First</label></span><span><input id=b><label for=b>Last</label></span></li><li><label for=c>Name</label><span><input id=c><label for=c>First</label></span><span><input id=d><label for=d>Last</label></span></li>",
		),
	).toEqual(["other-person", "other-person", "personalInformation.firstName", "personalInformation.lastName"]);
});

test("other addresses and other people's blocks are left alone", async () => {
	expect(
		await planned(
			"<p>Name: <input></p><p>Mailing address: <input></p><p>City: <input></p><p>High school: <input></p><p>City: <input></p><h3>Previous Address</h3><p>City: <input></p><h3>Two people who know you</h3><p>Name: <input></p><p>Phone: <input></p>",
		),
	).toEqual([
		"personalInformation.firstName",
		`${HOME}.address1`,
		`${HOME}.city`,
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolCity",
		"other-person",
		"other-person",
		"other-person",
	]);
});

test("mother and father are told by the parents' names, not by their order on the page", async () => {
	expect(await planned("<p>Father's name: <input></p><p>Occupation: <input></p><p>Mother's name: <input></p>")).toEqual([
		"familyInformation.parent2FirstName",
		"familyInformation.parent2Occupation",
		"familyInformation.parent1FirstName",
	]);
});

test("a name on a card and an address for a newsletter stay empty", async () => {
	expect(
		await planned(
			"<fieldset><legend>Name on card</legend><label>First <input></label><label>Last <input></label></fieldset><input type=email placeholder='Your email for our newsletter'>",
		),
	).toEqual(["never-filled", "never-filled", "never-filled"]);
});

test("the first language and that of the home are told by how well they are spoken", async () => {
	const boxes = ["Native language", "Language spoken at home", "Other language"].map(
		(label, place) => `<label>${label} <input name="input_${place + 21}"></label>`,
	);
	const english = "<fieldset><legend>Is English your first language?</legend><label><input type=radio>Yes</label></fieldset>";
	expect(await planned(boxes.join("") + english)).toEqual([
		"personalInformation.languages[0].language",
		"personalInformation.languages[1].language",
		"personalInformation.languages[2].language",
		"personalInformation.languages[0].language",
	]);
});

test("several boxes under a heading of plans take one college each, one box the college planned", async () => {
	const box = (label: string) => `<p>${label} <input></p>`;
	expect(await planned(`<h2>College plans</h2>${box("College 1")}${box("College 2")}`)).toEqual([
		"statistics.collegesAppliedTo[0]",
		"statistics.collegesAppliedTo[1]",
	]);
	expect(await planned(`<h2>College plans</h2>${box("College")}`)).toEqual(["educationalBackground.university"]);
});

test("an institution’s name over the page says nothing of whose name is asked", async () => {
	expect(await planned("<h1>Pine Flat Rotary Club</h1><p>Name: <input></p><p>Phone: <input></p>")).toEqual([
		"personalInformation.firstName",
		"personalInformation.phoneNumber",
	]);
});

test("education of either parent is the higher one, though either parent is nobody in particular", async () => {
	expect(await planned("<p>Highest education completed by either parent: <input></p><p>Employer of either parent: <input></p>")).toEqual([
		"familyInformation.parent1EducationLevel",
		"other-person",
	]);
});

test("ids that a framework counts up number nothing, names with a number do", async () => {
	const block = (id: string) => `<p><label for="${id}">Organization</label><input id="${id}"></p><p>Hours per week <input></p>`;
	expect(await planned(`<h3>Activity</h3>${block("mui-7")}<h3>Another activity</h3>${block("mui-9")}`)).toEqual([
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].hoursSpendPerWeek",
		"extracurricularActivities[1].organizationName",
		"extracurricularActivities[1].hoursSpendPerWeek",
	]);
	expect(await planned('<p><input name="volunteer1_first_name"></p>')).toEqual(["personalInformation.firstName"]);
});

test("“their” is who the heading names, and somebody else without one", async () => {
	const name = "<p><label>Their full name <input></label></p>";
	expect(await planned(`<h3>Parent 1</h3>${name}`)).toEqual(["familyInformation.parent1FirstName"]);
	expect(await planned(`<h3>Somebody who knows you</h3>${name}`)).toEqual(["other-person"]);
});

test("what stands over several boxes asks nothing of those whose prompts ask", async () => {
	expect(
		await planned(
			"<section><h2>School</h2><div class=grid><div><input placeholder='GPA, unweighted, out of 4.0'></div><div><input placeholder='SAT Math'></div><div><input placeholder='Number of students in your class'></div></div></section>",
		),
	).toEqual([
		"educationalBackground.highSchoolUnweightedGPA",
		"standardizedTestScores.satMathScore",
		"educationalBackground.highSchoolGraduatingClassSize",
	]);
});

test("names with ages are the siblings', where a paragraph or the question before says so", async () => {
	const rows = "<div><label>First and last name <input></label> <label>Age <input></label></div>".repeat(2);
	const names = [0, 1].flatMap((row) => ["firstName", "age"].map((key) => `familyInformation.siblings[${row}].${key}`));
	expect(await planned(`<h2>At home</h2><p>Brothers and sisters, the oldest first:</p>${rows}`)).toEqual(names);
	expect(await planned(`<h2>At home</h2><label>Number of siblings <input></label>${rows}`)).toEqual([
		"familyInformation.numOfSiblings",
		...names,
	]);
});

test("a sentence that tells who will read the answers names nobody", async () => {
	expect(
		await planned(
			"<table><tr><td colspan=2>Your registrar will be asked to confirm this part.</td></tr><tr><td>Class rank</td><td><input></td></tr></table>",
		),
	).toEqual(["educationalBackground.highSchoolClassRank"]);
});

test("a number before a heading numbers the page's questions, before entries it counts them", async () => {
	const rows = "<table><tr><th>Course title</th><th>Grade</th></tr>".concat(
		"<tr><td><input></td><td><input></td></tr>".repeat(2),
		"</table>",
	);
	expect(await planned(`<h2>3. High school courses</h2>${rows}`)).toEqual(
		[0, 1].flatMap((row) => ["courseName", "grade"].map((key) => `highSchoolClasses[${row}].${key}`)),
	);
	expect(await planned("<h2>Awards</h2><p>1. Award <input></p><p>2. Award <input></p>")).toEqual([
		"achievements[0].title",
		"achievements[1].title",
	]);
});

test("each section takes the entries of its kind of doing", async () => {
	const block = "<p>Organization <input></p><p>Hours per week <input></p>";
	const entry = (place: number) => ["organizationName", "hoursSpendPerWeek"].map((key) => `extracurricularActivities[${place}].${key}`);
	expect(
		await planned(`<h2>School clubs and teams other than sports</h2>${block}<h2>Community service</h2>${block}<h2>Paid work</h2>${block}`),
	).toEqual([...entry(0), ...entry(2), ...entry(1)]);
	expect(await planned(`<h2>Clubs, community service and jobs</h2>${block}${block}`)).toEqual([...entry(0), ...entry(1)]);
});

test("a list of exams by name asks for the score of each", async () => {
	const score = (exam: string) =>
		`<p><label>${exam} <select><option value="">Not taken</option><option>3</option><option>4</option><option>5</option></select></label></p>`;
	expect(
		await planned(`<h2>Advanced Placement exams</h2>${score("AP Calculus AB")}${score("AP Chemistry")}${score("AP U.S. History")}`),
	).toEqual(["apIbExamScores[2].score", "no-answer", "apIbExamScores[1].score"]);
});

test("the day of a score is no score", async () => {
	expect(
		await planned(
			"<table><tr><td></td><th>Highest result</th><th>Administered on (MM/DD/YYYY)</th></tr><tr><td>SAT, Mathematics</td><td><input></td><td><input></td></tr><tr><td>ACT, composite (one sitting)</td><td><input></td><td><input></td></tr></table>",
		),
	).toEqual(["satMathScore", "satMathDate", "actScore", "actDate"].map((key) => `standardizedTestScores.${key}`));
});

test("one parent and another parent are the two in the order of the page, whatever the keys count from", async () => {
	const block = (key: string) =>
		`<p>First name <input name="guardians.${key}.first"></p><p>Occupation <input name="guardians.${key}.job"></p><p>How far did they get in school? <input></p>`;
	expect(await planned(`<h3>A parent or guardian</h3>${block("0")}<h3>Another parent or guardian</h3>${block("1")}`)).toEqual(
		[1, 2].flatMap((parent) => ["FirstName", "Occupation", "EducationLevel"].map((key) => `familyInformation.parent${parent}${key}`)),
	);
});

test("names that come up again under another heading are somebody else's", async () => {
	const name = "<p>First name <input></p><p>Last name <input></p><p>Phone <input></p>";
	const own = ["personalInformation.firstName", "personalInformation.lastName", "personalInformation.phoneNumber"];
	expect(await planned(`<h2>About you</h2>${name}<h2>Who nominates you</h2>${name}`)).toEqual([...own, ...own.map(() => "other-person")]);
	expect(await planned(`<h2>Application</h2>${name}<h2>Your mailing label</h2>${name}`)).toEqual([...own, ...own]);
});

const entry = (place: number, key: string) => `extracurricularActivities[${place}].${key}`;

test("a section that asks name and telephone of whom no list of words knows is a stranger's, a section on the applicant is not", async () => {
	const name = "<p><label>Name <input></label></p><p><label>Phone <input></label></p>";
	expect(await planned(`<h1>Camp</h1><h2>Camper's pediatric nurse</h2>${name}<h2>How to reach you</h2>${name}`)).toEqual([
		"other-person",
		"other-person",
		"personalInformation.firstName",
		"personalInformation.phoneNumber",
	]);
	expect(await planned(`<h1>Honors College</h1><h2>Honors College use only</h2>${name}`)).toEqual(["other-person", "other-person"]);
});

test("city and country under birth are of the birthplace, the state of birth nobody knows", async () => {
	const place = "<label>City <input></label><label>State <input></label><label>Country <input></label>";
	const birth = ["personalInformation.birthCity", "unknown", "personalInformation.birthCountry"];
	expect(await planned(`<h2>When and where were you born?</h2>${place}`)).toEqual(birth);
	expect(
		await planned(
			"<label>Born on <input></label><label>in (town or city) <input></label><label>in (country) <input></label><h2>Date of birth and home address</h2><label>City <input></label>",
		),
	).toEqual(["personalInformation.dateOfBirth", birth[0], birth[2], `${HOME}.city`]);
});

test("what a box is for says whose it is, unless it is for credit", async () => {
	expect(
		await planned(
			"<label>Phone (for emergency contact) <input></label><label>AP Biology exam score (for credit in BIO 101) <input></label>",
		),
	).toEqual(["other-person", "apIbExamScores[0].score"]);
});

test("paid work has a section of its own, a parent's work is the parent's", async () => {
	expect(
		await planned(
			"<h1>Application</h1><h2>Employment</h2><label>Employer <input></label><label>Title <input></label><label>Supervisor <input></label><h2>Mother</h2><label>Job <input></label><label>Earns a living as <input></label>",
		),
	).toEqual([
		entry(1, "organizationName"),
		entry(1, "position"),
		"other-person",
		"familyInformation.parent1Occupation",
		"familyInformation.parent1Occupation",
	]);
});

test("a grade beside an entry is the entry's, a box for one grade asks for what was in it", async () => {
	const grade =
		"<label>Grade <select><option></option><option>9</option><option>10</option><option>11</option><option>12</option></select></label>";
	const award = `<p><label>Title of the award <input></label><label>Description <textarea></textarea></label>${grade}</p>`;
	expect(await planned(`<h2>What are you proud of?</h2>${award}${award}`)).toEqual(
		[0, 1].flatMap((place) => ["title", "description", "yearAwarded"].map((key) => `achievements[${place}].${key}`)),
	);
	expect(await planned("<h2>Awards by year</h2><p><label>9th grade <input></label></p><p><label>10th grade <input></label></p>")).toEqual([
		"unknown",
		"unknown",
	]);
});

test("a parent who is but named is asked for the name", async () => {
	expect(await planned("<h2>Family</h2><label>Parent or guardian <input></label><label>Work he or she does <input></label>")).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent1Occupation",
	]);
});

test("a number before a rank's size is the rank, “Code” before a telephone number is its country's", async () => {
	expect(
		await planned(
			"<h2>School</h2><p>Class standing: No. <input> in a senior class of <input></p><h2>You</h2><label>Code <select><option></option><option>+1</option><option>+44</option></select></label><label>Phone <input></label>",
		),
	).toEqual([
		"educationalBackground.highSchoolClassRank",
		"educationalBackground.highSchoolGraduatingClassSize",
		"personalInformation.phoneNumberCountryCode",
		"personalInformation.phoneNumber",
	]);
});

test("a box that is to be left empty by whoever sees it stays empty; one that is to be left empty where there is nothing to say does not", async () => {
	expect(
		await planned(`<p><label for="trap">If you can see this field, leave blank</label><input id="trap" name="phone"></p>
			<p><label for="mail">Phone</label><input id="mail" aria-describedby="hint"><span id="hint">When you see this, leave this blank</span></p>
			<p><label for="middle">Middle name</label><input id="middle" aria-describedby="note"><span id="note">If none, leave empty.</span></p>`),
	).toEqual(["never-filled", "never-filled", "personalInformation.middleName"]);
});

test("a bare “Organization” between two questions of an entry is of that entry", async () => {
	const asked = (question: string, box: string) => `<fieldset><legend>${question}</legend>${box}</fieldset>`;
	const kinds = ["Debate/Speech", "Work (Paid)"].map((kind) => `<label><input type="radio" name="kind">${kind}</label>`).join("");
	expect(
		await planned(
			asked("What kind of activity is it?", kinds) +
				["Organization", "Your role there"].map((question) => asked(question, "<input>")).join(""),
		),
	).toEqual(["activityType", "organizationName", "position"].map((key) => `extracurricularActivities[0].${key}`));
});

test("questions in the student's own words: first to go to college, courses taken at one, the term applied for", async () => {
	const yesOrNo = (question: string, name: string) =>
		`<fieldset><legend>${question}</legend><label><input type="radio" name="${name}">Yes</label><label><input type="radio" name="${name}">No</label></fieldset>`;
	expect(
		await planned(
			`${yesOrNo("I'd be the first in my family to finish college", "a")}${yesOrNo("I have taken courses at a college", "b")}<label>Term for which you are applying <select><option></option><option>Fall 2027</option><option>Spring 2028</option></select></label>`,
		),
	).toEqual(["familyInformation.isFirstGen", "collegeCoursesTaken", "miscellaneous.yearIntendEnrollCollege"]);
});

test("the button that opens the list of a box beside it is no question of its own", async () => {
	expect(
		await planned(`<div><label for="land">Country of birth</label><div><input id="land" role="combobox" aria-autocomplete="list" aria-expanded="false">
			<div><button type="button" tabindex="-1" aria-haspopup="listbox" aria-label="Toggle suggestions">▾</button></div></div></div>`),
	).toEqual(["personalInformation.birthCountry"]);
});
