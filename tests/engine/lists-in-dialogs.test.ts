import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { filling } from "./filled";

const filled = filling();
const PLACES = ["Arizona", "California", "Oregon"];

/** An element of the page's own whose button opens a dialog with its options, as Ionic's lists do: they are taken in by “Aceptar”, or at once. */
const own = (name: string, label: string, options: readonly string[], { several = false, confirmed = false } = {}) => `
	<own-list name="${name}" label="${label}" placeholder="Elige" ${several ? "multiple" : ""} ${confirmed ? "confirmed" : ""}>${options.map((text) => `<own-option role="option">${text}</own-option>`).join("")}</own-list>`;
const DEFINED = `<script>
	const kept = {};
	customElements.define("own-list", class extends HTMLElement {
		connectedCallback() {
			const root = this.attachShadow({ mode: "open" });
			root.innerHTML = '<style>:host{display:block}.box{position:relative;height:30px}button{position:absolute;inset:0;opacity:0}own-option{display:none}</style><label><div>' + this.getAttribute("label") + '</div><div class="box"><div aria-hidden="true" class="text"></div><button type="button" aria-haspopup="dialog" aria-expanded="false"></button></div></label>';
			this.draw();
			root.querySelector("button").onclick = () => this.open();
		}
		draw() {
			const { shadowRoot, name = this.getAttribute("name") } = this;
			const shown = (kept[name] ?? []).join(", ");
			shadowRoot.querySelector(".text").textContent = shown || "Elige";
			shadowRoot.querySelector("button").setAttribute("aria-label", this.getAttribute("label") + ", " + (shown || "Elige"));
		}
		open() {
			const several = this.hasAttribute("multiple");
			const dialog = document.createElement("div");
			dialog.setAttribute("role", "dialog");
			dialog.style.cssText = "position:fixed;top:100px;left:100px;background:#fff;z-index:9";
			const expand = (isOpen) => this.shadowRoot.querySelector("button").setAttribute("aria-expanded", isOpen);
			const close = () => setTimeout(() => { dialog.remove(); expand(false); }, 150);
			const take = () => {
				kept[this.getAttribute("name")] = [...dialog.querySelectorAll("[aria-checked=true]")].map((box) => box.textContent);
				this.draw();
				close();
			};
			dialog.innerHTML = [...this.children].map(({ textContent }) => '<button type="button" role="' + (several ? "checkbox" : "radio") + '" aria-checked="false">' + textContent + "</button>").join("") + '<p><button type="button" class="no">Cancelar</button>' + (this.hasAttribute("confirmed") ? '<button type="button" class="yes">Aceptar</button>' : "") + "</p>";
			for (const box of dialog.querySelectorAll("[aria-checked]")) box.onclick = () => {
				if (!several) for (const other of dialog.querySelectorAll("[aria-checked]")) other.setAttribute("aria-checked", false);
				box.setAttribute("aria-checked", box.getAttribute("aria-checked") !== "true");
				if (!this.hasAttribute("confirmed")) take();
			};
			dialog.querySelector(".no").onclick = close;
			if (dialog.querySelector(".yes")) dialog.querySelector(".yes").onclick = take;
			document.addEventListener("keydown", ({ key }) => { if (key === "Escape") close(); }, { once: true });
			document.body.append(dialog);
			expand(true);
		}
	});
	globalThis.held = () => kept;
</script>`;

test("a list that a button opens in a dialog is chosen in there, and taken in by the button that says so", async () => {
	const { held, outcomes } = await filled(
		`${own("state", "State", PLACES, { confirmed: true })}${own("country", "Country of birth", ["Canada", "Mexico", "Nigeria"])}${own("races", "Race (choose all that apply)", ["Asian", "Black or African American", "White"], { several: true, confirmed: true })}${DEFINED}`,
	);
	expect(held).toEqual({ state: ["California"], country: ["Nigeria"], races: ["Black or African American"] });
	expect(outcomes.map(({ label, status }) => [label, status])).toEqual([
		["State", "filled"],
		["Country of birth", "filled"],
		["Race (choose all that apply)", "filled"],
	]);
});

