import { type ReactNode, useId } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import { type Control, Controller, type FieldPath, useFieldArray, useForm } from "react-hook-form";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import { STATES } from "../../lists";
import "react-datepicker/dist/react-datepicker.css";
import "./page.css";

interface Guardian {
	first: string;
	last: string;
	school: string;
	job: string;
}
interface Answers {
	first: string;
	last: string;
	callMe: string;
	email: string;
	cell: string;
	dob: Date | null;
	home: { street: string; city: string; state: string; zip: string };
	citizenship: string | null;
	latino: string | null;
	race: string[];
	school: string;
	year: string;
	finish: Date | null;
	gpa: { unweighted: string; weighted: string };
	sat: { math: string; mathWhen: Date | null; reading: string };
	act: string;
	major: string;
	exams: { subject: string; score: string }[];
	college: string;
	classes: { title: string; grade: string }[];
	teacher: { name: string; email: string };
	guardians: Guardian[];
	siblings: { name: string; age: string }[];
	income: string;
	emergency: { name: string; phone: string };
	why: string;
	shirt: string;
	rules: boolean;
	parentSignature: string;
}
type Path = FieldPath<Answers>;
interface Choice {
	value: string;
	label: string;
}

const choices = (list: string): Choice[] =>
	list.split("|").map((pair) => {
		const [value = "", label = value] = pair.split("=");
		return { value, label };
	});
const STATE_CHOICES = STATES.map(([value, label]) => ({ value, label }));
const YEARS = choices(
	"9=Freshman (9th grade)|10=Sophomore (10th grade)|11=Junior (11th grade)|12=Senior (12th grade)|0=I already graduated",
);
const RACES = choices(
	"aian=American Indian or Alaska Native|asian=Asian|black=Black or African American|nhpi=Native Hawaiian or Other Pacific Islander|white=White",
);
const EXAMS = choices(
	"BIO=AP Biology|CALAB=AP Calculus AB|CALBC=AP Calculus BC|CHEM=AP Chemistry|CSA=AP Computer Science A|CSP=AP Computer Science Principles|ENGLIT=AP English Literature|ENVSCI=AP Environmental Science|PHYS1=AP Physics 1|PHYSC=AP Physics C|STAT=AP Statistics|USH=AP U.S. History|WORLD=AP World History",
);
const SCHOOLING = choices(
	"none=Less than high school|hs=High school or GED|some=Some college, no degree|assoc=Associate degree|bach=Bachelor’s degree|grad=Graduate or professional degree",
);
const INCOME = choices(
	"1=Less than $30,000|2=$30,000 to $54,999|3=$55,000 to $79,999|4=$80,000 to $109,999|5=$110,000 or more|6=I don’t know",
);
const SCHOOLS = choices(
	"OR-0113=Ashland High School, Ashland OR|OR-0117=Ashland Valley High School, Ashland OR|OR-0540=Medford High School, Medford OR|CA-2211=Valley View High School, Moreno Valley CA|CA-3001=Yreka High School, Yreka CA",
);
const searchSchools = (typed: string) =>
	new Promise<Choice[]>((resolve) =>
		setTimeout(() => resolve(SCHOOLS.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))), 400),
	);

const places = new Map<string, HTMLElement>();
const status = { submitted: false };
let valuesNow: () => Answers;

const FIELD = "mt-1 block w-full rounded-md border border-gray-300 px-3 py-2 shadow-sm";
const LABEL = "block text-sm font-medium text-gray-700";

function Spot({ of, className, children }: { of: string; className?: string; children: ReactNode }) {
	return (
		<div className={className} ref={(element) => void (element && places.set(of, element))}>
			{children}
		</div>
	);
}

interface PickProps {
	control: Control<Answers>;
	name: Path;
	options: Choice[];
	label?: string;
	placeholder?: string;
}
function Pick({ control, name, options, label, placeholder }: PickProps) {
	const id = useId();
	return (
		<Spot of={name}>
			{label && (
				<label htmlFor={id} className={LABEL}>
					{label}
				</label>
			)}
			<Controller
				control={control}
				name={name}
				render={({ field }) => (
					<Select
						inputId={id}
						aria-label={label ? undefined : placeholder}
						placeholder={placeholder ?? "Select…"}
						options={options}
						value={options.find(({ value }) => value === field.value) ?? null}
						onChange={(picked) => field.onChange(picked?.value ?? "")}
						onBlur={field.onBlur}
					/>
				)}
			/>
		</Spot>
	);
}

