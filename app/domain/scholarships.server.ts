import type { Scholarship } from "../content/scholarships";
import { dayOf, nextDeadline } from "./deadlines.server";

const LONG_DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The scholarships with the next deadline of each in words, such as “January 12, 2027”; never one that has passed `now`. */
export function withNextDeadlines(scholarships: readonly Scholarship[], now: Date) {
	const today = dayOf(now);
	return scholarships.map(({ deadline, ...rest }) => ({
		...rest,
		deadline: typeof deadline === "string" ? deadline : LONG_DAY.format(new Date(nextDeadline(deadline, today))),
	}));
}
