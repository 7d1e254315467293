import "./page.css";

const MAX = 8;
const form = document.querySelector("form") as HTMLFormElement;
const groups = document.querySelector(".gfield_list_groups") as HTMLElement;
let submitted = false;

/** What gravityforms.js does after each added or deleted line: odd and even, labels, which icons are seen. */
function adjust() {
	const rows = [...groups.querySelectorAll<HTMLElement>(".gfield_list_group")];
	rows.forEach((row, index) => {
		row.className = `${index % 2 ? "gfield_list_row_even" : "gfield_list_row_odd"} gfield_list_group`;
		for (const input of row.querySelectorAll<HTMLInputElement>("input"))
			input.setAttribute("aria-label", (input.dataset.ariaLabelTemplate ?? "").replace("{0}", String(index + 1)));
		const remove = row.querySelector(".delete_list_item") as HTMLElement;
		remove.style.visibility = rows.length > 1 ? "visible" : "hidden";
		remove.setAttribute("aria-label", `Remove row ${index + 1}`);
		(row.querySelector(".add_list_item") as HTMLElement).style.display = rows.length >= MAX ? "none" : "";
	});
}

groups.addEventListener("click", (event) => {
	const target = event.target as HTMLElement;
	const row = target.closest(".gfield_list_group");
	if (!row) return;
	if (target.matches(".add_list_item")) {
		if (groups.children.length >= MAX) return;
		const copy = row.cloneNode(true) as HTMLElement;
		for (const input of copy.querySelectorAll("input")) input.value = "";
		row.after(copy);
		copy.querySelector("input")?.focus();
		adjust();
	}
	if (target.matches(".delete_list_item") && groups.children.length > 1) {
		row.remove();
		adjust();
	}
});

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
const COLUMNS = ["group", "role", "hours", "weeks"];

function state() {
	const cells = new FormData(form).getAll("input_7[]");
	return {
		first: value("input_1.3"),
		last: value("input_1.6"),
		email: value("input_2"),
		phone: value("input_3"),
		...Object.fromEntries(
			[0, 1, 2].flatMap((row) => COLUMNS.map((column, index) => [`act${row}_${column}`, String(cells[row * COLUMNS.length + index] ?? "")])),
		),
		led: value("input_9"),
		knowsName: value("input_11"),
		knowsEmail: value("input_12"),
		consent: (form.elements.namedItem("input_14.1") as HTMLInputElement).checked,
		comments: value("input_15"),
	};
}

Object.assign(window, { formState: () => ({ ...state(), submitted }), formShown: state });
