import {
	Accordion, AccordionDetails, AccordionSummary, Alert, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, FormControl, FormControlLabel,
	FormGroup, FormHelperText, FormLabel, InputAdornment, InputLabel, ListItemText, MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Select, Stack, Table,
	TableBody, TableCell, TableHead, TableRow, TextField, Typography,
} from "@mui/material";
import { DatePicker, LocalizationProvider } from "@mui/x-date-pickers";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import dayjs, { type Dayjs } from "dayjs";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { type Control, Controller, useForm } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Values = Record<string, unknown>;
const initial: Values = {};
const kinds = new Map<string, string>();
const cells = new Map<string, HTMLElement>();
const Form = createContext<Control<Values>>(undefined as never);

/** Ids of the form builder: a hash of the question's name. */
const idOf = (key: string) => {
	let hash = 2166136261;
	for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
	return `m${(hash >>> 0).toString(36)}`;
};

function Question({ k, kind, children }: { k: string; kind: string; children: (value: any, onChange: (value: unknown) => void) => ReactNode }) {
	const control = useContext(Form);
	return (
		<div
			style={{ width: "100%" }}
			ref={(el) => {
				if (!el) return;
				cells.set(k, el);
				kinds.set(k, kind);
			}}
		>
			<Controller name={k} control={control} render={({ field }) => <>{children(field.value, field.onChange)}</>} />
		</div>
	);
}

type Told = { k: string; label?: string; help?: string; required?: boolean };

function Text({ k, label, help, required, type, multiline, start, end, aria, placeholder, small }: Told & { type?: string; multiline?: boolean; start?: string; end?: string; aria?: string; placeholder?: string; small?: boolean }) {
	return (
		<Question k={k} kind="text">
			{(value, onChange) => (
				<TextField
					id={idOf(k)} label={label} helperText={help} required={required} type={type} placeholder={placeholder} multiline={multiline} minRows={multiline ? 2 : undefined}
					size={small ? "small" : "medium"} fullWidth variant={small ? "standard" : "outlined"}
					value={value} onChange={(event) => onChange(event.target.value)}
					slotProps={{
						input: {
							startAdornment: start && <InputAdornment position="start">{start}</InputAdornment>,
							endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
						},
						htmlInput: { "aria-label": aria },
					}}
				/>
			)}
		</Question>
	);
}

function Pick({ k, label, help, required, options, small, aria }: Told & { options: readonly (string | [string, string])[]; small?: boolean; aria?: string }) {
	return (
		<Question k={k} kind="pick">
			{(value, onChange) => (
				<FormControl fullWidth required={required} size={small ? "small" : "medium"} variant={small ? "standard" : "outlined"}>
					{label && <InputLabel id={`${idOf(k)}-label`}>{label}</InputLabel>}
					<Select
						labelId={label ? `${idOf(k)}-label` : undefined} id={idOf(k)} label={label} value={value} onChange={(event) => onChange(event.target.value)}
						SelectDisplayProps={aria ? { "aria-label": aria } : undefined}
					>
						{options.map((each) => {
							const [own, text] = typeof each === "string" ? [each, each] : each;
							return <MenuItem key={own} value={own}>{text}</MenuItem>;
						})}
					</Select>
					{help && <FormHelperText>{help}</FormHelperText>}
				</FormControl>
			)}
		</Question>
	);
}

function PickSeveral({ k, label, options }: Told & { options: readonly string[] }) {
	return (
		<Question k={k} kind="several">
			{(value, onChange) => (
				<FormControl fullWidth>
					<InputLabel id={`${idOf(k)}-label`}>{label}</InputLabel>
					<Select
						multiple labelId={`${idOf(k)}-label`} id={idOf(k)} value={value} onChange={(event) => onChange(event.target.value)}
						input={<OutlinedInput label={label} />} renderValue={(chosen: string[]) => chosen.join(", ")}
					>
						{options.map((each) => (
							<MenuItem key={each} value={each}>
								<Checkbox checked={value.includes(each)} />
								<ListItemText primary={each} />
							</MenuItem>
						))}
					</Select>
				</FormControl>
			)}
		</Question>
	);
}

function Find({ k, label, help, required, options, free }: Told & { options: readonly string[]; free?: boolean }) {
	return (
		<Question k={k} kind="text">
			{(value, onChange) => (
				<Autocomplete
					id={idOf(k)} options={options} freeSolo={free} value={value || null} fullWidth
					onChange={(_event, chosen) => onChange(chosen ?? "")}
					onInputChange={free ? (_event, typed) => onChange(typed) : undefined}
					renderInput={(params) => <TextField {...params} label={label} helperText={help} required={required} />}
				/>
			)}
		</Question>
	);
}

