import { env } from "../env.server";
import { AppError } from "../errors";

const EXTENSION_ORIGIN = /^(chrome|moz)-extension:\/\/([a-z0-9-]+)$/;

function isAllowedExtension(origin: string): boolean {
	const id = EXTENSION_ORIGIN.exec(origin)?.[2];
	return id !== undefined && (env.EXTENSION_IDS.length === 0 || env.EXTENSION_IDS.includes(id));
}

/** Where people reach the app: APP_URL, else the Host the browser named; server.js puts a trusted proxy's word there. */
function ownHost(request: Request): string | null {
	return env.APP_URL ? new URL(env.APP_URL).host : request.headers.get("Host");
}

function hostOf(origin: string): string | undefined {
	return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Refuses a state-changing request that another site caused (OWASP cross-site request forgery, “verify the origin”).
 * Browsers send Origin or Sec-Fetch-Site with every such request; clients that send neither carry no ambient cookies.
 * The extension calls the API from an origin of its own, and only the API. Throws AppError forbidden.
 */
export function requireSameOrigin(request: Request): void {
	const origin = request.headers.get("Origin");
	const site = request.headers.get("Sec-Fetch-Site");
	const isFromExtension = origin !== null && isAllowedExtension(origin) && new URL(request.url).pathname.startsWith("/api/");
	const isFromHere =
		(origin === null || hostOf(origin) === ownHost(request)) && (site === null || site === "same-origin" || site === "none");
	if (!isFromHere && !isFromExtension) throw new AppError("forbidden", "This request came from another site and was not carried out.");
}
