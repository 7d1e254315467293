import { initAll } from "govuk-frontend";
import "./style.css";

type Activity = { group: string; role: string; grades: string[]; hours: string; weeks: string; what: string };
const PARTS = ["group", "role", "grades", "hours", "weeks", "what"] as const;
const ORDER = ["name", "contact", "background", "school", "scores", "plans", "family", "activities", "declaration"];
const GRADES: Record<string, string> = { 9: "9th grade", 10: "10th grade", 11: "11th grade", 12: "12th grade" };

const form = document.querySelector("#application") as HTMLFormElement;
const at = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T;
const activities: Activity[] = [];
let edited: number | undefined;
let submitted = false;

// ---- pages ----------------------------------------------------------------------------------------------------------

function statusOf(id: string): [text: string, colour: string] {
	const controls = [...at(`page-${id}`).querySelectorAll<HTMLInputElement>("input, select, textarea")];
	if (id === "activities") return activities.length > 0 ? ["In progress", "light-blue"] : ["Not yet started", "blue"];
	const names = [...new Set(controls.map(({ name }) => name))];
	const answered = names.filter((name) => new FormData(form).getAll(name).some((value) => value !== ""));
	if (answered.length === 0) return ["Not yet started", "blue"];
	return answered.length === names.length ? ["Completed", ""] : ["In progress", "light-blue"];
}
function go(id: string) {
	for (const page of document.querySelectorAll<HTMLElement>(".page")) page.hidden = page.id !== `page-${id}`;
	if (id === "tasks")
		for (const each of ORDER) {
			const [text, colour] = statusOf(each);
			at(`status-${each}`).innerHTML = colour ? `<strong class="govuk-tag govuk-tag--${colour}">${text}</strong>` : text;
		}
	window.scrollTo(0, 0);
	at(`page-${id}`).querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}
document.addEventListener("click", (event) => {
	const target = event.target as HTMLElement;
	const link = target.closest<HTMLElement>("[data-go]");
	if (link) {
		event.preventDefault();
		go(link.dataset.go as string);
	} else if (target.closest("[data-next]")) {
		const here = (target.closest(".page") as HTMLElement).id.slice("page-".length);
		go(ORDER[ORDER.indexOf(here) + 1] ?? "tasks");
	}
});

// ---- AP exams: “add another” within the page ------------------------------------------------------------------------

const exams = at<HTMLDivElement>("exams");
function addExam() {
	const number = exams.children.length;
	const made = (at<HTMLTemplateElement>("exam-template").content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
	made.innerHTML = made.innerHTML.replaceAll("%", String(number + 1));
	(made.querySelector(".n") as HTMLElement).textContent = String(number + 1);
	exams.append(made);
	at("add-exam").hidden = exams.children.length >= 6;
	return made;
}
addExam();
at("add-exam").addEventListener("click", () => addExam().querySelector("select")?.focus());

// ---- activities: a page for each ------------------------------------------------------------------------------------

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const row = (part: string, key: string, value: string) =>
	`<div class="govuk-summary-list__row"><dt class="govuk-summary-list__key">${key}</dt><dd class="govuk-summary-list__value" data-part="${part}">${value}</dd></div>`;
function drawActivities() {
	at("activity-list").innerHTML = activities
		.map(
			(each, index) => `<div class="govuk-summary-card"><div class="govuk-summary-card__title-wrapper"><h2 class="govuk-summary-card__title" data-part="group">${escaped(each.group)}</h2>
<ul class="govuk-summary-card__actions"><li class="govuk-summary-card__action"><a class="govuk-link" href="#" data-change="${index}">Change</a></li><li class="govuk-summary-card__action"><a class="govuk-link" href="#" data-remove="${index}">Remove</a></li></ul></div>
<div class="govuk-summary-card__content"><dl class="govuk-summary-list">${row("role", "Role", escaped(each.role))}${row("grades", "Grades", each.grades.map((grade) => `<span>${GRADES[grade]}</span>`).join(", "))}${row("hours", "Hours a week", escaped(each.hours))}${row("weeks", "Weeks a year", escaped(each.weeks))}${row("what", "What you did", escaped(each.what))}</dl></div></div>`,
		)
		.join("");
	const button = at<HTMLButtonElement>("add-activity");
	button.textContent = activities.length === 0 ? "Add an activity" : "Add another activity";
	button.hidden = activities.length >= 5;
}
function openActivity(index?: number) {
	edited = index;
	const activity = index === undefined ? undefined : activities[index];
	for (const part of PARTS)
		if (part === "grades") for (const box of form.querySelectorAll<HTMLInputElement>('input[name="a-grades"]')) box.checked = activity?.grades.includes(box.value) ?? false;
		else {
			at(`a-${part}`).value = activity?.[part] ?? "";
			at(`a-${part}`).dispatchEvent(new Event("input", { bubbles: true }));
		}
	go("activity");
}
at("add-activity").addEventListener("click", () => openActivity());
at("save-activity").addEventListener("click", () => {
	const data = new FormData(form);
	const made = Object.fromEntries(PARTS.map((part) => [part, part === "grades" ? data.getAll("a-grades") : data.get(`a-${part}`)])) as unknown as Activity;
	activities[edited ?? activities.length] = made;
	drawActivities();
	go("activities");
});
at("activity-list").addEventListener("click", (event) => {
	const link = (event.target as HTMLElement).closest<HTMLElement>("[data-change], [data-remove]");
	if (!link) return;
	event.preventDefault();
	if (link.dataset.change) return openActivity(Number(link.dataset.change));
	activities.splice(Number(link.dataset.remove), 1);
	drawActivities();
});
drawActivities();

form.addEventListener("submit", (event) => {
	event.preventDefault();
	if (!at("page-declaration").hidden) submitted = true;
});
initAll();

// ---- what is held and shown -----------------------------------------------------------------------------------------

const SEVERAL = ["took", "race", "agree"];
const NAMES = [...new Set([...form.elements].map((control) => (control as HTMLInputElement).name))].filter((name) => name && !/^(a|exam)-/.test(name));
const EXAM_NAMES = [1, 2, 3].flatMap((number) => [`exam-${number}-subject`, `exam-${number}-score`]);
const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";

function shownOf(name: string): unknown {
	const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)];
	const [control] = controls;
	if (control instanceof HTMLSelectElement) return control.value === "" ? "" : textOf(control.selectedOptions[0]);
	if (control?.type !== "radio" && control?.type !== "checkbox") return control?.value ?? "";
	const chosen = controls.filter((box) => (box as HTMLInputElement).checked).map((box) => textOf(form.querySelector(`label[for="${box.id}"]`)));
	return control.type === "radio" ? (chosen[0] ?? "") : chosen;
}

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const name of [...NAMES, ...EXAM_NAMES]) state[name] = SEVERAL.includes(name) ? data.getAll(name) : (data.get(name) ?? "");
		for (let index = 0; index < 3; index++) for (const part of PARTS) state[`activity-${index + 1}-${part}`] = activities[index]?.[part] ?? (part === "grades" ? [] : "");
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const name of [...NAMES, ...EXAM_NAMES]) shown[name] = shownOf(name);
		const cards = document.querySelectorAll("#activity-list .govuk-summary-card");
		for (let index = 0; index < 3; index++)
			for (const part of PARTS) {
				const cell = cards[index]?.querySelector(`[data-part="${part}"]`);
				shown[`activity-${index + 1}-${part}`] = part === "grades" ? [...(cell?.querySelectorAll("span") ?? [])].map(textOf) : textOf(cell);
			}
		return shown;
	},
});
