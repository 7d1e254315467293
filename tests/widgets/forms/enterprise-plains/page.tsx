import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = { id: string; label: string };
// biome-ignore lint/suspicious/noExplicitAny: the model holds whatever the widgets keep
const model: Record<string, any> = {};
const panels: Record<string, number[]> = { activity: [], exam: [] };
let nextUid = 11;
let submitted = false;
let rerender = () => {};
function put(key: string, value: unknown) {
	model[key] = value;
	rerender();
}

const STATE_OPTIONS = STATES.map(([code, name]) => ({ id: `USA-${code}`, label: name }));
const COUNTRY_OPTIONS = COUNTRIES.map((label, index) => ({ id: `bc33aa3152ec42d4995f4791a106${(index + 16).toString(16)}0${index % 10}`, label }));
const list = (prefix: string, ...labels: string[]): Option[] => labels.map((label, index) => ({ id: `${prefix}_${index + 1}`, label }));
const SUFFIXES = list("SOCIAL_SUFFIX", "Jr.", "Sr.", "II", "III", "IV", "V");
const PHONE_TYPES = list("PHONE_DEVICE", "Landline", "Mobile", "Telephone (International)");
const PHONE_CODES = [
	"Australia (+61)",
	"Canada (+1)",
	"France (+33)",
	"Germany (+49)",
	"Ghana (+233)",
	"India (+91)",
	"Kenya (+254)",
	"Mexico (+52)",
	"Nigeria (+234)",
	"Philippines (+63)",
	"South Korea (+82)",
	"United Kingdom (+44)",
	"United States of America (+1)",
	"Vietnam (+84)",
].map((label, index) => ({ id: `PHONE_CODE_${index + 1}`, label }));
const GENDERS = list("GENDER", "Female", "Male", "Nonbinary", "Not Declared");
const PRONOUNS = list("PRONOUN", "He/Him/His", "She/Her/Hers", "They/Them/Theirs", "Prefer to self-describe");
const CITIZENSHIP = list(
	"CITIZENSHIP_STATUS",
	"Citizen (United States of America)",
	"Permanent Resident (United States of America)",
	"Refugee or Asylee (United States of America)",
	"DACA / Undocumented",
	"Nonresident - student visa required",
);
const MILITARY = list("ARMED_FORCES", "I am not affiliated with the armed forces", "Active Duty", "Reserve / National Guard", "Veteran", "Military Dependent");
const EDUCATION = list(
	"EDU_LEVEL",
	"Less than high school",
	"High school diploma or equivalent",
	"Some college, no degree",
	"Associate's Degree",
	"Bachelor's Degree",
	"Master's Degree",
	"Doctorate or Professional Degree",
	"Unknown",
);
const INCOME = list("INCOME_BAND", "Under $30,000", "$30,000 - $48,000", "$48,001 - $75,000", "$75,001 - $110,000", "Over $110,000", "I prefer not to answer");
const TERMS = list("ACADEMIC_PERIOD", "Summer 2027", "Fall 2027", "Spring 2028");
const ACTIVITY_TYPES = list(
	"EXTERNAL_ACTIVITY_TYPE",
	"Academic Club",
	"Arts and Music",
	"Athletics",
	"Community Service",
	"Debate and Forensics",
	"Employment (Paid)",
	"Environmental",
	"Family Responsibilities",
	"Student Government",
	"Other",
);
const EXAMS = [
	"AP Biology",
	"AP Calculus AB",
	"AP Calculus BC",
	"AP Chemistry",
	"AP Computer Science A",
	"AP English Language and Composition",
	"AP English Literature and Composition",
	"AP European History",
	"AP Physics 1",
	"AP Psychology",
	"AP Spanish Language and Culture",
	"AP Statistics",
	"AP United States Government and Politics",
	"AP United States History",
	"AP World History: Modern",
	"IB Biology HL",
	"IB Biology SL",
	"IB History HL",
	"IB Mathematics: Analysis and Approaches SL",
].map((label, index) => ({ id: `EDUCATION_TEST_${100 + index}`, label }));
const SCORES = list("SCORE", "1", "2", "3", "4", "5", "6", "7");
const RELATIONSHIPS = list("RELATED_PERSON", "Parent", "Grandparent", "Guardian", "Sibling", "Spouse", "Friend", "Other");
const SOURCES = list("SOURCE", "College Fair", "High School Counselor", "Family or Friend", "Social Media", "Campus Visit", "Web Search");
const MAJOR_OPTIONS = MAJORS.map((label, index) => ({ id: `PROGRAM_OF_STUDY-3-${210 + index}`, label: label === "Undecided" ? "Exploratory Studies" : label }));
const RACES = list(
	"ETHNICITY_USA",
	"American Indian or Alaska Native",
	"Asian",
	"Black or African American",
	"Native Hawaiian or Other Pacific Islander",
	"White",
	"I do not wish to answer",
);

