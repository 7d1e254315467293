import {
	Alert,
	AppBar,
	Autocomplete,
	Box,
	Button,
	Checkbox,
	Chip,
	Container,
	CssBaseline,
	Divider,
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
	Stack,
	Table,
	TableBody,
	TableCell,
	TableHead,
	TableRow,
	TextField,
	Toolbar,
	Typography,
} from "@mui/material";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { type Control, Controller, type FieldPath, useFieldArray, useForm } from "react-hook-form";
import { STATES } from "../../lists";

type Parent = {
	name: string;
	relationship: string;
	occupation: string;
	employer: string;
	education: string;
	address: string;
	phone: string;
};
type Sibling = { name: string; age: string; school: string };
type College = { name: string; status: string; cost: string };
type Activity = { organization: string; grades: string[]; office: string; hours: string; weeks: string };
type Honor = { honor: string; year: string };
type Award = { name: string; amount: string };
type Reference = { name: string; relationship: string; email: string };

const NO_PARENT: Parent = { name: "", relationship: "", occupation: "", employer: "", education: "", address: "", phone: "" };
const NO_ACTIVITY: Activity = { organization: "", grades: [], office: "", hours: "", weeks: "" };

const RELATIONSHIPS = ["Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Legal guardian", "Other"];
const EDUCATION = [
	"Did not complete high school",
	"High school diploma or GED",
	"Some college, no degree",
	"Associate's degree",
	"Bachelor's degree",
	"Graduate or professional degree",
];
const INCOMES = [
	"Less than $25,000",
	"$25,000 - $49,999",
	"$50,000 - $74,999",
	"$75,000 - $99,999",
	"$100,000 - $149,999",
	"$150,000 or more",
];
const DEGREES = ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Professional (M.D., J.D., etc.)"];
const COLLEGES = [
	"California State University, Chico",
	"Humboldt State University",
	"Oregon State University",
	"Portland State University",
	"Reed College",
	"Southern Oregon University",
	"University of California, Davis",
	"University of Oregon",
	"University of Washington",
];
const LANGUAGES = [
	"Arabic",
	"Cantonese",
	"French",
	"German",
	"Hmong",
	"Igbo",
	"Italian",
	"Japanese",
	"Korean",
	"Mandarin",
	"Portuguese",
	"Russian",
	"Spanish",
	"Tagalog",
	"Vietnamese",
];
const BACKGROUNDS = [
	"African-American / Black",
	"American Indian / Alaska Native",
	"Asian / Pacific Islander",
	"Caucasian / White",
	"Hispanic / Latina",
	"Other",
];
const SOURCES = ["Guidance counselor", "Newspaper", "Club member", "Club website or Facebook page", "Friend or relative"];

const blank = {
	lastName: "",
	firstName: "",
	middleName: "",
	nickname: "",
	age: "",
	citizen: "",
	street: "",
	city: "",
	state: null as string | null,
	zip: "",
	telephone: "",
	alternatePhone: "",
	email: "",
	mailing: "",
	resident: "",
	member: "",
	related: "",
	brothersAndSisters: "",
	marital: "",
	income: "",
	firstGeneration: "",
	inCollege: "",
	sai: "",
	school: "",
	schoolPlace: "",
	gpaUnweighted: "",
	gpaWeighted: "",
	rank: "",
	classSize: "",
	satMath: "",
	satVerbal: "",
	satTotal: "",
	actEnglish: "",
	actMath: "",
	actReading: "",
	actScience: "",
	actComposite: "",
	apTaken: "",
	apPassed: "",
	collegeClasses: "",
	counselor: "",
	counselorPhone: "",
	attend: "",
	major: "",
	degree: "",
	enrollment: "",
	collegeGraduation: "",
	career: "",
	job: "",
	employer: "",
	jobTime: "",
	jobHours: "",
	jobDescription: "",
	essay: "",
	languages: [] as string[],
	background: [] as string[],
	heard: [] as string[],
	certify: false,
	photo: false,
	signature: "",
	birth: null as Dayjs | null,
	graduating: null as Dayjs | null,
	gpaDate: null as Dayjs | null,
	signed: null as Dayjs | null,
	parents: [NO_PARENT, NO_PARENT],
	siblings: Array<Sibling>(3).fill({ name: "", age: "", school: "" }),
	colleges: Array<College>(3).fill({ name: "", status: "", cost: "" }),
	awards: Array<Award>(2).fill({ name: "", amount: "" }),
	activities: [NO_ACTIVITY],
	honors: Array<Honor>(3).fill({ honor: "", year: "" }),
	references: Array<Reference>(2).fill({ name: "", relationship: "", email: "" }),
};
type Values = typeof blank;
type Key = FieldPath<Values>;

