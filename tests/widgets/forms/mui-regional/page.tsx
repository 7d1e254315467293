import {
	Alert,
	AppBar,
	Autocomplete,
	Box,
	Button,
	Card,
	CardContent,
	CardHeader,
	Checkbox,
	Chip,
	Container,
	CssBaseline,
	Divider,
	FormControl,
	FormControlLabel,
	FormHelperText,
	FormLabel,
	Grid,
	InputAdornment,
	InputLabel,
	ListItemText,
	ListSubheader,
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
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

const STATES =
	"Alabama|AL,Alaska|AK,Arizona|AZ,Arkansas|AR,California|CA,Colorado|CO,Connecticut|CT,Delaware|DE,District of Columbia|DC,Florida|FL,Georgia|GA,Guam|GU,Hawaii|HI,Idaho|ID,Illinois|IL,Indiana|IN,Iowa|IA,Kansas|KS,Kentucky|KY,Louisiana|LA,Maine|ME,Maryland|MD,Massachusetts|MA,Michigan|MI,Minnesota|MN,Mississippi|MS,Missouri|MO,Montana|MT,Nebraska|NE,Nevada|NV,New Hampshire|NH,New Jersey|NJ,New Mexico|NM,New York|NY,North Carolina|NC,North Dakota|ND,Ohio|OH,Oklahoma|OK,Oregon|OR,Pennsylvania|PA,Puerto Rico|PR,Rhode Island|RI,South Carolina|SC,South Dakota|SD,Tennessee|TN,Texas|TX,Utah|UT,Vermont|VT,Virginia|VA,Washington|WA,West Virginia|WV,Wisconsin|WI,Wyoming|WY"
		.split(",")
		.map((line) => ({ name: line.split("|")[0]!, code: line.split("|")[1]! }));

const COUNTRIES = ["United States of America", "American Samoa", "Canada", "Germany", "Guam", "India", "Japan", "Korea, Republic of", "Mexico", "Nepal", "Nigeria", "Philippines", "Saudi Arabia", "United Kingdom", "Viet Nam"];

const PROGRAMS = [
	{ code: "ACTG", name: "Accounting", college: "College of Business" },
	{ code: "BUSA", name: "Business Administration", college: "College of Business" },
	{ code: "MKTG", name: "Marketing", college: "College of Business" },
	{ code: "ELED", name: "Elementary Education", college: "College of Education" },
	{ code: "KINE", name: "Kinesiology", college: "College of Education" },
	{ code: "CIVE", name: "Civil Engineering", college: "College of Engineering and Natural Resources" },
	{ code: "ELEN", name: "Electrical Engineering", college: "College of Engineering and Natural Resources" },
	{ code: "ENVE", name: "Environmental Engineering", college: "College of Engineering and Natural Resources" },
	{ code: "ENVS", name: "Environmental Science", college: "College of Engineering and Natural Resources" },
	{ code: "FORS", name: "Forestry", college: "College of Engineering and Natural Resources" },
	{ code: "ENGL", name: "English", college: "College of Liberal Arts" },
	{ code: "HIST", name: "History", college: "College of Liberal Arts" },
	{ code: "PSYC", name: "Psychology", college: "College of Liberal Arts" },
	{ code: "EXPL", name: "Exploring (undecided)", college: "University Studies" },
];

const SCHOOLING = [
	["1", "Did not finish high school"],
	["2", "Finished high school or GED"],
	["3", "Attended college, no degree"],
	["4", "Associate degree"],
	["5", "Bachelor’s degree"],
	["6", "Graduate or professional degree"],
	["9", "Not known"],
] as const;

const YEARS = [
	["FR", "Freshman"],
	["SO", "Sophomore"],
	["JR", "Junior"],
	["SR", "Senior"],
] as const;

type Choice = { name: string; code: string };
type Fields = Record<string, string>;

let read: () => Record<string, unknown> = () => ({});
let submitted = false;

const TEXTS = [
	"first", "middle", "last", "nickname", "otherNames", "email", "phone", "street", "unit", "city", "zip", "school", "schoolCity", "gpa", "rank", "rankOf", "otherCollege",
	"satRw", "satMath", "act",
	"g1First", "g1Last", "g1Work", "g2First", "g2Last", "g2Work", "sib1Name", "sib1Age", "sib2Name", "sib2Age",
	"act1Name", "act1Role", "act1Hours", "act2Name", "act2Role", "act2Hours", "act3Name", "act3Role", "act3Hours",
	"icePerson", "icePhone", "why", "signature",
];
const LISTS = ["suffix", "country", "term", "degree", "g1School", "g2School"];
const RADIOS = ["status", "latino", "housing", "bachelor"];

function Section({ number, title, intro, children }: { number: number; title: string; intro?: ReactNode; children: ReactNode }) {
	return (
		<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2" gutterBottom>
				{number}. {title}
			</Typography>
			{intro && (
				<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
					{intro}
				</Typography>
			)}
			<Grid container spacing={2}>
				{children}
			</Grid>
		</Paper>
	);
}

function Application() {
	const [fields, setFields] = useState<Fields>(() => Object.fromEntries([...TEXTS, ...LISTS, ...RADIOS].map((key) => [key, ""])));
	const [homeState, setHomeState] = useState<Choice | null>(null);
	const [schoolState, setSchoolState] = useState<Choice | null>(null);
	const [program, setProgram] = useState<(typeof PROGRAMS)[number] | null>(null);
	const [birth, setBirth] = useState<Dayjs | null>(null);
	const [finish, setFinish] = useState<Dayjs | null>(null);
	const [years, setYears] = useState<Record<string, string[]>>({ act1Years: [], act2Years: [], act3Years: [] });

	read = () => ({
		...fields,
		...years,
		homeState: homeState?.code ?? "",
		schoolState: schoolState?.code ?? "",
		program: program?.code ?? "",
		birth: birth?.isValid() ? birth.format("YYYY-MM-DD") : "",
		finish: finish?.isValid() ? finish.format("YYYY-MM") : "",
	});

	const set = (key: string, value: string) => setFields((before) => ({ ...before, [key]: value }));
	const bind = (key: string) => ({ id: key, name: key, value: fields[key], fullWidth: true, onChange: (event: { target: { value: string } }) => set(key, event.target.value) });

	const stateBox = (id: string, label: string, value: Choice | null, onChange: (choice: Choice | null) => void) => (
		<Autocomplete
			id={id}
			options={STATES}
			value={value}
			getOptionLabel={(option) => option.name}
			isOptionEqualToValue={(a, b) => a.code === b.code}
			onChange={(_event, choice) => onChange(choice)}
			renderInput={(params) => <TextField {...params} label={label} />}
		/>
	);

	const yesNo = (key: string, question: string, options: (readonly [string, string])[], row = true) => (
		<FormControl>
			<FormLabel id={`${key}-q`}>{question}</FormLabel>
			<RadioGroup row={row} aria-labelledby={`${key}-q`} name={key} value={fields[key]} onChange={(event) => set(key, event.target.value)}>
				{options.map(([value, text]) => (
					<FormControlLabel key={value} value={value} control={<Radio size="small" />} label={text} />
				))}
			</RadioGroup>
		</FormControl>
	);

	const guardian = (n: 1 | 2) => (
		<Grid size={{ xs: 12, md: 6 }}>
			<Card variant="outlined">
				<CardHeader title={n === 1 ? "First parent or legal guardian" : "Second parent or legal guardian"} slotProps={{ title: { variant: "subtitle1", component: "h3" } }} />
				<CardContent>
					<Stack spacing={2}>
						<TextField {...bind(`g${n}First`)} label="First name" size="small" />
						<TextField {...bind(`g${n}Last`)} label="Last name" size="small" />
						<TextField {...bind(`g${n}Work`)} label="Kind of work" size="small" helperText="Job title is fine. If retired, tell us what they did." />
						<TextField {...bind(`g${n}School`)} select label="Most schooling completed" size="small">
							{SCHOOLING.map(([value, text]) => (
								<MenuItem key={value} value={value}>
									{text}
								</MenuItem>
							))}
						</TextField>
					</Stack>
				</CardContent>
			</Card>
		</Grid>
	);

	const sibling = (n: 1 | 2) => (
		<TableRow key={n}>
			<TableCell>
				<TextField {...bind(`sib${n}Name`)} variant="standard" hiddenLabel slotProps={{ htmlInput: { "aria-labelledby": "sibs-name" } }} />
			</TableCell>
			<TableCell sx={{ width: 120 }}>
				<TextField {...bind(`sib${n}Age`)} variant="standard" type="number" hiddenLabel slotProps={{ htmlInput: { "aria-labelledby": "sibs-age", min: 0 } }} />
			</TableCell>
		</TableRow>
	);

	const involvement = (n: 1 | 2 | 3) => (
		<Grid key={n} size={12}>
			<Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
				Involvement {n}
			</Typography>
			<Grid container spacing={2}>
				<Grid size={{ xs: 12, sm: 6 }}>
					<TextField {...bind(`act${n}Name`)} label="Club, team, employer or group" />
				</Grid>
				<Grid size={{ xs: 12, sm: 6 }}>
					<TextField {...bind(`act${n}Role`)} label="What you were (member, captain, cashier …)" />
				</Grid>
				<Grid size={{ xs: 12, sm: 8 }}>
					<FormControl fullWidth>
						<InputLabel id={`act${n}Years-label`}>During which years?</InputLabel>
						<Select
							labelId={`act${n}Years-label`}
							id={`act${n}Years`}
							multiple
							value={years[`act${n}Years`]!}
							onChange={(event) => setYears((before) => ({ ...before, [`act${n}Years`]: [event.target.value].flat() }))}
							input={<OutlinedInput label="During which years?" />}
							renderValue={(chosen) => (
								<Box sx={{ display: "flex", gap: 0.5 }}>
									{YEARS.filter(([value]) => chosen.includes(value)).map(([value, text]) => (
										<Chip key={value} size="small" label={text} />
									))}
								</Box>
							)}
						>
							{YEARS.map(([value, text]) => (
								<MenuItem key={value} value={value}>
									<Checkbox checked={years[`act${n}Years`]!.includes(value)} />
									<ListItemText primary={text} />
								</MenuItem>
							))}
						</Select>
					</FormControl>
				</Grid>
				<Grid size={{ xs: 12, sm: 4 }}>
					<TextField {...bind(`act${n}Hours`)} label="Typical week" slotProps={{ input: { endAdornment: <InputAdornment position="end">hours</InputAdornment> } }} />
				</Grid>
			</Grid>
			{n < 3 && <Divider sx={{ mt: 2 }} />}
		</Grid>
	);

	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static">
				<Toolbar>
					<Typography variant="h6" component="div">
						Umpqua Valley State University
					</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					First-Year Application for Admission
				</Typography>
				<Alert severity="info" sx={{ mb: 3 }}>
					There is no fee if you apply by February 1. Most students need about 25 minutes. Items with an asterisk must be completed before you submit; your work is saved as you go.
				</Alert>
				<form
					noValidate
					autoComplete="off"
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Section number={1} title="Who you are" intro="Give your name the way it reads on a passport, driver license or birth certificate. We match this against your transcripts.">
						<Grid size={{ xs: 12, sm: 5 }}>
							<TextField {...bind("first")} label="First" required />
						</Grid>
						<Grid size={{ xs: 12, sm: 7 }}>
							<TextField {...bind("middle")} label="Middle" />
						</Grid>
						<Grid size={{ xs: 12, sm: 9 }}>
							<TextField {...bind("last")} label="Last (family)" required />
						</Grid>
						<Grid size={{ xs: 12, sm: 3 }}>
							<TextField {...bind("suffix")} select label="Suffix">
								<MenuItem value="">
									<em>None</em>
								</MenuItem>
								<MenuItem value="JR">Jr.</MenuItem>
								<MenuItem value="SR">Sr.</MenuItem>
								<MenuItem value="2">II</MenuItem>
								<MenuItem value="3">III</MenuItem>
								<MenuItem value="4">IV</MenuItem>
							</TextField>
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<TextField {...bind("nickname")} label="What should we call you?" helperText="Used on your ID card and in class rosters" />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<TextField {...bind("otherNames")} label="Any earlier names on your records" helperText="Leave empty if none" />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<DatePicker label="Born on" value={birth} onChange={setBirth} slotProps={{ textField: { id: "birth", fullWidth: true, required: true } }} />
						</Grid>
						<Grid size={12}>
							{yesNo(
								"status",
								"I am a …",
								[
									["USC", "U.S. citizen or national"],
									["LPR", "U.S. permanent resident, refugee or asylee"],
									["OTH", "Citizen of another country who holds or will need a visa"],
									["UND", "None of these (DACA, undocumented)"],
								],
								false,
							)}
						</Grid>
						<Grid size={12}>
							{yesNo("latino", "Are you of Hispanic, Latino or Spanish origin?", [
								["Y", "Yes"],
								["N", "No"],
								["X", "I’d rather not say"],
							])}
						</Grid>
					</Section>

					<Section number={2} title="Where we can reach you" intro="Decisions go out by e-mail first; the folder follows by post.">
						<Grid size={{ xs: 12, sm: 7 }}>
							<TextField {...bind("email")} type="email" label="E-mail" required helperText="Please use one you will still check after graduation" />
						</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>
							<TextField {...bind("phone")} type="tel" label="Phone" slotProps={{ input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } }} />
						</Grid>
						<Grid size={{ xs: 12, sm: 8 }}>
							<TextField {...bind("street")} label="Street or rural route" required />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<TextField {...bind("unit")} label="Apt / Unit / Space" />
						</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>
							<TextField {...bind("city")} label="Town" required />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>{stateBox("homeState", "State or territory", homeState, setHomeState)}</Grid>
						<Grid size={{ xs: 12, sm: 3 }}>
							<TextField {...bind("zip")} label="ZIP" required />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<TextField {...bind("country")} select label="Country">
								{COUNTRIES.map((name) => (
									<MenuItem key={name} value={name}>
										{name}
									</MenuItem>
								))}
							</TextField>
						</Grid>
					</Section>

					<Section number={3} title="Your plans at Umpqua Valley">
						<Grid size={{ xs: 12, sm: 5 }}>
							<TextField {...bind("term")} select label="I would start in" required>
								<MenuItem value="202640">Fall 2026</MenuItem>
								<MenuItem value="202740">Fall 2027</MenuItem>
								<MenuItem value="202840">Fall 2028</MenuItem>
							</TextField>
						</Grid>
						<Grid size={{ xs: 12, sm: 7 }}>
							<Autocomplete
								id="program"
								options={PROGRAMS}
								groupBy={(option) => option.college}
								getOptionLabel={(option) => option.name}
								value={program}
								onChange={(_event, choice) => setProgram(choice)}
								renderInput={(params) => <TextField {...params} label="Program of interest" helperText="You can change this at orientation" />}
							/>
						</Grid>
						<Grid size={{ xs: 12, sm: 7 }}>
							<FormControl fullWidth>
								<InputLabel id="degree-label">Ultimately, I hope to earn a …</InputLabel>
								<Select labelId="degree-label" id="degree" value={fields.degree} label="Ultimately, I hope to earn a …" onChange={(event) => set("degree", event.target.value)}>
									<ListSubheader>Undergraduate</ListSubheader>
									<MenuItem value="C">Certificate</MenuItem>
									<MenuItem value="A">Associate degree</MenuItem>
									<MenuItem value="B">Bachelor’s degree</MenuItem>
									<ListSubheader>Graduate</ListSubheader>
									<MenuItem value="M">Master’s degree</MenuItem>
									<MenuItem value="D">Doctorate</MenuItem>
									<MenuItem value="P">Law, medical or veterinary degree</MenuItem>
								</Select>
								<FormHelperText>Here or elsewhere</FormHelperText>
							</FormControl>
						</Grid>
						<Grid size={12}>
							{yesNo("housing", "Will you want a room in a residence hall?", [
								["Y", "Yes"],
								["N", "No, I’ll commute"],
								["U", "Not sure yet"],
							])}
						</Grid>
						<Grid size={12}>
							<TextField {...bind("why")} multiline minRows={4} label="Why Umpqua Valley? (250 words at most)" />
						</Grid>
					</Section>

					<Section number={4} title="School record" intro="List the school that will award your diploma. Home-schooled applicants should enter “Home school”.">
						<Grid size={12}>
							<TextField {...bind("school")} label="High school" required />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<TextField {...bind("schoolCity")} label="Town" />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>{stateBox("schoolState", "State or territory", schoolState, setSchoolState)}</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<DatePicker label="Diploma expected" views={["year", "month"]} format="MM/YYYY" value={finish} onChange={setFinish} slotProps={{ textField: { id: "finish", fullWidth: true } }} />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<TextField {...bind("gpa")} type="number" label="GPA, unweighted" helperText="Two decimals, e.g. 3.05" slotProps={{ htmlInput: { step: 0.01, min: 0, max: 4 } }} />
						</Grid>
						<Grid size={{ xs: 6, sm: 3 }}>
							<TextField {...bind("rank")} label="Class rank" />
						</Grid>
						<Grid size={{ xs: 6, sm: 3 }}>
							<TextField {...bind("rankOf")} label="out of" />
						</Grid>
						<Grid size={{ xs: 12, sm: 6 }}>
							<TextField {...bind("otherCollege")} label="College attended while in high school" />
						</Grid>
						<Grid size={12}>
							<Typography variant="body2" color="text.secondary">
								Test scores are optional. If you would like yours considered, enter them below; official reports are requested only after you enroll.
							</Typography>
						</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>
							<TextField {...bind("satRw")} type="number" label="SAT Reading & Writing" />
						</Grid>
						<Grid size={{ xs: 12, sm: 4 }}>
							<TextField {...bind("satMath")} type="number" label="SAT Math" />
						</Grid>
						<Grid size={{ xs: 12, sm: 3 }}>
							<TextField {...bind("act")} type="number" label="ACT Composite" />
						</Grid>
					</Section>

					<Section number={5} title="Family" intro="We ask so that we can invite your family to events and identify students who may be the first to earn a degree.">
						{guardian(1)}
						{guardian(2)}
						<Grid size={12}>
							{yesNo("bachelor", "Has either of the people above completed a four-year (bachelor’s) degree?", [
								["Y", "Yes"],
								["N", "No"],
								["U", "I don’t know"],
							])}
						</Grid>
						<Grid size={12}>
							<Typography variant="subtitle2" component="h3">
								Brothers and sisters
							</Typography>
							<Table size="small">
								<TableHead>
									<TableRow>
										<TableCell id="sibs-name">Name</TableCell>
										<TableCell id="sibs-age">Age</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>{[sibling(1), sibling(2)]}</TableBody>
							</Table>
						</Grid>
					</Section>

					<Section number={6} title="Outside the classroom" intro="Sports, jobs, church, looking after family: tell us about the three that have taken most of your time.">
						{([1, 2, 3] as const).map(involvement)}
					</Section>

					<Section number={7} title="In an emergency" intro="Someone other than a parent or guardian whom we may call.">
						<Grid size={{ xs: 12, sm: 7 }}>
							<TextField {...bind("icePerson")} label="Name" />
						</Grid>
						<Grid size={{ xs: 12, sm: 5 }}>
							<TextField {...bind("icePhone")} type="tel" label="Phone" />
						</Grid>
					</Section>

					<Paper variant="outlined" sx={{ p: 3 }}>
						<Typography variant="body2" gutterBottom>
							I certify that what I have written here is complete and true, and I understand that Umpqua Valley State University may withdraw an offer of admission made on the strength of false statements.
						</Typography>
						<TextField {...bind("signature")} label="Type your full name to sign" sx={{ my: 2 }} />
						<Button type="submit" variant="contained" size="large">
							Submit application
						</Button>
					</Paper>
				</form>
			</Container>
		</LocalizationProvider>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);

const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u200b\u2060-\u2069]/g, "").trim();
const byId = (id: string) => document.getElementById(id);

Object.assign(window, {
	formState: () => ({ ...read(), submitted }),
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const key of [...TEXTS, "homeState", "schoolState", "program"]) shown[key] = (byId(key) as HTMLInputElement).value;
		for (const key of LISTS) shown[key] = clean(byId(key)?.textContent);
		for (const key of RADIOS) shown[key] = clean(document.querySelector(`input[name="${key}"]:checked`)?.closest("label")?.textContent);
		for (const key of ["birth", "finish"]) shown[key] = clean(byId(key)?.closest(".MuiPickersInputBase-root")?.querySelector(".MuiPickersInputBase-sectionsContainer")?.textContent);
		for (const key of ["act1Years", "act2Years", "act3Years"]) shown[key] = [...byId(key)!.querySelectorAll(".MuiChip-label")].map((chip) => clean(chip.textContent));
		return shown;
	},
});
