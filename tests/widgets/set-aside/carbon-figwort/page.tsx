import "@carbon/styles/css/styles.min.css";
import "./styles.css";
import {
	Accordion,
	AccordionItem,
	Button,
	Checkbox,
	ComboBox,
	DatePicker,
	DatePickerInput,
	DismissibleTag,
	Dropdown,
	FilterableMultiSelect,
	FormGroup,
	NumberInput,
	RadioButton,
	RadioButtonGroup,
	Select,
	SelectItem,
	StructuredListBody,
	StructuredListCell,
	StructuredListHead,
	StructuredListRow,
	StructuredListWrapper,
	TextArea,
	TextInput,
	Tile,
	Toggle,
} from "@carbon/react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

type Item = { id: string; text: string };
const items = (...pairs: [string, string][]): Item[] => pairs.map(([id, text]) => ({ id, text }));
const textOf = (item: Item | null | undefined) => item?.text ?? "";

const SCHOOLS = items(
	["AHS", "Ashland High School"],
	["AVHS", "Ashland Valley High School"],
	["CHS", "Crater High School"],
	["EPHS", "Eagle Point High School"],
	["GPHS", "Grants Pass High School"],
	["HVHS", "Hidden Valley High School"],
	["NMHS", "North Medford High School"],
	["PHX", "Phoenix High School"],
	["SMHS", "South Medford High School"],
	["YHS", "Yreka High School"],
	["HOME", "Homeschool / Escuela en casa"],
	["GED", "GED program / Programa de GED"],
);
const CITIZENSHIP = items(
	["us", "U.S. citizen / Ciudadano(a) de EE. UU."],
	["lpr", "Permanent resident / Residente permanente"],
	["daca", "DACA"],
	["other", "Other / Otro"],
	["skip", "Prefer not to say / Prefiero no decir"],
);
const LANGUAGES = items(
	["en", "English / Inglés"],
	["es", "Spanish / Español"],
	["zh", "Chinese / Chino"],
	["ig", "Igbo / Igbo"],
	["ru", "Russian / Ruso"],
	["tl", "Tagalog / Tagalo"],
	["vi", "Vietnamese / Vietnamita"],
	["sign", "American Sign Language / Lengua de señas"],
);
const EDUCATION = items(
	["1", "Elementary or middle school / Primaria o secundaria"],
	["2", "Some high school / Algo de preparatoria"],
	["3", "High school diploma or GED / Diploma de preparatoria o GED"],
	["4", "Some college, no degree / Algo de universidad, sin título"],
	["5", "Associate degree / Título técnico"],
	["6", "Bachelor’s degree / Licenciatura"],
	["7", "Graduate degree / Posgrado"],
);
const MARITAL = items(
	["M", "Married / Casados"],
	["D", "Divorced / Divorciados"],
	["S", "Separated / Separados"],
	["W", "Widowed / Viudo(a)"],
	["N", "Never married / Nunca casados"],
);
const INCOME = items(
	["1", "Less than $25,000 / Menos de $25,000"],
	["2", "$25,000 – $44,999"],
	["3", "$45,000 – $64,999"],
	["4", "$65,000 – $84,999"],
	["5", "$85,000 or more / $85,000 o más"],
);
const PROGRAMS = items(
	["CNA", "Nursing assistant (CNA) / Auxiliar de enfermería"],
	["LPN", "Practical nursing (LPN) / Enfermería práctica"],
	["ADN", "Associate degree in nursing (ADN)"],
	["BSN", "Bachelor of Science in Nursing (BSN)"],
);
const YEARS = ["2028", "2029", "2030", "2031", "2032", "2033", "2034"];

type Service = { id: number; place: string; role: string; duties: string; hours: string | number; weeks: string | number };
const NO_SERVICE: Service = { id: 0, place: "", role: "", duties: "", hours: "", weeks: "" };
const NUMBERS = ["One", "Two", "Three"];
const NUMEROS = ["uno", "dos", "tres"];

