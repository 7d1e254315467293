import jQuery from "jquery";
import "chosen-js/chosen.css";
import { STATES } from "../../lists";
import "./page.css";

Object.assign(window, { jQuery, $: jQuery });

let submitted = false;

/** Chosen wants to find jQuery on the window, so it is loaded once that is there. */
async function begin() {
	await import("chosen-js/chosen.jquery.js");
	const $ = jQuery as any;

	$("#appl_state, #hs_state").each((_n: number, list: HTMLSelectElement) => {
		for (const [code, name] of STATES) $(list).append($("<option>").val(code).text(name));
	});
	$("select.chosen").not(".wide, .grades").chosen({ width: "160px", disable_search_threshold: 8, allow_single_deselect: true });
	$("select.wide").chosen({ width: "420px", search_contains: true, allow_single_deselect: true });
	$("select.grades").chosen({ width: "190px" });

	// (530) 555-0100 as it is typed
	$("[name=appl_phone], [name=appl_phone2], [name=ref1_phone], [name=ref2_phone]").on("input", function (this: HTMLInputElement) {
		const digits = this.value.replace(/\D/g, "").slice(0, 10);
		if (digits.length > 6) this.value = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
		else if (digits.length > 3) this.value = `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
		else this.value = digits;
	});

	$("#scholarship").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
}
begin();

type Control = HTMLInputElement & HTMLSelectElement;
const form = document.getElementById("scholarship") as HTMLFormElement;
const names = [...new Set([...form.elements].map((control) => (control as Control).name).filter(Boolean))];
const called = (name: string) => [...form.querySelectorAll(`[name="${name}"]`)] as Control[];

/** What the form posts under a name. */
function posted(name: string) {
	const [first] = called(name);
	const sent = new FormData(form).getAll(name) as string[];
	if (first.type === "checkbox") return sent.length > 0;
	return first.multiple ? sent : (sent[0] ?? "");
}

function shown(name: string) {
	const [first] = called(name);
	if (first.type === "checkbox") return first.checked;
	if (first.type === "radio") return called(name).find((each) => each.checked)?.closest("label")?.textContent?.trim() ?? "";
	if (first.tagName !== "SELECT") return first.value;
	const drawn = document.getElementById(`${first.id}_chosen`);
	if (first.multiple) return [...(drawn?.querySelectorAll(".search-choice span") ?? [])].map((choice) => choice.textContent ?? "");
	const single = drawn?.querySelector(".chosen-single");
	return single && !single.classList.contains("chosen-default") ? (single.querySelector("span")?.textContent ?? "") : "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names.map((name) => [name, posted(name)])), submitted }),
	formShown: () => Object.fromEntries(names.map((name) => [name, shown(name)])),
});
