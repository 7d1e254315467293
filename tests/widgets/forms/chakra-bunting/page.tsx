import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, createListCollection, DatePicker, type DateValue, defaultSystem, Field, Fieldset, Heading,
	Input, NativeSelect, NumberInput, Portal, RadioCard, RadioGroup, SegmentGroup, Select, SimpleGrid, Switch, TagsInput, Text, Textarea, useFilter, useListCollection,
} from "@chakra-ui/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { type Control, useController, useForm } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Item = { value: string; label: string };
type Value = string | boolean | string[] | DateValue[];
type Values = Record<string, Value>;

const items = (labels: string[]): Item[] => labels.map((label) => ({ value: label.split(" / ")[0] ?? label, label }));
const STATE_ITEMS: Item[] = STATES.map(([value, label]) => ({ value, label }));
const SPANISH: Record<string, string> = {
	Brazil: "Brasil", Canada: "Canadá", France: "Francia", Germany: "Alemania", Japan: "Japón", Kenya: "Kenia", Mexico: "México", Philippines: "Filipinas", "South Korea": "Corea del Sur", Spain: "España",
	"United Kingdom": "Reino Unido", "United States of America": "Estados Unidos",
};
const COUNTRY_ITEMS: Item[] = COUNTRIES.map((name, index) => ({ value: `c${index}`, label: SPANISH[name] ? `${name} / ${SPANISH[name]}` : name }));
const DIALS: Item[] = [
	{ value: "+1", label: "+1 USA / EE. UU." }, { value: "+52", label: "+52 Mexico / México" }, { value: "+502", label: "+502 Guatemala" }, { value: "+503", label: "+503 El Salvador" },
	{ value: "+57", label: "+57 Colombia" }, { value: "+63", label: "+63 Philippines / Filipinas" }, { value: "+234", label: "+234 Nigeria" },
];
const YES_NO = items(["Yes / Sí", "No / No"]);
const GRADES = items(["9", "10", "11", "12"]);
const GRADE_ITEMS = items(["9th grade / 9.º grado", "10th grade / 10.º grado", "11th grade / 11.º grado", "12th grade / 12.º grado"]);
const SCHOOLING = items([
	"Elementary school / Primaria", "Some high school / Algo de secundaria", "High school diploma / Diploma de secundaria", "Some college / Algo de universidad", "Associate's degree / Título de dos años",
	"Bachelor's degree / Licenciatura", "Graduate degree / Posgrado",
]);
const MARITAL = items(["Married / Casados", "Divorced / Divorciados", "Separated / Separados", "Widowed / Viudo o viuda", "Never married / Nunca casados"]);
const DEGREES = items(["Associate / Técnico", "Bachelor's / Licenciatura", "Master's / Maestría", "Doctorate / Doctorado", "Not sure / No sé"]);
const KINDS = items([
	"Parish or ministry / Parroquia o ministerio", "Service / Servicio", "Sports / Deportes", "Speech and debate / Oratoria y debate", "Music / Música", "Nature and environment / Naturaleza y medio ambiente",
	"Paid job / Trabajo pagado", "Care of family / Cuidado de la familia", "Other / Otro",
]);
const RELIGIONS = items(["Catholic / Católica", "Orthodox / Ortodoxa", "Protestant / Protestante", "Other faith / Otra fe", "None / Ninguna"]);
const SACRAMENTS = items(["Baptism / Bautismo", "First Communion / Primera Comunión", "Confirmation / Confirmación"]);
const RACES = items([
	"American Indian or Alaska Native / Indígena americano o de Alaska", "Asian / Asiático", "Black or African American / Negro o afroamericano", "Pacific Islander / De las islas del Pacífico", "White / Blanco",
]);
const CITIZEN = items(["U.S. citizen / Ciudadano de EE. UU.", "Permanent resident / Residente permanente", "Visa holder / Con visa", "Other / Otro"]);
const EXAMS = items(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP English Literature and Composition", "AP Spanish Language and Culture", "AP Spanish Literature and Culture", "AP United States History", "AP World History: Modern"]);

const DATES = ["dob"];
const LISTS = ["sacraments", "race", "others", "years0", "years1"];
const FLAGS = ["otherMail", "firstGen", "agree", "photos"];
const KEYS = [
	"first", "middle", "last", "suffix", "daily", "dob", "birthCity", "birthCountry", "sex", "email", "dial", "cell", "street", "apt", "city", "state", "zip", "country", "otherMail",
	"religion", "parish", "parishCity", "sacraments", "pastor", "pastorEmail", "parishPhone", "godparent", "youthMinister",
	"hs", "hsCity", "hsState", "grade", "gradDate", "gpa", "gpaW", "rank", "size", "sat", "act", "major", "degree", "career", "start", "others", "counselor", "counselorEmail",
	"course0", "mark0", "course1", "mark1", "exam0", "score0", "exam1", "score1",
	...[0, 1].flatMap((n) => ["First", "Initial", "Last", "Work", "School", "Living"].map((part) => `p${n}${part}`)), "p0Maiden", "p0Employer", "p0Phone", "marital", "kids",
	"sib0First", "sib0Last", "sib0Age", "sib1First", "sib1Last", "sib1Age",
	...[0, 1].flatMap((row) => ["kind", "group", "role", "did", "years", "hours", "weeks"].map((part) => `${part}${row}`)), "award0", "awardYear0", "award1", "awardYear1",
	"citizen", "hispanic", "race", "income", "aid", "firstGen", "program", "urgentName", "urgentPhone", "interpreter", "signed", "agree", "photos",
];
const EMPTY: Values = Object.fromEntries(KEYS.map((key) => [key, LISTS.includes(key) || DATES.includes(key) ? [] : FLAGS.includes(key) ? false : ""]));

const drawn = new Map<string, HTMLElement>();
const mark = (key: string) => (element: HTMLElement | null) => {
	if (element) drawn.set(key, element);
	else drawn.delete(key);
};
const textBeside = (input: Element) => input.closest("label")?.textContent?.trim() ?? "";
function readOf(key: string): unknown {
	const place = drawn.get(key);
	if (!place) return "";
	if (FLAGS.includes(key)) return place.querySelector("input")?.checked;
	if (key === "others") return [...place.querySelectorAll("[data-part=item-text]")].map((tag) => tag.textContent);
	if (LISTS.includes(key)) return [...place.querySelectorAll("input:checked")].map(textBeside);
	if (place instanceof HTMLSelectElement) return place.value === "" ? "" : place.selectedOptions[0]?.text;
	if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) return place.value;
	if (place instanceof HTMLButtonElement) return place.hasAttribute("data-placeholder-shown") ? "" : place.textContent;
	const chosen = place.querySelector("input:checked");
	return chosen ? textBeside(chosen) : "";
}

