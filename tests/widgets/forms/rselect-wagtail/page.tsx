import "./page.css";
import { FastField, type FastFieldProps, Form, Formik, useFormikContext } from "formik";
import { type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const list = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const coded = (pairs: [string, string][]): Option[] => pairs.map(([value, label]) => ({ value, label }));

const STATE_OPTIONS = coded(STATES);
const COUNTRY_OPTIONS = list(...COUNTRIES);
const YEAR_IN_SCHOOL = coded([["hs11", "High school junior"], ["hs12", "High school senior"], ["c1", "College freshman"], ["c2", "College sophomore or above"]]);
const GENDERS = list("Female", "Male", "Non-binary", "Self-describe", "Decline to state");
const RACES = list("American Indian or Alaska Native", "Asian or Asian American", "Black or African American", "Hispanic or Latino", "Native Hawaiian or Pacific Islander", "White", "Decline to state");
const CITIZENSHIP = coded([["citizen", "US citizen"], ["lpr", "Lawful permanent resident"], ["daca", "DACA or undocumented"], ["intl", "International student"]]);
const INCOME = coded([["b1", "$0 - $30,000"], ["b2", "$30,001 - $60,000"], ["b3", "$60,001 - $90,000"], ["b4", "$90,001 - $120,000"], ["b5", "Over $120,000"]]);
const DEGREES = coded([["certificate", "Certificate or license"], ["associate", "Associate's"], ["bachelor", "Bachelor's"], ["master", "Master's"], ["doctorate", "Doctorate"]]);
const SCHOOLING = coded([["k8", "Grade school"], ["somehs", "Some high school"], ["hs", "High school graduate"], ["somecol", "Some college"], ["aa", "Two-year degree"], ["ba", "Four-year degree"], ["grad", "Graduate degree"]]);
const KINDS = coded([["academic", "Academic"], ["arts", "Arts"], ["athletics", "Athletics"], ["debate", "Debate / Speech"], ["env", "Environmental"], ["faith", "Faith-based"], ["job", "Paid work"], ["service", "Volunteer service"], ["leadership", "Student leadership"], ["other", "Other"]]);
const GRADES = coded([["9", "Freshman (9th)"], ["10", "Sophomore (10th)"], ["11", "Junior (11th)"], ["12", "Senior (12th)"]]);
const TESTS = list("AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP Environmental Science", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States History", "AP World History: Modern", "IB Biology", "IB History");
const MARITAL = list("Married", "Divorced", "Separated", "Widowed", "Never married");
const SUFFIXES = list("Jr.", "Sr.", "II", "III", "IV");
const TIES = list("Teacher", "Coach", "Employer", "Clergy", "Mentor");
const COLLEGES = list("Humboldt State", "Oregon Institute of Technology", "Oregon State University", "Reed College", "Simpson University", "Southern Oregon University", "UC Davis", "University of Oregon", "University of Washington");

const INITIAL = {
	applicant: { first: "", middle: "", last: "", suffix: "", goesBy: "", email: "", phone: "", altPhone: "", birthDate: null as Date | null, birthplace: "", birthCountry: "" },
	address: { street: "", street2: "", city: "", state: "", zip: "", county: "" },
	mailing: { street: "", city: "", zip: "" },
	school: { name: "", city: "", state: "", year: "", graduation: null as Date | null, gpa: "", rank: "", classSize: "", satReading: "", satMath: "", act: "", actDate: null as Date | null, psat: "" },
	courses: [0, 1, 2].map(() => ({ name: "", grade: "" })),
	exams: [0, 1, 2].map(() => ({ subject: "", score: "" })),
	plans: { college: "", major: "", degree: "", career: "", start: "", otherAwards: "" },
	activities: [0, 1].map(() => ({ type: "", organization: "", position: "", grades: [] as string[], hoursPerWeek: "", weeksPerYear: "", description: "" })),
	honors: [0, 1, 2].map(() => ({ title: "", grade: "" })),
	parents: [0, 1].map(() => ({ firstName: "", lastName: "", occupation: "", employer: "", education: "" })),
	household: { marital: "", size: "", income: "", siblings: "", firstGen: "", aid: "", sai: "" },
	siblings: [0, 1].map(() => ({ firstName: "", age: "" })),
	about: { gender: "", race: [] as string[], citizenship: "" },
	reference: { name: "", relationship: "", email: "", supervisor: "", supervisorPhone: "" },
	emergency: { name: "", phone: "" },
	account: { password: "" },
	sign: { agree: false, name: "", date: null as Date | null },
};

const Labelled = ({ name, label, help, star, children }: { name: string; label: string; help?: string; star?: boolean; children: ReactNode }) => (
	<div className="field">
		<label htmlFor={name}>{label}{star && <span className="star"> (required)</span>}</label>
		{children}
		{help && <div className="hint">{help}</div>}
	</div>
);
type Asked = { name: string; label: string; help?: string; star?: boolean };
const Text = ({ type = "text", ...asked }: Asked & { type?: string }) => (
	<Labelled {...asked}>
		<FastField id={asked.name} name={asked.name} type={type} />
	</Labelled>
);
const Area = (asked: Asked & { max?: number }) => (
	<Labelled {...asked}>
		<FastField as="textarea" rows={3} id={asked.name} name={asked.name} maxLength={asked.max} />
	</Labelled>
);
const One = ({ options, creatable, ...asked }: Asked & { options: Option[]; creatable?: boolean }) => (
	<Labelled {...asked}>
		<FastField name={asked.name}>
			{({ field: { value }, form }: FastFieldProps<string>) => {
				const Kind = creatable ? CreatableSelect : Select;
				const chosen = options.find((each) => each.value === value) ?? (creatable && value ? { value, label: value } : null);
				return <Kind<Option> inputId={asked.name} options={options} value={chosen} onChange={(option) => form.setFieldValue(asked.name, option?.value ?? "")} onBlur={() => form.setFieldTouched(asked.name)} isClearable />;
			}}
		</FastField>
	</Labelled>
);
const Many = ({ options, ...asked }: Asked & { options: Option[] }) => (
	<Labelled {...asked}>
		<FastField name={asked.name}>
			{({ field: { value }, form }: FastFieldProps<string[]>) => (
				<Select<Option, true> isMulti closeMenuOnSelect={false} inputId={asked.name} options={options} value={options.filter((each) => value.includes(each.value))} onChange={(chosen) => form.setFieldValue(asked.name, chosen.map((each) => each.value))} />
			)}
		</FastField>
	</Labelled>
);
const Day = ({ monthly, ...asked }: Asked & { monthly?: boolean }) => (
	<Labelled {...asked}>
		<FastField name={asked.name}>
			{({ field: { value }, form }: FastFieldProps<Date | null>) => (
				<DatePicker id={asked.name} selected={value} onChange={(day: Date | null) => form.setFieldValue(asked.name, day)} autoComplete="off" {...(monthly ? { showMonthYearPicker: true, dateFormat: "MM/yyyy", placeholderText: "MM/YYYY" } : { dateFormat: "MM/dd/yyyy", placeholderText: "MM/DD/YYYY", showMonthDropdown: true, showYearDropdown: true, dropdownMode: "select" as const })} />
			)}
		</FastField>
	</Labelled>
);
const Radios = ({ options, ...asked }: Asked & { options: Option[] }) => (
	<div className="field" role="radiogroup" aria-labelledby={`${asked.name}-q`}>
		<div className="q" id={`${asked.name}-q`}>{asked.label}</div>
		{options.map((each) => (
			<label key={each.value} style={{ marginRight: 16 }}>
				<FastField type="radio" name={asked.name} value={each.value} /> {each.label}
			</label>
		))}
	</div>
);
const YES_NO = coded([["yes", "Yes"], ["no", "No"]]);
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<section className="part"><h2>{title}</h2>{children}</section>
);

let values: typeof INITIAL = INITIAL;
let submitted = false;
/** The last values, for whoever asks from outside. */
function Watch() {
	values = useFormikContext<typeof INITIAL>().values;
	return null;
}

const TABS = ["Welcome", "Application", "Review & sign"];
function App() {
	const [tab, setTab] = useState(0);
	return (
		<Formik initialValues={INITIAL} onSubmit={() => void (submitted = true)}>
			<Form noValidate>
				<Watch />
				<div className="top"><h1>Three Rivers Community Foundation</h1>Scholarship portal &middot; one application for all forty-two funds</div>
				<div className="wrap">
					<div className="tabs" role="tablist">
						{TABS.map((title, index) => (
							<button key={title} type="button" role="tab" id={`tab-${index}`} aria-selected={tab === index} aria-controls={`panel-${index}`} onClick={() => setTab(index)}>{title}</button>
						))}
					</div>
					<div role="tabpanel" id="panel-0" aria-labelledby="tab-0" hidden={tab !== 0}>
						<Part title="Before you start">
							<p>Donors in our three counties gave these funds for local students. Fill in the next tab once; we match you with every fund you qualify for.</p>
							<Text name="account.password" label="Choose a portal password" type="password" help="You will need it to come back." />
						</Part>
					</div>
					<div role="tabpanel" id="panel-1" aria-labelledby="tab-1" hidden={tab !== 1}>
						<Part title="Scholarship applicant">
							<div className="two">
								<Text name="applicant.first" label="First name" star />
								<Text name="applicant.middle" label="Middle name" />
								<Text name="applicant.last" label="Last name" star />
								<One name="applicant.suffix" label="Suffix" options={SUFFIXES} />
								<Text name="applicant.goesBy" label="Preferred first name" />
								<Text name="applicant.email" label="Applicant's email" type="email" star />
								<Text name="applicant.phone" label="Cell phone" type="tel" star />
								<Text name="applicant.altPhone" label="Second phone, if you have one" type="tel" />
								<Day name="applicant.birthDate" label="Birthdate" star />
								<Text name="applicant.birthplace" label="Birthplace (city)" />
								<One name="applicant.birthCountry" label="Birthplace (country)" options={COUNTRY_OPTIONS} />
							</div>
						</Part>
						<Part title="Where you live">
							<div className="two">
								<Text name="address.street" label="Home address" star />
								<Text name="address.street2" label="Apartment" />
								<Text name="address.city" label="City" star />
								<One name="address.state" label="State" options={STATE_OPTIONS} star />
								<Text name="address.zip" label="Zip" star />
								<Text name="address.county" label="County" help="Some funds serve one county only." />
								<Text name="mailing.street" label="Mailing address (only if different)" />
								<Text name="mailing.city" label="Mailing city" />
								<Text name="mailing.zip" label="Mailing zip" />
							</div>
						</Part>
						<Part title="High school">
							<div className="two">
								<Text name="school.name" label="Name of high school" star />
								<Text name="school.city" label="High school city" />
								<One name="school.state" label="High school state" options={STATE_OPTIONS} />
								<One name="school.year" label="Current year in school" options={YEAR_IN_SCHOOL} star />
								<Day name="school.graduation" label="Month of high school graduation" monthly />
								<Text name="school.gpa" label="Cumulative GPA, unweighted" star help="On a 4.0 scale" />
								<Text name="school.rank" label="Class rank" help="A number" />
								<Text name="school.classSize" label="Number of seniors in your class" />
								<Text name="school.satReading" label="SAT Reading/Writing score" />
								<Text name="school.satMath" label="SAT Math score" />
								<Text name="school.act" label="ACT composite score" />
								<Day name="school.actDate" label="ACT test date" />
								<Text name="school.psat" label="PSAT total" />
							</div>
							<h3>Rigorous courses</h3>
							{INITIAL.courses.map((_, i) => (
								<div className="two" key={i}>
									<Text name={`courses[${i}].name`} label={`Course #${i + 1}`} />
									<Text name={`courses[${i}].grade`} label={`Grade in course #${i + 1}`} />
								</div>
							))}
							<h3>AP / IB tests taken</h3>
							{INITIAL.exams.map((_, i) => (
								<div className="two" key={i}>
									<One name={`exams[${i}].subject`} label={`Test #${i + 1}`} options={TESTS} />
									<One name={`exams[${i}].score`} label={`Score on test #${i + 1}`} options={list("1", "2", "3", "4", "5", "6", "7")} />
								</div>
							))}
						</Part>
						<Part title="College plans">
							<div className="two">
								<One name="plans.college" label="College you plan to attend" options={COLLEGES} creatable help="Pick one or type a new name" />
								<One name="plans.major" label="Field of study" options={list(...MAJORS)} creatable />
								<One name="plans.degree" label="Degree goal" options={DEGREES} />
								<Text name="plans.career" label="Career goal" />
								<One name="plans.start" label="Year you start college" options={list("2026", "2027", "2028", "2029")} />
							</div>
							<Area name="plans.otherAwards" label="Other scholarships you have been offered, with amounts" />
						</Part>
						<Part title="Activities, jobs and service">
							{INITIAL.activities.map((_, i) => (
								<div className="entry" key={i}>
									<strong>Activity #{i + 1}</strong>
									<div className="two">
										<One name={`activities[${i}].type`} label="Category" options={KINDS} />
										<Text name={`activities[${i}].organization`} label="Group or business" />
										<Text name={`activities[${i}].position`} label="Leadership or job title" />
										<Many name={`activities[${i}].grades`} label="School years involved" options={GRADES} />
										<Text name={`activities[${i}].hoursPerWeek`} label="Hrs/week" />
										<Text name={`activities[${i}].weeksPerYear`} label="Wks/year" />
									</div>
									<Area name={`activities[${i}].description`} label="What you contributed" max={250} help="250 characters" />
								</div>
							))}
						</Part>
						<Part title="Honors and awards">
							{INITIAL.honors.map((_, i) => (
								<div className="two" key={i}>
									<Text name={`honors[${i}].title`} label={`Honor #${i + 1}`} />
									<One name={`honors[${i}].grade`} label={`When you received honor #${i + 1}`} options={GRADES} />
								</div>
							))}
						</Part>
						<Part title="Your family">
							{["Parent/guardian 1", "Parent/guardian 2"].map((title, i) => (
								<div className="entry" key={title}>
									<strong>{title}</strong>
									<div className="two">
										<Text name={`parents[${i}].firstName`} label={`${title} first name`} />
										<Text name={`parents[${i}].lastName`} label={`${title} last name`} />
										<Text name={`parents[${i}].occupation`} label={`${title} occupation`} />
										<Text name={`parents[${i}].employer`} label={`${title} place of work`} />
										<One name={`parents[${i}].education`} label={`${title} education`} options={SCHOOLING} />
									</div>
								</div>
							))}
							<div className="two">
								<One name="household.marital" label="Parents' marital status" options={MARITAL} />
								<Text name="household.siblings" label="Number of siblings" />
								<Text name="household.size" label="Number of people in household" />
								<One name="household.income" label="Gross annual family income" options={INCOME} />
								<Text name="household.sai" label="Student Aid Index (SAI)" help="From your FAFSA summary" />
							</div>
							<Radios name="household.firstGen" label="First in your family to attend college?" options={YES_NO} />
							<Radios name="household.aid" label="Do you receive financial aid?" options={YES_NO} />
							<h3>Siblings</h3>
							{INITIAL.siblings.map((_, i) => (
								<div className="two" key={i}>
									<Text name={`siblings[${i}].firstName`} label={`Sibling #${i + 1} first name`} />
									<Text name={`siblings[${i}].age`} label={`Sibling #${i + 1} age`} />
								</div>
							))}
						</Part>
						<Part title="Voluntary information">
							<div className="two">
								<One name="about.gender" label="Gender" options={GENDERS} />
								<Many name="about.race" label="Race/ethnicity (check all)" options={RACES} />
								<One name="about.citizenship" label="Citizenship status" options={CITIZENSHIP} />
							</div>
						</Part>
						<Part title="People we may contact">
							<div className="two">
								<Text name="reference.name" label="Name of reference" star />
								<One name="reference.relationship" label="Reference is my" options={TIES} />
								<Text name="reference.email" label="Email of reference" type="email" star />
								<Text name="reference.supervisor" label="Supervisor at your current job" />
								<Text name="reference.supervisorPhone" label="Supervisor's phone" type="tel" />
								<Text name="emergency.name" label="Emergency contact (not a parent)" />
								<Text name="emergency.phone" label="Emergency contact phone" type="tel" />
							</div>
						</Part>
					</div>
					<div role="tabpanel" id="panel-2" aria-labelledby="tab-2" hidden={tab !== 2}>
						<Part title="Certification">
							<label><FastField type="checkbox" name="sign.agree" /> I certify that this information is true and allow the Foundation to share it with donors.</label>
							<Text name="sign.name" label="Electronic signature" />
							<Day name="sign.date" label="Signature date" />
							<button className="go" type="submit">Submit application</button>
						</Part>
					</div>
				</div>
			</Form>
		</Formik>
	);
}

const two = (part: number) => String(part).padStart(2, "0");
function flat(value: unknown, path: string, into: Record<string, unknown>) {
	if (value instanceof Date) into[path] = `${value.getFullYear()}-${two(value.getMonth() + 1)}${path === "school.graduation" ? "" : `-${two(value.getDate())}`}`;
	else if (Array.isArray(value) && !(path in MULTIPLE)) value.forEach((each, index) => flat(each, `${path}[${index}]`, into));
	else if (value && typeof value === "object" && !Array.isArray(value)) for (const [key, each] of Object.entries(value)) flat(each, path ? `${path}.${key}` : key, into);
	else into[path] = value;
	return into;
}
const MULTIPLE: Record<string, true> = { "activities[0].grades": true, "activities[1].grades": true, "about.race": true };
function shownOf(name: string) {
	const radios = [...document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`)];
	if (radios.length > 0) return radios.find((each) => each.checked)?.closest("label")?.textContent?.trim() ?? "";
	const control = (document.getElementById(name) ?? document.getElementsByName(name)[0]) as HTMLInputElement;
	if (control.type === "checkbox") return control.checked;
	if (control.getAttribute("role") !== "combobox") return control.value;
	const box = control.closest(".field") as Element;
	if (name in MULTIPLE) return [...box.querySelectorAll('[class*="multiValue"] > div:first-child')].map((each) => each.textContent);
	return box.querySelector('[class*="singleValue"]')?.textContent ?? "";
}
Object.assign(window, {
	formState: () => ({ ...flat(values, "", {}), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat(values, "", {})).map((name) => [name, shownOf(name)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
