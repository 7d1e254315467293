import { useEffect, useRef, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, useFieldArray, useForm, type Control } from "react-hook-form";
import {
	Box, Button, Card, CardContent, Checkbox, Container, CssBaseline, Divider, FormControl, FormControlLabel, FormGroup, FormHelperText,
	FormLabel, Grid, InputAdornment, MenuItem, OutlinedInput, Radio, RadioGroup, Stack, TextField, ThemeProvider, Typography, createTheme,
} from "@mui/material";

const theme = createTheme({ palette: { primary: { main: "#0b6e69" }, secondary: { main: "#8a3b5c" } }, shape: { borderRadius: 8 } });

const DEFAULTS = {
	applicant: {
		fullName: "", goesBy: "", dob: "", phone: "", email: "", street: "", city: "", state: "", zip: "", gender: "", background: [] as string[],
		citizenOrPr: "", ssn4: "", familyEmployee: "",
	},
	education: {
		school: "", schoolPlace: "", gradYear: "", level: "", gpa: "", sat: "", act: "", college: "", collegeGradYear: "", field: "", degree: "",
		programStatus: "", certifications: [] as string[], courses: [{ title: "", grade: "", credit: "" }, { title: "", grade: "", credit: "" }],
	},
	activities: [{ org: "", role: "", grades: [] as string[], hours: "", description: "" }],
	honors: [] as { title: string; grade: string }[],
	family: { p1Name: "", p1Job: "", p2Name: "", p2Job: "", firstGen: "", siblings: "", income: "", aid: "", languages: "" },
	reference: { name: "", phone: "" },
	emergency: { name: "" },
	essay: "",
	publicity: false,
	certify: false,
	signature: "",
};
type Form = typeof DEFAULTS;

/** Key of an answer -> its name in the form and what it holds when unanswered. */
const KEYS: Record<string, [string, unknown]> = {};
for (const [key, value] of Object.entries(DEFAULTS.applicant)) KEYS[key] = [`applicant.${key}`, value];
for (const [key, value] of Object.entries(DEFAULTS.education)) if (key !== "courses") KEYS[key] = [`education.${key}`, value];
for (const row of [0, 1, 2]) {
	for (const key of ["title", "grade", "credit"]) KEYS[`course${row}_${key}`] = [`education.courses.${row}.${key}`, ""];
	for (const key of ["org", "role", "grades", "hours", "description"]) KEYS[`act${row}_${key}`] = [`activities.${row}.${key}`, key === "grades" ? [] : ""];
	for (const key of ["title", "grade"]) KEYS[`honor${row}_${key}`] = [`honors.${row}.${key}`, ""];
}
for (const [key, value] of Object.entries(DEFAULTS.family)) KEYS[key] = [`family.${key}`, value];
Object.assign(KEYS, {
	refName: ["reference.name", ""], refPhone: ["reference.phone", ""], emergencyName: ["emergency.name", ""],
	essay: ["essay", ""], publicity: ["publicity", false], certify: ["certify", false], signature: ["signature", ""],
});

const nodes = new Map<string, HTMLElement>();
const seen = (name: string) => (node: HTMLElement | null) => {
	if (node) nodes.set(name, node);
	else nodes.delete(name);
};
function read([name, start]: [string, unknown]): unknown {
	const node = nodes.get(name);
	if (!node) return start;
	const ticks = [...node.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]")];
	if (ticks.length) {
		if (typeof start === "boolean") return ticks[0].checked;
		const on = ticks.filter((box) => box.checked).map((box) => box.closest("label")?.textContent?.trim() ?? "");
		return Array.isArray(start) ? on : (on[0] ?? "");
	}
	const combo = node.querySelector("[role=combobox]");
	if (combo) return (combo.textContent ?? "").replace(/\u200b/g, "");
	const box = node.querySelector<HTMLInputElement>("input, textarea:not([aria-hidden])");
	if (box?.type === "date") return box.value.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");
	return box?.value ?? "";
}

type Any = { control: Control<any>; name: string; label?: ReactNode; [other: string]: any };

