import {
	Alert, Autocomplete, Box, Button, Card, CardContent, CardHeader, Checkbox, Chip, CircularProgress, Container, Dialog, DialogActions,
	DialogContent, DialogContentText, DialogTitle, Divider, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel,
	IconButton, InputAdornment, InputLabel, MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Select, Slider, Stack, Step, StepButton, Stepper, Switch,
	Table, TableBody, TableCell, TableHead, TableRow, TextField, ToggleButton, ToggleButtonGroup, Typography,
} from "@mui/material";
import { DatePicker, LocalizationProvider } from "@mui/x-date-pickers";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import type { Dayjs } from "dayjs";
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Option = { id: string; label: string; group?: string };
type Activity = { category: string; name: string; role: string; hours: string };
type Sibling = { name: string; age: string };
type Values = Record<string, any> & { activities: Activity[]; siblings: Sibling[] };

const STATE_OPTIONS: Option[] = STATES.map(([id, label]) => ({ id, label }));
const COUNTRY_OPTIONS: Option[] = COUNTRIES.map((label) => ({ id: label, label }));
const LANGUAGES = ["Arabic", "Cantonese", "French", "German", "Haitian Creole", "Hausa", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const SCHOOLS: Option[] = [
	{ id: "380017", label: "Ashland High School, Ashland, OR" },
	{ id: "240212", label: "Ashland Public High School, Ashland, MA" },
	{ id: "380019", label: "Ashland Valley High School, Ashland, OR" },
	{ id: "380944", label: "Ashland Valley Montessori School, Talent, OR" },
	{ id: "054290", label: "Yreka High School, Yreka, CA" },
	{ id: "380702", label: "Valley Catholic High School, Beaverton, OR" },
	{ id: "381103", label: "South Medford High School, Medford, OR" },
	{ id: "051447", label: "Hoopa Valley High School, Hoopa, CA" },
];
const PROGRAMS: Option[] = [
	["ANTH", "Anthropology", "Social Sciences"], ["ECON", "Economics", "Social Sciences"], ["POLS", "Politics", "Social Sciences"], ["SOCI", "Sociology", "Social Sciences"],
	["BIOL", "Biology", "Natural Sciences"], ["CHEM", "Chemistry", "Natural Sciences"], ["ENVS", "Environmental Studies", "Natural Sciences"], ["GEOL", "Geology", "Natural Sciences"], ["PHYS", "Physics", "Natural Sciences"],
	["CENG", "Civil Engineering (3+2)", "Dual-Degree Programs"], ["EENG", "Environmental Engineering (3+2)", "Dual-Degree Programs"], ["MENG", "Mechanical Engineering (3+2)", "Dual-Degree Programs"], ["NURS", "Nursing (3+1)", "Dual-Degree Programs"],
	["CLAS", "Classics", "Humanities & Arts"], ["ENGL", "English", "Humanities & Arts"], ["HIST", "History", "Humanities & Arts"], ["MUSC", "Music", "Humanities & Arts"], ["STUD", "Studio Art", "Humanities & Arts"],
	["UNDE", "I haven't decided yet", "Undecided"],
].map(([id, label, group]) => ({ id, label, group }));
const EDUCATION = [["1", "Did not complete high school"], ["2", "High school graduate or GED"], ["3", "Attended college, no degree"], ["4", "Two-year (associate) degree"], ["5", "Four-year (bachelor's) degree"], ["6", "Graduate or professional degree"]];
const CATEGORIES = ["Arts & design", "Athletics", "Employment", "Environment & sustainability", "Faith community", "Family care", "Forensics & debate", "Music & theater", "Publications & media", "Service", "Student government", "Something else"];
const ADULT = ["Parent", "Step-parent", "Grandparent", "Foster parent", "Legal guardian", "Other adult"];
const STEPS = ["About you", "Home & family", "Schooling", "Testing", "Beyond the classroom", "Finishing up"];
const NO_ACTIVITY: Activity = { category: "", name: "", role: "", hours: "" };

const START: Values = {
	legal_first: "", legal_middle: "", legal_last: "", sfx: "", goes_by: "", dob: null, pronouns: null, email: "", cell: "", text_ok: false,
	street: "", unit: "", town: "", home_state: null, zip: "", nation: COUNTRY_OPTIONS.find(({ id }) => id.startsWith("United States"))!,
	citizen: "", birth_nation: null, hisp: "", race: [], langs: [], ssn: "",
	p1_rel: "", p1_first: "", p1_mi: "", p1_last: "", p1_prior: "", p1_edu: "", p1_work: "", p1_email: "",
	p2_rel: "", p2_first: "", p2_last: "", p2_edu: "", p2_work: "", household: "", bachelors: "", income: "",
	siblings: [{ name: "", age: "" }], legacy_name: "", legacy_year: "",
	hs: null, hs_grad: null, hs_year: "", gpa_u: "", gpa_w: "", rank: "", class_size: "", dual: "", dual_name: "", dual_when: "", couns_name: "", couns_email: "",
	score_use: "", sat_rw: "", sat_m: "", act: "", act_date: null,
	activities: [],
	entry: "", program: null, degree_goal: "", fee_waiver: false, career: "", link: "", heard: "", rhythm: 50, why: "", rec_name: "", rec_email: "", sign: "", certify: false, url_confirm: "",
};
let latest = START;
let submitted = false;

const Form = createContext<{ v: Values; set: (key: string, value: unknown) => void }>({ v: START, set: () => {} });
const useForm = () => useContext(Form);

function Field({ k, label, help, onText, ...rest }: { k: string; label?: string; help?: string; onText?: (text: string) => string; [more: string]: unknown }) {
	const { v, set } = useForm();
	return (
		<TextField name={k} label={label} helperText={help} fullWidth value={v[k]} onChange={(event) => set(k, onText ? onText(event.target.value) : event.target.value)} {...rest} />
	);
}
function Menu({ k, label, options, required, help }: { k: string; label: string; options: (string | string[])[]; required?: boolean; help?: string }) {
	const { v, set } = useForm();
	return (
		<FormControl fullWidth required={required}>
			<InputLabel id={`${k}-label`}>{label}</InputLabel>
			<Select labelId={`${k}-label`} label={label} name={k} value={v[k]} onChange={(event) => set(k, event.target.value)}>
				<MenuItem value=""><em>None</em></MenuItem>
				{options.map((option) => {
					const [id, text] = typeof option === "string" ? [option, option] : option;
					return <MenuItem key={id} value={id}>{text}</MenuItem>;
				})}
			</Select>
			{help && <FormHelperText>{help}</FormHelperText>}
		</FormControl>
	);
}
function Choice({ k, label, options, row = true }: { k: string; label: string; options: string[][]; row?: boolean }) {
	const { v, set } = useForm();
	return (
		<FormControl>
			<FormLabel id={`${k}-legend`}>{label}</FormLabel>
			<RadioGroup row={row} name={k} aria-labelledby={`${k}-legend`} value={v[k]} onChange={(event) => set(k, event.target.value)}>
				{options.map(([id, text]) => <FormControlLabel key={id} value={id} control={<Radio />} label={text} />)}
			</RadioGroup>
		</FormControl>
	);
}
function Search({ k, label, options, required, help }: { k: string; label: string; options: Option[]; required?: boolean; help?: string }) {
	const { v, set } = useForm();
	return (
		<Autocomplete
			id={k} fullWidth autoHighlight options={options} value={v[k]} groupBy={options[0].group ? (option) => option.group! : undefined}
			isOptionEqualToValue={(a, b) => a.id === b.id} onChange={(_, value) => set(k, value)}
			renderInput={(params) => <TextField {...params} label={label} required={required} helperText={help} />}
		/>
	);
}
/** The school directory answers after a while. */
function SchoolLookup() {
	const { v, set } = useForm();
	const [text, setText] = useState("");
	const [options, setOptions] = useState<Option[]>([]);
	const [loading, setLoading] = useState(false);
	useEffect(() => {
		if (text.length < 3 || text === v.hs?.label) return;
		setLoading(true);
		const timer = setTimeout(() => {
			const words = text.toLowerCase().split(/[\s,]+/).filter(Boolean);
			setOptions(SCHOOLS.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word))));
			setLoading(false);
		}, 450);
		return () => clearTimeout(timer);
	}, [text, v.hs]);
	return (
		<Autocomplete
			id="hs" fullWidth filterOptions={(all) => all} options={v.hs ? [v.hs, ...options.filter(({ id }) => id !== v.hs.id)] : options} value={v.hs} loading={loading} noOptionsText={text.length < 3 ? "Type at least three letters" : "We can't find that school"}
			isOptionEqualToValue={(a, b) => a.id === b.id} onChange={(_, value) => set("hs", value)} onInputChange={(_, value) => setText(value)}
			renderInput={(params) => (
				<TextField {...params} label="Find the secondary school you attend" required helperText="Start typing; pick your school from the list. We'll fetch its address and CEEB code." />
			)}
		/>
	);
}
function Day({ k, label, month, help, ...rest }: { k: string; label: string; month?: boolean; help?: string; [more: string]: unknown }) {
	const { v, set } = useForm();
	return (
		<DatePicker
			name={k} label={label} value={v[k]} onChange={(value: Dayjs | null) => set(k, value)} {...(month ? { views: ["month", "year"] as const, format: "MM/YYYY" } : {})}
			slotProps={{ textField: { fullWidth: true, helperText: help } }} {...rest}
		/>
	);
}
const Two = ({ children }: { children: ReactNode }) => <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2 }}>{children}</Box>;
const Part = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
	<Card variant="outlined" component="section">
		<CardHeader title={title} subheader={lead} slotProps={{ title: { component: "h3", variant: "h6" } }} />
		<CardContent><Stack spacing={2.5}>{children}</Stack></CardContent>
	</Card>
);
const phone = (text: string) => {
	const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (digits.length < 4) return digits;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}${digits.length > 6 ? `-${digits.slice(6)}` : ""}`;
};
const decimals = (text: string) => text.replace(/[^\d.]/g, "").slice(0, 5);
const whole = (text: string) => text.replace(/\D/g, "").slice(0, 4);

function AboutYou() {
	const { v, set } = useForm();
	return (
		<Stack spacing={3}>
			<Part title="Your name" lead="As it appears on your passport, birth certificate or driver's license.">
				<Two>
					<Field k="legal_first" label="Legal first name" required />
					<Field k="legal_middle" label="Legal middle name" />
					<Field k="legal_last" label="Legal last name" required />
					<Menu k="sfx" label="Suffix" options={["Jr.", "Sr.", "II", "III", "IV"]} />
				</Two>
				<Field k="goes_by" label="What do your friends call you?" help="It's what we'll put on your name tag when you visit." />
				<Box>
					<Typography id="pronouns-q" gutterBottom>Pronouns you'd like us to use</Typography>
					<ToggleButtonGroup id="pronouns" exclusive size="small" value={v.pronouns} aria-labelledby="pronouns-q" onChange={(_, value) => set("pronouns", value)}>
						<ToggleButton value="HE">he / him</ToggleButton>
						<ToggleButton value="SHE">she / her</ToggleButton>
						<ToggleButton value="THEY">they / them</ToggleButton>
						<ToggleButton value="OWN">in my own words</ToggleButton>
					</ToggleButtonGroup>
				</Box>
				<Two>
					<Day k="dob" label="Date of birth *" disableFuture />
					<Search k="birth_nation" label="Country where you were born" options={COUNTRY_OPTIONS} />
				</Two>
			</Part>
			<Part title="How we'll reach you">
				<Two>
					<Field k="email" type="email" label="E-mail" required help="Decisions are released by e-mail. Please don't use a parent's." />
					<Field k="cell" label="Cell phone" type="tel" onText={phone} placeholder="(000) 000-0000" />
				</Two>
				<FormControlLabel control={<Switch name="text_ok" checked={v.text_ok} onChange={(event) => set("text_ok", event.target.checked)} />} label="I agree to receive text messages from the Office of Admission. Message and data rates may apply." />
				<Divider textAlign="left">Permanent home address</Divider>
				<Field k="street" label="Number and street" required />
				<Two>
					<Field k="unit" label="Apartment, unit or box" />
					<Field k="town" label="City or town" required />
					<Search k="home_state" label="State / territory" options={STATE_OPTIONS} />
					<Field k="zip" label="ZIP or postal code" required />
				</Two>
				<Search k="nation" label="Country" options={COUNTRY_OPTIONS} required />
			</Part>
			<Part title="Background" lead="Apart from citizenship, nothing in this section is seen by the readers of your application.">
				<Menu k="citizen" label="Citizenship" required options={[["US", "United States citizen or national"], ["PR", "United States permanent resident (green card)"], ["UD", "Undocumented or DACA"], ["NR", "Citizen of another country — I will need a student visa"]]} />
				<Choice k="hisp" label="Are you of Hispanic, Latina/o or Spanish origin?" options={[["Y", "Yes"], ["N", "No"], ["X", "I'd rather not say"]]} />
				<FormControl component="fieldset">
					<FormLabel component="legend">Whatever you answered above, which of these describe you? (mark all that apply)</FormLabel>
					<FormGroup>
						{[["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["HP", "Native Hawaiian or other Pacific Islander"], ["WH", "White"]].map(([id, text]) => (
							<FormControlLabel key={id} label={text} control={<Checkbox name="race" value={id} checked={v.race.includes(id)} onChange={(event) => set("race", event.target.checked ? [...v.race, id] : v.race.filter((each: string) => each !== id))} />} />
						))}
					</FormGroup>
				</FormControl>
				<Autocomplete
					id="langs" multiple options={LANGUAGES} value={v.langs} onChange={(_, value) => set("langs", value)} disableCloseOnSelect
					renderInput={(params) => <TextField {...params} label="Languages you speak besides English" placeholder="Add a language" />}
				/>
				<Field k="ssn" label="Social Security number" help="Optional. We use it to match your FAFSA to your application." type="password" autoComplete="off" />
			</Part>
		</Stack>
	);
}

function Family() {
	const { v, set } = useForm();
	const sibling = (index: number, change: Partial<Sibling>) => set("siblings", v.siblings.map((each, at) => (at === index ? { ...each, ...change } : each)));
	return (
		<Stack spacing={3}>
			<Alert severity="info" icon={false}>Tell us about the adults who raised you. There's no right order, and "parent" means whoever you mean by it.</Alert>
			<Part title="First parent or guardian">
				<Menu k="p1_rel" label="Relationship to you" options={ADULT} />
				<Two>
					<Field k="p1_first" label="First name" />
					<Field k="p1_mi" label="M.I." slotProps={{ htmlInput: { maxLength: 1 } }} />
					<Field k="p1_last" label="Last name" />
					<Field k="p1_prior" label="Previous last name, if any" />
					<Menu k="p1_edu" label="Furthest in school" options={EDUCATION} />
					<Field k="p1_work" label="Kind of work" />
				</Two>
				<Field k="p1_email" label="E-mail" type="email" help="For our Family Newsletter." />
			</Part>
			<Part title="Second parent or guardian">
				<Menu k="p2_rel" label="Relationship to you" options={ADULT} />
				<Two>
					<Field k="p2_first" label="First name" />
					<Field k="p2_last" label="Last name" />
					<Menu k="p2_edu" label="Furthest in school" options={EDUCATION} />
					<Field k="p2_work" label="Kind of work" />
				</Two>
			</Part>
			<Part title="Your household">
				<Menu k="household" label="Your parents are" options={[["M", "Married to one another"], ["P", "Partnered, not married"], ["N", "Never married to one another"], ["S", "Separated"], ["D", "Divorced"], ["W", "Widowed"]]} />
				<Choice k="bachelors" label="Has either of your parents completed a bachelor's degree?" options={[["Y", "Yes"], ["N", "No"], ["U", "Not sure"]]} />
				<Menu k="income" label="About how much did your household earn last year?" help="Before taxes. Used only to decide who is invited to our Horizons weekend, with travel paid." options={[["A", "Less than $40,000"], ["B", "$40,000 to $64,999"], ["C", "$65,000 to $89,999"], ["D", "$90,000 to $124,999"], ["E", "$125,000 or more"]]} />
			</Part>
			<Part title="Brothers and sisters" lead="List each one, oldest first.">
				{v.siblings.map((each, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows stay in place
					<Stack key={index} direction="row" spacing={2}>
						<TextField name={`sib_name_${index}`} label="Full name" fullWidth value={each.name} onChange={(event) => sibling(index, { name: event.target.value })} />
						<TextField name={`sib_age_${index}`} label="Age" value={each.age} onChange={(event) => sibling(index, { age: whole(event.target.value) })} />
					</Stack>
				))}
				<Button onClick={() => set("siblings", [...v.siblings, { name: "", age: "" }])}>+ Add another sibling</Button>
			</Part>
			<Part title="Corrie connections" lead="If someone in your family studied here, tell us who. It plays no part in our decision.">
				<Two>
					<Field k="legacy_name" label="Relative's name while at Corrie" />
					<Field k="legacy_year" label="Class year" onText={whole} />
				</Two>
			</Part>
		</Stack>
	);
}

function Schooling() {
	const { v } = useForm();
	return (
		<Stack spacing={3}>
			<Part title="Where you're in school now">
				<SchoolLookup />
				<Two>
					<Menu k="hs_year" label="Your year this fall" options={[["11", "Junior"], ["12", "Senior"], ["PG", "Postgraduate year"], ["GR", "Already graduated"]]} />
					<Day k="hs_grad" label="Diploma expected" month />
				</Two>
				<Box>
					<Typography gutterBottom>Cumulative grade point average</Typography>
					<Two>
						<Field k="gpa_u" label="Unweighted" onText={decimals} placeholder="0.00" />
						<Field k="gpa_w" label="Weighted" onText={decimals} placeholder="0.00" />
					</Two>
				</Box>
				<Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
					<Typography id="rank-q">I rank</Typography>
					<OutlinedInput name="rank" size="small" sx={{ width: 90 }} inputProps={{ "aria-label": "Rank in class" }} {...useText("rank")} />
					<Typography>in a class of</Typography>
					<OutlinedInput name="class_size" size="small" sx={{ width: 90 }} inputProps={{ "aria-label": "Number of students in class" }} {...useText("class_size")} />
				</Stack>
			</Part>
			<Part title="College work">
				<Choice k="dual" label="Have you taken courses for credit at a college or university?" options={[["Y", "Yes"], ["N", "No"]]} />
				{v.dual === "Y" && (
					<Two>
						<Field k="dual_name" label="Name of college" />
						<Field k="dual_when" label="Term(s) attended" />
					</Two>
				)}
			</Part>
			<Part title="School counselor" lead="We'll write to this person for your School Report.">
				<Two>
					<Field k="couns_name" label="Name" />
					<Field k="couns_email" label="E-mail" />
				</Two>
			</Part>
		</Stack>
	);
}
function useText(k: string) {
	const { v, set } = useForm();
	return { value: v[k], onChange: (event: { target: { value: string } }) => set(k, whole(event.target.value)) };
}

function Testing() {
	return (
		<Stack spacing={3}>
			<Part title="Standardized tests" lead="Corrie has been test-optional since 1994.">
				<Choice k="score_use" row={false} label="How should we treat your scores?" options={[["C", "Consider them with the rest of my application"], ["I", "Leave them out of the review"]]} />
				<Typography variant="subtitle2">SAT (your best sections, from any date)</Typography>
				<Two>
					<Field k="sat_rw" label="Reading and Writing" onText={whole} slotProps={{ input: { endAdornment: <InputAdornment position="end">/ 800</InputAdornment> } }} />
					<Field k="sat_m" label="Math" onText={whole} slotProps={{ input: { endAdornment: <InputAdornment position="end">/ 800</InputAdornment> } }} />
				</Two>
				<Typography variant="subtitle2">ACT (best single sitting)</Typography>
				<Two>
					<Field k="act" label="Composite" onText={whole} slotProps={{ input: { endAdornment: <InputAdornment position="end">/ 36</InputAdornment> } }} />
					<Day k="act_date" label="Date taken" />
				</Two>
			</Part>
		</Stack>
	);
}

function Beyond() {
	const { v, set } = useForm();
	const [draft, setDraft] = useState<Activity | null>(null);
	const change = (more: Partial<Activity>) => setDraft((each) => each && { ...each, ...more });
	return (
		<Part title="How you spend your time" lead="Clubs, jobs, teams, chores, obsessions — up to five, in the order they matter to you.">
			<Table size="small" id="activities">
				<TableHead>
					<TableRow><TableCell>Kind</TableCell><TableCell>Where or with whom</TableCell><TableCell>Your part in it</TableCell><TableCell>Hours a week</TableCell><TableCell /></TableRow>
				</TableHead>
				<TableBody>
					{v.activities.length === 0 && <TableRow><TableCell colSpan={5}>Nothing here yet.</TableCell></TableRow>}
					{v.activities.map((each, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows stay in place
						<TableRow key={index} data-row="">
							<TableCell>{each.category}</TableCell><TableCell>{each.name}</TableCell><TableCell>{each.role}</TableCell><TableCell>{each.hours}</TableCell>
							<TableCell><IconButton size="small" aria-label="Remove" onClick={() => set("activities", v.activities.filter((_, at) => at !== index))}>✕</IconButton></TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			<Button variant="outlined" disabled={v.activities.length >= 5} onClick={() => setDraft(NO_ACTIVITY)}>Add an activity</Button>
			<Dialog open={draft !== null} onClose={() => setDraft(null)} fullWidth aria-labelledby="activity-title">
				<DialogTitle id="activity-title">Add an activity</DialogTitle>
				<DialogContent>
					<DialogContentText gutterBottom>One entry for each. You can remove it afterwards.</DialogContentText>
					{draft && (
						<Stack spacing={2} sx={{ pt: 1 }}>
							<TextField select label="Kind of activity" value={draft.category} onChange={(event) => change({ category: event.target.value })}>
								{CATEGORIES.map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
							</TextField>
							<TextField label="Club, team, employer or place" value={draft.name} onChange={(event) => change({ name: event.target.value })} />
							<TextField label="Your role or title" value={draft.role} onChange={(event) => change({ role: event.target.value })} />
							<TextField label="Hours per week" type="number" value={draft.hours} onChange={(event) => change({ hours: event.target.value })} />
						</Stack>
					)}
				</DialogContent>
				<DialogActions>
					<Button onClick={() => setDraft(null)}>Cancel</Button>
					<Button variant="contained" onClick={() => { set("activities", [...v.activities, draft]); setDraft(null); }}>Add to list</Button>
				</DialogActions>
			</Dialog>
		</Part>
	);
}

function Finishing() {
	const { v, set } = useForm();
	return (
		<Stack spacing={3}>
			<Part title="Coming to Corrie">
				<Two>
					<Menu k="entry" label="I'd like to enroll in" required options={[["S27", "January 2027"], ["F27", "August 2027"], ["S28", "January 2028"], ["F28", "August 2028 (gap year)"]]} />
					<Menu k="degree_goal" label="How far do you hope to go in school?" options={[["B", "Bachelor of Arts, and then we'll see"], ["M", "A master's degree"], ["D", "A doctorate (PhD)"], ["J", "Law, medicine or another profession"]]} />
				</Two>
				<Search k="program" label="Program that interests you most" options={PROGRAMS} help="You won't declare until the end of your second year." />
				<Field k="career" label="If you could do any job ten years from now, it would be…" />
				<Field k="link" label="Link to work you'd like us to see" placeholder="https://" />
				<FormControlLabel control={<Checkbox name="fee_waiver" checked={v.fee_waiver} onChange={(event) => set("fee_waiver", event.target.checked)} />} label="The $45 application fee would be a hardship for my family. Please waive it." />
			</Part>
			<Part title="A few last things">
				<Menu k="heard" label="How did Corrie first come to your attention?" options={["A teacher or counselor", "A college fair", "A current student or graduate", "A mailing", "Search or social media"]} />
				<Box sx={{ px: 1 }}>
					<Typography id="rhythm-q" gutterBottom>For roommate matching: early bird or night owl?</Typography>
					<Slider name="rhythm" aria-labelledby="rhythm-q" value={v.rhythm} onChange={(_, value) => set("rhythm", value)} marks={[{ value: 0, label: "Early bird" }, { value: 100, label: "Night owl" }]} />
				</Box>
				<Field k="why" label="Why a college at the foot of a mountain? (250 words)" multiline minRows={4} />
			</Part>
			<Part title="Teacher who will recommend you">
				<Two>
					<Field k="rec_name" label="Teacher's name" />
					<Field k="rec_email" label="Teacher's e-mail" type="email" />
				</Two>
			</Part>
			<Part title="Honor statement">
				<FormControlLabel control={<Checkbox name="certify" checked={v.certify} onChange={(event) => set("certify", event.target.checked)} />} label="This application is my own work and is accurate to the best of my knowledge. *" />
				<Field k="sign" label="Type your full legal name to sign" />
				<Box aria-hidden="true" sx={{ position: "absolute", left: "-9999px" }}><label>Leave this empty <input name="url_confirm" tabIndex={-1} autoComplete="off" value={v.url_confirm} onChange={(event) => set("url_confirm", event.target.value)} /></label></Box>
			</Part>
		</Stack>
	);
}

function App() {
	const [v, setV] = useState<Values>(START);
	const [step, setStep] = useState(0);
	latest = v;
	const set = (key: string, value: unknown) => setV((all) => ({ ...all, [key]: value }));
	const send = (event: FormEvent) => { event.preventDefault(); submitted = true; };
	const panels = [<AboutYou key={0} />, <Family key={1} />, <Schooling key={2} />, <Testing key={3} />, <Beyond key={4} />, <Finishing key={5} />];
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<Form.Provider value={{ v, set }}>
				<Container maxWidth="md" sx={{ py: 4 }}>
					<Typography variant="overline">Corrie College · Office of Admission</Typography>
					<Typography variant="h4" component="h1" gutterBottom>The Corrie Application</Typography>
					<Typography sx={{ mb: 3 }}>For students entering in the 2027–28 academic year. Early Action closes November 15; Regular Decision, January 20. <Chip size="small" label="Saved as you type" /></Typography>
					<Paper variant="outlined" sx={{ p: 2, mb: 3 }}>
						<Stepper nonLinear activeStep={step} alternativeLabel>
							{STEPS.map((each, index) => <Step key={each}><StepButton onClick={() => setStep(index)}>{each}</StepButton></Step>)}
						</Stepper>
					</Paper>
					<form onSubmit={send} noValidate>
						{panels.map((panel, index) => (
							<div key={STEPS[index]} hidden={index !== step}>
								<Typography variant="h5" component="h2" sx={{ mb: 2 }}>{STEPS[index]}</Typography>
								{panel}
							</div>
						))}
						<Stack direction="row" sx={{ mt: 3, justifyContent: "space-between" }}>
							<Button disabled={step === 0} onClick={() => setStep(step - 1)}>Back</Button>
							{step < 5 ? <Button key="next" variant="contained" onClick={() => setStep(step + 1)}>Continue</Button> : <Button key="send" variant="contained" type="submit">Submit to Corrie</Button>}
						</Stack>
					</form>
				</Container>
			</Form.Provider>
		</LocalizationProvider>
	);
}

const OPTIONS_KEPT = ["home_state", "nation", "birth_nation", "hs", "program"];
const DAYS = ["dob", "hs_grad", "act_date"];
const rows = <T,>(list: T[], prefix: string, keys: (keyof T & string)[], count: number) =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => keys.map((key) => [`${prefix}${index}_${key}`, list[index]?.[key] ?? ""])).flat());

Object.assign(window, {
	formState() {
		const { activities, siblings, ...plain } = latest;
		const state: Record<string, unknown> = { ...plain };
		for (const key of OPTIONS_KEPT) state[key] = plain[key]?.id ?? "";
		for (const key of DAYS) state[key] = plain[key]?.isValid() ? plain[key].format(key === "hs_grad" ? "YYYY-MM" : "YYYY-MM-DD") : "";
		return { ...state, ...rows(siblings, "sib", ["name", "age"], 2), ...rows(activities, "act", ["category", "name", "role", "hours"], 3), submitted };
	},
	formShown() {
		const named = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"], textarea[name="${name}"]`);
		const text = (node: Element | null | undefined) => (node?.textContent ?? "").replace("​", "").trim();
		const label = (input: Element) => text(input.closest("label"));
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(START)) {
			if (key === "activities" || key === "siblings") continue;
			const input = named(key);
			if (["home_state", "nation", "birth_nation", "hs", "program"].includes(key)) shown[key] = document.querySelector<HTMLInputElement>(`#${key}`)?.value;
			else if (key === "langs") shown[key] = [...document.querySelector("#langs")!.closest(".MuiAutocomplete-root")!.querySelectorAll(".MuiChip-label")].map(text);
			else if (key === "pronouns") shown[key] = text(document.querySelector("#pronouns [aria-pressed=true]"));
			else if (key === "race") shown[key] = [...document.querySelectorAll("[name=race]:checked")].map(label);
			else if (key === "rhythm") shown[key] = input?.value;
			else if (DAYS.includes(key)) shown[key] = /[MDY]/.test(input?.value ?? "") ? "" : input?.value;
			else if (input?.type === "radio") shown[key] = [...document.querySelectorAll(`[name="${key}"]:checked`)].map(label)[0] ?? "";
			else if (input?.type === "checkbox") shown[key] = input.checked;
			else if (input?.classList.contains("MuiSelect-nativeInput")) shown[key] = text(input.parentElement?.querySelector("[role=combobox]"));
			else shown[key] = input?.value ?? "";
		}
		for (let at = 0; at < 2; at++) for (const key of ["name", "age"]) shown[`sib${at}_${key}`] = named(`sib_${key}_${at}`)?.value ?? "";
		const lines = document.querySelectorAll("#activities tr[data-row]");
		for (let at = 0; at < 3; at++) ["category", "name", "role", "hours"].forEach((key, cell) => { shown[`act${at}_${key}`] = text(lines[at]?.children[cell]); });
		return shown;
	},
});

createRoot(document.getElementById("root")!).render(<App />);
