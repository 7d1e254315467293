import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { bundleEngine, fill, launch, openSession, undo } from "./browser";

const AWARDS = STUDENT.answers.achievements!.map(({ title, yearAwarded }) => [title, yearAwarded]);

let browser: Browser;
let engine: string;
beforeAll(async () => {
	[browser, engine] = await Promise.all([launch(), bundleEngine()]);
});
afterAll(() => browser.close());

/** Awards that a dialog takes one by one: its button puts the award into the page's list, or does nothing where one of the `required` boxes is empty. */
const page = ({ required = ["title"], save = '<button type="button" id="save">Save award</button>', cancel = "", listed = "" } = {}) => `
	<section><h2>Honors and awards</h2><ul id="list">${listed}</ul><button type="button" id="add">Add award</button></section>
	<form id="form"><div id="backdrop" hidden style="position:fixed;inset:0;background:#0008">
		<div role="dialog" aria-modal="true" aria-labelledby="head" style="background:#fff;margin:60px auto;width:400px">
			<h3 id="head">Add award</h3>
			<label>Title of the award <input id="title"></label>
			<label>Grade when received <select id="grade"><option value="">Choose</option><option>9th Grade</option><option>10th Grade</option><option>11th Grade</option></select></label>
			<label>Telephone of the organizer <input id="judge"></label>
			${cancel}<button type="button" id="cancel">Cancel</button>${save}
		</div>
	</div></form>
	<script>
		const at = (id) => document.getElementById(id);
		const awards = [];
		const open = (isOpen) => {
			at("backdrop").hidden = !isOpen;
			for (const id of ["title", "grade", "judge"]) at(id).value = "";
		};
		at("add").onclick = () => open(true);
		at("cancel").onclick = () => open(false);
		at("save").onclick = () => {
			if (${JSON.stringify(required)}.some((id) => !at(id).value)) return;
			awards.push([at("title").value, at("grade").value]);
			const item = document.createElement("li");
			item.textContent = at("title").value;
			at("list").append(item);
			setTimeout(() => open(false), 150);
		};
		globalThis.held = () => ({ awards, typed: at("title").value, isOpen: !at("backdrop").hidden });
	</script>`;

async function opened(body: string) {
	const view = await browser.newPage({ viewport: { width: 1000, height: 800 } });
	await view.setContent(`<!doctype html><html lang="en"><title>Application</title><body><h1>Application</h1>${body}</body></html>`);
	await openSession(view, engine, { email: STUDENT.email, answers: STUDENT.answers });
	const held = () => view.evaluate(() => (globalThis as unknown as { held(): unknown }).held());
	return { view, held };
}

const MAKING_ROOM = { sensitive: true, basicOnly: false, makeRoom: true };

test("a dialog takes the entries one by one, none of them twice, and what the page has listed is not taken back", async () => {
	const { view, held } = await opened(page());
	const outcomes = await fill(view, MAKING_ROOM);
	const all = { awards: AWARDS, typed: "", isOpen: false };
	expect(await held()).toEqual(all);
	expect(outcomes.map(({ status, isListed }) => `${status} ${isListed}`)).toEqual(
		AWARDS.flatMap(() => ["filled true", "filled true", "skipped true"]),
	);
	expect(new Set(outcomes.map(({ id }) => id)).size).toBe(outcomes.length);
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual(all);
	expect(await undo(view)).toBe(0);
	expect(await held()).toEqual(all);
	await view.close();
});

test("entries that the page printed before the fill are not added once more", async () => {
	const { view, held } = await opened(page({ listed: `<li>${AWARDS[0]![0]} (10th Grade)</li>` }));
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual({ awards: AWARDS.slice(1), typed: "", isOpen: false });
	await view.close();
});

test.each([
	["beside the button to cancel", { save: '<button type="button" id="save">Keep it</button>' }],
	["in a row with it", { cancel: "<footer><span>", save: '</span><span><button type="button" id="save">Keep it</button></span></footer>' }],
])("where no button says that it saves, the one %s takes the entry in", async (_, buttons) => {
	const { view, held } = await opened(page(buttons));
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual({ awards: AWARDS, typed: "", isOpen: false });
	await view.close();
});

test("nor is a button beside it pressed that leads on or takes something away", async () => {
	const { view, held } = await opened(page({ save: '<button type="button" id="save">Delete</button>' }));
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual({ awards: [], typed: AWARDS[0]![0], isOpen: true });
	await view.close();
});

test("an entry that the page itself asks for is none of those that its dialog takes", async () => {
	const { view, held } = await opened(`<p><label>Title of your proudest award <input id="proudest"></label></p>${page()}`);
	await fill(view, MAKING_ROOM);
	expect(await held()).toMatchObject({ awards: AWARDS, typed: "", isOpen: false });
	await view.close();
});

