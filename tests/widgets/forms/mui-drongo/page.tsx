import {
	Accordion, AccordionDetails, AccordionSummary, Autocomplete, Box, Button, Checkbox, Chip, Container, CssBaseline, Divider,
	FormControl, FormControlLabel, FormHelperText, FormLabel, Grid, InputAdornment, InputLabel, MenuItem, Paper, Radio, RadioGroup,
	Select, Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField, ToggleButton, ToggleButtonGroup, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

/** The boxes in the order in which they were given their numbers (q1, q2, …). */
const KEYS =
	"hear first mi last nick dob gender street apt city county st zip telA telB telC mail born citizen citYear ethnic support income aid efc p1Name p2Name p1Occ p2Occ p1Emp p2Emp p1Edu p2Edu p1Tel p2Tel marital firstGen s0Name s0Age s1Name s1Age school grad satM satV satW satT gpaW gpaU actC rank rankOf apPass collegeN discip x0Sub x0Score x1Sub x1Score x2Sub x2Score c0Name c0Grade c1Name c1Grade a0Col a0Stat a1Col a1Stat a2Col a2Stat major career degree l0Org l0Pos l0Year l0Hrs l0Wks l1Org l1Pos l1Year l1Hrs l1Wks l2Org l2Pos l2Year l2Hrs l2Wks h0Title h0Year h1Title h1Year essay r1Name r1Rel r1Tel cName cMail agree sign signDate".split(
		" ",
	);
const MANY = ["l0Year", "l1Year", "l2Year"];
const DATES: Record<string, string> = { dob: "YYYY-MM-DD", grad: "YYYY-MM", signDate: "YYYY-MM-DD" };
const q = (key: string) => `q${KEYS.indexOf(key) + 1}`;

type Values = Record<string, unknown>;
const START: Values = Object.fromEntries(
	KEYS.map((key) => [key, MANY.includes(key) ? [] : key in DATES || key === "agree" ? (key === "agree" ? false : null) : ""]),
);
let latest = START;
let submitted = false;

const Answers = createContext<{ values: Values; set: (key: string, value: unknown) => void }>({ values: START, set: () => {} });
function useAnswer(key: string) {
	const { values, set } = useContext(Answers);
	return [values[key] as string, (value: unknown) => set(key, value)] as const;
}

type TextProps = {
	k: string; label?: string; help?: string; max?: number; lines?: number; unit?: string; before?: string; need?: boolean; hint?: string;
	look?: "outlined" | "standard" | "filled"; wide?: string | number; kind?: string;
};
function Text({ k, label, help, max, lines, unit, before, need, hint, look = "outlined", wide, kind }: TextProps) {
	const [value, set] = useAnswer(k);
	return (
		<TextField
			name={q(k)}
			label={label}
			hiddenLabel={!label}
			helperText={help}
			placeholder={hint}
			required={need}
			variant={look}
			size="small"
			type={kind ?? "text"}
			fullWidth={wide === undefined}
			sx={wide === undefined ? undefined : { width: wide }}
			multiline={Boolean(lines)}
			rows={lines}
			value={value}
			onChange={(event) => set(event.target.value)}
			slotProps={{
				htmlInput: max ? { maxLength: max } : {},
				input: {
					startAdornment: before ? <InputAdornment position="start">{before}</InputAdornment> : undefined,
					endAdornment: unit ? <InputAdornment position="end">{unit}</InputAdornment> : undefined,
				},
			}}
		/>
	);
}

type Pairs = [string, string][];
const same = (texts: string[]): Pairs => texts.map((text) => [text, text]);
function Pick({ k, label, options, need, wide, hint }: { k: string; label?: string; options: Pairs; need?: boolean; wide?: number; hint?: string }) {
	const [value, set] = useAnswer(k);
	return (
		<FormControl size="small" fullWidth={!wide} sx={wide ? { width: wide } : undefined} required={need}>
			{label && <InputLabel id={`${q(k)}-l`}>{label}</InputLabel>}
			<Select
				name={q(k)}
				labelId={label ? `${q(k)}-l` : undefined}
				label={label}
				value={value}
				displayEmpty={!label}
				onChange={(event) => set(event.target.value)}
				renderValue={label ? undefined : (held) => options.find(([code]) => code === held)?.[1] ?? <em>{hint ?? "Select"}</em>}
			>
				{options.map(([code, text]) => (
					<MenuItem key={code} value={code}>
						{text}
					</MenuItem>
				))}
			</Select>
		</FormControl>
	);
}

const YEARS = ["Freshman", "Sophomore", "Junior", "Senior"];
function Years({ k }: { k: string }) {
	const { values, set } = useContext(Answers);
	return (
		<FormControl size="small" sx={{ width: 230 }}>
			<InputLabel id={`${q(k)}-l`}>Year (Senior, Junior, etc.)</InputLabel>
			<Select
				multiple
				name={q(k)}
				labelId={`${q(k)}-l`}
				label="Year (Senior, Junior, etc.)"
				value={values[k] as string[]}
				onChange={({ target }) => set(k, YEARS.filter((year) => target.value.includes(year)))}
				renderValue={(held) => (
					<Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
						{held.map((year) => (
							<Chip key={year} size="small" label={year} />
						))}
					</Box>
				)}
			>
				{YEARS.map((year) => (
					<MenuItem key={year} value={year}>
						<Checkbox size="small" checked={(values[k] as string[]).includes(year)} />
						{year}
					</MenuItem>
				))}
			</Select>
		</FormControl>
	);
}

type FindProps = { k: string; label?: string; options: Pairs; need?: boolean; hint?: string; look?: "outlined" | "standard" };
function Find({ k, label, options, need, hint, look = "outlined" }: FindProps) {
	const [value, set] = useAnswer(k);
	return (
		<Autocomplete
			size="small"
			options={options}
			getOptionLabel={([, text]) => text}
			getOptionKey={([code]) => code}
			isOptionEqualToValue={([a], [b]) => a === b}
			value={options.find(([code]) => code === value) ?? null}
			onChange={(_, chosen) => set(chosen?.[0] ?? "")}
			renderInput={(params) => <TextField {...params} name={q(k)} label={label} required={need} placeholder={hint} variant={look} />}
		/>
	);
}

function Free({ k, label, options, help }: { k: string; label: string; options: string[]; help?: string }) {
	const [value, set] = useAnswer(k);
	return (
		<Autocomplete
			freeSolo
			size="small"
			options={options}
			inputValue={value}
			onInputChange={(_, text) => set(text)}
			renderInput={(params) => <TextField {...params} name={q(k)} label={label} helperText={help} />}
		/>
	);
}

function YesNo({ k, label, need }: { k: string; label: string; need?: boolean }) {
	const [value, set] = useAnswer(k);
	return (
		<FormControl required={need}>
			<FormLabel id={`${q(k)}-l`}>{label}</FormLabel>
			<RadioGroup row aria-labelledby={`${q(k)}-l`} name={q(k)} value={value} onChange={(_, chosen) => set(chosen)}>
				<FormControlLabel value="Y" control={<Radio size="small" />} label="Yes" />
				<FormControlLabel value="N" control={<Radio size="small" />} label="No" />
			</RadioGroup>
		</FormControl>
	);
}

function Day({ k, label, need, month }: { k: string; label: string; need?: boolean; month?: boolean }) {
	const { values, set } = useContext(Answers);
	return (
		<DatePicker
			name={q(k)}
			label={label}
			value={values[k] as Dayjs | null}
			onChange={(value) => set(k, value)}
			views={month ? ["year", "month"] : undefined}
			format={month ? "MM/YYYY" : "MM/DD/YYYY"}
			slotProps={{ textField: { required: need, size: "small", fullWidth: true } }}
		/>
	);
}

const Cell = ({ size, children }: { size: number; children: ReactNode }) => <Grid size={{ xs: 12, md: size }}>{children}</Grid>;

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2" gutterBottom>
				{title}
			</Typography>
			{children}
		</Paper>
	);
}

