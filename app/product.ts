/** The product's working name and line stand here alone, so that they can be changed. */
export const PRODUCT = { name: "Onward", line: "Answer once. Apply everywhere." } as const;
