import { randomBytes } from "node:crypto";
import { type AppLoadContext, createCookie } from "@remix-run/node";
import type { Client } from "../domain/accounts.server";
import { env } from "../env.server";
import { keyedHash } from "../keyed-hash.server";

declare module "@remix-run/node" {
	interface AppLoadContext {
		/** Network address of the client, as far as proxies are trusted; server.js gives it, remix-serve does not. */
		clientAddress?: string;
	}
}

/** Accounts one browser stays known to: computers in a school have many users. */
const ACCOUNTS_MAX = 30;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Device = { id: string; accounts: string[] };

const deviceCookie = createCookie(env.isSecure ? "__Host-onward_device" : "onward_device", {
	httpOnly: true,
	sameSite: "lax",
	secure: env.isSecure,
	path: "/",
	maxAge: YEAR_SECONDS,
	secrets: [env.SESSION_SECRET],
});

const tagOf = (email: string) => keyedHash(`device ${email}`).slice(0, 16);

/** The cookie's signature vouches for its shape. */
async function deviceOf(request: Request): Promise<Device | undefined> {
	const device: Device | "" | null = await deviceCookie.parse(request.headers.get("Cookie"));
	return device || undefined;
}

/** Notes in the browser that it has signed in to an account (OWASP, “device cookies”). Gives the headers that do so. */
export async function rememberDevice(request: Request, email: string): Promise<Headers> {
	const { id, accounts } = (await deviceOf(request)) ?? { id: randomBytes(16).toString("base64url"), accounts: [] };
	const tag = tagOf(email);
	const device: Device = { id, accounts: [tag, ...accounts.filter((known) => known !== tag)].slice(0, ACCOUNTS_MAX) };
	return new Headers({ "Set-Cookie": await deviceCookie.serialize(device) });
}

/** What limits go by: the client's address, and the browser's own secret when it has signed in to the account before. */
export async function clientOf({ request, context }: { request: Request; context: AppLoadContext }, email?: string): Promise<Client> {
	const device = email === undefined ? undefined : await deviceOf(request);
	return {
		address: context.clientAddress && networkOf(context.clientAddress),
		knownDevice: email !== undefined && device?.accounts.includes(tagOf(email)) ? device.id : undefined,
	};
}

/** One subscriber has a whole /64 of IPv6. */
function networkOf(address: string): string {
	if (!address.includes(":") || address.startsWith("::ffff:")) return address;
	const [head = "", tail = ""] = address.split("::");
	const start = head.split(":").filter(Boolean);
	const end = tail.split(":").filter(Boolean);
	const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0"), ...end];
	return groups.slice(0, 4).join(":");
}
