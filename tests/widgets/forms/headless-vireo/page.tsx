import { Checkbox, Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Select, Switch, Textarea } from "@headlessui/react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

type Answers = Record<string, any>;
const KEYS = `member first mi last called mailing city st zip phone phone2 email dob birthplace citizen hispanic race
	hs hsTown hsState hsYear gpa gpaScale rank outOf sat act apTotal college degree major career goal counselor counselorPhone
	class0 mark0 class1 mark1 class2 mark2 exam0 pts0 exam1 pts1 exam2 pts2
	empName empTitle empFrom empTo empHours empSuper empSuperPhone svc0org svc0what svc0hours svc0weeks svc0contact svc1org svc1what svc1hours svc1weeks svc1contact
	club0 office0 years0 club1 office1 years1 award0 awardYr0 award1 awardYr1 award2 awardYr2
	g1name g1work g1employer g1school g2name g2work g2employer g2school marital dependents income aid firstGen sib0 sibAge0 sib1 sibAge1
	refName refHow refPhone refEmail preparer ssn signature date photo`.split(/\s+/);
const ARRAYS = ["race", "years0", "years1"];
const BOOLS = ["aid", "firstGen", "photo"];
let now: Answers = Object.fromEntries(KEYS.map((k) => [k, ARRAYS.includes(k) ? [] : BOOLS.includes(k) ? false : ""]));
let submitted = false;
const heard = new Set<() => void>();
const put = (k: string, value: unknown) => { now = { ...now, [k]: value }; for (const tell of heard) tell(); };
const useAnswer = (k: string) => useSyncExternalStore((tell) => { heard.add(tell); return () => { heard.delete(tell); }; }, () => now[k]);
const boxes: Record<string, HTMLElement | null> = {};
const at = (k: string) => (el: HTMLElement | null) => { boxes[k] = el; };

function seen(k: string): unknown {
	const el = boxes[k];
	if (!el) return ARRAYS.includes(k) ? [] : BOOLS.includes(k) ? false : "";
	if (BOOLS.includes(k)) return el.querySelector("[aria-checked]")?.getAttribute("aria-checked") === "true";
	const listed = [...el.querySelectorAll("[role=checkbox]")];
	if (listed.length > 0) return listed.filter((b) => b.getAttribute("aria-checked") === "true").map((b) => b.parentElement?.textContent?.trim());
	if (el.querySelector("[role=radiogroup]")) return el.querySelector("[role=radio][aria-checked=true]")?.parentElement?.textContent?.trim() ?? "";
	const button = el.querySelector("button[aria-haspopup=listbox]");
	if (button && !el.querySelector("input[role=combobox]")) {
		const text = button.textContent?.trim() ?? "";
		if (ARRAYS.includes(k)) return text === "Select" ? [] : text.split(", ");
		return text === "Select" ? "" : text;
	}
	const select = el.querySelector("select");
	if (select) return select.value ? select.selectedOptions[0].text : "";
	return el.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}
Object.assign(window, {
	formState: () => ({ ...now, submitted }),
	formShown: () => Object.fromEntries(KEYS.map((k) => [k, seen(k)])),
});

