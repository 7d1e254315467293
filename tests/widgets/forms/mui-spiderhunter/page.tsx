import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Alert from "@mui/material/Alert";
import AppBar from "@mui/material/AppBar";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import Checkbox from "@mui/material/Checkbox";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Grid from "@mui/material/Grid";
import InputLabel from "@mui/material/InputLabel";
import MenuItem from "@mui/material/MenuItem";
import Paper from "@mui/material/Paper";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Values = Record<string, any>;

const TEXTS = [
	"creditHours", "lastName", "firstName", "middleName", "preferredName", "otherNames",
	"mailStreet", "mailApt", "mailCity", "mailZip", "permStreet", "permCity", "permZip",
	"primaryPhone", "altPhone", "email", "birthCity", "ssn", "ssid", "citizenCountry",
	"hsName", "hsCity", "ceeb", "gpaUnweighted", "gpaWeighted", "classRank", "classSize",
	"counselorName", "counselorEmail", "college0Name", "college0Place", "college0Dates", "college0Hours",
	"satErw", "satMath", "satTotal", "actComposite", "actEnglish", "actMath", "actReading", "actScience", "toefl",
	"ap0Year", "ap1Year", "ap2Year",
	"parent1First", "parent1Last", "parent1Occupation", "parent1Employer", "parent1Email",
	"parent2First", "parent2Last", "parent2Occupation", "parent2Employer", "parent2Email",
	"honor0Title", "honor1Title", "honor2Title",
	"act0Name", "act0Position", "act0Hours", "act0Weeks", "act1Name", "act1Position", "act1Hours", "act1Weeks",
	"job0Employer", "job0Position", "job0Hours", "job0Duties", "essay", "refereeName", "refereeEmail", "signature",
];
const SELECTS = [
	"term", "suffix", "mailCountry", "citizenship", "nativeLanguage", "military", "hsState", "gpaScale", "parent1Education",
	"parent2Education", "parentsMarital", "income", "degree", "ap0Subject", "ap0Score", "ap1Subject", "ap1Score", "ap2Subject",
	"ap2Score", "honor0Grade", "honor1Grade", "honor2Grade",
];
const RADIOS = ["admitType", "sex", "hispanic", "resident", "dependentOf", "firstGen", "finAid", "hsType", "livingLearning", "discipline"];
const FLAGS = ["feeWaiver", "permDifferent", "textOk", "certify"];
const SINGLES = ["firstMajor", "secondMajor", "mailState", "permState", "birthCountry", "legalState"];
const SEVERAL = ["homeLanguages", "otherColleges"];
const BOXES = ["race", "programs", "act0Grades", "act1Grades"];
const DATES = ["birthdate", "livedSince", "hsGraduation", "satErwDate", "satMathDate", "actDate", "signDate"];

const START: Values = Object.fromEntries([
	...[...TEXTS, ...SELECTS, ...RADIOS].map((key) => [key, ""]),
	...FLAGS.map((key) => [key, false]),
	...[...SINGLES, ...DATES].map((key) => [key, null]),
	...[...SEVERAL, ...BOXES].map((key) => [key, []]),
]);
let submitted = false;

