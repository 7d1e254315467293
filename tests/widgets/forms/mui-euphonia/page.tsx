import {
	Accordion, AccordionDetails, AccordionSummary, AppBar, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, Divider, FormControl,
	FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, InputAdornment, InputLabel, ListItemText, MenuItem, Paper, Radio, RadioGroup,
	Select, Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ChangeEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { COUNTRIES, STATES } from "../../lists";

type Values = Record<string, any>;

const LANGUAGES = ["Arabic", "Chinese (Mandarin)", "English", "French", "German", "Hausa", "Igbo", "Italian", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba", "Other"];
const HOSTS = ["Argentina", "Austria", "Belgium", "Brazil", "Chile", "Colombia", "Czech Republic", "Denmark", "Ecuador", "Finland", "France", "Germany", "Hungary", "India", "Italy", "Japan", "Mexico", "Spain", "Sweden", "Taiwan", "Thailand", "Turkey"];
const CODES = ["+1", "+33", "+34", "+44", "+49", "+52", "+55", "+81", "+234"];
const GRADES = [["9", "9th (Freshman)"], ["10", "10th (Sophomore)"], ["11", "11th (Junior)"], ["12", "12th (Senior)"]];
const BLAZER = ["XS", "S", "M", "L", "XL", "XXL"];

/** What the application starts with, section by section. */
const initial = {
	personal: {
		familyName: "", givenNames: "", middleName: "", calledName: "", gender: "", dateOfBirth: null, birthCity: "", birthProvince: "", birthCountry: null, citizenOf: null,
		passportNumber: "", passportExpires: null,
		homeStreet: "", homeUnit: "", homeCity: "", homeState: "", homePostal: "", homeCountry: null, mailing: "",
		mobileCode: "", mobile: "", homePhone: "", email: "", messenger: "",
	} as Values,
	school: {
		schoolName: "", schoolStreet: "", schoolCity: "", schoolState: "", schoolPostal: "", schoolPhone: "", schoolKind: "", schoolHead: "", counselorEmail: "",
		grade: "", classSize: "", classRank: "", gpa: "", completion: null, subjectsLiked: "", fieldAfter: "", career: "",
	} as Values,
	languages: {
		nativeLanguage: null, homeLanguages: [], lang1: null, lang1Years: "", lang1Level: "", lang2: null, lang2Years: "", lang2Level: "",
	} as Values,
	family: {
		parentsAre: "", livesWith: "",
		p1Name: "", p1Relation: "", p1Deceased: false, p1Occupation: "", p1Employer: "", p1Phone: "", p1Email: "",
		p2Name: "", p2Relation: "", p2Deceased: false, p2Occupation: "", p2Employer: "", p2Phone: "", p2Email: "",
		siblings: [{ name: "", age: "", sex: "", atHome: "" }],
	} as Values,
	accomplishments: {
		act0Group: "", act0Office: "", act0Grades: [], act0Hours: "", act1Group: "", act1Office: "", act1Grades: [], act1Hours: "", act2Group: "", act2Office: "", act2Grades: [], act2Hours: "",
		award0: "", award0Grade: "", award1: "", award1Grade: "",
	} as Values,
	hosting: {
		smoke: "", alcohol: "", diet: "", dietNote: "", allergies: "", pets: [], religion: "", blazer: "",
		host1: null, host2: null, host3: null, cycle: "", familyHost: "", heard: "",
	} as Values,
	contacts: {
		emergencyName: "", emergencyRelation: "", emergencyPhone: "", physicianName: "", physicianPhone: "", clubCounselor: "", clubCounselorEmail: "",
	} as Values,
	agreement: {
		agreeRules: false, agreeTravel: false, studentSignature: "", studentSigned: null, parentSignature: "",
	} as Values,
};
type SectionName = keyof typeof initial;
const current: Record<SectionName, Values> = { ...initial };
let submitted = false;

const phone = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};
const digits = (n: number) => (text: string) => text.replace(/\D/g, "").slice(0, n);

function useSection(name: SectionName) {
	const [v, setV] = useState<Values>(initial[name]);
	current[name] = v;
	const put = (key: string, value: unknown) => setV((old) => ({ ...old, [key]: value }));
	const bind = (key: string, clean: (text: string) => string = (x) => x) => ({
		name: key,
		value: v[key],
		onChange: (event: ChangeEvent<HTMLInputElement>) => put(key, clean(event.target.value)),
	});
	const date = (key: string) => ({ name: key, value: v[key] as Dayjs | null, onChange: (value: Dayjs | null) => put(key, value) });
	const pick = (key: string, options: string[], label: string, extra = {}) => (
		<Autocomplete options={options} value={v[key]} onChange={(_, value) => put(key, value)} renderInput={(params) => <TextField {...params} label={label} {...extra} />} />
	);
	return { v, setV, put, bind, date, pick };
}

function Personal() {
	const { bind, date, pick } = useSection("personal");
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6">Section A: Personal Information</Typography>
			<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>Full legal name exactly as it appears on your passport or birth certificate</Typography>
			<Grid container spacing={2}>
				<Grid size={4}><TextField fullWidth required label="Family name" {...bind("familyName")} /></Grid>
				<Grid size={4}><TextField fullWidth required label="First name" {...bind("givenNames")} /></Grid>
				<Grid size={4}><TextField fullWidth label="Middle name" {...bind("middleName")} /></Grid>
				<Grid size={6}><TextField fullWidth label="Name you wish to be called" {...bind("calledName")} /></Grid>
				<Grid size={6}>
					<FormControl>
						<FormLabel id="gender-label">Gender</FormLabel>
						<RadioGroup row aria-labelledby="gender-label" {...bind("gender")}>
							<FormControlLabel value="M" control={<Radio />} label="Male" />
							<FormControlLabel value="F" control={<Radio />} label="Female" />
							<FormControlLabel value="X" control={<Radio />} label="X" />
						</RadioGroup>
					</FormControl>
				</Grid>
				<Grid size={6}><DatePicker label="Date of birth" {...date("dateOfBirth")} slotProps={{ textField: { fullWidth: true, required: true } }} /></Grid>
				<Grid size={6}>{pick("citizenOf", COUNTRIES, "Citizen of (country)")}</Grid>
				<Grid size={12}><Typography variant="subtitle2">Place of birth</Typography></Grid>
				<Grid size={4}><TextField fullWidth label="City" {...bind("birthCity")} /></Grid>
				<Grid size={4}><TextField fullWidth label="State/Province" {...bind("birthProvince")} /></Grid>
				<Grid size={4}>{pick("birthCountry", COUNTRIES, "Country")}</Grid>
				<Grid size={6}><TextField fullWidth label="Passport number" helperText="If you have a valid passport" {...bind("passportNumber")} /></Grid>
				<Grid size={6}><DatePicker label="Passport expires" {...date("passportExpires")} slotProps={{ textField: { fullWidth: true } }} /></Grid>
			</Grid>
			<Divider sx={{ my: 3 }} />
			<Typography variant="subtitle1" sx={{ mb: 2 }}>Home address (no P.O. boxes)</Typography>
			<Grid container spacing={2}>
				<Grid size={9}><TextField fullWidth label="Street address" autoComplete="address-line1" {...bind("homeStreet")} /></Grid>
				<Grid size={3}><TextField fullWidth label="Apt. / Unit" {...bind("homeUnit")} /></Grid>
				<Grid size={4}><TextField fullWidth label="City" autoComplete="address-level2" {...bind("homeCity")} /></Grid>
				<Grid size={4}>
					<TextField select fullWidth label="State" {...bind("homeState")}>
						{STATES.map(([code, name]) => <MenuItem key={code} value={code}>{name}</MenuItem>)}
					</TextField>
				</Grid>
				<Grid size={4}><TextField fullWidth label="Postal code" {...bind("homePostal", digits(5))} /></Grid>
				<Grid size={6}>{pick("homeCountry", COUNTRIES, "Country of residence")}</Grid>
				<Grid size={12}><TextField fullWidth multiline minRows={2} label="Mailing address (if different from home address)" {...bind("mailing")} /></Grid>
				<Grid size={3}>
					<TextField select fullWidth label="Country code" {...bind("mobileCode")}>
						{CODES.map((code) => <MenuItem key={code} value={code}>{code}</MenuItem>)}
					</TextField>
				</Grid>
				<Grid size={5}><TextField fullWidth type="tel" label="Mobile telephone" {...bind("mobile", phone)} /></Grid>
				<Grid size={4}><TextField fullWidth type="tel" label="Second telephone" {...bind("homePhone", phone)} /></Grid>
				<Grid size={6}><TextField fullWidth type="email" label="E-mail address" helperText="Please use an address that you check daily" {...bind("email")} /></Grid>
				<Grid size={6}><TextField fullWidth label="WhatsApp or Skype name" {...bind("messenger")} /></Grid>
			</Grid>
		</Paper>
	);
}

