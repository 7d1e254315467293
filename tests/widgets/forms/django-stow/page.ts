import $ from "jquery";
import select2 from "select2";
import Quill from "quill";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import "select2/dist/css/select2.css";
import "quill/dist/quill.snow.css";
import "intl-tel-input/styles-no-assets";
import "./stow.css";

if (!($.fn as any).select2) (select2 as any)(window, $);
let submitted = false;
const form = document.getElementById("honors-form") as HTMLFormElement;
form.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });

/* autocomplete_light.js */
const URLS: Record<string, [string, string][]> = {
	"/honors/autocomplete/school/": [
		["5103", "Ashland High School — Ashland, OR"], ["7721", "Ashland High School — Ashland, WI"], ["5107", "Ashland Valley High School — Ashland, OR"],
		["8890", "Ash Valley Academy — Milton, GA"], ["2290", "Yreka High School — Yreka, CA"], ["5110", "Phoenix High School — Phoenix, OR"], ["5111", "St. Mary's School — Medford, OR"],
	],
	"/honors/autocomplete/program/": [
		["ART-BA", "Art (BA)"], ["BIO-BS", "Biology (BS)"], ["CE-BS", "Civil Engineering (BS)"], ["ENE-BS", "Environmental Engineering (BS)"], ["ENS-BA", "Environmental Studies (BA)"],
		["HST-BA", "History (BA)"], ["ME-BS", "Mechanical Engineering (BS)"], ["NUR-BSN", "Nursing (BSN)"],
	],
};
$("[data-autocomplete-light-function=select2]").each(function () {
	const element = $(this) as any;
	element.select2({
		placeholder: element.attr("data-placeholder") || "",
		allowClear: true,
		width: "100%",
		minimumInputLength: Number(element.attr("data-minimum-input-length") || 0),
		ajax: {
			delay: 250,
			url: element.attr("data-autocomplete-light-url"),
			transport(params: any, success: any) {
				const term = String(params.data.q ?? params.data.term ?? "").toLowerCase();
				const rows = URLS[params.url].filter(([, text]) => text.toLowerCase().includes(term)).map(([id, text]) => ({ id, text }));
				const timer = setTimeout(() => success({ results: rows, pagination: { more: false } }), 300);
				return { abort: () => clearTimeout(timer) };
			},
			data: (params: any) => ({ q: params.term, page: params.page, create: 0, forward: "{}" }),
		},
	});
});

/* django-quill */
function editor(container: HTMLElement) {
	const input = container.querySelector<HTMLInputElement>("input[type=hidden]")!;
	const quill = new Quill(container.querySelector<HTMLElement>(".django-quill")!, { theme: "snow", modules: { toolbar: [["bold", "italic", "underline"], [{ list: "bullet" }], ["link"], ["clean"]] } });
	quill.on("text-change", () => { input.value = quill.getText().trim() ? quill.root.innerHTML : ""; });
}
document.querySelectorAll<HTMLElement>("form .django-quill-widget-container").forEach(editor);

/* phone */
const phone = intlTelInput(document.getElementById("id_phone") as HTMLInputElement, { initialCountry: "us", separateDialCode: true } as any);

/* state -> county */
const COUNTIES: Record<string, string[]> = { CA: ["Butte", "Humboldt", "Modoc", "Shasta", "Siskiyou", "Tehama"], OR: ["Douglas", "Jackson", "Josephine", "Klamath"] };
const state = document.getElementById("id_state") as HTMLSelectElement;
const county = document.getElementById("id_residency_county") as HTMLSelectElement;
state.addEventListener("change", () => {
	county.innerHTML = '<option value="" selected>---------</option>';
	setTimeout(() => (COUNTIES[state.value] ?? []).forEach((name) => county.add(new Option(name, name))), 200);
});

/* ZIP is checked when one leaves the box */
document.getElementById("id_zip_code")!.addEventListener("blur", (event) => {
	const box = event.target as HTMLInputElement;
	const good = !box.value || /^\d{5}(-\d{4})?$/.test(box.value);
	box.classList.toggle("is-invalid", !good);
	if (!good) box.value = "";
});

/* formsets */
document.querySelectorAll<HTMLElement>("[data-formset-prefix]").forEach((set) => {
	const prefix = set.dataset.formsetPrefix!;
	const total = set.querySelector<HTMLInputElement>(`#id_${prefix}-TOTAL_FORMS`)!;
	set.querySelector("[data-formset-add]")?.addEventListener("click", () => {
		const html = set.querySelector<HTMLTemplateElement>("[data-formset-empty-form]")!.innerHTML.replace(/__prefix__/g, total.value);
		set.querySelector("[data-formset-body]")!.insertAdjacentHTML("beforeend", html);
		total.value = String(Number(total.value) + 1);
		const added = set.querySelector("[data-formset-body]")!.lastElementChild as HTMLElement;
		added.querySelectorAll<HTMLElement>(".django-quill-widget-container").forEach(editor);
	});
});

const KEYS: string[] = JSON.parse(document.getElementById("field-names")!.textContent!);
const many = (key: string) => key.endsWith("grade_levels");
const named = (key: string) => [...form.querySelectorAll<any>(`[name="${key}"]`)];
(window as any).formState = () => {
	const data = new FormData(form);
	const state: any = Object.fromEntries(KEYS.map((key) => [key, many(key) ? data.getAll(key) : (data.get(key) ?? "")]));
	state.phone = phone.getNumber() || "";
	return { ...state, submitted };
};
(window as any).formShown = () =>
	Object.fromEntries(KEYS.map((key) => {
		const [first] = named(key);
		const label = (each: any) => each.closest(".form-check").textContent.trim();
		if (many(key)) return [key, named(key).filter((each) => each.checked).map(label)];
		if (!first) return [key, ""];
		if (first.type === "radio") return [key, named(key).filter((each) => each.checked).map(label)[0] ?? ""];
		if (first.type === "checkbox") return [key, first.checked];
		if (first.type === "hidden") return [key, first.parentElement.querySelector(".ql-editor").textContent];
		if (first.classList.contains("select2-hidden-accessible")) {
			const drawn = first.nextElementSibling.querySelector(".select2-selection__rendered");
			return [key, drawn.querySelector(".select2-selection__placeholder") ? "" : (drawn.getAttribute("title") ?? "")];
		}
		if (first.tagName === "SELECT") return [key, first.value ? first.selectedOptions[0].text : ""];
		return [key, first.value];
	}));
