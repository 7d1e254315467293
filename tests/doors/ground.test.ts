import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type App, startApp } from "../support/app";
import { copyTemplate } from "../support/database-template";
import { freePort } from "../support/free-port";
import { cookiesOf, form, json, PASSWORD, send, studentPayload, withCookie } from "../support/http";
import { startServer } from "../support/process";

let app: App;
let page: Awaited<ReturnType<typeof send>>;
let stylesheet: string;

beforeAll(async () => {
	app = await startApp();
	page = await send(`${app.url}/`);
	stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(page.text)?.[1] ?? "";
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) => send(app.url + path, { headers });

describe("compression", () => {
	test.each([
		["br, gzip", "br"],
		["gzip, deflate, br;q=0.5", "gzip"],
		["gzip", "gzip"],
		["identity", undefined],
	])("for Accept-Encoding %s is %s", async (accepted, encoding) => {
		for (const path of ["/", stylesheet]) {
			const answer = await get(path, { "accept-encoding": accepted });
			expect(answer.headers["content-encoding"]).toBe(encoding);
			expect(answer.headers.vary).toMatch(/accept-encoding/i);
			expect(answer.text.length).toBeGreaterThan(encoding ? answer.bytes.byteLength : 0);
		}
	});

	test("is left out where it gains nothing", async () => {
		for (const path of ["/api/auth/status", "/assets/none.css", "/healthz"]) {
			expect((await get(path, { "accept-encoding": "br, gzip" })).headers["content-encoding"]).toBeUndefined();
		}
	});
});

describe("caching", () => {
	test("hashed assets are immutable", async () => {
		expect((await get(stylesheet)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
	});

	test("other files are kept for a while, and asked for again", async () => {
		const icon = await get("/favicon.svg");
		expect(icon.headers["cache-control"]).toBe("public, max-age=3600");
		expect((await get("/favicon.svg", { "if-none-match": String(icon.headers.etag) })).status).toBe(304);
	});

	test("pages, data and answers of the API are not kept", async () => {
		for (const path of ["/", "/login", "/nowhere", "/_root.data", "/api/auth/status"]) {
			expect([path, (await get(path)).headers["cache-control"]]).toEqual([path, "no-store"]);
		}
	});

	test("a missing asset is not kept either", async () => {
		const missing = await get("/assets/none-12345678.js");
		expect(missing.status).toBe(404);
		expect(missing.headers["cache-control"] ?? "").not.toMatch(/immutable|max-age=[1-9]/);
	});

	test("nothing outside of the client's files is served", async () => {
		for (const path of [
			"/assets/../server/index.js",
			"/../server/index.js",
			"/.vite/manifest.json",
			"/assets/%2e%2e/%2e%2e/server/index.js",
			"/package.json",
		]) {
			expect([path, (await get(path)).status]).toEqual([path, expect.toSatisfy((status: number) => status >= 400 && status < 500)]);
		}
	});
});

describe("headers", () => {
	test("every answer has a request id of its own", async () => {
		const answers = [page, ...(await Promise.all(["/", "/nowhere", stylesheet, "/api/auth/status", "/%E0%A4%A"].map((path) => get(path))))];
		const ids = answers.map(({ headers }) => headers["x-request-id"]);
		expect(ids.every((id) => /^[\da-f-]{36}$/.test(String(id)))).toBe(true);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("a client cannot choose its request id", async () => {
		expect((await get("/", { "x-request-id": "mine" })).headers["x-request-id"]).not.toBe("mine");
	});

	test("say nothing of the server's making, and keep types and frames in hand", async () => {
		const { headers } = page;
		expect(headers["x-powered-by"]).toBeUndefined();
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
		expect(headers["referrer-policy"]).toBe("same-origin");
	});

	test("strict transport security only when the app is reached by https", async () => {
		expect(page.headers["strict-transport-security"]).toBeUndefined();
		const secure = await startApp({ APP_URL: "https://onward.example" });
		try {
			const answer = await send(`${secure.url}/`);
			expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
			expect(answer.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
		} finally {
			await secure.stop();
		}
	});
});

describe("probes", () => {
	test("the process is alive and the database answers", async () => {
		expect(await get("/healthz")).toMatchObject({ status: 200, text: "ok" });
		expect(await get("/readyz")).toMatchObject({ status: 200, text: "ready" });
	});
});

describe("headers of a proxy", () => {
	const forged = {
		"x-forwarded-host": "evil.example",
		"x-forwarded-proto": "https",
		"x-forwarded-for": "203.0.113.9",
		forwarded: "host=evil.example",
	};
	const fromForm = (url: string, headers: Record<string, string>) =>
		send(`${url}/login`, {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
			body: "email=a&password=b",
		});

	test("are ignored unless the server was told of one", async () => {
		const host = new URL(app.url).host;
		expect((await fromForm(app.url, { ...forged, origin: "https://evil.example" })).status).toBe(403);
		expect((await fromForm(app.url, { ...forged, origin: `http://${host}` })).status).toBe(422);
		expect((await get("/", forged)).text).not.toContain("evil.example");
	});

	test("name the address people reach the app under when it was", async () => {
		const proxied = await startApp({ TRUST_PROXY: "1" });
		const headers = { "x-forwarded-host": "onward.example", "x-forwarded-proto": "https" };
		try {
			expect((await fromForm(proxied.url, { ...headers, origin: "https://onward.example" })).status).toBe(422);
			expect((await fromForm(proxied.url, { ...headers, origin: "https://evil.example" })).status).toBe(403);
		} finally {
			await proxied.stop();
		}
	});

	test("APP_URL decides over all of them", async () => {
		const named = await startApp({ APP_URL: "http://onward.example:8080", TRUST_PROXY: "1" });
		try {
			expect((await fromForm(named.url, { "x-forwarded-host": "evil.example", origin: "https://evil.example" })).status).toBe(403);
			expect((await fromForm(named.url, { origin: "http://onward.example:8080" })).status).toBe(422);
		} finally {
			await named.stop();
		}
	});
});

test("remix-serve runs the same build: accounts work, other sites and long bodies are refused", async () => {
	const dataDir = `${app.dataDir}/served`;
	mkdirSync(dataDir);
	if (!app.databaseUrl) await copyTemplate(inject("dataTemplate"), dataDir);
	const served = await startServer({ ...app.env, DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: String(await freePort()) }, [
		"node_modules/@remix-run/serve/dist/cli.js",
		"build/server/index.js",
	]);
	try {
		const registered = await send(`${served.url}/api/auth/register`, json("POST", studentPayload("served@example.org")));
		expect(registered.status).toBe(200);
		const signedIn = await send(`${served.url}/login`, form({ email: "served@example.org", password: PASSWORD }));
		expect(signedIn).toMatchObject({ status: 303, headers: { location: "/dashboard" } });
		const status = await send(`${served.url}/api/auth/status`, withCookie(cookiesOf(signedIn)));
		expect(status.json()).toMatchObject({ loggedIn: true });

		const foreign = { origin: "https://evil.example", "content-type": "application/json" };
		expect((await send(`${served.url}/api/auth/login`, { method: "POST", headers: foreign, body: "{}" })).status).toBe(403);
		const elsewhere = form({ email: "served@example.org", password: PASSWORD });
		for (const origin of ["https://evil.example", "evil", "null"])
			for (const address of ["/login", "/login.data"]) {
				const refused = await send(served.url + address, { ...elsewhere, headers: { ...elsewhere.headers, origin } });
				expect([origin, address, refused.status, refused.headers["set-cookie"]]).toEqual([origin, address, 403, undefined]);
			}

		const long = "x".repeat(2 * 1024 * 1024);
		for (const isChunked of [false, true]) {
			expect((await send(`${served.url}/api/auth/login`, { ...json("POST", { email: long }), isChunked })).status).toBe(413);
			expect((await send(`${served.url}/login`, { ...form({ email: long }), isChunked })).status).toBe(413);
		}
	} finally {
		await served.kill();
	}
});
