import {
	Accordion,
	AccordionDetails,
	AccordionSummary,
	AppBar,
	Autocomplete,
	Box,
	Button,
	Checkbox,
	Chip,
	Container,
	FormControl,
	FormControlLabel,
	FormGroup,
	FormHelperText,
	FormLabel,
	Grid,
	InputAdornment,
	InputLabel,
	ListItemText,
	MenuItem,
	OutlinedInput,
	Paper,
	Radio,
	RadioGroup,
	Select,
	Table,
	TableBody,
	TableCell,
	TableHead,
	TableRow,
	TextField,
	Toolbar,
	Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type Control, FormProvider, useController, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Kind = "text" | "select" | "multi" | "radio" | "box" | "auto" | "date";
/** What kind of control each name is drawn with. */
const kinds: Record<string, Kind> = {};

const defaults: Record<string, unknown> = {};
function field(name: string, kind: Kind) {
	kinds[name] = kind;
	defaults[name] ??= kind === "box" ? false : kind === "multi" ? [] : kind === "auto" || kind === "date" ? null : "";
	const { control } = useFormContext();
	return useController({ name, control: control as Control, defaultValue: defaults[name] as never }).field;
}

type TextProps = {
	name: string;
	label?: string;
	help?: string;
	max?: number;
	rows?: number;
	type?: string;
	prefix?: string;
	format?: (typed: string) => string;
	aria?: string;
	required?: boolean;
};
function Text({ name, label, help, max, rows, type, prefix, format = (typed) => typed, aria, required }: TextProps) {
	const { ref, onChange, ...rest } = field(name, "text");
	return (
		<TextField
			{...rest}
			inputRef={ref}
			onChange={(event) => onChange(format(event.target.value))}
			label={label}
			helperText={help}
			type={type}
			required={required}
			multiline={rows !== undefined}
			rows={rows}
			size="small"
			fullWidth
			slotProps={{
				htmlInput: { maxLength: max, "aria-label": aria },
				input: prefix ? { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } : undefined,
			}}
		/>
	);
}

type Option = string | [string, string];
const optionOf = (option: Option): [string, string] => (typeof option === "string" ? [option, option] : option);

function Pick({ name, label, options, help, required }: { name: string; label: string; options: Option[]; help?: string; required?: boolean }) {
	const { ref, ...rest } = field(name, "select");
	return (
		<TextField {...rest} inputRef={ref} select label={label} helperText={help} size="small" fullWidth required={required}>
			{options.map(optionOf).map(([value, text]) => (
				<MenuItem key={value} value={value}>
					{text}
				</MenuItem>
			))}
		</TextField>
	);
}

/** A select below a table head. */
function CellPick({ name, options }: { name: string; options: Option[] }) {
	const { ref, ...rest } = field(name, "select");
	return (
		<Select {...rest} inputRef={ref} size="small" fullWidth displayEmpty>
			<MenuItem value="">
				<em>Select</em>
			</MenuItem>
			{options.map(optionOf).map(([value, text]) => (
				<MenuItem key={value} value={value}>
					{text}
				</MenuItem>
			))}
		</Select>
	);
}

function Grades({ name }: { name: string }) {
	const { ref, ...rest } = field(name, "multi");
	const labelId = `${name}-label`;
	return (
		<FormControl size="small" fullWidth>
			<InputLabel id={labelId}>Participation grade level</InputLabel>
			<Select
				{...rest}
				inputRef={ref}
				labelId={labelId}
				multiple
				input={<OutlinedInput label="Participation grade level" />}
				renderValue={(selected: string[]) => (
					<Box sx={{ display: "flex", gap: 0.5 }}>
						{selected.map((value) => (
							<Chip key={value} label={value} size="small" />
						))}
					</Box>
				)}
			>
				{["9", "10", "11", "12"].map((grade) => (
					<MenuItem key={grade} value={grade}>
						<Checkbox checked={(rest.value as string[]).includes(grade)} size="small" />
						<ListItemText primary={grade} />
					</MenuItem>
				))}
			</Select>
		</FormControl>
	);
}

function Choose({ name, question, options, row = true, help }: { name: string; question: ReactNode; options: Option[]; row?: boolean; help?: string }) {
	const { ref, ...rest } = field(name, "radio");
	return (
		<FormControl component="fieldset">
			<FormLabel component="legend">{question}</FormLabel>
			<RadioGroup {...rest} row={row}>
				{options.map(optionOf).map(([value, text]) => (
					<FormControlLabel key={value} value={value} control={<Radio size="small" />} label={text} />
				))}
			</RadioGroup>
			{help && <FormHelperText>{help}</FormHelperText>}
		</FormControl>
	);
}

function Box1({ name, label }: { name: string; label: ReactNode }) {
	const { value, ref, ...rest } = field(name, "box");
	return <FormControlLabel control={<Checkbox {...rest} checked={value as boolean} size="small" slotProps={{ input: { ref } }} />} label={label} />;
}

function Find({ name, label, options, help }: { name: string; label: string; options: string[]; help?: string }) {
	const { value, onChange, onBlur } = field(name, "auto");
	return (
		<Autocomplete
			id={`${name}-search`}
			options={options}
			value={value as string | null}
			onChange={(_, chosen) => onChange(chosen)}
			onBlur={onBlur}
			size="small"
			renderInput={(params) => <TextField {...params} label={label} name={name} helperText={help} />}
		/>
	);
}

function Day({ name, label, monthly }: { name: string; label: string; monthly?: boolean }) {
	const { value, onChange } = field(name, "date");
	return (
		<DatePicker
			label={label}
			name={name}
			value={value as Dayjs | null}
			onChange={onChange}
			views={monthly ? ["year", "month"] : undefined}
			format={monthly ? "MM/YYYY" : undefined}
			slotProps={{ textField: { size: "small", fullWidth: true } }}
		/>
	);
}

const Item = ({ number, title, note, children }: { number?: string; title?: string; note?: string; children: ReactNode }) => (
	<Box sx={{ mb: 3 }}>
		{title && (
			<Typography variant="subtitle1" sx={{ fontWeight: 600 }}>
				{number && `${number}. `}
				{title}
			</Typography>
		)}
		{note && (
			<Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
				{note}
			</Typography>
		)}
		<Grid container spacing={2} sx={{ mt: 0.5 }}>
			{children}
		</Grid>
	</Box>
);
const C = ({ w, children }: { w: number; children: ReactNode }) => <Grid size={{ xs: 12, sm: w }}>{children}</Grid>;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<Paper variant="outlined" sx={{ p: 3, mb: 3 }} component="section">
		<Typography variant="h6" component="h2" sx={{ mb: 2, color: "primary.main" }}>
			{title}
		</Typography>
		{children}
	</Paper>
);

