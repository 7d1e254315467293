import {
	Accordion,
	AccordionDetails,
	AccordionSummary,
	Autocomplete,
	Box,
	Button,
	Card,
	CardContent,
	Checkbox,
	Container,
	CssBaseline,
	FormControl,
	FormControlLabel,
	FormHelperText,
	FormLabel,
	InputAdornment,
	InputLabel,
	MenuItem,
	Radio,
	RadioGroup,
	Select,
	TextField,
	ToggleButton,
	ToggleButtonGroup,
	Typography,
} from "@mui/material";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Values = Record<string, any>;

/* ------------------------------------------------------------------ option lists */
const DIAL = [
	["US", "+1", "United States / Canada"],
	["GB", "+44", "United Kingdom"],
	["MX", "+52", "Mexico"],
	["IN", "+91", "India"],
	["NG", "+234", "Nigeria"],
];
const PEOPLES = [
	"American Indian or Alaska Native",
	"Asian or Asian American",
	"Black or African American",
	"Middle Eastern or North African",
	"Native Hawaiian or other Pacific Islander",
	"White",
];
const INCOME = [
	["a", "Less than $30,000"],
	["b", "$30,000 – $47,999"],
	["c", "$48,000 – $74,999"],
	["d", "$75,000 – $109,999"],
	["e", "$110,000 or more"],
];
const SCHOOLS = [
	["Ashland High School", "Ashland, OR", "380035"],
	["Ashland Valley High School", "Ashland, OR", "380041"],
	["Ashland Middle/High School", "Ashland, WI", "500090"],
	["Valley Christian High School", "San Jose, CA", "053124"],
	["Yreka High School", "Yreka, CA", "054005"],
].map(([name, place, ceeb]) => ({ name, place, ceeb }));
type School = (typeof SCHOOLS)[number];
const CATEGORIES = [
	"Arts & music",
	"Athletics",
	"Community service",
	"Cultural or affinity group",
	"Environment & sustainability",
	"Faith-based",
	"Family responsibilities",
	"Job (paid)",
	"Science, math & technology",
	"Speech & debate",
	"Student government",
	"Other",
];
const SCHOOLING = [
	"Did not finish high school",
	"High school graduate or GED",
	"Some college, no degree",
	"Two-year college degree",
	"Four-year college degree",
	"Graduate or professional degree",
];
const PROGRAMS = [
	["Humanities", "Classical Studies (BA)"],
	["Humanities", "English & Creative Writing (BA)"],
	["Humanities", "Philosophy (BA)"],
	["Sciences", "Biology (BA/BS)"],
	["Sciences", "Earth & Environmental Science (BS)"],
	["Sciences", "Physics (BS)"],
	["Engineering", "Civil Engineering (BSE)"],
	["Engineering", "Environmental Engineering (BSE)"],
	["Engineering", "Mechanical Engineering (BSE)"],
	["Social Sciences", "Economics (BA)"],
	["Social Sciences", "Environmental Policy (BA)"],
	["Open", "Exploratory / not yet decided"],
].map(([division, label]) => ({ division, label }));

