import {
	AppBar,
	Box,
	Button,
	CssBaseline,
	FormControl,
	FormControlLabel,
	FormLabel,
	Input,
	InputLabel,
	MenuItem,
	NativeSelect,
	Radio,
	RadioGroup,
	Select,
	type SelectChangeEvent,
	Table,
	TableBody,
	TableCell,
	TableHead,
	TableRow,
	Toolbar,
	Typography,
} from "@mui/material";
import { type ChangeEvent, type ReactNode, useEffect, useReducer, useState } from "react";
import { createRoot } from "react-dom/client";

type Choice = [value: string, text: string];
type Item = { id: string; text: string; note?: string; as?: "native" | "menu" | "radio" | "secret"; from?: Choice[]; size?: number };

const numbered = (...texts: string[]): Choice[] => texts.map((text, index) => [String(index + 1).padStart(2, "0"), text]);
const coded = (codes: string): Choice[] => codes.split(" ").map((code) => [code, code]);
const MONTHS = numbered("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");
const DAYS = Array.from({ length: 31 }, (_, day): Choice => [String(day + 1), String(day + 1)]);
const YEARS = Array.from({ length: 30 }, (_, year): Choice => [String(2012 - year), String(2012 - year)]);
const STATES = coded(
	"AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY",
);
const COUNTRIES: Choice[] = [
	["CAN", "Canada"],
	["GHA", "Ghana"],
	["MEX", "Mexico"],
	["NGA", "Nigeria"],
	["PHL", "Philippines"],
	["GBR", "United Kingdom"],
	["USA", "United States of America"],
];
const SCHOOLING = numbered(
	"No high school",
	"Some high school",
	"High school graduate or GED",
	"Attended college, no degree",
	"Two-year degree",
	"Four-year degree",
	"Graduate or professional degree",
	"Unknown",
);
const LIVING: Choice[] = [
	["L", "Living"],
	["D", "Deceased"],
	["U", "Not known"],
];
const MARITAL = numbered("Married to each other", "Never married", "Separated", "Divorced", "Widowed");

const PERSON: Item[] = [
	{ id: "NM_FIRST", text: "Legal first name" },
	{ id: "NM_MID", text: "Legal middle name" },
	{ id: "NM_LAST", text: "Legal last name" },
	{ id: "NM_SUF", text: "Suffix", as: "native", from: coded("Jr Sr II III IV V") },
	{ id: "NM_FORMER", text: "Former last name on any transcript", note: "Leave blank if none" },
	{ id: "ID_SSN", text: "Social Security number", as: "secret", note: "Optional, used only for tax form 1098-T" },
	{ id: "ID_STU", text: "Previous State ID number, if ever assigned" },
	{ id: "BIRTH_CITY", text: "City of birth" },
	{ id: "BIRTH_CTRY", text: "Country of birth", as: "native", from: COUNTRIES },
];
const HOME: Item[] = [
	{ id: "AD_1", text: "Number and street" },
	{ id: "AD_2", text: "Apartment number" },
	{ id: "AD_CITY", text: "City or town" },
	{ id: "AD_ST", text: "State", as: "native", from: STATES },
	{ id: "AD_ZIP", text: "Postal code", size: 10 },
	{ id: "AD_EML", text: "E-mail address" },
	{ id: "AD_TEL", text: "Telephone, with area code" },
	{ id: "EM_NAME", text: "In an emergency, notify" },
	{ id: "EM_TEL", text: "Telephone of that person" },
];
const PARENT: Item[] = [
	{ id: "FN", text: "First name" },
	{ id: "MI", text: "Middle initial", size: 2 },
	{ id: "SN", text: "Surname" },
	{ id: "LV", text: "Status", as: "native", from: LIVING },
	{ id: "ED", text: "Highest schooling", as: "native", from: SCHOOLING },
	{ id: "OC", text: "Occupation" },
];
const SIDES = [
	["A", "Parent 1"],
	["B", "Parent 2"],
];
const SCHOOL: Item[] = [
	{ id: "HS_NAME", text: "Name of high school" },
	{ id: "HS_ADDR", text: "Street address of the school" },
	{ id: "HS_CITY", text: "City of the school" },
	{ id: "HS_ST", text: "State of the school", as: "native", from: STATES },
	{ id: "HS_IN", text: "Date entered", note: "MM/YYYY" },
	{ id: "HS_OUT", text: "Date graduated or expected", note: "MM/DD/YYYY" },
	{ id: "HS_CEEB", text: "CEEB code of the school", size: 6 },
	{ id: "CO_NAME", text: "College or university previously attended" },
	{ id: "CO_WHEN", text: "When did you attend it?" },
	{ id: "PLAN", text: "Proposed major at this university" },
	{ id: "OTHER", text: "Last book you read for pleasure" },
];
const OATH: Item[] = [
	{
		id: "RESID",
		text: "Have you filed a residency affidavit with this office?",
		as: "radio",
		from: [
			["Y", "Yes"],
			["N", "No"],
		],
	},
	{
		id: "OATH_YN",
		text: "I affirm under penalty of perjury that this application is complete and accurate",
		as: "radio",
		from: [
			["Y", "I affirm"],
			["N", "I do not affirm"],
		],
	},
	{ id: "OATH_SIG", text: "Signature (type your name)" },
];
const BIRTH: Item[] = [
	{ id: "DOB_M", text: "Month", as: "menu", from: MONTHS },
	{ id: "DOB_D", text: "Day", as: "menu", from: DAYS },
	{ id: "DOB_Y", text: "Year", as: "menu", from: YEARS },
];
const PARENTS = SIDES.flatMap(([side]) => PARENT.map((item) => ({ ...item, id: `P${side}_${item.id}` })));
const FAMILY: Item[] = [{ id: "P_MAR", text: "Marital status of your parents", as: "native", from: MARITAL }];
const EVERY = [...PERSON, ...BIRTH, ...HOME, ...PARENTS, ...FAMILY, ...SCHOOL, ...OATH];

