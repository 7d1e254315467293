import Alert from "@mui/material/Alert";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import InputLabel from "@mui/material/InputLabel";
import MenuItem from "@mui/material/MenuItem";
import Paper from "@mui/material/Paper";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Select from "@mui/material/Select";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { useId, useState } from "react";
import { createRoot } from "react-dom/client";

type Value = string | boolean | string[] | Dayjs | null;
type Option = [value: string, text: string];
type Question = {
	k: string;
	kind: "text" | "select" | "auto" | "date" | "month" | "radio" | "boxes" | "box";
	ask: string;
	how?: "above" | "placeholder" | "bare" | "aria";
	options?: Option[];
	help?: string;
	must?: boolean;
	type?: string;
	rows?: number;
	wide?: boolean;
	row?: boolean;
};

const same = (...texts: string[]): Option[] => texts.map((text) => [text, text]);
const STATES: Option[] =
	"Alaska AK,Arizona AZ,California CA,Colorado CO,Hawaii HI,Idaho ID,Montana MT,Nevada NV,New Mexico NM,Oregon OR,Utah UT,Washington WA,Wyoming WY"
		.split(",")
		.map((line) => [line.slice(-2), line.slice(0, -3)]);
const COUNTRIES: Option[] =
	"BR Brazil,CA Canada,CN China,GH Ghana,GT Guatemala,IN India,MX Mexico,NE Niger,NG Nigeria,PH Philippines,KR South Korea,US United States,VN Vietnam"
		.split(",")
		.map((line) => [line.slice(0, 2), line.slice(3)]);
const MAJORS = same(
	"Biology",
	"Chemistry",
	"Civil Engineering",
	"Computer Science",
	"Economics",
	"Education",
	"Environmental Engineering",
	"Environmental Science",
	"History",
	"Nursing",
	"Undecided",
);
const SCHOOLING: Option[] = [
	["10", "Did not finish high school"],
	["20", "High school graduate or GED"],
	["30", "Some college, no degree"],
	["40", "Associate degree"],
	["50", "Bachelor’s degree"],
	["60", "Graduate or professional degree"],
];
const YESNO: Option[] = [
	["1", "Yes"],
	["0", "No"],
];

