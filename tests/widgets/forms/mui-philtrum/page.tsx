import "./styles.css";
import {
	Accordion, AccordionDetails, AccordionSummary, Alert, Autocomplete, Box, Button, Card, CardActions, CardContent, CardHeader, Checkbox, createTheme,
	CssBaseline, FormControl, FormControlLabel, FormLabel, Grid, IconButton, InputLabel, MenuItem, Paper, Radio, RadioGroup, Select, Stack, TextField,
	ThemeProvider, ToggleButton, ToggleButtonGroup, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { memo, useId, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

const theme = createTheme({
	palette: { primary: { main: "#22573c" }, secondary: { main: "#9c6b1c" }, background: { default: "#eef1ee" } },
	typography: { fontFamily: "'Public Sans', 'Segoe UI', Arial, sans-serif", h1: { fontSize: 28, fontWeight: 700 }, h2: { fontSize: 20, fontWeight: 700 } },
	shape: { borderRadius: 2 },
});
const SUBJECTS = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language and Culture", "Computer Science A", "Computer Science Principles",
	"English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography",
	"Macroeconomics", "Microeconomics", "Physics 1: Algebra-Based", "Precalculus", "Psychology", "Spanish Language and Culture", "Statistics",
	"United States Government and Politics", "United States History", "World History: Modern",
];
const CAMPUSES = ["Boise State University", "California State University, Chico", "Humboldt Polytechnic", "Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "University of California, Davis", "University of Nevada, Reno", "University of Washington"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Decline to state"];
const ATTAINMENT = [["lt", "Less than 12th grade"], ["hs", "12th grade; diploma or equivalency"], ["sc", "Postsecondary study, no degree awarded"], ["aa", "Two-year degree"], ["ba", "Four-year degree"], ["gr", "Graduate or professional degree"]];

type Exam = { subject: string | null; year: string; score: string };
type Activity = { body: string; capacity: string; grades: string[]; hours: string };
const NONE: Record<string, string> = Object.fromEntries(
	("surname,forename,middle,suffix,priorSurname,email,phone,ssn4,line1,line2,city,zip,citizen,gender,hispanic,school,schoolPlace,uwgpa,wgpa,rank,size,satRW,satM,act,counselor,counselorEmail," +
		"campus,credential,year,income,persons,marital,fafsa,statement,signature," +
		["p1", "p2"].flatMap((p) => ["First", "Initial", "Last", "Living", "Work", "Attained", "Employer"].map((k) => p + k)).join(",")).split(",").map((key) => [key, ""]),
);
const BLANK_EXAM: Exam = { subject: null, year: "", score: "" };
const BLANK_ACTIVITY: Activity = { body: "", capacity: "", grades: [], hours: "" };
let current: any;

/** A question is drawn anew only when its own answer changes. */
const Kept = memo(({ render }: { value: unknown; render: () => ReactNode }) => <>{render()}</>, (a, b) => a.value === b.value);

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" component="section" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h2" sx={{ mb: note ? 0.5 : 2 }}>{title}</Typography>
			{note && <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>{note}</Typography>}
			<Grid container spacing={2}>{children}</Grid>
		</Paper>
	);
}

