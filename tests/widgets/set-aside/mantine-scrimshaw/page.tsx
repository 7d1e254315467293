import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import "./page.css";
import {
	Autocomplete, Box, Button, Checkbox, Container, Fieldset, Grid, Group, Input, List, MantineProvider, MaskInput, NumberInput, Radio,
	SegmentedControl, Select, SimpleGrid, Stack, Table, Text, TextInput, Textarea, Title, createTheme,
} from "@mantine/core";
import { DateInput, YearPickerInput } from "@mantine/dates";
import { useListState } from "@mantine/hooks";
import { type ReactNode, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import { createStore } from "./store";
import { box, face, mark, one, shownOf, ticked } from "./shown";

const theme = createTheme({
	primaryColor: "navy",
	colors: { navy: ["#eef2f9", "#dbe3f0", "#b4c5e2", "#8ba5d4", "#6889c8", "#5278c1", "#466fbe", "#375ea8", "#2d5397", "#14284b"] },
	primaryShade: 9,
	defaultRadius: 0,
	fontFamily: "Arial, Helvetica, sans-serif",
	headings: { fontFamily: "Arial, Helvetica, sans-serif" },
});

/** English first, Spanish under it. */
const Both = ({ en, es }: { en: string; es: string }) => <>{en} / <span className="es">{es}</span></>;

const KIN = [
	{ value: "M", label: "Mother / Madre" }, { value: "F", label: "Father / Padre" }, { value: "G", label: "Legal guardian / Tutor legal" },
	{ value: "S", label: "Stepparent / Padrastro o madrastra" },
];
const SCHOOLING = [
	{ value: "1", label: "Less than high school / Menos de preparatoria" },
	{ value: "2", label: "High school or GED / Preparatoria o GED" },
	{ value: "3", label: "Apprenticeship or trade certificate / Aprendizaje u oficio" },
	{ value: "4", label: "Some college / Algo de universidad" },
	{ value: "5", label: "Two-year degree / Título de dos años" },
	{ value: "6", label: "Four-year degree or more / Título de cuatro años o más" },
];
const MARITAL = [
	{ value: "mar", label: "Married / Casados" }, { value: "sep", label: "Separated / Separados" }, { value: "div", label: "Divorced / Divorciados" },
	{ value: "wid", label: "Widowed / Viudo(a)" }, { value: "nev", label: "Never married / Nunca casados" },
];
const INCOME = [
	{ value: "a", label: "Under $35,000" }, { value: "b", label: "$35,000 – $49,999" }, { value: "c", label: "$50,000 – $64,999" },
	{ value: "d", label: "$65,000 – $79,999" }, { value: "e", label: "$80,000 – $99,999" }, { value: "f", label: "$100,000 or more / o más" },
];
const COLLEGES = [
	"California State Polytechnic University, Humboldt", "California State University, Chico", "College of the Siskiyous",
	"Oregon Institute of Technology", "Oregon State University", "Portland State University", "Shasta College", "Southern Oregon University",
	"University of California, Davis", "University of Oregon", "University of Washington",
];
const GRADES = [
	{ value: "9", label: "9th / 9.º" }, { value: "10", label: "10th / 10.º" }, { value: "11", label: "11th / 11.º" }, { value: "12", label: "12th / 12.º" },
];
const TESTS = [["rw", "SAT Reading & Writing"], ["ma", "SAT Math"], ["act", "ACT Composite"]] as const;

type Sibling = { name: string; age: number | string; doing: string };
const NOBODY: Sibling = { name: "", age: "", doing: "" };
const MOST = 3;

const START: Record<string, string | number | boolean | null> = {
	memberName: "", memberCard: "", memberShop: "", memberKin: null, memberPhone: "",
	surnames: "", given: "", initial: "", born: null, birthplace: "", sex: null, street: "", city: "", state: null, zip: "", phone: "", email: "",
	letters: "en", status: null,
	school: "", schoolPlace: "", gradYear: null, gpa: "", rank: "", outOf: "", principal: "",
	rw: "", rwDate: null, ma: "", maDate: null, act: "", actDate: null,
	p1: "", p1Work: "", p1School: null, p2: "", p2Work: "", p2School: null, marital: null, household: "", income: null, firstGen: null,
	college: "", field: "", level: null, begin: null,
	...Object.fromEntries([1, 2, 3].flatMap((n) => [`org${n}`, `part${n}`, `did${n}`, `hours${n}`].map((key) => [key, ""]))),
	award1: "", award1Grade: null, award2: "", award2Grade: null,
	essay: "", refName: "", refPhone: "", photo: false, ssn: "", signStudent: "", signMember: "",
};

const { values: a, set, useValue } = createStore(START);
const typed = (key: string) => ({ value: a[key] as string, onChange: (e: { currentTarget: { value: string } }) => set({ [key]: e.currentTarget.value }) });
const held = (key: string) => ({ value: a[key] as never, onChange: (value: unknown) => set({ [key]: value as string }) });
const masked = (key: string) => ({ value: a[key] as string, onChangeRaw: (_raw: string, text: string) => set({ [key]: text }) });

function Question({ name, read, draw }: { name: string; read: (place: HTMLElement) => unknown; draw: () => ReactNode }) {
	useValue(name);
	return <Box ref={mark(name, read)}>{draw()}</Box>;
}
const Q = (name: string, draw: () => ReactNode, read: (place: HTMLElement) => unknown = box) => <Question name={name} read={read} draw={draw} />;

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}

