import "./style.css";

const form = document.querySelector<HTMLFormElement>("#solicitud")!;
const essay = form.querySelector<HTMLTextAreaElement>("#ensayo")!;
let submitted = false;

essay.addEventListener("input", () => {
	document.querySelector("#cuenta")!.textContent = String(essay.value.split(/\s+/).filter(Boolean).length);
});
form.querySelector("#enviar")!.addEventListener("click", () => (submitted = true));
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => [...form.elements].filter((each): each is Control => "name" in each && !!each.name && each.id !== "enviar");

function formState() {
	const posted = new FormData(form);
	const state: Record<string, unknown> = { submitted };
	for (const { name } of controls()) state[name] = posted.get(name) ?? "";
	return state;
}

function formShown() {
	const shown: Record<string, unknown> = {};
	for (const control of controls()) {
		const { name } = control;
		if (control instanceof HTMLSelectElement) shown[name] = control.value === "" ? "" : control.selectedOptions[0].text;
		else if (control.type === "radio") {
			shown[name] ??= "";
			if ((control as HTMLInputElement).checked) shown[name] = (control as HTMLInputElement).labels![0].textContent;
		} else if (control.type === "checkbox") shown[name] = (control as HTMLInputElement).checked;
		else shown[name] = control.value;
	}
	return shown;
}

Object.assign(window, { formState, formShown });
