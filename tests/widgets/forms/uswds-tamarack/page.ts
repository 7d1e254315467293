import "./uswds.css";
import { NAMES } from "./keys";

const form = document.querySelector<HTMLFormElement>("#grantForm")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/* ---- combo box: the markup and behaviour of usa-combo-box ---- */
function changeElementValue(el: HTMLInputElement | HTMLSelectElement, value = "") {
	el.value = value;
	el.dispatchEvent(new CustomEvent("change", { bubbles: true, cancelable: true, detail: { value } }));
}

function enhanceComboBox(comboBoxEl: HTMLElement) {
	if (comboBoxEl.dataset.enhanced) return;
	const selectEl = comboBoxEl.querySelector("select")!;
	const selectId = selectEl.id;
	const selectLabel = document.querySelector(`label[for="${selectId}"]`)!;
	const listId = `${selectId}--list`;
	const listIdLabel = `${selectId}-label`;
	const assistiveHintID = `${selectId}--assistiveHint`;
	selectLabel.setAttribute("id", listIdLabel);
	selectEl.setAttribute("aria-hidden", "true");
	selectEl.setAttribute("tabindex", "-1");
	selectEl.classList.add("usa-sr-only", "usa-combo-box__select");
	selectEl.id = "";
	selectEl.value = "";
	comboBoxEl.insertAdjacentHTML(
		"beforeend",
		`<input id="${selectId}" aria-owns="${listId}" aria-controls="${listId}" aria-autocomplete="list" aria-describedby="${assistiveHintID}" aria-expanded="false" autocapitalize="off" autocomplete="off" class="usa-combo-box__input" type="text" role="combobox" aria-activedescendant="">
		<span class="usa-combo-box__clear-input__wrapper" tabindex="-1"><button type="button" class="usa-combo-box__clear-input" aria-label="Clear the select contents">&nbsp;</button></span>
		<span class="usa-combo-box__input-button-separator">&nbsp;</span>
		<span class="usa-combo-box__toggle-list__wrapper" tabindex="-1"><button type="button" tabindex="-1" class="usa-combo-box__toggle-list" aria-label="Toggle the dropdown list">&nbsp;</button></span>
		<ul tabindex="-1" id="${listId}" class="usa-combo-box__list" role="listbox" aria-labelledby="${listIdLabel}" hidden></ul>
		<div class="usa-combo-box__status usa-sr-only" role="status"></div>
		<span id="${assistiveHintID}" class="usa-sr-only">When autocomplete results are available use up and down arrows to review and enter to select. Touch device users, explore by touch or with swipe gestures.</span>`,
	);
	comboBoxEl.dataset.enhanced = "true";
	const inputEl = comboBoxEl.querySelector("input")!;
	const listEl = comboBoxEl.querySelector("ul")!;
	const statusEl = comboBoxEl.querySelector(".usa-combo-box__status")!;
	let focused = -1;

	const items = () => [...listEl.querySelectorAll<HTMLLIElement>(".usa-combo-box__list-option")];
	const displayList = () => {
		const query = inputEl.value.toLowerCase();
		const disableFiltering = comboBoxEl.classList.contains("usa-combo-box--pristine");
		const options = [...selectEl.options].filter((o) => o.value && (disableFiltering || !query || o.text.toLowerCase().includes(query)));
		listEl.innerHTML = "";
		focused = -1;
		options.forEach((option, index) => {
			const li = document.createElement("li");
			const isSelected = selectEl.value && option.value === selectEl.value;
			li.setAttribute("aria-setsize", String(options.length));
			li.setAttribute("aria-posinset", String(index + 1));
			li.setAttribute("aria-selected", isSelected ? "true" : "false");
			li.id = `${listId}--option-${index}`;
			li.className = `usa-combo-box__list-option${isSelected ? " usa-combo-box__list-option--selected usa-combo-box__list-option--focused" : ""}`;
			li.tabIndex = isSelected || index === 0 ? 0 : -1;
			li.setAttribute("role", "option");
			li.dataset.value = option.value;
			li.textContent = option.text;
			listEl.append(li);
		});
		if (options.length === 0) listEl.innerHTML = '<li class="usa-combo-box__list-option--no-results">No results found</li>';
		listEl.hidden = false;
		inputEl.setAttribute("aria-expanded", "true");
		statusEl.textContent = options.length ? `${options.length} result${options.length > 1 ? "s" : ""} available.` : "No results.";
	};
	const hideList = () => {
		statusEl.innerHTML = "";
		inputEl.setAttribute("aria-expanded", "false");
		inputEl.setAttribute("aria-activedescendant", "");
		listEl.innerHTML = "";
		listEl.hidden = true;
	};
	const selectItem = (li: HTMLLIElement) => {
		changeElementValue(selectEl, li.dataset.value);
		changeElementValue(inputEl, li.textContent ?? "");
		comboBoxEl.classList.add("usa-combo-box--pristine");
		hideList();
		inputEl.focus();
	};
	const resetSelection = () => {
		const text = inputEl.value.toLowerCase();
		if (selectEl.value) {
			inputEl.value = selectEl.selectedOptions[0].text;
			comboBoxEl.classList.add("usa-combo-box--pristine");
		} else if (text) changeElementValue(inputEl);
	};
	const completeSelection = () => {
		const match = [...selectEl.options].find((o) => o.text.toLowerCase() === inputEl.value.toLowerCase());
		if (match) {
			changeElementValue(selectEl, match.value);
			changeElementValue(inputEl, match.text);
			comboBoxEl.classList.add("usa-combo-box--pristine");
		} else resetSelection();
	};
	const highlight = (to: number) => {
		const all = items();
		all[focused]?.classList.remove("usa-combo-box__list-option--focused");
		focused = Math.max(0, Math.min(all.length - 1, to));
		const li = all[focused];
		if (!li) return;
		inputEl.setAttribute("aria-activedescendant", li.id);
		li.classList.add("usa-combo-box__list-option--focused");
		li.focus();
	};
	inputEl.addEventListener("input", () => {
		comboBoxEl.classList.remove("usa-combo-box--pristine");
		displayList();
	});
	inputEl.addEventListener("click", () => listEl.hidden && displayList());
	comboBoxEl.querySelector(".usa-combo-box__toggle-list")!.addEventListener("click", () => {
		if (listEl.hidden) displayList();
		else hideList();
		inputEl.focus();
	});
	comboBoxEl.querySelector(".usa-combo-box__clear-input")!.addEventListener("click", () => {
		changeElementValue(selectEl);
		changeElementValue(inputEl);
		comboBoxEl.classList.remove("usa-combo-box--pristine");
		if (!listEl.hidden) displayList();
		inputEl.focus();
	});
	listEl.addEventListener("click", (event) => {
		const li = (event.target as Element).closest<HTMLLIElement>(".usa-combo-box__list-option");
		if (li) selectItem(li);
	});
	comboBoxEl.addEventListener("keydown", (event) => {
		if (event.key === "ArrowDown") {
			if (listEl.hidden) displayList();
			highlight(focused + 1);
			event.preventDefault();
		} else if (event.key === "ArrowUp" && !listEl.hidden) {
			highlight(focused - 1);
			event.preventDefault();
		} else if (event.key === "Enter") {
			event.preventDefault();
			const li = (event.target as Element).closest<HTMLLIElement>(".usa-combo-box__list-option");
			if (li) selectItem(li);
			else {
				completeSelection();
				hideList();
			}
		} else if (event.key === "Escape") {
			hideList();
			resetSelection();
			inputEl.focus();
		}
	});
	comboBoxEl.addEventListener("focusout", (event) => {
		if (!comboBoxEl.contains(event.relatedTarget as Node)) {
			resetSelection();
			hideList();
		}
	});
}

