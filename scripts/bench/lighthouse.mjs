import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildSite, serveBuilt } from "../serve-built.mjs";

const RUNS = 3;
const TRIES_MAX = 10;
/** Each is “at least” a score of 100, or “at most” a figure of the page. */
const SCORES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const FIGURES = { "largest-contentful-paint": 1500, "cumulative-layout-shift": 0.02 };

const [one] = process.argv.slice(2);
const { lighthouse, launch } = await installLighthouse();
buildSite();
const server = await serveBuilt();
const chrome = await launch({
	chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
	chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
const results = [];
try {
	const sitemap = await (await fetch(`${server.address}/sitemap.xml`)).text();
	const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
	for (const address of pages.filter((page) => !one || new URL(page).pathname === one)) results.push(await measure(address));
} finally {
	chrome.kill();
	await server.stop();
}
console.table(results);
if (results.some(({ result }) => result !== "pass")) process.exitCode = 1;

/**
 * Lighthouse brings a hundred megabytes that nothing else needs, so that it is installed by its own lockfile when this
 * benchmark is first asked for.
 */
async function installLighthouse() {
	const folder = path.resolve("node_modules/.cache/onward/lighthouse");
	if (!existsSync(path.join(folder, "node_modules/lighthouse"))) {
		mkdirSync(folder, { recursive: true });
		cpSync("scripts/bench/lighthouse", folder, { recursive: true });
		execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
	}
	const load = (file) => import(pathToFileURL(path.join(folder, "node_modules", file)).href);
	const [{ default: run }, { launch: start }] = await Promise.all([
		load("lighthouse/core/index.js"),
		load("chrome-launcher/dist/index.js"),
	]);
	return { lighthouse: run, launch: start };
}

/** One page on a throttled phone, with an empty cache each time: the median of each score and figure. */
async function measure(address) {
	const reports = [];
	for (let tries = 0; reports.length < RUNS; tries++) {
		const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: "error", onlyCategories: Object.keys(SCORES) });
		if (!lhr.runtimeError) reports.push(lhr);
		// On a busy machine a recording can come to nothing, which says nothing of the page.
		else if (tries >= TRIES_MAX) throw new Error(`${address}: ${lhr.runtimeError.message}`);
	}
	const medianOf = (read) => reports.map(read).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
	const scores = Object.fromEntries(
		Object.keys(SCORES).map((id) => [id, Math.round(medianOf(({ categories }) => categories[id].score) * 100)]),
	);
	const figures = Object.fromEntries(Object.keys(FIGURES).map((id) => [id, medianOf(({ audits }) => audits[id].numericValue)]));
	const missed = [
		...Object.entries(SCORES).filter(([id, least]) => scores[id] < least),
		...Object.entries(FIGURES).filter(([id, most]) => figures[id] > most),
	].map(([id]) => id);
	const { pathname } = new URL(address);
	for (const id of missed.filter((id) => id in SCORES)) explain(pathname, reports[0].categories[id], reports[0].audits);
	return {
		page: pathname,
		...scores,
		"LCP ms": Math.round(figures["largest-contentful-paint"]),
		CLS: Number(figures["cumulative-layout-shift"].toFixed(3)),
		result: missed.length ? `FAIL: ${missed.join(", ")}` : "pass",
	};
}

/** Says what a score was lost on. */
function explain(page, { title, auditRefs }, audits) {
	for (const { id, weight } of auditRefs) {
		const { score, title: what, displayValue = "", details } = audits[id];
		if (weight === 0 || score === null || score >= 0.98) continue;
		const where = (details?.items ?? []).map((item) => item.node?.selector ?? item.url ?? item.description).filter(Boolean);
		console.log(`${page}: ${title}: ${what} ${displayValue} ${where.slice(0, 3).join(" · ")}`);
	}
}
