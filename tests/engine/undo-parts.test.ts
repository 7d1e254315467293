import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { fillingPage } from "./filled";

const { page, fillBody } = fillingPage();

/** Draws the part of the opener that is pressed in place of the others, with what the page holds; a step that was left says that it is done. */
const DRAW = `<script>
	const kept = {};
	const put = ({ target: { id, value } }) => { kept[id] = value; };
	addEventListener("input", put);
	addEventListener("change", put);
	const part = document.getElementById("part");
	const openers = [...document.querySelectorAll("[data-part]")];
	let shown = "";
	const show = (name) => {
		shown = name;
		for (const each of openers) mark(each, each.dataset.part === name);
		part.replaceChildren(document.getElementById(name).content.cloneNode(true));
		for (const control of part.querySelectorAll("input,select")) control.value = kept[control.id] ?? "";
	};
	for (const each of openers) each.onclick = () => show(each.dataset.part);
	globalThis.held = () => ({ shown, ...kept });
	show(openers[0].dataset.part);
</script>`;
const TABS = `<script>function mark(tab, isOpen) { tab.setAttribute("aria-selected", isOpen) }</script>`;
const STEPS = `<script>function mark(step, isOpen) {
	if (step.hasAttribute("aria-current") && !isOpen) step.textContent = step.textContent.replace(/^\\d /, "");
	isOpen ? step.setAttribute("aria-current", "step") : step.removeAttribute("aria-current");
}</script>`;
const tabs = (...names: string[]) =>
	`<div role="tablist">${names.map((name, place) => `<button type="button" role="tab" aria-selected="false" data-part="p${place}">${name}</button>`).join("")}</div>`;
const steps = (...names: string[]) =>
	`<ol>${names.map((name, place) => `<li><button type="button" data-part="p${place}">${place + 1} ${name}</button></li>`).join("")}</ol>`;
const parts = (...contents: string[]) =>
	`<form><div id="part" role="tabpanel"></div></form>${contents.map((content, place) => `<template id="p${place}">${content}</template>`).join("")}`;
const parent = (which: number) =>
	`<h2>Parent ${which}</h2><label>First name <input id="first${which}"></label> <label>Last name <input id="last${which}"></label>
	<label>Relationship <select id="kin${which}"><option value="">Choose</option><option>Mother</option><option>Father</option><option>Parent</option></select></label>`;
const ABOUT = `<h2>About you</h2><label>First name <input id="first"></label> <label>E-mail <input id="mail"></label>`;

type World = { held(): Record<string, unknown>; onwardSession: { undo(id?: string): Promise<number> } };
const held = () => page().evaluate(() => (globalThis as unknown as World).held());
const undo = (id?: string) => page().evaluate((only) => (globalThis as unknown as World).onwardSession.undo(only), id);

test.each([
	["tabs", tabs, TABS],
	["steps that say otherwise once they are done", steps, STEPS],
])(
	"the page shows at last what it showed first; what stands in parts that it has taken down is taken back there: %s",
	async (_, openers, marks) => {
		const outcomes = await fillBody(
			`${openers("About you", "Parent 1", "Parent 2")}${parts(ABOUT, parent(1), parent(2))}${marks}${DRAW}`,
			true,
		);
		const { parent1FirstName, parent2FirstName } = STUDENT.answers.familyInformation!;
		expect(await held()).toMatchObject({
			shown: "p0",
			first: "Marisol",
			mail: STUDENT.email,
			first1: parent1FirstName,
			first2: parent2FirstName,
		});
		expect(outcomes.filter(({ status }) => status === "filled").length).toBeGreaterThanOrEqual(6);

		const one = outcomes.find(({ path }) => path === "familyInformation.parent1FirstName")!;
		expect(one.isPutAway).toBe(true);
		expect(await undo(one.id)).toBe(1);
		expect(await held()).toMatchObject({ shown: "p0", first: "Marisol", first1: "", first2: parent2FirstName });

		const filled = outcomes.filter(({ status }) => status === "filled").length;
		expect(await undo()).toBe(filled - 1);
		const { shown, ...all } = await held();
		expect(shown).toBe("p0");
		expect(Object.values(all).filter(Boolean)).toEqual([]);
	},
);

test("a part in a part is found again, and what the page has drawn anew in sight is taken back as well", async () => {
	const inner = `${tabs("Mother", "Father").replaceAll("data-part", "data-inner")}<div id="inner"></div>`;
	const outcomes = await fillBody(
		`${tabs("Family", "Contact")}${parts(inner, '<label>Mobile phone <input id="phone"></label>')}${TABS}${DRAW}
		<script>
			const showInner = (name) => {
				for (const each of part.querySelectorAll("[data-inner]")) each.setAttribute("aria-selected", each.dataset.inner === name);
				const who = name === "p0" ? "mother" : "father";
				part.querySelector("#inner").innerHTML = '<label>First name <input id="' + who + '"></label>';
				part.querySelector("#" + who).value = kept[who] ?? "";
			};
			const showOuter = show;
			const draw = (name) => {
				showOuter(name);
				for (const each of part.querySelectorAll("[data-inner]")) each.onclick = () => showInner(each.dataset.inner);
				if (name === "p0") showInner("p0");
			};
			for (const each of openers) each.onclick = () => draw(each.dataset.part);
			draw("p0");
		</script>`,
		true,
	);
	const typed = { mother: expect.any(String), father: expect.any(String), phone: expect.stringContaining("555") };
	expect(await held()).toMatchObject(typed);
	await page().evaluate("draw('p1')");
	expect(await undo()).toBe(outcomes.filter(({ status }) => status === "filled").length);
	expect(await held()).toMatchObject({ mother: "", father: "", phone: "" });
});
