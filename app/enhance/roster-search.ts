/** Long enough that a word is asked for once. */
const SETTLED_MS = 200;

const find = <E extends Element>(selector: string, within: ParentNode = document) => within.querySelector<E>(selector) as E;

const form = find<HTMLFormElement>("[data-roster-search]");
const status = find("[data-roster-status]");

let settling = 0;
let asked: AbortController | undefined;

function addressOf(): string {
	const said = [...new FormData(form)].map(([key, value]) => [key, String(value).trim()]).filter(([, value]) => value !== "");
	return `${form.action}?${new URLSearchParams(said)}`.replace(/\?$/, "");
}

/** Shows what the page of this address shows beneath the search, keeps the address and tells the count. */
async function update(): Promise<void> {
	clearTimeout(settling);
	asked?.abort();
	asked = new AbortController();
	const href = addressOf();
	const answer = await fetch(href, { signal: asked.signal });
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	const found = find("[data-roster]", page);
	if (!answer.ok || !found) return location.assign(href);
	find("[data-roster]").replaceWith(found);
	history.replaceState(null, "", href);
	status.textContent = find("[data-roster-count]", found).textContent;
}

/** Asked again meanwhile, or cut off: the page stays as it is, and the button still asks the server. */
const updateIfPossible = () => update().catch(() => undefined);

form.addEventListener("input", () => {
	clearTimeout(settling);
	settling = window.setTimeout(updateIfPossible, SETTLED_MS);
});
form.addEventListener("submit", (event) => {
	event.preventDefault();
	updateIfPossible();
});

export {};
