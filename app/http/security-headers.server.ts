import { videoOrigins } from "../contract/videos";
import { env } from "../env.server";

/** Forms that lead on to other sites: signing in, and paying. */
const payment = env.STRIPE_SECRET_KEY
	? ["https://checkout.stripe.com", "https://billing.stripe.com", ...(env.STRIPE_API_BASE ? [new URL(env.STRIPE_API_BASE).origin] : [])]
	: [];
const google = new URL(env.GOOGLE_BASE_URL ?? "https://accounts.google.com").origin;

/** Foreign pages that a page may hold in a frame, by what a route's `handle.frames` calls them. Nothing else of theirs gets in. */
const FRAMES = {
	meeting: env.MEETING_URL ? [new URL(env.MEETING_URL).origin] : [],
} as const;

export type Frames = keyof typeof FRAMES;

/** `videos` are the addresses of videos that the page plays: links to hosts, or files. */
type PageNeeds = { nonce: string | undefined; frames: readonly Frames[]; videos: readonly string[] };

/**
 * The headers of every HTML answer: an enforced content security policy (CSP level 3) that lets in nothing from
 * elsewhere, and no caching of pages that may show a person's data.
 * `nonce` is what inline scripts of hydrated pages bear; pages without one get no inline script at all. `frames` says
 * which foreign pages this one may hold. Of `videos` the policy admits the hosts alone, in a frame or as files, and lets
 * a script ask whether they can be reached.
 */
export function setSecurityHeaders(headers: Headers, { nonce, frames, videos }: PageNeeds): void {
	const { players, files } = videoOrigins(videos);
	const frameHosts = [...frames.flatMap((kind) => FRAMES[kind]), ...players];
	const policy = [
		"default-src 'none'",
		`script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		["media-src 'self'", ...(files.length ? ["blob:", ...files] : [])].join(" "),
		["connect-src 'self'", ...players, ...files].join(" "),
		"manifest-src 'self'",
		...(frameHosts.length ? [`frame-src ${frameHosts.join(" ")}`] : []),
		["form-action 'self'", google, ...payment].join(" "),
		"frame-ancestors 'none'",
		"base-uri 'none'",
		...(env.isSecure ? ["upgrade-insecure-requests"] : []),
	];
	headers.set("Content-Security-Policy", policy.join("; "));
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}
