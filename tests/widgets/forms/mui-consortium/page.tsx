import { useEffect, useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import {
	Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, Divider,
	FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, InputLabel, Link, MenuItem, OutlinedInput, Paper, Radio,
	RadioGroup, Select, Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField, Toolbar, Typography,
} from "@mui/material";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import type { Dayjs } from "dayjs";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Values = Record<string, any>;
const START: Values = {
	lname: "", fname: "", mname: "", suffix: "", pref: "", otherNames: "", dob: "", birthCity: "", birthCountry: "", sex: "",
	email: "", email2: "", phoneType: "", phone: "",
	addr1: "", addr2: "", city: "", state: "", zip: "", county: "", country: "",
	citizen: "", yearsUS: "", hisp: "", race: [], military: "", homeLang: "",
	p1First: "", p1Last: "", p1Occ: "", p1Edu: "", p1Email: "",
	p2First: "", p2Last: "", p2Occ: "", p2Edu: "",
	marital: "", sib0name: "", sib0age: "", sib1name: "", sib1age: "", bachelor: "", income: "",
	hsName: "", hsCity: "", hsState: "", ceeb: "", hsGrad: "", gpaU: "", gpaW: "", rank: "", classSize: "", counselorEmail: "",
	prevCollege: "",
	rwScore: "", rwDate: "", mathScore: "", mathDate: "", actScore: "", actDate: "",
	ap0subject: "", ap0score: "", ap1subject: "", ap1score: "", ap2subject: "", ap2score: "",
	term: "", major: "", campuses: [], waiver: false, essay: "",
	pin: "", certify: false, signature: "", website: "",
};
const SCORES = ["1", "2", "3", "4", "5"];
const AP = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles",
	"English Language and Composition", "English Literature and Composition", "Environmental Science", "European History",
	"Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics",
	"United States Government and Politics", "United States History", "World History: Modern",
];
const LANGUAGES = ["Amharic", "Arabic", "Chinese (Cantonese)", "Chinese (Mandarin)", "English", "French", "German", "Haitian Creole", "Hmong", "Igbo", "Korean", "Portuguese", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const SCHOOLING = ["Did not complete high school", "High school graduate or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Not known"];
const CAMPUSES = ["Alder Fork College", "Bittern Lake College", "Copper Ridge College", "Sandhill Polytechnic"];
const RACES: [string, string][] = [
	["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"],
	["PI", "Native Hawaiian or Other Pacific Islander"], ["WH", "White"],
];

const nodes = new Map<string, HTMLElement>();
function read(key: string): unknown {
	const start = START[key];
	const node = nodes.get(key);
	if (!node) return start;
	const date = node.querySelector(".MuiPickersSectionList-root");
	if (date) {
		const text = (date.textContent ?? "").replace(/[\u2066-\u2069\u200b\s]/g, "");
		return /[A-Z]/.test(text) ? "" : text;
	}
	const named = (box: Element) => box.closest("label")?.textContent?.trim() ?? "";
	const ticked = [...node.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]")];
	if (ticked.length) {
		if (typeof start === "boolean") return ticked[0].checked;
		const on = ticked.filter((box) => box.checked).map(named);
		return Array.isArray(start) ? on : (on[0] ?? "");
	}
	const combo = node.querySelector("div[role=combobox]");
	if (combo) return (combo.textContent ?? "").replace(/\u200b/g, "");
	const native = node.querySelector("select");
	if (native) return native.selectedOptions[0]?.text ?? "";
	const box = node.matches("input, textarea") ? node : node.querySelector("input, textarea:not([aria-hidden])");
	return (box as HTMLInputElement | null)?.value ?? "";
}

function App() {
	const [v, setV] = useState<Values>(START);
	const [exams, setExams] = useState(1);
	const [sent, setSent] = useState(false);
	const [open, setOpen] = useState<Record<string, boolean>>({ bio: true });
	const live = useRef({ v, sent });
	live.current = { v, sent };
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...live.current.v, submitted: live.current.sent }),
			formShown: () => Object.fromEntries(Object.keys(START).map((key) => [key, read(key)])),
		});
	}, []);
	const set = (key: string, value: unknown) => setV((old) => ({ ...old, [key]: value }));
	const seen = (key: string) => (node: HTMLElement | null) => {
		if (node) nodes.set(key, node);
		else nodes.delete(key);
	};
	const field = (key: string) => ({ ref: seen(key), value: v[key], onChange: (event: { target: { value: string } }) => set(key, event.target.value) });
	const one = (key: string) => ({ value: v[key] || null, onChange: (_: unknown, value: string | null) => set(key, value ?? "") });
	const section = (id: string, title: string, children: ReactNode) => (
		<Accordion expanded={!!open[id]} onChange={(_, is) => setOpen((old) => ({ ...old, [id]: is }))} variant="outlined">
			<AccordionSummary expandIcon={<span>▾</span>} aria-controls={`${id}-content`} id={`${id}-header`}>
				<Typography component="h2" sx={{ fontWeight: 600 }}>{title}</Typography>
			</AccordionSummary>
			<AccordionDetails>{children}</AccordionDetails>
		</Accordion>
	);
	const dateOf = (value: Dayjs | null, format: string) => (value?.isValid() ? value.format(format) : "");
	const addr = { size: "small" as const, fullWidth: true };
	const parent = (n: 1 | 2) => (
		<Grid container spacing={2} sx={{ mb: 2 }}>
			<Grid size={12}><Typography variant="subtitle2">{n === 1 ? "Parent/Guardian 1" : "Parent/Guardian 2 (if applicable)"}</Typography></Grid>
			<Grid size={6}><TextField {...addr} required={n === 1} label="First (given) name" name={`PAR${n}_FN`} {...field(`p${n}First`)} /></Grid>
			<Grid size={6}><TextField {...addr} required={n === 1} label="Last (family) name" name={`PAR${n}_LN`} {...field(`p${n}Last`)} /></Grid>
			<Grid size={6}>
				<FormControl {...addr}>
					<InputLabel id={`par${n}-ed-label`}>Highest level of education completed</InputLabel>
					<Select labelId={`par${n}-ed-label`} label="Highest level of education completed" name={`PAR${n}_ED`} {...field(`p${n}Edu`)}>
						{SCHOOLING.map((each, index) => <MenuItem key={each} value={String(index + 1)}>{each}</MenuItem>)}
					</Select>
				</FormControl>
			</Grid>
			<Grid size={6}><TextField {...addr} label="Occupation" name={`PAR${n}_OCC`} helperText={n === 1 ? "If retired or deceased, give the last occupation held." : undefined} {...field(`p${n}Occ`)} /></Grid>
			{n === 1 && <Grid size={6}><TextField {...addr} type="email" label="Parent/guardian e-mail" name="PAR1_EM" {...field("p1Email")} /></Grid>}
		</Grid>
	);
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static" color="primary"><Toolbar><Typography variant="h6">Tamarack Consortium of Colleges</Typography></Toolbar></AppBar>
			<Container maxWidth="md" sx={{ py: 3 }} component="form" noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); setSent(true); }}>
				<Typography variant="h5" component="h1" gutterBottom>Application for Undergraduate Admission, 2027–2028</Typography>
				<Alert severity="info" sx={{ mb: 2 }}>
					One application serves all four member colleges. Open each section below. Items marked * are required; items left blank may delay
					processing. Print or save a copy for your records.
				</Alert>

				{section("bio", "1. Biographical Information", (
					<Grid container spacing={2}>
						<Grid size={12}><Typography variant="body2">Enter your name exactly as it appears on your passport, birth certificate or other legal document.</Typography></Grid>
						<Grid size={6}><TextField {...addr} required label="Last/Family Name" name="APP_LNAME" {...field("lname")} /></Grid>
						<Grid size={6}><TextField {...addr} required label="First Name" name="APP_FNAME" {...field("fname")} /></Grid>
						<Grid size={4}><TextField {...addr} label="Middle Name" name="APP_MNAME" helperText="Full middle name, not an initial" {...field("mname")} /></Grid>
						<Grid size={2}>
							<TextField {...addr} select label="Suffix" name="APP_SFX" {...field("suffix")}>
								<MenuItem value=""><em>None</em></MenuItem>
								{["Jr.", "Sr.", "II", "III", "IV"].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
							</TextField>
						</Grid>
						<Grid size={6}><TextField {...addr} label="Preferred first name (if different)" name="APP_PNAME" {...field("pref")} /></Grid>
						<Grid size={12}><TextField {...addr} label="Other last names that may appear on your academic records" name="APP_OTHNM" {...field("otherNames")} /></Grid>
						<Grid size={4}>
							<DatePicker ref={seen("dob")} label="Date of Birth" name="APP_DOB" disableFuture onChange={(value) => set("dob", dateOf(value, "YYYY-MM-DD"))} slotProps={{ textField: { size: "small", fullWidth: true, required: true } }} />
						</Grid>
						<Grid size={4}><TextField {...addr} label="City of Birth" name="APP_BCITY" {...field("birthCity")} /></Grid>
						<Grid size={4}>
							<Autocomplete ref={seen("birthCountry")} size="small" options={COUNTRIES} {...one("birthCountry")} renderInput={(params) => <TextField {...params} label="Country of Birth" name="APP_BCTRY" />} />
						</Grid>
						<Grid size={12}>
							<FormControl>
								<FormLabel id="sex-lbl">Sex (as shown on legal documents)</FormLabel>
								<RadioGroup row aria-labelledby="sex-lbl" name="APP_SEX" {...field("sex")}>
									<FormControlLabel value="F" control={<Radio size="small" />} label="Female" />
									<FormControlLabel value="M" control={<Radio size="small" />} label="Male" />
								</RadioGroup>
							</FormControl>
						</Grid>
						<Grid size={6}><TextField {...addr} required type="email" label="E-mail Address" name="APP_EMAIL" helperText="All notices from the Consortium are sent here." {...field("email")} /></Grid>
						<Grid size={6}><TextField {...addr} required type="email" label="Re-enter E-mail Address" name="APP_EMAIL_CFM" {...field("email2")} /></Grid>
						<Grid size={4}>
							<TextField {...addr} select label="Phone type" name="APP_PHTYPE" {...field("phoneType")}>
								{["Cell", "Home", "Other"].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
							</TextField>
						</Grid>
						<Grid size={8}><TextField {...addr} required type="tel" label="Telephone" placeholder="(xxx) xxx-xxxx" name="APP_PH" {...field("phone")} /></Grid>
					</Grid>
				))}

				{section("addr", "2. Mailing Address", (
					<Grid container spacing={2}>
						<Grid size={12}><Typography variant="body2">Where should we send mail between now and August 2027?</Typography></Grid>
						{([["addr1", "Number and street *", "ADDR_LN1", 8], ["addr2", "Apt./Unit", "ADDR_LN2", 4], ["city", "City *", "ADDR_CITY", 5]] as const).map(([key, label, name, size]) => (
							<Grid size={size} key={key}>
								<Typography variant="caption" component="div">{label}</Typography>
								<OutlinedInput size="small" fullWidth name={name} {...field(key)} />
							</Grid>
						))}
						<Grid size={4}>
							<Typography variant="caption" component="div" id="addr-st">State *</Typography>
							<Select size="small" fullWidth displayEmpty labelId="addr-st" name="ADDR_ST" {...field("state")}>
								<MenuItem value="">- Select -</MenuItem>
								{STATES.map(([code, name]) => <MenuItem key={code} value={code}>{name}</MenuItem>)}
							</Select>
						</Grid>
						<Grid size={3}>
							<Typography variant="caption" component="div">ZIP *</Typography>
							<OutlinedInput size="small" fullWidth name="ADDR_ZIP" inputProps={{ maxLength: 10 }} {...field("zip")} />
						</Grid>
						<Grid size={6}><TextField {...addr} label="County" name="ADDR_CNTY" {...field("county")} /></Grid>
						<Grid size={6}>
							<Autocomplete ref={seen("country")} size="small" options={COUNTRIES} {...one("country")} renderInput={(params) => <TextField {...params} required label="Country" name="ADDR_CTRY" />} />
						</Grid>
					</Grid>
				))}

				{section("dem", "3. Citizenship and Demographic Data", (
					<Grid container spacing={2}>
						<Grid size={8}>
							<TextField {...addr} required select label="Citizenship status" name="CIT_STAT" {...field("citizen")}>
								<MenuItem value="C">U.S. citizen or U.S. national</MenuItem>
								<MenuItem value="P">U.S. permanent resident</MenuItem>
								<MenuItem value="R">Refugee or asylee</MenuItem>
								<MenuItem value="D">DACA, undocumented or other</MenuItem>
								<MenuItem value="I">Citizen of another country (visa required)</MenuItem>
							</TextField>
						</Grid>
						<Grid size={4}><TextField {...addr} type="number" label="Years lived in the U.S." name="CIT_YRS" {...field("yearsUS")} /></Grid>
						<Grid size={12}><Typography variant="body2">The following are asked for federal reporting and are not used in admission decisions.</Typography></Grid>
						<Grid size={5}>
							<FormControl component="fieldset">
								<FormLabel component="legend">Are you Hispanic or Latino?</FormLabel>
								<RadioGroup row name="ETH_HISP" {...field("hisp")}>
									<FormControlLabel value="Y" control={<Radio size="small" />} label="Yes" />
									<FormControlLabel value="N" control={<Radio size="small" />} label="No" />
								</RadioGroup>
							</FormControl>
						</Grid>
						<Grid size={7}>
							<FormControl component="fieldset" ref={seen("race")}>
								<FormLabel component="legend">What is your race? Select one or more</FormLabel>
								<FormGroup>
									{RACES.map(([code, label]) => (
										<FormControlLabel key={code} label={label} control={
											<Checkbox size="small" name={`RACE_${code}`} checked={v.race.includes(code)} onChange={(event) => set("race", event.target.checked ? [...v.race, code] : v.race.filter((each: string) => each !== code))} />
										} />
									))}
								</FormGroup>
							</FormControl>
						</Grid>
						<Grid size={6}>
							<FormControl {...addr}>
								<InputLabel id="mil-label">U.S. Armed Forces status</InputLabel>
								<Select labelId="mil-label" id="mil" label="U.S. Armed Forces status" name="MIL_STAT" {...field("military")}>
									<MenuItem value="0">No military affiliation</MenuItem>
									<MenuItem value="1">Currently serving</MenuItem>
									<MenuItem value="2">Veteran (previously served)</MenuItem>
									<MenuItem value="3">Dependent of a service member</MenuItem>
								</Select>
							</FormControl>
						</Grid>
						<Grid size={6}>
							<Autocomplete ref={seen("homeLang")} size="small" options={LANGUAGES} {...one("homeLang")} renderInput={(params) => <TextField {...params} label="Language spoken at home" />} />
						</Grid>
					</Grid>
				))}

				{section("fam", "4. Family", (
					<>
						{parent(1)}
						<Divider sx={{ mb: 2 }} />
						{parent(2)}
						<Grid container spacing={2}>
							<Grid size={6}>
								<TextField {...addr} select label="Parents' marital status" name="FAM_MAR" {...field("marital")}>
									{["Never married", "Married", "Domestic partnership/civil union", "Separated", "Divorced", "Widowed"].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
								</TextField>
							</Grid>
							<Grid size={6}>
								<TextField {...addr} select label="Total annual household income" name="FAM_INC" helperText="Before taxes. Used for fee waivers and grant programs only." {...field("income")}>
									{["Under $20,000", "$20,000 – $39,999", "$40,000 – $59,999", "$60,000 – $79,999", "$80,000 – $99,999", "$100,000 or more"].map((each, index) => <MenuItem key={each} value={`B${index + 1}`}>{each}</MenuItem>)}
								</TextField>
							</Grid>
							<Grid size={12}>
								<FormControl>
									<FormLabel id="fam-bach">Has either of your parents earned a bachelor’s (four-year) degree?</FormLabel>
									<RadioGroup row aria-labelledby="fam-bach" name="FAM_BACH" {...field("bachelor")}>
										<FormControlLabel value="1" control={<Radio size="small" />} label="Yes" />
										<FormControlLabel value="2" control={<Radio size="small" />} label="No" />
										<FormControlLabel value="9" control={<Radio size="small" />} label="I don’t know" />
									</RadioGroup>
								</FormControl>
							</Grid>
						</Grid>
						<Typography variant="subtitle2" sx={{ mt: 2 }}>Brothers and sisters</Typography>
						<Table size="small">
							<TableHead><TableRow><TableCell>Name</TableCell><TableCell sx={{ width: 140 }}>Age</TableCell></TableRow></TableHead>
							<TableBody>
								{[0, 1].map((row) => (
									<TableRow key={row}>
										<TableCell><TextField variant="standard" fullWidth id={`FAM_SIB_NM_${row + 1}`} {...field(`sib${row}name`)} /></TableCell>
										<TableCell><TextField variant="standard" id={`FAM_SIB_AG_${row + 1}`} slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 3 } }} {...field(`sib${row}age`)} /></TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
					</>
				))}

				{section("edu", "5. Education", (
					<Grid container spacing={2}>
						<Grid size={12}><TextField {...addr} required label="High school you now attend or last attended" name="HS_NM" {...field("hsName")} /></Grid>
						<Grid size={5}><TextField {...addr} label="City" name="HS_CITY" {...field("hsCity")} /></Grid>
						<Grid size={4}>
							<TextField {...addr} select label="State" name="HS_ST" slotProps={{ select: { native: true }, inputLabel: { shrink: true } }} {...field("hsState")}>
								<option value="" />
								{STATES.map(([code]) => <option key={code} value={code}>{code}</option>)}
							</TextField>
						</Grid>
						<Grid size={3}><TextField {...addr} label="CEEB code" name="HS_CEEB" helperText="6 digits, if known" {...field("ceeb")} /></Grid>
						<Grid size={4}>
							<DatePicker ref={seen("hsGrad")} label="Graduation (month/year)" name="HS_GRAD" views={["year", "month"]} format="MM/YYYY" onChange={(value) => set("hsGrad", dateOf(value, "YYYY-MM"))} slotProps={{ textField: { size: "small", fullWidth: true } }} />
						</Grid>
						<Grid size={4}><TextField {...addr} label="Cumulative GPA – unweighted" name="HS_GPA_U" {...field("gpaU")} /></Grid>
						<Grid size={4}><TextField {...addr} label="Cumulative GPA – weighted" name="HS_GPA_W" {...field("gpaW")} /></Grid>
						<Grid size={12}>
							<Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
								<Typography variant="body2">Class rank:</Typography>
								<OutlinedInput size="small" sx={{ width: 90 }} name="HS_RANK" {...field("rank")} />
								<Typography variant="body2">in a class of</Typography>
								<OutlinedInput size="small" sx={{ width: 90 }} name="HS_CLSZ" {...field("classSize")} />
							</Stack>
						</Grid>
						<Grid size={6}><TextField {...addr} type="email" label="School counselor’s e-mail" name="HS_CNSL_EM" helperText="We will request your transcript from this person." {...field("counselorEmail")} /></Grid>
						<Grid size={6}><TextField {...addr} label="College attended, if any (incl. dual enrollment)" name="COL_NM1" {...field("prevCollege")} /></Grid>
					</Grid>
				))}

				{section("tst", "6. Tests", (
					<>
						<Typography variant="body2" gutterBottom>Optional. Leave blank if you did not test. Official results are required only if you enroll.</Typography>
						<Table size="small" sx={{ mb: 3 }}>
							<TableHead><TableRow><TableCell>Test</TableCell><TableCell>Score</TableCell><TableCell>Date taken</TableCell></TableRow></TableHead>
							<TableBody>
								{([["rw", "SAT Reading & Writing", "TST_101"], ["math", "SAT Math", "TST_102"], ["act", "ACT Composite", "TST_201"]] as const).map(([key, label, name]) => (
									<TableRow key={key}>
										<TableCell component="th" scope="row">{label}</TableCell>
										<TableCell><OutlinedInput size="small" name={`${name}_SC`} {...field(`${key}Score`)} /></TableCell>
										<TableCell><OutlinedInput size="small" name={`${name}_DT`} placeholder="MM/DD/YYYY" {...field(`${key}Date`)} /></TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
						<Typography variant="subtitle2">Advanced Placement examinations taken</Typography>
						{Array.from({ length: exams }, (_, row) => (
							<Stack direction="row" spacing={2} key={row} sx={{ my: 1.5 }}>
								<Autocomplete ref={seen(`ap${row}subject`)} sx={{ flex: 1 }} size="small" options={AP} {...one(`ap${row}subject`)} renderInput={(params) => <TextField {...params} placeholder="AP subject" name={`AP_SUBJ_${row + 1}`} />} />
								<TextField size="small" select label="Score" sx={{ width: 140 }} name={`AP_SC_${row + 1}`} {...field(`ap${row}score`)}>
									{SCORES.map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
								</TextField>
							</Stack>
						))}
						<Button size="small" variant="outlined" disabled={exams === 3} onClick={() => setExams(exams + 1)}>+ Add exam</Button>
					</>
				))}

				{section("pln", "7. Enrollment Plans", (
					<Grid container spacing={2}>
						<Grid size={5}>
							<TextField {...addr} required select label="Term of entry" name="PLN_TERM" {...field("term")}>
								{[["2278", "Fall 2027"], ["2282", "Spring 2028"], ["2288", "Fall 2028"]].map(([code, label]) => <MenuItem key={code} value={code}>{label}</MenuItem>)}
							</TextField>
						</Grid>
						<Grid size={7}>
							<Autocomplete ref={seen("major")} size="small" options={MAJORS} {...one("major")} renderInput={(params) => <TextField {...params} label="Intended major" name="PLN_MAJ" />} />
						</Grid>
						<Grid size={12}>
							<FormControl component="fieldset" ref={seen("campuses")}>
								<FormLabel component="legend">Colleges to receive this application *</FormLabel>
								<FormGroup row>
									{CAMPUSES.map((each) => (
										<FormControlLabel key={each} label={each} control={
											<Checkbox size="small" name="PLN_COL" value={each} checked={v.campuses.includes(each)} onChange={(event) => set("campuses", event.target.checked ? [...v.campuses, each] : v.campuses.filter((other: string) => other !== each))} />
										} />
									))}
								</FormGroup>
								<FormHelperText>Choose up to four.</FormHelperText>
							</FormControl>
						</Grid>
						<Grid size={12}>
							<FormControlLabel ref={seen("waiver")} label="I wish to request a waiver of the application fee ($45)" control={<Checkbox size="small" name="PLN_WVR" checked={v.waiver} onChange={(event) => set("waiver", event.target.checked)} />} />
						</Grid>
						<Grid size={12}>
							<Typography variant="body2" id="PLN_STMT_L" gutterBottom>Personal statement. Describe a place or community that shaped you and what you would bring from it to a small college. (400 words)</Typography>
							<TextField fullWidth multiline minRows={5} name="PLN_STMT" slotProps={{ htmlInput: { "aria-labelledby": "PLN_STMT_L" } }} {...field("essay")} />
						</Grid>
					</Grid>
				))}

				{section("crt", "8. Certification", (
					<Stack spacing={2}>
						<FormControlLabel ref={seen("certify")} label="I certify that the information given in this application is complete and accurate, and I understand that false statements may result in cancellation of admission." control={<Checkbox name="CRT_OK" checked={v.certify} onChange={(event) => set("certify", event.target.checked)} />} />
						<TextField size="small" label="Signature (type your full legal name)" name="CRT_SIG" {...field("signature")} />
						<TextField size="small" type="password" label="Choose a 6-digit PIN" name="APP_PIN" helperText="You need the PIN to check your status." {...field("pin")} />
						<Box sx={{ position: "absolute", left: -9999, top: "auto" }} aria-hidden="true">
							<label htmlFor="APP_URL">Leave this field empty</label>
							<input id="APP_URL" name="APP_URL" tabIndex={-1} {...field("website")} />
						</Box>
					</Stack>
				))}

				<Paper variant="outlined" sx={{ p: 2, mt: 3 }}>
					<Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
						<Button type="submit" variant="contained">Submit application</Button>
						<Link href="#" variant="body2">Save and return later</Link>
					</Stack>
				</Paper>
			</Container>
		</LocalizationProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
