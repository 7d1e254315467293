import {
	Badge, Box, Button, ChakraProvider, Checkbox, CheckboxGroup, CloseButton, Combobox, Container, createListCollection, DatePicker, Drawer,
	defaultSystem, Field, Fieldset, Flex, Heading, HStack, Input, NumberInput, parseDate, PinInput, Portal, RadioCard, RadioGroup, SegmentGroup,
	Select, Separator, SimpleGrid, Stack, Switch, TagsInput, Text as Words, useFilter, useListCollection,
} from "@chakra-ui/react";
import { Bold, ClassicEditor, Essentials, Italic, List, Paragraph } from "ckeditor5";
import "ckeditor5/ckeditor5.css";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "./style.css";

type Values = Record<string, any>;
type Bound = { values: Values; set: (key: string, value: any) => void; places: Map<string, HTMLElement> };
type Common = { k: string; label: string; es?: string; help?: string; required?: boolean };
type Option = { value: string; label: string };

const saved = new Map<string, HTMLElement>();
const drawn = new Map<string, HTMLElement>();
const at = (places: Map<string, HTMLElement>, key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
	else places.delete(key);
};
const plain = (labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));

const Both = ({ label, es }: { label: string; es?: string }) => (
	<span>{label}{es && <Words as="span" color="fg.muted" fontWeight="normal" lang="es"> / {es}</Words>}</span>
);

