import {
	Alert,
	AppBar,
	Autocomplete,
	Box,
	Button,
	Checkbox,
	Container,
	CssBaseline,
	createTheme,
	Dialog,
	DialogActions,
	DialogContent,
	DialogContentText,
	DialogTitle,
	FormControl,
	FormControlLabel,
	FormHelperText,
	FormLabel,
	Grid,
	IconButton,
	InputAdornment,
	InputLabel,
	List,
	ListItem,
	ListItemText,
	MenuItem,
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
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const theme = createTheme({ palette: { primary: { main: "#3f6b2a" }, secondary: { main: "#b8860b" } }, shape: { borderRadius: 6 } });
const PROGRAMS = [
	"Agribusiness",
	"Agricultural Education",
	"Agronomy",
	"Animal Science",
	"Crop and Soil Science",
	"Environmental Engineering",
	"Environmental Horticulture",
	"Equine Studies",
	"Food Science",
	"Forestry",
	"Natural Resources Management",
	"Precision Agriculture",
	"Rangeland Ecology",
	"Undecided",
	"Veterinary Technology",
];
const KINDS = [
	["ffa", "4-H / FFA"],
	["livestock", "Livestock or farm project"],
	["sport", "Sports"],
	["debate", "Speech & debate"],
	["arts", "Music & arts"],
	["service", "Community service"],
	["environment", "Environment & conservation"],
	["work", "Paid job"],
	["other", "Something else"],
];
const COUNTIES = ["Benton", "Clark", "Jackson", "Klamath", "Lake", "Malheur", "Modoc", "Siskiyou", "Umatilla", "Union", "Wallowa"];
const GRADES = ["9th grade", "10th grade", "11th grade", "12th grade"];

interface Activity {
	organization: string;
	position: string;
	kind: string;
	hours: string;
	weeks: string;
	description: string;
}
interface Course {
	title: string;
	grade: string;
	credits: string;
}
interface Award {
	title: string;
	year: string;
	reason: string;
}
const newActivity = (): Activity => ({ organization: "", position: "", kind: "", hours: "", weeks: "", description: "" });
const newCourse = (): Course => ({ title: "", grade: "", credits: "" });
const newAward = (): Award => ({ title: "", year: "", reason: "" });

const INITIAL = {
	firstName: "",
	middleName: "",
	lastName: "",
	preferredName: "",
	birthDate: null as Dayjs | null,
	gender: "",
	email: "",
	cellPhone: "",
	textMe: false,
	street: "",
	city: "",
	state: null as string | null,
	zip: "",
	county: null as string | null,
	birthCountry: null as string | null,
	citizenship: "",
	firstGen: "",
	program: null as string | null,
	startTerm: "",
	highSchool: "",
	hsState: "",
	gradYear: "",
	gpaUnweighted: "",
	gpaWeighted: "",
	satReading: "",
	satMath: "",
	ffaChapter: "",
	parent1First: "",
	parent1Last: "",
	parent1Job: "",
	parent2First: "",
	parent2Last: "",
	parent2Job: "",
	maritalStatus: "",
	householdIncome: "",
	teacherName: "",
	teacherEmail: "",
	essay: "",
	shirtSize: "",
	diet: "",
	heardFrom: [] as string[],
	certify: false,
	signature: "",
};
type Values = typeof INITIAL;
let latest: { values: Values; activities: Activity[]; courses: Course[]; awards: Award[]; submitted: boolean };

const phone = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

function Section({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2" gutterBottom>
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

function AwardDialog({ open, onClose, onSave }: { open: boolean; onClose: () => void; onSave: (award: Award) => void }) {
	const [award, setAward] = useState(newAward);
	const close = () => {
		setAward(newAward());
		onClose();
	};
	return (
		<Dialog open={open} onClose={close} fullWidth maxWidth="sm">
			<DialogTitle>Add an award</DialogTitle>
			<DialogContent>
				<DialogContentText>School, fair, FFA, 4-H, community or national recognition.</DialogContentText>
				<TextField
					autoFocus
					required
					margin="dense"
					id="award-title"
					name="awardTitle"
					label="Award"
					fullWidth
					variant="standard"
					value={award.title}
					onChange={(e) => setAward({ ...award, title: e.target.value })}
				/>
				<TextField
					select
					margin="dense"
					id="award-year"
					name="awardYear"
					label="When did you receive it?"
					fullWidth
					variant="standard"
					value={award.year}
					onChange={(e) => setAward({ ...award, year: e.target.value })}
				>
					{GRADES.map((g) => (
						<MenuItem key={g} value={g}>
							{g}
						</MenuItem>
					))}
				</TextField>
				<TextField
					margin="dense"
					id="award-reason"
					name="awardReason"
					label="What was it for?"
					fullWidth
					multiline
					minRows={2}
					variant="standard"
					value={award.reason}
					onChange={(e) => setAward({ ...award, reason: e.target.value })}
				/>
			</DialogContent>
			<DialogActions>
				<Button onClick={close}>Cancel</Button>
				<Button
					id="save-award"
					disabled={!award.title.trim()}
					onClick={() => {
						onSave(award);
						close();
					}}
				>
					Save award
				</Button>
			</DialogActions>
		</Dialog>
	);
}

function Application() {
	const [values, setValues] = useState(INITIAL);
	const [activities, setActivities] = useState<Activity[]>(() => [newActivity()]);
	const [courses, setCourses] = useState<Course[]>(() => [newCourse(), newCourse(), newCourse()]);
	const [awards, setAwards] = useState<Award[]>([]);
	const [adding, setAdding] = useState(false);
	const [submitted, setSubmitted] = useState(false);
	latest = { values, activities, courses, awards, submitted };

	const set = <K extends keyof Values>(name: K, value: Values[K]) => setValues((old) => ({ ...old, [name]: value }));
	const handleChange = (e: { target: { name: string; value: string } }) => setValues((old) => ({ ...old, [e.target.name]: e.target.value }));
	const field = (name: keyof Values) => ({ name, id: name, value: values[name] as string, onChange: handleChange, fullWidth: true });
	const editActivity = (i: number, patch: Partial<Activity>) =>
		setActivities((old) => old.map((row, at) => (at === i ? { ...row, ...patch } : row)));
	const editCourse = (i: number, patch: Partial<Course>) => setCourses((old) => old.map((row, at) => (at === i ? { ...row, ...patch } : row)));
	const half = { xs: 12, sm: 6 };
	const third = { xs: 12, sm: 4 };

	return (
		<Box
			component="form"
			noValidate
			autoComplete="off"
			onSubmit={(e) => {
				e.preventDefault();
				setSubmitted(true);
			}}
		>
			<Section title="About you" intro="Use your legal name. We will use your preferred name when we write to you.">
				<Grid container spacing={2}>
					<Grid size={third}>
						<TextField required label="First name" {...field("firstName")} />
					</Grid>
					<Grid size={third}>
						<TextField label="Middle name" {...field("middleName")} />
					</Grid>
					<Grid size={third}>
						<TextField required label="Last name" {...field("lastName")} />
					</Grid>
					<Grid size={half}>
						<TextField label="Preferred name" {...field("preferredName")} />
					</Grid>
					<Grid size={half}>
						<DatePicker
							label="Date of birth"
							disableFuture
							value={values.birthDate}
							onChange={(v) => set("birthDate", v)}
							slotProps={{ textField: { fullWidth: true, required: true, id: "birthDate" } }}
						/>
					</Grid>
					<Grid size={12}>
						<FormControl>
							<FormLabel id="gender-label">Gender</FormLabel>
							<RadioGroup row aria-labelledby="gender-label" name="gender" value={values.gender} onChange={handleChange}>
								<FormControlLabel value="woman" control={<Radio />} label="Woman" />
								<FormControlLabel value="man" control={<Radio />} label="Man" />
								<FormControlLabel value="nonbinary" control={<Radio />} label="Non-binary" />
								<FormControlLabel value="undisclosed" control={<Radio />} label="Prefer not to answer" />
							</RadioGroup>
						</FormControl>
					</Grid>
					<Grid size={half}>
						<TextField required type="email" label="Email" helperText="Personal, not school-issued" {...field("email")} />
					</Grid>
					<Grid size={half}>
						<TextField
							type="tel"
							label="Cell phone"
							{...field("cellPhone")}
							onChange={(e) => set("cellPhone", phone(e.target.value))}
							slotProps={{ input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } }}
						/>
					</Grid>
					<Grid size={12}>
						<FormControlLabel
							control={<Switch name="textMe" checked={values.textMe} onChange={(e) => set("textMe", e.target.checked)} />}
							label="Text me about visit days, scholarships and campus news"
						/>
					</Grid>
					<Grid size={12}>
						<TextField required label="Street address" {...field("street")} />
					</Grid>
					<Grid size={third}>
						<TextField required label="City" {...field("city")} />
					</Grid>
					<Grid size={third}>
						<Autocomplete
							id="state"
							options={STATES.map(([, name]) => name)}
							value={values.state}
							onChange={(_, v) => set("state", v)}
							renderInput={(params) => <TextField {...params} required label="State" />}
						/>
					</Grid>
					<Grid size={third}>
						<TextField required label="ZIP" {...field("zip")} />
					</Grid>
					<Grid size={half}>
						<Autocomplete
							id="county"
							freeSolo
							options={COUNTIES}
							value={values.county}
							onChange={(_, v) => set("county", v)}
							renderInput={(params) => <TextField {...params} label="County" helperText="Decides your Extension office" />}
						/>
					</Grid>
				</Grid>
			</Section>

			<Section title="Background" intro="These answers do not affect your admission. State and federal law ask us to report totals.">
				<Grid container spacing={2}>
					<Grid size={half}>
						<FormControl fullWidth>
							<InputLabel id="citizenship-label">Citizenship</InputLabel>
							<Select
								labelId="citizenship-label"
								label="Citizenship"
								name="citizenship"
								value={values.citizenship}
								onChange={handleChange}
							>
								<MenuItem value="us">United States citizen</MenuItem>
								<MenuItem value="pr">Permanent resident</MenuItem>
								<MenuItem value="refugee">Refugee or asylee</MenuItem>
								<MenuItem value="intl">International student</MenuItem>
								<MenuItem value="other">Other / not sure</MenuItem>
							</Select>
						</FormControl>
					</Grid>
					<Grid size={half}>
						<Autocomplete
							id="birthCountry"
							options={COUNTRIES}
							value={values.birthCountry}
							onChange={(_, v) => set("birthCountry", v)}
							renderInput={(params) => <TextField {...params} label="Country of birth" />}
						/>
					</Grid>
					<Grid size={12}>
						<FormControl>
							<FormLabel id="first-gen-label">Will you be in the first generation of your family to go to college?</FormLabel>
							<RadioGroup row aria-labelledby="first-gen-label" name="firstGen" value={values.firstGen} onChange={handleChange}>
								<FormControlLabel value="yes" control={<Radio size="small" />} label="Yes" />
								<FormControlLabel value="no" control={<Radio size="small" />} label="No" />
								<FormControlLabel value="unsure" control={<Radio size="small" />} label="I'm not sure" />
							</RadioGroup>
							<FormHelperText>Neither of your parents finished a four-year degree</FormHelperText>
						</FormControl>
					</Grid>
				</Grid>
			</Section>

			<Section title="Family">
				<Grid container spacing={2}>
					<Grid size={12}>
						<Typography variant="subtitle2">Parent 1</Typography>
					</Grid>
					<Grid size={third}>
						<TextField variant="filled" label="First name" {...field("parent1First")} />
					</Grid>
					<Grid size={third}>
						<TextField variant="filled" label="Last name" {...field("parent1Last")} />
					</Grid>
					<Grid size={third}>
						<TextField variant="filled" label="Occupation" {...field("parent1Job")} />
					</Grid>
					<Grid size={12}>
						<Typography variant="subtitle2">Parent 2</Typography>
					</Grid>
					<Grid size={third}>
						<TextField variant="filled" label="First name" {...field("parent2First")} />
					</Grid>
					<Grid size={third}>
						<TextField variant="filled" label="Last name" {...field("parent2Last")} />
					</Grid>
					<Grid size={third}>
						<TextField variant="filled" label="Occupation" {...field("parent2Job")} />
					</Grid>
					<Grid size={half}>
						<FormControl fullWidth variant="filled">
							<InputLabel id="marital-label">Your parents are</InputLabel>
							<Select labelId="marital-label" name="maritalStatus" value={values.maritalStatus} onChange={handleChange}>
								<MenuItem value="">
									<em>None</em>
								</MenuItem>
								<MenuItem value="married">Married or remarried</MenuItem>
								<MenuItem value="never">Never married</MenuItem>
								<MenuItem value="separated">Separated</MenuItem>
								<MenuItem value="divorced">Divorced</MenuItem>
								<MenuItem value="widowed">Widowed</MenuItem>
							</Select>
						</FormControl>
					</Grid>
					<Grid size={half}>
						<TextField
							variant="filled"
							label="Household income (yearly, before taxes)"
							{...field("householdIncome")}
							slotProps={{
								htmlInput: { inputMode: "numeric" },
								input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
							}}
						/>
					</Grid>
				</Grid>
			</Section>

			<Section title="School and plans">
				<Grid container spacing={2}>
					<Grid size={{ xs: 12, sm: 8 }}>
						<TextField required label="High school" {...field("highSchool")} />
					</Grid>
					<Grid size={third}>
						<TextField select label="State of high school" {...field("hsState")}>
							{STATES.map(([code]) => (
								<MenuItem key={code} value={code}>
									{code}
								</MenuItem>
							))}
						</TextField>
					</Grid>
					<Grid size={third}>
						<TextField select label="Graduation year" {...field("gradYear")}>
							{[2024, 2025, 2026, 2027, 2028].map((y) => (
								<MenuItem key={y} value={String(y)}>
									{y}
								</MenuItem>
							))}
						</TextField>
					</Grid>
					<Grid size={third}>
						<TextField label="Unweighted GPA" {...field("gpaUnweighted")} />
					</Grid>
					<Grid size={third}>
						<TextField label="Weighted GPA" {...field("gpaWeighted")} />
					</Grid>
					<Grid size={half}>
						<TextField
							label="SAT Evidence-Based Reading and Writing"
							type="number"
							helperText="Optional"
							{...field("satReading")}
							slotProps={{ inputLabel: { shrink: true } }}
						/>
					</Grid>
					<Grid size={half}>
						<TextField
							label="SAT Math"
							type="number"
							helperText="Optional"
							{...field("satMath")}
							slotProps={{ inputLabel: { shrink: true } }}
						/>
					</Grid>
					<Grid size={half}>
						<Autocomplete
							id="program"
							options={PROGRAMS}
							value={values.program}
							onChange={(_, v) => set("program", v)}
							renderInput={(params) => <TextField {...params} required label="Program of interest" />}
						/>
					</Grid>
					<Grid size={half}>
						<FormControl fullWidth>
							<InputLabel id="start-label">I plan to start in</InputLabel>
							<Select labelId="start-label" label="I plan to start in" name="startTerm" value={values.startTerm} onChange={handleChange}>
								<MenuItem value="W27">Winter 2027</MenuItem>
								<MenuItem value="F27">Fall 2027</MenuItem>
								<MenuItem value="W28">Winter 2028</MenuItem>
								<MenuItem value="F28">Fall 2028</MenuItem>
							</Select>
						</FormControl>
					</Grid>
					<Grid size={12}>
						<TextField label="FFA chapter or 4-H club number, if you belong to one" {...field("ffaChapter")} />
					</Grid>
				</Grid>
				<Typography variant="subtitle1" sx={{ mt: 3 }}>
					High school courses
				</Typography>
				<Typography variant="body2" color="text.secondary">
					List three courses that prepared you for study at Barley Creek.
				</Typography>
				<TableContainer>
					<Table size="small" aria-label="high school courses">
						<TableHead>
							<TableRow>
								<TableCell>Course</TableCell>
								<TableCell>Final grade</TableCell>
								<TableCell>Credits</TableCell>
							</TableRow>
						</TableHead>
						<TableBody>
							{courses.map((row, i) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: three fixed rows
								<TableRow key={i}>
									<TableCell>
										<TextField
											variant="standard"
											size="small"
											fullWidth
											name={`courses[${i}].title`}
											value={row.title}
											onChange={(e) => editCourse(i, { title: e.target.value })}
										/>
									</TableCell>
									<TableCell>
										<TextField
											variant="standard"
											size="small"
											name={`courses[${i}].grade`}
											value={row.grade}
											onChange={(e) => editCourse(i, { grade: e.target.value })}
										/>
									</TableCell>
									<TableCell>
										<TextField
											variant="standard"
											size="small"
											name={`courses[${i}].credits`}
											value={row.credits}
											onChange={(e) => editCourse(i, { credits: e.target.value })}
										/>
									</TableCell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				</TableContainer>
			</Section>

			<Section title="Activities and work" intro="Chores, showing, clubs, teams, jobs: what fills your week? Start with the one you care about most.">
				<TableContainer sx={{ mb: 1 }}>
					<Table sx={{ minWidth: 720 }} size="small" aria-label="activities">
						<TableHead>
							<TableRow>
								<TableCell>Group or employer</TableCell>
								<TableCell>Your position</TableCell>
								<TableCell>Type</TableCell>
								<TableCell align="right">Hrs/wk</TableCell>
								<TableCell align="right">Wks/yr</TableCell>
								<TableCell>What you did</TableCell>
								<TableCell />
							</TableRow>
						</TableHead>
						<TableBody>
							{activities.map((row, i) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
								<TableRow key={i} sx={{ verticalAlign: "top" }}>
									<TableCell>
										<TextField
											size="small"
											hiddenLabel
											variant="filled"
											name={`activities[${i}].organization`}
											value={row.organization}
											onChange={(e) => editActivity(i, { organization: e.target.value })}
										/>
									</TableCell>
									<TableCell>
										<TextField
											size="small"
											hiddenLabel
											variant="filled"
											name={`activities[${i}].position`}
											value={row.position}
											onChange={(e) => editActivity(i, { position: e.target.value })}
										/>
									</TableCell>
									<TableCell>
										<Select
											size="small"
											displayEmpty
											sx={{ minWidth: 120 }}
											name={`activities[${i}].kind`}
											value={row.kind}
											onChange={(e) => editActivity(i, { kind: e.target.value })}
										>
											<MenuItem value="">
												<em>Select</em>
											</MenuItem>
											{KINDS.map(([value, text]) => (
												<MenuItem key={value} value={value}>
													{text}
												</MenuItem>
											))}
										</Select>
									</TableCell>
									<TableCell align="right">
										<TextField
											size="small"
											hiddenLabel
											variant="filled"
											sx={{ width: 64 }}
											name={`activities[${i}].hours`}
											value={row.hours}
											onChange={(e) => editActivity(i, { hours: e.target.value })}
											slotProps={{ htmlInput: { inputMode: "numeric" } }}
										/>
									</TableCell>
									<TableCell align="right">
										<TextField
											size="small"
											hiddenLabel
											variant="filled"
											sx={{ width: 64 }}
											name={`activities[${i}].weeks`}
											value={row.weeks}
											onChange={(e) => editActivity(i, { weeks: e.target.value })}
											slotProps={{ htmlInput: { inputMode: "numeric" } }}
										/>
									</TableCell>
									<TableCell>
										<TextField
											size="small"
											hiddenLabel
											variant="filled"
											multiline
											maxRows={4}
											sx={{ minWidth: 200 }}
											name={`activities[${i}].description`}
											value={row.description}
											onChange={(e) => editActivity(i, { description: e.target.value })}
										/>
									</TableCell>
									<TableCell padding="none">
										<IconButton
											aria-label="delete"
											disabled={activities.length === 1}
											onClick={() => setActivities((old) => old.filter((_, at) => at !== i))}
										>
											×
										</IconButton>
									</TableCell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				</TableContainer>
				<Button id="add-activity" variant="outlined" size="small" onClick={() => setActivities((old) => [...old, newActivity()])}>
					+ Add row
				</Button>
			</Section>

			<Section title="Awards and honors">
				{awards.length === 0 ? (
					<Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
						No awards added yet.
					</Typography>
				) : (
					<List dense id="award-list">
						{awards.map((award, i) => (
							<ListItem
								// biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
								key={i}
								divider
								secondaryAction={
									<IconButton edge="end" aria-label="delete" onClick={() => setAwards((old) => old.filter((_, at) => at !== i))}>
										×
									</IconButton>
								}
							>
								<ListItemText
									primary={<span className="award-title">{award.title}</span>}
									secondary={
										<>
											<span className="award-year">{award.year}</span>
											{" · "}
											<span className="award-reason">{award.reason}</span>
										</>
									}
								/>
							</ListItem>
						))}
					</List>
				)}
				<Button id="add-award" variant="outlined" size="small" onClick={() => setAdding(true)}>
					Add award
				</Button>
				<AwardDialog open={adding} onClose={() => setAdding(false)} onSave={(award) => setAwards((old) => [...old, award])} />
			</Section>

			<Section title="Recommendation" intro="A teacher, advisor or employer who knows your work. We will email them a link.">
				<Grid container spacing={2}>
					<Grid size={half}>
						<TextField label="Full name" {...field("teacherName")} />
					</Grid>
					<Grid size={half}>
						<TextField type="email" label="Email" {...field("teacherEmail")} />
					</Grid>
				</Grid>
			</Section>

			<Section title="A few last things">
				<Stack spacing={2}>
					<TextField
						label="What does good stewardship of land and water mean to you?"
						multiline
						minRows={5}
						helperText="300 to 500 words"
						{...field("essay")}
					/>
					<FormControl sx={{ maxWidth: 240 }}>
						<InputLabel id="shirt-label">T-shirt size</InputLabel>
						<Select labelId="shirt-label" label="T-shirt size" name="shirtSize" value={values.shirtSize} onChange={handleChange}>
							{["S", "M", "L", "XL", "2XL"].map((s) => (
								<MenuItem key={s} value={s}>
									{s}
								</MenuItem>
							))}
						</Select>
						<FormHelperText>For Ag Discovery Day</FormHelperText>
					</FormControl>
					<TextField label="Dietary restrictions or allergies" {...field("diet")} />
					<Autocomplete
						multiple
						id="heardFrom"
						options={["Ag teacher", "County fair", "Extension office", "Family member", "Online", "State FFA convention"]}
						value={values.heardFrom}
						onChange={(_, v) => set("heardFrom", v)}
						renderInput={(params) => <TextField {...params} label="How did you hear about us?" />}
					/>
					<Alert severity="info">Barley Creek does not sell or share what you tell us. Read our privacy notice for details.</Alert>
					<FormControlLabel
						required
						control={<Checkbox name="certify" checked={values.certify} onChange={(e) => set("certify", e.target.checked)} />}
						label="I certify that this application is my own work and is true"
					/>
					<TextField required label="Type your name to sign" {...field("signature")} />
					<Button type="submit" variant="contained" size="large">
						Submit application
					</Button>
				</Stack>
			</Section>
		</Box>
	);
}

createRoot(document.getElementById("root")!).render(
	<ThemeProvider theme={theme}>
		<CssBaseline />
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<AppBar position="static">
				<Toolbar>
					<Typography variant="h6">Barley Creek College of Agriculture</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="lg" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					Apply to Barley Creek
				</Typography>
				<Typography sx={{ mb: 3 }}>
					There is no application fee. Allow about 40 minutes. * marks a question you have to answer.
				</Typography>
				<Application />
			</Container>
		</LocalizationProvider>
	</ThemeProvider>,
);

const rowsOf = {
	activities: ["organization", "position", "kind", "hours", "weeks", "description"],
	courses: ["title", "grade", "credits"],
	awards: ["title", "year", "reason"],
} as const;
const words = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/[\u200b\u200e\u2066-\u2069]/g, "").trim();
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
function shownOf(name: string): unknown {
	const select = document.getElementById(`mui-component-select-${name}`) ?? document.querySelector(`#${CSS.escape(name)}[role="combobox"]:not(input)`);
	if (select) return words(select);
	if (name === "birthDate") return words(document.querySelector(".MuiPickersSectionList-root")).replace(/\s/g, "");
	if (name === "heardFrom") return [...document.querySelectorAll("#root .MuiAutocomplete-root .MuiChip-label")].map(words);
	const radios = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]`)];
	if (radios.length > 0) return words(radios.find((radio) => radio.checked)?.closest("label"));
	const control = named(name) ?? (document.getElementById(name) as HTMLInputElement | null);
	if (!control) return "";
	return control.type === "checkbox" ? control.checked : control.value;
}

Object.assign(window, {
	formState() {
		const { values, submitted, ...lists } = latest;
		const state: Record<string, unknown> = { ...values, birthDate: values.birthDate?.isValid() ? values.birthDate.format("YYYY-MM-DD") : "", submitted };
		for (const [list, fields] of Object.entries(rowsOf))
			for (let i = 0; i < 3; i++)
				for (const name of fields)
					state[`${list}[${i}].${name}`] = (lists[list as keyof typeof rowsOf][i] as Record<string, string> | undefined)?.[name] ?? "";
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const name of Object.keys(INITIAL)) shown[name] = shownOf(name);
		for (const [list, fields] of Object.entries(rowsOf))
			for (let i = 0; i < 3; i++)
				for (const name of fields)
					shown[`${list}[${i}].${name}`] =
						list === "awards"
							? words(document.querySelectorAll("#award-list > li")[i]?.querySelector(`.award-${name}`))
							: shownOf(`${list}[${i}].${name}`);
		return shown;
	},
});
