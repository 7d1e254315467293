import type { IncomingMessage } from "node:http";
import { env } from "../env.server";
import { AppError } from "../errors";
import { PRODUCT } from "../product";
import { refusalResponse } from "./json-door.server";
import { refusalHeaders } from "./refusals.server";
import { requireSameOrigin } from "./same-origin.server";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

type Head = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Makes Host name the address people reach the app under, for everything behind this door: APP_URL, else what a trusted
 * proxy says, else what the client said. Without a trusted proxy its headers are dropped.
 */
export function settleHost({ headers }: Pick<Head, "headers">): void {
	const told =
		env.TRUST_PROXY > 0
			? String(headers["x-forwarded-host"] ?? "")
					.split(",")[0]
					?.trim()
			: undefined;
	headers.host = env.APP_URL ? new URL(env.APP_URL).host : told || headers.host;
	delete headers["x-forwarded-host"];
	if (env.TRUST_PROXY > 0) return;
	for (const name of Object.keys(headers)) if (name === "forwarded" || name.startsWith("x-forwarded-")) delete headers[name];
}

/**
 * Refuses what the framework would answer with a 500: an unreadable host, address or method, its own old data requests,
 * and a form from another site. Throws AppError malformed or forbidden.
 */
export function admit({ method = "", url = "", headers }: Head): void {
	const { host = "", origin, "sec-fetch-site": site } = headers;
	const address = `http://${host}${url}`;
	if (!METHODS.includes(method)) throw new AppError("malformed", `${method} is not understood here.`);
	if (!HOST.test(host) || !url.startsWith("/") || !URL.canParse(address) || !isDecodable(url)) {
		throw new AppError("malformed", "The address of this request is not valid.");
	}
	if (/[?&]_data=/.test(url)) throw new AppError("malformed", "This address is not in use any more. Please reload the page.");
	if (method === "GET" || method === "HEAD") return;
	const told = new Headers({
		host,
		...(origin === undefined ? {} : { origin }),
		...(typeof site === "string" ? { "sec-fetch-site": site } : {}),
	});
	requireSameOrigin(new Request(address, { method, headers: told }));
}

function isDecodable(url: string): boolean {
	try {
		decodeURIComponent(url.split("?", 1)[0] ?? "");
		return true;
	} catch {
		return false;
	}
}

/** A refusal outside of any route: JSON below /api, elsewhere a small page. */
export function refusalAnswer(refusal: AppError, url: string): Response {
	if (url.startsWith("/api/")) return refusalResponse(refusal);
	const body = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${PRODUCT.name}</title></head><body><main><h1>Unexpected Application Error</h1><p>${escapeHtml(refusal.message)}</p><p><a href="/">Go to the start page</a></p></main></body></html>`;
	const headers = {
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "no-store",
		"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
	};
	return new Response(body, { status: refusal.status, headers: { ...headers, ...refusalHeaders(refusal) } });
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
