import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { filling } from "./filled";

const filled = filling();
const { parent1FirstName, parent2FirstName } = STUDENT.answers.familyInformation!;

test("what folds up in an element of the page's own is named by what is put into its head, be that a button", async () => {
	const fold = (id: string, name: string) =>
		`<own-fold><own-head slot="head">${name}</own-head><p><label>First name <input id="${id}"></label></p></own-fold>`;
	const { held } = await filled(`
		<script>
			const define = (name, inner) => customElements.define(name, class extends HTMLElement {
				constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = inner }
			});
			define("own-head", '<button type="button" aria-expanded="true"><slot></slot></button>');
			define("own-fold", '<div id="head"><slot name="head"></slot></div><div role="region" aria-labelledby="head"><slot></slot></div>');
		</script>
		<p><label>First name <input id="own"></label></p>${fold("one", "Parent or guardian 1")}${fold("two", "Parent or guardian 2")}
		<script>globalThis.held = () => ["own", "one", "two"].map((id) => document.getElementById(id).value);</script>`);
	expect(held).toEqual(["Marisol", parent1FirstName, parent2FirstName]);
});

test("a box whose page writes each key itself gets each once", async () => {
	const { held, undone } = await filled(`
		<label>Unweighted GPA <input id="gpa" inputmode="decimal"></label>
		<script>
			const gpa = document.getElementById("gpa");
			let kept = "";
			gpa.addEventListener("keydown", (event) => {
				if (event.key === "Tab" || event.key === "Unidentified") return;
				event.preventDefault();
				if (/[\\d.]/.test(event.key)) gpa.value = kept += event.key;
			});
			gpa.addEventListener("input", () => { if (gpa.value === "") kept = ""; });
			gpa.addEventListener("blur", () => { gpa.value = kept; });
			globalThis.held = () => gpa.value;
		</script>`);
	expect(held).toBe("3.87");
	expect(undone).toBe("");
});

test("three boxes whose names speak of a date input take a piece each", async () => {
	const piece = (id: string, label: string) =>
		`<div class="gov-date-input__item"><label for="${id}">${label}</label><input class="gov-date-input__input" id="${id}" inputmode="numeric"></div>`;
	const { held } = await filled(`
		<fieldset role="group"><legend>Date of birth</legend><p>For example, 3 27 2008</p><div class="gov-date-input">${piece("m", "Month")}${piece("d", "Day")}${piece("y", "Year")}</div></fieldset>
		<script>globalThis.held = () => ["m", "d", "y"].map((id) => document.getElementById(id).value);</script>`);
	expect(held).toEqual(["04", "17", "2008"]);
});

test("a list in a dialog that closes by Escape is left by Tab", async () => {
	const { held } = await filled(`
		<div role="dialog" aria-modal="true" id="dialog" style="background:#fff"><h2>About you</h2>
			<label id="name">State</label><div id="list" role="combobox" tabindex="0" aria-haspopup="listbox" aria-labelledby="name" aria-expanded="false" aria-controls="options">Choose</div>
			<ul id="options" role="listbox" hidden><li role="option">Arizona</li><li role="option">California</li></ul></div>
		<script>
			const at = (id) => document.getElementById(id);
			const open = (isOpen) => { at("list").setAttribute("aria-expanded", isOpen); at("options").hidden = !isOpen; };
			at("list").onclick = () => open(true);
			at("options").onclick = ({ target }) => { at("list").textContent = target.textContent; };
			at("list").addEventListener("keydown", ({ key }) => { if (key === "Tab" || key === "Escape") open(false); });
			document.addEventListener("keydown", ({ key }) => { if (key === "Escape") at("dialog").hidden = true; });
			globalThis.held = () => ({ state: at("list").textContent, open: !at("options").hidden, dialog: !at("dialog").hidden });
		</script>`);
	expect(held).toEqual({ state: "California", open: false, dialog: true });
});

test("a button that opens a calendar is no fold to be opened, and who comes by a button that says so is a sibling, not the student", async () => {
	const { held } = await filled(
		`<p><label>First name <input id="own"></label></p>
		<p><span>Select a date</span> <button type="button" aria-expanded="false" id="day">Select a date to start</button></p>
		<h2>Household</h2><button type="button" id="add">Add a sibling</button><div id="rows"></div>
		<script>
			let presses = 0;
			document.getElementById("day").onclick = () => presses++;
			document.getElementById("add").onclick = () => { document.getElementById("rows").innerHTML = '<p><label>Full name <input id="theirs"></label></p>'; };
			globalThis.held = () => ({ presses, own: document.getElementById("own").value, theirs: document.getElementById("theirs")?.value });
		</script>`,
		true,
	);
	expect(held).toEqual({ presses: 0, own: "Marisol", theirs: "Tomás Reyes-Lund" });
});

