import "bootstrap/dist/css/bootstrap.min.css";
import "react-day-picker/src/style.css";
import "./styles.css";
import { useCombobox, useMultipleSelection, useSelect } from "downshift";
import { FieldArray, FormikProvider, useFormik, useFormikContext } from "formik";
import { type ReactNode, useState } from "react";
import { Accordion, Badge, Button, Card, CloseButton, Col, Container, FloatingLabel, Form, InputGroup, ListGroup, OverlayTrigger, Popover, Row, Table } from "react-bootstrap";
import { DayPicker } from "react-day-picker";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Item = { value: string; label: string };
const items = (...labels: string[]): Item[] => labels.map((label) => ({ value: label, label }));

const TERMS = items("Spring 2027", "Summer 2027", "Fall 2027");
const PROGRAMS = items(
	"Business Administration, A.A.",
	"Early Childhood Education, A.S.",
	"Forestry and Fire Science, A.S.",
	"General Studies, A.A.",
	"Hydrology, B.S.",
	"Information Technology, A.A.S.",
	"Liberal Arts, A.A.",
	"Natural Resources, A.S.",
	"Nursing, A.S.N.",
	"Pre-Engineering, A.S.",
	"Tribal Governance, B.A.",
	"Undecided",
);
const TRIBES = items("Blackfeet Nation", "Coquille Indian Tribe", "Crow Tribe", "Hoopa Valley Tribe", "Karuk Tribe", "Klamath Tribes", "Nez Perce Tribe", "Quartz Valley Indian Community", "Shasta Indian Nation", "Yurok Tribe", "Not listed");
const STATE_ITEMS: Item[] = STATES.map(([value, label]) => ({ value, label }));
const SERVICE = [
	{ value: "0", label: "I have not served" },
	{ value: "1", label: "Active duty, Guard or Reserve" },
	{ value: "2", label: "Veteran" },
	{ value: "3", label: "Spouse or child of a service member or veteran" },
];
const SCHOOLING = [
	{ value: "a", label: "Did not finish high school" },
	{ value: "b", label: "High school diploma or GED" },
	{ value: "c", label: "Some college or trade school" },
	{ value: "d", label: "Two-year degree" },
	{ value: "e", label: "Four-year degree or higher" },
	{ value: "f", label: "I don’t know" },
];
const INCOMES = [
	{ value: "1", label: "$0 to $20,000" },
	{ value: "2", label: "$20,001 to $40,000" },
	{ value: "3", label: "$40,001 to $60,000" },
	{ value: "4", label: "$60,001 to $80,000" },
	{ value: "5", label: "More than $80,000" },
];
const OUTREACH = items("AISES", "Educational Talent Search", "GEAR UP", "Johnson-O’Malley", "Upward Bound", "4-H");
const RACES: [string, string][] = [
	["AIAN", "American Indian or Alaska Native"],
	["ASIAN", "Asian"],
	["BLACK", "Black or African American"],
	["NHPI", "Native Hawaiian or Pacific Islander"],
	["WHITE", "White"],
];

const START = {
	appType: "",
	term: "",
	program: "",
	careerGoal: "",
	firstName: "",
	middleName: "",
	lastName: "",
	suffix: "",
	otherNames: "",
	birthDate: "",
	birthCity: "",
	birthCountry: "",
	gender: "",
	ssn: "",
	email: "",
	phone: "",
	physicalStreet: "",
	physicalCity: "",
	physicalState: "",
	physicalZip: "",
	mailBox: "",
	mailCity: "",
	mailZip: "",
	enrolled: "",
	tribe: "",
	enrollmentNumber: "",
	hispanic: "",
	race: [] as string[],
	citizenship: "",
	service: "",
	schoolName: "",
	schoolCity: "",
	schoolState: "",
	credential: "",
	gradDate: "",
	gpa: "",
	courses: [1, 2, 3].map(() => ({ title: "", grade: "", credits: "" })),
	collegeName: "",
	collegeWhen: "",
	p1First: "",
	p1Last: "",
	p1Maiden: "",
	p1Living: "",
	p1School: "",
	p1Job: "",
	p2First: "",
	p2Last: "",
	p2Living: "",
	p2School: "",
	p2Job: "",
	siblings: [] as { first: string; last: string; age: string }[],
	income: "",
	parentDegree: "",
	outreach: [] as string[],
	languages: "",
	emergencyName: "",
	emergencyRelation: "",
	emergencyPhone: "",
	heard: "",
	housing: false,
	release: false,
	signature: "",
};
type Values = typeof START;
type Key = Exclude<keyof Values, "courses" | "siblings">;

