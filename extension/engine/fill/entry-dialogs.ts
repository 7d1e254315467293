import { countsUp } from "../collect/counters";
import { drawnWithin } from "../collect/text";
import { dialogOver, isDrawnIn, parentOf } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import { type ShadowRootOf, walk } from "../collect/walk";
import { wordsOf } from "../words";
import { press } from "./events";
import { BUTTONS, isWithinReach, LEADS_AWAY, nameOf } from "./make-room";
import { formSentBy, pressUnsent, sendsForm } from "./sending";
import { until } from "./waiting";

/** What the button says that takes an entry into the page's list: “Save”, “Add this distinction”. */
const SAVES =
	/^(save|keep|add|done|ok|okay|confirm|apply|insert|create|update|guardar|agregar|anadir|aceptar|actualizar|listo)( \S+){0,4}$/;
/** What one says that goes on, keeps more than the entry, or asks for the next one at once. */
const GOES_ON =
	/\b(applications?|form|progress|draft|continue|next|now|exit|later|all|page|profile|another|more|new|solicitud|enviar|otr[oa]|siguiente|continuar)\b/;
function takesIn(button: HTMLElement): boolean {
	const name = nameOf(button);
	return SAVES.test(name) && !GOES_ON.test(name) && !LEADS_AWAY.test(name) && !countsUp(button);
}

/** What it says in a panel that was not there before, without a button to cancel. */
const SAVES_ALONE = /^(save|done|ok|okay|confirm|guardar|aceptar|listo)\b/;
const CANCELS = /^(cancel|never ?mind|discard|close|dismiss|cancelar|cerrar)$/;
const MOST_STEPS = 8;

/**
 * The dialog that holds all of these controls, or the panel with buttons to save and to cancel, or with one to save that has come since
 * (`standing`: the buttons before); undefined where some stand in the page itself.
 */
export function dialogAround(controls: readonly HTMLElement[], standing: ReadonlySet<Element>): HTMLElement | undefined {
	const [first] = controls;
	const dialog = first && dialogOver(first);
	if (dialog) return controls.every((control) => isDrawnIn(control, dialog)) ? (dialog as HTMLElement) : undefined;
	const holdsAll = (box: Element) => controls.every((control) => box.contains(control));
	for (let box = first?.parentElement, steps = 0; box && steps < MOST_STEPS; box = box.parentElement, steps++) {
		const buttons = holdsAll(box) ? [...box.querySelectorAll<HTMLElement>(BUTTONS)] : [];
		const saving = buttons.filter((button) => takesIn(button));
		if (saving.length === 0) continue;
		const hasCome = saving.every((button) => !standing.has(button) && SAVES_ALONE.test(nameOf(button)));
		return hasCome || buttons.some((button) => CANCELS.test(nameOf(button))) ? box : undefined;
	}
	return undefined;
}

/** The buttons that can be seen: what a press brings is none of them. */
export const buttonsSeen = (document: Document, shadowRootOf?: ShadowRootOf): ReadonlySet<Element> =>
	new Set(buttonsOf(document, BUTTONS, shadowRootOf).filter((button) => isVisible(button)));

const buttonsOf = (document: Document, selector: string, shadowRootOf?: ShadowRootOf) =>
	[...walk(document, shadowRootOf).roots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);

/**
 * Presses the one button of a dialog that takes its entry into the page's list: visible, within reach, not there before the dialog (`standing`),
 * and no button that sends a form, unless it is the entry's own, which lies in the dialog as a whole. Where none says so, that is the one beside
 * the button to cancel. Gives whether there was one.
 */
export function pressSave(dialog: HTMLElement, standing: ReadonlySet<Element>, shadowRootOf?: ShadowRootOf): boolean {
	const own = buttonsOf(dialog.ownerDocument, `${BUTTONS},input[type=submit]`, shadowRootOf).filter(
		(button) =>
			isDrawnIn(button, dialog) &&
			!standing.has(button) &&
			(!sendsForm(button) || entryFormOf(button, dialog)) &&
			!button.matches(":disabled,[aria-disabled=true]") &&
			isVisible(button),
	);
	const saving = own.filter(takesIn);
	const [button, ...others] = saving.length > 0 ? saving : besideCancel(own);
	if (!button || others.length > 0 || !isWithinReach(button)) return false;
	pressUnsent(button, entryFormOf(button, dialog));
	return true;
}

