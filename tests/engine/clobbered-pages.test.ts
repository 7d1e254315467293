import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { bundleEngine, fill, launch, openSession, plan } from "./browser";

const FACTS = { email: STUDENT.email, answers: STUDENT.answers };
const NODE =
	"parentElement parentNode ownerDocument getRootNode contains matches closest querySelector querySelectorAll getAttribute hasAttribute id nodeName nodeType nodeValue tagName localName className textContent children childNodes firstChild firstElementChild lastElementChild nextSibling previousSibling nextElementSibling previousElementSibling compareDocumentPosition isConnected shadowRoot attributes addEventListener dispatchEvent";
const FORM = `${NODE} elements length action submit name title style checkVisibility getBoundingClientRect offsetWidth offsetHeight scrollTo scrollTop animate labels lang`;
const DOCUMENT = `${NODE} defaultView body head documentElement scrollingElement forms title createTreeWalker getElementById elementFromPoint elementsFromPoint removeEventListener activeElement hasFocus execCommand getSelection`;
const named = (names: string, build: (name: string) => string) => names.split(" ").map(build).join("");

const QUESTIONS = `<p><label for="first">First name</label> <input id="first"></p><p><label>Last name <input id="last"></label></p>`;

/** Pages that put something else where the browser's own answers are expected: by the names of controls, of pictures, of elements of their own. */
const PAGES = {
	"controls named for what a form is asked": `<form>${named(FORM, (name) => `<input type="hidden" name="${name}">`)}${QUESTIONS}</form>`,
	"boxes to tick named for what a form is asked": `<form>${named(FORM, (name) => `<p><label><input type="checkbox" name="${name}"> I want a locker</label></p>`)}${QUESTIONS}</form>`,
	"pictures named for what a document is asked": `${named(DOCUMENT, (name) => `<img name="${name}" alt="">`)}${QUESTIONS}`,
	"forms that are groups, cells and parts of a choice": `
		<form role="group"><input type="hidden" name="parentElement"><input type="checkbox" name="a"><input type="checkbox" name="b">${QUESTIONS}</form>
		<table><tr><td>Notes</td><td><form><input type="hidden" name="parentElement"><label>Locker <input></label></form></td></tr></table>
		<form><input type="hidden" name="parentElement"><span role="radiogroup"><input type="radio" name="c"></span></form><input type="radio" name="c">`,
	"elements of the page's own that throw at everything": `
		<script>
			const refuse = () => { throw new Error("not for you") };
			class Refusing extends HTMLElement {
				static observedAttributes = ["class", "style", "value"];
				attributeChangedCallback() { refuse() }
				connectedCallback() { refuse() }
				get value() { return refuse() }
				get shadowRoot() { return refuse() }
				get labels() { return refuse() }
				matches() { return refuse() }
				focus() { refuse() }
			}
			customElements.define("x-box", Refusing);
			addEventListener("focus", refuse, true);
			addEventListener("input", refuse, true);
		</script>
		<x-box role="textbox" contenteditable="true" aria-label="Middle name"></x-box><x-box role="combobox" aria-label="State" tabindex="0">Choose</x-box><x-box>${QUESTIONS}</x-box>`,
};

let browser: Browser;
let engine: string;
beforeAll(async () => {
	[browser, engine] = await Promise.all([launch(), bundleEngine()]);
});
afterAll(() => browser?.close());

test.each(Object.entries(PAGES))("%s: what is asked plainly is filled, and told as it is", async (_, body) => {
	const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
	await page.setContent(`<!doctype html><html lang="en"><body>${body}</body></html>`);
	await openSession(page, engine, FACTS);
	const outcomes = await fill(page);
	expect([await page.locator("#first").inputValue(), await page.locator("#last").inputValue()]).toEqual(["Marisol", "Okafor-Reyes"]);
	const told = outcomes.filter(({ status }) => status === "filled").map(({ path }) => path);
	expect(told).toEqual(["personalInformation.firstName", "personalInformation.lastName"]);
	const typed = await page.evaluate(
		"[...Document.prototype.querySelectorAll.call(document, 'input')].filter(({ type, value }) => type === 'text' && value).length",
	);
	expect(typed).toBe(told.length);
	await page.close();
});

test("a frame that the page takes away while it is read", async () => {
	const page = await browser.newPage();
	const asked = Array.from(
		{ length: 60 },
		(_, n) => `<h3>Activity ${n + 1}</h3><p><label>Organization <input></label></p><p><label>Position <input></label></p>`,
	).join("");
	for (let delay = 0; delay < 60; delay += 4) {
		await page.setContent(
			`<!doctype html><html lang="en"><body>${QUESTIONS}<iframe srcdoc="${asked.replaceAll('"', "&quot;")}"></iframe></body></html>`,
		);
		await openSession(page, engine, FACTS);
		await page.evaluate((wait) => setTimeout(() => document.querySelector("iframe")!.remove(), wait), delay);
		const paths = (await plan(page)).map(({ path }) => path);
		expect(paths.slice(0, 2)).toEqual(["personalInformation.firstName", "personalInformation.lastName"]);
	}
	await page.close();
});