/** A caption with its box beside it, as on the paper form. */
const Beside = ({ text, children }: { text: string; children: ReactNode }) => (
	<Stack direction="row" spacing={1} sx={{ alignItems: "center", mb: 1 }}>
		<Typography sx={{ minWidth: 96 }}>{text}</Typography>
		{children}
	</Stack>
);

const EDUCATION: Pairs = [
	["1", "Did not complete high school"], ["2", "High school diploma or GED"], ["3", "Some college"], ["4", "Associate's degree"],
	["5", "Bachelor's degree"], ["6", "Graduate or professional degree"],
];
const AP = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Physics 1", "Psychology",
	"Spanish Language and Culture", "Statistics", "U.S. Government and Politics", "U.S. History", "World History: Modern",
];
const GRADE_YEARS = same(YEARS);

function Leadership() {
	const [rows, setRows] = useState(1);
	return (
		<Section title="Evidence of Leadership Abilities">
			<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
				Rank order in your opinion of importance. School clubs, teams, community groups and jobs all count.
			</Typography>
			{[0, 1, 2].slice(0, rows).map((row) => (
				<Box key={row} sx={{ mb: 2 }} className="leadership">
					<Stack direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
						<Typography sx={{ pt: 1, width: 24 }}>{row + 1}.</Typography>
						<Text k={`l${row}Org`} label="Organization or employer" wide={290} />
						<Text k={`l${row}Pos`} label="Position" wide={200} />
						<Years k={`l${row}Year`} />
						<Text k={`l${row}Hrs`} label="Hrs/wk" wide={90} />
						<Text k={`l${row}Wks`} label="Wks/yr" wide={90} />
					</Stack>
				</Box>
			))}
			<Button variant="outlined" size="small" disabled={rows === 3} onClick={() => setRows(rows + 1)}>
				Add another position
			</Button>
		</Section>
	);
}

