import { Alert, Button, ConfigProvider, DatePicker, Form, Input, InputNumber, Radio, Select, Switch, TreeSelect, Typography } from "antd";
import "antd/dist/reset.css";
import esES from "antd/locale/es_ES";
import { isDayjs } from "dayjs";
import "dayjs/locale/es";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type Tipo = "texto" | "largo" | "clave" | "lista" | "varios" | "libres" | "opcion" | "cifra" | "fecha" | "anio" | "arbol" | "interruptor";
type Pregunta = {
	c: string;
	p: string;
	tipo?: Tipo;
	de?: string[];
	nota?: string;
	ej?: string;
	suelta?: boolean;
	oblig?: boolean;
	paso?: number;
};
type Parte = { titulo: string; aviso?: string; preguntas: Pregunta[] };

const SI_NO = ["Sí", "No"];
const ESTADOS = [
	"Arizona",
	"California",
	"Colorado",
	"Florida",
	"Illinois",
	"Nevada",
	"Nueva York",
	"Nuevo México",
	"Oregón",
	"Texas",
	"Washington",
];
const PAISES = ["Argentina", "Colombia", "Cuba", "Estados Unidos", "Filipinas", "Ghana", "Guatemala", "México", "Nigeria", "Perú", "Otro"];
const ESTUDIOS = [
	"Primaria o menos",
	"Secundaria incompleta",
	"Diploma de escuela secundaria o GED",
	"Algunos estudios universitarios, sin título",
	"Título universitario de dos años",
	"Licenciatura",
	"Posgrado",
];
const CARRERAS = [
	{ title: "Artes y humanidades", value: "A", children: ["Historia", "Lingüística", "Música"] },
	{ title: "Ciencias naturales", value: "C", children: ["Biología", "Geología", "Química"] },
	{
		title: "Ingeniería",
		value: "I",
		children: ["Ingeniería ambiental", "Ingeniería civil", "Ingeniería eléctrica", "Ingeniería mecánica"],
	},
	{ title: "Salud", value: "S", children: ["Enfermería", "Nutrición", "Salud pública"] },
].map(({ title, value, children }) => ({
	title,
	value,
	selectable: false,
	children: children.map((nombre, indice) => ({ title: nombre, value: `${value}${indice + 1}` })),
}));

