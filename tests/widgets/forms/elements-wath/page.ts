import "./page.css";
import { MAJORS, STATES } from "../../lists";
import { emit, SlDetails, SlDrawer, SlInput } from "./shoelace";

const o = (list: (string | [string, string])[]) => list.map((x) => (Array.isArray(x) ? `<sl-option value="${x[0]}">${x[1]}</sl-option>` : `<sl-option value="${x.replace(/\W+/g, "-").toLowerCase()}">${x}</sl-option>`)).join("");
const inp = (name: string, label: string, more = "") => `<sl-input name="${name}" label="${label}" ${more}></sl-input>`;
const sel = (name: string, label: string, options: string, more = "") => `<sl-select name="${name}" label="${label}" placeholder="Select" ${more}>${options}</sl-select>`;
const group = (name: string, label: string, list: [string, string][], kind = "sl-radio-button", more = "") => `<sl-radio-group name="${name}" label="${label}" ${more}>${list.map(([v, t]) => `<${kind} value="${v}">${t}</${kind}>`).join("")}</sl-radio-group>`;
const AREAS: Record<string, string[]> = { "Business and Office": ["Business Administration", "Economics"], "Engineering and Environment": ["Chemical Engineering", "Civil Engineering", "Environmental Engineering", "Mechanical Engineering"], "Health": ["Biology", "Nursing"], "Computing": ["Computer Science", "Mathematics"], "General Transfer": MAJORS.filter((m) => !/Engineer|Nurs|Comput|Business/.test(m)) };
const slug = (s: string) => s.replace(/\W+/g, "-").toLowerCase();
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition", "AP Environmental Science", "AP Human Geography", "AP Physics 1", "AP Spanish Language", "AP Statistics", "AP United States History", "AP World History"];
const SCHOOLS = [["Ashland Valley High School", "Ashland", "OR"], ["Ashland Valley Technical Academy", "Ashland", "KY"], ["Ashland High School", "Ashland", "OR"], ["Wath Regional High School", "Wath", "OR"], ["Valley High School", "Las Vegas", "NV"], ["Yreka High School", "Yreka", "CA"]];

class SchoolSearch extends HTMLElement {
	root = this.attachShadow({ mode: "open" });
	value = "";
	get shown() { return (this.root.querySelector("input") as HTMLInputElement).value; }
	connectedCallback() {
		this.root.innerHTML = `<style>:host{display:block;position:relative}ul{position:absolute;z-index:30;left:0;right:0;margin:0;padding:0;list-style:none;background:#fff;border:1px solid #ccc}li{padding:6px 10px;cursor:pointer}li:hover{background:#f3e6ec}input{width:100%;box-sizing:border-box;padding:8px 10px;font:inherit;border:1px solid #d4d4d8;border-radius:4px}small{color:#71717a;display:block}</style><label for="q" part="label">${this.getAttribute("label")}</label><div class="box" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-owns="list"><input id="q" type="search" autocomplete="off" aria-autocomplete="list" aria-controls="list" placeholder="School name"></div><ul id="list" role="listbox" hidden></ul><small>Choose your school from the list so that we can ask for your transcript.</small>`;
		const input = this.root.querySelector("input")!, list = this.root.querySelector("ul")!, box = this.root.querySelector(".box")!;
		let timer = 0;
		const show = (on: boolean) => { list.hidden = !on; box.setAttribute("aria-expanded", String(on)); };
		input.addEventListener("input", () => {
			this.value = "";
			clearTimeout(timer);
			const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
			if (words.join("").length < 3) return show(false);
			list.innerHTML = `<li aria-disabled="true">Searching…</li>`;
			show(true);
			timer = window.setTimeout(() => {
				const hits = SCHOOLS.filter((s) => words.every((w) => s.join(" ").toLowerCase().includes(w)));
				list.innerHTML = hits.map((s) => `<li role="option" data-name="${s[0]}" data-at="${SCHOOLS.indexOf(s)}"><b>${s[0]}</b><small>${s[1]}, ${s[2]}</small></li>`).join("") || `<li aria-disabled="true">No schools found</li>`;
			}, 350);
		});
		list.addEventListener("mousedown", (e) => e.preventDefault());
		list.addEventListener("click", (e) => { const li = (e.target as HTMLElement).closest<HTMLElement>("[data-name]"); if (!li) return; this.value = `SCH-${4000 + Number(li.dataset.at)}`; input.value = li.dataset.name!; show(false); emit(this, "wath-change"); });
		input.addEventListener("blur", () => { show(false); if (!this.value) input.value = ""; });
	}
}
customElements.define("wath-school-search", SchoolSearch);

