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

const chosen = (place: HTMLElement) => [...place.querySelectorAll("input:checked")].map((input) => input.closest("label")?.textContent?.trim() ?? "");
export const box: Reader = (place) => place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")?.value ?? "";
export const picked: Reader = (place) => place.querySelector(".toggle > span:not(.empty)")?.textContent ?? "";
export const chips: Reader = (place) => [...place.querySelectorAll(".chip > span")].map((chip) => chip.textContent);
export const one: Reader = (place) => chosen(place)[0] ?? "";
export const several: Reader = chosen;
export const ticked: Reader = (place) => place.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false;
export const words: Reader = (place) => place.textContent ?? "";