const useForm = () => useFormikContext<Values>();

function Text({ name, label, md, plain, ...rest }: { name: Key; label: string; md?: number; plain?: boolean; [prop: string]: unknown }) {
	const form = useForm();
	return (
		<Col md={md}>
			{plain ? (
				<Form.Group controlId={name} className="mb-3">
					<Form.Label className="question">{label}</Form.Label>
					<Form.Control {...form.getFieldProps(name)} {...rest} />
				</Form.Group>
			) : (
				<FloatingLabel controlId={name} label={label} className="mb-3">
					<Form.Control placeholder={label} {...form.getFieldProps(name)} {...rest} />
				</FloatingLabel>
			)}
		</Col>
	);
}

function Radios({ name, legend, options, md = 12 }: { name: Key; legend: string; options: [string, string][]; md?: number }) {
	const form = useForm();
	return (
		<Col md={md}>
			<fieldset className="mb-3">
				<Form.Label as="legend" className="question">
					{legend}
				</Form.Label>
				<div>
					{options.map(([value, label]) => (
						<Form.Check inline key={value} type="radio" id={`${name}-${value}`} name={name} value={value} label={label} checked={form.values[name] === value} onChange={form.handleChange} />
					))}
				</div>
			</fieldset>
		</Col>
	);
}

/** Downshift combobox dressed with Bootstrap classes. */
function Combo({ name, label, list, md, placeholder }: { name: Key; label: string; list: Item[]; md?: number; placeholder?: string }) {
	const form = useForm();
	const [shownItems, setShownItems] = useState(list);
	const { isOpen, getToggleButtonProps, getLabelProps, getMenuProps, getInputProps, highlightedIndex, getItemProps } = useCombobox<Item>({
		items: shownItems,
		inputId: name,
		itemToString: (item) => item?.label ?? "",
		selectedItem: list.find(({ value }) => value === form.values[name]) ?? null,
		onInputValueChange: ({ inputValue }) => setShownItems(list.filter(({ label: text }) => text.toLowerCase().includes(inputValue.toLowerCase()))),
		onSelectedItemChange: ({ selectedItem }) => form.setFieldValue(name, selectedItem?.value ?? ""),
	});
	return (
		<Col md={md}>
			<div className="mb-3 combo">
				<Form.Label className="question" {...getLabelProps()}>
					{label}
				</Form.Label>
				<InputGroup>
					<Form.Control placeholder={placeholder} {...getInputProps()} />
					<Button variant="outline-secondary" {...getToggleButtonProps({ "aria-label": "Show choices" } as object)}>
						▾
					</Button>
				</InputGroup>
				<ListGroup as="ul" className={isOpen ? "shadow menu" : "d-none"} {...getMenuProps()}>
					{isOpen &&
						shownItems.map((item, index) => (
							<ListGroup.Item as="li" key={item.value} active={highlightedIndex === index} {...getItemProps({ item, index })}>
								{item.label}
							</ListGroup.Item>
						))}
				</ListGroup>
			</div>
		</Col>
	);
}

