import { textOf } from "./text";
import { parentOf } from "./tree";
import { isVisible } from "./visibility";

/** The item of a list of steps that a page draws as the one it shows, where it does not say so. */
const DRAWN_STEP = "li:is([class*=step i],[class*=stage i])";
const CURRENT_STEP = `${DRAWN_STEP}:is([class*=current i],[class*="is-active"],[class$="--active"],[class*="--active "])`;
/** The steps of a form beside the one that it shows (WAI-ARIA, aria-current). */
export const STEPS = `:is(:is(ol,ul,[role=list]):has([aria-current=step]),:is(ol,ul):has(> ${CURRENT_STEP}) > ${DRAWN_STEP}) :is(button,[role=button]):not([disabled],[aria-disabled=true])`;
/** What folds a part of the page up, or shows it in the place of another. */
export const OPENERS = `${STEPS},[aria-expanded]:is(button,[role=button]):not([aria-haspopup]),[role=tab],summary,a[data-tab],[data-bs-toggle=tab]:not([role]),[data-toggle=tab]:not([role])`;
const CLOSED = `${STEPS}:not([aria-current=step],[aria-current=step] *,${CURRENT_STEP} *),[aria-expanded=false]:not([role=tab]),[role=tab][aria-selected=false],details:not([open]) > summary,a[data-tab]:not(.active,.ui-state-active),[data-bs-toggle=tab]:not([role],.active),[data-toggle=tab]:not([role],.active)`;
/** Parts of the site that ask nothing of whoever applies. */
const AROUND =
	"nav,header,footer,[role=navigation],[role=banner],[role=contentinfo],[role=search],[role=menu],[role=menubar],[role=toolbar],[role=combobox],[role=listbox],[role=grid],[role=tree]";
const MOST_STEPS = 4;

/** The page's openers that a person sees, in page order; of those in one another the outermost. */
export function openersIn(root: ParentNode): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>(OPENERS)].filter(
		(opener) =>
			!opener.parentElement?.closest(OPENERS) &&
			(opener.matches(STEPS) || !opener.closest(AROUND)) &&
			isVisible(opener) &&
			/\p{L}|\d/u.test(wordsOn(opener)),
	);
}

/** What an opener says; its own words may stand in a button inside. */
export const wordsOn = (opener: Element) => textOf(opener, true) || (opener.textContent ?? "").trim();

/** Whether what the opener shows is folded up; the head of a panel may say so in a button inside. */
export const isClosed = (opener: Element) =>
	opener.querySelector(OPENERS)
		? opener.querySelector("[aria-expanded]")?.getAttribute("aria-expanded") === "false"
		: opener.matches(CLOSED);

/** What an opener shows, where that stands in the page while it is closed. */
export function panelOf(opener: HTMLElement): Element | undefined {
	const root = opener.getRootNode() as Document | ShadowRoot;
	const said = [opener, ...opener.querySelectorAll("[aria-controls]")]
		.map((each) => each.getAttribute("aria-controls") ?? "")
		.find(Boolean);
	const named = said ? root.getElementById(said) : null;
	if (named) return named;
	if (opener.nodeName === "SUMMARY") return opener.parentElement ?? undefined;
	const target = opener.getAttribute("data-tab");
	if (target) return root.querySelector(`[data-tab="${CSS.escape(target)}"]:not(a,button)`) ?? undefined;
	const href = /^#(.+)$/.exec(opener.getAttribute("data-bs-target") ?? opener.getAttribute("href") ?? "")?.[1];
	const linked = href ? root.getElementById(href) : null;
	return linked ?? (opener.matches(`${STEPS},[role=tab]:not(:has([aria-expanded]))`) ? undefined : panelBeside(opener));
}

/** What comes right after the head in which the opener stands. */
function panelBeside(opener: Element): Element | undefined {
	for (let head: Element | null = opener, steps = 0; head && steps < MOST_STEPS; head = parentOf(head), steps++)
		if (head.nextElementSibling?.querySelector("input,select,textarea")) return head.nextElementSibling;
	return undefined;
}

/** The name of what a tab shows: that of its tab. */
export function tabOver(panel: Element): string {
	const root = panel.getRootNode() as Document | ShadowRoot;
	const name = panel.getAttribute("data-tab");
	const own = name ? root.querySelector(`a[data-tab="${CSS.escape(name)}"]`) : null;
	if (own || !panel.matches("[role=tabpanel]")) return own ? wordsOn(own) : "";
	for (let box = parentOf(panel), steps = 0; box && steps < MOST_STEPS; box = parentOf(box), steps++) {
		const before = [...box.querySelectorAll("[role=tab]")].filter(
			(tab) => tab.compareDocumentPosition(panel) === Node.DOCUMENT_POSITION_FOLLOWING,
		);
		const last = before.at(-1);
		if (!last) continue;
		const tabs = last.closest("[role=tablist]");
		const chosen = last.querySelector("[aria-expanded]") ? last : before.findLast((tab) => tabs?.contains(tab) && !isClosed(tab));
		return chosen ? wordsOn(chosen) : "";
	}
	return "";
}
