/** A number with what it counts, in the singular or with an s: “1 student”, “1,234 rows”. */
export const counted = (count: number, what: string) => `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;
