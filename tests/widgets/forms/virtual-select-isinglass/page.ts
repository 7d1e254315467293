import "virtual-select-plugin/dist/virtual-select.min.css";
import "air-datepicker/air-datepicker.css";
import "@yaireo/tagify/dist/tagify.css";
import "./page.css";
import Tagify from "@yaireo/tagify";
import AirDatepicker from "air-datepicker";
import locale from "air-datepicker/locale/en";
import "virtual-select-plugin/dist/virtual-select.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const english = (locale as any).default ?? locale;
const VirtualSelect = (window as any).VirtualSelect;
const form = document.getElementById("entry") as HTMLFormElement;
const at = (id: string) => document.getElementById(id) as any;
type Option = { label: string; value: string };
const plain = (texts: string[]): Option[] => texts.map((text) => ({ label: text, value: text }));
const coded = (pairs: string): Option[] => pairs.split(";").map((pair) => ({ value: pair.split("=")[0].trim(), label: pair.split("=")[1] }));

const YES_NO = coded("Y=Yes;N=No;X=Prefer not to say");
const REGIONS = STATES.map(([value, label]) => ({ label, value }));
const EXAMS = plain(
	"Biology;Calculus AB;Calculus BC;Chemistry;Chinese Language and Culture;Computer Science A;Computer Science Principles;English Language and Composition;English Literature and Composition;Environmental Science;European History;Human Geography;Macroeconomics;Microeconomics;Physics 1;Physics 2;Physics C: Electricity and Magnetism;Physics C: Mechanics;Precalculus;Psychology;Research;Seminar;Spanish Language and Culture;Statistics;United States Government and Politics;United States History;World History: Modern".split(";"),
);
const GRADES = coded("9=Grade 9;10=Grade 10;11=Grade 11;12=Grade 12");
const LISTS: Record<string, Option[]> = {
	"entrant.gender": coded("F=Female;M=Male;N=Nonbinary;S=Self-described;X=Prefer not to say"),
	"entrant.pronouns": coded("she=she / her;he=he / him;they=they / them;other=other"),
	"entrant.citizenship": coded("USC=U.S. citizen;USN=U.S. national;LPR=Lawful permanent resident;VISA=Temporary visa;OTH=Other"),
	"entrant.hispanic": YES_NO,
	"entrant.firstGen": YES_NO,
	"entrant.race": coded("I=American Indian or Alaska Native;A=Asian;B=Black or African American;P=Native Hawaiian or Pacific Islander;W=White;O=Another race"),
	"contact.dialCode": coded("1=+1 US/Canada;52=+52 Mexico;44=+44 UK;91=+91 India;86=+86 China;82=+82 South Korea;234=+234 Nigeria;63=+63 Philippines"),
	"contact.region": REGIONS,
	"school.region": REGIONS,
	"contact.country": [{ label: "United States", value: "USA" }, ...plain(COUNTRIES.filter((name) => !name.startsWith("United States")))],
	"school.year": coded("JR=Junior (11);SR=Senior (12);PG=Already graduated"),
	"project.category": plain("Animal Sciences;Behavioral Sciences;Biochemistry;Biomedical Engineering;Chemistry;Computational Biology;Earth & Environmental Sciences;Embedded Systems;Energy;Environmental Engineering;Materials Science;Mathematics;Microbiology;Physics & Astronomy;Plant Sciences;Robotics".split(";")),
	"project.subjects": coded("none=No;human=Yes, human subjects;animal=Yes, vertebrate animals;both=Yes, both"),
	"plans.major": plain(MAJORS),
	"visit.shirt": plain(["XS", "S", "M", "L", "XL", "2XL"]),
	"visit.food": plain(["Vegetarian", "Vegan", "Halal", "Kosher", "Gluten-free", "Nut allergy", "Dairy-free"]),
	exam: EXAMS,
	score: plain(["5", "4", "3", "2", "1"]),
	grade: GRADES,
};
const MANY = ["entrant.race", "visit.food"];

