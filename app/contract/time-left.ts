const DAY_MS = 24 * 60 * 60 * 1000;

/** How far off a plain day (YYYY-MM-DD) is in words: “in 9 days”, “tomorrow”, “today”, “passed”. */
export function timeLeft(day: string, today: string): string {
	const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
	if (days < 0) return "passed";
	if (days === 0) return "today";
	return days === 1 ? "tomorrow" : `in ${days} days`;
}
