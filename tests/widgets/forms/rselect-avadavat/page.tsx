import IMask from "imask";
import { useEffect, useRef } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useForm, useFormContext } from "react-hook-form";
import Select from "react-select";
import Creatable from "react-select/creatable";
import { MAJORS, STATES } from "../../lists";
import "./style.css";

type Option = { value: string; label: string };
const same = (labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const YEARS: Option[] = [
	{ value: "9", label: "9th" },
	{ value: "10", label: "10th" },
	{ value: "11", label: "11th" },
	{ value: "12", label: "12th" },
];
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const SCHOOLS = same([
	"Ashland Valley High School", "Butte Falls Charter School", "Eagle Point High School", "Etna Junior/Senior High School",
	"Happy Camp High School", "Henley High School", "McCloud High School", "Mt. Shasta High School", "Phoenix High School",
	"Rogue River High School", "Weed High School", "Yreka High School", "Home School",
]);

/** How each answer is kept: the page posts this list in this order. */
const kinds: Record<string, "text" | "select" | "multi" | "creatable" | "radio" | "date" | "month" | "check"> = {};
const keep = (name: string, kind: (typeof kinds)[string]) => {
	kinds[name] = kind;
	return name;
};

function Line({ name, label, wide, hint, type = "text", ...rest }: { name: string; label: string; wide?: boolean; hint?: string; type?: string; maxLength?: number }) {
	const { register } = useFormContext();
	keep(name, "text");
	return (
		<div className={wide ? "field wide" : "field"}>
			<label htmlFor={name}>{label}</label>
			<input id={name} type={type} {...rest} {...register(name)} />
			{hint && <small>{hint}</small>}
		</div>
	);
}

function Cell({ name, size, label }: { name: string; size?: number; label?: string }) {
	const { register } = useFormContext();
	keep(name, "text");
	return <input type="text" size={size} aria-label={label} {...register(name)} />;
}

function Masked({ name, label, mask = "(000) 000-0000", hint }: { name: string; label: string; mask?: string; hint?: string }) {
	const { setValue } = useFormContext();
	const box = useRef<HTMLInputElement>(null);
	keep(name, "text");
	useEffect(() => {
		const masked = IMask(box.current as HTMLInputElement, { mask });
		masked.on("accept", () => setValue(name, masked.value));
		return () => masked.destroy();
	}, [mask, name, setValue]);
	return (
		<div className="field">
			<label htmlFor={name}>{label}</label>
			<input id={name} name={name} ref={box} type="tel" placeholder={mask.replace(/0/g, "_")} />
			{hint && <small>{hint}</small>}
		</div>
	);
}

function Pick({ name, options, label, multi, wide, placeholder }: { name: string; options: Option[]; label?: string; multi?: boolean; wide?: boolean; placeholder?: string }) {
	const { control } = useFormContext();
	keep(name, multi ? "multi" : "select");
	const select = (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<Select<Option, boolean>
					id={`sel-${name.replaceAll(".", "-")}`}
					inputId={name}
					classNamePrefix="rs"
					options={options}
					isMulti={multi}
					closeMenuOnSelect={!multi}
					isClearable={!multi}
					placeholder={placeholder}
					value={multi ? options.filter(({ value }) => field.value.includes(value)) : (options.find(({ value }) => value === field.value) ?? null)}
					onChange={(chosen) => field.onChange(Array.isArray(chosen) ? chosen.map(({ value }) => value) : ((chosen as Option | null)?.value ?? ""))}
					onBlur={field.onBlur}
				/>
			)}
		/>
	);
	if (!label) return select;
	return (
		<div className={wide ? "field wide" : "field"}>
			<label htmlFor={name}>{label}</label>
			{select}
		</div>
	);
}

function Choose({ name, ask, options }: { name: string; ask: string; options: string[] }) {
	const { register } = useFormContext();
	keep(name, "radio");
	return (
		<div className="ask">
			<p>{ask}</p>
			<div>
				{options.map((option) => (
					<label key={option}>
						<input type="radio" value={option} {...register(name)} /> {option}
					</label>
				))}
			</div>
		</div>
	);
}

