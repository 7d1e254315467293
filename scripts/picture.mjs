import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

/** Takes the README's picture: the real extension, signed in to the real server, has filled a form. Run `npm run build` first. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const FORM = "tests/fixtures/forms/academicworks.html";
const folder = mkdtempSync("/tmp/onward-picture-");
const env = { ...process.env, DATA_DIR: path.join(folder, "data"), PORT: "0" };
execFileSync(process.execPath, ["scripts/seed.mjs"], { env, stdio: "inherit" });
const { student } = JSON.parse(readFileSync(path.join(folder, "data/demo.json"), "utf8"));

const server = spawn(process.execPath, ["server.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
const address = await new Promise((resolve) => {
	server.stdout.on("data", (chunk) => {
		const found = /"address":"([^"]+)"/.exec(chunk)?.[1];
		if (found) resolve(found);
	});
});
const forms = createServer((_request, response) =>
	response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(readFileSync(FORM)),
);
await new Promise((resolve) => forms.listen(0, "127.0.0.1", resolve));

const built = path.join(folder, "extension");
const buildEnv = { ...process.env, EXTENSION_OUT: built, EXTENSION_SERVER: address, EXTENSION_EXTRA_HOSTS: "http://127.0.0.1/*" };
execFileSync(process.execPath, ["scripts/build-extension.mjs"], { env: buildEnv, stdio: "inherit" });
const quiet =
	"--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";
const context = await chromium.launchPersistentContext(path.join(folder, "profile"), {
	executablePath: "/usr/bin/chromium",
	headless: false,
	viewport: { width: 820, height: 760 },
	args: ["--headless=new", `--disable-extensions-except=${built}`, `--load-extension=${built}`, ...quiet.split(" ")],
});
const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));

const page = await context.newPage();
await page.goto(`${address}/login`);
await page.getByLabel("E-mail").fill(student.email);
await page.getByLabel("Password").fill(student.password);
await page.getByRole("button", { name: "Log in" }).click();
await page.waitForURL("**/dashboard");
await page.goto(`http://127.0.0.1:${forms.address().port}/`);
const tab = await worker.evaluate(async (url) => (await chrome.tabs.query({})).find((each) => each.url === url)?.id, page.url());
const popup = await context.newPage();
await popup.setViewportSize({ width: 360, height: 760 });
await popup.goto(`chrome-extension://${new URL(worker.url()).host}/popup.html?tab=${tab}`);
await popup.getByRole("button", { name: "Fill this page" }).click();
const fillAll = popup.getByRole("button", { name: /^Fill all/ });
const report = popup.getByText(/^Filled \d+ of \d+/);
await fillAll.or(report).first().waitFor();
if (await fillAll.isVisible()) await fillAll.click();
await report.waitFor();

const shots = [await page.screenshot(), await popup.screenshot()].map((png) => `data:image/png;base64,${png.toString("base64")}`);
const sheet = await context.newPage();
await sheet.setViewportSize({ width: 1240, height: 800 });
await sheet.setContent(`<style>
	body { margin: 0; padding: 20px; display: flex; gap: 20px; background: #f3f1ea; }
	img { height: 760px; border: 1px solid #dcd8cc; border-radius: 10px; }
</style>${shots.map((source) => `<img src="${source}">`).join("")}`);
await sheet.screenshot({ path: "docs/picture.png" });

await context.close();
server.kill("SIGTERM");
forms.close();
rmSync(folder, { recursive: true, force: true });
