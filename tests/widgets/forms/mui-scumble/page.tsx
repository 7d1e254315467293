import {
	AppBar, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle,
	FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, InputAdornment, MenuItem, Paper, Radio, RadioGroup, Stack, Table,
	TableBody, TableCell, TableHead, TableRow, TextField, ThemeProvider, Toolbar, Typography, createTheme,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, useFieldArray, useForm, type Control, type UseFormRegister } from "react-hook-form";
import { COUNTRIES, STATES } from "../../lists";

type Parent = { given: string; initial: string; surname: string; relation: string; living: string; education: string; occupation: string; employer: string; phone: string };
type Activity = { type: string; organization: string; role: string; grades: string[]; hours: string };
type Application = {
	given: string; middle: string; surname: string; suffix: string; preferred: string; born: Dayjs | null; birthCity: string; birthCountry: string | null;
	citizenship: string; email: string; mobile: string; street: string; unit: string; city: string; state: { code: string; label: string } | null; zip: string;
	school: string; ceeb: string; graduation: Dayjs | null; level: string; gpa: string; scale: string; weighting: string; rank: string; classSize: string;
	satRw: string; satMath: string; satDate: Dayjs | null; act: string; planned: string[];
	courses: { name: string; grade: string }[]; activities: Activity[]; parents: Parent[];
	marital: string; siblings: string; income: string; statement: string; recommender: string; signature: string; certify: boolean;
};

const STATE_OPTIONS = STATES.map(([code, label]) => ({ code, label }));
const NO_PARENT: Parent = { given: "", initial: "", surname: "", relation: "", living: "", education: "", occupation: "", employer: "", phone: "" };
const NO_ACTIVITY: Activity = { type: "", organization: "", role: "", grades: [], hours: "" };
const MOST_COURSES = 4;
const MOST_ACTIVITIES = 3;
const TYPES = [
	"Academic", "Art", "Athletics", "Career Oriented", "Community Service (Volunteer)", "Cultural", "Dance", "Debate/Speech", "Environmental",
	"Family Responsibilities", "Internship", "Journalism/Publication", "Music", "Religious", "Research", "Robotics", "Science/Math", "Student Government",
	"Theater/Drama", "Work (Paid)", "Other",
];
const EDUCATION: [string, string][] = [
	["none", "None / grade school"],
	["somehs", "Some high school"],
	["hs", "High school diploma or equivalent"],
	["somecol", "Some college, no degree"],
	["assoc", "Associate's degree"],
	["bach", "Bachelor's degree"],
	["mast", "Master's degree"],
	["doc", "Doctorate or professional degree"],
];

let values: () => Application;
let submitted = false;
const month = (date: Dayjs | null) => (date ? (date.isValid() ? date.format("YYYY-MM") : "invalid") : "");

(window as any).formState = () => {
	const { parents, courses, activities, state, born, graduation, satDate, ...rest } = values();
	const flat: Record<string, unknown> = { ...rest, state: state?.code ?? "" };
	flat.born = born ? (born.isValid() ? born.format("YYYY-MM-DD") : "invalid") : "";
	flat.graduation = month(graduation);
	flat.satDate = month(satDate);
	parents.forEach((parent, i) => Object.entries(parent).forEach(([key, value]) => (flat[`parents.${i}.${key}`] = value)));
	for (let i = 0; i < MOST_COURSES; i++)
		for (const key of ["name", "grade"] as const) flat[`courses.${i}.${key}`] = courses[i]?.[key] ?? "";
	for (let i = 0; i < MOST_ACTIVITIES; i++)
		for (const [key, nothing] of Object.entries(NO_ACTIVITY)) flat[`activities.${i}.${key}`] = (activities[i] as any)?.[key] ?? nothing;
	return { ...flat, submitted };
};

const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2066-\u2069\u200e\u200f]/g, "").trim();
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys((window as any).formState())) {
		if (key === "submitted") continue;
		const at = document.querySelector(`[data-field="${key}"]`);
		const several = key.endsWith(".grades");
		if (key.startsWith("activities.")) {
			const text = clean(at?.textContent);
			shown[key] = several ? (text ? text.split(", ") : []) : text;
			continue;
		}
		const sections = at?.querySelector(".MuiPickersSectionList-root");
		const group = at?.querySelector('[role="radiogroup"]');
		const select = at?.querySelector('div[role="combobox"]');
		const box = at?.querySelector<HTMLInputElement>('input[type="checkbox"]');
		const input = at?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
		if (sections) {
			const parts = [...sections.querySelectorAll(".MuiPickersSectionList-sectionContent")].map((each) => clean(each.textContent));
			shown[key] = parts.some((each) => /^(M+|D+|Y+)$/.test(each)) ? "" : parts.join(key === "graduation" ? " " : "/");
		} else if (group) shown[key] = clean(group.querySelector("input:checked")?.closest("label")?.textContent);
		else if (key === "planned") shown[key] = [...at!.querySelectorAll(".MuiChip-label")].map((each) => each.textContent);
		else if (select) shown[key] = clean(select.textContent);
		else if (box) shown[key] = box.checked;
		else shown[key] = input?.value ?? "";
	}
	return shown;
};