/* ---- input mask: usa-masked ---- */
function enhanceMask(inputEl: HTMLInputElement) {
	const mask = inputEl.getAttribute("placeholder")!;
	const shell = document.createElement("span");
	shell.classList.add("usa-input-mask");
	shell.dataset.mask = mask;
	inputEl.setAttribute("maxlength", String(mask.length));
	inputEl.setAttribute("data-placeholder", mask);
	inputEl.removeAttribute("placeholder");
	const content = document.createElement("span");
	content.classList.add("usa-input-mask--content");
	content.setAttribute("aria-hidden", "true");
	content.id = `${inputEl.id}Mask`;
	content.textContent = mask;
	inputEl.closest(".usa-form-group")!.insertBefore(shell, inputEl);
	shell.append(content, inputEl);
	inputEl.addEventListener("keyup", handle);
	inputEl.addEventListener("input", handle);
	function handle() {
		const digits = inputEl.value.replace(/\D/g, "");
		let out = "";
		let at = 0;
		for (const sign of mask) {
			if (at >= digits.length) break;
			out += sign === "_" ? digits[at++] : sign;
		}
		if (inputEl.value !== out) inputEl.value = out;
		content.innerHTML = `<i>${out}</i>${mask.slice(out.length)}`;
	}
}

document.querySelectorAll<HTMLElement>(".usa-combo-box").forEach(enhanceComboBox);
document.querySelectorAll<HTMLInputElement>(".usa-masked").forEach(enhanceMask);

const stamp = (template: string, index: number) => document.querySelector(template)!.innerHTML.replaceAll("__i__", String(index));
document.querySelector("#addSibling")!.addEventListener("click", () => {
	const rows = document.querySelector("#sibRows")!;
	rows.insertAdjacentHTML("beforeend", stamp("#tplSibling", rows.children.length));
});
document.querySelector("#addCourse")!.addEventListener("click", () => {
	const body = document.querySelector("#dualTable tbody")!;
	const index = body.children.length;
	const box = document.createElement("template");
	box.innerHTML = stamp("#tplCourse", index);
	body.append(box.content.querySelector("tr")!);
});
document.querySelector(".usa-show-password button")!.addEventListener("click", (event) => {
	const pin = document.querySelector<HTMLInputElement>("#Account_Pin")!;
	pin.type = pin.type === "password" ? "text" : "password";
	(event.target as Element).textContent = pin.type === "password" ? "Show password" : "Hide password";
});

function shownOf(name: string) {
	const all = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
	const one: HTMLInputElement | HTMLSelectElement | undefined = all[0];
	if (!one) return "";
	if (one instanceof HTMLSelectElement) {
		const combo = one.closest(".usa-combo-box");
		if (combo) return combo.querySelector("input")!.value;
		return one.value ? one.selectedOptions[0].text : "";
	}
	if (one.type === "radio") {
		const on = all.find((each) => each.checked);
		return on ? form.querySelector(`label[for="${on.id}"]`)!.firstChild!.textContent! : "";
	}
	if (one.type === "checkbox") return one.checked;
	return one.value;
}

Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		return { ...Object.fromEntries(NAMES.map((name) => [name, posted.get(name) ?? ""])), submitted };
	},
	formShown: () => Object.fromEntries(NAMES.map((name) => [name, shownOf(name)])),
});
