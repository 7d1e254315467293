import { env } from "../env.server";

/** The settings that pages show to everybody. */
export const publicSettings = { supportEmail: env.SUPPORT_EMAIL, extensionStoreUrl: env.EXTENSION_STORE_URL } as const;