function School() {
	const { bind, date } = useSection("school");
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" sx={{ mb: 2 }}>Secondary School Information</Typography>
			<Stack spacing={2}>
				<TextField variant="filled" label="Name of secondary school" {...bind("schoolName")} />
				<TextField variant="filled" label="Address of school" {...bind("schoolStreet")} />
				<Stack direction="row" spacing={2}>
					<TextField variant="filled" label="City" sx={{ flex: 2 }} {...bind("schoolCity")} />
					<FormControl variant="filled" sx={{ flex: 1 }}>
						<InputLabel id="school-state-label">State</InputLabel>
						<Select labelId="school-state-label" {...(bind("schoolState") as any)}>
							{STATES.map(([code]) => <MenuItem key={code} value={code}>{code}</MenuItem>)}
						</Select>
					</FormControl>
					<TextField variant="filled" label="Zip" sx={{ flex: 1 }} {...bind("schoolPostal")} />
					<TextField variant="filled" label="School telephone" type="tel" sx={{ flex: 1.5 }} {...bind("schoolPhone", phone)} />
				</Stack>
				<FormControl>
					<FormLabel id="school-kind">Type of school</FormLabel>
					<RadioGroup row aria-labelledby="school-kind" {...bind("schoolKind")}>
						{["Public", "Private", "Parochial", "Home school"].map((kind) => <FormControlLabel key={kind} value={kind} control={<Radio size="small" />} label={kind} />)}
					</RadioGroup>
				</FormControl>
				<Stack direction="row" spacing={2}>
					<TextField variant="filled" fullWidth label="Name of principal or guidance counselor" {...bind("schoolHead")} />
					<TextField variant="filled" fullWidth label="Counselor’s e-mail" type="email" {...bind("counselorEmail")} />
				</Stack>
				<Stack direction="row" spacing={2}>
					<TextField select fullWidth label="Current grade/year" {...bind("grade")}>
						{GRADES.map(([value, text]) => <MenuItem key={value} value={value}>{text}</MenuItem>)}
						<MenuItem value="grad">Already graduated</MenuItem>
					</TextField>
					<DatePicker label="I will complete secondary school in" views={["year", "month"]} format="MM/YYYY" {...date("completion")} slotProps={{ textField: { fullWidth: true } }} />
				</Stack>
				<Stack direction="row" spacing={2}>
					<TextField fullWidth label="Number of students in your class (grade)" type="number" {...bind("classSize")} />
					<TextField fullWidth label="Your rank in class" type="number" {...bind("classRank")} />
					<TextField fullWidth label="Grade point average" type="number" helperText="Unweighted, 4.0 = A" slotProps={{ htmlInput: { step: 0.01, min: 0, max: 4 } }} {...bind("gpa")} />
				</Stack>
				<TextField multiline minRows={2} label="Which subjects do you like best, and why?" {...bind("subjectsLiked")} />
				<TextField label="What do you plan to study after secondary school?" {...bind("fieldAfter")} />
				<TextField label="What are your career plans?" {...bind("career")} />
			</Stack>
		</Paper>
	);
}

