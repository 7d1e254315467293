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
	Container,
	CssBaseline,
	createTheme,
	Divider,
	FormControl,
	FormControlLabel,
	FormGroup,
	FormHelperText,
	FormLabel,
	Grid,
	InputAdornment,
	MenuItem,
	Paper,
	Radio,
	RadioGroup,
	Stack,
	Table,
	TableBody,
	TableCell,
	TableContainer,
	TableHead,
	TableRow,
	TextField,
	ThemeProvider,
	Toolbar,
	Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type Control, Controller, FormProvider, type UseFormReturn, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { STATES } from "../../lists";

const BLANK_COURSE = { title: "", grade: "", credits: "" };
const BLANK_EXAM = { exam: "", score: "" };
const BLANK_ACTIVITY = { name: "", kind: "", role: "", hours: "", about: "" };

const DEFAULTS = {
	firstName: "",
	preferredName: "",
	lastName: "",
	email: "",
	phone: "",
	street: "",
	city: "",
	state: null as string | null,
	zip: "",
	birthDate: null as Dayjs | null,
	gender: "",
	schoolName: "",
	schoolCity: "",
	schoolState: "",
	grade: "",
	gradYear: "",
	gpa: "",
	satMath: "",
	psat: "",
	courses: [BLANK_COURSE, BLANK_COURSE, BLANK_COURSE],
	exams: [] as (typeof BLANK_EXAM)[],
	activities: [BLANK_ACTIVITY],
	guardians: [
		{ first: "", last: "", email: "", phone: "" },
		{ first: "", last: "" },
	] as { first: string; last: string; email?: string; phone?: string }[],
	citizenship: "",
	income: "",
	emergencyName: "",
	emergencyPhone: "",
	teacherName: "",
	teacherEmail: "",
	tshirt: "",
	dietary: "",
	puzzle: "",
	heard: "",
	consent: false,
	newsletter: false,
};
type Values = typeof DEFAULTS;

const CATEGORIES = [
	{ value: "mathcs", label: "Math or computing" },
	{ value: "robotics", label: "Robotics / engineering" },
	{ value: "env", label: "Environment" },
	{ value: "debate", label: "Debate or speech" },
	{ value: "arts", label: "Music & arts" },
	{ value: "sport", label: "Athletics" },
	{ value: "service", label: "Community service" },
	{ value: "job", label: "Job (paid)" },
	{ value: "other", label: "Something else" },
];
const GENDERS = ["Female", "Male", "Nonbinary", "Self-describe", "Prefer not to answer"];
const CITIZENSHIP = [
	{ value: "us", label: "U.S. citizen or national" },
	{ value: "pr", label: "U.S. permanent resident" },
	{ value: "intl", label: "Citizen of another country (visa letter needed)" },
];
const BRACKETS = [
	{ value: "lt40", label: "Less than $40,000" },
	{ value: "40-65", label: "$40,000 – $65,000" },
	{ value: "65-90", label: "$65,001 – $90,000" },
	{ value: "90-130", label: "$90,001 – $130,000" },
	{ value: "gt130", label: "More than $130,000" },
];

interface FieldProps {
	name: string;
	label?: string;
	required?: boolean;
	helperText?: ReactNode;
	type?: string;
	options?: { value: string; label: string }[];
	multiline?: boolean;
	rows?: number;
	size?: "small" | "medium";
	variant?: "outlined" | "standard";
	adornment?: string;
	hiddenLabel?: boolean;
	autoComplete?: string;
}

function RHFTextField({ name, options, helperText, adornment, required, ...rest }: FieldProps) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required: required ? "This field is required" : false }}
			render={({ field: { ref, ...field }, fieldState: { error } }) => (
				<TextField
					{...field}
					{...rest}
					inputRef={ref}
					fullWidth
					required={required}
					select={Boolean(options)}
					error={Boolean(error)}
					helperText={error?.message ?? helperText}
					slotProps={adornment ? { input: { endAdornment: <InputAdornment position="end">{adornment}</InputAdornment> } } : undefined}
				>
					{options?.map((option) => (
						<MenuItem key={option.value} value={option.value}>
							{option.label}
						</MenuItem>
					))}
				</TextField>
			)}
		/>
	);
}

function RHFCheckbox({ name, label }: { name: string; label: ReactNode }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field: { value, ...field } }) => <FormControlLabel control={<Checkbox {...field} checked={value} />} label={label} />}
		/>
	);
}

