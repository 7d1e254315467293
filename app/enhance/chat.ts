/** Sends a question without leaving the page, from the same form and to the same action as without this script. */
import { bodyOf } from "./posted-form";
import { linesOf } from "./streamed-lines";

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

	/**
	 * Shows a reply while it comes. Gives where it was kept, or nothing when the page itself has to say what is wrong.
	 * Throws when there is no reply.
	 */
	const listen = async (address: string, body: URLSearchParams): Promise<string | undefined> => {
		const answer = await fetch(address, { method: "POST", body });
		if (answer.status >= 400 && answer.status < 500) return undefined;
		if (!answer.ok || !answer.body) throw new Error(answer.statusText);
		const line = say("Bot", "");
		const said = line.appendChild(new Text());
		line.dataset.passing = "";
		let reply = "";
		for await (const each of linesOf(answer.body)) {
			const { text = "", end, error } = JSON.parse(each);
			if (end) return end.conversationId;
			if (error) throw new Error(error.message);
			const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
			reply += text;
			said.data = reply.replaceAll("**", "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
			if (isAtEnd) showNewest();
		}
		throw new Error("The reply broke off");
	};

	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (box.disabled) return;
		const text = box.value;
		const body = bodyOf(form);
		const asked = say("You", text);
		box.value = "";
		box.disabled = true;
		form.setAttribute("aria-busy", "true");
		update();
		log.ariaBusy = "true";
		try {
			const conversationId = form.dataset.stream ? await listen(form.dataset.stream, body) : undefined;
			const answer = await (conversationId
				? fetch(`/chatbot?conversation=${conversationId}`)
				: fetch(location.href, { method: "POST", body }));
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
		for (const line of log.querySelectorAll("[data-passing]")) line.remove();
		log.ariaBusy = null;
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
