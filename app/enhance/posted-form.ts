/** A form's values as the browser itself would post them; forms here hold no files. */
export const bodyOf = (form: HTMLFormElement): URLSearchParams =>
	new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
