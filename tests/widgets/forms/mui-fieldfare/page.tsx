import "dayjs/locale/en";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
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
import MenuItem from "@mui/material/MenuItem";
import Paper from "@mui/material/Paper";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Step from "@mui/material/Step";
import StepButton from "@mui/material/StepButton";
import StepContent from "@mui/material/StepContent";
import Stepper from "@mui/material/Stepper";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const places = new Map<string, HTMLElement>();
const mark = (name: string) => (element: HTMLElement | null) => {
	if (element) places.set(name, element);
	else places.delete(name);
};

type Common = { name: string; label: string; required?: boolean; help?: string; width?: number | string };

function Text({ name, label, required, help, width, type, rows, max, hideLabel, placeholder }: Common & { type?: string; rows?: number; max?: number; hideLabel?: boolean; placeholder?: string }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required }}
			render={({ field: { ref, ...field }, fieldState }) => (
				<TextField
					{...field}
					inputRef={ref}
					ref={mark(name)}
					type={type}
					label={hideLabel ? undefined : label}
					placeholder={placeholder}
					required={required}
					helperText={help}
					error={!!fieldState.error}
					multiline={!!rows}
					minRows={rows}
					size={hideLabel ? "small" : "medium"}
					slotProps={{ htmlInput: { maxLength: max, ...(hideLabel ? { "aria-label": label } : {}) } }}
					sx={{ width: width ?? "100%" }}
				/>
			)}
		/>
	);
}

function Pick({ name, label, required, help, width, options, multiple, hideLabel }: Common & { options: (string | [string, string])[]; multiple?: boolean; hideLabel?: boolean }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required }}
			render={({ field: { ref, ...field } }) => (
				<TextField
					{...field}
					inputRef={ref}
					ref={mark(name)}
					select
					label={hideLabel ? undefined : label}
					required={required}
					helperText={help}
					size={hideLabel ? "small" : "medium"}
					slotProps={{ select: { multiple, ...(hideLabel ? { SelectDisplayProps: { "aria-label": label } } : {}) } }}
					sx={{ width: width ?? "100%" }}
				>
					{options.map((option) => {
						const [value, text] = Array.isArray(option) ? option : [option, option];
						return (
							<MenuItem key={value} value={value}>
								{text}
							</MenuItem>
						);
					})}
				</TextField>
			)}
		/>
	);
}

function Look({ name, label, required, help, width, options, multiple, free }: Common & { options: string[]; multiple?: boolean; free?: boolean }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required }}
			render={({ field: { ref, value, onChange, onBlur } }) => (
				<Autocomplete
					ref={mark(name)}
					multiple={multiple}
					freeSolo={free}
					autoSelect={free}
					options={options}
					value={multiple ? value : value || null}
					onChange={(_, next) => onChange(next ?? (multiple ? [] : ""))}
					onBlur={onBlur}
					sx={{ width: width ?? "100%" }}
					renderInput={(params) => <TextField {...params} inputRef={ref} name={name} label={label} required={required} helperText={help} />}
				/>
			)}
		/>
	);
}

function Day({ name, label, required, help, width, views, format }: Common & { views?: ("year" | "month" | "day")[]; format?: string }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field: { ref, value, onChange, onBlur } }) => (
				<Box ref={mark(name)} sx={{ width: width ?? "100%" }}>
					<DatePicker
						inputRef={ref}
						label={label}
						value={value}
						onChange={onChange}
						views={views}
						format={format}
						slotProps={{ textField: { required, helperText: help, onBlur, fullWidth: true } }}
					/>
				</Box>
			)}
		/>
	);
}

function Choose({ name, label, required, help, options }: Common & { options: [string, string][] }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field: { ref, ...field } }) => (
				<FormControl required={required} ref={mark(name)}>
					<FormLabel id={`${name}-caption`}>{label}</FormLabel>
					<RadioGroup row aria-labelledby={`${name}-caption`} {...field}>
						{options.map(([value, text]) => (
							<FormControlLabel key={value} value={value} control={<Radio />} label={text} />
						))}
					</RadioGroup>
					{help && <FormHelperText>{help}</FormHelperText>}
				</FormControl>
			)}
		/>
	);
}

