import "./page.css";
import { Checkbox, Label, Popover, RadioGroup, Select, Separator, Switch, ToggleGroup } from "radix-ui";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

type Value = string | boolean | string[];
type Store = Record<string, Value>;
const BLANK: Store = {};
let now: Store = {};
let change: (key: string, value: Value) => void;
let submitted = false;

const ask = <V extends Value>(key: string, empty: V) => {
	if (!(key in BLANK)) BLANK[key] = empty;
	return (now[key] ?? empty) as V;
};
const span = (n: number) => ({ gridColumn: `span ${n}` });

function Text({ id, ...rest }: { id: string } & React.InputHTMLAttributes<HTMLInputElement>) {
	return <input id={id} name={id} value={ask(id, "")} onChange={(e) => change(id, e.target.value)} {...rest} />;
}
function Field({ id, label, w, hint, ...rest }: { id: string; label: string; w: number; hint?: string } & React.InputHTMLAttributes<HTMLInputElement>) {
	return <div className="f" style={span(w)}><Label.Root htmlFor={id}>{label}</Label.Root><Text id={id} {...rest} />{hint && <small>{hint}</small>}</div>;
}
function Pick({ id, options, placeholder = "Select…", label }: { id: string; options: (string | [string, string])[]; placeholder?: string; label?: string }) {
	return (
		<Select.Root name={id} value={ask(id, "")} onValueChange={(value) => change(id, value)}>
			<Select.Trigger id={id} className="trigger" aria-label={label}><Select.Value placeholder={placeholder} /><Select.Icon /></Select.Trigger>
			<Select.Portal><Select.Content className="menu" position="popper"><Select.Viewport>
				{options.map((option) => {
					const [value, text] = typeof option === "string" ? [option, option] : option;
					return <Select.Item key={value} value={value} className="item"><Select.ItemText>{text}</Select.ItemText></Select.Item>;
				})}
			</Select.Viewport></Select.Content></Select.Portal>
		</Select.Root>
	);
}
const PickField = ({ w, label, ...rest }: { id: string; label: string; w: number; options: (string | [string, string])[]; placeholder?: string }) => (
	<div className="f" style={span(w)}><Label.Root htmlFor={rest.id}>{label}</Label.Root><Pick {...rest} /></div>
);
function Radios({ id, question, options, w = 12 }: { id: string; question: ReactNode; options: [string, string][]; w?: number }) {
	return (
		<div style={span(w)}><span className="q" id={`${id}-q`}>{question}</span>
			<RadioGroup.Root id={id} name={id} className="radios" aria-labelledby={`${id}-q`} value={ask(id, "")} onValueChange={(value) => change(id, value)}>
				{options.map(([value, text]) => <div key={value}><RadioGroup.Item className="radio" id={`${id}-${value}`} value={value}><RadioGroup.Indicator className="dot" /></RadioGroup.Item><label htmlFor={`${id}-${value}`}>{text}</label></div>)}
			</RadioGroup.Root></div>
	);
}
const YN: [string, string][] = [["yes", "Yes"], ["no", "No"]];
function Box({ id, children }: { id: string; children: ReactNode }) {
	return <div className="box"><Checkbox.Root id={id} name={id} className="check" checked={ask(id, false)} onCheckedChange={(value) => change(id, value === true)}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root><label htmlFor={id}>{children}</label></div>;
}
function Many({ id, label, options, w }: { id: string; label: string; options: string[]; w: number }) {
	const chosen = ask<string[]>(id, []);
	return (
		<div className="f" style={span(w)}><Label.Root id={`${id}-label`}>{label}</Label.Root>
			<Popover.Root><Popover.Trigger id={id} type="button" className="trigger" aria-labelledby={`${id}-label ${id}`}>{chosen.length ? <span>{chosen.map((each) => <span key={each} data-chosen style={{ marginRight: 8 }}>{each}</span>)}</span> : "Choose all that apply"}</Popover.Trigger>
				<Popover.Portal><Popover.Content className="menu" align="start">
					{options.map((option, i) => <div className="item box" key={option}><Checkbox.Root className="check" id={`${id}-${i}`} checked={chosen.includes(option)} onCheckedChange={(on) => change(id, options.filter((each) => (each === option ? on : chosen.includes(each))))}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root><label htmlFor={`${id}-${i}`}>{option}</label></div>)}
				</Popover.Content></Popover.Portal></Popover.Root></div>
	);
}
function Combo({ id, label, options, w }: { id: string; label: string; options: string[]; w: number }) {
	const value = ask(id, "");
	const [open, setOpen] = useState(false);
	const [typed, setTyped] = useState("");
	return (
		<div className="f" style={span(w)}><Label.Root htmlFor={id}>{label}</Label.Root>
			<Popover.Root open={open} onOpenChange={setOpen}><Popover.Trigger id={id} type="button" role="combobox" aria-expanded={open} className="trigger" {...(value ? {} : { "data-placeholder": "" })}>{value || "Search colleges…"}</Popover.Trigger>
				<Popover.Portal><Popover.Content className="menu" align="start"><input placeholder="Type to search" value={typed} onChange={(e) => setTyped(e.target.value)} />
					<div role="listbox">{options.filter((each) => each.toLowerCase().includes(typed.toLowerCase())).map((each) => <div role="option" aria-selected={each === value} tabIndex={-1} className="item" key={each} onClick={() => { change(id, each); setOpen(false); setTyped(""); }}>{each}</div>)}</div>
				</Popover.Content></Popover.Portal></Popover.Root></div>
	);
}
function Grades({ id }: { id: string }) {
	return <ToggleGroup.Root id={id} type="multiple" className="toggles" aria-label="Grades" value={ask<string[]>(id, [])} onValueChange={(value) => change(id, [...value].sort((a, b) => +a - +b))}>{["9", "10", "11", "12"].map((grade) => <ToggleGroup.Item key={grade} value={grade}>{grade}</ToggleGroup.Item>)}</ToggleGroup.Root>;
}
function Rows({ render, button }: { render: (n: number) => ReactNode; button: string }) {
	const [count, setCount] = useState(1);
	return <>{Array.from({ length: count }, (_, i) => <div key={i}>{render(i)}</div>)}<button type="button" className="add" onClick={() => setCount(count + 1)}>{button}</button></>;
}
const MONTHS = "January February March April May June July August September October November December".split(" ");
const COLLEGES = ["Baker University", "Emory University", "Hamline University", "Lewis & Clark College", "Linfield University", "Oregon State University", "Pacific University", "Portland State University", "Reed College", "Seattle Pacific University", "Southern Oregon University", "Syracuse University", "University of Oregon", "University of Puget Sound", "University of Washington", "Willamette University"];
const SCHOOLING = ["Less than high school", "High school graduate", "Some college or technical school", "Four-year college degree", "Graduate degree"];

