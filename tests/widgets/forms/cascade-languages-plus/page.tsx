import { Box, Button, Checkbox, Container, CssBaseline, Divider, Fab, FormControl, FormControlLabel, IconButton, InputLabel, MenuItem, Paper, Select, Stack, SvgIcon, TextField, Tooltip, Typography } from "@mui/material";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const LEVELS: [string, string][] = [["L1", "First language"], ["HOME", "Spoken at home"], ["SPEAK", "Speak"], ["READ", "Read only"], ["WRITE", "Write only"]];
const PRONOUNS = ["He/Him", "She/Her", "They/Them", "Prefer not to say"];
const BLANK = { preferredName: "", pronouns: "", major: "", livingNote: "", passcode: "", terms: false, languages: [{ language: "", proficiency: "" }], colleges: [""] };
let values = BLANK;
let submitted = false;
const Plus = () => <SvgIcon><path d="M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6v2z" /></SvgIcon>;

function Page() {
	const [v, set] = useState(BLANK);
	values = v;
	const put = (part: Partial<typeof BLANK>) => set((old) => ({ ...old, ...part }));
	const language = (i: number, part: object) => set((old) => ({ ...old, languages: old.languages.map((each, n) => (n === i ? { ...each, ...part } : each)) }));
	return (
		<Container maxWidth="md" sx={{ py: 4 }}>
			<CssBaseline />
			<Typography variant="h4" component="h1" gutterBottom>Global Scholars supplement</Typography>
			<Typography color="text.secondary" sx={{ mb: 3 }}>For applicants to the residential Global Scholars college. Takes about ten minutes. Your answers save when you press Finish.</Typography>
			<Paper component="form" variant="outlined" sx={{ p: 4 }} noValidate onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
				<Stack spacing={3}>
					<Stack direction="row" spacing={2}>
						<TextField fullWidth name="preferredName" label="What should we call you?" helperText="Preferred first name or nickname" value={v.preferredName} onChange={(e) => put({ preferredName: e.target.value })} />
						<FormControl fullWidth>
							<InputLabel id="pronouns-label">Pronouns (optional)</InputLabel>
							<Select labelId="pronouns-label" id="pronouns" label="Pronouns (optional)" value={v.pronouns} onChange={(e) => put({ pronouns: e.target.value })}>
								{PRONOUNS.map((p) => <MenuItem key={p} value={p}>{p}</MenuItem>)}
							</Select>
						</FormControl>
					</Stack>
					<TextField name="major" required label="Intended major" value={v.major} onChange={(e) => put({ major: e.target.value })} />
					<Divider />
					<Typography variant="h6" component="h2">Languages</Typography>
					<Typography variant="body2">Include English. One line per language.</Typography>
					{v.languages.map((row, i) => (
						<Stack direction="row" spacing={2} key={i}>
							<TextField fullWidth size="small" name={`languages.${i}.language`} label="Language" value={row.language} onChange={(e) => language(i, { language: e.target.value })} />
							<FormControl fullWidth size="small">
								<InputLabel id={`lang-level-${i}-label`}>Proficiency</InputLabel>
								<Select labelId={`lang-level-${i}-label`} id={`lang-level-${i}`} label="Proficiency" value={row.proficiency} onChange={(e) => language(i, { proficiency: e.target.value })}>
									{LEVELS.map(([code, text]) => <MenuItem key={code} value={code}>{text}</MenuItem>)}
								</Select>
							</FormControl>
						</Stack>
					))}
					<Box><Fab size="small" color="primary" aria-label="add language" onClick={() => put({ languages: [...v.languages, { language: "", proficiency: "" }] })}><Plus /></Fab></Box>
					<Divider />
					<Typography variant="h6" component="h2">Other colleges</Typography>
					<Typography variant="body2">To which colleges have you applied, or do you plan to apply? This has no influence on our decision.</Typography>
					{v.colleges.map((college, i) => (
						<Stack direction="row" spacing={1} key={i} sx={{ alignItems: "center" }}>
							<TextField fullWidth size="small" name={`colleges.${i}`} placeholder="College or university" slotProps={{ htmlInput: { "aria-label": `College ${i + 1}` } }} value={college} onChange={(e) => put({ colleges: v.colleges.map((each, n) => (n === i ? e.target.value : each)) })} />
							{i === v.colleges.length - 1 && <Tooltip title="Add college"><IconButton color="primary" onClick={() => put({ colleges: [...v.colleges, ""] })}><Plus /></IconButton></Tooltip>}
						</Stack>
					))}
					<Divider />
					<TextField name="livingNote" multiline rows={3} label="What will you bring to a shared kitchen?" helperText="Up to 500 characters. We read every one!" value={v.livingNote} onChange={(e) => put({ livingNote: e.target.value })} />
					<TextField name="passcode" type="password" autoComplete="new-password" label="Choose a passcode for your status page" value={v.passcode} onChange={(e) => put({ passcode: e.target.value })} />
					<FormControlLabel control={<Checkbox name="terms" checked={v.terms} onChange={(e) => put({ terms: e.target.checked })} />} label="I have read the residential agreement" />
					<Stack direction="row" spacing={2}><Button type="submit" variant="contained">Finish</Button><Button>Invite a roommate</Button></Stack>
				</Stack>
			</Paper>
		</Container>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

const TOP = ["preferredName", "pronouns", "major", "livingNote", "passcode", "terms"] as const;
const three = [0, 1, 2];
const box = (name: string) => (document.getElementsByName(name)[0] as HTMLInputElement | undefined)?.value ?? "";
const picked = (id: string) => (document.getElementById(id)?.textContent ?? "").replace("\u200b", "");
Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(TOP.map((key) => [key, values[key]])),
		...Object.fromEntries(three.flatMap((i) => [[`lang${i}_language`, values.languages[i]?.language ?? ""], [`lang${i}_proficiency`, values.languages[i]?.proficiency ?? ""], [`college${i}`, values.colleges[i] ?? ""]])),
		submitted,
	}),
	formShown: () => ({
		...Object.fromEntries(["preferredName", "major", "livingNote", "passcode"].map((key) => [key, box(key)])),
		pronouns: picked("pronouns"),
		terms: (document.getElementsByName("terms")[0] as HTMLInputElement).checked,
		...Object.fromEntries(three.flatMap((i) => [[`lang${i}_language`, box(`languages.${i}.language`)], [`lang${i}_proficiency`, picked(`lang-level-${i}`)], [`college${i}`, box(`colleges.${i}`)]])),
	}),
});
