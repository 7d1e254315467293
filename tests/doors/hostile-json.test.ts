import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API } from "../../app/contract/api";
import type { Node } from "../../app/contract/fields";
import { PROFILE } from "../../app/contract/profile";
import { type App, startApp } from "../support/app";
import { type Contents, contentsOf } from "../support/database";
import { deepArray, deepObject, expectJsonRefusal, wrongKinds } from "../support/hostile";
import { json, type Received, registerStudent, type Sent, send, sendRaw, withCookie } from "../support/http";
import { API_INPUTS, FILE_ENDPOINT, prepareInputs } from "../support/inputs";
import { type StripeServer, startStripe } from "../support/stripe";

type Name = keyof typeof API;
const names = (Object.keys(API) as Name[]).filter((name) => API[name].method !== "GET" && name !== FILE_ENDPOINT);

let stripe: StripeServer;
let app: App;
let student: string;
beforeAll(async () => {
	stripe = await startStripe();
	app = await startApp({ RATE_LIMITS: "off", ...stripe.env });
	student = await registerStudent(app.url, "student@example.org");
});
afterAll(async () => {
	await app?.stop();
	await stripe?.stop();
});

/** Sends a body as it stands to an endpoint, signed in where it asks for that. */
const call = (name: Name, body: string | Uint8Array, sent: Sent = {}): Promise<Received> =>
	send(app.url + API[name].path, {
		...withCookie(API[name].access === "anyone" ? "" : student, {
			...sent,
			headers: { "content-type": "application/json", ...sent.headers },
		}),
		method: API[name].method,
		body,
	});