function Application() {
	const [v, setV] = useState(NONE);
	const [born, setBorn] = useState<Dayjs | null>(null);
	const [since, setSince] = useState<Dayjs | null>(null);
	const [diploma, setDiploma] = useState<Dayjs | null>(null);
	const [domicile, setDomicile] = useState<string | null>(null);
	const [schoolState, setSchoolState] = useState<string | null>(null);
	const [field, setField] = useState<string | null>(null);
	const [race, setRace] = useState<string[]>([]);
	const [certify, setCertify] = useState(false);
	const [exams, setExams] = useState<Exam[]>([BLANK_EXAM]);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [submitted, setSubmitted] = useState(false);
	const uid = useId();
	current = { v, born, since, diploma, domicile, schoolState, field, race, certify, exams, activities, submitted };
	const put = (key: string, value: string | null) => setV((old) => ({ ...old, [key]: value ?? "" }));

	const Text = (key: string, label: string, size: number, more: any = {}) => (
		<Kept key={key} value={v[key]} render={() => <Grid size={size}>
			<TextField fullWidth size="small" id={key} name={`q_${key}`} label={label} value={v[key]} onChange={(e) => put(key, e.target.value)} {...more} />
		</Grid>} />
	);
	const Choose = (key: string, label: string, size: number, options: string[][]) => (
		<Kept key={key} value={v[key]} render={() => <Grid size={size}>
			<FormControl fullWidth size="small">
				<InputLabel id={`${key}-label`}>{label}</InputLabel>
				<Select labelId={`${key}-label`} id={key} label={label} value={v[key]} onChange={(e) => put(key, e.target.value)}>
					{options.map(([value, words]) => <MenuItem key={value} value={value}>{words}</MenuItem>)}
				</Select>
			</FormControl>
		</Grid>} />
	);
	const Radios = (key: string, label: string, size: number, options: string[][], row = true) => (
		<Kept key={key} value={v[key]} render={() => <Grid size={size}>
			<FormControl>
				<FormLabel id={`${key}-label`}>{label}</FormLabel>
				<RadioGroup row={row} id={key} aria-labelledby={`${key}-label`} name={`${uid}${key}`} value={v[key]} onChange={(e) => put(key, e.target.value)}>
					{options.map(([value, words]) => <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={words} />)}
				</RadioGroup>
			</FormControl>
		</Grid>} />
	);
	const Toggles = (key: string, label: string, size: number, options: string[][]) => (
		<Kept key={key} value={v[key]} render={() => <Grid size={size}>
			<Typography variant="body2" id={`${key}-label`} sx={{ mb: 0.5 }}>{label}</Typography>
			<ToggleButtonGroup exclusive size="small" id={key} aria-labelledby={`${key}-label`} value={v[key] || null} onChange={(_, value) => put(key, value)}>
				{options.map(([value, words]) => <ToggleButton key={value} value={value} sx={{ textTransform: "none" }}>{words}</ToggleButton>)}
			</ToggleButtonGroup>
		</Grid>} />
	);
	const States = (id: string, label: string, value: string | null, set: (value: string | null) => void) => (
		<Kept value={value} render={() => <Autocomplete size="small" id={id} options={STATES.map(([code]) => code)} getOptionLabel={(code) => STATES.find((s) => s[0] === code)?.[1] ?? ""} value={value} onChange={(_, next) => set(next)} renderInput={(params) => <TextField {...params} label={label} />} />} />
	);
	const amendExam = (at: number, part: Partial<Exam>) => setExams((all) => all.map((each, i) => (i === at ? { ...each, ...part } : each)));
	const amendActivity = (at: number, part: Partial<Activity>) => setActivities((all) => all.map((each, i) => (i === at ? { ...each, ...part } : each)));
	const parent = (p: string, heading: string, more: ReactNode = null) => (
		<Accordion key={p} id={p} variant="outlined">
			<AccordionSummary expandIcon={<span aria-hidden>▾</span>} aria-controls={`${p}-panel`} id={`${p}-head`}><Typography component="span" sx={{ fontWeight: 600 }}>{heading}</Typography></AccordionSummary>
			<AccordionDetails>
				<Grid container spacing={2}>
					{Text(`${p}First`, "First name", 5)}
					{Text(`${p}Initial`, "M.I.", 2, { slotProps: { htmlInput: { maxLength: 1 } } })}
					{Text(`${p}Last`, "Last name", 5)}
					{Toggles(`${p}Living`, "Is this parent", 4, [["L", "Living"], ["D", "Deceased"]])}
					{Text(`${p}Work`, "Trade, profession or usual work", 4)}
					{Choose(`${p}Attained`, "Furthest point reached in school", 4, ATTAINMENT)}
					{Text(`${p}Employer`, "Name of employer", 12)}
					{more}
				</Grid>
			</AccordionDetails>
		</Accordion>
	);

	return (
		<ThemeProvider theme={theme}>
			<CssBaseline />
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<Box component="header" sx={{ bgcolor: "primary.main", color: "#fff", py: 3 }}>
					<Box sx={{ maxWidth: 1000, mx: "auto", px: 3 }}>
						<Typography variant="overline">State Bureau of Postsecondary Assistance</Typography>
						<Typography variant="h1">Manzanita Merit Grant — Form MG-2, Initial Applicants</Typography>
					</Box>
				</Box>
				<Box component="form" noValidate sx={{ maxWidth: 1000, mx: "auto", p: 3 }} onSubmit={(e: any) => { e.preventDefault(); setSubmitted(true); }}>
					<Alert severity="info" sx={{ mb: 3 }}>File by 5:00 p.m., March 2. Particulars must agree with those on your FAFSA or State Aid Application. Parts D and E open when you select their headings.</Alert>
					<Part title="Part A. Applicant" note="Enter your name as shown on your Social Security card.">
						{Text("surname", "Surname", 4, { required: true })}
						{Text("forename", "Forename", 3, { required: true })}
						{Text("middle", "Middle name", 3)}
						{Choose("suffix", "Suffix", 2, [["", "—"], ["JR", "Jr."], ["SR", "Sr."], ["2", "II"], ["3", "III"], ["4", "IV"]])}
						{Text("priorSurname", "Any other surname under which records may be filed", 6)}
						<Grid size={3}><Kept value={born} render={() => <DatePicker label="Date of birth" value={born} onChange={setBorn} slotProps={{ textField: { size: "small", fullWidth: true, id: "born" } }} />} /></Grid>
						{Text("ssn4", "SSN, final four digits", 3, { slotProps: { htmlInput: { maxLength: 4, inputMode: "numeric" } } })}
						{Text("email", "Electronic mail", 6, { type: "email", required: true })}
						{Text("phone", "Telephone (10 digits, no punctuation)", 6, { type: "tel", slotProps: { htmlInput: { maxLength: 10 } } })}
						{Text("line1", "Residence — number and street", 8, { required: true })}
						{Text("line2", "Apartment, space or lot", 4)}
						{Text("city", "City or post office", 5)}
						<Grid size={4}>{States("domicile", "State of residence", domicile, setDomicile)}</Grid>
						{Text("zip", "ZIP code", 3)}
						<Grid size={6}><Kept value={since} render={() => <DatePicker label="Residing in the State continuously since" views={["year", "month"]} value={since} onChange={setSince} slotProps={{ textField: { size: "small", fullWidth: true, id: "since" } }} />} /></Grid>
						{Choose("gender", "Gender of record", 6, [["F", "Female"], ["M", "Male"], ["X", "Nonbinary"], ["N", "Decline to state"]])}
						{Radios("citizen", "Status under which you claim eligibility", 12, [["1", "Citizen or national of the United States"], ["2", "Lawful permanent resident or other eligible noncitizen"], ["3", "Nonresident tuition exemption (affidavit on file)"]], false)}
						{Toggles("hispanic", "Hispanic or Latino origin", 5, [["Y", "Yes"], ["N", "No"], ["D", "Decline to state"]])}
						<Grid size={7}><Kept value={race} render={() => <Autocomplete multiple size="small" id="race" options={RACES} value={race} onChange={(_, next) => setRace(next)} renderInput={(params) => <TextField {...params} label="Race (all that pertain)" />} />} /></Grid>
					</Part>
					<Part title="Part B. Secondary education">
						{Text("school", "Institution that will confer your diploma", 12, { required: true })}
						{Text("schoolPlace", "City in which it is located", 4)}
						<Grid size={4}>{States("schoolState", "State in which it is located", schoolState, setSchoolState)}</Grid>
						<Grid size={4}><Kept value={diploma} render={() => <DatePicker label="Diploma expected (month, year)" views={["year", "month"]} openTo="year" format="MM/YYYY" value={diploma} onChange={setDiploma} slotProps={{ textField: { size: "small", fullWidth: true, id: "diploma" } }} />} /></Grid>
						{Text("uwgpa", "GPA, unweighted", 3)}
						{Text("wgpa", "GPA, weighted", 3)}
						{Text("rank", "Standing in class (1 = first)", 3)}
						{Text("size", "Number in class", 3)}
						{Text("satRW", "SAT Evidence-Based Reading and Writing", 5, { type: "number" })}
						{Text("satM", "SAT Mathematics", 3, { type: "number" })}
						{Text("act", "ACT Composite (single sitting)", 4, { type: "number" })}
						{Text("counselor", "School official who will verify the GPA", 6)}
						{Text("counselorEmail", "Official's electronic mail", 6, { type: "email" })}
						<Grid size={12}>
							<Typography sx={{ fontWeight: 600, mt: 1 }}>Advanced Placement examinations</Typography>
							<Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>One line for each examination for which a score has been released; no more than three.</Typography>
							<Stack spacing={1.5} id="exams">
								{exams.map((exam, i) => (
									<Stack key={i} direction="row" spacing={1.5} className="exam-line">
										<Autocomplete sx={{ flex: 1 }} size="small" id={`exam${i}`} options={SUBJECTS} value={exam.subject} onChange={(_, subject) => amendExam(i, { subject })} renderInput={(params) => <TextField {...params} label="Examination" />} />
										<TextField select size="small" sx={{ width: 150 }} id={`examYear${i}`} label="Year taken" value={exam.year} onChange={(e) => amendExam(i, { year: e.target.value })}>
											{["2023", "2024", "2025", "2026"].map((y) => <MenuItem key={y} value={y}>{y}</MenuItem>)}
										</TextField>
										<TextField select size="small" sx={{ width: 120 }} id={`examScore${i}`} label="Score" value={exam.score} onChange={(e) => amendExam(i, { score: e.target.value })}>
											{["1", "2", "3", "4", "5"].map((n) => <MenuItem key={n} value={n}>{n}</MenuItem>)}
										</TextField>
										<IconButton aria-label={`Delete line ${i + 1}`} onClick={() => setExams((all) => all.filter((_, at) => at !== i))}>×</IconButton>
									</Stack>
								))}
							</Stack>
							<Button id="addExam" sx={{ mt: 1 }} disabled={exams.length >= 3} onClick={() => setExams((all) => [...all, BLANK_EXAM])}>+ Add a line</Button>
						</Grid>
					</Part>
					<Part title="Part C. Proposed course of study">
						<Grid size={6}><Kept value={v.campus} render={() => <Autocomplete freeSolo size="small" id="campus" options={CAMPUSES} inputValue={v.campus} onInputChange={(_, next) => put("campus", next)} renderInput={(params) => <TextField {...params} label="College at which you expect to use the grant" />} />} /></Grid>
						<Grid size={6}><Kept value={field} render={() => <Autocomplete size="small" id="field" options={MAJORS} value={field} onChange={(_, next) => setField(next)} renderInput={(params) => <TextField {...params} label="Proposed field of study" />} />} /></Grid>
						{Toggles("year", "Academic year of first enrollment", 5, [["2627", "2026–27"], ["2728", "2027–28"], ["2829", "2028–29"]])}
						{Radios("credential", "Final credential sought", 7, [["C", "Certificate"], ["A", "Associate"], ["B", "Baccalaureate"], ["M", "Master's"], ["D", "Doctoral"]])}
					</Part>
					<Box component="section" sx={{ mb: 3 }}>
						<Accordion variant="outlined" id="household">
							<AccordionSummary expandIcon={<span aria-hidden>▾</span>} aria-controls="household-panel" id="household-head"><Typography component="span" sx={{ fontWeight: 700, fontSize: 20 }}>Part D. Household</Typography></AccordionSummary>
							<AccordionDetails>
								<Grid container spacing={2}>
									{Text("income", "Combined yearly income of the household, whole dollars", 7, { slotProps: { htmlInput: { inputMode: "numeric" } } })}
									{Text("persons", "Persons supported by that income", 5)}
									{Choose("marital", "Parents are, with respect to one another", 6, [["1", "Married or remarried"], ["2", "Divorced"], ["3", "Legally separated"], ["4", "Never married"], ["5", "Widowed"], ["6", "Registered domestic partners"]])}
									{Radios("fafsa", "Aid application already on file for the coming year", 6, [["F", "FAFSA"], ["S", "State Aid Application"], ["0", "None yet"]])}
								</Grid>
							</AccordionDetails>
						</Accordion>
						<Typography variant="h2" sx={{ mt: 3, mb: 1 }}>Part E. Parents of record</Typography>
						{parent("p1", "Parent of record — first")}
						{parent("p2", "Parent of record — second")}
					</Box>
					<Part title="Part F. Service and pursuits" note="Open a card for each sustained pursuit outside the classroom, paid work included. Three cards at most.">
						<Grid size={12}>
							<Stack spacing={2} id="cards">
								{activities.map((activity, i) => (
									<Card key={i} variant="outlined" id={`card${i}`}>
										<CardHeader title={`Pursuit ${i + 1}`} slotProps={{ title: { variant: "subtitle1" } }} />
										<CardContent sx={{ pt: 0 }}>
											<Grid container spacing={2}>
												<Grid size={6}><TextField fullWidth size="small" id={`body${i}`} label="Body, employer or club" value={activity.body} onChange={(e) => amendActivity(i, { body: e.target.value })} /></Grid>
												<Grid size={6}><TextField fullWidth size="small" id={`capacity${i}`} label="Capacity in which you served" value={activity.capacity} onChange={(e) => amendActivity(i, { capacity: e.target.value })} /></Grid>
												<Grid size={6}>
													<Typography variant="body2" sx={{ mb: 0.5 }}>Grades in which you took part</Typography>
													<ToggleButtonGroup size="small" id={`grades${i}`} aria-label="Grades in which you took part" value={activity.grades} onChange={(_, grades) => amendActivity(i, { grades: [...grades].sort((a, b) => a - b) })}>
														{["9", "10", "11", "12"].map((g) => <ToggleButton key={g} value={g} sx={{ px: 2 }}>{g}</ToggleButton>)}
													</ToggleButtonGroup>
												</Grid>
												<Grid size={6}><TextField fullWidth size="small" type="number" id={`hours${i}`} label="Hours in a usual week" value={activity.hours} onChange={(e) => amendActivity(i, { hours: e.target.value })} /></Grid>
											</Grid>
										</CardContent>
										<CardActions><Button color="secondary" onClick={() => setActivities((all) => all.filter((_, at) => at !== i))}>Discard card</Button></CardActions>
									</Card>
								))}
							</Stack>
							<Button id="addCard" variant="outlined" sx={{ mt: 1 }} disabled={activities.length >= 3} onClick={() => setActivities((all) => [...all, BLANK_ACTIVITY])}>Add a pursuit</Button>
						</Grid>
					</Part>
					<Part title="Part G. Statement and certification">
						{Text("statement", "State how the grant would advance your education (1,500 characters)", 12, { multiline: true, minRows: 5 })}
						<Grid size={12}><FormControlLabel control={<Checkbox id="certify" checked={certify} onChange={(e) => setCertify(e.target.checked)} />} label="I certify under penalty of perjury that the foregoing is true and correct." /></Grid>
						{Text("signature", "Signature of applicant (type name)", 6)}
					</Part>
					<Button type="submit" variant="contained" size="large">File application</Button>
				</Box>
			</LocalizationProvider>
		</ThemeProvider>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);

(window as any).formState = () => {
	const { v, born, since, diploma, exams, activities, submitted, ...rest } = current;
	const state: Record<string, unknown> = { ...v, ...rest, domicile: rest.domicile ?? "", schoolState: rest.schoolState ?? "", field: rest.field ?? "" };
	state.born = born?.isValid() ? born.format("YYYY-MM-DD") : "";
	state.since = since?.isValid() ? since.format("YYYY-MM") : "";
	state.diploma = diploma?.isValid() ? diploma.format("YYYY-MM") : "";
	for (const i of [0, 1, 2]) {
		for (const key of ["subject", "year", "score"]) state[`exam${i + 1}.${key}`] = exams[i]?.[key] ?? "";
		for (const key of ["body", "capacity", "hours"]) state[`act${i + 1}.${key}`] = activities[i]?.[key] ?? "";
		state[`act${i + 1}.grades`] = activities[i]?.grades ?? [];
	}
	return { ...state, submitted };
};
const el = (id: string) => document.getElementById(id);
const read = (id: string): unknown => {
	const element = el(id);
	if (!element) return "";
	if (element.matches(".MuiToggleButtonGroup-root")) return element.querySelector("[aria-pressed=true]")?.textContent ?? "";
	if (element.matches(".MuiRadioGroup-root")) return element.querySelector("input:checked")?.closest("label")?.textContent ?? "";
	if (element.matches(".MuiSelect-select")) return element.textContent!.replace(/\u200b/g, "");
	return (element as HTMLInputElement).value;
};
/** The text of a date field's sections; its placeholder counts as nothing. */
const dated = (id: string) => {
	const box = el(id);
	const root = box?.closest(".MuiFormControl-root");
	const sections = [...(root?.querySelectorAll("[role=spinbutton]") ?? [])];
	if (sections.some((each) => !each.hasAttribute("aria-valuenow") && /[A-Z]{2}/.test(each.textContent!))) return "";
	return (root?.querySelector("input") as HTMLInputElement)?.value.replace(/[\u2066-\u2069\u200e\u200f]/g, "") ?? "";
};
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of [...Object.keys(NONE), "domicile", "schoolState", "field"]) shown[key] = read(key);
	for (const key of ["born", "since", "diploma"]) shown[key] = dated(key);
	shown.race = [...el("race")!.closest(".MuiAutocomplete-root")!.querySelectorAll(".MuiChip-label")].map((each) => each.textContent);
	shown.certify = (el("certify") as HTMLInputElement).checked;
	for (const i of [0, 1, 2]) {
		shown[`exam${i + 1}.subject`] = read(`exam${i}`);
		shown[`exam${i + 1}.year`] = read(`examYear${i}`);
		shown[`exam${i + 1}.score`] = read(`examScore${i}`);
		for (const key of ["body", "capacity", "hours"]) shown[`act${i + 1}.${key}`] = read(`${key}${i}`);
		shown[`act${i + 1}.grades`] = [...(el(`grades${i}`)?.querySelectorAll("[aria-pressed=true]") ?? [])].map((each) => each.textContent);
	}
	return shown;
};