test("a dialog whose options lack the answer is closed, and nothing is taken in", async () => {
	const { held, outcomes } = await filled(`${own("state", "State", ["Arizona", "Oregon", "Utah"], { confirmed: true })}${DEFINED}`);
	expect(held).toEqual({});
	expect(outcomes).toMatchObject([{ status: "skipped", reason: "no-matching-option" }]);
});

/** A labelled button whose list opens in a dialog with a box to filter it, as Cloudscape's do. */
test("a labelled button that opens a dialog is a list where it draws an arrow", async () => {
	const { held } = await filled(`
		<label for="state">State</label>
		<button type="button" id="state" aria-haspopup="dialog" aria-expanded="false"><span class="x-placeholder">Choose</span><span class="x-arrow">▾</span></button>
		<button type="button" aria-haspopup="dialog" aria-expanded="false" id="help" onclick="opened++">State help</button>
		<div role="dialog" hidden style="position:absolute;top:120px"><input role="combobox" aria-label="Find"><ul role="listbox" style="margin:0">${PLACES.map((text) => `<li role="option" aria-selected="false">${text}</li>`).join("")}</ul></div>
		<script>
			let opened = 0;
			const button = document.getElementById("state"), dialog = document.querySelector("[role=dialog]");
			const open = (isOpen) => { dialog.hidden = !isOpen; button.setAttribute("aria-expanded", isOpen); };
			button.onclick = () => open(dialog.hidden);
			dialog.addEventListener("click", ({ target }) => { if (target.matches("li")) { button.innerHTML = target.textContent + '<span class="x-arrow">▾</span>'; open(false); } });
			globalThis.held = () => [button.textContent, opened, dialog.hidden];
		</script>`);
	expect(held).toEqual(["California▾", 0, true]);
});

test("options that are put into the slots of a list's own root, and fade in one by one, are its options", async () => {
	const { held, outcomes } = await filled(`
		<slot-list>${["", ...PLACES].map((text) => `<slot-option><div slot="headline">${text}</div></slot-option>`).join("")}</slot-list>
		<script>
			customElements.define("slot-option", class extends HTMLElement {
				connectedCallback() {
					this.attachShadow({ mode: "open" }).innerHTML = '<li role="option" tabindex="-1" style="height:24px"><slot name="headline"></slot></li>';
					this.shadowRoot.firstChild.onclick = () => this.parentElement.choose(this.textContent);
				}
			});
			customElements.define("slot-list", class extends HTMLElement {
				connectedCallback() {
					const root = this.attachShadow({ mode: "open" });
					root.innerHTML = '<div role="combobox" tabindex="0" aria-label="State" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" style="height:30px">&nbsp;</div><ul id="list" role="listbox" hidden style="margin:0"><slot></slot></ul>';
					root.querySelector("div").onclick = () => this.open(true);
				}
				open(isOpen) {
					const [box, list] = this.shadowRoot.children;
					box.setAttribute("aria-expanded", isOpen);
					list.hidden = !isOpen;
					[...this.children].forEach((option, place) => option.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1, delay: place * 400, fill: "both" }));
				}
				choose(text) { this.shadowRoot.firstChild.textContent = text; this.open(false); }
			});
			globalThis.held = () => document.querySelector("slot-list").shadowRoot.firstChild.textContent;
		</script>`);
	expect(outcomes).toMatchObject([{ status: "filled" }]);
	expect(held).toBe("California");
});

test("an option is pressed on the link that fills it, and one that is printed twice, for eyes and for readers, is read once", async () => {
	const { held } = await filled(`
		<label for="state">State</label>
		<div role="combobox" id="state" tabindex="0" aria-label="State" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" style="height:30px">Select</div>
		<ul id="list" role="listbox" hidden style="margin:0">${PLACES.map((text) => `<li role="option"><a tabindex="0" style="display:block"><span aria-hidden="true">${text}</span><span style="position:absolute;clip:rect(0 0 0 0)">${text}</span></a></li>`).join("")}</ul>
		<script>
			const box = document.getElementById("state"), list = document.getElementById("list");
			const open = (isOpen) => { list.hidden = !isOpen; box.setAttribute("aria-expanded", isOpen); };
			box.onclick = () => open(list.hidden);
			for (const link of list.querySelectorAll("a")) link.onclick = () => { box.textContent = link.firstChild.textContent; open(false); };
			globalThis.held = () => box.textContent;
		</script>`);
	expect(held).toBe("California");
});

