import { STATES } from "../../lists";
import "./page.css";

const SUBJECTS = "Art History|Biology|Calculus AB|Calculus BC|Chemistry|Chinese Language and Culture|Computer Science A|Computer Science Principles|Comparative Government and Politics|English Language and Composition|English Literature and Composition|Environmental Science|European History|French Language and Culture|Human Geography|Latin|Macroeconomics|Microeconomics|Music Theory|Physics 1|Physics 2|Physics C: Electricity and Magnetism|Physics C: Mechanics|Precalculus|Psychology|Spanish Language and Culture|Spanish Literature and Culture|Statistics|U.S. Government and Politics|U.S. History|World History: Modern".split("|");
const FIELDS = ["subject", "year", "score"] as const;
const byId = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T;
const list = byId<HTMLUListElement>("exams");
const dialog = byId<HTMLDialogElement>("exam-dialog");
const form = byId<HTMLFormElement>("application");
let submitted = false;

for (const [code, name] of STATES) byId<HTMLSelectElement>("student_school_state").add(new Option(name, code));
for (const subject of SUBJECTS) byId<HTMLSelectElement>("exam_subject").add(new Option(subject));

function renumber() {
	[...list.children].forEach((item, index) => {
		item.querySelectorAll<HTMLInputElement>("input").forEach((input, place) => { input.name = `exams[${index}][${FIELDS[place]}]`; });
	});
	byId("no-exams").hidden = list.children.length > 0;
}

byId("open-exam").addEventListener("click", () => {
	byId<HTMLFormElement>("exam-form").reset();
	byId("exam-problem").textContent = "";
	dialog.showModal();
});
byId("exam-cancel").addEventListener("click", () => dialog.close());
byId("exam-add").addEventListener("click", () => {
	const values = FIELDS.map((name) => byId<HTMLSelectElement>(`exam_${name}`).value);
	if (values.includes("")) {
		byId("exam-problem").textContent = "Please choose the subject, the year and the score.";
		return;
	}
	const item = document.createElement("li");
	for (const value of values) {
		const text = document.createElement("span");
		text.textContent = value;
		item.append(text);
	}
	for (const value of values) {
		const hidden = document.createElement("input");
		hidden.type = "hidden";
		hidden.value = value;
		item.append(hidden);
	}
	const remove = document.createElement("button");
	remove.type = "button";
	remove.textContent = "Remove";
	remove.addEventListener("click", () => { item.remove(); renumber(); });
	item.append(remove);
	list.append(item);
	renumber();
	dialog.close();
});
form.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });

const OWN: Record<string, string> = {
	first: "student_first_name", last: "student_last_name", born: "student_birth_date", mail: "student_email", secret: "student_portal_password",
	school: "student_school", schoolState: "student_school_state", gpa: "student_gpa", teacher: "teacher_name", teacherMail: "teacher_email", question: "student_question",
};
const keyed = (text: (index: number, name: string, place: number) => string) =>
	Object.fromEntries([0, 1, 2, 3].flatMap((index) => FIELDS.map((name, place) => [`ap${index}_${name}`, text(index, name, place)])).slice(0, 10));
Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		return {
			...Object.fromEntries(Object.entries(OWN).map(([key, id]) => [key, String(posted.get(byId(id).name) ?? "")])),
			...keyed((index, name) => String(posted.get(`exams[${index}][${name}]`) ?? "")),
			submitted,
		};
	},
	formShown: () => ({
		...Object.fromEntries(Object.entries(OWN).map(([key, id]) => {
			const control = byId<HTMLInputElement | HTMLSelectElement>(id);
			return [key, control instanceof HTMLSelectElement ? (control.value && control.selectedOptions[0]?.text) || "" : control.value];
		})),
		...keyed((index, _, place) => list.children[index]?.children[place]?.textContent ?? ""),
	}),
});