type P = { k: string; label?: string; help?: string; type?: string; name?: string; ph?: string; w?: string; aria?: string };
const line = { border: "1px solid #8a94a6", borderRadius: 4, padding: "6px 8px", width: "100%", boxSizing: "border-box", background: "#fff", textAlign: "left" } as const;
function Text({ k, label, help, type = "text", name, ph, w, aria }: P) {
	const v = useAnswer(k);
	return <div ref={at(k)} style={{ width: w }}><Field>{label && <Label>{label}</Label>}{help && <Description style={{ fontSize: 12, margin: 0 }}>{help}</Description>}<Input style={line} aria-label={aria} type={type} name={name} placeholder={ph} value={v} onChange={(e) => put(k, e.target.value)} /></Field></div>;
}
function Long({ k, label }: P) {
	const v = useAnswer(k);
	return <div ref={at(k)}><Field><Label>{label}</Label><Textarea style={line} rows={4} value={v} onChange={(e) => put(k, e.target.value)} /></Field></div>;
}
function List({ k, label, options, aria }: P & { options: [string, string][] }) {
	const v = useAnswer(k);
	return <div ref={at(k)}><Field>{label && <Label>{label}</Label>}<Listbox value={v} onChange={(x) => put(k, x)}><ListboxButton style={line} aria-label={aria}>{options.find(([o]) => o === v)?.[1] ?? "Select"}</ListboxButton><ListboxOptions anchor="bottom start" className="menu">{options.map(([o, t]) => <ListboxOption key={o} value={o} className="option">{t}</ListboxOption>)}</ListboxOptions></Listbox></Field></div>;
}
function Many({ k, aria, options }: P & { options: string[] }) {
	const v = useAnswer(k);
	return <div ref={at(k)}><Listbox value={v} multiple onChange={(x: string[]) => put(k, options.filter((o) => x.includes(o)))}><ListboxButton style={line} aria-label={aria}>{v.length ? v.join(", ") : "Select"}</ListboxButton><ListboxOptions anchor="bottom start" className="menu">{options.map((o) => <ListboxOption key={o} value={o} className="option">{o}</ListboxOption>)}</ListboxOptions></Listbox></div>;
}
function Native({ k, label, options, name }: P & { options: string[] }) {
	const v = useAnswer(k);
	return <div ref={at(k)}><Field>{label && <Label>{label}</Label>}<Select style={line} name={name} value={v} onChange={(e) => put(k, e.target.value)}><option value="" />{options.map((o) => <option key={o}>{o}</option>)}</Select></Field></div>;
}
function Choose({ k, label, options }: P & { options: [string, string][] }) {
	const v = useAnswer(k);
	return <div ref={at(k)}><Fieldset><Legend>{label}</Legend><RadioGroup value={v} onChange={(x) => put(k, x)} style={{ display: "flex", gap: 20 }}>{options.map(([o, t]) => <Field key={o}><Radio value={o} className="dot" /> <Label>{t}</Label></Field>)}</RadioGroup></Fieldset></div>;
}
function Tick({ k, label }: P) {
	const v = useAnswer(k);
	return <div ref={at(k)}><Field><Checkbox checked={v} onChange={(x) => put(k, x)} className="tick" /> <Label>{label}</Label></Field></div>;
}
function Ticks({ k, label, options }: P & { options: [string, string][] }) {
	const v = useAnswer(k);
	return <div ref={at(k)}><Fieldset><Legend>{label}</Legend>{options.map(([o, t]) => <Field key={o}><Checkbox checked={v.includes(o)} onChange={(on) => put(k, on ? [...v, o] : v.filter((x: string) => x !== o))} className="tick" /> <Label>{t}</Label></Field>)}</Fieldset></div>;
}
function Toggle({ k, label }: P) {
	const v = useAnswer(k);
	return <div ref={at(k)}><Field style={{ display: "flex", gap: 10 }}><Switch checked={v} onChange={(x) => put(k, x)} className="switch" /><Label>{label}</Label></Field></div>;
}
function StateBox({ k, label }: P) {
	const v = useAnswer(k);
	const [query, setQuery] = useState("");
	const found = STATES.filter(([, name]) => name.toLowerCase().includes(query.toLowerCase()));
	return <div ref={at(k)}><Field><Label>{label}</Label><Combobox value={v} onChange={(x: string | null) => put(k, x ?? "")} onClose={() => setQuery("")}><ComboboxInput style={line} displayValue={(c: string) => STATES.find(([code]) => code === c)?.[1] ?? ""} onChange={(e) => setQuery(e.target.value)} /><ComboboxOptions anchor="bottom start" className="menu">{found.map(([code, name]) => <ComboboxOption key={code} value={code} className="option">{name}</ComboboxOption>)}</ComboboxOptions></Combobox></Field></div>;
}
const Row = ({ children, cols }: { children: ReactNode; cols: string }) => <div style={{ display: "grid", gridTemplateColumns: cols, gap: 12, marginBottom: 12 }}>{children}</div>;
const Grid = ({ id, heads, rows }: { id: string; heads: string[]; rows: ReactNode[][] }) => <table id={id}><thead><tr>{heads.map((h) => <th key={h}>{h}</th>)}</tr></thead><tbody>{rows.map((r, i) => <tr key={i}>{r.map((c, j) => <td key={j}>{c}</td>)}</tr>)}</tbody></table>;

