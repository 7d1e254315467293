import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import Chip from "@mui/material/Chip";
import Container from "@mui/material/Container";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import LinearProgress from "@mui/material/LinearProgress";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";

type Activity = { kind: string | null; org: string; role: string; what: string; grades: string[]; hrs: string; wks: string };
type Honor = { name: string; grade: string | null };
type Course = { name: string; mark: string; credit: string };
type Held = {
	plain: Record<string, string>;
	languages: string[];
	again: string;
	promise: boolean;
	activities: Activity[];
	honors: Honor[];
	courses: Course[];
	submitted: boolean;
};

const KINDS = [
	["ath", "Sports", "Athletics"],
	["dnc", "Arts", "Dance or theater"],
	["mus", "Arts", "Music"],
	["art", "Arts", "Visual art"],
	["deb", "Clubs and teams", "Speech, debate or mock trial"],
	["gov", "Clubs and teams", "Student council"],
	["rob", "Clubs and teams", "Robotics or coding"],
	["env", "Service", "Environment and conservation"],
	["vol", "Service", "Other volunteering"],
	["job", "Work", "Job for pay"],
	["int", "Work", "Internship"],
	["fam", "Work", "Caring for family"],
] as const;
const LANGUAGES = [
	"Arabic",
	"Cantonese",
	"English",
	"French",
	"German",
	"Hmong",
	"Igbo",
	"Korean",
	"Mandarin",
	"Russian",
	"Spanish",
	"Yoruba",
];
const JOBS = [
	"Accountant",
	"Architect",
	"Biologist",
	"Civil engineer",
	"Environmental engineer",
	"Nurse",
	"Physician",
	"Software developer",
	"Teacher",
];
const GRADES = ["9", "10", "11", "12"];
const PLAIN = {
	name: "Name on your application",
	mail: "E-mail you applied with",
	sid: "Statewide student ID",
	job: "The work you see yourself in",
	coach: "Coach or club adviser who can speak for you",
	coachMail: "Adviser e-mail",
	bossTel: "Phone of a work supervisor",
	essay: "Of all these, which one changed you? Say how.",
	initials: "Initials",
	fax_no: "Fax",
};

const places = new Map<string, HTMLElement>();
const blank = (): Activity => ({ kind: null, org: "", role: "", what: "", grades: [], hrs: "", wks: "" });
let latest: Held = {
	plain: Object.fromEntries(Object.keys(PLAIN).map((key) => [key, ""])),
	languages: [],
	again: "",
	promise: false,
	activities: [blank()],
	honors: [0, 1, 2].map(() => ({ name: "", grade: null })),
	courses: [0, 1, 2].map(() => ({ name: "", mark: "", credit: "" })),
	submitted: false,
};

function At({ k, flex, children }: { k: string; flex?: number; children: ReactNode }) {
	return (
		<Box
			sx={{ flex }}
			ref={(node: HTMLElement | null) => {
				if (node) places.set(k, node);
				else places.delete(k);
			}}
		>
			{children}
		</Box>
	);
}

function ActivityCard({ n, activity, change }: { n: number; activity: Activity; change: (part: Partial<Activity>) => void }) {
	const at = (part: string) => `act${n}_${part}`;
	return (
		<Card variant="outlined" sx={{ mb: 2 }}>
			<CardHeader title={`Activity ${n + 1}`} slotProps={{ title: { variant: "subtitle1" } }} />
			<CardContent>
				<Stack spacing={2}>
					<At k={at("kind")}>
						<Autocomplete
							options={KINDS}
							groupBy={([, group]) => group}
							getOptionLabel={([, , text]) => text}
							value={KINDS.find(([code]) => code === activity.kind) ?? null}
							onChange={(_, chosen) => change({ kind: chosen?.[0] ?? null })}
							renderInput={(params) => <TextField {...params} variant="standard" label="Category" required />}
						/>
					</At>
					<Stack direction="row" spacing={2}>
						<At k={at("role")} flex={1}>
							<TextField
								fullWidth
								variant="standard"
								label="Your role or title"
								value={activity.role}
								onChange={(event) => change({ role: event.target.value })}
							/>
						</At>
						<At k={at("org")} flex={1}>
							<TextField
								fullWidth
								variant="standard"
								label="Club, team or employer"
								value={activity.org}
								onChange={(event) => change({ org: event.target.value })}
							/>
						</At>
					</Stack>
					<At k={at("what")}>
						<Typography variant="body2">What you did and what came of it</Typography>
						<TextField
							fullWidth
							multiline
							minRows={2}
							placeholder="150 characters at most"
							helperText={`${activity.what.length} / 150`}
							value={activity.what}
							onChange={(event) => change({ what: event.target.value })}
							slotProps={{ htmlInput: { maxLength: 150 } }}
						/>
					</At>
					<At k={at("grades")}>
						<Typography variant="body2">Grades in which you took part</Typography>
						<Select
							multiple
							fullWidth
							size="small"
							value={activity.grades}
							onChange={({ target: { value } }) => change({ grades: GRADES.filter((grade) => value.includes(grade)) })}
							renderValue={(chosen) => (
								<Box sx={{ display: "flex", gap: 0.5 }}>
									{chosen.map((grade) => (
										<Chip key={grade} size="small" label={`Grade ${grade}`} />
									))}
								</Box>
							)}
						>
							{GRADES.map((grade) => (
								<MenuItem key={grade} value={grade}>
									Grade {grade}
								</MenuItem>
							))}
						</Select>
					</At>
					<Stack direction="row" spacing={2}>
						<At k={at("hrs")} flex={1}>
							<TextField
								fullWidth
								type="number"
								label="Hours a week"
								value={activity.hrs}
								onChange={(event) => change({ hrs: event.target.value })}
							/>
						</At>
						<At k={at("wks")} flex={1}>
							<TextField
								fullWidth
								type="number"
								label="Weeks a year"
								value={activity.wks}
								onChange={(event) => change({ wks: event.target.value })}
							/>
						</At>
					</Stack>
				</Stack>
			</CardContent>
		</Card>
	);
}

