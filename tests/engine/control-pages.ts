/** A page with one control drawn as a library draws it; `held()` gives what the page would submit and what it leaves open. */
export type ControlPage = {
	name: string;
	body: string;
	held: unknown;
	undone: unknown;
	status: string[];
	makeRoom?: true;
};

const script = (code: string) => `<script>${code}</script>`;

/** A button that opens a list on pointerdown and whose options take a press only after the mouse has moved to them. */
const POINTER_LIST = `
	<label for="sfx">Suffix</label><div><button type="button" role="combobox" id="sfx" aria-expanded="false" data-placeholder=""><span>Select</span></button>
	<select aria-hidden="true" tabindex="-1" style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0)"><option value=""></option><option>Jr.</option><option>III</option></select></div>
	${script(`
	const button = document.querySelector("#sfx"), select = document.querySelector("select");
	let moved = false;
	button.addEventListener("pointerdown", (event) => {
		if (event.pointerType !== "mouse" || button.getAttribute("aria-expanded") === "true") return;
		button.setAttribute("aria-expanded", "true");
		const list = document.createElement("div");
		list.setAttribute("role", "listbox");
		for (const text of ["Jr.", "III"]) {
			const option = document.createElement("div");
			option.setAttribute("role", "option");
			option.textContent = text;
			option.addEventListener("pointermove", () => { moved = true; });
			option.addEventListener("pointerup", () => { if (!moved) return; select.value = text; button.firstChild.textContent = text; button.removeAttribute("data-placeholder"); close(); });
			list.append(option);
		}
		document.body.append(list);
	});
	const close = () => { document.querySelector("[role=listbox]")?.remove(); button.setAttribute("aria-expanded", "false"); };
	document.addEventListener("keydown", (event) => event.key === "Escape" && close());
	globalThis.held = () => ({ suffix: select.value, open: button.getAttribute("aria-expanded") });`)}`;

/** A date in three pieces that are edited in place, as spin buttons. */
const SECTIONS = `
	<span id="dob">Date of birth</span>
	<div role="group" aria-labelledby="dob">${["Month", "Day", "Year"]
		.map(
			(name, place) =>
				`<span role="spinbutton" contenteditable="true" tabindex="0" aria-label="${name}" aria-valuetext="Empty" aria-valuemax="${[12, 31, 9999][place]}">${["MM", "DD", "YYYY"][place]}</span>`,
		)
		.join("/")}</div>
	${script(`
	const state = {};
	const blank = { Month: "MM", Day: "DD", Year: "YYYY" };
	for (const piece of document.querySelectorAll("[role=spinbutton]")) {
		const name = piece.getAttribute("aria-label");
		const show = () => {
			piece.textContent = state[name] ?? blank[name];
			if (state[name]) piece.setAttribute("aria-valuenow", Number(state[name])); else piece.removeAttribute("aria-valuenow");
			piece.setAttribute("aria-valuetext", state[name] ?? "Empty");
		};
		piece.addEventListener("input", () => { state[name] = (state[name] ?? "") + piece.textContent; show(); });
		piece.addEventListener("keydown", (event) => { if (event.key === "Backspace") { delete state[name]; show(); } });
	}
	globalThis.held = () => ({ ...state });`)}`;

/** A box that nobody can type into: its calendar has a list of months and buttons that turn the year. */
const CALENDAR = `
	<label for="born">Date of birth</label><div class="date-picker"><input id="born" readonly></div>
	${script(`
	const input = document.querySelector("#born");
	const months = ["January","February","March","April","May","June","July","August","September","October","November","December"];
	let year = 2026, month = 10, panel;
	const draw = () => {
		panel ??= document.body.appendChild(document.createElement("div"));
		const blanks = new Date(year, month, 1).getDay(), days = new Date(year, month + 1, 0).getDate(), before = new Date(year, month, 0).getDate();
		const cells = [...Array.from({ length: blanks }, (_, n) => before - blanks + n + 1), ...Array.from({ length: days }, (_, n) => n + 1), 1, 2, 3];
		panel.innerHTML = '<button type="button" aria-label="Previous year">«</button><button type="button" aria-label="Previous month">‹</button><b>' + months[month] + " " + year + '</b><button type="button" aria-label="Next month">›</button><button type="button" aria-label="Next year">»</button><table><tr>' + cells.map((day) => "<td>" + day + "</td>").join("") + "</tr></table>";
		const [backYear, back, on, onYear] = panel.querySelectorAll("button");
		const turn = (by) => { month += by; year += Math.floor(month / 12); month = (month + 12) % 12; draw(); };
		backYear.onclick = () => turn(-12); back.onclick = () => turn(-1); on.onclick = () => turn(1); onYear.onclick = () => turn(12);
		[...panel.querySelectorAll("td")].forEach((cell, place) => { cell.onclick = () => {
			if (place < blanks || place >= blanks + days) return;
			input.value = months[month] + " " + cell.textContent + ", " + year;
			panel.remove(); panel = undefined;
		}; });
	};
	input.addEventListener("click", draw);
	document.addEventListener("keydown", (event) => { if (event.key === "Escape") { panel?.remove(); panel = undefined; } });
	globalThis.held = () => ({ born: input.value, open: panel !== undefined });`)}`;

