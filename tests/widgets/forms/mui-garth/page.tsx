import * as React from "react";
import { createRoot } from "react-dom/client";
import { Alert, AppBar, Autocomplete, Box, Button, Checkbox, Chip, Container, CssBaseline, Divider, Drawer, FormControl, FormControlLabel, FormHelperText, FormLabel, Grid, IconButton, InputAdornment, InputLabel, Link, ListItemText, MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Select, Slider, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, ThemeProvider, ToggleButton, ToggleButtonGroup, Toolbar, Typography, createTheme } from "@mui/material";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { MobileDatePicker } from "@mui/x-date-pickers/MobileDatePicker";
import dayjs, { type Dayjs } from "dayjs";
import { COUNTRIES, STATES } from "../../lists";

const theme = createTheme({ palette: { primary: { main: "#234b3a" }, secondary: { main: "#b08d57" } }, shape: { borderRadius: 6 }, typography: { fontFamily: "'Source Sans 3', Helvetica, Arial, sans-serif" } });

type Activity = { type: string; org: string; role: string; grades: string[]; hours: number | null; desc: string };
type Exam = { subject: string | null; year: string; score: string };
const NO_ACTIVITY: Activity = { type: "", org: "", role: "", grades: [], hours: null, desc: "" };

const initial = {
	legalGiven: "", legalMiddle: "", legalFamily: "", goesBy: "",
	dob: "",
	email: "", emailConfirm: "", dialCountry: "", phone: "",
	street: "", street2: "", city: "", region: "", postal: "", country: "",
	schoolId: "", schoolName: "", gradMonth: "", gpa: "", rank: "", classSize: "", entryTerm: "", program: "",
	satErw: "", satMath: "", act: "", actDate: "",
	p1Given: "", p1Family: "", p1Edu: "", p2Given: "", p2Family: "",
	citizen: "", hispanic: "", firstGen: "",
	recName: "", recEmail: "", alumName: "", heard: "", whyGarth: "",
	ssn: "", certify: false, texts: false, website: "",
	exams: [0, 1, 2].map((): Exam => ({ subject: null, year: "", score: "" })),
	activities: [] as Activity[],
	submitted: false,
};
type Values = typeof initial;

