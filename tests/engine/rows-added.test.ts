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

test("neither the calling code before a telephone number nor an editor's tools add an entry, and one thing asked in a table apart is no row", async () => {
	const { held } = await filled(`
		<label for="tel">Phone</label><button type="button" id="code">+1</button><input id="tel">
		<h2>Activities</h2><div id="rows"></div><button type="button" id="add">Add activity</button>
		<h2>Activities: in which grades?</h2><table><tr><td></td><th>9</th><th>10</th></tr>${[1, 2, 3].map((row) => `<tr><th>Activity ${row}</th><td><input type="checkbox"></td><td><input type="checkbox"></td></tr>`).join("")}</table>
		<script>
		const pressed = [];
		document.addEventListener("click", ({ target }) => target.matches("#code,[role=toolbar] *") && pressed.push(target.textContent));
		const add = () => document.getElementById("rows").insertAdjacentHTML("beforeend", '<div><label>Organization <input class="name"></label><label>Your role <input></label><label>Hours per week <input></label><div role="toolbar"><button type="button">Insert</button></div></div>');
		document.getElementById("add").onclick = add;
		add();
		globalThis.held = () => [[...document.querySelectorAll(".name")].filter(({ value }) => value).length, pressed];
		</script>`);
	expect(held).toEqual([3, []]);
});

test("a high school that is asked for in a dialog, a panel with a button to save alone, and what the answers bring before either", async () => {
	const { held } = await filled(`
		<fieldset><legend>Have you taken the SAT?</legend><label><input type="radio" name="sat" value="y">Yes</label><label><input type="radio" name="sat">No</label></fieldset><p id="scores"></p>
		<h2>Education</h2><ul id="schools"></ul><button type="button" id="add">Add high school</button><div id="place"></div>
		<h2>Brothers and sisters</h2><ul id="siblings"></ul><span id="more"></span>
		<script>
		const at = (id) => document.getElementById(id), list = (id) => [...at(id).children].map(({ textContent }) => textContent);
		document.querySelector("[value=y]").onchange = () => setTimeout(() => { at("scores").innerHTML = '<label>SAT Math <input id="math"></label>'; }, 200);
		at("add").onclick = () => {
			at("place").innerHTML = '<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><h3>Add school</h3><label>Name of high school <input id="name"></label><label>City <input id="town"></label><button type="button" id="save">Save</button><button type="button">Cancel</button></div>';
			at("save").onclick = () => { at("schools").insertAdjacentHTML("beforeend", "<li>" + at("name").value + ", " + at("town").value + "</li>"); at("place").replaceChildren(); };
		};
		const closed = () => { at("more").innerHTML = '<button type="button" id="open">Add sibling</button>'; at("open").onclick = opened; };
		const opened = () => {
			at("more").innerHTML = '<div><label>First name <input id="first"></label><label>Age <input id="age"></label><button type="button" id="keep">Save</button></div>';
			at("keep").onclick = () => { at("siblings").insertAdjacentHTML("beforeend", "<li>" + at("first").value + "</li>"); closed(); };
		};
		closed();
		globalThis.held = () => [at("math")?.value, list("schools"), list("siblings")];
		</script>`);
	expect(held).toEqual(["740", ["Ashland Valley High School, Ashland"], ["Adaeze", "Tomás"]]);
});

test("of Drupal's button that adds an entry the page hears by its form, which is not sent", async () => {
	const { held } = await filled(`
		<form><h2>Activities</h2><div id="rows"><p><label>Organization <input class="name"></label> <label>Your role <input></label></p></div>
		<input type="submit" formnovalidate data-drupal-selector="edit-activities-add-submit" name="activities_add" value="Add another activity"></form>
		<script>
		let sent = 0;
		document.querySelector("form").addEventListener("submit", (event) => {
			if (!event.defaultPrevented) sent++;
			if (event.submitter?.name === "activities_add") document.getElementById("rows").insertAdjacentHTML("beforeend", document.querySelector("#rows p").outerHTML);
		});
		globalThis.held = () => [[...document.querySelectorAll(".name")].map(({ value }) => value), sent];
		</script>`);
	expect(held).toEqual([["Ashland Valley Debate Society", "Juniper Street Bakery", "Klamath River Watch"], 0]);
});

test("where each row has a pictured link that adds one after it, the last is pressed; codes count their rows behind a “$”", async () => {
	const { held } = await filled(`<h2>Extracurricular activities</h2><form><div id="grid"></div></form>
		<script>
			const GRADES = ["09", "10", "11", "12"];
			const rows = [{}];
			const draw = () => {
				document.getElementById("grid").innerHTML = "<table><tr><th>Organization</th><th>Grades</th><th>Hrs/Wk</th><th></th></tr>" + rows.map((row, n) =>
					'<tr><td><input id="ORG$' + n + '"></td><td>' + GRADES.map((grade) => '<input type="checkbox" id="GR' + grade + "$" + n + '"><label for="GR' + grade + "$" + n + '">' + Number(grade) + "</label>").join("") +
					'</td><td><input id="HRS$' + n + '"></td><td><a href="javascript:void(0)"><img width="16" height="16" alt="Add a new row at row ' + (n + 1) + ' (Alt+7)"></a></td></tr>').join("") + "</table>";
				rows.forEach((row, n) => Object.entries(row).forEach(([key, value]) => {
					const box = document.getElementById(key + "$" + n);
					if (typeof value === "boolean") box.checked = value; else box.value = value;
				}));
				[...document.querySelectorAll("a")].forEach((link, n) => { link.onclick = () => { note(); rows.splice(n + 1, 0, {}); setTimeout(draw, 80); }; });
			};
			const note = () => rows.forEach((row, n) => {
				for (const box of document.querySelectorAll("input")) if (box.id.endsWith("$" + n)) row[box.id.split("$")[0]] = box.type === "checkbox" ? box.checked : box.value;
			});
			draw();
			globalThis.held = () => { note(); return rows.map((row) => [row.ORG, GRADES.filter((grade) => row["GR" + grade]).length, row.HRS]); };
		</script>`);
	expect(held).toEqual(
		STUDENT.answers.extracurricularActivities!.map(({ organizationName, gradeLevels, hoursSpendPerWeek }) => [
			organizationName,
			gradeLevels!.length,
			String(hoursSpendPerWeek),
		]),
	);
});

