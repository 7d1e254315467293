import { createHmac } from "node:crypto";
import { env } from "./env.server";

/** Stands for a text where the text itself must not be seen: the same each time, told by nobody without SESSION_SECRET. */
export const keyedHash = (text: string): string => createHmac("sha256", env.SESSION_SECRET).update(text).digest("base64url");
