const LISTS = "[role=listbox],select[multiple]";
const BUTTONS = "button,[role=button],a,input[type=button]";
const MOVES = /^(move|add|choose|select)\b.*\b(selected|chosen|right)\b|^(add|choose|select)( selected)?$|^[>›»▸►→]$/i;
const MOVES_BACK = /^(move|remove|put)\b.*\b(available|left|back)\b|^(remove|delete)( selected)?$|^[<‹«◂◄←]$/i;
const MOST_STEPS = 5;

/** A list of what may be chosen beside one of what is, with buttons that move between them. */
type Dual = { lists: readonly [HTMLElement, HTMLElement]; move: HTMLElement; back: HTMLElement };

function around(list: Element): Dual | undefined {
	if (!list.matches(LISTS)) return undefined;
	for (let box = list.parentElement, steps = 0; box && steps < MOST_STEPS; box = box.parentElement, steps++) {
		const [first, second, ...more] = box.querySelectorAll<HTMLElement>(LISTS);
		if (more.length > 0) return undefined;
		if (!first || !second) continue;
		const named = (name: RegExp) => [...box!.querySelectorAll<HTMLElement>(BUTTONS)].find((button) => name.test(nameOf(button)));
		const [move, back] = [named(MOVES), named(MOVES_BACK)];
		return move && back ? { lists: [first, second], move, back } : undefined;
	}
	return undefined;
}

const nameOf = (button: HTMLElement) =>
	(button.getAttribute("aria-label") || button.title || button.textContent || (button as HTMLInputElement).value || "").trim();

/** The list that takes what is chosen in this one, and the buttons that move it there and back (Lightning's dual listbox, Django's filter). */
export function dualOf(list: Element): { chosen: HTMLElement; move: HTMLElement; back: HTMLElement } | undefined {
	const dual = around(list);
	return dual?.lists[0] === list ? { chosen: dual.lists[1], move: dual.move, back: dual.back } : undefined;
}

/** Whether the list only takes what is chosen in another. */
export const takesChosen = (list: Element): boolean => around(list)?.lists[1] === list;