test("a button in a toolbar adds to the list it names", async () => {
	const { held } =
		await filled(`<section><div class="v-toolbar" role="toolbar"><h2>High school courses</h2><button type="button" id="add">Add a course</button></div><form>${ROWS}</form></section>
		<script>
			const rows = document.getElementById("rows");
			document.getElementById("add").onclick = () => rows.insertAdjacentHTML("beforeend", "<tr><td><input></td><td><input></td><td></td></tr>");
			${HELD}
		</script>`);
	expect(held).toEqual(COURSES);
});

test.each([
	["“Add one” under words that are no heading", "<div>Prizes, honors, small glories: one line each</div>", "Add one"],
	["a plus before words of its own", "<p>Your awards: the three you would miss most.</p>", "+ Tell us about one"],
	["“Add something” under the heading of the list", "<h3>Prizes and awards</h3>", "Add something you won"],
])("%s", async (_, words, name) => {
	const { held } =
		await filled(`<div><a href="#" id="report">Reported awards</a></div><h2>What fills your days</h2>${words}<div><button type="button" id="add">${name}</button></div><div id="rows"></div>
		<h2>Notes</h2><div>Your notes on our awards</div><div><button type="button" id="note">Add a comment</button></div>
		<script>
			let notes = 0;
			document.getElementById("add").onclick = () => document.getElementById("rows").insertAdjacentHTML("beforeend", '<p><label>Title of the award <input></label></p>');
			for (const id of ["note", "report"]) document.getElementById(id).onclick = () => notes++;
			globalThis.held = () => ({ notes, titles: [...document.querySelectorAll("#rows input")].map(({ value }) => value) });
		</script>`);
	expect(held).toEqual({ notes: 0, titles: STUDENT.answers.achievements!.map(({ title }) => title) });
});

test("a button right after the rows adds to them by a word that names no list", async () => {
	const { held } =
		await filled(`<form><h2>Leadership record</h2><p>Clubs, teams, jobs, service.</p><div id="rows"></div><button type="button" id="add">Add role</button></form>
		<script>
			const rows = document.getElementById("rows");
			const add = () => {
				if (rows.children.length < 2) rows.insertAdjacentHTML("beforeend", '<div class="row"><label>Organization <input></label><label>Your role <input></label></div>');
			};
			document.getElementById("add").onclick = add;
			add();
			globalThis.held = () => [...rows.children].map((row) => [...row.querySelectorAll("input")].map(({ value }) => value));
		</script>`);
	const entries = STUDENT.answers.extracurricularActivities!.slice(0, 2);
	expect(held).toEqual(entries.map(({ organizationName, position }) => [organizationName, position]));
});

test("“Tell us about something you do” adds activities, and so does what it says after the first", async () => {
	const { held } =
		await filled(`<form><h2>Your days</h2><p>It all counts.</p><div id="rows"></div><button type="button" id="add">Tell us about something you do</button></form>
		<script>
			const rows = document.getElementById("rows");
			document.getElementById("add").onclick = ({ target }) => {
				rows.insertAdjacentHTML("beforeend", '<div><h3>Number ' + ["one", "two", "three"][rows.children.length] + '</h3><label>What is it called? <input></label><label>Your role there <input></label><label>How many hours does it take in a week? <input></label></div>');
				target.textContent = "Tell us about something else";
				target.disabled = rows.children.length === 3;
			};
			globalThis.held = () => [...rows.children].map((row) => [...row.querySelectorAll("input")].map(({ value }) => value));
		</script>`);
	const entries = STUDENT.answers.extracurricularActivities!;
	expect(held).toEqual(
		entries.slice(0, 3).map(({ organizationName, position, hoursSpendPerWeek }) => [organizationName, position, String(hoursSpendPerWeek)]),
	);
});

test("a button that says how many rows there may be adds one", async () => {
	const { held } = await filled(`<form><h2>High school courses</h2>${ROWS}<button type="button" id="add">Add row (up to 4)</button></form>
		<script>
			const rows = document.getElementById("rows");
			const add = () => rows.insertAdjacentHTML("beforeend", "<tr><td><input></td><td><input></td><td></td></tr>");
			document.getElementById("add").onclick = add;
			add();
			${HELD}
		</script>`);
	expect(held).toEqual(COURSES);
});
