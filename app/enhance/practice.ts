/** Says in place what a fill of the practice form did: how much is answered, and whether what must stay empty did. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const form = document.querySelector<HTMLFormElement>("form[data-practice]");
const button = form?.querySelector<HTMLButtonElement>("[data-check]");
const result = form?.querySelector<HTMLOutputElement>("[data-result]");

const holds = (control: Control) =>
	control instanceof HTMLInputElement && control.type === "checkbox" ? control.checked : control.value !== "";
const controlsIn = (box: Element) => [...box.querySelectorAll<Control>("input, select, textarea")];

if (form && button && result) {
	const asked = [...form.querySelectorAll("[data-asked]")];
	const traps = [...form.querySelectorAll<HTMLElement>("[data-trap]")];

	const forget = () => {
		result.textContent = "";
		for (const verdict of form.querySelectorAll("[data-verdict]")) verdict.remove();
	};

	const check = () => {
		forget();
		const answered = asked.filter((box) => controlsIn(box).every(holds)).length;
		const broken = traps.filter((box) => controlsIn(box).some(holds));
		for (const trap of traps) {
			const verdict = document.createElement("p");
			verdict.dataset.verdict = broken.includes(trap) ? "broken" : "empty";
			verdict.textContent = broken.includes(trap)
				? "Not empty. If you did not write this yourself, please tell us."
				: "Empty, as it must be.";
			trap.append(verdict);
		}
		const hidden = traps.filter((trap) => trap.hidden);
		result.textContent = [
			`${answered} of ${asked.length} questions ${answered === 1 ? "is" : "are"} answered.`,
			broken.length === 0
				? `All ${traps.length} boxes that must stay empty are empty, ${hidden.length} of them a box that nobody sees.`
				: `Not empty, though it must be: ${broken.map(({ dataset }) => dataset.trap).join(", ")}.`,
			answered === 0 ? "Open the extension and press “Fill this page” first." : "",
		]
			.join(" ")
			.trim();
	};

	button.hidden = false;
	button.addEventListener("click", check);
	form.addEventListener("reset", forget);
}

export {};
