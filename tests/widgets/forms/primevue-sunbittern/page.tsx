/** @jsxImportSource vue */
import Aura from "@primeuix/themes/aura";
import Accordion from "primevue/accordion";
import AccordionContent from "primevue/accordioncontent";
import AccordionHeader from "primevue/accordionheader";
import AccordionPanel from "primevue/accordionpanel";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import { createApp, reactive } from "vue";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Value = string | number | boolean | Date | null | string[];

const TERMS = ["Spring 2027", "Summer 2027", "Fall 2027", "Spring 2028"];
const SUFFIXES = ["Jr.", "Sr.", "II", "III", "IV"];
const RACES = [
	["white", "White"],
	["black", "Black or African American"],
	["amind", "American Indian or Alaskan Native"],
	["asian", "Asian"],
	["pacif", "Native Hawaiian or Other Pacific Islander"],
] as const;
const CITIZEN = [
	["C", "U.S. Citizen"],
	["P", "U.S. Permanent Resident"],
	["N", "Non U.S. Citizen"],
] as const;
const TYPES = [
	["FR", "New freshman", "You have not attended college since graduating from high school"],
	["TR", "Transfer", "You have attended another college since graduating from high school"],
	["RE", "Readmission", "You attended Kaw Prairie State in the past"],
	["ND", "Nondegree", "You wish to take one or two courses for personal or professional interest"],
] as const;
const MILITARY = [
	{ code: "0", label: "No military affiliation" },
	{ code: "1", label: "Active duty" },
	{ code: "2", label: "National Guard or Reserve" },
	{ code: "3", label: "Veteran" },
	{ code: "4", label: "Spouse or dependent of a service member or veteran" },
];
const SCHOOLING = [
	"Less than high school",
	"High school graduate or GED",
	"Some college",
	"Associate degree",
	"Bachelor's degree",
	"Master's degree",
	"Doctoral or professional degree",
	"Unknown",
];
const EXCHANGE = ["Illinois", "Indiana", "Minnesota", "Missouri", "Nebraska", "North Dakota", "Ohio", "Wisconsin", "None of these"];
const LANGUAGES = [
	"Arabic",
	"Chinese",
	"English",
	"French",
	"German",
	"Hmong",
	"Igbo",
	"Korean",
	"Russian",
	"Somali",
	"Spanish",
	"Vietnamese",
	"Other",
];
const EXAMS = [
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"English Language & Composition",
	"English Literature & Composition",
	"Environmental Science",
	"Human Geography",
	"Psychology",
	"Spanish Language",
	"Statistics",
	"U.S. Government & Politics",
	"U.S. History",
	"World History",
];
const YEARS = ["Freshman", "Sophomore", "Junior", "Senior"];
const PROGRAMS = ["AVID", "Educational Talent Search", "GEAR UP", "Upward Bound", "None"];
const YN = ["Yes", "No"];
const STATE_OPTIONS = STATES.map(([code, name]) => ({ code, name }));

const KEYS = {
	text: `second last first middle preferred other1 other2 street1 street2 city zip county mail.street mail.city mail.zip email citizenOf
		began.city voter hs.name hs.city hs.ceeb counselor counselorEmail rank size
		college0.name college0.dates college0.hours college1.name college1.dates college1.hours
		parent0.last parent0.first parent0.mi parent0.street parent0.phone parent0.email parent0.occupation
		parent1.last parent1.first parent1.mi parent1.street parent1.phone parent1.email parent1.occupation
		act0.name act0.office act1.name act1.office act2.name act2.office ec.name ec.relation ec.phone signature previousWhen`,
	none: `term type previously major suffix birth gender birthCountry state mail.state country phoneType citizen hispanic english military resident
		legalState years months began.date parents12 kansasHs exchange claimed license hs.state hs.grad gpa actDate actComposite
		satDate satErw satMath retake toefl degree4 parent0.schooling parent0.living parent0.alum parent1.schooling parent1.living parent1.alum
		felony suspended housing ap0.exam ap0.year ap0.score ap1.exam ap1.year ap1.score ap2.exam ap2.year ap2.score signedOn usYears`,
	masked: "ssn phone phone2",
	list: "race languages act0.years act1.years act2.years programs",
	flag: "texts waiver certify",
};
const each = (names: string, make: () => Value) => names.split(/\s+/).map((name) => [name, make()] as const);
const data = reactive<Record<string, Value>>(
	Object.fromEntries([
		...each(KEYS.text, () => ""),
		...each(KEYS.none, () => null),
		...each(KEYS.masked, () => ""),
		...each(KEYS.list, () => []),
		...each(KEYS.flag, () => false),
	]),
);
const page = reactive({ submitted: false, majors: MAJORS });

