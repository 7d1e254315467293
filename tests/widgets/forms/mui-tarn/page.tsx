import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import AppBar from "@mui/material/AppBar";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardActions from "@mui/material/CardActions";
import CardContent from "@mui/material/CardContent";
import Checkbox from "@mui/material/Checkbox";
import CircularProgress from "@mui/material/CircularProgress";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Grid from "@mui/material/Grid";
import InputAdornment from "@mui/material/InputAdornment";
import InputLabel from "@mui/material/InputLabel";
import MenuItem from "@mui/material/MenuItem";
import Paper from "@mui/material/Paper";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Select from "@mui/material/Select";
import Slider from "@mui/material/Slider";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import dayjs, { type Dayjs } from "dayjs";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

const DIAL: [string, string, string][] = [["AR", "Argentina", "54"], ["AU", "Australia", "61"], ["BR", "Brazil", "55"], ["CA", "Canada", "1"], ["CN", "China", "86"], ["DE", "Germany", "49"], ["GB", "United Kingdom", "44"], ["IN", "India", "91"], ["KR", "South Korea", "82"], ["MX", "Mexico", "52"], ["NG", "Nigeria", "234"], ["US", "United States", "1"]];
type Place = { id: string; street: string; city: string; state: string; zip: string };
const PLACES: Place[] = [
	{ id: "pl1", street: "4127 Juniper Hollow Lane", city: "Yreka", state: "CA", zip: "96097" },
	{ id: "pl2", street: "4127 Juniper Hill Road", city: "Littlerock", state: "CA", zip: "93543" },
	{ id: "pl3", street: "412 Juniper Street", city: "San Diego", state: "CA", zip: "92101" },
	{ id: "pl4", street: "201 Mountain Avenue", city: "Ashland", state: "OR", zip: "97520" },
	{ id: "pl5", street: "41 Hollow Lane", city: "Roseburg", state: "OR", zip: "97471" },
];
type School = { nces: string; name: string; city: string; state: string };
const SCHOOLS: School[] = [
	{ nces: "411002000111", name: "Ashland High School", city: "Ashland", state: "OR" },
	{ nces: "270273000001", name: "Ashland High School", city: "Ashland", state: "WI" },
	{ nces: "411002000117", name: "Ashland Valley High School", city: "Ashland", state: "OR" },
	{ nces: "064308006999", name: "Yreka High School", city: "Yreka", state: "CA" },
	{ nces: "410834000450", name: "Rogue Valley Charter School", city: "Medford", state: "OR" },
	{ nces: "062706004086", name: "Grass Valley High School", city: "Grass Valley", state: "CA" },
	{ nces: "080336001022", name: "Valley High School", city: "Gilcrest", state: "CO" },
];
const AREAS = ["Astronomy", "Biology", "Chemistry", "Computer Science", "Earth Science", "Economics", "Environmental Engineering", "Genetics", "Materials Science", "Mathematics", "Mechanical Engineering", "Neuroscience", "Physics", "Psychology", "Public Health"];
const LANGS = ["Amharic", "Arabic", "Bengali", "Cantonese", "English", "Farsi", "French", "German", "Hausa", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Polish", "Portuguese", "Russian", "Spanish", "Swahili", "Tagalog", "Urdu", "Vietnamese", "Yoruba"];
const EXAMS = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Computer Science Principles", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Human Geography", "AP Macroeconomics", "AP Physics 1", "AP Physics 2", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics", "AP United States History", "AP World History: Modern"];
const KINDS = ["Academic team or club", "Arts", "Athletics", "Debate or speech", "Employment", "Environment and conservation", "Journalism", "Research or internship", "Service", "Student government"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Middle Eastern or North African", "Native Hawaiian or Pacific Islander", "White", "I would rather not answer"];
const INCOMES = ["Under $25,000", "$25,000–$49,999", "$50,000–$74,999", "$75,000–$99,999", "$100,000–$149,999", "$150,000 and above", "Not sure"];
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function api<T>(rows: T[], query: string, of: (row: T) => string, ms: number) {
	await sleep(ms);
	const words = query.toLowerCase().split(/[\s,]+/).filter(Boolean);
	return rows.filter((row) => words.every((word) => of(row).toLowerCase().includes(word)));
}

const EMPTY_ACTIVITY = { kind: null as string | null, org: "", position: "", summary: "", grades: [] as string[], hours: 0, weeks: "" };
type Activity = typeof EMPTY_ACTIVITY;
type Exam = { subject: string | null; score: string | null; year: Dayjs | null };
const INITIAL = {
	first: "", last: "", email: "", email2: "", dial: null as string | null, phone: "", dob: null as Dayjs | null,
	street: "", unit: "", city: "", state: null as string | null, zip: "", mailing: "",
	school: null as School | null, gradYear: null as Dayjs | null, grade: null as string | null, gpa: "", area: null as string | null, languages: [] as string[],
	psat: "", satTotal: "", mentorName: "", mentorEmail: "",
	g1: "", g1Work: "", g2: "", g2Work: "",
	gender: "", races: [] as string[], citizen: null as string | null, firstGen: null as string | null, income: "",
	shirt: null as string | null, comfort: 0, diet: [] as string[], why: "", heard: "", news: false, terms: false, fax: "",
};
type Values = typeof INITIAL;

function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
	return (
		<Paper variant="outlined" component="section" sx={{ p: 3, mb: 3, borderRadius: 3 }}>
			<Typography variant="h6" component="h2" gutterBottom>{title}</Typography>
			{note && <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>{note}</Typography>}
			<Grid container spacing={2}>{children}</Grid>
		</Paper>
	);
}
const Half = ({ children }: { children: ReactNode }) => <Grid size={{ xs: 12, sm: 6 }}>{children}</Grid>;
const Full = ({ children }: { children: ReactNode }) => <Grid size={12}>{children}</Grid>;

function SchoolSearch({ value, onChange }: { value: School | null; onChange: (school: School | null) => void }) {
	const [input, setInput] = useState("");
	const [options, setOptions] = useState<readonly School[]>([]);
	const [loading, setLoading] = useState(false);
	useEffect(() => {
		let active = true;
		if (input.length < 2 || input === value?.name) {
			setOptions(value ? [value] : []);
			return;
		}
		const timer = setTimeout(async () => {
			setLoading(true);
			const rows = await api(SCHOOLS, input, (s) => `${s.name} ${s.city} ${s.state}`, 350);
			if (!active) return;
			setOptions(rows);
			setLoading(false);
		}, 200);
		return () => { active = false; clearTimeout(timer); setLoading(false); };
	}, [input, value]);
	return (
		<Autocomplete
			id="school" options={options} filterOptions={(x) => x} loading={loading} value={value} autoComplete includeInputInList filterSelectedOptions
			getOptionLabel={(s) => s.name} getOptionKey={(s) => s.nces} isOptionEqualToValue={(a, b) => a.nces === b.nces} noOptionsText={input.length < 2 ? "Type to search" : "No schools found"}
			onChange={(_, next) => onChange(next)} onInputChange={(_, next) => setInput(next)}
			renderOption={({ key, ...props }: any, s) => (
				<li key={s.nces} {...props}><Box><Typography variant="body1">{s.name}</Typography><Typography variant="body2" color="text.secondary">{s.city}, {s.state}</Typography></Box></li>
			)}
			renderInput={(params: any) => <TextField {...params} label="High school" required helperText="Search by name and city" slotProps={{ ...params.slotProps, input: { ...(params.slotProps?.input ?? params.InputProps), endAdornment: <>{loading ? <CircularProgress color="inherit" size={20} /> : null}{(params.slotProps?.input ?? params.InputProps)?.endAdornment}</> } }} />}
		/>
	);
}

function StreetSearch({ value, onText, onPlace }: { value: string; onText: (text: string) => void; onPlace: (place: Place) => void }) {
	const [options, setOptions] = useState<readonly (Place | string)[]>([]);
	useEffect(() => {
		let active = true;
		if (value.length < 5) return setOptions([]);
		api(PLACES, value, (p) => `${p.street} ${p.city}`, 300).then((rows) => active && setOptions(rows));
		return () => { active = false; };
	}, [value]);
	return (
		<Autocomplete
			freeSolo id="street" options={options} filterOptions={(x) => x} inputValue={value} getOptionLabel={(p) => (typeof p === "string" ? p : p.street)} getOptionKey={(p) => (typeof p === "string" ? p : p.id)}
			onInputChange={(_, next) => onText(next)} onChange={(_, next) => next && typeof next !== "string" && onPlace(next)}
			renderOption={({ key, ...props }: any, p) => typeof p === "string" ? null : <li key={p.id} {...props}><Grid container sx={{ alignItems: "center" }}><Grid>{p.street}<Typography variant="body2" sx={{ color: "text.secondary" }}>{p.city}, {p.state} {p.zip}</Typography></Grid></Grid></li>}
			renderInput={(params) => <TextField {...params} label="Street address" required />}
		/>
	);
}

function ActivityDialog({ open, initial, onClose, onSave }: { open: boolean; initial: Activity; onClose: () => void; onSave: (activity: Activity) => void }) {
	const [draft, setDraft] = useState(initial);
	const set = (patch: Partial<Activity>) => setDraft((old) => ({ ...old, ...patch }));
	const [tried, setTried] = useState(false);
	return (
		<Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="activity-dialog-title">
			<DialogTitle id="activity-dialog-title">Activity details</DialogTitle>
			<DialogContent>
				<DialogContentText sx={{ mb: 2 }}>Tell us about one commitment outside of class.</DialogContentText>
				<Stack spacing={2} sx={{ pt: 1 }}>
					<Autocomplete id="dlg-kind" options={KINDS} value={draft.kind} onChange={(_, kind) => set({ kind })} renderInput={(params) => <TextField {...params} label="Type of activity" />} />
					<TextField id="dlg-org" label="Organization" required value={draft.org} error={tried && !draft.org} helperText={tried && !draft.org ? "Required" : ""} onChange={(e) => set({ org: e.target.value })} />
					<TextField id="dlg-position" label="Position or role" value={draft.position} onChange={(e) => set({ position: e.target.value })} />
					<TextField id="dlg-summary" label="What did you do?" multiline minRows={3} value={draft.summary} slotProps={{ htmlInput: { maxLength: 400 } }} helperText={`${draft.summary.length}/400`} onChange={(e) => set({ summary: e.target.value })} />
					<Box>
						<FormLabel id="dlg-grades-label">Grade levels</FormLabel><br />
						<ToggleButtonGroup aria-labelledby="dlg-grades-label" size="small" value={draft.grades} onChange={(_, grades) => set({ grades })}>
							{["9", "10", "11", "12"].map((g) => <ToggleButton key={g} value={g}>{g}th</ToggleButton>)}
						</ToggleButtonGroup>
					</Box>
					<Box sx={{ px: 1 }}>
						<Typography id="dlg-hours-label" gutterBottom>Hours per week</Typography>
						<Slider aria-labelledby="dlg-hours-label" value={draft.hours} min={0} max={40} step={1} valueLabelDisplay="auto" marks={[{ value: 0, label: "0" }, { value: 20, label: "20" }, { value: 40, label: "40" }]} onChange={(_, hours) => set({ hours: hours as number })} />
					</Box>
					<TextField id="dlg-weeks" label="Weeks per year" type="number" value={draft.weeks} onChange={(e) => set({ weeks: e.target.value })} slotProps={{ htmlInput: { min: 1, max: 52 } }} />
				</Stack>
			</DialogContent>
			<DialogActions><Button onClick={onClose}>Cancel</Button><Button variant="contained" onClick={() => (draft.org ? onSave(draft) : setTried(true))}>Save activity</Button></DialogActions>
		</Dialog>
	);
}

function App() {
	const [v, setV] = useState<Values>(INITIAL);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [editing, setEditing] = useState<number | null>(null);
	const [exams, setExams] = useState<Exam[]>([{ subject: null, score: null, year: null }]);
	const [submitted, setSubmitted] = useState(false);
	const set = (patch: Partial<Values>) => setV((old) => ({ ...old, ...patch }));
	const text = (key: keyof Values, label: string, more: any = {}) => <TextField fullWidth id={key} name={key} label={label} value={v[key] as string} onChange={(e) => set({ [key]: e.target.value } as Partial<Values>)} {...more} />;
	const setExam = (i: number, patch: Partial<Exam>) => setExams((all) => all.map((e, j) => (i === j ? { ...e, ...patch } : e)));
	useEffect(() => {
		const w = window as any;
		const day = (d: Dayjs | null, f: string) => (d?.isValid() ? d.format(f) : "");
		w.formState = () => {
			const out: any = { ...v, dob: day(v.dob, "YYYY-MM-DD"), gradYear: day(v.gradYear, "YYYY"), school: v.school?.nces ?? null, submitted };
			for (const i of [0, 1, 2]) {
				const a = activities[i];
				Object.assign(out, { [`act${i}.kind`]: a?.kind ?? null, [`act${i}.org`]: a?.org ?? "", [`act${i}.position`]: a?.position ?? "", [`act${i}.summary`]: a?.summary ?? "", [`act${i}.grades`]: [...(a?.grades ?? [])].sort((x, y) => +x - +y), [`act${i}.hours`]: a ? a.hours : "", [`act${i}.weeks`]: a?.weeks ?? "" });
				const e = exams[i];
				Object.assign(out, { [`exam${i}.subject`]: e?.subject ?? null, [`exam${i}.score`]: e?.score ?? null, [`exam${i}.year`]: day(e?.year ?? null, "YYYY") });
			}
			return out;
		};
		w.formShown = () => {
			const el = (id: string) => document.getElementById(id);
			const box = (id: string) => (el(id) as HTMLInputElement | null)?.value ?? "";
			const picker = (id: string) => { const own = document.querySelector<HTMLInputElement>(`[data-q="${id}"] input`)?.value.replace(/[\u2066-\u2069\u200e\u200f]/g, "") ?? ""; return /[A-Z]/.test(own) ? "" : own; };
			const sel = (id: string) => (el(id)?.textContent ?? "").replace(/\u200b/g, "");
			const on = (id: string) => document.querySelector(`[data-q="${id}"] .Mui-selected`)?.textContent ?? "";
			const chips = (id: string) => [...document.querySelectorAll(`[data-q="${id}"] .MuiChip-label`)].map((c) => c.textContent);
			const radio = (name: string) => document.querySelector(`input[name="${name}"]:checked`)?.closest("label")?.textContent ?? "";
			const tick = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.checked ?? false;
			const out: any = {};
			for (const k of ["first", "last", "email", "email2", "phone", "street", "unit", "city", "state", "zip", "mailing", "school", "gpa", "area", "psat", "satTotal", "mentorName", "mentorEmail", "g1", "g1Work", "g2", "g2Work", "why", "fax", "dial"]) out[k] = box(k);
			for (const k of ["gender", "income", "heard"]) out[k] = sel(k);
			for (const k of ["grade", "firstGen", "shirt"]) out[k] = on(k);
			for (const k of ["languages", "races", "diet"]) out[k] = chips(k);
			Object.assign(out, { dob: picker("dob"), gradYear: picker("gradYear"), citizen: radio("citizen"), comfort: Number(document.querySelector<HTMLInputElement>('[data-q="comfort"] input')?.value), news: tick("news"), terms: tick("terms") });
			for (const i of [0, 1, 2]) {
				const card = (k: string) => document.querySelector(`[data-act="${i}"] [data-k="${k}"]`)?.textContent ?? "";
				for (const k of ["kind", "org", "position", "summary", "weeks", "hours"]) out[`act${i}.${k}`] = card(k);
				out[`act${i}.grades`] = card("grades") ? card("grades").split(", ") : [];
				Object.assign(out, { [`exam${i}.subject`]: box(`exam-subject-${i}`), [`exam${i}.score`]: on(`exam${i}.score`), [`exam${i}.year`]: picker(`exam${i}.year`) });
			}
			return out;
		};
	}, [v, activities, exams, submitted]);
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<CssBaseline />
			<AppBar position="static" color="transparent" elevation={0}><Toolbar><Typography variant="h5" component="h1" sx={{ fontWeight: 700 }}>Tarn Fellows</Typography></Toolbar></AppBar>
			<Container maxWidth="md" sx={{ py: 3 }}>
				<Typography sx={{ mb: 3 }}>The Tarn Fellowship places high school researchers in university laboratories for seven weeks in the summer. Your answers are kept as you go.</Typography>
				<Box component="form" noValidate onSubmit={(e: any) => { e.preventDefault(); setSubmitted(true); }}>
					<Section title="1. Who you are">
						<Half>{text("first", "First name", { required: true, autoComplete: "given-name" })}</Half>
						<Half>{text("last", "Last name", { required: true, autoComplete: "family-name" })}</Half>
						<Half><Box data-q="dob"><DatePicker label="Birthday" value={v.dob} onChange={(dob) => set({ dob })} disableFuture slotProps={{ textField: { fullWidth: true, required: true, helperText: "Fellows must be 16 by June 15" } }} /></Box></Half>
						<Half>{text("email", "Email", { type: "email", required: true })}</Half>
						<Half>{text("email2", "Type your email again", { type: "email", required: true, error: !!v.email2 && v.email2 !== v.email, helperText: v.email2 && v.email2 !== v.email ? "The addresses do not match" : " " })}</Half>
						<Half><Stack direction="row" spacing={1}>
							<Autocomplete id="dial" sx={{ width: 210 }} options={DIAL.map((d) => d[0])} value={v.dial} onChange={(_, dial) => set({ dial })} autoHighlight getOptionLabel={(c) => { const d = DIAL.find((x) => x[0] === c)!; return `${d[1]} (+${d[2]})`; }} renderInput={(params) => <TextField {...params} label="Country code" />} />
							{text("phone", "Mobile phone", { type: "tel", onBlur: () => { const d = v.phone.replace(/\D/g, ""); set({ phone: d.length === 10 ? `${d.slice(0, 3)}-${d.slice(3, 6)}-${d.slice(6)}` : "" }); } })}
						</Stack></Half>
					</Section>
					<Section title="2. Where you live" note="We mail acceptance packets in April.">
						<Full><StreetSearch value={v.street} onText={(street) => set({ street })} onPlace={(p) => set({ street: p.street, city: p.city, state: p.state, zip: p.zip })} /></Full>
						<Half>{text("unit", "Apt / unit")}</Half>
						<Half>{text("city", "City", { required: true })}</Half>
						<Half><Autocomplete id="state" options={STATES.map((s) => s[0])} getOptionLabel={(c) => STATES.find((s) => s[0] === c)?.[1] ?? c} value={v.state} onChange={(_, state) => set({ state })} renderInput={(params) => <TextField {...params} label="State / territory" required />} /></Half>
						<Half>{text("zip", "ZIP", { required: true, slotProps: { htmlInput: { inputMode: "numeric", maxLength: 5 } } })}</Half>
						<Full>{text("mailing", "Mailing address, if different", { multiline: true, minRows: 2 })}</Full>
					</Section>
					<Section title="3. School">
						<Full><SchoolSearch value={v.school} onChange={(school) => set({ school })} /></Full>
						<Half><FormLabel id="grade-label">Current grade</FormLabel><Box data-q="grade"><ToggleButtonGroup exclusive color="primary" aria-labelledby="grade-label" value={v.grade} onChange={(_, grade) => set({ grade })}>{[["fr", "Freshman"], ["so", "Sophomore"], ["jr", "Junior"], ["sr", "Senior"]].map(([k, l]) => <ToggleButton key={k} value={k}>{l}</ToggleButton>)}</ToggleButtonGroup></Box></Half>
						<Half><Box data-q="gradYear"><DatePicker label="Graduation year" views={["year"]} openTo="year" value={v.gradYear} onChange={(gradYear) => set({ gradYear })} slotProps={{ textField: { fullWidth: true } }} /></Box></Half>
						<Half>{text("gpa", "Unweighted GPA", { slotProps: { input: { endAdornment: <InputAdornment position="end">out of 4.0</InputAdornment> } }, onBlur: () => set({ gpa: Number(v.gpa) > 0 && Number(v.gpa) <= 4 ? Number(v.gpa).toFixed(2) : "" }) })}</Half>
						<Half>{text("psat", "PSAT/NMSQT total", { type: "number" })}</Half>
						<Half>{text("satTotal", "SAT total (superscore)", { type: "number" })}</Half>
						<Half><Autocomplete id="area" options={AREAS} value={v.area} onChange={(_, area) => set({ area })} renderInput={(params) => <TextField {...params} label="Field you expect to major in" />} /></Half>
						<Full><Box data-q="languages"><Autocomplete multiple id="languages" options={LANGS} value={v.languages} disableCloseOnSelect onChange={(_, languages) => set({ languages })} renderInput={(params) => <TextField {...params} label="Languages you use" placeholder="Add a language" />} /></Box></Full>
					</Section>
					<Section title="4. Advanced Placement exams" note="Only exams that have been scored.">
						{exams.map((e, i) => (
							<Grid key={i} size={12} container spacing={2} sx={{ alignItems: "center" }}>
								<Grid size={{ xs: 12, sm: 5 }}><Autocomplete id={`exam-subject-${i}`} options={EXAMS} value={e.subject} onChange={(_, subject) => setExam(i, { subject })} renderInput={(params) => <TextField {...params} label="Exam" />} /></Grid>
								<Grid size={{ xs: 6, sm: 3 }}><Box data-q={`exam${i}.score`}><ToggleButtonGroup exclusive size="small" aria-label="Score" value={e.score} onChange={(_, score) => setExam(i, { score })}>{["1", "2", "3", "4", "5"].map((n) => <ToggleButton key={n} value={n}>{n}</ToggleButton>)}</ToggleButtonGroup></Box></Grid>
								<Grid size={{ xs: 6, sm: 4 }}><Box data-q={`exam${i}.year`}><DatePicker label="Year taken" views={["year"]} value={e.year} onChange={(year) => setExam(i, { year })} minDate={dayjs("2018-01-01")} disableFuture /></Box></Grid>
							</Grid>
						))}
						<Full><Button id="add-exam" onClick={() => setExams((all) => [...all, { subject: null, score: null, year: null }])}>Add another exam</Button></Full>
					</Section>
					<Section title="5. Activities" note="Up to six. Research, clubs, jobs and family duties all count.">
						{activities.map((a, i) => (
							<Grid key={i} size={12}><Card variant="outlined" data-act={i}><CardContent>
								<Typography variant="subtitle1" data-k="org">{a.org}</Typography>
								<Typography variant="body2" color="text.secondary"><span data-k="position">{a.position}</span> · <span data-k="kind">{a.kind}</span></Typography>
								<Typography variant="body2" data-k="summary">{a.summary}</Typography>
								<Typography variant="caption">Grades <span data-k="grades">{[...a.grades].sort((x, y) => +x - +y).join(", ")}</span> · <span data-k="hours">{a.hours}</span> hr/wk · <span data-k="weeks">{a.weeks}</span> wk/yr</Typography>
							</CardContent><CardActions><Button size="small" onClick={() => setEditing(i)}>Edit</Button><Button size="small" color="error" onClick={() => setActivities((all) => all.filter((_, j) => j !== i))}>Delete</Button></CardActions></Card></Grid>
						))}
						{activities.length === 0 && <Full><Typography color="text.secondary">No activities yet.</Typography></Full>}
						<Full><Button id="add-activity" variant="outlined" disabled={activities.length >= 6} onClick={() => setEditing(activities.length)}>Add activity</Button></Full>
						{editing !== null && <ActivityDialog key={editing} open initial={activities[editing] ?? EMPTY_ACTIVITY} onClose={() => setEditing(null)} onSave={(a) => { setActivities((all) => { const next = [...all]; next[editing] = a; return next; }); setEditing(null); }} />}
					</Section>
					<Section title="6. Household">
						<Half>{text("g1", "Parent or guardian 1: full name")}</Half>
						<Half>{text("g1Work", "Occupation of parent or guardian 1")}</Half>
						<Half>{text("g2", "Parent or guardian 2: full name")}</Half>
						<Half>{text("g2Work", "Occupation of parent or guardian 2")}</Half>
						<Half><FormControl fullWidth><InputLabel id="income-label">Combined yearly household income</InputLabel><Select labelId="income-label" id="income" label="Combined yearly household income" value={v.income} onChange={(e) => set({ income: e.target.value })}>{INCOMES.map((i) => <MenuItem key={i} value={i}>{i}</MenuItem>)}</Select><FormHelperText>Need-based stipends only</FormHelperText></FormControl></Half>
						<Full><FormLabel id="fg-label">Would you be the first in your family to finish a four-year degree?</FormLabel><Box data-q="firstGen"><ToggleButtonGroup exclusive size="small" aria-labelledby="fg-label" value={v.firstGen} onChange={(_, firstGen) => set({ firstGen })}><ToggleButton value="yes">Yes</ToggleButton><ToggleButton value="no">No</ToggleButton><ToggleButton value="unsure">Not sure</ToggleButton></ToggleButtonGroup></Box></Full>
					</Section>
					<Section title="7. About you (optional)">
						<Half><FormControl fullWidth><InputLabel id="gender-label">Gender</InputLabel><Select labelId="gender-label" id="gender" label="Gender" value={v.gender} onChange={(e) => set({ gender: e.target.value })}><MenuItem value="w">Girl / woman</MenuItem><MenuItem value="m">Boy / man</MenuItem><MenuItem value="nb">Nonbinary</MenuItem><MenuItem value="na">Prefer not to answer</MenuItem></Select></FormControl></Half>
						<Half><Box data-q="races"><Autocomplete multiple id="races" limitTags={2} options={RACES} value={v.races} onChange={(_, races) => set({ races })} renderInput={(params) => <TextField {...params} label="Race (choose any)" />} /></Box></Half>
						<Full><FormControl><FormLabel id="citizen-label">Citizenship or immigration status</FormLabel><RadioGroup aria-labelledby="citizen-label" name="citizen" value={v.citizen} onChange={(_, citizen) => set({ citizen })}><FormControlLabel value="us" control={<Radio />} label="U.S. citizen" /><FormControlLabel value="pr" control={<Radio />} label="Permanent resident" /><FormControlLabel value="visa" control={<Radio />} label="Visa holder" /><FormControlLabel value="other" control={<Radio />} label="Other" /></RadioGroup></FormControl></Full>
					</Section>
					<Section title="8. Mentor and logistics">
						<Half>{text("mentorName", "Name of the teacher or mentor writing for you")}</Half>
						<Half>{text("mentorEmail", "Mentor's email", { type: "email" })}</Half>
						<Half><FormLabel id="shirt-label">T-shirt</FormLabel><Box data-q="shirt"><ToggleButtonGroup exclusive size="small" aria-labelledby="shirt-label" value={v.shirt} onChange={(_, shirt) => set({ shirt })}>{["XS", "S", "M", "L", "XL"].map((s) => <ToggleButton key={s} value={s}>{s}</ToggleButton>)}</ToggleButtonGroup></Box></Half>
						<Half><Typography id="comfort-label" gutterBottom>How comfortable are you with programming?</Typography><Box data-q="comfort"><Slider aria-labelledby="comfort-label" value={v.comfort} min={0} max={10} marks onChange={(_, comfort) => set({ comfort: comfort as number })} /></Box></Half>
						<Half><Box data-q="diet"><Autocomplete multiple freeSolo id="diet" options={["Dairy-free", "Gluten-free", "Halal", "Kosher", "Nut allergy", "Vegan", "Vegetarian"]} value={v.diet} onChange={(_, diet) => set({ diet: diet as string[] })} renderInput={(params) => <TextField {...params} label="Food needs" />} /></Box></Half>
						<Half><FormControl fullWidth><InputLabel id="heard-label">How did you hear about Tarn?</InputLabel><Select labelId="heard-label" id="heard" label="How did you hear about Tarn?" value={v.heard} onChange={(e) => set({ heard: e.target.value })}><MenuItem value="t">Teacher</MenuItem><MenuItem value="a">Alum</MenuItem><MenuItem value="w">Web search</MenuItem><MenuItem value="i">Instagram</MenuItem></Select></FormControl></Half>
						<Full>{text("why", "What question would you spend a summer on, and why?", { multiline: true, minRows: 5 })}</Full>
						<Full><FormControlLabel control={<Switch name="news" checked={v.news} onChange={(_, news) => set({ news })} />} label="Send me the Tarn newsletter" /></Full>
						<Full><FormControlLabel control={<Checkbox name="terms" checked={v.terms} onChange={(_, terms) => set({ terms })} />} label="I have read and accept the fellowship terms *" /></Full>
						<div aria-hidden="true" style={{ position: "absolute", left: "-5000px" }}><input id="fax" name="fax" tabIndex={-1} autoComplete="off" value={v.fax} onChange={(e) => set({ fax: e.target.value })} /></div>
					</Section>
					<Button type="submit" variant="contained" size="large">Submit application</Button>
				</Box>
			</Container>
		</LocalizationProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);
