import "./jq";
import "jquery-ui/ui/widgets/datepicker.js";
import "chosen-js";
import Inputmask from "inputmask";
import "jquery-ui/themes/base/all.css";
import "chosen-js/chosen.css";
import "./style.css";

const $ = (window as any).jQuery;
const form = document.getElementById("g2") as HTMLFormElement;
let submitted = false;

$(() => {
	$(".chzn").chosen({ disable_search_threshold: 8, allow_single_deselect: true, search_contains: true });
	$("input.date").datepicker({ changeMonth: true, changeYear: true, yearRange: "1990:2032", dateFormat: "mm/dd/yy" });
	Inputmask("99/99/9999", { placeholder: "mm/dd/yyyy" }).mask("input.date");
	Inputmask("999-99-9999").mask("input.ssn");
	Inputmask("(999) 999-9999").mask("input.phone");
	Inputmask("99999[-9999]", { greedy: false }).mask("input.zip");
	Inputmask("9{1,3}", { placeholder: "" }).mask("input.int");
	Inputmask("999999").mask("input.ceeb");
	Inputmask("9.99").mask("input.gpa");
	Inputmask("999", { placeholder: "" }).mask("input.sat");
	Inputmask("9{1,2}", { placeholder: "" }).mask("input.act");
	Inputmask("9999", { placeholder: "yyyy" }).mask("input.year");
	Inputmask("numeric", { groupSeparator: ",", digits: 0, prefix: "$ ", rightAlign: false, allowMinus: false }).mask("input.money");
	$("#g2").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
	$("#g2").on("reset", () => setTimeout(() => $(".chzn").trigger("chosen:updated"), 0));
});

const names = [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name).filter(Boolean))];
const kind = (name: string) => form.elements.namedItem(name) as any;

(window as any).formState = () => {
	const posted = new FormData(form);
	const state: Record<string, unknown> = {};
	for (const name of names) state[name] = kind(name).multiple ? posted.getAll(name) : name === "G2" ? posted.has(name) : (posted.get(name) ?? "");
	return { ...state, submitted };
};

(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const name of names) {
		const control = kind(name);
		const drawn = document.getElementById(`${name}_chosen`);
		if (drawn && control.multiple) shown[name] = [...drawn.querySelectorAll(".search-choice span")].map((each) => each.textContent);
		else if (drawn) {
			const single = drawn.querySelector(".chosen-single")!;
			shown[name] = single.classList.contains("chosen-default") ? "" : single.querySelector("span")!.textContent;
		} else if (name === "G2") shown[name] = control.checked;
		else if (control instanceof RadioNodeList) {
			const picked = [...control].find((each) => (each as HTMLInputElement).checked) as HTMLInputElement | undefined;
			shown[name] = picked ? document.querySelector(`label[for="${picked.id}"]`)!.textContent : "";
		} else shown[name] = control.value;
	}
	return shown;
};
