/** What a person reads in each control: the wrappers of the controls that are drawn now, with how to read them. */
export type Reader = (place: HTMLElement) => unknown;
const places = new Map<string, [HTMLElement, Reader]>();

/** A ref for the wrapper of a control. */
export const mark = (key: string, read: Reader) => (place: HTMLElement | null) => {
	if (place) places.set(key, [place, read]);
};
export const shownOf = (key: string, otherwise: unknown) => {
	const found = places.get(key);
	return found?.[0].isConnected ? found[1](found[0]) : otherwise;
};

export const box: Reader = (place) => place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input:not([type=hidden]), textarea")?.value ?? "";
export const picked: Reader = (place) => place.querySelector(".react-aria-SelectValue:not([data-placeholder])")?.textContent ?? "";
export const chips: Reader = (place) => [...place.querySelectorAll(".chip")].map((chip) => chip.textContent);
export const day: Reader = (place) => {
	const parts = [...place.querySelectorAll("[role=spinbutton]")];
	return parts.some((part) => part.hasAttribute("data-placeholder")) ? "" : parts.map((part) => part.textContent).join("/");
};
export const one: Reader = (place) => place.querySelector("input:checked")?.closest("label")?.textContent ?? "";
export const ticked: Reader = (place) => place.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false;
export const words: Reader = (place) => place.textContent ?? "";
