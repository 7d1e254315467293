import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { filling } from "./filled";

const filled = filling();

const counter = (id: string, value: string, attributes = "readonly") =>
	`<span><button type="button" aria-label="decrease">−</button><input id="${id}" ${attributes} value="${value}"><button type="button" aria-label="increase">+</button></span>`;
const COUNTS = `
	for (const button of document.querySelectorAll("button[aria-label]")) button.onclick = () => {
		const box = button.parentElement.querySelector("input");
		box.value = Math.max(0, Number(box.value) + (button.ariaLabel === "increase" ? 1 : -1));
	};`;

test("a number that is only counted up and down is counted to, and back", async () => {
	const { held, undone } = await filled(`
		<h2>Activity 1</h2><p><label>Organization name <input></label></p>
		<p><label for="hours">Hours per week</label>${counter("hours", "0")}</p><p><label for="weeks">Weeks per year</label>${counter("weeks", "50")}</p>
		<script>${COUNTS}
		globalThis.held = () => ["hours", "weeks"].map((id) => document.getElementById(id).value);
		</script>`);
	expect(held).toEqual(["6", "50"]);
	expect(undone).toEqual(["0", "50"]);
});

test("the nought between the buttons that count is no answer, until it is one", async () => {
	const { held, outcomes } = await filled(`
		<p><label for="siblings">Number of siblings</label>${counter("siblings", "0", "")}</p><p><label for="sat">SAT attempts</label>${counter("sat", "1", "")}</p>
		<script>${COUNTS}
		globalThis.held = () => ["siblings", "sat"].map((id) => document.getElementById(id).value);
		</script>`);
	expect(held).toEqual(["2", "1"]);
	expect(outcomes.map(({ status, reason }) => reason ?? status)).toEqual(["filled", "already-filled"]);
});

test("the plus beside a number adds no entry and saves none", async () => {
	const { held } = await filled(
		`<h2>Activities</h2><div id="rows"></div><button type="button" id="add">Add activity</button>
		<script>
		const added = [];
		document.getElementById("add").onclick = () => {
			const n = added.push([]);
			document.getElementById("rows").insertAdjacentHTML("beforeend", '<div><label>Organization <input></label><label>Hours per week <input type="number" class="hours"></label><span><button type="button">−</button><input class="spare" aria-label="Copies"><button type="button">+</button></span></div>');
		};
		document.getElementById("add").click();
		globalThis.held = () => [added.length, [...document.querySelectorAll(".hours")].map(({ value }) => value), [...document.querySelectorAll(".spare")].map(({ value }) => value)];
		</script>`,
		true,
	);
	expect(held).toEqual([3, ["6", "12", "5"], ["", "", ""]]);
});

test("what is chosen in a list beside another is moved over to it, and back", async () => {
	const { held, undone } = await filled(`
		<div role="group" aria-labelledby="g"><div id="g">Languages you speak</div>
			<ul role="listbox" aria-multiselectable="true" aria-label="Available" id="from">${["English", "French", "Igbo"].map((name) => `<li role="option">${name}</li>`).join("")}</ul>
			<button type="button" title="Move selection to Chosen">▸</button><button type="button" title="Move selection to Available">◂</button>
			<ul role="listbox" aria-multiselectable="true" aria-label="Chosen" id="to" style="min-height:20px;width:80px"></ul></div>
		<script>
		const [from, to] = [document.getElementById("from"), document.getElementById("to")];
		const move = (source, target) => target.append(...source.querySelectorAll("[aria-selected=true]")) || [...target.children].forEach((item) => item.removeAttribute("aria-selected"));
		for (const list of [from, to]) list.onclick = ({ target }) => { for (const item of list.children) item.setAttribute("aria-selected", item === target); };
		const [over, back] = document.querySelectorAll("button");
		over.onclick = () => move(from, to);
		back.onclick = () => move(to, from);
		globalThis.held = () => [...to.children].map(({ textContent }) => textContent);
		</script>`);
	expect(held).toEqual(["English", "Igbo"]);
	expect(undone).toEqual([]);
});

test("a kind that stands in a list within the list", async () => {
	const kinds = { Academic: ["Robotics", "Debate/Speech"], Work: ["Work (Paid)", "Internship"] };
	const { held } = await filled(`
		<h2>Activity 1</h2><p><label>Organization name <input></label></p>
		<label for="kind">Type of activity</label><input id="kind" role="combobox" aria-haspopup="listbox" aria-expanded="false" readonly><div id="menus"></div>
		<script>
		const kinds = ${JSON.stringify(kinds)}, box = document.getElementById("kind"), menus = document.getElementById("menus");
		const list = (names, opens) => { const ul = document.createElement("ul"); ul.role = "menu"; ul.innerHTML = names.map((name) => '<li role="menuitemcheckbox"' + (opens ? ' class="expands" aria-haspopup="true"' : "") + ">" + name + "</li>").join(""); return ul; };
		box.onclick = () => { if (menus.children.length) return; box.setAttribute("aria-expanded", "true"); menus.append(list(Object.keys(kinds), true)); };
		menus.onclick = ({ target }) => {
			if (target.className === "expands") { menus.children[1]?.remove(); setTimeout(() => menus.append(list(kinds[target.textContent])), 40); return; }
			box.value = target.textContent; box.setAttribute("aria-expanded", "false"); menus.replaceChildren();
		};
		globalThis.held = () => [box.value, menus.children.length];
		</script>`);
	expect(held).toEqual(["Debate/Speech", 0]);
});

test("a browser's own slider in the middle of its scale has not been moved", async () => {
	const { held, undone } = await filled(`
		<h2>High school</h2><p><label>Unweighted GPA <input type="range" id="gpa" min="0" max="4" step="0.01"></label></p>
		<script>globalThis.held = () => document.getElementById("gpa").value;</script>`);
	expect(held).toBe("3.87");
	expect(undone).toBe("2");
});

test("a box for a number asks how many exams there were, not whether there were any", async () => {
	const { held } =
		await filled(`<h2>School</h2><div><span>I have taken</span><input type="number" id="count"><span>AP exams so far</span></div>
		<script>globalThis.held = () => document.getElementById("count").value;</script>`);
	expect(held).toBe(String(STUDENT.answers.educationalBackground!.numberOfAPTests));
});
