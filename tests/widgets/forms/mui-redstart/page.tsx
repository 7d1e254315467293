import {
	Autocomplete, Box, Button, Checkbox, Chip, CssBaseline, Dialog, DialogActions, DialogContent, DialogTitle, FormControl,
	FormControlLabel, FormGroup, FormHelperText, FormLabel, InputLabel, ListItemText, MenuItem, Paper, Radio, RadioGroup, Select, Stack,
	Table, TableBody, TableCell, TableHead, TableRow, TextField, ThemeProvider, Typography, createTheme,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Pair = { value: string; label: string };
type Value = string | boolean | string[] | Dayjs | null;
type Answers = Record<string, Value>;
type Activity = { kind: string; org: string; role: string; grades: string[]; hours: string; weeks: string; about: string };

const pairs = (...each: [string, string][]): Pair[] => each.map(([value, label]) => ({ value, label }));
const same = (...each: string[]): Pair[] => each.map((label) => ({ value: label, label }));
const STATE_OPTIONS = pairs(...STATES);
const SUFFIX = same("Jr.", "Sr.", "II", "III", "IV", "V");
const PRONOUNS = same("He/him", "She/her", "They/them", "Another set");
const EXAMS = [
	"AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language & Composition",
	"AP English Literature & Composition", "AP Environmental Science", "AP Human Geography", "AP Psychology", "AP Spanish Language & Culture",
	"AP Statistics", "AP U.S. Government & Politics", "AP U.S. History", "AP World History: Modern", "IB Biology HL", "IB English A HL", "IB History HL",
];
const KINDS = [
	"Academic club", "Athletics", "Community service", "Cultural organization", "Debate or speech", "Environment", "Family responsibility",
	"Journalism", "Music", "Religious group", "Research", "Robotics", "Student government", "Theatre", "Work for pay", "Other",
];
const GRADES = pairs(["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]);
const LEVELS = pairs(
	["less", "Less than a high school diploma"], ["hs", "High school diploma"], ["some", "Some college"], ["assoc", "Associate degree"],
	["bach", "Bachelor's degree"], ["mast", "Master's degree"], ["doc", "Doctoral or professional degree"],
);
const RECOGNITION = same("School", "State or regional", "National", "International");
const INCOMES = pairs(["1", "Under $40,000"], ["2", "$40,000–$64,999"], ["3", "$65,000–$109,999"], ["4", "$110,000–$199,999"], ["5", "$200,000 and above"]);
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];

/** Answers by question; a control is drawn again only when its own answer changes. */
const store = {
	answers: {} as Answers,
	listeners: new Set<() => void>(),
	set(key: string, value: Value) {
		store.answers = { ...store.answers, [key]: value };
		for (const listener of store.listeners) listener();
	},
	subscribe(listener: () => void) {
		store.listeners.add(listener);
		return () => void store.listeners.delete(listener);
	},
};
const places = new Map<string, Element>();
function useAnswer<T extends Value>(key: string) {
	const value = useSyncExternalStore(store.subscribe, () => store.answers[key]);
	return [value as T, (next: Value) => store.set(key, next)] as const;
}
/** One cell of the grid; remembers where its control is. */
const Cell = ({ k, span = 6, children }: { k: string; span?: number; children: ReactNode }) => (
	<Box sx={{ gridColumn: { xs: "span 12", sm: `span ${span}` } }} ref={(place: HTMLElement | null) => void (place && places.set(k, place))}>
		{children}
	</Box>
);
type Asked = { k: string; label: string; span?: number; help?: string; required?: boolean };

const Text = ({ k, label, span, help, required, type, rows }: Asked & { type?: string; rows?: number }) => {
	const [value, set] = useAnswer<string>(k);
	return (
		<Cell k={k} span={span}>
			<TextField fullWidth size="small" label={label} required={required} helperText={help} type={type} multiline={Boolean(rows)} minRows={rows} value={value ?? ""} onChange={(event) => set(event.target.value)} />
		</Cell>
	);
};
const Pick = ({ k, label, span, help, required, options }: Asked & { options: Pair[] }) => {
	const [value, set] = useAnswer<string>(k);
	return (
		<Cell k={k} span={span}>
			<FormControl fullWidth size="small" required={required}>
				<InputLabel id={`${useSafeId(k)}-label`}>{label}</InputLabel>
				<Select labelId={`${useSafeId(k)}-label`} label={label} value={value} onChange={(event) => set(event.target.value)}>
					{options.map((each) => (
						<MenuItem key={each.value} value={each.value}>{each.label}</MenuItem>
					))}
				</Select>
				{help && <FormHelperText>{help}</FormHelperText>}
			</FormControl>
		</Cell>
	);
};
const ids: string[] = [];
/** Numbered in the order of the page. */
function useSafeId(key: string) {
	if (!ids.includes(key)) ids.push(key);
	return `sel-${ids.indexOf(key)}`;
}
const Find = ({ k, label, span, help, options, free }: Asked & { options: Pair[]; free?: boolean }) => {
	const [value, set] = useAnswer<string>(k);
	if (free)
		return (
			<Cell k={k} span={span}>
				<Autocomplete freeSolo size="small" options={options.map((each) => each.label)} inputValue={value} onInputChange={(_, typed) => set(typed)} renderInput={(props) => <TextField {...props} label={label} helperText={help} />} />
			</Cell>
		);
	return (
		<Cell k={k} span={span}>
			<Autocomplete size="small" options={options} value={options.find((each) => each.value === value) ?? null} onChange={(_, chosen) => set(chosen?.value ?? "")} isOptionEqualToValue={(a, b) => a.value === b.value} renderInput={(props) => <TextField {...props} label={label} helperText={help} />} />
		</Cell>
	);
};
const Day = ({ k, label, span, monthly, past }: Asked & { monthly?: boolean; past?: boolean }) => {
	const [value, set] = useAnswer<Dayjs | null>(k);
	return (
		<Cell k={k} span={span}>
			<DatePicker label={label} value={value} onChange={set} disableFuture={past} {...(monthly ? { views: ["year", "month"] as const, format: "MM/YYYY" } : {})} slotProps={{ textField: { fullWidth: true, size: "small" } }} />
		</Cell>
	);
};
const Choose = ({ k, label, span = 12, options, required }: Asked & { options: Pair[] }) => {
	const [value, set] = useAnswer<string>(k);
	return (
		<Cell k={k} span={span}>
			<FormControl required={required}>
				<FormLabel id={`${useSafeId(k)}-q`}>{label}</FormLabel>
				<RadioGroup row aria-labelledby={`${useSafeId(k)}-q`} value={value} onChange={(event) => set(event.target.value)}>
					{options.map((each) => (
						<FormControlLabel key={each.value} value={each.value} control={<Radio size="small" />} label={each.label} />
					))}
				</RadioGroup>
			</FormControl>
		</Cell>
	);
};
const Tick = ({ k, label }: Asked) => {
	const [value, set] = useAnswer<boolean>(k);
	return (
		<Cell k={k} span={12}>
			<FormControlLabel control={<Checkbox checked={value} onChange={(event) => set(event.target.checked)} />} label={label} />
		</Cell>
	);
};
const Ticks = ({ k, label, options }: Asked & { options: string[] }) => {
	const [value, set] = useAnswer<string[]>(k);
	return (
		<Cell k={k} span={12}>
			<FormControl component="fieldset">
				<FormLabel component="legend">{label}</FormLabel>
				<FormGroup row>
					{options.map((each) => (
						<FormControlLabel key={each} label={each} control={<Checkbox size="small" checked={value.includes(each)} onChange={(event) => set(event.target.checked ? [...value, each] : value.filter((other) => other !== each))} />} />
					))}
				</FormGroup>
			</FormControl>
		</Cell>
	);
};
const Part = ({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) => (
	<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
		<Typography variant="h6" component="h2">{title}</Typography>
		{intro && <Typography variant="body2" color="text.secondary">{intro}</Typography>}
		<Box sx={{ display: "grid", gridTemplateColumns: "repeat(12, 1fr)", gap: 2, mt: 2 }}>{children}</Box>
	</Paper>
);
const Sub = ({ children }: { children: ReactNode }) => (
	<Typography component="h3" variant="subtitle2" sx={{ gridColumn: "span 12", mt: 1 }}>{children}</Typography>
);

const NOTHING: Activity = { kind: "", org: "", role: "", grades: [], hours: "", weeks: "", about: "" };
function ActivityDialog({ open, close, save }: { open: boolean; close: () => void; save: (activity: Activity) => void }) {
	const [draft, setDraft] = useState(NOTHING);
	const part = (change: Partial<Activity>) => setDraft((before) => ({ ...before, ...change }));
	return (
		<Dialog open={open} onClose={close} fullWidth aria-labelledby="activity-title" slotProps={{ transition: { onEnter: () => setDraft(NOTHING) } }}>
			<DialogTitle id="activity-title">Add an activity</DialogTitle>
			<DialogContent>
				<Stack spacing={2} sx={{ mt: 1 }}>
					<Autocomplete size="small" options={KINDS} value={draft.kind || null} onChange={(_, kind) => part({ kind: kind ?? "" })} renderInput={(props) => <TextField {...props} label="Kind of activity" />} />
					<TextField size="small" label="Organization or employer" value={draft.org} onChange={(event) => part({ org: event.target.value })} />
					<TextField size="small" label="Position held" value={draft.role} onChange={(event) => part({ role: event.target.value })} />
					<FormControl size="small">
						<InputLabel id="act-grades">Grades when you took part</InputLabel>
						<Select multiple labelId="act-grades" label="Grades when you took part" value={draft.grades} onChange={(event) => part({ grades: [event.target.value].flat() })} renderValue={(chosen) => <Stack direction="row" spacing={0.5}>{chosen.map((each) => <Chip size="small" key={each} label={each} />)}</Stack>}>
							{GRADES.map((each) => (
								<MenuItem key={each.value} value={each.value}>
									<Checkbox size="small" checked={draft.grades.includes(each.value)} />
									<ListItemText primary={each.label} />
								</MenuItem>
							))}
						</Select>
					</FormControl>
					<Stack direction="row" spacing={2}>
						<TextField fullWidth size="small" type="number" label="Hours per week" value={draft.hours} onChange={(event) => part({ hours: event.target.value })} />
						<TextField fullWidth size="small" type="number" label="Weeks per year" value={draft.weeks} onChange={(event) => part({ weeks: event.target.value })} />
					</Stack>
					<TextField size="small" multiline minRows={2} label="What did you do, and what are you proud of?" value={draft.about} slotProps={{ htmlInput: { maxLength: 200 } }} helperText={`${draft.about.length}/200`} onChange={(event) => part({ about: event.target.value })} />
				</Stack>
			</DialogContent>
			<DialogActions>
				<Button onClick={close}>Cancel</Button>
				<Button variant="contained" onClick={() => save(draft)}>Save activity</Button>
			</DialogActions>
		</Dialog>
	);
}

const TEXTS = [
	"given", "middle", "family", "suffix", "known", "pronouns", "mail", "tel", "bornCity", "bornCountry", "line1", "line2", "town", "state", "zip", "country",
	"mailLine", "mailTown", "mailZip", "school", "schoolCity", "schoolState", "standing", "rank", "classSize", "gpaU", "gpaW", "college", "counselor", "counselorMail",
	"rw", "math", "act", "duolingo", "term", "major", "second", "career", "degree", "p1Given", "p1Family", "p1Job", "p1Level", "p1Mail", "p2Given", "p2Family", "p2Job",
	"p2Level", "marital", "firstGen", "kinName0", "kinAge0", "alumName", "alumYear", "sosName", "sosWho", "sosTel", "latine", "gender", "citizen", "military", "income", "waiver", "signature", "ssn",
	...[0, 1, 2].flatMap((i) => [`exam${i}`, `examScore${i}`, `course${i}`, `courseGrade${i}`]),
	...[0, 1].flatMap((i) => [`honor${i}`, `honorGrade${i}`, `honorLevel${i}`]),
];
const EMPTY: Answers = {
	...Object.fromEntries(TEXTS.map((key) => [key, ""])),
	born: null, entered: null, graduates: null, rwDay: null, mathDay: null, actDay: null, signedOn: null, races: [], affirm: false,
};
const MONTHLY = ["entered", "graduates"];
const plain = (key: string, value: Value) =>
	value && typeof value === "object" && !Array.isArray(value) ? (value.isValid() ? value.format(MONTHLY.includes(key) ? "YYYY-MM" : "YYYY-MM-DD") : "invalid") : value;
const clean = (text?: string | null) => (text ?? "").replaceAll("\u200b", "").trim();

function shownIn(place: Element): unknown {
	const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
	const labelled = (input: Element) => clean(input.closest("label")?.textContent);
	if (place.querySelector("fieldset:has(input[type=checkbox])")) return boxes.filter((box) => box.checked).map(labelled);
	if (boxes.length > 0) return boxes[0].checked;
	if (place.querySelector('[role="radiogroup"]')) {
		const chosen = place.querySelector('input[type="radio"]:checked');
		return chosen ? labelled(chosen) : "";
	}
	const select = place.querySelector('div[role="combobox"]');
	if (select) return clean(select.textContent);
	const date = place.querySelector(".MuiPickersInputBase-root");
	const value = place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea:not([aria-hidden])")?.value ?? "";
	return date && /[MDY]/.test(clean(date.querySelector(".MuiPickersSectionList-root")?.textContent)) ? "" : clean(value.replaceAll(/[\u2066-\u2069]/g, ""));
}

const ACTIVITY_PARTS = ["kind", "org", "role", "grades", "hours", "weeks", "about"] as const;
store.answers = EMPTY;
let current: { activities: Activity[]; siblings: number; submitted: boolean };

function App() {
	const [activities, setActivities] = useState<Activity[]>([]);
	const [siblings, setSiblings] = useState(1);
	const [isAdding, setAdding] = useState(false);
	const [submitted, setSubmitted] = useState(false);
	current = { activities, siblings, submitted };
	return (
		<>
			<Box sx={{ bgcolor: "#5b1f2a", color: "#fff", p: 4, mb: 3 }}>
				<Typography variant="h4" component="h1">Thornfield College</Typography>
				<Typography>Application for the first-year class, in our own words and on our own paper</Typography>
			</Box>
			<Box component="form" noValidate sx={{ maxWidth: 960, mx: "auto", px: 2 }} onSubmit={(event) => { event.preventDefault(); setSubmitted(true); }}>
				<Typography sx={{ mb: 2 }}>There is no fee to begin. Take your time; a reader will meet you here before anywhere else.</Typography>
				<Part title="Who is applying" intro="Your full legal name first, then the name our letters should begin with.">
					<Text k="given" label="Given name" span={5} required />
					<Text k="middle" label="Middle name(s)" span={4} />
					<Pick k="suffix" label="Suffix" span={3} options={SUFFIX} />
					<Text k="family" label="Family name" required />
					<Text k="known" label="Name you go by" />
					<Pick k="pronouns" label="Pronouns" span={4} options={PRONOUNS} />
					<Text k="mail" label="Email" span={4} type="email" required />
					<Text k="tel" label="Telephone" span={4} type="tel" help="Mobile preferred" />
					<Sub>Birth</Sub>
					<Day k="born" label="Date of birth" span={4} past />
					<Text k="bornCity" label="Place of birth (city)" span={4} />
					<Find k="bornCountry" label="Country of birth" span={4} options={same(...COUNTRIES)} />
				</Part>
				<Part title="Where home is">
					<Text k="line1" label="Permanent address" span={8} required />
					<Text k="line2" label="Apartment, suite, etc." span={4} />
					<Text k="town" label="City or town" span={6} required />
					<Find k="state" label="State" span={3} options={STATE_OPTIONS} />
					<Text k="zip" label="Postal code" span={3} />
					<Find k="country" label="Country" options={same(...COUNTRIES)} />
					<Sub>If mail should go somewhere else for now (boarding school, relatives)</Sub>
					<Text k="mailLine" label="Temporary mailing address" />
					<Text k="mailTown" label="Mailing city and state" span={4} />
					<Text k="mailZip" label="Mailing postal code" span={2} />
				</Part>
				<Part title="The school you are leaving">
					<Text k="school" label="Secondary school" required />
					<Text k="schoolCity" label="City where the school is" span={3} />
					<Find k="schoolState" label="School state" span={3} options={STATE_OPTIONS} />
					<Choose k="standing" label="I am now" options={pairs(["11", "In the eleventh grade"], ["12", "In the twelfth grade"], ["gap", "Taking a year away"])} required />
					<Day k="entered" label="Entered (month and year)" span={6} monthly />
					<Day k="graduates" label="Will graduate (month and year)" span={6} monthly />
					<Text k="rank" label="Rank in class" span={3} help="Leave blank if unranked" />
					<Text k="classSize" label="Number in class" span={3} />
					<Text k="gpaU" label="GPA (unweighted)" span={3} />
					<Text k="gpaW" label="GPA (weighted)" span={3} />
					<Text k="college" label="College attended while in high school" span={12} />
					<Sub>College counselor at your school</Sub>
					<Text k="counselor" label="Counselor name" />
					<Text k="counselorMail" label="Counselor email" />
					<Sub>This year&rsquo;s and last year&rsquo;s most telling classes</Sub>
					{[0, 1, 2].map((i) => [<Text key={`c${i}`} k={`course${i}`} label={`Class ${i + 1}`} span={8} />, <Text key={`g${i}`} k={`courseGrade${i}`} label={`Class ${i + 1} grade`} span={4} />])}
				</Part>
				<Part title="Testing" intro="Thornfield is test-optional. Leave this blank and nobody will wonder why.">
					<Text k="rw" label="SAT Reading & Writing" span={6} />
					<Day k="rwDay" label="SAT Reading & Writing date" span={6} />
					<Text k="math" label="SAT Mathematics" span={6} />
					<Day k="mathDay" label="SAT Mathematics date" span={6} />
					<Text k="act" label="ACT composite" span={6} />
					<Day k="actDay" label="ACT date" span={6} />
					<Text k="duolingo" label="Duolingo English Test" span={6} />
					<Sub>AP and IB examinations</Sub>
					{[0, 1, 2].map((i) => [<Find key={`e${i}`} k={`exam${i}`} label={`Examination ${i + 1}`} span={8} options={same(...EXAMS)} />, <Pick key={`s${i}`} k={`examScore${i}`} label={`Score ${i + 1}`} span={4} options={same("1", "2", "3", "4", "5", "6", "7")} />])}
				</Part>
				<Part title="What you might do here">
					<Choose k="term" label="Entering" options={pairs(["F26", "Fall 2026"], ["S27", "Spring 2027"], ["F27", "Fall 2027"])} />
					<Find k="major" label="Field of study you lean toward" options={same(...MAJORS)} free />
					<Find k="second" label="A second field" options={same(...MAJORS)} free />
					<Text k="career" label="Vocation, if you have glimpsed one" />
					<Pick k="degree" label="Furthest degree you intend" options={pairs(["B", "Bachelor's"], ["M", "Master's"], ["D", "Doctorate"], ["P", "Law, medicine or other professional"], ["?", "Undecided"])} />
				</Part>
				<Part title="How you spend your time" intro="Choose the two activities that say the most about you.">
					<Box sx={{ gridColumn: "span 12" }}>
						{activities.length > 0 && (
							<Table size="small">
								<TableHead><TableRow>{["Kind", "Organization", "Position", "Grades", "Hours", "Weeks", "About"].map((head) => <TableCell key={head}>{head}</TableCell>)}</TableRow></TableHead>
								<TableBody>
									{activities.map((each, index) => (
										<TableRow key={index} data-activity="">
											{ACTIVITY_PARTS.map((part) => <TableCell key={part}>{[each[part]].flat().join(", ")}</TableCell>)}
										</TableRow>
									))}
								</TableBody>
							</Table>
						)}
						<Button sx={{ mt: 1 }} variant="outlined" disabled={activities.length >= 2} onClick={() => setAdding(true)}>Add activity</Button>
						<ActivityDialog open={isAdding} close={() => setAdding(false)} save={(activity) => { setActivities((before) => [...before, activity]); setAdding(false); }} />
					</Box>
					<Sub>Honors</Sub>
					{[0, 1].map((i) => [
						<Text key={`h${i}`} k={`honor${i}`} label={`Honor ${i + 1}`} span={6} />,
						<Pick key={`g${i}`} k={`honorGrade${i}`} label={`Honor ${i + 1} received in`} span={3} options={GRADES} />,
						<Pick key={`l${i}`} k={`honorLevel${i}`} label={`Honor ${i + 1} level`} span={3} options={RECOGNITION} />,
					])}
				</Part>
				<Part title="Family">
					<Sub>Parent or guardian A</Sub>
					<Text k="p1Given" label="Given name of parent A" />
					<Text k="p1Family" label="Family name of parent A" />
					<Text k="p1Job" label="Occupation of parent A" span={4} />
					<Pick k="p1Level" label="Education of parent A" span={4} options={LEVELS} />
					<Text k="p1Mail" label="Email of parent A" span={4} type="email" />
					<Sub>Parent or guardian B</Sub>
					<Text k="p2Given" label="Given name of parent B" />
					<Text k="p2Family" label="Family name of parent B" />
					<Text k="p2Job" label="Occupation of parent B" />
					<Pick k="p2Level" label="Education of parent B" options={LEVELS} />
					<Pick k="marital" label="Parents' marital status" options={same("Married", "Never married", "Separated", "Divorced", "Widowed")} />
					<Choose k="firstGen" label="Are you a first-generation college student?" span={6} options={pairs(["y", "Yes"], ["n", "No"])} />
					<Sub>Siblings</Sub>
					{Array.from({ length: siblings }, (_, i) => [
						<Text key={`n${i}`} k={`kinName${i}`} label={`Full name of sibling ${i + 1}`} span={8} />,
						<Text key={`a${i}`} k={`kinAge${i}`} label={`Age of sibling ${i + 1}`} span={4} />,
					])}
					<Box sx={{ gridColumn: "span 12" }}>
						<Button size="small" disabled={siblings >= 2} onClick={() => setSiblings(siblings + 1)}>Add a sibling</Button>
					</Box>
					<Sub>A graduate of Thornfield who told you about us</Sub>
					<Text k="alumName" label="Name of graduate" />
					<Text k="alumYear" label="Graduate's class year" />
					<Sub>In an emergency we call someone outside your household</Sub>
					<Text k="sosName" label="Emergency contact" span={4} />
					<Text k="sosWho" label="Relationship of emergency contact" span={4} />
					<Text k="sosTel" label="Telephone of emergency contact" span={4} type="tel" />
				</Part>
				<Part title="Questions you may skip">
					<Choose k="latine" label="Are you Hispanic or Latine?" options={pairs(["y", "Yes"], ["n", "No"])} />
					<Ticks k="races" label="How do you describe your race?" options={RACES} />
					<Pick k="gender" label="Gender" span={4} options={same("Woman", "Man", "Nonbinary", "Another gender")} />
					<Pick k="military" label="U.S. military status" span={4} options={same("None", "Currently serving", "Previously served", "Dependent")} />
					<Pick k="income" label="Annual household income" span={4} options={INCOMES} />
					<Choose k="citizen" label="Citizenship" options={pairs(["us", "U.S. citizen"], ["pr", "U.S. permanent resident"], ["intl", "Citizen of another country"])} />
					<Choose k="waiver" label="Will you ask us to waive the application fee?" options={pairs(["y", "Yes"], ["n", "No"])} />
					<Text k="ssn" label="Social Security number" span={6} help="Only if you are filing for federal aid" />
				</Part>
				<Part title="Your word">
					<Tick k="affirm" label="I affirm that this application is my own work and is complete and accurate." />
					<Text k="signature" label="Signature" />
					<Day k="signedOn" label="Date of signature" />
				</Part>
				<Button type="submit" variant="contained" size="large" sx={{ mb: 6 }}>Submit to Thornfield</Button>
			</Box>
		</>
	);
}

Object.assign(window, {
	formState: () => {
		const { activities, siblings, submitted } = current;
		const { answers } = store;
		const held: Record<string, unknown> = Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, plain(key, value)]));
		held.kinName1 = siblings > 1 ? (answers.kinName1 ?? "") : "";
		held.kinAge1 = siblings > 1 ? (answers.kinAge1 ?? "") : "";
		for (const i of [0, 1]) for (const part of ACTIVITY_PARTS) held[`act${i}.${part}`] = activities[i]?.[part] ?? (part === "grades" ? [] : "");
		return { ...held, submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = { kinName1: "", kinAge1: "" };
		for (const [key, place] of places) shown[key] = shownIn(place);
		const rows = [...document.querySelectorAll("[data-activity]")];
		for (const i of [0, 1])
			ACTIVITY_PARTS.forEach((part, at) => {
				const text = rows[i]?.children[at]?.textContent ?? "";
				shown[`act${i}.${part}`] = part === "grades" ? (text ? text.split(", ") : []) : text;
			});
		return shown;
	},
});

const theme = createTheme({ palette: { primary: { main: "#5b1f2a" } } });
const root = createRoot(document.getElementById("root") as HTMLElement);
flushSync(() =>
	root.render(
		<ThemeProvider theme={theme}>
			<CssBaseline />
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<App />
			</LocalizationProvider>
		</ThemeProvider>,
	),
);
