import flatpickr from "flatpickr";
import monthSelect from "flatpickr/dist/plugins/monthSelect/index.js";
import "flatpickr/dist/flatpickr.css";
import "flatpickr/dist/plugins/monthSelect/style.css";
import IMask from "imask";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import "intl-tel-input/styles-no-assets";
import Quill from "quill";
import "quill/dist/quill.snow.css";
import { STATES } from "../../lists";
import "./page.css";

const req = '<span class="req">*</span>';
const opts = (list: (string | [string, string])[], first = "Choose…") => `<option value="">${first}</option>` + list.map((o) => (typeof o === "string" ? `<option>${o}</option>` : `<option value="${o[0]}">${o[1]}</option>`)).join("");
const field = (name: string, label: string, extra = "", help = "") => `<div class="col mb-3"><label class="form-label" for="${name}">${label}</label><input type="text" class="form-control" id="${name}" name="${name}" ${extra}>${help && `<div class="form-text">${help}</div>`}</div>`;
const TESTS: [string, string][] = [["sat_erw", "SAT Reading &amp; Writing"], ["sat_math", "SAT Math"], ["act", "ACT Composite"]];
const APS = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language", "English Literature", "Environmental Science", "European History", "Human Geography", "Physics 1", "Psychology", "Statistics", "United States History", "World History"];
const TYPES = ["Academic club", "Arts or music", "Athletics", "Community service", "Debate / speech", "Environmental", "Family responsibilities", "Student government", "Work (paid)", "Other"];
document.getElementById("root")!.innerHTML = `<main class="wrap"><h1>Holm River Field Institute</h1><p class="lead">Summer programme for rising seniors and recent graduates · Application</p>
<form id="apply" autocomplete="off" novalidate>
<div class="hp" aria-hidden="true"><label for="hr_url">Leave this field empty</label><input id="hr_url" name="url" tabindex="-1"></div>
<section><h2>1. About you</h2><div class="row">${field("fname", `First name ${req}`, "required")}${field("lname", `Last name ${req}`, "required")}${field("nick", "What should we call you?", "", "The name on your name tag.")}</div>
<div class="row"><div class="col"><span class="form-label" id="pronoun-l">Pronouns</span><div class="pills" aria-labelledby="pronoun-l">${["she/her", "he/him", "they/them", "other"].map((p) => `<button type="button" class="btn rounded-pill" data-pill="${p}">${p}</button> `).join("")}</div><input type="hidden" name="pronouns"></div>
${field("dob", `Date of birth ${req}`, 'placeholder="Select a date"')}</div>
<div class="row">${field("mail", `E-mail ${req}`, 'required inputmode="email"')}${field("mail2", `Repeat e-mail ${req}`, "required")}</div>
<div class="row"><div class="col"><label class="form-label" for="tel">Mobile phone ${req}</label><input type="tel" class="form-control" id="tel" name="tel"></div></div>
<fieldset><legend>Where you live</legend><div class="row">${field("street", `Street address ${req}`, 'placeholder="Start typing your address"')}${field("unit", "Apartment, unit")}</div>
<div class="row">${field("town", `City ${req}`)}<div class="col"><label class="form-label" for="st">State ${req}</label><select class="form-select" id="st" name="st">${opts(STATES)}</select></div>${field("zip", `ZIP code ${req}`)}</div></fieldset></section>
<section><h2>2. School</h2><div class="row"><div class="col"><label class="form-label" for="hs_state">State of your high school</label><select class="form-select" id="hs_state" name="hs_state">${opts(STATES)}</select></div>
<div class="col"><label class="form-label" for="hs">High school</label><select class="form-select" id="hs" name="hs" disabled><option value="">Choose a state first</option></select></div></div>
<div class="row"><div class="col"><span class="form-label">Grade you are in now</span><div class="btn-group" role="group" aria-label="Grade you are in now">${[9, 10, 11, 12].map((g) => `<input type="radio" class="btn-check" name="grade" id="grade${g}" value="${g}"><label class="btn" for="grade${g}">${g}th</label>`).join("")}</div></div>${field("grad", "Graduation month", 'placeholder="Month and year"')}</div>
<div class="row"><div class="col"><label class="form-label" for="gpa">Unweighted GPA (4.0 scale): <output id="gpa_out" for="gpa">not set</output></label><input type="range" id="gpa" name="gpa" min="0" max="4" step="0.01" style="width:100%"></div>
<div class="col"><label class="form-label" for="classsize">Students in your graduating class</label><div class="input-group"><button type="button" class="btn" data-step="-1" aria-label="Fewer">−</button><input class="form-control" type="text" inputmode="numeric" id="classsize" name="classsize"><button type="button" class="btn" data-step="1" aria-label="More">+</button></div></div></div>
<h3>Test scores <small>(optional)</small></h3><table class="table"><thead><tr><th scope="col">Test</th><th scope="col">Best score</th><th scope="col">Date taken</th></tr></thead><tbody>${TESTS.map(([k, l]) => `<tr><th scope="row" id="r_${k}">${l}</th><td><input class="form-control" name="${k}_score" aria-labelledby="r_${k}" inputmode="numeric"></td><td><input class="form-control typed-date" name="${k}_date" placeholder="mm/dd/yyyy"></td></tr>`).join("")}</tbody></table>
<h3>AP exams you have taken</h3><table class="table" id="ap"><thead><tr><th>Subject</th><th>Score</th><th>Exam date</th></tr></thead><tbody>${[0, 1, 2].map((i) => `<tr><td><select class="form-select" name="ap[${i}][subject]">${opts(APS, "—")}</select></td><td><select class="form-select" name="ap[${i}][score]">${opts(["5", "4", "3", "2", "1"], "—")}</select></td><td><input class="form-control pick-date" name="ap[${i}][date]"></td></tr>`).join("")}</tbody></table></section>
<section><h2>3. What you do outside class</h2><p>Add up to five activities, the one you care about most first.</p><div id="acts"></div><button type="button" class="btn" id="add-act">+ Add activity</button></section>
<section><h2>4. Family</h2><div class="row">${field("mother_name", "Mother’s full name")}${field("mother_job", "Mother’s occupation")}</div><div class="row">${field("father_name", "Father’s full name")}${field("father_job", "Father’s occupation")}</div>
<h3>Brothers and sisters</h3><div id="sibs"></div><button type="button" class="btn" id="add-sib">Add a sibling</button>
<fieldset class="cards"><legend>Household income last year</legend><p class="form-text">Used only to award bursaries.</p>${[["a", "Less than $35,000"], ["b", "$35,000 – $64,999"], ["c", "$65,000 – $99,999"], ["d", "$100,000 or more"]].map(([v, l]) => `<label class="card-radio"><input type="radio" name="income" value="${v}"> <span>${l}</span></label>`).join("")}</fieldset></section>
<section><h2>5. Background</h2><holm-background></holm-background></section>
<section><h2>6. Last things</h2><div class="row">${field("couns", "Your school counselor’s name")}${field("couns_mail", "Your school counselor’s e-mail")}</div>
<div class="row"><div class="col"><label class="form-label" for="shirt">T-shirt size</label><select class="form-select" id="shirt" name="shirt">${opts(["XS", "S", "M", "L", "XL"])}</select></div><div class="col"><label class="form-label" for="ref">How did you find Holm River?</label><select class="form-select" id="ref" name="ref">${opts(["A teacher", "A friend", "Instagram", "Search engine"])}</select></div></div>
<div class="form-check"><input type="checkbox" id="news" name="news" value="1"><label for="news"> Send me the Holm River newsletter</label></div>
<div class="form-check"><input type="checkbox" id="photo" name="photo" value="1"><label for="photo"> I agree to the use of photographs taken during the programme</label></div>
<div class="row">${field("sig", "Signature (type your full name)")}</div><button class="btn" type="submit">Send application</button></section></form></main>
<div class="modal" id="actModal" tabindex="-1" role="dialog" aria-modal="true" aria-labelledby="actTitle"><div class="modal-dialog"><div class="modal-header"><h5 class="modal-title" id="actTitle">Activity</h5><button type="button" class="btn btn-close" aria-label="Close" data-dismiss>×</button></div><div class="modal-body">
<div class="mb-3"><label class="form-label" for="m_type">Kind of activity</label><select class="form-select" id="m_type">${opts(TYPES)}</select></div>
<div class="mb-3"><label class="form-label" for="m_org">Organization</label><input class="form-control" id="m_org"></div><div class="mb-3"><label class="form-label" for="m_role">Your role</label><input class="form-control" id="m_role"></div>
<div class="mb-3"><label class="form-label" for="m_hours">Hours a week</label><div class="input-group"><button type="button" class="btn" data-step="-1">−</button><input class="form-control" type="number" min="0" max="60" id="m_hours"><button type="button" class="btn" data-step="1">+</button></div></div>
<div class="mb-3"><label class="form-label">What you did</label><div id="m_desc"></div></div></div><div class="modal-footer"><button type="button" class="btn" data-dismiss>Cancel</button> <button type="button" class="btn btn-primary" id="m_save">Save activity</button></div></div></div>`;

