import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import type { classify } from "../../extension/engine/classify/classify";
import type { collect } from "../../extension/engine/collect/collect";
import { valueAt } from "../../extension/engine/express/answers";
import type { express } from "../../extension/engine/express/express";
import { STUDENT } from "../fixtures/student";
import { bundleEngine, putEngine } from "./browser";
import { resultsFile } from "./results";

const PIECES = join(import.meta.dirname, "../fixtures/pieces");

/** Of a piece: how many of the questions that the profile answers are answered right, which stay empty, and which get what they should not. */
export type Results = { [piece: string]: { right: string; missed: string[]; wrong: string[] } };
/** What a control asks for (`data-want`: profile paths with “|” between, or “none”), and what the engine would answer. */
export type Answer = { want: string; path: string; text: string };

export const { recorded, record } = resultsFile<Results>("pieces", {});

/** Reads every piece in the browser, without filling it, and compares what would be answered with what is meant. */
export async function readPieces(browser: Browser): Promise<Results> {
	const { page, answersOn } = await openReader(browser);
	const results: Results = {};
	for (const file of readdirSync(PIECES).filter((name) => name.endsWith(".html"))) {
		const answers = await answersOn(readFileSync(join(PIECES, file), "utf8"));
		const asked = answers.filter(({ want }) => want !== "none");
		const missed = asked.filter(({ path }) => path === "none").map(({ want }) => want);
		const spoiled = answers.filter((answer) => answer.path !== "none" && !isMeant(answer));
		const right = asked.length - missed.length - spoiled.filter(({ want }) => want !== "none").length;
		results[file.replace(".html", "")] = {
			right: `${right} of ${asked.length}`,
			missed,
			wrong: spoiled.map(({ want, path }) => `${path} for ${want}`),
		};
	}
	await page.close();
	return results;
}

/** Opens a page that is read and not filled: `answersOn` gives what the engine would answer to each marked control of what stands in its body. */
export async function openReader(browser: Browser): Promise<{ page: Page; answersOn: (body: string) => Promise<Answer[]> }> {
	const engine = await bundleEngine(
		`export { collect } from "./extension/engine/collect/collect"; export { classify } from "./extension/engine/classify/classify"; export { express } from "./extension/engine/express/express";`,
	);
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	await page.setContent(`<!doctype html><html lang="en"><title>Application</title><body></body></html>`);
	await putEngine(page, engine);
	const facts = { email: STUDENT.email, answers: STUDENT.answers };
	return {
		page,
		answersOn: (body) =>
			page
				.evaluate((html) => {
					document.body.innerHTML = html;
				}, body)
				.then(() => page.evaluate(answersOf, facts)),
	};
}

/** Whether one of the paths is meant, or holds the same text. */
const isMeant = ({ want, path, text }: Answer) =>
	want.split("|").some((each) => each === path || (each !== "none" && text !== "" && String(valueAt(STUDENT.answers, each)) === text));

type Engine = { collect: typeof collect; classify: typeof classify; express: typeof express };

/** Runs in the page. */
async function answersOf(facts: Parameters<Engine["express"]>[2]): Promise<Answer[]> {
	const { collect, classify, express } = (globalThis as unknown as { onwardEngine: Engine }).onwardEngine;
	const read = await classify(await collect(document, () => {}), () => {});
	const seen = new Set<Element>();
	const answers = read.flatMap(({ field, meaning }) => {
		const elements = [field.element, ...field.options.flatMap(({ element }) => element ?? [])];
		for (const element of elements) seen.add(element);
		const want = elements.map((element) => element.getAttribute("data-want")).find(Boolean);
		const said = meaning && express(field, meaning, facts);
		const path = said && !("reason" in said) ? said.answer.path : "none";
		return want ? [{ want, path: path === "userInformation.email" ? "email" : path, text: said?.shown ?? "" }] : [];
	});
	const unread = [...document.querySelectorAll("[data-want]")].filter((element) => !seen.has(element));
	return [...answers, ...unread.map((element) => ({ want: element.getAttribute("data-want")!, path: "none", text: "" }))];
}

/** Adds up: questions right, missed, wrong, and those that are rightly left. */
export function totalsOf(results: Results) {
	const all = Object.values(results);
	const sum = (count: (result: Results[string]) => number) => all.reduce((total, result) => total + count(result), 0);
	return {
		right: sum(({ right }) => Number(right.split(" of ")[0])),
		asked: sum(({ right }) => Number(right.split(" of ")[1])),
		wrong: sum(({ wrong }) => wrong.length),
	};
}
