import {
	Autocomplete,
	Box,
	Button,
	Checkbox,
	Container,
	CssBaseline,
	FormControl,
	FormControlLabel,
	FormGroup,
	FormHelperText,
	FormLabel,
	Grid,
	MenuItem,
	OutlinedInput,
	Paper,
	Radio,
	RadioGroup,
	TextField,
	Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type Option = { v: string; t: string };
type Answer = string | boolean | string[] | Dayjs | Option | null;
type Question = {
	k: string;
	as?: "select" | "radio" | "boxes" | "box" | "date" | "month" | "state" | "school" | "phone" | "plain" | "long" | "trap";
	label: ReactNode;
	of?: Option[];
	help?: string;
	hint?: string;
	max?: number;
	req?: boolean;
	w?: number;
};

const list = (...texts: string[]) => texts.map((t, i) => ({ v: String(i + 1), t }));
const pairs = (text: string) => text.split("|").map((pair) => ({ v: pair.slice(0, 2), t: pair.slice(3) }));
const STATES = pairs(
	"AZ Arizona|CA California|CO Colorado|HI Hawaii|ID Idaho|KS Kansas|MT Montana|NE Nebraska|NV Nevada|NM New Mexico|OK Oklahoma|OR Oregon|TX Texas|UT Utah|WA Washington|WY Wyoming",
);
const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Crater High School", "Phoenix High School", "Yreka High School"];
const YES_NO = [
	{ v: "Y", t: "Yes" },
	{ v: "N", t: "No" },
];

const SECTIONS: { title: string; text?: string; ask: Question[] }[] = [
	{
		title: "1. About the applicant",
		text: "Please use the name on your school records. Fields marked * are required.",
		ask: [
			{ k: "fn", label: "First name", req: true, w: 5 },
			{ k: "mi", label: "M.I.", max: 1, w: 2 },
			{ k: "ln", label: "Last name", req: true, w: 5 },
			{ k: "sfx", as: "select", label: "Suffix", of: list("(none)", "Jr.", "Sr.", "II", "III", "IV"), w: 3 },
			{ k: "goby", label: "Name you go by", w: 4 },
			{ k: "bd", as: "date", label: "Birthday", req: true, w: 5 },
			{ k: "em", label: "E-mail", req: true, help: "We send every decision here. Check it often.", w: 7 },
			{ k: "ph", as: "phone", label: "Cell phone", req: true, hint: "(555) 555-5555", w: 5 },
			{ k: "ln1", label: "Street address", req: true, w: 8 },
			{ k: "ln2", label: "Apt / unit", w: 4 },
			{ k: "cty", label: "City", req: true, w: 4 },
			{ k: "st", as: "state", label: "State", req: true, w: 4 },
			{ k: "zp", label: "ZIP", req: true, max: 10, w: 4 },
			{ k: "kin", label: "Name of any Foundation trustee related to you", w: 7 },
			{ k: "kinr", label: "Relationship of that trustee to you", w: 5 },
			{ k: "fax", as: "trap", label: "Leave this field blank" },
		],
	},
	{
		title: "2. High school record",
		ask: [
			{ k: "hs", as: "school", label: "High school attended", help: "Pick from the list, or type a name that is not on it.", w: 8 },
			{ k: "hscty", label: "Town", w: 4 },
			{
				k: "yr",
				as: "radio",
				label: "What year are you in?",
				of: list("Sophomore (10)", "Junior (11)", "Senior (12)", "Already graduated"),
				w: 12,
			},
			{ k: "grad", as: "month", label: "Graduation (month and year)", w: 6 },
			{ k: "gpa", as: "plain", label: "Cumulative GPA, unweighted, on a 4.0 scale", max: 5, w: 6 },
			{ k: "wgpa", as: "plain", label: "Weighted GPA, if your school reports one", max: 5, w: 6 },
			{ k: "rk", as: "plain", label: "Your rank in the class", w: 3 },
			{ k: "sz", as: "plain", label: "out of how many students?", w: 3 },
			{ k: "sat", label: "SAT superscore", help: "Your best reading/writing plus your best math", w: 4 },
			{ k: "act", label: "ACT composite", help: "Highest single sitting", w: 4 },
			{ k: "ctr", label: "Counselor's name", w: 6 },
			{ k: "ctre", label: "Counselor's e-mail", w: 6 },
		],
	},
	{
		title: "3. Plans",
		ask: [
			{ k: "col", label: "College or university you most hope to attend", w: 7 },
			{ k: "maj", label: "Intended field of study", w: 5 },
			{
				k: "deg",
				as: "select",
				label: "Highest degree you plan to earn",
				of: list("Certificate", "Associate", "Bachelor's", "Master's", "Doctorate"),
				w: 6,
			},
			{ k: "job", label: "Career you have in mind", w: 6 },
		],
	},
	{
		title: "4. Your household",
		text: "The selection committee sees this section only after finalists are chosen.",
		ask: [
			{ k: "p1", label: "First parent or guardian: full name", w: 6 },
			{ k: "p1o", label: "First parent or guardian: occupation", w: 6 },
			{ k: "p2", label: "Second parent or guardian: full name", w: 6 },
			{ k: "p2o", label: "Second parent or guardian: occupation", w: 6 },
			{ k: "sib", as: "plain", label: "How many brothers and sisters do you have?", w: 6 },
			{
				k: "inc",
				as: "select",
				label: "Total household income last year",
				of: list("Under $30,000", "$30,000 – $49,999", "$50,000 – $74,999", "$75,000 – $99,999", "$100,000 and over"),
				w: 6,
			},
			{ k: "deg4", as: "radio", label: "Has either of your parents completed a four-year college degree?", of: YES_NO, w: 12 },
			{
				k: "cit",
				as: "select",
				label: "Citizenship",
				of: list("U.S. citizen or national", "Permanent resident", "DACA recipient", "Other non-citizen"),
				w: 6,
			},
			{ k: "gen", as: "select", label: "Gender", of: list("Man", "Woman", "Nonbinary", "I prefer not to answer"), w: 6 },
			{ k: "his", as: "radio", label: "Are you of Hispanic, Latino or Spanish origin?", of: YES_NO, w: 12 },
			{
				k: "race",
				as: "boxes",
				label: "Race (select all that apply)",
				of: list("American Indian or Alaska Native", "Asian", "Black or African American", "Pacific Islander", "White"),
				w: 12,
			},
		],
	},
	{
		title: "5. Last things",
		ask: [
			{
				k: "how",
				as: "select",
				label: "How did you learn about us?",
				of: list("School counselor", "Friend or family", "Newspaper", "Social media", "Search engine"),
				w: 6,
			},
			{ k: "prev", as: "radio", label: "Have you applied for a Foundation scholarship before?", of: YES_NO, w: 12 },
			{ k: "essay", as: "long", label: "Describe a time you made your town a better place to live. (500 words)", w: 12 },
			{
				k: "ok",
				as: "box",
				label: "I certify that everything above is true and give the Foundation permission to publish my name.",
				w: 12,
			},
			{ k: "sig", label: "Type your full name as your signature", w: 6 },
			{ k: "sigd", as: "date", label: "Date signed", w: 4 },
		],
	},
];

const QUESTIONS = SECTIONS.flatMap(({ ask }) => ask);
const emptyOf = ({ as }: Question): Answer =>
	as === "boxes" ? [] : as === "box" ? false : as === "date" || as === "month" || as === "state" || as === "school" ? null : "";
const phone = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 10);
	return d.length < 4 ? d : d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};
