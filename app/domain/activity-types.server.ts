import { TYPE_SIGNS } from "../content/activity-words";

/** The profile's type of an activity where what is said of it names exactly one; else undefined, for the student to choose. */
export function typeOf(text: string): string | undefined {
	const [found, ...others] = TYPE_SIGNS.filter(([, sign]) => sign.test(text));
	return others.length === 0 ? found?.[0] : undefined;
}