/** `workExperience-12` before, `--jobTitle` after: the ids of a page are made of both. */
const Prefix = createContext("");
const useId = (name: string) => `${useContext(Prefix)}--${name}`;

function Required() {
	return (
		<abbr title="required" className="css-h7sk4b">
			*
		</abbr>
	);
}

function FormField({ name, id, label, required, hint, children }: { name: string; id: string; label: string; required?: boolean; hint?: string; children: ReactNode }) {
	return (
		<div data-automation-id={`formField-${name}`} data-fkit-id={id} className="css-7t35fz">
			<div className="css-1c7b2">
				<label htmlFor={id} className="css-1ud5i8o">
					<span>{label}</span>
					{required && <Required />}
				</label>
			</div>
			<div className="css-15rz5ap">
				<div>
					{children}
					{hint && (
						<div id={`hint-${id}`} className="css-hint">
							{hint}
						</div>
					)}
				</div>
			</div>
		</div>
	);
}

function Text({ name, label, required, hint, area, inputMode }: { name: string; label: string; required?: boolean; hint?: string; area?: boolean; inputMode?: "numeric" | "tel" | "decimal" }) {
	const id = useId(name);
	const shared = {
		id,
		name,
		className: "css-17x0jhs",
		"aria-required": required ? true : false,
		"aria-describedby": hint ? `hint-${id}` : undefined,
		value: model[id] ?? "",
		onChange: (event: { target: { value: string } }) => put(id, event.target.value),
	};
	return (
		<FormField {...{ name, id, label, required, hint }}>
			<div className="css-1t5p3wh">{area ? <textarea {...shared} /> : <input type="text" inputMode={inputMode} {...shared} />}</div>
		</FormField>
	);
}

function Popup({ anchor, children, ...rest }: { anchor: HTMLElement; children: ReactNode } & Record<string, unknown>) {
	const box = anchor.getBoundingClientRect();
	return createPortal(
		<div
			{...rest}
			className="css-pop1"
			data-popper-placement="bottom"
			style={{ left: box.left + window.scrollX, top: box.bottom + window.scrollY + 4, minWidth: box.width }}
		>
			{children}
		</div>,
		document.body,
	);
}

function Select({ name, label, options, required, hint }: { name: string; label: string; options: Option[]; required?: boolean; hint?: string }) {
	const id = useId(name);
	const [open, setOpen] = useState(false);
	const [focused, setFocused] = useState(0);
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLUListElement>(null);
	const typed = useRef({ text: "", at: 0 });
	const chosen = options.find((each) => each.id === model[id]);
	const show = () => {
		setFocused(Math.max(0, chosen ? options.indexOf(chosen) : 0));
		setOpen(true);
	};
	const take = (option: Option) => {
		setOpen(false);
		put(id, option.id);
		button.current?.focus();
	};
	useLayoutEffect(() => {
		if (open) menu.current?.focus({ preventScroll: true });
	}, [open]);
	useLayoutEffect(() => {
		if (open) menu.current?.children[focused]?.scrollIntoView({ block: "nearest" });
	}, [open, focused]);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape") {
			setOpen(false);
			button.current?.focus();
		} else if (event.key === "ArrowDown") setFocused((focused + 1) % options.length);
		else if (event.key === "ArrowUp") setFocused((focused + options.length - 1) % options.length);
		else if (event.key === "Enter" || (event.key === " " && !typed.current.text)) take(options[focused]);
		else if (event.key.length === 1) {
			const now = Date.now();
			typed.current = { text: (now - typed.current.at < 500 ? typed.current.text : "") + event.key.toLowerCase(), at: now };
			const found = options.findIndex((each) => each.label.toLowerCase().startsWith(typed.current.text));
			if (found >= 0) setFocused(found);
		} else return;
		event.preventDefault();
	};
	return (
		<FormField {...{ name, id, label, required, hint }}>
			<div className="css-12zup1l">
				<button
					ref={button}
					type="button"
					id={id}
					name={name}
					value={chosen?.id ?? ""}
					aria-haspopup="listbox"
					aria-expanded={open ? true : undefined}
					aria-controls={open ? `menu-${id}` : undefined}
					aria-label={`${label} ${chosen?.label ?? "Select One"}${required ? " Required" : ""}`}
					className="css-bwbt3r"
					onClick={() => (open ? setOpen(false) : show())}
					onKeyDown={(event) => {
						if (event.key === "ArrowDown" || event.key === "ArrowUp") {
							event.preventDefault();
							show();
						}
					}}
				>
					{chosen?.label ?? "Select One"}
				</button>
				<input className="css-77hcv" type="text" value={chosen?.id ?? ""} readOnly />
				<span className="css-mlo5x1">
					<svg width="18" height="18" viewBox="0 0 18 18" focusable="false" role="presentation">
						<path d="M4 7l5 5 5-5z" />
					</svg>
				</span>
			</div>
			{open && button.current && (
				<Popup anchor={button.current}>
					<ul
						ref={menu}
						role="listbox"
						tabIndex={-1}
						id={`menu-${id}`}
						aria-labelledby={id}
						aria-activedescendant={`option-${options[focused].id}`}
						onKeyDown={onKeyDown}
						onBlur={() => setOpen(false)}
					>
						{options.map((option, index) => (
							<li
								key={option.id}
								role="option"
								id={`option-${option.id}`}
								data-value={option.id}
								data-focused={index === focused || undefined}
								aria-selected={option === chosen ? true : undefined}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => take(option)}
							>
								<div>{option.label}</div>
							</li>
						))}
					</ul>
				</Popup>
			)}
		</FormField>
	);
}

