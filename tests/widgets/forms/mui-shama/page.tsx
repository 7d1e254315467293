import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import Divider from "@mui/material/Divider";
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
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { type Dayjs, isDayjs } from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const TERMS = ["Summer 2027", "Fall 2027", "Winter 2028", "Spring 2028"];
const ENTRY = [
	["F0", "First-time freshman, no college credit hours"],
	["F1", "First-time freshman, with college credit hours"],
	["T", "Transfer"],
	["R", "Returning student"],
];
const DEGREES = ["Bachelor's", "Credential", "Master's", "Doctorate", "First professional (law, medicine, pharmacy)", "Undecided"];
const CITIZEN = [
	["1", "U.S. citizen"],
	["2", "U.S. permanent resident (green card)"],
	["3", "Refugee / asylee"],
	["4", "Nonimmigrant visa holder"],
	["5", "Other / none of these"],
];
const RACES = [
	"American Indian or Alaska Native",
	"Asian",
	"Black or African American",
	"Native Hawaiian or Other Pacific Islander",
	"White",
	"Decline to state",
];
const LANGS = [
	"American Sign Language", "Arabic", "Armenian", "Cantonese", "English", "Farsi", "French", "German", "Hindi", "Hmong", "Igbo", "Japanese",
	"Khmer", "Korean", "Mandarin", "Mixtec", "Portuguese", "Punjabi", "Russian", "Spanish", "Swahili", "Tagalog", "Vietnamese", "Yoruba",
];
const MILITARY = [
	"Not a member of the military",
	"Active duty",
	"National Guard or Reserve",
	"Veteran",
	"Dependent of a service member or veteran",
];
const ED_LEVELS = [
	"No high school",
	"Some high school",
	"High school graduate",
	"Some college",
	"2-year college graduate",
	"4-year college graduate",
	"Postgraduate",
	"Not known",
];
const RELATION = ["Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Legal guardian", "Other"];
const MARITAL = ["Married", "Separated", "Divorced", "Widowed", "Never married", "Domestic partnership"];
const INCOME = [
	"Less than $20,000",
	"$20,000 - $39,999",
	"$40,000 - $59,999",
	"$60,000 - $79,999",
	"$80,000 - $99,999",
	"$100,000 or more",
	"Don't know",
];
const AP = [
	"2-D Art and Design", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A",
	"Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science",
	"European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Psychology",
	"Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern",
];
type Coded = { code: string; label: string };
const STATE_OPTIONS: Coded[] = STATES.map(([code, label]) => ({ code, label }));
const stateOf = (code: unknown) => STATE_OPTIONS.find((option) => option.code === code) ?? null;

const TEXTS = `entryHours priorTerm lastName suffix firstName middleName preferredName otherNames mailStreet mailApt mailCity mailZip permStreet permApt permCity permZip
county phone altPhone email emailConfirm birthCity ssn ssid visaType yearsUs p1First p1Last p1Job p1Employer p2First p2Last p2Job p2Employer sibs household
hsName ceeb hsStreet hsCity hsZip gpa wgpa rank classSize counselorName counselorEmail collName collPlace collDates satErw satMath actComp toefl
emName emPhone essay signature term entry major altMajor degree mailState permState mailCountry birthCountry citizenCountry citizenship firstLang military legalState
p1Rel p1Ed p2Rel p2Ed marital income hsState feeWaiver applied phoneType sex hispanic firstGen teach disability conduct`.split(/\s+/);

const initial: Record<string, unknown> = {
	...Object.fromEntries(TEXTS.map((key) => [key, ""])),
	birthDate: null, hsFrom: null, hsTo: null, satErwDate: null, satMathDate: null, actDate: null, resideSince: null, signedOn: null,
	race: [], otherLangs: [], certify: false,
};
for (const n of [1, 2, 3]) {
	Object.assign(initial, { [`ap${n}Name`]: "", [`ap${n}When`]: null, [`ap${n}Score`]: "", [`award${n}`]: "", [`award${n}Grade`]: "" });
	Object.assign(initial, { [`act${n}Name`]: "", [`act${n}Role`]: "", [`act${n}Grades`]: [], [`act${n}Hours`]: "", [`act${n}Weeks`]: "" });
}

