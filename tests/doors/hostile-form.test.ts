import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { type Contents, contentsOf } from "../support/database";
import { expectPageRefusal } from "../support/hostile";
import { form, type Received, registerStaff, registerStudent, type Sent, send, withCookie } from "../support/http";
import { FORM_INPUTS, prepareInputs, type Sender } from "../support/inputs";
import { ROUTES } from "../support/routes";
import { type StripeServer, startStripe } from "../support/stripe";

const URLENCODED = "application/x-www-form-urlencoded";
/** Forms that say nothing are carried out by these alone, whatever else is sent along. */
const TAKE_ANYTHING = ["/logout"];
/** Keeps nothing, so that its answer is the page itself. */
const SHOWS = "/brainstormer/fit";

const pages = ROUTES.filter(({ takesForms, path }) => takesForms && path !== "/*").map(({ address }) => address);

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

const cookieFor = (address: string) => (TAKE_ANYTHING.includes(address) ? "" : cookies[FORM_INPUTS[address]?.sender ?? "nobody"]);
const post = (address: string, body: string | Uint8Array, type = URLENCODED, sent: Sent = {}): Promise<Received> =>
	send(
		app.url + address,
		withCookie(cookieFor(address), { ...sent, method: "POST", body, headers: { "content-type": type, ...sent.headers } }),
	);