const places = new Map<string, HTMLElement>();
const at = (k: string) => (element: HTMLElement | null) => void (element && places.set(k, element));

function Control({ q, value, set }: { q: Question; value: Answer; set: (value: Answer) => void }) {
	const { k, as, label, of = [], help, hint, max, req } = q;
	const text = { fullWidth: true, label, required: req, helperText: help, placeholder: hint, value, name: `tcf_${k}` };
	if (as === "select")
		return (
			<TextField {...text} select onChange={(event) => set(event.target.value)}>
				{of.map(({ v, t }) => (
					<MenuItem key={v} value={v}>
						{t}
					</MenuItem>
				))}
			</TextField>
		);
	if (as === "radio")
		return (
			<FormControl>
				<FormLabel id={`${k}-q`}>{label}</FormLabel>
				<RadioGroup row aria-labelledby={`${k}-q`} name={`tcf_${k}`} value={value} onChange={(_, chosen) => set(chosen)}>
					{of.map(({ v, t }) => (
						<FormControlLabel key={v} value={v} label={t} control={<Radio />} />
					))}
				</RadioGroup>
			</FormControl>
		);
	if (as === "boxes") {
		const chosen = value as string[];
		const turn = (v: string, on: boolean) => set(of.map((o) => o.v).filter((o) => (o === v ? on : chosen.includes(o))));
		return (
			<FormControl component="fieldset">
				<FormLabel component="legend">{label}</FormLabel>
				<FormGroup>
					{of.map(({ v, t }) => (
						<FormControlLabel key={v} label={t} control={<Checkbox checked={chosen.includes(v)} onChange={(_, on) => turn(v, on)} />} />
					))}
				</FormGroup>
			</FormControl>
		);
	}
	if (as === "box")
		return <FormControlLabel label={label} control={<Checkbox checked={value as boolean} onChange={(_, on) => set(on)} />} />;
	if (as === "date")
		return (
			<DatePicker
				label={label}
				value={value as Dayjs | null}
				onChange={set}
				slotProps={{ textField: { required: req, fullWidth: true } }}
			/>
		);
	if (as === "month")
		return (
			<DatePicker
				label={label}
				views={["year", "month"]}
				openTo="year"
				format="MM/YYYY"
				value={value as Dayjs | null}
				onChange={set}
				slotProps={{ textField: { fullWidth: true } }}
			/>
		);
	if (as === "state")
		return (
			<Autocomplete
				options={STATES}
				getOptionLabel={({ t }) => t}
				isOptionEqualToValue={(one, other) => one.v === other.v}
				value={value as Option | null}
				onChange={(_, chosen) => set(chosen)}
				renderInput={(params) => <TextField {...params} label={label} required={req} />}
			/>
		);
	if (as === "school")
		return (
			<Autocomplete
				freeSolo
				autoSelect
				options={SCHOOLS}
				value={value as string | null}
				onChange={(_, chosen) => set(chosen)}
				renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
			/>
		);
	if (as === "plain")
		return (
			<Box>
				<Typography variant="body2" gutterBottom>
					{label}
				</Typography>
				<OutlinedInput
					size="small"
					fullWidth
					value={value}
					onChange={(event) => set(event.target.value)}
					inputProps={{ maxLength: max, inputMode: "decimal" }}
				/>
			</Box>
		);
	if (as === "trap")
		return (
			<Box sx={{ position: "absolute", left: -9999, width: 1, height: 1, overflow: "hidden" }}>
				<label>
					{label}
					<input
						name="company_fax"
						tabIndex={-1}
						autoComplete="off"
						value={value as string}
						onChange={(event) => set(event.target.value)}
					/>
				</label>
			</Box>
		);
	return (
		<TextField
			{...text}
			multiline={as === "long"}
			minRows={as === "long" ? 5 : undefined}
			slotProps={{ htmlInput: { maxLength: max } }}
			onChange={(event) => set(as === "phone" ? phone(event.target.value) : event.target.value)}
		/>
	);
}

