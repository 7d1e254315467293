import {
	Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Autocomplete, Box, Button, Card, CardActions, CardContent, Checkbox, Container, CssBaseline,
	Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Divider, FormControl, FormControlLabel, FormHelperText, FormLabel, InputAdornment,
	InputLabel, ListItemText, MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Select, Stack, Step, StepLabel, Stepper, TextField, ThemeProvider, ToggleButton,
	ToggleButtonGroup, Toolbar, Typography, createTheme,
} from "@mui/material";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import dayjs, { type Dayjs } from "dayjs";
import { type ReactNode, memo, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import "./style.css";

const theme = createTheme({
	palette: { primary: { main: "#6b2d4a" }, secondary: { main: "#2f6f62" }, background: { default: "#faf6f2" } },
	shape: { borderRadius: 10 },
	typography: { fontFamily: '"Source Sans 3", "Segoe UI", Helvetica, Arial, sans-serif', h4: { fontFamily: "Georgia, serif" }, h5: { fontFamily: "Georgia, serif" } },
});

const SCHOOLS = ["Benson Polytechnic High School", "Central High School", "Lincoln High School", "Medford North High School", "Roosevelt High School", "Yreka Union High School"];
const COLLEGES = ["Boston University", "Howard University", "Oregon State University", "Portland State University", "Reed College", "Spelman College", "Stanford University",
	"University of California, Davis", "University of Michigan", "University of Oregon", "University of Texas at Austin", "University of Washington"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Prefer not to say"];
const SCHOOLING = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor’s degree", "Graduate or professional degree", "I don’t know"];
const INCOMES: [string, string][] = [["A", "Under $30,000"], ["B", "$30,000 to $49,999"], ["C", "$50,000 to $64,999"], ["D", "$65,000 to $84,999"], ["E", "$85,000 to $119,999"], ["F", "$120,000 or more"]];
const KINDS = ["Arts and performance", "Athletics", "Community service", "Debate and speech", "Environment and conservation", "Faith community", "Family responsibilities", "Paid employment", "Science and math", "Student government", "Something else"];

type Activity = { name: string; role: string; kind: string; hours: string; about: string };
type Honor = { title: string; grade: string };
const NO_ACTIVITY: Activity = { name: "", role: "", kind: "", hours: "", about: "" };
const NO_HONOR: Honor = { title: "", grade: "" };

const NONE: string[] = [];
const EMPTY = {
	firstName: "", middleName: "", lastName: "", suffix: "", preferred: "", email: "", phone: "",
	street: "", unit: "", city: "", state: "", zip: "", county: "",
	citizenship: "", hispanic: "", race: NONE, gender: "",
	school: "", schoolCity: "", schoolState: "", gradYear: "", gpa: "", weighted: "", rank: "", classSize: "", counselorName: "", counselorEmail: "",
	satRw: "", satMath: "", act: "", colleges: NONE, major: "", degree: "", career: "",
	p1First: "", p1Last: "", p1Work: "", p1School: "", p2First: "", p2Last: "", p2Work: "", p2School: "",
	income: "", siblings: "", householdSize: "", firstGen: "",
	recName: "", recEmail: "", essay: "", heard: "", signature: "", certify: false,
};
type Values = typeof EMPTY;
type TextKey = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values];

/** Draws its control anew only when the answer has changed. */
const Keep = memo(({ children }: { on: unknown; children: () => ReactNode }) => children(), (a, b) => a.on === b.on);

let now: Record<string, unknown> = {};

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" sx={{ p: 4, mb: 3 }} component="section">
			<Typography variant="h5" component="h2" gutterBottom>{title}</Typography>
			{note && <Typography color="text.secondary" sx={{ mb: 2.5 }}>{note}</Typography>}
			<div className="grid">{children}</div>
		</Paper>
	);
}

