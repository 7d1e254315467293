import { useEffect, useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Dayjs } from "dayjs";
import {
	Accordion,
	AccordionActions,
	AccordionDetails,
	AccordionSummary,
	Alert,
	AppBar,
	Autocomplete,
	Box,
	Button,
	Checkbox,
	Chip,
	Container,
	createTheme,
	CssBaseline,
	Divider,
	FormControl,
	FormControlLabel,
	FormGroup,
	FormHelperText,
	FormLabel,
	Grid,
	InputAdornment,
	InputLabel,
	ListItemText,
	MenuItem,
	OutlinedInput,
	Paper,
	Radio,
	RadioGroup,
	Select,
	Stack,
	Switch,
	Table,
	TableBody,
	TableCell,
	TableContainer,
	TableHead,
	TableRow,
	TextField,
	ThemeProvider,
	Toolbar,
	Typography,
} from "@mui/material";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { COUNTRIES, STATES } from "../../lists";

type Choice = { code: string; label: string };
const REGIONS: Choice[] = STATES.map(([code, label]) => ({ code, label }));
const LANGUAGES = ["Arabic", "Chinese (Mandarin)", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Vietnamese", "Yoruba"];
const INSTRUMENTS = ["Bassoon", "Cello", "Clarinet", "Collaborative piano", "Composition", "Contemporary dance", "Double bass", "Flute", "Jazz voice", "Musical theatre", "Oboe", "Percussion", "Piano", "Trumpet", "Viola", "Violin", "Voice"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"];
const GRADES: [string, string][] = [["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]];
const KINDS: [string, string][] = [
	["ensemble", "Ensemble or band"],
	["theatre", "Theatre or film"],
	["visual", "Visual arts"],
	["speech", "Debate & speech"],
	["sport", "Sport"],
	["environment", "Environmental"],
	["service", "Volunteer service"],
	["job", "Work (paid)"],
	["religious", "Faith community"],
	["other", "Something else"],
];

interface Activity {
	kind: string;
	organization: string;
	position: string;
	grades: string[];
	hours: string;
	weeks: string;
	description: string;
}
interface Honor {
	title: string;
	grade: string;
	description: string;
}
interface Course {
	course: string;
	grade: string;
	credits: string;
}
const EMPTY_ACTIVITY: Activity = { kind: "", organization: "", position: "", grades: [], hours: "", weeks: "", description: "" };
const EMPTY_HONOR: Honor = { title: "", grade: "", description: "" };
const EMPTY_COURSE: Course = { course: "", grade: "", credits: "" };

const TEXTS = {
	instrument: "", term: "", legalFirst: "", legalMiddle: "", legalLast: "", goesBy: "", pronouns: "", email: "", mobile: "", portfolio: "",
	street: "", street2: "", town: "", region: "", postcode: "", country: "", birthTown: "", birthCountry: "", citizenship: "", firstLanguage: "",
	gender: "", hispanic: "", income: "", schoolName: "", schoolTown: "", schoolRegion: "", schoolYear: "", gpa: "", collegeName: "",
	satReading: "", satMath: "", actComposite: "", motherFirst: "", motherLast: "", motherJob: "", motherEducation: "", fatherFirst: "", fatherLast: "", fatherJob: "", fatherEducation: "",
	teacherName: "", teacherEmail: "", emergencyName: "", emergencyPhone: "", statement: "", shirt: "", heard: "", portalPassword: "",
};
type Name = keyof typeof TEXTS;

const theme = createTheme({ palette: { primary: { main: "#6a1b4d" }, background: { default: "#faf7f9" } }, shape: { borderRadius: 6 } });

function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" component="section" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h5" component="h2" gutterBottom>
				{title}
			</Typography>
			{intro && (
				<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
					{intro}
				</Typography>
			)}
			{children}
		</Paper>
	);
}

function App() {
	const [values, setValues] = useState(TEXTS);
	const [race, setRace] = useState<string[]>([]);
	const [flags, setFlags] = useState({ firstGeneration: false, mailingList: false, terms: false });
	const [birthday, setBirthday] = useState<Dayjs | null>(null);
	const [graduation, setGraduation] = useState<Dayjs | null>(null);
	const [activities, setActivities] = useState<Activity[]>([EMPTY_ACTIVITY, EMPTY_ACTIVITY, EMPTY_ACTIVITY]);
	const [open, setOpen] = useState([true, false, false]);
	const [honors, setHonors] = useState<Honor[]>([]);
	const [courses, setCourses] = useState<Course[]>([EMPTY_COURSE, EMPTY_COURSE]);
	const [submitted, setSubmitted] = useState(false);

	const set = (name: Name, value: string) => setValues((all) => ({ ...all, [name]: value }));
	const latest = useRef<() => Record<string, unknown>>(() => ({}));
	latest.current = () => {
		const date = (value: Dayjs | null, format: string) => (value?.isValid() ? value.format(format) : "");
		const state: Record<string, unknown> = { submitted, ...values, ...flags, race, birthday: date(birthday, "YYYY-MM-DD"), graduation: date(graduation, "YYYY-MM") };
		activities.forEach((entry, at) => Object.entries(entry).forEach(([name, value]) => (state[`activities.${at}.${name}`] = value)));
		for (let at = 0; at < Math.max(3, honors.length); at++) Object.entries(honors[at] ?? EMPTY_HONOR).forEach(([name, value]) => (state[`honors.${at}.${name}`] = value));
		courses.forEach((entry, at) => Object.entries(entry).forEach(([name, value]) => (state[`courses.${at}.${name}`] = value)));
		return state;
	};
	useEffect(() => {
		Object.assign(window, { formState: () => latest.current(), formShown: () => Object.fromEntries(Object.keys(latest.current()).filter((key) => key !== "submitted").map((key) => [key, readable(key)])) });
	}, []);

	const text = (name: Name, label: string, size = 6, more: object = {}) => (
		<Grid size={{ xs: 12, sm: size }}>
			<TextField fullWidth name={name} label={label} value={values[name]} onChange={(event) => set(name, event.target.value)} {...more} />
		</Grid>
	);
	const choose = (name: Name, label: string, options: [string, string][], size = 6, helper?: string) => (
		<Grid size={{ xs: 12, sm: size }}>
			<FormControl fullWidth>
				<InputLabel id={`${name}-label`}>{label}</InputLabel>
				<Select labelId={`${name}-label`} id={`${name}-select`} value={values[name]} label={label} onChange={(event) => set(name, event.target.value)}>
					{options.map(([value, shown]) => (
						<MenuItem key={value} value={value}>
							{shown}
						</MenuItem>
					))}
				</Select>
				{helper && <FormHelperText>{helper}</FormHelperText>}
			</FormControl>
		</Grid>
	);
	const search = (name: Name, label: string, options: string[], size = 6, helper?: string) => (
		<Grid size={{ xs: 12, sm: size }}>
			<Autocomplete id={name} options={options} value={values[name] || null} onChange={(_, value) => set(name, value ?? "")} renderInput={(params) => <TextField {...params} label={label} helperText={helper} />} />
		</Grid>
	);
	const region = (name: Name, label: string, size = 4) => (
		<Grid size={{ xs: 12, sm: size }}>
			<Autocomplete
				id={name}
				autoHighlight
				options={REGIONS}
				value={REGIONS.find((each) => each.code === values[name]) ?? null}
				isOptionEqualToValue={(option, value) => option.code === value.code}
				onChange={(_, value) => set(name, value?.code ?? "")}
				renderInput={(params) => <TextField {...params} label={label} />}
			/>
		</Grid>
	);
	const radios = (name: Name, label: string, options: [string, string][]) => (
		<Grid size={12}>
			<FormControl>
				<FormLabel id={`${name}-radio-group`}>{label}</FormLabel>
				<RadioGroup row aria-labelledby={`${name}-radio-group`} name={name} value={values[name]} onChange={(event) => set(name, event.target.value)}>
					{options.map(([value, shown]) => (
						<FormControlLabel key={value} value={value} control={<Radio />} label={shown} />
					))}
				</RadioGroup>
			</FormControl>
		</Grid>
	);
	const education: [string, string][] = [
		["hs-less", "Less than high school"],
		["hs", "High school diploma or equivalent"],
		["some", "Some college"],
		["assoc", "Associate degree"],
		["bach", "Bachelor's degree"],
		["grad", "Graduate degree"],
	];
	const activity = (at: number, change: Partial<Activity>) => setActivities((all) => all.map((each, index) => (index === at ? { ...each, ...change } : each)));
	const honor = (at: number, change: Partial<Honor>) => setHonors((all) => all.map((each, index) => (index === at ? { ...each, ...change } : each)));
	const course = (at: number, change: Partial<Course>) => setCourses((all) => all.map((each, index) => (index === at ? { ...each, ...change } : each)));

	return (
		<>
			<AppBar position="static" elevation={0}>
				<Toolbar>
					<Typography variant="h6" sx={{ flexGrow: 1 }}>
						Cadenza Conservatory of the Arts
					</Typography>
					<Button color="inherit">Sign in</Button>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 4 }} component="form" noValidate onSubmit={(event: React.FormEvent) => (event.preventDefault(), setSubmitted(true))}>
				<Typography variant="h3" component="h1" gutterBottom>
					Undergraduate Application
				</Typography>
				<Alert severity="info" sx={{ mb: 3 }}>
					Prescreening recordings are uploaded separately once this form has been received.
				</Alert>

				<Section title="Program">
					<Grid container spacing={2}>
						{search("instrument", "Principal instrument or discipline", INSTRUMENTS)}
						{choose("term", "Entering term", [["fa", "Fall"], ["sp", "Spring"]])}
					</Grid>
				</Section>

				<Section title="About you" intro="Please use your name as it is written in your passport or birth certificate.">
					<Grid container spacing={2}>
						{text("legalFirst", "Given name", 4, { required: true, autoComplete: "given-name" })}
						{text("legalMiddle", "Middle name", 4)}
						{text("legalLast", "Family name", 4, { required: true, autoComplete: "family-name" })}
						{text("goesBy", "Name you'd like us to use", 6, { helperText: "This appears on your audition schedule." })}
						{choose("pronouns", "Pronouns", [["she", "she / her"], ["he", "he / him"], ["they", "they / them"], ["ask", "Please ask me"]])}
						{text("email", "Email", 6, { type: "email", required: true })}
						{text("mobile", "Mobile", 6, { type: "tel", slotProps: { input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } } })}
						<Grid size={{ xs: 12, sm: 4 }}>
							<DatePicker label="Birthday" name="birthday" value={birthday} onChange={setBirthday} disableFuture slotProps={{ textField: { fullWidth: true } }} />
						</Grid>
						{text("birthTown", "Town or city of birth", 4)}
						{search("birthCountry", "Country of birth", COUNTRIES, 4)}
						{text("portfolio", "Website or online portfolio", 12, { type: "url", placeholder: "https://" })}
						{text("portalPassword", "Choose a password for your applicant portal", 12, { type: "password", autoComplete: "new-password" })}
					</Grid>
					<Divider sx={{ my: 3 }}>Home address</Divider>
					<Grid container spacing={2}>
						{text("street", "Street address", 8)}
						{text("street2", "Apartment, suite, etc.", 4)}
						{text("town", "Town / city", 4)}
						{region("region", "State / province")}
						{text("postcode", "Postal code", 4)}
						{search("country", "Country / region", COUNTRIES, 12)}
					</Grid>
				</Section>

				<Section title="Background" intro="Apart from citizenship, which determines the visa documents you need, these questions are optional.">
					<Grid container spacing={2}>
						{choose("citizenship", "Citizenship status", [["us", "U.S. citizen"], ["dual", "Dual U.S. citizen"], ["pr", "U.S. permanent resident"], ["intl", "International (visa required)"]])}
						{search("firstLanguage", "First language", LANGUAGES)}
						{radios("gender", "Gender", [["f", "Female"], ["m", "Male"], ["nb", "Non-binary"], ["x", "Rather not say"]])}
						{radios("hispanic", "Do you identify as Hispanic or Latinx?", [["y", "Yes"], ["n", "No"]])}
						<Grid size={12}>
							<FormControl fullWidth>
								<InputLabel id="race-label">Race (choose one or more)</InputLabel>
								<Select
									labelId="race-label"
									id="race-select"
									multiple
									value={race}
									onChange={(event) => setRace(typeof event.target.value === "string" ? event.target.value.split(",") : event.target.value)}
									input={<OutlinedInput label="Race (choose one or more)" />}
									renderValue={(selected) => (
										<Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
											{selected.map((value) => (
												<Chip key={value} label={value} />
											))}
										</Box>
									)}
								>
									{RACES.map((each) => (
										<MenuItem key={each} value={each}>
											{each}
										</MenuItem>
									))}
								</Select>
							</FormControl>
						</Grid>
						{choose("income", "Household income per year", [["1", "Below $40,000"], ["2", "$40,000–$59,999"], ["3", "$60,000–$89,999"], ["4", "$90,000–$139,999"], ["5", "$140,000 or above"]], 12, "Considered for tuition grants only.")}
						<Grid size={12}>
							<FormControlLabel control={<Checkbox name="firstGeneration" checked={flags.firstGeneration} onChange={(event) => setFlags({ ...flags, firstGeneration: event.target.checked })} />} label="I am the first generation of my family to attend college" />
						</Grid>
					</Grid>
				</Section>

				<Section title="Schooling">
					<Grid container spacing={2}>
						{text("schoolName", "Current or most recent high school", 12, { required: true })}
						{text("schoolTown", "Town / city", 6)}
						{region("schoolRegion", "State / province", 6)}
						{choose("schoolYear", "Year in school", [["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"], ["gap", "Graduated / gap year"]], 4)}
						<Grid size={{ xs: 12, sm: 4 }}>
							<DatePicker label="Graduation month" name="graduation" views={["year", "month"]} openTo="month" format="MM/YYYY" value={graduation} onChange={setGraduation} slotProps={{ textField: { fullWidth: true } }} />
						</Grid>
						{text("gpa", "GPA, unweighted (out of 4.0)", 4, { slotProps: { htmlInput: { inputMode: "decimal" } } })}
						{text("satReading", "SAT Reading & Writing", 4, { type: "number", helperText: "Optional" })}
						{text("satMath", "SAT Math", 4, { type: "number", helperText: "Optional" })}
						{text("actComposite", "ACT superscore", 4, { type: "number", helperText: "Optional" })}
						{text("collegeName", "College attended while in high school, if any", 12)}
					</Grid>
					<Typography variant="subtitle1" sx={{ mt: 3 }} id="college-courses">
						College coursework completed
					</Typography>
					<TableContainer>
						<Table size="small" aria-labelledby="college-courses">
							<TableHead>
								<TableRow>
									<TableCell>Course</TableCell>
									<TableCell width={130}>Grade</TableCell>
									<TableCell width={130}>Credits</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								{courses.map((entry, at) => (
									<TableRow key={at}>
										<TableCell>
											<TextField size="small" fullWidth variant="standard" name={`courses.${at}.course`} value={entry.course} onChange={(event) => course(at, { course: event.target.value })} slotProps={{ htmlInput: { "aria-label": "Course" } }} />
										</TableCell>
										<TableCell>
											<TextField size="small" variant="standard" name={`courses.${at}.grade`} value={entry.grade} onChange={(event) => course(at, { grade: event.target.value })} slotProps={{ htmlInput: { "aria-label": "Grade" } }} />
										</TableCell>
										<TableCell>
											<TextField size="small" variant="standard" name={`courses.${at}.credits`} value={entry.credits} onChange={(event) => course(at, { credits: event.target.value })} slotProps={{ htmlInput: { "aria-label": "Credits" } }} />
										</TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
					</TableContainer>
				</Section>

				<Section title="Your life outside class" intro="Artistic or otherwise: what do you give your time to? Start with what means most to you.">
					{activities.map((entry, at) => {
						const name = `activities.${at}`;
						return (
							<Accordion key={at} expanded={open[at]} onChange={(_, expanded) => setOpen((all) => all.map((each, index) => (index === at ? expanded : each)))}>
								<AccordionSummary expandIcon={<span aria-hidden="true">▾</span>} aria-controls={`${name}-content`} id={`${name}-header`}>
									<Typography component="span">
										Activity {at + 1}
										{entry.organization && `: ${entry.organization}`}
									</Typography>
								</AccordionSummary>
								<AccordionDetails>
									<Grid container spacing={2}>
										<Grid size={{ xs: 12, sm: 6 }}>
											<FormControl fullWidth>
												<InputLabel id={`${name}-kind-label`}>Type of activity</InputLabel>
												<Select labelId={`${name}-kind-label`} id={`${name}.kind-select`} label="Type of activity" value={entry.kind} onChange={(event) => activity(at, { kind: event.target.value })}>
													{KINDS.map(([value, shown]) => (
														<MenuItem key={value} value={value}>
															{shown}
														</MenuItem>
													))}
												</Select>
											</FormControl>
										</Grid>
										<Grid size={{ xs: 12, sm: 6 }}>
											<TextField fullWidth label="Group, company or organization" name={`${name}.organization`} value={entry.organization} onChange={(event) => activity(at, { organization: event.target.value })} />
										</Grid>
										<Grid size={{ xs: 12, sm: 6 }}>
											<TextField fullWidth label="Your position" name={`${name}.position`} value={entry.position} onChange={(event) => activity(at, { position: event.target.value })} />
										</Grid>
										<Grid size={{ xs: 12, sm: 6 }}>
											<FormControl fullWidth>
												<InputLabel id={`${name}-grades-label`}>When did you take part?</InputLabel>
												<Select
													labelId={`${name}-grades-label`}
													id={`${name}.grades-select`}
													multiple
													value={entry.grades}
													onChange={(event) => activity(at, { grades: typeof event.target.value === "string" ? event.target.value.split(",") : event.target.value })}
													input={<OutlinedInput label="When did you take part?" />}
													renderValue={(selected) => GRADES.filter(([value]) => selected.includes(value)).map(([, shown]) => shown).join(", ")}
												>
													{GRADES.map(([value, shown]) => (
														<MenuItem key={value} value={value}>
															<Checkbox checked={entry.grades.includes(value)} />
															<ListItemText primary={shown} />
														</MenuItem>
													))}
												</Select>
											</FormControl>
										</Grid>
										<Grid size={{ xs: 6 }}>
											<TextField fullWidth type="number" label="Hours / week" name={`${name}.hours`} value={entry.hours} onChange={(event) => activity(at, { hours: event.target.value })} />
										</Grid>
										<Grid size={{ xs: 6 }}>
											<TextField fullWidth type="number" label="Weeks / year" name={`${name}.weeks`} value={entry.weeks} onChange={(event) => activity(at, { weeks: event.target.value })} />
										</Grid>
										<Grid size={12}>
											<TextField fullWidth multiline minRows={2} label="Tell us about it" name={`${name}.description`} value={entry.description} onChange={(event) => activity(at, { description: event.target.value })} />
										</Grid>
									</Grid>
								</AccordionDetails>
								<AccordionActions>
									<Button size="small" onClick={() => activity(at, EMPTY_ACTIVITY)}>
										Clear
									</Button>
								</AccordionActions>
							</Accordion>
						);
					})}
				</Section>

				<Section title="Prizes, honors and distinctions">
					<Stack spacing={2}>
						{honors.map((entry, at) => (
							<Paper key={at} variant="outlined" sx={{ p: 2 }} className="honor-entry">
								<Grid container spacing={2}>
									<Grid size={{ xs: 12, sm: 8 }}>
										<TextField fullWidth size="small" label="Prize or honor" name={`honors.${at}.title`} value={entry.title} onChange={(event) => honor(at, { title: event.target.value })} />
									</Grid>
									<Grid size={{ xs: 12, sm: 4 }}>
										<TextField select fullWidth size="small" label="Received in" id={`honors.${at}.grade-select`} value={entry.grade} onChange={(event) => honor(at, { grade: event.target.value })}>
											{GRADES.map(([value, shown]) => (
												<MenuItem key={value} value={value}>
													{shown}
												</MenuItem>
											))}
										</TextField>
									</Grid>
									<Grid size={12}>
										<TextField fullWidth size="small" label="Details" name={`honors.${at}.description`} value={entry.description} onChange={(event) => honor(at, { description: event.target.value })} />
									</Grid>
								</Grid>
								<Button size="small" color="error" onClick={() => setHonors((all) => all.filter((_, index) => index !== at))}>
									Remove
								</Button>
							</Paper>
						))}
						<Box>
							<Button variant="outlined" id="add-honor" disabled={honors.length >= 5} onClick={() => setHonors((all) => [...all, EMPTY_HONOR])}>
								Add a prize or honor
							</Button>
						</Box>
					</Stack>
				</Section>

				<Section title="Family">
					<Typography variant="subtitle1" gutterBottom>
						Mother
					</Typography>
					<Grid container spacing={2} sx={{ mb: 3 }}>
						{text("motherFirst", "First name", 6)}
						{text("motherLast", "Last name", 6)}
						{text("motherJob", "Occupation", 6)}
						{choose("motherEducation", "Highest level of education", education)}
					</Grid>
					<Typography variant="subtitle1" gutterBottom>
						Father
					</Typography>
					<Grid container spacing={2}>
						{text("fatherFirst", "First name", 6)}
						{text("fatherLast", "Last name", 6)}
						{text("fatherJob", "Occupation", 6)}
						{choose("fatherEducation", "Highest level of education", education)}
					</Grid>
				</Section>

				<Section title="Your teacher" intro="We ask your private teacher or ensemble director for a short recommendation.">
					<Grid container spacing={2}>
						{text("teacherName", "Teacher's full name", 6)}
						{text("teacherEmail", "Teacher's email", 6, { type: "email" })}
					</Grid>
				</Section>

				<Section title="Audition day">
					<Grid container spacing={2}>
						{text("emergencyName", "Emergency contact", 6)}
						{text("emergencyPhone", "Emergency contact's phone", 6, { type: "tel" })}
						{choose("shirt", "T-shirt size", [["s", "Small"], ["m", "Medium"], ["l", "Large"], ["xl", "X-Large"]])}
						{choose("heard", "Where did you first hear of Cadenza?", [["t", "My teacher"], ["f", "Festival or summer course"], ["w", "Online"], ["a", "An alum"]])}
						{text("statement", "Artistic statement: which work has stayed with you, and why?", 12, { multiline: true, minRows: 4 })}
					</Grid>
				</Section>

				<FormGroup sx={{ mb: 2 }}>
					<FormControlLabel control={<Switch name="mailingList" checked={flags.mailingList} onChange={(event) => setFlags({ ...flags, mailingList: event.target.checked })} />} label="Send me the concert calendar and other news" />
					<FormControlLabel required control={<Checkbox name="terms" checked={flags.terms} onChange={(event) => setFlags({ ...flags, terms: event.target.checked })} />} label="I agree to the terms of application and confirm that the recordings I submit are my own performance" />
				</FormGroup>
				<Button variant="contained" size="large" type="submit">
					Submit application
				</Button>
			</Container>
		</>
	);
}

/** What a person reads in the control of a key. */
function readable(key: string): unknown {
	const list = key === "race" || key.endsWith(".grades");
	const select = document.getElementById(`${key}-select`);
	if (select) {
		if (key === "race") return [...select.querySelectorAll(".MuiChip-label")].map((chip) => chip.textContent);
		const shown = (select.textContent ?? "").replace(/\u200b/g, "").trim();
		return list ? (shown ? shown.split(", ") : []) : shown;
	}
	const named = document.querySelector<HTMLInputElement>(`[name="${key}"]`);
	if (named?.type === "radio") return document.querySelector(`[name="${key}"]:checked`)?.closest("label")?.textContent?.trim() ?? "";
	if (named?.type === "checkbox") return named.checked;
	return (named ?? (document.getElementById(key) as HTMLInputElement | null))?.value ?? "";
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<ThemeProvider theme={theme}>
		<CssBaseline />
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<App />
		</LocalizationProvider>
	</ThemeProvider>,
);
