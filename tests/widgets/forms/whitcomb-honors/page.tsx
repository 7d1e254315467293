import { Alert, Box, Button, Checkbox, Container, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, FormControl, FormControlLabel, FormHelperText, IconButton, InputLabel, MenuItem, Paper, Select, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { createRoot } from "react-dom/client";

type Award = { title: string; level: string; year: string; about: string };
const NONE: Award = { title: "", level: "", year: "", about: "" };
const YEARS = ["9th grade", "10th grade", "11th grade", "12th grade"];
const LEVELS = ["School", "County or district", "State / regional", "National", "International"];
const FIELDS = ["title", "year", "level", "about"] as const;

let now: { values: Record<string, string>; agreed: boolean; awards: Award[]; submitted: boolean };

function App() {
	const [values, setValues] = useState<Record<string, string>>({ first: "", last: "", mail: "", school: "", major: "", teacher: "", essay: "" });
	const [agreed, setAgreed] = useState(false);
	const [awards, setAwards] = useState<Award[]>([]);
	const [draft, setDraft] = useState<Award>(NONE);
	const [edited, setEdited] = useState(-1);
	const [isOpen, setOpen] = useState(false);
	const [isTried, setTried] = useState(false);
	const [submitted, setSubmitted] = useState(false);
	now = { values, agreed, awards, submitted };
	const field = (name: string) => ({
		name,
		value: values[name],
		onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
	});
	const draftField = (name: keyof Award) => ({
		name,
		value: draft[name],
		onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
	});
	const show = (index: number) => {
		setDraft(awards[index] ?? NONE);
		setEdited(index);
		setTried(false);
		setOpen(true);
	};
	const save = () => {
		if (!draft.title.trim() || !draft.year) return setTried(true);
		setAwards(edited < 0 ? [...awards, draft] : awards.map((award, index) => (index === edited ? draft : award)));
		setOpen(false);
	};
	return (
		<Container maxWidth="md" sx={{ py: 5 }}>
			<Typography variant="overline">Admission for Fall 2027</Typography>
			<Typography variant="h4" component="h1" gutterBottom>Whitcomb Honors College – Supplemental Application</Typography>
			<Typography color="text.secondary" sx={{ mb: 3 }}>
				You must also have an application for general admission on file. Fields marked * are required. We read applications on a rolling basis beginning November 1.
			</Typography>
			<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
				<Typography variant="h6" component="h2" sx={{ mb: 2 }}>About you</Typography>
				<Stack spacing={2}>
					<Stack direction="row" spacing={2}>
						<TextField label="Legal first name" required fullWidth {...field("first")} />
						<TextField label="Legal last name" required fullWidth {...field("last")} />
					</Stack>
					<TextField label="Email" type="email" required helperText="Use the address you check most often. Decisions are sent here." {...field("mail")} />
					<TextField label="High school" {...field("school")} />
					<TextField label="Intended major (Undecided is fine!)" {...field("major")} />
				</Stack>
			</Paper>
			<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
				<Typography variant="h6" component="h2">Honors &amp; awards</Typography>
				<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
					Add up to five, starting with the one that matters most to you. Academic and non-academic recognition both count.
				</Typography>
				<TableContainer>
					<Table size="small" aria-label="Honors and awards">
						<TableHead>
							<TableRow>
								<TableCell>Award</TableCell>
								<TableCell>Received</TableCell>
								<TableCell>Recognition</TableCell>
								<TableCell>Description</TableCell>
								<TableCell />
							</TableRow>
						</TableHead>
						<TableBody>
							{awards.length === 0 && (
								<TableRow><TableCell colSpan={5} align="center">No awards added yet</TableCell></TableRow>
							)}
							{awards.map((award, index) => (
								<TableRow key={award.title} className="award">
									{FIELDS.map((name) => <TableCell key={name}>{award[name] || "—"}</TableCell>)}
									<TableCell sx={{ whiteSpace: "nowrap" }}>
										<Button size="small" onClick={() => show(index)}>Edit</Button>
										<IconButton size="small" aria-label={`Remove ${award.title}`} onClick={() => setAwards(awards.filter((each) => each !== award))}>✕</IconButton>
									</TableCell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				</TableContainer>
				<Button variant="outlined" sx={{ mt: 2 }} disabled={awards.length >= 5} onClick={() => show(-1)}>Add award</Button>
			</Paper>
			<Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="award-dialog-title">
				<DialogTitle id="award-dialog-title">{edited < 0 ? "Add an honor or award" : "Edit honor or award"}</DialogTitle>
				<DialogContent>
					<DialogContentText sx={{ mb: 2 }}>Spell out abbreviations, please.</DialogContentText>
					<Stack spacing={2}>
						<TextField autoFocus margin="dense" label="Name of award" required error={isTried && !draft.title.trim()} slotProps={{ htmlInput: { maxLength: 100 } }} {...draftField("title")} />
						<FormControl required error={isTried && !draft.year}>
							<InputLabel id="award-year-label">Grade when received</InputLabel>
							<Select labelId="award-year-label" label="Grade when received" {...draftField("year")}>
								{YEARS.map((year) => <MenuItem key={year} value={year}>{year}</MenuItem>)}
							</Select>
						</FormControl>
						<FormControl>
							<InputLabel id="award-level-label">Level of recognition</InputLabel>
							<Select labelId="award-level-label" label="Level of recognition" {...draftField("level")}>
								<MenuItem value=""><em>None</em></MenuItem>
								{LEVELS.map((level) => <MenuItem key={level} value={level}>{level}</MenuItem>)}
							</Select>
							<FormHelperText>Optional</FormHelperText>
						</FormControl>
						<TextField label="What was it for?" multiline minRows={2} helperText={`${draft.about.length}/150`} slotProps={{ htmlInput: { maxLength: 150 } }} {...draftField("about")} />
					</Stack>
				</DialogContent>
				<DialogActions>
					<Button onClick={() => setOpen(false)}>Cancel</Button>
					<Button variant="contained" onClick={save}>Save</Button>
				</DialogActions>
			</Dialog>
			<Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
				<Typography variant="h6" component="h2" sx={{ mb: 2 }}>Essay and recommendation</Typography>
				<Stack spacing={2}>
					<TextField label="Why Whitcomb? (300 words or fewer)" multiline minRows={4} {...field("essay")} />
					<TextField label="Teacher recommender – email" type="email" helperText="We will send them a link. Tell them to expect it." {...field("teacher")} />
					<Box><Button size="small">Send request to recommender</Button></Box>
				</Stack>
			</Paper>
			<FormControlLabel control={<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)} name="certify" />} label="I certify that this application is my own work and that the information is true." />
			{submitted && <Alert severity="success">Thank you. Your application was received.</Alert>}
			<Box sx={{ mt: 2 }}><Button variant="contained" size="large" onClick={() => setSubmitted(true)}>Submit application</Button></Box>
		</Container>
	);
}

const boxOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "";
const each = (text: (index: number, name: (typeof FIELDS)[number]) => string) =>
	Object.fromEntries([0, 1, 2, 3].flatMap((index) => FIELDS.map((name) => [`award${index}_${name}`, text(index, name)])).slice(0, 13));
Object.assign(window, {
	formState: () => ({ ...now.values, ...each((index, name) => now.awards[index]?.[name] ?? ""), certify: now.agreed, submitted: now.submitted }),
	formShown: () => ({
		...Object.fromEntries(Object.keys(now.values).map((name) => [name, boxOf(name)])),
		...each((index, name) => {
			const text = document.querySelectorAll("tr.award")[index]?.children[FIELDS.indexOf(name)]?.textContent ?? "";
			return text === "—" ? "" : text;
		}),
		certify: document.querySelector<HTMLInputElement>('[name="certify"]')?.checked,
	}),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
