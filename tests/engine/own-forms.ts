import type { Browser } from "playwright";
import { STUDENT } from "../fixtures/student";
import { type Before, differences, type Expectation, openForm } from "../support/forms";
import { fill, openSession } from "./browser";

export type OwnForm = { name: string; expected: number; notFilled: string[]; wrong: string[]; violations: string[] };

const FACTS = { email: STUDENT.email, answers: STUDENT.answers };

/** Filling is mostly waiting for the page. */
const SIDE_BY_SIDE = 3;

/** Fills these forms of the project's own, a few at a time, and compares them with what the student meant. */
export async function fillOwnForms(
	browser: Browser,
	engine: string,
	url: string,
	expectations: readonly Expectation[],
): Promise<OwnForm[]> {
	const results: OwnForm[] = [];
	const waiting = [...expectations.entries()];
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [index, expectation] = next;
			const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
			const before = await openForm(page, url, expectation);
			await openSession(page, engine, FACTS);
			await fill(page, { sensitive: true, basicOnly: false });
			results[index] = sorted(expectation, before, await differences(page, expectation, before, { sensitive: true }));
			await page.close();
		}
	};
	await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
	return results;
}

function sorted({ name, form, fields }: Expectation, { shown }: Before, found: readonly string[]): OwnForm {
	const touched = found.filter((text) => text.startsWith("touched"));
	const untouched = fields.map((field) => `${field.control} shows ${JSON.stringify(shown.get(field))} instead`);
	const empty = found.filter((text) => untouched.some((start) => text.startsWith(start)));
	const isTold = (text: string) => /^the page holds (?!unheard|submitted)/.test(text);
	return {
		name,
		expected: fields.length,
		notFilled: empty,
		wrong: found
			.filter((text) => !touched.includes(text) && !empty.includes(text) && !isTold(text))
			.concat(form.startsWith("traps") ? [] : touched),
		violations: form.startsWith("traps") ? touched : [],
	};
}

/** Shares over these forms: of what was meant, how much is right; of what was filled, how much is right. Violations count as wrong. */
export function totals(forms: readonly OwnForm[]) {
	const sum = (count: (form: OwnForm) => number) => forms.reduce((total, form) => total + count(form), 0);
	const expected = sum((form) => form.expected);
	const right = sum((form) => form.expected - form.notFilled.length - form.wrong.filter((text) => !text.startsWith("touched")).length);
	const wrong = sum((form) => form.wrong.length + form.violations.length);
	return { expected, right, wrong, recall: right / expected, precision: right / (right + wrong || 1) };
}
