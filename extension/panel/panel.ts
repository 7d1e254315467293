import { chosenTab, namedTab } from "../chosen-tab";
import { hasConsent } from "../consent";
import type { PlannedField } from "../engine/types";
import { askBackground, askPage, type Beside, isFromExtension, type Opened, PAGE_NEWS, type PageNews } from "../messages";
import { button, element } from "../popup/elements";
import { stuckView } from "../popup/views";
import { plural, REASONS } from "../popup/words";
import { answerForm, type Save } from "./answer-form";
import { askForm } from "./ask-form";
import { fitter } from "./fitter";
import { fillableRow, leftRow, leftView, missingRow, missingView } from "./left-views";
import { type Missing, missingFor, withAnswers } from "./missing";
import { ownTexts, partFor, takesOwnText } from "./own-texts";
import { questionView, type Tools } from "./question-view";
import { arrange, show } from "./show";

type Ready = Extract<Beside, { state: "ready" }>;

const part = (id: string) => document.getElementById(id) as HTMLElement;
const [stuck, site, news] = [part("stuck"), part("site"), part("news")];

let tab = await chosenTab();
let beside: Beside | undefined;
let focused: string | undefined;
let ports: chrome.runtime.Port[] = [];
let looks = 0;
/** What the part for the question in focus was made of: it is left alone while nothing of that changes. */
let shownQuestion: string | undefined;
/** The account whose answers the panel holds: what was typed for one is not shown to the next. */
let whose: string | undefined;
/** Forms stay as they are while the page is read again, so that nothing typed is lost. */
const forms = new Map<string, HTMLElement>();

/** Looks at the tab anew, and is told of what happens there from then on. */
async function look(): Promise<void> {
	const own = ++looks;
	// The popup, which that view sends the student to, asks for consent.
	const found: Beside = (await hasConsent()) ? await askBackground("beside", { tab }).catch(failed) : { state: "page-refused" };
	if (own !== looks) return;
	const now = found.state === "ready" ? found.facts.email : found.state === "signed-out" ? undefined : whose;
	if (now !== whose) forms.clear();
	whose = now;
	for (const port of ports) port.disconnect();
	beside = found;
	ports = found.state === "ready" ? found.frameIds.map(listenTo) : [];
	render();
}

function failed(error: unknown) {
	console.error(error);
	return { state: "failed" as const };
}

function listenTo(frameId: number): chrome.runtime.Port {
	const port = chrome.tabs.connect(tab, { frameId, name: PAGE_NEWS });
	port.onMessage.addListener((told: PageNews) => {
		if (beside?.state !== "ready") return;
		if ("focused" in told) focusOn(`${frameId}:${told.focused}`);
		else {
			const questions = told.questions.map((question) => ({ ...question, id: `${frameId}:${question.id}` }));
			const others = beside.fields.filter(({ id }) => frameOf(id) !== frameId);
			const [before, after] = [others.filter(({ id }) => frameOf(id) < frameId), others.filter(({ id }) => frameOf(id) > frameId)];
			beside = { ...beside, fields: [...before, ...questions, ...after] };
		}
		render();
	});
	// The page was left: what comes next is looked at when it has come.
	port.onDisconnect.addListener(() => {
		if (frameId !== 0 || !ports.includes(port)) return;
		[beside, focused] = [undefined, undefined];
		render();
	});
	return port;
}

const frameOf = (id: string) => Number(id.split(":")[0]);
const inFrame = (id: string) => ({ frameId: frameOf(id), id: id.slice(id.indexOf(":") + 1) });