/** A TextField bound to the form. */
function TextBox({ control, name, children, ...rest }: Any) {
	return (
		<Controller control={control} name={name} render={({ field: { ref, ...field }, fieldState }) => (
			<TextField size="small" fullWidth {...field} ref={seen(name)} inputRef={ref} error={!!fieldState.error} {...rest}>{children}</TextField>
		)} />
	);
}

/** A question printed above a plain box. */
function Asked({ control, name, label, hint, bare, ...rest }: Any) {
	return (
		<Controller control={control} name={name} render={({ field: { ref, ...field } }) => (
			<FormControl fullWidth ref={seen(name)}>
				<FormLabel htmlFor={bare ? undefined : `f-${name.replace(/\./g, "-")}`} sx={{ mb: 0.5, fontSize: 14 }}>{label}</FormLabel>
				<OutlinedInput size="small" id={bare ? undefined : `f-${name.replace(/\./g, "-")}`} {...field} inputRef={ref} {...rest} />
				{hint && <FormHelperText>{hint}</FormHelperText>}
			</FormControl>
		)} />
	);
}

function Choose({ control, name, label, options, row = true }: Any) {
	const id = `${name.replace(/\./g, "-")}-label`;
	return (
		<Controller control={control} name={name} render={({ field }) => (
			<FormControl ref={seen(name)}>
				<FormLabel id={id} sx={{ fontSize: 14 }}>{label}</FormLabel>
				<RadioGroup row={row} aria-labelledby={id} {...field}>
					{options.map(([value, text]: [string, string]) => <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={text} />)}
				</RadioGroup>
			</FormControl>
		)} />
	);
}

function Several({ control, name, label, options, row }: Any) {
	return (
		<Controller control={control} name={name} render={({ field }) => (
			<FormControl component="fieldset" ref={seen(name)}>
				<FormLabel component="legend" sx={{ fontSize: 14 }}>{label}</FormLabel>
				<FormGroup row={row}>
					{options.map(([value, text]: [string, string]) => (
						<FormControlLabel key={value} label={text} control={
							<Checkbox size="small" name={field.name} value={value} checked={field.value.includes(value)} onBlur={field.onBlur} onChange={(event) => {
								const on = event.target.checked ? [...field.value, value] : field.value.filter((each: string) => each !== value);
								field.onChange(options.map(([each]: [string]) => each).filter((each: string) => on.includes(each)));
							}} />
						} />
					))}
				</FormGroup>
			</FormControl>
		)} />
	);
}

function Agree({ control, name, label }: Any) {
	return (
		<Controller control={control} name={name} render={({ field: { value, ...field } }) => (
			<FormControlLabel ref={seen(name)} sx={{ alignItems: "flex-start" }} control={<Checkbox {...field} ref={undefined} checked={value} />} label={<Typography variant="body2" sx={{ pt: 1.2 }}>{label}</Typography>} />
		)} />
	);
}

const Part = ({ letter, title, children, intro }: { letter: string; title: string; intro?: string; children: ReactNode }) => (
	<Box component="section" sx={{ mt: 4 }}>
		<Typography variant="h6" component="h2" color="secondary">Part {letter}. {title}</Typography>
		{intro && <Typography variant="body2" sx={{ mb: 1, color: "text.secondary" }}>{intro}</Typography>}
		<Divider sx={{ mb: 2 }} />
		{children}
	</Box>
);

const YES_NO = [["yes", "Yes"], ["no", "No"]];
const GRADES = [["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"]];