const part = (name: string, value: string, more = "") => `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const MULTIPART: Record<string, [type: string, body: string]> = {
	"no boundary": ["multipart/form-data", part("email", "a")],
	"another boundary": ["multipart/form-data; boundary=y", part("email", "a")],
	"no end": ["multipart/form-data; boundary=x", part("email", "a")],
	"a part cut off": ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="em'],
	"no name": ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n"],
	"no part": ["multipart/form-data; boundary=x", "garbage"],
	"a boundary of quotes": ['multipart/form-data; boundary="', '--"\r\n'],
	"a header without end": ["multipart/form-data; boundary=x", `--x\r\n${"A: b\r\n".repeat(20_000)}`],
};
const NAMES = [
	"__proto__",
	"__proto__.isAdmin",
	"__proto__[isAdmin]",
	"constructor.prototype.isAdmin",
	"email.__proto__.isAdmin",
	"achievements[0].__proto__.isAdmin",
	"achievements[99999999].title",
	"achievements[4294967295]",
	"achievements[-1].title",
	"achievements[1e9].title",
	"achievements[0][0][0][0][0][0][0][0][0][0]",
	"achievements[][].title",
	"a.".repeat(5000),
	"[0]",
	"",
	".",
	"a..b",
	"a[b]",
	"a]",
	"\0",
	"x".repeat(5000),
	"__intent__",
	"__state__",
];

describe("is refused, and changes nothing", () => {
	let before: Contents;
	beforeAll(async () => {
		before = await app.whileStopped(async () => {
			await prepareInputs(app);
			return contentsOf(app);
		});
	});

	describe.each(pages)("%s", (address) => {
		test("multipart that is none", async () => {
			for (const [kind, [type, body]] of Object.entries(MULTIPART)) expectPageRefusal(kind, await post(address, body, type), 400);
		});

		test("another type of content", async () => {
			for (const type of ["application/json", "text/plain", "application/xml", "", "multipart/mixed; boundary=x"])
				expectPageRefusal(type, await post(address, "{}", type), 415);
		});

		test("names of fields that reach beyond the form", async () => {
			for (const name of NAMES) {
				expectPageRefusal(
					name,
					await post(address, new URLSearchParams([[name, '{"type":"insert","payload":{"name":"a","index":1e9}}']]).toString()),
					400,
				);
			}
		});

		test("two megabytes and ten, with and without their length", async () => {
			for (const megabytes of [2, 10]) {
				for (const isChunked of [false, true])
					expectPageRefusal(
						`${megabytes} ${isChunked}`,
						await post(address, `email=${"x".repeat(megabytes * 1024 * 1024)}`, URLENCODED, { isChunked }),
						413,
					);
			}
		});

		test("another method", async () => {
			for (const method of ["PUT", "PATCH", "DELETE"]) expectPageRefusal(method, await send(app.url + address, { ...form({}), method }));
			for (const method of ["OPTIONS", "TRACE", "PROPFIND"]) expectPageRefusal(method, await send(app.url + address, { method }), 400);
		});

		test("values that are none, in each field", async () => {
			const good = FORM_INPUTS[address]?.fields ?? {};
			for (const key of Object.keys(good)) {
				const others = Object.entries(good).filter(([other]) => other !== key);
				const sent: Record<string, string> = {
					NUL: `${key}=%00`,
					"half a character": `${key}=%ED%A0%80%00`,
					"bad escapes": `${key}=%ZZ%00`,
					twice: `${key}=a%00&${key}=b%00`,
					"a list": `${key}[0]=a%00&${key}[1]=b%00`,
					"a group": `${key}.inner=a%00`,
				};
				for (const [kind, text] of Object.entries(sent))
					expectPageRefusal(`${key}: ${kind}`, await post(address, `${new URLSearchParams(others)}&${text}`));
				const file = `${others.map(([name, value]) => part(name, value)).join("")}${part(key, "text\0", '; filename="a.txt"')}--x--\r\n`;
				expectPageRefusal(`${key}: a file`, await post(address, file, "multipart/form-data; boundary=x"));
				if (key !== "token")
					expectPageRefusal(`${key}: endless`, await post(address, `${new URLSearchParams(others)}&${key}=${"x".repeat(900_000)}`));
			}
		});
	});

	afterAll(async () => {
		expect(await app.whileStopped(() => contentsOf(app))).toEqual(before);
	});
});

describe("is answered without a mistake of ours", () => {
	test.each(pages)("%s with much of everything", async (address) => {
		const fields = Array.from({ length: 20_000 }, (_, index) => `f${index}=v`).join("&");
		const entries = Array.from({ length: 5000 }, (_, index) => `achievements[${index}].title=v`).join("&");
		const repeated = "email=a&".repeat(50_000);
		const justFew = Array.from({ length: 3900 }, (_, index) => `achievements[${index % 1000}].title=v`).join("&");
		const deep = `achievements${"[0].a".repeat(3)}=1`;
		for (const body of [fields, entries, repeated, justFew, deep, "", "&&&&", "=", "=a", "%", "a", new Uint8Array([0xff, 0xfe])]) {
			const start = performance.now();
			expect((await post(address, body)).status).toBeLessThan(500);
			expect([String(body).slice(0, 20), performance.now() - start < 5000]).toEqual([String(body).slice(0, 20), true]);
		}
	});

	test("a page's data asked for in the framework's own ways", async () => {
		const suffixes = [
			".data",
			".data?_routes=root",
			".data?_routes=none,routes/login",
			"?index",
			"?_data=root",
			"?_data=routes%2Flogin",
			"/.data",
			"/_root.data",
		];
		const asked = suffixes.flatMap((suffix) => ["GET", "HEAD", "POST", "PUT", "DELETE"].map((method) => ({ suffix, method })));
		for (const { address } of ROUTES) {
			const at = address === "/" ? "/_root" : address;
			const answers = await Promise.all(
				asked.map(async ({ suffix, method }) => ({ suffix, method, status: (await send(app.url + at + suffix, { method })).status })),
			);
			expect([address, answers.filter(({ status }) => status >= 500)]).toEqual([address, []]);
		}
	});
});

test("after all that, a good form works, and no mistake of ours was logged", async () => {
	for (const [address, { fields }] of Object.entries(FORM_INPUTS)) {
		if (["/no-such-page", "/reset-password", "/confirm-email", "/parent-confirmation", "/settings", "/yourData"].includes(address))
			continue;
		const answer = await post(address, new URLSearchParams(fields).toString());
		if (address === SHOWS) expect(answer.status).toBe(200);
		else expect([address, answer.status, answer.text.length]).toEqual([address, 303, 0]);
	}
	expect((await post("/settings", new URLSearchParams(FORM_INPUTS["/settings"]?.fields).toString())).status).toBe(303);
	expect(app.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});
