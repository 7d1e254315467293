import { questionIds } from "./engine/question-ids";
import { createFillSession } from "./engine/session";
import type { FillSession } from "./engine/types";
import { lightUp, mark, unmark, unmarkAll } from "./marks";
import { answerMessages, type PageMessages, type Progress } from "./messages";
import { tellPanel } from "./page-news";

declare global {
	/** Set in the extension's own world of the page, so that a second injection does not listen twice. */
	var onwardIsHere: true | undefined;
}

if (!globalThis.onwardIsHere) {
	globalThis.onwardIsHere = true;
	listen();
}

function listen() {
	const ids = questionIds();
	let planned: FillSession | undefined;
	let filled: FillSession[] = [];
	let works = 0;
	const working = <T>(work: Promise<T>): Promise<T> => {
		works++;
		return work.finally(() => works--);
	};
	tellPanel(
		() => planned,
		() => works > 0,
	);
	answerMessages<PageMessages>("page", {
		plan: async (facts) => {
			planned = createFillSession(document, facts, ids);
			return { origin: location.origin, host: location.host, fields: await planned.plan(), embeds: embedsOf(document) };
		},
		fill: async (options) => {
			const session = planned;
			if (!session) throw new Error("The page was not looked at yet");
			const onProgress = (done: number, total: number) => {
				chrome.runtime.sendMessage({ to: "popup", done, total } satisfies Progress).catch(() => {});
			};
			filled.push(session);
			const outcomes = await working(session.fill({ ...options, onProgress, onFilled: mark }));
			for (const { id, status } of outcomes) {
				const element = session.elementOf(id);
				if (element && status === "filled") mark(element);
				else if (element) unmark(element);
			}
			return outcomes;
		},
		undo: async () => {
			unmarkAll();
			let count = 0;
			for (const session of filled.reverse()) count += await session.undo();
			filled = [];
			return count;
		},
		show: async ({ id }) => {
			const element = planned?.elementOf(id);
			if (!element) return false;
			element.scrollIntoView({ block: "center" });
			window.focus();
			element.focus({ preventScroll: true });
			lightUp(element);
			return true;
		},
		put: async ({ id, text }) => {
			const session = planned;
			if (!session) return undefined;
			if (!filled.includes(session)) filled.push(session);
			const outcome = await working(session.put(id, text));
			const element = session.elementOf(id);
			if (element && outcome?.status === "filled") mark(element);
			return outcome;
		},
		takeBack: async ({ id }) => {
			const element = planned?.elementOf(id);
			if (element) unmark(element);
			let count = 0;
			for (const session of filled) count += await working(session.undo(id));
			return count > 0;
		},
	});
}

/** Where the frames come from that are large enough to hold a form. */
function embedsOf(page: Document): string[] {
	return [...page.querySelectorAll("iframe")]
		.filter(({ src, offsetWidth, offsetHeight }) => src.startsWith("https:") && offsetWidth >= 250 && offsetHeight >= 120)
		.map(({ src }) => new URL(src).origin);
}