function select(ele: HTMLElement) {
	const options = LISTS[ele.dataset.list ?? ele.id];
	VirtualSelect.init({
		ele,
		options,
		name: ele.dataset.name,
		placeholder: ele.dataset.placeholder ?? "Choose",
		ariaLabelledby: ele.dataset.label ?? "",
		ariaLabelText: ele.dataset.label ? "" : (ele.dataset.aria ?? ele.dataset.placeholder ?? ""),
		multiple: MANY.includes(ele.id),
		disableSelectAll: true,
		search: options.length > 7,
		optionsCount: 6,
		maxWidth: "100%",
	});
}
for (const ele of document.querySelectorAll<HTMLElement>(".vs")) select(ele);

// Dates: the text is for reading, the hidden field is what we send.
const iso = (parts: number) => (date: any) => {
	const one: Date | undefined = Array.isArray(date) ? date[0] : date;
	if (!one) return "";
	return [one.getFullYear(), String(one.getMonth() + 1).padStart(2, "0"), String(one.getDate()).padStart(2, "0")].slice(0, parts).join("-");
};
const DATES: Record<string, object> = {
	birth: { view: "years", startDate: new Date(2009, 0, 1), maxDate: new Date(2014, 11, 31), dateFormat: "d MMMM yyyy", altFieldDateFormat: iso(3) },
	month: { view: "months", minView: "months", startDate: new Date(2027, 5, 1), dateFormat: "MMMM yyyy", altFieldDateFormat: iso(2) },
	test: { view: "months", startDate: new Date(2026, 0, 1), dateFormat: "d MMMM yyyy", altFieldDateFormat: iso(3) },
};
for (const field of document.querySelectorAll<HTMLInputElement>(".air"))
	new AirDatepicker(field, { locale: english, autoClose: true, altField: at(field.dataset.for!), ...DATES[field.dataset.kind!] });

const LANGUAGES = "American Sign Language;Arabic;Cantonese;English;French;German;Hindi;Hmong;Igbo;Japanese;Korean;Mandarin;Portuguese;Punjabi;Russian;Spanish;Tagalog;Ukrainian;Vietnamese;Yoruba".split(";");
const tagBoxes: Record<string, Tagify> = {};
for (const input of document.querySelectorAll<HTMLInputElement>("input.tags"))
	tagBoxes[input.id] = new Tagify(input, {
		...(input.id === "entrant.languages" ? { whitelist: LANGUAGES, enforceWhitelist: true, dropdown: { enabled: 0, maxItems: 30 } } : {}),
		...(input.id === "project.keywords" ? { maxTags: 5 } : {}),
	});

let exams = 1;
const MOST_EXAMS = 3;
at("more-exams").addEventListener("click", () => {
	const row: HTMLTableRowElement = at("exams").insertRow();
	for (const [part, list] of [["subject", "exam"], ["score", "score"]]) {
		const ele = document.createElement("div");
		ele.id = `exams${exams}.${part}`;
		Object.assign(ele.dataset, { name: `exams[${exams}].${part}`, list, aria: `AP exam ${exams + 1}${part === "score" ? ": score" : ""}` });
		row.insertCell().append(ele);
		select(ele);
	}
	exams++;
	at("more-exams").hidden = exams >= MOST_EXAMS;
});

