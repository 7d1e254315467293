import IMask from "imask";
import { type ReactNode, useEffect, useRef } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { Controller, FormProvider, useForm, useFormContext } from "react-hook-form";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = { value: string; label: string };
const same = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const coded = (table: Record<string, string>): Option[] => Object.entries(table).map(([value, label]) => ({ value, label }));

const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label: `${value} - ${label}` }));
const COUNTRY_OPTIONS = same(...COUNTRIES);
const SUFFIXES = same("Jr.", "Sr.", "II", "III", "IV", "V");
const CITIZENSHIP = coded({ "1": "Citizen or national of the United States", "2": "Eligible noncitizen", "3": "Neither citizen nor eligible noncitizen" });
const RACES = coded({ AI: "American Indian or Alaska Native", AS: "Asian", BL: "Black or African American", PI: "Native Hawaiian or Other Pacific Islander", WH: "White" });
const YES_NO = coded({ Y: "Yes", N: "No" });
const LEVELS = coded({ "09": "Grade 9", "10": "Grade 10", "11": "Grade 11", "12": "Grade 12", PG: "Postgraduate" });
const COMPLETION = coded({ D1: "Diploma has been conferred", D2: "Diploma is to be conferred", GE: "Equivalency certificate", HS: "Home-school completion" });
const EXAMS = same(
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science",
	"European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1: Algebra-Based", "Psychology", "Spanish Language and Culture", "Statistics",
	"United States Government and Politics", "United States History", "World History: Modern",
);
const GRADES = same("5", "4", "3", "2", "1");
const ATTAINMENT = coded({ A: "Less than secondary completion", B: "Secondary school diploma or equivalent", C: "Some postsecondary study, no degree", D: "Associate degree", E: "Baccalaureate degree", F: "Graduate or professional degree", U: "Unknown" });
const MARITAL = same("Married or remarried", "Unmarried, both parents residing together", "Divorced", "Separated", "Widowed", "Never married");
const INSTITUTIONS = same("Central Washington University", "College of the Siskiyous", "Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "University of Oregon", "University of Washington", "Western Oregon University");
const OBJECTIVES = coded({ CERT: "Certificate of less than two years", AA: "Associate degree", BA: "Baccalaureate degree", MA: "Master's degree", DR: "Doctoral or professional degree" });
const YEARS = same("2026-2027", "2027-2028", "2028-2029");
const CATEGORIES = coded({ ACAD: "Academic or scholarly society", ARTS: "Fine or performing arts", ATHL: "Athletics", CONS: "Conservation and environment", EMPL: "Compensated employment", FORE: "Forensics (speech and debate)", GOVT: "Student government", SERV: "Uncompensated community service" });

const EXAM_LINES = [1, 2, 3];
const defaults: Record<string, any> = {
	i_surname: "", i_given: "", i_middle: "", i_suffix: null, i_known: "", i_ssn: "", i_dob: null, i_birthplace: "", i_birthcountry: null, i_sex: "", i_tel: "", i_email: "", i_email2: "",
	ii_street: "", ii_unit: "", ii_city: "", ii_state: null, ii_zip: "", ii_country: null, ii_mail_street: "", ii_mail_zip: "",
	iii_citizenship: null, iii_hispanic: null, iii_race: [],
	iv_school: "", iv_city: "", iv_state: null, iv_entered: null, iv_leaves: null, iv_level: null, iv_gpa: "", iv_rank: "", iv_class: "", iv_completion: null,
	v_sat_r: "", v_sat_r_date: null, v_sat_m: "", v_sat_m_date: null, v_act: "", v_act_date: null,
	vii_marital: null, vii_household: "", vii_dependents: "", vii_income: "",
	viii_institution: null, viii_objective: null, viii_field: null, viii_year: null, viii_completion: "", viii_aid: null,
	x_preparer: "", x_preparer_firm: "", x_preparer_tel: "", x_spouse: "", x_officer: "", x_officer_email: "", x_contact: "", x_contact_tel: "",
	x_certify: false, x_signature: "", x_signed: null,
};
for (const n of EXAM_LINES) Object.assign(defaults, { [`v_ap${n}_subject`]: null, [`v_ap${n}_date`]: null, [`v_ap${n}_grade`]: null });
for (const n of [1, 2]) {
	Object.assign(defaults, { [`vi_course${n}_title`]: "", [`vi_course${n}_mark`]: "", [`vi_course${n}_hours`]: "" });
	for (const part of ["surname", "given", "mi", "occupation", "email"]) defaults[`vii_p${n}_${part}`] = "";
	defaults[`vii_p${n}_attainment`] = null;
	Object.assign(defaults, { [`vii_s${n}_given`]: "", [`vii_s${n}_surname`]: "", [`vii_s${n}_age`]: "" });
	Object.assign(defaults, { [`ix_a${n}_category`]: null, [`ix_a${n}_organization`]: "", [`ix_a${n}_capacity`]: "", [`ix_a${n}_levels`]: [], [`ix_a${n}_hours`]: "", [`ix_a${n}_weeks`]: "" });
	Object.assign(defaults, { [`ix_h${n}_title`]: "", [`ix_h${n}_level`]: null });
}
const KEYS = Object.keys(defaults);

/** The ids are numbers in the order of the commission's record layout. */
const idOf = (name: string) => `f${KEYS.indexOf(name) + 101}`;
let valuesNow: () => Record<string, any> = () => defaults;
let submitted = false;

type Named = { name: string };
function Text({ name, type = "text", ...more }: Named & { type?: string; "aria-label"?: string; maxLength?: number; size?: number }) {
	const { register } = useFormContext();
	return <input id={idOf(name)} type={type} {...more} {...register(name)} />;
}
function Masked({ name, mask, ...more }: Named & { mask: string | NumberConstructor; "aria-label"?: string }) {
	const { setValue } = useFormContext();
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const options: any = mask === Number ? { mask: Number, thousandsSeparator: ",", scale: 0, min: 0 } : { mask };
		const masked = IMask(box.current as HTMLInputElement, options);
		masked.on("accept", () => setValue(name, mask === Number ? masked.unmaskedValue : masked.value));
		return () => masked.destroy();
	}, [mask, name, setValue]);
	return <input id={idOf(name)} name={name} ref={box} inputMode="numeric" {...more} />;
}
function Choice({ name, options, clear, many, label }: Named & { options: Option[]; clear?: boolean; many?: boolean; label?: string }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<Select
					inputId={idOf(name)}
					classNamePrefix="rs"
					aria-label={label}
					options={options}
					isClearable={clear}
					isMulti={many}
					closeMenuOnSelect={!many}
					placeholder="Select"
					value={many ? options.filter((option) => field.value.includes(option.value)) : (options.find((option) => option.value === field.value) ?? null)}
					onChange={(next: any) => field.onChange(many ? next.map((option: Option) => option.value) : (next?.value ?? null))}
					onBlur={field.onBlur}
				/>
			)}
		/>
	);
}
const searchCountries = (typed: string) => new Promise<Option[]>((resolve) => setTimeout(() => resolve(COUNTRY_OPTIONS.filter((option) => option.label.toLowerCase().includes(typed.toLowerCase()))), 150));
function CountryChoice({ name }: Named) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<AsyncSelect
					inputId={idOf(name)}
					classNamePrefix="rs"
					cacheOptions
					loadOptions={searchCountries}
					placeholder="Begin typing the name of the country"
					value={field.value ? { value: field.value, label: field.value } : null}
					onChange={(next) => field.onChange(next?.value ?? null)}
				/>
			)}
		/>
	);
}
function Institution({ name }: Named) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<CreatableSelect
					inputId={idOf(name)}
					classNamePrefix="rs"
					isClearable
					options={INSTITUTIONS}
					placeholder="Select, or enter the name in full"
					formatCreateLabel={(typed) => `Enter "${typed}" as written`}
					value={field.value ? { value: field.value, label: field.value } : null}
					onChange={(next) => field.onChange(next?.value ?? null)}
				/>
			)}
		/>
	);
}
function When({ name, label, month }: Named & { label?: string; month?: boolean }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<DatePicker
					id={idOf(name)}
					selected={field.value}
					onChange={(date: Date | null) => field.onChange(date)}
					dateFormat={month ? "MM/yyyy" : "MM/dd/yyyy"}
					showMonthYearPicker={month}
					showMonthDropdown={!month}
					showYearDropdown={!month}
					dropdownMode="select"
					placeholderText={month ? "mm/yyyy" : "mm/dd/yyyy"}
					autoComplete="off"
					customInput={label ? <input aria-label={label} /> : undefined}
				/>
			)}
		/>
	);
}

