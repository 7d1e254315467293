import Alert from "@mui/material/Alert";
import AppBar from "@mui/material/AppBar";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Checkbox from "@mui/material/Checkbox";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Grid from "@mui/material/Grid";
import InputAdornment from "@mui/material/InputAdornment";
import InputLabel from "@mui/material/InputLabel";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
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
import TextField from "@mui/material/TextField";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { useEffect, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { MAJORS, STATES as STATE_LINES } from "../../lists";

type Option = { value: string; label: string };
const STATES: Option[] = (typeof STATE_LINES === "string" ? (STATE_LINES as string).trim().split("\n").map((line) => [line.slice(0, 2), line.slice(3)]) : (STATE_LINES as unknown as [string, string][])).map(
	([value, label]) => ({ value, label }),
);
const SUFFIXES = ["Jr.", "Sr.", "II", "III", "IV"];
const EDUCATION: Option[] = [
	{ value: "LT_HS", label: "Less than high school" },
	{ value: "HS", label: "High school graduate / GED" },
	{ value: "SOME", label: "Some college, no degree" },
	{ value: "AA", label: "Associate degree" },
	{ value: "BA", label: "Bachelor's degree" },
	{ value: "GRAD", label: "Graduate degree" },
];
const RACES: Option[] = [
	{ value: "AIAN", label: "American Indian or Alaska Native" },
	{ value: "ASIAN", label: "Asian" },
	{ value: "BLACK", label: "Black or African American" },
	{ value: "NHPI", label: "Native Hawaiian or Other Pacific Islander" },
	{ value: "WHITE", label: "White" },
	{ value: "DECLINE", label: "Decline to state" },
];
const CATEGORIES: Option[] = [
	{ value: "academic", label: "Academic team or club" },
	{ value: "arts", label: "Arts, music or theatre" },
	{ value: "athletics", label: "Athletics" },
	{ value: "service", label: "Community service" },
	{ value: "env", label: "Environment & conservation" },
	{ value: "family", label: "Family responsibilities" },
	{ value: "job", label: "Paid employment" },
	{ value: "speech", label: "Speech & debate" },
	{ value: "gov", label: "Student government" },
	{ value: "other", label: "Other" },
];
const GRADE_LEVELS: Option[] = ["9", "10", "11", "12"].map((value) => ({ value, label: `Grade ${value}` }));
const EXAMS = [
	"AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition",
	"AP English Literature and Composition", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics",
	"AP United States Government and Politics", "AP United States History", "AP World History: Modern", "IB Biology HL", "IB History HL", "IB Mathematics: Analysis and Approaches SL",
];

const defaultValues = {
	legalFirstName: "", middleInitial: "", legalLastName: "", nameSuffix: "", emailAddress: "", mobilePhone: "",
	dateOfBirth: null as Dayjs | null, ssnLast4: "", smsOptIn: false,
	residence: { line1: "", line2: "", city: "", state: null as Option | null, zip: "" },
	citizenship: "", gender: "", hispanic: "", race: [] as Option[],
	highSchool: { name: "", city: "", state: null as Option | null, gradDate: null as Dayjs | null, counselorEmail: "" },
	gpaUnweighted: "", gpaWeighted: "", actComposite: "", satErw: "", satMath: "",
	intendedMajor: null as string | null, entryTerm: "",
	courses: [{ title: "", grade: "", credits: "" }],
	exams: [] as { exam: string; score: string; year: string }[],
	activities: [0, 1, 2].map(() => ({ category: "", organization: "", role: "", grades: [] as string[], hours: "", weeks: "" })),
	parents: [0, 1].map(() => ({ firstName: "", lastName: "", education: "" })),
	parentMarital: "", agi: "", householdSize: "",
	emergency: { name: "", phone: "" },
	hearAbout: "", certify: false,
};
type Values = typeof defaultValues;

const phoneMask = (text: string) => {
	const digits = text.replace(/\D/g, "").slice(0, 10);
	if (digits.length < 4) return digits;
	if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

function RHFTextField({ name, format, helperText, ...other }: any) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			rules={other.required ? { required: "This field is required" } : undefined}
			render={({ field: { ref, onChange, ...field }, fieldState: { error } }) => (
				<TextField
					{...field}
					inputRef={ref}
					fullWidth
					size="small"
					onChange={(event) => onChange(format ? format(event.target.value) : event.target.value)}
					error={!!error}
					helperText={error?.message ?? helperText}
					{...other}
				/>
			)}
		/>
	);
}

