import {
	Alert, AppBar, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Divider, FormControl, FormControlLabel, FormHelperText, FormLabel, Grid, InputAdornment, List, ListItemButton, ListItemText, MenuItem, Paper, Radio, RadioGroup, Stack, Step, StepLabel, Stepper, Table, TableBody, TableCell, TableHead, TableRow, TextField, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { createContext, useContext, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

const STATES = "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming".split("|");
const COUNTRIES = "Afghanistan|Argentina|Australia|Bangladesh|Brazil|Cambodia|Cameroon|Canada|China|Colombia|Cuba|Dominican Republic|Egypt|El Salvador|Ethiopia|France|Germany|Ghana|Guatemala|Haiti|Honduras|India|Indonesia|Iran|Iraq|Jamaica|Japan|Kenya|Laos|Liberia|Mexico|Nepal|Nicaragua|Niger|Nigeria|Pakistan|Peru|Philippines|Russia|Senegal|Somalia|South Korea|Spain|Sudan|Syria|Taiwan|Thailand|Ukraine|United Kingdom|United States of America|Venezuela|Vietnam".split("|");
const MAJORS = [
	["Agriculture and Natural Resources", "Forestry"],
	["Agriculture and Natural Resources", "Rangeland Science"],
	["Arts and Letters", "English"],
	["Arts and Letters", "Studio Art"],
	["Business", "Accounting"],
	["Business", "Marketing"],
	["Engineering", "Civil Engineering"],
	["Engineering", "Computer Science"],
	["Engineering", "Electrical Engineering"],
	["Engineering", "Environmental Engineering"],
	["Engineering", "Mechanical Engineering"],
	["Health", "Nursing"],
	["Health", "Public Health"],
	["Science", "Biology"],
	["Science", "Chemistry"],
	["Science", "Environmental Science"],
	["Science", "Mathematics"],
	["Undeclared", "Exploring / Undecided"],
].map(([college, label]) => ({ college: college!, label: label! }));
const SCHOOLS: [string, string][] = [
	["Albany Options School", "Albany, OR"],
	["Ashland High School", "Ashland, OR"],
	["Ashland Valley High School", "Ashland, OR"],
	["Ashland Community High School", "Ashland, MA"],
	["Butte Valley High School", "Dorris, CA"],
	["Crater Renaissance Academy", "Central Point, OR"],
	["Eagle Point High School", "Eagle Point, OR"],
	["North Medford High School", "Medford, OR"],
	["Phoenix High School", "Phoenix, OR"],
	["South Medford High School", "Medford, OR"],
	["St. Mary’s School", "Medford, OR"],
	["Yreka High School", "Yreka, CA"],
];
const SUBJECTS = "AP Biology|AP Calculus AB|AP Calculus BC|AP Chemistry|AP Computer Science A|AP English Language and Composition|AP English Literature and Composition|AP Environmental Science|AP European History|AP Human Geography|AP Macroeconomics|AP Microeconomics|AP Physics 1|AP Psychology|AP Spanish Language and Culture|AP Statistics|AP United States Government and Politics|AP United States History|AP World History: Modern|IB Biology HL|IB English A HL|IB History HL|IB Mathematics HL".split("|");
const ATTAINED = ["No high school diploma", "High school diploma or equivalent", "Some college but no degree", "Associate degree", "Bachelor’s degree", "Master’s degree or higher", "I don’t know"];
const KINDS = ["Academic club", "Athletics", "Community service", "Debate or forensics", "Employment (paid)", "Environmental or conservation", "Music, theatre or dance", "Student government", "Other"];

type Plain = Record<string, string>;
const EMPTY: Plain = Object.fromEntries(
	"given middle family goesBy citizen hispanic birthCountry email phone street unit town region zip school gpa weighted erw erwDate math mathDate major degree p1First p1Last p1Job p1School p2First p2Last p2Job p2School income counselorEmail heard essay ssn signature"
		.split(" ")
		.map((name) => [name, ""]),
);
interface Values { plain: Plain; born: Dayjs | null; finishes: Dayjs | null; exams: Plain[]; pursuits: Plain[]; sent: boolean }
let now: Values = { plain: EMPTY, born: null, finishes: null, exams: [], pursuits: [], sent: false };

const Store = createContext<{ values: Values; put: (change: Partial<Values>) => void }>(null!);
function useField(name: string) {
	const { values, put } = useContext(Store);
	return { value: values.plain[name]!, set: (value: string) => put({ plain: { ...now.plain, [name]: value } }) };
}

interface FieldProps { name: string; label: string; help?: string; size?: number; type?: string; must?: boolean; lines?: number; before?: string; form?: string }
function Text({ name, label, help, size = 6, type, must, lines, before, form }: FieldProps) {
	const { value, set } = useField(name);
	return (
		<Grid size={size}>
			<TextField
				fullWidth
				id={`app-${name}`}
				name={form ?? name}
				label={label}
				type={type}
				required={must}
				value={value}
				onChange={(event) => set(event.target.value)}
				helperText={help}
				multiline={!!lines}
				minRows={lines}
				slotProps={{ input: before ? { startAdornment: <InputAdornment position="start">{before}</InputAdornment> } : {}, inputLabel: type === "date" ? { shrink: true } : {} }}
			/>
		</Grid>
	);
}
function Pick({ name, label, help, size = 6, must, options }: FieldProps & { options: string[] }) {
	const { value, set } = useField(name);
	return (
		<Grid size={size}>
			<TextField select fullWidth name={name} label={label} required={must} value={value} onChange={(event) => set(event.target.value)} helperText={help}>
				{options.map((each) => (
					<MenuItem key={each} value={each}>
						{each}
					</MenuItem>
				))}
			</TextField>
		</Grid>
	);
}
function Search({ name, label, help, size = 6, options }: FieldProps & { options: string[] }) {
	const { value, set } = useField(name);
	return (
		<Grid size={size}>
			<Autocomplete id={`app-${name}`} options={options} value={value || null} onChange={(_, chosen) => set(chosen ?? "")} renderInput={(params) => <TextField {...params} label={label} helperText={help} />} />
		</Grid>
	);
}

function Panel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2" gutterBottom>
				{title}
			</Typography>
			{note && (
				<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
					{note}
				</Typography>
			)}
			{children}
		</Paper>
	);
}

