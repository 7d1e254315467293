import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.server";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const key = Buffer.from(hkdfSync("sha256", env.SESSION_SECRET, "", "sealed text", 32));

/** Encrypts a text for storing. `owner` is what it belongs to: put beside another owner it cannot be opened. */
export function seal(text: string, owner: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
	const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text, or undefined where it was sealed for another owner, by another SESSION_SECRET, or was altered. */
export function unseal(sealed: string, owner: string): string | undefined {
	const bytes = Buffer.from(sealed, "base64url");
	if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
	const opened = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
		.setAAD(Buffer.from(owner))
		.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
	try {
		return opened.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + opened.final("utf8");
	} catch {
		return undefined;
	}
}