function RHFSelect({ options, ...other }: any) {
	return (
		<RHFTextField select {...other}>
			{options.map((option: Option) => (
				<MenuItem key={option.value} value={option.value}>
					{option.label}
				</MenuItem>
			))}
		</RHFTextField>
	);
}

function RHFAutocomplete({ name, label, options, helperText, required, multiple }: any) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
				<Autocomplete
					id={name.replace(".", "-")}
					multiple={multiple}
					size="small"
					options={options}
					value={value}
					onChange={(_, next) => onChange(next)}
					onBlur={onBlur}
					isOptionEqualToValue={(a: any, b: any) => (a.value ?? a) === (b.value ?? b)}
					renderInput={(params) => <TextField {...params} inputRef={ref} label={label} required={required} error={!!error} helperText={error?.message ?? helperText} />}
				/>
			)}
		/>
	);
}

function RHFRadioGroup({ name, label, options, row, helperText }: any) {
	const { control } = useFormContext();
	const id = `${name}-group-label`;
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<FormControl>
					<FormLabel id={id}>{label}</FormLabel>
					<RadioGroup aria-labelledby={id} row={row} {...field}>
						{options.map((option: Option) => (
							<FormControlLabel key={option.value} value={option.value} control={<Radio size="small" />} label={option.label} />
						))}
					</RadioGroup>
					{helperText && <FormHelperText>{helperText}</FormHelperText>}
				</FormControl>
			)}
		/>
	);
}

function RHFMultiSelect({ name, label, options }: any) {
	const { control } = useFormContext();
	const id = `${name.replaceAll(".", "-")}-label`;
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<FormControl fullWidth size="small">
					<InputLabel id={id}>{label}</InputLabel>
					<Select
						labelId={id}
						multiple
						{...field}
						input={<OutlinedInput label={label} />}
						renderValue={(selected: string[]) =>
							options
								.filter((option: Option) => selected.includes(option.value))
								.map((option: Option) => option.label)
								.join(", ")
						}
					>
						{options.map((option: Option) => (
							<MenuItem key={option.value} value={option.value}>
								<Checkbox checked={field.value.includes(option.value)} />
								<ListItemText primary={option.label} />
							</MenuItem>
						))}
					</Select>
				</FormControl>
			)}
		/>
	);
}

function RHFDatePicker({ name, label, ...other }: any) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field: { ref, value, onChange, onBlur } }) => (
				<DatePicker
					label={label}
					name={name}
					value={value}
					onChange={onChange}
					inputRef={ref}
					slotProps={{ textField: { fullWidth: true, size: "small", onBlur, required: true } }}
					{...other}
				/>
			)}
		/>
	);
}

const Section = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
	<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
		<Typography variant="h6" component="h2" gutterBottom>
			{title}
		</Typography>
		{note && (
			<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
				{note}
			</Typography>
		)}
		{children}
	</Paper>
);
const Cell = ({ span = 6, children }: { span?: number; children: ReactNode }) => <Grid size={{ xs: 12, sm: span }}>{children}</Grid>;

