import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Alert from "@mui/material/Alert";
import AppBar from "@mui/material/AppBar";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Grid from "@mui/material/Grid";
import MenuItem from "@mui/material/MenuItem";
import Paper from "@mui/material/Paper";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type Item = { id: string; label: string };
type Value = string | boolean | string[] | Item | Dayjs | null;
type Values = Record<string, Value>;

const STATES: Item[] = (
	"AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming"
).split(",").map((each) => ({ id: each.slice(0, 2), label: each.slice(3) }));

const SCHOOLS: Item[] = [
	{ id: "S-1004", label: "Applegate Christian Academy (Jacksonville, OR)" },
	{ id: "S-1011", label: "Ashland Valley High School (Ashland, OR)" },
	{ id: "S-1012", label: "Butte Creek High School (Eagle Point, OR)" },
	{ id: "S-1019", label: "Cascade Home School Co-op (Medford, OR)" },
	{ id: "S-1023", label: "Crater Lake Charter Academy (Medford, OR)" },
	{ id: "S-1031", label: "Happy Camp High School (Happy Camp, CA)" },
	{ id: "S-1036", label: "Illinois Valley High School (Cave Junction, OR)" },
	{ id: "S-1040", label: "Mount Shasta High School (Mount Shasta, CA)" },
	{ id: "S-1048", label: "North Medford High School (Medford, OR)" },
	{ id: "S-1055", label: "Yreka High School (Yreka, CA)" },
	{ id: "S-9999", label: "My school is not in this list" },
];

const COLLEGES = [
	"Butte College",
	"California State University, Chico",
	"Lewis & Clark College",
	"Oregon Institute of Technology",
	"Oregon State University",
	"Pacific University",
	"Portland State University",
	"Reed College",
	"Rogue Community College",
	"Shasta College",
	"Simpson University",
	"Southern Oregon University",
	"University of California, Davis",
	"University of Oregon",
	"University of Washington",
	"Washington State University",
	"Willamette University",
];

const FIELDS = [
	"Accounting",
	"Agricultural Science",
	"Biology",
	"Business Administration",
	"Chemistry",
	"Civil Engineering",
	"Computer Science",
	"Construction Management",
	"Early Childhood Education",
	"Environmental Engineering",
	"Environmental Science",
	"Fire Science",
	"Forestry",
	"History",
	"Mechanical Engineering",
	"Nursing",
	"Psychology",
	"Social Work",
	"Undecided",
	"Welding Technology",
];

const SCHOOLING = [
	"Did not finish high school",
	"High school diploma or GED",
	"Some college, no degree",
	"Two-year degree or trade certificate",
	"Four-year degree",
	"Graduate or professional degree",
	"I don't know",
];

const BLANK: Values = {
	legalFirst: "",
	legalMiddle: "",
	legalLast: "",
	goesBy: "",
	born: null,
	street: "",
	unit: "",
	town: "",
	homeState: null,
	zip: "",
	phone: "",
	mail: "",
	citizen: "",
	school: null,
	graduates: null,
	gpa: "",
	rankPlace: "",
	rankOf: "",
	sat: "",
	act: "",
	major: null,
	applied: [],
	starts: "",
	aName: "",
	aJob: "",
	aSchooling: "",
	bName: "",
	bJob: "",
	bSchooling: "",
	together: "",
	earnings: "",
	firstGen: "",
	sib0Name: "",
	sib0Age: "",
	sib1Name: "",
	sib1Age: "",
	...Object.fromEntries([0, 1, 2].flatMap((row) => ["Group", "Role", "Hours", "Did"].map((part) => [`act${row}${part}`, ""]))),
	award0: "",
	award0When: "",
	award1: "",
	award1When: "",
	award2: "",
	award2When: "",
	refName: "",
	refMail: "",
	heard: "",
	essay: "",
	agree: false,
	signed: "",
	submitted: false,
};

const Form = createContext<{ values: Values; set: (key: string, value: Value) => void }>({ values: BLANK, set: () => {} });
const useValue = (key: string) => {
	const { values, set } = useContext(Form);
	return [values[key], (value: Value) => set(key, value)] as const;
};

const spots = new Map<string, HTMLElement>();
const mark = (key: string) => (element: HTMLElement | null) => {
	if (element) spots.set(key, element);
};

