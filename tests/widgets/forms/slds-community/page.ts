import "./style.css";

/** The fields in the order in which the page renders them. */
const ORDER =
	"term program goal first middle last suffix chosen born email emailAgain mobile street city region zip country password hs hsStatus hsDate gpa weighted college collegeTerm programs exam0 score0 year0 exam1 score1 year1 exam2 score2 year2 p1First p1Mi p1Last p1Living p1School p2First p2Mi p2Last p2Living p2School employer title hours income citizen sex latino races ssn ecName ecPhone heard plate release".split(
		" ",
	);

type Option = [value: string, label: string];
type Spec = { key: string; label: string; required?: boolean; help?: string; name?: string; type?: string; options?: Option[]; max?: number; variant?: string; rows?: number };
type Value = string | number | boolean | string[] | null;

let count = 0;
const unique = (stem: string) => `${stem}-${(count += 7)}`;
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const star = ({ required }: Spec) => (required ? '<abbr class="slds-required" title="required">*</abbr>' : "");
const helpOf = ({ help }: Spec) => `<div class="slds-form-element__help">${help ?? ""}</div>`;

/** A component: it alone holds its value, as a Lightning component does. */
abstract class Part extends HTMLElement {
	spec!: Spec;
	value: Value = null;
	abstract draw(): void;
	abstract get shown(): Value;
	connectedCallback() {
		if (this.childElementCount > 0) return;
		this.setAttribute("data-aura-rendered-by", `${40 + 3 * ORDER.indexOf(this.spec.key)}:0`);
		this.draw();
	}
	find<T extends Element = HTMLInputElement>(place: string) {
		return this.querySelector<T>(place)!;
	}
}

class LightningInput extends Part {
	override value: Value = "";
	draw() {
		const { spec } = this;
		const id = unique("input");
		const type = spec.type === "number" || spec.type === "currency" ? "text" : (spec.type ?? "text");
		this.innerHTML = `<div class="slds-form-element"><label class="slds-form-element__label" for="${id}">${star(spec)}${spec.label}</label><div class="slds-form-element__control slds-grow"><input type="${type}" id="${id}" class="slds-input" ${spec.name ? `name="${spec.name}"` : ""} ${spec.max ? `maxlength="${spec.max}"` : ""} ${spec.type === "number" ? 'inputmode="decimal"' : ""} autocomplete="off"></div>${helpOf(spec)}</div>`;
		const input = this.find("input");
		if (spec.type !== "number" && spec.type !== "currency") {
			input.addEventListener("input", () => {
				this.value = input.value;
			});
			return;
		}
		this.value = null;
		input.addEventListener("input", () => {
			const number = Number(input.value.replace(/[$,\s]/g, ""));
			this.value = input.value.trim() === "" || Number.isNaN(number) ? null : number;
		});
		input.addEventListener("focus", () => {
			if (this.value !== null) input.value = String(this.value);
		});
		input.addEventListener("blur", () => {
			if (typeof this.value !== "number") return;
			input.value =
				spec.type === "currency"
					? this.value.toLocaleString("en-US", { style: "currency", currency: "USD" })
					: this.value.toLocaleString("en-US", { maximumFractionDigits: 3 });
		});
	}
	get shown() {
		return this.find("input").value;
	}
}

class LightningTextarea extends Part {
	override value: Value = "";
	draw() {
		const id = unique("input");
		this.innerHTML = `<div class="slds-form-element"><label class="slds-form-element__label" for="${id}">${star(this.spec)}${this.spec.label}</label><div class="slds-form-element__control slds-grow"><textarea id="${id}" class="slds-textarea" name="${this.spec.name ?? ""}" rows="${this.spec.rows ?? 2}"></textarea></div>${helpOf(this.spec)}</div>`;
		const box = this.find<HTMLTextAreaElement>("textarea");
		box.addEventListener("input", () => {
			this.value = box.value;
		});
	}
	get shown() {
		return this.find<HTMLTextAreaElement>("textarea").value;
	}
}

