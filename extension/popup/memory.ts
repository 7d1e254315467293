import type { Correction, Memory } from "../memory/corrections";
import type { MemorySeen } from "../messages";
import { SERVER } from "../server";
import { button, element, link } from "./elements";
import { sourceOf } from "./sources";
import { nameOf } from "./words";

export type MemoryActions = {
	forget(ids: readonly string[]): Promise<void>;
	setRemembers(remembers: boolean): Promise<void>;
	setSynced(isOn: boolean): Promise<void>;
	back(): void;
};

/** What this browser remembers of the student: what they changed after a fill, by site, and whether and where it is kept. */
export function memoryView(seen: MemorySeen, remembers: boolean, actions: MemoryActions): HTMLElement[] {
	const heading = element("h1", {}, "What this browser remembers");
	const back = button("Back", "plain", actions.back);
	if (!seen)
		return [
			heading,
			element("p", {}, "Sign in to see it. What is remembered belongs to your account, and no other account sees it."),
			link("Sign in", `${SERVER}/login`, "button main"),
			back,
		];
	const ids = Object.values(seen.memory).flatMap((corrections) => corrections.map(({ id }) => id));
	return [
		heading,
		element("p", {}, "When you change an answer that Onward typed, it is offered on that site next time. It never goes to our server."),
		box("Remember what I change", remembers, actions.setRemembers),
		box("Also on my other computers", seen.isSynced, actions.setSynced, SYNC_HINT),
		...(ids.length === 0
			? [element("p", { class: "empty" }, "Nothing is remembered yet.")]
			: [...sitesOf(seen.memory, actions), button("Forget all", "second", () => actions.forget(ids))]),
		back,
	];
}

const SYNC_HINT = "Through your browser’s own sync. Switch it off, and they are taken out of it and stay on this computer only.";

function sitesOf(memory: Memory, { forget }: MemoryActions): HTMLElement[] {
	return Object.entries(memory).flatMap(([site, corrections]) => {
		const { host } = new URL(site);
		return [
			element("h2", {}, host),
			element("ul", { class: "fields", "aria-label": host }, ...corrections.map((correction) => rowOf(correction, forget))),
		];
	});
}

function rowOf(correction: Correction, forget: MemoryActions["forget"]): HTMLElement {
	const drop = button("Forget", "plain", () => forget([correction.id]));
	drop.classList.add("small");
	drop.setAttribute("aria-label", `Forget ${nameOf(correction)}`);
	const source = sourceOf(correction.path);
	return element(
		"li",
		{},
		element("span", { class: "label" }, nameOf(correction)),
		element("span", { class: "value" }, correction.held.join(", ")),
		element("span", { class: "about" }, "instead of ", link(source.words, source.href)),
		drop,
	);
}

function box(text: string, isOn: boolean, set: (isOn: boolean) => Promise<void>, hint?: string): HTMLElement {
	const input = element("input", { type: "checkbox" });
	input.checked = isOn;
	input.addEventListener("change", () => set(input.checked));
	const words = element("span", {}, text);
	if (!hint) return element("label", { class: "choice" }, input, words);
	const explained = element("span", { class: "hint", id: "sync-hint" }, hint);
	input.setAttribute("aria-describedby", "sync-hint");
	return element("div", {}, element("label", { class: "choice" }, input, words), explained);
}
