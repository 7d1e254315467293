/** What a person reads in each control: the wrappers of the controls that are drawn now, with how to read them. */
type Reader = (place: HTMLElement) => unknown;
const places = new Map<string, [HTMLElement, Reader]>();

/** A ref for the wrapper of a control. */
export const mark = (key: string, read: Reader) => (place: HTMLElement | null) => {
	if (place) places.set(key, [place, read]);
};
export const shownOf = (key: string, otherwise: unknown) => {
	const found = places.get(key);
	return found?.[0].isConnected ? found[1](found[0]) : otherwise;
};

const labelOf = (input: HTMLInputElement) => (input.labels?.[0]?.textContent ?? input.getAttribute("aria-label") ?? "").trim();
const chosen = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>("input:checked")].map(labelOf);

/** The text of the first box. */
export const box: Reader = (place) => place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")?.value ?? "";
/** The text of a button that opens something, without its placeholder. */
export const face: Reader = (place) => {
	const button = place.querySelector("button[aria-haspopup]");
	return button?.querySelector("[class*=placeholder]") ? "" : (button?.textContent ?? "");
};
export const one: Reader = (place) => chosen(place)[0] ?? "";
export const several: Reader = (place) => chosen(place);
export const ticked: Reader = (place) => place.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false;
export const pills: Reader = (place) => [...place.querySelectorAll("[class*=Pill-label]")].map((pill) => pill.textContent);
export const words: Reader = (place) => place.textContent ?? "";
