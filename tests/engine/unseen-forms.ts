import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OwnForm } from "./own-forms";

/** Per form: how many of the meant controls are right, which stayed empty, and what is wrong. */
export type Results = { [form: string]: { right: string; missed: string[]; wrong: string[] } };

const RESULTS = join(import.meta.dirname, "unseen-forms.results.json");

export const recorded = (): Results => (existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {});

export const resultsOf = (forms: readonly OwnForm[]): Results =>
	Object.fromEntries(
		forms.map(({ name, expected, notFilled, wrong }) => {
			const missed = notFilled.map((text) => text.replace(/ shows .*/s, ""));
			const spoiled = wrong.filter((text) => !text.startsWith("touched")).length;
			return [name, { right: `${expected - missed.length - spoiled} of ${expected}`, missed, wrong }];
		}),
	);

export const record = (results: Results) => writeFileSync(RESULTS, `${JSON.stringify(results, null, "\t")}\n`);
