import {
	Accordion, AccordionDetails, AccordionSummary, Alert, Autocomplete, Box, Button, Checkbox, Container, CssBaseline, Divider, FormControl,
	FormControlLabel, FormGroup, FormHelperText, FormLabel, IconButton, InputAdornment, InputLabel, ListItemText, MenuItem, Paper, Radio,
	RadioGroup, Select, Table, TableBody, TableCell, TableHead, TableRow, TextField, ThemeProvider, Typography, createTheme,
} from "@mui/material";
import { DatePicker, LocalizationProvider } from "@mui/x-date-pickers";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import type { Dayjs } from "dayjs";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { useState } from "react";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Activity = { kind: string; organization: string; role: string; grades: string[]; hours: string };
type Award = { name: string; grade: string };

const defaults = {
	legalFirst: "", legalMiddle: "", legalLast: "", suffix: "", goesBy: "", birth: null as Dayjs | null, email: "", cell: "",
	street: "", unit: "", city: "", state: null as { code: string; name: string } | null, zip: "", country: "",
	mailStreet: "", mailCity: "",
	citizenship: "", hispanic: "", race: [] as string[], languages: [] as string[],
	school: "", schoolState: "", ceeb: "", standing: "", graduates: null as Dayjs | null, gpa: "", rank: "", classSize: "",
	counselor: "", counselorEmail: "",
	considerScores: "", ebrw: "", math: "", act: "",
	term: "", major: null as string | null, degree: "", otherColleges: [] as string[], tracks: [] as string[],
	activities: [] as Activity[], awards: [] as Award[],
	firstGen: "", parent1: "", parent1Job: "", parent1School: "", parent2: "", parent2Job: "", parent2School: "", income: "", fafsa: "",
	essay: "", refereeName: "", refereeEmail: "", heard: "", homepage: "", signature: "", certify: false,
};
type Values = typeof defaults;

const blankActivity = (): Activity => ({ kind: "", organization: "", role: "", grades: [], hours: "" });
const blankAward = (): Award => ({ name: "", grade: "" });
const ACTIVITY_LIMIT = 3;
const AWARD_LIMIT = 3;

const STATE_OPTIONS = STATES.map(([code, name]) => ({ code, name }));
const KINDS = ["Arts and performance", "Athletics", "Club or student government", "Community service", "Debate and speech", "Employment", "Environment and sustainability", "Family responsibilities", "Research or STEM", "Other"];
const LEVELS = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"];
const TONGUES = ["Arabic", "Cantonese", "English", "French", "German", "Hmong", "Igbo", "Japanese", "Korean", "Mandarin", "Nez Perce", "Russian", "Somali", "Spanish", "Tagalog", "Ukrainian", "Vietnamese"];
const COLLEGES = ["Boise State University", "Eastern Washington University", "Gonzaga University", "Lewis & Clark College", "Montana State University", "Oregon State University", "Portland State University", "Reed College", "University of Idaho", "University of Oregon", "University of Puget Sound", "University of Washington", "Washington State University", "Whitman College"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"];

const theme = createTheme({
	palette: { primary: { main: "#4a2545" }, secondary: { main: "#b5832e" }, background: { default: "#f4f1ec" } },
	typography: { fontFamily: "Georgia, 'Times New Roman', serif", h4: { fontWeight: 600 } },
	shape: { borderRadius: 2 },
});

function Text({ name, label, ...rest }: { name: string; label: string } & Record<string, unknown>) {
	const { register } = useFormContext();
	return <TextField id={name.replaceAll(".", "-")} label={label} fullWidth {...register(name)} {...rest} />;
}

function Pick({ name, label, options, helper, required }: { name: string; label: string; options: readonly (string | readonly [string, string])[]; helper?: string; required?: boolean }) {
	const { control } = useFormContext();
	const id = name.replaceAll(".", "-");
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<FormControl fullWidth required={required}>
					<InputLabel id={`${id}-label`}>{label}</InputLabel>
					<Select labelId={`${id}-label`} id={id} label={label} {...field}>
						{options.map((option) => {
							const [value, text] = typeof option === "string" ? [option, option] : option;
							return <MenuItem key={value} value={value}>{text}</MenuItem>;
						})}
					</Select>
					{helper && <FormHelperText>{helper}</FormHelperText>}
				</FormControl>
			)}
		/>
	);
}

