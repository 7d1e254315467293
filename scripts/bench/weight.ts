import type { Browser, BrowserContextOptions } from "playwright";
import { launch } from "../../tests/engine/browser";
import { registerStudent, send } from "../../tests/support/http";
import { ROUTES } from "../../tests/support/routes";
import { buildSite, serveBuilt } from "../serve-built.mjs";

const KB = 1024;
const READING_MAX = 14 * KB;
/** The pages that show so much that they may weigh more (issue of the public site). */
const LARGE = new Map([
	["/", 40 * KB],
	["/organizations", 40 * KB],
]);
const HYDRATED_MAX = 120 * KB;
const SCRIPTS_MAX = 3 * KB;
const KINDS = { Document: "html", Stylesheet: "css", Script: "js", Image: "images", Media: "video" } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | "other";
type Page = { path: string; who: "nobody" | "student" };
type Weight = { bytes: Record<Kind, number>; foreign: string[]; isHydrated: boolean };

buildSite();
const server = await serveBuilt();
const browser = await launch();
try {
	const results = [];
	for (const page of await pagesOf()) {
		const weight = await weigh(browser, page);
		if (weight) results.push(judge(page, weight));
	}
	console.table(results);
	if (results.some(({ result }) => result !== "pass")) process.exitCode = 1;
} finally {
	await browser.close();
	await server.stop();
}

/** What nobody in particular may open: the sitemap, and the pages around signing in; and what a student may open. */
async function pagesOf(): Promise<Page[]> {
	const cookie = await registerStudent(server.address, "bench@example.org");
	const { text } = await send(`${server.address}/sitemap.xml`);
	const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	const pages: Page[] = listed.map((path) => ({ path, who: "nobody" }));
	for (const { address: path, isApi } of ROUTES) {
		if (isApi || listed.includes(path)) continue;
		for (const who of ["nobody", "student"] as const) {
			const { status, headers } = await send(server.address + path, { headers: who === "student" ? { cookie } : {} });
			if (status === 200 && String(headers["content-type"]).startsWith("text/html") && !pages.some((page) => page.path === path))
				pages.push({ path, who });
		}
	}
	return pages;
}

/**
 * Opens a page on a phone with nothing in its cache, and counts what comes over the wire, headers aside. Undefined when
 * the page sends its visitor on.
 */
async function weigh(browser: Browser, { path, who }: Page): Promise<Weight | undefined> {
	const options: BrowserContextOptions = { viewport: { width: 360, height: 740 }, reducedMotion: "no-preference" };
	const context = await browser.newContext(options);
	if (who === "student") {
		const cookies = (await registerStudent(server.address, `bench${path.replace("/", ".")}@example.org`))
			.split("; ")
			.map((pair) => pair.split("=", 2) as [string, string]);
		await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: server.address })));
	}
	const page = await context.newPage();
	const wire = await context.newCDPSession(page);
	await wire.send("Network.enable");
	const bytes: Weight["bytes"] = { html: 0, css: 0, js: 0, images: 0, video: 0, other: 0 };
	const foreign: string[] = [];
	const kinds = new Map<string, Kind>();
	const heads = new Map<string, number>();
	wire.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
		kinds.set(requestId, KINDS[type as keyof typeof KINDS] ?? "other");
		if (!request.url.startsWith("data:") && new URL(request.url).origin !== server.address) foreign.push(request.url);
	});
	wire.on("Network.responseReceived", ({ requestId, response }) => heads.set(requestId, response.encodedDataLength));
	wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		bytes[kinds.get(requestId) ?? "other"] += Math.max(0, encodedDataLength - (heads.get(requestId) ?? 0));
	});
	await page.goto(server.address + path, { waitUntil: "networkidle" });
	const isHydrated = (await page.locator("link[rel=modulepreload]").count()) > 0;
	const isThere = new URL(page.url()).pathname === path;
	await context.close();
	if (!isThere) return undefined;
	return { bytes, foreign, isHydrated };
}

function judge({ path, who }: Page, { bytes, foreign, isHydrated }: Weight) {
	const max = LARGE.get(path) ?? READING_MAX;
	const scriptsMax = isHydrated ? HYDRATED_MAX : SCRIPTS_MAX;
	const faults = [
		...(bytes.html + bytes.css > max ? [`html + css > ${max / KB} KB`] : []),
		...(bytes.js > scriptsMax ? [`js > ${scriptsMax / KB} KB`] : []),
		...(bytes.video > 0 ? ["video unasked for"] : []),
		...foreign.map((url) => `asks ${url}`),
	];
	return { page: path, who, ...bytes, "html + css": bytes.html + bytes.css, result: faults.join(", ") || "pass" };
}
