import type { LoaderFunctionArgs } from "@remix-run/node";
import { PUBLIC_PAGES } from "~/content/public-pages";
import { siteOrigin } from "~/http/origin.server";
import { publicFile } from "~/http/public-file.server";

/** The public pages (sitemaps.org, version 0.9). */
export const loader = ({ request }: LoaderFunctionArgs) => {
	const entries = Object.keys(PUBLIC_PAGES).map((path) => `<url><loc>${siteOrigin(request)}${path}</loc></url>`);
	return publicFile(
		"application/xml",
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
	);
};