function stateOf(answers: Record<string, Answer>) {
	const plain = ({ k, as }: Question) => {
		const value = answers[k];
		if (as === "date") return (value as Dayjs | null)?.format("YYYY-MM-DD") ?? null;
		if (as === "month") return (value as Dayjs | null)?.format("YYYY-MM") ?? null;
		return as === "state" ? ((value as Option | null)?.v ?? null) : value;
	};
	return Object.fromEntries(QUESTIONS.map((question) => [question.k, plain(question)]));
}

const wordsOf = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();

function shownOf({ k, as }: Question) {
	const place = places.get(k) as HTMLElement;
	const ticked = [...place.querySelectorAll("input:checked")].map((box) => wordsOf(box.closest("label")));
	if (as === "boxes") return ticked;
	if (as === "box") return ticked.length > 0;
	if (as === "radio") return ticked[0] ?? "";
	if (as === "select") return wordsOf(place.querySelector("[role=combobox]"));
	if (as === "date" || as === "month") return wordsOf(place.querySelector(".MuiPickersSectionList-root"));
	return place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea:not([aria-hidden])")?.value ?? "";
}

function Page() {
	const [answers, setAnswers] = useState<Record<string, Answer>>(() => Object.fromEntries(QUESTIONS.map((q) => [q.k, emptyOf(q)])));
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...stateOf(answers), submitted }),
			formShown: () => Object.fromEntries(QUESTIONS.map((q) => [q.k, shownOf(q)])),
		});
	}, [answers, submitted]);
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1">
					Tallgrass Community Foundation
				</Typography>
				<Typography variant="subtitle1">Ruth &amp; Walter Hagedorn Memorial Scholarship, 2027</Typography>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						setSubmitted(true);
					}}
				>
					{SECTIONS.map(({ title, text, ask }) => (
						<Paper key={title} variant="outlined" sx={{ p: 3, my: 3 }}>
							<Typography variant="h6" component="h2" gutterBottom>
								{title}
							</Typography>
							{text && <FormHelperText sx={{ mb: 2 }}>{text}</FormHelperText>}
							<Grid container spacing={2}>
								{ask.map((q) => (
									<Grid key={q.k} size={q.w} ref={at(q.k)}>
										<Control q={q} value={answers[q.k]} set={(value) => setAnswers((before) => ({ ...before, [q.k]: value }))} />
									</Grid>
								))}
							</Grid>
						</Paper>
					))}
					<Button type="submit" variant="contained" size="large">
						Send my application
					</Button>
				</form>
			</Container>
		</LocalizationProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
