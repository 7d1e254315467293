import TomSelect from "tom-select";
import "tom-select/dist/css/tom-select.css";
import "./app.css";

type Row = Record<string, any>;
const blankActivity = (): Row => ({ type: "", name: "", position: "", grades: [], hours: "", weeks: "", description: "" });

/** What the Livewire components hold. */
const wire: Row = {
	activities: [blankActivity()],
	awards: [0, 1, 2].map(() => ({ name: "", grade: "", reason: "" })),
};
/** What the Alpine component of the siblings holds. */
const siblings: Row[] = [];
let submitted = false;

const modelOf = (element: Element) => {
	const attribute = [...element.attributes].find(({ name }) => name.startsWith("wire:model"));
	return attribute?.value;
};

function put(path: string, value: unknown) {
	const keys = path.split(".");
	let at: any = wire;
	for (const key of keys.slice(0, -1)) at = at[key];
	if (at) at[keys.at(-1)!] = value;
}
const get = (path: string) => path.split(".").reduce((at: any, key) => at?.[key], wire);

function valueOf(element: any) {
	if (element.type === "checkbox") return element.checked;
	if (element instanceof HTMLSelectElement && element.multiple) return [...element.selectedOptions].map(({ value }) => value);
	return element.value;
}

for (const element of document.querySelectorAll("form *")) {
	const path = modelOf(element);
	if (!path || path.includes(".")) continue;
	const { type } = element as HTMLInputElement;
	if (type === "radio") wire[path] = null;
	else wire[path] = valueOf(element);
}

// x-mask
const WILD: Record<string, RegExp> = { "9": /[0-9]/, a: /[a-zA-Z]/, "*": /[a-zA-Z0-9]/ };
function stripDown(template: string, typed: string) {
	let rest = typed;
	let wild = "";
	for (const char of template) {
		if (WILD[char]) {
			wild += char;
			continue;
		}
		const at = rest.indexOf(char);
		if (at >= 0) rest = rest.slice(0, at) + rest.slice(at + 1);
	}
	let output = "";
	for (const char of wild) {
		const at = [...rest].findIndex((each) => WILD[char]!.test(each));
		if (at < 0) break;
		output += rest[at];
		rest = rest.slice(0, at) + rest.slice(at + 1);
	}
	return output;
}
function buildUp(template: string, clean: string) {
	const left = [...clean];
	let output = "";
	for (const char of template) {
		if (!WILD[char]) output += char;
		else if (left.length === 0) break;
		else output += left.shift();
	}
	return output;
}
function money(typed: string) {
	const [whole = "", cents] = typed.replace(/[^0-9.]/g, "").split(".");
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
	return cents === undefined ? grouped : `${grouped}.${cents.slice(0, 2)}`;
}
const last = new WeakMap<HTMLInputElement, string>();
function mask(element: HTMLInputElement) {
	const template = element.getAttribute("x-mask");
	const before = last.get(element) ?? "";
	if (before.length - element.value.length !== 1 && element.value !== "") {
		const next = template ? buildUp(template, stripDown(template, element.value)) : money(element.value);
		if (next !== element.value) element.value = next;
	}
	last.set(element, element.value);
}

document.addEventListener("input", ({ target }) => {
	const element = target as HTMLInputElement;
	if (element.matches("[x-mask], [x-mask\\:dynamic]")) mask(element);
	if (element.type === "checkbox" || element.type === "radio" || element.tagName === "SELECT") return;
	const path = modelOf(element);
	if (path) put(path, element.value);
});
document.addEventListener("change", ({ target }) => {
	const element = target as HTMLInputElement;
	const path = modelOf(element);
	if (!path) return;
	if (element.type === "radio") {
		if (element.checked) put(path, element.value);
	} else put(path, valueOf(element));
});
// wire:model.blur, validated on the server
document.querySelector("#email")!.addEventListener("blur", ({ target }) => {
	const box = target as HTMLInputElement;
	setTimeout(() => {
		box.parentElement!.querySelector("ul")?.remove();
		if (box.value && !/^\S+@\S+\.\S+$/.test(box.value))
			box.insertAdjacentHTML(
				"afterend",
				'<ul class="text-sm text-red-600 space-y-1 mt-2"><li>The e-mail field must be a valid email address.</li></ul>',
			);
	}, 180);
});

function tom(select: HTMLSelectElement, settings: Row = {}) {
	return new TomSelect(select, { maxOptions: 100, ...settings });
}
for (const id of ["state", "school_state", "bank_id"]) tom(document.querySelector<HTMLSelectElement>(`#${id}`)!);
tom(document.querySelector<HTMLSelectElement>("#major")!, { create: true });

