import "./elements";
import "./style.css";
import { COUNTRIES, STATES } from "../../lists";

const states = STATES.map(([code, name]) => `<option value="${code}">${name}</option>`).join("");
const countries = COUNTRIES.map((name) => `<option value="${name}">${name}</option>`).join("");
const grades: [string, string][] = [["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]];
const opts = (list: [string, string][]) => list.map(([v, t]) => `<meri-option value="${v}">${t}</meri-option>`).join("");

const activity = (n: number) => `
<meri-card class="activity" data-index="${n}">
	<span slot="heading">Activity ${n + 1}</span>
	<div class="grid">
		<meri-text-field name="activity_${n}_organization" label="Organization"></meri-text-field>
		<meri-text-field name="activity_${n}_position" label="Position or role"></meri-text-field>
		<meri-checkbox-group class="wide" label="Participation by grade">${grades.map(([v, t]) => `<meri-checkbox name="activity_${n}_grades" value="${v}">${t}</meri-checkbox>`).join("")}</meri-checkbox-group>
		<meri-text-field name="activity_${n}_hours" label="Hours per week" type="number" min="0" max="168"></meri-text-field>
		<meri-text-field name="activity_${n}_weeks" label="Weeks per year" type="number" min="0" max="52"></meri-text-field>
		<meri-text-field class="wide" name="activity_${n}_details" label="Description" type="multiline" hint="Responsibilities, accomplishments, and anything that changed because of you."></meri-text-field>
		<meri-radio-group class="wide" name="activity_${n}_continue" label="I intend to take part in a similar activity in college"><meri-radio value="yes">Yes</meri-radio><meri-radio value="no">No</meri-radio></meri-radio-group>
	</div>
</meri-card>`;
const course = (n: number) => `
<div class="grid thirds course-row" role="group" aria-label="Course ${n + 1}">
	<meri-text-field name="course[${n}].title" label="Course title"></meri-text-field>
	<meri-text-field name="course[${n}].mark" label="Grade earned"></meri-text-field>
	<meri-text-field name="course[${n}].credit" label="Credits" type="number" step="0.25" min="0"></meri-text-field>
</div>`;

document.getElementById("root")!.innerHTML = `
<header class="site"><a href="#main">Skip to main content</a><strong>Halvorsen University</strong><span>Undergraduate Admission</span></header>
<main id="main">
<h1>Application for First-Year Admission</h1>
<form id="application" novalidate>
	<input type="hidden" name="csrf" value="7f2ab1"><input type="hidden" name="cycle" value="2027FR">
	<section aria-labelledby="s1"><h2 id="s1">Personal information</h2>
		<div class="grid">
			<meri-text-field name="legalFirst" label="Legal first name" required autocomplete="given-name"></meri-text-field>
			<meri-text-field name="legalLast" label="Legal last name" required autocomplete="family-name"></meri-text-field>
			<meri-text-field name="chosenName" label="Chosen first name"><span slot="hint">If it differs from your legal name. This is the name on your student ID.</span></meri-text-field>
			<meri-select name="pronouns" label="Pronouns" placeholder="Select pronouns">${opts([["he", "He/him/his"], ["she", "She/her/hers"], ["they", "They/them/theirs"], ["other", "Another set"]])}</meri-select>
			<meri-text-field name="emailAddress" label="Email address" type="email" required autocomplete="email" hint="Check it often: decisions are announced by email."></meri-text-field>
			<meri-text-field name="cell" label="Cell phone" type="tel" autocomplete="tel"></meri-text-field>
			<meri-date-field name="birthdate" label="Birthdate" required></meri-date-field>
			<meri-text-field name="ssn" label="Social Security number" hint="Only if you will apply for federal aid."></meri-text-field>
		</div>
	</section>
	<section aria-labelledby="s2"><h2 id="s2">Permanent address</h2>
		<div class="grid">
			<meri-native-select class="wide" name="addrCountry" label="Country/Region" required>${countries}</meri-native-select>
			<meri-text-field name="addrLine1" label="Street address, line 1" required></meri-text-field>
			<meri-text-field name="addrLine2" label="Street address, line 2"></meri-text-field>
			<meri-text-field name="addrCity" label="City" required></meri-text-field>
			<meri-native-select name="addrState" label="State or territory">${states}</meri-native-select>
			<meri-text-field name="addrZip" label="ZIP code" inputmode="numeric" maxlength="10"></meri-text-field>
		</div>
	</section>
	<section aria-labelledby="s3"><h2 id="s3">Citizenship and identity</h2>
		<p>Answers on ethnicity and race are reported in aggregate as federal law requires. They do not affect your application.</p>
		<meri-select name="citizenship" label="Citizenship status" required>${opts([["us", "U.S. citizen"], ["pr", "U.S. permanent resident or refugee"], ["undoc", "Undocumented or DACA"], ["intl", "Citizen of another country"]])}</meri-select>
		<meri-radio-group name="hispanic" label="Are you Hispanic or Latino?"><meri-radio value="1">Yes</meri-radio><meri-radio value="0">No</meri-radio></meri-radio-group>
		<meri-checkbox-group label="Race (select one or more)">${[["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["PI", "Native Hawaiian or Other Pacific Islander"], ["WH", "White"]].map(([v, t]) => `<meri-checkbox name="race" value="${v}">${t}</meri-checkbox>`).join("")}</meri-checkbox-group>
	</section>
	<section aria-labelledby="s4"><h2 id="s4">Family</h2>
		<h3>Parent or guardian 1</h3>
		<div class="grid"><meri-text-field name="guardianFirst" label="First/given name"></meri-text-field><meri-text-field name="guardianLast" label="Last/family name"></meri-text-field></div>
		<h3>Emergency contact</h3>
		<div class="grid"><meri-text-field name="emergencyName" label="Name"></meri-text-field><meri-text-field name="emergencyPhone" label="Phone" type="tel"></meri-text-field>
		<meri-text-field class="wide" name="legacyRelative" label="Relative who graduated from Halvorsen (name and class year)"></meri-text-field></div>
	</section>
	<section aria-labelledby="s5"><h2 id="s5">Academic record</h2>
		<div class="grid">
			<meri-text-field name="hsName" label="Current high school" required></meri-text-field>
			<meri-native-select name="hsState" label="High school state">${states}</meri-native-select>
			<meri-text-field name="hsGpa" label="Unweighted GPA (out of 4.00)" inputmode="decimal"></meri-text-field>
			<meri-text-field name="counselorEmail" label="School counselor's email" type="email"></meri-text-field>
			<meri-text-field name="satM" label="SAT Math section score" type="number" min="200" max="800"></meri-text-field>
			<meri-text-field name="actC" label="ACT composite score" type="number" min="1" max="36"></meri-text-field>
			<meri-select class="wide" name="major" label="Intended major at Halvorsen">${opts([["BIO", "Biology"], ["BUS", "Business Administration"], ["CIV", "Civil Engineering"], ["CSC", "Computer Science"], ["ENE", "Environmental Engineering"], ["ENS", "Environmental Studies"], ["MEC", "Mechanical Engineering"], ["NUR", "Nursing"], ["UND", "Undecided"]])}</meri-select>
		</div>
		<h3>High school courses</h3>
		<p>List three courses that best show your preparation, as they appear on your transcript.</p>
		${[0, 1, 2].map(course).join("")}
	</section>
	<section aria-labelledby="s6"><h2 id="s6">Activities and work</h2>
		<p>In order of importance to you. Up to six.</p>
		<div id="activities">${activity(0)}</div>
		<meri-button id="addActivity">Add another activity</meri-button>
	</section>
	<section aria-labelledby="s7"><h2 id="s7">Honors</h2>
		<ul id="honorList" class="honors"></ul>
		<meri-button id="addHonor">Add an honor</meri-button>
	</section>
	<section aria-labelledby="s8"><h2 id="s8">Finish</h2>
		<meri-select name="referral" label="How did you first learn about Halvorsen?">${opts([["mail", "Mail from the university"], ["fair", "College fair"], ["fam", "Family or friend"], ["web", "Online search"]])}</meri-select>
		<meri-text-field name="whyHere" type="multiline" label="Why Halvorsen?" required></meri-text-field>
		<p><meri-checkbox name="honorCode" value="agree" required>I have read the honor code and certify that this application is my own work.</meri-checkbox></p>
		<meri-text-field name="signature" label="Signature (type your full legal name)" required></meri-text-field>
		<p><meri-button type="submit" variant="primary">Submit application</meri-button></p>
	</section>
</form>
<meri-dialog id="honorDialog" heading="Add an honor">
	<meri-text-field id="honorTitle" label="Honor or award" required></meri-text-field>
	<meri-native-select id="honorGrade" label="Grade level when received">${grades.map(([v, t]) => `<option value="${v}">${t}</option>`).join("")}</meri-native-select>
	<meri-button slot="footer" id="honorCancel">Cancel</meri-button>
	<meri-button slot="footer" id="honorSave" variant="primary">Save honor</meri-button>
</meri-dialog>
</main>`;

const $ = (id: string) => document.getElementById(id) as any;
const form = $("application") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

let shownActivities = 1;
$("addActivity").addEventListener("click", () => {
	if (shownActivities >= 6) return;
	$("activities").insertAdjacentHTML("beforeend", activity(shownActivities));
	shownActivities += 1;
});

const honors: { title: string; grade: string }[] = [];
function drawHonors() {
	const list = $("honorList");
	list.replaceChildren(
		...honors.map((honor, n) => {
			const item = document.createElement("li");
			const title = document.createElement("span");
			title.className = "honor-title";
			title.textContent = honor.title;
			const level = document.createElement("span");
			level.className = "honor-level";
			level.textContent = grades.find(([v]) => v === honor.grade)?.[1] ?? "";
			const remove = document.createElement("button");
			remove.type = "button";
			remove.textContent = "Remove";
			remove.addEventListener("click", () => {
				honors.splice(n, 1);
				drawHonors();
			});
			item.append(title, " ", level, " ", remove);
			return item;
		}),
	);
}
$("addHonor").addEventListener("click", () => {
	$("honorTitle").value = "";
	$("honorGrade").value = "";
	$("honorDialog").show();
});
$("honorCancel").addEventListener("click", () => $("honorDialog").hide());
$("honorSave").addEventListener("click", () => {
	if (!$("honorTitle").value.trim()) return;
	honors.push({ title: $("honorTitle").value, grade: $("honorGrade").value });
	drawHonors();
	$("honorDialog").hide();
});

const names = [
	"legalFirst", "legalLast", "chosenName", "pronouns", "emailAddress", "cell", "birthdate", "ssn", "addrCountry", "addrLine1", "addrLine2", "addrCity", "addrState", "addrZip",
	"citizenship", "hispanic", "race", "guardianFirst", "guardianLast", "emergencyName", "emergencyPhone", "legacyRelative", "hsName", "hsState", "hsGpa", "counselorEmail", "satM", "actC", "major",
	...[0, 1, 2].flatMap((n) => [`course[${n}].title`, `course[${n}].mark`, `course[${n}].credit`]),
	...[0, 1, 2].flatMap((n) => ["organization", "position", "grades", "hours", "weeks", "details", "continue"].map((k) => `activity_${n}_${k}`)),
	"referral", "whyHere", "honorCode", "signature",
];
const several = (name: string) => name === "race" || name.endsWith("_grades");
const w = window as any;
w.formState = () => {
	const data = new FormData(form);
	const out: any = { submitted };
	for (const name of names) out[name] = several(name) ? data.getAll(name) : (data.get(name) ?? "");
	for (const n of [0, 1, 2]) {
		out[`honor${n}.title`] = honors[n]?.title ?? "";
		out[`honor${n}.grade`] = honors[n]?.grade ?? "";
	}
	return out;
};
w.formShown = () => {
	const out: any = {};
	for (const name of names) {
		const found = [...form.querySelectorAll(`[name="${name}"]`)] as any[];
		if (several(name)) out[name] = found.filter((e) => e.checked).map((e) => e.textContent.trim());
		else if (name === "honorCode") out[name] = found[0].checked;
		else out[name] = found[0]?.displayed ?? "";
	}
	const items = [...document.querySelectorAll("#honorList li")];
	for (const n of [0, 1, 2]) {
		out[`honor${n}.title`] = items[n]?.querySelector(".honor-title")?.textContent ?? "";
		out[`honor${n}.grade`] = items[n]?.querySelector(".honor-level")?.textContent ?? "";
	}
	return out;
};