const TEXTS = new Set(`${KEYS.text} ${KEYS.masked}`.split(/\s+/));

/** v-model */
const v = (key: string) => ({
	modelValue: data[key],
	"onUpdate:modelValue": (value: Value | undefined) => {
		data[key] = value ?? (TEXTS.has(key) ? "" : null);
	},
});
const id = (key: string) => key.replace(".", "_");

const Stacked = (
	{ name, label, hint, wide }: { name: string; label: string; hint?: string; wide?: boolean },
	{ slots }: { slots: { default?: () => unknown } },
) => (
	<div class={wide ? "field wide" : "field"}>
		<label for={id(name)}>{label}</label>
		{slots.default?.()}
		{hint ? <small>{hint}</small> : null}
	</div>
);
Stacked.props = ["name", "label", "hint", "wide"];

const Ifta = ({ name, label, cls }: { name: string; label: string; cls?: string }) => (
	<IftaLabel class={cls ?? "col"}>
		{{ default: () => [<InputText id={id(name)} fluid {...v(name)} />, <label for={id(name)}>{label}</label>] }}
	</IftaLabel>
);
Ifta.props = ["name", "label", "cls"];

const Floating = ({ name, label }: { name: string; label: string }) => (
	<FloatLabel variant="on" class="col">
		{{ default: () => [<InputText id={id(name)} fluid {...v(name)} />, <label for={id(name)}>{label}</label>] }}
	</FloatLabel>
);
Floating.props = ["name", "label"];

const Ask = ({ name, n, text }: { name: string; n: string; text: string }) => (
	<div class="ask">
		<p id={`q_${id(name)}`}>
			<b>{n}</b> {text}
		</p>
		<SelectButton options={YN} aria-labelledby={`q_${id(name)}`} data-name={name} {...v(name)} />
	</div>
);
Ask.props = ["name", "n", "text"];

const Term = () => (
	<div class="grid">
		<Stacked name="term" label="Semester for which you are applying">
			{{ default: () => <Select labelId="term" options={TERMS} placeholder="Select a semester" fluid {...v("term")} /> }}
		</Stacked>
		<Stacked name="major" label="Academic program or major" hint="If undecided, choose Undecided.">
			{{
				default: () => (
					<AutoComplete
						inputId="major"
						dropdown
						fluid
						suggestions={page.majors}
						onComplete={({ query }: { query: string }) => {
							page.majors = MAJORS.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
						}}
						{...v("major")}
					/>
				),
			}}
		</Stacked>
		<Stacked name="second" label="Second choice of major (optional)">
			{{ default: () => <InputText id="second" fluid {...v("second")} /> }}
		</Stacked>
		<div class="field wide">
			<span class="caption">You are applying as a:</span>
			{TYPES.map(([code, name, text]) => (
				<div class="option">
					<RadioButton inputId={`type${code}`} name="type" value={code} {...v("type")} />
					<label for={`type${code}`}>
						{name} <small>{text}</small>
					</label>
				</div>
			))}
		</div>
		<div class="field">
			<span class="caption" id="q_previously">
				Have you previously applied for admission to or attended Kaw Prairie State?
			</span>
			<SelectButton options={YN} aria-labelledby="q_previously" data-name="previously" {...v("previously")} />
		</div>
		<Stacked name="previousWhen" label="If yes, when?">
			{{ default: () => <InputText id="previousWhen" fluid {...v("previousWhen")} /> }}
		</Stacked>
	</div>
);

