import type { DatePart } from "../types";
import { wordsOf } from "../words";

const SECTIONS = "[role=spinbutton]:is([contenteditable=true],input)";
const CONTROLS = "input:not([type=hidden],[aria-hidden=true]),select,textarea";

export type DateSection = { element: HTMLElement; part: DatePart };

/** Whether the box is a date in pieces, each edited in place; one that takes a time as well is none, nor is one with a box for anything else. */
export function isDateSections(box: HTMLElement): boolean {
	if (box.matches("input,select,textarea,[contenteditable=true]") || !box.querySelector(SECTIONS)) return false;
	const parts = sectionsOf(box)?.map(({ part }) => part);
	const inputs = [...box.querySelectorAll(CONTROLS)];
	const isOfInputs = inputs.some((input) => input.matches(SECTIONS));
	if (isOfInputs && (parts?.length === 1 || !inputs.every((input) => input.matches(SECTIONS)))) return false;
	return parts !== undefined && parts.includes("year") && new Set(parts).size === parts.length;
}

/** The pieces in the order they stand; undefined where the box holds anything else. */
export function sectionsOf(box: HTMLElement): DateSection[] | undefined {
	const sections = [...box.querySelectorAll<HTMLElement>(SECTIONS)].map((element) => ({ element, part: partOf(element) }));
	const isDate = sections.length > 1 || sections[0]?.part === "year";
	return isDate && sections.every((section): section is DateSection => section.part !== undefined) ? sections : undefined;
}

/** Whether the element is a piece of such a box around it, or of one that takes a time. */
export function isDateSection(element: HTMLElement): boolean {
	const box = element.matches(SECTIONS) ? element.parentElement?.closest<HTMLElement>(DATE_BOX) : null;
	return box != null && (element.nodeName !== "INPUT" || isDateSections(box));
}

/** What may be such a box: the smallest group, or what stands for a whole control. */
export const DATE_BOX = `[role=group]:has(${SECTIONS}):not(:has([role=group] ${SECTIONS}))`;

function partOf(section: HTMLElement): DatePart | undefined {
	const words = wordsOf(`${section.getAttribute("aria-label") ?? ""} ${section.getAttribute("data-type") ?? ""}`);
	for (const part of ["month", "day", "year"] as const) if (words.split(" ").includes(part)) return part;
	const most = section.getAttribute("aria-valuemax");
	return most === "12" ? "month" : most !== null && /^(28|29|30|31)$/.test(most) ? "day" : most === "9999" ? "year" : undefined;
}

/** Whether something was put into the piece. */
export const isSet = (section: HTMLElement) =>
	section.nodeName === "INPUT"
		? /\d/.test((section as HTMLInputElement).value)
		: section.hasAttribute("aria-valuenow") &&
			!/^empty$/i.test(section.getAttribute("aria-valuetext") ?? "") &&
			!section.matches("[data-placeholder=true]");
