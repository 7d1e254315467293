import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import "react-datepicker/dist/react-datepicker.css";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import { blank, Choice, CreateMany, Day, drawn, Find, FormContext, List, LookUp, Pick, PickMany, PickOrCreate, Text, Toggle, type Values } from "./fields";
import "./style.css";

const option = (value: string, label: string) => ({ value, label });
const SCHOOLS = [
	option("380015", "Ashland High School, Ashland, OR"),
	option("380018", "Ashland Valley High School, Ashland, OR"),
	option("052610", "Ashland Valley Christian School, Hayward, CA"),
	option("380775", "North Medford High School, Medford, OR"),
	option("053890", "Yreka High School, Yreka, CA"),
];
const COLLEGES = [
	option("4586", "Oregon State University"),
	option("4846", "University of Oregon"),
	option("4654", "Reed College"),
	option("4854", "University of Washington"),
	option("4702", "Southern Oregon University"),
	option("4087", "College of the Siskiyous"),
];
const GRADES = [option("9", "Freshman"), option("10", "Sophomore"), option("11", "Junior"), option("12", "Senior")];
const CATEGORIES = ["Academic club", "Arts", "Athletics", "Debate/Speech", "Environmental", "Family responsibilities", "Paid employment", "Religious", "Student government", "Volunteer service", "Other"];
const LEVELS = [option("1", "Did not complete high school"), option("2", "High school diploma"), option("3", "Some college"), option("4", "Associate's degree"), option("5", "Bachelor's degree"), option("6", "Graduate or professional degree")];
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Chemistry", "AP English Language and Composition", "AP Psychology", "AP Statistics", "AP United States History", "AP World History: Modern"];
const YES_NO = [option("yes", "Yes"), option("no", "No")];
const MOST = 3;

let submitted = false;
let latest: Values = {};

/** Experiences that are not on the page yet belong to the form all the same. */
for (let i = 0; i < MOST; i++) {
	for (const part of ["kind", "org", "role", "hours", "story"]) blank.set(`exp${i}_${part}`, "");
	blank.set(`exp${i}_years`, []);
}

function Experience({ i }: { i: number }) {
	return (
		<fieldset>
			<legend>Experience {i + 1}</legend>
			<div className="grid">
				<Pick name={`exp${i}_kind`} label="Category" options={CATEGORIES} />
				<Text name={`exp${i}_org`} label="Organization or employer" />
				<Text name={`exp${i}_role`} label="Role" maxLength={50} />
				<PickMany name={`exp${i}_years`} label="Years involved" options={GRADES} />
				<Text name={`exp${i}_hours`} label="Average hours each week" />
			</div>
			<Text name={`exp${i}_story`} label="Your contribution" rows={2} maxLength={150} hint="150 characters" />
		</fieldset>
	);
}

function Parent({ n }: { n: 1 | 2 }) {
	return (
		<fieldset>
			<legend>{n === 1 ? "First parent or guardian" : "Second parent or guardian"}</legend>
			<div className="grid">
				<Text name={`par${n}_given`} label="Given name" />
				<Text name={`par${n}_family`} label="Family name" />
				<Text name={`par${n}_work`} label="Profession" />
				<Pick name={`par${n}_school`} label="Education completed" options={LEVELS} />
				<Text name={`par${n}_mail`} label="Email address" type="email" />
			</div>
		</fieldset>
	);
}

