import {
	Alert, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, FormControl, FormControlLabel, FormGroup, FormHelperText,
	FormLabel, Grid, MenuItem, Paper, Radio, RadioGroup, type RadioGroupProps, Slider, Step, StepContent, StepLabel, Stepper, Switch, TextField, type TextFieldProps,
	ToggleButton, ToggleButtonGroup, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useForm } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const ACTIVITY_KINDS = [
	"Arts and music", "Athletics", "Clubs and student government", "Community service", "Debate or speech", "Environment and sustainability",
	"Family responsibilities", "Job or internship", "Math, science or robotics", "Something else",
];
const AP = [
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language", "English Literature",
	"Environmental Science", "Physics 1", "Physics C: Mechanics", "Spanish Language", "Statistics", "United States History", "World History",
];
const SCHOOLING = [
	"Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Not sure",
];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const INCOMES: [string, string][] = [
	["a", "Under $30,000"], ["b", "$30,000 – $59,999"], ["c", "$60,000 – $89,999"], ["d", "$90,000 – $119,999"], ["e", "$120,000 or more"], ["x", "I would rather not say"],
];

const STATE_NAMES: Record<string, string> = Object.fromEntries(STATES);

const TEXTS = [
	"legalFirst", "legalMiddle", "legalLast", "badgeName", "pronouns", "email", "cell", "street", "unit", "city", "zip", "gender", "hispanic",
	"citizenship", "birthCity", "firstGen", "income", "householdSize", "aid", "schoolName", "schoolCity", "schoolState", "gradMonth", "gradYear", "gpaUnweighted",
	"gpaWeighted", "rank", "classSize", "counselorName", "counselorEmail", "satReading", "satMath", "act", "career", "degree", "collegeStart", "portfolio",
	"g1First", "g1Last", "g1Job", "g1Employer", "g1School", "g1Email", "g2First", "g2Last", "g2Job", "g2School", "sib1Name", "sib1Age", "sib2Name", "sib2Age",
	"recName", "recEmail", "recSubject", "emName", "emPhone", "emRelation", "essay", "signature", "guardianSignature",
];
const rows = (prefix: string, parts: Record<string, unknown>) =>
	[1, 2, 3].flatMap((row) => Object.entries(parts).map(([part, value]) => [`${prefix}${row}${part}`, value]));
const DEFAULTS: Record<string, unknown> = {
	...Object.fromEntries(TEXTS.map((key) => [key, ""])),
	birthday: null, homeState: null, smsOptIn: false, bornIn: null, race: [], grade: null, major: null, codingComfort: 3, consent: false,
	...Object.fromEntries([
		...rows("exam", { Subject: null, Score: "" }),
		...rows("course", { Title: "", Grade: "" }),
		...rows("act", { Kind: "", Org: "", Role: "", About: "", Years: [], Hours: "", Weeks: "" }),
		...rows("honor", { Title: "", When: "" }),
	]),
};

let valuesNow = () => DEFAULTS;
let submitted = false;
const places = new Map<string, HTMLElement>();
const at = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
};

function Text({ k, ...props }: { k: string } & TextFieldProps) {
	return <Controller name={k} render={({ field }) => <TextField fullWidth {...props} ref={at(k)} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />} />;
}

function Radios({ k, ...props }: { k: string } & RadioGroupProps) {
	return <Controller name={k} render={({ field }) => <RadioGroup {...props} ref={at(k)} value={field.value} onChange={field.onChange} />} />;
}

type PickProps = { k: string; options: string[]; id?: string; size?: "small"; getOptionLabel?: (option: string) => string; input: TextFieldProps };
function Pick({ k, input, ...props }: PickProps) {
	return (
		<Controller
			name={k}
			render={({ field }) => (
				<Autocomplete {...props} ref={at(k)} value={field.value} onChange={(_, value) => field.onChange(value)} renderInput={(params) => <TextField {...params} {...input} />} />
			)}
		/>
	);
}

