import TomSelect from "tom-select";
import "tom-select/dist/css/tom-select.bootstrap5.css";
import "./page.css";

/* app/javascript/controllers: the two controllers of the form, started as Stimulus starts them. */

class Controller {
	constructor(readonly element: HTMLElement) {}
	connect() {}
}

class TomSelectController extends Controller {
	override connect() {
		const options = JSON.parse(this.element.dataset.tomSelectOptionsValue ?? "{}");
		new TomSelect(this.element as HTMLSelectElement, { maxOptions: null, ...options });
	}
}

class NestedFormController extends Controller {
	add(event: Event) {
		event.preventDefault();
		const template = this.element.querySelector<HTMLTemplateElement>("[data-nested-form-target=template]");
		const target = this.element.querySelector("[data-nested-form-target=target]");
		const content = template?.innerHTML.replace(/NEW_RECORD/g, new Date().getTime().toString()) ?? "";
		target?.insertAdjacentHTML("beforebegin", content);
		this.element.dispatchEvent(new CustomEvent("rails-nested-form:add", { bubbles: true }));
	}
	remove(event: Event) {
		event.preventDefault();
		const wrapper = (event.target as Element).closest<HTMLElement>(this.element.dataset.nestedFormWrapperSelectorValue ?? ".nested-form-wrapper");
		if (!wrapper) return;
		if (wrapper.dataset.newRecord === "true") wrapper.remove();
		else {
			wrapper.style.display = "none";
			const input = wrapper.querySelector<HTMLInputElement>("input[name*='_destroy']");
			if (input) input.value = "1";
		}
	}
}

const registry: Record<string, new (element: HTMLElement) => Controller> = { "tom-select": TomSelectController, "nested-form": NestedFormController };
const connected = new Map<Element, Controller>();

function connectAll(root: ParentNode) {
	for (const element of root.querySelectorAll<HTMLElement>("[data-controller]")) {
		const make = registry[element.dataset.controller ?? ""];
		if (!make || connected.has(element)) continue;
		const controller = new make(element);
		connected.set(element, controller);
		controller.connect();
	}
}

document.addEventListener("click", (event) => {
	const button = (event.target as Element).closest<HTMLElement>("[data-action]");
	const [identifier, method] = button?.dataset.action?.split("#") ?? [];
	const owner = button?.closest(`[data-controller="${identifier}"]`);
	const controller = owner && (connected.get(owner) as unknown as Record<string, (event: Event) => void>);
	if (controller && method) controller[method]?.(event);
});
new MutationObserver(() => connectAll(document)).observe(document.documentElement, { childList: true, subtree: true });
connectAll(document);

/* What it would post, and what it shows. */

const form = document.querySelector<HTMLFormElement>("#new_student") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const PLAIN =
	"first_name middle_name last_name preferred_name date_of_birth_2i date_of_birth_3i date_of_birth_1i email email_confirmation phone gender address_1 address_2 city state zip country citizenship high_school_name high_school_city high_school_state graduation_year gpa_unweighted gpa_weighted class_rank class_size sat_total act_composite intended_major mother_name mother_occupation mother_education father_name father_occupation father_education household_income first_generation financial_aid counselor_name counselor_email emergency_contact_name emergency_contact_phone essay t_shirt_size referral_source certified newsletter".split(
		" ",
	);
const NESTED: [string, number, string[]][] = [
	["courses", 3, ["name", "grade", "credits"]],
	["activities", 3, ["activity_type", "organization_name", "position", "grade_levels", "hours_per_week", "weeks_per_year", "description"]],
	["awards", 3, ["title", "grade_received"]],
	["siblings", 2, ["first_name", "last_name", "age"]],
];

/** The controls of a key, in the document; none while the row does not exist. */
function controlsOf(): Map<string, HTMLElement[]> {
	const found = new Map<string, HTMLElement[]>();
	const named = (name: string, root: ParentNode = form) =>
		[...root.querySelectorAll<HTMLElement>(`[name="${name}"]`)].filter((each) => !(each instanceof HTMLInputElement && each.type === "hidden"));
	for (const key of PLAIN) found.set(key, named(`student[${key.replace(/_([123]i)$/, "($1)")}]`));
	found.set("subtitle", named("subtitle"));
	for (const [list, count, fields] of NESTED) {
		const rows = [...document.querySelectorAll<HTMLElement>(`#${list} .nested-fields, #${list} tbody tr`)].filter((row) => row.style.display !== "none");
		for (let row = 0; row < count; row++)
			for (const field of fields)
				found.set(
					`${list}_${row}_${field}`,
					[...(rows[row]?.querySelectorAll<HTMLElement>("[name]") ?? [])].filter(
						(each) => !(each instanceof HTMLInputElement && each.type === "hidden") && /\[(\w+)\](\[\])?$/.exec(each.getAttribute("name") ?? "")?.[1] === field,
					),
				);
	}
	return found;
}

function posted(key: string, controls: HTMLElement[]) {
	const data = new FormData(form);
	if (key.endsWith("grade_levels")) return controls[0] ? data.getAll(controls[0].getAttribute("name") as string).filter((each) => each !== "") : [];
	if (!controls[0]) return "";
	const all = data.getAll(controls[0].getAttribute("name") as string);
	return all[all.length - 1] ?? "";
}

function shown(key: string, controls: HTMLElement[]) {
	const first = controls[0];
	if (first instanceof HTMLSelectElement) {
		const wrapper = first.nextElementSibling?.classList.contains("ts-wrapper") ? first.nextElementSibling : undefined;
		const items = wrapper
			? [...wrapper.querySelectorAll(".ts-control .item")].map((item) => [...item.childNodes].filter((node) => !(node instanceof HTMLElement)).map((node) => node.textContent).join("").trim())
			: [...first.selectedOptions].filter((each) => each.value !== "").map((each) => each.text.trim());
		return first.multiple ? items : (items[0] ?? "");
	}
	if (first instanceof HTMLInputElement && first.type === "radio") {
		const chosen = (controls as HTMLInputElement[]).find((each) => each.checked);
		return chosen?.labels?.[0]?.textContent ?? "";
	}
	if (first instanceof HTMLInputElement && first.type === "checkbox") return first.checked;
	if (key.endsWith("grade_levels")) return [];
	return (first as HTMLInputElement | undefined)?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries([...controlsOf()].map(([key, controls]) => [key, posted(key, controls)])), submitted }),
	formShown: () => Object.fromEntries([...controlsOf()].map(([key, controls]) => [key, shown(key, controls)])),
});