function Choose({ name, label, options, required }: { name: string; label: string; options: readonly (readonly [string, string])[]; required?: boolean }) {
	const { control } = useFormContext();
	return (
		<FormControl required={required}>
			<FormLabel id={`${name}-legend`}>{label}</FormLabel>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<RadioGroup row aria-labelledby={`${name}-legend`} {...field}>
						{options.map(([value, text]) => <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={text} />)}
					</RadioGroup>
				)}
			/>
		</FormControl>
	);
}

function Several({ name, label, options, helper }: { name: string; label: string; options: string[]; helper?: string }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<Autocomplete
					multiple
					id={name}
					options={options}
					value={field.value}
					onChange={(_, value) => field.onChange(value)}
					onBlur={field.onBlur}
					renderInput={(params) => <TextField {...params} label={label} helperText={helper} />}
				/>
			)}
		/>
	);
}

function Section({ number, title, note, closed, children }: { number: string; title: string; note?: string; closed?: boolean; children: React.ReactNode }) {
	return (
		<Accordion defaultExpanded={!closed} disableGutters className="section">
			<AccordionSummary expandIcon={<span aria-hidden="true">▾</span>} aria-controls={`part-${number}-content`} id={`part-${number}-header`}>
				<Typography component="h2" variant="h6"><span className="numeral">{number}</span>{title}</Typography>
			</AccordionSummary>
			<AccordionDetails>
				{note && <Typography color="text.secondary" sx={{ mb: 2 }}>{note}</Typography>}
				{children}
			</AccordionDetails>
		</Accordion>
	);
}

function Activities() {
	const { control } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	return (
		<Box>
			{fields.map((row, i) => (
				<Box key={row.id} className="activity">
					<Pick name={`activities.${i}.kind`} label="Category" options={KINDS} />
					<Text name={`activities.${i}.organization`} label="Organization or employer" />
					<Text name={`activities.${i}.role`} label="Your role" slotProps={{ htmlInput: { maxLength: 50 } }} />
					<Controller
						name={`activities.${i}.grades`}
						control={control}
						render={({ field }) => (
							<FormControl fullWidth>
								<InputLabel id={`activities-${i}-grades-label`}>Grades</InputLabel>
								<Select
									multiple
									labelId={`activities-${i}-grades-label`}
									id={`activities-${i}-grades`}
									label="Grades"
									renderValue={(picked) => picked.join(", ")}
									{...field}
								>
									{["9", "10", "11", "12"].map((grade) => (
										<MenuItem key={grade} value={grade}>
											<Checkbox size="small" checked={field.value.includes(grade)} />
											<ListItemText primary={grade} />
										</MenuItem>
									))}
								</Select>
							</FormControl>
						)}
					/>
					<Text name={`activities.${i}.hours`} label="Hrs/week" type="number" slotProps={{ htmlInput: { min: 0, max: 168, step: "any" } }} />
					<IconButton aria-label={`Remove activity ${i + 1}`} onClick={() => remove(i)} disabled={fields.length === 1} size="small">✕</IconButton>
				</Box>
			))}
			<Button variant="outlined" disabled={fields.length >= ACTIVITY_LIMIT} onClick={() => append(blankActivity(), { shouldFocus: false })}>+ Add another activity</Button>
		</Box>
	);
}

