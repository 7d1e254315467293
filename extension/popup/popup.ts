import { openBeside } from "../beside";
import { chosenTab } from "../chosen-tab";
import { giveConsent, hasConsent, storedConsent, withdrawConsent } from "../consent";
import { askBackground, type Choices, type Progress, type Situation } from "../messages";
import {
	alwaysFillsSensitive,
	makesRoom,
	remembersCorrections,
	setAlwaysFillsSensitive,
	setMakesRoom,
	setRemembersCorrections,
} from "../settings";
import { memoryView } from "./memory";
import { consentView, privacyView } from "./privacy-views";
import { askView, busyView, fillable, readyView, reportView, stuckView, undoneView } from "./views";

type Ready = Extract<Situation, { state: "ready" }>;

const view = document.getElementById("view") as HTMLElement;
const site = document.getElementById("site") as HTMLElement;
const always = document.getElementById("always") as HTMLInputElement;
const privacy = document.getElementById("privacy") as HTMLButtonElement;

always.checked = await alwaysFillsSensitive();
always.addEventListener("change", () => setAlwaysFillsSensitive(always.checked));
const room = document.getElementById("room") as HTMLInputElement;
room.checked = await makesRoom();
room.addEventListener("change", () => setMakesRoom(room.checked));
chrome.runtime.onMessage.addListener(({ to, done, total }: Progress) => {
	if (to === "popup" && view.querySelector("progress")) show(busyView(done, total));
});

document.getElementById("memory")?.addEventListener("click", async () => {
	await showMemory();
	view.querySelector("input")?.focus();
});
privacy.addEventListener("click", showPrivacy);

document.getElementById("beside")?.addEventListener("click", async () => {
	await openBeside(tab);
	window.close();
});

let isReport = false;
/** Whether this is a page of its own, which stays open while the student looks at the form. */
const isOwnPage = new URLSearchParams(location.search).has("tab");
const tab = await chosenTab();
if (await hasConsent()) await look();
else askConsent(false);

function askConsent(isWithdrawn: boolean) {
	document.body.classList.add("before-consent");
	show(
		consentView(
			isWithdrawn,
			async () => {
				await giveConsent();
				document.body.classList.remove("before-consent");
				await look();
			},
			() => close(),
		),
	);
}

async function showPrivacy() {
	const consent = await storedConsent();
	const before = [...view.children] as HTMLElement[];
	if (!consent) return;
	privacy.disabled = true;
	show(
		privacyView(consent, withdraw, () => {
			privacy.disabled = false;
			show(before);
		}),
	);
	view.querySelector("button")?.focus();
}

async function withdraw() {
	await withdrawConsent();
	always.checked = false;
	privacy.disabled = false;
	askConsent(true);
}

async function look() {
	const situation = await askBackground("look", { tab }).catch(failed);
	if (situation.state !== "ready") return show(stuckView(situation.state, look));
	site.textContent = situation.site;
	showReady(situation);
}

function showReady(situation: Ready) {
	const asks = fillable(situation.fields, situation.basicOnly).some(({ sensitive }) => sensitive);
	const press = async () => (asks && !always.checked ? showAsk(situation) : fill(asks));
	show(readyView(situation, press, () => showAsk(situation), allow));
}

function showAsk(situation: Ready) {
	let isStale = false;
	const forget = async (id: string) => {
		isStale = await askBackground("forget", { ids: [id] });
	};
	show(askView(situation, fill, () => (isStale ? look() : showReady(situation)), forget));
}

/** What is remembered; `before` is what to go back to where that must not be lost, such as a report that can be undone. */
async function showMemory(before = isReport ? [...view.children] : undefined) {
	const [seen, remembers] = await Promise.all([askBackground("memory", null), remembersCorrections()]);
	show(
		memoryView(seen, remembers, {
			setRemembers: setRemembersCorrections,
			async setSynced(isOn) {
				await askBackground("syncMemory", { isOn }).catch(console.error);
				await showMemory(before);
			},
			async forget(ids) {
				await askBackground("forget", { ids });
				await showMemory(before);
			},
			back: () => (before ? showReport(before) : look()),
		}),
	);
}

async function allow(origin: string) {
	if (await chrome.permissions.request({ origins: [`${origin}/*`] })) await look();
}

async function fill(sensitive: boolean, choices?: Choices) {
	privacy.disabled = true;
	show(busyView(0, 1));
	const report = await askBackground("fill", { tab, sensitive, ...choices }).catch(failed);
	privacy.disabled = false;
	if (report.state === "filled") showReport(reportView(report, undo, { putBack, ...(isOwnPage && { show: showField }) }));
	else show(stuckView(report.state, look));
}

function failed(error: unknown) {
	console.error(error);
	return { state: "failed" as const };
}

function showReport(elements: Element[]) {
	show(elements);
	isReport = true;
}

const putBack = (id: string) => askBackground("takeBack", { tab, id });

async function showField(id: string) {
	await chrome.tabs.update(tab, { active: true });
	await askBackground("show", { tab, id });
}

async function undo(typedInto: number) {
	show(undoneView(await askBackground("undo", { tab }), typedInto, room.checked, look));
}

/** Replaces the view; a keyboard user who had focus in it lands on its main button, else on its first control. */
function show(elements: Element[]) {
	isReport = false;
	const hadFocus = view.contains(document.activeElement);
	view.replaceChildren(...elements);
	if (hadFocus) view.querySelector<HTMLElement>("button.main")?.focus();
	if (hadFocus && !view.contains(document.activeElement)) view.querySelector<HTMLElement>("button, a, input")?.focus();
}
