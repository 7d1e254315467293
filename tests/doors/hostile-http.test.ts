import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { send, sendRaw } from "../support/http";
import { ROUTES } from "../support/routes";

let app: App;
let stylesheet: string;
beforeAll(async () => {
	app = await startApp();
	stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec((await send(`${app.url}/`)).text)?.[1] ?? "";
});
afterAll(() => app.stop());

const host = () => new URL(app.url).host;
/** The status that a request written by hand gets; 0 when the server only closes the connection. */
const statusOf = async (text: string) => {
	const enough = /^HTTP\/1\.1 (\d{3})/;
	return Number(enough.exec(await sendRaw(app.url, text, { idleMs: 1500, enough }))?.[1] ?? 0);
};
const isRefused = (status: number) => status === 0 || (status >= 400 && status < 500);

test.each([
	["no host", () => "GET / HTTP/1.1\r\n\r\n"],
	["no host, old protocol", () => "GET / HTTP/1.0\r\n\r\n"],
	["an empty host", () => "GET / HTTP/1.1\r\nHost:\r\n\r\n"],
	["a host with a name in it", () => "GET / HTTP/1.1\r\nHost: me:secret@evil.example\r\n\r\n"],
	["a host with spaces", () => "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
	["a host of brackets", () => "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n"],
	["a port beyond all ports", () => "GET / HTTP/1.1\r\nHost: a:99999\r\n\r\n"],
	["a host with a path", () => "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"],
	["a host with an escape", () => "GET / HTTP/1.1\r\nHost: a%00b\r\n\r\n"],
	["two hosts", () => `GET / HTTP/1.1\r\nHost: ${host()}, evil.example\r\n\r\n`],
	["an address of its own", () => `GET http://evil.example/ HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
	["a star", () => `OPTIONS * HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
	["CONNECT", () => `CONNECT evil.example:443 HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
	["a method nobody knows", () => `FETCH / HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
	["a method of WebDAV", () => `MKCOL / HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
	["no protocol at all", () => "garbage\r\n\r\n"],
	["TLS", () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
	["two lengths", () => `POST /login HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
	[
		"a length and chunks",
		() => `POST /login HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
	],
	["a negative length", () => `POST /login HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: -1\r\n\r\n`],
	["a NUL in a header", () => `GET / HTTP/1.1\r\nHost: ${host()}\r\nX: a\0b\r\n\r\n`],
	["headers of 100 KB", () => `GET / HTTP/1.1\r\nHost: ${host()}\r\nX: ${"a".repeat(100_000)}\r\n\r\n`],
	["cookies of 100 KB", () => `GET / HTTP/1.1\r\nHost: ${host()}\r\nCookie: a=${"a".repeat(100_000)}\r\n\r\n`],
	["an address of 100 KB", () => `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
	["an expectation nobody meets", () => `POST /login HTTP/1.1\r\nHost: ${host()}\r\nExpect: the-unexpected\r\nContent-Length: 0\r\n\r\n`],
])("%s is refused", async (_, text) => {
	expect(await statusOf(text())).toSatisfy(isRefused);
});

test("addresses that cannot be read are refused, others of any make are only not found", async () => {
	for (const path of ["/%", "/%E0%A4%A", "/%ZZ", "/%ff", "/login%", "/api/auth/status%", "/assets/%E0%A4%A"]) {
		const answer = await send(app.url + path);
		expect([path, answer.status]).toEqual([path, 400]);
		if (path.startsWith("/api/")) expect(answer.json()).toMatchObject({ code: "malformed" });
	}
	const odd = [
		"/%00",
		"/login%00",
		"/assets/%00",
		"/assets/a%2f..%2f",
		"/..%2f..%2fetc%2fpasswd",
		"/%2e%2e/",
		"//evil.example",
		"/\\evil.example",
		"/a;b=c",
		`/${"a/".repeat(3000)}`,
		`/${"%41".repeat(2000)}`,
		"/__proto__",
		"/constructor",
		"/api",
		"/api/",
		"/api/none",
		"/api/auth/login/",
	];
	for (const path of odd)
		expect([path.slice(0, 40), (await send(app.url + path)).status]).toEqual([
			path.slice(0, 40),
			expect.toSatisfy((status: number) => status < 500),
		]);
});

test("the framework's manifest takes any question", async () => {
	for (const query of [
		"",
		"?version=none",
		"?p=/login",
		"?version=&p=",
		`?p=${"a".repeat(5000)}`,
		"?p=%00",
		"?p=%ff",
		"?p=__proto__&version=x",
	]) {
		expect((await send(`${app.url}/__manifest${query}`)).status).toBeLessThan(500);
	}
});

test("headers of any make are no mistake of ours", async () => {
	const made: Record<string, string>[] = [
		{ "accept-encoding": "*;q=0, ,;;q=x" },
		{ "accept-language": "x".repeat(2000) },
		{ range: "bytes=9999999-1" },
		{ range: "bytes=a-b,,," },
		{ "if-none-match": '"' },
		{ "if-modified-since": "yesterday" },
		{ "user-agent": "" },
		{ "user-agent": "(((((" },
		{ "x-forwarded-for": ",,,", "x-forwarded-proto": "javascript", "x-forwarded-host": "]" },
		{ origin: "", "sec-fetch-site": "\x80" },
		{ purpose: "prefetch", upgrade: "websocket", connection: "Upgrade" },
		{ "content-type": "multipart/form-data" },
	];
	for (const headers of made) {
		for (const path of ["/", "/login", stylesheet, "/api/auth/status"]) {
			const { status } = await send(app.url + path, { headers });
			expect([headers, path, status < 500]).toEqual([headers, path, true]);
		}
	}
});

test("HEAD answers what GET does, without the body", async () => {
	for (const { address } of ROUTES) {
		const [get, head] = [await send(app.url + address), await send(app.url + address, { method: "HEAD" })];
		expect([address, head.status, head.bytes.byteLength]).toEqual([address, get.status, 0]);
	}
});

test("behind a proxy, what it says may be garbage too", async () => {
	const proxied = await startApp({ TRUST_PROXY: "1" });
	try {
		for (const [host, status] of [
			["onward.example", 200],
			["]", 400],
			["a@b", 400],
			["evil.example/path", 400],
			[" ", 200],
		] as const) {
			expect([host, (await send(`${proxied.url}/`, { headers: { "x-forwarded-host": host } })).status]).toEqual([host, status]);
		}
		expect((await send(`${proxied.url}/`, { headers: { "x-forwarded-proto": "javascript" } })).status).toBeLessThan(500);
	} finally {
		await proxied.stop();
	}
});

test("after all that, the server answers, and logged no mistake of ours", async () => {
	expect((await send(`${app.url}/readyz`)).status).toBe(200);
	expect(app.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});