/** A mask that takes one character at a time and only after the browser has said what comes. */
const MASK = `
	<label for="tel">Phone</label><input id="tel" placeholder="(___) ___-____">
	${script(`
	const input = document.querySelector("#tel");
	let digits = "", typed;
	const show = () => { input.value = digits && "(" + digits.slice(0, 3) + ") " + digits.slice(3, 6) + "-" + digits.slice(6); };
	input.addEventListener("beforeinput", (event) => { typed = event.data; });
	input.addEventListener("input", (event) => {
		if (event.inputType.startsWith("delete") || input.value === "") digits = "";
		else if (typed?.length === 1 && /\\d/.test(typed)) digits += typed;
		typed = undefined;
		show();
	});
	globalThis.held = () => ({ digits });`)}`;

/** A list that draws only the options in sight, with a name among them that is but like the answer. */
const LONG_LIST = `
	<span id="land">Country of birth</span>
	<div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-controls="lands" aria-labelledby="land">Select</div>
	<div id="lands" role="listbox" style="height:100px;overflow-y:auto;position:relative" hidden></div>
	${script(`
	const box = document.querySelector("[role=combobox]"), list = document.querySelector("#lands");
	const names = [...Array.from({ length: 30 }, (_, n) => "Land " + (n + 1)), "Niger", ...Array.from({ length: 30 }, (_, n) => "Isle " + (n + 1)), "Nigeria", "Zambia"];
	const draw = () => {
		const first = Math.floor(list.scrollTop / 20);
		list.innerHTML = '<div style="height:' + names.length * 20 + 'px"></div>';
		for (const [place, name] of names.entries()) {
			if (place < first || place > first + 6) continue;
			const option = list.appendChild(document.createElement("div"));
			option.setAttribute("role", "option");
			option.style.cssText = "position:absolute;height:20px;top:" + place * 20 + "px";
			option.textContent = name;
			option.onclick = () => { box.textContent = name; shut(); };
		}
	};
	const shut = () => { list.hidden = true; box.setAttribute("aria-expanded", "false"); };
	list.addEventListener("scroll", draw);
	box.addEventListener("click", () => { list.hidden = false; box.setAttribute("aria-expanded", "true"); draw(); });
	document.addEventListener("keydown", (event) => event.key === "Escape" && shut());
	globalThis.held = () => ({ land: box.textContent, open: box.getAttribute("aria-expanded") });`)}`;

const ROWS = `
	<h2>Siblings</h2><div id="rows"></div>
	<form><button>Add sibling and send</button><button type="button" id="add">Add another sibling</button><button type="button" id="file">Add file</button></form>
	${script(`
	const rows = document.querySelector("#rows");
	let pressed = [];
	const add = () => rows.insertAdjacentHTML("beforeend", '<fieldset><legend>Sibling ' + (rows.children.length + 1) + '</legend><label>First name <input></label><label>Age <input></label></fieldset>');
	add();
	for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => { pressed.push(button.textContent); if (button.id === "add") add(); });
	globalThis.held = () => ({ rows: [...rows.children].map((row) => [...row.querySelectorAll("input")].map((input) => input.value)), pressed });`)}`;

/** An empty section with a nameless button, whose rows also ask what the profile does not hold. */
const EMPTY_SECTION = `
	<section><h2>Brothers and sisters</h2><div id="rows"></div><button type="button">+ Row</button></section>
	<section><h2>Documents</h2><button type="button">+ Row</button></section>
	${script(`
	const rows = document.querySelector("#rows"); let pressed = 0;
	const add = () => rows.insertAdjacentHTML("beforeend", '<fieldset><legend>Sibling ' + (rows.children.length + 1) + '</legend><label>First name <input></label><label>Age <input></label><label>Shirt size <input></label></fieldset>');
	for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => { pressed++; if (button.previousElementSibling === rows) add(); });
	globalThis.held = () => ({ rows: [...rows.children].map((row) => [...row.querySelectorAll("input")].map((input) => input.value)), pressed });`)}`;

