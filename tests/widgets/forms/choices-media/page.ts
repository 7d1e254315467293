import Choices from "choices.js";
import flatpickr from "flatpickr";
import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "./style.css";

const STATES =
	"AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC Washington D.C.,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming".split(
		",",
	);
const TONGUES = "American Sign Language,Arabic,Cantonese,English,French,Haitian Creole,Hmong,Igbo,Korean,Mandarin,Portuguese,Russian,Somali,Spanish,Tagalog,Vietnamese,Yoruba".split(
	",",
);

const get = (id: string) => document.getElementById(id) as HTMLElement;
const form = get("entry") as HTMLFormElement;
const kept = new Map<string, Choices>();
const originals = new Map<string, { choices: HTMLOptionElement[] }>();
const days = new Map<string, flatpickr.Instance>();

function dress(scope: ParentNode) {
	for (const element of scope.querySelectorAll<HTMLSelectElement>("select[data-choices]")) {
		const kind = element.dataset.choices;
		originals.set(element.name, { choices: [...element.options].map((option) => option.cloneNode(true) as HTMLOptionElement) });
		kept.set(
			element.name,
			new Choices(element, {
				allowHTML: false,
				shouldSort: false,
				itemSelectText: "",
				searchEnabled: kind !== "plain",
				removeItemButton: kind === "many",
				placeholderValue: kind === "many" ? "Choose as many as apply" : null,
			}),
		);
	}
}

get("state").innerHTML = `<option value="">Find your state</option>${STATES.map((each) => `<option value="${each.slice(0, 2)}">${each.slice(3)}</option>`).join("")}`;
get("tongues").innerHTML = TONGUES.map((each) => `<option>${each}</option>`).join("");

get("elders").innerHTML = ["One parent or guardian", "Another parent or guardian"]
	.map(
		(heading, n) => `
		<div class="card" role="group" aria-labelledby="h-elder${n}">
			<h3 id="h-elder${n}">${heading}</h3>
			<div class="pair">
				<div class="float"><input id="elder${n}given" name="elder${n}given" placeholder=" "><label for="elder${n}given">First name</label></div>
				<div class="float"><input id="elder${n}family" name="elder${n}family" placeholder=" "><label for="elder${n}family">Last name</label></div>
			</div>
			<p class="q"><label for="elder${n}school">How far did they get in school?</label></p>
			<select id="elder${n}school" name="elder${n}school" data-choices="plain"><option value="">Pick one</option><option value="s0">Left before finishing high school</option><option value="s1">High school diploma or GED</option><option value="s2">Some college</option><option value="s3">Two-year degree</option><option value="s4">Four-year degree</option><option value="s5">Beyond that</option></select>
		</div>`,
	)
	.join("");

get("laurels").innerHTML = [0, 1, 2]
	.map(
		(n) => `
		<div class="card">
			<label class="wrap">What was it called? <input name="laurel${n}"></label>
			<label class="wrap">What for? (one sentence) <input name="laurel${n}for" maxlength="120"></label>
		</div>`,
	)
	.join("");

let doings = 0;
function addDoing() {
	const n = doings++;
	const card = document.createElement("div");
	card.className = "card";
	card.innerHTML = `
		<h3>No. ${n + 1}</h3>
		<label class="wrap">Name of the group, place or project <input name="doing${n}"></label>
		<label class="wrap">Your title there <input name="doing${n}title"></label>
		<p class="q"><label for="doing${n}years">In which grades?</label></p>
		<select id="doing${n}years" name="doing${n}years" multiple data-choices="many"><option value="9">9th grade</option><option value="10">10th grade</option><option value="11">11th grade</option><option value="12">12th grade</option></select>
		<label class="wrap">What did you actually do? <span class="count"><span>150</span> characters left</span><textarea name="doing${n}what" rows="3" maxlength="150"></textarea></label>`;
	get("doings").append(card);
	dress(card);
	const what = card.querySelector("textarea") as HTMLTextAreaElement;
	const left = card.querySelector(".count span") as HTMLElement;
	what.addEventListener("input", () => {
		left.textContent = String(150 - what.value.length);
	});
	if (doings === 4) get("more").remove();
}

dress(form);
addDoing();
get("more").addEventListener("click", addDoing);
kept.set("applying", new Choices(get("applying") as HTMLInputElement, { allowHTML: false, delimiter: "|", removeItemButton: true, placeholderValue: "Add a college" }));
days.set("bday", flatpickr(get("bday"), { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "2012-12-31" }) as flatpickr.Instance);
days.set("commence", flatpickr(form.elements.namedItem("commence") as HTMLElement, { allowInput: true, dateFormat: "m/d/Y" }) as flatpickr.Instance);

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** The boxes that no widget has replaced, by name. */
function plain() {
	const byName = new Map<string, HTMLInputElement[]>();
	for (const element of form.querySelectorAll<HTMLInputElement>("input[name], textarea[name]"))
		if (!kept.has(element.name) && !days.has(element.name)) byName.set(element.name, [...(byName.get(element.name) ?? []), element]);
	return [...byName];
}
/** Several answers are a set: in the order of the list that they were picked from. */
function sorted<T extends string | undefined>(name: string, answers: T[], isSame: (option: HTMLOptionElement, answer: T) => boolean) {
	if (name === "applying") return answers;
	const { choices } = originals.get(name) as { choices: HTMLOptionElement[] };
	const placeOf = (answer: T) => choices.findIndex((option) => isSame(option, answer));
	return [...answers].sort((a, b) => placeOf(a) - placeOf(b));
}
const textOf = (item: Element) => {
	const copy = item.cloneNode(true) as Element;
	for (const button of copy.querySelectorAll("button")) button.remove();
	return copy.textContent?.trim() ?? "";
};

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const [name, choices] of kept) {
			const value = choices.getValue(true) as string | string[] | undefined;
			state[name] = Array.isArray(value) ? sorted(name, value, (option, answer) => option.value === answer) : (value ?? "");
		}
		for (const [name, day] of days) state[name] = day.selectedDates[0] ? day.formatDate(day.selectedDates[0], "Y-m-d") : "";
		for (const [name, [first, ...others]] of plain()) {
			if (first.type === "checkbox") state[name] = first.checked;
			else if (first.type === "radio") state[name] = [first, ...others].find(({ checked }) => checked)?.value ?? "";
			else state[name] = first.value;
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [name, choices] of kept) {
			const outer = choices.containerOuter.element;
			const items = [...outer.querySelectorAll(".choices__inner > .choices__list .choices__item:not(.choices__placeholder)")].map(textOf);
			shown[name] = outer.dataset.type === "select-one" ? (items[0] ?? "") : sorted(name, items, (option, answer) => option.text === answer);
		}
		for (const [name, day] of days) shown[name] = (day.altInput ?? day.input).value;
		for (const [name, [first, ...others]] of plain()) {
			if (first.type === "checkbox") shown[name] = first.checked;
			else if (first.type === "radio")
				shown[name] = [first, ...others].find(({ checked }) => checked)?.parentElement?.textContent?.trim() ?? "";
			else shown[name] = first.value;
		}
		return shown;
	},
});