class Background extends HTMLElement {
	root = this.attachShadow({ mode: "open" });
	connectedCallback() {
		this.root.innerHTML = `<style>label{display:block}fieldset{border:0;padding:0;margin:12px 0}legend{font-weight:bold}</style><p>Voluntary. These answers are kept apart from your application.</p>
<label for="cit">Citizenship</label><select id="cit" name="citizenship"><option value=""></option><option value="us">U.S. citizen or national</option><option value="pr">Permanent resident</option><option value="intl">Citizen of another country</option></select>
<fieldset><legend>Are you Hispanic or Latino/a?</legend><label><input type="radio" name="hisp" value="1"> Yes</label><label><input type="radio" name="hisp" value="0"> No</label></fieldset>
<fieldset><legend>Race (choose all that apply)</legend>${["American Indian or Alaska Native", "Asian", "Black or African American", "Pacific Islander", "White"].map((r) => `<label><input type="checkbox" name="race" value="${r}"> ${r}</label>`).join("")}</fieldset>`;
	}
}
customElements.define("holm-background", Background);
const shadow = document.querySelector<Background>("holm-background")!.root;
const form = document.querySelector<HTMLFormElement>("#apply")!;
const el = <T extends HTMLElement = HTMLInputElement>(s: string) => document.querySelector<T>(s)!;
const named = (n: string) => form.querySelector<HTMLInputElement>(`[name="${n}"]`);
let submitted = false;
form.addEventListener("submit", (e) => { e.preventDefault(); submitted = true; });