/** A closed list that shows the option chosen, and draws the options once more when it opens. */
const REDRAWN = `
	<style>#closed [role=option] { display: none; } #closed [aria-selected=true] { display: block; }</style>
	<p id="s">State</p><div role="listbox" tabindex="0" aria-expanded="false" aria-labelledby="s"><div id="closed"></div></div>
	${script(`
	const list = document.querySelector("[role=listbox]"), closed = document.querySelector("#closed"), names = ["", "California", "Oregon", "Nevada"];
	let value = "";
	const option = (name) => '<div role="option" data-value="' + name + '" aria-selected="' + (name === value) + '">' + (name || "Choose") + "</div>";
	const draw = () => { for (const [place, each] of [...closed.children].entries()) each.setAttribute("aria-selected", String(names[place] === value)); };
	closed.innerHTML = names.map(option).join(""); const shut = () => { list.querySelector(".popup")?.remove(); list.setAttribute("aria-expanded", "false"); };
	list.addEventListener("click", ({ target }) => {
		const chosen = target.closest(".popup [role=option]");
		if (chosen) { value = chosen.dataset.value; draw(); setTimeout(shut); return; }
		if (!list.querySelector(".popup")) setTimeout(() => { list.insertAdjacentHTML("beforeend", '<div class="popup">' + names.map(option).join("") + "</div>"); list.setAttribute("aria-expanded", "true"); });
	});
	list.addEventListener("keydown", ({ key }) => { if (key === "Escape") shut(); });
	globalThis.held = () => ({ value, open: list.getAttribute("aria-expanded") === "true" });`)}`;

/** A list in a shadow root whose options are buttons that would send the form. */
const SENDING_OPTIONS = `
	<div id="host"></div>
	${script(`
	const root = document.querySelector("#host").attachShadow({ mode: "open" });
	root.innerHTML = '<form><span id="s">Suffix</span><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-controls="l" aria-labelledby="s">Select</div><div id="l" role="listbox" hidden><button role="option">Jr.</button><button role="option">III</button></div></form>';
	const box = root.querySelector("[role=combobox]"), list = root.querySelector("#l");
	let sent = false;
	root.querySelector("form").addEventListener("submit", (event) => { sent = true; event.preventDefault(); });
	const open = (is) => { list.hidden = !is; box.setAttribute("aria-expanded", is); };
	box.addEventListener("click", () => open(true));
	for (const option of root.querySelectorAll("button")) option.addEventListener("click", () => { box.textContent = option.textContent; open(false); });
	globalThis.held = () => ({ suffix: box.textContent, sent });`)}`;

/** Buttons that stay pressed, a row of radio buttons whose first stands for none, and a tool bar. */
const PRESSED = `
	<div role="toolbar"><button type="button" aria-pressed="false">Bold</button><button type="button" aria-pressed="false">Italic</button></div>
	<span id="g">Languages spoken</span><div role="group" aria-labelledby="g">${["English", "French", "Spanish", "Igbo"].map((text) => `<button type="button" aria-pressed="false">${text}</button>`).join("")}</div>
	<fieldset><legend>Pronouns</legend>${["—", "she/her", "he/him"].map((text, place) => `<label><input type="radio" name="p" ${place ? "" : "checked"}>${text}</label>`).join("")}</fieldset>
	${script(`
	for (const button of document.querySelectorAll("[aria-pressed]")) button.onclick = () => button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") === "false");
	globalThis.held = () => ({ pressed: [...document.querySelectorAll("[aria-pressed=true]")].map((button) => button.textContent), pronouns: document.querySelector("input:checked").parentElement.textContent });`)}`;

