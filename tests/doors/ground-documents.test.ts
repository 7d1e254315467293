import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VIDEO_HOSTS } from "../../app/contract/videos";
import { type App, startApp } from "../support/app";
import { cookiesOf, form, json, PASSWORD, type Received, registerStudent, type Sent, send, withCookie } from "../support/http";
import { FORM_INPUTS } from "../support/inputs";
import { ROUTES } from "../support/routes";

type Document = { name: string; path: string; cookie: string; sent: Sent };

let app: App;
let documents: Document[];
/** What each is answered, asked for once. */
const answers: { name: string; answer: Received }[] = [];
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off", GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" });
	const student = await registerStudent(app.url, "reader@example.org");
	const staff = {
		email: "staff@example.org",
		password: PASSWORD,
		confirm: PASSWORD,
		termsAccepted: true,
		schoolName: "North High",
		studentCount: 3,
	};
	const counselor = cookiesOf(await send(`${app.url}/api/auth/adminRegister`, json("POST", staff)));
	const pages = ROUTES.filter(({ isApi, isStream }) => !isApi && !isStream).flatMap(({ address }) =>
		Object.entries({ nobody: "", student, counselor }).map(([who, cookie]) => ({
			name: `${address} for ${who}`,
			path: address,
			cookie,
			sent: {},
		})),
	);
	const refusedForms = Object.keys(FORM_INPUTS).map((address) => ({
		name: `a refused form of ${address}`,
		path: address,
		cookie: "",
		sent: form({ email: "<script>alert(1)</script>" }),
	}));
	const odd = [
		{ name: "a lesson", path: "/learn/financial-aid", cookie: "", sent: {} },
		{
			name: "markup in the answers to a quiz",
			path: "/learn/essay-writing?submitted=%3Cscript%3E&question1=%3Cscript%3E",
			cookie: "",
			sent: {},
		},
		{ name: "an address that cannot be read", path: "/%E0%A4%A", cookie: "", sent: {} },
		{ name: "a form from another site", path: "/login", cookie: "", sent: { ...form({}), headers: { origin: "https://evil.example" } } },
		{ name: "markup in the address", path: "/register/%22%3E%3Cscript%3Ealert(1)%3C/script%3E", cookie: "", sent: {} },
		{
			name: "markup in the query",
			path: "/login?notice=%3Cscript%3E&redirectTo=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
			cookie: "",
			sent: {},
		},
	];
	documents = [...pages, ...refusedForms, ...odd];
	for (const document of documents) answers.push({ name: document.name, answer: await ask(document) });
});
afterAll(() => app.stop());

const ask = ({ path, cookie, sent }: Document) => send(app.url + path, withCookie(cookie, sent));
const isDocument = ({ headers }: Received) => String(headers["content-type"]).startsWith("text/html");

/** What `look` finds wrong with a document, by its name. */
function faults(look: (answer: Received) => string[]): string[] {
	const pages = answers.filter(({ answer }) => isDocument(answer));
	expect(pages.length).toBeGreaterThan(25);
	return pages.flatMap(({ name, answer }) => look(answer).map((fault) => `${name}: ${fault}`));
}

const directives = (policy: unknown) =>
	new Map(
		String(policy)
			.split("; ")
			.map((directive) => [directive.split(" ", 1)[0], directive.split(" ").slice(1)]),
	);