function Languages() {
	const { v, put, bind, pick } = useSection("languages");
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" sx={{ mb: 2 }}>Languages</Typography>
			<Grid container spacing={2} sx={{ mb: 2 }}>
				<Grid size={6}>{pick("nativeLanguage", LANGUAGES, "Native language")}</Grid>
				<Grid size={6}>
					<Autocomplete multiple disableCloseOnSelect options={LANGUAGES} value={v.homeLanguages} onChange={(_, value) => put("homeLanguages", value)} renderInput={(params) => <TextField {...params} label="Language(s) spoken at home" />} />
				</Grid>
			</Grid>
			<Typography variant="body2">Other languages you know or have studied</Typography>
			<Table size="small">
				<TableHead><TableRow><TableCell width="40%">Language</TableCell><TableCell>Years studied in school</TableCell><TableCell width="30%">Level of fluency</TableCell></TableRow></TableHead>
				<TableBody>
					{["lang1", "lang2"].map((key) => (
						<TableRow key={key}>
							<TableCell><Autocomplete size="small" options={LANGUAGES} value={v[key]} onChange={(_, value) => put(key, value)} renderInput={(params) => <TextField {...params} slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, "aria-label": "Language" } }} />} /></TableCell>
							<TableCell><TextField size="small" type="number" slotProps={{ htmlInput: { "aria-label": "Years studied in school" } }} {...bind(`${key}Years`)} /></TableCell>
							<TableCell>
								<Select size="small" fullWidth displayEmpty {...(bind(`${key}Level`) as any)}>
									<MenuItem value=""><em>Select</em></MenuItem>
									{["1 – poor", "2 – marginal", "3 – short sentences", "4 – fluent"].map((level) => <MenuItem key={level} value={level[0]}>{level}</MenuItem>)}
								</Select>
							</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</Paper>
	);
}

