import {
	Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Autocomplete, Box, Button, Checkbox, Container, createTheme, CssBaseline, Divider, FormControl, FormControlLabel, FormGroup,
	FormHelperText, FormLabel, Grid, InputAdornment, InputLabel, Link, MenuItem, Paper, Radio, RadioGroup, Select, Stack, TextField, ThemeProvider, ToggleButton, ToggleButtonGroup, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Dayjs } from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

const theme = createTheme({ palette: { primary: { main: "#5b2a86" }, secondary: { main: "#c98b1b" } }, typography: { fontFamily: '"Libre Franklin", "Helvetica Neue", Arial, sans-serif' }, shape: { borderRadius: 8 } });

const INCOME = ["Less than $30,000", "$30,000 – $49,999", "$50,000 – $64,999", "$65,000 – $84,999", "$85,000 – $109,999", "$110,000 – $149,999", "$150,000 or more", "Prefer not to say"];
const IDENTITIES = [
	["aian", "American Indian or Alaska Native"], ["asian", "Asian or Asian American"], ["black", "Black or African American"], ["latino", "Hispanic or Latino"],
	["mena", "Middle Eastern or North African"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"], ["decline", "Prefer not to answer"],
];
const GRADES = [["9", "9th (Freshman)"], ["10", "10th (Sophomore)"], ["11", "11th (Junior)"], ["12", "12th (Senior)"]];

const emptyActivity = { organization: "", role: "", hours: "", grades: [] as string[], description: "" };
const emptyHonor = { name: "", grade: "", detail: "" };
const defaults = {
	firstName: "", middleInitial: "", lastName: "", nickname: "", birthDate: null as Dayjs | null, email: "", emailConfirm: "", phone: "",
	homeAddress: { line1: "", line2: "", city: "", state: null as string | null, zip: "" },
	citizenship: "", gender: "", identities: [] as string[], householdIncome: "",
	mother: { firstName: "", lastName: "", occupation: "" }, father: { firstName: "", lastName: "", occupation: "" }, parentEmail: "", siblingCount: "",
	school: { name: "", city: "", state: null as string | null, graduation: null as Dayjs | null, weightedGpa: "", rank: "", classSize: "" },
	psat: "", sat: "", major: null as string | null,
	honors: [emptyHonor, emptyHonor, emptyHonor],
	activities: [] as (typeof emptyActivity)[],
	recommender: { name: "", email: "" },
	essay: "", shirtSize: "", referral: "", sponsorContact: false, consent: false, eSignature: "",
};
type Values = typeof defaults;

const usPhone = (raw: string) => {
	const d = raw.replace(/\D/g, "").slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

function Section({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
	return (
		<Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 4 }, mb: 3 }}>
			<Typography variant="h5" component="h2" gutterBottom>{title}</Typography>
			{intro && <Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>{intro}</Typography>}
			<Grid container spacing={2}>{children}</Grid>
		</Paper>
	);
}

function Text({ name, label, size = 6, required, ...rest }: any) {
	const { register, formState: { errors } } = useFormContext<Values>();
	const error = name.split(".").reduce((at: any, part: string) => at?.[part], errors);
	return (
		<Grid size={{ xs: 12, sm: size }}>
			<TextField fullWidth label={label} required={required} error={!!error} {...rest} helperText={error ? (error.message || "This field is required") : rest.helperText} {...register(name, { required })} />
		</Grid>
	);
}

function Choice({ name, label, options, size = 6, required, helperText }: { name: any; label: string; options: string[][]; size?: number; required?: boolean; helperText?: string }) {
	const { control } = useFormContext<Values>();
	return (
		<Grid size={{ xs: 12, sm: size }}>
			<Controller name={name} control={control} render={({ field }) => (
				<TextField select fullWidth label={label} required={required} helperText={helperText} {...field}>
					{options.map(([value, text]) => <MenuItem key={value} value={value}>{text}</MenuItem>)}
				</TextField>
			)} />
		</Grid>
	);
}

function StateBox({ name, label, size = 4 }: { name: any; label: string; size?: number }) {
	const { control } = useFormContext<Values>();
	return (
		<Grid size={{ xs: 12, sm: size }}>
			<Controller name={name} control={control} render={({ field: { value, onChange, onBlur, ref } }) => (
				<Autocomplete
					autoHighlight
					options={STATES.map(([code]) => code)}
					getOptionLabel={(code) => STATES.find(([c]) => c === code)?.[1] ?? ""}
					value={value}
					onChange={(_, next) => onChange(next)}
					renderInput={(params) => <TextField {...params} label={label} inputRef={ref} onBlur={onBlur} />}
				/>
			)} />
		</Grid>
	);
}

