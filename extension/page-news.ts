import type { FillSession } from "./engine/types";
import { isFromExtension, PAGE_NEWS, type PageNews } from "./messages";

const CALM_MS = 400;

/**
 * Tells a side panel, for as long as one is open, which question has the focus and what has become of the questions of this
 * frame. `session` is the session over the page; `isAtWork` whether the extension itself moves the focus just now.
 */
export function tellPanel(session: () => FillSession | undefined, isAtWork: () => boolean): void {
	chrome.runtime.onConnect.addListener((port) => {
		if (port.name !== PAGE_NEWS || !port.sender || !isFromExtension(port.sender)) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		/** What has the focus and was not there when the page was read last. */
		let unknown: Element | undefined;
		const tell = (news: PageNews) => port.postMessage(news);
		const tellFocusOn = (control: Element) => {
			const focused = session()?.questionAt(control);
			unknown = focused ? undefined : control;
			if (focused) tell({ focused });
		};

		const tellQuestions = () => {
			clearTimeout(timer);
			timer = setTimeout(async () => {
				if (isAtWork()) return tellQuestions();
				const questions = await session()?.plan();
				if (questions) tell({ questions });
				if (unknown) tellFocusOn(unknown);
			}, CALM_MS);
		};
		const tellFocus = (event: Event) => {
			if (!event.isTrusted || isAtWork()) return;
			const control = event.composedPath()[0];
			if (!(control instanceof Element)) return;
			tellFocusOn(control);
			tellQuestions();
		};

		document.addEventListener("focusin", tellFocus, true);
		document.addEventListener("change", tellQuestions, true);
		port.onDisconnect.addListener(() => {
			clearTimeout(timer);
			document.removeEventListener("focusin", tellFocus, true);
			document.removeEventListener("change", tellQuestions, true);
		});
	});
}