let current = initial;
let submitted = false;
const places = new Map<string, HTMLElement>();
const at = (key: string) => (node: HTMLElement | null) => {
	if (node) places.set(key, node);
};

const phoneMask = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

function App() {
	const [v, setV] = useState(initial);
	current = v;
	const put = (key: string, value: unknown) => setV((old) => ({ ...old, [key]: value }));
	const text = (key: string) => v[key] as string;

	const input = (name: string, label: string, width: number, extra: Record<string, unknown> = {}) => (
		<Grid size={{ xs: 12, sm: width }} key={name}>
			<TextField ref={at(name)} name={name} label={label} value={text(name)} onChange={(event) => put(name, event.target.value)} fullWidth size="small" {...extra} />
		</Grid>
	);
	const phone = (name: string, label: string, width: number, extra = {}) =>
		input(name, label, width, { type: "tel", placeholder: "(000) 000-0000", onChange: (event: { target: { value: string } }) => put(name, phoneMask(event.target.value)), ...extra });
	const menu = (name: string, label: string, options: (string | string[])[], width: number, helper?: string) => (
		<Grid size={{ xs: 12, sm: width }} key={name}>
			<FormControl fullWidth size="small" ref={at(name)}>
				<InputLabel id={`${name}-label`}>{label}</InputLabel>
				<Select labelId={`${name}-label`} id={`${name}-select`} label={label} value={text(name)} onChange={(event) => put(name, event.target.value)}>
					{options.map((option) => {
						const [value, shown] = Array.isArray(option) ? option : [option, option];
						return (
							<MenuItem key={value} value={value}>
								{shown}
							</MenuItem>
						);
					})}
				</Select>
				{helper && <FormHelperText>{helper}</FormHelperText>}
			</FormControl>
		</Grid>
	);
	const stateBox = (name: string, label: string, width: number) => (
		<Grid size={{ xs: 12, sm: width }} key={name}>
			<Autocomplete
				ref={at(name)}
				options={STATE_OPTIONS}
				value={stateOf(v[name])}
				isOptionEqualToValue={(a, b) => a.code === b.code}
				onChange={(_, option) => put(name, option?.code ?? "")}
				size="small"
				renderInput={(params) => <TextField {...params} label={label} />}
			/>
		</Grid>
	);
	const listBox = (name: string, label: string, options: string[], width: number) => (
		<Grid size={{ xs: 12, sm: width }} key={name}>
			<Autocomplete
				ref={at(name)}
				options={options}
				value={text(name) || null}
				onChange={(_, option) => put(name, option ?? "")}
				size="small"
				renderInput={(params) => <TextField {...params} label={label} />}
			/>
		</Grid>
	);
	const radios = (name: string, question: string, options: string[], row = true) => (
		<Grid size={12} key={name}>
			<FormControl ref={at(name)}>
				<FormLabel id={`${name}-q`}>{question}</FormLabel>
				<RadioGroup row={row} aria-labelledby={`${name}-q`} name={name} value={text(name)} onChange={(event) => put(name, event.target.value)}>
					{options.map((option) => (
						<FormControlLabel key={option} value={option} control={<Radio size="small" />} label={option} />
					))}
				</RadioGroup>
			</FormControl>
		</Grid>
	);
	const day = (name: string, label: string, width: number, monthOnly = false) => (
		<Grid size={{ xs: 12, sm: width }} key={name}>
			<div ref={at(name)}>
				<DatePicker
					label={label}
					value={v[name] as Dayjs | null}
					onChange={(value) => put(name, value)}
					{...(monthOnly ? { views: ["year", "month"] as const, openTo: "year" as const, format: "MM/YYYY" } : {})}
					slotProps={{ textField: { size: "small", fullWidth: true } }}
				/>
			</div>
		</Grid>
	);
	const parent = (p: string, title: string) => (
		<>
			<Grid size={12}>
				<Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
					{title}
				</Typography>
			</Grid>
			{menu(`${p}Rel`, "Relationship to you", RELATION, 4)}
			{input(`${p}First`, "First name", 4)}
			{input(`${p}Last`, "Last name", 4)}
			{input(`${p}Job`, "Occupation", 4)}
			{input(`${p}Employer`, "Employer", 4)}
			{menu(`${p}Ed`, "Highest level of education", ED_LEVELS, 4)}
		</>
	);
	const cell = (name: string, extra: Record<string, unknown> = {}) => (
		<TextField ref={at(name)} name={name} variant="standard" fullWidth value={text(name)} onChange={(event) => put(name, event.target.value)} {...extra} />
	);

	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<Box sx={{ bgcolor: "#1b3a2d", color: "#fff", py: 3, mb: 3 }}>
				<Container maxWidth="md">
					<Typography variant="overline">Tamarack State University · Office of Admissions</Typography>
					<Typography variant="h4" component="h1">
						Application for First-Year Admission 2027–2028
					</Typography>
				</Container>
			</Box>
			<Container maxWidth="md" component="form" noValidate autoComplete="off" onSubmit={(event: { preventDefault(): void }) => { event.preventDefault(); submitted = true; }}>
				<Typography sx={{ mb: 3 }}>
					A response to each item is expected unless it is marked optional or does not apply to you. Use your full legal name as it appears on your transcripts and test records.
				</Typography>

				<Section title="Section A. Enrollment Information">
					{radios("term", "1. For which term are you applying? Check one term only.", TERMS)}
					{menu("entry", "2. Entry status", ENTRY, 8)}
					{input("entryHours", "College credit hours", 4, { helperText: "Hours you will have earned by your high school graduation date. Do not count AP or IB.", slotProps: { htmlInput: { inputMode: "numeric", maxLength: 3 } } })}
					{listBox("major", "3. Intended major", MAJORS, 6)}
					{listBox("altMajor", "4. Alternate major (optional)", MAJORS, 6)}
					{menu("degree", "5. Highest degree you plan to obtain", DEGREES, 6)}
					<Grid size={{ xs: 12, sm: 6 }} />
					{radios("applied", "6. Have you previously applied to or attended this campus?", ["Yes", "No"])}
					{input("priorTerm", "If yes, term and year", 6)}
					{radios("feeWaiver", "7. Are you requesting a waiver of the $55 application fee?", ["Yes", "No"])}
				</Section>

				<Section title="Section B. Name, Address and Telephone">
					<Heading>8. Legal name</Heading>
					{input("lastName", "Last name", 9, { required: true })}
					{menu("suffix", "Suffix", ["Jr.", "Sr.", "II", "III", "IV"], 3)}
					{input("firstName", "First name", 6, { required: true })}
					{input("middleName", "Middle name", 6)}
					{input("preferredName", "First name you prefer to be called", 6)}
					{input("otherNames", "9. Other name(s) that may appear on your academic records", 6)}
					<Heading>10. Current mailing address</Heading>
					{input("mailStreet", "Street number and name", 8, { required: true })}
					{input("mailApt", "Apartment", 4)}
					{input("mailCity", "City", 5, { required: true })}
					{stateBox("mailState", "State", 4)}
					{input("mailZip", "ZIP Code", 3, { slotProps: { htmlInput: { maxLength: 10 } } })}
					{listBox("mailCountry", "Country", COUNTRIES, 6)}
					{input("county", "County of residence", 6)}
					<Heading>11. Permanent address (if different from current as indicated above)</Heading>
					{input("permStreet", "Street number and name", 8)}
					{input("permApt", "Apartment", 4)}
					{input("permCity", "City", 5)}
					{stateBox("permState", "State", 4)}
					{input("permZip", "ZIP Code", 3)}
					<Heading>12. How may we reach you?</Heading>
					{phone("phone", "Primary telephone", 6, { required: true })}
					{phone("altPhone", "Alternate phone", 6)}
					{radios("phoneType", "The primary telephone is a", ["Home phone", "Mobile phone", "Work phone"])}
					{input("email", "E-mail address", 6, { type: "email", required: true })}
					{input("emailConfirm", "Re-enter e-mail address", 6, { type: "email" })}
				</Section>

				<Section title="Section C. Personal Information">
					{day("birthDate", "13. Birthdate", 4)}
					{input("birthCity", "14. City of birth", 4)}
					{listBox("birthCountry", "15. Country of birth", COUNTRIES, 4)}
					{radios("sex", "16. Sex", ["F", "M", "X"])}
					{input("ssn", "17. Social Security number", 6, { placeholder: "000-00-0000", helperText: "Required to claim tax benefits and if you apply for financial aid." })}
					{input("ssid", "18. Statewide Student ID", 6, { helperText: "Ten digits; ask your high school counselor." })}
					{listBox("citizenCountry", "19. Country of citizenship", COUNTRIES, 4)}
					{menu("citizenship", "20. Citizenship status", CITIZEN, 5)}
					{input("visaType", "Visa type, if any", 3)}
					{radios("hispanic", "21a. Are you Hispanic or Latino?", ["Yes", "No", "Decline to state"])}
					<Grid size={12}>
						<FormControl component="fieldset" ref={at("race")}>
							<FormLabel component="legend">21b. Regardless of your answer to the prior question, please check one or more of the following groups in which you consider yourself to be a member.</FormLabel>
							<FormGroup>
								{RACES.map((race) => (
									<FormControlLabel
										key={race}
										label={race}
										control={
											<Checkbox
												size="small"
												checked={(v.race as string[]).includes(race)}
												onChange={(_, on) => put("race", RACES.filter((each) => (each === race ? on : (v.race as string[]).includes(each))))}
											/>
										}
									/>
								))}
							</FormGroup>
						</FormControl>
					</Grid>
					{menu("firstLang", "22. Language you first learned to speak", LANGS, 5)}
					<Grid size={{ xs: 12, sm: 7 }}>
						<Autocomplete
							multiple
							ref={at("otherLangs")}
							options={LANGS}
							value={v.otherLangs as string[]}
							onChange={(_, list) => put("otherLangs", list)}
							size="small"
							renderValue={(list, itemProps) => list.map((each, index) => {
								const { key, ...rest } = itemProps({ index });
								return <Chip key={key} size="small" label={each} {...rest} />;
							})}
							renderInput={(params) => <TextField {...params} label="Other languages you speak" />}
						/>
					</Grid>
					{menu("military", "23. U.S. military status", MILITARY, 6)}
				</Section>

				<Section title="Section D. Residency">
					{stateBox("legalState", "24. State of legal residence", 4)}
					{day("resideSince", "25. Date your present stay in that state began", 5)}
					{input("yearsUs", "26. Years lived in the U.S.", 3, { type: "number" })}
				</Section>

				<Section title="Section E. Family Information">
					{parent("p1", "27. Parent / legal guardian 1")}
					{parent("p2", "28. Parent / legal guardian 2")}
					<Grid size={12}>
						<Divider />
					</Grid>
					{menu("marital", "29. Marital status of your parents", MARITAL, 6)}
					{menu("income", "30. Gross family income for last year", INCOME, 6)}
					{input("household", "31. Persons living in your household", 6, { type: "number", helperText: "Include brothers and sisters attending college" })}
					{input("sibs", "32. Number of brothers and sisters", 6, { type: "number" })}
					{radios("firstGen", "33. Will you be the first in your immediate family to attend college?", ["Yes", "No", "Not sure"])}
				</Section>

				<Section title="Section F. Educational Background">
					<Heading>34. High school from which you graduated or will graduate</Heading>
					{input("hsName", "Name of high school", 8, { required: true })}
					{input("ceeb", "CEEB code", 4, { slotProps: { htmlInput: { maxLength: 6 } } })}
					{input("hsStreet", "Street address", 12)}
					{input("hsCity", "City", 5)}
					<Grid size={{ xs: 12, sm: 4 }}>
						<TextField
							select
							ref={at("hsState")}
							id="hs-state"
							label="State"
							size="small"
							fullWidth
							value={text("hsState")}
							onChange={(event) => put("hsState", event.target.value)}
							slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
						>
							<option value="" />
							{STATES.map(([code]) => (
								<option key={code} value={code}>
									{code}
								</option>
							))}
						</TextField>
					</Grid>
					{input("hsZip", "ZIP Code", 3)}
					{day("hsFrom", "Month and year you entered", 6, true)}
					{day("hsTo", "Date of graduation (month and year)", 6, true)}
					{input("gpa", "Unweighted GPA", 3, { helperText: "4.00 scale" })}
					{input("wgpa", "Weighted GPA", 3)}
					{input("rank", "Rank in class", 3)}
					{input("classSize", "out of", 3, { helperText: "students" })}
					{input("counselorName", "Name of your counselor", 6)}
					{input("counselorEmail", "Counselor's e-mail", 6, { type: "email" })}
					<Heading>35. College or university attended, including any attended while in high school</Heading>
					{input("collName", "Name of institution", 5)}
					{input("collPlace", "City and state", 4)}
					{input("collDates", "Dates attended", 3)}
				</Section>

				<Section title="Section G. Test Scores">
					<Heading>36. Report your highest score from any sitting and the date on which you earned it</Heading>
					{input("satErw", "SAT Evidence-Based Reading and Writing", 6)}
					{day("satErwDate", "Test date", 6)}
					{input("satMath", "SAT Math", 6)}
					{day("satMathDate", "Test date", 6)}
					{input("actComp", "ACT Composite", 6)}
					{day("actDate", "Test date", 6)}
					{input("toefl", "TOEFL total (international applicants)", 6)}
					<Heading>37. Advanced Placement examinations taken</Heading>
					{[1, 2, 3].map((n) => [
						listBox(`ap${n}Name`, "AP examination", AP, 6),
						day(`ap${n}When`, "Month / year", 3, true),
						menu(`ap${n}Score`, "Score", ["5", "4", "3", "2", "1"], 3),
					])}
				</Section>

				<Section title="Section H. Honors and Activities">
					<Heading>38. Honors and awards since the ninth grade</Heading>
					<Table size="small" sx={{ mb: 2 }}>
						<TableHead>
							<TableRow>
								<TableCell>Honor or award</TableCell>
								<TableCell sx={{ width: 180 }}>Grade level when received</TableCell>
							</TableRow>
						</TableHead>
						<TableBody>
							{[1, 2, 3].map((n) => (
								<TableRow key={n}>
									<TableCell>{cell(`award${n}`)}</TableCell>
									<TableCell>
										{cell(`award${n}Grade`, {
											select: true,
											children: ["9", "10", "11", "12"].map((grade) => (
												<MenuItem key={grade} value={grade}>
													{grade}th grade
												</MenuItem>
											)),
										})}
									</TableCell>
								</TableRow>
							))}
						</TableBody>
					</Table>
					<Heading>39. Extracurricular, community and work activities. List them in order of importance to you.</Heading>
					<Table size="small">
						<TableHead>
							<TableRow>
								<TableCell>Activity or employer</TableCell>
								<TableCell>Position held</TableCell>
								<TableCell>Grade</TableCell>
								<TableCell>Hours per week</TableCell>
								<TableCell>Weeks per year</TableCell>
							</TableRow>
						</TableHead>
						<TableBody>
							{[1, 2, 3].map((n) => (
								<TableRow key={n}>
									<TableCell>{cell(`act${n}Name`)}</TableCell>
									<TableCell>{cell(`act${n}Role`)}</TableCell>
									<TableCell>
										<FormGroup row ref={at(`act${n}Grades`)} sx={{ width: 150 }}>
											{["9", "10", "11", "12"].map((grade) => (
												<FormControlLabel
													key={grade}
													label={grade}
													control={
														<Checkbox
															size="small"
															sx={{ p: 0.5 }}
															checked={(v[`act${n}Grades`] as string[]).includes(grade)}
															onChange={(_, on) =>
																put(`act${n}Grades`, ["9", "10", "11", "12"].filter((each) => (each === grade ? on : (v[`act${n}Grades`] as string[]).includes(each))))
															}
														/>
													}
												/>
											))}
										</FormGroup>
									</TableCell>
									<TableCell>{cell(`act${n}Hours`, { type: "number" })}</TableCell>
									<TableCell>{cell(`act${n}Weeks`, { type: "number" })}</TableCell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				</Section>

				<Section title="Section I. Other Information">
					{radios("teach", "40. Are you interested in becoming a teacher?", ["Definitely yes", "Possibly", "No"])}
					{radios("disability", "41. Do you wish to be contacted about services for students with disabilities?", ["Yes", "No"])}
					{radios("conduct", "42. Have you ever been disciplined, suspended from, or placed on probation at any educational institution for non-academic reasons?", ["Yes", "No"])}
					{input("essay", "43. Tell us about a person or experience that shaped your plans for college", 12, { multiline: true, minRows: 4 })}
					<Heading>44. Person to notify in case of emergency (other than parent)</Heading>
					{input("emName", "Name", 6)}
					{phone("emPhone", "Telephone", 6)}
				</Section>

				<Section title="Certification">
					<Grid size={12}>
						<FormControlLabel
							ref={at("certify")}
							control={<Checkbox checked={v.certify as boolean} onChange={(_, on) => put("certify", on)} />}
							label="I certify under penalty of perjury that all information provided in my application is accurate and complete."
						/>
					</Grid>
					{input("signature", "Applicant's signature (type your full name)", 8)}
					{day("signedOn", "Date signed", 4)}
				</Section>
				<Button type="submit" variant="contained" size="large" sx={{ mb: 6 }}>
					Submit application
				</Button>
			</Container>
		</LocalizationProvider>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2" sx={{ mb: 2 }}>
				{title}
			</Typography>
			<Grid container spacing={2}>
				{children}
			</Grid>
		</Paper>
	);
}

function Heading({ children }: { children: ReactNode }) {
	return (
		<Grid size={12}>
			<Typography sx={{ fontWeight: 600, mt: 1 }}>{children}</Typography>
		</Grid>
	);
}

function read(key: string, node: HTMLElement): unknown {
	const labelOf = (box: Element) => box.closest("label")?.textContent?.trim() ?? "";
	const radio = node.querySelectorAll<HTMLInputElement>("input[type=radio]");
	if (radio.length) return [...radio].filter((each) => each.checked).map(labelOf)[0] ?? "";
	const boxes = node.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
	if (key === "certify") return boxes[0]?.checked;
	if (boxes.length) return [...boxes].filter((each) => each.checked).map(labelOf);
	if (key === "otherLangs") return [...node.querySelectorAll(".MuiChip-label")].map((chip) => chip.textContent);
	const native = node.querySelector("select");
	if (native) return native.selectedOptions[0]?.text ?? "";
	const select = node.querySelector("div[role=combobox]");
	if (select) return select.textContent?.replace(/\u200b/g, "").trim();
	return node.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(
			Object.entries(current).map(([key, value]) => [key, isDayjs(value) ? (value.isValid() ? value.format(/^(hs|ap)/.test(key) ? "YYYY-MM" : "YYYY-MM-DD") : "") : value]),
		),
		submitted,
	}),
	formShown: () => Object.fromEntries(Object.keys(current).map((key) => [key, places.has(key) ? read(key, places.get(key) as HTMLElement) : undefined])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