function Agree() {
	const { values, set } = useContext(Answers);
	return (
		<FormControlLabel
			control={<Checkbox name={q("agree")} checked={values.agree as boolean} onChange={(_, on) => set("agree", on)} />}
			label="I certify that the information given is complete and accurate to the best of my knowledge and give permission for my counselor to release my records to the Scholarship Committee."
		/>
	);
}

function Degree() {
	const [value, set] = useAnswer("degree");
	return (
		<Box>
			<Typography id="degree-asked" variant="body2" gutterBottom>
				What is the highest degree you plan to obtain?
			</Typography>
			<ToggleButtonGroup exclusive size="small" aria-labelledby="degree-asked" value={value} onChange={(_, chosen) => set(chosen ?? "")}>
				{["Associate", "Bachelor's", "Master's", "Doctorate", "Undecided"].map((text) => (
					<ToggleButton key={text} value={text}>
						{text}
					</ToggleButton>
				))}
			</ToggleButtonGroup>
		</Box>
	);
}

function Page() {
	const [values, setValues] = useState(START);
	const set = (key: string, value: unknown) =>
		setValues((before) => {
			latest = { ...before, [key]: value };
			return latest;
		});
	latest = values;
	return (
		<Answers.Provider value={{ values, set }}>
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<CssBaseline />
				<Container maxWidth="lg" sx={{ py: 4 }}>
					<Typography variant="h4" component="h1">
						Rotary Club of Wexford County
					</Typography>
					<Typography variant="subtitle1" sx={{ mb: 3 }}>
						Scholarship Application. Items marked with a star are required for your application to be considered complete. All
						information on this form will be kept confidential.
					</Typography>
					<form
						onSubmit={(event) => {
							event.preventDefault();
							submitted = true;
						}}
					>
						<Section title="Section 1. Biographical Information">
							<Typography variant="body2" sx={{ mb: 2 }}>
								Please provide the following information so that the Club may learn more about you.
							</Typography>
							<Grid container spacing={2}>
								<Cell size={6}>
									<Pick k="hear" label="How did you hear about us?" need options={same(["School counselor", "Teacher", "Rotary member", "Newspaper", "Internet search", "Other"])} />
								</Cell>
								<Cell size={6}>
									<Text k="nick" label="Nickname" />
								</Cell>
								<Cell size={5}>
									<Text k="first" label="First Name" need />
								</Cell>
								<Cell size={2}>
									<Text k="mi" label="Middle Initial" max={1} />
								</Cell>
								<Cell size={5}>
									<Text k="last" label="Last Name" need />
								</Cell>
								<Cell size={6}>
									<Day k="dob" label="Date of Birth" need />
								</Cell>
								<Cell size={6}>
									<Pick k="gender" label="Gender" need options={[["F", "Female"], ["M", "Male"], ["U", "Prefer not to say"]]} />
								</Cell>
								<Cell size={8}>
									<Text k="street" label="Address" need />
								</Cell>
								<Cell size={4}>
									<Text k="apt" label="Apartment Number" />
								</Cell>
								<Cell size={4}>
									<Text k="city" label="City" need />
								</Cell>
								<Cell size={3}>
									<Text k="county" label="County" need help="i.e., Montgomery, Smithfield (do not add the word County - this is NOT United States)" />
								</Cell>
								<Cell size={3}>
									<Find k="st" label="State" need options={STATES} />
								</Cell>
								<Cell size={2}>
									<Text k="zip" label="Zip" need max={10} />
								</Cell>
								<Cell size={6}>
									<Box role="group" aria-labelledby="tel-asked">
										<FormLabel id="tel-asked" required>
											Telephone
										</FormLabel>
										<Stack direction="row" spacing={0.5} sx={{ alignItems: "center" }}>
											<span>(</span>
											<Text k="telA" max={3} wide={72} />
											<span>)</span>
											<Text k="telB" max={3} wide={72} />
											<span>-</span>
											<Text k="telC" max={4} wide={88} />
										</Stack>
									</Box>
								</Cell>
								<Cell size={6}>
									<Text k="mail" label="Email" need kind="email" help="Finalists are notified by email only." />
								</Cell>
								<Cell size={6}>
									<Find k="born" label="What country were you born in?" need options={same(COUNTRIES)} />
								</Cell>
								<Cell size={6}>
									<Pick k="ethnic" label="Ethnicity (optional)" options={same(["African-American", "Asian-American", "Caucasian", "Hispanic/Latino", "Native American", "Pacific Islander", "Other"])} />
								</Cell>
								<Cell size={12}>
									<YesNo k="citizen" need label="Are you a US citizen and currently residing in the United States?" />
								</Cell>
								<Cell size={12}>
									<Typography variant="body2" gutterBottom>
										If you were not born in the United States, what year did you or will you become a U.S. citizen?
									</Typography>
									<Text k="citYear" wide={120} max={4} />
								</Cell>
							</Grid>
						</Section>

						<Section title="Section 2. Financial Information">
							<Typography variant="body2" sx={{ mb: 2 }}>
								The financial information you provide will be used only by the Selection Committee to determine financial need. Please count
								salary and wages, child support, alimony, social security, public assistance and all other sources.
							</Typography>
							<Typography gutterBottom>1. How many people does the household income support?</Typography>
							<Text k="support" wide={120} />
							<Typography sx={{ mt: 2 }} gutterBottom>
								2. What is the total annual household income from the above sources?
							</Typography>
							<Text k="income" wide={200} before="$" unit="per year" />
							<Box sx={{ mt: 2 }}>
								<YesNo k="aid" label="3. Are you receiving any financial aid at present?" />
							</Box>
							<Box sx={{ mt: 1 }}>
								<Text k="efc" label="EFC (Expected Family Contribution) from FAFSA" help="Applicant supplies" wide={380} />
							</Box>
							<Box sx={{ mt: 2 }}>
								<YesNo k="firstGen" label="4. Will you be in the first generation of your family to attend college?" />
							</Box>
						</Section>

						<Accordion defaultExpanded sx={{ mb: 3 }} variant="outlined">
							<AccordionSummary>
								<Typography variant="h6" component="h2">
									Section 3. Family Information
								</Typography>
							</AccordionSummary>
							<AccordionDetails>
								<Table size="small" id="family">
									<TableHead>
										<TableRow>
											<TableCell />
											<TableCell>Parent/Guardian 1</TableCell>
											<TableCell>Parent/Guardian 2</TableCell>
										</TableRow>
									</TableHead>
									<TableBody>
										<TableRow>
											<TableCell component="th">Name</TableCell>
											<TableCell><Text k="p1Name" look="standard" /></TableCell>
											<TableCell><Text k="p2Name" look="standard" /></TableCell>
										</TableRow>
										<TableRow>
											<TableCell component="th">Occupation</TableCell>
											<TableCell><Text k="p1Occ" look="standard" /></TableCell>
											<TableCell><Text k="p2Occ" look="standard" /></TableCell>
										</TableRow>
										<TableRow>
											<TableCell component="th">Employer</TableCell>
											<TableCell><Text k="p1Emp" look="standard" /></TableCell>
											<TableCell><Text k="p2Emp" look="standard" /></TableCell>
										</TableRow>
										<TableRow>
											<TableCell component="th">Highest level of education completed</TableCell>
											<TableCell><Pick k="p1Edu" options={EDUCATION} /></TableCell>
											<TableCell><Pick k="p2Edu" options={EDUCATION} /></TableCell>
										</TableRow>
										<TableRow>
											<TableCell component="th">Phone (H)</TableCell>
											<TableCell><Text k="p1Tel" look="standard" kind="tel" /></TableCell>
											<TableCell><Text k="p2Tel" look="standard" kind="tel" /></TableCell>
										</TableRow>
									</TableBody>
								</Table>
								<Box sx={{ my: 2, maxWidth: 320 }}>
									<Pick k="marital" label="Marital status of parents" options={same(["Married", "Divorced", "Separated", "Widowed", "Never married"])} />
								</Box>
								<Typography gutterBottom>Please list the names and ages of your brothers and sisters</Typography>
								{[0, 1].map((row) => (
									<Stack key={row} direction="row" spacing={2} sx={{ mb: 1 }}>
										<Text k={`s${row}Name`} label="Name" look="filled" wide={360} />
										<Text k={`s${row}Age`} label="Age" look="filled" wide={90} />
									</Stack>
								))}
							</AccordionDetails>
						</Accordion>

						<Section title="Scholastic Information Summary">
							<Grid container spacing={2} sx={{ mb: 2 }}>
								<Cell size={8}>
									<Text k="school" label="Current School Attending" need />
								</Cell>
								<Cell size={4}>
									<Day k="grad" label="Graduating" month need />
								</Cell>
							</Grid>
							<Grid container spacing={3}>
								<Cell size={4}>
									<Typography variant="subtitle2" gutterBottom>
										Highest SAT Scores
									</Typography>
									<Beside text="Math:"><Text k="satM" wide={100} /></Beside>
									<Beside text="Verbal:"><Text k="satV" wide={100} /></Beside>
									<Beside text="Writing:"><Text k="satW" wide={100} /></Beside>
									<Beside text="Total:"><Text k="satT" wide={100} /></Beside>
								</Cell>
								<Cell size={4}>
									<Typography variant="subtitle2" gutterBottom>
										GPA
									</Typography>
									<Beside text="Weighted"><Text k="gpaW" wide={100} /></Beside>
									<Beside text="Un-weighted"><Text k="gpaU" wide={100} /></Beside>
									<Typography variant="subtitle2" gutterBottom>
										Highest ACT Score
									</Typography>
									<Beside text="Composite:"><Text k="actC" wide={100} /></Beside>
								</Cell>
								<Cell size={4}>
									<Typography variant="subtitle2" gutterBottom>
										Class Rank (if applicable)
									</Typography>
									<Stack direction="row" spacing={1} sx={{ alignItems: "center", mb: 2 }}>
										<Text k="rank" wide={80} />
										<span>out of</span>
										<Text k="rankOf" wide={80} />
									</Stack>
									<Text k="collegeN" label="# of College Classes Taken (if any)" />
									<Box sx={{ mt: 1.5 }}>
										<Text k="discip" label="# of Disciplinary actions (if any)" help="Use separate sheet for explanation." />
									</Box>
								</Cell>
							</Grid>
							<Divider sx={{ my: 2 }} />
							<Typography gutterBottom>AP examinations already taken</Typography>
							<Table size="small" id="ap" sx={{ maxWidth: 640 }}>
								<TableHead>
									<TableRow>
										<TableCell>Subject</TableCell>
										<TableCell width={180}>Score</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{[0, 1, 2].map((row) => (
										<TableRow key={row}>
											<TableCell><Find k={`x${row}Sub`} options={same(AP)} look="standard" hint="Choose or type" /></TableCell>
											<TableCell><Pick k={`x${row}Score`} options={same(["5", "4", "3", "2", "1"])} hint="-" /></TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
							<Box sx={{ mt: 1.5, maxWidth: 260 }}>
								<Text k="apPass" label="# Tested =/>3" />
							</Box>
							<Divider sx={{ my: 2 }} />
							<Typography gutterBottom>College classes taken while in high school</Typography>
							{[0, 1].map((row) => (
								<Stack key={row} direction="row" spacing={2} sx={{ mb: 1 }}>
									<Text k={`c${row}Name`} label={`Class ${row + 1}`} look="standard" />
									<Text k={`c${row}Grade`} label="Final grade" look="standard" wide={160} />
								</Stack>
							))}
						</Section>

						<Section title="Scholastic Aspirations">
							<Table size="small" id="colleges" sx={{ mb: 2 }}>
								<TableHead>
									<TableRow>
										<TableCell />
										<TableCell>
											Colleges/Universities Applied
											<br />
											<small>(in preferential order)</small>
										</TableCell>
										<TableCell>Accepted/Rejected/Awaiting</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{[0, 1, 2].map((row) => (
										<TableRow key={row}>
											<TableCell>{row + 1}.</TableCell>
											<TableCell><Text k={`a${row}Col`} look="standard" /></TableCell>
											<TableCell><Pick k={`a${row}Stat`} options={same(["Accepted", "Rejected", "Awaiting"])} wide={200} /></TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
							<Grid container spacing={2}>
								<Cell size={6}>
									<Free k="major" label="Intended field of study" options={MAJORS} help="Pick from the list or type your own" />
								</Cell>
								<Cell size={6}>
									<Text k="career" label="Career objective" />
								</Cell>
								<Cell size={12}>
									<Degree />
								</Cell>
							</Grid>
						</Section>

						<Leadership />

						<Section title="Honors and Awards">
							{[0, 1].map((row) => (
								<Stack key={row} direction="row" spacing={2} sx={{ mb: 1.5 }}>
									<Text k={`h${row}Title`} label="Honor or award" />
									<Pick k={`h${row}Year`} label="Year received" options={GRADE_YEARS} wide={200} />
								</Stack>
							))}
						</Section>

						<Section title="Statement and References">
							<FormLabel>
								In 400-500 words: If you were on the board of a scholarship selection committee 20 years from now, would you award the
								17-year-old you a scholarship? Why or why not?
							</FormLabel>
							<Text k="essay" lines={5} />
							<Typography sx={{ mt: 2 }} gutterBottom>
								Reference (not a relative)
							</Typography>
							<Stack direction="row" spacing={2}>
								<Text k="r1Name" label="Name" />
								<Text k="r1Rel" label="Relationship to applicant" />
								<Text k="r1Tel" label="Phone #" kind="tel" />
							</Stack>
							<Typography sx={{ mt: 2 }} gutterBottom>
								Guidance Counselor (if applicable)
							</Typography>
							<Stack direction="row" spacing={2}>
								<Text k="cName" label="Printed name" />
								<Text k="cMail" label="Email address" kind="email" />
							</Stack>
						</Section>

						<Section title="Certification">
							<Agree />
							<Stack direction="row" spacing={2} sx={{ mt: 2 }}>
								<Text k="sign" label="Signature of applicant (type your full name)" />
								<Box sx={{ width: 240 }}>
									<Day k="signDate" label="Date signed" />
								</Box>
							</Stack>
							<FormHelperText>Please make sure your application is complete. Once it has been submitted no changes can be made.</FormHelperText>
						</Section>
						<Button type="submit" variant="contained">
							Submit application
						</Button>
					</form>
				</Container>
			</LocalizationProvider>
		</Answers.Provider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();
function shownOf(key: string): unknown {
	const name = q(key);
	const select = document.getElementById(`mui-component-select-${name}`);
	if (MANY.includes(key)) return select ? [...select.querySelectorAll(".MuiChip-label")].map((chip) => clean(chip.textContent)) : [];
	if (select) return select.querySelector("em") ? "" : clean(select.textContent);
	if (key === "degree") return clean(document.querySelector("[aria-labelledby=degree-asked] [aria-pressed=true]")?.textContent);
	const box = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
	if (!box) return "";
	if (key in DATES) {
		const text = clean(box.closest(".MuiFormControl-root")?.querySelector("[class*=sectionsContainer]")?.textContent);
		return /\d/.test(text) ? text : "";
	}
	if (box.type === "checkbox") return box.checked;
	if (box.type === "radio") return clean(document.querySelector(`[name="${name}"]:checked`)?.closest("label")?.textContent);
	return box.value;
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(
			KEYS.map((key) => {
				const value = latest[key];
				const day = value as Dayjs | null;
				return [key, key in DATES ? (day?.isValid() ? day.format(DATES[key]) : "") : value];
			}),
		),
		submitted,
	}),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
});
