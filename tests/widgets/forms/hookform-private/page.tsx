import "react-phone-number-input/style.css";
import "./page.css";
import { type ReactNode, useId } from "react";
import { createRoot } from "react-dom/client";
import { useFieldArray, useForm, type UseFormRegisterReturn } from "react-hook-form";
import flags from "react-phone-number-input/flags";
import PhoneInputWithCountry from "react-phone-number-input/react-hook-form";
import { COUNTRIES, STATES } from "../../lists";

type Activity = { org: string; role: string; grades: string[]; hrs: string; wks: string; note: string };
type Sibling = { name: string; age: string };
type Honor = { what: string; when: string };
type Parent = { first: string; last: string; work: string; school: string };

const parent: Parent = { first: "", last: "", work: "", school: "" };
const honor: Honor = { what: "", when: "" };
const defaultValues = {
	person: { given: "", middle: "", family: "", suffix: "", goesBy: "", pronouns: "", dob: "", email: "", phone: "" },
	home: { line1: "", line2: "", city: "", region: "", postal: "", country: "" },
	plans: { term: "", round: "", interest: "", others: "", waiver: false },
	school: { name: "", city: "", state: "", from: "", to: "", gpa: "", counselor: "", counselorPhone: "" },
	testing: { consider: "", erw: "", math: "" },
	activities: [] as Activity[],
	honors: [{ ...honor }, { ...honor }, { ...honor }],
	parents: [{ ...parent }, { ...parent }],
	household: { status: "" },
	siblings: [] as Sibling[],
	background: { citizenship: "", hispanic: null as string | null, race: [] as string[] },
	essay: "",
	certify: false,
	signature: "",
	nickname2: "",
};
type Values = typeof defaultValues;

/** The controls by the page's own keys, each with the name it is registered under. */
const NAMES: Record<string, string> = Object.fromEntries([
	...["given", "middle", "family", "suffix", "goesBy", "pronouns", "dob", "email", "phone"].map((key) => [key, `person.${key}`]),
	...["line1", "line2", "city", "region", "postal", "country"].map((key) => [key, `home.${key}`]),
	...["term", "round", "interest", "others", "waiver"].map((key) => [key, `plans.${key}`]),
	...["name", "city", "state", "from", "to", "gpa", "counselor", "counselorPhone"].map((key) => [`school_${key}`, `school.${key}`]),
	...["consider", "erw", "math"].map((key) => [`test_${key}`, `testing.${key}`]),
	...[0, 1, 2].flatMap((row) => ["org", "role", "grades", "hrs", "wks", "note"].map((key) => [`act${row}_${key}`, `activities.${row}.${key}`])),
	...[0, 1, 2].flatMap((row) => ["what", "when"].map((key) => [`honor${row}_${key}`, `honors.${row}.${key}`])),
	...[0, 1].flatMap((row) => ["first", "last", "work", "school"].map((key) => [`parent${row}_${key}`, `parents.${row}.${key}`])),
	["parentsStatus", "household.status"],
	...[0, 1].flatMap((row) => ["name", "age"].map((key) => [`sib${row}_${key}`, `siblings.${row}.${key}`])),
	...["citizenship", "hispanic", "race"].map((key) => [key, `background.${key}`]),
	...["essay", "certify", "signature", "nickname2"].map((key) => [key, key]),
]);
const MANY = ["grades", "race"];

let valueOf: (name: string) => unknown = () => "";
let submitted = false;

function shownAt(name: string) {
	const found = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`[name="${name}"]`)];
	const [first] = found;
	const textOf = (box: Element) => box.closest("label")?.textContent?.trim() ?? "";
	const isMany = MANY.includes(name.split(".").at(-1) ?? "");
	if (!first) return isMany ? [] : "";
	if (first instanceof HTMLSelectElement) return first.value === "" ? "" : first.selectedOptions[0].text;
	if (isMany) return found.filter((box) => (box as HTMLInputElement).checked).map(textOf);
	if (first.type === "radio") return found.filter((box) => (box as HTMLInputElement).checked).map(textOf)[0] ?? "";
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	return first.value;
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, valueOf(name) ?? (name.endsWith(".grades") ? [] : "")])),
		submitted,
	}),
	formShown: () => Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, shownAt(name)])),
});

const Options = ({ of, blank = "" }: { of: (string | [string, string])[]; blank?: string }) => (
	<>
		<option value="">{blank}</option>
		{of.map((each) => {
			const [value, text] = typeof each === "string" ? [each, each] : each;
			return (
				<option key={value} value={value}>
					{text}
				</option>
			);
		})}
	</>
);

