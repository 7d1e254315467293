import { mkdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { QUIET } from "./quiet-chromium.mjs";
import { serveBuilt } from "./serve-built.mjs";

/**
 * Makes the icons from the mark (public/favicon.svg), and the pictures that links are previewed with from the top of real
 * pages. Run it when mark, name or those pages change, after `npm run build`; what it makes is committed.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const MARK = readFileSync("public/favicon.svg", "utf8");
const GROUND = /<rect[^>]*fill="(#\w+)"/.exec(MARK)[1];
const PICTURE_BYTES_MAX = 60 * 1024;

/** `isFilled`: no transparent corners, for phones that cut a shape of their own out of it. */
const ICONS = [
	{ name: "192", size: 192 },
	{ name: "512", size: 512 },
	{ name: "maskable", size: 512, isFilled: true },
	{ name: "touch", size: 180, isFilled: true },
];

/** Which page's top is shown, and what of it is left out. */
const PICTURES = [
	{
		name: "preview",
		path: "/login",
		css: `
			.auth { display: block; }
			.auth-main { display: none; }
			.auth-aside { justify-content: flex-start; gap: 72px; height: 630px; padding: 64px 72px; border: 0; }
			.auth-line { display: flex; align-items: center; justify-content: space-between; gap: 48px; }
			.auth-line p { max-width: 11ch; margin: 0; font-size: 72px; line-height: 1.15; overflow-wrap: normal; }
			.auth-line svg { flex: none; width: 440px; height: auto; }
			.brand { gap: 18px; font-size: 44px; }
			.brand svg { width: 60px; height: 60px; }
		`,
	},
	{
		name: "landing",
		path: "/",
		css: `
			.site-top nav, .site-menu, .hero .lead, .hero .actions, .hero .hint { display: none !important; }
			.site-top { max-width: none; padding: 56px 72px 0; }
			.brand { gap: 18px; font-size: 44px; }
			.brand svg { width: 60px; height: 60px; }
			.hero { height: 514px; max-width: none; align-content: center; padding: 0 72px; }
			.hero h1 { font-size: 88px; overflow-wrap: normal; }
		`,
	},
];

mkdirSync("public/icons", { recursive: true });
mkdirSync("public/pictures", { recursive: true });
const browser = await chromium.launch({
	executablePath: "/usr/bin/chromium",
	args: QUIET,
});
const server = await serveBuilt();
try {
	const page = await browser.newPage();
	for (const { name, size, isFilled } of ICONS) {
		await page.setViewportSize({ width: size, height: size });
		const icon = MARK.replace("<svg", `<svg width="${size}" height="${size}"`);
		await page.setContent(`<body style="margin:0${isFilled ? `;background:${GROUND}` : ""}">${icon}`);
		await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
	}
	const context = await browser.newContext({
		viewport: { width: 1200, height: 630 },
		bypassCSP: true,
		reducedMotion: "reduce",
		colorScheme: "light",
	});
	const shown = await context.newPage();
	for (const { name, path, css } of PICTURES) {
		await shown.goto(server.address + path, { waitUntil: "networkidle" });
		await shown.addStyleTag({ content: css });
		const file = `public/pictures/${name}.png`;
		await shown.screenshot({ path: file });
		const { size } = statSync(file);
		console.log(`${file}: ${size} bytes`);
		if (size > PICTURE_BYTES_MAX) process.exitCode = 1;
	}
} finally {
	await browser.close();
	await server.stop();
}