const Personal = () => (
	<div>
		<h4>Legal name</h4>
		<div class="row">
			<Ifta name="last" label="Last Name" />
			<Ifta name="first" label="First Name" />
			<Ifta name="middle" label="Middle Name" />
			<IftaLabel class="col narrow">
				{{
					default: () => [
						<Select labelId="suffix" options={SUFFIXES} showClear fluid {...v("suffix")} />,
						<label for="suffix">Suffix (Jr, Sr, II)</label>,
					],
				}}
			</IftaLabel>
		</div>
		<div class="row">
			<Ifta name="preferred" label="Preferred First Name" />
			<Ifta name="other1" label="Other Name 1" />
			<Ifta name="other2" label="Other Name 2" />
		</div>
		<small>Other names under which your records may appear, for example a maiden name.</small>
		<div class="row">
			<IftaLabel class="col">
				{{
					default: () => [
						<InputMask id="ssn" mask="999-99-9999" fluid {...v("ssn")} />,
						<label for="ssn">U.S. Social Security Number*</label>,
					],
				}}
			</IftaLabel>
			<IftaLabel class="col">
				{{
					default: () => [
						<DatePicker inputId="birth" showIcon iconDisplay="input" fluid {...v("birth")} />,
						<label for="birth">Birth Date MM/DD/YYYY</label>,
					],
				}}
			</IftaLabel>
			<IftaLabel class="col">
				{{
					default: () => [
						<Select labelId="birthCountry" options={COUNTRIES} filter fluid {...v("birthCountry")} />,
						<label for="birthCountry">Country of Birth</label>,
					],
				}}
			</IftaLabel>
			<div class="col">
				<span class="caption">Gender</span>
				<div class="inline">
					<RadioButton inputId="genderM" name="gender" value="M" {...v("gender")} />
					<label for="genderM">Male</label>
					<RadioButton inputId="genderF" name="gender" value="F" {...v("gender")} />
					<label for="genderF">Female</label>
				</div>
			</div>
		</div>
		<h4>Student permanent home address</h4>
		<div class="row">
			<Ifta name="street1" label="Number and Street" cls="col double" />
			<Ifta name="street2" label="Apt., Unit, or Lot" />
		</div>
		<div class="row">
			<Ifta name="city" label="City" />
			<IftaLabel class="col">
				{{
					default: () => [
						<Select labelId="state" options={STATE_OPTIONS} optionLabel="name" optionValue="code" filter fluid {...v("state")} />,
						<label for="state">State</label>,
					],
				}}
			</IftaLabel>
			<Ifta name="zip" label="Zip Code" />
			<Ifta name="county" label="County (if Kansas)" />
			<IftaLabel class="col">
				{{
					default: () => [
						<Select labelId="country" options={COUNTRIES} filter fluid {...v("country")} />,
						<label for="country">Country</label>,
					],
				}}
			</IftaLabel>
		</div>
		<h4>Mailing address for reply, if different from above</h4>
		<div class="row">
			<Ifta name="mail.street" label="Number and Street" cls="col double" />
			<Ifta name="mail.city" label="City" />
			<IftaLabel class="col">
				{{
					default: () => [
						<Select labelId="mail_state" options={STATE_OPTIONS} optionLabel="name" optionValue="code" filter fluid {...v("mail.state")} />,
						<label for="mail_state">State</label>,
					],
				}}
			</IftaLabel>
			<Ifta name="mail.zip" label="Zip Code" />
		</div>
		<h4>Phone numbers and e-mail address</h4>
		<div class="row">
			<IftaLabel class="col">
				{{
					default: () => [
						<InputMask id="phone" mask="(999) 999-9999" fluid {...v("phone")} />,
						<label for="phone">Primary Telephone</label>,
					],
				}}
			</IftaLabel>
			<IftaLabel class="col narrow">
				{{
					default: () => [
						<Select labelId="phoneType" options={["Cell", "Home", "Work"]} fluid {...v("phoneType")} />,
						<label for="phoneType">Type</label>,
					],
				}}
			</IftaLabel>
			<IftaLabel class="col">
				{{
					default: () => [
						<InputMask id="phone2" mask="(999) 999-9999" fluid {...v("phone2")} />,
						<label for="phone2">Other Telephone</label>,
					],
				}}
			</IftaLabel>
			<Ifta name="email" label="E-mail Address" cls="col double" />
		</div>
		<div class="option">
			<Checkbox inputId="texts" binary {...v("texts")} />
			<label for="texts">I agree to receive text messages about my application. Message and data rates may apply.</label>
		</div>
	</div>
);