function Day({ control, name, label, byMonth = false }: { control: Control<Answers>; name: Path; label: string; byMonth?: boolean }) {
	return (
		<Spot of={name}>
			<span className={LABEL}>{label}</span>
			<Controller
				control={control}
				name={name}
				render={({ field }) => (
					<DatePicker
						selected={field.value as Date | null}
						onChange={(date: Date | null) => field.onChange(date)}
						dateFormat={byMonth ? "MM/yyyy" : "MM/dd/yyyy"}
						showMonthYearPicker={byMonth}
						showMonthDropdown={!byMonth}
						showYearDropdown={!byMonth}
						dropdownMode="select"
						placeholderText={byMonth ? "MM/YYYY" : "MM/DD/YYYY"}
						className={FIELD}
					/>
				)}
			/>
		</Spot>
	);
}

function Card({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<section className="mt-8 rounded-lg bg-white p-6 shadow">
			<h2 className="text-lg font-semibold text-gray-900">{title}</h2>
			{lead && <p className="mt-1 text-sm text-gray-500">{lead}</p>}
			<div className="mt-4 space-y-4">{children}</div>
		</section>
	);
}

function Apprenticeship() {
	const { register, control, handleSubmit, getValues } = useForm<Answers>({
		defaultValues: {
			...Object.fromEntries(
				"first last callMe email cell school year act major college income why shirt parentSignature".split(" ").map((key) => [key, ""]),
			),
			dob: null,
			finish: null,
			home: { street: "", city: "", state: "", zip: "" },
			citizenship: null,
			latino: null,
			race: [],
			gpa: { unweighted: "", weighted: "" },
			sat: { math: "", mathWhen: null, reading: "" },
			exams: [0, 1, 2].map(() => ({ subject: "", score: "" })),
			classes: [0, 1].map(() => ({ title: "", grade: "" })),
			teacher: { name: "", email: "" },
			guardians: [0, 1].map(() => ({ first: "", last: "", school: "", job: "" })),
			siblings: [0, 1].map(() => ({ name: "", age: "" })),
			emergency: { name: "", phone: "" },
			rules: false,
		},
	});
	valuesNow = getValues;
	const exams = useFieldArray({ control, name: "exams" });
	const classes = useFieldArray({ control, name: "classes" });
	const guardians = useFieldArray({ control, name: "guardians" });
	const siblings = useFieldArray({ control, name: "siblings" });

	const wrapped = (name: Path, label: string, more: Record<string, unknown> = {}, help?: string) => (
		<Spot of={name}>
			<label className={LABEL}>
				{label}
				<input className={FIELD} {...register(name)} {...more} />
			</label>
			{help && <p className="mt-1 text-xs text-gray-500">{help}</p>}
		</Spot>
	);
	const bare = (name: Path, placeholder: string) => (
		<Spot of={name}>
			<input className={FIELD} placeholder={placeholder} {...register(name)} />
		</Spot>
	);
	const cards = (name: Path, options: [string, string, string?][]) => (
		<Spot of={name} className="mt-2 grid gap-3 sm-grid-cols-3">
			{options.map(([value, title, more]) => (
				<label key={value} className="choice rounded-md border border-gray-300 p-4">
					<input type="radio" value={value} className="sr-only" {...register(name)} />
					<span className="block text-sm font-medium">{title}</span>
					{more && <span className="block text-xs text-gray-500">{more}</span>}
				</label>
			))}
		</Spot>
	);

	return (
		<main className="mx-auto max-w-3xl px-4 py-10">
			<h1 className="text-2xl font-bold">Summer Research Apprenticeship</h1>
			<p className="mt-2 text-gray-500">
				Seven weeks in a working lab at Brightwater Institute of Technology, with a stipend. For high school students of every year, seniors
				included.
			</p>
			<form
				noValidate
				onSubmit={handleSubmit(() => {
					status.submitted = true;
				})}
			>
				<Card title="Hi! Who are you?">
					<div className="grid gap-4 sm-grid-cols-2">
						{wrapped("first", "First name")}
						{wrapped("last", "Last name")}
						{wrapped("callMe", "What should we call you?", {}, "A nickname or chosen name goes on your lab badge.")}
						<Day control={control} name="dob" label="When were you born?" />
						{wrapped("email", "Email", { type: "email" })}
						{wrapped("cell", "Cell", { type: "tel" }, "We text about interviews. We never sell numbers.")}
					</div>
					<fieldset>
						<legend className={LABEL}>Where do you live?</legend>
						<div className="grid gap-2 sm-grid-cols-2">
							{bare("home.street", "Street address, apt.")}
							{bare("home.city", "City")}
							<Pick control={control} name="home.state" options={STATE_CHOICES} placeholder="State" />
							{bare("home.zip", "ZIP")}
						</div>
					</fieldset>
					<fieldset>
						<legend className={LABEL}>Citizenship</legend>
						{cards("citizenship", [
							["us", "U.S. citizen", "Born or naturalized"],
							["pr", "Permanent resident", "You hold a green card"],
							["intl", "Neither", "We will ask about your visa"],
						])}
					</fieldset>
				</Card>

				<Card title="Background" lead="The National Science Foundation asks for these two. Skipping them does not count against you.">
					<fieldset>
						<legend className={LABEL}>Do you consider yourself Hispanic or Latino/a/x?</legend>
						{cards("latino", [
							["yes", "Yes"],
							["no", "No"],
						])}
					</fieldset>
					<Spot of="race">
						<p id="race-q" className={LABEL}>
							And which of these describes your race? Choose as many as fit.
						</p>
						<Controller
							control={control}
							name="race"
							render={({ field }) => (
								<Select
									isMulti
									aria-labelledby="race-q"
									options={RACES}
									value={RACES.filter(({ value }) => field.value.includes(value))}
									onChange={(picked) => field.onChange(picked.map(({ value }) => value))}
								/>
							)}
						/>
					</Spot>
				</Card>

				<Card title="School">
					<Spot of="school">
						<p className={LABEL}>Where do you go to high school?</p>
						<Controller
							control={control}
							name="school"
							render={({ field }) => (
								<AsyncSelect
									loadOptions={searchSchools}
									placeholder="Start typing its name…"
									noOptionsMessage={({ inputValue }) => (inputValue ? "No school by that name" : "Type a few letters")}
									onChange={(picked) => field.onChange(picked?.value ?? "")}
								/>
							)}
						/>
					</Spot>
					<div className="grid gap-4 sm-grid-cols-2">
						<Pick control={control} name="year" options={YEARS} label="What year are you in?" />
						<Day control={control} name="finish" label="When will you finish high school?" byMonth />
						{wrapped("gpa.unweighted", "GPA, unweighted")}
						{wrapped("gpa.weighted", "GPA, weighted")}
						{wrapped("sat.math", "Best SAT Math score")}
						<Day control={control} name="sat.mathWhen" label="Which month did you get that Math score?" byMonth />
						{wrapped("sat.reading", "Best SAT Reading and Writing score")}
						{wrapped("act", "ACT composite, from one sitting")}
						{wrapped("major", "What do you plan to study in college?")}
					</div>
					<div>
						<h3 className="font-medium">AP exams</h3>
						<p className="text-sm text-gray-500">Only the ones you have a score for.</p>
						{exams.fields.map((exam, n) => (
							<div key={exam.id} className="mt-2 grid gap-2 sm-grid-cols-2">
								<Pick control={control} name={`exams.${n}.subject`} options={EXAMS} placeholder="Which exam?" />
								<Spot of={`exams.${n}.score`}>
									<select aria-label="Score" className={FIELD} {...register(`exams.${n}.score`)}>
										<option value="">Score</option>
										{["5", "4", "3", "2", "1"].map((score) => (
											<option key={score}>{score}</option>
										))}
									</select>
								</Spot>
							</div>
						))}
						<button type="button" className="mt-2 text-sm text-indigo-600" onClick={() => exams.append({ subject: "", score: "" })}>
							+ Another exam
						</button>
					</div>
					<div>
						<h3 className="font-medium">College classes</h3>
						<p className="text-sm text-gray-500">
							Dual enrollment, summer classes at a community college: what did you take and how did it go?
						</p>
						{wrapped("college", "College")}
						{classes.fields.map((one, n) => (
							<div key={one.id} className="mt-2 rounded-md border border-gray-300 p-4">
								<p className="text-xs text-gray-500">Class {n + 1}</p>
								<div className="grid gap-2 sm-grid-cols-2">
									{wrapped(`classes.${n}.title`, "Title of the class")}
									{wrapped(`classes.${n}.grade`, "Your grade", {}, "Letter or percent")}
								</div>
							</div>
						))}
					</div>
					<div className="grid gap-4 sm-grid-cols-2">
						{wrapped("teacher.name", "A math or science teacher who will write for you")}
						{wrapped("teacher.email", "That teacher’s email", { type: "email" })}
					</div>
				</Card>

				<Card title="Your people">
					{guardians.fields.map((guardian, n) => (
						<div key={guardian.id}>
							<h3 className="font-medium">{n === 0 ? "A parent or guardian" : "Another parent or guardian"}</h3>
							<div className="mt-2 grid gap-4 sm-grid-cols-2">
								{wrapped(`guardians.${n}.first`, "Their first name")}
								{wrapped(`guardians.${n}.last`, "Their last name")}
								{wrapped(`guardians.${n}.job`, "What do they do for a living?")}
								<Pick control={control} name={`guardians.${n}.school`} options={SCHOOLING} label="How far did they get in school?" />
							</div>
						</div>
					))}
					<div>
						<h3 className="font-medium">Brothers and sisters</h3>
						{siblings.fields.map((sibling, n) => (
							<div key={sibling.id} className="mt-2 grid gap-2 sm-grid-cols-2">
								{bare(`siblings.${n}.name`, "First name")}
								{bare(`siblings.${n}.age`, "Age")}
							</div>
						))}
					</div>
					<Spot of="income">
						<label htmlFor="hh" className={LABEL}>
							About how much does your household make in a year?
						</label>
						<select id="hh" className={FIELD} {...register("income")}>
							<option value="">Choose one</option>
							{INCOME.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
						<p className="mt-1 text-xs text-gray-500">Stipends and travel money depend on it. Admission does not.</p>
					</Spot>
					<div className="grid gap-4 sm-grid-cols-2">
						{wrapped("emergency.name", "Who do we call in an emergency?")}
						{wrapped("emergency.phone", "Their number", { type: "tel" })}
					</div>
				</Card>

				<Card title="Almost there">
					<Spot of="why">
						<label htmlFor="why" className={LABEL}>
							Tell us about something you took apart, grew, built or broke.
						</label>
						<textarea id="why" rows={6} className={FIELD} {...register("why")} />
					</Spot>
					<Pick control={control} name="shirt" options={choices("XS|S|M|L|XL|2XL")} label="Lab T-shirt size" />
					<Spot of="rules">
						<label className="text-sm">
							<input type="checkbox" {...register("rules")} /> I have read the lab safety rules and will follow them.
						</label>
					</Spot>
					{wrapped("parentSignature", "Parent or guardian e-signature")}
					<button type="submit" className="rounded-md bg-indigo-600 px-4 py-2 text-white">
						Apply
					</button>
				</Card>
			</form>
		</main>
	);
}

const MONTHS = ["finish", "sat.mathWhen"];
const two = (n: number) => String(n).padStart(2, "0");
const dated = (date: Date, key: string) =>
	`${date.getFullYear()}-${two(date.getMonth() + 1)}${MONTHS.includes(key) ? "" : `-${two(date.getDate())}`}`;

/** Every answer by the name under which the form library keeps it. */
function flat(value: unknown, key: string): [string, unknown][] {
	if (value instanceof Date) return [[key, dated(value, key)]];
	const isList = Array.isArray(value) && typeof value[0] !== "object";
	if (value === null || typeof value !== "object" || isList) return [[key, value]];
	return Object.entries(value).flatMap(([name, inner]) => flat(inner, key ? `${key}.${name}` : name));
}

function read(place: HTMLElement): unknown {
	if (place.querySelector("[class*='-multiValue'], [class*='IsMulti'], #race-q"))
		return [...place.querySelectorAll("[class$='-multiValue']")].map((chip) => chip.textContent);
	if (place.querySelector("input[role=combobox]")) return place.querySelector("[class*='-singleValue']")?.textContent ?? "";
	const select = place.querySelector("select:not([class*='datepicker'])") as HTMLSelectElement | null;
	if (select) return select.value === "" ? "" : select.selectedOptions[0]?.text;
	if (place.querySelector("input[type=radio]")) return place.querySelector("label:has(input:checked) span")?.textContent ?? "";
	const box = place.querySelector<HTMLInputElement>("input, textarea");
	return box?.type === "checkbox" ? box.checked : (box?.value ?? "");
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(valuesNow(), "")), ...status }),
	formShown: () => Object.fromEntries([...places].map(([key, place]) => [key, read(place)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Apprenticeship />);
