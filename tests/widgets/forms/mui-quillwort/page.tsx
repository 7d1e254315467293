import { memo, useCallback, useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import {
	Alert, Autocomplete, Box, Button, Card, CardActions, CardContent, Checkbox, Chip, Container, CssBaseline, Dialog, DialogActions,
	DialogContent, DialogContentText, DialogTitle, Divider, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel,
	InputAdornment, InputLabel, MenuItem, Paper, Radio, RadioGroup, Select, Stack, Switch, TextField, ThemeProvider, ToggleButton,
	ToggleButtonGroup, Typography, createTheme,
} from "@mui/material";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import type { Dayjs } from "dayjs";
import { STATES } from "../../lists";

const theme = createTheme({ palette: { primary: { main: "#1f6f5c" }, secondary: { main: "#b4562b" }, background: { default: "#f4f1ea" } }, shape: { borderRadius: 10 }, typography: { fontFamily: "'Segoe UI', Arial, sans-serif" } });

type Activity = { group: string; role: string; did: string; grades: string[]; hours: string };
type Award = { title: string; grade: string };
type Exam = { subject: string | null; year: string; score: string };
const noActivity: Activity = { group: "", role: "", did: "", grades: [], hours: "" };
const noAward: Award = { title: "", grade: "" };
const GRADES = ["9th", "10th", "11th", "12th"];
const AP = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Human Geography", "AP Physics 1", "AP Physics 2", "AP Psychology", "AP Statistics", "AP United States Government and Politics", "AP United States History", "AP World History: Modern"];
const INCOME = ["Less than $30,000", "$30,000 – $59,999", "$60,000 – $89,999", "$90,000 – $119,999", "$120,000 or more", "I would rather not say"];
const EDUCATION = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor’s degree", "Graduate or professional degree", "Not sure"];
const BACKGROUND = ["American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic or Latino/a", "Middle Eastern or North African", "Native Hawaiian or Pacific Islander", "White"];
const DIET = ["Vegetarian", "Vegan", "Gluten free", "Dairy free", "Nut allergy", "Halal", "Kosher"];

const start = {
	first: "", middle: "", last: "", goBy: "", pronouns: "", born: null as Dayjs | null, email: "", mobile: "", texts: false,
	street: "", unit: "", town: "", state: null as string | null, zip: "", airport: "",
	school: "", schoolTown: "", schoolState: "", grade: null as string | null, gradYear: "", gpa: "", sat: "", psat: "",
	counselorName: "", counselorEmail: "",
	exams: [{ subject: null, year: "", score: "" }] as Exam[],
	activities: [] as Activity[], awards: [] as Award[],
	p1Name: "", p1Work: "", p1School: "", p1Phone: "", p2Name: "", p2Work: "", p2School: "", siblings: "", firstGen: "", income: "",
	citizen: "", background: [] as string[],
	refName: "", refSubject: "", refEmail: "", emName: "", emRelation: "", emPhone: "",
	shirt: "", diet: [] as string[], swim: null as string | null, why: "", rules: false, signature: "", fax: "",
	submitted: false,
};
type State = typeof start;
let now: State = start;

const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u200e\u200f\u2060-\u206f]/g, "").trim();