function Honors() {
	const { control } = useFormContext<Values>();
	const { fields } = useFieldArray({ control, name: "honors" });
	return fields.map((field, i) => (
		<Grid container size={12} spacing={2} key={field.id} data-honor={i}>
			<Grid size={12}><Typography variant="subtitle2">Honor #{i + 1}</Typography></Grid>
			<Text name={`honors.${i}.name`} label="Name of award or honor" size={8} />
			<Choice name={`honors.${i}.grade`} label="Grade received" options={GRADES} size={4} />
			<Text name={`honors.${i}.detail`} label="What was it for?" size={12} multiline minRows={2} />
		</Grid>
	));
}

function Activities() {
	const { control, watch } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	return (
		<Grid size={12}>
			{fields.length === 0 && <Alert severity="info" sx={{ mb: 2 }}>You have not added any activities yet. You may list up to six.</Alert>}
			{fields.map((field, i) => (
				<Accordion key={field.id} defaultExpanded variant="outlined" className="activity-panel">
					<AccordionSummary expandIcon={<span aria-hidden="true">▾</span>}>
						<Typography component="span">{watch(`activities.${i}.organization`) || `Activity ${i + 1}`}</Typography>
					</AccordionSummary>
					<AccordionDetails>
						<Grid container spacing={2}>
							<Text name={`activities.${i}.organization`} label="Activity, club or employer" required />
							<Text name={`activities.${i}.role`} label="Your role" size={4} />
							<Text name={`activities.${i}.hours`} label="Hrs/week" size={2} slotProps={{ htmlInput: { inputMode: "numeric" } }} />
							<Grid size={12}>
								<FormControl>
									<FormLabel id={`act-grades-${i}`}>School years involved</FormLabel>
									<Controller name={`activities.${i}.grades`} control={control} render={({ field: { value, onChange } }) => (
										<ToggleButtonGroup size="small" color="primary" value={value} onChange={(_, next) => onChange(next)} aria-labelledby={`act-grades-${i}`}>
											{["9", "10", "11", "12"].map((g) => <ToggleButton key={g} value={g}>{g}th</ToggleButton>)}
										</ToggleButtonGroup>
									)} />
								</FormControl>
							</Grid>
							<Text name={`activities.${i}.description`} label="Describe your contribution" size={12} multiline minRows={3} helperText="What changed because you were involved?" />
						</Grid>
						<Button color="error" size="small" onClick={() => remove(i)} sx={{ mt: 1 }}>Remove</Button>
					</AccordionDetails>
				</Accordion>
			))}
			<Button variant="outlined" sx={{ mt: 2 }} disabled={fields.length >= 6} onClick={() => append({ ...emptyActivity })}>+ Add activity</Button>
		</Grid>
	);
}

