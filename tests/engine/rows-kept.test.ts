import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { makingRoom } from "./making-room";

const filled = makingRoom();
const AWARDS = STUDENT.answers.achievements!.map(({ title, yearAwarded }) => `${title}, ${yearAwarded}`);
const [FIRST, ...OTHERS] = STUDENT.answers.extracurricularActivities!.map(
	({ organizationName, position }) => `${organizationName}, ${position}`,
);

/** Three lines for honors, each with a button that puts two boxes and a button to save in its place; `first` is what the first holds already. */
const lines = (first: string, name: (number: number) => string) => `
	<form><label>Last name <input></label><h2>What you have been recognized for</h2><ul></ul></form>
	<script>
		const kept = [${JSON.stringify(first)}, "", ""], list = document.querySelector("ul"), opened = [];
		const draw = (at) => {
			const line = list.children[at];
			line.innerHTML = "<span>Honor " + (at + 1) + "</span> <span>" + (kept[at] || "Nothing entered") + "</span> ${name(0)}";
			line.querySelector("button").onclick = () => {
				opened.push(at);
				line.innerHTML = "<label>Name of honor or award <input></label><label>Received in <select><option></option>" + [9, 10, 11, 12].map((grade) => "<option>" + grade + "th Grade</option>").join("") + "</select></label><button type=button>Save</button><button type=button>Cancel</button>";
				const [save, cancel] = line.querySelectorAll("button");
				save.onclick = () => { kept[at] = line.querySelector("input").value + ", " + line.querySelector("select").value; draw(at); };
				cancel.onclick = () => draw(at);
			};
		};
		kept.forEach((_, at) => { list.append(document.createElement("li")); draw(at); });
		globalThis.held = () => ({ kept, opened });
	</script>`;

test("the lines that a page has drawn for entries are opened one by one, as long as they are empty", async () => {
	const edit = "<button type=button>Edit</button>";
	expect((await filled(lines("", () => edit))).held).toEqual({ kept: AWARDS, opened: [0, 1, 2] });
	expect((await filled(lines("Spelling bee, 9th Grade", () => edit))).held).toEqual({
		kept: ["Spelling bee, 9th Grade", "", ""],
		opened: [],
	});
});

/** One entry at a time: a button takes it in and empties the boxes for the next; at the last it says so. */
const oneByOne = (more: string, last: string) => `
	<fieldset><legend>Activity <span id="at">1</span> of 3</legend>
		<label>Organization <input id="name"></label><label>Your role <input id="role"></label><button type="button" id="save">${more}</button><p id="kept"></p></fieldset>
	<fieldset><legend>Plans</legend><button type="button" id="all">Save</button></fieldset>
	<script>
		const kept = [], at = (id) => document.getElementById(id);
		let others = 0;
		at("all").onclick = () => others++;
		at("save").onclick = () => {
			kept.push(at("name").value + ", " + at("role").value);
			at("name").value = at("role").value = "";
			at("kept").textContent = kept.join("; ");
			if (kept.length === 2) at("save").textContent = ${JSON.stringify(last)};
			if (kept.length === 3) at("save").remove();
		};
		globalThis.held = () => ({ kept, others });
	</script>`;

test("a button that saves an entry and adds another is pressed, and the one that saves the last", async () => {
	const { held } = await filled(oneByOne("Save and add another", "Save activity"));
	expect(held).toEqual({ kept: [FIRST, ...OTHERS], others: 0 });
});

test("a button that but saves is none that adds", async () => {
	expect((await filled(oneByOne("Save activity", "Save activity"))).held).toEqual({ kept: [], others: 0 });
});

test("a line that is added to the list below it is filled for each entry", async () => {
	const { held } = await filled(`
		<form><fieldset><legend>Honors and awards</legend>
			<div><label>Honor or award <input id="title"></label><label>Year received <select id="grade"><option></option><option>9th Grade</option><option>10th Grade</option><option>11th Grade</option><option>12th Grade</option></select></label><button type="button" id="add">Add to list</button></div>
			<table><tbody><tr><td>No honors listed.</td></tr></tbody></table></fieldset></form>
		<script>
			const kept = [], at = (id) => document.getElementById(id);
			at("add").onclick = () => {
				if (at("title").value) kept.push(at("title").value + ", " + at("grade").value);
				at("title").value = at("grade").value = "";
				document.querySelector("tbody").innerHTML = kept.map((each) => "<tr><td>" + each + "</td></tr>").join("");
			};
			globalThis.held = () => kept;
		</script>`);
	expect(held).toEqual(AWARDS);
});
