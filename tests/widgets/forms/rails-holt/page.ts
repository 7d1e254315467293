import "flatpickr/dist/flatpickr.css";
import "quill/dist/quill.snow.css";
import "tom-select/dist/css/tom-select.bootstrap5.css";
import "./application.css";
import flatpickr from "flatpickr";
import IMask from "imask";
import Quill from "quill";
import TomSelect from "tom-select";

const $ = (s: string, root: ParentNode = document): any => root.querySelector(s);
const $$ = (s: string, root: ParentNode = document): any[] => [...root.querySelectorAll(s)];

const SCHOOLS = [
	{ id: 1182, name: "Ashland High School", city: "Ashland", state: "OR" }, { id: 1184, name: "Ashland Valley High School", city: "Ashland", state: "OR" },
	{ id: 2290, name: "Ashland Valley Middle College", city: "Medford", state: "OR" }, { id: 3307, name: "Ashland Community High School", city: "Ashland", state: "WI" },
	{ id: 1190, name: "Crater High School", city: "Central Point", state: "OR" }, { id: 1201, name: "Phoenix High School", city: "Phoenix", state: "OR" },
	{ id: 4410, name: "Yreka High School", city: "Yreka", state: "CA" }, { id: 4418, name: "Etna High School", city: "Etna", state: "CA" },
];

