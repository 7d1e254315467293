import {
	Autocomplete, Box, Button, Checkbox, Chip, Container, FormControl, FormControlLabel, FormHelperText, FormLabel, InputAdornment, ListItemText,
	MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Stack, Switch, TextField, ToggleButton, ToggleButtonGroup, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker, type DatePickerProps } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ReactNode, useCallback, useId, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Option = { value: string; label: string };
// biome-ignore lint/suspicious/noExplicitAny: the answers of one long form
type Values = Record<string, any>;

const STATE_OPTIONS: Option[] = STATES.map(([value, label]) => ({ value, label }));
const same = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const SCHOOLING: Option[] = [
	{ value: "none", label: "Did not finish high school" },
	{ value: "hs", label: "High school diploma or GED" },
	{ value: "some", label: "Some college, no degree" },
	{ value: "two", label: "Two-year degree" },
	{ value: "four", label: "Four-year degree" },
	{ value: "grad", label: "Graduate or professional degree" },
];
const GRADES: Option[] = [
	{ value: "9", label: "9th (freshman)" },
	{ value: "10", label: "10th (sophomore)" },
	{ value: "11", label: "11th (junior)" },
	{ value: "12", label: "12th (senior)" },
];
const KINDS = same("Arts and crafts", "Caring for family", "Church or ceremony", "Dance or drum group", "Land, water and environment", "Paid job", "Science or robotics", "Speech and debate", "Sports", "Student council", "Volunteering", "Something else");
const EXAMS = [
	"AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition",
	"AP Environmental Science", "AP Human Geography", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics",
	"AP United States History", "AP World History", "IB Biology HL", "IB Chemistry HL", "IB History HL",
];
const LANGUAGES = ["Apache", "Cherokee", "Cree", "Crow", "Dakota", "English", "French", "German", "Hawaiian", "Hopi", "Igbo", "Lakota", "Mandarin", "Navajo", "Ojibwe", "Salish", "Spanish", "Tagalog", "Yupik"];
const NATIONS = ["Blackfeet Nation", "Chippewa Cree Tribe", "Confederated Salish and Kootenai Tribes", "Crow Nation", "Fort Belknap Indian Community", "Hoopa Valley Tribe", "Karuk Tribe", "Klamath Tribes", "Little Shell Tribe", "Yurok Tribe"];

/* ---- the page's own answers: each question listens for its own ---- */
let answers: Values = {};
let sent = false;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
function answer(key: string, value: unknown) {
	answers = { ...answers, [key]: value };
	for (const listener of listeners) listener();
}
const drawn: Record<string, { el: HTMLElement; kind: string }> = {};
function useQuestion(key: string, kind: string) {
	const value = useSyncExternalStore(listen, () => answers[key]);
	const root = useCallback((el: HTMLElement | null) => {
		if (el) drawn[key] = { el, kind };
	}, [key, kind]);
	return { value, set: (chosen: unknown) => answer(key, chosen), root };
}

type Basic = { k: string; label: string; help?: string; required?: boolean; children?: ReactNode };

function Txt({ k, label, help, required, type, lines, placeholder, variant, max }: Basic & { type?: string; lines?: number; placeholder?: string; variant?: "standard" | "outlined" | "filled"; max?: number }) {
	const { value, set, root } = useQuestion(k, "text");
	return (
		<TextField ref={root} label={label} required={required} type={type} helperText={help} variant={variant} placeholder={placeholder} fullWidth
			multiline={!!lines} minRows={lines} value={value} onChange={(event) => set(event.target.value)}
			slotProps={{ htmlInput: { maxLength: max, inputMode: type === "tel" ? "tel" : undefined } }} />
	);
}

/** A full question above its box. */
function Ask({ k, label, help, end }: Basic & { end?: string }) {
	const { value, set, root } = useQuestion(k, "text");
	const id = useId();
	return (
		<FormControl ref={root} fullWidth>
			<FormLabel htmlFor={id} sx={{ mb: 0.5 }}>{label}</FormLabel>
			<OutlinedInput id={id} size="small" value={value} onChange={(event) => set(event.target.value)} aria-describedby={help ? `${id}-h` : undefined}
				endAdornment={end ? <InputAdornment position="end">{end}</InputAdornment> : undefined} />
			{help && <FormHelperText id={`${id}-h`}>{help}</FormHelperText>}
		</FormControl>
	);
}

