import "antd/dist/reset.css";
import "./styles.css";
import { createRoot } from "react-dom/client";
import { AutoComplete, Button, Card, Checkbox, ConfigProvider, DatePicker, Form, Input, InputNumber, Radio, Segmented, Select, Space, Typography, type FormInstance } from "antd";
import esES from "antd/locale/es_ES";
import { useState, type ReactNode } from "react";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const options = (list: string[]) => list.map((value) => ({ value, label: value }));
const STUDIES = [["none", "Sin diploma de secundaria / No high school diploma"], ["hs", "Secundaria o GED / High school or GED"], ["some", "Algo de universidad / Some college"], ["aa", "Título asociado / Associate degree"], ["ba", "Licenciatura / Bachelor’s degree"], ["grad", "Posgrado / Graduate degree"]].map(([value, label]) => ({ value, label }));
const MARITAL = [["married", "Casados / Married"], ["together", "Unión libre / Domestic partners"], ["separated", "Separados / Separated"], ["divorced", "Divorciados / Divorced"], ["widowed", "Viudo(a) / Widowed"], ["never", "Nunca casados / Never married"]].map(([value, label]) => ({ value, label }));
const LANGUAGES = [["en", "Inglés / English"], ["es", "Español / Spanish"], ["ig", "Igbo"], ["mix", "Mixteco / Mixtec"], ["zap", "Zapoteco / Zapotec"], ["nah", "Náhuatl / Nahuatl"], ["pt", "Portugués / Portuguese"], ["ht", "Criollo haitiano / Haitian Creole"], ["fr", "Francés / French"], ["vi", "Vietnamita / Vietnamese"]].map(([value, label]) => ({ value, label }));
const DEGREES = [["as", "Asociado / Associate"], ["ba", "Licenciatura / Bachelor’s"], ["ma", "Maestría / Master’s"], ["phd", "Doctorado / Doctorate"], ["und", "No lo sé / Undecided"]].map(([value, label]) => ({ value, label }));
const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Medford Central High School", "Phoenix Union High School", "Yreka High School"];
const find = { showSearch: { optionFilterProp: "label" } };

let form: FormInstance;
let submitted = false;

/** A label in both languages. */
const two = (es: string, en: string) => <span>{es}<br /><i>{en}</i></span>;

