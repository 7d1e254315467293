import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, extname, join } from "node:path";
import type { Frame, Page } from "playwright";

const FORMS = join(import.meta.dirname, "../fixtures/forms");
const UNSEEN = join(import.meta.dirname, "../fixtures/unseen");
const PLATFORM = join(import.meta.dirname, "../fixtures/platforms");
const TYPES: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
};

/** One control and what the student meant it to hold: tests/fixtures/README.md. */
export type ExpectedField = {
	control: string;
	frame?: string;
	shows: string | true;
	alsoRight?: string[];
	path: string;
	state?: Record<string, unknown>;
	asks?: true;
	dropped?: true;
};

export type Expectation = {
	/** Name of the expectation's file without `.expected.json`. */
	name: string;
	form: string;
	before?: string[];
	after?: string[];
	state?: Record<string, unknown>;
	fields: ExpectedField[];
};

/** Every expectation of tests/fixtures/forms, by name. */
export const EXPECTATIONS = expectationsIn(FORMS);
/** Every expectation of tests/fixtures/unseen, by name. */
export const UNSEEN_EXPECTATIONS = expectationsIn(UNSEEN);
/** Every expectation of tests/fixtures/platforms, by name. */
export const PLATFORM_EXPECTATIONS = expectationsIn(PLATFORM);

function expectationsIn(folder: string): readonly Expectation[] {
	return readdirSync(folder)
		.filter((file) => file.endsWith(".expected.json"))
		.sort()
		.map((file) => ({ name: file.replace(".expected.json", ""), ...JSON.parse(readFileSync(join(folder, file), "utf8")) }));
}

