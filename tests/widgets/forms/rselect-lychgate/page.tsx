import "ckeditor5/ckeditor5.css";
import "react-datepicker/dist/react-datepicker.css";
import "./styles.css";
import { Bold, ClassicEditor, Essentials, Italic, List, Paragraph } from "ckeditor5";
import { Field, Form, Formik, useField, useFormikContext } from "formik";
import { memo, type ReactNode, useEffect, useRef } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const same = (names: readonly string[]): Option[] => names.map((value) => ({ value, label: value }));
const pairs = (all: Record<string, string>): Option[] => Object.entries(all).map(([value, label]) => ({ value, label }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const SCHOOLING = pairs({ "1": "Sin terminar la secundaria / Did not finish high school", "2": "Diploma de secundaria / High school diploma", "3": "Algo de universidad / Some college", "4": "Título de dos años / Associate degree", "5": "Licenciatura / Bachelor's degree", "6": "Posgrado / Graduate degree" });
const GRADES = pairs({ "9": "9.º", "10": "10.º", "11": "11.º", "12": "12.º" });

/** A control that is drawn anew only when its own answer changes. */
const Kept = memo(({ render }: { value: unknown; render: () => ReactNode }) => <>{render()}</>, (a, b) => a.value === b.value);

/** A question with its English under it, the answer at its right. */
function Ask({ name, es, en, children }: { name: string; es: string; en: string; children?: ReactNode }) {
	return (
		<div className="fila">
			<label htmlFor={name}>{es}<i>{en}</i></label>
			{children ?? <Field id={name} name={name} type="text" />}
		</div>
	);
}
function Pick({ name, options, label, many, creatable }: { name: string; options: Option[]; label?: string; many?: boolean; creatable?: boolean }) {
	const [{ value }, , { setValue }] = useField<any>(name);
	const Shape: any = creatable ? CreatableSelect : Select;
	const all = (many ? value : [value]).filter(Boolean);
	const chosen = all.map((each: string) => options.find((o) => o.value === each) ?? { value: each, label: each });
	return (
		<Kept value={value} render={() => <Shape
			inputId={name} instanceId={name} classNamePrefix="rs" className={`pick-${name.replace(/\./g, "-")}`} aria-label={label} options={options} isMulti={many} isClearable placeholder="Elija… / Choose…"
			menuPortalTarget={document.body} value={many ? chosen : (chosen[0] ?? null)} onChange={(next: any) => setValue(many ? next.map((o: Option) => o.value) : (next?.value ?? ""))}
		/>} />
	);
}
function Day({ name, ...more }: { name: string; [key: string]: unknown }) {
	const [{ value }, , { setValue }] = useField<Date | null>(name);
	return <Kept value={value} render={() => <DatePicker id={name} selected={value} onChange={(next: Date | null) => setValue(next)} autoComplete="off" {...(more as any)} />} />;
}
function Rich({ name, label }: { name: string; label: string }) {
	const place = useRef<HTMLDivElement>(null);
	const { setFieldValue } = useFormikContext();
	useEffect(() => {
		let editor: ClassicEditor | undefined;
		let isGone = false;
		ClassicEditor.create(place.current!, { licenseKey: "GPL", plugins: [Essentials, Paragraph, Bold, Italic, List], toolbar: ["bold", "italic", "bulletedList"], label }).then((made) => {
			if (isGone) return void made.destroy();
			editor = made;
			made.model.document.on("change:data", () => setFieldValue(name, made.getData()));
		});
		return () => {
			isGone = true;
			void editor?.destroy();
		};
	}, []);
	return <div className="editor" id={`ck-${name}`}><div ref={place} /></div>;
}

const START: any = {
	nombre: "", segundo: "", apellidos: "", apodo: "", nacimiento: null, correo: "", celular: "", calle: "", apto: "", ciudad: "", estado: "", zip: "", idioma: "", ciudadania: "", pais: "", anios: "",
	padre: [0, 1].map(() => ({ nombre: "", apellido: "", vive: "", oficio: "", estudios: "", tel: "" })),
	union: "", hermanos: "", hogar: "", ingreso: "", primero: "",
	escuela: "", escuelaCiudad: "", escuelaEstado: "", graduacion: null, promedio: "", puesto: "", sat: "", act: "", universidades: [], carrera: "", comienzo: "", profesion: "",
	actividades: [0, 1, 2, 3].map(() => ({ grupo: "", papel: "", grados: [], horas: "" })), detalle: "", ensayo: "",
	ref: "", refCorreo: "", refTel: "", fuente: "", firma: "", fecha: null, acepto: false, website: "",
};
let live: any;
let submitted = false;
function Watch() {
	live = useFormikContext<any>().values;
	return null;
}

function Solicitud() {
	return (
		<Formik initialValues={START} validateOnChange={false} validateOnBlur={false} onSubmit={() => { submitted = true; }}>
			<Form className="hoja">
				<Watch />
				<h1>Fundación Puente de Adobe</h1>
				<p className="sub">Solicitud de beca universitaria · <em>College scholarship application</em>. Conteste en español o en inglés. / Answer in either language.</p>
				<h2>1. Quién es usted / About you</h2>
				<Ask name="nombre" es="Nombre de pila" en="First name" />
				<Ask name="segundo" es="Segundo nombre" en="Middle name" />
				<Ask name="apellidos" es="Apellido(s)" en="Last name(s)" />
				<Ask name="apodo" es="¿Cómo le gusta que le llamen?" en="What do you like to be called?" />
				<Ask name="nacimiento" es="Fecha de nacimiento (mes/día/año)" en="Date of birth (month/day/year)"><Day name="nacimiento" dateFormat="MM/dd/yyyy" placeholderText="mm/dd/aaaa" showMonthDropdown showYearDropdown dropdownMode="select" /></Ask>
				<Ask name="correo" es="Correo electrónico" en="E-mail"><Field id="correo" name="correo" type="email" /></Ask>
				<Ask name="celular" es="Teléfono celular" en="Cell phone"><Field id="celular" name="celular" type="tel" placeholder="(000) 000-0000" /></Ask>
				<Ask name="calle" es="Domicilio: calle y número" en="Home address: number and street" />
				<Ask name="apto" es="Departamento" en="Apartment" />
				<Ask name="ciudad" es="Ciudad" en="City" />
				<Ask name="estado" es="Estado" en="State"><Pick name="estado" options={STATE_OPTIONS} /></Ask>
				<Ask name="zip" es="Código postal" en="ZIP" />
				<Ask name="idioma" es="Idioma, aparte del inglés, que se habla en su casa" en="Language other than English spoken in your home"><Pick name="idioma" options={pairs({ es: "Español / Spanish", mix: "Mixteco", zap: "Zapoteco", nah: "Náhuatl", pt: "Portugués / Portuguese", qu: "Quechua", ig: "Igbo", no: "Ninguno / None" })} /></Ask>
				<Ask name="ciudadania" es="Situación migratoria" en="Citizenship or immigration status"><Pick name="ciudadania" options={pairs({ c: "Ciudadano/a de EE. UU. / U.S. citizen", r: "Residente permanente / Permanent resident", d: "DACA o TPS", o: "Otra / Other" })} /></Ask>
				<Ask name="pais" es="País en que nació" en="Country in which you were born"><Pick name="pais" options={same(COUNTRIES)} /></Ask>
				<Ask name="anios" es="¿Cuántos años lleva en Estados Unidos?" en="How many years have you been in the United States?" />
				<h2>2. Su familia / Your family</h2>
				<table>
					<thead><tr><th>&nbsp;</th><th id="h-n">Nombre<i>First name</i></th><th id="h-a">Apellido<i>Last name</i></th><th id="h-v">¿Vive?<i>Living?</i></th><th id="h-o">Oficio o profesión<i>Occupation</i></th><th id="h-e">Estudios<i>Education</i></th><th id="h-t">Teléfono<i>Phone</i></th></tr></thead>
					<tbody>
						{[0, 1].map((n) => (
							<tr key={n}>
								<th scope="row">{n ? "Padre, madre o tutor 2" : "Padre, madre o tutor 1"}<i>Parent or guardian {n + 1}</i></th>
								<td><Field name={`padre.${n}.nombre`} type="text" aria-labelledby="h-n" /></td>
								<td><Field name={`padre.${n}.apellido`} type="text" aria-labelledby="h-a" /></td>
								<td style={{ width: 110 }}><Pick name={`padre.${n}.vive`} label="¿Vive? / Living?" options={pairs({ s: "Sí", n: "No" })} /></td>
								<td><Field name={`padre.${n}.oficio`} type="text" aria-labelledby="h-o" /></td>
								<td style={{ width: 210 }}><Pick name={`padre.${n}.estudios`} label="Estudios / Education" options={SCHOOLING} /></td>
								<td><Field name={`padre.${n}.tel`} type="tel" aria-labelledby="h-t" /></td>
							</tr>
						))}
					</tbody>
				</table>
				<br />
				<Ask name="union" es="Sus padres están…" en="Your parents are…"><Pick name="union" options={pairs({ c: "Casados / Married", u: "En unión libre / Living together", s: "Separados / Separated", d: "Divorciados / Divorced", v: "Uno ha fallecido / One is deceased", n: "Nunca se casaron / Never married" })} /></Ask>
				<Ask name="hermanos" es="Número de hermanos y hermanas" en="Number of brothers and sisters" />
				<Ask name="hogar" es="Personas que viven en su casa" en="People living in your home" />
				<Ask name="ingreso" es="Ingreso anual de la familia" en="Family's yearly income"><Pick name="ingreso" options={pairs({ a: "Menos de $25,000", b: "$25,000 – $49,999", c: "$50,000 – $74,999", d: "$75,000 – $99,999", e: "$100,000 o más" })} /></Ask>
				<div className="fila">
					<span className="p" id="primero-l">¿Sería la primera persona de su familia en ir a la universidad?<i>Would you be the first in your family to go to college?</i></span>
					<div className="radios" role="group" aria-labelledby="primero-l">
						<label><Field type="radio" name="primero" value="si" /> Sí / Yes</label>
						<label><Field type="radio" name="primero" value="no" /> No</label>
					</div>
				</div>
				<h2>3. Sus estudios / Your studies</h2>
				<Ask name="escuela" es="Escuela secundaria (high school)" en="High school" />
				<Ask name="escuelaCiudad" es="Ciudad de la escuela" en="City of the school" />
				<Ask name="escuelaEstado" es="Estado de la escuela" en="State of the school"><Pick name="escuelaEstado" options={STATE_OPTIONS} /></Ask>
				<Ask name="graduacion" es="Mes y año en que se gradúa" en="Month and year you graduate"><Day name="graduacion" dateFormat="MM/yyyy" showMonthYearPicker placeholderText="mm/aaaa" /></Ask>
				<Ask name="promedio" es="Promedio general (escala de 4.0, sin ponderar)" en="Overall average (4.0 scale, not weighted)" />
				<Ask name="puesto" es="Lugar en su generación (por ejemplo, 5 de 200)" en="Place in your class (for example, 5 of 200)" />
				<Ask name="sat" es="SAT, puntaje total" en="SAT total" />
				<Ask name="act" es="ACT, puntaje compuesto" en="ACT composite" />
				<Ask name="universidades" es="Universidades a las que ha solicitado ingreso" en="Colleges to which you have applied"><Pick name="universidades" many creatable options={same(["Chapman University", "Oregon State University", "Portland State University", "Reed College", "University of California, Berkeley", "University of Oregon", "University of Washington", "Willamette University"])} /></Ask>
				<Ask name="carrera" es="Carrera que piensa estudiar" en="Intended major"><Pick name="carrera" options={same(MAJORS)} /></Ask>
				<Ask name="comienzo" es="Año en que empezará" en="Year you will begin"><Pick name="comienzo" options={same(["2026", "2027", "2028", "2029"])} /></Ask>
				<Ask name="profesion" es="¿A qué se quiere dedicar?" en="What work do you want to do?" />
				<h2>4. Actividades / Activities</h2>
				<p>Servicio, trabajo, deportes, arte, deberes en casa. La más importante primero. / Service, jobs, sports, art, duties at home. Most important first.</p>
				<table>
					<thead><tr><th>N.º</th><th id="a-g">Grupo o lugar<i>Group or place</i></th><th id="a-p">Su papel<i>Your role</i></th><th id="a-c">Grados<i>Grades</i></th><th id="a-h" style={{ width: 130 }}>Horas por semana<i>Hours a week</i></th></tr></thead>
					<tbody>
						{[0, 1, 2, 3].map((n) => (
							<tr key={n}>
								<th scope="row">{n + 1}</th>
								<td><Field name={`actividades.${n}.grupo`} type="text" aria-labelledby="a-g" /></td>
								<td><Field name={`actividades.${n}.papel`} type="text" aria-labelledby="a-p" /></td>
								<td style={{ width: 290 }}><Pick name={`actividades.${n}.grados`} many label="Grados / Grades" options={GRADES} /></td>
								<td><Field name={`actividades.${n}.horas`} type="text" inputMode="numeric" aria-labelledby="a-h" /></td>
							</tr>
						))}
					</tbody>
				</table>
				<p>Díganos más de la actividad número 1: ¿qué hizo en ella? / <em>Tell us more about activity number 1: what did you do?</em></p>
				<Rich name="detalle" label="Actividad número 1, en detalle / Activity number 1, in detail" />
				<h2>5. Ensayo / Essay</h2>
				<p>¿Qué puente quisiera construir en su comunidad? (500 palabras) / <em>What bridge would you build in your community? (500 words)</em></p>
				<Rich name="ensayo" label="Ensayo / Essay" />
				<h2>6. Para terminar / To finish</h2>
				<Ask name="ref" es="Persona que lo/la recomienda" en="Person recommending you" />
				<Ask name="refCorreo" es="Correo de esa persona" en="That person's e-mail"><Field id="refCorreo" name="refCorreo" type="email" /></Ask>
				<Ask name="refTel" es="Teléfono de esa persona" en="That person's phone"><Field id="refTel" name="refTel" type="tel" /></Ask>
				<Ask name="fuente" es="¿Cómo supo de la beca?" en="How did you learn of this scholarship?"><Pick name="fuente" options={same(["Radio", "Escuela / School", "Iglesia / Church", "Consulado / Consulate", "Internet"])} /></Ask>
				<div className="trampa" aria-hidden="true"><label htmlFor="website">Website</label><Field id="website" name="website" type="text" tabIndex={-1} autoComplete="off" /></div>
				<div className="fila"><span className="p" /><label><Field type="checkbox" name="acepto" /> Autorizo a la Fundación a publicar mi nombre y foto. / I allow the Foundation to publish my name and photo.</label></div>
				<Ask name="firma" es="Firma" en="Signature" />
				<Ask name="fecha" es="Fecha de la firma" en="Date signed"><Day name="fecha" dateFormat="MM/dd/yyyy" placeholderText="mm/dd/aaaa" /></Ask>
				<button type="submit" className="enviar">Enviar / Submit</button>
			</Form>
		</Formik>
	);
}

createRoot(document.getElementById("root")!).render(<Solicitud />);

/** One entry for each control: “padre.0.nombre”. */
const flat = (value: any, prefix = ""): [string, any][] =>
	Object.entries(value).flatMap(([key, each]: [string, any]) =>
		each && typeof each === "object" && !(each instanceof Date) && !(Array.isArray(each) && typeof each[0] !== "object") ? flat(each, `${prefix}${key}.`) : [[prefix + key, each] as [string, any]],
	);
const two = (n: number) => String(n).padStart(2, "0");
const iso = (date: Date | null, withDay: boolean) => (date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}${withDay ? `-${two(date.getDate())}` : ""}` : "");
(window as any).formState = () => {
	const { nacimiento, graduacion, fecha, ...rest } = live;
	return { ...Object.fromEntries(flat(rest)), nacimiento: iso(nacimiento, true), graduacion: iso(graduacion, false), fecha: iso(fecha, true), submitted };
};
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const [key] of flat(START)) {
		const pick = document.querySelector(`.pick-${key.replace(/\./g, "-")}`);
		const rich = document.querySelector(`#ck-${key.replace(/\./g, "-")} .ck-editor__editable`);
		const inputs = [...document.querySelectorAll<HTMLInputElement>(`[name="${key}"], [id="${key}"]`)];
		if (rich) shown[key] = (rich as HTMLElement).innerText.trim();
		else if (pick?.querySelector(".rs__value-container--is-multi")) shown[key] = [...pick.querySelectorAll(".rs__multi-value__label")].map((each) => each.textContent);
		else if (pick) shown[key] = pick.querySelector(".rs__single-value")?.textContent ?? "";
		else if (inputs[0].type === "radio") shown[key] = inputs.find((each) => each.checked)?.closest("label")?.textContent?.trim() ?? "";
		else shown[key] = inputs[0].type === "checkbox" ? inputs[0].checked : inputs[0].value;
	}
	return shown;
};