const pretty = (typed: string) => {
	const digits = typed.replace(/^\+1/, "").replace(/\D/g, "").slice(0, 10);
	if (digits.length < 4) return digits;
	if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};
function Phone({ k, label, help }: Basic) {
	const { value, set, root } = useQuestion(k, "text");
	return <TextField ref={root} label={label} helperText={help} fullWidth type="tel" placeholder="(   )    -    " value={value} onChange={(event) => set(pretty(event.target.value))} />;
}

function Pick({ k, label, help, required, options }: Basic & { options: Option[] }) {
	const { value, set, root } = useQuestion(k, "select");
	return (
		<TextField ref={root} select label={label} helperText={help} required={required} fullWidth value={value} onChange={(event) => set(event.target.value)}>
			{options.map((each) => <MenuItem key={each.value} value={each.value}>{each.label}</MenuItem>)}
		</TextField>
	);
}

function PickMany({ k, label, help, options }: Basic & { options: Option[] }) {
	const { value, set, root } = useQuestion(k, "chips");
	return (
		<TextField ref={root} select label={label} helperText={help} fullWidth value={value} onChange={(event) => set(event.target.value)}
			slotProps={{ select: { multiple: true, renderValue: (chosen) => (
				<Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>{(chosen as string[]).map((each) => <Chip key={each} size="small" label={options.find(({ value: of }) => of === each)?.label} />)}</Box>
			) } }}>
			{options.map((each) => <MenuItem key={each.value} value={each.value}><Checkbox checked={value.includes(each.value)} /><ListItemText primary={each.label} /></MenuItem>)}
		</TextField>
	);
}

function Find({ k, label, help, options, required }: Basic & { options: Option[] }) {
	const { value, set, root } = useQuestion(k, "text");
	return (
		<Autocomplete ref={root} fullWidth autoHighlight options={options} value={options.find((each) => each.value === value) ?? null} onChange={(_, chosen) => set(chosen?.value ?? "")}
			renderInput={(params) => <TextField {...params} label={label} helperText={help} required={required} />} />
	);
}


function Suggest({ k, label, help, options }: Basic & { options: Option[] }) {
	const { value, set, root } = useQuestion(k, "text");
	return <Autocomplete ref={root} freeSolo options={options.map((each) => each.label)} inputValue={value} onInputChange={(_, typed) => set(typed)} renderInput={(params) => <TextField {...params} label={label} helperText={help} />} />;
}

function FindMany({ k, label, help, options }: Basic & { options: Option[] }) {
	const { value, set, root } = useQuestion(k, "chips");
	return <Autocomplete ref={root} multiple options={options.map((each) => each.label)} value={value} onChange={(_, chosen) => set(chosen)} renderInput={(params) => <TextField {...params} label={label} helperText={help} />} />;
}

function Tick({ k, label, slide }: Basic & { slide?: boolean }) {
	const { value, set, root } = useQuestion(k, "box");
	const Control = slide ? Switch : Checkbox;
	return <FormControlLabel ref={root} control={<Control checked={value} onChange={(_: unknown, on: boolean) => set(on)} />} label={label} />;
}

function Choose({ k, label, help, options, row }: Basic & { options: Option[]; row?: boolean }) {
	const { value, set, root } = useQuestion(k, "radio");
	const id = useId();
	return (
		<FormControl ref={root}>
			<FormLabel id={id}>{label}</FormLabel>
			<RadioGroup row={row} aria-labelledby={id} value={value} onChange={(event) => set(event.target.value)}>
				{options.map((each) => <FormControlLabel key={each.value} value={each.value} control={<Radio size="small" />} label={each.label} />)}
			</RadioGroup>
			{help && <FormHelperText>{help}</FormHelperText>}
		</FormControl>
	);
}

