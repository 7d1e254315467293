declare const EXTENSION_ASKS_CONSENT: boolean;

/** Raise it when the disclosure comes to say something new: who agreed to an older one is asked again. */
const VERSION = 1;
const KEY = "consent";

/** The student's answer to the disclosure. `date` is an ISO date and time. */
export type Consent = { version: number; date: string; given: boolean };

/** The student's last answer, or undefined where there is none to this version. Builds for tests begin with a yes. */
export async function storedConsent(): Promise<Consent | undefined> {
	const stored = (await chrome.storage.local.get(KEY))[KEY] as Consent | undefined;
	if (stored?.version === VERSION) return stored;
	return EXTENSION_ASKS_CONSENT ? undefined : { version: VERSION, date: new Date().toISOString(), given: true };
}

/** Whether the extension may read pages and talk to its server. */
export const hasConsent = async (): Promise<boolean> => (await storedConsent())?.given === true;

export const giveConsent = (): Promise<void> => answer(true);

/** Takes the yes back: deletes all that is kept on this device and in the browser's sync, and gives back the sites that were allowed one by one. */
export async function withdrawConsent(): Promise<void> {
	await Promise.all([chrome.storage.local, chrome.storage.session, chrome.storage.sync].map((area) => area.clear()));
	await answer(false);
	const { host_permissions: own = [] } = chrome.runtime.getManifest();
	const { origins = [] } = await chrome.permissions.getAll();
	await chrome.permissions.remove({ origins: origins.filter((origin) => !own.includes(origin)) });
}

const answer = (given: boolean): Promise<void> =>
	chrome.storage.local.set({ [KEY]: { version: VERSION, date: new Date().toISOString(), given } satisfies Consent });

/** The page that tells what the extension does and asks for consent. */
export const openWelcome = () => chrome.tabs.create({ url: chrome.runtime.getURL("welcome.html") });

/** The same handlers, each of which refuses until the student has agreed. */
export function onlyWithConsent<H extends Record<keyof H, (ask: never) => Promise<unknown>>>(handlers: H): H {
	const guarded = Object.entries<(ask: never) => Promise<unknown>>(handlers).map(([name, handler]) => [
		name,
		async (ask: never) => {
			if (!(await hasConsent())) throw new Error("The student has not agreed");
			return handler(ask);
		},
	]);
	return Object.fromEntries(guarded);
}