const EDU: [string, string][] = [["1", "Did not finish high school"], ["2", "High school graduate or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree"], ["6", "Graduate degree"]];
const YEARS = ["9", "10", "11", "12"];
function Application() {
	const [service, setService] = useState(1);
	return (
		<form onSubmit={(e) => { e.preventDefault(); submitted = true; }} style={{ maxWidth: 920, margin: "24px auto", font: "15px/1.5 system-ui" }}>
			<h1>Old Mill Community Credit Union Foundation</h1>
			<p>Scholarship Application, 2027&ndash;2028 school year. Applicant must be a senior in high school, graduating in the spring, and be enrolled full-time in the fall at a technical school, community college, college or university. This application will not be processed unless all instructions have been followed.</p>
			<h2>Part I. Applicant Information Sheet</h2>
			<Row cols="2fr 1fr 2fr"><Text k="first" label="Applicant's first name" name="fname" /><Text k="mi" label="M.I." name="mi" /><Text k="last" label="Last name" name="lname" /></Row>
			<Row cols="1fr 1fr"><Text k="called" label="What do your friends call you?" /><Text k="member" label="Member account number (yours or an immediate family member's)" /></Row>
			<Text k="mailing" label="Mailing address" help="Street or P.O. Box, apartment" name="addr" />
			<Row cols="2fr 2fr 1fr"><Text k="city" label="City" name="city" /><StateBox k="st" label="State" /><Text k="zip" label="Zip" name="zip" /></Row>
			<Row cols="1fr 1fr 2fr"><Text k="phone" label="Telephone" type="tel" name="tel" /><Text k="phone2" label="Alternate telephone" type="tel" /><Text k="email" label="E-mail address" type="email" name="email" /></Row>
			<Row cols="1fr 2fr"><Text k="dob" label="Date of birth" type="date" name="dob" /><Text k="birthplace" label="Place of birth (city)" /></Row>
			<h2>Part II. Academic Profile</h2>
			<Row cols="3fr 2fr 2fr 2fr"><Text k="hs" label="High school you now attend" /><Text k="hsTown" label="Town" /><Native k="hsState" label="State of school" options={STATES.map(([c]) => c)} /><Native k="hsYear" label="Graduating class of" options={["2026", "2027", "2028"]} /></Row>
			<div id="standing" style={{ display: "flex", gap: 8, alignItems: "center" }}>Cumulative grade point average <Text k="gpa" w="80px" /> on a <Text k="gpaScale" w="60px" /> point scale. I rank <Text k="rank" w="70px" /> in a class of <Text k="outOf" w="70px" /></div>
			<Row cols="1fr 1fr 1fr"><Text k="sat" label="SAT total" /><Text k="act" label="ACT composite" /><Text k="apTotal" label="How many AP tests have you taken?" /></Row>
			<p>Three courses you have taken that best prepared you</p>
			<Grid id="classes" heads={["Course", "Final grade"]} rows={[0, 1, 2].map((i) => [<Text key="a" k={`class${i}`} />, <Text key="b" k={`mark${i}`} />])} />
			<p>Advanced Placement results</p>
			<Grid id="exams" heads={["Examination", "Score (1-5)"]} rows={[0, 1, 2].map((i) => [<Text key="a" k={`exam${i}`} />, <List key="b" k={`pts${i}`} aria={`Score of examination ${i + 1}`} options={["1", "2", "3", "4", "5"].map((x) => [x, x])} />])} />
			<Row cols="1fr 1fr"><Text k="counselor" label="Guidance counselor" /><Text k="counselorPhone" label="Guidance office telephone" type="tel" /></Row>
			<Row cols="2fr 2fr 1fr 1fr"><Text k="college" label="College, university or technical school you plan to attend" /><Text k="major" label="Planned course of study" /><List k="degree" label="Degree sought" options={[["AA", "Associate"], ["BA", "Bachelor"], ["MA", "Master"], ["PHD", "Doctorate"], ["CERT", "Certificate"]]} /><Text k="career" label="Career objective" /></Row>
			<h2>Part III. Questionnaire Sheet</h2>
			<h3>A. Employment Questions</h3>
			<p>If you have had a paid job, tell us about it.</p>
			<Grid id="job" heads={["Employer", "Job title", "From (mo/yr)", "To (mo/yr)", "Hours per week", "Supervisor", "Supervisor's phone"]} rows={[[<Text key="1" k="empName" />, <Text key="2" k="empTitle" />, <Text key="3" k="empFrom" />, <Text key="4" k="empTo" />, <Text key="5" k="empHours" />, <Text key="6" k="empSuper" />, <Text key="7" k="empSuperPhone" />]]} />
			<h3>B. Community Service</h3>
			<p>List organizations for which you have volunteered. Contact person: somebody at the organization who can confirm your work.</p>
			<Grid id="service" heads={["Organization", "What did you do?", "Hrs/week", "Weeks/year", "Contact person"]} rows={[0, 1].slice(0, service).map((i) => [<Text key="a" k={`svc${i}org`} />, <Text key="b" k={`svc${i}what`} />, <Text key="c" k={`svc${i}hours`} />, <Text key="d" k={`svc${i}weeks`} />, <Text key="e" k={`svc${i}contact`} />])} />
			{service < 2 && <button type="button" onClick={() => setService(2)}>Add another organization</button>}
			<h3>C. Participation and Leadership</h3>
			<Grid id="clubs" heads={["School club, team or activity", "Office or position held", "Grades"]} rows={[0, 1].map((i) => [<Text key="a" k={`club${i}`} />, <Text key="b" k={`office${i}`} />, <Many key="c" k={`years${i}`} aria={`Grades in activity ${i + 1}`} options={YEARS} />])} />
			<h3>D. Awards</h3>
			<Grid id="awards" heads={["Honor or award", "Grade received"]} rows={[0, 1, 2].map((i) => [<Text key="a" k={`award${i}`} />, <List key="b" k={`awardYr${i}`} aria={`Grade of award ${i + 1}`} options={[["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]} />])} />
			<Long k="goal" label="The credit union philosophy is “people helping people”. Describe how this philosophy applies to your educational or life goals." />
			<h2>Part IV. Parent or Guardian Data</h2>
			{[1, 2].map((n) => <Fieldset key={n} id={`guardian${n}`}><Legend>{n === 1 ? "Parent or guardian" : "Second parent or guardian"}</Legend><Row cols="1fr 1fr 1fr 1fr"><Text k={`g${n}name`} label="Full name" /><Text k={`g${n}work`} label="Occupation" /><Text k={`g${n}employer`} label="Place of employment" /><List k={`g${n}school`} label="Highest level of schooling" options={EDU} /></Row></Fieldset>)}
			<Row cols="1fr 1fr 1fr"><List k="marital" label="Parents are" options={[["M", "Married"], ["S", "Separated"], ["D", "Divorced"], ["W", "Widowed"], ["N", "Never married"]]} /><Text k="dependents" label="Number of dependents claimed by parents" /><List k="income" label="Total family income last year" options={[["a", "Under $25,000"], ["b", "$25,000 to $49,999"], ["c", "$50,000 to $74,999"], ["d", "$75,000 to $99,999"], ["e", "$100,000 or more"]]} /></Row>
			<Grid id="siblings" heads={["Brother or sister", "Age"]} rows={[0, 1].map((i) => [<Text key="a" k={`sib${i}`} />, <Text key="b" k={`sibAge${i}`} />])} />
			<Toggle k="aid" label="I receive financial aid" /><Toggle k="firstGen" label="I am the first in my family to go to college" />
			<h2>Part V. Voluntary Information</h2>
			<Choose k="citizen" label="I am" options={[["USC", "a U.S. citizen"], ["LPR", "a permanent resident"], ["OTH", "neither"]]} />
			<Choose k="hispanic" label="Hispanic or Latino origin" options={[["Y", "Yes"], ["N", "No"]]} />
			<Ticks k="race" label="Race" options={[["ai", "American Indian/Alaskan Native"], ["as", "Asian"], ["bl", "Black or African American"], ["pi", "Pacific Islander"], ["wh", "White"]]} />
			<h2>Part VI. Reference Sheet and Signature</h2>
			<p>One reference from a teacher, counselor, school administrator or coordinator from a volunteer organization.</p>
			<Row cols="1fr 1fr 1fr 1fr"><Text k="refName" label="Name of reference" /><Text k="refHow" label="How does this person know you?" /><Text k="refPhone" label="Daytime phone" type="tel" /><Text k="refEmail" label="Reference's e-mail" type="email" /></Row>
			<Text k="preparer" label="If somebody other than the applicant completed this form, his or her name" />
			<Row cols="1fr 2fr 1fr"><Text k="ssn" label="Social Security number" /><Text k="signature" label="Applicant's signature" /><Text k="date" label="Date signed" type="date" /></Row>
			<Tick k="photo" label="I agree to have my name and photo published in any news media or web site." />
			<button type="submit">Submit application</button>
		</form>
	);
}
const css = document.createElement("style");
css.textContent = "table{width:100%;border-collapse:collapse;margin:8px 0}th,td{border:1px solid #ccd;padding:4px;text-align:left}.menu{background:#fff;border:1px solid #889;z-index:9}.option{padding:4px 12px;cursor:pointer}.option[data-focus]{background:#dde6ff}.tick,.dot{display:inline-block;width:16px;height:16px;border:1px solid #556;vertical-align:middle}.dot{border-radius:50%}.tick[data-checked],.dot[data-checked]{background:#2450c0}.switch{width:40px;height:20px;border-radius:10px;border:0;background:#bbb}.switch[data-checked]{background:#2450c0}";
document.head.append(css);
createRoot(document.getElementById("root")!).render(<Application />);
