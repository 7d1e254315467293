/** The tab that a page of the extension acts on: the one named in its address (`?tab=ID`), else the one in front. */
export async function chosenTab(): Promise<number> {
	const named = namedTab();
	if (named !== undefined) return named;
	const [active] = await chrome.tabs.query({ active: true, currentWindow: true });
	return active?.id ?? chrome.tabs.TAB_ID_NONE;
}

/** The tab named in the address of the page; undefined where none is. */
export function namedTab(): number | undefined {
	const named = new URLSearchParams(location.search).get("tab");
	return named ? Number(named) : undefined;
}
