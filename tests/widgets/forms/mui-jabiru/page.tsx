import {
	Autocomplete, Box, Button, Checkbox, Chip, Container, CssBaseline, Divider, FormControl, FormControlLabel, FormGroup,
	FormHelperText, FormLabel, InputAdornment, InputLabel, ListItemText, MenuItem, OutlinedInput, Paper, Radio, RadioGroup,
	Select, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ReactNode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Values = Record<string, any>;

const STATE_NAMES = STATES.map(([, name]) => name);
const GRADES = ["9", "10", "11", "12"];
const AP_EXAMS = [
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition",
	"AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Physics 1",
	"AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics",
	"AP United States History", "AP World History: Modern",
];
const GRADE_LEVELS = [
	"Never attended college and 1st year undergraduate", "Attended college before and 1st year undergraduate",
	"2nd year undergraduate/sophomore", "3rd year undergraduate/junior", "4th year undergraduate/senior",
	"5th year/other undergraduate", "1st year graduate/professional", "Continuing graduate/professional or beyond",
];
const PARENT_COLLEGE = [
	"Did not attend college", "Attended college, but did not complete a degree", "Completed an associate degree",
	"Completed a bachelor's degree or higher", "Don't know",
];
const MARITAL = ["Never married", "Unmarried and both legal parents living together", "Married or remarried", "Divorced or separated", "Widowed"];
const TABLE = [
	["q21", "Were you born before January 1, 2004?"],
	["q22", "As of today, are you married?"],
	["q23", "Do you have at least one child that you support?"],
	["q24", "Are you an orphan or ward of the court?"],
	["q25", "Are you currently serving on active duty in, or are you a veteran of, the U.S. Armed Forces?"],
];

const TEXTS = [
	"q1", "q2", "q3", "pref", "q5", "q6", "q7", "q8", "q10", "q11", "q12", "q12b", "q14", "q15", "county",
	"p1last", "p1first", "p1mi", "p1occ", "p1emp", "p1ssn", "p2last", "p2first", "p2mi", "p2occ", "p2emp", "divorced",
	"q40", "q41", "q42", "q43", "sib0name", "sib0age", "sib0college", "sib1name", "sib1age", "sib1college",
	"gpa", "gpaw", "rank", "size", "act", "satv", "satm", "psat",
	"act0", "off0", "hrs0", "wks0", "act1", "off1", "hrs1", "wks1", "act2", "off2", "hrs2", "wks2",
	"hon0", "hon1", "hon2", "career", "cname", "ctitle", "cphone", "cemail", "prepname", "prepaddr", "spouse", "sign", "psign",
];
const CHOICES = ["q13", "q18", "q21", "q22", "q23", "q24", "q25", "q26", "sex", "hisp", "q31", "p1col", "p2col", "hong0", "hong1", "hong2", "aps0", "aps1", "aps2"];
const PICKED = ["q9", "q16", "q27", "apx0", "apx1", "apx2", "major", "college"];
const LISTS = ["grd0", "grd1", "grd2", "race"];
const DATES = ["q4", "q17", "actdate"];
const start: Values = {
	...Object.fromEntries([...TEXTS, ...CHOICES].map((name) => [name, ""])),
	...Object.fromEntries([...PICKED, ...DATES].map((name) => [name, null])),
	...Object.fromEntries(LISTS.map((name) => [name, []])),
	certify: false,
};

/** The answers, outside of React so that a keystroke draws its own field only. */
let values: Values = start;
let submitted = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};
const useAnswer = (name: string) => {
	const value = useSyncExternalStore(subscribe, () => values[name]);
	const set = (next: unknown) => {
		values = { ...values, [name]: next };
		for (const listener of listeners) listener();
	};
	return [value, set] as const;
};