const PARTES: Parte[] = [
	{
		titulo: "I. Datos del estudiante",
		preguntas: [
			{ c: "q1", p: "Primer nombre", oblig: true },
			{ c: "q2", p: "Segundo nombre" },
			{ c: "q3", p: "Apellidos", oblig: true, nota: "Tal como aparecen en su acta de nacimiento o pasaporte" },
			{ c: "q4", p: "Fecha de nacimiento", tipo: "fecha", oblig: true },
			{ c: "q5", p: "Sexo", tipo: "opcion", de: ["Hombre", "Mujer", "Prefiero no decirlo"] },
			{ c: "q6", p: "Correo electrónico", oblig: true },
			{ c: "q7", p: "Teléfono celular", ej: "Ej.: 212-555-0100" },
			{ c: "q8", p: "Calle y número", oblig: true },
			{ c: "q9", p: "Apartamento" },
			{ c: "q10", p: "Ciudad", oblig: true },
			{ c: "q11", p: "Estado", tipo: "lista", de: ESTADOS },
			{ c: "q12", p: "Código postal" },
			{ c: "q13", p: "Número de Seguro Social", tipo: "clave", nota: "Nueve cifras, sin guiones" },
			{ c: "q14", p: "Número de identificación estudiantil (si ya se lo asignamos)" },
			{ c: "q15", p: "Nombre de su cónyuge, si está casado(a)" },
		],
	},
	{
		titulo: "II. Origen e idiomas",
		aviso: "Estas respuestas no influyen en el monto de la ayuda.",
		preguntas: [
			{ c: "q20", p: "País de nacimiento", tipo: "lista", de: PAISES },
			{ c: "q21", p: "Ciudad de nacimiento" },
			{ c: "q22", p: "¿Cuántos años ha vivido en los Estados Unidos?", tipo: "cifra", suelta: true },
			{
				c: "q23",
				p: "Situación migratoria",
				tipo: "lista",
				de: ["Ciudadano(a) de los Estados Unidos", "Residente permanente", "Beneficiario(a) de DACA", "Visa de estudiante", "Otra"],
			},
			{
				c: "q24",
				p: "Idiomas que habla",
				tipo: "varios",
				de: ["Árabe", "Español", "Francés", "Igbo", "Inglés", "Mixteco", "Portugués", "Yoruba"],
			},
			{ c: "q25", p: "¿Es usted de origen hispano o latino?", tipo: "opcion", de: SI_NO, suelta: true },
			{
				c: "q26",
				p: "Raza",
				tipo: "varios",
				de: ["Asiática", "Blanca", "Indígena de las Américas", "Isleña del Pacífico", "Negra o afroamericana"],
			},
		],
	},
	{
		titulo: "III. Estudios",
		preguntas: [
			{ c: "q30", p: "Escuela secundaria a la que asiste" },
			{ c: "q31", p: "Fecha en que se gradúa", tipo: "fecha" },
			{ c: "q32", p: "Promedio de calificaciones sin ponderar (GPA, escala de 4.0)", tipo: "cifra", paso: 0.01 },
			{ c: "q33", p: "Carrera que desea estudiar", tipo: "arbol" },
			{
				c: "q34",
				p: "Título más alto que espera obtener",
				tipo: "lista",
				de: ["Certificado técnico", "Título de dos años", "Licenciatura", "Maestría", "Doctorado"],
			},
			{ c: "q35", p: "Año en que comenzará la universidad", tipo: "anio" },
			{ c: "q36", p: "Universidades a las que ha solicitado ingreso", tipo: "libres", nota: "Escriba cada nombre y oprima Intro" },
			{ c: "q37", p: "Consejero(a) de su escuela" },
		],
	},
	{
		titulo: "IV. Familia e ingresos",
		aviso: "Si sus padres no viven juntos, responda por los dos.",
		preguntas: [
			{
				c: "q40",
				p: "Estado civil de sus padres",
				tipo: "lista",
				de: ["Casados", "Unión libre", "Separados", "Divorciados", "Viudo(a)", "Nunca se casaron"],
			},
			{ c: "q41", p: "Madre, padre o tutor 1: nombre y apellido" },
			{ c: "q42", p: "Madre, padre o tutor 1: ocupación" },
			{ c: "q43", p: "Madre, padre o tutor 1: nivel de estudios", tipo: "lista", de: ESTUDIOS },
			{ c: "q44", p: "Madre, padre o tutor 2: nombre y apellido" },
			{ c: "q45", p: "Madre, padre o tutor 2: ocupación" },
			{ c: "q46", p: "Madre, padre o tutor 2: nivel de estudios", tipo: "lista", de: ESTUDIOS },
			{ c: "q47", p: "¿Cuántos hermanos y hermanas tiene?", tipo: "cifra", suelta: true },
			{ c: "q48", p: "Seré la primera generación de mi familia en terminar una carrera universitaria", tipo: "interruptor" },
			{
				c: "q49",
				p: "Ingreso anual del hogar",
				tipo: "lista",
				de: [
					"Menos de $20,000",
					"De $20,000 a $39,999",
					"De $40,000 a $59,999",
					"De $60,000 a $79,999",
					"De $80,000 a $109,999",
					"$110,000 o más",
				],
			},
			{ c: "q50", p: "¿Recibe ayuda financiera?", tipo: "opcion", de: SI_NO, suelta: true },
			{ c: "q51", p: "Número de cuenta bancaria para el depósito", tipo: "texto" },
			{ c: "q52", p: "Explique cualquier circunstancia especial de su familia", tipo: "largo" },
		],
	},
	{
		titulo: "V. Declaración",
		preguntas: [
			{ c: "q60", p: "¿Cómo se enteró de este programa?", tipo: "lista", de: ["Radio", "Redes sociales", "Mi escuela", "Un familiar"] },
			{ c: "q61", p: "Si otra persona llenó este formulario, escriba su nombre" },
			{ c: "q62", p: "Teléfono de esa persona" },
			{ c: "q63", p: "Declaro bajo juramento que la información es verdadera", tipo: "interruptor" },
			{ c: "q64", p: "Firma" },
		],
	},
];
const TODAS = PARTES.flatMap(({ preguntas }) => preguntas);
const lugares = new Map<string, HTMLElement>();
const opciones = (de: string[] = []) => de.map((label, indice) => ({ value: String.fromCharCode(97 + indice), label }));