const Citizenship = () => (
	<div class="grid">
		<div class="field wide">
			<span class="caption">Please check the appropriate box</span>
			<div class="inline">
				{CITIZEN.map(([code, name]) => [
					<RadioButton inputId={`citizen${code}`} name="citizen" value={code} {...v("citizen")} />,
					<label for={`citizen${code}`}>{name}</label>,
				])}
			</div>
		</div>
		<Stacked name="citizenOf" label="Country of citizenship (if not U.S.)">
			{{ default: () => <InputText id="citizenOf" fluid {...v("citizenOf")} /> }}
		</Stacked>
		<Stacked name="usYears" label="If you were not born in the U.S., how many years have you lived here?">
			{{ default: () => <InputNumber inputId="usYears" min={0} max={99} fluid {...v("usYears")} /> }}
		</Stacked>
		<Message severity="secondary" class="wide" closable={false}>
			{{
				default: () =>
					"The following information is voluntary and is requested for reporting purposes only in accordance with the 1964 Civil Rights Act as amended.",
			}}
		</Message>
		<div class="field">
			<span class="caption">Ethnicity</span>
			<div class="inline">
				<RadioButton inputId="hispanicY" name="hispanic" value="Y" {...v("hispanic")} />
				<label for="hispanicY">Hispanic of any race</label>
				<RadioButton inputId="hispanicN" name="hispanic" value="N" {...v("hispanic")} />
				<label for="hispanicN">Not Hispanic</label>
			</div>
		</div>
		<div class="field">
			<span class="caption">Race (check all that apply)</span>
			{RACES.map(([code, name]) => (
				<div class="option">
					<Checkbox inputId={`race_${code}`} name="race" value={code} {...v("race")} />
					<label for={`race_${code}`}>{name}</label>
				</div>
			))}
		</div>
		<div class="field">
			<span class="caption" id="q_english">
				Is English your first language?
			</span>
			<SelectButton options={YN} aria-labelledby="q_english" data-name="english" {...v("english")} />
		</div>
		<Stacked name="languages" label="Language(s) spoken in your home">
			{{
				default: () => (
					<MultiSelect inputId="languages" options={LANGUAGES} display="chip" showToggleAll={false} fluid {...v("languages")} />
				),
			}}
		</Stacked>
		<Stacked name="military" label="Military affiliation" wide>
			{{ default: () => <Select labelId="military" options={MILITARY} optionLabel="label" optionValue="code" fluid {...v("military")} /> }}
		</Stacked>
	</div>
);

