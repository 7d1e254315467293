import {
	Accordion, AccordionDetails, AccordionSummary, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, Divider, FormControl,
	FormControlLabel, FormHelperText, FormLabel, Grid, InputAdornment, ListItemText, MenuItem, Paper, Radio, RadioGroup, Table, TableBody, TableCell,
	TableHead, TableRow, TextField, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Value = string | boolean | string[] | Dayjs | null;
type Kind = "text" | "select" | "multi" | "radio" | "check" | "date" | "month" | "combo" | "state";
const kinds: Record<string, Kind> = {};
let answers: Record<string, Value> = {};
let submitted = false;

const Answers = createContext<{ values: Record<string, Value>; set: (key: string, value: Value) => void }>({ values: {}, set: () => {} });
function useAnswer<T extends Value>(key: string, kind: Kind, empty: T): [T, (value: T) => void] {
	kinds[key] = kind;
	const { values, set } = useContext(Answers);
	return [(values[key] as T) ?? empty, (value) => set(key, value)];
}

type Common = { name: string; label?: ReactNode; help?: ReactNode; required?: boolean };
function Text({ name, label, help, required, max, type, start, end, rows, size, placeholder, numeric, aria }: Common & {
	max?: number; type?: string; start?: string; end?: string; rows?: number; size?: "small"; placeholder?: string; numeric?: boolean; aria?: string;
}) {
	const [value, setValue] = useAnswer(name, "text", "");
	return (
		<TextField
			id={name} name={name} label={label} helperText={help} required={required} type={type} fullWidth size={size} placeholder={placeholder}
			multiline={rows !== undefined} minRows={rows} value={value} onChange={(event) => setValue(event.target.value)}
			slotProps={{
				htmlInput: { maxLength: max, inputMode: numeric ? "decimal" : undefined, "aria-label": aria },
				input: {
					startAdornment: start && <InputAdornment position="start">{start}</InputAdornment>,
					endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
				},
			}}
		/>
	);
}
function Pick({ name, label, help, required, options, size }: Common & { options: string[]; size?: "small" }) {
	const [value, setValue] = useAnswer(name, "select", "");
	return (
		<TextField id={name} name={name} select label={label} helperText={help} required={required} fullWidth size={size} value={value} onChange={(event) => setValue(event.target.value)}>
			{options.map((option) => <MenuItem key={option} value={option}>{option}</MenuItem>)}
		</TextField>
	);
}
function PickMany({ name, label, options, size }: Common & { options: string[]; size?: "small" }) {
	const [value, setValue] = useAnswer<string[]>(name, "multi", []);
	return (
		<TextField
			id={name} name={name} select label={label} fullWidth size={size} value={value}
			onChange={(event) => setValue(event.target.value as unknown as string[])}
			slotProps={{ select: { multiple: true, renderValue: (chosen) => (chosen as string[]).join(", ") } }}
		>
			{options.map((option) => (
				<MenuItem key={option} value={option}><Checkbox checked={value.includes(option)} /><ListItemText primary={option} /></MenuItem>
			))}
		</TextField>
	);
}
function Choose({ name, label, help, required, options }: Common & { options: string[] }) {
	const [value, setValue] = useAnswer(name, "radio", "");
	return (
		<FormControl required={required}>
			<FormLabel id={`${name}-label`}>{label}</FormLabel>
			<RadioGroup row aria-labelledby={`${name}-label`} name={name} value={value} onChange={(_, next) => setValue(next)}>
				{options.map((option) => <FormControlLabel key={option} value={option} control={<Radio />} label={option} />)}
			</RadioGroup>
			{help && <FormHelperText>{help}</FormHelperText>}
		</FormControl>
	);
}
function Tick({ name, label }: Common) {
	const [value, setValue] = useAnswer(name, "check", false);
	return <FormControlLabel label={label} control={<Checkbox id={name} name={name} checked={value} onChange={(_, next) => setValue(next)} />} />;
}
function When({ name, label, help, required, month }: Common & { month?: boolean }) {
	const [value, setValue] = useAnswer<Dayjs | null>(name, month ? "month" : "date", null);
	return (
		<DatePicker
			label={label} value={value} onChange={setValue} name={name} {...(month ? { views: ["year", "month"] as const, format: "MM/YYYY" } : {})}
			slotProps={{ textField: { id: name, fullWidth: true, helperText: help, required } }}
		/>
	);
}
function Combo({ name, label, help, options, free }: Common & { options: string[]; free?: boolean }) {
	const [value, setValue] = useAnswer<string>(name, "combo", "");
	return (
		<Autocomplete
			id={name} freeSolo={free} options={options} value={value || null} onChange={(_, next) => setValue(next ?? "")}
			onInputChange={free ? (_, next) => setValue(next) : undefined}
			renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
		/>
	);
}
function HomeState({ name, label, required }: Common) {
	const [value, setValue] = useAnswer<string>(name, "state", "");
	return (
		<Autocomplete
			id={name} options={STATES} getOptionLabel={([, full]) => full} value={STATES.find(([code]) => code === value) ?? null}
			onChange={(_, next) => setValue(next?.[0] ?? "")} autoHighlight
			renderInput={(params) => <TextField {...params} label={label} required={required} />}
		/>
	);
}
const Cell = ({ wide = 6, children }: { wide?: number; children: ReactNode }) => <Grid size={{ xs: 12, sm: wide }}>{children}</Grid>;
function Part({ title, children, open = true }: { title: string; children: ReactNode; open?: boolean }) {
	return (
		<Accordion defaultExpanded={open} disableGutters>
			<AccordionSummary expandIcon={<span aria-hidden="true">▾</span>}><Typography variant="h6" component="span">{title}</Typography></AccordionSummary>
			<AccordionDetails><Grid container spacing={2}>{children}</Grid></AccordionDetails>
		</Accordion>
	);
}
const YES_NO = ["Yes", "No"];
const EDUCATION = ["Less than high school", "High school diploma/GED", "Some college, no degree", "Associate degree", "Bachelor’s degree", "Graduate or professional degree"];

function Application() {
	const [values, setValues] = useState<Record<string, Value>>({});
	answers = values;
	const set = (key: string, value: Value) => setValues((before) => ({ ...before, [key]: value }));
	return (
		<Answers.Provider value={{ values, set }}>
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<CssBaseline />
				<Container maxWidth="md" sx={{ py: 4 }}>
					<Typography variant="h4" component="h1" gutterBottom>Promise Scholars Program Application</Typography>
					<Typography sx={{ mb: 2 }}>
						Three Lakes Community College Foundation. This worksheet collects the information required to be considered for a Promise award.
						The information you provide is confidential under the Family Educational Rights and Privacy Act. * Indicates information required to submit an application.
					</Typography>
					<form onSubmit={(event) => { event.preventDefault(); submitted = true; }} noValidate autoComplete="off">
						<Part title="Student Information">
							<Cell><Pick name="gradeLevel" label="Current Grade Level" required options={["9th", "10th", "11th", "12th", "Graduated / GED"]} /></Cell>
							<Cell><Choose name="studentGender" label="Student Gender" options={["Male", "Female", "Not Provided"]} /></Cell>
							<Cell wide={5}><Text name="studentFirst" label="Student First Name" required /></Cell>
							<Cell wide={2}><Text name="studentMI" label="Middle Initial" max={1} /></Cell>
							<Cell wide={5}><Text name="studentLast" label="Student Last Name" required /></Cell>
							<Cell wide={4}><Text name="calledBy" label="Name you like to be called" /></Cell>
							<Cell wide={4}><When name="birth" label="Date of Birth" help="(month, day, year)" required /></Cell>
							<Cell wide={4}><Text name="ssn" label="Social Security Number" help="Used only to match state aid records" /></Cell>
							<Cell><Text name="stn" label="Student Test Number (STN)" help="Ask your school; nine digits" /></Cell>
							<Cell><Text name="collegeId" label="TLCC ID #" help="If you have taken a class with us" /></Cell>
							<Cell wide={8}><Text name="street" label="Mailing Address" help="(number and street)" required /></Cell>
							<Cell wide={4}><Text name="unit" label="Apt. or Lot" /></Cell>
							<Cell wide={4}><Text name="city" label="City" required /></Cell>
							<Cell wide={4}><HomeState name="state" label="State" required /></Cell>
							<Cell wide={2}><Text name="zip" label="ZIP Code" required /></Cell>
							<Cell wide={2}><Text name="county" label="County" /></Cell>
							<Cell wide={5}><Text name="email" label="E-mail Address" type="email" required help="Please do not use a school address you will lose at graduation." /></Cell>
							<Cell wide={4}><Text name="phone" label="Telephone Number" type="tel" /></Cell>
							<Cell wide={3}><Pick name="phoneType" label="Type" options={["Cell", "Home", "Work"]} /></Cell>
						</Part>
						<Part title="Academic Information">
							<Cell><Text name="school" label="Current School" required /></Cell>
							<Cell wide={3}><Text name="schoolCity" label="School city" /></Cell>
							<Cell wide={3}><Pick name="schoolState" label="School state" options={["CA", "ID", "NV", "OR", "WA", "Other"]} /></Cell>
							<Cell wide={4}><When name="gradDate" label="Expected high school graduation" month /></Cell>
							<Cell wide={4}><Text name="gpa" label="Cumulative GPA" end="on a 4.0 scale" numeric /></Cell>
							<Cell wide={4}>
								<Box sx={{ display: "flex", gap: 1 }}>
									<Text name="rank" label="Rank in class" numeric />
									<Text name="classSize" start="out of" numeric />
								</Box>
							</Cell>
							<Cell wide={12}><Typography variant="body2">ACT, SAT or Compass test results, if you have them</Typography></Cell>
							<Cell wide={3}><Text name="act" label="ACT composite" numeric /></Cell>
							<Cell wide={3}><Text name="satRead" label="SAT reading & writing" numeric /></Cell>
							<Cell wide={3}><Text name="satMath" label="SAT math" numeric /></Cell>
							<Cell wide={3}><Text name="compass" label="Compass" numeric /></Cell>
							<Cell><Combo name="program" label="Major" options={MAJORS} help="Choose the closest" /></Cell>
							<Cell><Text name="career" label="Career goal" /></Cell>
							<Cell><Pick name="degree" label="Highest degree you hope to reach" options={["Certificate", "Associate", "Bachelor’s", "Master’s", "Doctorate", "Not sure yet"]} /></Cell>
							<Cell><Combo name="university" label="University you plan to attend or transfer to" free options={["Eastern Oregon University", "Portland State University", "Southern Oregon University"]} /></Cell>
							<Cell wide={12}><FormLabel component="p">How many credits are you taking?</FormLabel></Cell>
							<Cell wide={4}><Text name="creditsFall" label="Fall" numeric /></Cell>
							<Cell wide={4}><Text name="creditsWinter" label="Winter" numeric /></Cell>
							<Cell wide={4}><Text name="creditsSpring" label="Spring" numeric /></Cell>
							<Cell wide={12}>
								<Typography variant="subtitle1">College coursework completed while in high school</Typography>
								<Table size="small">
									<TableHead><TableRow><TableCell>Course</TableCell><TableCell>Credits</TableCell><TableCell>Grade earned</TableCell></TableRow></TableHead>
									<TableBody>
										{[1, 2].map((row) => (
											<TableRow key={row}>
												<TableCell><Text name={`cc${row}course`} size="small" /></TableCell>
												<TableCell><Text name={`cc${row}credits`} size="small" numeric /></TableCell>
												<TableCell><Text name={`cc${row}grade`} size="small" /></TableCell>
											</TableRow>
										))}
									</TableBody>
								</Table>
							</Cell>
						</Part>
						<Part title="Cultural Background Information (optional)" open={false}>
							<Cell wide={12}><Choose name="hispanic" label="Are you Hispanic or Latino (a person of Cuban, Mexican, Puerto Rican, South or Central American, or other Spanish culture, regardless of race)?" options={YES_NO} /></Cell>
							<Cell wide={12}><PickMany name="racial" label="Racial Background (select one or more)" options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]} /></Cell>
							<Cell><Choose name="citizen" label="Are you a citizen of the United States?" required options={YES_NO} /></Cell>
							<Cell><Text name="residentId" label="If no, please provide your permanent resident ID#" /></Cell>
							<Cell><Text name="homeLanguage" label="Language spoken at home other than English" /></Cell>
							<Cell><Text name="bornIn" label="Country where you were born" /></Cell>
						</Part>
						<Part title="Family Information and Eligibility">
							<Cell><Pick name="livesWith" label="Student Lives With" required options={["Both parents", "Mother", "Father", "Parent and step-parent", "Guardian", "Foster family", "Other"]} /></Cell>
							<Cell><Text name="household" label="Number of people in the household" numeric help="Include yourself and everyone who lives with you" /></Cell>
							{(["First parent or guardian", "Second parent or guardian"] as const).map((title, index) => {
								const p = `pg${index + 1}`;
								return (
									<Grid key={p} size={{ xs: 12, sm: 6 }}>
										<Paper variant="outlined" sx={{ p: 2, display: "grid", gap: 2 }}>
											<Typography variant="subtitle1">{title}</Typography>
											<Text name={`${p}Name`} label="Full name" />
											<Pick name={`${p}Relation`} label="Relationship to student" options={["Mother", "Father", "Step-parent", "Grandparent", "Legal guardian"]} />
											<Text name={`${p}Job`} label="Occupation" />
											{index === 0 && <Text name={`${p}Employer`} label="Place of employment" />}
											<Pick name={`${p}School`} label="Education Level" options={EDUCATION} />
											<Text name={`${p}Phone`} label="Daytime phone" type="tel" />
										</Paper>
									</Grid>
								);
							})}
							<Cell><Pick name="income" label="Total family income last year" options={["Less than $25,000", "$25,000 – $49,999", "$50,000 – $74,999", "$75,000 – $99,999", "$100,000 or more"]} /></Cell>
							<Cell><Choose name="firstGen" label="Will you be the first in your family to complete college?" options={YES_NO} /></Cell>
							<Cell><Choose name="lunch" label="Do you qualify for free or reduced lunches?" options={YES_NO} /></Cell>
							<Cell><Choose name="fafsa" label="Did you fill out the FAFSA?" options={YES_NO} help="If no, why not? Tell us in your statement." /></Cell>
							<Cell wide={12}><Typography variant="subtitle1">Brothers and sisters</Typography></Cell>
							{[1, 2].map((row) => (
								<Grid key={row} container size={12} spacing={1}>
									<Cell wide={6}><Text name={`sib${row}name`} placeholder="First and last name" size="small" /></Cell>
									<Cell wide={2}><Text name={`sib${row}age`} placeholder="Age" size="small" numeric /></Cell>
									<Cell wide={4}><Tick name={`sib${row}college`} label="Attending college now" /></Cell>
								</Grid>
							))}
						</Part>
						<Part title="Activities and Recognition">
							<Cell wide={12}><Typography variant="body2">Please list below the high school, community and work activities you have been involved in, the leadership roles you held, and the years you participated in them.</Typography></Cell>
							{[1, 2, 3].map((row) => (
								<Grid key={row} container size={12} spacing={1}>
									<Cell wide={4}><Text name={`act${row}group`} label="Activity or organization" size="small" /></Cell>
									<Cell wide={3}><Text name={`act${row}role`} label="Leadership role" size="small" /></Cell>
									<Cell wide={3}><PickMany name={`act${row}years`} label="Grades" size="small" options={["9", "10", "11", "12"]} /></Cell>
									<Cell wide={2}><Text name={`act${row}hours`} label="Time" end="hrs/wk" size="small" numeric /></Cell>
								</Grid>
							))}
							<Cell wide={12}><Divider>Scholastic honors received or earned</Divider></Cell>
							{[1, 2].map((row) => (
								<Grid key={row} container size={12} spacing={1}>
									<Cell wide={8}><Text name={`hon${row}what`} label={`Honor ${row}`} size="small" /></Cell>
									<Cell wide={4}><Pick name={`hon${row}when`} label="Received in" size="small" options={["Grade 9", "Grade 10", "Grade 11", "Grade 12"]} /></Cell>
								</Grid>
							))}
						</Part>
						<Part title="People we may contact">
							<Cell wide={4}><Text name="refName" label="Name of Reference" /></Cell>
							<Cell wide={4}><Text name="refOrg" label="Organization Affiliation" /></Cell>
							<Cell wide={4}><Text name="refPhone" label="Phone Number" type="tel" /></Cell>
							<Cell><Text name="counselor" label="School counselor" /></Cell>
							<Cell><Text name="counselorMail" label="Counselor’s e-mail" type="email" /></Cell>
							<Cell><Text name="helper" label="Organization contact" help="If a school or community organization is submitting this worksheet for you" /></Cell>
							<Cell><Text name="helperPhone" label="Telephone number" type="tel" /></Cell>
						</Part>
						<Part title="Promise Scholar’s Pledge">
							<Cell wide={12}><Tick name="pledge" label="I will graduate from high school, file the FAFSA by the deadline and apply to college on time." /></Cell>
							<Cell wide={8}><Text name="signed" label="Student signature (type your full legal name)" /></Cell>
							<Cell wide={4}><When name="signedOn" label="Date signed" /></Cell>
							<Cell wide={12}><Button type="submit" variant="contained">Submit worksheet</Button></Cell>
						</Part>
					</form>
				</Container>
			</LocalizationProvider>
		</Answers.Provider>
	);
}