function campo({ tipo, de, ej, paso }: Pregunta) {
	if (tipo === "largo") return <Input.TextArea rows={4} />;
	if (tipo === "clave") return <Input.Password autoComplete="off" />;
	if (tipo === "lista") return <Select options={opciones(de)} placeholder="Seleccione" />;
	if (tipo === "varios") return <Select mode="multiple" options={opciones(de)} placeholder="Seleccione todas las que correspondan" />;
	if (tipo === "libres") return <Select mode="tags" open={false} tokenSeparators={[";"]} suffixIcon={null} />;
	if (tipo === "opcion") return <Radio.Group options={opciones(de)} />;
	if (tipo === "cifra") return <InputNumber min={0} step={paso} />;
	if (tipo === "fecha") return <DatePicker format="DD/MM/YYYY" placeholder="DD/MM/AAAA" />;
	if (tipo === "anio") return <DatePicker picker="year" />;
	if (tipo === "arbol")
		return <TreeSelect treeData={CARRERAS} showSearch={{ treeNodeFilterProp: "title" }} placeholder="Elija un área y una carrera" />;
	if (tipo === "interruptor") return <Switch checkedChildren="Sí" unCheckedChildren="No" />;
	return <Input placeholder={ej} />;
}

function visto({ c, tipo }: Pregunta) {
	const lugar = lugares.get(c) as HTMLElement;
	if (tipo === "varios" || tipo === "libres")
		return [...lugar.querySelectorAll(".ant-select-selection-item-content")].map((pieza) => pieza.textContent);
	if (tipo === "lista" || tipo === "arbol") return lugar.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	if (tipo === "opcion") return lugar.querySelector("input:checked")?.closest("label")?.textContent ?? "";
	if (tipo === "interruptor") return lugar.querySelector("[role=switch]")?.getAttribute("aria-checked") === "true";
	return lugar.querySelector<HTMLInputElement>("input, textarea")?.value;
}

const Fila = ({ pregunta }: { pregunta: Pregunta }) => {
	const { c, p, tipo, nota, suelta, oblig } = pregunta;
	return (
		<div ref={(elemento) => void (elemento && lugares.set(c, elemento))}>
			{suelta && <Typography.Paragraph style={{ marginBottom: 8 }}>{p}</Typography.Paragraph>}
			<Form.Item
				name={c}
				label={suelta ? undefined : p}
				extra={nota}
				required={oblig}
				valuePropName={tipo === "interruptor" ? "checked" : "value"}
			>
				{campo(pregunta)}
			</Form.Item>
		</div>
	);
};

function Pagina() {
	const [form] = Form.useForm();
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		const guardado = ({ c, tipo }: Pregunta) => {
			const valor = form.getFieldValue(c);
			return isDayjs(valor) ? valor.format(tipo === "anio" ? "YYYY" : "YYYY-MM-DD") : (valor ?? null);
		};
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(TODAS.map((pregunta) => [pregunta.c, guardado(pregunta)])), submitted }),
			formShown: () => Object.fromEntries(TODAS.map((pregunta) => [pregunta.c, visto(pregunta)])),
		});
	}, [form, submitted]);
	return (
		<ConfigProvider locale={esES} theme={{ token: { colorPrimary: "#1d6b4f" } }}>
			<main style={{ maxWidth: 620, margin: "32px auto", padding: "0 16px" }} lang="es">
				<Typography.Title level={2}>Universidad del Valle Alto</Typography.Title>
				<Typography.Title level={4}>Cuestionario de ayuda financiera 2027-2028</Typography.Title>
				<Form form={form} layout="vertical" onFinish={() => setSubmitted(true)}>
					{PARTES.map(({ titulo, aviso, preguntas }) => (
						<section key={titulo}>
							<Typography.Title level={4}>{titulo}</Typography.Title>
							{aviso && <Alert type="info" title={aviso} style={{ marginBottom: 16 }} />}
							{preguntas.map((pregunta) => (
								<Fila key={pregunta.c} pregunta={pregunta} />
							))}
						</section>
					))}
					<Button type="primary" htmlType="submit">
						Enviar cuestionario
					</Button>
				</Form>
			</main>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Pagina />);
