/**
 * Puts these elements into a part of the panel, or hides it when there are none. Who had the focus in it keeps it, on what is still
 * there, else on the part's heading.
 */
export function show(part: HTMLElement, elements: readonly HTMLElement[]): void {
	const active = document.activeElement;
	const hadFocus = active !== null && part.contains(active);
	part.replaceChildren(...elements);
	part.hidden = elements.length === 0;
	if (!hadFocus || document.activeElement === active) return;
	const heading = part.querySelector<HTMLElement>("h1,h2");
	if (active.isConnected) (active as HTMLElement).focus();
	else {
		heading?.setAttribute("tabindex", "-1");
		heading?.focus();
	}
}
