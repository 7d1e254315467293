/** Firefox calls its panel beside the page a sidebar, and has one for each window. */
declare const browser: { sidebarAction: { open(): Promise<void> } };

/** Opens the panel beside the form; to be called at once when the student presses, or the browser refuses. */
export const openBeside = (tabId: number): Promise<void> =>
	"sidePanel" in chrome ? chrome.sidePanel.open({ tabId }) : browser.sidebarAction.open();