const START = {
	given: "",
	initial: "",
	family: "",
	dob: null as Date | null,
	birthplace: "",
	sex: "",
	email: "",
	phone: "",
	street: "",
	apartment: "",
	city: "",
	state: "",
	zip: "",
	citizenship: null as Item | null,
	yearsHere: "" as string | number,
	languages: [] as Item[],
	school: null as Item | null,
	schoolCity: "",
	grade: "",
	graduation: "",
	gpa: "" as string | number,
	rank: "" as string | number,
	classSize: "" as string | number,
	sat: "" as string | number,
	college: "",
	accepted: "",
	nursingProgram: null as Item | null,
	major: "",
	career: "",
	finishYear: "",
	parentOne: "",
	parentOneWork: "",
	parentOneEmployer: "",
	parentOneSchooling: null as Item | null,
	parentTwo: "",
	parentTwoWork: "",
	parentTwoSchooling: null as Item | null,
	marital: null as Item | null,
	income: null as Item | null,
	household: "" as string | number,
	firstGen: "",
	aid: "",
	sibling1Name: "",
	sibling1Age: "",
	sibling2Name: "",
	sibling2Age: "",
	sibling3Name: "",
	sibling3Age: "",
	honor1: "",
	honor1Grade: "",
	honor2: "",
	honor2Grade: "",
	honor3: "",
	honor3Grade: "",
	relative: false,
	whyNursing: "",
	recommender: "",
	recommenderPhone: "",
	release: false,
	signature: "",
	signed: null as Date | null,
};
type Values = typeof START;
type Key = keyof Values;

let values = START;
let services: Service[] = [];
let submitted = false;

