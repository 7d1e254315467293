/** Adds and removes the rows of the invitation dialog at once, spreads a pasted list over rows, and waits for an address. */
const form = document.querySelector<HTMLFormElement>("form[data-invites]");
const list = form?.querySelector<HTMLOListElement>(".invite-rows");
const many = form?.querySelector<HTMLTextAreaElement>("textarea");

if (form && list && many) {
	const inputs = () => [...list.querySelectorAll<HTMLInputElement>("input")];
	const isAddress = (text: string) => /[^\s@<]+@[^\s@]+\.[^\s@]+/.test(text);
	const update = () => {
		inputs().forEach((input, index) => {
			input.ariaLabel = `E-mail ${index + 1}`;
			const button = input.nextElementSibling as HTMLButtonElement;
			button.value = `remove-row-${index}`;
			const name = button.querySelector("span");
			if (name) name.textContent = `Remove e-mail ${index + 1}`;
		});
		const isReady = isAddress(many.value) || inputs().some(({ value }) => isAddress(value));
		for (const button of form.querySelectorAll<HTMLButtonElement>("button[value=invite]")) button.disabled = !isReady;
	};
	const addRow = (text = ""): HTMLInputElement => {
		const row = list.lastElementChild?.cloneNode(true) as HTMLLIElement;
		const input = row.querySelector("input") as HTMLInputElement;
		input.value = text;
		input.removeAttribute("aria-invalid");
		list.append(row);
		return input;
	};
	form.addEventListener("click", (event) => {
		const button = (event.target as Element).closest("button");
		if (button?.value === "add-row") {
			event.preventDefault();
			addRow().focus();
			update();
		}
		if (button?.value.startsWith("remove-row-")) {
			event.preventDefault();
			const row = button.closest("li");
			const [first, ...others] = inputs();
			if (others.length > 0) row?.remove();
			else if (first) first.value = "";
			inputs().at(-1)?.focus();
			update();
		}
	});
	list.addEventListener("paste", (event) => {
		const pasted =
			event.clipboardData
				?.getData("text")
				.split(/[\s,;]+/)
				.filter(Boolean) ?? [];
		const target = event.target as HTMLInputElement;
		if (pasted.length < 2 || target.value !== "") return;
		event.preventDefault();
		target.value = pasted[0] ?? "";
		for (const text of pasted.slice(1)) addRow(text);
		inputs().at(-1)?.focus();
		update();
	});
	form.addEventListener("input", update);
	update();
}

export {};
