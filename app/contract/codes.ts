import { z } from "zod";

/** Specification, section 8. */
export const CODE_REDEEMED = "Code redeemed successfully.";
export const CODE_REFUSED = "Invalid or expired code.";

/** Crockford's base 32: no letter that is taken for a digit. */
export const CODE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Eighty bits, written in groups of four. */
export const CODE_LENGTH = 16;

/**
 * A code of so many signs as it is compared, from what a person typed: letter case, spaces and dashes do not count, nor does O for 0 or
 * I and L for 1 (design, section 4). Undefined for what no code can be.
 */
export function readSigns(typed: string, length: number): string | undefined {
	const code = typed
		.normalize("NFKC")
		.toUpperCase()
		.replace(/[\s\p{Pd}]/gu, "")
		.replace(/O/g, "0")
		.replace(/[IL]/g, "1");
	return code.length === length && [...code].every((sign) => CODE_ALPHABET.includes(sign)) ? code : undefined;
}

/** A code that opens a plan, from what a person typed. */
export const readCode = (typed: string) => readSigns(typed, CODE_LENGTH);

/** A code as it is printed: `7K3M-…`. */
export const writtenCode = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");

/** Specification, section 7: redeemCode. */
export const redemption = z.object({ code: z.string("Enter a code").trim().min(1, "Enter a code").max(200, CODE_REFUSED) });
