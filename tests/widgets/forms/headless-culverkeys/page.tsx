import {
	Button, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle,
	Disclosure, DisclosureButton, DisclosurePanel, Field, Input, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { STATES } from "../../lists";
import "./page.css";

const START = {
	nombres: "", apellidos: "", apodo: "", nacimiento: "", ciudadNatal: "", paisNatal: "", anios: "", estatus: "", genero: "", latina: "", idiomas: [] as string[],
	correo: "", celular: "", mensajes: false, calle: "", apto: "", ciudad: "", estado: "", cp: "", postal: "",
	prepa: "", prepaCiudad: "", prepaEstado: "", grado: "", graduacion: "", promedio: "", sat: "", act: "", universidad: "", carrera: "", becario: "",
	m1nombre: "", m1apellido: "", m1trabajo: "", m1estudios: "", m1tel: "", m2nombre: "", m2apellido: "", m2trabajo: "", m2estudios: "", m2tel: "",
	padres: "", ingreso: "", primera: "", hermanos: [] as any[], honores: [] as any[],
	refNombre: "", refCorreo: "", urgNombre: "", urgTel: "", enterado: "", carta: "", autorizo: false, firma: "", sitio: "",
};
const nodes: Record<string, any> = {};
const last: Record<string, any> = {};
let form: any;
let sent = false;
function drawn(node: any): any {
	if (node.matches("input, textarea")) return node.value;
	if (node.matches("[role=switch]")) return node.getAttribute("aria-checked") === "true";
	if (node.matches("[role=radiogroup]")) return node.querySelector("[aria-checked=true]")?.textContent ?? "";
	if (node.matches("[data-chips]")) return [...node.querySelectorAll(".chip > span")].map((chip: any) => chip.textContent);
	return node.querySelector(".ph") ? "" : node.firstElementChild ? node.firstElementChild.textContent : node.textContent;
}
const refs: Record<string, any> = {};
const ref = (key: string) => (refs[key] ??= (node: any) => {
	nodes[key] = node;
	return () => {
		last[key] = drawn(node);
		delete nodes[key];
	};
});

const Name = ({ es, en }: any) => <Label className="lab">{es}{en && <span className="en">{en}</span>}</Label>;

function Line({ k, es, en, span = 3, help, area, ...rest }: any) {
	const { register } = useFormContext();
	const { ref: own, ...field } = register(k);
	const Tag: any = area ? Textarea : Input;
	const [both] = useState(() => (node: any) => {
		own(node);
		const stop = node && ref(k)(node);
		return () => {
			stop?.();
			own(null);
		};
	});
	return (
		<Field className={`s${span}`}>
			<Name es={es} en={en} />
			<Tag className="in" {...field} {...rest} ref={both} />
			{help && <Description className="desc">{help}</Description>}
		</Field>
	);
}

function List({ k, es, en, span = 3, items, value, onChange, shown }: any) {
	return (
		<Field className={`s${span}`}>
			<Name es={es} en={en} />
			<Listbox value={value} onChange={onChange}>
				<ListboxButton className="lb" ref={shown === false ? undefined : ref(k)}>
					{value ? <span>{items.find(([code]: any) => code === value)?.[1]}</span> : <span className="ph">Elige / Choose</span>}
					<i aria-hidden>▾</i>
				</ListboxButton>
				<ListboxOptions anchor="bottom start" className="opts" style={{ minWidth: "var(--button-width)" }}>
					{items.map(([code, name]: any) => <ListboxOption key={code} value={code} className="opt">{name}</ListboxOption>)}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}
const Pick = (props: any) => <Controller name={props.k} render={({ field }) => <List {...props} value={field.value} onChange={field.onChange} />} />;

function Find({ k, es, en, span = 3, items, many }: any) {
	const [query, setQuery] = useState("");
	const seen = items.filter(([, name]: any) => name.toLowerCase().includes(query.toLowerCase()));
	return (
		<Controller name={k} render={({ field }) => (
			<Field className={`s${span}`}>
				<Name es={es} en={en} />
				{many && (
					<div className="chips" data-chips ref={ref(k)}>
						{field.value.map((each: string) => (
							<span className="chip" key={each}>
								<span>{each}</span>
								<button type="button" aria-label={`Quitar ${each}`} onClick={() => field.onChange(field.value.filter((x: string) => x !== each))}>×</button>
							</span>
						))}
					</div>
				)}
				<Combobox multiple={many} immediate value={many ? field.value : field.value || null} onChange={(next: any) => { field.onChange(next ?? ""); setQuery(""); }} onClose={() => setQuery("")}>
					<div className="cb">
						<ComboboxInput className="in" ref={many ? undefined : ref(k)} autoComplete="off" placeholder="Escribe para buscar" displayValue={(code: any) => (many ? "" : (items.find(([c]: any) => c === code)?.[1] ?? ""))} onChange={(e) => setQuery(e.target.value)} />
						<ComboboxButton>▾</ComboboxButton>
					</div>
					<ComboboxOptions anchor="bottom start" className="opts empty:invisible" style={{ minWidth: "var(--input-width)" }}>
						{seen.map(([code, name]: any) => <ComboboxOption key={code} value={code} className="opt">{name}</ComboboxOption>)}
					</ComboboxOptions>
				</Combobox>
			</Field>
		)} />
	);
}

function Radios({ k, es, en, span = 6, items }: any) {
	return (
		<Controller name={k} render={({ field }) => (
			<Field className={`s${span}`}>
				<Name es={es} en={en} />
				<RadioGroup className="rg" ref={ref(k)} value={field.value} onChange={field.onChange}>
					{items.map(([code, name]: any) => <Radio key={code} value={code} className="ro">{name}</Radio>)}
				</RadioGroup>
			</Field>
		)} />
	);
}

function Toggle({ k, es }: any) {
	return (
		<Controller name={k} render={({ field }) => (
			<Field className="swl">
				<Switch className="sw" ref={ref(k)} checked={field.value} onChange={field.onChange}><span /></Switch>
				<Label>{es}</Label>
			</Field>
		)} />
	);
}

const PAISES = ["Argentina", "Brasil", "Canadá", "Chile", "China", "Colombia", "Costa Rica", "Cuba", "Ecuador", "El Salvador", "España", "Estados Unidos", "Filipinas", "Ghana", "Guatemala", "Haití", "Honduras", "India", "México", "Nicaragua", "Nigeria", "Panamá", "Perú", "República Dominicana", "Venezuela", "Vietnam"].map((name) => [name, name]);
const LENGUAS = ["Alemán", "Árabe", "Cantonés", "Coreano", "Español", "Francés", "Hindi", "Hmong", "Igbo", "Inglés", "Mandarín", "Mixteco", "Náhuatl", "Panyabí", "Portugués", "Purépecha", "Tagalo", "Vietnamita", "Yoruba", "Zapoteco"].map((name) => [name, name]);
const ESTATUS = [["C", "Ciudadana(o) de EE. UU."], ["R", "Residente permanente"], ["D", "DACA o TPS"], ["V", "Visa de estudiante o de trabajo"], ["O", "Otra situación / prefiero no decir"]];
const GENERO = [["f", "Femenino"], ["m", "Masculino"], ["nb", "No binario"], ["na", "Prefiero no decir"]];
const SINO = [["si", "Sí"], ["no", "No"]];
const GRADOS = [["9", "9.º grado (freshman)"], ["10", "10.º grado (sophomore)"], ["11", "11.º grado (junior)"], ["12", "12.º grado (senior)"]];
const ESTUDIOS = [["prim", "Primaria o secundaria"], ["prep", "Preparatoria o GED"], ["parcial", "Algo de universidad, sin título"], ["tec", "Título técnico o asociado (2 años)"], ["lic", "Licenciatura (4 años)"], ["pos", "Maestría o doctorado"]];
const PADRES = [["cas", "Casados"], ["ul", "Unión libre"], ["sep", "Separados"], ["div", "Divorciados"], ["viu", "Uno de los dos falleció"], ["nun", "Nunca se casaron"]];
const INGRESO = [["1", "Menos de $25,000"], ["2", "$25,000 – $39,999"], ["3", "$40,000 – $54,999"], ["4", "$55,000 – $74,999"], ["5", "$75,000 – $99,999"], ["6", "$100,000 o más"]];
const ENTERADO = [["r", "Radio"], ["e", "Mi escuela"], ["f", "Un familiar"], ["i", "Redes sociales"], ["p", "Mi parroquia"]];

function Honor({ start, onSave, onClose }: any) {
	const own = useForm<any>({ defaultValues: start });
	return (
		<FormProvider {...own}>
			<DialogTitle as="h3">Un honor o premio <span className="en">An honor or award</span></DialogTitle>
			<Field><Name es="¿Qué ganaste?" en="Name of the recognition" /><Input className="in" {...own.register("titulo")} maxLength={100} /></Field>
			<div className="g">
				<Controller name="grado" render={({ field }) => <List shown={false} span={6} es="¿En qué grado estabas?" en="Your grade then" items={GRADOS} value={field.value} onChange={field.onChange} />} />
				<Field className="s6"><Name es="¿Por qué te lo dieron?" en="What it was for (200 characters)" /><Textarea className="in" rows={3} maxLength={200} {...own.register("motivo")} /></Field>
			</div>
			<Button className="btn p" onClick={() => onSave(own.getValues())}>Guardar honor</Button> <Button className="btn" onClick={onClose}>Cancelar</Button>
		</FormProvider>
	);
}

function App() {
	const methods = useForm<any>({ defaultValues: START });
	form = methods;
	const { control, register } = methods;
	const honors = useFieldArray({ control, name: "honores" });
	const siblings = useFieldArray({ control, name: "hermanos" });
	const [editing, setEditing] = useState<number | null>(null);
	const [done, setDone] = useState(false);
	const saveHonor = (value: any) => {
		if (editing === honors.fields.length) honors.append(value);
		else honors.update(editing!, value);
		setEditing(null);
	};
	const person = (n: number) => (
		<Disclosure as="div" className="disc">
			<DisclosureButton>Madre, padre o tutor {n} <span className="en">· Parent or guardian {n}</span></DisclosureButton>
			<DisclosurePanel>
				<div className="g">
					<Line k={`m${n}nombre`} es="Nombre" en="First name" />
					<Line k={`m${n}apellido`} es="Apellido" en="Last name" />
					<Line k={`m${n}trabajo`} es="¿En qué trabaja?" en="Line of work" />
					<Pick k={`m${n}estudios`} es="¿Hasta dónde estudió?" en="Education completed" items={ESTUDIOS} />
					<Line k={`m${n}tel`} es="Su teléfono" en="Parent’s phone" type="tel" />
				</div>
			</DisclosurePanel>
		</Disclosure>
	);
	return (
		<FormProvider {...methods}>
			<header><div><h1>Fundación Puente del Valle</h1><p>Solicitud de beca 2027–2028 · Scholarship application · Fecha límite: 15 de febrero</p></div></header>
			<main>
				<form onSubmit={methods.handleSubmit(() => { sent = true; setDone(true); })}>
					<section>
						<h2>1. Tus datos <small>About you</small></h2>
						<div className="g">
							<Line k="nombres" es="Nombre(s)" en="First name" />
							<Line k="apellidos" es="Apellido(s)" en="Last name(s)" />
							<Line k="apodo" es="¿Cómo te gusta que te llamen?" en="Name you go by" />
							<Line k="nacimiento" es="Fecha de nacimiento" en="Birth date" placeholder="dd/mm/aaaa" />
							<Line k="ciudadNatal" span={2} es="Naciste en la ciudad de" en="Birth city" />
							<Find k="paisNatal" span={2} es="País" en="Birth country" items={PAISES} />
							<Line k="anios" span={2} es="Años que llevas en EE. UU." en="Years lived in the U.S." inputMode="numeric" />
							<Pick k="estatus" es="Situación migratoria" en="Immigration status (confidential)" items={ESTATUS} />
							<Find many k="idiomas" es="Idiomas que hablas" en="Languages you speak" items={LENGUAS} />
							<Radios k="genero" es="Género" en="Gender" items={GENERO} />
							<Radios k="latina" es="¿Eres de origen hispano o latino?" en="Are you of Hispanic or Latino origin?" items={SINO} />
						</div>
					</section>
					<section>
						<h2>2. Cómo encontrarte <small>How to reach you</small></h2>
						<div className="g">
							<Line k="correo" es="Correo electrónico" en="Email" type="email" />
							<Line k="celular" es="Celular" en="Cell phone" type="tel" help="Diez dígitos / ten digits" />
							<Line k="calle" span={4} es="Calle y número" en="Street address" />
							<Line k="apto" span={2} es="Apto." en="Apt." />
							<Line k="ciudad" span={2} es="Ciudad" en="City" />
							<Find k="estado" span={2} es="Estado" en="State" items={STATES} />
							<Line k="cp" span={2} es="Código postal" en="ZIP code" />
							<Line k="postal" span={6} es="Dirección para cartas, si es otra" en="Mailing address, if different" />
						</div>
						<Toggle k="mensajes" es="Acepto recibir avisos por WhatsApp / I agree to WhatsApp messages" />
					</section>
					<section>
						<h2>3. Tus estudios <small>Your studies</small></h2>
						<div className="g">
							<Line k="prepa" span={6} es="Preparatoria (high school) a la que asistes" en="High school you attend" />
							<Line k="prepaCiudad" es="Ciudad de la escuela" en="School city" />
							<Find k="prepaEstado" es="Estado de la escuela" en="School state" items={STATES} />
							<Pick k="grado" es="Grado que cursas" en="Current grade" items={GRADOS} />
							<Line k="graduacion" es="¿Cuándo te gradúas?" en="Graduation, month and year" placeholder="mm/aaaa" />
							<Line k="promedio" span={2} es="Promedio, escala de 4.0" en="Unweighted GPA" inputMode="decimal" />
							<Line k="sat" span={2} es="SAT, total" en="If taken" inputMode="numeric" />
							<Line k="act" span={2} es="ACT, compuesto" en="If taken" inputMode="numeric" />
							<Line k="universidad" es="Universidad a la que piensas ir" en="College you plan to attend" />
							<Line k="carrera" es="Carrera que quieres estudiar" en="Intended major" />
							<Radios k="becario" es="¿Has recibido antes una beca de la Fundación?" en="Past award from us?" items={SINO} />
						</div>
					</section>
					<section>
						<h2>4. Tu familia <small>Your family</small></h2>
						{person(1)}
						{person(2)}
						<div className="g">
							<Pick k="padres" es="Tus padres están" en="Your parents are" items={PADRES} />
							<Pick k="ingreso" es="Ingreso del hogar al año" en="Household income per year" items={INGRESO} />
							<Radios k="primera" es="¿Serás la primera persona de tu familia en ir a la universidad?" en="First in your family to attend college?" items={[...SINO, ["ns", "No sé"]]} />
							<div className="s6">
								<b>Hermanas y hermanos</b> <span className="en">Brothers and sisters: full name and age</span>
								{siblings.fields.map((row, i) => {
									const name = register(`hermanos.${i}.nombre`);
									const age = register(`hermanos.${i}.edad`);
									return (
										<div className="bro" key={row.id}>
											<Input className="in" placeholder="Nombre y apellido" aria-label="Nombre y apellido" {...name} ref={(node: any) => { name.ref(node); nodes[`hermano${i + 1}nombre`] = node; }} />
											<Input className="in" placeholder="Edad" aria-label="Edad" {...age} ref={(node: any) => { age.ref(node); nodes[`hermano${i + 1}edad`] = node; }} />
											<button type="button" aria-label="Quitar" onClick={() => siblings.remove(i)}>×</button>
										</div>
									);
								})}
								<div><Button className="btn" disabled={siblings.fields.length > 2} onClick={() => siblings.append({ nombre: "", edad: "" }, { shouldFocus: false })}>Agregar hermana o hermano</Button></div>
							</div>
						</div>
					</section>
					<section>
						<h2>5. Honores <small>Honors and awards (up to three)</small></h2>
						{honors.fields.map((row: any, i) => (
							<div className="card" key={row.id}>
								<p><b ref={(node: any) => { nodes[`honor${i + 1}titulo`] = node; }}>{row.titulo}</b></p>
								<p className="en" ref={(node: any) => { nodes[`honor${i + 1}grado`] = node; }}>{GRADOS.find(([code]) => code === row.grado)?.[1]}</p>
								<p ref={(node: any) => { nodes[`honor${i + 1}motivo`] = node; }}>{row.motivo}</p>
								<Button className="btn" onClick={() => setEditing(i)}>Cambiar</Button> <Button className="btn" onClick={() => honors.remove(i)}>Quitar</Button>
							</div>
						))}
						<Button className="btn" disabled={honors.fields.length > 2} onClick={() => setEditing(honors.fields.length)}>Agregar un honor</Button>
						<Dialog open={editing !== null} onClose={() => setEditing(null)}>
							<DialogBackdrop className="bd" />
							<div className="dw">
								<DialogPanel className="dp">
									{editing !== null && <Honor start={methods.getValues("honores")[editing] ?? { titulo: "", grado: "", motivo: "" }} onSave={saveHonor} onClose={() => setEditing(null)} />}
								</DialogPanel>
							</div>
						</Dialog>
					</section>
					<section>
						<h2>6. Para terminar <small>To finish</small></h2>
						<div className="g">
							<Line k="refNombre" es="Maestra(o) que te recomienda" en="Recommender" />
							<Line k="refCorreo" es="Su correo" en="Recommender’s email" type="email" />
							<Line k="urgNombre" es="En caso de emergencia, avisar a" en="Emergency contact" />
							<Line k="urgTel" es="Teléfono de esa persona" en="Their phone" type="tel" />
							<Pick k="enterado" es="¿Cómo supiste de la beca?" en="How did you hear of us?" items={ENTERADO} />
							<Line area rows={6} span={6} k="carta" es="Cuéntanos de un puente que te haya tocado construir" en="Tell us of a bridge you have had to build (400 words)" />
							<Line k="firma" es="Firma (escribe tu nombre completo)" en="Signature" />
						</div>
						<Toggle k="autorizo" es="Autorizo a la Fundación a verificar estos datos / I authorize verification" />
						<div className="trap" aria-hidden="true"><input tabIndex={-1} autoComplete="off" placeholder="Website" {...register("sitio")} ref={(node: any) => { register("sitio").ref(node); nodes.sitio = node; }} /></div>
						<Button type="submit" className="btn p">Enviar solicitud</Button> {done && <b>¡Gracias!</b>}
					</section>
				</form>
			</main>
		</FormProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const lists = (of: (list: string, i: number, field: string) => any) => Object.fromEntries([
	...[0, 1, 2].flatMap((i) => ["nombre", "edad"].map((field) => [`hermano${i + 1}${field}`, of("hermanos", i, field)])),
	...[0, 1, 2].flatMap((i) => ["titulo", "grado", "motivo"].map((field) => [`honor${i + 1}${field}`, of("honores", i, field)])),
]);
Object.assign(window, {
	formState: () => {
		const { hermanos, honores, ...rest } = form.getValues();
		const all: any = { hermanos, honores };
		return { ...rest, ...lists((list, i, field) => all[list]?.[i]?.[field] ?? ""), submitted: sent };
	},
	formShown: () => ({
		...Object.fromEntries(Object.entries(START).filter(([key]) => key !== "hermanos" && key !== "honores").map(([key, start]) => [key, nodes[key] ? drawn(nodes[key]) : (last[key] ?? start)])),
		...lists((list, i, field) => {
			const node = nodes[`${list === "hermanos" ? "hermano" : "honor"}${i + 1}${field}`];
			return node?.isConnected ? (node.value ?? node.textContent) : "";
		}),
	}),
});
