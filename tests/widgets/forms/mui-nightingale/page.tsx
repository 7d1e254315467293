import {
	Alert, AppBar, Autocomplete, Box, Button, Checkbox, Chip, Container, CssBaseline, Divider, FormControl, FormControlLabel, FormGroup, FormHelperText,
	FormLabel, Grid, IconButton, InputLabel, MenuItem, Paper, Radio, RadioGroup, Select, Stack, Table, TableBody, TableCell, TableContainer, TableHead,
	TableRow, TextField, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs, { type Dayjs } from "dayjs";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Values = Record<string, string | string[] | boolean | null>;

const AP_EXAMS = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language & Composition", "English Literature & Composition",
	"Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Psychology",
	"Spanish Language & Culture", "Statistics", "U.S. Government & Politics", "U.S. History", "World History: Modern",
];
const GRADES = ["9th", "10th", "11th", "12th"];
const EDUCATION = [
	"Less than high school", "High school graduate", "Some college, no degree", "Associate degree", "Bachelor's degree", "Master's degree", "Doctoral or professional degree",
];
const ORIGINS = [
	"American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Decline to state",
];
const TERMS = ["Summer Session 2027", "Fall Quarter 2027", "Winter Quarter 2028", "Spring Quarter 2028"];

const activity = (n: number): Values => ({ [`activityName${n}`]: "", [`activityDetails${n}`]: "", [`activityGrades${n}`]: [], [`activityHours${n}`]: "", [`activityWeeks${n}`]: "" });

const START: Values = {
	ssn: "", lastName: "", firstName: "", middleName: "", suffix: "", preferredName: "", otherNames: "", pronouns: "", studentId: "",
	email: "", cellPhone: "", homePhone: "", street: "", apartment: "", city: "", state: null, zip: "", county: "", country: null,
	mailStreet: "", mailCity: "", mailState: null, mailZip: "",
	birthdate: null, sex: "", birthCity: "", birthState: "", birthCountry: null, citizenship: "", citizenOf: null, visaType: "", hispanic: "", origin: [],
	englishFirst: "", otherLanguages: "", military: "",
	term: "", major: null, alternateMajor: null, degreeGoal: "", career: "", resident: "", applied: "", howApplied: "", datePartOne: null, housing: "",
	schoolName: "", schoolCity: "", schoolState: null, ceeb: "", schoolType: "", gradDate: null, gpa: "", gpaWeighted: "", rank: "", classSize: "", ibDiploma: "",
	collegeCourses: "", collegeName: "", collegeDates: "", collegeHours: "",
	satDate: "", satTotal: "", satEbrw: "", satMath: "", actDate: "", actComposite: "", actEnglish: "", actMath: "", actReading: "", actScience: "", psat: "", toefl: "",
	ap0: null, apYear0: "", apScore0: "", ap1: null, apYear1: "", apScore1: "", ap2: null, apYear2: "", apScore2: "",
	honor0: "", honorYear0: "", honor1: "", honorYear1: "", honor2: "", honorYear2: "",
	...activity(0),
	fatherName: "", fatherOccupation: "", fatherEmployer: "", fatherEducation: "", motherName: "", motherOccupation: "", motherEmployer: "", motherEducation: "",
	bothParents: "", liveWith: "", siblings: "", brothers: "", brotherAges: "", sisters: "", sisterAges: "",
	counselorName: "", counselorEmail: "", teacherName: "", teacherEmail: "", essay: "", release: false, signature: "", signatureDate: null,
};

let current: Values = START;
let submitted = false;

const asPhone = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

