import {
	Alert, AppBar, Autocomplete, Box, Button, Card, CardContent, CardHeader, Checkbox, Chip, Container, CssBaseline, Divider, FormControl,
	FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, InputAdornment, InputLabel, MenuItem, Paper, Radio, RadioGroup, Select, Stack, Table,
	TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, ToggleButton, ToggleButtonGroup, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Values = Record<string, any>;
const nodes: Record<string, { node: HTMLElement | null; read: (node: HTMLElement) => unknown }> = {};
const held: { values: Values; submitted: boolean } = { values: {}, submitted: false };
const initial: Values = {};
const clean = (text: string | null | undefined) => (text ?? "").replace(/[\u2066-\u2069\u200b\u200e\u00a0]/g, "").trim();
const box = (node: HTMLElement) => node.querySelector<HTMLInputElement>("input:not([aria-hidden]), textarea:not([aria-hidden])")?.value ?? "";
const dateOf = (node: HTMLElement) => {
	const text = clean(node.querySelector(".MuiPickersSectionList-root")?.textContent).replace(/\s/g, "");
	return /\d/.test(text) ? text : "";
};
function useField(key: string, start: unknown, read: (node: HTMLElement) => unknown) {
	const [value, setValue] = useState<any>(start);
	if (!(key in initial)) initial[key] = start;
	return {
		value,
		change: (next: unknown) => {
			setValue(next);
			held.values[key] = next;
		},
		ref: (node: HTMLElement | null) => {
			nodes[key] = { node, read };
		},
	};
}

/* ---- inputs ---- */
type TextProps = { k: string; label?: string; [rest: string]: any };
function Text({ k, label, mask, numeric, max, slotProps, ...rest }: TextProps) {
	const field = useField(k, "", box);
	return (
		<TextField
			fullWidth
			size="small"
			name={k}
			label={label}
			ref={field.ref}
			value={field.value}
			onChange={(event) => field.change(mask ? mask(event.target.value) : event.target.value)}
			slotProps={{ htmlInput: { maxLength: max, inputMode: numeric ? "numeric" : undefined }, ...slotProps }}
			{...rest}
		/>
	);
}
function Pick({ k, label, options, children, ...rest }: { k: string; label?: string; options: [string, string][]; [rest: string]: any }) {
	const field = useField(k, "", (node) => clean(node.querySelector(".MuiSelect-select")?.textContent));
	return (
		<FormControl fullWidth size="small" ref={field.ref} {...rest}>
			{label && <InputLabel id={`${k}-label`}>{label}</InputLabel>}
			<Select labelId={label ? `${k}-label` : undefined} name={k} label={label} value={field.value} onChange={(event) => field.change(event.target.value)}>
				{options.map(([value, text]) => (
					<MenuItem key={value} value={value}>
						{text}
					</MenuItem>
				))}
			</Select>
			{children}
		</FormControl>
	);
}
function Choice({ k, legend, options, row = true, help }: { k: string; legend: string; options: [string, string][]; row?: boolean; help?: string }) {
	const field = useField(k, "", (node) => clean(node.querySelector("input:checked")?.closest("label")?.textContent));
	return (
		<FormControl ref={field.ref}>
			<FormLabel id={`${k}-radios`}>{legend}</FormLabel>
			<RadioGroup row={row} aria-labelledby={`${k}-radios`} name={k} value={field.value} onChange={(_, value) => field.change(value)}>
				{options.map(([value, text]) => (
					<FormControlLabel key={value} value={value} control={<Radio size="small" />} label={text} />
				))}
			</RadioGroup>
			{help && <FormHelperText sx={{ mx: 0 }}>{help}</FormHelperText>}
		</FormControl>
	);
}
function Boxes({ k, legend, options, row }: { k: string; legend: string; options: string[]; row?: boolean }) {
	const field = useField(k, [], (node) => [...node.querySelectorAll("input:checked")].map((input) => clean(input.closest("label")?.textContent)));
	const now: string[] = field.value;
	return (
		<FormControl component="fieldset" variant="standard" ref={field.ref}>
			<FormLabel component="legend">{legend}</FormLabel>
			<FormGroup row={row}>
				{options.map((text) => (
					<FormControlLabel
						key={text}
						label={text}
						control={
							<Checkbox
								size="small"
								checked={now.includes(text)}
								onChange={(_, on) => field.change(options.filter((each) => (each === text ? on : now.includes(each))))}
							/>
						}
					/>
				))}
			</FormGroup>
		</FormControl>
	);
}
function Day({ k, label, month, ...rest }: { k: string; label?: string; month?: boolean; [rest: string]: any }) {
	const field = useField(k, null, dateOf);
	return (
		<DatePicker
			label={label}
			value={field.value as Dayjs | null}
			onChange={(value) => field.change(value)}
			{...(month ? { views: ["year", "month"] as const, format: "MM/YYYY" } : {})}
			slotProps={{ textField: { size: "small", fullWidth: true, ref: field.ref, ...rest } as any }}
		/>
	);
}
function StatePick({ k, label }: { k: string; label: string }) {
	const field = useField(k, null, box);
	return (
		<Autocomplete
			size="small"
			ref={field.ref}
			options={STATES}
			getOptionLabel={([, name]) => name}
			value={STATES.find(([code]) => code === field.value) ?? null}
			onChange={(_, option) => field.change(option ? option[0] : null)}
			renderInput={(params) => <TextField {...params} label={label} name={k} />}
		/>
	);
}
function OnePick({ k, label, options, ...rest }: { k: string; label?: string; options: string[]; [rest: string]: any }) {
	const field = useField(k, null, box);
	return (
		<Autocomplete
			size="small"
			fullWidth
			ref={field.ref}
			options={options}
			value={field.value}
			onChange={(_, option) => field.change(option)}
			renderInput={(params) => <TextField {...params} label={label} name={k} {...rest} />}
		/>
	);
}
function Tags({ k, label, options, placeholder }: { k: string; label: string; options: string[]; placeholder?: string }) {
	const field = useField(k, [], (node) => [...node.querySelectorAll(".MuiChip-label")].map((chip) => clean(chip.textContent)));
	return (
		<Autocomplete
			multiple
			size="small"
			ref={field.ref}
			options={options}
			value={field.value}
			onChange={(_, list) => field.change(list)}
			renderInput={(params) => <TextField {...params} label={label} name={k} placeholder={placeholder} />}
		/>
	);
}
function Grades({ k }: { k: string }) {
	const field = useField(k, [], (node) => [...node.querySelectorAll("[aria-pressed=true]")].map((button) => clean(button.textContent)));
	return (
		<ToggleButtonGroup size="small" ref={field.ref} value={field.value} onChange={(_, list) => field.change(list)} aria-label="Grade level">
			{["9", "10", "11", "12"].map((grade) => (
				<ToggleButton key={grade} value={grade}>
					{grade}
				</ToggleButton>
			))}
		</ToggleButtonGroup>
	);
}
function Tick({ k, label }: { k: string; label: string }) {
	const field = useField(k, false, (node) => node.querySelector("input")!.checked);
	return (
		<FormControlLabel ref={field.ref} label={label} control={<Checkbox name={k} checked={field.value} onChange={(_, on) => field.change(on)} />} />
	);
}

/* ---- lists ---- */
const same = (list: string[]): [string, string][] => list.map((text) => [text, text]);
const YES_NO = same(["Yes", "No"]);
const phone = (text: string) => {
	const d = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};
const ssn = (text: string) => text.replace(/\D/g, "").slice(0, 9).replace(/^(\d{3})(\d{2})(\d+)$/, "$1-$2-$3");
const EDUCATION: [string, string][] = [
	["lths", "Did not complete high school"],
	["hs", "High school diploma or GED"],
	["sc", "Some college, no degree"],
	["aa", "Associate degree"],
	["ba", "Bachelor's degree"],
	["gr", "Graduate or professional degree"],
	["uk", "Unknown"],
];
const AP = [
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition",
	"AP Physics 1", "AP Physics 2", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States History", "AP World History",
];
const LANGUAGES = [
	"American Sign Language", "Arabic", "Chinese (Cantonese)", "Chinese (Mandarin)", "French", "German", "Hausa", "Hindi", "Hmong", "Igbo", "Japanese",
	"Korean", "Portuguese", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese", "Yoruba",
];

function Section({ letter, title, sub, children }: any) {
	return (
		<Card variant="outlined" component="section" sx={{ mb: 3 }}>
			<CardHeader
				avatar={<Chip color="primary" size="small" label={letter} />}
				title={title}
				subheader={sub}
				slotProps={{ title: { variant: "h6", component: "h2" } as any }}
			/>
			<Divider />
			<CardContent>{children}</CardContent>
		</Card>
	);
}
const G = ({ s = 12, children }: any) => <Grid size={{ xs: 12, md: s }}>{children}</Grid>;

function Application() {
	const [colleges, setColleges] = useState(1);
	return (
		<>
			<AppBar position="static">
				<Toolbar variant="dense">
					<Typography variant="subtitle1">Cypress Bend State University · School of Nursing and Health Sciences</Typography>
				</Toolbar>
			</AppBar>
			<Container maxWidth="lg" sx={{ py: 4 }}>
				<Typography variant="h4" component="h1" gutterBottom>
					Direct Admit Nursing Application
				</Typography>
				<Alert severity="info" sx={{ mb: 3 }}>
					Selective admission process, current high school seniors only. You must have an application for general admission on file before this supplemental application is reviewed. Incomplete applications will not be considered. Deadline: February 1.
				</Alert>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						held.submitted = true;
					}}
				>
					<Section letter="A" title="Personal Data" sub="Name must match your legal identification; it is used for the clinical background check.">
						<Grid container spacing={2}>
							<G s={4}><Text k="lastName" label="Last name" required /></G>
							<G s={4}><Text k="firstName" label="First name" required /></G>
							<G s={3}><Text k="middleName" label="Middle name" /></G>
							<G s={1}><Pick k="suffix" label="Suffix" options={same(["Jr.", "Sr.", "II", "III", "IV"])} /></G>
							<G s={6}><Text k="maidenOther" label="Maiden/Other names that may appear on records" /></G>
							<G s={3}><Text k="goesBy" label="Name you go by" /></G>
							<G s={3}><Text k="studentId" label="Student ID# (B number), if assigned" /></G>
							<G s={4}><Day k="dob" label="Date of birth" required /></G>
							<G s={4}><Text k="ssn" label="Social Security Number" mask={ssn} type="password" autoComplete="off" helperText="Required for clinical agency clearance" /></G>
							<G s={4}><Choice k="sex" legend="Sex" options={[["M", "M"], ["F", "F"]]} /></G>
							<G s={8}><Text k="mailStreet" label="Mailing address" required helperText="Street or P.O. Box" /></G>
							<G s={4}><Text k="mailUnit" label="Apt. / Unit" /></G>
							<G s={5}><Text k="mailCity" label="City" required /></G>
							<G s={4}><StatePick k="mailState" label="State" /></G>
							<G s={3}><Text k="mailZip" label="Zip" max={10} required /></G>
							<G s={5}><Text k="mailCounty" label="County of residence" /></G>
							<G s={7}><Text k="permAddress" label="Permanent home address (if different from above)" /></G>
							<G s={6}><Text k="email" type="email" label="E-mail address" required helperText="All correspondence about your application is sent here" /></G>
							<G s={3}><Text k="cell" label="Phone number: Cell" mask={phone} type="tel" slotProps={{ input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } }} /></G>
							<G s={3}><Text k="homePhone" label="Home (if different)" mask={phone} type="tel" /></G>
						</Grid>
						<Typography variant="subtitle2" sx={{ mt: 3, mb: 1 }}>
							In case of emergency, please notify
						</Typography>
						<Grid container spacing={2}>
							<G s={5}><Text k="emergencyName" label="Name" /></G>
							<G s={4}><Text k="emergencyRelation" label="Relationship" /></G>
							<G s={3}><Text k="emergencyPhone" label="Phone" mask={phone} type="tel" /></G>
						</Grid>
					</Section>

					<Section
						letter="B"
						title="Background Information"
						sub="In compliance with Title VI of the Civil Rights Act of 1964. Used for reporting only; please check one in each area."
					>
						<Stack spacing={3}>
							<Choice
								k="citizenship"
								legend="Citizenship"
								options={[["us", "U.S. citizen or U.S. national"], ["pr", "Permanent resident (green card holder)"], ["other", "Other / visa holder"]]}
							/>
							<Grid container spacing={2}>
								<G s={4}><Text k="visaType" label="If visa holder, visa type" /></G>
								<G s={4}><OnePick k="birthCountry" label="Country of birth" options={COUNTRIES} /></G>
								<G s={4}>
									<Pick
										k="military"
										label="Military status"
										options={[["act", "Active duty, Guard or Reserve"], ["vet", "Veteran"], ["dep", "Military dependent"], ["na", "No military affiliation"]]}
									/>
								</G>
							</Grid>
							<Choice k="hispanic" legend="Ethnicity: Are you Hispanic or Latino?" options={[["Y", "Yes"], ["N", "No"]]} />
							<Boxes
								k="race"
								legend="Race (check all that apply)"
								options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"]}
								row
							/>
							<Choice k="englishFirst" legend="Is English your first language?" options={YES_NO} help="If not, TOEFL scores are required: 550 paper or 213 computer." />
							<Tags k="otherLanguages" label="Languages spoken other than English" options={LANGUAGES} placeholder="Choose all that apply" />
							<Choice
								k="firstGen"
								legend="Are you a first-generation college student (neither parent has earned a bachelor's degree)?"
								options={[["Y", "Yes"], ["N", "No"], ["U", "Unsure"]]}
							/>
						</Stack>
					</Section>

					<Section letter="C" title="Program">
						<Grid container spacing={2}>
							<G s={6}><Pick k="entryTerm" label="Term for which you are applying" options={[["202680", "Fall 2026"], ["202710", "Spring 2027"], ["202780", "Fall 2027"], ["202810", "Spring 2028"]]} /></G>
							<G s={6}><Pick k="campus" label="Campus preference" options={same(["Main campus", "River Road campus", "No preference"])} /></G>
							<G s={6}><OnePick k="alternateMajor" label="Intended major if not selected for Direct Admit" options={MAJORS} /></G>
							<G s={6}>
								<Pick
									k="highestDegree"
									label="Highest degree you plan to earn"
									options={[["B", "Bachelor's"], ["M", "Master's"], ["D", "Doctorate (DNP, PhD, other)"], ["X", "Not sure"]]}
								/>
							</G>
							<G s={12}><Text k="careerGoal" label="What career do you plan to enter?" /></G>
							<G s={12}>
								<Choice k="otherNursing" legend="Have you ever failed, been dismissed or withdrawn voluntarily from another nursing program?" options={YES_NO} />
							</G>
							<G s={6}><Text k="otherNursingWhere" label="If yes, when and where?" /></G>
						</Grid>
					</Section>

					<Section letter="D" title="Educational Preparation">
						<Typography variant="subtitle1" gutterBottom>High School</Typography>
						<Grid container spacing={2}>
							<G s={8}><Text k="hsName" label="Name of high school" required /></G>
							<G s={4}><Text k="hsCeeb" label="CEEB code" max={6} numeric /></G>
							<G s={5}><Text k="hsStreet" label="Street address" /></G>
							<G s={3}><Text k="hsCity" label="City" /></G>
							<G s={2}><StatePick k="hsState" label="State" /></G>
							<G s={2}><Text k="hsZip" label="Zip" max={10} /></G>
							<G s={4}><Day k="hsGraduation" label="Month/Year of graduation" month /></G>
							<G s={4}><Text k="gedYear" label="GED: year completed" numeric max={4} /></G>
							<G s={4}><Text k="gedScore" label="GED: test score" numeric /></G>
							<G s={3}><Text k="gpaUnweighted" label="Cumulative GPA, unweighted" helperText="4.0 scale" /></G>
							<G s={3}><Text k="gpaWeighted" label="Cumulative GPA, weighted" helperText="If reported on transcript" /></G>
							<G s={3}><Text k="rank" label="Class rank" numeric /></G>
							<G s={3}><Text k="classSize" label="out of (class size)" numeric /></G>
							<G s={6}><Text k="counselorName" label="Guidance counselor" /></G>
							<G s={6}><Text k="counselorEmail" label="Counselor e-mail" type="email" /></G>
						</Grid>

						<Divider sx={{ my: 3 }} />
						<Choice k="dualCredit" legend="Have you taken any courses for college credit (dual enrollment, summer or online)?" options={YES_NO} />
						<Typography variant="body2" sx={{ mt: 2, mb: 1 }}>List all colleges/universities you have attended to date.</Typography>
						<TableContainer component={Paper} variant="outlined">
							<Table size="small">
								<TableHead>
									<TableRow>
										<TableCell>Institution</TableCell>
										<TableCell>Dates attended</TableCell>
										<TableCell>Total credits received</TableCell>
										<TableCell>Degree earned, if applicable</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{Array.from({ length: colleges }, (_, i) => (
										<TableRow key={i}>
											<TableCell><Text k={`college${i}Name`} variant="standard" /></TableCell>
											<TableCell><Text k={`college${i}Dates`} variant="standard" /></TableCell>
											<TableCell><Text k={`college${i}Credits`} variant="standard" numeric /></TableCell>
											<TableCell><Text k={`college${i}Degree`} variant="standard" /></TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
						</TableContainer>
						<Button size="small" type="button" onClick={() => setColleges(colleges + 1)} sx={{ mt: 1 }}>+ Add another institution</Button>

						<Typography variant="subtitle1" sx={{ mt: 3 }}>Required coursework</Typography>
						<Typography variant="body2" color="text.secondary" gutterBottom>
							Give the highest-level course in each area you have completed (high school or college). Leave blank if not taken.
						</Typography>
						<TableContainer component={Paper} variant="outlined">
							<Table size="small" aria-label="Required coursework">
								<TableHead>
									<TableRow>
										<TableCell>Area</TableCell>
										<TableCell>Course title</TableCell>
										<TableCell>Grade received</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{[["english", "English Literature"], ["chemistry", "Chemistry"], ["physics", "Physics"], ["stats", "Statistics"]].map(([id, name]) => (
										<TableRow key={id}>
											<TableCell component="th" scope="row">{name}</TableCell>
											<TableCell><Text k={`${id}Course`} hiddenLabel variant="filled" /></TableCell>
											<TableCell sx={{ width: 150 }}><Text k={`${id}Grade`} hiddenLabel variant="filled" /></TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
						</TableContainer>
					</Section>

					<Section letter="E" title="Test Scores" sub="Report your highest scores. Official score reports must be on file by the deadline.">
						<Grid container spacing={2}>
							<G s={3}><Text k="actComposite" label="ACT Composite" numeric max={2} /></G>
							<G s={3}><Day k="actDate" label="ACT test date" /></G>
							<G s={3}><Text k="actScience" label="ACT Science" numeric max={2} /></G>
							<G s={3}><Text k="actMath" label="ACT Math" numeric max={2} /></G>
							<G s={3}><Text k="satReading" label="SAT Evidence-Based Reading & Writing" numeric max={3} /></G>
							<G s={3}><Text k="satMath" label="SAT Math" numeric max={3} /></G>
							<G s={3}><Text k="satTotal" label="SAT Total (superscore)" numeric max={4} /></G>
							<G s={3}><Text k="toefl" label="TOEFL" numeric /></G>
							<G s={3}><Text k="teas" label="ATI TEAS total (%)" /></G>
							<G s={3}><Day k="teasDate" label="TEAS date taken" /></G>
						</Grid>
						<Typography variant="subtitle2" sx={{ mt: 3 }}>Advanced Placement examinations</Typography>
						<Table size="small">
							<TableHead>
								<TableRow><TableCell>Exam</TableCell><TableCell>Score</TableCell><TableCell>Year taken</TableCell></TableRow>
							</TableHead>
							<TableBody>
								{[0, 1, 2].map((i) => (
									<TableRow key={i}>
										<TableCell><OnePick k={`ap${i}Exam`} options={AP} placeholder="Select exam" /></TableCell>
										<TableCell sx={{ width: 120 }}><Pick k={`ap${i}Score`} options={same(["1", "2", "3", "4", "5"])} /></TableCell>
										<TableCell sx={{ width: 150 }}><Text k={`ap${i}Year`} placeholder="YYYY" max={4} numeric /></TableCell>
									</TableRow>
								))}
							</TableBody>
						</Table>
					</Section>

					<Section letter="F" title="Health Care Experience and Certification">
						<Grid container spacing={2}>
							<G s={12}>
								<Boxes
									k="certifications"
									legend="Current certifications (attach copy of both sides of card)"
									options={["Nursing Assistant (CNA/NAC)", "CPR / BLS for Healthcare Providers", "First Aid", "EMT", "Medication Aide", "Phlebotomy"]}
									row
								/>
							</G>
							<G s={4}><Text k="certNumber" label="Certificate number" /></G>
							<G s={4}><Day k="certExpires" label="Expiration date" /></G>
							<G s={4}><Text k="patientHours" label="Hours of direct patient care or shadowing" numeric /></G>
						</Grid>
					</Section>

					<Section letter="G" title="Employment, Activities and Recognition">
						<Typography variant="subtitle2" gutterBottom>Employment (paid), most recent first</Typography>
						{[0, 1].map((i) => (
							<Paper key={i} variant="outlined" sx={{ p: 2, mb: 2 }}>
								<Grid container spacing={2}>
									<G s={5}><Text k={`job${i}Employer`} label="Employer" /></G>
									<G s={4}><Text k={`job${i}Title`} label="Position" /></G>
									<G s={3}><Text k={`job${i}Hours`} label="Hours per week" numeric /></G>
									{i === 0 && <G s={12}><Text k="job0Duties" label="Duties" multiline minRows={2} /></G>}
								</Grid>
							</Paper>
						))}
						<Typography variant="subtitle2" gutterBottom>School and community activities (do not include paid employment)</Typography>
						<TableContainer>
							<Table size="small">
								<TableHead>
									<TableRow>
										<TableCell>Organization</TableCell><TableCell>Office held / role</TableCell><TableCell>Grade</TableCell><TableCell>Hrs/wk</TableCell><TableCell>Wks/yr</TableCell>
									</TableRow>
								</TableHead>
								<TableBody>
									{[0, 1].map((i) => (
										<TableRow key={i}>
											<TableCell><Text k={`act${i}Org`} /></TableCell>
											<TableCell><Text k={`act${i}Role`} /></TableCell>
											<TableCell><Grades k={`act${i}Grades`} /></TableCell>
											<TableCell sx={{ width: 90 }}><Text k={`act${i}Hours`} type="number" /></TableCell>
											<TableCell sx={{ width: 90 }}><Text k={`act${i}Weeks`} type="number" /></TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
						</TableContainer>
						<Typography variant="subtitle2" sx={{ mt: 3, mb: 1 }}>Honors and awards received in high school</Typography>
						<Grid container spacing={2}>
							{[0, 1, 2].flatMap((i) => [
								<G s={8} key={`h${i}`}><Text k={`honor${i}`} label={`Honor or award ${i + 1}`} /></G>,
								<G s={4} key={`y${i}`}><Pick k={`honor${i}Grade`} label="Year received" options={[["FR", "Freshman (9th)"], ["SO", "Sophomore (10th)"], ["JR", "Junior (11th)"], ["SR", "Senior (12th)"]]} /></G>,
							])}
						</Grid>
					</Section>

					<Section letter="H" title="Parent / Guardian Information">
						<Grid container spacing={4}>
							{["Parent/Guardian 1", "Parent/Guardian 2"].map((name, i) => (
								<G s={6} key={name}>
									<Typography variant="overline">{name}</Typography>
									<Stack spacing={2}>
										<Text k={`parent${i + 1}Name`} label="Full name" />
										<Text k={`parent${i + 1}Work`} label="Occupation" />
										<Pick k={`parent${i + 1}Education`} label="Highest level of education" options={EDUCATION} />
										<Text k={`parent${i + 1}Phone`} label="Daytime phone" mask={phone} type="tel" />
									</Stack>
								</G>
							))}
						</Grid>
					</Section>

					<Section letter="I" title="Statement and Disclosures" sub="A positive response will not necessarily result in denial of admission.">
						<Stack spacing={3}>
							<Box>
								<Typography id="statement-q" sx={{ mb: 1 }}>What motivated you to select nursing as your academic and career path? (250 words)</Typography>
								<Text k="statement" multiline minRows={5} slotProps={{ htmlInput: { "aria-labelledby": "statement-q" } }} />
							</Box>
							<Choice k="conviction" legend="Have you ever been convicted of any criminal offense (including misdemeanors and felonies) other than a minor traffic violation?" options={YES_NO} />
							<Choice k="licenseAction" legend="Have you ever had a health care license or certificate canceled, limited, suspended, revoked or denied for any reason?" options={YES_NO} />
							<Choice k="standards" legend="I have read the Core Performance Standards and can meet them with or without accommodation." options={[["Y", "I agree"], ["N", "I do not agree"]]} />
							<Tick k="release" label="I authorize release of my background check and drug screen results to clinical agencies." />
							<Tick k="certify" label="I certify that the information given on this application is complete and accurate. Falsification is grounds for dismissal from the program." />
							<Grid container spacing={2}>
								<G s={8}><Text k="signature" label="Applicant signature (type full legal name)" /></G>
								<G s={4}><Day k="signedOn" label="Date" /></G>
							</Grid>
						</Stack>
					</Section>
					<Button type="submit" variant="contained" size="large">Submit application</Button>
				</form>
			</Container>
		</>
	);
}

const MONTHS = ["hsGraduation"];
const plain = (key: string, value: any) => {
	if (value && typeof value === "object" && "isValid" in value) return value.isValid() ? value.format(MONTHS.includes(key) ? "YYYY-MM" : "YYYY-MM-DD") : null;
	return value;
};
Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(Object.keys(initial).map((key) => [key, plain(key, key in held.values ? held.values[key] : initial[key])])),
		submitted: held.submitted,
	}),
	formShown: () => Object.fromEntries(Object.keys(initial).map((key) => [key, nodes[key].node ? nodes[key].read(nodes[key].node!) : ""])),
});
createRoot(document.getElementById("root")!).render(
	<LocalizationProvider dateAdapter={AdapterDayjs}>
		<CssBaseline />
		<Application />
	</LocalizationProvider>,
);
