import IMask from "imask";
import "./page.css";

const form = document.querySelector<HTMLFormElement>("form.jotform-form")!;
let submitted = false;
form.onsubmit = null;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
for (const box of form.querySelectorAll<HTMLInputElement>("[data-type='mask-number']")) IMask(box, { mask: "(000) 000-0000" });

// date field in lite mode
const lite = document.getElementById("lite_mode_12") as HTMLInputElement;
const part = (name: string) => document.getElementById(`${name}_12`) as HTMLInputElement;
function syncLite() {
	const found = /^(\d\d)-(\d\d)-(\d{4})$/.exec(lite.value);
	["month", "day", "year"].forEach((name, i) => (part(name).value = found ? found[i + 1] : ""));
}
for (const kind of ["keyup", "input", "change", "blur"]) lite.addEventListener(kind, syncLite);

// Configurable List widget
type Column = { label: string; type: "text" | "textarea" | "number"; width?: string };
const WIDGETS: Record<string, { name: string; add: string; max: number; start: number; columns: Column[] }> = {
	"27": {
		name: "q27_brothersSisters", add: "Add Brother or Sister", max: 8, start: 1,
		columns: [{ label: "First Name", type: "text" }, { label: "Last Name", type: "text" }, { label: "Age", type: "number", width: "70px" }, { label: "School or Employer", type: "text" }],
	},
	"30": {
		name: "q30_activities", add: "Add Activity", max: 10, start: 1,
		columns: [{ label: "Activity / Organization / Employer", type: "text" }, { label: "Position or Office", type: "text" }, { label: "Description", type: "textarea", width: "220px" }, { label: "Hrs per Week", type: "number", width: "60px" }, { label: "Weeks per Year", type: "number", width: "60px" }],
	},
};
for (const [id, widget] of Object.entries(WIDGETS)) {
	const frame = document.getElementById(`customFieldFrame_${id}`)!;
	const hidden = document.getElementById(`input_${id}`) as HTMLInputElement;
	const head = frame.querySelector("thead tr")!;
	const body = frame.querySelector("tbody")!;
	const add = frame.querySelector<HTMLButtonElement>(".cl-add")!;
	add.textContent = `+ ${widget.add}`;
	for (const { label, width } of widget.columns) {
		const th = document.createElement("th");
		th.textContent = label;
		if (width) th.style.width = width;
		head.append(th);
	}
	head.append(document.createElement("th"));
	const save = () => {
		const rows = [...body.rows].map((row) => [...row.querySelectorAll<HTMLInputElement>("input, textarea")].map((box) => box.value));
		hidden.value = JSON.stringify(rows);
	};
	const addRow = () => {
		if (body.rows.length >= widget.max) return;
		const row = body.insertRow();
		row.className = "cl-row";
		widget.columns.forEach((column, i) => {
			const cell = row.insertCell();
			cell.className = `col${i + 1}`;
			const box = document.createElement(column.type === "textarea" ? "textarea" : "input");
			if (box instanceof HTMLInputElement) box.type = column.type;
			box.name = `col${i + 1}`;
			box.setAttribute("data-title", column.label);
			cell.append(box);
		});
		const remove = document.createElement("button");
		remove.type = "button";
		remove.className = "cl-remove";
		remove.textContent = "×";
		remove.title = "Remove";
		remove.onclick = () => {
			row.remove();
			save();
		};
		row.insertCell().append(remove);
		save();
	};
	for (const kind of ["input", "change", "keyup"]) body.addEventListener(kind, save);
	add.onclick = addRow;
	for (let i = 0; i < widget.start; i++) addRow();
}
const KEPT: Record<string, number> = { "27": 2, "30": 3 };

function read(shown: boolean) {
	const into: Record<string, unknown> = {};
	for (const box of form.elements as unknown as Iterable<HTMLInputElement | HTMLSelectElement>) {
		if (!/^(q\d+_|website$)/.test(box.name) || box.name.startsWith("q12_") || box.classList.contains("form-widget")) continue;
		if (box.type === "radio") into[box.name] = (box as HTMLInputElement).checked ? box.value : (into[box.name] ?? "");
		else if (box.type === "checkbox") into[box.name] = (box as HTMLInputElement).checked ? [box.value] : [];
		else if (shown && box instanceof HTMLSelectElement) into[box.name] = box.value && box.selectedOptions[0].text;
		else into[box.name] = box.value;
	}
	into.q12_graduationDate = shown ? lite.value : ["month", "day", "year"].map((name) => part(name).value).filter(Boolean).join("-");
	for (const [id, { name, columns }] of Object.entries(WIDGETS)) {
		const rows: string[][] = shown
			? [...document.querySelectorAll<HTMLTableRowElement>(`#customFieldFrame_${id} .cl-row`)].map((row) => [...row.querySelectorAll<HTMLInputElement>("input, textarea")].map((box) => box.value))
			: JSON.parse((document.getElementById(`input_${id}`) as HTMLInputElement).value || "[]");
		for (let y = 0; y < KEPT[id]; y++) columns.forEach((_, x) => (into[`${name}[${y}][${x}]`] = rows[y]?.[x] ?? ""));
	}
	return into;
}
Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
