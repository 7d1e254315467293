import { portalLength } from "../contract/characters";
import { bodyOf } from "./posted-form";

/** Counts while typing, fits again when the typing pauses, and copies. */
const form = document.querySelector<HTMLFormElement>("form[data-fit]");
const PAUSE_MS = 400;

const offerCopies = () => {
	if (!navigator.clipboard) return;
	for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copies]")) button.hidden = false;
};

if (form) {
	const count = () => {
		for (const each of document.querySelectorAll<HTMLElement>("[data-counts]")) {
			const control = form.elements.namedItem(each.dataset.counts ?? "");
			if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
			const used = portalLength(control.value);
			each.textContent = `${used} of ${each.dataset.max}`;
			each.toggleAttribute("data-over", used > Number(each.dataset.max));
		}
	};

	let latest = 0;
	const fitAgain = async () => {
		const own = ++latest;
		if (!form.checkValidity()) return;
		const body = bodyOf(form);
		try {
			const answer = await fetch(form.action, { method: "POST", body });
			const fits = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("fits");
			if (own !== latest || !fits) return;
			document.getElementById("fits")?.replaceWith(fits);
			offerCopies();
		} catch {
			// What was fitted last stays; the button still works.
		}
	};

	let pause = 0;
	form.addEventListener("input", () => {
		count();
		clearTimeout(pause);
		pause = window.setTimeout(fitAgain, PAUSE_MS);
	});
	window.addEventListener("pageshow", count);
	count();
}

document.addEventListener("click", async ({ target }) => {
	const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[data-copies]") : null;
	const text = document.getElementById(button?.dataset.copies ?? "")?.textContent;
	if (!button || !text) return;
	await navigator.clipboard.writeText(text);
	button.firstChild?.replaceWith("Copied");
});
offerCopies();