/** A list of several that stays open, draws its choices as chips and gives its options no role; other options stand open on the page. */
const SEVERAL = `
	<div role="listbox" aria-label="Meal plan"><div role="option" aria-selected="false">Igbo kitchen</div></div>
	<label for="lang">Languages you speak</label>
	<div class="x-select"><div class="x-select-content"><div class="x-select-pre"><span class="x-select-placeholder">One or more</span></div><div class="x-select-item"><input id="lang" role="combobox" aria-expanded="false" aria-haspopup="listbox" autocomplete="off" readonly></div></div></div>
	${script(`
	const input = document.querySelector("#lang"), before = document.querySelector(".x-select-pre");
	let chosen = [], panel;
	const show = () => { before.innerHTML = chosen.map((text) => '<span class="x-selection-item">' + text + "</span>").join("") || '<span class="x-select-placeholder">One or more</span>'; };
	const open = (is) => {
		input.setAttribute("aria-expanded", is);
		panel?.remove();
		panel = is ? document.body.appendChild(document.createElement("div")) : undefined;
		for (const text of is ? ["English", "French", "Igbo", "Spanish"] : []) {
			const option = panel.appendChild(document.createElement("div"));
			option.className = "x-item-option";
			option.textContent = text;
			option.onclick = () => { chosen = chosen.includes(text) ? chosen.filter((other) => other !== text) : [...chosen, text]; show(); };
		}
	};
	input.addEventListener("mousedown", () => open(!panel));
	input.addEventListener("keydown", (event) => event.key === "Escape" && open(false));
	globalThis.held = () => ({ chosen: [...chosen].sort(), open: panel !== undefined });`)}`;

/** A list drawn around a transparent piece, whose options open further ones. */
const STEPWISE = `
	<label id="at">State of residence</label>
	<div class="y-select" style="width:200px;height:30px"><span role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="at" style="opacity:0;display:block;height:100%">&nbsp;</span></div>
	${script(`
	const box = document.querySelector("[role=combobox]"), towns = { Oregon: ["Ashland", "Salem"], California: ["Weed", "Yreka"] };
	let panel, value = "";
	const shut = () => { panel?.remove(); panel = undefined; box.setAttribute("aria-expanded", "false"); };
	const menu = (texts, then) => {
		const list = panel.appendChild(document.createElement("ul"));
		list.setAttribute("role", "menu");
		for (const text of texts) {
			const item = list.appendChild(document.createElement("li"));
			item.setAttribute("role", "menuitemcheckbox");
			item.className = then ? "y-item-expand" : "";
			item.textContent = text;
			item.onclick = () => { if (then) { panel.children[1]?.remove(); then(text); } else { value = text; box.textContent = panel.dataset.state + " / " + text; box.style.opacity = 1; shut(); } };
		}
	};
	box.addEventListener("click", () => {
		if (panel) return shut();
		panel = document.body.appendChild(document.createElement("div"));
		box.setAttribute("aria-expanded", "true");
		menu(Object.keys(towns), (state) => { panel.dataset.state = state; menu(towns[state]); });
	});
	box.addEventListener("keydown", (event) => event.key === "Escape" && shut());
	globalThis.held = () => ({ value, shown: box.textContent.trim(), open: panel !== undefined });`)}`;

/** A list that looks schools up by what is typed into a box of its own, draws school and town side by side, and makes the rest inert. */
const LOOKUP = `<form><p id=name>High school you attend</p>
	<div id=box role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-controls=found aria-labelledby=name style="width:300px;height:30px"></div>
	<p><label>GPA <input id=gpa></label></p></form>
	<div id=popup class=dropdown hidden><input type=search role=searchbox aria-label=Search><ul id=found role=listbox></ul></div>
	<script>
		let school = "";
		const schools = [["1", "Ashland High School", "Medford"], ["2", "Ashland Valley High School", "Ashland"]];
		const popup = document.getElementById("popup"), box = document.getElementById("box"), search = popup.firstElementChild, list = document.getElementById("found");
		const show = (open) => { popup.hidden = !open; box.setAttribute("aria-expanded", String(open)); document.querySelector("form").inert = open; };
		box.addEventListener("mousedown", () => show(true));
		search.addEventListener("input", () => {
			list.innerHTML = "<li role=option aria-disabled=true>Searching</li>";
			const typed = search.value.toLowerCase();
			setTimeout(() => { list.innerHTML = schools.filter(([, name]) => typed.length > 2 && name.toLowerCase().includes(typed)).map(([key, name, town]) => "<li role=option data-key=" + key + "><b>" + name + "</b><i>" + town + "</i></li>").join(""); }, 120);
		});
		list.addEventListener("mouseup", (event) => { const option = event.target.closest("[data-key]"); school = option.dataset.key; box.textContent = option.textContent; show(false); });
		document.addEventListener("keydown", (event) => { if (event.key === "Escape") show(false); });
		globalThis.held = () => ({ school, gpa: document.getElementById("gpa").value, open: !popup.hidden });
	</script>`;

