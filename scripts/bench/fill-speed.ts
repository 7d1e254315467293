import { isDeepStrictEqual } from "node:util";
import { build } from "esbuild";
import type { Browser, Page } from "playwright";
import { ACTIVITY_TYPES, GRADE_YEARS } from "../../app/contract/options";
import type { Facts } from "../../extension/engine/types";
import { fill, openSession } from "../../tests/engine/browser";
import { longPage, timeScan, watchTasks } from "../../tests/engine/scan";
import { STUDENT } from "../../tests/fixtures/student";

const FILLS = 5;
const MANY = 5000;
const RESTLESS_MS = 2000;
const root = new URL("../..", import.meta.url).pathname;

/** Ten activities, no two alike. */
const ACTIVITIES = ACTIVITY_TYPES.slice(0, 10).map((activityType, n) => ({
	activityType,
	position: `Position ${n + 1}`,
	organizationName: `Organization ${n + 1}`,
	activityDescription: `What I did in my activity number ${n + 1}.`,
	gradeLevels: [GRADE_YEARS[n % 4]!, GRADE_YEARS[(n + 1) % 4]!],
	hoursSpendPerWeek: n + 1,
	weeksSpentPerYear: 40 - n,
}));
const FACTS: Facts = { email: STUDENT.email, answers: { ...STUDENT.answers, extracurricularActivities: ACTIVITIES } };

/** Ten controls for each activity, all held in one state of React: every change draws the whole page anew. */
const PAGE = `
	import { useState } from "react";
	import { createRoot } from "react-dom/client";
	const EMPTY = { activityType: "", position: "", organizationName: "", activityDescription: "", gradeLevels: [], hoursSpendPerWeek: "", weeksSpentPerYear: "" };
	function Form() {
		const [all, setAll] = useState(() => Array.from({ length: 10 }, () => EMPTY));
		window.formState = () => all;
		return <form>{all.map((activity, n) => {
			const put = (change) => setAll((now) => now.map((each, place) => place === n ? { ...each, ...change } : each));
			const text = (key, label, Tag = "input") => <p><label>{label} <Tag value={activity[key]} onChange={({ target }) => put({ [key]: target.value })} /></label></p>;
			return <fieldset key={n}><legend>Activity {n + 1}</legend>
				<p><label>Activity type <select value={activity.activityType} onChange={({ target }) => put({ activityType: target.value })}>
					<option value="">Choose</option>{TYPES.map((type) => <option key={type}>{type}</option>)}</select></label></p>
				{text("position", "Position/Leadership description")}
				{text("organizationName", "Organization name")}
				{text("activityDescription", "Please describe this activity", "textarea")}
				<fieldset><legend>Participation grade levels</legend>{GRADES.map((grade) => <label key={grade}><input type="checkbox" checked={activity.gradeLevels.includes(grade)}
					onChange={({ target }) => put({ gradeLevels: GRADES.filter((each) => each === grade ? target.checked : activity.gradeLevels.includes(each)) })} /> {grade}</label>)}</fieldset>
				{text("hoursSpendPerWeek", "Hours spent per week")}
				{text("weeksSpentPerYear", "Weeks spent per year")}
			</fieldset>;
		})}</form>;
	}
	createRoot(document.getElementById("root")).render(<Form />);
`;

/** Pages that do not let go; an hour of either is as long as a second of it. */
const RESTLESS = {
	"a page that mutates without end": `setInterval(() => { document.body.append(document.createElement("p")); document.body.className = String(Math.random()) }, 5)`,
	"a page that throws from every getter": `
		for (const type of [Element, HTMLElement, HTMLInputElement])
			for (const name of Object.keys(Object.getOwnPropertyDescriptors(type.prototype)).filter((name) => name !== "constructor"))
				for (const control of document.querySelectorAll(".trap")) Object.defineProperty(control, name, { configurable: true, get() { throw new Error("not for you") } })`,
};