const theme = createTheme({
	palette: { primary: { main: "#4a3f8c" }, secondary: { main: "#b0476b" }, background: { default: "#f6f5fa" } },
	shape: { borderRadius: 6 },
	typography: { h5: { fontWeight: 600 }, h6: { fontWeight: 600 } },
});

type Of = { control: Control<any>; name: string; label: string; size?: number; required?: boolean; helper?: string };

const Cell = ({ name, size = 4, children }: { name: string; size?: number; children: ReactNode }) => (
	<Grid size={{ xs: 12, md: size }} data-field={name}>
		{children}
	</Grid>
);

function Line({ register, name, label, size, required, helper, ...more }: { register: UseFormRegister<any> } & Omit<Of, "control"> & Record<string, any>) {
	return (
		<Cell name={name} size={size}>
			<TextField fullWidth id={name} label={label} required={required} helperText={helper} {...more} {...register(name)} />
		</Cell>
	);
}

function Select({ control, name, label, size, required, helper, options }: Of & { options: (string | [string, string])[] }) {
	return (
		<Cell name={name} size={size}>
			<Controller
				control={control}
				name={name}
				render={({ field: { ref, ...field } }) => (
					<TextField select fullWidth id={name} label={label} required={required} helperText={helper} inputRef={ref} {...field}>
						{options.map((option) => {
							const [value, text] = typeof option === "string" ? [option, option] : option;
							return (
								<MenuItem key={value} value={value}>
									{text}
								</MenuItem>
							);
						})}
					</TextField>
				)}
			/>
		</Cell>
	);
}

function Search({ control, name, label, size, required, options }: Of & { options: any[] }) {
	return (
		<Cell name={name} size={size}>
			<Controller
				control={control}
				name={name}
				render={({ field: { onChange, onBlur, value, ref } }) => (
					<Autocomplete
						id={name}
						options={options}
						value={value}
						onChange={(_, next) => onChange(next)}
						onBlur={onBlur}
						renderInput={(params) => <TextField {...params} label={label} required={required} inputRef={ref} />}
					/>
				)}
			/>
		</Cell>
	);
}

function Choice({ control, name, label, size = 12, options, required }: Of & { options: [string, string][] }) {
	return (
		<Cell name={name} size={size}>
			<FormControl required={required}>
				<FormLabel id={`${name}-label`}>{label}</FormLabel>
				<Controller
					control={control}
					name={name}
					render={({ field }) => (
						<RadioGroup row aria-labelledby={`${name}-label`} {...field}>
							{options.map(([value, text]) => (
								<FormControlLabel key={value} value={value} control={<Radio size="small" />} label={text} />
							))}
						</RadioGroup>
					)}
				/>
			</FormControl>
		</Cell>
	);
}

function Day({ control, name, label, size, required, helper, ...more }: Of & Record<string, any>) {
	return (
		<Cell name={name} size={size}>
			<Controller
				control={control}
				name={name}
				render={({ field: { ref, onBlur, ...field } }) => (
					<DatePicker {...field} label={label} inputRef={ref} {...more} slotProps={{ textField: { fullWidth: true, required, helperText: helper, onBlur } }} />
				)}
			/>
		</Cell>
	);
}

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
	<Paper variant="outlined" component="section" sx={{ p: 3, mb: 3 }}>
		<Typography variant="h6" component="h2">
			{title}
		</Typography>
		{note && (
			<Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
				{note}
			</Typography>
		)}
		<Box sx={{ mt: 2 }}>{children}</Box>
	</Paper>
);

