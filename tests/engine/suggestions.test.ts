import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

/** A plain box under which the page draws, a moment after the typing, what begins so; a choice keeps the school's code. */
const page = (schools: readonly string[], box = 'class="autocomplete"') => `
	<p style="position:relative"><label>High school <input id="school" ${box} autocomplete="off"></label><input type="hidden" id="code"></p>
	<p><label>High school city <input id="city"></label></p>
	<script>
	const at = (id) => document.getElementById(id), schools = ${JSON.stringify(schools)};
	at("school").addEventListener("input", () => {
		at("code").value = "";
		setTimeout(() => {
			document.querySelector("#drawn")?.remove();
			const drawn = document.createElement("div");
			drawn.id = "drawn";
			drawn.style = "position:absolute;background:#fff;z-index:2;left:0;top:30px;width:400px";
			for (const school of schools.filter((name) => name.startsWith(at("school").value.slice(0, 7)))) {
				const row = document.createElement("div");
				row.innerHTML = "<b>" + school.split(", ")[0] + "</b><small>" + school.split(", ").slice(1).join(", ") + "</small>";
				row.addEventListener("mousedown", () => { at("school").value = school.split(", ")[0]; at("code").value = schools.indexOf(school); drawn.remove(); });
				drawn.append(row);
			}
			at("school").parentElement.after(drawn);
		}, 300);
	});
	at("school").addEventListener("blur", () => setTimeout(() => document.querySelector("#drawn")?.remove(), 50));
	globalThis.held = () => [at("school").value, at("code").value, at("city").value, document.querySelector("#drawn") !== null];
	</script>`;

const ALIKE = ["Ashland High School, Ashland, OR", "Ashland Valley High School, Ashland, KY", "Ashland Valley High School, Ashland, OR"];

test("what a plain box suggests is taken, of two schools of one name the one in the student's town", async () => {
	const { held, undone } = await filled(page(ALIKE));
	expect(held).toEqual(["Ashland Valley High School", "2", "Ashland", false]);
	expect(undone).toEqual(["", "", "", false]);
});

test("where nothing that is suggested is meant, what was typed stays", async () => {
	const { held } = await filled(page(ALIKE.slice(0, 1)));
	expect(held).toEqual(["Ashland Valley High School", "", "Ashland", false]);
});

test("a box whose help bids choose from the list suggests as well", async () => {
	const { held } = await filled(page(ALIKE.slice(2), 'placeholder="Start typing, then choose from the list"'));
	expect(held).toEqual(["Ashland Valley High School", "0", "Ashland", false]);
});
