import { Checkbox, Label, RadioGroup, Select } from "radix-ui";
import { Controller, useFieldArray, useForm, type Control, type UseFormReturn } from "react-hook-form";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { STATES } from "../../lists";
import "./style.css";

const start = {
	lastName: "", firstName: "", middleName: "", suffix: "", dobMonth: "", dobDay: "", dobYear: "", sex: "", citizenship: "", ssn: "",
	resStreet: "", resUnit: "", resCity: "", resState: "", resZip: "", residentSince: "", phone: "", email: "", mailStreet: "", mailCity: "", mailZip: "",
	hsName: "", hsCity: "", hsState: "", hsCompletion: "", hsGpa: "", hsRank: "", hsSize: "", institution: "", enrollYear: "", credential: "",
	parentsStatus: "", parentCount: "", siblingCount: "", income: "", firstGen: "", benefits: "",
	stepName: "", stepEmployer: "", stepAddress: "", caseAgency: "", caseWorker: "", casePhone: "", emName: "", emRelation: "", emPhone: "",
	prepName: "", prepPhone: "", certify: false, release: false, signature: "", signedOn: "",
	members: [] as { last: string; first: string; relation: string; age: string; occupation: string }[],
};
type Values = typeof start;
const FIELDS = ["last", "first", "relation", "age", "occupation"] as const;
const MAX = 4;
let form: UseFormReturn<Values>;
let submitted = false;
const drawn = new Map<string, HTMLElement>();
const seen = (name: string) => (el: HTMLElement | null) => void (el ? drawn.set(name, el) : drawn.delete(name));

function Choose({ name, control, id, items, className = "" }: { name: any; control: Control<Values>; id: string; items: (readonly [string, string])[]; className?: string }) {
	return (
		<Controller name={name} control={control} render={({ field }) => (
			<Select.Root value={field.value as string} onValueChange={field.onChange}>
				<Select.Trigger id={id} className={`trig ${className}`} ref={seen(name)} onBlur={field.onBlur}>
					<Select.Value placeholder="- Select -" />
					<Select.Icon />
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="menu" position="popper">
						<Select.Viewport>
							{items.map(([value, text]) => <Select.Item key={value} value={value} className="item"><Select.ItemText>{text}</Select.ItemText></Select.Item>)}
						</Select.Viewport>
					</Select.Content>
				</Select.Portal>
			</Select.Root>
		)} />
	);
}
function Radios({ name, control, labelledBy, items }: { name: any; control: Control<Values>; labelledBy: string; items: [string, string][] }) {
	return (
		<Controller name={name} control={control} render={({ field }) => (
			<RadioGroup.Root className="radios" aria-labelledby={labelledBy} value={field.value as string} onValueChange={field.onChange} ref={seen(name)}>
				{items.map(([value, text]) => (
					<div key={value} style={{ display: "flex", gap: 8 }}>
						<RadioGroup.Item className="dot" value={value} id={`${name}-${value}`}><RadioGroup.Indicator /></RadioGroup.Item>
						<Label.Root htmlFor={`${name}-${value}`}>{text}</Label.Root>
					</div>
				))}
			</RadioGroup.Root>
		)} />
	);
}
const Tick = ({ name, control, text }: { name: any; control: Control<Values>; text: string }) => (
	<Controller name={name} control={control} render={({ field }) => (
		<div className="chk" style={{ padding: "8px 0" }}>
			<Checkbox.Root className="box" id={name} checked={field.value as boolean} onCheckedChange={field.onChange} ref={seen(name)}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>
			<Label.Root htmlFor={name}>{text}</Label.Root>
		</div>
	)} />
);
const Q = ({ n, label, hint, htmlFor, id, children }: { n: string; label: string; hint?: string; htmlFor?: string; id?: string; children: React.ReactNode }) => (
	<div className="q">
		<span className="n">{n}</span>
		<span className="l">{htmlFor ? <Label.Root htmlFor={htmlFor}>{label}</Label.Root> : <span id={id}>{label}</span>}{hint && <span className="hint">{hint}</span>}</span>
		<div>{children}</div>
	</div>
);
const STATE_ITEMS = STATES.map(([code]) => [code, code] as const);

