import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { videoOrigins } from "../../app/contract/videos";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { axeOf, expectAccessible, expectFits, type Opened, openPage } from "../support/pages";

const CLIP = readFileSync(path.resolve(import.meta.dirname, "../fixtures/media/clip.mp4"));
/** Where the clip's description ends and its pictures begin. */
const SPLIT = CLIP.indexOf("moof") - 4;
const LIST = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:1
#EXT-X-MAP:URI="start.mp4"
#EXTINF:1.0,
rest.m4s
#EXT-X-ENDLIST
`;
const MEDIA = "https://media.example.org";
const FILES: Record<string, [type: string, body: string | Buffer]> = {
	"/clip.mp4": ["video/mp4", CLIP],
	"/start.mp4": ["video/mp4", CLIP.subarray(0, SPLIT)],
	"/rest.m4s": ["video/mp4", CLIP.subarray(SPLIT)],
	"/clip.m3u8": ["application/vnd.apple.mpegurl", LIST],
};
const PLAYER_PAGE = "<!doctype html><title>Player</title><button>Pause</button>";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp(), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

type Watched = Opened & { foreign: string[]; scripts: string[] };

async function open(options?: BrowserContextOptions): Promise<Watched> {
	const opened = await openPage(browser, options);
	const watched: Watched = { ...opened, foreign: [], scripts: [] };
	opened.page.on("request", (request) => {
		if (!request.url().startsWith(app.url)) watched.foreign.push(`${request.method()} ${request.url()}`);
		if (request.resourceType() === "script") watched.scripts.push(request.url());
	});
	return watched;
}

/** The real lesson with another video in it: what it would be, had the lesson's data another address. */
async function openLessonWith(address: string): Promise<Watched> {
	const watched = await open();
	const { files } = videoOrigins([address]);
	await watched.page.route(`${MEDIA}/**`, (route) => {
		const [contentType, body = ""] = FILES[new URL(route.request().url()).pathname] ?? [];
		return route.fulfill({ status: contentType ? 200 : 404, headers: { "access-control-allow-origin": "*" }, contentType, body });
	});
	await watched.page.route("**/learn/essay-writing", async (route) => {
		const answer = await route.fetch();
		const headers = answer.headers();
		const policy = (headers["content-security-policy"] ?? "")
			.replace("media-src 'self'", ["media-src 'self' blob:", ...files].join(" "))
			.replace("connect-src 'self'", ["connect-src 'self'", ...files].join(" "));
		const body = (await answer.text()).replace(/https:\/\/www\.youtube\.com\/watch\?v=[\w-]+/, address);
		await route.fulfill({ response: answer, headers: { ...headers, "content-security-policy": policy }, body });
	});
	await watched.page.goto(`${app.url}/learn/essay-writing`);
	return watched;
}

const play = (page: Page) => page.getByRole("button", { name: /^Play the video/ });
const failure = (page: Page) => page.locator(".video-box").getByRole("alert");

test("without JavaScript the picture is a link to the video, in a tab of its own", async () => {
	const { context, page, foreign } = await open({ javaScriptEnabled: false });
	await page.goto(`${app.url}/learn/essay-writing`);
	const link = page.getByRole("link", { name: "Play the video: College Essay Tips from Admission Officers" });
	expect([await link.getAttribute("href"), await link.getAttribute("target")]).toEqual([
		"https://www.youtube.com/watch?v=qm-G0o7F0lI",
		"_blank",
	]);
	expect(await page.getByText("one college’s own admission office").isVisible()).toBe(true);
	expect(foreign).toEqual([]);
	await context.close();
});

