import { STATES } from "../../lists";
import { GridCheckbox, type Holder } from "./grid";
import "./coop.css";

const option = (value: string, text: string) => `<grid-option value="${value}">${text}</grid-option>`;
const states = STATES.map(([code, name]) => option(code, name)).join("");
const KINDS = ["Academic team or club", "Agriculture / FFA / 4-H", "Arts and music", "Athletics", "Conservation and environment", "Employment", "Faith group", "Speech and debate", "Student leadership", "Volunteer work"];
const EXAMS = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "Physics 1", "Psychology", "Spanish Language", "Statistics", "US Government", "US History", "World History"];
const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** One activity: a card that keeps its own controls in its shadow and gives the form one value. */
class CoopActivity extends HTMLElement {
	static formAssociated = true;
	root = this.attachShadow({ mode: "open" });
	internals = this.attachInternals();
	connectedCallback() {
		if (this.root.firstChild) return;
		const place = [...(this.parentElement?.children ?? [])].indexOf(this) + 1;
		this.root.innerHTML = `<style>
			:host { display: block; border: 1px solid #d5dae1; border-left: 4px solid #0b6e4f; border-radius: 4px; padding: 16px; margin-bottom: 14px; background: #fff; }
			header { display: flex; justify-content: space-between; font: 600 16px "Source Sans 3", system-ui, sans-serif; margin-bottom: 10px; }
			.row { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; margin-bottom: 14px; } button { border: 0; background: none; color: #b42318; cursor: pointer; }</style>
			<section part="card" aria-labelledby="title">
				<header><span id="title">Activity ${place}</span>${place > 1 ? '<button type="button" part="remove">Remove</button>' : ""}</header>
				<div class="row">
					<grid-select name="kind" label="Type of activity" placeholder="Select one">${KINDS.map((text) => option(slug(text), text)).join("")}</grid-select>
					<grid-input name="organization" label="Organization or employer"></grid-input>
				</div>
				<div class="row">
					<grid-input name="role" label="Position or title held"></grid-input>
					<div class="row" style="margin:0">
						<grid-input name="hours" type="number" min="0" max="168" label="Hours per week"></grid-input>
						<grid-input name="weeks" type="number" min="0" max="52" label="Weeks per year"></grid-input>
					</div>
				</div>
				<grid-textarea name="details" rows="3" label="Describe what you did" help-text="Include results and responsibilities."></grid-textarea>
			</section>`;
		this.root.querySelector("button")?.addEventListener("click", () => this.remove());
		this.root.addEventListener("grid-input", () => this.sync());
		this.root.addEventListener("grid-change", () => this.sync());
	}
	get holders() {
		return [...this.root.querySelectorAll<Holder>("[name]")];
	}
	get value() {
		return Object.fromEntries(this.holders.map((holder) => [holder.name, holder.value]));
	}
	sync() {
		this.internals.setFormValue(JSON.stringify(this.value));
	}
}
customElements.define("coop-activity", CoopActivity);

const sibling = (place: number) => `<div class="row row--3">
	<grid-input name="sibling_name_${place}" label="Name" autocomplete="off"></grid-input>
	<grid-input name="sibling_age_${place}" type="number" min="0" label="Age"></grid-input>
	<grid-input name="sibling_school_${place}" label="School or college (if enrolled)" autocomplete="off"></grid-input>
</div>`;
const course = (place: number) => `<tr>
	<td><grid-input name="course_${place}" label="Course title"></grid-input></td>
	<td><grid-input name="course_grade_${place}" label="Grade" maxlength="4"></grid-input></td>
</tr>`;
const exam = (place: number) => `<tr>
	<td><grid-select name="ap_subject_${place}" label="AP exam" placeholder="Choose exam">${EXAMS.map((text) => option(slug(text), text)).join("")}</grid-select></td>
	<td><grid-select name="ap_score_${place}" label="Score" placeholder="–">${[5, 4, 3, 2, 1].map((score) => option(`${score}`, `${score}`)).join("")}</grid-select></td>
	<td><grid-input name="ap_year_${place}" label="Year taken" inputmode="numeric" placeholder="YYYY" maxlength="4"></grid-input></td>
</tr>`;

