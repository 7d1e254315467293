import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

const MONTHS = `const months = ["January","February","March","April","May","June","July","August","September","October","November","December"];`;

/**
 * A calendar of one month, drawn into `panel()` by `open()` and gone once a day is chosen. `arrows` are what turns it, the month back and on, and
 * `keep(day)` is the page's own.
 */
const calendar = (arrows: [string, string], page: string, cell = "button") => `<script>
	${MONTHS}
	let year = 2008, month = 7, drawn;
	const open = () => {
		const root = panel();
		root.innerHTML = '<div style="display:flex;width:280px">${arrows[0]}<b style="flex:1">' + months[month] + " " + year + '</b>${arrows[1]}</div><div style="width:280px">' +
			Array.from({ length: new Date(year, month + 1, 0).getDate() }, (_, n) => cell(n + 1)).join("") + "</div>";
		root.querySelector(".a").onclick = () => { month--; open(); };
		root.querySelector(".b").onclick = () => { month++; open(); };
		for (const day of root.querySelectorAll("[data-day]")) day.onclick = () => { keep(Number(day.dataset.day)); root.innerHTML = ""; };
	};
	const cell = (day) => '<${cell} type="button" data-day="' + day + '">' + day + "</${cell}>";
	const panel = () => drawn ??= document.body.appendChild(document.createElement("div"));
	const two = (number) => String(number).padStart(2, "0");
	const written = (day) => two(month + 1) + "/" + two(day) + "/" + year;
	${page}
	</script>`;

const NAMED: [string, string] = [
	'<button type="button" class="a" aria-label="Previous month">‹</button>',
	'<button type="button" class="b" aria-label="Next month">›</button>',
];
const NAMELESS: [string, string] = [
	'<span class="a" style="cursor:pointer;width:20px"><svg width="10" height="10"></svg></span>',
	'<span class="b" style="cursor:pointer;width:20px"><svg width="10" height="10"></svg></span>',
];