const CODES = STATES.map(([code]) => code);
const NAMES = STATES.map(([, name]) => name);
const digits = (most: number) => (typed: string) => typed.replace(/\D/g, "").slice(0, most);
const local = (typed: string) => {
	const only = digits(7)(typed);
	return only.length > 3 ? `${only.slice(0, 3)}-${only.slice(3)}` : only;
};
const monthYear = (typed: string) => {
	const only = digits(6)(typed);
	return only.length > 2 ? `${only.slice(0, 2)}/${only.slice(2)}` : only;
};
const LEVELS: Option[] = [
	["1", "No High School"],
	["2", "Some High School"],
	["3", "High School Graduate"],
	["4", "Some College"],
	["5", "2-Year College Graduate"],
	["6", "4-Year College Graduate"],
	["7", "Postgraduate"],
	["8", "Unknown"],
];
const AP = [
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"United States Government and Politics",
	"United States History",
	"World History: Modern",
];

const Parent = ({ n }: { n: 1 | 2 }) => (
	<Item title={`Parent/Legal Guardian ${n}`}>
		<C w={4}>
			<Text name={`parent${n}Last`} label="Last Name" />
		</C>
		<C w={4}>
			<Text name={`parent${n}First`} label="First Name" />
		</C>
		<C w={4}>
			<Text name={`parent${n}Occupation`} label="Occupation" />
		</C>
		<C w={6}>
			<Text name={`parent${n}Employer`} label="Employer" />
		</C>
		<C w={6}>
			<Pick name={`parent${n}Level`} label="Highest level of education completed" options={LEVELS} />
		</C>
	</Item>
);

let submitted = false;

