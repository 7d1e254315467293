import { Dialog } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import "react-datepicker/dist/react-datepicker.css";
import "./page.css";

type Value = string | boolean | Date | null;
type Kind = "text" | "email" | "tel" | "secret" | "native" | "radio" | "date" | "calendar" | "box";
type Question = { kind: Kind; label: string; options?: string[][]; note?: string; max?: number; loose?: boolean; least?: number };

const pairs = (text: string) => text.split(" | ").map((entry) => entry.split(": "));
const SCHOOLING = pairs(
	"10: Primary school or none | 20: Attended high school | 30: Finished high school | 40: Attended college, no degree | 50: Two-year college degree | 60: Four-year college degree | 70: Graduate degree",
);
const STATES = pairs(
	"1: Alabama | 2: Alaska | 4: Arizona | 5: Arkansas | 6: California | 8: Colorado | 9: Connecticut | 10: Delaware | 11: District of Columbia | 12: Florida | 13: Georgia | 15: Hawaii | 16: Idaho | 17: Illinois | 18: Indiana | 19: Iowa | 20: Kansas | 21: Kentucky | 22: Louisiana | 23: Maine | 24: Maryland | 25: Massachusetts | 26: Michigan | 27: Minnesota | 28: Mississippi | 29: Missouri | 30: Montana | 31: Nebraska | 32: Nevada | 33: New Hampshire | 34: New Jersey | 35: New Mexico | 36: New York | 37: North Carolina | 38: North Dakota | 39: Ohio | 40: Oklahoma | 41: Oregon | 42: Pennsylvania | 44: Rhode Island | 45: South Carolina | 46: South Dakota | 47: Tennessee | 48: Texas | 49: Utah | 50: Vermont | 51: Virginia | 53: Washington | 54: West Virginia | 55: Wisconsin | 56: Wyoming",
);
const YES_NO = pairs("Y: Yes | N: No");
const person = (at: number): Record<string, Question> => ({
	[`p${at}given`]: { kind: "text", label: "Given name" },
	[`p${at}mi`]: { kind: "text", label: "Initial", max: 1 },
	[`p${at}family`]: { kind: "text", label: "Family name" },
	[`p${at}alive`]: { kind: "radio", label: "Is this person living?", options: YES_NO },
	[`p${at}edu`]: { kind: "native", label: "How far did this person go in school?", options: SCHOOLING, loose: at === 2 },
	[`p${at}job`]: { kind: "text", label: "Occupation (former, if retired)", loose: at === 2 },
});
const sibling = (at: number): Record<string, Question> => ({
	[`b${at}given`]: { kind: "text", label: "" },
	[`b${at}family`]: { kind: "text", label: "" },
	[`b${at}age`]: { kind: "text", label: "", max: 2 },
});
const ASKED: Record<string, Question> = {
	given: { kind: "text", label: "Your given name" },
	family: { kind: "text", label: "Your family name" },
	born: { kind: "date", label: "Your date of birth", least: 2000 },
	mail: { kind: "email", label: "Your e-mail" },
	pass: { kind: "secret", label: "Choose a password so you can return" },
	street: { kind: "text", label: "Number and street" },
	unit: { kind: "text", label: "Unit" },
	town: { kind: "text", label: "City or town" },
	state: { kind: "native", label: "State", options: STATES },
	zip: { kind: "text", label: "Postal code", max: 10 },
	school: { kind: "text", label: "High school", loose: true },
	grade: { kind: "radio", label: "Grade", options: pairs("9: 9 | 10: 10 | 11: 11 | 12: 12") },
	leaves: { kind: "calendar", label: "Graduation day", note: "Your school’s calendar shows it." },
	bond: {
		kind: "native",
		label: "Your parents are",
		options: pairs("M: Married | U: Unmarried, together | S: Separated | D: Divorced | W: One has died"),
	},
	lives: {
		kind: "native",
		label: "Whose home is your main home?",
		options: pairs("1: Both parents’ | 2: First parent’s | 3: Second parent’s | 4: Somebody else’s"),
	},
	...person(1),
	p1kind: { kind: "radio", label: "This person is my", options: pairs("m: Mother | f: Father | g: Guardian") },
	p1former: { kind: "text", label: "Former family name, if any" },
	p1born: { kind: "date", label: "Date of birth of this person", least: 1940 },
	p1mail: { kind: "email", label: "E-mail of this person" },
	p1tel: { kind: "tel", label: "Telephone of this person" },
	...person(2),
	number: { kind: "native", label: "Number of siblings", options: pairs("0: none | 1: one | 2: two | 3: three | 4: four or more") },
	...sibling(1),
	...sibling(2),
	income: {
		kind: "native",
		label: "Yearly income of your household",
		options: pairs(
			"A: $0 to $24,999 | B: $25,000 to $49,999 | C: $50,000 to $79,999 | D: $80,000 to $119,999 | E: $120,000 and above | X: I do not know",
		),
	},
	first: { kind: "radio", label: "Will you be your family’s first college graduate?", options: YES_NO },
	alum: { kind: "text", label: "Name of a relative who held this scholarship" },
	alumYear: { kind: "text", label: "Year in which that relative held it", max: 4 },
	signed: { kind: "text", label: "Signature of a parent" },
	share: { kind: "box", label: "You may share my answers with partner colleges" },
};
const KEYS = Object.keys(ASKED);
const MONTHS = "January February March April May June July August September October November December".split(" ");

