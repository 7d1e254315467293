import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();
const COLLEGES = ["Oregon State University", "Reed College", "University of Washington"];

/** A box that draws what is entered into it beside itself; `draw` makes the piece for one text, `listen` says what enters one. */
const tagBox = (html: string, { listen, draw }: { listen: string; draw: string }) => `${html}<script>
	const box = document.querySelector("#box"), drawn = document.querySelector("#drawn"), texts = [];
	const show = () => drawn.replaceChildren(...texts.map((text, place) => { ${draw} }));
	const takeOut = (place) => { texts.splice(place, 1); show(); };
	const enter = () => { const text = box.value.replace(/,$/, "").trim(); box.value = ""; if (text) { texts.push(text); show(); } };
	${listen}
	globalThis.held = () => [...texts, ...(box.value ? ["typed: " + box.value] : [])];
	</script>`;

const BY_ENTER = `box.addEventListener("keydown", ({ key }) => key === "Enter" && enter());`;
const BY_COMMA = `
	box.addEventListener("input", () => box.value.endsWith(",") && enter());
	box.addEventListener("keydown", ({ key }) => key === "Backspace" && box.value === "" && takeOut(texts.length - 1));`;
const WITH_CROSS = `
	const piece = document.createElement("span"), cross = document.createElement("button");
	cross.type = "button"; cross.textContent = "×"; cross.onclick = () => takeOut(place);
	piece.append(text, " ", cross); return piece;`;
const UNNAMED = `const piece = document.createElement("b"); piece.textContent = text; return piece;`;
const NAMED_TAG = `const piece = document.createElement("span"); piece.className = "x-tag"; piece.textContent = text; return piece;`;

