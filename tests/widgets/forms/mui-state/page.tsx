import {
	AppBar,
	Autocomplete,
	Box,
	Button,
	Checkbox,
	Container,
	CssBaseline,
	Divider,
	FormControl,
	FormControlLabel,
	FormHelperText,
	FormLabel,
	Grid,
	InputAdornment,
	InputLabel,
	MenuItem,
	OutlinedInput,
	Paper,
	Radio,
	RadioGroup,
	Select,
	Table,
	TableBody,
	TableCell,
	TableContainer,
	TableHead,
	TableRow,
	TextField,
	Toolbar,
	Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

interface School {
	id: string;
	name: string;
	town: string;
}
const SCHOOLS: School[] = [
	{ id: "380015", name: "Ashland High School", town: "Ashland, OR" },
	{ id: "380017", name: "Ashland Valley High School", town: "Ashland, OR" },
	{ id: "180130", name: "Ashland High School", town: "Ashland, KY" },
	{ id: "380190", name: "Crater High School", town: "Central Point, OR" },
	{ id: "053865", name: "Valley High School", town: "Elk Grove, CA" },
	{ id: "054075", name: "Yreka High School", town: "Yreka, CA" },
];
const SCHOOLING = [
	["NHS", "No high school"],
	["SHS", "Some high school"],
	["HSG", "High school graduate"],
	["SCO", "Some college, did not finish"],
	["TWO", "Two-year college graduate"],
	["FOU", "Four-year college graduate"],
	["POS", "Postgraduate study"],
] as const;
const MARRIAGE = ["Never married", "Married or remarried", "Separated", "Divorced", "Widowed", "Unmarried, living together"];
const RESIDENCY = [
	["USC", "U.S. citizen or U.S. national"],
	["LPR", "Lawful permanent resident (green card holder)"],
	["RAS", "Refugee, asylee or parolee"],
	["DAC", "Deferred action or undocumented"],
	["VIS", "Citizen of another country, in the U.S. on a visa"],
] as const;

interface Course {
	title: string;
	mark: string;
	credit: string;
}
type Held = Record<string, string | boolean> & object;
interface Answers {
	plain: Held;
	dates: Record<string, Dayjs | null>;
	school: School | null;
	courses: Course[];
}
let latest: Answers = {
	plain: Object.fromEntries(
		[
			..."lastNm firstNm midNm suffix othNm ctryOfBirth citizen ssn".split(" "),
			..."addr1 addr2 city state zip phone email".split(" "),
			..."p1First p1Last p1Former p1Job p1Educ p1Living p2First p2Mi p2Last p2Job p2Educ marital income".split(" "),
			..."gpaU gpaW rank size counselor satRw satM act psat major housing".split(" "),
		].map((key) => [key, ""]),
	),
	dates: { dob: null, hsFrom: null, hsTo: null, actWhen: null },
	school: null,
	courses: [0, 1, 2].map(() => ({ title: "", mark: "", credit: "" })),
};
Object.assign(latest.plain, { firstGen: false, attest: false });
let isSent = false;
const places = new Map<string, HTMLElement>();

/** A cell of the grid, remembered so that what it shows can be read. */
function Cell({ of, wide = 6, children }: { of: string; wide?: number; children: ReactNode }) {
	return (
		<Grid size={{ xs: 12, sm: wide }} ref={(element: HTMLDivElement | null) => void (element && places.set(of, element))}>
			{children}
		</Grid>
	);
}

function send(event: FormEvent) {
	event.preventDefault();
	isSent = true;
}

function Application() {
	const [answers, setAnswers] = useState(latest);
	latest = answers;
	const put = (key: string, value: string | boolean) => setAnswers((old) => ({ ...old, plain: { ...old.plain, [key]: value } }));
	const putDate = (key: string) => (value: Dayjs | null) => setAnswers((old) => ({ ...old, dates: { ...old.dates, [key]: value } }));
	const putCourse = (n: number, key: keyof Course, value: string) =>
		setAnswers((old) => ({ ...old, courses: old.courses.map((course, at) => (at === n ? { ...course, [key]: value } : course)) }));
	const value = (key: string) => String(answers.plain[key]);

	const [found, setFound] = useState<School[]>([]);
	const [isSearching, setSearching] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	function search(typed: string) {
		clearTimeout(timer.current);
		if (typed.length < 3) return setFound([]);
		setSearching(true);
		timer.current = setTimeout(() => {
			setFound(SCHOOLS.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase().trim())));
			setSearching(false);
		}, 350);
	}

	const text = (key: string, label: string, wide = 6, more: Record<string, unknown> = {}) => (
		<Cell of={key} wide={wide} key={key}>
			<TextField fullWidth label={label} value={value(key)} onChange={(event) => put(key, event.target.value)} {...more} />
		</Cell>
	);
	const choice = (key: string, label: string, options: readonly (readonly [string, string])[], wide = 6) => (
		<Cell of={key} wide={wide} key={key}>
			<FormControl fullWidth>
				<InputLabel id={`${key}-label`}>{label}</InputLabel>
				<Select labelId={`${key}-label`} id={key} label={label} value={value(key)} onChange={(event) => put(key, event.target.value)}>
					{options.map(([code, words]) => (
						<MenuItem key={code} value={code}>
							{words}
						</MenuItem>
					))}
				</Select>
			</FormControl>
		</Cell>
	);
	/** A question above its box, in the manner of the academic pages. */
	const asked = (key: string, question: string, wide = 6, help?: string, adornment?: ReactNode) => (
		<Cell of={key} wide={wide} key={key}>
			<FormLabel htmlFor={`APPL_${key.toUpperCase()}`}>{question}</FormLabel>
			<OutlinedInput
				fullWidth
				size="small"
				id={`APPL_${key.toUpperCase()}`}
				value={value(key)}
				startAdornment={adornment}
				onChange={(event) => put(key, event.target.value)}
			/>
			{help && <FormHelperText>{help}</FormHelperText>}
		</Cell>
	);
	const month = (key: string, label: string) => (
		<Cell of={key} wide={4}>
			<FormLabel component="p">{label}</FormLabel>
			<DatePicker
				views={["year", "month"]}
				format="MM/YYYY"
				value={answers.dates[key] ?? null}
				onChange={putDate(key)}
				slotProps={{ textField: { size: "small", fullWidth: true } }}
			/>
		</Cell>
	);

	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static" color="default">
				<Toolbar>
					<Typography variant="h6">Siuslaw State University · Office of Admissions</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" component="form" noValidate onSubmit={send}>
				<Typography variant="h4" component="h1" sx={{ my: 3 }}>
					Application for Freshman Admission
				</Typography>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h5" component="h2" gutterBottom>
						Applicant
					</Typography>
					<Grid container spacing={2}>
						{text("lastNm", "Legal last (family) name", 6, { required: true })}
						{text("firstNm", "Legal first (given) name", 6, { required: true })}
						{text("midNm", "Legal middle name", 4)}
						{choice(
							"suffix",
							"Suffix",
							["Jr.", "Sr.", "II", "III", "IV"].map((each) => [each, each] as const),
							3,
						)}
						{text("othNm", "Other last names that may appear on transcripts", 5)}
						<Cell of="dob" wide={6}>
							<DatePicker
								label="Date of birth"
								value={answers.dates.dob ?? null}
								onChange={putDate("dob")}
								slotProps={{ textField: { fullWidth: true, required: true } }}
							/>
						</Cell>
						<Cell of="ctryOfBirth">
							<Autocomplete
								options={COUNTRIES}
								value={value("ctryOfBirth") || null}
								onChange={(_, picked) => put("ctryOfBirth", picked ?? "")}
								renderInput={(parts) => <TextField {...parts} label="Country of birth" />}
							/>
						</Cell>
						<Cell of="citizen" wide={12}>
							<FormControl>
								<FormLabel id="citizen-label">Citizenship and residency status</FormLabel>
								<RadioGroup
									aria-labelledby="citizen-label"
									value={value("citizen")}
									onChange={(event) => put("citizen", event.target.value)}
								>
									{RESIDENCY.map(([code, words]) => (
										<FormControlLabel key={code} value={code} control={<Radio size="small" />} label={words} />
									))}
								</RadioGroup>
							</FormControl>
						</Cell>
						{text("ssn", "Social Security number", 6, {
							helperText: "Required if you will file the FAFSA; otherwise you may leave it blank.",
							autoComplete: "off",
						})}
					</Grid>
					<Divider sx={{ my: 3 }}>Permanent address and contact</Divider>
					<Grid container spacing={2}>
						{text("addr1", "Street number and name", 8)}
						{text("addr2", "Apartment / unit", 4)}
						{text("city", "City", 5)}
						<Cell of="state" wide={4}>
							<Autocomplete
								options={STATES}
								getOptionLabel={([, name]) => name}
								isOptionEqualToValue={([code], [other]) => code === other}
								value={STATES.find(([code]) => code === value("state")) ?? null}
								onChange={(_, picked) => put("state", picked?.[0] ?? "")}
								renderInput={(parts) => <TextField {...parts} label="State or territory" />}
							/>
						</Cell>
						{text("zip", "ZIP code", 3)}
						{text("phone", "Primary telephone", 6, { type: "tel" })}
						{text("email", "E-mail address", 6, { type: "email", helperText: "All decisions are sent here." })}
					</Grid>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h5" component="h2" gutterBottom>
						Family information
					</Typography>
					<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
						The State Board requires us to ask these questions. They have no bearing on your admission.
					</Typography>
					<Typography variant="subtitle1" component="h3" gutterBottom>
						Parent/Guardian 1
					</Typography>
					<Grid container spacing={2}>
						{text("p1First", "First name", 4, { variant: "filled" })}
						{text("p1Last", "Last name", 4, { variant: "filled" })}
						{text("p1Former", "Former last name, if any", 4, { variant: "filled" })}
						{text("p1Job", "Occupation", 4, { variant: "filled" })}
						{choice("p1Educ", "Highest education", SCHOOLING, 4)}
						<Cell of="p1Living" wide={4}>
							<FormControl>
								<FormLabel id="p1-living">Is this parent living?</FormLabel>
								<RadioGroup
									row
									aria-labelledby="p1-living"
									value={value("p1Living")}
									onChange={(event) => put("p1Living", event.target.value)}
								>
									<FormControlLabel value="Y" control={<Radio size="small" />} label="Living" />
									<FormControlLabel value="N" control={<Radio size="small" />} label="Deceased" />
								</RadioGroup>
							</FormControl>
						</Cell>
					</Grid>
					<Typography variant="subtitle1" component="h3" gutterBottom sx={{ mt: 3 }}>
						Parent/Guardian 2
					</Typography>
					<Grid container spacing={2}>
						{text("p2First", "First name", 4, { variant: "filled" })}
						{text("p2Mi", "MI", 2, { variant: "filled", slotProps: { htmlInput: { maxLength: 1 } } })}
						{text("p2Last", "Last name", 6, { variant: "filled" })}
						{text("p2Job", "Occupation", 6, { variant: "filled" })}
						{choice("p2Educ", "Highest education", SCHOOLING, 6)}
					</Grid>
					<Divider sx={{ my: 3 }} />
					<Grid container spacing={2}>
						<Cell of="marital">
							<TextField
								select
								fullWidth
								label="Marital status of your parents"
								value={value("marital")}
								onChange={(event) => put("marital", event.target.value)}
							>
								{MARRIAGE.map((each) => (
									<MenuItem key={each} value={each}>
										{each}
									</MenuItem>
								))}
							</TextField>
						</Cell>
						{text("income", "Annual household income", 6, {
							slotProps: { input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } },
							helperText: "Before taxes. Whole dollars.",
						})}
						<Cell of="firstGen" wide={12}>
							<FormControlLabel
								control={<Checkbox checked={answers.plain.firstGen === true} onChange={(event) => put("firstGen", event.target.checked)} />}
								label="I am a first-generation college student: neither of my parents holds a four-year degree."
							/>
						</Cell>
					</Grid>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h5" component="h2" gutterBottom>
						High school record
					</Typography>
					<Grid container spacing={2}>
						<Cell of="school" wide={12}>
							<FormLabel id="hs-label">From which high school will you graduate?</FormLabel>
							<Autocomplete
								options={found}
								loading={isSearching}
								filterOptions={(all) => all}
								getOptionLabel={({ name, town }) => `${name} (${town})`}
								getOptionKey={({ id }) => id}
								isOptionEqualToValue={(one, other) => one.id === other.id}
								noOptionsText="Type at least three letters of its name"
								value={answers.school}
								onChange={(_, school) => setAnswers((old) => ({ ...old, school }))}
								onInputChange={(_, typed) => search(typed)}
								renderInput={(parts) => <TextField {...parts} size="small" placeholder="Search by name" />}
							/>
						</Cell>
						{month("hsFrom", "When did you start there?")}
						{month("hsTo", "When will you finish?")}
						{asked("counselor", "Who is your school counselor?", 4)}
						{asked("gpaU", "What is your unweighted GPA?", 3, "On a 4.00 scale")}
						{asked("gpaW", "Weighted GPA, if reported", 3)}
						{asked("rank", "Rank in class", 3)}
						{asked("size", "Number in class", 3)}
					</Grid>
					<Typography variant="h6" component="h3" sx={{ mt: 3 }}>
						Courses
					</Typography>
					<Typography variant="body2">Copy three academic or elective courses exactly as your transcript lists them.</Typography>
					<TableContainer>
						<Table size="small">
							<TableHead>
								<TableRow>
									<TableCell>Course title</TableCell>
									<TableCell>Final or most recent mark</TableCell>
									<TableCell>Credits</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								{answers.courses.map((course, n) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: the rows neither move nor go
									<TableRow key={n}>
										{(["title", "mark", "credit"] as const).map((key) => (
											<TableCell key={key} ref={(element: HTMLElement | null) => void (element && places.set(`crse${n}_${key}`, element))}>
												<TextField
													fullWidth
													size="small"
													variant="standard"
													name={`crse[${n}].${key}`}
													value={course[key]}
													onChange={(event) => putCourse(n, key, event.target.value)}
												/>
											</TableCell>
										))}
									</TableRow>
								))}
							</TableBody>
						</Table>
					</TableContainer>
					<Typography variant="h6" component="h3" sx={{ mt: 3 }}>
						Test scores (optional)
					</Typography>
					<Grid container spacing={2}>
						{asked("satRw", "Highest SAT Evidence-Based Reading and Writing", 4)}
						{asked("satM", "Highest SAT Math", 4)}
						{asked("psat", "PSAT/NMSQT total", 4)}
						{asked("act", "ACT Composite (not a superscore)", 4)}
						{month("actWhen", "Month of that ACT")}
					</Grid>
				</Paper>

				<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
					<Typography variant="h5" component="h2" gutterBottom>
						Enrollment plans
					</Typography>
					<Grid container spacing={2}>
						<Cell of="major">
							<Autocomplete
								options={MAJORS}
								value={value("major") || null}
								onChange={(_, picked) => put("major", picked ?? "")}
								renderInput={(parts) => <TextField {...parts} label="First-choice major" />}
							/>
						</Cell>
						{choice(
							"housing",
							"Where do you expect to live?",
							[
								["H", "Residence hall"],
								["O", "Off campus"],
								["F", "With family"],
							],
							6,
						)}
						<Cell of="attest" wide={12}>
							<FormControlLabel
								control={<Checkbox checked={answers.plain.attest === true} onChange={(event) => put("attest", event.target.checked)} />}
								label="I certify under penalty of perjury that the information in this application is complete and correct."
							/>
						</Cell>
					</Grid>
					<Box sx={{ mt: 2 }}>
						<Button type="submit" variant="contained">
							Submit application
						</Button>
					</Box>
				</Paper>
			</Container>
		</LocalizationProvider>
	);
}

function read(place: HTMLElement) {
	const box = place.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	if (place.querySelector("input[type=radio]")) return place.querySelector("input:checked")?.closest("label")?.textContent ?? "";
	const list = place.querySelector("[role=combobox]");
	if (list && !(list instanceof HTMLInputElement)) return list.textContent?.replace("\u200b", "") ?? "";
	return place.querySelector<HTMLInputElement>("input")?.value ?? "";
}
const dated = (value: Dayjs | null | undefined, format: string) => (value?.isValid() ? value.format(format) : "");

Object.assign(window, {
	formState: () => ({
		...latest.plain,
		dob: dated(latest.dates.dob, "YYYY-MM-DD"),
		hsFrom: dated(latest.dates.hsFrom, "YYYY-MM"),
		hsTo: dated(latest.dates.hsTo, "YYYY-MM"),
		actWhen: dated(latest.dates.actWhen, "YYYY-MM"),
		school: latest.school?.id ?? "",
		...Object.fromEntries(
			latest.courses.flatMap((course, n) => (["title", "mark", "credit"] as const).map((key) => [`crse${n}_${key}`, course[key]])),
		),
		submitted: isSent,
	}),
	formShown: () => Object.fromEntries([...places].map(([key, place]) => [key, read(place)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