function render() {
	if (beside?.state !== "ready") {
		for (const id of ["question", "missing", "left"]) show(part(id), []);
		shownQuestion = undefined;
		site.textContent = "";
		show(
			stuck,
			!beside ? [element("p", {}, "Looking at this page…")] : beside.state === "page-refused" ? notLetIn() : stuckView(beside.state, look),
		);
		return;
	}
	const stand = beside;
	const { fields, facts } = stand;
	const question = fields.find(({ id }) => id === focused);
	const withForm = new Map(fields.map((field) => [field, missingFor(field, facts)] as const).filter(([, missing]) => missing.length > 0));
	const missing = question ? withForm.get(question) : undefined;
	site.textContent = stand.site;
	show(stuck, []);
	const shown = JSON.stringify([question, pathsOf(missing)]);
	if (shown !== shownQuestion)
		show(part("question"), questionView(question, question?.path ?? missing?.[0]?.path, question && toolsFor(question, missing, stand)));
	shownQuestion = shown;
	const others = firstOfEach([...withForm].filter(([, each]) => pathsOf(each) !== pathsOf(missing)));
	show(part("missing"), missingView(others.map(([field, each]) => missingRowFor(field, each))));
	const left = fields.filter((field) => !field.held && !withForm.has(field));
	const own = left.filter(({ action }) => action === "skip");
	show(part("left"), leftView(own.map(leftRowFor), fillableRowFor(left.filter(({ action }) => action === "fill"))));
}

function missingRowFor(question: PlannedField, missing: readonly Missing[]): HTMLElement {
	const row = kept(`row ${question.id} ${question.label}`, () => missingRow(question, missing, () => jump(question)));
	row.firstElementChild?.after(answerFormFor(question, missing));
	return row;
}

const leftRowFor = (question: PlannedField) =>
	kept(`left ${question.id} ${question.label} ${question.reason}`, () => leftRow(question, () => jump(question)));

function fillableRowFor(questions: readonly PlannedField[]): HTMLElement | undefined {
	if (questions.length === 0) return undefined;
	const row = kept("fillable", fillableRow);
	const [summary, list] = [row.querySelector("summary"), row.querySelector("ul")];
	if (summary) summary.textContent = `Onward can fill ${plural(questions.length, "question")}`;
	if (list) arrange(list, questions.map(leftRowFor));
	return row;
}

const pathsOf = (missing: readonly Missing[] | undefined) => missing?.map(({ path }) => path).join();

/** A birthday in three lists lacks one answer. */
const firstOfEach = (all: [PlannedField, Missing[]][]) =>
	all.filter(([, missing], place) => all.findIndex(([, other]) => pathsOf(other) === pathsOf(missing)) === place);

function notLetIn(): HTMLElement[] {
	return [
		element("h1", {}, "Press the Onward button on this page"),
		element(
			"p",
			{},
			"It stands beside the browser’s address bar. The browser lets Onward into a page only when you press it there, and until you leave the page.",
		),
		element("p", {}, "The browser’s own pages and its web store stay closed."),
		button("Look again", "second", look),
	];
}

/** The same form as before for what it is about, else a new one. */
function kept(key: string, make: () => HTMLElement): HTMLElement {
	const own = `${tab} ${key}`;
	const form = forms.get(own) ?? make();
	forms.set(own, form);
	return form;
}

function toolsFor(question: PlannedField, missing: readonly Missing[] | undefined, { facts }: Ready): Tools {
	const { id, label, limit, path } = question;
	return {
		...(missing && { answer: answerFormFor(question, missing) }),
		...(limit &&
			takesOwnText(question) && {
				fitter: kept(`fit ${id} ${label} ${path} ${limit.max}`, () =>
					fitter(limit, ownTexts(question, facts), {
						put: (text) => put(id, text),
						takeBack: () => takeBack(id),
						part: partFor(question),
						...(partFor(question) && { shorten: (activity) => askTwice("shorten", { activity, idempotencyKey: crypto.randomUUID() }) }),
					}),
				),
			}),
		ask: kept(`ask ${id} ${label}`, () =>
			askForm(question, (message) => askTwice("ask", { message, idempotencyKey: crypto.randomUUID() })),
		),
	};
}

