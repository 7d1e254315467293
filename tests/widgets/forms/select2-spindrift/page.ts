import "./jq";
import $ from "jquery";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/ui/i18n/datepicker-es.js";
import "jquery-ui/dist/themes/redmond/jquery-ui.css";
import "inputmask/dist/jquery.inputmask.js";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./page.css";

// biome-ignore lint: jQuery plug-ins
const jq: any = $;
if (typeof select2 === "function" && !jq.fn.select2) (select2 as any)(window, jq);

const es = { noResults: () => "No se encontraron resultados", removeAllItems: () => "Eliminar todos los elementos", removeItem: () => "Eliminar elemento", searching: () => "Buscando…" };
function dress(scope: any) {
	scope.find("select.select2").each(function (this: HTMLSelectElement) {
		jq(this).select2({ placeholder: jq(this).data("placeholder"), allowClear: !this.multiple, language: es, width: "100%" });
	});
	scope.find("input.fecha").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2030" });
	scope.find("input.telefono").inputmask("(999) 999-9999");
	scope.find("input.cp").inputmask("99999");
	scope.find("input.edad").inputmask({ regex: "\\d{1,2}", placeholder: "", showMaskOnHover: false });
	scope.find("input.dinero").inputmask("numeric", { groupSeparator: ",", digits: 0, rightAlign: false });
}
jq.datepicker.setDefaults({ ...jq.datepicker.regional.es, dateFormat: "mm/dd/yy" });
dress(jq("#new_scholarship_application"));

const MAX = 3;
let next = 1;
jq(document).on("click", "button.agregar[data-list]", function (this: HTMLElement) {
	const list = jq(jq(this).data("list"));
	if (list.children(".nested-fields").length >= MAX) return;
	const html = jq(jq(this).data("template")).html().replace(/NEW_RECORD/g, String(next++ + 1000));
	const block = jq(html).appendTo(list);
	dress(block);
	jq(this).toggle(list.children(".nested-fields").length < MAX);
});
jq(document).on("click", "a.quitar", function (this: HTMLElement, event: Event) {
	event.preventDefault();
	const list = jq(this).closest(".nested-fields").parent();
	jq(this).closest(".nested-fields").remove();
	list.next("button.agregar").show();
});
document.documentElement.lang = "es";
let submitted = false;
jq("#new_scholarship_application").on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});

const N = "scholarship_application";
const plain = "first_name middle_name surnames nickname born_on sex birth_city birth_country years_in_us ssn_last4 email phone phone_alt street unit city state zip supervisor_district school_name school_city school_state grade graduates_on gpa sat_total act_composite college enroll_year degree field_of_study occupation_goal parent1_first parent1_last parent1_job parent1_education parent2_first parent2_last parent2_job parent2_education marital income household_size reference_name reference_email reference_phone reference_title essay heard_from signature".split(" ");
const form = document.getElementById("new_scholarship_application") as HTMLFormElement;
const nested = { sib: ["#hermanos", ["first_name", "last_name", "age"]], act: ["#actividades", ["organization", "category", "role", "grades", "hours_per_week"]] } as const;
const find = (root: ParentNode, end: string) => [...root.querySelectorAll<HTMLInputElement>("input,select,textarea")].find((each) => each.name.endsWith(`[${end}]`) || each.name.endsWith(`[${end}][]`));
const read = (control: Element | undefined): unknown => {
	if (!control) return "";
	if (control instanceof HTMLSelectElement) {
		const drawn = control.nextElementSibling;
		if (control.multiple) return [...(drawn?.querySelectorAll(".select2-selection__choice__display") ?? [])].map((each) => each.textContent);
		const text = drawn?.querySelector(".select2-selection__rendered");
		return text?.querySelector(".select2-selection__placeholder") ? "" : (text?.getAttribute("title") ?? "");
	}
	return (control as HTMLInputElement).value;
};
Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const state: Record<string, unknown> = Object.fromEntries(plain.map((key) => [key, data.get(`${N}[${key}]`) ?? ""]));
		state.languages = data.getAll(`${N}[languages][]`);
		state.first_gen = data.get(`${N}[first_gen]`) ?? "";
		state.consent = data.getAll(`${N}[consent]`).includes("1");
		state.company_url = data.get("company_url");
		for (const [name, [list, fields]] of Object.entries(nested)) {
			const blocks = document.querySelectorAll(`${list} > .nested-fields`);
			for (let at = 0; at < MAX; at++)
				for (const field of fields) {
					const control = blocks[at] && find(blocks[at] as Element, field);
					const values = control ? data.getAll(control.name) : [];
					state[`${name}${at + 1}.${field}`] = field === "grades" ? values : (values[0] ?? "");
				}
		}
		return { ...state, submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = Object.fromEntries([...plain, "languages"].map((key) => [key, read(document.getElementById(`${N}_${key}`) ?? undefined)]));
		shown.first_gen = form.querySelector<HTMLInputElement>("input[type=radio]:checked")?.parentElement?.textContent?.trim() ?? "";
		shown.consent = form.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked;
		shown.company_url = (document.getElementById("company_url") as HTMLInputElement).value;
		for (const [name, [list, fields]] of Object.entries(nested)) {
			const blocks = document.querySelectorAll(`${list} > .nested-fields`);
			for (let at = 0; at < MAX; at++) for (const field of fields) shown[`${name}${at + 1}.${field}`] = blocks[at] ? read(find(blocks[at] as Element, field)) : field === "grades" ? [] : "";
		}
		return shown;
	},
});
