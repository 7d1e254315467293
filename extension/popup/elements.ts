type Child = Node | string;

/** Builds an element; attributes that are false or undefined are left out, texts stay text. */
export function element<T extends keyof HTMLElementTagNameMap>(
	tag: T,
	attributes: Record<string, string | boolean | undefined> = {},
	...children: Child[]
): HTMLElementTagNameMap[T] {
	const built = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) {
		if (value === true) built.setAttribute(name, "");
		else if (value) built.setAttribute(name, value);
	}
	built.append(...children);
	return built;
}

/** A button that can be pressed once: it says it is disabled while what it started is under way, and keeps the focus, which a disabled one may lose. */
export function button(text: string, kind: "main" | "second" | "plain", press: () => void | Promise<void>): HTMLButtonElement {
	const built = element("button", { type: "button", class: kind }, text);
	built.addEventListener("click", async () => {
		if (built.ariaDisabled) return;
		built.ariaDisabled = "true";
		await press();
		built.ariaDisabled = null;
	});
	return built;
}

export const link = (text: string, href: string, kind?: string): HTMLAnchorElement =>
	element("a", { href, target: "_blank", rel: "noopener", class: kind }, text);
