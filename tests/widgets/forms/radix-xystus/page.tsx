import "react-datepicker/dist/react-datepicker.css";
import "./page.css";
import { Accordion, Checkbox, Label, RadioGroup, Select, Slider, Switch, ToggleGroup } from "radix-ui";
import { type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import { type Control, Controller, useFieldArray, useForm } from "react-hook-form";
import { COUNTRIES, MAJORS } from "../../lists";

type Exam = { subject: string; date: Date | null; score: string };
type Activity = { type: string; org: string; role: string; grades: string[]; hours: string; detail: string };
const START = {
	given: "", preferred: "", family: "", email: "", dialCode: "", phone: "", born: null as Date | null, birthCountry: "", birthCity: "", citizenship: "", sex: "",
	line1: "", line2: "", city: "", region: "", zip: "", country: "",
	school: "", entered: null as Date | null, gpa: "", rank: "", classSize: "", counselor: "", counselorEmail: "",
	major: "", secondMajor: "", degree: "", career: "", entry: "", round: "", nightOwl: 50, visited: false,
	satReading: "", satReadingDate: null as Date | null, satMath: "", satMathDate: null as Date | null, act: "", actDate: null as Date | null,
	exams: [] as Exam[], activities: [] as Activity[],
	p1Given: "", p1Family: "", p1Education: "", marital: "", relatives: "", feeWaiver: false, why: "", interview: "", affirm: false, signature: "",
};
type Values = typeof START;
let read: () => Values = () => START;
let submitted = false;

const DIAL = [["+1", "United States / Canada +1"], ["+44", "United Kingdom +44"], ["+52", "Mexico +52"], ["+82", "South Korea +82"], ["+86", "China +86"], ["+91", "India +91"], ["+234", "Nigeria +234"]];
const SUBJECTS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP European History", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP U.S. History", "AP World History"];
const TYPES = ["Academic", "Arts", "Athletics", "Community engagement", "Debate / speech", "Environment", "Family responsibility", "Music", "Research", "Work", "Other"];
const pairs = (all: readonly string[]) => all.map((each) => [each, each]);

function Row({ label, note, id, children }: { label: string; note?: string; id?: string; children: ReactNode }) {
	return (
		<div className="q">
			<div className="l">
				<Label.Root htmlFor={id} id={id ? `${id}-label` : undefined}>{label}</Label.Root>
				{note && <small>{note}</small>}
			</div>
			<div>{children}</div>
		</div>
	);
}
type Any = { control: Control<Values>; name: any; id: string };
const Pick = ({ control, name, id, options, label }: Any & { options: string[][]; label?: string }) => (
	<Controller control={control} name={name} render={({ field }) => (
		<Select.Root value={field.value as string} onValueChange={field.onChange} name={name}>
			<Select.Trigger className="trigger" id={id} ref={field.ref} onBlur={field.onBlur} aria-label={label}>
				<Select.Value placeholder="Select" /><Select.Icon>⌄</Select.Icon>
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="list" position="popper" sideOffset={4}>
					<Select.Viewport className="view">
						{options.map(([value, text]) => <Select.Item className="opt" key={value} value={value}><Select.ItemText>{text}</Select.ItemText></Select.Item>)}
					</Select.Viewport>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	)} />
);
const Day = ({ control, name, id, format = "MM/dd/yyyy", month, label }: Any & { format?: string; month?: boolean; label?: string }) => (
	<Controller control={control} name={name} render={({ field }) => (
		<DatePicker id={id} className="t" selected={field.value as Date | null} onChange={field.onChange} onBlur={field.onBlur} dateFormat={format} showMonthYearPicker={month} showYearDropdown={!month} dropdownMode="select" placeholderText={format.toUpperCase() === format ? format : format.replace("MMMM d, yyyy", "Month day, year").replace(/[dy]/g, (c) => (format.includes("MMMM") ? c : c.toUpperCase()))} autoComplete="off" ariaLabelledBy={label ? undefined : `${id}-label`} />
	)} />
);
const Radios = ({ control, name, id, options }: Any & { options: string[][] }) => (
	<Controller control={control} name={name} render={({ field }) => (
		<RadioGroup.Root className="radios" value={field.value as string} onValueChange={field.onChange} aria-labelledby={`${id}-label`} id={id}>
			{options.map(([value, text]) => (
				<div key={value}><RadioGroup.Item className="dot" value={value} id={`${id}-${value}`} /><label htmlFor={`${id}-${value}`}>{text}</label></div>
			))}
		</RadioGroup.Root>
	)} />
);
const Segment = ({ control, name, id, options, label }: Any & { options: string[][]; label?: string }) => (
	<Controller control={control} name={name} render={({ field }) => (
		<ToggleGroup.Root className="seg" type="single" value={field.value as string} onValueChange={field.onChange} id={id} aria-label={label} aria-labelledby={label ? undefined : `${id}-label`}>
			{options.map(([value, text]) => <ToggleGroup.Item key={value} value={value}>{text}</ToggleGroup.Item>)}
		</ToggleGroup.Root>
	)} />
);

