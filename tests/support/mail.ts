import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type ReceivedMail = { from: string; to: string[]; raw: string; text: string };

/** The body of a mail in one part, as a person reads it. */
function bodyOf(raw: string): string {
	const [head = "", ...rest] = raw.replace(/\r\n/g, "\n").split("\n\n");
	const body = rest.join("\n\n");
	if (!/^content-transfer-encoding: quoted-printable$/im.test(head)) return body;
	return Buffer.from(
		body.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		"latin1",
	).toString("utf8");
}

const headOf = (raw: string) => raw.replace(/\r\n/g, "\n").split("\n\n", 1)[0];

/** Undefined for a mail that was removed since it was listed. */
function contentOf(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

/** The mails a server without SMTP_URL has written, the oldest first: what a person reads, or everything. */
export function writtenMails(dataDir: string, { withHead = false } = {}): string[] {
	const folder = path.join(dataDir, "mail");
	if (!existsSync(folder)) return [];
	const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
	const raw = names.sort().flatMap((name) => contentOf(path.join(folder, name)) ?? []);
	return raw.map((mail) => (withHead ? `${headOf(mail)}\n\n${bodyOf(mail)}` : bodyOf(mail)));
}

/** Waits until `count` mails are there; mails leave after the answer. */
export async function waitForMails<T>(read: () => T[], count: number): Promise<T[]> {
	for (let tries = 0; tries < 600 && read().length < count; tries++) await sleep(25);
	return read();
}

export const resetLinkIn = (text: string) => /http\S+\/reset-password\?token=\S+/.exec(text)?.[0] ?? "no link";

export const confirmLinkIn = (text: string) => /http\S+\/confirm-email\?token=\S+/.exec(text)?.[0] ?? "no link";

export const joinLinkIn = (text: string) => /http\S+\/join\?token=\S+/.exec(text)?.[0] ?? "no link";

export type SmtpServer = {
	url: string;
	mails: ReceivedMail[];
	/** Connections open now. */
	open: ReadonlySet<Socket>;
	stop(): Promise<void>;
};

/**
 * What is said to a receiver's address, or once a mail is there (“end”), in place of yes: a line of SMTP, nothing at all (“hold”), or the
 * connection is cut (“drop”).
 */
export type Answer = (to: string, at: "address" | "end") => string | undefined;

/** A mail server that speaks as much SMTP (RFC 5321) as a client needs, and keeps what it gets. */
export async function startSmtp({ answer = (() => undefined) as Answer, isSilent = false } = {}): Promise<SmtpServer> {
	const mails: ReceivedMail[] = [];
	const open = new Set<Socket>();
	const server = createServer((socket) => {
		open.add(socket);
		socket
			.setEncoding("utf8")
			.on("close", () => open.delete(socket))
			.on("error", () => socket.destroy());
		const say = (line: string) => {
			if (line === "drop") socket.destroy();
			else if (line !== "hold") socket.write(`${line}\r\n`);
		};
		let received = "";
		let mail = { from: "", to: [] as string[] };
		let isData = false;
		const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? "";
		const obey = (line: string) => {
			const verb = line.slice(0, 4).toUpperCase();
			if (verb === "EHLO") return say("250-stand-in\r\n250 8BITMIME");
			if (verb === "MAIL") mail = { from: addressIn(line), to: [] };
			if (verb === "RCPT") {
				const refusal = answer(addressIn(line), "address");
				if (refusal) return say(refusal);
				mail.to.push(addressIn(line));
			}
			if (verb === "DATA") {
				isData = true;
				return say("354 Go on");
			}
			if (verb === "QUIT") return socket.end("221 Bye\r\n");
			say("250 OK");
		};
		socket.on("data", (chunk) => {
			received += chunk;
			for (;;) {
				const end = isData ? received.indexOf("\r\n.\r\n") : received.indexOf("\r\n");
				if (end < 0) return;
				const part = received.slice(0, end);
				received = received.slice(end + (isData ? 5 : 2));
				if (!isData) obey(part);
				else {
					const raw = part.replace(/^\.\./gm, ".");
					isData = false;
					const refusal = answer(mail.to.join(), "end");
					if (!refusal || refusal === "drop") mails.push({ ...mail, raw, text: bodyOf(raw) });
					say(refusal ?? "250 Taken");
				}
			}
		});
		if (!isSilent) say("220 stand-in");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		open,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of open) socket.destroy();
			}),
	};
}
