import {
	Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Disclosure, DisclosureButton, DisclosurePanel, Field, Fieldset,
	Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

const INITIAL = {
	applicant: "", address: "", city: "", state: "", zip: "", areaCode: "", phone: "", email: "", birthDate: null, birthPlace: "", ssn4: "", sex: "", citizenship: "", marital: "",
	memberName: "", memberRelation: "", memberStatus: "", memberLocal: "", memberCouncil: "", memberCard: "", memberEmployer: "", memberTitle: "", memberSince: null, memberAddress: "", memberPhone: "", otherUnion: "", creditUnionNumber: "",
	fatherName: "", fatherLiving: "", fatherOccupation: "", fatherEmployer: "", fatherEducation: "",
	motherName: "", motherLiving: "", motherOccupation: "", motherEmployer: "", motherEducation: "",
	parentsMarital: "", childCount: "", inCollege: "", sibling0Name: "", sibling0Age: "", sibling0School: "", sibling1Name: "", sibling1Age: "", sibling1School: "", income: "", circumstances: "",
	school: "", schoolStreet: "", schoolCity: "", schoolState: "", schoolZip: "", graduation: null, principal: "", counselor: "", counselorPhone: "",
	rank: "", classSize: "", gpa: "", gpaScale: "", satReading: "", satMath: "", satTotal: "", satDate: null, act: "", actDate: null, psat: "", dualCredit: false, dualCollege: "",
	choice0: "", choice0Status: "", choice1: "", choice1Status: "", choice2: "", choice2Status: "", schoolType: "", major: "", degree: "", career: "", collegeGraduation: "", enrollment: "", residence: "", tuition: "", otherAid: "", otherAidList: "",
	activity0: "", activity0Years: "", activity0Office: "", activity1: "", activity1Years: "", activity1Office: "",
	job0Employer: "", job0Position: "", job0From: null, job0To: null, job0Hours: "", job1Employer: "", job1Position: "", job1From: null, job1To: null, job1Hours: "",
	honor0: "", honor0Grade: "", honor1: "", honor1Grade: "", honor2: "", honor2Grade: "",
	ref0Name: "", ref0Email: "", ref1Name: "", ref1Email: "", agree: false, release: false, signature: "", parentSignature: "", signDate: null,
};
type Key = keyof typeof INITIAL;
let values: Record<string, any> = { ...INITIAL };
let sent = false;
const drawn: Record<string, HTMLElement | null> = {};

const STATE_NAMES = STATES.map(([, name]) => name);
const SCHOOLING = ["Less than high school", "High school diploma/GED", "Some college", "Trade school or apprenticeship", "Associate degree", "Bachelor's degree", "Graduate or professional degree"];
const keep = (key: string) => (element: any) => {
	drawn[key] = element;
};

function Form() {
	const [v, setV] = useState<Record<string, any>>(INITIAL);
	const set = (key: string, value: any) =>
		setV((old) => {
			values = { ...old, [key]: value };
			return values;
		});
	const t = (key: Key) => ({ name: key, value: v[key], onChange: (e: any) => set(key, e.target.value), ref: keep(key) });

	const text = (key: Key, label: ReactNode, more: { hint?: string; className?: string; type?: string; maxLength?: number; placeholder?: string } = {}) => {
		const { hint, className, ...rest } = more;
		return (
			<Field className={`fld ${className ?? ""}`}>
				<Label>{label}</Label>
				{hint && <Description className="hint">{hint}</Description>}
				<Input {...t(key)} {...rest} />
			</Field>
		);
	};
	const list = (key: Key, options: string[], placeholder = "Select…") => (
		<Listbox value={v[key]} onChange={(x) => set(key, x)}>
			<ListboxButton className="lb" ref={keep(key)}>
				{v[key] ? <span>{v[key]}</span> : <span className="ph">{placeholder}</span>}
				<i aria-hidden>▾</i>
			</ListboxButton>
			<ListboxOptions anchor="bottom start" className="opts">
				{options.map((o) => (
					<ListboxOption key={o} value={o} className="opt">
						{o}
					</ListboxOption>
				))}
			</ListboxOptions>
		</Listbox>
	);
	const radios = (key: Key, options: string[]) => (
		<RadioGroup value={v[key]} onChange={(x) => set(key, x)} className="rg" ref={keep(key)}>
			{options.map((o) => (
				<Field key={o} className="ri">
					<Radio value={o} className="rd" />
					<Label>{o}</Label>
				</Field>
			))}
		</RadioGroup>
	);
	const date = (key: Key, id: string, month = false) => (
		<span ref={keep(key)}>
			<DatePicker
				id={id}
				selected={v[key]}
				onChange={(d: Date | null) => set(key, d)}
				dateFormat={month ? "MM/yyyy" : "MM/dd/yyyy"}
				showMonthYearPicker={month}
				showYearDropdown={!month}
				placeholderText={month ? "mm/yyyy" : "mm/dd/yyyy"}
				autoComplete="off"
			/>
		</span>
	);
	const section = (title: string, body: ReactNode) => (
		<Disclosure as="section" defaultOpen>
			<DisclosureButton className="sec">{title}</DisclosureButton>
			<DisclosurePanel className="pan">{body}</DisclosurePanel>
		</Disclosure>
	);

	return (
		<main>
			<header>
				<p className="kicker">Knowledge is power</p>
				<h1>Federation of Public &amp; Utility Employees Family Scholarship Program</h1>
				<p>
					Open to graduating high school seniors whose parent, legal guardian or financially responsible grandparent is a full dues-paying member or a share-holder of the Federation Credit Union. Return the
					complete application by December 31.
				</p>
			</header>
			<form
				onSubmit={(e) => {
					e.preventDefault();
					sent = true;
				}}
			>
				{section(
					"To be completed by applicant",
					<>
						{text("applicant", "Applicant’s Name")}
						{text("address", "Address")}
						<div className="row c3">
							{text("city", "City")}
							<Field className="fld">
								<Label>State</Label>
								{list("state", STATE_NAMES)}
							</Field>
							{text("zip", "Zip")}
						</div>
						<div className="row c2">
							<div className="fld">
								<span>Phone</span>
								<div className="phone">
									( <Input {...t("areaCode")} maxLength={3} size={3} aria-label="Area code" /> ) <Input {...t("phone")} maxLength={8} aria-label="Phone number" />
								</div>
							</div>
							{text("email", "E-mail", { type: "email" })}
						</div>
						<div className="row c3">
							<div className="fld">
								<label htmlFor="dob">Date of birth</label>
								{date("birthDate", "dob")}
							</div>
							{text("birthPlace", "Place of birth")}
							{text("ssn4", "Last four digits of Social Security number", { maxLength: 4 })}
						</div>
						<Fieldset className="inl">
							<Legend>Sex</Legend>
							{radios("sex", ["Male", "Female"])}
						</Fieldset>
						<Fieldset className="inl">
							<Legend>Citizenship</Legend>
							{radios("citizenship", ["U.S. citizen", "Permanent resident", "Other"])}
						</Fieldset>
						<Field className="fld half">
							<Label>Applicant’s marital status</Label>
							{list("marital", ["Single", "Married", "Divorced"])}
						</Field>
					</>,
				)}
				{section(
					"Member information",
					<>
						<p className="note">To be eligible, the member must be in good standing at the time of application. Your local union can supply the local and council numbers.</p>
						<div className="row c2">
							{text("memberName", "Name of member (parent, legal guardian or financially responsible grandparent)")}
							<Field className="fld">
								<Label>Member’s relationship to applicant</Label>
								{list("memberRelation", ["Father", "Mother", "Stepfather", "Stepmother", "Legal guardian", "Grandparent"])}
							</Field>
						</div>
						<Fieldset className="inl">
							<Legend>Status of member</Legend>
							{radios("memberStatus", ["Active", "Retired", "Disabled", "Deceased"])}
						</Fieldset>
						<div className="row c3">
							{text("memberLocal", "Local number")}
							{text("memberCouncil", "Council number")}
							{text("memberCard", "Card or member ID number")}
							{text("memberEmployer", "Employer of member")}
							{text("memberTitle", "Member’s job title")}
							<div className="fld">
								<label htmlFor="since">Member since (month/year)</label>
								{date("memberSince", "since", true)}
							</div>
						</div>
						<div className="row c2">
							{text("memberAddress", "Member’s address", { hint: "If different from applicant’s" })}
							{text("memberPhone", "Member’s daytime phone", { hint: "We may call to verify membership" })}
						</div>
						{text("otherUnion", "If other members of your family belong to a union, list union and local")}
						{text("creditUnionNumber", "Federation Credit Union share account number, if applicant is a member")}
					</>,
				)}
				{section(
					"Family",
					<>
						<table>
							<thead>
								<tr>
									<th />
									<th>Name</th>
									<th>Living?</th>
									<th>Occupation</th>
									<th>Employer</th>
									<th>Education completed</th>
								</tr>
							</thead>
							<tbody>
								{(["father", "mother"] as const).map((who) => (
									<tr key={who}>
										<th scope="row">{who === "father" ? "Father or male guardian" : "Mother or female guardian"}</th>
										<td><Input {...t(`${who}Name`)} /></td>
										<td>{list(`${who}Living`, ["Living", "Deceased"], "—")}</td>
										<td><Input {...t(`${who}Occupation`)} /></td>
										<td><Input {...t(`${who}Employer`)} /></td>
										<td>{list(`${who}Education`, SCHOOLING, "—")}</td>
									</tr>
								))}
							</tbody>
						</table>
						<div className="row c3">
							<Field className="fld">
								<Label>Parents’ marital status</Label>
								{list("parentsMarital", ["Married", "Separated", "Divorced", "Widowed", "Never married"])}
							</Field>
							{text("childCount", "Number of children in family, including applicant")}
							{text("inCollege", "Number who will be in college next year, including applicant")}
						</div>
						<p className="lead">Brothers and sisters</p>
						<table>
							<thead>
								<tr>
									<th>Name</th>
									<th>Age</th>
									<th>School attending or occupation</th>
								</tr>
							</thead>
							<tbody>
								{([0, 1] as const).map((i) => (
									<tr key={i}>
										<td><Input {...t(`sibling${i}Name`)} /></td>
										<td><Input {...t(`sibling${i}Age`)} size={4} /></td>
										<td><Input {...t(`sibling${i}School`)} /></td>
									</tr>
								))}
							</tbody>
						</table>
						<Field className="fld half">
							<Label>Total family income last year, before taxes</Label>
							{list("income", ["Under $20,000", "$20,000 to $34,999", "$35,000 to $49,999", "$50,000 to $64,999", "$65,000 to $79,999", "$80,000 to $99,999", "$100,000 and over"])}
						</Field>
						<Field className="fld">
							<Label>Describe how and when any unusual family or personal circumstances have affected your achievement in school, work experience, or your participation in school and community activities.</Label>
							<Textarea {...t("circumstances")} rows={4} />
						</Field>
					</>,
				)}
				{section(
					"High school record",
					<>
						{text("school", "Name of high school")}
						<div className="row c4">
							{text("schoolStreet", "Street address")}
							{text("schoolCity", "City")}
							<Field className="fld">
								<Label>State</Label>
								{list("schoolState", STATE_NAMES)}
							</Field>
							{text("schoolZip", "Zip")}
						</div>
						<div className="row c4">
							<div className="fld">
								<label htmlFor="grad">Date of graduation</label>
								{date("graduation", "grad")}
							</div>
							{text("principal", "Name of principal")}
							{text("counselor", "Name of guidance counselor")}
							{text("counselorPhone", "Counselor’s phone")}
						</div>
						<div className="row c2">
							<div className="fld">
								<span>Rank in class</span>
								<div className="phone">
									<Input {...t("rank")} size={4} aria-label="Rank in class" /> in a class of <Input {...t("classSize")} size={4} aria-label="Class size" />
								</div>
							</div>
							<div className="fld">
								<span>Cumulative grade point average</span>
								<div className="phone">
									<Input {...t("gpa")} size={5} aria-label="Cumulative grade point average" /> on a scale of {list("gpaScale", ["4.0 (unweighted)", "5.0 (weighted)", "100"], "scale")}
								</div>
							</div>
						</div>
						<p className="lead">Test scores (best)</p>
						<div className="row c4">
							{text("satReading", "SAT Reading and Writing")}
							{text("satMath", "SAT Math")}
							{text("satTotal", "SAT total")}
							<div className="fld">
								<label htmlFor="satd">Most recent SAT date</label>
								{date("satDate", "satd")}
							</div>
							{text("act", "ACT composite")}
							<div className="fld">
								<label htmlFor="actd">ACT date</label>
								{date("actDate", "actd")}
							</div>
							{text("psat", "PSAT/NMSQT total")}
						</div>
						<Field className="sw">
							<Switch checked={v.dualCredit} onChange={(x) => set("dualCredit", x)} className="switch" ref={keep("dualCredit")}>
								<span className="knob" />
							</Switch>
							<Label>I have taken courses for college credit while in high school</Label>
						</Field>
						{text("dualCollege", "If so, at what college?")}
					</>,
				)}
				{section(
					"Plans for college",
					<>
						<p className="note">List in order of preference the schools to which you have applied, or will apply, for admission.</p>
						{([0, 1, 2] as const).map((i) => (
							<div className="row c21" key={i}>
								{text(`choice${i}`, `${i + 1}.`, { className: "num", placeholder: "School" })}
								{radios(`choice${i}Status`, ["Accepted", "Pending", "Not yet applied"])}
							</div>
						))}
						<Fieldset className="inl">
							<Legend>Type of school you plan to attend</Legend>
							{radios("schoolType", ["Four-year college or university", "Two-year community or junior college", "Vocational-technical school"])}
						</Fieldset>
						<div className="row c2">
							<Field className="fld">
								<Label>Major or course of study</Label>
								<Major value={v.major} set={(x) => set("major", x)} />
							</Field>
							<Field className="fld">
								<Label>Highest degree sought</Label>
								{list("degree", ["Certificate", "Associate", "Bachelor’s", "Master’s", "Doctorate", "Undecided"])}
							</Field>
							{text("career", "Career goal")}
							{text("collegeGraduation", "Anticipated year of college graduation")}
						</div>
						<Fieldset className="inl">
							<Legend>Enrollment</Legend>
							{radios("enrollment", ["Full-time", "Part-time"])}
						</Fieldset>
						<Fieldset className="inl">
							<Legend>While attending school you will live</Legend>
							{radios("residence", ["On campus", "Off campus", "At home with parents"])}
						</Fieldset>
						{text("tuition", "Estimated tuition and fees for the year ($)")}
						<Fieldset className="inl">
							<Legend>Will you receive other financial aid?</Legend>
							{radios("otherAid", ["Yes", "No"])}
						</Fieldset>
						{text("otherAidList", "If yes, list source and amount")}
					</>,
				)}
				{section(
					"Activities, work experience and honors",
					<>
						<p className="note">List all school and community activities in which you have participated without pay during the past four years (e.g., student government, music, sports, scouts, volunteer work).</p>
						<table>
							<thead>
								<tr>
									<th>Activity</th>
									<th>No. of yrs.</th>
									<th>Offices held</th>
								</tr>
							</thead>
							<tbody>
								{([0, 1] as const).map((i) => (
									<tr key={i}>
										<td><Input {...t(`activity${i}`)} /></td>
										<td><Input {...t(`activity${i}Years`)} size={3} /></td>
										<td><Input {...t(`activity${i}Office`)} /></td>
									</tr>
								))}
							</tbody>
						</table>
						<p className="note">Describe your work experience during the past four years. Indicate dates of employment in each job and approximate number of hours worked each week.</p>
						<table>
							<thead>
								<tr>
									<th>Employer</th>
									<th>Position</th>
									<th>From (mo/yr)</th>
									<th>To (mo/yr)</th>
									<th>Hours per week</th>
								</tr>
							</thead>
							<tbody>
								{([0, 1] as const).map((i) => (
									<tr key={i}>
										<td><Input {...t(`job${i}Employer`)} /></td>
										<td><Input {...t(`job${i}Position`)} /></td>
										<td>{date(`job${i}From`, `job${i}-from`, true)}</td>
										<td>{date(`job${i}To`, `job${i}-to`, true)}</td>
										<td><Input {...t(`job${i}Hours`)} size={4} /></td>
									</tr>
								))}
							</tbody>
						</table>
						<p className="note">Academic honors, awards and other recognition</p>
						{([0, 1, 2] as const).map((i) => (
							<div className="row c21" key={i}>
								{text(`honor${i}`, `Honor or award ${i + 1}`)}
								<Field className="fld">
									<Label>Grade</Label>
									{list(`honor${i}Grade`, ["9", "10", "11", "12"])}
								</Field>
							</div>
						))}
					</>,
				)}
				{section(
					"References and certification",
					<>
						<p className="note">Two letters of recommendation must be submitted. At least one of these letters must be from a teacher or a person in a position to evaluate your academic performance and ability.</p>
						<div className="row c2">
							{text("ref0Name", "Teacher’s name")}
							{text("ref0Email", "Teacher’s e-mail")}
							{text("ref1Name", "Second reference: name")}
							{text("ref1Email", "Second reference: e-mail")}
						</div>
						<Field className="ck">
							<Checkbox checked={v.agree} onChange={(x) => set("agree", x)} className="box" ref={keep("agree")} />
							<Label>I certify that the information given above is true and complete to the best of my knowledge.</Label>
						</Field>
						<Field className="ck">
							<Checkbox checked={v.release} onChange={(x) => set("release", x)} className="box" ref={keep("release")} />
							<Label>I authorize my school to release my transcript and test scores to the Scholarship Selection Committee, and the union to publish my name and photograph if I am selected.</Label>
						</Field>
						<div className="row c3">
							{text("signature", "Applicant’s signature")}
							{text("parentSignature", "Signature of member")}
							<div className="fld">
								<label htmlFor="sd">Date</label>
								{date("signDate", "sd")}
							</div>
						</div>
						<button type="submit" className="send">Submit application</button>
					</>,
				)}
			</form>
		</main>
	);
}

function Major({ value, set }: { value: string; set: (x: string) => void }) {
	const [query, setQuery] = useState("");
	return (
		<Combobox value={value} onChange={(x: string | null) => set(x ?? "")} onClose={() => setQuery("")}>
			<div className="cb">
				<ComboboxInput displayValue={(x: string) => x} onChange={(e) => setQuery(e.target.value)} autoComplete="off" placeholder="Type to search" ref={keep("major")} />
				<ComboboxButton aria-label="Show majors">▾</ComboboxButton>
			</div>
			<ComboboxOptions anchor="bottom start" className="opts">
				{MAJORS.filter((m) => m.toLowerCase().includes(query.toLowerCase())).map((m) => (
					<ComboboxOption key={m} value={m} className="opt">
						{m}
					</ComboboxOption>
				))}
			</ComboboxOptions>
		</Combobox>
	);
}

createRoot(document.getElementById("root")!).render(<Form />);

const day = (d: Date) => `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}`;

function seen(key: string): string | boolean {
	const element = drawn[key];
	if (!element) return "";
	const role = element.getAttribute("role");
	if (role === "checkbox" || role === "switch") return element.getAttribute("aria-checked") === "true";
	if (role === "radiogroup") {
		const on = element.querySelector("[role=radio][aria-checked=true]");
		return on?.closest(".ri")?.textContent?.trim() ?? "";
	}
	if (element.matches("button.lb")) return element.querySelector("span:not(.ph)")?.textContent?.trim() ?? "";
	return ((element.matches("input, textarea") ? element : element.querySelector("input")) as HTMLInputElement).value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.keys(INITIAL).map((key) => [key, values[key] instanceof Date ? day(values[key]) : (values[key] ?? "")])), submitted: sent }),
	formShown: () => Object.fromEntries(Object.keys(INITIAL).map((key) => [key, seen(key)])),
});