test("a box that shows its format and writes each key over the piece that a press selects takes a date digit by digit", async () => {
	const { held, undone } = await filled(`
		<label>Date of birth <input id="day" placeholder="MM/dd/yyyy"></label>
		<script>
			const day = document.getElementById("day");
			const pieces = [["MM", 0, 2], ["dd", 3, 5], ["yyyy", 6, 10]];
			let typed = ["", "", ""], at = -1;
			const shown = () => pieces.map(([format], place) => typed[place] ? typed[place].padStart(format.length, "0") : format).join("/");
			const isEmpty = () => typed.every((piece) => piece === "");
			const draw = () => { day.value = isEmpty() && document.activeElement !== day ? "" : shown(); if (at >= 0) day.setSelectionRange(pieces[at][1], pieces[at][2]); };
			day.addEventListener("focus", draw);
			day.addEventListener("blur", () => { at = -1; draw(); });
			day.addEventListener("input", draw);
			day.addEventListener("click", () => { at = pieces.findIndex(([, , end]) => day.selectionStart < end); draw(); });
			day.addEventListener("keydown", (event) => {
				if (event.key === "Backspace" && day.selectionStart === 0 && day.selectionEnd === 10) { typed = ["", "", ""]; at = -1; return draw(); }
				if (!/^\\d$/.test(event.key)) return;
				event.preventDefault();
				if (at < 0) typed = ["NaN", "NaN", "NaN"];
				else typed[at] += event.key;
				if (at >= 0 && typed[at].length === pieces[at][0].length && at < 2) at++;
				setTimeout(draw);
			});
			globalThis.held = () => day.value;
		</script>`);
	expect(held).toBe("04/17/2008");
	expect(undone).toBe("");
});

test("tabs of which none is chosen are the options of a question, those that show a part of the page are not", async () => {
	const { held } = await filled(`
		<script>
			customElements.define("own-piece", class extends HTMLElement {
				constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = '<button type="button" role="tab" aria-selected="false"><slot></slot></button>' }
			});
		</script>
		<div role="tablist" id="parts"><button type="button" role="tab" aria-selected="true">Grade 9</button><button type="button" role="tab" aria-selected="false">Grade 12</button></div>
		<p id="name">Current grade level</p><own-pieces role="tablist" aria-labelledby="name">${[9, 10, 11, 12].map((grade) => `<own-piece>${grade}</own-piece>`).join("")}</own-pieces>
		<script>
			let presses = 0;
			document.getElementById("parts").onclick = () => presses++;
			const tabs = [...document.querySelectorAll("own-piece")].map((piece) => piece.shadowRoot.querySelector("button"));
			for (const tab of tabs) tab.onclick = () => { for (const each of tabs) each.setAttribute("aria-selected", each === tab); };
			globalThis.held = () => ({ presses, grade: tabs.find((tab) => tab.ariaSelected === "true")?.getRootNode().host.textContent });
		</script>`);
	expect(held).toEqual({ presses: 0, grade: "12" });
});

test("an element of the page's own that is a radio button by its script alone is pressed as one", async () => {
	const radio = (value: string, label: string) => `<label><own-radio name="sex" value="${value}" tabindex="0"></own-radio>${label}</label>`;
	const { held } = await filled(`
		<script>
			customElements.define("own-radio", class extends HTMLElement {
				static formAssociated = true;
				constructor() {
					super();
					this.attachInternals().role = "radio";
					this.attachShadow({ mode: "open" }).innerHTML = '<div aria-hidden="true"><svg width="20" height="20"><circle cx="10" cy="10" r="9"/></svg></div>';
					this.onclick = () => { for (const other of document.querySelectorAll("own-radio")) other.toggleAttribute("checked", other === this); };
				}
			});
		</script>
		<div role="radiogroup" aria-labelledby="name"><span id="name">Sex</span><div>${radio("M", "Male")}${radio("F", "Female")}</div></div>
		<script>globalThis.held = () => document.querySelector("own-radio[checked]")?.getAttribute("value");</script>`);
	expect(held).toBe("F");
});

