import {
	CheckboxIndicator, CheckboxRoot, ComboboxAnchor, ComboboxContent, ComboboxEmpty, ComboboxInput, ComboboxItem, ComboboxRoot, ComboboxTrigger,
	ComboboxViewport, NumberFieldDecrement, NumberFieldIncrement, NumberFieldInput, NumberFieldRoot, RadioGroupIndicator, RadioGroupItem,
	RadioGroupRoot, SelectContent, SelectItem, SelectItemText, SelectPortal, SelectRoot, SelectTrigger, SelectValue, SelectViewport,
} from "reka-ui";

type Option = { value: string; label: string };
const asOptions = (options: readonly (string | Option)[]): Option[] => options.map((each) => (typeof each === "string" ? { value: each, label: each } : each));
const common = { props: ["modelValue", "label", "options", "hint"], emits: ["update:modelValue"] };
let count = 0;
const setup = (props: { options?: (string | Option)[] }) => ({ id: `field-${++count}`, asOptions: () => asOptions(props.options ?? []) });

/** The house style of the library's unstyled controls: label, control, hint. */
export const UiSelect = {
	...common,
	setup,
	components: { SelectContent, SelectItem, SelectItemText, SelectPortal, SelectRoot, SelectTrigger, SelectValue, SelectViewport },
	template: `
<div class="field">
	<label :for="id">{{ label }}</label>
	<SelectRoot :model-value="modelValue" @update:model-value="$emit('update:modelValue', $event)">
		<SelectTrigger :id="id" class="control trigger"><SelectValue placeholder="Select…" /><span class="caret" aria-hidden="true">▾</span></SelectTrigger>
		<SelectPortal><SelectContent class="menu" position="popper" :side-offset="4"><SelectViewport>
			<SelectItem v-for="each in asOptions()" :key="each.value" :value="each.value" class="choice"><SelectItemText>{{ each.label }}</SelectItemText></SelectItem>
		</SelectViewport></SelectContent></SelectPortal>
	</SelectRoot>
	<p v-if="hint" class="hint">{{ hint }}</p>
</div>`,
};

export const UiRadio = {
	...common,
	setup,
	components: { RadioGroupIndicator, RadioGroupItem, RadioGroupRoot },
	template: `
<div class="field">
	<span class="label" :id="id">{{ label }}</span>
	<RadioGroupRoot class="radios" :aria-labelledby="id" :model-value="modelValue" @update:model-value="$emit('update:modelValue', $event)">
		<div v-for="(each, index) in asOptions()" :key="each.value" class="radio">
			<RadioGroupItem :id="id + '-' + index" :value="each.value" class="dot"><RadioGroupIndicator class="dot-on" /></RadioGroupItem>
			<label :for="id + '-' + index">{{ each.label }}</label>
		</div>
	</RadioGroupRoot>
	<p v-if="hint" class="hint">{{ hint }}</p>
</div>`,
};

export const UiNumber = {
	props: [...common.props, "min", "max", "step", "format", "plain"],
	emits: common.emits,
	setup,
	components: { NumberFieldDecrement, NumberFieldIncrement, NumberFieldInput, NumberFieldRoot },
	template: `
<div class="field">
	<label :for="id">{{ label }}</label>
	<NumberFieldRoot :id="id" class="number" :min="min" :max="max" :step="step || 1" :step-snapping="false" :format-options="format" :model-value="modelValue" @update:model-value="$emit('update:modelValue', $event)">
		<NumberFieldDecrement v-if="plain === undefined" class="step">−</NumberFieldDecrement>
		<NumberFieldInput class="control" />
		<NumberFieldIncrement v-if="plain === undefined" class="step">+</NumberFieldIncrement>
	</NumberFieldRoot>
	<p v-if="hint" class="hint">{{ hint }}</p>
</div>`,
};

export const UiCombobox = {
	...common,
	setup,
	components: { ComboboxAnchor, ComboboxContent, ComboboxEmpty, ComboboxInput, ComboboxItem, ComboboxRoot, ComboboxTrigger, ComboboxViewport },
	template: `
<div class="field">
	<label :for="id">{{ label }}</label>
	<ComboboxRoot class="combobox" :model-value="modelValue" @update:model-value="$emit('update:modelValue', $event)">
		<ComboboxAnchor class="control anchor"><ComboboxInput :id="id" placeholder="Search…" /><ComboboxTrigger class="caret" aria-label="Show all">▾</ComboboxTrigger></ComboboxAnchor>
		<ComboboxContent class="menu" position="popper" :side-offset="4"><ComboboxViewport>
			<ComboboxEmpty class="hint">Nothing matches.</ComboboxEmpty>
			<ComboboxItem v-for="each in asOptions()" :key="each.value" :value="each.value" class="choice">{{ each.label }}</ComboboxItem>
		</ComboboxViewport></ComboboxContent>
	</ComboboxRoot>
	<p v-if="hint" class="hint">{{ hint }}</p>
</div>`,
};

export const UiCheck = {
	...common,
	setup,
	components: { CheckboxIndicator, CheckboxRoot },
	template: `
<div class="check">
	<CheckboxRoot :id="id" class="tick" :model-value="modelValue" @update:model-value="$emit('update:modelValue', $event)"><CheckboxIndicator>✓</CheckboxIndicator></CheckboxRoot>
	<label :for="id">{{ label }}</label>
</div>`,
};
