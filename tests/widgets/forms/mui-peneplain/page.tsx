import {
	Accordion, AccordionDetails, AccordionSummary, AppBar, Autocomplete, Box, Button, Checkbox, Chip, Container, createTheme, CssBaseline, FormControl,
	FormControlLabel, FormGroup, FormHelperText, FormLabel, Grid, MenuItem, Paper, Radio, RadioGroup, Stack, Table, TableBody, TableCell, TableContainer,
	TableHead, TableRow, TextField, ThemeProvider, ToggleButton, ToggleButtonGroup, Toolbar, Typography,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";

const TYPES = [
	"Academic", "Art", "Athletics: Club", "Athletics: JV/Varsity", "Career Oriented", "Community Service (Volunteer)", "Computer/Technology", "Cultural", "Dance",
	"Debate/Speech", "Environmental", "Family Responsibilities", "Internship", "Journalism/Publication", "Music: Instrumental", "Music: Vocal", "Religious", "Research",
	"Robotics", "Science/Math", "Student Govt./Politics", "Theater/Drama", "Work (Paid)", "Other Club/Activity",
];
const GRADES = ["9", "10", "11", "12", "PG"];
const SCHOOLING = [
	["0", "None or grade school"], ["1", "Some secondary school"], ["2", "Secondary school diploma or equivalent"], ["3", "Some college or university"], ["4", "Associate degree"],
	["5", "Bachelor’s degree"], ["6", "Master’s degree"], ["7", "Doctoral or professional degree"],
];
const same = (texts: readonly string[]) => texts.map((text) => [text, text]);

const places = new Map<string, HTMLElement>();
const at = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
	else places.delete(key);
};

const activity = { type: "", position: "", organization: "", description: "", grades: [] as string[], hours: "", weeks: "" };
const honor = { title: "", grade: "" };
const course = { name: "", grade: "", credits: "" };
const blankScore = { score: "", date: null as dayjs.Dayjs | null };
const DEFAULTS = {
	name: { first: "", middle: "", last: "", suffix: "", chosen: "" },
	birth: { date: null as dayjs.Dayjs | null},
	contact: { email: "", kind: null as string | null, phone: "", line1: "", line2: "", city: "", state: null as string | null, zip: "" },
	school: { name: "", city: "", entry: null as dayjs.Dayjs | null, graduation: null as dayjs.Dayjs | null, gpaWeighted: "", counselorName: "", counselorEmail: "" },
	courses: [course, course, course],
	tests: { sat: blankScore, satMath: blankScore, act: blankScore },
	activities: [activity, activity, activity],
	honors: [honor, honor, honor],
	family: { p1Name: "", p1Degree: "", p2Name: "", p2Degree: "", legacy: "" },
	about: { gender: "", citizenship: "", race: [] as string[], firstGeneration: "" },
	plans: { division: "", major: [] as string[], degree: "" },
	writing: { community: "", subject: "" },
	agree: { truth: false, waiver: "", signature: "" },
};

type Q = { name: string; label: string; required?: boolean; help?: string };

function Text({ name, label, required, help, limit, ...rest }: Q & Record<string, any>) {
	const { register } = useFormContext();
	const length = (useWatch({ name }) ?? "").length;
	return (
		<TextField
			fullWidth size="small" id={name.replaceAll(".", "-")} label={label} required={required} {...register(name)} inputRef={register(name).ref} ref={at(name)}
			helperText={limit ? `${length}/${limit}` : help} slotProps={{ htmlInput: { maxLength: limit } }} {...rest}
		/>
	);
}

function Choose({ name, label, required, options, help, bare }: Q & { options: readonly (readonly string[])[]; bare?: boolean }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name} control={control}
			render={({ field }) => (
				<TextField select fullWidth size="small" id={name.replaceAll(".", "-")} label={bare ? undefined : label} required={required} helperText={help} {...field} inputRef={field.ref} ref={at(name)} slotProps={bare ? { select: { SelectDisplayProps: { "aria-label": label } } } : undefined}>
					{options.map(([value, text]) => <MenuItem key={value} value={value}>{text}</MenuItem>)}
				</TextField>
			)}
		/>
	);
}

