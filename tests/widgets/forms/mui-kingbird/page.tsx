import {
	Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, Divider,
	FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, InputLabel, MenuItem, Paper, Radio, RadioGroup, Select,
	Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, ToggleButton, ToggleButtonGroup, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, STATES } from "../../lists";

const MAJORS = [
	"Accounting", "Aerospace Engineering", "Agricultural Economics", "Animal Science", "Anthropology", "Architecture", "Art", "Biochemistry",
	"Biological and Agricultural Engineering", "Biology", "Biomedical Engineering", "Business Administration", "Chemical Engineering",
	"Chemistry", "Civil Engineering", "Communication", "Computer Engineering", "Computer Science", "Construction Science", "Economics",
	"Electrical Engineering", "Engineering (General)", "English", "Environmental Engineering", "Environmental Geosciences",
	"Environmental Studies", "Finance", "Geography", "Geology", "History", "International Studies", "Kinesiology", "Marketing", "Mathematics",
	"Mechanical Engineering", "Music", "Nursing", "Nutritional Sciences", "Philosophy", "Physics", "Political Science", "Psychology",
	"Sociology", "Spanish", "Statistics", "Undeclared / General Studies", "Wildlife and Fisheries Sciences",
];
const EDUCATION = [
	"No high school", "Some high school", "High school diploma or GED", "Some college", "Associate's degree",
	"Bachelor's/four-year degree", "Graduate/professional degree", "Unknown",
];
const INCOME = [
	"Less than $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 - $149,999",
	"More than $150,000",
];
const AP_EXAMS = [
	"African American Studies", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A",
	"Computer Science Principles", "English Language & Composition", "English Literature & Composition", "Environmental Science",
	"European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Physics C: Mechanics", "Psychology",
	"Spanish Language & Culture", "Statistics", "U.S. Government & Politics", "U.S. History", "World History: Modern",
];
const LANGUAGES = [
	"American Sign Language", "Arabic", "Chinese (Cantonese)", "Chinese (Mandarin)", "Czech", "Farsi", "French", "German", "Hebrew", "Hindi",
	"Igbo", "Italian", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Swahili", "Tagalog", "Urdu", "Vietnamese", "Yoruba", "Other",
];
const RACES = [
	["W", "White"], ["B", "Black or African American"], ["A", "Asian"], ["I", "American Indian or Alaskan Native"],
	["P", "Native Hawaiian or Other Pacific Islander"],
];
const STATE_NAMES = STATES.map(([, name]) => name);
const FORMAT_MONTH = "MM/YYYY";

const idOf = (name: string) => name.replaceAll(".", "-");

function Text({ name, ...rest }: { name: string } & Record<string, unknown>) {
	const { register } = useFormContext();
	return <TextField fullWidth size="small" {...register(name)} {...rest} />;
}

