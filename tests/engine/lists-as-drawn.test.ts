import { expect, test } from "vitest";
import { filling } from "./filled";
import { planning } from "./planned";

const filled = filling();
const planned = planning();

test("the choices drawn before the box one types into are none of the options it offers (PrimeVue)", async () => {
	const { held, outcomes } = await filled(`
		<label for="langs">Languages you know</label>
		<div class="p-autocomplete"><ul class="p-autocomplete-input-multiple" role="listbox" style="list-style:none;padding:0"><li class="p-autocomplete-input-chip"><input id="langs" role="combobox" aria-haspopup="listbox" aria-expanded="false" autocomplete="off"></li></ul></div>
		<script>
			const box = document.getElementById("langs"), row = box.parentElement;
			box.addEventListener("keydown", (event) => {
				if (event.key !== "Enter" || !box.value.trim()) return;
				event.preventDefault();
				const chip = document.createElement("li");
				chip.className = "p-autocomplete-chip-item";
				chip.setAttribute("role", "option");
				chip.setAttribute("aria-selected", "true");
				chip.innerHTML = '<div class="p-chip"><div class="p-chip-label"></div></div>';
				chip.querySelector(".p-chip-label").textContent = box.value.trim();
				row.before(chip);
				box.value = "";
			});
			globalThis.held = () => [...document.querySelectorAll(".p-chip-label")].map(({ textContent }) => textContent);
		</script>`);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
	expect(held).toEqual(["English", "Spanish", "Igbo"]);
});

test("choices that are drawn with commas between them are known one by one, so that the last is not pressed again (Vuetify)", async () => {
	const { held } = await filled(`
		<h2>Activity 1</h2><label>Club or employer <input id="club"></label>
		<div class="v-input v-select v-select--multiple"><div class="v-field" style="width:320px;border:1px solid"><label id="of">School years</label><div class="v-field__input"><input role="combobox" type="text" size="1" aria-labelledby="of" aria-expanded="false" aria-controls="menu" style="width:60px"></div></div></div>
		<div id="menu" role="listbox" aria-multiselectable="true" hidden>${["9th grade", "10th grade", "11th grade", "12th grade"].map((name) => `<div role="option" aria-selected="false" style="height:20px">${name}</div>`).join("")}</div>
		<script>
			const box = document.querySelector("[role=combobox]"), menu = document.getElementById("menu"), drawn = document.querySelector(".v-field__input");
			const show = (isOpen) => { menu.hidden = !isOpen; box.setAttribute("aria-expanded", String(isOpen)); };
			const chosen = () => [...menu.children].filter((option) => option.getAttribute("aria-selected") === "true").map(({ textContent }) => textContent);
			box.addEventListener("mousedown", () => show(true));
			box.addEventListener("keydown", ({ key }) => { if (key === "Escape" || key === "Tab") show(false); });
			document.addEventListener("mousedown", ({ target }) => { if (!menu.contains(target) && target !== box) show(false); });
			for (const option of menu.children) option.addEventListener("click", () => {
				option.setAttribute("aria-selected", String(option.getAttribute("aria-selected") !== "true"));
				for (const old of drawn.querySelectorAll(".v-select__selection")) old.remove();
				for (const [place, name] of chosen().entries()) {
					const piece = document.createElement("div");
					piece.className = "v-select__selection";
					piece.innerHTML = '<span class="v-select__selection-text">' + name + (place < chosen().length - 1 ? '<span class="v-select__selection-comma">,</span>' : "") + "</span>";
					box.before(piece);
				}
			});
			globalThis.held = chosen;
		</script>`);
	expect(held).toEqual(["10th grade", "11th grade", "12th grade"]);
});

test("a list that takes the focus itself is asked once, be there a hidden box in it that keeps its choice (Kendo UI)", async () => {
	const list = (id: string, label: string) =>
		`<label id="${id}_label" for="${id}">${label}</label><span class="k-widget k-dropdown" role="listbox" aria-haspopup="true" aria-expanded="false" tabindex="0" aria-owns="${id}_list" aria-labelledby="${id}_label" style="display:inline-block;width:200px;height:24px"><span class="k-dropdown-wrap"><span class="k-input">Select...</span><span class="k-select"><span class="k-icon">▾</span></span></span><input type="text" id="${id}" style="display:none"></span>`;
	expect(
		await planned(
			`<h2>Add Activity</h2>${list("kind", "Activity Type")}<label>Organization <input></label><label>Hours per week <input></label>`,
		),
	).toEqual([
		"extracurricularActivities[0].activityType",
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].hoursSpendPerWeek",
	]);
});

test("a date that keeps its own hidden box is not named by that of the date beside it (MUI)", async () => {
	const sections = ["Month", "Year"].map(
		(name) =>
			`<span role="spinbutton" contenteditable="true" aria-label="${name}" aria-valuemin="1" aria-valuemax="9999" aria-valuetext="Empty" tabindex="0">${name === "Month" ? "MM" : "YYYY"}</span>`,
	);
	const date = (id: string, label: string) =>
		`<div><div><label for="${id}" id="${id}-label">${label}</label><div role="group" aria-labelledby="${id}-label" class="MuiPickersInputBase-root"><div class="MuiPickersSectionList-root" tabindex="0" contenteditable="false">${sections.join("<span>/</span>")}</div><button type="button" aria-label="Choose date">▦</button><input id="${id}" aria-hidden="true" tabindex="-1" class="MuiPickersInputBase-input" style="position:absolute;opacity:0;width:1px;height:1px"></div></div></div>`;
	expect(
		await planned(
			`<h2>High school</h2><h6>Dates of attendance</h6><div>${date("a", "From")}${date("b", "To (expected graduation)")}</div>`,
		),
	).toEqual(["educationalBackground.highSchoolEntryDate", "educationalBackground.highSchoolGraduationDate"]);
});

