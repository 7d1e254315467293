import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

test("a box before a hidden list is that list, whatever its type is called; one that stays open without saying so is closed before the next", async () => {
	const { held, outcomes } = await filled(`
		<p id="asked">Languages you speak</p>
		<div><select multiple style="display:none" id="kept">${["English", "German", "Igbo", "Spanish"].map((name) => `<option>${name}</option>`).join("")}</select><div
			class="sel-control select-multi" style="position:relative"><div class="sel-items" style="border:1px solid;height:30px"><input type="select-multiple" aria-labelledby="asked"></div>
			<div class="sel-list" style="position:absolute;top:32px;width:300px;height:120px;background:#fff;z-index:9" hidden></div></div></div>
		<p><label>First name <input id="first"></label></p>
		<script>
			const kept = document.querySelector("#kept"), box = document.querySelector(".sel-items input"), list = document.querySelector(".sel-list"), items = document.querySelector(".sel-items");
			const draw = () => {
				list.innerHTML = [...kept.options].filter((option) => !option.selected).map(({ text }) => '<div class="sel-option" style="height:24px">' + text + '</div>').join("");
				for (const item of items.querySelectorAll(".sel-item")) item.remove();
				for (const { text } of kept.selectedOptions) box.insertAdjacentHTML("beforebegin", '<span class="sel-item">' + text + '</span>');
			};
			box.addEventListener("focus", () => { list.hidden = false; draw(); });
			box.addEventListener("keydown", ({ key }) => { if (key === "Escape") list.hidden = true; });
			list.addEventListener("mousedown", (event) => {
				event.preventDefault();
				[...kept.options].find(({ text }) => text === event.target.textContent).selected = true;
				draw();
				list.hidden = true;
				setTimeout(() => { list.hidden = false; }, 20);
			});
			globalThis.held = () => ({ chosen: [...kept.selectedOptions].map(({ text }) => text), open: !list.hidden, first: document.querySelector("#first").value });
		</script>`);
	expect(held).toEqual({ chosen: ["English", "Igbo", "Spanish"], open: false, first: "Marisol" });
	expect(outcomes.map(({ status }) => status)).toEqual(["filled", "filled"]);
});

test("a list that offers no answer is read anew by what it offers, and is then answered", async () => {
	const { held, outcomes } = await filled(`
		<h2>School</h2>
		<p><label>High school <input id="school"></label></p>
		<p id="asked">Where are you now?</p><div role="combobox" tabindex="0" aria-labelledby="asked" aria-expanded="false" aria-controls="grades" style="width:200px;height:30px;border:1px solid"></div>
		<div role="listbox" id="grades" hidden>${["Freshman (9th grade)", "Sophomore (10th grade)", "Junior (11th grade)", "Senior (12th grade)"].map((name) => `<div role="option">${name}</div>`).join("")}</div>
		<script>
			const box = document.querySelector("[role=combobox]"), list = document.querySelector("[role=listbox]");
			const toggle = (open) => { list.hidden = !open; box.setAttribute("aria-expanded", open); };
			box.addEventListener("click", () => toggle(list.hidden));
			box.addEventListener("keydown", ({ key }) => { if (key === "Escape") toggle(false); });
			list.addEventListener("click", ({ target }) => { box.textContent = target.textContent; toggle(false); });
			globalThis.held = () => ({ school: document.querySelector("#school").value, now: box.textContent });
		</script>`);
	expect(held).toEqual({ school: "Ashland Valley High School", now: "Senior (12th grade)" });
	expect(outcomes.map(({ status, path }) => [status, path])).toEqual([
		["filled", "educationalBackground.highSchoolName"],
		["filled", "educationalBackground.currentYearInHighSchool"],
	]);
});

test("radio buttons that keep one of the browser's own out of everybody's reach are pressed themselves", async () => {
	const choice = (text: string) =>
		`<div role="radio" tabindex="0" aria-checked="false" aria-label="${text}"><span aria-hidden="true">○<input type="radio" style="display:none"></span><span>${text}</span></div>`;
	const { held, undone } = await filled(`
		<p>Would you be the first in your family to go to college?</p><div role="radiogroup">${choice("Yes")}${choice("No")}</div>
		<script>
			let chosen = "";
			const radios = [...document.querySelectorAll("[role=radio]")];
			for (const radio of radios) radio.addEventListener("click", () => {
				const isOn = radio.getAttribute("aria-checked") === "true";
				for (const other of radios) other.setAttribute("aria-checked", !isOn && other === radio);
				chosen = isOn ? "" : radio.getAttribute("aria-label");
			});
			globalThis.held = () => chosen;
		</script>`);
	expect(held).toBe("Yes");
	expect(undone).toBe("");
});

