import "choices.js/public/assets/styles/choices.css";
import "intl-tel-input/styles-no-assets";
import "./ings.css";
import Choices from "choices.js";
import IMask from "imask";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import { STATES } from "../../lists";

const $ = (css: string, at: ParentNode = document) => at.querySelector(css) as any;
const opts = (list: [string, string][]) => list.map(([v, t]) => `<option value="${v}">${t}</option>`).join("");
const nums = (a: number, b: number): [string, string][] => Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => [String(a + (b > a ? i : -i)), String(a + (b > a ? i : -i))]);

$("#dob_m").innerHTML = `<option value="">Month</option>${opts("January February March April May June July August September October November December".split(" ").map((t, i) => [String(i + 1), t]))}`;
$("#dob_d").innerHTML = `<option value="">Day</option>${opts(nums(1, 31))}`;
$("#dob_y").innerHTML = `<option value="">Year</option>${opts(nums(2012, 1990))}`;
for (const id of ["#st", "#hs_st"]) $(id).innerHTML = `<option value="">Select a state</option>${opts(STATES)}`;
const settings = { itemSelectText: "", shouldSort: false, searchResultLimit: 12, searchPlaceholderValue: "Type to search" };
const stBox = new Choices($("#st"), settings);
new Choices($("#hs_st"), settings);
const hsBox = new Choices($("#hs"), settings);
const SCHOOLS: Record<string, [string, string][]> = {
	OR: [["380030", "Ashland High School (Ashland)"], ["380034", "Ashland Valley High School (Ashland)"], ["380120", "Crater High School (Central Point)"], ["380560", "Klamath Union High School (Klamath Falls)"], ["380715", "North Medford High School (Medford)"], ["380890", "Phoenix High School (Phoenix)"]],
	CA: [["053910", "Yreka High School (Yreka)"], ["052005", "Mount Shasta High School (Mount Shasta)"], ["053650", "Weed High School (Weed)"]],
};
$("#hs_st").addEventListener("change", (e: any) => {
	hsBox.clearStore();
	hsBox.setChoices([{ value: "", label: "Loading...", placeholder: true, selected: true }], "value", "label", true);
	const st = e.target.value;
	setTimeout(() => {
		if ($("#hs_st").value !== st) return;
		hsBox.setChoices([{ value: "", label: "Select a school", placeholder: true, selected: true }, ...(SCHOOLS[st] ?? []).map(([value, label]) => ({ value, label })), { value: "OTHER", label: "My school is not listed" }], "value", "label", true);
	}, 320);
});
const iti = intlTelInput($("#tel"), { initialCountry: "us", countryOrder: ["us", "mx", "ca"] } as any);
IMask($("#zip"), { mask: "00000" });
IMask($("#ssn"), { mask: "000-00-0000" });
IMask($("#gpa"), { mask: Number, scale: 2, min: 0, max: 5, radix: ".", mapToRadix: ["."] } as any);
IMask($("#inc"), { mask: Number, scale: 0, thousandsSeparator: ",", min: 0 } as any);

// address lookup
const PLACES: [string, string, string, string][] = [["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"], ["4120 Juniper Ridge Road", "Redding", "CA", "96003"], ["412 Juniper Street", "Medford", "OR", "97501"], ["41 Hollow Lane", "Weed", "CA", "96094"], ["201 Mountain Avenue", "Ashland", "OR", "97520"]];
const pac = $(".pac-container");
let t = 0;
$("#addr").addEventListener("input", () => {
	clearTimeout(t);
	const q = $("#addr").value.trim().toLowerCase();
	t = window.setTimeout(() => {
		const hits = q.length < 3 ? [] : PLACES.filter((p) => p.join(" ").toLowerCase().includes(q));
		pac.innerHTML = hits.map((p) => `<div class="pac-item" data-i="${PLACES.indexOf(p)}"><b>${p[0]}</b> <span>${p[1]}, ${p[2]}, USA</span></div>`).join("");
		pac.hidden = !hits.length;
	}, 300);
});
$("#addr").addEventListener("blur", () => setTimeout(() => (pac.hidden = true), 150));
pac.addEventListener("mousedown", (e: any) => {
	const item = e.target.closest(".pac-item");
	if (!item) return;
	e.preventDefault();
	const [a, c, s, z] = PLACES[+item.dataset.i];
	$("#addr").value = a;
	$("#city").value = c;
	stBox.setChoiceByValue(s);
	$("#zip").value = z;
	$("#zip").dispatchEvent(new Event("input"));
	pac.hidden = true;
});

// percentile slider
const handle = $(".range-handle");
const setPct = (v: number) => {
	v = Math.max(0, Math.min(100, Math.round(v)));
	handle.style.left = `${v}%`;
	handle.setAttribute("aria-valuenow", v);
	$("#pct output").textContent = v;
	$("[name=pct]").value = v;
};
handle.addEventListener("keydown", (e: KeyboardEvent) => {
	const now = +handle.getAttribute("aria-valuenow");
	const to = ({ ArrowRight: now + 1, ArrowUp: now + 1, ArrowLeft: now - 1, ArrowDown: now - 1, Home: 0, End: 100, PageUp: now + 10, PageDown: now - 10 } as any)[e.key];
	if (to === undefined) return;
	e.preventDefault();
	setPct(to);
});
$(".range-base").addEventListener("pointerdown", (e: PointerEvent) => {
	const box = $(".range-base").getBoundingClientRect();
	const move = (x: PointerEvent) => setPct(((x.clientX - box.left) / box.width) * 100);
	if (e.target !== handle) move(e);
	const up = () => (removeEventListener("pointermove", move), removeEventListener("pointerup", up));
	addEventListener("pointermove", move);
	addEventListener("pointerup", up);
});

