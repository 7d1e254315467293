const ALWAYS = "alwaysFillSensitive";
const ROOM = "makeRoom";

/** Whether the student said to fill sensitive fields without asking. */
export async function alwaysFillsSensitive(): Promise<boolean> {
	return Boolean((await chrome.storage.local.get(ALWAYS))[ALWAYS]);
}

export const setAlwaysFillsSensitive = (always: boolean): Promise<void> => chrome.storage.local.set({ [ALWAYS]: always });

/** Whether rows may be added where the student's lists are longer than the page's. */
export async function makesRoom(): Promise<boolean> {
	return Boolean((await chrome.storage.local.get(ROOM))[ROOM]);
}

export const setMakesRoom = (makes: boolean): Promise<void> => chrome.storage.local.set({ [ROOM]: makes });