test("of colleges one that is only named alike is not the same", async () => {
	const options = ["Reed College", "University of Oregon", "Portland State University", "University of Washington"];
	const { held } = await filled(
		`<label>Other colleges you have applied to <select multiple size="5">${options.map((name) => `<option>${name}</option>`).join("")}</select></label><script>globalThis.held = () => [...document.querySelector("select").selectedOptions].map(({ text }) => text)</script>`,
	);
	expect(held).not.toContain("University of Oregon");
});

test("what a list says in the part that is still folded up is no answer (SurveyJS)", async () => {
	const list = `<div class="sd-selectbase"><div class="sv-dropdown_select-wrapper"><div class="sd-dropdown"><input role="combobox" readonly aria-expanded="false" aria-labelledby="state" placeholder="Type to search"></div>
		<div><div class="sv-popup" style="display:none"><div class="sd-selectlist__empty-text">No data to display</div></div></div></div></div>`;
	expect(await planned(`<div id="state">State</div>${list}`)).toEqual(["personalInformation.address.state"]);
});

test("a list that is but flat, since its first choice has no words, is asked (UI5)", async () => {
	const { held } = await filled(`
		<h2>Father</h2><u-select></u-select>
		<script>
			customElements.define("u-select", class extends HTMLElement {
				connectedCallback() {
					this.style.cssText = "display:inline-block;width:200px;height:36px;border:1px solid";
					const root = this.attachShadow({ mode: "open" });
					root.innerHTML = '<div style="height:100%"><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-label="Schooling completed" aria-expanded="false" aria-controls="menu" style="height:auto"></div></div><div id="menu" role="listbox" hidden></div>';
					const line = root.querySelector("[role=combobox]"), menu = root.getElementById("menu");
					for (const text of ["Some high school", "High school diploma", "Some college"]) {
						const option = document.createElement("div");
						option.setAttribute("role", "option");
						option.textContent = text;
						option.addEventListener("click", () => { line.textContent = text; menu.hidden = true; line.setAttribute("aria-expanded", "false"); });
						menu.append(option);
					}
					this.addEventListener("click", (event) => { if (!menu.contains(event.composedPath()[0])) { menu.hidden = !menu.hidden; line.setAttribute("aria-expanded", String(!menu.hidden)); } });
				}
			});
			globalThis.held = () => document.querySelector("u-select").shadowRoot.querySelector("[role=combobox]").textContent;
		</script>`);
	expect(held).toBe("High school diploma");
});

test("texts that Selectize draws as it draws choices are entered one by one", async () => {
	const { held } = await filled(`
		<table><tr><td>Languages you speak, your first language included</td><td><input id="langs" class="selectized" tabindex="-1" style="display:none"><div class="selectize-control multi"><div class="selectize-input items" style="width:400px"><input type="text" autocomplete="off"></div></div></td></tr></table>
		<script>
			const entry = document.querySelector(".items input"), kept = [];
			entry.addEventListener("keydown", (event) => {
				if (event.key !== "Enter" || !entry.value.trim()) return;
				event.preventDefault();
				kept.push(entry.value.trim());
				const item = document.createElement("div");
				item.className = "item";
				item.innerHTML = "<span></span><a class='remove' href='javascript:void(0)' title='Remove'>×</a>";
				item.firstChild.textContent = entry.value.trim();
				entry.before(item);
				entry.value = "";
			});
			globalThis.held = () => kept;
		</script>`);
	expect(held).toEqual(["English", "Spanish", "Igbo"]);
});

test("the box that takes what the browser completes, beside a list of the browser's own, is no question (Form.io)", async () => {
	expect(
		await planned(`<div class="formio-component formio-component-select"><label for="s">State</label><select id="s"><option value="">Select</option><option>California</option></select>
			<input type="text" tabindex="-1" aria-label="autocomplete" style="opacity:0;position:relative;height:2px;width:200px;padding:0;border:0"></div>`),
	).toEqual(["personalInformation.address.state"]);
});

test("the cross that a font draws of its name on each choice is no choice (Quasar)", async () => {
	const { held, outcomes } = await filled(`
		<div>Languages you know</div><div class="q-select"><div class="q-field__native" style="width:400px"><input role="combobox" aria-label="Languages you know" aria-expanded="false" aria-controls="menu" aria-autocomplete="list"></div></div>
		<div id="menu" role="listbox" aria-multiselectable="true" hidden>${["English", "Igbo", "Spanish"].map((name) => `<div role="option" aria-selected="false" style="height:20px">${name}</div>`).join("")}</div>
		<script>
			const box = document.querySelector("input"), menu = document.getElementById("menu"), kept = [];
			const show = (isOpen) => { menu.hidden = !isOpen; box.setAttribute("aria-expanded", String(isOpen)); };
			box.addEventListener("click", () => show(true));
			box.addEventListener("blur", () => setTimeout(() => show(false), 50));
			for (const option of menu.children) option.addEventListener("click", () => {
				kept.push(option.textContent);
				option.setAttribute("aria-selected", "true");
				const chip = document.createElement("div");
				chip.className = "q-chip";
				chip.innerHTML = '<div class="q-chip__content"><span></span></div><i class="material-icons q-chip__icon q-chip__icon--remove" role="button" aria-label="Remove"><span aria-hidden="true">cancel</span></i>';
				chip.querySelector("span").textContent = option.textContent;
				box.before(chip);
			});
			globalThis.held = () => kept;
		</script>`);
	expect(held).toEqual(["English", "Spanish", "Igbo"]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});