const Held = createContext<{ values: Record<string, Value>; set: (key: string, value: Value) => void }>({ values: {}, set: () => {} });
const cells: Record<string, HTMLElement> = {};
const iso = (day: Date) => [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
const held = (value: Value | undefined, kind: Kind) => (value instanceof Date ? iso(value) : (value ?? (kind === "box" ? false : "")));
const seen = (key: string) => {
	const { kind } = ASKED[key];
	const cell = cells[key];
	if (!cell?.isConnected) return kind === "box" ? false : "";
	const select = cell.querySelector("select");
	if (kind === "native") return select?.value ? select.selectedOptions[0].text : "";
	if (kind === "calendar") return cell.querySelector(".pick")?.textContent;
	if (kind === "radio") return cell.querySelector("input:checked")?.parentElement?.textContent?.trim() ?? "";
	const input = cell.querySelector("input");
	return kind === "box" ? input?.checked : input?.value;
};

function Calendar({ id, value, set }: { id: string; value: Date | null; set: (value: Date) => void }) {
	const [open, setOpen] = useState(false);
	const [month, setMonth] = useState(new Date(2026, 8, 1));
	const [year, at] = [month.getFullYear(), month.getMonth()];
	const days = Array.from({ length: new Date(year, at + 1, 0).getDate() }, (_, day) => new Date(year, at, day + 1));
	return (
		<>
			<button type="button" id={id} className="pick" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
				{value ? value.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }) : "Pick a day"}
			</button>
			{open && (
				<div className="calendar" role="dialog" aria-label="Choose a day">
					<button type="button" aria-label="Go to the previous month" onClick={() => setMonth(new Date(year, at - 1, 1))}>
						‹
					</button>
					<select aria-label="Choose the month" value={at} onChange={(event) => setMonth(new Date(year, Number(event.target.value), 1))}>
						{MONTHS.map((name, number) => (
							<option key={name} value={number}>
								{name}
							</option>
						))}
					</select>
					<select aria-label="Choose the year" value={year} onChange={(event) => setMonth(new Date(Number(event.target.value), at, 1))}>
						{[2024, 2025, 2026, 2027, 2028, 2029, 2030].map((each) => (
							<option key={each}>{each}</option>
						))}
					</select>
					<button type="button" aria-label="Go to the next month" onClick={() => setMonth(new Date(year, at + 1, 1))}>
						›
					</button>
					<div className="days">
						{days.map((day) => (
							<button
								type="button"
								key={day.getDate()}
								style={{ gridColumnStart: day.getDay() + 1 }}
								aria-label={day.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" })}
								aria-pressed={day.getTime() === value?.getTime()}
								onClick={() => {
									set(day);
									setOpen(false);
								}}
							>
								{day.getDate()}
							</button>
						))}
					</div>
				</div>
			)}
		</>
	);
}

function Control({ id, q: key }: { id: string; q: string }) {
	const { kind, options = [], max, least = 1990 } = ASKED[key];
	const { values, set } = useContext(Held);
	const value = values[key] ?? null;
	const change = (next: Value) => set(key, next);
	if (kind === "date")
		return (
			<DatePicker
				id={id}
				selected={value as Date | null}
				onChange={change}
				showMonthDropdown
				showYearDropdown
				dropdownMode="select"
				minDate={new Date(least, 0, 1)}
				maxDate={new Date(2026, 11, 31)}
				placeholderText="MM/DD/YYYY"
				autoComplete="off"
			/>
		);
	if (kind === "calendar") return <Calendar id={id} value={value as Date | null} set={change} />;
	if (kind === "native")
		return (
			<select id={id} value={(value as string) ?? ""} onChange={(event) => change(event.target.value)}>
				<option value="">Please select</option>
				{options.map(([code, text]) => (
					<option key={code} value={code}>
						{text}
					</option>
				))}
			</select>
		);
	if (kind === "radio")
		return options.map(([code, text]) => (
			<label key={code} style={{ marginRight: 18 }}>
				<input type="radio" name={id} value={code} checked={value === code} onChange={() => change(code)} /> {text}
			</label>
		));
	const types: Record<string, string> = { email: "email", tel: "tel", secret: "password" };
	return (
		<input
			id={id}
			type={types[kind] ?? "text"}
			maxLength={max}
			value={(value as string) ?? ""}
			onChange={(event) => change(event.target.value)}
		/>
	);
}