/** The prompt: a search box with a magnified list; what is typed searches on Enter. */
function Prompt({ name, label, options, required, hint }: { name: string; label: string; options: Option[]; required?: boolean; hint?: string }) {
	const id = useId(name);
	const [open, setOpen] = useState(false);
	const [typed, setTyped] = useState("");
	const [searched, setSearched] = useState("");
	const box = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const chosen = options.find((each) => each.id === model[id]);
	const found = options.filter((each) => each.label.toLowerCase().includes(searched.toLowerCase()));
	useEffect(() => {
		if (!open) return;
		const close = (event: MouseEvent) => {
			const target = event.target as Element;
			if (!box.current?.contains(target) && !target.closest("[data-automation-id=responsiveMonikerPrompt]")) {
				setOpen(false);
				setTyped("");
				setSearched("");
			}
		};
		document.addEventListener("mousedown", close);
		return () => document.removeEventListener("mousedown", close);
	}, [open]);
	const take = (option: Option) => {
		put(id, option.id);
		setOpen(false);
		setTyped("");
		setSearched("");
	};
	return (
		<FormField {...{ name, id, label, required, hint }}>
			<div data-automation-id="multiSelectContainer" data-uxi-widget-type="multiselect" data-uxi-multiselect-id={`ms-${id}`} id={`container-${id}`} className="css-1kuz">
				<div
					ref={box}
					data-automation-id="multiselectInputContainer"
					className="css-ms"
					onClick={() => {
						setOpen(true);
						input.current?.focus();
					}}
				>
					{chosen && (
						<ul role="listbox" data-automation-id="selectedItemList" aria-label="items selected">
							<li role="presentation">
								<div role="option" aria-selected="true" id={`pill-${chosen.id}`} data-automation-id="selectedItem" title={chosen.label} tabIndex={-2}>
									<p data-automation-id="promptOption" data-automation-label={chosen.label} style={{ position: "static", width: "auto", height: "auto", clip: "auto" }}>
										{chosen.label}
									</p>
								</div>
								<div
									data-automation-id="DELETE_charm"
									role="presentation"
									onClick={(event) => {
										event.stopPropagation();
										put(id, "");
									}}
								>
									×
								</div>
							</li>
						</ul>
					)}
					<input
						ref={input}
						id={id}
						type="text"
						data-uxi-widget-type="selectinput"
						data-automation-id="searchBox"
						data-uxi-element-id={`selectinput-${id}`}
						enterKeyHint="search"
						placeholder="Search"
						autoComplete="off"
						aria-required={required ? true : false}
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						onKeyDown={(event) => {
							if (event.key === "Enter") {
								event.preventDefault();
								setSearched(typed);
								setOpen(true);
								const hits = options.filter((each) => each.label.toLowerCase().includes(typed.toLowerCase()));
								if (typed && hits.length === 1) take(hits[0]);
							} else if (event.key === "Escape") setOpen(false);
							else if (event.key === "Backspace" && !typed && chosen) put(id, "");
						}}
					/>
					<span className="ico" data-automation-id="promptSearchButton" data-uxi-widget-type="multiselectprompt">
						<span role="presentation" data-automation-id="promptIcon">
							<svg width="18" height="18" viewBox="0 0 18 18" focusable="false" role="presentation">
								<path d="M3 4h12v2H3zm0 4h12v2H3zm0 4h12v2H3z" />
							</svg>
						</span>
					</span>
					<p aria-live="polite" data-automation-id="promptAriaInstruction">
						{chosen ? `1 item selected, ${chosen.label}` : "0 items selected"}
					</p>
				</div>
			</div>
			{open && box.current && (
				<Popup anchor={box.current} data-automation-widget="wd-popup" data-automation-id="responsiveMonikerPrompt" data-associated-widget={`ms-${id}`}>
					<div role="listbox" data-automation-id="activeListContainer" aria-label={`Options Expanded`} tabIndex={0}>
						{found.length === 0 && <div className="opt">No Items.</div>}
						{found.map((option) => (
							<div key={option.id} role="option" data-automation-id="menuItem" aria-label={`${option.label} ${option === chosen ? "checked" : "not checked"}`} aria-selected={option === chosen}>
								<div
									className="opt"
									data-automation-id="promptLeafNode"
									data-automation-label={option.label}
									data-uxi-multiselectlistitem-hassidecharm="false"
									data-uxi-multiselectlistitem-type="listItem"
									onClick={() => take(option)}
								>
									<input type="radio" data-automation-id="radioBtn" tabIndex={-1} checked={option === chosen} readOnly />
									<div data-automation-id="promptOption" data-automation-label={option.label} title={option.label}>
										{option.label}
									</div>
								</div>
							</div>
						))}
					</div>
				</Popup>
			)}
		</FormField>
	);
}

