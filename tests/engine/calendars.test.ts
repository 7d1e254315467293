import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

/** A calendar that slides to its next month: for 200 ms both months stand there, and neither takes a day. `opener` opens it, `panel` says where it is drawn. */
const calendar = (box: string, opener: string) => `${box}
	<script>
	const input = document.querySelector("#born");
	const months = ["January","February","March","April","May","June","July","August","September","October","November","December"];
	let year = 2008, month = 5, panel, isSliding = false;
	const table = () => {
		const days = new Date(year, month + 1, 0).getDate();
		const cells = Array.from({ length: days }, (_, n) => "<td><button type='button' aria-label='" + months[month] + " " + (n + 1) + ", " + year + "'>" + (n + 1) + "</button></td>");
		return "<table><tr>" + cells.join("") + "<td><button type='button' aria-label='" + months[(month + 1) % 12] + " 1, " + year + "'>1</button></td></tr></table>";
	};
	const draw = (left = "") => {
		panel ??= document.body.appendChild(document.createElement("div"));
		panel.innerHTML = '<button type="button" aria-label="Previous month">‹</button><b>' + months[month] + " " + year + '</b><button type="button" aria-label="Next month">›</button>' + left + table();
		const [back, on] = panel.querySelectorAll("button");
		back.onclick = () => turn(-1);
		on.onclick = () => turn(1);
		for (const day of panel.querySelectorAll("td button")) day.onclick = () => {
			if (isSliding) return;
			const [name, date, of] = day.ariaLabel.replace(",", "").split(" ");
			input.value = String(months.indexOf(name) + 1).padStart(2, "0") + "/" + date.padStart(2, "0") + "/" + of;
			panel.remove();
			panel = undefined;
		};
	};
	const turn = (by) => {
		if (isSliding) return;
		const left = table();
		month += by;
		isSliding = true;
		draw(left);
		setTimeout(() => { isSliding = false; draw(); }, 200);
	};
	document.querySelector("${opener}").addEventListener("click", (event) => { event.preventDefault(); draw(); });
	globalThis.held = () => [input.value, panel === undefined];
	</script>`;

test.each([
	[
		"by a picture that a link holds",
		'<form><table><tr><td><label for="born">Date of birth</label></td><td><input id="born" readonly><a href="javascript:void(0)"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAI=" width="16" height="16" alt="Choose a date"></a></td></tr></table></form>',
		"a",
	],
	[
		"by a picture that is a button",
		'<form><div><label for="born">Date of birth</label> <input id="born" readonly> <input type="image" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAI=" width="16" height="16" alt="Calendar"></div></form>',
		"[type=image]",
	],
	[
		"by the box, of which a directive tells",
		'<div><label for="born">Date of birth</label><input id="born" readonly bsdatepicker></div>',
		"#born",
	],
	[
		"by the box, of which its prompt tells",
		'<div><label for="born">Date of birth</label><input id="born" readonly placeholder="MM/DD/YYYY"></div>',
		"#born",
	],
])("a calendar that slides, opened %s", async (_, box, opener) => {
	const { held, outcomes } = await filled(calendar(box, opener));
	expect(held).toEqual(["04/17/2008", true]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

test("months in Spanish are known on a page that says it is English", async () => {
	const months = ["Ene", "Feb", "Mar", "Abr", "May", "Jun", "Jul", "Ago", "Sep", "Oct", "Nov", "Dic"];
	const { held } =
		await filled(`<div class="picker"><label for="born">Mes y año de graduación de la preparatoria</label><input id="born" readonly placeholder="MM/AAAA"></div>
	<script>
	const input = document.querySelector("#born");
	let year = 2026, panel;
	const draw = () => {
		panel ??= document.body.appendChild(document.createElement("div"));
		panel.innerHTML = '<button type="button" aria-label="Año anterior">«</button><b>' + year + '</b><button type="button" aria-label="Año siguiente">»</button><table><tr>' + ${JSON.stringify(months)}.map((name) => "<td>" + name + "</td>").join("") + "</tr></table>";
		const [back, on] = panel.querySelectorAll("button");
		back.onclick = () => { year--; draw(); };
		on.onclick = () => { year++; draw(); };
		panel.querySelectorAll("td").forEach((cell, place) => cell.onclick = () => {
			input.value = String(place + 1).padStart(2, "0") + "/" + year;
			panel.remove();
			panel = undefined;
		});
	};
	input.addEventListener("click", () => panel || draw());
	globalThis.held = () => [input.value, panel === undefined];
	</script>`);
	expect(held).toEqual(["06/2027", true]);
});
