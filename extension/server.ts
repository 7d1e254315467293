import type { AuthStatus, FillReport } from "../app/contract/api";
import { hasConsent } from "./consent";

declare const EXTENSION_SERVER: string;

/** Where the product runs, without a slash at the end; set when the extension is built. */
export const SERVER = EXTENSION_SERVER;

const RETRIES_MS = [1000, 5000, 30_000];
const PENDING = "pendingFills";

/** Every request goes through here, so that none leaves without the student's consent. */
async function call(path: string, init: RequestInit): Promise<Response> {
	if (!(await hasConsent())) throw new Error("The student has not agreed");
	return fetch(`${SERVER}${path}`, { credentials: "include", ...init });
}

/** Who is signed in on the site. Throws when the server cannot be reached or fails. */
export async function fetchStatus(): Promise<AuthStatus> {
	const response = await call("/api/auth/status", { cache: "no-store" });
	if (!response.ok) throw new Error(`The server answered ${response.status}`);
	return response.json();
}

/** Reports one fill. It is kept until the server has taken or refused it, so that each fill is counted exactly once. */
export async function reportFill(report: FillReport): Promise<void> {
	await changePending((pending) => [...pending, report]);
	await sendPending();
}

/** Sends what earlier tries could not deliver; the server knows an `eventId` it has counted. */
export async function sendPending(tries = 0): Promise<void> {
	for (const report of await pendingReports()) {
		if (!(await isSettled(report))) {
			const wait = RETRIES_MS[tries];
			if (wait !== undefined) setTimeout(() => sendPending(tries + 1), wait);
			return;
		}
		await changePending((pending) => pending.filter(({ eventId }) => eventId !== report.eventId));
	}
}

async function isSettled(report: FillReport): Promise<boolean> {
	try {
		const { status } = await call("/api/usage/fill", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(report),
		});
		return status < 500 && status !== 429;
	} catch {
		return false;
	}
}

const pendingReports = async (): Promise<FillReport[]> =>
	((await chrome.storage.session.get(PENDING))[PENDING] as FillReport[] | undefined) ?? [];

let lastChange: Promise<void> = Promise.resolve();

/** One change after the other: two at once would lose a report. */
function changePending(change: (pending: FillReport[]) => FillReport[]): Promise<void> {
	lastChange = lastChange.then(async () => chrome.storage.session.set({ [PENDING]: change(await pendingReports()) }));
	return lastChange;
}