function Family() {
	const { v, setV, put, bind } = useSection("family");
	const sibling = (i: number, key: string) => ({
		name: `siblings[${i}].${key}`,
		value: v.siblings[i][key],
		onChange: (event: ChangeEvent<HTMLInputElement>) => setV((old) => ({ ...old, siblings: old.siblings.map((s: Values, n: number) => (n === i ? { ...s, [key]: event.target.value } : s)) })),
	});
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" sx={{ mb: 2 }}>Family Information</Typography>
			<Grid container spacing={2}>
				<Grid size={6}>
					<TextField select fullWidth label="My parents are" {...bind("parentsAre")}>
						{["Married", "Separated", "Divorced", "Widowed", "Never married"].map((text) => <MenuItem key={text} value={text.toLowerCase()}>{text}</MenuItem>)}
					</TextField>
				</Grid>
				<Grid size={6}>
					<TextField select fullWidth label="I live with" {...bind("livesWith")}>
						{["Both parents", "Mother", "Father", "Both, at different times", "Other guardian"].map((text) => <MenuItem key={text} value={text}>{text}</MenuItem>)}
					</TextField>
				</Grid>
				{[["p1", "Parent/Legal Guardian 1"], ["p2", "Parent/Legal Guardian 2"]].map(([p, title]) => (
					<Grid size={6} key={p}>
						<Stack spacing={1.5} sx={{ border: "1px solid #ddd", borderRadius: 1, p: 2 }} component="fieldset">
							<Typography component="legend" variant="subtitle2">{title}</Typography>
							<TextField size="small" label="Full legal name" {...bind(`${p}Name`)} />
							<TextField select size="small" label="Relationship" {...bind(`${p}Relation`)}>
								{["Mother", "Father", "Stepmother", "Stepfather", "Legal guardian"].map((text) => <MenuItem key={text} value={text}>{text}</MenuItem>)}
							</TextField>
							<FormControlLabel control={<Checkbox size="small" name={`${p}Deceased`} checked={v[`${p}Deceased`]} onChange={(event) => put(`${p}Deceased`, event.target.checked)} />} label="Deceased" />
							<TextField size="small" label="Occupation" {...bind(`${p}Occupation`)} />
							<TextField size="small" label="Employer" {...bind(`${p}Employer`)} />
							<TextField size="small" type="tel" label="Telephone" {...bind(`${p}Phone`, phone)} />
							<TextField size="small" type="email" label="E-mail" {...bind(`${p}Email`)} />
						</Stack>
					</Grid>
				))}
			</Grid>
			<Typography variant="subtitle1" sx={{ mt: 3 }}>Brothers and sisters</Typography>
			{v.siblings.map((_: unknown, i: number) => (
				<Stack key={i} direction="row" spacing={2} sx={{ my: 1.5 }}>
					<TextField variant="standard" label="Name" sx={{ flex: 3 }} {...sibling(i, "name")} />
					<TextField variant="standard" label="Age" type="number" sx={{ flex: 1 }} {...sibling(i, "age")} />
					<TextField variant="standard" select label="Sex" sx={{ flex: 1 }} {...sibling(i, "sex")}><MenuItem value="M">M</MenuItem><MenuItem value="F">F</MenuItem></TextField>
					<TextField variant="standard" select label="Lives at home?" sx={{ flex: 1.5 }} {...sibling(i, "atHome")}><MenuItem value="yes">Yes</MenuItem><MenuItem value="no">No</MenuItem></TextField>
				</Stack>
			))}
			<Button variant="outlined" size="small" onClick={() => put("siblings", [...v.siblings, { name: "", age: "", sex: "", atHome: "" }])}>Add brother or sister</Button>
		</Paper>
	);
}

