import {
	AppBar, Autocomplete, Box, Button, Card, CardContent, CardHeader, Checkbox, Chip, Container, Divider, FormControl, FormControlLabel,
	FormGroup, FormHelperText, FormLabel, Grid, InputAdornment, InputLabel, ListItemText, MenuItem, OutlinedInput, Paper, Radio,
	RadioGroup, Select, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, ToggleButton,
	ToggleButtonGroup, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

type Value = string | boolean | string[] | null;

const MAJORS = [
	"Agribusiness", "Agricultural Communications", "Agricultural Education", "Agricultural & Biological Engineering", "Agronomy", "Animal Science",
	"Crop and Soil Science", "Environmental Engineering", "Environmental Sciences", "Family & Consumer Sciences", "Fisheries and Wildlife", "Food Science & Technology",
	"Forestry", "Horticulture", "Natural Resources", "Pre-Veterinary Medicine", "Rangeland Sciences", "Viticulture", "Undecided",
];
const PROJECTS = [
	"Beef", "Cavies", "Civic Engagement", "Clothing & Textiles", "Crops", "Dairy", "Dog", "Foods & Nutrition", "Forestry", "Goat", "Horse",
	"Horticulture", "Photography", "Poultry", "Rabbits", "Sheep", "Shooting Sports", "STEM / Robotics", "Swine", "Welding / Ag Mechanics",
];
const GRADES = ["9", "10", "11", "12"];
const RACES = [
	"American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Other", "Prefer not to state",
];
const SCHOOLING = ["Some high school", "High school diploma or GED", "Trade or technical certificate", "Some college", "Associate degree", "Bachelor's degree", "Graduate or professional degree"];
const INCOME = ["Under $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 and above"];
const RESIDENCE = ["Farm or ranch", "Rural non-farm or town under 10,000", "Town or city of 10,000 to 50,000", "Suburb of city over 50,000", "City over 50,000"];

const TEXTS = [
	"lastName", "firstName", "mi", "nickname", "age", "address", "mailing", "city", "zip", "county", "phone", "altPhone", "email", "clubName", "ffaId", "years4h", "yearsFfa", "agSemesters",
	"leaderName", "leaderPhone", "leaderEmail", "school", "schoolCity", "gpa", "rank", "rankOf", "actComposite", "satTotal", "satReading", "satMath", "appliedTo", "planToAttend",
	"career", "siblingCount", "siblingsHome", "siblingsCollege", "otherAid", "expenses", "futurePlans", "need", "refName", "refTitle", "refPhone", "signature", "parentSignature",
];
const CHOICES = ["gender", "homeState", "citizen", "residence", "ethnicity", "priorAward", "schoolState", "accepted", "enrollAs", "term", "degree", "parentsAre", "income", "firstToAttend"];
const DATES = ["dob", "gradDate", "actDate", "signDate"];

const start: Record<string, Value> = {};
for (const key of TEXTS) start[key] = "";
for (const key of CHOICES) start[key] = "";
for (const key of DATES) start[key] = null;
Object.assign(start, { major: null, projects: [], race: [], textOk: false, photoRelease: false, certify: false });
for (const p of ["p1", "p2"]) for (const f of ["Name", "Relation", "Occupation", "Employer", "Phone", "School", "Alum"]) start[p + f] = "";
for (let i = 0; i < 4; i++) Object.assign(start, { [`act${i}Name`]: "", [`act${i}Years`]: [], [`act${i}Office`]: "" });
for (let i = 0; i < 2; i++) Object.assign(start, { [`lead${i}Office`]: "", [`lead${i}Level`]: "", [`lead${i}Year`]: "", [`job${i}Employer`]: "", [`job${i}Duties`]: "", [`job${i}Hours`]: "" });
for (let i = 0; i < 3; i++) Object.assign(start, { [`honor${i}`]: "", [`honor${i}Grade`]: "" });
const siblingRow = (i: number) => ({ [`sib${i}Name`]: "", [`sib${i}Age`]: "", [`sib${i}School`]: "" });
Object.assign(start, siblingRow(0));

let current = start;
let submitted = false;
const places = new Map<string, HTMLElement>();
const at = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
};

