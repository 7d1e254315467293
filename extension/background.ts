import type { FieldOutcome, PlannedField } from "./engine/types";
import { factsOf, isBasicOnly } from "./facts";
import { answerMessages, askPage, type BackgroundMessages, type FrameSeen, type Handlers, type Report, type Situation } from "./messages";
import { fetchStatus, reportFill, sendPending } from "./server";
import { alwaysFillsSensitive, makesRoom } from "./settings";
import { tallyOf } from "./tally";

type Frame = { frameId: number; fields: PlannedField[] };
type Seen = { situation: Situation; frames: Frame[] };

const runningFills = new Map<number, Promise<Report>>();

const handlers: Handlers<BackgroundMessages> = {
	look: async ({ tab }) => (await see(tab)).situation,
	fill: ({ tab, sensitive }) => {
		const fill = runningFills.get(tab) ?? fillTab(tab, sensitive).finally(() => runningFills.delete(tab));
		runningFills.set(tab, fill);
		return fill;
	},
	undo: async ({ tab }) => {
		const frames = await inject(tab);
		const counts = await Promise.all(frames.map((frameId) => unlessGone(frameId, 0, askPage(tab, frameId, "undo", null))));
		return counts.reduce((sum, count) => sum + count, 0);
	},
};
answerMessages<BackgroundMessages>("background", handlers);

chrome.commands.onCommand.addListener(async (command, tab) => {
	if (command !== "fill-page" || tab?.id === undefined) return;
	const report = await handlers.fill({ tab: tab.id, sensitive: await alwaysFillsSensitive() });
	const text = report.state === "filled" ? String(tallyOf(report.outcomes).filled) : "!";
	await chrome.action.setBadgeBackgroundColor({ tabId: tab.id, color: "#0B6E4F" });
	await chrome.action.setBadgeText({ tabId: tab.id, text });
});

sendPending();

/** Finds out who is signed in and what the page asks; types nothing. */
async function see(tab: number): Promise<Seen> {
	const status = await fetchStatus().catch(() => undefined);
	if (!status) return { situation: { state: "server-away" }, frames: [] };
	if (!status.loggedIn) return { situation: { state: "signed-out" }, frames: [] };
	if (status.role !== "Student") return { situation: { state: "staff" }, frames: [] };
	const injected = await inject(tab).catch(() => undefined);
	if (!injected) return { situation: { state: "page-refused" }, frames: [] };
	const facts = factsOf(status);
	const frames: Frame[] = [];
	const seen: FrameSeen[] = [];
	for (const frameId of injected) {
		const frame = await unlessGone(frameId, undefined, askPage(tab, frameId, "plan", facts));
		if (!frame) continue;
		seen.push(frame);
		frames.push({ frameId, fields: frame.fields.map((field) => ({ ...field, id: `${frameId}:${field.id}` })) });
	}
	const open = seen.map(({ origin }) => origin);
	return {
		situation: {
			state: "ready",
			site: seen[0]?.host ?? "",
			fields: frames.flatMap(({ fields }) => fields),
			basicOnly: isBasicOnly(status, new Date()),
			closed: [...new Set(seen.flatMap(({ embeds }) => embeds))].filter((origin) => !open.includes(origin)),
		},
		frames,
	};
}

async function fillTab(tab: number, sensitive: boolean): Promise<Report> {
	const { situation, frames } = await see(tab);
	if (situation.state !== "ready") return situation;
	const { basicOnly, site } = situation;
	const makeRoom = await makesRoom();
	const outcomes: FieldOutcome[] = [];
	for (const { frameId } of frames) {
		const done = await unlessGone(frameId, [], askPage(tab, frameId, "fill", { sensitive, basicOnly, makeRoom }));
		outcomes.push(...done.map((outcome) => ({ ...outcome, id: `${frameId}:${outcome.id}` })));
	}
	const tally = tallyOf(outcomes);
	if (tally.filled > 0) await reportFill({ eventId: crypto.randomUUID(), site, ...tally });
	return { state: "filled", outcomes, basicOnly };
}

/** A frame inside the page may vanish or fail at any time and must not cost the student the rest; the page itself may not. */
function unlessGone<T, U>(frameId: number, otherwise: U, answer: Promise<T>): Promise<T | U> {
	return frameId === 0 ? answer : answer.catch(() => otherwise);
}

/** Puts the content script into every frame the browser lets the extension into; throws when it refuses the page itself. */
async function inject(tab: number): Promise<number[]> {
	const results = await chrome.scripting.executeScript({ target: { tabId: tab, allFrames: true }, files: ["content.js"] });
	return results.map(({ frameId }) => frameId).sort((one, other) => one - other);
}
