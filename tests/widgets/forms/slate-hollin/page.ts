import "./slate.css";
import { STATES } from "../../lists";
import { DIALOGS, IDS } from "./emitted";

type Entry = Record<string, { v: string | string[]; t: string | string[] }>;
const $ = <T extends HTMLElement = HTMLInputElement>(key: string) => document.getElementById(IDS[key]) as T;
const form = document.querySelector<HTMLFormElement>("form.form_container")!;
let submitted = false;
form.addEventListener("submit", (e) => {
	e.preventDefault();
	submitted = true;
});

/* phone: reformat on blur, as FW.Phone does */
$("mobile").addEventListener("blur", () => {
	const input = $("mobile");
	const value = input.value.trim();
	if (!value) return;
	const digits = value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (!value.startsWith("+") || value.startsWith("+1")) {
		if (digits.length === 10) input.value = `+1 ${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
		else input.value = "";
	}
});
$("email").addEventListener("change", () => {
	$("email").value = $("email").value.trim();
});

/* regions come with the country */
const REGIONS: Record<string, [string, string][]> = {
	US: STATES,
	CA: [["AB", "Alberta"], ["BC", "British Columbia"], ["MB", "Manitoba"], ["NB", "New Brunswick"], ["NS", "Nova Scotia"], ["ON", "Ontario"], ["QC", "Quebec"], ["SK", "Saskatchewan"]],
	MX: [["AGU", "Aguascalientes"], ["BCN", "Baja California"], ["JAL", "Jalisco"], ["SON", "Sonora"]],
};
$("addr_country").addEventListener("change", () => {
	const region = $<HTMLSelectElement>("addr_region");
	region.disabled = true;
	window.setTimeout(() => {
		region.innerHTML = '<option value=""></option>';
		for (const [code, name] of REGIONS[$("addr_country").value] ?? []) region.add(new Option(name, code));
		region.disabled = false;
	}, 250);
});

/* conditional question */
const ssnQuestion = $("ssn").closest(".form_question")!;
form.addEventListener("change", (e) => {
	const target = e.target as HTMLInputElement;
	if (target.name === IDS.aid) ssnQuestion.classList.toggle("hidden", target.dataset.text !== "Yes");
});

/* dialogs */
const entries: Record<string, Entry[]> = { school: [], test: [], activity: [] };
const SUBJECTS: Record<string, [string, string][]> = {
	AP: [["ART", "Art History"], ["BIO", "Biology"], ["CAB", "Calculus AB"], ["CBC", "Calculus BC"], ["CHE", "Chemistry"], ["CSA", "Computer Science A"], ["ENL", "English Language and Composition"], ["ELC", "English Literature and Composition"], ["ENV", "Environmental Science"], ["EUH", "European History"], ["STA", "Statistics"], ["USG", "United States Government and Politics"], ["USH", "United States History"], ["WHM", "World History: Modern"]],
	IB: [["BIH", "Biology HL"], ["BIS", "Biology SL"], ["CHH", "Chemistry HL"], ["HIA", "History of the Americas HL"], ["MAA", "Mathematics: Analysis and Approaches"]],
};
const SCHOOLS = [
	["380045", "Ashland High School", "Ashland", "OR"],
	["380047", "Ashland Valley High School", "Ashland", "OR"],
	["380052", "Ashland Valley Montessori School", "Ashland", "OR"],
	["360210", "Ashland High School", "Ashland", "OH"],
	["261020", "Ashland High School", "Ashland", "WI"],
	["053970", "Yreka High School", "Yreka", "CA"],
	["380700", "North Medford High School", "Medford", "OR"],
	["380705", "South Medford High School", "Medford", "OR"],
];
function dependent(host: HTMLElement) {
	const type = host.querySelector<HTMLSelectElement>("select[name=type]")!;
	type.addEventListener("change", () => {
		for (const row of host.querySelectorAll(".subject_row, .score_row")) row.classList.add("hidden");
		if (!type.value) return;
		window.setTimeout(() => {
			const subject = host.querySelector<HTMLSelectElement>("select[name=subject]")!;
			const score = host.querySelector<HTMLSelectElement>("select[name=score]")!;
			subject.innerHTML = score.innerHTML = '<option value=""></option>';
			for (const [v, t] of SUBJECTS[type.value]) subject.add(new Option(t, v));
			for (let n = 1; n <= (type.value === "AP" ? 5 : 7); n++) score.add(new Option(String(n), String(n)));
			for (const row of host.querySelectorAll(".subject_row, .score_row")) row.classList.remove("hidden");
		}, 250);
	});
}
function lookup(host: HTMLElement) {
	const input = host.querySelector<HTMLInputElement>(".school_lookup")!;
	const field = (name: string) => host.querySelector<HTMLInputElement>(`[name=${name}]`)!;
	let timer = 0;
	let popup: HTMLElement | null = null;
	const close = () => {
		popup?.remove();
		popup = null;
	};
	const pick = (school: string[]) => {
		[field("ceeb").value, input.value, field("city").value, field("region").value] = school;
		close();
	};
	input.addEventListener("input", () => {
		field("ceeb").value = "";
		window.clearTimeout(timer);
		const term = input.value.trim().toLowerCase();
		if (term.length < 3) return close();
		timer = window.setTimeout(() => {
			window.setTimeout(() => {
				if (input.value.trim().toLowerCase() !== term) return;
				close();
				const found = SCHOOLS.filter(([, name]) => name.toLowerCase().includes(term));
				if (!found.length) return;
				popup = document.createElement("div");
				popup.className = "suggest_popup";
				for (const school of found) {
					const item = document.createElement("div");
					item.className = "suggest_item";
					item.innerHTML = `${school[1]}<span>${school[2]}, ${school[3]}</span>`;
					item.addEventListener("mousedown", (e) => {
						e.preventDefault();
						pick(school);
					});
					popup.append(item);
				}
				input.parentElement!.insertBefore(popup, input.nextSibling);
			}, 300);
		}, 200);
	});
	input.addEventListener("keydown", (e) => {
		if (!popup) return;
		const items = [...popup.children];
		const at = items.findIndex((x) => x.classList.contains("selected"));
		if (e.key === "ArrowDown" || e.key === "ArrowUp") {
			items[at]?.classList.remove("selected");
			items[(at + (e.key === "ArrowDown" ? 1 : -1) + items.length) % items.length].classList.add("selected");
			e.preventDefault();
		} else if (e.key === "Enter" && at >= 0) {
			items[at].dispatchEvent(new MouseEvent("mousedown", { cancelable: true }));
			e.preventDefault();
		} else if (e.key === "Escape") close();
	});
	input.addEventListener("blur", close);
}
const CELLS: Record<string, string[]> = { school: ["name", "city", "region", "grad"], test: ["type", "subject", "score"], activity: ["type", "org", "pos", "gr", "hrs", "desc"] };
function draw(kind: string) {
	const body = document.querySelector(`#table_${kind} tbody`)!;
	body.innerHTML = "";
	for (const entry of entries[kind]) {
		const row = document.createElement("tr");
		for (const cell of CELLS[kind]) {
			const td = document.createElement("td");
			if (cell === "grad") {
				for (const part of ["gm", "gy"]) {
					const span = document.createElement("span");
					span.className = part;
					span.textContent = String(entry[part].t);
					td.append(span, " ");
				}
			} else {
				td.className = cell;
				const { t } = entry[cell];
				td.textContent = Array.isArray(t) ? t.join(", ") : t;
			}
			row.append(td);
		}
		body.append(row);
	}
}
function openDialog(kind: string) {
	if (document.querySelector(".dialog_host")) return;
	const host = document.createElement("div");
	host.className = "dialog_host";
	host.innerHTML = '<div class="dialog"><div class="content">Loading...</div></div>';
	document.body.append(host);
	window.setTimeout(() => {
		host.querySelector(".dialog")!.innerHTML = DIALOGS[kind];
		if (kind === "school") lookup(host);
		if (kind === "test") dependent(host);
		host.querySelector("[data-cmd=cancel]")!.addEventListener("click", () => host.remove());
		host.querySelector<HTMLButtonElement>("[data-cmd=save]")!.addEventListener("click", (e) => {
			(e.target as HTMLButtonElement).disabled = true;
			const entry: Entry = {};
			for (const el of host.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("[name]")) {
				if (el instanceof HTMLInputElement && el.type === "checkbox") {
					const held = (entry[el.name] ??= { v: [], t: [] });
					if (el.checked) {
						(held.v as string[]).push(el.value);
						(held.t as string[]).push(el.value);
					}
				} else entry[el.name] = { v: el.value, t: el instanceof HTMLSelectElement ? (el.selectedOptions[0]?.text ?? "") : el.value };
			}
			window.setTimeout(() => {
				entries[kind].push(entry);
				host.remove();
				draw(kind);
			}, 200);
		});
	}, 200);
}
for (const link of document.querySelectorAll<HTMLElement>("a[data-dialog]"))
	link.addEventListener("click", (e) => {
		e.preventDefault();
		openDialog(link.dataset.dialog!);
	});

const PLAIN = "first middle last dob_m dob_d dob_y email mobile addr_country addr_street addr_city addr_region addr_postal citizen ssn term major mFirst mLast fFirst fLast sib0_name sib0_age sib0_col sib1_name sib1_age sib1_col legacy cName cEmail hear why sig".split(" ");
const checked = (key: string) => [...form.querySelectorAll<HTMLInputElement>(`[name="${IDS[key]}"]:checked`)];
function both(): [Record<string, unknown>, Record<string, unknown>] {
	const state: Record<string, unknown> = { submitted };
	const shown: Record<string, unknown> = {};
	for (const key of PLAIN) {
		const el = $<HTMLElement>(key);
		state[key] = (el as HTMLInputElement).value;
		shown[key] = el instanceof HTMLSelectElement ? (el.selectedOptions[0]?.text ?? "") : (el as HTMLInputElement).value;
	}
	for (const key of ["sex", "hisp", "aid"]) {
		state[key] = checked(key)[0]?.value ?? "";
		shown[key] = checked(key)[0]?.dataset.text ?? "";
	}
	state.race = checked("race").map((x) => x.value);
	shown.race = checked("race").map((x) => x.dataset.text);
	state.agree = shown.agree = $("agree").checked;
	const cell = (kind: string, i: number, name: string) => document.querySelectorAll(`#table_${kind} tbody tr:not(.none)`)[i]?.querySelector(`.${name}`)?.textContent ?? "";
	const put = (kind: string, i: number, prefix: string, name: string, as = name) => {
		state[prefix + as] = entries[kind][i]?.[name]?.v ?? (name === "gr" ? [] : "");
		const read = cell(kind, i, name);
		shown[prefix + as] = name === "gr" ? read.split(", ").filter(Boolean) : read;
	};
	for (const name of ["city", "region", "gm", "gy"]) put("school", 0, "hs_", name);
	put("school", 0, "hs_", "name", "inst");
	if (entries.school[0]?.ceeb.v) state.hs_inst = `${entries.school[0].name.v} [${entries.school[0].ceeb.v}]`;
	for (const i of [0, 1, 2]) {
		for (const name of CELLS.test) put("test", i, `test${i}_`, name);
		for (const name of CELLS.activity) put("activity", i, `act${i}_`, name);
	}
	return [state, shown];
}
Object.assign(window, { formState: () => both()[0], formShown: () => both()[1] });
