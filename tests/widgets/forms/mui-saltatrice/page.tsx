import {
	Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, FormControl,
	FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, InputLabel, MenuItem, NativeSelect, Paper, Radio, RadioGroup, Select,
	Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const TERMS = [
	["SU27", "Summer Quarter or Semester 2027"],
	["FA27", "Fall Quarter or Semester 2027"],
	["WI28", "Winter Quarter (or term) January 2028"],
	["SP28", "Spring Quarter or Semester 2028"],
];
const ENTRY = [
	["1", "First-time freshman (including students with college units earned before high school graduation)"],
	["2", "Lower-division transfer (fewer than 60 semester units)"],
	["3", "Upper-division transfer (60 or more semester units)"],
	["4", "Second bachelor's degree"],
];
const CITIZEN = [
	["Y", "U.S. citizen"],
	["I", "Permanent resident (immigrant)"],
	["R", "Refugee or asylee"],
	["F", "F visa"],
	["J", "J visa"],
	["O", "Other visa"],
	["N", "None of the above"],
];
const MILITARY = [
	["0", "Not a member of the U.S. military"],
	["1", "Active duty service member"],
	["2", "Veteran"],
	["3", "Reserve or National Guard"],
	["4", "Dependent of a service member or veteran"],
];
const RACE = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
const LEVELS = ["No high school", "Some high school", "High school graduate", "Some college", "Two-year college graduate", "Four-year college graduate", "Postgraduate", "Unknown"];
const INCOME = ["Less than $24,000", "$24,000 to $35,999", "$36,000 to $47,999", "$48,000 to $59,999", "$60,000 to $71,999", "$72,000 or more", "Cannot estimate / Decline to state"];
const HOURS = ["0 hours", "1 to 5 hours", "6 to 10 hours", "11 to 15 hours", "16 to 20 hours", "More than 20 hours"];
const AREAS = ["a. History/Social Science", "b. English", "c. Mathematics", "d. Laboratory Science", "e. Language Other Than English", "f. Visual and Performing Arts", "g. College Preparatory Elective"];
const EXAMS = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "French Language", "Government and Politics - United States", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Physics C - Mechanics", "Psychology", "Spanish Language", "Spanish Literature", "Statistics", "United States History", "World History"];

type Dates = "birthdate" | "hsGradDate" | "satVerbalDate" | "satMathDate" | "actDate" | "toeflDate" | "caSince";
const TEXT = [
	"prevTerm", "prevYear", "lastName", "suffix", "firstName", "middleName", "otherLast", "otherFirst", "otherMiddle", "streetNumber", "streetName", "apartment",
	"city", "state", "zip", "country", "permNumber", "permStreet", "permApt", "permCity", "permState", "permZip", "county", "otherState", "otherCountry",
	"areaCode", "phone", "altAreaCode", "altPhone", "email", "entry", "site", "term", "sex", "ssn", "ssid", "citizenship", "citizenCountry", "hispanic", "hispanicGroup",
	"military", "parent1Level", "parent2Level", "income", "household", "eop", "feeWaiver", "hsName", "hsCity", "hsState", "hsCode", "diploma", "gpa",
	"weightedGpa", "rank", "classSize", "otherSchools", "counselorName", "counselorPhone", "counselorEmail", "satVerbal", "satMath", "actComposite", "actEnglish", "actMath",
	"actReading", "actScience", "toefl", "workHours", "parentsInState", "dismissed", "signature",
];

const answers: { current: Record<string, any> } = { current: {} };

function Section({ letter, title, children }: { letter: string; title: string; children: ReactNode }) {
	return (
		<Accordion defaultExpanded disableGutters>
			<AccordionSummary>
				<Typography variant="h6" component="h2">
					Section {letter} ({title})
				</Typography>
			</AccordionSummary>
			<AccordionDetails>
				<Stack spacing={3}>{children}</Stack>
			</AccordionDetails>
		</Accordion>
	);
}

function Item({ n, children, title }: { n: number; title?: string; children: ReactNode }) {
	return (
		<Box>
			{title && (
				<Typography variant="subtitle1" gutterBottom>
					{n}. {title}
				</Typography>
			)}
			<Grid container spacing={2}>
				{children}
			</Grid>
		</Box>
	);
}

function App() {
	const [v, setV] = useState<Record<string, string>>(Object.fromEntries(TEXT.map((key) => [key, ""])));
	const [dates, setDates] = useState<Record<Dates, any>>({ birthdate: null, hsGradDate: null, satVerbalDate: null, satMathDate: null, actDate: null, toeflDate: null, caSince: null });
	const [major, setMajor] = useState<string | null>(null);
	const [altMajor, setAltMajor] = useState<string | null>(null);
	const [race, setRace] = useState<string[]>([]);
	const [colleges, setColleges] = useState([0, 1].map(() => ({ name: "", location: "", dates: "", units: "", degree: "" })));
	const [exams, setExams] = useState<{ subject: string | null; date: any; score: string }[]>([{ subject: null, date: null, score: "" }]);
	const [courses, setCourses] = useState([0, 1, 2].map(() => ({ title: "", area: "", grade: "", units: "" })));
	const [certify, setCertify] = useState(false);
	const [submitted, setSubmitted] = useState(false);
	answers.current = { v, dates, major, altMajor, race, colleges, exams, courses, certify, submitted };

	const put = (key: string) => (event: any) => setV((old) => ({ ...old, [key]: event.target.value }));
	/** What every text box of this page shares. */
	const text = (key: string, label: ReactNode, more: object = {}) => <TextField fullWidth size="small" label={label} name={key} value={v[key]} onChange={put(key)} {...more} />;
	const day = (key: Dates, label: string, monthly = false) => (
		<DatePicker
			label={label}
			name={key}
			value={dates[key]}
			onChange={(value) => setDates((old) => ({ ...old, [key]: value }))}
			{...(monthly ? { views: ["year", "month"] as const, format: "MM/YYYY" } : {})}
			slotProps={{ textField: { size: "small", fullWidth: true } }}
		/>
	);
	const edit = (set: any, row: number, key: string) => (event: any) =>
		set((rows: any[]) => rows.map((each, i) => (i === row ? { ...each, [key]: event.target.value } : each)));

	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static">
				<Toolbar>
					<Typography variant="h6" component="h1">
						The State University: Application for Undergraduate Admission 2027-2028
					</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 3 }}>
				<Alert severity="info" sx={{ mb: 2 }}>
					A response to each item is mandatory unless otherwise indicated. The application fee is nonrefundable and may not be transferred to another term.
				</Alert>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						setSubmitted(true);
					}}
				>
					<Section letter="A" title="Enrollment/Application Information">
						<Item n={1}>
							<Grid size={7}>
								<FormControl>
									<FormLabel id="term-label">1. This is an application for admission to (check one term only)</FormLabel>
									<RadioGroup aria-labelledby="term-label" name="term" value={v.term} onChange={put("term")}>
										{TERMS.map(([value, label]) => (
											<FormControlLabel key={value} value={value} label={label} control={<Radio size="small" />} />
										))}
									</RadioGroup>
								</FormControl>
							</Grid>
							<Grid size={5}>
								<FormControl>
									<FormLabel id="site-label">Campus location</FormLabel>
									<RadioGroup aria-labelledby="site-label" name="site" value={v.site} onChange={put("site")}>
										<FormControlLabel value="main" label="Main Campus" control={<Radio size="small" />} />
										<FormControlLabel value="off" label="Off-Campus Center" control={<Radio size="small" />} />
									</RadioGroup>
								</FormControl>
							</Grid>
							<Grid size={12}>
								<FormControl fullWidth size="small">
									<InputLabel id="entry-label">Entry status</InputLabel>
									<Select labelId="entry-label" label="Entry status" name="entry" value={v.entry} onChange={put("entry")}>
										{ENTRY.map(([value, label]) => (
											<MenuItem key={value} value={value}>
												{label}
											</MenuItem>
										))}
									</Select>
								</FormControl>
							</Grid>
							<Grid size={6}>
								<Autocomplete id="intended-major" options={MAJORS} value={major} onChange={(_, value) => setMajor(value)} renderInput={(params) => <TextField {...params} size="small" label="Intended major" />} />
							</Grid>
							<Grid size={6}>
								<Autocomplete
									id="alternate-major"
									options={MAJORS}
									value={altMajor}
									onChange={(_, value) => setAltMajor(value)}
									renderInput={(params) => <TextField {...params} size="small" label="Alternate major" helperText="If your intended major is full, you will be considered for this one" />}
								/>
							</Grid>
						</Item>
						<Item n={2} title="If you have previously applied to or attended this campus, please list:">
							<Grid size={6}>{text("prevTerm", "Term of application or last term attended")}</Grid>
							<Grid size={3}>{text("prevYear", "Year", { placeholder: "YYYY" })}</Grid>
						</Item>
						<Item n={3} title="Legal Name">
							<Grid size={9}>{text("lastName", "Last Name")}</Grid>
							<Grid size={3}>{text("suffix", "Suffix (e.g., Jr., Sr.)")}</Grid>
							<Grid size={6}>{text("firstName", "First Name")}</Grid>
							<Grid size={6}>{text("middleName", "Middle Name")}</Grid>
						</Item>
						<Item n={4} title="Other Name(s) that may appear on your academic records">
							<Grid size={4}>{text("otherLast", "Last Name")}</Grid>
							<Grid size={4}>{text("otherFirst", "First Name")}</Grid>
							<Grid size={4}>{text("otherMiddle", "Middle Name")}</Grid>
						</Item>
						<Item n={5} title="Current Mailing Address">
							<Grid size={3}>{text("streetNumber", "Street Number")}</Grid>
							<Grid size={6}>{text("streetName", "Street Name")}</Grid>
							<Grid size={3}>{text("apartment", "Apartment")}</Grid>
							<Grid size={5}>{text("city", "City")}</Grid>
							<Grid size={4}>
								{text("state", "State/Province", {
									select: true,
									children: STATES.map(([code, name]) => (
										<MenuItem key={code} value={code}>
											{name}
										</MenuItem>
									)),
								})}
							</Grid>
							<Grid size={3}>{text("zip", "Zip Code", { slotProps: { htmlInput: { maxLength: 10 } } })}</Grid>
							<Grid size={6}>{text("country", "Country, if not USA", { helperText: "Leave blank for United States addresses" })}</Grid>
						</Item>
						<Item n={6} title="Permanent Address (if different from current as indicated above)">
							<Grid size={3}>{text("permNumber", "Street Number")}</Grid>
							<Grid size={6}>{text("permStreet", "Street Name")}</Grid>
							<Grid size={3}>{text("permApt", "Apartment")}</Grid>
							<Grid size={5}>{text("permCity", "City")}</Grid>
							<Grid size={4}>
								{text("permState", "State", {
									select: true,
									children: STATES.map(([code, name]) => (
										<MenuItem key={code} value={code}>
											{name}
										</MenuItem>
									)),
								})}
							</Grid>
							<Grid size={3}>{text("permZip", "Zip Code")}</Grid>
						</Item>
						<Item n={7} title="Permanent Residence">
							<Grid size={4}>{text("county", "California county of residence", { helperText: "If you live in California" })}</Grid>
							<Grid size={4}>{text("otherState", "Other U.S. state or territory", { helperText: "If you live outside of California" })}</Grid>
							<Grid size={4}>{text("otherCountry", "OR Country of residence")}</Grid>
						</Item>
						<Grid container spacing={2}>
							<Grid size={6}>
								<Typography variant="subtitle1" gutterBottom>
									8. Primary Telephone
								</Typography>
								<Stack direction="row" spacing={1}>
									{text("areaCode", "Area Code", { sx: { width: 120 }, fullWidth: false, slotProps: { htmlInput: { maxLength: 3 } } })}
									{text("phone", "Number", { slotProps: { htmlInput: { maxLength: 8 } } })}
								</Stack>
							</Grid>
							<Grid size={6}>
								<Typography variant="subtitle1" gutterBottom>
									9. Alternate Phone
								</Typography>
								<Stack direction="row" spacing={1}>
									{text("altAreaCode", "Area Code", { sx: { width: 120 }, fullWidth: false, slotProps: { htmlInput: { maxLength: 3 } } })}
									{text("altPhone", "Number", { slotProps: { htmlInput: { maxLength: 8 } } })}
								</Stack>
							</Grid>
						</Grid>
						{text("email", "10. E-mail address", { type: "email", helperText: "Please be certain that this is the e-mail address where your correspondence should be sent. It is your responsibility to read your e-mail messages." })}
					</Section>

					<Section letter="B" title="Personal/Applicant Information">
						<Grid container spacing={2}>
							<Grid size={6}>{day("birthdate", "11. Birthdate")}</Grid>
							<Grid size={6}>
								<FormControl>
									<FormLabel id="sex-label">12. Sex</FormLabel>
									<RadioGroup row aria-labelledby="sex-label" name="sex" value={v.sex} onChange={put("sex")}>
										<FormControlLabel value="M" label="Male" control={<Radio size="small" />} />
										<FormControlLabel value="F" label="Female" control={<Radio size="small" />} />
									</RadioGroup>
								</FormControl>
							</Grid>
							<Grid size={6}>{text("ssn", "13. Social Security Number", { autoComplete: "off" })}</Grid>
							<Grid size={6}>{text("ssid", "14. Statewide Student ID", { helperText: "Your SSID number appears on your high school transcript" })}</Grid>
							<Grid size={6}>
								<FormControl fullWidth size="small">
									<InputLabel id="citizenship-label">15. Citizenship status</InputLabel>
									<Select labelId="citizenship-label" label="15. Citizenship status" name="citizenship" value={v.citizenship} onChange={put("citizenship")}>
										{CITIZEN.map(([value, label]) => (
											<MenuItem key={value} value={value}>
												{label}
											</MenuItem>
										))}
									</Select>
								</FormControl>
							</Grid>
							<Grid size={6}>
								<FormControl fullWidth variant="standard">
									<InputLabel htmlFor="citizen-country">Country of citizenship</InputLabel>
									<NativeSelect inputProps={{ id: "citizen-country", name: "citizenCountry" }} value={v.citizenCountry} onChange={put("citizenCountry")}>
										<option value="" />
										{COUNTRIES.map((name) => (
											<option key={name}>{name}</option>
										))}
									</NativeSelect>
								</FormControl>
							</Grid>
						</Grid>
						<Paper variant="outlined" sx={{ p: 2 }}>
							<Typography variant="body2" sx={{ mb: 1 }}>
								Items 16 and 17 are voluntary and will not be used in a discriminatory manner.
							</Typography>
							<FormControl>
								<FormLabel id="hispanic-label">16. Are you of Hispanic or Latino heritage?</FormLabel>
								<RadioGroup row aria-labelledby="hispanic-label" name="hispanic" value={v.hispanic} onChange={put("hispanic")}>
									<FormControlLabel value="Y" label="Yes" control={<Radio size="small" />} />
									<FormControlLabel value="N" label="No" control={<Radio size="small" />} />
									<FormControlLabel value="D" label="Decline to state" control={<Radio size="small" />} />
								</RadioGroup>
							</FormControl>
							{text("hispanicGroup", "If yes, which group best describes you?", {
								select: true,
								sx: { my: 1 },
								children: ["Central American", "Cuban", "Mexican, Mexican American, Chicano", "Puerto Rican", "South American", "Spanish", "Other Hispanic or Latino"].map((name) => (
									<MenuItem key={name} value={name}>
										{name}
									</MenuItem>
								)),
							})}
							<FormControl component="fieldset">
								<FormLabel component="legend">17. Select one or more racial groups</FormLabel>
								<FormGroup>
									{RACE.map((name) => (
										<FormControlLabel
											key={name}
											label={name}
											control={<Checkbox size="small" name="race" value={name} checked={race.includes(name)} onChange={(event) => setRace(event.target.checked ? [...race, name] : race.filter((each) => each !== name))} />}
										/>
									))}
								</FormGroup>
							</FormControl>
						</Paper>
						<Grid container spacing={2}>
							<Grid size={12}>
								{text("military", "18. U.S. military status", {
									select: true,
									children: MILITARY.map(([value, label]) => (
										<MenuItem key={value} value={value}>
											{label}
										</MenuItem>
									)),
								})}
							</Grid>
							{(["parent1Level", "parent2Level"] as const).map((key, i) => (
								<Grid size={6} key={key}>
									<FormControl fullWidth size="small">
										<InputLabel id={`${key}-label`}>{`19. Parent ${i + 1}: highest level of education`}</InputLabel>
										<Select labelId={`${key}-label`} label={`19. Parent ${i + 1}: highest level of education`} name={key} value={v[key]} onChange={put(key)}>
											{LEVELS.map((name) => (
												<MenuItem key={name} value={name}>
													{name}
												</MenuItem>
											))}
										</Select>
									</FormControl>
								</Grid>
							))}
							<Grid size={6}>
								{text("income", "20. Parents' total income last year", {
									select: true,
									helperText: "Before taxes. Include both taxable and nontaxable income.",
									children: INCOME.map((name) => (
										<MenuItem key={name} value={name}>
											{name}
										</MenuItem>
									)),
								})}
							</Grid>
							<Grid size={6}>{text("household", "Number of persons supported by this income", { type: "number" })}</Grid>
							<Grid size={6}>
								<FormControl>
									<FormLabel id="eop-label">21. Are you applying for the Educational Opportunity Program (EOP)?</FormLabel>
									<RadioGroup row aria-labelledby="eop-label" name="eop" value={v.eop} onChange={put("eop")}>
										<FormControlLabel value="Y" label="Yes" control={<Radio size="small" />} />
										<FormControlLabel value="N" label="No" control={<Radio size="small" />} />
									</RadioGroup>
								</FormControl>
							</Grid>
							<Grid size={6}>
								<FormControl>
									<FormLabel id="fee-label">22. Do you wish to request an application fee waiver?</FormLabel>
									<RadioGroup row aria-labelledby="fee-label" name="feeWaiver" value={v.feeWaiver} onChange={put("feeWaiver")}>
										<FormControlLabel value="Y" label="Yes" control={<Radio size="small" />} />
										<FormControlLabel value="N" label="No" control={<Radio size="small" />} />
									</RadioGroup>
									<FormHelperText>Available to California residents only</FormHelperText>
								</FormControl>
							</Grid>
						</Grid>
					</Section>

					<Section letter="C" title="Educational Background">
						<Item n={23} title="High school of graduation (or where you will graduate)">
							<Grid size={8}>{text("hsName", "Name of high school")}</Grid>
							<Grid size={4}>{text("hsCode", "CEEB / ETS code", { helperText: "6 digits; ask your counselor" })}</Grid>
							<Grid size={6}>{text("hsCity", "City")}</Grid>
							<Grid size={6}>
								{text("hsState", "State", {
									select: true,
									children: STATES.map(([code, name]) => (
										<MenuItem key={code} value={code}>
											{name}
										</MenuItem>
									)),
								})}
							</Grid>
							<Grid size={6}>{day("hsGradDate", "Date of high school graduation", true)}</Grid>
							<Grid size={6}>
								<FormControl>
									<RadioGroup name="diploma" value={v.diploma} onChange={put("diploma")}>
										<FormControlLabel value="D" label="I have or will have a high school diploma" control={<Radio size="small" />} />
										<FormControlLabel value="G" label="I have or will have a GED or proficiency certificate" control={<Radio size="small" />} />
										<FormControlLabel value="N" label="Neither" control={<Radio size="small" />} />
									</RadioGroup>
								</FormControl>
							</Grid>
							<Grid size={3}>{text("gpa", "GPA (unweighted)")}</Grid>
							<Grid size={3}>{text("weightedGpa", "GPA (weighted)")}</Grid>
							<Grid size={3}>{text("rank", "Rank in class", { type: "number" })}</Grid>
							<Grid size={3}>{text("classSize", "Number in class", { type: "number" })}</Grid>
							<Grid size={12}>{text("otherSchools", "Other high schools attended, with dates", { multiline: true, minRows: 2 })}</Grid>
						</Item>
						<Typography variant="body2">24. Your high school counselor</Typography>
						<Stack direction="row" spacing={2}>
							{text("counselorName", "Counselor's name")}
							{text("counselorPhone", "Telephone")}
							{text("counselorEmail", "E-mail")}
						</Stack>
						<Box>
							<Typography variant="subtitle1">25. List every college or university you have attended or are attending, including any courses taken while in high school</Typography>
							<Table size="small">
								<TableHead>
									<TableRow>
										<TableCell>Name of college</TableCell>
										<TableCell>City and state</TableCell>
										<TableCell>Dates attended</TableCell>
										<TableCell>Units completed or in progress</TableCell>
										<TableCell>Degree or certificate</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{colleges.map((row, i) => (
										<TableRow key={i}>
											{(["name", "location", "dates", "units", "degree"] as const).map((key) => (
												<TableCell key={key}>
													<TextField hiddenLabel size="small" variant="filled" name={`college[${i}].${key}`} value={row[key]} onChange={edit(setColleges, i, key)} />
												</TableCell>
											))}
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Box>
					</Section>

					<Section letter="D" title="Tests">
						<Grid container spacing={2}>
							<Grid size={12}>
								<Typography variant="subtitle1">26. SAT (report your highest score in each part)</Typography>
							</Grid>
							<Grid size={3}>{text("satVerbal", "Evidence-Based Reading & Writing", { type: "number" })}</Grid>
							<Grid size={3}>{day("satVerbalDate", "Date taken", true)}</Grid>
							<Grid size={3}>{text("satMath", "Mathematics", { type: "number" })}</Grid>
							<Grid size={3}>{day("satMathDate", "Date taken", true)}</Grid>
							<Grid size={12}>
								<Typography variant="subtitle1">27. ACT</Typography>
							</Grid>
							<Grid size={3}>{day("actDate", "ACT date taken", true)}</Grid>
							<Grid size={2}>{text("actEnglish", "English", { type: "number" })}</Grid>
							<Grid size={2}>{text("actMath", "Math", { type: "number" })}</Grid>
							<Grid size={2}>{text("actReading", "Reading", { type: "number" })}</Grid>
							<Grid size={1.5}>{text("actScience", "Science", { type: "number" })}</Grid>
							<Grid size={1.5}>{text("actComposite", "Composite", { type: "number" })}</Grid>
							<Grid size={12}>
								<Typography variant="subtitle1">28. TOEFL (only if you have not attended three years of secondary school where English is the principal language of instruction)</Typography>
							</Grid>
							<Grid size={4}>{text("toefl", "TOEFL score", { type: "number" })}</Grid>
							<Grid size={4}>{day("toeflDate", "TOEFL date taken", true)}</Grid>
						</Grid>
						<Box>
							<Typography variant="subtitle1" gutterBottom>
								29. Advanced Placement examinations taken
							</Typography>
							<Stack spacing={2}>
								{exams.map((row, i) => (
									<Stack direction="row" spacing={2} key={i}>
										<Autocomplete
											id={`ap-exam-${i}`}
											options={EXAMS}
											value={row.subject}
											onChange={(_, value) => setExams(exams.map((each, at) => (at === i ? { ...each, subject: value } : each)))}
											sx={{ width: 380 }}
											renderInput={(params) => <TextField {...params} size="small" label="Examination" />}
										/>
										<DatePicker
											label="Month/year"
											name={`ap[${i}].date`}
											views={["year", "month"]}
											format="MM/YYYY"
											value={row.date}
											onChange={(value) => setExams((old) => old.map((each, at) => (at === i ? { ...each, date: value } : each)))}
											slotProps={{ textField: { size: "small" } }}
										/>
										<TextField select size="small" label="Score" name={`ap[${i}].score`} value={row.score} onChange={edit(setExams, i, "score")} sx={{ width: 110 }}>
											{["1", "2", "3", "4", "5"].map((score) => (
												<MenuItem key={score} value={score}>
													{score}
												</MenuItem>
											))}
										</TextField>
									</Stack>
								))}
							</Stack>
							<Button id="add-exam" sx={{ mt: 1 }} onClick={() => setExams([...exams, { subject: null, date: null, score: "" }])}>
								+ Add another examination
							</Button>
						</Box>
					</Section>

					<Section letter="E" title="High School Coursework and Activities">
						<Typography variant="body2">30. Senior-year college preparatory (a-g) courses. Enter the course as it appears on your transcript.</Typography>
						{courses.map((row, i) => (
							<Paper key={i} variant="outlined" sx={{ p: 2 }}>
								<Grid container spacing={2}>
									<Grid size={4}>
										<TextField fullWidth variant="standard" label="Course title" name={`courses.${i}.title`} value={row.title} onChange={edit(setCourses, i, "title")} />
									</Grid>
									<Grid size={4}>
										<TextField fullWidth select variant="standard" label="Subject area" name={`courses.${i}.area`} value={row.area} onChange={edit(setCourses, i, "area")}>
											{AREAS.map((name) => (
												<MenuItem key={name} value={name}>
													{name}
												</MenuItem>
											))}
										</TextField>
									</Grid>
									<Grid size={2}>
										<TextField fullWidth variant="standard" label="Grade" name={`courses.${i}.grade`} value={row.grade} onChange={edit(setCourses, i, "grade")} />
									</Grid>
									<Grid size={2}>
										<TextField fullWidth variant="standard" label="Units/credits" name={`courses.${i}.units`} value={row.units} onChange={edit(setCourses, i, "units")} />
									</Grid>
								</Grid>
							</Paper>
						))}
						{text("workHours", "31. On average, how many hours per week have you worked at a paid job during high school?", {
							select: true,
							children: HOURS.map((name) => (
								<MenuItem key={name} value={name}>
									{name}
								</MenuItem>
							)),
						})}
					</Section>

					<Section letter="F" title="Residency, Conduct and Certification">
						<Grid container spacing={2}>
							<Grid size={6}>{day("caSince", "32. Date your present stay in California began")}</Grid>
							<Grid size={6}>
								<FormControl>
									<FormLabel id="pis-label">33. If you are under 19: have both your parents lived in California for more than one year?</FormLabel>
									<RadioGroup row aria-labelledby="pis-label" name="parentsInState" value={v.parentsInState} onChange={put("parentsInState")}>
										<FormControlLabel value="Y" label="Yes" control={<Radio size="small" />} />
										<FormControlLabel value="N" label="No" control={<Radio size="small" />} />
									</RadioGroup>
								</FormControl>
							</Grid>
							<Grid size={12}>
								<FormControl>
									<FormLabel id="dis-label">34. Have you ever been placed on probation, suspended or dismissed by a school or college for disciplinary reasons?</FormLabel>
									<RadioGroup row aria-labelledby="dis-label" name="dismissed" value={v.dismissed} onChange={put("dismissed")}>
										<FormControlLabel value="Y" label="Yes" control={<Radio size="small" />} />
										<FormControlLabel value="N" label="No" control={<Radio size="small" />} />
									</RadioGroup>
								</FormControl>
							</Grid>
						</Grid>
						<FormControlLabel
							control={<Checkbox name="certify" checked={certify} onChange={(event) => setCertify(event.target.checked)} />}
							label="I certify under penalty of perjury under the laws of the State of California that I have provided complete and accurate responses to all the items on this application."
						/>
						{text("signature", "Signature of applicant (type your full name)", { variant: "standard" })}
						<Button variant="contained" type="submit" sx={{ alignSelf: "start" }}>
							Submit Application
						</Button>
					</Section>
				</form>
			</Container>
		</LocalizationProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const when = (value: any, format: string) => (value?.isValid() ? value.format(format) : null);
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"], textarea[name="${name}"], select[name="${name}"]`);
const radio = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.closest("label")?.textContent ?? "";
function read(name: string) {
	const found = input(name);
	if (!found) return "";
	if (found.type === "radio") return radio(name);
	if (found.classList.contains("MuiSelect-nativeInput")) return (found.parentElement?.querySelector("[role=combobox]")?.textContent ?? "").replace("\u200b", "");
	return found.value;
}
const boxed = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? "";

Object.assign(window, {
	formState() {
		const { v, dates, major, altMajor, race, colleges, exams, courses, certify, submitted } = answers.current;
		return {
			...v,
			intendedMajor: major,
			alternateMajor: altMajor,
			race,
			...Object.fromEntries(Object.entries(dates).map(([key, value]) => [key, when(value, key === "birthdate" || key === "caSince" ? "YYYY-MM-DD" : "YYYY-MM")])),
			...Object.fromEntries(colleges.flatMap((row: object, i: number) => Object.entries(row).map(([key, value]) => [`college${i}.${key}`, value]))),
			...Object.fromEntries(exams.flatMap((row: any, i: number) => [[`ap${i}.subject`, row.subject], [`ap${i}.date`, when(row.date, "YYYY-MM")], [`ap${i}.score`, row.score]])),
			...Object.fromEntries(courses.flatMap((row: object, i: number) => Object.entries(row).map(([key, value]) => [`course${i}.${key}`, value]))),
			certify,
			submitted,
		};
	},
	formShown() {
		const { dates, colleges, exams, courses } = answers.current;
		return {
			...Object.fromEntries([...TEXT, ...Object.keys(dates)].map((key) => [key, read(key)])),
			intendedMajor: boxed("intended-major"),
			alternateMajor: boxed("alternate-major"),
			race: [...document.querySelectorAll<HTMLInputElement>("input[name=race]:checked")].map((box) => box.closest("label")?.textContent ?? ""),
			...Object.fromEntries(colleges.flatMap((row: object, i: number) => Object.keys(row).map((key) => [`college${i}.${key}`, read(`college[${i}].${key}`)]))),
			...Object.fromEntries(exams.flatMap((_: any, i: number) => [[`ap${i}.subject`, boxed(`ap-exam-${i}`)], [`ap${i}.date`, read(`ap[${i}].date`)], [`ap${i}.score`, read(`ap[${i}].score`)]])),
			...Object.fromEntries(courses.flatMap((row: object, i: number) => Object.keys(row).map((key) => [`course${i}.${key}`, read(`courses.${i}.${key}`)]))),
			certify: input("certify")?.checked ?? false,
		};
	},
});
