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

const chosen = (place: HTMLElement) => [...place.querySelectorAll("input:checked")].map((input) => input.closest("label")?.querySelector("[data-part=label], [data-part=item-text]")?.textContent ?? "");
export const box: Reader = (place) => place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")?.value ?? "";
export const picked: Reader = (place) => place.querySelector("[data-part=trigger]:not([data-placeholder-shown]) [data-part=value-text]")?.textContent ?? "";
export const native: Reader = (place) => place.querySelector("select")?.selectedOptions[0]?.textContent ?? "";
export const pickedAll: Reader = (place) => (picked(place) as string).split(", ").filter(Boolean);
export const tags: Reader = (place) => [...place.querySelectorAll("[data-part=item-text]")].map((tag) => tag.textContent);
export const day: Reader = (place) => {
	const parts = [...place.querySelectorAll("[role=spinbutton]")];
	return parts.some((part) => part.hasAttribute("data-placeholder-shown")) ? "" : parts.map((part) => part.textContent).join("/");
};
export const one: Reader = (place) => chosen(place)[0] ?? "";
export const several: Reader = chosen;
export const ticked: Reader = (place) => place.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false;
export const words: Reader = (place) => place.textContent ?? "";
export const level: Reader = (place) => place.querySelector("[data-part=value-text]")?.textContent ?? "";
