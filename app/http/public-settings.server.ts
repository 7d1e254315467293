import { env } from "../env.server";

/** The settings that pages show to everybody. */
export const publicSettings = {
	supportEmail: env.SUPPORT_EMAIL,
	extensionStoreUrl: env.EXTENSION_STORE_URL,
	meetingUrl: env.MEETING_URL,
	isDevelopment: env.NODE_ENV === "development",
} as const;
