import { useMemo, useState, useSyncExternalStore, useEffect, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import {
	Alert, Autocomplete, AppBar, Box, Button, Card, CardActions, CardContent, Checkbox, Chip, Container, CssBaseline, Dialog,
	DialogActions, DialogContent, DialogContentText, DialogTitle, Divider, FormControl, FormControlLabel, FormHelperText, FormLabel, Grid,
	IconButton, InputAdornment, InputLabel, ListItemText, MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Select, Slider, Stack, Switch, Table,
	TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, ToggleButton, ToggleButtonGroup, Toolbar, Typography, ThemeProvider, createTheme,
} from "@mui/material";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { MobileDatePicker } from "@mui/x-date-pickers/MobileDatePicker";
import dayjs from "dayjs";
import { COUNTRIES, STATES } from "../../lists";

type Exam = { id: number; subject: string; sitting: string; score: string };
type Activity = { category: string; organization: string; role: string; description: string; grades: string[]; hours: number | null; weeks: string };
const blankExam = (id: number): Exam => ({ id, subject: "", sitting: "", score: "" });
const blankActivity: Activity = { category: "", organization: "", role: "", description: "", grades: [], hours: null, weeks: "" };

let data = {
	legalFirst: "", legalMiddle: "", legalLast: "", suffix: "", goesBy: "", email: "", mobile: "", dob: "",
	country: "", line1: "", line2: "", city: "", state: "", zip: "",
	school: null as null | { ceeb: string; name: string; city: string; state: string },
	completion: "", gpa: "", grade: "", term: "", majors: [] as string[], housing: "",
	satErw: "", satMath: "",
	exams: [blankExam(1)],
	activities: [] as Activity[],
	p1First: "", p1Last: "", p1Education: "", p1Email: "",
	p2First: "", p2Last: "", p2Education: "", p2Email: "",
	counselorName: "", counselorEmail: "",
	citizenship: "", hispanic: "", races: [] as string[], ssn: "",
	texts: false, attest: false, signature: "", submitted: false,
};
type Data = typeof data;
const listeners = new Set<() => void>();
const patch = (change: Partial<Data>) => {
	data = { ...data, ...change };
	for (const each of listeners) each();
};
const useData = () => useSyncExternalStore((run) => (listeners.add(run), () => void listeners.delete(run)), () => data);

const SCHOOLS = [
	{ ceeb: "380030", name: "Ashland High School", city: "Ashland", state: "OR" },
	{ ceeb: "380033", name: "Ashland Valley High School", city: "Ashland", state: "OR" },
	{ ceeb: "180105", name: "Ashland Valley Christian Academy", city: "Ashland", state: "KY" },
	{ ceeb: "360210", name: "Ashland Senior High School", city: "Ashland", state: "OH" },
	{ ceeb: "053930", name: "Yreka High School", city: "Yreka", state: "CA" },
	{ ceeb: "380720", name: "North Medford High School", city: "Medford", state: "OR" },
	{ ceeb: "381010", name: "Grants Pass High School", city: "Grants Pass", state: "OR" },
	{ ceeb: "481140", name: "Valley High School", city: "Renton", state: "WA" },
];
const ADDRESSES = [
	{ line1: "4127 Juniper Hollow Lane", city: "Yreka", state: "CA", zip: "96097" },
	{ line1: "4127 Juniper Hills Drive", city: "Prineville", state: "OR", zip: "97754" },
	{ line1: "4127 Juniper Street", city: "San Diego", state: "CA", zip: "92105" },
	{ line1: "201 Mountain Avenue", city: "Ashland", state: "OR", zip: "97520" },
];
const MAJORS = [
	["College of Arts & Letters", "Art History"], ["College of Arts & Letters", "English"], ["College of Arts & Letters", "History"],
	["College of Arts & Letters", "Music"], ["College of Arts & Letters", "Philosophy"], ["College of Arts & Letters", "Political Science"],
	["School of Business", "Accounting"], ["School of Business", "Finance"], ["School of Business", "Marketing"],
	["Shiley School of Engineering", "Civil Engineering"], ["Shiley School of Engineering", "Computer Science"],
	["Shiley School of Engineering", "Electrical Engineering"], ["Shiley School of Engineering", "Environmental Engineering"],
	["Shiley School of Engineering", "Mechanical Engineering"],
	["College of Sciences", "Biology"], ["College of Sciences", "Chemistry"], ["College of Sciences", "Environmental Science"],
	["College of Sciences", "Mathematics"], ["Exploratory", "Undeclared"],
].map(([college, name]) => ({ college, name }));
const AP = ["African American Studies", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles",
	"English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics",
	"Microeconomics", "Music Theory", "Physics 1", "Physics 2", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics",
	"United States History", "World History: Modern"].map((each) => `AP ${each}`);
const CATEGORIES = [
	["Arts", "Art / Photography"], ["Arts", "Dance"], ["Arts", "Music"], ["Arts", "Theatre"],
	["Athletics", "Club sport"], ["Athletics", "Varsity or junior varsity sport"],
	["Clubs", "Academic club"], ["Clubs", "Cultural club"], ["Clubs", "Debate / Speech"], ["Clubs", "Environmental"], ["Clubs", "Robotics"],
	["Clubs", "Student government"], ["Service & work", "Community service"], ["Service & work", "Family responsibilities"],
	["Service & work", "Internship"], ["Service & work", "Work (paid)"], ["Other", "Other activity"],
].map(([group, label]) => ({ group, label }));
const EDUCATION = [
	["none", "Did not complete high school"], ["hs", "High school diploma or GED"], ["some", "Some college, no degree"], ["aa", "Associate degree"],
	["ba", "Bachelor's degree"], ["grad", "Graduate or professional degree"], ["unk", "Unknown"],
];
const RACES = [
	["AIAN", "American Indian or Alaska Native"], ["ASIAN", "Asian"], ["BLACK", "Black or African American"],
	["NHPI", "Native Hawaiian or Other Pacific Islander"], ["WHITE", "White"],
];
const later = <T,>(ms: number, value: T) => new Promise<T>((done) => setTimeout(done, ms, value));

function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" component="section" sx={{ p: { xs: 2, md: 4 }, mb: 3 }}>
			<Typography variant="h5" component="h2" gutterBottom>{title}</Typography>
			{intro && <Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>{intro}</Typography>}
			<Grid container spacing={2}>{children}</Grid>
		</Paper>
	);
}
function Text({ k, label, size = 6, ...rest }: { k: keyof Data; label: string; size?: number; [more: string]: unknown }) {
	const all = useData();
	return (
		<Grid size={{ xs: 12, sm: size }}>
			<TextField fullWidth name={k} label={label} value={all[k]} onChange={(event) => patch({ [k]: event.target.value })} {...rest} />
		</Grid>
	);
}

