/** The foundation's controls: React Aria Components with our class names. */
import type { ReactNode } from "react";
import {
	Button, Calendar, CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, Checkbox, ComboBox, DateField,
	DateInput, DatePicker, DateSegment, Dialog, type DateFieldProps, type DatePickerProps, type DateValue, FieldError, Group, Heading, Input,
	Label, ListBox, ListBoxItem, NumberField, type NumberFieldProps, Popover, Radio, RadioGroup, Select, SelectValue, Text, TextArea, TextField,
	type TextFieldProps,
} from "react-aria-components";

export type Item = { id: string; name: string };
export const items = (names: readonly string[]): Item[] => names.map((name) => ({ id: name, name }));

type Said = { label: string; help?: string };
const Help = ({ children }: { children?: string }) => (children ? <Text slot="description" className="help">{children}</Text> : null);

export const Box = ({ label, help, rows, ...props }: Said & TextFieldProps & { rows?: number }) => (
	<TextField {...props} className="field">
		<Label>{label}</Label>
		{rows ? <TextArea rows={rows} /> : <Input />}
		<Help>{help}</Help>
		<FieldError />
	</TextField>
);

export const Amount = ({ label, help, ...props }: Said & NumberFieldProps) => (
	<NumberField {...props} className="field">
		<Label>{label}</Label>
		<Group className="amount"><Input /><Button slot="decrement">−</Button><Button slot="increment">+</Button></Group>
		<Help>{help}</Help>
	</NumberField>
);

const Options = () => <ListBox<Item> className="options">{(item) => <ListBoxItem className="option">{item.name}</ListBoxItem>}</ListBox>;

type Chosen = Said & { name?: string; of: Item[]; placeholder?: string; value?: string | null; onChange?: (id: string) => void };
export const Choose = ({ label, help, of, placeholder = "Select one", value, onChange, name }: Chosen) => (
	<Select name={name} className="field" placeholder={placeholder} value={value} onChange={onChange && ((key) => onChange(String(key)))}>
		<Label>{label}</Label>
		<Button className="pick"><SelectValue /><span aria-hidden="true">▾</span></Button>
		<Help>{help}</Help>
		<Popover className="popover"><ListBox items={of} className="options">{(item: Item) => <ListBoxItem className="option">{item.name}</ListBoxItem>}</ListBox></Popover>
	</Select>
);

export const ChooseMany = ({ label, help, of, name }: Chosen) => (
	<Select name={name} className="field" selectionMode="multiple" placeholder="Select all that apply">
		<Label>{label}</Label>
		<Button className="pick">
			<SelectValue<Item>>{({ selectedItems, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedItems.map((item) => <span className="chip" key={item?.id}>{item?.name}</span>))}</SelectValue>
			<span aria-hidden="true">▾</span>
		</Button>
		<Help>{help}</Help>
		<Popover className="popover"><ListBox items={of} className="options">{(item: Item) => <ListBoxItem className="option">{item.name}</ListBoxItem>}</ListBox></Popover>
	</Select>
);

export const Search = ({ label, help, of, name, custom, isRequired }: Chosen & { custom?: boolean; isRequired?: boolean }) => (
	<ComboBox name={name} className="field" defaultItems={of} allowsCustomValue={custom} isRequired={isRequired}>
		<Label>{label}</Label>
		<Group className="combo"><Input /><Button aria-label="Show list">▾</Button></Group>
		<Help>{help}</Help>
		<Popover className="popover"><Options /></Popover>
	</ComboBox>
);

export const Day = ({ label, help, ...props }: Said & DateFieldProps<DateValue>) => (
	<DateField {...props} className="field">
		<Label>{label}</Label>
		<DateInput className="segments">{(segment) => <DateSegment segment={segment} />}</DateInput>
		<Help>{help}</Help>
	</DateField>
);

export const DayPicker = ({ label, help, ...props }: Said & DatePickerProps<DateValue>) => (
	<DatePicker {...props} className="field">
		<Label>{label}</Label>
		<Group className="combo"><DateInput className="segments">{(segment) => <DateSegment segment={segment} />}</DateInput><Button>▦</Button></Group>
		<Help>{help}</Help>
		<Popover className="popover">
			<Dialog>
				<Calendar className="calendar">
					<header><Button slot="previous">‹</Button><Heading /><Button slot="next">›</Button></header>
					<CalendarGrid>
						<CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
						<CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
					</CalendarGrid>
				</Calendar>
			</Dialog>
		</Popover>
	</DatePicker>
);

export const OneOf = ({ label, help, of, name, across }: { label: string; help?: string; of: Item[]; name: string; across?: boolean }) => (
	<RadioGroup name={name} className={across ? "field choices across" : "field choices"}>
		<Label>{label}</Label>
		<Help>{help}</Help>
		<div>{of.map((item) => <Radio key={item.id} value={item.id} className="radio">{item.name}</Radio>)}</div>
	</RadioGroup>
);

export const Tick = ({ name, children }: { name: string; children: ReactNode }) => (
	<Checkbox name={name} value="1" className="tick"><span className="mark" aria-hidden="true" />{children}</Checkbox>
);