const pickers: Record<string, flatpickr.Instance> = {};
const ALT = { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" };
pickers.dob = flatpickr(el("#dob"), ALT) as flatpickr.Instance;
pickers.grad = flatpickr(el("#grad"), { altInput: true, plugins: [monthSelect({ shorthand: true, dateFormat: "Y-m", altFormat: "F Y" })] }) as flatpickr.Instance;
document.querySelectorAll<HTMLInputElement>(".typed-date").forEach((i) => { pickers[i.name] = flatpickr(i, { allowInput: true, dateFormat: "m/d/Y" }) as flatpickr.Instance; });
document.querySelectorAll<HTMLInputElement>(".pick-date").forEach((i) => { pickers[i.name] = flatpickr(i, ALT) as flatpickr.Instance; });
const iti = intlTelInput(el("#tel"), { initialCountry: "us", separateDialCode: true, strictMode: true });
IMask(el("#zip"), { mask: "00000[-0000]" });
IMask(el("#classsize"), { mask: Number, scale: 0, min: 0, max: 5000 });
const quill = new Quill("#m_desc", { theme: "snow", modules: { toolbar: [["bold", "italic"], [{ list: "bullet" }]] } });

document.querySelectorAll<HTMLElement>("[data-pill]").forEach((b) => b.addEventListener("click", () => {
	document.querySelectorAll("[data-pill]").forEach((o) => o.classList.toggle("active", o === b));
	named("pronouns")!.value = b.dataset.pill!;
}));
el("#gpa").addEventListener("input", () => { el("#gpa").dataset.set = "1"; el("#gpa_out").textContent = Number(el("#gpa").value).toFixed(2); });
document.querySelectorAll<HTMLElement>("[data-step]").forEach((b) => b.addEventListener("click", () => {
	const i = b.parentElement!.querySelector("input")!;
	i.value = String(Math.max(0, Number(i.value || 0) + Number(b.dataset.step)));
	i.dispatchEvent(new Event("input", { bubbles: true }));
}));
const SCHOOLS: Record<string, string[]> = {
	OR: ["Ashland High School", "Ashland Valley High School", "Crater High School", "Grants Pass High School", "North Medford High School", "Phoenix High School", "South Medford High School"],
	CA: ["Etna High School", "Happy Camp High School", "Weed High School", "Yreka High School"],
};
el("#hs_state").addEventListener("change", () => {
	const hs = el<HTMLSelectElement>("#hs");
	hs.disabled = true; hs.innerHTML = '<option value="">Loading…</option>';
	setTimeout(() => { hs.innerHTML = opts([...(SCHOOLS[el("#hs_state").value] ?? []).map((n, i): [string, string] => [`${el("#hs_state").value}${1040 + i * 7}`, n]), ["other", "My school is not listed"]], "Choose your school"); hs.disabled = false; }, 350);
});
const PLACES = [["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"], ["4127 Juniper Hollow Road", "Redding", "CA", "96003"], ["412 Juniper Street", "Medford", "OR", "97501"], ["41 Juniper Hill Lane", "Bend", "OR", "97701"]];
let pac: HTMLElement | null = null;
let timer = 0;
const street = el("#street");
street.addEventListener("input", (e) => {
	clearTimeout(timer); pac?.remove();
	const words = street.value.toLowerCase().split(/\s+/).filter(Boolean);
	if (street.value.length < 4) return;
	timer = window.setTimeout(() => {
		const found = PLACES.filter(([l]) => words.every((w) => l.toLowerCase().includes(w)));
		if (!found.length) return;
		pac = document.createElement("div"); pac.className = "pac-container pac-logo";
		const r = street.getBoundingClientRect();
		pac.style.cssText = `left:${r.left + scrollX}px;top:${r.bottom + scrollY}px`;
		for (const [line, city, st, zip] of found) {
			const item = document.createElement("div"); item.className = "pac-item";
			item.innerHTML = `<span class="pac-icon pac-icon-marker"></span><span class="pac-item-query">${line}</span> <span>${city}, ${st}, USA</span>`;
			item.addEventListener("mousedown", (ev) => {
				ev.preventDefault(); street.value = line; el("#town").value = city; el("#st").value = st; el("#zip").value = zip;
				el("#zip").dispatchEvent(new Event("input", { bubbles: true })); pac?.remove();
			});
			pac.append(item);
		}
		document.body.append(pac);
	}, 300);
});
street.addEventListener("blur", () => setTimeout(() => pac?.remove(), 150));

type Act = { type: string; org: string; role: string; hours: string; desc: string };
const acts: Act[] = [];
let editing = -1;
const openModal = (at: number) => {
	editing = at;
	const a = acts[at];
	el("#m_type").value = a?.type ?? ""; el("#m_org").value = a?.org ?? ""; el("#m_role").value = a?.role ?? ""; el("#m_hours").value = a?.hours ?? "";
	quill.root.innerHTML = a?.desc ?? "";
	el("#actModal").classList.add("show"); el("#m_type").focus();
};
const closeModal = () => el("#actModal").classList.remove("show");
document.querySelectorAll("[data-dismiss]").forEach((b) => b.addEventListener("click", closeModal));
el("#add-act").addEventListener("click", () => openModal(acts.length));
const draw = () => {
	el("#acts").innerHTML = acts.map((a, i) => `<div class="card" data-i="${i}"><strong data-f="role"></strong> · <span data-f="org"></span> (<span data-f="type"></span>), <span data-f="hours"></span> h/week<div data-f="desc"></div><button type="button" class="btn btn-link" data-edit="${i}">Edit</button></div>`).join("");
	document.querySelectorAll<HTMLElement>("#acts .card").forEach((c) => c.querySelectorAll<HTMLElement>("[data-f]").forEach((f) => { const v = acts[Number(c.dataset.i)][f.dataset.f as keyof Act]; if (f.dataset.f === "desc") f.innerHTML = v; else f.textContent = v; }));
	document.querySelectorAll<HTMLElement>("[data-edit]").forEach((b) => b.addEventListener("click", () => openModal(Number(b.dataset.edit))));
};
el("#m_save").addEventListener("click", () => {
	acts[editing] = { type: el("#m_type").value, org: el("#m_org").value, role: el("#m_role").value, hours: el("#m_hours").value, desc: quill.getLength() > 1 ? quill.root.innerHTML : "" };
	draw(); closeModal();
});
let sibs = 0;
el("#add-sib").addEventListener("click", () => {
	const row = document.createElement("div"); row.className = "row sib";
	row.innerHTML = `${field(`sib_first_${sibs}`, "First name")}${field(`sib_age_${sibs}`, "Age", 'inputmode="numeric"')}`;
	el("#sibs").append(row); sibs++;
});

const PLAIN = "url fname lname nick pronouns dob mail mail2 street unit town st zip hs_state hs grad classsize mother_name mother_job father_name father_job couns couns_mail shirt ref sig".split(" ");
const ROWS = [...TESTS.flatMap(([k]) => [`${k}_score`, `${k}_date`]), ...[0, 1, 2].flatMap((i) => [`ap[${i}][subject]`, `ap[${i}][score]`, `ap[${i}][date]`]), ...[0, 1].flatMap((i) => [`sib_first_${i}`, `sib_age_${i}`])];
const checked = (root: ParentNode, n: string) => [...root.querySelectorAll<HTMLInputElement>(`[name="${n}"]:checked`)];
const actKeys = (get: (i: number, f: keyof Act) => string) => Object.fromEntries([0, 1, 2].flatMap((i) => (["type", "org", "role", "hours", "desc"] as const).map((f) => [`act${i}_${f}`, get(i, f)])));
const textOf = (n: string) => {
	if (n === "pronouns") return document.querySelector("[data-pill].active")?.textContent ?? "";
	const i = named(n);
	if (!i) return "";
	if (i instanceof HTMLSelectElement) return i.value ? i.selectedOptions[0].text : "";
	return pickers[n]?.altInput?.value ?? i.value;
};
Object.assign(window, {
	formState: () => ({
		...Object.fromEntries([...PLAIN, ...ROWS].map((n) => [n, named(n)?.value ?? ""])), tel: iti.getNumber() ?? "",
		gpa: el("#gpa").dataset.set ? Number(el("#gpa").value) : null, grade: checked(form, "grade")[0]?.value ?? "", income: checked(form, "income")[0]?.value ?? "",
		...actKeys((i, f) => acts[i]?.[f] ?? ""), citizenship: shadow.querySelector<HTMLSelectElement>("#cit")!.value, hisp: checked(shadow, "hisp")[0]?.value ?? "", race: checked(shadow, "race").map((c) => c.value),
		news: el("#news").checked, photo: el("#photo").checked, submitted,
	}),
	formShown: () => ({
		...Object.fromEntries([...PLAIN, ...ROWS].map((n) => [n, textOf(n)])), tel: el("#tel").value,
		gpa: el("#gpa_out").textContent === "not set" ? null : el("#gpa_out").textContent, grade: checked(form, "grade")[0]?.labels![0].textContent ?? "", income: checked(form, "income")[0]?.labels![0].textContent!.trim() ?? "",
		...actKeys((i, f) => document.querySelector(`#acts .card[data-i="${i}"] [data-f=${f}]`)?.textContent ?? ""),
		citizenship: shadow.querySelector<HTMLSelectElement>("#cit")!.selectedOptions[0].text, hisp: checked(shadow, "hisp")[0]?.parentElement!.textContent!.trim() ?? "", race: checked(shadow, "race").map((c) => c.parentElement!.textContent!.trim()),
		news: el("#news").checked, photo: el("#photo").checked,
	}),
});
