import { COUNTRIES, MAJORS, STATES } from "../../lists";
import { escapeHtml, OrielField } from "./oriel";
import "./page.css";

const options = (list: (string | [string, string])[]) => list.map((o) => (Array.isArray(o) ? `<vhu-option value="${o[0]}">${o[1]}</vhu-option>` : `<vhu-option value="${o}">${o}</vhu-option>`)).join("");
const AP = ["African American Studies", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"].map((s) => `AP ${s}`);
const SHEET = `<style>:host{display:block;font:1rem/1.5 "IBM Plex Sans",system-ui,sans-serif}.line{display:grid;gap:1rem;align-items:end}.exam{grid-template-columns:3fr 1fr 1fr}.course{grid-template-columns:3fr 1fr 1fr}.card{border:1px solid #c9c6dd;border-radius:.5rem;padding:1rem 1.25rem;margin:0 0 1rem;background:#faf9ff}.card h3{margin:0 0 .5rem}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}dl{display:grid;grid-template-columns:9rem 1fr;gap:.125rem .75rem;margin:0 0 .75rem}dt{color:#6b6880}dd{margin:0}.empty{color:#6b6880}</style>`;

class VhuExamTable extends HTMLElement {
	connectedCallback() {
		this.attachShadow({ mode: "open" }).innerHTML = SHEET + [0, 1, 2].map((i) => `<div class="line exam" role="group" aria-label="Exam ${i + 1}"><vhu-combobox name="exams.${i}.subject" label="Exam" quiet>${options(AP)}</vhu-combobox><vhu-select name="exams.${i}.score" label="Score" quiet>${options(["5", "4", "3", "2", "1"])}</vhu-select><vhu-text-field name="exams.${i}.year" label="Year taken" quiet inputmode="numeric" maxlength="4"></vhu-text-field></div>`).join("");
	}
}
class VhuCourseList extends HTMLElement {
	#count = 0;
	connectedCallback() {
		this.attachShadow({ mode: "open" }).innerHTML = `${SHEET}<div id="rows"></div><vhu-button id="add">Add another course</vhu-button>`;
		this.#grow();
		this.shadowRoot!.getElementById("add")!.addEventListener("click", () => this.#grow());
	}
	#grow() {
		const i = this.#count++;
		this.shadowRoot!.getElementById("rows")!.insertAdjacentHTML("beforeend", `<div class="line course" role="group" aria-label="College course ${i + 1}"><vhu-text-field name="courses.${i}.title" label="Course title" quiet></vhu-text-field><vhu-text-field name="courses.${i}.grade" label="Grade earned" quiet></vhu-text-field><vhu-text-field name="courses.${i}.credits" label="Credits" type="number" step="0.5" min="0" quiet></vhu-text-field></div>`);
	}
}
const FIELDS = ["organization", "position", "grades", "hours", "weeks", "description"] as const;
class VhuActivityList extends HTMLElement {
	items: Record<string, any>[] = [];
	#editing = -1;
	connectedCallback() {
		const root = this.attachShadow({ mode: "open" });
		root.innerHTML = `${SHEET}<div id="cards"></div><vhu-button id="add">Add an activity</vhu-button>
<vhu-dialog heading="Activity details">
<vhu-text-field name="organization" label="Organization, employer or activity name" required></vhu-text-field>
<vhu-text-field name="position" label="Position or leadership role"></vhu-text-field>
<vhu-checkbox-group name="grades" label="Grade levels of participation" quiet>${["9", "10", "11", "12"].map((g) => `<vhu-checkbox value="${g}">Grade ${g}</vhu-checkbox>`).join("")}</vhu-checkbox-group>
<div class="pair"><vhu-text-field name="hours" type="number" min="0" label="Hours spent per week"></vhu-text-field><vhu-text-field name="weeks" type="number" min="0" max="52" label="Weeks spent per year"></vhu-text-field></div>
<vhu-textarea name="description" label="Description" helper-text="Tell us what you accomplished and any recognition you received."></vhu-textarea>
<vhu-button slot="footer" id="cancel">Cancel</vhu-button><vhu-button slot="footer" id="save" variant="primary">Save activity</vhu-button>
</vhu-dialog>`;
		const dialog = root.querySelector("vhu-dialog") as any;
		const field = (n: string) => root.querySelector<any>(`vhu-dialog [name="${n}"]`);
		const show = (at: number) => { this.#editing = at; for (const f of FIELDS) field(f).value = this.items[at]?.[f] ?? (f === "grades" ? [] : ""); dialog.show(); };
		root.getElementById("add")!.addEventListener("click", () => show(this.items.length));
		root.getElementById("cancel")!.addEventListener("click", () => dialog.hide());
		root.getElementById("save")!.addEventListener("click", () => { this.items[this.#editing] = Object.fromEntries(FIELDS.map((f) => [f, field(f).value])); dialog.hide(); this.#draw(); });
		root.getElementById("cards")!.addEventListener("click", (e) => {
			const b = (e.target as HTMLElement).closest<HTMLElement>("vhu-button");
			if (b?.dataset.edit) show(Number(b.dataset.edit));
			if (b?.dataset.remove) { this.items.splice(Number(b.dataset.remove), 1); this.#draw(); }
		});
		this.#draw();
	}
	#draw() {
		const dd = (t: string, f: string, v: string) => `<dt>${t}</dt><dd data-field="${f}">${escapeHtml(v)}</dd>`;
		this.shadowRoot!.getElementById("cards")!.innerHTML = this.items.length ? this.items.map((a, i) => `<article class="card"><h3 data-field="organization">${escapeHtml(a.organization)}</h3><dl>${dd("Role", "position", a.position)}${dd("Grades", "grades", a.grades.join(", "))}${dd("Hours per week", "hours", a.hours)}${dd("Weeks per year", "weeks", a.weeks)}${dd("Description", "description", a.description)}</dl><vhu-button data-edit="${i}">Edit</vhu-button> <vhu-button data-remove="${i}">Remove</vhu-button></article>`).join("") : '<p class="empty">You have not added any activities.</p>';
	}
	shown(i: number, f: string) { const t = this.shadowRoot!.querySelectorAll(".card")[i]?.querySelector(`[data-field="${f}"]`)?.textContent ?? ""; return f === "grades" ? (t ? t.split(", ") : []) : t; }
}
const LISTS: Record<string, string> = { states: options(STATES), countries: options(COUNTRIES), majors: options(MAJORS) };
for (const at of document.querySelectorAll<HTMLElement>("vhu-combobox[source]")) { at.innerHTML = LISTS[at.getAttribute("source")!]; const f = at as any; f.readChoices(); }
customElements.define("vhu-exam-table", VhuExamTable);
customElements.define("vhu-course-list", VhuCourseList);
customElements.define("vhu-activity-list", VhuActivityList);

let submitted = false;
document.querySelector("form")!.addEventListener("submit", (e) => { e.preventDefault(); submitted = true; });

const list = document.querySelector("vhu-activity-list") as VhuActivityList;
function fields(): Record<string, any> {
	const found: Record<string, any> = {};
	const walk = (root: ParentNode) => {
		for (const at of root.querySelectorAll<any>("*")) {
			if (at === list) continue;
			if (at instanceof OrielField && at.name) found[at.name] = at;
			else if (at.shadowRoot && at.localName.endsWith("-table") || at.localName === "vhu-course-list") walk(at.shadowRoot);
		}
	};
	walk(document);
	return found;
}
const later = ["courses.1.title", "courses.1.grade", "courses.1.credits"];
function collect(of: (f: any) => any, activity: (i: number, f: string) => any) {
	const out: Record<string, any> = Object.fromEntries(later.map((k) => [k, ""]));
	for (const [k, f] of Object.entries(fields())) out[k] = of(f);
	for (const i of [0, 1, 2]) for (const f of FIELDS) out[`activities.${i}.${f}`] = activity(i, f);
	return out;
}
Object.assign(window, {
	formState: () => ({ ...collect((f) => f.value, (i, f) => list.items[i]?.[f] ?? (f === "grades" ? [] : "")), submitted }),
	formShown: () => collect((f) => f.shown, (i, f) => list.shown(i, f)),
});
