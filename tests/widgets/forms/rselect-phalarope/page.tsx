import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import PhoneInput from "react-phone-number-input";
import "react-phone-number-input/style.css";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = { value: string; label: string };
const list = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const pairs = (...each: [string, string][]): Option[] => each.map(([value, label]) => ({ value, label }));

const HIGH_SCHOOLS = pairs(
	["380041", "Ashland High School, Ashland, Oregon"], ["380045", "Ashland Valley High School, Ashland, Oregon"], ["380310", "Grants Pass High School, Grants Pass, Oregon"], ["380522", "Klamath Union High School, Klamath Falls, Oregon"],
	["380701", "South Medford High School, Medford, Oregon"], ["053810", "Yreka High School, Yreka, California"], ["053822", "Mount Shasta High School, Mount Shasta, California"], ["180044", "Ashland High School, Ashland, Kentucky"],
	["220050", "Ashland High School, Ashland, Massachusetts"], ["481133", "Valley High School, Spokane Valley, Washington"],
);
const COLLEGES = list(
	"California State University, Chico", "College of the Siskiyous", "Lewis & Clark College", "Oregon Institute of Technology", "Oregon State University", "Oregon State University–Cascades", "Portland State University",
	"Reed College", "Southern Oregon University", "Stanford University", "University of California, Berkeley", "University of California, Davis", "University of Oregon", "University of Washington", "Whitman College",
);
/** The school directory, which answers as the server of such a site would: after a moment, at most eight entries. */
const directory = (all: Option[]) => (typed: string) =>
	new Promise<Option[]>((done) => setTimeout(() => done(typed.trim().length < 3 ? [] : all.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, 8)), 120));

