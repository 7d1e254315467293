import { type ChangeEvent, type FocusEvent, Fragment, type KeyboardEvent, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import "./page.css";

type Choice = { value: string; text: string };
type Column = { name: string; title: string; cellType: "text" | "comment" | "dropdown" | "radiogroup" | "checkbox"; inputType?: string; choices?: Choice[]; isRequired?: boolean; multiple?: boolean };
type Element = {
	type: "text" | "comment" | "dropdown" | "radiogroup" | "checkbox" | "boolean" | "multipletext" | "matrix" | "matrixdynamic" | "matrixdropdown" | "html";
	name: string;
	title?: string;
	description?: string;
	inputType?: string;
	autocomplete?: string;
	isRequired?: boolean;
	choices?: Choice[];
	columns?: Column[];
	items?: { name: string; title: string }[];
	rows?: Choice[];
	rowCount?: number;
	maxRowCount?: number;
	addRowText?: string;
	emptyText?: string;
	min?: string;
};
const texts = (...values: string[]): Choice[] => values.map((text) => ({ value: text, text }));
const STATE_CHOICES = STATES.map(([value, text]) => ({ value, text }));
const GRADE_CHOICES = [9, 10, 11, 12].map((grade) => ({ value: `g${grade}`, text: `${grade}th` }));

const SURVEY: { title: string; panels: { name: string; title: string; elements: Element[] }[] } = {
	title: "Orbit STEM Camp 2027 – Camper Application",
	panels: [
		{
			name: "camper",
			title: "Meet the camper",
			elements: [
				{
					type: "html",
					name: "intro",
					title: "Thanks for your interest in Orbit! Campers fill this out themselves. It takes about 25 minutes, and your answers are only read by our admissions crew.",
				},
				{ type: "text", name: "firstName", title: "What's your first name?", isRequired: true },
				{ type: "text", name: "lastName", title: "And your last name?", isRequired: true },
				{ type: "text", name: "goesBy", title: "What should we print on your badge?", description: "The first name or nickname your friends use." },
				{ type: "text", name: "birthdate", title: "When were you born?", inputType: "date", isRequired: true },
				{ type: "text", name: "email", title: "Your email", inputType: "email", isRequired: true, description: "We send decisions here, so pick one that you check." },
				{ type: "text", name: "emailAgain", title: "Please type your email once more", inputType: "email", isRequired: true },
				{ type: "text", name: "cell", title: "Best phone number for you", inputType: "tel" },
				{
					type: "multipletext",
					name: "home",
					title: "Where do you live?",
					isRequired: true,
					items: [
						{ name: "street", title: "Street address" },
						{ name: "apt", title: "Apt / unit" },
						{ name: "town", title: "City" },
						{ name: "zip", title: "ZIP" },
					],
				},
				{ type: "dropdown", name: "homeState", title: "Which state do you live in?", choices: STATE_CHOICES, isRequired: true },
				{ type: "dropdown", name: "shirt", title: "T-shirt size", choices: texts("Youth L", "Adult S", "Adult M", "Adult L", "Adult XL", "Adult 2XL") },
				{ type: "comment", name: "diet", title: "Any food allergies or dietary needs?" },
			],
		},
		{
			name: "school",
			title: "School life",
			elements: [
				{ type: "text", name: "school", title: "What school do you attend?", isRequired: true },
				{ type: "text", name: "schoolTown", title: "What city or town is your school in?" },
				{ type: "dropdown", name: "schoolState", title: "School state", choices: STATE_CHOICES },
				{
					type: "radiogroup",
					name: "grade",
					title: "What grade are you in this school year?",
					isRequired: true,
					choices: [9, 10, 11, 12].map((grade) => ({ value: `item${grade - 8}`, text: `${["Freshman", "Sophomore", "Junior", "Senior"][grade - 9]} (${grade}th)` })),
				},
				{
					type: "multipletext",
					name: "numbers",
					title: "A few numbers, if you have them",
					description: "Skip any that you don't have. Scores are never the only thing we look at.",
					items: [
						{ name: "gpa", title: "Weighted GPA" },
						{ name: "psat", title: "PSAT/NMSQT total" },
						{ name: "satMath", title: "SAT Math section" },
					],
				},
				{
					type: "matrixdynamic",
					name: "courses",
					title: "Tell us about three high school classes that you have taken or are taking",
					description: "They don't have to be STEM classes.",
					rowCount: 3,
					maxRowCount: 6,
					addRowText: "Add a class",
					columns: [
						{ name: "title", title: "Class", cellType: "text" },
						{ name: "mark", title: "Grade or mark", cellType: "text" },
						{ name: "credits", title: "Credits", cellType: "text", inputType: "number" },
					],
				},
				{
					type: "matrix",
					name: "languages",
					title: "How do you use these languages?",
					rows: [
						{ value: "en", text: "English" },
						{ value: "es", text: "Spanish" },
					],
					choices: texts("First language", "Spoken at home", "Speak it", "Learned some in class", "Not at all"),
				},
			],
		},
		{
			name: "doing",
			title: "What you do",
			elements: [
				{
					type: "matrixdynamic",
					name: "activities",
					title: "List the things you spend time on outside of class: clubs, jobs, teams, volunteering, family duties",
					description: "One per row, starting with the one that matters most to you.",
					rowCount: 2,
					maxRowCount: 8,
					addRowText: "Add activity",
					columns: [
						{ name: "what", title: "Club, team or employer", cellType: "text", isRequired: true },
						{
							name: "kind",
							title: "Kind",
							cellType: "dropdown",
							choices: texts("Arts", "Athletics", "Community service", "Environment", "Family responsibilities", "Paid job", "Research", "Robotics / engineering", "Speech and debate", "Something else"),
						},
						{ name: "role", title: "Your role", cellType: "text" },
						{ name: "grades", title: "Grades", cellType: "checkbox", choices: GRADE_CHOICES, multiple: true },
						{ name: "hours", title: "Hours / week", cellType: "text", inputType: "number" },
						{ name: "weeks", title: "Weeks / year", cellType: "text", inputType: "number" },
						{ name: "story", title: "What did you do?", cellType: "comment" },
						{ name: "goOn", title: "Keep it up in college?", cellType: "radiogroup", choices: texts("Yes", "No") },
					],
				},
				{
					type: "matrixdropdown",
					name: "awards",
					title: "Any honors or awards since 9th grade?",
					rows: texts("Award 1", "Award 2", "Award 3"),
					columns: [
						{ name: "name", title: "Name of the award", cellType: "text" },
						{ name: "year", title: "Grade you were in", cellType: "dropdown", choices: texts("9th grade", "10th grade", "11th grade", "12th grade") },
					],
				},
				{
					type: "matrix",
					name: "interest",
					title: "How interested are you in each track?",
					rows: [
						{ value: "rockets", text: "Rocketry" },
						{ value: "coding", text: "Satellite coding" },
					],
					choices: texts("Not really", "A little", "Quite", "It's my dream"),
				},
				{ type: "text", name: "career", title: "If you could have any job someday, what would it be?" },
				{ type: "comment", name: "essay", title: "Describe a time when an experiment or project did not go as planned. What did you do next?", isRequired: true },
			],
		},
		{
			name: "household",
			title: "Your household",
			elements: [
				{
					type: "multipletext",
					name: "parentOne",
					title: "Parent or guardian #1",
					isRequired: true,
					items: [
						{ name: "first", title: "First name" },
						{ name: "last", title: "Last name" },
						{ name: "work", title: "Occupation" },
					],
				},
				{
					type: "multipletext",
					name: "parentTwo",
					title: "Parent or guardian #2 (if any)",
					items: [
						{ name: "first", title: "First name" },
						{ name: "last", title: "Last name" },
						{ name: "work", title: "Occupation" },
					],
				},
				{
					type: "matrixdynamic",
					name: "siblings",
					title: "Do you have brothers or sisters?",
					rowCount: 0,
					maxRowCount: 8,
					addRowText: "Add a brother or sister",
					emptyText: "Nobody listed yet.",
					columns: [
						{ name: "first", title: "First name", cellType: "text" },
						{ name: "last", title: "Last name", cellType: "text" },
						{ name: "age", title: "Age", cellType: "text", inputType: "number" },
					],
				},
				{
					type: "multipletext",
					name: "emergency",
					title: "Who should we call in an emergency, other than your parents?",
					items: [
						{ name: "name", title: "Name" },
						{ name: "phone", title: "Phone" },
					],
				},
				{
					type: "multipletext",
					name: "teacher",
					title: "A math or science teacher who knows you well",
					description: "We will email them a short recommendation form.",
					items: [
						{ name: "name", title: "Name" },
						{ name: "email", title: "Email" },
					],
				},
			],
		},
		{
			name: "optional",
			title: "Optional questions",
			elements: [
				{ type: "radiogroup", name: "gender", title: "Which best describes you?", choices: texts("Girl / young woman", "Boy / young man", "Non-binary", "Prefer not to say") },
				{
					type: "checkbox",
					name: "race",
					title: "How do you describe your race? Check all that apply.",
					choices: texts("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Prefer not to say"),
				},
				{ type: "boolean", name: "hispanic", title: "Are you Hispanic or Latino/a/x?" },
				{
					type: "dropdown",
					name: "citizen",
					title: "Citizenship",
					description: "One field trip visits a facility that asks for this.",
					choices: [
						{ value: "usc", text: "U.S. citizen" },
						{ value: "lpr", text: "U.S. permanent resident" },
						{ value: "other", text: "Citizen of another country" },
					],
				},
				{
					type: "dropdown",
					name: "income",
					title: "Roughly, what does your household earn in a year?",
					description: "Helps us to give out camp scholarships.",
					choices: [
						{ value: "a", text: "Less than $40,000" },
						{ value: "b", text: "$40,000 to $59,999" },
						{ value: "c", text: "$60,000 to $89,999" },
						{ value: "d", text: "$90,000 or more" },
						{ value: "na", text: "Rather not say" },
					],
				},
				{ type: "boolean", name: "firstGen", title: "Would you be the first in your family to graduate from college?" },
				{ type: "radiogroup", name: "heard", title: "How did you hear about Orbit?", choices: texts("Teacher or counselor", "Friend", "Social media", "Science museum", "Other") },
				{ type: "checkbox", name: "photo", title: "Photo release", choices: [{ value: "agree", text: "I give Orbit STEM Camp permission to use photos and videos of me." }] },
			],
		},
	],
};

// biome-ignore lint/suspicious/noExplicitAny: survey values
const data: Record<string, any> = {};
const rowCounts: Record<string, number> = {};
let submitted = false;
let rerender = () => {};
const put = (key: string, value: unknown) => {
	if (data[key] === value) return;
	data[key] = value;
	rerender();
};
let nextId = 100;
const ids = new Map<string, string>();
/** `sq_107`, in the order in which questions come to be. */
function idOf(key: string): string {
	if (!ids.has(key)) ids.set(key, `sq_${nextId++}`);
	return ids.get(key) as string;
}
for (const { elements } of SURVEY.panels)
	for (const element of elements) {
		idOf(element.name);
		if (element.rowCount !== undefined) rowCounts[element.name] = element.rowCount;
		for (const item of element.items ?? []) idOf(`${element.name}.${item.name}`);
	}

const Str = ({ children }: { children: string }) => <span className="sv-string-viewer">{children}</span>;

type Named = { "aria-labelledby"?: string; "aria-label"?: string; "aria-describedby"?: string };

function TextBox({ k, type = "text", required, className = "sd-input sd-text", rows, ...aria }: { k: string; type?: string; required?: boolean; className?: string; rows?: number } & Named) {
	const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
	useEffect(() => {
		if (box.current && box.current !== document.activeElement) box.current.value = data[k] ?? "";
	});
	const commit = (target: { value: string }) => put(k, type === "number" && target.value !== "" ? Number(target.value) : target.value);
	const shared = {
		id: `${idOf(k)}i`,
		ref: box,
		defaultValue: data[k] ?? "",
		"aria-required": !!required,
		"aria-invalid": false,
		onBlur: (event: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => commit(event.target),
		onChange: (event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
			if (event.target !== document.activeElement) commit(event.target);
		},
		onKeyUp: (event: KeyboardEvent<HTMLInputElement & HTMLTextAreaElement>) => {
			if (event.key === "Enter" && !rows) commit(event.currentTarget);
		},
		...aria,
	};
	if (rows) return <textarea {...shared} rows={rows} className="sd-input sd-comment" placeholder="" />;
	return <input {...shared} type={type} className={className} placeholder="" step={type === "number" ? "any" : undefined} max={type === "date" ? "2999-12-31" : undefined} />;
}

function Dropdown({ k, choices, required, label, labelledby }: { k: string; choices: Choice[]; required?: boolean; label?: string; labelledby?: string }) {
	const [open, setOpen] = useState(false);
	const [filter, setFilter] = useState("");
	const [at, setAt] = useState(0);
	const root = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const popup = useRef<HTMLDivElement>(null);
	const id = `${idOf(k)}i`;
	const chosen = choices.find(({ value }) => value === data[k]);
	const found = choices.filter(({ text }) => text.toLowerCase().includes(filter.toLowerCase()));
	const take = (choice?: Choice) => {
		if (choice) put(k, choice.value);
		setOpen(false);
		setFilter("");
	};
	const place = () => {
		const box = root.current?.getBoundingClientRect();
		if (!box) return {};
		const below = box.bottom + 260 < window.innerHeight;
		return below ? { left: box.left, top: box.bottom + 4, minWidth: box.width } : { left: box.left, bottom: window.innerHeight - box.top + 4, minWidth: box.width };
	};
	const aria = { "aria-label": label, "aria-labelledby": labelledby };
	return (
		<div className="sd-selectbase sd-dropdown_select-wrapper">
			<div
				ref={root}
				id={id}
				className={`sd-input sd-dropdown${chosen ? "" : " sd-dropdown--empty"}`}
				role="combobox"
				aria-required={!!required}
				aria-invalid="false"
				aria-expanded={open}
				aria-controls={`${id}_list`}
				{...aria}
				onClick={() => {
					setOpen(!open);
					setAt(Math.max(0, choices.indexOf(chosen as Choice)));
					input.current?.focus();
				}}
			>
				<div className="sd-dropdown__value">
					{chosen && !filter && <Str>{chosen.text}</Str>}
					<input
						ref={input}
						id={`${id}_0`}
						className="sd-dropdown__filter-string-input"
						type="text"
						autoComplete="off"
						inputMode="text"
						role="combobox"
						aria-expanded={open}
						aria-controls={`${id}_list`}
						aria-activedescendant={open && found[at] ? `${id}_listitem_${found[at].value}` : undefined}
						{...aria}
						placeholder={chosen ? "" : "Select..."}
						value={filter}
						onChange={(event) => {
							setFilter(event.target.value);
							setOpen(true);
							setAt(0);
						}}
						onKeyDown={(event) => {
							if (event.key === "ArrowDown" || event.key === "ArrowUp") {
								event.preventDefault();
								if (!open) setOpen(true);
								else setAt((at + (event.key === "ArrowDown" ? 1 : found.length - 1)) % Math.max(1, found.length));
							} else if (event.key === "Enter" && open) {
								event.preventDefault();
								take(found[at]);
							} else if (event.key === "Escape") {
								setOpen(false);
								setFilter("");
							} else if (event.key === "Tab") take(filter ? found[at] : undefined);
						}}
						onBlur={(event) => {
							if (!popup.current?.contains(event.relatedTarget as Node)) {
								setOpen(false);
								setFilter("");
							}
						}}
					/>
				</div>
				{chosen && (
					<div
						className="sd-dropdown_clean-button"
						aria-hidden="true"
						onClick={(event) => {
							event.stopPropagation();
							put(k, undefined);
						}}
					>
						<svg className="sv-svg-icon sd-dropdown_clean-button-svg" role="presentation" width="16" height="16">
							<title>Clear</title>
							<path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" />
						</svg>
					</div>
				)}
				<div className="sd-dropdown_chevron-button" aria-hidden="true">
					<svg className="sv-svg-icon sd-dropdown_chevron-button-svg" role="presentation" width="16" height="16">
						<path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" />
					</svg>
				</div>
			</div>
			<div>
				<div ref={popup} tabIndex={-1} className="sv-popup sv-single-select-list sv-popup--dropdown sv-dropdown-popup" style={open ? place() : { display: "none" }}>
					<div className="sv-popup__container">
						<div className="sv-popup__shadow">
							<div className="sv-popup__body-content">
								<div className="sv-popup__scrolling-content">
									<div className="sv-popup__content">
										<div className="sv-list__container">
											<div className="sv-list__empty-container" style={{ display: open && !found.length ? undefined : "none" }}>
												<div className="sv-list__empty-text" aria-label="No data to display">
													No data to display
												</div>
											</div>
											{open && (
												<ul className="sv-list" role="listbox" id={`${id}_list`} {...aria}>
													{found.map((choice, index) => (
														<li
															key={choice.value}
															className={`sv-list__item${choice === chosen ? " sv-list__item--selected" : ""}${index === at ? " sv-list__item--focused" : ""}`}
															role="option"
															id={`${id}_listitem_${choice.value}`}
															aria-selected={choice === chosen}
															tabIndex={-1}
															onMouseDown={(event) => event.preventDefault()}
															onClick={() => take(choice)}
														>
															<div className="sv-list__item-body" title={choice.text} style={{ paddingInlineStart: 16 }}>
																<Str>{choice.text}</Str>
															</div>
														</li>
													))}
												</ul>
											)}
										</div>
									</div>
								</div>
							</div>
						</div>
					</div>
				</div>
			</div>
		</div>
	);
}

function Items({ k, choices, several, labelledby, label, required }: { k: string; choices: Choice[]; several?: boolean; labelledby?: string; label?: string; required?: boolean }) {
	const id = idOf(k);
	const held: string[] = data[k] ?? [];
	const kind = several ? "checkbox" : "radio";
	return (
		<fieldset className="sd-selectbase" role={several ? "group" : "radiogroup"} aria-labelledby={labelledby} aria-label={label} aria-required={required}>
			{choices.map((choice, index) => {
				const checked = several ? held.includes(choice.value) : data[k] === choice.value;
				return (
					<div key={choice.value} className={`sd-item sd-${kind} sd-selectbase__item${checked ? ` sd-item--checked sd-${kind}--checked` : ""}`} role="presentation">
						<label className="sd-selectbase__label" aria-label={choice.text}>
							<input
								className={`sd-visuallyhidden sd-item__control sd-${kind}__control`}
								type={kind}
								id={`${id}i_${index}`}
								name={several ? `${k}${id}` : `${k}_${id}`}
								value={choice.value}
								checked={checked}
								onChange={(event) =>
									put(k, several ? choices.map(({ value }) => value).filter((value) => (value === choice.value ? event.target.checked : held.includes(value))) : choice.value)
								}
							/>
							<span className={`sd-item__decorator sd-${kind}__decorator`} />
							<span className="sd-item__control-label">
								<Str>{choice.text}</Str>
							</span>
						</label>
					</div>
				);
			})}
		</fieldset>
	);
}

function Matrix({ element, id }: { element: Element; id: string }) {
	return (
		<div className="sd-matrix sd-table-wrapper">
			<fieldset className="sd-selectbase" style={{ border: 0 }}>
				<legend className="sd-visuallyhidden" aria-label={element.title} />
				<table className="sd-table sd-matrix__table sd-table--align-middle" role="presentation">
					<thead>
						<tr>
							<td />
							{element.choices?.map((choice) => (
								<th key={choice.value} className="sd-table__cell sd-table__cell--header">
									<Str>{choice.text}</Str>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{element.rows?.map((row) => {
							const k = `${element.name}.${row.value}`;
							return (
								<tr key={row.value} className="sd-table__row">
									<td className="sd-table__cell sd-table__cell--row-text sd-matrix__cell">
										<Str>{row.text}</Str>
									</td>
									{element.choices?.map((choice, index) => (
										<td key={choice.value} className="sd-table__cell sd-matrix__cell" data-responsive-title={choice.text}>
											<label className={`sd-item sd-radio sd-matrix__label${data[k] === choice.value ? " sd-item--checked sd-radio--checked" : " sd-radio--allowhover"}`}>
												<input
													type="radio"
													className="sd-visuallyhidden sd-item__control sd-radio__control"
													id={`${id}i_${row.value}_${index}`}
													name={`${id}i_${row.value}`}
													value={choice.value}
													aria-required="false"
													aria-invalid="false"
													aria-label={choice.text}
													checked={data[k] === choice.value}
													onChange={() => put(k, choice.value)}
												/>
												<span className="sd-item__decorator sd-radio__decorator" />
												<span className="sd-matrix__responsive-title" style={{ display: "none" }}>
													<Str>{choice.text}</Str>
												</span>
											</label>
										</td>
									))}
								</tr>
							);
						})}
					</tbody>
				</table>
			</fieldset>
		</div>
	);
}

function Cell({ k, column, rowName }: { k: string; column: Column; rowName: string }) {
	const label = `row ${rowName}, column ${column.title}`;
	const id = idOf(k);
	if (column.cellType === "checkbox") {
		const held: string[] = data[k] ?? [];
		return (
			<>
				{column.choices?.map((choice, index) => (
					<td key={choice.value} className="sd-table__cell sd-table__cell--item" data-responsive-title={choice.text}>
						<div className="sd-item sd-checkbox sd-selectbase__item" role="presentation">
							<label className="sd-selectbase__label">
								<input
									className="sd-visuallyhidden sd-item__control sd-checkbox__control"
									type="checkbox"
									id={`${id}i_${index}`}
									name={`${column.name}${id}`}
									value={choice.value}
									aria-label={choice.text}
									checked={held.includes(choice.value)}
									onChange={(event) =>
										put(k, (column.choices ?? []).map(({ value }) => value).filter((value) => (value === choice.value ? event.target.checked : held.includes(value))))
									}
								/>
								<span className="sd-item__decorator sd-checkbox__decorator" />
							</label>
						</div>
					</td>
				))}
			</>
		);
	}
	return (
		<td className={`sd-table__cell${column.inputType ? "" : " sd-table__cell--column-text"}`} title={column.title} data-responsive-title={column.title}>
			<div className="sd-table__question-wrapper sd-table__question-wrapper--left">
				{column.cellType === "text" && <TextBox k={k} type={column.inputType} required={column.isRequired} aria-label={label} />}
				{column.cellType === "comment" && <TextBox k={k} rows={3} aria-label={label} />}
				{column.cellType === "dropdown" && <Dropdown k={k} choices={column.choices ?? []} label={label} />}
				{column.cellType === "radiogroup" && <Items k={k} choices={column.choices ?? []} label={label} />}
			</div>
		</td>
	);
}

function Table({ element }: { element: Element }) {
	const { name, columns = [], rows } = element;
	const count = rows?.length ?? rowCounts[name];
	const [, again] = useReducer((n: number) => n + 1, 0);
	const remove = (row: number) => {
		for (const { name: column } of columns) {
			for (let index = row; index < count; index++) data[`${name}.${index}.${column}`] = data[`${name}.${index + 1}.${column}`];
		}
		rowCounts[name]--;
		rerender();
		again();
	};
	const add = element.addRowText && (
		<div className="sd-matrixdynamic__footer">
			<div className="sv-action-bar sd-action-bar">
				<div className="sv-action">
					<div className="sv-action__content">
						<button
							type="button"
							className="sd-action sd-matrixdynamic__btn sd-matrixdynamic__add-btn"
							title={element.addRowText}
							onClick={() => {
								if (rowCounts[name] < (element.maxRowCount ?? 10)) rowCounts[name]++;
								rerender();
							}}
						>
							<span className="sd-action__title">{element.addRowText}</span>
						</button>
					</div>
				</div>
			</div>
		</div>
	);
	if (count === 0)
		return (
			<div className="sd-matrixdynamic__placeholder sd-question__placeholder">
				<Str>{element.emptyText ?? ""}</Str>
				{add}
			</div>
		);
	return (
		<>
			<div className="sd-table-wrapper">
				<table className={`sd-table ${rows ? "sd-matrixdropdown" : "sd-matrixdynamic"}`}>
					<thead>
						<tr>
							{rows && <td className="sd-table__cell sd-table__cell--empty" />}
							{columns.map((column) =>
								column.multiple ? (
									<Fragment key={column.name}>
										{column.choices?.map((choice) => (
											<th key={choice.value} className="sd-table__cell sd-table__cell--header">
												<Str>{choice.text}</Str>
											</th>
										))}
									</Fragment>
								) : (
									<th key={column.name} className="sd-table__cell sd-table__cell--header" title={column.title}>
										<Str>{column.title}</Str>
										{column.isRequired && (
											<>
												<span> </span>
												<span className="sd-question__required-text" aria-hidden="true">
													*
												</span>
											</>
										)}
									</th>
								),
							)}
							{!rows && <td className="sd-table__cell sd-table__cell--action" />}
						</tr>
					</thead>
					<tbody>
						{Array.from({ length: count }, (_, row) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place
							<tr key={row} className="sd-table__row">
								{rows && (
									<td className="sd-table__cell sd-table__cell--row-text">
										<Str>{rows[row].text}</Str>
									</td>
								)}
								{columns.map((column) => (
									<Cell key={column.name} k={`${name}.${row}.${column.name}`} column={column} rowName={rows?.[row].text ?? String(row + 1)} />
								))}
								{!rows && (
									<td className="sd-table__cell sd-table__cell--actions">
										<div className="sv-action-bar sd-action-bar">
											<div className="sv-action">
												<button type="button" className="sd-action sd-action--icon sd-action--negative sd-matrixdynamic__remove-btn" title="Remove" onClick={() => remove(row)}>
													✕
												</button>
											</div>
										</div>
									</td>
								)}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{add}
		</>
	);
}

function Question({ element, number }: { element: Element; number: number }) {
	const { type, name, title = "", choices = [], isRequired } = element;
	if (type === "html") return <div className="sd-element sd-html">{title}</div>;
	const id = idOf(name);
	const labelledby = `${id}_ariaTitle`;
	const describedby = element.description ? `${id}_ariaDescription` : undefined;
	return (
		<div className="sd-row sd-clearfix">
			<div id={id} data-name={name} data-key={id} className={`sd-element sd-question sd-row__question sd-${type}-question`} role={type === "multipletext" ? "group" : undefined} aria-labelledby={type === "multipletext" ? labelledby : undefined}>
				<div className="sd-question__header sd-element__header sd-question__header--location-top sd-element__header--location-top">
					<h5 className={`sd-title sd-element__title sd-question__title${isRequired ? " sd-question__title--required" : ""}`} id={labelledby} aria-label={title}>
						<span className="sd-element__num" aria-hidden="true">
							{number}.
						</span>
						<span>&nbsp;</span>
						<Str>{title}</Str>
						{isRequired && (
							<>
								<span>&nbsp;</span>
								<span className="sd-question__required-text" aria-hidden="true">
									*
								</span>
							</>
						)}
					</h5>
					{element.description && (
						<div className="sd-description sd-question__description" id={describedby}>
							<Str>{element.description}</Str>
						</div>
					)}
				</div>
				<div className="sd-question__content" role="presentation">
					{type === "text" && <TextBox k={name} type={element.inputType} required={isRequired} aria-labelledby={labelledby} aria-describedby={describedby} />}
					{type === "comment" && <TextBox k={name} rows={4} required={isRequired} aria-labelledby={labelledby} aria-describedby={describedby} />}
					{type === "dropdown" && <Dropdown k={name} choices={choices} required={isRequired} labelledby={labelledby} />}
					{type === "radiogroup" && <Items k={name} choices={choices} required={isRequired} labelledby={labelledby} />}
					{type === "checkbox" && <Items k={name} choices={choices} several labelledby={labelledby} />}
					{type === "boolean" && <Items k={name} choices={BOOLEAN} labelledby={labelledby} />}
					{type === "matrix" && <Matrix element={element} id={id} />}
					{(type === "matrixdynamic" || type === "matrixdropdown") && <Table element={element} />}
					{type === "multipletext" && (
						<table className="sd-multipletext" role="presentation">
							<tbody>
								{element.items?.map((item) => (
									<tr key={item.name} className="sd-multipletext__row">
										<td className="sd-multipletext__cell">
											<label className="sd-multipletext__item-container sd-input">
												<span className="sd-multipletext__item-title">
													<Str>{item.title}</Str>
												</span>
												<div className="sd-multipletext__item">
													<TextBox k={`${name}.${item.name}`} className="sd-multipletext__content sd-input sd-text" aria-label={item.title} />
												</div>
											</label>
										</td>
									</tr>
								))}
							</tbody>
						</table>
					)}
				</div>
			</div>
		</div>
	);
}
const BOOLEAN: Choice[] = [
	{ value: "false", text: "No" },
	{ value: "true", text: "Yes" },
];

function Survey() {
	const [, again] = useReducer((count: number) => count + 1, 0);
	rerender = () => flushSync(again);
	let number = 0;
	return (
		<div className="sd-root-modern">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<div className="sd-title sd-container-modern__title">
					<div className="sd-header__text">
						<h3 className="sd-title">
							<Str>{SURVEY.title}</Str>
						</h3>
					</div>
				</div>
				<div className="sd-body sd-body--static">
					<div id="sp_100" className="sd-page sd-body__page">
						{SURVEY.panels.map((panel, index) => (
							<div key={panel.name} id={`sp_${101 + index}`} className="sd-element sd-element--complex sd-panel sd-row__panel" role="group" aria-labelledby={`sp_${101 + index}_ariaTitle`}>
								<div className="sd-panel__header sd-element__header sd-element__header--location-top">
									<h4 className="sd-title sd-element__title sd-panel__title" id={`sp_${101 + index}_ariaTitle`} aria-label={panel.title}>
										<Str>{panel.title}</Str>
									</h4>
								</div>
								<div className="sd-panel__content sd-element__content" id={`sp_${101 + index}_content`}>
									{panel.elements.map((element) => (
										<Question key={element.name} element={element} number={element.type === "html" ? 0 : ++number} />
									))}
								</div>
							</div>
						))}
					</div>
					<div className="sd-body__navigation sd-footer sd-action-bar">
						<input type="submit" className="sd-btn sd-btn--action sd-navigation__complete-btn" value="Complete" title="Complete" />
					</div>
				</div>
			</form>
		</div>
	);
}

type Read = { key: string; kind: string; choices: Choice[] };
const CONTROLS: Read[] = SURVEY.panels.flatMap(({ elements }) =>
	elements.flatMap((element): Read[] => {
		const choices = element.type === "boolean" ? BOOLEAN : (element.choices ?? []);
		if (element.type === "html") return [];
		if (element.items) return element.items.map((item) => ({ key: `${element.name}.${item.name}`, kind: "text", choices: [] }));
		if (element.type === "matrix") return (element.rows ?? []).map((row) => ({ key: `${element.name}.${row.value}`, kind: "matrix", choices }));
		if (element.columns)
			return Array.from({ length: element.name === "siblings" ? 2 : 3 }, (_, row) => row).flatMap((row) =>
				(element.columns ?? []).map((column) => ({ key: `${element.name}.${row}.${column.name}`, kind: column.cellType, choices: column.choices ?? [] })),
			);
		return [{ key: element.name, kind: element.type, choices }];
	}),
);
function shownOf({ key, kind, choices }: Read) {
	const id = ids.get(key);
	if (kind === "matrix") {
		const [name, row] = key.split(".");
		const ticked = choices.findIndex((_, index) => (document.getElementById(`${ids.get(name)}i_${row}_${index}`) as HTMLInputElement).checked);
		return choices[ticked]?.text ?? "";
	}
	if (["checkbox", "radiogroup", "boolean"].includes(kind)) {
		const ticked = choices.filter((_, index) => id && (document.getElementById(`${id}i_${index}`) as HTMLInputElement | null)?.checked).map(({ text }) => text);
		return kind === "checkbox" ? ticked : (ticked[0] ?? "");
	}
	const element = id ? document.getElementById(`${id}i`) : null;
	if (!element) return "";
	if (kind === "dropdown") return element.querySelector(".sv-string-viewer")?.textContent ?? "";
	return (element as HTMLInputElement).value;
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(CONTROLS.map(({ key, kind }) => [key, data[key] ?? (kind === "checkbox" ? [] : "")])), submitted }),
	formShown: () => Object.fromEntries(CONTROLS.map((control) => [control.key, shownOf(control)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Survey />);