type TextProps = { k: string; id: string; label: string; help?: string; need?: boolean; rows?: number; limit?: number; type?: string; placeholder?: string };
function Text({ k, id, label, help, need, rows, limit, type, placeholder }: TextProps) {
	const [value, set] = useValue(k);
	const counted = limit ? `${String(value).length}/${limit}` : undefined;
	return (
		<TextField
			ref={mark(k)}
			id={id}
			name={id}
			label={label}
			required={need}
			type={type}
			placeholder={placeholder}
			multiline={Boolean(rows)}
			minRows={rows}
			fullWidth
			size="small"
			helperText={[help, counted].filter(Boolean).join("  ·  ") || undefined}
			slotProps={{ htmlInput: limit ? { maxLength: limit } : {} }}
			value={value}
			onChange={(event) => set(event.target.value)}
		/>
	);
}

function Pick({ k, id, label, help, need, options }: { k: string; id: string; label: string; help?: string; need?: boolean; options: string[] }) {
	const [value, set] = useValue(k);
	return (
		<TextField ref={mark(k)} id={id} select label={label} required={need} fullWidth size="small" helperText={help} value={value} onChange={(event) => set(event.target.value)}>
			{options.map((option) => (
				<MenuItem key={option} value={option}>
					{option}
				</MenuItem>
			))}
		</TextField>
	);
}

function Find({ k, id, label, help, options }: { k: string; id: string; label: string; help?: string; options: Item[] }) {
	const [value, set] = useValue(k);
	return (
		<Autocomplete
			ref={mark(k)}
			id={id}
			options={options}
			value={value as Item | null}
			onChange={(_, next) => set(next)}
			isOptionEqualToValue={(one, other) => one.id === other.id}
			renderInput={(params) => <TextField {...params} label={label} helperText={help} size="small" required />}
		/>
	);
}

function Choose({ k, label, help, options }: { k: string; label: string; help?: string; options: [string, string][] }) {
	const [value, set] = useValue(k);
	return (
		<FormControl ref={mark(k)} required>
			<FormLabel id={`${k}-legend`}>{label}</FormLabel>
			<RadioGroup aria-labelledby={`${k}-legend`} name={`${k}-group`} value={value} onChange={(event) => set(event.target.value)}>
				{options.map(([id, text]) => (
					<FormControlLabel key={id} value={id} control={<Radio size="small" />} label={text} />
				))}
			</RadioGroup>
			{help && <FormHelperText>{help}</FormHelperText>}
		</FormControl>
	);
}

function Applicant() {
	const [born, setBorn] = useValue("born");
	return (
		<Grid container spacing={2}>
			<Grid size={12}>
				<Typography variant="body2" color="text.secondary">
					Please give your name exactly as it is printed on your high school transcript. If we cannot match the two, your file cannot be reviewed.
				</Typography>
			</Grid>
			<Grid size={4}>
				<Text k="legalFirst" id="fld-201" label="First" need />
			</Grid>
			<Grid size={4}>
				<Text k="legalMiddle" id="fld-202" label="Middle (or initial)" />
			</Grid>
			<Grid size={4}>
				<Text k="legalLast" id="fld-203" label="Last" need />
			</Grid>
			<Grid size={6}>
				<Text k="goesBy" id="fld-204" label="What should we call you?" help="Only if it is not the first name above" />
			</Grid>
			<Grid size={6}>
				<Box ref={mark("born")}>
					<DatePicker
						label="Birth date"
						value={born as Dayjs | null}
						onChange={(next) => setBorn(next)}
						disableFuture
						slotProps={{ textField: { size: "small", fullWidth: true, required: true, id: "fld-205", helperText: "Applicants must be at least 16 on September 1" } }}
					/>
				</Box>
			</Grid>
			<Grid size={12}>
				<Typography variant="subtitle2">Where should we send an award letter?</Typography>
			</Grid>
			<Grid size={8}>
				<Text k="street" id="fld-206" label="Mailing address" need help="Street and number, or PO box" />
			</Grid>
			<Grid size={4}>
				<Text k="unit" id="fld-207" label="Apt., unit or space no." />
			</Grid>
			<Grid size={5}>
				<Text k="town" id="fld-208" label="City or town" need />
			</Grid>
			<Grid size={4}>
				<Find k="homeState" id="fld-209" label="State" options={STATES} />
			</Grid>
			<Grid size={3}>
				<Text k="zip" id="fld-210" label="ZIP" need />
			</Grid>
			<Grid size={6}>
				<Text k="phone" id="fld-211" label="Best number to reach you" type="tel" need help="Cell or home. We call finalists only." />
			</Grid>
			<Grid size={6}>
				<Text k="mail" id="fld-212" label="E-mail that you check weekly" type="email" need help="Please avoid school accounts that close after graduation." />
			</Grid>
			<Grid size={12}>
				<Choose
					k="citizen"
					label="Which of these describes you?"
					help="Some of our donors restrict their funds. Most do not, and every student is considered for those."
					options={[
						["usc", "I am a U.S. citizen or national"],
						["lpr", "I am a lawful permanent resident"],
						["daca", "I have DACA or another deferred status"],
						["none", "None of the above"],
					]}
				/>
			</Grid>
		</Grid>
	);
}

