import $ from "jquery";
import "./fs.css";

const WHERE: Record<string, string> = {
	"applicant-first": "field148203312-first",
	"applicant-middle": "field148203312-middle",
	"applicant-last": "field148203312-last",
	"applicant-suffix": "field148203312-suffix",
	"goes-by": "field148203313",
	"dobM": "field148203314M",
	"dobD": "field148203314D",
	"dobY": "field148203314Y",
	"home-address": "field148203315-address",
	"home-address2": "field148203315-address2",
	"home-city": "field148203315-city",
	"home-zip": "field148203315-zip",
	"home-state": "field148203315-state",
	"email": "field148203316",
	"cell": "field148203317",
	"citizen": "radio:field148203318",
	"gender": "field148203319",
	"member-no": "field148203331",
	"ssn4": "field148203332",
	"branch": "field148203333",
	"sponsor-first": "field148203334-first",
	"sponsor-last": "field148203334-last",
	"sponsor-rel": "field148203335",
	"parent1-first": "field148203341-first",
	"parent1-last": "field148203341-last",
	"parent2-first": "field148203342-first",
	"parent2-last": "field148203342-last",
	"income": "field148203343",
	"firstgen": "radio:field148203344",
	"hs": "field148203351",
	"hs-city": "field148203352",
	"hs-state": "field148203353",
	"gpa": "field148203354",
	"grad-year": "field148203355",
	"sat": "field148203356",
	"act": "field148203357",
	"plan-college": "field148203358",
	"plan-major": "field148203359",
	"plan-start": "field148203360",
	"act1-org": "field148203371",
	"act1-title": "field148203372",
	"act1-grades": "checks:field148203373",
	"act1-hours": "field148203374",
	"act1-did": "field148203375",
	"act2-org": "field148203371-2",
	"act2-title": "field148203372-2",
	"act2-grades": "checks:field148203373-2",
	"act2-hours": "field148203374-2",
	"act2-did": "field148203375-2",
	"act3-org": "field148203371-3",
	"act3-title": "field148203372-3",
	"act3-grades": "checks:field148203373-3",
	"act3-hours": "field148203374-3",
	"act3-did": "field148203375-3",
	"honor1-name": "field148203391-1-1",
	"honor1-grade": "field148203391-1-2",
	"honor2-name": "field148203391-2-1",
	"honor2-grade": "field148203391-2-2",
	"honor3-name": "field148203391-3-1",
	"honor3-grade": "field148203391-3-2",
	"survey1": "radio:field148203392-1",
	"survey2": "radio:field148203392-2",
	"essay": "field148203394",
	"heard": "field148203395",
	"certify": "check:field148203406_1",
	"signature": "field148203407"
};

// format checking, as Formstack's own script does on change
$(document).on("change", ".fsFormatPhoneUS", function () {
	const box = this as HTMLInputElement;
	const digits = box.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (digits.length === 10) box.value = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
});
$(document).on("change", ".fsRequired", function () {
	$(this).closest(".fsFieldCell").removeClass("fsValidationError");
});
$(document).on("focus", ".fsField", function () {
	$(".fsFieldFocused").removeClass("fsFieldFocused");
	$(this).closest(".fsFieldCell").addClass("fsFieldFocused");
});

// repeating sections
$(document).on("click", "a.fsRepeatAdd", function (event) {
	event.preventDefault();
	const id = $(this).data("section");
	const all = $(`[data-repeat-id="${id}"]`);
	const next = all.length + 1;
	if (next > Number(all.first().data("repeat-max"))) return;
	const copy = all.first().clone();
	copy.addClass("fsRepeatCopy").attr("id", `fsSection${id}-${next}`);
	copy.find(".fsSectionText").remove();
	copy.find(".fsSectionHeading").append(` (${next})`);
	copy.find("[id], [for], [name], [aria-labelledby], [aria-describedby]").each(function () {
		for (const name of ["id", "for", "name", "aria-labelledby", "aria-describedby"]) {
			const was = this.getAttribute(name);
			if (was) this.setAttribute(name, was.replace(/^(\D+)(\d{6,})/, `$1$2-${next}`));
		}
	});
	copy.find("input[type=checkbox], input[type=radio]").prop("checked", false);
	copy.find("input:not([type=checkbox]):not([type=radio]), textarea, select").val("");
	copy.append(`<div class="fsRepeatRemoveRow"><a href="#" class="fsRepeatRemove">Remove</a></div>`);
	all.last().after(copy);
});
$(document).on("click", "a.fsRepeatRemove", function (event) {
	event.preventDefault();
	$(this).closest(".fsSection").remove();
});

let submitted = false;
$("form.fsForm").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const labelText = (box: HTMLInputElement) => box.closest("label")?.textContent?.trim() ?? box.value;
function read(where: string, shown: boolean): unknown {
	const [kind, name] = where.includes(":") ? where.split(":") : ["", where];
	if (kind === "radio") {
		const on = document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
		return on ? (shown ? labelText(on) : on.value) : "";
	}
	if (kind === "checks")
		return [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}[]"]:checked`)].map((on) => (shown ? labelText(on) : on.value));
	const box = document.getElementById(name) as HTMLInputElement | HTMLSelectElement | null;
	if (!box) return "";
	if (kind === "check") return (box as HTMLInputElement).checked;
	if (box instanceof HTMLSelectElement && shown) return box.selectedOptions[0]?.textContent?.trim() ?? "";
	return box.value;
}
const all = (shown: boolean) => Object.fromEntries(Object.entries(WHERE).map(([key, where]) => [key, read(where, shown)]));
Object.assign(window, { formState: () => ({ ...all(false), submitted }), formShown: () => all(true) });