/** One numbered item: its wording above the box, as in the printed form. */
function Item({ no, name, ask, note, wide, children }: { no: string; name: string; ask: string; note?: string; wide?: number; children: ReactNode }) {
	return (
		<td colSpan={wide}>
			<span className="no">{no}</span>
			<label htmlFor={idOf(name)}>{ask}</label>
			{children}
			{note && <div className="note">{note}</div>}
		</td>
	);
}
function Part({ no, title, note, children }: { no: string; title: string; note?: string; children: ReactNode }) {
	return (
		<section>
			<h2>
				Part {no}. {title}
			</h2>
			{note && <p className="note">{note}</p>}
			{children}
		</section>
	);
}
const Rows = ({ children }: { children: ReactNode }) => (
	<table className="items">
		<tbody>{children}</tbody>
	</table>
);
function Grid({ heads, children }: { heads: string[]; children: ReactNode }) {
	return (
		<table className="ruled">
			<thead>
				<tr>
					{heads.map((head) => (
						<th key={head} scope="col">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}

function App() {
	const form = useForm({ defaultValues: defaults });
	valuesNow = form.getValues;
	const { register } = form;
	return (
		<FormProvider {...form}>
			<form
				noValidate
				onSubmit={form.handleSubmit(() => {
					submitted = true;
				})}
			>
				<header>
					<p>Commission on Higher Education Assistance · Division of Grants</p>
					<h1>Form SG-40. Application for the State Opportunity Grant</h1>
					<p className="note">
						Complete all Parts applicable to the Applicant. Entries must agree with the Applicant's official records. Incomplete applications shall not be considered. Mandatory items
						bear the notation (M).
					</p>
				</header>
				<Part no="I" title="Identification of the Applicant">
					<Rows>
						<tr>
							<Item no="1" name="i_surname" ask="Surname (M)"><Text name="i_surname" /></Item>
							<Item no="2" name="i_given" ask="Given name (M)"><Text name="i_given" /></Item>
							<Item no="3" name="i_middle" ask="Middle name in full"><Text name="i_middle" /></Item>
							<Item no="4" name="i_suffix" ask="Generational suffix"><Choice name="i_suffix" options={SUFFIXES} clear /></Item>
						</tr>
						<tr>
							<Item no="5" name="i_known" ask="Name by which Applicant is customarily addressed"><Text name="i_known" /></Item>
							<Item no="6" name="i_ssn" ask="Social Security Number (M)"><Masked name="i_ssn" mask="000-00-0000" /></Item>
							<Item no="7" name="i_dob" ask="Date of birth (M)"><When name="i_dob" /></Item>
							<td>
								<span className="no">8</span>
								<span id="f-sex">Sex, as recorded on the birth record</span>
								<div role="radiogroup" aria-labelledby="f-sex">
									<label className="opt"><input type="radio" value="F" {...register("i_sex")} /> Female</label>
									<label className="opt"><input type="radio" value="M" {...register("i_sex")} /> Male</label>
								</div>
							</td>
						</tr>
						<tr>
							<Item no="9" name="i_birthplace" ask="Municipality of birth"><Text name="i_birthplace" /></Item>
							<Item no="10" name="i_birthcountry" ask="Nation of birth"><CountryChoice name="i_birthcountry" /></Item>
							<Item no="11" name="i_tel" ask="Telephone at which Applicant may be reached (M)" wide={2}><Masked name="i_tel" mask="(000) 000-0000" /></Item>
						</tr>
						<tr>
							<Item no="12" name="i_email" ask="Electronic mail address (M)" wide={2}><Text name="i_email" type="email" /></Item>
							<Item no="13" name="i_email2" ask="Re-enter electronic mail address" wide={2}><Text name="i_email2" type="email" /></Item>
						</tr>
					</Rows>
				</Part>
				<Part no="II" title="Domicile" note="State the permanent legal residence of the Applicant. Items 20 and 21 are completed only where correspondence is to be directed elsewhere.">
					<Rows>
						<tr>
							<Item no="14" name="ii_street" ask="Street address of permanent residence (M)" wide={2}><Text name="ii_street" /></Item>
							<Item no="15" name="ii_unit" ask="Unit designation"><Text name="ii_unit" /></Item>
							<Item no="16" name="ii_city" ask="Municipality (M)"><Text name="ii_city" /></Item>
						</tr>
						<tr>
							<Item no="17" name="ii_state" ask="State of legal residence (M)" wide={2}><Choice name="ii_state" options={STATE_OPTIONS} /></Item>
							<Item no="18" name="ii_zip" ask="ZIP Code (M)"><Masked name="ii_zip" mask="00000[-0000]" /></Item>
							<Item no="19" name="ii_country" ask="Nation"><Choice name="ii_country" options={COUNTRY_OPTIONS} /></Item>
						</tr>
						<tr>
							<Item no="20" name="ii_mail_street" ask="Correspondence address, if other than above" wide={2}><Text name="ii_mail_street" /></Item>
							<Item no="21" name="ii_mail_zip" ask="ZIP Code (correspondence)" wide={2}><Masked name="ii_mail_zip" mask="00000[-0000]" /></Item>
						</tr>
					</Rows>
				</Part>
				<Part no="III" title="Citizenship and Statistical Information" note="Items 23 and 24 are voluntary and are reported in the aggregate only.">
					<Rows>
						<tr>
							<Item no="22" name="iii_citizenship" ask="Citizenship of the Applicant (M)"><Choice name="iii_citizenship" options={CITIZENSHIP} /></Item>
							<Item no="23" name="iii_hispanic" ask="Is the Applicant of Hispanic or Latino origin?"><Choice name="iii_hispanic" options={YES_NO} clear /></Item>
						</tr>
						<tr>
							<Item no="24" name="iii_race" ask="Racial classification (enter each that applies)" wide={2}><Choice name="iii_race" options={RACES} many /></Item>
						</tr>
					</Rows>
				</Part>
				<Part no="IV" title="Secondary Education">
					<Rows>
						<tr>
							<Item no="25" name="iv_school" ask="Secondary institution at which enrolled (M)" wide={2}><Text name="iv_school" /></Item>
							<Item no="26" name="iv_city" ask="Municipality of institution"><Text name="iv_city" /></Item>
							<Item no="27" name="iv_state" ask="State of institution"><Choice name="iv_state" options={STATE_OPTIONS} /></Item>
						</tr>
						<tr>
							<Item no="28" name="iv_entered" ask="Date of first enrollment"><When name="iv_entered" /></Item>
							<Item no="29" name="iv_leaves" ask="Date of graduation, actual or anticipated (M)"><When name="iv_leaves" /></Item>
							<Item no="30" name="iv_level" ask="Present grade level (M)"><Choice name="iv_level" options={LEVELS} /></Item>
							<Item no="31" name="iv_completion" ask="Completion status"><Choice name="iv_completion" options={COMPLETION} /></Item>
						</tr>
						<tr>
							<Item no="32" name="iv_gpa" ask="Cumulative grade point average, unweighted, on a 4.00 scale (M)" wide={2}><Text name="iv_gpa" size={6} /></Item>
							<Item no="33" name="iv_rank" ask="Rank in class (numeral)"><Text name="iv_rank" size={6} /></Item>
							<Item no="34" name="iv_class" ask="Number of students in class"><Text name="iv_class" size={6} /></Item>
						</tr>
					</Rows>
				</Part>
				<Part no="V" title="Examinations">
					<Grid heads={["Admission examination", "Highest score", "Date administered"]}>
						<tr><th scope="row">SAT, Evidence-Based Reading and Writing</th><td><Text name="v_sat_r" aria-label="SAT Evidence-Based Reading and Writing, highest score" /></td><td><When name="v_sat_r_date" label="SAT Evidence-Based Reading and Writing, date administered" /></td></tr>
						<tr><th scope="row">SAT, Mathematics</th><td><Text name="v_sat_m" aria-label="SAT Mathematics, highest score" /></td><td><When name="v_sat_m_date" label="SAT Mathematics, date administered" /></td></tr>
						<tr><th scope="row">ACT, composite</th><td><Text name="v_act" aria-label="ACT composite, highest score" /></td><td><When name="v_act_date" label="ACT composite, date administered" /></td></tr>
					</Grid>
					<Grid heads={["Advanced Placement examination", "Date administered", "Grade awarded"]}>
						{EXAM_LINES.map((n) => (
							<tr key={n}>
								<td><Choice name={`v_ap${n}_subject`} options={EXAMS} label={`Advanced Placement examination, line ${n}`} clear /></td>
								<td><When name={`v_ap${n}_date`} label={`Date administered, line ${n}`} /></td>
								<td><Choice name={`v_ap${n}_grade`} options={GRADES} label={`Grade awarded, line ${n}`} clear /></td>
							</tr>
						))}
					</Grid>
				</Part>
				<Part no="VI" title="Postsecondary Coursework Completed Prior to Graduation">
					<Grid heads={["College course title", "Mark received", "Credit hours"]}>
						{[1, 2].map((n) => (
							<tr key={n}>
								<td><Text name={`vi_course${n}_title`} aria-label={`College course title, line ${n}`} /></td>
								<td><Text name={`vi_course${n}_mark`} aria-label={`Mark received, line ${n}`} size={6} /></td>
								<td><Text name={`vi_course${n}_hours`} aria-label={`Credit hours, line ${n}`} size={6} /></td>
							</tr>
						))}
					</Grid>
				</Part>
				<Part no="VII" title="Parents and Household">
					{[1, 2].map((n) => (
						<fieldset key={n}>
							<legend>{n === 1 ? "First Parent of the Applicant" : "Second Parent of the Applicant"}</legend>
							<Rows>
								<tr>
									<Item no={`${n === 1 ? 35 : 36}a`} name={`vii_p${n}_surname`} ask="Surname of parent"><Text name={`vii_p${n}_surname`} /></Item>
									<Item no="b" name={`vii_p${n}_given`} ask="Given name of parent"><Text name={`vii_p${n}_given`} /></Item>
									<Item no="c" name={`vii_p${n}_mi`} ask="Middle initial of parent"><Text name={`vii_p${n}_mi`} maxLength={1} size={2} /></Item>
								</tr>
								<tr>
									<Item no="d" name={`vii_p${n}_occupation`} ask="Occupation of parent"><Text name={`vii_p${n}_occupation`} /></Item>
									<Item no="e" name={`vii_p${n}_attainment`} ask="Highest educational attainment of parent"><Choice name={`vii_p${n}_attainment`} options={ATTAINMENT} /></Item>
									<Item no="f" name={`vii_p${n}_email`} ask="Electronic mail address of parent"><Text name={`vii_p${n}_email`} type="email" /></Item>
								</tr>
							</Rows>
						</fieldset>
					))}
					<Rows>
						<tr>
							<Item no="37" name="vii_marital" ask="Marital status of Applicant's parents"><Choice name="vii_marital" options={MARITAL} /></Item>
							<Item no="38" name="vii_household" ask="Number of persons in household"><Text name="vii_household" size={4} /></Item>
							<Item no="39" name="vii_dependents" ask="Number of persons dependent upon the Applicant"><Text name="vii_dependents" size={4} /></Item>
							<Item no="40" name="vii_income" ask="Gross annual income of household, in whole dollars"><Masked name="vii_income" mask={Number} /></Item>
						</tr>
					</Rows>
					<Grid heads={["Given name of sibling", "Surname of sibling", "Age of sibling in years"]}>
						{[1, 2].map((n) => (
							<tr key={n}>
								<td><Text name={`vii_s${n}_given`} aria-label={`Given name of sibling, line ${n}`} /></td>
								<td><Text name={`vii_s${n}_surname`} aria-label={`Surname of sibling, line ${n}`} /></td>
								<td><Text name={`vii_s${n}_age`} aria-label={`Age of sibling in years, line ${n}`} size={4} /></td>
							</tr>
						))}
					</Grid>
				</Part>
				<Part no="VIII" title="Intended Enrollment">
					<Rows>
						<tr>
							<Item no="41" name="viii_institution" ask="Institution at which Applicant intends to enroll (M)" wide={2}><Institution name="viii_institution" /></Item>
							<Item no="42" name="viii_year" ask="Academic year of initial enrollment (M)"><Choice name="viii_year" options={YEARS} /></Item>
						</tr>
						<tr>
							<Item no="43" name="viii_field" ask="Intended field of study"><Choice name="viii_field" options={same(...MAJORS)} clear /></Item>
							<Item no="44" name="viii_objective" ask="Highest degree sought"><Choice name="viii_objective" options={OBJECTIVES} /></Item>
							<Item no="45" name="viii_completion" ask="Calendar year in which college graduation is anticipated"><Masked name="viii_completion" mask="0000" /></Item>
						</tr>
						<tr>
							<Item no="46" name="viii_aid" ask="Is the Applicant presently in receipt of financial aid?" wide={3}><Choice name="viii_aid" options={YES_NO} clear /></Item>
						</tr>
					</Rows>
				</Part>
				<Part no="IX" title="Statement of Activities and Distinctions" note="Enter no more than two of each, in order of importance to the Applicant.">
					{[1, 2].map((n) => (
						<fieldset key={n}>
							<legend>Activity {n}</legend>
							<Rows>
								<tr>
									<Item no="a" name={`ix_a${n}_category`} ask="Category of activity"><Choice name={`ix_a${n}_category`} options={CATEGORIES} /></Item>
									<Item no="b" name={`ix_a${n}_organization`} ask="Name of organization or employer"><Text name={`ix_a${n}_organization`} /></Item>
									<Item no="c" name={`ix_a${n}_capacity`} ask="Capacity in which Applicant served"><Text name={`ix_a${n}_capacity`} /></Item>
								</tr>
								<tr>
									<Item no="d" name={`ix_a${n}_levels`} ask="Grade levels of participation"><Choice name={`ix_a${n}_levels`} options={LEVELS} many /></Item>
									<Item no="e" name={`ix_a${n}_hours`} ask="Average hours per week"><Text name={`ix_a${n}_hours`} size={4} /></Item>
									<Item no="f" name={`ix_a${n}_weeks`} ask="Weeks per annum"><Text name={`ix_a${n}_weeks`} size={4} /></Item>
								</tr>
							</Rows>
						</fieldset>
					))}
					<Grid heads={["Distinction or award", "Grade level when conferred"]}>
						{[1, 2].map((n) => (
							<tr key={n}>
								<td><Text name={`ix_h${n}_title`} aria-label={`Distinction or award, line ${n}`} /></td>
								<td><Choice name={`ix_h${n}_level`} options={LEVELS} label={`Grade level when conferred, line ${n}`} clear /></td>
							</tr>
						))}
					</Grid>
				</Part>
				<Part no="X" title="Other Persons and Certification">
					<Rows>
						<tr>
							<Item no="47" name="x_preparer" ask="Name of preparer, if other than Applicant"><Text name="x_preparer" /></Item>
							<Item no="48" name="x_preparer_firm" ask="Firm or agency of preparer"><Text name="x_preparer_firm" /></Item>
							<Item no="49" name="x_preparer_tel" ask="Telephone of preparer"><Masked name="x_preparer_tel" mask="(000) 000-0000" /></Item>
						</tr>
						<tr>
							<Item no="50" name="x_spouse" ask="Full name of Applicant's spouse, if any"><Text name="x_spouse" /></Item>
							<Item no="51" name="x_officer" ask="Financial aid officer of record"><Text name="x_officer" /></Item>
							<Item no="52" name="x_officer_email" ask="Electronic mail address of financial aid officer"><Text name="x_officer_email" type="email" /></Item>
						</tr>
						<tr>
							<Item no="53" name="x_contact" ask="Person not residing with Applicant through whom Applicant may be located" wide={2}><Text name="x_contact" /></Item>
							<Item no="54" name="x_contact_tel" ask="Telephone of said person"><Masked name="x_contact_tel" mask="(000) 000-0000" /></Item>
						</tr>
						<tr>
							<td colSpan={3}>
								<label className="opt"><input type="checkbox" id={idOf("x_certify")} {...register("x_certify")} /> I certify under penalty of law that the foregoing is true and complete.</label>
							</td>
						</tr>
						<tr>
							<Item no="55" name="x_signature" ask="Signature of Applicant" wide={2}><Text name="x_signature" /></Item>
							<Item no="56" name="x_signed" ask="Date of signature"><When name="x_signed" /></Item>
						</tr>
					</Rows>
				</Part>
				<button type="submit">File application</button>
			</form>
		</FormProvider>
	);
}

flushSync(() => createRoot(document.getElementById("root") as HTMLElement).render(<App />));

const iso = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
const plain = (value: unknown) => (value instanceof Date ? iso(value) : Array.isArray(value) ? [...value] : (value ?? ""));
const textsIn = (box: Element, css: string) => [...box.querySelectorAll(css)].map((node) => (node.textContent ?? "").trim());

function read(name: string): unknown {
	if (name === "i_sex") return document.querySelector<HTMLInputElement>('input[name="i_sex"]:checked')?.closest("label")?.textContent?.trim() ?? "";
	const control = document.getElementById(idOf(name)) as HTMLInputElement;
	if (control.type === "checkbox") return control.checked;
	const box = control.closest(".rs__control");
	if (!box) return control.value;
	return Array.isArray(defaults[name]) ? textsIn(box, ".rs__multi-value__label") : (textsIn(box, ".rs__single-value")[0] ?? "");
}

Object.assign(window, {
	formState: () => {
		const values = valuesNow();
		return { ...Object.fromEntries(KEYS.map((key) => [key, plain(values[key])])), submitted };
	},
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, read(key)])),
});
