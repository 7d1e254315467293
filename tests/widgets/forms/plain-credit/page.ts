import "./page.css";

const form = document.getElementById("frmScholarship") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a person may answer; rows of a table post the same name again and again. */
function controls(): [string, Named[]][] {
	const found = new Map<string, Named[]>();
	const seen: Record<string, number> = {};
	for (const one of [...form.elements] as Named[]) {
		if (!one.name || ["hidden", "submit", "reset"].includes(one.type)) continue;
		const row = one.name.endsWith("[]") && one.type !== "checkbox";
		const key = row ? one.name.replace("[]", `_${(seen[one.name] = (seen[one.name] ?? 0) + 1)}`) : one.name.replace("[]", "");
		found.set(key, [...(found.get(key) ?? []), one]);
	}
	return [...found];
}

const after = (box: Named) => box.nextSibling?.textContent?.trim() ?? "";
const isChecked = (box: Named) => (box as HTMLInputElement).checked;

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const entries = controls().map(([key, boxes]) => {
			const [{ name, type }] = boxes as [Named];
			if (type === "checkbox") return [key, data.getAll(name)];
			const index = [...form.querySelectorAll(`[name="${name}"]`)].indexOf(boxes[0]!);
			return [key, name.endsWith("[]") ? data.getAll(name)[index] : (data.get(name) ?? "")];
		});
		return { ...Object.fromEntries(entries), submitted };
	},
	formShown: () =>
		Object.fromEntries(
			controls().map(([key, boxes]) => {
				const one = boxes[0]!;
				if (one.type === "checkbox") return [key, boxes.filter(isChecked).map(after)];
				if (one.type === "radio") return [key, boxes.filter(isChecked).map(after).join("")];
				return [key, one instanceof HTMLSelectElement ? (one.selectedOptions[0]?.text ?? "") : one.value];
			}),
		),
});
