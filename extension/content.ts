import { builtIn } from "./engine/collect/tree";
import { recognise } from "./engine/platforms";
import { questionIds } from "./engine/question-ids";
import { createFillSession } from "./engine/session";
import type { FillSession } from "./engine/types";
import { lightUp, mark, unmark, unmarkAll } from "./marks";
import { answerMessages, type FrameChange, type PageMessages, type Progress } from "./messages";
import { tellPanel } from "./page-news";
import { type Change, watchChanges } from "./watch";

declare global {
	/** Set in the extension's own world of the page, so that a second injection does not listen twice. */
	var onwardIsHere: true | undefined;
}

/** A frame of the same site is read and filled with the page that holds it, not a second time by itself. */
const IS_HELD = window.frameElement !== null;

if (!globalThis.onwardIsHere) {
	globalThis.onwardIsHere = true;
	listen();
}

function listen() {
	const ids = questionIds();
	let planned: FillSession | undefined;
	let filled: FillSession[] = [];
	let owner = "";
	let watch = new AbortController();
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
		plan: async ({ facts, student, remembered }) => {
			planned = IS_HELD ? undefined : createFillSession(document, facts, { idOf: ids, remembered, shadowRootOf });
			owner = student;
			return {
				origin: location.origin,
				host: location.host,
				platform: recognise(document)?.name,
				fields: (await planned?.plan()) ?? [],
				embeds: embedsOf(document),
			};
		},
		fill: async (options) => {
			const session = planned;
			if (!session && IS_HELD) return [];
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
			const student = owner;
			const tell = (change: Change) => {
				chrome.runtime.sendMessage({ to: "memory", student, change } satisfies FrameChange).catch(() => {});
			};
			watchChanges(session, outcomes, tell, watch.signal);
			return outcomes;
		},
		undo: async () => {
			watch.abort();
			watch = new AbortController();
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

/** Elements that may hold a shadow root of the page's own. */
const HOSTS = /-|^(ARTICLE|ASIDE|BLOCKQUOTE|DIV|FOOTER|H[1-6]|HEADER|MAIN|NAV|P|SECTION|SPAN)$/;

const shadowRootOf = (element: Element): ShadowRoot | null =>
	element.shadowRoot ??
	(HOSTS.test(element.nodeName) && "offsetWidth" in element ? chrome.dom.openOrClosedShadowRoot(element as HTMLElement) : null);

/** Where the frames come from that are large enough to hold a form. */
function embedsOf(page: Document): string[] {
	return [...builtIn(page, "querySelectorAll")("iframe")]
		.filter(
			({ src, offsetWidth, offsetHeight }) => src.startsWith("https:") && URL.canParse(src) && offsetWidth >= 250 && offsetHeight >= 120,
		)
		.map(({ src }) => new URL(src).origin);
}
