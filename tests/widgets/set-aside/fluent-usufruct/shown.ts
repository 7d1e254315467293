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

export const NONE = "Select";
export const box: Reader = (place) => place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")?.value ?? "";
export const drop: Reader = (place) => {
	const text = place.querySelector("button[role=combobox]")?.textContent ?? "";
	return text === NONE ? "" : text;
};
export const tags: Reader = (place) => [...place.querySelectorAll(".fui-Tag__primaryText")].map((tag) => tag.textContent);
export const one: Reader = (place) => place.querySelector<HTMLInputElement>("input:checked")?.labels?.[0]?.textContent ?? "";
export const ticked: Reader = (place) => place.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false;
export const words: Reader = (place) => place.textContent ?? "";