function Schooling() {
	const [graduates, setGraduates] = useValue("graduates");
	const [major, setMajor] = useValue("major");
	const [applied, setApplied] = useValue("applied");
	return (
		<Grid container spacing={2}>
			<Grid size={8}>
				<Find k="school" id="fld-301" label="High school you attend now" help="Begin typing and pick from the list" options={SCHOOLS} />
			</Grid>
			<Grid size={4}>
				<Box ref={mark("graduates")}>
					<DatePicker
						label="Month and year you graduate"
						views={["year", "month"]}
						format="MM/YYYY"
						value={graduates as Dayjs | null}
						onChange={(next) => setGraduates(next)}
						slotProps={{ textField: { size: "small", fullWidth: true, required: true, id: "fld-302" } }}
					/>
				</Box>
			</Grid>
			<Grid size={4}>
				<Text k="gpa" id="fld-303" label="Cumulative GPA" need help="Unweighted, on a 4.0 scale, through last semester" />
			</Grid>
			<Grid size={4}>
				<Text k="rankPlace" id="fld-304" label="Class rank" help="Your place, e.g. 21" />
			</Grid>
			<Grid size={4}>
				<Text k="rankOf" id="fld-305" label="Out of how many?" help="Students in your class" />
			</Grid>
			<Grid size={6}>
				<Text k="sat" id="fld-306" label="SAT total" help="If taken. Use your best sections combined (400 to 1600)." />
			</Grid>
			<Grid size={6}>
				<Text k="act" id="fld-307" label="ACT composite" help="If taken. From one sitting, not a superscore." />
			</Grid>
			<Grid size={12}>
				<Typography variant="subtitle2">After high school</Typography>
			</Grid>
			<Grid size={12}>
				<Autocomplete
					ref={mark("applied")}
					id="fld-308"
					multiple
					disableCloseOnSelect={false}
					options={COLLEGES}
					value={applied as string[]}
					onChange={(_, next) => setApplied(next)}
					renderInput={(params) => (
						<TextField {...params} size="small" label="Colleges or trade schools to which you have applied" helperText="Choose as many as apply. You need not have been admitted." />
					)}
				/>
			</Grid>
			<Grid size={6}>
				<Autocomplete
					ref={mark("major")}
					id="fld-309"
					options={FIELDS}
					value={major as string | null}
					onChange={(_, next) => setMajor(next)}
					renderInput={(params) => <TextField {...params} size="small" required label="What do you expect to study?" />}
				/>
			</Grid>
			<Grid size={6}>
				<Pick k="starts" id="fld-310" label="You will enroll in" need options={["Fall 2025", "Fall 2026", "Fall 2027", "Fall 2028", "Not sure"]} />
			</Grid>
		</Grid>
	);
}

const Person = ({ mark: letter, title, from }: { mark: "a" | "b"; title: string; from: number }) => (
	<Grid size={6}>
		<Paper variant="outlined" sx={{ p: 2, display: "grid", gap: 2 }}>
			<Typography variant="subtitle2">{title}</Typography>
			<Text k={`${letter}Name`} id={`fld-${from}`} label="Full name" />
			<Text k={`${letter}Job`} id={`fld-${from + 1}`} label="Kind of work he or she does" />
			<Pick k={`${letter}Schooling`} id={`fld-${from + 2}`} label="How far did this parent go in school?" options={SCHOOLING} />
		</Paper>
	</Grid>
);