const Residency = () => (
	<div>
		<p>
			Initial residency classification is determined from the information you provide when you apply for admission. If you are living or
			attending school outside Kansas, or if you graduate from a high school outside the state of Kansas, you may be classified as a
			nonresident for tuition purposes.
		</p>
		<Ask name="resident" n="1." text="Are you a resident of Kansas?" />
		<div class="ask">
			<p>
				<b>2.</b> If yes, how long have you lived in Kansas?
			</p>
			<div class="inline">
				<InputNumber inputId="years" min={0} max={99} inputClass="tiny" {...v("years")} />
				<label for="years">Yrs</label>
				<InputNumber inputId="months" min={0} max={11} inputClass="tiny" {...v("months")} />
				<label for="months">Mths</label>
			</div>
		</div>
		<div class="ask">
			<p id="q_legalState">
				<b>3.</b> Of what state are you a legal resident?
			</p>
			<Select
				labelId="legalState"
				aria-labelledby="q_legalState"
				options={STATE_OPTIONS}
				optionLabel="name"
				optionValue="code"
				filter
				placeholder="Select a state"
				{...v("legalState")}
			/>
		</div>
		<div class="ask">
			<p>
				<b>4.</b> Where and when did your current period of physical presence in Kansas begin?
			</p>
			<div class="inline">
				<InputText id="began_city" placeholder="City" {...v("began.city")} />
				<DatePicker inputId="began_date" placeholder="Month/Year" view="month" dateFormat="mm/yy" {...v("began.date")} />
			</div>
		</div>
		<Ask
			name="parents12"
			n="5."
			text="Have your parent(s) or legal guardian lived in Kansas for at least 12 continuous months immediately preceding the first day of your intended term of enrollment?"
		/>
		<Ask name="claimed" n="6." text="Did your parents claim you as an exemption on their most recent federal tax return?" />
		<Ask name="kansasHs" n="7." text="Did you, or will you, graduate from a Kansas high school?" />
		<div class="ask">
			<p id="q_license">
				<b>8.</b> If you have a driver's license, which state issued it?
			</p>
			<Select
				labelId="license"
				aria-labelledby="q_license"
				options={STATE_OPTIONS}
				optionLabel="name"
				optionValue="code"
				filter
				showClear
				placeholder="Select a state"
				{...v("license")}
			/>
		</div>
		<div class="ask">
			<p>
				<b>9.</b> <label for="voter">Where are you currently registered to vote? (city, county, state)</label>
			</p>
			<InputText id="voter" {...v("voter")} />
		</div>
		<div class="ask">
			<p id="q_exchange">
				<b>10.</b> Midwest Student Exchange: if you are a legal resident of one of these states, please indicate which.
			</p>
			<Select labelId="exchange" aria-labelledby="q_exchange" options={EXCHANGE} placeholder="Choose" {...v("exchange")} />
		</div>
	</div>
);

