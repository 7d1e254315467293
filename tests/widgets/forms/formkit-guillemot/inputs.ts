import { createInput } from "@formkit/vue";
import { computed, defineComponent, h, ref } from "vue";

type Context = { id: string; node: { input(value: unknown): void }; _value: any; options: { label: string; value: string }[]; attrs: Record<string, any>; openTo?: boolean };

const matching = (options: Context["options"], text: string) => options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

/** A box that finds one of a long list as one types (FormKit has it only in its paid edition). */
const Finder = defineComponent({
	props: { context: { type: Object, required: true } },
	setup(props) {
		const context = () => props.context as unknown as Context;
		const typed = ref<string | null>(null);
		const active = ref(0);
		const found = computed(() => matching(context().options ?? [], typed.value ?? ""));
		const choose = (option?: { label: string; value: string }) => {
			if (option) context().node.input(option.value);
			typed.value = null;
		};
		const onKeydown = (event: KeyboardEvent) => {
			if (event.key === "ArrowDown" && typed.value === null) typed.value = "";
			else if (event.key === "ArrowDown") active.value = Math.min(active.value + 1, found.value.length - 1);
			else if (event.key === "ArrowUp") active.value = Math.max(active.value - 1, 0);
			else if (event.key === "Escape") typed.value = null;
			else if (event.key === "Enter" && typed.value !== null) choose(found.value[active.value]);
			else return;
			event.preventDefault();
		};
		return () => {
			const { id, attrs, _value, options } = context();
			const isOpen = typed.value !== null;
			const label = options?.find(({ value }) => value === _value)?.label ?? "";
			return h("div", { class: "finder" }, [
				h("input", {
					id,
					type: "text",
					class: "formkit-input",
					role: "combobox",
					autocomplete: "off",
					"aria-autocomplete": "list",
					"aria-expanded": String(isOpen),
					"aria-controls": `${id}-list`,
					"aria-activedescendant": isOpen && found.value.length > 0 ? `${id}-${active.value}` : undefined,
					placeholder: attrs?.placeholder,
					value: typed.value ?? label,
					onFocus: (event: FocusEvent) => (event.target as HTMLInputElement).select(),
					onClick: () => (typed.value ??= ""),
					onInput: (event: Event) => {
						typed.value = (event.target as HTMLInputElement).value;
						active.value = 0;
					},
					onKeydown,
					onBlur: () => {
						typed.value = null;
					},
				}),
				isOpen &&
					h(
						"ul",
						{ id: `${id}-list`, role: "listbox", class: "finder-list" },
						found.value.length === 0
							? [h("li", { class: "none" }, "No match")]
							: found.value.map((option, index) =>
									h(
										"li",
										{
											key: option.value,
											id: `${id}-${index}`,
											role: "option",
											"aria-selected": String(option.value === _value),
											class: { active: index === active.value },
											onMousedown: (event: MouseEvent) => event.preventDefault(),
											onClick: () => choose(option),
										},
										option.label,
									),
								),
					),
			]);
		};
	},
});

/** Several of a list, each as a chip. */
const Chips = defineComponent({
	props: { context: { type: Object, required: true } },
	setup(props) {
		const context = () => props.context as unknown as Context;
		const isOpen = ref(false);
		const text = ref("");
		const held = () => (context()._value as string[] | undefined) ?? [];
		const left = computed(() => matching(context().options ?? [], text.value).filter(({ value }) => !held().includes(value)));
		const add = (value?: string) => {
			if (value) context().node.input([...held(), value]);
			text.value = "";
		};
		const onKeydown = (event: KeyboardEvent) => {
			if (event.key === "Enter") {
				add(left.value[0]?.value);
				event.preventDefault();
			} else if (event.key === "Backspace" && text.value === "") context().node.input(held().slice(0, -1));
			else if (event.key === "Escape") isOpen.value = false;
		};
		return () => {
			const { id, attrs } = context();
			return h("div", { class: "finder chips" }, [
				h("div", { class: "chips-box" }, [
					...held().map((value) =>
						h("span", { class: "chip", key: value }, [
							h("span", { class: "chip-text" }, value),
							h("button", { type: "button", "aria-label": `Remove ${value}`, onClick: () => context().node.input(held().filter((each) => each !== value)) }, "×"),
						]),
					),
					h("input", {
						id,
						type: "text",
						role: "combobox",
						autocomplete: "off",
						"aria-expanded": String(isOpen.value),
						"aria-controls": `${id}-list`,
						placeholder: held().length === 0 ? attrs?.placeholder : "",
						value: text.value,
						onFocus: () => (isOpen.value = true),
						onClick: () => (isOpen.value = true),
						onBlur: () => {
							isOpen.value = false;
							text.value = "";
						},
						onInput: (event: Event) => {
							text.value = (event.target as HTMLInputElement).value;
							isOpen.value = true;
						},
						onKeydown,
					}),
				]),
				isOpen.value &&
					h(
						"ul",
						{ id: `${id}-list`, role: "listbox", "aria-multiselectable": "true", class: "finder-list" },
						left.value.map((option) =>
							h("li", { key: option.value, role: "option", "aria-selected": "false", onMousedown: (event: MouseEvent) => event.preventDefault(), onClick: () => add(option.value) }, option.label),
						),
					),
			]);
		};
	},
});

const listed = { props: ["options"], family: "dropdown" };
export const finder = createInput(Finder as any, listed as any);
export const chips = createInput(Chips as any, listed as any);
