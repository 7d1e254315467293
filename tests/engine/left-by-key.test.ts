import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

test("a calendar that opens for the focus, and takes in what it hears a moment later, is closed by the key that leaves its box", async () => {
	const { held } = await filled(`
		<form><label>Date of birth <input id="born"></label><div id="calendar" hidden style="position:absolute;top:0;left:0;width:100%;height:900px;background:#fff">April</div>
		<label>Middle name <input id="middle"></label></form>
		<script>
			const box = document.getElementById("born"), calendar = document.getElementById("calendar");
			let state = { isOpen: false }, waiting = [];
			const set = (change) => {
				if (waiting.length === 0) queueMicrotask(() => { for (const each of waiting) state = { ...state, ...each }; waiting = []; calendar.hidden = !state.isOpen; });
				waiting.push(change);
			};
			box.addEventListener("focus", () => set({ isOpen: true }));
			box.addEventListener("keydown", ({ key }) => { if (key === "Tab" && state.isOpen) set({ isOpen: false }); });
			box.addEventListener("blur", () => set({ ...state }));
			globalThis.held = () => ({ born: box.value, middle: document.getElementById("middle").value, open: !calendar.hidden });
		</script>`);
	expect(held).toEqual({ born: "04/17/2008", middle: "Elena", open: false });
});

test("a list of suffixes that shows “None” before anything is chosen is answered, another question that shows it is not", async () => {
	const list = (id: string, label: string) => `<p id="${id}-label">${label}</p>
		<div role="combobox" id="${id}" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-controls="${id}-list" aria-labelledby="${id}-label" style="height:24px">None</div>
		<ul role="listbox" id="${id}-list" hidden>${["None", "Jr.", "III", "she/her"].map((each) => `<li role="option">${each}</li>`).join("")}</ul>`;
	const { held, undone } = await filled(`${list("suffix", "Suffix")}${list("pronouns", "Pronouns")}
		<script>
			for (const id of ["suffix", "pronouns"]) {
				const box = document.getElementById(id), menu = document.getElementById(id + "-list");
				const show = (isOpen) => { menu.hidden = !isOpen; box.setAttribute("aria-expanded", isOpen); };
				box.onclick = () => show(menu.hidden);
				menu.onclick = ({ target }) => { box.textContent = target.textContent; show(false); };
			}
			globalThis.held = () => ["suffix", "pronouns"].map((id) => document.getElementById(id).textContent);
		</script>`);
	expect(held).toEqual(["III", "None"]);
	expect(undone).toEqual(["None", "None"]);
});

test("a box that only keeps the focus for the list around it is no question of its own", async () => {
	const { held, outcomes } = await filled(`
		<label for="focus">State</label>
		<div role="combobox" class="menu-select" aria-haspopup="listbox" aria-expanded="false" style="width:200px;height:24px;border:1px solid">
			<div style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"><input id="focus" readonly></div>
			<div style="display:none"><select tabindex="-1"><option value="">Select one</option><option value="AZ">Arizona</option><option value="CA">California</option><option value="CO">Colorado</option></select></div>
			<span class="label">Select one</span><span class="menu-arrow">▾</span></div>
		<script>
			const select = document.querySelector("select");
			select.onchange = () => { document.querySelector(".label").textContent = select.selectedOptions[0].text; };
			document.getElementById("focus").onkeydown = ({ key }) => { if (key === "ArrowDown") { select.selectedIndex++; select.onchange(); } };
			globalThis.held = () => [select.value, document.querySelector(".label").textContent];
		</script>`);
	expect(held).toEqual(["CA", "California"]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});