function Text({ name, label, ...rest }: { name: string; label?: string; [more: string]: any }) {
	const [value, set] = useAnswer(name);
	return <TextField size="small" name={name} label={label} value={value} onChange={(event) => set(event.target.value)} fullWidth {...rest} />;
}
function Pick({ name, label, options, helperText }: { name: string; label: string; options: readonly string[]; helperText?: string }) {
	const [value, set] = useAnswer(name);
	return (
		<TextField select size="small" name={name} label={label} value={value} onChange={(event) => set(event.target.value)} helperText={helperText} fullWidth>
			{options.map((option) => (
				<MenuItem key={option} value={option}>
					{option}
				</MenuItem>
			))}
		</TextField>
	);
}
function Search({ name, label, options, free }: { name: string; label: string; options: readonly string[]; free?: boolean }) {
	const [value, set] = useAnswer(name);
	return (
		<Autocomplete
			size="small"
			options={options}
			freeSolo={free}
			autoSelect={free}
			value={value}
			onChange={(_event, picked) => set(picked)}
			renderInput={(params) => <TextField {...params} name={name} label={label} />}
		/>
	);
}
function Day({ name, label, ...rest }: { name: string; label: string; [more: string]: any }) {
	const [value, set] = useAnswer(name);
	return (
		<DatePicker
			label={label}
			value={value}
			onChange={(picked: Dayjs | null) => set(picked)}
			slotProps={{ textField: { size: "small", fullWidth: true, id: `tasa-${name}` } as any }}
			{...rest}
		/>
	);
}
function Choice({ name, legend, options, column }: { name: string; legend: ReactNode; options: readonly string[]; column?: boolean }) {
	const [value, set] = useAnswer(name);
	return (
		<FormControl>
			<FormLabel id={`${name}-label`}>{legend}</FormLabel>
			<RadioGroup row={!column} aria-labelledby={`${name}-label`} name={name} value={value} onChange={(event) => set(event.target.value)}>
				{options.map((option) => (
					<FormControlLabel key={option} value={option} control={<Radio size="small" />} label={option} />
				))}
			</RadioGroup>
		</FormControl>
	);
}
function Grades({ name }: { name: string }) {
	const [value, set] = useAnswer(name);
	return (
		<FormControl size="small" sx={{ minWidth: 130 }}>
			<InputLabel id={`${name}-label`}>Grades</InputLabel>
			<Select
				labelId={`${name}-label`}
				name={name}
				multiple
				value={value}
				onChange={(event) => set(event.target.value)}
				input={<OutlinedInput label="Grades" />}
				renderValue={(picked: string[]) => picked.join(", ")}
			>
				{GRADES.map((grade) => (
					<MenuItem key={grade} value={grade}>
						<Checkbox size="small" checked={value.includes(grade)} />
						<ListItemText primary={grade} />
					</MenuItem>
				))}
			</Select>
		</FormControl>
	);
}
function Races() {
	const [value, set] = useAnswer("race");
	const options = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Prefer not to answer"];
	return (
		<FormControl component="fieldset">
			<FormLabel component="legend">29. Racial background (select one or more)</FormLabel>
			<FormGroup>
				{options.map((option) => (
					<FormControlLabel
						key={option}
						label={option}
						control={
							<Checkbox
								size="small"
								name="race"
								value={option}
								checked={value.includes(option)}
								onChange={(event) => set(event.target.checked ? [...value, option] : value.filter((each: string) => each !== option))}
							/>
						}
					/>
				))}
			</FormGroup>
		</FormControl>
	);
}
function YesNoRow({ name, question, number }: { name: string; question: string; number: number }) {
	const [value, set] = useAnswer(name);
	return (
		<TableRow>
			<TableCell>{number}.</TableCell>
			<TableCell id={`${name}-text`}>{question}</TableCell>
			{["Yes", "No"].map((option) => (
				<TableCell key={option} align="center">
					<Radio size="small" name={name} value={option} checked={value === option} onChange={() => set(option)} slotProps={{ input: { "aria-label": option, "aria-describedby": `${name}-text` } as any }} />
				</TableCell>
			))}
		</TableRow>
	);
}
function Certify() {
	const [value, set] = useAnswer("certify");
	return (
		<FormControlLabel
			control={<Checkbox name="certify" checked={value} onChange={(event) => set(event.target.checked)} />}
			label="I certify that all of the information on this application is true and complete to the best of my knowledge, and I agree to give proof of it if asked."
		/>
	);
}
const Step = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
	<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
		<Typography variant="h6" component="h2">
			{title}
		</Typography>
		{note && <FormHelperText sx={{ mb: 2 }}>{note}</FormHelperText>}
		<Box sx={{ display: "grid", gap: 2, mt: 1 }}>{children}</Box>
	</Paper>
);
const Row = ({ columns, children }: { columns: string; children: ReactNode }) => (
	<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: columns, alignItems: "start" }}>{children}</Box>
);