function Awards() {
	const { control, register } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "awards" });
	return (
		<Box>
			<Table size="small">
				<TableHead>
					<TableRow>
						<TableCell id="award-name" width="70%">Award or distinction</TableCell>
						<TableCell id="award-grade">Grade received</TableCell>
						<TableCell />
					</TableRow>
				</TableHead>
				<TableBody>
					{fields.map((row, i) => (
						<TableRow key={row.id}>
							<TableCell><TextField hiddenLabel fullWidth size="small" id={`awards-${i}-name`} slotProps={{ htmlInput: { "aria-labelledby": "award-name", maxLength: 100 } }} {...register(`awards.${i}.name`)} /></TableCell>
							<TableCell>
								<Controller
									name={`awards.${i}.grade`}
									control={control}
									render={({ field }) => (
										<Select fullWidth size="small" displayEmpty id={`awards-${i}-grade`} SelectDisplayProps={{ "aria-labelledby": "award-grade" } as object} {...field}>
											<MenuItem value=""><em>Grade</em></MenuItem>
											<MenuItem value="9">9th</MenuItem>
											<MenuItem value="10">10th</MenuItem>
											<MenuItem value="11">11th</MenuItem>
											<MenuItem value="12">12th</MenuItem>
										</Select>
									)}
								/>
							</TableCell>
							<TableCell><IconButton size="small" aria-label={`Remove row ${i + 1}`} onClick={() => remove(i)}>✕</IconButton></TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			<Button sx={{ mt: 1 }} disabled={fields.length >= AWARD_LIMIT} onClick={() => append(blankAward(), { shouldFocus: false })}>Add a row</Button>
		</Box>
	);
}

function shownOf(id: string): string {
	const place = document.getElementById(id);
	if (!place) return "";
	if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) return place.value;
	return (place.textContent ?? "").replace(/[\u200b\u2066-\u2069]/g, "").trim();
}
const chips = (id: string) => [...document.querySelectorAll(`.MuiAutocomplete-root:has(#${id}) .MuiChip-label`)].map((chip) => chip.textContent ?? "");
const radio = (name: string) => document.querySelector<HTMLInputElement>(`input[type=radio][name="${name}"]:checked`)?.closest("label")?.textContent?.trim() ?? "";
const picked = (name: string) => document.querySelector<HTMLInputElement>(`#${name}-field`)?.value.replace(/[\u2066-\u2069]/g, "") ?? "";

function Application() {
	const form = useForm<Values>({ defaultValues: { ...defaults, activities: [blankActivity()], awards: [blankAward()] } });
	const [sent, setSent] = useState(false);
	const { control, register } = form;

	window.formState = () => {
		const { activities, awards, birth, graduates, state, ...plain } = form.getValues();
		const rows: Record<string, unknown> = {};
		for (let i = 0; i < ACTIVITY_LIMIT; i++) {
			const a = activities[i] ?? blankActivity();
			Object.assign(rows, { [`act${i + 1}Kind`]: a.kind, [`act${i + 1}Org`]: a.organization, [`act${i + 1}Role`]: a.role, [`act${i + 1}Grades`]: a.grades, [`act${i + 1}Hours`]: a.hours });
		}
		for (let i = 0; i < AWARD_LIMIT; i++) {
			const a = awards[i] ?? blankAward();
			Object.assign(rows, { [`award${i + 1}Name`]: a.name, [`award${i + 1}Grade`]: a.grade });
		}
		return { ...plain, ...rows, state: state?.code ?? "", birth: birth?.isValid() ? birth.format("YYYY-MM-DD") : "", graduates: graduates?.isValid() ? graduates.format("YYYY-MM") : "", submitted: sent };
	};
	window.formShown = () => {
		const seen: Record<string, unknown> = {};
		for (const key of Object.keys(defaults)) if (key !== "activities" && key !== "awards") seen[key] = shownOf(key);
		for (const key of ["hispanic", "standing", "considerScores", "degree", "firstGen", "fafsa"]) seen[key] = radio(key);
		for (const key of ["languages", "otherColleges", "tracks"]) seen[key] = chips(key);
		seen.race = [...document.querySelectorAll<HTMLInputElement>("input[name=race]:checked")].map((box) => box.closest("label")?.textContent ?? "");
		seen.birth = picked("birth");
		seen.graduates = picked("graduates");
		seen.certify = document.querySelector<HTMLInputElement>("input[name=certify]")?.checked;
		for (let i = 0; i < ACTIVITY_LIMIT; i++) {
			const at = `activities-${i}`;
			Object.assign(seen, {
				[`act${i + 1}Kind`]: shownOf(`${at}-kind`), [`act${i + 1}Org`]: shownOf(`${at}-organization`), [`act${i + 1}Role`]: shownOf(`${at}-role`),
				[`act${i + 1}Grades`]: shownOf(`${at}-grades`).split(", ").filter(Boolean), [`act${i + 1}Hours`]: shownOf(`${at}-hours`),
			});
		}
		for (let i = 0; i < AWARD_LIMIT; i++) {
			const grade = shownOf(`awards-${i}-grade`);
			Object.assign(seen, { [`award${i + 1}Name`]: shownOf(`awards-${i}-name`), [`award${i + 1}Grade`]: grade === "Grade" ? "" : grade });
		}
		return seen;
	};

	return (
		<FormProvider {...form}>
			<Box className="masthead">
				<Container maxWidth="lg">
					<Typography variant="overline">Larkmoor State University</Typography>
					<Typography variant="h4" component="h1">Hallam Honors College and Merit Awards</Typography>
					<Typography>Application for first-year students entering in 2027–28 · due December 1</Typography>
				</Container>
			</Box>
			<Container maxWidth="lg" component="form" noValidate sx={{ py: 3 }} onSubmit={form.handleSubmit(() => setSent(true))}>
				<Alert severity="info" sx={{ mb: 2 }}>This single application is read by both the Honors College and the Merit Awards Committee. Fields marked * are required.</Alert>

				<Section number="I" title="Applicant">
					<Box className="grid four">
						<Text name="legalFirst" label="Legal first name" required />
						<Text name="legalMiddle" label="Legal middle name" />
						<Text name="legalLast" label="Legal last name" required />
						<Pick name="suffix" label="Suffix" options={[["none", "None"], ["jr", "Jr."], ["sr", "Sr."], ["ii", "II"], ["iii", "III"], ["iv", "IV"]]} />
						<Text name="goesBy" label="Name you go by" helperText="If different from your legal first name" />
						<Controller
							name="birth"
							control={control}
							render={({ field }) => (
								<DatePicker label="Birth date" value={field.value} onChange={field.onChange} disableFuture slotProps={{ textField: { id: "birth-field", fullWidth: true, required: true } }} />
							)}
						/>
						<Text name="email" label="E-mail" type="email" required />
						<Text name="cell" label="Mobile phone" type="tel" slotProps={{ input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } }} />
					</Box>
					<Divider textAlign="left" sx={{ my: 2 }}>Permanent address</Divider>
					<Box className="grid six">
						<Box className="span3"><Text name="street" label="Street address" required autoComplete="section-home address-line1" /></Box>
						<Text name="unit" label="Apt / unit" />
						<Box className="span2"><Text name="city" label="City" required /></Box>
						<Box className="span2">
							<Controller
								name="state"
								control={control}
								render={({ field }) => (
									<Autocomplete
										id="state"
										options={STATE_OPTIONS}
										getOptionLabel={(option) => option.name}
										isOptionEqualToValue={(option, value) => option.code === value.code}
										value={field.value}
										onChange={(_, value) => field.onChange(value)}
										renderInput={(params) => <TextField {...params} label="State" required />}
									/>
								)}
							/>
						</Box>
						<Box className="span2"><Text name="zip" label="ZIP code" required /></Box>
						<Box className="span2"><Pick name="country" label="Country" options={COUNTRIES} /></Box>
					</Box>
					<Divider textAlign="left" sx={{ my: 2 }}>Mailing address, only if award letters should go elsewhere</Divider>
					<Box className="grid three">
						<Text name="mailStreet" label="Mailing street or P.O. box" />
						<Text name="mailCity" label="Mailing city and state" />
					</Box>
				</Section>

				<Section number="II" title="High school record" note="Self-report; official transcripts are requested only from finalists.">
					<Box className="grid three">
						<Text name="school" label="High school you now attend" required />
						<Pick name="schoolState" label="State of high school" options={STATES.map(([code, name]) => [code, `${name} (${code})`] as const)} />
						<Text name="ceeb" label="CEEB code (six digits)" slotProps={{ htmlInput: { maxLength: 6, inputMode: "numeric" } }} />
						<Controller
							name="graduates"
							control={control}
							render={({ field }) => (
								<DatePicker label="Graduation (month and year)" views={["year", "month"]} format="MM/YYYY" value={field.value} onChange={field.onChange} slotProps={{ textField: { id: "graduates-field", fullWidth: true } }} />
							)}
						/>
						<Choose name="standing" label="Class standing this fall" options={[["jr", "Junior"], ["sr", "Senior"], ["grad", "Already graduated"]]} />
					</Box>
					<Box className="grid four" sx={{ mt: 2 }}>
						<Text name="gpa" label="Unweighted GPA" type="number" helperText="4.00 scale" slotProps={{ htmlInput: { step: 0.01, min: 0, max: 4 } }} />
						<Text name="rank" label="Rank in class" type="number" />
						<Text name="classSize" label="Students in class" type="number" />
					</Box>
					<Box className="grid two" sx={{ mt: 2 }}>
						<Text name="counselor" label="School counselor" />
						<Text name="counselorEmail" label="Counselor's e-mail" type="email" />
					</Box>
				</Section>

				<Section number="III" title="Test scores" note="Larkmoor is test-optional. Report your best section scores if you have them.">
					<Choose name="considerScores" label="Shall the committee consider test scores in its decision?" options={[["y", "Yes, consider them"], ["n", "No, review without them"]]} />
					<Box className="grid four" sx={{ mt: 2 }}>
						<Text name="ebrw" label="SAT Reading and Writing" type="number" helperText="200–800" />
						<Text name="math" label="SAT Math" type="number" helperText="200–800" />
						<Text name="act" label="ACT composite" type="number" helperText="1–36" />
					</Box>
				</Section>

				<Section number="IV" title="Plans at Larkmoor">
					<Box className="grid three">
						<Pick name="term" label="Entry term" options={[["2027FA", "Fall 2027"], ["2028SP", "Spring 2028"], ["2028FA", "Fall 2028 (deferred)"]]} required />
						<Controller
							name="major"
							control={control}
							render={({ field }) => (
								<Autocomplete id="major" options={MAJORS} value={field.value} onChange={(_, value) => field.onChange(value)} renderInput={(params) => <TextField {...params} label="Intended major" required />} />
							)}
						/>
					</Box>
					<Box sx={{ my: 2 }}>
						<Choose name="degree" label="Highest degree you expect to earn" options={[["B", "Bachelor's"], ["M", "Master's"], ["D", "Doctorate"], ["P", "Professional (JD, MD, DVM)"], ["U", "Not sure yet"]]} />
					</Box>
					<Box className="grid two">
						<Several name="otherColleges" label="Other colleges to which you are applying" options={COLLEGES} helper="Does not affect the decision" />
						<Several name="tracks" label="Honors tracks that interest you" options={["Arts and letters", "Civic leadership", "Global studies", "Undergraduate thesis"]} />
					</Box>
				</Section>

				<Section number="V" title="Activities and work" note="Up to three, the most meaningful first.">
					<Activities />
				</Section>

				<Section number="VI" title="Honors and distinctions" note="Up to three since ninth grade.">
					<Awards />
				</Section>

				<Section number="VII" title="Family" note="Used for need-aware merit awards.">
					<Choose name="firstGen" label="Will you be the first in your family to attend college?" options={[["y", "Yes"], ["n", "No"]]} />
					<Box className="grid three" sx={{ mt: 2 }}>
						<Text name="parent1" label="Parent or guardian 1, full name" />
						<Text name="parent1Job" label="Occupation (parent 1)" />
						<Pick name="parent1School" label="Education (parent 1)" options={LEVELS} />
						<Text name="parent2" label="Parent or guardian 2, full name" />
						<Text name="parent2Job" label="Occupation (parent 2)" />
						<Pick name="parent2School" label="Education (parent 2)" options={LEVELS} />
						<Pick name="income" label="Household income last year" options={[["1", "Less than $40,000"], ["2", "$40,000 – $64,999"], ["3", "$65,000 – $89,999"], ["4", "$90,000 – $129,999"], ["5", "$130,000 or more"]]} />
					</Box>
					<Box sx={{ mt: 2 }}>
						<Choose name="fafsa" label="Have you filed the 2027–28 FAFSA?" options={[["y", "Yes"], ["p", "I plan to"], ["n", "No"]]} />
					</Box>
				</Section>

				<Section closed number="VIII" title="Background" note="Voluntary, except citizenship. Readers do not see these answers.">
					<Box className="grid three">
						<Pick name="citizenship" label="Citizenship" options={["U.S. citizen", "U.S. national", "Lawful permanent resident", "DACA or undocumented", "Citizen of another country"]} required />
						<Several name="languages" label="Languages you know" options={TONGUES} />
						<Choose name="hispanic" label="Are you Hispanic or Latino/a?" options={[["y", "Yes"], ["n", "No"]]} />
						<FormControl component="fieldset" className="span2">
							<FormLabel component="legend">Race (mark all that apply)</FormLabel>
							<Controller
								name="race"
								control={control}
								render={({ field }) => (
									<FormGroup row>
										{RACES.map((race) => (
											<FormControlLabel
												key={race}
												label={race}
												control={<Checkbox size="small" name="race" value={race} checked={field.value.includes(race)} onChange={(event) => field.onChange(event.target.checked ? [...field.value, race] : field.value.filter((each) => each !== race))} />}
											/>
										))}
									</FormGroup>
								)}
							/>
						</FormControl>
					</Box>
				</Section>

				<Section number="IX" title="Statement, reference and certification">
					<Text name="essay" label="Describe a question you would spend four years on (400–600 words)" multiline minRows={5} />
					<Box className="grid three" sx={{ mt: 2 }}>
						<Text name="refereeName" label="Teacher who will recommend you" />
						<Text name="refereeEmail" label="Teacher's e-mail" type="email" />
						<Pick name="heard" label="How did you learn of Hallam?" options={["College fair", "School counselor", "Friend or family", "Mailing", "Web search"]} />
					</Box>
					<Box className="aside" aria-hidden="true"><label htmlFor="homepage">Leave this field blank</label><input id="homepage" tabIndex={-1} autoComplete="off" {...register("homepage")} /></Box>
					<Box sx={{ mt: 2 }}>
						<Controller
							name="certify"
							control={control}
							render={({ field }) => <FormControlLabel label="I certify that this application is my own work and that its statements are true." control={<Checkbox name="certify" checked={field.value} onChange={(_, on) => field.onChange(on)} />} />}
						/>
					</Box>
					<Box sx={{ maxWidth: 480, mt: 1 }}><Text name="signature" label="Type your full name as signature" variant="standard" /></Box>
				</Section>

				<Box sx={{ display: "flex", justifyContent: "flex-end", mt: 2 }}><Button type="submit" variant="contained" size="large">Submit application</Button></Box>
				{sent && <Paper role="status" sx={{ p: 2, mt: 2 }}>Thank you. Your application has been received.</Paper>}
			</Container>
		</FormProvider>
	);
}

declare global {
	interface Window { formState: () => unknown; formShown: () => unknown }
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<ThemeProvider theme={theme}>
		<CssBaseline />
		<LocalizationProvider dateAdapter={AdapterDayjs}><Application /></LocalizationProvider>
	</ThemeProvider>,
);
