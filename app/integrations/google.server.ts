import { setTimeout } from "node:timers/promises";
import type { GoogleProfile } from "remix-auth-google";
import { GoogleStrategy } from "remix-auth-google";
import { z } from "zod";
import { env } from "../env.server";

const TIMEOUT_MS = 10_000;

/** OpenID Connect core, 5.1, as far as it is used here. */
const userInfo = z.object({
	sub: z.string().min(1).max(255),
	email: z.email().max(254),
	email_verified: z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]).default(false),
});

export type GoogleIdentity = { subject: string; email: string; isEmailVerified: boolean };

const addressOf = (path: string, usual: string) => (env.GOOGLE_BASE_URL ? new URL(path, env.GOOGLE_BASE_URL).href : usual);

/** Google's sign-in with addresses that GOOGLE_BASE_URL can lead elsewhere, and an answer that is checked. */
export class GoogleSignIn extends GoogleStrategy<GoogleIdentity> {
	constructor(callbackURL: string) {
		const credentials = { clientID: env.GOOGLE_CLIENT_ID ?? "", clientSecret: env.GOOGLE_CLIENT_SECRET ?? "" };
		super({ ...credentials, callbackURL, scope: ["openid", "email"], prompt: "select_account" }, async ({ profile: { _json } }) => ({
			subject: _json.sub,
			email: _json.email.toLowerCase(),
			isEmailVerified: _json.email_verified,
		}));
		this.authorizationURL = addressOf("/o/oauth2/v2/auth", this.authorizationURL);
		this.tokenURL = addressOf("/token", this.tokenURL);
	}

	protected override fetchAccessToken(code: string, params: URLSearchParams) {
		const isLate = setTimeout(TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(new Error("Google did not answer in time")));
		return Promise.race([super.fetchAccessToken(code, params), isLate]);
	}

	protected override async userProfile(accessToken: string): Promise<GoogleProfile> {
		const response = await fetch(addressOf("/oauth2/v3/userinfo", "https://www.googleapis.com/oauth2/v3/userinfo"), {
			headers: { Authorization: `Bearer ${accessToken}` },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (!response.ok) throw new Error(`Google answered ${response.status} to the question who signs in`);
		const told = userInfo.parse(await response.json());
		return { provider: "google", id: told.sub, _json: told } as GoogleProfile;
	}
}
