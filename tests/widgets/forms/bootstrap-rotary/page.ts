import flatpickr from "flatpickr";
import IMask from "imask";
import "flatpickr/dist/flatpickr.css";
import "./page.css";

const form = document.getElementById("scholarshipForm") as HTMLFormElement;
const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

// The birth date is posted as 2008-01-31 and read as January 31, 2008; the days of tests may be typed as well.
const birth = flatpickr(byId("floatingDob"), { altInput: true, altFormat: "F j, Y", altInputClass: "form-control", maxDate: "2014-01-01" });
for (const id of ["psatDay", "actDay"]) flatpickr(byId(id), { allowInput: true, dateFormat: "m/d/Y" });

const masked = new Map<string, ReturnType<typeof IMask>>();
const mask = (id: string, pattern: string) => masked.set(byId(id).name, IMask(byId(id), { mask: pattern }));
mask("floatingCell", "(000) 000-0000");
mask("floatingZip", "00000[-0000]");
mask("floatingSsn", "0000");
mask("startMonth", "00/0000");
mask("gradMonth", "00/0000");
mask("refPhone", "(000) 000-0000");

const toggle = document.querySelector(".accordion-button") as HTMLButtonElement;
toggle.addEventListener("click", () => {
	const isOpen = byId("homeBody").classList.toggle("show");
	toggle.classList.toggle("collapsed", !isOpen);
	toggle.setAttribute("aria-expanded", String(isOpen));
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = [...form.querySelectorAll<Control>("[name]")];
const names = [...new Set(controls.map(({ name }) => name))];

function posted(name: string) {
	const box = controls.find((control) => control.name === name);
	if (box?.type === "checkbox") return (box as HTMLInputElement).checked;
	return masked.get(name)?.value ?? new FormData(form).get(name) ?? "";
}
function shown(name: string) {
	const own = controls.filter((control) => control.name === name);
	const [first] = own;
	if (name === "dob") return birth.altInput?.value ?? "";
	if (first?.type === "checkbox") return (first as HTMLInputElement).checked;
	if (first?.type === "radio") return own.find((one) => (one as HTMLInputElement).checked)?.labels?.[0]?.textContent ?? "";
	if (first instanceof HTMLSelectElement) return first.selectedOptions[0]?.text ?? "";
	return first?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names.map((name) => [name, posted(name)])), submitted }),
	formShown: () => Object.fromEntries(names.map((name) => [name, shown(name)])),
});