test("a box that makes pieces with a cross of what is entered is filled once, and its crosses undo that", async () => {
	const { held, undone, outcomes } = await filled(
		tagBox(
			`<p><label for="box">Colleges you are applying to</label></p>
			<div><span id="drawn"></span><input id="box" placeholder="Type a name and press Enter"></div>`,
			{ listen: BY_ENTER, draw: WITH_CROSS },
		),
	);
	expect(held).toEqual(COLLEGES);
	expect(undone).toEqual([]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("a box that takes a text at its comma, says so by its name alone and draws tags without a cross", async () => {
	const { held, undone, outcomes } = await filled(
		tagBox(
			`<p><label for="box">Colleges you are applying to</label></p><div class="y-tag-input"><span id="drawn"></span><input id="box"></div>`,
			{
				listen: BY_COMMA,
				draw: NAMED_TAG,
			},
		),
	);
	expect(held).toEqual(COLLEGES);
	expect(undone).toEqual([]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("what a box has taken and draws where nobody finds it is not entered a second time, nor said to be filled", async () => {
	const { held, outcomes } = await filled(
		tagBox(
			`<div><p><label for="box">Colleges you are applying to</label></p><div><input id="box" placeholder="Type a name and press Enter"></div></div><hr>
			<section><div><div><div><p id="drawn"></p></div></div></div></section>`,
			{ listen: BY_ENTER, draw: UNNAMED },
		),
	);
	expect(held).toEqual(COLLEGES);
	expect(outcomes.map(({ status }) => status)).toEqual(["not-kept"]);
});

test("a box that enters nothing keeps nothing that was typed", async () => {
	const { held, outcomes } = await filled(
		tagBox(
			`<p><label for="box">Colleges you are applying to</label></p><div><span id="drawn"></span><input id="box" placeholder="Type a name and press Enter"></div>`,
			{ listen: "", draw: NAMED_TAG },
		),
	);
	expect(held).toEqual([]);
	expect(outcomes.map(({ status }) => status)).not.toContain("filled");
});

test("a box edited in place that stands for a hidden one has its label, and takes texts one by one", async () => {
	const { held, undone, outcomes } = await filled(`
		<p><label for="colleges">Colleges you are applying to</label></p>
		<div><div id="drawn" class="tagify"><span id="box" role="textbox" contenteditable data-placeholder="Type a name, then Enter" aria-label="tag input" style="display:inline-block;min-width:200px;min-height:20px"></span></div>
		<input id="colleges" tabindex="-1" style="position:absolute;left:-9999px"></div>
		<script>
		const box = document.querySelector("#box"), kept = document.querySelector("#colleges"), texts = [];
		const show = () => {
			for (const tag of document.querySelectorAll("tag")) tag.remove();
			box.before(...texts.map((text, place) => {
				const tag = document.createElement("tag"), cross = document.createElement("x");
				cross.title = "remove tag"; cross.style = "display:inline-block;width:10px;height:10px"; cross.onclick = () => { texts.splice(place, 1); show(); };
				tag.append(text, cross);
				return tag;
			}));
			kept.value = texts.join("; ");
		};
		box.addEventListener("keydown", (event) => {
			if (event.key !== "Enter") return;
			event.preventDefault();
			if (box.textContent) texts.push(box.textContent);
			box.textContent = "";
			show();
		});
		globalThis.held = () => kept.value;
		</script>`);
	expect(held).toBe(COLLEGES.join("; "));
	expect(undone).toBe("");
	expect(outcomes.map(({ status, label }) => [status, label])).toEqual([["filled", "Colleges you are applying to"]]);
});

test("chips that stay pressed, each in a shadow root of its own, are the options of one question", async () => {
	const { held, undone } = await filled(`
		<p id="q">Languages you speak</p>
		<z-chip-set aria-labelledby="q"><z-chip label="English"></z-chip><z-chip label="French"></z-chip><z-chip label="Igbo"></z-chip></z-chip-set>
		<script>
		customElements.define("z-chip", class extends HTMLElement {
			connectedCallback() {
				const button = document.createElement("button"), label = this.getAttribute("label");
				button.type = "button"; button.textContent = label; button.setAttribute("aria-pressed", "false");
				button.onclick = () => { this.isOn = !this.isOn; button.setAttribute("aria-pressed", this.isOn); };
				this.attachShadow({ mode: "open" }).append(button);
			}
		});
		globalThis.held = () => [...document.querySelectorAll("z-chip")].filter(({ isOn }) => isOn).map((chip) => chip.getAttribute("label"));
		</script>`);
	expect(held).toEqual(["English", "Igbo"]);
	expect(undone).toEqual([]);
});

test("a list that only its name says takes several has each choice read from its piece", async () => {
	const { held, undone, outcomes } = await filled(`
		<p id="q">Languages you speak</p>
		<div class="w-multi-select"><div id="list" role="combobox" aria-labelledby="q" aria-haspopup="listbox" aria-controls="pop" aria-expanded="false" tabindex="0" style="min-height:24px;border:1px solid"></div></div>
		<div id="pop" role="listbox" hidden><div role="option">English</div><div role="option">French</div><div role="option">Spanish</div><div role="option">Igbo</div></div>
		<script>
		const list = document.querySelector("#list"), pop = document.querySelector("#pop"), chosen = [];
		const open = (is) => { pop.hidden = !is; list.setAttribute("aria-expanded", is); };
		const show = () => list.replaceChildren(...chosen.map((text) => {
			const piece = document.createElement("span"), cross = document.createElement("span");
			cross.className = "w-remove-icon"; cross.style = "display:inline-block;width:10px;height:10px";
			cross.onclick = (event) => { event.stopPropagation(); chosen.splice(chosen.indexOf(text), 1); show(); };
			piece.append(text, cross);
			return piece;
		}));
		list.addEventListener("click", () => open(pop.hidden));
		pop.addEventListener("click", ({ target }) => { chosen.push(target.textContent); show(); });
		document.addEventListener("keydown", ({ key }) => key === "Escape" && open(false));
		globalThis.held = () => [...chosen];
		</script>`);
	expect(held).toEqual(["English", "Spanish", "Igbo"]);
	expect(undone).toEqual([]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

/** A box that suggests words, all of them whatever is typed, and draws each that is taken; `enter` says what Enter does. */
const suggestingBox = (enter: string) => `
	<p><label for="box">Languages you speak</label></p>
	<div class="y-tag-input"><span id="drawn"></span><input id="box" aria-autocomplete="list" role="combobox" aria-expanded="false" aria-controls="pop"></div>
	<div id="pop" role="listbox" hidden>${["English", "French", "Spanish"].map((name) => `<div role="option">${name}</div>`).join("")}</div>
	<script>
	const box = document.querySelector("#box"), drawn = document.querySelector("#drawn"), pop = document.querySelector("#pop"), texts = [];
	const open = (is) => { pop.hidden = !is; box.setAttribute("aria-expanded", is); };
	const show = () => drawn.replaceChildren(...texts.map((text) => {
		const piece = document.createElement("span"), cross = document.createElement("button");
		cross.type = "button"; cross.textContent = "×"; cross.onclick = () => { texts.splice(texts.indexOf(text), 1); show(); };
		piece.append(text, " ", cross); return piece;
	}));
	const take = (text) => { box.value = ""; texts.push(text); show(); };
	box.addEventListener("focus", () => open(true));
	box.addEventListener("input", () => open(true));
	box.addEventListener("blur", () => open(false));
	box.addEventListener("keydown", ({ key }) => { if (key === "Escape") open(false); ${enter} });
	pop.addEventListener("mousedown", (event) => event.preventDefault());
	pop.addEventListener("click", ({ target }) => { take(target.textContent); open(false); });
	globalThis.held = () => [...texts, ...(box.value ? ["typed: " + box.value] : [])];
	</script>`;

test("a word that the suggestions of a box lack is entered by Enter where the box takes new ones", async () => {
	const { held, undone, outcomes } = await filled(suggestingBox(`if (key === "Enter" && box.value) take(box.value);`));
	expect(held).toEqual(["English", "Spanish", "Igbo"]);
	expect(undone).toEqual([]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("a box that takes what it suggests alone keeps nothing of a further word, nor what Enter would take instead", async () => {
	expect((await filled(suggestingBox(""))).held).toEqual(["English", "Spanish"]);
	const { held } = await filled(
		suggestingBox(`
			pop.children[1].toggleAttribute("data-highlighted", box.value !== "");
			if (key === "Enter" && box.value) take(pop.children[1].textContent);`),
	);
	expect(held).toEqual(["English", "Spanish"]);
});

test("help below a box is nothing that it holds, nor is an empty table's word that there is nothing the box's", async () => {
	const { held, outcomes } = await filled(
		`<table><tr class="empty-message"><td>None yet</td></tr></table>
		${tagBox(
			`<div class="y-tags-input"><label for="box">Colleges you are applying to</label><div class="y-tags-input"><span id="drawn"></span><input id="box" role="combobox" aria-expanded="false" placeholder="Type a name and press Enter"></div><p>Up to eight.</p></div>`,
			{ listen: BY_ENTER, draw: NAMED_TAG },
		)}`,
	);
	expect(held).toEqual(COLLEGES);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("an input that says it is hidden, though its page draws it transparent, is no second box beside the one for tags", async () => {
	const { held, outcomes } = await filled(
		tagBox(
			`<p><label for="box">Colleges you are applying to</label></p>
			<div style="position:relative"><input hidden tabindex="-1" style="display:block;opacity:0;position:absolute;z-index:-1"><span id="drawn"></span><input id="box" placeholder="Type a name and press Enter"></div>`,
			{ listen: BY_ENTER, draw: WITH_CROSS },
		),
	);
	expect(held).toEqual(COLLEGES);
	expect(outcomes.at(-1)!.status).toBe("filled");
});

test("a list of what was chosen that holds the box to type into is no second question", async () => {
	const { held, outcomes } = await filled(`
		<label for="tongues">Languages you can hold a conversation in</label>
		<div class="auto"><ul role="listbox" aria-orientation="horizontal" tabindex="-1"><li role="option"><input id="tongues" role="combobox" aria-haspopup="listbox" aria-autocomplete="list" aria-expanded="false" aria-controls="offered" autocomplete="off"></li></ul></div>
		<ul role="listbox" id="offered" hidden></ul>
		<script>
			const box = document.querySelector("#tongues"), offered = document.querySelector("#offered"), texts = [];
			const expand = (open) => { offered.hidden = !open; box.setAttribute("aria-expanded", open); };
			box.addEventListener("input", () => {
				const found = ["English", "French", "Igbo", "Spanish"].filter((name) => box.value && name.toLowerCase().startsWith(box.value.toLowerCase()));
				offered.innerHTML = found.map((name) => '<li role="option">' + name + "</li>").join("");
				expand(found.length > 0);
			});
			box.addEventListener("keydown", ({ key }) => key === "Escape" && expand(false));
			offered.addEventListener("click", ({ target }) => {
				texts.push(target.textContent);
				box.value = "";
				box.parentElement.insertAdjacentHTML("beforebegin", '<li role="option" class="chip">' + target.textContent + "</li>");
				expand(false);
			});
			globalThis.held = () => texts;
		</script>`);
	expect(held).toEqual(["English", "Spanish", "Igbo"]);
	expect(outcomes.map(({ label, status }) => [label, status])).toEqual([["Languages you can hold a conversation in", "filled"]]);
});
