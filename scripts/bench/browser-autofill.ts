import { type Browser, chromium, type ElementHandle, type Page } from "playwright";
import { type Fill, hasFormsDev, type Judged, judgeAll } from "../../tests/engine/forms-dev";
import { byEngine, type FillPage, fillWidgetForms, type Judged as WidgetJudged } from "../../tests/engine/widget-forms";
import { STUDENT } from "../../tests/fixtures/student";
import {
	differences,
	EXPECTATIONS,
	type Expectation,
	type ExpectedField,
	openForm,
	placeOf,
	shownIn,
	UNSEEN_EXPECTATIONS,
} from "../../tests/support/forms";
import { located } from "../../tests/widgets/steps.mjs";
import { QUIET } from "../quiet-chromium.mjs";
import { share } from "./share";

const PERSON = STUDENT.answers.personalInformation!;
const HOME = PERSON.address!;

/** The student's address as chromium's settings would hold it, by the names of its field types. */
const ADDRESS = {
	fields: Object.entries({
		NAME_FIRST: PERSON.firstName!,
		NAME_MIDDLE: PERSON.middleName!,
		NAME_LAST: PERSON.lastName!,
		NAME_FULL: `${PERSON.firstName} ${PERSON.middleName} ${PERSON.lastName}`,
		EMAIL_ADDRESS: STUDENT.email,
		ADDRESS_HOME_STREET_ADDRESS: `${HOME.address1}\n${HOME.address2}`,
		ADDRESS_HOME_CITY: HOME.city!,
		ADDRESS_HOME_STATE: "CA",
		ADDRESS_HOME_ZIP: HOME.postalCode!,
		ADDRESS_HOME_COUNTRY: "US",
		PHONE_HOME_WHOLE_NUMBER: `+1${PERSON.phoneNumber!.replace(/\D/g, "")}`,
	}).map(([name, value]) => ({ name, value })),
};

/** What such an address holds: by the labels of the real forms, and by the paths of the project's own. */
const LABELS =
	"firstName middleName lastName fullName emailAddress phone addressStreet addressStreet2 addressCity addressProvince addressPostalCode addressCountryCode".split(
		" ",
	);
const PATHS = /^(email|personalInformation\.(firstName|middleName|lastName|phoneNumber|address\.\w+))$/;
const OTHERS =
	/^(familyInformation\.(parent[12]|siblings)|educationalBackground\.(highSchool(Name|Address|City|State|Zip|Country)|collegeName|university))/;

/**
 * Sets the engine beside the browser's own autofill: the same pages and the same controls, in one browser and one run. In the browser's
 * turn each control of the applicant's own that is still empty is pressed and the saved address taken, as a student would who
 * forgets none. What chromium has no answer for (birth dates, school, activities) is left out on both sides.
 */
export async function reportBrowser(engine: string, url: string): Promise<void> {
	const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: QUIET });
	try {
		console.log(`\nNext to the autofill of Chromium ${browser.version()}, on the same pages`);
		if (hasFormsDev()) await reportRealForms(browser, engine);
		await reportApplications(browser, engine, url);
		await reportSetAside(browser, engine);
	} finally {
		await browser.close();
	}
}

async function reportRealForms(browser: Browser, engine: string) {
	const pressLabelled: Fill = async (page) => {
		const due = `:is(${LABELS.map((label) => `[data-manual-scoring="${label}"]`).join()})`;
		await takeAddress(page, await page.$$(due));
	};
	const [ours, browsers] = [await judgeAll(browser, engine), await judgeAll(browser, pressLabelled)].map((all) => [...all.values()].flat());
	const rowOf = (name: string, labels: readonly string[]) => {
		const sideOf = (judged: readonly Judged[] = []) => {
			const of = judged.filter(({ label, visible }) => labels.includes(label) && visible);
			const count = (verdict: Judged["verdict"]) => of.filter((each) => each.verdict === verdict).length;
			const [right, wrong] = [count("right"), count("wrong")];
			return `recall ${share(right, right + wrong + count("missed"))}, precision ${share(right, right + wrong)}`;
		};
		console.log(`  ${name.padEnd(22)} Onward ${sideOf(ours)}\n  ${"".padEnd(22)} browser ${sideOf(browsers)}`);
	};
	console.log("Real forms");
	for (const label of LABELS) rowOf(label, [label]);
	rowOf("all of these", LABELS);
}

type Tally = { right: number; due: number; filled: number; others: number; othersDue: number; touched: number };