function Languages({ k, label }: Told) {
	return (
		<Question k={k} kind="chips">
			{(value, onChange) => (
				<Autocomplete
					multiple id={idOf(k)} value={value} onChange={(_event, chosen) => onChange(chosen)}
					options={["Arabic", "English", "French", "Hmong", "Igbo", "Karen", "Mandarin", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese"]}
					renderInput={(params) => <TextField {...params} label={label} required />}
				/>
			)}
		</Question>
	);
}

function Day({ k, label, help }: Told) {
	return (
		<Question k={k} kind="day">
			{(value: Dayjs | null, onChange) => (
				<DatePicker label={label} value={value} onChange={onChange} slotProps={{ textField: { id: idOf(k), fullWidth: true, helperText: help } }} />
			)}
		</Question>
	);
}

function Radios({ k, label, options, row = true, help }: Told & { options: readonly string[]; row?: boolean }) {
	return (
		<Question k={k} kind="radio">
			{(value, onChange) => (
				<FormControl>
					<FormLabel id={`${idOf(k)}-label`}>{label}</FormLabel>
					<RadioGroup row={row} id={idOf(k)} aria-labelledby={`${idOf(k)}-label`} value={value} onChange={(event) => onChange(event.target.value)}>
						{options.map((each) => <FormControlLabel key={each} value={each} control={<Radio />} label={each} />)}
					</RadioGroup>
					{help && <FormHelperText>{help}</FormHelperText>}
				</FormControl>
			)}
		</Question>
	);
}

function Boxes({ k, label, options }: Told & { options: readonly string[] }) {
	return (
		<Question k={k} kind="boxes">
			{(value: string[], onChange) => (
				<FormControl component="fieldset">
					<FormLabel component="legend">{label}</FormLabel>
					<FormGroup id={idOf(k)}>
						{options.map((each) => (
							<FormControlLabel
								key={each} label={each}
								control={<Checkbox checked={value.includes(each)} onChange={(event) => onChange(event.target.checked ? [...value, each] : value.filter((other) => other !== each))} />}
							/>
						))}
					</FormGroup>
				</FormControl>
			)}
		</Question>
	);
}

function Tick({ k, label }: Told) {
	return (
		<Question k={k} kind="tick">
			{(value, onChange) => <FormControlLabel label={label} control={<Checkbox id={idOf(k)} checked={value} onChange={(event) => onChange(event.target.checked)} />} />}
		</Question>
	);
}

const Row = ({ children }: { children: ReactNode }) => <Stack direction="row" spacing={2} sx={{ mb: 2 }}>{children}</Stack>;
const Section = ({ title, children }: { title: string; children: ReactNode }) => (
	<Accordion defaultExpanded disableGutters sx={{ mb: 2 }}>
		<AccordionSummary expandIcon={<span aria-hidden>▾</span>}><Typography component="h2" variant="h6">{title}</Typography></AccordionSummary>
		<AccordionDetails>{children}</AccordionDetails>
	</Accordion>
);

const YES_NO = ["Yes", "No"];
const GRADES = ["8th Grade", "9th Grade", "10th Grade", "11th Grade", "12th Grade"];
const SCHOOLING = ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate's degree (2-year)", "Bachelor's degree (4-year)", "Graduate or professional degree"];
const STATE_NAMES = STATES.map(([, name]) => name);
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Human Geography", "AP Statistics", "AP United States History", "AP World History: Modern"];
const KINDS_OF_ACTIVITY = ["Academic club", "Athletics", "Band, choir or orchestra", "Debate / Speech", "Environmental", "Job (paid)", "Religious or youth group", "Student government", "Theater", "Volunteering", "Other"];

const texts = `first middle last preferred street unit city zip mailing phone email birthCity ssn residentId school schoolCity gpa rank classSize counselorName counselorEmail
	whyBenefit satMath satReading act psat career p1first p1mi p1last p1job p1employer  p2first p2mi p2last p2job p2employer  household income
	emName  emPhone helper  ref1name  ref1email ref1phone ref2name  ref2email ref2phone parentSignature
	s0first s0last s0age s1first s1last s1age
	c0name c0grade c1name c1grade   h0title h1title 
	a0org a0role a0what a0hours a0weeks a1org a1role a1what a1hours a1weeks
	suffix state birthCountry hispanic grade  college major degree startYear livesWith p1school p2school marital p1living p2living p1relation p2relation
	e0exam e0score e1exam e1score h0grade h1grade  a0kind a1kind
	gender citizen bachelors  ward  `.split(/\s+/).filter(Boolean);
for (const key of texts) initial[key] = "";
for (const key of ["languages", "race", "trio", "a0grades", "a1grades"]) initial[key] = [];
for (const key of ["born", "hsEntry", "hsGraduation"]) initial[key] = null;
for (const key of ["certify", "release"]) initial[key] = false;

function App() {
	const { control, getValues } = useForm<Values>({ defaultValues: initial });
	const [isSubmitted, setSubmitted] = useState(false);
	const [isBegun, setBegun] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => {
				const values = getValues();
				return {
					...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, dayjs.isDayjs(value) ? (value.isValid() ? value.format("YYYY-MM-DD") : "invalid") : (value ?? "")])),
					submitted: isSubmitted,
				};
			},
			formShown: () => Object.fromEntries(Object.keys(initial).map((key) => [key, shownOf(key)])),
		});
	});
	if (!isBegun)
		return (
			<Container maxWidth="sm" sx={{ py: 8 }}>
				<Typography variant="h4" component="h1" gutterBottom>Lost Coast College Upward Bound</Typography>
				<Typography sx={{ mb: 2 }}>Plan on about half an hour. The application can not be saved, so have your family's tax return and the names of two references at hand before you start.</Typography>
				<Button variant="contained" onClick={() => setBegun(true)}>Begin application</Button>
			</Container>
		);
	return (
		<Form.Provider value={control}>
			<Container maxWidth="md" sx={{ py: 3 }}>
				<Typography variant="h4" component="h1" gutterBottom>TRiO Upward Bound Application</Typography>
				<Alert severity="info" sx={{ mb: 2 }}>Please complete the application as thoroughly as possible with your parent/guardian. Fields marked * are required.</Alert>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						setSubmitted(true);
					}}
				>
					<Section title="Student Section: Contact Information">
						<Row><Text k="first" label="Legal First Name" required /><Text k="middle" label="Legal Middle Name" /></Row>
						<Row><Text k="last" label="Legal Last Name" required /><Box sx={{ width: 160 }}><Pick k="suffix" label="Suffix" options={["Jr.", "Sr.", "II", "III", "IV"]} /></Box></Row>
						<Row><Text k="preferred" label="Preferred Name - what you would like us to call you" /><Day k="born" label="Date of Birth" help="MM/DD/YYYY" /></Row>
						<Row><Text k="street" label="Home Address" required /><Text k="unit" label="Apartment/Unit/Lot Number" /></Row>
						<Row><Text k="city" label="City" required /><Find k="state" label="State" options={STATE_NAMES} required /><Text k="zip" label="Zip" required /></Row>
						<Row><Text k="mailing" label="Mailing Address (if different than above)" /></Row>
						<Row><Text k="phone" label="Student Phone Number" type="tel" required /></Row>
						<Row><Text k="email" label="Student's Email" type="email" required help="Email is how we mostly write to you; give the one you read most often." /></Row>
					</Section>
					<Section title="Eligibility and Cultural Background">
						<Row><Text k="birthCity" label="Where were you born? (city)" /><Pick k="birthCountry" label="Country" options={COUNTRIES} /></Row>
						<Row><Radios k="gender" label="Gender *" options={["Female", "Male", "Non-binary", "Prefer not to answer"]} /></Row>
						<Row><Radios k="citizen" label="Are you a citizen of the United States? *" options={YES_NO} /><Text k="residentId" label="If no, please provide your permanent resident ID#:" /></Row>
						<Row><Text k="ssn" label="Social Security Number" help="If you do not have one, please enter all zeros" /></Row>
						<Row><Languages k="languages" label="Language(s) spoken at home:" /></Row>
						<Row><Pick k="hispanic" label="Ethnic (Hispanic) 1 ='Yes' 2='No'" options={["1", "2"]} required /></Row>
						<Row><Boxes k="race" label="Race/Ethnicity (check all that apply):" options={["American Indian or Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]} /></Row>
						<Row><Radios k="ward" label="Are you a ward of the court (homeless, in foster care, or involved in the juvenile justice system)? *" options={YES_NO} /></Row>
					</Section>
					<Section title="Academic Information">
						<Row><Text k="school" label="High School Currently Attending" required /><Text k="schoolCity" label="Town it is in" /></Row>
						<Row><Pick k="grade" label="Current Grade Level:" options={GRADES} required /><Day k="hsEntry" label="First day at this high school" /><Day k="hsGraduation" label="Expected graduation" /></Row>
						<Row><Text k="gpa" label="Estimated GPA (unweighted grade point average)" required help="GPA will be verified by official transcripts." /><Text k="rank" label="Rank in class" /><Text k="classSize" label="out of how many?" end="students" /></Row>
						<Row><Text k="counselorName" label="High School Guidance Counselor Name" required /><Text k="counselorEmail" label="High School Guidance Counselor Email" required /></Row>
						<Typography sx={{ mb: 1 }}>Test scores, for those you have taken</Typography>
						<Row><Text k="psat" label="PSAT" /><Text k="satReading" label="SAT Reading & Writing" /><Text k="satMath" label="SAT Math" /><Text k="act" label="ACT" help="composite" /></Row>
						<Typography sx={{ mb: 1 }}>AP exams</Typography>
						{[0, 1].map((n) => (
							<Row key={n}><Find k={`e${n}exam`} label={`Exam ${n + 1}`} options={EXAMS} /><Box sx={{ width: 160 }}><Pick k={`e${n}score`} label="Score" options={["1", "2", "3", "4", "5"]} /></Box></Row>
						))}
						<Typography>Classes you are taking now</Typography>
						<Table size="small" sx={{ mb: 3 }}>
							<TableHead><TableRow><TableCell>Class</TableCell><TableCell>Grade</TableCell></TableRow></TableHead>
							<TableBody>
								{[0, 1].map((n) => (
									<TableRow key={n}><TableCell><Text k={`c${n}name`} small /></TableCell><TableCell><Text k={`c${n}grade`} small /></TableCell></TableRow>
								))}
							</TableBody>
						</Table>
						<Row><Boxes k="trio" label="Have you ever participated in any of the following TRiO programs or other college preparatory programs? *" options={["Educational Talent Search", "Upward Bound", "Upward Bound Math-Science", "GEAR UP", "None of these"]} /></Row>
					</Section>
					<Section title="After High School">
						<Row><Text k="career" label="What job would you like to have someday?" /><Find k="college" label="College you hope to attend" options={["College of the Siskiyous", "Humboldt State University", "Oregon State University", "Portland State University", "Southern Oregon University", "University of Oregon"]} free /></Row>
						<Row><Find k="major" label="What would you like to study?" options={MAJORS} /><Pick k="degree" label="Highest degree you plan on" options={["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate", "Not sure yet"]} /><Pick k="startYear" label="Year you will start college" options={["2026", "2027", "2028", "2029", "2030"]} /></Row>
						<Row><Text k="whyBenefit" label="Why would you benefit from Upward Bound?" multiline required /></Row>
					</Section>
					<Section title="Activities and Honors">
						<Typography sx={{ mb: 1 }}>Tell us about two things you do outside of class: clubs, sports, a job, church, helping out.</Typography>
						{[0, 1].map((n) => (
							<Paper key={n} variant="outlined" sx={{ p: 2, mb: 2 }}>
								<Typography component="h3" sx={{ mb: 1 }}>Activity {n + 1}</Typography>
								<Row><Pick k={`a${n}kind`} label="What kind is it?" options={KINDS_OF_ACTIVITY} /><Text k={`a${n}org`} label="Club, team, employer or group" /><Text k={`a${n}role`} label="What are you there? (member, captain, cashier ...)" /></Row>
								<Row><PickSeveral k={`a${n}grades`} label="Grade(s) you took part" options={GRADES} /><Text k={`a${n}hours`} label="Time" end="hours a week" /><Text k={`a${n}weeks`} label="For" end="weeks a year" /></Row>
								<Text k={`a${n}what`} label="What did you do?" multiline />
							</Paper>
						))}
						<Typography component="h3" sx={{ mb: 1 }}>Awards or honors</Typography>
						{[0, 1].map((n) => (
							<Row key={n}><Text k={`h${n}title`} label={`${n + 1}. Award`} /><Box sx={{ width: 220 }}><Pick k={`h${n}grade`} label="Grade when received" options={GRADES} /></Box></Row>
						))}
					</Section>
					<Section title="Family Information and Eligibility">
						<Row><Pick k="livesWith" label="Student Lives With" options={["Both parents", "Mother", "Father", "Mother & stepfather", "Father & stepmother", "Grandparent(s)", "Guardian", "Other"]} required /><Pick k="marital" label="Are your parents..." options={["Married", "Never married", "Separated", "Divorced", "Widowed"]} /></Row>
						{[["p1", "1st Parent/Guardian"], ["p2", "2nd Parent/Guardian"]].map(([p, who]) => (
							<Paper key={p} variant="outlined" sx={{ p: 2, mb: 2 }}>
								<Typography component="h3" sx={{ mb: 1 }}>{who}</Typography>
								<Row><Text k={`${p}first`} label="First Name" /><Box sx={{ width: 90 }}><Text k={`${p}mi`} label="M.I." /></Box><Text k={`${p}last`} label="Last Name" /></Row>
								<Row><Pick k={`${p}relation`} label="Relationship to student" options={["Mother", "Father", "Step-parent", "Grandparent", "Foster parent", "Other"]} /><Pick k={`${p}living`} label="Living?" options={[["Y", "Yes"], ["N", "No"]]} /><Pick k={`${p}school`} label="Highest Education" options={SCHOOLING} /></Row>
								<Row><Text k={`${p}job`} label="Occupation" /><Text k={`${p}employer`} label="Employer" /></Row>
							</Paper>
						))}
						<Row><Radios k="bachelors" label="Have either parent(s) received a bachelor's degree?" options={YES_NO} /></Row>
						<Typography>Brothers and sisters</Typography>
						<Table size="small" sx={{ mb: 3 }}>
							<TableHead><TableRow><TableCell>First name</TableCell><TableCell>Last name</TableCell><TableCell>Age</TableCell></TableRow></TableHead>
							<TableBody>
								{[0, 1].map((n) => (
									<TableRow key={n}><TableCell><Text k={`s${n}first`} small aria="First name" /></TableCell><TableCell><Text k={`s${n}last`} small aria="Last name" /></TableCell><TableCell><Text k={`s${n}age`} small aria="Age" /></TableCell></TableRow>
								))}
							</TableBody>
						</Table>
						<Row><Text k="household" label="How many people live in the household, including the student?" required /><Text k="income" label="What was the whole household's income last year?" start="$" required /></Row>
						<Tick k="certify" label="Check this box to certify the income provided is accurate" />
						<Row><Text k="helper" label="If somebody helped you fill this in or interpreted, that person's name" /></Row>
					</Section>
					<Section title="References and Emergency Contact">
						<Typography sx={{ mb: 1 }}>Names of 2 adults not related to you. One has to be a current or former teacher.</Typography>
						{[1, 2].map((n) => (
							<Row key={n}><Text k={`ref${n}name`} label={`Reference ${n} Name`} required /><Text k={`ref${n}email`} label="Email" required /><Text k={`ref${n}phone`} label="Phone" /></Row>
						))}
						<Typography sx={{ mb: 1 }}>Emergency contact, other than a parent</Typography>
						<Row><Text k="emName" label="Name" required /><Text k="emPhone" label="Phone Number" required /></Row>
						<Tick k="release" label="I authorize release of school records to the Upward Bound program." />
						<Row><Text k="parentSignature" label="Parent/Guardian signature (type full name)" required /></Row>
						<Button type="submit" variant="contained">Submit application</Button>
					</Section>
				</form>
			</Container>
		</Form.Provider>
	);
}

