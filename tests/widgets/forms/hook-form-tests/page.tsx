import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { Controller, type UseFormReturn, useFieldArray, useForm } from "react-hook-form";
import Select from "react-select";
import "./page.css";

type Values = {
	app: Record<string, string>;
	hs: Record<string, string>;
	sat: Record<string, string>;
	act: Record<string, string>;
	misc: Record<string, string>;
	ap: { s: string; n: string; d: string }[];
	crs: { t: string; g: string; c: string }[];
	ok: boolean;
	sent: boolean;
};
type Path = Parameters<UseFormReturn<Values>["register"]>[0];

const digits = (text: string, most: number) => text.replace(/\D/g, "").slice(0, most);
const joined = (text: string, sizes: number[], signs: string[]) => {
	let rest = text;
	let drawn = "";
	for (const [at, size] of sizes.entries()) {
		if (!rest) break;
		drawn += signs[at] + rest.slice(0, size);
		rest = rest.slice(size);
	}
	return drawn;
};
const MASKS: Record<string, (text: string) => string> = {
	"MM/DD/YYYY": (text) => joined(digits(text, 8), [2, 2, 4], ["", "/", "/"]),
	"MM/YYYY": (text) => joined(digits(text, 6), [2, 4], ["", "/"]),
	"(___) ___-____": (text) => joined(digits(text, 10), [3, 3, 4], ["(", ") ", "-"]),
	"0.00": (text) => joined(digits(text, 3), [1, 2], ["", "."]),
};
const coded = (text: string) =>
	text.split("|").map((entry) => {
		const [value, label] = entry.split("=");
		return { value, label };
	});
const SUBJECTS = coded(
	"ARH=Art History|BIO=Biology|CAB=Calculus AB|CBC=Calculus BC|CHM=Chemistry|CSA=Computer Science A|ENL=English Language and Composition|ELC=English Literature and Composition|ENV=Environmental Science|EUH=European History|MAC=Macroeconomics|PH1=Physics 1|PSY=Psychology|SPL=Spanish Language and Culture|STA=Statistics|UGP=U.S. Government and Politics|USH=U.S. History|WOH=World History: Modern",
);
const REGIONS = coded(
	"AK=Alaska|AZ=Arizona|CA=California|CO=Colorado|HI=Hawaii|ID=Idaho|KS=Kansas|MT=Montana|NV=Nevada|NM=New Mexico|OK=Oklahoma|OR=Oregon|TX=Texas|UT=Utah|WA=Washington|WY=Wyoming|ZZ=Another state or abroad",
);
const SCORES = ["5", "4", "3", "2", "1"];
const GRADES = coded("09=Freshman|10=Sophomore|11=Junior|12=Senior");
const TIMES = coded("0=Never|1=Once|2=Twice|3=Three times or more");

const Form = createContext<UseFormReturn<Values>>(null as unknown as UseFormReturn<Values>);
const Masked = ({ name, mask, id, size = 14 }: { name: Path; mask: keyof typeof MASKS; id?: string; size?: number }) => (
	<Controller
		control={useContext(Form).control}
		name={name}
		render={({ field }) => (
			<input
				id={id}
				name={field.name}
				ref={field.ref}
				size={size}
				value={String(field.value ?? "")}
				placeholder={mask}
				inputMode="numeric"
				onBlur={field.onBlur}
				onChange={(event) => field.onChange(MASKS[mask](event.target.value))}
			/>
		)}
	/>
);
const Listed = ({ name, options, label }: { name: Path; options: { value: string; label: string }[]; label?: string }) => (
	<Controller
		control={useContext(Form).control}
		name={name}
		render={({ field }) => (
			<Select
				aria-label={label}
				options={options}
				value={options.find(({ value }) => value === field.value) ?? null}
				onChange={(next) => field.onChange(next?.value ?? "")}
				onBlur={field.onBlur}
				menuPlacement="auto"
			/>
		)}
	/>
);
function Plain({
	name,
	wide,
	size,
	max,
	blank,
	id,
	type = "text",
}: {
	name: Path;
	wide?: boolean;
	size?: number;
	max?: number;
	blank?: string;
	id?: string;
	type?: string;
}) {
	return (
		<input
			type={type}
			id={id}
			className={wide ? "wide" : ""}
			size={size ?? 20}
			maxLength={max}
			placeholder={blank}
			{...useContext(Form).register(name)}
		/>
	);
}
function Radios({ name, options }: { name: Path; options: { value: string; label: string }[] }) {
	const { register } = useContext(Form);
	return options.map(({ value, label }) => (
		<label key={value} style={{ marginRight: 16 }}>
			<input type="radio" value={value} {...register(name)} /> {label}
		</label>
	));
}
const Row = ({ text, children, need }: { text: string; children: ReactNode; need?: boolean }) => (
	<tr>
		<td>
			{text}
			{need && <span className="bad"> *</span>}
		</td>
		<td>{children}</td>
	</tr>
);
const Float = ({ text, id, children }: { text: string; id: string; children: ReactNode }) => (
	<span className="float">
		{children}
		<label htmlFor={id}>{text}</label>
	</span>
);

