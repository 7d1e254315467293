import "./beacon.css";
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string; note?: string };
const same = (labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const YES_NO: Option[] = [
	{ value: "yes", label: "Yes" },
	{ value: "no", label: "No" },
];
const GRADES: Option[] = ["9", "10", "11", "12"].map((grade) => ({ value: grade, label: `${grade}th` }));

type Activity = { category: string; org: string; role: string; grades: string[]; hours: string; college: string; about: string };
type Honor = { title: string; grade: string };
type Course = { name: string; grade: string };
const NO_ACTIVITY: Activity = { category: "", org: "", role: "", grades: [], hours: "", college: "", about: "" };
const NO_HONOR: Honor = { title: "", grade: "" };
const NO_COURSE: Course = { name: "", grade: "" };

const BLANK = {
	firstName: "",
	lastName: "",
	goesBy: "",
	email: "",
	phoneCode: "",
	phone: "",
	birthday: "",
	instagram: "",
	street: "",
	street2: "",
	city: "",
	state: "",
	zip: "",
	gender: "",
	pronouns: "",
	background: [] as string[],
	citizenship: "",
	military: "",
	firstGen: "",
	income: "",
	aid: "",
	level: "",
	highSchool: "",
	gradYear: "",
	gpa: "",
	weightedGpa: "",
	major: "",
	degree: "",
	startYear: "",
	satReading: "",
	satMath: "",
	act: "",
	p1First: "",
	p1Last: "",
	p1Education: "",
	p2First: "",
	p2Last: "",
	p2Education: "",
	parentEmail: "",
	counselorName: "",
	counselorEmail: "",
	interests: [] as string[],
	pitch: "",
	heard: "",
	referralCode: "",
	partnerOffers: false,
	terms: false,
};
type Profile = typeof BLANK;

function Field({ label, optional, hint, testId, children, id }: { label: string; optional?: boolean; hint?: ReactNode; testId: string; children: ReactNode; id?: string }) {
	return (
		<div className="Field_wrap__c4Ua" data-testid={testId}>
			<label className="Field_label__m2Po" htmlFor={id}>
				{label} {optional && <span className="Field_opt__e5Rt">(optional)</span>}
			</label>
			{children}
			{hint && <div className="Field_hint__w6Ty">{hint}</div>}
		</div>
	);
}

type TextProps = {
	label: string;
	testId: string;
	value: string;
	onChange: (value: string) => void;
	optional?: boolean;
	hint?: ReactNode;
	rows?: number;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value">;
function Text({ label, testId, value, onChange, optional, hint, rows, ...rest }: TextProps) {
	const id = useId();
	return (
		<Field label={label} optional={optional} hint={hint} testId={testId} id={id}>
			{rows ? (
				<textarea id={id} className="Field_input__x8Gd" rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
			) : (
				<input id={id} type="text" className="Field_input__x8Gd" value={value} onChange={(event) => onChange(event.target.value)} {...rest} />
			)}
		</Field>
	);
}

type PickProps = { label: string; testId: string; value: string; options: Option[]; onChange: (value: string) => void; optional?: boolean; hint?: ReactNode; empty?: string };
function Pick({ label, testId, value, options, onChange, optional, hint, empty = "Select…" }: PickProps) {
	const id = useId();
	return (
		<Field label={label} optional={optional} hint={hint} testId={testId} id={id}>
			<select id={id} className="Field_input__x8Gd" value={value} onChange={(event) => onChange(event.target.value)}>
				<option value="" disabled>
					{empty}
				</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</Field>
	);
}

type ChipsProps = { label: string; testId: string; options: Option[]; value: string[]; onChange: (value: string[]) => void; multiple?: boolean; hint?: string; optional?: boolean };
function Chips({ label, testId, options, value, onChange, multiple, hint, optional }: ChipsProps) {
	const toggle = (option: string) => {
		if (!multiple) return onChange(value.includes(option) ? [] : [option]);
		onChange(options.map((each) => each.value).filter((each) => (each === option ? !value.includes(each) : value.includes(each))));
	};
	return (
		<div className="Field_wrap__c4Ua" data-testid={testId}>
			<div className="Field_label__m2Po">
				{label} {optional && <span className="Field_opt__e5Rt">(optional)</span>}
			</div>
			<div className="Chips_list__b1Kz">
				{options.map((option) => (
					<button
						key={option.value}
						type="button"
						aria-pressed={value.includes(option.value)}
						className={`Chips_chip__n7Vc${value.includes(option.value) ? " Chips_on__s0Lq" : ""}`}
						onClick={() => toggle(option.value)}
					>
						{option.label}
					</button>
				))}
			</div>
			{hint && <div className="Field_hint__w6Ty">{hint}</div>}
		</div>
	);
}

function Segmented({ label, testId, options, value, onChange, hint }: { label: string; testId: string; options: Option[]; value: string; onChange: (value: string) => void; hint?: string }) {
	const id = useId();
	return (
		<div className="Field_wrap__c4Ua" data-testid={testId}>
			<div className="Field_label__m2Po" id={id}>
				{label}
			</div>
			<div className="Seg_group__d9Fe" role="radiogroup" aria-labelledby={id}>
				{options.map((option) => (
					<button
						key={option.value}
						type="button"
						role="radio"
						aria-checked={value === option.value}
						className={value === option.value ? "Seg_btn__h2Yx Seg_active__p5Mw" : "Seg_btn__h2Yx"}
						onClick={() => onChange(option.value)}
					>
						{option.label}
					</button>
				))}
			</div>
			{hint && <div className="Field_hint__w6Ty">{hint}</div>}
		</div>
	);
}

function Tiles({ legend, testId, options, value, onChange }: { legend: string; testId: string; options: Option[]; value: string; onChange: (value: string) => void }) {
	const name = useId();
	return (
		<div className="Field_wrap__c4Ua" data-testid={testId}>
			<fieldset className="Tiles_grid__l4Bn">
				<legend className="Field_label__m2Po">{legend}</legend>
				{options.map((option) => (
					<label key={option.value} className="Tiles_tile__f6Xs">
						<input type="radio" name={name} value={option.value} checked={value === option.value} onChange={() => onChange(option.value)} />
						<strong>{option.label}</strong>
						{option.note && <small>{option.note}</small>}
					</label>
				))}
			</fieldset>
		</div>
	);
}

const SCHOOLS = [
	["Ashland Greenwood High School", "Ashland, NE"],
	["Ashland High School", "Ashland, KY"],
	["Ashland Valley High School", "Ashland, OR"],
	["Golden Valley High School", "Merced, CA"],
	["Mountain Valley High School", "Rumford, ME"],
	["Scott Valley Junior High School", "Fort Jones, CA"],
	["Yreka High School", "Yreka, CA"],
];
function SchoolSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const [found, setFound] = useState<string[][]>([]);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const look = (text: string) => {
		onChange(text);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			const matching = text.length < 3 ? [] : SCHOOLS.filter(([name = ""]) => name.toLowerCase().includes(text.toLowerCase()));
			setFound(matching);
			setOpen(matching.length > 0);
		}, 250);
	};
	return (
		<Field label="High school" testId="high-school" id={id} hint="Can't find it? Just type the name.">
			<div className="Typeahead_box__y1Qa">
				<input
					id={id}
					className="Field_input__x8Gd"
					placeholder="Search by school name"
					autoComplete="off"
					role="combobox"
					aria-expanded={isOpen}
					aria-autocomplete="list"
					aria-controls={`${id}-menu`}
					value={value}
					onChange={(event) => look(event.target.value)}
					onBlur={() => setOpen(false)}
				/>
				{isOpen && (
					<ul className="Typeahead_menu__g8Ol" id={`${id}-menu`} role="listbox">
						{found.map(([name = "", place]) => (
							<li
								key={name}
								role="option"
								aria-selected={name === value}
								onMouseDown={(event) => {
									event.preventDefault();
									onChange(name);
									setOpen(false);
								}}
							>
								{name}
								<span>{place}</span>
							</li>
						))}
					</ul>
				)}
			</div>
		</Field>
	);
}