function App() {
	const [f, setF] = useState(start);
	now = f;
	const [activity, setActivity] = useState<{ at: number; draft: Activity } | null>(null);
	const [award, setAward] = useState<{ at: number; draft: Award } | null>(null);
	const lastActivity = useRef(noActivity);
	const put = useCallback((some: Partial<State>) => setF((old) => ({ ...old, ...some })), []);
	if (activity) lastActivity.current = activity.draft;
	const text = (key: keyof State, label: string, more: object = {}) => <Text name={key} label={label} value={f[key] as string} put={put} more={more} />;
	const pick = (key: keyof State, label: string, options: string[], help?: string) => <Pick name={key} label={label} value={f[key] as string} put={put} options={options} help={help} />;
	const draftOf = (some: Partial<Activity>) => setActivity((old) => old && { ...old, draft: { ...old.draft, ...some } });
	const examOf = (at: number, some: Partial<Exam>) => put({ exams: f.exams.map((exam, i) => (i === at ? { ...exam, ...some } : exam)) });
	const draft = activity?.draft ?? lastActivity.current;
	return (
		<ThemeProvider theme={theme}>
			<CssBaseline />
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<Box sx={{ bgcolor: "primary.main", color: "white", py: 5, mb: 4 }}>
					<Container maxWidth="md">
						<Typography variant="overline">Larkspur Field Station</Typography>
						<Typography variant="h4" component="h1">Summer Research Residency 2027</Typography>
						<Typography sx={{ mt: 1 }}>Five weeks of stream ecology, mountain air and your own research question. It takes most people 40 minutes to apply; nothing is final until you press the last button.</Typography>
					</Container>
				</Box>
				<Container maxWidth="md" component="form" noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); put({ submitted: true }); }} sx={{ pb: 8 }}>
					<Stack spacing={3}>
						<Section title="Start with the science" note="Tell us what you have been up to. Clubs, jobs, family duties and hobbies all count. Add up to three.">
							<Stack spacing={2} id="activity-list">
								{f.activities.map((each, i) => (
									<Card variant="outlined" key={i} data-activity={i + 1}>
										<CardContent>
											<Typography variant="subtitle1" sx={{ fontWeight: 600 }}><span data-part="Role">{each.role}</span>{each.role && each.group ? ", " : ""}<span data-part="Group">{each.group}</span></Typography>
											<Typography variant="body2" data-part="Did">{each.did}</Typography>
											<Stack direction="row" spacing={1} sx={{ mt: 1 }} data-part="Grades">{each.grades.map((grade) => <Chip size="small" key={grade} label={grade} />)}</Stack>
											{each.hours && <Typography variant="caption"><span data-part="Hours">{each.hours}</span> hours a week</Typography>}
										</CardContent>
										<CardActions>
											<Button size="small" onClick={() => setActivity({ at: i, draft: each })}>Edit</Button>
											<Button size="small" color="secondary" onClick={() => put({ activities: f.activities.filter((_, at) => at !== i) })}>Remove</Button>
										</CardActions>
									</Card>
								))}
								{f.activities.length < 3 && <Button variant="outlined" onClick={() => setActivity({ at: f.activities.length, draft: noActivity })}>+ Add an activity or job</Button>}
							</Stack>
							<Divider sx={{ my: 3 }} />
							<Typography variant="subtitle1">Prizes and recognition</Typography>
							<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>School prizes are as welcome as national ones. Up to three.</Typography>
							<Stack spacing={1} id="award-list">
								{f.awards.map((each, i) => (
									<Stack key={i} direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }} data-award={i + 1}>
										<Typography><b data-part="Title">{each.title}</b> · <span data-part="Grade">{each.grade}</span></Typography>
										<Button size="small" onClick={() => setAward({ at: i, draft: each })}>Edit</Button>
									</Stack>
								))}
								{f.awards.length < 3 && <Button variant="outlined" onClick={() => setAward({ at: f.awards.length, draft: noAward })}>+ Add a prize</Button>}
							</Stack>
						</Section>

						<Section title="Who are you?">
							<Grid columns={3}>
								{text("first", "First name", { required: true, helperText: "As on your ID" })}
								{text("middle", "Middle name")}
								{text("last", "Family name", { required: true })}
							</Grid>
							<Grid columns={3}>
								{text("goBy", "What should we call you?")}
								{pick("pronouns", "Your pronouns", ["she / her", "he / him", "they / them", "Something else"])}
								<DatePicker label="Birthday" value={f.born} onChange={(born) => put({ born })} slotProps={{ textField: { id: "born", fullWidth: true } }} />
							</Grid>
							<Grid columns={2}>
								{text("email", "Your email", { type: "email", required: true, helperText: "Use one you will still read in June" })}
								{text("mobile", "Your cell", { type: "tel", slotProps: { input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } } })}
							</Grid>
							<FormControlLabel control={<Switch checked={f.texts} onChange={(event) => put({ texts: event.target.checked })} id="texts" />} label="Text me news and offers from the station shop" />
							<Typography variant="subtitle1" sx={{ mt: 2, mb: 1 }}>Where you live</Typography>
							<Grid columns={2}>{text("street", "Street")}{text("unit", "Apt, unit, c/o")}</Grid>
							<Grid columns={3}>
								{text("town", "Town")}
								<Autocomplete id="state" options={STATES.map(([, name]) => name)} value={f.state} onChange={(_, state) => put({ state })} renderInput={(params) => <TextField {...params} label="State" />} />
								{text("zip", "ZIP")}
							</Grid>
							<Grid columns={2}>{text("airport", "Closest airport or train station")}</Grid>
						</Section>

						<Section title="School so far">
							<Grid columns={2}>{text("school", "Your high school")}{text("schoolTown", "City or town of the school")}</Grid>
							<Grid columns={3}>
								{pick("schoolState", "School’s state", STATES.map(([code]) => code))}
								{pick("gradYear", "Class of", ["2026", "2027", "2028", "2029", "2030"])}
								{text("gpa", "Unweighted GPA", { helperText: "On a 4.0 scale" })}
							</Grid>
							<FormControl sx={{ mb: 2 }}>
								<FormLabel id="grade-label">What grade are you in this year?</FormLabel>
								<ToggleButtonGroup id="grade" exclusive color="primary" aria-labelledby="grade-label" value={f.grade} onChange={(_, grade) => put({ grade })} sx={{ mt: 1 }}>
									{GRADES.map((grade) => <ToggleButton key={grade} value={grade}>{grade}</ToggleButton>)}
								</ToggleButtonGroup>
							</FormControl>
							<Grid columns={2}>{text("sat", "Best SAT total, if you have taken it", { type: "number" })}{text("psat", "PSAT total", { type: "number" })}</Grid>
							<Typography variant="subtitle1" sx={{ mb: 1 }}>AP exams</Typography>
							<Stack spacing={2} sx={{ mb: 2 }}>
								{f.exams.map((exam, i) => (
									<Stack direction="row" spacing={2} key={i}>
										<Autocomplete id={`exam${i + 1}`} sx={{ flex: 3 }} options={AP} value={exam.subject} onChange={(_, subject) => examOf(i, { subject })} renderInput={(params) => <TextField {...params} label="Exam" />} />
										<FormControl sx={{ flex: 1 }}>
											<InputLabel id={`examYear${i + 1}-label`}>Year taken</InputLabel>
											<Select labelId={`examYear${i + 1}-label`} id={`examYear${i + 1}`} label="Year taken" value={exam.year} onChange={(event) => examOf(i, { year: event.target.value })}>
												{["2023", "2024", "2025", "2026"].map((year) => <MenuItem key={year} value={year}>{year}</MenuItem>)}
											</Select>
										</FormControl>
										<FormControl sx={{ flex: 1 }}>
											<InputLabel id={`examScore${i + 1}-label`}>Score</InputLabel>
											<Select labelId={`examScore${i + 1}-label`} id={`examScore${i + 1}`} label="Score" value={exam.score} onChange={(event) => examOf(i, { score: event.target.value })}>
												{["5", "4", "3", "2", "1"].map((score) => <MenuItem key={score} value={score}>{score}</MenuItem>)}
											</Select>
										</FormControl>
									</Stack>
								))}
								{f.exams.length < 3 && <Button sx={{ alignSelf: "flex-start" }} onClick={() => put({ exams: [...f.exams, { subject: null, year: "", score: "" }] })}>Add another exam</Button>}
							</Stack>
							<Typography variant="subtitle1" sx={{ mb: 1 }}>Your school counselor</Typography>
							<Grid columns={2}>{text("counselorName", "Name")}{text("counselorEmail", "Email", { type: "email" })}</Grid>
						</Section>

						<Section title="The adults in your corner">
							<Typography variant="subtitle1" sx={{ mb: 1 }}>First parent or guardian</Typography>
							<Grid columns={2}>{text("p1Name", "Full name")}{text("p1Phone", "Phone")}</Grid>
							<Grid columns={2}>{text("p1Work", "What they do for work")}{pick("p1School", "How far they went in school", EDUCATION)}</Grid>
							<Typography variant="subtitle1" sx={{ mb: 1 }}>Second parent or guardian <Typography component="span" color="text.secondary">(skip if it does not apply)</Typography></Typography>
							<Grid columns={3}>{text("p2Name", "Full name")}{text("p2Work", "What they do for work")}{pick("p2School", "How far they went in school", EDUCATION)}</Grid>
							<Grid columns={2}>{text("siblings", "How many brothers and sisters do you have?", { type: "number" })}{pick("income", "Household income last year", INCOME, "Only used to award travel grants")}</Grid>
							<FormControl>
								<FormLabel id="firstGen-label">Would you be the first in your family to go to college?</FormLabel>
								<RadioGroup row id="firstGen" aria-labelledby="firstGen-label" name="firstGen" value={f.firstGen} onChange={(event) => put({ firstGen: event.target.value })}>
									{["Yes", "No", "Don’t know"].map((each) => <FormControlLabel key={each} value={each} control={<Radio />} label={each} />)}
								</RadioGroup>
							</FormControl>
							<Divider sx={{ my: 3 }} />
							<Typography variant="subtitle1">If something happens, call…</Typography>
							<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>A grown-up other than the parents above, please.</Typography>
							<Grid columns={3}>{text("emName", "Name")}{text("emRelation", "How do you know them?")}{text("emPhone", "Phone")}</Grid>
						</Section>

						<Section title="A teacher who will write for you" note="We email them a link. A science or math teacher is ideal.">
							<Grid columns={3}>{text("refName", "Teacher’s name")}{text("refSubject", "Teaches")}{text("refEmail", "Teacher’s email", { type: "email" })}</Grid>
						</Section>

						<Section title="For our funders" note="Reviewers never see this part.">
							<FormControl sx={{ mb: 2 }}>
								<FormLabel id="citizen-label">You are a…</FormLabel>
								<RadioGroup id="citizen" aria-labelledby="citizen-label" name="citizen" value={f.citizen} onChange={(event) => put({ citizen: event.target.value })}>
									{["U.S. citizen or national", "Permanent resident", "DACA recipient or undocumented", "Visitor or student on a visa"].map((each) => <FormControlLabel key={each} value={each} control={<Radio size="small" />} label={each} />)}
								</RadioGroup>
							</FormControl>
							<FormControl fullWidth>
								<InputLabel id="background-label">Race and ethnicity (choose all that fit)</InputLabel>
								<Select labelId="background-label" id="background" multiple label="Race and ethnicity (choose all that fit)" value={f.background} onChange={(event) => put({ background: event.target.value as string[] })}
									renderValue={(chosen) => <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>{chosen.map((each) => <Chip key={each} label={each} />)}</Box>}>
									{BACKGROUND.map((each) => <MenuItem key={each} value={each}><Checkbox checked={f.background.includes(each)} />{each}</MenuItem>)}
								</Select>
							</FormControl>
						</Section>

						<Section title="Camp life">
							<Grid columns={2}>
								{pick("shirt", "T-shirt", ["XS", "S", "M", "L", "XL", "2XL"])}
								<Autocomplete multiple id="diet" options={DIET} value={f.diet} onChange={(_, diet) => put({ diet })} renderInput={(params) => <TextField {...params} label="Food needs" />} />
							</Grid>
							<FormControl>
								<FormLabel id="swim-label">How well do you swim?</FormLabel>
								<ToggleButtonGroup id="swim" exclusive aria-labelledby="swim-label" value={f.swim} onChange={(_, swim) => put({ swim })} sx={{ my: 1 }}>
									{["Not yet", "A little", "Well"].map((each) => <ToggleButton key={each} value={each}>{each}</ToggleButton>)}
								</ToggleButtonGroup>
							</FormControl>
							{text("why", "What would you like to find out at Larkspur?", { multiline: true, minRows: 5, helperText: "250 words at most", sx: { mt: 2 } })}
						</Section>

						<Paper variant="outlined" sx={{ p: 3 }}>
							<FormControlLabel control={<Checkbox id="rules" checked={f.rules} onChange={(event) => put({ rules: event.target.checked })} />} label="I have read the community agreement and everything above is true." />
							<Box sx={{ my: 2, maxWidth: 420 }}>{text("signature", "Type your name to sign", { variant: "standard" })}</Box>
							<input type="text" id="fax" name="fax_number" tabIndex={-1} aria-hidden="true" autoComplete="off" value={f.fax} onChange={(event) => put({ fax: event.target.value })} style={{ position: "absolute", left: -9999, width: 1, height: 1 }} />
							<Alert severity="info" sx={{ mb: 2 }}>Applications close February 12 at 11:59 pm Pacific.</Alert>
							<Button type="submit" variant="contained" size="large">Send my application</Button>
						</Paper>
					</Stack>

					<Dialog open={activity !== null} onClose={() => setActivity(null)} fullWidth maxWidth="sm">
						<DialogTitle>Activity or job</DialogTitle>
						<DialogContent>
							<DialogContentText sx={{ mb: 2 }}>Short and plain is best.</DialogContentText>
							<Stack spacing={2}>
								<TextField label="Club, team or employer" value={draft.group} onChange={(event) => draftOf({ group: event.target.value })} />
								<TextField label="Your role" value={draft.role} onChange={(event) => draftOf({ role: event.target.value })} slotProps={{ htmlInput: { maxLength: 50 } }} />
								<TextField label="What did you do?" multiline minRows={3} value={draft.did} onChange={(event) => draftOf({ did: event.target.value })} slotProps={{ htmlInput: { maxLength: 150 } }} helperText={`${draft.did.length}/150`} />
								<FormControl component="fieldset">
									<FormLabel component="legend">Grades in which you did this</FormLabel>
									<FormGroup row>
										{GRADES.map((grade) => <FormControlLabel key={grade} label={grade} control={<Checkbox checked={draft.grades.includes(grade)} onChange={(event) => draftOf({ grades: GRADES.filter((each) => (each === grade ? event.target.checked : draft.grades.includes(each))) })} />} />)}
									</FormGroup>
								</FormControl>
								<TextField label="Hours a week" type="number" value={draft.hours} onChange={(event) => draftOf({ hours: event.target.value })} />
							</Stack>
						</DialogContent>
						<DialogActions>
							<Button onClick={() => setActivity(null)}>Cancel</Button>
							<Button variant="contained" onClick={() => { if (!activity) return; const list = [...f.activities]; list[activity.at] = activity.draft; put({ activities: list }); setActivity(null); }}>Save activity</Button>
						</DialogActions>
					</Dialog>
					<Dialog open={award !== null} onClose={() => setAward(null)} fullWidth maxWidth="xs">
						<DialogTitle>Prize or recognition</DialogTitle>
						<DialogContent>
							<Stack spacing={2} sx={{ pt: 1 }}>
								<TextField label="Name of the prize" value={award?.draft.title ?? ""} onChange={(event) => setAward((old) => old && { ...old, draft: { ...old.draft, title: event.target.value } })} />
								<FormControl fullWidth>
									<InputLabel id="award-grade-label">Your grade then</InputLabel>
									<Select labelId="award-grade-label" id="award-grade" label="Your grade then" value={award?.draft.grade ?? ""} onChange={(event) => setAward((old) => old && { ...old, draft: { ...old.draft, grade: event.target.value } })}>
										{GRADES.map((grade) => <MenuItem key={grade} value={`${grade} grade`}>{grade} grade</MenuItem>)}
									</Select>
								</FormControl>
							</Stack>
						</DialogContent>
						<DialogActions>
							<Button onClick={() => setAward(null)}>Cancel</Button>
							<Button variant="contained" onClick={() => { if (!award) return; const list = [...f.awards]; list[award.at] = award.draft; put({ awards: list }); setAward(null); }}>Save prize</Button>
						</DialogActions>
					</Dialog>
				</Container>
			</LocalizationProvider>
		</ThemeProvider>
	);
}

