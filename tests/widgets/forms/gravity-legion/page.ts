import "./page.css";

/** Each question's posted name: “#” and the place among those of that name, “.*” for all boxes of a question, “!” for a single box. */
const FIELDS: Record<string, string> = {
	pot: "input_41",
	first: "input_2.3",
	middle: "input_2.4",
	last: "input_2.6",
	suffix: "input_2.8",
	bornMonth: "input_3[]#0",
	bornDay: "input_3[]#1",
	bornYear: "input_3[]#2",
	state: "input_4.4",
	street: "input_4.1",
	street2: "input_4.2",
	city: "input_4.3",
	zip: "input_4.5",
	phone: "input_5",
	email: "input_6",
	emailAgain: "input_6_2",
	service: "input_8",
	veteranFirst: "input_9.3",
	veteranLast: "input_9.6",
	veteranCard: "input_10",
	school: "input_12",
	schoolPlace: "input_13",
	leaves: "input_14",
	average: "input_15",
	standing: "input_16",
	classOf: "input_17",
	sat: "input_18",
	going: "input_19",
	study: "input_20",
	parent1First: "input_22.3",
	parent1Last: "input_22.6",
	parent1Work: "input_23",
	parent2First: "input_27.3",
	parent2Last: "input_27.6",
	parent2Work: "input_28",
	brood: "input_29",
	means: "input_30",
	group1: "input_24[]#0",
	post1: "input_24[]#1",
	grades1: "input_24[]#2",
	hours1: "input_24[]#3",
	group2: "input_24[]#4",
	post2: "input_24[]#5",
	grades2: "input_24[]#6",
	hours2: "input_24[]#7",
	group3: "input_24[]#8",
	post3: "input_24[]#9",
	grades3: "input_24[]#10",
	hours3: "input_24[]#11",
	award1: "input_25[]#0",
	awardGrade1: "input_25[]#1",
	award2: "input_25[]#2",
	awardGrade2: "input_25[]#3",
	award3: "input_25[]#4",
	awardGrade3: "input_25[]#5",
	essay: "input_33",
	heard: "input_34.*",
	vouchName: "input_35",
	vouchPhone: "input_36",
	consent: "input_37.1!",
	signed: "input_38",
};

const form = document.querySelector<HTMLFormElement>("#gform_3")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** The plugin's own mask for telephone numbers of the United States. */
for (const box of form.querySelectorAll<HTMLInputElement>(".ginput_container_phone input"))
	box.addEventListener("input", () => {
		const [, area = "", prefix = "", line = ""] = /^(\d{0,3})(\d{0,3})(\d{0,4})/.exec(box.value.replace(/\D/g, "")) ?? [];
		box.value = line ? `(${area}) ${prefix}-${line}` : prefix ? `(${area}) ${prefix}` : area;
	});

/** Rows of a list field are added and taken away with the two buttons of each row. */
function number(groups: Element) {
	const rows = [...groups.children];
	for (const [index, row] of rows.entries()) {
		row.className = `gfield_list_row_${index % 2 ? "even" : "odd"} gfield_list_group gform-grid-row`;
		for (const input of row.querySelectorAll("input"))
			input.setAttribute("aria-label", input.dataset.ariaLabelTemplate!.replace("{0}", String(index + 1)));
		const remove = row.querySelector<HTMLElement>(".delete_list_item")!;
		remove.setAttribute("aria-label", `Remove row ${index + 1}`);
		remove.style.visibility = rows.length > 1 ? "visible" : "hidden";
	}
}

form.addEventListener("click", (event) => {
	const button = (event.target as Element).closest(".add_list_item, .delete_list_item");
	const row = button?.closest(".gfield_list_group");
	const groups = row?.parentElement;
	if (!button || !row || !groups) return;
	if (button.matches(".delete_list_item")) row.remove();
	else {
		const added = row.cloneNode(true) as Element;
		for (const input of added.querySelectorAll("input")) input.value = "";
		row.after(added);
	}
	number(groups);
});

function controlsOf(name: string): HTMLInputElement[] {
	const inputs = [...form.elements].filter((each) => "name" in each) as HTMLInputElement[];
	if (name.endsWith(".*")) return inputs.filter((each) => each.name.startsWith(name.slice(0, -1)));
	const [plain, place] = name.replace("!", "").split("#");
	const named = inputs.filter((each) => each.name === plain);
	return place === undefined ? named : named.slice(Number(place), Number(place) + 1);
}

function stateOf(name: string): string | string[] {
	const data = new FormData(form);
	if (name.endsWith(".*")) return controlsOf(name).flatMap((each) => data.getAll(each.name).map(String));
	const [plain, place = "0"] = name.replace("!", "").split("#");
	return String(data.getAll(plain!)[Number(place)] ?? "");
}

const labelOf = (control: HTMLInputElement) => control.labels?.[0]?.textContent ?? "";

function shownOf(name: string): string | boolean | string[] {
	const controls = controlsOf(name);
	const [first] = controls;
	if (!first) return "";
	if (name.endsWith("!")) return first.checked;
	const chosen = controls.filter((each) => each.checked).map(labelOf);
	if (name.endsWith(".*")) return chosen;
	if (first.type === "radio") return chosen[0] ?? "";
	return first instanceof HTMLSelectElement ? ((first as HTMLSelectElement).selectedOptions[0]?.text ?? "") : first.value;
}

const each = <T>(read: (name: string) => T) => Object.fromEntries(Object.entries(FIELDS).map(([key, name]) => [key, read(name)]));

Object.assign(window, { formState: () => ({ ...each(stateOf), submitted }), formShown: () => each(shownOf) });