function Household() {
	return (
		<Grid container spacing={2}>
			<Grid size={12}>
				<Typography variant="body2" color="text.secondary">
					Tell us about the parents or guardians who raised you, whether or not you live with them today. Nothing on this page is shared with donors.
				</Typography>
			</Grid>
			<Person mark="a" title="Parent or guardian 1" from={401} />
			<Person mark="b" title="Parent or guardian 2" from={411} />
			<Grid size={6}>
				<Pick k="together" id="fld-420" label="Your parents are" options={["Married to each other", "Living together, not married", "Separated", "Divorced", "Widowed", "Never married"]} />
			</Grid>
			<Grid size={6}>
				<Pick
					k="earnings"
					id="fld-421"
					label="Household income last year, before taxes"
					need
					help="An estimate is fine."
					options={["Under $25,000", "$25,000 to $44,999", "$45,000 to $64,999", "$65,000 to $89,999", "$90,000 to $129,999", "$130,000 or more"]}
				/>
			</Grid>
			<Grid size={12}>
				<Choose
					k="firstGen"
					label="Are you a first-generation college student, meaning that neither of your parents has completed a four-year degree?"
					options={[
						["1", "Yes, I am"],
						["0", "No, I am not"],
					]}
				/>
			</Grid>
			<Grid size={12}>
				<Typography variant="body2" color="text.secondary">
					Brothers and sisters, including step and half siblings:
				</Typography>
			</Grid>
			{[0, 1].map((row) => (
				<Grid key={row} container size={12} spacing={2}>
					<Grid size={6}>
						<Text k={`sib${row}Name`} id={`fld-43${row + 1}n`} label={`Brother or sister ${row + 1}: first and last name`} />
					</Grid>
					<Grid size={3}>
						<Text k={`sib${row}Age`} id={`fld-43${row + 1}a`} label="Age" type="number" />
					</Grid>
				</Grid>
			))}
		</Grid>
	);
}

function Involvement() {
	return (
		<Grid container spacing={2}>
			<Grid size={12}>
				<Typography variant="body2" color="text.secondary">
					Tell us about up to three things that have taken your time outside of class since ninth grade. School clubs, volunteering and paid jobs all count, and we do not prefer one over another.
				</Typography>
			</Grid>
			{[0, 1, 2].map((row) => (
				<Grid key={row} size={12}>
					<Paper variant="outlined" sx={{ p: 2 }}>
						<Typography variant="subtitle2" gutterBottom>
							Commitment {row + 1}
						</Typography>
						<Grid container spacing={2}>
							<Grid size={5}>
								<Text k={`act${row}Group`} id={`fld-51${row}g`} label="Club, organization or employer" />
							</Grid>
							<Grid size={4}>
								<Text k={`act${row}Role`} id={`fld-51${row}r`} label="Your part in it" placeholder="member, treasurer, cashier…" />
							</Grid>
							<Grid size={3}>
								<Text k={`act${row}Hours`} id={`fld-51${row}h`} label="Hrs in a typical week" />
							</Grid>
							<Grid size={12}>
								<Text k={`act${row}Did`} id={`fld-51${row}d`} label="What you did, briefly" rows={2} limit={200} />
							</Grid>
						</Grid>
					</Paper>
				</Grid>
			))}
			<Grid size={12}>
				<Typography variant="subtitle2">Honors and recognition</Typography>
			</Grid>
			{[0, 1, 2].map((row) => (
				<Grid key={row} container size={12} spacing={2}>
					<Grid size={8}>
						<Text k={`award${row}`} id={`fld-55${row}`} label="Honor, prize or award" />
					</Grid>
					<Grid size={4}>
						<Pick k={`award${row}When`} id={`fld-55${row}w`} label="When received" options={["Freshman year", "Sophomore year", "Junior year", "Senior year"]} />
					</Grid>
				</Grid>
			))}
		</Grid>
	);
}

function Closing() {
	const [agree, setAgree] = useValue("agree");
	return (
		<Grid container spacing={2}>
			<Grid size={12}>
				<Typography variant="body2" color="text.secondary">
					One letter is required. We will write to the person you name here; please ask first. Relatives may not recommend you.
				</Typography>
			</Grid>
			<Grid size={6}>
				<Text k="refName" id="fld-601" label="Who is recommending you?" need help="First and last name of a teacher, coach, counselor or employer" />
			</Grid>
			<Grid size={6}>
				<Text k="refMail" id="fld-602" label="That person's e-mail" type="email" need />
			</Grid>
			<Grid size={12}>
				<Pick k="heard" id="fld-603" label="How did you learn about Larkspur Valley scholarships?" options={["Counselor or teacher", "A past recipient", "Newspaper or radio", "Our website", "Other"]} />
			</Grid>
			<Grid size={12}>
				<Text
					k="essay"
					id="fld-604"
					label="In 300 words or fewer: what would you change about the Larkspur Valley, and where would you start?"
					rows={5}
					need
				/>
			</Grid>
			<Grid size={12}>
				<FormControlLabel
					ref={mark("agree") as never}
					control={<Checkbox checked={agree as boolean} onChange={(event) => setAgree(event.target.checked)} />}
					label="I certify that what I have written is true, and I allow the Foundation to verify it with my school."
				/>
			</Grid>
			<Grid size={6}>
				<Text k="signed" id="fld-605" label="Type your name as your signature" need />
			</Grid>
		</Grid>
	);
}