type Asked = { name: string; label: string; value: string; put: (some: Partial<State>) => void };
const sameValue = (a: Asked, b: Asked) => a.value === b.value;
const Text = memo(({ name, label, value, put, more }: Asked & { more: object }) => (
	<TextField id={name} name={name} label={label} fullWidth value={value} onChange={(event) => put({ [name]: event.target.value })} {...more} />
), sameValue);
const Pick = memo(({ name, label, value, put, options, help }: Asked & { options: string[]; help?: string }) => (
	<FormControl fullWidth>
		<InputLabel id={`${name}-label`}>{label}</InputLabel>
		<Select labelId={`${name}-label`} id={name} label={label} value={value} onChange={(event) => put({ [name]: event.target.value })}>
			{options.map((option) => <MenuItem key={option} value={option}>{option}</MenuItem>)}
		</Select>
		{help && <FormHelperText>{help}</FormHelperText>}
	</FormControl>
), sameValue);

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	return (
		<Paper elevation={1} sx={{ p: 3 }}>
			<Typography variant="h6" component="h2" color="primary">{title}</Typography>
			<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>{note}</Typography>
			{children}
		</Paper>
	);
}
const Grid = ({ columns, children }: { columns: number; children: ReactNode }) => <Box sx={{ display: "grid", gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 2, mb: 2 }}>{children}</Box>;

