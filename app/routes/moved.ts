import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";

/** Addresses that other texts name, and where their pages are (design, section 3). */
const MOVED: Readonly<Record<string, string>> = { "/privacy-policy": "/privacy", "/terms-of-service": "/terms" };

export const loader = ({ request }: LoaderFunctionArgs) => redirect(MOVED[new URL(request.url).pathname.toLowerCase()] ?? "/", 301);
