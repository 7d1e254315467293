/** Gives every marked password field a button that shows and hides what is typed. */
for (const input of document.querySelectorAll<HTMLInputElement>("input[data-reveal]")) {
	const name = document.createElement("span");
	name.className = "visually-hidden";
	name.textContent = ` ${input.labels?.[0]?.textContent?.toLowerCase() ?? "password"}`;
	const button = document.createElement("button");
	button.type = "button";
	button.className = "reveal";
	button.setAttribute("aria-controls", input.id);
	const show = (isShown: boolean) => {
		input.type = isShown ? "text" : "password";
		button.replaceChildren(isShown ? "Hide" : "Show", name);
	};
	button.addEventListener("click", () => show(input.type === "password"));
	input.form?.addEventListener("submit", () => show(false));
	show(false);
	const box = document.createElement("div");
	box.className = "with-reveal";
	const hasFocus = document.activeElement === input;
	input.replaceWith(box);
	box.append(input, button);
	// What is moved loses the focus that a refusal gave it.
	if (hasFocus) input.focus();
}

export {};
