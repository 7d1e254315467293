/** The product's working name and line stand here alone, so that they can be changed. */
export const PRODUCT = { name: "Onward", line: "Answer once. Apply everywhere." } as const;

/** A page's title, for its `meta`. */
export const pageTitle = (title: string) => [{ title: `${title} · ${PRODUCT.name}` }];

/** The ground of pages in light and dark, for the browser's own bars; the same as in styles/tokens.css. */
export const PAPER = { light: "#fbfaf7", dark: "#171b19" } as const;

export type Founder = { role: string; answersFor: string; name?: string };

/** Who runs the product. Names are for its owners to add: `name` is shown where there is one. */
export const FOUNDERS: readonly Founder[] = [
	{
		role: "CEO",
		answersFor:
			"What Onward is for and who it serves: students first, then the parents and counselors beside them. Schools, partners and press talk to the CEO, and so does anybody who thinks we broke a promise.",
	},
	{
		role: "CTO",
		answersFor:
			"How Onward is built and what becomes of your answers: the extension, the site, its security and its accessibility. Every change to what is stored or read passes the CTO first.",
	},
];