class CourseTable extends HTMLElement {
	root = this.attachShadow({ mode: "open" });
	connectedCallback() {
		this.root.innerHTML = `<style>table{width:100%;border-collapse:collapse}th{text-align:left;font-size:13px}td,th{padding:4px}</style><table part="table"><thead><tr><th id="c1" scope="col">Course title</th><th id="c2" scope="col">Grade received</th><th id="c3" scope="col">Credits</th></tr></thead><tbody>${[0, 1, 2, 3].map((i) => `<tr data-row="${i}"><td><sl-input name="title" size="small"></sl-input></td><td><sl-input name="mark" size="small"></sl-input></td><td><sl-input name="credits" size="small" inputmode="decimal"></sl-input></td></tr>`).join("")}</tbody></table>`;
	}
}
customElements.define("wath-course-table", CourseTable);

class SiblingCard extends HTMLElement {
	root = this.attachShadow({ mode: "open" });
	connectedCallback() {
		this.root.innerHTML = `<style>:host{display:block;border:1px solid #ddd;border-radius:8px;padding:12px;margin:8px 0;background:#fff}.g{display:grid;grid-template-columns:1fr 1fr 120px;gap:12px}</style><h4>${this.getAttribute("heading")}</h4><div class="g">${inp("first", "First name")}${inp("last", "Last name")}${inp("age", "Age", 'type="number" min="0" max="60"')}</div>`;
	}
}
customElements.define("wath-sibling-card", SiblingCard);

