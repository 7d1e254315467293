/** Sends a question without leaving the page, from the same form and to the same action as without this script. */
const form = document.querySelector<HTMLFormElement>("form[data-chat]");
const log = document.querySelector<HTMLElement>("[role=log]");
const box = form?.querySelector("textarea");
const button = form?.querySelector("button");

const HEIGHT_MIN = 36;
const HEIGHT_MAX = 150;

if (form && log && box && button) {
	const update = () => {
		button.disabled = box.disabled || box.value.trim() === "";
		box.style.height = "auto";
		const { offsetHeight, clientHeight, scrollHeight } = box;
		box.style.height = `${Math.min(HEIGHT_MAX, Math.max(HEIGHT_MIN, scrollHeight + offsetHeight - clientHeight))}px`;
	};
	const showNewest = () => {
		log.scrollTop = log.scrollHeight;
	};
	const say = (who: string, text: string) => {
		const line = document.createElement("div");
		const name = document.createElement("strong");
		line.className = `message ${who === "You" ? "you" : "bot"}`;
		name.textContent = `${who}: `;
		line.append(name, text);
		log.append(line);
		showNewest();
		return line;
	};
	const kept = (within: ParentNode) => [...within.querySelectorAll("[role=log] > [data-kept]")];

	/** Puts what the answering page says into this one. False when it is another page, such as the one to log in. */
	const takeIn = (page: Document) => {
		if (!page.querySelector("form[data-chat]")) return false;
		log.append(...kept(page).slice(kept(document).length));
		for (const part of document.querySelectorAll("[data-fresh]")) {
			const fresh = page.getElementById(part.id);
			if (fresh) part.replaceWith(fresh);
			else part.remove();
		}
		return true;
	};

	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (box.disabled) return;
		const text = box.value;
		const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
		const asked = say("You", text);
		box.value = "";
		box.disabled = true;
		form.setAttribute("aria-busy", "true");
		update();
		try {
			const answer = await fetch(location.href, { method: "POST", body });
			if (answer.status >= 500) throw new Error(answer.statusText);
			const page = new DOMParser().parseFromString(await answer.text(), "text/html");
			asked.remove();
			if (!takeIn(page)) location.assign(answer.url);
			else if (answer.ok) history.replaceState(null, "", answer.url);
			else box.value = text;
		} catch {
			say("Bot", log.dataset.failed ?? "");
			box.value = text;
		}
		box.disabled = false;
		form.removeAttribute("aria-busy");
		update();
		showNewest();
		box.focus();
	});

	box.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
		event.preventDefault();
		if (!button.disabled) form.requestSubmit(button);
	});
	box.addEventListener("input", update);
	window.addEventListener("pageshow", update);
	update();
	showNewest();
}

export {};