function YesNo({ k, label }: Basic) {
	const { value, set, root } = useQuestion(k, "toggle");
	const id = useId();
	return (
		<Box ref={root}>
			<Typography id={id} component="p" sx={{ mb: 0.5 }}>{label}</Typography>
			<ToggleButtonGroup exclusive size="small" color="primary" aria-labelledby={id} value={value} onChange={(_, chosen) => set(chosen ?? "")}>
				<ToggleButton value="Y">Yes</ToggleButton>
				<ToggleButton value="N">No</ToggleButton>
			</ToggleButtonGroup>
		</Box>
	);
}

function Day({ k, label, help, ...more }: Basic & DayOptions) {
	const { value, set, root } = useQuestion(k, "date");
	return <DatePicker ref={root} label={label} value={value} onChange={(chosen) => set(chosen)} slotProps={{ textField: { fullWidth: true, helperText: help } }} {...more} />;
}
type DayOptions = Partial<Pick<DatePickerProps, "views" | "openTo" | "format" | "disableFuture" | "minDate">>;

function Two({ children }: { children: ReactNode }) {
	return <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, gap: 2 }}>{children}</Box>;
}
function Part({ n, title, say, children }: { n: number; title: string; say?: string; children: ReactNode }) {
	return (
		<Paper component="section" variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h5" component="h2">{n}. {title}</Typography>
			{say && <Typography color="text.secondary" sx={{ mb: 2 }}>{say}</Typography>}
			<Stack spacing={2} sx={{ mt: 2 }}>{children}</Stack>
		</Paper>
	);
}
function Block({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Box component="fieldset" aria-label={title} sx={{ border: "1px solid #ddd", borderRadius: 2, p: 2 }}>
			<Typography component="legend" sx={{ px: 1, fontWeight: 600 }}>{title}</Typography>
			<Stack spacing={2}>{children}</Stack>
		</Box>
	);
}

const TEXTS = `given middle family suffix callYou pronouns gender email email2 pin cell msgPhone street apt town state zip country mailBox mailTown birthTown birthCountry
tribe enrollNo citizen hispanic veteran hs hsTown hsState grade gpa gpaScale gpaW rank size college satRW satMath act study work degree begin roommate
p1First p1Last p1Former p1Rel p1Work p1School p1Phone p2First p2Last p2Work p2School p2Email marital sib0Name sib0Age sib1Name sib1Age firstGen
income caring aid refName refJob refEmail refPhone emName emRel emPhone sign`.split(/\s+/);
const initial: Values = Object.fromEntries(TEXTS.map((key) => [key, ""]));
for (const i of [0, 1]) {
	for (const part of ["Name", "Score"]) initial[`exam${i}${part}`] = "";
	for (const part of ["Kind", "Group", "Role", "What", "Hours", "Weeks"]) initial[`act${i}${part}`] = "";
	initial[`act${i}Grades`] = [];
	for (const part of ["Title", "Grade"]) initial[`honor${i}${part}`] = "";
}
Object.assign(initial, { race: [], langs: [], dob: null, hsDone: null, hsStart: null, actDate: null, signDate: null, textOk: false, agree: false });
answers = initial;

