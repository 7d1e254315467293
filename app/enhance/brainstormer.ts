/** Says that an activity is being formatted, and shows a refusal without leaving the page; the form is the same as without this script. */
import { bodyOf } from "./posted-form";

const form = document.querySelector<HTMLFormElement>("form[data-brainstorm]");
const button = form?.querySelector("button");
const errors = document.getElementById("brainstorm-errors");

if (form && button && errors) {
	const idle = button.textContent;
	const show = (isBusy: boolean) => {
		button.disabled = isBusy;
		button.textContent = isBusy ? (button.dataset.busy ?? "") : idle;
		form.setAttribute("aria-busy", String(isBusy));
	};
	const fail = () => {
		const message = document.createElement("p");
		message.className = "form-errors";
		message.role = "alert";
		message.textContent = form.dataset.failed ?? "";
		errors.replaceChildren(message);
	};

	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (button.disabled) return;
		const body = bodyOf(form);
		show(true);
		errors.replaceChildren();
		try {
			const answer = await fetch(form.action, { method: "POST", body });
			if (answer.redirected) return location.assign(answer.url.includes("?result=") ? `${answer.url}#result` : answer.url);
			const page = new DOMParser().parseFromString(await answer.text(), "text/html");
			if (!page.querySelector("form[data-brainstorm]")) throw new Error(answer.statusText);
			for (const part of document.querySelectorAll("[data-fresh]")) {
				const fresh = page.getElementById(part.id);
				if (fresh) part.replaceChildren(...fresh.childNodes);
			}
		} catch {
			fail();
		}
		show(false);
	});
	window.addEventListener("pageshow", () => show(false));
}
