import { publicFile } from "~/http/public-file.server";
import { PAPER, PRODUCT } from "~/product";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
	src: `/icons/${name}.png`,
	sizes: `${size}x${size}`,
	type: "image/png",
	purpose,
});

/** What a phone needs to put the site on its start screen (W3C web app manifest). */
export const loader = () =>
	publicFile(
		"application/manifest+json",
		JSON.stringify({
			id: "/",
			name: `${PRODUCT.name}: ${PRODUCT.line}`,
			short_name: PRODUCT.name,
			start_url: "/dashboard",
			display: "standalone",
			background_color: PAPER.light,
			theme_color: PAPER.light,
			icons: [icon("192", 192, "any"), icon("512", 512, "any"), icon("maskable", 512, "maskable")],
		}),
	);