function Boxes({ name, label, help, options }: Common & { options: string[] }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field: { value, onChange } }) => (
				<FormControl component="fieldset" ref={mark(name)}>
					<FormLabel component="legend">{label}</FormLabel>
					{help && <FormHelperText>{help}</FormHelperText>}
					<FormGroup>
						{options.map((option) => (
							<FormControlLabel
								key={option}
								label={option}
								control={
									<Checkbox
										checked={value.includes(option)}
										onChange={(event) => onChange(event.target.checked ? [...value, option] : value.filter((each: string) => each !== option))}
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

function Tick({ name, label }: { name: string; label: string }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field: { value, ...field } }) => (
				<FormControlLabel ref={mark(name)} label={label} control={<Checkbox {...field} checked={value} />} />
			)}
		/>
	);
}

const Row = ({ children }: { children: ReactNode }) => (
	<Stack direction="row" spacing={2} sx={{ mb: 2 }}>
		{children}
	</Stack>
);
const Head = ({ children }: { children: ReactNode }) => (
	<Typography variant="h6" component="h3" sx={{ mt: 2, mb: 1.5 }}>
		{children}
	</Typography>
);

const YES_NO: [string, string][] = [
	["yes", "Yes"],
	["no", "No"],
];
const SCHOOLING = ["Did not finish high school", "High school graduate", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Not known"];
const CLASS_YEARS: [string, string][] = [
	["FR", "Freshman"],
	["SO", "Sophomore"],
	["JR", "Junior"],
	["SR", "Senior"],
];
const INTERESTS: string[] = ["Academic club", "Art or music", "Athletics", "Community service", "Debate or speech", "Employment", "Environmental work", "Family duties", "Religious", "Student government", "Theatre", "Something else"];
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Human Geography", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States History", "AP World History: Modern"];

function You() {
	return (
		<>
			<Typography sx={{ mb: 2 }}>Please write your name as it stands on your passport or birth certificate. You may tell us below what to call you.</Typography>
			<Row>
				<Text name="legalFirst" label="Given name" required />
				<Text name="legalMiddle" label="Middle" />
				<Text name="legalLast" label="Family name" required />
				<Pick name="nameSuffix" label="Suffix" width={160} options={["Jr.", "Sr.", "II", "III", "IV"]} />
			</Row>
			<Row>
				<Text name="goesBy" label="What do your friends call you?" help="We will use it on your visit badge." />
				<Text name="applicantEmail" label="Email for correspondence" type="email" required />
				<Text name="cell" label="Cell" type="tel" help="With area code" />
			</Row>
			<Row>
				<Day name="dob" label="Born on" required />
				<Text name="birthTown" label="Birthplace (town)" />
				<Look name="birthNation" label="Birthplace (nation)" options={COUNTRIES} />
			</Row>
			<Head>Home</Head>
			<Row>
				<Text name="home.line1" label="Number and street" required />
				<Text name="home.line2" label="Apt., unit, P.O. Box" width={260} />
			</Row>
			<Row>
				<Text name="home.town" label="Town or city" required />
				<Look name="home.state" label="State or territory" options={STATES.map(([, state]) => state)} />
				<Text name="home.zip" label="ZIP" width={160} />
				<Pick name="home.nation" label="Nation" options={COUNTRIES} />
			</Row>
			<Row>
				<Text name="term.address" label="Boarding or dormitory address, if you live away from home during the year" />
			</Row>
			<Head>Background</Head>
			<Stack spacing={2}>
				<Choose name="pronounSet" label="Pronouns" options={[["she", "she/her"], ["he", "he/him"], ["they", "they/them"], ["ask", "Ask me"]]} />
				<Choose name="sexOnRecord" label="Legal sex" required options={[["F", "Female"], ["M", "Male"], ["X", "X"]]} />
				<Pick name="citizen" label="Citizenship" required width={420} options={[["US", "United States citizen or national"], ["PR", "Permanent resident (I-551)"], ["RA", "Refugee or asylee"], ["NR", "Citizen of another country, visa needed"]]} />
				<Choose name="latine" label="Are you of Hispanic or Latine descent?" help="Optional. Not seen by the scholarship readers." options={[...YES_NO, ["na", "I'd rather not say"]]} />
				<Boxes name="racial" label="How do you identify racially?" help="Mark any that apply. Optional." options={["American Indian or Alaska Native", "Asian or Asian American", "Black or African American", "Native Hawaiian or Pacific Islander", "White"]} />
				<Look name="tongues" label="Languages you know" multiple options={["Arabic", "Chinese", "English", "French", "German", "Igbo", "Korean", "Spanish", "Swahili", "Vietnamese"]} />
				<Text name="ssn" label="Social Security number" help="Needed only if you also file for federal aid" width={320} />
			</Stack>
		</>
	);
}

function School() {
	const { control } = useFormContext();
	const exams = useFieldArray({ control, name: "exams" });
	const courses = useFieldArray({ control, name: "courses" });
	return (
		<>
			<Row>
				<Text name="q201" label="Secondary school" required />
				<Text name="q202" label="City" />
				<Pick name="q203" label="State" width={180} options={STATES} />
			</Row>
			<Row>
				<Pick name="q204" label="You are now a" required options={CLASS_YEARS} />
				<Day name="q205" label="Commencement (month and year)" views={["month", "year"]} format="MM/YYYY" />
				<Pick name="q206" label="Entering Wexbury in" options={[["F26", "Fall 2026"], ["S27", "Spring 2027"], ["F27", "Fall 2027"], ["F28", "Fall 2028 (gap year)"]]} />
			</Row>
			<Row>
				<Text name="q207" label="Grade average, unweighted" />
				<Pick name="q208" label="Out of" width={160} options={["4.0", "5.0", "6.0", "10", "100"]} />
				<Text name="q209" label="Grade average, weighted" />
				<Text name="q210" label="Rank" width={160} />
				<Text name="q211" label="Number in graduating class" />
			</Row>
			<Head>Tests (optional at Wexbury)</Head>
			<Row>
				<Text name="q212" label="SAT Reading & Writing" />
				<Text name="q213" label="SAT Math" />
				<Text name="q214" label="ACT composite" />
				<Text name="q215" label="TOEFL iBT" />
			</Row>
			<Table size="small" sx={{ mb: 2 }}>
				<TableHead>
					<TableRow>
						<TableCell>Advanced Placement exam</TableCell>
						<TableCell sx={{ width: 140 }}>Score</TableCell>
						<TableCell sx={{ width: 160 }}>Year sat</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{exams.fields.map(({ id }, at) => (
						<TableRow key={id}>
							<TableCell>
								<Look name={`exams.${at}.title`} label={`Exam ${at + 1}`} options={EXAMS} />
							</TableCell>
							<TableCell>
								<Pick name={`exams.${at}.mark`} label={`Score, exam ${at + 1}`} hideLabel options={["5", "4", "3", "2", "1"]} />
							</TableCell>
							<TableCell>
								<Pick name={`exams.${at}.year`} label={`Year, exam ${at + 1}`} hideLabel options={["2024", "2025", "2026"]} />
							</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			<Head>Three courses you would like the committee to notice</Head>
			<Table size="small" sx={{ mb: 2 }}>
				<TableHead>
					<TableRow>
						<TableCell>Title as on the transcript</TableCell>
						<TableCell sx={{ width: 160 }}>Final mark</TableCell>
						<TableCell sx={{ width: 160 }}>Credits</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{courses.fields.map(({ id }, at) => (
						<TableRow key={id}>
							<TableCell>
								<Text name={`courses.${at}.title`} label={`High school course ${at + 1} title`} hideLabel />
							</TableCell>
							<TableCell>
								<Text name={`courses.${at}.mark`} label={`High school course ${at + 1} final mark`} hideLabel />
							</TableCell>
							<TableCell>
								<Text name={`courses.${at}.credit`} label={`High school course ${at + 1} credits`} hideLabel />
							</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			<Head>Looking ahead</Head>
			<Row>
				<Look name="q231" label="Likely major" options={MAJORS} />
				<Text name="q232" label="Work you picture yourself doing" />
				<Pick name="q233" label="How far do you hope to study?" options={["Bachelor's", "Master's", "Doctoral", "Law or medicine", "I do not know yet"]} />
			</Row>
			<Head>Your college counselor</Head>
			<Row>
				<Text name="q241" label="Counselor's name" />
				<Text name="q242" label="Email" type="email" />
				<Text name="q243" label="Direct line" type="tel" />
			</Row>
		</>
	);
}

function Beyond() {
	const { control } = useFormContext();
	const activities = useFieldArray({ control, name: "pursuits" });
	const prizes = useFieldArray({ control, name: "prizes" });
	return (
		<>
			<Typography sx={{ mb: 2 }}>Tell us of up to three pursuits outside the classroom. Paid work and family duties count as much as clubs.</Typography>
			{activities.fields.map(({ id }, at) => (
				<Accordion key={id} defaultExpanded>
					<AccordionSummary>Pursuit {at + 1}</AccordionSummary>
					<AccordionDetails>
						<Row>
							<Pick name={`pursuits.${at}.kind`} label="Kind" options={INTERESTS} />
							<Text name={`pursuits.${at}.group`} label="Group, team or employer" />
							<Text name={`pursuits.${at}.part`} label="Your part in it" max={50} />
						</Row>
						<Row>
							<Pick name={`pursuits.${at}.when`} label="Years" multiple options={CLASS_YEARS} />
							<Text name={`pursuits.${at}.hours`} label="Hrs/wk" type="number" width={160} />
							<Text name={`pursuits.${at}.weeks`} label="Wks/yr" type="number" width={160} />
						</Row>
						<Text name={`pursuits.${at}.story`} label="What came of it? (150 characters)" rows={2} max={150} />
					</AccordionDetails>
				</Accordion>
			))}
			<Head>Recognition</Head>
			{prizes.fields.map(({ id }, at) => (
				<Row key={id}>
					<Text name={`prizes.${at}.title`} label={`Award or honor no. ${at + 1}`} />
					<Pick name={`prizes.${at}.year`} label="Received as a" width={220} options={CLASS_YEARS} />
					<Pick name={`prizes.${at}.reach`} label="Reach" width={220} options={["School", "Region or state", "Nation", "World"]} />
				</Row>
			))}
			<Text name="whyWexbury" label="What draws you to a small college on a river? (200 words)" rows={4} />
		</>
	);
}

function Household() {
	const adult = (at: number, title: string) => (
		<Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
			<Typography component="h4" sx={{ mb: 2, fontWeight: 600 }}>
				{title}
			</Typography>
			<Row>
				<Text name={`adults.${at}.given`} label="First" />
				<Text name={`adults.${at}.family`} label="Last" />
				<Pick name={`adults.${at}.bond`} label="Relationship to you" options={["Mother", "Father", "Stepparent", "Guardian"]} />
			</Row>
			<Row>
				<Text name={`adults.${at}.job`} label="Line of work" />
				<Text name={`adults.${at}.firm`} label="Where employed" />
				<Pick name={`adults.${at}.schooling`} label="Schooling" options={SCHOOLING} />
			</Row>
		</Paper>
	);
	return (
		<>
			{adult(0, "Parent 1")}
			{adult(1, "Parent 2")}
			<Row>
				<Pick name="togetherness" label="Your parents are" options={["Married to each other", "Separated", "Divorced", "Never married", "One or both deceased"]} />
				<Choose name="firstToCollege" label="Would you be the first in your family to finish college?" options={YES_NO} />
			</Row>
			<Head>Brothers and sisters</Head>
			{[0, 1].map((at) => (
				<Row key={at}>
					<Text name={`kin.${at}.name`} label="First and last name" />
					<Text name={`kin.${at}.age`} label="Age" width={140} />
				</Row>
			))}
			<Head>Means</Head>
			<Row>
				<Pick name="means" label="Family income in the last tax year" help="Before taxes" options={["Under $30,000", "$30,000 – $59,999", "$60,000 – $89,999", "$90,000 – $149,999", "$150,000 and over", "Rather not say"]} />
				<Choose name="waiver" label="Shall we waive the application fee?" help="Answer yes if the fee would be a hardship." options={YES_NO} />
			</Row>
			<Head>Faculty recommender for the Named Scholarships</Head>
			<Row>
				<Text name="rec.name" label="Teacher's full name" />
				<Text name="rec.subject" label="Subject taught" />
				<Text name="rec.email" label="Teacher's school email" type="email" />
			</Row>
			<Head>If we cannot reach your family on a visit day</Head>
			<Row>
				<Text name="ice.name" label="Another adult to call" help="Not a parent, please" />
				<Text name="ice.phone" label="Their phone" type="tel" />
				<Text name="ice.bond" label="How you know them" />
			</Row>
			<Head>Signing</Head>
			<Stack spacing={1}>
				<Tick name="honorCode" label="I have read the Honor Code and affirm that this is my own work." />
				<Text name="signed" label="Type your full name in place of a signature" width={420} />
			</Stack>
		</>
	);
}

const STEPS: [string, () => ReactNode][] = [
	["You", You],
	["School", School],
	["Beyond the classroom", Beyond],
	["Household and scholarships", Household],
];
const blankRow = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name === "when" ? [] : ""]));
const rows = (count: number, ...names: string[]) => Array.from({ length: count }, () => blankRow(...names));
const BLANK = {
	...blankRow("legalFirst", "legalMiddle", "legalLast", "nameSuffix", "goesBy", "applicantEmail", "cell"),
	dob: null,
	...blankRow("birthTown", "birthNation"),
	home: blankRow("line1", "line2", "town", "state", "zip", "nation"),
	term: { address: "" },
	...blankRow("pronounSet", "sexOnRecord", "citizen", "latine"),
	racial: [],
	tongues: [],
	ssn: "",
	...blankRow("q201", "q202", "q203", "q204"),
	q205: null,
	...blankRow("q206", "q207", "q208", "q209", "q210", "q211", "q212", "q213", "q214", "q215"),
	exams: rows(3, "title", "mark", "year"),
	courses: rows(3, "title", "mark", "credit"),
	...blankRow("q231", "q232", "q233", "q241", "q242", "q243"),
	pursuits: rows(3, "kind", "group", "part", "when", "hours", "weeks", "story"),
	prizes: rows(3, "title", "year", "reach"),
	whyWexbury: "",
	adults: rows(2, "given", "family", "bond", "job", "firm", "schooling"),
	...blankRow("togetherness", "firstToCollege"),
	kin: rows(2, "name", "age"),
	...blankRow("means", "waiver"),
	rec: blankRow("name", "subject", "email"),
	ice: blankRow("name", "phone", "bond"),
	honorCode: false,
	signed: "",
};

let values: () => unknown = () => ({});
let submitted = false;

function App() {
	const form = useForm<any>({ defaultValues: BLANK });
	const [at, setAt] = useState(0);
	const [isWhole, setWhole] = useState(false);
	values = form.getValues;
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<Container maxWidth="lg" sx={{ py: 4 }}>
				<Typography variant="overline">Wexbury College · Office of Admission</Typography>
				<Typography variant="h4" component="h1">
					Supplement and Named Scholarships
				</Typography>
				<Typography sx={{ my: 2 }}>One form serves for both. Fields with an asterisk must be answered.</Typography>
				<Button size="small" onClick={() => setWhole(!isWhole)}>
					{isWhole ? "Show one section at a time" : "Show all sections"}
				</Button>
				<FormProvider {...form}>
					<Box component="form" noValidate onSubmit={form.handleSubmit(() => { submitted = true; }, () => { submitted = true; })}>
						<Stepper nonLinear orientation="vertical" activeStep={at}>
							{STEPS.map(([title, Panel], index) => (
								<Step key={title} expanded={isWhole}>
									<StepButton onClick={() => setAt(index)}>{title}</StepButton>
									<StepContent>
										<Panel />
										<Box sx={{ mt: 2 }}>
											{index > 0 && <Button onClick={() => setAt(index - 1)}>Back</Button>}
											{index < STEPS.length - 1 ? (
												<Button variant="contained" onClick={() => setAt(index + 1)}>
													Continue
												</Button>
											) : (
												<Button variant="contained" type="submit">
													Submit supplement
												</Button>
											)}
										</Box>
									</StepContent>
								</Step>
							))}
						</Stepper>
					</Box>
				</FormProvider>
			</Container>
		</LocalizationProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

function flat(value: any, at: string, into: Record<string, unknown>) {
	if (dayjs.isDayjs(value)) into[at] = value.isValid() ? value.format(at === "q205" ? "YYYY-MM" : "YYYY-MM-DD") : "";
	else if (value && typeof value === "object" && !(Array.isArray(value) && typeof (value[0] ?? "") === "string"))
		for (const [key, each] of Object.entries(value)) flat(each, at ? `${at}.${key}` : key, into);
	else into[at] = Array.isArray(value) ? [...value] : value;
	return into;
}

function read(element: HTMLElement): unknown {
	const all = <E extends Element>(selector: string) => [...element.querySelectorAll<E & HTMLInputElement>(selector)];
	const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();
	const radios = all("input[type=radio]");
	if (radios.length) return clean(radios.find((each) => each.checked)?.closest("label")?.textContent);
	const boxes = all("input[type=checkbox]");
	if (element.tagName === "FIELDSET") return boxes.filter((each) => each.checked).map((each) => clean(each.closest("label")?.textContent));
	if (boxes.length) return boxes[0].checked;
	const sections = all(".MuiPickersSectionList-root");
	if (sections.length) return clean(sections[0].textContent);
	const select = all(".MuiSelect-select");
	if (select.length) return clean(select[0].textContent);
	if (element.matches(".MuiAutocomplete-root") && element.querySelector(".MuiChip-root, .MuiAutocomplete-tag")) return all(".MuiChip-label").map((each) => clean(each.textContent));
	if (element.querySelector("input[name=tongues]")) return [];
	return all<HTMLInputElement>("input, textarea:not([aria-hidden])")[0]?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...flat(values(), "", {}), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat(values(), "", {})).map((key) => [key, places.has(key) ? read(places.get(key) as HTMLElement) : ""])),
});