function SchoolSearch() {
	const { school } = useData();
	const [input, setInput] = useState("");
	const [options, setOptions] = useState<typeof SCHOOLS>([]);
	const [loading, setLoading] = useState(false);
	useEffect(() => {
		if (input.length < 3 || school?.name === input) return setOptions(school ? [school] : []);
		let active = true;
		setLoading(true);
		const words = input.toLowerCase().split(/\s+/);
		const timer = setTimeout(() => {
			void later(280, SCHOOLS.filter((each) => words.every((word) => `${each.name} ${each.city} ${each.state} ${each.ceeb}`.toLowerCase().includes(word)))).then((rows) => {
				if (!active) return;
				setOptions(rows);
				setLoading(false);
			});
		}, 200);
		return () => {
			active = false;
			clearTimeout(timer);
		};
	}, [input, school]);
	return (
		<Autocomplete
			id="high-school-search" value={school} options={options} loading={loading} filterOptions={(all) => all}
			getOptionLabel={(option) => option.name} isOptionEqualToValue={(one, other) => one.ceeb === other.ceeb} getOptionKey={(option) => option.ceeb}
			noOptionsText={input.length < 3 ? "Type at least 3 letters" : "No schools found"}
			onChange={(_, value) => patch({ school: value })} onInputChange={(_, value) => setInput(value)}
			renderOption={({ key, ...props }, option) => (
				<li key={key} {...props}>
					<Box sx={{ display: "flex", flexDirection: "column" }}>
						<span>{option.name}</span>
						<Typography variant="body2" sx={{ color: "text.secondary" }}>{option.city}, {option.state} · CEEB {option.ceeb}</Typography>
					</Box>
				</li>
			)}
			renderInput={(params) => <TextField {...params} required label="Current or most recent high school" helperText="Search by name, city or CEEB code" />}
		/>
	);
}