const STATE_OPTIONS = pairs(...STATES);
const GRADES = pairs(["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]);
const EDUCATION = pairs(["A", "Less than high school"], ["B", "High school graduate or GED"], ["C", "Some college, no degree earned"], ["D", "Associate degree"], ["E", "Bachelor’s degree"], ["F", "Graduate degree"]);
const INCOME = pairs(["1", "Less than $30,000"], ["2", "$30,000 – $59,999"], ["3", "$60,000 – $89,999"], ["4", "$90,000 – $119,999"], ["5", "$120,000 – $179,999"], ["6", "$180,000 or more"]);
const EXAMS = list("AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP European History", "AP Physics 1", "AP Psychology", "AP Statistics", "AP United States History", "AP World History");
const CATEGORIES = list("Academic club", "Art or music", "Athletics", "Community service", "Cultural or language club", "Debate, forensics or speech", "Employment (paid)", "Environmental", "Faith-based", "Journalism", "Student government", "Theater or dance", "Other");

const numbered = (name: string, count: number, parts: object) => Object.assign({}, ...Array.from({ length: count }, (_, i) => Object.fromEntries(Object.entries(parts).map(([part, empty]) => [`${name}${i + 1}.${part}`, empty]))));
const EMPTY: Record<string, any> = {
	last: "", first: "", initial: "", nickname: "", birth: null, birthCity: "", birthNation: null, gender: null,
	email: "", mobile: undefined, evening: undefined, street: "", unit: "", city: "", state: null, zip: "", county: "", mailing: "",
	school: null, schoolCity: "", schoolState: null, grade: null, completes: null, gpa: "", rank: "", of: "", principal: "", counselor: "", counselorPhone: undefined,
	psat: "", psatDate: null, satReading: "", satMath: "", act: "",
	...numbered("exam", 3, { subject: null, score: null }),
	...numbered("course", 2, { title: "", grade: "", credit: "" }),
	college: null, applying: [], major: null, career: null, degree: null,
	...numbered("act", 3, { category: null, organization: "", position: "", grades: [], hours: "", weeks: "" }),
	...numbered("honor", 2, { title: "", grade: null }),
	size: "", inCollege: "", marital: null, income: null,
	...numbered("parent", 2, { first: "", last: "", former: "", occupation: "", employer: "", education: null, phone: "" }),
	...numbered("sibling", 2, { first: "", last: "", age: "" }),
	firstGen: "", preparer: "", preparerRelation: "", supervisor: "", sponsorId: "",
	citizenship: null, hispanic: "", race: [], languages: [],
	ssn4: "", release: false, studentSignature: "", parentSignature: "",
};
let answers = EMPTY;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
const useAnswer = (k: string) =>
	[useSyncExternalStore(subscribe, () => answers[k]), (x: any) => { answers = { ...answers, [k]: x }; for (const listener of listeners) listener(); }] as const;
const readers = new Map<string, () => unknown>();
const seen = (k: string, read: (el: HTMLElement) => unknown) => (el: HTMLElement | null) => {
	if (el) readers.set(k, () => read(el));
};
const valueOf = (el: HTMLElement) => ((el.matches("input,textarea") ? el : el.querySelector("input:not([type=hidden]),textarea")) as HTMLInputElement).value;

/** A question of the booklet: its words at the left, its box at the right. */
function Q({ ask, small, id, need, children, className }: { ask: ReactNode; small?: string; id?: string; need?: boolean; children: ReactNode; className?: string }) {
	const words = <>{ask}{need && <span className="star">*</span>}{small && <small>{small}</small>}</>;
	return <div className={`q ${className ?? ""}`}>{id ? <label htmlFor={id}>{words}</label> : <div className="ask">{words}</div>}<div>{children}</div></div>;
}
function Box({ k, id, ...rest }: { k: string; id?: string; [more: string]: any }) {
	const [value, set] = useAnswer(k);
	return <input type="text" id={id} value={value} onChange={(e) => set(e.target.value)} ref={seen(k, valueOf)} {...rest} />;
}
function Ask({ k, ask, small, need, ...rest }: { k: string; ask: ReactNode; small?: string; need?: boolean; [more: string]: any }) {
	const id = useId();
	return <Q ask={ask} small={small} id={id} need={need}><Box k={k} id={id} {...rest} /></Q>;
}
const single = (el: HTMLElement) => el.querySelector(".rs__single-value")?.textContent ?? "";
const several = (el: HTMLElement) => [...el.querySelectorAll(".rs__multi-value__label")].map((each) => each.textContent);
function Pick({ k, id, label, options, multi, placeholder, create }: { k: string; id?: string; label?: string; options: Option[]; multi?: boolean; placeholder?: string; create?: boolean }) {
	const [value, set] = useAnswer(k);
	const Kind: any = create ? CreatableSelect : Select;
	return (
		<div ref={seen(k, multi ? several : single)}>
			<Kind inputId={id} aria-label={label} classNamePrefix="rs" options={options} value={value} onChange={set} isMulti={multi} isClearable placeholder={placeholder} menuPortalTarget={document.body} />
		</div>
	);
}
function AskPick({ k, ask, small, need, ...rest }: { k: string; ask: ReactNode; small?: string; need?: boolean; options: Option[]; multi?: boolean; placeholder?: string; create?: boolean }) {
	const id = useId();
	return <Q ask={ask} small={small} id={id} need={need}><Pick k={k} id={id} {...rest} /></Q>;
}
function AskDirectory({ k, ask, small, all, none }: { k: string; ask: ReactNode; small?: string; all: Option[]; none: string }) {
	const id = useId();
	const [value, set] = useAnswer(k);
	return (
		<Q ask={ask} small={small} id={id}>
			<div ref={seen(k, single)}>
				<AsyncSelect inputId={id} classNamePrefix="rs" value={value} onChange={set} loadOptions={directory(all)} isClearable placeholder="Type at least three letters" noOptionsMessage={({ inputValue }) => (inputValue.length < 3 ? "Keep typing…" : none)} menuPortalTarget={document.body} />
			</div>
		</Q>
	);
}
function AskDate({ k, ask, small, month }: { k: string; ask: ReactNode; small?: string; month?: boolean }) {
	const id = useId();
	const [value, set] = useAnswer(k);
	return (
		<Q ask={ask} small={small} id={id}>
			<div ref={seen(k, valueOf)}>
				<DatePicker id={id} selected={value} onChange={set} dateFormat={month ? "MM/yyyy" : "MM/dd/yyyy"} showMonthYearPicker={month} placeholderText={month ? "MM/YYYY" : "MM/DD/YYYY"} {...(month ? {} : { showMonthDropdown: true, showYearDropdown: true, dropdownMode: "select" })} />
			</div>
		</Q>
	);
}
function AskPhone({ k, ask, small }: { k: string; ask: ReactNode; small?: string }) {
	const id = useId();
	const [value, set] = useAnswer(k);
	return <Q ask={ask} small={small} id={id}><div ref={seen(k, (el) => (el.querySelector("input") as HTMLInputElement).value)}><PhoneInput id={id} defaultCountry="US" value={value} onChange={set} /></div></Q>;
}
function AskYesNo({ k, ask, small }: { k: string; ask: ReactNode; small?: string }) {
	const name = useId();
	const [value, set] = useAnswer(k);
	return (
		<Q ask={ask} small={small}>
			<div className="yn" role="radiogroup" ref={seen(k, (el) => el.querySelector("input:checked")?.closest("label")?.textContent?.trim() ?? "")}>
				{["Yes", "No"].map((each) => <label key={each}><input type="radio" name={name} value={each} checked={value === each} onChange={() => set(each)} /> {each}</label>)}
			</div>
		</Q>
	);
}
function Tick({ k, children }: { k: string; children: ReactNode }) {
	const [value, set] = useAnswer(k);
	return <p><label><input type="checkbox" checked={value} onChange={(e) => set(e.target.checked)} ref={seen(k, (el) => (el as HTMLInputElement).checked)} /> {children}</label></p>;
}

const PARENT_ROWS: [string, string][] = [["first", "First name"], ["last", "Last name"], ["former", "Maiden or earlier last name"], ["occupation", "Occupation"], ["employer", "Employer"], ["education", "Highest education completed"], ["phone", "Daytime telephone"]];

function App() {
	const [submitted, setSubmitted] = useState(false);
	const two = (n: number) => String(n).padStart(2, "0");
	const posted = (k: string, value: any): unknown => {
		if (value instanceof Date) return `${value.getFullYear()}-${two(value.getMonth() + 1)}${k === "completes" ? "" : `-${two(value.getDate())}`}`;
		if (Array.isArray(value)) return value.map((each) => each.value);
		if (value && typeof value === "object") return value.value;
		return value ?? "";
	};
	(window as any).formState = () => ({ ...Object.fromEntries(Object.entries(answers).map(([k, value]) => [k, posted(k, value)])), submitted });
	(window as any).formShown = () => Object.fromEntries(Object.keys(EMPTY).map((k) => [k, readers.get(k)?.() ?? ""]));
	return (
		<>
			<header><h1>Meridian National Scholars Program</h1><p>Semifinalist Application, Class of 2027. Questions marked <span>*</span> must be answered.</p></header>
			<form onSubmit={(e) => { e.preventDefault(); setSubmitted(true); }}>
				<h2>Part I. The Semifinalist</h2>
				<Q ask="1. Student’s legal name" need>
					<div className="parts"><div><Box k="last" id="nm-l" /><label htmlFor="nm-l">Last</label></div><div><Box k="first" id="nm-f" /><label htmlFor="nm-f">First</label></div><div style={{ maxWidth: "4rem" }}><Box k="initial" id="nm-m" maxLength={1} /><label htmlFor="nm-m">M.I.</label></div></div>
				</Q>
				<Ask k="nickname" ask="2. Name you go by" small="Used in our letters to you" />
				<AskDate k="birth" ask="3. Date of birth" />
				<Q ask="4. Place of birth"><div className="parts"><div><Box k="birthCity" placeholder="City" /></div><div><Pick k="birthNation" label="Country of birth" options={list(...COUNTRIES)} placeholder="Country" /></div></div></Q>
				<AskPick k="gender" ask="5. Gender" options={list("Female", "Male", "Nonbinary", "Not listed")} />
				<Ask k="email" ask="6. Student’s e-mail" type="email" need />
				<AskPhone k="mobile" ask="7. Student’s telephone" />
				<AskPhone k="evening" ask="8. Second telephone" small="If we cannot reach you at the first" />
				<Q ask="9. Home address" need>
					<Box k="street" placeholder="Street and number" /><Box k="unit" placeholder="Apt., unit, lot" />
					<div className="parts"><div><Box k="city" placeholder="City" /></div><div><Pick k="state" label="State" options={STATE_OPTIONS} placeholder="State" /></div><div><Box k="zip" placeholder="ZIP" maxLength={10} /></div></div>
				</Q>
				<Ask k="county" ask="10. County of residence" />
				<Ask k="mailing" ask="11. Mailing address" small="Only where it is not the same as the home address" />

				<h2>Part II. The High School</h2>
				<AskDirectory k="school" ask="12. High school" small="Search the directory by name" all={HIGH_SCHOOLS} none="No school of that name" />
				<Q ask="13. Location of the school"><div className="parts"><div><Box k="schoolCity" aria-label="City of the school" placeholder="City" /></div><div><Pick k="schoolState" label="State of the school" options={STATE_OPTIONS} placeholder="State" /></div></div></Q>
				<AskPick k="grade" ask="14. Present grade" options={GRADES} />
				<AskDate k="completes" ask="15. Month and year you will finish high school" month />
				<Ask k="gpa" ask="16. Grade point average" small="Unweighted, on a scale of 4.00" />
				<Q ask="17. Standing in class" className="short"><span>Ranked <span><Box k="rank" aria-label="Rank" /></span> in a class of <span><Box k="of" aria-label="Students in the class" /></span></span></Q>
				<Ask k="principal" ask="18. Principal" small="Name of the official who will endorse you" />
				<Ask k="counselor" ask="19. Counselor" />
				<AskPhone k="counselorPhone" ask="20. Counselor’s telephone" />

				<h2>Part III. Record of Study and Tests</h2>
				<Ask k="psat" ask="21. PSAT/NMSQT total score" />
				<AskDate k="psatDate" ask="22. Date of that PSAT/NMSQT" />
				<Q ask="23. SAT" small="Best section scores"><div className="parts"><div><label htmlFor="sat-rw">Reading and Writing</label><Box k="satReading" id="sat-rw" /></div><div><label htmlFor="sat-ma">Mathematics</label><Box k="satMath" id="sat-ma" /></div></div></Q>
				<Ask k="act" ask="24. ACT composite" />
				<table id="exams"><caption className="note">25. Advanced Placement examinations already taken</caption>
					<thead><tr><th>Examination</th><th style={{ width: "10rem" }}>Grade received</th></tr></thead>
					<tbody>{[1, 2, 3].map((n) => <tr key={n}><td><Pick k={`exam${n}.subject`} options={EXAMS} /></td><td><Pick k={`exam${n}.score`} options={list("1", "2", "3", "4", "5")} /></td></tr>)}</tbody></table>
				<table id="courses"><caption className="note">26. Two high school courses, as they stand on your transcript</caption>
					<thead><tr><th>Course</th><th>Grade</th><th>Credit</th></tr></thead>
					<tbody>{[1, 2].map((n) => <tr key={n}><td><Box k={`course${n}.title`} /></td><td><Box k={`course${n}.grade`} /></td><td><Box k={`course${n}.credit`} /></td></tr>)}</tbody></table>
				<AskDirectory k="college" ask="27. College or university you plan to attend" small="First choice" all={COLLEGES} none="Not in the directory" />
				<AskPick k="applying" ask="28. Colleges to which you have applied" options={COLLEGES} multi create />
				<AskPick k="major" ask="29. Probable major" options={list(...MAJORS)} />
				<AskPick k="career" ask="30. Career you are considering" small="Choose one or write your own" options={list("Attorney", "Chemist", "Civil servant", "Journalist", "Nurse", "Physician", "Software developer", "Teacher")} create />
				<AskPick k="degree" ask="31. Highest degree sought" options={pairs(["A", "Associate"], ["B", "Bachelor’s"], ["M", "Master’s"], ["D", "Doctorate"], ["P", "Professional (J.D., M.D.)"])} />

				<h2>Part IV. Activities and Distinctions</h2>
				<table id="acts">
					<thead><tr><th style={{ width: "12rem" }}>Category</th><th>Organization</th><th>Office or position</th><th style={{ width: "13rem" }}>Grades</th><th style={{ width: "4rem" }}>Hrs / wk</th><th style={{ width: "4rem" }}>Wks / yr</th></tr></thead>
					<tbody>{[1, 2, 3].map((n) => (
						<tr key={n}><td><Pick k={`act${n}.category`} options={CATEGORIES} /></td><td><Box k={`act${n}.organization`} /></td><td><Box k={`act${n}.position`} /></td><td><Pick k={`act${n}.grades`} options={GRADES} multi /></td><td><Box k={`act${n}.hours`} /></td><td><Box k={`act${n}.weeks`} /></td></tr>
					))}</tbody></table>
				<table id="honors">
					<thead><tr><th>Honor or award</th><th style={{ width: "14rem" }}>Received in</th></tr></thead>
					<tbody>{[1, 2].map((n) => <tr key={n}><td><Box k={`honor${n}.title`} /></td><td><Pick k={`honor${n}.grade`} options={GRADES} /></td></tr>)}</tbody></table>

				<h2>Part V. The Household</h2>
				<p className="note">Complete this part with a parent or guardian. It is opened only if you become a Finalist.</p>
				<Ask k="size" ask="32. Persons in the household" />
				<Ask k="inCollege" ask="33. Of these, how many will attend college next year" />
				<AskPick k="marital" ask="34. Marital status of parents" options={list("Married", "Separated", "Divorced", "Widowed", "Never married")} />
				<AskPick k="income" ask="35. Income of the household" small="All sources, before taxes, last calendar year" options={INCOME} />
				<table id="parents">
					<thead><tr><th style={{ width: "14rem" }}>36.</th><th>Parent 1</th><th>Parent 2</th></tr></thead>
					<tbody>{PARENT_ROWS.map(([part, words]) => (
						<tr key={part}><th scope="row">{words}</th>{[1, 2].map((n) => <td key={n}>{part === "education" ? <Pick k={`parent${n}.education`} options={EDUCATION} /> : <Box k={`parent${n}.${part}`} />}</td>)}</tr>
					))}</tbody></table>
				<table id="siblings"><caption className="note">37. Brothers and sisters</caption>
					<thead><tr><th>First name</th><th>Last name</th><th style={{ width: "5rem" }}>Age</th></tr></thead>
					<tbody>{[1, 2].map((n) => <tr key={n}><td><Box k={`sibling${n}.first`} /></td><td><Box k={`sibling${n}.last`} /></td><td><Box k={`sibling${n}.age`} /></td></tr>)}</tbody></table>
				<AskYesNo k="firstGen" ask="38. Will you be the first generation of your family to attend college?" />
				<Ask k="preparer" ask="39. Preparer" small="If someone other than the student filled in Part V: that person’s name" />
				<Ask k="preparerRelation" ask="40. Preparer’s relationship to the student" />
				<Ask k="supervisor" ask="41. Sponsor award only: name of the employee’s supervisor" />
				<Ask k="sponsorId" ask="42. Sponsor award only: employee number" />

				<h2>Part VI. Statement of the Student</h2>
				<AskPick k="citizenship" ask="43. Citizenship" options={pairs(["1", "Citizen of the United States"], ["2", "Lawful permanent resident"], ["3", "Citizen of another country"])} />
				<AskYesNo k="hispanic" ask="44. Are you Hispanic or Latino?" small="Optional" />
				<AskPick k="race" ask="45. Race" small="Optional. Choose all that apply" multi options={list("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White")} />
				<AskPick k="languages" ask="46. Languages you speak" multi options={list("American Sign Language", "Arabic", "Cantonese", "English", "French", "German", "Hindi", "Igbo", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba")} />
				<Ask k="ssn4" ask="47. Last four digits of Social Security number" maxLength={4} autoComplete="off" />
				<Tick k="release">I allow the Program to release my name to the press.</Tick>
				<Ask k="studentSignature" ask="48. Signature of the student" />
				<Ask k="parentSignature" ask="49. Signature of a parent" />
				<p><button type="submit">Send the application</button></p>
			</form>
		</>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