type State = Record<string, unknown>;
declare global {
	interface Window {
		formState: () => State;
		formShown: () => State;
	}
}

const stateName = (code: string) => STATES.find(([each]) => each === code)?.[1] ?? code;

function Part({ numeral, title, note, children }: { numeral: string; title: string; note?: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" component="section" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2" color="primary">
				{numeral}. {title}
			</Typography>
			{note && (
				<Typography variant="body2" color="text.secondary">
					{note}
				</Typography>
			)}
			<Divider sx={{ my: 2 }} />
			{children}
		</Paper>
	);
}

type Bound = { control: Control<Values>; name: Key };

function Choice({
	control,
	name,
	id,
	label,
	options,
	helperText,
}: Bound & { id: string; label?: string; options: readonly (readonly [string, string])[]; helperText?: string }) {
	return (
		<Controller
			control={control}
			name={name}
			render={({ field: { ref, ...field } }) => (
				<FormControl fullWidth size="small" variant={label ? "outlined" : "standard"}>
					{label && <InputLabel id={`${id}-label`}>{label}</InputLabel>}
					<Select id={id} label={label} labelId={label && `${id}-label`} inputRef={ref} {...field}>
						{options.map(([value, text]) => (
							<MenuItem key={value} value={value}>
								{text}
							</MenuItem>
						))}
					</Select>
					{helperText && <FormHelperText>{helperText}</FormHelperText>}
				</FormControl>
			)}
		/>
	);
}

function OneOf({ control, name, label, options }: Bound & { label: string; options: readonly (readonly [string, string])[] }) {
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<FormControl>
					<FormLabel id={`${name}-label`}>{label}</FormLabel>
					<RadioGroup row aria-labelledby={`${name}-label`} {...field}>
						{options.map(([value, text]) => (
							<FormControlLabel key={value} value={value} control={<Radio size="small" />} label={text} />
						))}
					</RadioGroup>
				</FormControl>
			)}
		/>
	);
}

type TickProps = { control: Control<Values>; name: "background" | "heard"; label: string; options: readonly string[] };

function Ticks({ control, name, label, options }: TickProps) {
	return (
		<Controller
			control={control}
			name={name}
			render={({ field: { value, onChange } }) => (
				<FormControl component="fieldset">
					<FormLabel component="legend">{label}</FormLabel>
					<FormGroup row>
						{options.map((each) => (
							<FormControlLabel
								key={each}
								control={
									<Checkbox
										size="small"
										name={`${name}-${each}`}
										checked={value.includes(each)}
										onChange={(event) => onChange(event.target.checked ? [...value, each] : value.filter((other) => other !== each))}
									/>
								}
								label={each}
							/>
						))}
					</FormGroup>
				</FormControl>
			)}
		/>
	);
}

type DayProps = { control: Control<Values>; name: "birth" | "graduating" | "gpaDate" | "signed"; label: string; month?: boolean };

function Day({ control, name, label, month }: DayProps) {
	return (
		<Controller
			control={control}
			name={name}
			render={({ field: { value, onChange } }) => (
				<DatePicker
					label={label}
					name={name}
					value={value}
					onChange={onChange}
					{...(month ? { views: ["year", "month"], format: "MM/YYYY" } : {})}
					slotProps={{ textField: { size: "small", fullWidth: true } }}
				/>
			)}
		/>
	);
}

function Grades({ control, index }: { control: Control<Values>; index: number }) {
	const id = `activity-${index}-grades`;
	return (
		<Controller
			control={control}
			name={`activities.${index}.grades`}
			render={({ field: { value, onChange, name } }) => (
				<FormControl fullWidth size="small">
					<InputLabel id={`${id}-label`}>Grade(s)</InputLabel>
					<Select
						multiple
						labelId={`${id}-label`}
						id={id}
						name={name}
						value={value}
						onChange={(event) => onChange([...(event.target.value as string[])].sort((a, b) => Number(a) - Number(b)))}
						input={<OutlinedInput label="Grade(s)" />}
						renderValue={(chosen) => (
							<Box sx={{ display: "flex", gap: 0.5 }}>
								{chosen.map((each) => (
									<Chip key={each} label={`${each}th`} size="small" />
								))}
							</Box>
						)}
					>
						{["9", "10", "11", "12"].map((each) => (
							<MenuItem key={each} value={each} dense>
								<Checkbox size="small" checked={value.includes(each)} />
								<ListItemText primary={`${each}th`} />
							</MenuItem>
						))}
					</Select>
				</FormControl>
			)}
		/>
	);
}