const Parent = ({ id, who, maiden }: { id: string; who: string; maiden?: boolean }) => (
	<><h3>{who}</h3><div className="g">
		<Field id={`${id}_name`} label={`${who}’s full name`} w={maiden ? 5 : 8} />
		{maiden && <Field id={`${id}_maiden`} label="Maiden name" w={3} />}
		<PickField id={`${id}_schooling`} label="Education" w={4} options={SCHOOLING} />
		<Field id={`${id}_occupation`} label="Occupation" w={4} /><Field id={`${id}_employer`} label="Employer" w={4} /><Field id={`${id}_church`} label="Church membership" w={4} />
	</div></>
);

function App() {
	const [store, setStore] = useState<Store>({});
	now = store;
	change = (key, value) => setStore((old) => ({ ...old, [key]: value }));
	return (
		<main>
			<h1>Cascade Annual Conference</h1>
			<p>Board of Higher Education and Campus Ministry<br /><b>Undergraduate Scholarship Application, 2027–2028</b></p>
			<p>Please read the instructions carefully prior to completing the application. Every question must be answered and all sections of the form must be completed. Late or incomplete application materials will not be processed.</p>
			<Separator.Root />
			<form onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
				<h2>I. APPLICANT</h2>
				<div className="g">
					<Field id="last_name" label="Last name" w={4} /><Field id="first_name" label="First" w={4} /><Field id="middle_name" label="Middle" w={4} />
					<Field id="perm_address" label="Permanent mailing address" w={12} hint="Street or P.O. box, apartment number" />
					<Field id="perm_city" label="City" w={5} /><PickField id="perm_state" label="State" w={4} options={STATES} /><Field id="perm_zip" label="Zip" w={3} inputMode="numeric" maxLength={5} />
					<Field id="telephone" label="Telephone" w={6} type="tel" placeholder="(   )" /><Field id="email" label="E-mail" w={6} type="email" hint="This is the primary method we will use to contact you." />
				</div>
				<h3>Address while at school (if known)</h3>
				<div className="g"><Field id="school_address" label="Address" w={6} /><Field id="school_city" label="City" w={3} /><Field id="school_zip" label="Zip" w={3} /></div>
				<div className="g" style={{ marginTop: 12 }}>
					<div style={span(7)}><span className="q">Date of birth</span><div className="g"><div style={span(5)}><Pick id="birth_month" label="Month" placeholder="Month" options={MONTHS.map((name, i): [string, string] => [String(i + 1), name])} /></div><div style={span(3)}><Pick id="birth_day" label="Day" placeholder="Day" options={Array.from({ length: 31 }, (_, i) => String(i + 1))} /></div><div style={span(4)}><Pick id="birth_year" label="Year" placeholder="Year" options={Array.from({ length: 20 }, (_, i) => String(2011 - i))} /></div></div></div>
					<Field id="birth_place" label="Place of birth" w={5} />
					<Radios id="sex" question="Sex" w={4} options={[["male", "Male"], ["female", "Female"]]} />
					<PickField id="marital" label="Marital status" w={4} options={["Single", "Married", "Divorced", "Widowed"]} />
					<Field id="ssn4" label="Last four digits of SSN" w={4} maxLength={4} />
					<Many id="ethnic_origin" label="Ethnic origin" w={6} options={["African American/Black", "Asian", "Hispanic/Latino", "Native American", "Pacific Islander", "White"]} />
					<Field id="languages" label="Languages you speak besides English" w={6} />
					<Radios id="citizenship" question="Citizenship" options={[["us", "U.S. citizen"], ["pr", "Permanent resident of the U.S."], ["central", "Member of a Central Conference"], ["other", "Other"]]} />
				</div>

				<h2>II. CHURCH MEMBERSHIP</h2>
				<p>The applicant must be an active, full member of a church within the Conference for at least one year prior to applying.</p>
				<div className="g">
					<Field id="church_name" label="Name of local church" w={8} /><Field id="church_city" label="City" w={4} />
					<PickField id="district" label="District" w={4} options={["Columbia", "Crater Lake", "Inland", "Sage", "Seven Rivers"]} />
					<Field id="date_joined" label="Date received as full member" w={4} placeholder="mm/yyyy" />
					<Radios id="baptized" question="Have you been baptized?" w={4} options={YN} />
					<Field id="pastor" label="Name of pastor" w={5} /><Field id="pastor_phone" label="Pastor’s phone" w={3} type="tel" /><Field id="pastor_email" label="Pastor’s e-mail" w={4} type="email" />
					<div className="f" style={span(12)}><Label.Root htmlFor="church_activities">Church activities and offices held (local, district, conference)</Label.Root><textarea id="church_activities" rows={3} value={ask("church_activities", "")} onChange={(e) => change("church_activities", e.target.value)} /></div>
					<Radios id="prior_award" question="Have you received a scholarship from the Conference before?" options={YN} />
				</div>

				<h2>III. EDUCATION</h2>
				<div className="g">
					<Field id="high_school" label="High school" w={7} /><Field id="hs_grad" label="Date of graduation" w={5} type="date" />
					<Field id="hs_street" label="School address" w={5} /><Field id="hs_city" label="City" w={4} /><PickField id="hs_state" label="State" w={3} options={STATES} />
				</div>
				<table style={{ margin: "14px 0" }}><thead><tr><th>GPA (unweighted)</th><th>GPA (weighted)</th><th>Class rank</th><th>No. in class</th><th>SAT Verbal</th><th>SAT Math</th><th>ACT</th></tr></thead>
					<tbody><tr>{["gpa_unweighted", "gpa_weighted", "class_rank", "class_size", "sat_verbal", "sat_math", "act"].map((id) => <td key={id}><Text id={id} /></td>)}</tr></tbody></table>
				<p>College courses completed while in high school</p>
				<div className="g"><Field id="prior_college" label="College attended" w={8} /><Field id="prior_dates" label="When" w={4} /></div>
				<Rows button="Add another course" render={(i) => <div className="g" style={{ marginTop: 6 }}><div style={span(6)}><Text id={`course_title_${i}`} placeholder="Course" /></div><div style={span(3)}><Text id={`course_credits_${i}`} placeholder="Credits" /></div><div style={span(3)}><Text id={`course_grade_${i}`} placeholder="Grade" /></div></div>} />
				<h3>Plans for 2027–2028</h3>
				<div className="g">
					<Combo id="will_attend" label="College or university you plan to attend" w={8} options={COLLEGES} />
					<PickField id="classification" label="Classification in the fall" w={4} options={["Freshman", "Sophomore", "Junior", "Senior"]} />
					<Radios id="accepted" question="Have you been accepted?" w={4} options={YN} /><Radios id="load" question="Enrollment" w={4} options={[["full", "Full-time"], ["part", "Part-time"]]} /><Field id="college_grad" label="Expected year of graduation from college" w={4} />
					<Field id="major" label="Major field of study" w={4} /><PickField id="degree" label="Highest degree you plan to earn" w={4} options={["Associate", "Bachelor’s", "Master’s", "Doctorate", "M.Div. / professional"]} /><Field id="vocation" label="Vocational goal" w={4} />
				</div>

				<h2>IV. ACTIVITIES AND HONORS</h2>
				<p>School, community and church organizations, and part-time employment. Give offices held.</p>
				<Rows button="Add another activity" render={(i) => <div className="entry"><div className="g">
					<Field id={`activity_name_${i}`} label="Organization" w={5} /><Field id={`activity_office_${i}`} label="Office or duties" w={4} /><div style={span(3)}><span className="q">In grade</span><Grades id={`activity_grades_${i}`} /></div>
					<Field id={`activity_about_${i}`} label="What did you accomplish?" w={9} /><Field id={`activity_hours_${i}`} label="Hours a week" w={3} type="number" min={0} /></div></div>} />
				<h3>Honors</h3>
				<Rows button="Add another honor" render={(i) => <div className="g" style={{ marginBottom: 6 }}><div style={span(8)}><Text id={`honor_${i}`} aria-label={`Honor ${i + 1}`} /></div><div style={span(4)}><Pick id={`honor_year_${i}`} label={`Year of honor ${i + 1}`} placeholder="Year in school" options={[["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]]} /></div></div>} />

				<h2>V. FAMILY</h2>
				<Parent id="father" who="Father" /><Parent id="mother" who="Mother" maiden />
				<div className="g" style={{ marginTop: 12 }}>
					<Radios id="parents_status" question="Parents are" options={[["married", "Married"], ["separated", "Separated"], ["divorced", "Divorced"], ["widowed", "Widowed"], ["deceased", "Deceased"]]} />
					<Field id="children" label="Number of children in family (including you)" w={6} type="number" min={1} />
					<PickField id="income" label="Family income last year" w={6} options={["Under $30,000", "$30,000 – $49,999", "$50,000 – $69,999", "$70,000 – $89,999", "$90,000 or more"]} />
				</div>
				<h3>Brothers and sisters</h3>
				<Rows button="Add another name" render={(i) => <div className="g" style={{ marginBottom: 6 }}><Field id={`sibling_name_${i}`} label="Name" w={5} /><Field id={`sibling_age_${i}`} label="Age" w={2} type="number" /><Field id={`sibling_school_${i}`} label="School" w={5} /></div>} />
				<div style={{ margin: "12px 0" }}><Box id="first_generation">I will be a first-generation college student</Box></div>
				<div className="box"><Switch.Root id="other_aid" className="switch" checked={ask("other_aid", false)} onCheckedChange={(value) => change("other_aid", value)}><Switch.Thumb className="thumb" /></Switch.Root><label htmlFor="other_aid">I receive other financial aid</label></div>

				<h2>VI. ESTIMATED BUDGET FOR THE YEAR</h2>
				<table><thead><tr><th colSpan={2}>Expenses</th><th colSpan={2}>Resources</th></tr></thead><tbody>
					<tr><td>Tuition and fees</td><td><Text id="exp_tuition" placeholder="$" /></td><td>From parents</td><td><Text id="res_parents" placeholder="$" /></td></tr>
					<tr><td>Room and board</td><td><Text id="exp_board" placeholder="$" /></td><td>Savings and summer earnings</td><td><Text id="res_savings" placeholder="$" /></td></tr>
					<tr><td>Books and supplies</td><td><Text id="exp_books" placeholder="$" /></td><td>Loans</td><td><Text id="res_loans" placeholder="$" /></td></tr>
				</tbody></table>

				<h2>VII. REFERENCES AND STATEMENT</h2>
				<table><thead><tr><th /><th>Name</th><th>Phone</th><th>E-mail</th></tr></thead><tbody>{[["teacher", "Teacher or counselor"], ["layperson", "Church lay leader"]].map(([id, who]) => <tr key={id}><th scope="row">{who}</th>{["name", "phone", "email"].map((part) => <td key={part}><Text id={`${id}_${part}`} /></td>)}</tr>)}</tbody></table>
				<div className="f" style={{ margin: "12px 0" }}><label htmlFor="statement">In 250 words or less, tell how your faith has shaped your educational and vocational goals.</label><textarea id="statement" rows={6} value={ask("statement", "")} onChange={(e) => change("statement", e.target.value)} /></div>
				<Box id="certify">I give permission for this application to be shared with the Foundation and certify that the information is correct.</Box>
				<div className="g" style={{ marginTop: 12 }}><Field id="signature" label="Signature of applicant" w={8} /><Field id="signature_date" label="Date" w={4} type="date" /></div>
				<p><button type="submit" className="add">Submit application</button></p>
			</form>
		</main>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

function shownOf(id: string) {
	const element = document.getElementById(id) as HTMLElement & HTMLInputElement;
	const role = element.getAttribute("role");
	const label = (item: Element) => document.querySelector(`label[for="${item.id}"]`)?.textContent ?? "";
	if (element.matches("input, textarea")) return element.value;
	if (role === "checkbox" || role === "switch") return element.getAttribute("aria-checked") === "true";
	if (role === "radiogroup") return [...element.querySelectorAll("[role=radio][aria-checked=true]")].map(label).join("");
	if (element.matches(".toggles")) return [...element.querySelectorAll("[data-state=on]")].map((each) => each.textContent);
	if (role === "combobox") return element.hasAttribute("data-placeholder") ? "" : element.firstChild?.textContent;
	return [...element.querySelectorAll("[data-chosen]")].map((each) => each.textContent);
}
Object.assign(window, {
	formState: () => ({ ...BLANK, ...now, submitted }),
	formShown: () => Object.fromEntries(Object.keys(BLANK).map((id) => [id, shownOf(id)])),
});