// Awards: one editor, opened in the place of the entry.
type Award = { title: string; grade: string; about: string };
const awards: Award[] = [];
const MOST_AWARDS = 3;
const gradeText = (value: string) => GRADES.find((grade) => grade.value === value)?.label ?? "";
function drawAwards() {
	at("awards").replaceChildren(
		...awards.map((award, index) => {
			const item = document.createElement("li");
			item.innerHTML = '<b class="title"></b> <span class="grade"></span><p class="about"></p><button type="button" class="link edit">Edit</button> <button type="button" class="link drop">Remove</button>';
			item.querySelector(".title")!.textContent = award.title;
			item.querySelector(".grade")!.textContent = gradeText(award.grade);
			item.querySelector(".about")!.textContent = award.about;
			for (const part of ["title", "grade", "about"] as const) {
				const hidden = document.createElement("input");
				Object.assign(hidden, { type: "hidden", name: `awards[${index}].${part}`, value: award[part] });
				item.append(hidden);
			}
			item.querySelector(".edit")!.addEventListener("click", () => editAward(index));
			item.querySelector(".drop")!.addEventListener("click", () => {
				awards.splice(index, 1);
				drawAwards();
			});
			return item;
		}),
	);
	at("add-award").hidden = awards.length >= MOST_AWARDS;
}
function editAward(index: number) {
	drawAwards();
	const award = awards[index] ?? { title: "", grade: "", about: "" };
	const editor = document.createElement("li");
	editor.className = "editor";
	editor.innerHTML = `<div class="grid"><div class="f s8"><label for="award-title">Award</label><input type="text" id="award-title" maxlength="100"></div><div class="f s4"><label id="award-grade-label">Grade in which you received it</label><div id="award-grade" data-list="grade" data-label="award-grade-label"></div></div><div class="f s12"><label for="award-about">What was it for? (up to 200 characters)</label><textarea id="award-about" rows="2" maxlength="200"></textarea></div></div><button type="button" id="award-done">Done</button> <button type="button" class="link" id="award-cancel">Cancel</button>`;
	const old = at("awards").children[index];
	if (old) old.replaceWith(editor);
	else at("awards").append(editor);
	select(at("award-grade"));
	at("award-title").value = award.title;
	at("award-about").value = award.about;
	if (award.grade) at("award-grade").setValue(award.grade);
	at("award-done").addEventListener("click", () => {
		awards[index] = { title: at("award-title").value.trim(), grade: at("award-grade").value, about: at("award-about").value.trim() };
		drawAwards();
	});
	at("award-cancel").addEventListener("click", drawAwards);
	at("add-award").hidden = true;
	at("award-title").focus();
}
at("add-award").addEventListener("click", () => editAward(awards.length));

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const chosen = (ele: any) => (ele ? ele.value : "");
function face(ele: any): string | string[] {
	if (!ele) return "";
	const { classList } = ele.querySelector(".vscomp-wrapper");
	const text = classList.contains("has-value") ? ele.querySelector(".vscomp-value").textContent.trim() : "";
	return classList.contains("multiple") ? text.split(", ").filter(Boolean) : text;
}
function each(shown: boolean) {
	const all: Record<string, unknown> = {};
	const answer = shown ? face : chosen;
	for (const field of form.querySelectorAll<HTMLInputElement>("input[id], textarea[id], [name=url2]")) {
		if (/^(award-|vscomp)/.test(field.id) || field.matches(".vs *, .air, .tags, .tagify *") || field.type === "hidden" || field.closest("#exams, #awards")) continue;
		all[field.id || field.name] = field.value;
	}
	for (const ele of form.querySelectorAll(".vs[id]:not([data-list])")) all[ele.id] = answer(ele);
	for (const text of form.querySelectorAll<HTMLInputElement>(".air")) all[text.dataset.for!] = shown ? text.value : at(text.dataset.for!).value;
	for (const [id, box] of Object.entries(tagBoxes))
		all[id] = shown ? box.getTagElms().map((tag) => tag.textContent!.trim()) : (box.value as any[]).map(({ value }) => value);
	for (const name of ["rules", "media"]) all[name] = form.querySelector<HTMLInputElement>(`[name="${name}"]`)!.checked;
	for (let row = 0; row < 3; row++)
		for (const part of ["title", "mark", "credits"]) all[`course${row}.${part}`] = form.querySelector<HTMLInputElement>(`[name="courses[${row}].${part}"]`)!.value;
	for (let row = 0; row < MOST_EXAMS; row++) for (const part of ["subject", "score"]) all[`exams${row}.${part}`] = answer(at(`exams${row}.${part}`));
	for (let row = 0; row < MOST_AWARDS; row++)
		for (const part of ["title", "grade", "about"] as const)
			all[`award${row}.${part}`] = shown ? (at("awards").querySelectorAll("li:not(.editor)")[row]?.querySelector(`.${part}`)?.textContent ?? "") : (awards[row]?.[part] ?? "");
	return all;
}
Object.assign(window, { formState: () => ({ ...each(false), submitted }), formShown: () => each(true) });