function shownOf(key: string): unknown {
	const cell = cells.get(key);
	const kind = kinds.get(key);
	if (!cell?.isConnected) return Array.isArray(initial[key]) ? [] : typeof initial[key] === "boolean" ? false : "";
	const labels = (selector: string) => [...cell.querySelectorAll<HTMLInputElement>(selector)].map((box) => box.closest("label")?.textContent?.trim() ?? "");
	if (kind === "pick") return cell.querySelector("[role=combobox]")?.textContent?.replace(/\u200b/g, "").trim() ?? "";
	if (kind === "several") return (cell.querySelector("[role=combobox]")?.textContent?.replace(/\u200b/g, "") ?? "").split(", ").filter(Boolean);
	if (kind === "chips") return [...cell.querySelectorAll(".MuiChip-label")].map((chip) => chip.textContent);
	if (kind === "radio") return labels("input:checked")[0] ?? "";
	if (kind === "boxes") return labels("input:checked");
	if (kind === "tick") return cell.querySelector("input")?.checked ?? false;
	if (kind === "day") {
		const parts = [...cell.querySelectorAll("[role=spinbutton]")];
		return parts.every((part) => /^\d+$/.test(part.textContent ?? "")) ? parts.map((part) => part.textContent).join("/") : "";
	}
	return cell.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<LocalizationProvider dateAdapter={AdapterDayjs}>
		<CssBaseline />
		<App />
	</LocalizationProvider>,
);
