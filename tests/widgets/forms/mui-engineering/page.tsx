import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardActions from "@mui/material/CardActions";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import Checkbox from "@mui/material/Checkbox";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import Divider from "@mui/material/Divider";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DateField } from "@mui/x-date-pickers/DateField";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs, { type Dayjs } from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";

const theme = createTheme({ palette: { primary: { main: "#7a1f1f" } }, shape: { borderRadius: 2 }, typography: { fontSize: 13 } });

const STATES =
	"AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY".split(" ");
const PROGRAMS: [string, string][] = [
	["AERO", "Aerospace Engineering"],
	["BIOE", "Bioengineering"],
	["CHEN", "Chemical Engineering"],
	["CIVE", "Civil Engineering"],
	["COMP", "Computer Engineering"],
	["ELEC", "Electrical Engineering"],
	["ENVE", "Environmental Engineering"],
	["INDE", "Industrial & Systems Engineering"],
	["MATE", "Materials Science & Engineering"],
	["MECH", "Mechanical Engineering"],
	["UNDC", "Undeclared within the College"],
];
const EXAMS: [string, string][] = [
	["31", "Art History"],
	["20", "Biology"],
	["66", "Calculus AB"],
	["68", "Calculus BC"],
	["25", "Chemistry"],
	["53", "Computer Science A"],
	["36", "English Language & Composition"],
	["37", "English Literature & Composition"],
	["40", "Environmental Science"],
	["07", "U.S. History"],
	["83", "Physics 1"],
	["80", "Physics C: Mechanics"],
	["87", "Spanish Language & Culture"],
	["90", "Statistics"],
	["93", "World History: Modern"],
];
const KINDS: [string, string][] = [
	["ath", "Athletics"],
	["art", "Art, music or theater"],
	["spk", "Debate, speech, mock trial"],
	["env", "Environment / conservation"],
	["fam", "Family responsibility"],
	["job", "Job (paid)"],
	["res", "Research"],
	["rob", "Robotics or engineering club"],
	["gov", "Student government"],
	["oth", "Something else"],
];
const CREDENTIALS: [string, string][] = [
	["0", "No diploma"],
	["1", "High school / GED"],
	["2", "Some college"],
	["3", "Associate"],
	["4", "Bachelor’s"],
	["5", "Graduate or professional"],
];

const BLANK = {
	applicant: { family: "", given: "", middle: "", suffix: "", dob: "", email: "", mobile: "", line1: "", line2: "", city: "", state: "", zip: "", resident: "" },
	record: { school: "", ends: null as Dayjs | null, unweighted: "", weighted: "", percentile: "", program: "", backup: "" },
	tests: { ebrw: "", ebrwWhen: "", math: "", mathWhen: "", act: "", actWhen: "" },
	ap: [0, 1, 2].map(() => ({ exam: "", score: "" })),
	courses: [{ title: "", units: "", mark: "" }],
	activities: [{ kind: "", group: "", role: "", years: [] as string[] }],
	family: { name1: "", degree1: "", name2: "", degree2: "" },
	emergency: { name: "", phone: "", relation: "" },
	statement: "",
	pledge: false,
	initials: "",
};
type Values = typeof BLANK;

const spots = new Map<string, HTMLElement>();
const mark = (name: string) => (element: HTMLElement | null) => {
	if (element) spots.set(name, element);
};
const idOf = (name: string) => name.replaceAll(".", "-");
const useControl = () => useFormContext<Values>().control as never;

type LineProps = { name: string; label?: ReactNode; hint?: string; placeholder?: string; required?: boolean; start?: string; rows?: number; width?: number | string; type?: string };
/** A box with its label above it. */
function Line({ name, label, hint, placeholder, required, start, rows, width, type }: LineProps) {
	return (
		<Controller
			name={name as never}
			control={useControl()}
			render={({ field }) => (
				<FormControl ref={mark(name)} required={required} sx={width ? { width, flexShrink: 0 } : { width: "100%" }}>
					{label && (
						<FormLabel htmlFor={idOf(name)} sx={{ mb: 0.5 }}>
							{label}
						</FormLabel>
					)}
					<OutlinedInput
						{...field}
						id={idOf(name)}
						size="small"
						type={type}
						multiline={Boolean(rows)}
						rows={rows}
						placeholder={placeholder}
						startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
					/>
					{hint && <FormHelperText sx={{ mx: 0 }}>{hint}</FormHelperText>}
				</FormControl>
			)}
		/>
	);
}