const drawn = new Map<string, HTMLElement>();
const keep = (id: string) => (element: HTMLElement | null) => void (element && drawn.set(id, element));
function shownOf({ id, as }: Item) {
	const place = drawn.get(id) as HTMLElement;
	if (as === "native") return place.querySelector("select")?.selectedOptions[0]?.text ?? "";
	if (as === "menu") return (place.querySelector("[role=combobox]")?.textContent ?? "").replace("\u200b", "");
	if (as === "radio") return place.querySelector("input:checked")?.closest("label")?.textContent ?? "";
	return place.querySelector("input")?.value ?? "";
}

type Put = (id: string, value: string) => void;
type Given = { item: Item; value: string; set: Put };

function Box1({ item, value, set, bare }: Given & { bare?: boolean }) {
	const { id, as, from = [], size, note } = item;
	const change = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(id, event.target.value);
	const own = bare ? {} : { id };
	if (as === "native")
		return (
			<NativeSelect fullWidth value={value} onChange={change} inputProps={{ ...own, name: id }}>
				<option value="" aria-label="none" />
				{from.map(([code, text]) => (
					<option key={code} value={code}>
						{text}
					</option>
				))}
			</NativeSelect>
		);
	return (
		<Input
			{...own}
			name={id}
			fullWidth
			type={as === "secret" ? "password" : "text"}
			placeholder={/^MM/.test(note ?? "") ? note : undefined}
			value={value}
			onChange={change}
			inputProps={{ maxLength: size }}
		/>
	);
}

const Labelled = ({ item, value, set }: Given) => (
	<FormControl variant="standard" fullWidth margin="normal" ref={keep(item.id)}>
		<InputLabel shrink htmlFor={item.id}>
			{item.text}
		</InputLabel>
		<Box1 item={item} value={value} set={set} />
		{item.note && !/^MM/.test(item.note) && <Typography variant="caption">{item.note}</Typography>}
	</FormControl>
);

const Line = ({ item, value, set }: Given) => (
	<TableRow>
		<TableCell sx={{ width: 300 }}>{item.text}</TableCell>
		<TableCell ref={keep(item.id)}>
			<Box1 item={item} value={value} set={set} bare />
		</TableCell>
	</TableRow>
);