const SCHOOLS = [
	["380071", "Ashland Valley High School", "Ashland", "OR"],
	["380070", "Ashland High School", "Ashland", "OR"],
	["220105", "Ashland High School", "Ashland", "MA"],
	["360140", "Ashland Senior High School", "Ashland", "OH"],
	["053770", "Yreka High School", "Yreka", "CA"],
	["380885", "South Medford High School", "Medford", "OR"],
	["031020", "Valley High School", "Tucson", "AZ"],
	["380610", "Grants Pass High School", "Grants Pass", "OR"],
	["051410", "Mount Shasta High School", "Mount Shasta", "CA"],
] as const;
type School = (typeof SCHOOLS)[number];
const PLACES = [
	["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"],
	["4127 Juniper Hollow Court", "Redding", "CA", "96002"],
	["4127 Juniper Street", "San Diego", "CA", "92105"],
	["412 Main Street", "Yreka", "CA", "96097"],
	["201 Mountain Avenue", "Ashland", "OR", "97520"],
	["18 College Road", "Fairbanks", "AK", "99709"],
] as const;
type Place = (typeof PLACES)[number];
function ask<T>(rows: readonly T[], words: string, text: (row: T) => string, ms: number): Promise<T[]> {
	const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
	return new Promise((done) => setTimeout(() => done(rows.filter((row) => parts.every((part) => text(row).toLowerCase().includes(part)))), ms));
}
const PROGRAMS = "Aerospace Engineering|African American Studies|African Studies|American Studies|Anthropology|Applied Mathematics|Applied Physics|Archaeology|Architecture|Art History|Asian Studies|Astronomy|Astrophysics|Biochemistry|Bioengineering|Biological Sciences|Biomedical Engineering|Biophysics|Business Economics|Chemical Engineering|Chemistry|Civil Engineering|Classics|Cognitive Science|Communication|Comparative Literature|Computer Engineering|Computer Science|Creative Writing|Dance|Data Science|Earth Sciences|East Asian Languages|Economics|Education Studies|Electrical Engineering|Engineering Physics|Engineering Science|English|Environmental Engineering|Environmental Science|Environmental Studies|Ethics, Politics & Economics|Ethnicity, Race & Migration|Film & Media|French|Geography|Geology|German|Global Affairs|Global Health|Greek|Hispanic Studies|History|History of Science|Human Biology|Humanities|Industrial Engineering|Information Science|International Relations|Italian|Jewish Studies|Latin|Latin American Studies|Linguistics|Materials Science|Mathematics|Mechanical Engineering|Microbiology|Middle Eastern Studies|Molecular Biology|Music|Neuroscience|Nursing|Operations Research|Philosophy|Physics|Political Science|Portuguese|Psychology|Public Policy|Religious Studies|Russian|Sociology|Spanish|Statistics|Sustainable Systems|Theater|Undeclared – Arts & Sciences|Undeclared – Engineering|Urban Studies|Visual Arts|Women's, Gender & Sexuality Studies".split("|");
const DIAL: [string, string, string][] = [["AU", "Australia", "61"], ["BR", "Brazil", "55"], ["CA", "Canada", "1"], ["CN", "China", "86"], ["FR", "France", "33"], ["DE", "Germany", "49"], ["GH", "Ghana", "233"], ["IN", "India", "91"], ["MX", "Mexico", "52"], ["NG", "Nigeria", "234"], ["KR", "South Korea", "82"], ["GB", "United Kingdom", "44"], ["US", "United States", "1"], ["VN", "Vietnam", "84"]];
const ACTIVITY_TYPES = [["ACAD", "Academic team or club"], ["ATHL", "Athletics"], ["CIVIC", "Civic engagement / government"], ["DEB", "Debate and public speaking"], ["EMP", "Employment (paid)"], ["ENV", "Environment and sustainability"], ["FAM", "Family responsibilities"], ["JRN", "Journalism / publication"], ["MUS", "Music"], ["RES", "Research"], ["SVC", "Volunteer service"], ["VIS", "Visual arts"], ["OTH", "Something else"]];
const GRADES = [["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"], ["PG", "Post-graduate year"]];
const AP = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language and Culture", "Computer Science A", "Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "French Language and Culture", "Human Geography", "Latin", "Macroeconomics", "Microeconomics", "Music Theory", "Physics 1", "Physics 2", "Physics C: Mechanics", "Precalculus", "Psychology", "Research", "Seminar", "Spanish Language and Culture", "Spanish Literature and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"].map((name) => `AP ${name}`);
const EDU = [["1", "Did not finish high school"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree"], ["6", "Graduate or professional degree"], ["9", "Unknown"]];

const VirtualListbox = React.forwardRef<HTMLUListElement, React.HTMLAttributes<HTMLElement> & { ownerState?: unknown; as?: unknown }>(function VirtualListbox({ children, ownerState, as, ...other }, ref) {
	const rows = React.Children.toArray(children) as React.ReactElement<any>[];
	const [top, setTop] = React.useState(0);
	const H = 36;
	const from = Math.max(0, Math.floor(top / H) - 2);
	return (
		<ul {...(other as object)} ref={ref} style={{ maxHeight: 288, overflow: "auto", margin: 0, padding: 0, position: "relative" }} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
			<div style={{ height: rows.length * H, position: "relative" }} role="presentation">
				{rows.slice(from, from + 13).map((row, i) => React.cloneElement(row, { style: { position: "absolute", top: (from + i) * H, left: 0, right: 0, height: H, overflow: "hidden", whiteSpace: "nowrap" } }))}
			</div>
		</ul>
	);
});

function AsyncSchool({ value, onPick }: { value: School | null; onPick: (school: School | null) => void }) {
	const [typed, setTyped] = React.useState("");
	const [rows, setRows] = React.useState<readonly School[]>([]);
	const [loading, setLoading] = React.useState(false);
	React.useEffect(() => {
		if (typed.trim().length < 3 || typed === value?.[1]) { setRows(value ? [value] : []); return undefined; }
		let active = true;
		setLoading(true);
		ask(SCHOOLS, typed, (row) => row.join(" "), 420).then((found) => { if (active) { setRows(found); setLoading(false); } });
		return () => { active = false; setLoading(false); };
	}, [typed, value]);
	return (
		<Autocomplete<School>
			id="school-lookup"
			value={value}
			options={rows as School[]}
			loading={loading}
			filterOptions={(all) => all}
			getOptionLabel={(row) => row[1]}
			isOptionEqualToValue={(a, b) => a[0] === b[0]}
			getOptionKey={(row) => row[0]}
			noOptionsText={typed.length < 3 ? "Keep typing…" : "We could not find that school. Check the spelling or try the CEEB code."}
			onChange={(_, row) => onPick(row)}
			onInputChange={(_, text) => setTyped(text)}
			renderOption={({ key, ...props }: any, row) => (
				<li key={row[0]} {...props}>
					<ListItemText primary={row[1]} secondary={`${row[2]}, ${row[3]} · CEEB ${row[0]}`} />
				</li>
			)}
			renderInput={(params) => <TextField {...params} required label="Secondary school" helperText="Start typing the name of the school you attend now, then select it." />}
		/>
	);
}

function AsyncStreet({ value, onText, onPlace }: { value: string; onText: (text: string) => void; onPlace: (place: Place) => void }) {
	const [rows, setRows] = React.useState<Place[]>([]);
	React.useEffect(() => {
		if (value.length < 5) { setRows([]); return undefined; }
		let active = true;
		const timer = setTimeout(() => ask(PLACES, value, (row) => row.join(" "), 200).then((found) => active && setRows(found)), 150);
		return () => { active = false; clearTimeout(timer); };
	}, [value]);
	return (
		<Autocomplete<Place, false, false, true>
			freeSolo
			id="street"
			options={rows}
			filterOptions={(all) => all}
			inputValue={value}
			getOptionLabel={(row) => (typeof row === "string" ? row : row[0])}
			onInputChange={(_, text) => onText(text)}
			onChange={(_, row) => row && typeof row !== "string" && onPlace(row)}
			renderOption={({ key, ...props }: any, row) => (
				<li key={row.join()} {...props}>
					<Box><Typography variant="body2">{row[0]}</Typography><Typography variant="caption" color="text.secondary">{row[1]}, {row[2]} {row[3]}, USA</Typography></Box>
				</li>
			)}
			renderInput={(params) => <TextField {...params} required label="Street address" />}
		/>
	);
}

function Section({ title, note, children }: { title: string; note?: React.ReactNode; children: React.ReactNode }) {
	return (
		<Paper variant="outlined" sx={{ p: { xs: 2, md: 4 }, mb: 3 }} component="section">
			<Typography variant="h6" component="h2" gutterBottom>{title}</Typography>
			{note && <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>{note}</Typography>}
			<Grid container spacing={2}>{children}</Grid>
		</Paper>
	);
}

function ActivityDrawer({ open, start, onClose, onSave }: { open: boolean; start: Activity; onClose: () => void; onSave: (entry: Activity) => void }) {
	const [draft, setDraft] = React.useState(start);
	const [tried, setTried] = React.useState(false);
	React.useEffect(() => { if (open) { setDraft(start); setTried(false); } }, [open, start]);
	const put = (part: Partial<Activity>) => setDraft((old) => ({ ...old, ...part }));
	return (
		<Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { sx: { width: { xs: "100%", sm: 460 } } } }}>
			<Box component="form" noValidate sx={{ p: 3 }} onSubmit={(event) => { event.preventDefault(); setTried(true); if (draft.type && draft.org) onSave(draft); }}>
				<Typography variant="h6" sx={{ mb: 2 }}>Activity details</Typography>
				<Stack spacing={2.5}>
					<FormControl fullWidth required error={tried && !draft.type}>
						<InputLabel id="activity-type-label">Category</InputLabel>
						<Select labelId="activity-type-label" id="activity-type" label="Category" value={draft.type} onChange={(event) => put({ type: event.target.value })}>
							{ACTIVITY_TYPES.map(([code, name]) => <MenuItem key={code} value={code}>{name}</MenuItem>)}
						</Select>
						{tried && !draft.type && <FormHelperText>Choose a category</FormHelperText>}
					</FormControl>
					<TextField id="activity-org" label="Organization, team or employer" required value={draft.org} error={tried && !draft.org} helperText={tried && !draft.org ? "Required" : " "} onChange={(event) => put({ org: event.target.value })} />
					<TextField id="activity-role" label="Your role" value={draft.role} onChange={(event) => put({ role: event.target.value })} helperText="Title, position or part played" />
					<FormControl fullWidth>
						<InputLabel id="activity-grades-label">Grades involved</InputLabel>
						<Select
							labelId="activity-grades-label"
							id="activity-grades"
							multiple
							value={draft.grades}
							onChange={(event) => put({ grades: ([] as string[]).concat(event.target.value as string[]) })}
							input={<OutlinedInput id="activity-grades-input" label="Grades involved" />}
							renderValue={(selected) => <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>{selected.map((grade) => <Chip key={grade} size="small" label={GRADES.find(([code]) => code === grade)![1]} />)}</Box>}
						>
							{GRADES.map(([code, name]) => <MenuItem key={code} value={code}><Checkbox checked={draft.grades.includes(code)} /><ListItemText primary={name} /></MenuItem>)}
						</Select>
					</FormControl>
					<Box>
						<Typography id="activity-hours-label" gutterBottom>Hours per week during participation{draft.hours === null ? "" : `: ${draft.hours}`}</Typography>
						<Slider aria-labelledby="activity-hours-label" min={0} max={40} step={1} marks={[{ value: 0, label: "0" }, { value: 20, label: "20" }, { value: 40, label: "40+" }]} valueLabelDisplay="auto" value={draft.hours ?? 0} onChange={(_, hours) => put({ hours: hours as number })} />
					</Box>
					<TextField id="activity-desc" label="Description" multiline minRows={3} value={draft.desc} onChange={(event) => put({ desc: event.target.value })} helperText={`${draft.desc.length} / 250 characters`} slotProps={{ htmlInput: { maxLength: 250 } }} />
				</Stack>
				<Stack direction="row" spacing={1} sx={{ mt: 3, justifyContent: "flex-end" }}>
					<Button onClick={onClose}>Cancel</Button>
					<Button type="submit" variant="contained">Save activity</Button>
				</Stack>
			</Box>
		</Drawer>
	);
}