function SchoolFinder() {
	const { value, set } = useField("school");
	const [open, setOpen] = useState(false);
	const [query, setQuery] = useState("");
	const found = query.length < 3 ? [] : SCHOOLS.filter((each) => each.join(" ").toLowerCase().includes(query.toLowerCase()));
	return (
		<>
			<Stack direction="row" spacing={2} sx={{ alignItems: "center", mb: 2 }}>
				<Box sx={{ flex: 1 }}>
					<Typography variant="subtitle2" id="hs-caption">
						High school you attend now (or last attended)
					</Typography>
					<Typography id="hs-chosen" color={value ? "text.primary" : "text.secondary"}>
						{value || "None selected"}
					</Typography>
				</Box>
				<Button variant="outlined" aria-describedby="hs-caption" onClick={() => setOpen(true)}>
					Find school
				</Button>
			</Stack>
			<Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="hs-title">
				<DialogTitle id="hs-title">Find your high school</DialogTitle>
				<DialogContent>
					<DialogContentText>Type at least three letters of the school’s name or its city, then choose it from the list.</DialogContentText>
					<TextField autoFocus fullWidth margin="normal" id="hs-query" label="School or city" value={query} onChange={(event) => setQuery(event.target.value)} />
					<List dense>
						{found.map(([name, place]) => (
							<ListItemButton
								key={name}
								onClick={() => {
									set(name);
									setOpen(false);
									setQuery("");
								}}
							>
								<ListItemText primary={name} secondary={place} />
							</ListItemButton>
						))}
					</List>
				</DialogContent>
				<DialogActions>
					<Button onClick={() => setOpen(false)}>Cancel</Button>
				</DialogActions>
			</Dialog>
		</>
	);
}

