import { isDateButton } from "./date-buttons";
import { showsPrompt } from "./prompts";
import { builtIn, hostOf } from "./tree";

const OPENS_DIALOG = "button[aria-haspopup=dialog][aria-expanded]:not([role])";
/** By such an arrow a button says that it opens a list, whatever it shows. */
const ARROW = "[class*=arrow i],[class*=caret i],[class*=chevron i]";

/**
 * Whether a button opens a list in a dialog, where it is chosen and perhaps confirmed: the element of the page's own that it stands for holds the
 * options, or it has a label, as only controls have, and draws what lists draw.
 */
export function opensListInDialog(button: Element): boolean {
	if (!button.matches(OPENS_DIALOG) || isDateButton(button)) return false;
	if (hostOf(button)?.querySelector("[role=option]")) return true;
	const isLabelled = (builtIn(button as HTMLButtonElement, "labels")?.length ?? 0) > 0;
	return isLabelled && (showsPrompt(button) || button.querySelector(ARROW) !== null);
}
