/** Controls of Ark UI, as the camp's site styles them. */
import { Checkbox, Combobox, DateInput, DatePicker, Field, NumberInput, Portal, RadioGroup, SegmentGroup, Select, Slider, Switch, TagsInput, createListCollection, useFilter, useListCollection } from "@ark-ui/react";
import { parseDate } from "@internationalized/date";
import type { ReactNode } from "react";

export type Option = { label: string; value: string };
export const options = (labels: readonly string[]): Option[] => labels.map((label) => ({ label, value: label }));
type Of<T> = { label: string; value: T; onChange: (value: T) => void };

/** A box whose label floats up once it holds something. */
export const Box = ({ label, value, onChange, help, type = "text", rows, required, maxLength }: Of<string> & { help?: string; type?: string; rows?: number; required?: boolean; maxLength?: number }) => (
	<Field.Root className="float" required={required}>
		{rows
			? <Field.Textarea rows={rows} placeholder=" " value={value} maxLength={maxLength} onChange={(e) => onChange(e.target.value)} />
			: <Field.Input type={type} placeholder=" " value={value} maxLength={maxLength} onChange={(e) => onChange(e.target.value)} />}
		<Field.Label>{label}<Field.RequiredIndicator /></Field.Label>
		{help && <Field.HelperText>{help}</Field.HelperText>}
	</Field.Root>
);

export const Plain = ({ label, value, onChange, placeholder }: Of<string> & { placeholder?: string }) => (
	<Field.Root><Field.Input aria-label={label} placeholder={placeholder} value={value} onChange={(e) => onChange(e.target.value)} /></Field.Root>
);

/** The phone's own list: used where the list is short. */
export const Native = ({ label, value, onChange, of }: Of<string> & { of: Option[] }) => (
	<Field.Root className="above">
		<Field.Label>{label}</Field.Label>
		<Field.Select value={value} onChange={(e) => onChange(e.target.value)}>
			<option value="">Pick one…</option>
			{of.map((each) => <option key={each.value} value={each.value}>{each.label}</option>)}
		</Field.Select>
	</Field.Root>
);

export const Pick = ({ label, value, onChange, of, multiple, placeholder = "Pick one…" }: Of<string[]> & { of: Option[]; multiple?: boolean; placeholder?: string }) => (
	<Select.Root className="above" collection={createListCollection({ items: of })} value={value} multiple={multiple} onValueChange={(e) => onChange(e.value)}>
		<Select.Label>{label}</Select.Label>
		<Select.Control><Select.Trigger><Select.ValueText placeholder={placeholder} /><Select.Indicator>⌄</Select.Indicator></Select.Trigger></Select.Control>
		<Portal>
			<Select.Positioner>
				<Select.Content>{of.map((each) => <Select.Item key={each.value} item={each}><Select.ItemText>{each.label}</Select.ItemText><Select.ItemIndicator>✓</Select.ItemIndicator></Select.Item>)}</Select.Content>
			</Select.Positioner>
		</Portal>
		<Select.HiddenSelect />
	</Select.Root>
);