function App() {
	const [values, setValues] = useState<Values>({});
	const [experiences, setExperiences] = useState(1);
	const form = useMemo(() => ({ values, setValue: (name: string, value: unknown) => setValues((old) => ({ ...old, [name]: value })) }), [values]);
	latest = values;
	return (
		<FormContext.Provider value={form}>
			<main>
				<header>
					<p className="eyebrow">Class of 2027 and 2028</p>
					<h1>National Council of Merit &amp; Leadership</h1>
					<p>Your counselor has put your name forward. Complete this candidate profile within 21 days of the nomination.</p>
				</header>
				<form noValidate onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
					<section>
						<h2>Nomination</h2>
						<p>Copy these from the letter your counselor gave you.</p>
						<div className="grid">
							<Text name="nom_name" label="Nominating counselor" required />
							<Text name="nom_title" label="Counselor's title" />
							<Text name="nom_mail" label="Counselor's email" type="email" required />
							<Text name="nom_phone" label="Counselor's office phone" type="tel" />
							<Text name="nom_code" label="Nomination code" placeholder="XXXX-XXXX" />
						</div>
					</section>
					<section>
						<h2>Candidate</h2>
						<div className="grid">
							<Text name="given" label="Legal given name" required />
							<Text name="middle" label="Middle name" />
							<Text name="family" label="Family name" required />
							<List name="suffix" label="Generational suffix" options={["Jr.", "Sr.", "II", "III", "IV"]} />
							<Text name="called" label="Name you use" />
							<Text name="mail" label="Personal email" type="email" required hint="Not your school account, which may close after graduation." />
							<Text name="phone" label="Mobile phone" type="tel" required />
							<Day name="born" label="Birth date" required />
							<Text name="born_city" label="City of birth" />
							<Pick name="born_country" label="Country of birth" options={COUNTRIES} />
							<Text name="street" label="Home street address" required />
							<Text name="apt" label="Apartment, suite, etc." />
							<Text name="town" label="City" required />
							<Find name="state" label="State" options={STATES.map(([code, name]) => option(code, name))} required />
							<Text name="zip" label="ZIP / postal code" required />
							<Choice name="gender" label="Gender" options={["Female", "Male", "Nonbinary", "Prefer not to say"]} />
						</div>
					</section>
					<section>
						<h2>Academic record</h2>
						<div className="grid">
							<LookUp name="school" label="Find your high school" directory={SCHOOLS} placeholder="Type the school's name" required />
							<List name="standing" label="Grade this fall" options={GRADES.slice(2)} required />
							<Day name="grad" label="Graduation month" month />
							<Text name="wgpa" label="Cumulative GPA (weighted)" />
							<Text name="ugpa" label="Cumulative GPA (unweighted)" />
							<Text name="rank" label="Class rank" />
							<Text name="class_size" label="Number in your class" />
							<List name="band" label="You rank in the" options={["Top 1%", "Top 5%", "Top 10%", "Top quarter", "Top half"]} />
							<Text name="psat" label="PSAT/NMSQT total" />
							<Day name="psat_day" label="PSAT/NMSQT test date" />
							<Text name="sat" label="SAT total" />
							<Text name="act" label="ACT composite" />
							<Text name="ap_count" label="How many AP exams have you taken?" />
						</div>
						{[0, 1].map((i) => (
							<fieldset key={i}>
								<legend>AP exam {i + 1}</legend>
								<div className="grid">
									<Pick name={`ap${i}_exam`} label="Exam" options={EXAMS} />
									<List name={`ap${i}_score`} label="Score" options={["5", "4", "3", "2", "1"]} />
									<Day name={`ap${i}_day`} label="Exam date" />
								</div>
							</fieldset>
						))}
						{[0, 1, 2].map((i) => (
							<fieldset key={i}>
								<legend>High school course {i + 1}</legend>
								<div className="grid">
									<Text name={`crs${i}_name`} label="Course" />
									<Text name={`crs${i}_mark`} label="Grade earned" />
								</div>
							</fieldset>
						))}
					</section>
					<section>
						<h2>Ambitions</h2>
						<div className="grid">
							<LookUp name="college" label="Where do you plan to enroll?" directory={COLLEGES} placeholder="Type a college" />
							<CreateMany name="applied" label="All colleges you have applied to" options={COLLEGES.map((one) => one.label)} hint="Choose from the list or type your own." />
							<Find name="major" label="Intended field of study" options={MAJORS} />
							<PickOrCreate name="career" label="Career you have in mind" options={["Accountant", "Attorney", "Engineer", "Physician", "Software developer", "Teacher"]} hint="Not in the list? Type it and press Enter." />
							<Choice name="degree" label="Highest degree you hope to earn" options={["Associate", "Bachelor's", "Master's", "Doctorate"]} />
							<Pick name="program" label="College access program you belong to" options={["AVID", "Boys & Girls Clubs", "GEAR UP", "QuestBridge", "Upward Bound", "None"]} />
						</div>
					</section>
					<section>
						<h2>Leadership experiences</h2>
						<p>Add up to {MOST}, beginning with the one that has meant most to you.</p>
						{Array.from({ length: experiences }, (_, i) => (
							<Experience key={i} i={i} />
						))}
						{experiences < MOST && (
							<button type="button" className="add" onClick={() => setExperiences(experiences + 1)}>+ Add another experience</button>
						)}
					</section>
					<section>
						<h2>Distinctions</h2>
						{[0, 1, 2].map((i) => (
							<fieldset key={i}>
								<legend>Distinction {i + 1}</legend>
								<div className="grid">
									<Text name={`hon${i}_name`} label="Title of award" />
									<List name={`hon${i}_year`} label="Received as a" options={GRADES} />
								</div>
							</fieldset>
						))}
					</section>
					<section>
						<h2>Family and background</h2>
						<Parent n={1} />
						<Parent n={2} />
						<div className="grid">
							<Find name="marital" label="Your parents' marital status" options={["Married", "Separated", "Divorced", "Never married", "Widowed", "Domestic partners"]} />
							<Pick name="income" label="Annual household income" options={["Less than $25,000", "$25,000 – $49,999", "$50,000 – $74,999", "$75,000 – $99,999", "$100,000 or more"]} />
							<Choice name="first_gen" label="Would you be the first in your family to attend college?" options={YES_NO} />
							<Text name="exempt" label="Number claimed as dependents on your parents' tax return" />
							<List name="citizen" label="Citizenship status" options={["U.S. citizen", "U.S. national", "U.S. permanent resident", "Non-U.S. citizen"]} />
							<Choice name="latino" label="Hispanic, Latino or Spanish origin" options={YES_NO} />
							<PickMany name="race" label="Race" options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"]} />
						</div>
						{[0, 1].map((i) => (
							<fieldset key={i}>
								<legend>Sibling {i + 1}</legend>
								<div className="grid">
									<Text name={`sib${i}_given`} label="Given name" />
									<Text name={`sib${i}_family`} label="Family name" />
									<Text name={`sib${i}_age`} label="Age in years" />
								</div>
							</fieldset>
						))}
					</section>
					<section>
						<h2>Statement, contacts and agreement</h2>
						<Text name="essay" label="Describe a decision you made that others disagreed with. (400 words)" rows={6} />
						<div className="grid">
							<Text name="emg_name" label="Emergency contact (not a parent or guardian)" />
							<Text name="emg_phone" label="Emergency contact's phone" type="tel" />
							<Text name="adv_name" label="Coach or club adviser who knows you well" />
							<Text name="adv_mail" label="Adviser's email" type="email" />
							<Text name="captcha" label="Type the word on the banner above your counselor's signature" />
							<Text name="signed" label="Candidate's signature" />
						</div>
						<Toggle name="share" label="Share my profile with partner colleges and sponsors" />
						<Toggle name="agree" label="I certify that my answers are accurate and agree to the program terms" />
					</section>
					<button type="submit" className="send">Submit candidate profile</button>
				</form>
			</main>
		</FormContext.Provider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

const codeOf = (value: unknown) => (value !== null && typeof value === "object" && "value" in value ? value.value : value);
Object.assign(window, {
	formState: () => ({ submitted, ...Object.fromEntries([...blank].map(([name, empty]) => [name, codeOf(name in latest ? latest[name] : empty)])) }),
	formShown: () => Object.fromEntries([...blank].map(([name, empty]) => [name, drawn.has(name) ? drawn.get(name)!() : empty])),
});
