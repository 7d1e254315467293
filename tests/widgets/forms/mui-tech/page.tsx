import { forwardRef, useEffect, useRef, useState, type ReactElement, type ReactNode, type Ref } from "react";
import { createRoot } from "react-dom/client";
import {
	AppBar, Autocomplete, Avatar, Box, Button, Card, CardActions, CardContent, CardHeader, Checkbox, Chip, Container, CssBaseline, Dialog,
	DialogActions, DialogContent, FilledInput, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, IconButton,
	InputLabel, MenuItem, Radio, RadioGroup, Select, Slide, Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField,
	ThemeProvider, ToggleButton, ToggleButtonGroup, Toolbar, Typography, createTheme,
} from "@mui/material";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { COUNTRIES, STATES } from "../../lists";

const theme = createTheme({
	palette: { primary: { main: "#4b2fbf" }, secondary: { main: "#ff7a00" }, background: { default: "#f4f3fa" } },
	shape: { borderRadius: 12 },
	typography: { button: { textTransform: "none" } },
});

const START: Record<string, any> = {
	first: "", last: "", call: "", dobMonth: "", dobDay: "", dobYear: "", email: "", code: null, mobile: "", password: "",
	street: "", apt: "", city: "", state: null, zip: "",
	gender: "", pronouns: "", ethnicity: "", hispanic: "", citizen: "", birthplace: null, languages: [], firstGen: false, shirt: "",
	grade: null, school: "", schoolCity: "", schoolState: "", classOf: "", gpa: "", psat: "", psatDate: "", apCount: "",
	career: "", portfolio: "", programs: [],
	p1First: "", p1Last: "", p1Job: "", p2First: "", p2Last: "", p2Job: "", income: "",
	teacher: "", teacherEmail: "", emergencyPhone: "", track: "", why: "", guardianOk: false, rules: false, initials: "",
};
for (const row of [0, 1, 2]) {
	for (const key of ["type", "name", "role", "hours", "weeks", "about"]) START[`act${row}_${key}`] = "";
	for (const key of ["title", "year"]) START[`award${row}_${key}`] = "";
}