test("a dialog that wants more stays open as it is filled", async () => {
	const { view, held } = await opened(page({ required: ["title", "judge"] }));
	const outcomes = await fill(view, MAKING_ROOM);
	expect(await held()).toEqual({ awards: [], typed: AWARDS[0]![0], isOpen: true });
	expect(outcomes.map(({ status, isListed }) => `${status} ${isListed}`)).toEqual([
		"filled undefined",
		"filled undefined",
		"skipped undefined",
	]);
	await view.close();
});

test("a dialog that asks for more than one entry of a list is left to the student", async () => {
	const more = '<label>Award 2: title <input id="second"></label><button type="button" id="save">Save award</button>';
	const { view, held } = await opened(page({ save: more }));
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual({ awards: [], typed: AWARDS[0]![0], isOpen: true });
	await view.close();
});

test("a dialog that the student opened is filled and left open", async () => {
	const { view, held } = await opened(page());
	await view.click("#add");
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual({ awards: [], typed: AWARDS[0]![0], isOpen: true });
	await view.close();
});

test.each([
	["sends a form", '<button type="submit" id="save">Save award</button>'],
	["goes on", '<button type="button" id="save">Save and continue</button>'],
	["is one of two", '<button type="button" id="save">Save award</button><button type="button">Done</button>'],
])("a dialog's button that %s is left to the student", async (_, save) => {
	const { view, held } = await opened(page({ save }));
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual({ awards: [], typed: AWARDS[0]![0], isOpen: true });
	await view.close();
});

test("a dialog is one, too, in the shadow root of an element of the page's own, boxes and buttons put into its slots", async () => {
	const parts = `<script>
		const define = (name, inner) => customElements.define(name, class extends HTMLElement {
			constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = inner }
		});
		define("own-button", '<button type="button"><slot></slot></button>');
		define("own-dialog", '<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><slot></slot><footer><slot name="actions"></slot></footer></div>');
	</script>`;
	const { view, held } = await opened(`${parts}<h2>Honors and awards</h2><ul id="list"></ul><own-button id="add">Add an award</own-button>
		<own-dialog id="dialog" hidden><h3>Add an award</h3><label>Title of the award <input id="title"></label>
			<own-button slot="actions">Cancel</own-button><own-button slot="actions" id="save">Save distinction</own-button></own-dialog>
		<style>own-dialog[hidden] { display: none }</style>
		<script>
			const at = (id) => document.getElementById(id);
			const awards = [];
			at("add").onclick = () => { at("title").value = ""; at("dialog").hidden = false; };
			at("save").onclick = () => {
				awards.push(at("title").value);
				at("dialog").hidden = true;
			};
			globalThis.held = () => awards;
		</script>`);
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual(AWARDS.map(([title]) => title));
	await view.close();
});

test("a list that takes several answers closes without the dialog around it", async () => {
	const { view, held } = await opened(`<h2>Activities</h2><button type="button" id="add">Add an activity</button>
		<div id="backdrop" class="backdrop" hidden style="position:fixed;inset:0;background:#0008"></div>
		<div id="dialog" role="dialog" aria-modal="true" hidden style="position:fixed;top:20px;left:20px;width:500px;background:#fff">
			<h3>Add an activity</h3><label>Organization <input id="organization"></label>
			<label for="grades">Grades you took part</label><button type="button" id="grades" aria-haspopup="listbox" aria-expanded="false">Select…</button>
			<div id="options" role="listbox" aria-multiselectable="true" aria-label="Grades you took part" hidden>${[
				"9th",
				"10th",
				"11th",
				"12th",
			]
				.map((grade) => `<div role="option" tabindex="-1" aria-selected="false"><span>✓</span>${grade}</div>`)
				.join("")}</div>
			<button type="button">Cancel</button><button type="button" id="save">Save</button>
		</div>
		<script>
			const at = (id) => document.getElementById(id);
			const options = [...document.querySelectorAll("[role=option]")];
			const isOpen = () => !at("options").hidden;
			const drop = (isOpen) => {
				at("options").hidden = !isOpen;
				at("grades").setAttribute("aria-expanded", isOpen);
				(isOpen ? options[0] : at("grades")).focus();
			};
			const chosen = () => options.filter((option) => option.ariaSelected === "true").map((option) => option.lastChild.data);
			const show = (isShown) => { at("dialog").hidden = at("backdrop").hidden = !isShown; };
			const saved = [];
			at("add").onclick = () => {
				at("organization").value = "";
				for (const option of options) option.ariaSelected = "false";
				at("grades").textContent = "Select…";
				show(true);
			};
			at("grades").onclick = () => drop(!isOpen());
			for (const option of options) option.onclick = () => {
				option.ariaSelected = String(option.ariaSelected !== "true");
				option.focus();
				at("grades").textContent = chosen().join(", ") || "Select…";
			};
			at("options").addEventListener("keydown", (event) => {
				if (event.key !== "Escape") return;
				event.stopPropagation();
				drop(false);
			});
			document.addEventListener("keydown", (event) => event.key === "Escape" && show(false));
			at("save").onclick = () => {
				saved.push([at("organization").value, chosen().length]);
				show(false);
			};
			globalThis.held = () => saved;
		</script>`);
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual(
		STUDENT.answers.extracurricularActivities!.map(({ organizationName, gradeLevels }) => [organizationName, gradeLevels!.length]),
	);
	await view.close();
});