const Education = () => (
	<div>
		<div class="grid">
			<Stacked name="hs.name" label="High school from which you graduated or will graduate" wide>
				{{ default: () => <InputText id="hs_name" fluid {...v("hs.name")} /> }}
			</Stacked>
			<Stacked name="hs.city" label="City">
				{{ default: () => <InputText id="hs_city" fluid {...v("hs.city")} /> }}
			</Stacked>
			<Stacked name="hs.state" label="State">
				{{
					default: () => (
						<Select labelId="hs_state" options={STATE_OPTIONS} optionLabel="name" optionValue="code" filter fluid {...v("hs.state")} />
					),
				}}
			</Stacked>
			<Stacked name="hs.ceeb" label="High school code (CEEB/ACT), if known">
				{{ default: () => <InputText id="hs_ceeb" fluid {...v("hs.ceeb")} /> }}
			</Stacked>
			<Stacked name="hs.grad" label="Date of graduation (month/year)">
				{{ default: () => <DatePicker inputId="hs_grad" view="month" dateFormat="mm/yy" fluid {...v("hs.grad")} /> }}
			</Stacked>
			<Stacked name="gpa" label="Cumulative GPA" hint="Unweighted, on a 4.0 scale">
				{{ default: () => <InputNumber inputId="gpa" min={0} max={4} maxFractionDigits={2} fluid {...v("gpa")} /> }}
			</Stacked>
			<div class="field">
				<label for="rank">Class rank</label>
				<div class="inline">
					<InputText id="rank" class="tiny" {...v("rank")} /> of{" "}
					<InputText id="size" class="tiny" aria-label="Number in class" {...v("size")} />
				</div>
			</div>
			<Stacked name="counselor" label="Guidance counselor's name">
				{{ default: () => <InputText id="counselor" fluid {...v("counselor")} /> }}
			</Stacked>
			<Stacked name="counselorEmail" label="Guidance counselor's e-mail">
				{{ default: () => <InputText id="counselorEmail" type="email" fluid {...v("counselorEmail")} /> }}
			</Stacked>
		</div>
		<h4>Colleges attended</h4>
		<p>
			List all colleges or universities, including concurrent enrollment while in high school. Failure to list all institutions may result
			in denial of admission.
		</p>
		<table>
			<thead>
				<tr>
					<th>Name of institution</th>
					<th>Dates of attendance</th>
					<th>Credit hours earned</th>
				</tr>
			</thead>
			<tbody>
				{[0, 1].map((row) => (
					<tr>
						{["name", "dates", "hours"].map((part) => (
							<td>
								<InputText name={`college[${row}][${part}]`} fluid {...v(`college${row}.${part}`)} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
		<h4>Advanced Placement examinations</h4>
		<table>
			<thead>
				<tr>
					<th>Examination</th>
					<th>Year taken</th>
					<th>Score</th>
				</tr>
			</thead>
			<tbody>
				{[0, 1, 2].map((row) => (
					<tr>
						<td>
							<Select labelId={`ap${row}_exam`} options={EXAMS} filter fluid {...v(`ap${row}.exam`)} />
						</td>
						<td>
							<Select labelId={`ap${row}_year`} options={["2023", "2024", "2025", "2026", "2027"]} fluid {...v(`ap${row}.year`)} />
						</td>
						<td>
							<InputNumber inputId={`ap${row}_score`} min={1} max={5} showButtons fluid {...v(`ap${row}.score`)} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
		<Fieldset legend="ACT or SAT">
			{{
				default: () => (
					<div class="grid">
						<Stacked name="actDate" label="ACT: date taken">
							{{ default: () => <DatePicker inputId="actDate" fluid {...v("actDate")} /> }}
						</Stacked>
						<Stacked name="actComposite" label="ACT composite">
							{{ default: () => <InputNumber inputId="actComposite" min={1} max={36} fluid {...v("actComposite")} /> }}
						</Stacked>
						<Stacked name="satDate" label="SAT: most recent date taken">
							{{ default: () => <DatePicker inputId="satDate" fluid {...v("satDate")} /> }}
						</Stacked>
						<Stacked name="satErw" label="SAT Evidence-Based Reading and Writing">
							{{ default: () => <InputNumber inputId="satErw" min={200} max={800} fluid {...v("satErw")} /> }}
						</Stacked>
						<Stacked name="satMath" label="SAT Mathematics">
							{{ default: () => <InputNumber inputId="satMath" min={200} max={800} fluid {...v("satMath")} /> }}
						</Stacked>
						<Stacked name="retake" label="If you plan to test again, when?">
							{{ default: () => <DatePicker inputId="retake" fluid {...v("retake")} /> }}
						</Stacked>
						<Stacked name="toefl" label="TOEFL score (international students)">
							{{ default: () => <InputNumber inputId="toefl" min={0} max={120} fluid {...v("toefl")} /> }}
						</Stacked>
					</div>
				),
			}}
		</Fieldset>
	</div>
);

const Family = () => (
	<div>
		{[0, 1].map((row) => {
			const p = `parent${row}`;
			return (
				<Fieldset legend={`Parent/Guardian ${row + 1}`}>
					{{
						default: () => [
							<div class="row">
								<Floating name={`${p}.last`} label="Last Name" />
								<Floating name={`${p}.first`} label="First Name" />
								<Floating name={`${p}.mi`} label="M.I." />
							</div>,
							<div class="row">
								<Floating name={`${p}.street`} label="Address (if different from yours)" />
								<Floating name={`${p}.phone`} label="Phone" />
								<Floating name={`${p}.email`} label="E-mail Address" />
							</div>,
							<div class="row">
								<Floating name={`${p}.occupation`} label="Occupation" />
								<FloatLabel variant="on" class="col">
									{{
										default: () => [
											<Select labelId={`${p}_schooling`} options={SCHOOLING} fluid {...v(`${p}.schooling`)} />,
											<label for={`${p}_schooling`}>Highest level of education</label>,
										],
									}}
								</FloatLabel>
								<FloatLabel variant="on" class="col">
									{{
										default: () => [
											<Select labelId={`${p}_living`} options={["Living", "Deceased"]} fluid {...v(`${p}.living`)} />,
											<label for={`${p}_living`}>Living or deceased</label>,
										],
									}}
								</FloatLabel>
							</div>,
							<div class="ask">
								<p id={`q_${p}_alum`}>Did this parent/guardian attend Kaw Prairie State?</p>
								<SelectButton options={YN} aria-labelledby={`q_${p}_alum`} data-name={`${p}.alum`} {...v(`${p}.alum`)} />
							</div>,
						],
					}}
				</Fieldset>
			);
		})}
		<Ask name="degree4" n="" text="Has either of your parents or guardians earned a four-year college degree?" />
	</div>
);

const Activities = () => (
	<div>
		<p>List your most important activities, leadership positions and employment. Please indicate the years in which you took part.</p>
		<table>
			<thead>
				<tr>
					<th>Activity or employer</th>
					<th>Office or position</th>
					<th>Year(s)</th>
				</tr>
			</thead>
			<tbody>
				{[0, 1, 2].map((row) => (
					<tr>
						<td>
							<InputText name={`activity[${row}][name]`} fluid {...v(`act${row}.name`)} />
						</td>
						<td>
							<InputText name={`activity[${row}][office]`} fluid {...v(`act${row}.office`)} />
						</td>
						<td>
							<MultiSelect
								inputId={`act${row}_years`}
								options={YEARS}
								display="chip"
								showToggleAll={false}
								fluid
								{...v(`act${row}.years`)}
							/>
						</td>
					</tr>
				))}
			</tbody>
		</table>
		<div class="grid">
			<Stacked name="programs" label="Have you taken part in any of these programs?">
				{{
					default: () => (
						<MultiSelect inputId="programs" options={PROGRAMS} display="chip" showToggleAll={false} fluid {...v("programs")} />
					),
				}}
			</Stacked>
		</div>
	</div>
);

const Other = () => (
	<div>
		<Ask name="housing" n="a." text="Do you plan to live in a university residence hall?" />
		<div class="option">
			<Checkbox inputId="waiver" binary {...v("waiver")} />
			<label for="waiver">I request a waiver of the $40 nonrefundable application fee because of financial hardship.</label>
		</div>
		<Ask name="felony" n="b." text="Have you ever been convicted of a felony, or are felony charges pending against you?" />
		<Ask name="suspended" n="c." text="Have you ever been suspended or dismissed from a high school or college for disciplinary reasons?" />
		<h4>In case of emergency notify</h4>
		<div class="row">
			<Ifta name="ec.name" label="Name" />
			<Ifta name="ec.relation" label="Relationship" />
			<Ifta name="ec.phone" label="Telephone" />
		</div>
		<h4>Certification</h4>
		<div class="option">
			<Checkbox inputId="certify" binary {...v("certify")} />
			<label for="certify">
				I certify that the information on this application is complete and accurate. I understand that an individual who intentionally
				withholds or provides false information is subject to denial of admission or immediate dismissal.
			</label>
		</div>
		<div class="row">
			<Ifta name="signature" label="Applicant's signature" cls="col double" />
			<IftaLabel class="col">
				{{
					default: () => [<DatePicker inputId="signedOn" fluid {...v("signedOn")} />, <label for="signedOn">Date</label>],
				}}
			</IftaLabel>
		</div>
	</div>
);

const SECTIONS = [
	["term", "Enrollment information", Term],
	["personal", "Student information", Personal],
	["citizenship", "Citizenship, ethnicity and military information", Citizenship],
	["residency", "Residence status", Residency],
	["education", "Educational background", Education],
	["family", "Parent or guardian information", Family],
	["activities", "Activities", Activities],
	["other", "Additional information and signature", Other],
] as const;

const App = () => (
	<main>
		<header>
			<h1>Kaw Prairie State University</h1>
			<h2>Application for Undergraduate Admission</h2>
			<p>
				Office of Admissions, 119 Sunbittern Hall. Complete all sections. Applications are accepted up to 15 months before the first class
				day of each semester.
			</p>
		</header>
		<form
			novalidate
			onSubmit={(event: Event) => {
				event.preventDefault();
				page.submitted = true;
			}}
		>
			<Accordion multiple value={SECTIONS.map(([name]) => name)}>
				{{
					default: () =>
						SECTIONS.map(([name, title, Section]) => (
							<AccordionPanel key={name} value={name}>
								{{
									default: () => [
										<AccordionHeader>{{ default: () => title }}</AccordionHeader>,
										<AccordionContent>{{ default: () => <Section /> }}</AccordionContent>,
									],
								}}
							</AccordionPanel>
						)),
				}}
			</Accordion>
			<Button type="submit" label="Submit application" class="send" />
		</form>
	</main>
);

type State = Record<string, unknown>;
declare global {
	interface Window {
		formState: () => State;
		formShown: () => State;
	}
}

const pad = (part: number) => String(part).padStart(2, "0");
window.formState = () => {
	const state: State = { submitted: page.submitted };
	for (const [key, value] of Object.entries(data)) {
		if (value instanceof Date) {
			const month = `${value.getFullYear()}-${pad(value.getMonth() + 1)}`;
			state[key] = key === "hs.grad" || key === "began.date" ? month : `${month}-${pad(value.getDate())}`;
		} else state[key] = Array.isArray(value) ? [...value] : value;
	}
	return state;
};

const textOf = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\u00a0/g, " ").trim();
window.formShown = () => {
	const shown: State = {};
	for (const key of Object.keys(data)) {
		const element = document.getElementById(id(key));
		const buttons = document.querySelector(`[data-name="${key}"]`);
		const row = /^(college|act)(\d)\.(name|dates|hours|office)$/.exec(key);
		if (row)
			shown[key] = document.querySelector<HTMLInputElement>(
				`[name="${row[1] === "act" ? "activity" : "college"}[${row[2]}][${row[3]}]"]`,
			)?.value;
		else if (buttons) shown[key] = textOf(buttons.querySelector(".p-togglebutton-checked"));
		else if (key === "race")
			shown[key] = [...document.querySelectorAll("input[name=race]:checked")].map((box) =>
				textOf(document.querySelector(`label[for="${box.id}"]`)),
			);
		else if (["type", "gender", "citizen", "hispanic"].includes(key)) {
			const chosen = document.querySelector(`input[name="${key}"]:checked`);
			shown[key] = chosen ? textOf(document.querySelector(`label[for="${chosen.id}"]`)) : "";
		} else if (element?.closest(".p-multiselect"))
			shown[key] = [...(element.closest(".p-multiselect")?.querySelectorAll(".p-chip-label") ?? [])].map(textOf);
		else if (element instanceof HTMLInputElement) shown[key] = element.type === "checkbox" ? element.checked : element.value;
		else shown[key] = element?.classList.contains("p-placeholder") ? "" : textOf(element);
	}
	return shown;
};

createApp(App)
	.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } })
	.mount("#root");
