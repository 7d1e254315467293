import "./jq";
import "chosen-js";
import "chosen-js/chosen.css";
import "ckeditor5/ckeditor5.css";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import "jquery-ui/ui/version.js";
import "jquery-ui/ui/keycode.js";
import "jquery-ui/ui/widgets/datepicker.js";
import "./page.css";
import { Bold, ClassicEditor, Essentials, Italic, List, Paragraph } from "ckeditor5";
import { STATES } from "../../lists";

declare const $: any;
let submitted = false;
const editors: Record<string, any> = {};
const form = document.getElementById("scholarship") as HTMLFormElement;
$("#state").append(STATES.map(([code, name]) => new Option(name, code)));
$("select").each(function (this: HTMLSelectElement) {
	$(this).chosen({ width: "100%", search_contains: true, disable_search_threshold: 8, allow_single_deselect: true, placeholder_text_multiple: "Choose / Escoja", no_results_text: "No match / Sin resultados" });
});
$("#dob").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1995:2014" });
for (const area of document.querySelectorAll<HTMLTextAreaElement>("textarea.rich"))
	ClassicEditor.create(area, { licenseKey: "GPL", plugins: [Essentials, Paragraph, Bold, Italic, List], toolbar: ["bold", "italic", "bulletedList", "undo", "redo"], label: document.querySelector(`label[for="${area.id}"]`)?.textContent ?? "" } as any).then((editor: any) => { editors[area.name] = editor; });
$(form).on("submit", (event: Event) => { event.preventDefault(); submitted = true; });

const controls = () => [...new Set(([...form.elements] as HTMLInputElement[]).map((e) => e.name).filter(Boolean))];
const all = (name: string) => ([...form.elements] as HTMLInputElement[]).filter((e) => e.name === name);
const key = (name: string) => name.replace("[]", "");
Object.assign(window, {
	formState() {
		const data = new FormData(form), out: Record<string, unknown> = { submitted };
		for (const name of controls()) {
			const [one] = all(name);
			if (one.classList.contains("rich")) out[key(name)] = editors[name]?.getData() ?? one.value;
			else if (one.type === "checkbox") out[key(name)] = one.checked;
			else if (name.endsWith("[]")) out[key(name)] = data.getAll(name);
			else out[key(name)] = data.get(name) ?? "";
		}
		return out;
	},
	formShown() {
		const out: Record<string, unknown> = {};
		for (const name of controls()) {
			const [one] = all(name), chosen = document.getElementById(`${one.id.replace(/[^\w]/g, "_")}_chosen`);
			if (one.classList.contains("rich")) out[key(name)] = (one.parentElement!.querySelector(".ck-editor__editable") as HTMLElement)?.innerText.trim() ?? "";
			else if (one.type === "checkbox") out[key(name)] = one.checked;
			else if (one.type === "radio") { const on = all(name).find((e) => e.checked); out[name] = on ? form.querySelector(`label[for="${on.id}"]`)?.textContent : ""; }
			else if (chosen?.matches(".chosen-container-multi")) out[key(name)] = [...chosen.querySelectorAll(".search-choice span")].map((e) => e.textContent);
			else if (chosen) out[name] = chosen.querySelector(".chosen-single:not(.chosen-default) span")?.textContent ?? "";
			else out[name] = one.value;
		}
		return out;
	},
});