function Boxes({ k, legend, options }: { k: string; legend: string; options: string[] }) {
	return (
		<Controller
			name={k}
			render={({ field }) => (
				<FormControl component="fieldset" ref={at(k)}>
					<FormLabel component="legend">{legend}</FormLabel>
					<FormGroup row>
						{options.map((option) => (
							<FormControlLabel
								key={option}
								label={option}
								control={
									<Checkbox
										checked={field.value.includes(option)}
										onChange={(event) => field.onChange(options.filter((each) => (each === option ? event.target.checked : field.value.includes(each))))}
									/>
								}
							/>
						))}
					</FormGroup>
				</FormControl>
			)}
		/>
	);
}

function Tick({ k, label, box: Box }: { k: string; label: string; box: typeof Checkbox | typeof Switch }) {
	return (
		<Controller
			name={k}
			render={({ field }) => (
				<FormControlLabel ref={at(k)} label={label} control={<Box checked={field.value} onChange={(event: { target: { checked: boolean } }) => field.onChange(event.target.checked)} />} />
			)}
		/>
	);
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<>
			{lead && <Typography color="text.secondary" sx={{ mb: 2 }}>{lead}</Typography>}
			<Grid container spacing={2} aria-label={title} component="section">{children}</Grid>
		</>
	);
}