const SINGLE: Record<string, Path> = {
	pid: "app.pid",
	surname: "app.ln",
	mail: "app.em",
	born: "app.bd",
	cell: "app.ph",
	pin: "app.pin",
	school: "hs.nm",
	ceeb: "hs.cb",
	town: "hs.ct",
	region: "hs.st",
	grade: "hs.gr",
	began: "hs.d0",
	ends: "hs.d1",
	weighted: "hs.gw",
	plain: "hs.gu",
	rank: "hs.rk",
	size: "hs.sz",
	advisor: "hs.cn",
	advisorMail: "hs.ce",
	advisorPhone: "hs.cp",
	satTimes: "sat.x",
	satRw: "sat.rw",
	satRwDay: "sat.rwd",
	satM: "sat.m",
	satMDay: "sat.md",
	act: "act.c",
	actDay: "act.d",
	psat: "sat.p",
	toefl: "misc.tf",
	story: "misc.ex",
	honest: "ok",
};
const pathsOf = (values: Values): Record<string, Path> => ({
	...SINGLE,
	...Object.fromEntries(values.ap.flatMap((_, at) => (["s", "n", "d"] as const).map((part) => [`ap${at}${part}`, `ap.${at}.${part}`]))),
	...Object.fromEntries(
		values.crs.flatMap((_, at) => (["t", "g", "c"] as const).map((part) => [`course${at}${part}`, `crs.${at}.${part}`])),
	),
});
function seen(form: HTMLFormElement, path: string) {
	const cell = form.querySelector(`[data-cell="${path}"]`);
	if (cell) return cell.querySelector("[class*=singleValue]")?.textContent ?? "";
	const control = form.elements.namedItem(path);
	if (control instanceof RadioNodeList) return form.querySelector(`[name="${path}"]:checked`)?.parentElement?.textContent?.trim() ?? "";
	return control instanceof HTMLInputElement && control.type === "checkbox" ? control.checked : (control as HTMLInputElement).value;
}