type Parts = { m?: string; d?: string; y?: string };
function DateField({ name, label, required, hint, month }: { name: string; label: string; required?: boolean; hint?: string; month?: boolean }) {
	const id = useId(name);
	const wrapper = useRef<HTMLDivElement>(null);
	const parts: Parts = model[id] ?? {};
	const sections = [
		{ part: "m" as const, title: "Month", mask: "MM", length: 2, max: 12 },
		...(month ? [] : [{ part: "d" as const, title: "Day", mask: "DD", length: 2, max: 31 }]),
		{ part: "y" as const, title: "Year", mask: "YYYY", length: 4, max: 9999 },
	];
	const change = (index: number, raw: string) => {
		const { part, length, max } = sections[index];
		const digits = raw.replace(/\D/g, "").slice(-length);
		const value = Number(digits) > max ? digits.slice(-1) : digits;
		put(id, { ...(model[id] ?? {}), [part]: value });
		if (value.length === length && index < sections.length - 1) wrapper.current?.querySelectorAll("input")[index + 1].focus();
	};
	return (
		<div data-automation-id={`formField-${name}`} data-fkit-id={id} className="css-7t35fz">
			<fieldset>
				<legend className="css-1ud5i8o">
					<label id={`label-${id}`}>
						<span>{label}</span>
						{required && <Required />}
					</label>
				</legend>
				<div role="group" id={id} aria-labelledby={`label-${id}`} data-automation-id="dateWidgetContainer">
					<div className="css-dw5" data-automation-id="dateInputWrapper" ref={wrapper}>
						{sections.map(({ part, title, mask, max }, index) => (
							<div key={part} style={{ display: "contents" }}>
								{index > 0 && <span aria-hidden="true">/</span>}
								<div className={part === "y" ? "sec y" : "sec"} data-automation-id={`dateSection${title}`}>
									<div className={parts[part] ? "disp has" : "disp"} id={`${id}-dateSection${title}-display`} data-automation-id={`dateSection${title}-display`} aria-hidden="true">
										{parts[part] || mask}
									</div>
									<input
										id={`${id}-dateSection${title}-input`}
										data-automation-id={`dateSection${title}-input`}
										type="text"
										role="spinbutton"
										inputMode="numeric"
										autoComplete="off"
										aria-label={title}
										aria-valuemin={1}
										aria-valuemax={max}
										aria-valuenow={parts[part] ? Number(parts[part]) : undefined}
										aria-valuetext={parts[part] || mask}
										aria-required={required ? true : false}
										value={parts[part] ?? ""}
										onChange={(event) => change(index, event.target.value)}
										onFocus={(event) => event.target.select()}
										onBlur={() => {
											const value: string = model[id]?.[part] ?? "";
											if (part !== "y" && value.length === 1 && value !== "0") put(id, { ...model[id], [part]: `0${value}` });
										}}
										onKeyDown={(event) => {
											const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
											if (!step) return;
											event.preventDefault();
											const next = Math.min(max, Math.max(1, Number(parts[part] || (part === "y" ? 2026 : 0)) + step));
											put(id, { ...parts, [part]: String(next).padStart(part === "y" ? 4 : 2, "0") });
										}}
									/>
								</div>
							</div>
						))}
						<button type="button" className="css-dico" data-automation-id="dateIcon" aria-label="Calendar">
							<svg width="16" height="16" viewBox="0 0 16 16" focusable="false" role="presentation">
								<path d="M2 3h12v11H2z" fill="none" stroke="currentColor" />
							</svg>
						</button>
					</div>
				</div>
				{hint && <div className="css-hint">{hint}</div>}
			</fieldset>
		</div>
	);
}

function Radios({ name, label, required, choices }: { name: string; label: string; required?: boolean; choices: [string, string][] }) {
	const id = useId(name);
	return (
		<div data-automation-id={`formField-${name}`} data-fkit-id={id} className="css-7t35fz">
			<fieldset className="css-1s9yhc" id={id}>
				<legend className="css-1ud5i8o">
					<div>
						<label>
							<span>{label}</span>
							{required && <Required />}
						</label>
					</div>
				</legend>
				{choices.map(([value, text], index) => (
					<div className="css-d3pjdr" key={value}>
						<div className="css-rb7nd">
							<input
								id={`64f1d0${index}${id.length.toString(16)}${name.length}-${name}`}
								type="radio"
								name={name}
								value={value}
								aria-required={required ? true : undefined}
								checked={model[id] === value}
								onChange={() => put(id, value)}
							/>
							<span />
						</div>
						<label className="css-16hxjd" htmlFor={`64f1d0${index}${id.length.toString(16)}${name.length}-${name}`}>
							{text}
						</label>
					</div>
				))}
			</fieldset>
		</div>
	);
}

