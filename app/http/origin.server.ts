import { env } from "../env.server";
import { AppError } from "../errors";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]", env.HOST]);

/** The origin under which a page tells others where it is; no secret goes there. */
export const siteOrigin = (request: Request): string => env.APP_URL ?? new URL(request.url).origin;

/**
 * The origin that links in mails and at Google lead back to: APP_URL, else the request's own when that is this machine.
 * Any other Host may be an attacker's, who would be mailed the link's secret. Throws AppError unavailable.
 */
export function linkOrigin(request: Request): string {
	if (env.APP_URL) return env.APP_URL;
	const { origin, hostname } = new URL(request.url);
	if (!LOOPBACK.has(hostname)) throw new AppError("unavailable", "This server cannot make links yet: APP_URL is not set.");
	return origin;
}