/* ------------------------------------------------------------------ state */
const ROWS = 3;
const ACT = ["kind", "role", "org", "years", "hours", "details"];
const HON = ["name", "when"];
const FIRST: Values = {
	first: "", middle: "", last: "", suffix: "", goesBy: "", otherNames: "", dob: null, birthCountry: null,
	email: "", dial: "", mobile: "", street: "", unit: "", town: "", region: null, zip: "", country: null, pronouns: null,
	citizen: "", yearsHere: "", latine: null, peoples: [], parentDegree: "", income: "", waiver: false,
	school: null, schoolTown: "", schoolState: "", schoolEnds: null, yearNow: "", gpaPlain: "", gpaWeighted: "", rank: "",
	dual: "", dualWhere: "", counselor: "", counselorEmail: "",
	satReading: "", satMath: "", act: "", actDay: null,
	p1First: "", p1Last: "", p1School: "", p2First: "", p2Last: "", p2Job: "",
	sib0Name: "", sib0Age: "", sib1Name: "", sib1Age: "",
	entry: "", program: null, highest: "", calling: "", plan: "", housing: [], heard: "", why: "",
	teacher: "", teacherEmail: "", alum: "",
	ssn: "", sign: "", certify: false, website2: "",
};
const store: Values = { ...FIRST };
let submitted = false;
const listeners = new Map<string, Set<() => void>>();
function put(key: string, value: unknown) {
	store[key] = value;
	for (const listener of listeners.get(key) ?? []) listener();
}
function useField(key: string, empty: unknown = "") {
	const subscribe = useCallback(
		(listener: () => void) => {
			if (!listeners.has(key)) listeners.set(key, new Set());
			listeners.get(key)?.add(listener);
			return () => void listeners.get(key)?.delete(listener);
		},
		[key],
	);
	return useSyncExternalStore(subscribe, () => (key in store ? store[key] : empty)) as any;
}
const NO_YEARS: string[] = [];
/** One field of the store; only it is drawn anew when its value changes. */
function Field({ k, empty, children }: { k: string; empty?: unknown; children: (value: any, set: (value: unknown) => void) => ReactNode }) {
	return children(useField(k, empty), (value) => put(k, value));
}
const places = new Map<string, HTMLElement>();
const at = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
	else places.delete(key);
};
const day = (value: Dayjs | null, format: string) => (value?.isValid() ? value.format(format) : "");

Object.assign(window, {
	formState() {
		const v = store;
		const out: Values = { ...FIRST };
		for (const key of Object.keys(FIRST)) out[key] = v[key];
		out.submitted = submitted;
		out.dob = day(v.dob, "YYYY-MM-DD");
		out.schoolEnds = day(v.schoolEnds, "YYYY-MM");
		out.actDay = day(v.actDay, "YYYY-MM-DD");
		out.region = v.region?.[0] ?? "";
		out.school = v.school?.name ?? "";
		out.program = v.program?.label ?? "";
		out.peoples = [...v.peoples].sort();
		out.housing = [...v.housing].sort();
		for (let row = 0; row < ROWS; row++) {
			for (const key of ACT) out[`act${row}.${key}`] = v[`act${row}.${key}`] ?? (key === "years" ? [] : "");
			for (const key of HON) out[`honor${row}.${key}`] = v[`honor${row}.${key}`] ?? "";
		}
		return out;
	},
	formShown() {
		const out: Values = {};
		const keys = [...Object.keys(FIRST)];
		for (let row = 0; row < ROWS; row++) keys.push(...ACT.map((key) => `act${row}.${key}`), ...HON.map((key) => `honor${row}.${key}`));
		for (const key of keys) {
			const place = places.get(key);
			out[key] = place ? read(place) : "";
		}
		return out;
	},
});

function read(place: HTMLElement) {
	const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();
	const toggles = [...place.querySelectorAll("button[aria-pressed]")];
	if (toggles.length) {
		const on = toggles.filter((each) => each.getAttribute("aria-pressed") === "true").map((each) => clean(each.textContent));
		return place.dataset.many ? on : (on[0] ?? "");
	}
	const sections = place.querySelector(".MuiPickersSectionList-root");
	if (sections) {
		const texts = [...sections.querySelectorAll(".MuiPickersSectionList-sectionContent")].map((each) => clean(each.textContent));
		return texts.some((text) => /^[A-Z]+$/.test(text)) ? "" : texts.join("/");
	}
	if (place.querySelector("input[type=radio]")) return clean(place.querySelector("input:checked")?.closest("label")?.textContent);
	if (place.dataset.many) return [...place.querySelectorAll(".MuiChip-label")].map((each) => clean(each.textContent)).sort();
	const select = place.querySelector(".MuiSelect-select");
	if (select) return clean(select.textContent);
	const box = place.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	return place.querySelector<HTMLInputElement>("input, textarea:not([aria-hidden])")?.value ?? "";
}

