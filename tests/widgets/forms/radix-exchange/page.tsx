import "./page.css";
import { Checkbox, Label, RadioGroup, Select, Separator, Slot } from "radix-ui";
import { type ReactElement, type ReactNode, useId } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";

const COUNTRIES =
	"Argentina|Australia|Austria|Belgium|Brazil|Canada|Chile|Colombia|Denmark|Ecuador|Finland|France|Germany|Ghana|India|Italy|Japan|Kenya|Mexico|Netherlands|New Zealand|Nigeria|Norway|Peru|Poland|South Africa|South Korea|Spain|Sweden|Switzerland|Taiwan|Thailand|Turkey|United Kingdom|United States of America".split("|");
const DESTINATIONS = COUNTRIES.filter((name) => !name.startsWith("United States"));
const MONTHS = "January February March April May June July August September October November December".split(" ");
const same = (list: (string | number)[]): Option[] => list.map((each) => [String(each), String(each)]);

type Option = [value: string, text: string];

const places: Record<string, HTMLElement> = {};
let submitted = false;
let values: () => Record<string, any> = () => ({});

const EMPTY = {
	surname: "",
	givenNames: "",
	calledBy: "",
	sex: "",
	birthDay: "",
	birthMonth: "",
	birthYear: "",
	birthTown: "",
	birthNation: "",
	citizenOf: "",
	street: "",
	apartment: "",
	town: "",
	region: "",
	postcode: "",
	nation: "",
	email: "",
	dialing: "",
	mobile: "",
	school: "",
	schoolTown: "",
	schoolRegion: "",
	grade: "",
	finish: "",
	firstLanguage: "",
	homeLanguage: "",
	parentOne: "",
	parentOneWork: "",
	parentTwo: "",
	parentTwoWork: "",
	parentsAre: "",
	siblings: [
		{ name: "", age: "" },
		{ name: "", age: "" },
	],
	honours: [
		{ title: "", grade: "" },
		{ title: "", grade: "" },
		{ title: "", grade: "" },
	],
	officialName: "",
	officialTitle: "",
	officialEmail: "",
	physician: "",
	physicianPhone: "",
	hostNames: "",
	hostTown: "",
	hostEmail: "",
	officerName: "",
	officerPhone: "",
	choice: "",
	letter: "",
	rules: false,
	signature: "",
};

/** shadcn's FormField, FormItem, FormLabel, FormControl and FormDescription in one. */
function Field({ name, label, hint, hideLabel, required, render }: { name: string; label?: ReactNode; hint?: ReactNode; hideLabel?: boolean; required?: boolean; render: (field: any) => ReactElement }) {
	const { control } = useFormContext();
	const id = useId();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<div data-slot="form-item" className="item" ref={(element) => void (element && (places[name] = element))}>
					{label && (
						<Label.Root data-slot="form-label" className={hideLabel ? "label sr-only" : "label"} htmlFor={`${id}-form-item`}>
							{label}
							{required && <span className="star"> *</span>}
						</Label.Root>
					)}
					<Slot.Root data-slot="form-control" id={`${id}-form-item`} aria-describedby={hint ? `${id}-form-item-description` : undefined} aria-invalid={false}>
						{render(field)}
					</Slot.Root>
					{hint && (
						<p data-slot="form-description" id={`${id}-form-item-description`} className="hint">
							{hint}
						</p>
					)}
				</div>
			)}
		/>
	);
}

const Box = ({ type = "text", placeholder, maxLength, ...rest }: { name: string; label?: ReactNode; hint?: ReactNode; hideLabel?: boolean; required?: boolean; type?: string; placeholder?: string; maxLength?: number }) => (
	<Field {...rest} render={(field) => <input data-slot="input" className="input" type={type} placeholder={placeholder} maxLength={maxLength} {...field} />} />
);

function Chooser({ options, field, placeholder, ...rest }: { options: Option[]; field: any; placeholder: string; id?: string }) {
	return (
		<Select.Root value={field.value} onValueChange={field.onChange}>
			<Select.Trigger data-slot="select-trigger" className="input trigger" {...rest}>
				<Select.Value placeholder={placeholder} />
				<Select.Icon>▾</Select.Icon>
			</Select.Trigger>
			<Select.Portal>
				<Select.Content data-slot="select-content" className="content" position="popper">
					<Select.Viewport className="viewport">
						{options.map(([value, text]) => (
							<Select.Item key={value} value={value} className="option">
								<Select.ItemText>{text}</Select.ItemText>
							</Select.Item>
						))}
					</Select.Viewport>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	);
}

const Choose = ({ options, placeholder = "Select", aria, ...rest }: { name: string; label?: ReactNode; hint?: ReactNode; hideLabel?: boolean; required?: boolean; options: Option[]; placeholder?: string; aria?: string }) => (
	<Field {...rest} render={(field) => <Chooser options={options} field={field} placeholder={placeholder} {...(aria ? { "aria-label": aria } : {})} />} />
);

