import "chosen-js/chosen.css";
import "./page.css";
import "./jquery-global";
import "chosen-js";
import $ from "jquery";

const CHOSEN = ["ddlState", "job_from", "job_to"];
let submitted = false;

// @ts-expect-error: a plugin of jQuery's
$("select.chosen").chosen({ disable_search_threshold: 12, allow_single_deselect: true });

const form = document.forms.namedItem("frmApp") as HTMLFormElement;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => [...form.elements].filter((each): each is Control => Boolean((each as Control).name) && (each as Control).type !== "submit");
const names = () => [...new Set(controls().map(({ name }) => name))];

function formState() {
	const posted = new FormData(form);
	const state: Record<string, unknown> = { submitted };
	for (const name of names()) {
		const [control] = controls().filter((each) => each.name === name);
		state[name] = control?.type === "checkbox" ? posted.has(name) : (posted.get(name) ?? "");
	}
	return state;
}

function shownOf(name: string) {
	if (CHOSEN.includes(name)) {
		const drawn = document.querySelector(`#${name}_chosen .chosen-single`);
		return drawn?.classList.contains("chosen-default") ? "" : (drawn?.querySelector("span")?.textContent ?? null);
	}
	const all = controls().filter((each) => each.name === name) as HTMLInputElement[];
	if (all[0]?.type === "checkbox") return all[0].checked;
	if (all[0]?.type !== "radio") return all[0]?.value;
	const cell = all.find((each) => each.checked)?.closest("td");
	return cell ? (cell.closest("table")?.rows[0]?.cells[cell.cellIndex]?.textContent ?? null) : "";
}

const formShown = () => Object.fromEntries(names().map((name) => [name, shownOf(name)]));

Object.assign(window, { formState, formShown });
