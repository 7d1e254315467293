import { askBackground, type Progress, type Situation } from "../messages";
import { alwaysFillsSensitive, makesRoom, setAlwaysFillsSensitive, setMakesRoom } from "../settings";
import { askView, busyView, fillable, readyView, reportView, stuckView, undoneView } from "./views";

type Ready = Extract<Situation, { state: "ready" }>;

const view = document.getElementById("view") as HTMLElement;
const site = document.getElementById("site") as HTMLElement;
const always = document.getElementById("always") as HTMLInputElement;

always.checked = await alwaysFillsSensitive();
always.addEventListener("change", () => setAlwaysFillsSensitive(always.checked));
const room = document.getElementById("room") as HTMLInputElement;
room.checked = await makesRoom();
room.addEventListener("change", () => setMakesRoom(room.checked));
chrome.runtime.onMessage.addListener(({ to, done, total }: Progress) => {
	if (to === "popup" && view.querySelector("progress")) show(busyView(done, total));
});

const tab = await chosenTab();
await look();

/** The tab named in the address (`popup.html?tab=ID`), else the one in front. */
async function chosenTab(): Promise<number> {
	const named = new URLSearchParams(location.search).get("tab");
	if (named) return Number(named);
	const [active] = await chrome.tabs.query({ active: true, currentWindow: true });
	return active?.id ?? chrome.tabs.TAB_ID_NONE;
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
	show(askView(situation, fill, () => showReady(situation)));
}

async function allow(origin: string) {
	if (await chrome.permissions.request({ origins: [`${origin}/*`] })) await look();
}

async function fill(sensitive: boolean) {
	show(busyView(0, 1));
	const report = await askBackground("fill", { tab, sensitive }).catch(failed);
	if (report.state === "filled") show(reportView(report, undo));
	else show(stuckView(report.state, look));
}

function failed(error: unknown) {
	console.error(error);
	return { state: "failed" as const };
}

async function undo(typedInto: number) {
	show(undoneView(await askBackground("undo", { tab }), typedInto, room.checked, look));
}

/** Replaces the view; a keyboard user who had focus in it lands on its heading's first control. */
function show(elements: HTMLElement[]) {
	const hadFocus = view.contains(document.activeElement);
	view.replaceChildren(...elements);
	if (hadFocus) view.querySelector<HTMLElement>("button, a")?.focus();
}