test("a calendar is turned by arrows that nothing names, and opened by what stands nameless beside a box that asks for a date", async () => {
	const { held, outcomes } = await filled(`
		<div style="width:400px"><label for="born">Date of birth</label><div style="display:flex"><input id="born" readonly><span id="opener"><svg width="16" height="16"></svg></span></div>
		<div><button type="button" id="other"><svg width="16" height="16"></svg></button></div></div>
		${calendar(
			NAMELESS,
			`let others = 0;
			document.querySelector("#opener").onclick = open;
			document.querySelector("#other").onclick = () => others++;
			const keep = (day) => { document.querySelector("#born").value = written(day); };
			globalThis.held = () => [document.querySelector("#born").value, others];`,
		)}`);
	expect(held).toEqual(["04/17/2008", 0]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("days that the page's own elements draw around words in their slots take the press", async () => {
	const { held } = await filled(`
		<label for="born">Date of birth</label><div class="date-picker"><input id="born" readonly></div><div id="shell"></div>
		${calendar(
			NAMED,
			`customElements.define("x-day", class extends HTMLElement {
				connectedCallback() {
					this.attachShadow({ mode: "open" }).innerHTML = "<button type=button><slot></slot></button>";
					this.shadowRoot.querySelector("button").onclick = () => { this.isPressed = true; };
				}
			});
			const shell = document.querySelector("#shell").attachShadow({ mode: "open" });
			drawn = shell.appendChild(document.createElement("div"));
			const born = document.querySelector("#born");
			born.onclick = open;
			const keep = (day) => { if (shell.querySelector("[data-day='" + day + "']").isPressed) born.value = written(day); };
			globalThis.held = () => born.value;`,
			"x-day",
		)}`);
	expect(held).toBe("04/17/2008");
});

test.each([
	["says that it opens a dialog and is labelled with the date", 'aria-haspopup="dialog" aria-label="Date of birth"', "Not set"],
	["only says that it expands, and asks to pick a date", 'aria-expanded="false" aria-label="Date of birth"', "Pick a date"],
])("a button without a box opens its calendar where it %s", async (_, attributes, text) => {
	const { held, outcomes } = await filled(`
		<div><p>Date of birth</p><button type="button" id="born" ${attributes}>${text}</button></div>
		${calendar(
			NAMED,
			`const born = document.querySelector("#born");
			born.onclick = open;
			const keep = (day) => { born.textContent = months[month] + " " + day + ", " + year; };
			globalThis.held = () => born.textContent;`,
		)}`);
	expect(held).toBe("April 17, 2008");
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("a date that a button shows while the page keeps none is no answer; a fold headed by a year asks nothing", async () => {
	const { held, outcomes } = await filled(`
		<div><p>Date of birth</p><x-button calendar="kept"></x-button><div id="kept"><input type="hidden" name="born" value=""></div></div>
		<button type="button" aria-expanded="false" id="fold">Grade 9 2022</button>
		${calendar(
			NAMED,
			`const root = document.querySelector("x-button").attachShadow({ mode: "open" });
			root.innerHTML = "<button type=button aria-expanded=false aria-label='Date of birth'>Nov 26, 2026</button>";
			const button = root.querySelector("button"), kept = document.querySelector("[name=born]");
			button.onclick = open;
			const keep = (day) => { button.textContent = months[month] + " " + day + ", " + year; kept.value = year + "-" + two(month + 1) + "-" + two(day); };
			globalThis.held = () => kept.value;`,
		)}`);
	expect(held).toBe("2008-04-17");
	expect(outcomes.map(({ label, status }) => [label, status])).toEqual([["Date of birth", "filled"]]);
});

test("of two months side by side the day is pressed in the one that is wanted", async () => {
	const { held } = await filled(`
		<label for="born">Date of birth</label><div class="date-picker"><input id="born" readonly></div><div id="panel"></div>
		<script>
		const input = document.querySelector("#born"), panel = document.querySelector("#panel");
		const pressed = [];
		input.onclick = () => {
			panel.innerHTML = [["March", 31], ["April", 30]].map(([name, days]) => "<section><b>" + name + " 2008</b><div>" + Array.from({ length: days }, (_, n) => "<button type=button data-month=" + name + ">" + (n + 1) + "</button>").join("") + "</div></section>").join("");
			for (const day of panel.querySelectorAll("button")) day.onclick = () => {
				pressed.push(day.dataset.month);
				input.value = day.dataset.month + " " + day.textContent + ", 2008";
				panel.innerHTML = "";
			};
		};
		globalThis.held = () => [input.value, ...pressed];
		</script>`);
	expect(held).toEqual(["April 17, 2008", "April"]);
});

/** Columns of numbers that the page reads by what stands in the middle of each, once it is accepted. `far` draws only the numbers in sight. */
const WHEEL = `
	<label for="born">Date of birth</label><div class="date-picker"><input id="born" readonly></div><div id="panel"></div>
	<script>
	${MONTHS}
	const input = document.querySelector("#born"), panel = document.querySelector("#panel");
	const count = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
	const COLUMNS = [count(1990, 2026), months, count(1, 31)];
	const middle = (column) => column.children[1 + Math.round(column.scrollTop / 20)].textContent;
	input.onclick = () => {
		panel.innerHTML = '<div style="display:flex">' + COLUMNS.map((column) => '<ul style="height:60px;width:90px;margin:0;padding:0;overflow-y:scroll;position:relative">' + ["", ...column, ""].map((each) => '<li style="height:20px;line-height:20px;list-style:none">' + each + "</li>").join("") + "</ul>").join("") + "</div><button type=button>Done</button>";
		panel.querySelector("button").onclick = () => {
			const [year, month, day] = [...panel.querySelectorAll("ul")].map(middle);
			input.value = month + " " + day + ", " + year;
			panel.innerHTML = "";
		};
	};
	globalThis.held = () => [input.value, panel.innerHTML === ""];
	</script>`;

test("columns of years, months and days are turned to the date and accepted", async () => {
	const { held, outcomes } = await filled(WHEEL);
	expect(held).toEqual(["April 17, 2008", true]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

const PIECES = ["Month", "Day", "Year"];

test("inputs that are the pieces of one date take it together, and are emptied together", async () => {
	const piece = (name: string) => `<input role="spinbutton" aria-label="${name}" inputmode="numeric" style="width:60px">`;
	const { held, undone, outcomes } = await filled(`
		<span id="of">Date of birth</span><div role="group" aria-labelledby="of">${PIECES.map(piece).join("/")}</div>
		<script>globalThis.held = () => [...document.querySelectorAll("input")].map(({ value }) => value);</script>`);
	expect(held).toEqual(["04", "17", "2008"]);
	expect(undone).toEqual(["", "", ""]);
	expect(outcomes.map(({ label, status }) => [label, status])).toEqual([["Date of birth", "filled"]]);
});

test("pieces that hear of a key only by the older word for what is typed take the date", async () => {
	const piece = (name: string, place: number) =>
		`<span role="spinbutton" contenteditable="true" tabindex="0" aria-label="${name}" aria-valuetext="Empty">${["MM", "DD", "YYYY"][place]}</span>`;
	const { held } = await filled(`
		<span id="of">Date of birth</span><div role="group" aria-labelledby="of">${PIECES.map(piece).join("/")}</div>
		<script>
		const state = {};
		for (const piece of document.querySelectorAll("[role=spinbutton]")) {
			const name = piece.getAttribute("aria-label");
			piece.addEventListener("textInput", (event) => {
				event.preventDefault();
				state[name] = (state[name] ?? "") + event.data;
				piece.textContent = state[name];
				piece.setAttribute("aria-valuenow", Number(state[name]));
				piece.setAttribute("aria-valuetext", state[name]);
			});
			piece.addEventListener("input", () => { state[name] = "typed over"; });
		}
		globalThis.held = () => ({ ...state });
		</script>`);
	expect(held).toEqual({ Month: "04", Day: "17", Year: "2008" });
});