const { languages } = STUDENT.answers.personalInformation!;

/** A list of several that goes on asking while its choices are drawn below it, and closes where the focus leaves its options. */
test("a list that goes on asking holds what is drawn after it, and keeps the focus that it has taken", async () => {
	const { held, outcomes } = await filled(`
		<div class="x-multiselect"><label for="spoken">Languages you speak</label>
			<button type="button" id="spoken" aria-haspopup="listbox" aria-expanded="false" aria-controls="list"><span class="x-placeholder">Choose all that apply</span></button>
			<ul id="list" role="listbox" aria-multiselectable="true" tabindex="-1" hidden style="margin:0">${["English", "French", "Igbo", "Spanish"].map((text) => `<li role="option" aria-selected="false">${text}</li>`).join("")}</ul>
			<div id="chosen"></div></div>
		<script>
			const button = document.getElementById("spoken"), list = document.getElementById("list"), chosen = document.getElementById("chosen");
			const open = (isOpen) => { list.hidden = !isOpen; button.setAttribute("aria-expanded", isOpen); if (isOpen) list.focus(); };
			const draw = () => {
				chosen.innerHTML = [...list.querySelectorAll("[aria-selected=true]")].map(({ textContent }) => '<span class="x-piece"><span>' + textContent + '</span><button type="button" aria-label="Remove ' + textContent + '">×</button></span>').join("");
				for (const piece of chosen.children) piece.lastChild.onclick = () => { [...list.children].find((option) => option.textContent === piece.firstChild.textContent).setAttribute("aria-selected", false); draw(); };
			};
			button.onclick = () => open(list.hidden);
			list.addEventListener("focusout", () => open(false));
			list.addEventListener("keydown", ({ key }) => { if (key === "Escape") open(false); });
			for (const option of list.children) { option.onmousedown = (event) => event.preventDefault(); option.onclick = () => { option.setAttribute("aria-selected", option.getAttribute("aria-selected") !== "true"); draw(); }; }
			globalThis.held = () => [...chosen.children].map((piece) => piece.firstChild.textContent);
		</script>`);
	expect((held as string[]).toSorted()).toEqual(languages!.map(({ language }) => language).toSorted());
	expect(outcomes).toMatchObject([{ status: "filled" }]);
});

test("a box in which a list beside it is searched is no question, nor is the list of what is chosen", async () => {
	const { held, outcomes } = await filled(`
		<label id="name">State</label>
		<div style="position:relative"><div role="combobox" id="state" tabindex="0" aria-labelledby="name" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" aria-describedby="chosen" style="height:30px">
			<input readonly aria-hidden="true" tabindex="-1" style="pointer-events:none;width:10px"><span class="x-placeholder">Select</span></div>
			<div style="position:absolute;inset:0 30px 0 0"><div role="listbox" id="chosen" style="height:100%"><input tabindex="-1" style="width:100%;height:100%;background:#fff"></div></div></div>
		<ul id="list" role="listbox" hidden style="margin:0">${PLACES.map((text) => `<li role="option">${text}</li>`).join("")}</ul>
		<script>
			const box = document.getElementById("state"), list = document.getElementById("list");
			const open = (isOpen) => { list.hidden = !isOpen; box.setAttribute("aria-expanded", isOpen); };
			box.onclick = () => open(list.hidden);
			for (const option of list.children) option.onclick = () => { box.querySelector("span").outerHTML = "<span>" + option.textContent + "</span>"; open(false); };
			globalThis.held = () => box.querySelector("span").textContent;
		</script>`);
	expect(held).toBe("California");
	expect(outcomes).toHaveLength(1);
});

