import { createFillSession } from "./engine/session";
import type { FillSession } from "./engine/types";
import { mark, unmark, unmarkAll } from "./marks";
import { answerMessages, type PageMessages, type Progress } from "./messages";

declare global {
	/** Set in the extension's own world of the page, so that a second injection does not listen twice. */
	var onwardIsHere: true | undefined;
}

if (!globalThis.onwardIsHere) {
	globalThis.onwardIsHere = true;
	listen();
}

function listen() {
	let planned: FillSession | undefined;
	let filled: FillSession[] = [];
	answerMessages<PageMessages>("page", {
		plan: async (facts) => {
			planned = createFillSession(document, facts, shadowRootOf);
			return { origin: location.origin, host: location.host, fields: await planned.plan(), embeds: embedsOf(document) };
		},
		fill: async (options) => {
			const session = planned;
			if (!session) throw new Error("The page was not looked at yet");
			const onProgress = (done: number, total: number) => {
				chrome.runtime.sendMessage({ to: "popup", done, total } satisfies Progress).catch(() => {});
			};
			filled.push(session);
			const outcomes = await session.fill({ ...options, onProgress, onFilled: mark });
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
	});
}

/** Elements that may hold a shadow root of the page's own. */
const HOSTS = /-|^(ARTICLE|ASIDE|BLOCKQUOTE|DIV|FOOTER|H[1-6]|HEADER|MAIN|NAV|P|SECTION|SPAN)$/;

const shadowRootOf = (element: Element): ShadowRoot | null =>
	element.shadowRoot ??
	(HOSTS.test(element.nodeName) && "offsetWidth" in element ? chrome.dom.openOrClosedShadowRoot(element as HTMLElement) : null);

/** Where the frames come from that are large enough to hold a form. */
function embedsOf(page: Document): string[] {
	return [...page.querySelectorAll("iframe")]
		.filter(({ src, offsetWidth, offsetHeight }) => src.startsWith("https:") && offsetWidth >= 250 && offsetHeight >= 120)
		.map(({ src }) => new URL(src).origin);
}
