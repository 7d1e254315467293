const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const MINUTE = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

export const day = (moment: Date | string) => DAY.format(new Date(moment));

/** A day, or the first and the last of several. */
export function Days({ from, to }: { from: Date | string; to: Date | string }) {
	const [first, last] = [day(from), day(to)];
	return <time dateTime={new Date(to).toISOString()}>{first === last ? last : `${first} – ${last}`}</time>;
}

export function Minute({ at }: { at: Date | string }) {
	return <time dateTime={new Date(at).toISOString()}>{MINUTE.format(new Date(at))} UTC</time>;
}
