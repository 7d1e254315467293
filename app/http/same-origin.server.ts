import { env } from "../env.server";
import { AppError } from "../errors";

const EXTENSION_ORIGIN = /^(chrome|moz)-extension:\/\/([a-z0-9-]+)$/;

function isAllowedExtension(origin: string): boolean {
	const id = EXTENSION_ORIGIN.exec(origin)?.[2];
	return id !== undefined && (env.EXTENSION_IDS.length === 0 || env.EXTENSION_IDS.includes(id));
}

/** The origin people reach the app under: APP_URL, else what the connection itself says. Forwarded hosts are never read here. */
function ownOrigin(request: Request): string {
	return env.APP_URL ?? new URL(request.url).origin;
}

/**
 * Refuses a state-changing request that another site caused (OWASP cross-site request forgery, “verify the origin”).
 * Browsers send Origin or Sec-Fetch-Site with every such request; clients that send neither carry no ambient cookies.
 * Throws AppError forbidden.
 */
export function requireSameOrigin(request: Request): void {
	const origin = request.headers.get("Origin");
	const site = request.headers.get("Sec-Fetch-Site");
	const isOwn =
		origin === null
			? site === null || site === "same-origin" || site === "none"
			: hostOf(origin) === hostOf(ownOrigin(request)) || isAllowedExtension(origin);
	if (!isOwn) throw new AppError("forbidden", "This request came from another site and was not carried out.");
}

function hostOf(origin: string): string | undefined {
	return URL.canParse(origin) ? new URL(origin).host : undefined;
}
