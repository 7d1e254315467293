/** The address of a review, at one of its items; these count from 1. */
export const hrefOfReview = (reviewId: string, item = 1) => `/essay?review=${reviewId}${item > 1 ? `&item=${item}` : ""}`;

export const hrefOfComparison = (reviewId: string, otherId: string) => `/essay?review=${reviewId}&compare=${otherId}`;