function Part({ number, title, about, children }: { number: string; title: string; about?: string; children: ReactNode }) {
	return (
		<section className="card">
			<h2>
				<span className="number">{number}</span> {title}
			</h2>
			{about && <p className="hint">{about}</p>}
			{children}
		</section>
	);
}

function Siblings() {
	const { control } = useFormContext();
	const { fields } = useFieldArray({ control, name: "siblings" });
	return (
		<table>
			<caption>Brothers and sisters</caption>
			<thead>
				<tr>
					<th>Name</th>
					<th>Age</th>
				</tr>
			</thead>
			<tbody>
				{fields.map((field, index) => (
					<tr key={field.id}>
						<td>
							<Box name={`siblings.${index}.name`} />
						</td>
						<td>
							<Box name={`siblings.${index}.age`} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Honours() {
	const { control } = useFormContext();
	const { fields } = useFieldArray({ control, name: "honours" });
	return fields.map((field, index) => (
		<div className="pair honour" key={field.id}>
			<Box name={`honours.${index}.title`} label="Prize or distinction" hideLabel={index > 0} />
			<Choose
				name={`honours.${index}.grade`}
				label="Received in"
				hideLabel={index > 0}
				placeholder="Grade"
				options={[9, 10, 11, 12].map((grade) => [`g${grade}`, `Grade ${grade}`])}
			/>
		</div>
	));
}

function Page() {
	const form = useForm({ defaultValues: EMPTY });
	values = form.getValues;
	return (
		<main>
			<header>
				<p className="brow">Pacific Rim District · Inter-Club Youth Exchange</p>
				<h1>Long-Term Exchange Application</h1>
				<p>Outbound year 2027–28. Answer as your documents show it: this application is read in your host country by people who have never met you, and a consulate will compare it with your passport.</p>
			</header>
			<FormProvider {...form}>
				<form
					onSubmit={form.handleSubmit(() => {
						submitted = true;
					})}
				>
					<Part number="A" title="The student">
						<div className="pair">
							<Box name="surname" label="Family name (surname)" required hint="As printed in the passport or birth certificate, with any suffix left out" />
							<Box name="givenNames" label="All given names" required hint="First and middle, in order" />
						</div>
						<Box name="calledBy" label="Name your host family should call you" />
						<Field
							name="sex"
							label="Sex on passport"
							render={(field) => (
								<RadioGroup.Root value={field.value} onValueChange={field.onChange} className="radios">
									{(
										[
											["M", "Male"],
											["F", "Female"],
											["X", "X"],
										] as Option[]
									).map(([value, text]) => (
										<div key={value} className="radio">
											<RadioGroup.Item value={value} id={`sex-${value}`} className="dot">
												<RadioGroup.Indicator className="dot-on" />
											</RadioGroup.Item>
											<Label.Root htmlFor={`sex-${value}`}>{text}</Label.Root>
										</div>
									))}
								</RadioGroup.Root>
							)}
						/>
						<fieldset>
							<legend className="label">
								Born on<span className="star"> *</span>
							</legend>
							<div className="triple">
								<Choose name="birthDay" placeholder="Day" aria="Day" options={same(Array.from({ length: 31 }, (_, index) => index + 1))} />
								<Choose name="birthMonth" placeholder="Month" aria="Month" options={MONTHS.map((month, index) => [String(index + 1), month])} />
								<Choose name="birthYear" placeholder="Year" aria="Year" options={same([2007, 2008, 2009, 2010, 2011, 2012])} />
							</div>
							<p className="hint">You must be between 15 and 18½ on the day you leave.</p>
						</fieldset>
						<div className="pair">
							<Box name="birthTown" label="in (town or city)" />
							<Choose name="birthNation" label="in (country)" options={same(COUNTRIES)} placeholder="Choose a country" />
						</div>
						<Choose name="citizenOf" label="Citizen of" required options={same(COUNTRIES)} placeholder="Choose a country" hint="If you hold two passports, the one you will travel on" />
					</Part>

					<Part number="B" title="Home" about="The household in which you spend most of the year.">
						<div className="pair">
							<Box name="street" label="House number and street" required />
							<Box name="apartment" label="Apartment or flat" />
						</div>
						<div className="pair">
							<Box name="town" label="City" required />
							<Box name="region" label="State, province or prefecture" />
						</div>
						<div className="pair">
							<Box name="postcode" label="Postal code" />
							<Choose name="nation" label="Country" required options={same(COUNTRIES)} placeholder="Choose a country" />
						</div>
						<Box name="email" type="email" label="Student's own e-mail" required hint="Not a parent's, please. We write to you." placeholder="name@example.com" />
						<div className="label" id="mobile-label">
							Student's mobile
						</div>
						<div className="phone" role="group" aria-labelledby="mobile-label">
							<Choose
								name="dialing"
								aria="Country code"
								placeholder="Code"
								options={[
									["+1", "+1 US, Canada"],
									["+44", "+44 UK"],
									["+49", "+49 Germany"],
									["+52", "+52 Mexico"],
									["+55", "+55 Brazil"],
									["+81", "+81 Japan"],
									["+234", "+234 Nigeria"],
								]}
							/>
							<Box name="mobile" type="tel" placeholder="Number without country code" />
						</div>
					</Part>

					<Part number="C" title="School and languages">
						<Box name="school" label="Name of the school you attend" required />
						<div className="pair">
							<Box name="schoolTown" label="City of school" />
							<Box name="schoolRegion" label="State or province of school" />
						</div>
						<div className="pair">
							<Choose name="grade" label="Year or grade now attending" options={[9, 10, 11, 12].map((grade) => [`${grade}`, `Grade ${grade}`])} />
							<Box name="finish" label="Secondary school ends for you in" placeholder="MM/YYYY" maxLength={7} />
						</div>
						<div className="pair">
							<Box name="firstLanguage" label="Mother tongue (first language)" />
							<Box name="homeLanguage" label="Second language spoken in your home, if there is one" />
						</div>
						<Separator.Root className="rule" />
						<h3>School official</h3>
						<p className="hint">The person who will approve a year's absence and send us your marks.</p>
						<div className="pair">
							<Box name="officialName" label="Name" />
							<Box name="officialTitle" label="Position" />
						</div>
						<Box name="officialEmail" type="email" label="E-mail" />
					</Part>

					<Part number="D" title="Family" about="List both parents even where they live apart.">
						<div className="pair">
							<Box name="parentOne" label="Parent 1: full name" />
							<Box name="parentOneWork" label="Parent 1: occupation" />
						</div>
						<div className="pair">
							<Box name="parentTwo" label="Parent 2: full name" />
							<Box name="parentTwoWork" label="Parent 2: occupation" />
						</div>
						<Choose name="parentsAre" label="Your parents are" options={same(["Married", "Separated", "Divorced", "Never married", "Widowed"])} />
						<Siblings />
					</Part>

					<Part number="E" title="What you bring" about="Host clubs look for students who finish what they start. Name up to three prizes or distinctions since grade 9.">
						<Honours />
						<Choose name="choice" label="Country you would most like to be sent to" options={same(DESTINATIONS)} hint="We try. Flexibility helps." />
						<Field name="letter" label="Letter to a host family" hint="Half a page or so, in your own words. Introduce yourself." render={(field) => <textarea className="input" rows={6} {...field} />} />
					</Part>

					<Part number="F" title="Health">
						<div className="pair">
							<Box name="physician" label="Family physician" />
							<Box name="physicianPhone" type="tel" label="Telephone" />
						</div>
					</Part>

					<Part number="G" title="If a family has already offered to host you" about="Leave blank if not. Most students are placed by the receiving district.">
						<Box name="hostNames" label="Their names" />
						<div className="pair">
							<Box name="hostTown" label="City and country" />
							<Box name="hostEmail" type="email" label="E-mail" />
						</div>
					</Part>

					<Part number="H" title="Sponsoring club" about="To be completed by the club's youth exchange officer after the interview.">
						<div className="pair">
							<Box name="officerName" label="Name" />
							<Box name="officerPhone" type="tel" label="Phone" />
						</div>
					</Part>

					<Part number="I" title="Agreement">
						<Field
							name="rules"
							render={(field) => (
								<div className="radio">
									<Checkbox.Root id="rules" className="box" checked={field.value} onCheckedChange={(on) => field.onChange(on === true)}>
										<Checkbox.Indicator>✓</Checkbox.Indicator>
									</Checkbox.Root>
									<Label.Root htmlFor="rules">I have read the four D's (no driving, drinking, drugs or dating) and will keep to them.</Label.Root>
								</div>
							)}
						/>
						<Box name="signature" label="Student's signature (typed)" />
						<button type="submit" className="button">
							Send to my club
						</button>
					</Part>
				</form>
			</FormProvider>
		</main>
	);
}

function read(place: HTMLElement | undefined): unknown {
	const chooser = place?.querySelector("[role=combobox]");
	if (chooser) return chooser.hasAttribute("data-placeholder") ? "" : chooser.querySelector("span")?.textContent;
	if (place?.querySelector("[role=radiogroup]")) return place.querySelector("[role=radio][data-state=checked]")?.parentElement?.textContent?.trim() ?? "";
	const box = place?.querySelector("[role=checkbox]");
	if (box) return box.getAttribute("data-state") === "checked";
	return place?.querySelector<HTMLInputElement>("input, textarea")?.value;
}

Object.assign(window, {
	formState() {
		const { siblings, honours, ...state } = values();
		for (const [list, rows] of Object.entries({ siblings, honours }) as [string, Record<string, string>[]][])
			for (const [index, row] of rows.entries()) for (const [key, value] of Object.entries(row)) state[`${list}.${index}.${key}`] = value;
		return { ...state, submitted };
	},
	formShown: () => Object.fromEntries(Object.entries(places).map(([key, place]) => [key, read(place)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
