import type { Page } from "playwright";
import { timePlan } from "./browser";

/** A page of many questions of every kind, as long application pages are. */
export function longPage(controls: number): string {
	const kinds = [
		(n: number) => `<p><label for="t${n}">First name</label><input id="t${n}" name="person${n}[first_name]"></p>`,
		(n: number) => `<p><label>City <input name="city${n}"></label></p>`,
		(n: number) =>
			`<div class="field"><span>State</span><select name="s${n}"><option value="">Select</option><option>California</option><option>Oregon</option></select></div>`,
		(n: number) =>
			`<fieldset><legend>Are you Hispanic or Latino?</legend><label><input type="radio" name="r${n}" value="Y">Yes</label><label><input type="radio" name="r${n}" value="N">No</label></fieldset>`,
		(n: number) => `<table><tr><td>Weighted GPA</td><td><input name="g${n}"></td></tr></table>`,
		(n: number) =>
			`<div><div id="q${n}">Describe a challenge you have overcome and what you learned from it.</div><textarea aria-labelledby="q${n}"></textarea></div>`,
	];
	const body = Array.from(
		{ length: controls },
		(_, n) => `${n % 10 === 0 ? `<h2>Section ${n / 10 + 1}</h2>` : ""}${kinds[n % kinds.length]!(n)}`,
	).join("");
	return `<!doctype html><html lang="en"><title>Application</title><body><h1>Application</h1><form>${body}</form></body></html>`;
}

/** How long the browser takes to load a script of the page, in milliseconds. */
export const timeLoading = (page: Page, code: string): Promise<number> =>
	page.evaluate((text) => {
		const script = document.createElement("script");
		script.textContent = text;
		const start = performance.now();
		document.head.append(script);
		return performance.now() - start;
	}, code);

/** Reads the page once: the time it takes and the longest stretch in which the page could not answer, in milliseconds. */
export async function timeScan(page: Page): Promise<{ total: number; longest: number }> {
	const longestTask = await watchTasks(page);
	return { total: await timePlan(page), longest: await longestTask() };
}

/** Watches how long the page could not answer from now on; gives a function that tells the longest stretch, in milliseconds, 0 below 50. */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		const world = globalThis as unknown as { onwardTasks: number[] };
		world.onwardTasks = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) world.onwardTasks.push(entry.duration);
		}).observe({ entryTypes: ["longtask"] });
	});
	return async () => {
		await page.waitForTimeout(50);
		return Math.max(0, ...(await page.evaluate(() => (globalThis as unknown as { onwardTasks: number[] }).onwardTasks)));
	};
}