function Parent({ n, first }: { n: 1 | 2; first: number }) {
	return (
		<>
			<Divider textAlign="left">
				<Chip size="small" label={`Parent ${n}`} />
			</Divider>
			<Row columns="2fr 2fr 70px">
				<Text name={`p${n}last`} label={`${first}. Parent ${n} Last Name`} />
				<Text name={`p${n}first`} label={`${first + 1}. First Name`} />
				<Text name={`p${n}mi`} label="M.I." slotProps={{ htmlInput: { maxLength: 1 } }} />
			</Row>
			<Row columns="1fr 1fr">
				<Text name={`p${n}occ`} label="Occupation and Title" />
				<Text name={`p${n}emp`} label="Place of Employment" />
			</Row>
			<Pick name={`p${n}col`} label={`Parent ${n} college attendance`} options={PARENT_COLLEGE} />
		</>
	);
}

function App() {
	return (
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<CssBaseline />
				<Container maxWidth="md" sx={{ py: 4 }}>
					<Typography variant="h4" component="h1">
						2027–28 State Grant and Governor's Scholars Application
					</Typography>
					<Typography sx={{ my: 2 }}>
						This free application is used to decide on the state's need-based grant and the Governor's Scholars award. Each item in the sections that concern you must be answered.
						If a question does not apply to you, leave it empty. The state priority deadline is January 15.
					</Typography>
					<form
						noValidate
						onSubmit={(event) => {
							event.preventDefault();
							submitted = true;
						}}
					>
						<Step title="STEP ONE: STUDENT INFORMATION" note="Give your name as it stands on your school record. See Notes for questions 5–6.">
							<Row columns="2fr 2fr 80px">
								<Text name="q1" label="1. Last Name" required />
								<Text name="q2" label="2. First Name" required />
								<Text name="q3" label="3. M.I." slotProps={{ htmlInput: { maxLength: 1 } }} />
							</Row>
							<Row columns="1fr 1fr 1fr">
								<Day name="q4" label="4. Date of Birth" />
								<Text name="q5" label="5. Social Security Number or DACA #" />
								<Text name="q6" label="6. College Student ID #" />
							</Row>
							<Text name="pref" label="Preferred Name" helperText="What your teachers call you, if other than your first name" />
							<Text name="q7" label="7. Permanent Mailing Address" helperText="Number and street (include apt. number)" />
							<Row columns="2fr 2fr 1fr">
								<Text name="q8" label="8. City" />
								<Search name="q9" label="9. State" options={STATE_NAMES} />
								<Text name="q10" label="10. Zip Code" />
							</Row>
							<Row columns="1fr 1fr 1fr">
								<Text name="q11" label="11. Phone Number" type="tel" />
								<Text name="q12" label="12. Email Address" type="email" />
								<Text name="q12b" label="Alternate Email" type="email" />
							</Row>
							<Choice
								column
								name="q13"
								legend="13. What will your high school completion status be when you begin college in the 2027–2028 school year?"
								options={["High school diploma", "General Educational Development (GED) certificate", "Homeschooled", "None of the above"]}
							/>
							<Row columns="2fr 1fr 1fr">
								<Text name="q14" label="14. High School Name" />
								<Text name="q15" label="15. High School City" />
								<Search name="q16" label="16. High School State" options={STATE_NAMES} />
							</Row>
							<Row columns="1fr 1fr">
								<Day name="q17" label="17. Date of Graduation" />
								<Text name="county" label="County of Residence" />
							</Row>
							<Pick name="q18" label="18. Grade Level beginning in 2027–2028" options={GRADE_LEVELS} helperText="College courses taken while in high school count as college" />
						</Step>
						<Step title="SECTION I: STUDENT STATUS" note="Answer each question with yes or no.">
							<Table size="small">
								<TableHead>
									<TableRow>
										<TableCell />
										<TableCell>As of the day you complete this form</TableCell>
										<TableCell align="center">Yes</TableCell>
										<TableCell align="center">No</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{TABLE.map(([name, question], index) => (
										<YesNoRow key={name} name={name} question={question} number={21 + index} />
									))}
								</TableBody>
							</Table>
							<Pick name="q26" label="26. Citizenship status" options={["U.S. citizen or U.S. national", "Eligible noncitizen", "Neither U.S. citizen nor eligible noncitizen"]} />
							<Search name="q27" label="27. What is your state of legal residence?" options={STATE_NAMES} />
							<Typography variant="body2" color="text.secondary">
								The following information is requested for statistical purposes only.
							</Typography>
							<Choice name="sex" legend="Sex" options={["Female", "Male"]} />
							<Choice name="hisp" legend="28. Are you Hispanic or Latino (a person of Cuban, Mexican, Puerto Rican, South or Central American, or other Spanish culture, regardless of race)?" options={["Yes", "No"]} />
							<Races />
						</Step>
						<Step title="SECTION II: PARENT INFORMATION" note="If you answered No to every one of questions 21 to 25, give information on your legal parents.">
							<Pick name="q31" label="31. What is the marital status of your parents as of today?" options={MARITAL} />
							<Text name="divorced" label="32. Month and year they were married, separated, divorced or widowed" placeholder="MM/YYYY" />
							<Parent n={1} first={33} />
							<Text name="p1ssn" label="35. Parent 1 Social Security Number" helperText="Enter all zeros if your parent has none" />
							<Parent n={2} first={36} />
							<Typography variant="subtitle2">HOUSEHOLD</Typography>
							<Row columns="1fr 1fr">
								<Text name="q40" label="40. Number in your parents' household" type="number" />
								<Text name="q41" label="41. Of these, how many will be in college?" type="number" />
							</Row>
							<Box>
								<Typography id="income-text" gutterBottom>
									42. What was your family's total income from all sources last year, before taxes? Round to the nearest dollar.
								</Typography>
								<Text
									name="q42"
									sx={{ maxWidth: 220 }}
									slotProps={{
										input: { startAdornment: <InputAdornment position="start">$</InputAdornment>, endAdornment: <InputAdornment position="end">per year</InputAdornment> },
										htmlInput: { "aria-labelledby": "income-text", inputMode: "numeric" },
									}}
								/>
							</Box>
							<Text name="q43" label="43. Untaxed income (child support received, housing allowances …)" />
							<Typography>List your brothers and sisters.</Typography>
							<Table size="small">
								<TableHead>
									<TableRow>
										<TableCell>Full name</TableCell>
										<TableCell sx={{ width: 90 }}>Age</TableCell>
										<TableCell>College attending in 2027–2028</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{[0, 1].map((index) => (
										<TableRow key={index}>
											<TableCell><Text name={`sib${index}name`} variant="standard" /></TableCell>
											<TableCell><Text name={`sib${index}age`} variant="standard" /></TableCell>
											<TableCell><Text name={`sib${index}college`} variant="standard" /></TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Step>
						<Step title="GOVERNOR'S SCHOLARS: ACADEMIC RECORD">
							<Row columns="1fr 1fr">
								<Text name="gpa" label="GPA (unweighted)" helperText="Based on 4.0" />
								<Text name="gpaw" label="GPA (weighted)" helperText="If your school weights grades" />
							</Row>
							<Typography component="div" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
								Rank in class: number
								<Text name="rank" sx={{ width: 90 }} fullWidth={false} />
								in a class of
								<Text name="size" sx={{ width: 90 }} fullWidth={false} />
								students
							</Typography>
							<Row columns="1fr 1fr 1fr 1fr">
								<Text name="act" label="ACT Composite" />
								<Day name="actdate" label="ACT taken (month and year)" views={["month", "year"]} format="MM/YYYY" />
								<Text name="satv" label="SAT Verbal" />
								<Text name="satm" label="SAT Math" />
							</Row>
							<Text name="psat" label="PSAT total" sx={{ maxWidth: 200 }} />
							<Typography variant="subtitle2">Advanced Placement examinations</Typography>
							{[0, 1, 2].map((index) => (
								<Row key={index} columns="3fr 1fr">
									<Search name={`apx${index}`} label={`Examination ${index + 1}`} options={AP_EXAMS} />
									<Pick name={`aps${index}`} label="Score" options={["1", "2", "3", "4", "5"]} />
								</Row>
							))}
						</Step>
						<Step title="GOVERNOR'S SCHOLARS: ACTIVITIES AND HONORS" note="School, community and work. Begin with the one that has meant most to you.">
							{[0, 1, 2].map((index) => (
								<Box key={index} sx={{ display: "grid", gap: 1 }}>
									<Row columns="1fr 1fr">
										<Text name={`act${index}`} label="Club, team, organization or employer" />
										<Text name={`off${index}`} label="Office held / job title" />
									</Row>
									<Row columns="160px 1fr 1fr">
										<Grades name={`grd${index}`} />
										<Text name={`hrs${index}`} label="Time given" slotProps={{ input: { endAdornment: <InputAdornment position="end">hours a week</InputAdornment> } }} />
										<Text name={`wks${index}`} label="For" slotProps={{ input: { endAdornment: <InputAdornment position="end">weeks a year</InputAdornment> } }} />
									</Row>
									<Divider />
								</Box>
							))}
							<Typography variant="subtitle2">Awards or special recognition received in grades 9–12</Typography>
							{[0, 1, 2].map((index) => (
								<Row key={index} columns="3fr 1fr">
									<Text name={`hon${index}`} label={`Award ${index + 1}`} />
									<Pick name={`hong${index}`} label="Grade" options={["Grade 9", "Grade 10", "Grade 11", "Grade 12"]} />
								</Row>
							))}
						</Step>
						<Step title="COLLEGE PLANS">
							<Search free name="college" label="College or university you plan to attend" options={["Arizona State University", "Boise State University", "Oregon State University", "Portland State University", "University of Oregon", "Washington State University"]} />
							<Search name="major" label="Planned field of study" options={MAJORS} />
							<Text name="career" label="What occupation do you hope to enter?" />
						</Step>
						<Step title="THIS SECTION NAMES THE COUNSELOR WHO WILL COMPLETE YOUR SCHOOL REPORT">
							<Row columns="1fr 1fr">
								<Text name="cname" label="Counselor Name" />
								<Text name="ctitle" label="Title" />
								<Text name="cphone" label="Phone" />
								<Text name="cemail" label="Email" />
							</Row>
							<Text name="spouse" label="Name of your spouse (if you answered Yes to question 22)" />
						</Step>
						<Step title="SIGNATURES" note="If this form was filled out by someone other than you, your spouse or your parents, that person must complete this part.">
							<Row columns="1fr 1fr">
								<Text name="prepname" label="Preparer's name and firm" />
								<Text name="prepaddr" label="Preparer's address" />
							</Row>
							<Certify />
							<Row columns="1fr 1fr">
								<Text name="sign" label="Student (sign by typing your full name)" />
								<Text name="psign" label="Parent (sign by typing full name)" />
							</Row>
							<Button type="submit" variant="contained">
								Submit application
							</Button>
						</Step>
					</form>
				</Container>
			</LocalizationProvider>
	);
}
createRoot(document.querySelector("#root")!).render(<App />);

const scope = window as any;
scope.formState = () => ({
	...Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, DATES.includes(name) ? (value?.isValid() ? value.format(name === "actdate" ? "YYYY-MM" : "YYYY-MM-DD") : null) : value]),
	),
	submitted,
});
const box = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const drawnText = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();
scope.formShown = () => {
	const shown: Values = {};
	for (const name of Object.keys(values)) {
		const radios = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]`)];
		if (name === "race") shown[name] = [...document.querySelectorAll<HTMLInputElement>('input[name="race"]:checked')].map((each) => each.value);
		else if (name === "certify") shown[name] = box(name).checked;
		else if (radios.length > 0) shown[name] = radios.find((each) => each.checked)?.value ?? "";
		else if (DATES.includes(name)) shown[name] = drawnText(document.querySelector(`#tasa-${name}`)?.closest(".MuiPickersTextField-root, .MuiFormControl-root")?.querySelector(".MuiPickersInputBase-sectionsContainer"));
		else if (CHOICES.includes(name) || LISTS.includes(name)) shown[name] = drawnText(box(name).parentElement!.querySelector('[role="combobox"]'));
		else shown[name] = box(name).value;
	}
	return shown;
};