/* ------------------------------------------------------------------ page */
const theme = createTheme({ palette: { primary: { main: "#7a2e1d" }, secondary: { main: "#3c4a3e" } }, shape: { borderRadius: 6 } });

function Pane({ id, title, note, open, children }: { id: string; title: string; note?: string; open?: boolean; children: ReactNode }) {
	return (
		<Accordion defaultExpanded={open} sx={{ mb: 1 }}>
			<AccordionSummary expandIcon={<span aria-hidden="true">▾</span>} id={`${id}-header`} aria-controls={`${id}-content`}>
				<Typography component="h2" variant="h6" sx={{ width: "40%", flexShrink: 0 }}>
					{title}
				</Typography>
				{note && <Typography sx={{ color: "text.secondary", alignSelf: "center" }}>{note}</Typography>}
			</AccordionSummary>
			<AccordionDetails>{children}</AccordionDetails>
		</Accordion>
	);
}
const grid = { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(250px, 1fr))", gap: 2, alignItems: "start", mb: 2 } as const;

const text = (key: string, label: ReactNode, more: object = {}) => (
	<Field k={key}>
		{(value, set) => <TextField ref={at(key)} label={label} name={key} value={value} onChange={(event) => set(event.target.value)} fullWidth size="small" {...more} />}
	</Field>
);
const pick = (key: string, label: string, options: (string | string[])[], more: { required?: boolean; hint?: string } = {}) => (
	<Field k={key}>
		{(value, set) => (
			<FormControl ref={at(key)} size="small" fullWidth required={more.required}>
				<InputLabel id={`${key}-lbl`}>{label}</InputLabel>
				<Select labelId={`${key}-lbl`} label={label} value={value} onChange={(event) => set(event.target.value)}>
					{options.map((option) => {
						const [value, words] = Array.isArray(option) ? option : [option, option];
						return (
							<MenuItem key={value} value={value}>
								{words}
							</MenuItem>
						);
					})}
				</Select>
				{more.hint && <FormHelperText>{more.hint}</FormHelperText>}
			</FormControl>
		)}
	</Field>
);
const radios = (key: string, label: string, options: string[][], more: { required?: boolean; row?: boolean } = {}) => (
	<Field k={key}>
		{(value, set) => (
			<FormControl ref={at(key)} required={more.required} sx={{ mb: 2, display: "block" }}>
				<FormLabel id={`${key}-q`}>{label}</FormLabel>
				<RadioGroup aria-labelledby={`${key}-q`} name={key} row={more.row} value={value} onChange={(_, value) => set(value)}>
					{options.map(([value, words]) => (
						<FormControlLabel key={value} value={value} control={<Radio size="small" />} label={words} />
					))}
				</RadioGroup>
			</FormControl>
		)}
	</Field>
);

/** The school directory is asked after a pause. */
function SchoolSearch() {
	const value = useField("school", null);
	const [schoolText, setSchoolText] = useState("");
	const [found, setFound] = useState<School[]>([]);
	const [looking, setLooking] = useState(false);
	useEffect(() => {
		if (schoolText.trim().length < 3) {
			setFound([]);
			return;
		}
		setLooking(true);
		const timer = setTimeout(() => {
			setFound(SCHOOLS.filter(({ name, place }) => `${name} ${place}`.toLowerCase().includes(schoolText.trim().toLowerCase())));
			setLooking(false);
		}, 500);
		return () => clearTimeout(timer);
	}, [schoolText]);

	return (
						<Autocomplete
							ref={at("school")}
							size="small"
							options={found}
							loading={looking}
							filterOptions={(options) => options}
							getOptionLabel={({ name }) => name}
							getOptionKey={({ ceeb }) => ceeb}
							isOptionEqualToValue={(a, b) => a.ceeb === b.ceeb}
							noOptionsText={schoolText.length < 3 ? "Type at least three letters" : "No school found"}
							value={value}
							inputValue={schoolText}
							onInputChange={(_, value) => setSchoolText(value)}
							onChange={(_, value) => put("school", value)}
							renderOption={({ key, ...props }, { name, place, ceeb }) => (
								<li key={ceeb} {...props}>
									<span>
										{name} <small style={{ color: "#777" }}>— {place}</small>
									</span>
								</li>
							)}
							renderInput={(params) => <TextField {...params} label="Secondary school" required helperText="Search our directory by name" />}
						/>
	);
}