function Section({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
	return (
		<Paper variant="outlined" sx={{ p: { xs: 2, md: 4 }, mb: 3 }}>
			<Typography variant="h5" component="h2" gutterBottom>
				{title}
			</Typography>
			{intro && (
				<Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>
					{intro}
				</Typography>
			)}
			{children}
		</Paper>
	);
}

const same = (list: string[]) => list.map((each) => ({ value: each, label: each }));

function Courses({ control }: { control: Control<Values> }) {
	const { fields, append } = useFieldArray({ control, name: "courses" });
	return (
		<>
			<Typography variant="subtitle1" component="h3" sx={{ mt: 4 }}>
				Courses
			</Typography>
			<Typography variant="body2" color="text.secondary">
				High school courses you would like us to know about, in any subject, with the grade or percentage you earned.
			</Typography>
			<TableContainer sx={{ my: 1 }}>
				<Table size="small">
					<TableHead>
						<TableRow>
							<TableCell>Course title</TableCell>
							<TableCell width="20%">Grade</TableCell>
							<TableCell width="20%">Credits</TableCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{fields.map((field, index) => (
							<TableRow key={field.id}>
								<TableCell>
									<RHFTextField name={`courses.${index}.title`} size="small" hiddenLabel />
								</TableCell>
								<TableCell>
									<RHFTextField name={`courses.${index}.grade`} size="small" hiddenLabel />
								</TableCell>
								<TableCell>
									<RHFTextField name={`courses.${index}.credits`} size="small" hiddenLabel />
								</TableCell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			</TableContainer>
			<Button size="small" onClick={() => append(BLANK_COURSE)}>
				+ Row
			</Button>
		</>
	);
}

function Exams({ control }: { control: Control<Values> }) {
	const { fields, append, remove } = useFieldArray({ control, name: "exams" });
	return (
		<Box sx={{ mt: 4 }}>
			<Typography variant="subtitle1" component="h3">
				AP or IB exams
			</Typography>
			<Stack spacing={2} sx={{ my: 2 }}>
				{fields.length === 0 && <Alert severity="info">No exams listed. It is fine to leave this empty.</Alert>}
				{fields.map((field, index) => (
					<Stack direction="row" spacing={2} key={field.id}>
						<RHFTextField name={`exams.${index}.exam`} label="Exam" variant="standard" />
						<RHFTextField name={`exams.${index}.score`} label="Score" variant="standard" type="number" />
						<Button color="error" onClick={() => remove(index)}>
							Delete
						</Button>
					</Stack>
				))}
			</Stack>
			<Button variant="outlined" id="add-exam" onClick={() => append(BLANK_EXAM)}>
				Add exam
			</Button>
		</Box>
	);
}

function Activities({ control }: { control: Control<Values> }) {
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	return (
		<>
			{fields.map((field, index) => (
				<Card key={field.id} variant="outlined" sx={{ mb: 2 }}>
					<CardHeader
						title={`Activity ${index + 1}`}
						slotProps={{ title: { variant: "subtitle1" } }}
						action={
							fields.length > 1 && (
								<Button size="small" onClick={() => remove(index)}>
									Remove
								</Button>
							)
						}
					/>
					<CardContent>
						<Grid container spacing={2}>
							<Grid size={{ xs: 12, sm: 7 }}>
								<RHFTextField name={`activities.${index}.name`} label="Club, team, employer or project" />
							</Grid>
							<Grid size={{ xs: 12, sm: 5 }}>
								<RHFTextField name={`activities.${index}.kind`} label="Category" options={CATEGORIES} />
							</Grid>
							<Grid size={{ xs: 12, sm: 7 }}>
								<RHFTextField name={`activities.${index}.role`} label="Your role" />
							</Grid>
							<Grid size={{ xs: 12, sm: 5 }}>
								<RHFTextField name={`activities.${index}.hours`} label="Time commitment" type="number" adornment="hours / week" />
							</Grid>
							<Grid size={12}>
								<RHFTextField name={`activities.${index}.about`} label="What did you do?" multiline rows={2} />
							</Grid>
						</Grid>
					</CardContent>
				</Card>
			))}
			<Button variant="outlined" id="add-activity" onClick={() => append(BLANK_ACTIVITY)} disabled={fields.length >= 5}>
				Add another activity
			</Button>
		</>
	);
}

let form: UseFormReturn<Values>;
let submitted = false;

function Application() {
	const methods = useForm<Values>({ defaultValues: DEFAULTS });
	form = methods;
	const { control, handleSubmit } = methods;
	return (
		<FormProvider {...methods}>
			<Box
				component="form"
				noValidate
				autoComplete="off"
				onSubmit={handleSubmit(
					() => {
						submitted = true;
					},
					() => {
						submitted = true;
					},
				)}
			>
				<Section title="Camper" intro="Please enter the student's information, not a parent's.">
					<Grid container spacing={2}>
						<Grid size={{ xs: 12, sm: 4 }}>
							<RHFTextField name="firstName" label="Legal first name" required />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<RHFTextField name="lastName" label="Legal last name" required />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<RHFTextField name="preferredName" label="Name for your badge" helperText="What should we call you?" />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<Controller
								name="birthDate"
								control={control}
								render={({ field: { ref, ...field } }) => (
									<DatePicker {...field} inputRef={ref} label="Birthday" disableFuture slotProps={{ textField: { fullWidth: true, required: true } }} />
								)}
							/>
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<RHFTextField name="gender" label="Gender (for housing)" options={same(GENDERS)} />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<RHFTextField name="email" label="Student email" type="email" required helperText="Decisions are sent here. Avoid school accounts that block outside mail." />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<RHFTextField name="phone" label="Student cell" type="tel" />
						</Grid>
						<Grid size={12}>
							<RHFTextField name="street" label="Street address (include apt.)" required />
						</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>
							<RHFTextField name="city" label="City" required />
						</Grid>
						<Grid size={{ xs: 8, sm: 4 }}>
							<Controller
								name="state"
								control={control}
								render={({ field: { onChange, ref, ...field } }) => (
									<Autocomplete
										{...field}
										onChange={(_event, value) => onChange(value)}
										options={STATES.map(([code]) => code)}
										getOptionLabel={(code) => STATES.find((each) => each[0] === code)?.[1] ?? code}
										renderInput={(params) => <TextField {...params} inputRef={ref} name="state" label="State" required />}
									/>
								)}
							/>
						</Grid>
						<Grid size={{ xs: 4, sm: 3 }}>
							<RHFTextField name="zip" label="ZIP" required />
						</Grid>
					</Grid>
				</Section>

				<Section title="School & preparation">
					<Grid container spacing={2}>
						<Grid size={{ xs: 12, sm: 6 }}>
							<RHFTextField name="schoolName" label="School" required helperText="Homeschooled? Write “Homeschool”." />
						</Grid>
						<Grid size={{ xs: 8, sm: 4 }}>
							<RHFTextField name="schoolCity" label="School city" />
						</Grid>
						<Grid size={{ xs: 4, sm: 2 }}>
							<RHFTextField name="schoolState" label="School state" options={STATES.map(([code]) => ({ value: code, label: code }))} />
						</Grid>
						<Grid size={{ xs: 6, sm: 4 }}>
							<RHFTextField
								name="grade"
								label="Current grade"
								required
								options={[9, 10, 11, 12].map((each) => ({ value: String(each), label: `Grade ${each}` }))}
							/>
						</Grid>
						<Grid size={{ xs: 6, sm: 4 }}>
							<RHFTextField name="gradYear" label="Year of high school graduation" type="number" />
						</Grid>
						<Grid size={{ xs: 6, sm: 4 }}>
							<RHFTextField name="gpa" label="Unweighted GPA" adornment="/ 4.0" />
						</Grid>
						<Grid size={6}>
							<RHFTextField name="satMath" label="SAT Math section" type="number" helperText="If taken" />
						</Grid>
						<Grid size={6}>
							<RHFTextField name="psat" label="PSAT/NMSQT total" type="number" helperText="If taken" />
						</Grid>
					</Grid>
					<Courses control={control} />
					<Exams control={control} />
				</Section>

				<Section title="Outside of class" intro="We love campers with lives beyond math. Tell us about up to five things you spend time on, jobs included.">
					<Activities control={control} />
				</Section>

				<Section title="Parents & guardians">
					<Grid container spacing={2}>
						<Grid size={12}>
							<Divider textAlign="left">Parent/guardian 1</Divider>
						</Grid>
						<Grid size={6}>
							<RHFTextField name="guardians.0.first" label="First name" required />
						</Grid>
						<Grid size={6}>
							<RHFTextField name="guardians.0.last" label="Last name" required />
						</Grid>
						<Grid size={6}>
							<RHFTextField name="guardians.0.email" label="Email" type="email" required />
						</Grid>
						<Grid size={6}>
							<RHFTextField name="guardians.0.phone" label="Daytime phone" type="tel" />
						</Grid>
						<Grid size={12}>
							<Divider textAlign="left">Parent/guardian 2 (if applicable)</Divider>
						</Grid>
						<Grid size={6}>
							<RHFTextField name="guardians.1.first" label="First name" />
						</Grid>
						<Grid size={6}>
							<RHFTextField name="guardians.1.last" label="Last name" />
						</Grid>
						<Grid size={12}>
							<Divider textAlign="left">Emergency contact other than a parent</Divider>
						</Grid>
						<Grid size={6}>
							<RHFTextField name="emergencyName" label="Full name" required />
						</Grid>
						<Grid size={6}>
							<RHFTextField name="emergencyPhone" label="Phone" type="tel" required />
						</Grid>
					</Grid>
				</Section>

				<Section title="Financial aid & eligibility" intro="Admission is need-blind. Your answers are visible to the aid coordinator only.">
					<Stack spacing={3}>
						<RHFTextField name="citizenship" label="Citizenship" options={CITIZENSHIP} />
						<Controller
							name="income"
							control={control}
							render={({ field }) => (
								<FormControl>
									<FormLabel id="income-label">Household income last year (before taxes)</FormLabel>
									<RadioGroup aria-labelledby="income-label" {...field}>
										{BRACKETS.map((each) => (
											<FormControlLabel key={each.value} value={each.value} control={<Radio size="small" />} label={each.label} />
										))}
									</RadioGroup>
									<FormHelperText>We may ask for a tax return later.</FormHelperText>
								</FormControl>
							)}
						/>
					</Stack>
				</Section>

				<Section title="Math teacher recommendation" intro="We will email your teacher a link as soon as you submit.">
					<Grid container spacing={2}>
						<Grid size={6}>
							<RHFTextField name="teacherName" label="Teacher name" required />
						</Grid>
						<Grid size={6}>
							<RHFTextField name="teacherEmail" label="Teacher email" type="email" required />
						</Grid>
					</Grid>
				</Section>

				<Section title="Last few things">
					<Stack spacing={3}>
						<RHFTextField
							name="puzzle"
							label="Describe a problem you kept thinking about after you solved it"
							multiline
							rows={6}
							required
							helperText="300 words or so. Code, pictures described in words, and dead ends are welcome."
						/>
						<Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
							<RHFTextField name="tshirt" label="T-shirt size" options={same(["XS", "S", "M", "L", "XL", "XXL"])} />
							<RHFTextField name="dietary" label="Allergies / dietary needs" />
						</Stack>
						<RHFTextField name="heard" label="How did you find us?" options={same(["A teacher", "A friend or alum", "Math circle", "Web search", "Other"])} />
						<FormGroup>
							<RHFCheckbox name="newsletter" label="Email me puzzles and news from the camp" />
							<RHFCheckbox
								name="consent"
								label={
									<>
										My parent or guardian and I agree to the <a href="#policies">camp policies</a> *
									</>
								}
							/>
						</FormGroup>
						<Stack direction="row" spacing={2}>
							<Button type="submit" variant="contained" size="large">
								Submit application
							</Button>
						</Stack>
					</Stack>
				</Section>
			</Box>
		</FormProvider>
	);
}

const theme = createTheme({ palette: { primary: { main: "#00695c" }, background: { default: "#fafaf5" } }, shape: { borderRadius: 10 } });

createRoot(document.getElementById("root") as HTMLElement).render(
	<ThemeProvider theme={theme}>
		<CssBaseline />
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<AppBar position="static" elevation={0}>
				<Toolbar>
					<Typography variant="h6" component="div">
						Zeugma Summer Math &amp; Code
					</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					Camper application
				</Typography>
				<Typography sx={{ mb: 3 }}>Five weeks, sixty campers, one enormous blackboard. Applications are read as they arrive.</Typography>
				<Application />
			</Container>
		</LocalizationProvider>
	</ThemeProvider>,
);

const ROWS = { courses: BLANK_COURSE, exams: BLANK_EXAM, activities: BLANK_ACTIVITY };
/** Each key with its name in the form. */
const NAMES = [
	...Object.keys(DEFAULTS).filter((key) => !(key in ROWS) && key !== "guardians"),
	...["0.first", "0.last", "0.email", "0.phone", "1.first", "1.last"].map((each) => `guardians.${each}`),
	...Object.entries(ROWS).flatMap(([list, blank]) => [0, 1, 2].flatMap((row) => Object.keys(blank).map((each) => `${list}.${row}.${each}`))),
];

function shownBy(name: string) {
	const found = [...document.querySelectorAll<HTMLInputElement>(`:is(input, textarea)[name="${name}"]`)];
	const control = found[0];
	if (!control) return "";
	if (control.type === "checkbox") return control.checked;
	if (control.type === "radio") return found.find((each) => each.checked)?.closest("label")?.textContent ?? "";
	if (control.classList.contains("MuiSelect-nativeInput")) return (control.previousElementSibling?.textContent ?? "").replace("\u200b", "");
	return control.value;
}

Object.assign(window, {
	formState: () => {
		const state: Record<string, unknown> = { submitted };
		for (const name of NAMES) {
			const value: unknown = form.getValues(name as keyof Values);
			state[name] = name === "birthDate" ? ((value as Dayjs | null)?.format("YYYY-MM-DD") ?? "") : (value ?? "");
		}
		return state;
	},
	formShown: () => Object.fromEntries(NAMES.map((name) => [name, shownBy(name)])),
});
