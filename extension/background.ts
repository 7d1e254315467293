import { hasConsent, onlyWithConsent, openWelcome, storedConsent } from "./consent";
import type { Facts, FieldOutcome, PlannedField } from "./engine/types";
import { factsOf, isBasicOnly } from "./facts";
import { forget, setSynced, studentKey } from "./memory/storage";
import { keepChange, offered, seeMemory } from "./memory/student-memory";
import {
	answerMessages,
	askPage,
	type BackgroundMessages,
	type Choices,
	type FrameSeen,
	type Handlers,
	hearChanges,
	type Opened,
	type Report,
	type Situation,
} from "./messages";
import { askAssistant, fetchStatus, reportFill, SERVER, saveAnswers, sendPending, shortenActivity } from "./server";
import { alwaysFillsSensitive, makesRoom } from "./settings";
import { tallyOf } from "./tally";

type Frame = { frameId: number; fields: PlannedField[] };
type Seen =
	| { situation: Exclude<Situation, { state: "ready" }> }
	| { situation: Extract<Situation, { state: "ready" }>; frames: Frame[]; facts: Facts; profileVersion: number };

const runningFills = new Map<number, Promise<Report>>();

const handlers: Handlers<BackgroundMessages> = {
	look: async ({ tab }) => {
		const { situation } = await see(tab);
		chrome.runtime.sendMessage({ to: "panel", tab } satisfies Opened).catch(() => {});
		return situation;
	},
	fill: ({ tab, ...chosen }) => {
		const fill = runningFills.get(tab) ?? fillTab(tab, chosen).finally(() => runningFills.delete(tab));
		runningFills.set(tab, fill);
		return fill;
	},
	undo: async ({ tab }) => {
		const frames = await inject(tab);
		const counts = await Promise.all(frames.map(({ frameId }) => unlessGone(frameId, 0, askPage(tab, frameId, "undo", null))));
		return counts.reduce((sum, count) => sum + count, 0);
	},
	show: ({ tab, id }) => askField(tab, id, "show"),
	takeBack: ({ tab, id }) => askField(tab, id, "takeBack"),
	memory: async () => seeMemory(await signedInStudent()),
	forget: async ({ ids }) => withStudent((student) => forget(student, ids)),
	syncMemory: async ({ isOn }) => withStudent((student) => setSynced(student, isOn)),
	beside: async ({ tab }) => {
		const seen = await see(tab);
		if (!("frames" in seen)) return seen.situation;
		const { situation, frames, facts, profileVersion } = seen;
		return { ...situation, facts, profileVersion, frameIds: frames.map(({ frameId }) => frameId) };
	},
	save: async ({ email, ...update }) => {
		const status = await fetchStatus().catch(() => undefined);
		if (status?.loggedIn === false) return { refusal: { code: "signed_out", message: "You are signed out." } };
		const isSame = status === undefined || status.user.userInformation.email === email;
		return isSame ? saveAnswers(update) : { refusal: { code: "conflict", message: "Another account is signed in." } };
	},
	ask: askAssistant,
	shorten: shortenActivity,
};
answerMessages<BackgroundMessages>("background", onlyWithConsent(handlers));

chrome.runtime.onInstalled.addListener(async ({ reason }) => {
	if ((reason === "install" || reason === "update") && !(await storedConsent())) await openWelcome();
});

chrome.commands.onCommand.addListener(async (command, tab) => {
	if (command !== "fill-page" || tab?.id === undefined) return;
	if (!(await hasConsent())) return void openWelcome();
	const report = await handlers.fill({ tab: tab.id, sensitive: await alwaysFillsSensitive() });
	const text = report.state === "filled" ? String(tallyOf(report.outcomes).filled) : "!";
	await chrome.action.setBadgeBackgroundColor({ tabId: tab.id, color: "#0B6E4F" });
	await chrome.action.setBadgeText({ tabId: tab.id, text });
});

hearChanges(async (told, site) => {
	if (await hasConsent()) await keepChange(told, site);
});
sendPending();
// What is remembered of one site is not for the content script of another.
for (const area of [chrome.storage.local, chrome.storage.sync]) area.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });

