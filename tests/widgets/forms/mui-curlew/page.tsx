import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Checkbox from "@mui/material/Checkbox";
import CircularProgress from "@mui/material/CircularProgress";
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
import InputLabel from "@mui/material/InputLabel";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import Step from "@mui/material/Step";
import StepContent from "@mui/material/StepContent";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DateField } from "@mui/x-date-pickers/DateField";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type School = { id: number; name: string; place: string };
/** Stands for the institute's school directory, which answers after a while. */
const DIRECTORY: School[] = [
	{ id: 8101, name: "Ashland High School", place: "Ashland, OR" },
	{ id: 8102, name: "Ashland High School", place: "Ashland, WI" },
	{ id: 8117, name: "Ashland Valley High School", place: "Ashland, OR" },
	{ id: 8118, name: "Ashland Valley Middle School", place: "Ashland, OR" },
	{ id: 8240, name: "Juniper Ridge Academy", place: "Bend, OR" },
	{ id: 8311, name: "Klamath Union High School", place: "Klamath Falls, OR" },
	{ id: 8350, name: "South Medford High School", place: "Medford, OR" },
	{ id: 8402, name: "Yreka High School", place: "Yreka, CA" },
];
const findSchools = (text: string) =>
	new Promise<School[]>((resolve) => setTimeout(() => resolve(text.trim().length < 3 ? [] : DIRECTORY.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))), 350));

const LANGUAGES = ["Arabic", "Cantonese", "English", "French", "German", "Hindi", "Igbo", "Mandarin", "Portuguese", "Spanish", "Yoruba"];
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP Physics 1", "AP Statistics", "AP United States History", "AP World History", "IB Biology HL", "IB Chemistry HL", "IB Mathematics AA HL"];
const KINDS = ["Art or music", "Athletics", "Community service", "Debate", "Environmental", "Family responsibilities", "Paid employment", "Research", "Robotics or coding", "Student government", "Other"];
const SCHOOLING = ["No high school", "Some high school", "High school graduate", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"];
const GRADES = ["9", "10", "11", "12"];

const EMPTY: Record<string, unknown> = {
	first: "", middle: "", last: "", suffix: "", badge: "", pronouns: null, email: "", dial: "", phone: "", phone2: "", dob: null, birthCity: "", birthCountry: null, sex: "", status: "", visa: "",
	line1: "", line2: "", city: "", state: null, zip: "", country: null,
	p1Name: "", p1Job: "", p1School: "", p1Email: "", p2Name: "", p2Job: "", p2School: "", p2Email: "", marital: "", s1Name: "", s1Age: "", s2Name: "", s2Age: "", income: "", firstGen: "",
	school: null, grade: null, finish: null, gpa: "", gpaW: "", rank: "", size: "", counselor: "", counselorEmail: "", satTotal: "", psat: "", psatDate: null, toefl: "",
	c1Title: "", c1Grade: "", c2Title: "", c2Grade: "", c3Title: "", c3Grade: "", e1Exam: null, e1Score: "", e1Date: null, e2Exam: null, e2Score: "", e2Date: null, languages: [],
	a1Kind: "", a1Name: "", a1Role: "", a1About: "", a1Grades: [], a1Hours: "", a1Weeks: "", a2Kind: "", a2Name: "", a2Role: "", a2About: "", a2Grades: [], a2Hours: "", a2Weeks: "",
	h1Title: "", h1When: "", h1Level: "", h2Title: "", h2When: "", h2Level: "",
	session: "", major: "", career: "", site: "", statement: "", shirt: null, hispanic: "", race: [], waiver: false,
	teacher: "", teacherEmail: "", teacherSubject: "", kinName: "", kinRelation: "", kinPhone: "", doctor: "", policy: "", roommate: "",
	photo: false, conduct: false, signature: "", guardianSignature: "",
};
const DAYS = ["dob", "psatDate", "e1Date", "e2Date"];

let current = EMPTY;
let sent = false;
const places = new Map<string, Element>();
const cards = new Map<string, Element>();
const keep = (map: Map<string, Element>, key: string) => (node: Element | null) => {
	if (node) map.set(key, node);
	else map.delete(key);
};
const at = (key: string) => keep(places, key);

function SchoolSearch() {
	const [text, setText] = useState("");
	const [options, setOptions] = useState<School[]>([]);
	const [loading, setLoading] = useState(false);
	useEffect(() => {
		let live = true;
		const timer = setTimeout(async () => {
			setLoading(true);
			const found = await findSchools(text);
			if (!live) return;
			setOptions(found);
			setLoading(false);
		}, 250);
		return () => {
			live = false;
			clearTimeout(timer);
		};
	}, [text]);
	return (
		<Autocomplete
			ref={at("school")}
			value={useAnswer("school") as School | null}
			onChange={(_, school) => put("school", school)}
			onInputChange={(_, typed) => setText(typed)}
			options={options}
			filterOptions={(all) => all}
			getOptionLabel={({ name }) => name}
			getOptionKey={({ id }) => id}
			isOptionEqualToValue={(one, other) => one.id === other.id}
			loading={loading}
			noOptionsText={text.length < 3 ? "Type at least three letters" : "No school of that name"}
			renderOption={({ key, ...props }, school) => (
				<li key={key} {...props}>
					<ListItemText primary={school.name} secondary={school.place} />
				</li>
			)}
			renderInput={(params) => (
				<TextField {...params} label="Find your high school" helperText="If your school is missing, write to admissions@curlewpoint.example" slotProps={{ ...params.slotProps, input: { ...params.slotProps.input, endAdornment: <>{loading ? <CircularProgress size={18} /> : null}{params.slotProps.input.endAdornment}</> } }} />
			)}
		/>
	);
}

/** What was answered so far; each control follows its own answer only. */
const listeners = new Set<() => void>();
function put(key: string, value: unknown) {
	current = { ...current, [key]: value };
	for (const each of listeners) each();
}
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
};
// biome-ignore lint/suspicious/noExplicitAny: answers of every kind
const useAnswer = (key: string): any => useSyncExternalStore(subscribe, () => current[key]);