function App() {
	form = useForm<Values>({ defaultValues: start });
	const { register, control, handleSubmit } = form;
	const { fields, append, remove } = useFieldArray({ control, name: "members" });
	const box = (name: any, className = "", type = "text", more: object = {}) => {
		const { ref, ...rest } = register(name);
		return <input type={type} id={name} className={className} {...rest} {...more} ref={(el) => { ref(el); seen(name)(el); }} />;
	};
	return (
		<>
			<header><small>State of Jefferson · Office of Postsecondary Assistance</small><h1>Form OPA-7. Opportunity Grant Application, Award Year 2027-28</h1></header>
			<main>
				<form onSubmit={handleSubmit(() => { submitted = true; })}>
					<p className="note">Answer in the applicant's name. Fields not applicable may be left blank. False statements are punishable under JRS 162.085.</p>
					<h2>Part A. Applicant</h2>
					<Q n="1." label="Last name" htmlFor="lastName">{box("lastName")}</Q>
					<Q n="2." label="First name" htmlFor="firstName">{box("firstName")}</Q>
					<Q n="3." label="Middle name" htmlFor="middleName">{box("middleName")}</Q>
					<Q n="4." label="Suffix" htmlFor="suffix"><Choose name="suffix" id="suffix" control={control} className="s" items={["Jr", "Sr", "II", "III", "IV"].map((x) => [x, x] as const)} /></Q>
					<Q n="5." label="Date of birth" hint="Two digits for month and day">
						<div className="three">{box("dobMonth", "", "text", { placeholder: "MM", maxLength: 2, "aria-label": "Month of birth" })}/{box("dobDay", "", "text", { placeholder: "DD", maxLength: 2, "aria-label": "Day of birth" })}/{box("dobYear", "", "text", { placeholder: "YYYY", maxLength: 4, "aria-label": "Year of birth" })}</div>
					</Q>
					<Q n="6." label="Sex" id="sex-l"><Radios name="sex" control={control} labelledBy="sex-l" items={[["F", "Female"], ["M", "Male"], ["X", "Unspecified"]]} /></Q>
					<Q n="7." label="Citizenship" htmlFor="citizenship"><Choose name="citizenship" id="citizenship" control={control} items={[["1", "U.S. citizen or U.S. national"], ["2", "Eligible noncitizen (permanent resident, refugee, asylee)"], ["3", "Neither citizen nor eligible noncitizen"]]} /></Q>
					<Q n="8." label="Social Security number" hint="Disclosure is voluntary" htmlFor="ssn">{box("ssn", "m", "password", { autoComplete: "off" })}</Q>
					<h2>Part B. Residence and contact</h2>
					<Q n="9." label="Residence: number and street" htmlFor="resStreet">{box("resStreet")}</Q>
					<Q n="" label="Apartment, unit" htmlFor="resUnit">{box("resUnit", "m")}</Q>
					<Q n="" label="City" htmlFor="resCity">{box("resCity", "m")}</Q>
					<Q n="" label="State" htmlFor="resState"><Choose name="resState" id="resState" control={control} className="s" items={STATE_ITEMS} /></Q>
					<Q n="" label="ZIP" htmlFor="resZip">{box("resZip", "s")}</Q>
					<Q n="10." label="At this residence since" hint="MM/YYYY" htmlFor="residentSince">{box("residentSince", "s")}</Q>
					<Q n="11." label="Telephone" hint="Ten digits, e.g. 541-555-0100" htmlFor="phone">{box("phone", "m", "tel")}</Q>
					<Q n="12." label="E-mail" htmlFor="email">{box("email", "", "email")}</Q>
					<Q n="13." label="Mailing address, if not the residence above" hint="Number and street, or P.O. box" htmlFor="mailStreet">{box("mailStreet")}</Q>
					<Q n="" label="Mailing city and state" htmlFor="mailCity">{box("mailCity", "m")}</Q>
					<Q n="" label="Mailing ZIP" htmlFor="mailZip">{box("mailZip", "s")}</Q>
					<h2>Part C. Family</h2>
					<Q n="14." label="Parents' marital status" htmlFor="parentsStatus"><Choose name="parentsStatus" id="parentsStatus" control={control} className="m" items={[["NM", "Never married"], ["MR", "Married"], ["SD", "Divorced or separated"], ["WD", "Widowed"], ["UM", "Unmarried, living together"]]} /></Q>
					<Q n="15." label="Number of living parents" htmlFor="parentCount">{box("parentCount", "s")}</Q>
					<Q n="16." label="Number of siblings" htmlFor="siblingCount">{box("siblingCount", "s")}</Q>
					<Q n="17." label="Total household income, last year" hint="Whole dollars, no commas" htmlFor="income">{box("income", "m")}</Q>
					<Q n="18." label="Did either parent complete a bachelor's degree?" id="fg-l"><Radios name="firstGen" control={control} labelledBy="fg-l" items={[["yes", "Yes"], ["no", "No"], ["unk", "Unknown"]]} /></Q>
					<Q n="19." label="Public benefits received by the household" htmlFor="benefits"><Choose name="benefits" id="benefits" control={control} className="m" items={[["none", "None"], ["snap", "SNAP"], ["tanf", "TANF"], ["ssi", "SSI"], ["multi", "More than one"]]} /></Q>
					<p className="note" style={{ marginTop: 18 }}><b>20. Family members.</b> List your parents first, then your brothers and sisters, whether or not they live with you. Do not list yourself. No more than {MAX} persons. State age for minors and siblings, occupation for parents.</p>
					{fields.map((member, i) => (
						<div className="member" key={member.id}>
							<h3>Family member {i + 1}<button type="button" className="plain" onClick={() => remove(i)}>Remove</button></h3>
							<div className="grid">
								<div><Label.Root htmlFor={`members.${i}.last`}>Last name</Label.Root>{box(`members.${i}.last`)}</div>
								<div><Label.Root htmlFor={`members.${i}.first`}>First name</Label.Root>{box(`members.${i}.first`)}</div>
								<div><Label.Root htmlFor={`members.${i}.relation`}>Relationship to applicant</Label.Root><Choose name={`members.${i}.relation`} id={`members.${i}.relation`} control={control} items={[["PA", "Parent"], ["ST", "Stepparent"], ["GU", "Legal guardian"], ["SI", "Brother or sister"], ["GP", "Grandparent"], ["OT", "Other"]]} /></div>
								<div><Label.Root htmlFor={`members.${i}.age`}>Age</Label.Root>{box(`members.${i}.age`, "s")}</div>
								<div><Label.Root htmlFor={`members.${i}.occupation`}>Occupation</Label.Root>{box(`members.${i}.occupation`)}</div>
							</div>
						</div>
					))}
					{fields.length < MAX && <button type="button" className="add" onClick={() => append({ last: "", first: "", relation: "", age: "", occupation: "" })}>Add a family member</button>}
					<p className="note" style={{ marginTop: 18 }}><b>21. Second household.</b> Complete only where a parent has remarried or lives with a partner.</p>
					<Q n="" label="Stepparent or partner, full name" htmlFor="stepName">{box("stepName")}</Q>
					<Q n="" label="Employer" htmlFor="stepEmployer">{box("stepEmployer")}</Q>
					<Q n="" label="Address of that household" htmlFor="stepAddress">{box("stepAddress")}</Q>
					<h2>Part D. Schooling</h2>
					<Q n="22." label="High school" htmlFor="hsName">{box("hsName")}</Q>
					<Q n="" label="City" htmlFor="hsCity">{box("hsCity", "m")}</Q>
					<Q n="" label="State" htmlFor="hsState"><Choose name="hsState" id="hsState" control={control} className="s" items={STATE_ITEMS} /></Q>
					<Q n="23." label="Month and year of completion" hint="MM/YYYY" htmlFor="hsCompletion">{box("hsCompletion", "s")}</Q>
					<Q n="24." label="Cumulative GPA, unweighted" htmlFor="hsGpa">{box("hsGpa", "s")}</Q>
					<Q n="25." label="Rank in class"><div className="three">{box("hsRank", "", "text", { "aria-label": "Rank in class" })} of {box("hsSize", "", "text", { "aria-label": "Number of students in class" })}</div></Q>
					<Q n="26." label="Institution to be attended" htmlFor="institution">{box("institution")}</Q>
					<Q n="27." label="Year of first enrollment" htmlFor="enrollYear">{box("enrollYear", "s")}</Q>
					<Q n="28." label="Highest credential sought" htmlFor="credential"><Choose name="credential" id="credential" control={control} className="m" items={[["CE", "Certificate"], ["AS", "Associate degree"], ["BA", "Bachelor's degree"], ["MA", "Master's degree"], ["PR", "Doctoral or professional degree"]]} /></Q>
					<h2>Part E. Other persons</h2>
					<Q n="29." label="Emergency contact, other than a parent" htmlFor="emName">{box("emName")}</Q>
					<Q n="" label="Relationship" htmlFor="emRelation">{box("emRelation", "m")}</Q>
					<Q n="" label="Telephone of emergency contact" htmlFor="emPhone">{box("emPhone", "m", "tel")}</Q>
					<Q n="30." label="Referring agency, if any" htmlFor="caseAgency">{box("caseAgency")}</Q>
					<Q n="" label="Caseworker" htmlFor="caseWorker">{box("caseWorker")}</Q>
					<Q n="" label="Caseworker telephone" htmlFor="casePhone">{box("casePhone", "m", "tel")}</Q>
					<h2>Part F. Certification</h2>
					<Tick name="certify" control={control} text="I certify under penalty of law that the foregoing is true and complete." />
					<Tick name="release" control={control} text="I authorize the Office to obtain income records from the Department of Revenue." />
					<Q n="31." label="Signature of applicant" htmlFor="signature">{box("signature")}</Q>
					<Q n="32." label="Date signed" htmlFor="signedOn">{box("signedOn", "s")}</Q>
					<Q n="33." label="Preparer, if other than applicant" htmlFor="prepName">{box("prepName")}</Q>
					<Q n="" label="Preparer's telephone" htmlFor="prepPhone">{box("prepPhone", "m", "tel")}</Q>
					<button className="send" type="submit">Submit Form OPA-7</button>
				</form>
			</main>
		</>
	);
}
const { members: _, ...plain } = start;
const memberKeys = Array.from({ length: MAX }, (_, i) => FIELDS.map((f) => [`member${i + 1}_${f}`, i, f] as const)).flat();
function read(name: string) {
	const el = drawn.get(name);
	if (!el) return "";
	if (el instanceof HTMLInputElement) return el.value;
	if (el.getAttribute("role") === "checkbox") return el.dataset.state === "checked";
	if (el.getAttribute("role") === "radiogroup") return el.querySelector("[role=radio][data-state=checked]")?.parentElement?.textContent?.trim() ?? "";
	return el.hasAttribute("data-placeholder") ? "" : (el.querySelector("span")?.textContent ?? "");
}
Object.assign(window, {
	formState: () => {
		const { members, ...rest } = form.getValues();
		return { ...rest, ...Object.fromEntries(memberKeys.map(([key, i, f]) => [key, members[i]?.[f] ?? ""])), submitted };
	},
	formShown: () => ({ ...Object.fromEntries(Object.keys(plain).map((k) => [k, read(k)])), ...Object.fromEntries(memberKeys.map(([key, i, f]) => [key, read(`members.${i}.${f}`)])) }),
});
flushSync(() => createRoot(document.getElementById("root")!).render(<App />));