const CODES = [["AU", "Australia (+61)"], ["BR", "Brazil (+55)"], ["CA", "Canada (+1)"], ["CN", "China (+86)"], ["IN", "India (+91)"], ["MX", "Mexico (+52)"], ["NG", "Nigeria (+234)"], ["PH", "Philippines (+63)"], ["GB", "United Kingdom (+44)"], ["US", "United States (+1)"], ["VN", "Vietnam (+84)"]].map(([id, label]) => ({ id, label }));
const HOMES = STATES.map(([id, label]) => ({ id, label }));
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const TONGUES = ["Arabic", "ASL", "Cantonese", "English", "French", "Hindi", "Hmong", "Igbo", "Korean", "Mandarin", "Portuguese", "Punjabi", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const KINDS = ["Arts & music", "Athletics", "Community service", "Debate or speech", "Environment", "Faith group", "Family responsibilities", "Paid work", "Robotics or STEM club", "Student government", "Other"];
const GROUPS = ["AVID", "Boys & Girls Clubs", "GEAR UP", "MESA", "Upward Bound"];
const YEARS: [string, string][] = [["fr", "Freshman (9th)"], ["so", "Sophomore (10th)"], ["jr", "Junior (11th)"], ["sr", "Senior (12th)"]];

const nodes = new Map<string, HTMLElement>();
function read(key: string): unknown {
	const start = START[key] ?? "";
	const node = nodes.get(key);
	if (!node) return start;
	const date = node.querySelector(".MuiPickersSectionList-root");
	if (date) {
		const text = (date.textContent ?? "").replace(/[\u2066-\u2069\u200b\s]/g, "");
		return /[A-Z]/.test(text) ? "" : text;
	}
	const toggles = [...node.querySelectorAll("button[aria-pressed]")];
	if (toggles.length) return toggles.find((each) => each.getAttribute("aria-pressed") === "true")?.textContent ?? "";
	const ticks = [...node.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]")];
	if (ticks.length) {
		if (typeof start === "boolean") return ticks[0].checked;
		const on = ticks.filter((box) => box.checked).map((box) => box.closest("label")?.textContent?.trim() ?? "");
		return Array.isArray(start) ? on : (on[0] ?? "");
	}
	if (Array.isArray(start)) return [...node.querySelectorAll(".MuiChip-label")].map((chip) => chip.textContent ?? "");
	const combo = node.querySelector("div[role=combobox]");
	if (combo) return (combo.textContent ?? "").replace(/\u200b/g, "");
	return node.querySelector<HTMLInputElement>("input, textarea:not([aria-hidden])")?.value ?? "";
}

const Up = forwardRef(function Up(props: { children: ReactElement }, ref: Ref<unknown>) {
	return <Slide direction="up" ref={ref} {...props} />;
});

const Block = ({ icon, title, note, children }: { icon: string; title: string; note?: string; children: ReactNode }) => (
	<Card sx={{ mb: 3 }}>
		<CardHeader avatar={<Avatar sx={{ bgcolor: "secondary.main" }}>{icon}</Avatar>} title={title} subheader={note} slotProps={{ title: { variant: "h6", component: "h3" } }} />
		<CardContent>{children}</CardContent>
	</Card>
);

function App() {
	const [v, setV] = useState(START);
	const [open, setOpen] = useState(false);
	const [acts, setActs] = useState(1);
	const [awards, setAwards] = useState(1);
	const [sent, setSent] = useState(false);
	const live = useRef({ v, sent });
	live.current = { v, sent };
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(Object.entries(live.current.v).map(([key, value]) => [key, value && typeof value === "object" && "id" in value ? value.id : value])), submitted: live.current.sent }),
			formShown: () => Object.fromEntries(Object.keys(START).map((key) => [key, read(key)])),
		});
	}, []);
	const set = (key: string, value: unknown) => setV((old) => ({ ...old, [key]: value }));
	const seen = (key: string) => (node: HTMLElement | null) => {
		if (node) nodes.set(key, node);
		else nodes.delete(key);
	};
	const on = (key: string) => ({ value: v[key], onChange: (event: { target: { value: string } }) => set(key, event.target.value) });
	const box = (key: string, name: string, label?: ReactNode, more: any = {}) => <TextField ref={seen(key)} fullWidth name={name} label={label} {...on(key)} {...more} />;
	const list = (key: string, name: string, label: ReactNode, options: (string | [string, string])[], more: any = {}) =>
		box(key, name, label, {
			select: true,
			children: options.map((each) => {
				const [value, text] = Array.isArray(each) ? each : [each, each];
				return <MenuItem key={value} value={value}>{text}</MenuItem>;
			}),
			...more,
		});
	const pick = (key: string, options: readonly any[], label: string, more: any = {}) => (
		<Autocomplete ref={seen(key)} options={options} value={v[key]} onChange={(_: unknown, value: any) => set(key, value)} renderInput={(params) => <TextField {...params} label={label} {...more} />} />
	);
	const tick = (key: string, name: string, label: string) => (
		<FormControlLabel ref={seen(key)} label={label} control={<Checkbox name={name} checked={v[key]} onChange={(event) => set(key, event.target.checked)} />} />
	);

	return (
		<ThemeProvider theme={theme}>
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<CssBaseline />
				<Container sx={{ py: 5 }}>
					<Typography variant="overline">Statewide Council for Technology and Innovation</Typography>
					<Typography variant="h3" component="h1" gutterBottom>Summer Build Institute</Typography>
					<Typography sx={{ mb: 3, maxWidth: 700 }}>Three weeks on a university campus. Real projects, real mentors, and zero cost to your family. Open to high-school students across the state.</Typography>
					<Grid container spacing={3}>
						{[["Hardware & Robotics", "June 20 – July 9"], ["Software & Data", "July 11 – July 30"], ["Energy & Environment Tech", "July 11 – July 30"]].map(([title, when]) => (
							<Grid size={4} key={title}>
								<Card><CardContent><Chip label={when} size="small" sx={{ mb: 1 }} /><Typography variant="h6">{title}</Typography></CardContent><CardActions><Button size="small">Learn more</Button></CardActions></Card>
							</Grid>
						))}
					</Grid>
					<Button sx={{ mt: 4 }} size="large" variant="contained" onClick={() => setOpen(true)}>Start my application</Button>
				</Container>

				<Dialog fullScreen open={open} onClose={() => setOpen(false)} slots={{ transition: Up }} aria-labelledby="app-dialog-title">
					<AppBar sx={{ position: "relative" }}>
						<Toolbar>
							<IconButton edge="start" color="inherit" aria-label="close" onClick={() => setOpen(false)}>✕</IconButton>
							<Typography sx={{ ml: 2, flex: 1 }} variant="h6" component="h2" id="app-dialog-title">Summer Build Institute: student application</Typography>
							<Button color="inherit">Save draft</Button>
						</Toolbar>
					</AppBar>
					<DialogContent sx={{ bgcolor: "background.default" }}>
						<Container maxWidth="md" sx={{ py: 2 }}>
							<Typography sx={{ mb: 3 }}>Hi there! This takes about 20 minutes. You can skip whatever doesn’t apply to you. Fields with a * we really do need.</Typography>

							<Block icon="1" title="The basics">
								<Grid container spacing={2}>
									<Grid size={4}>{box("first", "q1", "First name", { required: true })}</Grid>
									<Grid size={4}>{box("last", "q2", "Last name", { required: true })}</Grid>
									<Grid size={4}>{box("call", "q3", "What should we call you?", { helperText: "Goes on your name badge" })}</Grid>
									<Grid size={12}><FormLabel id="bday">When’s your birthday? *</FormLabel></Grid>
									<Grid size={5}>{list("dobMonth", "q4m", "Month", MONTHS.map((each, index) => [String(index + 1), each]))}</Grid>
									<Grid size={3}>{list("dobDay", "q4d", "Day", Array.from({ length: 31 }, (_, index) => String(index + 1)))}</Grid>
									<Grid size={4}>{list("dobYear", "q4y", "Year", Array.from({ length: 9 }, (_, index) => String(2005 + index)))}</Grid>
									<Grid size={12}>{box("email", "q5", "Email you actually check", { type: "email", required: true })}</Grid>
									<Grid size={5}>{pick("code", CODES, "Country code")}</Grid>
									<Grid size={7}>{box("mobile", "q6", "Your phone number", { type: "tel" })}</Grid>
									<Grid size={12}>{box("password", "q7", "Create a password so you can come back", { type: "password", autoComplete: "new-password" })}</Grid>
								</Grid>
							</Block>

							<Block icon="2" title="Where you live" note="The acceptance packet goes to this address">
								<Grid container spacing={2}>
									<Grid size={9}><FilledInput ref={seen("street")} fullWidth hiddenLabel placeholder="Street address" name="q8" {...on("street")} /></Grid>
									<Grid size={3}><FilledInput ref={seen("apt")} fullWidth hiddenLabel placeholder="Apt / unit" name="q9" {...on("apt")} /></Grid>
									<Grid size={5}><FilledInput ref={seen("city")} fullWidth hiddenLabel placeholder="City or town" name="q10" {...on("city")} /></Grid>
									<Grid size={4}>{pick("state", HOMES, "State")}</Grid>
									<Grid size={3}><FilledInput ref={seen("zip")} fullWidth hiddenLabel placeholder="ZIP" name="q12" {...on("zip")} /></Grid>
								</Grid>
							</Block>

							<Block icon="3" title="A little more about you" note="Optional. Our funders ask us; our reviewers never see it.">
								<Grid container spacing={2}>
									<Grid size={6}>{list("gender", "q13", "Gender", ["Female", "Male", "Nonbinary", "Not listed", "Rather not say"])}</Grid>
									<Grid size={6}>{list("pronouns", "q14", "Pronouns", [["h", "he/him"], ["s", "she/her"], ["t", "they/them"], ["o", "something else"]])}</Grid>
									<Grid size={6}>
										<FormControl fullWidth ref={seen("ethnicity")}>
											<InputLabel id="q15-label">Ethnicity</InputLabel>
											<Select labelId="q15-label" label="Ethnicity" name="q15" {...on("ethnicity")}>
												{["American Indian / Alaska Native", "Asian", "Black / African American", "Pacific Islander", "White", "Not listed"].map((each, index) => <MenuItem key={each} value={`e${index + 1}`}>{each}</MenuItem>)}
											</Select>
											<FormHelperText>Pick the one you identify with most</FormHelperText>
										</FormControl>
									</Grid>
									<Grid size={6}>
										<FormControl ref={seen("hispanic")}>
											<FormLabel id="q16-label">Do you identify as Hispanic or Latino/a/x?</FormLabel>
											<RadioGroup row aria-labelledby="q16-label" name="q16" {...on("hispanic")}>
												<FormControlLabel value="1" control={<Radio />} label="Yes" />
												<FormControlLabel value="0" control={<Radio />} label="No" />
											</RadioGroup>
										</FormControl>
									</Grid>
									<Grid size={6}>{list("citizen", "q17", "Citizenship", [["us", "U.S. citizen"], ["nat", "U.S. national"], ["pr", "Permanent resident"], ["oth", "None of these"]])}</Grid>
									<Grid size={6}>{pick("birthplace", COUNTRIES, "Country where you were born")}</Grid>
									<Grid size={12}>
										<Autocomplete multiple ref={seen("languages")} options={TONGUES} value={v.languages} onChange={(_, value) => set("languages", TONGUES.filter((each) => value.includes(each)))}
											renderInput={(params) => <TextField {...params} label="Languages you know" placeholder="Add all of them" />} />
									</Grid>
									<Grid size={8}>{tick("firstGen", "q20", "I’ll be the first in my family to go to college")}</Grid>
									<Grid size={4}>{list("shirt", "q21", "T-shirt size", ["XS", "S", "M", "L", "XL", "2XL"])}</Grid>
								</Grid>
							</Block>

							<Block icon="4" title="School">
								<Grid container spacing={2}>
									<Grid size={12}>
										<FormControl ref={seen("grade")}>
											<FormLabel id="q22-label" sx={{ mb: 1 }}>What grade are you in right now? *</FormLabel>
											<ToggleButtonGroup exclusive color="primary" aria-labelledby="q22-label" value={v.grade} onChange={(_, value) => set("grade", value)}>
												{["9", "10", "11", "12"].map((each) => <ToggleButton key={each} value={each} sx={{ px: 4 }}>{each}th</ToggleButton>)}
											</ToggleButtonGroup>
										</FormControl>
									</Grid>
									<Grid size={12}>{box("school", "q23", "School name", { required: true, helperText: "No abbreviations, please" })}</Grid>
									<Grid size={5}>{box("schoolCity", "q24", "School city")}</Grid>
									<Grid size={4}>{list("schoolState", "q25", "School state", STATES)}</Grid>
									<Grid size={3}>{box("classOf", "q26", "Class of", { placeholder: "2028", slotProps: { htmlInput: { maxLength: 4 } } })}</Grid>
									<Grid size={6}>{box("gpa", "q27", "GPA (unweighted)")}</Grid>
									<Grid size={6}>{box("apCount", "q28", "How many AP exams have you taken?", { type: "number" })}</Grid>
									<Grid size={6}>{box("psat", "q29", "PSAT total", { helperText: "If you’ve taken it" })}</Grid>
									<Grid size={6}>
										<DatePicker ref={seen("psatDate")} label="PSAT date" name="q30" onChange={(value) => set("psatDate", value?.isValid() ? value.format("YYYY-MM-DD") : "")} slotProps={{ textField: { fullWidth: true } }} />
									</Grid>
								</Grid>
							</Block>

							<Block icon="5" title="What you do" note="Clubs, jobs, volunteering, looking after your little brothers. It all counts. Up to three.">
								{Array.from({ length: acts }, (_, row) => (
									<Card key={row} variant="outlined" sx={{ mb: 2 }}>
										<CardHeader title={`Activity #${row + 1}`} slotProps={{ title: { variant: "subtitle1" } }} />
										<CardContent>
											<Grid container spacing={2}>
												<Grid size={5}>{list(`act${row}_type`, `q32_${row}_a`, "Kind of activity", KINDS)}</Grid>
												<Grid size={7}>{box(`act${row}_name`, `q32_${row}_b`, "Name of the group or workplace")}</Grid>
												<Grid size={6}>{box(`act${row}_role`, `q32_${row}_c`, "Your position", { slotProps: { htmlInput: { maxLength: 50 } } })}</Grid>
												<Grid size={3}>{box(`act${row}_hours`, `q32_${row}_d`, "Hours/week")}</Grid>
												<Grid size={3}>{box(`act${row}_weeks`, `q32_${row}_e`, "Weeks/year")}</Grid>
												<Grid size={12}>{box(`act${row}_about`, `q32_${row}_f`, "Tell us about it in a line or two", { multiline: true, helperText: `${v[`act${row}_about`].length}/150`, slotProps: { htmlInput: { maxLength: 150 } } })}</Grid>
											</Grid>
										</CardContent>
									</Card>
								))}
								{acts < 3 && <Button variant="outlined" onClick={() => setActs(acts + 1)}>Add activity</Button>}
							</Block>

							<Block icon="6" title="Brag a little">
								<Typography variant="body2" sx={{ mb: 2 }} id="aw-h">Awards, prizes, honors: school, county, state, anything.</Typography>
								{Array.from({ length: awards }, (_, row) => (
									<Stack key={row} direction="row" spacing={2} sx={{ mb: 2 }}>
										{box(`award${row}_title`, `q33_${row}_a`, undefined, { placeholder: "Name of award", variant: "filled", hiddenLabel: true, sx: { flex: 2 } })}
										{list(`award${row}_year`, `q33_${row}_b`, "Won it as a…", YEARS, { sx: { flex: 1 } })}
									</Stack>
								))}
								{awards < 3 && <Button variant="outlined" onClick={() => setAwards(awards + 1)}>Add award</Button>}
							</Block>

							<Block icon="7" title="Down the road">
								<Grid container spacing={2}>
									<Grid size={6}>{box("career", "q34", "Dream job / career you’re interested in")}</Grid>
									<Grid size={6}>{box("portfolio", "q35", "Link to your portfolio (if you have one)", { type: "url", placeholder: "https://" })}</Grid>
									<Grid size={12}>
										<FormControl component="fieldset" ref={seen("programs")}>
											<FormLabel component="legend">Are you part of any of these organizations?</FormLabel>
											<FormGroup row>
												{GROUPS.map((each) => (
													<FormControlLabel key={each} label={each} control={
														<Checkbox name={`q36_${GROUPS.indexOf(each)}`} checked={v.programs.includes(each)} onChange={(event) => set("programs", event.target.checked ? [...v.programs, each] : v.programs.filter((other: string) => other !== each))} />
													} />
												))}
											</FormGroup>
										</FormControl>
									</Grid>
									<Grid size={12}>{list("track", "q37", "Which track is your first choice?", ["Hardware & Robotics", "Software & Data", "Energy & Environment Tech"])}</Grid>
									<Grid size={12}>{box("why", "q38", "What would you build if you had three weeks and all the tools? (200 words or so)", { multiline: true, minRows: 4 })}</Grid>
								</Grid>
							</Block>

							<Block icon="8" title="Your grown-ups">
								<Table size="small" sx={{ mb: 2 }}>
									<TableHead><TableRow><TableCell /><TableCell>First name</TableCell><TableCell>Last name</TableCell><TableCell>Occupation</TableCell></TableRow></TableHead>
									<TableBody>
										{([1, 2] as const).map((n) => (
											<TableRow key={n}>
												<TableCell component="th" scope="row">Parent/guardian {n}</TableCell>
												{["First", "Last", "Job"].map((part) => <TableCell key={part}>{box(`p${n}${part}`, `q39_${n}_${part[0].toLowerCase()}`, undefined, { size: "small" })}</TableCell>)}
											</TableRow>
										))}
									</TableBody>
								</Table>
								<Grid container spacing={2}>
									<Grid size={6}>{list("income", "q40", "Household income (per year)", [["1", "Less than $35,000"], ["2", "$35,000 to $59,999"], ["3", "$60,000 to $84,999"], ["4", "$85,000 to $119,999"], ["5", "$120,000 or more"]])}</Grid>
									<Grid size={6}>{box("emergencyPhone", "q41", "Emergency contact’s phone")}</Grid>
								</Grid>
							</Block>

							<Block icon="9" title="Last things" note="Almost done!">
								<Grid container spacing={2}>
									<Grid size={6}>{box("teacher", "q42", "Teacher who’ll recommend you")}</Grid>
									<Grid size={6}>{box("teacherEmail", "q43", "Teacher’s email", { type: "email" })}</Grid>
									<Grid size={12}>
										<FormGroup>
											{tick("guardianOk", "q44", "My parent or guardian knows I’m applying and agrees to the Council’s media release")}
											{tick("rules", "q45", "I’ve read and accept the Code of Conduct *")}
										</FormGroup>
									</Grid>
									<Grid size={4}>{box("initials", "q46", "Initial here", { variant: "standard" })}</Grid>
								</Grid>
							</Block>
						</Container>
					</DialogContent>
					<DialogActions>
						<Button onClick={() => setOpen(false)}>Finish later</Button>
						<Button variant="contained" onClick={() => setSent(true)}>Submit application</Button>
					</DialogActions>
				</Dialog>
			</LocalizationProvider>
		</ThemeProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