function Accomplishments() {
	const { v, bind } = useSection("accomplishments");
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6">Activities and Accomplishments</Typography>
			<Typography variant="body2" color="text.secondary">School clubs, work, community and volunteer activities, in order of importance to you</Typography>
			<Table size="small">
				<TableHead><TableRow><TableCell>Club, group or employer</TableCell><TableCell>Office or position held</TableCell><TableCell width="24%">Grades</TableCell><TableCell width="14%">Hours per week</TableCell></TableRow></TableHead>
				<TableBody>
					{[0, 1, 2].map((i) => (
						<TableRow key={i}>
							<TableCell><TextField size="small" fullWidth hiddenLabel {...bind(`act${i}Group`)} /></TableCell>
							<TableCell><TextField size="small" fullWidth hiddenLabel {...bind(`act${i}Office`)} /></TableCell>
							<TableCell>
								<Select multiple size="small" fullWidth {...(bind(`act${i}Grades`) as any)} renderValue={(list: string[]) => list.join(", ")}>
									{GRADES.map(([value, text]) => <MenuItem key={value} value={value}><Checkbox size="small" checked={v[`act${i}Grades`].includes(value)} /><ListItemText primary={text} /></MenuItem>)}
								</Select>
							</TableCell>
							<TableCell><TextField size="small" hiddenLabel slotProps={{ htmlInput: { inputMode: "numeric" }, input: { endAdornment: <InputAdornment position="end">hrs</InputAdornment> } }} {...bind(`act${i}Hours`, digits(3))} /></TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			<Typography variant="body2" sx={{ mt: 3, mb: 1 }}>Honors or awards you have received</Typography>
			{[0, 1].map((i) => (
				<Grid container spacing={2} key={i} sx={{ mb: 1 }}>
					<Grid size={9}><TextField size="small" fullWidth label={`Honor or award ${i + 1}`} {...bind(`award${i}`)} /></Grid>
					<Grid size={3}>
						<TextField select size="small" fullWidth label="Grade when received" {...bind(`award${i}Grade`)}>
							{GRADES.map(([value]) => <MenuItem key={value} value={value}>{value}</MenuItem>)}
						</TextField>
					</Grid>
				</Grid>
			))}
		</Paper>
	);
}

function Hosting() {
	const { v, put, bind, pick } = useSection("hosting");
	return (
		<Accordion defaultExpanded variant="outlined" sx={{ mb: 3 }}>
			<AccordionSummary><Typography variant="h6">Information for Your Host Families</Typography></AccordionSummary>
			<AccordionDetails>
				<Grid container spacing={2}>
					{[["smoke", "Do you smoke?"], ["alcohol", "Do you drink alcohol?"], ["diet", "Do you have any dietary restrictions?"]].map(([key, text]) => (
						<Grid size={4} key={key}>
							<FormControl>
								<FormLabel id={`${key}-q`}>{text}</FormLabel>
								<RadioGroup row aria-labelledby={`${key}-q`} {...bind(key)}>
									<FormControlLabel value="yes" control={<Radio />} label="Yes" />
									<FormControlLabel value="no" control={<Radio />} label="No" />
								</RadioGroup>
							</FormControl>
						</Grid>
					))}
					<Grid size={12}><TextField fullWidth label="If yes, please describe" {...bind("dietNote")} /></Grid>
					<Grid size={12}><TextField fullWidth multiline minRows={2} label="Allergies (food, medicine, animals)" {...bind("allergies")} /></Grid>
					<Grid size={6}>
						<FormControl>
							<FormLabel>I could live in a home with</FormLabel>
							<FormGroup row>
								{["Dogs", "Cats", "Other pets", "Smokers"].map((pet) => (
									<FormControlLabel key={pet} label={pet} control={<Checkbox name="pets" value={pet} checked={v.pets.includes(pet)} onChange={(event) => put("pets", event.target.checked ? [...v.pets, pet] : v.pets.filter((each: string) => each !== pet))} />} />
								))}
							</FormGroup>
						</FormControl>
					</Grid>
					<Grid size={3}><TextField fullWidth label="Religion (optional)" {...bind("religion")} /></Grid>
					<Grid size={3}><TextField select fullWidth label="Blazer size" {...bind("blazer")}>{BLAZER.map((size) => <MenuItem key={size} value={size}>{size}</MenuItem>)}</TextField></Grid>
					<Grid size={12}><Typography variant="subtitle2">Country preference (assignment to a particular country cannot be guaranteed)</Typography></Grid>
					<Grid size={4}>{pick("host1", HOSTS, "First choice")}</Grid>
					<Grid size={4}>{pick("host2", HOSTS, "Second choice")}</Grid>
					<Grid size={4}>{pick("host3", HOSTS, "Third choice")}</Grid>
					<Grid size={4}>
						<FormControl>
							<FormLabel id="cycle-l">Program</FormLabel>
							<RadioGroup aria-labelledby="cycle-l" {...bind("cycle")}>
								<FormControlLabel value="year" control={<Radio />} label="Academic year (10 months)" />
								<FormControlLabel value="sem" control={<Radio />} label="Semester (5 months)" />
							</RadioGroup>
						</FormControl>
					</Grid>
					<Grid size={4}>
						<FormControl>
							<FormLabel id="host-l">Would your family host an incoming student?</FormLabel>
							<RadioGroup row aria-labelledby="host-l" {...bind("familyHost")}>
								<FormControlLabel value="yes" control={<Radio />} label="Yes" />
								<FormControlLabel value="no" control={<Radio />} label="No" />
								<FormControlLabel value="unsure" control={<Radio />} label="Unsure" />
							</RadioGroup>
						</FormControl>
					</Grid>
					<Grid size={4}>
						<TextField select fullWidth label="How did you hear about the program?" {...bind("heard")}>
							{["School", "Club member", "Former exchange student", "Newspaper", "Internet", "Other"].map((text) => <MenuItem key={text} value={text}>{text}</MenuItem>)}
						</TextField>
					</Grid>
				</Grid>
			</AccordionDetails>
		</Accordion>
	);
}

function Contacts() {
	const { bind } = useSection("contacts");
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" sx={{ mb: 2 }}>Contacts</Typography>
			<Typography variant="body2">Emergency contact other than parent</Typography>
			<Stack direction="row" spacing={2} sx={{ my: 1.5 }}>
				<TextField fullWidth label="Name" {...bind("emergencyName")} />
				<TextField fullWidth label="Relationship to applicant" {...bind("emergencyRelation")} />
				<TextField fullWidth label="Telephone" type="tel" {...bind("emergencyPhone", phone)} />
			</Stack>
			<Stack direction="row" spacing={2} sx={{ my: 1.5 }}>
				<TextField fullWidth label="Physician’s name" {...bind("physicianName")} />
				<TextField fullWidth label="Physician’s telephone" type="tel" {...bind("physicianPhone", phone)} />
			</Stack>
			<Stack direction="row" spacing={2}>
				<TextField fullWidth label="Sponsor club counselor" {...bind("clubCounselor")} />
				<TextField fullWidth label="Sponsor club counselor’s e-mail" {...bind("clubCounselorEmail")} />
			</Stack>
		</Paper>
	);
}

function Agreement() {
	const { v, put, bind, date } = useSection("agreement");
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6">Agreement</Typography>
			<FormControl sx={{ mb: 2 }}>
				<FormControlLabel control={<Checkbox name="agreeRules" checked={v.agreeRules} onChange={(event) => put("agreeRules", event.target.checked)} />} label="I have read the Rules and Conditions of Exchange and agree to follow them" />
				<FormControlLabel control={<Checkbox name="agreeTravel" checked={v.agreeTravel} onChange={(event) => put("agreeTravel", event.target.checked)} />} label="I understand that I may not operate a motorized vehicle or travel without permission" />
				<FormHelperText>Violation may mean that you are sent home at your own expense.</FormHelperText>
			</FormControl>
			<Stack direction="row" spacing={2}>
				<TextField fullWidth label="Applicant’s signature" {...bind("studentSignature")} />
				<DatePicker label="Date signed" {...date("studentSigned")} />
				<TextField fullWidth label="Parent/guardian signature" {...bind("parentSignature")} />
			</Stack>
		</Paper>
	);
}