function Line({ k, label, es, help, required, values, set, places, ...rest }: Common & Bound & Record<string, any>) {
	return (
		<Field.Root required={required} ref={at(places, k)}>
			<Field.Label><Both label={label} es={es} /><Field.RequiredIndicator /></Field.Label>
			<Input name={k} value={values[k]} onChange={(event) => set(k, event.target.value)} {...rest} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Choice({ k, label, es, required, values, set, places, options, inline }: Common & Bound & { options: Option[]; inline?: boolean }) {
	const collection = useMemo(() => createListCollection({ items: options }), [options]);
	const list = (
		<Select.Positioner>
			<Select.Content>
				{collection.items.map((item) => <Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>)}
			</Select.Content>
		</Select.Positioner>
	);
	return (
		<Select.Root collection={collection} value={values[k] ? [values[k]] : []} onValueChange={({ value }) => set(k, value[0] ?? "")} required={required} ref={at(places, k)}>
			<Select.HiddenSelect name={k} />
			<Select.Label><Both label={label} es={es} />{required && <Words as="span" color="fg.error"> *</Words>}</Select.Label>
			<Select.Control>
				<Select.Trigger><Select.ValueText placeholder="Choose / Elija" /></Select.Trigger>
				<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
			</Select.Control>
			{inline ? list : <Portal>{list}</Portal>}
		</Select.Root>
	);
}

function Find({ k, label, es, values, set, places, options }: Common & Bound & { options: Option[] }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: options, filter: contains });
	return (
		<Combobox.Root collection={collection} value={values[k] ? [values[k]] : []} onValueChange={({ value }) => set(k, value[0] ?? "")} onInputValueChange={({ inputValue }) => filter(inputValue)} openOnClick ref={at(places, k)}>
			<Combobox.Label><Both label={label} es={es} /></Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder="Type to search" />
				<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>No match</Combobox.Empty>
						{collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

function Circle({ k, label, es, values, set, places, options }: Common & Bound & { options: Option[] }) {
	return (
		<RadioGroup.Root name={k} value={values[k] || null} onValueChange={({ value }) => set(k, value ?? "")} ref={at(places, k)}>
			<RadioGroup.Label fontWeight="medium"><Both label={label} es={es} /></RadioGroup.Label>
			<Stack gap="2" mt="2">
				{options.map(({ value, label: text }) => (
					<RadioGroup.Item key={value} value={value}>
						<RadioGroup.ItemHiddenInput />
						<RadioGroup.ItemIndicator />
						<RadioGroup.ItemText>{text}</RadioGroup.ItemText>
					</RadioGroup.Item>
				))}
			</Stack>
		</RadioGroup.Root>
	);
}

function Figure({ k, label, es, help, values, set, places, ...rest }: Common & Bound & Record<string, any>) {
	return (
		<Field.Root ref={at(places, k)}>
			<Field.Label><Both label={label} es={es} /></Field.Label>
			<NumberInput.Root width="full" name={k} value={values[k]} onValueChange={({ value }) => set(k, value)} {...rest}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Day({ k, label, es, required, values, set, places }: Common & Bound) {
	return (
		<DatePicker.Root value={values[k] ? [parseDate(values[k])] : []} onValueChange={({ value }) => set(k, value[0]?.toString() ?? "")} ref={at(places, k)}>
			<DatePicker.Label><Both label={label} es={es} />{required && <Words as="span" color="fg.error"> *</Words>}</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input placeholder="mm/dd/yyyy" />
				<DatePicker.IndicatorGroup><DatePicker.Trigger aria-label={`Open calendar for ${label}`}>▦</DatePicker.Trigger></DatePicker.IndicatorGroup>
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

function Rich({ k, label, es, help, values, set, places }: Common & Bound) {
	const holder = useRef<HTMLDivElement>(null);
	const latest = useRef(set);
	latest.current = set;
	useEffect(() => {
		let gone = false;
		let editor: ClassicEditor | undefined;
		const element = document.createElement("div");
		holder.current!.append(element);
		ClassicEditor.create(element, {
			licenseKey: "GPL",
			plugins: [Essentials, Paragraph, Bold, Italic, List],
			toolbar: ["bold", "italic", "|", "bulletedList", "|", "undo", "redo"],
			initialData: values[k],
			label,
		} as any).then((made) => {
			if (gone) return void made.destroy();
			editor = made;
			made.model.document.on("change:data", () => latest.current(k, made.getData()));
		});
		return () => {
			gone = true;
			void editor?.destroy();
		};
	}, []);
	return (
		<Box ref={at(places, k)} gridColumn="1 / -1">
			<Words fontWeight="medium" textStyle="sm" mb="1.5"><Both label={label} es={es} /></Words>
			<div ref={holder} />
			{help && <Words textStyle="xs" color="fg.muted" mt="1">{help}</Words>}
		</Box>
	);
}

const WORK = plain(["Paid job", "Volunteer service", "School club or team", "Research or field work", "Caregiving at home", "Other"]);
const blank = () => ({ Place: "", Duty: "", Kind: "", Grades: [] as string[], Hours: "", Weeks: "", Tasks: "" });
type Entry = ReturnType<typeof blank>;
const PARTS = Object.keys(blank());
const GRADES = ["Grade 9", "Grade 10", "Grade 11", "Grade 12"];

function EntryDrawer({ number, entry, keep, close }: { number: number; entry: Entry; keep: (entry: Entry) => void; close: () => void }) {
	const [draft, setDraft] = useState(entry);
	const name = (part: string) => `exp${number}${part}`;
	const bound: Bound = {
		values: Object.fromEntries(PARTS.map((part) => [name(part), (draft as Values)[part]])),
		set: (key, value) => setDraft((before) => ({ ...before, [key.slice(name("").length)]: value })),
		places: drawn,
	};
	return (
		<Drawer.Root open size="lg" onOpenChange={({ open }) => !open && close()}>
			<Portal>
				<Drawer.Backdrop />
				<Drawer.Positioner>
					<Drawer.Content>
						<Drawer.Header><Drawer.Title>Experience {number}</Drawer.Title></Drawer.Header>
						<Drawer.Body>
							<SimpleGrid columns={2} gap="5">
								<Line k={name("Place")} label="Organization" es="Organización" {...bound} />
								<Line k={name("Duty")} label="Your role" es="Su función" {...bound} />
								<Choice k={name("Kind")} label="Type of experience" es="Tipo" inline options={WORK} {...bound} />
								<Box ref={at(drawn, name("Grades"))}>
									<Fieldset.Root>
										<CheckboxGroup value={draft.Grades} onValueChange={(value) => setDraft((before) => ({ ...before, Grades: GRADES.filter((grade) => value.includes(grade)) }))}>
											<Fieldset.Legend fontSize="sm">When did you take part?</Fieldset.Legend>
											<Fieldset.Content>
												<SimpleGrid columns={2} gap="2">
													{GRADES.map((grade) => (
														<Checkbox.Root key={grade} value={grade}>
															<Checkbox.HiddenInput />
															<Checkbox.Control />
															<Checkbox.Label>{grade}</Checkbox.Label>
														</Checkbox.Root>
													))}
												</SimpleGrid>
											</Fieldset.Content>
										</CheckboxGroup>
									</Fieldset.Root>
								</Box>
								<Figure k={name("Hours")} label="Hours per week" es="Horas por semana" min={0} max={80} {...bound} />
								<Figure k={name("Weeks")} label="Weeks per year" es="Semanas por año" min={0} max={52} {...bound} />
								<Rich k={name("Tasks")} label="What you did" es="Qué hizo" help="Up to 500 characters." {...bound} />
							</SimpleGrid>
						</Drawer.Body>
						<Drawer.Footer>
							<Button variant="outline" onClick={close}>Cancel</Button>
							<Button colorPalette="orange" onClick={() => keep(draft)}>Save experience</Button>
						</Drawer.Footer>
						<Drawer.CloseTrigger asChild><CloseButton size="sm" /></Drawer.CloseTrigger>
					</Drawer.Content>
				</Drawer.Positioner>
			</Portal>
		</Drawer.Root>
	);
}

const PROGRAMS: [string, string, string][] = [
	["PN", "Practical Nursing", "12 months · LPN licensure"],
	["ADN", "Registered Nursing (ADN)", "24 months · RN licensure"],
	["RAD", "Radiologic Technology", "22 months"],
	["EET", "Environmental Engineering Technology", "20 months · A.A.S."],
	["HVC", "Heating and Air Conditioning", "10 months"],
];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"];
const STATE_OPTIONS: Option[] = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = plain(COUNTRIES);
const TERMS = [{ value: "202703", label: "Spring 2027 (January)" }, { value: "202709", label: "Fall 2027 (August)" }, { value: "202803", label: "Spring 2028 (January)" }];
const SEX: Option[] = [{ value: "F", label: "Female / Femenino" }, { value: "M", label: "Male / Masculino" }, { value: "U", label: "Prefer not to say / Prefiero no decir" }];
const MILITARY = plain(["Not applicable", "Active duty", "Veteran", "Dependent of a service member"]);
const SCRUBS = plain(["XS", "S", "M", "L", "XL", "2XL"]);
const RELATIONS = plain(["Parent", "Grandparent", "Spouse", "Sibling", "Friend"]);
const HEARD = plain(["High school visit", "Radio or television", "Current student", "Clinic or hospital", "Internet", "Other"]);

const START: Values = {
	program: "", term: "", schedule: "",
	first: "", middle: "", last: "", former: "", dob: "", sex: "", birthTown: "", birthCountry: "", ssn: "",
	email: "", mobile: "", otherPhone: "", street: "", unit: "", city: "", state: "", zip: "",
	school: "", schoolCity: "", schoolState: "", diploma: "", gradDate: "", gpa: "", college: "", collegeWhen: "", act: "", sat: "",
	cprDate: "", essay: "",
	parentA: "", parentAJob: "", parentB: "", parentBJob: "", income: "", aid: "", firstGen: false,
	citizen: "", hispanic: "", race: [], languages: [], usYears: "", military: "",
	emName: "", emRelation: "", emPhone: "", doctor: "", scrubs: "", heard: "",
	background: false, pin: ["", "", "", ""], signature: "",
};

const Part = ({ number, title, es, children, note }: { number: number; title: string; es: string; children: ReactNode; note?: string }) => (
	<Box as="section" bg="bg" borderWidth="1px" borderTopWidth="4px" borderTopColor="orange.400" rounded="md" p="6" mb="6">
		<HStack mb="1"><Badge colorPalette="orange">{number}</Badge><Heading size="lg">{title}</Heading><Words color="fg.muted" lang="es">{es}</Words></HStack>
		{note && <Words color="fg.muted" textStyle="sm">{note}</Words>}
		<Separator my="4" />
		<SimpleGrid columns={{ base: 1, md: 2 }} gap="5">{children}</SimpleGrid>
	</Box>
);
const Wide = ({ children }: { children: ReactNode }) => <Box gridColumn="1 / -1">{children}</Box>;

function App() {
	const [values, setValues] = useState(START);
	const [entries, setEntries] = useState<Entry[]>([]);
	const [open, setOpen] = useState<number | null>(null);
	const [sent, setSent] = useState(false);
	const bound: Bound = { values, set: (key, value) => setValues((before) => ({ ...before, [key]: value })), places: saved };

	useLayoutEffect(() => {
		const own = window as any;
		own.formState = () => {
			const { pin, ...rest } = values;
			const state: Values = { ...rest, pin: pin.join("") };
			for (const number of [1, 2, 3]) for (const part of PARTS) state[`exp${number}${part}`] = (entries[number - 1] as any)?.[part] ?? (part === "Grades" ? [] : "");
			return { ...state, submitted: sent };
		};
		own.formShown = () =>
			Object.fromEntries(
				Object.entries(own.formState()).filter(([key]) => key !== "submitted").map(([key, value]) => {
					const holder = drawn.get(key) ?? saved.get(key);
					const several = Array.isArray(value);
					if (!holder) return [key, several ? [] : ""];
					if (key === "languages") return [key, [...holder.querySelectorAll("[data-part=item-text]")].map((item) => item.textContent)];
					if (several) {
						const items = holder.querySelectorAll<HTMLElement>("[data-item]");
						if (items.length) return [key, [...items].map((item) => item.textContent)];
						return [key, [...holder.querySelectorAll<HTMLInputElement>("input:checked")].map((box) => box.closest("label")!.textContent)];
					}
					if (typeof value === "boolean") return [key, holder.querySelector<HTMLInputElement>("input[type=checkbox]")!.checked];
					const editable = holder.querySelector(".ck-content");
					if (editable) return [key, editable.textContent!.replace(/[\u00a0\u200b\u2060]/g, "").trim()];
					const radios = holder.querySelector("input[type=radio]");
					if (radios) return [key, holder.querySelector("[data-part=item-text][data-state=checked]")?.textContent ?? ""];
					if (key === "pin") return [key, [...holder.querySelectorAll("input")].map((box) => (box.dataset.index === undefined ? "" : box.value)).join("")];
					const text = holder.querySelector("[data-scope=select][data-part=value-text]");
					if (text) return [key, value ? text.textContent : ""];
					const input = holder.querySelector("input");
					return [key, input ? input.value : holder.textContent];
				}),
			);
	});

	return (
		<ChakraProvider value={defaultSystem}>
			<Box bg="orange.50" minH="100vh" className="light">
				<Box bg="orange.700" color="white" py="6"><Container maxW="5xl"><Heading size="2xl">Gambrel Valley School of Nursing and Technology</Heading><Words>Application for admission · Solicitud de admisión</Words></Container></Box>
				<Container maxW="5xl" py="8">
					<form onSubmit={(event) => { event.preventDefault(); setSent(true); }}>
						<Words mb="6">Complete in English or Spanish. Questions with <Words as="span" color="fg.error">*</Words> are required. <span lang="es">Puede contestar en inglés o en español.</span></Words>

						<Part number={1} title="Your program" es="Su programa">
							<Wide>
								<RadioCard.Root name="program" value={values.program || null} onValueChange={({ value }) => bound.set("program", value ?? "")} ref={at(saved, "program")} colorPalette="orange">
									<RadioCard.Label>Which program do you want to study? *</RadioCard.Label>
									<SimpleGrid columns={3} gap="3">
										{PROGRAMS.map(([value, title, about]) => (
											<RadioCard.Item key={value} value={value}>
												<RadioCard.ItemHiddenInput />
												<RadioCard.ItemControl>
													<RadioCard.ItemContent>
														<RadioCard.ItemText>{title}</RadioCard.ItemText>
														<RadioCard.ItemDescription>{about}</RadioCard.ItemDescription>
													</RadioCard.ItemContent>
													<RadioCard.ItemIndicator />
												</RadioCard.ItemControl>
											</RadioCard.Item>
										))}
									</SimpleGrid>
								</RadioCard.Root>
							</Wide>
							<Choice k="term" label="Starting term" es="Período de inicio" required options={TERMS} {...bound} />
							<Box ref={at(saved, "schedule")}>
								<Words fontWeight="medium" textStyle="sm" mb="1.5" id="schedule-label"><Both label="Class schedule you prefer" es="Horario" /></Words>
								<SegmentGroup.Root name="schedule" aria-labelledby="schedule-label" value={values.schedule || null} onValueChange={({ value }) => bound.set("schedule", value ?? "")}>
									<SegmentGroup.Indicator />
									<SegmentGroup.Items items={["Days", "Evenings", "Weekends"]} />
								</SegmentGroup.Root>
							</Box>
						</Part>

						<Part number={2} title="About you" es="Sobre usted" note="Give your name as it appears on your government identification.">
							<Line k="first" label="First name" es="Nombre" required {...bound} />
							<Line k="middle" label="Middle name" es="Segundo nombre" {...bound} />
							<Line k="last" label="Last name(s)" es="Apellido(s)" required {...bound} />
							<Line k="former" label="Other names on your records" es="Otros nombres en sus documentos" {...bound} />
							<Day k="dob" label="Date of birth" es="Fecha de nacimiento" required {...bound} />
							<Choice k="sex" label="Sex" es="Sexo" options={SEX} {...bound} />
							<Line k="birthTown" label="City of birth" es="Ciudad de nacimiento" {...bound} />
							<Find k="birthCountry" label="Country of birth" es="País de nacimiento" options={COUNTRY_OPTIONS} {...bound} />
							<Line k="ssn" label="Social Security number" es="Número de Seguro Social" help="Used for licensure and tax form 1098-T." placeholder="___-__-____" autoComplete="off" {...bound} />
						</Part>

						<Part number={3} title="How to reach you" es="Cómo comunicarnos">
							<Line k="email" label="Email" es="Correo electrónico" type="email" required {...bound} />
							<Line k="mobile" label="Cell phone" es="Celular" type="tel" required help="10 digits" {...bound} />
							<Line k="otherPhone" label="Message phone (someone who can reach you)" es="Teléfono para recados" type="tel" {...bound} />
							<Box />
							<Line k="street" label="Street address" es="Calle y número" required {...bound} />
							<Line k="unit" label="Apt. / Unit" es="Apto." {...bound} />
							<Line k="city" label="City" es="Ciudad" required {...bound} />
							<Flex gap="4">
								<Choice k="state" label="State" es="Estado" options={STATE_OPTIONS} {...bound} />
								<Line k="zip" label="ZIP" es="Código postal" {...bound} />
							</Flex>
						</Part>

						<Part number={4} title="Education" es="Educación">
							<Line k="school" label="High school" es="Escuela secundaria" required {...bound} />
							<Line k="schoolCity" label="City where the school is" es="Ciudad" {...bound} />
							<Choice k="schoolState" label="State where the school is" es="Estado" options={STATE_OPTIONS} {...bound} />
							<Day k="gradDate" label="Graduation date (actual or expected)" es="Fecha de graduación" {...bound} />
							<Circle k="diploma" label="Diploma status" es="Situación" options={[{ value: "will", label: "I am still in high school and will graduate" }, { value: "have", label: "I have a high school diploma" }, { value: "ged", label: "I have a GED, HiSET or TASC" }]} {...bound} />
							<Figure k="gpa" label="Cumulative GPA (unweighted, 4-point)" es="Promedio" min={0} max={4} step={0.01} formatOptions={{ maximumFractionDigits: 2 }} {...bound} />
							<Line k="college" label="Other college you have taken classes at" es="Otra universidad" {...bound} />
							<Line k="collegeWhen" label="When" es="Cuándo" {...bound} />
							<Figure k="act" label="ACT composite" min={1} max={36} help="Optional" {...bound} />
							<Figure k="sat" label="SAT total" min={400} max={1600} help="Optional" {...bound} />
							<Day k="cprDate" label="CPR/BLS card expires on" es="Vencimiento de RCP" {...bound} />
						</Part>

						<Part number={5} title="Experience" es="Experiencia" note="Work, volunteer service and school activities: up to three. Patient contact is not required.">
							<Wide>
								<Stack gap="3">
									{entries.map((entry, index) => {
										const name = (part: string) => `exp${index + 1}${part}`;
										return (
											<Box key={index} borderWidth="1px" rounded="md" p="4">
												<Flex justify="space-between">
													<Box>
														<Words fontWeight="semibold"><span ref={at(saved, name("Place"))}>{entry.Place}</span></Words>
														<Words textStyle="sm"><span ref={at(saved, name("Duty"))}>{entry.Duty}</span> · <span ref={at(saved, name("Kind"))}>{entry.Kind}</span></Words>
													</Box>
													<HStack>
														<Button size="xs" variant="outline" onClick={() => setOpen(index)}>Change</Button>
														<Button size="xs" variant="ghost" onClick={() => setEntries((before) => before.filter((_, each) => each !== index))}>Delete</Button>
													</HStack>
												</Flex>
												<Words textStyle="sm" color="fg.muted">
													<span ref={at(saved, name("Grades"))}>{entry.Grades.map((grade, place) => <span key={grade}>{place > 0 && ", "}<span data-item="">{grade}</span></span>)}</span>
													{" · "}<span ref={at(saved, name("Hours"))}>{entry.Hours}</span> hours/week, <span ref={at(saved, name("Weeks"))}>{entry.Weeks}</span> weeks/year
												</Words>
												<Box className="duties" textStyle="sm" mt="2" ref={at(saved, name("Tasks"))} dangerouslySetInnerHTML={{ __html: entry.Tasks }} />
											</Box>
										);
									})}
									{entries.length === 0 && <Words color="fg.muted">You have not added anything yet. <span lang="es">Todavía no ha agregado nada.</span></Words>}
									<Box><Button variant="subtle" colorPalette="orange" disabled={entries.length >= 3} onClick={() => setOpen(entries.length)}>Add experience / Agregar</Button></Box>
								</Stack>
							</Wide>
							<Rich k="essay" label="Why have you chosen this field? (300 words)" es="¿Por qué eligió este campo?" {...bound} />
						</Part>

						<Part number={6} title="Household" es="Hogar" note="Used for scholarships and state grants only.">
							<Line k="parentA" label="Parent or guardian 1: full name" es="Padre, madre o tutor 1" {...bound} />
							<Line k="parentAJob" label="Occupation (parent or guardian 1)" es="Ocupación" {...bound} />
							<Line k="parentB" label="Parent or guardian 2: full name" es="Padre, madre o tutor 2" {...bound} />
							<Line k="parentBJob" label="Occupation (parent or guardian 2)" es="Ocupación" {...bound} />
							<Figure k="income" label="Household income last year" es="Ingreso familiar anual" help="US dollars" min={0} formatOptions={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }} {...bound} />
							<Circle k="aid" label="Do you receive financial aid?" es="¿Recibe ayuda financiera?" options={[{ value: "yes", label: "Yes / Sí" }, { value: "no", label: "No" }]} {...bound} />
							<Wide>
								<Switch.Root name="firstGen" checked={values.firstGen} onCheckedChange={({ checked }) => bound.set("firstGen", checked)} ref={at(saved, "firstGen")} colorPalette="orange">
									<Switch.HiddenInput />
									<Switch.Control />
									<Switch.Label><Both label="I will be the first in my family to go to college" es="Seré el primero de mi familia en ir a la universidad" /></Switch.Label>
								</Switch.Root>
							</Wide>
						</Part>

						<Part number={7} title="Background" es="Datos demográficos">
							<Circle k="citizen" label="Citizenship" es="Ciudadanía" options={[{ value: "1", label: "U.S. citizen" }, { value: "2", label: "Permanent resident (green card)" }, { value: "3", label: "Student visa or other visa" }, { value: "4", label: "None of these" }]} {...bound} />
							<Circle k="hispanic" label="Hispanic or Latino" es="Hispano o latino" options={[{ value: "yes", label: "Yes / Sí" }, { value: "no", label: "No" }]} {...bound} />
							<Box ref={at(saved, "race")}>
								<Fieldset.Root>
									<CheckboxGroup value={values.race} onValueChange={(value) => bound.set("race", RACES.filter((race) => value.includes(race)))}>
										<Fieldset.Legend fontSize="sm"><Both label="Race (mark one or more)" es="Raza" /></Fieldset.Legend>
										<Fieldset.Content>
											{RACES.map((race) => (
												<Checkbox.Root key={race} value={race}>
													<Checkbox.HiddenInput />
													<Checkbox.Control />
													<Checkbox.Label>{race}</Checkbox.Label>
												</Checkbox.Root>
											))}
										</Fieldset.Content>
									</CheckboxGroup>
								</Fieldset.Root>
							</Box>
							<Stack gap="5">
								<TagsInput.Root value={values.languages} onValueChange={({ value }) => bound.set("languages", value)} blurBehavior="add" ref={at(saved, "languages")}>
									<TagsInput.Label><Both label="Languages you speak" es="Idiomas que habla" /></TagsInput.Label>
									<TagsInput.Control>
										<TagsInput.Items />
										<TagsInput.Input placeholder="Type a language, press Enter" />
									</TagsInput.Control>
								</TagsInput.Root>
								<Figure k="usYears" label="Years you have lived in the United States" es="Años en los Estados Unidos" min={0} {...bound} />
								<Choice k="military" label="Military status" es="Servicio militar" options={MILITARY} {...bound} />
							</Stack>
						</Part>

						<Part number={8} title="Emergency and health" es="Emergencia y salud">
							<Line k="emName" label="Emergency contact" es="Contacto de emergencia" {...bound} />
							<Choice k="emRelation" label="Relationship to you" es="Parentesco" options={RELATIONS} {...bound} />
							<Line k="emPhone" label="Emergency phone" es="Teléfono de emergencia" type="tel" {...bound} />
							<Line k="doctor" label="Physician or clinic" es="Médico o clínica" {...bound} />
							<Choice k="scrubs" label="Uniform (scrub) size" es="Talla de uniforme" options={SCRUBS} {...bound} />
							<Choice k="heard" label="How did you learn about us?" es="¿Cómo se enteró?" options={HEARD} {...bound} />
						</Part>

						<Part number={9} title="Signature" es="Firma">
							<Wide>
								<Checkbox.Root checked={values.background} onCheckedChange={({ checked }) => bound.set("background", checked === true)} ref={at(saved, "background")}>
									<Checkbox.HiddenInput />
									<Checkbox.Control />
									<Checkbox.Label>I authorize a criminal background check and drug screening as required by clinical sites.</Checkbox.Label>
								</Checkbox.Root>
							</Wide>
							<Box ref={at(saved, "pin")}>
								<PinInput.Root mask value={values.pin} onValueChange={({ value }) => bound.set("pin", [0, 1, 2, 3].map((place) => value[place] ?? ""))}>
									<PinInput.Label fontSize="sm" fontWeight="medium"><Both label="Choose a 4-digit PIN to return to this form" es="Elija un PIN" /></PinInput.Label>
									<PinInput.HiddenInput />
									<PinInput.Control>
										{[0, 1, 2, 3].map((place) => <PinInput.Input key={place} index={place} />)}
									</PinInput.Control>
								</PinInput.Root>
							</Box>
							<Line k="signature" label="Electronic signature" es="Firma electrónica" {...bound} />
						</Part>
						<Button type="submit" size="lg" colorPalette="orange">Submit application / Enviar solicitud</Button>
					</form>
				</Container>
				{open !== null && (
					<EntryDrawer
						key={open}
						number={open + 1}
						entry={entries[open] ?? blank()}
						close={() => setOpen(null)}
						keep={(entry) => {
							setEntries((before) => (open < before.length ? before.map((each, index) => (index === open ? entry : each)) : [...before, entry]));
							setOpen(null);
						}}
					/>
				)}
			</Box>
		</ChakraProvider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);