type Asked = { name: string; label: string };
function Text({ name, label, ...more }: Asked & TextFieldProps) {
	return <TextField ref={at(name)} label={label} value={useAnswer(name)} onChange={(event) => put(name, event.target.value)} fullWidth {...more} />;
}
function Pick({ name, label, options, ...more }: Asked & { options: (string | [string, string])[] } & TextFieldProps) {
	return (
		<TextField ref={at(name)} select label={label} value={useAnswer(name)} onChange={(event) => put(name, event.target.value)} fullWidth {...more}>
			{options.map((option) => (typeof option === "string" ? <MenuItem key={option} value={option}>{option}</MenuItem> : <MenuItem key={option[0]} value={option[0]}>{option[1]}</MenuItem>))}
		</TextField>
	);
}
function Search({ name, label, options }: Asked & { options: string[] }) {
	return <Autocomplete ref={at(name)} fullWidth value={useAnswer(name)} onChange={(_, value) => put(name, value)} options={options} renderInput={(params) => <TextField {...params} label={label} />} />;
}
function Major() {
	return <Autocomplete ref={at("major")} freeSolo options={MAJORS} inputValue={useAnswer("major")} onInputChange={(_, value) => put("major", value)} renderInput={(params) => <TextField {...params} label="Likely college major" />} />;
}
function Radios({ name, label, options, row }: Asked & { options: [string, string][]; row: boolean }) {
	const legend = useId();
	return (
		<FormControl ref={at(name)}>
			<FormLabel id={legend}>{label}</FormLabel>
			<RadioGroup row={row} aria-labelledby={legend} value={useAnswer(name)} onChange={(event) => put(name, event.target.value)}>
				{options.map(([value, text]) => <FormControlLabel key={value} value={value} control={<Radio />} label={text} />)}
			</RadioGroup>
		</FormControl>
	);
}
function Toggles({ name, label, options, exclusive }: Asked & { options: [string, string][]; exclusive: boolean }) {
	return (
		<Box>
			<Typography variant="body2" color="text.secondary" gutterBottom>{label}</Typography>
			<ToggleButtonGroup ref={at(name)} size="small" exclusive={exclusive} aria-label={label} value={useAnswer(name)} onChange={(_, value) => put(name, value)}>
				{options.map(([value, text]) => <ToggleButton key={value} value={value}>{text}</ToggleButton>)}
			</ToggleButtonGroup>
		</Box>
	);
}
function Several({ name, label, options }: Asked & { options: string[] }) {
	const labelId = useId();
	const chosen = useAnswer(name);
	return (
		<FormControl ref={at(name)} fullWidth>
			<InputLabel id={labelId}>{label}</InputLabel>
			<Select labelId={labelId} multiple value={chosen} onChange={(event) => put(name, event.target.value)} input={<OutlinedInput label={label} />} renderValue={(selected) => (selected as string[]).join("; ")}>
				{options.map((option) => (
					<MenuItem key={option} value={option}>
						<Checkbox checked={chosen.includes(option)} />
						<ListItemText primary={option} />
					</MenuItem>
				))}
			</Select>
		</FormControl>
	);
}
function Tick({ name, label }: Asked) {
	return <FormControlLabel ref={at(name)} control={<Checkbox checked={useAnswer(name)} onChange={(event) => put(name, event.target.checked)} />} label={label} />;
}
function DayTyped({ name, label }: Asked) {
	return <DateField ref={at(name)} label={label} value={useAnswer(name)} onChange={(value) => put(name, value)} fullWidth />;
}
function DayPicked({ name, label, month }: Asked & { month?: boolean }) {
	return <DatePicker ref={at(name)} label={label} value={useAnswer(name)} onChange={(value) => put(name, value)} {...(month ? { views: ["year", "month"] as const, format: "MM/YYYY" } : {})} />;
}
function Cell({ name, label }: Asked) {
	return <TableCell><TextField ref={at(name)} variant="standard" fullWidth value={useAnswer(name)} onChange={(event) => put(name, event.target.value)} slotProps={{ htmlInput: { "aria-label": label } }} /></TableCell>;
}
function ActivityCard({ n, onEdit }: { n: number; onEdit: () => void }) {
	useSyncExternalStore(subscribe, () => current);
	const card = (part: string) => keep(cards, `a${n + 1}${part}`);
	const held = (part: string): any => current[`a${n + 1}${part}`];
	return (
		<Card variant="outlined" sx={{ mb: 1.5 }}>
			<CardContent>
				<Typography variant="h6" component="h3"><span ref={card("Name")}>{held("Name")}</span></Typography>
				<Typography variant="body2"><span ref={card("Role")}>{held("Role")}</span> · <span ref={card("Kind")}>{held("Kind")}</span> · grades <span ref={card("Grades")}>{held("Grades").join(", ")}</span></Typography>
				<Typography variant="body2"><span ref={card("Hours")}>{held("Hours")}</span> hours a week, <span ref={card("Weeks")}>{held("Weeks")}</span> weeks a year</Typography>
				<Typography variant="body2" color="text.secondary" ref={card("About")}>{held("About")}</Typography>
				<Button size="small" onClick={onEdit}>Edit</Button>
			</CardContent>
		</Card>
	);
}

