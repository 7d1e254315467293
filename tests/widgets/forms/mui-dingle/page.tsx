import {
	Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Autocomplete, Box, Button, Checkbox, Chip, CircularProgress, Container, CssBaseline,
	FormControl, FormControlLabel, FormHelperText, FormLabel, Grid, IconButton, InputLabel, Link, MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Select,
	Slider, Stack, Step, StepLabel, Stepper, SvgIcon, Switch, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, ToggleButton,
	ToggleButtonGroup, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { MobileDatePicker } from "@mui/x-date-pickers/MobileDatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import * as React from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const ExpandMore = () => <SvgIcon><path d="M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z" /></SvgIcon>;
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));

const DIAL = [
	{ code: "AU", label: "Australia", phone: "61" }, { code: "BR", label: "Brazil", phone: "55" }, { code: "CA", label: "Canada", phone: "1" },
	{ code: "CN", label: "China", phone: "86" }, { code: "DE", label: "Germany", phone: "49" }, { code: "GH", label: "Ghana", phone: "233" },
	{ code: "IN", label: "India", phone: "91" }, { code: "KR", label: "Korea, Republic of", phone: "82" }, { code: "MX", label: "Mexico", phone: "52" },
	{ code: "NG", label: "Nigeria", phone: "234" }, { code: "GB", label: "United Kingdom", phone: "44" }, { code: "US", label: "United States", phone: "1" },
	{ code: "UM", label: "US Minor Outlying Islands", phone: "1" },
];
const AREAS = [
	["Engineering", "Aerospace Engineering"], ["Engineering", "Biomedical Engineering"], ["Engineering", "Chemical Engineering"], ["Engineering", "Civil Engineering"],
	["Engineering", "Electrical and Computer Engineering"], ["Engineering", "Environmental Engineering"], ["Engineering", "Mechanical Engineering"],
	["Computing", "Computer Science"], ["Computing", "Robotics"], ["Science and Mathematics", "Applied Mathematics"], ["Science and Mathematics", "Chemistry"],
	["Science and Mathematics", "Environmental Science"], ["Science and Mathematics", "Physics"], ["Undeclared", "Exploring Engineering"],
].map(([group, title]) => ({ group, title, code: title.toUpperCase().split(" ").map((w) => w.slice(0, 3)).join("_") }));
const LANGUAGES = ["Amharic", "Arabic", "Cantonese", "English", "Farsi", "French", "German", "Gujarati", "Haitian Creole", "Hausa", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Portuguese", "Punjabi", "Russian", "Somali", "Spanish", "Swahili", "Tagalog", "Ukrainian", "Urdu", "Vietnamese", "Yoruba"];
const AP = ["African American Studies", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language and Culture", "Comparative Government and Politics", "Computer Science A", "Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "French Language and Culture", "German Language and Culture", "Human Geography", "Italian Language and Culture", "Japanese Language and Culture", "Latin", "Macroeconomics", "Microeconomics", "Music Theory", "Physics 1: Algebra-Based", "Physics 2: Algebra-Based", "Physics C: Electricity and Magnetism", "Physics C: Mechanics", "Precalculus", "Psychology", "Research", "Seminar", "Spanish Language and Culture", "Spanish Literature and Culture", "Statistics", "Studio Art: 2-D", "Studio Art: 3-D", "Studio Art: Drawing", "U.S. Government and Politics", "U.S. History", "World History: Modern"];
const SCHOOLS = [
	{ ceeb: "380030", name: "Ashland High School", city: "Ashland", state: "OR" }, { ceeb: "380031", name: "Ashland Valley High School", city: "Ashland", state: "OR" },
	{ ceeb: "180078", name: "Ashland Valley High School", city: "Ashland", state: "KY" }, { ceeb: "360210", name: "Ashland Valley Christian Academy", city: "Ashland", state: "OH" },
	{ ceeb: "053975", name: "Yreka High School", city: "Yreka", state: "CA" }, { ceeb: "380710", name: "Medford Senior High School", city: "Medford", state: "OR" },
	{ ceeb: "300410", name: "Valley Regional High School", city: "Deep River", state: "CT" },
];
const STREETS: [string, string, string, string][] = [
	["Juniper Hollow Lane", "Yreka", "CA", "96097"], ["Juniper Hollow Road", "Boise", "ID", "83703"], ["Juniper Hill Drive", "Bend", "OR", "97701"],
	["Mountain Avenue", "Ashland", "OR", "97520"], ["Miner Street", "Yreka", "CA", "96097"],
];
const TYPES = [
	["academic", "Academic club or competition"], ["arts", "Art, music, theater or dance"], ["athletics", "Athletics"], ["debate", "Debate or speech"],
	["environment", "Environmental or conservation"], ["family", "Family responsibilities"], ["job", "Job (paid)"], ["research", "Research"],
	["robotics", "Robotics or maker team"], ["service", "Volunteering or community service"], ["other", "Something else"],
];
const PERIODS = [["AY", "During the school year"], ["BR", "During school breaks"], ["FULL", "All year round"]];

const F0: any = {
	firstName: "", middleName: "", lastName: "", suffix: "", chosenName: "", pronouns: "", dob: null, gender: "", email: "", phoneCountry: null, phone: "",
	line1: "", line2: "", city: "", region: null, postal: "", country: null, school: null, gradMonth: null, gpa: "", gpaWeighted: "", term: "",
	areas: [], languages: [], satErw: "", satMath: "", act: null, actDate: null,
	counselorName: "", counselorEmail: "", emergencyPhone: "", alum: "", heard: "", shirt: null, essay: "", honor: false, texts: false,
};
const EXAM = () => ({ subject: null as string | null, score: "", year: "" });
const ACT = () => ({ type: "", org: "", role: "", grades: [] as string[], when: [] as string[], hours: "", weeks: null as number | null, about: "" });
type Activity = ReturnType<typeof ACT>;
const store = { f: F0, exams: [EXAM(), EXAM(), EXAM()], acts: [] as Activity[], submitted: false };

/* windowed listbox for long option lists */
const ROW = 40;
const VirtualListbox = React.forwardRef<HTMLUListElement, any>(function VirtualListbox({ children, style, ...other }, ref) {
	const [top, setTop] = React.useState(0);
	const items = React.Children.toArray(children) as React.ReactElement<any>[];
	const from = Math.max(0, Math.floor(top / ROW) - 2);
	return (
		<ul ref={ref} {...other} style={{ ...style, maxHeight: 8 * ROW, padding: 0, position: "relative", overflow: "auto" }} onScroll={(e) => setTop(e.currentTarget.scrollTop)}>
			<div style={{ height: items.length * ROW, position: "relative" }} role="presentation">
				{items.slice(from, from + 12).map((item, i) =>
					React.cloneElement(item, { style: { ...item.props.style, position: "absolute", top: (from + i) * ROW, height: ROW, left: 0, right: 0, minHeight: 0 } }),
				)}
			</div>
		</ul>
	);
});

function AddressField({ value, onText, onPick }: any) {
	const [options, setOptions] = React.useState<any[]>([]);
	React.useEffect(() => {
		let live = true;
		if (value.length < 4) return setOptions([]);
		const t = setTimeout(async () => {
			await wait(250);
			const m = /^(\d+)\s+(.+)$/.exec(value.trim());
			const q = m ? m[2].toLowerCase() : "";
			if (live) setOptions(m ? STREETS.filter(([s]) => s.toLowerCase().startsWith(q)).map(([s, city, state, zip]) => ({ line: `${m[1]} ${s}`, city, state, zip })) : []);
		}, 200);
		return () => { live = false; clearTimeout(t); };
	}, [value]);
	return (
		<Autocomplete
			id="google-map-line1" freeSolo options={options} filterOptions={(x) => x} filterSelectedOptions
			getOptionLabel={(o: any) => (typeof o === "string" ? o : o.line)} inputValue={value}
			onInputChange={(_, v, reason) => { if (reason !== "selectOption") onText(v); }}
			onChange={(_, v: any) => { if (v && typeof v !== "string") onPick(v); }}
			renderInput={(params) => <TextField {...params} label="Permanent home address" required fullWidth helperText="Start typing and choose your address, or enter it yourself. No P.O. boxes." />}
			renderOption={({ key, ...props }: any, o: any) => (
				<li key={o.line + o.city} {...props}><Box><Typography component="span" sx={{ display: "block" }}>{o.line}</Typography><Typography variant="body2" color="text.secondary">{o.city}, {o.state} {o.zip}</Typography></Box></li>
			)}
		/>
	);
}

function SchoolField({ value, onChange }: any) {
	const [open, setOpen] = React.useState(false);
	const [input, setInput] = React.useState("");
	const [options, setOptions] = React.useState<any[]>([]);
	const [loading, setLoading] = React.useState(false);
	React.useEffect(() => {
		let live = true;
		if (input.length < 3) return setOptions(value ? [value] : []);
		setLoading(true);
		(async () => {
			await wait(480);
			if (!live) return;
			const words = input.toLowerCase().split(/\s+/).filter(Boolean);
			setOptions(SCHOOLS.filter((s) => words.every((w) => `${s.name} ${s.city} ${s.state} ${s.ceeb}`.toLowerCase().includes(w))));
			setLoading(false);
		})();
		return () => { live = false; };
	}, [input]);
	return (
		<Autocomplete
			id="secondary-school" open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} options={options} loading={loading} value={value}
			filterOptions={(x) => x} noOptionsText={input.length < 3 ? "Type at least three letters" : "No schools found"}
			getOptionLabel={(o: any) => o.name} getOptionKey={(o: any) => o.ceeb} isOptionEqualToValue={(a: any, b: any) => a.ceeb === b.ceeb}
			onChange={(_, v) => onChange(v)} onInputChange={(_, v) => setInput(v)}
			renderInput={(params) => <TextField {...params} label="Current or most recent secondary school" required helperText={value ? `${value.city}, ${value.state} · CEEB ${value.ceeb}` : "Search by name, city or CEEB code"} />}
			renderOption={({ key, ...props }: any, o: any) => (
				<li key={o.ceeb} {...props}><Stack><span>{o.name}</span><Typography variant="caption" color="text.secondary">{o.city}, {o.state}</Typography></Stack></li>
			)}
		/>
	);
}

