import type { LoaderFunctionArgs } from "@remix-run/node";
import { PRIVATE_PATHS } from "~/content/public-pages";
import { siteOrigin } from "~/http/origin.server";
import { publicFile } from "~/http/public-file.server";

/** What crawlers may look at (RFC 9309), and where the sitemap is. */
export const loader = ({ request }: LoaderFunctionArgs) => {
	const refused = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
	return publicFile("text/plain", ["User-agent: *", ...refused, "", `Sitemap: ${siteOrigin(request)}/sitemap.xml`, ""].join("\n"));
};