function Application() {
	const [now, setNow] = useState<Values>(START);
	const [list, setList] = useState<Service[]>([NO_SERVICE]);
	values = now;
	services = list;
	const put = (patch: Partial<Values>) => setNow((before) => ({ ...before, ...patch }));

	const text = (key: Key, label: string, more: object = {}) => (
		<TextInput id={key} labelText={label} value={now[key] as string} onChange={(event) => put({ [key]: event.target.value })} {...more} />
	);
	const number = (key: Key, label: string, more: object = {}) => (
		<NumberInput id={key} label={label} defaultValue="" allowEmpty onChange={(_event, { value }) => put({ [key]: value })} {...more} />
	);
	const dropdown = (key: Key, label: string, choices: Item[]) => (
		<Dropdown id={key} titleText={label} label="Select / Seleccione" items={choices} itemToString={textOf} selectedItem={now[key] as Item | null} onChange={({ selectedItem }) => put({ [key]: selectedItem })} />
	);
	const radios = (key: Key, legend: string, choices: [string, string][], more: object = {}) => (
		<RadioButtonGroup legendText={legend} name={key} valueSelected={now[key] as string} onChange={(value) => put({ [key]: value })} {...more}>
			{choices.map(([value, label]) => (
				<RadioButton key={value} id={`${key}-${value}`} value={value} labelText={label} />
			))}
		</RadioButtonGroup>
	);
	const area = (key: Key, label: string, more: object = {}) => <TextArea id={key} labelText={label} value={now[key] as string} rows={5} onChange={(event) => put({ [key]: event.target.value })} {...more} />;
	const day = (key: Key, label: string) => (
		<DatePicker datePickerType="single" dateFormat="m/d/Y" allowInput value={now[key] as Date | undefined} onChange={([date]: Date[]) => put({ [key]: date ?? null })}>
			<DatePickerInput id={key} labelText={label} placeholder="mm/dd/yyyy" />
		</DatePicker>
	);
	const yesNo: [string, string][] = [
		["yes", "Yes / Sí"],
		["no", "No"],
	];
	const service = (index: number, patch: Partial<Service>) => setList((before) => before.map((each, at) => (at === index ? { ...each, ...patch } : each)));

	return (
		<div className="page">
			<header>
				<div className="cross" aria-hidden="true">
					✚
				</div>
				<div>
					<p className="org">Rogue Bend Community Hospital Auxiliary</p>
					<p className="orgEs">Auxiliares Voluntarios del Hospital Comunitario Rogue Bend</p>
				</div>
			</header>
			<h1>
				Nursing and Health Careers Scholarship <span>Beca de enfermería y carreras de salud</span>
			</h1>
			<p className="intro">
				For graduating seniors of Jackson, Josephine and Siskiyou counties. You may answer in English or Spanish. <br />
				<i>Para estudiantes del último año de preparatoria. Puede contestar en inglés o en español.</i>
			</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Section number={1} en="About you" es="Sobre usted">
					<div className="row r521">
						{text("given", "First name / Nombre")}
						{text("family", "Last name(s) / Apellido(s)")}
						{text("initial", "M.I. / Inicial", { maxLength: 1 })}
					</div>
					<div className="row r2">
						{day("dob", "Date of birth / Fecha de nacimiento")}
						{text("birthplace", "City and country of birth / Ciudad y país de nacimiento")}
					</div>
					{radios("sex", "Sex / Sexo", [
						["F", "Female / Femenino"],
						["M", "Male / Masculino"],
						["X", "X"],
					])}
					<div className="row r2">
						{text("email", "Email / Correo electrónico", { type: "email" })}
						{text("phone", "Phone / Teléfono", { type: "tel", placeholder: "541-555-0100" })}
					</div>
					<div className="row r31">
						{text("street", "Street address / Domicilio")}
						{text("apartment", "Apt. / Depto.")}
					</div>
					<div className="row r3">
						{text("city", "City / Ciudad")}
						<Select id="state" labelText="State / Estado" value={now.state} onChange={(event) => put({ state: event.target.value })}>
							<SelectItem value="" text="" />
							{STATES.map(([code, name]) => (
								<SelectItem key={code} value={code} text={name} />
							))}
						</Select>
						{text("zip", "ZIP / Código postal", { maxLength: 10 })}
					</div>
					<div className="row r2">
						{dropdown("citizenship", "Citizenship / Ciudadanía", CITIZENSHIP)}
						{number("yearsHere", "Years living in the U.S. / Años viviendo en EE. UU.", { min: 0, max: 100 })}
					</div>
					<div>
						<FilterableMultiSelect
							id="languages"
							titleText="Languages you speak / Idiomas que habla"
							placeholder="Search / Buscar"
							items={LANGUAGES}
							itemToString={textOf}
							selectedItems={now.languages}
							onChange={({ selectedItems }) => put({ languages: selectedItems ?? [] })}
						/>
						<div className="tags" data-for="languages">
							{now.languages.map((item) => (
								<DismissibleTag key={item.id} type="teal" text={item.text} title="Remove / Quitar" onClose={() => put({ languages: now.languages.filter(({ id }) => id !== item.id) })} />
							))}
						</div>
					</div>
				</Section>

				<Section number={2} en="School and plans" es="Escuela y planes">
					<div className="row r2">
						<ComboBox id="school" titleText="High school / Preparatoria" placeholder="Type to search / Escriba para buscar" items={SCHOOLS} itemToString={textOf} selectedItem={now.school} onChange={({ selectedItem }) => put({ school: selectedItem ?? null })} shouldFilterItem={({ item, inputValue }) => textOf(item as Item).toLowerCase().includes((inputValue ?? "").toLowerCase())} />
						{text("schoolCity", "City of your school / Ciudad de su escuela")}
					</div>
					{radios("grade", "Grade this year / Grado este año", [
						["11", "Junior (11)"],
						["12", "Senior (12)"],
						["done", "Already graduated / Ya me gradué"],
					])}
					<div className="row r4">
						<DatePicker datePickerType="simple">
							<DatePickerInput id="graduation" labelText="Graduation / Graduación" placeholder="mm/yyyy" onChange={(event) => put({ graduation: event.target.value })} />
						</DatePicker>
						{number("gpa", "GPA, unweighted / Promedio", { min: 0, max: 4, step: 0.01 })}
						{number("rank", "Class rank / Lugar en la clase", { min: 1 })}
						{number("classSize", "Class size / Alumnos en la clase", { min: 1 })}
					</div>
					<div className="row r2">
						{number("sat", "SAT total, if taken / Puntaje total del SAT, si lo tomó", { min: 400, max: 1600, step: 10 })}
						{text("college", "College you plan to attend / Universidad a la que piensa asistir")}
					</div>
					{radios("accepted", "Have you been accepted? / ¿Ya fue aceptado(a)?", [...yesNo, ["wait", "Waiting / Esperando"]])}
					<div className="row r2">
						{dropdown("nursingProgram", "If nursing, which program? / Si es enfermería, ¿cuál programa?", PROGRAMS)}
						{text("major", "Major or field of study / Carrera o área de estudio")}
					</div>
					<div className="row r2">
						{text("career", "Career goal / Meta profesional")}
						<Select id="finishYear" labelText="Year you expect to finish your degree / Año en que espera titularse" value={now.finishYear} onChange={(event) => put({ finishYear: event.target.value })}>
							<SelectItem value="" text="—" />
							{YEARS.map((year) => (
								<SelectItem key={year} value={year} text={year} />
							))}
						</Select>
					</div>
				</Section>

				<Section number={3} en="Your family" es="Su familia">
					<FormGroup legendText="Parent or guardian 1 / Padre, madre o tutor 1">
						<div className="row r2">
							{text("parentOne", "Full name / Nombre completo")}
							{text("parentOneWork", "Occupation / Ocupación")}
							{text("parentOneEmployer", "Employer / Empleador")}
							{dropdown("parentOneSchooling", "Highest schooling / Nivel de estudios", EDUCATION)}
						</div>
					</FormGroup>
					<FormGroup legendText="Parent or guardian 2 / Padre, madre o tutor 2">
						<div className="row r3">
							{text("parentTwo", "Full name / Nombre completo")}
							{text("parentTwoWork", "Occupation / Ocupación")}
							{dropdown("parentTwoSchooling", "Highest schooling / Nivel de estudios", EDUCATION)}
						</div>
					</FormGroup>
					<div className="row r3">
						{dropdown("marital", "Parents’ marital status / Estado civil de los padres", MARITAL)}
						{dropdown("income", "Yearly household income / Ingreso anual del hogar", INCOME)}
						{number("household", "People in household / Personas en el hogar", { min: 1 })}
					</div>
					{radios("firstGen", "Will you be the first in your family to attend college? / ¿Será usted la primera persona de su familia en ir a la universidad?", yesNo)}
					{radios("aid", "Do you receive financial aid? / ¿Recibe usted ayuda financiera?", yesNo)}
					<StructuredListWrapper isCondensed aria-label="Brothers and sisters / Hermanos y hermanas">
						<StructuredListHead>
							<StructuredListRow head>
								<StructuredListCell head>Brothers and sisters (full name) / Hermanos y hermanas (nombre completo)</StructuredListCell>
								<StructuredListCell head>Age / Edad</StructuredListCell>
							</StructuredListRow>
						</StructuredListHead>
						<StructuredListBody>
							{[1, 2, 3].map((n) => (
								<StructuredListRow key={n}>
									<StructuredListCell>{text(`sibling${n}Name` as Key, `Sibling ${n}, name`, { hideLabel: true, size: "sm" })}</StructuredListCell>
									<StructuredListCell>{text(`sibling${n}Age` as Key, `Sibling ${n}, age`, { hideLabel: true, size: "sm", inputMode: "numeric", maxLength: 2 })}</StructuredListCell>
								</StructuredListRow>
							))}
						</StructuredListBody>
					</StructuredListWrapper>
				</Section>

				<Section number={4} en="Activities, service and work" es="Actividades, servicio y trabajo">
					<p className="help">
						List clubs, volunteer service and paid jobs, up to three. / <i>Anote clubes, servicio voluntario y empleos, hasta tres.</i>
					</p>
					{list.map((entry, index) => (
						<Tile key={entry.id} className="entry">
							<div className="entryHead">
								<h4>
									Activity {index + 1} <i>/ Actividad {index + 1}</i>
								</h4>
								{index > 0 && (
									<Button kind="ghost" size="sm" onClick={() => setList(list.filter((_, at) => at !== index))}>
										Remove / Quitar
									</Button>
								)}
							</div>
							<div className="row r2">
								<TextInput id={`place-${index}`} labelText="Organization or employer / Organización o empleador" value={entry.place} onChange={(event) => service(index, { place: event.target.value })} />
								<TextInput id={`role-${index}`} labelText="Your position / Su puesto" value={entry.role} onChange={(event) => service(index, { role: event.target.value })} />
							</div>
							<TextArea id={`duties-${index}`} labelText="What you did / Qué hizo" rows={2} enableCounter maxCount={200} value={entry.duties} onChange={(event) => service(index, { duties: event.target.value })} />
							<div className="row r2">
								<NumberInput id={`hours-${index}`} label="Hours per week / Horas por semana" min={0} max={100} allowEmpty defaultValue={entry.hours} onChange={(_event, { value }) => service(index, { hours: value })} />
								<NumberInput id={`weeks-${index}`} label="Weeks per year / Semanas por año" min={0} max={52} allowEmpty defaultValue={entry.weeks} onChange={(_event, { value }) => service(index, { weeks: value })} />
							</div>
						</Tile>
					))}
					<Button kind="tertiary" size="md" disabled={list.length >= 3} onClick={() => setList([...list, { ...NO_SERVICE, id: Math.max(...list.map(({ id }) => id)) + 1 }])}>
						Add another activity / Agregar otra actividad
					</Button>
				</Section>

				<Section number={5} en="Honors and awards" es="Honores y premios">
					<Accordion align="start">
						{[1, 2, 3].map((n) => (
							<AccordionItem key={n} title={`Honor ${NUMBERS[n - 1].toLowerCase()} / Honor ${NUMEROS[n - 1]}`} open={n === 1}>
								<div className="row r31">
									{text(`honor${n}` as Key, "Name of the honor or award / Nombre del honor o premio")}
									<Select id={`honor${n}Grade`} labelText="Grade / Grado" value={now[`honor${n}Grade` as Key] as string} onChange={(event) => put({ [`honor${n}Grade`]: event.target.value })}>
										<SelectItem value="" text="" />
										{["9", "10", "11", "12"].map((grade) => (
											<SelectItem key={grade} value={grade} text={`${grade}.°`} />
										))}
									</Select>
								</div>
							</AccordionItem>
						))}
					</Accordion>
				</Section>

				<Section number={6} en="Statement and signature" es="Declaración y firma">
					<Toggle id="relative" labelText="Does a relative of yours work or volunteer at the hospital? / ¿Algún familiar suyo trabaja o es voluntario en el hospital?" labelA="No" labelB="Yes / Sí" toggled={now.relative} onToggle={(relative) => put({ relative })} />
					{area("whyNursing", "Why have you chosen a health career, and how will you serve this community? / ¿Por qué eligió una carrera de salud y cómo servirá a esta comunidad?", { enableCounter: true, maxCount: 500, counterMode: "word" })}
					<div className="row r2">
						{text("recommender", "Teacher or supervisor who will recommend you / Maestro(a) o supervisor(a) que lo(a) recomendará")}
						{text("recommenderPhone", "Recommender’s phone / Teléfono de esa persona", { type: "tel" })}
					</div>
					<Checkbox id="release" labelText="I authorize my school to release my transcript to the Auxiliary. / Autorizo a mi escuela a entregar mi expediente académico a los Auxiliares." checked={now.release} onChange={(_event, { checked }) => put({ release: checked })} />
					<div className="row r2">
						{text("signature", "Signature of applicant / Firma del solicitante")}
						{day("signed", "Date signed / Fecha de firma")}
					</div>
				</Section>
				<Button type="submit" size="lg">
					Submit application / Enviar solicitud
				</Button>
			</form>
			<footer>Rogue Bend Community Hospital Auxiliary · Gift Shop, main lobby · auxiliary@roguebend.example</footer>
		</div>
	);
}