let current: Values = initial;

function App() {
	const [v, setV] = React.useState<Values>(initial);
	current = v;
	const [school, setSchool] = React.useState<School | null>(null);
	const [editing, setEditing] = React.useState<number | null>(null);
	const put = (part: Partial<Values>) => setV((old) => ({ ...old, ...part }));
	const box = (key: keyof Values, label: string, extra: object = {}) => (
		<TextField fullWidth id={key} name={key} label={label} value={v[key] as string} onChange={(event) => put({ [key]: event.target.value } as Partial<Values>)} {...extra} />
	);
	const list = (key: keyof Values, label: string, options: readonly (readonly string[])[], extra: { required?: boolean; helper?: string } = {}) => (
		<FormControl fullWidth required={extra.required}>
			<InputLabel id={`${key}-label`}>{label}</InputLabel>
			<Select labelId={`${key}-label`} id={key} name={key} label={label} value={v[key] as string} onChange={(event) => put({ [key]: event.target.value } as Partial<Values>)}>
				{options.map(([code, name]) => <MenuItem key={code} value={code}>{name}</MenuItem>)}
			</Select>
			{extra.helper && <FormHelperText>{extra.helper}</FormHelperText>}
		</FormControl>
	);
	const exam = (row: number, part: Partial<Exam>) => setV((old) => ({ ...old, exams: old.exams.map((each, i) => (i === row ? { ...each, ...part } : each)) }));
	const start = React.useMemo(() => (editing !== null && v.activities[editing]) || NO_ACTIVITY, [editing, v.activities]);
	const step = (key: "satErw" | "satMath", by: number) => put({ [key]: String(Math.min(800, Math.max(200, (Number(v[key]) || 400) + by))) } as Partial<Values>);
	const stepper = (key: "satErw" | "satMath", label: string) => box(key, label, {
		slotProps: {
			htmlInput: { inputMode: "numeric" },
			input: { endAdornment: <InputAdornment position="end"><IconButton size="small" aria-label="decrease" onClick={() => step(key, -10)}>−</IconButton><IconButton size="small" aria-label="increase" onClick={() => step(key, 10)}>+</IconButton></InputAdornment> },
		},
		onChange: (event: React.ChangeEvent<HTMLInputElement>) => put({ [key]: event.target.value.replace(/\D/g, "").slice(0, 3) } as Partial<Values>),
	});
	return (
		<>
			<AppBar position="static" elevation={0}><Toolbar><Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>Garth University</Typography><Typography variant="body2">Undergraduate Admission · Application ID GU-27-0081934</Typography></Toolbar></AppBar>
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>First-Year Application</Typography>
				<Alert severity="info" sx={{ mb: 3 }}>Your work is saved each time you leave a section. Questions marked with an asterisk are required for submission.</Alert>
				<form noValidate onSubmit={(event) => { event.preventDefault(); put({ submitted: true }); }}>
					<Section title="About you" note="Use the name that appears on your passport or birth certificate.">
						<Grid size={{ xs: 12, sm: 4 }}>{box("legalGiven", "Legal given name", { required: true })}</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>{box("legalMiddle", "Middle name(s)")}</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>{box("legalFamily", "Legal family name", { required: true })}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("goesBy", "Name you go by", { helperText: "If different from your given name" })}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<DatePicker label="Date of birth" disableFuture value={v.dob ? dayjs(v.dob) : null} onChange={(day: Dayjs | null) => put({ dob: day?.isValid() ? day.format("YYYY-MM-DD") : "" })} slotProps={{ textField: { id: "dob", fullWidth: true, required: true } }} />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("email", "Email", { required: true, type: "email", helperText: "We will send your portal credentials here." })}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("emailConfirm", "Confirm email", { required: true, type: "email" })}</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>
							<Autocomplete
								id="dialCountry" autoHighlight options={DIAL} value={DIAL.find(([code]) => code === v.dialCountry) ?? null} onChange={(_, row) => put({ dialCountry: row?.[0] ?? "" })}
								getOptionLabel={(row) => `${row[1]} (+${row[2]})`}
								renderOption={({ key, ...props }: any, row) => <Box key={row[0]} component="li" {...props}>{row[1]} ({row[0]}) +{row[2]}</Box>}
								renderInput={(params) => <TextField {...params} label="Country code" />}
							/>
						</Grid>
						<Grid size={{ xs: 12, sm: 7 }}>{box("phone", "Mobile number", { type: "tel", onBlur: () => { const digits = v.phone.replace(/\D/g, ""); if (digits.length === 10) put({ phone: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` }); } })}</Grid>
						<Grid size={12}>{box("ssn", "U.S. Social Security number", { type: "password", autoComplete: "off", helperText: "Optional. Used only to match your FAFSA." })}</Grid>
					</Section>
					<Section title="Permanent home address">
						<Grid size={{ xs: 12, sm: 8 }}><AsyncStreet value={v.street} onText={(street) => put({ street })} onPlace={([street, city, region, postal]) => put({ street, city, region, postal, country: "United States of America" })} /></Grid>
						<Grid size={{ xs: 12, sm: 4 }}>{box("street2", "Apt, suite, unit")}</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>{box("city", "City / town", { required: true })}</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<Autocomplete id="region" options={STATES} value={STATES.find(([code]) => code === v.region) ?? null} getOptionLabel={(row) => row[1]} onChange={(_, row) => put({ region: row?.[0] ?? "" })} renderInput={(params) => <TextField {...params} label="State" />} />
						</Grid>
						<Grid size={{ xs: 12, sm: 3 }}>{box("postal", "ZIP / postal code")}</Grid>
						<Grid size={12}>
							<Autocomplete id="country" options={COUNTRIES} value={v.country || null} onChange={(_, country) => put({ country: country ?? "" })} renderInput={(params) => <TextField {...params} required label="Country or region" />} />
						</Grid>
						<Box sx={{ position: "absolute", left: -9999 }} aria-hidden="true"><input tabIndex={-1} autoComplete="off" name="website" id="website" value={v.website} onChange={(event) => put({ website: event.target.value })} /></Box>
					</Section>
					<Section title="Academics">
						<Grid size={12}><AsyncSchool value={school} onPick={(row) => { setSchool(row); put({ schoolId: row?.[0] ?? "", schoolName: row?.[1] ?? "" }); }} /></Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<DatePicker label="Graduation month" views={["year", "month"]} openTo="year" format="MM/YYYY" value={v.gradMonth ? dayjs(`${v.gradMonth}-01`) : null} onChange={(day: Dayjs | null) => put({ gradMonth: day?.isValid() ? day.format("YYYY-MM") : "" })} slotProps={{ textField: { id: "gradMonth", fullWidth: true } }} />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("gpa", "Unweighted GPA", { helperText: "On a 4.0 scale, two decimals", onBlur: () => put({ gpa: /^\d(\.\d+)?$/.test(v.gpa) && Number(v.gpa) <= 4 ? Number(v.gpa).toFixed(2) : "" }) })}</Grid>
						<Grid size={{ xs: 6 }}>{box("rank", "Class rank", { slotProps: { htmlInput: { inputMode: "numeric" } } })}</Grid>
						<Grid size={{ xs: 6 }}>{box("classSize", "out of (class size)", { slotProps: { htmlInput: { inputMode: "numeric" } } })}</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>
							<FormLabel component="div" sx={{ mb: 1 }} id="entry-term">Applying to enter in</FormLabel>
							<ToggleButtonGroup exclusive color="primary" value={v.entryTerm || null} onChange={(_, entryTerm) => put({ entryTerm: entryTerm ?? "" })} aria-labelledby="entry-term">
								<ToggleButton value="2027SP">Spring 2027</ToggleButton>
								<ToggleButton value="2027FA">Fall 2027</ToggleButton>
								<ToggleButton value="2028FA">Fall 2028</ToggleButton>
							</ToggleButtonGroup>
						</Grid>
						<Grid size={{ xs: 12, sm: 7 }}>
							<Autocomplete disableListWrap id="program" options={PROGRAMS} value={v.program || null} onChange={(_, program) => put({ program: program ?? "" })} slotProps={{ listbox: { component: VirtualListbox } as any }} renderInput={(params) => <TextField {...params} label="First-choice program" />} />
						</Grid>
					</Section>
					<Section title="Testing" note={<>Garth is test-optional through 2028. Self-report only the scores you would like considered. <Link href="#policy">Testing policy</Link></>}>
						<Grid size={{ xs: 12, sm: 6 }}>{stepper("satErw", "SAT Evidence-Based Reading and Writing")}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{stepper("satMath", "SAT Math")}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("act", "ACT Composite")}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<MobileDatePicker label="ACT test date" disableFuture views={["year", "month", "day"]} openTo="year" minDate={dayjs("2023-01-01")} value={v.actDate ? dayjs(v.actDate) : null} onChange={(day: Dayjs | null) => put({ actDate: day?.isValid() ? day.format("YYYY-MM-DD") : "" })} slotProps={{ textField: { id: "actDate", fullWidth: true } }} />
						</Grid>
						<Grid size={12}>
							<Typography variant="subtitle1" sx={{ mt: 1 }}>Advanced Placement</Typography>
							<TableContainer>
								<Table size="small" id="ap-table">
									<TableHead><TableRow><TableCell sx={{ width: "50%" }}>Exam</TableCell><TableCell>Year</TableCell><TableCell>Score</TableCell></TableRow></TableHead>
									<TableBody>
										{v.exams.map((each, row) => (
											<TableRow key={row}>
												<TableCell><Autocomplete size="small" id={`ap-${row}-subject`} options={AP} value={each.subject} onChange={(_, subject) => exam(row, { subject })} renderInput={(params) => <TextField {...params} variant="standard" placeholder="Search exams" />} /></TableCell>
												<TableCell><Select variant="standard" fullWidth id={`ap-${row}-year`} value={each.year} onChange={(event) => exam(row, { year: event.target.value })}>{["2027", "2026", "2025", "2024", "2023"].map((year) => <MenuItem key={year} value={year}>{year}</MenuItem>)}</Select></TableCell>
												<TableCell><Select variant="standard" fullWidth id={`ap-${row}-score`} value={each.score} onChange={(event) => exam(row, { score: event.target.value })}>{["5", "4", "3", "2", "1"].map((score) => <MenuItem key={score} value={score}>{score}</MenuItem>)}<MenuItem value="P">Not yet taken</MenuItem></Select></TableCell>
											</TableRow>
										))}
									</TableBody>
								</Table>
							</TableContainer>
						</Grid>
					</Section>
					<Section title="Activities" note="List up to ten, in order of importance to you. Include work and family responsibilities.">
						<Grid size={12}>
							<TableContainer sx={{ border: 1, borderColor: "divider", borderRadius: 1 }}>
								<Table size="small" id="activity-grid">
									<TableHead><TableRow>{["Category", "Organization", "Role", "Grades", "Hrs/wk", "Description", ""].map((name) => <TableCell key={name}>{name}</TableCell>)}</TableRow></TableHead>
									<TableBody>
										{v.activities.length === 0 && <TableRow><TableCell colSpan={7} align="center">No rows</TableCell></TableRow>}
										{v.activities.map((each, row) => (
											<TableRow key={row} hover data-rowindex={row}>
												<TableCell data-field="type">{ACTIVITY_TYPES.find(([code]) => code === each.type)?.[1]}</TableCell>
												<TableCell data-field="org">{each.org}</TableCell>
												<TableCell data-field="role">{each.role}</TableCell>
												<TableCell data-field="grades">{each.grades.join(", ")}</TableCell>
												<TableCell data-field="hours">{each.hours}</TableCell>
												<TableCell data-field="desc">{each.desc}</TableCell>
												<TableCell><Button size="small" onClick={() => setEditing(row)}>Edit</Button><Button size="small" color="error" onClick={() => put({ activities: v.activities.filter((_, i) => i !== row) })}>Remove</Button></TableCell>
											</TableRow>
										))}
									</TableBody>
								</Table>
							</TableContainer>
							<Button sx={{ mt: 2 }} variant="outlined" disabled={v.activities.length >= 10} onClick={() => setEditing(v.activities.length)}>Add activity</Button>
						</Grid>
					</Section>
					<Section title="Family">
						<Grid size={12}><Typography variant="subtitle2">Parent / guardian 1</Typography></Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("p1Given", "Given name")}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("p1Family", "Family name")}</Grid>
						<Grid size={12}>{list("p1Edu", "Highest level of education", EDU)}</Grid>
						<Grid size={12}><Divider sx={{ my: 1 }} /><Typography variant="subtitle2">Parent / guardian 2</Typography></Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("p2Given", "Given name")}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("p2Family", "Family name")}</Grid>
						<Grid size={12}>
							<FormControl>
								<FormLabel id="fg-label">Will you be among the first generation in your family to complete a bachelor's degree?</FormLabel>
								<ToggleButtonGroup size="small" exclusive value={v.firstGen || null} onChange={(_, firstGen) => put({ firstGen: firstGen ?? "" })} aria-labelledby="fg-label" sx={{ mt: 1 }}>
									<ToggleButton value="Y">Yes</ToggleButton><ToggleButton value="N">No</ToggleButton><ToggleButton value="U">Not sure</ToggleButton>
								</ToggleButtonGroup>
							</FormControl>
						</Grid>
						<Grid size={12}>{box("alumName", "Relative who attended Garth", { helperText: "Full name and class year of the alumna or alumnus, if any" })}</Grid>
					</Section>
					<Section title="Demographics" note="Your responses to these questions are not shared with readers.">
						<Grid size={12}>{list("citizen", "Citizenship status", [["USC", "U.S. citizen or U.S. national"], ["DUAL", "U.S. dual citizen"], ["LPR", "U.S. lawful permanent resident"], ["REF", "U.S. refugee or asylee"], ["DACA", "DACA or undocumented"], ["INTL", "Citizen of another country"]], { required: true })}</Grid>
						<Grid size={12}>
							<FormControl>
								<FormLabel id="hisp-label">Are you Hispanic or Latino/a/x?</FormLabel>
								<RadioGroup row aria-labelledby="hisp-label" name="hispanic" value={v.hispanic} onChange={(event) => put({ hispanic: event.target.value })}>
									<FormControlLabel value="yes" control={<Radio />} label="Yes" /><FormControlLabel value="no" control={<Radio />} label="No" /><FormControlLabel value="decline" control={<Radio />} label="Prefer not to say" />
								</RadioGroup>
							</FormControl>
						</Grid>
					</Section>
					<Section title="Recommendations and writing">
						<Grid size={{ xs: 12, sm: 6 }}>{box("recName", "Teacher's full name")}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{box("recEmail", "Teacher's school email", { type: "email", helperText: "We email a request as soon as you submit." })}</Grid>
						<Grid size={12}>{box("whyGarth", "Why Garth? (up to 250 words)", { multiline: true, minRows: 5 })}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{list("heard", "How did you first learn about Garth?", [["fair", "College fair"], ["web", "Online search"], ["friend", "Friend or family"], ["couns", "School counselor"], ["mail", "Mail from Garth"]])}</Grid>
					</Section>
					<Section title="Affirmations">
						<Grid size={12}><FormControlLabel required control={<Checkbox id="certify" checked={v.certify} onChange={(event) => put({ certify: event.target.checked })} />} label="I certify that all information in this application is my own work, factually true and honestly presented." /></Grid>
						<Grid size={12}><FormControlLabel control={<Checkbox id="texts" checked={v.texts} onChange={(event) => put({ texts: event.target.checked })} />} label="Garth may send me text messages about events and deadlines." /></Grid>
						<Grid size={12}><Button type="submit" variant="contained" size="large">Review and submit</Button></Grid>
					</Section>
				</form>
			</Container>
			<ActivityDrawer open={editing !== null} start={start} onClose={() => setEditing(null)} onSave={(entry) => { setV((old) => { const activities = old.activities.slice(); activities[editing!] = entry; return { ...old, activities }; }); setEditing(null); }} />
		</>
	);
}

createRoot(document.getElementById("root")!).render(
	<ThemeProvider theme={theme}><CssBaseline /><LocalizationProvider dateAdapter={AdapterDayjs}><App /></LocalizationProvider></ThemeProvider>,
);

const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();
const SELECTS = ["p1Edu", "citizen", "heard"];
const PICKERS = ["dob", "gradMonth", "actDate"];
const flat = (of: Values) => {
	const { exams, activities, schoolName, schoolId, submitted, ...rest } = of;
	const out: Record<string, unknown> = { ...rest, school: schoolId };
	exams.forEach((each, row) => Object.entries(each).forEach(([key, value]) => { out[`ap${row}_${key}`] = value ?? ""; }));
	for (let row = 0; row < 3; row++) Object.entries(activities[row] ?? NO_ACTIVITY).forEach(([key, value]) => { out[`act${row}_${key}`] = value; });
	return out;
};
Object.assign(window, {
	formState: () => ({ ...flat(current), submitted: current.submitted }),
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(flat(current))) {
			const ap = /^ap(\d)_(\w+)$/.exec(key);
			const act = /^act(\d)_(\w+)$/.exec(key);
			if (act) shown[key] = clean(document.querySelector(`#activity-grid tr[data-rowindex="${act[1]}"] [data-field="${act[2]}"]`)?.textContent);
			else if (PICKERS.includes(key)) {
				const text = clean(document.getElementById(key)?.closest(".MuiPickersTextField-root")?.querySelector(".MuiPickersSectionList-root")?.textContent).replace(/\s/g, "");
				shown[key] = /[A-Z]/.test(text) ? "" : text;
			} else if (key === "entryTerm" || key === "firstGen") shown[key] = clean(document.querySelector(`[aria-labelledby="${key === "entryTerm" ? "entry-term" : "fg-label"}"] .Mui-selected`)?.textContent);
			else if (key === "hispanic") shown[key] = clean(document.querySelector('input[name="hispanic"]:checked')?.closest("label")?.textContent);
			else {
				const node = document.getElementById(ap ? `ap-${ap[1]}-${ap[2]}` : key === "school" ? "school-lookup" : key) as HTMLInputElement;
				shown[key] = node.type === "checkbox" ? node.checked : SELECTS.includes(key) || (ap && ap[2] !== "subject") ? clean(node.textContent) : node.value;
			}
		}
		return shown;
	},
});
