import { isDeepStrictEqual } from "node:util";
import type { Browser, Page } from "playwright";
import { STUDENT } from "../fixtures/student";
import { buildForms, expectationOf, formNames, serveForms } from "../widgets/build.mjs";
import { held, LEFT, open } from "../widgets/steps.mjs";
import { fill, openSession } from "./browser";

/** One control of a page made with widget libraries, as its `expected.json` tells of it: tests/widgets/README.md. */
type Control = {
	key: string;
	group: string;
	path?: string;
	state?: unknown;
	alsoRight?: unknown[];
	shown?: unknown;
	choice?: true;
	hand?: [action: string, place: string, text?: string][];
};
type Held = { state: Record<string, unknown>; shown: Record<string, unknown> };

/** What became of a control; what was to stay and did is `left`. */
export type Verdict = "right" | "missed" | "wrong" | "left";
export type Judged = {
	form: string;
	key: string;
	group: string;
	path?: string;
	verdict: Verdict;
	holds: unknown;
	isChoice: boolean;
	isShownAsHeld: boolean;
};
export type WidgetForms = { judged: Judged[]; sent: string[] };
/** What fills a page that is open: the engine, or the browser's own autofill. */
export type FillPage = (page: Page, controls: readonly Control[]) => Promise<void>;

export const byEngine =
	(engine: string) =>
	async (page: Page): Promise<void> => {
		await openSession(page, engine, { email: STUDENT.email, answers: STUDENT.answers });
		await fill(page, { sensitive: true, basicOnly: false, makeRoom: true });
	};

/**
 * Fills every form of `forms` or of `set-aside`, each in a page of its own, and compares what the page's framework holds with what the
 * student meant. `wanted` names single ones.
 */
export async function fillWidgetForms(browser: Browser, fillPage: FillPage, folder: string, wanted: string[] = []): Promise<WidgetForms> {
	const names: string[] = formNames(folder).filter((name: string) => wanted.length === 0 || wanted.includes(name));
	await buildForms(names);
	const server = await serveForms();
	const all: WidgetForms = { judged: [], sent: [] };
	try {
		for (const name of names) {
			const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
			const expectation = expectationOf(name);
			await open(page, server.url, expectation);
			const first = await held(page);
			await fillPage(page, expectation.controls);
			await page.waitForTimeout(200);
			const last = await held(page);
			if (last.state.submitted) all.sent.push(name);
			all.judged.push(...expectation.controls.map((control: Control) => judge(name, control, first, last)));
			await page.close();
		}
	} finally {
		await server.stop();
	}
	return all;
}

function judge(form: string, { key, group, path, state, alsoRight = [], shown = state, choice }: Control, first: Held, last: Held): Judged {
	const isKept = isDeepStrictEqual(last.state[key], first.state[key]) && isDeepStrictEqual(last.shown[key], first.shown[key]);
	const isMeant = isDeepStrictEqual(last.state[key], state);
	const isRight = isMeant || alsoRight.some((other) => isDeepStrictEqual(last.state[key], other));
	const filled = isRight ? "right" : isKept ? "missed" : "wrong";
	return {
		form,
		key,
		group,
		path,
		holds: last.state[key],
		verdict: LEFT.includes(group) ? (isKept ? "left" : "wrong") : filled,
		isChoice: choice === true,
		isShownAsHeld: !isMeant || isDeepStrictEqual(last.shown[key], shown),
	};
}
