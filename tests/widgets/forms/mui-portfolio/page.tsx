import {
	Alert,
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
	MenuItem,
	Radio,
	RadioGroup,
	Stack,
	Step,
	StepLabel,
	Stepper,
	Table,
	TableBody,
	TableCell,
	TableHead,
	TableRow,
	TextField,
	ToggleButton,
	ToggleButtonGroup,
	Typography,
} from "@mui/material";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const KINDS = [
	["robotics", "Robotics, coding or engineering club"],
	["mathsci", "Math or science team"],
	["debate", "Debate, speech or Model UN"],
	["gov", "Student government"],
	["env", "Environment and conservation"],
	["arts", "Music, theater or visual art"],
	["sport", "Sports"],
	["job", "Paid job"],
	["home", "Caring for family"],
	["else", "Something else"],
];
const SEASONS = [
	["school", "While school is in session"],
	["breaks", "On breaks (summer included)"],
	["all", "Year-round"],
];
const YEARS = [
	["9", "9th"],
	["10", "10th"],
	["11", "11th"],
	["12", "12th"],
];
const EXAMS = [
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"Computer Science Principles",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Physics 1",
	"Physics 2",
	"Physics C: Mechanics",
	"Precalculus",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"United States Government and Politics",
	"United States History",
	"World History: Modern",
];

type Entry = { kind: string; group: string; part: string; years: string[]; seasons: string[]; hours: string; story: string };
type Honor = { title: string; year: string; why: string };
const blankEntry = (): Entry => ({ kind: "", group: "", part: "", years: [], seasons: [], hours: "", story: "" });
const SINGLES = {
	applicant: "",
	email: "",
	school: "",
	gpa: "",
	physics: "",
	physicsGrade: "",
	satMath: "",
	act: "",
	teacher: "",
	teacherEmail: "",
	shirt: "",
	source: "",
};

let held: {
	singles: typeof SINGLES;
	entries: Entry[];
	honors: Honor[];
	exams: { exam: string | null; score: string }[];
	truthful: boolean;
	submitted: boolean;
};

