import {
	Alert,
	AppBar,
	Autocomplete,
	Box,
	Button,
	Card,
	CardContent,
	CardHeader,
	Checkbox,
	Chip,
	Container,
	CssBaseline,
	Divider,
	FormControl,
	FormControlLabel,
	FormGroup,
	FormHelperText,
	FormLabel,
	Grid,
	InputLabel,
	MenuItem,
	OutlinedInput,
	Paper,
	Radio,
	RadioGroup,
	Select,
	Stack,
	Table,
	TableBody,
	TableCell,
	TableHead,
	TableRow,
	TextField,
	Toolbar,
	Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import IMask from "imask";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Value = string | boolean | string[] | null;
type Values = Record<string, Value>;

const EXAMS = [
	"African American Studies",
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"Computer Science Principles",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Macroeconomics",
	"Microeconomics",
	"Physics 1",
	"Physics 2",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"United States Government and Politics",
	"United States History",
	"World History: Modern",
];
const LANGUAGES = ["American Sign Language", "Arabic", "Basque", "Chinese", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Portuguese", "Russian", "Shoshone", "Spanish", "Swahili", "Tagalog", "Vietnamese", "Yoruba"];
const EDUCATION = ["No high school", "Some high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor's/four-year degree", "Graduate/professional degree", "Unknown"];
const INCOME = ["Less than $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 - $149,999", "More than $150,000"];
const RACES: [string, string][] = [
	["AI", "American Indian or Alaska Native"],
	["AS", "Asian"],
	["BL", "Black or African American"],
	["PI", "Native Hawaiian or Other Pacific Islander"],
	["WH", "White"],
];
const GRADES = ["9", "10", "11", "12"];

const emptyActivity = (n: number): Values => ({
	[`activities[${n}].name`]: "",
	[`activities[${n}].position`]: "",
	[`activities[${n}].grades`]: [],
	[`activities[${n}].hours`]: "",
	[`activities[${n}].weeks`]: "",
});

const initial: Values = {};
for (const key of [
	"semester", "year", "classification", "creditHours", "ssn", "lastName", "firstName", "middleName", "suffix", "goesBy", "otherNames", "sex",
	"birthCity", "birthState", "email", "phone", "altPhone", "permStreet", "permApt", "permCity", "permZip", "permCounty", "mailStreet", "mailCity",
	"mailState", "mailZip", "emergencyName", "emergencyPhone", "usCitizen", "permanentResident", "hispanic", "military",
	"guardian1Name", "guardian1Occupation", "guardian1Employer", "guardian1Education", "guardian1Living", "guardian1Email",
	"guardian2Name", "guardian2Occupation", "guardian2Employer", "guardian2Education", "guardian2Living", "guardian2Email",
	"maritalStatus", "income", "householdSize", "firstGeneration", "legacy", "hsName", "hsCity", "hsState", "ceeb", "rank", "classSize", "gpaUnweighted", "gpaWeighted",
	"counselorName", "counselorEmail", "college[0].name", "college[0].location", "college[0].dates", "college[0].hours",
	"satRW", "satRWDate", "satMath", "satMathDate", "act", "actDate", "actWriting", "toefl",
	"ap[0].score", "ap[0].year", "ap[1].score", "ap[1].year", "ap[2].score", "ap[2].year",
	"degreeGoal", "career", "honors[0].title", "honors[0].grade", "honors[1].title", "honors[1].grade", "honors[2].title", "honors[2].grade",
	"claimResidency", "filedTax", "applyAid", "feeWaiver", "accessProgram", "suspended", "convicted", "statement", "signature",
])
	initial[key] = "";
for (const key of ["birthDate", "birthCountry", "permState", "permCountry", "gradDate", "major1", "major2", "ap[0].exam", "ap[1].exam", "ap[2].exam", "residentState"]) initial[key] = null;
initial.race = [];
initial.languages = [];
initial.certify = false;
Object.assign(initial, emptyActivity(0));

let current: Values = initial;
let submitted = false;

/** The answers, kept outside of React so that a keystroke draws one field anew and not the whole page. */
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
function change(next: Values) {
	current = { ...current, ...next };
	for (const listener of listeners) listener();
}

function useField(name: string) {
	const value = useSyncExternalStore(subscribe, () => current[name]);
	return { value, put: (value: Value) => change({ [name]: value }) };
}

const PHONE = IMask.createMask({ mask: "(000) 000-0000" });
const SSN = IMask.createMask({ mask: "000-00-0000" });
const asPhone = (typed: string) => {
	PHONE.resolve(typed);
	return PHONE.value;
};
const asSsn = (typed: string) => {
	SSN.resolve(typed);
	return SSN.value;
};

function Line({ name, label, size, hint, mask, type, variant, ...rest }: { name: string; label?: string; size?: number; hint?: string; mask?: (typed: string) => string; type?: string; variant?: "outlined" | "standard" | "filled"; [prop: string]: unknown }) {
	const field = useField(name);
	const box = (
		<TextField
			fullWidth
			size="small"
			variant={variant}
			name={name}
			label={label}
			type={type}
			helperText={hint}
			value={field.value}
			onChange={(event) => field.put(mask ? mask(event.target.value) : event.target.value)}
			{...rest}
		/>
	);
	return size ? <Grid size={{ xs: 12, sm: size }}>{box}</Grid> : box;
}

/** A drop-down with the label MUI ties to it. */
function Pick({ name, label, options, hint }: { name: string; label: string; options: (string | [string, string])[]; hint?: string }) {
	const field = useField(name);
	const id = `${name}-label`;
	return (
		<FormControl fullWidth size="small">
			<InputLabel id={id}>{label}</InputLabel>
			<Select labelId={id} name={name} label={label} value={field.value} onChange={(event) => field.put(event.target.value as string)}>
				<MenuItem value="">
					<em>Select one</em>
				</MenuItem>
				{options.map((option) => {
					const [value, text] = typeof option === "string" ? [option, option] : option;
					return (
						<MenuItem key={value} value={value}>
							{text}
						</MenuItem>
					);
				})}
			</Select>
			{hint && <FormHelperText>{hint}</FormHelperText>}
		</FormControl>
	);
}

function Search({ name, label, options, variant, hint }: { name: string; label?: string; options: string[]; variant?: "standard" | "outlined"; hint?: string }) {
	const field = useField(name);
	return (
		<Autocomplete
			size="small"
			options={options}
			value={field.value as string | null}
			onChange={(_event, value) => field.put(value)}
			renderInput={(params) => <TextField {...params} name={name} label={label} variant={variant ?? "outlined"} helperText={hint} />}
		/>
	);
}

function OneOf({ name, label, options, row = true, hint }: { name: string; label: ReactNode; options: string[]; row?: boolean; hint?: string }) {
	const field = useField(name);
	return (
		<FormControl sx={{ display: "block" }}>
			<FormLabel id={`${name}-group`}>{label}</FormLabel>
			<RadioGroup row={row} name={name} aria-labelledby={`${name}-group`} value={field.value} onChange={(event) => field.put(event.target.value)}>
				{options.map((option) => (
					<FormControlLabel key={option} value={option} control={<Radio size="small" />} label={option} />
				))}
			</RadioGroup>
			{hint && <FormHelperText>{hint}</FormHelperText>}
		</FormControl>
	);
}

function ManyOf({ name, label, options }: { name: string; label: string; options: [string, string][] }) {
	const field = useField(name);
	const chosen = field.value as string[];
	return (
		<FormControl component="fieldset" variant="standard">
			<FormLabel component="legend">{label}</FormLabel>
			<FormGroup row={options.length === 4}>
				{options.map(([value, text]) => (
					<FormControlLabel
						key={value}
						label={text}
						control={
							<Checkbox
								size="small"
								name={name}
								value={value}
								checked={chosen.includes(value)}
								onChange={(event) => field.put(options.map(([each]) => each).filter((each) => (each === value ? event.target.checked : chosen.includes(each))))}
							/>
						}
					/>
				))}
			</FormGroup>
		</FormControl>
	);
}

function Day({ name, label, monthOnly }: { name: string; label: string; monthOnly?: boolean }) {
	const field = useField(name);
	const kept = monthOnly ? "YYYY-MM" : "YYYY-MM-DD";
	return (
		<DatePicker
			label={label}
			name={name}
			format={monthOnly ? "MM/YYYY" : "MM/DD/YYYY"}
			views={monthOnly ? ["year", "month"] : ["year", "month", "day"]}
			openTo={monthOnly ? "month" : "year"}
			value={field.value ? dayjs(field.value as string) : null}
			onChange={(day) => field.put(day?.isValid() ? day.format(kept) : null)}
			slotProps={{ textField: { size: "small", fullWidth: true } }}
		/>
	);
}

function Section({ part, title, note, children }: { part: string; title: string; note?: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" component="section" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2" gutterBottom>
				{part} {title}
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

function Guardian({ n }: { n: 1 | 2 }) {
	const key = (field: string) => `guardian${n}${field}`;
	return (
		<Grid size={{ xs: 12, md: 6 }}>
			<Card variant="outlined">
				<CardHeader title={`Parent/Guardian ${n}`} slotProps={{ title: { variant: "subtitle1" } }} />
				<CardContent>
					<Stack spacing={2}>
						<Line name={key("Name")} label="Full name" />
						<OneOf name={key("Living")} label="Is this parent/guardian living?" options={["Yes", "No"]} />
						<Line name={key("Occupation")} label="Occupation" />
						<Line name={key("Employer")} label="Employer" />
						<Line name={key("Email")} label="Email" type="email" />
						<Pick name={key("Education")} label="Highest level of education" options={EDUCATION} />
					</Stack>
				</CardContent>
			</Card>
		</Grid>
	);
}

function Languages() {
	const field = useField("languages");
	return (
		<Autocomplete
			multiple
			size="small"
			options={LANGUAGES}
			value={field.value as string[]}
			onChange={(_event, value) => field.put(value)}
			renderInput={(params) => <TextField {...params} name="languages" label="Language(s) you speak, other than English" />}
		/>
	);
}

function Signature() {
	const agreed = useField("certify");
	const signed = useField("signature");
	return (
		<>
			<FormControlLabel
				sx={{ alignItems: "flex-start", mb: 2 }}
				control={<Checkbox name="certify" checked={agreed.value as boolean} onChange={(event) => agreed.put(event.target.checked)} />}
				label="I certify that the information I have provided on this application is complete and correct, and I understand that false or omitted information may void my admission or any scholarship."
			/>
			<FormControl fullWidth size="small" sx={{ maxWidth: 420 }}>
				<InputLabel htmlFor="applicant-signature">Signature of applicant (type full name)</InputLabel>
				<OutlinedInput id="applicant-signature" name="signature" label="Signature of applicant (type full name)" value={signed.value} onChange={(event) => signed.put(event.target.value)} />
			</FormControl>
		</>
	);
}

function Scores() {
	const rows: [string, string, string | null][] = [
		["SAT Evidence-Based Reading and Writing", "satRW", "satRWDate"],
		["SAT Math", "satMath", "satMathDate"],
		["ACT Composite", "act", "actDate"],
		["ACT Writing", "actWriting", null],
		["TOEFL / IELTS / Duolingo (if English is not your first language)", "toefl", null],
	];
	return (
		<Table size="small">
			<TableHead>
				<TableRow>
					<TableCell>Test</TableCell>
					<TableCell>Score</TableCell>
					<TableCell>Date taken or to be taken (mm/yyyy)</TableCell>
				</TableRow>
			</TableHead>
			<TableBody>
				{rows.map(([test, score, date]) => (
					<TableRow key={test}>
						<TableCell component="th" scope="row">
							{test}
						</TableCell>
						<TableCell sx={{ width: 140 }}>
							<Line name={score} variant="standard" slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 4 } }} />
						</TableCell>
						<TableCell sx={{ width: 220 }}>{date && <Line name={date} variant="standard" slotProps={{ htmlInput: { maxLength: 7 } }} placeholder="mm/yyyy" />}</TableCell>
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
}

function Exams() {
	return (
		<Table size="small" aria-label="Advanced Placement examinations">
			<TableHead>
				<TableRow>
					<TableCell>AP examination</TableCell>
					<TableCell sx={{ width: 120 }}>Score</TableCell>
					<TableCell sx={{ width: 140 }}>Year taken</TableCell>
				</TableRow>
			</TableHead>
			<TableBody>
				{[0, 1, 2].map((n) => (
					<TableRow key={n}>
						<TableCell>
							<Search name={`ap[${n}].exam`} options={EXAMS} variant="standard" />
						</TableCell>
						<TableCell>
							<Bare name={`ap[${n}].score`} options={["1", "2", "3", "4", "5"]} />
						</TableCell>
						<TableCell>
							<Bare name={`ap[${n}].year`} options={["2024", "2025", "2026", "2027"]} />
						</TableCell>
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
}

function Bare({ name, options }: { name: string; options: string[] }) {
	const field = useField(name);
	return (
		<TextField select fullWidth variant="standard" size="small" name={name} value={field.value} onChange={(event) => field.put(event.target.value)}>
			{options.map((option) => (
				<MenuItem key={option} value={option}>
					{option}
				</MenuItem>
			))}
		</TextField>
	);
}

function Application() {
	const [activities, setActivities] = useState(1);
	const addActivity = () => {
		change(emptyActivity(activities));
		setActivities(activities + 1);
	};
	return (
		<>
			<AppBar position="static">
				<Toolbar>
					<Typography variant="h6">Clearwater Bend State University</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					Application for Freshman Admission and Merit Scholarships
				</Typography>
				<Alert severity="info" sx={{ mb: 3 }}>
					One application is used for both admission and freshman merit awards. This application should not be used by international students. A
					nonrefundable $40 fee is due when you submit.
				</Alert>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Section part="" title="Term of Entry">
						<Grid container spacing={2}>
							<Grid size={{ xs: 12, sm: 8 }}>
								<OneOf name="semester" label="Check one semester you expect to enter" options={["Fall", "Spring", "Summer I", "Summer II"]} />
							</Grid>
							<Line name="year" label="Year" size={4} placeholder="YYYY" />
							<Grid size={{ xs: 12, sm: 8 }}>
								<OneOf name="classification" label="Are you a" row={false} options={["Freshman (no college credit hours)", "Freshman (with college credit hours)"]} />
							</Grid>
							<Line name="creditHours" label="Number of college credit hours by high school graduation date" size={4} type="number" />
						</Grid>
					</Section>

					<Section part="I." title="Biographical Information" note="Give your full, legal name. Do not use nicknames or abbreviations; this must match your transcripts and test scores.">
						<Grid container spacing={2}>
							<Line name="lastName" label="Last/Family" size={4} />
							<Line name="firstName" label="First" size={4} />
							<Line name="middleName" label="Middle" size={3} />
							<Grid size={{ xs: 12, sm: 1 }} sx={{ minWidth: 100 }}>
								<Pick name="suffix" label="Suffix" options={["Jr.", "Sr.", "II", "III", "IV"]} />
							</Grid>
							<Line name="goesBy" label="Name you prefer to be called" size={4} />
							<Line name="otherNames" label="If you attended school using a different name, please list name(s)" size={8} />
							<Line name="ssn" label="U.S. Social Security Number" size={4} mask={asSsn} hint="Optional. Used to match transcripts and test scores." autoComplete="off" />
							<Grid size={{ xs: 12, sm: 4 }}>
								<Day name="birthDate" label="Date of birth" />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<OneOf name="sex" label="Sex" options={["Male", "Female"]} />
							</Grid>
							<Grid size={12}>
								<Typography variant="subtitle2">Place of birth</Typography>
							</Grid>
							<Line name="birthCity" label="City" size={4} slotProps={{ htmlInput: { "aria-label": "Place of birth: city" } }} />
							<Line name="birthState" label="State/Province" size={4} />
							<Grid size={{ xs: 12, sm: 4 }}>
								<Search name="birthCountry" label="Country of birth" options={COUNTRIES} />
							</Grid>
						</Grid>
						<Divider sx={{ my: 3 }} />
						<Grid container spacing={2}>
							<Line name="email" label="Email address" type="email" size={12} hint="We will use this address for all notices about your application." />
							<Line name="phone" label="Preferred phone number" type="tel" size={6} mask={asPhone} />
							<Line name="altPhone" label="Alternate phone number" type="tel" size={6} mask={asPhone} />
							<Grid size={12}>
								<Typography variant="subtitle2">Permanent address</Typography>
							</Grid>
							<Line name="permStreet" label="Number and street" size={8} />
							<Line name="permApt" label="Apt. no." size={4} />
							<Line name="permCity" label="City" size={4} />
							<Grid size={{ xs: 12, sm: 5 }}>
								<Search name="permState" label="State" options={STATES.map(([, text]) => text)} />
							</Grid>
							<Line name="permZip" label="ZIP" size={3} slotProps={{ htmlInput: { maxLength: 10 } }} />
							<Line name="permCounty" label="County" size={4} />
							<Grid size={{ xs: 12, sm: 8 }}>
								<Search name="permCountry" label="Country" options={COUNTRIES} />
							</Grid>
							<Grid size={12}>
								<Typography variant="subtitle2">Mailing address (if different from permanent address)</Typography>
							</Grid>
							<Line name="mailStreet" label="Street or P.O. box" size={5} />
							<Line name="mailCity" label="City" size={3} />
							<Line name="mailState" label="State" size={2} />
							<Line name="mailZip" label="ZIP" size={2} />
							<Line name="emergencyName" label="In case of emergency notify" size={7} />
							<Line name="emergencyPhone" label="Emergency contact's phone" size={5} mask={asPhone} />
						</Grid>
					</Section>

					<Section part="II." title="Citizenship and Background" note="Ethnic and racial information is requested for federal and state law reporting purposes and will not be used in a discriminatory manner.">
						<Stack spacing={2}>
							<OneOf name="usCitizen" label="Are you a U.S. citizen?" options={["Yes", "No"]} />
							<OneOf name="permanentResident" label="If you are not a citizen, do you hold U.S. Permanent Resident status?" options={["Yes", "No"]} />
							<OneOf name="hispanic" label="Are you Hispanic or Latino? (A person of Cuban, Mexican, Puerto Rican, South or Central American, or other Spanish culture or origin, regardless of race)" options={["Yes", "No"]} />
							<ManyOf name="race" label="Please select the racial category or categories with which you most closely identify. Check as many as apply." options={RACES} />
							<Languages />
							<Pick name="military" label="Military status" options={[["N", "Not applicable"], ["A", "Active duty, Guard or Reserve"], ["V", "Veteran"], ["D", "Spouse or dependent of a service member or veteran"]]} />
						</Stack>
					</Section>

					<Section part="III." title="Family Information">
						<Grid container spacing={2}>
							<Guardian n={1} />
							<Guardian n={2} />
							<Grid size={{ xs: 12, sm: 6 }}>
								<Pick name="maritalStatus" label="Marital status of your parents" options={["Married", "Separated", "Divorced", "Widowed", "Never married"]} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<Pick name="income" label="Family income" options={INCOME} hint="Indicate your family's gross income for the most recent tax year. Include both untaxed and taxed income." />
							</Grid>
							<Line name="householdSize" label="How many people, including yourself, live in your household?" type="number" size={6} hint="Include brothers and sisters attending college." />
							<Grid size={12}>
								<OneOf name="firstGeneration" label="Will you be the first in your immediate family to attend college?" options={["Yes", "No"]} />
							</Grid>
							<Grid size={12}>
								<OneOf name="legacy" label="Has a parent, grandparent or sibling attended Clearwater Bend State?" options={["Yes", "No"]} />
							</Grid>
						</Grid>
					</Section>

					<Section part="IV." title="Educational Background">
						<Grid container spacing={2}>
							<Line name="hsName" label="High school from which you graduated or will graduate" size={8} />
							<Line name="ceeb" label="High school CEEB code" size={4} hint="Ask your counselor." />
							<Line name="hsCity" label="City of high school" size={4} />
							<Grid size={{ xs: 12, sm: 4 }}>
								<Pick name="hsState" label="State of high school" options={STATES} />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<Day name="gradDate" label="Expected graduation date" monthOnly />
							</Grid>
							<Line name="rank" label="Class rank" size={3} type="number" />
							<Line name="classSize" label="Number in class" size={3} type="number" />
							<Line name="gpaUnweighted" label="Unweighted GPA" size={3} />
							<Line name="gpaWeighted" label="Weighted GPA" size={3} />
							<Line name="counselorName" label="Name of counselor" size={6} />
							<Line name="counselorEmail" label="Counselor's email" size={6} type="email" />
						</Grid>
						<Typography sx={{ mt: 3, mb: 1 }}>
							List any college or university you have attended or are attending, including dual credit and concurrent enrollment.
						</Typography>
						<Grid container spacing={1}>
							<Line name="college[0].name" label="Name of college" size={4} variant="filled" />
							<Line name="college[0].location" label="City/State" size={3} variant="filled" />
							<Line name="college[0].dates" label="Dates attended" size={3} variant="filled" />
							<Line name="college[0].hours" label="Hours earned" size={2} variant="filled" />
						</Grid>
					</Section>

					<Section part="V." title="Test Information" note="Official scores must be sent to us directly by the testing agency. Self-reported scores will be used for merit scholarship review only.">
						<Scores />
						<Box sx={{ mt: 3 }}>
							<Exams />
						</Box>
					</Section>

					<Section part="VI." title="Educational Plans">
						<Stack spacing={2}>
							<Search name="major1" label="First choice of major" options={MAJORS} />
							<Search name="major2" label="Second choice of major" options={MAJORS} />
							<OneOf name="degreeGoal" label="Highest degree you plan to earn" options={["Bachelor's", "Master's", "Doctoral", "Professional (Law, Medicine)"]} />
							<Line name="career" label="Career objective" />
						</Stack>
					</Section>

					<Section part="VII." title="Activities, Employment and Honors" note="List your most important extracurricular, community and work activities in grades 9–12.">
						{Array.from({ length: activities }, (_, n) => `activities[${n}]`).map((at, n) => (
							<Card key={at} variant="outlined" sx={{ mb: 2 }}>
								<CardContent>
									<Chip size="small" label={`Activity ${n + 1}`} sx={{ mb: 2 }} />
									<Grid container spacing={2}>
										<Line name={`${at}.name`} label="Activity, organization or employer" size={6} />
										<Line name={`${at}.position`} label="Position(s) held" size={6} />
										<Grid size={{ xs: 12, sm: 6 }}>
											<ManyOf name={`${at}.grades`} label="Grade(s)" options={GRADES.map((grade) => [grade, grade])} />
										</Grid>
										<Line name={`${at}.hours`} label="Hrs/wk" size={3} type="number" />
										<Line name={`${at}.weeks`} label="Wks/yr" size={3} type="number" />
									</Grid>
								</CardContent>
							</Card>
						))}
						<Button variant="outlined" onClick={addActivity} disabled={activities === 5}>
							Add another activity
						</Button>
						<Typography sx={{ mt: 3, mb: 1 }}>Talents, awards and honors</Typography>
						{[0, 1, 2].map((n) => (
							<Grid container spacing={2} key={n} sx={{ mb: 2 }}>
								<Line name={`honors[${n}].title`} label="Award or honor" size={8} />
								<Grid size={{ xs: 12, sm: 4 }}>
									<Pick name={`honors[${n}].grade`} label="Grade received" options={["9th", "10th", "11th", "12th"]} />
								</Grid>
							</Grid>
						))}
					</Section>

					<Section part="VIII." title="Residency and Financial Information">
						<Stack spacing={2}>
							<Search name="residentState" label="Of what state are you a resident?" options={STATES.map(([, text]) => text)} />
							<OneOf name="claimResidency" label="Are you claiming Idaho residency for tuition purposes?" options={["Yes", "No"]} />
							<OneOf name="filedTax" label="Did you file your own federal income tax as an independent tax payer?" options={["Yes", "No"]} />
							<OneOf name="applyAid" label="Do you plan to apply for financial aid?" options={["Yes", "No"]} />
							<OneOf name="feeWaiver" label="Are you requesting a waiver of the application fee?" options={["Yes", "No"]} />
							<Pick name="accessProgram" label="College access program in which you take part, if any" options={["AVID", "Educational Talent Search", "GEAR UP", "College Possible", "Upward Bound", "Other"]} />
							<Line name="statement" label="Merit scholarship statement (250 words or fewer)" multiline minRows={4} hint="Describe a circumstance, obstacle or conflict in your life, and the skills and resources you used to resolve it." />
						</Stack>
					</Section>

					<Section part="IX." title="Conduct and Certification">
						<OneOf name="suspended" label="Have you ever been suspended or expelled from, or placed on disciplinary probation by, any school or college?" options={["Yes", "No"]} />
						<OneOf name="convicted" label="Have you been convicted of a felony, or do you have charges pending?" options={["Yes", "No"]} />
						<Box sx={{ mt: 2 }}>
							<Signature />
						</Box>
					</Section>
					<Button type="submit" variant="contained" size="large">
						Submit application
					</Button>
				</form>
			</Container>
		</>
	);
}

createRoot(document.getElementById("root")!).render(
	<LocalizationProvider dateAdapter={AdapterDayjs}>
		<CssBaseline />
		<Application />
	</LocalizationProvider>,
);

/** What is read in the control of a name. */
function shownOf(name: string, value: Value) {
	const found = [...document.getElementsByName(name)] as HTMLInputElement[];
	const box = found[0];
	const drawn = box?.closest(".MuiSelect-root")?.querySelector(".MuiSelect-select");
	if (drawn) return (drawn.textContent ?? "").replace(/\u200b/g, "");
	if (box?.type === "radio") return found.find((each) => each.checked)?.closest("label")?.textContent ?? "";
	if (box?.type === "checkbox") {
		if (typeof value === "boolean") return box.checked;
		return found.filter((each) => each.checked).map((each) => each.closest("label")?.textContent ?? "");
	}
	if (Array.isArray(value)) return [...(box?.closest(".MuiAutocomplete-root")?.querySelectorAll(".MuiChip-label") ?? [])].map((chip) => chip.textContent ?? "");
	return box?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...current, submitted }),
	formShown: () => Object.fromEntries(Object.entries(current).map(([name, value]) => [name, shownOf(name, value)])),
});