function Ask({ q: key, narrow }: { q: string; narrow?: boolean }) {
	const { kind, label, note, loose } = ASKED[key];
	const { values, set } = useContext(Held);
	const id = useId();
	const ref = (cell: HTMLElement | null) => {
		if (cell) cells[key] = cell;
	};
	if (kind === "box")
		return (
			<div className="q" ref={ref}>
				<label>
					<input type="checkbox" checked={Boolean(values[key])} onChange={(event) => set(key, event.target.checked)} /> {label}
				</label>
			</div>
		);
	return (
		<div className={narrow ? "q narrow" : "q"} ref={ref}>
			{loose || kind === "radio" ? <span>{label}</span> : label && <label htmlFor={id}>{label}</label>}
			<Control id={id} q={key} />
			{note && <em>{note}</em>}
		</div>
	);
}
const Asks = ({ of, narrow = "" }: { of: string; narrow?: string }) =>
	of.split(" ").map((key) => <Ask key={key} q={key} narrow={narrow.split(" ").includes(key)} />);
const Line = ({ children }: { children: ReactNode }) => <div className="line">{children}</div>;
const Person = ({ at }: { at: number }) => (
	<>
		<Line>
			<Asks of={`p${at}given p${at}mi p${at}family`} narrow={`p${at}mi`} />
		</Line>
		<Asks of={`p${at}alive p${at}edu p${at}job`} />
	</>
);

function Page() {
	const [values, setValues] = useState<Record<string, Value>>({});
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, held(values[key], ASKED[key].kind)])), submitted }),
			formShown: () => Object.fromEntries(KEYS.map((key) => [key, seen(key)])),
		});
	});
	return (
		<Held value={{ values, set: (key, value) => setValues((before) => ({ ...before, [key]: value })) }}>
			<div className="app">
				<h1>Lowell–Pike Scholars</h1>
				<p>Form F: Family. One form for each applicant; it takes ten minutes.</p>
				<fieldset>
					<legend>The applicant</legend>
					<Line>
						<Asks of="given family" />
					</Line>
					<Line>
						<Asks of="born mail" />
					</Line>
					<Asks of="pass" />
					<Line>
						<Asks of="street unit" narrow="unit" />
					</Line>
					<Line>
						<Asks of="town state zip" />
					</Line>
					<Asks of="school grade leaves" />
				</fieldset>
				<fieldset>
					<legend>Your parents or guardians</legend>
					<Line>
						<Asks of="bond lives" />
					</Line>
					<Dialog.Root modal={false}>
						<div className="people">
							<span>First parent {values.p1given ? `(${values.p1given})` : "– not yet entered"}</span>
							<Dialog.Trigger type="button">Enter first parent</Dialog.Trigger>
						</div>
						<Dialog.Portal>
							<Dialog.Content className="sheet" aria-describedby={undefined} onInteractOutside={(event) => event.preventDefault()}>
								<Dialog.Title>First parent</Dialog.Title>
								<Asks of="p1kind" />
								<Person at={1} />
								<Asks of="p1former p1born p1mail p1tel" />
								<Dialog.Close>Close</Dialog.Close>
							</Dialog.Content>
						</Dialog.Portal>
					</Dialog.Root>
					<h3>Second parent</h3>
					<Person at={2} />
				</fieldset>
				<fieldset>
					<legend>Brothers and sisters</legend>
					<Asks of="number" />
					<table>
						<thead>
							<tr>
								<th>Given name</th>
								<th>Family name</th>
								<th>Age</th>
							</tr>
						</thead>
						<tbody>
							{[1, 2].map((at) => (
								<tr key={at}>
									{["given", "family", "age"].map((part) => (
										<td key={part}>
											<Ask q={`b${at}${part}`} />
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</fieldset>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						setSubmitted(true);
					}}
				>
					<Asks of="income first" />
					<Line>
						<Asks of="alum alumYear" />
					</Line>
					<Asks of="signed share" />
					<button type="submit">Send Form F</button>
				</form>
			</div>
		</Held>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