/* app/javascript/application.js */
function connect(root: ParentNode) {
	for (const el of $$("select[data-controller=tom-select]", root))
		new TomSelect(el, { plugins: el.multiple ? ["remove_button"] : [], maxOptions: 200, hidePlaceholder: true });
	for (const el of $$("select[data-controller=school-search]", root))
		new TomSelect(el, {
			valueField: "id", labelField: "name", searchField: ["name", "city"], loadThrottle: 250, preload: false, maxItems: 1,
			shouldLoad: (q: string) => q.length > 2,
			load: (q: string, done: any) => {
				setTimeout(() => done(SCHOOLS.filter((s) => `${s.name} ${s.city}`.toLowerCase().includes(q.toLowerCase()))), 320);
			},
			render: {
				option: (s: any, esc: any) => `<div class="py-1"><div class="fw-bold">${esc(s.name)}</div><small class="text-muted">${esc(s.city)}, ${esc(s.state)}</small></div>`,
				item: (s: any, esc: any) => `<div>${esc(s.name)} <span class="text-muted">(${esc(s.city)}, ${esc(s.state)})</span></div>`,
			},
		} as any);
	for (const el of $$("[data-controller=flatpickr]", root)) flatpickr(el, { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" });
	for (const el of $$("[data-mask=phone]", root)) IMask(el, { mask: "(000) 000-0000" });
	for (const el of $$("[data-controller=rich-text]", root)) {
		const hidden = $("input[type=hidden]", el);
		const quill = new Quill($(".rich-text__editor", el), { theme: "snow", modules: { toolbar: [["bold", "italic"], [{ list: "bullet" }]] } });
		quill.on("text-change", () => { hidden.value = quill.getText().trim() ? quill.root.innerHTML : ""; });
	}
}
connect(document);

/* cocoon */
let stamp = 1763950000000;
document.addEventListener("click", (event) => {
	const link = (event.target as HTMLElement).closest("a");
	if (!link) return;
	if (link.getAttribute("href") === "#") event.preventDefault();
	if (link.classList.contains("add_fields")) {
		const kind = link.dataset.association!;
		const html = link.dataset.associationInsertionTemplate!.replaceAll(`new_${link.dataset.associations}`, String((stamp += 1713)));
		const node = $(link.dataset.associationInsertionNode!);
		node.insertAdjacentHTML("beforeend", html);
		connect(node.lastElementChild);
		node.dispatchEvent(new CustomEvent("cocoon:after-insert", { bubbles: true, detail: kind }));
	}
	if (link.classList.contains("remove_fields")) link.closest(".nested-fields")!.remove();
});

/* honors: a turbo frame per record, saved one by one */
const honors = $("#honors");
const render = (t: string) => ($(`template#${t}`) as HTMLTemplateElement).innerHTML;
$("#new_honor_link").addEventListener("click", (event: Event) => {
	event.preventDefault();
	const frame = $("turbo-frame#new_honor");
	if (frame.childElementCount) return;
	setTimeout(() => {
		frame.innerHTML = render("honor_form");
		$("[data-save]", frame).addEventListener("click", () => {
			const title = $("#honor_title", frame).value.trim();
			const grade = $("#honor_grade", frame);
			if (!title) { $("#honor_title", frame).classList.add("is-invalid"); return; }
			setTimeout(() => {
				const li = document.createElement("li");
				li.className = "list-group-item d-flex";
				const n = honors.childElementCount;
				li.innerHTML = `<div class="flex-fill"><strong></strong><br><small class="text-muted"></small></div><a href="#">Remove</a><input type="hidden" name="application[honors_attributes][${n}][title]"><input type="hidden" name="application[honors_attributes][${n}][grade]">`;
				$("strong", li).textContent = title;
				$("small", li).textContent = grade.selectedOptions[0].text;
				const [a, b] = $$("input", li);
				a.value = title;
				b.value = grade.value;
				honors.append(li);
				frame.innerHTML = "";
			}, 200);
		});
		$("[data-cancel]", frame).addEventListener("click", () => { frame.innerHTML = ""; });
	}, 180);
});

let submitted = false;
$("#new_application").addEventListener("submit", (event: Event) => { event.preventDefault(); submitted = true; });

const posted = (el: any): any => {
	if (!el) return "";
	if (el.type === "checkbox") return el.checked;
	if (el.multiple) return $$("option", el).filter((o) => o.selected).map((o) => o.value);
	return el.value;
};
const drawn = (el: any): any => {
	if (!el) return "";
	if (el.tomselect) {
		const items = $$(".item", el.tomselect.control).map((i) => (i.firstChild as Text).textContent!.trim());
		return el.multiple ? items : (items[0] ?? "");
	}
	if (el._flatpickr) return el._flatpickr.altInput.value;
	if (el.type === "checkbox") return el.checked;
	if (el.tagName === "SELECT") return el.selectedOptions[0]?.text ?? "";
	if (el.closest("[data-controller=rich-text]")) return $(".ql-editor", el.closest("[data-controller=rich-text]")).innerText.trim();
	return el.value;
};
const FLAT = ["first_name", "middle_name", "last_name", "email", "email_confirmation", "phone", "street", "unit", "city", "state", "zip", "birth_date_2i", "birth_date_3i", "birth_date_1i", "high_school_id", "entered_on", "graduates_on", "gpa", "class_size", "major", "enrollment_year", "mother_name", "mother_occupation", "mother_education", "father_name", "father_occupation", "father_education", "household_income", "reference_name", "reference_email", "ssn_last4", "heard_from", "essay", "signature", "signed_on", "newsletter", "website"];
const RADIOS = ["grade_level", "citizenship", "first_generation", "hispanic", "shirt_size"];
const NESTED = { siblings: { n: 2, of: ["first_name", "last_name", "age"] }, activities: { n: 3, of: ["kind", "name", "role", "grades", "description"] } };
function read(how: (el: any) => any, radio: (el: any) => any, honor: (li: any) => [string, string]) {
	const out: any = {};
	for (const k of FLAT) out[k] = how($(`#application_${k}`));
	for (const k of RADIOS) { const on = $(`input[type=radio][name="application[${k}]"]:checked`); out[k] = on ? radio(on) : ""; }
	for (const [list, { n, of }] of Object.entries(NESTED))
		for (let i = 0; i < n; i++) {
			const at = $$(`#${list} > .nested-fields`)[i];
			for (const k of of) out[`${list}.${i}.${k}`] = at ? how($(`[name*="[${k}]"]:not([type=hidden][value=""][data-blank])`, at)) : k === "grades" ? [] : "";
		}
	for (let i = 0; i < 3; i++) [out[`honors.${i}.title`], out[`honors.${i}.grade`]] = honors.children[i] ? honor(honors.children[i]) : ["", ""];
	return out;
}
(window as any).formState = () => ({ ...read(posted, (r) => r.value, (li) => $$("input", li).map((i) => i.value) as any), submitted });
(window as any).formShown = () => read(drawn, (r) => $(`label[for="${r.id}"]`).textContent.trim(), (li) => [$("strong", li).textContent, $("small", li).textContent]);
