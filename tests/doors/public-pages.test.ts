import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRIVATE_PATHS } from "../../app/content/public-pages";
import { PAPER } from "../../app/product";
import { type App, startApp } from "../support/app";
import { send } from "../support/http";
import { ROUTES } from "../support/routes";

let app: App;
let addresses: string[];
beforeAll(async () => {
	app = await startApp();
	addresses = sitemapOf((await send(`${app.url}/sitemap.xml`)).text);
});
afterAll(() => app.stop());

const sitemapOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
const decoded = (text = "") =>
	text
		.replace(/&#x27;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, "&");
const metaOf = (html: string, name: string) =>
	[...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
		.filter(([, key]) => key === name)
		.map(([, , content]) => decoded(content));
const titleOf = (html: string) => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
const canonicalOf = (html: string) => [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);

describe("each public page", () => {
	test("has a title, a description and a heading of its own, and says where it is", async () => {
		const titles: string[] = [];
		const descriptions: string[] = [];
		for (const address of addresses) {
			const { status, text } = await send(address);
			const title = titleOf(text);
			const described = metaOf(text, "description");
			expect([address, status, (text.match(/<h1[\s>]/g) ?? []).length]).toEqual([address, 200, 1]);
			expect([address, canonicalOf(text), metaOf(text, "og:url")]).toEqual([address, [address], [address]]);
			expect([address, title.length > 0 && title.length <= 60, described.length]).toEqual([address, true, 1]);
			expect(described[0]?.length, `${address}: ${described[0]}`).toBeGreaterThanOrEqual(50);
			expect(described[0]?.length, `${address}: ${described[0]}`).toBeLessThanOrEqual(150);
			titles.push(title);
			descriptions.push(String(described));
		}
		expect(titles).toEqual([...new Set(titles)]);
		expect(descriptions).toEqual([...new Set(descriptions)]);
	});

	test("is previewed with a picture that is there, of the size that previews have", async () => {
		const pictures = new Set<string>();
		for (const address of addresses) {
			const [picture, ...others] = metaOf((await send(address)).text, "og:image");
			expect([address, others]).toEqual([address, []]);
			pictures.add(String(picture));
		}
		for (const picture of pictures) {
			const { status, headers, bytes } = await send(picture);
			expect([picture, status, headers["content-type"]]).toEqual([picture, 200, "image/png"]);
			expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
			expect(bytes.byteLength).toBeLessThan(60 * 1024);
		}
	});

	test("keeps its address when it is reached with more in it", async () => {
		const { text } = await send(`${app.url}/register/FRIEND?x=1`);
		expect(canonicalOf(text)).toEqual([`${app.url}/register`]);
	});
});

describe("Schedule a Meeting", () => {
	const frames = (policy: unknown) => /frame-src ([^;]+)/.exec(String(policy))?.[1];

	test("is a mail to support where the school has no calendar to open", async () => {
		for (const path of ["/schools", "/schools?meeting"]) {
			const { text, headers } = await send(app.url + path);
			expect(text).toMatch(/<a class="button" href="mailto:support@onward\.example\?subject=[^"]+">Schedule a Meeting/);
			expect(text).not.toMatch(/<dialog|<iframe/);
			expect(frames(headers["content-security-policy"])).toBeUndefined();
		}
	});

	test("lets the calendar's host into the page that shows it, and no other", async () => {
		const calendar = "https://meet.example/onward?month=2030-01&theme=light";
		const meeting = await startApp({ MEETING_URL: calendar });
		try {
			const open = await send(`${meeting.url}/schools?meeting`);
			expect(decoded(/<iframe[^>]* src="([^"]+)"[^>]* loading="lazy"/.exec(open.text)?.[1])).toBe(calendar);
			expect(frames(open.headers["content-security-policy"])).toBe("https://meet.example");
			const closed = await send(`${meeting.url}/schools`);
			expect(closed.text).toContain('href="/schools?meeting"');
			expect(closed.text).not.toContain("<iframe");
			for (const path of ["/", "/about", "/login"])
				expect(frames((await send(meeting.url + path)).headers["content-security-policy"])).toBeUndefined();
		} finally {
			await meeting.stop();
		}
	});
});

describe("what crawlers are told", () => {
	test("the sitemap lists the pages anyone may open, and no other", async () => {
		const { headers } = await send(`${app.url}/sitemap.xml`);
		expect(headers["content-type"]).toContain("application/xml");
		const listed = new Set(addresses.map((address) => new URL(address).pathname));
		expect(listed.size).toBe(addresses.length);
		for (const { address, isApi, isStream } of ROUTES) {
			if (isApi || isStream) continue;
			const { status, headers: told } = await send(app.url + address);
			const isPage = status === 200 && String(told["content-type"]).startsWith("text/html");
			const isPublic = isPage && !PRIVATE_PATHS.some((path) => address.startsWith(path));
			expect([address, listed.has(address)]).toEqual([address, isPublic]);
		}
	});

	test("robots.txt keeps them from the API and from what is somebody's own, and names the sitemap", async () => {
		const { text, headers } = await send(`${app.url}/robots.txt`);
		expect(headers["content-type"]).toContain("text/plain");
		const lines = text.trim().split("\n");
		expect(lines[0]).toBe("User-agent: *");
		expect(lines.at(-1)).toBe(`Sitemap: ${app.url}/sitemap.xml`);
		for (const path of ["/api/", "/dashboard", "/profile", "/settings", "/admin"]) expect(lines).toContain(`Disallow: ${path}`);
	});

	test("APP_URL is the address under which all of it is found", async () => {
		const named = await startApp({ APP_URL: "https://onward.example" });
		try {
			const { text } = await send(`${named.url}/schools`);
			expect(canonicalOf(text)).toEqual(["https://onward.example/schools"]);
			expect(metaOf(text, "og:image")[0]).toMatch(/^https:\/\/onward\.example\/pictures\//);
			expect(sitemapOf((await send(`${named.url}/sitemap.xml`)).text)).toContain("https://onward.example/schools");
			expect((await send(`${named.url}/robots.txt`)).text).toContain("Sitemap: https://onward.example/sitemap.xml");
		} finally {
			await named.stop();
		}
	});
});

test("the manifest's icons are there, each as large as it says", async () => {
	const { text } = await send(`${app.url}/about`);
	const href = /<link rel="manifest" href="([^"]+)"/.exec(text)?.[1];
	const answer = await send(app.url + href);
	expect(answer.headers["content-type"]).toContain("application/manifest+json");
	const { icons, start_url } = answer.json() as { icons: { src: string; sizes: string; purpose: string }[]; start_url: string };
	expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
	const touch = { src: String(/<link rel="apple-touch-icon" href="([^"]+)"/.exec(text)?.[1]), sizes: "180x180" };
	for (const { src, sizes } of [...icons, touch]) {
		const { status, bytes } = await send(app.url + src);
		expect([src, status, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, 200, sizes]);
	}
	expect((await send(app.url + start_url)).status).toBeLessThan(400);
});

test("the browser's bars have the ground of the page, in light and dark", async () => {
	const tokens = readFileSync("app/styles/tokens.css", "utf8");
	expect([...tokens.matchAll(/--paper: (#\w+);/g)].map(([, color]) => color)).toEqual([PAPER.light, PAPER.dark]);
	const { text } = await send(`${app.url}/about`);
	for (const [scheme, color] of Object.entries(PAPER))
		expect(text).toContain(`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}"/>`);
});