function Menu({ name, label, hint, options, empty, bare }: { name: string; label?: string; hint?: string; options: [string, string][]; empty?: string; bare?: boolean }) {
	return (
		<Controller
			name={name as never}
			control={useControl()}
			render={({ field }) => (
				<FormControl ref={mark(name)} fullWidth variant={bare ? "standard" : "outlined"}>
					{label && (
						<FormLabel id={`${idOf(name)}-label`} sx={{ mb: 0.5 }}>
							{label}
						</FormLabel>
					)}
					<Select {...field} id={idOf(name)} labelId={label && `${idOf(name)}-label`} size="small" displayEmpty>
						<MenuItem value="">
							<em>{empty ?? "Select"}</em>
						</MenuItem>
						{options.map(([value, text]) => (
							<MenuItem key={value} value={value}>
								{text}
							</MenuItem>
						))}
					</Select>
					{hint && <FormHelperText sx={{ mx: 0 }}>{hint}</FormHelperText>}
				</FormControl>
			)}
		/>
	);
}

function Cell({ name, placeholder, align }: { name: string; placeholder?: string; align?: "right" }) {
	return (
		<TableCell align={align}>
			<Controller
				name={name as never}
				control={useControl()}
				render={({ field }) => <TextField {...field} ref={mark(name)} variant="standard" size="small" placeholder={placeholder} sx={{ width: 110 }} />}
			/>
		</TableCell>
	);
}

function Floating({ name, label, required }: { name: string; label: string; required?: boolean }) {
	return (
		<Controller
			name={name as never}
			control={useControl()}
			render={({ field }) => <TextField {...field} ref={mark(name)} id={idOf(name)} variant="filled" size="small" fullWidth label={label} required={required} />}
		/>
	);
}

const Part = ({ no, title, note, children }: { no: string; title: string; note?: string; children: ReactNode }) => (
	<Box component="section" sx={{ mt: 4 }}>
		<Typography variant="h6" component="h2">
			{no}&ensp;{title}
		</Typography>
		{note && (
			<Typography variant="body2" color="text.secondary">
				{note}
			</Typography>
		)}
		<Divider sx={{ mt: 0.5, mb: 2 }} />
		<Stack spacing={2}>{children}</Stack>
	</Box>
);
const Side = ({ children }: { children: ReactNode }) => (
	<Stack direction="row" spacing={2} sx={{ alignItems: "flex-start" }}>
		{children}
	</Stack>
);

function Applicant() {
	const control = useControl();
	return (
		<Part no="1" title="Applicant">
			<Side>
				<Line name="applicant.family" label="Family name" required />
				<Line name="applicant.given" label="Given name" required />
				<Line name="applicant.middle" label="Middle" />
				<Line name="applicant.suffix" label="Suffix" placeholder="Jr., II, …" width={140} />
			</Side>
			<Side>
				<Line name="applicant.dob" label="Born" placeholder="YYYY-MM-DD" required width={200} />
				<Line name="applicant.email" label="Email" required hint="Decisions are released by email only." />
				<Line name="applicant.mobile" label="Mobile" start="+1" type="tel" />
			</Side>
			<Box>
				<FormLabel htmlFor="applicant-line1">Permanent residence</FormLabel>
				<Stack spacing={1} sx={{ mt: 0.5 }}>
					<Line name="applicant.line1" placeholder="Number and street" />
					<Line name="applicant.line2" placeholder="Apartment, unit (optional)" />
					<Side>
						<Line name="applicant.city" placeholder="City" />
						<Controller
							name={"applicant.state" as never}
							control={control}
							render={({ field }) => (
								<FormControl ref={mark("applicant.state")} sx={{ width: 140 }}>
									<NativeSelect {...field} inputProps={{ "aria-label": "State" }}>
										<option value="">State</option>
										{STATES.map((code) => (
											<option key={code}>{code}</option>
										))}
										<option value="--">Outside U.S.</option>
									</NativeSelect>
								</FormControl>
							)}
						/>
						<Line name="applicant.zip" placeholder="ZIP" width={180} />
					</Side>
				</Stack>
			</Box>
			<Controller
				name={"applicant.resident" as never}
				control={control}
				render={({ field }) => (
					<Stack direction="row" spacing={2} sx={{ alignItems: "center" }} ref={mark("applicant.resident")}>
						<Typography id="res-q">U.S. citizen or permanent resident?</Typography>
						<ToggleButtonGroup exclusive size="small" aria-labelledby="res-q" value={field.value} onChange={(_, next) => field.onChange(next ?? "")}>
							<ToggleButton value="Y">Yes</ToggleButton>
							<ToggleButton value="N">No</ToggleButton>
						</ToggleButtonGroup>
					</Stack>
				)}
			/>
		</Part>
	);
}

