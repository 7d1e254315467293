import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import { PREVIEW, PUBLIC_PAGES, type PublicPage, type PublicPath } from "../content/public-pages";
import { PRODUCT, pageTitle } from "../product";
import type { loader as rootLoader } from "../root";

/** What the head of a public page says of it (Open Graph protocol). Takes its address; gives a route's `meta`. */
export function pageMeta(path: PublicPath): MetaFunction {
	const { title, description, picture = PREVIEW } = PUBLIC_PAGES[path] as PublicPage;
	return ({ matches }): MetaDescriptor[] => {
		const origin = (matches[0]?.data as ReturnType<typeof rootLoader> | undefined)?.origin ?? "";
		const address = origin + path;
		return [
			...pageTitle(title),
			{ name: "description", content: description },
			{ tagName: "link", rel: "canonical", href: address },
			{ property: "og:type", content: "website" },
			{ property: "og:site_name", content: PRODUCT.name },
			{ property: "og:title", content: title },
			{ property: "og:description", content: description },
			{ property: "og:url", content: address },
			{ property: "og:image", content: origin + picture.src },
			{ property: "og:image:alt", content: picture.alt },
			{ name: "twitter:card", content: "summary_large_image" },
		];
	};
}
