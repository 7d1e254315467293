import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

/** The picture of an arrow, named for who cannot see it. */
const ARROW = '<svg role="img" width="16" height="16"><title>Open menu</title><path d="M8 11 3 6z"/></svg>';

test("a picture's name beside a list's prompt makes no answer of it", async () => {
	const { held, undone } = await filled(`
		<label id="l">State</label>
		<button type="button" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l"><span>Select</span><span>${ARROW}</span></button>
		<ul role="listbox" hidden>${["Select", "Arizona", "California"].map((name) => `<li role="option" aria-selected="false">${name}</li>`).join("")}</ul>
		<script>
			const button = document.querySelector("button"), list = document.querySelector("ul");
			const open = (is) => { list.hidden = !is; button.setAttribute("aria-expanded", is); };
			button.onclick = () => open(list.hidden);
			list.onclick = ({ target }) => { button.firstChild.textContent = target.textContent; open(false); };
			globalThis.held = () => button.firstChild.textContent;
		</script>`);
	expect([held, undone]).toEqual(["California", "Select"]);
});

/** A list of several that draws but how many are chosen, beside what takes all of them out; by a box to type into, or by a button with its prompt. */
const counting = (control: string) => `
	<label id="l" for="c">Languages you speak</label>
	<div class="field-box">${control}</div><ul role="listbox" hidden></ul>
	<script>
		const control = document.querySelector("#c"), field = document.querySelector(".field-box"), list = document.querySelector("ul"), chosen = new Set();
		for (const name of ["English", "French", "Igbo", "Spanish"]) list.insertAdjacentHTML("beforeend", '<li role="option" aria-selected="false">' + name + "</li>");
		const open = (is) => { list.hidden = !is; control.setAttribute("aria-expanded", is); };
		const draw = () => {
			field.querySelector(".count-tag")?.remove();
			for (const option of list.children) option.setAttribute("aria-selected", chosen.has(option.textContent));
			if (chosen.size === 0) return;
			field.insertAdjacentHTML("afterbegin", '<div class="count-tag"><span>' + chosen.size + '</span><button type="button" class="close-icon" aria-label="Clear selected items"><svg></svg></button></div>');
			field.querySelector(".close-icon").onclick = () => { chosen.clear(); draw(); };
		};
		control.onclick = () => open(true);
		list.onmousedown = (event) => event.preventDefault();
		list.onclick = ({ target }) => { chosen.delete(target.textContent) || chosen.add(target.textContent); draw(); };
		control.onkeydown = ({ key }) => key === "Escape" && open(false);
		globalThis.held = () => [...chosen].toSorted();
	</script>`;

test("a list that draws but the number of its choices keeps all of them, and gives them back", async () => {
	for (const control of [
		'<input id="c" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-autocomplete="list" autocomplete="off" placeholder="Select all that apply">',
		`<button id="c" type="button" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l"><span>Select all that apply</span>${ARROW}</button>`,
	]) {
		const { held, undone, outcomes } = await filled(counting(control));
		expect(held).toEqual(["English", "Igbo", "Spanish"]);
		expect(outcomes[0]!.status).toBe("filled");
		expect(undone).toEqual([]);
	}
});

