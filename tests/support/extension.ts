import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { QUIET } from "../../scripts/quiet-chromium.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");

export type Extension = {
	context: BrowserContext;
	id: string;
	/** Opens the popup as a page that acts on the tab in which `page` is shown. */
	popupFor(page: Page): Promise<Page>;
	/** Opens the side panel in the same way. */
	panelFor(page: Page): Promise<Page>;
	stop(): Promise<void>;
};

/**
 * Builds the extension for `server` and loads it into a real browser of its own that may act on pages of 127.0.0.1. It begins as if the
 * student had agreed to its disclosure, unless it `asksConsent`.
 */
export async function startExtension(server: string, { asksConsent = false } = {}): Promise<Extension> {
	const folder = mkdtempSync("/tmp/onward-extension-");
	const built = path.join(folder, "extension");
	execFileSync(process.execPath, ["scripts/build-extension.mjs"], {
		cwd: ROOT,
		env: {
			...process.env,
			EXTENSION_OUT: built,
			EXTENSION_SERVER: server,
			EXTENSION_EXTRA_HOSTS: "http://127.0.0.1/*",
			EXTENSION_ASK_CONSENT: asksConsent ? "1" : "",
		},
		stdio: ["ignore", "ignore", "inherit"],
	});
	const context = await chromium.launchPersistentContext(path.join(folder, "profile"), {
		executablePath: "/usr/bin/chromium",
		headless: false,
		viewport: { width: 1280, height: 900 },
		args: ["--headless=new", `--disable-extensions-except=${built}`, `--load-extension=${built}`, ...QUIET],
	});
	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
	const id = new URL(worker.url()).host;
	const openFor = async (page: Page, file: string) => {
		const tab = await worker.evaluate(async (url) => (await chrome.tabs.query({})).find((each) => each.url === url)?.id, page.url());
		// A real popup takes the focus from the page; the browser driver would pretend that every page keeps it.
		await (await context.newCDPSession(page)).send("Emulation.setFocusEmulationEnabled", { enabled: false });
		const opened = await context.newPage();
		await opened.setViewportSize({ width: 360, height: 640 });
		await opened.goto(`chrome-extension://${id}/${file}?tab=${tab}`);
		return opened;
	};
	return {
		context,
		id,
		popupFor: (page) => openFor(page, "popup.html"),
		panelFor: (page) => openFor(page, "sidepanel.html"),
		async stop() {
			await context.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
