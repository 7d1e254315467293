import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, useForm, type Control, type UseFormGetValues } from "react-hook-form";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import "./page.css";

type Option = { value: string; label: string };
const same = (...texts: string[]): Option[] => texts.map((text) => ({ value: text, label: text }));
const upTo = (from: number, to: number) => same(...Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => String(from < to ? from + i : from - i)));

const MONTHS = "January February March April May June July August September October November December".split(" ").map((label, i) => ({ value: String(i + 1).padStart(2, "0"), label }));
const STATES = same(
	..."Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(","),
);
const PRONOUNS = [
	{ value: "he", label: "he/him/his" },
	{ value: "she", label: "she/her/hers" },
	{ value: "they", label: "they/them/theirs" },
	{ value: "own", label: "Something else" },
	{ value: "none", label: "Prefer not to share" },
];
const SCHOOLS = [
	{ value: "380035", label: "Ashland High School, Ashland, OR" },
	{ value: "380037", label: "Ashland Valley High School, Ashland, OR" },
	{ value: "360040", label: "Ashland High School, Ashland, OH" },
	{ value: "180075", label: "Ashland Paul G. Blazer High School, Ashland, KY" },
	{ value: "053930", label: "Yreka High School, Yreka, CA" },
	{ value: "380710", label: "North Medford High School, Medford, OR" },
	{ value: "380715", label: "South Medford High School, Medford, OR" },
	{ value: "380815", label: "Phoenix High School, Phoenix, OR" },
	{ value: "380490", label: "Grants Pass High School, Grants Pass, OR" },
];
const RANKS = [
	{ value: "1", label: "Top 1 percent" },
	{ value: "5", label: "Top 2 to 5 percent" },
	{ value: "10", label: "Top 6 to 10 percent" },
	{ value: "25", label: "Top 11 to 25 percent" },
	{ value: "99", label: "Below the top quarter" },
	{ value: "na", label: "My school does not rank and I cannot estimate" },
];
const MAJORS = [
	{ label: "College of Arts and Sciences", options: same("Anthropology", "Biology", "Chemistry", "Economics", "English", "Environmental Studies", "Geology", "History", "Mathematics", "Philosophy", "Political Science", "Psychology", "Spanish") },
	{ label: "College of Engineering", options: same("Bioengineering", "Chemical Engineering", "Civil Engineering", "Computer Science", "Electrical Engineering", "Environmental Engineering", "Mechanical Engineering") },
	{ label: "College of Business", options: same("Accounting", "Finance", "Marketing") },
	{ label: "Not sure", options: same("Exploratory / undeclared") },
];
const DEGREES = [
	{ value: "BA", label: "Bachelor's (BA, BS, BFA)" },
	{ value: "MA", label: "Master's (MA, MS, MEng, MBA)" },
	{ value: "PHD", label: "Research doctorate (PhD)" },
	{ value: "PROF", label: "Professional doctorate (JD, MD, PharmD, DVM)" },
	{ value: "?", label: "I really have no idea yet" },
];
const TIMES = [
	{ value: "1", label: "Once" },
	{ value: "2", label: "Twice" },
	{ value: "3", label: "Three or more times" },
];
const EXAMS = same(
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language and Culture", "Comparative Government and Politics", "Computer Science A", "Computer Science Principles",
	"English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "French Language and Culture", "Human Geography", "Macroeconomics", "Microeconomics",
	"Physics 1", "Physics 2", "Physics C: Mechanics", "Precalculus", "Psychology", "Spanish Language and Culture", "Spanish Literature and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern",
);
const INVOLVEMENTS = same(
	"Academic team or club", "Athletics", "Caring for family", "Dance or theater", "Debate, forensics or Model UN", "Environment and sustainability", "Faith community", "Job (paid)", "Music",
	"Publications and media", "Research or internship", "Student government", "Volunteering", "Something else",
);
const FOUR_YEAR = [
	{ value: "both", label: "Yes, both have" },
	{ value: "one", label: "Yes, one has" },
	{ value: "none", label: "No, neither has" },
	{ value: "unsure", label: "I'm not certain" },
];
const RACES = [
	{ value: "aian", label: "American Indian or Alaska Native" },
	{ value: "asian", label: "Asian" },
	{ value: "black", label: "Black or African American" },
	{ value: "mena", label: "Middle Eastern or North African" },
	{ value: "nhpi", label: "Native Hawaiian or other Pacific Islander" },
	{ value: "white", label: "White" },
];
const HALLS = same("Honors Hall: quiet floor", "Honors Hall: regular floor", "Sustainability House", "I plan to live off campus or at home");

