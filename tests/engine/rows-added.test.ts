import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { makingRoom } from "./making-room";

const COURSES = STUDENT.answers.highSchoolClasses!.map(({ courseName, grade }) => [courseName, grade]);
const filled = makingRoom();

/** Courses in a table whose rows come by the script's `add`; `held()` gives them. */
const ROWS = `<table><thead><tr><th>High school course</th><th>Final grade</th><th></th></tr></thead><tbody id="rows"></tbody></table>`;
const HELD = `globalThis.held = () => [...document.querySelectorAll("#rows tr")].map((row) => [...row.querySelectorAll("input:not([type=submit])")].map(({ value }) => value));`;

test("a “+” in a row adds to the rows it stands among, whatever the heading before them names", async () => {
	const { held } = await filled(`<h2>School</h2><h3>AP exams</h3><p>Only if your school offers any.</p><form>${ROWS}</form>
		<script>
			const rows = document.getElementById("rows");
			const add = () => {
				rows.insertAdjacentHTML("beforeend", '<tr><td><input name="c[]"></td><td><input name="c[]"></td><td><button type="button" aria-label="Add another row">+</button></td></tr>');
				rows.lastElementChild.querySelector("button").onclick = add;
			};
			add();
			${HELD}
		</script>`);
	expect(held).toEqual(COURSES);
});

test("Drupal's button that would send the form without a script adds a row; no other that would is pressed", async () => {
	const page = (attributes: string) => `<form onsubmit="sent = true"><fieldset><legend>High school courses</legend>${ROWS}
		<input type="submit" value="Add" ${attributes}></fieldset></form>
		<script>
			var sent = false;
			const rows = document.getElementById("rows");
			const add = () => rows.insertAdjacentHTML("beforeend", '<tr><td><input></td><td><input></td><td></td></tr>');
			document.querySelector("[type=submit]").addEventListener("mousedown", () => setTimeout(add, 100));
			add();
			${HELD}
		</script>`;
	expect((await filled(page('formnovalidate="formnovalidate" data-drupal-selector="edit-courses-add-submit"'))).held).toEqual(COURSES);
	expect((await filled(page('name="btnAdd"'))).held).toEqual(COURSES.slice(0, 1));
});

test("a tint over a card hides nothing, what can be seen through no longer does", async () => {
	const card = (id: string, label: string, opacity: number) =>
		`<div style="position:relative"><label>${label} <input id="${id}"></label>
			<span style="position:absolute;inset:0;background:#234;opacity:${opacity};pointer-events:none"></span></div>`;
	const { held } = await filled(`<form>${card("tinted", "First name", 0.12)}${card("covered", "Last name", 0.9)}</form>
		<script>globalThis.held = () => ["tinted", "covered"].map((id) => document.getElementById(id).value)</script>`);
	expect(held).toEqual(["Marisol", ""]);
});

test("the form of an entry in its dialog tells the page's script and is sent nowhere; one that names an address is not pressed", async () => {
	const page = (attributes: string) => `<h2>Honors and awards</h2><button type="button" id="add">Add award</button>
		<div role="dialog" id="dialog" hidden><form id="entry" ${attributes}>
			<label>Title of the award <input id="title"></label> <label>What was it for? <input id="why"></label>
			<button type="submit">Save award</button> <button type="button">Cancel</button>
		</form></div>
		<script>
			const at = (id) => document.getElementById(id);
			const awards = [];
			const show = (isOpen) => {
				at("dialog").hidden = !isOpen;
				at("title").value = at("why").value = "";
			};
			at("add").onclick = () => show(true);
			at("entry").addEventListener("submit", () => {
				awards.push(at("title").value);
				setTimeout(() => show(false), 50);
			});
			globalThis.held = () => awards;
		</script>`;
	const titles = STUDENT.answers.achievements!.map(({ title }) => title);
	expect((await filled(page(""))).held).toEqual(titles);
	expect((await filled(page('action="/awards"'))).held).toEqual([]);
});

test("a second parent who comes by a button is asked for, once", async () => {
	const { held } =
		await filled(`<h2>Parents</h2><form><div id="parents"></div><button type="button" id="add">Add another parent or guardian</button></form>
		<script>
			const parents = document.getElementById("parents");
			const add = () => {
				const n = parents.children.length + 1;
				parents.insertAdjacentHTML("beforeend", '<fieldset><legend>Parent ' + n + '</legend><label>First name <input></label> <label>Occupation <input></label></fieldset>');
			};
			document.getElementById("add").onclick = add;
			add();
			globalThis.held = () => [...parents.querySelectorAll("input")].map(({ value }) => value);
		</script>`);
	const { parent1FirstName, parent1Occupation, parent2FirstName, parent2Occupation } = STUDENT.answers.familyInformation!;
	expect(held).toEqual([parent1FirstName, parent1Occupation, parent2FirstName, parent2Occupation]);
});
