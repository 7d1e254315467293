import "./jquery-global";
import { Autoformat, Bold, ClassicEditor, Essentials, Italic, Link, List, Paragraph } from "ckeditor5";
import "ckeditor5/ckeditor5.css";
import Cleave from "cleave.js";
import "chosen-js/chosen.jquery.js";
import "chosen-js/chosen.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import $ from "jquery";
import "./page.css";

/** The numbers under which the funds' database knows the questions. */
const QUESTIONS = {
	token: 38214, first: 38220, middle: 38223, last: 38227, suffix: 38234, known: 38240, email: 38243, phone: 38247,
	dob: 38254, bornCity: 38260, bornCountry: 38263, gender: 38267, pronouns: 38274, street: 38280, street2: 38283, city: 38287,
	state: 38294, zip: 38300, country: 38303, mailing: 38307, school: 38314, schoolCity: 38320, schoolState: 38323, schoolStart: 38327,
	schoolEnd: 38334, gpa: 38340, year: 38343, satTotal: 38347, act: 38354, psat: 38360, apCount: 38363, exam1: 38367,
	exam1Score: 38374, exam2: 38380, exam2Score: 38383, exam3: 38387, exam3Score: 38394, course1: 38400, course1Grade: 38403, course1Credits: 38407,
	course2: 38414, course2Grade: 38420, course2Credits: 38423, applied: 38427, major: 38434, career: 38440, degree: 38443, cbo: 38447,
	link: 38454, enroll: 38460, act1Type: 38463, act1Org: 38467, act1Role: 38474, act1Grades: 38480, act1Hours: 38483, act1Weeks: 38487,
	act1Story: 38494, act1Go: 38500, act2Type: 38503, act2Org: 38507, act2Role: 38514, act2Grades: 38520, act2Hours: 38523, act2Weeks: 38527,
	act2Story: 38534, act2Go: 38540, honor1: 38543, honor1Year: 38547, honor1For: 38554, honor2: 38560, honor2Year: 38563, honor2For: 38567,
	essay: 38574, par1: 38580, par1Job: 38583, par1Edu: 38587, par1Alive: 38594, par2: 38600, par2Job: 38603, par2Edu: 38607,
	par2Alive: 38614, marital: 38620, income: 38623, dependents: 38627, sib1First: 38634, sib1Last: 38640, sib1Age: 38643, sib2First: 38647,
	sib2Last: 38654, sib2Age: 38660, firstGen: 38663, aid: 38667, citizenship: 38674, race: 38680, hispanic: 38683, recName: 38687,
	recTitle: 38694, recEmail: 38700, recPhone: 38703, spouse: 38707, interpreter: 38714, coach: 38720, agree: 38723, signature: 38727,
	captcha: 38734,
};

const form = document.getElementById("application") as HTMLFormElement;
const editors = new Map<string, ClassicEditor>();
let submitted = false;

$("select.chosen").chosen({ width: "100%", allow_single_deselect: true, disable_search_threshold: 8 });
flatpickr("input.when", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" });
flatpickr("input.when-typed", { allowInput: true, dateFormat: "m/d/Y" });
for (const input of document.querySelectorAll<HTMLInputElement>("input.phone")) new Cleave(input, { blocks: [3, 3, 4], delimiter: "-", numericOnly: true });
for (const input of document.querySelectorAll<HTMLInputElement>("input.dob")) new Cleave(input, { date: true, datePattern: ["m", "d", "Y"] });
for (const input of document.querySelectorAll<HTMLInputElement>("input.money")) new Cleave(input, { numeral: true, numeralDecimalScale: 0 });
for (const input of document.querySelectorAll<HTMLInputElement>("input.count")) new Cleave(input, { numericOnly: true, blocks: [3] });
for (const area of document.querySelectorAll<HTMLTextAreaElement>("textarea.rich")) {
	ClassicEditor.create(area, {
		licenseKey: "GPL",
		plugins: [Essentials, Paragraph, Bold, Italic, Link, List, Autoformat],
		toolbar: ["undo", "redo", "|", "bold", "italic", "link", "|", "bulletedList", "numberedList"],
	}).then((editor) => editors.set(area.id, editor));
}
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const numbered = Object.entries(QUESTIONS);
const named = (number: number) => form.elements.namedItem(`answer[${number}]`);

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const answers = numbered.map(([key, number]) => {
			const element = named(number);
			if (element instanceof HTMLSelectElement && element.multiple) return [key, data.getAll(element.name)];
			if (element instanceof HTMLInputElement && element.type === "checkbox") return [key, data.has(element.name)];
			return [key, editors.get(`f_${number}`)?.getData() ?? data.get(`answer[${number}]`) ?? ""];
		});
		return { ...Object.fromEntries(answers), submitted };
	},
	formShown: () => Object.fromEntries(numbered.map(([key, number]) => [key, shownOf(named(number))])),
});

const read = (element: Element | null | undefined) => (element?.textContent ?? "").trim();
function shownOf(element: RadioNodeList | Element | null) {
	if (element instanceof RadioNodeList) {
		const chosen = ([...element] as HTMLInputElement[]).find(({ checked }) => checked);
		return read(chosen?.labels?.[0]);
	}
	if (element instanceof HTMLSelectElement) {
		const drawn = document.getElementById(`${element.id}_chosen`);
		if (element.multiple) return [...(drawn?.querySelectorAll(".search-choice span") ?? [])].map(read);
		return read(drawn?.querySelector(".chosen-single:not(.chosen-default) span"));
	}
	if (element instanceof HTMLTextAreaElement) {
		const editor = editors.get(element.id);
		return editor ? (editor.ui.getEditableElement()?.innerText ?? "").trim() : element.value;
	}
	if (!(element instanceof HTMLInputElement)) return "";
	if (element.type === "checkbox") return element.checked;
	if (element.matches(".when")) return (element as any)._flatpickr.altInput.value;
	return element.id === `f_${QUESTIONS.token}` ? "" : element.value;
}