function ActivityDialog({ initial, onSave, onClose }: { initial: Activity; onSave: (activity: Activity) => void; onClose: () => void }) {
	const { control, register, handleSubmit } = useForm<Activity>({ defaultValues: initial });
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="activity-title">
			<DialogTitle id="activity-title">{initial.organization ? "Edit activity" : "Add an activity"}</DialogTitle>
			<DialogContent>
				<DialogContentText sx={{ mb: 2 }}>Include employment, family duties and community work as well as school clubs.</DialogContentText>
				<Grid container spacing={2}>
					<Select control={control} name="type" label="Type of activity" size={12} required options={TYPES} />
					<Line register={register} name="organization" label="Organization or employer" size={12} required slotProps={{ htmlInput: { maxLength: 100 } }} />
					<Line register={register} name="role" label="Position held" size={8} slotProps={{ htmlInput: { maxLength: 50 } }} />
					<Line register={register} name="hours" label="Hours per week" size={4} type="number" />
					<Grid size={12}>
						<FormControl component="fieldset">
							<FormLabel component="legend">Grade levels of participation</FormLabel>
							<Controller
								control={control}
								name="grades"
								render={({ field: { value, onChange } }) => (
									<FormGroup row>
										{["9", "10", "11", "12"].map((grade) => (
											<FormControlLabel
												key={grade}
												label={`Grade ${grade}`}
												control={
													<Checkbox
														checked={value.includes(grade)}
														onChange={(event) =>
															onChange(["9", "10", "11", "12"].filter((each) => (each === grade ? event.target.checked : value.includes(each))))
														}
													/>
												}
											/>
										))}
									</FormGroup>
								)}
							/>
						</FormControl>
					</Grid>
				</Grid>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Cancel</Button>
				<Button variant="contained" onClick={handleSubmit(onSave)}>
					Save activity
				</Button>
			</DialogActions>
		</Dialog>
	);
}

