import { expect, test } from "vitest";
import { HOUSEHOLD, peopleOf } from "../../extension/engine/entries-of-people";
import { STUDENT } from "../fixtures/student";
import { makingRoom } from "./making-room";
import { planning } from "./planned";

const planned = planning();
const filled = makingRoom();
const family = (...leaves: string[]) => leaves.map((leaf) => `familyInformation.${leaf}`);

const RELATIONS = ["Parent", "Stepparent", "Brother or sister", "Grandparent"].map((name) => `<option>${name}</option>`).join("");
const CELLS = `<td><input></td><td><select><option></option>${RELATIONS}</select></td><td><input></td><td><input></td>`;
const table = (heading: string, rows: number, relation = "Relationship to you") =>
	`<h3>${heading}</h3><table><tr><th>Full name</th><th>${relation}</th><th>Age</th><th>Occupation</th></tr>${`<tr>${CELLS}</tr>`.repeat(rows)}</table>`;

test("rows that may hold anybody of the family take the parents, then the siblings; what is not saved of one stays empty", async () => {
	expect(await planned(table("Family members", 5))).toEqual([
		...family("parent1FirstName", "parent1FirstName"),
		"no-answer",
		...family("parent1Occupation"),
		...family("parent2FirstName", "parent2FirstName"),
		"no-answer",
		...family("parent2Occupation"),
		...family("siblings[0].firstName", "siblings[0].firstName", "siblings[0].age"),
		"no-answer",
		...family("siblings[1].firstName", "siblings[1].firstName", "siblings[1].age"),
		"no-answer",
		"no-answer",
		"no-answer",
		"no-answer",
		"no-answer",
	]);
});

test.each([
	["family members of whom but some are meant", table("Family members who attended this college", 2)],
	["those who depend on the family", `<h2>People who depend on this income</h2>${table("Family members", 2)}`],
	["the household, where the parents live apart", table("Household members", 2)],
	["rows that do not ask who somebody is", table("Family members", 2, "Since when")],
])("%s: nobody is named", async (_, html) => {
	expect((await planned(html)).filter((path) => /Name|age$/.test(path ?? ""))).toEqual([]);
});

test("members of the family are added one by one, the student's relation to each chosen", async () => {
	const { held, undone } =
		await filled(`<form><h2>Family</h2><p>List your parents first, then your brothers and sisters. Do not list yourself.</p>
		<div id="members"></div><button type="button" id="add">Add a family member</button></form>
		<script>
			const members = document.getElementById("members");
			document.getElementById("add").onclick = () => members.insertAdjacentHTML("beforeend",
				'<div class="member"><h3>Family member ' + (members.children.length + 1) + '</h3><label>First name <input></label><label>Relationship to applicant <select><option value="">Choose</option>${RELATIONS}</select></label><label>Age <input></label><label>Occupation <input></label></div>');
			globalThis.held = () => [...members.children].map((row) => [...row.querySelectorAll("input,select")].map(({ value }) => value));
		</script>`);
	const { parent1FirstName, parent1Occupation, parent2FirstName, parent2Occupation, siblings } = STUDENT.answers.familyInformation!;
	expect(held).toEqual([
		[parent1FirstName, "Parent", "", parent1Occupation],
		[parent2FirstName, "Parent", "", parent2Occupation],
		...siblings!.map(({ firstName, age }) => [firstName, "Brother or sister", String(age), ""]),
	]);
	expect(undone).toEqual(Array(4).fill(["", "", "", ""]));
});

test.each([
	["Married", 4],
	["Divorced", 0],
	["Widowed", 0],
	[undefined, 0],
])("of a household whose parents are %s the answers tell of %i people", (parentsMaritalStatus, count) => {
	const answers = { ...STUDENT.answers, familyInformation: { ...STUDENT.answers.familyInformation, parentsMaritalStatus } };
	expect(peopleOf(HOUSEHOLD, { email: STUDENT.email, answers })).toHaveLength(count);
});
