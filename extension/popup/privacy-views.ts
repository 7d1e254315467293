import type { Consent } from "../consent";
import { DISCLOSURE, SHORT_DISCLOSURE } from "../disclosure";
import { SERVER } from "../server";
import { button, element, link } from "./elements";

/** Asks for consent where the student has given none; `isWithdrawn` says that it was just taken back. */
export function consentView(isWithdrawn: boolean, agree: () => Promise<void>, leave: () => void): HTMLElement[] {
	const withdrawn = "You took your consent back. What the extension kept on this device is deleted.";
	return [
		...(isWithdrawn ? [element("p", { class: "notice" }, withdrawn)] : []),
		element("h1", {}, "Before Onward fills a form"),
		...SHORT_DISCLOSURE.map((text) => element("p", {}, text)),
		element("p", {}, link("Read all of it", chrome.runtime.getURL("welcome.html"))),
		button("I agree", "main", agree),
		button("Not now", "second", leave),
	];
}

/** What the student agreed to, and the way to take it back. */
export function privacyView({ date }: Consent, withdraw: () => Promise<void>, back: () => void): HTMLElement[] {
	return [
		element("h1", {}, "Privacy"),
		element("p", {}, `You agreed on ${new Date(date).toLocaleDateString("en-US", { dateStyle: "long" })} to this:`),
		element(
			"dl",
			{ class: "scrolls", tabindex: "0", "aria-label": "What you agreed to" },
			...DISCLOSURE.flatMap(({ about, text }) => [element("dt", {}, about), element("dd", {}, text)]),
		),
		element("p", {}, link("Read the whole privacy policy", `${SERVER}/privacy`)),
		button("Take consent back", "second", withdraw),
		element(
			"p",
			{ class: "hint" },
			"Onward then reads and sends nothing more, and what it kept on this device is deleted. Your account stays as it is.",
		),
		button("Back", "plain", back),
	];
}
