import "./hazel.css";
import Alert from "@mui/material/Alert";
import AppBar from "@mui/material/AppBar";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardActions from "@mui/material/CardActions";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import Checkbox from "@mui/material/Checkbox";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import Divider from "@mui/material/Divider";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Grid from "@mui/material/Grid";
import InputAdornment from "@mui/material/InputAdornment";
import InputLabel from "@mui/material/InputLabel";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import Paper from "@mui/material/Paper";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import Switch from "@mui/material/Switch";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const theme = createTheme({
	palette: { primary: { main: "#5b3a6e" }, secondary: { main: "#8a6d3b" }, background: { default: "#faf7f2" } },
	typography: { fontFamily: '"Source Sans 3", Georgia, sans-serif', h1: { fontSize: "2.2rem" }, h2: { fontSize: "1.5rem" } },
	shape: { borderRadius: 10 },
});

type Region = { code: string; label: string };
const REGIONS: Region[] = STATES.map(([code, label]) => ({ code, label }));
const LANGUAGES = ["American Sign Language", "Arabic", "Cantonese", "English", "French", "German", "Hindi", "Igbo", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const GRADE_LEVELS = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]] as const;
const SEASONS = [
	{ value: "school", label: "During the school year" },
	{ value: "break", label: "During school breaks" },
	{ value: "year", label: "All year" },
];
const ACTIVITY_TYPES = {
	academic: "Academic",
	arts: "Arts, dance or theater",
	athletics: "Athletics",
	debate: "Debate/Speech",
	environment: "Environment and sustainability",
	family: "Family responsibilities",
	journalism: "Journalism or publication",
	music: "Music",
	service: "Volunteer service",
	work: "Work (paid)",
	other: "Something else",
};
const EDUCATION = ["No high school diploma", "High school diploma or GED", "Some college", "Associate's degree", "Bachelor's degree", "Graduate degree", "Not sure"];

const START = {
	givenName: "", middleName: "", familyName: "", goesBy: "", pronouns: "", dob: null as Dayjs | null, birthCity: "",
	email: "", password: "", phone: "", line1: "", line2: "", city: "", region: null as Region | null, postalCode: "", country: null as string | null,
	citizenship: "", gender: "", hispanic: "", firstGen: "", aid: "", languages: [] as string[],
	school: "", schoolCity: "", schoolRegion: null as Region | null, gradYear: "", gradeLevel: "", gpaWeighted: "",
	counselorEmail: "", recommender: "", satRW: "", satMath: "", act: "",
	p1First: "", p1Last: "", p1Edu: "", p2First: "", p2Last: "", p2Edu: "", siblings: "", alumna: "",
	major: null as string | null, career: "", term: "", essay: "", dietary: "", heard: "", updates: false, agree: false, signature: "",
};
type Values = typeof START;
type Activity = { id: number; type: string; org: string; position: string; description: string; grades: string[]; seasons: string[]; hours: string; weeks: string };
type Recognition = { id: number; title: string; level: string };
type Course = { name: string; grade: string; credits: string };
const blankCourse = (): Course => ({ name: "", grade: "", credits: "" });

let current: { values: Values; activities: Activity[]; recognitions: Recognition[]; courses: Course[]; submitted: boolean };
let nextId = 1;

function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
	return (
		<Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 4 }, mb: 4 }}>
			<Typography variant="h2" gutterBottom color="primary">{title}</Typography>
			{lead && <Typography color="text.secondary" sx={{ mb: 3 }}>{lead}</Typography>}
			<Grid container spacing={3}>{children}</Grid>
		</Paper>
	);
}
const Cell = ({ wide, children }: { wide?: boolean; children: ReactNode }) => <Grid size={{ xs: 12, md: wide ? 12 : 4 }}>{children}</Grid>;