function App() {
	const { control, getValues, handleSubmit } = useForm<Form>({ defaultValues: DEFAULTS });
	const courses = useFieldArray({ control, name: "education.courses" });
	const activities = useFieldArray({ control, name: "activities" });
	const honors = useFieldArray({ control, name: "honors" });
	const sent = useRef(false);
	useEffect(() => {
		const at = (name: string) => name.split(".").reduce<any>((value, part) => value?.[part], getValues());
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(Object.entries(KEYS).map(([key, [name, start]]) => [key, at(name) ?? start])), submitted: sent.current }),
			formShown: () => Object.fromEntries(Object.entries(KEYS).map(([key, place]) => [key, read(place)])),
		});
	}, [getValues]);
	const c = { control: control as Control<any> };
	return (
		<ThemeProvider theme={theme}>
			<CssBaseline />
			<Box sx={{ bgcolor: "primary.main", color: "#fff", py: 3 }}>
				<Container maxWidth="md">
					<Typography variant="overline">Saint Brannoc Valley Hospital Foundation</Typography>
					<Typography variant="h4" component="h1">Nurses of Tomorrow Scholarship</Typography>
					<Typography variant="body2">Awards of $1,000 to $5,000 for the 2027-28 academic year. Applications are due February 26 at 5:00 p.m.</Typography>
				</Container>
			</Box>
			<Container maxWidth="md" sx={{ pb: 6 }}>
				<form noValidate onSubmit={handleSubmit(() => { sent.current = true; }, () => { sent.current = true; })}>
					<Typography variant="body2" sx={{ mt: 2 }}>
						Please answer every question. If a question does not apply to you, leave it blank. Incomplete applications are not forwarded
						to the Selection Committee. Questions? Call the Foundation office, weekdays 9–4.
					</Typography>

					<Part letter="A" title="About the applicant">
						<Grid container spacing={2}>
							<Grid size={8}><TextBox {...c} name="applicant.fullName" label="Applicant's full legal name" required /></Grid>
							<Grid size={4}><TextBox {...c} name="applicant.goesBy" label="Name you go by" /></Grid>
							<Grid size={4}><TextBox {...c} name="applicant.dob" type="date" label="Date of birth" required slotProps={{ inputLabel: { shrink: true } }} /></Grid>
							<Grid size={4}><TextBox {...c} name="applicant.phone" type="tel" label="Best phone number" required /></Grid>
							<Grid size={4}><TextBox {...c} name="applicant.email" type="email" label="Email" required helperText="Not a school account, please" /></Grid>
							<Grid size={12}><TextBox {...c} name="applicant.street" label="Home street address (with apartment no.)" /></Grid>
							<Grid size={6}><TextBox {...c} name="applicant.city" label="City" /></Grid>
							<Grid size={2}><TextBox {...c} name="applicant.state" label="State" placeholder="e.g. WA" slotProps={{ htmlInput: { maxLength: 2 } }} /></Grid>
							<Grid size={4}><TextBox {...c} name="applicant.zip" label="Zip code" /></Grid>
							<Grid size={12}><Choose {...c} name="applicant.gender" label="Gender" options={[["female", "Female"], ["male", "Male"], ["nonbinary", "Non-binary"], ["other", "Another gender"], ["na", "Prefer not to answer"]]} /></Grid>
							<Grid size={12}>
								<Several {...c} row name="applicant.background" label="Racial / ethnic background (voluntary; check all that apply)" options={[
									["native", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"],
									["hispanic", "Hispanic or Latino/a"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"],
								]} />
							</Grid>
							<Grid size={8}><Choose {...c} name="applicant.citizenOrPr" label="Are you a U.S. citizen or lawful permanent resident?" options={YES_NO} /></Grid>
							<Grid size={4}><TextBox {...c} name="applicant.ssn4" label="Last 4 digits of SSN" type="password" slotProps={{ htmlInput: { maxLength: 4, autoComplete: "off" } }} /></Grid>
							<Grid size={12}><Choose {...c} name="applicant.familyEmployee" label="Is anyone in your immediate family employed by Saint Brannoc Valley Hospital or its clinics?" options={YES_NO} /></Grid>
						</Grid>
					</Part>

					<Part letter="B" title="Education">
						<Grid container spacing={2}>
							<Grid size={7}><Asked {...c} name="education.school" label="1. High school" /></Grid>
							<Grid size={5}><Asked {...c} name="education.schoolPlace" label="High school city and state" /></Grid>
							<Grid size={4}>
								<TextBox {...c} select name="education.gradYear" label="Year of graduation">
									{["2025", "2026", "2027", "2028"].map((year) => <MenuItem key={year} value={year}>{year}</MenuItem>)}
								</TextBox>
							</Grid>
							<Grid size={4}>
								<TextBox {...c} select name="education.level" label="Current year in school">
									<MenuItem value="jr">Junior (11th grade)</MenuItem>
									<MenuItem value="sr">Senior (12th grade)</MenuItem>
									<MenuItem value="fr">College freshman</MenuItem>
									<MenuItem value="up">College sophomore or above</MenuItem>
								</TextBox>
							</Grid>
							<Grid size={4}><TextBox {...c} name="education.gpa" label="Unweighted GPA" helperText="4.0 scale" /></Grid>
							<Grid size={6}><Asked {...c} bare name="education.sat" label="2. SAT total score (if taken)" /></Grid>
							<Grid size={6}><Asked {...c} bare name="education.act" label="ACT composite (if taken)" /></Grid>
							<Grid size={8}><Asked {...c} name="education.college" label="3. College or university you plan to attend" /></Grid>
							<Grid size={4}><Asked {...c} name="education.collegeGradYear" label="Expected year of college graduation" placeholder="YYYY" /></Grid>
							<Grid size={12}><Asked {...c} name="education.field" label="4. Intended major" hint="Give the exact title your college uses, if you know it." /></Grid>
							<Grid size={12}>
								<Choose {...c} name="education.degree" label="5. What is the highest degree you intend to earn?" options={[["A", "Associate"], ["B", "Bachelor's"], ["M", "Master's"], ["D", "Doctorate (PhD, DNP)"], ["U", "Undecided"]]} />
							</Grid>
							<Grid size={12}>
								<Choose {...c} row={false} name="education.programStatus" label="6. Where are you in the nursing program admission process?" options={[["none", "I have not applied yet"], ["applied", "I have applied and am waiting to hear"], ["accepted", "I have been accepted"], ["wait", "I am on a waiting list"]]} />
							</Grid>
							<Grid size={12}>
								<Several {...c} row name="education.certifications" label="7. Certifications you hold now" options={[["cna", "CNA"], ["cpr", "CPR/BLS"], ["emt", "EMT"], ["ma", "Medical assistant"], ["phleb", "Phlebotomy"]]} />
							</Grid>
							<Grid size={12}>
								<Typography variant="body2" gutterBottom>8. High school courses you would like the Committee to notice (title, grade earned, credits)</Typography>
								{courses.fields.map((row, index) => (
									<Stack key={row.id} direction="row" spacing={1} sx={{ mb: 1 }}>
										<TextBox {...c} name={`education.courses.${index}.title`} placeholder="Course title" sx={{ flex: 4 }} />
										<TextBox {...c} name={`education.courses.${index}.grade`} placeholder="Grade" sx={{ flex: 1 }} />
										<TextBox {...c} name={`education.courses.${index}.credit`} placeholder="Credits" sx={{ flex: 1 }} />
									</Stack>
								))}
								<Button size="small" disabled={courses.fields.length > 2} onClick={() => courses.append({ title: "", grade: "", credit: "" }, { shouldFocus: false })}>Add a course</Button>
							</Grid>
						</Grid>
					</Part>

					<Part letter="C" title="Activities and Honors" intro="Tell us how you spend your time outside class: clubs, volunteering, paid work, sports. Up to three.">
						{activities.fields.map((row, index) => (
							<Card key={row.id} variant="outlined" sx={{ mb: 2 }}>
								<CardContent>
									<Stack direction="row" sx={{ justifyContent: "space-between", mb: 1 }}>
										<Typography variant="subtitle2">Activity {index + 1}</Typography>
										{index > 0 && <Button size="small" color="secondary" onClick={() => activities.remove(index)}>Remove</Button>}
									</Stack>
									<Grid container spacing={2}>
										<Grid size={5}><TextBox {...c} name={`activities.${index}.org`} label="Organization or employer" /></Grid>
										<Grid size={4}><TextBox {...c} name={`activities.${index}.role`} label="Your role" /></Grid>
										<Grid size={3}><TextBox {...c} name={`activities.${index}.hours`} label="Hours per week" /></Grid>
										<Grid size={12}><TextBox {...c} multiline minRows={2} name={`activities.${index}.description`} label="What did you do?" helperText="150 characters maximum" slotProps={{ htmlInput: { maxLength: 150 } }} /></Grid>
										<Grid size={12}><Several {...c} row name={`activities.${index}.grades`} label="Grade(s) in which you took part" options={GRADES} /></Grid>
									</Grid>
								</CardContent>
							</Card>
						))}
						<Button variant="outlined" disabled={activities.fields.length > 2} onClick={() => activities.append({ org: "", role: "", grades: [], hours: "", description: "" }, { shouldFocus: false })}>Add another activity</Button>
						<Typography variant="subtitle1" sx={{ mt: 3 }}>Honors and awards</Typography>
						{honors.fields.length === 0 && <Typography variant="body2" sx={{ color: "text.secondary" }}>Nothing listed yet.</Typography>}
						{honors.fields.map((row, index) => (
							<Grid container spacing={2} key={row.id} sx={{ mt: 1 }}>
								<Grid size={8}><TextBox {...c} name={`honors.${index}.title`} label="Honor or award" /></Grid>
								<Grid size={4}>
									<TextBox {...c} select name={`honors.${index}.grade`} label="Grade received">
										{["9th", "10th", "11th", "12th"].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
									</TextBox>
								</Grid>
							</Grid>
						))}
						<Button variant="outlined" sx={{ mt: 1 }} disabled={honors.fields.length > 2} onClick={() => honors.append({ title: "", grade: "" }, { shouldFocus: false })}>Add honor</Button>
					</Part>

					<Part letter="D" title="Family and financial information" intro="Kept confidential. Seen by Foundation staff only.">
						<Grid container spacing={2}>
							<Grid size={7}><TextBox {...c} name="family.p1Name" label="Parent/guardian 1 – name" /></Grid>
							<Grid size={5}><TextBox {...c} name="family.p1Job" label="Parent/guardian 1 – occupation" /></Grid>
							<Grid size={7}><TextBox {...c} name="family.p2Name" label="Parent/guardian 2 – name" /></Grid>
							<Grid size={5}><TextBox {...c} name="family.p2Job" label="Parent/guardian 2 – occupation" /></Grid>
							<Grid size={6}>
								<Asked {...c} name="family.income" label="Household's annual income" startAdornment={<InputAdornment position="start">$</InputAdornment>} hint="Gross, all sources. An estimate is fine." />
							</Grid>
							<Grid size={6}><Asked {...c} name="family.siblings" label="How many brothers and sisters do you have?" /></Grid>
							<Grid size={6}><Choose {...c} name="family.firstGen" label="Will you be the first in your family to go to college?" options={[["yes", "Yes"], ["no", "No"], ["unsure", "Not sure"]]} /></Grid>
							<Grid size={6}><Choose {...c} name="family.aid" label="Do you receive financial aid?" options={YES_NO} /></Grid>
							<Grid size={12}><TextBox {...c} name="family.languages" label="Languages other than English that you speak" /></Grid>
						</Grid>
					</Part>

					<Part letter="E" title="Reference, essay & signature">
						<Grid container spacing={2}>
							<Grid size={12}><Typography variant="body2">Your reference should be a teacher, counselor, clergy member or supervisor, not a relative.</Typography></Grid>
							<Grid size={7}><TextBox {...c} name="reference.name" label="Full name" /></Grid>
							<Grid size={5}><TextBox {...c} name="reference.phone" label="Phone" /></Grid>
							<Grid size={12}><TextBox {...c} name="emergency.name" label="Whom should we call in an emergency?" /></Grid>
							<Grid size={12}><TextBox {...c} multiline minRows={6} name="essay" label="Why nursing? (250–500 words)" /></Grid>
							<Grid size={12}>
								<Agree {...c} name="publicity" label="The Foundation may use my name, photograph and words in its newsletter and on social media." />
								<Agree {...c} name="certify" label="I certify that my answers are true and that I will return the award if I do not enroll. *" />
							</Grid>
							<Grid size={7}><TextBox {...c} name="signature" label="Applicant's signature (type your name)" /></Grid>
							<Grid size={5}><Button type="submit" variant="contained" fullWidth size="large">Send my application</Button></Grid>
						</Grid>
					</Part>
				</form>
			</Container>
		</ThemeProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