test("items of a dropdown are options, and the pieces in the box around it are what is chosen", async () => {
	const { held, outcomes } = await filled(`
		<div class="field"><label>Languages you know</label><div class="taginput"><div class="taginput-container" style="border:1px solid"><div class="autocomplete"><div><input aria-autocomplete="list" placeholder="Type to search"></div>
			<div class="menu" style="position:absolute;top:200px" hidden>${["English", "German", "Igbo", "Spanish"].map((name) => `<a class="dropdown-item" role="button" tabindex="0" style="display:block">${name}</a>`).join("")}</div></div></div></div></div>
		<script>
			const box = document.querySelector("input"), menu = document.querySelector(".menu"), around = document.querySelector(".taginput-container");
			const chosen = [];
			box.addEventListener("focus", () => { menu.hidden = false; });
			box.addEventListener("blur", () => { menu.hidden = true; });
			for (const item of menu.children) item.addEventListener("click", () => {
				chosen.push(item.textContent);
				around.insertAdjacentHTML("afterbegin", '<span class="tag">' + item.textContent + '<a class="delete" role="button">×</a></span>');
				item.hidden = true;
				item.style.display = "none";
				box.value = "";
			});
			globalThis.held = () => chosen;
		</script>`);
	expect(held).toEqual(["English", "Spanish", "Igbo"]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

/** A list that nobody types into; it stays open for several choices and draws them as chips. */
const listOfSeveral = (around: (list: string) => string, popup: string) => `
	<h2>Tests</h2>${around('<input id="list" readonly role="combobox" aria-label="AP exams you have taken (if any)" aria-expanded="false" aria-controls="pop">')}
	<div id="pop" role="listbox" ${popup} hidden>${["AP Biology", "AP Calculus AB", "AP Chemistry", "AP United States History"].map((name) => `<div role="option" aria-selected="false">${name}</div>`).join("")}</div>
	<script>
	const list = document.querySelector("#list"), pop = document.querySelector("#pop"), chosen = [];
	const open = (is) => { pop.hidden = !is; list.setAttribute("aria-expanded", is); };
	list.addEventListener("click", () => open(pop.hidden));
	list.addEventListener("keydown", ({ key }) => key === "Escape" && open(false));
	pop.addEventListener("click", ({ target }) => {
		chosen.push(target.textContent);
		target.setAttribute("aria-selected", true);
		list.insertAdjacentHTML("beforebegin", '<span class="chip">' + target.textContent + "</span>");
	});
	globalThis.held = () => [...chosen].sort();
	</script>`;
const EXAMS = ["AP Biology", "AP Calculus AB", "AP United States History"];

test("exams are chosen from a list that says it takes several but around its outermost box, or once it has opened", async () => {
	const deep = (list: string) =>
		`<label class="z-field z-select z-select--multiple"><div><div><div><div>${list}</div></div></div></div></label>`;
	expect((await filled(listOfSeveral(deep, ""))).held).toEqual(EXAMS);
	expect((await filled(listOfSeveral((list) => `<div>${list}</div>`, 'aria-multiselectable="true"'))).held).toEqual(EXAMS);
});

test("what a drawn list asks is told by the options of the hidden one behind it", async () => {
	const races = [
		"Asian or Asian American",
		"Black or African American",
		"Hispanic or Latino/a",
		"Native American or Alaska Native",
		"White",
	];
	const { held } = await filled(`
		<p>How do you describe your background? Pick as many as fit.</p>
		<div><select multiple hidden id="kept">${races.map((name) => `<option>${name}</option>`).join("")}</select><div id="shown" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" style="border:1px solid;min-height:24px"></div></div>
		<script>
		const kept = document.querySelector("#kept"), shown = document.querySelector("#shown");
		kept.addEventListener("change", () => { shown.textContent = [...kept.selectedOptions].map(({ text }) => text).join(", "); });
		globalThis.held = () => [...kept.selectedOptions].map(({ text }) => text);
		</script>`);
	expect(held).toEqual([races[1], races[2]]);
});