const text = (name: string, label: string, more: TextFieldProps = {}) => <Text name={name} label={label} {...more} />;
const pick = (name: string, label: string, options: (string | [string, string])[]) => <Pick name={name} label={label} options={options} />;
const search = (name: string, label: string, options: string[]) => <Search name={name} label={label} options={options} />;
const radios = (name: string, label: string, options: [string, string][], row = true) => <Radios name={name} label={label} options={options} row={row} />;
const toggles = (name: string, label: string, options: [string, string][], exclusive = true) => <Toggles name={name} label={label} options={options} exclusive={exclusive} />;
const several = (name: string, label: string, options: string[]) => <Several name={name} label={label} options={options} />;
const box = (name: string, label: string) => <Tick name={name} label={label} />;

function Application() {
	const [count, setCount] = useState(0);
	const [open, setOpen] = useState<number | null>(null);
	const line = (...children: ReactNode[]) => <Stack direction="row" spacing={2} sx={{ mb: 2.5 }}>{children.map((child, index) => <Box key={index} sx={{ flex: 1, minWidth: 0 }}>{child}</Box>)}</Stack>;
	const step = (title: string, hint: string, children: ReactNode) => (
		<Step key={title} active expanded>
			<StepLabel optional={hint ? <Typography variant="caption">{hint}</Typography> : undefined}>{title}</StepLabel>
			<StepContent><Box sx={{ pt: 2 }}>{children}</Box></StepContent>
		</Step>
	);
	const a = open === null ? "" : `a${open + 1}`;

	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<Container maxWidth="md" sx={{ py: 4 }} component="form" noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); sent = true; }}>
				<Typography variant="h4" component="h1">Curlew Point Summer Research Institute</Typography>
				<Typography sx={{ mb: 3 }}>Forty-eight high school students, six weeks, one estuary. Applications close February 1.</Typography>
				<Stepper orientation="vertical" nonLinear>
					{step("About you", "As on your passport or school ID", <>
						{line(text("first", "Legal first name", { required: true }), text("middle", "Middle name"), text("last", "Last name(s)", { required: true }))}
						{line(pick("suffix", "Suffix (optional)", ["Jr.", "Sr.", "II", "III", "IV"]), text("badge", "Name for your badge", { helperText: "What friends and teachers call you" }), toggles("pronouns", "Your pronouns", [["she", "she / her"], ["he", "he / him"], ["they", "they / them"]]))}
						{line(text("email", "Student email", { type: "email", required: true, helperText: "One you will still read in July" }))}
						{line(pick("dial", "Phone country code", [["US", "United States +1"], ["MX", "Mexico +52"], ["NG", "Nigeria +234"], ["KR", "South Korea +82"], ["GB", "United Kingdom +44"]]), text("phone", "Cell phone", { type: "tel", required: true }), text("phone2", "Second phone", { type: "tel" }))}
						{line(<DayTyped name="dob" label="Birthdate" />, text("birthCity", "Born in (city)"), search("birthCountry", "Born in (country)", COUNTRIES))}
						{line(radios("sex", "Sex, for housing", [["F", "Female"], ["M", "Male"]]), pick("status", "Immigration status in the U.S.", [["citizen", "U.S. citizen"], ["resident", "Green card holder"], ["visa", "Visa holder"], ["other", "None of these"]]), text("visa", "Kind of visa, if you hold one"))}
					</>)}
					{step("Where to send your letter", "", <>
						{line(text("line1", "Mailing address"), text("line2", "Apartment, floor, c/o"))}
						{line(text("city", "Town / city"), search("state", "State / territory", STATES.map(([, name]) => name)), text("zip", "Zip code"))}
						{line(search("country", "Country / region", COUNTRIES))}
					</>)}
					{step("Your school", "", <>
						{line(<SchoolSearch />)}
						{line(toggles("grade", "Grade you are in this school year", GRADES.map((each): [string, string] => [each, `${each}th`])), <DayPicked name="finish" label="You will graduate in" month />)}
						{line(text("gpa", "GPA, unweighted", { helperText: "On a 4-point scale" }), text("gpaW", "GPA, weighted"), text("rank", "Rank in class"), text("size", "Class size"))}
						{line(text("counselor", "School counselor's name"), text("counselorEmail", "School counselor's email", { type: "email" }))}
						{line(text("satTotal", "SAT total score", { helperText: "Superscore is fine" }), text("psat", "PSAT score"), <DayPicked name="psatDate" label="PSAT date" />, text("toefl", "TOEFL or IELTS score"))}
						<Typography variant="subtitle1">Three courses that prepared you for this work</Typography>
						<Table size="small" sx={{ mb: 2 }}>
							<TableHead><TableRow><TableCell>Course</TableCell><TableCell width={160}>Grade received</TableCell></TableRow></TableHead>
							<TableBody>
								{[1, 2, 3].map((n) => (
									<TableRow key={n}>
										<Cell name={`c${n}Title`} label={`Course, row ${n}`} />
										<Cell name={`c${n}Grade`} label={`Grade received, row ${n}`} />
									</TableRow>
								))}
							</TableBody>
						</Table>
						<Typography variant="subtitle1" gutterBottom>AP or IB exams already taken</Typography>
						{[1, 2].map((n) => <Box key={n}>{line(search(`e${n}Exam`, `Exam ${n}`, EXAMS), pick(`e${n}Score`, `Score ${n}`, ["1", "2", "3", "4", "5", "6", "7"]), <DayTyped name={`e${n}Date`} label={`Taken on (exam ${n})`} />)}</Box>)}
						{line(several("languages", "Languages you speak", LANGUAGES))}
					</>)}
					{step("What you do", "Up to two activities; the ones that matter most", <>
						{Array.from({ length: count }, (_, n) => <ActivityCard key={n} n={n} onEdit={() => setOpen(n)} />)}
						<Button variant="outlined" disabled={count === 2} onClick={() => { setOpen(count); setCount(count + 1); }}>Add an activity</Button>
						<Typography variant="subtitle1" sx={{ mt: 3 }} gutterBottom>Honors</Typography>
						{[1, 2].map((n) => <Box key={n}>{line(text(`h${n}Title`, `Honor or award ${n}`), pick(`h${n}When`, `Grade when received (${n})`, GRADES.map((each): [string, string] => [each, `${each}th grade`])), pick(`h${n}Level`, `Awarded by (${n})`, ["My school", "City or county", "State", "National body", "International body"]))}</Box>)}
					</>)}
					{step("What you want to do", "", <>
						{line(radios("session", "Which session can you attend?", [["1", "June 20 to July 30"], ["2", "July 5 to August 13"], ["either", "Either"]]))}
						{line(<Major />, text("career", "A career you can imagine"))}
						{line(text("site", "Website or portfolio", { type: "url", placeholder: "https://" }))}
						{line(text("statement", "What question about water would you spend six weeks on? (400 words)", { multiline: true, minRows: 4 }))}
						{line(toggles("shirt", "T-shirt size", [["S", "S"], ["M", "M"], ["L", "L"], ["XL", "XL"]]))}
					</>)}
					{step("Your family", "We use this part for aid only", <>
						{[["1", "Parent or guardian 1"], ["2", "Parent or guardian 2"]].map(([n, title]) => (
							<Box key={n} component="section">
								<Typography variant="subtitle1" component="h3" gutterBottom>{title}</Typography>
								{line(text(`p${n}Name`, "First and last name"), text(`p${n}Job`, "Occupation"))}
								{line(pick(`p${n}School`, "Highest schooling", SCHOOLING), text(`p${n}Email`, "Email", { type: "email" }))}
							</Box>
						))}
						{line(pick("marital", "Your parents' marital status", ["Married", "Separated", "Divorced", "Widowed", "Never married"]), radios("firstGen", "First in your family to go to college?", [["yes", "Yes"], ["no", "No"]]))}
						{[1, 2].map((n) => <Box key={n}>{line(text(`s${n}Name`, `Brother or sister ${n}: full name`), text(`s${n}Age`, `Brother or sister ${n}: age`))}</Box>)}
						{line(radios("income", "Family income last year", [["a", "Under $40,000"], ["b", "$40,000 to $74,999"], ["c", "$75,000 to $119,999"], ["d", "$120,000 or more"]], false))}
						{line(radios("hispanic", "Are you Hispanic or Latine?", [["yes", "Yes"], ["no", "No"]]), several("race", "Racial background", ["American Indian or Alaska Native", "Asian or Asian American", "Black or African American", "Pacific Islander", "White"]))}
						{box("waiver", "I plan to ask for a waiver of the $35 application fee")}
					</>)}
					{step("People we may write to", "", <>
						<Typography variant="subtitle1" component="h3" gutterBottom>Recommending teacher</Typography>
						{line(text("teacher", "Teacher's name"), text("teacherEmail", "Teacher's school email", { type: "email" }), text("teacherSubject", "Course taught"))}
						<Typography variant="subtitle1" component="h3" gutterBottom>Emergency contact other than a parent</Typography>
						{line(text("kinName", "Full name"), text("kinRelation", "Relationship"), text("kinPhone", "Phone", { type: "tel" }))}
						{line(text("doctor", "Family physician"), text("policy", "Health insurance policy number"), text("roommate", "Name of requested roommate"))}
					</>)}
					{step("Sign", "", <Stack>
						{box("photo", "The Institute may use photographs of me.")}
						{box("conduct", "I have read the code of conduct and will keep to it.")}
						<FormHelperText sx={{ mb: 2 }}>Type your names; this counts as signing.</FormHelperText>
						{line(text("signature", "Applicant's signature"), text("guardianSignature", "Parent's or guardian's signature"))}
						<Button type="submit" variant="contained">Submit application</Button>
					</Stack>)}
				</Stepper>
				<Dialog open={open !== null} onClose={() => setOpen(null)} fullWidth maxWidth="sm">
					<DialogTitle>Activity {open === null ? "" : open + 1}</DialogTitle>
					{open !== null && <DialogContent dividers>
						<Stack spacing={2.5} sx={{ pt: 1 }}>
							{pick(`${a}Kind`, "What kind of activity?", KINDS)}
							{text(`${a}Name`, "Organization, team or employer")}
							{text(`${a}Role`, "Your title or role")}
							{text(`${a}About`, "What did you do there?", { multiline: true, minRows: 2, helperText: "One or two sentences" })}
							{toggles(`${a}Grades`, "Grades in which you took part", GRADES.map((each): [string, string] => [each, `${each}th`]), false)}
							<Stack direction="row" spacing={2}>{text(`${a}Hours`, "Hours per week", { type: "number" })}{text(`${a}Weeks`, "Weeks per year", { type: "number" })}</Stack>
						</Stack>
					</DialogContent>}
					<DialogActions><Button onClick={() => setOpen(null)}>Done</Button></DialogActions>
				</Dialog>
			</Container>
		</LocalizationProvider>
	);
}

