import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

test("a list that listens to the clicks on its own pieces alone, and keeps the focus in a box clipped to a point", async () => {
	const hidden = "position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)";
	const { held, undone } = await filled(`
		<table><tr><td><label for="sfx_focus">Suffix</label></td><td>
			<div id="sfx" role="combobox" aria-haspopup="listbox" aria-owns="sfx_items" aria-expanded="false" style="width:200px">
				<div style="${hidden}"><input id="sfx_focus" readonly></div>
				<div style="${hidden}"><select id="sfx_input" tabindex="-1" aria-hidden="true"><option value="">Select One</option><option>Jr.</option><option>III</option></select></div>
				<label class="menu-label" style="display:block">Select One</label><div class="menu-trigger">▾</div>
			</div></td></tr></table>
		<ul id="sfx_items" role="listbox" hidden><li role="option">Select One</li><li role="option">Jr.</li><li role="option">III</li></ul>
		<script>
		const menu = document.querySelector("#sfx"), list = document.querySelector("#sfx_items"), select = document.querySelector("#sfx_input"), label = menu.querySelector(".menu-label");
		const open = (is) => { list.hidden = !is; menu.setAttribute("aria-expanded", is); };
		menu.addEventListener("click", ({ target }) => target.matches(".menu-label,.menu-trigger") && open(list.hidden));
		list.addEventListener("click", ({ target }) => { select.selectedIndex = [...list.children].indexOf(target); label.textContent = target.textContent; open(false); });
		globalThis.held = () => ({ suffix: select.value, shown: label.textContent, open: !list.hidden });
		</script>`);
	expect(held).toEqual({ suffix: "III", shown: "III", open: false });
	expect(undone).toEqual({ suffix: "", shown: "Select One", open: false });
});

test("a named bar of nothing but buttons that stay pressed is a question, a bar with other tools is none", async () => {
	const pressed = (...texts: string[]) => texts.map((text) => `<button type="button" aria-pressed="false">${text}</button>`).join("");
	const { held, undone } = await filled(`
		<div role="toolbar" aria-label="Languages"><button type="button">Translate</button>${pressed("English", "Igbo")}</div>
		<div role="toolbar" aria-label="Languages you speak">${pressed("English", "French", "Igbo")}</div>
		<script>
		for (const button of document.querySelectorAll("[aria-pressed]")) button.onclick = () => button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") === "false");
		globalThis.held = () => [...document.querySelectorAll("[role=toolbar]")].map((bar) => [...bar.querySelectorAll("[aria-pressed=true]")].map((button) => button.textContent).join());
		</script>`);
	expect(held).toEqual(["", "English,Igbo"]);
	expect(undone).toEqual(["", ""]);
});

test("sliders that nobody has moved are moved, the browser's own and those that hear keys", async () => {
	const { held, undone } = await filled(`
		<h2>Activity 1</h2><p><label>Organization name<input></label></p>
		<p><label>Hours per week <input type="range" id="hours" min="0" max="40" value="0"></label></p>
		<p><span id="w">Weeks per year</span><span id="weeks" role="slider" tabindex="0" aria-labelledby="w" aria-valuemin="0" aria-valuemax="52" aria-valuenow="0" style="display:inline-block;width:20px;height:20px"></span></p>
		<script>
		const weeks = document.querySelector("#weeks");
		weeks.addEventListener("keydown", ({ key }) => weeks.setAttribute("aria-valuenow", Number(weeks.getAttribute("aria-valuenow")) + ({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0)));
		globalThis.held = () => [document.querySelector("#hours").value, weeks.getAttribute("aria-valuenow")];
		</script>`);
	expect(held).toEqual(["6", "30"]);
	expect(undone).toEqual(["0", "0"]);
});