function Page() {
	const form = useForm<Values>({
		defaultValues: {
			...{ app: {}, hs: {}, sat: {}, act: {}, misc: {}, ok: false, sent: false },
			ap: [{ s: "", n: "", d: "" }],
			crs: Array.from({ length: 3 }, () => ({ t: "", g: "", c: "" })),
		},
	});
	const { control, register, getValues, setValue } = form;
	const exams = useFieldArray({ control, name: "ap" });
	const courses = useFieldArray({ control, name: "crs" });
	const drawn = useRef<HTMLFormElement>(null);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({
				...Object.fromEntries(Object.entries(pathsOf(getValues())).map(([key, path]) => [key, getValues(path) ?? ""])),
				submitted: getValues("sent"),
			}),
			formShown: () =>
				Object.fromEntries(Object.entries(pathsOf(getValues())).map(([key, path]) => [key, seen(drawn.current as HTMLFormElement, path)])),
		});
	}, [getValues]);
	return (
		<Form value={form}>
			<header>Penrose State University · Office of Admission</header>
			<form ref={drawn} onSubmit={form.handleSubmit(() => setValue("sent", true))}>
				<h1>Self-reported academic record</h1>
				<p>Have your transcript at hand. What you enter is compared with your final transcript.</p>
				<table className="sheet">
					<tbody>
						<Row text="Penrose ID (from your welcome letter)">
							<Plain name="app.pid" size={12} />
						</Row>
						<Row text="Last name" need>
							<Plain name="app.ln" />
						</Row>
						<Row text="Date of birth" need>
							<Masked name="app.bd" mask="MM/DD/YYYY" />
						</Row>
						<Row text="E-mail used on your application" need>
							<Plain name="app.em" size={34} type="email" />
						</Row>
						<Row text="Best phone number">
							<Masked name="app.ph" mask="(___) ___-____" />
						</Row>
						<Row text="Portal PIN">
							<Plain name="app.pin" type="password" size={8} />
						</Row>
					</tbody>
				</table>
				<h2>High school</h2>
				<table className="sheet">
					<tbody>
						<Row text="School you will graduate from" need>
							<Plain name="hs.nm" wide />
						</Row>
						<Row text="CEEB code">
							<Plain name="hs.cb" size={8} max={6} />
							<small>Six digits; leave blank if you do not know it.</small>
						</Row>
						<Row text="City, state">
							<div style={{ display: "flex", gap: 10 }}>
								<Plain name="hs.ct" blank="City" />
								<div style={{ flex: 1 }} data-cell="hs.st">
									<Listed name="hs.st" options={REGIONS} label="State of school" />
								</div>
							</div>
						</Row>
						<Row text="You are now a">
							<Radios name="hs.gr" options={GRADES} />
						</Row>
						<Row text="First day / last day at this school">
							<Masked name="hs.d0" mask="MM/DD/YYYY" /> to <Masked name="hs.d1" mask="MM/DD/YYYY" />
							<small>The last day is the day of your graduation, past or planned.</small>
						</Row>
					</tbody>
				</table>
				<Float id="g-w" text="GPA weighted">
					<Masked id="g-w" name="hs.gw" mask="0.00" />
				</Float>
				<Float id="g-u" text="GPA unweighted">
					<Masked id="g-u" name="hs.gu" mask="0.00" />
				</Float>
				<p>
					I am number <Plain name="hs.rk" size={4} max={4} /> in a class of <Plain name="hs.sz" size={4} max={4} /> students.
				</p>
				<p>
					<b>Your counselor</b>, who will send the transcript:
				</p>
				<Plain name="hs.cn" blank="Name" /> <Plain name="hs.ce" blank="E-mail" type="email" /> <Masked name="hs.cp" mask="(___) ___-____" />
				<h2>Admission tests</h2>
				<p>
					SAT taken: <Radios name="sat.x" options={TIMES} />
				</p>
				<table className="grid">
					<thead>
						<tr>
							<th>Test</th>
							<th>Highest score</th>
							<th>Date of that score</th>
						</tr>
					</thead>
					<tbody>
						<tr>
							<td>SAT Evidence-Based Reading and Writing</td>
							<td>
								<Plain name="sat.rw" size={5} max={3} />
							</td>
							<td>
								<Masked name="sat.rwd" mask="MM/DD/YYYY" />
							</td>
						</tr>
						<tr>
							<td>SAT Math</td>
							<td>
								<Plain name="sat.m" size={5} max={3} />
							</td>
							<td>
								<Masked name="sat.md" mask="MM/DD/YYYY" />
							</td>
						</tr>
						<tr>
							<td>ACT Composite (one sitting)</td>
							<td>
								<Plain name="act.c" size={5} max={2} />
							</td>
							<td>
								<Masked name="act.d" mask="MM/DD/YYYY" />
							</td>
						</tr>
						<tr>
							<td>PSAT/NMSQT</td>
							<td>
								<Plain name="sat.p" size={5} max={4} />
							</td>
							<td>not needed</td>
						</tr>
						<tr>
							<td>TOEFL iBT</td>
							<td>
								<Plain name="misc.tf" size={5} max={3} />
							</td>
							<td>not needed</td>
						</tr>
					</tbody>
				</table>
				<h2>Advanced Placement exams taken</h2>
				<table className="grid">
					<thead>
						<tr>
							<th style={{ width: "50%" }}>Subject</th>
							<th>Score</th>
							<th>Taken (month / year)</th>
						</tr>
					</thead>
					<tbody>
						{exams.fields.map(({ id }, at) => (
							<tr key={id}>
								<td data-cell={`ap.${at}.s`}>
									<Listed name={`ap.${at}.s`} options={SUBJECTS} />
								</td>
								<td>
									<select {...register(`ap.${at}.n`)}>
										<option value="" />
										{SCORES.map((score) => (
											<option key={score}>{score}</option>
										))}
									</select>
								</td>
								<td>
									<Masked name={`ap.${at}.d`} mask="MM/YYYY" size={9} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
				<button type="button" onClick={() => exams.append({ s: "", n: "", d: "" }, { shouldFocus: false })}>
					Add an exam
				</button>
				<h2>Courses this year and last</h2>
				<p>Begin with three from your high school transcript. Give the grade as your school prints it.</p>
				<table className="grid">
					<thead>
						<tr>
							<th />
							<th style={{ width: "60%" }}>Course title</th>
							<th>Grade</th>
							<th>Credits</th>
						</tr>
					</thead>
					<tbody>
						{courses.fields.map(({ id }, at) => (
							<tr key={id}>
								<td>{at + 1}.</td>
								<td>
									<Plain name={`crs.${at}.t`} wide />
								</td>
								<td>
									<Plain name={`crs.${at}.g`} size={5} max={5} />
								</td>
								<td>
									<Plain name={`crs.${at}.c`} size={5} max={4} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
				<p>
					<label htmlFor="story">Is there anything about your grades that we should know?</label>
				</p>
				<textarea id="story" className="wide" rows={4} {...register("misc.ex")} />
				<p>
					<label>
						<input type="checkbox" {...register("ok")} /> I understand that a false report may cost me my place.
					</label>
				</p>
				<button type="submit">Submit record</button>
			</form>
		</Form>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