function ExamDialog({ open, onClose, onSave }: { open: boolean; onClose: () => void; onSave: (exam: Values["exams"][number]) => void }) {
	const methods = useForm({ defaultValues: { exam: null as string | null, score: "", year: "" } });
	useEffect(() => {
		if (open) methods.reset();
	}, [open, methods]);
	return (
		<Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="exam-dialog-title">
			<DialogTitle id="exam-dialog-title">Add exam</DialogTitle>
			<DialogContent>
				<FormProvider {...methods}>
					<Stack spacing={2} sx={{ pt: 1 }}>
						<RHFAutocomplete name="exam" label="Exam" options={EXAMS} required />
						<RHFSelect name="score" label="Score" options={[1, 2, 3, 4, 5, 6, 7].map((n) => ({ value: String(n), label: String(n) }))} helperText="AP: 1–5, IB: 1–7" />
						<RHFSelect name="year" label="Year taken" options={[2023, 2024, 2025, 2026, 2027].map((n) => ({ value: String(n), label: String(n) }))} />
					</Stack>
				</FormProvider>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Cancel</Button>
				<Button variant="contained" onClick={methods.handleSubmit((values) => onSave({ ...values, exam: values.exam ?? "" }))}>
					Save exam
				</Button>
			</DialogActions>
		</Dialog>
	);
}

