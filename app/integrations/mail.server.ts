import { randomUUID } from "node:crypto";
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

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const folder = path.join(env.DATA_DIR, "mail");
/** In a file's name it tells whose mail this is to who knows the address or the account's id, and to nobody else. */
const tagOf = (whose: string) => keyedHash(`mail ${whose}`).slice(0, 16);

/** Composes only; what it gives is written to a file. */
const composer = createTransport({ streamTransport: true, buffer: true });
const server = env.SMTP_URL ? createTransport({ url: env.SMTP_URL, ...TIMEOUTS }) : undefined;

/**
 * Sends a plain-text mail through SMTP_URL; without one it becomes a file in DATA_DIR/mail that only the owner reads.
 * Throws what the mail server answers.
 */
export async function sendMail({ to, subject, text, account }: Mail): Promise<void> {
	const message = { from: { name: PRODUCT.name, address: env.SUPPORT_EMAIL }, to: { name: "", address: to }, subject, text };
	if (server) {
		await server.sendMail(message);
		return;
	}
	const { message: composed } = await composer.sendMail(message);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const tags = [to, ...(account ? [account] : [])].map(tagOf).join("-");
	const name = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, "-")}-${tags}-${randomUUID().slice(0, 8)}`);
	await writeFile(`${name}.part`, composed as Buffer, { mode: 0o600, flag: "wx" });
	await rename(`${name}.part`, `${name}.eml`);
}

/** Removes the mails that were written to files, to any of these addresses or about any of these accounts. */
export async function forgetMails(...whose: string[]): Promise<void> {
	await Promise.all((await mailsOf(whose)).map((name) => rm(path.join(folder, name), { force: true })));
}

/** How many such mails there are. */
export async function countMails(...whose: string[]): Promise<number> {
	return (await mailsOf(whose)).length;
}

async function mailsOf(whose: string[]): Promise<string[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	return names.filter((name) => whose.some((one) => name.includes(`-${tagOf(one)}-`)));
}
