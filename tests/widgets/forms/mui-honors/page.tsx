import {
	Autocomplete,
	Box,
	Button,
	Card,
	CardContent,
	CardHeader,
	Chip,
	CssBaseline,
	FormControlLabel,
	InputAdornment,
	MenuItem,
	Stack,
	Step,
	StepLabel,
	Stepper,
	Switch,
	TextField,
	ToggleButton,
	ToggleButtonGroup,
	Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { type Control, Controller, type ControllerRenderProps, useFieldArray, useForm } from "react-hook-form";

type Values = Record<string, unknown> & { involvement: object[]; recognition: object[] };
type Kind = "text" | "long" | "pick" | "chips" | "one" | "many" | "switch" | "day";
type Ask = { name: string; kind: Kind; label: string; of?: string[]; help?: string; unit?: string; max?: number };

const TERMS = ["Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"];
const STANDINGS = ["Top 1%", "Top 5%", "Top 10%", "Top 25%", "Other"];
const MAJORS = [
	"Bioengineering",
	"Biology",
	"Chemical Engineering",
	"Civil Engineering",
	"Earth Sciences",
	"Environmental Engineering",
	"Environmental Sciences",
	"History",
	"Political Science",
	"Undeclared",
];
const LANGUAGES = ["Arabic", "English", "French", "German", "Igbo", "Japanese", "Korean", "Mandarin", "Spanish", "Vietnamese", "Yoruba"];
const AREAS = [
	"Arts and performance",
	"Athletics",
	"Community service",
	"Environment and sustainability",
	"Family responsibilities",
	"Paid employment",
	"Religious life",
	"Science and math clubs",
	"Speech and debate",
	"Student government",
];
const GRADES = ["9", "10", "11", "12"];

const ABOUT: Ask[] = [
	{ name: "applicant.legal", kind: "text", label: "Full legal name" },
	{ name: "applicant.called", kind: "text", label: "What should we call you?" },
	{ name: "applicant.refs", kind: "one", label: "Which pronouns do you use?", of: ["He/him", "She/her", "They/them", "Other"] },
	{ name: "applicant.inbox", kind: "text", label: "Email used on your university application" },
	{ name: "applicant.line", kind: "text", label: "Mobile", unit: "+1" },
	{ name: "applicant.from", kind: "text", label: "Hometown (city, state)" },
	{ name: "applicant.pid", kind: "text", label: "PCU ID number", help: "Nine digits, on your acknowledgement letter" },
	{ name: "record.school", kind: "text", label: "Current high school" },
	{ name: "record.began", kind: "day", label: "First day at this school" },
	{ name: "record.w", kind: "text", label: "Weighted GPA", max: 5 },
	{ name: "record.standing", kind: "pick", label: "Standing in your graduating class", of: STANDINGS },
	{ name: "plans.term", kind: "pick", label: "When would you start?", of: TERMS },
	{ name: "plans.fields", kind: "chips", label: "Intended major(s)", of: MAJORS, help: "Up to three" },
	{ name: "plans.tongues", kind: "chips", label: "Languages in which you can hold a conversation", of: LANGUAGES },
	{ name: "plans.first", kind: "switch", label: "I will be in the first generation of my family to finish a four-year degree" },
	{ name: "plans.hall", kind: "switch", label: "I would like to live in Honors Hall" },
];
const CLOSING: Ask[] = [
	{
		name: "ideas.seminar",
		kind: "one",
		label: "Which first-year seminar appeals to you most?",
		of: ["Water", "Memory", "Machines", "Borders"],
	},
	{ name: "ideas.book", kind: "text", label: "A book you would press into a stranger's hands" },
	{ name: "ideas.essay", kind: "long", label: "Why an honors college, and why ours? (250 words)" },
	{ name: "ref.who", kind: "text", label: "Teacher recommender" },
	{ name: "ref.subject", kind: "text", label: "Subject this teacher taught you" },
	{ name: "ref.mail", kind: "text", label: "Teacher's email" },
	{ name: "sign.waive", kind: "one", label: "Do you waive your right to see this recommendation?", of: ["I waive", "I do not waive"] },
	{ name: "sign.sms", kind: "switch", label: "Text me reminders (message rates apply)" },
	{ name: "sign.code", kind: "switch", label: "I have read the Honor Code and will abide by it" },
	{ name: "sign.initials", kind: "text", label: "Your initials" },
];
const INVOLVEMENT: Ask[] = [
	{ name: "area", kind: "pick", label: "Area", of: AREAS },
	{ name: "org", kind: "text", label: "Organization or employer", max: 80 },
	{ name: "part", kind: "text", label: "Your role", max: 60 },
	{ name: "did", kind: "long", label: "What you did, in one or two sentences", max: 150 },
	{ name: "yrs", kind: "many", label: "Grades", of: GRADES },
	{ name: "hpw", kind: "text", label: "Time", unit: "hrs / wk" },
	{ name: "wpy", kind: "text", label: "Duration", unit: "wks / yr" },
	{ name: "goes", kind: "one", label: "Will you carry on with it at PCU?", of: ["Yes", "No"] },
];
const RECOGNITION: Ask[] = [
	{ name: "what", kind: "text", label: "Award or distinction", max: 100 },
	{ name: "when", kind: "pick", label: "Received in", of: ["Freshman year", "Sophomore year", "Junior year", "Senior year"] },
];
const under = (list: string, row: number, asks: Ask[]) => asks.map((ask) => ({ ...ask, name: `${list}.${row}.${ask.name}` }));
const EVERY = [
	...ABOUT,
	...[0, 1].flatMap((row) => under("involvement", row, INVOLVEMENT)),
	...[0, 1, 2].flatMap((row) => under("recognition", row, RECOGNITION)),
	...CLOSING,
];
const emptyOf = ({ kind }: Ask) => ({ text: "", long: "", pick: "", chips: [], one: null, many: [], switch: false, day: null })[kind];
const blank = (asks: Ask[]) => Object.fromEntries(asks.map((ask) => [ask.name, emptyOf(ask)]));
const nested = (asks: Ask[]) => {
	const values: Record<string, Record<string, unknown>> = {};
	for (const ask of asks) {
		const [group, name] = ask.name.split(".");
		values[group] = { ...values[group], [name]: emptyOf(ask) };
	}
	return values;
};

const spots = new Map<string, HTMLElement>();
const read = (element: Element | null) => (element?.textContent ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();
function shownOf({ name, kind }: Ask) {
	const spot = spots.get(name) as HTMLElement;
	if (kind === "pick") return read(spot.querySelector("[role=combobox]"));
	if (kind === "chips") return [...spot.querySelectorAll(".MuiChip-label")].map(read);
	const pressed = [...spot.querySelectorAll("[aria-pressed=true]")].map(read);
	if (kind === "many") return pressed;
	if (kind === "one") return pressed[0] ?? "";
	if (kind === "switch") return spot.querySelector("input")?.checked;
	if (kind === "day") return read(spot.querySelector(".MuiPickersSectionList-root"));
	return spot.querySelector<HTMLInputElement>("input, textarea")?.value;
}

type Field = ControllerRenderProps<Values, string>;

function Widget({ ask, field }: { ask: Ask; field: Field }) {
	const { kind, label, of = [], help, unit, max } = ask;
	const value = field.value as never;
	if (kind === "pick")
		return (
			<TextField {...field} value={value} select fullWidth variant="filled" label={label} helperText={help}>
				{of.map((option) => (
					<MenuItem key={option} value={option}>
						{option}
					</MenuItem>
				))}
			</TextField>
		);
	if (kind === "chips")
		return (
			<Autocomplete
				multiple
				options={of}
				value={value as string[]}
				onChange={(_, chosen) => field.onChange(chosen)}
				onBlur={field.onBlur}
				renderValue={(chosen, itemProps) => chosen.map((option, index) => <Chip {...itemProps({ index })} key={option} label={option} />)}
				renderInput={(params) => <TextField {...params} variant="filled" label={label} helperText={help} placeholder="Start typing" />}
			/>
		);
	if (kind === "one" || kind === "many")
		return (
			<Box>
				<Typography variant="subtitle2" component="p">
					{label}
				</Typography>
				<ToggleButtonGroup
					size="small"
					exclusive={kind === "one"}
					value={value}
					onChange={(_, chosen) => field.onChange(kind === "many" ? [...chosen].sort((a, b) => a - b) : chosen)}
				>
					{of.map((option) => (
						<ToggleButton key={option} value={option.toLowerCase()}>
							{option}
						</ToggleButton>
					))}
				</ToggleButtonGroup>
			</Box>
		);
	if (kind === "switch")
		return (
			<FormControlLabel label={label} control={<Switch checked={value} onChange={(_, on) => field.onChange(on)} onBlur={field.onBlur} />} />
		);
	if (kind === "day")
		return (
			<DatePicker
				label={label}
				format="DD MMM YYYY"
				value={value ? dayjs(value) : null}
				onChange={(day) => field.onChange(day?.isValid() ? day.format("YYYY-MM-DD") : null)}
				slotProps={{ textField: { variant: "filled", fullWidth: true } }}
			/>
		);
	return (
		<TextField
			{...field}
			value={value}
			fullWidth
			variant="filled"
			label={label}
			helperText={help}
			multiline={kind === "long"}
			minRows={kind === "long" ? 2 : undefined}
			slotProps={{
				htmlInput: { maxLength: max },
				input: unit
					? unit === "+1"
						? { startAdornment: <InputAdornment position="start">+1</InputAdornment> }
						: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> }
					: {},
			}}
		/>
	);
}

const Fields = ({ asks, control }: { asks: Ask[]; control: Control<Values> }) =>
	asks.map((ask) => (
		<Box key={ask.name} ref={(element: HTMLElement | null) => void (element && spots.set(ask.name, element))}>
			<Controller name={ask.name} control={control} render={({ field }) => <Widget ask={ask} field={field} />} />
		</Box>
	));

function Page() {
	const [step, setStep] = useState(0);
	const [submitted, setSubmitted] = useState(false);
	const { control, getValues, handleSubmit } = useForm<Values>({
		defaultValues: {
			...nested([...ABOUT, ...CLOSING]),
			involvement: [blank(INVOLVEMENT), blank(INVOLVEMENT)],
			recognition: [blank(RECOGNITION), blank(RECOGNITION), blank(RECOGNITION)],
		} as Values,
	});
	const involvement = useFieldArray({ control, name: "involvement" });
	const recognition = useFieldArray({ control, name: "recognition" });
	Object.assign(window, {
		formState: () => ({ ...Object.fromEntries(EVERY.map(({ name }) => [name, getValues(name)])), submitted }),
		formShown: () => Object.fromEntries(EVERY.map((ask) => [ask.name, shownOf(ask)])),
	});
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<Box component="main" sx={{ maxWidth: 760, mx: "auto", p: 3 }}>
				<Typography variant="h4">Pacific Cascade University</Typography>
				<Typography variant="h6" component="p" sx={{ mb: 3 }}>
					Honors College supplement
				</Typography>
				<Stepper activeStep={step} sx={{ mb: 3 }}>
					{["You and your work", "Writing sample", "Review"].map((title) => (
						<Step key={title}>
							<StepLabel>{title}</StepLabel>
						</Step>
					))}
				</Stepper>
				{step === 0 && (
					<Stack component="form" spacing={2.5} noValidate onSubmit={handleSubmit(() => setStep(1))}>
						<Fields asks={ABOUT} control={control} />
						<Typography variant="h6">Your two most significant involvements</Typography>
						<Typography variant="body2">Clubs, jobs, care of family, service: whatever took your time. Most important first.</Typography>
						{involvement.fields.map(({ id }, row) => (
							<Card key={id} variant="outlined">
								<CardHeader title={`Involvement ${row + 1}`} />
								<CardContent component={Stack} spacing={2}>
									<Fields asks={under("involvement", row, INVOLVEMENT)} control={control} />
								</CardContent>
							</Card>
						))}
						<Typography variant="h6">Recognition</Typography>
						{recognition.fields.map(({ id }, row) => (
							<Stack key={id} direction="row" spacing={2} sx={{ "& > *": { flex: 1 } }}>
								<Fields asks={under("recognition", row, RECOGNITION)} control={control} />
							</Stack>
						))}
						<Typography variant="h6">Ideas, recommender and promises</Typography>
						<Fields asks={CLOSING} control={control} />
						<Button type="submit" variant="contained">
							Save and continue
						</Button>
					</Stack>
				)}
				{step > 0 && (
					<Stack spacing={2}>
						<TextField label="Paste a graded paper here" multiline minRows={10} />
						<Button variant="contained" onClick={() => setSubmitted(true)}>
							Submit supplement
						</Button>
					</Stack>
				)}
			</Box>
		</LocalizationProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