test("a number whose plain box takes the place of its formatted one while it has the focus", async () => {
	const { held } = await filled(`
		<p><label>Household income</label> <span id="box"><input id="formatted" role="spinbutton"><input id="plain" style="display:none"></span></p>
		<script>
		const [formatted, plain] = document.querySelectorAll("#box input");
		const swap = (shows, hides) => { shows.style.display = ""; hides.style.display = "none"; };
		formatted.addEventListener("focus", () => { swap(plain, formatted); plain.focus(); });
		plain.addEventListener("blur", () => { formatted.value = plain.value && "$" + Number(plain.value).toLocaleString("en-US"); swap(formatted, plain); });
		globalThis.held = () => [plain.value, formatted.value];
		</script>`);
	expect(held).toEqual(["68500", "$68,500"]);
});

test("a list of several that only counts what is chosen", async () => {
	const { held } = await filled(`
		<span id="g">Languages you speak</span>
		<button type="button" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="g">Choose…</button><ul role="listbox" hidden></ul>
		<script>
		const button = document.querySelector("button"), list = document.querySelector("ul"), chosen = new Set();
		for (const name of ["English", "French", "Igbo"]) list.insertAdjacentHTML("beforeend", '<li role="option" aria-selected="false">' + name + "</li>");
		const open = (is) => { list.hidden = !is; button.setAttribute("aria-expanded", is); };
		button.onclick = () => open(list.hidden);
		list.onclick = ({ target }) => {
			chosen.has(target.textContent) ? chosen.delete(target.textContent) : chosen.add(target.textContent);
			target.setAttribute("aria-selected", chosen.has(target.textContent));
			button.textContent = chosen.size + " selected";
		};
		addEventListener("keydown", ({ key }) => key === "Escape" && open(false));
		globalThis.held = () => [...chosen];
		</script>`);
	expect(held).toEqual(["English", "Igbo"]);
});

test("a date that takes the year alone gets the year, one that knows months by their names gets the name", async () => {
	const { held, undone } = await filled(`
		<h2>High school</h2>
		<div role="group" aria-label="Graduation year"><span role="spinbutton" contenteditable="true" aria-label="Year" aria-valuemax="9999" aria-valuetext="Empty">YYYY</span></div>
		<p><label>Graduation (month and year) <input id="named"></label></p>
		<script>
		const year = document.querySelector("[role=spinbutton]"), named = document.querySelector("#named");
		let digits = "";
		const draw = () => {
			year.textContent = digits || "YYYY";
			digits ? year.setAttribute("aria-valuenow", digits) : year.removeAttribute("aria-valuenow");
			year.setAttribute("aria-valuetext", digits || "Empty");
		};
		year.addEventListener("keydown", ({ key }) => { if (/^[0-9]$/.test(key)) digits = (digits + key).slice(-4); if (key === "Backspace") digits = ""; draw(); });
		year.addEventListener("beforeinput", (event) => event.preventDefault());
		named.addEventListener("blur", () => { if (!/^[A-Z][a-z]+ [0-9]{4}$/.test(named.value)) named.value = ""; });
		globalThis.held = () => [digits, named.value];
		</script>`);
	expect(held).toEqual(["2027", "June 2027"]);
	expect(undone).toEqual(["", ""]);
});

test("radio buttons that all bear the id their question's label points at say themselves what they are", async () => {
	const { held } = await filled(`
		<div><label for="one">What year are you in right now?</label>
			<div role="radiogroup">${["Freshman", "Sophomore", "Junior", "Senior"].map((name) => `<span id="one" role="radio" aria-checked="false" tabindex="0">${name}</span>`).join(" ")}</div></div>
		<script>
			const radios = [...document.querySelectorAll("[role=radio]")];
			for (const radio of radios) radio.onclick = () => radios.forEach((each) => each.setAttribute("aria-checked", each === radio));
			globalThis.held = () => radios.find((radio) => radio.ariaChecked === "true")?.textContent ?? "";
		</script>`);
	expect(held).toBe("Senior");
});