function Boxes({ name, label, required, options }: { name: string; label: string; required?: boolean; options: Option[] }) {
	const id = useId(name);
	const held: string[] = model[id] ?? [];
	return (
		<div data-automation-id={`formField-${name}`} data-fkit-id={id} className="css-7t35fz">
			<fieldset data-automation-id={`${name}-CheckboxGroup`} id={id}>
				<legend className="css-1ud5i8o">
					<span>{label}</span>
					{required && <Required />}
				</legend>
				{options.map((option) => (
					<div className="css-d3pjdr" key={option.id}>
						<div className="css-rb7nd">
							<input
								type="checkbox"
								id={`${option.id}-${id}`}
								checked={held.includes(option.id)}
								onChange={(event) =>
									put(
										id,
										options.map((each) => each.id).filter((each) => (each === option.id ? event.target.checked : held.includes(each))),
									)
								}
							/>
							<span />
						</div>
						<label className="css-16hxjd" htmlFor={`${option.id}-${id}`}>
							{option.label}
						</label>
					</div>
				))}
			</fieldset>
		</div>
	);
}

function Check({ name, children, required }: { name: string; children: ReactNode; required?: boolean }) {
	const id = useId(name);
	return (
		<div data-automation-id={`formField-${name}`} data-fkit-id={id} className="css-7t35fz">
			<div className="css-d3pjdr">
				<div className="css-rb7nd">
					<input type="checkbox" id={id} name={name} aria-required={required ? true : false} checked={!!model[id]} onChange={(event) => put(id, event.target.checked)} />
					<span />
				</div>
				<label className="css-16hxjd" htmlFor={id}>
					{children}
					{required && <Required />}
				</label>
			</div>
		</div>
	);
}

function Section({ title, children, level = "h3", note }: { title: string; children: ReactNode; level?: "h3" | "h4"; note?: string }) {
	const id = `${title.replace(/\W+/g, "-")}-section`;
	const Heading = level;
	return (
		<div role="group" aria-labelledby={id} className={level === "h3" ? "css-1obf64m" : "css-1u4q"}>
			<Heading id={id} className={level === "h4" ? "css-1j9bnzb" : undefined}>
				{title}
			</Heading>
			{note && <p className="css-hint">{note}</p>}
			{children}
		</div>
	);
}

function PanelSet({ kind, title, prefix, note, children }: { kind: string; title: string; prefix: string; note: string; children: ReactNode }) {
	const uids = panels[kind];
	const anchor = title.replace(/\W+/g, "-");
	return (
		<div role="group" aria-labelledby={`${anchor}-section`} className="css-1obf64m">
			<h3 id={`${anchor}-section`}>{title}</h3>
			<p className="css-hint">{note}</p>
			{uids.map((uid, index) => (
				<div key={uid} role="group" aria-labelledby={`${anchor}-${index + 1}-panel`} className="css-panel">
					<div className="hd">
						<h4 id={`${anchor}-${index + 1}-panel`} className="css-1j9bnzb">
							{title} {index + 1}
						</h4>
						<button
							type="button"
							className="css-sec"
							data-automation-id="panel-set-delete-button"
							aria-label={`Delete ${title} ${index + 1}`}
							style={{ height: 34 }}
							onClick={() => {
								panels[kind] = uids.filter((each) => each !== uid);
								rerender();
							}}
						>
							Delete
						</button>
					</div>
					<Prefix.Provider value={`${prefix}-${uid}`}>{children}</Prefix.Provider>
				</div>
			))}
			<button
				type="button"
				className="css-sec"
				data-automation-id="add-button"
				aria-describedby={`${anchor}-section`}
				onClick={() => {
					panels[kind] = [...uids, nextUid];
					nextUid += 3;
					rerender();
				}}
			>
				{uids.length ? "Add Another" : "Add"}
			</button>
		</div>
	);
}

const GRADES = ["9", "10", "11", "12"].map((grade) => ({ id: `GRADE_${grade}`, label: grade === "12" ? "12th grade" : `${grade}th grade` }));