function Section({ number, en, es, children }: { number: number; en: string; es: string; children: ReactNode }) {
	return (
		<section>
			<h2>
				{number}. {en} <i>/ {es}</i>
			</h2>
			<div className="stack">{children}</div>
		</section>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

const two = (value: number) => String(value).padStart(2, "0");
const plain = (value: unknown): unknown => {
	if (value instanceof Date) return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
	if (Array.isArray(value)) return value.map(plain);
	return value && typeof value === "object" ? (value as Item).id : value;
};
const PARTS = ["place", "role", "duties", "hours", "weeks"] as const;
const page = window as unknown as Record<string, () => unknown>;
page.formState = () => {
	const state: Record<string, unknown> = { submitted };
	for (const [key, value] of Object.entries(values)) state[key] = plain(value);
	for (const index of [0, 1, 2]) for (const part of PARTS) state[`activity${index + 1}_${part}`] = services[index]?.[part] ?? "";
	return state;
};
const shownAt = (id: string): unknown => {
	const element = document.getElementById(id) as HTMLInputElement | null;
	if (!element) return "";
	if (element instanceof HTMLSelectElement) return (element as HTMLSelectElement).selectedOptions[0]?.textContent?.replace("—", "") ?? "";
	if (element.type === "checkbox") return element.checked;
	if (element.getAttribute("role") === "switch") return element.getAttribute("aria-checked") === "true";
	if (element.classList.contains("cds--dropdown")) {
		const label = element.querySelector(".cds--list-box__label")?.textContent ?? "";
		return label === "Select / Seleccione" ? "" : label;
	}
	return element.value ?? "";
};
page.formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys(START)) {
		const radios = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${key}"]`)];
		if (radios.length > 0) {
			const chosen = radios.find(({ checked }) => checked);
			shown[key] = chosen ? (document.querySelector(`label[for="${chosen.id}"]`)?.textContent ?? "") : "";
		} else if (key === "languages") shown[key] = [...document.querySelectorAll(".tags .cds--tag__label")].map(({ textContent }) => textContent);
		else shown[key] = shownAt(key);
	}
	for (const index of [0, 1, 2]) for (const part of PARTS) shown[`activity${index + 1}_${part}`] = shownAt(`${part}-${index}`);
	return shown;
};