/**
 * Waits for a dialog in which an option of a list was chosen to close (`isOpen`), where it does by itself; presses the one button in it by which a
 * choice is taken in, where there is one.
 */
export async function confirmChoice(option: HTMLElement, isOpen: () => boolean) {
	const dialog = dialogAround([option], new Set());
	const [button, ...others] = dialog
		? drawnWithin(dialog, BUTTONS).filter((each) => !each.matches("[role=radio],[role=checkbox]") && takesIn(each) && isVisible(each))
		: [];
	if (button && others.length === 0 && !sendsForm(button) && isWithinReach(button)) press(button);
	await until(() => !isOpen() || undefined, GONE_WITHIN);
}
const GONE_WITHIN = 1000;

/** The buttons that stand in a row with the one to cancel, and neither lead on nor take anything away. */
function besideCancel(buttons: readonly HTMLElement[]): HTMLElement[] {
	const cancel = buttons.findLast((button) => CANCELS.test(nameOf(button)));
	const row = cancel && rowOf(cancel, buttons);
	return buttons.filter((button) => {
		const name = nameOf(button);
		const isBeside =
			cancel !== undefined && button !== cancel && (parentOf(button) === parentOf(cancel) || (row && isDrawnIn(button, row)));
		return isBeside && name !== "" && !CANCELS.test(name) && !GOES_ON.test(name) && !LEADS_AWAY.test(name) && !TAKES_AWAY.test(name);
	});
}
const MOST_ROW_STEPS = 3;

/** The smallest box around a button that holds others, where nothing is asked in it. */
function rowOf(button: HTMLElement, buttons: readonly HTMLElement[]): Element | undefined {
	let box = parentOf(button);
	for (let steps = 0; box && steps < MOST_ROW_STEPS && !box.querySelector("input,select,textarea"); box = parentOf(box), steps++)
		if (buttons.some((other) => other !== button && isDrawnIn(other, box!))) return box;
	return undefined;
}
const TAKES_AWAY = /\b(delete|remove|clear|reset|back|previous|eliminar|borrar|quitar|atras|anterior)\b/;

/** The form that a button of a dialog sends, where a script alone can take it in: it lies in the dialog and names no address. */
function entryFormOf(button: HTMLElement, dialog: HTMLElement): HTMLFormElement | null {
	const form = formSentBy(button);
	const isOwn = form && isDrawnIn(form, dialog) && !form.hasAttribute("action") && !button.hasAttribute("formaction");
	return isOwn ? form : null;
}

/** What an entry of each list is called by, in the profile. */
const NAMES = ["organizationName", "position", "title", "courseName", "subject", "firstName"] as const;
const NOT_LISTED = "label,legend,option,button,a,script,style,title,h1,h2,h3,[role=option],[role=listbox]";

/** How many of the student's entries, from the first, the page prints already: what a dialog took at an earlier fill, or the student typed. */
export function countListed(document: Document, entries: readonly object[], shadowRootOf?: ShadowRootOf): number {
	if (entries.length === 0) return 0;
	const printed: string[] = [];
	for (const root of walk(document, shadowRootOf).roots) {
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode())
			if (node.nodeValue?.trim() && !node.parentElement?.closest(NOT_LISTED)) printed.push(wordsOf(node.nodeValue));
	}
	const isListed = (entry: Record<string, unknown>) => {
		const name = wordsOf(String(NAMES.map((key) => entry[key]).find(Boolean) ?? ""));
		return name !== "" && printed.some((text) => text === name || text.startsWith(`${name} `));
	};
	const first = entries.findIndex((entry) => !isListed(entry as Record<string, unknown>));
	return first < 0 ? entries.length : first;
}