/** Finds out who is signed in and what the page asks; types nothing. */
async function see(tab: number): Promise<Seen> {
	const status = await fetchStatus().catch(() => undefined);
	if (!status) return { situation: { state: "server-away" } };
	if (!status.loggedIn) return { situation: { state: "signed-out" } };
	if (status.role !== "Student") return { situation: { state: "staff" } };
	const injected = await inject(tab).catch(() => undefined);
	if (!injected) return { situation: { state: "page-refused" } };
	const facts = factsOf(status);
	const student = await studentKey(facts.email);
	const frames: Frame[] = [];
	const seen: FrameSeen[] = [];
	for (const { frameId, origin } of injected) {
		const remembered = await offered(student, origin);
		const frame = await unlessGone(frameId, undefined, askPage(tab, frameId, "plan", { facts, student, remembered }));
		if (!frame) continue;
		seen.push(frame);
		frames.push({ frameId, fields: frame.fields.map((field) => ({ ...field, id: `${frameId}:${field.id}` })) });
	}
	const open = seen.map(({ origin }) => origin);
	return {
		situation: {
			state: "ready",
			site: seen[0]?.host ?? "",
			platform: seen.find(({ platform }) => platform)?.platform,
			fields: frames.flatMap(({ fields }) => fields),
			basicOnly: isBasicOnly(status, new Date()),
			closed: [...new Set(seen.flatMap(({ embeds }) => embeds))].filter((origin) => !open.includes(origin)),
		},
		frames,
		facts,
		profileVersion: status.profileVersion,
	};
}

async function fillTab(
	tab: number,
	{ sensitive, leftOut = [], asProfile = [] }: { sensitive: boolean } & Partial<Choices>,
): Promise<Report> {
	const seen = await see(tab);
	if (!("frames" in seen)) return seen.situation;
	const { basicOnly, site } = seen.situation;
	const makeRoom = await makesRoom();
	const outcomes: FieldOutcome[] = [];
	for (const { frameId } of seen.frames) {
		const chosen = { leftOut: idsIn(frameId, leftOut), asProfile: idsIn(frameId, asProfile), makeRoom };
		const done = await unlessGone(frameId, [], askPage(tab, frameId, "fill", { sensitive, basicOnly, ...chosen }));
		outcomes.push(...done.map((outcome) => ({ ...outcome, id: `${frameId}:${outcome.id}` })));
	}
	const tally = tallyOf(outcomes);
	if (tally.filled > 0 && !isPractice(site)) await reportFill({ eventId: crypto.randomUUID(), site, ...tally });
	return { state: "filled", outcomes, basicOnly };
}

/** What is filled on our own site is the practice form, and no application. */
const isPractice = (site: string) => site === new URL(SERVER).host;

/** A frame inside the page may vanish or fail at any time and must not cost the student the rest; the page itself may not. */
function unlessGone<T, U>(frameId: number, otherwise: U, answer: Promise<T>): Promise<T | U> {
	return frameId === 0 ? answer : answer.catch(() => otherwise);
}

/** A field's id names its frame and its place there: `0:field-3`. */
const idsIn = (frameId: number, ids: readonly string[]) =>
	ids.filter((id) => id.startsWith(`${frameId}:`)).map((id) => id.slice(id.indexOf(":") + 1));

function askField(tab: number, id: string, name: "show" | "takeBack"): Promise<boolean> {
	const frameId = Number.parseInt(id, 10);
	return askPage(tab, frameId, name, { id: id.slice(id.indexOf(":") + 1) });
}

/** The key of the student who is signed in; undefined where none is, or the server does not say. */
async function signedInStudent(): Promise<string | undefined> {
	const status = await fetchStatus().catch(() => undefined);
	return status?.loggedIn && status.role === "Student" ? studentKey(factsOf(status).email) : undefined;
}

async function withStudent(work: (student: string) => Promise<void>): Promise<boolean> {
	const student = await signedInStudent();
	if (student) await work(student);
	return student !== undefined;
}

/** Puts the content script into every frame the browser lets the extension into; throws when it refuses the page itself. */
async function inject(tab: number): Promise<{ frameId: number; origin: string }[]> {
	const target = { tabId: tab, allFrames: true };
	await chrome.scripting.executeScript({ target, files: ["content.js"] });
	const results = await chrome.scripting.executeScript({ target, func: () => origin });
	return results.map(({ frameId, result }) => ({ frameId, origin: result ?? "" })).sort((one, other) => one.frameId - other.frameId);
}