const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(",");
const iso = (year: number, month: number, day: number) => `${year}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
const medium = (date: string) => {
	const [year, month, day] = date.split("-").map(Number);
	return `${MONTHS[month - 1].slice(0, 3)} ${day}, ${year}`;
};
/** What the English (United States) locale of the portal takes for a date: “Apr 17, 2008”, “April 17, 2008” or “4/17/2008”. */
function parsed(text: string): string | null {
	const named = /^([A-Za-z]{3,9})\.? (\d{1,2}), ?(\d{4})$/.exec(text.trim());
	const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
	const month = named ? MONTHS.findIndex((name) => name === named[1] || name.slice(0, 3) === named[1]) : Number(slashed?.[1]) - 1;
	const [day, year] = [Number((named ?? slashed)?.[2]), Number((named ?? slashed)?.[3])];
	const real = new Date(year, month, day);
	return month >= 0 && real.getMonth() === month && real.getDate() === day ? iso(year, month, day) : null;
}

class LightningDatepicker extends Part {
	#year = 2026;
	#month = 10;
	draw() {
		const { spec } = this;
		const id = unique("input");
		this.innerHTML = `<div class="slds-form-element slds-dropdown-trigger"><label class="slds-form-element__label" for="${id}">${star(spec)}${spec.label}</label><div class="slds-form-element__control slds-input-has-icon"><input type="text" id="${id}" class="slds-input" autocomplete="off"><button type="button" class="slds-input__icon" title="Select a date for ${spec.label}" aria-label="Select a date for ${spec.label}" tabindex="-1">&#128197;</button></div><div class="slds-datepicker slds-dropdown" role="dialog" aria-label="Date picker: ${MONTHS[10]}"></div><div class="slds-form-element__help">Format: Dec 31, 2024</div></div>`;
		const input = this.find("input");
		const picker = this.find<HTMLElement>(".slds-datepicker");
		const open = () => {
			const [year, month] = String(this.value ?? "2026-11").split("-").map(Number);
			this.#year = year;
			this.#month = month - 1;
			this.#calendar();
			picker.classList.add("open");
		};
		const close = () => picker.classList.remove("open");
		input.addEventListener("click", open);
		this.find("button").addEventListener("click", open);
		input.addEventListener("keydown", ({ key }) => {
			if (key === "Escape" || key === "Tab" || key === "Enter") close();
		});
		input.addEventListener("change", () => {
			const date = parsed(input.value);
			const bad = input.value.trim() !== "" && !date;
			this.value = date;
			if (date) input.value = medium(date);
			this.firstElementChild!.classList.toggle("slds-has-error", bad);
			this.find(".slds-form-element__help").textContent = bad ? "Your entry does not match the allowed format MMM d, yyyy." : "Format: Dec 31, 2024";
		});
		picker.addEventListener("mousedown", (event) => {
			if ((event.target as HTMLElement).tagName !== "SELECT") event.preventDefault();
		});
		picker.addEventListener("click", (event) => {
			const target = event.target as HTMLElement;
			const step = target.closest("[data-step]")?.getAttribute("data-step");
			const date = target.closest("td")?.getAttribute("data-value");
			if (step) {
				const moved = new Date(this.#year, this.#month + Number(step), 1);
				this.#year = moved.getFullYear();
				this.#month = moved.getMonth();
				this.#calendar();
			}
			if (!date) return;
			this.value = date;
			input.value = medium(date);
			close();
		});
		picker.addEventListener("change", (event) => {
			this.#year = Number((event.target as HTMLSelectElement).value);
			this.#calendar();
		});
		document.addEventListener("mousedown", (event) => {
			if (!this.contains(event.target as Node)) close();
		});
	}
	#calendar() {
		const start = new Date(this.#year, this.#month, 1);
		const days = Array.from({ length: 42 }, (_, at) => new Date(this.#year, this.#month, 1 - start.getDay() + at));
		const cell = (date: Date) =>
			`<td role="gridcell" class="${date.getMonth() === this.#month ? "" : "slds-disabled-text"}" data-value="${iso(date.getFullYear(), date.getMonth(), date.getDate())}"><span class="slds-day">${date.getDate()}</span></td>`;
		const weeks = [0, 1, 2, 3, 4, 5].map((week) => `<tr>${days.slice(week * 7, week * 7 + 7).map(cell).join("")}</tr>`);
		const years = Array.from({ length: 121 }, (_, at) => 1926 + at).map((year) => `<option ${year === this.#year ? "selected" : ""}>${year}</option>`);
		this.find(".slds-datepicker").innerHTML = `<div class="slds-datepicker__filter"><button type="button" data-step="-1" title="Previous Month">&#9664;</button><h2 aria-live="polite" style="font-size:13px;margin:0">${MONTHS[this.#month]}</h2><button type="button" data-step="1" title="Next Month">&#9654;</button><select aria-label="Pick a Year">${years.join("")}</select></div><table role="grid"><thead><tr>${["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((day) => `<th scope="col">${day}</th>`).join("")}</tr></thead><tbody>${weeks.join("")}</tbody></table>`;
	}
	get shown() {
		return this.find("input").value;
	}
}

const item = (value: string, label: string, chosen: boolean, meta = "") =>
	`<lightning-base-combobox-item role="option" id="${unique("item")}" data-value="${escaped(value)}" aria-selected="${chosen}" class="slds-media slds-listbox__option slds-listbox__option_plain"><span class="slds-media__body"><span class="slds-truncate" title="${escaped(label)}">${escaped(label)}</span>${meta && `<span class="slds-listbox__option-meta">${meta}</span>`}</span></lightning-base-combobox-item>`;

class LightningCombobox extends Part {
	draw() {
		const { spec } = this;
		const [id, list] = [unique("combobox-button"), unique("dropdown-element")];
		const hidden = spec.variant === "label-hidden";
		this.innerHTML = `<div class="slds-form-element"><label class="slds-form-element__label ${hidden ? "slds-hide" : ""}" for="${id}">${star(spec)}${spec.label}</label><div class="slds-form-element__control"><div class="slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click"><div class="slds-combobox__form-element slds-input-has-icon" role="none"><button type="button" role="combobox" id="${id}" class="slds-combobox__input slds-input_faux" aria-haspopup="listbox" aria-expanded="false" aria-controls="${list}" aria-label="${spec.label}"><span class="slds-truncate">--None--</span></button></div><div id="${list}" role="listbox" aria-label="${spec.label}" class="slds-listbox slds-dropdown slds-dropdown_length-5"></div></div></div>${helpOf(spec)}</div>`;
		const button = this.find("button");
		const box = this.find<HTMLElement>(".slds-combobox");
		const listbox = this.find<HTMLElement>('[role="listbox"]');
		const toggle = (open: boolean) => {
			if (open)
				listbox.innerHTML = [["", "--None--"] as Option, ...(spec.options ?? [])].map(([value, label]) => item(value, label, value === (this.value ?? ""))).join("");
			box.classList.toggle("slds-is-open", open);
			button.setAttribute("aria-expanded", String(open));
		};
		button.addEventListener("click", () => toggle(!box.classList.contains("slds-is-open")));
		button.addEventListener("blur", () => toggle(false));
		button.addEventListener("keydown", ({ key }) => key === "Escape" && toggle(false));
		listbox.addEventListener("mousedown", (event) => event.preventDefault());
		listbox.addEventListener("click", (event) => {
			const chosen = (event.target as HTMLElement).closest<HTMLElement>('[role="option"]');
			if (!chosen) return;
			this.value = chosen.dataset.value || null;
			this.find("button .slds-truncate").textContent = chosen.querySelector(".slds-truncate")!.textContent;
			toggle(false);
		});
	}
	get shown() {
		const text = this.find("button .slds-truncate").textContent ?? "";
		return text === "--None--" ? "" : text;
	}
}

const ACCOUNTS: [id: string, name: string, place: string][] = [
	["0015f00000Kd1AAB", "Ashland High School", "Ashland, OR"],
	["0015f00000Kd1AAC", "Ashland Middle College", "Ashland, KY"],
	["0015f00000Kd1AAF", "Ashland Valley High School", "Ashland, OR"],
	["0015f00000Kd1ABK", "Castle Valley High School", "Castle Valley, UT"],
	["0015f00000Kd1ACQ", "Golden Eagle Charter School", "Mount Shasta, CA"],
	["0015f00000Kd1ACZ", "Grants Pass High School", "Grants Pass, OR"],
	["0015f00000Kd1ADB", "Weed High School", "Weed, CA"],
	["0015f00000Kd1ADD", "Yreka High School", "Yreka, CA"],
];

/** A record lookup: nothing is held until a record is chosen; then the box is read-only with a button that clears it. */
class LightningLookup extends Part {
	draw() {
		const { spec } = this;
		const [id, list] = [unique("combobox-input"), unique("dropdown-element")];
		this.innerHTML = `<div class="slds-form-element"><label class="slds-form-element__label" for="${id}">${star(spec)}${spec.label}</label><div class="slds-form-element__control"><div class="slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click"><div class="slds-combobox__form-element slds-input-has-icon" role="none"><input type="text" role="combobox" id="${id}" class="slds-combobox__input slds-input" placeholder="Search Schools..." autocomplete="off" aria-autocomplete="list" aria-haspopup="listbox" aria-expanded="false" aria-controls="${list}"><button type="button" class="slds-input__icon slds-hide" title="Clear Selection">&#10005;</button></div><div id="${list}" role="listbox" class="slds-listbox slds-dropdown slds-dropdown_length-5"></div></div></div>${helpOf(spec)}</div>`;
		const input = this.find("input");
		const clear = this.find("button");
		const box = this.find<HTMLElement>(".slds-combobox");
		const listbox = this.find<HTMLElement>('[role="listbox"]');
		const toggle = (open: boolean) => {
			box.classList.toggle("slds-is-open", open);
			input.setAttribute("aria-expanded", String(open));
		};
		let asked: ReturnType<typeof setTimeout>;
		input.addEventListener("input", () => {
			clearTimeout(asked);
			const query = input.value.trim().toLowerCase();
			if (query.length < 3) return toggle(false);
			asked = setTimeout(() => {
				const found = ACCOUNTS.filter(([, name]) => name.toLowerCase().includes(query));
				listbox.innerHTML = found.map(([value, name, place]) => item(value, name, false, place)).join("") || '<div class="slds-p-around_small">No results found.</div>';
				toggle(true);
			}, 250);
		});
		input.addEventListener("blur", () => toggle(false));
		listbox.addEventListener("mousedown", (event) => event.preventDefault());
		listbox.addEventListener("click", (event) => {
			const chosen = (event.target as HTMLElement).closest<HTMLElement>('[role="option"]');
			if (!chosen) return;
			this.value = chosen.dataset.value ?? null;
			input.value = chosen.querySelector(".slds-truncate")!.textContent ?? "";
			input.readOnly = true;
			clear.classList.remove("slds-hide");
			toggle(false);
		});
		clear.addEventListener("click", () => {
			this.value = null;
			input.value = "";
			input.readOnly = false;
			clear.classList.add("slds-hide");
			input.focus();
		});
	}
	get shown() {
		return this.find("input").value;
	}
}

class LightningRadioGroup extends Part {
	draw() {
		const { spec } = this;
		const name = unique("radioGroup");
		const radios = (spec.options ?? []).map(([value, label]) => {
			const id = unique("radio");
			return `<span class="slds-radio"><input type="radio" id="${id}" value="${value}" name="${name}"><label class="slds-radio__label" for="${id}"><span class="slds-radio_faux"></span><span class="slds-form-element__label">${label}</span></label></span>`;
		});
		this.innerHTML = `<fieldset class="slds-form-element"><legend class="slds-form-element__legend slds-form-element__label">${star(spec)}${spec.label}</legend><div class="slds-form-element__control">${radios.join("")}</div>${helpOf(spec)}</fieldset>`;
		this.addEventListener("change", (event) => {
			this.value = (event.target as HTMLInputElement).value;
		});
	}
	get shown() {
		return this.querySelector("input:checked + label")?.textContent ?? "";
	}
}

class LightningCheckboxGroup extends Part {
	override value: Value = [];
	draw() {
		const { spec } = this;
		const boxes = (spec.options ?? []).map(([value, label]) => {
			const id = unique("checkbox");
			return `<span class="slds-checkbox"><input type="checkbox" id="${id}" value="${value}"><label class="slds-checkbox__label" for="${id}"><span class="slds-checkbox_faux"></span><span class="slds-form-element__label">${label}</span></label></span>`;
		});
		this.innerHTML = `<fieldset class="slds-form-element"><legend class="slds-form-element__legend slds-form-element__label">${star(spec)}${spec.label}</legend><div class="slds-form-element__control">${boxes.join("")}</div>${helpOf(spec)}</fieldset>`;
		this.addEventListener("change", ({ target }) => {
			const { value, checked } = target as HTMLInputElement;
			const held = new Set(this.value as string[]);
			if (checked) held.add(value);
			else held.delete(value);
			this.value = (spec.options ?? []).map(([each]) => each).filter((each) => held.has(each));
		});
	}
	get shown() {
		return [...this.querySelectorAll("input:checked + label")].map((label) => label.textContent ?? "");
	}
}

class LightningCheckbox extends Part {
	draw() {
		const id = unique("checkbox");
		this.innerHTML = `<div class="slds-form-element"><div class="slds-form-element__control"><span class="slds-checkbox"><input type="checkbox" id="${id}"><label class="slds-checkbox__label" for="${id}"><span class="slds-checkbox_faux"></span><span class="slds-form-element__label">${star(this.spec)}${this.spec.label}</span></label></span></div></div>`;
		const input = this.find("input");
		input.addEventListener("change", () => {
			this.value = input.checked || null;
		});
	}
	get shown() {
		return this.find("input").checked;
	}
}

const PARTS = {
	"lightning-input": LightningInput,
	"lightning-textarea": LightningTextarea,
	"lightning-datepicker": LightningDatepicker,
	"lightning-combobox": LightningCombobox,
	"lightning-lookup": LightningLookup,
	"lightning-radio-group": LightningRadioGroup,
	"lightning-checkbox-group": LightningCheckboxGroup,
	"lightning-checkbox": LightningCheckbox,
};
for (const [tag, part] of Object.entries(PARTS)) customElements.define(tag, part);

const fields: Part[] = [];
function part(tag: keyof typeof PARTS, size: string, spec: Spec): HTMLElement {
	const made = document.createElement(tag) as Part;
	made.spec = spec;
	fields.push(made);
	const column = document.createElement("div");
	column.className = `slds-col slds-size_${size}`;
	column.append(made);
	return column;
}
function made(tag: string, className: string, ...children: (HTMLElement | string)[]): HTMLElement {
	const element = document.createElement(tag);
	element.className = className;
	element.append(...children);
	return element;
}
const grid = (...children: HTMLElement[]) => made("div", "slds-grid slds-wrap", ...children);
const card = (title: string, ...children: HTMLElement[]) =>
	made("article", "slds-card", made("div", "slds-card__header", made("h2", "slds-text-heading_small", title)), made("div", "slds-card__body", ...children));
const compound = (title: string, ...children: HTMLElement[]) =>
	made("fieldset", "slds-form-element slds-form-element_compound", made("legend", "slds-form-element__label slds-text-title", title), grid(...children));
const note = (text: string) => made("p", "slds-rich-text-editor__output", text);
const heading = (text: string) => made("h3", "slds-section__title", text);
const same = (...texts: string[]): Option[] => texts.map((text) => [text, text]);

const STATES = same(
	...["Alabama", "Alaska", "Arizona", "California", "Colorado", "Florida", "Georgia", "Hawaii", "Idaho", "Illinois", "Michigan", "Montana", "Nevada", "New Mexico", "New York", "Oregon", "Texas", "Utah", "Washington", "Wyoming", "Other / outside U.S."],
);
const SCHOOLING: Option[] = [
	["NHS", "No high school diploma"],
	["HSD", "High school diploma or equivalent"],
	["SOC", "Some college, no degree"],
	["AAD", "Associate degree"],
	["BAD", "Bachelor's degree"],
	["GRD", "Graduate or professional degree"],
	["UNK", "Unknown"],
];
const EXAMS = same(
	...["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics", "AP United States History", "AP World History: Modern"],
);
const LIVING: Option[] = [
	["L", "Living"],
	["D", "Deceased"],
	["U", "Unknown"],
];

function guardian(which: 1 | 2): HTMLElement {
	const stem = `p${which}`;
	return made(
		"div",
		"slds-section",
		heading(`Parent/Guardian ${which}`),
		grid(
			part("lightning-input", "1-of-3", { key: `${stem}First`, label: "First Name" }),
			part("lightning-input", "1-of-3", { key: `${stem}Mi`, label: "Middle Initial", max: 1 }),
			part("lightning-input", "1-of-3", { key: `${stem}Last`, label: "Last Name" }),
			part("lightning-combobox", "1-of-3", { key: `${stem}Living`, label: "Living Status", options: LIVING }),
			part("lightning-combobox", "2-of-3", { key: `${stem}School`, label: "Highest Level of Education Completed", options: SCHOOLING }),
		),
	);
}

function application(): HTMLElement {
	const exam = (row: number) =>
		made(
			"div",
			"slds-box",
			heading(`Exam ${row + 1}`),
			grid(
				part("lightning-combobox", "1-of-2", { key: `exam${row}`, label: "Examination", options: EXAMS }),
				part("lightning-combobox", "1-of-4", { key: `score${row}`, label: "Score Received", options: same("1", "2", "3", "4", "5") }),
				part("lightning-combobox", "1-of-4", { key: `year${row}`, label: "Year Taken", options: same("2023", "2024", "2025", "2026", "2027") }),
			),
		);
	const form = made(
		"form",
		"slds-form",
		card(
			"Enrollment Information",
			grid(
				part("lightning-combobox", "1-of-3", {
					key: "term",
					label: "Academic Year of First Enrollment",
					required: true,
					options: [["AY26", "2026-2027"], ["AY27", "2027-2028"], ["AY28", "2028-2029"]],
				}),
				part("lightning-combobox", "1-of-3", {
					key: "program",
					label: "Intended Program of Study",
					required: true,
					help: "You may change programs later with a counselor.",
					options: [
						["0512", "Administration of Justice"],
						["0948", "Automotive Technology"],
						["0401", "Biology"],
						["0924", "Civil Engineering"],
						["1305", "Early Childhood Education"],
						["0925", "Environmental Engineering"],
						["0301", "Environmental Science"],
						["0115", "Natural Resources"],
						["1230", "Registered Nursing"],
						["4900", "Undecided"],
					],
				}),
				part("lightning-combobox", "1-of-3", {
					key: "goal",
					label: "Ultimate Degree Goal (here or after transfer)",
					options: [["C", "Certificate"], ["A", "Associate"], ["B", "Bachelor's"], ["M", "Master's"], ["D", "Doctoral or professional"], ["N", "None / personal enrichment"]],
				}),
			),
		),
		card(
			"Account and Contact Information",
			compound(
				"Legal Name",
				part("lightning-input", "1-of-3", { key: "first", label: "First Name", name: "firstName", required: true }),
				part("lightning-input", "1-of-3", { key: "middle", label: "Middle Name", name: "middleName" }),
				part("lightning-input", "1-of-3", { key: "last", label: "Last Name", name: "lastName", required: true }),
				part("lightning-combobox", "1-of-3", { key: "suffix", label: "Suffix", options: same("Jr.", "Sr.", "II", "III", "IV") }),
			),
			grid(
				part("lightning-input", "1-of-2", { key: "chosen", label: "Chosen First Name", help: "Shown on class rosters and in Canvas in place of your legal first name." }),
				part("lightning-datepicker", "1-of-2", { key: "born", label: "Birthdate", required: true }),
				part("lightning-input", "1-of-2", { key: "email", label: "Personal Email", type: "email", required: true }),
				part("lightning-input", "1-of-2", { key: "emailAgain", label: "Confirm Personal Email", type: "email", required: true }),
				part("lightning-input", "1-of-2", { key: "mobile", label: "Mobile", type: "tel" }),
			),
			compound(
				"Mailing Address",
				part("lightning-textarea", "1-of-1", { key: "street", label: "Street", name: "street", required: true }),
				part("lightning-input", "1-of-2", { key: "city", label: "City", name: "city", required: true }),
				part("lightning-combobox", "1-of-2", { key: "region", label: "State/Province", options: STATES, required: true }),
				part("lightning-input", "1-of-2", { key: "zip", label: "Zip/Postal Code", name: "postalCode", required: true }),
				part("lightning-combobox", "1-of-2", { key: "country", label: "Country", options: [["CA", "Canada"], ["MX", "Mexico"], ["US", "United States"], ["XX", "Other"]], required: true }),
			),
			grid(part("lightning-input", "1-of-2", { key: "password", label: "Create a Portal Password", type: "password", required: true, help: "At least 12 characters." })),
		),
		card(
			"Education History",
			grid(
				part("lightning-lookup", "1-of-2", { key: "hs", label: "Last High School Attended", required: true, help: "Enter three letters or more, then select your school from the results." }),
				part("lightning-datepicker", "1-of-2", { key: "hsDate", label: "High School Completion Date (actual or anticipated)" }),
				part("lightning-radio-group", "1-of-1", {
					key: "hsStatus",
					label: "As of your first day at Silver Creek, you will...",
					required: true,
					options: [
						["DIP", "Have received a high school diploma"],
						["GED", "Have passed the GED, HiSET or TASC"],
						["ENR", "Still be enrolled in high school (dual enrollment)"],
						["NOT", "Not be a graduate and no longer be enrolled in high school"],
					],
				}),
				part("lightning-input", "1-of-2", { key: "gpa", label: "Cumulative GPA, Unweighted", type: "number" }),
				part("lightning-input", "1-of-2", { key: "weighted", label: "Cumulative GPA, Weighted", type: "number", help: "If your school reports one." }),
				part("lightning-input", "1-of-2", { key: "college", label: "Other College Attended", help: "Official transcripts are required from every college, regardless of units earned." }),
				part("lightning-input", "1-of-2", { key: "collegeTerm", label: "Term and Year Attended There", help: "Example: Spring 2025" }),
				part("lightning-checkbox-group", "1-of-1", {
					key: "programs",
					label: "Are you now, or have you been, in any of these programs? (check all that apply)",
					options: [["AVID", "AVID"], ["GEAR", "GEAR UP"], ["MESA", "MESA"], ["PUEN", "Puente"], ["UPWD", "TRIO Upward Bound"], ["FYSI", "NextUp / foster youth services"]],
				}),
			),
		),
		card("College Board Examinations", note("Enter Advanced Placement results only. List the earliest first. Credit is posted after the official report arrives."), exam(0), exam(1), exam(2)),
		card("Family", note("This section determines eligibility for first-generation support. It does not affect admission."), guardian(1), guardian(2)),
		card(
			"Current Employment",
			note("Students who work may qualify for priority registration. Leave blank if you do not work for pay."),
			grid(
				part("lightning-input", "1-of-3", { key: "employer", label: "Employer" }),
				part("lightning-input", "1-of-3", { key: "title", label: "Job Title" }),
				part("lightning-input", "1-of-3", { key: "hours", label: "Average Hours Worked per Week", type: "number" }),
			),
		),
		card(
			"Residency, Demographics and Fee Waiver",
			grid(
				part("lightning-input", "1-of-2", { key: "income", label: "Annual Household Income", type: "currency", help: "An estimate is acceptable." }),
				part("lightning-combobox", "1-of-2", {
					key: "citizen",
					label: "Citizenship & Immigration Status",
					required: true,
					options: [["1", "U.S. Citizen"], ["2", "Permanent Resident"], ["3", "Temporary Resident / Amnesty"], ["4", "Refugee / Asylee"], ["5", "Student Visa (F-1 or M-1)"], ["6", "Other Status"], ["7", "No Documents"]],
				}),
				part("lightning-radio-group", "1-of-3", { key: "sex", label: "Sex (as reported to the state)", options: [["F", "Female"], ["M", "Male"], ["X", "Nonbinary"], ["D", "Decline to state"]] }),
				part("lightning-radio-group", "1-of-3", { key: "latino", label: "Are you Hispanic or Latino?", options: [["Y", "Yes"], ["N", "No"], ["D", "Decline to state"]] }),
				part("lightning-checkbox-group", "1-of-3", {
					key: "races",
					label: "Race (select one or more)",
					options: [["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["PI", "Native Hawaiian or Other Pacific Islander"], ["WH", "White"]],
				}),
				part("lightning-input", "1-of-2", { key: "ssn", label: "Social Security Number or ITIN", help: "Required for the 1098-T. Numbers only.", max: 11 }),
			),
		),
		card(
			"Other Information",
			grid(
				part("lightning-input", "1-of-2", { key: "ecName", label: "Emergency Contact Name", help: "Someone other than the parents or guardians above." }),
				part("lightning-input", "1-of-2", { key: "ecPhone", label: "Emergency Contact Phone", type: "tel" }),
				part("lightning-combobox", "1-of-2", {
					key: "heard",
					label: "How Did You Hear About Silver Creek?",
					options: same("Billboard or radio", "College fair", "Friend or relative", "High school counselor", "Social media", "Web search", "Other"),
				}),
				part("lightning-input", "1-of-2", { key: "plate", label: "Vehicle License Plate (for parking permit)" }),
				part("lightning-checkbox", "1-of-1", { key: "release", label: "I have read the FERPA notice and authorize release of directory information.", required: true }),
			),
		),
	);
	const send = made("button", "slds-button slds-button_brand", "Submit Application") as HTMLButtonElement;
	send.type = "submit";
	form.append(send);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		submitted = true;
	});
	return form;
}

let submitted = false;
const root = document.getElementById("root")!;
const area = made("div", "siteforceContentArea");
root.append(made("div", "slds-global-header", "Silver Creek Community College | Student Portal"), area);
const start = made("button", "slds-button slds-button_brand", "Start a New Application") as HTMLButtonElement;
start.type = "button";
area.append(card("Welcome", note("Applications for admission are accepted year-round. Returning students: choose My Applications from the menu instead."), start));
start.addEventListener("click", () => area.replaceChildren(application()));

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(fields.map((field) => [field.spec.key, field.value])), submitted }),
	formShown: () => Object.fromEntries(fields.map((field) => [field.spec.key, field.shown])),
});