/** Downshift select. */
function Pick({ name, label, list, md }: { name: Key; label: string; list: Item[]; md?: number }) {
	const form = useForm();
	const { isOpen, selectedItem, getToggleButtonProps, getLabelProps, getMenuProps, highlightedIndex, getItemProps } = useSelect<Item>({
		items: list,
		toggleButtonId: name,
		itemToString: (item) => item?.label ?? "",
		selectedItem: list.find(({ value }) => value === form.values[name]) ?? null,
		onSelectedItemChange: ({ selectedItem: chosen }) => form.setFieldValue(name, chosen?.value ?? ""),
	});
	return (
		<Col md={md}>
			<div className="mb-3 combo">
				<Form.Label className="question" {...getLabelProps()}>
					{label}
				</Form.Label>
				<div className="form-select" {...getToggleButtonProps()}>
					{selectedItem ? selectedItem.label : <span className="text-secondary">Choose…</span>}
				</div>
				<ListGroup as="ul" className={isOpen ? "shadow menu" : "d-none"} {...getMenuProps()}>
					{isOpen &&
						list.map((item, index) => (
							<ListGroup.Item as="li" key={item.value} active={highlightedIndex === index} {...getItemProps({ item, index })}>
								{item.label}
							</ListGroup.Item>
						))}
				</ListGroup>
			</div>
		</Col>
	);
}

/** Downshift multiple selection with a combobox. */
function Many({ name, label, list }: { name: "outreach"; label: string; list: Item[] }) {
	const form = useForm();
	const [query, setQuery] = useState("");
	const chosen = list.filter(({ value }) => form.values[name].includes(value));
	const left = list.filter((item) => !chosen.includes(item) && item.label.toLowerCase().includes(query.toLowerCase()));
	const set = (next: Item[]) => form.setFieldValue(
		name,
		next.map(({ value }) => value),
	);
	const { getSelectedItemProps, getDropdownProps, removeSelectedItem } = useMultipleSelection<Item>({
		selectedItems: chosen,
		onStateChange: ({ selectedItems, type }) => {
			if (type !== useMultipleSelection.stateChangeTypes.FunctionSetSelectedItems && selectedItems) set(selectedItems);
		},
	});
	const { isOpen, getToggleButtonProps, getLabelProps, getMenuProps, getInputProps, highlightedIndex, getItemProps } = useCombobox<Item>({
		items: left,
		inputId: name,
		itemToString: (item) => item?.label ?? "",
		selectedItem: null,
		inputValue: query,
		stateReducer: (_state, { type, changes }) =>
			type === useCombobox.stateChangeTypes.ItemClick || type === useCombobox.stateChangeTypes.InputKeyDownEnter ? { ...changes, isOpen: true, inputValue: "" } : changes,
		onStateChange: ({ inputValue, selectedItem }) => {
			if (selectedItem) set([...chosen, selectedItem]);
			if (inputValue !== undefined) setQuery(inputValue);
		},
	});
	return (
		<Col md={12}>
			<div className="mb-3 combo">
				<Form.Label className="question" {...getLabelProps()}>
					{label}
				</Form.Label>
				<div className="chips" id={`${name}-chips`}>
					{chosen.map((item, index) => (
						<Badge bg="success" key={item.value} {...getSelectedItemProps({ selectedItem: item, index })}>
							<span className="chip">{item.label}</span>
							<CloseButton variant="white" aria-label={`Remove ${item.label}`} onClick={() => removeSelectedItem(item)} />
						</Badge>
					))}
				</div>
				<InputGroup>
					<Form.Control placeholder="Search programs" {...getInputProps(getDropdownProps({ preventKeyAction: isOpen }))} />
					<Button variant="outline-secondary" {...getToggleButtonProps({ "aria-label": "Show choices" } as object)}>
						▾
					</Button>
				</InputGroup>
				<ListGroup as="ul" className={isOpen ? "shadow menu" : "d-none"} {...getMenuProps()}>
					{isOpen &&
						left.map((item, index) => (
							<ListGroup.Item as="li" key={item.value} active={highlightedIndex === index} {...getItemProps({ item, index })}>
								{item.label}
							</ListGroup.Item>
						))}
				</ListGroup>
			</div>
		</Col>
	);
}

const two = (value: number) => String(value).padStart(2, "0");
const toIso = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const fromIso = (iso: string) => (iso ? new Date(`${iso}T00:00`) : undefined);
const toText = (iso: string) => (iso ? `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}` : "");

