import "antd/dist/reset.css";
import "./page-style.css";
import { Alert, Button, Card, Checkbox, Col, DatePicker, Form, Input, InputNumber, Radio, Row, Select, Typography } from "antd";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";

type Value = string | number | boolean | string[] | null;
type Kind = "text" | "number" | "money" | "select" | "search" | "date" | "radio" | "drops" | "boxes" | "box" | "code";
type Question = { k: string; kind: Kind; ask: string; options?: string; note?: string; span?: number };
type Section = { title: string; intro?: string; how: "row" | "item" | "above"; questions: Question[] };

const CHECKED =
	"none=No schooling; hs0=Some high school; hs1=High school graduate; col0=Some college; aa=Two-year degree; ba=Four-year degree; gr=Graduate degree";
const ESTUDIOS =
	"none=Sin estudios; pri=Primaria o secundaria; hs0=Preparatoria sin terminar; hs1=Preparatoria terminada; col0=Algo de universidad, sin título; ba=Licenciatura; gr=Posgrado";
const ESTADOS =
	"AK=Alaska; AZ=Arizona; CA=California; CO=Colorado; FL=Florida; HI=Hawái; ID=Idaho; NV=Nevada; NM=Nuevo México; NY=Nueva York; OR=Oregón; TX=Texas; UT=Utah; WA=Washington";
const PAISES =
	"CO=Colombia; SV=El Salvador; US=Estados Unidos; PH=Filipinas; GT=Guatemala; HN=Honduras; MX=México; NE=Níger; NG=Nigeria; PE=Perú; DO=República Dominicana";

const SECTIONS: Section[] = [
	{
		title: "Datos del estudiante",
		intro: "Esta hoja la llena el estudiante junto con su familia. / The student fills in this page together with the family.",
		how: "row",
		questions: [
			{ k: "e1", kind: "text", ask: "Nombre(s) *" },
			{ k: "e2", kind: "text", ask: "Apellidos *" },
			{ k: "e3", kind: "date", ask: "Fecha de nacimiento *" },
			{ k: "e4", kind: "text", ask: "Correo electrónico *" },
			{ k: "e5", kind: "text", ask: "Teléfono celular", note: "10 dígitos" },
			{ k: "e6", kind: "text", ask: "Calle y número" },
			{ k: "e7", kind: "text", ask: "Departamento" },
			{ k: "e8", kind: "text", ask: "Ciudad" },
			{ k: "e9", kind: "search", ask: "Estado", options: ESTADOS },
			{ k: "e10", kind: "text", ask: "Código postal" },
			{ k: "e11", kind: "search", ask: "País de nacimiento", options: PAISES },
			{
				k: "e12",
				kind: "radio",
				ask: "Ciudadanía",
				options: "us=Ciudadano(a) de EE. UU.; rp=Residente permanente; ot=Otra situación migratoria",
			},
			{ k: "e13", kind: "code", ask: "Código que le enviamos por mensaje" },
		],
	},
	{
		title: "Madre, padre o tutor 1",
		how: "above",
		questions: [
			{ k: "m1", kind: "text", ask: "Nombre de pila", span: 10 },
			{ k: "m2", kind: "text", ask: "Inicial del segundo nombre", span: 6 },
			{ k: "m3", kind: "text", ask: "Apellido", span: 8 },
			{ k: "m4", kind: "text", ask: "Apellido anterior o de soltera", span: 12 },
			{ k: "m5", kind: "drops", ask: "¿Vive esta persona?", options: "s=Sí; n=No, falleció", span: 12 },
			{ k: "m6", kind: "text", ask: "¿En qué trabaja?", span: 12 },
			{ k: "m7", kind: "select", ask: "Último nivel de estudios", options: ESTUDIOS, span: 12 },
			{ k: "m8", kind: "text", ask: "Número de Seguro Social de esta persona", span: 24 },
		],
	},
	{
		title: "Parent or guardian 2",
		intro: "Leave this part empty if there is only one parent.",
		how: "item",
		questions: [
			{ k: "p1", kind: "text", ask: "First name" },
			{ k: "p2", kind: "text", ask: "Middle initial" },
			{ k: "p3", kind: "text", ask: "Last name" },
			{ k: "p4", kind: "radio", ask: "Is this parent", options: "L=Living; D=Deceased; U=Not known" },
			{ k: "p5", kind: "text", ask: "Line of work" },
			{ k: "p6", kind: "text", ask: "Employer’s street address" },
			{ k: "p7", kind: "select", ask: "Education", options: CHECKED },
		],
	},
	{
		title: "Hermanos y hermanas",
		how: "row",
		questions: [
			{ k: "h0", kind: "number", ask: "¿Cuántos hermanos tiene?" },
			{ k: "h1n", kind: "text", ask: "1. Nombre y apellido" },
			{ k: "h1e", kind: "number", ask: "Edad (años)" },
			{ k: "h2n", kind: "text", ask: "2. Nombre y apellido" },
			{ k: "h2e", kind: "number", ask: "Edad (años)" },
		],
	},
	{
		title: "Household finances",
		intro: "Have last year’s tax return at hand. Round to the nearest hundred dollars.",
		how: "item",
		questions: [
			{
				k: "f1",
				kind: "select",
				ask: "Parents’ marital status",
				options: "1=Married or partnered; 2=Separated; 3=Divorced; 4=Widowed; 5=Never married",
			},
			{ k: "f2", kind: "money", ask: "Total income of the household last year" },
			{ k: "f3", kind: "money", ask: "Savings and checking accounts, total" },
			{ k: "f4", kind: "number", ask: "Square feet of your home" },
			{ k: "f5", kind: "drops", ask: "Does the student receive financial aid now?", options: "1=Yes; 0=No" },
			{
				k: "f6",
				kind: "radio",
				ask: "First generation: would the student be the first in the family to finish college?",
				options: "Y=Yes; N=No; U=Unsure",
			},
			{ k: "f7", kind: "text", ask: "Tax preparer’s name" },
			{ k: "f8", kind: "text", ask: "Tax preparer’s phone" },
		],
	},
	{
		title: "Preguntas voluntarias",
		intro: "Sus respuestas no afectan la decisión.",
		how: "above",
		questions: [
			{ k: "v1", kind: "select", ask: "Género", options: "F=Femenino; M=Masculino; N=No binario; X=Prefiero no decir", span: 12 },
			{ k: "v2", kind: "radio", ask: "¿Es usted de origen hispano o latino?", options: "s=Sí; n=No", span: 12 },
			{
				k: "v3",
				kind: "boxes",
				ask: "Raza (marque todas las que correspondan)",
				options: "ind=Indígena de las Américas; asi=Asiática; neg=Negra o afroamericana; pac=De las islas del Pacífico; bla=Blanca",
				span: 24,
			},
			{ k: "v4", kind: "text", ask: "Contacto de emergencia: nombre", span: 12 },
			{ k: "v5", kind: "text", ask: "Contacto de emergencia: teléfono", span: 12 },
			{ k: "v6", kind: "select", ask: "¿Cómo se enteró de esta beca?", options: "Escuela; Radio; Iglesia; Internet", span: 24 },
		],
	},
	{
		title: "Signatures / Firmas",
		how: "item",
		questions: [
			{ k: "z1", kind: "box", ask: "We authorize Camino Scholars to verify these figures. / Autorizamos la verificación de estos datos." },
			{ k: "z2", kind: "text", ask: "Firma del padre, madre o tutor" },
		],
	},
];