function stateOf(key: string) {
	const value = answers[key];
	const kind = kinds[key];
	if (kind === "date" || kind === "month") {
		const day = value as Dayjs | null | undefined;
		return day?.isValid() ? day.format(kind === "date" ? "YYYY-MM-DD" : "YYYY-MM") : "";
	}
	return value ?? (kind === "multi" ? [] : kind === "check" ? false : "");
}
function shownOf(key: string) {
	const kind = kinds[key];
	if (kind === "radio") return document.querySelector(`input[name="${key}"]:checked`)?.closest("label")?.textContent ?? "";
	if (kind === "date" || kind === "month") {
		const text = document.querySelector<HTMLInputElement>(`input[name="${key}"]`)?.value ?? "";
		return /\d/.test(text) ? text : "";
	}
	const element = document.getElementById(key) as HTMLInputElement;
	if (kind === "check") return element.checked;
	if (kind === "select") return (element.textContent ?? "").replace("\u200b", "");
	if (kind === "multi") return (element.textContent ?? "").replace("\u200b", "").split(", ").filter(Boolean);
	return element.value;
}
const each = (of: (key: string) => unknown) => Object.fromEntries(Object.keys(kinds).map((key) => [key, of(key)]));
Object.assign(window, { formState: () => ({ ...each(stateOf), submitted }), formShown: () => each(shownOf) });
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
