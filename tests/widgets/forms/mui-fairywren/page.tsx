import {
	AppBar, Autocomplete, Box, Button, Checkbox, Chip, Container, createTheme, CssBaseline, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, InputAdornment,
	InputLabel, MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Select, Step, StepLabel, Stepper, Table, TableBody, TableCell, TableHead, TableRow, TextField, ThemeProvider,
	ToggleButton, ToggleButtonGroup, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, useForm } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const theme = createTheme({ palette: { primary: { main: "#b3261e" }, background: { default: "#f4f1ee" } }, shape: { borderRadius: 2 } });
const STATE_OPTIONS = STATES.map(([code, label]) => ({ code, label }));
const EDUCATION = ["Did not complete high school", "High school graduate or GED", "Vocational/technical school", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"];
const EXAMS = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
const PROGRAMS = ["AVID", "Boys & Girls Clubs of America", "FIRST Robotics", "GEAR UP", "Girl Scouts / Scouting America", "Junior Achievement", "QuestBridge", "Upward Bound"];

type Kind = "text" | "select" | "radio" | "auto" | "autoMany" | "many" | "date" | "box" | "toggle" | "boxes";
const kinds = new Map<string, Kind>();
let form: any;
let sent = false;
const EMPTY: Partial<Record<Kind, unknown>> = { auto: null, autoMany: [], many: [], date: null, box: false, toggle: null, boxes: [] };

const text = (name: string, options?: object) => {
	kinds.set(name, "text");
	const { ref, ...rest } = form.register(name, options);
	return { ...rest, inputRef: ref, fullWidth: true } as const;
};
const held = (name: string, kind: Kind, render: (field: any) => ReactNode) => {
	kinds.set(name, kind);
	return <Controller control={form.control} name={name} defaultValue={(kind in EMPTY ? EMPTY[kind] : "") as any} render={({ field }) => render(field) as any} />;
};
const choose = (name: string, label: string, options: readonly string[], helperText?: string) =>
	held(name, "select", (field) => (
		<TextField select fullWidth label={label} helperText={helperText} {...field}>
			{options.map((o) => (
				<MenuItem key={o} value={o}>
					{o}
				</MenuItem>
			))}
		</TextField>
	));
const asked = (name: string, question: string, options: readonly string[], helper?: string) =>
	held(name, "radio", (field) => (
		<FormControl>
			<FormLabel id={`${name}-label`}>{question}</FormLabel>
			<RadioGroup row aria-labelledby={`${name}-label`} {...field}>
				{options.map((o) => (
					<FormControlLabel key={o} value={o} control={<Radio />} label={o} />
				))}
			</RadioGroup>
			{helper && <FormHelperText>{helper}</FormHelperText>}
		</FormControl>
	));
const stateBox = (name: string, label: string) =>
	held(name, "auto", ({ value, onChange, ...field }) => (
		<Autocomplete
			{...field}
			id={name}
			options={STATE_OPTIONS}
			value={STATE_OPTIONS.find((s) => s.code === value) ?? null}
			onChange={(_, next: any) => onChange(next?.code ?? null)}
			renderInput={(params) => <TextField {...params} label={label} />}
		/>
	));
const picker = (name: string, label: string, views?: any, format?: string) =>
	held(name, "date", ({ value, onChange, ref, ...field }) => (
		<DatePicker {...field} label={label} inputRef={ref} value={value as Dayjs | null} onChange={onChange} {...(views ? { views, format } : {})} slotProps={{ textField: { fullWidth: true, id: name } as any }} />
	));
const tick = (name: string, label: string) =>
	held(name, "box", ({ value, onChange, ...field }) => <FormControlLabel control={<Checkbox {...field} checked={value} onChange={(_, on) => onChange(on)} />} label={label} />);

const phoneMask = (value: string) => {
	const d = value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	return d.length < 4 ? d : d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

function Part({ id, title, note, children }: { id: string; title: string; note?: ReactNode; children: ReactNode }) {
	return (
		<Paper id={id} component="section" variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2" sx={{ textTransform: "uppercase", letterSpacing: 1 }}>
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
}
const G = ({ w, children }: { w: number; children: ReactNode }) => <Grid size={{ xs: 12, sm: w }}>{children}</Grid>;

function Parent({ n }: { n: 1 | 2 }) {
	return (
		<Grid container spacing={2} sx={{ mb: 3 }}>
			<Grid size={12}>
				<Typography variant="subtitle1">Parent/Guardian {n}</Typography>
			</Grid>
			<G w={6}>
				<TextField label="First Name" {...text(`parent${n}First`)} />
			</G>
			<G w={6}>
				<TextField label="Last Name" {...text(`parent${n}Last`)} />
			</G>
			<G w={4}>
				<TextField label="Occupation" {...text(`parent${n}Occupation`)} />
			</G>
			<G w={4}>
				<TextField label="Employer" {...text(`parent${n}Employer`)} />
			</G>
			<G w={4}>{choose(`parent${n}Education`, "Highest level of education", EDUCATION)}</G>
		</Grid>
	);
}

function App() {
	form = useForm({ shouldUnregister: false });
	const phone = held("phone", "text", ({ onChange, ref, ...field }) => (
		<TextField label="Daytime Phone" type="tel" fullWidth required {...field} inputRef={ref} onChange={(e) => onChange(phoneMask(e.target.value))} placeholder="(555) 555-5555" />
	));
	return (
		<ThemeProvider theme={theme}>
			<CssBaseline />
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<AppBar position="static">
					<Toolbar>
						<Typography variant="h6" component="div">
							Hartwell Brands Foundation · Founders' Scholarship
						</Typography>
					</Toolbar>
				</AppBar>
				<Container maxWidth="md" sx={{ py: 4 }} component="form" noValidate onSubmit={form.handleSubmit(() => void (sent = true))}>
					<Stepper activeStep={1} alternativeLabel sx={{ mb: 4 }}>
						{["Create account", "Complete application", "Submit transcript", "Applicant appraisal"].map((s) => (
							<Step key={s}>
								<StepLabel>{s}</StepLabel>
							</Step>
						))}
					</Stepper>
					<Typography variant="h4" component="h1" gutterBottom>
						2027 Scholarship Application
					</Typography>
					<Typography sx={{ mb: 3 }}>
						For dependent children of Hartwell Brands associates and franchise team members. It is important that all information be complete. Application becomes complete and valid only when
						all required materials have been received.
					</Typography>

					<Part id="applicant" title="Applicant Data">
						<Grid container spacing={2}>
							<G w={5}>
								<TextField label="Last Name" required {...text("lastName")} />
							</G>
							<G w={4}>
								<TextField label="First Name" required {...text("firstName")} />
							</G>
							<G w={1.5}>
								<TextField label="M.I." {...text("middleInitial")} slotProps={{ htmlInput: { maxLength: 1 } }} />
							</G>
							<G w={1.5}>{choose("suffix", "Suffix", ["Jr.", "Sr.", "II", "III", "IV"])}</G>
							<G w={9}>
								<TextField label="Permanent Home Mailing Address" required helperText="Street number and name, or P.O. Box" {...text("street")} />
							</G>
							<G w={3}>
								<TextField label="Apartment #" {...text("apartment")} />
							</G>
							<G w={5}>
								<TextField label="City" required {...text("city")} />
							</G>
							<G w={4}>{stateBox("state", "State")}</G>
							<G w={3}>
								<TextField label="ZIP Code" required {...text("zip")} slotProps={{ htmlInput: { maxLength: 10 } }} />
							</G>
							<G w={4}>{choose("country", "Country", COUNTRIES)}</G>
							<G w={4}>{phone}</G>
							<G w={4}>
								{held("phoneType", "toggle", ({ value, onChange }) => (
									<ToggleButtonGroup exclusive value={value} onChange={(_, next) => onChange(next)} aria-label="Phone type" id="phoneType">
										<ToggleButton value="home">Home</ToggleButton>
										<ToggleButton value="mobile">Mobile</ToggleButton>
									</ToggleButtonGroup>
								))}
							</G>
							<G w={8}>
								<TextField label="E-mail Address" type="email" required helperText="All notifications are sent by e-mail. Do not use your parent's work e-mail." {...text("email")} />
							</G>
							<G w={4}>{picker("birth", "Date of Birth")}</G>
							<G w={4}>
								<TextField label="Last four digits of SSN" type="password" autoComplete="off" {...text("ssn4")} slotProps={{ htmlInput: { maxLength: 4 } }} />
							</G>
							<G w={8}>{asked("citizen", "Are you a U.S. citizen or permanent resident?", ["U.S. citizen", "U.S. permanent resident", "Neither"])}</G>
							<G w={4}>{choose("gender", "Gender", ["Female", "Male", "Non-binary", "Choose not to respond"])}</G>
							<G w={8}>{choose("ethnic", "Ethnic background", ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Choose not to respond"], "Optional. Requested for statistical purposes only.")}</G>
							<G w={6}>{asked("hispanic", "Are you of Hispanic or Latino origin?", ["Yes", "No"])}</G>
							<G w={6}>{choose("heard", "How did you learn about this scholarship?", ["Company intranet", "Break room poster", "Manager or HR", "My parent", "High school counselor", "Internet search"])}</G>
						</Grid>
					</Part>

					<Part id="employee" title="Associate Data" note="Information about the parent through whom you are eligible. Eligibility is verified with Human Resources.">
						<Grid container spacing={2}>
							<G w={6}>
								<TextField label="Associate's name" {...text("associateName")} />
							</G>
							<G w={3}>
								<TextField label="Associate ID" helperText="7 digits, on pay statement" {...text("associateId")} />
							</G>
							<G w={3}>{picker("hireDate", "Date of hire")}</G>
							<G w={6}>
								{held("division", "auto", ({ value, onChange, ...field }) => (
									<Autocomplete
										{...field}
										id="division"
										options={["Corporate Headquarters", "Distribution", "Franchise Restaurants", "Hartwell Foods", "Hartwell Home", "Retail Stores"]}
										value={value}
										onChange={(_, next) => onChange(next)}
										renderInput={(params) => <TextField {...params} label="Division" />}
									/>
								))}
							</G>
							<G w={6}>
								<TextField label="Work location / store number" {...text("location")} />
							</G>
							<G w={6}>{asked("associateStatus", "Associate is currently", ["Full-time", "Part-time", "Retired", "Deceased"])}</G>
							<G w={6}>
								<TextField label="Associate's work phone" type="tel" {...text("associatePhone")} />
							</G>
						</Grid>
					</Part>

					<Part id="family" title="Family Data">
						<Parent n={1} />
						<Parent n={2} />
						<Grid container spacing={2}>
							<G w={4}>{choose("marital", "Parents' current marital status", ["Single", "Married", "Separated", "Divorced", "Widowed"])}</G>
							<G w={4}>
								<TextField label="Number of brothers and sisters" type="number" {...text("siblings")} />
							</G>
							<G w={4}>
								<TextField label="Family members attending college in 2027-28" type="number" helperText="At least half time, including you" {...text("inCollege")} />
							</G>
							<G w={6}>
								<FormControl fullWidth>
									<InputLabel htmlFor="income">Total annual household income</InputLabel>
									<OutlinedInput id="income" label="Total annual household income" startAdornment={<InputAdornment position="start">$</InputAdornment>} {...text("income")} inputMode="numeric" />
									<FormHelperText>Whole dollars, no cents</FormHelperText>
								</FormControl>
							</G>
							<G w={6}>
								<FormControl fullWidth>
									<InputLabel htmlFor="savings">Total cash, savings and checking</InputLabel>
									<OutlinedInput id="savings" label="Total cash, savings and checking" startAdornment={<InputAdornment position="start">$</InputAdornment>} {...text("savings")} inputMode="numeric" />
								</FormControl>
							</G>
							<G w={12}>{asked("firstGeneration", "Will you be the first in your immediate family to attend college?", ["Yes", "No"])}</G>
						</Grid>
					</Part>

					<Part id="highschool" title="High School Data">
						<Grid container spacing={2}>
							<G w={8}>
								<TextField label="Name of High School" required {...text("school")} />
							</G>
							<G w={4}>
								<TextField label="School CEEB code" {...text("ceeb")} />
							</G>
							<G w={5}>
								<TextField label="High School City" {...text("schoolCity")} />
							</G>
							<G w={4}>{stateBox("schoolState", "High School State")}</G>
							<G w={3}>
								<TextField label="High School ZIP" {...text("schoolZip")} />
							</G>
							<G w={4}>{picker("graduation", "High School Graduation Date", ["month", "year"], "MM/YYYY")}</G>
							<G w={4}>
								<TextField label="Applicant ranks" type="number" {...text("rank")} />
							</G>
							<G w={4}>
								<TextField label="in a class of" type="number" {...text("classSize")} />
							</G>
							<G w={6}>
								<TextField label="Cumulative unweighted GPA" helperText="on a 4.0 scale" {...text("gpa")} />
							</G>
							<G w={6}>
								<TextField label="Cumulative weighted GPA" helperText="if your school computes one" {...text("weightedGpa")} />
							</G>
						</Grid>
						<Typography sx={{ mt: 3, mb: 1 }}>Test scores. Report your highest results.</Typography>
						<Grid container spacing={2}>
							<G w={3}>
								<TextField label="SAT EBRW" type="number" {...text("satVerbal")} />
							</G>
							<G w={3}>
								<TextField label="SAT Math" type="number" {...text("satMath")} />
							</G>
							<G w={3}>
								<TextField label="ACT Composite" type="number" {...text("act")} />
							</G>
							<G w={3}>{picker("actDate", "ACT test date")}</G>
							<G w={3}>
								<TextField label="PSAT/NMSQT" type="number" {...text("psat")} />
							</G>
						</Grid>
						<Typography sx={{ mt: 3, mb: 1 }}>Advanced Placement examinations taken</Typography>
						{[1, 2, 3].map((n) => (
							<Grid container spacing={2} key={n} sx={{ mb: 1 }}>
								<G w={6}>
									{held(`ap${n}`, "auto", ({ value, onChange, ...field }) => (
										<Autocomplete
											{...field}
											id={`ap${n}`}
											size="small"
											options={EXAMS}
											value={value}
											onChange={(_, next) => onChange(next)}
											renderInput={(params) => <TextField {...params} label={`AP Exam ${n}`} />}
										/>
									))}
								</G>
								<G w={3}>
									{held(`apScore${n}`, "select", (field) => (
										<TextField select fullWidth size="small" label="Score" {...field}>
											{["1", "2", "3", "4", "5"].map((s) => (
												<MenuItem key={s} value={s}>
													{s}
												</MenuItem>
											))}
										</TextField>
									))}
								</G>
								<G w={3}>
									<TextField size="small" label="Year" {...text(`apYear${n}`)} />
								</G>
							</Grid>
						))}
					</Part>

					<Part id="college" title="Postsecondary School Data" note="List, in order of preference, the schools to which you have applied for 2027-28.">
						<Grid container spacing={2}>
							{[1, 2, 3].map((n) => (
								<G w={4} key={n}>
									<TextField label={["First choice", "Second choice", "Third choice"][n - 1]} {...text(`college${n}`)} />
								</G>
							))}
							<G w={12}>{asked("collegeType", "Type of school (first choice)", ["4-year college or university", "2-year community college", "Vocational-technical school"])}</G>
							<G w={6}>
								{held("major", "auto", ({ value, onChange, ...field }) => (
									<Autocomplete {...field} freeSolo id="major" options={MAJORS} value={value} onChange={(_, next) => onChange(next)} onInputChange={(_, next) => onChange(next || null)} renderInput={(params) => <TextField {...params} label="Major or course of study" />} />
								))}
							</G>
							<G w={6}>
								<TextField label="Career goal" {...text("career")} />
							</G>
							<G w={4}>{choose("degree", "Highest degree planned", ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Professional"])}</G>
							<G w={4}>
								<TextField label="Year you will begin" {...text("begin")} />
							</G>
							<G w={4}>
								<TextField label="Expected year of college graduation" {...text("collegeGraduation")} />
							</G>
							<G w={6}>{asked("fullTime", "Enrollment status", ["Full-time", "Half-time"])}</G>
							<G w={6}>{asked("housing", "While in school I will live", ["On campus", "Off campus", "With parents"])}</G>
						</Grid>
					</Part>

					<Part
						id="activities"
						title="Activities, Awards and Honors"
						note="List all school and community activities in which you have participated without pay during the past four years (e.g., student government, music, sports, scouts). Note all offices held."
					>
						<Table size="small" id="activity-table">
							<TableHead>
								<TableRow>
									<TableCell>Activity</TableCell>
									<TableCell width={90}>No. of years</TableCell>
									<TableCell width={90}>Hours per week</TableCell>
									<TableCell>Offices held</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								{[1, 2, 3].map((n) => (
									<TableRow key={n}>
										<TableCell>
											<TextField size="small" variant="standard" {...text(`activity${n}`)} />
										</TableCell>
										<TableCell>
											<TextField size="small" variant="standard" {...text(`activityYears${n}`)} />
										</TableCell>
										<TableCell>
											<TextField size="small" variant="standard" {...text(`activityHours${n}`)} />
										</TableCell>
										<TableCell>
											<TextField size="small" variant="standard" {...text(`activityOffice${n}`)} />
										</TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
						<Box sx={{ mt: 3 }}>
							<InputLabel id="programs-label">Programs in which you take part (select all that apply)</InputLabel>
							{held("programs", "many", (field) => (
								<Select
									multiple
									fullWidth
									labelId="programs-label"
									{...field}
									renderValue={(chosen: string[]) => (
										<Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
											{chosen.map((p) => (
												<Chip key={p} label={p} />
											))}
										</Box>
									)}
								>
									{PROGRAMS.map((p) => (
										<MenuItem key={p} value={p}>
											{p}
										</MenuItem>
									))}
								</Select>
							))}
						</Box>
						<Typography sx={{ mt: 3, mb: 1 }}>Academic honors, awards and recognition</Typography>
						{[1, 2, 3].map((n) => (
							<Grid container spacing={2} key={n} sx={{ mb: 1 }}>
								<G w={8}>
									<TextField label={`Award ${n}`} {...text(`award${n}`)} />
								</G>
								<G w={4}>{choose(`awardGrade${n}`, "Grade level", ["9", "10", "11", "12"])}</G>
							</Grid>
						))}
					</Part>

					<Part id="work" title="Work Experience" note="Describe your work experience during the past four years (e.g., food server, babysitting, lawn mowing, office work). Indicate dates of employment for each job and approximate number of hours worked each week.">
						{[1, 2].map((n) => (
							<Grid container spacing={2} key={n} sx={{ mb: 2 }}>
								<G w={4}>
									<TextField label="Employer" {...text(`employer${n}`)} />
								</G>
								<G w={3}>
									<TextField label="Position" {...text(`position${n}`)} />
								</G>
								<G w={1.75}>
									<TextField label="From mo/yr" {...text(`from${n}`)} />
								</G>
								<G w={1.75}>
									<TextField label="To mo/yr" {...text(`to${n}`)} />
								</G>
								<G w={1.5}>
									<TextField label="Hrs/wk" {...text(`hours${n}`)} />
								</G>
							</Grid>
						))}
					</Part>

					<Part id="statements" title="Goals and Circumstances">
						<Box sx={{ mb: 2 }}>
							<Typography component="label" htmlFor="goals-box">
								Make a statement of your plans as they relate to your educational and career objectives and long-term goals.
							</Typography>
							<TextField id="goals-box" multiline rows={5} {...text("goals")} helperText="1,000 characters maximum" />
						</Box>
						<TextField label="Describe how and when any unusual family or personal circumstances have affected your achievement in school, work experience, or your participation in school and community activities." multiline minRows={4} {...text("circumstances")} slotProps={{ inputLabel: { sx: { whiteSpace: "normal", position: "static", transform: "none" } } }} />
					</Part>

					<Part id="appraisal" title="Applicant Appraisal" note="Give the high school counselor, advisor, instructor or work supervisor who knows you well and who will complete your appraisal.">
						<Grid container spacing={2}>
							<G w={4}>
								<TextField label="Appraiser's Name" {...text("appraiser")} />
							</G>
							<G w={4}>
								<TextField label="Title" {...text("appraiserTitle")} />
							</G>
							<G w={4}>
								<TextField label="E-mail" type="email" {...text("appraiserEmail")} />
							</G>
						</Grid>
					</Part>

					<Part id="certification" title="Certification">
						<FormGroup sx={{ mb: 2 }}>
							{tick("certify", "In submitting this application, I certify that the information provided is complete and accurate to the best of my knowledge.")}
							{tick("publicity", "I grant Hartwell Brands permission to use my name and photograph in announcements.")}
						</FormGroup>
						<Grid container spacing={2}>
							<G w={8}>
								<TextField label="Applicant's Signature" {...text("signature")} />
							</G>
							<G w={4}>{picker("signed", "Date")}</G>
							<G w={8}>
								<TextField label="Parent's Signature" {...text("parentSignature")} />
							</G>
						</Grid>
					</Part>
					<Button type="submit" variant="contained" size="large">
						Lock and submit
					</Button>
				</Container>
			</LocalizationProvider>
		</ThemeProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const formats: Record<string, string> = { graduation: "YYYY-MM" };
(window as any).formState = () => {
	const values = form.getValues();
	const entry = ([name, kind]: [string, Kind]) => {
		const value = values[name];
		if (kind === "date") return [name, value?.isValid?.() ? value.format(formats[name] ?? "YYYY-MM-DD") : null];
		return [name, value ?? (kind in EMPTY ? EMPTY[kind] : "")];
	};
	return { ...Object.fromEntries([...kinds].map(entry)), submitted: sent };
};
(window as any).formShown = () =>
	Object.fromEntries(
		[...kinds].map(([name, kind]) => {
			if (kind === "text") return [name, named(name)?.value];
			if (kind === "auto") return [name, document.querySelector<HTMLInputElement>(`#${name}`)?.value];
			if (kind === "box") return [name, named(name)?.checked];
			if (kind === "radio") return [name, [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].find((r) => r.checked)?.closest("label")?.innerText ?? ""];
			if (kind === "select") return [name, document.querySelector<HTMLElement>(`.MuiInputBase-root:has(> input[name="${name}"]) [role=combobox]`)?.innerText.replace(/\u200b/g, "").trim()];
			if (kind === "many") return [name, [...document.querySelectorAll<HTMLElement>(`#mui-component-select-${name} .MuiChip-label`)].map((c) => c.innerText)];
			if (kind === "toggle") return [name, document.querySelector<HTMLElement>(`#${name} [aria-pressed=true]`)?.innerText ?? ""];
			const field = [...document.querySelectorAll<HTMLElement>(".MuiPickersTextField-root")].find((f) => f.querySelector(`[id="${name}"], [id^="${name}-"], [name="${name}"]`) || f.id === name);
			return [name, field?.querySelector<HTMLElement>(".MuiPickersSectionList-root")?.innerText.replace(/[\u2066-\u2069\u200b\s]/g, "") ?? "?"];
		}),
	);
