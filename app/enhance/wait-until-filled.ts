/** Keeps a form's button off until the controls it awaits are filled (specification, section 5, register). */
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-awaits]")) {
	const form = button.form;
	if (!form) continue;
	const names = (button.dataset.awaits ?? "").split(" ");
	const update = () => {
		button.disabled = names.some((name) => {
			const control = form.elements.namedItem(name);
			if (!(control instanceof HTMLInputElement)) return false;
			if (control.type === "checkbox") return !control.checked;
			return (control.type === "password" ? control.value : control.value.trim()) === "";
		});
	};
	form.addEventListener("input", update);
	window.addEventListener("pageshow", update);
	update();
}

export {};