function Page() {
	const [singles, setSingles] = useState(SINGLES);
	const [entries, setEntries] = useState<Entry[]>([blankEntry()]);
	const [honors, setHonors] = useState<Honor[]>(() => [0, 1, 2].map(() => ({ title: "", year: "", why: "" })));
	const [exams, setExams] = useState<{ exam: string | null; score: string }[]>(() => [0, 1, 2].map(() => ({ exam: null, score: "" })));
	const [truthful, setTruthful] = useState(false);
	const [submitted, setSubmitted] = useState(false);
	held = { singles, entries, honors, exams, truthful, submitted };

	const bind = (key: keyof typeof SINGLES) => ({
		id: key,
		name: key,
		value: singles[key],
		onChange: (event: { target: { value: string } }) => setSingles((before) => ({ ...before, [key]: event.target.value })),
	});
	const setEntry = (at: number, part: Partial<Entry>) =>
		setEntries((all) => all.map((each, i) => (i === at ? { ...each, ...part } : each)));
	const setHonor = (at: number, part: Partial<Honor>) => setHonors((all) => all.map((each, i) => (i === at ? { ...each, ...part } : each)));
	const setExam = (at: number, part: Partial<{ exam: string | null; score: string }>) =>
		setExams((all) => all.map((each, i) => (i === at ? { ...each, ...part } : each)));

	return (
		<Container maxWidth="md" sx={{ py: 4 }}>
			<CssBaseline />
			<Typography variant="overline">Tamarack Summer Institute of Engineering · Session II</Typography>
			<Typography variant="h4" component="h1" gutterBottom>
				What you do, and what has come of it
			</Typography>
			<Stepper activeStep={2} alternativeLabel sx={{ my: 3 }}>
				{["Account", "Essays", "Activities & honors", "Recommendation", "Review"].map((label) => (
					<Step key={label}>
						<StepLabel>{label}</StepLabel>
					</Step>
				))}
			</Stepper>
			<Alert severity="info" sx={{ mb: 3 }}>
				We admit 48 students and read every word of this page. You do not need a robot or a patent. We would rather hear about the job, the
				creek or the club that kept you busy than see ten lines of memberships.
			</Alert>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
			>
				<Typography variant="subtitle2" color="text.secondary" sx={{ mb: 1 }}>
					So that this page finds its way to your file if it is printed:
				</Typography>
				<Grid container spacing={2} sx={{ mb: 4 }}>
					<Grid size={{ xs: 12, sm: 6 }}>
						<TextField {...bind("applicant")} label="Applicant (first and last name)" required fullWidth />
					</Grid>
					<Grid size={{ xs: 12, sm: 6 }}>
						<TextField {...bind("email")} label="Email we can reach you at" type="email" required fullWidth />
					</Grid>
					<Grid size={{ xs: 12, sm: 8 }}>
						<TextField {...bind("school")} label="High school you attend now" required fullWidth />
					</Grid>
					<Grid size={{ xs: 12, sm: 4 }}>
						<TextField {...bind("gpa")} label="GPA, unweighted" fullWidth helperText="4.0 scale, two decimals" />
					</Grid>
				</Grid>

				<Typography variant="h5" component="h2" gutterBottom>
					Outside the classroom
				</Typography>
				<Typography variant="body2" sx={{ mb: 2 }}>
					List up to five commitments, the one that matters most to you first. Paid work counts exactly as much as clubs do.
				</Typography>
				<Stack spacing={3}>
					{entries.map((entry, i) => (
						<Card variant="outlined" key={i}>
							<CardHeader
								slotProps={{ title: { variant: "subtitle1", component: "h3" } }}
								title={`Commitment ${i + 1}`}
								action={
									i > 0 && (
										<Button size="small" onClick={() => setEntries((all) => all.filter((_, at) => at !== i))}>
											Remove
										</Button>
									)
								}
							/>
							<CardContent>
								<Grid container spacing={2}>
									<Grid size={{ xs: 12, sm: 5 }}>
										<TextField
											id={`c${i}-kind`}
											select
											fullWidth
											variant="filled"
											label="Which of these is closest?"
											value={entry.kind}
											onChange={(event) => setEntry(i, { kind: event.target.value })}
										>
											{KINDS.map(([value, label]) => (
												<MenuItem key={value} value={value}>
													{label}
												</MenuItem>
											))}
										</TextField>
									</Grid>
									<Grid size={{ xs: 12, sm: 7 }}>
										<TextField
											id={`c${i}-group`}
											fullWidth
											variant="filled"
											label="Group, team or employer"
											value={entry.group}
											onChange={(event) => setEntry(i, { group: event.target.value })}
										/>
									</Grid>
									<Grid size={{ xs: 12, sm: 7 }}>
										<TextField
											id={`c${i}-part`}
											fullWidth
											variant="filled"
											label="Your role"
											value={entry.part}
											helperText="Title or office if you had one; otherwise “member”"
											onChange={(event) => setEntry(i, { part: event.target.value })}
										/>
									</Grid>
									<Grid size={{ xs: 12, sm: 5 }}>
										<TextField
											id={`c${i}-hours`}
											type="number"
											fullWidth
											variant="filled"
											label="Time it takes"
											value={entry.hours}
											helperText="A usual week, on average"
											slotProps={{
												input: { endAdornment: <InputAdornment position="end">hrs / week</InputAdornment> },
												htmlInput: { min: 0, max: 100 },
											}}
											onChange={(event) => setEntry(i, { hours: event.target.value })}
										/>
									</Grid>
									<Grid size={{ xs: 12, sm: 5 }}>
										<Typography id={`c${i}-years-label`} variant="caption" component="div" color="text.secondary">
											In which grades?
										</Typography>
										<ToggleButtonGroup
											id={`c${i}-years`}
											size="small"
											aria-labelledby={`c${i}-years-label`}
											value={entry.years}
											onChange={(_, years) => setEntry(i, { years })}
										>
											{YEARS.map(([value, label]) => (
												<ToggleButton key={value} value={value}>
													{label}
												</ToggleButton>
											))}
										</ToggleButtonGroup>
									</Grid>
									<Grid size={{ xs: 12, sm: 7 }}>
										<TextField
											id={`c${i}-seasons`}
											select
											fullWidth
											variant="filled"
											label="What part of the year?"
											value={entry.seasons}
											slotProps={{
												select: {
													multiple: true,
													renderValue: (chosen) => (
														<Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
															{(chosen as string[]).map((value) => (
																<Chip size="small" key={value} label={SEASONS.find(([each]) => each === value)?.[1]} />
															))}
														</Box>
													),
												},
											}}
											onChange={(event) => setEntry(i, { seasons: event.target.value as unknown as string[] })}
										>
											{SEASONS.map(([value, label]) => (
												<MenuItem key={value} value={value}>
													{label}
												</MenuItem>
											))}
										</TextField>
									</Grid>
									<Grid size={12}>
										<TextField
											id={`c${i}-story`}
											multiline
											minRows={2}
											fullWidth
											variant="filled"
											label="What did you do, make, fix or change?"
											value={entry.story}
											helperText={`${entry.story.length} of 200 characters`}
											slotProps={{ htmlInput: { maxLength: 200 } }}
											onChange={(event) => setEntry(i, { story: event.target.value })}
										/>
									</Grid>
								</Grid>
							</CardContent>
						</Card>
					))}
				</Stack>
				<Button id="more" sx={{ mt: 2 }} disabled={entries.length > 4} onClick={() => setEntries((all) => [...all, blankEntry()])}>
					+ Add a commitment
				</Button>

				<Divider sx={{ my: 4 }} />
				<Typography variant="h5" component="h2" gutterBottom>
					Honors
				</Typography>
				<Typography variant="body2" sx={{ mb: 1 }}>
					Prizes, placements, scholarships, publications, anything with your name on it. Leave lines blank if you have fewer than three.
				</Typography>
				<Table size="small" sx={{ mb: 4 }}>
					<TableHead>
						<TableRow>
							<TableCell />
							<TableCell>Honor</TableCell>
							<TableCell>Grade</TableCell>
							<TableCell>What was it for?</TableCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{honors.map((honor, i) => (
							<TableRow key={i} sx={{ verticalAlign: "top" }}>
								<TableCell>{i + 1}</TableCell>
								<TableCell sx={{ width: "34%" }}>
									<TextField
										id={`h${i}-title`}
										hiddenLabel
										size="small"
										fullWidth
										value={honor.title}
										onChange={(event) => setHonor(i, { title: event.target.value })}
									/>
								</TableCell>
								<TableCell sx={{ width: 110 }}>
									<TextField
										id={`h${i}-year`}
										select
										hiddenLabel
										size="small"
										fullWidth
										value={honor.year}
										onChange={(event) => setHonor(i, { year: event.target.value })}
									>
										{YEARS.map(([value, label]) => (
											<MenuItem key={value} value={value}>
												{label}
											</MenuItem>
										))}
									</TextField>
								</TableCell>
								<TableCell>
									<TextField
										id={`h${i}-why`}
										hiddenLabel
										multiline
										size="small"
										fullWidth
										value={honor.why}
										onChange={(event) => setHonor(i, { why: event.target.value })}
									/>
								</TableCell>
							</TableRow>
						))}
					</TableBody>
				</Table>

				<Typography variant="h5" component="h2" gutterBottom>
					Preparation
				</Typography>
				<Typography variant="body2" sx={{ mb: 2 }}>
					Scores are optional at Tamarack and their absence will not count against you. If you have sat Advanced Placement exams, list them
					in the order in which you took them, earliest first.
				</Typography>
				{exams.map((each, i) => (
					<Stack direction="row" spacing={2} sx={{ mb: 2 }} key={i}>
						<Autocomplete
							id={`x${i}-exam`}
							options={EXAMS}
							value={each.exam}
							sx={{ flex: 1 }}
							onChange={(_, exam) => setExam(i, { exam })}
							renderInput={(params) => <TextField {...params} label="AP exam" variant="standard" />}
						/>
						<TextField
							id={`x${i}-score`}
							select
							variant="standard"
							label="Score"
							value={each.score}
							sx={{ width: 120 }}
							onChange={(event) => setExam(i, { score: event.target.value })}
						>
							{["5", "4", "3", "2", "1"].map((value) => (
								<MenuItem key={value} value={value}>
									{value}
								</MenuItem>
							))}
						</TextField>
					</Stack>
				))}
				<Grid container spacing={2} sx={{ my: 2 }}>
					<Grid size={6}>
						<TextField {...bind("satMath")} variant="standard" label="SAT, Math section only" fullWidth />
					</Grid>
					<Grid size={6}>
						<TextField {...bind("act")} variant="standard" label="ACT composite" fullWidth helperText="From a single sitting, please" />
					</Grid>
					<Grid size={12}>
						<Typography variant="body2">
							Mornings at the Institute assume a first course in physics. Which one did you take (or are you taking), and how are you doing
							in it?
						</Typography>
					</Grid>
					<Grid size={8}>
						<TextField {...bind("physics")} variant="standard" label="Physics course, as your transcript has it" fullWidth />
					</Grid>
					<Grid size={4}>
						<TextField {...bind("physicsGrade")} variant="standard" label="Grade earned or to date" fullWidth />
					</Grid>
				</Grid>

				<Divider sx={{ my: 4 }} />
				<Typography variant="h5" component="h2" gutterBottom>
					Before you go on
				</Typography>
				<Typography variant="body2" sx={{ mb: 2 }}>
					One math, science or shop teacher will write for you. We send the link the day you submit.
				</Typography>
				<Grid container spacing={2}>
					<Grid size={6}>
						<TextField {...bind("teacher")} label="Teacher's name" required fullWidth />
					</Grid>
					<Grid size={6}>
						<TextField {...bind("teacherEmail")} label="Teacher's school email" type="email" required fullWidth />
					</Grid>
					<Grid size={6}>
						<FormControl>
							<FormLabel id="shirt-label">T-shirt (unisex)</FormLabel>
							<RadioGroup row aria-labelledby="shirt-label" {...{ name: "shirt", value: singles.shirt }} onChange={bind("shirt").onChange}>
								{["S", "M", "L", "XL"].map((size) => (
									<FormControlLabel key={size} value={size} label={size} control={<Radio size="small" />} />
								))}
							</RadioGroup>
						</FormControl>
					</Grid>
					<Grid size={6}>
						<TextField {...bind("source")} select label="How did you hear about us?" fullWidth>
							{["Teacher or counselor", "Former participant", "Poster", "Web search", "Social media"].map((each) => (
								<MenuItem key={each} value={each}>
									{each}
								</MenuItem>
							))}
						</TextField>
					</Grid>
					<Grid size={12}>
						<FormControlLabel
							control={<Checkbox id="truthful" checked={truthful} onChange={(event) => setTruthful(event.target.checked)} />}
							label="I wrote this page myself and everything on it is true."
						/>
						<FormHelperText>Required to submit, not to save.</FormHelperText>
					</Grid>
				</Grid>
				<Stack direction="row" spacing={2} sx={{ mt: 3 }}>
					<Button variant="outlined" type="button">
						Save for later
					</Button>
					<Button variant="contained" type="submit">
						Save and continue
					</Button>
				</Stack>
			</form>
		</Container>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

const element = (id: string) => document.getElementById(id) as HTMLElement;
const written = (id: string) => (element(id) as HTMLInputElement).value;
const read = (node: Element | null) => (node?.textContent ?? "").replace(/\u200b/g, "").trim();
const drawn = (id: string) => read(element(id));
const TYPED = ["applicant", "email", "school", "gpa", "physics", "physicsGrade", "satMath", "act", "teacher", "teacherEmail"];

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { ...held.singles, truthful: held.truthful, submitted: held.submitted };
		held.entries.forEach((entry, i) => {
			for (const [key, value] of Object.entries(entry)) state[`c${i}-${key}`] = value;
		});
		held.honors.forEach((honor, i) => {
			for (const [key, value] of Object.entries(honor)) state[`h${i}-${key}`] = value;
		});
		held.exams.forEach((each, i) => {
			for (const [key, value] of Object.entries(each)) state[`x${i}-${key}`] = value;
		});
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = Object.fromEntries(TYPED.map((key) => [key, written(key)]));
		shown.shirt = read(document.querySelector("input[name=shirt]:checked")?.closest("label") ?? null);
		shown.source = drawn("source");
		shown.truthful = (element("truthful") as HTMLInputElement).checked;
		for (let i = 0; document.getElementById(`c${i}-kind`); i++) {
			shown[`c${i}-kind`] = drawn(`c${i}-kind`);
			for (const key of ["group", "part", "hours", "story"]) shown[`c${i}-${key}`] = written(`c${i}-${key}`);
			shown[`c${i}-years`] = [...element(`c${i}-years`).querySelectorAll("[aria-pressed=true]")].map(read);
			shown[`c${i}-seasons`] = [...element(`c${i}-seasons`).querySelectorAll(".MuiChip-label")].map(read);
		}
		for (const i of [0, 1, 2]) {
			shown[`h${i}-title`] = written(`h${i}-title`);
			shown[`h${i}-year`] = drawn(`h${i}-year`);
			shown[`h${i}-why`] = written(`h${i}-why`);
			shown[`x${i}-exam`] = written(`x${i}-exam`);
			shown[`x${i}-score`] = drawn(`x${i}-score`);
		}
		return shown;
	},
});
