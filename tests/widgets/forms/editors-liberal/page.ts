import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import "intl-tel-input/styles-no-assets";
import Quill from "quill";
import "quill/dist/quill.snow.css";
import "./page.css";

const EXAMS = [
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Comparative Government and Politics",
	"Computer Science A",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Physics 1",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"United States Government and Politics",
	"United States History",
	"World History: Modern",
];
const options = (texts: string[]) => `<option value=""></option>${texts.map((text) => `<option>${text}</option>`).join("")}`;
const fill = (id: string, html: (index: number) => string) => {
	const place = document.querySelector(`#${id}`) as HTMLElement;
	place.innerHTML = [0, 1, 2].map(html).join("");
};

fill(
	"ap tbody",
	(index) =>
		`<tr><td><label>Examination <select name="ap[${index}][exam]">${options(EXAMS)}</select></label></td><td><label>Result <select name="ap[${index}][result]">${options(["5", "4", "3", "2", "1"])}</select></label></td></tr>`,
);
fill(
	"honors",
	(index) => `<div class="entry"><h3>${["The first", "A second", "A third"][index]}</h3>
<div class="line"><label>What it is called<br><input type="text" name="honors[${index}][title]" size="44"></label>
<label>Received in<br><select name="honors[${index}][year]"><option value="">&ndash;</option><option value="9">ninth grade</option><option value="10">tenth grade</option><option value="11">eleventh grade</option><option value="12">twelfth grade</option></select></label></div>
<div>What lay behind it</div><div class="editor" data-editor="honors[${index}][about]"></div></div>`,
);
fill(
	"pursuits",
	(index) => `<div class="entry"><div class="line"><label for="p${index}n">Club, team, employer or organization</label><input type="text" id="p${index}n" name="pursuits[${index}][name]" size="40"></div>
<div>What you do there, or did</div><div class="editor" data-editor="pursuits[${index}][about]"></div></div>`,
);

const form = document.querySelector("form") as HTMLFormElement;

/** Each editor keeps its text in a hidden input, which is what the form posts. */
for (const place of document.querySelectorAll<HTMLElement>("[data-editor]")) {
	const kept = Object.assign(document.createElement("input"), { type: "hidden", name: place.dataset.editor, value: "" });
	place.before(kept);
	const quill = new Quill(place, { theme: "snow", modules: { toolbar: [["bold", "italic"], ["link"], [{ list: "bullet" }]] } });
	quill.on("text-change", () => {
		kept.value = quill.getText().trim();
	});
}

const phone = (id: string) => intlTelInput(document.getElementById(id) as HTMLInputElement, { initialCountry: "us", separateDialCode: true });
const phones = { phone: phone("q_phone"), knows_phone: phone("q_knowsphone") };

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const NAMES = [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name))].filter((name) => name && name !== "cmd");
Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const state: Record<string, unknown> = Object.fromEntries(NAMES.map((name) => [name, posted.get(name) ?? ""]));
		state.honor_code = posted.has("honor_code");
		for (const [name, each] of Object.entries(phones)) state[name] = each.getNumber() ?? "";
		return { ...state, submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const name of NAMES) {
			const box = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
			if (box instanceof HTMLSelectElement) shown[name] = box.value ? box.selectedOptions[0].text : "";
			else if (box.type === "hidden") shown[name] = (document.querySelector(`[data-editor="${name}"] .ql-editor`) as HTMLElement).innerText.trim();
			else shown[name] = box.type === "checkbox" ? box.checked : box.value;
		}
		shown.phone = (document.getElementById("q_phone") as HTMLInputElement).value;
		shown.knows_phone = (document.getElementById("q_knowsphone") as HTMLInputElement).value;
		return shown;
	},
});