const Form = createContext<Control<Values> | undefined>(undefined);
/** Only the field that changes is drawn again. */
const useField = <T extends Value>(key: string) => {
	const { field } = useController({ name: key, control: useContext(Form) });
	return [field.value as T, field.onChange as (value: T) => void] as const;
};

type Common = { k: string; label: string; req?: boolean; help?: string };

function Line({ k, label, req, help, ...rest }: Common & { type?: string; placeholder?: string; autoComplete?: string }) {
	const [value, set] = useField<string>(k);
	return (
		<Field.Root required={req}>
			<Field.Label>{label} <Field.RequiredIndicator /></Field.Label>
			<Input name={k} value={value} onChange={(event) => set(event.target.value)} ref={mark(k)} {...rest} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Number({ k, label, max, step = 1 }: Common & { max?: number; step?: number }) {
	const [value, set] = useField<string>(k);
	return (
		<Field.Root>
			<NumberInput.Root value={value} onValueChange={(change) => set(change.value)} min={0} max={max} step={step} width="full" formatOptions={{ useGrouping: false }}>
				<NumberInput.Label>{label}</NumberInput.Label>
				<NumberInput.Control />
				<NumberInput.Input ref={mark(k)} />
			</NumberInput.Root>
		</Field.Root>
	);
}

function Native({ k, label, options, hint = "Choose / Elija" }: Common & { options: Item[]; hint?: string }) {
	const [value, set] = useField<string>(k);
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field placeholder={hint} name={k} value={value} onChange={(event) => set(event.currentTarget.value)} ref={mark(k)}>
					{options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
}

function Choose({ k, label, options }: Common & { options: Item[] }) {
	const [value, set] = useField<string>(k);
	const collection = useMemo(() => createListCollection({ items: options }), [options]);
	return (
		<Select.Root collection={collection} value={value ? [value] : []} onValueChange={(change) => set(change.value[0] ?? "")}>
			<Select.HiddenSelect />
			<Select.Label>{label}</Select.Label>
			<Select.Control>
				<Select.Trigger ref={mark(k)}><Select.ValueText placeholder="Select / Seleccione" /></Select.Trigger>
				<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
			</Select.Control>
			<Portal>
				<Select.Positioner>
					<Select.Content>
						{collection.items.map((item) => <Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>)}
					</Select.Content>
				</Select.Positioner>
			</Portal>
		</Select.Root>
	);
}

function Find({ k, label, options }: Common & { options: Item[] }) {
	const [value, set] = useField<string>(k);
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: options, filter: contains });
	return (
		<Combobox.Root collection={collection} value={value ? [value] : []} onValueChange={(change) => set(change.value[0] ?? "")} onInputValueChange={(change) => filter(change.inputValue)} openOnClick>
			<Combobox.Label>{label}</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder="Type to search / Escriba para buscar" ref={mark(k)} />
				<Combobox.IndicatorGroup><Combobox.Trigger /></Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>Nothing found / Sin resultados</Combobox.Empty>
						{collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

function Birthday({ k, label }: Common) {
	const [value, set] = useField<DateValue[]>(k);
	return (
		<DatePicker.Root value={value} onValueChange={(change) => set(change.value)} placeholder="mm/dd/yyyy">
			<DatePicker.Label>{label}</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input ref={mark(k)} />
				<DatePicker.IndicatorGroup><DatePicker.Trigger>📅</DatePicker.Trigger></DatePicker.IndicatorGroup>
			</DatePicker.Control>
			<Portal>
				<DatePicker.Positioner>
					<DatePicker.Content>
						<DatePicker.View view="day"><DatePicker.Header /><DatePicker.DayTable /></DatePicker.View>
						<DatePicker.View view="month"><DatePicker.Header /><DatePicker.MonthTable /></DatePicker.View>
						<DatePicker.View view="year"><DatePicker.Header /><DatePicker.YearTable /></DatePicker.View>
					</DatePicker.Content>
				</DatePicker.Positioner>
			</Portal>
		</DatePicker.Root>
	);
}

const Ask = ({ label, children }: { label: string; children: ReactNode }) => (
	<Fieldset.Root><Fieldset.Legend fontSize="sm" fontWeight="medium">{label}</Fieldset.Legend>{children}</Fieldset.Root>
);

function Segments({ k, label, options }: Common & { options: Item[] }) {
	const [value, set] = useField<string>(k);
	return (
		<Ask label={label}>
			<SegmentGroup.Root value={value || null} onValueChange={(change) => set(change.value ?? "")} ref={mark(k)} alignSelf="flex-start">
				<SegmentGroup.Indicator />
				<SegmentGroup.Items items={options} />
			</SegmentGroup.Root>
		</Ask>
	);
}

function Radios({ k, label, options }: Common & { options: Item[] }) {
	const [value, set] = useField<string>(k);
	return (
		<RadioGroup.Root value={value || null} onValueChange={(change) => set(change.value ?? "")} ref={mark(k)}>
			<RadioGroup.Label>{label}</RadioGroup.Label>
			<SimpleGrid columns={2} gap="3">
				{options.map((option) => (
					<RadioGroup.Item key={option.value} value={option.value}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{option.label}</RadioGroup.ItemText></RadioGroup.Item>
				))}
			</SimpleGrid>
		</RadioGroup.Root>
	);
}

function Cards({ k, label, options }: Common & { options: Item[] }) {
	const [value, set] = useField<string>(k);
	return (
		<RadioCard.Root value={value || null} onValueChange={(change) => set(change.value ?? "")} ref={mark(k)}>
			<RadioCard.Label>{label}</RadioCard.Label>
			<SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
				{options.map((option) => (
					<RadioCard.Item key={option.value} value={option.value}>
						<RadioCard.ItemHiddenInput />
						<RadioCard.ItemControl><RadioCard.ItemText>{option.label}</RadioCard.ItemText><RadioCard.ItemIndicator /></RadioCard.ItemControl>
					</RadioCard.Item>
				))}
			</SimpleGrid>
		</RadioCard.Root>
	);
}

function Checks({ k, label, options }: Common & { options: Item[] }) {
	const [value, set] = useField<string[]>(k);
	const inOrder = (chosen: string[]) => options.map((option) => option.value).filter((each) => chosen.includes(each));
	return (
		<Ask label={label}>
			<CheckboxGroup value={value} onValueChange={(chosen) => set(inOrder(chosen))}>
				<Box ref={mark(k)} display="flex" flexWrap="wrap" gap="4">
					{options.map((option) => (
						<Checkbox.Root key={option.value} value={option.value}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{option.label}</Checkbox.Label></Checkbox.Root>
					))}
				</Box>
			</CheckboxGroup>
		</Ask>
	);
}

function Toggle({ k, label }: Common) {
	const [value, set] = useField<boolean>(k);
	return (
		<Switch.Root checked={value} onCheckedChange={(change) => set(change.checked)} ref={mark(k)}>
			<Switch.HiddenInput /><Switch.Control /><Switch.Label>{label}</Switch.Label>
		</Switch.Root>
	);
}

function Tick({ k, label }: Common) {
	const [value, set] = useField<boolean>(k);
	return (
		<Checkbox.Root checked={value} onCheckedChange={(change) => set(change.checked === true)} ref={mark(k)}>
			<Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{label}</Checkbox.Label>
		</Checkbox.Root>
	);
}

function Tags({ k, label }: Common) {
	const [value, set] = useField<string[]>(k);
	return (
		<TagsInput.Root value={value} onValueChange={(change) => set(change.value)} ref={mark(k)}>
			<TagsInput.Label>{label}</TagsInput.Label>
			<TagsInput.Control><TagsInput.Items /><TagsInput.Input placeholder="Add and press Enter / Agregue y pulse Intro" /></TagsInput.Control>
		</TagsInput.Root>
	);
}

function Story({ k, label }: Common) {
	const [value, set] = useField<string>(k);
	return <Field.Root><Field.Label>{label}</Field.Label><Textarea maxLength={200} value={value} onChange={(event) => set(event.target.value)} ref={mark(k)} /></Field.Root>;
}

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
	<Box as="section" mt="10">
		<Heading size="lg" color="red.800">{title}</Heading>
		{text && <Text color="fg.muted" fontSize="sm">{text}</Text>}
		<SimpleGrid columns={{ base: 1, md: 3 }} gap="5" mt="4">{children}</SimpleGrid>
	</Box>
);

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
	<Card.Root variant="outline" gridColumn="1 / -1">
		<Card.Header><Card.Title>{title}</Card.Title></Card.Header>
		<Card.Body><SimpleGrid columns={{ base: 1, md: 3 }} gap="4">{children}</SimpleGrid></Card.Body>
	</Card.Root>
);

const LIVING = items(["Living / Vive", "Deceased / Difunto"]);

function Application() {
	const { control, getValues, handleSubmit } = useForm<Values>({ defaultValues: EMPTY });
	const [sent, setSent] = useState(false);
	useEffect(() => {
		const posted = (key: string, value: Value | undefined) => (DATES.includes(key) ? ((value as DateValue[])[0]?.toString() ?? "") : value);
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, posted(key, getValues(key))])), submitted: sent }),
			formShown: () => Object.fromEntries(KEYS.map((key) => [key, readOf(key)])),
		});
	}, [getValues, sent]);
	return (
		<Form.Provider value={control}>
			<Box bg="red.900" color="white" py="6"><Container maxW="5xl"><Heading>Bunting College of Our Lady / Colegio Universitario Nuestra Señora</Heading><Text>A college of the diocese. Application for admission and the Bishop's Scholarship / Solicitud de admisión y Beca del Obispo</Text></Container></Box>
			<Container maxW="5xl" pb="16">
				<form onSubmit={handleSubmit(() => setSent(true))} noValidate>
					<Part title="The student / Estudiante" text="Welcome! You may answer in either language. / ¡Bienvenidos! Puede responder en cualquiera de los dos idiomas.">
						<Line k="first" label="First name / Nombre" req />
						<Line k="middle" label="Middle name / Segundo nombre" />
						<Line k="last" label="Last name(s) / Apellido(s)" req />
						<Native k="suffix" label="Suffix / Sufijo" options={items(["Jr.", "Sr.", "II", "III", "IV"])} hint="None / Ninguno" />
						<Line k="daily" label="Name used every day / Nombre de uso diario" />
						<Birthday k="dob" label="Date of birth / Fecha de nacimiento" />
						<Line k="birthCity" label="City of birth / Ciudad de nacimiento" />
						<Find k="birthCountry" label="Country of birth / País de nacimiento" options={COUNTRY_ITEMS} />
						<Radios k="sex" label="Sex / Sexo" options={items(["Female / Femenino", "Male / Masculino"])} />
						<Line k="email" label="E-mail / Correo electrónico" type="email" req />
						<Choose k="dial" label="Country code / Código de país" options={DIALS} />
						<Line k="cell" label="Cell phone / Teléfono celular" type="tel" />
					</Part>

					<Part title="Home / Domicilio">
						<Line k="street" label="Street address / Calle y número" req />
						<Line k="apt" label="Apartment / Apartamento" />
						<Line k="city" label="City / Ciudad" req />
						<Native k="state" label="State / Estado" options={STATE_ITEMS} />
						<Line k="zip" label="ZIP code / Código postal" req />
						<Choose k="country" label="Country / País" options={COUNTRY_ITEMS} />
						<Toggle k="otherMail" label="Our mail goes to another address / Nuestro correo va a otra dirección" />
					</Part>

					<Part title="Parish and faith / Parroquia y fe" text="Students of every faith are welcome. / Son bienvenidos estudiantes de todas las creencias.">
						<Choose k="religion" label="Religion / Religión" options={RELIGIONS} />
						<Line k="parish" label="Home parish / Parroquia" />
						<Line k="parishCity" label="City of the parish / Ciudad de la parroquia" />
						<Checks k="sacraments" label="Sacraments received / Sacramentos recibidos" options={SACRAMENTS} />
						<Sheet title="Parish contacts / Contactos de la parroquia">
							<Line k="pastor" label="Pastor's name / Nombre del párroco" />
							<Line k="pastorEmail" label="Pastor's e-mail / Correo del párroco" type="email" />
							<Line k="parishPhone" label="Parish office phone / Teléfono de la oficina parroquial" type="tel" />
							<Line k="youthMinister" label="Youth minister / Responsable de pastoral juvenil" />
							<Line k="godparent" label="Confirmation sponsor or godparent / Padrino o madrina" />
						</Sheet>
					</Part>

					<Part title="Family / Familia">
						<Choose k="marital" label="Parents' marital status / Estado civil de los padres" options={MARITAL} />
						{[0, 1].map((n) => (
							<Sheet key={n} title={n === 0 ? "First parent or guardian / Primer padre, madre o tutor" : "Second parent or guardian / Segundo padre, madre o tutor"}>
								<Line k={`p${n}First`} label="First name / Nombre" />
								<Line k={`p${n}Initial`} label="Middle initial / Inicial" />
								<Line k={`p${n}Last`} label="Last name(s) / Apellido(s)" />
								{n === 0 && <Line k="p0Maiden" label="Maiden or former last name / Apellido de soltera o anterior" />}
								<Line k={`p${n}Work`} label="Occupation / Ocupación" />
								{n === 0 && <Line k="p0Employer" label="Employer / Lugar de trabajo" />}
								<Choose k={`p${n}School`} label="Education completed / Estudios realizados" options={SCHOOLING} />
								<Segments k={`p${n}Living`} label="This parent is / Este padre o madre" options={LIVING} />
								{n === 0 && <Line k="p0Phone" label="Daytime phone / Teléfono de día" type="tel" />}
							</Sheet>
						))}
						<Number k="kids" label="Number of brothers and sisters / Número de hermanos" max={15} />
						{[0, 1].map((n) => (
							<Sheet key={n} title={`Brother or sister ${n + 1} / Hermano o hermana ${n + 1}`}>
								<Line k={`sib${n}First`} label="First name / Nombre" />
								<Line k={`sib${n}Last`} label="Last name(s) / Apellido(s)" />
								<Number k={`sib${n}Age`} label="Age / Edad" max={99} />
							</Sheet>
						))}
					</Part>

					<Part title="School / Escuela">
						<Line k="hs" label="High school / Escuela secundaria" req />
						<Line k="hsCity" label="City of the school / Ciudad de la escuela" />
						<Native k="hsState" label="State of the school / Estado de la escuela" options={STATE_ITEMS} />
						<Segments k="grade" label="Grade this year / Grado este año" options={GRADES} />
						<Line k="gradDate" label="Graduation date / Fecha de graduación" type="date" />
						<Number k="gpa" label="GPA (unweighted) / Promedio sin ponderar" max={4} step={0.01} />
						<Number k="gpaW" label="GPA (weighted) / Promedio ponderado" max={5} step={0.01} />
						<Number k="rank" label="Class rank / Lugar en la clase" />
						<Number k="size" label="Students in the class / Alumnos en la clase" />
						<Number k="sat" label="SAT total / Total del SAT" max={1600} />
						<Number k="act" label="ACT composite / ACT compuesto" max={36} />
						<Line k="counselor" label="School counselor / Consejero escolar" />
						<Line k="counselorEmail" label="Counselor's e-mail / Correo del consejero" type="email" />
						{[0, 1].map((n) => (
							<Sheet key={n} title={`Course ${n + 1} / Materia ${n + 1}`}>
								<Line k={`course${n}`} label="Course / Materia" />
								<Line k={`mark${n}`} label="Grade earned / Calificación" />
							</Sheet>
						))}
						{[0, 1].map((n) => (
							<Sheet key={n} title={`AP exam ${n + 1} / Examen AP ${n + 1}`}>
								<Choose k={`exam${n}`} label="Exam / Examen" options={EXAMS} />
								<Segments k={`score${n}`} label="Score / Puntaje" options={items(["1", "2", "3", "4", "5"])} />
							</Sheet>
						))}
					</Part>

					<Part title="Plans / Planes">
						<Find k="major" label="Intended major / Carrera que desea estudiar" options={items(MAJORS)} />
						<Choose k="degree" label="Highest degree desired / Título más alto deseado" options={DEGREES} />
						<Line k="career" label="Vocation or career / Vocación o profesión" />
						<Native k="start" label="Year of entry / Año de ingreso" options={items(["2026", "2027", "2028"])} />
						<Tags k="others" label="Other colleges applied to / Otras universidades solicitadas" />
					</Part>

					<Part title="Service and activities / Servicio y actividades">
						{[0, 1].map((n) => (
							<Sheet key={n} title={`Activity ${n + 1} / Actividad ${n + 1}`}>
								<Choose k={`kind${n}`} label="Kind / Tipo" options={KINDS} />
								<Line k={`group${n}`} label="Group or workplace / Grupo o lugar de trabajo" />
								<Line k={`role${n}`} label="Role / Cargo" />
								<Story k={`did${n}`} label="What you do / Qué hace" />
								<Checks k={`years${n}`} label="Grades / Grados" options={GRADES} />
								<Number k={`hours${n}`} label="Hours per week / Horas por semana" max={80} />
								<Number k={`weeks${n}`} label="Weeks per year / Semanas por año" max={52} />
							</Sheet>
						))}
						{[0, 1].map((n) => (
							<Sheet key={n} title={`Honor ${n + 1} / Reconocimiento ${n + 1}`}>
								<Line k={`award${n}`} label="Honor or award / Premio o reconocimiento" />
								<Native k={`awardYear${n}`} label="Grade when received / Grado en que lo recibió" options={GRADE_ITEMS} />
							</Sheet>
						))}
					</Part>

					<Part title="Background and need / Datos personales y necesidad">
						<Cards k="citizen" label="Citizenship / Ciudadanía" options={CITIZEN} />
						<Segments k="hispanic" label="Hispanic or Latino? / ¿Hispano o latino?" options={YES_NO} />
						<Checks k="race" label="Race / Raza" options={RACES} />
						<Line k="income" label="Yearly family income in dollars / Ingreso familiar anual en dólares" />
						<Segments k="aid" label="Do you receive financial aid now? / ¿Recibe ayuda económica actualmente?" options={YES_NO} />
						<Toggle k="firstGen" label="First in the family to attend college / Primero de la familia en ir a la universidad" />
						<Line k="program" label="College-access program, if any / Programa de acceso a la universidad" placeholder="AVID, GEAR UP…" />
					</Part>

					<Part title="Other people we may call / Otras personas de contacto">
						<Line k="urgentName" label="Emergency contact who is not a parent / Contacto de emergencia que no sea padre o madre" />
						<Line k="urgentPhone" label="Phone of that contact / Teléfono de ese contacto" type="tel" />
						<Line k="interpreter" label="Interpreter for the family interview / Intérprete para la entrevista familiar" />
					</Part>

					<Part title="Signature / Firma">
						<Line k="signed" label="Student's signature (type your name) / Firma del estudiante" />
						<Tick k="agree" label="I promise that these answers are true and I will keep the honor code / Prometo que mis respuestas son verdaderas" />
						<Toggle k="photos" label="The college may use my photograph / El colegio puede usar mi fotografía" />
						<Button type="submit" colorPalette="red">Send / Enviar</Button>
					</Part>
				</form>
			</Container>
		</Form.Provider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<ChakraProvider value={defaultSystem}><Application /></ChakraProvider>);
