import { env } from "../env.server";

const google = new URL(env.GOOGLE_BASE_URL ?? "https://accounts.google.com").origin;

/** Foreign pages that a page may hold in a frame, by what a route's `handle.frames` calls them. Nothing else of theirs gets in. */
const FRAMES = {
	video: ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
	meeting: env.MEETING_URL ? [new URL(env.MEETING_URL).origin] : [],
} as const;

export type Frames = keyof typeof FRAMES;

/**
 * The headers of every HTML answer: an enforced content security policy (CSP level 3) that lets in nothing from
 * elsewhere, and no caching of pages that may show a person's data.
 * `nonce` is what inline scripts of hydrated pages bear; pages without one get no inline script at all. `frames` says
 * which foreign pages this one may hold.
 */
export function setSecurityHeaders(headers: Headers, nonce: string | undefined, frames: readonly Frames[]): void {
	const frameHosts = frames.flatMap((kind) => FRAMES[kind]);
	const policy = [
		"default-src 'none'",
		`script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"media-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		...(frameHosts.length ? [`frame-src ${frameHosts.join(" ")}`] : []),
		`form-action 'self' ${google}`,
		"frame-ancestors 'none'",
		"base-uri 'none'",
		...(env.isSecure ? ["upgrade-insecure-requests"] : []),
	];
	headers.set("Content-Security-Policy", policy.join("; "));
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}