/** The good input with one member replaced by JSON text. */
const replaced = (input: Record<string, unknown>, key: string, text: string) =>
	`{${[
		...Object.entries(input)
			.filter(([other]) => other !== key)
			.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`),
		`${JSON.stringify(key)}:${text}`,
	].join(",")}}`;

const MALFORMED = [
	"{",
	'{"email":',
	"nul",
	"[1,",
	'{"a":1}}',
	"{'a':1}",
	"\0",
	'{"a":"\u0001"}',
	"undefined",
	'{"a":01}',
	"<xml/>",
	'"',
	"NaN",
	'{"a":1,}',
	"\ufeff",
];
const INHERITED = ["__proto__", "constructor", "prototype"];

describe("is refused, and changes nothing", () => {
	let before: Contents;
	beforeAll(async () => {
		before = await app.whileStopped(async () => {
			await prepareInputs(app);
			return contentsOf(app);
		});
	});

	describe.each(names)("%s", (name) => {
		const { input } = API_INPUTS[name];

		test("malformed JSON", async () => {
			for (const body of MALFORMED) expectJsonRefusal(body, await call(name, body), 400);
		});

		test("bytes that are no text", async () => {
			for (const bytes of [
				[0xff, 0xfe, 0x00],
				[0x22, 0xc3, 0x28, 0x22],
				[0x22, 0xed, 0xa0, 0x80, 0x22],
				[0x1f, 0x8b, 0x08],
			])
				expectJsonRefusal(bytes.join(), await call(name, Uint8Array.from(bytes)), 400);
			expectJsonRefusal("gzip", await call(name, Uint8Array.from([0x1f, 0x8b, 0x08, 0]), { headers: { "content-encoding": "gzip" } }), 400);
		});

		test("anything but an object", async () => {
			for (const body of ["[]", "[{}]", "null", "0", "-1e5", "true", '"text"', `[${JSON.stringify(input)}]`])
				expectJsonRefusal(body, await call(name, body));
		});

		test("nesting that no input has", async () => {
			for (const depth of [33, 10_000, 150_000]) {
				expectJsonRefusal(`array ${depth}`, await call(name, deepArray(depth)), 400);
				expectJsonRefusal(`object ${depth}`, await call(name, deepObject(depth)), 400);
			}
		});

		test("names that reach into what objects inherit", async () => {
			for (const key of INHERITED) {
				for (const value of ['{"isAdmin":true}', "null", "[]", '"text"']) {
					expectJsonRefusal(key, await call(name, replaced(input, key, value)), 400);
					expectJsonRefusal(`inner ${key}`, await call(name, replaced(input, "inner", `[{"${key}":${value}}]`)), 400);
				}
			}
			expectJsonRefusal("escaped", await call(name, replaced(input, "inner", '{"\\u005f_proto__":{"a":1}}')), 400);
		});

		test("members of another kind", async () => {
			for (const [key, good] of Object.entries(input)) {
				for (const text of wrongKinds(good)) {
					// A staff member's number of students may come as text, as forms send it.
					if (key === "studentCount" && text === "1") continue;
					// The specification (section 5) has null stand for no answer.
					if (name === "updateProfile" && text === "null") continue;
					expectJsonRefusal(`${key}: ${text.slice(0, 40)}`, await call(name, replaced(input, key, text)));
				}
			}
		});

		test("text that cannot be stored, or is endless", async () => {
			for (const [key, good] of Object.entries(input)) {
				if (typeof good !== "string") continue;
				for (const [kind, text] of Object.entries({
					NUL: "a\\u0000@example.org",
					"half a character": "\\ud800@example.org",
					"other half": "a@example.org\\udfff",
					long: "x".repeat(900_000),
				})) {
					expectJsonRefusal(`${key}: ${kind}`, await call(name, replaced(input, key, `"${text}"`)));
				}
			}
		});

		test("ten megabytes, with and without their length", async () => {
			const body = JSON.stringify({ ...input, long: "x".repeat(10 * 1024 * 1024) });
			for (const isChunked of [false, true]) {
				for (const connection of ["close", "keep-alive"])
					expectJsonRefusal(`${isChunked} ${connection}`, await call(name, body, { isChunked, headers: { connection } }), 413);
			}
			const answer = await fetch(app.url + API[name].path, {
				method: API[name].method,
				body,
				headers: { "content-type": "application/json", cookie: student },
			});
			expect(answer.status).toBe(413);
		});

		test("another type of content", async () => {
			for (const type of [
				"text/plain",
				"application/x-www-form-urlencoded",
				"multipart/form-data; boundary=x",
				"application/jsonp",
				"",
				"json",
				";",
				"application/json, text/plain",
			]) {
				const answer = await call(name, JSON.stringify(input), { headers: { "content-type": type } });
				expectJsonRefusal(type, answer, 415);
			}
		});

		test("another method", async () => {
			const { method, path } = API[name];
			for (const other of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((candidate) => candidate !== method)) {
				const answer = await send(app.url + path, withCookie(student, other === "GET" ? {} : json(other, input)));
				expectJsonRefusal(other, answer, 405);
				expect(answer.headers.allow).toBe(method);
			}
			for (const odd of ["OPTIONS", "PROPFIND", "TRACE"]) expectJsonRefusal(odd, await send(app.url + path, { method: odd }), 400);
		});
	});

	test("each field of the profile, of another kind or not storable, by its path", async () => {
		for (const { path, node, wrap } of leaves()) {
			const wrong =
				node.kind === "number"
					? ['"1"', "true", "[]", "{}", "1e999"]
					: node.kind === "flag"
						? ["1", '"yes"', "[]"]
						: node.kind === "choices" || node.kind === "texts"
							? ["1", "{}", "[1]", "[[]]", '["\\u0000"]', '["\\ud800"]']
							: ["1", "true", "[]", "{}", '"\\u0000"', '"\\udc00"'];
			for (const text of wrong) {
				const answer = await call("updateProfile", wrap(text));
				expectJsonRefusal(`${path}: ${text}`, answer);
				if (text !== "1e999") expect(Object.keys(answer.json().fields as object).some((field) => field.startsWith(path))).toBe(true);
			}
		}
	});

	test("a member that is not known is named, and a hundred thousand are not", async () => {
		const one = await call("updateProfile", '{"personalInformation":{"shoeSize":44}}');
		expectJsonRefusal("one", one, 422);
		expect(one.json().fields).toHaveProperty(["personalInformation.shoeSize"]);
		expectJsonRefusal(
			"many",
			await call("updateProfile", `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(",")}}`),
			422,
		);
	});

	test("cookies of somebody's making", async () => {
		const session = /onward_session=([^;]+)/.exec(student)?.[1] ?? "";
		const encoded = (value: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));
		const made = [
			"",
			"%E0%A4%A",
			"a".repeat(8000),
			`${session}x`,
			session.slice(1),
			encoded({}),
			encoded([]),
			encoded(null),
			encoded(1),
			encoded("' or 1=1 --"),
			encoded("\0"),
			encoded("\ud800"),
			"=;=;=",
			'"',
		];
		for (const value of made) {
			for (const cookie of [
				`onward_session=${value}`,
				`onward_device=${value}`,
				`onward_session=${value}; onward_session=${value}`,
				`__proto__=${value}`,
			]) {
				const answer = await send(`${app.url}/api/auth/status`, { headers: { cookie } });
				expect([cookie.slice(0, 60), answer.status, answer.text]).toEqual([cookie.slice(0, 60), 200, '{"loggedIn":false}']);
				expectJsonRefusal(
					cookie.slice(0, 60),
					await send(app.url + API.login.path, withCookie(cookie, json("POST", { email: "student@example.org", password: "wrong" }))),
					401,
				);
			}
		}
	});

	test("a body that breaks off", async () => {
		const { hostname, port } = new URL(app.url);
		for (const name of names) {
			const body = JSON.stringify(API_INPUTS[name].input);
			const head = `${API[name].method} ${API[name].path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${student}\r\nContent-Type: application/json\r\n`;
			await sendRaw(app.url, `${head}Content-Length: ${body.length + 10}\r\n\r\n${body}`, { idleMs: 100 });
			await sendRaw(app.url, `${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n`, { idleMs: 100 });
			await sendRaw(app.url, `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n`, { idleMs: 100 });
		}
	});

	afterAll(async () => {
		expect(await app.whileStopped(() => contentsOf(app))).toEqual(before);
	});
});

describe("whatever JSON", () => {
	test.each(names)(
		"%s answers it in its own words",
		async (name) => {
			student = await registerStudent(app.url, `${name.toLowerCase()}@example.org`);
			const { input } = API_INPUTS[name];
			const mutated = fc.dictionary(
				fc.constantFrom(...Object.keys(input), "extra", "unanswered", "profileVersion", "personalInformation", "achievements"),
				fc.jsonValue({ maxDepth: 4 }),
				{ maxKeys: 4 },
			);
			const cases = fc.oneof(
				fc.jsonValue({ maxDepth: 6 }),
				mutated,
				mutated.map((changes) => ({ ...input, ...changes })),
			);
			await fc.assert(
				fc.asyncProperty(cases, async (value) => {
					const answer = await call(name, JSON.stringify(value));
					if (answer.status !== 200) expectJsonRefusal(JSON.stringify(value), answer);
				}),
				{ numRuns: 60 },
			);
		},
		120_000,
	);
});

/** After these the student's session is another one, or over. */
const LAST = ["changePassword", "deleteProfile", "logout"] as const;

test("after all that, a good request of each kind works, and no mistake of ours was logged", async () => {
	const email = "afterwards@example.org";
	student = await registerStudent(app.url, email);
	for (const name of names) {
		if (LAST.some((last) => last === name)) continue;
		const { input } = API_INPUTS[name];
		const answer = await call(
			name,
			JSON.stringify("email" in input ? { ...input, email: name === "login" ? email : `good-${name}@example.org` } : input),
		);
		expect([name, answer.status, answer.text.slice(0, 200)]).toEqual([name, 200, expect.anything()]);
	}
	for (const name of LAST) expect([name, (await call(name, JSON.stringify(API_INPUTS[name].input))).status]).toEqual([name, 200]);
	expect(app.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});

/** Every question of the profile with its path, and a whole input in which JSON text stands in its place. */
function leaves(): { path: string; node: Node; wrap(text: string): string }[] {
	const walk = (node: Node, path: string, wrap: (text: string) => string): { path: string; node: Node; wrap(text: string): string }[] => {
		if (node.kind !== "group" && node.kind !== "list") return [{ path, node, wrap }];
		const at = node.kind === "list" ? `${path}[0]` : path;
		const around = (text: string) => wrap(node.kind === "list" ? `[${text}]` : text);
		return Object.entries(node.fields).flatMap(([key, child]) => walk(child, `${at}.${key}`, (text) => around(`{"${key}":${text}}`)));
	};
	return Object.entries(PROFILE).flatMap(([section, node]) => walk(node, section, (text) => `{"${section}":${text}}`));
}
