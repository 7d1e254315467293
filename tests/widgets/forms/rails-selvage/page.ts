import "tom-select/dist/css/tom-select.css";
import "./application.css";
import TomSelect from "tom-select";
import keys from "./keys.json";

const O = "promise_application";
let submitted = false;
const COLLEGES = [["c-101", "American River College", "Sacramento, CA"], ["c-108", "Butte College", "Oroville, CA"], ["c-112", "College of the Canyons", "Santa Clarita, CA"], ["c-113", "College of the Redwoods", "Eureka, CA"], ["c-114", "College of the Siskiyous", "Weed, CA"], ["c-130", "Klamath Community College", "Klamath Falls, OR"], ["c-141", "Rogue Community College", "Grants Pass, OR"], ["c-150", "Shasta College", "Redding, CA"]].map(([id, name, place]) => ({ id, name, place }));
const SCHOOLS: Record<string, [string, string][]> = {
	OR: [["2201", "Ashland High School, Ashland"], ["2207", "Ashland Valley High School, Ashland"], ["2214", "Crater High School, Central Point"], ["2230", "North Medford High School, Medford"], ["2231", "South Medford High School, Medford"]],
	CA: [["1101", "Etna High School, Etna"], ["1108", "Mount Shasta High School, Mount Shasta"], ["1120", "Yreka High School, Yreka"]],
};

const tom: any = new TomSelect(`#${O}_prior_college_id`, {
	valueField: "id", labelField: "name", searchField: ["name", "place"], maxItems: 1, loadThrottle: 250,
	shouldLoad: (query: string) => query.length >= 2,
	load(query: string, done: (rows: any[]) => void) {
		setTimeout(() => done(COLLEGES.filter((c) => `${c.name} ${c.place}`.toLowerCase().includes(query.toLowerCase()))), 350);
	},
	render: { option: (c: any, escape: any) => `<div><span>${escape(c.name)}</span> <small class="text-muted">${escape(c.place)}</small></div>` },
} as any);

/* frame-select: /high_schools?state=XX answers with a turbo-frame */
const stateList = document.getElementById(`${O}_high_school_state`) as HTMLSelectElement;
stateList.addEventListener("change", () => {
	const frame = document.getElementById("high_school_options")!;
	frame.setAttribute("src", `/high_schools?state=${stateList.value}`);
	frame.setAttribute("busy", "");
	setTimeout(() => {
		const rows = [...(SCHOOLS[stateList.value] ?? []), ["0", "Other / not listed"]];
		frame.innerHTML = `<div class="form-group select ${O}_high_school"><label class="select" for="${O}_high_school_id">High school</label><select class="form-select select" name="${O}[high_school_id]" id="${O}_high_school_id"><option value="">Select your high school</option>${rows.map(([v, t]) => `<option value="${v}">${t}</option>`).join("")}</select></div>`;
		frame.removeAttribute("busy");
		frame.setAttribute("complete", "");
	}, 400);
});

/* rich text: keeps the hidden input in step with the editor */
function connectEditors(root: ParentNode) {
	for (const editor of root.querySelectorAll<HTMLElement>("trix-editor")) {
		const input = document.getElementById(editor.getAttribute("input")!) as HTMLInputElement;
		const sync = () => {
			const text = editor.innerText.replace(/\u00a0/g, " ").trim();
			const holder = document.createElement("div");
			holder.textContent = text;
			input.value = text ? `<div>${holder.innerHTML.replace(/\n/g, "<br>")}</div>` : "";
		};
		editor.addEventListener("input", sync);
		editor.previousElementSibling!.addEventListener("mousedown", (event) => {
			event.preventDefault();
			const kind = (event.target as HTMLElement).dataset.trixAttribute;
			if (kind) document.execCommand(kind);
		});
	}
}
connectEditors(document);

let stamp = 1763944000000;
for (const host of document.querySelectorAll<HTMLElement>("[data-controller='nested-form']")) {
	const template = host.querySelector("template")!;
	const target = host.querySelector<HTMLElement>("[data-nested-form-target='target']")!;
	host.addEventListener("click", (event) => {
		const action = (event.target as HTMLElement).dataset.action;
		if (action === "nested-form#add") {
			target.insertAdjacentHTML("beforeend", template.innerHTML.replace(/NEW_RECORD/g, String((stamp += 1371))));
			connectEditors(target.lastElementChild!);
		}
		if (action === "nested-form#remove") {
			event.preventDefault();
			(event.target as HTMLElement).closest(".nested-fields")!.remove();
		}
	});
}
const phone = document.getElementById(`${O}_phone`) as HTMLInputElement;
phone.addEventListener("blur", () => {
	const digits = phone.value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "");
	if (digits.length === 10) phone.value = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
});
document.querySelector("form")!.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });

function nameOf(key: string): string | undefined {
	const [, kind, n, field] = /^(course|act)(\d)_(.+)$/.exec(key) ?? [];
	if (kind) {
		const row = document.querySelectorAll(kind === "act" ? "#activities > .nested-fields" : "#courses > .nested-fields")[Number(n)];
		return row?.querySelector<HTMLInputElement>(`[name$='[${field}]'], [name$='[${field}][]']`)?.name;
	}
	const guardian = /^guardians_attributes_(\d)_(.+)$/.exec(key);
	if (guardian) return `${O}[guardians_attributes][${guardian[1]}][${guardian[2]}]`;
	const dob = /^dob_(\di)$/.exec(key);
	return dob ? `${O}[date_of_birth(${dob[1]})]` : `${O}[${key}]`;
}
const form = document.querySelector("form")!;
const many = (key: string) => key.endsWith("_grades");
const labelOf = (box: Element) => document.querySelector(`label[for="${box.id}"]`)!.textContent!;
(window as any).formState = () => {
	const data = new FormData(form);
	const all: any = { submitted };
	for (const key of keys) {
		const name = nameOf(key);
		all[key] = many(key) ? (name ? data.getAll(name).filter((v) => v !== "") : []) : name ? (data.getAll(name).at(-1) ?? "") : "";
	}
	return all;
};
(window as any).formShown = () => {
	const all: any = {};
	for (const key of keys) {
		const name = nameOf(key);
		const parts = name ? [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)] : [];
		const last: any = parts.at(-1);
		const picked = parts.filter((p) => p.checked);
		if (many(key)) all[key] = picked.map(labelOf);
		else if (!last) all[key] = "";
		else if (key === "prior_college_id") all[key] = tom.control.querySelector(".item")?.textContent ?? "";
		else if (last.type === "radio") all[key] = picked.length ? labelOf(picked[0]) : "";
		else if (last.type === "checkbox") all[key] = last.checked;
		else if (last.tagName === "SELECT") all[key] = last.value ? last.selectedOptions[0].textContent : "";
		else if (last.type === "hidden") all[key] = (last.nextElementSibling.nextElementSibling as HTMLElement).innerText.trim();
		else all[key] = last.value;
	}
	return all;
};
