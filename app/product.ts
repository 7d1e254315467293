/** The product's working name and line stand here alone, so that they can be changed. */
export const PRODUCT = { name: "Onward", line: "Answer once. Apply everywhere." } as const;

/** A page's title, for its `meta`. */
export const pageTitle = (title: string) => [{ title: `${title} · ${PRODUCT.name}` }];