/** A date with react-day-picker in a Bootstrap popover. */
function DateBox({ name, label, from, to, md }: { name: "birthDate" | "gradDate"; label: string; from: number; to: number; md?: number }) {
	const form = useForm();
	const value = form.values[name];
	const [typed, setTyped] = useState(toText(value));
	const [open, setOpen] = useState(false);
	const calendar = (
		<Popover id={`${name}-calendar`} className="calendar">
			<Popover.Body>
				<DayPicker
					mode="single"
					captionLayout="dropdown"
					startMonth={new Date(from, 0)}
					endMonth={new Date(to, 11)}
					defaultMonth={fromIso(value) ?? new Date(Math.min(to, Math.max(from, 2008)), 0)}
					selected={fromIso(value)}
					onSelect={(date) => {
						form.setFieldValue(name, date ? toIso(date) : "");
						setTyped(date ? toText(toIso(date)) : "");
						setOpen(false);
					}}
				/>
			</Popover.Body>
		</Popover>
	);
	return (
		<Col md={md}>
			<Form.Group controlId={name} className="mb-3">
				<Form.Label className="question">{label}</Form.Label>
				<InputGroup>
					<Form.Control
						name={name}
						placeholder="MM/DD/YYYY"
						value={typed}
						onChange={(event) => {
							setTyped(event.target.value);
							const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(event.target.value.trim()) ?? [];
							form.setFieldValue(name, year ? `${year}-${two(Number(month))}-${two(Number(day))}` : "");
						}}
						onBlur={() => value && setTyped(toText(value))}
					/>
					<OverlayTrigger trigger="click" rootClose placement="bottom" overlay={calendar} show={open} onToggle={setOpen}>
						<Button variant="outline-secondary" aria-label={`${label}: calendar`}>
							<svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
								<path d="M4 .5V1h8V.5a.5.5 0 0 1 1 0V1h1a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2h1V.5a.5.5 0 0 1 1 0M1 5v9a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V5z" />
							</svg>
						</Button>
					</OverlayTrigger>
				</InputGroup>
			</Form.Group>
		</Col>
	);
}

const Box = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
	<Card className="mb-4">
		<Card.Header as="h2">{title}</Card.Header>
		<Card.Body>
			{note && <p className="text-secondary">{note}</p>}
			<Row>{children}</Row>
		</Card.Body>
	</Card>
);

let values = START;
let submitted = false;

