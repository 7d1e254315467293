import "bootstrap/dist/css/bootstrap.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "select2/dist/css/select2.css";
import "./style.css";
import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import installSelect2 from "select2";

const $ = (window as any).jQuery;
(installSelect2 as any)(window, $);

const ACTIVITIES = 3;
const PARTS = ["org", "office", "grades", "hours"];
let submitted = false;

function addActivity() {
	const body = $("#activities tbody");
	const row = $(document.importNode((document.querySelector("#activity-row") as HTMLTemplateElement).content, true)).children("tr");
	body.append(row);
	number();
	row.find("select").select2({ width: "100%", placeholder: "Grades" });
}

/** Numbers the rows, and names their boxes after their place. */
function number() {
	const rows = $("#activities tbody tr");
	rows.each((i: number, row: Element) => {
		$(row).find(".n").text(i + 1);
		$(row).find("[data-name]").each((_: number, box: HTMLElement) => {
			const part = box.dataset.name!;
			(box as HTMLInputElement).name = `activity[${i}][${part}]${part === "grades" ? "[]" : ""}`;
		});
	});
	$("#add-activity").prop("disabled", rows.length >= ACTIVITIES);
}

$(() => {
	$(".js-select2").each((_: number, box: HTMLElement) => {
		$(box).select2({ width: "100%", placeholder: box.dataset.placeholder, tags: box.dataset.tags === "true", minimumResultsForSearch: 8 });
	});
	$(".js-date").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "2000:2030" });
	$("#add-activity").on("click", addActivity);
	$("#activities").on("click", ".remove", (event: Event) => {
		const row = $(event.currentTarget as Element).closest("tr");
		row.find("select").select2("destroy");
		row.remove();
		number();
	});
	$("#scholarship").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
	addActivity();
});

const form = () => document.querySelector("#scholarship") as HTMLFormElement;
const boxes = (name: string) => [...form().querySelectorAll<HTMLInputElement & HTMLSelectElement>(`[name="${name}"]`)];

/** Every name of the page with its key: rows of activities are known before they are there. */
function names(): [key: string, name: string][] {
	const own = [...new Set([...form().elements].map((box) => (box as HTMLInputElement).name))].filter((name) => name && !name.startsWith("activity["));
	const rows = Array.from({ length: ACTIVITIES }, (_, i) => PARTS.map((part) => `activity[${i}][${part}]${part === "grades" ? "[]" : ""}`)).flat();
	return [...own, ...rows].map((name) => [name.replace(/\[\]$/, ""), name]);
}

Object.assign(window, {
	formState() {
		const posted = new FormData(form());
		const state: Record<string, unknown> = { submitted };
		for (const [key, name] of names()) {
			if (boxes(name).length === 0) state[key] = "";
			else if (name.endsWith("[]")) state[key] = posted.getAll(name);
			else state[key] = posted.get(name) ?? "";
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [key, name] of names()) {
			const [box] = boxes(name);
			if (!box) shown[key] = "";
			else if (box.type === "radio") shown[key] = boxes(name).find(({ checked }) => checked)?.parentElement?.textContent?.trim() ?? "";
			else if (box.type === "checkbox") shown[key] = box.checked;
			else if (box.tagName !== "SELECT") shown[key] = box.value;
			else {
				const drawn = box.nextElementSibling!;
				if (box.multiple) shown[key] = [...drawn.querySelectorAll(".select2-selection__choice__display")].map((each) => each.textContent);
				else shown[key] = drawn.querySelector(".select2-selection__placeholder") ? "" : (drawn.querySelector(".select2-selection__rendered")?.textContent ?? "");
			}
		}
		return shown;
	},
});
