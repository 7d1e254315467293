import { isDeepStrictEqual } from "node:util";
import { chromium } from "playwright";
import { QUIET } from "../../scripts/quiet-chromium.mjs";
import { buildForms, expectationOf, formNames, serveForms } from "./build.mjs";
import { held, LEFT, open, take } from "./steps.mjs";

/** What is wrong with a page or its expectation, found by answering it by hand. */
async function mistakesOf(browser, url, expectation) {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	const found = [];
	const { controls } = expectation;
	page.on("pageerror", (error) => found.push(`error: ${error.message}`));
	try {
		await open(page, url, expectation);
		const first = await held(page);
		const keys = controls.map(({ key }) => key);
		for (const key of Object.keys(first.state))
			if (key !== "submitted" && !keys.includes(key)) found.push(`${key} is not in expected.json`);
		for (const key of keys) if (!(key in first.state) || !(key in first.shown)) found.push(`${key} is not in formState() or formShown()`);
		for (const control of controls) {
			const isLeft = LEFT.includes(control.group);
			if (isLeft !== (control.state === undefined)) found.push(`${control.key}: a state goes with every group but ${LEFT.join(", ")}`);
			if (!isLeft && !control.path) found.push(`${control.key} has no path`);
			for (const step of control.hand ?? [])
				await take(page, step).catch((error) => found.push(`${control.key}: ${JSON.stringify(step)}: ${error.message.split("\n")[0]}`));
		}
		await page.waitForTimeout(200);
		const { state, shown } = await held(page);
		for (const { key, state: meant, shown: read = meant } of controls) {
			const [wanted, seen] = meant === undefined ? [first.state[key], first.shown[key]] : [meant, read];
			if (!isDeepStrictEqual(state[key], wanted))
				found.push(`${key} holds ${JSON.stringify(state[key])} instead of ${JSON.stringify(wanted)}`);
			if (!isDeepStrictEqual(shown[key], seen)) found.push(`${key} shows ${JSON.stringify(shown[key])} instead of ${JSON.stringify(seen)}`);
		}
		if (state.submitted) found.push("the form was sent");
	} finally {
		await page.close();
	}
	return found;
}

const wanted = process.argv.slice(2);
const names = ["forms", "set-aside"].flatMap(formNames).filter((name) => wanted.length === 0 || wanted.includes(name));
await buildForms(names);
const server = await serveForms();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: QUIET });
let controls = 0;
try {
	for (const name of names) {
		const expectation = expectationOf(name);
		controls += expectation.controls.length;
		const found = await mistakesOf(browser, server.url, expectation);
		console.log(`${found.length === 0 ? "right" : "WRONG"}  ${name}: ${expectation.controls.length} controls`);
		for (const mistake of found) console.log(`       ${mistake}`);
		if (found.length > 0) process.exitCode = 1;
	}
} finally {
	await browser.close();
	await server.stop();
}
console.log(`${names.length} forms, ${controls} controls`);
