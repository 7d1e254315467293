import { createHash, randomBytes } from "node:crypto";

/** 192 bits; with it a link to this machine fits the 76 characters that mail leaves as they are. */
const BYTES = 24;

/** A secret that a link or a cookie carries, in letters that an address takes as they are. */
export const newToken = (): string => randomBytes(BYTES).toString("base64url");

/** What is stored of a secret: enough to know it again, too little to use it. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");
