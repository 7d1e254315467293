const ALWAYS = "alwaysFillSensitive";
const REMEMBER = "rememberCorrections";
const ROOM = "makeRoom";

/** Whether the student said to fill sensitive fields without asking. */
export async function alwaysFillsSensitive(): Promise<boolean> {
	return Boolean((await chrome.storage.local.get(ALWAYS))[ALWAYS]);
}

export const setAlwaysFillsSensitive = (always: boolean): Promise<void> => chrome.storage.local.set({ [ALWAYS]: always });

/** Whether what the student changes after a fill is remembered and offered again on the same site; so unless they said no. */
export async function remembersCorrections(): Promise<boolean> {
	return (await chrome.storage.local.get({ [REMEMBER]: true }))[REMEMBER] === true;
}

export const setRemembersCorrections = (remembers: boolean): Promise<void> => chrome.storage.local.set({ [REMEMBER]: remembers });
/** Whether rows may be added where the student's lists are longer than the page's. */
export async function makesRoom(): Promise<boolean> {
	return Boolean((await chrome.storage.local.get(ROOM))[ROOM]);
}

export const setMakesRoom = (makes: boolean): Promise<void> => chrome.storage.local.set({ [ROOM]: makes });
