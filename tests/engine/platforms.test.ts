import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PLATFORMS, type Platform } from "../../app/contract/platforms";
import { STUDENT } from "../fixtures/student";
import { differences, EXPECTATIONS, openForm, PLATFORM_EXPECTATIONS, startForms, UNSEEN_EXPECTATIONS } from "../support/forms";
import { bundleEngine, fill, launch, openSession, plan } from "./browser";

const FACTS = { email: STUDENT.email, answers: STUDENT.answers };
const ALL = [...EXPECTATIONS, ...UNSEEN_EXPECTATIONS, ...PLATFORM_EXPECTATIONS];

/** Where forms stand that are known only together with their address. */
const ADDRESSES: Readonly<Record<string, string>> = {
	"cal-state-apply": "https://calstate.liaisoncas.com/applicant-ux",
	liaison: "https://nursingcas.liaisoncas.com/applicant-ux",
	"surveymonkey-apply": "https://harrowbay.smapply.io/res/p/apply",
	submittable: "https://lanternpress.submittable.com/submit",
	uc: "https://apply.universityofcalifornia.edu/my-application",
	applytexas: "https://goapplytexas.org/profile",
};
/** A page at one of these that shows nothing of a platform is of none. */
const PRETENDED = [...Object.values(ADDRESSES), "https://apply.commonapp.org/common/3/11", "https://docs.google.com/forms/d/e/1/viewform"];
const SIDE_BY_SIDE = 3;
const PLAIN = "<!doctype html><title>Apply</title><h1>Apply</h1><form><label>First name <input></label><select></select></form>";

let browser: Browser;
let engine: string;
let recogniser: string;
let forms: Awaited<ReturnType<typeof startForms>>;
/** Its pages find the forms at every address there is, and elsewhere a plain form. */
let context: BrowserContext;
beforeAll(async () => {
	[browser, engine, recogniser, forms] = await Promise.all([
		launch(),
		bundleEngine(),
		bundleEngine(`export { recognise } from "./extension/engine/platforms";`),
		startForms(),
	]);
	context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	await context.route(/^https:/, async (route) => {
		const file = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
		if (!/\.(html|js|css)$/.test(file)) return route.fulfill({ contentType: "text/html", body: PLAIN });
		return route.fulfill({ response: await route.fetch({ url: `${forms.url}/${file}` }) });
	});
});
afterAll(async () => {
	await browser.close();
	await forms.stop();
});

const seenIn = (page: Page): Promise<string | undefined> => page.evaluate(`${recogniser};onwardEngine.recognise(document)?.name`);

const owners = new Map(PLATFORMS.flatMap((platform) => platform.forms.map((form): [string, Platform] => [`${form}.html`, platform])));
const isKnownAnywhere = ({ id }: Platform) => !(id in ADDRESSES);

describe("what is known of platforms", () => {
	test("no sign is an address alone", () => {
		for (const { id, signs } of PLATFORMS) {
			expect([id, signs.length > 0, signs.every(({ has }) => has.length > 0)]).toEqual([id, true, true]);
			for (const { has, says = [], at } of signs.filter((sign) => sign.at))
				expect([id, at, says.length > 0 || has.length > 1]).toEqual([id, at, true]);
		}
	});

	test("each has forms it is tested on, and who claims to have checked one says when", () => {
		const tested = new Set(ALL.map(({ form }) => form));
		for (const { id, forms: own, standing } of PLATFORMS) {
			expect(own.map((form) => [id, form, tested.has(`${form}.html`)])).toEqual(own.map((form) => [id, form, true]));
			expect([id, own.length > 0]).toEqual([id, true]);
			if (standing.is !== "recognised") expect([id, standing.on]).toEqual([id, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
		}
	});
});

test("every form is known for what it is, and none for what it is not", async () => {
	const page = await context.newPage();
	const found: [string, string | undefined][] = [];
	const expected: typeof found = [];
	for (const form of new Set(ALL.map((each) => each.form))) {
		const owner = owners.get(form);
		await page.goto(`${forms.url}/${form}`);
		found.push([form, await seenIn(page)]);
		expected.push([form, owner && !(owner.id in ADDRESSES) ? owner.name : undefined]);
	}
	expect(found).toEqual(expected);
	await page.close();
});

test("an address alone is not believed", async () => {
	const page = await context.newPage();
	for (const address of PRETENDED) {
		await page.goto(address);
		expect([address, await seenIn(page)]).toEqual([address, undefined]);
	}
	await page.close();
});

/** Filling is mostly waiting for the page: a few forms are filled side by side. Those without an address are filled elsewhere already. */
test("forms are recognised where they stand, and filled as the student meant", async () => {
	const due = ALL.flatMap((expectation) => {
		const owner = owners.get(expectation.form);
		const address = owner && ADDRESSES[owner.id];
		return owner && (address || PLATFORM_EXPECTATIONS.includes(expectation)) ? [{ expectation, owner, address }] : [];
	});
	const found: Record<string, unknown> = {};
	const waiting = [...due];
	const work = async () => {
		const page = await context.newPage();
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const { expectation, address } = next;
			const before = await openForm(page, address ?? forms.url, expectation);
			const platform = await seenIn(page);
			await openSession(page, engine, FACTS);
			await fill(page, { sensitive: true, basicOnly: false });
			found[expectation.name] = [platform, await differences(page, expectation, before, { sensitive: true })];
		}
		await page.close();
	};
	await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
	expect(found).toEqual(Object.fromEntries(due.map(({ expectation, owner }) => [expectation.name, [owner.name, []]])));
});

test("a platform's key fills in for words that say nothing, and never overrules those that name somebody else or a secret", async () => {
	const page = await context.newPage();
	await page.goto(`${forms.url}/slate-event.html`);
	await page.evaluate(() => {
		const put = (label: string, key: string) =>
			document.forms[0]?.insertAdjacentHTML(
				"beforeend",
				`<div class="form_question" data-type="text" data-export="${key}"><label>${label} <input type="text"></label></div>`,
			);
		put("Emergency contact's first name", "sys:first");
		put("Social Security Number", "sys:last");
		put("Street address", "sys:email");
		document.forms[0]?.insertAdjacentHTML(
			"beforeend",
			'<div class="form_question" data-export="sys:first" style="display:none"><input type="text" id="unseen"></div>',
		);
	});
	await openSession(page, engine, FACTS);
	const planned = await plan(page);
	const pathOf = (label: string) => planned.find((field) => field.label === label)?.path;
	expect([pathOf("Given"), pathOf("Street address")]).toEqual(["personalInformation.firstName", "personalInformation.address.address1"]);
	expect(planned.filter(({ label }) => /Emergency|Social Security/.test(label)).map(({ action }) => action)).toEqual(["skip", "skip"]);
	await fill(page);
	expect(await page.locator("#unseen").inputValue()).toBe("");
	await page.close();
});