function Page() {
	const [, again] = useReducer((count: number) => count + 1, 0);
	rerender = () => flushSync(again);
	const source = "name";
	return (
		<>
			<header className="css-1h1dr">
				<span>High Plains State University</span>
				<button type="button" data-automation-id="utilityMenuButton">
					My Applications
				</button>
			</header>
			<main className="css-zkx8m2" data-automation-id="applyFlowPage">
				<ol className="css-1pb0l" data-automation-id="progressBar">
					<li>Create Account</li>
					<li aria-current="step">My Application</li>
					<li>Review</li>
				</ol>
				<h2 data-automation-id="pageHeader">Undergraduate Admission – First-Year</h2>
				<p>
					<abbr title="required" className="css-h7sk4b">
						*
					</abbr>{" "}
					Indicates a required field
				</p>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Prefix.Provider value="source">
						<Prompt name="source" label="How Did You Hear About Us?" options={SOURCES} />
					</Prefix.Provider>
					<Prefix.Provider value={source}>
						<Section title="Legal Name" note="As it appears on your passport, driver's license or birth certificate.">
							<Text name="legalName--firstName" label="Given Name(s)" required />
							<Text name="legalName--middleName" label="Middle Name" />
							<Text name="legalName--lastName" label="Family Name" required />
							<Select name="legalName--social" label="Suffix" options={SUFFIXES} />
							<Text name="preferredName--firstName" label="Preferred First Name" hint="Shown on class rosters and in the campus directory." />
						</Section>
					</Prefix.Provider>
					<Prefix.Provider value="address">
						<Section title="Permanent Home Address">
							<Select name="country" label="Country" options={COUNTRY_OPTIONS} required />
							<Text name="addressLine1" label="Address Line 1" required />
							<Text name="addressLine2" label="Address Line 2" />
							<Text name="city" label="City" required />
							<Select name="countryRegion" label="State" options={STATE_OPTIONS} required />
							<Text name="postalCode" label="Postal Code" required />
						</Section>
					</Prefix.Provider>
					<Prefix.Provider value="emailAddress">
						<Section title="Email Address">
							<Text name="emailAddress" label="Email Address" required />
						</Section>
					</Prefix.Provider>
					<Prefix.Provider value="phoneNumber">
						<Section title="Phone">
							<Select name="phoneType" label="Phone Device Type" options={PHONE_TYPES} required />
							<Prompt name="countryPhoneCode" label="Country Phone Code" options={PHONE_CODES} required />
							<Text name="phoneNumber" label="Phone Number" required inputMode="tel" />
							<Text name="extension" label="Phone Extension" />
							<Check name="smsOptIn">
								I would like to receive text messages from High Plains State University. Message and data rates may apply. Reply STOP to opt out.
							</Check>
						</Section>
					</Prefix.Provider>
					<Prefix.Provider value="personal">
						<Section title="Personal Information">
							<DateField name="dateOfBirth" label="Date of Birth" required />
							<Select name="countryOfBirth" label="Country of Birth" options={COUNTRY_OPTIONS} />
							<Text name="cityOfBirth" label="City of Birth" />
							<Select name="citizenshipStatus" label="Citizenship Status" options={CITIZENSHIP} required />
							<Select name="gender" label="Gender" options={GENDERS} />
							<Select name="pronoun" label="Pronouns" options={PRONOUNS} />
							<Radios
								name="hispanicOrLatino"
								label="Are you Hispanic or Latino?"
								choices={[
									["true", "Yes"],
									["false", "No"],
								]}
							/>
							<Boxes name="ethnicityMulti" label="Please select the ethnicity (or ethnicities) which most accurately describe(s) how you identify yourself." options={RACES} />
							<Select name="militaryStatus" label="Military Affiliation" options={MILITARY} />
						</Section>
					</Prefix.Provider>
					<Prefix.Provider value="enrollment-6">
						<Section title="Program of Study">
							<Select name="academicPeriod" label="Entry Term" options={TERMS} required />
							<Prompt name="programOfStudy" label="Program of Study" options={MAJOR_OPTIONS} required hint="You may change your program until you register." />
						</Section>
					</Prefix.Provider>
					<Prefix.Provider value="education-8">
						<Section title="High School" note="Enter the school from which you graduated or expect to graduate.">
							<Text name="schoolName" label="School or Homeschool Name" required />
							<Text name="schoolCity" label="School City" />
							<Select name="schoolRegion" label="School State" options={STATE_OPTIONS} />
							<DateField name="lastYearAttended" label="Graduation Date (Actual or Expected)" required month />
							<Text name="gradeAverage" label="Overall GPA, Unweighted (4.0 scale)" inputMode="decimal" />
							<Text name="classRank" label="Class Rank" inputMode="numeric" />
							<Text name="classSize" label="Number of Students in Class" inputMode="numeric" />
							<Text name="priorCollege" label="College or University Attended While in High School" hint="Dual credit, concurrent enrollment or summer study." />
						</Section>
					</Prefix.Provider>
					<Prefix.Provider value="test-9">
						<Section title="Test Scores" note="Optional. Self-reported scores are verified after you enroll.">
							<Text name="satErw" label="SAT Evidence-Based Reading and Writing" inputMode="numeric" />
							<Text name="satMath" label="SAT Math" inputMode="numeric" />
							<Text name="actComposite" label="ACT Composite" inputMode="numeric" />
						</Section>
					</Prefix.Provider>
					<PanelSet
						kind="exam"
						title="Advanced Placement and IB"
						prefix="educationTest"
						note="Add each examination that you have completed. Do not include examinations that you have yet to take."
					>
						<Prompt name="testName" label="Examination" options={EXAMS} required />
						<Select name="testScore" label="Score" options={SCORES} required />
						<DateField name="testDate" label="Date Taken" month />
					</PanelSet>
					<PanelSet
						kind="activity"
						title="Activities and Employment"
						prefix="externalActivity"
						note="Include clubs, sports, volunteer service and paid work since the start of 9th grade, the most important first."
					>
						<Text name="company" label="Organization" required />
						<Select name="activityType" label="Activity Type" options={ACTIVITY_TYPES} required />
						<Text name="jobTitle" label="Role" />
						<Boxes name="gradeLevels" label="Grade Levels of Participation" options={GRADES} />
						<DateField name="startDate" label="From" month />
						<Text name="hoursPerWeek" label="Hours per Week" inputMode="numeric" />
						<Text name="weeksPerYear" label="Weeks per Year" inputMode="numeric" />
						<Text name="roleDescription" label="Description of Duties and Accomplishments" area />
					</PanelSet>
					<Section title="Family">
						<Prefix.Provider value="relatedPerson-2">
							<Section title="Parent or Guardian 1" level="h4">
								<Text name="firstName" label="Given Name(s)" required />
								<Text name="lastName" label="Family Name" required />
								<Select name="educationLevel" label="Highest Level of Education" options={EDUCATION} />
							</Section>
						</Prefix.Provider>
						<Prefix.Provider value="relatedPerson-3">
							<Section title="Parent or Guardian 2" level="h4">
								<Text name="firstName" label="Given Name(s)" />
								<Text name="lastName" label="Family Name" />
								<Select name="educationLevel" label="Highest Level of Education" options={EDUCATION} />
							</Section>
						</Prefix.Provider>
						<Prefix.Provider value="family">
							<Radios
								name="firstGeneration"
								label="Will you be the first generation of your family to earn a four-year degree?"
								choices={[
									["true", "Yes"],
									["false", "No"],
								]}
							/>
							<Select name="incomeBand" label="Annual Household Income" options={INCOME} hint="Used only to identify applicants for fee waivers and need-based awards." />
						</Prefix.Provider>
					</Section>
					<Prefix.Provider value="emergencyContact-4">
						<Section title="Emergency Contact">
							<Text name="fullName" label="Full Name" required />
							<Select name="relationship" label="Relationship" options={RELATIONSHIPS} required />
							<Text name="phone" label="Phone Number" required inputMode="tel" />
						</Section>
					</Prefix.Provider>
					<Prefix.Provider value="termsAndConditions">
						<Section title="Certification">
							<p>
								I certify that the information submitted in this application is complete and correct to the best of my knowledge. I understand that a false statement may be
								grounds for denial of admission.
							</p>
							<Check name="acceptTermsAndAgreements" required>
								Yes, I have read and consent to the terms and conditions
							</Check>
							<Text name="signature" label="Type your full legal name" required />
						</Section>
					</Prefix.Provider>
					<div className="css-bee" data-automation-id="beecatcher-wrap">
						<label htmlFor="input-bee">Enter website. This input is for robots only, do not enter if you're human.</label>
						<input id="input-bee" name="website" data-automation-id="beecatcher" tabIndex={-1} autoComplete="off" value={model.bee ?? ""} onChange={(event) => put("bee", event.target.value)} />
					</div>
					<button type="submit" className="css-prim" data-automation-id="pageFooterNextButton">
						Save and Continue
					</button>
				</form>
			</main>
		</>
	);
}

