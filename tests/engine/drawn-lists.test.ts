import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

test("a list that says so to nobody but who sees it: a box that takes the focus, with a prompt and an arrow", async () => {
	const { held } = await filled(`
		<div><label>State</label>
			<div class="pick-select" tabindex="0" style="width:220px;height:32px;border:1px solid"><span class="pick-placeholder">Please select</span><i class="pick-arrow">▾</i></div></div>
		<div class="pick-menu" style="position:absolute;top:200px" hidden>${["Arizona", "California", "Oregon"].map((name) => `<div class="pick-option" style="height:24px">${name}</div>`).join("")}</div>
		<nav class="site-select" tabindex="0"><span class="pick-placeholder">Other sites</span><i class="pick-arrow">▾</i></nav>
		<script>
			const box = document.querySelector(".pick-select"), menu = document.querySelector(".pick-menu");
			let state = "", visits = 0;
			const draw = () => {
				box.innerHTML = state ? '<span class="pick-label">' + state + '</span><i class="pick-arrow">▾</i>' : '<span class="pick-placeholder">Please select</span><i class="pick-arrow">▾</i>';
			};
			box.addEventListener("click", () => { menu.hidden = !menu.hidden; });
			box.addEventListener("blur", () => { menu.hidden = true; });
			menu.addEventListener("click", ({ target }) => { state = target.textContent; menu.hidden = true; draw(); });
			document.querySelector("nav").addEventListener("click", () => visits++);
			globalThis.held = () => ({ state, open: !menu.hidden, visits });
		</script>`);
	expect(held).toEqual({ state: "California", open: false, visits: 0 });
});

/** A list of the browser's own that is hidden, and a drawn button beside it that follows it or does not. */
const twin = (follows: boolean) => `
	<label for="state">State</label>
	<div><select id="state" style="display:none"><option value=""></option><option value="AZ">Arizona</option><option value="CA">California</option></select><button type="button" aria-haspopup="listbox" aria-labelledby="named" aria-expanded="false">Nothing selected</button></div>
	<span id="named" hidden>State</span>
	<ul role="listbox" style="position:absolute;top:200px" hidden><li role="option">Arizona</li><li role="option">California</li></ul>
	<script>
		const select = document.querySelector("select"), button = document.querySelector("button"), list = document.querySelector("ul");
		let opened = 0;
		const draw = () => { button.textContent = select.value ? select.selectedOptions[0].text : "Nothing selected"; };
		if (${follows}) select.addEventListener("change", draw);
		button.onclick = () => { opened++; list.hidden = !list.hidden; button.setAttribute("aria-expanded", !list.hidden); };
		for (const option of list.children) option.onclick = () => { select.value = option.textContent === "Arizona" ? "AZ" : "CA"; list.hidden = true; button.setAttribute("aria-expanded", false); draw(); };
		globalThis.held = () => ({ state: select.value, shown: button.textContent, opened });
	</script>`;

test("where a drawn list follows the hidden one behind it, the answer is chosen there and nothing is opened", async () => {
	const { held, undone } = await filled(twin(true));
	expect(held).toEqual({ state: "CA", shown: "California", opened: 0 });
	expect(undone).toEqual({ state: "", shown: "Nothing selected", opened: 0 });
});

test("where it does not follow, the answer is chosen as a person chooses", async () => {
	const { held } = await filled(twin(false));
	expect(held).toMatchObject({ state: "CA", shown: "California" });
	expect((held as { opened: number }).opened).toBeGreaterThan(0);
});

test("radio buttons without a name or a group are one question in the smallest box that holds them alone", async () => {
	const choice = (id: string, text: string) => `<div><input type="radio" id="${id}"><label for="${id}">${text}</label></div>`;
	const { held } = await filled(`
		<div><p>Do you plan to apply for financial aid?</p><div>${choice("aid-yes", "Yes")}${choice("aid-no", "No")}</div></div>
		<p><label>First name <input id="first"></label></p>
		<script>
			const radios = [...document.querySelectorAll("[type=radio]")];
			for (const radio of radios) radio.onchange = () => { for (const other of radios) other.checked = other === radio; };
			globalThis.held = () => radios.filter(({ checked }) => checked).map(({ id }) => id);
		</script>`);
	expect(held).toEqual(["aid-yes"]);
});

test("a choice whose box alone says that it is chosen is read as chosen", async () => {
	const { held, outcomes } = await filled(`
		<p id="q">Are you Hispanic or Latino?</p><div role="radiogroup" aria-labelledby="q">${["Yes", "No"].map((text) => `<label><span class="pick-radio"><input type="radio" name="latino"></span><span>${text}</span></label>`).join("")}</div>
		<script>
			let answer = "";
			for (const radio of document.querySelectorAll("[type=radio]")) radio.onclick = (event) => {
				event.preventDefault();
				for (const box of document.querySelectorAll(".pick-radio")) box.classList.toggle("pick-radio-checked", box.contains(radio));
				answer = radio.closest("label").textContent;
			};
			globalThis.held = () => answer;
		</script>`);
	expect([held, outcomes.map(({ status }) => status)]).toEqual(["Yes", ["filled"]]);
});