function AddressSearch() {
	const { line1 } = useData();
	const [options, setOptions] = useState<typeof ADDRESSES>([]);
	useEffect(() => {
		if (line1.length < 5) return setOptions([]);
		let active = true;
		void later(250, ADDRESSES.filter((each) => each.line1.toLowerCase().startsWith(line1.toLowerCase().slice(0, 10)))).then((rows) => active && setOptions(rows));
		return () => { active = false; };
	}, [line1]);
	return (
		<Autocomplete
			freeSolo id="addr-line1" options={options} inputValue={line1} value={null as null | (typeof ADDRESSES)[number]} filterOptions={(all) => all}
			getOptionLabel={(option) => (typeof option === "string" ? option : option.line1)}
			getOptionKey={(option) => (typeof option === "string" ? option : option.line1 + option.zip)}
			onInputChange={(_, value, reason) => { if (reason === "input" || reason === "clear") patch({ line1: value }); }}
			onChange={(_, value) => {
				if (value && typeof value !== "string") patch({ line1: value.line1, city: value.city, state: value.state, zip: value.zip, country: "United States of America" });
			}}
			renderOption={({ key, ...props }, option) => (
				<li key={key} {...props}>
					<ListItemText primary={option.line1} secondary={`${option.city}, ${option.state} ${option.zip}`} />
				</li>
			)}
			renderInput={(params) => <TextField {...params} required label="Street address" />}
		/>
	);
}

function StateList() {
	const { country, state } = useData();
	const [options, setOptions] = useState<string[]>([]);
	useEffect(() => {
		setOptions([]);
		if (country !== "United States of America") return;
		let active = true;
		void later(300, STATES.map(([code]) => code)).then((rows) => active && setOptions(rows));
		return () => { active = false; };
	}, [country]);
	const nameOf = (code: string) => STATES.find(([each]) => each === code)?.[1] ?? code;
	return (
		<Autocomplete
			id="addr-region" options={options} value={state || null} getOptionLabel={nameOf} disabled={!country} onChange={(_, value) => patch({ state: value ?? "" })}
			noOptionsText={country && country !== "United States of America" ? "Not used for this country" : "Loading…"}
			renderInput={(params) => <TextField {...params} label="State / Province" />}
		/>
	);
}