describe("every document", () => {
	test("bears an enforced policy that lets in nothing from elsewhere", () => {
		expect(
			faults(({ headers, text }) => {
				const policy = directives(headers["content-security-policy"]);
				const sources = [...policy].flatMap(([name, values]) => (name === "form-action" ? [] : values));
				const nonces = sources.filter((source) => source.startsWith("'nonce-"));
				const players = VIDEO_HOSTS.map(({ origin }) => origin).filter((player) => policy.get("frame-src")?.includes(player));
				const allowed = ["'none'", "'self'", "data:", ...nonces, ...players];
				const foreignForms = policy
					.get("form-action")
					?.filter((source) => !["'self'", "'none'", "https://accounts.google.com"].includes(source));
				const scripts = policy.get("script-src") ?? policy.get("default-src") ?? [];
				return [
					...(policy.get("default-src")?.join() === "'none'" ? [] : ["no default-src 'none'"]),
					...(policy.has("frame-ancestors") ? [] : ["may be framed"]),
					...sources.filter((source) => !allowed.includes(source)).map((source) => `allows ${source}`),
					...(foreignForms ?? []).map((source) => `sends forms to ${source}`),
					...(scripts.some((source) => /unsafe|\*/.test(source)) ? ["unsafe scripts"] : []),
					...(headers["cache-control"] === "no-store" ? [] : [`is kept: ${headers["cache-control"]}`]),
					...(nonces.length > 0 === text.includes("nonce=") ? [] : ["nonce on one side only"]),
				];
			}),
		).toEqual([]);
	});

	test("holds no inline script without the nonce, no handler, no inline style", () => {
		expect(
			faults(({ headers, text }) => {
				const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
				const runs = (attributes: string) => !/\bsrc=|type="application\/ld\+json"/.test(attributes);
				const inline = [...text.matchAll(/<script\b([^>]*)>/g)].filter(([, attributes = ""]) => runs(attributes));
				return [
					...inline
						.filter(([, attributes = ""]) => nonce === undefined || !attributes.includes(`nonce="${nonce}"`))
						.map(([tag]) => `inline ${tag}`),
					...(text.match(/<[a-z][^>]*\son[a-z]+=/gi) ?? []),
					...(text.match(/<[a-z][^>]*\sstyle=|<style/gi) ?? []),
					...(text.match(/(?:href|src|action)="javascript:[^"]*/gi) ?? []),
				];
			}),
		).toEqual([]);
	});

	test("loads nothing from another origin", () => {
		expect(
			faults(({ text }) => {
				const loaded = [
					...text.matchAll(
						/<(script|link(?! rel="canonical")|img|iframe|video|audio|source|object|embed)\b[^>]*?\b(?:src|href|data|srcset)="([^"]*)"/g,
					),
				];
				return loaded.map(([, , address = ""]) => address).filter((address) => /^(https?:)?\/\//.test(address));
			}),
		).toEqual([]);
	});

	test("answers with its own status, never with a mistake of ours", () => {
		const statuses = new Map(answers.map(({ name, answer }) => [name, answer.status]));
		expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
		expect(statuses.get("/login for nobody")).toBe(200);
		expect(statuses.get("/no-such-page for nobody")).toBe(404);
		expect(statuses.get("/profile for student")).toBe(200);
	});
});

test("a nonce is used once", async () => {
	const nonces: string[] = [];
	const student = documents.find(({ name }) => name === "/profile for student");
	if (!student) throw new Error("there is no hydrated page");
	for (let round = 0; round < 5; round++)
		nonces.push(/'nonce-([^']+)'/.exec(String((await ask(student)).headers["content-security-policy"]))?.[1] ?? "none");
	expect(new Set(nonces).size).toBe(5);
	expect(nonces.every((nonce) => Buffer.from(nonce, "base64").byteLength >= 16)).toBe(true);
});

test("what a student typed comes back as text", async () => {
	const answer = await send(`${app.url}/login`, form({ email: '"><script>alert(1)</script>', password: "secret word" }));
	expect(answer.status).toBe(422);
	expect(answer.text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(answer.text).not.toContain("secret word");
});

test("pages that are not hydrated load no React", async () => {
	for (const path of ["/", "/login", "/register", "/forgot-password", "/terms", "/learn", "/learn/essay-writing"]) {
		const { text } = await send(app.url + path);
		expect(text).not.toMatch(/__remixContext|modulepreload|entry\.client/);
	}
});