const PANELS: [string, string, () => ReactNode][] = [
	["About you", "5 minutes", Applicant],
	["School and plans", "have your transcript at hand", Schooling],
	["Family", "confidential", Household],
	["How you spend your time", "activities, jobs, honors", Involvement],
	["Recommendation, essay and signature", "", Closing],
];

function App() {
	const [values, setValues] = useState(BLANK);
	const [open, setOpen] = useState<boolean[]>([true, false, false, false, false]);
	useLayoutEffect(() => {
		held = values;
	}, [values]);
	const set = (key: string, value: Value) => setValues((now) => ({ ...now, [key]: value }));
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static" color="default" elevation={1}>
				<Toolbar>
					<Typography variant="h6">Larkspur Valley Community Foundation</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 3 }}>
				<Typography variant="h4" gutterBottom>
					General Scholarship Application
				</Typography>
				<Typography gutterBottom>
					One application is matched with all 64 of our scholarship funds. Applications close March 1 at 5 p.m. Pacific. Late applications are not read, whatever the reason.
				</Typography>
				<Alert severity="info" sx={{ my: 2 }}>
					Your answers are kept while this window is open. Items marked * must be answered.
				</Alert>
				<Box sx={{ textAlign: "right", mb: 1 }}>
					<Button size="small" onClick={() => setOpen(PANELS.map(() => true))}>
						Open all sections
					</Button>
				</Box>
				<Form.Provider value={{ values, set }}>
					{PANELS.map(([title, note, Body], index) => (
						<Accordion
							key={title}
							expanded={open[index]}
							onChange={(_, wide) => setOpen((now) => now.map((each, at) => (at === index ? wide : each)))}
							slotProps={{ transition: { timeout: 0 } }}
						>
							<AccordionSummary id={`panel${index + 1}-header`} aria-controls={`panel${index + 1}-content`}>
								<Typography sx={{ width: "45%", flexShrink: 0 }}>
									{index + 1}. {title}
								</Typography>
								<Typography color="text.secondary">{note}</Typography>
							</AccordionSummary>
							<AccordionDetails>
								<Body />
							</AccordionDetails>
						</Accordion>
					))}
				</Form.Provider>
				<Box sx={{ mt: 3, display: "flex", gap: 2 }}>
					<Button variant="outlined">Save and come back later</Button>
					<Button variant="contained" onClick={() => set("submitted", true)}>
						Submit my application
					</Button>
				</Box>
			</Container>
		</LocalizationProvider>
	);
}

let held: Values = BLANK;
const isDate = (value: Value): value is Dayjs => typeof value === "object" && value !== null && "isValid" in value;
function sent(key: string, value: Value) {
	if (isDate(value)) return value.isValid() ? value.format(key === "graduates" ? "YYYY-MM" : "YYYY-MM-DD") : "";
	if (value && typeof value === "object" && "id" in value) return value.id;
	return value;
}

const words = (element: Element) => (element.textContent ?? "").replace(/[\u200b-\u200f\u2060-\u206f\ufeff]/g, "").trim();
function read(element: HTMLElement) {
	const radio = element.querySelector("input[type=radio]");
	if (radio) {
		const chosen = element.querySelector("input[type=radio]:checked");
		return chosen ? words(chosen.closest("label") as Element) : "";
	}
	const box = element.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	if (element.matches(".MuiAutocomplete-root") && spots.get("applied") === element)
		return [...element.querySelectorAll(".MuiChip-label")].map(words);
	const menu = element.querySelector(".MuiSelect-select");
	if (menu) return words(menu);
	const date = element.querySelector(".MuiPickersSectionList-root");
	if (date) return words(date);
	return element.querySelector<HTMLInputElement>("textarea:not([aria-hidden]), input")?.value ?? "";
}

Object.assign(window, {
	formState: () => Object.fromEntries(Object.entries(held).map(([key, value]) => [key, sent(key, value)])),
	formShown: () => Object.fromEntries(Object.keys(BLANK).filter((key) => key !== "submitted").map((key) => [key, read(spots.get(key) as HTMLElement)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