function Application() {
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static" color="primary"><Toolbar><Typography variant="h6">Cascade–Klamath Youth Exchange</Typography></Toolbar></AppBar>
			<Container maxWidth="md" sx={{ py: 4 }} component="form" noValidate onSubmit={(event: any) => { event.preventDefault(); submitted = true; }}>
				<Typography variant="h4" gutterBottom>Long-Term Exchange Program Application</Typography>
				<Typography color="text.secondary" sx={{ mb: 3 }}>
					If you are accepted as an exchange student, this application will be sent to your host country and will serve as your introduction to the people who are being asked to host you. Answer all questions completely and as asked (do not write “same” or “see above”).
				</Typography>

				<Personal />
				<School />
				<Languages />
				<Family />
				<Accomplishments />
				<Hosting />
				<Contacts />
				<Agreement />
				<Box sx={{ textAlign: "right" }}><Button type="submit" variant="contained" size="large">Submit application</Button></Box>
			</Container>
		</LocalizationProvider>
	);
}

const DATES = ["dateOfBirth", "passportExpires", "completion", "studentSigned"];
const root = createRoot(document.getElementById("root")!);
flushSync(() => root.render(<Application />));
/* Autocompletes carry no name: they stand in this order. */
const COMBOS = ["citizenOf", "birthCountry", "homeCountry", "nativeLanguage", "homeLanguages", "lang1", "lang2", "host1", "host2", "host3"];

