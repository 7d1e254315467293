import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOSTILE_PAGES, hostileDocument } from "../fixtures/hostile-pages";
import { STUDENT } from "../fixtures/student";
import { bundleEngine, fill, launch, openSession } from "./browser";

const FACTS = { email: STUDENT.email, answers: STUDENT.answers };
let browser: Browser;
let engine: string;
/** Pages that came through: the next test takes one of them on, a new one costs more than what is done on it. */
const free: Page[] = [];

beforeAll(async () => {
	[browser, engine] = await Promise.all([launch(), bundleEngine()]);
});
afterAll(() => browser?.close());

const takePage = async () => free.pop() ?? (await browser.newPage({ viewport: { width: 1000, height: 700 } }));

/** What the traps of the page hold, in frames and shadow roots as well. */
async function trapped(page: Page): Promise<string[]> {
	const held = await Promise.all(
		page.frames().map((frame) => frame.locator(".trap").evaluateAll((traps) => traps.map((trap) => (trap as HTMLInputElement).value))),
	);
	return held.flat();
}

/** The engine's own timers go on while the page does its worst; a browser that hangs ends no test. */
const RESTLESS = {
	"a page that changes without end": `setInterval(() => { document.body.append(document.createElement("p")); document.body.className = String(Math.random()) }, 5)`,
	"a page whose elements throw when they are asked": `
		for (const name of ["value", "type", "labels", "form", "id", "textContent", "shadowRoot", "selectedOptions"])
			for (const element of document.querySelectorAll(".trap"))
				Object.defineProperty(element, name, { get() { throw new Error("not for you") } });
		for (const element of document.querySelectorAll(".trap")) element.getAttribute = element.matches = element.closest = element.getBoundingClientRect = () => { throw new Error("nor this") }`,
	"a page that answers each key with a new field": `
		addEventListener("input", ({ target }) => { if (document.querySelectorAll("input").length < 400) target.parentElement.insertAdjacentHTML("afterend", '<p><label>Middle name <input></label></p>') })`,
};

test.each(Object.entries(RESTLESS))("%s is filled, and comes to an end", async (_, script) => {
	const page = await takePage();
	const body = '<p><label for="seen">First name</label> <input id="seen"></p><p><label>Last name <input class="trap"></label></p>';
	await page.setContent(hostileDocument({ name: "", body, script }));
	await openSession(page, engine, FACTS);
	await fill(page);
	expect(await page.locator("#seen").inputValue()).toBe("Marisol");
	await page.goto("about:blank");
	free.push(page);
});

/** Filling is mostly waiting for the page: a few are filled side by side. */
test.concurrent.each(HOSTILE_PAGES.map((hostile) => [hostile.name, hostile] as const))("%s gets nothing", async (_, hostile) => {
	const page = await takePage();
	await page.setContent(hostileDocument(hostile));
	await openSession(page, engine, FACTS);
	const outcomes = await fill(page);
	const traps = await trapped(page);
	expect(traps.length).toBeGreaterThan(0);
	expect(traps.filter(Boolean)).toEqual([]);
	expect(await page.locator("#seen").inputValue()).toBe("Marisol");
	expect(outcomes.filter(({ status }) => status === "filled").map(({ path }) => path)).toEqual(["personalInformation.firstName"]);
	free.push(page);
});