const withMask = (typed: string) => {
	const digits = typed.replace(/\D/g, "").replace(/^1/, "").slice(0, 10);
	if (digits.length <= 3) return digits && `(${digits}`;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}${digits.length > 6 ? `-${digits.slice(6)}` : ""}`;
};

function Exams() {
	const { exams } = useData();
	const change = (id: number, part: Partial<Exam>) => patch({ exams: data.exams.map((each) => (each.id === id ? { ...each, ...part } : each)) });
	return (
		<Grid size={12}>
			<Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>Advanced Placement examinations</Typography>
			<TableContainer>
				<Table size="small" className="exam-table">
					<TableHead>
						<TableRow>
							<TableCell sx={{ width: "45%" }}>Exam</TableCell>
							<TableCell>Taken (month and year)</TableCell>
							<TableCell>Score</TableCell>
							<TableCell />
						</TableRow>
					</TableHead>
					<TableBody>
						{exams.map((exam) => (
							<TableRow key={exam.id}>
								<TableCell>
									<Autocomplete
										size="small" options={AP} value={exam.subject || null} onChange={(_, value) => change(exam.id, { subject: value ?? "" })}
										renderInput={(params) => <TextField {...params} placeholder="Select exam" />}
									/>
								</TableCell>
								<TableCell>
									<DatePicker
										views={["year", "month"]} openTo="year" format="MM/YYYY" name={`exam-${exam.id}-sitting`} value={exam.sitting ? dayjs(`${exam.sitting}-01`) : null}
										onChange={(value) => change(exam.id, { sitting: value?.isValid() ? value.format("YYYY-MM") : "" })} slotProps={{ textField: { size: "small" } }}
									/>
								</TableCell>
								<TableCell>
									<Select size="small" displayEmpty value={exam.score} onChange={(event) => change(exam.id, { score: event.target.value })} inputProps={{ "aria-label": "Score" }}>
										<MenuItem value=""><em>—</em></MenuItem>
										{["1", "2", "3", "4", "5"].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
									</Select>
								</TableCell>
								<TableCell>
									<IconButton aria-label="delete" size="small" onClick={() => patch({ exams: data.exams.filter(({ id }) => id !== exam.id) })}>×</IconButton>
								</TableCell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			</TableContainer>
			<Button size="small" id="add-exam" onClick={() => patch({ exams: [...data.exams, blankExam(Math.max(0, ...data.exams.map(({ id }) => id)) + 1)] })}>Add another exam</Button>
		</Grid>
	);
}

function ActivityDialog({ at, onClose }: { at: number | null; onClose: () => void }) {
	const [draft, setDraft] = useState(blankActivity);
	useEffect(() => {
		if (at !== null) setDraft(data.activities[at] ?? blankActivity);
	}, [at]);
	const set = (part: Partial<Activity>) => setDraft((old) => ({ ...old, ...part }));
	const missing = !draft.category || !draft.organization;
	return (
		<Dialog open={at !== null} onClose={onClose} fullWidth maxWidth="sm">
			<DialogTitle>{at !== null && data.activities[at] ? "Edit activity" : "Add an activity"}</DialogTitle>
			<DialogContent>
				<DialogContentText sx={{ mb: 2 }}>Tell us how you spend your time outside the classroom.</DialogContentText>
				<Stack spacing={2.5}>
					<Autocomplete
						options={CATEGORIES} groupBy={(option) => option.group} value={CATEGORIES.find(({ label }) => label === draft.category) ?? null}
						onChange={(_, value) => set({ category: value?.label ?? "" })} renderInput={(params) => <TextField {...params} required label="Category" />}
					/>
					<TextField required label="Organization or employer" name="organization" value={draft.organization} onChange={(event) => set({ organization: event.target.value })} />
					<TextField label="Your role or title" name="role" value={draft.role} onChange={(event) => set({ role: event.target.value })} />
					<TextField
						label="What did you do, and what did you accomplish?" name="details" multiline minRows={3} value={draft.description}
						onChange={(event) => set({ description: event.target.value })} slotProps={{ htmlInput: { maxLength: 250 } }} helperText={`${draft.description.length}/250`}
					/>
					<Box>
						<FormLabel id="grades-label" sx={{ display: "block", mb: 1 }}>Grades in which you took part</FormLabel>
						<ToggleButtonGroup size="small" color="primary" value={draft.grades} onChange={(_, grades: string[]) => set({ grades: [...grades].sort((a, b) => +a - +b) })} aria-labelledby="grades-label">
							{["9", "10", "11", "12"].map((each) => <ToggleButton key={each} value={each}>{each}th</ToggleButton>)}
						</ToggleButtonGroup>
					</Box>
					<Box sx={{ px: 1 }}>
						<Typography id="hours-slider" gutterBottom>Hours per week: {draft.hours ?? "–"}</Typography>
						<Slider value={draft.hours ?? 0} min={0} max={40} valueLabelDisplay="auto" aria-labelledby="hours-slider" onChange={(_, value) => set({ hours: value as number })} />
					</Box>
					<TextField label="Weeks per year" name="weeks" value={draft.weeks} onChange={(event) => set({ weeks: event.target.value.replace(/\D/g, "").slice(0, 2) })} slotProps={{ htmlInput: { inputMode: "numeric" } }} />
				</Stack>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Cancel</Button>
				<Button
					variant="contained" disabled={missing}
					onClick={() => {
						const list = [...data.activities];
						list[at ?? list.length] = draft;
						patch({ activities: list });
						onClose();
					}}
				>Save activity</Button>
			</DialogActions>
		</Dialog>
	);
}

function Activities() {
	const { activities } = useData();
	const [at, setAt] = useState<number | null>(null);
	return (
		<>
			{activities.map((each, index) => (
				<Grid size={12} key={index}>
					<Card variant="outlined" className="activity-card">
						<CardContent>
							<Typography variant="overline" className="cat" component="div">{each.category}</Typography>
							<Typography variant="h6" component="div" className="org">{each.organization}</Typography>
							<Typography className="role" color="text.secondary">{each.role}</Typography>
							<Typography variant="body2" className="desc">{each.description}</Typography>
							<Stack direction="row" spacing={1} sx={{ mt: 1 }}>
								{each.grades.map((grade) => <Chip key={grade} size="small" label={`${grade}th`} />)}
								<Typography variant="caption"><span className="hrs">{each.hours ?? ""}</span> hrs/wk · <span className="wks">{each.weeks}</span> wks/yr</Typography>
							</Stack>
						</CardContent>
						<CardActions>
							<Button size="small" onClick={() => setAt(index)}>Edit</Button>
							<Button size="small" color="error" onClick={() => patch({ activities: data.activities.filter((_, other) => other !== index) })}>Remove</Button>
						</CardActions>
					</Card>
				</Grid>
			))}
			<Grid size={12}>
				{activities.length === 0 && <Alert severity="info" sx={{ mb: 2 }}>You have not added any activities yet.</Alert>}
				<Button variant="outlined" id="add-activity" disabled={activities.length >= 5} onClick={() => setAt(activities.length)}>Add activity</Button>
			</Grid>
			<ActivityDialog at={at} onClose={() => setAt(null)} />
		</>
	);
}

function EducationSelect({ k, label }: { k: "p1Education" | "p2Education"; label: string }) {
	const all = useData();
	return (
		<Grid size={{ xs: 12, sm: 6 }}>
			<FormControl fullWidth>
				<InputLabel id={`${k}-label`}>{label}</InputLabel>
				<Select labelId={`${k}-label`} id={k} label={label} value={all[k]} onChange={(event) => patch({ [k]: event.target.value })}>
					{EDUCATION.map(([value, text]) => <MenuItem key={value} value={value}>{text}</MenuItem>)}
				</Select>
			</FormControl>
		</Grid>
	);
}

function App() {
	const all = useData();
	const [zipError, setZipError] = useState(false);
	const [gpaError, setGpaError] = useState(false);
	const theme = useMemo(() => createTheme({ palette: { primary: { main: "#5b2333" } }, typography: { fontFamily: "Georgia, serif" } }), []);
	return (
		<ThemeProvider theme={theme}>
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<CssBaseline />
				<AppBar position="static"><Toolbar><Typography variant="h6" component="div">Cragside University</Typography></Toolbar></AppBar>
				<Container maxWidth="md" sx={{ py: 4 }}>
					<Typography variant="h4" component="h1" gutterBottom>First-Year Undergraduate Application</Typography>
					<Typography sx={{ mb: 3 }}>Fields marked with an asterisk (*) are required. Your work is saved as you go.</Typography>
					<Box component="form" noValidate autoComplete="off" onSubmit={(event: React.FormEvent) => { event.preventDefault(); patch({ submitted: true }); }}>
						<Section title="About you" intro="Enter your name exactly as it appears on your passport or other official documents.">
							<Text k="legalFirst" label="First/given name" required size={5} />
							<Text k="legalMiddle" label="Middle name" size={4} />
							<Grid size={{ xs: 12, sm: 3 }}>
								<TextField select fullWidth id="suffix" label="Suffix" value={all.suffix} onChange={(event) => patch({ suffix: event.target.value })}>
									<MenuItem value="">None</MenuItem>
									{["Jr.", "Sr.", "II", "III", "IV"].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
								</TextField>
							</Grid>
							<Text k="legalLast" label="Last/family name" required />
							<Text k="goesBy" label="Name you go by" helperText="If different from your first name" />
							<Text k="email" label="Email" type="email" required />
							<Text
								k="mobile" label="Mobile phone" type="tel" required onChange={(event: React.ChangeEvent<HTMLInputElement>) => patch({ mobile: withMask(event.target.value) })}
								slotProps={{ input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } }}
							/>
							<Grid size={{ xs: 12, sm: 6 }}>
								<DatePicker
									label="Date of birth" name="dob" disableFuture openTo="year" value={all.dob ? dayjs(all.dob) : null}
									onChange={(value) => patch({ dob: value?.isValid() ? value.format("YYYY-MM-DD") : "" })} slotProps={{ textField: { fullWidth: true, required: true } }}
								/>
							</Grid>
							<Grid size={12}><Divider textAlign="left">Permanent home address</Divider></Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<Autocomplete
									id="addr-country" autoHighlight options={COUNTRIES} value={all.country || null}
									onChange={(_, value) => patch({ country: value ?? "", state: value === all.country ? all.state : "" })}
									renderInput={(params) => <TextField {...params} required label="Choose a country" />}
								/>
							</Grid>
							<Grid size={{ xs: 12, sm: 8 }}><AddressSearch /></Grid>
							<Text k="line2" label="Apartment, suite, unit" size={4} />
							<Text k="city" label="City" required size={5} />
							<Grid size={{ xs: 12, sm: 4 }}><StateList /></Grid>
							<Text
								k="zip" label="ZIP / Postal code" size={3} error={zipError} helperText={zipError ? "Enter a valid postal code" : undefined}
								onBlur={() => {
									const bad = data.zip !== "" && data.country === "United States of America" && !/^\d{5}(-\d{4})?$/.test(data.zip);
									setZipError(bad);
									if (bad) patch({ zip: "" });
								}}
							/>
						</Section>

						<Section title="Academic plans">
							<Grid size={{ xs: 12, sm: 6 }}>
								<FormControl fullWidth required>
									<InputLabel id="term-label">When do you plan to start at Cragside?</InputLabel>
									<Select labelId="term-label" id="term" label="When do you plan to start at Cragside?" value={all.term} onChange={(event) => patch({ term: event.target.value })}>
										{[["2027SP", "Spring 2027"], ["2027FA", "Fall 2027"], ["2028SP", "Spring 2028"], ["2028FA", "Fall 2028"]].map(([value, text]) => <MenuItem key={value} value={value}>{text}</MenuItem>)}
									</Select>
								</FormControl>
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<Autocomplete
									multiple id="majors" limitTags={3} options={MAJORS} groupBy={(option) => option.college} getOptionLabel={(option) => option.name} filterSelectedOptions
									value={MAJORS.filter(({ name }) => all.majors.includes(name))} onChange={(_, value) => patch({ majors: value.slice(0, 3).map(({ name }) => name) })}
									renderInput={(params) => <TextField {...params} label="Intended major(s)" placeholder="Majors" helperText="Choose up to three" />}
								/>
							</Grid>
							<Grid size={12}>
								<FormLabel id="housing-label" component="div" sx={{ mb: 1 }}>Where do you expect to live during your first year?</FormLabel>
								<ToggleButtonGroup exclusive color="primary" value={all.housing || null} aria-labelledby="housing-label" onChange={(_, value) => patch({ housing: value ?? "" })}>
									<ToggleButton value="hall">Residence hall</ToggleButton>
									<ToggleButton value="home">At home</ToggleButton>
									<ToggleButton value="off">Off campus</ToggleButton>
								</ToggleButtonGroup>
							</Grid>
						</Section>

						<Section title="High school" intro="If you have attended more than one school, tell us about the one you attend now.">
							<Grid size={12}><SchoolSearch /></Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<MobileDatePicker
									label="Expected graduation (month and year)" views={["year", "month"]} openTo="year" format="MMMM YYYY" name="completion" minDate={dayjs("2020-01-01")} maxDate={dayjs("2032-12-31")}
									value={all.completion ? dayjs(`${all.completion}-01`) : null} onChange={(value) => patch({ completion: value?.isValid() ? value.format("YYYY-MM") : "" })}
									slotProps={{ textField: { fullWidth: true } }}
								/>
							</Grid>
							<Text
								k="gpa" label="Unweighted GPA" size={6} error={gpaError} helperText={gpaError ? "GPA must be between 0.00 and 4.00" : "On a 4.00 scale"}
								onBlur={() => {
									if (data.gpa === "") return;
									const value = Number(data.gpa);
									const bad = !(value >= 0 && value <= 4);
									setGpaError(bad);
									patch({ gpa: bad ? "" : value.toFixed(2) });
								}}
							/>
							<Grid size={12}>
								<FormLabel id="grade-label" component="div" sx={{ mb: 1 }}>Your current grade</FormLabel>
								<ToggleButtonGroup exclusive size="small" value={all.grade || null} aria-labelledby="grade-label" onChange={(_, value) => patch({ grade: value ?? "" })}>
									<ToggleButton value="10">Sophomore</ToggleButton>
									<ToggleButton value="11">Junior</ToggleButton>
									<ToggleButton value="12">Senior</ToggleButton>
									<ToggleButton value="grad">Already graduated</ToggleButton>
								</ToggleButtonGroup>
							</Grid>
							<Text k="counselorName" label="School counselor's name" />
							<Text k="counselorEmail" label="School counselor's email" type="email" />
						</Section>

						<Section title="Testing" intro="Cragside is test-optional. Report only what you would like considered.">
							<Text k="satErw" label="SAT Evidence-Based Reading & Writing" size={6} helperText="200–800" />
							<Text k="satMath" label="SAT Math" size={6} helperText="200–800" />
							
							<Exams />
						</Section>

						<Section title="Activities & involvement" intro="List up to five, with those that matter most to you first.">
							<Activities />
						</Section>

						<Section title="Family">
							<Grid size={12}><Typography variant="subtitle1" component="h3">Parent / guardian 1</Typography></Grid>
							<Text k="p1First" label="First name" />
							<Text k="p1Last" label="Last name" />
							<EducationSelect k="p1Education" label="Highest level of education" />
							<Text k="p1Email" label="Email" />
							<Grid size={12}><Typography variant="subtitle1" component="h3">Parent / guardian 2</Typography></Grid>
							<Text k="p2First" label="First name" />
							<Text k="p2Last" label="Last name" />
							<EducationSelect k="p2Education" label="Highest level of education" />
							<Text k="p2Email" label="Email" />
						</Section>

						<Section title="Citizenship & background" intro="Answers to questions about race and ethnicity are voluntary and will not be used in an admission decision.">
							<Grid size={12}>
								<FormControl required>
									<FormLabel id="citizenship-label">Citizenship status</FormLabel>
									<RadioGroup aria-labelledby="citizenship-label" name="citizenship" value={all.citizenship} onChange={(event) => patch({ citizenship: event.target.value })}>
										<FormControlLabel value="USC" control={<Radio />} label="U.S. citizen or U.S. national" />
										<FormControlLabel value="PR" control={<Radio />} label="U.S. permanent resident" />
										<FormControlLabel value="DACA" control={<Radio />} label="DACA, undocumented or deferred status" />
										<FormControlLabel value="INTL" control={<Radio />} label="Citizen of another country" />
									</RadioGroup>
								</FormControl>
							</Grid>
							<Grid size={12}>
								<FormControl>
									<FormLabel id="hisp-label">Are you Hispanic or Latino/a/x?</FormLabel>
									<RadioGroup row aria-labelledby="hisp-label" name="hispanic" value={all.hispanic} onChange={(event) => patch({ hispanic: event.target.value })}>
										<FormControlLabel value="Y" control={<Radio />} label="Yes" />
										<FormControlLabel value="N" control={<Radio />} label="No" />
									</RadioGroup>
								</FormControl>
							</Grid>
							<Grid size={{ xs: 12, sm: 7 }}>
								<FormControl fullWidth>
									<InputLabel id="race-label">Race (select all that apply)</InputLabel>
									<Select
										labelId="race-label" id="race" multiple value={all.races} onChange={(event) => patch({ races: event.target.value as string[] })}
										input={<OutlinedInput label="Race (select all that apply)" />}
										renderValue={(selected) => (
											<Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
												{selected.map((value) => <Chip key={value} label={RACES.find(([code]) => code === value)?.[1]} />)}
											</Box>
										)}
									>
										{RACES.map(([value, text]) => (
											<MenuItem key={value} value={value}><Checkbox checked={all.races.includes(value)} /><ListItemText primary={text} /></MenuItem>
										))}
									</Select>
									<FormHelperText>Optional</FormHelperText>
								</FormControl>
							</Grid>
							<Text k="ssn" label="Social Security Number" size={5} helperText="Required only if applying for federal aid" />
						</Section>

						<Section title="Certification">
							<Grid size={12}><FormControlLabel control={<Switch checked={all.texts} onChange={(_, on) => patch({ texts: on })} name="texts" />} label="Send me text messages about campus events and deadlines" /></Grid>
							<Grid size={12}><FormControlLabel required control={<Checkbox checked={all.attest} onChange={(_, on) => patch({ attest: on })} name="attest" />} label="I certify that the information in this application is complete and accurate" /></Grid>
							<Text k="signature" label="Type your full legal name as your signature" size={8} />
							<Grid size={12}><Button type="submit" variant="contained" size="large">Submit application</Button></Grid>
						</Section>
					</Box>
				</Container>
			</LocalizationProvider>
		</ThemeProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const q = (place: string, from: ParentNode = document) => from.querySelector<HTMLElement>(place);
const val = (place: string, from: ParentNode = document) => q(place, from) && (q(place, from) as HTMLInputElement).value;
const text = (place: string, from: ParentNode = document) => (q(place, from)?.textContent ?? "").replace(/\u200b/g, "").trim();
const ticked = (name: string) => text(`label:has(input[name="${name}"]:checked)`);
const pressed = (label: string) => text(`[aria-labelledby="${label}"] button[aria-pressed="true"]`);
const rows = [0, 1, 2];
Object.assign(window, {
	formState: () => {
		const { school, exams, activities, ...plain } = data;
		const state: Record<string, unknown> = { ...plain, school: school?.ceeb ?? "" };
		for (const at of rows) {
			const exam = exams[at] ?? blankExam(0);
			Object.assign(state, { [`exam${at}Subject`]: exam.subject, [`exam${at}Sitting`]: exam.sitting, [`exam${at}Score`]: exam.score });
			for (const [key, value] of Object.entries(activities[at] ?? blankActivity)) state[`act${at}.${key}`] = value;
		}
		return state;
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const key of ["legalFirst", "legalMiddle", "legalLast", "goesBy", "email", "mobile", "dob", "line2", "city", "zip", "completion", "gpa", "satErw", "satMath", "counselorName", "counselorEmail", "p1First", "p1Last", "p1Email", "p2First", "p2Last", "p2Email", "ssn", "signature"])
			shown[key] = val(`[name="${key}"]`);
		for (const [key, id] of [["suffix", "suffix"], ["term", "term"], ["p1Education", "p1Education"], ["p2Education", "p2Education"]]) shown[key] = text(`#${id}`);
		for (const [key, id] of [["country", "addr-country"], ["line1", "addr-line1"], ["state", "addr-region"], ["school", "high-school-search"]]) shown[key] = val(`#${id}`);
		const chips = (box: ParentNode | null | undefined) => [...(box?.querySelectorAll(".MuiChip-label") ?? [])].map((each) => each.textContent);
		shown.majors = chips(q("#majors")?.closest(".MuiAutocomplete-root"));
		shown.races = chips(q("#race"));
		shown.grade = pressed("grade-label");
		shown.housing = pressed("housing-label");
		shown.citizenship = ticked("citizenship");
		shown.hispanic = ticked("hispanic");
		for (const name of ["texts", "attest"]) shown[name] = (q(`[name="${name}"]`) as HTMLInputElement).checked;
		const lines = document.querySelectorAll(".exam-table tbody tr");
		const cards = document.querySelectorAll(".activity-card");
		for (const at of rows) {
			const line = lines[at];
			shown[`exam${at}Subject`] = line ? val("td:nth-child(1) input", line) : "";
			shown[`exam${at}Sitting`] = line ? val("td:nth-child(2) input", line) : "";
			shown[`exam${at}Score`] = line ? text("td:nth-child(3) [role=combobox]", line).replace("—", "") : "";
			const card = cards[at];
			for (const [key, place] of [["category", ".cat"], ["organization", ".org"], ["role", ".role"], ["description", ".desc"], ["hours", ".hrs"], ["weeks", ".wks"]])
				shown[`act${at}.${key}`] = card ? text(place, card) : "";
			shown[`act${at}.grades`] = chips(card);
		}
		return shown;
	},
});
