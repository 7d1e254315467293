import type { Evidence, Option } from "../page";
import { wordsOf } from "../words";

const US_DIGITS = 10;

/** Digits of a stored number without the country's code. */
function nationalDigits(number: string, callingCode: string): string {
	const digits = number.replace(/\D/g, "");
	const code = callingCode.replace(/\D/g, "");
	if (number.trim().startsWith("+") && code && digits.startsWith(code)) return digits.slice(code.length);
	return code === "1" && digits.length === US_DIGITS + 1 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** The ways to type a telephone number, the one the site asks for first. `part` is a piece of it (area, prefix, line, local). */
export function phoneTexts(number: string, callingCode: string, part: string | undefined, evidence: Evidence): string[] {
	const digits = nationalDigits(number, callingCode);
	const isUs = digits.length === US_DIGITS && (callingCode === "+1" || callingCode === "");
	if (evidence.type === "number") return [pieceOf(digits, part)];
	const pieces: Readonly<Record<string, string>> = {
		area: digits.slice(0, 3),
		prefix: digits.slice(3, 6),
		line: digits.slice(6),
		local: `${digits.slice(3, 6)}-${digits.slice(6)}`,
	};
	if (part && isUs) return [pieces[part] ?? digits, (pieces[part] ?? digits).replace(/\D/g, "")];
	const dashed = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
	const usual = isUs ? [dashed, `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`] : [number.trim()];
	const international = `${callingCode || "+1"}${digits}`;
	const wantsCode =
		/includ(e|ing)(?!.*country code,? if (not|outside)).*country code|with country code|international format|\+ ?countr/i.test(
			`${evidence.label} ${evidence.placeholder} ${evidence.title}`,
		);
	const shown = masked(evidence.placeholder, digits) ?? masked(PRINTED.exec(evidence.title)?.[0] ?? "", digits);
	const onlyDigits =
		/digits only|numbers only|no (dashes|spaces|hyphens|punctuation)|only (numbers|digits)|\b(10|ten) digits?\b|s[oó]lo (n[uú]meros|d[ií]gitos)|sin (guiones|espacios|puntos)/i.test(
			`${evidence.label} ${evidence.title} ${evidence.placeholder}`,
		);
	return [
		...(wantsCode ? [international] : []),
		...(onlyDigits ? [digits] : []),
		...(shown ? [shown] : []),
		...usual,
		digits,
		international,
	];
}

/** A number in the shape that the words beside a box ask for. */
const PRINTED = /\(?[\d#x]{3}\)?[ .-]\s?[\d#x]{3}[ .-][\d#x]{4}\b/i;

const pieceOf = (digits: string, part: string | undefined) =>
	part === "area" ? digits.slice(0, 3) : part === "local" ? digits.slice(3) : digits;

/** The digits in the shape of a placeholder such as “(___) ___-____” or “555-123-4567”. */
function masked(placeholder: string, digits: string): string | undefined {
	const places = placeholder.match(/[\d_#xX]/g)?.length ?? 0;
	if (places !== digits.length || /[a-wyz]/i.test(placeholder)) return undefined;
	let next = 0;
	return placeholder.replace(/[\d_#xX]/g, () => digits[next++]!);
}

/** The option for a calling code; of several countries with that code the student's own, else the United States for +1. */
export function matchCallingCode(callingCode: string, country: readonly string[], options: readonly Option[]): number | undefined {
	const code = callingCode.replace(/\D/g, "");
	const fitting = options.flatMap((option, place) => (codeOf(option) === code ? [place] : []));
	if (fitting.length <= 1) return fitting[0];
	const names = country.length > 0 ? country : ["united states", "us", "usa"];
	return (
		fitting.find((place) =>
			names.some((name) => ` ${wordsOf(`${options[place]!.label} ${options[place]!.value}`)} `.includes(` ${name} `)),
		) ?? (code === "1" ? undefined : fitting[0])
	);
}

function codeOf({ label, value }: Option): string | undefined {
	return (
		/\+ ?(\d{1,4})/.exec(label)?.[1] ??
		/^\+?(\d{1,4})$/.exec(value.trim())?.[1] ??
		/\((\d{1,4})\)|^(\d{1,4})$/.exec(label.trim())?.slice(1).find(Boolean)
	);
}
