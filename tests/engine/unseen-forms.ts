import type { OwnForm } from "./own-forms";
import { resultsFile } from "./results";

/** Per form: how many of the meant controls are right, which stayed empty, and what is wrong. */
export type Results = { [form: string]: { right: string; missed: string[]; wrong: string[] } };

export const { recorded, record } = resultsFile<Results>("unseen-forms", {});

export const resultsOf = (forms: readonly OwnForm[]): Results =>
	Object.fromEntries(
		forms.map(({ name, expected, notFilled, wrong }) => {
			const missed = notFilled.map((text) => text.replace(/ shows .*/s, ""));
			const spoiled = wrong.filter((text) => !text.startsWith("touched")).length;
			return [name, { right: `${expected - missed.length - spoiled} of ${expected}`, missed, wrong }];
		}),
	);