function Phone({ name, label }: { name: string; label: string }) {
	const mask = (text: string) => {
		const digits = text.replace(/\D/g, "").replace(/^1/, "").slice(0, 10);
		if (digits.length < 4) return digits && `(${digits}`;
		return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}${digits.length > 6 ? `-${digits.slice(6)}` : ""}`;
	};
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<TextField
					{...field}
					type="tel"
					fullWidth
					size="small"
					label={label}
					placeholder="(###) ###-####"
					onChange={(event) => field.onChange(mask(event.target.value))}
				/>
			)}
		/>
	);
}

function Pick({ name, label, options, hint }: { name: string; label?: string; options: readonly (string | string[])[]; hint?: string }) {
	const id = `${idOf(name)}-label`;
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<FormControl fullWidth size="small">
					{label && <InputLabel id={id}>{label}</InputLabel>}
					<Select {...field} labelId={label ? id : undefined} label={label} displayEmpty={!label}>
						<MenuItem value="">
							<em>Select</em>
						</MenuItem>
						{options.map((option) => {
							const [value, text] = Array.isArray(option) ? option : [option, option];
							return (
								<MenuItem key={value} value={value}>
									{text}
								</MenuItem>
							);
						})}
					</Select>
					{hint && <FormHelperText>{hint}</FormHelperText>}
				</FormControl>
			)}
		/>
	);
}

function Find({ name, label, options, multiple, ...rest }: { name: string; label?: string; options: string[]; multiple?: boolean; placeholder?: string }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<Autocomplete
					id={idOf(name)}
					size="small"
					multiple={multiple}
					options={options}
					value={field.value}
					onChange={(_, value) => field.onChange(value)}
					onBlur={field.onBlur}
					renderInput={(params) => <TextField {...params} label={label} {...rest} />}
				/>
			)}
		/>
	);
}

function When({ name, label, months }: { name: string; label?: string; months?: boolean }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<DatePicker
					label={label}
					value={field.value}
					onChange={field.onChange}
					views={months ? ["year", "month"] : ["year", "month", "day"]}
					format={months ? FORMAT_MONTH : "MM/DD/YYYY"}
					slotProps={{ textField: { id: idOf(name), size: "small", fullWidth: true } }}
				/>
			)}
		/>
	);
}

function Choose({ name, question, options, column }: { name: string; question: ReactNode; options: string[][]; column?: boolean }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<FormControl>
					<FormLabel id={`${idOf(name)}-q`}>{question}</FormLabel>
					<RadioGroup row={!column} aria-labelledby={`${idOf(name)}-q`} {...field}>
						{options.map(([value, text]) => (
							<FormControlLabel key={value} value={value} control={<Radio size="small" />} label={text} />
						))}
					</RadioGroup>
				</FormControl>
			)}
		/>
	);
}
const YES_NO = [["Y", "Yes"], ["N", "No"]];

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<Accordion defaultExpanded disableGutters>
		<AccordionSummary expandIcon="▾">
			<Typography variant="h6" component="h2">
				{title}
			</Typography>
		</AccordionSummary>
		<AccordionDetails>
			<Stack spacing={2.5}>{children}</Stack>
		</AccordionDetails>
	</Accordion>
);
const Cell = ({ w, children }: { w: number; children: ReactNode }) => <Grid size={{ xs: 12, sm: w }}>{children}</Grid>;
const Item = ({ n, children }: { n: number | string; children: ReactNode }) => (
	<Typography variant="subtitle2" component="h3">
		{n}. {children}
	</Typography>
);

function Activities() {
	const { fields, append, remove } = useFieldArray({ name: "activities" });
	const { control } = useFormContext();
	return (
		<>
			{fields.map((row, index) => (
				<Paper key={row.id} variant="outlined" sx={{ p: 2 }}>
					<Stack direction="row" sx={{ justifyContent: "space-between", mb: 1 }}>
						<Typography variant="overline">Activity {index + 1}</Typography>
						{index > 0 && (
							<Button size="small" color="inherit" onClick={() => remove(index)}>
								Remove
							</Button>
						)}
					</Stack>
					<Grid container spacing={2}>
						<Cell w={6}>
							<Text name={`activities.${index}.name`} label="Activity or organization" />
						</Cell>
						<Cell w={6}>
							<Text name={`activities.${index}.position`} label="Position(s) held" slotProps={{ htmlInput: { maxLength: 60 } }} />
						</Cell>
						<Cell w={6}>
							<Typography variant="body2" color="text.secondary">
								Year(s) of participation
							</Typography>
							<Controller
								control={control}
								name={`activities.${index}.years`}
								render={({ field }) => (
									<ToggleButtonGroup
										id={`activities-${index}-years`}
										size="small"
										value={field.value}
										onChange={(_, value) => field.onChange(value)}
										aria-label="Year(s) of participation"
									>
										<ToggleButton value="FR">Freshman</ToggleButton>
										<ToggleButton value="SO">Sophomore</ToggleButton>
										<ToggleButton value="JR">Junior</ToggleButton>
										<ToggleButton value="SR">Senior</ToggleButton>
									</ToggleButtonGroup>
								)}
							/>
						</Cell>
						<Cell w={3}>
							<Text name={`activities.${index}.hours`} label="Hours per week" type="number" />
						</Cell>
						<Cell w={3}>
							<Text name={`activities.${index}.weeks`} label="Weeks per year" type="number" />
						</Cell>
						<Cell w={12}>
							<Text
								name={`activities.${index}.description`}
								label="Description"
								multiline
								minRows={2}
								helperText="250 characters maximum. Please do not use abbreviations."
								slotProps={{ htmlInput: { maxLength: 250 } }}
							/>
						</Cell>
					</Grid>
				</Paper>
			))}
			<Box>
				<Button
					variant="outlined"
					disabled={fields.length > 9}
					onClick={() => append({ name: "", position: "", years: [], hours: "", weeks: "", description: "" }, { shouldFocus: false })}
				>
					Add another activity
				</Button>
			</Box>
		</>
	);
}

const defaults = {
	entry_term: "", applicant_type: "", college_hours: "", major_first: null, major_second: null, fee_waiver: false,
	ssn: "", dob: null, name_last: "", name_first: "", name_middle: "", name_suffix: "", name_preferred: "", name_other: "", gender: "",
	birth: { city: "", state: "", country: null },
	hispanic: "", race: [] as string[], citizen: "", citizen_country: null, perm_resident: "",
	perm: { street: "", apt: "", city: "", county: "", state: null, zip: "", country: null },
	mail: { street: "", city: "", state: null, zip: "" },
	phone_primary: "", phone_alternate: "", email: "",
	emergency: { name: "", relationship: "", phone: "" },
	military: "",
	hs: { name: "", ceeb: "", city: "", state: null, from: null, grad: null, completion: "", gpa: "", scale: "", weighted: "", rank: "", size: "", quarter: "" },
	colleges: [
		{ name: "", dates: "", hours: "" },
		{ name: "", dates: "", hours: "" },
	],
	dismissed: "",
	sat: { taken: "", date: null, ebrw: "", math: "", total: "" },
	act: { date: null, english: "", math: "", reading: "", science: "", composite: "" },
	ap: [0, 1, 2].map(() => ({ exam: null, date: null, score: "" })),
	parents: [0, 1].map(() => ({ first: "", mi: "", last: "", occupation: "", employer: "", education: "" })),
	parents_marital: "", income: "", household: "", siblings: "", first_gen: "", languages: [] as string[], obligations: [] as string[],
	activities: [{ name: "", position: "", years: [] as string[], hours: "", weeks: "", description: "" }],
	honors: [0, 1, 2].map(() => ({ award: "", year: "" })),
	residency: { state: null, texas36: "" },
	felony: "", certify: false, signature: "", signature_date: null,
};

const OBLIGATIONS = [
	["work", "I have to work to supplement family income"],
	["children", "I provide primary care for family member(s)"],
	["other", "I have other family obligations which prevent participation"],
	["none", "I do not have family obligations"],
];

let values: () => Record<string, unknown> = () => ({});
let isSubmitted = false;

function Boxes({ name, question, options }: { name: string; question: string; options: string[][] }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<FormControl component="fieldset">
					<FormLabel component="legend">{question}</FormLabel>
					<FormGroup>
						{options.map(([value, text]) => (
							<FormControlLabel
								key={value}
								label={text}
								control={
									<Checkbox
										size="small"
										name={name}
										value={value}
										checked={field.value.includes(value)}
										onChange={(_, on) => field.onChange(on ? [...field.value, value] : field.value.filter((each: string) => each !== value))}
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

function Application() {
	const methods = useForm({ defaultValues: defaults });
	values = methods.getValues;
	const { control } = methods;
	return (
		<FormProvider {...(methods as any)}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					isSubmitted = true;
				}}
			>
				<Paper sx={{ p: 3, mb: 2 }}>
					<Typography variant="h5" component="h1" gutterBottom>
						Application for Freshman Admission
					</Typography>
					<Alert severity="info" sx={{ mb: 2 }}>
						Submit either a paper or an electronic application, not both. Consider dual/concurrent enrollment but not Advanced Placement or
						International Baccalaureate courses as college credit hours.
					</Alert>
					<Grid container spacing={2}>
						<Cell w={4}>
							<Pick
								name="entry_term"
								label="Semester you expect to enter"
								options={[["202660", "Summer II 2026"], ["202680", "Fall 2026"], ["202710", "Spring 2027"], ["202750", "Summer I 2027"], ["202760", "Summer II 2027"], ["202780", "Fall 2027"], ["202810", "Spring 2028"]]}
							/>
						</Cell>
						<Cell w={4}>
							<Find name="major_first" label="Major - First Choice" options={MAJORS} />
						</Cell>
						<Cell w={4}>
							<Find name="major_second" label="Major - Second Choice" options={MAJORS} />
						</Cell>
						<Cell w={8}>
							<Choose
								name="applicant_type"
								question="Are you a"
								column
								options={[["F0", "Freshman (no college credit hours)"], ["F1", "Freshman (with college credit hours)"]]}
							/>
						</Cell>
						<Cell w={4}>
							<Text name="college_hours" label="Number of college credit hours" helperText="by high school graduation date" type="number" />
						</Cell>
						<Cell w={12}>
							<Controller
								control={control}
								name="fee_waiver"
								render={({ field }) => (
									<FormControlLabel
										control={<Checkbox name="fee_waiver" checked={field.value} onChange={field.onChange} />}
										label="I am requesting a waiver of the $75 application fee based on financial need"
									/>
								)}
							/>
						</Cell>
					</Grid>
				</Paper>

				<Part title="Part I. Biographical Information">
					<Grid container spacing={2}>
						<Cell w={6}>
							<Text
								name="ssn"
								label="U.S. Social Security Number"
								helperText="Used to match your application, grade transcript and test scores. Required to disburse financial aid."
							/>
						</Cell>
						<Cell w={6}>
							<When name="dob" label="Date of Birth (required)" />
						</Cell>
					</Grid>
					<Item n={3}>Full, legal name. Do not use nicknames or abbreviations.</Item>
					<Grid container spacing={2}>
						<Cell w={4}>
							<Text name="name_last" label="Last Name/Family Name" />
						</Cell>
						<Cell w={3}>
							<Text name="name_first" label="First Name" />
						</Cell>
						<Cell w={3}>
							<Text name="name_middle" label="Middle Name" />
						</Cell>
						<Cell w={2}>
							<Pick name="name_suffix" label="Suffix" options={["Jr.", "Sr.", "II", "III", "IV", "V"]} />
						</Cell>
						<Cell w={4}>
							<Text name="name_preferred" label="Name you wish to be called" />
						</Cell>
						<Cell w={8}>
							<Text name="name_other" label="If you attended school using a different name, please list name(s)" />
						</Cell>
					</Grid>
					<Choose name="gender" question="5. Gender" options={[["M", "Male"], ["F", "Female"]]} />
					<Item n={6}>Place of birth (required)</Item>
					<Grid container spacing={2}>
						<Cell w={4}>
							<Text name="birth.city" label="City" />
						</Cell>
						<Cell w={4}>
							<Pick name="birth.state" label="State (if U.S.)" options={STATES} />
						</Cell>
						<Cell w={4}>
							<Find name="birth.country" label="Country" options={COUNTRIES} />
						</Cell>
					</Grid>
					<Item n={7}>Ethnic and racial background</Item>
					<Typography variant="body2">
						The information in this question will be used for federal and/or state law reporting purposes and may be used by some institutions in
						scholarship decisions.
					</Typography>
					<Choose name="hispanic" question="(a) Are you Hispanic or Latino?" options={YES_NO} />
					<Boxes
						name="race"
						question="(b) Select the racial category or categories with which you most closely identify. Check as many as apply."
						options={RACES}
					/>
					<Choose name="citizen" question="8. Are you a U.S. citizen?" options={YES_NO} />
					<Grid container spacing={2}>
						<Cell w={4}>
							<Find name="citizen_country" label='If "No", of what country are you a citizen?' options={COUNTRIES} />
						</Cell>
						<Cell w={5}>
							<Choose name="perm_resident" question="If you are not a citizen, do you hold U.S. Permanent Resident status (valid I-551)?" options={YES_NO} />
						</Cell>
					</Grid>
					<Item n={9}>Permanent Address</Item>
					<Grid container spacing={2}>
						<Cell w={8}>
							<Text name="perm.street" label="Street Number and Name" />
						</Cell>
						<Cell w={4}>
							<Text name="perm.apt" label="Apt. No." />
						</Cell>
						<Cell w={4}>
							<Text name="perm.city" label="City" />
						</Cell>
						<Cell w={4}>
							<Text name="perm.county" label="County" />
						</Cell>
						<Cell w={4}>
							<Find name="perm.state" label="State" options={STATE_NAMES} />
						</Cell>
						<Cell w={4}>
							<Text name="perm.zip" label="ZIP Code" />
						</Cell>
						<Cell w={4}>
							<Find name="perm.country" label="Country" options={COUNTRIES} />
						</Cell>
					</Grid>
					<Item n={10}>Mailing Address, if different from permanent address</Item>
					<Grid container spacing={2}>
						<Cell w={5}>
							<Text name="mail.street" label="Street or P.O. Box" />
						</Cell>
						<Cell w={3}>
							<Text name="mail.city" label="City" />
						</Cell>
						<Cell w={2}>
							<Find name="mail.state" label="State" options={STATE_NAMES} />
						</Cell>
						<Cell w={2}>
							<Text name="mail.zip" label="ZIP Code" />
						</Cell>
					</Grid>
					<Grid container spacing={2}>
						<Cell w={6}>
							<Phone name="phone_primary" label="Preferred Telephone" />
						</Cell>
						<Cell w={6}>
							<Phone name="phone_alternate" label="Alternate Telephone" />
						</Cell>
						<Cell w={6}>
							<Text name="email" label="E-mail Address" type="email" />
						</Cell>
					</Grid>
					<Item n={13}>Person to be contacted in the event of an emergency</Item>
					<Grid container spacing={2}>
						<Cell w={5}>
							<Text name="emergency.name" label="Full Name" />
						</Cell>
						<Cell w={4}>
							<Text name="emergency.relationship" label="Relationship" />
						</Cell>
						<Cell w={3}>
							<Phone name="emergency.phone" label="Telephone" />
						</Cell>
					</Grid>
					<Pick
						name="military"
						label="14. Current U.S. military status"
						options={[["0", "Not applicable"], ["1", "Active duty"], ["2", "Reserve or National Guard"], ["3", "Veteran"], ["4", "Spouse or dependent of a service member or veteran"]]}
					/>
				</Part>

				<Part title="Part II. Educational Information">
					<Item n={15}>High school from which you have graduated or will graduate</Item>
					<Grid container spacing={2}>
						<Cell w={8}>
							<Text name="hs.name" label="High School Name" />
						</Cell>
						<Cell w={4}>
							<Text name="hs.ceeb" label="CEEB code" helperText="Six digits. Ask your counselor." />
						</Cell>
						<Cell w={5}>
							<Text name="hs.city" label="City" />
						</Cell>
						<Cell w={4}>
							<Find name="hs.state" label="State" options={STATE_NAMES} />
						</Cell>
						<Cell w={4}>
							<When name="hs.from" label="Date entered" months />
						</Cell>
						<Cell w={4}>
							<When name="hs.grad" label="Expected graduation date" months />
						</Cell>
						<Cell w={4}>
							<Pick name="hs.completion" label="How will you complete high school?" options={["Public or private high school diploma", "Home school", "GED", "Will not complete"]} />
						</Cell>
						<Cell w={3}>
							<Text name="hs.gpa" label="Grade point average (unweighted)" type="number" />
						</Cell>
						<Cell w={3}>
							<Pick name="hs.scale" label="on a scale of" options={["4.0", "5.0", "6.0", "100"]} />
						</Cell>
						<Cell w={3}>
							<Text name="hs.weighted" label="Weighted GPA, if reported" type="number" />
						</Cell>
						<Cell w={3}>
							<Pick name="hs.quarter" label="Class standing" options={["Top 10 percent", "Top 25 percent", "Second quarter", "Third quarter", "Fourth quarter", "School does not rank"]} />
						</Cell>
						<Cell w={3}>
							<Text name="hs.rank" label="Rank in class" type="number" />
						</Cell>
						<Cell w={3}>
							<Text name="hs.size" label="Number in class" type="number" />
						</Cell>
					</Grid>
					<Item n={16}>
						List all colleges or universities attended or currently attending, including dual credit. Failure to list all institutions will be
						considered an intentional omission.
					</Item>
					<TableContainer component={Paper} variant="outlined">
						<Table size="small">
							<TableHead>
								<TableRow>
									<TableCell>Name of institution</TableCell>
									<TableCell>Dates attended</TableCell>
									<TableCell>Hours earned</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								{[0, 1].map((row) => (
									<TableRow key={row}>
										{["name", "dates", "hours"].map((column) => (
											<TableCell key={column}>
												<Text name={`colleges.${row}.${column}`} variant="standard" />
											</TableCell>
										))}
									</TableRow>
								))}
							</TableBody>
						</Table>
					</TableContainer>
					<Choose name="dismissed" question="Are you currently on academic or disciplinary suspension or probation from any college or university?" options={YES_NO} />
					<Divider />
					<Item n={17}>Tests</Item>
					<Choose name="sat.taken" question="Have you taken the SAT?" options={YES_NO} />
					<Grid container spacing={2}>
						<Cell w={4}>
							<When name="sat.date" label="Most recent SAT test date" />
						</Cell>
						<Cell w={3}>
							<Text name="sat.ebrw" label="Evidence-Based Reading and Writing" type="number" />
						</Cell>
						<Cell w={2}>
							<Text name="sat.math" label="Math" type="number" />
						</Cell>
						<Cell w={3}>
							<Text name="sat.total" label="Best combined total" type="number" />
						</Cell>
					</Grid>
					<TableContainer>
						<Table size="small">
							<TableHead>
								<TableRow>
									<TableCell>ACT date</TableCell>
									<TableCell>English</TableCell>
									<TableCell>Math</TableCell>
									<TableCell>Reading</TableCell>
									<TableCell>Science</TableCell>
									<TableCell>Composite</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								<TableRow>
									<TableCell width={220}>
										<When name="act.date" />
									</TableCell>
									{["english", "math", "reading", "science", "composite"].map((part) => (
										<TableCell key={part}>
											<Text name={`act.${part}`} variant="outlined" type="number" />
										</TableCell>
									))}
								</TableRow>
							</TableBody>
						</Table>
					</TableContainer>
					<Item n={18}>Advanced Placement (AP) examinations</Item>
					{[0, 1, 2].map((row) => (
						<Grid container spacing={2} key={row}>
							<Cell w={6}>
								<Find name={`ap.${row}.exam`} label="Examination" options={AP_EXAMS} />
							</Cell>
							<Cell w={3}>
								<When name={`ap.${row}.date`} label="Month/Year" months />
							</Cell>
							<Cell w={3}>
								<Pick name={`ap.${row}.score`} label="Score" options={["1", "2", "3", "4", "5"]} />
							</Cell>
						</Grid>
					))}
				</Part>

				<Part title="Part III. Family and Household">
					<Grid container spacing={3}>
						{[0, 1].map((row) => (
							<Cell w={6} key={row}>
								<Stack spacing={2}>
									<Typography variant="subtitle1">Parent or Legal Guardian {row + 1}</Typography>
									<Text name={`parents.${row}.first`} label="First name" />
									<Text name={`parents.${row}.mi`} label="M.I." slotProps={{ htmlInput: { maxLength: 1 } }} />
									<Text name={`parents.${row}.last`} label="Last name" />
									<Text name={`parents.${row}.occupation`} label="Occupation" />
									<Text name={`parents.${row}.employer`} label="Employer" />
									<Pick name={`parents.${row}.education`} label="Highest level of education" options={EDUCATION} />
								</Stack>
							</Cell>
						))}
					</Grid>
					<Grid container spacing={2}>
						<Cell w={4}>
							<Pick name="parents_marital" label="Marital status of parents" options={["Married", "Never married", "Separated", "Divorced", "Widowed", "Other"]} />
						</Cell>
						<Cell w={4}>
							<Pick name="income" label="Family's gross income" options={INCOME} hint="for the most recent tax year, before taxes" />
						</Cell>
						<Cell w={4}>
							<Text name="household" label="Number living in household" helperText="including yourself" type="number" />
						</Cell>
						<Cell w={4}>
							<Text name="siblings" label="Number of brothers and sisters" type="number" />
						</Cell>
						<Cell w={8}>
							<Choose name="first_gen" question="Will you be in the first generation of your family to attend college?" options={YES_NO} />
						</Cell>
					</Grid>
					<Box>
						<Typography variant="body2" sx={{ mb: 1 }}>
							Other than English, what languages do you speak fluently?
						</Typography>
						<Find name="languages" options={LANGUAGES} multiple placeholder="Language" />
					</Box>
					<Boxes
						name="obligations"
						question="Do you have family obligations that keep you from participating in extracurricular activities?"
						options={OBLIGATIONS}
					/>
				</Part>

				<Part title="Part IV. Activities and Honors">
					<Typography variant="body2">
						List your extracurricular, personal and volunteer activities and employment. Begin with the activity most important to you.
					</Typography>
					<Activities />
					<Item n={25}>Talents, awards and honors</Item>
					{[0, 1, 2].map((row) => (
						<Grid container spacing={2} key={row}>
							<Cell w={9}>
								<Text name={`honors.${row}.award`} label={`Award ${row + 1}`} />
							</Cell>
							<Cell w={3}>
								<Pick name={`honors.${row}.year`} label="Year received" options={[["FR", "Freshman"], ["SO", "Sophomore"], ["JR", "Junior"], ["SR", "Senior"]]} />
							</Cell>
						</Grid>
					))}
				</Part>

				<Part title="Part V. Residency Information">
					<Find name="residency.state" label="Of what state are you a resident?" options={STATE_NAMES} />
					<Choose
						name="residency.texas36"
						question="Did you live or will you have lived in Texas the 36 consecutive months leading up to high school graduation?"
						options={YES_NO}
					/>
				</Part>

				<Part title="Part VI. Certification">
					<Choose name="felony" question="Have you ever been convicted of, or is there a charge pending for, a felony?" options={YES_NO} />
					<Controller
						control={control}
						name="certify"
						render={({ field }) => (
							<FormControlLabel
								control={<Checkbox name="certify" checked={field.value} onChange={field.onChange} />}
								label="I certify that the information I have provided is complete and correct and I understand that the submission of false information is grounds for rejection of my application."
							/>
						)}
					/>
					<Grid container spacing={2}>
						<Cell w={8}>
							<Text name="signature" label="Signature of applicant (type full name)" />
						</Cell>
						<Cell w={4}>
							<When name="signature_date" label="Date" />
						</Cell>
					</Grid>
				</Part>
				<Box sx={{ my: 3, textAlign: "right" }}>
					<Button type="submit" variant="contained" size="large">
						Submit application
					</Button>
				</Box>
			</form>
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<LocalizationProvider dateAdapter={AdapterDayjs}>
		<CssBaseline />
		<AppBar position="static">
			<Toolbar>
				<Typography variant="h6" component="div">
					Llano State University · Office of Admissions
				</Typography>
			</Toolbar>
		</AppBar>
		<Container maxWidth="lg" sx={{ py: 3 }}>
			<Application />
		</Container>
	</LocalizationProvider>,
);

const MONTHLY = /^(hs\.(from|grad)|ap\.\d+\.date)$/;
function flat(value: unknown, path: string, into: Record<string, unknown>) {
	if (dayjs.isDayjs(value)) into[path] = value.isValid() ? value.format(MONTHLY.test(path) ? "YYYY-MM" : "YYYY-MM-DD") : "";
	else if (Array.isArray(value) && value.length > 0 && typeof value[0] === "object")
		value.forEach((each, index) => flat(each, `${path}.${index}`, into));
	else if (value !== null && typeof value === "object" && !Array.isArray(value))
		for (const [key, each] of Object.entries(value)) flat(each, path ? `${path}.${key}` : key, into);
	else into[path] = value;
	return into;
}

const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2066-\u2069\u200e]/g, "").trim();
const labelText = (box: Element) => clean(box.closest("label")?.textContent);

function read(key: string): unknown {
	const toggles = document.getElementById(`${key.replaceAll(".", "-")}`);
	if (toggles?.matches(".MuiToggleButtonGroup-root")) return [...toggles.querySelectorAll("[aria-pressed=true]")].map((each) => clean(each.textContent));
	const display = document.getElementById(`mui-component-select-${key}`);
	if (display) return clean(display.textContent) === "Select" ? "" : clean(display.textContent);
	const named = [...document.querySelectorAll<HTMLInputElement>(`[name="${key}"]`)];
	if (named[0]?.type === "radio") return labelText(named.find((each) => each.checked) ?? document.body);
	if (named[0]?.type === "checkbox")
		return named.length > 1 ? named.filter((each) => each.checked).map(labelText) : named[0].checked;
	if (named[0]) return named[0].value;
	const own = document.getElementById(idOf(key)) as HTMLInputElement;
	const auto = own.closest(".MuiAutocomplete-root");
	if (auto && key === "languages") return [...auto.querySelectorAll(".MuiChip-label")].map((each) => clean(each.textContent));
	if (auto) return own.value;
	const sections = own.closest(".MuiPickersTextField-root") ?? own;
	const text = clean([...sections.querySelectorAll(".MuiPickersSectionList-section")].map((each) => each.textContent).join(""));
	return /[A-Z]/.test(text) ? "" : text;
}

Object.assign(window, {
	formState: () => ({ ...flat(values(), "", {}), submitted: isSubmitted }),
	formShown: () => Object.fromEntries(Object.keys(flat(values(), "", {})).map((key) => [key, read(key)])),
});
