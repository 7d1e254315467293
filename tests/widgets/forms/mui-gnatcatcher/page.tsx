import {
	Accordion, AccordionDetails, AccordionSummary, AppBar, Autocomplete, Box, Button, Card, CardContent, CardHeader, Checkbox, Container, FormControl,
	FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, InputLabel, MenuItem, Paper, Radio, RadioGroup, Select, Stack, Table, TableBody, TableCell,
	TableHead, TableRow, TextField, ToggleButton, ToggleButtonGroup, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const CITIZENSHIPS = [["USC", "U.S. citizen"], ["DUAL", "Dual U.S. citizen"], ["PR", "U.S. permanent resident"], ["VISA", "Citizen of another country with a visa"], ["OTHER", "Other"]];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
const RELIGIONS = ["Baptist", "Buddhist", "Catholic", "Episcopal", "Hindu", "Jewish", "Lutheran", "Methodist", "Muslim", "Presbyterian", "None", "Other"];
const LANGUAGES = ["Amharic", "Arabic", "Chinese", "English", "French", "Hmong", "Igbo", "Oromo", "Somali", "Spanish", "Vietnamese", "Other"];
const LEVELS = ["Some high school", "High school graduate", "Some college", "Associate degree", "Bachelor's degree", "Graduate or professional degree"];
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Psychology", "AP Spanish Language", "AP United States History", "AP World History"];
const COLLEGES = ["Augsburg University", "Carleton College", "Hamline University", "Macalester College", "Oregon State University", "Reed College", "Smith College", "University of Minnesota", "University of St. Thomas", "University of Washington"];
const TESTS = ["SAT Evidence-Based Reading and Writing", "SAT Math", "ACT Composite", "TOEFL (if English is not your first language)"];

type Values = Record<string, any>;
const activity = (i: number) => ({ [`act${i}.name`]: "", [`act${i}.position`]: "", [`act${i}.grades`]: [], [`act${i}.hours`]: "" });
const start: Values = {
	type: "", term: null, year: "", area: null, learned: "", live: "", offCampus: "", others: [], aid: "", waiver: false,
	last: "", first: "", middle: "", suffix: "", preferred: "", former: "", dob: null, birthCity: "", birthCountry: null, ssn: "", sex: "", pronouns: "",
	street: "", unit: "", city: "", state: null, zip: "", country: null, email: "", cell: "", home: "", mailing: "",
	citizenship: "", citizenOf: null, entered: null, visa: "",
	hispanic: "", race: [], firstLanguage: "", homeLanguage: [], religion: "", parish: "", military: "",
	...Object.fromEntries([1, 2].flatMap((i) => ["first", "last", "relation", "living", "occupation", "employer", "education"].map((each) => [`p${i}.${each}`, ""]))),
	marital: "", alumna: "", firstGen: "",
	...Object.fromEntries([0, 1].flatMap((i) => ["name", "age", "college"].map((each) => [`sib${i}.${each}`, ""]))),
	school: "", schoolCity: "", schoolState: null, ceeb: "", schoolKind: "", grad: null, gpa: "", gpaScale: "", rank: "", size: "", counselor: "", counselorPhone: "",
	...Object.fromEntries([0, 1].flatMap((i) => ["name", "dates", "credits"].map((each) => [`col${i}.${each}`, ""]))),
	...Object.fromEntries(TESTS.flatMap((_, i) => [[`test${i}.score`, ""], [`test${i}.date`, null]])),
	...Object.fromEntries([0, 1, 2].flatMap((i) => [[`ap${i}.exam`, null], [`ap${i}.score`, ""]])),
	...activity(0),
	...Object.fromEntries([0, 1, 2].flatMap((i) => [[`hon${i}.title`, ""], [`hon${i}.grade`, ""]])),
	contactName: "", contactRelation: "", contactPhone: "", dismissed: "", convicted: "", essay: "", certify: false, signature: "",
};

const phone = (typed: string) => {
	const digits = typed.replace(/\D/g, "").slice(0, 10);
	return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
};

function shownIn(node: HTMLElement): unknown {
	const text = (each: Element | null | undefined) => (each?.textContent ?? "").replace("\u200b", "").trim();
	const boxes = [...node.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	if (node.classList.contains("MuiFormGroup-root") && boxes.length) return boxes.filter((box) => box.checked).map((box) => text(box.closest("label")));
	if (boxes.length) return boxes[0].checked;
	if (node.getAttribute("role") === "radiogroup") return text(node.querySelector("input:checked")?.closest("label"));
	if (node.classList.contains("MuiToggleButtonGroup-root")) return text(node.querySelector(".Mui-selected"));
	const select = node.querySelector(".MuiSelect-select");
	if (select) return text(select);
	if (node.dataset.many !== undefined) return [...node.querySelectorAll(".MuiChip-label")].map(text);
	return node.querySelector<HTMLInputElement>("input, textarea:not([aria-hidden])")?.value;
}

function Application() {
	const [v, setValues] = useState<Values>(start);
	const [rows, setRows] = useState(1);
	const sent = useRef(false);
	const nodes = useRef<Record<string, HTMLElement>>({});
	const set = (key: string, value: unknown) => setValues((old) => ({ ...old, [key]: value }));
	const at = (key: string) => (node: any) => {
		if (node) nodes.current[key] = node;
	};
	Object.assign(window, {
		formState: () => ({
			...Object.fromEntries(Object.entries(v).map(([key, value]) => [key, value?.format ? (value.isValid() ? value.format(key === "grad" ? "YYYY-MM" : "YYYY-MM-DD") : null) : value])),
			submitted: sent.current,
		}),
		formShown: () => Object.fromEntries(Object.keys(v).map((key) => [key, shownIn(nodes.current[key])])),
	});
	const text = (key: string, shape = (typed: string) => typed) => ({ ref: at(key), value: v[key], onChange: (event: any) => set(key, shape(event.target.value)) });
	const choose = (key: string) => ({ ref: at(key), value: v[key], onChange: (_: unknown, value: any) => set(key, value) });
	const date = (key: string) => ({ ref: at(key), value: v[key], onChange: (value: any) => set(key, value) });
	const yesNo = (key: string, label: string, options = ["Yes", "No"]) => (
		<FormControl>
			<FormLabel id={`${key}-label`}>{label}</FormLabel>
			<RadioGroup row aria-labelledby={`${key}-label`} name={key} {...choose(key)}>
				{options.map((option) => <FormControlLabel key={option} value={option} control={<Radio size="small" />} label={option} />)}
			</RadioGroup>
		</FormControl>
	);
	const items = (options: string[]) => options.map((option) => <MenuItem key={option} value={option}>{option}</MenuItem>);
	const ticks = (key: string, options: string[], row = false) => (
		<FormGroup row={row} ref={at(key)}>
			{options.map((option) => (
				<FormControlLabel key={option} label={option} control={<Checkbox size="small" checked={v[key].includes(option)}
					onChange={(event) => set(key, options.filter((each) => (each === option ? event.target.checked : v[key].includes(each))))} />} />
			))}
		</FormGroup>
	);

	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<AppBar position="static" sx={{ bgcolor: "#5b2245" }}><Toolbar><Typography variant="h6">St. Brigid University &nbsp;|&nbsp; College for Women</Typography></Toolbar></AppBar>
			<Container maxWidth="lg" sx={{ py: 3 }}>
				<Typography variant="h4" gutterBottom>Undergraduate Application for Admission</Typography>
				<Typography sx={{ mb: 3 }}>St. Brigid is a Catholic university for women founded by the Sisters of St. Joseph. Applications are processed as they are received. Please inform us if any contact information changes after you submit the application.</Typography>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h6" gutterBottom>Personal Information</Typography>
					<Grid container spacing={2}>
						<Grid size={4}><TextField fullWidth required label="Last (family) name" {...text("last")} /></Grid>
						<Grid size={4}><TextField fullWidth required label="First name" {...text("first")} /></Grid>
						<Grid size={2}><TextField fullWidth label="Middle name" {...text("middle")} /></Grid>
						<Grid size={2}><TextField fullWidth select label="Suffix" {...text("suffix")}>{items(["", "Jr.", "Sr.", "II", "III", "IV"])}</TextField></Grid>
						<Grid size={4}><TextField fullWidth label="Name you prefer to be called" {...text("preferred")} /></Grid>
						<Grid size={8}><TextField fullWidth label="Former names" helperText="Please indicate former names, if any, under which your educational documents will arrive" {...text("former")} /></Grid>
						<Grid size={3}><DatePicker label="Date of Birth" disableFuture slotProps={{ textField: { fullWidth: true } }} {...date("dob")} /></Grid>
						<Grid size={3}><TextField fullWidth label="City of Birth" {...text("birthCity")} /></Grid>
						<Grid size={3}><Autocomplete options={COUNTRIES} renderInput={(p) => <TextField {...p} label="Country of Birth" />} {...choose("birthCountry")} /></Grid>
						<Grid size={3}><TextField fullWidth label="Social Security Number" placeholder="___-__-____" helperText="Required for financial aid" {...text("ssn")} /></Grid>
						<Grid size={6}>{yesNo("sex", "Legal sex", ["Female", "Male"])}</Grid>
						<Grid size={6}><TextField fullWidth select label="Pronouns" {...text("pronouns")}>{items(["She/her/hers", "They/them/theirs", "He/him/his", "Another pronoun"])}</TextField></Grid>
					</Grid>
					<Typography variant="subtitle1" sx={{ mt: 3, mb: 1 }}>Permanent address</Typography>
					<Grid container spacing={2}>
						<Grid size={8}><TextField fullWidth label="Number and street" {...text("street")} /></Grid>
						<Grid size={4}><TextField fullWidth label="Apt." {...text("unit")} /></Grid>
						<Grid size={4}><TextField fullWidth label="City or town" {...text("city")} /></Grid>
						<Grid size={3}><Autocomplete options={STATES} getOptionLabel={([, name]) => name} getOptionKey={([code]) => code} isOptionEqualToValue={(a, b) => a[0] === b[0]} renderInput={(p) => <TextField {...p} label="State" />}
							ref={at("state")} value={STATES.find(([code]) => code === v.state) ?? null} onChange={(_, value) => set("state", value?.[0] ?? null)} /></Grid>
						<Grid size={2}><TextField fullWidth label="ZIP" {...text("zip")} /></Grid>
						<Grid size={3}><Autocomplete options={COUNTRIES} renderInput={(p) => <TextField {...p} label="Country" />} {...choose("country")} /></Grid>
						<Grid size={12}><TextField fullWidth label="Mailing address" helperText="If different from above" {...text("mailing")} /></Grid>
						<Grid size={4}><TextField fullWidth required type="email" label="E-mail address" {...text("email")} /></Grid>
						<Grid size={4}><TextField fullWidth label="Telephone Number (cell/mobile)" type="tel" {...text("cell", phone)} /></Grid>
						<Grid size={4}><TextField fullWidth label="Telephone Number (home)" type="tel" {...text("home", phone)} /></Grid>
					</Grid>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3, bgcolor: "#faf6f9" }}>
					<Typography variant="h6" gutterBottom>Enrollment Information</Typography>
					<Stack spacing={2.5}>
						{yesNo("type", "I am applying as a", ["First-year student", "Transfer student", "Second-degree student", "Returning student"])}
						<Box><FormLabel component="p" sx={{ mb: 1 }}>When do you plan to begin your studies?</FormLabel>
							<Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
								<ToggleButtonGroup exclusive size="small" color="primary" {...choose("term")}>
									{["Fall", "Spring", "Summer"].map((each) => <ToggleButton key={each} value={each}>{each}</ToggleButton>)}
								</ToggleButtonGroup>
								<TextField size="small" label="of year (yyyy)" {...text("year")} /></Stack></Box>
						<Autocomplete options={MAJORS} renderInput={(p) => <TextField {...p} label="Intended area of study at St. Brigid" />} {...choose("area")} />
						<TextField label="How did you first learn of St. Brigid University?" {...text("learned")} />
						{yesNo("live", "Do you wish to live at the University?")}
						<TextField label="If no, indicate your off-campus address" {...text("offCampus")} />
						<Autocomplete multiple freeSolo options={COLLEGES} renderInput={(p) => <TextField {...p} label="Other colleges/universities to which you have applied or intend to apply" helperText="Press Enter after each" />} data-many="" {...choose("others")} />
						{yesNo("aid", "Are you seeking financial aid?")}
						<Box ref={at("waiver")}><FormControlLabel control={<Checkbox checked={v.waiver} onChange={(event) => set("waiver", event.target.checked)} />} label="I am requesting an application fee waiver" /></Box>
					</Stack>
				</Paper>

				<Accordion defaultExpanded><AccordionSummary><Typography variant="h6">Citizenship and Background</Typography></AccordionSummary><AccordionDetails>
					<Grid container spacing={2}>
						<Grid size={6}><FormControl fullWidth><InputLabel id="citizenship-select-label">Citizenship status</InputLabel>
							<Select labelId="citizenship-select-label" id="citizenship-select" label="Citizenship status" {...text("citizenship")} ref={(node: any) => node && (nodes.current.citizenship = node)}>
								{CITIZENSHIPS.map(([value, label]) => <MenuItem key={value} value={value}>{label}</MenuItem>)}</Select></FormControl></Grid>
						<Grid size={6}><Autocomplete options={COUNTRIES} renderInput={(p) => <TextField {...p} label="Country of Citizenship" />} {...choose("citizenOf")} /></Grid>
						<Grid size={6}><DatePicker label="On what date did you enter the U.S.?" slotProps={{ textField: { fullWidth: true } }} {...date("entered")} /></Grid>
						<Grid size={6}><TextField fullWidth label="Visa type" {...text("visa")} /></Grid>
						<Grid size={12}><Typography variant="body2" color="text.secondary">The following items are optional. No information you provide will be used in a discriminatory manner.</Typography></Grid>
						<Grid size={4}>{yesNo("hispanic", "Are you Hispanic/Latina?")}</Grid>
						<Grid size={8}><FormControl component="fieldset"><FormLabel component="legend">Regardless of your answer to the prior question, please select one or more of the following</FormLabel>{ticks("race", RACES)}</FormControl></Grid>
						<Grid size={6}><TextField fullWidth select label="First language" {...text("firstLanguage")}>{items(LANGUAGES)}</TextField></Grid>
						<Grid size={6}><Autocomplete multiple options={LANGUAGES} renderInput={(p) => <TextField {...p} label="Other languages spoken at home" />} data-many="" {...choose("homeLanguage")} /></Grid>
						<Grid size={4}><TextField fullWidth select label="Religious preference" {...text("religion")}>{items(RELIGIONS)}</TextField></Grid>
						<Grid size={8}><TextField fullWidth label="Parish or congregation, city and state" {...text("parish")} /></Grid>
						<Grid size={12}>{yesNo("military", "Military affiliation", ["Active duty", "Veteran", "Dependent of a veteran or service member", "None"])}</Grid>
					</Grid>
				</AccordionDetails></Accordion>

				<Accordion defaultExpanded><AccordionSummary><Typography variant="h6">Family Information</Typography></AccordionSummary><AccordionDetails>
					<Grid container spacing={2}>
						{[1, 2].map((i) => (
							<Grid size={6} key={i}><Card variant="outlined"><CardHeader title={`Parent/Guardian ${i}`} slotProps={{ title: { variant: "subtitle1" } }} /><CardContent><Stack spacing={2}>
								<Stack direction="row" spacing={1}><TextField fullWidth size="small" label="First name" {...text(`p${i}.first`)} /><TextField fullWidth size="small" label="Last name" {...text(`p${i}.last`)} /></Stack>
								<TextField size="small" select label="Relationship to you" {...text(`p${i}.relation`)}>{items(["Mother", "Father", "Stepparent", "Grandparent", "Legal guardian"])}</TextField>
								{yesNo(`p${i}.living`, "Is this parent living?")}
								<TextField size="small" label="Occupation" {...text(`p${i}.occupation`)} />
								<TextField size="small" label="Employer" {...text(`p${i}.employer`)} />
								<TextField size="small" select label="Highest level of education" {...text(`p${i}.education`)}>{items(LEVELS)}</TextField>
							</Stack></CardContent></Card></Grid>
						))}
						<Grid size={6}>{yesNo("marital", "Parents' marital status", ["Married", "Divorced", "Separated", "Never married", "Widowed"])}</Grid>
						<Grid size={6}>{yesNo("firstGen", "Are you a first-generation college student (neither parent holds a bachelor's degree)?")}</Grid>
						<Grid size={12}>{yesNo("alumna", "Is your mother or grandmother a graduate of St. Brigid?")}</Grid>
					</Grid>
					<Typography variant="subtitle2" sx={{ mt: 2 }}>Please list your brothers and sisters</Typography>
					<Table size="small"><TableHead><TableRow><TableCell>Name</TableCell><TableCell>Age</TableCell><TableCell>College attended or attending</TableCell></TableRow></TableHead>
						<TableBody>{[0, 1].map((i) => <TableRow key={i}>{["name", "age", "college"].map((each) => <TableCell key={each}><TextField variant="standard" fullWidth {...text(`sib${i}.${each}`)} /></TableCell>)}</TableRow>)}</TableBody></Table>
				</AccordionDetails></Accordion>

				<Accordion defaultExpanded><AccordionSummary><Typography variant="h6">Academic Information</Typography></AccordionSummary><AccordionDetails>
					<Grid container spacing={2}>
						<Grid size={6}><TextField fullWidth id="hs-name" label="High school name" {...text("school")} /></Grid>
						<Grid size={3}><TextField fullWidth id="hs-city" label="City" {...text("schoolCity")} /></Grid>
						<Grid size={3}><Autocomplete id="hs-state" options={STATES.map(([, name]) => name)} renderInput={(p) => <TextField {...p} label="State" />} {...choose("schoolState")} /></Grid>
						<Grid size={3}><TextField fullWidth label="CEEB/ACT code" {...text("ceeb")} /></Grid>
						<Grid size={5}>{yesNo("schoolKind", "Type of school", ["Public", "Private", "Parochial", "Home school"])}</Grid>
						<Grid size={4}><DatePicker label="Date of graduation" views={["year", "month"]} format="MM/YYYY" slotProps={{ textField: { fullWidth: true } }} {...date("grad")} /></Grid>
						<Grid size={3}><TextField fullWidth label="Cumulative GPA" {...text("gpa")} /></Grid>
						<Grid size={3}><TextField fullWidth select label="on a scale of" {...text("gpaScale")}>{items(["4.0", "5.0", "6.0", "100"])}</TextField></Grid>
						<Grid size={3}><TextField fullWidth label="Rank in class" type="number" {...text("rank")} /></Grid>
						<Grid size={3}><TextField fullWidth label="Number in class" type="number" {...text("size")} /></Grid>
						<Grid size={6}><TextField fullWidth label="Name of school counselor" {...text("counselor")} /></Grid>
						<Grid size={6}><TextField fullWidth label="Counselor's telephone number" {...text("counselorPhone", phone)} /></Grid>
					</Grid>
					<Typography variant="subtitle2" sx={{ mt: 3 }}>List all colleges attended, including any dual-enrollment coursework taken while in high school</Typography>
					<Table size="small" id="colleges"><TableHead><TableRow><TableCell>Name of college/university</TableCell><TableCell>Dates attended</TableCell><TableCell>Credits earned</TableCell></TableRow></TableHead>
						<TableBody>{[0, 1].map((i) => <TableRow key={i}>{["name", "dates", "credits"].map((each) => <TableCell key={each}><TextField variant="standard" fullWidth {...text(`col${i}.${each}`)} /></TableCell>)}</TableRow>)}</TableBody></Table>
					<Typography variant="subtitle2" sx={{ mt: 3 }}>Test scores</Typography>
					<FormHelperText>Reporting ACT or SAT scores is optional for first-year applicants. In cases of retesting, the highest test scores are utilized.</FormHelperText>
					<Table size="small" id="tests"><TableHead><TableRow><TableCell>Test</TableCell><TableCell>Highest score</TableCell><TableCell>Date taken</TableCell></TableRow></TableHead>
						<TableBody>{TESTS.map((test, i) => <TableRow key={test}><TableCell>{test}</TableCell><TableCell><TextField size="small" type="number" slotProps={{ htmlInput: { "aria-label": `${test} score` } }} {...text(`test${i}.score`)} /></TableCell>
							<TableCell><DatePicker slotProps={{ textField: { size: "small" } }} {...date(`test${i}.date`)} /></TableCell></TableRow>)}</TableBody></Table>
					<Typography variant="subtitle2" sx={{ mt: 3, mb: 1 }}>Advanced Placement examinations</Typography>
					<Stack spacing={1}>{[0, 1, 2].map((i) => <Stack direction="row" spacing={2} key={i}>
						<Autocomplete sx={{ width: 380 }} size="small" options={EXAMS} renderInput={(p) => <TextField {...p} label={`Examination ${i + 1}`} />} {...choose(`ap${i}.exam`)} />
						<TextField sx={{ width: 120 }} size="small" select label="Score" {...text(`ap${i}.score`)}>{items(["1", "2", "3", "4", "5"])}</TextField></Stack>)}</Stack>
				</AccordionDetails></Accordion>

				<Paper variant="outlined" sx={{ p: 3, my: 3 }}>
					<Typography variant="h6">Activities and Honors</Typography>
					<Typography variant="body2" sx={{ mb: 2 }}>Please list your school, community, church and work activities, the positions held, and the grades in which you participated.</Typography>
					{Array.from({ length: rows }, (_, i) => (
						<Stack direction="row" spacing={2} key={i} sx={{ mb: 2, alignItems: "center" }}>
							<TextField size="small" sx={{ flex: 2 }} label="Activity or organization" {...text(`act${i}.name`)} />
							<TextField size="small" sx={{ flex: 1.5 }} label="Position/office held" {...text(`act${i}.position`)} />
							<Box>{ticks(`act${i}.grades`, ["9", "10", "11", "12"], true)}</Box>
							<TextField size="small" sx={{ width: 110 }} label="Hours/week" {...text(`act${i}.hours`)} />
						</Stack>
					))}
					<Button onClick={() => { setValues((old) => ({ ...old, ...activity(rows) })); setRows(rows + 1); }}>Add activity</Button>
					<Typography variant="subtitle2" sx={{ mt: 2, mb: 1 }}>Academic honors and awards</Typography>
					{[0, 1, 2].map((i) => <Stack direction="row" spacing={2} key={i} sx={{ mb: 1 }}><TextField size="small" fullWidth label="Honor or award" {...text(`hon${i}.title`)} />
						<TextField size="small" select sx={{ width: 180 }} label="Grade received" {...text(`hon${i}.grade`)}>{items(["9th", "10th", "11th", "12th"])}</TextField></Stack>)}
				</Paper>

				<Grid container spacing={3}>
					<Grid size={6}><Card variant="outlined"><CardContent><Typography variant="h6" gutterBottom>Emergency Contact</Typography><Stack spacing={2}>
						<TextField label="Name" {...text("contactName")} /><TextField label="Relationship" {...text("contactRelation")} /><TextField label="Daytime telephone" {...text("contactPhone", phone)} /></Stack></CardContent></Card></Grid>
					<Grid size={6}><Card variant="outlined"><CardContent><Typography variant="h6" gutterBottom>Conduct</Typography>
						{yesNo("dismissed", "Have you ever been suspended, dismissed or placed on probation by any school you have attended?")}
						{yesNo("convicted", "Have you ever been convicted of a felony?")}</CardContent></Card></Grid>
				</Grid>
				<Paper variant="outlined" sx={{ p: 3, my: 3 }}>
					<Typography variant="h6">Personal Statement</Typography>
					<Typography id="essay-prompt" sx={{ mb: 1 }}>Why have you chosen to apply to a college for women, and what do you hope to contribute to the St. Brigid community? (250–500 words)</Typography>
					<TextField fullWidth multiline minRows={6} slotProps={{ htmlInput: { "aria-labelledby": "essay-prompt" } }} {...text("essay")} />
				</Paper>
				<Box ref={at("certify")}><FormControlLabel control={<Checkbox checked={v.certify} onChange={(event) => set("certify", event.target.checked)} />} label="I certify that the information on this application is complete and accurate, and I understand that falsification may result in denial of admission." /></Box>
				<Stack direction="row" spacing={2} sx={{ mt: 1 }}><TextField label="Signature (type your full name)" sx={{ width: 400 }} {...text("signature")} />
					<Button variant="contained" onClick={() => (sent.current = true)}>Submit application</Button></Stack>
			</Container>
		</LocalizationProvider>
	);
}

createRoot(document.querySelector("#root")!).render(<Application />);