function App() {
	const [step, setStep] = useState(0);
	const [v, setV] = useState<Values>(EMPTY);
	const [dob, setDob] = useState<Dayjs | null>(null);
	const [satDate, setSatDate] = useState<Dayjs | null>(null);
	const [actDate, setActDate] = useState<Dayjs | null>(null);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [honors, setHonors] = useState<Honor[]>([]);
	const [editing, setEditing] = useState<{ at: number; draft: Activity } | null>(null);
	const [honor, setHonor] = useState<{ at: number; draft: Honor } | null>(null);
	const [submitted, setSubmitted] = useState(false);
	const iso = (date: Dayjs | null, format = "YYYY-MM-DD") => (date?.isValid() ? date.format(format) : "");

	now = { ...v, dob: iso(dob), satMathDate: iso(satDate, "YYYY-MM"), actDate: iso(actDate, "YYYY-MM"), submitted };
	for (let i = 0; i < 3; i++) for (const [k, x] of Object.entries(activities[i] ?? NO_ACTIVITY)) now[`activity${i + 1}_${k}`] = x;
	for (let i = 0; i < 2; i++) for (const [k, x] of Object.entries(honors[i] ?? NO_HONOR)) now[`honor${i + 1}_${k}`] = x;

	const set = <K extends keyof Values>(key: K, value: Values[K]) => setV((old) => ({ ...old, [key]: value }));
	const field = (key: TextKey, label: string, cols = 4, more: object = {}) => (
		<Keep on={v[key]}>{() => <TextField className={`c${cols}`} id={key} label={label} value={v[key]} onChange={(event) => set(key, event.target.value)} fullWidth {...more} />}</Keep>
	);
	const phoneMask = (raw: string) => {
		const d = raw.replace(/\D/g, "").slice(0, 10);
		return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
	};
	const pick = (key: TextKey, label: string, options: readonly (string | [string, string])[], cols = 4, help?: string) => (
		<Keep on={v[key]}>{() => <FormControl className={`c${cols}`} fullWidth>
			<InputLabel id={`${key}-label`}>{label}</InputLabel>
			<Select labelId={`${key}-label`} id={key} label={label} value={v[key]} onChange={(event) => set(key, event.target.value)}>
				{options.map((option) => {
					const [value, text] = typeof option === "string" ? [option, option] : option;
					return <MenuItem key={value} value={value}>{text}</MenuItem>;
				})}
			</Select>
			{help && <FormHelperText>{help}</FormHelperText>}
		</FormControl>}</Keep>
	);
	const stateBox = (key: "state" | "schoolState", label: string, cols: number) => (
		<Keep on={v[key]}>{() => <Autocomplete
			className={`c${cols}`} id={key} options={STATES} autoHighlight getOptionLabel={([, name]) => name} isOptionEqualToValue={(a, b) => a[0] === b[0]}
			getOptionKey={([code]) => code} value={STATES.find(([code]) => code === v[key]) ?? null} onChange={(_, option) => set(key, option?.[0] ?? "")}
			renderInput={(params) => <TextField {...params} label={label} />}
		/>}</Keep>
	);
	const radios = (key: TextKey, label: string, options: [string, string][], cols = 6) => (
		<Keep on={v[key]}>{() => <FormControl className={`c${cols}`}>
			<FormLabel id={`${key}-label`}>{label}</FormLabel>
			<RadioGroup row aria-labelledby={`${key}-label`} name={key} value={v[key]} onChange={(event) => set(key, event.target.value)}>
				{options.map(([value, text]) => <FormControlLabel key={value} value={value} control={<Radio />} label={text} />)}
			</RadioGroup>
		</FormControl>}</Keep>
	);
	const family = (n: 1 | 2) => (
		<Accordion className="c12" variant="outlined" disableGutters defaultExpanded={n === 1}>
			<AccordionSummary expandIcon={<span aria-hidden>▾</span>} aria-controls={`guardian${n}-content`} id={`guardian${n}-header`}>
				<Typography component="h3" sx={{ fontWeight: 600 }}>Parent or guardian {n}</Typography>
			</AccordionSummary>
			<AccordionDetails>
				<div className="grid">
					{field(`p${n}First`, "First name", 6)}
					{field(`p${n}Last`, "Last name", 6)}
					{field(`p${n}Work`, "Occupation", 6, { helperText: "Job title or kind of work; “retired” or “at home” is fine." })}
					{pick(`p${n}School`, "Highest level of schooling", SCHOOLING, 6)}
				</div>
			</AccordionDetails>
		</Accordion>
	);

	return (
		<>
			<CssBaseline />
			<AppBar position="static" elevation={0}>
				<Toolbar><Typography variant="h6" component="div" sx={{ fontFamily: "Georgia, serif" }}>The Halloran Whitlock Foundation</Typography></Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 5 }}>
				<Typography variant="h4" component="h1" gutterBottom>National Scholars Award 2027</Typography>
				<Stepper activeStep={step} alternativeLabel sx={{ my: 4 }}>
					{["Before you start", "About you", "Transcript upload", "Review"].map((label) => <Step key={label}><StepLabel>{label}</StepLabel></Step>)}
				</Stepper>
				{step === 0 ? (
					<Paper variant="outlined" sx={{ p: 4 }}>
						<Typography sx={{ mb: 2 }}>Every year we name 250 Halloran Whitlock Scholars. Each receives $10,000 a year, renewable for four years, at any accredited college in the United States.</Typography>
						<Typography sx={{ mb: 3 }}>You will need your grades, any test scores, and the name of one adult outside your family who knows you well. Most students need forty minutes.</Typography>
						<Button variant="contained" size="large" onClick={() => setStep(1)}>Start my application</Button>
					</Paper>
				) : (
					<form noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); setSubmitted(true); }}>
						<Section title="First, who are you?" note="Please use your legal name, as it would stand on a college’s records.">
							{field("firstName", "Legal first name", 4, { required: true })}
							{field("middleName", "Middle name")}
							{field("lastName", "Legal last name", 4, { required: true })}
							{pick("suffix", "Suffix", [["", "None"], "Jr.", "Sr.", "II", "III", "IV"], 3)}
							{field("preferred", "What should we call you?", 5)}
							<Keep on={dob}>{() => <DatePicker className="c4" label="Birth date *" value={dob} onChange={(date) => setDob(date)} disableFuture openTo="year" />}</Keep>
							{field("email", "Email address", 6, { required: true, type: "email", helperText: "An address you will still read next summer." })}
							<Keep on={v.phone}>{() => <TextField className="c6" id="phone" label="Cell phone" type="tel" value={v.phone} onChange={(event) => set("phone", phoneMask(event.target.value))} fullWidth
								slotProps={{ input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } }} />}</Keep>
						</Section>
						<Section title="Where do you live?">
							{field("street", "Home street address", 8, { required: true })}
							{field("unit", "Apartment or unit")}
							{field("city", "City or town", 5, { required: true })}
							{stateBox("state", "State *", 4)}
							{field("zip", "ZIP code", 3, { required: true, slotProps: { htmlInput: { maxLength: 5, inputMode: "numeric" } } })}
							{field("county", "County", 6, { helperText: "Some of our donors support students of particular counties." })}
						</Section>
						<Section title="A little background" note="The last three answers are optional. Readers do not see them.">
							{radios("citizenship", "Citizenship *", [["citizen", "U.S. citizen"], ["national", "U.S. national"], ["lpr", "Permanent resident"], ["other", "None of these"]], 12)}
							{radios("hispanic", "Are you of Hispanic or Latino origin?", [["Y", "Yes"], ["N", "No"], ["X", "Decline to answer"]], 12)}
							<Keep on={v.race}>{() => <FormControl className="c6">
								<InputLabel id="race-label">Race (choose all that apply)</InputLabel>
								<Select
									labelId="race-label" id="race" multiple value={v.race} input={<OutlinedInput label="Race (choose all that apply)" />}
									onChange={({ target }) => set("race", typeof target.value === "string" ? target.value.split(",") : target.value)} renderValue={(chosen) => chosen.join(", ")}
								>
									{RACES.map((race) => <MenuItem key={race} value={race}><Checkbox checked={v.race.includes(race)} /><ListItemText primary={race} /></MenuItem>)}
								</Select>
							</FormControl>}</Keep>
							{pick("gender", "Gender", ["Woman", "Man", "Nonbinary", "I use another term", "Prefer not to say"], 6)}
						</Section>
						<Section title="Your high school">
							<Keep on={v.school}>{() => <Autocomplete className="c12" id="school" freeSolo options={SCHOOLS} inputValue={v.school} onInputChange={(_, text) => set("school", text)}
								renderInput={(params) => <TextField {...params} label="High school *" helperText="Start typing. If your school is not on our list, write out its full name." />} />}</Keep>
							{field("schoolCity", "School city", 5)}
							{stateBox("schoolState", "School state", 4)}
							<Keep on={v.gradYear}>{() => <FormControl className="c12">
								<FormLabel id="gradYear-label" sx={{ mb: 1 }}>I will graduate in *</FormLabel>
								<ToggleButtonGroup exclusive color="primary" aria-labelledby="gradYear-label" value={v.gradYear || null} onChange={(_, year) => set("gradYear", year ?? "")}>
									{["2026", "2027", "2028", "2029"].map((year) => <ToggleButton key={year} value={year} sx={{ px: 3 }}>{year}</ToggleButton>)}
								</ToggleButtonGroup>
							</FormControl>}</Keep>
							{field("gpa", "GPA, unweighted (4.0 scale)", 6, { required: true, slotProps: { htmlInput: { inputMode: "decimal" } } })}
							{field("weighted", "GPA, weighted", 6, { slotProps: { htmlInput: { inputMode: "decimal" } } })}
							{field("rank", "Class rank", 6)}
							{field("classSize", "Number of students in your class", 6)}
							{field("counselorName", "School counselor’s name", 6)}
							{field("counselorEmail", "School counselor’s email", 6, { type: "email" })}
						</Section>
						<Section title="Test scores" note="Scores are optional. Give your best results if you have sat a test.">
							{field("satRw", "SAT Reading and Writing", 4, { type: "number", slotProps: { htmlInput: { min: 200, max: 800, step: 10 } } })}
							{field("satMath", "SAT Math", 4, { type: "number", slotProps: { htmlInput: { min: 200, max: 800, step: 10 } } })}
							<Keep on={satDate}>{() => <DatePicker className="c4" label="SAT Math taken" views={["year", "month"]} format="MM/YYYY" value={satDate} onChange={(date) => setSatDate(date)} />}</Keep>
							{field("act", "ACT composite", 4, { type: "number", slotProps: { htmlInput: { min: 1, max: 36 } } })}
							<Keep on={actDate}>{() => <DatePicker className="c4" label="ACT taken" views={["year", "month"]} format="MM/YYYY" value={actDate} onChange={(date) => setActDate(date)} />}</Keep>
						</Section>
						<Section title="What comes next">
							<Keep on={v.colleges}>{() => <Autocomplete className="c12" multiple freeSolo id="colleges" options={COLLEGES} value={v.colleges} onChange={(_, chosen) => set("colleges", chosen)}
								renderInput={(params) => <TextField {...params} label="Colleges you are applying to" placeholder="Add a college" helperText="Choose from the list, or type a name and press Enter." />} />}</Keep>
							<Keep on={v.major}>{() => <Autocomplete className="c6" id="major" options={MAJORS} value={v.major || null} onChange={(_, chosen) => set("major", chosen ?? "")}
								renderInput={(params) => <TextField {...params} label="Likely major" />} />}</Keep>
							{pick("degree", "Highest degree you hope to earn", ["Associate", "Bachelor’s", "Master’s", "Doctorate (PhD, EdD)", "Professional (MD, JD)", "Not sure yet"], 6)}
							{field("career", "Career you have in mind", 12)}
						</Section>
						<Section title="Your family">
							{family(1)}
							{family(2)}
							{pick("income", "Household income last year", INCOMES, 6, "Before taxes, from all sources.")}
							{field("householdSize", "People living in your household", 6, { type: "number" })}
							{pick("siblings", "Brothers and sisters", ["0", "1", "2", "3", "4", "5 or more"], 6)}
							{radios("firstGen", "Will you be the first in your family to go to college?", [["yes", "Yes"], ["no", "No"], ["unsure", "Not sure"]], 12)}
						</Section>
						<Section title="How you spend your time" note="Add up to three activities. Paid work and caring for family count as much as clubs do.">
							<div className="c12">
								{activities.map((a, i) => (
									<Card key={i} variant="outlined" sx={{ mb: 2 }} className="entry" data-activity={i + 1}>
										<CardContent>
											<Typography variant="h6" component="h3" data-of="name">{a.name}</Typography>
											<Typography><span data-of="role">{a.role}</span> · <span data-of="kind">{a.kind}</span> · <span data-of="hours">{a.hours}</span> hours a week</Typography>
											<Typography color="text.secondary" data-of="about">{a.about}</Typography>
										</CardContent>
										<CardActions>
											<Button size="small" onClick={() => setEditing({ at: i, draft: a })}>Edit</Button>
											<Button size="small" color="error" onClick={() => setActivities((old) => old.filter((_, j) => j !== i))}>Remove</Button>
										</CardActions>
									</Card>
								))}
								<Button variant="outlined" disabled={activities.length >= 3} onClick={() => setEditing({ at: activities.length, draft: NO_ACTIVITY })}>Add an activity</Button>
							</div>
						</Section>
						<Section title="Honors and awards" note="The two you are proudest of.">
							<div className="c12">
								{honors.map((h, i) => (
									<Stack key={i} direction="row" spacing={2} sx={{ py: 1, alignItems: "center" }} className="entry" data-honor={i + 1}>
										<Typography sx={{ flex: 1 }}><span data-of="title">{h.title}</span> (<span data-of="grade">{h.grade}</span>)</Typography>
										<Button size="small" onClick={() => setHonor({ at: i, draft: h })}>Edit</Button>
									</Stack>
								))}
								<Button variant="outlined" disabled={honors.length >= 2} onClick={() => setHonor({ at: honors.length, draft: NO_HONOR })}>Add an honor</Button>
							</div>
						</Section>
						<Section title="Someone who will speak for you" note="A teacher, coach, employer or mentor. We will write to them once you submit.">
							{field("recName", "Recommender’s name", 6, { required: true })}
							{field("recEmail", "Recommender’s email", 6, { required: true, type: "email" })}
						</Section>
						<Section title="In your words">
							{field("essay", "Tell us about a time you changed your mind (300 words)", 12, { multiline: true, minRows: 6 })}
							{pick("heard", "How did you hear about us?", ["Teacher or counselor", "Friend or family", "Social media", "A past scholar", "Web search"], 6)}
						</Section>
						<Section title="Sign and continue">
							<FormControlLabel className="c12" control={<Checkbox id="certify" checked={v.certify} onChange={(event) => set("certify", event.target.checked)} />}
								label="I certify that everything above is true, and I allow the Foundation to confirm it with my school." />
							{field("signature", "Type your full name as your signature", 8, { required: true })}
						</Section>
						<Divider sx={{ mb: 3 }} />
						{submitted && <Alert severity="success" sx={{ mb: 2 }}>Saved. Next: your transcript.</Alert>}
						<Button type="submit" variant="contained" size="large">Save and continue</Button>
					</form>
				)}
			</Container>
			<Dialog open={editing !== null} onClose={() => setEditing(null)} fullWidth maxWidth="sm" aria-labelledby="activity-title">
				<DialogTitle id="activity-title">{editing && editing.at < activities.length ? "Edit activity" : "Add an activity"}</DialogTitle>
				{editing && (
					<form onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); setActivities((old) => { const next = [...old]; next[editing.at] = editing.draft; return next; }); setEditing(null); }}>
						<DialogContent>
							<DialogContentText sx={{ mb: 2 }}>Start with whatever has mattered most to you.</DialogContentText>
							<Stack spacing={2.5}>
								{activityField("name", "Activity, organization or employer", { required: true, autoFocus: true })}
								{activityField("role", "Your role or position", { slotProps: { htmlInput: { maxLength: 50 } } })}
								<TextField select id="entry-kind" label="Kind of activity" value={editing.draft.kind} onChange={(event) => draft("kind", event.target.value)}>
									{KINDS.map((kind) => <MenuItem key={kind} value={kind}>{kind}</MenuItem>)}
								</TextField>
								{activityField("hours", "Hours a week", { type: "number", slotProps: { htmlInput: { min: 0, max: 168 } } })}
								{activityField("about", "What did you do, and what came of it?", { multiline: true, minRows: 3, helperText: `${editing.draft.about.length} of 200 characters`, slotProps: { htmlInput: { maxLength: 200 } } })}
							</Stack>
						</DialogContent>
						<DialogActions sx={{ px: 3, pb: 2 }}>
							<Button onClick={() => setEditing(null)}>Cancel</Button>
							<Button type="submit" variant="contained">Save activity</Button>
						</DialogActions>
					</form>
				)}
			</Dialog>
			<Dialog open={honor !== null} onClose={() => setHonor(null)} fullWidth maxWidth="xs" aria-labelledby="honor-title">
				<DialogTitle id="honor-title">Honor or award</DialogTitle>
				{honor && (
					<>
						<DialogContent>
							<Stack spacing={2.5} sx={{ pt: 1 }}>
								<TextField id="honor-name" label="Name of the honor" value={honor.draft.title} onChange={(event) => setHonor({ ...honor, draft: { ...honor.draft, title: event.target.value } })} />
								<FormControl>
									<FormLabel id="honor-grade">Received in</FormLabel>
									<RadioGroup aria-labelledby="honor-grade" name="honor-grade" value={honor.draft.grade} onChange={(event) => setHonor({ ...honor, draft: { ...honor.draft, grade: event.target.value } })}>
										{["9th grade", "10th grade", "11th grade", "12th grade"].map((grade) => <FormControlLabel key={grade} value={grade} control={<Radio size="small" />} label={grade} />)}
									</RadioGroup>
								</FormControl>
							</Stack>
						</DialogContent>
						<DialogActions>
							<Button onClick={() => setHonor(null)}>Cancel</Button>
							<Button variant="contained" disabled={!honor.draft.title} onClick={() => { setHonors((old) => { const next = [...old]; next[honor.at] = honor.draft; return next; }); setHonor(null); }}>Save honor</Button>
						</DialogActions>
					</>
				)}
			</Dialog>
		</>
	);

	function draft(key: keyof Activity, value: string) {
		setEditing((old) => old && { ...old, draft: { ...old.draft, [key]: value } });
	}
	function activityField(key: keyof Activity, label: string, more: object) {
		return <TextField id={`entry-${key}`} label={label} value={editing?.draft[key] ?? ""} onChange={(event) => draft(key, event.target.value)} {...more} />;
	}
}