const win = window as any;
function Application() {
	const form = useForm<Values>({ defaultValues: defaults });
	const { control, register, handleSubmit, getValues } = form;
	const [sent, setSent] = useState(false);
	win.formState = () => stateOf(getValues(), sent);
	return (
		<FormProvider {...form}>
			<Box component="form" noValidate autoComplete="off" onSubmit={handleSubmit(() => setSent(true), () => setSent(true))}>
				<Section title="Applicant" intro="Please use your legal name. Semifinalists are contacted by email in January.">
					<Text name="firstName" label="First name" size={5} required />
					<Text name="middleInitial" label="M.I." size={2} slotProps={{ htmlInput: { maxLength: 1 } }} />
					<Text name="lastName" label="Last name" size={5} required />
					<Text name="nickname" label="Name you go by" helperText="If different from first name" />
					<Grid size={{ xs: 12, sm: 6 }}>
						<Controller name="birthDate" control={control} render={({ field }) => <DatePicker label="Date of birth" value={field.value} onChange={field.onChange} inputRef={field.ref} disableFuture slotProps={{ textField: { fullWidth: true, required: true } }} />} />
					</Grid>
					<Text name="email" label="Email address" type="email" required helperText="Avoid school-issued addresses that expire at graduation." />
					<Text name="emailConfirm" label="Re-enter email address" type="email" required />
					<Grid size={{ xs: 12, sm: 6 }}>
						<Controller name="phone" control={control} render={({ field }) => <TextField fullWidth label="Cell phone" type="tel" {...field} onChange={(e) => field.onChange(usPhone(e.target.value))} slotProps={{ input: { startAdornment: <InputAdornment position="start">+1</InputAdornment> } }} />} />
					</Grid>
					<Grid size={12}><Divider textAlign="left">Home address</Divider></Grid>
					<Text name="homeAddress.line1" label="Street address" size={8} required />
					<Text name="homeAddress.line2" label="Apt / Unit" size={4} />
					<Text name="homeAddress.city" label="City" size={5} required />
					<StateBox name="homeAddress.state" label="State" />
					<Text name="homeAddress.zip" label="ZIP code" size={3} required />
				</Section>

				<Section title="Academics" intro="Self-reported; finalists submit an official transcript.">
					<Text name="school.name" label="High school" size={12} required />
					<Text name="school.city" label="School city" size={8} />
					<StateBox name="school.state" label="School state" />
					<Grid size={{ xs: 12, sm: 6 }}>
						<Controller name="school.graduation" control={control} render={({ field }) => <DatePicker label="Expected graduation" views={["year", "month"]} format="MM/YYYY" value={field.value} onChange={field.onChange} slotProps={{ textField: { fullWidth: true } }} />} />
					</Grid>
					<Text name="school.weightedGpa" label="Weighted GPA" size={2} />
					<Text name="school.rank" label="Class rank" size={2} />
					<Text name="school.classSize" label="Out of" size={2} helperText="Class size" />
					<Text name="psat" label="PSAT/NMSQT total" size={3} />
					<Text name="sat" label="SAT total (superscore)" size={3} />
					<Grid size={{ xs: 12, sm: 6 }}>
						<Controller name="major" control={control} render={({ field }) => <Autocomplete options={MAJORS} value={field.value} onChange={(_, next) => field.onChange(next)} renderInput={(params) => <TextField {...params} label="Intended field of study" inputRef={field.ref} />} />} />
					</Grid>
				</Section>

				<Section title="Honors" intro="Tell us about up to three academic or community honors received during high school."><Honors /></Section>
				<Section title="Leadership and activities" intro="List the commitments that matter most to you, starting with the most important. Paid work and family care count."><Activities /></Section>

				<Section title="Family">
					<Grid size={12}><Typography variant="subtitle1">Mother (or guardian)</Typography></Grid>
					<Text name="mother.firstName" label="First name" size={4} /><Text name="mother.lastName" label="Last name" size={4} /><Text name="mother.occupation" label="Occupation" size={4} />
					<Grid size={12}><Typography variant="subtitle1">Father (or guardian)</Typography></Grid>
					<Text name="father.firstName" label="First name" size={4} /><Text name="father.lastName" label="Last name" size={4} /><Text name="father.occupation" label="Occupation" size={4} />
					<Text name="parentEmail" label="Parent/guardian email" type="email" size={6} helperText="We copy a parent on award notices for applicants under 18." />
					<Text name="siblingCount" label="Number of brothers and sisters" size={6} />
					<Grid size={{ xs: 12, sm: 6 }}>
						<FormControl fullWidth>
							<InputLabel id="income-label">Annual household income</InputLabel>
							<Controller name="householdIncome" control={control} render={({ field }) => <Select labelId="income-label" id="household-income" label="Annual household income" {...field}>{INCOME.map((x) => <MenuItem key={x} value={x}>{x}</MenuItem>)}</Select>} />
							<FormHelperText>Total before taxes, most recent tax year</FormHelperText>
						</FormControl>
					</Grid>
				</Section>

				<Section title="Background" intro="Eligibility is limited to U.S. citizens, nationals and permanent residents. The remaining answers are for reporting only and are not shown to readers.">
					<Grid size={12}>
						<FormControl required>
							<FormLabel id="citizenship-label">Citizenship</FormLabel>
							<Controller name="citizenship" control={control} render={({ field }) => (
								<RadioGroup row aria-labelledby="citizenship-label" {...field}>
									<FormControlLabel value="citizen" control={<Radio />} label="U.S. citizen or national" />
									<FormControlLabel value="lpr" control={<Radio />} label="Lawful permanent resident" />
									<FormControlLabel value="other" control={<Radio />} label="Other" />
								</RadioGroup>
							)} />
						</FormControl>
					</Grid>
					<Choice name="gender" label="Gender" options={[["woman", "Woman"], ["man", "Man"], ["nonbinary", "Non-binary"], ["self", "Prefer to self-describe"], ["na", "Prefer not to answer"]]} />
					<Grid size={12}>
						<FormControl component="fieldset">
							<FormLabel component="legend">Race/ethnicity (check all that apply)</FormLabel>
							<Controller name="identities" control={control} render={({ field: { value, onChange } }) => (
								<FormGroup id="identities">
									{IDENTITIES.map(([code, text]) => (
										<FormControlLabel key={code} label={text} control={<Checkbox checked={value.includes(code)} onChange={(e) => onChange(e.target.checked ? [...value, code] : value.filter((x) => x !== code))} name={code} />} />
									))}
								</FormGroup>
							)} />
						</FormControl>
					</Grid>
				</Section>

				<Section title="Recommender" intro="We will email this person a link to upload a letter. Family members may not serve as recommenders.">
					<Text name="recommender.name" label="Full name" /><Text name="recommender.email" label="Email" type="email" />
				</Section>

				<Section title="Essay">
					<Text name="essay" label="Your response" size={12} multiline minRows={6} helperText="Describe a time you changed your mind about something important. What did it take? (500 words or fewer)" />
				</Section>

				<Section title="Finishing up">
					<Choice name="shirtSize" label="T-shirt size (for finalist weekend)" options={["XS", "S", "M", "L", "XL", "2XL"].map((x) => [x, x])} />
					<Choice name="referral" label="How did you hear about us?" options={[["counselor", "School counselor"], ["social", "Social media"], ["alum", "A past Scholar"], ["search", "Web search"], ["other", "Other"]]} />
					<Grid size={12}>
						<FormControlLabel control={<Checkbox {...register("sponsorContact")} />} label="Share my contact information with partner organizations that may offer other opportunities." />
						<FormControlLabel control={<Checkbox required {...register("consent")} />} label={<>I have read and agree to the <Link href="#rules">official rules</Link> and <Link href="#privacy">privacy policy</Link>.</>} />
					</Grid>
					<Text name="eSignature" label="Type your full name to sign" />
				</Section>
				<Stack direction="row" spacing={2} sx={{ justifyContent: "flex-end" }}>
					<Button variant="text">Save draft</Button>
					<Button type="submit" variant="contained" size="large">Submit application</Button>
				</Stack>
			</Box>
		</FormProvider>
	);
}

