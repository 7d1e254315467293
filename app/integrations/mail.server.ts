import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { env } from "../env.server";
import { keyedHash } from "../keyed-hash.server";
import { PRODUCT } from "../product";

export type Mail = {
	to: string;
	subject: string;
	text: string;
	/** Id of the account it is about, whose end it must not outlast; needed where the account may have another address then. */
	account?: string;
};

/** A mail on its way: sent again it bears the same id and time. */
export type Outgoing = Mail & { id: string; createdAt: Date };
/** `bounced`: the receiving side does not want this mail, now or later. `failing`: another try may succeed. */
export type Sending = { state: "sent" } | { state: "bounced" | "failing"; error: string };

/** How many mails are under way at a time. */
export const CONNECTIONS = 5;
/** What is not through by then counts as failing. */
const LONGEST_MS = 120_000;
const LIMITS = {
	connectionTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 20_000,
	idleTimeout: 5000,
	maxConnections: CONNECTIONS,
	// By itself it would send a mail again whose “taken” got lost.
	maxRequeues: 0,
};

const folder = path.join(env.DATA_DIR, "mail");
/** In a file's name it tells whose mail this is to who knows the address or the account's id, and to nobody else. */
const tagOf = (whose: string) => keyedHash(`mail ${whose}`).slice(0, 16);

/** Composes only; what it gives is written to a file. */
const composer = createTransport({ streamTransport: true, buffer: true });
const server = env.SMTP_URL ? createTransport({ url: env.SMTP_URL, pool: true, ...LIMITS }) : undefined;

/** Sends a plain-text mail through SMTP_URL; without one it becomes a file in DATA_DIR/mail that only the owner reads. Tells what came of it. */
export async function sendMail(mail: Outgoing): Promise<Sending> {
	const { id, to, subject, text } = mail;
	const message = {
		messageId: `<${id}@${env.SUPPORT_EMAIL.split("@")[1]}>`,
		from: { name: PRODUCT.name, address: env.SUPPORT_EMAIL },
		to: { name: "", address: to },
		subject,
		text,
	};
	try {
		if (server) await server.sendMail({ ...message, signal: AbortSignal.timeout(LONGEST_MS) });
		else await write(mail, (await composer.sendMail(message)).message as Buffer);
		return { state: "sent" };
	} catch (error) {
		return refusalOf(error as SmtpError, to);
	}
}

/** What the mail server answered, where it answered, and to which command. */
type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

/** These speak of the order of commands and of signing in: of our settings, not of the receiver. */
const OURS = [503, 530, 534, 535, 538];

function refusalOf({ code, command, response, responseCode = 0, message }: SmtpError, to: string): Sending {
	const isRefused = ["RCPT TO", "DATA"].includes(command ?? "") && responseCode >= 500 && !OURS.includes(responseCode);
	const isNoAddress = code === "EENVELOPE" && command === "API";
	const unanswered = code === "ECONNECTION" ? "The mail server broke off." : message;
	const words = response ?? (isNoAddress ? "This is no address that mail can be sent to." : unanswered);
	return { state: isRefused || isNoAddress ? "bounced" : "failing", error: withoutAddress(words, to) };
}

/** Mail servers like to repeat whom they speak of. */
function withoutAddress(words: string, to: string): string {
	const [name = to] = to.split("@");
	const plain = words
		.split(/\s+/)
		.filter((word) => !word.includes("@") && word.replace(/\W/g, "").toLowerCase() !== name.replace(/\W/g, "").toLowerCase());
	return plain.join(" ").slice(0, 200);
}

async function write(mail: Outgoing, composed: Buffer): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const name = path.join(folder, nameOf(mail));
	await writeFile(`${name}.part`, composed, { mode: 0o600 });
	await rename(`${name}.part`, `${name}.eml`);
}

function nameOf({ id, createdAt, to, account }: Outgoing): string {
	const tags = [to, ...(account ? [account] : [])].map(tagOf).join("-");
	return `${createdAt.toISOString().replace(/[:.]/g, "-")}-${tags}-${id.slice(0, 8)}`;
}

/** Removes the mails that were written to files, to any of these addresses or about any of these accounts. */
export async function forgetWritten(whose: readonly string[]): Promise<void> {
	await Promise.all((await writtenTo(whose)).map((name) => rm(path.join(folder, name), { force: true })));
}

/** How many such mails there are. */
export async function countWritten(whose: readonly string[]): Promise<number> {
	return (await writtenTo(whose)).length;
}

/** Removes the file of one mail, if it is one. */
export async function unwrite(mail: Outgoing): Promise<void> {
	await rm(path.join(folder, `${nameOf(mail)}.eml`), { force: true });
}

async function writtenTo(whose: readonly string[]): Promise<string[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	return names.filter((name) => whose.some((one) => name.includes(`-${tagOf(one)}-`)));
}