const exams: { subject: string; score: string }[] = [];
let submitted = false;
class Apply extends HTMLElement {
	root = this.attachShadow({ mode: "open" });
	connectedCallback() {
		this.root.innerHTML = `<style>:host{display:block;max-width:860px;margin:0 auto;padding:20px}.g2{display:grid;grid-template-columns:1fr 1fr;gap:14px}.g3{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px}section{background:#fff;border-radius:10px;padding:18px 22px;margin:0 0 18px;box-shadow:0 1px 3px #0002}section>*{margin-bottom:12px}.hp{position:absolute;left:-9999px}li{display:flex;gap:16px}</style>
<h1>Apply to Wath for 2027–28</h1><p>There is no fee to apply. It takes about 20 minutes.</p><form id="apply" novalidate>
<section><h2>Who you are</h2><div class="g2">${inp("givenName", "First name", "required")}${inp("familyName", "Last name", "required")}</div>
<div class="g2">${inp("birth", "Date of birth", 'required placeholder="MM/DD/YYYY" inputmode="numeric" help-text="Two digits for month and day"')}${inp("mobile", "Mobile number", 'type="tel" required help-text="US numbers only"')}</div>
<div class="g2">${inp("email", "Email", 'type="email" required')}${inp("email2", "Type your email again", 'type="email" required')}</div>
${inp("street", "Street address", "required")}<div class="g2">${inp("street2", "Apt, unit or space")}${inp("city", "City", "required")}</div><div class="g2">${sel("state", "State", o(STATES), "required")}${inp("zip", "ZIP code", 'required inputmode="numeric"')}</div>
${group("citizen", "Citizenship", [["usc", "U.S. citizen"], ["pr", "Permanent resident"], ["oth", "Neither of these"]], "sl-radio", 'help-text="Residency for tuition is decided separately."')}
${group("military", "Are you a veteran or serving in the armed forces?", [["y", "Yes"], ["n", "No"]])}</section>
<section><h2>School</h2><wath-school-search name="school" label="High school you attend or last attended"></wath-school-search>
<div class="g3">${sel("hsGradYear", "Graduation year", o(["2024", "2025", "2026", "2027", "2028", "2029"]))}${inp("gpa", "Unweighted GPA", 'type="number" min="0" max="4" step="0.01"')}${inp("act", "ACT composite", 'type="number" min="1" max="36"')}</div>
<h3>Courses you did best in</h3><p>Up to four. Letter or percentage, as on your transcript.</p><wath-course-table></wath-course-table>
<h3>AP exams</h3><ul id="exams"><li><em>None added</em></li></ul><sl-button id="addExam">Add an exam</sl-button></section>
<section><h2>What you want to study</h2><div class="g2">${sel("area", "Area of interest", o(Object.keys(AREAS)))}${sel("program", "Program", "", "disabled")}</div>
${group("start", "Start in", [["SU27", "Summer 2027"], ["FA27", "Fall 2027"], ["WI28", "Winter 2028"]])}</section>
<section><h2>Family</h2><div class="g2">${inp("fatherFirst", "Father’s first name")}${inp("fatherLast", "Father’s last name")}</div>
<sl-switch name="firstGen">I am the first in my family to go to college</sl-switch>
<div id="sibs"></div><sl-button id="addSib">Add a brother or sister</sl-button></section>
<section><h2>Activities and work</h2><p>Clubs, teams, jobs, caring for family: anything you give time to.</p><div id="acts"></div><sl-button id="addAct">Add activity</sl-button></section>
<section><h2>In an emergency</h2><div class="g2">${inp("emName", "Contact name")}${inp("emPhone", "Contact phone", 'type="tel"')}</div><div class="g2">${inp("counselorEmail", "Your school counselor’s email", 'type="email"')}${inp("supervisor", "Name of your employer’s training manager", 'help-text="Apprentices only"')}</div></section>
<section><h2>Last things</h2>${sel("diet", "Dietary needs for orientation day", o(["None", "Vegetarian", "Vegan", "Halal", "Kosher", "Gluten free"]), "multiple")}${sel("heard", "How did you hear about us?", o(["Billboard", "Career fair", "Counselor", "Instagram", "A student here"]))}
<sl-textarea name="whyTrade" label="Tell us about something you fixed or built and what went wrong first" rows="5"></sl-textarea>
${inp("ssn", "Social Security number", 'type="password" autocomplete="off" help-text="Optional. For the 1098-T form."')}<div class="hp" aria-hidden="true">${inp("url", "Your URL", 'autocomplete="off"')}</div>
<sl-switch name="texts">Text me about events and offers</sl-switch><sl-checkbox name="agree" required>I agree to the admission terms and sign this application electronically</sl-checkbox>
<sl-button variant="primary" id="send">Submit application</sl-button></section></form>
<sl-drawer label="AP exam" id="examDrawer">${sel("examSubject", "Exam", o(EXAMS))}<br>${group("examScore", "Score", ["1", "2", "3", "4", "5"].map((n) => [n, n]))}<sl-button slot="footer" id="examCancel">Cancel</sl-button> <sl-button slot="footer" variant="primary" id="examSave">Save exam</sl-button></sl-drawer>`;
		const by = (s: string) => this.root.querySelector(s) as any;
		const digits = (s: string) => s.replace(/\D/g, "");
		(by("[name=birth]") as SlInput).format = (s) => { const d = digits(s).slice(0, 8); return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join("/"); };
		by("[name=mobile]").format = (s: string) => { const d = digits(s).replace(/^1(?=\d{10})/, "").slice(0, 10); return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d; };
		by("[name=zip]").format = (s: string) => digits(s).slice(0, 5);
		by("[name=email2]").blurFormat = (s: string) => (s === by("[name=email]").value ? s : "");
		by("[name=area]").addEventListener("sl-change", () => {
			const p = by("[name=program]"), area = Object.keys(AREAS).find((a) => slug(a) === by("[name=area]").value);
			p.value = "";
			p.setAttribute("disabled", "");
			setTimeout(() => { p.innerHTML = o(AREAS[area!] ?? []); p.removeAttribute("disabled"); }, 250);
		});
		const addSib = () => { const n = by("#sibs").childElementCount; const c = document.createElement("wath-sibling-card"); c.setAttribute("heading", `Sibling ${n + 1}`); by("#sibs").append(c); };
		addSib();
		by("#addSib").addEventListener("click", addSib);
		const addAct = () => {
			const acts = by("#acts") as HTMLElement, n = acts.childElementCount;
			for (const d of acts.children) (d as SlDetails).hide();
			acts.insertAdjacentHTML("beforeend", `<sl-details summary="Activity ${n + 1}" open>${inp("org", "Organization, team or business")}${inp("position", "Your position")}<sl-textarea name="did" label="What did you do there?" rows="3"></sl-textarea><sl-range name="hours" label="Average hours each week" min="0" max="40"></sl-range></sl-details>`);
		};
		addAct();
		by("#addAct").addEventListener("click", addAct);
		const drawer = by("#examDrawer") as SlDrawer;
		by("#addExam").addEventListener("click", () => { by("[name=examSubject]").value = ""; by("[name=examScore]").value = ""; drawer.show(); });
		by("#examCancel").addEventListener("click", () => drawer.hide());
		by("#examSave").addEventListener("click", () => {
			const subject = by("[name=examSubject]").value, score = by("[name=examScore]").value;
			if (!subject) return;
			exams.push({ subject, score });
			by("#exams").innerHTML = exams.map((x) => `<li><span class="s">${EXAMS.find((e) => slug(e) === x.subject)}</span> <span class="n">${x.score}</span></li>`).join("");
			drawer.hide();
		});
		by("#send").addEventListener("click", () => { submitted = true; });
	}
}
customElements.define("wath-apply", Apply);