const Menu = ({ item, value, set }: Given) => (
	<FormControl sx={{ width: 120, mr: 2 }} size="small" ref={keep(item.id)}>
		<InputLabel id={`${item.id}_L`}>{item.text}</InputLabel>
		<Select
			labelId={`${item.id}_L`}
			label={item.text}
			value={value}
			onChange={(event: SelectChangeEvent) => set(item.id, event.target.value)}
		>
			{item.from?.map(([code, text]) => (
				<MenuItem key={code} value={code}>
					{text}
				</MenuItem>
			))}
		</Select>
	</FormControl>
);

const Radios = ({ item, value, set }: Given) => (
	<FormControl margin="normal" fullWidth ref={keep(item.id)}>
		<FormLabel>{item.text}</FormLabel>
		<RadioGroup row name={item.id} value={value} onChange={(_, chosen) => set(item.id, chosen)}>
			{item.from?.map(([code, text]) => (
				<FormControlLabel key={code} value={code} label={text} control={<Radio size="small" />} />
			))}
		</RadioGroup>
	</FormControl>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<Box component="section" sx={{ mb: 5 }}>
		<Typography variant="h6" component="h2" sx={{ borderBottom: "2px solid #7a1f2b" }}>
			{title}
		</Typography>
		{children}
	</Box>
);

function Page() {
	const [record, set] = useReducer(
		(before: Record<string, string>, [id, value]: [string, string]) => ({ ...before, [id]: value }),
		Object.fromEntries(EVERY.map(({ id }) => [id, ""])),
	);
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...record, submitted }),
			formShown: () => Object.fromEntries(EVERY.map((item) => [item.id, shownOf(item)])),
		});
	}, [record, submitted]);
	const given = (item: Item) => ({ item, value: record[item.id], set: (id: string, value: string) => set([id, value]) });
	const lines = (items: Item[]) => (
		<Table size="small">
			<TableBody>
				{items.map((item) => (
					<Line key={item.id} {...given(item)} />
				))}
			</TableBody>
		</Table>
	);
	return (
		<Box
			component="form"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				setSubmitted(true);
			}}
		>
			<CssBaseline />
			<AppBar position="static" sx={{ bgcolor: "#7a1f2b" }}>
				<Toolbar>Northern Plains State University · Office of Admission · Form 2A</Toolbar>
			</AppBar>
			<Box sx={{ maxWidth: 900, mx: "auto", p: 3 }}>
				<Typography sx={{ mb: 3 }}>
					Page 2 of 4. Print the information exactly as it appears on your government-issued identification. Applicants who have taken
					college courses while in high school complete this page as well.
				</Typography>
				<Part title="A. Applicant">
					{PERSON.map((item) => (
						<Labelled key={item.id} {...given(item)} />
					))}
					<Typography sx={{ mt: 2, mb: 1 }}>Date of birth</Typography>
					{BIRTH.map((item) => (
						<Menu key={item.id} {...given(item)} />
					))}
				</Part>
				<Part title="B. Permanent residence and contact">{lines(HOME)}</Part>
				<Part title="C. Family">
					{FAMILY.map((item) => (
						<Labelled key={item.id} {...given(item)} />
					))}
					<Table size="small">
						<TableHead>
							<TableRow>
								<TableCell />
								{SIDES.map(([side, name]) => (
									<TableCell key={side}>{name}</TableCell>
								))}
							</TableRow>
						</TableHead>
						<TableBody>
							{PARENT.map((row) => (
								<TableRow key={row.id}>
									<TableCell>{row.text}</TableCell>
									{SIDES.map(([side]) => (
										<TableCell key={side} ref={keep(`P${side}_${row.id}`)}>
											<Box1 {...given({ ...row, id: `P${side}_${row.id}` })} bare />
										</TableCell>
									))}
								</TableRow>
							))}
						</TableBody>
					</Table>
				</Part>
				<Part title="D. Schools">{lines(SCHOOL)}</Part>
				<Part title="E. Residency and affirmation">
					{OATH.map((item) =>
						item.as === "radio" ? <Radios key={item.id} {...given(item)} /> : <Labelled key={item.id} {...given(item)} />,
					)}
				</Part>
				<Button type="submit" variant="contained">
					Continue to page 3
				</Button>
			</Box>
		</Box>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
