/** Form state in the manner of vee-validate: useForm, Field, ErrorMessage and FieldArray, keyed by paths such as `awards[0].title`. */
import { type InjectionKey, computed, defineComponent, h, inject, provide, reactive } from "vue/dist/vue.esm-bundler.js";

type Rule = (value: unknown) => true | string;
interface FormContext {
	values: Record<string, any>;
	errors: Record<string, string | undefined>;
	rules: Record<string, Rule>;
	get(path: string): any;
	set(path: string, value: unknown): void;
	validateField(path: string): boolean;
}
const FORM: InjectionKey<FormContext> = Symbol("form");

const keysOf = (path: string) => path.replace(/\[(\d+)\]/g, ".$1").split(".");

export function useForm({ initialValues, rules }: { initialValues: Record<string, any>; rules: Record<string, Rule> }) {
	const values = reactive(structuredClone(initialValues));
	const errors = reactive<Record<string, string | undefined>>({});
	const context: FormContext = {
		values,
		errors,
		rules,
		get: (path) => keysOf(path).reduce<any>((at, key) => at?.[key], values),
		set(path, value) {
			const keys = keysOf(path);
			const last = keys.pop() as string;
			const parent = keys.reduce<any>((at, key) => at?.[key], values);
			if (parent) parent[last] = value;
		},
		validateField(path) {
			const outcome = rules[path]?.(context.get(path)) ?? true;
			errors[path] = outcome === true ? undefined : outcome;
			return outcome === true;
		},
	};
	provide(FORM, context);
	const handleSubmit = (send: (values: Record<string, any>) => void) => (event: Event) => {
		event.preventDefault();
		if (Object.keys(rules).filter((path) => !context.validateField(path)).length === 0) send(values);
	};
	return { ...context, handleSubmit };
}

const useContext = () => inject(FORM) as FormContext;

export const Field = defineComponent({
	name: "Field",
	inheritAttrs: false,
	props: { name: { type: String, required: true }, as: { type: String, default: "input" }, type: String, value: null },
	setup(props, { attrs, slots }) {
		const form = useContext();
		const change = (event: Event) => {
			const target = event.target as HTMLInputElement;
			if (props.type === "checkbox") {
				const held = form.get(props.name);
				if (Array.isArray(held)) form.set(props.name, target.checked ? [...held, props.value] : held.filter((each) => each !== props.value));
				else form.set(props.name, target.checked);
			} else form.set(props.name, target.value);
			if (form.errors[props.name]) form.validateField(props.name);
		};
		const blur = () => form.validateField(props.name);
		return () => {
			const held = form.get(props.name);
			const invalid = form.errors[props.name] !== undefined;
			const common = { ...attrs, name: props.name, class: [attrs.class, { "is-invalid": invalid }], onChange: change, onBlur: blur };
			if (props.type === "checkbox" || props.type === "radio") {
				const checked = Array.isArray(held) ? held.includes(props.value) : props.type === "radio" ? held === props.value : held === true;
				return h("input", { ...common, type: props.type, value: props.value, checked });
			}
			const box = props.as === "input" ? { type: props.type ?? "text" } : {};
			return h(props.as, { ...common, ...box, value: held ?? "", onInput: change }, slots.default?.());
		};
	},
});

export const ErrorMessage = defineComponent({
	name: "ErrorMessage",
	props: { name: { type: String, required: true }, as: { type: String, default: "span" } },
	setup(props) {
		const form = useContext();
		return () => (form.errors[props.name] ? h(props.as, { role: "alert", class: "invalid-feedback" }, form.errors[props.name]) : undefined);
	},
});

export const FieldArray = defineComponent({
	name: "FieldArray",
	props: { name: { type: String, required: true } },
	setup(props, { slots }) {
		const form = useContext();
		const ids = new WeakMap<object, number>();
		let next = 0;
		const fields = computed(() =>
			(form.get(props.name) as object[]).map((value) => {
				if (!ids.has(value)) ids.set(value, next++);
				return { key: ids.get(value), value };
			}),
		);
		const push = (value: unknown) => form.get(props.name).push(value);
		const remove = (index: number) => form.get(props.name).splice(index, 1);
		return () => slots.default?.({ fields: fields.value, push, remove });
	},
});