function Search({ name, label, required, options, texts }: Q & { options: readonly string[]; texts?: Record<string, string> }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name} control={control}
			render={({ field: { value, onChange, onBlur, ref } }) => (
				<Autocomplete
					size="small" id={name.replaceAll(".", "-")} ref={at(name)} options={[...options]} value={value} onChange={(_, chosen) => onChange(chosen)} onBlur={onBlur} getOptionLabel={(option) => texts?.[option] ?? option}
					renderInput={(params) => <TextField {...params} label={label} required={required} inputRef={ref} />}
				/>
			)}
		/>
	);
}

function Day({ name, label, required, monthly, bare }: Q & { monthly?: boolean; bare?: boolean }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name} control={control}
			render={({ field: { value, onChange, onBlur, ref } }) => (
				<Box ref={at(name)}>
					<DatePicker
						label={bare ? undefined : label} value={value} onChange={onChange} inputRef={ref} views={monthly ? ["year", "month"] : undefined} format={monthly ? "MM/YYYY" : "MM/DD/YYYY"}
						slotProps={{ textField: { size: "small", fullWidth: true, required, onBlur, ...(bare ? { "aria-label": label } : {}) } as any }}
					/>
				</Box>
			)}
		/>
	);
}

function Circles({ name, label, required, options, help, row = true }: Q & { options: readonly (readonly string[])[]; row?: boolean }) {
	const { control } = useFormContext();
	const id = `${name.replaceAll(".", "-")}-label`;
	return (
		<Controller
			name={name} control={control}
			render={({ field }) => (
				<FormControl required={required} ref={at(name)}>
					<FormLabel id={id}>{label}</FormLabel>
					<RadioGroup row={row} aria-labelledby={id} {...field}>
						{options.map(([value, text]) => <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={text} />)}
					</RadioGroup>
					{help && <FormHelperText>{help}</FormHelperText>}
				</FormControl>
			)}
		/>
	);
}

function Boxes({ name, label, options, row = false }: Q & { options: readonly string[]; row?: boolean }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name} control={control}
			render={({ field: { value, onChange } }) => (
				<FormControl component="fieldset" ref={at(name) as any}>
					<FormLabel component="legend">{label}</FormLabel>
					<FormGroup row={row}>
						{options.map((text) => (
							<FormControlLabel
								key={text} label={text}
								control={<Checkbox size="small" checked={value.includes(text)} onChange={(_, on) => onChange(options.filter((option) => (option === text ? on : value.includes(option))))} />}
							/>
						))}
					</FormGroup>
				</FormControl>
			)}
		/>
	);
}

const Half = ({ children, size = 6 }: { children: ReactNode; size?: number }) => <Grid size={{ xs: 12, md: size }}>{children}</Grid>;
function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" component="section" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h5" component="h2">{title}</Typography>
			{intro && <Typography color="text.secondary" variant="body2" sx={{ mt: 0.5 }}>{intro}</Typography>}
			<Box sx={{ mt: 2.5 }}>{children}</Box>
		</Paper>
	);
}

function ActivityPanel({ index, open, toggle }: { index: number; open: boolean; toggle: (open: boolean) => void }) {
	const name = `activities.${index}`;
	const organization = useWatch({ name: `${name}.organization` });
	return (
		<Accordion expanded={open} onChange={(_, now) => toggle(now)} variant="outlined">
			<AccordionSummary expandIcon={<span aria-hidden="true">⌄</span>} id={`activity-${index + 1}-head`} aria-controls={`activity-${index + 1}-body`}>
				<Typography component="span" sx={{ width: 120, fontWeight: 600 }}>Activity {index + 1}</Typography>
				<Typography component="span" color="text.secondary">{organization || "Not started"}</Typography>
			</AccordionSummary>
			<AccordionDetails>
				<Grid container spacing={2}>
					<Half><Choose name={`${name}.type`} label="Activity type" options={same(TYPES)} /></Half>
					<Half><Text name={`${name}.position`} label="Position/Leadership description" limit={50} /></Half>
					<Half size={12}><Text name={`${name}.organization`} label="Organization name" limit={100} /></Half>
					<Half size={12}><Text name={`${name}.description`} label="Please describe this activity, including what you accomplished" limit={150} multiline minRows={2} /></Half>
					<Half><Boxes name={`${name}.grades`} label="Participation grade levels" options={GRADES} row /></Half>
					<Half size={3}><Text name={`${name}.hours`} label="Hours spent per week" inputMode="decimal" /></Half>
					<Half size={3}><Text name={`${name}.weeks`} label="Weeks spent per year" inputMode="numeric" /></Half>
				</Grid>
			</AccordionDetails>
		</Accordion>
	);
}

