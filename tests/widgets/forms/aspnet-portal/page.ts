import "./regents.css";

const form = document.forms.namedItem("aspnetForm");
if (!form) throw new Error("The form is missing.");
const PREFIX = "ctl00_Main_";
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement;
/** The server controls: a text box or drop-down by its own id, the items of a list of buttons or boxes by the id of the list. */
const controls = new Map<string, Control[]>();
for (const item of form.elements as unknown as Iterable<Control>) {
	if (!item.id.startsWith(PREFIX) || item.type === "submit") continue;
	const id = item.id.slice(PREFIX.length);
	const key = /^(rbl|cbl)/.test(id) ? id.replace(/_\d+$/, "") : id;
	controls.set(key, [...(controls.get(key) ?? []), item]);
}
const each = (read: (key: string, items: Control[]) => unknown) =>
	Object.fromEntries([...controls].map(([key, items]) => [key, read(key, items)]));

Object.assign(window, {
	formState: () => {
		const post = new FormData(form);
		const state = each((key, items) => {
			const sent = items.map(({ name }) => post.get(name)).filter((value) => value !== null);
			if (key.startsWith("cbl")) return sent;
			return key.startsWith("chk") ? sent.length > 0 : (sent[0] ?? "");
		});
		return { ...state, submitted };
	},
	formShown: () =>
		each((key, items) => {
			const ticked = items
				.filter((item) => item instanceof HTMLInputElement && item.checked)
				.map(({ labels }) => labels?.[0]?.innerText ?? "");
			if (key.startsWith("cbl")) return ticked;
			if (key.startsWith("rbl")) return ticked[0] ?? "";
			if (key.startsWith("chk")) return ticked.length > 0;
			const [item] = items;
			return item instanceof HTMLSelectElement ? item.selectedOptions[0].text : item.value;
		}),
});