function Application() {
	const form = useForm({ defaultValues: {} as Record<string, unknown> });
	Object.assign(window, {
		formState() {
			const held: Record<string, unknown> = { submitted };
			for (const [name, kind] of Object.entries(kinds)) {
				const value = form.getValues(name) ?? defaults[name];
				held[name] = kind === "date" && value ? (value as Dayjs).format("YYYY-MM-DD") : value;
			}
			return held;
		},
		formShown() {
			const shown: Record<string, unknown> = {};
			for (const [name, kind] of Object.entries(kinds)) {
				const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
				const root = input?.closest(".MuiInputBase-root, .MuiPickersInputBase-root");
				if (kind === "radio") shown[name] = document.querySelector(`[name="${name}"]:checked`)?.closest("label")?.textContent ?? "";
				else if (kind === "box") shown[name] = input?.checked;
				else if (kind === "select") shown[name] = root?.querySelector("[role=combobox]")?.textContent?.replace("\u200B", "") ?? "";
				else if (kind === "multi") shown[name] = [...(root?.querySelectorAll(".MuiChip-label") ?? [])].map((chip) => chip.textContent);
				else if (kind === "date")
					shown[name] = [...(root?.querySelectorAll("[role=spinbutton]") ?? [])].map((part) => part.textContent?.replace(/[\u200B-\u206F]/g, "")).join("/");
				else shown[name] = input?.value;
			}
			return shown;
		},
	});
	return (
		<FormProvider {...form}>
			<AppBar position="static">
				<Toolbar>
					<Typography variant="h6">Sierra State University</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					Application for Undergraduate Admission 2027-2028
				</Typography>
				<Typography sx={{ mb: 3 }}>
					The $70 (U.S.) application fee is non-refundable and may not be transferred to another term. A response to each item is mandatory unless
					otherwise indicated.
				</Typography>
				<form
					noValidate
					onSubmit={form.handleSubmit(() => {
						submitted = true;
					})}
				>
					<Part title="Section A (Enrollment/Application Information)">
						<Item number="1" title="This is an application for admission to the main campus. Check one term only.">
							<C w={6}>
								<Pick
									name="term"
									label="Term"
									required
									options={["Summer Semester 2027", "Fall Semester 2027", "Winter Term January 2028", "Spring Semester 2028"]}
								/>
							</C>
						</Item>
						<Item number="2" title="If you have previously applied to or attended this campus, please list:">
							<C w={6}>
								<Text name="priorTerm" label="Term of Application" />
							</C>
							<C w={6}>
								<Text name="lastTerm" label="Last Term Attended" />
							</C>
						</Item>
						<Item number="3" title="Legal Name">
							<C w={8}>
								<Text name="lastName" label="Last Name" required />
							</C>
							<C w={4}>
								<Text name="suffix" label="Suffix (e.g., Jr., Sr.)" />
							</C>
							<C w={6}>
								<Text name="firstName" label="First Name" required />
							</C>
							<C w={6}>
								<Text name="middleName" label="Middle Name" />
							</C>
							<C w={6}>
								<Text name="nickname" label="Preferred First Name" help="If different from your legal first name" />
							</C>
						</Item>
						<Item number="4" title="Other Name(s) that may appear on your academic records">
							<C w={6}>
								<Text name="otherLast" label="Last Name" />
							</C>
							<C w={6}>
								<Text name="otherFirst" label="First Name" />
							</C>
						</Item>
						<Item number="5" title="Current Mailing Address">
							<C w={3}>
								<Text name="streetNumber" label="Street Number" max={8} />
							</C>
							<C w={6}>
								<Text name="streetName" label="Street Name" />
							</C>
							<C w={3}>
								<Text name="apartment" label="Apartment" max={10} />
							</C>
							<C w={5}>
								<Text name="city" label="City" />
							</C>
							<C w={4}>
								<Pick name="state" label="State/Province" options={[...CODES, "AB", "BC", "MB", "ON", "QC"]} />
							</C>
							<C w={3}>
								<Text name="zip" label="Zip Code" max={10} />
							</C>
							<C w={6}>
								<Find name="country" label="Country" options={COUNTRIES} />
							</C>
						</Item>
						<Item number="6" title="Permanent Address (if different from current as indicated above)">
							<C w={12}>
								<Text name="permStreet" label="Street Number and Name" />
							</C>
							<C w={5}>
								<Text name="permCity" label="City" />
							</C>
							<C w={4}>
								<Pick name="permState" label="State" options={CODES} />
							</C>
							<C w={3}>
								<Text name="permZip" label="Zip Code" max={10} />
							</C>
						</Item>
						<Item number="7" title="Permanent Residence">
							<C w={6}>
								<Text name="county" label="If you live in California, list county of residence" />
							</C>
							<C w={6}>
								<Pick name="outsideState" label="If you live outside of California, list other U.S. state or territory" options={NAMES.filter((name) => name !== "California")} />
							</C>
						</Item>
						<Item number="8" title="Primary Telephone">
							<C w={3}>
								<Text name="area" label="Area Code" format={digits(3)} type="tel" />
							</C>
							<C w={5}>
								<Text name="phone" label="Number" format={local} type="tel" />
							</C>
						</Item>
						<Item number="9" title="Alternate Phone">
							<C w={3}>
								<Text name="altArea" label="Area Code" format={digits(3)} type="tel" />
							</C>
							<C w={5}>
								<Text name="altPhone" label="Number" format={local} type="tel" />
							</C>
						</Item>
						<Item
							number="10"
							title="E-mail address"
							note="Please be certain that this is the e-mail address where your correspondence should be sent. It is your responsibility to read your e-mail messages."
						>
							<C w={8}>
								<Text name="email" aria="E-mail address" type="email" />
							</C>
						</Item>
					</Part>

					<Part title="Section B (Personal/Applicant Information)">
						<Item number="11" title="Birth">
							<C w={4}>
								<Day name="birthdate" label="Birthdate" />
							</C>
							<C w={4}>
								<Text name="birthCity" label="City of birth" />
							</C>
							<C w={4}>
								<Find name="birthCountry" label="Country of birth" options={COUNTRIES} />
							</C>
						</Item>
						<Item>
							<C w={6}>
								<Choose name="sex" question="12. Sex" options={[["M", "Male"], ["F", "Female"], ["X", "Nonbinary"]]} />
							</C>
							<C w={6}>
								<Text name="ssn" label="13. Social Security Number" type="password" help="Required if you will apply for financial aid" />
							</C>
							<C w={6}>
								<Text name="ssid" label="14. Statewide Student ID" help="Your SSID is on your California high school transcript" />
							</C>
						</Item>
						<Item number="15" title="Ethnicity">
							<C w={12}>
								<Choose name="hispanic" question="Are you Hispanic or Latino?" options={["Yes", "No", "Decline to state"]} />
							</C>
							<C w={12}>
								<FormControl component="fieldset">
									<FormLabel component="legend">
										Regardless of your answer to the prior question, please check one or more of the following groups in which you consider yourself to be a
										member:
									</FormLabel>
									<FormGroup>
										<Box1 name="raceIndian" label="American Indian or Alaska Native" />
										<Box1 name="raceAsian" label="Asian" />
										<Box1 name="raceBlack" label="Black or African American" />
										<Box1 name="racePacific" label="Native Hawaiian or Other Pacific Islander" />
										<Box1 name="raceWhite" label="White" />
									</FormGroup>
								</FormControl>
							</C>
						</Item>
						<Item number="16" title="Citizenship">
							<C w={6}>
								<Find name="citizenOf" label="Country of citizenship" options={COUNTRIES} />
							</C>
							<C w={6}>
								<Pick
									name="immigration"
									label="Citizenship/immigration status"
									options={[
										["Y", "U.S. Citizen"],
										["P", "Permanent resident (immigrant)"],
										["A", "Permanent resident applicant"],
										["R", "Refugee or asylee"],
										["F", "Student visa (F or J)"],
										["O", "Other visa"],
										["N", "None of the above"],
									]}
								/>
							</C>
						</Item>
						<Item>
							<C w={6}>
								<Pick
									name="military"
									label="17. U.S. military status"
									options={[
										"Not a member of the U.S. military",
										"Currently serving in the U.S. military",
										"Veteran of the U.S. military",
										"Current member of the reserves or National Guard",
										"Dependent of a veteran or active duty member",
									]}
								/>
							</C>
							<C w={6}>
								<Choose name="englishFirst" question="18. Is English your native language?" options={["Yes", "No"]} />
							</C>
						</Item>
					</Part>

					<Accordion defaultExpanded disableGutters variant="outlined" sx={{ mb: 3 }}>
						<AccordionSummary expandIcon={<span aria-hidden>▾</span>}>
							<Typography variant="h6" component="span" color="primary">
								Section C (Residency for tuition purposes)
							</Typography>
						</AccordionSummary>
						<AccordionDetails>
							<Item number="19" title="The law requires that each student be classified as a resident or non-resident.">
								<C w={12}>
									<Choose name="isResident" question="a. Do you regard California as your state of permanent residence?" options={["Yes", "No"]} />
								</C>
								<C w={6}>
									<Text name="stayBegan" label="b. When did your present stay in California begin?" format={monthYear} help="MM/YYYY" />
								</C>
								<C w={6}>
									<Pick name="licenseState" label="c. State that issued your driver's license or ID card" options={NAMES} />
								</C>
								<C w={12}>
									<Choose
										name="threeYears"
										question="d. Will you have attended a California high school for at least three years by the time you graduate?"
										options={["Yes", "No"]}
									/>
								</C>
								<C w={12}>
									<Choose
										name="claimed"
										question="e. Did a parent or court-appointed legal guardian claim you as a dependent on last year's federal income tax return?"
										options={["Yes", "No"]}
									/>
								</C>
							</Item>
						</AccordionDetails>
					</Accordion>

					<Part title="Section D (Educational Information)">
						<Item number="20" title="Entry status and objective">
							<C w={12}>
								<Choose
									name="entry"
									row={false}
									question="At the time of enrollment I will be a"
									options={[
										["1", "First-time freshman (includes students who earned college units while in high school)"],
										["2", "Undergraduate transfer"],
										["3", "Returning student of this campus"],
										["4", "Second bachelor's degree candidate"],
									]}
								/>
							</C>
							<C w={6}>
								<Find name="major" label="Major" options={MAJORS} />
							</C>
							<C w={6}>
								<Find name="altMajor" label="Alternate Major" options={MAJORS} />
							</C>
							<C w={12}>
								<Choose name="eop" question="Are you applying for admission through the Educational Opportunity Program (EOP)?" options={["Yes", "No"]} />
							</C>
						</Item>
						<Item number="21" title="High school last attended (or now attending)">
							<C w={8}>
								<Text name="school" label="Name of High School" />
							</C>
							<C w={4}>
								<Text name="ceeb" label="CEEB Code" format={digits(6)} />
							</C>
							<C w={4}>
								<Text name="schoolCity" label="City" />
							</C>
							<C w={4}>
								<Find name="schoolState" label="State" options={NAMES} />
							</C>
							<C w={4}>
								<Day name="graduation" label="Graduation date (or expected)" monthly />
							</C>
							<C w={3}>
								<Text name="rank" label="Class rank" />
							</C>
							<C w={3}>
								<Text name="classSize" label="out of" />
							</C>
							<C w={3}>
								<Text name="gpa" label="GPA (unweighted)" />
							</C>
							<C w={3}>
								<Text name="weighted" label="GPA (weighted)" />
							</C>
						</Item>
						<Item
							number="22"
							title="List all colleges and universities attended, including while in high school"
							note="Failure to list all institutions may result in cancellation of admission."
						>
							<Table size="small">
								<TableHead>
									<TableRow>
										<TableCell>Name of institution</TableCell>
										<TableCell>Dates attended</TableCell>
										<TableCell>Units completed</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{[1, 2].map((n) => (
										<TableRow key={n}>
											<TableCell>
												<Text name={`college${n}`} />
											</TableCell>
											<TableCell>
												<Text name={`college${n}Dates`} />
											</TableCell>
											<TableCell sx={{ width: 120 }}>
												<Text name={`college${n}Units`} />
											</TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Item>
						<Item
							number="23"
							title="High school course work"
							note="Report courses completed and in progress, including those of your senior year. Use the title shown on your transcript."
						>
							<Table size="small">
								<TableHead>
									<TableRow>
										<TableCell>Course title</TableCell>
										<TableCell>Year taken</TableCell>
										<TableCell>Grade received</TableCell>
										<TableCell>Credits</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{[1, 2, 3].map((n) => (
										<TableRow key={n}>
											<TableCell>
												<Text name={`course${n}`} />
											</TableCell>
											<TableCell sx={{ width: 150 }}>
												<CellPick name={`course${n}Year`} options={["9th", "10th", "11th", "12th"]} />
											</TableCell>
											<TableCell sx={{ width: 120 }}>
												<Text name={`course${n}Grade`} />
											</TableCell>
											<TableCell sx={{ width: 100 }}>
												<Text name={`course${n}Credits`} />
											</TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Item>
					</Part>

					<Part title="Section E (Test Information)">
						<Item number="24" title="Admission tests" note="Enter your highest score on each part and the date of that test.">
							<Table size="small">
								<TableHead>
									<TableRow>
										<TableCell>Test</TableCell>
										<TableCell>Score</TableCell>
										<TableCell>Date (MM/YYYY)</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{(
										[
											["satReading", "SAT Evidence-Based Reading and Writing"],
											["satMath", "SAT Math"],
											["act", "ACT Composite"],
											["toefl", "TOEFL iBT"],
										] as const
									).map(([name, title]) => (
										<TableRow key={name}>
											<TableCell>{title}</TableCell>
											<TableCell sx={{ width: 140 }}>
												<Text name={name} max={4} />
											</TableCell>
											<TableCell sx={{ width: 180 }}>
												<Text name={`${name}Date`} format={monthYear} />
											</TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Item>
						<Item number="25" title="Advanced Placement Examinations taken">
							{[1, 2, 3].map((n) => (
								<Grid container spacing={2} size={12} key={n}>
									<C w={8}>
										<Find name={`ap${n}`} label={`AP Exam ${n}`} options={AP} />
									</C>
									<C w={4}>
										<Pick name={`ap${n}Score`} label="Score" options={["1", "2", "3", "4", "5"]} />
									</C>
								</Grid>
							))}
						</Item>
					</Part>

					<Part title="Section F (Family and Financial Information)">
						<Typography sx={{ mb: 2 }}>26. This information is used for statistical purposes and to determine eligibility for certain programs.</Typography>
						<Parent n={1} />
						<Parent n={2} />
						<Item>
							<C w={12}>
								<Choose
									name="firstGeneration"
									question="27. Will you be the first in your family to graduate from a four-year college?"
									options={["Yes", "No", "Not sure"]}
								/>
							</C>
							<C w={6}>
								<Text name="income" label="28. Approximate total family income last year (before taxes)" prefix="$" format={digits(7)} />
							</C>
							<C w={6}>
								<Choose name="aid" question="29. Do you intend to apply for financial aid?" options={["Yes", "No"]} />
							</C>
						</Item>
					</Part>

					<Part title="Section G (Activities, Employment and Honors)">
						<Item number="30" title="Extracurricular activities, volunteer service and employment" note="List in order of importance to you.">
							{[1, 2, 3].map((n) => (
								<Grid container spacing={2} size={12} key={n} sx={{ borderBottom: 1, borderColor: "divider", pb: 2 }}>
									<C w={6}>
										<Text name={`activity${n}`} label="Activity, organization or employer" />
									</C>
									<C w={6}>
										<Text name={`activity${n}Position`} label="Position held" />
									</C>
									<C w={6}>
										<Grades name={`activity${n}Grades`} />
									</C>
									<C w={3}>
										<Text name={`activity${n}Hours`} label="Hours/week" type="number" />
									</C>
									<C w={3}>
										<Text name={`activity${n}Weeks`} label="Weeks/year" type="number" />
									</C>
								</Grid>
							))}
						</Item>
						<Item number="31" title="Talents, awards and honors">
							{[1, 2].map((n) => (
								<Grid container spacing={2} size={12} key={n}>
									<C w={8}>
										<Text name={`honor${n}`} label="Description" />
									</C>
									<C w={4}>
										<Pick name={`honor${n}Grade`} label="Grade level" options={[["9", "Freshman"], ["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"]]} />
									</C>
								</Grid>
							))}
						</Item>
					</Part>

					<Part title="Section H (Certification)">
						<Item number="32" title="Person to notify in case of emergency">
							<C w={6}>
								<Text name="emergencyName" label="Name" />
							</C>
							<C w={3}>
								<Text name="emergencyPhone" label="Telephone" type="tel" />
							</C>
						</Item>
						<Box1
							name="certify"
							label="I certify under penalty of perjury that the information on this application is true and correct to the best of my knowledge and belief."
						/>
						<Box sx={{ mt: 2, maxWidth: 420 }}>
							<Text name="signature" label="Signature (type your full legal name)" />
						</Box>
						<Button type="submit" variant="contained" sx={{ mt: 3 }}>
							Submit application
						</Button>
					</Part>
				</form>
			</Container>
		</FormProvider>
	);
}

createRoot(document.querySelector("#root") as HTMLElement).render(
	<LocalizationProvider dateAdapter={AdapterDayjs}>
		<Application />
	</LocalizationProvider>,
);