function Line({ en, es, help, group, children }: { en: string; es: string; help?: string; group?: boolean; children: (id: string) => ReactNode }) {
	const id = useId();
	return (
		<Grid className="line" align="center">
			<Grid.Col span={4}>
				<Input.Label {...(group ? { id, labelElement: "div" as const } : { htmlFor: id })}><Both en={en} es={es} /></Input.Label>
				{help && <Input.Description>{help}</Input.Description>}
			</Grid.Col>
			<Grid.Col span={8}>{children(id)}</Grid.Col>
		</Grid>
	);
}

const Part = ({ letter, en, es }: { letter: string; en: string; es: string }) => <Title order={2} size="md" className="part">Part {letter}. {en} <i>/ Parte {letter}. {es}</i></Title>;

function Solicitud() {
	const [siblings, list] = useListState<Sibling>([NOBODY]);
	const [submitted, setSubmitted] = useState(false);

	window.formState = () => ({
		...Object.fromEntries(Object.entries(a).map(([key, value]) => [key, value ?? ""])),
		...Object.fromEntries(Array.from({ length: MOST }, (_, i) => siblings[i] ?? NOBODY).flatMap((each, i) => Object.entries(each).map(([part, value]) => [`sib${i + 1}_${part}`, value]))),
		submitted,
	});
	window.formShown = () => Object.fromEntries(Object.entries(window.formState()).filter(([key]) => key !== "submitted")
		.map(([key, value]) => [key, shownOf(key, typeof value === "boolean" ? false : "")]));

	return (
		<>
			<header className="local">
				<Container size="lg" py="lg">
					<Text size="sm">International Union of Bakery, Cannery and Mill Workers · Local 347</Text>
					<Title order={1} size="h2">Children's Scholarship Fund<small>Fondo de Becas para Hijas e Hijos de Miembros</small></Title>
				</Container>
			</header>
			<Container size="lg" pb={60}>
				<SimpleGrid cols={2} mt="md">
					<Text size="sm">Answer in English or Spanish. Both parts of this form, that of the member and that of the student, must be complete when it reaches the Local by March 1.</Text>
					<Text size="sm" className="es" lang="es">Conteste en español o en inglés. Las dos partes de esta solicitud, la del miembro y la del estudiante, deben llegar completas al Local antes del 1.º de marzo.</Text>
				</SimpleGrid>

				<Part letter="A" en="Union member" es="Miembro del sindicato" />
				<Line en="Member's name" es="Nombre del miembro" help="To be filled in by the member / Lo llena el miembro">{(id) => Q("memberName", () => <TextInput id={id} {...typed("memberName")} />)}</Line>
				<Line en="Membership card number" es="Número de tarjeta">{(id) => Q("memberCard", () => <TextInput id={id} w={220} {...typed("memberCard")} />)}</Line>
				<Line en="Shop or employer" es="Taller o empleador">{(id) => Q("memberShop", () => <TextInput id={id} {...typed("memberShop")} />)}</Line>
				<Line en="The member is the student's…" es="El miembro es…">{(id) => Q("memberKin", () => <Select id={id} data={KIN} placeholder="Choose / Elija" {...held("memberKin")} />)}</Line>
				<Line en="Member's phone" es="Teléfono del miembro">{(id) => Q("memberPhone", () => <MaskInput id={id} w={220} mask="(999) 999-9999" {...masked("memberPhone")} />)}</Line>

				<Part letter="B" en="Student" es="Estudiante" />
				<Line en="Last name(s)" es="Apellido(s)">{(id) => Q("surnames", () => <TextInput id={id} {...typed("surnames")} />)}</Line>
				<Line en="First name" es="Nombre">{(id) => Q("given", () => <TextInput id={id} {...typed("given")} />)}</Line>
				<Line en="Middle initial" es="Inicial">{(id) => Q("initial", () => <TextInput id={id} w={70} maxLength={1} {...typed("initial")} />)}</Line>
				<Line en="Date of birth" es="Fecha de nacimiento" help="MM/DD/YYYY · mes/día/año">{(id) => Q("born", () => <DateInput id={id} w={220} valueFormat="MM/DD/YYYY" {...held("born")} />)}</Line>
				<Line en="Place of birth" es="Lugar de nacimiento" help="City and country / Ciudad y país">{(id) => Q("birthplace", () => <TextInput id={id} {...typed("birthplace")} />)}</Line>
				<Line en="Sex" es="Sexo" group>{(id) => Q("sex", () => <Radio.Group aria-labelledby={id} {...held("sex")}>
					<Group><Radio value="F" label="Female / Femenino" /><Radio value="M" label="Male / Masculino" /><Radio value="N" label="Prefer not to say / Prefiero no decir" /></Group>
				</Radio.Group>, one)}</Line>
				<Line en="Street and apartment" es="Calle y apartamento">{(id) => Q("street", () => <TextInput id={id} {...typed("street")} />)}</Line>
				<Grid className="line" align="center">
					<Grid.Col span={4}><Input.Label labelElement="div"><Both en="City, State, ZIP" es="Ciudad, estado, código postal" /></Input.Label></Grid.Col>
					<Grid.Col span={4}>{Q("city", () => <TextInput placeholder="City / Ciudad" aria-label="City" {...typed("city")} />)}</Grid.Col>
					<Grid.Col span={2}>{Q("state", () => <Select placeholder="State" aria-label="State" data={STATES.map(([code]) => code)} searchable {...held("state")} />)}</Grid.Col>
					<Grid.Col span={2}>{Q("zip", () => <MaskInput placeholder="ZIP" aria-label="ZIP" mask="99999" {...masked("zip")} />)}</Grid.Col>
				</Grid>
				<Line en="Student's phone" es="Teléfono del estudiante">{(id) => Q("phone", () => <MaskInput id={id} w={220} mask="(999) 999-9999" {...masked("phone")} />)}</Line>
				<Line en="Student's e-mail" es="Correo electrónico">{(id) => Q("email", () => <TextInput id={id} type="email" {...typed("email")} />)}</Line>
				<Line en="We write to you in" es="Le escribimos en" group>{(id) => Q("letters", () => <SegmentedControl aria-labelledby={id} data={[{ value: "en", label: "English" }, { value: "es", label: "Español" }]} {...held("letters")} />, one)}</Line>
				<Line en="Status in the United States" es="Situación en los Estados Unidos" help="Not reported to any agency / No se comunica a ninguna autoridad" group>{(id) => Q("status", () => <Radio.Group aria-labelledby={id} {...held("status")}>
					<Stack gap={6}>
						<Radio value="C" label="U.S. citizen or national / Ciudadano(a) o nacional" />
						<Radio value="R" label="Permanent resident / Residente permanente" />
						<Radio value="O" label="Other / Otra" />
					</Stack>
				</Radio.Group>, one)}</Line>

				<Part letter="C" en="High school" es="Preparatoria" />
				<Line en="Name of school" es="Nombre de la escuela">{(id) => Q("school", () => <TextInput id={id} {...typed("school")} />)}</Line>
				<Line en="City and state" es="Ciudad y estado">{(id) => Q("schoolPlace", () => <TextInput id={id} {...typed("schoolPlace")} />)}</Line>
				<Line en="Year of graduation" es="Año de graduación">{(id) => Q("gradYear", () => <YearPickerInput id={id} w={220} placeholder="Year / Año" defaultDate="2027-01-01" {...held("gradYear")} />, face)}</Line>
				<Line en="Grade point average" es="Promedio" help="Unweighted, out of 4.00 / Sin ponderar, sobre 4.00">{(id) => Q("gpa", () => <NumberInput id={id} w={120} decimalScale={2} fixedDecimalScale={false} step={0.01} max={4} min={0} hideControls {...held("gpa")} />)}</Line>
				<Grid className="line" align="center">
					<Grid.Col span={4}><Input.Label labelElement="div"><Both en="Rank in class" es="Lugar en su generación" /></Input.Label></Grid.Col>
					<Grid.Col span={8}>
						<Group>
							{Q("rank", () => <NumberInput aria-label="Rank" w={100} min={1} {...held("rank")} />)}
							<Text size="sm">out of / <span className="es">de</span></Text>
							{Q("outOf", () => <NumberInput aria-label="Students in class" w={100} min={1} {...held("outOf")} />)}
							<Text size="sm">students / <span className="es">estudiantes</span></Text>
						</Group>
					</Grid.Col>
				</Grid>
				<Line en="Principal's name" es="Nombre del director o directora">{(id) => Q("principal", () => <TextInput id={id} {...typed("principal")} />)}</Line>
				<Table mt="md" withTableBorder>
					<Table.Thead><Table.Tr><Table.Th>Examination / <span className="es">Examen</span></Table.Th><Table.Th>Best score / <span className="es">Mejor resultado</span></Table.Th><Table.Th>Date taken (MM/DD/YYYY) / <span className="es">Fecha</span></Table.Th></Table.Tr></Table.Thead>
					<Table.Tbody>
						{TESTS.map(([key, name]) => (
							<Table.Tr key={key}>
								<Table.Th scope="row" fw={400}>{name}</Table.Th>
								<Table.Td>{Q(key, () => <NumberInput hideControls {...held(key)} />)}</Table.Td>
								<Table.Td>{Q(`${key}Date`, () => <DateInput valueFormat="MM/DD/YYYY" {...held(`${key}Date`)} />)}</Table.Td>
							</Table.Tr>
						))}
					</Table.Tbody>
				</Table>

				<Part letter="D" en="Family" es="Familia" />
				<SimpleGrid cols={2}>
					{[1, 2].map((n) => (
						<Fieldset key={n} legend={`Parent or guardian ${n} / Padre, madre o tutor ${n}`}>
							{Q(`p${n}`, () => <TextInput label={<Both en="Name" es="Nombre" />} {...typed(`p${n}`)} />)}
							{Q(`p${n}Work`, () => <TextInput mt="xs" label={<Both en="Trade or occupation" es="Oficio u ocupación" />} {...typed(`p${n}Work`)} />)}
							{Q(`p${n}School`, () => <Select mt="xs" label={<Both en="Schooling" es="Estudios" />} data={SCHOOLING} {...held(`p${n}School`)} />)}
						</Fieldset>
					))}
				</SimpleGrid>
				<Box mt="md">
					<Line en="Your parents are" es="Sus padres están">{(id) => Q("marital", () => <Select id={id} data={MARITAL} placeholder="Choose / Elija" {...held("marital")} />)}</Line>
					<Line en="People living in your household" es="Personas en su hogar" help="Count yourself / Cuéntese usted">{(id) => Q("household", () => <NumberInput id={id} w={120} min={1} {...held("household")} />)}</Line>
					<Line en="Family income last year" es="Ingreso familiar del año pasado">{(id) => Q("income", () => <Select id={id} data={INCOME} placeholder="Choose / Elija" {...held("income")} />)}</Line>
					<Line en="First in your family to go to college?" es="¿La primera persona de su familia en ir a la universidad?" group>{(id) => Q("firstGen", () => <Radio.Group aria-labelledby={id} {...held("firstGen")}>
						<Group><Radio value="S" label="Yes / Sí" /><Radio value="N" label="No" /></Group>
					</Radio.Group>, one)}</Line>
				</Box>
				<Text fw={700} mt="lg" size="sm"><Both en="Brothers and sisters" es="Hermanos y hermanas" /></Text>
				<Table mt={4} withTableBorder withColumnBorders>
					<Table.Thead><Table.Tr><Table.Th>Name / <span className="es">Nombre</span></Table.Th><Table.Th w={130}>Age / <span className="es">Edad</span></Table.Th><Table.Th>School or work / <span className="es">Escuela o trabajo</span></Table.Th><Table.Th w={60} /></Table.Tr></Table.Thead>
					<Table.Tbody>
						{siblings.map((each, i) => (
							<Table.Tr key={i}>
								<Table.Td>{Q(`sib${i + 1}_name`, () => <TextInput value={each.name} onChange={(e) => list.setItemProp(i, "name", e.currentTarget.value)} />)}</Table.Td>
								<Table.Td>{Q(`sib${i + 1}_age`, () => <NumberInput min={0} max={99} value={each.age} onChange={(age) => list.setItemProp(i, "age", age)} />)}</Table.Td>
								<Table.Td>{Q(`sib${i + 1}_doing`, () => <TextInput value={each.doing} onChange={(e) => list.setItemProp(i, "doing", e.currentTarget.value)} />)}</Table.Td>
								<Table.Td><Button size="compact-xs" variant="subtle" color="red" aria-label="Remove / Quitar" onClick={() => list.remove(i)}>✕</Button></Table.Td>
							</Table.Tr>
						))}
					</Table.Tbody>
				</Table>
				<Button mt="xs" size="xs" variant="outline" disabled={siblings.length >= MOST} onClick={() => list.append(NOBODY)}>+ Add a brother or sister / Agregar</Button>

				<Part letter="E" en="Plans" es="Planes" />
				<Line en="College you plan to attend" es="Universidad a la que piensa asistir">{(id) => Q("college", () => <Autocomplete id={id} data={COLLEGES} {...held("college")} />)}</Line>
				<Line en="Field of study" es="Carrera">{(id) => Q("field", () => <TextInput id={id} {...typed("field")} />)}</Line>
				<Line en="Highest degree you have in mind" es="Título más alto que se propone" group>{(id) => Q("level", () => <Radio.Group aria-labelledby={id} {...held("level")}>
					<Stack gap={6}>
						<Radio value="cert" label="Certificate or apprenticeship / Certificado o aprendizaje" />
						<Radio value="aa" label="Associate / Técnico superior" />
						<Radio value="ba" label="Bachelor's / Licenciatura" />
						<Radio value="ma" label="Master's / Maestría" />
						<Radio value="dr" label="Doctorate / Doctorado" />
					</Stack>
				</Radio.Group>, one)}</Line>
				<Line en="You will start in the fall of" es="Comenzará en el otoño de">{(id) => Q("begin", () => <Select id={id} w={220} data={["2026", "2027", "2028"]} {...held("begin")} />)}</Line>

				<Part letter="F" en="What you do outside of class" es="Actividades fuera de clase" />
				<Text size="sm" mb="xs">Clubs, jobs, church, help at home: your three most important. / <span className="es">Clubes, trabajo, iglesia, ayuda en casa: las tres más importantes.</span></Text>
				<Stack>
					{[1, 2, 3].map((n) => (
						<Fieldset key={n} legend={`${n}`} variant="filled">
							<SimpleGrid cols={2}>
								{Q(`org${n}`, () => <TextInput label={<Both en="Organization or employer" es="Organización o empleador" />} {...typed(`org${n}`)} />)}
								{Q(`part${n}`, () => <TextInput label={<Both en="Office or job held" es="Cargo o puesto" />} {...typed(`part${n}`)} />)}
							</SimpleGrid>
							<Grid mt="xs">
								<Grid.Col span={9}>{Q(`did${n}`, () => <Textarea label={<Both en="What did you do?" es="¿Qué hizo?" />} description="120 characters / caracteres" maxLength={120} {...typed(`did${n}`)} />)}</Grid.Col>
								<Grid.Col span={3}>{Q(`hours${n}`, () => <NumberInput label={<Both en="Hours a week" es="Horas" />} description={"\u00a0"} min={0} max={60} {...held(`hours${n}`)} />)}</Grid.Col>
							</Grid>
						</Fieldset>
					))}
				</Stack>
				<Text fw={700} mt="lg" size="sm"><Both en="Awards" es="Premios" /></Text>
				{[1, 2].map((n) => (
					<Grid key={n} align="flex-end" mt="xs">
						<Grid.Col span={8}>{Q(`award${n}`, () => <TextInput label={<Both en={`Award ${n}`} es={`Premio ${n}`} />} {...typed(`award${n}`)} />)}</Grid.Col>
						<Grid.Col span={4}>{Q(`award${n}Grade`, () => <Select label={<Both en="Grade when received" es="Grado" />} data={GRADES} clearable {...held(`award${n}Grade`)} />)}</Grid.Col>
					</Grid>
				))}

				<Part letter="G" en="Statement and signatures" es="Declaración y firmas" />
				{Q("essay", () => <Textarea label={<Both en="In 300 words, what does the union mean to your family?" es="En 300 palabras, ¿qué significa el sindicato para su familia?" />} rows={6} {...typed("essay")} />)}
				<SimpleGrid cols={2} mt="md">
					{Q("refName", () => <TextInput label={<Both en="A teacher who knows you" es="Un maestro que le conoce" />} {...typed("refName")} />)}
					{Q("refPhone", () => <MaskInput label={<Both en="Teacher's phone" es="Teléfono del maestro" />} mask="(999) 999-9999" {...masked("refPhone")} />)}
				</SimpleGrid>
				<Box mt="md">{Q("photo", () => <Checkbox label="The Local may print my photograph in its newspaper. / El Local puede publicar mi fotografía en su periódico." checked={a.photo as boolean} onChange={(e) => set({ photo: e.currentTarget.checked })} />, ticked)}</Box>
				<SimpleGrid cols={3} mt="md">
					{Q("ssn", () => <MaskInput label={<Both en="Last four of SSN" es="Últimos cuatro del SSN" />} mask="9999" {...masked("ssn")} />)}
					{Q("signStudent", () => <TextInput label={<Both en="Student's signature" es="Firma del estudiante" />} {...typed("signStudent")} />)}
					{Q("signMember", () => <TextInput label={<Both en="Member's signature" es="Firma del miembro" />} {...typed("signMember")} />)}
				</SimpleGrid>
				<Group mt="xl"><Button size="md" onClick={() => setSubmitted(true)}>Send to the Local / Enviar al Local</Button></Group>
				<div className="office">
					<List size="xs" listStyleType="none"><List.Item>Scholarship Committee, Local 347, 1180 Foundry Street, Medford, Oregon 97501 · becas@local347.example</List.Item></List>
				</div>
			</Container>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<MantineProvider theme={theme}><Solicitud /></MantineProvider>);
