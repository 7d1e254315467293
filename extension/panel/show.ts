/** Puts these elements into a part of the panel, or hides it when there are none. */
export function show(part: HTMLElement, elements: readonly HTMLElement[]): void {
	part.hidden = elements.length === 0;
	arrange(part, elements);
}

/** Makes these the children of `holder`. Who had the focus there keeps it, on what is still there, else on the nearest heading. */
export function arrange(holder: Element, elements: readonly Element[]): void {
	const { children } = holder;
	if (children.length === elements.length && elements.every((each, place) => each === children[place])) return;
	const active = document.activeElement;
	const hadFocus = active !== null && holder.contains(active);
	holder.replaceChildren(...elements);
	if (!hadFocus || document.activeElement === active) return;
	const heading = holder.querySelector<HTMLElement>("h1,h2") ?? document.querySelector<HTMLElement>("section:not([hidden]) :is(h1,h2)");
	if (active.isConnected) (active as HTMLElement).focus({ preventScroll: true });
	else {
		heading?.setAttribute("tabindex", "-1");
		heading?.focus();
	}
}