function read(box: HTMLElement): Value {
	const clean = (text: string | null | undefined) => (text ?? "").replace(/\u200b/g, "").trim();
	const radios = [...box.querySelectorAll<HTMLInputElement>("input[type=radio]")];
	if (radios.length > 0) return clean(radios.find((radio) => radio.checked)?.closest("label")?.textContent);
	const toggles = [...box.querySelectorAll(".MuiToggleButton-root")];
	if (toggles.length > 0) return clean(toggles.find((toggle) => toggle.getAttribute("aria-pressed") === "true")?.textContent);
	const many = box.querySelector(".MuiSelect-multiple");
	if (many) return clean(many.textContent).split(", ").filter(Boolean);
	const select = box.querySelector("div[role=combobox]");
	if (select) return clean(select.textContent);
	if (box.querySelector(".MuiAutocomplete-inputRoot") && box.dataset.many) return [...box.querySelectorAll(".MuiChip-label")].map((chip) => clean(chip.textContent));
	const boxes = [...box.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	if (boxes.length === 1) return boxes[0].checked;
	if (boxes.length > 1) return boxes.filter((each) => each.checked).map((each) => clean(each.closest("label")?.textContent));
	return box.querySelector<HTMLInputElement | HTMLTextAreaElement>("textarea:not([aria-hidden=true]), input")?.value ?? "";
}

declare global {
	interface Window {
		formState: () => object;
		formShown: () => object;
	}
}
window.formState = () => ({ ...current, submitted });
window.formShown = () => Object.fromEntries(Object.keys(current).map((key) => [key, places.has(key) ? read(places.get(key)!) : null]));

const phoneMask = (text: string) => {
	const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (digits.length < 4) return digits;
	if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

function Section({ no, title, intro, children }: { no: string; title: string; intro?: ReactNode; children: ReactNode }) {
	return (
		<Paper component="section" variant="outlined" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2" sx={{ color: "success.dark" }}>{`${no}. ${title}`}</Typography>
			{intro && <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>{intro}</Typography>}
			<Divider sx={{ mb: 2.5, mt: 1 }} />
			{children}
		</Paper>
	);
}

function App() {
	const [v, setV] = useState(start);
	const [siblings, setSiblings] = useState(1);
	current = v;
	const set = (key: string, value: Value) => setV((old) => ({ ...old, [key]: value }));

	const text = (key: string, label: string, wide: number, more: object = {}) => (
		<Grid size={{ xs: 12, sm: wide }} ref={at(key)}>
			<TextField fullWidth size="small" label={label} name={key} value={v[key]} onChange={(event) => set(key, event.target.value)} {...more} />
		</Grid>
	);
	const phone = (key: string, label: string, wide: number) =>
		text(key, label, wide, { type: "tel", placeholder: "(___) ___-____", onChange: (event: { target: { value: string } }) => set(key, phoneMask(event.target.value)) });
	const pick = (key: string, label: string, options: string[] | [string, string][], wide: number, helper?: string) => (
		<Grid size={{ xs: 12, sm: wide }} ref={at(key)}>
			<TextField select fullWidth size="small" id={key} label={label} helperText={helper} value={v[key]} onChange={(event) => set(key, event.target.value)}>
				{options.map((option) => {
					const [value, name] = typeof option === "string" ? [option, option] : option;
					return <MenuItem key={value} value={value}>{name}</MenuItem>;
				})}
			</TextField>
		</Grid>
	);
	const yesNo = (key: string, question: string, options = ["Yes", "No"], wide = 6) => (
		<Grid size={{ xs: 12, sm: wide }} ref={at(key)}>
			<FormControl>
				<FormLabel id={`${key}-label`}>{question}</FormLabel>
				<RadioGroup row aria-labelledby={`${key}-label`} name={key} value={v[key]} onChange={(event) => set(key, event.target.value)}>
					{options.map((option) => <FormControlLabel key={option} value={option} control={<Radio size="small" />} label={option} />)}
				</RadioGroup>
			</FormControl>
		</Grid>
	);
	const date = (key: string, label: string, wide: number, more: object = {}) => (
		<Grid size={{ xs: 12, sm: wide }} ref={at(key)}>
			<DatePicker
				label={label}
				name={key}
				value={v[key] ? dayjs(v[key] as string) : null}
				onChange={(value) => set(key, value?.isValid() ? value.format("YYYY-MM-DD") : null)}
				slotProps={{ textField: { size: "small", fullWidth: true } }}
				{...more}
			/>
		</Grid>
	);
	const cell = (key: string, more: object = {}) => (
		<TableCell ref={at(key)}>
			<TextField variant="standard" fullWidth name={key} value={v[key]} onChange={(event) => set(key, event.target.value)} {...more} />
		</TableCell>
	);
	const cellSelect = (key: string, options: string[]) => (
		<TableCell ref={at(key)}>
			<Select variant="standard" fullWidth displayEmpty name={key} value={v[key]} onChange={(event) => set(key, event.target.value as string)}>
				<MenuItem value=""><em>Select</em></MenuItem>
				{options.map((option) => <MenuItem key={option} value={option}>{option}</MenuItem>)}
			</Select>
		</TableCell>
	);

	const parent = (p: string, no: number) => (
		<Grid size={{ xs: 12, md: 6 }}>
			<Card variant="outlined">
				<CardHeader title={`Parent or Guardian #${no}`} slotProps={{ title: { variant: "subtitle1" } }} />
				<CardContent>
					<Grid container spacing={2}>
						{text(`${p}Name`, "Name", 12)}
						{pick(`${p}Relation`, "Relationship to applicant", ["Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Legal guardian", "Other"], 12)}
						{text(`${p}Occupation`, "Occupation", 12)}
						{text(`${p}Employer`, "Place of employment", 12)}
						{phone(`${p}Phone`, "Daytime phone", 12)}
						{pick(`${p}School`, "Highest level of education completed", SCHOOLING, 12)}
						{yesNo(`${p}Alum`, "Was this person a 4-H or FFA member?", ["Yes", "No", "Not sure"], 12)}
					</Grid>
				</CardContent>
			</Card>
		</Grid>
	);

	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<AppBar position="static" color="success">
				<Toolbar><Typography variant="h6" component="div">Tri-County 4-H &amp; FFA Youth Foundation</Typography></Toolbar>
			</AppBar>
			<Container maxWidth="md" sx={{ py: 3 }}>
				<Typography variant="h4" component="h1" gutterBottom>Memorial Agricultural Scholarship Application</Typography>
				<Typography sx={{ mb: 3 }}>
					Two $1,500 awards are made each spring to graduating seniors who will continue their education in agriculture, natural resources, family and
					consumer sciences or a related field. Membership in 4-H or FFA is considered but is not required. Please answer every item; write N/A only where asked to.
				</Typography>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Section no="1" title="Applicant Information">
						<Grid container spacing={2}>
							{text("lastName", "Last Name", 4, { required: true, autoComplete: "family-name" })}
							{text("firstName", "First Name", 4, { required: true, autoComplete: "given-name" })}
							{text("mi", "M.I.", 1.5, { slotProps: { htmlInput: { maxLength: 1 } } })}
							{text("nickname", "Goes by", 2.5)}
							{date("dob", "Birthdate", 4, { disableFuture: true })}
							{text("age", "Age (as of Jan. 1, 2027)", 3, { type: "number" })}
							{yesNo("gender", "Gender", ["Male", "Female", "Prefer not to say"], 5)}
							{text("address", "Home Address (Street, Route, Box Number)", 12, { required: true })}
							{text("city", "City", 4)}
							{pick("homeState", "State", STATES, 3)}
							{text("zip", "Zip Code", 2, { slotProps: { htmlInput: { inputMode: "numeric", maxLength: 10 } } })}
							{text("county", "County", 3)}
							{text("mailing", "Mailing address, if different from above", 12)}
							{phone("phone", "Phone", 4)}
							{phone("altPhone", "Alternate phone", 4)}
							{text("email", "E-mail address", 4, { type: "email", helperText: "Do not use a school account; it may close before awards are announced." })}
							<Grid size={12} ref={at("textOk")}>
								<FormControlLabel control={<Checkbox checked={v.textOk as boolean} onChange={(event) => set("textOk", event.target.checked)} name="textOk" />} label="The Foundation may send text messages about my application to the phone number above." />
							</Grid>
							{yesNo("citizen", "Are you a citizen of the United States?")}
							{pick("residence", "Place of residence", RESIDENCE, 6, "As reported on your 4-H enrollment card")}
							{yesNo("ethnicity", "Ethnicity (optional)", ["Hispanic or Latino", "Not Hispanic or Latino"], 12)}
							<Grid size={12} ref={at("race")}>
								<FormControl component="fieldset">
									<FormLabel component="legend">Race (optional; check all that apply)</FormLabel>
									<FormGroup row>
										{RACES.map((race) => (
											<FormControlLabel
												key={race}
												label={race}
												control={<Checkbox size="small" checked={(v.race as string[]).includes(race)} onChange={(event) => set("race", event.target.checked ? [...(v.race as string[]), race] : (v.race as string[]).filter((each) => each !== race))} />}
											/>
										))}
									</FormGroup>
									<FormHelperText>Used only for federal Extension reporting. It is removed before the committee reads your application.</FormHelperText>
								</FormControl>
							</Grid>
						</Grid>
					</Section>

					<Section no="2" title="4-H / FFA Membership" intro="If you have not been a member of either organization, skip to Section 3.">
						<Grid container spacing={2}>
							{text("clubName", "4-H club or FFA chapter", 8)}
							{text("ffaId", "FFA ID #", 4)}
							{text("years4h", "Years in 4-H", 4, { type: "number" })}
							{text("yearsFfa", "Years in FFA", 4, { type: "number" })}
							{text("agSemesters", "Semesters of Ag Science classes", 4, { type: "number" })}
							<Grid size={12} ref={at("projects")} data-many="true">
								<Autocomplete
									multiple
									options={PROJECTS}
									value={v.projects as string[]}
									onChange={(_, value) => set("projects", value)}
									renderInput={(params) => <TextField {...params} size="small" label="Project areas / SAE enterprises" placeholder="Choose up to six" />}
								/>
							</Grid>
							{text("leaderName", "Club leader or ag teacher", 4)}
							{phone("leaderPhone", "Leader's phone", 4)}
							{text("leaderEmail", "Leader's e-mail", 4, { type: "email" })}
							{yesNo("priorAward", "Have you received a scholarship from this Foundation before?", ["Yes", "No"], 12)}
						</Grid>
					</Section>

					<Section no="3" title="Education">
						<Grid container spacing={2}>
							{text("school", "High school/program graduating from", 12)}
							{text("schoolCity", "City of high school", 5)}
							<Grid size={{ xs: 12, sm: 3 }} ref={at("schoolState")}>
								<FormControl fullWidth size="small">
									<InputLabel id="school-state-label">State</InputLabel>
									<Select labelId="school-state-label" label="State" name="schoolState" value={v.schoolState} onChange={(event) => set("schoolState", event.target.value as string)}>
										{STATES.map(([code]) => <MenuItem key={code} value={code}>{code}</MenuItem>)}
									</Select>
								</FormControl>
							</Grid>
							{date("gradDate", "Date of graduation", 4)}
							{text("gpa", "Cumulative high school GPA", 4, { helperText: "On a 4.0 scale, unweighted" })}
							<Grid size={{ xs: 12, sm: 8 }}>
								<Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
									<Typography>Class rank:</Typography>
									<Box ref={at("rank")}><OutlinedInput size="small" name="rank" sx={{ width: 90 }} value={v.rank} onChange={(event) => set("rank", event.target.value)} /></Box>
									<Typography>in a class of</Typography>
									<Box ref={at("rankOf")}><OutlinedInput size="small" name="rankOf" sx={{ width: 90 }} value={v.rankOf} onChange={(event) => set("rankOf", event.target.value)} /></Box>
								</Stack>
							</Grid>
							{text("actComposite", "ACT composite", 3, { type: "number" })}
							{date("actDate", "Date of ACT", 4)}
							<Grid size={{ xs: 0, sm: 5 }} />
							{text("satTotal", "SAT total", 3, { type: "number" })}
							{text("satReading", "Reading & Writing", 3, { type: "number" })}
							{text("satMath", "Math", 3, { type: "number" })}
							{text("appliedTo", "Name(s) of colleges you have applied to", 12, { multiline: true, minRows: 2 })}
							{yesNo("accepted", "Have you been accepted for admission to a college, university, or trade school?", ["Yes", "No"], 12)}
							{text("planToAttend", "College, university or trade school you plan to attend", 12)}
							<Grid size={{ xs: 12, sm: 6 }} ref={at("major")}>
								<Autocomplete
									id="major-area"
									freeSolo
									options={MAJORS}
									value={v.major as string | null}
									onChange={(_, value) => set("major", value)}
									autoSelect
									renderInput={(params) => <TextField {...params} size="small" label="Major area of study" />}
								/>
							</Grid>
							{pick("degree", "Degree you intend to complete", ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate (Ph.D., D.V.M., M.D.)", "Undecided"], 6)}
							{pick("term", "Term you will begin", ["Summer 2027", "Fall 2027", "Winter/Spring 2028", "Fall 2028"], 6)}
							<Grid size={{ xs: 12, sm: 6 }} ref={at("enrollAs")}>
								<Typography variant="body2" id="enroll-as">I will enroll as a</Typography>
								<ToggleButtonGroup exclusive size="small" color="success" aria-labelledby="enroll-as" value={v.enrollAs || null} onChange={(_, value) => set("enrollAs", value ?? "")}>
									<ToggleButton value="full">Full-time student</ToggleButton>
									<ToggleButton value="part">Part-time student</ToggleButton>
								</ToggleButtonGroup>
							</Grid>
							{text("career", "Planned career", 12)}
						</Grid>
					</Section>

					<Section no="4" title="Family" intro="This information is used when financial need is a factor in the award.">
						<Grid container spacing={2}>
							{parent("p1", 1)}
							{parent("p2", 2)}
							{yesNo("parentsAre", "Parents are", ["Married", "Separated", "Divorced", "Widowed", "Never married"], 12)}
							{yesNo("firstToAttend", "Will you be the first generation of your family to complete a four-year degree?", ["Yes", "No"], 12)}
							{text("siblingCount", "Number of brothers and/or sisters", 4, { type: "number" })}
							{text("siblingsHome", "Number living at home", 4, { type: "number" })}
							{text("siblingsCollege", "Number now enrolled in college", 4, { type: "number" })}
							<Grid size={12}>
								<Typography variant="subtitle2">Brothers and sisters</Typography>
								<Table size="small">
									<TableHead><TableRow><TableCell>Name</TableCell><TableCell sx={{ width: 90 }}>Age</TableCell><TableCell>School or college attending, if any</TableCell></TableRow></TableHead>
									<TableBody>
										{Array.from({ length: siblings }, (_, i) => (
											<TableRow key={i}>{cell(`sib${i}Name`)}{cell(`sib${i}Age`)}{cell(`sib${i}School`)}</TableRow>
										))}
									</TableBody>
								</Table>
								<Button
									size="small"
									onClick={() => {
										setV((old) => ({ ...old, ...siblingRow(siblings) }));
										setSiblings(siblings + 1);
									}}
								>
									Add brother or sister
								</Button>
							</Grid>
							{pick("income", "Total annual family income before taxes", INCOME, 6)}
							<Grid size={{ xs: 12, sm: 6 }} ref={at("expenses")}>
								<FormControl fullWidth size="small">
									<InputLabel htmlFor="expenses">Estimated expenses per semester</InputLabel>
									<OutlinedInput id="expenses" label="Estimated expenses per semester" startAdornment={<InputAdornment position="start">$</InputAdornment>} value={v.expenses} onChange={(event) => set("expenses", event.target.value)} />
									<FormHelperText>Tuition, books, room, etc.</FormHelperText>
								</FormControl>
							</Grid>
							{text("otherAid", "List other scholarships you have been awarded and the amounts", 12, { multiline: true, minRows: 2 })}
						</Grid>
					</Section>

					<Section no="5" title="Activities, Leadership and Honors" intro="Please use the space given. Resumes will not be read.">
						<Typography variant="subtitle2">A. School and community activities (academics, extra-curricular, church, community, etc.; do not include paid work)</Typography>
						<TableContainer sx={{ mb: 3 }}>
							<Table size="small">
								<TableHead><TableRow><TableCell>Activity or organization</TableCell><TableCell sx={{ width: 170 }}>Grades of participation</TableCell><TableCell>Offices held / responsibilities</TableCell></TableRow></TableHead>
								<TableBody>
									{[0, 1, 2, 3].map((i) => (
										<TableRow key={i}>
											{cell(`act${i}Name`)}
											<TableCell ref={at(`act${i}Years`)}>
												<Select multiple fullWidth variant="standard" name={`act${i}Years`} value={v[`act${i}Years`] as string[]} onChange={(event) => set(`act${i}Years`, [...(event.target.value as string[])].sort((a, b) => Number(a) - Number(b)))} renderValue={(chosen) => chosen.join(", ")}>
													{GRADES.map((grade) => (
														<MenuItem key={grade} value={grade}>
															<Checkbox size="small" checked={(v[`act${i}Years`] as string[]).includes(grade)} />
															<ListItemText primary={grade} />
														</MenuItem>
													))}
												</Select>
											</TableCell>
											{cell(`act${i}Office`, { multiline: true })}
										</TableRow>
									))}
								</TableBody>
							</Table>
						</TableContainer>
						<Typography variant="subtitle2">B. 4-H / FFA offices held</Typography>
						<TableContainer sx={{ mb: 3 }}>
							<Table size="small">
								<TableHead><TableRow><TableCell>Office or committee</TableCell><TableCell>Level</TableCell><TableCell>Year</TableCell></TableRow></TableHead>
								<TableBody>
									{[0, 1].map((i) => (
										<TableRow key={i}>{cell(`lead${i}Office`)}{cellSelect(`lead${i}Level`, ["Club / Chapter", "District", "County / Area", "State", "National"])}{cell(`lead${i}Year`)}</TableRow>
									))}
								</TableBody>
							</Table>
						</TableContainer>
						<Typography variant="subtitle2">C. Work experience (jobs for which you were paid)</Typography>
						<TableContainer sx={{ mb: 3 }}>
							<Table size="small">
								<TableHead><TableRow><TableCell>Employer</TableCell><TableCell>Position</TableCell><TableCell>Hours per week</TableCell></TableRow></TableHead>
								<TableBody>{[0, 1].map((i) => <TableRow key={i}>{cell(`job${i}Employer`)}{cell(`job${i}Duties`)}{cell(`job${i}Hours`)}</TableRow>)}</TableBody>
							</Table>
						</TableContainer>
						<Typography variant="subtitle2" sx={{ mb: 1 }}>D. Honors, awards and recognitions</Typography>
						<Stack spacing={1.5}>
							{[0, 1, 2].map((i) => (
								<Grid container spacing={2} key={i}>
									{text(`honor${i}`, `Honor or award ${i + 1}`, 8)}
									<Grid size={{ xs: 12, sm: 4 }} ref={at(`honor${i}Grade`)}>
										<TextField select fullWidth size="small" id={`honor${i}Grade`} label="Grade when received" value={v[`honor${i}Grade`]} onChange={(event) => set(`honor${i}Grade`, event.target.value)}>
											{["8th or earlier", "9th", "10th", "11th", "12th"].map((grade) => <MenuItem key={grade} value={grade}>{grade}</MenuItem>)}
										</TextField>
									</Grid>
								</Grid>
							))}
						</Stack>
					</Section>

					<Section no="6" title="Your Story">
						<Typography sx={{ mb: 1 }}>What are your future plans, and how will you use your education to serve agriculture or your community?</Typography>
						<Box ref={at("futurePlans")} sx={{ mb: 2 }}><TextField fullWidth multiline minRows={3} name="futurePlans" value={v.futurePlans} onChange={(event) => set("futurePlans", event.target.value)} /></Box>
						<Typography sx={{ mb: 1 }}>Briefly explain your financial need, and why you need this scholarship to further your education.</Typography>
						<Box ref={at("need")}><TextField fullWidth multiline minRows={3} name="need" value={v.need} onChange={(event) => set("need", event.target.value)} /></Box>
					</Section>

					<Section no="7" title="Reference and Signatures" intro="Give one adult, not a relative, who knows your work and will mail a letter of recommendation.">
						<Grid container spacing={2}>
							{text("refName", "Name of reference", 5)}
							{text("refTitle", "Title or how known", 4)}
							{phone("refPhone", "Reference's phone", 3)}
							<Grid size={12} ref={at("photoRelease")}>
								<FormControlLabel control={<Checkbox name="photoRelease" checked={v.photoRelease as boolean} onChange={(event) => set("photoRelease", event.target.checked)} />} label="I give permission for my name and photograph to be released to local newspapers if I am selected." />
							</Grid>
							<Grid size={12} ref={at("certify")}>
								<FormControlLabel required control={<Checkbox name="certify" checked={v.certify as boolean} onChange={(event) => set("certify", event.target.checked)} />} label="I certify that the statements in this application are true and are my own work." />
							</Grid>
							{text("signature", "Applicant's signature (type full name)", 4)}
							{text("parentSignature", "Parent's signature (type full name)", 4)}
							{date("signDate", "Date signed", 4)}
							<Grid size={12}><Chip label="Due in the Extension office by April 15" size="small" color="warning" /></Grid>
						</Grid>
					</Section>
					<Button type="submit" variant="contained" color="success">Submit application</Button>
				</form>
			</Container>
		</LocalizationProvider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);