test("in a dialog a list is left by what opened it, where Tab would take back what was chosen", async () => {
	const { held, outcomes } = await filled(`
		<div role="dialog" aria-label="About you" style="position:fixed;inset:50px;background:#fff">
			<h2>About you</h2>
			<label for="races">How would you describe your race? (choose all that apply)</label>
			<div class="multiselect"><input id="races" readonly role="combobox" aria-haspopup="listbox" aria-expanded="false" placeholder="Select any" style="width:1px;height:1px;opacity:0;position:absolute">
				<div class="multiselect-label" style="height:30px">Select any</div></div>
			<ul role="listbox" aria-multiselectable="true" hidden>${["Asian", "Black or African American", "White"].map((name) => `<li role="option" aria-selected="false">${name}</li>`).join("")}</ul>
		</div>
		<script>
			const box = document.querySelector("#races"), list = document.querySelector("ul"), label = document.querySelector(".multiselect-label");
			const chosen = new Set();
			let cursor;
			const expand = (open) => { list.hidden = !open; box.setAttribute("aria-expanded", open); };
			const toggle = (option) => {
				chosen[chosen.has(option) ? "delete" : "add"](option);
				option.setAttribute("aria-selected", chosen.has(option));
				label.textContent = [...chosen].map((each) => each.textContent).join(", ") || "Select any";
			};
			label.parentElement.onclick = () => expand(list.hidden);
			for (const option of list.children) option.onclick = () => { cursor = option; toggle(option); };
			box.onkeydown = ({ key }) => { if (key === "Tab" && !list.hidden) { if (cursor) toggle(cursor); expand(false); } };
			document.addEventListener("keydown", ({ key }) => { if (key === "Escape") document.querySelector("[role=dialog]").remove(); });
			globalThis.held = () => ({ chosen: [...chosen].map((each) => each.textContent), isOpen: !list.hidden, isThere: document.querySelector("[role=dialog]") !== null });
		</script>`);
	expect(held).toEqual({ chosen: ["Black or African American"], isOpen: false, isThere: true });
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("in a dialog a list that one types into is left by pressing beside it, where Tab would choose one more", async () => {
	const { held } = await filled(`
		<div role="dialog" aria-label="About you" style="position:fixed;inset:50px;background:#fff">
			<h2>About you</h2>
			<label for="races">How would you describe your race? (choose all that apply)</label>
			<div id="box" class="select"><span id="chips"></span><input id="races" role="combobox" aria-autocomplete="list" aria-haspopup="true" aria-expanded="false"></div>
			<div role="listbox" id="list" aria-multiselectable="true" hidden>${["White", "Asian", "Black or African American"].map((name) => `<div role="option">${name}</div>`).join("")}</div>
		</div>
		<script>
			const input = document.querySelector("#races"), list = document.querySelector("#list");
			const chosen = [];
			const expand = (open) => { list.hidden = !open; input.setAttribute("aria-expanded", open); open ? input.setAttribute("aria-controls", "list") : input.removeAttribute("aria-controls"); };
			const choose = (option) => {
				chosen.push(option.textContent);
				option.remove();
				document.querySelector("#chips").innerHTML = chosen.map((each) => "<span class=chip>" + each + "</span>").join("");
				input.value = "";
			};
			document.querySelector("#box").onmousedown = () => expand(true);
			input.oninput = () => expand(true);
			list.onmousedown = (event) => event.preventDefault();
			for (const option of [...list.children]) option.onclick = () => choose(option);
			input.onblur = () => expand(false);
			input.onkeydown = ({ key }) => { if (key === "Tab" && !list.hidden && list.firstElementChild) choose(list.firstElementChild); };
			document.addEventListener("keydown", ({ key }) => { if (key === "Escape") document.querySelector("[role=dialog]").remove(); });
			globalThis.held = () => ({ chosen: [...chosen], isOpen: !list.hidden, isThere: document.querySelector("[role=dialog]") !== null });
		</script>`);
	expect(held).toEqual({ chosen: ["Black or African American"], isOpen: false, isThere: true });
});
