import { createCookie } from "@remix-run/node";
import type { Account } from "../domain/accounts.server";
import { type Actor, createSession, endSessionOf, findActor } from "../domain/sessions.server";
import { env } from "../env.server";
import { AppError } from "../errors";
import { rememberDevice } from "./device-cookie.server";

const attributes = { httpOnly: true, sameSite: "lax", secure: env.isSecure, path: "/" } as const;
const sessionCookie = createCookie(env.isSecure ? "__Host-onward_session" : "onward_session", attributes);

const actors = new WeakMap<Request, Promise<Actor | undefined>>();

async function tokenOf(request: Request): Promise<string | undefined> {
	const value: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
	return typeof value === "string" ? value : undefined;
}

/** Who is signed in, or undefined. Asked twice within a request it costs one query. */
export function actorOf(request: Request): Promise<Actor | undefined> {
	const known = actors.get(request);
	if (known) return known;
	const found = tokenOf(request).then((token) => (token ? findActor(token) : undefined));
	actors.set(request, found);
	return found;
}

/** The signed-in person. Throws AppError signed_out. */
export async function requireActor(request: Request): Promise<Actor> {
	const actor = await actorOf(request);
	if (!actor) throw new AppError("signed_out", "Please log in to continue.");
	return actor;
}

/** The signed-in person in one role. Throws AppError signed_out or forbidden. */
export async function requireRole(request: Request, role: Actor["role"]): Promise<Actor> {
	const actor = await requireActor(request);
	if (actor.role !== role)
		throw new AppError("forbidden", role === "Student" ? "This page is for students." : "This page is for school staff.");
	return actor;
}

/**
 * Begins a session in place of the one the browser had. Gives the headers that carry it, the browser's sign-in history
 * among them, and the secret.
 */
export async function signIn(request: Request, account: Account): Promise<{ headers: Headers; token: string }> {
	const previous = await tokenOf(request);
	const { token, expiresAt } = await createSession(account, deviceOf(request));
	if (previous) await endSessionOf(previous);
	const headers = await rememberDevice(request, account.email);
	headers.append("Set-Cookie", await sessionCookie.serialize(token, { expires: expiresAt }));
	return { headers, token };
}

/** Ends the browser's session. Gives the headers that remove its cookie. */
export async function signOut(request: Request): Promise<Headers> {
	const token = await tokenOf(request);
	if (token) await endSessionOf(token);
	return new Headers({ "Set-Cookie": await sessionCookie.serialize("", { maxAge: 0 }) });
}

const BROWSERS: [RegExp, string][] = [
	[/Edg\//, "Edge"],
	[/OPR\//, "Opera"],
	[/Firefox\//, "Firefox"],
	[/SamsungBrowser/, "Samsung Internet"],
	[/Chrom(e|ium)\//, "Chrome"],
	[/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
	[/iPhone|iPad/, "iOS"],
	[/Android/, "Android"],
	[/CrOS/, "ChromeOS"],
	[/Windows/, "Windows"],
	[/Mac OS X/, "macOS"],
	[/Linux/, "Linux"],
];

/** Words for the device, without the version numbers that would make it a fingerprint. */
export function deviceOf(request: Request): string {
	const agent = request.headers.get("User-Agent") ?? "";
	const first = (list: [RegExp, string][], fallback: string) => list.find(([pattern]) => pattern.test(agent))?.[1] ?? fallback;
	return `${first(BROWSERS, "A browser")} on ${first(SYSTEMS, "an unknown system")}`;
}
