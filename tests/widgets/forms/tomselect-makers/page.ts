import "tom-select/dist/css/tom-select.css";
import "intl-tel-input/styles-no-assets";
import "./camp.css";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import TomSelect from "tom-select";

const SCHOOLS = [
	["061234001", "Ashland High School", "Ashland, KY"],
	["410156007", "Ashland Valley High School", "Ashland, OR"],
	["410156002", "Ashland Middle School", "Ashland, OR"],
	["410882010", "Crater Lake High School", "Central Point, OR"],
	["410882013", "North Medford High School", "Medford, OR"],
	["064338001", "Siskiyou Valley Charter School", "Yreka, CA"],
	["064338004", "Yreka High School", "Yreka, CA"],
	["064201002", "Valley High School", "Sacramento, CA"],
].map(([code, name, place]) => ({ code, name, place }));

const form = document.querySelector<HTMLFormElement>("#solicitud");
if (!form) throw new Error("Falta la solicitud.");
const lists: Record<string, TomSelect> = {};
for (const select of form.querySelectorAll("select")) {
	const several = { plugins: ["remove_button"], hideSelected: true, clearAfterSelect: true };
	const kind = select.multiple ? { ...several, create: select.id === "idiomas" } : { maxItems: 1 };
	const school = {
		valueField: "code",
		labelField: "name",
		searchField: ["name", "place"],
		load: (typed: string, done: (found: typeof SCHOOLS) => void) => {
			const words = typed.toLowerCase().split(/\s+/);
			setTimeout(
				() => done(SCHOOLS.filter(({ name, place }) => words.every((word) => `${name} ${place}`.toLowerCase().includes(word)))),
				250,
			);
		},
		render: {
			option: (item: (typeof SCHOOLS)[0]) => `<div>${item.name} <span class="place">${item.place}</span></div>`,
		},
	};
	lists[select.id] = new TomSelect(select, {
		maxOptions: 100,
		placeholder: select.id === "prepa" ? "Nombre de la escuela / School name" : "Elegir / Choose",
		...(select.id === "prepa" ? { ...kind, ...school } : kind),
	});
}
const phones: Record<string, ReturnType<typeof intlTelInput>> = {};
for (const input of form.querySelectorAll<HTMLInputElement>("input[type=tel]"))
	phones[input.id] = intlTelInput(input, { initialCountry: "us", countryOrder: ["us", "mx", "gt"], separateDialCode: input.id === "tel" });

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const KEYS = [...new Set([...form.querySelectorAll<HTMLInputElement>("input[id], select[id], textarea[id]")].map(({ id }) => id))]
	.filter((id) => !/-ts-control$|^iti-/.test(id))
	.concat("primera");
const several = (list: TomSelect) => list.settings.mode === "multi";
const chosen = (list: TomSelect) => [...list.items].sort();
const radio = () => form.querySelector<HTMLInputElement>("[name=primera]:checked");
const box = (id: string) => document.getElementById(id) as HTMLInputElement;

function held(key: string) {
	const list = lists[key];
	if (list) return several(list) ? chosen(list) : list.getValue();
	if (key in phones) return phones[key].getNumber();
	if (key === "primera") return radio()?.value ?? "";
	return key === "permiso" ? box(key).checked : box(key).value;
}
function seen(key: string) {
	const list = lists[key];
	const label = (value: string) => {
		const item = list.getItem(value)?.cloneNode(true) as HTMLElement | undefined;
		item?.querySelector(".remove")?.remove();
		return item?.textContent?.trim() ?? "";
	};
	if (list) return several(list) ? chosen(list).map(label) : label(list.items[0] ?? "");
	if (key === "primera") return radio()?.closest("label")?.textContent?.trim() ?? "";
	return key === "permiso" ? box(key).checked : box(key).value;
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, held(key)])), submitted }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, seen(key)])),
});
