import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Frame, Page } from "playwright";

const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const { source } = createRequire(builder)("axe-core") as { source: string };

/** The builder's own patience with a frame that does not answer. */
const PATIENCE_MS = 1000;

async function bringTo(frame: Frame): Promise<void> {
	const isThere = await frame.evaluate(`typeof globalThis.axe?.run === "function"`);
	if (!isThere) await frame.evaluate(source);
}

/** Brings axe into each document once. Left alone, the builder sends its half megabyte twice for each look, which takes longer than to look. */
export class LightAxe extends AxeBuilder {
	readonly #page: Page;

	constructor(page: Page) {
		super({ page, axeSource: ";" });
		this.#page = page;
	}

	/** A frame that cannot be entered is left to what axe says of it, as the builder does. */
	override async analyze() {
		const entered = this.#page.frames().map((frame) => bringTo(frame).catch(() => {}));
		await Promise.all(entered.map((each) => Promise.race([each, sleep(PATIENCE_MS, undefined, { ref: false })])));
		return super.analyze();
	}
}