function Apply() {
	return (
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<Container maxWidth="md" component="form" noValidate onSubmit={(event) => { event.preventDefault(); sent = true; }}>
					<Typography variant="h3" component="h1" sx={{ mt: 4 }}>Cedar Fork Tribal College</Typography>
					<Typography variant="h6" component="p" sx={{ mb: 3 }}>Admission and scholarships, all in one form. Take your time. If a question does not fit you, leave it and go on.</Typography>

					<Part n={1} title="You" say="Use the name on your school records. There is a place for the name your people use.">
						<Two>
							<Txt k="given" label="Given name" required />
							<Txt k="middle" label="Middle name" />
							<Txt k="family" label="Family name" required />
							<Pick k="suffix" label="Suffix" options={[{ value: "none", label: "No suffix" }, ...same("Jr.", "Sr.", "II", "III", "IV")]} />
						</Two>
						<Ask k="callYou" label="What do you like to be called?" />
						<Two>
							<Pick k="pronouns" label="Pronouns" options={same("she / her", "he / him", "they / them", "something else")} />
							<Pick k="gender" label="How do you describe yourself?" options={[{ value: "w", label: "Woman" }, { value: "m", label: "Man" }, { value: "2s", label: "Two-Spirit" }, { value: "nb", label: "Nonbinary" }, { value: "na", label: "I would rather not say" }]} />
						</Two>
						<Two>
							<Txt k="email" label="E-mail" type="email" required help="We send your admission letter here." />
							<Txt k="email2" label="E-mail, one more time" type="email" required />
						</Two>
						<Txt k="pin" label="Make up a password for your student page" type="password" />
					</Part>

					<Part n={2} title="How we reach you">
						<Two>
							<Phone k="cell" label="Cell phone" />
							<Phone k="msgPhone" label="Message phone" help="A neighbor or relative who can get word to you, if your cell does not work at home." />
						</Two>
						<Tick k="textOk" label="It is all right to send me text messages" slide />
						<Ask k="street" label="Where do you live? Street or rural route" />
						<Two>
							<Txt k="apt" label="Apartment, lot or space" variant="standard" />
							<Txt k="town" label="Town" variant="standard" />
						</Two>
						<Two>
							<Find k="state" label="State" options={STATE_OPTIONS} />
							<Txt k="zip" label="ZIP" max={10} />
						</Two>
						<Pick k="country" label="Country" options={same(...COUNTRIES)} />
						<Typography>Does your mail go somewhere else?</Typography>
						<Two>
							<Txt k="mailBox" label="P.O. box for mail" help="Only when it is not the place above." />
							<Txt k="mailTown" label="Post office (town)" />
						</Two>
					</Part>

					<Part n={3} title="Where you come from" say="These answers help us report to our funders. They never count against you.">
						<Two>
							<Day k="dob" label="Date of birth" disableFuture />
							<Txt k="birthTown" label="Town where you were born" />
						</Two>
						<Find k="birthCountry" label="Country where you were born" options={same(...COUNTRIES)} />
						<Two>
							<Suggest k="tribe" label="Tribal nation" help="Leave empty if you are not enrolled or descended." options={same(...NATIONS)} />
							<Txt k="enrollNo" label="Enrollment number" />
						</Two>
						<Choose k="citizen" label="Which of these is true for you?" options={[{ value: "usc", label: "I am a United States citizen" }, { value: "lpr", label: "I am a permanent resident (green card)" }, { value: "int", label: "I am a citizen of another country" }]} />
						<YesNo k="hispanic" label="Are you Hispanic or Latino?" />
						<PickMany k="race" label="Race" help="Choose all that are part of you." options={[{ value: "AI", label: "American Indian or Alaska Native" }, { value: "AS", label: "Asian" }, { value: "BL", label: "Black or African American" }, { value: "PI", label: "Native Hawaiian or Pacific Islander" }, { value: "WH", label: "White" }]} />
						<Choose k="veteran" label="Have you served in the armed forces?" options={[{ value: "no", label: "No" }, { value: "now", label: "I am serving now" }, { value: "vet", label: "Yes, I am a veteran" }, { value: "dep", label: "No, but my parent or spouse serves" }]} />
						<FindMany k="langs" label="Which languages do you know?" help="A little counts too." options={same(...LANGUAGES)} />
					</Part>

					<Part n={4} title="Your schooling">
						<Txt k="hs" label="High school" />
						<Two>
							<Txt k="hsTown" label="Town of your high school" />
							<Find k="hsState" label="State of your high school" options={STATE_OPTIONS} />
						</Two>
						<Pick k="grade" label="What grade are you in now?" options={[...GRADES, { value: "done", label: "I have finished school" }, { value: "ged", label: "I am working on a GED or HiSET" }]} />
						<Two>
							<Day k="hsStart" label="When did you start there?" views={["month", "year"]} format="MM/YYYY" help="Month and year" />
							<Day k="hsDone" label="When will you graduate?" />
						</Two>
						<Two>
							<Txt k="gpa" label="Grade point average (unweighted)" />
							<Pick k="gpaScale" label="Out of" options={[{ value: "4", label: "4.0" }, { value: "5", label: "5.0" }, { value: "100", label: "100" }]} />
							<Txt k="gpaW" label="Weighted average, if your school gives one" />
							<span />
							<Txt k="rank" label="Class rank" type="number" />
							<Txt k="size" label="How many are in your class?" type="number" />
						</Two>
						<Ask k="college" label="Have you already taken classes at a college? Which one?" />
						<Typography>Test scores are not needed to come here, though some scholarships look at them.</Typography>
						<Two>
							<Txt k="satRW" label="SAT reading and writing" variant="filled" />
							<Txt k="satMath" label="SAT math" variant="filled" />
							<Txt k="act" label="ACT composite" variant="filled" />
							<Day k="actDate" label="ACT test day" />
						</Two>
						{[0, 1].map((i) => (
							<Block key={i} title={`AP or IB exam ${i + 1}`}>
								<Two>
									<Find k={`exam${i}Name`} label="Which exam?" options={same(...EXAMS)} />
									<Pick k={`exam${i}Score`} label="Score" options={same("1", "2", "3", "4", "5", "6", "7")} />
								</Two>
							</Block>
						))}
					</Part>

					<Part n={5} title="What you hope for">
						<Ask k="study" label="What do you hope to study?" />
						<Ask k="work" label="What kind of work do you see yourself doing one day?" />
						<Two>
							<Pick k="degree" label="Highest degree you dream of" options={[{ value: "aa", label: "Associate" }, { value: "ba", label: "Bachelor's" }, { value: "ma", label: "Master's" }, { value: "phd", label: "Doctorate" }, { value: "?", label: "I do not know yet" }]} />
							<Pick k="begin" label="Which year would you start college?" options={same("2027", "2028", "2029", "2030")} />
						</Two>
						<Txt k="roommate" label="Name of the person you want to room with" help="If you already know one another." />
					</Part>

					<Part n={6} title="Your family" say="Parents, grandparents, aunties: whoever raised you.">
						<Block title="First parent or guardian">
							<Two>
								<Txt k="p1First" label="First name" />
								<Txt k="p1Last" label="Last name" />
								<Txt k="p1Former" label="Earlier last name, if it changed" />
								<Pick k="p1Rel" label="Who is this to you?" options={same("Mother", "Father", "Grandparent", "Aunt or uncle", "Foster parent", "Someone else")} />
								<Txt k="p1Work" label="What work do they do?" />
								<Pick k="p1School" label="How far did they go in school?" options={SCHOOLING} />
								<Phone k="p1Phone" label="Their phone" />
							</Two>
						</Block>
						<Block title="Second parent or guardian">
							<Two>
								<Txt k="p2First" label="First name" />
								<Txt k="p2Last" label="Last name" />
								<Txt k="p2Work" label="What work do they do?" />
								<Pick k="p2School" label="How far did they go in school?" options={SCHOOLING} />
								<Txt k="p2Email" label="Their e-mail" type="email" />
							</Two>
						</Block>
						<Pick k="marital" label="Your parents are…" options={same("Married to each other", "Separated", "Divorced", "Widowed", "Never married", "Living together as partners")} />
						<YesNo k="firstGen" label="Are you the first in your family to go to college?" />
						{[0, 1].map((i) => (
							<Block key={i} title={i ? "Another brother or sister" : "Brother or sister"}>
								<Two>
									<Txt k={`sib${i}Name`} label="Their full name" />
									<Txt k={`sib${i}Age`} label="How old are they?" type="number" />
								</Two>
							</Block>
						))}
					</Part>

					<Part n={7} title="What you do outside class" say="Jobs, caring for little ones, ceremony, teams: it all counts. Tell us about two.">
						{[0, 1].map((i) => (
							<Block key={i} title={i ? "Second thing you do" : "First thing you do"}>
								<Two>
									<Pick k={`act${i}Kind`} label="What kind of thing is it?" options={KINDS} />
									<Txt k={`act${i}Group`} label="Group, place or workplace" />
								</Two>
								<Txt k={`act${i}Role`} label="Your part in it" />
								<Txt k={`act${i}What`} label="Tell us what you did there" lines={2} max={400} />
								<PickMany k={`act${i}Grades`} label="In which grades?" options={GRADES} />
								<Two>
									<Txt k={`act${i}Hours`} label="Hours in a week" type="number" />
									<Txt k={`act${i}Weeks`} label="Weeks in a year" type="number" />
								</Two>
							</Block>
						))}
						{[0, 1].map((i) => (
							<Block key={i} title={i ? "Another honor or award" : "An honor or award"}>
								<Two>
									<Txt k={`honor${i}Title`} label="What was it called?" />
									<Pick k={`honor${i}Grade`} label="Grade when you received it" options={GRADES} />
								</Two>
							</Block>
						))}
					</Part>

					<Part n={8} title="Money" say="Most of our students receive help. These questions decide which scholarships we can offer.">
						<Pick k="income" label="About how much does your household bring in during a year?" options={[{ value: "A", label: "Less than $20,000" }, { value: "B", label: "$20,000 to $39,999" }, { value: "C", label: "$40,000 to $59,999" }, { value: "D", label: "$60,000 to $79,999" }, { value: "E", label: "$80,000 or more" }]} />
						<Ask k="caring" label="How many children or elders depend on you for their support?" />
						<YesNo k="aid" label="Do you receive financial aid now?" />
					</Part>

					<Part n={9} title="People who stand with you">
						<Block title="A teacher, elder or boss who will write for you">
							<Two>
								<Txt k="refName" label="Full name" />
								<Txt k="refJob" label="Title or role" />
								<Txt k="refEmail" label="E-mail address" type="email" />
								<Phone k="refPhone" label="Phone" />
							</Two>
						</Block>
						<Block title="Somebody to call in an emergency (not a parent)">
							<Two>
								<Txt k="emName" label="Full name" />
								<Txt k="emRel" label="How do you know them?" />
								<Phone k="emPhone" label="Phone" />
							</Two>
						</Block>
					</Part>

					<Part n={10} title="Your word">
						<Tick k="agree" label="What I have written here is true, and the college may ask my school for my records." />
						<Two>
							<Txt k="sign" label="Sign by writing your name" />
							<Day k="signDate" label="Today's date" />
						</Two>
						<Button type="submit" variant="contained" size="large">Send my application</Button>
					</Part>
				</Container>
			</LocalizationProvider>
	);
}

