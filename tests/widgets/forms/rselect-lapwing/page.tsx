import { createContext, memo, type ReactNode, useCallback, useContext, useEffect, useReducer } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
type Values = Record<string, any>;
type Told = { k: string; label?: ReactNode };

const plain = (all: readonly string[]): Option[] => all.map((each) => ({ value: each, label: each }));
const coded = (all: Record<string, string>): Option[] => Object.entries(all).map(([value, label]) => ({ value, label }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = plain(COUNTRIES);
const MAJOR_OPTIONS = plain(MAJORS);
const GRADE_OPTIONS: Option[] = ["9", "10", "11", "12"].map((each) => ({ value: each, label: `${each}th grade` }));
const AREAS = plain(["Communicative Arts", "Dance", "French", "Latin", "Mathematics", "Social Studies", "Spanish", "Visual Arts", "Science - Biology", "Science - Chemistry", "Science - Physics", "Theatre", "Engineering Design", "Music - Brass", "Music - Strings", "Music - Voice"]);
const PARTS = plain(["Alto (Voice)", "Bass (Voice)", "Cello", "Clarinet", "Flute", "French Horn", "Percussion", "Soprano (Voice)", "Tenor (Voice)", "Trumpet", "Viola", "Violin"]);
const RACES = coded({ ai: "American Indian/Alaska Native", as: "Asian", bl: "Black/African American", mu: "Multiracial", pi: "Pacific Islander", wh: "White" });
const CITIZENS = coded({ c: "U.S. citizen", n: "U.S. national", p: "Permanent resident", o: "Other" });
const SCHOOLING = coded({ "1": "Some high school", "2": "High school diploma/GED", "3": "Some college", "4": "Associate degree", "5": "Bachelor's degree", "6": "Advanced degree" });
const MARITAL = plain(["Married", "Divorced", "Separated", "Single", "Widowed"]);
const INCOMES = coded({ "0": "Less than $30,000", "30": "$30,000 to $59,999", "60": "$60,000 to $89,999", "90": "$90,000 to $119,999", "120": "$120,000 and above" });
const EXAMS = plain(["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "Human Geography", "Physics 1", "Spanish Language", "US Government", "US History", "World History"].map((each) => `AP ${each}`));
const SCORES = plain(["1", "2", "3", "4", "5"]);
const COLLEGES = plain(["Lewis & Clark College", "Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "University of Oregon", "University of Washington", "Willamette University"]);
const DEGREES = plain(["Associate", "Bachelor's", "Master's", "Doctorate", "Undecided"]);
const LANGUAGES = plain(["American Sign Language", "Arabic", "English", "French", "German", "Hindi", "Igbo", "Mandarin", "Russian", "Spanish", "Vietnamese", "Yoruba"]);
const TYPES = plain(["Academic team", "Band/Chorus", "Club", "Debate/Speech", "Environment", "Job", "Sports", "Student Government", "Volunteer work", "Other"]);
const SIZES = plain(["S", "M", "L", "XL", "XXL", "XXXL"]);
const ROWS = [0, 1, 2];

const initial: Values = { acts: 1 };
const kinds = new Map<string, string>();
const noted = (kind: string, empty: unknown, keys: string) => {
	for (const key of keys.split(/\s+/)) {
		initial[key] = empty;
		kinds.set(key, kind);
	}
};
noted("text", "", `nomineeLast nomineeFirst nomineeMi nomineePreferred homeAddress city zip telephone email birthCity ssn4 yearsInState schoolSystem schoolName schoolStreet schoolCity schoolZip
	gpa gpaWeighted rankOf rankIn psat sat counselorName counselorPhone counselorEmail why career course0 mark0 course1 mark1
	p1name p1relation p1job p1phone p2name p2relation p2job guardianAddress sib0first sib0last sib0age sib1first sib1last sib1age
	unitName unitNumber unitChair emergencyName emergencyRelation emergencyPhone roommate policy studentSign parentSign award0 award1
	${ROWS.map((n) => `act${n}org act${n}office act${n}hours act${n}weeks act${n}did`).join(" ")}`);
noted("pick", "", `homeState birthCountry race citizenship area musicPart grade schoolState exam0 score0 exam1 score1 major degree p1school p2school marital income shirt award0grade award1grade ${ROWS.map((n) => `act${n}type`).join(" ")}`);
noted("several", [], `languages colleges ${ROWS.map((n) => `act${n}grades`).join(" ")}`);
noted("date", null, "birthDate gradDate");
noted("radio", "", "sex hispanic firstGen aid");
noted("boxes", [], "takesPart");
noted("box", false, "agree");

const Page = createContext<{ values: Values; set: (key: string, value: unknown) => void }>(undefined as never);
const hyphened = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const TextBox = memo(({ k, value, set, rows, ...more }: any) =>
	rows ? <textarea id={hyphened(k)} rows={rows} value={value} onChange={(event) => set(k, event.target.value)} {...more} /> : <input id={hyphened(k)} name={hyphened(k)} value={value} onChange={(event) => set(k, event.target.value)} {...more} />,
);
const SelectBox = memo(({ k, value, set, options, multi, label }: any) => (
	<Select
		inputId={hyphened(k)} id={`${hyphened(k)}-select`} classNamePrefix="rs" options={options} isMulti={multi} closeMenuOnSelect={!multi} isClearable aria-label={label}
		value={multi ? value.map((own: string) => options.find((each: Option) => each.value === own)) : (options.find((each: Option) => each.value === value) ?? null)}
		onChange={(chosen: any) => set(k, multi ? chosen.map((each: Option) => each.value) : (chosen?.value ?? ""))}
	/>
));
const DateBox = memo(({ k, value, set }: any) => (
	<DatePicker id={hyphened(k)} selected={value} onChange={(date: Date | null) => set(k, date)} dateFormat="MM/dd/yyyy" placeholderText="MM/DD/YYYY" showMonthDropdown showYearDropdown dropdownMode="select" />
));

const use = (k: string) => {
	const { values, set } = useContext(Page);
	return { k, value: values[k], set };
};
const T = ({ k, ...more }: any) => <TextBox {...use(k)} {...more} />;
const S = ({ k, ...more }: any) => <SelectBox {...use(k)} {...more} />;
const D = ({ k }: Told) => <DateBox {...use(k)} />;

/** A question: its words on the left, the answer on the right. */
const Q = ({ k, label, note, must, children }: { k?: string; label: ReactNode; note?: string; must?: boolean; children: ReactNode }) => (
	<div className="q">
		{k ? <label htmlFor={hyphened(k)}>{label}{must && <b className="must"> (required)</b>}</label> : <div className="words">{label}</div>}
		<div className="answer">{children}{note && <small>{note}</small>}</div>
	</div>
);
const Line = ({ k, label, note, must, ...more }: any) => <Q k={k} label={label} note={note} must={must}><T k={k} {...more} /></Q>;
const Choose = ({ k, label, note, must, ...more }: any) => <Q k={k} label={label} note={note} must={must}><S k={k} {...more} /></Q>;

function Radios({ k, label, options }: Told & { options: readonly string[] }) {
	const { value, set } = use(k);
	return (
		<fieldset className="q" id={hyphened(k)}>
			<legend>{label}</legend>
			<div className="answer">{options.map((each) => <label key={each}><input type="radio" name={hyphened(k)} value={each} checked={value === each} onChange={() => set(k, each)} /> {each}</label>)}</div>
		</fieldset>
	);
}

function Boxes({ k, label, options }: Told & { options: readonly string[] }) {
	const { value, set } = use(k);
	return (
		<fieldset className="q" id={hyphened(k)}>
			<legend>{label}</legend>
			<div className="answer">{options.map((each) => <label key={each}><input type="checkbox" value={each} checked={value.includes(each)} onChange={(event) => set(k, event.target.checked ? [...value, each] : value.filter((other: string) => other !== each))} /> {each}</label>)}</div>
		</fieldset>
	);
}

const Activity = ({ n }: { n: number }) => (
	<div className="card">
		<h3>Activity {n + 1}</h3>
		<Choose k={`act${n}type`} label="Kind of activity" options={TYPES} />
		<Line k={`act${n}org`} label="Club, team or group" />
		<Line k={`act${n}office`} label="Office(s) held" note="Write “member” if none." />
		<Choose k={`act${n}grades`} label="Years" options={GRADE_OPTIONS} multi />
		<Q label="Time given"><T k={`act${n}hours`} className="short" aria-label="Hours per week" /> hours per week, <T k={`act${n}weeks`} className="short" aria-label="Weeks per year" /> weeks per year</Q>
		<Line k={`act${n}did`} label="What you did" rows={2} />
	</div>
);

const reduce = (values: Values, [key, value]: [string, unknown]) => ({ ...values, [key]: value });

function App() {
	const [values, dispatch] = useReducer(reduce, initial);
	const set = useCallback((key: string, value: unknown) => dispatch([key, value]), []);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries([...kinds.keys()].map((key) => [key, values[key] instanceof Date ? iso(values[key]) : values[key]])), submitted: Boolean(values.submitted) }),
			formShown: () => Object.fromEntries([...kinds.keys()].map((key) => [key, shownOf(key)])),
		});
	});
	return (
		<Page.Provider value={{ values, set }}>
			<style>{STYLE}</style>
			<header><h1>Governor's Summer Institute</h1><p>Student Application. All information must be completed on a computer. Be thorough in your answers.</p></header>
			<form onSubmit={(event) => { event.preventDefault(); set("submitted", true); }}>
				<h2>1. Basic Information and Demographic Data</h2>
				<Line k="nomineeLast" label="Nominee's Last Name" must />
				<Q label="Nominee's First Name, M.I."><T k="nomineeFirst" aria-label="First name" /> <T k="nomineeMi" className="short" maxLength={1} aria-label="Middle initial" /></Q>
				<Line k="nomineePreferred" label="Nominee's Preferred Name" />
				<Line k="homeAddress" label="Home Address (Street/Route/Post Office Box)" must />
				<Line k="city" label="City" />
				<Choose k="homeState" label="State" options={STATE_OPTIONS} />
				<Line k="zip" label="Zip" className="short" />
				<Line k="telephone" label="Telephone" type="tel" />
				<Line k="email" label="Nominee Email" type="email" note="A school account may block our mail. Give a personal one." must />
				<Q k="birthDate" label="Birth Date"><D k="birthDate" /></Q>
				<Line k="birthCity" label="City of birth" />
				<Choose k="birthCountry" label="Country of birth" options={COUNTRY_OPTIONS} />
				<Radios k="sex" label="Sex" options={["Male", "Female"]} />
				<Choose k="race" label="Race" options={RACES} />
				<Radios k="hispanic" label="Of Hispanic or Latino origin?" options={["Yes", "No"]} />
				<Choose k="citizenship" label="Citizenship" options={CITIZENS} />
				<Line k="yearsInState" label="How many years have you lived in this state?" className="short" />
				<Choose k="languages" label="Languages you speak" options={LANGUAGES} multi />
				<Line k="ssn4" label="Last Four Digits of Social Security Number" className="short" maxLength={4} />

				<h2>2. Nomination Area</h2>
				<Choose k="area" label="Subject Area - indicate only one" options={AREAS} />
				<Choose k="musicPart" label="For Music only: part or instrument" options={PARTS} />
				<Line k="why" label="Why do you feel that you should be selected as a Finalist?" rows={4} />

				<h2>3. School</h2>
				<Line k="schoolSystem" label="Name of School System" />
				<Line k="schoolName" label="Name of School" must />
				<fieldset className="addr"><legend>School Address</legend>
					<T k="schoolStreet" placeholder="Street" /> <T k="schoolCity" placeholder="City" /> <S k="schoolState" options={STATE_OPTIONS} label="School state" /> <T k="schoolZip" placeholder="Zip" className="short" />
				</fieldset>
				<Choose k="grade" label="Grade" options={GRADE_OPTIONS} />
				<Q k="gradDate" label="Expected Graduation Date"><D k="gradDate" /></Q>
				<Q label="GPA"><T k="gpa" className="short" aria-label="GPA, unweighted" /> unweighted <T k="gpaWeighted" className="short" aria-label="GPA, weighted" /> weighted</Q>
				<Q label="Standing in class"><T k="rankOf" className="short" aria-label="Rank" /> out of <T k="rankIn" className="short" aria-label="Class size" /></Q>
				<Q label="PSAT/SAT, total scores">PSAT <T k="psat" className="short" aria-label="PSAT total" /> SAT <T k="sat" className="short" aria-label="SAT total" /></Q>
				<table><caption>AP exams taken</caption><thead><tr><th>Exam</th><th>Score</th></tr></thead><tbody>
					{[0, 1].map((n) => <tr key={n}><td><S k={`exam${n}`} options={EXAMS} label={`Exam ${n + 1}`} /></td><td><S k={`score${n}`} options={SCORES} label={`Score ${n + 1}`} /></td></tr>)}
				</tbody></table>
				<table><caption>Two courses of this year that prepared you best</caption><thead><tr><th>Course title</th><th>Grade earned</th></tr></thead><tbody>
					{[0, 1].map((n) => <tr key={n}><td><T k={`course${n}`} /></td><td><T k={`mark${n}`} className="short" /></td></tr>)}
				</tbody></table>
				<Q label="Counselor"><T k="counselorName" placeholder="Name" /> <T k="counselorPhone" placeholder="Phone" /> <T k="counselorEmail" placeholder="Email" /></Q>

				<h2>4. Plans</h2>
				<Line k="career" label="Have you decided on a career? If so, tell about it." rows={2} />
				<Choose k="major" label="Major you have in mind" options={MAJOR_OPTIONS} />
				<Choose k="colleges" label="Colleges to which you have applied or will apply" options={COLLEGES} multi />
				<Choose k="degree" label="Future educational goal" options={DEGREES} />

				<h2>5. Parents or Guardians</h2>
				{(["p1", "p2"] as const).map((p, n) => (
					<div key={p}>
						<Line k={`${p}name`} label={`Parent ${n + 1}/Legal Guardian Full Name`} must={n === 0} />
						<Line k={`${p}relation`} label="Relationship" />
						<Line k={`${p}job`} label="Occupation" />
						<Choose k={`${p}school`} label="Schooling completed" options={SCHOOLING} />
						{n === 0 && <Line k="p1phone" label="Business Phone" />}
					</div>
				))}
				<Line k="guardianAddress" label="Parents' address (write SAME if same address)" />
				<Choose k="marital" label="Marital status of parents" options={MARITAL} />
				<table><caption>Brothers and sisters</caption><thead><tr><th>First</th><th>Last</th><th>Age</th></tr></thead><tbody>
					{[0, 1].map((n) => <tr key={n}><td><T k={`sib${n}first`} /></td><td><T k={`sib${n}last`} /></td><td><T k={`sib${n}age`} className="short" /></td></tr>)}
				</tbody></table>
				<Choose k="income" label="Household income (for the fee waiver only)" options={INCOMES} />
				<Radios k="firstGen" label="Would you be the first generation in your family to attend college?" options={["Yes", "No"]} />
				<Radios k="aid" label="Do you now receive any financial aid?" options={["Yes", "No"]} />

				<h2>6. Activities and Awards</h2>
				<Boxes k="takesPart" label="Do you participate in:" options={["Band/Chorus", "Debate/Speech", "Student Government", "Sports"]} />
				{ROWS.slice(0, values.acts).map((n) => <Activity key={n} n={n} />)}
				{values.acts < ROWS.length && <p><button type="button" onClick={() => set("acts", values.acts + 1)}>+ Add another activity</button></p>}
				<table><caption>Awards in School</caption><thead><tr><th>Award</th><th>When</th></tr></thead><tbody>
					{[0, 1].map((n) => <tr key={n}><td><T k={`award${n}`} /></td><td><S k={`award${n}grade`} options={GRADE_OPTIONS} label={`When, award ${n + 1}`} /></td></tr>)}
				</tbody></table>

				<h2>7. Sponsor, Housing and Health</h2>
				<Line k="unitName" label="Sponsoring unit or organization that will pay the $300" />
				<Line k="unitNumber" label="Post/Unit #" className="short" />
				<Line k="unitChair" label="Unit chair's name" />
				<Choose k="shirt" label="Polo shirt size" options={SIZES} />
				<Line k="roommate" label="Roommate request (full name)" />
				<fieldset className="addr"><legend>In an emergency, if parents can not be reached</legend>
					<T k="emergencyName" placeholder="Name" /> <T k="emergencyRelation" placeholder="Relationship" /> <T k="emergencyPhone" placeholder="Phone" />
				</fieldset>
				<Line k="policy" label="Medical insurance policy number" />

				<h2>8. Statement of Intent</h2>
				<Agree />
				<Line k="studentSign" label="Signature of Nominee" />
				<Line k="parentSign" label="Signature of Parent/Guardian" />
				<p><button type="submit">Submit nomination</button></p>
			</form>
		</Page.Provider>
	);
}

