/** The text a control shows for a saved or typed value. */
export const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** The entries of a saved or typed list; a control that stands alone in its list is posted without one. */
export const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : textOf(value) ? [value] : []);

export const memberOf = (value: unknown, key: string): unknown =>
	typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
