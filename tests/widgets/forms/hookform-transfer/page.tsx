import { type ReactNode, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { type FieldPath, FormProvider, type RegisterOptions, useFieldArray, useForm, useFormContext } from "react-hook-form";
import "./page.css";

const STATES =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
		.split("|")
		.map((each): [string, string] => [each.slice(0, 2), each.slice(3)]);
const COUNTRIES: [string, string][] = [
	["US", "United States of America"],
	["CA", "Canada"],
	["CN", "China"],
	["GH", "Ghana"],
	["IN", "India"],
	["JP", "Japan"],
	["KR", "Korea, Republic of"],
	["MX", "Mexico"],
	["NG", "Nigeria"],
	["VN", "Viet Nam"],
	["ZZ", "Another country"],
];
const PROGRAMS: [string, string][] = [
	["BIOL-BS", "Biology (BS)"],
	["BUAD-BS", "Business Administration (BS)"],
	["CENG-BS", "Civil Engineering (BS)"],
	["CSCI-BS", "Computer Science (BS)"],
	["ENVE-BS", "Environmental Engineering (BS)"],
	["ENVS-BA", "Environmental Studies (BA)"],
	["MECH-BS", "Mechanical Engineering (BS)"],
	["NURS-BSN", "Nursing (BSN)"],
	["PSYC-BA", "Psychology (BA)"],
	["UNDE", "Exploratory / not yet decided"],
];
const SCHOOLING: [string, string][] = [
	["1", "Did not complete high school"],
	["2", "High school or GED"],
	["3", "Attended college, no degree"],
	["4", "Associate degree"],
	["5", "Bachelor’s degree"],
	["6", "Graduate or professional degree"],
	["9", "I don’t know"],
];
const YEARS: [string, string][] = [
	["09", "9th"],
	["10", "10th"],
	["11", "11th"],
	["12", "12th"],
	["PS", "After high school"],
];

const blankActivity = { org: "", role: "", years: [] as string[], hours: "", weeks: "", details: "" };
const blankCourse = { title: "", units: "", grade: "" };
const blankParent = { first: "", last: "", schooling: "" };
const blank = {
	legalFirst: "",
	legalMiddle: "",
	legalLast: "",
	goesBy: "",
	birthDate: "",
	email: "",
	mobile: "",
	home: { street: "", unit: "", city: "", state: "", zip: "", country: "" },
	citizenship: "",
	hispanic: "",
	program: "",
	startTerm: "",
	whyUs: "",
	hs: { name: "", state: "", finished: "" },
	college: { name: "", terms: "", gpa: "" },
	courses: [blankCourse],
	sat: { reading: "", math: "" },
	act: "",
	activities: [blankActivity],
	parents: [blankParent, blankParent],
	advisor: { email: "" },
	heard: "",
	website: "",
	certify: false,
	signature: "",
};
type Values = typeof blank;
type Name = FieldPath<Values>;

const Star = () => (
	<span className="text-red-600" aria-hidden="true">
		{" "}
		*
	</span>
);

/** Label above, input below, grey hint under it. */
function Field(props: {
	name: Name;
	label: ReactNode;
	hint?: ReactNode;
	required?: boolean;
	span?: number;
	type?: string;
	as?: "input" | "textarea";
	options?: [string, string][];
	rules?: RegisterOptions<Values>;
	[extra: string]: unknown;
}) {
	const { name, label, hint, required, span = 3, as: Tag = "input", options, rules, ...rest } = props;
	const { register } = useFormContext<Values>();
	const id = useId();
	const common = { id, className: "input", "aria-describedby": hint ? `${id}-hint` : undefined, ...register(name, { required, ...rules } as never), ...rest };
	return (
		<div className={`col-span-${span}`}>
			<label htmlFor={id} className="block text-sm font-medium text-gray-700">
				{label}
				{required && <Star />}
			</label>
			{options ? (
				<select {...common}>
					<option value="">Select…</option>
					{options.map(([value, text]) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</select>
			) : (
				<Tag {...common} />
			)}
			{hint && (
				<p id={`${id}-hint`} className="mt-1 text-xs text-gray-500">
					{hint}
				</p>
			)}
		</div>
	);
}

function Radios({ name, legend, options, required }: { name: Name; legend: ReactNode; options: [string, string][]; required?: boolean }) {
	const { register } = useFormContext<Values>();
	return (
		<fieldset className="col-span-6">
			<legend className="text-sm font-medium text-gray-700">
				{legend}
				{required && <Star />}
			</legend>
			<div className="mt-1 space-y-1">
				{options.map(([value, text]) => (
					<label key={value} className="flex items-center gap-2 text-sm">
						<input type="radio" value={value} {...register(name)} />
						<span>{text}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function Card({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
	return (
		<section className="bg-white shadow rounded-lg p-6">
			<h2 className="text-lg font-semibold border-b">{title}</h2>
			{intro && <p className="mt-1 text-sm text-gray-500">{intro}</p>}
			<div className="mt-4">{children}</div>
		</section>
	);
}

function Courses() {
	const { control, register } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "courses" });
	return (
		<>
			<table className="w-full text-sm">
				<thead>
					<tr className="text-left">
						<th className="font-medium">Title as it appears on the transcript</th>
						<th className="font-medium">Units</th>
						<th className="font-medium">Grade (or IP)</th>
						<th>
							<span className="sr-only">Remove</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{fields.map((field, index) => (
						<tr key={field.id}>
							<td>
								<input className="input" placeholder="e.g., General Chemistry I" {...register(`courses.${index}.title`)} />
							</td>
							<td>
								<input className="input" inputMode="decimal" size={4} {...register(`courses.${index}.units`)} />
							</td>
							<td>
								<input className="input" size={4} {...register(`courses.${index}.grade`)} />
							</td>
							<td>
								<button type="button" aria-label={`Remove course ${index + 1}`} className="text-gray-500" onClick={() => remove(index)}>
									✕
								</button>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<button type="button" className="mt-4 text-teal-700 font-medium" onClick={() => append(blankCourse, { shouldFocus: false })}>
				+ Add a course
			</button>
		</>
	);
}

function Activities() {
	const { control, register } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	return (
		<div className="space-y-4">
			{fields.map((field, index) => (
				<div key={field.id} className="border rounded-md p-4 bg-gray-50">
					<div className="flex justify-between">
						<h3 className="font-semibold text-sm">Involvement {index + 1}</h3>
						<button type="button" className="text-sm text-gray-500" onClick={() => remove(index)}>
							Delete
						</button>
					</div>
					<div className="grid grid-cols-6 gap-4">
						<label className="block col-span-3 text-sm">
							Group, program or employer
							<input className="input" {...register(`activities.${index}.org`)} />
						</label>
						<label className="block col-span-3 text-sm">
							Your title or role there
							<input className="input" {...register(`activities.${index}.role`)} />
						</label>
						<div className="col-span-6 text-sm" role="group" aria-labelledby={`years-${field.id}`}>
							<div id={`years-${field.id}`}>School years in which you took part (mark each one)</div>
							<div className="flex flex-wrap gap-4 mt-1">
								{YEARS.map(([value, text]) => (
									<label key={value} className="flex items-center gap-2">
										<input type="checkbox" value={value} {...register(`activities.${index}.years`)} />
										{text}
									</label>
								))}
							</div>
						</div>
						<label className="block col-span-3 text-sm">
							Hours in a typical week
							<input type="number" min={0} max={168} className="input" {...register(`activities.${index}.hours`, { valueAsNumber: true } as never)} />
						</label>
						<label className="block col-span-3 text-sm">
							Weeks in a year
							<input type="number" min={0} max={52} className="input" {...register(`activities.${index}.weeks`, { valueAsNumber: true } as never)} />
						</label>
						<label className="block col-span-6 text-sm">
							What you did, and anything you achieved. Fragments are fine — 200 characters at most.
							<textarea rows={2} maxLength={200} className="input" {...register(`activities.${index}.details`)} />
						</label>
					</div>
				</div>
			))}
			<button type="button" className="text-teal-700 font-medium" onClick={() => append({ ...blankActivity, years: [] }, { shouldFocus: false })}>
				+ Add another involvement
			</button>
		</div>
	);
}

function Application() {
	const form = useForm<Values>({ defaultValues: structuredClone(blank) });
	const [submitted, setSubmitted] = useState(false);
	const { register } = form;
	Object.assign(window, {
		formState: () => ({ ...flat(form.getValues()), submitted }),
		formShown: () => shown(Object.keys(flat(form.getValues()))),
	});
	return (
		<FormProvider {...form}>
			<form noValidate autoComplete="off" onSubmit={form.handleSubmit(() => setSubmitted(true), () => setSubmitted(true))}>
				<main className="mx-auto max-w-4xl py-10 space-y-8">
					<header>
						<p className="text-sm text-teal-700 font-semibold">Cascadia Lakes University · Office of Transfer &amp; Transition</p>
						<h1 className="text-2xl font-bold">Application for students bringing college credit</h1>
						<p className="mt-1 text-sm text-gray-700">
							Use this application if you have taken (or are now taking) at least one course for credit at another college or university, including courses
							taken while still in high school. Items marked <span className="text-red-600">*</span> are required. Your work is saved on this device only.
						</p>
					</header>

					<Card title="1. You" intro="Enter your name exactly as it is printed on your passport or state ID. Transcripts that don’t match are set aside.">
						<div className="grid grid-cols-6 gap-4">
							<Field name="legalFirst" label="First" required span={2} />
							<Field name="legalMiddle" label="Middle" span={2} />
							<Field name="legalLast" label="Last" required span={2} />
							<Field name="goesBy" label="What do people call you?" hint="Only if it isn’t the first name above. We’ll use it in e-mails and on your ID card." />
							<Field name="birthDate" label="Born on" type="date" required />
							<Field name="email" label="Personal e-mail" type="email" required hint="Not one issued by a school; those often close after you leave." />
							<Field name="mobile" label="Cell" type="tel" hint="For text alerts about missing documents." />
						</div>
						<h3 className="mt-4 text-sm font-semibold">Where should we send paper mail?</h3>
						<div className="grid grid-cols-6 gap-4 mt-1">
							<Field name="home.street" label="Street or PO box" required span={4} />
							<Field name="home.unit" label="Unit" span={2} />
							<Field name="home.city" label="Town or city" required span={2} />
							<Field name="home.state" label="State / territory" options={STATES} span={2} hint="Leave blank outside the US" />
							<Field name="home.zip" label="ZIP or postal code" span={2} maxLength={10} />
							<Field name="home.country" label="Country / region" options={COUNTRIES} required />
						</div>
						<div className="grid grid-cols-6 gap-4 mt-4">
							<Radios
								name="citizenship"
								required
								legend="Which best describes your status in the United States?"
								options={[
									["C", "Citizen (by birth or naturalization) or US national"],
									["P", "Lawful permanent resident, refugee or asylee"],
									["D", "DACA recipient or undocumented"],
									["V", "I hold, or will need, a visa"],
								]}
							/>
							<Radios
								name="hispanic"
								legend="Federal reporting: do you consider yourself Hispanic or Latino/a/x? (Does not affect the decision.)"
								options={[
									["Y", "Yes"],
									["N", "No"],
									["X", "Prefer not to say"],
								]}
							/>
						</div>
					</Card>

					<Card title="2. What you want to study">
						<div className="grid grid-cols-6 gap-4">
							<Field name="program" label="Program" options={PROGRAMS} required />
							<Field
								name="startTerm"
								label="Start term"
								required
								options={[
									["202640", "Fall 2026"],
									["202720", "Spring 2027"],
									["202740", "Fall 2027"],
									["202840", "Fall 2028"],
								]}
							/>
							<Field
								name="whyUs"
								as="textarea"
								rows={5}
								span={6}
								label="Why Cascadia Lakes, and why now?"
								hint="Up to 2,500 characters. Tell us which of our labs, lakes, professors or traditions drew you here."
								maxLength={2500}
							/>
						</div>
					</Card>

					<Card title="3. Schools so far">
						<div className="grid grid-cols-6 gap-4">
							<Field name="hs.name" label="High school you finished at, or will finish at" required span={4} />
							<Field name="hs.state" label="Its state (2 letters)" maxLength={2} span={2} />
							<Field name="hs.finished" type="month" label="Month and year of graduation (expected is fine)" span={6} />
							<Field name="college.name" label="College or university where you earned credit" required hint="If more than one, the most recent. Send every transcript." />
							<Field name="college.terms" label="Term(s) enrolled there" placeholder="Fall 2024, Winter 2025" />
							<Field name="college.gpa" label="Cumulative GPA printed on that college’s transcript" hint="Copy it from the transcript; do not calculate it yourself." />
						</div>
						<p className="mt-4 text-sm font-semibold">College courses, finished or under way</p>
						<Courses />
					</Card>

					<Card title="4. Test scores" intro="Optional for everyone. Give the best score of any sitting for the SAT sections, and your composite from one sitting of the ACT.">
						<div className="grid grid-cols-3 gap-4">
							<label className="block text-sm">
								SAT – Reading &amp; Writing
								<input className="input" placeholder="200–800" {...register("sat.reading")} />
							</label>
							<label className="block text-sm">
								SAT – Math
								<input className="input" placeholder="200–800" {...register("sat.math")} />
							</label>
							<label className="block text-sm">
								ACT composite (single sitting)
								<input className="input" placeholder="1–36" {...register("act")} />
							</label>
						</div>
					</Card>

					<Card
						title="5. Outside of class"
						intro="Jobs, caring for family, clubs, teams, research, service. Most important first. You may list as many as ten."
					>
						<Activities />
					</Card>

					<Card title="6. The people who raised you" intro="Parents, step-parents or legal guardians. We ask because first-generation students are eligible for extra advising.">
						{[0, 1].map((index) => (
							<div key={index} className={index ? "mt-4" : ""}>
								<h3 className="text-sm font-semibold">{index ? "Second parent or guardian" : "First parent or guardian"}</h3>
								<div className="grid grid-cols-3 gap-4">
									<div>
										<input className="input" placeholder="First name" {...register(`parents.${index as 0}.first`)} />
									</div>
									<div>
										<input className="input" placeholder="Last name" {...register(`parents.${index as 0}.last`)} />
									</div>
									<div>
										<select className="input" aria-label="How far did they go in school?" {...register(`parents.${index as 0}.schooling`)}>
											<option value="">How far did they go in school?</option>
											{SCHOOLING.map(([value, text]) => (
												<option key={value} value={value}>
													{text}
												</option>
											))}
										</select>
									</div>
								</div>
							</div>
						))}
					</Card>

					<Card title="7. Last things">
						<div className="grid grid-cols-6 gap-4">
							<Field name="advisor.email" type="email" label="E-mail of the advisor or counselor who can confirm your standing" hint="We’ll write to this person for a College Report." span={6} />
							<Field
								name="heard"
								span={6}
								label="How did you first find out about us?"
								options={[
									["web", "Web search"],
									["fair", "A transfer fair"],
									["friend", "Friend or relative"],
									["mail", "Something in the mail"],
									["social", "Social media"],
								]}
							/>
						</div>
						<div className="absolute-off" aria-hidden="true">
							<label>
								Website (leave this field empty)
								<input tabIndex={-1} autoComplete="off" {...register("website")} />
							</label>
						</div>
						<label className="flex gap-2 mt-4 text-sm">
							<input type="checkbox" {...register("certify")} />
							<span>I certify that everything in this application is complete, accurate and my own work, and I understand that an offer may be withdrawn if it is not.</span>
						</label>
						<div className="grid grid-cols-6 gap-4 mt-4">
							<Field name="signature" label="Type your full legal name as your signature" />
						</div>
					</Card>
					<button type="submit" className="bg-teal-700 rounded-md font-semibold">
						Submit application
					</button>
				</main>
			</form>
		</FormProvider>
	);
}

function flat(value: unknown, prefix = "", into: Record<string, unknown> = {}) {
	for (const [key, each] of Object.entries(value as object)) {
		const name = prefix + key;
		const isLeaf = each === null || typeof each !== "object" || (Array.isArray(each) && each.every((one) => typeof one === "string"));
		if (isLeaf) into[name] = each;
		else flat(each, `${name}.`, into);
	}
	return into;
}

function shown(names: string[]) {
	return Object.fromEntries(
		names.map((name) => {
			const boxes = [...document.getElementsByName(name)] as (HTMLInputElement & HTMLSelectElement)[];
			const read = (box: HTMLElement) => box.closest("label")?.textContent?.trim() ?? "";
			if (boxes[0].type === "radio") return [name, boxes.filter((box) => box.checked).map(read)[0] ?? ""];
			if (boxes.length > 1) return [name, boxes.filter((box) => box.checked).map(read)];
			if (boxes[0].type === "checkbox") return [name, boxes[0].checked];
			if (boxes[0].tagName === "SELECT") return [name, boxes[0].value ? boxes[0].selectedOptions[0].text : ""];
			return [name, boxes[0].value];
		}),
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