const PLAIN = "givenName familyName birth mobile email email2 street street2 city state zip citizen military school hsGradYear gpa act area program start fatherFirst fatherLast firstGen emName emPhone counselorEmail supervisor diet heard whyTrade ssn url texts agree".split(" ");
const read = (which: "value" | "shown") => {
	const root = (document.querySelector("wath-apply") as any).root as ShadowRoot;
	const s: any = {};
	for (const k of PLAIN) s[k] = (root.querySelector(`[name=${k}]`) as any)[which];
	const rows = (root.querySelector("wath-course-table") as any).root.querySelectorAll("tbody tr");
	const sibs = root.querySelectorAll<any>("wath-sibling-card"), acts = root.querySelectorAll<any>("#acts > sl-details"), lis = root.querySelectorAll("#exams li");
	for (let i = 0; i < 3; i++) {
		for (const f of ["title", "mark", "credits"]) s[`course${i}.${f}`] = rows[i].querySelector(`[name=${f}]`)[which];
		for (const f of ["org", "position", "did", "hours"]) s[`act${i}.${f}`] = acts[i]?.querySelector(`[name=${f}]`)[which] ?? "";
		s[`exam${i}.subject`] = which === "value" ? exams[i]?.subject ?? "" : lis[i]?.querySelector(".s")?.textContent ?? "";
		s[`exam${i}.score`] = which === "value" ? exams[i]?.score ?? "" : lis[i]?.querySelector(".n")?.textContent ?? "";
		if (i < 2) for (const f of ["first", "last", "age"]) s[`sib${i}.${f}`] = sibs[i]?.root.querySelector(`[name=${f}]`)[which] ?? "";
	}
	return s;
};
Object.assign(window, { formState: () => ({ submitted, ...read("value") }), formShown: () => read("shown") });