/** Tells how long fills and scans take where the page makes them hard, and how long the page could not answer meanwhile. */
export async function reportSpeed(browser: Browser, engine: string): Promise<void> {
	await reportActivities(browser, engine);
	await reportManyControls(browser, engine);
	for (const [name, script] of Object.entries(RESTLESS)) await reportRestless(browser, engine, name, script);
}

async function reportActivities(browser: Browser, engine: string) {
	const script = await bundlePage();
	const seconds: number[] = [];
	let right = 0;
	for (let n = 0; n < FILLS; n++) {
		const page = await openPage(browser, `<div id="root"></div><script>${script}</script>`);
		await openSession(page, engine, FACTS);
		const start = performance.now();
		await fill(page);
		seconds.push((performance.now() - start) / 1000);
		const state = (await page.evaluate("formState()")) as Record<string, unknown>[];
		right = ACTIVITIES.filter((activity, place) => isDeepStrictEqual(written(activity), state[place] && written(state[place]))).length;
		await page.close();
	}
	seconds.sort((one, other) => one - other);
	console.log(
		`\nTen activities of ten controls each, held by React: ${seconds[Math.floor(FILLS / 2)]?.toFixed(2)} s (${seconds[0]?.toFixed(2)} to ${seconds.at(-1)?.toFixed(2)}), ${right} of ${ACTIVITIES.length} activities are held as meant · to reach ≤ 6 s`,
	);
}

/** A form holds texts, in an order of its own. */
const written = (activity: Record<string, unknown>) =>
	Object.fromEntries(
		Object.entries(activity).map(([key, value]) => [
			key,
			Array.isArray(value) ? GRADE_YEARS.filter((each) => value.includes(each)) : String(value),
		]),
	);

async function reportManyControls(browser: Browser, engine: string) {
	const page = await openPage(browser, longPage(MANY));
	const chromium = await page.context().newCDPSession(page);
	const heap = async () => {
		await chromium.send("HeapProfiler.collectGarbage");
		return (await chromium.send("Runtime.getHeapUsage")).usedSize / 1024 ** 2;
	};
	await openSession(page, engine, FACTS);
	const before = await heap();
	const { total, longest } = await timeScan(page);
	console.log(
		`\n${MANY} controls: scan ${(total / 1000).toFixed(2)} s, longest task ${told(longest)}, ${((await heap()) - before).toFixed(1)} MB more kept in memory`,
	);
	await page.close();
}

async function reportRestless(browser: Browser, engine: string, name: string, script: string) {
	const body = `<p><label>First name <input id="seen"></label></p>${'<p><label>Last name <input class="trap"></label></p>'.repeat(50)}`;
	const page = await openPage(browser, `${body}<script>${script}</script>`);
	await openSession(page, engine, FACTS);
	const tasks = await watchTasks(page);
	const start = performance.now();
	await fill(page);
	const seconds = (performance.now() - start) / 1000;
	const held = await page.locator("#seen").inputValue();
	await page.waitForTimeout(RESTLESS_MS);
	console.log(
		`${name}: filled in ${seconds.toFixed(2)} s, longest task ${told(await tasks())}, the plain question beside it holds “${held}”`,
	);
	await page.close();
}

const told = (milliseconds: number) => (milliseconds < 50 ? "under 50 ms" : `${milliseconds.toFixed(0)} ms`);

async function openPage(browser: Browser, body: string): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	await page.setContent(`<!doctype html><html lang="en"><title>Application</title><body>${body}</body></html>`);
	return page;
}

async function bundlePage(): Promise<string> {
	const { outputFiles } = await build({
		stdin: { contents: PAGE, resolveDir: root, loader: "tsx" },
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		jsx: "automatic",
		define: {
			"process.env.NODE_ENV": '"production"',
			TYPES: JSON.stringify(ACTIVITY_TYPES),
			GRADES: JSON.stringify(GRADE_YEARS),
		},
	});
	return outputFiles[0]!.text.replaceAll("</script", "<\\/script");
}