test("a box that is drawn by its page has no label of the browser's but what it says that names it", async () => {
	const box = (id: string, type: string, label: string) =>
		`<span><span style="position:relative;display:inline-block;width:16px;height:16px;border:1px solid"><input id="${id}" type="${type}" name="${type}" aria-labelledby="${id}-label" style="position:absolute;inset:0;opacity:0"></span><span id="${id}-label">${label}</span></span>`;
	const { held, undone } = await filled(`
		<div role="radiogroup" aria-labelledby="name"><span id="name">Gender</span><div>${box("m", "radio", "Male")}${box("f", "radio", "Female")}</div></div>
		<p>${box("first", "checkbox", "I will be a first-generation college student")}</p>
		<script>globalThis.held = () => [...document.querySelectorAll("input:checked")].map(({ id }) => id);</script>`);
	expect(held).toEqual(["f", "first"]);
	expect(undone).not.toContain("first");
});

test("what is drawn below a list of several that goes on showing its prompt is chosen, whatever the prompt is called", async () => {
	const { held, outcomes } = await filled(`
		<div id="around"><label id="name">Race or ethnicity</label>
		<div><button type="button" id="list" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="name prompt" aria-controls="options"><span class="own_placeholder_x1" id="prompt">Choose all that apply</span></button>
		<div role="listbox" aria-multiselectable="true" id="options" hidden><div role="option" aria-selected="false">Asian</div><div role="option" aria-selected="false">Black or African American</div><div role="option" aria-selected="false">White</div></div></div>
		<ul id="chosen"></ul></div>
		<script>
			const at = (id) => document.getElementById(id);
			const chosen = new Set();
			const open = (isOpen) => { at("list").setAttribute("aria-expanded", isOpen); at("options").hidden = !isOpen; };
			at("list").onclick = () => open(at("options").hidden);
			document.addEventListener("keydown", ({ key }) => { if (key === "Escape") open(false); });
			at("options").onclick = ({ target }) => {
				chosen.add(target.textContent);
				target.setAttribute("aria-selected", "true");
				at("chosen").innerHTML = [...chosen].map((label) => '<li><span>' + label + '</span><button type="button" aria-label="Remove ' + label + '">×</button></li>').join("");
			};
			globalThis.held = () => [...chosen];
		</script>`);
	expect(held).toEqual(["Black or African American"]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("a list that says it is open while it draws nothing that fits leaves the text that was typed", async () => {
	const { held, undone } = await filled(`
		<p><label for="school">High school</label><input id="school" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="options" autocomplete="off"></p>
		<div id="options" role="listbox" hidden>${["Crater High School", "Etna High School"].map((name) => `<div role="option">${name}</div>`).join("")}</div>
		<script>
			const [box, list] = ["school", "options"].map((id) => document.getElementById(id));
			const open = (isOpen) => {
				const text = box.value.toLowerCase();
				for (const option of list.children) option.hidden = !option.textContent.toLowerCase().includes(text);
				list.hidden = !isOpen || [...list.children].every(({ hidden }) => hidden);
				box.setAttribute("aria-expanded", isOpen);
			};
			box.onclick = box.oninput = () => open(true);
			box.onblur = () => open(false);
			box.onkeydown = ({ key }) => { if (key === "Escape") open(false); };
			globalThis.held = () => box.value;
		</script>`);
	expect(held).toBe("Ashland Valley High School");
	expect(undone).toBe("");
});

test("a button with a label that opens the years of a calendar takes one of them", async () => {
	const { held } = await filled(`
		<p><label for="year">Year you plan to enroll in college</label><button type="button" id="year" aria-haspopup="dialog" aria-expanded="false"><span class="picker-placeholder">Pick year</span></button></p>
		<div role="dialog" id="years" hidden><div>2020 – 2029</div><table>${[2020, 2023, 2026, 2029].map((first) => `<tr>${[0, 1, 2].map((more) => `<td>${first + more < 2030 ? `<button type="button">${first + more}</button>` : ""}</td>`).join("")}</tr>`).join("")}</table></div>
		<script>
			const [button, years] = ["year", "years"].map((id) => document.getElementById(id));
			const open = (isOpen) => { years.hidden = !isOpen; button.setAttribute("aria-expanded", isOpen); };
			button.onclick = () => open(years.hidden);
			document.addEventListener("keydown", ({ key }) => { if (key === "Escape") open(false); });
			years.onclick = ({ target }) => { if (target.matches("button")) { button.innerHTML = "<span></span>"; button.firstChild.textContent = target.textContent; open(false); } };
			globalThis.held = () => button.textContent;
		</script>`);
	expect(held).toBe("2027");
});