/** Elements of a page's own: a list in whose shadow root the options are put into slots, opened by the sign beside its box alone. */
const OWN_LISTS = `<script>
	const define = (name, connected) => customElements.define(name, class extends HTMLElement { connectedCallback() { connected(this, this.attachShadow({ mode: "open" })); } });
	define("own-option", (host, root) => {
		root.innerHTML = '<div role="option" aria-selected="false" style="height:20px;position:relative"><span style="position:absolute;clip:rect(0,0,0,0)">Not selected, </span><span><slot></slot></span></div>';
	});
	define("own-token", (host, root) => { root.innerHTML = "<div role=option><span>" + host.getAttribute("text") + "</span></div>"; });
	define("own-list", (host, root) => {
		root.innerHTML = '<div class="own-root"><span class="own-tokens"></span><input role="combobox" aria-haspopup="dialog" aria-controls="p" aria-autocomplete="both" aria-expanded="false" aria-label="' + host.title + '"><i class="icon" name="slim-arrow" style="display:inline-block;width:20px;height:20px"></i></div><div id="p" style="display:none"><div role="listbox"><slot></slot></div></div>';
		const [input, sign, popup, tokens] = ["input", "i", "#p", ".own-tokens"].map((part) => root.querySelector(part));
		const open = (is) => { popup.style.display = is ? "block" : "none"; input.setAttribute("aria-expanded", is); };
		host.answers = [];
		sign.onclick = () => open(popup.style.display === "none");
		host.onclick = ({ target }) => {
			if (target.localName !== "own-option") return;
			const words = target.textContent;
			if (host.dataset.several === undefined) { host.answers = [words]; input.value = words; }
			else {
				host.answers = host.answers.includes(words) ? host.answers.filter((word) => word !== words) : [...host.answers, words];
				tokens.innerHTML = host.answers.map((word) => '<own-token class="own-token" text="' + word + '"></own-token>').join("");
			}
			open(false);
		};
		input.oninput = () => { if (input.value === "" && host.dataset.several === undefined) host.answers = []; };
		input.onkeydown = ({ key }) => {
			if (key === "ArrowDown" && popup.style.display === "none") { input.value = host.firstElementChild.textContent; host.answers = [input.value]; }
			if (key === "Escape") open(false);
		};
	});
	globalThis.held = () => [...document.querySelectorAll("own-list")].map(({ answers }) => answers.join());
</script>`;
const ownList = (title: string, options: string[], more = "") =>
	`<p><own-list title="${title}" ${more}>${options.map((option) => `<own-option>${option}</own-option>`).join("")}</own-list></p>`;

test("a list that the sign beside its box opens, whose options and choices stand in slots and shadow roots", async () => {
	const { held, undone, outcomes } = await filled(
		OWN_LISTS +
			ownList("Country of birth", ["Kenya", "Niger", "Nigeria"]) +
			ownList("Languages you speak", ["English", "French", "Igbo", "Spanish"], "data-several"),
	);
	expect(held).toEqual(["Nigeria", "English,Spanish,Igbo"]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled", "filled"]);
	expect(undone).toEqual(["", ""]);
});

test("a number between what counts it, in elements of the page's own, and a switch around a box that is not drawn", async () => {
	const { held } = await filled(`<script>
		const define = (name, inner, connected) => customElements.define(name, class extends HTMLElement {
			connectedCallback() { const root = this.attachShadow({ mode: "open" }); root.innerHTML = inner; connected?.(this, root); }
		});
		define("own-box", '<div><div><input aria-label="Number of brothers and sisters" value="0"></div></div>');
		define("own-steps", '<div><div title="Decrease" style="width:20px;height:20px"></div><own-box></own-box><div title="Increase" style="width:20px;height:20px"></div></div>');
		define("own-switch", '<div role="switch" aria-checked="false" tabindex="0" style="width:40px;height:20px"><i></i><input type="checkbox" tabindex="-1" style="position:absolute;width:0;height:0;visibility:hidden"></div>', (host, root) => {
			const [drawn, box] = root.querySelectorAll("div,input");
			drawn.onclick = () => { const is = drawn.getAttribute("aria-checked") !== "true"; drawn.setAttribute("aria-checked", is); box.checked = is; };
		});
		globalThis.held = () => [document.querySelector("own-steps").shadowRoot.querySelector("own-box").shadowRoot.querySelector("input").value, document.querySelector("own-switch").shadowRoot.querySelector("div").getAttribute("aria-checked")];
	</script><h2>Family</h2><own-steps></own-steps><p><label for="s">Neither of my parents holds a university degree</label> <own-switch id="s"></own-switch></p>`);
	expect(held).toEqual(["2", "true"]);
});

test("a label that is drawn like a heading heads nothing but its own box", async () => {
	const { held } = await filled(`<script>
		customElements.define("own-item", class extends HTMLElement {
			connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = '<dl><dt><slot name="label"></slot></dt><dd><slot></slot></dd></dl>'; }
		});
		globalThis.held = () => [...document.querySelectorAll("input")].map(({ value }) => value);
	</script><h2>Schooling</h2>
		<own-item><label slot="label" for="s">Name of school</label><input id="s"></own-item>
		<own-item><label slot="label" for="f">Attended from</label><input id="f" placeholder="dd/mm/yyyy"></own-item>`);
	expect(held).toEqual(["Ashland Valley High School", "28/08/2023"]);
});
