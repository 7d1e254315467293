import "jquery-ui/dist/themes/redmond/jquery-ui.css";
import "./page.css";
import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import IMask from "imask";

const $ = (window as any).jQuery;
const F = "appForm:";
const KEYS: string[] = ["studFName","studMI","studLName","studSuffix","dob_input","ssn4","sexCd","citz","emailAddr","phoneNbr","addrLn1","addrLn2","city","stateCd","zip5","mailDiff","ownerNm","acctNbr","hsNm","hsCity","hsState","gradDt_input","gpaUnw","rank","rankOf","satErw","satMth","cnslrNm","cnslrEm","actTbl:0:org","actTbl:0:role","actTbl:0:yrs","actTbl:0:hrs","actTbl:0:wks","actTbl:0:desc","actTbl:1:org","actTbl:1:role","actTbl:1:yrs","actTbl:1:hrs","actTbl:1:wks","actTbl:1:desc","actTbl:2:org","actTbl:2:role","actTbl:2:yrs","actTbl:2:hrs","actTbl:2:wks","actTbl:2:desc","awdTbl:0:nm","awdTbl:0:yr","awdTbl:1:nm","awdTbl:1:yr","awdTbl:2:nm","awdTbl:2:yr","sibTbl:0:fn","sibTbl:0:ln","sibTbl:0:age","sibTbl:1:fn","sibTbl:1:ln","sibTbl:1:age","mthFNm","mthLNm","mthEd","fthFNm","fthLNm","fthEd","agi","essay","refSrc","certify","eSign"];
const byId = (id: string) => document.getElementById(F + id) as any;
let submitted = false;

/* p:selectOneMenu */
function selectOneMenu(root: HTMLElement) {
	const select = root.querySelector("select") as HTMLSelectElement;
	const label = root.querySelector(".ui-selectonemenu-label") as HTMLElement;
	const panel = document.createElement("div");
	panel.id = root.id + "_panel";
	panel.className = "ui-selectonemenu-panel ui-widget ui-widget-content ui-corner-all ui-helper-hidden ui-shadow ui-input-overlay";
	const items = Array.from(select.options)
		.map((o) => '<li class="ui-selectonemenu-item ui-selectonemenu-list-item ui-corner-all" data-label="' + o.text + '" tabindex="-1" role="option">' + o.text + "</li>")
		.join("");
	panel.innerHTML = '<div class="ui-selectonemenu-items-wrapper"><ul id="' + root.id + '_items" class="ui-selectonemenu-items ui-selectonemenu-list ui-widget-content ui-widget ui-corner-all ui-helper-reset" role="listbox">' + items + "</ul></div>";
	document.body.appendChild(panel);
	const draw = () => {
		label.textContent = select.options[select.selectedIndex].text;
	};
	const hide = () => {
		panel.classList.add("ui-helper-hidden");
		root.setAttribute("aria-expanded", "false");
	};
	const show = () => {
		const box = root.getBoundingClientRect();
		panel.style.left = box.left + window.scrollX + "px";
		panel.style.top = box.bottom + window.scrollY + "px";
		panel.style.minWidth = box.width + "px";
		panel.classList.remove("ui-helper-hidden");
		root.setAttribute("aria-expanded", "true");
	};
	$(root).on("click", ".ui-selectonemenu-trigger, .ui-selectonemenu-label", () => {
		if (panel.classList.contains("ui-helper-hidden")) {
			show();
			(root.querySelector("input") as HTMLElement).focus();
		} else hide();
	});
	$(panel).on("click", "li", function (this: HTMLElement) {
		select.selectedIndex = $(this).index();
		$(select).trigger("change");
		hide();
	});
	$(root).on("keydown", "input", (e: any) => {
		if (e.key === "ArrowDown" || e.key === "ArrowUp") {
			const n = select.selectedIndex + (e.key === "ArrowDown" ? 1 : -1);
			if (n >= 0 && n < select.options.length) {
				select.selectedIndex = n;
				$(select).trigger("change");
			}
			e.preventDefault();
		} else if (e.key === "Enter" || e.key === "Escape") {
			hide();
			e.preventDefault();
		}
	});
	$(select).on("change", draw);
	document.addEventListener("mousedown", (e) => {
		if (!root.contains(e.target as Node) && !panel.contains(e.target as Node)) hide();
	});
}
document.querySelectorAll<HTMLElement>(".ui-selectonemenu").forEach(selectOneMenu);

for (const id of ["dob_input", "gradDt_input"]) $(byId(id)).datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2032", showOn: "button" });
IMask(byId("phoneNbr"), { mask: "(000) 000-0000" });

/* awards table */
const tbody = byId("awdTbl_data") as HTMLElement;
const blank = tbody.innerHTML;
byId("awdTbl:addRow").addEventListener("click", () => {
	const n = tbody.children.length;
	if (n >= 6) return;
	setTimeout(() => {
		tbody.insertAdjacentHTML("beforeend", blank.replaceAll("awdTbl:0:", "awdTbl:" + n + ":").replace('data-ri="0"', 'data-ri="' + n + '"'));
	}, 60);
});
tbody.addEventListener("click", (e) => {
	const link = (e.target as HTMLElement).closest("a.rm");
	if (!link) return;
	e.preventDefault();
	if (tbody.children.length > 1 && link.closest("tr") === tbody.lastElementChild) tbody.lastElementChild.remove();
});
document.getElementById("appForm")!.addEventListener("submit", (e) => {
	e.preventDefault();
	submitted = true;
});

const textOf = (input: HTMLInputElement) => (input.labels?.[0]?.textContent ?? "").trim();
function read(key: string, shown: boolean): unknown {
	const named = Array.from(document.getElementsByName(F + key)) as HTMLInputElement[];
	const first = named[0];
	if (first?.type === "radio") {
		const on = named.find((each) => each.checked);
		return on ? (shown ? textOf(on) : on.value) : "";
	}
	if (first?.type === "checkbox") {
		if (key.endsWith(":yrs")) return named.filter((each) => each.checked).map((each) => (shown ? textOf(each) : each.value));
		return first.checked ? true : shown ? false : null;
	}
	if (first instanceof HTMLSelectElement) return shown ? ((first as HTMLSelectElement).value ? (first as HTMLSelectElement).selectedOptions[0].text : "") : (first as HTMLSelectElement).value;
	if (first) return first.value;
	const hidden = document.getElementsByName(F + key + "_input")[0] as unknown as HTMLSelectElement | undefined;
	if (hidden) return shown ? (document.getElementById(F + key + "_label")!.textContent === "Select One" ? "" : document.getElementById(F + key + "_label")!.textContent) : hidden.value;
	return "";
}
(window as any).formState = () => ({ ...Object.fromEntries(KEYS.map((key) => [key, read(key, false)])), submitted });
(window as any).formShown = () => Object.fromEntries(KEYS.map((key) => [key, read(key, true)]));