/** Serves the forms on a free port of 127.0.0.1. */
export async function startForms(): Promise<{ url: string; stop(): Promise<void> }> {
	const server = createServer(async (request, response) => {
		const file = basename(new URL(request.url ?? "/", "http://localhost").pathname);
		try {
			const body = await readFile(join(FORMS, file))
				.catch(() => readFile(join(UNSEEN, file)))
				.catch(() => readFile(join(PLATFORM, file)));
			response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** What a form held before it was filled, given to `differences`, and what its expected controls showed. */
export type Before = { state: Record<string, unknown>; shown: Map<ExpectedField, string | boolean | undefined> };

/** Opens the form under an address of its own, does what the student does first, and notes what every control holds. */
export async function openForm(page: Page, url: string, { name, form, before = [], fields }: Expectation): Promise<Before> {
	await page.goto(`${url}/${form}?${name}`);
	for (const step of before) await page.locator(step).click({ timeout: 15_000 });
	await page.waitForTimeout(150);
	for (const frame of page.frames()) await frame.evaluate(noteControls);
	const shown = await Promise.all(fields.map(async (field) => [field, await shownIn(page, field)] as const));
	return { state: await pageState(page), shown: new Map(shown) };
}

/**
 * What differs from the expectation, in sentences; empty when the form is filled as meant.
 * `sensitive` says whether the student allowed the fields that ask first.
 */
export async function differences(
	page: Page,
	{ fields, after = [], state = {} }: Expectation,
	before: Before,
	{ sensitive }: { sensitive: boolean },
): Promise<string[]> {
	const wanted = fields.filter((field) => sensitive || !field.asks);
	const found: string[] = [];
	const expectedState = { ...before.state };
	for (const field of wanted) {
		const shown = await shownIn(page, field);
		const right = field.dropped ? [""] : [field.shows, ...(field.alsoRight ?? [])];
		if (!right.includes(shown as string | true))
			found.push(`${field.control} shows ${JSON.stringify(shown)} instead of ${JSON.stringify(field.shows)}`);
		for (const [key, value] of Object.entries(field.state ?? {}))
			expectedState[key] = value === field.shows && right.includes(shown as string | true) ? shown : value;
	}
	for (const frame of page.frames()) {
		const listed = wanted.filter((field) => !field.dropped && frameIs(frame, page, field)).map(({ control }) => control);
		const byThePage = Object.keys(state).map((key) => `input[type=hidden][name="${key}"]`);
		found.push(
			...(await frame.evaluate(changedControls, [...listed, ...byThePage])).map((change) => `touched although not listed: ${change}`),
		);
	}
	for (const step of after) await page.locator(step).click({ timeout: 15_000 });
	await page.waitForTimeout(100);
	const held = await pageState(page);
	for (const key of new Set([...Object.keys(expectedState), ...Object.keys(state), ...Object.keys(held)])) {
		const meant = JSON.stringify(state[key] ?? expectedState[key]);
		if (JSON.stringify(held[key]) !== meant && !sameKeys(held[key], state[key]))
			found.push(`the page holds ${key}: ${JSON.stringify(held[key])} instead of ${meant}`);
	}
	return found;
}

/** Where a field's control lives. */
export const placeOf = (page: Page, { control, frame }: Pick<ExpectedField, "control" | "frame">) =>
	frame ? page.frameLocator(frame).locator(control) : page.locator(control);

/** What a person sees in the control: text, `true` or `false`; undefined when the control is not there. */
export async function shownIn(page: Page, field: Pick<ExpectedField, "control" | "frame">): Promise<string | boolean | undefined> {
	const place = placeOf(page, field);
	if ((await place.count()) !== 1) return undefined;
	return place.evaluate((element) => {
		const chips = element
			.closest("ng-select, .select__control, .ant-select")
			?.querySelectorAll(".ng-value-label, .select__single-value, .ant-select-selection-item");
		if (chips) return [...chips].map((chip) => chip.textContent).join(", ");
		if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)) return element.checked;
		if (element instanceof HTMLSelectElement) return [...element.selectedOptions].map((option) => option.text.trim()).join(", ");
		if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
		if (element.matches("[role=radio], [role=checkbox], [role=switch]")) return element.getAttribute("aria-checked") === "true";
		const chosen = element.querySelector("[role=option][aria-selected=true]");
		return (chosen ?? element).textContent?.trim() ?? "";
	});
}

const pageState = (page: Page): Promise<Record<string, unknown>> =>
	page.evaluate(() => structuredClone((window as unknown as { pageState: Record<string, unknown> }).pageState));

const frameIs = (frame: Frame, page: Page, field: ExpectedField) =>
	field.frame === undefined
		? frame === page.mainFrame()
		: frame !== page.mainFrame() && frame.url().endsWith(/data-name="(.*)"/.exec(field.frame)?.[1] ?? "\0");

function sameKeys(held: unknown, meant: unknown): boolean {
	if (typeof held !== "object" || typeof meant !== "object" || !held || !meant) return false;
	const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
	return sorted(held) === sorted(meant);
}

type Noted = { onwardNoted: Map<Element, string>; onwardControls(): [Element, string][] };

/** Runs in the page: remembers what every control holds, shadow roots included. */
function noteControls() {
	const noted = window as unknown as Noted;
	const holds = (element: Element) => {
		const chosen = element.closest(".ant-select")?.querySelector(".ant-select-selection-item");
		if (chosen || element.matches("[role=combobox]:not(input), button[aria-haspopup=listbox]"))
			return (chosen ?? element).textContent ?? "";
		if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)) return String(element.checked);
		if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
			return element.value;
		return `${element.getAttribute("aria-checked") ?? element.getAttribute("aria-selected") ?? ""}${element.hasAttribute("contenteditable") ? element.textContent?.trim() : ""}`;
	};
	const within = (root: Document | ShadowRoot): Element[] =>
		[...root.querySelectorAll("*")].flatMap((element) => [
			...(element.matches(
				"input, textarea, select, button[aria-haspopup=listbox], [contenteditable], [role=combobox], [role=radio], [role=checkbox], [role=listbox] > [role=option]",
			)
				? [element]
				: []),
			...(element.shadowRoot ? within(element.shadowRoot) : []),
		]);
	noted.onwardControls = () => within(document).map((element) => [element, holds(element)]);
	noted.onwardNoted = new Map(noted.onwardControls());
}

/** Runs in the page: controls outside `listed` that hold something else than before, or are new and not empty. */
function changedControls(listed: string[]): string[] {
	const noted = window as unknown as Noted;
	const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
		root,
		...[...root.querySelectorAll("*")].flatMap((element) => (element.shadowRoot ? roots(element.shadowRoot) : [])),
	];
	const excused = new Set(listed.flatMap((selector) => roots(document).flatMap((root) => [...root.querySelectorAll(selector)])));
	const empty = (element: Element, value: string) => {
		if (element instanceof HTMLSelectElement) return element.selectedIndex <= 0 || element.selectedOptions[0]?.defaultSelected;
		if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type))
			return element.checked === element.defaultChecked;
		if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return value === element.defaultValue;
		return ["", "false"].includes(value);
	};
	return noted
		.onwardControls()
		.filter(([element, value]) => {
			const chosenAway = element instanceof HTMLInputElement && element.type === "radio" && value === "false";
			if (excused.has(element) || chosenAway || [...excused].some((control) => control.contains(element))) return false;
			const held = noted.onwardNoted.get(element);
			return held === undefined ? !empty(element, value) : held !== value;
		})
		.map(
			([element, value]) =>
				`${element.tagName.toLowerCase()} ${element.id || element.getAttribute("name") || element.getAttribute("aria-label") || element.textContent?.slice(0, 30)} = ${value}`,
		);
}