createRoot(document.getElementById("root")!).render(
	<ThemeProvider theme={theme}><LocalizationProvider dateAdapter={AdapterDayjs}><App /></LocalizationProvider></ThemeProvider>,
);
void dayjs;

const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u2066-\u2069\u200b-\u200f]/g, "").trim();
function shownOf(key: string): unknown {
	const entry = /^(activity|honor)(\d)_(.+)$/.exec(key);
	if (entry) return clean(document.querySelector(`[data-${entry[1]}="${entry[2]}"] [data-of="${entry[3]}"]`)?.textContent);
	if (key === "certify") return (document.getElementById(key) as HTMLInputElement | null)?.checked ?? false;
	if (key === "colleges") return [...document.querySelectorAll("#colleges")].flatMap((input) => [...input.closest(".MuiAutocomplete-root")!.querySelectorAll(".MuiChip-label")].map((chip) => clean(chip.textContent)));
	if (key === "race") return clean(document.getElementById(key)?.textContent).split(", ").filter(Boolean);
	if (["citizenship", "hispanic", "firstGen"].includes(key)) return clean(document.querySelector(`input[name="${key}"]:checked`)?.closest("label")?.textContent);
	if (key === "gradYear") return clean(document.querySelector('[aria-labelledby="gradYear-label"] [aria-pressed="true"]')?.textContent);
	const dates: Record<string, string> = { dob: "Birth date", satMathDate: "SAT Math taken", actDate: "ACT taken" };
	if (key in dates) {
		const root = [...document.querySelectorAll(".MuiPickersTextField-root")].find((each) => each.querySelector("label")?.textContent?.startsWith(dates[key]!));
		const text = clean(root?.querySelector(".MuiPickersSectionList-root")?.textContent);
		return /[A-Z]/.test(text) ? "" : text;
	}
	const element = document.getElementById(key);
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	return clean(element?.textContent);
}
Object.assign(window, {
	formState: () => now,
	formShown: () => Object.fromEntries(Object.keys(now).filter((key) => key !== "submitted").map((key) => [key, shownOf(key)])),
});
