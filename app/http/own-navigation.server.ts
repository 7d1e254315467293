/**
 * Whether a person followed a link of this site or typed the address, rather than another site or a prefetch asking. Browsers too old
 * to say where a request comes from name the page it comes from, to its own site at least.
 */
export function isOwnNavigation({ headers, url }: Request): boolean {
	const site = headers.get("Sec-Fetch-Site");
	if (site === null) {
		const referrer = headers.get("Referer") ?? "";
		return URL.canParse(referrer) && new URL(referrer).host === (headers.get("Host") ?? new URL(url).host);
	}
	return (site === "same-origin" || site === "none") && headers.get("Sec-Fetch-Mode") === "navigate" && !headers.has("Sec-Purpose");
}

/** An old browser whose address bar was used, or a program of one's own: the answer reaches nobody else. */
const tellsNothing = ({ headers }: Request) => !headers.has("Sec-Fetch-Site") && !headers.has("Referer");

/** Whether who asks will see the answer and meant to: what is noted for a student is not to be caused by another site or a prefetch. */
export const isMeantToBeSeen = (request: Request) => isOwnNavigation(request) || tellsNothing(request);