function Application() {
	const form = useFormik<Values>({
		initialValues: START,
		onSubmit: () => {
			submitted = true;
		},
	});
	values = form.values;
	return (
		<FormikProvider value={form}>
			<header>
				<Container>
					<span className="seal">◈</span> Camas Prairie Tribal College
				</Container>
			</header>
			<Container as="main" className="py-4">
				<h1>Application for Admission</h1>
				<p className="lead">Everyone is welcome here. There is no application fee. If you need help, call Enrollment at 541-555-0177 and we will fill this out with you.</p>
				<Form noValidate onSubmit={form.handleSubmit}>
					<Box title="What brings you here">
						<Radios
							name="appType"
							legend="I am applying as a"
							options={[
								["FT", "First-time college student"],
								["TR", "Transfer student"],
								["RE", "Returning student"],
								["NM", "Not seeking a degree"],
							]}
						/>
						<Col md={4}>
							<Form.Group controlId="term" className="mb-3">
								<Form.Label className="question">I want to start in</Form.Label>
								<Form.Select {...form.getFieldProps("term")}>
									<option value="">Choose…</option>
									{TERMS.map(({ value, label }) => (
										<option key={value} value={value}>
											{label}
										</option>
									))}
								</Form.Select>
							</Form.Group>
						</Col>
						<Combo name="program" label="Program of study" list={PROGRAMS} md={8} placeholder="Start typing" />
						<Text name="careerGoal" label="The work I hope to do someday" md={12} />
					</Box>

					<Box title="About you">
						<Text name="firstName" label="First name" md={4} />
						<Text name="middleName" label="Middle name" md={3} />
						<Text name="lastName" label="Last name" md={3} />
						<Col md={2}>
							<FloatingLabel controlId="suffix" label="Suffix" className="mb-3">
								<Form.Select {...form.getFieldProps("suffix")}>
									<option value=""> </option>
									{["Jr.", "Sr.", "II", "III", "IV"].map((each) => (
										<option key={each}>{each}</option>
									))}
								</Form.Select>
							</FloatingLabel>
						</Col>
						<Text name="otherNames" label="Other names on your school records" md={8} />
						<Text name="ssn" label="Social Security number" md={4} type="password" autoComplete="off" />
						<DateBox name="birthDate" label="Date of birth" from={1935} to={2013} md={4} />
						<Col md={8} />
						<Text name="birthCity" label="City or reservation where you were born" md={6} />
						<Col md={6}>
							<FloatingLabel controlId="birthCountry" label="Country where you were born" className="mb-3">
								<Form.Select {...form.getFieldProps("birthCountry")}>
									<option value=""> </option>
									{COUNTRIES.map((country) => (
										<option key={country}>{country}</option>
									))}
								</Form.Select>
							</FloatingLabel>
						</Col>
						<Radios
							name="gender"
							legend="Gender"
							options={[
								["F", "Female"],
								["M", "Male"],
								["2", "Two-Spirit"],
								["N", "Nonbinary"],
								["X", "Prefer not to say"],
							]}
						/>
						<Text name="email" label="Email" md={6} type="email" />
						<Text name="phone" label="Phone" md={6} type="tel" />
						<Text name="physicalStreet" label="Physical address (not a PO box)" md={12} />
						<Text plain name="physicalCity" label="City" md={5} />
						<Combo name="physicalState" label="State" list={STATE_ITEMS} md={4} />
						<Text plain name="physicalZip" label="ZIP" md={3} />
						<Text name="mailBox" label="Mailing address, if different" md={6} />
						<Text name="mailCity" label="Mailing city and state" md={4} />
						<Text name="mailZip" label="Mailing ZIP" md={2} />
					</Box>

					<Box title="Tribal affiliation and background" note="We report these answers to the Bureau of Indian Education and the U.S. Department of Education. They never affect admission.">
						<Radios
							name="enrolled"
							legend="Are you an enrolled member or descendant of a federally recognized tribe?"
							options={[
								["E", "Enrolled member"],
								["D", "Descendant"],
								["N", "Neither"],
							]}
						/>
						<Combo name="tribe" label="Tribe or nation" list={TRIBES} md={7} />
						<Col md={5}>
							<Form.Group controlId="enrollmentNumber" className="mb-3">
								<Form.Label className="question">Enrollment number</Form.Label>
								<Form.Control {...form.getFieldProps("enrollmentNumber")} />
							</Form.Group>
						</Col>
						<Radios
							name="hispanic"
							legend="Are you Hispanic or Latino?"
							options={[
								["Y", "Yes"],
								["N", "No"],
							]}
							md={4}
						/>
						<Col md={8}>
							<fieldset className="mb-3">
								<Form.Label as="legend" className="question">
									What is your race? Mark all that apply.
								</Form.Label>
								{RACES.map(([value, label]) => (
									<Form.Check key={value} type="checkbox" id={`race-${value}`} name="race" value={value} label={label} checked={form.values.race.includes(value)} onChange={form.handleChange} />
								))}
							</fieldset>
						</Col>
						<Radios
							name="citizenship"
							legend="Citizenship"
							options={[
								["US", "U.S. citizen"],
								["PR", "Permanent resident"],
								["CA", "Canadian-born, Jay Treaty"],
								["IN", "International"],
							]}
						/>
						<Pick name="service" label="Military service" list={SERVICE} md={6} />
						<Text plain name="languages" label="Languages you speak" md={6} />
					</Box>

					<Box title="School">
						<Text name="schoolName" label="Name of your high school" md={12} />
						<Text plain name="schoolCity" label="City" md={5} />
						<Combo name="schoolState" label="State" list={STATE_ITEMS} md={4} />
						<Text plain name="gpa" label="GPA (unweighted)" md={3} inputMode="decimal" />
						<Radios
							name="credential"
							legend="I have or will have a"
							options={[
								["HS", "High school diploma"],
								["GED", "GED or HiSET"],
								["NO", "Neither"],
							]}
							md={8}
						/>
						<DateBox name="gradDate" label="Date earned or expected" from={1960} to={2030} md={4} />
						<Col md={12}>
							<p className="question mb-1">Classes you have taken or are taking now</p>
							<Table bordered size="sm" className="courses">
								<thead>
									<tr>
										<th>Class</th>
										<th>Grade</th>
										<th>Credits</th>
									</tr>
								</thead>
								<tbody>
									{form.values.courses.map((_course, index) => (
										<tr key={index}>
											<td>
												<Form.Control size="sm" {...form.getFieldProps(`courses[${index}].title`)} />
											</td>
											<td>
												<Form.Control size="sm" {...form.getFieldProps(`courses[${index}].grade`)} />
											</td>
											<td>
												<Form.Control size="sm" {...form.getFieldProps(`courses[${index}].credits`)} />
											</td>
										</tr>
									))}
								</tbody>
							</Table>
						</Col>
						<Text name="collegeName" label="College classes taken at (if any)" md={8} />
						<Text name="collegeWhen" label="When" md={4} />
						<Many name="outreach" label="Outreach programs you have been part of" list={OUTREACH} />
					</Box>

					<Box title="Your family">
						<Col md={12}>
							<Accordion defaultActiveKey="p1" className="mb-4">
								<Accordion.Item eventKey="p1">
									<Accordion.Header>Parent or guardian 1</Accordion.Header>
									<Accordion.Body>
										<Row>
											<Text name="p1First" label="First name" md={4} />
											<Text name="p1Last" label="Last name" md={4} />
											<Text name="p1Maiden" label="Maiden or former last name" md={4} />
											<Radios
												name="p1Living"
												legend="Is this person living?"
												options={[
													["Y", "Yes"],
													["N", "No, passed on"],
												]}
												md={4}
											/>
											<Pick name="p1School" label="Schooling" list={SCHOOLING} md={4} />
											<Text plain name="p1Job" label="Occupation" md={4} />
										</Row>
									</Accordion.Body>
								</Accordion.Item>
								<Accordion.Item eventKey="p2">
									<Accordion.Header>Parent or guardian 2</Accordion.Header>
									<Accordion.Body>
										<Row>
											<Text name="p2First" label="First name" md={6} />
											<Text name="p2Last" label="Last name" md={6} />
											<Radios
												name="p2Living"
												legend="Is this person living?"
												options={[
													["Y", "Yes"],
													["N", "No, passed on"],
												]}
												md={4}
											/>
											<Pick name="p2School" label="Schooling" list={SCHOOLING} md={4} />
											<Text plain name="p2Job" label="Occupation" md={4} />
										</Row>
									</Accordion.Body>
								</Accordion.Item>
							</Accordion>
						</Col>
						<Col md={12}>
							<p className="question mb-1">Brothers and sisters</p>
							<FieldArray name="siblings">
								{({ push, remove }) => (
									<div className="mb-4">
										{form.values.siblings.map((_sibling, index) => (
											<InputGroup key={index} className="mb-2 sibling">
												<Form.Control placeholder="First name" {...form.getFieldProps(`siblings[${index}].first`)} />
												<Form.Control placeholder="Last name" {...form.getFieldProps(`siblings[${index}].last`)} />
												<Form.Control placeholder="Age" className="age" inputMode="numeric" {...form.getFieldProps(`siblings[${index}].age`)} />
												<Button variant="outline-secondary" onClick={() => remove(index)}>
													Remove
												</Button>
											</InputGroup>
										))}
										<Button variant="outline-success" size="sm" disabled={form.values.siblings.length >= 6} onClick={() => push({ first: "", last: "", age: "" })}>
											+ Add a brother or sister
										</Button>
									</div>
								)}
							</FieldArray>
						</Col>
						<Pick name="income" label="About how much does your household earn in a year?" list={INCOMES} md={6} />
						<Radios
							name="parentDegree"
							legend="Did a parent finish a four-year degree?"
							options={[
								["Y", "Yes"],
								["N", "No"],
							]}
							md={6}
						/>
					</Box>

					<Box title="In an emergency, we should call">
						<Text name="emergencyName" label="Name" md={5} />
						<Text name="emergencyRelation" label="Relationship" md={3} />
						<Text name="emergencyPhone" label="Phone" md={4} type="tel" />
					</Box>

					<Box title="Last things">
						<Col md={6}>
							<Form.Group controlId="heard" className="mb-3">
								<Form.Label className="question">How did you hear about us?</Form.Label>
								<Form.Select {...form.getFieldProps("heard")}>
									<option value="">Choose…</option>
									<option>Family or friend</option>
									<option>Tribal education department</option>
									<option>School counselor</option>
									<option>Powwow or community event</option>
									<option>Internet</option>
								</Form.Select>
							</Form.Group>
						</Col>
						<Col md={12}>
							<Form.Check type="switch" className="mb-3" id="housing" name="housing" label="Send me information about student family housing" checked={form.values.housing} onChange={form.handleChange} />
							<Form.Check type="checkbox" className="mb-3" id="release" name="release" label="I give the College permission to request my school and tribal enrollment records, and I certify that what I have written here is true." checked={form.values.release} onChange={form.handleChange} />
						</Col>
						<Text name="signature" label="Signature (type your full name)" md={8} />
					</Box>
					<Button type="submit" variant="success" size="lg">
						Turn in my application
					</Button>
				</Form>
			</Container>
		</FormikProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

const page = window as unknown as Record<string, () => unknown>;
page.formState = () => {
	const { courses, siblings, ...rest } = values;
	const state: Record<string, unknown> = { ...rest, submitted };
	courses.forEach((course, index) => {
		for (const part of ["title", "grade", "credits"] as const) state[`class${index + 1}_${part}`] = course[part];
	});
	for (const n of [1, 2, 3]) for (const part of ["first", "last", "age"] as const) if (n < 3 || part === "first") state[`sibling${n}_${part}`] = siblings[n - 1]?.[part] ?? "";
	return state;
};
page.formShown = () => {
	const shown: Record<string, unknown> = {};
	const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "";
	for (const [key, start] of Object.entries(START)) {
		if (key === "courses" || key === "siblings") continue;
		const radios = [...document.querySelectorAll<HTMLInputElement>(`input[name="${key}"]:is([type=radio], [type=checkbox])`)];
		const labels = radios.filter(({ checked }) => checked).map(({ labels: of }) => of?.[0]?.textContent ?? "");
		const element = document.getElementById(key);
		if (typeof start === "boolean") shown[key] = radios[0].checked;
		else if (key === "race") shown[key] = labels;
		else if (radios.length > 0) shown[key] = labels[0] ?? "";
		else if (key === "outreach") shown[key] = [...document.querySelectorAll("#outreach-chips .chip")].map(({ textContent }) => textContent);
		else if (element instanceof HTMLSelectElement) shown[key] = element.value ? (element.selectedOptions[0]?.textContent ?? "") : "";
		else if (element?.classList.contains("form-select")) shown[key] = element.querySelector(".text-secondary") ? "" : (element.textContent ?? "");
		else shown[key] = (element as HTMLInputElement).value;
	}
	for (const n of [1, 2, 3]) {
		for (const part of ["title", "grade", "credits"]) shown[`class${n}_${part}`] = valueOf(`courses[${n - 1}].${part}`);
		for (const part of ["first", "last", "age"]) if (n < 3 || part === "first") shown[`sibling${n}_${part}`] = valueOf(`siblings[${n - 1}].${part}`);
	}
	return shown;
};