const root = document.getElementById("root") as HTMLElement;
root.innerHTML = `
<coop-banner class="banner"><a href="#main">Three Forks Electric &amp; Water Cooperative</a><nav><a href="#">Outages</a><a href="#">Pay my bill</a><a href="#">Community</a></nav></coop-banner>
<main id="main">
<h1>Bright Lines Scholarship Application</h1>
<p>The Cooperative awards twelve $2,500 scholarships each spring to graduating seniors whose parent or guardian is a member in good standing. Applications close on the last business day of February. <em>Incomplete applications are not scored.</em></p>
<form id="scholarship" novalidate>
	<section><h2>1. Student applicant</h2>
		<div class="row row--3">
			<grid-input name="first_name" label="First name" required autocomplete="given-name"></grid-input>
			<grid-input name="middle_initial" label="Middle initial" maxlength="1"></grid-input>
			<grid-input name="last_name" label="Last name" required autocomplete="family-name"></grid-input>
		</div>
		<div class="row row--3">
			<grid-input name="preferred_name" label="Preferred name" help-text="If different from your first name"></grid-input>
			<grid-date-picker name="dob" label="Date of birth" required></grid-date-picker>
			<grid-input name="phone" type="tel" label="Phone" help-text="Format: 000-000-0000" autocomplete="tel"></grid-input>
		</div>
		<grid-input name="email" type="email" label="Email" required help-text="Do not use your school email; we write to you after graduation." autocomplete="email"></grid-input>
		<div class="row">
			<grid-input name="street" label="Home street address" required></grid-input>
			<grid-input name="street2" label="Apartment, lot or unit"></grid-input>
		</div>
		<div class="row row--3">
			<grid-input name="city" label="City" required></grid-input>
			<grid-select name="state" label="State" placeholder="Select a state" required>${states}</grid-select>
			<grid-input name="zip" label="ZIP code" required maxlength="10"></grid-input>
		</div>
		<div class="row">
			<grid-input name="account_number" label="Cooperative account number" help-text="Found at the top right of the bill"></grid-input>
			<grid-input name="ssn_last4" type="password" label="Last four digits of Social Security number" maxlength="4" autocomplete="off"></grid-input>
		</div>
		<grid-radio-group name="citizenship" label="Citizenship status"><grid-radio value="citizen">U.S. citizen</grid-radio><grid-radio value="resident">Permanent resident</grid-radio><grid-radio value="other">Other</grid-radio></grid-radio-group>
		<div class="row">
			<grid-radio-group name="hispanic" label="Hispanic or Latino?" help-text="Voluntary. Used for reporting only."><grid-radio value="y">Yes</grid-radio><grid-radio value="n">No</grid-radio><grid-radio value="x">Decline to answer</grid-radio></grid-radio-group>
			<grid-select name="race" label="Race" help-text="Voluntary. Used for reporting only." placeholder="Select">${["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Two or more races", "Decline to answer"].map((text) => option(slug(text), text)).join("")}</grid-select>
		</div>
	</section>
	<section><h2>2. Education</h2>
		<grid-input name="high_school" label="High school attending" required></grid-input>
		<div class="row row--3">
			<grid-input name="hs_city" label="City of high school"></grid-input>
			<grid-select name="hs_state" label="State of high school" placeholder="Select a state">${states}</grid-select>
			<grid-date-picker name="graduation" label="Graduation date"></grid-date-picker>
		</div>
		<div class="row row--3">
			<grid-input name="gpa" label="Weighted GPA" inputmode="decimal"></grid-input>
			<grid-input name="rank" type="number" label="Class rank"></grid-input>
			<grid-input name="class_size" type="number" label="Number of students in class"></grid-input>
		</div>
		<div class="row row--3">
			<grid-input name="act" type="number" label="ACT composite score"></grid-input>
			<grid-input name="sat_math" type="number" label="SAT Math"></grid-input>
			<grid-input name="sat_ebrw" type="number" label="SAT Evidence-Based Reading and Writing"></grid-input>
		</div>
		<div class="row row--3">
			<grid-input name="college" label="College, university or trade school you plan to attend"></grid-input>
			<grid-input name="major" label="Intended field of study"></grid-input>
			<grid-select name="degree" label="Highest degree you plan to earn" placeholder="Select">${["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate"].map((text) => option(slug(text), text)).join("")}</grid-select>
		</div>
		<h3>Most challenging courses</h3>
		<p class="note">List up to three high school courses from your transcript.</p>
		<table class="entries"><tbody>${[1, 2, 3].map(course).join("")}</tbody></table>
		<h3>Advanced Placement</h3>
		<table class="entries"><tbody>${[1, 2, 3].map(exam).join("")}</tbody></table>
	</section>
	<section><h2>3. Activities, service and work</h2>
		<p class="note">Start with the one that matters most to you. You may list up to five.</p>
		<div id="activities"><coop-activity name="activity"></coop-activity></div>
		<button type="button" id="add-activity" class="btn">+ Add another activity</button>
	</section>
	<section><h2>4. Family</h2>
		<div class="row">
			<grid-input name="mother_name" label="Mother's name" autocomplete="off"></grid-input>
			<grid-input name="mother_work" label="Mother's occupation" autocomplete="off"></grid-input>
		</div>
		<div class="row">
			<grid-input name="father_name" label="Father's name" autocomplete="off"></grid-input>
			<grid-input name="father_work" label="Father's occupation" autocomplete="off"></grid-input>
		</div>
		<grid-select name="marital" label="Parents' marital status" placeholder="Select">${["Married", "Divorced", "Separated", "Never married", "Widowed"].map((text) => option(slug(text), text)).join("")}</grid-select>
		<h3>Brothers and sisters</h3>
		${[1, 2].map(sibling).join("")}
		<grid-radio-group name="income" label="Total household income (most recent tax year)"><grid-radio value="0-40">Less than $40,000</grid-radio><grid-radio value="40-60">$40,000–$59,999</grid-radio><grid-radio value="60-80">$60,000–$79,999</grid-radio><grid-radio value="80-120">$80,000–$119,999</grid-radio><grid-radio value="120+">$120,000 or more</grid-radio></grid-radio-group>
		<grid-radio-group name="first_gen" label="Will you be a first-generation college student?"><grid-radio value="yes">Yes</grid-radio><grid-radio value="no">No</grid-radio></grid-radio-group>
		<grid-input name="coop_relative" label="Name of any relative employed by the Cooperative" autocomplete="off"></grid-input>
	</section>
	<section><h2>5. Statement and certification</h2>
		<grid-textarea name="essay" rows="8" label="How does belonging to a cooperative make a community stronger?" help-text="250 to 500 words"></grid-textarea>
		<div class="row">
			<grid-input name="counselor_name" label="School counselor's name"></grid-input>
			<grid-input name="counselor_email" type="email" label="School counselor's email"></grid-input>
		</div>
		<grid-select name="heard" label="How did you learn about this scholarship?" placeholder="Select">${["Bill insert", "School counselor", "Social media", "Co-op website", "Friend or family"].map((text) => option(slug(text), text)).join("")}</grid-select>
		<grid-checkbox name="certify" required>I certify that everything in this application is true and complete.</grid-checkbox>
		<grid-checkbox name="news" help-text="You can unsubscribe at any time.">Send me news and offers from the Cooperative.</grid-checkbox>
		<div class="row">
			<grid-input name="signature" label="Applicant's signature (type full name)" required></grid-input>
			<grid-input name="signed_on" label="Date signed" placeholder="MM/DD/YYYY"></grid-input>
		</div>
	</section>
	<button type="submit" class="btn btn--primary">Submit application</button>
</form></main>`;

