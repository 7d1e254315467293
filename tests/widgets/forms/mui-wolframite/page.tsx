import {
	Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Autocomplete, Box, Button, Card, CardContent, CardHeader, Checkbox, Container, CssBaseline, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Divider, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, IconButton, InputAdornment, InputBase, InputLabel, Link, List, ListItem, ListItemText, ListItemText as Text, MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Select, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, Toolbar, Typography,
} from "@mui/material";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ChangeEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const theme = createTheme({ palette: { primary: { main: "#4b2e83" }, secondary: { main: "#b7791f" } }, shape: { borderRadius: 6 } });
const REGIONS = STATES.map(([code, label]) => ({ code, label }));
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Physics C: Mechanics", "AP Statistics", "AP United States History", "AP World History", "IB Biology HL", "IB Chemistry HL", "IB Mathematics HL", "IB Physics HL"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Other"];
const CATEGORIES = ["Arts", "Athletics", "Community service", "Environment", "Family responsibility", "Employment (paid)", "Math or science club", "Music", "Research", "Speech and debate", "Student government", "Other"];

interface Activity { category: string; organization: string; position: string; grades: string[]; hours: string; weeks: string; description: string }
interface Award { title: string; level: string }
interface Course { courseName: string; finalGrade: string; credits: string }
interface Exam { subject: string; score: string; year: string }

const EMPTY = {
	givenName: "", familyName: "", contactEmail: "", contactPhone: "", street: "", town: "", postal: "", schoolTitle: "", schoolRegion: "", gradeLevel: "", gradYear: "",
	satReading: "", satMath: "", psat: "", citizenship: "", sex: "", birthNation: "",
	parentOneName: "", parentOneJob: "", parentTwoName: "", parentTwoJob: "",
	projectTitle: "", projectCategory: "", abstract: "", mentorName: "", mentorEmail: "", counselorEmail: "", heardFrom: "", signature: "",
};
const NO_ACTIVITY: Activity = { category: "", organization: "", position: "", grades: [], hours: "", weeks: "", description: "" };
const NO_EXAM: Exam = { subject: "", score: "", year: "" };
const NO_AWARD: Award = { title: "", level: "" };
const NO_COURSE: Course = { courseName: "", finalGrade: "", credits: "" };

const GRID_COLUMNS = [
	{ field: "courseName", headerName: "Course", width: 360 },
	{ field: "finalGrade", headerName: "Final grade", width: 140 },
	{ field: "credits", headerName: "Credits", width: 120 },
] as const;

function CourseGrid({ rows, onChange }: { rows: Course[]; onChange: (rows: Course[]) => void }) {
	return (
		<Paper variant="outlined" className="course-grid" role="grid" aria-colcount={3} aria-rowcount={rows.length + 1} sx={{ overflow: "auto" }}>
			<Box role="row" aria-rowindex={1} sx={{ display: "flex", bgcolor: "grey.100", borderBottom: 1, borderColor: "divider" }}>
				{GRID_COLUMNS.map(({ field, headerName, width }, n) => (
					<Box key={field} role="columnheader" data-field={field} aria-colindex={n + 1} sx={{ width, p: 1 }}>
						<Typography variant="subtitle2">{headerName}</Typography>
					</Box>
				))}
			</Box>
			{rows.map((row, r) => (
				<Box key={r} role="row" data-rowindex={r} data-id={r + 1} aria-rowindex={r + 2} sx={{ display: "flex", borderBottom: 1, borderColor: "divider" }}>
					{GRID_COLUMNS.map(({ field, width }, n) => (
						<Box key={field} role="gridcell" data-field={field} aria-colindex={n + 1} sx={{ width, borderRight: 1, borderColor: "divider" }}>
							<InputBase
								fullWidth
								value={row[field]}
								onChange={(event) => onChange(rows.map((each, i) => (i === r ? { ...each, [field]: event.target.value } : each)))}
								sx={{ px: 1, py: 0.5, fontSize: 14 }}
							/>
						</Box>
					))}
				</Box>
			))}
		</Paper>
	);
}

