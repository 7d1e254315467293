import "flatpickr/dist/flatpickr.css";
import "jquery-ui/themes/base/all.css";
import "./skin.css";
import "./globals";
import $ from "jquery";
import "jquery-ui/dist/jquery-ui.js";
import flatpickr from "flatpickr";
import meta from "./meta.json";
import { STATES } from "../../lists";
import { SCHOOLS, COLLEGES } from "./sds";

const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
let submitted = false;

function addOnReady() {
	/* QID17: supplemental data source lookup */
	($(byId("QR~QID17")) as any).autocomplete({
		minLength: 3,
		delay: 200,
		source(request: { term: string }, respond: (rows: string[]) => void) {
			const term = request.term.toLowerCase();
			setTimeout(() => respond(COLLEGES.filter((name) => name.toLowerCase().includes(term)).slice(0, 12)), 280);
		},
		change(this: HTMLInputElement, _: unknown, ui: { item: unknown }) {
			if (!ui.item && !COLLEGES.includes(this.value)) this.value = "";
		},
	});
}
addOnReady();

/* QID15: date picker from the header script */
flatpickr(byId("QR~QID15"), { dateFormat: "m/d/Y", disableMobile: true });

/* QID13 drill down */
const first = byId("QR~QID13~1") as unknown as HTMLSelectElement;
const second = byId("QR~QID13~2") as unknown as HTMLSelectElement;
for (const [code, name] of STATES) first.add(new Option(name, code));
first.addEventListener("change", () => {
	second.length = 1;
	const list = SCHOOLS[first.value] ?? (first.value ? ["Central High School", "Jefferson High School", "Lincoln High School"] : []);
	[...list, ...(first.value ? ["My school is not listed"] : [])].forEach((name, n) => second.add(new Option(name, `QID13-${first.value}-${n + 1}`)));
});

/* QID20: display logic */
for (const radio of document.querySelectorAll<HTMLInputElement>("[name='QR~QID19']"))
	radio.addEventListener("change", () => {
		byId("QID20").style.display = byId("QR~QID19~1").checked ? "" : "none";
	});

/* QID8: slider */
const handle = byId("QID8~1~handle");
const track = byId("QID8~1~track");
function setSlider(value: number) {
	const held = Math.max(0, Math.min(20, value));
	byId("QR~QID8~1").value = byId("QID8~1~result").value = String(held);
	handle.setAttribute("aria-valuenow", String(held));
	handle.style.left = `${held * 21 - 8}px`;
	byId("QID8~1~bar").style.width = `${held * 21}px`;
}
handle.addEventListener("keydown", (event) => {
	const now = Number(byId("QR~QID8~1").value || 0);
	const next = { ArrowRight: now + 1, ArrowUp: now + 1, ArrowLeft: now - 1, ArrowDown: now - 1, Home: 0, End: 20 }[event.key];
	if (next === undefined) return;
	event.preventDefault();
	setSlider(next);
});
const at = (x: number) => Math.round((x - track.getBoundingClientRect().left) / 21);
track.addEventListener("mousedown", (event) => {
	setSlider(at(event.clientX));
	const move = (e: MouseEvent) => setSlider(at(e.clientX));
	document.addEventListener("mousemove", move);
	document.addEventListener("mouseup", () => document.removeEventListener("mousemove", move), { once: true });
});

/* content validation: numbers only, checked when the box is left */
for (const box of document.querySelectorAll<HTMLInputElement>("#QID16 input.InputText, #QID18 input.InputText, #QID24 td.c6 input, #QID24 td.c7 input"))
	box.addEventListener("blur", () => {
		const bad = box.value.trim() !== "" && Number.isNaN(Number(box.value));
		const note = box.closest(".QuestionOuter")!.querySelector<HTMLElement>(".ValidationError")!;
		note.style.display = bad ? "" : "none";
		note.textContent = bad ? "This value must be a valid number." : "";
		if (bad) box.value = "";
	});

byId("NextButton").addEventListener("click", () => (submitted = true));

function read(how: string, id: string, shown: boolean, names?: string[]): unknown {
	if (how === "v") return byId(id).value;
	if (how === "s") {
		const list = byId(id) as unknown as HTMLSelectElement;
		return shown ? (list.value ? list.selectedOptions[0].textContent : "") : list.value;
	}
	const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[id^="${id}~"]`)].filter((box) => box.checked);
	const numberOf = (box: HTMLInputElement) => box.id.split("~").at(-1)!;
	const of = (box: HTMLInputElement) =>
		shown ? (names ? names[Number(numberOf(box)) - 1] : byId(`${box.getAttribute("aria-labelledby")}`).textContent!) : numberOf(box);
	return how === "m" ? boxes.map(of) : boxes.length ? of(boxes[0]) : "";
}
const all = (shown: boolean) =>
	Object.fromEntries(Object.entries(meta as Record<string, any[]>).map(([key, [how, id, names]]) => [key, read(how, id, shown, names)]));
(window as any).formState = () => ({ ...all(false), submitted });
(window as any).formShown = () => all(true);