customElements.define("score-panel", class extends HTMLElement {
	constructor() {
		super();
		const f = (n: string, label: string) => `<p><label for="${n}">${label}</label> <input id="${n}" name="${n}" inputmode="numeric" maxlength="4"></p>`;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>p{display:inline-block;margin-right:20px}label{display:block;font-weight:600}input{padding:8px;width:9em}</style><h3>Test scores (if taken)</h3>${f("sat_rw", "SAT Reading and Writing")}${f("sat_m", "SAT Math")}${f("act_c", "ACT Composite")}`;
	}
});
const shadow = $("score-panel").shadowRoot as ShadowRoot;

const AP = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Physics 1", "Psychology", "Statistics", "US History", "World History"];
$("#ap tbody").innerHTML = [1, 2, 3].map((n) => `<tr><td><select name="ap_ex_${n}"><option value="">Select exam</option>${opts(AP.map((x) => [x, `AP ${x}`]))}</select></td><td><select name="ap_sc_${n}"><option value="">-</option>${opts(nums(1, 5))}</select></td><td><select name="ap_yr_${n}"><option value="">-</option>${opts(nums(2023, 2027))}</select></td></tr>`).join("");
$("#parents").innerHTML = [1, 2].map((n) => `<fieldset><legend>${n === 1 ? "Mother / Parent 1" : "Father / Parent 2"}</legend><div class="row"><div class="form-group"><label for="p${n}f">First name</label><input class="form-control" id="p${n}f" name="p${n}f"></div><div class="form-group"><label for="p${n}l">Last name</label><input class="form-control" id="p${n}l" name="p${n}l"></div><div class="form-group"><label for="p${n}o">Occupation</label><input class="form-control" id="p${n}o" name="p${n}o"></div></div></fieldset>`).join("");

const cards: HTMLElement[] = [];
function addCard() {
	const i = cards.length;
	if (i >= 5) return;
	const card = ($("#card") as HTMLTemplateElement).content.firstElementChild!.cloneNode(true) as HTMLElement;
	$("b", card).textContent = i + 1;
	card.querySelectorAll<any>("[data-f]").forEach((el) => {
		el.name = `activity[${i}][${el.dataset.f}]`;
		el.id = `activity_${i}_${el.dataset.f}`;
		el.closest(".form-group").querySelector("label").htmlFor = el.id;
	});
	$("#cards").append(card);
	new Choices($("select", card), { ...settings, searchEnabled: false });
	for (const f of ["hpw", "wpy"]) IMask($(`[data-f=${f}]`, card), { mask: Number, scale: 0, min: 0, max: f === "hpw" ? 80 : 52 } as any);
	card.addEventListener("click", (e: any) => {
		const b = e.target.closest("button");
		if (b?.dataset.d) {
			const box = $("[data-f=hpw]", card);
			box.value = Math.max(0, (+box.value || 0) + +b.dataset.d);
			box.dispatchEvent(new Event("input", { bubbles: true }));
		}
		if (b?.dataset.c) document.execCommand(b.dataset.c);
	});
	$("#grid tbody").insertAdjacentHTML("beforeend", `<tr><th scope="row">Activity ${i + 1}</th>${[9, 10, 11, 12].map((g) => `<td><input type="checkbox" name="activity[${i}][gr][]" value="${g}"></td>`).join("")}</tr>`);
	cards.push(card);
}
$("#more").addEventListener("click", addCard);
addCard();
let submitted = false;
$("#ings_app").addEventListener("submit", (e: Event) => {
	e.preventDefault();
	submitted = true;
});

function both(shown: boolean) {
	const out: any = {};
	const picked = (el: any) => {
		const c = el.closest(".choices");
		if (!shown) return el.value;
		if (!el.value) return "";
		return c ? $(".choices__list--single .choices__item", c)?.textContent.trim() : el.selectedOptions[0].textContent;
	};
	for (const id of "fname lname dob_m dob_d dob_y eml addr addr2 city st zip citz ssn inc hs_st hs gyr gpa career p1f p1l p1o p2f p2l p2o ref_nm ref_ph stmt hear scrub bg promo".split(" ")) {
		const el = $(`#${id}`);
		out[id] = el.type === "checkbox" ? el.checked : el.tagName === "SELECT" ? picked(el) : el.value;
	}
	out.tel = shown ? $("#tel").value : $("#tel").value ? iti.getNumber() : "";
	for (const n of ["sex", "deg4"]) {
		const on = $(`[name=${n}]:checked`);
		out[n] = !on ? "" : shown ? on.nextElementSibling.textContent : on.value;
	}
	out.pct = $("[name=pct]").value;
	for (const n of ["sat_rw", "sat_m", "act_c"]) out[n] = (shadow.getElementById(n) as HTMLInputElement).value;
	for (let i = 0; i < 3; i++) {
		for (const k of ["ex", "sc", "yr"]) out[`ap_${k}_${i + 1}`] = picked($(`[name=ap_${k}_${i + 1}]`));
		const card = cards[i];
		out[`a${i}_type`] = card ? picked($("select", card)) : "";
		for (const k of ["org", "role", "hpw", "wpy"]) out[`a${i}_${k}`] = card ? $(`[data-f=${k}]`, card).value : "";
		out[`a${i}_desc`] = card ? $(".rte-body", card).innerText.trim() : "";
		out[`a${i}_gr`] = [...document.querySelectorAll<HTMLInputElement>(`[name="activity[${i}][gr][]"]:checked`)].map((b) => b.value);
	}
	return out;
}
Object.assign(window, { formState: () => ({ ...both(false), submitted }), formShown: () => both(true) });
