import { type ReactNode, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import Select from "react-select";
import "./style.css";

const COUNTRIES = "Argentina|Australia|Bangladesh|Brazil|Cameroon|Canada|China|Colombia|Cuba|Dominican Republic|Ecuador|Egypt|El Salvador|Ethiopia|France|Germany|Ghana|Guatemala|Haiti|Honduras|India|Indonesia|Iran|Iraq|Italy|Jamaica|Japan|Kenya|Liberia|Mexico|Nepal|Nicaragua|Niger|Nigeria|Pakistan|Peru|Philippines|Poland|Russia|Rwanda|Senegal|Somalia|South Africa|South Korea|Syria|Taiwan|Thailand|Turkey|Uganda|Ukraine|United Kingdom|United States of America|Venezuela|Vietnam|Zambia|Zimbabwe"
	.split("|").map((name) => ({ value: name, label: name }));
const STATES = "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
	.split("|").map((each) => ({ value: each.slice(0, 2), label: each.slice(3) }));
const SCHOOLING: [string, string][] = [
	["none", "Did not finish high school"], ["hs", "Graduated from high school or earned a GED"], ["some", "Attended college, did not earn a degree"],
	["aa", "Earned a two-year (associate) degree"], ["ba", "Earned a four-year (bachelor's) degree"], ["grad", "Earned a graduate or professional degree"], ["unk", "Not known"],
];
const CATEGORIES: [string, string][] = [
	["acad", "Academic club or competition"], ["art", "Art, music, theater or dance"], ["ath", "Athletics"], ["debate", "Debate, speech or mock trial"], ["work", "Employment (paid)"],
	["intern", "Internship or research"], ["env", "Environment and sustainability"], ["fam", "Family responsibilities"], ["rel", "Faith community"], ["gov", "Student government"], ["vol", "Volunteering, other"], ["oth", "Something else"],
];
const SUFFIXES: [string, string][] = [["jr", "Jr."], ["sr", "Sr."], ["2", "II"], ["3", "III"], ["4", "IV"]];
const BLANK = { category: "", organization: "", position: "", years: [] as string[], description: "" };
const EMPTY = {
	profile: { legalFirst: "", legalMiddle: "", legalLast: "", suffix: "", goesBy: "", pronouns: [] as string[], dob: "", birthCountry: "", citizenship: "", military: "", ssn: "" },
	contact: { email: "", mobile: "", line1: "", line2: "", city: "", state: "", zip: "" },
	family: { adults: [0, 1].map(() => ({ first: "", last: "", schooling: "", work: "" })), siblings: "" },
	school: { name: "", state: "", entered: "", graduates: "", gpa: "", rank: "", size: "", otherCollege: "", counselor: "", counselorEmail: "" },
	sat: { ebrw: "", ebrwDate: "", math: "", mathDate: "" },
	activities: [BLANK],
	more: { feeWaiver: "", circumstances: "" },
};
type Values = typeof EMPTY;
const required = { required: "This question is required." };
const live = { values: (): Values => EMPTY, submitted: false };

/** (000) 000-0000, as far as it is typed. */
function masked(typed: string) {
	const digits = typed.replace(/\D/g, "").replace(/^1/, "").slice(0, 10);
	const [area, first, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
	return last ? `(${area}) ${first}-${last}` : first ? `(${area}) ${first}` : area;
}

function Ask({ name, label, help, wide, must, valueAsNumber, ...rest }: { name: any; label: string; help?: ReactNode; wide?: boolean; must?: boolean; valueAsNumber?: boolean } & React.InputHTMLAttributes<HTMLInputElement>) {
	const id = useId();
	const { register, getFieldState, formState } = useFormContext<Values>();
	const { error } = getFieldState(name, formState);
	const rules: any = { ...(must && required), ...(valueAsNumber && { valueAsNumber }) };
	return (
		<div className={wide ? "q wide" : "q"}>
			<label htmlFor={id} className={must ? "t req" : "t"}>{label}</label>
			{help && <p className="help" id={`${id}h`}>{help}</p>}
			<input id={id} className="ctl" aria-invalid={!!error} aria-describedby={help ? `${id}h` : undefined} {...rest} {...register(name, rules)} />
			{error && <p role="alert" className="err">{error.message}</p>}
		</div>
	);
}

function Pulldown({ name, label, options, must, wide }: { name: any; label: string; options: [string, string][]; must?: boolean; wide?: boolean }) {
	const { register } = useFormContext<Values>();
	return (
		<label className={wide ? "q wide" : "q"}>
			<span className={must ? "t req" : "t"}>{label}</span>
			<select className="ctl" {...register(name, must ? required : {})}>
				<option value="">Choose one</option>
				{options.map(([value, text]) => <option key={value} value={value}>{text}</option>)}
			</select>
		</label>
	);
}

function Picks({ name, legend, type, options, help, must }: { name: any; legend: string; type: "radio" | "checkbox"; options: [string, string][]; help?: string; must?: boolean }) {
	const { register } = useFormContext<Values>();
	return (
		<fieldset className="wide">
			<legend className={must ? "req" : undefined}>{legend}</legend>
			{help && <p className="help">{help}</p>}
			{options.map(([value, text]) => (
				<label className="pick" key={value}><input type={type} value={value} {...register(name)} /> {text}</label>
			))}
		</fieldset>
	);
}

function Finder({ name, label, options, must }: { name: any; label: string; options: { value: string; label: string }[]; must?: boolean }) {
	const id = useId();
	return (
		<div className="q">
			<label htmlFor={id} className={must ? "t req" : "t"}>{label}</label>
			<Controller name={name} render={({ field }) => (
				<div data-finder={name}>
					<Select inputId={id} classNamePrefix="rs" options={options} placeholder="Start typing…" ref={field.ref} name={undefined} onBlur={field.onBlur}
						value={options.find(({ value }) => value === field.value) ?? null} onChange={(chosen) => field.onChange(chosen?.value ?? "")} />
				</div>
			)} />
		</div>
	);
}

function Section({ id, title, children, open: first = false }: { id: string; title: string; children: ReactNode; open?: boolean }) {
	const [open, setOpen] = useState(first);
	return (
		<section className="accordion">
			<h2><button type="button" id={`head-${id}`} aria-expanded={open} aria-controls={`body-${id}`} onClick={() => setOpen(!open)}>{title}<span aria-hidden>{open ? "–" : "+"}</span></button></h2>
			{open && <div className="inside" id={`body-${id}`}>{children}</div>}
		</section>
	);
}

function Activities() {
	const { control, register } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	return (
		<>
			<p className="wide help">Clubs, jobs, service, caring for family: anything you give your time to outside class counts. Start with what matters most to you. Up to eight.</p>
			{fields.map((field, at) => (
				<div className="entry" key={field.id}>
					<header><span>Activity {at + 1}</span>{at > 0 && <button type="button" className="btn" onClick={() => remove(at)}>Remove</button>}</header>
					<Pulldown name={`activities.${at}.category`} label="Which best describes it?" options={CATEGORIES} must />
					<Ask name={`activities.${at}.organization`} label="Name of the group or employer" />
					<Ask name={`activities.${at}.position`} label="Your role or title" maxLength={64} />
					<Picks name={`activities.${at}.years`} legend="When did you take part?" type="checkbox" options={[["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]} />
					<label className="q wide">
						<span className="t">What did you do, and what came of it?</span>
						<textarea className="ctl" rows={3} maxLength={255} {...register(`activities.${at}.description`)} />
						<span className="help">255 characters at most</span>
					</label>
				</div>
			))}
			<div className="wide"><button type="button" className="btn" onClick={() => append(BLANK)}>+ Add another activity</button></div>
		</>
	);
}

function Profile({ onNext }: { onNext: () => void }) {
	const { register, handleSubmit, control } = useFormContext<Values>();
	return (
		<form onSubmit={handleSubmit(onNext)} noValidate>
			<h1>Your profile</h1>
			<p>You fill this in once. Every member college that you add later will see the same answers. Nothing is shared until you submit to a college.</p>
			<Section id="about" title="About you" open>
				<Ask name="profile.legalFirst" label="Legal first/given name" must autoComplete="off" />
				<Ask name="profile.legalMiddle" label="Legal middle name" help="Leave blank if you have none." />
				<Ask name="profile.legalLast" label="Legal last/family name" must />
				<Pulldown name="profile.suffix" label="Suffix" options={SUFFIXES} />
				<Ask name="profile.goesBy" label="What do people call you?" help="If it differs from your legal first name" />
				<Ask name="profile.dob" label="Birthdate" must placeholder="MM/DD/YYYY" inputMode="numeric" maxLength={10} />
				<Picks name="profile.pronouns" legend="Which pronouns do you use?" type="checkbox" options={[["she", "she/her/hers"], ["he", "he/him/his"], ["they", "they/them/theirs"], ["self", "another set"]]} help="Optional. Mark all that apply." />
				<Finder name="profile.birthCountry" label="In what country were you born?" options={COUNTRIES} must />
				<Ask name="profile.ssn" label="U.S. Social Security number" help="Optional. Some colleges use it to match your FAFSA." autoComplete="off" placeholder="___-__-____" />
				<Picks name="profile.citizenship" legend="Your citizenship status" type="radio" must options={[["us", "Citizen or national of the U.S."], ["pr", "U.S. permanent resident"], ["ref", "Refugee or asylee"], ["undoc", "DACA, undocumented or deferred status"], ["intl", "Citizen of another country"]]} />
				<Pulldown name="profile.military" label="Have you served in the U.S. military?" wide options={[["no", "No"], ["active", "Yes, I am currently serving"], ["vet", "Yes, I served in the past"], ["dep", "No, but I am a dependent of someone who is serving"]]} />
			</Section>
			<Section id="contact" title="How to reach you">
				<Ask name="contact.email" label="Email" type="email" must help="Use one you will still be able to open after you leave high school." />
				<div className="q">
					<label htmlFor="mobile" className="t">Mobile phone</label>
					<p className="help">U.S. numbers only</p>
					<Controller name="contact.mobile" control={control} render={({ field }) => <input id="mobile" type="tel" className="ctl" {...field} onChange={(event) => field.onChange(masked(event.target.value))} />} />
				</div>
				<Ask name="contact.line1" label="Permanent home address" placeholder="Number and street" must wide />
				<Ask name="contact.line2" aria-label="Permanent home address, line 2" label="Address, second line" placeholder="Apartment, suite, floor" />
				<Ask name="contact.city" label="City or town" must />
				<Finder name="contact.state" label="State" options={STATES} must />
				<Ask name="contact.zip" label="ZIP code" must maxLength={10} />
			</Section>
			<Section id="family" title="Parents and household">
				{["first", "second"].map((which, at) => (
					<fieldset className="entry" key={which}>
						<header><legend>Parent or legal guardian {at + 1}</legend></header>
						<Ask name={`family.adults.${at}.first`} label="First name" must={at === 0} />
						<Ask name={`family.adults.${at}.last`} label="Last name" must={at === 0} />
						<Pulldown name={`family.adults.${at}.schooling`} label="How far did they go in school?" options={SCHOOLING} must={at === 0} />
						<Ask name={`family.adults.${at}.work`} label="What do they do for a living?" />
					</fieldset>
				))}
				<Ask name="family.siblings" label="How many brothers and sisters do you have?" type="number" min={0} valueAsNumber />
			</Section>
			<Section id="school" title="High school and testing">
				<Ask name="school.name" label="Name of the high school you attend now" must />
				<Finder name="school.state" label="State where it is located" options={STATES} />
				<Ask name="school.entered" label="When did you start at this school?" type="month" />
				<Ask name="school.graduates" label="When will you graduate?" type="date" must />
				<Ask name="school.gpa" label="Cumulative GPA, weighted" help="As it stands on your transcript. Do not convert it." inputMode="decimal" />
				<div className="q">
					<span className="t" id="rank-q">Class rank</span>
					<p className="help">Leave both empty if your school does not rank.</p>
					<div style={{ display: "flex", gap: 8, alignItems: "center" }}>
						<input className="ctl" aria-label="My rank" inputMode="numeric" {...register("school.rank")} /> out of{" "}
						<input className="ctl" aria-label="Students in my class" inputMode="numeric" {...register("school.size", { setValueAs: (text) => (text === "" || text === null ? "" : Number(text)) })} />
					</div>
				</div>
				<Ask name="school.otherCollege" label="If you have taken classes at a college while in high school, which college?" wide />
				<Ask name="school.counselor" label="School counselor" help="We will ask this person for your school report." />
				<Ask name="school.counselorEmail" label="Counselor's email" type="email" />
				<table className="wide">
					<caption>SAT: your best result in each section. Skip if you are applying without scores.</caption>
					<thead><tr><th scope="col">Section</th><th scope="col">Score</th><th scope="col">Date taken</th></tr></thead>
					<tbody>
						<tr><th scope="row">Evidence-Based Reading and Writing</th><td><input className="ctl" inputMode="numeric" {...register("sat.ebrw")} /></td><td><input className="ctl" placeholder="MM/YYYY" {...register("sat.ebrwDate")} /></td></tr>
						<tr><th scope="row">Math</th><td><input className="ctl" inputMode="numeric" {...register("sat.math")} /></td><td><input className="ctl" placeholder="MM/YYYY" {...register("sat.mathDate")} /></td></tr>
					</tbody>
				</table>
			</Section>
			<Section id="activities" title="What you do outside class"><Activities /></Section>
			<Section id="more" title="Anything else">
				<Picks name="more.feeWaiver" legend="Do you plan to ask for a waiver of application fees?" type="radio" must options={[["yes", "Yes"], ["no", "No"]]} />
				<label className="q wide">
					<span className="t">Has anything in the past four years interrupted your schooling? If so, tell us what happened. (optional)</span>
					<textarea className="ctl" rows={4} {...register("more.circumstances")} />
				</label>
			</Section>
			<button className="btn go">Save and continue</button>
		</form>
	);
}

const STEPS = ["Welcome", "Before you start", "Your profile", "Review and submit"];

function App() {
	const form = useForm<Values>({ defaultValues: EMPTY, mode: "onBlur" });
	const [step, setStep] = useState(0);
	live.values = () => form.getValues();
	return (
		<FormProvider {...form}>
			<div className="top">Open Door Coalition · Common Application</div>
			<div className="shell">
				<ol className="steps">{STEPS.map((name, at) => <li key={name} aria-current={at === step ? "step" : undefined}>{at + 1}. {name}</li>)}</ol>
				<main className="panel">
					{step === 0 && (
						<>
							<h1>Who is applying?</h1>
							<div className="tiles">
								<button type="button" className="btn" onClick={() => setStep(1)}>I am a high school student</button>
								<button type="button" className="btn" onClick={() => setStep(1)}>I am transferring</button>
							</div>
						</>
					)}
					{step === 1 && (
						<>
							<h1>Before you start</h1>
							<p>Have your transcript and your test scores at hand. The profile takes most students forty minutes.</p>
							<button type="button" className="btn go" onClick={() => setStep(2)}>Begin my profile</button>
						</>
					)}
					{step === 2 && <Profile onNext={() => setStep(3)} />}
					{step === 3 && (
						<>
							<h1>Review and submit</h1>
							<button type="button" className="btn" onClick={() => setStep(2)}>Back</button>{" "}
							<button type="button" className="btn go" onClick={() => (live.submitted = true)}>Submit my profile</button>
						</>
					)}
				</main>
			</div>
		</FormProvider>
	);
}

createRoot(document.querySelector("#root")!).render(<App />);

/** Every answer by its name in the form: `contact.city`. */
function flat(value: unknown, name = ""): [string, unknown][] {
	const leaf = typeof value !== "object" || value === null || (Array.isArray(value) && value.every((each) => typeof each === "string"));
	if (leaf) return [[name, Number.isNaN(value) ? "" : (value ?? "")]];
	return Object.entries(value).flatMap(([key, each]) => flat(each, name ? `${name}.${key}` : key));
}

function shownOf(name: string) {
	const finder = document.querySelector(`[data-finder="${name}"]`);
	if (finder) return finder.querySelector(".rs__single-value")?.textContent ?? "";
	const found = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`[name="${name}"]`)];
	const first = found[0];
	if (!first) return "";
	if (first.type === "radio" || first.type === "checkbox") {
		const texts = found.filter((each) => (each as HTMLInputElement).checked).map((each) => each.closest("label")!.textContent!.trim());
		return first.type === "radio" ? (texts[0] ?? "") : texts;
	}
	if (first instanceof HTMLSelectElement) return first.value === "" ? "" : first.selectedOptions[0].text;
	return first.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(live.values())), submitted: live.submitted }),
	formShown: () => Object.fromEntries(flat(live.values()).map(([name]) => [name, shownOf(name)])),
});