function Application() {
	const [v, setV] = useState<Values>(START);
	const [activities, setActivities] = useState(1);
	current = v;
	const set = (name: string, value: Values[string]) => setV((old) => ({ ...old, [name]: value }));
	const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(event.target.name, event.target.value);
	const bind = (name: string) => ({ name, value: v[name] as string, onChange });
	const date = (name: string) => ({
		value: v[name] ? dayjs(v[name] as string) : null,
		onChange: (value: Dayjs | null) => set(name, value?.isValid() ? value.format("YYYY-MM-DD") : null),
	});
	const states = (name: string, label: string) => (
		<Autocomplete
			id={`ac-${name}`}
			size="small"
			options={STATES}
			getOptionLabel={([, each]) => each}
			getOptionKey={([code]) => code}
			isOptionEqualToValue={(a, b) => a[0] === b[0]}
			value={STATES.find(([code]) => code === v[name]) ?? null}
			onChange={(_, picked) => set(name, picked ? picked[0] : null)}
			renderInput={(params) => <TextField {...params} label={label} />}
		/>
	);
	const pick = (name: string, label: string, options: string[], helperText?: string) => (
		<Autocomplete
			id={`ac-${name}`}
			size="small"
			options={options}
			value={v[name] as string | null}
			onChange={(_, picked) => set(name, picked)}
			renderInput={(params) => <TextField {...params} label={label} helperText={helperText} />}
		/>
	);
	const yesNo = (name: string, question: string) => (
		<FormControl>
			<FormLabel id={`${name}-label`}>{question}</FormLabel>
			<RadioGroup row aria-labelledby={`${name}-label`} {...bind(name)}>
				<FormControlLabel value="Y" control={<Radio size="small" />} label="Yes" />
				<FormControlLabel value="N" control={<Radio size="small" />} label="No" />
			</RadioGroup>
		</FormControl>
	);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		submitted = true;
	};
	const cell = (name: string, props = {}) => (
		<TableCell>
			<TextField variant="standard" fullWidth hiddenLabel id={name} {...bind(name)} {...props} />
		</TableCell>
	);
	const schooling = (name: string, labelledby: string) => (
		<TableCell>
			<Select variant="standard" fullWidth displayEmpty {...bind(name)} onChange={(e) => set(name, e.target.value)} labelId={labelledby}>
				<MenuItem value="">
					<em>Select</em>
				</MenuItem>
				{EDUCATION.map((each, i) => (
					<MenuItem key={each} value={String(i + 1)}>
						{each}
					</MenuItem>
				))}
			</Select>
		</TableCell>
	);
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static">
				<Toolbar>
					<Typography variant="h6">Calapooya State University | Honors College</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" component="form" noValidate autoComplete="off" onSubmit={submit} sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					First-Year Application for Fall 2027
				</Typography>
				<Alert severity="info" sx={{ mb: 3 }}>
					Application deadline is February 1. You must also submit the university&apos;s undergraduate application for admission. Use your full, legal
					name; do not use nicknames or abbreviations.
				</Alert>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h6" component="h2" gutterBottom>
						Biographical
					</Typography>
					<Grid container spacing={2}>
						<Grid size={4}>
							<TextField size="small" fullWidth required label="Legal Name – Last" {...bind("lastName")} />
						</Grid>
						<Grid size={4}>
							<TextField size="small" fullWidth required label="First" {...bind("firstName")} />
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth label="Middle" {...bind("middleName")} />
						</Grid>
						<Grid size={1}>
							<TextField size="small" fullWidth select label="Suffix" {...bind("suffix")}>
								<MenuItem value="">&nbsp;</MenuItem>
								{["Jr.", "Sr.", "II", "III", "IV"].map((each) => (
									<MenuItem key={each} value={each}>
										{each}
									</MenuItem>
								))}
							</TextField>
						</Grid>
						<Grid size={4}>
							<TextField size="small" fullWidth label="Preferred Name" {...bind("preferredName")} />
						</Grid>
						<Grid size={5}>
							<TextField
								size="small"
								fullWidth
								label="Other name(s) that may appear on your academic records"
								{...bind("otherNames")}
							/>
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth select label="Pronouns (optional)" {...bind("pronouns")}>
								<MenuItem value="">&nbsp;</MenuItem>
								<MenuItem value="F">she/her/hers</MenuItem>
								<MenuItem value="M">he/him/his</MenuItem>
								<MenuItem value="T">they/them/theirs</MenuItem>
								<MenuItem value="O">Not listed</MenuItem>
							</TextField>
						</Grid>
						<Grid size={4}>
							<TextField
								size="small"
								fullWidth
								type="password"
								label="SSN"
								helperText="Used to match your application with test scores"
								{...bind("ssn")}
							/>
						</Grid>
						<Grid size={4}>
							<TextField size="small" fullWidth label="CSU ID #" helperText="If known; nine digits, begins with 93" {...bind("studentId")} />
						</Grid>
					</Grid>
					<Divider sx={{ my: 3 }}>Address</Divider>
					<Grid container spacing={2}>
						<Grid size={9}>
							<TextField size="small" fullWidth label="Number, Street, or P.O. Box" {...bind("street")} />
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth label="Apartment" {...bind("apartment")} />
						</Grid>
						<Grid size={4}>
							<TextField size="small" fullWidth label="City" {...bind("city")} />
						</Grid>
						<Grid size={4}>{states("state", "State")}</Grid>
						<Grid size={2}>
							<TextField size="small" fullWidth label="ZIP" slotProps={{ htmlInput: { maxLength: 10 } }} {...bind("zip")} />
						</Grid>
						<Grid size={2}>
							<TextField size="small" fullWidth label="County" {...bind("county")} />
						</Grid>
						<Grid size={6}>{pick("country", "Country", COUNTRIES)}</Grid>
						<Grid size={12}>
							<Typography variant="subtitle2">Mailing Address (if different from above)</Typography>
						</Grid>
						<Grid size={5}>
							<TextField size="small" fullWidth label="Street" {...bind("mailStreet")} />
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth label="Mailing City" {...bind("mailCity")} />
						</Grid>
						<Grid size={2}>{states("mailState", "Mailing State")}</Grid>
						<Grid size={2}>
							<TextField size="small" fullWidth label="Mailing ZIP" {...bind("mailZip")} />
						</Grid>
						<Grid size={4}>
							<TextField
								size="small"
								fullWidth
								type="tel"
								label="Student’s Cell Phone"
								placeholder="(555) 555-5555"
								{...bind("cellPhone")}
								onChange={(e) => set("cellPhone", asPhone(e.target.value))}
							/>
						</Grid>
						<Grid size={4}>
							<TextField
								size="small"
								fullWidth
								type="tel"
								label="Home Telephone, if different"
								{...bind("homePhone")}
								onChange={(e) => set("homePhone", asPhone(e.target.value))}
							/>
						</Grid>
						<Grid size={4}>
							<TextField size="small" fullWidth type="email" label="E-Mail Address" {...bind("email")} />
						</Grid>
					</Grid>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h6" component="h2" gutterBottom>
						Birth, Citizenship and Background
					</Typography>
					<Grid container spacing={2}>
						<Grid size={4}>
							<DatePicker label="Birthdate" {...date("birthdate")} slotProps={{ textField: { size: "small", fullWidth: true, name: "birthdate" } }} />
						</Grid>
						<Grid size={8}>
							<FormControl>
								<FormLabel id="sex-label">Sex</FormLabel>
								<RadioGroup row aria-labelledby="sex-label" {...bind("sex")}>
									<FormControlLabel value="M" control={<Radio size="small" />} label="Male" />
									<FormControlLabel value="F" control={<Radio size="small" />} label="Female" />
								</RadioGroup>
							</FormControl>
						</Grid>
						<Grid size={4}>
							<TextField size="small" fullWidth label="Place of birth: City" {...bind("birthCity")} />
						</Grid>
						<Grid size={4}>
							<TextField size="small" fullWidth label="Place of birth: State (if U.S.)" {...bind("birthState")} />
						</Grid>
						<Grid size={4}>{pick("birthCountry", "Place of birth: Country", COUNTRIES)}</Grid>
						<Grid size={12}>
							<FormControl>
								<FormLabel id="citizenship-label">Citizenship status</FormLabel>
								<RadioGroup aria-labelledby="citizenship-label" {...bind("citizenship")}>
									<FormControlLabel value="Y" control={<Radio size="small" />} label="U.S. citizen" />
									<FormControlLabel value="I" control={<Radio size="small" />} label="Immigrant/permanent resident visa holder (“green card” holder)" />
									<FormControlLabel value="R" control={<Radio size="small" />} label="Refugee or asylee" />
									<FormControlLabel value="F" control={<Radio size="small" />} label="F or J visa (student or exchange visitor)" />
									<FormControlLabel value="O" control={<Radio size="small" />} label="Other visa or none of the above" />
								</RadioGroup>
							</FormControl>
						</Grid>
						<Grid size={6}>{pick("citizenOf", "If not a U.S. citizen, country of citizenship", COUNTRIES)}</Grid>
						<Grid size={6}>
							<TextField size="small" fullWidth label="If you hold another visa, specify type" {...bind("visaType")} />
						</Grid>
						<Grid size={12}>{yesNo("hispanic", "Are you Hispanic or Latino?")}</Grid>
						<Grid size={12}>
							<FormControl component="fieldset">
								<FormLabel component="legend">Racial background (select one or more)</FormLabel>
								<FormGroup>
									{ORIGINS.map((each) => (
										<FormControlLabel
											key={each}
											label={each}
											control={
												<Checkbox
													size="small"
													name="origin"
													value={each}
													checked={(v.origin as string[]).includes(each)}
													onChange={(_, on) => set("origin", ORIGINS.filter((one) => (one === each ? on : (v.origin as string[]).includes(one))))}
												/>
											}
										/>
									))}
								</FormGroup>
								<FormHelperText>Optional. This information is used for federal reporting and does not affect the decision.</FormHelperText>
							</FormControl>
						</Grid>
						<Grid size={6}>{yesNo("englishFirst", "Is English your first language?")}</Grid>
						<Grid size={6}>
							<TextField size="small" fullWidth label="Other languages you speak" {...bind("otherLanguages")} />
						</Grid>
						<Grid size={8}>
							<FormControl fullWidth size="small">
								<InputLabel id="military-label">U.S. military status</InputLabel>
								<Select labelId="military-label" label="U.S. military status" {...bind("military")} onChange={(e) => set("military", e.target.value)}>
									<MenuItem value="0">I have not served in the U.S. military</MenuItem>
									<MenuItem value="1">Currently serving on active duty</MenuItem>
									<MenuItem value="2">National Guard or Reserve</MenuItem>
									<MenuItem value="3">Previously served</MenuItem>
									<MenuItem value="4">Dependent or spouse of a service member</MenuItem>
								</Select>
							</FormControl>
						</Grid>
					</Grid>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h6" component="h2" gutterBottom>
						Enrollment
					</Typography>
					<Stack spacing={2}>
						<FormControl size="small">
							<InputLabel id="term-label">Term you plan to enter</InputLabel>
							<Select labelId="term-label" label="Term you plan to enter" {...bind("term")} onChange={(e) => set("term", e.target.value)}>
								{TERMS.map((each) => (
									<MenuItem key={each} value={each}>
										{each}
									</MenuItem>
								))}
							</Select>
						</FormControl>
						{pick("major", "Intended Major", MAJORS, "If you have not decided, choose Undecided")}
						{pick("alternateMajor", "Alternate Major", MAJORS)}
						<TextField size="small" label="What career are you considering?" {...bind("career")} />
						<TextField size="small" select label="Highest degree you plan to complete" {...bind("degreeGoal")}>
							<MenuItem value="B">Bachelor’s</MenuItem>
							<MenuItem value="M">Master’s</MenuItem>
							<MenuItem value="D">Doctorate (Ph.D., Ed.D.)</MenuItem>
							<MenuItem value="P">Professional (M.D., J.D., etc.)</MenuItem>
							<MenuItem value="U">Not sure</MenuItem>
						</TextField>
						{yesNo("resident", "Do you live in Oregon?")}
						{yesNo("applied", "Have you already applied for admission to CSU?")}
						<FormControl>
							<FormLabel id="how-label">If so, how did you apply?</FormLabel>
							<RadioGroup row aria-labelledby="how-label" {...bind("howApplied")}>
								<FormControlLabel value="EA" control={<Radio size="small" />} label="Early Action" />
								<FormControlLabel value="RD" control={<Radio size="small" />} label="Regular Decision" />
							</RadioGroup>
						</FormControl>
						<DatePicker
							label="On approximately what date was your application submitted?"
							{...date("datePartOne")}
							slotProps={{ textField: { size: "small", name: "datePartOne" } }}
						/>
						{yesNo("housing", "Do you wish to live in on-campus honors housing?")}
					</Stack>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h6" component="h2" gutterBottom>
						Academic
					</Typography>
					<Grid container spacing={2}>
						<Grid size={5}>
							<TextField size="small" fullWidth label="High School" {...bind("schoolName")} />
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth label="High School City" {...bind("schoolCity")} />
						</Grid>
						<Grid size={2}>{states("schoolState", "High School State")}</Grid>
						<Grid size={2}>
							<TextField size="small" fullWidth label="CEEB code" {...bind("ceeb")} />
						</Grid>
						<Grid size={6}>
							<FormControl>
								<FormLabel id="type-label">Type of school</FormLabel>
								<RadioGroup row aria-labelledby="type-label" {...bind("schoolType")}>
									<FormControlLabel value="P" control={<Radio size="small" />} label="Public" />
									<FormControlLabel value="R" control={<Radio size="small" />} label="Private" />
									<FormControlLabel value="H" control={<Radio size="small" />} label="Home school" />
								</RadioGroup>
							</FormControl>
						</Grid>
						<Grid size={6}>
							<DatePicker
								label="Graduation date (month/year)"
								views={["year", "month"]}
								format="MM/YYYY"
								value={v.gradDate ? dayjs(`${v.gradDate}-01`) : null}
								onChange={(value) => set("gradDate", value?.isValid() ? value.format("YYYY-MM") : null)}
								slotProps={{ textField: { size: "small", fullWidth: true, name: "gradDate" } }}
							/>
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth label="Cumulative GPA" helperText="unweighted, if available" {...bind("gpa")} />
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth label="Weighted GPA" {...bind("gpaWeighted")} />
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth type="number" label="Class Rank" {...bind("rank")} />
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth type="number" label="Class Size" {...bind("classSize")} />
						</Grid>
						<Grid size={12}>{yesNo("ibDiploma", "IB Diploma Programme")}</Grid>
						<Grid size={12}>{yesNo("collegeCourses", "Have you taken courses at a college or university while in high school?")}</Grid>
						<Grid size={5}>
							<TextField size="small" fullWidth label="Name of college" {...bind("collegeName")} />
						</Grid>
						<Grid size={3}>
							<TextField size="small" fullWidth label="Dates attended" {...bind("collegeDates")} />
						</Grid>
						<Grid size={4}>
							<TextField
								size="small"
								fullWidth
								label="College credit hours"
								helperText="By your high school graduation date. Do not count AP/IB."
								{...bind("collegeHours")}
							/>
						</Grid>
					</Grid>
					<Typography variant="subtitle1" sx={{ mt: 3 }}>
						Test Scores
					</Typography>
					<TableContainer>
						<Table size="small">
							<TableHead>
								<TableRow>
									<TableCell>SAT</TableCell>
									<TableCell>Date (mm/yyyy)</TableCell>
									<TableCell>Total</TableCell>
									<TableCell>Evidence-Based Reading & Writing</TableCell>
									<TableCell>Math</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								<TableRow>
									<TableCell>Best scores</TableCell>
									{cell("satDate")}
									{cell("satTotal")}
									{cell("satEbrw")}
									{cell("satMath")}
								</TableRow>
							</TableBody>
						</Table>
						<Table size="small">
							<TableHead>
								<TableRow>
									<TableCell>ACT</TableCell>
									<TableCell>Date (mm/yyyy)</TableCell>
									<TableCell>Composite</TableCell>
									<TableCell>EH</TableCell>
									<TableCell>MA</TableCell>
									<TableCell>READ.</TableCell>
									<TableCell>SCI. REAS.</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								<TableRow>
									<TableCell>Best scores</TableCell>
									{cell("actDate")}
									{cell("actComposite")}
									{cell("actEnglish")}
									{cell("actMath")}
									{cell("actReading")}
									{cell("actScience")}
								</TableRow>
							</TableBody>
						</Table>
					</TableContainer>
					<Stack direction="row" spacing={2} sx={{ mt: 2 }}>
						<TextField size="small" label="PSAT/NMSQT total" {...bind("psat")} />
						<TextField size="small" label="TOEFL (if required)" {...bind("toefl")} />
					</Stack>
					<Typography variant="subtitle1" sx={{ mt: 3, mb: 1 }}>
						Advanced Placement examinations taken
					</Typography>
					{[0, 1, 2].map((n) => (
						<Grid container spacing={2} key={n} sx={{ mb: 1 }}>
							<Grid size={6}>{pick(`ap${n}`, "AP Exam", AP_EXAMS)}</Grid>
							<Grid size={3}>
								<TextField size="small" fullWidth label="Year" {...bind(`apYear${n}`)} />
							</Grid>
							<Grid size={3}>
								<TextField size="small" fullWidth select label="Score" {...bind(`apScore${n}`)}>
									{["1", "2", "3", "4", "5"].map((each) => (
										<MenuItem key={each} value={each}>
											{each}
										</MenuItem>
									))}
								</TextField>
							</Grid>
						</Grid>
					))}
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h6" component="h2">
						Honors
					</Typography>
					<Typography color="text.secondary" sx={{ mb: 2 }}>
						Top three academic honors or distinctions that you believe were most meaningful to you.
					</Typography>
					{[0, 1, 2].map((n) => (
						<Stack direction="row" spacing={1} key={n} sx={{ mb: 1, alignItems: "center" }}>
							<Typography>{n + 1}.</Typography>
							<TextField size="small" fullWidth placeholder="Honor or distinction" {...bind(`honor${n}`)} />
							<TextField size="small" select sx={{ minWidth: 150 }} label="Grade received" {...bind(`honorYear${n}`)}>
								{GRADES.map((each) => (
									<MenuItem key={each} value={each}>
										{each}
									</MenuItem>
								))}
							</TextField>
						</Stack>
					))}
					<Typography variant="h6" component="h2" sx={{ mt: 4 }}>
						Activities
					</Typography>
					<Typography color="text.secondary" sx={{ mb: 2 }}>
						In this section, share up to four (4) of the most meaningful extracurricular activities you were engaged in at some point during ninth grade to
						the present. Don&apos;t feel limited to the usual activities; include employment, volunteering, or caregiving responsibilities.
					</Typography>
					{Array.from({ length: activities }, (_, n) => (
						<Box key={n} sx={{ borderLeft: 3, borderColor: "primary.light", pl: 2, mb: 3 }}>
							<Stack direction="row" sx={{ justifyContent: "space-between" }}>
								<Typography variant="subtitle2" gutterBottom>
									Activity {n + 1}
								</Typography>
								{n > 0 && n === activities - 1 && (
									<IconButton
										size="small"
										aria-label="remove activity"
										onClick={() => {
											setActivities(n);
											setV((old) => Object.fromEntries(Object.entries(old).filter(([key]) => !(key in activity(n)))));
										}}
									>
										×
									</IconButton>
								)}
							</Stack>
							<Grid container spacing={2}>
								<Grid size={7}>
									<TextField size="small" fullWidth label="Name of group, organization or employer" {...bind(`activityName${n}`)} />
								</Grid>
								<Grid size={5}>
									<FormControl fullWidth size="small">
										<InputLabel id={`grades-label-${n}`}>Grade(s) involved</InputLabel>
										<Select
											multiple
											labelId={`grades-label-${n}`}
											label="Grade(s) involved"
											name={`activityGrades${n}`}
											value={v[`activityGrades${n}`] as string[]}
											onChange={(e) => set(`activityGrades${n}`, GRADES.filter((each) => e.target.value.includes(each)))}
											renderValue={(picked) => (
												<Box sx={{ display: "flex", gap: 0.5 }}>
													{picked.map((each) => (
														<Chip key={each} label={each} size="small" />
													))}
												</Box>
											)}
										>
											{GRADES.map((each) => (
												<MenuItem key={each} value={each}>
													{each}
												</MenuItem>
											))}
										</Select>
									</FormControl>
								</Grid>
								<Grid size={6}>
									<TextField
										size="small"
										fullWidth
										multiline
										minRows={2}
										label="Participation Details"
										helperText="Your actual position or roles"
										{...bind(`activityDetails${n}`)}
									/>
								</Grid>
								<Grid size={3}>
									<TextField size="small" fullWidth type="number" label="Hours per week" {...bind(`activityHours${n}`)} />
								</Grid>
								<Grid size={3}>
									<TextField size="small" fullWidth type="number" label="Weeks per year" {...bind(`activityWeeks${n}`)} />
								</Grid>
							</Grid>
						</Box>
					))}
					{activities < 4 && (
						<Button
							variant="outlined"
							onClick={() => {
								setV((old) => ({ ...old, ...activity(activities) }));
								setActivities(activities + 1);
							}}
						>
							Add another activity
						</Button>
					)}
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h6" component="h2" gutterBottom>
						Family
					</Typography>
					<Table size="small">
						<TableHead>
							<TableRow>
								<TableCell />
								<TableCell id="father-head">Father / Guardian</TableCell>
								<TableCell id="mother-head">Mother / Guardian</TableCell>
							</TableRow>
						</TableHead>
						<TableBody>
							<TableRow>
								<TableCell component="th" scope="row">
									Name
								</TableCell>
								{cell("fatherName")}
								{cell("motherName")}
							</TableRow>
							<TableRow>
								<TableCell component="th" scope="row">
									Occupation/Title
								</TableCell>
								{cell("fatherOccupation")}
								{cell("motherOccupation")}
							</TableRow>
							<TableRow>
								<TableCell component="th" scope="row">
									Employer/Company
								</TableCell>
								{cell("fatherEmployer")}
								{cell("motherEmployer")}
							</TableRow>
							<TableRow>
								<TableCell component="th" scope="row" id="education-head">
									Highest Level of Education
								</TableCell>
								{schooling("fatherEducation", "education-head father-head")}
								{schooling("motherEducation", "education-head mother-head")}
							</TableRow>
						</TableBody>
					</Table>
					<Stack spacing={2} sx={{ mt: 3 }}>
						{yesNo("bothParents", "Do you live with both parents?")}
						<TextField size="small" label="If no, please enter the name of the parent/guardian with whom you live." {...bind("liveWith")} />
						{yesNo("siblings", "Do you have siblings?")}
						<Typography>If yes, how many and age(s)?</Typography>
						<Stack direction="row" spacing={2}>
							<TextField size="small" label="Brothers" {...bind("brothers")} />
							<TextField size="small" label="Age(s) of brothers" {...bind("brotherAges")} />
							<TextField size="small" label="Sisters" {...bind("sisters")} />
							<TextField size="small" label="Age(s) of sisters" {...bind("sisterAges")} />
						</Stack>
					</Stack>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h6" component="h2" gutterBottom>
						Recommendations and Essay
					</Typography>
					<Typography sx={{ mb: 2 }}>
						Once your application is submitted, we will make one (1) attempt to email your high school counselor and your teacher.
					</Typography>
					<Grid container spacing={2}>
						<Grid size={6}>
							<TextField size="small" fullWidth label="High School Counselor" {...bind("counselorName")} />
						</Grid>
						<Grid size={6}>
							<TextField size="small" fullWidth type="email" label="Counselor e-mail" {...bind("counselorEmail")} />
						</Grid>
						<Grid size={6}>
							<TextField size="small" fullWidth label="Teacher providing recommendation" {...bind("teacherName")} />
						</Grid>
						<Grid size={6}>
							<TextField size="small" fullWidth type="email" label="Teacher e-mail" {...bind("teacherEmail")} />
						</Grid>
						<Grid size={12}>
							<TextField
								fullWidth
								multiline
								minRows={6}
								label="Describe a topic, idea, or concept you find so engaging that it makes you lose all track of time. Why does it captivate you?"
								helperText="Up to 300 words"
								{...bind("essay")}
							/>
						</Grid>
					</Grid>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<FormControlLabel
						control={<Checkbox name="release" checked={v.release as boolean} onChange={(_, on) => set("release", on)} />}
						label="I give permission to have my academic record shared with the Selection Committee of the Honors College."
					/>
					<Stack direction="row" spacing={2} sx={{ mt: 2 }}>
						<TextField size="small" fullWidth label="Signature (type your full name)" {...bind("signature")} />
						<DatePicker label="Date" {...date("signatureDate")} slotProps={{ textField: { size: "small", name: "signatureDate" } }} />
					</Stack>
				</Paper>
				<Button type="submit" variant="contained" size="large">
					Submit application
				</Button>
			</Container>
		</LocalizationProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

