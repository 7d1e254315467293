import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

/** A box whose label is drawn over it until it has the focus or a text; `rises` is whether it then lets the box be seen. */
const floating = (id: string, label: string, rises = true) => `
	<style>
		.field { position: relative; width: 260px; height: 44px; border: 1px solid; margin: 8px; }
		.field > span { position: absolute; left: 8px; top: 12px; }
		.field > div { opacity: 0; } .field.rises > div:focus-within, .field.full > div { opacity: 1; }
		.field input { width: 100%; height: 42px; border: 0; }
	</style>
	<div class="field ${rises ? "rises" : ""}"><span>${label}</span><div><input id="${id}" aria-label="${label}"></div></div>
	<script>document.getElementById("${id}").addEventListener("input", ({ target }) => target.closest(".field").classList.toggle("full", ${rises} && target.value !== ""));</script>`;
const HELD = (ids: string[]) =>
	`<script>globalThis.held = () => ${JSON.stringify(ids)}.map((id) => document.getElementById(id).value);</script>`;

test("boxes that wait transparent behind their labels are filled, and taken back", async () => {
	const { held, undone, outcomes } = await filled(
		`${floating("first", "First name")}${floating("last", "Last name")}${HELD(["first", "last"])}`,
	);
	expect(held).toEqual(["Marisol", "Okafor-Reyes"]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled", "filled"]);
	expect(undone).toEqual(["", ""]);
});

test("a box that stays transparent when it has the focus gets nothing", async () => {
	const { held } = await filled(
		`<p><label>First name <input id="first"></label></p>${floating("last", "Last name", false)}${HELD(["first", "last"])}`,
	);
	expect(held).toEqual(["Marisol", ""]);
});

test("a transparent box with no words where it stands gets nothing, though it would show with the focus", async () => {
	const { held } = await filled(`<style>#trap { opacity: 0; } #trap:focus { opacity: 1; }</style>
		<p><label>First name <input id="first"></label></p><p>Almost done.</p><div style="height:40px"><input id="trap" aria-label="Last name"></div>
		${HELD(["first", "trap"])}`);
	expect(held).toEqual(["Marisol", ""]);
});
