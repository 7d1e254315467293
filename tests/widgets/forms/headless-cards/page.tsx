import {
	Checkbox,
	Combobox,
	ComboboxInput,
	ComboboxOption,
	ComboboxOptions,
	Description,
	Disclosure,
	DisclosureButton,
	DisclosurePanel,
	Field,
	Fieldset,
	Input,
	Label,
	Legend,
	Listbox,
	ListboxButton,
	ListboxOption,
	ListboxOptions,
	Radio,
	RadioGroup,
	Switch,
	Textarea,
} from "@headlessui/react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

const STATES =
	"Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Outside the U.S.".split(
		",",
	);
const KINDS = [
	"Drawing, painting, sculpture, craft",
	"Music",
	"Theatre or dance",
	"Poetry, fiction, journalism",
	"Speech & debate",
	"Environment & field work",
	"Math, robotics, coding",
	"Sport",
	"Paid work",
	"Caring for family",
];
const SITTINGS = ["AP Biology", "AP Calculus AB", "AP 2-D Art and Design", "AP U.S. History"];
const TRACKS = [
	["Print & Pulp", "Papermaking, letterpress, and the chemistry of ink."],
	["Sound Ecology", "Field recording on the lake and composition in the old boathouse."],
	["Clay & Core", "Ceramics alongside sediment-core research with our staff geologist."],
] as const;

interface Data {
	[key: string]: string | number | boolean | string[] | null;
}
const PURSUIT = { group: "", part: "", kind: null, grades: [], weekly: "", yearly: "", note: "" };
const COURSE = { course: "", mark: "" };
const numbered = (fields: Data, i: number) => Object.fromEntries(Object.entries(fields).map(([field, value]) => [field + i, value]));

const FIRST: Data = {
	fullName: "",
	email: "",
	born: "",
	street: "",
	town: "",
	homeState: null,
	zip: "",
	guardian: "",
	guardianCell: "",
	school: "",
	gpa: "",
	field: "",
	college: "",
	...numbered(PURSUIT, 0),
	...numbered(COURSE, 0),
	...Object.fromEntries(SITTINGS.map((name) => [name, null])),
	link: "",
	track: null,
	letter: "",
	release: false,
};

let held: Data = FIRST;
let submitted = false;
const drawn: Record<string, HTMLElement | null> = {};
const at = (key: string) => (element: HTMLElement | null) => {
	drawn[key] = element;
};

