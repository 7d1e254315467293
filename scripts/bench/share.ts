const Z = 1.96;

export const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

/** A share with its 95 % interval (Wilson, which holds near 0 and 1 and for few cases as well). */
export function share(part: number, whole: number): string {
	if (whole === 0) return "– of 0";
	const p = part / whole;
	const middle = (p + Z ** 2 / (2 * whole)) / (1 + Z ** 2 / whole);
	const reach = (Z * Math.sqrt((p * (1 - p)) / whole + Z ** 2 / (4 * whole ** 2))) / (1 + Z ** 2 / whole);
	const bound = (value: number) => (Math.min(1, Math.max(0, value)) * 100).toFixed(1);
	return `${percent(p)} of ${whole} (${bound(middle - reach)}–${bound(middle + reach)})`;
}
