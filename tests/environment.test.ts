import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";

const folder = mkdtempSync("/tmp/onward-env-");
vi.stubEnv("DATA_DIR", folder);
const { parseEnv } = await import("~/env.server");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
	[{ PORT: "http" }, "PORT must be a port number."],
	[{ PORT: "70000" }, "PORT must be a port number."],
	[{ APP_URL: "onward.example" }, "APP_URL must be an address such as https://example.org."],
	[{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL must start with postgres://."],
	[{ SESSION_SECRET: "short" }, "SESSION_SECRET must have at least 32 characters."],
	[{ TRUST_PROXY: "yes" }, "TRUST_PROXY must be the number of proxies in front of the app, such as 1."],
	[{ SMTP_URL: "mail.example" }, "SMTP_URL must start with smtp:// or smtps://."],
	[{ SUPPORT_EMAIL: "help" }, "SUPPORT_EMAIL must be an e-mail address."],
	[{ RATE_LIMITS: "off", APP_URL: "https://onward.example" }, "RATE_LIMITS must not be off when APP_URL is https."],
	[{ TRIAL_USES: "-1", NODE_ENV: "prod" }, "NODE_ENV must be development, production or test. TRIAL_USES must not be negative."],
	[{ SOCIAL_URLS: "https://social.example, ours" }, "SOCIAL_URLS must be addresses such as https://example.org, separated by commas."],
	[{ EXTENSION_IDS: "abc" }, "EXTENSION_IDS must be extension ids of 32 letters a to p, separated by commas."],
])("%o is refused in a sentence", (variables, sentence) => {
	expect(() => parseEnv({ DATA_DIR: folder, ...variables })).toThrow(new Error(`Onward cannot start: ${sentence}`));
});

test("nothing needs to be set, and empty counts as unset", () => {
	const env = parseEnv({ DATA_DIR: folder, PORT: "", APP_URL: "" });
	expect(env).toMatchObject({
		PORT: 3000,
		HOST: "127.0.0.1",
		APP_URL: undefined,
		isSecure: false,
		TRUST_PROXY: 0,
		TRIAL_USES: 10,
		RATE_LIMITS: "on",
	});
});

test("the secret is made once, for the owner's eyes", () => {
	const { SESSION_SECRET } = parseEnv({ DATA_DIR: folder });
	expect(SESSION_SECRET).toMatch(/^[\da-f]{64}$/);
	expect(parseEnv({ DATA_DIR: folder }).SESSION_SECRET).toBe(SESSION_SECRET);
	expect(readFileSync(path.join(folder, "session-secret"), "utf8")).toBe(SESSION_SECRET);
	expect(statSync(path.join(folder, "session-secret")).mode & 0o777).toBe(0o600);
});
