import { STATES } from "../../lists";
import { CivicElement, CivicField, type Dialog } from "./civic";
import "./page.css";

const GRADES = [["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]];
const options = (list: string[][]) => list.map(([v, l]) => `<cd-option value="${v}">${l}</cd-option>`).join("");
const natives = (list: string[][]) => list.map(([v, l]) => `<option value="${v}">${l}</option>`).join("");
const radios = (list: string[][]) => list.map(([v, l]) => `<cd-radio value="${v}">${l}</cd-radio>`).join("");
const boxes = (list: string[][]) => list.map(([v, l]) => `<cd-checkbox value="${v}">${l}</cd-checkbox>`).join("");

const PARTS = ["kind", "organization", "role", "duties", "grades", "hours", "weeks", "supervisor"];

/** One experience: a card with fields of its own, one entry of the form's data. */
class Experience extends CivicField {
	constructor() {
		super(".card { border: 1px solid #a9aeb1; border-radius: 6px; padding: 1rem 1.25rem; } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.25rem; } legend { font-size: 1.1rem; float: left; width: 100%; margin-bottom: .75rem; } .two { clear: both; }");
	}
	draw() {
		this.root.innerHTML = `<fieldset class="card"><legend>Experience ${Number(this.attr("index")) + 1}</legend>
			<div class="two">
				<cd-select name="kind" label="Type of experience">${options([["job", "Paid job"], ["vol", "Volunteer / community service"], ["ath", "Athletics"], ["art", "Arts or music"], ["deb", "Debate or public speaking"], ["env", "Environment"], ["rel", "Faith group"], ["stem", "Robotics or STEM club"], ["oth", "Something else"]])}</cd-select>
				<cd-text-input name="organization" label="Company, club or organization"></cd-text-input>
				<cd-text-input name="role" label="Your title or role"></cd-text-input>
				<cd-text-input name="supervisor" label="Supervisor or adviser's name"></cd-text-input>
			</div>
			<cd-textarea name="duties" label="What did you do?" rows="3"></cd-textarea>
			<cd-checkbox-group name="grades" label="When did you do this?" hint="Check every grade that applies.">${boxes(GRADES)}</cd-checkbox-group>
			<div class="two">
				<cd-text-input name="hours" label="Hours each week" inputmode="numeric" width="8"></cd-text-input>
				<cd-text-input name="weeks" label="Weeks each year" inputmode="numeric" width="8"></cd-text-input>
			</div>
		</fieldset>`;
		for (const type of ["input", "change"]) this.root.addEventListener(type, () => this.post());
	}
	post() {
		const data = new FormData();
		for (const part of PARTS) for (const value of [this.part_(part).value].flat()) data.append(`experience[${this.attr("index")}][${part}]`, value);
		this.internals.setFormValue(data);
	}
	part_(name: string) {
		return this.$<CivicField>(`[name=${name}]`);
	}
	get value() {
		return "";
	}
	get shown() {
		return "";
	}
}

class ExperienceList extends CivicElement {
	draw() {
		this.root.innerHTML = `<slot></slot><cd-button variant="outline" id="add">Add another experience</cd-button>`;
		this.$("#add").addEventListener("click", () => {
			const card = document.createElement("yep-experience");
			card.setAttribute("index", String(this.children.length));
			this.append(card);
		});
	}
}

interface Award {
	title: string;
	grade: string;
	about: string;
}
/** Recognitions are entered in a dialog and listed as cards. */
class Recognitions extends CivicField {
	list: Award[] = [];
	constructor() {
		super("ul { list-style: none; padding: 0; } li { border-left: 4px solid #005ea2; padding: .4rem .9rem; margin-bottom: .75rem; background: #f0f0f0; } h4, p { margin: 0; } .none { color: #565c65; }");
	}
	draw() {
		this.root.innerHTML = `<div id="cards"></div><cd-button variant="outline" id="open">Add a recognition</cd-button>
			<cd-dialog label="Add a recognition"><div id="fields"></div><cd-button slot="footer" id="save">Save</cd-button> <cd-button slot="footer" variant="outline" id="cancel">Cancel</cd-button></cd-dialog>`;
		const dialog = this.$<Dialog>("cd-dialog");
		this.$("#open").addEventListener("click", () => {
			this.$("#fields").innerHTML = `<cd-text-input name="title" label="Name of award or recognition" required></cd-text-input><cd-native-select name="grade" label="Grade you were in">${natives(GRADES)}</cd-native-select><cd-textarea name="about" label="What was it for?" rows="3"></cd-textarea>`;
			dialog.show();
		});
		this.$("#cancel").addEventListener("click", () => dialog.hide());
		this.$("#save").addEventListener("click", () => {
			const value = (name: string) => String(this.$<CivicField>(`#fields [name=${name}]`).value);
			if (!value("title")) return;
			this.list.push({ title: value("title"), grade: value("grade"), about: value("about") });
			dialog.hide();
			this.cards();
		});
		this.cards();
	}
	cards() {
		this.$("#cards").innerHTML = this.list.length ? "<ul></ul>" : '<p class="none">Nothing added yet.</p>';
		const data = new FormData();
		this.list.forEach((award, i) => {
			const li = document.createElement("li");
			li.innerHTML = `<h4></h4><p class="grade"></p><p class="about"></p>`;
			li.children[0].textContent = award.title;
			li.children[1].textContent = GRADES.find(([v]) => v === award.grade)?.[1] ?? "";
			li.children[2].textContent = award.about;
			this.$("ul").append(li);
			for (const [k, v] of Object.entries(award)) data.append(`recognition[${i}][${k}]`, v);
		});
		this.internals.setFormValue(data);
	}
	get value() {
		return "";
	}
	get shown() {
		return "";
	}
}
customElements.define("yep-experience", Experience);
customElements.define("yep-experience-list", ExperienceList);
customElements.define("yep-recognitions", Recognitions);

const input = (name: string, label: string, more = "") => `<cd-text-input name="${name}" label="${label}" ${more}></cd-text-input>`;
document.getElementById("root")!.innerHTML = `
<div class="banner">An official website of the City of Port Harlan</div>
<main>
<p class="kicker">Department of Youth &amp; Workforce</p>
<h1>Summer Internships for Youth, 2027</h1>
<p class="lede">Six weeks of paid work with a city agency or local business for residents and students aged 14 to 21. You can save and come back at any time.</p>
<form id="application" action="/youth/apply" method="post" novalidate>
<section><h2>1. About you</h2>
<div class="grid">${input("firstName", "First name", "required")}${input("mi", "Middle initial", 'width="6"')}${input("lastName", "Last name", 'required hint="As it appears on your ID or birth certificate"')}${input("nickname", "Name you'd like us to use")}</div>
<cd-select name="pronoun" label="Pronouns">${options([["he", "he / him"], ["she", "she / her"], ["they", "they / them"], ["self", "Not listed"]])}</cd-select>
<cd-memorable-date name="birthDate" label="Date of birth" required></cd-memorable-date>
${input("ssn", "Social Security number", 'inputmode="numeric" autocomplete="off" hint="Needed to pay you. You may leave this blank now and bring your card to orientation."')}
<div class="grid">${input("email", "Email address", 'type="email" required')}${input("mobile", "Mobile number", 'type="tel" required hint="10 digits"')}</div>
<cd-checkbox name="smsOptIn" value="yes">Text me reminders and news about other youth programs. Message and data rates may apply.</cd-checkbox>
<h3>Where you live</h3>
${input("street", "Street address", "required")}${input("unit", "Apartment, suite or unit")}
<div class="grid">${input("town", "City", "required")}<cd-native-select name="state" label="State" required>${natives(STATES)}</cd-native-select>${input("zip", "ZIP code", 'required width="10" inputmode="numeric"')}</div>
</section>
<section><h2>2. Your household</h2>
<p>Most of our money comes from federal and state grants that require these questions.</p>
<div class="grid">${input("guardian1First", "Parent or guardian 1: first name")}${input("guardian1Last", "Parent or guardian 1: last name")}${input("guardian2First", "Parent or guardian 2: first name")}${input("guardian2Last", "Parent or guardian 2: last name")}</div>
${input("householdSize", "How many people live in your home, counting you?", 'width="6" inputmode="numeric"')}
<cd-select name="income" label="Household income last year, before taxes" hint="Your best estimate is fine.">${options([["a", "$0 – $24,999"], ["b", "$25,000 – $39,999"], ["c", "$40,000 – $59,999"], ["d", "$60,000 – $79,999"], ["e", "$80,000 – $99,999"], ["f", "$100,000 or more"]])}</cd-select>
<cd-radio-group name="citizenship" label="Which describes you?">${radios([["usc", "U.S. citizen or national"], ["lpr", "Lawful permanent resident"], ["ead", "Authorized to work (EAD, DACA or other)"], ["none", "None of these"]])}</cd-radio-group>
<cd-select name="gender" label="Gender">${options([["w", "Woman / girl"], ["m", "Man / boy"], ["nb", "Non-binary"], ["x", "Another identity"], ["pns", "Prefer not to say"]])}</cd-select>
<cd-radio-group name="latino" label="Are you of Hispanic, Latino or Spanish origin?">${radios([["Y", "Yes"], ["N", "No"]])}</cd-radio-group>
<cd-checkbox-group name="race" label="Race" hint="Check all that apply.">${boxes([["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"]])}</cd-checkbox-group>
<h3>In an emergency, call</h3>
<div class="grid">${input("emergencyName", "Contact's name", "required")}${input("emergencyPhone", "Contact's phone", 'type="tel" required')}</div>
</section>
<section><h2>3. School and goals</h2>
${input("school", "What school do you attend?", "required")}
<div class="grid">${input("schoolCity", "City where the school is")}<cd-select name="grade" label="Grade this school year">${options([["8", "8th"], ["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"], ["c", "In college"], ["n", "Not in school"]])}</cd-select>${input("gradYear", "Year you will finish high school", 'width="8" inputmode="numeric" hint="YYYY"')}${input("gpa", "GPA (unweighted)", 'width="8" inputmode="decimal"')}</div>
${input("counselor", "Guidance counselor's name")}
${input("dreamJob", "What job or career would you like to have one day?")}
</section>
<section><h2>4. Experience</h2>
<p>Paid work, clubs, sports, caring for family, volunteering: it all counts.</p>
<yep-experience-list><yep-experience index="0"></yep-experience></yep-experience-list>
<h3>Awards and recognitions</h3>
<yep-recognitions></yep-recognitions>
</section>
<section><h2>5. Finish up</h2>
<cd-native-select name="shirt" label="T-shirt size (adult)">${natives([["S", "Small"], ["M", "Medium"], ["L", "Large"], ["XL", "X-Large"], ["2X", "2X-Large"]])}</cd-native-select>
<cd-select name="source" label="Where did you hear about us?">${options([["school", "School"], ["friend", "Friend or family"], ["library", "Library"], ["ig", "Instagram"], ["cbo", "Community organization"]])}</cd-select>
<cd-checkbox name="agree" value="yes" required>I have read the <a href="#privacy">privacy statement</a>. What I have entered is true, and I agree to let the city check it with my school.</cd-checkbox>
<cd-button type="submit">Submit application</cd-button>
</section>
</form></main>`;

const form = document.querySelector<HTMLFormElement>("#application")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
const SIMPLE = "firstName mi lastName nickname pronoun birthDate ssn email mobile smsOptIn street unit town state zip guardian1First guardian1Last guardian2First guardian2Last householdSize income citizenship gender latino race emergencyName emergencyPhone school schoolCity grade gradYear gpa counselor dreamJob shirt source agree".split(" ");
const EXPERIENCE = [0, 1, 2].flatMap((i) => PARTS.map((p) => `experience[${i}][${p}]`));
const RECOGNITION = [0, 1, 2].flatMap((i) => ["title", "grade", "about"].map((p) => `recognition[${i}][${p}]`));
const many = (key: string) => key === "race" || key.endsWith("[grades]");
Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return { ...Object.fromEntries([...SIMPLE, ...EXPERIENCE, ...RECOGNITION].map((key) => [key, many(key) ? data.getAll(key).filter(Boolean) : String(data.get(key) ?? "")])), submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const key of SIMPLE) shown[key] = form.querySelector<CivicField>(`[name=${key}]`)!.shown;
		const cards = form.querySelectorAll<Experience>("yep-experience");
		for (const key of EXPERIENCE) {
			const [, i, part] = /\[(\d)\]\[(\w+)\]/.exec(key)!;
			shown[key] = cards[+i]?.part_(part).shown ?? (many(key) ? [] : "");
		}
		const items = form.querySelector("yep-recognitions")!.shadowRoot!.querySelectorAll("li");
		for (const key of RECOGNITION) {
			const [, i, part] = /\[(\d)\]\[(\w+)\]/.exec(key)!;
			shown[key] = items[+i]?.querySelector(part === "title" ? "h4" : `.${part}`)?.textContent ?? "";
		}
		return shown;
	},
});