function ActivityDialog({ onClose, onSave }: { onClose: () => void; onSave: (activity: Activity) => void }) {
	const [draft, setDraft] = useState(NO_ACTIVITY);
	const set = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setDraft({ ...draft, [event.target.name]: event.target.value });
	return (
		<>
			<DialogTitle id="activity-dialog-title">Add an activity</DialogTitle>
			<DialogContent>
				<DialogContentText sx={{ mb: 2 }}>Enter activities one at a time, starting with the one you care about most.</DialogContentText>
				<Stack spacing={2} sx={{ pt: 1 }}>
					<TextField select id="activity-category" name="category" label="Category" value={draft.category} onChange={set} fullWidth>
						{CATEGORIES.map((each) => (
							<MenuItem key={each} value={each}>{each}</MenuItem>
						))}
					</TextField>
					<TextField name="organization" label="Organization" value={draft.organization} onChange={set} fullWidth required />
					<TextField name="position" label="Position / role" value={draft.position} onChange={set} fullWidth />
					<FormControl component="fieldset" variant="standard">
						<FormLabel component="legend">Grade(s)</FormLabel>
						<FormGroup row>
							{["9", "10", "11", "12"].map((grade) => (
								<FormControlLabel
									key={grade}
									label={grade}
									control={
										<Checkbox
											name={`grade-${grade}`}
											checked={draft.grades.includes(grade)}
											onChange={(event) => setDraft({ ...draft, grades: event.target.checked ? [...draft.grades, grade].sort((a, b) => +a - +b) : draft.grades.filter((each) => each !== grade) })}
										/>
									}
								/>
							))}
						</FormGroup>
					</FormControl>
					<Stack direction="row" spacing={2}>
						<TextField name="hours" label="Hours" type="number" value={draft.hours} onChange={set} slotProps={{ input: { endAdornment: <InputAdornment position="end">per week</InputAdornment> } }} />
						<TextField name="weeks" label="Weeks" type="number" value={draft.weeks} onChange={set} slotProps={{ input: { endAdornment: <InputAdornment position="end">per year</InputAdornment> } }} />
					</Stack>
					<TextField name="description" label="Description" value={draft.description} onChange={set} multiline minRows={3} fullWidth helperText={`${draft.description.length}/300`} slotProps={{ htmlInput: { maxLength: 300 } }} />
				</Stack>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Cancel</Button>
				<Button variant="contained" disabled={!draft.organization} onClick={() => onSave(draft)}>Save</Button>
			</DialogActions>
		</>
	);
}

function AwardDialog({ onClose, onSave }: { onClose: () => void; onSave: (award: Award) => void }) {
	const [title, setTitle] = useState("");
	const [level, setLevel] = useState("");
	return (
		<>
			<DialogTitle id="award-dialog-title">Add an honor</DialogTitle>
			<DialogContent>
				<TextField autoFocus margin="dense" id="award-title" label="Honor, prize or recognition" fullWidth variant="standard" value={title} onChange={(event) => setTitle(event.target.value)} />
				<FormControl variant="standard" fullWidth margin="dense">
					<InputLabel id="award-level-label">Grade when received</InputLabel>
					<Select labelId="award-level-label" id="award-level" value={level} onChange={(event) => setLevel(event.target.value)} label="Grade when received">
						{["9th grade", "10th grade", "11th grade", "12th grade"].map((each) => (
							<MenuItem key={each} value={each}>{each}</MenuItem>
						))}
					</Select>
				</FormControl>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Cancel</Button>
				<Button onClick={() => onSave({ title, level })}>Add to list</Button>
			</DialogActions>
		</>
	);
}

let current: Record<string, unknown> = {};