const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b-\u200f\u2060-\u206f\ufeff]/g, "").trim();
function read({ el, kind }: { el: HTMLElement; kind: string }) {
	const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];
	const typed = () => all("input, textarea").filter((each) => each.getAttribute("aria-hidden") !== "true").map((each) => (each as HTMLInputElement).value)[0] ?? "";
	if (kind === "text") return typed();
	if (kind === "date") return (el.querySelector("input") as HTMLInputElement).value.replace(/[\u2066-\u2069\u200e]/g, "");
	if (kind === "select") return clean(el.querySelector("[role=combobox]")?.textContent);
	if (kind === "chips") return all(".MuiChip-label").map((chip) => clean(chip.textContent));
	if (kind === "radio") return clean(el.querySelector("input:checked")?.closest("label")?.textContent);
	if (kind === "toggle") return clean(el.querySelector("[aria-pressed=true]")?.textContent);
	return (el.querySelector("input") as HTMLInputElement).checked;
}
const plain = (key: string, value: unknown) => {
	const day = value as Dayjs | null;
	if (!day || typeof day !== "object" || Array.isArray(day)) return value;
	if (!day.isValid()) return "invalid";
	return day.format(key === "hsStart" ? "YYYY-MM" : "YYYY-MM-DD");
};
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, plain(key, value)])), submitted: sent }),
	formShown: () => Object.fromEntries(Object.keys(initial).map((key) => [key, read(drawn[key])])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Apply />);
