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