const QUESTIONS = SECTIONS.flatMap(({ questions }) => questions);
const places = new Map<string, HTMLElement>();
const blankOf = (kind: Kind): Value => (kind === "boxes" ? [] : kind === "box" ? false : kind === "text" || kind === "code" ? "" : null);
let latest: Record<string, Value> = {
	...Object.fromEntries(QUESTIONS.map(({ k, kind }) => [k, blankOf(kind)])),
	empresa2: "",
	submitted: false,
};

const optionsOf = (text = "") =>
	text.split("; ").map((each) => {
		const [value, label = value] = each.split("=");
		return { value, label };
	});

function Control({ q, value, set }: { q: Question; value: Value; set: (value: Value) => void }) {
	const id = `campo_${QUESTIONS.indexOf(q) + 101}`;
	const options = optionsOf(q.options);
	const full = { width: "100%" };
	if (q.kind === "number") return <InputNumber id={id} min={0} value={value as number} onChange={set} />;
	if (q.kind === "money")
		return (
			<InputNumber<number>
				id={id}
				style={{ width: 220 }}
				value={value as number}
				onChange={set}
				formatter={(number) => (number === undefined || String(number) === "" ? "" : `$ ${number}`.replace(/\B(?=(\d{3})+(?!\d))/g, ","))}
				parser={(text) => (text ?? "").replace(/[^\d.]/g, "") as unknown as number}
			/>
		);
	if (q.kind === "select") return <Select id={id} style={full} options={options} value={value as string} onChange={set} placeholder="—" />;
	if (q.kind === "search")
		return (
			<Select
				id={id}
				style={full}
				options={options}
				value={value as string}
				onChange={set}
				placeholder="Escriba para buscar"
				showSearch={{ optionFilterProp: "label" }}
			/>
		);
	if (q.kind === "date")
		return (
			<DatePicker
				id={id}
				format="DD/MM/YYYY"
				placeholder="DD/MM/AAAA"
				value={value ? dayjs(value as string) : null}
				onChange={(day) => set(day?.format("YYYY-MM-DD") ?? null)}
			/>
		);
	if (q.kind === "radio")
		return (
			<Radio.Group id={id} vertical={options.length > 2} options={options} value={value} onChange={(event) => set(event.target.value)} />
		);
	if (q.kind === "drops")
		return (
			<Radio.Group value={value} onChange={(event) => set(event.target.value)}>
				{options.map((each) => (
					<Radio.Button key={each.value} value={each.value}>
						{each.label}
					</Radio.Button>
				))}
			</Radio.Group>
		);
	if (q.kind === "boxes") return <Checkbox.Group options={options} value={value as string[]} onChange={set} />;
	if (q.kind === "box")
		return (
			<Checkbox id={id} checked={value as boolean} onChange={(event) => set(event.target.checked)}>
				{q.ask}
			</Checkbox>
		);
	if (q.kind === "code") return <Input.OTP length={6} value={value as string} onChange={set} />;
	return <Input id={id} value={value as string} onChange={(event) => set(event.target.value)} />;
}