let submitted = false;
const form = document.getElementById("scholarship") as HTMLFormElement;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
const activities = document.getElementById("activities") as HTMLElement;
const add = document.getElementById("add-activity") as HTMLButtonElement;
add.addEventListener("click", () => {
	const card = document.createElement("coop-activity");
	card.setAttribute("name", "activity");
	activities.append(card);
	add.hidden = activities.children.length >= 5;
});

const FIELDS = ["kind", "organization", "role", "hours", "weeks", "details"];
const holders = [...form.querySelectorAll<Holder>("[name]:not(coop-activity)")];
const cards = () => [...activities.querySelectorAll<CoopActivity>("coop-activity")];

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const holder of holders) state[holder.name] = holder instanceof GridCheckbox ? data.has(holder.name) : (data.get(holder.name) ?? "");
		const sent = data.getAll("activity").map((text) => JSON.parse(String(text)) as Record<string, string>);
		// a card that nobody touched gives the form nothing
		const touched = cards().map((card) => (Object.values(card.value).some(Boolean) ? sent.shift() : undefined));
		for (const place of [0, 1, 2]) for (const name of FIELDS) state[`activity_${place + 1}_${name}`] = touched[place]?.[name] ?? "";
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const holder of holders) shown[holder.name] = holder.shown;
		for (const place of [0, 1, 2])
			for (const name of FIELDS) shown[`activity_${place + 1}_${name}`] = cards()[place]?.holders.find((holder) => holder.name === name)?.shown ?? "";
		return shown;
	},
});