describe.each([360, 1280])("at %i px", (width) => {
	test("a click, and nothing before it, loads the host's player into a frame that takes the focus", async () => {
		const { context, page, foreign, scripts, mistakes } = await open({ viewport: { width, height: 800 } });
		await context.route("https://www.youtube-nocookie.com/**", (route) => route.fulfill({ contentType: "text/html", body: PLAYER_PAGE }));
		await page.goto(`${app.url}/learn/essay-writing`, { waitUntil: "networkidle" });
		expect(foreign).toEqual([]);
		expect(scripts).toHaveLength(1);
		const before = await page.locator(".video-box").boundingBox();
		await play(page).focus();
		await page.keyboard.press("Enter");
		const frame = page.locator(".video-box iframe");
		await frame.waitFor();
		await page.frameLocator(".video-box iframe").getByRole("button", { name: "Pause" }).waitFor();
		expect(await frame.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/qm-G0o7F0lI?autoplay=1&rel=0");
		expect(await frame.getAttribute("title")).toBe("College Essay Tips from Admission Officers");
		expect(await frame.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
		await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
		const after = await page.locator(".video-box").boundingBox();
		expect(after).toEqual(before);
		const inner = await frame.boundingBox();
		expect([Math.round(inner?.width ?? 0), Math.round(inner?.height ?? 0)]).toEqual([
			Math.round((after?.width ?? 0) - 2),
			Math.round((after?.height ?? 0) - 2),
		]);
		expect(scripts.filter((address) => !address.startsWith(app.url))).toEqual([]);
		expect([...new Set(foreign.map((request) => new URL(request.split(" ")[1] ?? "").host))]).toEqual(["www.youtube-nocookie.com"]);
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test("a host that cannot be reached is told, with the address to try", async () => {
		const { context, page } = await open({ viewport: { width, height: 800 }, colorScheme: width === 360 ? "dark" : "light" });
		await context.route("https://www.youtube-nocookie.com/**", (route) => route.abort());
		await page.goto(`${app.url}/learn/essay-writing`);
		await play(page).click();
		await failure(page).waitFor();
		const link = failure(page).getByRole("link");
		expect(await failure(page).textContent()).toContain("This video could not be played here.");
		expect(await link.getAttribute("href")).toBe("https://www.youtube.com/watch?v=qm-G0o7F0lI");
		await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await page.locator("iframe").count()).toBe(0);
		await expectAccessible(page, axeOf(page).include(".video"));
		await expectFits(page);
		await context.close();
	});
});

test("a player that does not arrive leaves the link, and says so", async () => {
	const { context, page } = await open();
	await page.route(/assets\/video-[^p][^/]*\.js$/, (route) => route.abort());
	await page.goto(`${app.url}/learn/essay-writing`);
	await play(page).click();
	await failure(page).waitFor();
	expect(await failure(page).textContent()).toContain("The player could not be loaded.");
	const link = page.getByRole("link", { name: /^Play the video/ });
	expect(await link.getAttribute("href")).toBe("https://www.youtube.com/watch?v=qm-G0o7F0lI");
	await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
	await context.close();
});

describe("media files", () => {
	/** Makes the browser one that cannot play HLS by itself, as Firefox. */
	const withoutHls = () => {
		const { canPlayType } = HTMLMediaElement.prototype;
		HTMLMediaElement.prototype.canPlayType = function (type) {
			return /mpegurl/i.test(type) ? "" : canPlayType.call(this, type);
		};
	};

	test.each([
		["a video file", "/clip.mp4", false],
		["a list of pieces (HLS), by the browser itself", "/clip.m3u8", false],
		["a list of pieces (HLS), where the browser cannot", "/clip.m3u8", true],
	])("%s plays", async (_name, file, isWithoutHls) => {
		const { context, page, mistakes, scripts } = await openLessonWith(MEDIA + file);
		if (isWithoutHls) await page.evaluate(withoutHls);
		await play(page).click();
		const video = page.locator(".video-box video");
		await video.waitFor();
		await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 20_000 }).toBeGreaterThan(0.1);
		expect(
			await video.evaluate((element: HTMLVideoElement) => [element.title, element.controls, element === document.activeElement]),
		).toEqual(["College Essay Tips from Admission Officers", true, true]);
		expect(scripts.some((address) => address.includes("hls-player"))).toBe(file.endsWith("m3u8"));
		expect(await video.evaluate((element) => element.clientWidth === element.parentElement?.clientWidth)).toBe(true);
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test.each([
		["a file that is gone", "/gone.mp4", false],
		["a list that is gone", "/gone.m3u8", false],
		["a list that is gone, where the browser plays none", "/gone.m3u8", true],
		["a kind of file that no browser plays", "/talk.flv", false],
		["a page that is no video", "/about", false],
	])("%s is told, with the address to try", async (_name, file, isWithoutHls) => {
		const { context, page, foreign } = await openLessonWith(MEDIA + file);
		if (isWithoutHls) await page.evaluate(withoutHls);
		await play(page).click();
		await failure(page).waitFor();
		expect(await failure(page).getByRole("link").getAttribute("href")).toBe(MEDIA + file);
		expect(await page.locator("video").count()).toBe(0);
		expect(foreign.includes(`GET ${MEDIA}${file}`)).toBe(file.startsWith("/gone"));
		await context.close();
	});

	test("one of which nothing comes is given up after a while", async () => {
		const { context, page } = await open();
		await page.clock.install();
		await context.route("https://www.youtube-nocookie.com/**", () => {});
		await page.goto(`${app.url}/learn/essay-writing`);
		await play(page).click();
		await page.locator(".video-box iframe").waitFor();
		await page.clock.fastForward(19_000);
		expect(await failure(page).count()).toBe(0);
		await page.clock.fastForward(2_000);
		await failure(page).waitFor();
		await context.close();
	});
});