function EntryForm() {
	const [values, setValues] = useState(EMPTY);
	const [born, setBorn] = useState<Dayjs | null>(null);
	const [homeState, setHomeState] = useState<(typeof REGIONS)[number] | null>(null);
	const [races, setRaces] = useState<string[]>([]);
	const [agreed, setAgreed] = useState(false);
	const [promo, setPromo] = useState(false);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [awards, setAwards] = useState<Award[]>([]);
	const [courses, setCourses] = useState<Course[]>([NO_COURSE, NO_COURSE, NO_COURSE]);
	const [exams, setExams] = useState<Exam[]>([NO_EXAM]);
	const [dialog, setDialog] = useState<"activity" | "award" | null>(null);
	const [submitted, setSubmitted] = useState(false);

	current = {
		...values, born: born?.isValid() ? born.format("YYYY-MM-DD") : "", homeState: homeState?.code ?? "", races, agreed, promo, submitted,
		...rowsOf("activity", activities, NO_ACTIVITY, 3), ...rowsOf("award", awards, NO_AWARD, 3), ...rowsOf("course", courses, NO_COURSE, 3), ...rowsOf("exam", exams, NO_EXAM, 3),
	};
	const on = (event: { target: { name: string; value: string } }) => setValues((old) => ({ ...old, [event.target.name]: event.target.value }));
	const field = (name: keyof typeof EMPTY, label: string, more: object = {}) => <TextField fullWidth name={name} label={label} value={values[name]} onChange={on} {...more} />;
	const changeExam = (row: number, part: Partial<Exam>) => setExams((old) => old.map((each, i) => (i === row ? { ...each, ...part } : each)));

	return (
		<ThemeProvider theme={theme}>
			<CssBaseline />
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<AppBar position="static"><Toolbar><Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>Wolframite Science Talent Search</Typography><Button color="inherit">Sign out</Button></Toolbar></AppBar>
				<Container maxWidth="md" sx={{ py: 4 }}>
					<Typography variant="h4" component="h1" gutterBottom>2026 Student Entry Form</Typography>
					<Alert severity="info" sx={{ mb: 3 }}>All parts must be complete by 8:00 p.m. Eastern on November 12. Judges see Parts 2 to 5 only.</Alert>
					<Box component="form" noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); setSubmitted(true); }}>
						<Card variant="outlined" sx={{ mb: 3 }}>
							<CardHeader title="Part 1: Entrant" subheader="Exactly as it should appear on a certificate" />
							<CardContent>
								<Grid container spacing={2}>
									<Grid size={6}>{field("givenName", "First name", { required: true })}</Grid>
									<Grid size={6}>{field("familyName", "Last name", { required: true })}</Grid>
									<Grid size={6}>{field("contactEmail", "Email address", { required: true, type: "email" })}</Grid>
									<Grid size={6}>{field("contactPhone", "Phone", { type: "tel", helperText: "Include area code" })}</Grid>
									<Grid size={6}><DatePicker label="Date of birth" value={born} onChange={(value) => setBorn(value)} disableFuture slotProps={{ textField: { fullWidth: true } }} /></Grid>
									<Grid size={6}>
										<FormControl>
											<FormLabel id="sex-label">Sex</FormLabel>
											<RadioGroup row aria-labelledby="sex-label" name="sex" value={values.sex} onChange={on}>
												<FormControlLabel value="F" control={<Radio />} label="Female" />
												<FormControlLabel value="M" control={<Radio />} label="Male" />
												<FormControlLabel value="X" control={<Radio />} label="Prefer not to answer" />
											</RadioGroup>
										</FormControl>
									</Grid>
									<Grid size={12}>{field("street", "Home street address", { helperText: "Medals are shipped here; no P.O. boxes" })}</Grid>
									<Grid size={5}>{field("town", "City")}</Grid>
									<Grid size={4}><Autocomplete id="home-state" options={REGIONS} value={homeState} onChange={(_, value) => setHomeState(value)} isOptionEqualToValue={(a, b) => a.code === b.code} renderInput={(params) => <TextField {...params} label="State / territory" />} /></Grid>
									<Grid size={3}>{field("postal", "ZIP code")}</Grid>
								</Grid>
								<Divider sx={{ my: 3 }} />
								<Typography variant="subtitle1" gutterBottom>Eligibility and demographics</Typography>
								<Stack spacing={2}>
									<FormControl fullWidth>
										<InputLabel id="citizenship-label">Citizenship</InputLabel>
										<Select labelId="citizenship-label" id="citizenship" name="citizenship" value={values.citizenship} label="Citizenship" onChange={on}>
											<MenuItem value=""><em>None</em></MenuItem>
											<MenuItem value="us">U.S. citizen</MenuItem>
											<MenuItem value="pr">U.S. permanent resident</MenuItem>
											<MenuItem value="other">Neither, but I attend a U.S. school</MenuItem>
										</Select>
										<FormHelperText>Entrants who are neither must have attended a U.S. school for two years.</FormHelperText>
									</FormControl>
									<FormControl fullWidth>
										<InputLabel id="races-label">Race (select any)</InputLabel>
										<Select labelId="races-label" id="races" multiple value={races} onChange={(event) => setRaces(typeof event.target.value === "string" ? event.target.value.split(",") : event.target.value)} input={<OutlinedInput label="Race (select any)" />} renderValue={(chosen) => chosen.join(", ")}>
											{RACES.map((race) => (
												<MenuItem key={race} value={race}><Checkbox checked={races.includes(race)} /><Text primary={race} /></MenuItem>
											))}
										</Select>
									</FormControl>
									<TextField select id="birth-nation" name="birthNation" label="Country of birth" value={values.birthNation} onChange={on}>
										{COUNTRIES.map((country) => <MenuItem key={country} value={country}>{country}</MenuItem>)}
									</TextField>
								</Stack>
							</CardContent>
						</Card>

						<Card variant="outlined" sx={{ mb: 3 }}>
							<CardHeader title="Part 2: School and scores" />
							<CardContent>
								<Grid container spacing={2}>
									<Grid size={8}>{field("schoolTitle", "Name of high school", { required: true })}</Grid>
									<Grid size={4}>
										<TextField select fullWidth id="school-region" name="schoolRegion" label="School state" value={values.schoolRegion} onChange={on} slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}>
											<option value="" />
											{STATES.map(([code, label]) => <option key={code} value={code}>{label}</option>)}
										</TextField>
									</Grid>
									<Grid size={6}>
										<TextField select fullWidth id="grade-level" name="gradeLevel" label="Current grade" value={values.gradeLevel} onChange={on}>
											{["9", "10", "11", "12"].map((each) => <MenuItem key={each} value={each}>Grade {each}</MenuItem>)}
										</TextField>
									</Grid>
									<Grid size={6}>{field("gradYear", "Graduation year", { slotProps: { htmlInput: { maxLength: 4, inputMode: "numeric" } } })}</Grid>
									<Grid size={4}>{field("satReading", "SAT Reading & Writing", { type: "number" })}</Grid>
									<Grid size={4}>{field("satMath", "SAT Math", { type: "number" })}</Grid>
									<Grid size={4}>{field("psat", "PSAT/NMSQT total", { type: "number" })}</Grid>
								</Grid>
								<Typography variant="subtitle1" sx={{ mt: 3 }}>Advanced courses</Typography>
								<Typography variant="body2" color="text.secondary" gutterBottom>High school courses you consider your most demanding or most important. Type directly in the grid.</Typography>
								<CourseGrid rows={courses} onChange={setCourses} />
								<Typography variant="subtitle1" sx={{ mt: 3 }}>AP and IB examinations</Typography>
								<TableContainer component={Paper} variant="outlined">
									<Table size="small" aria-label="AP and IB examinations">
										<TableHead><TableRow><TableCell>Examination</TableCell><TableCell>Score</TableCell><TableCell>Year taken</TableCell><TableCell /></TableRow></TableHead>
										<TableBody>
											{exams.map((exam, r) => (
												<TableRow key={r}>
													<TableCell sx={{ width: "50%" }}><Autocomplete size="small" id={`exam-subject-${r}`} options={EXAMS} value={exam.subject || null} onChange={(_, value) => changeExam(r, { subject: value ?? "" })} renderInput={(params) => <TextField {...params} variant="standard" placeholder="Search exams" />} /></TableCell>
													<TableCell><Select size="small" variant="standard" displayEmpty id={`exam-score-${r}`} value={exam.score} onChange={(event) => changeExam(r, { score: event.target.value })} inputProps={{ "aria-label": "Score" }}><MenuItem value="">–</MenuItem>{["1", "2", "3", "4", "5", "6", "7"].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}</Select></TableCell>
													<TableCell><TextField size="small" variant="standard" id={`exam-year-${r}`} value={exam.year} onChange={(event) => changeExam(r, { year: event.target.value })} placeholder="YYYY" slotProps={{ htmlInput: { maxLength: 4 } }} /></TableCell>
													<TableCell><IconButton size="small" aria-label="delete" onClick={() => setExams((old) => old.filter((_, i) => i !== r))}>×</IconButton></TableCell>
												</TableRow>
											))}
										</TableBody>
									</Table>
								</TableContainer>
								<Button sx={{ mt: 1 }} id="add-exam" onClick={() => setExams((old) => [...old, NO_EXAM])}>Add exam</Button>
							</CardContent>
						</Card>

						<Card variant="outlined" sx={{ mb: 3 }}>
							<CardHeader title="Part 3: Activities" action={<Button id="add-activity" variant="outlined" onClick={() => setDialog("activity")}>Add activity</Button>} />
							<CardContent>
								{activities.length === 0 && <Typography color="text.secondary">No activities yet.</Typography>}
								<List id="activity-list">
									{activities.map((activity, r) => (
										<ListItem key={r} divider secondaryAction={<Button size="small" color="error" onClick={() => setActivities((old) => old.filter((_, i) => i !== r))}>Remove</Button>}>
											<ListItemText
												primary={<><b data-part="position">{activity.position}</b>, <span data-part="organization">{activity.organization}</span></>}
												secondary={<><span data-part="category">{activity.category}</span> · Grades <span data-part="grades">{activity.grades.join(", ")}</span> · <span data-part="hours">{activity.hours}</span> h/wk, <span data-part="weeks">{activity.weeks}</span> wk/yr<br /><span data-part="description">{activity.description}</span></>}
											/>
										</ListItem>
									))}
								</List>
							</CardContent>
						</Card>

						<Card variant="outlined" sx={{ mb: 3 }}>
							<CardHeader title="Part 4: Honors" action={<Button id="add-award" onClick={() => setDialog("award")}>Add honor</Button>} />
							<CardContent>
								<Table size="small" id="award-table">
									<TableHead><TableRow><TableCell>Honor</TableCell><TableCell>Received in</TableCell></TableRow></TableHead>
									<TableBody>
										{awards.map((award, r) => <TableRow key={r}><TableCell data-part="title">{award.title}</TableCell><TableCell data-part="level">{award.level}</TableCell></TableRow>)}
									</TableBody>
								</Table>
							</CardContent>
						</Card>

						<Card variant="outlined" sx={{ mb: 3 }}>
							<CardHeader title="Part 5: Research project" />
							<CardContent>
								<Stack spacing={2}>
									{field("projectTitle", "Project title", { required: true })}
									<TextField select id="project-category" name="projectCategory" label="Judging category" value={values.projectCategory} onChange={on} required>
										{["Behavioral Science", "Biochemistry", "Chemistry", "Computer Science", "Earth and Planetary Science", "Engineering", "Environmental Science", "Mathematics", "Physics"].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
									</TextField>
									{field("abstract", "Abstract (250 words)", { multiline: true, minRows: 5 })}
									<Stack direction="row" spacing={2}>
										{field("mentorName", "Research mentor's name", { helperText: "The scientist or teacher who supervised the work" })}
										{field("mentorEmail", "Mentor's email", { type: "email" })}
									</Stack>
									{field("counselorEmail", "School counselor's email", { type: "email", helperText: "We will ask for your transcript" })}
								</Stack>
							</CardContent>
						</Card>

						<Accordion defaultExpanded variant="outlined" sx={{ mb: 3 }}>
							<AccordionSummary aria-controls="family-content" id="family-header"><Typography component="span">Part 6: Parents or guardians</Typography></AccordionSummary>
							<AccordionDetails>
								<Grid container spacing={2}>
									<Grid size={6}>{field("parentOneName", "Parent/guardian 1: full name", { variant: "filled" })}</Grid>
									<Grid size={6}>{field("parentOneJob", "Parent/guardian 1: occupation", { variant: "filled" })}</Grid>
									<Grid size={6}>{field("parentTwoName", "Parent/guardian 2: full name", { variant: "filled" })}</Grid>
									<Grid size={6}>{field("parentTwoJob", "Parent/guardian 2: occupation", { variant: "filled" })}</Grid>
								</Grid>
							</AccordionDetails>
						</Accordion>

						<Stack spacing={2}>
							<TextField select id="heard-from" name="heardFrom" label="How did you find out about the Talent Search?" value={values.heardFrom} onChange={on}>
								{["Teacher", "Science fair", "Friend or family", "Website", "Other"].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
							</TextField>
							<FormGroup>
								<FormControlLabel required control={<Checkbox name="agreed" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />} label="I have read the rules and this entry reports my own research" />
								<FormControlLabel control={<Checkbox name="promo" checked={promo} onChange={(event) => setPromo(event.target.checked)} />} label="Send me a free digital subscription and offers from our partners" />
							</FormGroup>
							{field("signature", "Entrant's signature (type your name)", { required: true })}
							<Typography variant="caption">Information is handled under our <Link href="#">privacy policy</Link>.</Typography>
							<Button type="submit" variant="contained" size="large">Submit entry</Button>
						</Stack>
					</Box>
				</Container>
				<Dialog open={dialog === "activity"} onClose={() => setDialog(null)} aria-labelledby="activity-dialog-title" fullWidth maxWidth="sm">
					<ActivityDialog onClose={() => setDialog(null)} onSave={(activity) => { setActivities((old) => [...old, activity]); setDialog(null); }} />
				</Dialog>
				<Dialog open={dialog === "award"} onClose={() => setDialog(null)} aria-labelledby="award-dialog-title" fullWidth maxWidth="xs">
					<AwardDialog onClose={() => setDialog(null)} onSave={(award) => { setAwards((old) => [...old, award]); setDialog(null); }} />
				</Dialog>
			</LocalizationProvider>
		</ThemeProvider>
	);
}