function App() {
	const form = useForm<Application>({
		defaultValues: {
			given: "", middle: "", surname: "", suffix: "", preferred: "", born: null, birthCity: "", birthCountry: null, citizenship: "", email: "", mobile: "",
			street: "", unit: "", city: "", state: null, zip: "", school: "", ceeb: "", graduation: null, level: "", gpa: "", scale: "", weighting: "", rank: "",
			classSize: "", satRw: "", satMath: "", satDate: null, act: "", planned: [], courses: [{ name: "", grade: "" }], activities: [],
			parents: [NO_PARENT, NO_PARENT], marital: "", siblings: "", income: "", statement: "", recommender: "", signature: "", certify: false,
		},
	});
	const { control, register } = form;
	values = form.getValues;
	const courses = useFieldArray({ control, name: "courses" });
	const activities = useFieldArray({ control, name: "activities" });
	const [editing, setEditing] = useState<number | null>(null);
	return (
		<ThemeProvider theme={theme}>
			<CssBaseline />
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<AppBar position="static" elevation={0}>
					<Toolbar>
						<Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
							The Larkspur Foundation
						</Typography>
						<Button color="inherit">Help</Button>
						<Button color="inherit">Sign out</Button>
					</Toolbar>
				</AppBar>
				<Container maxWidth="md" sx={{ py: 4 }}>
					<Typography variant="h5" component="h1">
						Larkspur Scholars Award: Application, Class of 2027
					</Typography>
					<Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
						The Selection Committee reads every part of this form. Fields marked with an asterisk are required. Answers may be revised until January 15.
					</Typography>
					<form
						noValidate
						onSubmit={form.handleSubmit(() => {
							submitted = true;
						})}
					>
						<Part title="1. Applicant">
							<Grid container spacing={2}>
								<Line register={register} name="given" label="Given name" required />
								<Line register={register} name="middle" label="Middle name" />
								<Line register={register} name="surname" label="Surname" required />
								<Select control={control} name="suffix" label="Suffix" size={3} options={["Jr.", "Sr.", "II", "III", "IV", "V"]} />
								<Line register={register} name="preferred" label="Preferred name" size={5} />
								<Day control={control} name="born" label="Date of birth" required disableFuture />
								<Line register={register} name="birthCity" label="City of birth" size={6} />
								<Search control={control} name="birthCountry" label="Country of birth" size={6} options={COUNTRIES} />
								<Choice
									control={control}
									name="citizenship"
									label="Citizenship"
									required
									options={[["citizen", "U.S. citizen"], ["national", "U.S. national"], ["resident", "U.S. permanent resident"], ["other", "Other"]]}
								/>
								<Line register={register} name="email" label="Email" type="email" required size={6} />
								<Line register={register} name="mobile" label="Mobile telephone" type="tel" size={6} />
								<Line register={register} name="street" label="Permanent address" required size={8} />
								<Line register={register} name="unit" label="Apt. / Unit" size={4} />
								<Line register={register} name="city" label="City" required size={5} />
								<Search control={control} name="state" label="State" required size={4} options={STATE_OPTIONS} />
								<Line register={register} name="zip" label="ZIP code" required size={3} />
							</Grid>
						</Part>
						<Part title="2. Secondary education">
							<Grid container spacing={2}>
								<Line register={register} name="school" label="Name of high school" required size={8} />
								<Line register={register} name="ceeb" label="CEEB code" size={4} helper="Six digits" />
								<Select control={control} name="level" label="Current grade" required size={4} options={[["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]]} />
								<Day control={control} name="graduation" label="Expected graduation" required views={["year", "month"]} format="MMMM YYYY" />
								<Grid size={{ xs: 12, md: 4 }} />
								<Line register={register} name="gpa" label="Cumulative GPA" required size={4} />
								<Select control={control} name="scale" label="GPA scale" required size={4} options={["4.0", "5.0", "6.0", "10", "100"]} />
								<Choice control={control} name="weighting" label="This GPA is" size={4} options={[["W", "Weighted"], ["U", "Unweighted"]]} />
								<Line register={register} name="rank" label="Class rank" size={4} />
								<Line register={register} name="classSize" label="Number in graduating class" size={4} />
							</Grid>
						</Part>
						<Part title="3. Examinations" note="Self-reported. Official reports are requested from finalists only.">
							<Grid container spacing={2}>
								<Line register={register} name="satRw" label="SAT Reading and Writing" size={4} slotProps={{ htmlInput: { inputMode: "numeric" } }} helper="200–800" />
								<Line register={register} name="satMath" label="SAT Math" size={4} slotProps={{ htmlInput: { inputMode: "numeric" } }} helper="200–800" />
								<Day control={control} name="satDate" label="Most recent SAT" views={["year", "month"]} format="MM/YYYY" />
								<Line register={register} name="act" label="ACT composite" size={4} helper="1–36" />
								<Cell name="planned" size={8}>
									<Controller
										control={control}
										name="planned"
										render={({ field: { onChange, value, onBlur, ref } }) => (
											<Autocomplete
												multiple
												id="planned"
												options={["SAT, December 2026", "ACT, December 2026", "SAT, March 2027", "ACT, February 2027", "TOEFL iBT"]}
												value={value}
												onBlur={onBlur}
												onChange={(_, next) => onChange(next)}
												renderInput={(params) => <TextField {...params} label="Examinations still planned" inputRef={ref} />}
											/>
										)}
									/>
								</Cell>
							</Grid>
						</Part>
						<Part title="4. Coursework" note="List up to four secondary-school courses that best represent your preparation.">
							<Table size="small" aria-label="Coursework">
								<TableHead>
									<TableRow>
										<TableCell>Course title</TableCell>
										<TableCell sx={{ width: 180 }}>Grade received</TableCell>
										<TableCell sx={{ width: 100 }} />
									</TableRow>
								</TableHead>
								<TableBody>
									{courses.fields.map((row, index) => (
										<TableRow key={row.id}>
											<TableCell data-field={`courses.${index}.name`}>
												<TextField variant="standard" fullWidth {...register(`courses.${index}.name`)} />
											</TableCell>
											<TableCell data-field={`courses.${index}.grade`}>
												<TextField variant="standard" fullWidth {...register(`courses.${index}.grade`)} />
											</TableCell>
											<TableCell>
												<Button size="small" color="inherit" onClick={() => courses.remove(index)}>
													Delete
												</Button>
											</TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
							<Button sx={{ mt: 2 }} disabled={courses.fields.length >= MOST_COURSES} onClick={() => courses.append({ name: "", grade: "" }, { shouldFocus: false })}>
								Add course
							</Button>
						</Part>
						<Part title="5. Activities and employment" note="List your three principal commitments in order of importance.">
							<Table size="small" aria-label="Activities and employment">
								<TableHead>
									<TableRow>
										<TableCell>Organization</TableCell>
										<TableCell>Position</TableCell>
										<TableCell>Type</TableCell>
										<TableCell>Grades</TableCell>
										<TableCell align="right">Hrs/wk</TableCell>
										<TableCell />
									</TableRow>
								</TableHead>
								<TableBody>
									{activities.fields.length === 0 && (
										<TableRow>
											<TableCell colSpan={6} align="center" sx={{ color: "text.secondary", py: 3 }}>
												No activities entered yet
											</TableCell>
										</TableRow>
									)}
									{activities.fields.map((row, index) => (
										<TableRow key={row.id}>
											<TableCell data-field={`activities.${index}.organization`}>{row.organization}</TableCell>
											<TableCell data-field={`activities.${index}.role`}>{row.role}</TableCell>
											<TableCell data-field={`activities.${index}.type`}>{row.type}</TableCell>
											<TableCell data-field={`activities.${index}.grades`}>{row.grades.join(", ")}</TableCell>
											<TableCell align="right" data-field={`activities.${index}.hours`}>
												{row.hours}
											</TableCell>
											<TableCell align="right">
												<Button size="small" onClick={() => setEditing(index)}>
													Edit
												</Button>
												<Button size="small" color="inherit" onClick={() => activities.remove(index)}>
													Delete
												</Button>
											</TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
							<Button variant="outlined" sx={{ mt: 2 }} disabled={activities.fields.length >= MOST_ACTIVITIES} onClick={() => setEditing(-1)}>
								Add activity
							</Button>
							{editing !== null && (
								<ActivityDialog
									initial={editing < 0 ? NO_ACTIVITY : form.getValues(`activities.${editing}`)}
									onClose={() => setEditing(null)}
									onSave={(activity) => {
										if (editing < 0) activities.append(activity);
										else activities.update(editing, activity);
										setEditing(null);
									}}
								/>
							)}
						</Part>
						<Part title="6. Parents or guardians" note="If you have limited information about a parent, supply what you know.">
							{[0, 1].map((index) => (
								<Box key={index} sx={{ mb: 3 }}>
									<Typography variant="subtitle1" component="h3" sx={{ mb: 1.5, fontWeight: 600 }}>
										{index === 0 ? "First parent or guardian" : "Second parent or guardian"}
									</Typography>
									<Grid container spacing={2}>
										<Line register={register} name={`parents.${index}.given`} label="Given name" size={5} />
										<Line register={register} name={`parents.${index}.initial`} label="M.I." size={2} slotProps={{ htmlInput: { maxLength: 2 } }} />
										<Line register={register} name={`parents.${index}.surname`} label="Surname" size={5} />
										<Select control={control} name={`parents.${index}.relation`} label="Relation" size={4} options={["Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Legal guardian", "Other"]} />
										<Choice control={control} name={`parents.${index}.living`} label="Is this parent living?" size={4} options={[["Y", "Yes"], ["N", "No"]]} />
										<Select control={control} name={`parents.${index}.education`} label="Highest level of education" size={4} options={EDUCATION} />
										<Line register={register} name={`parents.${index}.occupation`} label="Occupation" size={4} helper="Former occupation if retired or deceased" />
										<Line register={register} name={`parents.${index}.employer`} label="Employer" size={4} />
										<Line register={register} name={`parents.${index}.phone`} label="Telephone" type="tel" size={4} />
									</Grid>
								</Box>
							))}
							<Grid container spacing={2}>
								<Select control={control} name="marital" label="Parents' marital status" options={["Married", "Separated", "Divorced", "Widowed", "Never married", "Domestic partnership"]} />
								<Line register={register} name="siblings" label="Number of siblings" />
								<Line
									register={register}
									name="income"
									label="Annual household income"
									required
									slotProps={{ input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } }}
								/>
							</Grid>
						</Part>
						<Part title="7. Statement and certification">
							<Grid container spacing={2}>
								<Line register={register} name="statement" label="Personal statement" size={12} multiline minRows={5} helper="Describe an obligation you chose. 500 words at most." />
								<Line register={register} name="recommender" label="Name of the teacher who will recommend you" size={6} />
								<Line register={register} name="signature" label="Signature (type your full legal name)" size={6} required />
								<Grid size={12} data-field="certify">
									<Controller
										control={control}
										name="certify"
										render={({ field: { value, ...field } }) => (
											<FormControlLabel
												control={<Checkbox {...field} checked={value} />}
												label="I certify that this application is complete and accurate, and I release my school records to the Foundation."
											/>
										)}
									/>
									<FormHelperText>Required before submission.</FormHelperText>
								</Grid>
							</Grid>
						</Part>
						<Stack direction="row" spacing={2} sx={{ justifyContent: "flex-end" }}>
							<Button type="button">Save and return later</Button>
							<Button type="submit" variant="contained" color="secondary">
								Submit application
							</Button>
						</Stack>
					</form>
				</Container>
			</LocalizationProvider>
		</ThemeProvider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);