const answerFormFor = (question: PlannedField, missing: readonly Missing[]) =>
	kept(`answer ${pathsOf(missing)} ${question.label}`, () => answerForm(missing, save));

/** The browser ends the background while it waits long for an answer; under the same key the work is done and counted once. */
function askTwice<N extends "ask" | "shorten">(name: N, ask: Parameters<typeof askBackground<N>>[1]) {
	return askBackground(name, ask).catch(() => askBackground(name, ask));
}

const CHANGED = "Your profile changed somewhere else. It was loaded again, and what you typed is still here: save once more.";

const save: Save = async (added) => {
	if (beside?.state !== "ready") return { code: "gone", message: "The page is gone. Your answer was not saved." };
	const { facts, fields, profileVersion } = beside;
	const replied = await askBackground("save", { email: facts.email, answers: withAnswers(facts.answers, added), profileVersion });
	if ("refusal" in replied) {
		if (replied.refusal.code !== "conflict") return replied.refusal;
		await look();
		tell(CHANGED);
		return { code: "conflict", message: CHANGED };
	}
	const waiting = fields.filter((field) => missingFor(field, facts).some(({ path }) => added.has(path))).map(({ id }) => id);
	await look();
	let filled = 0;
	let reason = "";
	for (const id of waiting) {
		const { frameId, ...asked } = inFrame(id);
		const outcome = await askPage(tab, frameId, "put", asked).catch(() => undefined);
		if (outcome?.status === "filled") filled++;
		else reason = outcome?.reason ? REASONS[outcome.reason] : "the site did not keep it";
	}
	tell(filled === waiting.length ? "Saved to your profile and filled in." : `Saved to your profile. Not filled in: ${reason}.`);
	return undefined;
};

async function put(id: string, text: string): Promise<{ isIn: boolean; told: string }> {
	const { frameId, ...asked } = inFrame(id);
	const outcome = await askPage(tab, frameId, "put", { ...asked, text }).catch(() => undefined);
	if (outcome?.status === "filled") return { isIn: true, told: "It is in the box. Read it over there." };
	if (outcome?.status === "not-kept") return { isIn: true, told: "The site did not keep it as it is. Look at the box." };
	return { isIn: false, told: outcome?.reason ? `Not put in: ${REASONS[outcome.reason]}.` : "This question is no longer on the page." };
}

async function takeBack(id: string): Promise<string> {
	const { frameId, ...asked } = inFrame(id);
	const isBack = await askPage(tab, frameId, "takeBack", asked).catch(() => false);
	return isBack ? "The box holds what it held before." : "The page did not let it be taken back. Look at the box.";
}

async function jump({ id }: PlannedField): Promise<void> {
	const { frameId, ...asked } = inFrame(id);
	const isThere = await askPage(tab, frameId, "show", asked).catch(() => false);
	if (!isThere) {
		tell("This question is no longer on the page.");
		return look();
	}
	focusOn(id);
	render();
}

/** Says which question the help is for to those who do not see the panel change. */
function focusOn(id: string) {
	focused = id;
	const { label } = (beside?.state === "ready" && beside.fields.find((field) => field.id === id)) || { label: "" };
	part("said").textContent = label ? `Help for: ${label}` : "";
	tell("");
}

const tell = (text: string) => {
	news.textContent = text;
};

chrome.tabs.onActivated.addListener(async () => {
	if (namedTab() !== undefined) return;
	const front = await chosenTab();
	if (front === tab) return;
	[tab, focused] = [front, undefined];
	await look();
});
chrome.tabs.onUpdated.addListener((id, { status }) => {
	if (id === tab && status === "complete") look();
});
chrome.runtime.onMessage.addListener((message: Opened, sender) => {
	const isOpened = message.to === "panel" && isFromExtension(sender) && message.tab === tab;
	if (isOpened && beside?.state !== "ready") look();
});
await look();
