import { selectOptions } from "../collect/choices";
import { twinOf } from "../collect/twins";
import type { Option, PageField } from "../page";

const offered = new WeakMap<Element, readonly Option[]>();

/** Remembers what a list has offered that had no option for the answer: it tells what is asked there, if it was something else. */
export function noteOffered(list: HTMLElement, options: readonly Option[]) {
	if (options.length > 0)
		offered.set(
			list,
			options.map(({ label, value }) => ({ label, value, element: list })),
		);
}

/** The question as it would be read if its list lay open, where that has offered no answer before. */
export function asOffered(field: PageField): PageField {
	const options = field.control === "combobox" ? offered.get(field.element) : undefined;
	return options ? { ...field, control: "listbox", options: [...options] } : field;
}

/** The question as it would be read with the options of the hidden list that a drawn one keeps its choice in. */
export function asHidden(field: PageField): PageField {
	const twin = field.control === "combobox" ? twinOf(field.element) : undefined;
	return twin ? { ...field, control: "listbox", options: selectOptions(twin) } : field;
}