function App() {
	const methods = useForm<Values>({ defaultValues });
	const { control, getValues, handleSubmit } = methods;
	const courses = useFieldArray({ control, name: "courses" });
	const exams = useFieldArray({ control, name: "exams" });
	const activities = useFieldArray({ control, name: "activities" });
	const [adding, setAdding] = useState(false);
	useEffect(() => publish(getValues), [getValues]);
	return (
		<FormProvider {...methods}>
			<AppBar position="static" elevation={0}>
				<Toolbar>
					<Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
						Cascade State Office of Student Aid
					</Typography>
					<Button color="inherit">Log out</Button>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					Governor's Merit Scholarship 2027–28
				</Typography>
				<Alert severity="info" sx={{ mb: 3 }}>
					Your progress is saved on this device. Items marked with an asterisk are required by statute.
				</Alert>
				<Box component="form" noValidate autoComplete="off" onSubmit={handleSubmit(() => void (submitted = true), () => void (submitted = true))}>
					<Section title="1. Student information" note="Enter your name exactly as it appears on your Social Security card.">
						<Grid container spacing={2}>
							<Cell span={5}><RHFTextField name="legalFirstName" label="Legal first name" required /></Cell>
							<Cell span={2}><RHFTextField name="middleInitial" label="M.I." slotProps={{ htmlInput: { maxLength: 1 } }} /></Cell>
							<Cell span={5}><RHFTextField name="legalLastName" label="Legal last name" required /></Cell>
							<Cell span={3}><RHFSelect name="nameSuffix" label="Suffix" options={SUFFIXES.map((value) => ({ value, label: value }))} /></Cell>
							<Cell span={5}><RHFDatePicker name="dateOfBirth" label="Date of birth" disableFuture /></Cell>
							<Cell span={4}><RHFTextField name="ssnLast4" label="Last 4 digits of SSN" type="password" helperText="Used to match your FAFSA record" slotProps={{ htmlInput: { maxLength: 4, inputMode: "numeric" } }} /></Cell>
							<Cell><RHFTextField name="emailAddress" label="Email" type="email" required helperText="Not a school-issued address, please" /></Cell>
							<Cell><RHFTextField name="mobilePhone" label="Mobile phone" type="tel" format={phoneMask} slotProps={{ input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } }} /></Cell>
							<Cell span={12}>
								<Controller name="smsOptIn" control={control} render={({ field: { value, ref, ...field } }) => (
									<FormControlLabel control={<Switch {...field} checked={value} slotProps={{ input: { ref } }} />} label="Text me deadline reminders (message and data rates may apply)" />
								)} />
							</Cell>
							<Cell span={8}><RHFTextField name="residence.line1" label="Residential street address" required /></Cell>
							<Cell span={4}><RHFTextField name="residence.line2" label="Apt, suite, unit" /></Cell>
							<Cell span={5}><RHFTextField name="residence.city" label="City" required /></Cell>
							<Cell span={4}><RHFAutocomplete name="residence.state" label="State of legal residence" options={STATES} required /></Cell>
							<Cell span={3}><RHFTextField name="residence.zip" label="ZIP" required slotProps={{ htmlInput: { maxLength: 10 } }} /></Cell>
						</Grid>
					</Section>
					<Section title="2. Eligibility & demographics" note="Demographic answers are reported to the legislature in aggregate only and do not affect selection.">
						<Stack spacing={3}>
							<RHFRadioGroup name="citizenship" label="Which of these describes you?" options={[
								{ value: "USC", label: "U.S. citizen or national" },
								{ value: "LPR", label: "Lawful permanent resident" },
								{ value: "ORSAA", label: "Undocumented, DACA or TPS" },
								{ value: "OTHER", label: "Other" },
							]} />
							<RHFSelect name="gender" label="Gender" options={[{ value: "F", label: "Female" }, { value: "M", label: "Male" }, { value: "X", label: "Nonbinary" }, { value: "D", label: "Decline to state" }]} />
							<RHFRadioGroup row name="hispanic" label="Are you of Hispanic, Latino, or Spanish origin?" options={[{ value: "Y", label: "Yes" }, { value: "N", label: "No" }, { value: "D", label: "Decline to state" }]} />
							<RHFAutocomplete multiple name="race" label="Race" options={RACES} helperText="Select all that apply" />
						</Stack>
					</Section>
					<Section title="3. High school & test scores">
						<Grid container spacing={2}>
							<Cell span={12}><RHFTextField name="highSchool.name" label="High school" required helperText="Full name of the school that will issue your diploma" /></Cell>
							<Cell><RHFTextField name="highSchool.city" label="School city" /></Cell>
							<Cell><RHFAutocomplete name="highSchool.state" label="School state" options={STATES} /></Cell>
							<Cell><RHFDatePicker name="highSchool.gradDate" label="Expected graduation" views={["year", "month"]} format="MM/YYYY" /></Cell>
							<Cell><RHFTextField name="highSchool.counselorEmail" label="Counselor email" type="email" helperText="We will ask your counselor to upload a transcript" /></Cell>
							<Cell><RHFTextField name="gpaUnweighted" label="GPA (unweighted)" type="number" required helperText="4.00 scale" slotProps={{ htmlInput: { step: 0.01, min: 0, max: 4 } }} /></Cell>
							<Cell><RHFTextField name="gpaWeighted" label="GPA (weighted)" type="number" helperText="If reported by your school" slotProps={{ htmlInput: { step: 0.01, min: 0, max: 6 } }} /></Cell>
							<Cell span={4}><RHFTextField name="actComposite" label="ACT composite" type="number" helperText="1–36" /></Cell>
							<Cell span={4}><RHFTextField name="satErw" label="SAT reading & writing" type="number" helperText="200–800" /></Cell>
							<Cell span={4}><RHFTextField name="satMath" label="SAT math" type="number" helperText="200–800" /></Cell>
							<Cell><RHFAutocomplete name="intendedMajor" label="Intended major" options={MAJORS} /></Cell>
							<Cell><RHFSelect name="entryTerm" label="First term of college enrollment" options={[
								{ value: "202704", label: "Summer 2027" }, { value: "202710", label: "Fall 2027" }, { value: "202801", label: "Winter 2028" }, { value: "202803", label: "Spring 2028" }, { value: "202810", label: "Fall 2028" },
							]} /></Cell>
						</Grid>
					</Section>
					<Section title="4. Rigorous coursework" note="List the high school courses you would like the committee to consider.">
						{courses.fields.map((row, index) => (
							<Stack key={row.id} direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mb: 2 }} className="course-row">
								<RHFTextField name={`courses.${index}.title`} label="Course title" />
								<RHFTextField name={`courses.${index}.grade`} label="Final grade" sx={{ maxWidth: 130 }} />
								<RHFTextField name={`courses.${index}.credits`} label="Credits" sx={{ maxWidth: 110 }} />
								<Button size="small" color="error" onClick={() => courses.remove(index)}>Remove</Button>
							</Stack>
						))}
						<Button variant="outlined" onClick={() => courses.append({ title: "", grade: "", credits: "" })}>Add course</Button>
						<Typography variant="subtitle1" component="h3" sx={{ mt: 4 }}>AP and IB exams</Typography>
						<Table size="small" id="exam-table">
							<TableHead><TableRow><TableCell>Exam</TableCell><TableCell>Score</TableCell><TableCell>Year</TableCell><TableCell /></TableRow></TableHead>
							<TableBody>
								{exams.fields.length === 0 && <TableRow><TableCell colSpan={4}>No exams added yet.</TableCell></TableRow>}
								{exams.fields.map((row, index) => (
									<TableRow key={row.id} className="exam-row">
										<TableCell>{row.exam}</TableCell><TableCell>{row.score}</TableCell><TableCell>{row.year}</TableCell>
										<TableCell align="right"><Button size="small" onClick={() => exams.remove(index)}>Delete</Button></TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
						<Button sx={{ mt: 1 }} variant="outlined" onClick={() => setAdding(true)}>Add AP/IB exam</Button>
						<ExamDialog open={adding} onClose={() => setAdding(false)} onSave={(exam) => { exams.append(exam); setAdding(false); }} />
					</Section>
					<Section title="5. Activities and employment" note="Three most significant commitments since grade 9.">
						{activities.fields.map((row, index) => (
							<Card key={row.id} variant="outlined" sx={{ mb: 2 }}>
								<CardContent>
									<Typography variant="overline">Activity {index + 1}</Typography>
									<Grid container spacing={2}>
										<Cell><RHFTextField name={`activities.${index}.organization`} label="Organization / employer" /></Cell>
										<Cell><RHFTextField name={`activities.${index}.role`} label="Your role or title" /></Cell>
										<Cell><RHFSelect name={`activities.${index}.category`} label="Category" options={CATEGORIES} /></Cell>
										<Cell><RHFMultiSelect name={`activities.${index}.grades`} label="Grades participated" options={GRADE_LEVELS} /></Cell>
										<Cell><RHFTextField name={`activities.${index}.hours`} label="Hours per week" type="number" /></Cell>
										<Cell><RHFTextField name={`activities.${index}.weeks`} label="Weeks per year" type="number" /></Cell>
									</Grid>
								</CardContent>
							</Card>
						))}
					</Section>
					<Section title="6. Family">
						{[0, 1].map((index) => (
							<Box key={index} sx={{ mb: 3 }}>
								<Typography variant="subtitle2" component="h3" gutterBottom>Parent {index + 1}</Typography>
								<Grid container spacing={2}>
									<Cell span={4}><RHFTextField name={`parents.${index}.firstName`} label="First name" /></Cell>
									<Cell span={4}><RHFTextField name={`parents.${index}.lastName`} label="Last name" /></Cell>
									<Cell span={4}><RHFSelect name={`parents.${index}.education`} label="Education completed" options={EDUCATION} /></Cell>
								</Grid>
							</Box>
						))}
						<Grid container spacing={2}>
							<Cell span={4}><RHFSelect name="parentMarital" label="Parents' marital status" options={[{ value: "1", label: "Married or remarried" }, { value: "2", label: "Divorced or separated" }, { value: "3", label: "Never married" }, { value: "4", label: "Widowed" }]} /></Cell>
							<Cell span={4}><RHFTextField name="agi" label="Annual household income" slotProps={{ input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } }} helperText="Whole dollars, no commas" /></Cell>
							<Cell span={4}><RHFTextField name="householdSize" label="Household size" type="number" helperText="As reported on the FAFSA" /></Cell>
							<Cell><RHFTextField name="emergency.name" label="Emergency contact name" /></Cell>
							<Cell><RHFTextField name="emergency.phone" label="Emergency contact phone" type="tel" format={phoneMask} /></Cell>
						</Grid>
					</Section>
					<Section title="7. Certification">
						<RHFSelect name="hearAbout" label="How did you hear about this program?" options={["Counselor or teacher", "Agency email", "College fair", "Social media", "Family or friend"].map((value) => ({ value, label: value }))} />
						<Controller name="certify" control={control} render={({ field: { value, ref, ...field } }) => (
							<FormControlLabel required sx={{ mt: 2 }} control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />} label="Under penalty of perjury, I certify that the information above is true and I authorize release of my education records to the Office." />
						)} />
					</Section>
					<Stack direction="row" spacing={2} sx={{ justifyContent: "flex-end" }}>
						<Button>Save draft</Button>
						<Button type="submit" variant="contained">Submit application</Button>
					</Stack>
				</Box>
			</Container>
		</FormProvider>
	);
}

