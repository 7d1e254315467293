const ALWAYS = "alwaysFillSensitive";

/** Whether the student said to fill sensitive fields without asking. The only thing kept on disk. */
export async function alwaysFillsSensitive(): Promise<boolean> {
	return Boolean((await chrome.storage.local.get(ALWAYS))[ALWAYS]);
}

export const setAlwaysFillsSensitive = (always: boolean): Promise<void> => chrome.storage.local.set({ [ALWAYS]: always });
