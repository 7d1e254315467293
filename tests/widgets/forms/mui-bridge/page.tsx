import {
	Box, Button, Checkbox, Container, CssBaseline, Divider, FormControl, FormControlLabel, FormHelperText, FormLabel, Grid, InputLabel,
	MenuItem, OutlinedInput, Paper, Radio, RadioGroup, Select, Stack, TextField, Typography,
} from "@mui/material";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";

const STATES: [string, string][] = [["Alabama", "AL"], ["Alaska", "AK"], ["Arizona", "AZ"], ["Arkansas", "AR"], ["California", "CA"], ["Colorado", "CO"], ["Connecticut", "CT"], ["Delaware", "DE"], ["District of Columbia", "DC"], ["Florida", "FL"], ["Georgia", "GA"], ["Hawaii", "HI"], ["Idaho", "ID"], ["Illinois", "IL"], ["Indiana", "IN"], ["Iowa", "IA"], ["Kansas", "KS"], ["Kentucky", "KY"], ["Louisiana", "LA"], ["Maine", "ME"], ["Maryland", "MD"], ["Massachusetts", "MA"], ["Michigan", "MI"], ["Minnesota", "MN"], ["Mississippi", "MS"], ["Missouri", "MO"], ["Montana", "MT"], ["Nebraska", "NE"], ["Nevada", "NV"], ["New Hampshire", "NH"], ["New Jersey", "NJ"], ["New Mexico", "NM"], ["New York", "NY"], ["North Carolina", "NC"], ["North Dakota", "ND"], ["Ohio", "OH"], ["Oklahoma", "OK"], ["Oregon", "OR"], ["Pennsylvania", "PA"], ["Rhode Island", "RI"], ["South Carolina", "SC"], ["South Dakota", "SD"], ["Tennessee", "TN"], ["Texas", "TX"], ["Utah", "UT"], ["Vermont", "VT"], ["Virginia", "VA"], ["Washington", "WA"], ["West Virginia", "WV"], ["Wisconsin", "WI"], ["Wyoming", "WY"]];
const COUNTRIES: string[] = ["Afghanistan", "Albania", "Algeria", "Andorra", "Angola", "Argentina", "Armenia", "Australia", "Austria", "Azerbaijan", "Bahamas", "Bahrain", "Bangladesh", "Barbados", "Belarus", "Belgium", "Belize", "Benin", "Bhutan", "Bolivia", "Bosnia and Herzegovina", "Botswana", "Brazil", "Brunei", "Bulgaria", "Burkina Faso", "Burundi", "Cambodia", "Cameroon", "Canada", "Cape Verde", "Central African Republic", "Chad", "Chile", "China", "Colombia", "Comoros", "Congo", "Costa Rica", "Croatia", "Cuba", "Cyprus", "Czechia", "Denmark", "Djibouti", "Dominica", "Dominican Republic", "Ecuador", "Egypt", "El Salvador", "Equatorial Guinea", "Eritrea", "Estonia", "Eswatini", "Ethiopia", "Fiji", "Finland", "France", "Gabon", "Gambia", "Georgia", "Germany", "Ghana", "Greece", "Guatemala", "Guinea", "Guinea-Bissau", "Guyana", "Haiti", "Honduras", "Hungary", "Iceland", "India", "Indonesia", "Iran", "Iraq", "Ireland", "Israel", "Italy", "Jamaica", "Japan", "Jordan", "Kazakhstan", "Kenya", "Kuwait", "Laos", "Latvia", "Lebanon", "Liberia", "Libya", "Lithuania", "Luxembourg", "Madagascar", "Malawi", "Malaysia", "Mali", "Malta", "Mexico", "Moldova", "Mongolia", "Montenegro", "Morocco", "Mozambique", "Myanmar", "Namibia", "Nepal", "Netherlands", "New Zealand", "Nicaragua", "Niger", "Nigeria", "North Macedonia", "Norway", "Oman", "Pakistan", "Palestine", "Panama", "Paraguay", "Peru", "Philippines", "Poland", "Portugal", "Qatar", "Romania", "Russia", "Rwanda", "Saudi Arabia", "Senegal", "Serbia", "Sierra Leone", "Singapore", "Slovakia", "Slovenia", "Somalia", "South Africa", "South Korea", "South Sudan", "Spain", "Sri Lanka", "Sudan", "Sweden", "Switzerland", "Syria", "Taiwan", "Tanzania", "Thailand", "Togo", "Trinidad and Tobago", "Tunisia", "Turkey", "Uganda", "Ukraine", "United Arab Emirates", "United Kingdom", "United States", "United States Minor Outlying Islands", "Uruguay", "Uzbekistan", "Venezuela", "Vietnam", "Yemen", "Zambia", "Zimbabwe"];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const TRACKS = [
	"Bioengineering", "Chemical Engineering", "Civil Engineering", "Computer Engineering", "Electrical Engineering", "Environmental Engineering",
	"Industrial Engineering", "Mechanical Engineering", "I'm still deciding",
];
const INCOME: [string, string][] = [
	["1", "Under $20,000"], ["2", "$20,000 – $39,999"], ["3", "$40,000 – $59,999"], ["4", "$60,000 – $79,999"], ["5", "$80,000 – $99,999"],
	["6", "$100,000 or more"], ["0", "I don't know"],
];
const BACKGROUND = [
	"American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic or Latina/o/x", "Middle Eastern or North African",
	"Native Hawaiian or Pacific Islander", "White", "I'd rather not say",
];
const SHIRTS = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];
const KNOWN_AS = ["Parent or guardian", "Grandparent", "Other relative", "Family friend", "Other"];