function Supplement() {
	const { register, control, handleSubmit, getValues, watch } = useForm<Values>({ defaultValues: START });
	const exams = useFieldArray({ control, name: "exams" });
	const activities = useFieldArray({ control, name: "activities" });
	const [open, setOpen] = useState<string[]>([]);
	const [sent, setSent] = useState(false);
	read = getValues;
	const text = (name: any, type = "text") => <input className="t" id={name} type={type} {...register(name)} />;
	return (
		<form className="shell" noValidate onSubmit={handleSubmit(() => { submitted = true; setSent(true); })}>
			<div className="mark">Alder Court University</div>
			<h1>First-year supplement</h1>
			<p>For students entering in 2027. Complete this alongside your main application.</p>
			<section>
				<h2>You</h2>
				<Row id="given" label="Given name" note="As on your passport or state ID">{text("given")}</Row>
				<Row id="family" label="Family name">{text("family")}</Row>
				<Row id="preferred" label="Name you go by">{text("preferred")}</Row>
				<Row id="born" label="Date of birth"><Day control={control} name="born" id="born" format="MMMM d, yyyy" /></Row>
				<Row id="birthCity" label="Place of birth" note="City, then country"><div className="two">{text("birthCity")}<Pick control={control} name="birthCountry" id="birthCountry" options={pairs(COUNTRIES)} label="Country of birth" /></div></Row>
				<Row id="sex" label="Legal sex"><Segment control={control} name="sex" id="sex" options={[["F", "Female"], ["M", "Male"], ["X", "X"]]} /></Row>
				<Row id="citizenship" label="Citizenship"><Radios control={control} name="citizenship" id="citizenship" options={[["us", "U.S. citizen or national"], ["pr", "U.S. permanent resident"], ["refugee", "Refugee or asylee"], ["intl", "Citizen of another country"]]} /></Row>
			</section>
			<section>
				<h2>Contact</h2>
				<Row id="email" label="Email">{text("email", "email")}</Row>
				<Row id="phone" label="Phone"><div className="phone"><Pick control={control} name="dialCode" id="dialCode" options={DIAL} label="Country code" />{text("phone", "tel")}</div></Row>
				<Row id="line1" label="Permanent address">{text("line1")}</Row>
				<Row id="line2" label="Line 2" note="Apartment, suite, unit">{text("line2")}</Row>
				<Row id="city" label="City">{text("city")}</Row>
				<Row id="region" label="State or province">{text("region")}</Row>
				<Row id="zip" label="Postal code">{text("zip")}</Row>
				<Row id="country" label="Country"><Pick control={control} name="country" id="country" options={pairs(COUNTRIES)} /></Row>
			</section>
			<section>
				<h2>School</h2>
				<Row id="school" label="Current secondary school">{text("school")}</Row>
				<Row id="entered" label="Enrolled since"><Day control={control} name="entered" id="entered" format="MM/yyyy" month /></Row>
				<Row id="gpa" label="Cumulative GPA, unweighted">{text("gpa")}</Row>
				<Row id="rank" label="Class rank" note="Leave blank if your school does not rank">{text("rank")}</Row>
				<Row id="classSize" label="Size of your class">{text("classSize")}</Row>
				<Row id="counselor" label="Counselor">{text("counselor")}</Row>
				<Row id="counselorEmail" label="Counselor’s email">{text("counselorEmail", "email")}</Row>
			</section>
			<section>
				<h2>Testing</h2>
				<p>Optional. Report your best section scores.</p>
				<Row id="satReading" label="SAT Reading and Writing" note="Score and date taken"><div className="two">{text("satReading")}<Day control={control} name="satReadingDate" id="satReadingDate" label="x" /></div></Row>
				<Row id="satMath" label="SAT Math" note="Score and date taken"><div className="two">{text("satMath")}<Day control={control} name="satMathDate" id="satMathDate" label="x" /></div></Row>
				<Row id="act" label="ACT Composite" note="Score and date taken"><div className="two">{text("act")}<Day control={control} name="actDate" id="actDate" label="x" /></div></Row>
				<h3>AP exams</h3>
				<p>Add up to three, with the score you received.</p>
				{exams.fields.map((field, i) => (
					<div className="exam" key={field.id}>
						<Pick control={control} name={`exams.${i}.subject`} id={`exam${i}-subject`} options={pairs(SUBJECTS)} label="Exam" />
						<Day control={control} name={`exams.${i}.date`} id={`exam${i}-date`} label="x" />
						<Segment control={control} name={`exams.${i}.score`} id={`exam${i}-score`} options={pairs(["1", "2", "3", "4", "5"])} label="Score" />
						<button type="button" className="bare" aria-label="Remove exam" onClick={() => exams.remove(i)}>✕</button>
					</div>
				))}
				{exams.fields.length < 3 && <button type="button" className="ghost" onClick={() => exams.append({ subject: "", date: null, score: "" })}>Add an exam</button>}
			</section>
			<section>
				<h2>Beyond class</h2>
				<p>Up to three commitments. Choose what you would want a roommate to know.</p>
				<Accordion.Root type="multiple" value={open} onValueChange={setOpen}>
					{activities.fields.map((field, i) => (
						<Accordion.Item className="card" key={field.id} value={`n${i}`}>
							<Accordion.Header><Accordion.Trigger className="head"><span>{watch(`activities.${i}.org`) || `Commitment ${i + 1}`}</span><span>⌄</span></Accordion.Trigger></Accordion.Header>
							<Accordion.Content className="body">
								<Row id={`a${i}-type`} label="Type"><Pick control={control} name={`activities.${i}.type`} id={`a${i}-type`} options={pairs(TYPES)} /></Row>
								<Row id={`a${i}-org`} label="Organization"><input className="t" id={`a${i}-org`} {...register(`activities.${i}.org`)} /></Row>
								<Row id={`a${i}-role`} label="Role"><input className="t" id={`a${i}-role`} maxLength={50} {...register(`activities.${i}.role`)} /></Row>
								<Row id={`a${i}-grades`} label="Grades"><Controller control={control} name={`activities.${i}.grades`} render={({ field: each }) => (
									<ToggleGroup.Root className="seg" type="multiple" id={`a${i}-grades`} aria-labelledby={`a${i}-grades-label`} value={each.value} onValueChange={each.onChange}>
										{["9", "10", "11", "12"].map((grade) => <ToggleGroup.Item key={grade} value={grade}>{grade}</ToggleGroup.Item>)}
									</ToggleGroup.Root>
								)} /></Row>
								<Row id={`a${i}-hours`} label="Hours per week"><input className="t" id={`a${i}-hours`} inputMode="decimal" {...register(`activities.${i}.hours`)} /></Row>
								<Row id={`a${i}-detail`} label="In a sentence" note="150 characters"><textarea className="t" rows={3} id={`a${i}-detail`} maxLength={150} {...register(`activities.${i}.detail`)} /></Row>
								<button type="button" className="bare" onClick={() => activities.remove(i)}>Remove</button>
							</Accordion.Content>
						</Accordion.Item>
					))}
				</Accordion.Root>
				{activities.fields.length < 3 && (
					<button type="button" className="ghost" onClick={() => {
						setOpen([...open, `n${activities.fields.length}`]);
						activities.append({ type: "", org: "", role: "", grades: [], hours: "", detail: "" }, { shouldFocus: false });
					}}>Add a commitment</button>
				)}
			</section>
			<section>
				<h2>At Alder Court</h2>
				<Row id="entry" label="You would begin in"><Radios control={control} name="entry" id="entry" options={[["2027F", "Fall 2027"], ["2028S", "Spring 2028"], ["2028F", "Fall 2028, after a gap year"]]} /></Row>
				<Row id="round" label="Decision plan"><Radios control={control} name="round" id="round" options={[["ED", "Early Decision"], ["EA", "Early Action"], ["RD", "Regular Decision"]]} /></Row>
				<Row id="major" label="Intended major"><Pick control={control} name="major" id="major" options={pairs(MAJORS)} /></Row>
				<Row id="secondMajor" label="A second field that interests you"><Pick control={control} name="secondMajor" id="secondMajor" options={pairs(MAJORS)} /></Row>
				<Row id="degree" label="Highest degree you plan to earn"><Pick control={control} name="degree" id="degree" options={pairs(["Bachelor’s", "Master’s", "Doctorate", "Law or medicine", "Undecided"])} /></Row>
				<Row id="career" label="Career you imagine">{text("career")}</Row>
				<Row id="visited" label="I have visited campus"><Controller control={control} name="visited" render={({ field }) => <Switch.Root className="switch" id="visited" checked={field.value} onCheckedChange={field.onChange}><Switch.Thumb /></Switch.Root>} /></Row>
				<Row label="Early bird or night owl?" note="For roommate matching"><Controller control={control} name="nightOwl" render={({ field }) => (
					<Slider.Root className="slider" value={[field.value]} onValueChange={([value]) => field.onChange(value)} max={100} step={5}><Slider.Track className="track" /><Slider.Thumb className="thumb" id="nightOwl" aria-label="Early bird to night owl" /></Slider.Root>
				)} /></Row>
				<Row id="why" label="Why Alder Court?" note="250 words"><textarea className="t" id="why" rows={8} {...register("why")} /></Row>
				<Row id="interview" label="Preferred interview format"><Pick control={control} name="interview" id="interview" options={pairs(["On campus", "With an alum near me", "By video", "No interview"])} /></Row>
			</section>
			<section>
				<h2>Family</h2>
				<Row id="p1Given" label="First parent or guardian" note="Given name, family name"><div className="two">{text("p1Given")}<input className="t" id="p1Family" aria-label="First parent or guardian, family name" {...register("p1Family")} /></div></Row>
				<Row id="p1Education" label="Their highest education"><Pick control={control} name="p1Education" id="p1Education" options={pairs(["Less than high school", "High school", "Some college", "Associate", "Bachelor’s", "Graduate degree"])} /></Row>
				<Row id="marital" label="Your parents are"><Pick control={control} name="marital" id="marital" options={pairs(["Married", "Separated", "Divorced", "Never married", "Widowed", "In a domestic partnership"])} /></Row>
				<Row id="relatives" label="Relatives who attended Alder Court" note="Name and class year">{text("relatives")}</Row>
				<Row id="feeWaiver" label="I plan to ask for a fee waiver"><Controller control={control} name="feeWaiver" render={({ field }) => <Switch.Root className="switch" id="feeWaiver" checked={field.value} onCheckedChange={field.onChange}><Switch.Thumb /></Switch.Root>} /></Row>
			</section>
			<section>
				<div className="inline"><Controller control={control} name="affirm" render={({ field }) => <Checkbox.Root className="tick" id="affirm" checked={field.value} onCheckedChange={(value) => field.onChange(value === true)}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>} /><label htmlFor="affirm">I affirm that this supplement is my own work and is accurate.</label></div>
				<Row id="signature" label="Signature" note="Type your name">{text("signature")}</Row>
				<p><button type="submit" className="send">Submit supplement</button> {sent && <span role="status">Thank you. We have your supplement.</span>}</p>
			</section>
		</form>
	);
}
createRoot(document.getElementById("root")!).render(<Supplement />);