function Day({ name, label, month }: { name: string; label: string; month?: boolean }) {
	const { control } = useFormContext();
	keep(name, month ? "month" : "date");
	return (
		<div className="field">
			<label htmlFor={name}>{label}</label>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<DatePicker
						id={name}
						selected={field.value}
						onChange={field.onChange}
						dateFormat={month ? "MM/yyyy" : "MM/dd/yyyy"}
						placeholderText={month ? "MM/YYYY" : "MM/DD/YYYY"}
						showMonthYearPicker={month}
						showMonthDropdown={!month}
						showYearDropdown={!month}
						dropdownMode="select"
					/>
				)}
			/>
		</div>
	);
}

function Agree({ name, text }: { name: string; text: string }) {
	const { register } = useFormContext();
	keep(name, "check");
	return (
		<label className="agree">
			<input type="checkbox" {...register(name)} /> {text}
		</label>
	);
}

function Long({ name, ask, rows = 5 }: { name: string; ask: string; rows?: number }) {
	const { register } = useFormContext();
	keep(name, "text");
	return (
		<div className="field wide">
			<label htmlFor={name}>{ask}</label>
			<textarea id={name} rows={rows} {...register(name)} />
		</div>
	);
}

function ParentColumn({ who, title }: { who: string; title: string }) {
	return (
		<div className="parent">
			<h4>{title}</h4>
			<Line name={`${who}.name`} label={`${title}'s Name`} />
			<Choose name={`${who}.living`} ask="Living:" options={["Yes", "No"]} />
			<Line name={`${who}.address`} label="Address (if different from applicant)" />
			<Line name={`${who}.occupation`} label="Occupation" />
			<Line name={`${who}.employer`} label="Place of Employment" />
			<Masked name={`${who}.workPhone`} label="Work Phone" />
		</div>
	);
}

const AWARD_GRADES = same(["Freshman", "Sophomore", "Junior", "Senior"]);