const LISTS = ["exams", "activities", "awards"];
const byNumber = <T,>(count: number, of: (i: number) => T) => Object.assign({}, ...Array.from({ length: count }, (_, i) => of(i)));
Object.assign(window, {
	formState() {
		const f = now;
		const plain = Object.fromEntries(Object.entries(f).filter(([key]) => !LISTS.includes(key)));
		return {
			...plain,
			born: f.born?.isValid() ? f.born.format("YYYY-MM-DD") : "",
			...byNumber(3, (i) => { const e = f.exams[i]; return { [`exam${i + 1}`]: e?.subject ?? "", [`examYear${i + 1}`]: e?.year ?? "", [`examScore${i + 1}`]: e?.score ?? "" }; }),
			...byNumber(3, (i) => { const a = f.activities[i]; const n = `act${i + 1}`; return { [`${n}Group`]: a?.group ?? "", [`${n}Role`]: a?.role ?? "", [`${n}Did`]: a?.did ?? "", [`${n}Grades`]: a?.grades ?? [], [`${n}Hours`]: a?.hours ?? "" }; }),
			...byNumber(3, (i) => { const a = f.awards[i]; return { [`award${i + 1}Title`]: a?.title ?? "", [`award${i + 1}Grade`]: a?.grade ?? "" }; }),
		};
	},
	formShown() {
		const $ = (place: string) => document.querySelector<HTMLElement>(place);
		const value = (id: string) => ($(`#${id}`) as HTMLInputElement | null)?.value ?? "";
		const words = (place: string) => clean($(place)?.textContent);
		const chips = (place: string) => [...document.querySelectorAll(`${place} .MuiChip-label`)].map((each) => clean(each.textContent));
		const ticked = (id: string) => clean($(`#${id} input:checked`)?.closest("label")?.textContent);
		const shown: Record<string, unknown> = {};
		for (const [key, first] of Object.entries(start)) if (!LISTS.includes(key) && typeof first !== "boolean") shown[key] = value(key);
		for (const key of ["pronouns", "schoolState", "gradYear", "p1School", "p2School", "income", "shirt"]) shown[key] = words(`#${key}`);
		const born = clean($("[role=group].MuiPickersInputBase-sectionsContainer, .MuiPickersSectionList-root")?.textContent);
		Object.assign(shown, {
			born: /[MDY]/.test(born) ? "" : born,
			texts: ($("#texts") as HTMLInputElement).checked, rules: ($("#rules") as HTMLInputElement).checked,
			grade: words("#grade .Mui-selected"), swim: words("#swim .Mui-selected"), firstGen: ticked("firstGen"), citizen: ticked("citizen"),
			background: chips("#background"), diet: [...document.querySelectorAll(".MuiAutocomplete-root")].filter((each) => each.querySelector("#diet")).flatMap((each) => [...each.querySelectorAll(".MuiChip-label")].map((chip) => clean(chip.textContent))),
		});
		for (const i of [1, 2, 3]) {
			shown[`exam${i}`] = value(`exam${i}`);
			shown[`examYear${i}`] = words(`#examYear${i}`);
			shown[`examScore${i}`] = words(`#examScore${i}`);
			for (const part of ["Group", "Role", "Did", "Hours"]) shown[`act${i}${part}`] = words(`[data-activity="${i}"] [data-part=${part}]`);
			shown[`act${i}Grades`] = chips(`[data-activity="${i}"] [data-part=Grades]`);
			for (const part of ["Title", "Grade"]) shown[`award${i}${part}`] = words(`[data-award="${i}"] [data-part=${part}]`);
		}
		return shown;
	},
});
createRoot(document.getElementById("root")!).render(<App />);
