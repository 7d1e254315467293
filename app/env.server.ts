import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { makeFolder } from "./data-folder.server";

const isWebAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
const webAddress = z.string().refine(isWebAddress, "must be an address such as https://example.org");

const settings = z.object({
	NODE_ENV: z.enum(["development", "production", "test"], "must be development, production or test").default("production"),
	PORT: z.coerce
		.number("must be a port number")
		.int("must be a port number")
		.min(0, "must be a port number")
		.max(65535, "must be a port number")
		.default(3000),
	HOST: z.string().default("127.0.0.1"),
	APP_URL: webAddress.optional(),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, "must start with postgres://")
		.optional(),
	DATA_DIR: z.string().default("./data"),
	SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
	TRUST_PROXY: z.string().regex(/^\d+$/, "must be the number of proxies in front of the app, such as 1").transform(Number).default(0),
	OPENAI_API_KEY: z.string().optional(),
	OPENAI_BASE_URL: webAddress.optional(),
	OPENAI_MODEL: z.string().default("gpt-4.1-mini"),
	OPENAI_TIMEOUT_SECONDS: z.coerce
		.number("must be a number of seconds")
		.positive("must be a number of seconds above 0")
		.max(600, "must be at most 600 seconds")
		.optional(),
	OPENAI_DAILY_CALLS: z.coerce
		.number("must be a whole number")
		.int("must be a whole number")
		.min(0, "must not be negative")
		.default(20_000),
	GOOGLE_CLIENT_ID: z.string().optional(),
	GOOGLE_CLIENT_SECRET: z.string().optional(),
	GOOGLE_BASE_URL: webAddress.optional(),
	STRIPE_SECRET_KEY: z.string().optional(),
	STRIPE_WEBHOOK_SECRET: z.string().optional(),
	STRIPE_API_BASE: webAddress.optional(),
	STRIPE_PRICE_PLUS: z.string().optional(),
	STRIPE_PRICE_PRO: z.string().optional(),
	STRIPE_PRICE_GIFT: z.string().optional(),
	SMTP_URL: z
		.string()
		.regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
		.optional(),
	SUPPORT_EMAIL: z.email("must be an e-mail address").default("support@onward.example"),
	MEETING_URL: webAddress.optional(),
	AMBASSADOR_URL: webAddress.optional(),
	FEEDBACK_URL: webAddress.optional(),
	SOCIAL_URLS: z
		.string()
		.default("")
		.transform((value) => value.split(/[\s,]+/).filter(Boolean))
		.refine((all) => all.every(isWebAddress), "must be addresses such as https://example.org, separated by commas"),
	EXTENSION_STORE_URL: webAddress.optional(),
	EXTENSION_IDS: z
		.string()
		.default("")
		.transform((value) => value.split(/[\s,]+/).filter(Boolean))
		.refine((ids) => ids.every((id) => /^[a-p]{32}$/.test(id)), "must be extension ids of 32 letters a to p, separated by commas"),
	TRIAL_USES: z.coerce.number("must be a whole number").int("must be a whole number").min(0, "must not be negative").default(10),
	RATE_LIMITS: z.enum(["on", "off"], "must be on or off").default("on"),
});

export type Env = Readonly<
	Omit<z.infer<typeof settings>, "APP_URL" | "SESSION_SECRET"> & {
		/** Origin under which people reach the app; undefined when it follows each request's Host. */
		APP_URL: string | undefined;
		SESSION_SECRET: string;
		isSecure: boolean;
	}
>;

/**
 * Reads the environment (design, section 4).
 * Takes variables by name; empty ones count as unset. Throws an Error with one sentence per mistake.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
	const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
	const parsed = settings.safeParse(given);
	if (!parsed.success) {
		const sentences = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
		throw new Error(`Onward cannot start: ${sentences.join(" ")}`);
	}
	const appUrl = parsed.data.APP_URL && new URL(parsed.data.APP_URL).origin;
	const isSecure = appUrl?.startsWith("https:") ?? false;
	if (isSecure && parsed.data.RATE_LIMITS === "off") {
		throw new Error("Onward cannot start: RATE_LIMITS must not be off when APP_URL is https.");
	}
	return { ...parsed.data, APP_URL: appUrl, isSecure, SESSION_SECRET: parsed.data.SESSION_SECRET ?? keptSecret(parsed.data.DATA_DIR) };
}

/** Made once, under a name of its own first: a process that starts at the same moment must not read half of it. */
function keptSecret(dataDir: string): string {
	makeFolder(dataDir);
	const file = path.join(dataDir, "session-secret");
	if (!existsSync(file)) {
		const draft = `${file}.${process.pid}`;
		writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
		try {
			linkSync(draft, file);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		} finally {
			rmSync(draft);
		}
	}
	return readFileSync(file, "utf8");
}

export const env: Env = parseEnv(process.env);