function entries(): [string, any][] {
	return Object.values(current).flatMap(Object.entries).flatMap(([key, value]: [string, any]) =>
		key === "siblings" ? value.flatMap((row: Values, i: number) => Object.entries(row).map(([name, each]) => [`siblings[${i}].${name}`, each])) : [[key, value]],
	);
}
const wins = window as any;
wins.formState = () => ({
	...Object.fromEntries(entries().map(([key, value]) => [key, DATES.includes(key) ? (value?.isValid() ? value.format(key === "completion" ? "YYYY-MM" : "YYYY-MM-DD") : null) : value])),
	submitted,
});
wins.formShown = () =>
	Object.fromEntries(
		entries().map(([key]) => {
			const combo = COMBOS.indexOf(key);
			if (combo >= 0) {
				const box = document.querySelectorAll(".MuiAutocomplete-root")[combo];
				return [key, key === "homeLanguages" ? [...box.querySelectorAll(".MuiChip-label")].map((chip) => chip.textContent) : box.querySelector("input")!.value];
			}
			const all = [...document.getElementsByName(key)] as HTMLInputElement[];
			const [first] = all;
			if (DATES.includes(key)) return [key, first.closest(".MuiPickersInputBase-root")!.querySelector(".MuiPickersSectionList-root")!.textContent!.replace(/[\u2066-\u2069\u200b]/g, "")];
			if (first.type === "radio" || key === "pets") {
				const texts = all.filter((each) => each.checked).map((each) => each.closest("label")!.textContent!.trim());
				return [key, key === "pets" ? texts : (texts[0] ?? "")];
			}
			if (first.type === "checkbox") return [key, first.checked];
			if (first.classList.contains("MuiSelect-nativeInput")) return [key, first.parentElement!.querySelector("[role=combobox]")!.textContent!.replace(/\u200b/g, "")];
			return [key, first.value];
		}),
	);