test("the next dialog is opened once the page prints the entry, which it counts by", async () => {
	const { view, held } = await opened(`<h2>Honors and awards</h2><ul id="list"></ul><button type="button" id="add">Add award</button>
		<div id="dialog" role="dialog" hidden><label>Title of the award <input id="title"></label><button type="button" id="save">Save award</button></div>
		<script>
			const at = (id) => document.getElementById(id);
			const awards = [];
			let place;
			at("add").onclick = () => {
				place = at("list").children.length;
				at("title").value = "";
				at("dialog").hidden = false;
			};
			at("save").onclick = () => {
				awards[place] = at("title").value;
				at("dialog").hidden = true;
				setTimeout(() => { at("list").innerHTML = awards.map((title) => "<li>" + title + "</li>").join(""); }, 700);
			};
			globalThis.held = () => awards;
		</script>`);
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual(AWARDS.map(([title]) => title));
	await view.close();
});

test("Escape closes a list that fades away, and not the drawer around it", async () => {
	const { view, held } = await opened(`<h2>Activities</h2><button type="button" id="add">Add an activity</button>
		<div id="drawer" role="dialog" hidden><label>Organization <input id="organization"></label>
			<span id="name">Activity type</span><div id="type" role="combobox" tabindex="0" aria-haspopup="listbox" aria-labelledby="name" aria-expanded="false" aria-controls="types">Choose</div>
			<button type="button" id="save">Save</button></div>
		<div id="sheet" class="backdrop" hidden style="position:fixed;inset:0"></div>
		<div id="types" role="listbox" hidden style="position:fixed;top:200px"><div role="option">Cooking</div><div role="option">Chess</div></div>
		<script>
			const at = (id) => document.getElementById(id);
			const saved = [];
			let isFading = false, opened = 0;
			const drop = (isOpen) => at("type").setAttribute("aria-expanded", isOpen);
			at("add").onclick = () => { opened++; at("organization").value = ""; at("drawer").hidden = false; };
			at("type").onclick = () => { at("types").hidden = at("sheet").hidden = false; drop(true); };
			document.addEventListener("keydown", ({ key }) => {
				if (key !== "Escape") return;
				if (at("types").hidden) at("drawer").hidden = true;
				else if (isFading) at("drawer").hidden = true;
				else {
					isFading = true;
					drop(false);
					setTimeout(() => { at("types").hidden = at("sheet").hidden = true; isFading = false; }, 300);
				}
			});
			at("save").onclick = () => { saved.push(at("organization").value); at("drawer").hidden = true; };
			globalThis.held = () => [opened, ...saved];
		</script>`);
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual([3, ...STUDENT.answers.extracurricularActivities!.map(({ organizationName }) => organizationName)]);
	await view.close();
});

/** A dialog that asks for more once the kind of the exam is chosen, after it has fetched what there is to choose. */
const examsAskedLate = `
	<section><h2>AP and IB results</h2><ul id="list"></ul><button type="button" id="add">Add exam</button></section>
	<div id="dialog" role="dialog" aria-modal="true" aria-labelledby="head" hidden style="position:fixed;inset:40px;background:#fff">
		<h3 id="head">Add exam</h3>
		<label>Test type <select id="kind"><option value=""></option><option>AP</option><option>IB</option></select></label>
		<div id="more" hidden><label>Subject <select id="subject"></select></label><label>Score <select id="score"></select></label></div>
		<button type="button" id="save">Save</button><button type="button" id="cancel">Cancel</button>
	</div>
	<script>
		const at = (id) => document.getElementById(id);
		const exams = [];
		const fill = (id, texts) => { at(id).innerHTML = "<option></option>" + texts.map((text) => "<option>" + text + "</option>").join(""); };
		at("add").onclick = () => { at("kind").value = ""; at("more").hidden = true; at("dialog").hidden = false; };
		at("cancel").onclick = () => { at("dialog").hidden = true; };
		at("kind").onchange = () => setTimeout(() => {
			fill("subject", ["Biology", "Calculus AB", "Chemistry", "United States History"]);
			fill("score", ["1", "2", "3", "4", "5"]);
			at("more").hidden = false;
		}, 250);
		at("save").onclick = () => {
			exams.push([at("kind").value, at("subject").value, at("score").value]);
			at("list").insertAdjacentHTML("beforeend", "<li>" + at("kind").value + " " + at("subject").value + "</li>");
			at("dialog").hidden = true;
		};
		globalThis.held = () => exams;
	</script>`;

test("a dialog that asks for more a moment after an answer is not saved before that is answered", async () => {
	const { view, held } = await opened(examsAskedLate);
	await fill(view, MAKING_ROOM);
	expect(await held()).toEqual([
		["AP", "Biology", "4"],
		["AP", "United States History", "5"],
		["AP", "Calculus AB", "3"],
	]);
	await view.close();
});
