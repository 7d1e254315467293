import { isPlaceholder } from "../express/match";

/** What is called so though it shows what was chosen: Microsoft Forms, Element Plus. */
const CHOICE = ".select-placeholder,.el-select__placeholder:not(.is-transparent)";
/** How widgets mark the words that stand in a drawn list until something is chosen. */
const PROMPTS = `[class$=placeholder i]:not(${CHOICE}),[class*='placeholder ' i]:not(${CHOICE}),[data-placeholder],[data-placeholder-shown],[data-p~=placeholder],.default.text,button[role=combobox][class~=text-muted-foreground]`;
const LISTS = "[role=combobox],[role=listbox][aria-haspopup],[aria-haspopup=listbox],[aria-autocomplete]";
const CONTROLS = "input:not([type=hidden]),select,textarea,label,[contenteditable=true]";
const MOST_STEPS = 3;
const LONGEST = 60;

/** What stands in an empty box or list without asking anything. */
const ASKS_NOTHING =
	/^(month|day|year|mes|d[ií]a|a[ñn]o|first|last|middle)$|^\W*(select|choose|pick|type|search|enter|add|start typing|e\.?g\.?|such as|for example|example|ej\.?|escriba|elija|seleccione?|mm|dd|yyyy|max|up to|optional|required|none|your answer|\d)|\d{3}\W+\d{4}|^\W*$|@/i;

/** Whether the words inside an empty control ask its question, instead of giving an example or a format. */
export const isQuestion = (placeholder: string) => !ASKS_NOTHING.test(placeholder) && /\p{L}{2}/u.test(placeholder);

const wordsIn = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** Whether the element holds nothing but the words that a drawn list shows until something is chosen. */
export function isPrompt(element: Element): boolean {
	if (!element.matches(PROMPTS) || element.matches(CONTROLS) || element.querySelector(CONTROLS)) return false;
	const words = wordsIn(element);
	if (words === "" || words.length > LONGEST) return false;
	return isPlaceholder({ label: words, value: words }) || isInList(element) || isDrawnAgain(element, words);
}

/** Whether the element draws what the box beside it says of itself in its markup. */
function isDrawnAgain(element: Element, words: string): boolean {
	for (let box = element.parentElement, steps = 0; box && steps < MOST_STEPS; box = box.parentElement, steps++) {
		const boxes = box.querySelectorAll<HTMLInputElement>("input[placeholder],textarea[placeholder]");
		if (boxes.length > 0) return boxes.length === 1 && boxes[0]!.placeholder.replace(/\s+/g, " ").trim() === words;
	}
	return false;
}

const BARE_WORD =
	/^\W*(month|day|year|mm|dd|yyyy|yy|mo|mon|yr|mes|d[ií]a|a[ñn]o|state|province|estado|country|pa[ií]s|code|relationship|(grade|year|date|score|level|type|subject|term|semester)( level)?s?(\(s\))?( (received|awarded|earned|won|taken|of \w+))?)\W*$/i;

/** “Find your school…”, “Search our majors”: what a list bids one do. */
const BIDS =
	/^(find|search|look (for|up)|browse|type|start typing|enter|add|buscar?|encuentr[ae])\b.*(…|\.\.\.)$|^(find|search|browse|look (for|up)) (our|your|the|a|an|for|all|by|through)\b/i;

/** What a list says of itself while it holds nothing. */
const HOLDS_NONE = /^(no|nothing|none|0)( (options?|items?|values?|choices))?( (is|are))? (selected|chosen|picked)$/i;

/** Whether what a drawn list shows asks and never answers, such as “Month” or “Which years?”. */
export const isBarePrompt = (text: string) => BARE_WORD.test(text) || HOLDS_NONE.test(text) || BIDS.test(text) || text.endsWith("?");

/** Whether a drawn list says of itself that it shows its prompt. */
export const showsPrompt = (list: Element) =>
	list.matches(PROMPTS) || [...list.querySelectorAll(PROMPTS)].some((piece) => wordsIn(piece) !== "" && piece.checkVisibility());

/** The prompt that a drawn list, or the box around the input of one, shows; "" where it shows none. */
export function promptOf(control: Element): string {
	if (control.matches(PROMPTS)) return wordsIn(control);
	for (let box: Element | null = control, steps = 0; box && steps <= MOST_STEPS; box = box.parentElement, steps++) {
		const prompt = [...box.querySelectorAll(PROMPTS)].find((piece) => isPrompt(piece) && piece.checkVisibility());
		if (prompt) return wordsIn(prompt);
		if (box.parentElement && box.parentElement.querySelectorAll(LISTS).length > 1) break;
	}
	return "";
}

/** Whether the name that markup gives a drawn list is but its prompt, which any list might show. */
export function isPromptOf(name: string, control: Element): boolean {
	if (name === "" || !control.matches(LISTS)) return false;
	return isPlaceholder({ label: name, value: name }) || name === control.getAttribute("placeholder") || name === promptOf(control);
}

/** Whether a list is what the smallest box around the element with a control in it holds. */
function isInList(element: Element): boolean {
	if (element.closest(LISTS)) return true;
	for (let box = element.parentElement, steps = 0; box && steps < MOST_STEPS; box = box.parentElement, steps++)
		if (box.querySelector(CONTROLS))
			return box.querySelectorAll("input:not([type=hidden])").length === 1 && box.querySelector(LISTS) !== null;
	return false;
}

/** The prompts that were seen in lists: most take theirs away with the choice, and nothing else may say what was asked. */
const promptsSeen = new WeakMap<Element, string>();

/** What a list shows before anything is chosen, or showed then; nameless lists are asked by it. */
export function promptIn(element: HTMLElement): string {
	if (element.nodeName === "SELECT") return (element as HTMLSelectElement).options[0]?.text ?? "";
	const isList = element.matches("[role=combobox],[role=listbox],[aria-haspopup=listbox],[aria-autocomplete]");
	const shown = isList ? promptOf(element) || barePromptIn(element) : "";
	if (shown) promptsSeen.set(element, shown);
	return shown || (promptsSeen.get(element) ?? "");
}

/** What a list that is drawn as a button shows, where that asks and never answers. */
function barePromptIn(list: Element): string {
	const words = list.nodeName === "BUTTON" ? wordsIn(list) : "";
	return words.length <= LONGEST && isBarePrompt(words) ? words : "";
}