const SECTIONS: { title: string; intro?: string; questions: Question[] }[] = [
	{
		title: "1. The applicant",
		intro: "Give your name as it stands on your school record. Fields with an asterisk are required.",
		questions: [
			{ k: "given", kind: "text", ask: "Legal first name", must: true },
			{ k: "mid", kind: "text", ask: "Middle name" },
			{ k: "sur", kind: "text", ask: "Surname", must: true },
			{ k: "sfx", kind: "select", ask: "Suffix", options: [["", "None"], ...same("Jr.", "Sr.", "II", "III", "IV")] },
			{ k: "nick", kind: "text", ask: "What should the other Fellows call you?", how: "above", help: "It goes on your name badge." },
			{ k: "born", kind: "date", ask: "Date of birth", must: true },
			{ k: "bornIn", kind: "auto", ask: "Country of birth", options: COUNTRIES },
			{ k: "bornTown", kind: "text", ask: "City or town where you were born", how: "above" },
			{
				k: "gen",
				kind: "radio",
				ask: "Gender",
				row: true,
				options: [
					["W", "Woman"],
					["M", "Man"],
					["N", "Nonbinary"],
					["X", "Decline to state"],
				],
			},
			{
				k: "cit",
				kind: "radio",
				ask: "Which describes you?",
				must: true,
				wide: true,
				options: [
					["usc", "U.S. citizen or national"],
					["lpr", "Lawful permanent resident (green card)"],
					["daca", "DACA or Temporary Protected Status"],
					["visa", "Student or other visa"],
				],
			},
		],
	},
	{
		title: "2. How we reach you",
		questions: [
			{ k: "street", kind: "text", ask: "Mailing address", must: true, wide: true },
			{ k: "unit", kind: "text", ask: "Apartment, unit, space (optional)", how: "placeholder" },
			{ k: "town", kind: "text", ask: "City", must: true },
			{ k: "st", kind: "select", ask: "State", must: true, options: STATES },
			{ k: "zip", kind: "text", ask: "ZIP", must: true },
			{ k: "cell", kind: "text", ask: "Cell phone", help: "Ten digits, like 916-555-0100", type: "tel" },
			{ k: "mail", kind: "text", ask: "Your e-mail", must: true, type: "email" },
			{ k: "mail2", kind: "text", ask: "E-mail, once more", how: "bare", type: "email" },
			{ k: "emName", kind: "text", ask: "In an emergency, call (name)", how: "above" },
			{
				k: "emRel",
				kind: "select",
				ask: "That person is your",
				options: same("Parent", "Grandparent", "Aunt or uncle", "Neighbor", "Other adult"),
			},
			{ k: "emTel", kind: "text", ask: "Emergency phone", type: "tel" },
		],
	},
	{
		title: "3. School",
		intro: "Home-schooled applicants enter the name of their charter or affidavit.",
		questions: [
			{ k: "hs", kind: "text", ask: "Name of your high school", how: "aria", must: true, wide: true },
			{ k: "hsTown", kind: "text", ask: "School’s city" },
			{ k: "hsSt", kind: "auto", ask: "School’s state", how: "bare", options: STATES },
			{
				k: "yr",
				kind: "select",
				ask: "Year in school this fall",
				how: "above",
				options: same("Freshman (9)", "Sophomore (10)", "Junior (11)", "Senior (12)", "Already graduated"),
			},
			{ k: "out", kind: "month", ask: "Month of graduation" },
			{ k: "gpaU", kind: "text", ask: "GPA, unweighted (4.0 scale)" },
			{ k: "gpaW", kind: "text", ask: "GPA, weighted" },
			{
				k: "rk",
				kind: "text",
				ask: "Your place in the class",
				how: "above",
				help: "1 means first. Leave blank if your school does not rank.",
			},
			{ k: "rkOf", kind: "text", ask: "out of (students in your class)", how: "bare" },
			{ k: "satM", kind: "text", ask: "Best SAT Math", type: "number" },
			{ k: "satV", kind: "text", ask: "Best SAT Reading and Writing", type: "number" },
			{ k: "major", kind: "auto", ask: "What do you hope to study?", how: "above", options: MAJORS },
			{
				k: "deg",
				kind: "radio",
				ask: "How far do you mean to go in your studies?",
				how: "above",
				wide: true,
				options: [
					["A", "Certificate or associate degree"],
					["B", "Bachelor’s degree"],
					["M", "Master’s degree"],
					["D", "Doctorate or professional degree"],
				],
			},
			{ k: "cName", kind: "text", ask: "School counselor", how: "above" },
			{ k: "cMail", kind: "text", ask: "Counselor’s e-mail", type: "email" },
		],
	},
	{
		title: "4. Household",
		intro: "Used for the State’s equity report. Reviewers do not see this section.",
		questions: [
			{ k: "p1", kind: "select", ask: "Parent 1: schooling completed", options: SCHOOLING },
			{ k: "p2", kind: "select", ask: "Parent 2: schooling completed", options: SCHOOLING },
			{ k: "fg", kind: "radio", ask: "Will you be the first in your family to earn a college degree?", row: true, options: YESNO },
			{
				k: "inc",
				kind: "select",
				ask: "Yearly income of your household, before taxes",
				how: "above",
				options: [
					["b1", "Under $25,000"],
					["b2", "$25,000 to $49,999"],
					["b3", "$50,000 to $64,999"],
					["b4", "$65,000 to $84,999"],
					["b5", "$85,000 to $119,999"],
					["b6", "$120,000 and over"],
				],
			},
			{
				k: "lat",
				kind: "radio",
				ask: "Hispanic or Latino origin",
				how: "above",
				row: true,
				options: [
					["Y", "Yes, Hispanic or Latino"],
					["N", "Not Hispanic or Latino"],
				],
			},
			{
				k: "race",
				kind: "boxes",
				ask: "Race (mark all that apply)",
				options: [
					["ai", "American Indian or Alaska Native"],
					["as", "Asian"],
					["bl", "Black or African American"],
					["pi", "Native Hawaiian or Pacific Islander"],
					["wh", "White"],
				],
			},
			{
				k: "lang",
				kind: "boxes",
				ask: "Languages you can hold a conversation in",
				how: "above",
				options: [
					["ar", "Arabic"],
					["en", "English"],
					["ig", "Igbo"],
					["ko", "Korean"],
					["es", "Spanish"],
					["tl", "Tagalog"],
					["vi", "Vietnamese"],
				],
			},
			{ k: "ssn4", kind: "text", ask: "Last four digits of SSN", help: "For the stipend" },
		],
	},
	{
		title: "5. Last things",
		questions: [
			{
				k: "heard",
				kind: "boxes",
				ask: "Where did you learn of the Fellowship?",
				options: [
					["w", "Website"],
					["f", "A friend"],
					["p", "A poster"],
					["s", "Social media"],
				],
			},
			{ k: "shirt", kind: "select", ask: "Shirt size", options: same("S", "M", "L", "XL") },
			{ k: "why", kind: "text", ask: "Tell us about a problem in your county that you would take on.", how: "above", rows: 4, wide: true },
			{ k: "ok", kind: "box", ask: "I certify that everything above is true and agree to the Fellowship rules.", wide: true },
			{ k: "sign", kind: "text", ask: "Type your full name as your signature" },
		],
	},
];

