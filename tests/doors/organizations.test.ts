import { afterAll, beforeAll, expect, test } from "vitest";
import { ORGANIZATIONS } from "../../app/content/organizations";
import { readDirectoryFilter } from "../../app/contract/directory";
import { organizationDirectory, searchDirectory } from "../../app/domain/organizations.server";
import { type App, startApp } from "../support/app";
import { registerStudent, send, sendRaw, withCookie } from "../support/http";

const PAGE_BYTES_MAX = 40 * 1024;
const SCRIPT_BYTES_MAX = 3 * 1024;

let app: App;
beforeAll(async () => {
	app = await startApp();
});
afterAll(() => app.stop());

const get = (query: string) => send(`${app.url}/organizations${query}`, { headers: { "accept-encoding": "br" } });
const namesIn = (html: string) => [...html.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, name = ""]) => name.replaceAll("&amp;", "&"));
const countIn = (html: string) => Number(/>(\d+) Organizations Available</.exec(html)?.[1]);
const withoutTemplates = (html: string) => html.replace(/<template.*?<\/template>/gs, "");

test("unfiltered, it shows all there are", async () => {
	const { status, text } = await get("");
	expect([status, countIn(text), withoutTemplates(text).includes("No organizations found")]).toEqual([200, ORGANIZATIONS.length, false]);
	expect(namesIn(text)).toEqual(ORGANIZATIONS.map(({ name }) => name));
});

test.each([
	"?search=ScHoLaRsHiP",
	"?search=chess+&category=All",
	"?search=girls&category=STEM+Education",
	"?category=Financial+Aid",
	"?search=children's",
	"?search=&category=",
	"?search=latino&search=chess",
])("asked %s, it shows what the rule says", async (query) => {
	const found = searchDirectory(organizationDirectory, readDirectoryFilter(new URLSearchParams(query)));
	const { text } = await get(query);
	expect(found.count).toBeGreaterThan(0);
	expect([countIn(text), namesIn(text)]).toEqual([found.count, found.organizations.map(({ name }) => name)]);
});

test("whatever is asked, it answers; what fits nothing finds nothing, and says so", async () => {
	const unknown = [
		"search=%00",
		"search=%ED%A0%80&category=%ff",
		"search=%E0%A4%A",
		`search=${"a".repeat(12_000)}`,
		"category=__proto__",
		"category=college+access",
		"category=No+such+category&page=9",
		"search=%3Cscript%3Ealert(1)%3C/script%3E",
		"search=(%5B*%2B",
	];
	for (const query of unknown) {
		const { status, text } = await get(`?${query}`);
		expect([query.slice(0, 40), status, countIn(text), namesIn(text)]).toEqual([query.slice(0, 40), 200, 0, []]);
		expect(withoutTemplates(text)).toContain("No organizations found");
		expect(text).not.toContain("<script>alert");
	}
});

test("a page that does not exist is the nearest one, and what nobody knows is passed over", async () => {
	const odd = ["page=-1", "page=1e999", "page=%00", "page=x", "page[]=2", `page=${"9".repeat(4000)}`, "search[]=x", "&&&=&?"];
	for (const query of odd) {
		const { status, text } = await get(`?${query}`);
		expect([query.slice(0, 40), status, countIn(text)]).toEqual([query.slice(0, 40), 200, ORGANIZATIONS.length]);
	}
});

test("a question of 100 KB is refused, and nothing was logged as a mistake of ours", async () => {
	const asked = `GET /organizations?search=${"a".repeat(100_000)} HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\n\r\n`;
	expect(await sendRaw(app.url, asked)).toMatch(/^HTTP\/1\.1 431 /);
	expect(app.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});

test("who is signed in is not asked to sign up", async () => {
	const offer = "Try the product today!";
	expect((await get("")).text).toContain(offer);
	const cookie = await registerStudent(app.url, "directory@example.org");
	expect((await send(`${app.url}/organizations`, withCookie(cookie))).text).not.toContain(offer);
});

test("page and style are light, and so are the scripts", async () => {
	const page = await get("");
	const bytesOf = async (pattern: RegExp) => {
		const sizes = [...page.text.matchAll(pattern)].map(async ([, path]) => {
			const { bytes, status } = await send(`${app.url}${path}`, { headers: { "accept-encoding": "br" } });
			expect(status).toBe(200);
			return bytes.byteLength;
		});
		expect(sizes).toHaveLength(2);
		return (await Promise.all(sizes)).reduce((sum, size) => sum + size);
	};
	expect(page.bytes.byteLength + (await bytesOf(/<link rel="stylesheet" href="([^"]+)"/g))).toBeLessThan(PAGE_BYTES_MAX);
	expect(await bytesOf(/<script type="module" src="([^"]+)"/g)).toBeLessThan(SCRIPT_BYTES_MAX);
});
