import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import process from "node:process";
import { chromium } from "playwright";
import { QUIET } from "../quiet-chromium.mjs";

/** Serves the project's own application forms: `/` followed by a file's name. */
async function serveForms() {
	const types = { html: "text/html", css: "text/css", js: "text/javascript" };
	const forms = createServer(({ url }, response) => {
		const name = path.basename(new URL(url, "http://forms").pathname);
		const type = types[name.split(".").at(-1)];
		if (!type) return response.writeHead(404).end();
		response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(readFileSync(`tests/fixtures/forms/${name}`));
	});
	await new Promise((resolve) => forms.listen(0, "127.0.0.1", resolve));
	return forms;
}

/** Starts the built server on a database with the demo accounts in it. */
async function serveProduct(folder) {
	const env = { ...process.env, DATA_DIR: path.join(folder, "data"), PORT: "0" };
	execFileSync(process.execPath, ["scripts/seed.mjs"], { env, stdio: "inherit" });
	const server = spawn(process.execPath, ["server.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
	const address = await new Promise((resolve) => {
		server.stdout.on("data", (chunk) => {
			const found = /"address":"([^"]+)"/.exec(chunk)?.[1];
			if (found) resolve(found);
		});
	});
	return { server, address, student: JSON.parse(readFileSync(path.join(folder, "data/demo.json"), "utf8")).student };
}

/** A page in a window of its own: the browser slows down tabs that nobody sees, and a popup hides no tab. */
async function openWindow(context, page) {
	const browser = await context.newCDPSession(page);
	const [opened] = await Promise.all([
		context.waitForEvent("page"),
		browser.send("Target.createTarget", { url: "about:blank", newWindow: true }),
	]);
	return opened;
}

/**
 * The real product on this machine: its server with the demo student, some application forms, and a browser that has the
 * extension. Run `npm run build` first, and `close` at the end.
 */
export async function openStage() {
	const folder = mkdtempSync("/tmp/onward-stage-");
	const [{ server, address, student }, forms] = await Promise.all([serveProduct(folder), serveForms()]);
	const built = path.join(folder, "extension");
	const env = { ...process.env, EXTENSION_OUT: built, EXTENSION_SERVER: address, EXTENSION_EXTRA_HOSTS: "http://127.0.0.1/*" };
	execFileSync(process.execPath, ["scripts/build-extension.mjs"], { env, stdio: "inherit" });
	const context = await chromium.launchPersistentContext(path.join(folder, "profile"), {
		executablePath: "/usr/bin/chromium",
		headless: false,
		args: ["--headless=new", `--disable-extensions-except=${built}`, `--load-extension=${built}`, ...QUIET, "--hide-scrollbars"],
	});
	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));

	return {
		address,
		context,
		formAddress: (name) => `http://127.0.0.1:${forms.address().port}/${name}`,
		async signIn() {
			const page = await context.newPage();
			await page.goto(`${address}/login`);
			await page.getByLabel("E-mail").fill(student.email);
			await page.getByLabel("Password").fill(student.password);
			await page.getByRole("button", { name: "Log in" }).click();
			await page.waitForURL("**/dashboard");
			await page.close();
		},
		/** Opens the extension's popup for the tab that shows `page`. */
		async openPopup(page, viewport) {
			const tab = await worker.evaluate(async (url) => (await chrome.tabs.query({})).find((each) => each.url === url)?.id, page.url());
			const popup = await openWindow(context, page);
			await popup.setViewportSize(viewport);
			await popup.goto(`chrome-extension://${new URL(worker.url()).host}/popup.html?tab=${tab}`);
			await popup.getByRole("button", { name: "Fill this page" }).waitFor();
			return popup;
		},
		async close() {
			await context.close();
			server.kill("SIGTERM");
			forms.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
