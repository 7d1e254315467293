/** Pages that would send a person who has just signed in round in a circle, or out again. */
const NOT_AFTER_SIGN_IN = /^\/(login|logout|register|adminregister|forgot-password|reset-password|api)(\/|$)/i;

const LOOKS_LIKE_A_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** A `redirectTo` that leads to a page of this site, as path and query; else undefined. */
export function ownPath(value: string | null): string | undefined {
	if (!value || !LOOKS_LIKE_A_PATH.test(value)) return undefined;
	const base = "http://own.invalid";
	if (!URL.canParse(value, base)) return undefined;
	const { origin, pathname, search } = new URL(value, base);
	if (origin !== base || pathname.startsWith("//") || NOT_AFTER_SIGN_IN.test(pathname)) return undefined;
	return pathname + search;
}