function Academics() {
	return (
		<Part no="2" title="Academic record" note="Self-reported. Admitted students are held to an official transcript.">
			<Side>
				<Line name="record.school" label="Secondary school" required hint="No abbreviations" />
				<Controller
					name={"record.ends" as never}
					control={useControl()}
					render={({ field }) => (
						<FormControl ref={mark("record.ends")} sx={{ width: 260 }}>
							<FormLabel sx={{ mb: 0.5 }}>Diploma expected</FormLabel>
							<DateField format="MM/YYYY" size="small" value={field.value as Dayjs | null} onChange={(next) => field.onChange(next)} />
						</FormControl>
					)}
				/>
			</Side>
			<Side>
				<Line name="record.unweighted" label="GPA, unweighted" placeholder="0.00 – 4.00" />
				<Line name="record.weighted" label="GPA, weighted" placeholder="0.00 – 5.00" />
				<Line name="record.percentile" label="Class percentile" hint="99 = top 1%" />
			</Side>
			<Side>
				<Menu name="record.program" label="Program, first choice" options={PROGRAMS} />
				<Menu name="record.backup" label="Program, second choice" hint="Considered only if the first is full" options={PROGRAMS} />
			</Side>
			<Table size="small">
				<TableHead>
					<TableRow>
						<TableCell>Test</TableCell>
						<TableCell>Best score</TableCell>
						<TableCell>When (mm/yyyy)</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					<TableRow>
						<TableCell>SAT Reading &amp; Writing</TableCell>
						<Cell name="tests.ebrw" placeholder="200–800" />
						<Cell name="tests.ebrwWhen" placeholder="mm/yyyy" />
					</TableRow>
					<TableRow>
						<TableCell>SAT Math</TableCell>
						<Cell name="tests.math" placeholder="200–800" />
						<Cell name="tests.mathWhen" placeholder="mm/yyyy" />
					</TableRow>
					<TableRow>
						<TableCell>ACT composite, one sitting</TableCell>
						<Cell name="tests.act" placeholder="1–36" />
						<Cell name="tests.actWhen" placeholder="mm/yyyy" />
					</TableRow>
				</TableBody>
			</Table>
			<Table size="small">
				<TableHead>
					<TableRow>
						<TableCell width="70%">AP examination taken</TableCell>
						<TableCell>Score</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{[0, 1, 2].map((row) => (
						<TableRow key={row}>
							<TableCell>
								<Menu bare name={`ap.${row}.exam`} options={EXAMS} empty="—" />
							</TableCell>
							<TableCell>
								<Menu bare name={`ap.${row}.score`} options={["5", "4", "3", "2", "1"].map((score) => [score, score])} empty="—" />
							</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</Part>
	);
}

function Courses() {
	const { fields, append, remove } = useFieldArray<Values, "courses">({ name: "courses" });
	return (
		<Part no="3" title="College coursework" note="Courses taken at a college or university while in high school, graded or in progress. One card per course.">
			{fields.map((each, row) => (
				<Card key={each.id} variant="outlined">
					<CardContent>
						<Side>
							<Floating name={`courses.${row}.title`} label="Title as listed" />
							<Box sx={{ width: 120 }}>
								<Floating name={`courses.${row}.units`} label="Units" />
							</Box>
							<Box sx={{ width: 120 }}>
								<Floating name={`courses.${row}.mark`} label="Mark" />
							</Box>
						</Side>
					</CardContent>
					{row > 0 && (
						<CardActions>
							<Button size="small" onClick={() => remove(row)}>
								Remove
							</Button>
						</CardActions>
					)}
				</Card>
			))}
			<Box>
				<Button variant="outlined" size="small" onClick={() => append({ title: "", units: "", mark: "" }, { shouldFocus: false })}>
					+ Course
				</Button>
			</Box>
		</Part>
	);
}

function Activities() {
	const control = useControl();
	const { fields, append } = useFieldArray<Values, "activities">({ name: "activities" });
	return (
		<Part no="4" title="Outside the classroom" note="Three at most. Jobs count.">
			{fields.map((each, row) => (
				<Card key={each.id} variant="outlined">
					<CardHeader title={`Activity ${row + 1}`} slotProps={{ title: { variant: "subtitle1" } }} />
					<CardContent>
						<Stack spacing={2}>
							<Menu name={`activities.${row}.kind`} label="Kind" options={KINDS} />
							<Side>
								<Line name={`activities.${row}.group`} label="With whom" hint="Team, club, company, agency" />
								<Line name={`activities.${row}.role`} label="As" hint="Office or job title" />
							</Side>
							<Controller
								name={`activities.${row}.years` as never}
								control={control}
								render={({ field }) => {
									const chosen = field.value as string[];
									return (
										<FormControl component="fieldset" ref={mark(`activities.${row}.years`)}>
											<FormLabel component="legend">Grades in which you took part</FormLabel>
											<FormGroup row>
												{["9", "10", "11", "12"].map((grade) => (
													<FormControlLabel
														key={grade}
														label={`${grade}th`}
														control={
															<Checkbox
																size="small"
																checked={chosen.includes(grade)}
																onChange={(event) =>
																	field.onChange(["9", "10", "11", "12"].filter((other) => (other === grade ? event.target.checked : chosen.includes(other))))
																}
															/>
														}
													/>
												))}
											</FormGroup>
										</FormControl>
									);
								}}
							/>
						</Stack>
					</CardContent>
				</Card>
			))}
			<Box>
				<Button variant="outlined" size="small" disabled={fields.length > 2} onClick={() => append({ kind: "", group: "", role: "", years: [] }, { shouldFocus: false })}>
					+ Activity
				</Button>
			</Box>
		</Part>
	);
}

function Closing() {
	return (
		<>
			<Part no="5" title="Household" note="For statistical reporting to the Engineering Dean. Readers do not see this part.">
				{[1, 2].map((who) => (
					<Side key={who}>
						<Line name={`family.name${who}`} label={`Parent ${who}, full name`} />
						<Menu name={`family.degree${who}`} label="Highest credential earned" options={CREDENTIALS} />
					</Side>
				))}
			</Part>
			<Part no="6" title="In an emergency during Honors Weekend" note="An adult who is not one of the parents above.">
				<Side>
					<Line name="emergency.name" label="Contact" />
					<Line name="emergency.relation" label="Relation to you" />
					<Line name="emergency.phone" label="Daytime phone" type="tel" />
				</Side>
			</Part>
			<Part no="7" title="Statement">
				<Line name="statement" label="Describe something you took apart and could not put back together. What did you learn? (400 words)" rows={6} />
				<Controller
					name={"pledge" as never}
					control={useControl()}
					render={({ field }) => (
						<FormControlLabel
							ref={mark("pledge")}
							label="This application is my own work. I understand that a false statement is ground for dismissal."
							control={<Checkbox checked={field.value as boolean} onChange={(event) => field.onChange(event.target.checked)} />}
						/>
					)}
				/>
				<Line name="initials" label="Initials" width={120} />
			</Part>
		</>
	);
}

let values = () => BLANK;
let submitted = false;

function App() {
	const form = useForm<Values>({ defaultValues: BLANK });
	const [done, setDone] = useState(false);
	values = form.getValues;
	return (
		<ThemeProvider theme={theme}>
			<CssBaseline />
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<Container maxWidth="md" sx={{ py: 4 }}>
					<Typography variant="overline">Cascade Polytechnic University · College of Engineering</Typography>
					<Typography variant="h4" component="h1">
						Honors Program in Engineering
					</Typography>
					<Typography color="text.secondary">Supplement to the university application. Entering class of 2027. Due January 15, 23:59 Pacific.</Typography>
					<FormProvider {...form}>
						<Box
							component="form"
							noValidate
							onSubmit={form.handleSubmit(() => {
								submitted = true;
								setDone(true);
							})}
						>
							<Applicant />
							<Academics />
							<Courses />
							<Activities />
							<Closing />
							<Button type="submit" variant="contained" sx={{ mt: 3 }} disabled={done}>
								Submit supplement
							</Button>
						</Box>
					</FormProvider>
				</Container>
			</LocalizationProvider>
		</ThemeProvider>
	);
}

/** The values by dotted name; lists of texts stay whole. */
function flat(value: unknown, name: string, into: Record<string, unknown>) {
	if (dayjs.isDayjs(value)) into[name] = value.isValid() ? value.format("YYYY-MM") : "";
	else if (Array.isArray(value) && typeof value[0] === "object") value.forEach((each, row) => flat(each, `${name}.${row}`, into));
	else if (value && typeof value === "object" && !Array.isArray(value))
		for (const [key, each] of Object.entries(value)) flat(each, name ? `${name}.${key}` : key, into);
	else into[name] = value;
	return into;
}

const words = (element: Element) => (element.textContent ?? "").replace(/[\u200b-\u200f\u2060-\u206f\ufeff]/g, "").trim();
function read(name: string) {
	const element = spots.get(name) as HTMLElement;
	if (name.endsWith(".years")) return [...element.querySelectorAll("input:checked")].map((box) => words(box.closest("label") as Element));
	const pressed = element.querySelector("[aria-pressed]") && element.querySelector("[aria-pressed=true]");
	if (element.querySelector("[aria-pressed]")) return pressed ? words(pressed) : "";
	const box = element.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	const native = element.querySelector("select");
	if (native) return native.selectedOptions[0]?.text ?? "";
	const menu = element.querySelector(".MuiSelect-select");
	if (menu) return words(menu);
	const date = element.querySelector(".MuiPickersSectionList-root");
	if (date) return words(date);
	return element.querySelector<HTMLInputElement>("textarea:not([aria-hidden]), input")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...flat(values(), "", {}), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat(values(), "", {})).map((name) => [name, read(name)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
