/** Sends a draft without leaving the page, shows each reader's feedback as it arrives, and keeps what is typed until it is reviewed. */
import { countWords, fitOf, inWords } from "../contract/essay-text";
import { bodyOf } from "./posted-form";
import { linesOf } from "./streamed-lines";

type Failed = { message: string; status?: number; type?: string };
type Item = { type: string; feedback?: string; error?: string };

const form = document.querySelector<HTMLFormElement>("form[data-stream]");
const byId = (id: string) => document.getElementById(id) as HTMLElement;

if (form) {
	const box = form.querySelector("textarea") as HTMLTextAreaElement;
	const major = form.querySelector("#chosenMajor") as HTMLInputElement;
	const button = form.querySelector("button") as HTMLButtonElement;
	const boxes = [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
	const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
	const label = button.textContent;
	const { draft: key = "", stream = "", fallback = "", most } = form.dataset;
	let leaving = new AbortController();
	let isBusy = false;

	const update = () => {
		const words = countWords(box.value);
		byId("essay-words").textContent = inWords(words);
		for (const place of form.querySelectorAll<HTMLElement>("[data-max]"))
			place.textContent = words ? fitOf(words, { min: Number(place.dataset.min), max: Number(place.dataset.max) }) : "–";
		const isFull = chosen().length >= Number(most);
		for (const each of boxes) each.disabled = isFull && !each.checked;
	};
	/** A browser may forbid storing anything; then nothing is kept. */
	const kept = <T>(work: (storage: Storage) => T) => {
		try {
			if (key) return work(sessionStorage);
		} catch {}
	};
	const keep = () => kept((storage) => storage.setItem(key, JSON.stringify([box.value, major.value, chosen()])));
	const restore = () => {
		const [essay, name, ids] = JSON.parse(kept((storage) => storage.getItem(key)) ?? "[]");
		if (!essay || "returned" in form.dataset) return;
		box.value = essay;
		major.value = name;
		for (const each of boxes) each.checked = ids.includes(each.value);
	};
	const setBusy = (busy: boolean) => {
		isBusy = busy;
		button.disabled = busy;
		button.textContent = busy ? "Getting Feedback..." : label;
		byId("progress").textContent = "";
	};
	const tell = (arrived: number) => {
		const lines = ["Processing essay feedback... This may take a minute...", `${arrived} of ${chosen().length} arrived`];
		byId("progress").replaceChildren(
			...lines.map((text) => {
				const line = document.createElement("p");
				line.textContent = text;
				return line;
			}),
		);
	};
	const show = ({ type, feedback, error }: Item) => {
		const part = document.createElement("section");
		const name = document.createElement("h2");
		const said = document.createElement("p");
		name.textContent = form.querySelector(`[value="${type}"] + span > .reader-name`)?.textContent ?? type;
		said.textContent = error ?? feedback?.replaceAll("**", "") ?? "";
		if (error) said.className = "field-error";
		part.append(name, said);
		byId("arrived").append(part);
	};
	const complain = ({ message, status, type }: Failed) => {
		const panel = byId("failure");
		const set = (name: string, text: unknown) => {
			(panel.querySelector(`[data-part=${name}]`) as HTMLElement).textContent = String(text);
		};
		set("message", message);
		set("status", status ?? "none");
		set("type", type ?? "none");
		(panel.querySelector("[data-part=plans]") as HTMLElement).hidden = status !== 402;
		panel.hidden = false;
		panel.scrollIntoView({ block: "center" });
	};

	/** Gives the id of the review, or nothing where the page itself has to say what is wrong. Throws a Failed. */
	const send = async (): Promise<string | undefined> => {
		const body = bodyOf(form);
		const answer = await fetch(stream, { method: "POST", body, signal: leaving.signal }).catch(() => {
			throw { message: fallback };
		});
		const { status, statusText } = answer;
		if (status === 422) return undefined;
		const failed = (message?: string, more = {}): Failed => ({
			message: message || `Server error: ${status} ${statusText}`,
			status,
			type: answer.headers.get("Content-Type") ?? undefined,
			...more,
		});
		const read = (text: string) => {
			try {
				return JSON.parse(text);
			} catch {
				throw failed(`Invalid JSON response: ${text.slice(0, 80)}...`);
			}
		};
		const unread = () => {
			throw failed("Failed to read response data");
		};
		if (!answer.ok || !answer.body) {
			const { error } = read(await answer.text().catch(unread)) ?? {};
			throw failed(error);
		}
		let arrived = 0;
		try {
			for await (const line of linesOf(answer.body)) {
				const { item, end, error } = read(line);
				if (error) throw failed(error.message, error);
				if (end) return end.reviewId;
				show(item);
				tell(++arrived);
			}
		} catch (failure) {
			if (!(failure instanceof Error)) throw failure;
		}
		return unread();
	};

	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (isBusy) return;
		leaving = new AbortController();
		byId("failure").hidden = true;
		byId("arrived").textContent = "";
		setBusy(true);
		tell(0);
		byId("progress").scrollIntoView({ block: "nearest" });
		try {
			const reviewId = await send();
			if (!reviewId) return form.submit();
			kept((storage) => storage.removeItem(key));
			location.assign(`/essay?review=${reviewId}`);
		} catch (failure) {
			setBusy(false);
			byId("arrived").textContent = "";
			// An essay that was deleted meanwhile takes no more drafts: the next try begins a new one.
			if ((failure as Failed).status === 404) form.querySelector("[name=essayId]")?.remove();
			if (!leaving.signal.aborted) complain(failure as Failed);
		}
	});
	form.addEventListener("input", () => {
		update();
		keep();
	});
	window.addEventListener("pagehide", () => leaving.abort());
	window.addEventListener("pageshow", ({ persisted }) => {
		if (persisted) setBusy(false);
		update();
	});
	restore();
	update();
}