function Application() {
	const methods = useForm({
		defaultValues: {
			years: "",
			events: [],
			activities: [0, 1, 2, 3].map(() => ({ name: "", office: "", years: [] as string[], hours: "" })),
		} as Record<string, unknown>,
	});
	const sent = useRef(false);
	const { getValues } = methods;
	useEffect(() => {
		const two = (number: number) => String(number).padStart(2, "0");
		const posted = (name: string) => {
			const value = getValues(name);
			if (value instanceof Date) {
				const month = `${value.getFullYear()}-${two(value.getMonth() + 1)}`;
				return kinds[name] === "month" ? month : `${month}-${two(value.getDate())}`;
			}
			if (kinds[name] === "check") return value === true;
			return value ?? "";
		};
		const read = (name: string) => {
			const byName = (more = "") => document.querySelector<HTMLInputElement>(`[name="${name}"]${more}`);
			const box = document.getElementById(`sel-${name.replaceAll(".", "-")}`);
			switch (kinds[name]) {
				case "multi":
					return [...(box?.querySelectorAll(".rs__multi-value__label") ?? [])].map(({ textContent }) => textContent);
				case "select":
				case "creatable":
					return box?.querySelector(".rs__single-value")?.textContent ?? "";
				case "radio":
					return byName(":checked")?.parentElement?.textContent?.trim() ?? "";
				case "check":
					return byName()?.checked;
				case "date":
				case "month":
					return (document.getElementById(name) as HTMLInputElement).value;
				default:
					return byName()?.value ?? "";
			}
		};
		const all = (of: (name: string) => unknown) => Object.fromEntries(Object.keys(kinds).map((name) => [name, of(name)]));
		Object.assign(window, { formState: () => ({ ...all(posted), submitted: sent.current }), formShown: () => all(read) });
	}, [getValues]);
	keep("school.name", "creatable");
	return (
		<FormProvider {...methods}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					sent.current = true;
				}}
			>
				<header>
					<h1>Tall Timber Electric Cooperative, Inc.</h1>
					<h2>2027 Operation Round Up® Youth Scholarship Application</h2>
					<p>
						Please complete the form below. Completeness and neatness ensure your application will be evaluated appropriately. Applicant must be a graduating
						high school senior whose primary residence, or that of a parent or guardian, receives electric service from the Cooperative.
					</p>
				</header>

				<fieldset>
					<legend>1. APPLICANT INFORMATION</legend>
					<div className="grid">
						<Line name="applicant" label="Applicant's Name (Last, First, Middle)" wide />
						<Line name="goesBy" label="Name you go by" />
						<Day name="dob" label="Date of Birth" />
						<Line name="birthplace" label="Place of Birth (City, State or Country)" />
						<Masked name="ssn4" label="Last 4 Digits of SS #" mask="0000" />
						<Line name="mailing" label="Mailing Address (Street/PO Box)" wide />
						<Line name="city" label="City" />
						<Pick name="state" label="State" options={STATE_OPTIONS} />
						<Masked name="zip" label="Zip" mask="00000" />
						<Line name="county" label="County of Residence" />
						<Line name="physical" label="Physical (911) Address, if different from above" wide />
						<Masked name="homePhone" label="Home Phone" />
						<Masked name="collegePhone" label="College Phone" hint="If you already have one" />
						<Line name="email" label="Email" type="email" />
					</div>
					<Choose name="sex" ask="Sex:" options={["Male", "Female"]} />
					<Choose name="citizen" ask="Are you a citizen of the United States?" options={["Yes", "No"]} />
				</fieldset>

				<fieldset>
					<legend>2. COOPERATIVE MEMBERSHIP</legend>
					<div className="grid">
						<Line name="member.account" label="Tall Timber Electric Account Number" hint="12 digits, upper right corner of the bill" />
						<Line name="member.name" label="Name on Account" />
						<Pick name="member.relation" label="Relationship of Member to Applicant" options={same(["Self", "Parent", "Step-parent", "Legal guardian", "Grandparent"])} />
						<Pick name="member.district" label="Director District" options={same(["District 1 – Scott Valley", "District 2 – Shasta Valley", "District 3 – Klamath River", "District 4 – Bear Creek"])} />
						<Pick name="events" label="Cooperative-sponsored events in which you have been involved" options={same(["Annual Meeting", "Government-in-Action Youth Tour", "Youth Leadership Congress", "Lineworker Camp", "Color Guard"])} multi wide />
					</div>
					<Choose name="member.roundup" ask="Does this account participate in Operation Round Up?" options={["Yes", "No", "Not sure"]} />
					<Choose name="member.employee" ask="Is the applicant's parent or guardian an employee or director of the Cooperative?" options={["Yes", "No"]} />
				</fieldset>

				<fieldset>
					<legend>3. FAMILY</legend>
					<div className="parents">
						<ParentColumn who="father" title="Father" />
						<ParentColumn who="mother" title="Mother" />
					</div>
					<div className="grid">
						<Line name="guardian" label="Name of Guardian (complete only if you do not live with a parent)" wide />
						<Pick name="marital" label="Parents are" options={same(["Married", "Divorced or separated", "Single, never married", "Widowed"])} />
						<Line name="siblingCount" label="Number of brothers and sisters" />
						<Line name="household" label="Number of persons living in household" />
						<Line name="inCollege" label="Number of dependents who will be attending college next fall (including applicant)" />
						<Pick
							name="income"
							label="Annual gross income of family"
							options={same(["Less than $25,000", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 or more"])}
						/>
					</div>
					<p>Please list your brothers and sisters:</p>
					<table>
						<thead>
							<tr>
								<th>Name</th>
								<th>Age</th>
								<th>School or Occupation</th>
							</tr>
						</thead>
						<tbody>
							{[0, 1, 2].map((row) => (
								<tr key={row}>
									<td>
										<Cell name={`siblings.${row}.name`} size={30} />
									</td>
									<td>
										<Cell name={`siblings.${row}.age`} size={4} />
									</td>
									<td>
										<Cell name={`siblings.${row}.school`} size={30} />
									</td>
								</tr>
							))}
						</tbody>
					</table>
					<Choose name="firstGen" ask="Will you be the first in your family to attend college?" options={["Yes", "No"]} />
				</fieldset>

				<fieldset>
					<legend>4. EDUCATION</legend>
					<div className="grid">
						<div className="field wide">
							<label htmlFor="school.name">High School from which you will be graduating this spring</label>
							<Controller
								name="school.name"
								control={methods.control}
								render={({ field }) => (
									<Creatable
										id="sel-school-name"
										inputId="school.name"
										classNamePrefix="rs"
										options={SCHOOLS}
										placeholder="Select, or type the name of your school"
										value={field.value ? { value: field.value as string, label: field.value as string } : null}
										onChange={(chosen) => field.onChange(chosen?.value ?? "")}
									/>
								)}
							/>
						</div>
						<Line name="school.address" label="High School Address (Street, City, State, Zip)" wide />
						<Line name="school.counselor" label="Name of Guidance Counselor" />
						<Masked name="school.counselorPhone" label="Counselor's Phone" />
						<Day name="school.graduation" label="Date of Graduation (Mo/Yr)" month />
						<Line name="gpa" label="Cumulative Grade Point Average (unweighted)" hint="Through the most recent semester" />
						<Pick name="gpaScale" label="GPA Scale" options={same(["4.0 scale", "5.0 scale", "100 point scale"])} />
						<div className="field">
							<label htmlFor="rank">Class Rank</label>
							<span className="pair">
								<Cell name="rank" size={4} label="Class Rank" /> of <Cell name="classSize" size={4} label="Number in graduating class" />
							</span>
						</div>
						<Line name="act" label="ACT Composite" />
						<Line name="satTotal" label="SAT Total" />
						<Line name="satReading" label="SAT Evidence-Based Reading & Writing" />
						<Line name="satMath" label="SAT Math" />
					</div>
					<Choose name="dual" ask="Have you taken any college courses while in high school?" options={["Yes", "No"]} />
					<div className="grid">
						<Line name="dualWhere" label="If yes, name of college" />
						<Line name="dualHours" label="Total credit hours" />
					</div>
				</fieldset>

				<fieldset>
					<legend>5. COLLEGE PLANS</legend>
					<p>Colleges, universities or trade schools to which you have applied, and status of each application:</p>
					<ol>
						{[0, 1, 2].map((row) => (
							<li key={row} className="choice">
								<Cell name={`colleges.${row}.name`} size={40} label={`School ${row + 1}`} />
								<Pick name={`colleges.${row}.status`} options={same(["Accepted", "Pending", "Wait-listed", "Not accepted"])} placeholder="Status" />
							</li>
						))}
					</ol>
					<div className="grid">
						<Line name="attend" label="College, University or Trade School you plan to attend" wide />
						<Pick name="major" label="Planned Course of Study / Major" options={same(MAJORS)} />
						<Pick name="degree" label="Highest degree you plan to earn" options={same(["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate", "Professional (MD, JD, DVM)"])} />
						<Pick name="enter" label="Year you will enter" options={same(["2026", "2027", "2028"])} />
						<Line name="finish" label="Anticipated year of college graduation" maxLength={4} />
						<Line name="career" label="Career Objective" wide />
						<Line name="cost" label="Estimated total cost for first year ($)" />
						<Pick name="housing" label="Where will you live?" options={same(["At home", "On campus", "Off-campus apartment"])} />
					</div>
					<Choose name="load" ask="I plan to attend:" options={["Full-time", "Part-time"]} />
					<Choose name="aid" ask="Do you receive any financial aid?" options={["Yes", "No"]} />
					<Long name="otherScholarships" ask="List other scholarships you have been awarded, with amounts" rows={2} />
				</fieldset>

				<fieldset>
					<legend>6. ACTIVITIES, ACHIEVEMENTS AND HONORS</legend>
					<p>
						<b>A.</b> List school, church and community activities, indicating which class year(s) you participated and offices held. Please start a new line for each
						activity. Do NOT list jobs here; those are reported in Section 7.
					</p>
					<table>
						<thead>
							<tr>
								<th>Activity / Organization</th>
								<th>Office(s) Held</th>
								<th style={{ width: 230 }}>Year(s)</th>
								<th>Hrs/Wk</th>
							</tr>
						</thead>
						<tbody>
							{[0, 1, 2, 3].map((row) => (
								<tr key={row}>
									<td>
										<Cell name={`activities.${row}.name`} size={32} />
									</td>
									<td>
										<Cell name={`activities.${row}.office`} />
									</td>
									<td>
										<Pick name={`activities.${row}.years`} options={YEARS} multi />
									</td>
									<td>
										<Cell name={`activities.${row}.hours`} size={4} />
									</td>
								</tr>
							))}
						</tbody>
					</table>
					<p>
						<b>B.</b> Awards and honors received:
					</p>
					<table>
						<thead>
							<tr>
								<th>Award or Honor</th>
								<th style={{ width: 230 }}>Year Received</th>
							</tr>
						</thead>
						<tbody>
							{[0, 1, 2].map((row) => (
								<tr key={row}>
									<td>
										<Cell name={`awards.${row}.title`} size={50} />
									</td>
									<td>
										<Pick name={`awards.${row}.grade`} options={AWARD_GRADES} />
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</fieldset>

				<fieldset>
					<legend>7. WORK EXPERIENCE</legend>
					<p>
						Describe your work experience (e.g. food server, babysitting, lawn mowing, and office work). Indicate dates of employment for each job and approximate number
						of hours worked each week.
					</p>
					<table>
						<thead>
							<tr>
								<th>Employer</th>
								<th>Position</th>
								<th>From - Mo/Yr</th>
								<th>To - Mo/Yr</th>
								<th>Hours per Week</th>
							</tr>
						</thead>
						<tbody>
							{[0, 1].map((row) => (
								<tr key={row}>
									{["employer", "position", "from", "to", "hours"].map((part) => (
										<td key={part}>
											<Cell name={`jobs.${row}.${part}`} size={part === "employer" || part === "position" ? 24 : 8} />
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</fieldset>

				<fieldset>
					<legend>8. GOALS AND REFERENCES</legend>
					<Long name="goals" ask="Write a brief statement or summary of your plans as they relate to your educational and career objectives and long-term goals." />
					<Long name="special" ask="Please explain any special circumstances of which you would like the scholarship selection committee to be aware, such as family, health or financial concerns." rows={3} />
					<div className="grid">
						{[0, 1].map((row) => [
							<Line key={`n${row}`} name={`references.${row}.name`} label={`Reference ${row + 1} (non-family): Name`} />,
							<Line key={`t${row}`} name={`references.${row}.title`} label="Title / Occupation" />,
							<Masked key={`p${row}`} name={`references.${row}.phone`} label="Phone" />,
						])}
						<Pick name="heard" label="How did you learn about this scholarship?" options={same(["Guidance counselor", "Bill insert", "Ruralite magazine", "Cooperative website", "Facebook", "Other"])} wide />
					</div>
				</fieldset>

				<fieldset>
					<legend>CERTIFICATION</legend>
					<Agree name="certify" text="I certify that the information provided is complete and accurate to the best of my knowledge." />
					<Agree name="release" text="I give the Cooperative permission to use my name and photograph in its publications." />
					<div className="grid">
						<Line name="signature" label="Signature of Applicant (type full name)" />
						<Day name="signed" label="Date" />
						<Line name="parentSignature" label="Signature of Parent or Guardian" />
					</div>
					<button type="submit">Submit Application</button>
				</fieldset>
			</form>
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