const TYPES = [
	["academic", "Academic / honor society"],
	["athletics", "Athletics"],
	["arts", "Band, choir or drama"],
	["church", "Church or youth group"],
	["civic", "Civic or volunteer service"],
	["speech", "Debate, speech or mock trial"],
	["conservation", "Environment / conservation"],
	["fbla", "FBLA, DECA or Junior Achievement"],
	["ffa", "FFA or 4-H"],
	["job", "Job (paid)"],
	["council", "Student council"],
	["other", "Other"],
] as const;
const GRADES = [
	["9", "9th"],
	["10", "10th"],
	["11", "11th"],
	["12", "12th"],
] as const;
const rows = document.querySelector("#activity-rows")!;
const options = (list: readonly (readonly [string, string])[]) =>
	list.map(([value, text]) => `<option value="${value}">${text}</option>`).join("");
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** resources/views/livewire/activities.blade.php */
function activityRow(row: Row, i: number) {
	return `<div class="border rounded-lg p-4" wire:key="activity-${i}">
		<div class="flex justify-between"><span class="text-sm font-semibold">Activity #${i + 1}</span>
		<!--[if BLOCK]><![endif]-->${i > 0 ? `<button type="button" class="text-xs text-red-600" wire:click="removeActivity(${i})">Remove</button>` : ""}<!--[if ENDBLOCK]><![endif]--></div>
		<div class="grid grid-cols-6 mt-2">
			<div class="col-span-3">
				<label class="block font-medium text-sm text-gray-700" for="activities-${i}-name">Name of Activity or Organization</label>
				<input type="text" class="form-input block mt-1 w-full" id="activities-${i}-name" wire:model="activities.${i}.name" value="${escaped(row.name)}">
			</div>
			<div class="col-span-3" wire:ignore>
				<label class="block font-medium text-sm text-gray-700" for="activities-${i}-type">Type</label>
				<select id="activities-${i}-type" wire:model="activities.${i}.type" x-data x-init="new TomSelect($el)"><option value="">Choose one</option>${options(TYPES)}</select>
			</div>
			<div class="col-span-3">
				<label class="block font-medium text-sm text-gray-700" for="activities-${i}-position">Office or Position Held</label>
				<input type="text" class="form-input block mt-1 w-full" id="activities-${i}-position" wire:model="activities.${i}.position" value="${escaped(row.position)}">
			</div>
			<div class="col-span-3" wire:ignore>
				<label class="block font-medium text-sm text-gray-700" for="activities-${i}-grades">Grades Involved</label>
				<select multiple id="activities-${i}-grades" wire:model="activities.${i}.grades" placeholder="Pick all that apply" x-data x-init="new TomSelect($el, { plugins: ['remove_button'] })">${options(GRADES)}</select>
			</div>
			<label class="block col-span-1"><span class="font-medium text-sm text-gray-700">Hrs/Week</span><input type="number" min="0" class="form-input block mt-1 w-full" wire:model="activities.${i}.hours" value="${row.hours}"></label>
			<label class="block col-span-1"><span class="font-medium text-sm text-gray-700">Wks/Year</span><input type="number" min="0" max="52" class="form-input block mt-1 w-full" wire:model="activities.${i}.weeks" value="${row.weeks}"></label>
			<div class="col-span-4">
				<label class="block font-medium text-sm text-gray-700" for="activities-${i}-description">What did you do?</label>
				<textarea rows="2" class="form-input block mt-1 w-full" id="activities-${i}-description" wire:model="activities.${i}.description">${escaped(row.description)}</textarea>
			</div>
		</div>
	</div>`;
}
function mount(i: number) {
	rows.insertAdjacentHTML("beforeend", activityRow(wire.activities[i], i));
	const row = rows.lastElementChild!;
	const [type, grades] = row.querySelectorAll("select");
	tom(type!).setValue(wire.activities[i].type, true);
	tom(grades!, { plugins: ["remove_button"] }).setValue(wire.activities[i].grades, true);
}
mount(0);

