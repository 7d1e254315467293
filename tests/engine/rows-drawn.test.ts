import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { makingRoom } from "./making-room";

const TITLES = STUDENT.answers.achievements!.map(({ title }) => title);
const SIBLINGS = STUDENT.answers.familyInformation!.siblings!.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
const filled = makingRoom();

const drawn = (path: string) =>
	`<button type="button"><svg width="16" height="16" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="currentColor" stroke-width="2"/></svg></button>`;
const [PLUS, MINUS] = ["M12 4v16M4 12h16", "M4 12h16"].map(drawn);

test("a button that but draws a plus at the end of a row adds one, that of a number counts and is left alone", async () => {
	const { held } = await filled(`<form><h2>Activities</h2><label>Organization <input></label>
		<div><label for="hours">Hours per week</label><span><input id="hours">${MINUS}${PLUS}</span></div>
		<h2>What you are proud of</h2><div><label>Prizes and honors, one to a line</label><div id="rows"></div></div></form>
		<script>
			const hours = document.getElementById("hours");
			hours.nextElementSibling.nextElementSibling.onclick = () => hours.value++;
			const rows = document.getElementById("rows");
			const add = () => {
				rows.insertAdjacentHTML("beforeend", '<div><div><input placeholder="What was it called?"></div><div>${MINUS}${PLUS}</div></div>');
				rows.lastElementChild.querySelector("button:last-of-type").onclick = add;
			};
			add();
			globalThis.held = () => [hours.value, ...[...rows.querySelectorAll("input")].map(({ value }) => value)];
		</script>`);
	expect(held).toEqual(["6", ...TITLES]);
});

test("who comes by a button that names brothers and sisters is one of them, whatever else the row says", async () => {
	const { held } = await filled(`<form><h2>Tu familia</h2><label>Ocupación de tu madre <input></label><div id="rows"></div>
		<button type="button" id="add">+ Agregar hermana o hermano</button></form>
		<script>
			const rows = document.getElementById("rows");
			document.getElementById("add").onclick = () =>
				rows.insertAdjacentHTML("beforeend", "<div><label>Nombre completo <input></label><label>Edad <input type=number></label></div>");
			globalThis.held = () => [...rows.querySelectorAll("input:not([type])")].map(({ value }) => value);
		</script>`);
	expect(held).toEqual(SIBLINGS);
});

test("the title of a page that names another list says nothing of a button far below", async () => {
	const { held } = await filled(`<h1>Honors</h1><div><label>First name <input></label></div>
		<div><div>VI. Involvement</div><div id="rows"></div><button type="button" id="add" aria-label="Add tab">+</button></div>
		<script>
			const rows = document.getElementById("rows");
			const add = () =>
				rows.insertAdjacentHTML("beforeend", "<div><label>Organization or employer <input class=name></label><label>Position held <input></label><label>Hours per week <input></label></div>");
			document.getElementById("add").onclick = add;
			add();
			globalThis.held = () => [...rows.querySelectorAll(".name")].map(({ value }) => value);
		</script>`);
	expect(held).toEqual(STUDENT.answers.extracurricularActivities!.map(({ organizationName }) => organizationName));
});
