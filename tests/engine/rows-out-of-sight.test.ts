import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { makingRoom } from "./making-room";

const AWARDS = STUDENT.answers.achievements!.map(({ title, yearAwarded }) => [title, yearAwarded]);
const GRADES = '<option value="">Choose</option><option>9th Grade</option><option>10th Grade</option><option>11th Grade</option>';
const filled = makingRoom();
const TOLD = [0, 1, 2].flatMap((entry) => [`filled achievements[${entry}].title`, `filled achievements[${entry}].yearAwarded`]);

test.each([
	["tabs", "display: none"],
	["panels that fold up", "visibility: hidden; height: 0; overflow: hidden"],
])("%s that show one entry each get the next entry in the next; only what is in sight is taken back", async (_, hiding) => {
	const { held, told, undone } =
		await filled(`<h2>Honors and awards</h2><form id="form"><div id="tabs"></div><p><button type="button" id="add">Add award</button></p></form>
		<script>
			const tabs = document.getElementById("tabs");
			const add = () => {
				for (const tab of tabs.children) tab.style.cssText = "${hiding}";
				const n = tabs.children.length + 1;
				tabs.insertAdjacentHTML("beforeend", '<div><label>Title of the award <input name="t' + n + '"></label> <label>Grade when received <select name="g' + n + '">${GRADES}</select></label></div>');
			};
			document.getElementById("add").onclick = add;
			add();
			globalThis.held = () => [...tabs.children].map((tab) => [tab.querySelector("input").value, tab.querySelector("select").value]);
		</script>`);
	expect(held).toEqual(AWARDS);
	expect([...told].sort()).toEqual([...TOLD].sort());
	expect(undone).toEqual([...AWARDS.slice(0, -1), ["", ""]]);
});

/** Takes what is typed into a list and empties its boxes. */
const TAKING_IN = `<h2>Honors and awards</h2><ul id="list"></ul>
	<div><label>Title of the award <input id="title"></label> <label>Grade when received <select id="grade">${GRADES}</select></label> <button type="button" id="add">Add award</button></div>
	<script>
		const at = (id) => document.getElementById(id);
		const awards = [];
		at("add").onclick = () => {
			if (!at("title").value) return;
			awards.push([at("title").value, at("grade").value]);
			at("list").insertAdjacentHTML("beforeend", "<li></li>");
			at("list").lastChild.textContent = at("title").value;
			at("title").value = "";
			at("grade").value = "";
		};
		globalThis.held = () => ({ awards, typed: at("title").value });
	</script>`;

test("a button that takes what was typed into the page's list is pressed for the last entry too", async () => {
	const { held, told } = await filled(TAKING_IN);
	expect(held).toEqual({ awards: AWARDS, typed: "" });
	expect(told.filter((each) => each.startsWith("filled"))).toEqual(TOLD);
});

/** A panel in the page itself, with buttons to save and to cancel; `standing` is a button of the page that says the same. */
const panel = (
	standing = "",
) => `<h2>Honors and awards</h2><ul id="list"></ul><div id="place"></div><button type="button" id="add">Add award</button>${standing}
	<script>
		const place = document.getElementById("place");
		const awards = [];
		globalThis.pressed = 0;
		document.getElementById("add").onclick = () => {
			place.innerHTML = '<div><label>Title of the award <input></label> <label>Grade when received <select>${GRADES}</select></label><p><button type="button" id="save">Save</button> <button type="button">Cancel</button></p></div>';
			if (document.querySelector("#page")) place.querySelector("#save").remove();
			place.querySelector("#save")?.addEventListener("click", () => {
				awards.push([place.querySelector("input").value, place.querySelector("select").value]);
				document.getElementById("list").insertAdjacentHTML("beforeend", "<li>" + place.querySelector("input").value + "</li>");
				place.innerHTML = "";
			});
		};
		document.querySelector("#page")?.addEventListener("click", () => globalThis.pressed++);
		globalThis.held = () => ({ awards, pressed: globalThis.pressed });
	</script>`;

test("a panel that came with the press is saved, entry by entry", async () => {
	expect((await filled(panel())).held).toEqual({ awards: AWARDS, pressed: 0 });
});

test("a button to save that the page had before is left to the student", async () => {
	expect((await filled(panel('<p><button type="button" id="page">Save</button> <button type="button">Cancel</button></p>'))).held).toEqual({
		awards: [],
		pressed: 0,
	});
});

test("a nameless button under another list's heading is not pressed for this one", async () => {
	const { held } = await filled(`<form id="form"><h3>Awards</h3><div id="awards"></div><button type="button" data-list="awards">Add</button>
		<h3>Activities</h3><div id="activities"></div><button type="button" data-list="activities">Add</button></form>
		<script>
			const ROWS = { awards: '<p><label>Title of the award <input></label></p>', activities: '<p><label>Name of the organization <input></label></p>' };
			for (const button of document.querySelectorAll("button"))
				button.onclick = () => document.getElementById(button.dataset.list).insertAdjacentHTML("beforeend", ROWS[button.dataset.list]);
			globalThis.held = () => Object.keys(ROWS).map((list) => [...document.querySelectorAll("#" + list + " input")].map(({ value }) => value));
		</script>`);
	expect(held).toEqual([
		AWARDS.map(([title]) => title),
		STUDENT.answers.extracurricularActivities!.map(({ organizationName }) => organizationName),
	]);
});

test("entries that the page holds closed are opened one by one, other panels are not", async () => {
	const entry = (n: number) =>
		`<div><button type="button" aria-expanded="${n === 1}">Award ${n}</button><div ${n === 1 ? "" : "hidden"}><label>Title of the award <input name="t${n}"></label> <label>Grade when received <select name="g${n}">${GRADES}</select></label></div></div>`;
	const { held } = await filled(`<h2>Honors and awards</h2><div id="entries">${[1, 2, 3].map(entry).join("")}</div>
		<button type="button" aria-expanded="false" id="help">What counts as an award</button>
		<script>
			let helped = false;
			for (const button of document.querySelectorAll("#entries button")) button.onclick = () => {
				const isOpen = button.getAttribute("aria-expanded") === "true";
				button.setAttribute("aria-expanded", !isOpen);
				button.nextElementSibling.hidden = isOpen;
			};
			document.getElementById("help").onclick = () => { helped = true; };
			globalThis.held = () => ({ helped, awards: [1, 2, 3].map((n) => [document.querySelector("[name=t" + n + "]").value, document.querySelector("[name=g" + n + "]").value]) });
		</script>`);
	expect(held).toEqual({ helped: false, awards: AWARDS });
});

test("an entry that folded up when the next one came is not opened again", async () => {
	const { held } = await filled(`<h2>Honors and awards</h2><div id="cards"></div><button type="button" id="add">Add award</button>
		<script>
			const cards = document.getElementById("cards");
			const open = (card) => {
				for (const other of cards.children) {
					other.firstChild.setAttribute("aria-expanded", other === card);
					other.lastChild.hidden = other !== card;
				}
			};
			document.getElementById("add").onclick = () => {
				const n = cards.children.length + 1;
				cards.insertAdjacentHTML("beforeend", '<div><button type="button">Award ' + n + '</button><div><label>Title of the award <input name="t' + n + '"></label> <label>Grade when received <select name="g' + n + '">${GRADES}</select></label></div></div>');
				const card = cards.lastChild;
				card.firstChild.onclick = () => open(card);
				open(card);
			};
			globalThis.held = () => [...cards.children].map((card) => [card.querySelector("input").value, card.querySelector("select").value]);
		</script>`);
	expect(held).toEqual(AWARDS);
});