let submitted = false;
function publish(getValues: () => Values) {
	const pairs = (values: Values): [string, unknown, string][] => {
		const list: [string, unknown, string][] = [];
		const put = (key: string, value: any, name = key) => list.push([key, value ?? "", name]);
		for (const key of ["legalFirstName", "middleInitial", "legalLastName", "nameSuffix", "ssnLast4", "emailAddress", "mobilePhone", "smsOptIn", "citizenship", "gender", "hispanic", "gpaUnweighted", "gpaWeighted", "actComposite", "satErw", "satMath", "intendedMajor", "entryTerm", "parentMarital", "agi", "householdSize", "hearAbout", "certify"] as const)
			put(key, values[key]);
		put("dateOfBirth", values.dateOfBirth?.format("YYYY-MM-DD") ?? null);
		put("race", values.race.map((option) => option.value));
		for (const key of ["line1", "line2", "city", "zip"] as const) put(`residence.${key}`, values.residence[key]);
		put("residence.state", values.residence.state?.value);
		for (const key of ["name", "city", "counselorEmail"] as const) put(`highSchool.${key}`, values.highSchool[key]);
		put("highSchool.state", values.highSchool.state?.value);
		put("highSchool.gradDate", values.highSchool.gradDate?.format("YYYY-MM"));
		for (const key of ["name", "phone"] as const) put(`emergency.${key}`, values.emergency[key]);
		for (const at of [0, 1]) for (const key of ["firstName", "lastName", "education"] as const) put(`parents.${at}.${key}`, values.parents[at][key]);
		for (const at of [0, 1, 2]) {
			for (const key of ["title", "grade", "credits"] as const) put(`courses.${at}.${key}`, values.courses[at]?.[key]);
			for (const key of ["exam", "score", "year"] as const) put(`exams.${at}.${key}`, values.exams[at]?.[key]);
			for (const key of ["organization", "role", "category", "grades", "hours", "weeks"] as const) put(`activities.${at}.${key}`, values.activities[at][key]);
		}
		return list;
	};
	const read = (key: string): unknown => {
		const clean = (text: string) => text.replace(/[\u200b\u2066-\u2069]/g, "").trim();
		if (key.startsWith("exams.")) {
			const [, at, part] = key.split(".");
			return document.querySelectorAll(".exam-row")[+at]?.children[["exam", "score", "year"].indexOf(part)].textContent ?? "";
		}
		if (key === "race") return [...document.querySelectorAll("#root .MuiAutocomplete-root .MuiChip-label")].map((chip) => chip.textContent);
		const named = [...document.querySelectorAll<HTMLInputElement>(`#root [name="${key}"]`)];
		const [first] = named;
		if (!first) return document.querySelector<HTMLInputElement>(`#${key.replace(".", "-")}`)?.value ?? "";
		if (first.type === "checkbox") return first.checked;
		if (first.type === "radio") return named.find((one) => one.checked)?.closest("label")?.textContent ?? "";
		if (first.matches(".MuiSelect-nativeInput")) {
			const text = clean(first.closest(".MuiInputBase-root")!.querySelector("[role=combobox]")!.textContent ?? "");
			return key.endsWith(".grades") ? text.split(", ").filter(Boolean) : text;
		}
		const text = clean(first.value);
		return /^[A-Z/]+$/.test(text) && /date/i.test(key) ? "" : text;
	};
	Object.assign(window, {
		formState: () => ({ ...Object.fromEntries(pairs(getValues())), submitted }),
		formShown: () => Object.fromEntries(pairs(getValues()).map(([key]) => [key, read(key)])),
	});
}

const theme = createTheme({ palette: { primary: { main: "#1d4f91" } }, typography: { fontFamily: "Inter, Helvetica, Arial, sans-serif" } });
createRoot(document.getElementById("root")!).render(
	<ThemeProvider theme={theme}>
		<CssBaseline />
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<App />
		</LocalizationProvider>
	</ThemeProvider>,
);