const COLLEGES = ["Eastern Washington University", "Oregon State University", "Portland State University", "Reed College", "University of Idaho", "University of Washington", "Washington State University", "Western Washington University"];
const NATIVE = ["Arabic", "Chinese", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Russian", "Spanish", "Tagalog", "Ukrainian", "Vietnamese", "Other"];
const EDUCATION = ["No high school", "Some high school", "High school diploma or GED", "Some college", "Associate's degree", "Bachelor's/four-year degree", "Graduate/professional degree"];
const AP = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language & Composition", "English Literature & Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Physics 1", "Physics C: Mechanics", "Psychology", "Spanish Language", "Statistics", "U.S. Government & Politics", "U.S. History", "World History"];
const RACE = [
	["AIAN", "American Indian or Alaska Native"],
	["ASIAN", "Asian"],
	["BLACK", "Black or African American"],
	["NHPI", "Native Hawaiian or Other Pacific Islander"],
	["WHITE", "White"],
];

const phoneMask = (typed: string) => {
	const d = typed.replace(/\D/g, "").slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

/** The application's answers; each control listens for its own. */
const store = { values: START, listeners: new Set<() => void>() };
const set = (key: string, value: unknown) => {
	store.values = { ...store.values, [key]: value };
	for (const listener of store.listeners) listener();
};
const subscribe = (listener: () => void) => {
	store.listeners.add(listener);
	return () => store.listeners.delete(listener);
};
const useValue = (name: string) => useSyncExternalStore(subscribe, () => store.values[name]);

const digitMask = (most: number) => (typed: string) => typed.replace(/[^\d.]/g, "").slice(0, most);

function Txt({ mask, ...props }: TextFieldProps & { name: string; mask?: (typed: string) => string }) {
	const value = useValue(props.name);
	return <TextField {...props} value={value} onChange={(event) => set(props.name, mask ? mask(event.target.value) : event.target.value)} />;
}

function Tick({ name, label, value, ...props }: { name: string; label: string; value?: string } & Record<string, any>) {
	const held = useValue(name);
	const checked = value === undefined ? held : held.includes(value);
	const change = (on: boolean) => set(name, value === undefined ? on : on ? [...held, value] : held.filter((each: string) => each !== value));
	const { tight, ...more } = props;
	return <FormControlLabel {...more} control={<Checkbox size="small" sx={tight ? { p: 0.5 } : undefined} name={name} value={value} checked={checked} onChange={(event) => change(event.target.checked)} />} label={label} />;
}

function Toggle({ name, label }: { name: string; label: string }) {
	const checked = useValue(name);
	return <FormControlLabel control={<Switch name={name} checked={checked} onChange={(event) => set(name, event.target.checked)} />} label={label} />;
}

function Day({ name, ...props }: { name: string } & Record<string, any>) {
	const value = useValue(name);
	return <DatePicker {...props} value={value} onChange={(day: Dayjs | null) => set(name, day)} slotProps={{ textField: { id: name, name, fullWidth: true } }} />;
}

function Combo({ name, label, options }: { name: string; label: string; options: string[] }) {
	const value = useValue(name);
	return <Autocomplete options={options} value={value} onChange={(_, choice) => set(name, choice)} renderInput={(params) => <TextField {...params} name={name} label={label} />} />;
}

function Chips({ name, label, helperText, ...props }: { name: string; label: string; helperText?: string; options: string[]; freeSolo?: boolean }) {
	const value = useValue(name);
	return <Autocomplete multiple {...props} value={value} onChange={(_, list) => set(name, list)} renderInput={(params) => <TextField {...params} name={name} label={label} helperText={helperText} />} />;
}

type Options = [string, string][];
const same = (list: string[]): Options => list.map((each) => [each, each]);
const yesNo: Options = [["Y", "Yes"], ["N", "No"]];

function Drop({ name, label, options, helper }: { name: string; label: string; options: Options; helper?: string }) {
	const value = useValue(name);
	return (
		<FormControl fullWidth>
			<InputLabel id={`${name}-label`}>{label}</InputLabel>
			<Select labelId={`${name}-label`} label={label} name={name} value={value} onChange={(event) => set(name, event.target.value)}>
				{options.map(([code, text]) => (
					<MenuItem key={code} value={code}>
						{text}
					</MenuItem>
				))}
			</Select>
			{helper && <FormHelperText>{helper}</FormHelperText>}
		</FormControl>
	);
}

function Radios({ name, label, options, helper }: { name: string; label: string; options: Options; helper?: string }) {
	const value = useValue(name);
	return (
		<FormControl>
			<FormLabel id={`${name}-legend`}>{label}</FormLabel>
			<RadioGroup row aria-labelledby={`${name}-legend`} name={name} value={value} onChange={(event) => set(name, event.target.value)}>
				{options.map(([code, text]) => (
					<FormControlLabel key={code} value={code} control={<Radio size="small" />} label={text} />
				))}
			</RadioGroup>
			{helper && <FormHelperText>{helper}</FormHelperText>}
		</FormControl>
	);
}

/** A bare select in a table cell or beside a text box. */
function CellSelect({ name, options, none, ...props }: { name: string; options: Options; none: string } & Record<string, any>) {
	const value = useValue(name);
	return (
		<Select displayEmpty {...props} name={name} value={value} onChange={(event) => set(name, event.target.value)}>
			<MenuItem value="">{none}</MenuItem>
			{options.map(([code, text]) => (
				<MenuItem key={code} value={code}>
					{text}
				</MenuItem>
			))}
		</Select>
	);
}

function App() {
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static" color="default">
				<Toolbar>
					<Typography variant="h6">Tamarack State University · Office of Admissions</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 4 }} component="form" noValidate autoComplete="off" onSubmit={(event: any) => { event.preventDefault(); submitted = true; }}>
				<Typography variant="h4" component="h1">
					Freshman Application for Admission and Honors College
				</Typography>
				<Alert severity="info" sx={{ my: 2 }}>
					A response to each item is expected unless otherwise indicated. The $60 application fee is nonrefundable and may not be transferred to another term.
				</Alert>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h5" gutterBottom>
						Section A. Enrollment Information
					</Typography>
					<Grid container spacing={2}>
						<Grid size={{ xs: 12, sm: 6 }}>
							<Drop name="term" label="Semester and year you expect to enter" options={[["202760", "Summer 2027"], ["202790", "Fall 2027"], ["202820", "Spring 2028"], ["202890", "Fall 2028"]]} />
						</Grid>
						<Grid size={12}>
							<Radios name="admitType" label="Are you a:" options={[["FN", "Freshman (no college credit hours)"], ["FC", "Freshman (with college credit hours)"]]} helper="Count dual or concurrent enrollment, but not AP or IB." />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<Txt fullWidth label="Number of college credit hours by high school graduation date" mask={digitMask(5)} name="creditHours" />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }} />
						<Grid size={{ xs: 12, sm: 6 }}><Combo name="firstMajor" label="First choice major" options={MAJORS} /></Grid>
						<Grid size={{ xs: 12, sm: 6 }}><Combo name="secondMajor" label="Second choice major" options={MAJORS} /></Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<Drop name="degree" label="Highest degree you plan to earn" options={same(["Bachelor's", "Master's", "Doctorate", "First professional (law, medicine, etc.)", "Undecided"])} />
						</Grid>
						<Grid size={12}>
							<Tick name="feeWaiver" label="I will be requesting a waiver of the application fee" />
						</Grid>
					</Grid>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h5" gutterBottom>
						Section B. Personal Information
					</Typography>
					<Typography variant="subtitle1">Full legal name</Typography>
					<Grid container spacing={2} sx={{ mb: 2 }}>
						<Grid size={{ xs: 12, sm: 4 }}>
							<Txt fullWidth required id="lastName" label="Last/Family" name="lastName" />
						</Grid>
						<Grid size={{ xs: 12, sm: 3 }}>
							<Txt fullWidth required id="firstName" label="First/Given" name="firstName" />
						</Grid>
						<Grid size={{ xs: 12, sm: 3 }}>
							<Txt fullWidth id="middleName" label="Middle (complete)" name="middleName" />
						</Grid>
						<Grid size={{ xs: 12, sm: 2 }}><Drop name="suffix" label="Jr., etc." options={[["", "—"], ...same(["Jr.", "Sr.", "II", "III", "IV"])]} /></Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<Txt fullWidth id="preferredName" label="Preferred name, if not first name" name="preferredName" />
						</Grid>
						<Grid size={{ xs: 12, sm: 8 }}>
							<Txt fullWidth id="otherNames" label="Other name(s) that may appear on your academic records" name="otherNames" />
						</Grid>
					</Grid>
					<Typography variant="subtitle1">Current mailing address</Typography>
					<Grid container spacing={2} sx={{ mb: 1 }}>
						<Grid size={{ xs: 12, sm: 9 }}>
							<Txt fullWidth label="Street number and street name" name="mailStreet" />
						</Grid>
						<Grid size={{ xs: 12, sm: 3 }}>
							<Txt fullWidth label="Apartment" name="mailApt" />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<Txt fullWidth label="City" name="mailCity" />
						</Grid>
						<Grid size={{ xs: 12, sm: 3 }}><Combo name="mailState" label="State/Province" options={STATES.map(([, name]) => name)} /></Grid>
						<Grid size={{ xs: 12, sm: 2 }}>
							<Txt fullWidth label="Zip code" name="mailZip" />
						</Grid>
						<Grid size={{ xs: 12, sm: 3 }}><Drop name="mailCountry" label="Country" options={same(COUNTRIES)} /></Grid>
					</Grid>
					<Toggle name="permDifferent" label="My permanent address is different from my current mailing address" />
					<Typography variant="subtitle1" sx={{ mt: 1 }}>
						Permanent address (if different from current as indicated above)
					</Typography>
					<Grid container spacing={2} sx={{ mb: 3 }}>
						<Grid size={{ xs: 12, sm: 12 }}>
							<Txt fullWidth label="Permanent street address" name="permStreet" />
						</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>
							<Txt fullWidth label="Permanent city" name="permCity" />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}><Combo name="permState" label="Permanent state" options={STATES.map(([, name]) => name)} /></Grid>
						<Grid size={{ xs: 12, sm: 3 }}>
							<Txt fullWidth label="Permanent zip code" name="permZip" />
						</Grid>
					</Grid>
					<Grid container spacing={2}>
						<Grid size={{ xs: 12, sm: 3 }}>
							<Txt fullWidth label="Primary telephone" placeholder="(area code) number" type="tel" mask={phoneMask} name="primaryPhone" />
						</Grid>
						<Grid size={{ xs: 12, sm: 3 }}>
							<Txt fullWidth label="Alternate phone" type="tel" mask={phoneMask} name="altPhone" />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<Txt fullWidth type="email" label="E-mail address" helperText="Much of our correspondence is sent by e-mail. It is your responsibility to read it." name="email" />
						</Grid>
						<Grid size={12}>
							<Tick name="textOk" label="I agree that Tamarack State may send text messages to my primary telephone" />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<Day label="Birthdate" disableFuture name="birthdate" />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<Txt fullWidth label="Place of birth: city" name="birthCity" />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}><Combo name="birthCountry" label="Place of birth: country" options={COUNTRIES} /></Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<Txt fullWidth label="Social Security Number" placeholder="###-##-####" helperText="Used to match your application with transcripts and test scores" name="ssn" />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<Txt fullWidth label="Statewide Student ID" helperText="10 digits, if your state issues one" name="ssid" />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}><Radios name="sex" label="Sex" options={[["F", "Female"], ["M", "Male"]]} /></Grid>
						<Grid size={{ xs: 12, sm: 8 }}><Radios name="hispanic" label="Are you Hispanic or Latino?" options={yesNo} /></Grid>
						<Grid size={12}>
							<FormControl component="fieldset">
								<FormLabel component="legend">Select the racial category or categories with which you most closely identify. Check as many as apply.</FormLabel>
								<FormGroup>
									{RACE.map(([value, text]) => (
										<Tick key={value} name="race" value={value} label={text} />
									))}
								</FormGroup>
							</FormControl>
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}><Drop name="nativeLanguage" label="What is your native language?" options={same(NATIVE)} /></Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<Chips name="homeLanguages" label="Languages other than English spoken in your home" options={NATIVE.filter((each) => each !== "English" && each !== "Other")} />
						</Grid>
					</Grid>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h5" gutterBottom>
						Section C. Citizenship and Residency
					</Typography>
					<Stack spacing={2}>
						<Drop name="citizenship" label="Citizenship status" options={[["1", "U.S. citizen"], ["2", "U.S. national"], ["3", "Permanent resident (I-551)"], ["4", "Permanent residence application pending"], ["5", "Nonimmigrant visa"], ["6", "None of the above"]]} />
						<Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
							<Txt fullWidth label="If not a U.S. citizen, of what country are you a citizen?" name="citizenCountry" />
						</Stack>
						<Radios name="resident" label="Do you claim to be a resident of Washington for tuition purposes?" options={yesNo} />
						<Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
							<Box sx={{ flex: 1 }}><Combo name="legalState" label="Of what state are you a legal resident?" options={STATES.map(([, name]) => name)} /></Box>
							<Box sx={{ flex: 1 }}>
								<Day label="Date you began living there" views={["year", "month"]} format="MM/YYYY" name="livedSince" />
							</Box>
						</Stack>
						<Radios name="dependentOf" label="Who claimed you as a dependent on the most recent federal income tax return?" options={[["M", "Mother"], ["F", "Father"], ["B", "Both parents"], ["G", "Guardian"], ["O", "No one"]]} />
						<Drop name="military" label="U.S. military status at the time of enrollment" options={[["N", "Not a member of the military"], ["A", "Active duty"], ["R", "National Guard or Reserve"], ["V", "Veteran"], ["D", "Dependent of a service member"]]} />
						<Radios name="finAid" label="Do you intend to apply for financial aid?" options={yesNo} />
					</Stack>
				</Paper>

				<Accordion defaultExpanded disableGutters variant="outlined">
					<AccordionSummary>
						<Typography variant="h5">Section D. Educational Background</Typography>
					</AccordionSummary>
					<AccordionDetails>
						<Typography sx={{ mb: 2 }}>Enter the high school from which you graduated or expect to graduate.</Typography>
						<Grid container spacing={2}>
							<Grid size={{ xs: 12, sm: 8 }}>
								<Txt variant="filled" fullWidth label="Name of high school" name="hsName" />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<Txt variant="filled" fullWidth label="CEEB/ACT code" helperText="Ask your counselor" mask={digitMask(6)} name="ceeb" />
							</Grid>
							<Grid size={{ xs: 12, sm: 5 }}>
								<Txt variant="filled" fullWidth label="City" name="hsCity" />
							</Grid>
							<Grid size={{ xs: 12, sm: 3 }}>
								<Txt select variant="filled" fullWidth label="State" name="hsState">
									{STATES.map(([code]) => (
										<MenuItem key={code} value={code}>
											{code}
										</MenuItem>
									))}
								</Txt>
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<Day label="Exact date of graduation" name="hsGraduation" />
							</Grid>
							<Grid size={12}><Radios name="hsType" label="Type of school" options={[["PUB", "Public"], ["PRI", "Private"], ["HOM", "Home school"], ["GED", "GED"]]} /></Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt variant="filled" fullWidth label="Unweighted GPA" name="gpaUnweighted" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt select variant="filled" fullWidth label="Unweighted scale" name="gpaScale">
									{["4.0", "5.0", "6.0", "10", "100"].map((each) => (
										<MenuItem key={each} value={each}>
											{each}
										</MenuItem>
									))}
								</Txt>
							</Grid>
							<Grid size={{ xs: 6, sm: 2 }}>
								<Txt variant="filled" fullWidth label="Weighted GPA" name="gpaWeighted" />
							</Grid>
							<Grid size={{ xs: 6, sm: 2 }}>
								<Txt variant="filled" fullWidth label="Class rank" mask={digitMask(4)} name="classRank" />
							</Grid>
							<Grid size={{ xs: 6, sm: 2 }}>
								<Txt variant="filled" fullWidth label="Class size" mask={digitMask(4)} name="classSize" />
							</Grid>
						</Grid>
						<Typography variant="subtitle1" sx={{ mt: 3 }}>
							Guidance counselor
						</Typography>
						<Grid container spacing={2}>
							<Grid size={{ xs: 12, sm: 4 }}>
								<Txt variant="filled" fullWidth label="Counselor's name" name="counselorName" />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<Txt variant="filled" fullWidth label="Counselor's e-mail" name="counselorEmail" />
							</Grid>
						</Grid>
						<Typography variant="subtitle1" sx={{ mt: 3 }}>
							List all colleges you have attended, including dual enrollment
						</Typography>
						<Table size="small">
							<TableHead>
								<TableRow>
									<TableCell>College or university</TableCell>
									<TableCell>City and state</TableCell>
									<TableCell>Dates attended</TableCell>
									<TableCell>Credit hours earned or in progress</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								<TableRow>
									{["college0Name", "college0Place", "college0Dates", "college0Hours"].map((name) => (
										<TableCell key={name}>
											<Txt variant="standard" fullWidth name={name} />
										</TableCell>
									))}
								</TableRow>
							</TableBody>
						</Table>
					</AccordionDetails>
				</Accordion>
				<Accordion defaultExpanded disableGutters variant="outlined" sx={{ mb: 3 }}>
					<AccordionSummary>
						<Typography variant="h5">Section E. Test Scores</Typography>
					</AccordionSummary>
					<AccordionDetails>
						<Typography sx={{ mb: 2 }}>Self-report your highest scores. Official scores must come directly from the testing agency.</Typography>
						<Grid container spacing={2}>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt fullWidth size="small" label="SAT Reading/Writing" mask={digitMask(3)} name="satErw" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Day label="SAT Reading/Writing date" name="satErwDate" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt fullWidth size="small" label="SAT Math" mask={digitMask(3)} name="satMath" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Day label="SAT Math date" name="satMathDate" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt fullWidth size="small" label="SAT Composite (superscore)" mask={digitMask(4)} name="satTotal" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt fullWidth size="small" label="ACT Composite" helperText="Single sitting" mask={digitMask(2)} name="actComposite" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Day label="ACT date" name="actDate" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt fullWidth size="small" label="ACT English" mask={digitMask(2)} name="actEnglish" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt fullWidth size="small" label="ACT Mathematics" mask={digitMask(2)} name="actMath" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt fullWidth size="small" label="ACT Reading" mask={digitMask(2)} name="actReading" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt fullWidth size="small" label="ACT Science Reasoning" mask={digitMask(2)} name="actScience" />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<Txt fullWidth size="small" label="TOEFL iBT" helperText="If English is not your native language" mask={digitMask(3)} name="toefl" />
							</Grid>
						</Grid>
						<Table size="small" sx={{ mt: 2 }}>
							<TableHead>
								<TableRow>
									<TableCell sx={{ width: "55%" }}>Advanced Placement exam</TableCell>
									<TableCell>Year taken</TableCell>
									<TableCell>Score (1–5)</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								{[0, 1, 2].map((row) => (
									<TableRow key={row}>
										<TableCell><CellSelect variant="standard" fullWidth none="Select" name={`ap${row}Subject`} options={same(AP)} /></TableCell>
										<TableCell>
											<Txt variant="standard" fullWidth mask={digitMask(4)} name={`ap${row}Year`} />
										</TableCell>
										<TableCell><CellSelect variant="standard" fullWidth none="Select" name={`ap${row}Score`} options={same(["1", "2", "3", "4", "5"])} /></TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
					</AccordionDetails>
				</Accordion>

				<Typography variant="h5" gutterBottom>
					Section F. Family Information
				</Typography>
				<Grid container spacing={2} sx={{ mb: 2 }}>
					{["parent1", "parent2"].map((who, index) => (
						<Grid size={{ xs: 12, sm: 6 }} key={who}>
							<Card variant="outlined">
								<CardHeader title={`Parent or Legal Guardian ${index + 1}`} slotProps={{ title: { variant: "subtitle1" } }} />
								<CardContent>
									<Stack spacing={1.5}>
										<Txt size="small" label="First name" name={`${who}First`} />
										<Txt size="small" label="Last name" name={`${who}Last`} />
										<Txt size="small" label="Occupation" name={`${who}Occupation`} />
										<Txt size="small" label="Employer" name={`${who}Employer`} />
										<Txt size="small" label="E-mail" name={`${who}Email`} />
										<Txt select size="small" label="Highest level of education" name={`${who}Education`}>
											{EDUCATION.map((each) => (
												<MenuItem key={each} value={each}>
													{each}
												</MenuItem>
											))}
										</Txt>
									</Stack>
								</CardContent>
							</Card>
						</Grid>
					))}
				</Grid>
				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Stack spacing={2}>
						<Drop name="parentsMarital" label="Marital status of your parents" options={same(["Never married", "Married", "Civil union/domestic partners", "Widowed", "Separated", "Divorced"])} />
						<Radios name="firstGen" label="Did either of your parents/guardians receive a bachelor's degree or higher?" options={yesNo} />
						<Drop name="income" label="Family's gross income for the most recent tax year" options={same(["Less than $20,000", "$20,000 – $39,999", "$40,000 – $59,999", "$60,000 – $79,999", "$80,000 – $99,999", "$100,000 – $149,999", "$150,000 or more"])} helper="Optional. Used for scholarship consideration only." />
						<FormControl component="fieldset">
							<FormLabel component="legend">Have you participated in any of these college preparation programs?</FormLabel>
							<FormGroup row>
								{["AVID", "GEAR UP", "MESA", "Upward Bound", "College Success Foundation"].map((each) => (
									<Tick key={each} name="programs" value={each} label={each} />
								))}
							</FormGroup>
						</FormControl>
						<Chips freeSolo name="otherColleges" label="Other colleges to which you are applying" helperText="Press Enter after each one" options={COLLEGES} />
					</Stack>
				</Paper>

				<Paper elevation={3} sx={{ p: 3, mb: 3 }}>
					<Typography variant="h5" gutterBottom>
						Section G. Honors College Application
					</Typography>
					<Typography sx={{ mb: 1 }}>Top three academic honors or distinctions that were most meaningful to you, and the grade in which you received each.</Typography>
					{[0, 1, 2].map((row) => (
						<Stack direction="row" spacing={1} key={row} sx={{ mb: 1, alignItems: "center" }}>
							<Typography>{row + 1}.</Typography>
							<Txt size="small" fullWidth placeholder="Honor or distinction" name={`honor${row}Title`} />
							<CellSelect size="small" sx={{ minWidth: 120 }} none="Grade…" name={`honor${row}Grade`} options={same(["9th", "10th", "11th", "12th"])} />
						</Stack>
					))}
					<Typography sx={{ mt: 3 }}>Most significant activities in and out of school (do not include paid employment; list it below)</Typography>
					<Table size="small">
						<TableHead>
							<TableRow>
								<TableCell>Activity or organization</TableCell>
								<TableCell>Position/role</TableCell>
								<TableCell>Grade level(s)</TableCell>
								<TableCell>Hrs/wk</TableCell>
								<TableCell>Wks/yr</TableCell>
							</TableRow>
						</TableHead>
						<TableBody>
							{[0, 1].map((row) => (
								<TableRow key={row}>
									<TableCell>
										<Txt variant="standard" fullWidth name={`act${row}Name`} />
									</TableCell>
									<TableCell>
										<Txt variant="standard" fullWidth name={`act${row}Position`} />
									</TableCell>
									<TableCell>
										<FormGroup row sx={{ flexWrap: "nowrap" }}>
											{["9", "10", "11", "12"].map((each) => (
												<Tick key={each} sx={{ m: 0 }} labelPlacement="top" tight name={`act${row}Grades`} value={each} label={each} />
											))}
										</FormGroup>
									</TableCell>
									<TableCell>
										<Txt variant="standard" fullWidth mask={digitMask(3)} name={`act${row}Hours`} />
									</TableCell>
									<TableCell>
										<Txt variant="standard" fullWidth mask={digitMask(2)} name={`act${row}Weeks`} />
									</TableCell>
								</TableRow>
							))}
						</TableBody>
					</Table>
					<Typography sx={{ mt: 3, mb: 1 }}>Work experience</Typography>
					<Grid container spacing={2}>
						<Grid size={{ xs: 12, sm: 5 }}>
							<Txt fullWidth size="small" label="Employer/company" name="job0Employer" />
						</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>
							<Txt fullWidth size="small" label="Position held" name="job0Position" />
						</Grid>
						<Grid size={{ xs: 12, sm: 2 }}>
							<Txt fullWidth size="small" label="Hours/week" mask={digitMask(3)} name="job0Hours" />
						</Grid>
						<Grid size={12}>
							<Txt fullWidth multiline minRows={2} label="Duties and responsibilities" name="job0Duties" />
						</Grid>
					</Grid>
					<Box sx={{ mt: 3 }}>
						<Typography sx={{ mb: 1 }}>Describe a topic, idea, or concept you find so engaging that you lose track of time. What or who do you turn to when you want to learn more?</Typography>
						<Txt fullWidth multiline minRows={5} label="Essay (500 words maximum)" name="essay" />
					</Box>
					<Typography sx={{ mt: 3, mb: 1 }}>Teacher who will write your recommendation</Typography>
					<Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
						<Txt fullWidth size="small" label="Name" name="refereeName" />
						<Txt fullWidth size="small" label="School e-mail" name="refereeEmail" />
					</Stack>
					<Box sx={{ mt: 2 }}><Radios name="livingLearning" label="Are you interested in the Honors Living Learning Community?" options={[["Y", "Yes"], ["N", "No"], ["U", "Not sure"]]} /></Box>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h5" gutterBottom>
						Certification
					</Typography>
					<Radios name="discipline" label="Have you ever been disciplined, suspended from, or placed on probation at any educational institution for non-academic reasons?" options={yesNo} helper="A yes answer will not automatically prevent admission." />
					<Tick name="certify" label="I certify that the information on this application is complete and correct and I understand that false information may make me ineligible for admission." />
					<Stack direction="row" spacing={2} sx={{ mt: 2 }}>
						<Txt fullWidth label="Signature of applicant" name="signature" />
						<Day label="Date" name="signDate" />
					</Stack>
				</Paper>
				<Button type="submit" variant="contained" size="large">
					Submit application
				</Button>
			</Container>
		</LocalizationProvider>
	);
}

const named = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"], textarea[name="${name}"]`);
const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2066-\u2069\u200e]/g, "").trim();
const labelsOf = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`)].map((input) => clean(input.closest("label")?.textContent));

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(
			Object.entries(store.values).map(([key, value]) => {
				if (!DATES.includes(key)) return [key, value];
				return [key, value?.isValid() ? value.format(key === "livedSince" ? "YYYY-MM" : "YYYY-MM-DD") : null];
			}),
		),
		submitted,
	}),
	formShown: () =>
		Object.fromEntries(
			Object.keys(START).map((key) => {
				if (SELECTS.includes(key)) return [key, clean(named(key)?.closest(".MuiInputBase-root")?.querySelector("[role=combobox]")?.textContent)];
				if (RADIOS.includes(key)) return [key, labelsOf(key)[0] ?? ""];
				if (BOXES.includes(key)) return [key, labelsOf(key)];
				if (FLAGS.includes(key)) return [key, named(key)?.checked ?? false];
				if (SEVERAL.includes(key)) return [key, [...(named(key)?.closest(".MuiAutocomplete-root")?.querySelectorAll(".MuiChip-label") ?? [])].map((chip) => clean(chip.textContent))];
				if (DATES.includes(key)) return [key, clean(named(key)?.closest(".MuiPickersTextField-root")?.querySelector(".MuiPickersSectionList-root")?.textContent)];
				return [key, named(key)?.value ?? ""];
			}),
		),
});

createRoot(document.getElementById("root")!).render(<App />);