function flat(at: any, prefix = "", out: Record<string, any> = {}) {
	for (const [k, v] of Object.entries(at) as [string, any][]) {
		if (v && typeof v === "object" && !(v.format || (Array.isArray(v) && typeof v[0] !== "object"))) flat(v, `${prefix}${k}.`, out);
		else out[prefix + k] = v;
	}
	return out;
}
function stateOf(values: Values, submitted: boolean) {
	const state = flat({ ...values, activities: [0, 1, 2].map((i) => values.activities[i] ?? emptyActivity) });
	for (const [key, format] of [["birthDate", "YYYY-MM-DD"], ["school.graduation", "YYYY-MM"]]) if (state[key]) state[key] = state[key].isValid() ? state[key].format(format) : "";
	return { ...state, submitted };
}
win.formShown = () => {
	const shown: Record<string, any> = {};
	const labelled = (text: string) => [...document.querySelectorAll("label")].find((l) => l.textContent!.replace(/[\s*]+$/, "") === text)!.parentElement!.querySelector<HTMLInputElement>("input")!.value;
	const auto: Record<string, string> = { "homeAddress.state": "State", "school.state": "School state", major: "Intended field of study", birthDate: "Date of birth", "school.graduation": "Expected graduation" };
	for (const key of Object.keys(win.formState())) {
		if (key === "submitted") continue;
		const input = document.querySelector<HTMLInputElement>(`[name="${key}"]`);
		const list = /^activities\.(\d)\.grades$/.exec(key);
		if (auto[key]) shown[key] = labelled(auto[key]);
		else if (list) shown[key] = [...(document.querySelectorAll(".activity-panel")[+list[1]]?.querySelectorAll(".MuiToggleButton-root.Mui-selected") ?? [])].map((b) => b.textContent);
		else if (key === "identities") shown[key] = [...document.querySelectorAll("#identities label")].filter((l) => l.querySelector("input")!.checked).map((l) => l.textContent);
		else if (!input) shown[key] = "";
		else if (input.type === "radio") shown[key] = document.querySelector(`[name="${key}"]:checked`)?.closest("label")?.textContent ?? "";
		else if (input.type === "checkbox") shown[key] = input.checked;
		else if (input.classList.contains("MuiSelect-nativeInput")) shown[key] = input.parentElement!.querySelector("[role=combobox]")!.textContent!.replace(/\u200b/g, "");
		else shown[key] = input.value;
	}
	return shown;
};

createRoot(document.getElementById("root")!).render(
	<ThemeProvider theme={theme}>
		<CssBaseline />
		<LocalizationProvider dateAdapter={AdapterDayjs}>
			<AppBar position="static" elevation={0}><Toolbar><Typography variant="h6">The Thornbury Foundation</Typography></Toolbar></AppBar>
			<Container maxWidth="md" sx={{ py: 4 }}>
				<Typography variant="h3" component="h1" gutterBottom>Thornbury Scholars Application</Typography>
				<Typography sx={{ mb: 3 }}>Each year Thornbury selects 150 graduating seniors nationwide on the basis of achievement, character and promise. Your work is saved to this browser as you go.</Typography>
				<Application />
				<Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 4 }}>© The Thornbury Foundation, a 501(c)(3) organization. Questions? scholars@thornbury.example</Typography>
			</Container>
		</LocalizationProvider>
	</ThemeProvider>,
);