const maskPhone = (s: string) => {
	const d = s.replace(/\D/g, "").slice(0, 10);
	return d.length < 4 ? d : d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

function App() {
	const [f, setF] = React.useState<any>(F0);
	const [exams, setExams] = React.useState(store.exams);
	const [acts, setActs] = React.useState<Activity[]>([]);
	const [open, setOpen] = React.useState<number | false>(false);
	const [sent, setSent] = React.useState(false);
	React.useLayoutEffect(() => { Object.assign(store, { f, exams, acts, submitted: sent }); });
	const set = (k: string, v: any) => setF((o: any) => ({ ...o, [k]: v }));
	const setEx = (i: number, k: string, v: any) => setExams((l) => l.map((e, j) => (j === i ? { ...e, [k]: v } : e)));
	const setAct = (i: number, k: string, v: any) => setActs((l) => l.map((e, j) => (j === i ? { ...e, [k]: v } : e)));
	const text = (k: string, label: string, more: any = {}) => (
		<TextField label={label} name={k} value={f[k]} onChange={(e) => set(k, e.target.value)} fullWidth {...more} />
	);
	const section = (id: string, title: string, sub: string, body: React.ReactNode) => (
		<Accordion defaultExpanded disableGutters>
			<AccordionSummary expandIcon={<ExpandMore />} aria-controls={`${id}-content`} id={`${id}-header`}>
				<Typography component="span" sx={{ width: "33%", flexShrink: 0 }}>{title}</Typography>
				<Typography component="span" sx={{ color: "text.secondary" }}>{sub}</Typography>
			</AccordionSummary>
			<AccordionDetails><Grid container spacing={2}>{body}</Grid></AccordionDetails>
		</Accordion>
	);
	const G = ({ s = 6, children }: any) => <Grid size={{ xs: 12, sm: s }}>{children}</Grid>;
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static" color="default" elevation={0}><Toolbar><Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>Dingle Institute of Engineering</Typography><Button color="inherit">Save &amp; exit</Button></Toolbar></AppBar>
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Stepper activeStep={1} alternativeLabel sx={{ mb: 3 }}>{["Create account", "Your application", "Upload documents", "Review & pay"].map((l) => <Step key={l}><StepLabel>{l}</StepLabel></Step>)}</Stepper>
				<Typography variant="h4" component="h1" gutterBottom>First-year application</Typography>
				<Alert severity="info" sx={{ mb: 2 }}>Fields marked with an asterisk are required. Your work is saved on this device until you submit.</Alert>
				<form noValidate onSubmit={(e) => { e.preventDefault(); setSent(true); }}>
					{section("panel-you", "About you", "Name, birth date and contact", <>
						{G({ s: 4, children: text("firstName", "Legal first name", { required: true, autoComplete: "given-name" }) })}
						{G({ s: 4, children: text("middleName", "Middle name") })}
						{G({ s: 4, children: text("lastName", "Family name / surname", { required: true, autoComplete: "family-name" }) })}
						{G({ s: 3, children: text("suffix", "Suffix", { select: true, children: ["", "Jr.", "Sr.", "II", "III", "IV"].map((s) => <MenuItem key={s} value={s}>{s || <em>None</em>}</MenuItem>) }) })}
						{G({ s: 5, children: text("chosenName", "Name you go by", { helperText: "If it differs from your legal first name" }) })}
						{G({ s: 4, children: (
							<FormControl fullWidth>
								<InputLabel id="pronouns-label">Pronouns</InputLabel>
								<Select labelId="pronouns-label" id="pronouns-select" name="pronouns" value={f.pronouns} label="Pronouns" onChange={(e) => set("pronouns", e.target.value)}>
									{[["he", "He/him/his"], ["she", "She/her/hers"], ["they", "They/them/theirs"], ["other", "Something not listed"], ["no", "I'd rather not say"]].map(([v, l]) => <MenuItem key={v} value={v}>{l}</MenuItem>)}
								</Select>
							</FormControl>) })}
						{G({ children: <DatePicker label="Date of birth" name="dob" disableFuture value={f.dob && dayjs(f.dob)} onChange={(d) => set("dob", d?.isValid() ? d.format("YYYY-MM-DD") : null)} slotProps={{ textField: { fullWidth: true, required: true, helperText: "MM/DD/YYYY" } }} /> })}
						{G({ children: (
							<FormControl>
								<FormLabel id="gender-radio-group-label">Gender</FormLabel>
								<RadioGroup row aria-labelledby="gender-radio-group-label" name="gender" value={f.gender} onChange={(e) => set("gender", e.target.value)}>
									{[["F", "Woman"], ["M", "Man"], ["X", "Nonbinary"], ["N", "Prefer not to answer"]].map(([v, l]) => <FormControlLabel key={v} value={v} control={<Radio />} label={l} />)}
								</RadioGroup>
							</FormControl>) })}
						{G({ children: text("email", "Email address", { required: true, type: "email", helperText: "We send decisions here. Please don't use a school-issued account." }) })}
						{G({ s: 3, children: (
							<Autocomplete id="country-select-demo" options={DIAL} autoHighlight value={DIAL.find((d) => d.code === f.phoneCountry) ?? null} onChange={(_, v) => set("phoneCountry", v?.code ?? null)}
								getOptionLabel={(o) => o.label} renderOption={({ key, ...props }: any, o) => <Box key={o.code} component="li" sx={{ "& > img": { mr: 2 } }} {...props}>{o.label} ({o.code}) +{o.phone}</Box>}
								renderInput={(params) => <TextField {...params} label="Phone country" />} />) })}
						{G({ s: 3, children: text("phone", "Mobile phone", { required: true, type: "tel", onChange: (e: any) => set("phone", maskPhone(e.target.value)) }) })}
						{G({ s: 8, children: <AddressField value={f.line1} onText={(v: string) => set("line1", v)} onPick={(o: any) => setF((x: any) => ({ ...x, line1: o.line, city: o.city, region: o.state, postal: o.zip }))} /> })}
						{G({ s: 4, children: text("line2", "Apt, suite, unit") })}
						{G({ s: 4, children: text("city", "City", { required: true }) })}
						{G({ s: 5, children: <Autocomplete id="region" autoSelect options={STATES.map(([c]) => c)} value={f.region} getOptionLabel={(c) => STATES.find(([x]) => x === c)?.[1] ?? ""} onChange={(_, v) => set("region", v)} renderInput={(params) => <TextField {...params} label="State" required />} /> })}
						{G({ s: 3, children: text("postal", "ZIP code", { required: true, onBlur: () => { if (!/^\d{5}(-\d{4})?$/.test(store.f.postal)) set("postal", ""); } }) })}
						{G({ children: <Autocomplete id="country" options={COUNTRIES} value={f.country} onChange={(_, v) => set("country", v)} renderInput={(params) => <TextField {...params} label="Country of residence" required />} /> })}
						{G({ children: <Autocomplete multiple id="checkboxes-tags-languages" options={LANGUAGES} disableCloseOnSelect value={f.languages} onChange={(_, v) => set("languages", v)}
							renderOption={({ key, ...props }: any, o, { selected }) => <li key={o} {...props}><Checkbox style={{ marginRight: 8 }} checked={selected} />{o}</li>}
							renderInput={(params) => <TextField {...params} label="Languages you speak" />} /> })}
					</>)}
					{section("panel-school", "School and plans", "Your secondary school, grades and program", <>
						{G({ s: 8, children: <SchoolField value={f.school} onChange={(v: any) => set("school", v)} /> })}
						{G({ s: 4, children: <DatePicker label="Graduation month" name="gradMonth" views={["year", "month"]} format="MM/YYYY" value={f.gradMonth && dayjs(`${f.gradMonth}-01`)} onChange={(d) => set("gradMonth", d?.isValid() ? d.format("YYYY-MM") : null)} slotProps={{ textField: { fullWidth: true } }} /> })}
						{G({ s: 3, children: text("gpa", "GPA, unweighted", { helperText: "Out of 4.0" }) })}
						{G({ s: 3, children: text("gpaWeighted", "GPA, weighted", { helperText: "Out of 5.0" }) })}
						{G({ children: (
							<FormControl component="fieldset" fullWidth>
								<FormLabel component="legend">When do you plan to enroll? *</FormLabel>
								<ToggleButtonGroup exclusive color="primary" value={f.term} onChange={(_, v) => set("term", v ?? "")} aria-label="entry term" id="term-group">
									<ToggleButton value="202710">Fall 2027</ToggleButton><ToggleButton value="202720">Spring 2028</ToggleButton><ToggleButton value="202810">Fall 2028 (gap year)</ToggleButton>
								</ToggleButtonGroup>
							</FormControl>) })}
						{G({ s: 12, children: <Autocomplete multiple limitTags={3} id="areas" options={AREAS} groupBy={(o) => o.group} getOptionLabel={(o) => o.title} value={AREAS.filter((a) => f.areas.includes(a.code))} onChange={(_, v) => set("areas", v.slice(0, 3).map((a) => a.code))}
							renderInput={(params) => <TextField {...params} label="Intended areas of study" placeholder="Choose up to three" />} /> })}
						{G({ children: text("counselorName", "School counselor's full name") })}
						{G({ children: text("counselorEmail", "School counselor's email", { type: "email" }) })}
					</>)}
					{section("panel-tests", "Testing", "Dingle is test-optional", <>
						{G({ s: 4, children: text("satErw", "SAT Evidence-Based Reading and Writing", { type: "number", slotProps: { htmlInput: { min: 200, max: 800, step: 10 } } }) })}
						{G({ s: 4, children: text("satMath", "SAT Math", { type: "number", slotProps: { htmlInput: { min: 200, max: 800, step: 10 } } }) })}
						{G({ s: 4, children: (
							<Box id="act-stepper"><Typography variant="body2" id="act-label">ACT composite</Typography>
								<Slider aria-labelledby="act-label" value={f.act ?? 1} min={1} max={36} step={1} valueLabelDisplay="auto" onChange={(_, v) => set("act", v)} />
								<Typography variant="caption" className="act-read">{f.act ?? "Not reported"}</Typography></Box>) })}
						{G({ s: 4, children: <MobileDatePicker label="ACT test date" name="actDate" value={f.actDate && dayjs(f.actDate)} onChange={(d) => set("actDate", d?.isValid() ? d.format("YYYY-MM-DD") : null)} views={["year", "month", "day"]} openTo="year" minDate={dayjs("2022-01-01")} maxDate={dayjs("2027-12-31")} slotProps={{ field: { readOnly: true } as any, textField: { fullWidth: true } }} /> })}
						<Grid size={12}>
							<Typography variant="subtitle1" component="h3">Advanced Placement exams</Typography>
							<TableContainer component={Paper} variant="outlined"><Table size="small" aria-label="advanced placement exams">
								<TableHead><TableRow><TableCell>Exam</TableCell><TableCell align="right">Score</TableCell><TableCell align="right">Year taken</TableCell></TableRow></TableHead>
								<TableBody>{exams.map((e, i) => (
									<TableRow key={i}>
										<TableCell sx={{ width: "60%" }}><Autocomplete size="small" id={`ap-${i}`} options={AP} value={e.subject} onChange={(_, v) => setEx(i, "subject", v)} disableListWrap
											slotProps={{ listbox: { component: VirtualListbox } as any }} renderInput={(params) => <TextField {...params} variant="standard" placeholder="Select exam" />} /></TableCell>
										<TableCell align="right"><Select size="small" variant="standard" displayEmpty name={`ap[${i}].score`} value={e.score} onChange={(ev) => setEx(i, "score", ev.target.value)}>
											<MenuItem value=""><em>–</em></MenuItem>{["5", "4", "3", "2", "1"].map((s) => <MenuItem key={s} value={s}>{s}</MenuItem>)}</Select></TableCell>
										<TableCell align="right"><Select size="small" variant="standard" displayEmpty name={`ap[${i}].year`} value={e.year} onChange={(ev) => setEx(i, "year", ev.target.value)}>
											<MenuItem value=""><em>Year</em></MenuItem>{["2027", "2026", "2025", "2024", "2023"].map((s) => <MenuItem key={s} value={s}>{s}</MenuItem>)}</Select></TableCell>
									</TableRow>))}</TableBody>
							</Table></TableContainer>
						</Grid>
					</>)}
					<Typography variant="h6" component="h2" sx={{ mt: 4 }}>Activities and work</Typography>
					<Typography variant="body2" color="text.secondary" gutterBottom>List up to five things that matter to you outside of class, including jobs and family duties.</Typography>
					{acts.map((a, i) => (
						<Accordion key={i} expanded={open === i} onChange={(_, x) => setOpen(x ? i : false)}>
							<AccordionSummary expandIcon={<ExpandMore />} aria-controls={`activity${i}-content`} id={`activity${i}-header`}><Typography component="span">{a.org || `Activity ${i + 1}`}</Typography></AccordionSummary>
							<AccordionDetails><Grid container spacing={2}>
								<Grid size={6}><TextField select fullWidth required label="Type of activity" name={`activities.${i}.type`} value={a.type} onChange={(e) => setAct(i, "type", e.target.value)}>{TYPES.map(([v, l]) => <MenuItem key={v} value={v}>{l}</MenuItem>)}</TextField></Grid>
								<Grid size={6}><TextField fullWidth required label="Organization or employer" name={`activities.${i}.org`} value={a.org} onChange={(e) => setAct(i, "org", e.target.value)} /></Grid>
								<Grid size={6}><TextField fullWidth label="Your role" name={`activities.${i}.role`} value={a.role} onChange={(e) => setAct(i, "role", e.target.value)} /></Grid>
								<Grid size={6}>
									<FormControl component="fieldset"><FormLabel component="legend">Grades you took part</FormLabel>
										<ToggleButtonGroup size="small" value={a.grades} onChange={(_, v) => setAct(i, "grades", [...v].sort((x, y) => +x - +y))} aria-label="grades">
											{["9", "10", "11", "12"].map((g) => <ToggleButton key={g} value={g}>{g}</ToggleButton>)}
										</ToggleButtonGroup></FormControl>
								</Grid>
								<Grid size={6}><FormControl fullWidth><InputLabel id={`when-${i}-label`}>When in the year</InputLabel>
									<Select labelId={`when-${i}-label`} multiple name={`activities.${i}.when`} value={a.when} onChange={(e) => setAct(i, "when", PERIODS.map(([v]) => v).filter((v) => (e.target.value as string[]).includes(v)))} input={<OutlinedInput label="When in the year" />}
										renderValue={(sel) => <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>{sel.map((v) => <Chip key={v} size="small" label={PERIODS.find(([x]) => x === v)![1]} />)}</Box>}>
										{PERIODS.map(([v, l]) => <MenuItem key={v} value={v}>{l}</MenuItem>)}</Select></FormControl></Grid>
								<Grid size={2}><TextField fullWidth type="number" label="Hours per week" name={`activities.${i}.hours`} value={a.hours} onChange={(e) => setAct(i, "hours", e.target.value)} /></Grid>
								<Grid size={4}><Typography gutterBottom variant="body2" id={`weeks-${i}`}>Weeks per year: <span className="weeks-read">{a.weeks ?? ""}</span></Typography><Slider aria-labelledby={`weeks-${i}`} min={0} max={52} value={a.weeks ?? 0} onChange={(_, v) => setAct(i, "weeks", v)} /></Grid>
								<Grid size={12}><TextField fullWidth multiline minRows={2} label="What did you do and achieve?" name={`activities.${i}.about`} value={a.about} onChange={(e) => setAct(i, "about", e.target.value)} slotProps={{ htmlInput: { maxLength: 300 } }} helperText={`${a.about.length}/300`} /></Grid>
							</Grid></AccordionDetails>
						</Accordion>))}
					<Button variant="outlined" sx={{ my: 2 }} disabled={acts.length >= 5} onClick={() => { setActs([...acts, ACT()]); setOpen(acts.length); }}>Add an activity</Button>
					{section("panel-last", "Before you submit", "A few last questions", <>
						{G({ children: text("emergencyPhone", "Emergency contact phone", { type: "tel" }) })}
						{G({ children: text("alum", "Relative who attended Dingle (name and class year)") })}
						{G({ children: text("heard", "How did you first learn about Dingle?", { select: true, children: ["Counselor or teacher", "College fair", "Social media", "FIRST / robotics event", "Other"].map((s) => <MenuItem key={s} value={s}>{s}</MenuItem>) }) })}
						{G({ children: <FormControl component="fieldset"><FormLabel component="legend">T-shirt size for Admit Day</FormLabel><ToggleButtonGroup id="shirt" exclusive size="small" value={f.shirt} onChange={(_, v) => set("shirt", v)}>{["XS", "S", "M", "L", "XL"].map((s) => <ToggleButton key={s} value={s}>{s}</ToggleButton>)}</ToggleButtonGroup></FormControl> })}
						{G({ s: 12, children: text("essay", "Describe something you took apart. What did you find inside?", { multiline: true, minRows: 5, helperText: "250 words or fewer" }) })}
						{G({ s: 12, children: <FormControl required><FormControlLabel control={<Checkbox name="honor" checked={f.honor} onChange={(e) => set("honor", e.target.checked)} />} label={<>I affirm that this application is my own work under the <Link href="#">Honor Code</Link></>} /><FormHelperText>Required</FormHelperText></FormControl> })}
						{G({ s: 12, children: <FormControlLabel control={<Switch name="texts" checked={f.texts} onChange={(e) => set("texts", e.target.checked)} />} label="Text me about deadlines and events" /> })}
					</>)}
					<Stack direction="row" spacing={2} sx={{ mt: 3, justifyContent: "flex-end" }}><Button>Back</Button><Button type="submit" variant="contained">Continue to uploads</Button></Stack>
				</form>
			</Container>
		</LocalizationProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const $ = (s: string, root: ParentNode = document): any => root.querySelector(s);
const val = (name: string) => $(`[name="${name}"]`)?.value ?? "";
const pick = (name: string) => ($(`input[name="${name}"]`)?.parentElement.querySelector("[role=combobox]")?.textContent ?? "").replace("\u200b", "");
const chips = (s: string) => [...document.querySelectorAll(s)].map((c) => c.textContent);
(window as any).formState = () => {
	const { f, exams, acts, submitted } = store;
	const out: any = { ...f, school: f.school?.ceeb ?? null, submitted };
	exams.forEach((e, i) => { for (const [k, v] of Object.entries(e)) out[`exam${i}.${k}`] = v; });
	for (let i = 0; i < 3; i++) for (const [k, v] of Object.entries(acts[i] ?? ACT())) out[`act${i}.${k}`] = v;
	return out;
};
(window as any).formShown = () => {
	const out: any = {};
	for (const k of ["firstName", "middleName", "lastName", "chosenName", "dob", "email", "phone", "line2", "city", "postal", "gradMonth", "gpa", "gpaWeighted", "satErw", "satMath", "actDate", "counselorName", "counselorEmail", "emergencyPhone", "alum", "essay"]) out[k] = val(k);
	for (const k of ["suffix", "pronouns", "heard"]) out[k] = pick(k);
	out.gender = $("[name=gender]:checked")?.closest("label").textContent ?? "";
	for (const [k, id] of [["phoneCountry", "country-select-demo"], ["line1", "google-map-line1"], ["region", "region"], ["country", "country"], ["school", "secondary-school"]]) out[k] = $(`#${id}`).value;
	out.areas = chips(".MuiAutocomplete-root:has(#areas) .MuiChip-label");
	out.languages = chips(".MuiAutocomplete-root:has(#checkboxes-tags-languages) .MuiChip-label");
	out.term = $("#term-group .Mui-selected")?.textContent ?? "";
	out.shirt = $("#shirt .Mui-selected")?.textContent ?? "";
	out.act = $(".act-read").textContent;
	out.honor = $("[name=honor]").checked;
	out.texts = $("[name=texts]").checked;
	for (let i = 0; i < 3; i++) {
		out[`exam${i}.subject`] = $(`#ap-${i}`).value;
		out[`exam${i}.score`] = pick(`ap[${i}].score`);
		out[`exam${i}.year`] = pick(`ap[${i}].year`);
		const at = $(`#activity${i}-content`);
		out[`act${i}.type`] = pick(`activities.${i}.type`);
		for (const k of ["org", "role", "hours", "about"]) out[`act${i}.${k}`] = val(`activities.${i}.${k}`);
		out[`act${i}.grades`] = at ? [...at.querySelectorAll(".MuiToggleButton-root.Mui-selected")].map((b: any) => b.textContent) : [];
		out[`act${i}.when`] = at ? [...at.querySelectorAll(".MuiChip-label")].map((b: any) => b.textContent) : [];
		out[`act${i}.weeks`] = at ? $(".weeks-read", at).textContent : "";
	}
	return out;
};