const QUESTIONS = SECTIONS.flatMap(({ questions }) => questions);
const places = new Map<string, HTMLElement>();
const emptyOf = ({ kind }: Question): Value =>
	kind === "boxes" ? [] : kind === "box" ? false : ["auto", "date", "month"].includes(kind) ? null : "";
let latest: Record<string, Value> = { ...Object.fromEntries(QUESTIONS.map((each) => [each.k, emptyOf(each)])), url: "", submitted: false };

function Asked({ q, value, set }: { q: Question; value: Value; set: (value: Value) => void }) {
	const id = useId();
	const options = q.options ?? [];
	const floats = q.how === undefined;
	const label = floats ? q.ask : undefined;
	const above = (q.how === "above" || q.how === "aria") && (
		<Typography variant="body2" id={q.how === "aria" ? id : undefined} sx={{ mb: 0.5 }}>
			{q.ask}
			{q.must && " *"}
		</Typography>
	);
	const bare = q.how === "bare" && (
		<Typography component="div" variant="caption">
			{q.ask}
		</Typography>
	);
	if (q.kind === "text")
		return (
			<>
				{above}
				{bare}
				<TextField
					fullWidth
					label={label}
					required={q.must}
					type={q.type}
					multiline={q.rows !== undefined}
					minRows={q.rows}
					size={floats ? "medium" : "small"}
					placeholder={q.how === "placeholder" ? q.ask : undefined}
					helperText={q.help}
					value={value}
					onChange={(event) => set(event.target.value)}
					slotProps={{ htmlInput: q.how === "aria" ? { "aria-labelledby": id } : {} }}
				/>
			</>
		);
	if (q.kind === "select")
		return (
			<>
				{above}
				<FormControl fullWidth required={q.must} size={floats ? "medium" : "small"}>
					{floats && <InputLabel id={id}>{q.ask}</InputLabel>}
					<Select
						labelId={floats ? id : undefined}
						label={label}
						displayEmpty={!floats}
						value={value as string}
						onChange={(event) => set(event.target.value)}
					>
						{!floats && <MenuItem value="">Choose one</MenuItem>}
						{options.map(([code, text]) => (
							<MenuItem key={code} value={code}>
								{text}
							</MenuItem>
						))}
					</Select>
				</FormControl>
			</>
		);
	if (q.kind === "auto")
		return (
			<>
				{above}
				{bare}
				<Autocomplete
					options={options}
					getOptionLabel={([, text]) => text}
					isOptionEqualToValue={(one, other) => one[0] === other[0]}
					value={options.find(([code]) => code === value) ?? null}
					onChange={(_, chosen) => set(chosen?.[0] ?? null)}
					renderInput={(params) => <TextField {...params} label={label} />}
				/>
			</>
		);
	if (q.kind === "date")
		return (
			<DatePicker
				label={q.ask}
				value={value as Dayjs | null}
				onChange={set}
				slotProps={{ textField: { fullWidth: true, required: q.must } }}
			/>
		);
	if (q.kind === "month")
		return (
			<DatePicker
				label={q.ask}
				views={["year", "month"]}
				openTo="year"
				value={value as Dayjs | null}
				onChange={set}
				slotProps={{ textField: { fullWidth: true } }}
			/>
		);
	if (q.kind === "radio")
		return (
			<FormControl required={q.must}>
				{floats ? <FormLabel id={id}>{q.ask}</FormLabel> : above}
				<RadioGroup
					row={q.row}
					aria-labelledby={floats ? id : undefined}
					name={`radio-${q.k}`}
					value={value}
					onChange={(_, chosen) => set(chosen)}
				>
					{options.map(([code, text]) => (
						<FormControlLabel key={code} value={code} control={<Radio size="small" />} label={text} />
					))}
				</RadioGroup>
			</FormControl>
		);
	if (q.kind === "boxes") {
		const held = value as string[];
		const toggle = (code: string) => set(held.includes(code) ? held.filter((each) => each !== code) : [...held, code].sort());
		const group = (
			<FormGroup>
				{options.map(([code, text]) => (
					<FormControlLabel
						key={code}
						control={<Checkbox size="small" checked={held.includes(code)} onChange={() => toggle(code)} />}
						label={text}
					/>
				))}
			</FormGroup>
		);
		if (!floats)
			return (
				<>
					{above}
					{group}
				</>
			);
		return (
			<FormControl component="fieldset">
				<FormLabel component="legend">{q.ask}</FormLabel>
				{group}
				<FormHelperText>Optional</FormHelperText>
			</FormControl>
		);
	}
	return <FormControlLabel control={<Checkbox checked={value as boolean} onChange={(_, on) => set(on)} />} label={q.ask} />;
}