function Application() {
	const [values, setValues] = useState(START);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [recognitions, setRecognitions] = useState<Recognition[]>([{ id: 0, title: "", level: "" }]);
	const [courses, setCourses] = useState([blankCourse(), blankCourse(), blankCourse()]);
	const [submitted, setSubmitted] = useState(false);
	current = { values, activities, recognitions, courses, submitted };

	const set = <K extends keyof Values>(key: K, value: Values[K]) => setValues((v) => ({ ...v, [key]: value }));
	const text = (key: keyof Values, label: string, props: TextFieldProps = {}) => (
		<TextField id={key} name={key} label={label} fullWidth value={values[key] as string} onChange={(e) => set(key, e.target.value as never)} {...props} />
	);
	const choose = (key: keyof Values, label: string, options: [string, string][], props: TextFieldProps = {}) => (
		<TextField id={key} name={key} label={label} select fullWidth value={values[key] as string} onChange={(e) => set(key, e.target.value as never)} {...props}>
			{options.map(([value, name]) => <MenuItem key={value} value={value}>{name}</MenuItem>)}
		</TextField>
	);
	const radios = (key: keyof Values, label: string, options: [string, string][], help?: string) => (
		<FormControl>
			<FormLabel id={`${key}-label`}>{label}</FormLabel>
			<RadioGroup row aria-labelledby={`${key}-label`} name={key} value={values[key]} onChange={(e) => set(key, e.target.value as never)}>
				{options.map(([value, name]) => <FormControlLabel key={value} value={value} control={<Radio />} label={name} />)}
			</RadioGroup>
			{help && <FormHelperText>{help}</FormHelperText>}
		</FormControl>
	);
	const region = (key: "region" | "schoolRegion", label: string) => (
		<Autocomplete id={key} options={REGIONS} value={values[key]} onChange={(_, option) => set(key, option)} renderInput={(params) => <TextField {...params} label={label} />} />
	);
	const editActivity = (id: number, part: Partial<Activity>) => setActivities((all) => all.map((a) => (a.id === id ? { ...a, ...part } : a)));
	const editRecognition = (id: number, part: Partial<Recognition>) => setRecognitions((all) => all.map((a) => (a.id === id ? { ...a, ...part } : a)));
	const editCourse = (at: number, part: Partial<Course>) => setCourses((all) => all.map((c, i) => (i === at ? { ...c, ...part } : c)));
	const parent = (n: 1 | 2) => (
		<>
			<Cell wide><Typography variant="subtitle1" component="h3">{n === 1 ? "First parent or guardian" : "Second parent or guardian"}</Typography></Cell>
			<Cell>{text(`p${n}First`, "First name", { variant: "standard" })}</Cell>
			<Cell>{text(`p${n}Last`, "Last name", { variant: "standard" })}</Cell>
			<Cell>
				<FormControl variant="standard" fullWidth>
					<InputLabel id={`p${n}Edu-label`}>Level of education</InputLabel>
					<Select labelId={`p${n}Edu-label`} id={`p${n}Edu`} name={`p${n}Edu`} value={values[`p${n}Edu`]} onChange={(e) => set(`p${n}Edu`, e.target.value)}>
						{EDUCATION.map((e) => <MenuItem key={e} value={e}>{e}</MenuItem>)}
					</Select>
				</FormControl>
			</Cell>
		</>
	);

	return (
		<Box component="form" noValidate onSubmit={(e: React.FormEvent) => { e.preventDefault(); setSubmitted(true); }}>
			<Section title="You" lead="Tell us who you are and how to reach you. We will open an applicant account with your e-mail address.">
				<Cell>{text("givenName", "Given name", { required: true, autoComplete: "given-name" })}</Cell>
				<Cell>{text("middleName", "Middle name")}</Cell>
				<Cell>{text("familyName", "Family name", { required: true, autoComplete: "family-name" })}</Cell>
				<Cell>{text("goesBy", "Name you go by", { helperText: "Used in letters and on campus visits" })}</Cell>
				<Cell>{choose("pronouns", "Pronouns", [["she", "She/her"], ["they", "They/them"], ["he", "He/him"], ["self", "Prefer to self-describe"]])}</Cell>
				<Cell><DatePicker className="dob" label="Date of birth" name="dob" value={values.dob} onChange={(date) => set("dob", date)} disableFuture slotProps={{ textField: { fullWidth: true, required: true } }} /></Cell>
				<Cell>{text("birthCity", "City of birth")}</Cell>
				<Cell>{text("email", "E-mail", { type: "email", required: true, autoComplete: "email" })}</Cell>
				<Cell>{text("password", "Create a password", { type: "password", autoComplete: "new-password", helperText: "At least 12 characters" })}</Cell>
				<Cell>{text("phone", "Phone", { type: "tel", slotProps: { input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } }, helperText: "Ten digits, area code first" })}</Cell>
				<Cell wide><Divider textAlign="left">Home address</Divider></Cell>
				<Cell>{text("line1", "Address")}</Cell>
				<Cell>{text("line2", "Address line 2 (optional)")}</Cell>
				<Cell>{text("city", "City or town")}</Cell>
				<Cell>{region("region", "State or territory")}</Cell>
				<Cell>{text("postalCode", "Postal code")}</Cell>
				<Cell><Autocomplete id="country" options={COUNTRIES} value={values.country} onChange={(_, v) => set("country", v)} autoHighlight renderInput={(params) => <TextField {...params} label="Country" />} /></Cell>
			</Section>

			<Section title="Your background" lead="Hazel College admits applicants who were assigned female at birth or who live as women. Answers here are confidential.">
				<Cell>{choose("citizenship", "Citizenship", [["us", "US citizen"], ["dual", "US dual citizen"], ["pr", "US permanent resident"], ["undoc", "DACA or undocumented"], ["intl", "Citizen of another country"]], { required: true })}</Cell>
				<Cell>{choose("gender", "Gender identity", [["woman", "Woman / female"], ["trans", "Transgender woman"], ["nb", "Nonbinary"], ["another", "Another identity"], ["na", "Prefer not to answer"]])}</Cell>
				<Cell>
					<Autocomplete multiple id="languages" options={LANGUAGES} value={values.languages} onChange={(_, v) => set("languages", v)} filterSelectedOptions renderInput={(params) => <TextField {...params} label="Languages you know" />} />
				</Cell>
				<Cell>{radios("hispanic", "Are you of Hispanic or Latina/o/x origin?", [["yes", "Yes"], ["no", "No"]])}</Cell>
				<Cell>{radios("firstGen", "Are you a first-generation college student?", [["yes", "Yes"], ["no", "No"], ["unsure", "Not sure"]], "Neither parent holds a four-year degree")}</Cell>
				<Cell>{radios("aid", "Do you receive financial aid, or will you need it?", [["yes", "Yes"], ["no", "No"]])}</Cell>
			</Section>

			<Section title="Family">
				{parent(1)}
				{parent(2)}
				<Cell>{text("siblings", "How many siblings do you have?", { type: "number", variant: "standard" })}</Cell>
				<Cell>{text("alumna", "Alumna in your family (name and class year)", { variant: "standard" })}</Cell>
			</Section>

			<Section title="School" lead="The secondary school from which you will graduate.">
				<Cell>{text("school", "Name of secondary school", { required: true })}</Cell>
				<Cell>{text("schoolCity", "City of school")}</Cell>
				<Cell>{region("schoolRegion", "State of school")}</Cell>
				<Cell>{choose("gradYear", "Graduation year", [["2025", "2025"], ["2026", "2026"], ["2027", "2027"], ["2028", "2028"]])}</Cell>
				<Cell>{choose("gradeLevel", "Current year in school", [["10", "Sophomore (10th)"], ["11", "Junior (11th)"], ["12", "Senior (12th)"], ["gap", "Already graduated"]])}</Cell>
				<Cell>{text("gpaWeighted", "Weighted GPA", { slotProps: { htmlInput: { inputMode: "decimal" } }, helperText: "As printed on your transcript" })}</Cell>
				<Cell>{text("counselorEmail", "School counselor's e-mail", { type: "email" })}</Cell>
				<Cell>{text("recommender", "Teacher who will recommend you")}</Cell>
				<Cell wide><Alert severity="info">Hazel is test-optional. Leave the scores empty if you prefer that we not consider them.</Alert></Cell>
				<Cell>{text("satRW", "SAT Reading and Writing", { type: "number" })}</Cell>
				<Cell>{text("satMath", "SAT Math", { type: "number" })}</Cell>
				<Cell>{text("act", "ACT Composite", { type: "number" })}</Cell>
				<Cell wide>
					<Typography component="h3" variant="subtitle1" gutterBottom>High school courses</Typography>
					<Typography variant="body2" color="text.secondary">Courses on your transcript that you would like us to notice.</Typography>
					<TableContainer>
						<Table size="small" className="course-table">
							<TableHead><TableRow><TableCell>Course</TableCell><TableCell>Grade earned</TableCell><TableCell>Credits</TableCell></TableRow></TableHead>
							<TableBody>
								{courses.map((course, i) => (
									// biome-ignore lint: rows never move
									<TableRow key={i}>
										<TableCell><TextField size="small" fullWidth name={`courses.${i}.name`} value={course.name} onChange={(e) => editCourse(i, { name: e.target.value })} slotProps={{ htmlInput: { "aria-label": `Course ${i + 1}` } }} /></TableCell>
										<TableCell><TextField size="small" name={`courses.${i}.grade`} value={course.grade} onChange={(e) => editCourse(i, { grade: e.target.value })} slotProps={{ htmlInput: { "aria-label": `Grade earned ${i + 1}` } }} /></TableCell>
										<TableCell><TextField size="small" name={`courses.${i}.credits`} value={course.credits} onChange={(e) => editCourse(i, { credits: e.target.value })} slotProps={{ htmlInput: { "aria-label": `Credits ${i + 1}` } }} /></TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
					</TableContainer>
					<Button size="small" onClick={() => setCourses((all) => [...all, blankCourse()])}>Add a row</Button>
				</Cell>
			</Section>

			<Section title="Beyond the classroom" lead="Whatever fills your days: clubs, jobs, care of others, causes. Add each one as a card, most important first.">
				<Cell wide>
					<Stack spacing={2} className="activity-list">
						{activities.length === 0 && <Typography color="text.secondary">You have not added an activity.</Typography>}
						{activities.map((a, i) => (
							<Card key={a.id} variant="outlined" className="activity-card">
								<CardHeader title={a.org || `Activity ${i + 1}`} slotProps={{ title: { variant: "subtitle1" } }} />
								<CardContent>
									<Grid container spacing={2}>
										<Cell>
											<FormControl fullWidth size="small">
												<InputLabel id={`activity-${a.id}-type-label`}>Activity type</InputLabel>
												<Select labelId={`activity-${a.id}-type-label`} id={`activity-${a.id}-type`} label="Activity type" value={a.type} onChange={(e) => editActivity(a.id, { type: e.target.value })}>
													{Object.entries(ACTIVITY_TYPES).map(([value, label]) => <MenuItem key={value} value={value}>{label}</MenuItem>)}
												</Select>
											</FormControl>
										</Cell>
										<Cell><TextField size="small" fullWidth label="Group, organization or workplace" name={`activities.${i}.org`} value={a.org} onChange={(e) => editActivity(a.id, { org: e.target.value })} /></Cell>
										<Cell><TextField size="small" fullWidth label="Your position or leadership role" name={`activities.${i}.position`} value={a.position} onChange={(e) => editActivity(a.id, { position: e.target.value })} /></Cell>
										<Cell wide><TextField size="small" fullWidth multiline minRows={2} label="What you do or did there" name={`activities.${i}.description`} value={a.description} onChange={(e) => editActivity(a.id, { description: e.target.value })} helperText={`${a.description.length}/300`} slotProps={{ htmlInput: { maxLength: 300 } }} /></Cell>
										<Cell>
											<FormControl component="fieldset">
												<FormLabel component="legend">Grade levels</FormLabel>
												<FormGroup row className="grade-boxes">
													{GRADE_LEVELS.map(([value, label]) => (
														<FormControlLabel
															key={value}
															label={label}
															control={<Checkbox size="small" name={value} checked={a.grades.includes(value)} onChange={(e) => editActivity(a.id, { grades: GRADE_LEVELS.map(([g]) => g).filter((g) => (g === value ? e.target.checked : a.grades.includes(g))) })} />}
														/>
													))}
												</FormGroup>
											</FormControl>
										</Cell>
										<Cell>
											<FormControl fullWidth size="small">
												<InputLabel id={`activity-${a.id}-seasons-label`}>When you took part</InputLabel>
												<Select
													labelId={`activity-${a.id}-seasons-label`}
													id={`activity-${a.id}-seasons`}
													multiple
													value={a.seasons}
													onChange={(e) => editActivity(a.id, { seasons: SEASONS.map((s) => s.value).filter((s) => e.target.value.includes(s)) })}
													input={<OutlinedInput label="When you took part" />}
													renderValue={(selected) => selected.map((s) => SEASONS.find((x) => x.value === s)?.label).join(", ")}
												>
													{SEASONS.map((s) => (
														<MenuItem key={s.value} value={s.value}>
															<Checkbox checked={a.seasons.includes(s.value)} />
															<ListItemText primary={s.label} />
														</MenuItem>
													))}
												</Select>
											</FormControl>
										</Cell>
										<Grid size={{ xs: 6, md: 2 }}><TextField size="small" type="number" label="Hours/week" name={`activities.${i}.hours`} value={a.hours} onChange={(e) => editActivity(a.id, { hours: e.target.value })} /></Grid>
										<Grid size={{ xs: 6, md: 2 }}><TextField size="small" type="number" label="Weeks/year" name={`activities.${i}.weeks`} value={a.weeks} onChange={(e) => editActivity(a.id, { weeks: e.target.value })} /></Grid>
									</Grid>
								</CardContent>
								<CardActions><Button size="small" color="secondary" onClick={() => setActivities((all) => all.filter((x) => x.id !== a.id))}>Remove</Button></CardActions>
							</Card>
						))}
						<Button variant="outlined" disabled={activities.length >= 6} onClick={() => setActivities((all) => [...all, { id: nextId++, type: "", org: "", position: "", description: "", grades: [], seasons: [], hours: "", weeks: "" }])}>Add an activity</Button>
					</Stack>
				</Cell>
				<Cell wide><Typography component="h3" variant="subtitle1">Recognition</Typography><Typography variant="body2" color="text.secondary">Prizes, honors, scholarships, titles.</Typography></Cell>
				<Cell wide>
					<Stack spacing={1.5}>
						{recognitions.map((r) => (
							<Card key={r.id} variant="outlined" className="recognition-card">
								<CardContent>
									<Grid container spacing={2}>
										<Grid size={{ xs: 12, md: 8 }}><TextField variant="filled" fullWidth label="Honor or award" value={r.title} onChange={(e) => editRecognition(r.id, { title: e.target.value })} /></Grid>
										<Grid size={{ xs: 12, md: 4 }}>
											<TextField variant="filled" fullWidth select id={`recognition-${r.id}-level`} label="Grade level when received" value={r.level} onChange={(e) => editRecognition(r.id, { level: e.target.value })}>
												{GRADE_LEVELS.map(([value, label]) => <MenuItem key={value} value={value}>{label} grade</MenuItem>)}
											</TextField>
										</Grid>
									</Grid>
								</CardContent>
							</Card>
						))}
						<Box><Button disabled={recognitions.length >= 5} onClick={() => setRecognitions((all) => [...all, { id: nextId++, title: "", level: "" }])}>Add another honor</Button></Box>
					</Stack>
				</Cell>
			</Section>

			<Section title="Your plans">
				<Cell><Autocomplete id="major" options={MAJORS} value={values.major} onChange={(_, v) => set("major", v)} renderInput={(params) => <TextField {...params} label="Academic interest" helperText="You are not held to this" />} /></Cell>
				<Cell>{text("career", "Career you have in mind")}</Cell>
				<Cell>{choose("heard", "How did you hear about Hazel?", [["counselor", "School counselor"], ["alumna", "An alumna"], ["fair", "College fair"], ["online", "Online"]])}</Cell>
				<Cell wide>{radios("term", "When would you like to begin?", [["fall", "Fall semester"], ["spring", "Spring semester"], ["defer", "After a gap year"]])}</Cell>
				<Cell wide>{text("essay", "What question would you bring to a Hazel seminar table?", { multiline: true, minRows: 5, helperText: "About 250 words" })}</Cell>
				<Cell wide>{text("dietary", "Dietary needs for your overnight visit")}</Cell>
				<Cell wide><FormControlLabel control={<Switch name="updates" checked={values.updates} onChange={(e) => set("updates", e.target.checked)} />} label="Send me news, events and offers from Hazel and its partners" /></Cell>
			</Section>

			<Section title="Sign and send">
				<Cell wide><FormControlLabel required control={<Checkbox name="agree" checked={values.agree} onChange={(e) => set("agree", e.target.checked)} />} label="I affirm that this application is my own work and agree to the Hazel honor code" /></Cell>
				<Cell>{text("signature", "Signature", { helperText: "Type your full name" })}</Cell>
				<Cell wide><Button type="submit" variant="contained" size="large">Send my application</Button></Cell>
			</Section>
			<Typography variant="caption" color="text.secondary">Hazel College keeps your information under its privacy notice and never sells it.</Typography>
		</Box>
	);
}

const ACTIVITY = ["type", "org", "position", "description", "grades", "seasons", "hours", "weeks"] as const;
const isList = (field: string) => field === "grades" || field === "seasons";

function formState() {
	const { values, activities, recognitions, courses, submitted } = current;
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(values)) {
		if (key === "dob") out[key] = values.dob?.isValid() ? values.dob.format("YYYY-MM-DD") : "";
		else if (key === "region" || key === "schoolRegion") out[key] = values[key]?.code ?? "";
		else if (key === "languages") out[key] = [...values.languages].sort();
		else out[key] = value ?? "";
	}
	for (let i = 0; i < 3; i++) {
		for (const f of ACTIVITY) out[`activity${i}.${f}`] = activities[i]?.[f] ?? (isList(f) ? [] : "");
		out[`recognition${i}.title`] = recognitions[i]?.title ?? "";
		out[`recognition${i}.level`] = recognitions[i]?.level ?? "";
		for (const f of ["name", "grade", "credits"] as const) out[`course${i}.${f}`] = courses[i]?.[f] ?? "";
	}
	out.submitted = submitted;
	return out;
}

const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2066-\u2069\u200e\u200f]/g, "").trim();
const RADIOS = ["hispanic", "firstGen", "aid", "term"];
function formShown() {
	const out: Record<string, unknown> = {};
	const read = (node: Element | null | undefined) =>
		node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : clean(node?.textContent);
	const labels = (scope: Element | null | undefined) =>
		[...(scope?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map((box) => clean(box.closest("label")?.textContent));
	for (const key of Object.keys(current.values)) {
		if (key === "dob") {
			const shown = clean(document.querySelector(".dob .MuiPickersSectionList-root")?.textContent).replace(/\s/g, "");
			out[key] = shown === "MM/DD/YYYY" ? "" : shown;
		} else if (RADIOS.includes(key)) out[key] = labels(document.querySelector(`[aria-labelledby="${key}-label"]`))[0] ?? "";
		else if (key === "updates" || key === "agree") out[key] = document.querySelector<HTMLInputElement>(`input[name="${key}"]`)?.checked;
		else if (key === "languages")
			out[key] = [...(document.getElementById("languages")?.closest(".MuiAutocomplete-root")?.querySelectorAll(".MuiChip-label") ?? [])].map((c) => clean(c.textContent)).sort();
		else out[key] = read(document.getElementById(key));
	}
	const cards = document.querySelectorAll(".activity-card");
	const prizes = document.querySelectorAll(".recognition-card");
	const rows = document.querySelectorAll(".course-table tbody tr");
	for (let i = 0; i < 3; i++) {
		for (const f of ACTIVITY) {
			const card = cards[i];
			const key = `activity${i}.${f}`;
			if (f === "grades") out[key] = labels(card?.querySelector(".grade-boxes"));
			else if (f === "type") out[key] = read(card?.querySelector('[id$="-type"]'));
			else if (f === "seasons") out[key] = read(card?.querySelector('[id$="-seasons"]')).split(", ").filter(Boolean);
			else out[key] = read(card?.querySelector(`[name="activities.${i}.${f}"]`));
		}
		out[`recognition${i}.title`] = read(prizes[i]?.querySelector("input[type=text]"));
		out[`recognition${i}.level`] = read(prizes[i]?.querySelector('[id$="-level"]'));
		["name", "grade", "credits"].forEach((f, n) => (out[`course${i}.${f}`] = read(rows[i]?.querySelectorAll("input")[n])));
	}
	return out;
}
Object.assign(window, { formState, formShown });

createRoot(document.getElementById("root")!).render(
	<ThemeProvider theme={theme}>
		<CssBaseline />
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<AppBar position="static"><Toolbar><Typography variant="h6" component="div">Hazel College &middot; Office of Admission</Typography></Toolbar></AppBar>
			<Container maxWidth="lg" sx={{ py: 5 }}>
				<Typography variant="h1" gutterBottom>Application for first-year admission</Typography>
				<Application />
			</Container>
		</LocalizationProvider>
	</ThemeProvider>,
);
