import { TOTP } from "otpauth";
import { form, type Received, send, withCookie } from "./http";

/** What an authenticator app with this key shows now, or `steps` half minutes later; it may be a half minute off. */
export const codeOf = (key: string, steps = 0) =>
	new TOTP({ secret: key.replaceAll(" ", "") }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sends the form of the page of two-step sign-in. */
export const postTwoStep = (url: string, cookie: string, fields: Record<string, string>): Promise<Received> =>
	send(`${url}/settings/two-step`, withCookie(cookie, form(fields)));

export const keyIn = (html: string) => /<code class="key">([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? "no key";
export const recoveryCodesIn = (html: string) =>
	[...html.matchAll(/<code>((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})<\/code>/g)].map(([, code = ""]) => code);

/** Switches two steps on for the student of this session, by the page's forms. */
export async function switchOnTwoStep(url: string, cookie: string): Promise<{ key: string; recovery: string[] }> {
	await postTwoStep(url, cookie, { intent: "begin" });
	const key = keyIn((await send(`${url}/settings/two-step`, withCookie(cookie))).text);
	const answer = await postTwoStep(url, cookie, { intent: "confirm", code: codeOf(key) });
	return { key, recovery: recoveryCodesIn(answer.text) };
}