async function reportApplications(browser: Browser, engine: string, url: string) {
	const expectations = [...EXPECTATIONS, ...UNSEEN_EXPECTATIONS];
	const browserFills: FillOwn = async (page, own) => {
		const places = await Promise.all(own.map((field) => placeOf(page, field).elementHandle({ timeout: 1000 })));
		await takeAddress(page, places.filter((place) => place !== null) as ElementHandle<HTMLElement>[]);
	};
	console.log(`Application forms of the project: ${expectations.length}`);
	for (const [name, fillOwn] of [
		["Onward", byEngine(engine)],
		["browser", browserFills],
	] as const) {
		const sum: Tally = { right: 0, due: 0, filled: 0, others: 0, othersDue: 0, touched: 0 };
		for (const expectation of expectations) await tallyForm(browser, url, expectation, fillOwn, sum);
		console.log(
			`  ${name.padEnd(8)} applicant's name, contact and address: recall ${share(sum.right, sum.due)}, precision ${share(sum.right, sum.filled)}\n  ${"".padEnd(8)} parents', siblings' and schools' fields that hold the applicant's own: ${share(sum.others, sum.othersDue)}; further fields that were to stay empty: ${sum.touched}`,
		);
	}
}

type FillOwn = (page: Page, own: readonly ExpectedField[]) => Promise<void>;

async function tallyForm(browser: Browser, url: string, expectation: Expectation, fillOwn: FillOwn, sum: Tally) {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	const before = await openForm(page, url, expectation);
	const inPage = expectation.fields.filter(({ frame, dropped }) => !frame && !dropped);
	const own = inPage.filter(({ path }) => PATHS.test(path));
	await fillOwn(page, own);
	for (const field of own) {
		const shown = await shownIn(page, field);
		const isRight = [field.shows, ...(field.alsoRight ?? [])].includes(shown as string | true);
		sum.due++;
		if (isRight) sum.right++;
		if (isRight || shown !== before.shown.get(field)) sum.filled++;
	}
	for (const field of inPage.filter(({ path }) => OTHERS.test(path))) {
		const shown = await shownIn(page, field);
		sum.othersDue++;
		if (shown && shown !== field.shows && shown !== before.shown.get(field)) sum.others++;
	}
	const found = await differences(page, { ...expectation, after: [] }, before, { sensitive: true });
	sum.touched += found.filter((text) => text.startsWith("touched")).length;
	await page.close();
}

const OF_OTHERS = ["parents", "siblings", "education", "stranger"];

async function reportSetAside(browser: Browser, engine: string) {
	const browserFills: FillPage = async (page, controls) => {
		const due = controls.filter(({ path }) => path && PATHS.test(path));
		const places = due.flatMap(({ hand = [] }) => hand.find(([action]) => action !== "press" && action !== "wait")?.[1] ?? []);
		const found = await Promise.all(
			places.map((place) =>
				located(page, place)
					.first()
					.elementHandle({ timeout: 1000 })
					.catch(() => null),
			),
		);
		await takeAddress(page, found.filter((each) => each !== null) as ElementHandle<HTMLElement>[]);
	};
	console.log("Forms set aside, made with widget libraries");
	for (const [name, fills] of [
		["Onward", byEngine(engine)],
		["browser", browserFills],
	] as const) {
		const { judged } = await fillWidgetForms(browser, fills, "set-aside");
		const own = judged.filter(({ path }) => path && PATHS.test(path));
		const [right, wrong] = (["right", "wrong"] as const).map((verdict) => own.filter((each) => each.verdict === verdict).length);
		const others = judged.filter(({ group }) => OF_OTHERS.includes(group));
		const isOwn = ({ form, holds }: WidgetJudged) =>
			own.some((each) => each.form === form && each.verdict === "right" && each.holds === holds);
		const touched = others.filter((each) => each.verdict === "wrong" && isOwn(each)).length;
		console.log(
			`  ${name.padEnd(8)} applicant's name, contact and address: recall ${share(right!, own.length)}, precision ${share(right!, right! + wrong!)}\n  ${"".padEnd(8)} others' fields that hold the applicant's own: ${share(touched, others.length)}`,
		);
	}
}

/** Presses each of the controls that is still empty and takes the saved address, as often as the browser offers it. */
async function takeAddress(page: Page, controls: readonly ElementHandle[]) {
	const chromium = await page.context().newCDPSession(page);
	await chromium.send("Autofill.enable");
	await page.evaluate((all) => Object.assign(globalThis, { onwardPressed: all }), [...controls]);
	for (const [place, control] of controls.entries()) {
		const isEmpty = await control.evaluate((each) =>
			each instanceof HTMLSelectElement ? each.selectedIndex <= 0 : (each as HTMLInputElement).value === "",
		);
		const { result } = await chromium.send("Runtime.evaluate", { expression: `onwardPressed[${place}]` });
		if (!isEmpty || !result.objectId) continue;
		const { node } = await chromium.send("DOM.describeNode", { objectId: result.objectId });
		// The browser answers with an error where it has nothing to offer for the control.
		await chromium.send("Autofill.trigger", { fieldId: node.backendNodeId, address: ADDRESS }).catch(() => {});
	}
	await page.waitForTimeout(150);
	await chromium.detach();
}
