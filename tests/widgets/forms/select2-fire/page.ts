import $ from "./jquery-global";
import select2 from "select2";
import "jquery-ui/ui/widgets/datepicker";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "select2/dist/css/select2.css";
import "./page.css";

(select2 as unknown as (root: Window, jquery: typeof $) => void)(window, $);

const jq = $ as unknown as (target: unknown) => any;
jq("select.pick").each(function (this: HTMLSelectElement) {
	jq(this).select2({ placeholder: this.dataset.placeholder, minimumResultsForSearch: 8 });
});
jq("input.date").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2032" });

const form = document.getElementById("scholarship") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const named = () => [...form.elements].filter((one): one is Named => (one as Named).name !== undefined && (one as Named).name !== "");
const keyOf = (name: string) => name.replace("[]", "");

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return { ...Object.fromEntries(named().map(({ name }) => [keyOf(name), name.endsWith("[]") ? data.getAll(name) : (data.get(name) ?? "")])), submitted };
	},
	formShown: () =>
		Object.fromEntries(
			named().map((one) => {
				const key = keyOf(one.name);
				if (one instanceof HTMLInputElement && one.type === "checkbox") return [key, one.checked];
				if (!(one instanceof HTMLSelectElement)) return [key, one.value];
				const box = one.nextElementSibling!;
				if (one.multiple) return [key, [...box.querySelectorAll(".select2-selection__choice__display")].map((chip) => chip.textContent!.trim())];
				return [key, box.querySelector(".select2-selection__rendered")!.textContent!.trim()];
			}),
		),
});