function App() {
	const [values, setValues] = useState(latest);
	latest = values;
	const set = (key: string, value: Value) => setValues((before) => ({ ...before, [key]: value ?? null }));
	const placed = (q: Question) => (
		<div
			ref={(node) => {
				if (node) places.set(q.k, node);
			}}
		>
			<Control q={q} value={values[q.k]} set={(value) => set(q.k, value)} />
		</div>
	);
	const draw = (q: Question, how: Section["how"]) => {
		if (how === "row")
			return (
				<Row key={q.k} gutter={16} className="renglon">
					<Col span={8}>{q.ask}</Col>
					<Col span={16}>
						{placed(q)}
						{q.note && <Typography.Text type="secondary">{q.note}</Typography.Text>}
					</Col>
				</Row>
			);
		if (how === "above")
			return (
				<Col key={q.k} span={q.span}>
					<Typography.Text strong>{q.ask}</Typography.Text>
					{placed(q)}
				</Col>
			);
		return (
			<Form.Item key={q.k} label={q.kind === "box" ? undefined : q.ask} htmlFor={`campo_${QUESTIONS.indexOf(q) + 101}`}>
				{placed(q)}
			</Form.Item>
		);
	};
	return (
		<main className="hoja">
			<Typography.Title level={3}>Camino Scholars: Family and finances / Familia y finanzas</Typography.Title>
			<Alert type="warning" title="Fecha límite: 1 de marzo · Due March 1" />
			<Form layout="vertical" onFinish={() => set("submitted", true)}>
				{SECTIONS.map(({ title, intro, how, questions }) => (
					<Card key={title} title={title} className="bloque">
						{intro && <Typography.Paragraph italic>{intro}</Typography.Paragraph>}
						{how === "above" ? <Row gutter={[16, 12]}>{questions.map((q) => draw(q, how))}</Row> : questions.map((q) => draw(q, how))}
					</Card>
				))}
				<input
					className="fuera"
					name="empresa2"
					tabIndex={-1}
					value={values.empresa2 as string}
					onChange={(event) => set("empresa2", event.target.value)}
				/>
				<Button type="primary" htmlType="submit">
					Enviar / Send
				</Button>
			</Form>
		</main>
	);
}

function shownOf({ k, kind }: Question) {
	const place = places.get(k) as HTMLElement;
	const chosen = [...place.querySelectorAll<HTMLElement>("label:has(:checked)")].map((each) => each.innerText.trim());
	if (kind === "select" || kind === "search")
		return place.querySelector<HTMLElement>(".ant-select-content-has-value")?.innerText.trim() ?? "";
	if (kind === "radio" || kind === "drops") return chosen[0] ?? "";
	if (kind === "boxes") return chosen;
	if (kind === "box") return chosen.length > 0;
	return [...place.querySelectorAll("input")].map(({ value }) => value).join("");
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
Object.assign(window, {
	formState: () => ({ ...latest }),
	formShown: () => ({
		...Object.fromEntries(QUESTIONS.map((each) => [each.k, shownOf(each)])),
		empresa2: document.querySelector<HTMLInputElement>("[name=empresa2]")?.value,
	}),
});