interface Entry { name: string; label: string; options?: string[]; search?: boolean; help?: string; size?: number }
const EXAM: Entry[] = [
	{ name: "subject", label: "Exam", options: SUBJECTS, search: true, size: 12 },
	{ name: "year", label: "Year taken", options: ["2023", "2024", "2025", "2026", "2027"] },
	{ name: "score", label: "Score", options: ["1", "2", "3", "4", "5", "6", "7", "Not yet known"] },
];
const PURSUIT: Entry[] = [
	{ name: "kind", label: "Category", options: KINDS },
	{ name: "group", label: "Organization, team or employer" },
	{ name: "hours", label: "Average hours a week" },
	{ name: "weeks", label: "Weeks a year" },
];
function Rows({ list, entries, add, title, note, most }: { list: "exams" | "pursuits"; entries: Entry[]; add: string; title: string; note: string; most: number }) {
	const { values, put } = useContext(Store);
	const rows = values[list];
	const blank = Object.fromEntries(entries.map(({ name }) => [name, ""]));
	const [draft, setDraft] = useState<Plain>(blank);
	const [at, setAt] = useState<number | null>(null);
	const show = (index: number) => {
		setDraft(rows[index] ?? blank);
		setAt(index);
	};
	const save = () => {
		const next = [...rows];
		next[at!] = draft;
		put({ [list]: next });
		setAt(null);
	};
	const change = (name: string, value: string) => setDraft((before) => ({ ...before, [name]: value }));
	return (
		<>
			<Table size="small" id={`${list}-table`}>
				<TableHead>
					<TableRow>
						{entries.map(({ name, label }) => (
							<TableCell key={name}>{label}</TableCell>
						))}
						<TableCell />
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.length === 0 && (
						<TableRow className="nothing">
							<TableCell colSpan={entries.length + 1}>Nothing added yet.</TableCell>
						</TableRow>
					)}
					{rows.map((row, index) => (
						<TableRow key={index} className="entry">
							{entries.map(({ name }) => (
								<TableCell key={name}>{row[name]}</TableCell>
							))}
							<TableCell align="right">
								<Button size="small" onClick={() => show(index)}>
									Edit
								</Button>
								<Button size="small" color="error" onClick={() => put({ [list]: rows.filter((_, each) => each !== index) })}>
									Remove
								</Button>
							</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			<Button sx={{ mt: 1 }} variant="contained" disabled={rows.length >= most} onClick={() => show(rows.length)}>
				{add}
			</Button>
			<Dialog open={at !== null} onClose={() => setAt(null)} fullWidth maxWidth="sm" aria-labelledby={`${list}-title`}>
				<DialogTitle id={`${list}-title`}>{title}</DialogTitle>
				<DialogContent>
					<DialogContentText sx={{ mb: 2 }}>{note}</DialogContentText>
					<Grid container spacing={2} sx={{ pt: 1 }}>
						{entries.map(({ name, label, options, search, help, size = 6 }) => (
							<Grid size={size} key={name}>
								{search ? (
									<Autocomplete id={`${list}-${name}`} options={options!} value={draft[name] || null} onChange={(_, chosen) => change(name, chosen ?? "")} renderInput={(params) => <TextField {...params} label={label} />} />
								) : (
									<TextField fullWidth select={!!options} id={`${list}-${name}`} name={`${list}-${name}`} label={label} helperText={help} value={draft[name]} onChange={(event) => change(name, event.target.value)}>
										{options?.map((each) => (
											<MenuItem key={each} value={each}>
												{each}
											</MenuItem>
										))}
									</TextField>
								)}
							</Grid>
						))}
					</Grid>
				</DialogContent>
				<DialogActions>
					<Button onClick={() => setAt(null)}>Cancel</Button>
					<Button variant="contained" onClick={save}>
						Save to list
					</Button>
				</DialogActions>
			</Dialog>
		</>
	);
}

function Application() {
	const { values, put } = useContext(Store);
	const hispanic = useField("hispanic");
	const major = useField("major");
	return (
		<>
			<Alert severity="info" sx={{ mb: 3 }}>
				One record goes to every campus you chose. You can leave and come back; nothing is sent until Step 3.
			</Alert>
			<Panel title="Personal record" note="Give your name exactly as it stands on your passport, birth certificate or state ID.">
				<Grid container spacing={2}>
					<Text name="given" label="First / given" size={4} must />
					<Text name="middle" label="Middle" size={4} />
					<Text name="family" label="Last / family" size={4} must help="Without Jr., III and the like" />
					<Text name="goesBy" label="Chosen first name, if it differs" />
					<Grid size={6}>
						<DatePicker label="Birthdate" value={values.born} onChange={(born) => put({ born })} slotProps={{ textField: { fullWidth: true, className: "born" } }} />
					</Grid>
					<Search name="birthCountry" label="Country where you were born" options={COUNTRIES} />
					<Pick name="citizen" label="Citizenship" must options={["U.S. citizen or national", "U.S. permanent resident", "Refugee or asylee", "DACA or undocumented", "Nonimmigrant visa", "Citizen of another country, no visa yet"]} />
					<Grid size={12}>
						<FormControl>
							<FormLabel id="hisp">Are you Hispanic, Latina, Latino or Latine?</FormLabel>
							<RadioGroup row aria-labelledby="hisp" name="hispanic" value={hispanic.value} onChange={(event) => hispanic.set(event.target.value)}>
								<FormControlLabel value="Y" control={<Radio />} label="Yes" />
								<FormControlLabel value="N" control={<Radio />} label="No" />
								<FormControlLabel value="X" control={<Radio />} label="Decline to state" />
							</RadioGroup>
							<FormHelperText>Reported to the state only in totals.</FormHelperText>
						</FormControl>
					</Grid>
				</Grid>
				<Divider sx={{ my: 3 }}>How to reach you</Divider>
				<Grid container spacing={2}>
					<Text name="email" label="Personal email" type="email" must help="Decisions are released here, so use one you will keep after graduation." />
					<Text name="phone" label="Mobile" type="tel" before="+1" />
					<Text name="street" label="Permanent address" size={8} help="Number and street" must />
					<Text name="unit" label="Apt / unit" size={4} />
					<Text name="town" label="City or town" size={5} must />
					<Search name="region" label="State" size={4} options={STATES} />
					<Text name="zip" label="ZIP" size={3} must />
				</Grid>
			</Panel>

			<Panel title="Secondary school and testing">
				<SchoolFinder />
				<Grid container spacing={2}>
					<Grid size={4}>
						<DatePicker label="Graduating (month and year)" views={["year", "month"]} format="MM/YYYY" value={values.finishes} onChange={(finishes) => put({ finishes })} slotProps={{ textField: { fullWidth: true, className: "finishes" } }} />
					</Grid>
					<Text name="gpa" label="GPA, unweighted" size={4} />
					<Text name="weighted" label="GPA, weighted" size={4} help="If your school reports one" />
				</Grid>
				<Typography sx={{ mt: 3, mb: 1 }} variant="subtitle1">
					SAT section bests
				</Typography>
				<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
					The system is test-optional through 2029. Report sections from whichever sittings were strongest.
				</Typography>
				<Grid container spacing={2}>
					<Text name="erw" label="Evidence-Based Reading and Writing" size={4} />
					<Text name="erwDate" label="Sat for this section on" type="date" size={8} />
					<Text name="math" label="Math" size={4} />
					<Text name="mathDate" label="Sat for this section on" type="date" size={8} />
				</Grid>
				<Typography sx={{ mt: 3, mb: 1 }} variant="subtitle1">
					AP and IB examinations
				</Typography>
				<Rows list="exams" entries={EXAM} add="Add an exam" title="AP or IB exam" note="One exam at a time. Official reports are asked for only if you enroll." most={12} />
			</Panel>

			<Panel title="Intended study">
				<Grid container spacing={2}>
					<Grid size={6}>
						<Autocomplete
							id="app-major"
							options={MAJORS}
							groupBy={(each) => each.college}
							value={MAJORS.find((each) => each.label === major.value) ?? null}
							onChange={(_, chosen) => major.set(chosen?.label ?? "")}
							renderInput={(params) => <TextField {...params} label="Major, first choice" helperText="Not every major is offered at every campus." />}
						/>
					</Grid>
					<Pick name="degree" label="Highest degree you plan to finish" options={["Bachelor’s", "Master’s", "Doctoral (PhD, EdD)", "Professional (MD, JD, DVM)", "Not decided"]} />
				</Grid>
			</Panel>

			<Panel title="Household" note="Used to work out fee waivers and to count first-generation students. It is not seen by readers.">
				<Typography variant="subtitle2" sx={{ mb: 1 }}>
					Parent / guardian one
				</Typography>
				<Grid container spacing={2} sx={{ mb: 3 }}>
					<Text name="p1First" label="First name" form="guardian1.first" />
					<Text name="p1Last" label="Last name" form="guardian1.last" />
					<Text name="p1Job" label="Occupation" form="guardian1.job" />
					<Pick name="p1School" label="Education completed" options={ATTAINED} />
				</Grid>
				<Typography variant="subtitle2" sx={{ mb: 1 }}>
					Parent / guardian two
				</Typography>
				<Grid container spacing={2} sx={{ mb: 3 }}>
					<Text name="p2First" label="First name" form="guardian2.first" />
					<Text name="p2Last" label="Last name" form="guardian2.last" />
					<Text name="p2Job" label="Occupation" form="guardian2.job" />
					<Pick name="p2School" label="Education completed" options={ATTAINED} />
				</Grid>
				<Grid container spacing={2}>
					<Pick name="income" label="Gross household income, last calendar year" options={["$0 – $29,999", "$30,000 – $47,999", "$48,000 – $64,999", "$65,000 – $89,999", "$90,000 – $119,999", "$120,000 or more"]} />
					<Text name="ssn" label="SSN or ITIN" type="password" help="Nine digits. Only if you will file the FAFSA." />
				</Grid>
			</Panel>

			<Panel title="Involvement" note="Up to six things you have done outside class in grades 9–12, paid or not. Readers look for staying power rather than length.">
				<Rows list="pursuits" entries={PURSUIT} add="Add involvement" title="Tell us about one involvement" note="Estimates are fine. Use whole numbers." most={6} />
			</Panel>

			<Panel title="Last questions">
				<Grid container spacing={2}>
					<Text name="counselorEmail" label="School counselor’s email" type="email" help="We write to the counselor for the transcript and the midyear report." />
					<Pick name="heard" label="What first led you to our campuses?" options={["A campus visit", "College fair", "Counselor or teacher", "Family or friend", "Mail or email", "Social media"]} />
					<Text name="essay" label="Why these campuses?" size={12} lines={5} help="1,500 characters. Tell us what you would want to take part in at the campuses you chose." />
					<Text name="signature" label="E-signature" help="Typing your name has the force of a signature on paper." />
				</Grid>
			</Panel>
		</>
	);
}

function App() {
	const [values, setValues] = useState(now);
	const put = (change: Partial<Values>) => {
		now = { ...now, ...change };
		setValues(now);
	};
	const [asking, setAsking] = useState(false);
	const [entry, setEntry] = useState("");
	const [step, setStep] = useState(-1);
	const [campuses, setCampuses] = useState<string[]>([]);
	return (
		<Store.Provider value={{ values, put }}>
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<CssBaseline />
				<AppBar position="static" color="primary">
					<Toolbar>
						<Typography variant="h6" component="div">
							Tamarack State University System
						</Typography>
					</Toolbar>
				</AppBar>
				<Container maxWidth="md" sx={{ py: 4 }}>
					{step < 0 && (
						<Paper sx={{ p: 4 }}>
							<Typography variant="h4" component="h1" gutterBottom>
								Seven campuses. One application.
							</Typography>
							<Typography sx={{ mb: 3 }}>You have no applications for Fall 2027.</Typography>
							<Button variant="contained" onClick={() => setAsking(true)}>
								Start a new application
							</Button>
							<Dialog open={asking} onClose={() => setAsking(false)}>
								<DialogTitle>How will you enter?</DialogTitle>
								<DialogContent>
									<RadioGroup value={entry} onChange={(event) => setEntry(event.target.value)}>
										<FormControlLabel value="freshman" control={<Radio />} label="First-time freshman" />
										<FormControlLabel value="transfer" control={<Radio />} label="Transfer" />
										<FormControlLabel value="return" control={<Radio />} label="Returning after a break" />
									</RadioGroup>
								</DialogContent>
								<DialogActions>
									<Button onClick={() => setAsking(false)}>Not now</Button>
									<Button
										disabled={!entry}
										onClick={() => {
											setAsking(false);
											setStep(0);
										}}
									>
										Begin
									</Button>
								</DialogActions>
							</Dialog>
						</Paper>
					)}
					{step >= 0 && (
						<>
							<Stepper activeStep={step} sx={{ mb: 4 }}>
								{["Campuses", "Your record", "Fee and submission"].map((each) => (
									<Step key={each}>
										<StepLabel>{each}</StepLabel>
									</Step>
								))}
							</Stepper>
							{step === 0 && (
								<Panel title="Where should we send it?">
									<Stack>
										{["Harbor Point", "Lewiston Flats", "Mill Creek", "North Basin", "Polytechnic", "Sawtooth", "Three Forks"].map((each) => (
											<FormControlLabel key={each} label={each} control={<Checkbox checked={campuses.includes(each)} onChange={() => setCampuses(campuses.includes(each) ? campuses.filter((other) => other !== each) : [...campuses, each])} />} />
										))}
									</Stack>
								</Panel>
							)}
							{step === 1 && <Application />}
							{step === 2 && (
								<Panel title="Fee and submission" note="The fee is $40 for each campus.">
									<Button variant="contained" color="success" onClick={() => put({ sent: true })}>
										Submit my application
									</Button>
								</Panel>
							)}
							<Stack direction="row" spacing={2}>
								<Button disabled={step === 0} onClick={() => setStep(step - 1)}>
									Back
								</Button>
								{step < 2 && (
									<Button variant="contained" onClick={() => setStep(step + 1)}>
										Save and continue
									</Button>
								)}
							</Stack>
						</>
					)}
				</Container>
			</LocalizationProvider>
		</Store.Provider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const listed = (prefix: string, entries: Entry[], count: number, value: (row: number, column: number, name: string) => string) =>
	Object.fromEntries(Array.from({ length: count }, (_, row) => entries.map(({ name }, column) => [`${prefix}${row + 1}_${name}`, value(row, column, name)])).flat());
const dated = (value: Dayjs | null, format: string) => (value?.isValid() ? value.format(format) : "");
const saved = (list: string) => (row: number, column: number) => document.querySelectorAll(`#${list}-table .entry`)[row]?.children[column]?.textContent ?? "";
const seen = (name: string) => {
	if (name === "school") {
		const shown = document.getElementById("hs-chosen")?.textContent ?? "";
		return shown === "None selected" ? "" : shown;
	}
	if (name === "hispanic") return document.querySelector("input[name=hispanic]:checked")?.closest("label")?.textContent ?? "";
	const plain = document.getElementById(`app-${name}`) as HTMLInputElement | null;
	if (plain) return plain.value;
	const select = document.querySelector(`.MuiSelect-nativeInput[name=${name}]`)?.parentElement?.querySelector("[role=combobox]");
	return (select?.textContent ?? "").replace(/\u200b/g, "");
};
const picked = (name: string) => document.querySelector<HTMLInputElement>(`.${name} input`)?.value ?? "";
Object.assign(window, {
	formState: () => ({
		...now.plain,
		born: dated(now.born, "YYYY-MM-DD"),
		finishes: dated(now.finishes, "YYYY-MM"),
		...listed("exam", EXAM, 3, (row, _, name) => now.exams[row]?.[name] ?? ""),
		...listed("pursuit", PURSUIT, 3, (row, _, name) => now.pursuits[row]?.[name] ?? ""),
		submitted: now.sent,
	}),
	formShown: () => ({
		...Object.fromEntries(Object.keys(EMPTY).map((name) => [name, seen(name)])),
		born: picked("born"),
		finishes: picked("finishes"),
		...listed("exam", EXAM, 3, saved("exams")),
		...listed("pursuit", PURSUIT, 3, saved("pursuits")),
	}),
});
