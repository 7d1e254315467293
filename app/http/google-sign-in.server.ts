import { createCookieSessionStorage, redirect } from "@remix-run/node";
import { Authenticator, AuthorizationError } from "remix-auth";
import { env } from "../env.server";
import { type GoogleIdentity, GoogleSignIn } from "../integrations/google.server";
import { log } from "../log.server";
import { linkOrigin } from "./origin.server";
import { ownPath } from "./own-path.server";

const START = "/api/auth/login/federated/google";
const MINUTES_MAX = 10;

const isOffered = Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);

/** Holds what binds Google's answer to this browser, and where to go afterwards. */
const journeys = createCookieSessionStorage<{ redirectTo: string }>({
	cookie: {
		name: env.isSecure ? "__Host-onward_google" : "onward_google",
		httpOnly: true,
		sameSite: "lax",
		secure: env.isSecure,
		path: "/",
		maxAge: MINUTES_MAX * 60,
		secrets: [env.SESSION_SECRET],
	},
});

/** Address of the link that starts a sign-in with Google; undefined where the server does not offer it. */
export function googleSignInHref(redirectTo: string | null): string | undefined {
	if (!isOffered) return undefined;
	const path = ownPath(redirectTo);
	return path ? `${START}?${new URLSearchParams({ redirectTo: path })}` : START;
}

function authenticate(request: Request, cookie: string | null): Promise<GoogleIdentity> {
	const authenticator = new Authenticator<GoogleIdentity>(journeys, { throwOnError: true });
	authenticator.use(new GoogleSignIn(`${linkOrigin(request)}${START}/callback`), "google");
	return authenticator.authenticate("google", new Request(request.url, { headers: cookie ? { Cookie: cookie } : {} }));
}

/** Sends the person to Google. Throws the redirect. */
export async function beginGoogleSignIn(request: Request): Promise<never> {
	if (!isOffered) throw redirect("/login?notice=google-failed");
	const journey = await journeys.getSession();
	const redirectTo = ownPath(new URL(request.url).searchParams.get("redirectTo"));
	if (redirectTo) journey.set("redirectTo", redirectTo);
	await authenticate(request, await journeys.commitSession(journey));
	throw new Error("the journey to Google did not begin");
}

/**
 * Takes Google's answer: who the person is, where they wanted to go, and the cookie that ends the journey.
 * Throws a redirect to /login when they turned back or the answer does not hold.
 */
export async function finishGoogleSignIn(
	request: Request,
): Promise<{ identity: GoogleIdentity; redirectTo: string | undefined; clear: string }> {
	const cookie = request.headers.get("Cookie");
	const journey = await journeys.getSession(cookie);
	const clear = await journeys.destroySession(journey);
	const back = (notice: string) => redirect(`/login?notice=${notice}`, { headers: { "Set-Cookie": clear } });
	if (!isOffered) throw back("google-failed");
	if (new URL(request.url).searchParams.get("error") === "access_denied") throw back("google-cancelled");
	try {
		return { identity: await authenticate(request, cookie), redirectTo: journey.get("redirectTo"), clear };
	} catch (error) {
		if (!(error instanceof AuthorizationError)) throw error;
		log.warn({ err: error }, "Google's answer was refused");
		throw back("google-failed");
	}
}