function App() {
	const [held, setHeld] = useState(latest);
	latest = held;
	const change = (part: Partial<Held>) => setHeld((before) => ({ ...before, ...part }));
	const row = <Row,>(list: Row[], n: number, part: Partial<Row>) => list.map((each, at) => (at === n ? { ...each, ...part } : each));
	const write = (key: string, text: string) => setHeld((before) => ({ ...before, plain: { ...before.plain, [key]: text } }));
	const plain = (key: keyof typeof PLAIN, more: object = {}) => (
		<At k={key} flex={1}>
			<TextField fullWidth label={PLAIN[key]} value={held.plain[key]} onChange={(event) => write(key, event.target.value)} {...more} />
		</At>
	);
	return (
		<Container maxWidth="md" sx={{ py: 3 }}>
			<Typography variant="overline">Tamarack College · Merit review</Typography>
			<Typography variant="h4" component="h1">
				Activities, honors and courses
			</Typography>
			<LinearProgress variant="determinate" value={60} sx={{ my: 2 }} />
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					change({ submitted: true });
				}}
			>
				<Stack direction="row" spacing={2} sx={{ mb: 3 }}>
					{plain("name", { variant: "filled" })}
					{plain("mail", { variant: "filled", type: "email" })}
					{plain("sid", { variant: "filled", helperText: "Ask your registrar" })}
				</Stack>
				<Typography variant="h5" component="h2" gutterBottom>
					A. Outside the classroom
				</Typography>
				<Typography sx={{ mb: 2 }}>Begin with what matters most to you. Jobs and duties at home count.</Typography>
				{held.activities.map((activity, n) => (
					<ActivityCard
						// biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
						key={n}
						n={n}
						activity={activity}
						change={(part) => setHeld((before) => ({ ...before, activities: row(before.activities, n, part) }))}
					/>
				))}
				<Button variant="outlined" onClick={() => change({ activities: [...held.activities, blank()] })}>
					Add another activity
				</Button>
				<Stack direction="row" spacing={2} sx={{ my: 2 }}>
					{plain("coach", { size: "small" })}
					{plain("coachMail", { size: "small" })}
					{plain("bossTel", { size: "small" })}
				</Stack>
				<Typography variant="h5" component="h2" gutterBottom>
					B. Honors
				</Typography>
				{held.honors.map((honor, n) => {
					const set = (part: Partial<Honor>) => setHeld((before) => ({ ...before, honors: row(before.honors, n, part) }));
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed
						<Stack key={n} direction="row" spacing={2} sx={{ mb: 1, alignItems: "center" }}>
							<At k={`hon${n}_name`} flex={1}>
								<TextField
									fullWidth
									size="small"
									placeholder="Honor or award"
									value={honor.name}
									onChange={(event) => set({ name: event.target.value })}
									slotProps={{ htmlInput: { maxLength: 100 } }}
								/>
							</At>
							<Typography variant="body2">Grade when received</Typography>
							<At k={`hon${n}_grade`}>
								<ToggleButtonGroup exclusive size="small" value={honor.grade} onChange={(_, grade) => set({ grade })}>
									{GRADES.map((grade) => (
										<ToggleButton key={grade} value={grade}>
											{grade}
										</ToggleButton>
									))}
								</ToggleButtonGroup>
							</At>
						</Stack>
					);
				})}
				<Typography variant="h5" component="h2" sx={{ mt: 3 }}>
					C. Three high school courses
				</Typography>
				<Table size="small">
					<TableHead>
						<TableRow>
							<TableCell>Course title</TableCell>
							<TableCell width={140}>Grade so far</TableCell>
							<TableCell width={140}>Credits</TableCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{held.courses.map((course, n) => {
							const cell = (part: keyof Course) => (
								<TableCell>
									<At k={`crs${n}_${part}`}>
										<TextField
											fullWidth
											size="small"
											variant="outlined"
											value={course[part]}
											onChange={({ target: { value } }) =>
												setHeld((before) => ({ ...before, courses: row(before.courses, n, { [part]: value }) }))
											}
										/>
									</At>
								</TableCell>
							);
							return (
								// biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed
								<TableRow key={n}>
									{cell("name")}
									{cell("mark")}
									{cell("credit")}
								</TableRow>
							);
						})}
					</TableBody>
				</Table>
				<Typography variant="h5" component="h2" sx={{ mt: 3, mb: 2 }}>
					D. Where it leads
				</Typography>
				<Stack spacing={2}>
					<At k="languages">
						<Autocomplete
							multiple
							options={LANGUAGES}
							value={held.languages}
							onChange={(_, languages) => change({ languages })}
							renderInput={(params) => <TextField {...params} label="Languages you speak" placeholder="Add a language" />}
						/>
					</At>
					<At k="job">
						<Autocomplete
							freeSolo
							options={JOBS}
							inputValue={held.plain.job}
							onInputChange={(_, text) => write("job", text)}
							renderInput={(params) => <TextField {...params} label={PLAIN.job} helperText="Choose one or write your own" />}
						/>
					</At>
					<At k="essay">
						<Typography variant="body2">{PLAIN.essay}</Typography>
						<TextField fullWidth multiline minRows={4} value={held.plain.essay} onChange={(event) => write("essay", event.target.value)} />
					</At>
					<At k="again">
						<FormControl>
							<FormLabel id="again-label">Have you applied to a Tamarack program before?</FormLabel>
							<RadioGroup row aria-labelledby="again-label" name="again" value={held.again} onChange={(_, again) => change({ again })}>
								{["Yes", "No"].map((text) => (
									<FormControlLabel key={text} value={text.toLowerCase()} control={<Radio />} label={text} />
								))}
							</RadioGroup>
						</FormControl>
					</At>
					<At k="promise">
						<FormControlLabel
							control={<Switch checked={held.promise} onChange={(_, promise) => change({ promise })} />}
							label="I affirm that this list is my own and accurate"
						/>
					</At>
					{plain("initials", { size: "small", helperText: "Sign with your initials" })}
				</Stack>
				<At k="fax_no">
					<input
						style={{ opacity: 0, height: 0, position: "absolute", pointerEvents: "none" }}
						tabIndex={-1}
						name="fax_no"
						autoComplete="off"
						value={held.plain.fax_no}
						onChange={(event) => write("fax_no", event.target.value)}
					/>
				</At>
				<Button type="submit" variant="contained" sx={{ mt: 2 }}>
					Finish this page
				</Button>
			</form>
		</Container>
	);
}

function stateOf({ plain, languages, again, promise, activities, honors, courses, submitted }: Held) {
	const flat = (name: string, list: object[]) =>
		Object.fromEntries(list.flatMap((each, n) => Object.entries(each).map(([part, value]) => [`${name}${n}_${part}`, value])));
	return { ...plain, languages, again, promise, ...flat("act", activities), ...flat("hon", honors), ...flat("crs", courses), submitted };
}

function shownOf(key: string) {
	const place = places.get(key) as HTMLElement;
	const texts = (css: string) => [...place.querySelectorAll(css)].map((each) => each.textContent?.trim());
	if (key === "languages" || key.endsWith("_grades")) return texts(".MuiChip-label");
	if (/^hon\d_grade$/.test(key)) return texts("[aria-pressed=true]")[0] ?? null;
	if (key === "again") return texts("label:has(:checked)")[0] ?? "";
	const input = place.querySelector<HTMLInputElement>("input, textarea");
	return key === "promise" ? input?.checked : input?.value;
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
Object.assign(window, {
	formState: () => stateOf(latest),
	formShown: () => Object.fromEntries([...places.keys()].map((key) => [key, shownOf(key)])),
});