const blank = {
	legal_first: "", legal_middle: "", legal_last: "", goes_by: "", pronouns: null, email: "", mobile: "",
	dob: { month: null, day: null, year: null },
	mail: { street: "", street2: "", city: "", state: null, zip: "" },
	website: "",
	ceeb: null, gpa_unweighted: "", gpa_weighted: "", class_rank: null,
	sat: "", sat_times: null, act: "", psat: "",
	exams: Array.from({ length: 3 }, () => ({ subject: null, score: null })),
	college: "",
	college_courses: Array.from({ length: 2 }, () => ({ title: "", hours: "" })),
	major: null, degree: null,
	involvement: Array.from({ length: 3 }, () => ({ kind: null, group: "", story: "" })),
	family: { a_first: "", a_last: "", b_first: "", b_last: "", four_year: null, siblings: "", newsletter: "" },
	hispanic: null, race: [] as string[],
	teacher: { name: "", email: "" },
	essay: "", hall: null,
	accurate: false, initials: "",
};

let held: UseFormGetValues<typeof blank>;
let submitted = false;

type PickProps = { control: Control<typeof blank>; name: any; options: any[]; id?: string; label?: string; placeholder?: string; isMulti?: boolean; isSearchable?: boolean; isClearable?: boolean };
/** A react-select in a form of react-hook-form, which keeps the value of the option only. */
function Pick({ control, name, options, id, label, ...rest }: PickProps) {
	const all = options.flatMap((each) => each.options ?? [each]) as Option[];
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<Select
					{...rest}
					ref={field.ref}
					name={field.name}
					inputId={id}
					aria-label={label}
					className="select"
					classNamePrefix="select"
					options={options}
					value={rest.isMulti ? all.filter((each) => (field.value as string[]).includes(each.value)) : (all.find((each) => each.value === field.value) ?? null)}
					onChange={(chosen: any) => field.onChange(rest.isMulti ? chosen.map((each: Option) => each.value) : (chosen?.value ?? null))}
					onBlur={field.onBlur}
				/>
			)}
		/>
	);
}

const Star = () => <span className="req" aria-hidden="true">*</span>;
const Group = ({ id, label, help, star, children }: { id: string; label: string; help?: string; star?: boolean; children: ReactNode }) => (
	<div className="form-group">
		<label htmlFor={id}>{label} {star && <Star />}</label>
		{help && <div className="form-text" id={`${id}-help`}>{help}</div>}
		{children}
	</div>
);

