import * as bootstrap from "bootstrap";
import "bootstrap-select";

// bootstrap-select 1.13 was written for Bootstrap 4; these lines let it live with Bootstrap 5.
const $ = (window as any).jQuery;
$.fn.selectpicker.Constructor.BootstrapVersion = "4.6.2";

export function selectpickers(within: ParentNode) {
	const lists = [...within.querySelectorAll<HTMLSelectElement>("select.selectpicker")];
	for (const list of lists) {
		$(list).selectpicker({ noneResultsText: "Ningún resultado para {0}", noneSelectedText: "Seleccione…", liveSearchPlaceholder: "Buscar…" });
		const picker: HTMLElement = list.closest(".bootstrap-select")!;
		const button = picker.querySelector<HTMLButtonElement>(":scope > button")!;
		const menu = picker.querySelector<HTMLElement>(":scope > .dropdown-menu")!;
		// Bootstrap 5 has its attributes renamed and keeps no data with jQuery.
		button.dataset.bsToggle = "dropdown";
		const dropdown = bootstrap.Dropdown.getOrCreateInstance(button);
		$(button).data("bs.dropdown", { _menu: menu, _popper: { state: { isCreated: true }, update: () => dropdown.update() } });
		button.addEventListener("show.bs.dropdown", () => {
			// Bootstrap 5 opens before bootstrap-select hears of the click, so its list is drawn here.
			$(list).data("selectpicker").setSize();
			picker.classList.add("show");
		});
		button.addEventListener("hide.bs.dropdown", () => picker.classList.remove("show"));
	}
}

// Arrow keys in an open list belong to bootstrap-select, not to Bootstrap's own menu.
window.addEventListener(
	"keydown",
	(event) => {
		const target = event.target as HTMLElement;
		if (!["ArrowUp", "ArrowDown"].includes(event.key) || !target.closest?.(".bootstrap-select")) return;
		event.stopPropagation();
		event.preventDefault();
		$(target).trigger($.Event("keydown", { which: event.key === "ArrowUp" ? 38 : 40 }));
	},
	true,
);
