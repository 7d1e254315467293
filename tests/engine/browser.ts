import { existsSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { type Browser, chromium, type Page } from "playwright";
import type { Facts, FieldOutcome, FillOptions, FillSession, PlannedField } from "../../extension/engine/types";
import { QUIET } from "../../scripts/quiet-chromium.mjs";

type WithEngine = { onwardEngine: { createFillSession(document: Document, facts: Facts): FillSession }; onwardSession?: FillSession };

/** The shell is the same browser without a window's machinery: a third less work for each page. */
const CHROMIUMS = [process.env.CHROMIUM ?? "", "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The system's chromium, quiet and without network of its own. */
export const launch = (): Promise<Browser> =>
	chromium.launch({
		executablePath: CHROMIUMS.find(existsSync),
		args: QUIET,
	});

/** Makes an engine that goes by its lists of words alone. */
export const WITHOUT_MODEL: Plugin = {
	name: "without-model",
	setup: ({ onLoad }) =>
		onLoad({ filter: /learned[\\/]likeliest\.ts$/ }, () => ({ contents: "export const likeliest = () => new Map();", loader: "js" })),
};

/** The engine as one script that a page can run, or what else of it `contents` exports. */
export async function bundleEngine(
	contents = `export { createFillSession } from "./extension/engine/session";`,
	plugins: Plugin[] = [],
): Promise<string> {
	const { outputFiles } = await build({
		stdin: {
			contents,
			resolveDir: new URL("../..", import.meta.url).pathname,
			loader: "ts",
		},
		bundle: true,
		write: false,
		format: "iife",
		globalName: "onwardEngine",
		target: "chrome120",
		plugins,
	});
	return outputFiles[0]!.text;
}

const asGlobal = (engine: string) => `${engine};globalThis.onwardEngine = onwardEngine;`;

/** Puts the engine into the page as it stands. */
export const putEngine = (page: Page, engine: string): Promise<unknown> => page.evaluate(asGlobal(engine));

/** Puts the engine into every document that the page opens from now on: sent once, not once for each. */
export const putEngineBefore = (page: Page, engine: string): Promise<unknown> => page.addInitScript(asGlobal(engine));

/** Puts the engine into the page, and a session over it for these facts. */
export async function openSession(page: Page, engine: string, facts: Facts): Promise<void> {
	await putEngine(page, engine);
	await startSession(page, facts);
}

/** Opens a session over a page that has the engine. */
export const startSession = (page: Page, facts: Facts): Promise<void> =>
	page.evaluate((given) => {
		const world = globalThis as unknown as WithEngine;
		world.onwardSession = world.onwardEngine.createFillSession(document, given);
	}, facts);

export const plan = (page: Page): Promise<PlannedField[]> =>
	page.evaluate(() => (globalThis as unknown as WithEngine).onwardSession!.plan());
/** How long the page's own clock runs until the plan is made, in milliseconds; bringing it out of the page is the test's own affair. */
export const timePlan = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		const start = performance.now();
		await (globalThis as unknown as WithEngine).onwardSession!.plan();
		return performance.now() - start;
	});
export const fill = (page: Page, options: FillOptions = { sensitive: true, basicOnly: false }): Promise<FieldOutcome[]> =>
	page.evaluate((given) => (globalThis as unknown as WithEngine).onwardSession!.fill(given), options);
export const undo = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as WithEngine).onwardSession!.undo());
