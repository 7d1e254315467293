import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { drainBackground as drainWork, regularly } from "./background.server";
import { listenForCommands } from "./command-socket.server";
import { NonceContext } from "./components/nonce";
import { COMMANDS } from "./domain/commands.server";
import { forgetOldGifts } from "./domain/gifts.server";
import { forgetOldInvitations } from "./domain/invitations.server";
import { startOutbox, stopOutbox } from "./domain/outbox.server";
import { tendUnusedAccounts } from "./domain/retention.server";
import { forgetOldUploads } from "./domain/roster-uploads.server";
import { closeLeftSubscriptions } from "./domain/subscription-states.server";
import { giveBackAbandoned } from "./domain/usage.server";
import { env } from "./env.server";
import { loggedPath } from "./http/logged-path.server";
import { requireSameOrigin } from "./http/same-origin.server";
import { type Frames, setSecurityHeaders } from "./http/security-headers.server";
import { log } from "./log.server";

export { closeDatabase, isDatabaseReachable, queriesSent } from "./db.server";
export { env } from "./env.server";
export { admit, refusalAnswer, settleHost } from "./http/front-door.server";
export { loggedPath } from "./http/logged-path.server";
export { refusalOf } from "./http/refusals.server";
export { log } from "./log.server";

const MINUTE_MS = 60_000;

/** Nobody but this process can hold a use on the embedded database; what it finds there, a crash left. */
await giveBackAbandoned(env.DATABASE_URL ? new Date() : new Date("9999-01-01"));
regularly("giving back uses that a crash left reserved", 15_000, () => giveBackAbandoned());
regularly("warning and deleting accounts that nobody uses", 60 * MINUTE_MS, tendUnusedAccounts);

regularly("forgetting old uploads", 60 * MINUTE_MS, forgetOldUploads);
regularly("forgetting old invitations", 60 * MINUTE_MS, forgetOldInvitations);

if (env.STRIPE_SECRET_KEY) {
	regularly("ending subscriptions of who is gone", 10 * MINUTE_MS, closeLeftSubscriptions);
	regularly("forgetting old gifts", 60 * MINUTE_MS, forgetOldGifts);
}

await startOutbox({ isAlone: !env.DATABASE_URL });

/** Resolves when what was begun is done and the mails under way are through; the server awaits it before it stops. */
export async function drainBackground(): Promise<void> {
	await drainWork();
	await stopOutbox();
}

if (!env.DATABASE_URL) listenForCommands(env.DATA_DIR, COMMANDS);

const RENDER_TIMEOUT_MS = 5000;

/** How long Remix keeps the data of an answer that nobody asked to be streamed. */
export const streamTimeout = 1000;

/** What a route says of itself: whether it wants React in the browser, and what it shows from elsewhere. */
type Handle = { hydrate?: boolean; frames?: Frames; videos?: readonly string[] };

const handlesOf = (context: EntryContext) =>
	context.staticHandlerContext.matches.map(({ route }) => (context.routeModules[route.id]?.handle ?? {}) as Handle);

/** A page is rendered from its own routes, and names no others to the browser: each link loads its page anew. */
function withOwnRoutes(context: EntryContext): EntryContext {
	const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
	const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => ids.includes(id)));
	return { ...context, manifest: { ...context.manifest, routes } };
}

/** What a refusal said on when to come back; of a route's headers Remix hands on the cookies alone. */
function retryAfterOf({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext): string | undefined {
	const told = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)].map((headers) => headers.get("Retry-After"));
	return told.find((value) => value !== null) ?? undefined;
}

/** Renders a page whole: its parts are small and ready together, and one piece compresses better and faster than many. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	_loadContext: AppLoadContext,
) {
	const handles = handlesOf(context);
	const isForBrowser = handles.some(({ hydrate }) => hydrate);
	const nonce = isForBrowser ? randomBytes(16).toString("base64") : undefined;
	setSecurityHeaders(headers, {
		nonce,
		frames: handles.flatMap(({ frames }) => frames ?? []),
		videos: handles.flatMap(({ videos }) => videos ?? []),
	});
	const retryAfter = retryAfterOf(context);
	if (retryAfter) headers.set("Retry-After", retryAfter);
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Promise<Response>((resolve, reject) => {
		let currentStatus = status;
		let isShellReady = false;
		const chunks: Buffer[] = [];
		const page = new Writable({
			autoDestroy: false,
			write(chunk, _encoding, done) {
				chunks.push(chunk);
				done();
			},
			final(done) {
				clearTimeout(patience);
				const body = Buffer.concat(chunks);
				headers.set("Content-Length", String(body.byteLength));
				resolve(new Response(body, { status: currentStatus, headers }));
				done();
			},
		});
		const { pipe, abort } = renderToPipeableStream(
			<NonceContext.Provider value={nonce}>
				<RemixServer context={withOwnRoutes(context)} url={request.url} nonce={nonce} />
			</NonceContext.Provider>,
			{
				nonce,
				onShellReady() {
					isShellReady = true;
				},
				onAllReady: () => pipe(page),
				onShellError(error) {
					clearTimeout(patience);
					reject(error);
				},
				onError(error) {
					currentStatus = 500;
					if (isShellReady) log.error({ err: error }, "rendering failed");
				},
			},
		);
		const patience = setTimeout(abort, RENDER_TIMEOUT_MS);
	});
}

/** What a page fetches while it is open is as private as the page. */
export function handleDataRequest(response: Response) {
	if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
	return response;
}

/**
 * Logs what no route expected; a person who left the page is no error, nor is an address or method that does not exist.
 * Throws AppError forbidden for a form from another site: where server.js does not stand before it, the framework turns that down
 * with an error of its own and would answer 500, and what is thrown here it leaves to the server to answer.
 */
export function handleError(error: unknown, { request }: { request: Request }) {
	if (request.method !== "GET" && request.method !== "HEAD") requireSameOrigin(request);
	const isAnswer = isRouteErrorResponse(error) && error.status < 500;
	if (!request.signal.aborted && !isAnswer) log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, "request failed");
}