/** A label over its control. */
const Over = ({ label, note, children, size = "" }: { label: ReactNode; note?: string; children: ReactNode; size?: string }) => (
	<label className={`over ${size}`}>
		<span>
			{label} {note && <i>{note}</i>}
		</span>
		{children}
	</label>
);

function Line({ label, field, note, type = "text", placeholder }: { label: ReactNode; field: UseFormRegisterReturn; note?: string; type?: string; placeholder?: string }) {
	const id = useId();
	return (
		<div className="line">
			<label htmlFor={id}>{label}</label>
			<div>
				<input id={id} type={type} placeholder={placeholder} aria-describedby={note ? `${id}-note` : undefined} {...field} />
				{note && (
					<p className="note" id={`${id}-note`}>
						{note}
					</p>
				)}
			</div>
		</div>
	);
}

const SCHOOLING = ["Some high school or less", "High school graduate", "Some college", "Associate's degree", "Bachelor's degree", "Graduate or professional degree"];
const GRADES: [string, string][] = [["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"]];

function Page() {
	const { register, control, handleSubmit, getValues } = useForm<Values>({ defaultValues });
	const activities = useFieldArray({ control, name: "activities" });
	const siblings = useFieldArray({ control, name: "siblings" });
	valueOf = (name) => getValues(name as never);
	const region = useId();
	const country = useId();
	const phone = useId();
	const need = { required: true };

	return (
		<div className="sheet">
			<div className="masthead">
				<div className="seal">HC</div>
				<div>
					<b>Harrow Creek College</b>
					<br />
					Office of Admission
				</div>
			</div>
			<h1>Application for Admission, 2027–28</h1>
			<p>
				There is no fee to file this form online before November 1; after that date the fee is $40. Answer what applies to you. Everything else on
				file — transcript, school report, one teacher's letter — should be sent by your school.
			</p>
			<form
				noValidate
				onSubmit={(event) => {
					submitted = true;
					void handleSubmit(() => undefined)(event);
				}}
			>
				<h2>
					<span>I.</span> Yourself
				</h2>
				<div className="cols">
					<Over label="First (given) name" size="w2">
						<input {...register("person.given", need)} />
					</Over>
					<Over label="Middle" size="w1">
						<input {...register("person.middle")} />
					</Over>
					<Over label="Last (family) name" size="w2">
						<input {...register("person.family", need)} />
					</Over>
					<Over label="Suffix" size="w1">
						<select {...register("person.suffix")}>
							<Options of={["Jr.", "Sr.", "II", "III", "IV", "V"]} />
						</select>
					</Over>
					<Over label="Name you go by" note="if different" size="w2">
						<input {...register("person.goesBy")} />
					</Over>
					<Over label="Pronouns" note="optional" size="w2">
						<input {...register("person.pronouns")} />
					</Over>
					<Over label="Date of birth" size="w2">
						<input type="date" {...register("person.dob", need)} />
					</Over>
				</div>
				<Line label="E-mail" type="email" field={register("person.email", need)} note="We send decisions by e-mail. Avoid a school account that closes at graduation." />
				<div className="line">
					<label htmlFor={phone}>Phone</label>
					<div>
						<PhoneInputWithCountry id={phone} name="person.phone" control={control} defaultCountry="US" flags={flags} />
					</div>
				</div>
				<h3>Permanent home address</h3>
				<Line label="Number and street" field={register("home.line1", need)} />
				<Line label="" placeholder="Apartment, suite, unit, building (optional)" field={register("home.line2")} />
				<Line label="City or town" field={register("home.city", need)} />
				<div className="line">
					<label htmlFor={region}>State / province</label>
					<div>
						<select id={region} {...register("home.region")}>
							<Options of={STATES} blank="— choose —" />
						</select>
					</div>
				</div>
				<Line label="ZIP / postal code" field={register("home.postal", need)} />
				<div className="line">
					<label htmlFor={country}>Country</label>
					<div>
						<select id={country} {...register("home.country")}>
							<Options of={COUNTRIES} blank="— choose —" />
						</select>
					</div>
				</div>

				<h2>
					<span>II.</span> Your Plans
				</h2>
				<div className="line">
					<span className="q">I wish to enter in</span>
					<div>
						<select {...register("plans.term")}>
							<Options of={[["202709", "Fall 2027"], ["202809", "Fall 2028"], ["202909", "Fall 2029"]]} />
						</select>
					</div>
				</div>
				<fieldset className="line">
					<legend>Decision plan</legend>
					<div className="radios">
						{([["ED", "Early Decision (binding)"], ["EA", "Early Action"], ["RD", "Regular Decision"]] as const).map(([value, text]) => (
							<label key={value}>
								<input type="radio" value={value} {...register("plans.round")} /> {text}
							</label>
						))}
					</div>
				</fieldset>
				<Line label="Subject(s) you may want to study" field={register("plans.interest")} note="You are not held to this. We admit to the College, not to a major." />
				<Over label="Other colleges to which you are applying" note="optional, for our research only">
					<textarea rows={2} {...register("plans.others")} />
				</Over>
				<label className="tick">
					<input type="checkbox" {...register("plans.waiver")} /> I am requesting a waiver of the application fee.
				</label>

				<h2>
					<span>III.</span> Secondary School
				</h2>
				<div className="line">
					<span className="q">School you now attend</span>
					<div>
						<input {...register("school.name", need)} />
					</div>
				</div>
				<div className="line">
					<span className="q">City &amp; state</span>
					<div className="pair">
						<input {...register("school.city")} placeholder="City" />
						<select {...register("school.state")} aria-label="State">
							<Options of={STATES.map(([code]) => code)} />
						</select>
					</div>
				</div>
				<div className="line">
					<span className="q">Dates attended</span>
					<div className="pair">
						from <input {...register("school.from")} placeholder="MM/YYYY" /> to <input {...register("school.to")} placeholder="MM/YYYY" />
					</div>
				</div>
				<Line label="GPA" field={register("school.gpa")} note="Cumulative, unweighted, on a 4.0 scale. If your school does not compute one, leave blank." />
				<Line label="College counselor" field={register("school.counselor")} placeholder="Name" />
				<div className="line">
					<span className="q">Counselor's telephone</span>
					<div>
						<PhoneInputWithCountry name="school.counselorPhone" control={control} defaultCountry="US" flags={flags} />
					</div>
				</div>
				<h3>Testing</h3>
				<p>The College is test-optional.</p>
				<fieldset className="line">
					<legend>Do you want your scores to be considered?</legend>
					<div className="radios">
						{["Yes", "No"].map((text) => (
							<label key={text}>
								<input type="radio" value={text} {...register("testing.consider")} /> {text}
							</label>
						))}
					</div>
				</fieldset>
				<div className="cols">
					<Over label="SAT: Reading and Writing" note="best score" size="w2">
						<input inputMode="numeric" maxLength={3} {...register("testing.erw")} />
					</Over>
					<Over label="SAT: Math" note="best score" size="w2">
						<input inputMode="numeric" maxLength={3} {...register("testing.math")} />
					</Over>
				</div>

				<h2>
					<span>IV.</span> Activities, Work &amp; Honors
				</h2>
				<p>What has mattered to you outside of class? Include jobs and responsibilities at home. Most important first; five at most.</p>
				{activities.fields.map((field, row) => (
					<div className="entry" key={field.id}>
						<button type="button" className="x" title="Remove this entry" onClick={() => activities.remove(row)}>
							remove
						</button>
						<div className="cols">
							<Over label="Activity, organization or employer" size="w3">
								<input {...register(`activities.${row}.org`)} />
							</Over>
							<Over label="Position held" size="w3">
								<input {...register(`activities.${row}.role`)} maxLength={50} />
							</Over>
							<fieldset className="w2 grades">
								<legend>Grade(s)</legend>
								{GRADES.map(([value, text]) => (
									<label key={value}>
										<input type="checkbox" value={value} {...register(`activities.${row}.grades`)} /> {text}
									</label>
								))}
							</fieldset>
							<Over label="Hrs/wk" size="w2">
								<input {...register(`activities.${row}.hrs`)} />
							</Over>
							<Over label="Wks/yr" size="w2">
								<input {...register(`activities.${row}.wks`)} />
							</Over>
							<Over label="Details, accomplishments" note="150 characters" size="w6">
								<textarea rows={2} maxLength={150} {...register(`activities.${row}.note`)} />
							</Over>
						</div>
					</div>
				))}
				{activities.fields.length < 5 && (
					<button type="button" className="plus" onClick={() => activities.append({ org: "", role: "", grades: [], hrs: "", wks: "", note: "" }, { shouldFocus: false })}>
						Add an activity
					</button>
				)}
				<h3>Honors or distinctions received since ninth grade</h3>
				<table>
					<thead>
						<tr>
							<th>Honor</th>
							<th className="thin">Grade</th>
						</tr>
					</thead>
					<tbody>
						{[0, 1, 2].map((row) => (
							<tr key={row}>
								<td>
									<input {...register(`honors.${row}.what`)} />
								</td>
								<td>
									<select {...register(`honors.${row}.when`)}>
										<Options of={[["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]} />
									</select>
								</td>
							</tr>
						))}
					</tbody>
				</table>

				<h2>
					<span>V.</span> Family
				</h2>
				<table className="family">
					<thead>
						<tr>
							<td />
							<th scope="col">Parent 1</th>
							<th scope="col">Parent 2</th>
						</tr>
					</thead>
					<tbody>
						{([["first", "First name"], ["last", "Last name"], ["work", "Occupation"], ["school", "Education completed"]] as const).map(([part, text]) => (
							<tr key={part}>
								<th scope="row">{text}</th>
								{([0, 1] as const).map((which) => (
									<td key={which}>
										{part === "school" ? (
											<select {...register(`parents.${which}.school`)}>
												<Options of={SCHOOLING} blank="Select one" />
											</select>
										) : (
											<input {...register(`parents.${which}.${part}`)} />
										)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				<div className="line">
					<span className="q">Parents' marital status</span>
					<div>
						<select {...register("household.status")}>
							<Options of={["Never married", "Married", "Civil union or domestic partners", "Separated", "Divorced", "Widowed"]} />
						</select>
					</div>
				</div>
				<h3>Brothers and sisters</h3>
				{siblings.fields.map((field, row) => (
					<div className="pair sibling" key={field.id}>
						<input placeholder="Name" {...register(`siblings.${row}.name`)} />
						<input placeholder="Age" className="short" {...register(`siblings.${row}.age`)} />
						<button type="button" className="x" onClick={() => siblings.remove(row)}>
							remove
						</button>
					</div>
				))}
				<button type="button" className="plus" onClick={() => siblings.append({ name: "", age: "" }, { shouldFocus: false })}>
					Add a brother or sister
				</button>

				<h2>
					<span>VI.</span> Background
				</h2>
				<div className="line">
					<span className="q">Citizenship</span>
					<div>
						<select {...register("background.citizenship")}>
							<Options of={[["1", "U.S. citizen or U.S. national"], ["2", "U.S. permanent resident"], ["3", "Citizen of another country"], ["4", "DACA, undocumented or other"]]} />
						</select>
					</div>
				</div>
				<p className="note">The two questions below are optional.</p>
				<fieldset className="line">
					<legend>Are you Hispanic/Latinx?</legend>
					<div className="radios">
						{([["Y", "Yes"], ["N", "No"]] as const).map(([value, text]) => (
							<label key={value}>
								<input type="radio" value={value} {...register("background.hispanic")} /> {text}
							</label>
						))}
					</div>
				</fieldset>
				<fieldset className="line">
					<legend>Regardless of your answer above, please indicate how you identify yourself</legend>
					<div className="stack">
						{(
							[
								["AI", "American Indian or Alaska Native"],
								["AS", "Asian"],
								["BL", "Black or African American"],
								["PI", "Native Hawaiian or other Pacific Islander"],
								["WH", "White"],
							] as const
						).map(([value, text]) => (
							<label key={value}>
								<input type="checkbox" value={value} {...register("background.race")} /> {text}
							</label>
						))}
					</div>
				</fieldset>

				<h2>
					<span>VII.</span> Writing
				</h2>
				<Over label="Describe a conversation, a book or a piece of work that changed your mind, and what you did next." note="about 500 words">
					<textarea rows={9} {...register("essay")} />
				</Over>

				<h2>
					<span>VIII.</span> Signature
				</h2>
				<label className="tick">
					<input type="checkbox" {...register("certify", need)} /> All information in this application is my own work, factually true, and honestly presented.
				</label>
				<Line label="Signed" field={register("signature", need)} placeholder="Type your full name" />
				<div className="hp" aria-hidden="true">
					<label>
						Nickname (do not fill in)
						<input tabIndex={-1} autoComplete="off" {...register("nickname2")} />
					</label>
				</div>
				<p>
					<button className="send">Send application</button>
				</p>
			</form>
		</div>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