function stateOf(key: string, value: unknown) {
	if (dayjs.isDayjs(value)) return value.isValid() ? value.format(DAYS.includes(key) ? "YYYY-MM-DD" : "YYYY-MM") : "";
	return key === "school" ? ((value as School | null)?.name ?? "") : value;
}

const tidy = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/[\u200b\u2060-\u2069]/g, "").trim();

function shownOf(key: string): unknown {
	const place = places.get(key);
	const many = Array.isArray(EMPTY[key]);
	if (!place) return many ? tidy(cards.get(key)).split(", ").filter(Boolean) : tidy(cards.get(key));
	const sections = place.querySelector(".MuiPickersSectionList-root");
	if (sections) return tidy(sections);
	const select = place.querySelector(".MuiSelect-select");
	if (select) return many ? tidy(select).split("; ").filter(Boolean) : tidy(select);
	if (place.matches(".MuiToggleButtonGroup-root")) {
		const pressed = [...place.querySelectorAll(".Mui-selected")].map(tidy);
		return many ? pressed : (pressed[0] ?? "");
	}
	if (place.querySelector("[role=radiogroup]")) return tidy(place.querySelector("input:checked")?.closest("label"));
	const input = place.querySelector<HTMLInputElement>("input, textarea:not([aria-hidden])");
	return input?.type === "checkbox" ? input.checked : input?.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(current).map(([key, value]) => [key, stateOf(key, value)])), submitted: sent }),
	formShown: () => Object.fromEntries(Object.keys(EMPTY).map((key) => [key, shownOf(key)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