function App() {
	const [own] = Form.useForm();
	form = own;
	const [, sent] = useState(false);
	const people: [string, ReactNode, (n: number) => ReactNode][] = [
		["First", two("Nombre(s)", "First name"), () => <Input />],
		["Last", two("Apellido(s)", "Last name"), () => <Input />],
		["Alive", two("¿Vive?", "Living?"), () => <Radio.Group options={[{ value: "si", label: "Sí / Yes" }, { value: "no", label: "No" }]} />],
		["Job", two("Ocupación", "Occupation"), () => <Input />],
		["Employer", two("Empresa o patrón", "Employer"), () => <Input />],
		["Studies", two("Estudios terminados", "Education completed"), (n) => <Select options={STUDIES} {...find} aria-label={`Estudios ${n}`} />],
		["Email", two("Correo", "Email"), () => <Input type="email" />],
	];
	return (
		<ConfigProvider locale={esES} theme={{ token: { colorPrimary: "#a4372f", borderRadius: 2, fontFamily: "Georgia, 'Times New Roman', serif" } }}>
			<main className="sheet">
				<header>
					<Typography.Title level={2}>Fondo Raíces · Solicitud de beca 2027</Typography.Title>
					<Typography.Paragraph type="secondary">Roots Fund scholarship application. Puede contestar en español o en inglés. / You may answer in Spanish or English.</Typography.Paragraph>
				</header>
				<Form form={form} layout="horizontal" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }} labelAlign="left" colon={false} requiredMark={false} initialValues={{ siblings: [{}], activities: [{}] }} onFinish={() => { submitted = true; sent(true); }} onFinishFailed={() => { submitted = true; }}>
					<Card title="1 · Su familia / Your family" className="part">
						<table className="people">
							<thead><tr><th /><th scope="col">Madre, padre o tutor 1<br /><i>Parent or guardian 1</i></th><th scope="col">Madre, padre o tutor 2<br /><i>Parent or guardian 2</i></th></tr></thead>
							<tbody>
								{people.map(([part, label, control]) => (
									<tr key={part}><th scope="row">{label}</th>{[1, 2].map((n) => <td key={n}><Form.Item name={`p${n}${part}`} noStyle>{control(n)}</Form.Item></td>)}</tr>
								))}
							</tbody>
						</table>
						<Form.Item name="marital" label={two("Estado civil de sus padres", "Your parents’ marital status")}><Select options={MARITAL} {...find} /></Form.Item>
						<Form.Item name="income" label={two("Ingreso anual del hogar", "Yearly household income")}><InputNumber prefix="$" min={0} style={{ width: 200 }} formatter={(value) => `${value ?? ""}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",")} parser={(value) => Number((value ?? "").replace(/[^\d.]/g, ""))} /></Form.Item>
						<Typography.Title level={5}>Hermanos y hermanas / Brothers and sisters</Typography.Title>
						<Form.List name="siblings">
							{(fields, { add, remove }) => (
								<>
									{fields.map((field) => (
										<Space key={field.key} align="baseline" className="line">
											<Form.Item name={[field.name, "name"]} noStyle><Input placeholder="Nombre y apellido / Full name" style={{ width: 340 }} /></Form.Item>
											<Form.Item name={[field.name, "age"]} noStyle><InputNumber placeholder="Edad / Age" min={0} max={99} style={{ width: 120 }} /></Form.Item>
											{fields.length > 1 && <Button type="text" onClick={() => remove(field.name)}>Quitar</Button>}
										</Space>
									))}
									{fields.length < 3 && <Button type="dashed" onClick={() => add({})}>+ Otro hermano / Another sibling</Button>}
								</>
							)}
						</Form.List>
					</Card>

					<Card title="2 · Usted / You" className="part">
						<Form.Item name="last" label={two("Apellido(s)", "Last name(s)")}><Input /></Form.Item>
						<Form.Item name="first" label={two("Primer nombre", "First name")}><Input /></Form.Item>
						<Form.Item name="middle" label={two("Segundo nombre", "Middle name")}><Input /></Form.Item>
						<Form.Item name="born" label={two("Fecha de nacimiento (día/mes/año)", "Date of birth (day/month/year)")}><DatePicker format="DD/MM/YYYY" /></Form.Item>
						<Form.Item name="birthCountry" label={two("País de nacimiento", "Country of birth")}><Select options={options(COUNTRIES)} {...find} /></Form.Item>
						<Form.Item name="birthCity" label={two("Ciudad de nacimiento", "City of birth")}><Input /></Form.Item>
						<Form.Item name="years" label={two("Años que ha vivido en EE. UU.", "Years lived in the U.S.")}><InputNumber min={0} max={99} /></Form.Item>
						<Form.Item name="languages" label={two("Idiomas que habla", "Languages you speak")}><Select mode="multiple" options={LANGUAGES} {...find} /></Form.Item>
						<Form.Item name="email" label={two("Correo electrónico", "Email")}><Input /></Form.Item>
						<Form.Item name="phone" label={two("Teléfono", "Phone")}><Input type="tel" /></Form.Item>
						<Form.Item label={two("Domicilio", "Home address")}>
							<Form.Item name="street" noStyle><Input placeholder="Calle, número y apto. / Street, number, apt." /></Form.Item>
							<Space className="line">
								<Form.Item name="city" noStyle><Input placeholder="Ciudad / City" /></Form.Item>
								<Form.Item name="state" noStyle><Select style={{ width: 190 }} placeholder="Estado / State" options={STATES.map(([value, label]) => ({ value, label }))} {...find} /></Form.Item>
								<Form.Item name="zip" noStyle><Input placeholder="C.P. / ZIP" style={{ width: 120 }} /></Form.Item>
							</Space>
						</Form.Item>
						<Form.Item name="ssn" label={two("Últimos 4 dígitos del Seguro Social", "Last 4 digits of Social Security number")}><Input.Password style={{ width: 160 }} maxLength={4} /></Form.Item>
					</Card>

					<Card title="3 · Estudios / Education" className="part">
						<Form.Item name="school" label={two("Escuela preparatoria", "High school")}><AutoComplete options={options(SCHOOLS)} showSearch={{ filterOption: (typed, option) => option!.value.toLowerCase().includes(typed.toLowerCase()) }} /></Form.Item>
						<Form.Item name="graduation" label={two("Mes de graduación", "Month of graduation")}><DatePicker picker="month" format="MM/YYYY" /></Form.Item>
						<Form.Item name="gpa" label={two("Promedio ponderado (escala 5.0)", "Weighted GPA (5.0 scale)")}><InputNumber min={0} max={5} step={0.01} decimalSeparator="." /></Form.Item>
						<Form.Item label={two("Lugar en su generación", "Class rank")}>
							<Space><Form.Item name="rank" noStyle><InputNumber min={1} /></Form.Item> de / of <Form.Item name="classSize" noStyle><InputNumber min={1} /></Form.Item></Space>
						</Form.Item>
						<Form.Item name="college" label={two("Universidad a la que piensa asistir", "College you plan to attend")}><Input /></Form.Item>
						<Form.Item name="major" label={two("Carrera", "Intended major")}><Select options={options(MAJORS)} {...find} /></Form.Item>
						<Form.Item name="degree" label={two("Grado más alto que desea obtener", "Highest degree you hope to earn")}><Select options={DEGREES} {...find} /></Form.Item>
						<Form.Item name="firstGen" label={two("¿Sería la primera persona de su familia en ir a la universidad?", "First in your family to attend college?")}><Segmented options={[{ value: "unset", label: "—" }, { value: "si", label: "Sí / Yes" }, { value: "no", label: "No" }]} /></Form.Item>
						<Form.Item label={two("Consejero(a) escolar", "School counselor")}>
							<Space><Form.Item name="counselor" noStyle><Input placeholder="Nombre / Name" /></Form.Item><Form.Item name="counselorEmail" noStyle><Input placeholder="Correo / Email" /></Form.Item></Space>
						</Form.Item>
					</Card>

					<Card title="4 · Trabajo, servicio y actividades / Work, service and activities" className="part">
						<Form.List name="activities">
							{(fields, { add, remove }) => (
								<>
									{fields.map((field, i) => (
										<Card key={field.key} type="inner" size="small" title={`Actividad / Activity ${i + 1}`} className="line" extra={fields.length > 1 && <Button type="link" onClick={() => remove(field.name)}>Quitar / Remove</Button>}>
											<Form.Item name={[field.name, "org"]} label={two("Organización o lugar de trabajo", "Organization or workplace")}><Input /></Form.Item>
											<Form.Item name={[field.name, "role"]} label={two("Su cargo", "Your position")}><Input /></Form.Item>
											<Form.Item name={[field.name, "hours"]} label={two("Horas por semana", "Hours per week")}><InputNumber min={0} max={168} /></Form.Item>
											<Form.Item name={[field.name, "what"]} label={two("Describa lo que hizo", "Describe what you did")}><Input.TextArea rows={2} maxLength={200} showCount /></Form.Item>
										</Card>
									))}
									{fields.length < 3 && <Button type="dashed" block onClick={() => add({})}>+ Añadir actividad / Add activity</Button>}
								</>
							)}
						</Form.List>
						<Typography.Title level={5}>Premios y reconocimientos / Honors (máx. 3)</Typography.Title>
						{[1, 2, 3].map((n) => <Form.Item key={n} name={`award${n}`} label={`Premio / Honor ${n}`}><Input /></Form.Item>)}
					</Card>

					<Card title="5 · Otras personas / Other people" className="part">
						<Typography.Paragraph>Recomendación: alguien que no sea de su familia. / Recommendation: someone outside your family.</Typography.Paragraph>
						<Form.Item name="refName" label={two("Nombre", "Name")}><Input /></Form.Item>
						<Form.Item name="refRelation" label={two("¿De dónde le conoce?", "How does this person know you?")}><Input /></Form.Item>
						<Form.Item name="refPhone" label={two("Teléfono", "Phone")}><Input /></Form.Item>
						<Typography.Paragraph>Si alguien le ayudó a llenar esta solicitud: / If someone helped you fill in this application:</Typography.Paragraph>
						<Form.Item name="helperName" label={two("Nombre", "Name")}><Input /></Form.Item>
						<Form.Item name="helperOrg" label={two("Organización", "Organization")}><Input /></Form.Item>
					</Card>

					<Card title="6 · Para terminar / To finish" className="part">
						<Form.Item name="heard" label={two("¿Cómo supo de la beca?", "How did you hear about us?")}><Select options={options(["Escuela / School", "Iglesia / Church", "Radio", "Redes sociales / Social media", "Otro / Other"])} /></Form.Item>
						<Form.Item name="essay" label={two("¿Qué significa para usted la palabra «raíces»?", "What does the word “roots” mean to you?")}><Input.TextArea rows={5} /></Form.Item>
						<Form.Item name="truth" valuePropName="checked" wrapperCol={{ offset: 8 }}><Checkbox>Declaro que todo es verdad. / I declare that all of this is true.</Checkbox></Form.Item>
						<Form.Item name="signature" label={two("Firma (escriba su nombre)", "Signature (type your name)")}><Input /></Form.Item>
						<Button type="primary" htmlType="submit" size="large">Enviar solicitud / Submit application</Button>
					</Card>
				</Form>
			</main>
		</ConfigProvider>
	);
}
const TEXTS = ["p1First", "p2First", "p1Last", "p2Last", "p1Job", "p2Job", "p1Employer", "p2Employer", "p1Email", "p2Email", "last", "first", "middle", "birthCity", "email", "phone", "street", "city", "zip", "ssn", "school", "college", "counselor", "counselorEmail", "award1", "award2", "award3", "refName", "refRelation", "refPhone", "helperName", "helperOrg", "essay", "signature"];
const NUMBERS = ["income", "years", "gpa", "rank", "classSize"];
const PICKS = ["p1Studies", "p2Studies", "marital", "birthCountry", "state", "major", "degree", "heard"];
Object.assign(window, {
	formState() {
		const v = form.getFieldsValue(true);
		const state: Record<string, unknown> = { submitted };
		for (const key of [...TEXTS, ...NUMBERS, ...PICKS, "p1Alive", "p2Alive"]) state[key] = v[key] ?? "";
		state.firstGen = v.firstGen === "unset" ? "" : (v.firstGen ?? "");
		state.born = v.born?.format("YYYY-MM-DD") ?? "";
		state.graduation = v.graduation?.format("YYYY-MM") ?? "";
		state.languages = v.languages ?? [];
		state.truth = v.truth ?? false;
		for (const i of [0, 1, 2]) {
			for (const part of ["name", "age"]) state[`sib${i + 1}${part}`] = v.siblings?.[i]?.[part] ?? "";
			for (const part of ["org", "role", "hours", "what"]) state[`act${i + 1}${part}`] = v.activities?.[i]?.[part] ?? "";
		}
		return state;
	},
	formShown() {
		const value = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? "";
		const select = (id: string) => document.getElementById(id)?.closest(".ant-select")?.querySelector(".ant-select-content-has-value")?.textContent ?? "";
		const shown: Record<string, unknown> = {};
		for (const key of [...TEXTS, ...NUMBERS, "born", "graduation"]) shown[key] = value(key);
		for (const key of PICKS) shown[key] = select(key);
		for (const key of ["p1Alive", "p2Alive"]) shown[key] = document.querySelector(`#${key} .ant-radio-wrapper-checked`)?.textContent ?? "";
		const chosen = document.querySelector("#firstGen .ant-segmented-item-selected")?.textContent ?? "";
		shown.firstGen = chosen === "—" ? "" : chosen;
		shown.languages = [...(document.getElementById("languages")?.closest(".ant-select")?.querySelectorAll(".ant-select-selection-item-content") ?? [])].map((each) => each.textContent);
		shown.truth = (document.getElementById("truth") as HTMLInputElement).checked;
		for (const i of [0, 1, 2]) {
			for (const part of ["name", "age"]) shown[`sib${i + 1}${part}`] = value(`siblings_${i}_${part}`);
			for (const part of ["org", "role", "hours", "what"]) shown[`act${i + 1}${part}`] = value(`activities_${i}_${part}`);
		}
		return shown;
	},
});
createRoot(document.getElementById("root")!).render(<App />);