function Application() {
	const form = useForm({ defaultValues: DEFAULTS });
	valuesNow = form.getValues;

	const steps: [string, ReactNode][] = [
		["You", (
			<Section title="You" lead="We use these details to write to you and to prepare your campus card. Please give your name as it stands on your ID.">
				<Grid size={4}><Text k="legalFirst" id="legalFirst" label="Legal first name" required autoComplete="given-name" /></Grid>
				<Grid size={4}><Text k="legalMiddle" id="legalMiddle" label="Legal middle name" autoComplete="additional-name" /></Grid>
				<Grid size={4}><Text k="legalLast" id="legalLast" label="Legal last name" required autoComplete="family-name" /></Grid>
				<Grid size={6}><Text k="badgeName" id="badgeName" label="Name for your badge" helperText="What lab partners and mentors should call you" /></Grid>
				<Grid size={6}>
					<Text k="pronouns" id="pronouns" select label="Pronouns">
						<MenuItem value="she">she / her</MenuItem>
						<MenuItem value="he">he / him</MenuItem>
						<MenuItem value="they">they / them</MenuItem>
						<MenuItem value="ask">Ask me</MenuItem>
					</Text>
				</Grid>
				<Grid size={4}>
					<Controller
						name="birthday"
						render={({ field }) => (
							<Box ref={at("birthday")}>
								<DatePicker
									label="Birthday"
									value={field.value ? dayjs(field.value) : null}
									onChange={(day) => field.onChange(day?.isValid() ? day.format("YYYY-MM-DD") : null)}
									slotProps={{ textField: { id: "birthday", fullWidth: true, required: true, helperText: "You must be 16 by June 20, 2027" } }}
								/>
							</Box>
						)}
					/>
				</Grid>
				<Grid size={4}><Text k="email" id="email" type="email" label="Email" required helperText="Not a school address: many block us" /></Grid>
				<Grid size={4}><Text k="cell" id="cell" type="tel" label="Cell phone" required /></Grid>
				<Grid size={12}>
					<Tick k="smsOptIn" box={Switch} label="I agree to receive text messages from Dotterel. Message and data rates may apply." />
				</Grid>
				<Grid size={8}><Text k="street" id="street" label="Home address" required autoComplete="address-line1" /></Grid>
				<Grid size={4}><Text k="unit" id="unit" label="Apartment or unit" autoComplete="address-line2" /></Grid>
				<Grid size={5}><Text k="city" id="city" label="City or town" required autoComplete="address-level2" /></Grid>
				<Grid size={4}>
					<Pick k="homeState" id="homeState" options={STATES.map(([code]) => code)} getOptionLabel={(code) => STATE_NAMES[code]} input={{ label: "State", required: true }} />
				</Grid>
				<Grid size={3}><Text k="zip" id="zip" label="ZIP" required autoComplete="postal-code" /></Grid>
			</Section>
		)],
		["Your background", (
			<Section title="Your background" lead="Our funders ask us whom we reach. Readers of your application do not see this section.">
				<Grid size={6}>
					<FormControl>
						<FormLabel id="gender-label">I identify as a</FormLabel>
						<Radios k="gender" row aria-labelledby="gender-label" name="gender">
							<FormControlLabel value="woman" control={<Radio />} label="Woman" />
							<FormControlLabel value="man" control={<Radio />} label="Man" />
							<FormControlLabel value="nonbinary" control={<Radio />} label="Nonbinary person" />
						</Radios>
					</FormControl>
				</Grid>
				<Grid size={6}>
					<FormControl>
						<FormLabel id="hispanic-label">Are you Hispanic or Latina?</FormLabel>
						<Radios k="hispanic" row aria-labelledby="hispanic-label" name="hispanic">
							<FormControlLabel value="yes" control={<Radio />} label="Yes" />
							<FormControlLabel value="no" control={<Radio />} label="No" />
						</Radios>
					</FormControl>
				</Grid>
				<Grid size={12}>
					<Boxes k="race" legend="Race (mark all that apply)" options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"]} />
				</Grid>
				<Grid size={4}>
					<Text k="citizenship" select label="U.S. citizenship" helperText="Some lab sites are export controlled">
						<MenuItem value="C">U.S. citizen or national</MenuItem>
						<MenuItem value="P">Permanent resident</MenuItem>
						<MenuItem value="N">Neither</MenuItem>
					</Text>
				</Grid>
				<Grid size={4}>
					<Pick k="bornIn" options={COUNTRIES} input={{ label: "Country where you were born" }} />
				</Grid>
				<Grid size={4}><Text k="birthCity" label="City where you were born" /></Grid>
				<Grid size={6}>
					<FormControl>
						<FormLabel id="fg">Will you be in the first generation of your family to attend college?</FormLabel>
						<Radios k="firstGen" row aria-labelledby="fg">
							<FormControlLabel value="Y" control={<Radio size="small" />} label="Yes" />
							<FormControlLabel value="N" control={<Radio size="small" />} label="No" />
							<FormControlLabel value="U" control={<Radio size="small" />} label="Not sure" />
						</Radios>
					</FormControl>
				</Grid>
				<Grid size={6}>
					<FormControl>
						<FormLabel id="fa">Do you receive financial aid now?</FormLabel>
						<Radios k="aid" row aria-labelledby="fa">
							<FormControlLabel value="Y" control={<Radio size="small" />} label="Yes" />
							<FormControlLabel value="N" control={<Radio size="small" />} label="No" />
						</Radios>
					</FormControl>
				</Grid>
				<Grid size={6}>
					<Text k="income" select label="Household income before taxes, last year">
						{INCOMES.map(([value, label]) => <MenuItem key={value} value={value}>{label}</MenuItem>)}
					</Text>
				</Grid>
				<Grid size={6}><Text k="householdSize" type="number" label="People living on that income" /></Grid>
			</Section>
		)],
		["Your school", (
			<Section title="Your school">
				<Grid size={6}><Text k="schoolName" name="f_201" variant="filled" label="High school" required /></Grid>
				<Grid size={3}><Text k="schoolCity" name="f_202" variant="filled" label="City" /></Grid>
				<Grid size={3}>
					<Text k="schoolState" name="f_203" variant="filled" select label="State">
						{STATES.map(([code]) => <MenuItem key={code} value={code}>{code}</MenuItem>)}
					</Text>
				</Grid>
				<Grid size={6}>
					<Typography id="grade-label" variant="body2">Grade this fall</Typography>
					<Controller
						name="grade"
						render={({ field }) => (
							<ToggleButtonGroup ref={at("grade")} exclusive aria-labelledby="grade-label" value={field.value} onChange={(_, grade) => field.onChange(grade)}>
								{["10", "11", "12"].map((grade) => <ToggleButton key={grade} value={grade}>{`${grade}th`}</ToggleButton>)}
								<ToggleButton value="college">In college</ToggleButton>
							</ToggleButtonGroup>
						)}
					/>
				</Grid>
				<Grid size={6} container>
					<Grid size={12}><Typography variant="body2">When will you graduate?</Typography></Grid>
					<Grid size={6}>
						<Text k="gradMonth" name="f_206" variant="filled" select label="Month">
							{MONTHS.map((month) => <MenuItem key={month} value={month.slice(0, 3).toLowerCase()}>{month}</MenuItem>)}
						</Text>
					</Grid>
					<Grid size={6}>
						<Text k="gradYear" name="f_207" variant="filled" select label="Year">
							{["2026", "2027", "2028", "2029"].map((year) => <MenuItem key={year} value={year}>{year}</MenuItem>)}
						</Text>
					</Grid>
				</Grid>
				<Grid size={3}><Text k="gpaUnweighted" name="f_208" variant="filled" label="GPA, unweighted" helperText="On a scale of 4.0" /></Grid>
				<Grid size={3}><Text k="gpaWeighted" name="f_209" variant="filled" label="GPA, weighted" helperText="If your school gives one" /></Grid>
				<Grid size={3}><Text k="rank" name="f_210" variant="filled" label="Rank in class" /></Grid>
				<Grid size={3}><Text k="classSize" name="f_211" variant="filled" label="out of (students in your class)" /></Grid>
				<Grid size={12}><Typography variant="subtitle2">Who may confirm your enrollment? Name a school counselor.</Typography></Grid>
				<Grid size={6}><Text k="counselorName" name="f_212" variant="filled" label="Counselor's name" required /></Grid>
				<Grid size={6}><Text k="counselorEmail" name="f_213" variant="filled" type="email" label="Counselor's email" required /></Grid>
			</Section>
		)],
		["Scores and coursework", (
			<Section title="Scores and coursework" lead="Test scores are optional. Send what you have; we do not hold a missing score against anybody.">
				<Grid size={4}><Text k="satReading" type="number" size="small" label="SAT Reading and Writing (best)" /></Grid>
				<Grid size={4}><Text k="satMath" type="number" size="small" label="SAT Math (best)" /></Grid>
				<Grid size={4}><Text k="act" type="number" size="small" label="ACT composite" /></Grid>
				<Grid size={12}><Typography variant="h6">AP exams you have taken</Typography></Grid>
				{[0, 1, 2].map((index) => (
					<Grid container size={12} key={index} className="exam">
						<Grid size={8}>
							<Pick k={`exam${index + 1}Subject`} options={AP} size="small" input={{ label: "Exam", placeholder: "Start typing a subject" }} />
						</Grid>
						<Grid size={4}>
							<Text k={`exam${index + 1}Score`} size="small" select label="Score">
								{["1", "2", "3", "4", "5"].map((score) => <MenuItem key={score} value={score}>{score}</MenuItem>)}
							</Text>
						</Grid>
					</Grid>
				))}
				<Grid size={12}>
					<Typography variant="h6">High school courses you would like us to notice</Typography>
					<FormHelperText>Up to three, with the final grade as your transcript prints it</FormHelperText>
				</Grid>
				{[0, 1, 2].map((index) => (
					<Grid container size={12} key={index} className="course">
						<Grid size={8}>
							<Text k={`course${index + 1}Title`} size="small" label={`Course ${index + 1}`} />
						</Grid>
						<Grid size={4}>
							<Text k={`course${index + 1}Grade`} size="small" label="Final grade" />
						</Grid>
					</Grid>
				))}
			</Section>
		)],
		["Where you are headed", (
			<Section title="Where you are headed">
				<Grid size={6}>
					<Pick k="major" options={MAJORS} input={{ variant: "standard", label: "What do you hope to major in?" }} />
				</Grid>
				<Grid size={6}><Text k="career" variant="standard" label="Dream job" helperText="A guess is fine" /></Grid>
				<Grid size={4}>
					<Text k="degree" variant="standard" select label="How far do you want to study?">
						<MenuItem value="AA">Associate degree</MenuItem>
						<MenuItem value="BS">Bachelor's degree</MenuItem>
						<MenuItem value="MS">Master's degree</MenuItem>
						<MenuItem value="PHD">Doctorate</MenuItem>
						<MenuItem value="?">No idea yet</MenuItem>
					</Text>
				</Grid>
				<Grid size={4}><Text k="collegeStart" variant="standard" label="Year you expect to start college" placeholder="YYYY" /></Grid>
				<Grid size={4}><Text k="portfolio" variant="standard" type="url" label="Link to a portfolio or project page" /></Grid>
				<Grid size={12}>
					<Typography id="coding" variant="body2">How comfortable are you writing code? (1: never tried, 5: very)</Typography>
					<Box ref={at("codingComfort")} sx={{ maxWidth: 320 }}>
						<Controller
							name="codingComfort"
							render={({ field }) => <Slider aria-labelledby="coding" min={1} max={5} marks value={field.value} onChange={(_, value) => field.onChange(value)} />}
						/>
					</Box>
				</Grid>
			</Section>
		)],
		["Outside the classroom", (
			<Section title="Outside the classroom" lead="Tell us about three things you do besides class. Jobs and looking after family count.">
				{[0, 1, 2].map((index) => (
					<Grid size={12} key={index}>
						<Paper variant="outlined" className="activity" sx={{ p: 2 }}>
							<Typography variant="subtitle1" component="h4">Activity {index + 1}</Typography>
							<Grid container spacing={2}>
								<Grid size={4}>
									<Text k={`act${index + 1}Kind`} select label="Kind">
										{ACTIVITY_KINDS.map((kind) => <MenuItem key={kind} value={kind}>{kind}</MenuItem>)}
									</Text>
								</Grid>
								<Grid size={4}>
									<Text k={`act${index + 1}Org`} label="Club, team, employer or group" />
								</Grid>
								<Grid size={4}>
									<Text k={`act${index + 1}Role`} label="Your role" />
								</Grid>
								<Grid size={12}>
									<Text k={`act${index + 1}About`} multiline rows={2} label="What did you do, and what came of it?" helperText="200 characters at most" slotProps={{ htmlInput: { maxLength: 200 } }} />
								</Grid>
								<Grid size={6}>
									<Boxes k={`act${index + 1}Years`} legend="Grades in which you took part" options={["9", "10", "11", "12"]} />
								</Grid>
								<Grid size={3}>
									<Text k={`act${index + 1}Hours`} type="number" label="Hours a week" />
								</Grid>
								<Grid size={3}>
									<Text k={`act${index + 1}Weeks`} type="number" label="Weeks a year" />
								</Grid>
							</Grid>
						</Paper>
					</Grid>
				))}
				<Grid size={12}><Typography variant="h6">Prizes and recognition</Typography></Grid>
				{[0, 1, 2].map((index) => (
					<Grid container size={12} key={index} className="honor">
						<Grid size={8}>
							<Text k={`honor${index + 1}Title`} size="small" label="Award" />
						</Grid>
						<Grid size={4}>
							<Text k={`honor${index + 1}When`} size="small" select label="Grade you were in">
								{["9th", "10th", "11th", "12th"].map((grade) => <MenuItem key={grade} value={grade}>{grade}</MenuItem>)}
							</Text>
						</Grid>
					</Grid>
				))}
			</Section>
		)],
		["Your family", (
			<Section title="Your family" lead="Residents are usually minors, so we need to know the adults in your life.">
				<Grid size={12}><Typography variant="h6">Parent 1</Typography></Grid>
				<Grid size={4}><Text k="g1First" name="parent1.given" label="First name" required /></Grid>
				<Grid size={4}><Text k="g1Last" name="parent1.family" label="Last name" required /></Grid>
				<Grid size={4}><Text k="g1Email" name="parent1.email" type="email" label="Email" required /></Grid>
				<Grid size={4}><Text k="g1Job" name="parent1.occupation" label="Occupation" /></Grid>
				<Grid size={4}><Text k="g1Employer" name="parent1.employer" label="Employer" /></Grid>
				<Grid size={4}>
					<Text k="g1School" name="parent1.schooling" select label="Highest schooling">
						{SCHOOLING.map((level) => <MenuItem key={level} value={level}>{level}</MenuItem>)}
					</Text>
				</Grid>
				<Grid size={12}><Typography variant="h6">Parent 2 (if you have contact)</Typography></Grid>
				<Grid size={3}><Text k="g2First" name="parent2.given" label="First name" /></Grid>
				<Grid size={3}><Text k="g2Last" name="parent2.family" label="Last name" /></Grid>
				<Grid size={3}><Text k="g2Job" name="parent2.occupation" label="Occupation" /></Grid>
				<Grid size={3}>
					<Text k="g2School" name="parent2.schooling" select label="Highest schooling">
						{SCHOOLING.map((level) => <MenuItem key={level} value={level}>{level}</MenuItem>)}
					</Text>
				</Grid>
				<Grid size={12}><Typography variant="h6">Brothers and sisters</Typography></Grid>
				<Grid size={4}><Text k="sib1Name" label="First sibling's full name" /></Grid>
				<Grid size={2}><Text k="sib1Age" label="Age" type="number" /></Grid>
				<Grid size={4}><Text k="sib2Name" label="Second sibling's full name" /></Grid>
				<Grid size={2}><Text k="sib2Age" label="Age" type="number" /></Grid>
			</Section>
		)],
		["People we may call", (
			<Section title="People we may call">
				<Grid size={12}><Typography variant="h6">Teacher recommendation</Typography><FormHelperText>A teacher of math, science or technology. We write to them once you submit.</FormHelperText></Grid>
				<Grid size={4}><Text k="recName" id="teacherName" label="Name" required /></Grid>
				<Grid size={4}><Text k="recEmail" id="teacherEmail" type="email" label="School email" required /></Grid>
				<Grid size={4}><Text k="recSubject" id="teacherSubject" label="What they taught you" /></Grid>
				<Grid size={12}><Typography variant="h6">In an emergency</Typography><FormHelperText>Somebody other than your parents</FormHelperText></Grid>
				<Grid size={4}><Text k="emName" id="icName" label="Full name" required /></Grid>
				<Grid size={4}><Text k="emPhone" id="icPhone" type="tel" label="Phone" required /></Grid>
				<Grid size={4}><Text k="emRelation" id="icRelation" label="How do you know this person?" /></Grid>
			</Section>
		)],
		["In your words", (
			<Section title="In your words">
				<Grid size={12}>
					<Text k="essay" id="essay" multiline minRows={5} label="Which machine would you take apart first, and why? (300 words)" />
				</Grid>
				<Grid size={12}>
					<Tick k="consent" box={Checkbox} label="I certify that everything above is true and my own work, and I accept the residency rules." />
				</Grid>
				<Grid size={6}><Text k="signature" id="sig" label="Your signature (type your full name)" required /></Grid>
				<Grid size={6}><Text k="guardianSignature" id="gsig" label="Signature of a parent or guardian" /></Grid>
			</Section>
		)],
	];

	return (
		<FormProvider {...form}>
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h3" component="h1">Women in Engineering Summer Residency</Typography>
				<Typography variant="subtitle1">Dotterel Institute of Technology · June 20 – July 31, 2027</Typography>
				<Alert severity="info" sx={{ my: 2 }}>Applications close February 15. The residency, housing and meals are free for every resident.</Alert>
				<form
					noValidate
					onSubmit={form.handleSubmit(() => {
						submitted = true;
					})}
				>
					<Stepper orientation="vertical" nonLinear>
						{steps.map(([title, content]) => (
							<Step key={title} expanded active>
								<StepLabel><Typography variant="h5" component="h2">{title}</Typography></StepLabel>
								<StepContent>{content}</StepContent>
							</Step>
						))}
					</Stepper>
					<Button type="submit" variant="contained" size="large">Send my application</Button>
				</form>
			</Container>
		</LocalizationProvider>
		</FormProvider>
	);
}

const read = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/[\u200b\u2060]/g, "").trim();

function shownOf(key: string): unknown {
	const place = places.get(key);
	if (!place) return "";
	const choice = place.querySelector("[role=combobox]:not(input)");
	if (choice) return read(choice);
	const toggles = [...place.querySelectorAll("button[aria-pressed]")];
	if (toggles.length > 0) return read(toggles.find((toggle) => toggle.getAttribute("aria-pressed") === "true"));
	if (place.getAttribute("role") === "radiogroup") return read(place.querySelector("input:checked")?.closest("label"));
	const boxes = [...place.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	if (place.tagName === "FIELDSET") return boxes.filter((box) => box.checked).map((box) => read(box.closest("label")));
	if (boxes.length === 1) return boxes[0].checked;
	return place.querySelector<HTMLInputElement | HTMLTextAreaElement>("textarea:not([aria-hidden]), input")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...valuesNow(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, shownOf(key)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