function HonorPanel({ index }: { index: number }) {
	const name = `honors.${index}`;
	const title = useWatch({ name: `${name}.title` });
	return (
		<Accordion defaultExpanded={index === 0} variant="outlined">
			<AccordionSummary expandIcon={<span aria-hidden="true">⌄</span>} id={`honor-${index + 1}-head`} aria-controls={`honor-${index + 1}-body`}>
				<Typography component="span" sx={{ width: 120, fontWeight: 600 }}>Honor {index + 1}</Typography>
				<Typography component="span" color="text.secondary">{title || "Not started"}</Typography>
			</AccordionSummary>
			<AccordionDetails>
				<Stack spacing={2}>
					<Text name={`${name}.title`} label="Title of honor" limit={100} />
					<Circles name={`${name}.grade`} label="Grade level" options={[["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"]]} />
				</Stack>
			</AccordionDetails>
		</Accordion>
	);
}

const theme = createTheme({ palette: { primary: { main: "#3b2a6d" }, background: { default: "#f6f5f9" } }, typography: { fontFamily: '"Source Sans 3", "Segoe UI", Arial, sans-serif', h5: { fontWeight: 600 } } });
const STATE_CODES = STATES.map(([code]) => code);
const STATE_TEXTS = Object.fromEntries(STATES);
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];