function App() {
	const [acts, setActs] = useState(1);
	const [honors, setHonors] = useState(1);
	return (
		<Container maxWidth="md" sx={{ py: 4 }}>
			<Typography component="h1" variant="h4">
				Scoria College
			</Typography>
			<Typography sx={{ mb: 1 }}>Application for first-year admission · entering class of 2027</Typography>
			<Typography variant="body2" sx={{ mb: 3, color: "text.secondary" }}>
				Open each part below; your work is kept as you go. Items with an asterisk must be completed before you submit.
			</Typography>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Pane id="you" title="1. You" note="Who you are and how to reach you" open>
					<Typography variant="subtitle2" sx={{ mb: 1 }}>
						Name on your official documents
					</Typography>
					<Box sx={grid}>
						{text("first", "Given name", { required: true })}
						{text("middle", "Middle name or names", { helperText: "Leave blank if you have none" })}
						{text("last", "Surname", { required: true })}
						{pick("suffix", "Suffix", [["", "None"], "Jr.", "Sr.", "II", "III", "IV"])}
						{text("goesBy", "What should we call you?", { helperText: "If it isn’t your given name" })}
						{text("otherNames", "Former surname on any school record")}
					</Box>
					<Box sx={grid}>
						<Box ref={at("dob")}>
							<Field k="dob">{(value, set) => (
<DatePicker label="Date of birth" value={value} onChange={(value) => set(value)} disableFuture slotProps={{ textField: { size: "small", required: true, fullWidth: true } }} />
)}</Field>
						</Box>
						<Field k="birthCountry">{(value, set) => (
<Autocomplete
							ref={at("birthCountry")}
							size="small"
							options={COUNTRIES}
							value={value}
							onChange={(_, value) => set(value)}
							renderInput={(params) => <TextField {...params} label="Country where you were born" />}
						/>
)}</Field>
						<Box ref={at("pronouns")}>
							<FormLabel id="pron" sx={{ display: "block", fontSize: 13 }}>
								Pronouns
							</FormLabel>
							<Field k="pronouns">{(value, set) => (
<ToggleButtonGroup exclusive size="small" aria-labelledby="pron" value={value} onChange={(_, value) => set(value)}>
								<ToggleButton value="he">he / him</ToggleButton>
								<ToggleButton value="she">she / her</ToggleButton>
								<ToggleButton value="they">they / them</ToggleButton>
							</ToggleButtonGroup>
)}</Field>
						</Box>
					</Box>
					<Typography variant="subtitle2" sx={{ mb: 1 }}>
						Reaching you
					</Typography>
					<Box sx={grid}>
						{text("email", "Email", { required: true, type: "email", helperText: "Use one you will still have next summer" })}
						<Box sx={{ display: "flex", gap: 1 }}>
							<Field k="dial">{(value, set) => (
<FormControl ref={at("dial")} size="small" sx={{ width: 110 }}>
								<InputLabel id="dial-lbl">Code</InputLabel>
								<Select labelId="dial-lbl" label="Code" value={value} onChange={(event) => set(event.target.value)} renderValue={(value) => DIAL.find(([iso]) => iso === value)?.[1]}>
									{DIAL.map(([iso, code, name]) => (
										<MenuItem key={iso} value={iso}>
											{name} ({code})
										</MenuItem>
									))}
								</Select>
							</FormControl>
)}</Field>
							{text("mobile", "Your phone", { required: true, type: "tel", helperText: "Area code first" })}
						</Box>
					</Box>
					<Typography variant="subtitle2" sx={{ mb: 1 }}>
						Permanent home address
					</Typography>
					<Box sx={grid}>
						{text("street", "Number and street", { required: true })}
						{text("unit", "Apt. / unit / PMB")}
						{text("town", "City or town", { required: true })}
						<Field k="region">{(value, set) => (
<Autocomplete
							ref={at("region")}
							size="small"
							options={STATES}
							getOptionLabel={([, name]) => name}
							value={value}
							onChange={(_, value) => set(value)}
							renderInput={(params) => <TextField {...params} label="U.S. state" helperText="Skip if outside the U.S." />}
						/>
)}</Field>
						{text("zip", "Postal code", { required: true })}
						<Field k="country">{(value, set) => (
<Autocomplete
							ref={at("country")}
							size="small"
							options={COUNTRIES}
							value={value}
							onChange={(_, value) => set(value)}
							renderInput={(params) => <TextField {...params} label="Country" required />}
						/>
)}</Field>
					</Box>
				</Pane>

				<Pane id="background" title="2. Background" note="Not used in the admission decision unless stated">
					{radios(
						"citizen",
						"Your status in the United States",
						[
							["C", "U.S. citizen or U.S. national"],
							["P", "Lawful permanent resident (I-551)"],
							["D", "DACA, asylee, refugee or undocumented"],
							["F", "Citizen of another country needing an F-1 or J-1 visa"],
						],
						{ required: true },
					)}
					<Box sx={grid}>
						{text("yearsHere", "How long have you lived in the U.S.?", { type: "number", slotProps: { input: { endAdornment: <InputAdornment position="end">years</InputAdornment> } } })}
						<Box ref={at("latine")}>
							<FormLabel id="lat" sx={{ display: "block", fontSize: 13 }}>
								Are you Hispanic, Latino/a or Latine?
							</FormLabel>
							<Field k="latine">{(value, set) => (
<ToggleButtonGroup exclusive size="small" color="primary" aria-labelledby="lat" value={value} onChange={(_, value) => set(value)}>
								<ToggleButton value="Y">Yes</ToggleButton>
								<ToggleButton value="N">No</ToggleButton>
							</ToggleButtonGroup>
)}</Field>
						</Box>
						<Field k="peoples">{(value, set) => (
<Autocomplete
							ref={(element: HTMLElement | null) => {
								if (element) element.dataset.many = "1";
								at("peoples")(element);
							}}
							multiple
							disableCloseOnSelect
							size="small"
							options={PEOPLES}
							value={value}
							onChange={(_, value) => set(value)}
							renderOption={({ key, ...props }, option, { selected }) => (
								<li key={key} {...props}>
									<Checkbox size="small" checked={selected} sx={{ mr: 1 }} />
									{option}
								</li>
							)}
							renderInput={(params) => <TextField {...params} label="Which of these describe you?" helperText="Choose all that apply" />}
						/>
)}</Field>
						{pick("income", "Family income last year, before taxes", INCOME)}
					</Box>
					{radios("parentDegree", "Has either of your parents earned a bachelor’s (four-year) degree?", [["yes", "Yes, at least one has"], ["no", "No, neither has"], ["unsure", "I am not sure"]])}
					<Field k="waiver">{(value, set) => (
<FormControlLabel ref={at("waiver")} control={<Checkbox checked={value} onChange={(_, on) => set(on)} />} label="I would like Scoria to waive my $60 application fee" />
)}</Field>
				</Pane>

				<Pane id="school" title="3. School" note="The one you attend now">
					<Box sx={grid}>
						<SchoolSearch />
						{text("schoolTown", "School’s city")}
						{pick("schoolState", "School’s state", STATES)}
						{pick("yearNow", "You are now in", [["09", "Ninth grade"], ["10", "Tenth grade"], ["11", "Eleventh grade"], ["12", "Twelfth grade"], ["GR", "I have already graduated"]], { required: true })}
						<Box ref={at("schoolEnds")}>
							<Field k="schoolEnds">{(value, set) => (
<DatePicker label="Month you will (or did) finish" views={["year", "month"]} format="MM/YYYY" value={value} onChange={(value) => set(value)} slotProps={{ textField: { size: "small", fullWidth: true } }} />
)}</Field>
						</Box>
						{text("gpaPlain", "GPA, unweighted", { placeholder: "0.00 – 4.00" })}
						{text("gpaWeighted", "GPA, weighted", { helperText: "If your school reports one" })}
						{text("rank", "Exact rank in class")}
					</Box>
					{radios("dual", "Have you taken any course for credit at a college or university?", [["Y", "Yes"], ["N", "No"]], { row: true })}
					<Field k="dual">{(value) => value === "Y" && <Box sx={{ ...grid, pl: 3 }}>{text("dualWhere", "Where did you take it?", { helperText: "Name of the college" })}</Box>}</Field>
					<Typography variant="subtitle2" sx={{ mb: 1 }}>
						School counselor
					</Typography>
					<Box sx={grid}>
						{text("counselor", "Name")}
						{text("counselorEmail", "School email", { type: "email" })}
					</Box>
				</Pane>

				<Pane id="testing" title="4. Testing" note="Optional for 2027">
					<Box sx={grid}>
						{text("satReading", "SAT Reading & Writing", { type: "number" })}
						{text("satMath", "SAT Math", { type: "number" })}
						{text("act", "ACT Composite", { type: "number" })}
						<Box ref={at("actDay")}>
							<Field k="actDay">{(value, set) => (
<DatePicker label="ACT taken on" value={value} onChange={(value) => set(value)} slotProps={{ textField: { size: "small", fullWidth: true } }} />
)}</Field>
						</Box>
					</Box>
				</Pane>

				<Pane id="outside" title="5. Outside class" note="Up to eight activities or jobs, most important first">
					{Array.from({ length: acts }, (_, row) => (
						<Card variant="outlined" key={row} id={`activity-${row + 1}`} sx={{ mb: 2 }}>
							<CardContent>
								<Typography component="h3" variant="subtitle1" sx={{ mb: 1 }}>
									Activity {row + 1}
								</Typography>
								<Box sx={grid}>
									<Field k={`act${row}.kind`}>{(value, set) => (<FormControl ref={at(`act${row}.kind`)} size="small" fullWidth>
										<InputLabel id={`kind-${row}`}>Type</InputLabel>
										<Select labelId={`kind-${row}`} label="Type" value={value} onChange={(event) => set(event.target.value)}>
											{CATEGORIES.map((each) => (
												<MenuItem key={each} value={each}>
													{each}
												</MenuItem>
											))}
										</Select>
									</FormControl>)}</Field>
									<Field k={`act${row}.org`}>{(value, set) => <TextField ref={at(`act${row}.org`)} size="small" label="Group, team or employer" value={value} onChange={(event) => set(event.target.value)} />}</Field>
									<Field k={`act${row}.role`}>{(value, set) => <TextField ref={at(`act${row}.role`)} size="small" label="Your title or role" value={value} onChange={(event) => set(event.target.value)} />}</Field>
									<Field k={`act${row}.hours`}>{(value, set) => <TextField ref={at(`act${row}.hours`)} size="small" type="number" label="Hours in a typical week" value={value} onChange={(event) => set(event.target.value)} />}</Field>
									<Box
										ref={(element: HTMLElement | null) => {
											if (element) element.dataset.many = "1";
											at(`act${row}.years`)(element);
										}}
									>
										<FormLabel id={`years-${row}`} sx={{ display: "block", fontSize: 13 }}>
											Grades in which you took part
										</FormLabel>
										<Field k={`act${row}.years`} empty={NO_YEARS}>{(value, set) => (<ToggleButtonGroup size="small" aria-labelledby={`years-${row}`} value={value} onChange={(_, next: string[]) => set([...next].sort((a, b) => Number(a) - Number(b)))}>
											{["9", "10", "11", "12"].map((grade) => (
												<ToggleButton key={grade} value={grade} sx={{ px: 2 }}>
													{grade}
												</ToggleButton>
											))}
										</ToggleButtonGroup>)}</Field>
									</Box>
								</Box>
								<Field k={`act${row}.details`}>{(value, set) => <TextField ref={at(`act${row}.details`)} fullWidth multiline minRows={2} label="What did you do?" helperText="150 characters" slotProps={{ htmlInput: { maxLength: 150 } }} value={value} onChange={(event) => set(event.target.value)} />}</Field>
								{row > 0 && row === acts - 1 && (
									<Button size="small" color="secondary" onClick={() => { for (const key of ACT) put(`act${row}.${key}`, key === "years" ? NO_YEARS : ""); setActs(row); }}>
										Remove
									</Button>
								)}
							</CardContent>
						</Card>
					))}
					{acts < 8 && (
						<Button variant="outlined" onClick={() => setActs(acts + 1)}>
							Add another activity
						</Button>
					)}
				</Pane>

				<Pane id="recognition" title="6. Recognition" note="Honors since ninth grade">
					{Array.from({ length: honors }, (_, row) => (
						<Card variant="outlined" key={row} id={`honor-${row + 1}`} sx={{ mb: 2 }}>
							<CardContent sx={grid}>
								<Field k={`honor${row}.name`}>{(value, set) => <TextField ref={at(`honor${row}.name`)} size="small" label="Honor, prize or distinction" value={value} onChange={(event) => set(event.target.value)} />}</Field>
								<Field k={`honor${row}.when`}>{(value, set) => (<TextField ref={at(`honor${row}.when`)} select size="small" label="Grade when received" value={value} onChange={(event) => set(event.target.value)}>
									{["9th", "10th", "11th", "12th"].map((grade) => (
										<MenuItem key={grade} value={grade}>
											{grade}
										</MenuItem>
									))}
								</TextField>)}</Field>
							</CardContent>
						</Card>
					))}
					{honors < 5 && (
						<Button variant="outlined" onClick={() => setHonors(honors + 1)}>
							Add another honor
						</Button>
					)}
				</Pane>

				<Pane id="family" title="7. Family" note="Parents or guardians, brothers and sisters">
					<Box component="fieldset" id="parent-a" sx={{ border: "1px solid #ccc", borderRadius: 1, mb: 2 }}>
						<legend>Parent or guardian 1</legend>
						<Box sx={grid}>
							{text("p1First", "Given name")}
							{text("p1Last", "Surname")}
							{pick("p1School", "Schooling completed", SCHOOLING)}
						</Box>
					</Box>
					<Box component="fieldset" id="parent-b" sx={{ border: "1px solid #ccc", borderRadius: 1, mb: 2 }}>
						<legend>Parent or guardian 2</legend>
						<Box sx={grid}>
							{text("p2First", "Given name")}
							{text("p2Last", "Surname")}
							{text("p2Job", "Line of work")}
						</Box>
					</Box>
					<Typography variant="subtitle2" sx={{ mb: 1 }}>
						Brothers and sisters
					</Typography>
					{[0, 1].map((row) => (
						<Box key={row} id={`sib-${row + 1}`} sx={{ display: "flex", gap: 2, mb: 1 }}>
							{text(`sib${row}Name`, "Full name")}
							{text(`sib${row}Age`, "Age", { sx: { maxWidth: 100 } })}
						</Box>
					))}
				</Pane>

				<Pane id="scoria" title="8. You at Scoria" note="Plans and interests">
					{radios("entry", "When would you begin?", [["2027F", "August 2027"], ["2028S", "January 2028"], ["2028F", "August 2028 (gap year)"]], { row: true, required: true })}
					{radios("plan", "How are you applying?", [["ED", "Early Decision (binding)"], ["EA", "Early Action"], ["RD", "Regular Decision"]], { required: true })}
					<Box sx={grid}>
						<Field k="program">{(value, set) => (
<Autocomplete
							ref={at("program")}
							size="small"
							options={PROGRAMS}
							groupBy={({ division }) => division}
							getOptionLabel={({ label }) => label}
							value={value}
							onChange={(_, value) => set(value)}
							renderInput={(params) => <TextField {...params} label="Academic interest" placeholder="Search programs" />}
						/>
)}</Field>
						{pick("highest", "How far do you plan to go?", [["B", "Bachelor’s degree"], ["M", "Master’s degree"], ["D", "PhD or other doctorate"], ["J", "Law, medicine or other professional degree"], ["U", "I don’t know yet"]])}
						{text("calling", "Career or profession you have in mind")}
						{pick("heard", "How did you first learn about Scoria?", ["College fair", "Counselor or teacher", "Family or friend", "Mail or email from us", "Social media", "Other"])}
						<Box
							ref={(element: HTMLElement | null) => {
								if (element) element.dataset.many = "1";
								at("housing")(element);
							}}
						>
							<FormLabel id="house" sx={{ display: "block", fontSize: 13 }}>
								Residence halls you’d be glad to live in
							</FormLabel>
							<Field k="housing">{(value, set) => (
<ToggleButtonGroup size="small" aria-labelledby="house" value={value} onChange={(_, value) => set(value)}>
								<ToggleButton value="quiet">Quiet floor</ToggleButton>
								<ToggleButton value="sub">Substance-free</ToggleButton>
								<ToggleButton value="lang">Language house</ToggleButton>
							</ToggleButtonGroup>
)}</Field>
						</Box>
					</Box>
					{text("why", "In 200 words, tell us what draws you to a college built on a lava field.", { multiline: true, minRows: 4 })}
				</Pane>

				<Pane id="others" title="9. People who know you">
					<Box sx={grid}>
						{text("teacher", "Teacher who will recommend you")}
						{text("teacherEmail", "Teacher’s email", { type: "email" })}
						{text("alum", "Relative who attended Scoria", { helperText: "Name and class year, if any" })}
					</Box>
				</Pane>

				<Pane id="finish" title="10. Finish">
					<Box sx={grid}>
						{text("ssn", "Social Security number", { helperText: "Needed only if you will file the FAFSA", type: "password", slotProps: { htmlInput: { autoComplete: "off" } } })}
						{text("sign", "Type your full name as your signature", { required: true })}
					</Box>
					<div style={{ position: "absolute", left: -9999, top: "auto", width: 1, height: 1, overflow: "hidden" }} aria-hidden="true" ref={at("website2")}>
						<label>
							Website
							<Field k="website2">{(value, set) => (
<input name="website2" tabIndex={-1} autoComplete="off" value={value} onChange={(event) => set(event.target.value)} />
)}</Field>
						</label>
					</div>
					<Field k="certify">{(value, set) => (
<FormControlLabel ref={at("certify")} control={<Checkbox checked={value} onChange={(_, on) => set(on)} />} label="I certify that this application is my own work and is factually true" />
)}</Field>
					<Box sx={{ mt: 2 }}>
						<Button type="submit" variant="contained">
							Submit application
						</Button>
					</Box>
				</Pane>
			</form>
		</Container>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<ThemeProvider theme={theme}>
		<CssBaseline />
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<App />
		</LocalizationProvider>
	</ThemeProvider>,
);
