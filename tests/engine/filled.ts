import type { Browser, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import type { FieldOutcome } from "../../extension/engine/types";
import { STUDENT } from "../fixtures/student";
import { bundleEngine, fill, launch, putEngineBefore, startSession, undo } from "./browser";

export type Filled = { held: unknown; undone: unknown; outcomes: FieldOutcome[] };

type FillingPage = {
	page: () => Page;
	fillBody: (body: string, makeRoom: boolean) => Promise<FieldOutcome[]>;
	/** Fills a form, and tells what its controls hold then: of those to choose from the words of what is chosen. */
	held: (form: string, makeRoom?: boolean) => Promise<string[]>;
};

/** A page that has the engine, and what writes a body or a form into it and fills that. */
export function fillingPage(): FillingPage {
	let browser: Browser;
	let page: Page;
	beforeAll(async () => {
		const [opened, engine] = await Promise.all([launch(), bundleEngine()]);
		browser = opened;
		page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
		await putEngineBefore(page, engine);
	});
	afterAll(() => browser.close());
	const fillBody = async (body: string, makeRoom: boolean) => {
		await page.goto("about:blank");
		await page.setContent(`<!doctype html><html lang="en"><title>Application</title><body><h1>Application</h1>${body}</body></html>`);
		await startSession(page, { email: STUDENT.email, answers: STUDENT.answers });
		return fill(page, { sensitive: true, basicOnly: false, makeRoom });
	};
	const held = async (form: string, makeRoom = false) => {
		await fillBody(`<form>${form}</form>`, makeRoom);
		return page.evaluate(() =>
			[...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input,select,textarea")].flatMap((control) => {
				if (control instanceof HTMLSelectElement) return control.selectedOptions[0]!.label;
				if (control.type !== "radio") return control.value;
				return control.checked ? control.parentElement!.textContent!.trim() : [];
			}),
		);
	};
	return { page: () => page, fillBody, held };
}

/** Gives a function that fills a page whose `held()` tells what it would submit: what that is then, and after undo, and what the engine says. */
export function filling(): (body: string, makeRoom?: boolean) => Promise<Filled> {
	const { page, fillBody } = fillingPage();
	return async (body, makeRoom = false) => {
		const outcomes = await fillBody(body, makeRoom);
		const read = () => page().evaluate(() => (globalThis as unknown as { held(): unknown }).held());
		const held = await read();
		await undo(page());
		const undone = await read();
		return { held, undone, outcomes };
	};
}