function App() {
	const form = useForm({ defaultValues: DEFAULTS });
	const [open, setOpen] = useState<number | false>(0);
	const [sent, setSent] = useState(false);
	const { control } = form;

	const flat = (value: any, path: string, out: Record<string, any>) => {
		if (dayjs.isDayjs(value)) out[path] = value.isValid() ? value.format("YYYY-MM-DD") : "";
		else if (value && typeof value === "object" && !(Array.isArray(value) && typeof value[0] !== "object")) for (const [key, each] of Object.entries(value)) flat(each, path ? `${path}.${key}` : key, out);
		else out[path] = value ?? "";
		return out;
	};
	const own = window as any;
	own.formState = () => ({ ...flat(form.getValues(), "", {}), submitted: sent });
	own.formShown = () =>
		Object.fromEntries(
			Object.entries(own.formState()).filter(([key]) => key !== "submitted").map(([key, value]) => {
				const holder = places.get(key)!;
				const chips = [...holder.querySelectorAll(".MuiChip-label")].map((chip) => chip.textContent);
				if (key === "plans.major") return [key, chips];
				if (Array.isArray(value)) return [key, [...holder.querySelectorAll<HTMLInputElement>("input:checked")].map((box) => box.closest("label")!.textContent)];
				if (typeof value === "boolean") return [key, holder.querySelector<HTMLInputElement>("input")!.checked];
				if (holder.querySelector("input[type=radio]")) return [key, holder.querySelector("input:checked")?.closest("label")!.textContent ?? ""];
				const toggles = holder.querySelector(".MuiToggleButton-root");
				if (toggles) return [key, holder.querySelector("[aria-pressed=true]")?.textContent ?? ""];
				const picked = holder.querySelector(".MuiSelect-select");
				if (picked) return [key, picked.textContent!.replace(/\u200b/g, "")];
				const sections = holder.querySelector(".MuiPickersInputBase-sectionsContainer, .MuiPickersSectionList-root");
				if (sections) {
					const hidden = holder.querySelector("input")?.value ?? "";
					return [key, hidden.replace(/[\u2066-\u2069\u200b]/g, "")];
				}
				return [key, holder.querySelector<HTMLInputElement>("textarea:not([aria-hidden]),input")!.value];
			}),
		);

	return (
		<ThemeProvider theme={theme}>
			<CssBaseline />
			<LocalizationProvider dateAdapter={AdapterDayjs}>
				<AppBar position="static"><Toolbar><Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>Peregrine University</Typography><Typography variant="body2">First-Year Application · 2026–2027 cycle</Typography></Toolbar></AppBar>
				<Container maxWidth="md" sx={{ py: 4 }}>
					<FormProvider {...form}>
						<form noValidate onSubmit={form.handleSubmit(() => setSent(true))}>
							<Section title="Personal information">
								<Grid container spacing={2}>
									<Half size={4}><Text name="name.first" label="Legal first/given name" required /></Half>
									<Half size={4}><Text name="name.middle" label="Middle name" /></Half>
									<Half size={4}><Text name="name.last" label="Last/family/surname" required /></Half>
									<Half size={4}><Choose name="name.suffix" label="Suffix" options={same(["Jr.", "Sr.", "II", "III", "IV", "V"])} /></Half>
									<Half size={4}><Text name="name.chosen" label="Chosen name" /></Half>
									<Half size={4}><Day name="birth.date" label="Date of birth" required /></Half>
								</Grid>
							</Section>

							<Section title="Contact">
								<Grid container spacing={2}>
									<Half><Text name="contact.email" label="Email address" type="email" required /></Half>
									<Half size={3}><Text name="contact.phone" label="Telephone" type="tel" /></Half>
									<Half size={3}>
										<Controller
											name="contact.kind" control={control}
											render={({ field: { value, onChange } }) => (
												<Box>
												<Typography variant="caption" color="text.secondary" component="div" id="contact-kind-label" sx={{ mt: -1.5 }}>Best way to reach you</Typography>
												<ToggleButtonGroup exclusive size="small" value={value} onChange={(_, chosen) => onChange(chosen)} aria-labelledby="contact-kind-label" ref={at("contact.kind")}>
													<ToggleButton value="call">Call</ToggleButton>
													<ToggleButton value="text">Text</ToggleButton>
													<ToggleButton value="email">Email</ToggleButton>
												</ToggleButtonGroup>
												</Box>
											)}
										/>
									</Half>
									<Half size={8}><Text name="contact.line1" label="Permanent address, line 1" required /></Half>
									<Half size={4}><Text name="contact.line2" label="Line 2" /></Half>
									<Half size={5}><Text name="contact.city" label="City" required /></Half>
									<Half size={4}><Search name="contact.state" label="State" options={STATE_CODES} texts={STATE_TEXTS} /></Half>
									<Half size={3}><Text name="contact.zip" label="ZIP code" /></Half>
								</Grid>
							</Section>

							<Section title="Secondary school">
								<Grid container spacing={2}>
									<Half><Text name="school.name" label="Current secondary school" required /></Half>
									<Half><Text name="school.city" label="School city" /></Half>
									<Half size={4}><Day name="school.entry" label="Date of entry" monthly /></Half>
									<Half size={4}><Day name="school.graduation" label="Graduation date" monthly /></Half>
									<Half size={4}><Text name="school.gpaWeighted" label="Cumulative weighted GPA" inputMode="decimal" /></Half>
									<Half><Text name="school.counselorName" label="Counselor name" /></Half>
									<Half><Text name="school.counselorEmail" label="Counselor email" type="email" /></Half>
								</Grid>
							</Section>

							<Section title="Academic history" intro="Report the three secondary school courses you would like us to look at most closely. Enter grades as they appear on your transcript.">
								<TableContainer>
									<Table size="small" aria-label="Secondary school courses">
										<TableHead><TableRow><TableCell width={40}>#</TableCell><TableCell>Course title</TableCell><TableCell width={150}>Final grade</TableCell><TableCell width={150}>Credits</TableCell></TableRow></TableHead>
										<TableBody>
											{DEFAULTS.courses.map((_, index) => (
												<TableRow key={index}>
													<TableCell>{index + 1}</TableCell>
													{["name", "grade", "credits"].map((part) => <TableCell key={part}><Text name={`courses.${index}.${part}`} label={undefined as any} variant="standard" /></TableCell>)}
												</TableRow>
											))}
										</TableBody>
									</Table>
								</TableContainer>
								<Typography variant="subtitle1" sx={{ mt: 4, fontWeight: 600 }}>Test scores</Typography>
								<Typography variant="body2" color="text.secondary">Peregrine is test-optional. Self-report your highest scores if you wish them considered.</Typography>
								<Table size="small" aria-label="Test scores">
									<TableHead><TableRow><TableCell>Test</TableCell><TableCell width={160}>Highest score</TableCell><TableCell width={240}>Date taken</TableCell></TableRow></TableHead>
									<TableBody>
										{[["sat", "SAT Evidence-Based Reading and Writing"], ["satMath", "SAT Math"], ["act", "ACT Composite"]].map(([key, title]) => (
											<TableRow key={key}>
												<TableCell component="th" scope="row">{title}</TableCell>
												<TableCell><Text name={`tests.${key}.score`} label={undefined as any} variant="standard" /></TableCell>
												<TableCell><Day name={`tests.${key}.date`} label={`${title} date`} bare /></TableCell>
											</TableRow>
										))}
									</TableBody>
								</Table>
							</Section>

							<Section title="Activities" intro="List up to three, in order of their importance to you.">
								{[0, 1, 2].map((index) => <ActivityPanel key={index} index={index} open={open === index} toggle={(now) => setOpen(now ? index : false)} />)}
							</Section>
							<Section title="Honors" intro="Up to three academic honors since the ninth grade.">
								{[0, 1, 2].map((index) => <HonorPanel key={index} index={index} />)}
							</Section>

							<Section title="Family">
								<Grid container spacing={2}>
									<Half><Text name="family.p1Name" label="Parent 1 full name" /></Half>
									<Half><Choose name="family.p1Degree" label="Parent 1 highest education level" options={SCHOOLING} /></Half>
									<Half><Text name="family.p2Name" label="Parent 2 full name" /></Half>
									<Half><Choose name="family.p2Degree" label="Parent 2 highest education level" options={SCHOOLING} /></Half>
									<Half size={12}><Circles name="family.legacy" label="Has any member of your family attended Peregrine?" options={[["Y", "Yes"], ["N", "No"]]} /></Half>
								</Grid>
							</Section>

							<Section title="Demographics" intro="Optional. Not shown to readers.">
								<Stack spacing={2}>
									<Circles name="about.gender" label="Gender" options={[["W", "Woman"], ["M", "Man"], ["NB", "Nonbinary"], ["AN", "Another gender"]]} />
									<Choose name="about.citizenship" label="Citizenship status" options={[["USC", "U.S. citizen or U.S. national"], ["DUAL", "U.S. dual citizen"], ["LPR", "U.S. permanent resident"], ["INT", "Citizen of non-U.S. country"]]} />
									<Boxes name="about.race" label="Regardless of your Hispanic or Latino background, how do you identify?" options={RACES} />
									<Circles name="about.firstGeneration" label="Are you a first-generation college student?" options={[["Y", "Yes"], ["N", "No"], ["U", "Not sure"]]} />
								</Stack>
							</Section>

							<Section title="Peregrine questions">
								<Grid container spacing={2}>
									<Half><Choose name="plans.division" label="Which division are you applying to?" required options={[["AS", "College of Arts and Letters"], ["ENG", "School of Engineering"], ["NUR", "School of Nursing"], ["MUS", "Conservatory of Music"]]} /></Half>
									<Half>
										<Controller
											name="plans.major" control={control}
											render={({ field: { value, onChange } }) => (
												<Autocomplete multiple size="small" id="plans-major" ref={at("plans.major")} options={MAJORS} value={value} onChange={(_, chosen) => onChange(chosen)} renderValue={(chosen, props) => chosen.map((text, index) => { const { key, ...rest } = props({ index }) as any; return <Chip key={key} size="small" label={text} {...rest} />; })} renderInput={(params) => <TextField {...params} label="Possible majors (up to three)" />} />
											)}
										/>
									</Half>
									<Half><Choose name="plans.degree" label="Highest degree you intend to earn" options={same(["Associate’s", "Bachelor’s", "Master’s", "Doctorate", "Undecided"])} /></Half>
									<Half size={12}><Text name="writing.community" label="Describe a community that shaped you. (250 words)" multiline minRows={4} /></Half>
									<Half size={12}><Text name="writing.subject" label="What would you teach a roommate? (50 words)" multiline minRows={2} /></Half>
								</Grid>
							</Section>

							<Section title="Affirmation">
								<Stack spacing={2}>
									<Controller name="agree.truth" control={control} render={({ field }) => <FormControlLabel ref={at("agree.truth") as any} control={<Checkbox checked={field.value} onChange={(_, on) => field.onChange(on)} />} label="I certify that all information submitted is my own work, factually true, and honestly presented." />} />
									<Circles name="agree.waiver" label="FERPA: do you waive your right to review recommendations?" row={false} options={[["W", "I waive my right"], ["K", "I do not waive my right"]]} />
									<Text name="agree.signature" label="Signature" />
								</Stack>
							</Section>
							<Button type="submit" variant="contained" size="large">Review and submit</Button>
						</form>
					</FormProvider>
				</Container>
			</LocalizationProvider>
		</ThemeProvider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);