function rowsOf(list: string, rows: object[], blank: object, count: number) {
	return Object.fromEntries(Array.from({ length: Math.max(count, rows.length) }, (_, r) => Object.entries(rows[r] ?? blank).map(([part, value]) => [`${list}${r + 1}_${part}`, value])).flat());
}

const read = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();
const SELECTS: Record<string, string> = { citizenship: "citizenship", birthNation: "birth-nation", gradeLevel: "grade-level", projectCategory: "project-category", heardFrom: "heard-from", races: "races" };

function shownOf(key: string): unknown {
	const one = (selector: string) => document.querySelector<HTMLInputElement>(selector);
	const entry = /^(activity|award|course|exam)(\d+)_(.+)$/.exec(key);
	if (entry) {
		const [, list, number, part] = entry;
		const row = Number(number) - 1;
		if (list === "course") return one(`.course-grid [data-rowindex="${row}"] [data-field="${part}"] input`)?.value ?? "";
		if (list === "exam") return part === "score" ? read(document.getElementById(`exam-score-${row}`)?.textContent).replace("–", "") : (one(`#exam-${part}-${row}`)?.value ?? "");
		const item = document.querySelectorAll(list === "activity" ? "#activity-list > li" : "#award-table tbody tr")[row];
		const text = read(item?.querySelector(`[data-part="${part}"]`)?.textContent);
		return part === "grades" ? text.split(", ").filter(Boolean) : text;
	}
	if (key === "races") return read(document.getElementById("races")?.textContent).split(", ").filter(Boolean);
	if (SELECTS[key]) return read(document.getElementById(SELECTS[key])?.textContent);
	if (key === "born") return read(one(".MuiPickersInputBase-root input")?.value);
	if (key === "homeState") return one("#home-state")?.value ?? "";
	if (key === "sex") return read(one('input[name="sex"]:checked')?.closest("label")?.textContent);
	if (key === "schoolRegion") return (document.getElementById("school-region") as HTMLSelectElement).selectedOptions[0]?.text ?? "";
	if (key === "agreed" || key === "promo") return one(`input[name="${key}"]`)?.checked ?? false;
	return one(`[name="${key}"]`)?.value ?? "";
}

Object.assign(window, {
	formState: () => current,
	formShown: () => Object.fromEntries(Object.keys(current).filter((key) => key !== "submitted").map((key) => [key, shownOf(key)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<EntryForm />);
