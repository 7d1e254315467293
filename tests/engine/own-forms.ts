import type { Browser } from "playwright";
import { STUDENT } from "../fixtures/student";
import { type Before, differences, EXPECTATIONS, type Expectation, openForm } from "../support/forms";
import { fill, openSession } from "./browser";

export type OwnForm = { name: string; expected: number; notFilled: string[]; wrong: string[]; violations: string[] };

const FACTS = { email: STUDENT.email, answers: STUDENT.answers };

/** Fills every form of the project's own and compares it with what the student meant. */
export async function fillOwnForms(browser: Browser, engine: string, url: string, sensitive: boolean): Promise<OwnForm[]> {
	const results: OwnForm[] = [];
	for (const expectation of EXPECTATIONS) {
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
		const before: Before = await openForm(page, url, expectation);
		await openSession(page, engine, FACTS);
		await fill(page, { sensitive, basicOnly: false });
		results.push(sorted(expectation, await differences(page, expectation, before, { sensitive })));
		await page.close();
	}
	return results;
}

function sorted({ name, form, fields }: Expectation, found: readonly string[]): OwnForm {
	const touched = found.filter((text) => text.startsWith("touched"));
	const empty = found.filter((text) => / shows ("(Choose|Select|Please Select)?"|false|undefined) instead/.test(text));
	return {
		name,
		expected: fields.length,
		notFilled: empty,
		wrong: found
			.filter((text) => !touched.includes(text) && !empty.includes(text) && !text.startsWith("the page holds"))
			.concat(form.startsWith("traps") ? [] : touched),
		violations: form.startsWith("traps") ? touched : [],
	};
}
