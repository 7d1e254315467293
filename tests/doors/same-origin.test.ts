import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API } from "../../app/contract/api";
import { type App, startApp } from "../support/app";
import { type Contents, contentsOf } from "../support/database";
import { form, json, type Received, registerStaff, registerStudent, type Sent, send, withCookie } from "../support/http";
import { API_INPUTS, FORM_INPUTS, prepareInputs, type Sender, sentTo } from "../support/inputs";
import { ROUTES } from "../support/routes";
import { type StripeServer, startStripe } from "../support/stripe";

type Target = { name: string; path: string; sender: Sender; sent: Sent };

const endpoints = Object.entries(API).filter(([, { method }]) => method !== "GET");
const apiTargets: Target[] = endpoints.map(([name, { method, path }]) => {
	const { sender } = API_INPUTS[name as keyof typeof API];
	return { name: `${method} ${path}`, path, sender, sent: sentTo(name as keyof typeof API, method) };
});
const formTargets: Target[] = ROUTES.filter(({ takesForms, isStream }) => takesForms || isStream).flatMap(({ address, isStream }) => {
	const { sender, fields } = FORM_INPUTS[address.replace(/\/stream$/, "")] ?? { sender: "nobody", fields: {} };
	return (isStream ? [address] : [address, `${address}.data`]).map((path) => ({ name: `form ${path}`, path, sender, sent: form(fields) }));
});

const FOREIGN: Record<string, Record<string, string>> = {
	"another site": { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
	"another site, of an old browser": { origin: "https://evil.example" },
	"a sandboxed frame": { origin: "null" },
	"a page without Origin": { "sec-fetch-site": "cross-site" },
	"a neighbour of the same site": { "sec-fetch-site": "same-site" },
	"an Origin that is no address": { origin: "evil" },
	"an Origin that only begins like ours": { origin: "http://127.0.0.1.evil.example" },
	"a stranger that names itself as proxy does": {
		origin: "https://evil.example",
		"x-forwarded-host": "evil.example",
		forwarded: "host=evil.example",
	},
};
const EXTENSION = "chrome-extension://abcdefghijklmnopabcdefghijklmnop";

let stripe: StripeServer;
let app: App;
const cookies: Record<Sender, string> = { nobody: "", student: "", staff: "" };
beforeAll(async () => {
	stripe = await startStripe();
	app = await startApp({ RATE_LIMITS: "off", ...stripe.env });
	cookies.student = await registerStudent(app.url, "student@example.org");
	cookies.staff = await registerStaff(app.url);
});
afterAll(async () => {
	await app?.stop();
	await stripe?.stop();
});

const sendTo = ({ path, sender, sent }: Target, headers: Record<string, string>): Promise<Received> =>
	send(app.url + path, withCookie(cookies[sender], { ...sent, headers: { ...sent.headers, ...headers } }));

test("every page with a form is known here", () => {
	expect(ROUTES.filter(({ takesForms, address }) => takesForms && !FORM_INPUTS[address]).map(({ path }) => path)).toEqual([]);
});

describe("what another site causes is refused, and changes nothing", () => {
	let before: Contents;
	beforeAll(async () => {
		before = await app.whileStopped(async () => {
			await prepareInputs(app);
			return contentsOf(app);
		});
	});

	test.each([...apiTargets, ...formTargets])("$name", async (target) => {
		for (const [who, headers] of Object.entries(FOREIGN)) {
			const answer = await sendTo(target, headers);
			expect([who, answer.status]).toEqual([who, 403]);
			expect(answer.headers["set-cookie"]).toBeUndefined();
			if (target.path.startsWith("/api/"))
				expect(answer.json()).toMatchObject({ code: "forbidden", message: expect.any(String), error: expect.any(String) });
		}
	});

	test("the extension's origin opens the API only", async () => {
		for (const target of formTargets)
			expect([target.name, (await sendTo(target, { origin: EXTENSION })).status]).toEqual([target.name, 403]);
	});

	afterAll(async () => {
		expect(await app.whileStopped(() => contentsOf(app))).toEqual(before);
	});
});

describe("nobody else is let read", () => {
	test("no answer carries a header of cross-origin sharing, and a preflight grants nothing", async () => {
		const asking = {
			origin: "https://evil.example",
			"access-control-request-method": "PUT",
			"access-control-request-headers": "content-type",
		};
		for (const { address } of ROUTES) {
			for (const method of ["OPTIONS", "GET"]) {
				const { status, headers } = await send(app.url + address, { method, headers: asking });
				expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
				if (method === "OPTIONS") expect([address, status >= 400 && status < 500]).toEqual([address, true]);
			}
		}
	});
});

describe("this site, and clients that are no browser, are let in", () => {
	const allowed = (): Record<string, Record<string, string>> => ({
		"this site": { origin: app.url, "sec-fetch-site": "same-origin" },
		"an address typed by hand": { "sec-fetch-site": "none" },
		"a client that says nothing": {},
	});

	test.each([...apiTargets, ...formTargets])("$name", async (target) => {
		for (const [who, headers] of Object.entries(allowed())) {
			const answer = await sendTo({ ...target, sender: "nobody" }, headers);
			expect([who, answer.status]).not.toEqual([who, 403]);
			expect(answer.status).toBeLessThan(500);
		}
	});

	test("the extension calls the API", async () => {
		for (const target of apiTargets) {
			const answer = await sendTo({ ...target, sender: "nobody" }, { origin: EXTENSION, "sec-fetch-site": "cross-site" });
			expect([target.name, answer.status]).not.toEqual([target.name, 403]);
		}
	});

	test("where EXTENSION_IDS names the extensions, no other one is", async () => {
		const strict = await startApp({ EXTENSION_IDS: "a".repeat(32), RATE_LIMITS: "off" });
		const statusFor = async (id: string) =>
			(
				await send(`${strict.url}/api/auth/login`, {
					...json("POST", { email: "a@example.org", password: "b" }),
					headers: { "content-type": "application/json", origin: `chrome-extension://${id}` },
				})
			).status;
		try {
			expect([await statusFor("a".repeat(32)), await statusFor("b".repeat(32))]).toEqual([401, 403]);
		} finally {
			await strict.stop();
		}
	});
});
