import "./jquery-global";
import $ from "jquery";
import "chosen-js";
import "chosen-js/chosen.css";
import "./page.css";

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
	interface JQuery {
		chosen(settings?: Record<string, unknown>): JQuery;
	}
}

let submitted = false;

$(() => {
	$(".chosen").chosen({ width: "220px", disable_search_threshold: 12, allow_single_deselect: true });
	$(".chosen-sm").chosen({ width: "92px", disable_search: true });
	$(".chosen-gr").chosen({ width: "130px" });

	// next phone box when one is full
	$("input.tab").on("keyup", function (event) {
		const box = this as HTMLInputElement;
		if (event.key !== undefined && /^\d$/.test(event.key) && box.value.length === box.maxLength) $(box).nextAll("input.tab").first().trigger("focus");
	});

	$("#addact").on("click", () => {
		const rows = $("#acts tbody tr").length - 1;
		if (rows >= 8) return alert("You may list up to 8 activities.");
		const row = $("#acttpl").html().replace(/#N#/g, String(rows + 1));
		$(row).appendTo("#acts tbody").find("select").chosen({ width: "130px" });
	});

	$("#frmScholarship").on("submit", (event) => {
		event.preventDefault();
		submitted = true;
	});
});

/** Keys of the page: names as posted; those of the tables with the number of their row. */
const SINGLE =
	"lname fname mi addr1 city state zip ph1 ph2 ph3 email dob_m dob_d dob_y county memno memname ssn4 father father_occ mother mother_occ parstat income sib1 sib1_age sib2 sib2_age hs hs_city hs_state hs_grad rank class_size gpa sat_rw sat_m act major degree enter essay refname refphone signature website".split(
		" ",
	);
const RADIOS = ["sex", "citizen", "aid"];
const TABLES: [string[], number][] = [
	[["cc_title", "cc_grade", "cc_credits"], 2],
	[["act_org", "act_office", "act_grades", "act_hrs", "act_wks", "act_desc"], 3],
	[["award", "award_gr"], 3],
];

const named = (name: string) => $<Box>(`#frmScholarship [name="${name}"]`);

function shownIn(box: Box | undefined) {
	if (!box) return null;
	if (!(box instanceof HTMLSelectElement)) return box.value;
	const drawn = $(box).next(".chosen-container");
	if (box.multiple)
		return drawn
			.find(".search-choice span")
			.toArray()
			.map((each) => each.textContent ?? "");
	return drawn.find(".chosen-single > span").text();
}

function everything(read: (box: Box | undefined) => unknown, readRadio: (box: HTMLInputElement | undefined) => unknown) {
	const all: Record<string, unknown> = {};
	for (const name of SINGLE) all[name] = read(named(name)[0]);
	for (const name of RADIOS) all[name] = readRadio($<HTMLInputElement>(`[name="${name}"]:checked`)[0]);
	for (const [names, rows] of TABLES)
		for (const name of names)
			for (let row = 0; row < rows; row++) all[`${name}${row + 1}`] = read($<Box>(`#frmScholarship [name^="${name}["]`).get(row)) ?? (name === "act_grades" ? [] : "");
	return all;
}

Object.assign(window, {
	formState: () => ({
		...everything(
			(box) => (box ? ($(box).val() ?? "") : undefined),
			(box) => box?.value ?? "",
		),
		submitted,
	}),
	formShown: () => everything(shownIn, (box) => box?.nextSibling?.textContent?.trim() ?? ""),
});
