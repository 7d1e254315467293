import type { ActivityVersion } from "../app/contract/activities";
import type { Answers } from "../app/contract/profile";
import type { Facts, FieldOutcome, FillOptions, PlannedField, Remembered } from "./engine/types";
import type { Memory } from "./memory/corrections";
import type { Change } from "./watch";

/** What the content script of one frame answers. */
export type PageMessages = {
	plan: { ask: { facts: Facts; student: string; remembered: readonly Remembered[] }; answer: FrameSeen };
	fill: { ask: Omit<FillOptions, "onProgress" | "onFilled">; answer: FieldOutcome[] };
	undo: { ask: null; answer: number };
	/** Brings a question into sight and gives it the focus; false when it is gone. */
	show: { ask: { id: string }; answer: boolean };
	/** Answers one question, with the student's own text where one is given (FillSession.put). */
	put: { ask: { id: string; text?: string }; answer: FieldOutcome | undefined };
	/** Takes back what was put into one question; gives whether it holds again what it held before. */
	takeBack: { ask: { id: string }; answer: boolean };
};

/** What a frame tells an open side panel, over a connection of this name: which question has the focus, or how all stand now. */
export const PAGE_NEWS = "page-news";
export type PageNews = { focused: string } | { questions: PlannedField[] };

/** One frame before anything is typed. `platform` is the name of what it is built on, where that shows; `embeds` are the origins of the larger frames it holds. */
export type FrameSeen = { origin: string; host: string; platform?: string; fields: PlannedField[]; embeds: string[] };

/** What the background answers to the popup and to the side panel. */
export type BackgroundMessages = {
	look: { ask: { tab: number }; answer: Situation };
	fill: { ask: { tab: number; sensitive: boolean } & Partial<Choices>; answer: Report };
	undo: { ask: { tab: number }; answer: number };
	show: { ask: { tab: number; id: string }; answer: boolean };
	takeBack: { ask: { tab: number; id: string }; answer: boolean };
	memory: { ask: null; answer: MemorySeen };
	forget: { ask: { ids: readonly string[] }; answer: boolean };
	syncMemory: { ask: { isOn: boolean }; answer: boolean };
	beside: { ask: { tab: number }; answer: Beside };
	/** Saves sections of the profile of the account with this e-mail, if it is still the one signed in and its profile still at this version. */
	save: { ask: { email: string; answers: Answers; profileVersion: number }; answer: Replied<null> };
	ask: { ask: { message: string; idempotencyKey: string }; answer: Replied<{ reply: string }> };
	shorten: { ask: { activity: string; idempotencyKey: string }; answer: Replied<{ versions: ActivityVersion[] }> };
};

/** What the server made of a request: its value, or the refusal as it words it; `away` when it could not be reached. */
export type Replied<T> = { value: T } | { refusal: Refusal };
export type Refusal = { code: string; message: string; fields?: Record<string, string> };

/** What the student chose field by field: ids to leave alone, and ids that get the profile's answer instead of the remembered one. */
export type Choices = { leftOut: string[]; asProfile: string[] };

/** What this browser remembers of the student who is signed in; undefined where nobody is, or the server does not say who. */
export type MemorySeen = { memory: Memory; isSynced: boolean } | undefined;

/** What a frame tells of a field that the student changed after it was filled; `student` is the key the fill was given. */
export type FrameChange = { to: "memory"; student: string; change: Change };

/** How things stand on a tab before anything is typed. */
export type Situation =
	| { state: "signed-out" | "staff" | "server-away" | "page-refused" | "failed" }
	| {
			state: "ready";
			site: string;
			/** What the page, or else the first frame of which that shows, is built on. */
			platform?: string;
			fields: PlannedField[];
			basicOnly: boolean;
			/** Origins of embedded frames the browser keeps the extension out of until the student allows them. */
			closed: string[];
	  };

/** How things stand on a tab for the side panel: with the student's answers, and the frames that tell of themselves. */
export type Beside =
	| Exclude<Situation, { state: "ready" }>
	| (Extract<Situation, { state: "ready" }> & { facts: Facts; profileVersion: number; frameIds: number[] });

/** Told to an open side panel when the student opened the popup on a tab, which lets the extension into the page. */
export type Opened = { to: "panel"; tab: number };

/** What a fill did, over all frames of the tab. */
export type Report = { state: "filled"; outcomes: FieldOutcome[]; basicOnly: boolean } | { state: Exclude<Situation["state"], "ready"> };

export type Progress = { to: "popup"; done: number; total: number };

type Table = Record<string, { ask: unknown; answer: unknown }>;
type Envelope = { to: "page" | "background"; name: string; ask: unknown };
type Reply = { answer: unknown } | { error: string };
export type Handlers<T extends Table> = { [N in keyof T]: (ask: T[N]["ask"]) => Promise<T[N]["answer"]> };

/** Asks the background; throws when it is gone or its handler failed. */
export async function askBackground<N extends keyof BackgroundMessages>(
	name: N,
	ask: BackgroundMessages[N]["ask"],
): Promise<BackgroundMessages[N]["answer"]> {
	return open(await chrome.runtime.sendMessage({ to: "background", name, ask } satisfies Envelope));
}

/** Asks the content script of one frame; throws when the frame is gone or its handler failed. */
export async function askPage<N extends keyof PageMessages>(
	tab: number,
	frameId: number,
	name: N,
	ask: PageMessages[N]["ask"],
): Promise<PageMessages[N]["answer"]> {
	return open(await chrome.tabs.sendMessage(tab, { to: "page", name, ask } satisfies Envelope, { frameId }));
}

/** Answers the messages meant for `to` from a table of named handlers. Only the extension's own pages are listened to. */
export function answerMessages<T extends Table>(to: Envelope["to"], handlers: Handlers<T>): void {
	chrome.runtime.onMessage.addListener((message: Envelope, sender, respond) => {
		const handler = message.to === to && Object.hasOwn(handlers, message.name) ? handlers[message.name] : undefined;
		const isOwn = isFromExtension(sender) || (to === "page" && sender.id === chrome.runtime.id && sender.tab === undefined);
		if (!handler || !isOwn) return;
		handler(message.ask).then(
			(answer) => respond({ answer } satisfies Reply),
			(error: unknown) => respond({ error: error instanceof Error ? error.message : String(error) } satisfies Reply),
		);
		return true;
	});
}

/** Hears what frames tell of changed fields. The site is whom the browser names as sender; private windows and extensions are not heard. */
export function hearChanges(hear: (told: FrameChange, site: string) => void): void {
	chrome.runtime.onMessage.addListener((told: FrameChange, { id, tab, origin }) => {
		if (told.to !== "memory" || id !== chrome.runtime.id || !tab || tab.incognito || !/^https?:/.test(origin ?? "")) return;
		hear(told, origin!);
	});
}

/** Whether a page of the extension itself speaks, not a content script nor another extension. */
export const isFromExtension = ({ id, url }: chrome.runtime.MessageSender): boolean =>
	id === chrome.runtime.id && url?.startsWith(chrome.runtime.getURL("")) === true;

// biome-ignore lint/suspicious/noExplicitAny: the two tables above give the answer its type
function open(reply: Reply | undefined): any {
	if (!reply) throw new Error("Nobody answered");
	if ("error" in reply) throw new Error(reply.error);
	return reply.answer;
}
