import { createCookie } from "@remix-run/node";
import type { Account } from "../domain/accounts.server";
import { beginChallenge } from "../domain/sign-in-challenges.server";
import { env } from "../env.server";

const challengeCookie = createCookie(env.isSecure ? "__Host-onward_code" : "onward_code", {
	httpOnly: true,
	sameSite: "lax",
	secure: env.isSecure,
	path: "/",
});

/** Makes the browser the one that may bring the second step of this sign-in. Gives the headers that do so. */
export async function askForCode(account: Account): Promise<Headers> {
	const { token, expiresAt } = await beginChallenge(account);
	return new Headers({ "Set-Cookie": await challengeCookie.serialize(token, { expires: expiresAt }) });
}

/** The secret of the sign-in that this browser is in the middle of. */
export async function challengeOf(request: Request): Promise<string | undefined> {
	const value: unknown = await challengeCookie.parse(request.headers.get("Cookie"));
	return typeof value === "string" && value ? value : undefined;
}

/** The Set-Cookie that ends it in the browser. */
export const clearedChallenge = () => challengeCookie.serialize("", { maxAge: 0 });