function Application() {
	const { register, control, getValues, handleSubmit } = useForm({ defaultValues: blank });
	held = getValues;
	const text = (name: any, id: string, more: object = {}) => <input type="text" className="form-control" id={id} {...register(name)} {...more} />;
	return (
		<main>
			<h1>Welcome to the Honors College application</h1>
			<p>
				Thank you for considering the Honors College at Tamarack State University. You should already have sent us your application for admission to the University; this second, shorter application
				goes only to our faculty readers. It is due <strong>January 15</strong>. We do not use test scores as a cutoff and we do read every word, so please take your time.
				Fields with a <Star /> must be answered.
			</p>
			<form onSubmit={handleSubmit(() => { submitted = true; })} noValidate>
				<h2>First, who are you?</h2>
				<div className="form-row">
					<Group id="lf" label="Legal first name" star>{text("legal_first", "lf")}</Group>
					<Group id="lm" label="Legal middle name">{text("legal_middle", "lm")}</Group>
					<Group id="ll" label="Legal last name" star>{text("legal_last", "ll")}</Group>
				</div>
				<Group id="gb" label="What should we call you?" help="If our readers and your future advisor should use a nickname or chosen name rather than your legal first name, tell us here.">{text("goes_by", "gb", { "aria-describedby": "gb-help" })}</Group>
				<div className="form-row">
					<Group id="pn" label="Pronouns"><Pick control={control} name="pronouns" options={PRONOUNS} id="pn" placeholder="Optional" isClearable isSearchable={false} /></Group>
					<fieldset style={{ flex: 2 }}>
						<legend>When were you born? <Star /></legend>
						<div className="form-row" id="born">
							<div style={{ flex: 2 }}><Pick control={control} name="dob.month" options={MONTHS} label="Month" placeholder="Month" /></div>
							<div style={{ flex: 1 }}><Pick control={control} name="dob.day" options={upTo(1, 31)} label="Day" placeholder="Day" /></div>
							<div style={{ flex: 1 }}><Pick control={control} name="dob.year" options={upTo(2012, 1998)} label="Year" placeholder="Year" /></div>
						</div>
					</fieldset>
				</div>
				<div className="form-row">
					<Group id="em" label="Email" star help="Use the address that is on your application to the University, otherwise we cannot match the two."><input type="email" className="form-control" id="em" {...register("email")} /></Group>
					<Group id="mo" label="Mobile number" help="We text only about interviews and deadlines."><input type="tel" className="form-control" id="mo" {...register("mobile")} /></Group>
				</div>
				<div className="extra" aria-hidden="true"><label htmlFor="website">Leave this empty</label><input id="website" tabIndex={-1} autoComplete="off" {...register("website")} /></div>
				<h3>Where should we send your decision packet?</h3>
				<div className="form-row">
					<Group id="s1" label="Mailing address" star>{text("mail.street", "s1", { placeholder: "Street or P.O. box" })}</Group>
					<Group id="s2" label="Address, continued">{text("mail.street2", "s2", { placeholder: "Apartment, suite, c/o" })}</Group>
				</div>
				<div className="form-row">
					<Group id="ct" label="City" star>{text("mail.city", "ct")}</Group>
					<Group id="st" label="State" star><Pick control={control} name="mail.state" options={STATES} id="st" placeholder="Choose…" /></Group>
					<Group id="zp" label="ZIP code" star>{text("mail.zip", "zp")}</Group>
				</div>

				<h2>Your academic record so far</h2>
				<Group id="hs" label="Which high school will you graduate from?" star help="Type at least four letters of the name, then choose your school from the list. Mind the state: many schools share a name.">
					<Controller
						name="ceeb"
						control={control}
						render={({ field }) => (
							<AsyncSelect<Option>
								inputId="hs"
								name="ceeb"
								className="select"
								classNamePrefix="select"
								placeholder="Search for your school"
								noOptionsMessage={({ inputValue }) => (inputValue.length < 4 ? "Keep typing…" : "No school of that name")}
								loadOptions={(typed) => new Promise((done) => setTimeout(() => done(typed.length < 4 ? [] : SCHOOLS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))), 250))}
								value={SCHOOLS.find(({ value }) => value === field.value) ?? null}
								onChange={(chosen) => field.onChange(chosen?.value ?? null)}
								onBlur={field.onBlur}
							/>
						)}
					/>
				</Group>
				<div className="form-row">
					<Group id="gu" label="Unweighted GPA" star help="As printed on your transcript">{text("gpa_unweighted", "gu")}</Group>
					<Group id="gw" label="Weighted GPA" help="Leave blank if your school does not weight">{text("gpa_weighted", "gw")}</Group>
					<Group id="cr" label="Rank in class" help="Your best information"><Pick control={control} name="class_rank" options={RANKS} id="cr" placeholder="Choose…" /></Group>
				</div>
				<h3>Test scores (entirely optional)</h3>
				<div className="form-row">
					<Group id="sa" label="SAT superscore">{text("sat", "sa", { placeholder: "400–1600" })}</Group>
					<Group id="sn" label="Times you took the SAT"><Pick control={control} name="sat_times" options={TIMES} id="sn" isSearchable={false} isClearable placeholder="—" /></Group>
					<Group id="ac" label="ACT superscore">{text("act", "ac", { placeholder: "1–36" })}</Group>
					<Group id="ps" label="Junior-year PSAT/NMSQT">{text("psat", "ps", { placeholder: "Total score" })}</Group>
				</div>
				<p>Advanced Placement exams you have already taken, in the order you took them. Do not list exams you plan to take next May.</p>
				<table id="exams">
					<thead><tr><th style={{ width: "70%" }}>AP exam</th><th>Your score</th></tr></thead>
					<tbody>
						{[0, 1, 2].map((i) => (
							<tr key={i}>
								<td><Pick control={control} name={`exams.${i}.subject`} options={EXAMS} placeholder="Exam" isClearable /></td>
								<td><Pick control={control} name={`exams.${i}.score`} options={upTo(5, 1)} placeholder="" isSearchable={false} /></td>
							</tr>
						))}
					</tbody>
				</table>
				<Group id="co" label="If you have earned college credit while in high school, what college or university granted it?">{text("college", "co")}</Group>
				<table id="credit">
					<thead><tr><th style={{ width: "70%" }}>Title of the college course</th><th>Credit hours</th></tr></thead>
					<tbody>
						{[0, 1].map((i) => (
							<tr key={i}>
								<td><input className="form-control" {...register(`college_courses.${i}.title`)} /></td>
								<td><input className="form-control" inputMode="decimal" {...register(`college_courses.${i}.hours`)} /></td>
							</tr>
						))}
					</tbody>
				</table>

				<h2>Where you are headed</h2>
				<Group id="mj" label="What do you think you will major in?" star><Pick control={control} name="major" options={MAJORS} id="mj" placeholder="Choose a program" /></Group>
				<Group id="dg" label="How far do you see yourself going in school, here or elsewhere?" help="The highest degree that you hope to hold one day. You are not making a promise."><Pick control={control} name="degree" options={DEGREES} id="dg" /></Group>

				<h2>Beyond the classroom</h2>
				<p>Tell us about up to three things that have had your time and heart in high school. Honors readers value depth: a job or looking after your grandmother counts just as much as a club. Begin with what matters to you most.</p>
				{[0, 1, 2].map((i) => (
					<div className="involvement" key={i}>
						<h4 style={{ margin: 0 }}>Involvement #{i + 1}</h4>
						<div className="form-row">
							<Group id={`iv${i}g`} label="Name of the group, team or workplace">{text(`involvement.${i}.group`, `iv${i}g`)}</Group>
							<Group id={`iv${i}k`} label="What sort of involvement?"><Pick control={control} name={`involvement.${i}.kind`} options={INVOLVEMENTS} id={`iv${i}k`} /></Group>
						</div>
						<Group id={`iv${i}s`} label="What did you do, and what came of it? (300 characters)"><textarea className="form-control" id={`iv${i}s`} maxLength={300} rows={3} {...register(`involvement.${i}.story`)} /></Group>
					</div>
				))}

				<h2>Your family</h2>
				<p className="form-text">This part is shown to our scholarship staff, not to the faculty readers.</p>
				<div className="form-row">
					<Group id="af" label="Parent/guardian A: first name">{text("family.a_first", "af")}</Group>
					<Group id="al" label="Parent/guardian A: last name">{text("family.a_last", "al")}</Group>
				</div>
				<div className="form-row">
					<Group id="bf" label="Parent/guardian B: first name">{text("family.b_first", "bf")}</Group>
					<Group id="bl" label="Parent/guardian B: last name">{text("family.b_last", "bl")}</Group>
				</div>
				<div className="form-row">
					<Group id="fy" label="Have your parents completed a four-year degree?"><Pick control={control} name="family.four_year" options={FOUR_YEAR} id="fy" /></Group>
					<Group id="sb" label="Number of siblings">{text("family.siblings", "sb", { inputMode: "numeric" })}</Group>
				</div>
				<Group id="nl" label="A parent's email address, should they wish to receive our Honors Families newsletter"><input type="email" className="form-control" id="nl" {...register("family.newsletter")} /></Group>
				<fieldset className="inline">
					<legend>Are you Hispanic or Latino/a/x?</legend>
					<label><input type="radio" value="Y" {...register("hispanic")} /> Yes</label>
					<label><input type="radio" value="N" {...register("hispanic")} /> No</label>
					<label><input type="radio" value="X" {...register("hispanic")} /> I would rather not answer</label>
				</fieldset>
				<Group id="rc" label="How do you identify? Select as many as apply."><Pick control={control} name="race" options={RACES} id="rc" isMulti /></Group>

				<h2>A teacher who knows your work</h2>
				<p>We will write to one teacher from an academic subject and ask for two paragraphs. Please ask them before you name them!</p>
				<div className="form-row">
					<Group id="tn" label="Name">{text("teacher.name", "tn")}</Group>
					<Group id="te" label="Email"><input type="email" className="form-control" id="te" {...register("teacher.email")} /></Group>
				</div>

				<h2>Short essay and housing</h2>
				<Group id="es" label="Our common book this year is about repair. Describe something that you think is worth mending, and how you would set about it. (No more than 500 words)"><textarea className="form-control" id="es" rows={8} {...register("essay")} /></Group>
				<Group id="hl" label="If you are invited to join us, where would you like to live?"><Pick control={control} name="hall" options={HALLS} id="hl" isClearable /></Group>

				<h2>Almost done</h2>
				<div className="form-group"><label style={{ fontWeight: "normal" }}><input type="checkbox" {...register("accurate")} /> Everything here is my own work and, so far as I know, accurate. I have read the Honors College statement of academic integrity.</label></div>
				<Group id="in" label="Your initials" star>{text("initials", "in", { style: { width: 90 }, maxLength: 5 })}</Group>
				<button type="submit">Send my application</button>
			</form>
		</main>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);

/** One entry for each control of nested values, by its name. */
function flat(value: any, name = ""): [string, any][] {
	if (value === null || typeof value !== "object" || name === "race") return [[name, value]];
	return Object.entries(value).flatMap(([key, each]) => flat(each, name ? `${name}.${key}` : key));
}

function shownIn(name: string) {
	const [input] = document.getElementsByName(name) as NodeListOf<HTMLInputElement>;
	const select = input.closest(".select");
	if (select) {
		const many = [...select.querySelectorAll(".select__multi-value__label")].map((each) => each.textContent);
		return name === "race" ? many : (select.querySelector(".select__single-value")?.textContent ?? "");
	}
	if (input.type === "radio") return document.querySelector(`[name="${name}"]:checked`)?.closest("label")?.textContent?.trim() ?? "";
	return input.type === "checkbox" ? input.checked : input.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(structuredClone(held()))), submitted }),
	formShown: () => Object.fromEntries(flat(blank).map(([name]) => [name, shownIn(name)])),
});
