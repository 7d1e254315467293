import {
	AppBar,
	Autocomplete,
	Button,
	Checkbox,
	Chip,
	Container,
	FormControl,
	FormControlLabel,
	FormHelperText,
	FormLabel,
	InputLabel,
	MenuItem,
	Paper,
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
import { DatePicker, LocalizationProvider } from "@mui/x-date-pickers";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import type { Dayjs } from "dayjs";
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

const EXAMS = [
	"AP Art History",
	"AP Biology",
	"AP Calculus AB",
	"AP Calculus BC",
	"AP Chemistry",
	"AP Chinese Language and Culture",
	"AP Computer Science A",
	"AP English Language and Composition",
	"AP English Literature and Composition",
	"AP Environmental Science",
	"AP Macroeconomics",
	"AP Physics 1",
	"AP Psychology",
	"AP Spanish Language and Culture",
	"AP Statistics",
	"AP U.S. Government and Politics",
	"AP U.S. History",
	"AP World History: Modern",
	"IB Biology",
	"IB Chemistry",
	"IB English A: Literature",
	"IB History",
	"IB Mathematics: Analysis and Approaches",
	"IB Spanish B",
];
const SCHOOLS = [
	"Ashland High School",
	"Butte Falls Charter School",
	"Crater High School",
	"Eagle Point High School",
	"Grants Pass High School",
	"Phoenix High School",
	"South Medford High School",
];
const YEARS = ["2023", "2024", "2025", "2026"];
const GRADES = [
	{ code: "09", name: "Grade 9" },
	{ code: "10", name: "Grade 10" },
	{ code: "11", name: "Grade 11" },
	{ code: "12", name: "Grade 12" },
];
const HS = [0, 1, 2, 3];
const COLLEGE = [0, 1];
const TAKEN = [0, 1, 2];
const TESTS = [
	["rw", "SAT Reading and Writing"],
	["ma", "SAT Math"],
	["act", "ACT Composite"],
];

type Value = string | boolean | string[] | Dayjs | null;
const EMPTY: Record<string, Value> = { born: null, from: null, to: null, certify: false };
for (const key of "first last appId email school city state rank size gpaW gpaU counselor".split(" ")) EMPTY[key] = "";
for (const n of HS) for (const part of ["title", "mark", "credit"]) EMPTY[`hs.${n}.${part}`] = "";
for (const n of COLLEGE) for (const part of ["title", "hours", "mark"]) EMPTY[`col.${n}.${part}`] = "";
for (const n of TAKEN) {
	for (const part of ["subject", "year", "score"]) EMPTY[`exam.${n}.${part}`] = "";
	EMPTY[`honor.${n}.name`] = "";
	EMPTY[`honor.${n}.grades`] = [];
}
for (const [test] of TESTS) for (const part of ["score", "date"]) EMPTY[`${test}.${part}`] = "";

const Entries = createContext<{ record: typeof EMPTY; write: (key: string, value: Value) => void }>({ record: EMPTY, write: () => {} });
function useEntry<T extends Value = string>(key: string) {
	const { record, write } = useContext(Entries);
	return [record[key] as T, (value: Value) => write(key, value)] as const;
}

function Line({ k, label, help, type, must }: { k: string; label: string; help?: string; type?: string; must?: boolean }) {
	const [value, write] = useEntry(k);
	return (
		<TextField
			fullWidth
			label={label}
			helperText={help}
			type={type}
			required={must}
			value={value}
			onChange={(event) => write(event.target.value)}
			slotProps={{ htmlInput: { "data-k": k } }}
		/>
	);
}

/** A box in a cell of a table; what it is for stands in the heads of its column and row. */
function Cell({ k, type, width, by }: { k: string; type?: string; width?: number; by?: string }) {
	const [value, write] = useEntry(k);
	return (
		<TableCell sx={{ width }}>
			<TextField
				variant="standard"
				fullWidth
				type={type}
				value={value}
				onChange={(event) => write(event.target.value)}
				slotProps={{ htmlInput: { "data-k": k, "aria-labelledby": by } }}
			/>
		</TableCell>
	);
}

function CellSelect({ k, list, by, width }: { k: string; list: string[]; by: string; width?: number }) {
	const [value, write] = useEntry(k);
	return (
		<TableCell sx={{ width }}>
			<Select
				fullWidth
				displayEmpty
				size="small"
				labelId={by}
				value={value}
				onChange={(event) => write(event.target.value)}
				SelectDisplayProps={{ "data-k": k } as object}
				renderValue={(shown) => shown || "—"}
			>
				{list.map((item) => (
					<MenuItem key={item} value={item}>
						{item}
					</MenuItem>
				))}
			</Select>
		</TableCell>
	);
}

function GradesCell({ k, by }: { k: string; by: string }) {
	const [value, write] = useEntry<string[]>(k);
	return (
		<TableCell sx={{ width: 260 }}>
			<Select
				fullWidth
				multiple
				size="small"
				labelId={by}
				value={value}
				onChange={(event) => write([event.target.value].flat().sort())}
				SelectDisplayProps={{ "data-k": k } as object}
				renderValue={(codes) =>
					codes.map((code) => <Chip key={code} size="small" label={GRADES.find((grade) => grade.code === code)?.name} />)
				}
			>
				{GRADES.map((grade) => (
					<MenuItem key={grade.code} value={grade.code}>
						<Checkbox size="small" checked={value.includes(grade.code)} />
						{grade.name}
					</MenuItem>
				))}
			</Select>
		</TableCell>
	);
}

function School() {
	const [value, write] = useEntry("school");
	return (
		<Autocomplete
			freeSolo
			fullWidth
			options={SCHOOLS}
			inputValue={value}
			onInputChange={(_, typed) => write(typed)}
			renderInput={(params) => <TextField {...params} required label="Name of school" helperText="Not on our list? Type it in full." />}
			data-k="school"
		/>
	);
}

function HomeState() {
	const [value, write] = useEntry("state");
	return (
		<Autocomplete
			fullWidth
			options={STATES.map(([code, label]) => ({ code, label }))}
			isOptionEqualToValue={(one, other) => one.code === other.code}
			onChange={(_, chosen) => write(chosen?.code ?? "")}
			renderInput={(params) => <TextField {...params} label="State" />}
			data-k="state"
			data-code={value}
		/>
	);
}

function Month({ k, label }: { k: string; label: string }) {
	const [value, write] = useEntry<Dayjs | null>(k);
	return (
		<div data-k={k} style={{ flex: 1 }}>
			<DatePicker label={label} views={["year", "month"]} format="MM/YYYY" value={value} onChange={write} />
		</div>
	);
}

function Born() {
	const [value, write] = useEntry<Dayjs | null>("born");
	return (
		<div data-k="born" style={{ flex: 1 }}>
			<DatePicker label="Born" disableFuture value={value} onChange={write} />
		</div>
	);
}

function Application() {
	const [value, write] = useEntry("appId");
	const id = useId();
	return (
		<FormControl fullWidth>
			<InputLabel shrink htmlFor={id} sx={{ position: "static", transform: "none" }}>
				Tremont application ID
			</InputLabel>
			<input
				id={id}
				data-k="appId"
				value={value}
				onChange={(event) => write(event.target.value)}
				placeholder="TC-0000000"
				style={{ font: "inherit", padding: 12 }}
			/>
			<FormHelperText>On the message that brought you here</FormHelperText>
		</FormControl>
	);
}

const Sheet = ({ n, title, note, children }: { n: number; title: string; note?: string; children: ReactNode }) => (
	<Paper variant="outlined" sx={{ p: 3, my: 3 }}>
		<Typography variant="h6" component="h2">
			{n}. {title}
		</Typography>
		{note && (
			<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
				{note}
			</Typography>
		)}
		{children}
	</Paper>
);
const Heads = ({ of }: { of: [string, string?][] }) => (
	<TableHead>
		<TableRow>
			{of.map(([text, id]) => (
				<TableCell key={text} id={id}>
					{text}
				</TableCell>
			))}
		</TableRow>
	</TableHead>
);

function Certify() {
	const [value, write] = useEntry<boolean>("certify");
	return (
		<FormControlLabel
			control={
				<Checkbox
					checked={value}
					onChange={(event) => write(event.target.checked)}
					slotProps={{ input: { "data-k": "certify" } as object }}
				/>
			}
			label="I certify that this record matches my transcripts. I understand that an offer may be withdrawn if it does not."
		/>
	);
}

const posted = (key: string, value: Value) => {
	if (!["born", "from", "to"].includes(key)) return value;
	const day = value as Dayjs | null;
	return day?.isValid() ? day.format(key === "born" ? "YYYY-MM-DD" : "YYYY-MM") : null;
};
function read(key: string) {
	const place = document.querySelector<HTMLElement>(`[data-k="${key}"]`);
	if (!place) throw new Error(`No ${key}`);
	if (place instanceof HTMLInputElement) return place.type === "checkbox" ? place.checked : place.value;
	if (key.endsWith(".grades")) return [...place.querySelectorAll(".MuiChip-label")].map((chip) => chip.textContent);
	if (place.role === "combobox") return place.innerText === "—" ? "" : place.innerText;
	const input = place.querySelector("input")?.value ?? "";
	return /[MDY]{2}/.test(input) ? "" : input;
}

function Page() {
	const [record, setRecord] = useState(EMPTY);
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(Object.entries(record).map(([key, value]) => [key, posted(key, value)])), submitted }),
			formShown: () => Object.fromEntries(Object.keys(EMPTY).map((key) => [key, read(key)])),
		});
	}, [record, submitted]);
	return (
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<Entries.Provider value={{ record, write: (key, value) => setRecord((before) => ({ ...before, [key]: value })) }}>
				<AppBar position="static">
					<Toolbar>
						<Typography variant="h6" component="div">
							Tremont College
						</Typography>
					</Toolbar>
				</AppBar>
				<Container maxWidth="md" sx={{ pb: 50 }}>
					<Typography variant="h4" component="h1" sx={{ mt: 4 }}>
						Self-Reported Academic Record
					</Typography>
					<Typography sx={{ mt: 1 }}>
						We read this in place of a transcript until you enroll. Copy from your transcript word for word; please do not translate letter
						grades into percentages or the other way round.
					</Typography>
					<form
						noValidate
						onSubmit={(event) => {
							event.preventDefault();
							setSubmitted(true);
						}}
					>
						<Sheet n={1} title="Whose record is this?">
							<FormControl component="fieldset" fullWidth>
								<FormLabel component="legend">Legal name</FormLabel>
								<Stack direction="row" spacing={2} sx={{ my: 1 }}>
									<Line k="first" label="First" must />
									<Line k="last" label="Last" must />
								</Stack>
							</FormControl>
							<Stack direction="row" spacing={2} sx={{ my: 2 }}>
								<Born />
								<Line k="email" label="Email used to apply" type="email" />
							</Stack>
							<Application />
						</Sheet>
						<Sheet n={2} title="High school" note="The school that will grant your diploma.">
							<School />
							<Stack direction="row" spacing={2} sx={{ my: 2 }}>
								<Line k="city" label="City" />
								<HomeState />
							</Stack>
							<Typography variant="subtitle2">Dates of attendance</Typography>
							<Stack direction="row" spacing={2} sx={{ my: 2 }}>
								<Month k="from" label="From" />
								<Month k="to" label="To (expected graduation)" />
							</Stack>
							<Stack direction="row" spacing={2} sx={{ my: 2 }}>
								<Line k="gpaU" label="GPA, unweighted" help="4.00 is the highest possible" />
								<Line k="gpaW" label="GPA, weighted" />
								<Line k="rank" label="Exact rank" type="number" />
								<Line k="size" label="Graduating class size" type="number" />
							</Stack>
							<Line k="counselor" label="Counselor who can confirm this record" />
						</Sheet>
						<Sheet
							n={3}
							title="High school courses"
							note="Up to four here; you will be asked for the rest after you submit. Enter the final grade for the year."
						>
							<Table size="small">
								<Heads of={[["Course title"], ["Grade"], ["Credits"]]} />
								<TableBody>
									{HS.map((n) => (
										<TableRow key={n}>
											<Cell k={`hs.${n}.title`} />
											<Cell k={`hs.${n}.mark`} width={110} />
											<Cell k={`hs.${n}.credit`} width={110} />
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Sheet>
						<Sheet n={4} title="College courses taken during high school" note="Leave empty if you have taken none.">
							<Table size="small">
								<Heads
									of={[
										["", undefined],
										["Course", "col-course"],
										["Credit hours", "col-hours"],
										["Grade earned", "col-mark"],
									]}
								/>
								<TableBody>
									{COLLEGE.map((n) => (
										<TableRow key={n}>
											<TableCell component="th" scope="row" id={`col-row-${n}`}>
												Course {n + 1}
											</TableCell>
											<Cell k={`col.${n}.title`} by={`col-row-${n} col-course`} />
											<Cell k={`col.${n}.hours`} by={`col-row-${n} col-hours`} width={130} />
											<Cell k={`col.${n}.mark`} by={`col-row-${n} col-mark`} width={130} />
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Sheet>
						<Sheet n={5} title="Advanced Placement and International Baccalaureate exams">
							<Table size="small">
								<Heads
									of={[
										["Exam", "exam-subject"],
										["Year", "exam-year"],
										["Score", "exam-score"],
									]}
								/>
								<TableBody>
									{TAKEN.map((n) => (
										<TableRow key={n}>
											<CellSelect k={`exam.${n}.subject`} list={EXAMS} by="exam-subject" />
											<CellSelect k={`exam.${n}.year`} list={YEARS} by="exam-year" width={140} />
											<CellSelect k={`exam.${n}.score`} list={["1", "2", "3", "4", "5", "6", "7"]} by="exam-score" width={120} />
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Sheet>
						<Sheet
							n={6}
							title="Entrance tests"
							note="Your highest score on each, and the day you earned it. Tremont is test-optional; leave out what you would rather we did not read."
						>
							<Table size="small">
								<Heads of={[["Test"], ["Score"], ["Test date"]]} />
								<TableBody>
									{TESTS.map(([test, name]) => (
										<TableRow key={test}>
											<TableCell component="th" scope="row">
												{name}
											</TableCell>
											<Cell k={`${test}.score`} type="number" width={130} />
											<Cell k={`${test}.date`} type="date" width={280} />
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Sheet>
						<Sheet n={7} title="Academic honors" note="School, state or national. The most recent need not come first.">
							<Table size="small">
								<Heads
									of={[
										["Honor", "honor-name"],
										["Received in", "honor-grades"],
									]}
								/>
								<TableBody>
									{TAKEN.map((n) => (
										<TableRow key={n}>
											<Cell k={`honor.${n}.name`} by="honor-name" />
											<GradesCell k={`honor.${n}.grades`} by="honor-grades" />
										</TableRow>
									))}
								</TableBody>
							</Table>
						</Sheet>
						<Certify />
						<Stack direction="row" spacing={2} sx={{ mt: 3 }}>
							<Button type="submit" variant="contained">
								Submit my record
							</Button>
						</Stack>
					</form>
				</Container>
			</Entries.Provider>
		</LocalizationProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