function Page() {
	const [data, setData] = useState(FIRST);
	const [pursuits, setPursuits] = useState(1);
	const [courses, setCourses] = useState(1);
	const [typed, setTyped] = useState("");
	held = data;
	const set = (key: string, value: Data[string]) => setData((old) => ({ ...old, [key]: value }));
	const bound = (key: string) => ({
		ref: at(key),
		value: data[key] as string,
		onChange: (event: { target: { value: string } }) => set(key, event.target.value),
	});

	const box = (key: string, label: string, width: string, hint?: string, type = "text", more = {}) => (
		<Field className={width}>
			<Label>{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Input type={type} {...bound(key)} {...more} />
		</Field>
	);
	const listbox = (key: string, options: readonly string[], empty: string) => (
		<Listbox value={data[key] as string | null} onChange={(value) => set(key, value)}>
			<ListboxButton className="picker" ref={at(key)}>
				<span>{(data[key] as string) ?? empty}</span>
				<span aria-hidden="true">▾</span>
			</ListboxButton>
			<ListboxOptions className="options" anchor="bottom start">
				{options.map((each) => (
					<ListboxOption key={each} value={each} className="option">
						{each}
					</ListboxOption>
				))}
			</ListboxOptions>
		</Listbox>
	);
	const card = (key: string, summary: string, aside: string, inside: ReactNode) => (
		<Disclosure key={key} as="li" className={`card ${key}`} defaultOpen>
			<DisclosureButton className="summary">
				<span>{summary}</span>
				<small>{aside}</small>
			</DisclosureButton>
			<DisclosurePanel className="inside">{inside}</DisclosurePanel>
		</Disclosure>
	);
	const list = { listStyle: "none", padding: 0, margin: 0 };

	return (
		<main>
			<h1>Lake Tamarack Summer Institute</h1>
			<p className="lede">
				Five weeks, thirty-six students, one island. Fill this in at your own pace; there is no fee, and nobody here reads for prestige.
				Questions: write to Philippa at the Institute office.
			</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<h2>Who is applying</h2>
				<div className="grid">
					{box("fullName", "Full name of the student", "w4", "First and last, as it would appear on an airline ticket.")}
					{box("born", "Born", "w2", "Month, day, year", "text", { placeholder: "MM/DD/YYYY" })}
					{box("email", "Where do we email our decision?", "w6", undefined, "email")}
					{box("street", "Street and number", "w6", "Packing lists go out by post. Leave out apartment or unit; the driver phones.")}
					{box("town", "Town", "w2")}
					<Field className="w2">
						<Label>State</Label>
						<Combobox
							value={data.homeState as string | null}
							onChange={(value) => set("homeState", value)}
							onClose={() => setTyped("")}
							immediate
						>
							<ComboboxInput
								ref={at("homeState")}
								displayValue={(value: string | null) => value ?? ""}
								onChange={(event) => setTyped(event.target.value)}
								autoComplete="off"
							/>
							<ComboboxOptions className="options" anchor="bottom start">
								{STATES.filter((each) => each.toLowerCase().includes(typed.toLowerCase())).map((each) => (
									<ComboboxOption key={each} value={each} className="option">
										{each}
									</ComboboxOption>
								))}
							</ComboboxOptions>
						</Combobox>
					</Field>
					{box("zip", "ZIP", "w2")}
					{box("guardian", "Parent or guardian (first and last name)", "w3")}
					{box("guardianCell", "Parent or guardian's cell", "w3", undefined, "tel")}
				</div>

				<h2>School</h2>
				<div className="grid">
					{box("school", "Where are you enrolled?", "w4", "High school, or “home-taught”.")}
					{box("gpa", "GPA (weighted)", "w2", "As of your last report")}
					{box("field", "If college is in your plans, what would you like to major in?", "w6")}
					{box(
						"college",
						"Any college you have already taken a class at",
						"w6",
						"Dual enrollment and summer sessions count. Name of the institution only.",
					)}
				</div>

				<h2>What fills your weeks</h2>
				<p className="hint">
					One card for each thing you give real time to: a job counts, so does a sketchbook club. Three cards are plenty. Start with
					whatever you would talk about first.
				</p>
				<ul style={list}>
					{Array.from({ length: pursuits }, (_, i) =>
						card(
							`pursuit-${i}`,
							(data[`group${i}`] as string) || "New card",
							[data[`part${i}`], data[`weekly${i}`] && `${data[`weekly${i}`]} h/wk`].filter(Boolean).join(" · "),
							<div className="grid">
								{box(`group${i}`, "Group, studio, lab, team or employer", "w6")}
								{box(`part${i}`, "Your part in it", "w3", undefined, "text", { placeholder: "stage manager, cellist, cashier…" })}
								<Field className="w3">
									<Label>Mostly it is</Label>
									{listbox(`kind${i}`, KINDS, "Pick the nearest")}
								</Field>
								<Fieldset className="w2" ref={at(`grades${i}`)}>
									<Legend className="label">In grade</Legend>
									<div className="boxes">
										{["9", "10", "11", "12"].map((grade) => (
											<Field key={grade}>
												<Checkbox
													className="box"
													checked={(data[`grades${i}`] as string[]).includes(grade)}
													onChange={(checked) =>
														setData((old) => {
															const now = old[`grades${i}`] as string[];
															const next = ["9", "10", "11", "12"].filter((each) => (each === grade ? checked : now.includes(each)));
															return { ...old, [`grades${i}`]: next };
														})
													}
												/>
												<Label>{grade}</Label>
											</Field>
										))}
									</div>
								</Fieldset>
								{box(`weekly${i}`, "Hours a week", "w2", undefined, "number", { min: 0, max: 80 })}
								{box(`yearly${i}`, "Weeks a year", "w2", undefined, "number", { min: 0, max: 52 })}
								<Field className="w6">
									<Label>Say a little about it</Label>
									<Description className="hint">A sentence or two, 200 characters at most.</Description>
									<Textarea rows={2} maxLength={200} {...bound(`note${i}`)} />
								</Field>
							</div>,
						),
					)}
				</ul>
				<button
					type="button"
					className="add add-pursuit"
					onClick={() => {
						setData((old) => ({ ...old, ...numbered(PURSUIT, pursuits) }));
						setPursuits(pursuits + 1);
					}}
				>
					+ Another card
				</button>

				<h2>Three high school courses</h2>
				<p className="hint">
					Take them from your transcript, honors or not, with the mark you received or have at present (letter or percent).
				</p>
				<ul style={list}>
					{Array.from({ length: courses }, (_, i) =>
						card(
							`course-${i}`,
							`Course ${i + 1}`,
							(data[`course${i}`] as string) || "not yet named",
							<div className="grid">
								<div className="w4">
									<Input aria-label="Course name" placeholder="Course name" {...bound(`course${i}`)} />
								</div>
								<div className="w2">
									<Input aria-label="Mark" placeholder="Mark" {...bound(`mark${i}`)} />
								</div>
							</div>,
						),
					)}
				</ul>
				<button
					type="button"
					className="add add-course"
					onClick={() => {
						setData((old) => ({ ...old, ...numbered(COURSE, courses) }));
						setCourses(courses + 1);
					}}
				>
					+ Another course
				</button>

				<h2>Exams</h2>
				<p className="hint">
					Only these four bear on placement at the Institute. Leave the dash if you have not sat one; it will not count against you.
				</p>
				<div className="scores">
					{SITTINGS.map((name) => (
						<Field key={name}>
							<Label>{name}</Label>
							{listbox(name, ["1", "2", "3", "4", "5"], "–")}
						</Field>
					))}
				</div>

				<h2>Your summer with us</h2>
				<RadioGroup
					value={data.track as string | null}
					onChange={(value) => set("track", value)}
					aria-label="Track"
					ref={at("track")}
					className="choices"
				>
					{TRACKS.map(([name, about]) => (
						<Radio key={name} value={name} className="choice">
							<strong>{name}</strong>
							<p>{about}</p>
						</Radio>
					))}
				</RadioGroup>
				<div className="grid">
					{box("link", "Link to a portfolio, if you keep one", "w6", "A website or shared folder. Sketches are welcome.", "url", {
						placeholder: "https://",
					})}
					<Field className="w6">
						<Label>A letter to your future cabin mates</Label>
						<Description className="hint">Up to 400 words. What should they know about living beside you?</Description>
						<Textarea rows={6} {...bound("letter")} />
					</Field>
				</div>
				<Field className="consent">
					<Switch checked={data.release as boolean} onChange={(on) => set("release", on)} className="switch" ref={at("release")}>
						<span />
					</Switch>
					<Label>
						My parent or guardian and I have read the waterfront and kiln safety terms and agree to them, and release the Institute from
						liability.
					</Label>
				</Field>
				<button type="submit" className="send">
					Send application
				</button>
			</form>
		</main>
	);
}

createRoot(document.querySelector("#root") as HTMLElement).render(<Page />);

const formState = () => ({ ...held, submitted });

function shownBy(element: HTMLElement | null | undefined) {
	if (!element) return "";
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	if (element.matches(".switch")) return element.getAttribute("aria-checked") === "true";
	if (element.matches(".choices")) return element.querySelector('[aria-checked="true"] strong')?.textContent ?? "";
	if (element.matches(".picker")) return element.querySelector("span")?.textContent ?? "";
	return [...element.querySelectorAll(".box")]
		.filter((box) => box.getAttribute("aria-checked") === "true")
		.map((box) => box.parentElement?.textContent?.trim() ?? "");
}

const formShown = () => Object.fromEntries(Object.keys(held).map((key) => [key, shownBy(drawn[key])]));

Object.assign(window, { formState, formShown });