function App() {
	const [values, setValues] = useState(latest);
	latest = values;
	const set = (key: string, value: Value) => setValues((before) => ({ ...before, [key]: value }));
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					Golden Valley Youth Fellows
				</Typography>
				<Alert severity="info" sx={{ mb: 3 }}>
					The Fellowship places forty high school students with county offices for one summer. Applications close at 5 p.m. Pacific on
					February 12.
				</Alert>
				<Box
					component="form"
					noValidate
					autoComplete="off"
					onSubmit={(event) => {
						event.preventDefault();
						set("submitted", true);
					}}
				>
					{SECTIONS.map(({ title, intro, questions }) => (
						<Paper key={title} variant="outlined" sx={{ p: 3, mb: 3 }}>
							<Typography variant="h6" component="h2">
								{title}
							</Typography>
							{intro && (
								<Typography color="text.secondary" sx={{ mb: 1 }}>
									{intro}
								</Typography>
							)}
							<Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2, mt: 2 }}>
								{questions.map((q) => (
									<Box
										key={q.k}
										sx={q.wide ? { gridColumn: "1 / -1" } : {}}
										ref={(node: HTMLElement | null) => {
											if (node) places.set(q.k, node);
										}}
									>
										<Asked q={q} value={values[q.k]} set={(value) => set(q.k, value)} />
									</Box>
								))}
							</Box>
						</Paper>
					))}
					<div style={{ position: "absolute", left: -9999 }} aria-hidden="true">
						<input
							type="text"
							name="homepage_url"
							tabIndex={-1}
							value={values.url as string}
							onChange={(event) => set("url", event.target.value)}
						/>
					</div>
					<Button type="submit" variant="contained" size="large">
						Send my application
					</Button>
				</Box>
			</Container>
		</LocalizationProvider>
	);
}

const textOf = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();

function shownOf({ k, kind }: Question) {
	const place = places.get(k) as HTMLElement;
	if (kind === "select") return textOf(place.querySelector("[role=combobox]")).replace("Choose one", "");
	if (kind === "date" || kind === "month") return textOf(place.querySelector(".MuiPickersSectionList-root"));
	const chosen = [...place.querySelectorAll("label:has(:checked)")].map(textOf);
	if (kind === "radio") return chosen[0] ?? "";
	if (kind === "boxes") return chosen;
	if (kind === "box") return chosen.length > 0;
	return place.querySelector<HTMLInputElement>("input, textarea")?.value;
}

const stateOf = (value: Value, kind?: string) =>
	kind === "date" || kind === "month" ? ((value as Dayjs | null)?.format(kind === "date" ? "YYYY-MM-DD" : "YYYY-MM") ?? null) : value;

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
Object.assign(window, {
	formState: () =>
		Object.fromEntries(Object.entries(latest).map(([key, value]) => [key, stateOf(value, QUESTIONS.find(({ k }) => k === key)?.kind)])),
	formShown: () => ({
		...Object.fromEntries(QUESTIONS.map((each) => [each.k, shownOf(each)])),
		url: document.querySelector<HTMLInputElement>("[name=homepage_url]")?.value,
	}),
});