test("what Element Plus calls a placeholder is a choice unless it is transparent", async () => {
	const list = (id: string, label: string, mark: string, shown: string) => `<div><label for="${id}">${label}</label>
		<div class="el-select"><div class="el-select__wrapper"><div class="el-select__selection">
			<div style="position:absolute;opacity:0"><input id="${id}" role="combobox" aria-haspopup="listbox" aria-expanded="false" readonly></div>
			<div class="el-select__placeholder ${mark}"><span>${shown}</span></div></div></div></div></div>`;
	const { outcomes } = await filled(`${list("home", "State", "", "Nevada")}${list("born", "Country of birth", "is-transparent", "Pick one")}
		<script>globalThis.held = () => null;</script>`);
	const reasons = outcomes.map((outcome) => [outcome.path, outcome.status === "skipped" ? outcome.reason : outcome.status]);
	expect(reasons).toEqual([
		["personalInformation.address.state", "already-filled"],
		["personalInformation.birthCountry", expect.not.stringContaining("already-filled")],
	]);
});

test("the box inside a list is no list of its own, and marks in the hidden list's words are none of them", async () => {
	const { held, outcomes } = await filled(`
		<label id="asked">State</label>
		<div class="choices" role="combobox" aria-labelledby="asked" aria-expanded="false"><div class="selection dropdown" tabindex="0" style="width:220px;height:32px;border:1px solid"><select hidden data-choice="active"></select><span
			class="choices-placeholder">Outside the U.S.? Skip this</span></div>
			<div class="choices-list" role="listbox" hidden>${["Arizona", "California", "Oregon"].map((name) => `<div role="option" style="height:24px"><span>${name}</span></div>`).join("")}</div></div>
		<script>
			const box = document.querySelector(".choices"), shown = document.querySelector(".choices-placeholder"), list = document.querySelector("[role=listbox]"), select = document.querySelector("select");
			const toggle = (open) => { list.hidden = !open; box.setAttribute("aria-expanded", open); };
			box.addEventListener("click", ({ target }) => { if (!list.contains(target)) toggle(list.hidden); });
			list.addEventListener("click", ({ target }) => {
				const name = target.closest("[role=option]").textContent;
				select.innerHTML = '<option selected>&lt;span&gt;' + name + '&lt;/span&gt;</option>';
				shown.textContent = name;
				shown.className = "choices-item";
				toggle(false);
			});
			globalThis.held = () => ({ state: select.value, open: !list.hidden });
		</script>`);
	expect(held).toEqual({ state: "<span>California</span>", open: false });
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("a list that opens wherever its box has the focus, and gives it back to the box after each choice, is closed in the end", async () => {
	const { held, outcomes } = await filled(`
		<label for="state">State</label><input id="state" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="states" autocomplete="off">
		<ul role="listbox" id="states" hidden>${["Arizona", "California", "Oregon"].map((name) => `<li role="option">${name}</li>`).join("")}</ul>
		<main><label for="city">City</label><input id="city"></main>
		<script>
			const box = document.querySelector("#state"), list = document.querySelector("#states"), rest = document.querySelector("main");
			let state = "";
			const set = (open) => { list.hidden = !open; rest.inert = open; box.setAttribute("aria-expanded", open); if (!open) box.value = state; };
			box.addEventListener("focus", () => set(true));
			box.addEventListener("keydown", (event) => event.key === "Escape" && set(false));
			list.addEventListener("mousedown", (event) => event.preventDefault());
			list.addEventListener("click", ({ target }) => { state = target.textContent; set(false); requestAnimationFrame(() => box.focus()); });
			globalThis.held = () => ({ state, open: !list.hidden, city: document.querySelector("#city").value });
		</script>`);
	expect(held).toEqual({ state: "California", open: false, city: "Yreka" });
	expect(outcomes.map(({ status }) => status)).toEqual(["filled", "filled"]);
});

test("in a tree the line of an option itself is pressed, not the box around it", async () => {
	const { held } =
		await filled(`<label id="of">State</label><div role="combobox" tabindex="0" aria-labelledby="of" aria-expanded="false" aria-controls="tree">Choose</div>
		<div role="tree" id="tree" hidden>${[
			["Midwest", "Ohio", "Iowa"],
			["West", "California", "Oregon"],
		]
			.map(
				([region, ...states]) =>
					`<div role="treeitem"><span class="node-content">${region}</span></div>${states.map((state) => `<div role="treeitem"><span class="toggle">·</span><span class="node-content">${state}</span></div>`).join("")}`,
			)
			.join("")}</div>
		<script>
			const box = document.querySelector("[role=combobox]"), tree = document.getElementById("tree"), chosen = [];
			const show = (is) => { tree.hidden = !is; box.setAttribute("aria-expanded", is); };
			box.onclick = () => show(true);
			for (const line of document.querySelectorAll(".node-content")) line.onclick = (event) => {
				if (event.target !== line) return;
				chosen.push(line.textContent);
				box.textContent = line.textContent;
				show(false);
			};
			globalThis.held = () => chosen;
		</script>`);
	expect(held).toEqual(["California"]);
});
