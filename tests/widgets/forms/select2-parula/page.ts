import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/themes/base/all.css";
import $ from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./site.css";

(select2 as unknown as (root: Window, jquery: typeof $) => void)(window, $);

$(() => {
	$("select.s2").select2({ width: "100%", placeholder: "-- Select --", allowClear: true, minimumResultsForSearch: 8 });
	$("select.s2-short").select2({ width: "100%", placeholder: "Select", minimumResultsForSearch: Number.POSITIVE_INFINITY });
	$("select.s2-multi").select2({ width: "100%", placeholder: "Check all that apply" });
	$("select.s2-tags").select2({ width: "100%", placeholder: "Choose or type a language", tags: true });

	$("#dob").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1995:2015" });
	$("#grad_date").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "2020:2030" });
	$(".asof").datepicker({ dateFormat: "mm/dd/yy" });
	$("#signed_on").datepicker({ dateFormat: "mm/dd/yy" });
	$("#ap_exams, #ap_passed").spinner({ min: 0, max: 20 });
	$(".college-name").autocomplete({
		minLength: 2,
		source: [
			"Oregon State University",
			"Oregon Institute of Technology",
			"Portland State University",
			"Reed College",
			"Southern Oregon University",
			"University of California, Davis",
			"University of Oregon",
			"University of Washington",
			"Washington State University",
		],
	});

	// The cursor moves on by itself from one telephone box to the next.
	$(".tel-part").on("input", function () {
		const box = this as HTMLInputElement;
		box.value = box.value.replace(/\D/g, "");
		if (box.value.length === box.maxLength) $(box).nextAll(".tel-part").first().trigger("focus");
	});

	let jobs = $("#jobs tbody tr").length;
	$("#add_job").on("click", () => {
		const row = $("#jobs tbody tr").last().clone();
		row.find("input")
			.val("")
			.each((_, box) => {
				$(box).attr("name", String($(box).attr("name")).replace(/\d+/, String(jobs)));
			});
		$("#jobs tbody").append(row);
		jobs += 1;
	});

	let submitted = false;
	$("#application").on("submit", (event) => {
		event.preventDefault();
		submitted = true;
	});

	type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
	const boxes = () => [...(document.querySelector("#application") as HTMLFormElement).elements].filter((box): box is Box => (box as Box).name !== "" && box.tagName !== "BUTTON");
	const keyOf = (box: Box) => box.name.replace(/\[\]$/, "");

	Object.assign(window, {
		formState() {
			const held: Record<string, unknown> = { submitted };
			for (const box of boxes()) {
				const key = keyOf(box);
				if (box instanceof HTMLInputElement && box.type === "radio") held[key] = box.checked ? box.value : (held[key] ?? "");
				else if (box instanceof HTMLInputElement && box.type === "checkbox") held[key] = box.checked;
				else held[key] = $(box).val() ?? "";
			}
			return held;
		},
		formShown() {
			const shown: Record<string, unknown> = {};
			for (const box of boxes()) {
				const key = keyOf(box);
				if (box instanceof HTMLInputElement && box.type === "radio") shown[key] = box.checked ? (box.labels?.[0]?.textContent?.trim() ?? "") : (shown[key] ?? "");
				else if (box instanceof HTMLInputElement && box.type === "checkbox") shown[key] = box.checked;
				else if (box instanceof HTMLSelectElement) {
					const drawn = $(box).next(".select2-container");
					shown[key] = box.multiple
						? drawn
								.find(".select2-selection__choice__display")
								.toArray()
								.map((chip) => chip.textContent)
						: drawn.find(".select2-selection__placeholder").length > 0
							? ""
							: (drawn.find(".select2-selection__rendered").attr("title") ?? "");
				} else shown[key] = box.value;
			}
			return shown;
		},
	});
});
