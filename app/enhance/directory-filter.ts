import {
	ALL_CATEGORIES,
	countText,
	type DirectoryFilter,
	directoryHref,
	isFiltering,
	isShownBy,
	readDirectoryFilter,
	type Searchable,
	searchableOf,
} from "../contract/directory";

type Card = { element: HTMLElement; searchable: Searchable };

/** Long enough that one sentence is told, and one address kept, for a word typed; Safari refuses addresses in quick succession. */
const SETTLED_MS = 500;

const find = <E extends HTMLElement>(selector: string, within: ParentNode = document) => within.querySelector<E>(selector) as E;

const form = find<HTMLFormElement>("[data-directory-filter]");
const search = find<HTMLInputElement>("[name=search]", form);
const category = find<HTMLSelectElement>("[name=category]", form);
const clear = find<HTMLAnchorElement>("[data-directory-clear]", form);
const count = find("[data-directory-count]");
const status = find("[data-directory-status]");
const empty = find<HTMLTemplateElement>("[data-directory-empty]");

let list = find("[data-directory]");
let cards: Promise<Card[]> | undefined;
let settling = 0;

const textOf = (selector: string, card: ParentNode) => find(selector, card).textContent ?? "";

function readCard(element: HTMLElement): Card {
	const [name, description] = [textOf("h3", element), textOf("p", element)];
	return { element, searchable: searchableOf({ name, description, category: textOf(".badge", element) }) };
}

/** All cards of the directory. A page that came filtered holds a part of them only, and fetches the whole once. */
async function readCards(): Promise<Card[]> {
	if (list.classList.contains("filtered")) {
		const answer = await fetch(form.action);
		if (!answer.ok) throw new Error(`${form.action} answered ${answer.status}`);
		const whole = find("[data-directory]", new DOMParser().parseFromString(await answer.text(), "text/html"));
		for (const letter of whole.children) letter.classList.add("laid-out");
		list.replaceWith(whole);
		list = whole;
	}
	return [...list.querySelectorAll<HTMLElement>(".directory-letter li")].map(readCard);
}

const chosen = (): DirectoryFilter => ({ search: search.value.trim(), category: category.value });

function show(all: Card[], filter: DirectoryFilter): void {
	const isShown = isShownBy(filter);
	let shown = 0;
	for (const { element, searchable } of all) {
		element.hidden = !isShown(searchable);
		if (!element.hidden) shown += 1;
	}
	list.classList.toggle("filtered", isFiltering(filter));
	clear.hidden = !isFiltering(filter);
	count.textContent = countText(shown);
	document.querySelector(".empty")?.remove();
	if (shown === 0) list.after(empty.content.cloneNode(true));
}

/** Tells the count and keeps the address, once typing pauses; a place in the page that the address names stays. */
function settle(): void {
	clearTimeout(settling);
	status.textContent = count.textContent;
	const href = directoryHref(chosen());
	if (href !== location.pathname + location.search) history.replaceState(null, "", href);
}

async function update(): Promise<void> {
	cards ??= readCards();
	try {
		show(await cards, chosen());
	} catch (error) {
		cards = undefined;
		throw error;
	}
	clearTimeout(settling);
	settling = window.setTimeout(settle, SETTLED_MS);
}

/** Without the whole directory the page stays as it is; the button still asks the server. */
const updateIfPossible = () => update().catch(() => undefined);

function choose(filter: DirectoryFilter): void {
	search.value = filter.search;
	category.value = filter.category;
	updateIfPossible();
}

form.addEventListener("input", updateIfPossible);
form.addEventListener("submit", (event) => {
	event.preventDefault();
	update().then(settle, () => form.submit());
});
clear.addEventListener("click", (event) => {
	event.preventDefault();
	choose({ search: "", category: ALL_CATEGORIES });
	search.focus();
});
addEventListener("popstate", () => {
	const asked = readDirectoryFilter(new URLSearchParams(location.search));
	if (directoryHref(asked) !== directoryHref(chosen())) choose(asked);
});
