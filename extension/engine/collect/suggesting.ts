import type { PageField } from "../page";
import { boxesAround } from "./pickers";

const SUGGESTING = /auto-?complete|type-?ahead|suggest|look-?up|search/i;
const ASKS_TO_CHOOSE =
	/\b(start|begin) typing|\b(type|enter) (the first|a few|\d|two|three|at least|to (search|find))|\b(choose|pick|select)( it| one| your school)? from the (list|suggestions|results)|\bsearch (for|by)\b/i;
const LONGEST_HELP = 300;

/** Whether the box offers a list to what is typed into it without calling itself one: its names say so, or the help beside it. */
export function suggests({ control, element }: PageField): boolean {
	if (control !== "text" || element.nodeName !== "INPUT") return false;
	const isNamedSo = [...element.attributes].some(({ name, value }) =>
		name === "class" ? SUGGESTING.test(value) : name.startsWith("data-") && SUGGESTING.test(name),
	);
	return (
		isNamedSo ||
		ASKS_TO_CHOOSE.test((element as HTMLInputElement).placeholder) ||
		boxesAround(element).some(({ textContent }) => textContent!.length <= LONGEST_HELP && ASKS_TO_CHOOSE.test(textContent!))
	);
}