const tidy = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u00a0\u2066-\u2069]/g, " ").trim();
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=radio]):not([type=checkbox])`);
const RADIOS = [
	"sex", "citizenship", "hispanic", "englishFirst", "resident", "applied", "howApplied", "housing", "schoolType", "ibDiploma", "collegeCourses", "bothParents", "siblings",
];

function read(name: string) {
	if (name === "release") return document.querySelector<HTMLInputElement>("[name=release]")?.checked ?? false;
	const labels = (selector: string) => [...document.querySelectorAll(selector)].map((each) => tidy(each.closest("label")?.textContent));
	if (RADIOS.includes(name)) return labels(`[name="${name}"]:checked`)[0] ?? "";
	if (name === "origin") return labels("[name=origin]:checked");
	const typed = document.getElementById(`ac-${name}`) as HTMLInputElement | null;
	if (typed) return typed.value;
	const drawn = field(name)?.closest(".MuiSelect-root")?.querySelector("[role=combobox]");
	if (name.startsWith("activityGrades")) return [...(drawn?.querySelectorAll(".MuiChip-label") ?? [])].map((each) => each.textContent);
	if (drawn) return tidy(drawn.textContent).replace(/^Select$/, "");
	return field(name)?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...current, submitted }),
	formShown: () => Object.fromEntries(Object.keys(current).map((name) => [name, read(name)])),
});