type Kind = "text" | "select" | "prompt" | "date" | "month" | "radio" | "boxes" | "check";
const CONTROLS: [string, string, Kind][] = [
	["source", "source--source", "prompt"],
	["legalFirst", "name--legalName--firstName", "text"],
	["legalMiddle", "name--legalName--middleName", "text"],
	["legalLast", "name--legalName--lastName", "text"],
	["suffix", "name--legalName--social", "select"],
	["preferred", "name--preferredName--firstName", "text"],
	["country", "address--country", "select"],
	["line1", "address--addressLine1", "text"],
	["line2", "address--addressLine2", "text"],
	["city", "address--city", "text"],
	["region", "address--countryRegion", "select"],
	["postal", "address--postalCode", "text"],
	["email", "emailAddress--emailAddress", "text"],
	["phoneType", "phoneNumber--phoneType", "select"],
	["phoneCode", "phoneNumber--countryPhoneCode", "prompt"],
	["phone", "phoneNumber--phoneNumber", "text"],
	["extension", "phoneNumber--extension", "text"],
	["smsOptIn", "phoneNumber--smsOptIn", "check"],
	["born", "personal--dateOfBirth", "date"],
	["birthCountry", "personal--countryOfBirth", "select"],
	["birthCity", "personal--cityOfBirth", "text"],
	["citizenship", "personal--citizenshipStatus", "select"],
	["gender", "personal--gender", "select"],
	["pronoun", "personal--pronoun", "select"],
	["hispanic", "personal--hispanicOrLatino", "radio"],
	["races", "personal--ethnicityMulti", "boxes"],
	["military", "personal--militaryStatus", "select"],
	["term", "enrollment-6--academicPeriod", "select"],
	["program", "enrollment-6--programOfStudy", "prompt"],
	["school", "education-8--schoolName", "text"],
	["schoolCity", "education-8--schoolCity", "text"],
	["schoolRegion", "education-8--schoolRegion", "select"],
	["graduation", "education-8--lastYearAttended", "month"],
	["gpa", "education-8--gradeAverage", "text"],
	["rank", "education-8--classRank", "text"],
	["classSize", "education-8--classSize", "text"],
	["priorCollege", "education-8--priorCollege", "text"],
	["satErw", "test-9--satErw", "text"],
	["satMath", "test-9--satMath", "text"],
	["act", "test-9--actComposite", "text"],
	["p1First", "relatedPerson-2--firstName", "text"],
	["p1Last", "relatedPerson-2--lastName", "text"],
	["p1Education", "relatedPerson-2--educationLevel", "select"],
	["p2First", "relatedPerson-3--firstName", "text"],
	["p2Last", "relatedPerson-3--lastName", "text"],
	["p2Education", "relatedPerson-3--educationLevel", "select"],
	["firstGen", "family--firstGeneration", "radio"],
	["income", "family--incomeBand", "select"],
	["emergencyName", "emergencyContact-4--fullName", "text"],
	["emergencyRelationship", "emergencyContact-4--relationship", "select"],
	["emergencyPhone", "emergencyContact-4--phone", "text"],
	["terms", "termsAndConditions--acceptTermsAndAgreements", "check"],
	["signature", "termsAndConditions--signature", "text"],
];
const EXAM: [string, string, Kind][] = [
	["name", "testName", "prompt"],
	["score", "testScore", "select"],
	["date", "testDate", "month"],
];
const ACTIVITY: [string, string, Kind][] = [
	["organization", "company", "text"],
	["type", "activityType", "select"],
	["role", "jobTitle", "text"],
	["grades", "gradeLevels", "boxes"],
	["from", "startDate", "month"],
	["hours", "hoursPerWeek", "text"],
	["weeks", "weeksPerYear", "text"],
	["description", "roleDescription", "text"],
];
const all = (): [string, string, Kind][] => [
	...CONTROLS,
	...[0, 1, 2].flatMap((row) => EXAM.map(([key, name, kind]): [string, string, Kind] => [`exam${row}.${key}`, `educationTest-${panels.exam[row] ?? "none"}--${name}`, kind])),
	...[0, 1, 2].flatMap((row) =>
		ACTIVITY.map(([key, name, kind]): [string, string, Kind] => [`activity${row}.${key}`, `externalActivity-${panels.activity[row] ?? "none"}--${name}`, kind]),
	),
];
function stateOf(id: string, kind: Kind) {
	const value = model[id];
	if (kind === "boxes") return value ?? [];
	if (kind === "check") return !!value;
	if (kind === "date") return value?.m && value.d && value.y?.length === 4 ? `${value.y}-${value.m}-${value.d}` : "";
	if (kind === "month") return value?.m && value.y?.length === 4 ? `${value.y}-${value.m}` : "";
	return value ?? "";
}
function shownOf(id: string, kind: Kind) {
	const element = document.getElementById(id);
	if (!element) return kind === "boxes" ? [] : kind === "check" ? false : "";
	if (kind === "text") return (element as HTMLInputElement).value;
	if (kind === "check") return (element as HTMLInputElement).checked;
	if (kind === "select") return element.textContent === "Select One" ? "" : element.textContent;
	if (kind === "prompt") return element.closest("[data-automation-id=multiSelectContainer]")?.querySelector("[data-automation-id=selectedItem]")?.textContent ?? "";
	const ticked = [...element.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => input.closest(".css-d3pjdr")?.querySelector("label")?.textContent ?? "");
	if (kind === "boxes") return ticked;
	if (kind === "radio") return ticked[0] ?? "";
	const parts = [...element.querySelectorAll(".disp")].map((part) => part.textContent);
	return parts.some((part) => /[MDY]/.test(part ?? "")) ? "" : parts.join("/");
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(all().map(([key, id, kind]) => [key, stateOf(id, kind)])), website: model.bee ?? "", submitted }),
	formShown: () => ({
		...Object.fromEntries(all().map(([key, id, kind]) => [key, shownOf(id, kind)])),
		website: (document.getElementById("input-bee") as HTMLInputElement).value,
	}),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