/** A round trip to the server. */
function commit(change: () => void) {
	const button = document.querySelector<HTMLButtonElement>("[wire\\:click=addActivity]")!;
	const loading = button.nextElementSibling as HTMLElement;
	button.disabled = true;
	loading.style.display = "inline-block";
	setTimeout(() => {
		change();
		button.disabled = false;
		loading.style.display = "";
	}, 320);
}
document.querySelector("#activities-component")!.addEventListener("click", ({ target }) => {
	const action = (target as Element).closest("[wire\\:click]")?.getAttribute("wire:click");
	if (action === "addActivity" && wire.activities.length < 8)
		commit(() => {
			wire.activities.push(blankActivity());
			mount(wire.activities.length - 1);
		});
	const removed = /^removeActivity\((\d+)\)$/.exec(action ?? "");
	if (removed)
		commit(() => {
			wire.activities.splice(Number(removed[1]), 1);
			rows.replaceChildren();
			for (let i = 0; i < wire.activities.length; i++) mount(i);
		});
});

// x-for of the siblings
const template = document.querySelector("template")!;
const addSibling = template.nextElementSibling!;
function drawSiblings() {
	for (const old of template.parentElement!.querySelectorAll(":scope > .grid")) old.remove();
	siblings.forEach((sibling, index) => {
		const copy = (template.content.cloneNode(true) as DocumentFragment).firstElementChild!;
		for (const element of copy.querySelectorAll("label, input, button")) {
			for (const name of ["for", "id"]) {
				const bound = element.getAttribute(`:${name}`);
				if (bound) element.setAttribute(name, bound.slice(1, bound.indexOf("' +")) + index);
			}
			const model = element.getAttribute("x-model")?.split(".")[1];
			if (model && element instanceof HTMLInputElement) {
				element.name = `siblings[${index}][${model}]`;
				element.value = sibling[model];
				element.addEventListener("input", () => {
					sibling[model] = element.value;
				});
			}
			if (element instanceof HTMLButtonElement)
				element.addEventListener("click", () => {
					siblings.splice(index, 1);
					drawSiblings();
				});
		}
		addSibling.before(copy);
	});
}
addSibling.addEventListener("click", () => {
	siblings.push({ first: "", last: "", age: "" });
	drawSiblings();
});

document.querySelector("form")!.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const ACTIVITY = Object.keys(blankActivity());
const SIBLING = ["first", "last", "age"];
const HONEYPOT = "my_name_aQ4LkV0xJrTz9wPe";

function formState() {
	const state: Row = { submitted, [HONEYPOT]: document.querySelector<HTMLInputElement>(`#${HONEYPOT}`)!.value };
	for (const [key, value] of Object.entries(wire)) if (!Array.isArray(value)) state[key] = value;
	for (let i = 0; i < Math.max(3, wire.activities.length); i++)
		for (const key of ACTIVITY) {
			const value = wire.activities[i]?.[key] ?? (key === "grades" ? [] : "");
			state[`activities.${i}.${key}`] = key === "grades" ? [...value].sort((a, b) => a - b) : value;
		}
	for (let i = 0; i < 3; i++) for (const key of ["name", "grade", "reason"]) state[`awards.${i}.${key}`] = get(`awards.${i}.${key}`);
	for (let i = 0; i < Math.max(2, siblings.length); i++) for (const key of SIBLING) state[`siblings.${i}.${key}`] = siblings[i]?.[key] ?? "";
	return state;
}

function shownOf(key: string): unknown {
	if (key === HONEYPOT) return document.querySelector<HTMLInputElement>(`#${HONEYPOT}`)!.value;
	const [list, index, part] = key.split(".");
	const all =
		list === "siblings"
			? [...document.querySelectorAll<HTMLInputElement>(`[name="siblings[${index}][${part}]"]`)]
			: [...document.querySelectorAll<HTMLInputElement>("form input, form select, form textarea")].filter(
					(element) => modelOf(element) === key,
				);
	const first = all[0] as any;
	if (!first) return part === "grades" ? [] : "";
	if (first.type === "radio") return all.find((each) => each.checked)?.parentElement!.textContent!.trim() ?? null;
	if (first.type === "checkbox") return first.checked;
	if (first.tomselect) {
		const items = [...first.tomselect.control.querySelectorAll(".item")].map((item: Element) => item.firstChild!.textContent);
		return first.multiple
			? items.sort((a: any, b: any) => Number.parseInt(a) - Number.parseInt(b))
			: (first.tomselect.getValue() === "" ? "" : (items[0] ?? ""));
	}
	if (first instanceof HTMLSelectElement) return first.value === "" ? "" : first.selectedOptions[0]!.text;
	return first.value;
}

Object.assign(window, {
	formState,
	formShown: () =>
		Object.fromEntries(
			Object.keys(formState())
				.filter((key) => key !== "submitted")
				.map((key) => [key, shownOf(key)]),
		),
});