const YES_NO = [
	["yes", "Yes"],
	["no", "No"],
] as const;
const same = (options: readonly string[]) => options.map((each) => [each, each] as const);
const day = (date: Dayjs | null, format = "YYYY-MM-DD") => (date?.isValid() ? date.format(format) : null);
const rows = <T extends object>(name: string, list: T[]) =>
	Object.fromEntries(list.flatMap((row, index) => Object.entries(row).map(([part, value]) => [`${name}${index}.${part}`, value])));

function App() {
	const { register, control, getValues } = useForm<Values>({ defaultValues: blank });
	const activities = useFieldArray({ control, name: "activities" });
	const [submitted, setSubmitted] = useState(false);
	/** What a plain text box needs. */
	const box = (key: Key) => ({ ...register(key), fullWidth: true, size: "small" as const });
	const digits = (key: Key, maxLength: number) => ({ ...box(key), slotProps: { htmlInput: { inputMode: "numeric" as const, maxLength } } });

	window.formState = () => {
		const {
			birth,
			graduating,
			gpaDate,
			signed,
			parents,
			siblings,
			colleges,
			awards,
			activities: done,
			honors,
			references,
			...plain
		} = getValues();
		return {
			...plain,
			birth: day(birth),
			graduating: day(graduating, "YYYY-MM"),
			gpaDate: day(gpaDate),
			signed: day(signed),
			...rows("parent", parents),
			...rows("sibling", siblings),
			...rows("college", colleges),
			...rows("award", awards),
			...rows("activity", done),
			...rows("honor", honors),
			...rows("reference", references),
			submitted,
		};
	};

	const line = { variant: "standard" as const };

	return (
		<>
			<AppBar position="static">
				<Toolbar>
					<Typography variant="h6">Cedar Bluff Woman's Club, Est. 1908</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 3 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					Hoopoe Lark Memorial Scholarship
				</Typography>
				<Alert severity="info" sx={{ mb: 3 }}>
					The club will award two scholarships of $2,500 to young women who are high school seniors and plan to attend an accredited
					college, university or technical school in the fall. Applications must be received by March 15. Incomplete applications will not
					be considered. All information on this form will be kept confidential.
				</Alert>
				<form
					noValidate
					autoComplete="off"
					onSubmit={(event) => {
						event.preventDefault();
						setSubmitted(true);
					}}
				>
					<Part numeral="I" title="Applicant">
						<Grid container spacing={2}>
							<Grid size={12}>
								<Typography variant="subtitle2">Applicant Name</Typography>
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<TextField id="lastName" label="Last" required {...box("lastName")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 3 }}>
								<TextField id="firstName" label="First" required {...box("firstName")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 3 }}>
								<TextField id="middleName" label="Complete Middle" {...box("middleName")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 2 }}>
								<TextField id="nickname" label="Nickname" {...box("nickname")} />
							</Grid>
							<Grid size={{ xs: 6, sm: 4 }}>
								<Day control={control} name="birth" label="Date of Birth" />
							</Grid>
							<Grid size={{ xs: 6, sm: 2 }}>
								<TextField id="age" label="Age" {...digits("age", 2)} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<OneOf control={control} name="citizen" label="U.S. Citizen" options={YES_NO} />
							</Grid>
							<Grid size={12}>
								<TextField id="street" label="Home Address (Street)" required {...box("street")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 5 }}>
								<TextField id="city" label="City" required {...box("city")} />
							</Grid>
							<Grid size={{ xs: 8, sm: 4 }}>
								<Controller
									control={control}
									name="state"
									render={({ field: { value, onChange } }) => (
										<Autocomplete
											id="state"
											size="small"
											options={STATES.map(([code]) => code)}
											getOptionLabel={stateName}
											value={value}
											onChange={(_, chosen) => onChange(chosen)}
											renderInput={(params) => <TextField {...params} label="State" required />}
										/>
									)}
								/>
							</Grid>
							<Grid size={{ xs: 4, sm: 3 }}>
								<TextField id="zip" label="Zip" required {...digits("zip", 5)} />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<TextField id="telephone" label="Telephone" type="tel" {...box("telephone")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<TextField id="alternatePhone" label="Alternate Phone" type="tel" {...box("alternatePhone")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<TextField id="email" label="Email Address" type="email" required {...box("email")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 8 }}>
								<TextField id="mailing" label="Mailing Address (if different)" {...box("mailing")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<TextField id="resident" label="Years lived in Cedar Bluff County" {...box("resident")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<OneOf control={control} name="related" label="Are you the daughter or granddaughter of a club member?" options={YES_NO} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField
									id="member"
									label="Sponsoring club member"
									helperText="If you do not know a member, leave blank."
									{...box("member")}
								/>
							</Grid>
						</Grid>
					</Part>

					<Part numeral="II" title="Family" note="This page will only be reviewed by the Scholarship Chairman.">
						<Grid container spacing={2}>
							{blank.parents.map((_, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed
								<Grid key={index} size={{ xs: 12, sm: 6 }}>
									<Typography variant="subtitle2" gutterBottom>
										{index === 0 ? "First Parent or Guardian" : "Second Parent or Guardian"}
									</Typography>
									<Stack spacing={2}>
										<TextField id={`parent-${index}-name`} label="Full Name" {...box(`parents.${index}.name`)} />
										<Choice
											control={control}
											name={`parents.${index}.relationship`}
											id={`parent-${index}-relationship`}
											label="Relationship to applicant"
											options={same(RELATIONSHIPS)}
										/>
										<TextField id={`parent-${index}-occupation`} label="Occupation" {...box(`parents.${index}.occupation`)} />
										<TextField id={`parent-${index}-employer`} label="Employer" {...box(`parents.${index}.employer`)} />
										<Choice
											control={control}
											name={`parents.${index}.education`}
											id={`parent-${index}-education`}
											label="Highest level of education"
											options={EDUCATION.map((each, at) => [String(at + 1), each])}
										/>
										<TextField id={`parent-${index}-address`} label="Address (if different)" {...box(`parents.${index}.address`)} />
										<TextField id={`parent-${index}-phone`} label="Phone (H)" {...box(`parents.${index}.phone`)} />
									</Stack>
								</Grid>
							))}
							<Grid size={{ xs: 12, sm: 6 }}>
								<Choice
									control={control}
									name="marital"
									id="marital"
									label="Parents' marital status"
									options={same(["Married", "Divorced", "Separated", "Widowed", "Never married"])}
								/>
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="brothersAndSisters" label="Number of brothers and sisters" {...digits("brothersAndSisters", 2)} />
							</Grid>
							<Grid size={12}>
								<Table size="small">
									<TableHead>
										<TableRow>
											<TableCell sx={{ width: "40%" }}>Brother/Sister Name</TableCell>
											<TableCell sx={{ width: "12%" }}>Age</TableCell>
											<TableCell>School or Full Time Employment</TableCell>
										</TableRow>
									</TableHead>
									<TableBody>
										{blank.siblings.map((_, index) => (
											// biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed
											<TableRow key={index}>
												{(["name", "age", "school"] as const).map((part) => (
													<TableCell key={part}>
														<TextField {...line} {...box(`siblings.${index}.${part}`)} />
													</TableCell>
												))}
											</TableRow>
										))}
									</TableBody>
								</Table>
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<Choice
									control={control}
									name="income"
									id="income"
									label="Household income"
									options={same(INCOMES)}
									helperText="List total for all persons in your household who have work income"
								/>
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="sai" label="SAI from FAFSA (applicant supplies)" {...box("sai")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<OneOf
									control={control}
									name="firstGeneration"
									label="Will you be the first in your immediate family to attend college?"
									options={YES_NO}
								/>
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="inCollege" label="How many other members of your family are attending college?" {...box("inCollege")} />
							</Grid>
						</Grid>
					</Part>

					<Part numeral="III" title="Scholastic Information Summary">
						<Grid container spacing={2}>
							<Grid size={{ xs: 12, sm: 5 }}>
								<TextField id="school" label="Current School Attending" required {...box("school")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<TextField id="schoolPlace" label="City and State" {...box("schoolPlace")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 3 }}>
								<Day control={control} name="graduating" label="Graduating" month />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<TextField id="gpaUnweighted" label="GPA Un-weighted" {...box("gpaUnweighted")} />
							</Grid>
							<Grid size={{ xs: 6, sm: 3 }}>
								<TextField id="gpaWeighted" label="GPA Weighted" {...box("gpaWeighted")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 3 }}>
								<Day control={control} name="gpaDate" label="as of Date" />
							</Grid>
							<Grid size={{ xs: 12, sm: 3 }}>
								<Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
									<TextField id="rank" label="Class Rank" {...digits("rank", 4)} />
									<Typography variant="body2" sx={{ whiteSpace: "nowrap" }}>
										out of
									</Typography>
									<TextField id="classSize" {...digits("classSize", 4)} />
								</Stack>
							</Grid>
							<Grid size={12}>
								<Typography variant="subtitle2" gutterBottom>
									Highest SAT Scores
								</Typography>
								<Stack direction="row" spacing={2}>
									<TextField id="satMath" label="Math" {...digits("satMath", 3)} />
									<TextField id="satVerbal" label="Verbal" {...digits("satVerbal", 3)} />
									<TextField id="satTotal" label="Total" {...digits("satTotal", 4)} />
								</Stack>
							</Grid>
							<Grid size={12}>
								<Typography variant="subtitle2" gutterBottom>
									Highest ACT Score
								</Typography>
								<Stack direction="row" spacing={2}>
									<TextField id="actEnglish" label="English" {...digits("actEnglish", 2)} />
									<TextField id="actMath" label="Math" {...digits("actMath", 2)} />
									<TextField id="actReading" label="Reading" {...digits("actReading", 2)} />
									<TextField id="actScience" label="Science Reasoning" {...digits("actScience", 2)} />
									<TextField id="actComposite" label="Composite" {...digits("actComposite", 2)} />
								</Stack>
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<TextField id="apTaken" label="# of AP Exams Taken (if any)" {...digits("apTaken", 2)} />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<TextField id="apPassed" label="# Tested ≥ 3" {...digits("apPassed", 2)} />
							</Grid>
							<Grid size={{ xs: 12, sm: 4 }}>
								<TextField id="collegeClasses" label="# of College Classes Taken (if any)" {...digits("collegeClasses", 2)} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="counselor" label="School Counselor Name" {...box("counselor")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="counselorPhone" label="School Counselor Phone Number" type="tel" {...box("counselorPhone")} />
							</Grid>
						</Grid>
					</Part>

					<Part numeral="IV" title="Scholastic Aspirations">
						<Typography variant="subtitle2">Colleges/Universities Applied (in preferential order)</Typography>
						<Table size="small" sx={{ mb: 3 }}>
							<TableHead>
								<TableRow>
									<TableCell />
									<TableCell>College/University</TableCell>
									<TableCell sx={{ width: "25%" }}>Accepted / Rejected / Awaiting</TableCell>
									<TableCell sx={{ width: "22%" }}>Estimated Cost/yr</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								{blank.colleges.map((_, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed
									<TableRow key={index}>
										<TableCell>{index + 1}.</TableCell>
										<TableCell>
											<TextField {...line} {...box(`colleges.${index}.name`)} />
										</TableCell>
										<TableCell>
											<Choice
												control={control}
												name={`colleges.${index}.status`}
												id={`college-${index}-status`}
												options={same(["Accepted", "Rejected", "Awaiting"])}
											/>
										</TableCell>
										<TableCell>
											<TextField
												{...line}
												{...box(`colleges.${index}.cost`)}
												slotProps={{ input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } }}
											/>
										</TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
						<Grid container spacing={2}>
							<Grid size={{ xs: 12, sm: 6 }}>
								<Controller
									control={control}
									name="attend"
									render={({ field: { value, onChange } }) => (
										<Autocomplete
											freeSolo
											id="attend"
											size="small"
											options={COLLEGES}
											inputValue={value}
											onInputChange={(_, text) => onChange(text)}
											renderInput={(params) => <TextField {...params} label="Where do you plan to attend college?" />}
										/>
									)}
								/>
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="major" label="What is your anticipated major?" {...box("major")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<Choice control={control} name="degree" id="degree" label="Highest degree you plan to earn" options={same(DEGREES)} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="collegeGraduation" label="Projected college graduation (year)" {...digits("collegeGraduation", 4)} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<OneOf
									control={control}
									name="enrollment"
									label="Please check one"
									options={[
										["full", "Full-time student"],
										["part", "Part-time student"],
									]}
								/>
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="career" label="Career choice" {...box("career")} />
							</Grid>
							<Grid size={12}>
								<Typography variant="subtitle2">Other Scholarships Applied For</Typography>
							</Grid>
							{blank.awards.map((_, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed
								<Grid key={index} size={12} container spacing={2}>
									<Grid size={8}>
										<TextField id={`award-${index}-name`} label="Name" {...box(`awards.${index}.name`)} />
									</Grid>
									<Grid size={4}>
										<TextField id={`award-${index}-amount`} label="Amount Awarded" {...box(`awards.${index}.amount`)} />
									</Grid>
								</Grid>
							))}
						</Grid>
					</Part>

					<Part
						numeral="V"
						title="Clubs and Activities, Grades 9-12"
						note="Clubs participated in, offices held, community and volunteer service. Please do not attach a resume."
					>
						{activities.fields.map((row, index) => (
							<Box key={row.id} sx={{ mb: 2 }}>
								<Typography variant="overline">Activity {index + 1}</Typography>
								<Grid container spacing={2}>
									<Grid size={{ xs: 12, sm: 7 }}>
										<TextField
											id={`activity-${index}-organization`}
											label="Organization/Activity"
											{...box(`activities.${index}.organization`)}
										/>
									</Grid>
									<Grid size={{ xs: 12, sm: 5 }}>
										<TextField id={`activity-${index}-office`} label="Office held or position" {...box(`activities.${index}.office`)} />
									</Grid>
									<Grid size={{ xs: 12, sm: 5 }}>
										<Grades control={control} index={index} />
									</Grid>
									<Grid size={{ xs: 6, sm: 3 }}>
										<TextField
											id={`activity-${index}-hours`}
											label="# Hours per week"
											type="number"
											{...box(`activities.${index}.hours`)}
										/>
									</Grid>
									<Grid size={{ xs: 6, sm: 4 }}>
										<TextField
											id={`activity-${index}-weeks`}
											label="# Weeks per year"
											type="number"
											{...box(`activities.${index}.weeks`)}
										/>
									</Grid>
								</Grid>
							</Box>
						))}
						<Button variant="outlined" size="small" onClick={() => activities.append(NO_ACTIVITY, { shouldFocus: false })}>
							Add another activity
						</Button>
						<Typography variant="subtitle2" sx={{ mt: 3 }}>
							Honors or awards you have received
						</Typography>
						<Table size="small">
							<TableHead>
								<TableRow>
									<TableCell>Honor or Award</TableCell>
									<TableCell sx={{ width: "30%" }}>Year (Senior, Junior, etc.)</TableCell>
								</TableRow>
							</TableHead>
							<TableBody>
								{blank.honors.map((_, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed
									<TableRow key={index}>
										<TableCell>
											<TextField {...line} {...box(`honors.${index}.honor`)} />
										</TableCell>
										<TableCell>
											<Choice
												control={control}
												name={`honors.${index}.year`}
												id={`honor-${index}-year`}
												options={same(["Freshman", "Sophomore", "Junior", "Senior"])}
											/>
										</TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
					</Part>

					<Part numeral="VI" title="Applicant Occupation Information">
						<Grid container spacing={2}>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="job" label="Applicant's current occupation (if any)" {...box("job")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="employer" label="Name of employer" {...box("employer")} />
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<OneOf
									control={control}
									name="jobTime"
									label="Please circle one:"
									options={[
										["full", "Full Time"],
										["part", "Part Time"],
									]}
								/>
							</Grid>
							<Grid size={{ xs: 12, sm: 6 }}>
								<TextField id="jobHours" label="Hours per week worked" {...digits("jobHours", 2)} />
							</Grid>
							<Grid size={12}>
								<TextField id="jobDescription" label="Give a brief job description" multiline minRows={2} {...box("jobDescription")} />
							</Grid>
						</Grid>
					</Part>

					<Part
						numeral="VII"
						title="References"
						note="Two persons who know you well but are NOT family members. They will be sent an email with a link to the recommendation form."
					>
						{blank.references.map((_, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed
							<Stack key={index} direction="row" spacing={2} sx={{ mb: 2 }}>
								{(
									[
										["name", "Name"],
										["relationship", "How do you know this person?"],
										["email", "Email"],
									] as const
								).map(([part, label]) => (
									<TextField key={part} id={`reference-${index}-${part}`} label={label} {...box(`references.${index}.${part}`)} />
								))}
							</Stack>
						))}
					</Part>

					<Part numeral="VIII" title="Statement of the Applicant">
						<Stack spacing={3}>
							<Box>
								<Typography variant="body2" gutterBottom component="label" htmlFor="essay">
									Describe where you would like to be and what you would like to be ten years from now, and a role model who has helped you
									on the way. (250 words)
								</Typography>
								<TextField id="essay" multiline minRows={4} {...box("essay")} />
							</Box>
							<Controller
								control={control}
								name="languages"
								render={({ field: { value, onChange } }) => (
									<Autocomplete
										multiple
										id="languages"
										size="small"
										options={LANGUAGES}
										value={value}
										onChange={(_, chosen) => onChange(chosen)}
										renderInput={(params) => <TextField {...params} label="Languages other than English that you speak" />}
									/>
								)}
							/>
							<Ticks
								control={control}
								name="background"
								label="Background (optional, for the club's annual report)"
								options={BACKGROUNDS}
							/>
							<Ticks control={control} name="heard" label="How did you learn about this scholarship?" options={SOURCES} />
							<Box>
								<FormControlLabel
									control={<Checkbox {...register("certify")} />}
									label="I certify that the information given in this application is true and complete to the best of my knowledge."
								/>
								<FormControlLabel
									control={<Checkbox {...register("photo")} />}
									label="If selected, I give the Woman's Club permission to use my name and photograph in the newspaper and on its website."
								/>
							</Box>
							<Stack direction="row" spacing={2}>
								<TextField id="signature" label="Signature of Applicant (type full name)" {...box("signature")} />
								<Day control={control} name="signed" label="Date" />
							</Stack>
						</Stack>
					</Part>
					<Button type="submit" variant="contained" size="large">
						Submit Application
					</Button>
				</form>
			</Container>
		</>
	);
}

const clean = (text: string | null | undefined) => (text ?? "").replace(/\u200b/g, "").trim();
const input = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? "";
const chosen = (id: string) => clean(document.getElementById(id)?.textContent);
const radio = (name: string) => clean(document.querySelector(`input[name="${name}"]:checked`)?.closest("label")?.textContent);
const boxes = (prefix: string) =>
	[...document.querySelectorAll(`input[name^="${prefix}-"]:checked`)].map((each) => clean(each.closest("label")?.textContent));
const chips = (box: Element | null | undefined) =>
	[...(box?.querySelectorAll(".MuiChip-label") ?? [])].map((each) => clean(each.textContent));
const picked = (name: string) => {
	const text = clean(document.querySelector(`input[name="${name}"]`)?.getAttribute("value") ?? input(`input[name="${name}"]`));
	return /\d/.test(text) ? text.replace(/[\u2066-\u2069]/g, "") : "";
};

window.formShown = () => {
	const shown: State = {};
	for (const key of Object.keys(window.formState())) {
		const row = /^([a-z]+)(\d+)\.(\w+)$/.exec(key);
		if (row) {
			const [, list, index, part] = row;
			const id = `${list}-${index}-${part}`;
			const place = document.getElementById(id);
			if (part === "grades") shown[key] = chips(place);
			else if (["relationship", "education", "status", "year"].includes(part) && list !== "reference") shown[key] = chosen(id);
			else if (place) shown[key] = (place as HTMLInputElement).value;
			else shown[key] = input(`[name="${list}s.${index}.${part}"]`);
		} else if (["birth", "graduating", "gpaDate", "signed"].includes(key)) shown[key] = picked(key);
		else if (["citizen", "related", "firstGeneration", "enrollment", "jobTime"].includes(key)) shown[key] = radio(key);
		else if (["marital", "income", "degree"].includes(key)) shown[key] = chosen(key);
		else if (key === "background" || key === "heard") shown[key] = boxes(key);
		else if (key === "languages") shown[key] = chips(document.getElementById("languages")?.closest(".MuiAutocomplete-root"));
		else if (key === "certify" || key === "photo") shown[key] = document.querySelector<HTMLInputElement>(`[name="${key}"]`)?.checked;
		else if (key !== "submitted") shown[key] = input(`#${key}`);
	}
	return shown;
};

const theme = createTheme({ palette: { primary: { main: "#5b2a6e" } } });
createRoot(document.getElementById("root") as HTMLElement).render(
	<ThemeProvider theme={theme}>
		<CssBaseline />
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<App />
		</LocalizationProvider>
	</ThemeProvider>,
);