function Agree() {
	const { value, set } = use("agree");
	return <p><label><input type="checkbox" id="agree" checked={value} onChange={(event) => set("agree", event.target.checked)} /> I understand the conditions of nomination and wish to be considered.</label></p>;
}

const iso = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((each) => String(each).padStart(2, "0")).join("-");

function shownOf(key: string): unknown {
	const kind = kinds.get(key);
	const own = document.getElementById(hyphened(key)) as HTMLInputElement | null;
	const drawn = document.getElementById(`${hyphened(key)}-select`);
	const ticked = () => [...(own?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map((each) => each.closest("label")?.textContent?.trim() ?? "");
	if (kind === "pick") return drawn?.querySelector(".rs__single-value")?.textContent ?? "";
	if (kind === "several") return [...(drawn?.querySelectorAll(".rs__multi-value__label") ?? [])].map((each) => each.textContent);
	if (kind === "radio") return ticked()[0] ?? "";
	if (kind === "boxes") return ticked();
	if (kind === "box") return own?.checked ?? false;
	return own?.value ?? "";
}

const STYLE = `body{font:15px/1.4 Verdana,sans-serif;max-width:900px;margin:0 auto;padding:16px}h2{border-bottom:3px solid #8a1538;color:#8a1538;margin-top:1.6em}.q{display:flex;gap:16px;margin:8px 0;border:0;padding:0}.q>label,.q>legend,.q>.words{flex:0 0 290px;float:left;width:290px;text-align:right;padding-top:6px}.answer{flex:1}.answer small{display:block;color:#555}.answer>label{margin-right:14px}input:not([type=radio]):not([type=checkbox]):not([role=combobox]),textarea{font:inherit;padding:5px;width:16em}textarea{width:100%;box-sizing:border-box}input.short{width:5em!important}.must{color:#8a1538}.card{border:1px solid #bbb;padding:8px 12px;margin:10px 0}.addr{margin:10px 0}table{width:100%;margin:12px 0}caption{text-align:left;font-weight:bold}th{text-align:left;font-size:13px}`;

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