export function Find({ label, value, onChange, of, placeholder, free }: Of<string> & { of: Option[]; placeholder?: string; free?: boolean }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: of, filter: contains });
	return (
		<Combobox.Root className="above" collection={collection} {...(free ? { inputValue: value, allowCustomValue: true } : { value: value ? [value] : [] })}
			onInputValueChange={(e) => { filter(e.inputValue); if (free) onChange(e.inputValue); }} onValueChange={(e) => { if (!free) onChange(e.value[0] ?? ""); }} openOnClick>
			<Combobox.Label>{label}</Combobox.Label>
			<Combobox.Control><Combobox.Input placeholder={placeholder} /><Combobox.Trigger>⌄</Combobox.Trigger></Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>Nothing found</Combobox.Empty>
						{collection.items.map((each) => <Combobox.Item key={each.value} item={each}><Combobox.ItemText>{each.label}</Combobox.ItemText><Combobox.ItemIndicator>✓</Combobox.ItemIndicator></Combobox.Item>)}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

export const Num = ({ label, value, onChange, min, max, step, bare }: Of<string> & { min?: number; max?: number; step?: number; bare?: boolean }) => (
	<NumberInput.Root className="above" value={value} min={min} max={max} step={step} formatOptions={{ useGrouping: false }} onValueChange={(e) => onChange(e.value)}>
		{!bare && <NumberInput.Label>{label}</NumberInput.Label>}
		<NumberInput.Control><NumberInput.Input aria-label={bare ? label : undefined} /><NumberInput.DecrementTrigger>–</NumberInput.DecrementTrigger><NumberInput.IncrementTrigger>+</NumberInput.IncrementTrigger></NumberInput.Control>
	</NumberInput.Root>
);

export const Day = ({ label, value, onChange, around }: Of<string> & { around: string }) => (
	<DatePicker.Root className="above" value={value ? [parseDate(value)] : []} defaultFocusedValue={parseDate(around)} onValueChange={(e) => onChange(e.value[0]?.toString() ?? "")}>
		<DatePicker.Label>{label}</DatePicker.Label>
		<DatePicker.Control><DatePicker.Input placeholder="mm/dd/yyyy" /><DatePicker.Trigger aria-label="Open calendar">▦</DatePicker.Trigger></DatePicker.Control>
		<Portal>
			<DatePicker.Positioner>
				<DatePicker.Content>
					<div className="jump"><DatePicker.MonthSelect /><DatePicker.YearSelect /></div>
					<DatePicker.View view="day">
						<DatePicker.Context>
							{(api) => (
								<>
									<DatePicker.ViewControl><DatePicker.PrevTrigger>‹</DatePicker.PrevTrigger><DatePicker.RangeText /><DatePicker.NextTrigger>›</DatePicker.NextTrigger></DatePicker.ViewControl>
									<DatePicker.Table>
										<DatePicker.TableHead><DatePicker.TableRow>{api.weekDays.map((each, i) => <DatePicker.TableHeader key={i}>{each.narrow}</DatePicker.TableHeader>)}</DatePicker.TableRow></DatePicker.TableHead>
										<DatePicker.TableBody>
											{api.weeks.map((week, i) => <DatePicker.TableRow key={i}>{week.map((each, n) => <DatePicker.TableCell key={n} value={each}><DatePicker.TableCellTrigger>{each.day}</DatePicker.TableCellTrigger></DatePicker.TableCell>)}</DatePicker.TableRow>)}
										</DatePicker.TableBody>
									</DatePicker.Table>
								</>
							)}
						</DatePicker.Context>
					</DatePicker.View>
				</DatePicker.Content>
			</DatePicker.Positioner>
		</Portal>
	</DatePicker.Root>
);

export const Typed = ({ label, value, onChange }: Of<string>) => (
	<DateInput.Root className="above" value={value ? [parseDate(value)] : []} onValueChange={(e) => onChange(e.value[0]?.toString() ?? "")}>
		<DateInput.Label>{label}</DateInput.Label>
		<DateInput.Control>
			<DateInput.SegmentGroup><DateInput.SegmentContext>{(segment) => <DateInput.Segment segment={segment} />}</DateInput.SegmentContext></DateInput.SegmentGroup>
		</DateInput.Control>
		<DateInput.HiddenInput />
	</DateInput.Root>
);

export const Radios = ({ label, value, onChange, of }: Of<string | null> & { of: Option[] }) => (
	<RadioGroup.Root className="stack" value={value} onValueChange={(e) => onChange(e.value)}>
		<RadioGroup.Label>{label}</RadioGroup.Label>
		{of.map((each) => <RadioGroup.Item key={each.value} value={each.value}><RadioGroup.ItemControl /><RadioGroup.ItemText>{each.label}</RadioGroup.ItemText><RadioGroup.ItemHiddenInput /></RadioGroup.Item>)}
	</RadioGroup.Root>
);

export const Segments = ({ label, value, onChange, of, bare }: Of<string | null> & { of: Option[]; bare?: boolean }) => (
	<SegmentGroup.Root className="segments" value={value} onValueChange={(e) => onChange(e.value)} aria-label={bare ? label : undefined}>
		{!bare && <SegmentGroup.Label>{label}</SegmentGroup.Label>}
		<div>
			{of.map((each) => <SegmentGroup.Item key={each.value} value={each.value}><SegmentGroup.ItemText>{each.label}</SegmentGroup.ItemText><SegmentGroup.ItemControl /><SegmentGroup.ItemHiddenInput /></SegmentGroup.Item>)}
		</div>
	</SegmentGroup.Root>
);

export const Boxes = ({ label, value, onChange, of }: Of<string[]> & { of: Option[] }) => (
	<div className="boxes">
		<span>{label}</span>
		<Checkbox.Group value={value} onValueChange={onChange} aria-label={label}>
			{of.map((each) => <Checkbox.Root key={each.value} value={each.value}><Checkbox.Control><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Control><Checkbox.Label>{each.label}</Checkbox.Label><Checkbox.HiddenInput /></Checkbox.Root>)}
		</Checkbox.Group>
	</div>
);

export const Tick = ({ value, onChange, children }: { value: boolean; onChange: (value: boolean) => void; children: ReactNode }) => (
	<Checkbox.Root checked={value} onCheckedChange={(e) => onChange(e.checked === true)}><Checkbox.Control><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Control><Checkbox.Label>{children}</Checkbox.Label><Checkbox.HiddenInput /></Checkbox.Root>
);

export const Toggle = ({ label, value, onChange }: Of<boolean>) => (
	<Switch.Root checked={value} onCheckedChange={(e) => onChange(e.checked)}><Switch.Control><Switch.Thumb /></Switch.Control><Switch.Label>{label}</Switch.Label><Switch.HiddenInput /></Switch.Root>
);

export const Tags = ({ label, value, onChange, placeholder }: Of<string[]> & { placeholder?: string }) => (
	<TagsInput.Root className="above" value={value} onValueChange={(e) => onChange(e.value)}>
		<TagsInput.Context>
			{(api) => (
				<>
					<TagsInput.Label>{label}</TagsInput.Label>
					<TagsInput.Control>
						{api.value.map((each, i) => <TagsInput.Item key={i} index={i} value={each}><TagsInput.ItemPreview><TagsInput.ItemText>{each}</TagsInput.ItemText><TagsInput.ItemDeleteTrigger>×</TagsInput.ItemDeleteTrigger></TagsInput.ItemPreview><TagsInput.ItemInput /></TagsInput.Item>)}
						<TagsInput.Input placeholder={placeholder} />
					</TagsInput.Control>
				</>
			)}
		</TagsInput.Context>
		<TagsInput.HiddenInput />
	</TagsInput.Root>
);

export const Scale = ({ label, value, onChange }: Of<number>) => (
	<Slider.Root className="above" min={0} max={10} value={[value]} onValueChange={(e) => onChange(e.value[0])}>
		<div className="scale"><Slider.Label>{label}</Slider.Label><Slider.ValueText /></div>
		<Slider.Control><Slider.Track><Slider.Range /></Slider.Track><Slider.Thumb index={0}><Slider.HiddenInput /></Slider.Thumb></Slider.Control>
	</Slider.Root>
);