const iso = (date: Date | null | undefined, length = 10) => (date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`.slice(0, length) : "");
Object.assign(window, {
	formState() {
		const { exams, activities, ...rest } = read();
		const state: Record<string, unknown> = { submitted };
		for (const [key, value] of Object.entries(rest)) state[key] = value instanceof Date ? iso(value, key === "entered" ? 7 : 10) : (value ?? "");
		for (const i of [0, 1, 2]) {
			const exam = exams[i];
			Object.assign(state, { [`exam${i}.subject`]: exam?.subject ?? "", [`exam${i}.date`]: iso(exam?.date), [`exam${i}.score`]: exam?.score ?? "" });
			for (const part of ["type", "org", "role", "grades", "hours", "detail"] as const) state[`a${i}.${part}`] = part === "grades" ? [...(activities[i]?.grades ?? [])] : (activities[i]?.[part] ?? "");
		}
		return state;
	},
	formShown() {
		const look = (id: string): unknown => {
			const at = document.getElementById(id);
			if (!at) return "";
			if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) return at.value;
			if (at.getAttribute("role") === "combobox") return at.hasAttribute("data-placeholder") ? "" : at.firstElementChild!.textContent;
			if (at.getAttribute("role") === "switch" || at.getAttribute("role") === "checkbox") return at.getAttribute("aria-checked") === "true";
			if (at.getAttribute("role") === "slider") return at.getAttribute("aria-valuenow");
			if (at.classList.contains("radios")) return at.querySelector("[data-state=checked]")?.parentElement?.querySelector("label")?.textContent ?? "";
			return at.querySelector("[data-state=on]")?.textContent ?? "";
		};
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(START)) if (key !== "exams" && key !== "activities") shown[key] = look(key);
		for (const i of [0, 1, 2]) {
			for (const part of ["subject", "date", "score"]) shown[`exam${i}.${part}`] = look(`exam${i}-${part}`);
			for (const part of ["type", "org", "role", "hours", "detail"]) shown[`a${i}.${part}`] = look(`a${i}-${part}`);
			shown[`a${i}.grades`] = [...document.querySelectorAll(`#a${i}-grades [data-state=on]`)].map((each) => each.textContent);
		}
		return shown;
	},
});