/** Chips of Vuetify, which say to nobody but who sees them that they are pressed. */
const TOGGLED = `<h2>Activity 1</h2><p><label>Organization <input id=group></label></p>
	<p>Grades in which you took part</p><div class=v-chip-group>${["9th", "10th", "11th", "12th"].map((grade) => `<span class=v-chip tabindex=0>${grade}</span>`).join("")}</div>
	<script>
		const texts = (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
		for (const chip of document.querySelectorAll(".v-chip")) chip.addEventListener("click", () => chip.classList.toggle("v-chip--selected"));
		globalThis.held = () => ({ group: document.getElementById("group").value, grades: texts(".v-chip--selected") });
	</script>`;

export const CONTROL_PAGES: ControlPage[] = [
	{
		name: "a list that a mouse has to move to",
		body: POINTER_LIST,
		held: { suffix: "III", open: "false" },
		undone: { suffix: "III", open: "false" },
		status: ["filled"],
	},
	{
		name: "a date in pieces",
		body: SECTIONS,
		held: { Month: "04", Day: "17", Year: "2008" },
		undone: {},
		status: ["filled"],
	},
	{
		name: "a calendar nobody can type into",
		body: CALENDAR,
		held: { born: "April 17, 2008", open: false },
		undone: { born: "", open: false },
		status: ["filled"],
	},
	{ name: "a mask that takes key by key", body: MASK, held: { digits: "5305550142" }, undone: { digits: "" }, status: ["filled"] },
	{
		name: "a long list of which a part is drawn",
		body: LONG_LIST,
		held: { land: "Nigeria", open: "false" },
		undone: { land: "Nigeria", open: "false" },
		status: ["filled"],
	},
	{
		name: "a list in a shadow root whose options would send the form",
		body: SENDING_OPTIONS,
		held: { suffix: "III", sent: false },
		undone: { suffix: "III", sent: false },
		status: ["filled"],
	},
	{
		name: "buttons that stay pressed, and a choice that stands for none",
		body: PRESSED,
		held: { pressed: ["English", "Spanish", "Igbo"], pronouns: "she/her" },
		undone: { pressed: [], pronouns: "—" },
		status: ["filled", "filled"],
	},
	{
		name: "several choices in a list that stays open, beside another that stands open",
		body: SEVERAL,
		held: { chosen: ["English", "Igbo", "Spanish"], open: false },
		undone: { chosen: ["English", "Igbo", "Spanish"], open: false },
		status: ["skipped", "filled"],
	},
	{
		name: "a list around a transparent piece whose options open further ones",
		body: STEPWISE,
		held: { value: "Yreka", shown: "California / Yreka", open: false },
		undone: { value: "Yreka", shown: "California / Yreka", open: false },
		status: ["filled"],
	},
	{
		name: "a list that looks up what is typed into a box of its own",
		body: LOOKUP,
		held: { school: "2", gpa: "3.87", open: false },
		undone: { school: "2", gpa: "", open: false },
		status: ["filled", "filled"],
	},
	{
		name: "chips that tell nobody that they are pressed",
		body: TOGGLED,
		held: { group: "Ashland Valley Debate Society", grades: ["10th", "11th", "12th"] },
		undone: { group: "", grades: [] },
		status: ["filled", "filled"],
	},
	{
		name: "rows are added where the student's list is longer, by the one button that does no more",
		body: ROWS,
		makeRoom: true,
		held: {
			rows: [
				["Adaeze", "21"],
				["Tomás", "15"],
			],
			pressed: ["Add another sibling"],
		},
		undone: {
			rows: [
				["", ""],
				["", ""],
			],
			pressed: ["Add another sibling"],
		},
		status: ["filled", "filled", "filled", "filled"],
	},
	{
		name: "the nameless button of an empty section adds its rows, one elsewhere does not",
		body: EMPTY_SECTION,
		makeRoom: true,
		held: {
			rows: [
				["Adaeze", "21", ""],
				["Tomás", "15", ""],
			],
			pressed: 2,
		},
		undone: {
			rows: [
				["", "", ""],
				["", "", ""],
			],
			pressed: 2,
		},
		status: ["filled", "filled", "skipped", "filled", "filled", "skipped"],
	},
	{
		name: "a closed list that shows its choice is opened for the others",
		body: REDRAWN,
		held: { value: "California", open: false },
		undone: { value: "", open: false },
		status: ["filled"],
	},
	{
		name: "no row is added unasked",
		body: ROWS,
		held: { rows: [["Adaeze", "21"]], pressed: [] },
		undone: { rows: [["", ""]], pressed: [] },
		status: ["filled", "filled"],
	},
];