const START = {
	badgeName: "", firstName: "", middleName: "", lastName: "", suffix: "", otherLastName: "", pronouns: "",
	birthMonth: "", birthDay: "", birthYear: "", email: "", emailConfirm: "", phoneCode: "", phone: "", textOk: false,
	address1: "", address2: "", city: "", county: "", state: "", zip: "", country: "",
	school: "", schoolCity: "", schoolState: "", schoolCode: "", finish: "", gpa: "", collegeClasses: "", track: "",
	satMath: "", satMathDate: "", act: "",
	citizen: "", background: [] as string[], firstGen: "", income: "", aidIndex: "",
	guardianName: "", guardianPhone: "", guardianWork: "",
	activity0: "", role0: "", hours0: "", activity1: "", role1: "", hours1: "",
	teacherFirst: "", teacherLast: "", teacherSubject: "", teacherEmail: "",
	emergencyName: "", emergencyRelation: "", emergencyDay: "", emergencyEvening: "",
	shirt: "", food: "", agree: false, signed: "",
};
type Values = typeof START;
type Key = keyof Values;
let values: Values = START;
let submitted = false;

function App() {
	const [held, setHeld] = useState(START);
	values = held;
	const set = (key: Key, value: unknown) => setHeld((before) => ({ ...before, [key]: value }));

	const text = (name: Key, label: ReactNode, width: number, more: object = {}) => (
		<Grid size={{ xs: 12, sm: width }}>
			<TextField fullWidth size="small" name={name} label={label} value={held[name]} onChange={(event) => set(name, event.target.value)} {...more} />
		</Grid>
	);
	const list = (name: Key, label: ReactNode, width: number, options: readonly (string | [string, string])[], more: object = {}) => (
		<Grid size={{ xs: 12, sm: width }}>
			<TextField select fullWidth size="small" name={name} label={label} value={held[name]} onChange={(event) => set(name, event.target.value)} {...more}>
				{options.map((option) => {
					const [value, shown] = Array.isArray(option) ? option : [option, option];
					return <MenuItem key={value} value={value}>{shown}</MenuItem>;
				})}
			</TextField>
		</Grid>
	);
	const radios = (name: Key, label: string, options: [string, string][], help?: string) => (
		<Grid size={12}>
			<FormControl required>
				<FormLabel id={`${name}-question`}>{label}</FormLabel>
				{help && <FormHelperText sx={{ ml: 0 }}>{help}</FormHelperText>}
				<RadioGroup aria-labelledby={`${name}-question`} name={name} value={held[name]} onChange={(_, value) => set(name, value)}>
					{options.map(([value, shown]) => <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={shown} />)}
				</RadioGroup>
			</FormControl>
		</Grid>
	);
	const part = (title: string, intro: ReactNode, children: ReactNode) => (
		<Paper variant="outlined" component="section" sx={{ p: 3, mb: 3 }}>
			<Typography variant="h6" component="h2">{title}</Typography>
			{intro && <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>{intro}</Typography>}
			<Grid container spacing={2} sx={{ mt: 1 }}>{children}</Grid>
		</Paper>
	);

	return (
		<Container maxWidth="md" sx={{ py: 4 }}>
			<CssBaseline />
			<Typography variant="h4" component="h1">Headwaters Summer Bridge</Typography>
			<Typography sx={{ mb: 3 }}>
				Five weeks on campus before your first fall. No cost to you: housing, meals and books are covered. Applications close February 28, 11:59 p.m. Pacific.
				This should take about 25 minutes, and nobody is turned away for a typo.
			</Typography>
			<Box component="form" noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
				{part("Hi! Who are you?", "We use your ID name for housing and your badge name for everything else.", <>
					{text("badgeName", "What do you go by?", 12, { helperText: "This goes on your badge and your door" })}
					{text("firstName", "First name on your ID", 5, { required: true })}
					{text("middleName", "Middle", 3)}
					{text("lastName", "Last name(s) on your ID", 4, { required: true })}
					{list("suffix", "Jr., III, etc.", 3, ["Jr.", "Sr.", "II", "III", "IV"])}
					{text("otherLastName", "Any other name on your school records", 5, { helperText: "Leave blank if there isn't one" })}
					{list("pronouns", "Pronouns", 4, ["she/her", "he/him", "they/them", "Just use my name"])}
					<Grid size={12}>
						<FormControl component="fieldset">
							<FormLabel component="legend" required sx={{ mb: 1 }}>When's your birthday?</FormLabel>
							<Stack direction="row" spacing={1}>
								<TextField select size="small" name="birthMonth" label="Month" sx={{ minWidth: 150 }} value={held.birthMonth} onChange={(event) => set("birthMonth", event.target.value)}>
									{MONTHS.map((month, index) => <MenuItem key={month} value={index + 1}>{month}</MenuItem>)}
								</TextField>
								<TextField select size="small" name="birthDay" label="Day" sx={{ minWidth: 90 }} value={held.birthDay} onChange={(event) => set("birthDay", event.target.value)}>
									{Array.from({ length: 31 }, (_, index) => <MenuItem key={index} value={index + 1}>{index + 1}</MenuItem>)}
								</TextField>
								<TextField size="small" name="birthYear" label="Year" placeholder="YYYY" sx={{ width: 110 }} value={held.birthYear} onChange={(event) => set("birthYear", event.target.value)} slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 4 } }} />
							</Stack>
						</FormControl>
					</Grid>
				</>)}
				{part("How do we find you?", "Decisions go out by e-mail in April. Please don't use a school address that shuts off after graduation.", <>
					{text("email", "E-mail you actually check", 6, { required: true, type: "email" })}
					{text("emailConfirm", "Same e-mail, one more time", 6, { required: true, type: "email" })}
					{list("phoneCode", "Code", 4, [["+1", "+1 (US, Canada)"], ["+52", "+52 (Mexico)"], ["+44", "+44 (UK)"], ["+63", "+63 (Philippines)"], ["+84", "+84 (Vietnam)"], ["+234", "+234 (Nigeria)"]])}
					{text("phone", "Cell", 8, { required: true, type: "tel", placeholder: "555-555-5555" })}
					<Grid size={12}>
						<FormControlLabel control={<Checkbox name="textOk" checked={held.textOk} onChange={(_, on) => set("textOk", on)} />} label="You may send me text messages. Message and data rates may apply." />
					</Grid>
					<Grid size={12}><Divider textAlign="left">Where your packing list should go</Divider></Grid>
					{text("address1", "Street or P.O. box", 8, { required: true })}
					{text("address2", "Apt / unit / space", 4)}
					{text("city", "City or town", 5, { required: true })}
					{text("county", "County", 3, { helperText: "Only if you live in Oregon" })}
					<Grid size={{ xs: 12, sm: 4 }}>
						<FormControl fullWidth size="small" required>
							<InputLabel id="home-state-label">State</InputLabel>
							<Select labelId="home-state-label" name="state" label="State" value={held.state} onChange={(event) => set("state", event.target.value)}>
								<MenuItem value=""><em>None</em></MenuItem>
								{STATES.map(([name, code]) => <MenuItem key={code} value={code}>{name}</MenuItem>)}
							</Select>
						</FormControl>
					</Grid>
					{text("zip", "ZIP", 4, { required: true })}
					{list("country", "Country", 8, COUNTRIES)}
				</>)}
				{part("School", null, <>
					{text("school", "Where do you go to high school?", 12, { required: true })}
					{text("schoolCity", "City", 5)}
					<Grid size={{ xs: 12, sm: 3 }}>
						<TextField select fullWidth size="small" name="schoolState" label="State" value={held.schoolState} onChange={(event) => set("schoolState", event.target.value)} slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}>
							<option value="">Choose…</option>
							{STATES.map(([name, code]) => <option key={code} value={code}>{code}</option>)}
							<option value="XX">Outside the U.S.</option>
						</TextField>
					</Grid>
					{text("schoolCode", "CEEB code", 4, { helperText: "Six digits. Your counselor knows it." })}
					{text("finish", "Month and year you graduate", 4, { required: true, placeholder: "MM/YYYY", slotProps: { inputLabel: { shrink: true } } })}
					{text("gpa", "GPA, unweighted", 4, { required: true, helperText: "On a 4.0 scale", slotProps: { htmlInput: { inputMode: "decimal", maxLength: 5 } } })}
					{text("collegeClasses", "Taken classes at a college? Which one?", 12)}
					{list("track", "Which track pulls at you most?", 12, TRACKS, { required: true, helperText: "You can change your mind in week two. Most people do." })}
					<Grid size={12}><Typography variant="body2">Math placement. If you've taken either test, put it here; if not, skip ahead.</Typography></Grid>
					{text("satMath", "SAT Math", 3, { type: "number", slotProps: { htmlInput: { min: 200, max: 800, step: 10 } } })}
					{text("satMathDate", "Date of that SAT", 5, { type: "date", slotProps: { inputLabel: { shrink: true } } })}
					{text("act", "ACT Composite", 4, { type: "number", slotProps: { htmlInput: { min: 1, max: 36 } } })}
				</>)}
				{part("Outside of class", "Two things you give time to. A club, a job, a team, something for your community.", [0, 1].map((row) => (
					<Grid container size={12} spacing={2} key={row}>
						<Grid size={12}><Typography variant="subtitle2">{row === 0 ? "First" : "Second"}</Typography></Grid>
						{text(`activity${row}` as Key, "Group or employer", 5)}
						{text(`role${row}` as Key, "Your role", 4)}
						{text(`hours${row}` as Key, "Hours a week", 3, { type: "number" })}
					</Grid>
				)))}
				{part("You and your family", "Our funders ask for these. Your answers never reach the people reading your application.", <>
					{radios("citizen", "Which of these are you?", [["usc", "U.S. citizen or national"], ["lpr", "Green card holder"], ["refugee", "Refugee or asylee"], ["daca", "DACA, undocumented, or mixed status"], ["visa", "Here on a visa"]])}
					<Grid size={12}>
						<FormControl fullWidth size="small">
							<InputLabel id="background-label">How do you identify?</InputLabel>
							<Select multiple labelId="background-label" name="background" input={<OutlinedInput label="How do you identify?" />} value={held.background} onChange={(event) => set("background", event.target.value)} renderValue={(chosen) => chosen.join(", ")}>
								{BACKGROUND.map((one) => <MenuItem key={one} value={one}>{one}</MenuItem>)}
							</Select>
							<FormHelperText>Race and ethnicity. Pick as many as fit.</FormHelperText>
						</FormControl>
					</Grid>
					{radios("firstGen", "Will you be the first in your family to finish college?", [["y", "Yes"], ["n", "No"], ["u", "Not sure"]], "Count parents and guardians, not brothers and sisters.")}
					{list("income", "Household income last year, before taxes", 7, INCOME)}
					{text("aidIndex", "FAFSA Student Aid Index", 5, { helperText: "If you have it yet" })}
					{text("guardianName", "Parent or guardian 1, full name", 12)}
					{text("guardianWork", "Their job", 6)}
					{text("guardianPhone", "Their phone", 6, { type: "tel" })}
				</>)}
				{part("Somebody to vouch for you", "A teacher from 10th grade or later, math or science if you can. We'll e-mail them a short form; nothing for you to upload.", <>
					{text("teacherFirst", "First name", 6, { required: true })}
					{text("teacherLast", "Last name", 6, { required: true })}
					{text("teacherSubject", "What they teach", 6)}
					{text("teacherEmail", "School e-mail", 6, { required: true, type: "email" })}
				</>)}
				{part("If something goes wrong", "Who should our staff call while you're living here?", <>
					{text("emergencyName", "Name", 7, { required: true })}
					{list("emergencyRelation", "Who is that to you?", 5, KNOWN_AS)}
					{text("emergencyDay", "Daytime phone", 6, { required: true, type: "tel" })}
					{text("emergencyEvening", "Evening phone", 6, { type: "tel" })}
				</>)}
				{part("Last bits", null, <>
					{list("shirt", "T-shirt", 3, SHIRTS)}
					{text("food", "Food allergies, diet, anything the kitchen should know", 9)}
					<Grid size={12}>
						<FormControlLabel required control={<Checkbox name="agree" checked={held.agree} onChange={(_, on) => set("agree", on)} />} label="Everything here is true and I wrote it myself." />
					</Grid>
					{text("signed", "Type your full name to sign", 7, { required: true })}
				</>)}
				<Button type="submit" variant="contained" size="large">Send it in</Button>
			</Box>
		</Container>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
function shownOf(name: Key): unknown {
	const radio = document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]`);
	if (radio.length > 0) return [...radio].find((one) => one.checked)?.closest("label")?.innerText.trim() ?? "";
	const control = named(name) as HTMLElement | null;
	if (control instanceof HTMLSelectElement) return control.value === "" ? "" : control.selectedOptions[0].text;
	if (control instanceof HTMLInputElement && control.classList.contains("MuiSelect-nativeInput")) {
		const drawn = (control.previousElementSibling as HTMLElement).innerText.replace(/\u200B/g, "").trim();
		return name === "background" ? (drawn ? drawn.split(", ") : []) : drawn;
	}
	if (control instanceof HTMLInputElement) return control.type === "checkbox" ? control.checked : control.value;
	throw new Error(`no control ${name}`);
}
Object.assign(window, {
	formState: () => ({ ...values, submitted }),
	formShown: () => Object.fromEntries((Object.keys(START) as Key[]).map((name) => [name, shownOf(name)])),
});