const EDUCATION: Option[] = [
	{ value: "lt_hs", label: "Less than high school" },
	{ value: "hs", label: "High school diploma / GED" },
	{ value: "some_college", label: "Some college" },
	{ value: "two_year", label: "2-year degree" },
	{ value: "four_year", label: "4-year degree" },
	{ value: "grad", label: "Graduate degree" },
	{ value: "not_sure", label: "Not sure" },
];
const CATEGORIES = same([
	"Sports",
	"Music & arts",
	"Debate & public speaking",
	"STEM club",
	"Student government",
	"Volunteering",
	"Environment & climate",
	"Paid job",
	"Internship",
	"Family care",
	"Faith group",
	"Something else",
]);

let profileNow: Profile = BLANK;
let activitiesNow: Activity[] = [];
let honorsNow: Honor[] = [];
let coursesNow: Course[] = [];
let submitted = false;

const formatPhone = (text: string) => {
	const digits = text.replace(/\D/g, "").slice(0, 10);
	return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
};

function App() {
	const [profile, setProfile] = useState<Profile>(BLANK);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [honors, setHonors] = useState<Honor[]>([]);
	const [courses, setCourses] = useState<Course[]>([NO_COURSE, NO_COURSE, NO_COURSE]);
	const phoneId = useId();
	const majorId = useId();
	useEffect(() => {
		profileNow = profile;
		activitiesNow = activities;
		honorsNow = honors;
		coursesNow = courses;
	});
	const set =
		<K extends keyof Profile>(key: K) =>
		(value: Profile[K]) =>
			setProfile((current) => ({ ...current, [key]: value }));
	const first = (key: "gender" | "pronouns") => (value: string[]) => setProfile((current) => ({ ...current, [key]: value[0] ?? "" }));
	const one = (value: string) => (value ? [value] : []);
	const change = (at: number, part: Partial<Activity>) => setActivities((all) => all.map((each, index) => (index === at ? { ...each, ...part } : each)));
	const changeHonor = (at: number, part: Partial<Honor>) => setHonors((all) => all.map((each, index) => (index === at ? { ...each, ...part } : each)));
	const changeCourse = (at: number, part: Partial<Course>) => setCourses((all) => all.map((each, index) => (index === at ? { ...each, ...part } : each)));
	const filled = Object.values(profile).filter((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value))).length;

	return (
		<>
			<header className="TopBar_bar__k2Lx">
				<span className="TopBar_logo__a9dQ">beacon</span>
				<div className="TopBar_meter__v0Wm">
					<i style={{ width: `${Math.round((100 * filled) / Object.keys(BLANK).length)}%` }} />
				</div>
			</header>
			<form
				className="Profile_main__Zp3t"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<h1>Your scholarship profile</h1>
				<p className="Card_sub__q1Es">Fill this out once. We use it to match you with scholarships and to pre-fill your applications.</p>

				<section className="Card_card__t8Nf">
					<h2>The basics</h2>
					<p className="Card_sub__q1Es">Use the name on your school records.</p>
					<div className="Grid_two__r7Hb">
						<Text label="First name" testId="first-name" name="firstName" value={profile.firstName} onChange={set("firstName")} />
						<Text label="Last name" testId="last-name" name="lastName" value={profile.lastName} onChange={set("lastName")} />
						<Text label="Goes by" optional testId="goes-by" value={profile.goesBy} onChange={set("goesBy")} />
						<Text label="Birthday" testId="birthday" type="date" value={profile.birthday} onChange={set("birthday")} />
					</div>
					<Text label="Email" testId="email" type="email" name="email" value={profile.email} onChange={set("email")} hint="Winners are contacted here." />
					<Field label="Mobile number" testId="phone" id={phoneId}>
						<div className="Phone_row__u3Ij">
							<select className="Field_input__x8Gd" aria-label="Country code" value={profile.phoneCode} onChange={(event) => set("phoneCode")(event.target.value)}>
								<option value="">Code</option>
								<option value="+1">US +1</option>
								<option value="+44">UK +44</option>
								<option value="+52">MX +52</option>
								<option value="+234">NG +234</option>
							</select>
							<input id={phoneId} type="tel" className="Field_input__x8Gd" value={profile.phone} onChange={(event) => set("phone")(formatPhone(event.target.value))} />
						</div>
					</Field>
					<Text label="Instagram handle" optional testId="instagram" placeholder="@" value={profile.instagram} onChange={set("instagram")} />
				</section>

				<section className="Card_card__t8Nf">
					<h2>Where you live</h2>
					<p className="Card_sub__q1Es">Lots of awards are local. Your address is never shown publicly.</p>
					<Text label="Street address" testId="street" value={profile.street} onChange={set("street")} />
					<Text label="Apartment, unit, etc." optional testId="street2" value={profile.street2} onChange={set("street2")} />
					<div className="Grid_two__r7Hb">
						<Text label="City" testId="city" value={profile.city} onChange={set("city")} />
						<Pick label="State" testId="state" value={profile.state} options={STATES.map(([code, name]) => ({ value: code, label: name }))} onChange={set("state")} />
						<Text label="ZIP code" testId="zip" inputMode="numeric" maxLength={5} value={profile.zip} onChange={set("zip")} />
					</div>
				</section>

				<section className="Card_card__t8Nf">
					<h2>School</h2>
					<Tiles
						legend="Where are you in school right now?"
						testId="level"
						value={profile.level}
						onChange={set("level")}
						options={[
							{ value: "hs_9_10", label: "9th or 10th grade" },
							{ value: "hs_junior", label: "High school junior" },
							{ value: "hs_senior", label: "High school senior" },
							{ value: "college", label: "In college", note: "2-year or 4-year" },
							{ value: "grad", label: "Graduate school" },
							{ value: "none", label: "Not in school" },
						]}
					/>
					<SchoolSearch value={profile.highSchool} onChange={set("highSchool")} />
					<div className="Grid_two__r7Hb">
						<Pick label="High school graduation year" testId="grad-year" value={profile.gradYear} options={same(["2025", "2026", "2027", "2028", "2029", "2030"])} onChange={set("gradYear")} />
						<Pick
							label="Highest degree you're aiming for"
							testId="degree"
							value={profile.degree}
							options={same(["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate", "Undecided"])}
							onChange={set("degree")}
						/>
						<Text label="GPA (unweighted)" testId="gpa" inputMode="decimal" value={profile.gpa} onChange={set("gpa")} hint="On a 4.0 scale" />
						<Text label="GPA (weighted)" optional testId="weighted-gpa" inputMode="decimal" value={profile.weightedGpa} onChange={set("weightedGpa")} />
					</div>
					<Segmented label="What year will you start college?" testId="start-year" value={profile.startYear} onChange={set("startYear")} options={same(["2026", "2027", "2028", "2029"])} />
					<Field label="What do you want to study?" testId="major" id={majorId}>
						<input id={majorId} className="Field_input__x8Gd" list={`${majorId}-list`} placeholder="Major or field" value={profile.major} onChange={(event) => set("major")(event.target.value)} />
						<datalist id={`${majorId}-list`}>
							{MAJORS.map((major) => (
								<option key={major} value={major} />
							))}
						</datalist>
					</Field>
					<h3>Test scores</h3>
					<div className="Grid_two__r7Hb">
						<Text label="SAT Reading & Writing" optional testId="sat-rw" type="number" min={200} max={800} value={profile.satReading} onChange={set("satReading")} />
						<Text label="SAT Math" optional testId="sat-math" type="number" min={200} max={800} value={profile.satMath} onChange={set("satMath")} />
						<Text label="ACT composite" optional testId="act" type="number" min={1} max={36} value={profile.act} onChange={set("act")} />
					</div>
				</section>

				<section className="Card_card__t8Nf">
					<h2>Classes you're proud of</h2>
					<p className="Card_sub__q1Es">High school classes only. Use whatever grade your transcript shows.</p>
					<div className="Rows_head__m9Ze">
						<span>Class</span>
						<span>Final grade</span>
					</div>
					{courses.map((course, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
						<div className="Rows_row__k4Sd" key={at} data-testid={`course-${at}`}>
							<input className="Field_input__x8Gd" aria-label={`Class ${at + 1} name`} value={course.name} onChange={(event) => changeCourse(at, { name: event.target.value })} />
							<input className="Field_input__x8Gd" aria-label={`Class ${at + 1} final grade`} value={course.grade} onChange={(event) => changeCourse(at, { grade: event.target.value })} />
						</div>
					))}
				</section>

				<section className="Card_card__t8Nf">
					<h2>Activities &amp; jobs</h2>
					<p className="Card_sub__q1Es">Clubs, teams, jobs, caring for family: it all counts. Put the most important first.</p>
					{activities.map((activity, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: cards have no identity of their own
						<article className="Entry_card__o5Jr" key={at} data-testid={`activity-${at}`}>
							<div className="Entry_head__i7Dk">
								<h3>Activity #{at + 1}</h3>
								<button type="button" className="Btn_link__z2Wq" onClick={() => setActivities((all) => all.filter((_, index) => index !== at))}>
									Remove
								</button>
							</div>
							<Chips label="Category" testId="category" options={CATEGORIES} value={one(activity.category)} onChange={([category = ""]) => change(at, { category })} />
							<div className="Grid_two__r7Hb">
								<Text label="Organization or company" testId="org" value={activity.org} onChange={(org) => change(at, { org })} />
								<Text label="Your role" testId="role" value={activity.role} onChange={(role) => change(at, { role })} />
							</div>
							<Chips label="Grades you did this" testId="grades" multiple options={GRADES} value={activity.grades} onChange={(grades) => change(at, { grades })} />
							<Text label="Hours a week" testId="hours" type="number" min={0} max={80} value={activity.hours} onChange={(hours) => change(at, { hours })} />
							<Text label="Tell us about it" testId="about" rows={3} value={activity.about} onChange={(about) => change(at, { about })} hint="What did you do, and what changed because of you?" />
							<Segmented label="Planning to keep it up in college?" testId="college" options={YES_NO} value={activity.college} onChange={(college) => change(at, { college })} />
						</article>
					))}
					<button type="button" className="Btn_ghost__v3Cx" onClick={() => setActivities((all) => [...all, NO_ACTIVITY])}>
						+ Add an activity
					</button>
				</section>

				<section className="Card_card__t8Nf">
					<h2>Honors</h2>
					{honors.map((honor, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: cards have no identity of their own
						<article className="Entry_card__o5Jr" key={at} data-testid={`honor-${at}`}>
							<Text label="Honor or award" testId="title" value={honor.title} onChange={(title) => changeHonor(at, { title })} />
							<Pick
								label="When did you get it?"
								testId="when"
								value={honor.grade}
								options={GRADES.map(({ value, label }) => ({ value, label: `${label} grade` }))}
								onChange={(grade) => changeHonor(at, { grade })}
							/>
							<button type="button" className="Btn_link__z2Wq" onClick={() => setHonors((all) => all.filter((_, index) => index !== at))}>
								Remove
							</button>
						</article>
					))}
					<button type="button" className="Btn_ghost__v3Cx" onClick={() => setHonors((all) => [...all, NO_HONOR])}>
						+ Add an honor
					</button>
				</section>

				<section className="Card_card__t8Nf">
					<h2>More about you</h2>
					<p className="Card_sub__q1Es">Some sponsors support specific communities. Skip anything you'd rather not share.</p>
					<Chips
						label="Gender"
						testId="gender"
						options={same(["Female", "Male", "Non-binary", "Transgender", "I describe myself another way", "Rather not say"])}
						value={one(profile.gender)}
						onChange={first("gender")}
					/>
					<Chips label="Pronouns" optional testId="pronouns" options={same(["she/her", "he/him", "they/them", "Other"])} value={one(profile.pronouns)} onChange={first("pronouns")} />
					<Chips
						label="Race & ethnicity"
						testId="background"
						multiple
						hint="Pick as many as apply"
						options={same([
							"Asian",
							"Black or African American",
							"Hispanic or Latino/a/x",
							"Middle Eastern or North African",
							"Native American or Alaska Native",
							"Pacific Islander",
							"White",
							"Rather not say",
						])}
						value={profile.background}
						onChange={set("background")}
					/>
					<Tiles
						legend="Citizenship status"
						testId="citizenship"
						value={profile.citizenship}
						onChange={set("citizenship")}
						options={[
							{ value: "citizen", label: "U.S. citizen" },
							{ value: "pr", label: "Permanent resident", note: "Green card holder" },
							{ value: "daca", label: "DACA or undocumented" },
							{ value: "visa", label: "International student", note: "F-1 or other visa" },
						]}
					/>
					<Segmented label="Have you ever served in the military?" testId="military" options={YES_NO} value={profile.military} onChange={set("military")} />
					<Chips
						label="What are you into?"
						testId="interests"
						multiple
						optional
						options={same(["Gaming", "Cooking", "Fashion", "Hiking", "Anime", "Photography", "Cars", "Reading", "Pets"])}
						value={profile.interests}
						onChange={set("interests")}
					/>
					<Text label="In one or two sentences, why should someone bet on you?" optional testId="pitch" rows={3} value={profile.pitch} onChange={set("pitch")} />
				</section>

				<section className="Card_card__t8Nf">
					<h2>Family &amp; finances</h2>
					<h3>Parent or guardian 1</h3>
					<div className="Grid_two__r7Hb" data-testid="parent-1">
						<Text label="First name" testId="p1-first" value={profile.p1First} onChange={set("p1First")} />
						<Text label="Last name" testId="p1-last" value={profile.p1Last} onChange={set("p1Last")} />
						<Pick label="Highest level of education" testId="p1-edu" options={EDUCATION} value={profile.p1Education} onChange={set("p1Education")} />
						<Text label="Email" optional testId="p1-email" type="email" value={profile.parentEmail} onChange={set("parentEmail")} />
					</div>
					<h3>Parent or guardian 2</h3>
					<div className="Grid_two__r7Hb" data-testid="parent-2">
						<Text label="First name" testId="p2-first" value={profile.p2First} onChange={set("p2First")} />
						<Text label="Last name" testId="p2-last" value={profile.p2Last} onChange={set("p2Last")} />
						<Pick label="Highest level of education" testId="p2-edu" options={EDUCATION} value={profile.p2Education} onChange={set("p2Education")} />
					</div>
					<Segmented label="Are you a first-generation college student?" testId="first-gen" options={YES_NO} value={profile.firstGen} onChange={set("firstGen")} hint="Neither parent finished a 4-year degree." />
					<Pick
						label="Household income"
						testId="income"
						options={[
							{ value: "0-30", label: "Under $30k" },
							{ value: "30-60", label: "$30k to $60k" },
							{ value: "60-90", label: "$60k to $90k" },
							{ value: "90-130", label: "$90k to $130k" },
							{ value: "130+", label: "Over $130k" },
						]}
						value={profile.income}
						onChange={set("income")}
						hint="Your best estimate, before taxes."
					/>
					<Segmented label="Are you receiving financial aid?" testId="aid" options={YES_NO} value={profile.aid} onChange={set("aid")} />
				</section>

				<section className="Card_card__t8Nf">
					<h2>Your school counselor</h2>
					<p className="Card_sub__q1Es">If you become a finalist we'll ask them to confirm your enrollment.</p>
					<div className="Grid_two__r7Hb">
						<Text label="Full name" testId="counselor-name" value={profile.counselorName} onChange={set("counselorName")} />
						<Text label="Email" testId="counselor-email" type="email" value={profile.counselorEmail} onChange={set("counselorEmail")} />
					</div>
				</section>

				<section className="Card_card__t8Nf">
					<h2>Last thing</h2>
					<Pick label="How'd you hear about us?" testId="heard" options={same(["TikTok", "Instagram", "YouTube", "A friend", "My counselor", "Google"])} value={profile.heard} onChange={set("heard")} />
					<Text label="Referral code" optional testId="referral" value={profile.referralCode} onChange={set("referralCode")} />
					<label className="Toggle_row__e8Ub" data-testid="offers">
						<input type="checkbox" checked={profile.partnerOffers} onChange={(event) => set("partnerOffers")(event.target.checked)} />
						<span>Send me offers from colleges and partners that match my profile</span>
					</label>
					<label className="Toggle_row__e8Ub" data-testid="terms">
						<input type="checkbox" checked={profile.terms} onChange={(event) => set("terms")(event.target.checked)} />
						<span>
							I'm at least 13 and I agree to Beacon's <a href="#terms">Terms</a> and <a href="#privacy">Privacy Policy</a>.
						</span>
					</label>
					<button type="submit" className="Btn_primary__j6Tn">
						See my matches
					</button>
				</section>
			</form>
		</>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const ROWS = [0, 1, 2];
const page = window as unknown as Record<string, unknown>;
page.formState = () => {
	const state: Record<string, unknown> = { ...profileNow, submitted };
	for (const at of ROWS) {
		for (const [key, value] of Object.entries(activitiesNow[at] ?? NO_ACTIVITY)) state[`activities.${at}.${key}`] = value;
		for (const [key, value] of Object.entries(honorsNow[at] ?? NO_HONOR)) state[`honors.${at}.${key}`] = value;
		for (const [key, value] of Object.entries(coursesNow[at] ?? NO_COURSE)) state[`courses.${at}.${key}`] = value;
	}
	return state;
};

const part = (test: string, within: ParentNode | null = document) => within?.querySelector<HTMLElement>(`[data-testid="${test}"]`) ?? null;
const boxText = (holder: ParentNode | null, which = "input, textarea") => holder?.querySelector<HTMLInputElement>(which)?.value ?? "";
function picked(holder: ParentNode | null) {
	const select = holder?.querySelector("select");
	return select?.value ? (select.selectedOptions[0]?.text ?? "") : "";
}
const chips = (holder: ParentNode | null) => [...(holder?.querySelectorAll<HTMLElement>(".Chips_on__s0Lq") ?? [])].map((chip) => chip.innerText.trim());
const chip = (holder: ParentNode | null) => chips(holder)[0] ?? "";
const segment = (holder: ParentNode | null) => holder?.querySelector<HTMLElement>(".Seg_active__p5Mw")?.innerText.trim() ?? "";
const tile = (holder: ParentNode | null) => holder?.querySelector("input:checked")?.parentElement?.querySelector("strong")?.innerText.trim() ?? "";
const ticked = (holder: ParentNode | null) => holder?.querySelector("input")?.checked ?? false;
page.formShown = () => {
	const shown: Record<string, unknown> = {
		firstName: boxText(part("first-name")),
		lastName: boxText(part("last-name")),
		goesBy: boxText(part("goes-by")),
		email: boxText(part("email")),
		phoneCode: picked(part("phone")),
		phone: boxText(part("phone")),
		birthday: boxText(part("birthday")),
		instagram: boxText(part("instagram")),
		street: boxText(part("street")),
		street2: boxText(part("street2")),
		city: boxText(part("city")),
		state: picked(part("state")),
		zip: boxText(part("zip")),
		gender: chip(part("gender")),
		pronouns: chip(part("pronouns")),
		background: chips(part("background")),
		citizenship: tile(part("citizenship")),
		military: segment(part("military")),
		firstGen: segment(part("first-gen")),
		income: picked(part("income")),
		aid: segment(part("aid")),
		level: tile(part("level")),
		highSchool: boxText(part("high-school")),
		gradYear: picked(part("grad-year")),
		gpa: boxText(part("gpa")),
		weightedGpa: boxText(part("weighted-gpa")),
		major: boxText(part("major")),
		degree: picked(part("degree")),
		startYear: segment(part("start-year")),
		satReading: boxText(part("sat-rw")),
		satMath: boxText(part("sat-math")),
		act: boxText(part("act")),
		p1First: boxText(part("p1-first")),
		p1Last: boxText(part("p1-last")),
		p1Education: picked(part("p1-edu")),
		p2First: boxText(part("p2-first")),
		p2Last: boxText(part("p2-last")),
		p2Education: picked(part("p2-edu")),
		parentEmail: boxText(part("p1-email")),
		counselorName: boxText(part("counselor-name")),
		counselorEmail: boxText(part("counselor-email")),
		interests: chips(part("interests")),
		pitch: boxText(part("pitch")),
		heard: picked(part("heard")),
		referralCode: boxText(part("referral")),
		partnerOffers: ticked(part("offers")),
		terms: ticked(part("terms")),
	};
	for (const at of ROWS) {
		const [activity, honor, course] = [part(`activity-${at}`), part(`honor-${at}`), part(`course-${at}`)];
		const of = (test: string) => activity && part(test, activity);
		Object.assign(shown, {
			[`activities.${at}.category`]: chip(of("category")),
			[`activities.${at}.org`]: boxText(of("org")),
			[`activities.${at}.role`]: boxText(of("role")),
			[`activities.${at}.grades`]: chips(of("grades")),
			[`activities.${at}.hours`]: boxText(of("hours")),
			[`activities.${at}.college`]: segment(of("college")),
			[`activities.${at}.about`]: boxText(of("about")),
			[`honors.${at}.title`]: boxText(honor && part("title", honor)),
			[`honors.${at}.grade`]: picked(honor && part("when", honor)),
			[`courses.${at}.name`]: boxText(course, "input:first-child"),
			[`courses.${at}.grade`]: boxText(course, "input:last-child"),
		});
	}
	return shown;
};
