import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Container, defaultSystem, Field, Fieldset, Heading, HStack, Input, InputGroup, List,
	NativeSelect, NumberInput, RadioGroup, Separator, SimpleGrid, Stack, Table, Text, Textarea,
} from "@chakra-ui/react";
import type { ReactNode } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import { Controller, useFieldArray, useForm, type UseFormReturn } from "react-hook-form";
import Select from "react-select";
import Creatable from "react-select/creatable";
import { MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const same = (list: string[]): Option[] => list.map((each) => ({ value: each, label: each }));
const stateOptions: Option[] = STATES.map(([value, label]) => ({ value, label }));
const GRADES = ["9", "10", "11", "12"];
const COLLEGES = [
	"Boise State University", "College of the Siskiyous", "Oregon Institute of Technology", "Oregon State University", "Portland State University",
	"Reed College", "Southern Oregon University", "University of California, Davis", "University of Oregon", "University of Washington", "Willamette University",
];
const EDUCATION = ["Some high school", "High school diploma or GED", "Trade or apprenticeship program", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"];
const person = { name: "", living: "", occupation: "", employer: "", education: "" };
const activity = { organization: "", office: "", years: [] as string[], hours: "" };
const job = { employer: "", position: "", dates: "", hours: "" };
const reference = { name: "", relation: "", phone: "" };

const defaults = {
	last: "", first: "", mi: "", address: "", city: "", state: "", zip: "", phone: "", altPhone: "", email: "", dob: null as Date | null, ssn4: "", sex: "",
	ethnic: [] as string[], citizen: "",
	member: "", relation: "", local: "", card: "", memberStatus: "", memberYears: "", manager: "", priorAward: "",
	hs: { name: "", street: "", city: "", state: "", zip: "", phone: "", counselor: "", graduation: null as Date | null },
	gpa: { unweighted: "", weighted: "" }, rank: "", rankOf: "", sat: { reading: "", math: "", total: "" }, act: { composite: "", date: null as Date | null },
	ap: [0, 1, 2].map(() => ({ exam: "", year: "", score: "" })),
	plan: "", colleges: [] as string[], firstChoice: "", accepted: "", enterYear: "", gradYear: "", major: "", career: "", degree: "", fullTime: "",
	parents: [{ ...person }, { ...person }], marital: "", siblingCount: null as number | null,
	siblings: [] as { name: string; age: string; school: string; inCollege: string }[],
	household: null as number | null, income: null as number | null, otherCost: null as number | null, awarded: null as number | null, fafsa: "", firstGen: "", circumstances: "",
	activities: [{ ...activity }, { ...activity }, { ...activity }],
	jobs: [{ ...job }, { ...job }],
	honors: [0, 1, 2].map(() => ({ title: "", grade: "" })),
	references: [{ ...reference }, { ...reference }],
	essay: "", agree: false, signature: "", signedOn: null as Date | null, parentSignature: "",
};
type Values = typeof defaults;
type Form = UseFormReturn<Values>;
let form: Form;
let submitted = false;

const Section = ({ letter, title, children }: { letter: string; title: string; children: ReactNode }) => (
	<Card.Root mt="6" variant="outline">
		<Card.Header><Card.Title>{`Section ${letter}. ${title}`}</Card.Title></Card.Header>
		<Card.Body gap="4">{children}</Card.Body>
	</Card.Root>
);
const Labelled = ({ label, hint, required, children }: { label: string; hint?: string; required?: boolean; children: ReactNode }) => (
	<Field.Root required={required}>
		<Field.Label>{label}{required && <Field.RequiredIndicator />}</Field.Label>
		{children}
		{hint && <Field.HelperText>{hint}</Field.HelperText>}
	</Field.Root>
);
const Choices = ({ form, name, legend, options }: { form: Form; name: any; legend: string; options: (string | [string, string])[] }) => (
	<Controller
		control={form.control}
		name={name}
		render={({ field }) => (
			<Fieldset.Root>
				<Fieldset.Legend>{legend}</Fieldset.Legend>
				<RadioGroup.Root name={field.name} value={field.value as string} onValueChange={({ value }) => field.onChange(value)} size="sm">
					<HStack gap="6" wrap="wrap">
						{options.map((each) => {
							const [value, text] = Array.isArray(each) ? each : [each, each];
							return (
								<RadioGroup.Item key={value} value={value}>
									<RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
									<RadioGroup.ItemIndicator />
									<RadioGroup.ItemText>{text}</RadioGroup.ItemText>
								</RadioGroup.Item>
							);
						})}
					</HStack>
				</RadioGroup.Root>
			</Fieldset.Root>
		)}
	/>
);
const Native = ({ form, name, options, ...rest }: { form: Form; name: any; options: string[]; "aria-label"?: string }) => (
	<NativeSelect.Root size="sm">
		<NativeSelect.Field placeholder="Select" {...rest} {...form.register(name)}>
			{options.map((each) => <option key={each} value={each}>{each}</option>)}
		</NativeSelect.Field>
		<NativeSelect.Indicator />
	</NativeSelect.Root>
);
const Day = ({ form, name, monthly, placeholder }: { form: Form; name: any; monthly?: boolean; placeholder?: string }) => (
	<Controller
		control={form.control}
		name={name}
		render={({ field }) => (
			<DatePicker
				name={field.name}
				selected={field.value as Date | null}
				onChange={field.onChange}
				dateFormat={monthly ? "MM/yyyy" : "MM/dd/yyyy"}
				showMonthYearPicker={monthly}
				showMonthDropdown={!monthly}
				showYearDropdown={!monthly}
				dropdownMode="select"
				placeholderText={placeholder}
				autoComplete="off"
				customInput={<Input size="sm" />}
				wrapperClassName="dp"
			/>
		)}
	/>
);
const States = ({ form, name, inputId }: { form: Form; name: any; inputId?: string }) => (
	<Controller
		control={form.control}
		name={name}
		render={({ field }) => (
			<Select
				classNamePrefix="rs"
				name={field.name}
				inputId={inputId}
				options={stateOptions}
				value={stateOptions.find(({ value }) => value === field.value) ?? null}
				onChange={(picked) => field.onChange(picked?.value ?? "")}
				onBlur={field.onBlur}
				isClearable
				styles={{ container: (base) => ({ ...base, width: "100%" }) }}
			/>
		)}
	/>
);
const Dollars = ({ form, name }: { form: Form; name: any }) => (
	<Controller
		control={form.control}
		name={name}
		render={({ field }) => (
			<NumberInput.Root
				name={field.name}
				size="sm"
				width="100%"
				min={0}
				formatOptions={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }}
				value={field.value == null ? "" : String(field.value)}
				onValueChange={({ valueAsNumber }) => field.onChange(Number.isNaN(valueAsNumber) ? null : valueAsNumber)}
			>
				<NumberInput.Input />
			</NumberInput.Root>
		)}
	/>
);
const Count = ({ form, name }: { form: Form; name: any }) => (
	<Controller
		control={form.control}
		name={name}
		render={({ field }) => (
			<NumberInput.Root name={field.name} size="sm" width="120px" min={0} max={20} value={field.value == null ? "" : String(field.value)} onValueChange={({ valueAsNumber }) => field.onChange(Number.isNaN(valueAsNumber) ? null : valueAsNumber)}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
		)}
	/>
);

function Siblings({ form }: { form: Form }) {
	const siblings = useFieldArray({ control: form.control, name: "siblings" });
	const { register } = form;
	return (
		<>
			{siblings.fields.map((row, n) => (
				<HStack key={row.id} align="end" gap="3" className="sibling">
					<Labelled label="Name"><Input size="sm" {...register(`siblings.${n}.name`)} /></Labelled>
					<Field.Root width="90px"><Field.Label>Age</Field.Label><Input size="sm" {...register(`siblings.${n}.age`)} /></Field.Root>
					<Labelled label="School or college now attending"><Input size="sm" {...register(`siblings.${n}.school`)} /></Labelled>
					<Labelled label="In college next year?"><Native form={form} name={`siblings.${n}.inCollege`} options={["Yes", "No"]} /></Labelled>
					<Button size="sm" variant="ghost" onClick={() => siblings.remove(n)}>Remove</Button>
				</HStack>
			))}
			<Button alignSelf="start" size="sm" variant="outline" onClick={() => siblings.append({ name: "", age: "", school: "", inCollege: "" })}>Add a brother or sister</Button>
		</>
	);
}

function App() {
	form = useForm<Values>({ defaultValues: defaults });
	const { register } = form;
	return (
		<Container maxW="5xl" py="8">
			<Heading size="2xl">Tri-Crafts Education Trust Fund</Heading>
			<Heading size="lg">2027 Scholarship Application for dependents of members in good standing</Heading>
			<List.Root my="4" ps="5">
				<List.Item>Applicants must be high school seniors or undergraduate students under age 24.</List.Item>
				<List.Item>The parent, step-parent or legal guardian must have one year of continuous membership.</List.Item>
				<List.Item>Have ready: transcript, test scores, and the family's most recent Federal income tax return.</List.Item>
			</List.Root>
			<Text color="fg.muted">To be completed by the applicant. All information is confidential and is viewed only by the selection committee.</Text>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Section letter="A" title="Applicant Data">
					<SimpleGrid columns={{ base: 1, md: 12 }} gap="4">
						<Box gridColumn="span 5"><Labelled label="Last Name" required><Input size="sm" {...register("last")} /></Labelled></Box>
						<Box gridColumn="span 5"><Labelled label="First Name" required><Input size="sm" {...register("first")} /></Labelled></Box>
						<Box gridColumn="span 2"><Labelled label="M.I."><Input size="sm" maxLength={1} {...register("mi")} /></Labelled></Box>
						<Box gridColumn="span 12"><Labelled label="Home Mailing Address" hint="Number, street, apartment" required><Input size="sm" {...register("address")} /></Labelled></Box>
						<Box gridColumn="span 5"><Labelled label="City" required><Input size="sm" {...register("city")} /></Labelled></Box>
						<Box gridColumn="span 4"><Labelled label="State" required><States form={form} name="state" /></Labelled></Box>
						<Box gridColumn="span 3"><Labelled label="Zip" required><Input size="sm" maxLength={10} {...register("zip")} /></Labelled></Box>
						<Box gridColumn="span 4"><Labelled label="Telephone"><Input size="sm" type="tel" placeholder="(   )" {...register("phone")} /></Labelled></Box>
						<Box gridColumn="span 4"><Labelled label="Other Telephone"><Input size="sm" type="tel" {...register("altPhone")} /></Labelled></Box>
						<Box gridColumn="span 4"><Labelled label="E-mail" hint="Award notices are sent by e-mail only"><Input size="sm" type="email" {...register("email")} /></Labelled></Box>
						<Box gridColumn="span 4"><Labelled label="Date of Birth"><Day form={form} name="dob" placeholder="mm/dd/yyyy" /></Labelled></Box>
						<Box gridColumn="span 4"><Labelled label="Last 4 digits of SSN"><Input size="sm" type="password" maxLength={4} autoComplete="off" {...register("ssn4")} /></Labelled></Box>
						<Box gridColumn="span 4"><Labelled label="Sex"><Native form={form} name="sex" options={["Male", "Female"]} /></Labelled></Box>
					</SimpleGrid>
					<Controller
						control={form.control}
						name="ethnic"
						render={({ field }) => (
							<Fieldset.Root>
								<CheckboxGroup name={field.name} value={field.value} onValueChange={(value) => field.onChange(value)}>
									<Fieldset.Legend>Ethnic background (optional; mark all that apply)</Fieldset.Legend>
									<HStack wrap="wrap" gap="5">
										{["American Indian/Alaska Native", "Asian/Pacific Islander", "Black/African American", "Hispanic/Latino", "White", "Other"].map((each) => (
											<Checkbox.Root key={each} value={each} size="sm">
												<Checkbox.HiddenInput />
												<Checkbox.Control />
												<Checkbox.Label>{each}</Checkbox.Label>
											</Checkbox.Root>
										))}
									</HStack>
								</CheckboxGroup>
							</Fieldset.Root>
						)}
					/>
					<Choices form={form} name="citizen" legend="Are you a citizen or lawful permanent resident of the United States or Canada?" options={["Yes", "No"]} />
				</Section>

				<Section letter="B" title="Union Membership Information">
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
						<Labelled label="Name of member"><Input size="sm" {...register("member")} /></Labelled>
						<Labelled label="Relationship of member to applicant"><Native form={form} name="relation" options={["Parent", "Step-parent", "Legal guardian", "Spouse", "Self"]} /></Labelled>
						<Labelled label="Local Union No."><Input size="sm" inputMode="numeric" {...register("local")} /></Labelled>
						<Labelled label="Member's Card/Book Number"><Input size="sm" {...register("card")} /></Labelled>
						<Labelled label="Years of continuous membership"><Input size="sm" {...register("memberYears")} /></Labelled>
						<Labelled label="Name of local union President or Business Manager"><Input size="sm" {...register("manager")} /></Labelled>
					</SimpleGrid>
					<Choices form={form} name="memberStatus" legend="The member is:" options={["Active", "Retired", "Disabled", "Deceased"]} />
					<Choices form={form} name="priorAward" legend="Have you ever received a scholarship from this Trust Fund?" options={["Yes", "No"]} />
				</Section>

				<Section letter="C" title="Education">
					<Labelled label="High School from which you graduated or will be graduating this spring"><Input size="sm" {...register("hs.name")} /></Labelled>
					<SimpleGrid columns={{ base: 1, md: 4 }} gap="4">
						<Labelled label="Street"><Input size="sm" {...register("hs.street")} /></Labelled>
						<Labelled label="City"><Input size="sm" {...register("hs.city")} /></Labelled>
						<Stack gap="1.5"><label htmlFor="hs-state" style={{ fontSize: 14, fontWeight: 500 }}>State</label><States form={form} name="hs.state" inputId="hs-state" /></Stack>
						<Labelled label="Zip"><Input size="sm" {...register("hs.zip")} /></Labelled>
						<Labelled label="School telephone"><Input size="sm" type="tel" {...register("hs.phone")} /></Labelled>
						<Labelled label="Principal or counselor"><Input size="sm" {...register("hs.counselor")} /></Labelled>
						<Labelled label="Graduation date"><Day form={form} name="hs.graduation" monthly placeholder="mm/yyyy" /></Labelled>
					</SimpleGrid>
					<SimpleGrid columns={{ base: 1, md: 4 }} gap="4">
						<Labelled label="Unweighted GPA" hint="4.0 scale"><Input size="sm" inputMode="decimal" {...register("gpa.unweighted")} /></Labelled>
						<Labelled label="Weighted GPA"><Input size="sm" inputMode="decimal" {...register("gpa.weighted")} /></Labelled>
						<Field.Root>
							<Field.Label>Rank in class</Field.Label>
							<HStack>
								<Input size="sm" width="80px" {...register("rank")} />
								<Text whiteSpace="nowrap">of</Text>
								<Input size="sm" width="80px" id="class-size" aria-label="Number of students in class" {...register("rankOf")} />
							</HStack>
						</Field.Root>
					</SimpleGrid>
					<Table.Root size="sm" variant="outline">
						<Table.Header>
							<Table.Row>
								<Table.ColumnHeader>SAT Evidence-Based Reading &amp; Writing</Table.ColumnHeader>
								<Table.ColumnHeader>SAT Math</Table.ColumnHeader>
								<Table.ColumnHeader>SAT Total</Table.ColumnHeader>
								<Table.ColumnHeader>ACT Composite</Table.ColumnHeader>
								<Table.ColumnHeader>ACT test date</Table.ColumnHeader>
							</Table.Row>
						</Table.Header>
						<Table.Body>
							<Table.Row>
								<Table.Cell><Input size="sm" {...register("sat.reading")} /></Table.Cell>
								<Table.Cell><Input size="sm" {...register("sat.math")} /></Table.Cell>
								<Table.Cell><Input size="sm" {...register("sat.total")} /></Table.Cell>
								<Table.Cell><Input size="sm" {...register("act.composite")} /></Table.Cell>
								<Table.Cell><Day form={form} name="act.date" /></Table.Cell>
							</Table.Row>
						</Table.Body>
					</Table.Root>
					<Text fontSize="sm">Advanced Placement examinations taken:</Text>
					<Table.Root size="sm">
						<Table.Header>
							<Table.Row><Table.ColumnHeader>Examination</Table.ColumnHeader><Table.ColumnHeader>Year</Table.ColumnHeader><Table.ColumnHeader>Score</Table.ColumnHeader></Table.Row>
						</Table.Header>
						<Table.Body>
							{[0, 1, 2].map((n) => (
								<Table.Row key={n}>
									<Table.Cell><Input size="sm" {...register(`ap.${n}.exam`)} /></Table.Cell>
									<Table.Cell><Input size="sm" maxLength={4} {...register(`ap.${n}.year`)} /></Table.Cell>
									<Table.Cell><Native form={form} name={`ap.${n}.score`} options={["1", "2", "3", "4", "5"]} /></Table.Cell>
								</Table.Row>
							))}
						</Table.Body>
					</Table.Root>
				</Section>

				<Section letter="D" title="College Plans">
					<Choices form={form} name="plan" legend="Do you plan to attend a (check only one):" options={[["vocational", "Vocational/technical program"], ["two", "2 year college"], ["four", "4 year college or university"]]} />
					<Controller
						control={form.control}
						name="colleges"
						render={({ field }) => (
							<Field.Root>
								<Field.Label>List all colleges to which you have applied or intend to apply</Field.Label>
								<Creatable
									classNamePrefix="rs"
									isMulti
									name={field.name}
									options={same(COLLEGES)}
									value={same(field.value)}
									onChange={(picked) => field.onChange(picked.map(({ value }) => value))}
									styles={{ container: (base) => ({ ...base, width: "100%" }) }}
								/>
								<Field.HelperText>Choose from the list or type a name and press Enter.</Field.HelperText>
							</Field.Root>
						)}
					/>
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
						<Labelled label="School you plan to attend"><Input size="sm" {...register("firstChoice")} /></Labelled>
						<Labelled label="Year you will enter"><Native form={form} name="enterYear" options={["2026", "2027", "2028"]} /></Labelled>
						<Labelled label="Expected college graduation (year)"><Input size="sm" {...register("gradYear")} /></Labelled>
						<Controller
							control={form.control}
							name="major"
							render={({ field }) => (
								<Stack gap="1.5">
									<label htmlFor="major-input" style={{ fontSize: 14, fontWeight: 500 }}>Major field of study</label>
									<Creatable
										classNamePrefix="rs"
										inputId="major-input"
										name={field.name}
										options={same(MAJORS)}
										value={field.value ? { value: field.value, label: field.value } : null}
										onChange={(picked) => field.onChange(picked?.value ?? "")}
										isClearable
									/>
								</Stack>
							)}
						/>
						<Labelled label="Career objective"><Input size="sm" {...register("career")} /></Labelled>
						<Labelled label="Highest degree you plan to earn"><Native form={form} name="degree" options={["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Professional (M.D., J.D.)"]} /></Labelled>
					</SimpleGrid>
					<Choices form={form} name="accepted" legend="Have you been accepted?" options={["Yes", "No", "Pending"]} />
					<Choices form={form} name="fullTime" legend="You will be enrolled:" options={["Full-time", "Part-time"]} />
				</Section>

				<Section letter="E" title="Family">
					{[0, 1].map((n) => (
						<Box key={n} borderWidth="1px" rounded="md" p="4">
							<Text fontWeight="semibold" mb="3">{n === 0 ? "Parent/Guardian #1" : "Parent/Guardian #2"}</Text>
							<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
								<Labelled label="Name"><Input size="sm" {...register(`parents.${n as 0}.name`)} /></Labelled>
								<Choices form={form} name={`parents.${n}.living`} legend="Living?" options={["Living", "Deceased"]} />
								<Labelled label="Occupation"><Input size="sm" {...register(`parents.${n as 0}.occupation`)} /></Labelled>
								<Labelled label="Employer"><Input size="sm" {...register(`parents.${n as 0}.employer`)} /></Labelled>
								<Labelled label="Highest school completed"><Native form={form} name={`parents.${n}.education`} options={EDUCATION} /></Labelled>
							</SimpleGrid>
						</Box>
					))}
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
						<Labelled label="Marital status of parents"><Native form={form} name="marital" options={["Married", "Divorced", "Separated", "Widowed", "Never married"]} /></Labelled>
						<Labelled label="Number of brothers and sisters"><Count form={form} name="siblingCount" /></Labelled>
						<Labelled label="Total number in household supported by family income"><Count form={form} name="household" /></Labelled>
					</SimpleGrid>
					<Text fontSize="sm">List brothers and sisters:</Text>
					<Siblings form={form} />
					<Separator />
					<Heading size="sm">Family financial information</Heading>
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
						<Labelled label="Total annual household income" hint="All sources, before taxes"><Dollars form={form} name="income" /></Labelled>
						<Labelled label="Annual cost of any other household member already attending college"><Dollars form={form} name="otherCost" /></Labelled>
						<Labelled label="Total dollar value of any scholarships you have already received"><Dollars form={form} name="awarded" /></Labelled>
					</SimpleGrid>
					<Choices form={form} name="fafsa" legend="Have you filed the FAFSA?" options={["Yes", "No", "Not yet"]} />
					<Choices form={form} name="firstGen" legend="Will you be the first generation in your family to go to college?" options={["Yes", "No"]} />
					<Labelled label="Describe any unusual family or personal circumstances you wish the committee to consider"><Textarea rows={3} {...register("circumstances")} /></Labelled>
				</Section>

				<Section letter="F" title="Activities, Employment and Honors">
					<Text fontSize="sm">List school, church and community activities, without pay, during the past four years. Check the grades in which you took part.</Text>
					<Table.Root size="sm" variant="outline">
						<Table.Header>
							<Table.Row>
								<Table.ColumnHeader>Activity/Organization</Table.ColumnHeader>
								<Table.ColumnHeader>Offices held</Table.ColumnHeader>
								<Table.ColumnHeader>9 &nbsp; 10 &nbsp; 11 &nbsp; 12</Table.ColumnHeader>
								<Table.ColumnHeader>Hours per week</Table.ColumnHeader>
							</Table.Row>
						</Table.Header>
						<Table.Body>
							{[0, 1, 2].map((n) => (
								<Table.Row key={n}>
									<Table.Cell><Input size="sm" {...register(`activities.${n}.organization`)} /></Table.Cell>
									<Table.Cell><Input size="sm" {...register(`activities.${n}.office`)} /></Table.Cell>
									<Table.Cell>
										<Controller
											control={form.control}
											name={`activities.${n}.years`}
											render={({ field }) => (
												<CheckboxGroup name={field.name} value={field.value} onValueChange={(value) => field.onChange(value)} flexDirection="row">
													{GRADES.map((each) => (
														<Checkbox.Root key={each} value={each} size="sm">
															<Checkbox.HiddenInput aria-label={`Grade ${each}`} />
															<Checkbox.Control />
														</Checkbox.Root>
													))}
												</CheckboxGroup>
											)}
										/>
									</Table.Cell>
									<Table.Cell><Input size="sm" width="80px" {...register(`activities.${n}.hours`)} /></Table.Cell>
								</Table.Row>
							))}
						</Table.Body>
					</Table.Root>
					<Text fontSize="sm">Work experience (paid employment, including summer jobs)</Text>
					{[0, 1].map((n) => (
						<SimpleGrid key={n} columns={4} gap="3">
							<Input size="sm" placeholder="Employer" {...register(`jobs.${n}.employer`)} />
							<Input size="sm" placeholder="Position" {...register(`jobs.${n}.position`)} />
							<Input size="sm" placeholder="Dates (mo/yr - mo/yr)" {...register(`jobs.${n}.dates`)} />
							<InputGroup endElement="hrs/wk"><Input size="sm" aria-label="Hours per week" {...register(`jobs.${n}.hours`)} /></InputGroup>
						</SimpleGrid>
					))}
					<Text fontSize="sm">Scholastic honors and awards</Text>
					{[0, 1, 2].map((n) => (
						<HStack key={n}>
							<Text w="6">{n + 1}.</Text>
							<Input size="sm" flex="1" aria-label={`Honor or award ${n + 1}`} {...register(`honors.${n}.title`)} />
							<Box w="160px"><Native form={form} name={`honors.${n}.grade`} aria-label={`Grade received, award ${n + 1}`} options={["9th grade", "10th grade", "11th grade", "12th grade"]} /></Box>
						</HStack>
					))}
				</Section>

				<Section letter="G" title="References and Essay">
					<Text fontSize="sm">Give two adults, not relatives, who will send letters of recommendation.</Text>
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
						{[0, 1].map((n) => [
							<Labelled key={`name${n}`} label="Name of Reference"><Input size="sm" {...register(`references.${n as 0}.name`)} /></Labelled>,
							<Labelled key={`rel${n}`} label="Organization Affiliation"><Input size="sm" {...register(`references.${n as 0}.relation`)} /></Labelled>,
							<Labelled key={`tel${n}`} label="Phone Number"><Input size="sm" type="tel" {...register(`references.${n as 0}.phone`)} /></Labelled>,
						])}
					</SimpleGrid>
					<Labelled label="In not more than 500 words, describe what the labor movement has meant to you and your family."><Textarea rows={6} {...register("essay")} /></Labelled>
				</Section>

				<Section letter="H" title="Certification">
					<Controller
						control={form.control}
						name="agree"
						render={({ field }) => (
							<Checkbox.Root name={field.name} checked={field.value} onCheckedChange={({ checked }) => field.onChange(!!checked)}>
								<Checkbox.HiddenInput />
								<Checkbox.Control />
								<Checkbox.Label>I certify that the above is true and complete, and authorize release of my academic records to the Trust Fund.</Checkbox.Label>
							</Checkbox.Root>
						)}
					/>
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
						<Labelled label="Signature of Applicant"><Input size="sm" {...register("signature")} /></Labelled>
						<Labelled label="Date"><Day form={form} name="signedOn" /></Labelled>
						<Labelled label="Signature of Parent or Guardian"><Input size="sm" {...register("parentSignature")} /></Labelled>
					</SimpleGrid>
					<Button type="submit" alignSelf="start">Submit application</Button>
				</Section>
			</form>
		</Container>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<ChakraProvider value={defaultSystem}>
		<App />
	</ChakraProvider>,
);

const two = (n: number) => String(n).padStart(2, "0");
const MONTHLY = ["hs.graduation"];
function flat(value: unknown, path: string, into: Record<string, unknown>) {
	if (value instanceof Date) {
		const month = `${value.getFullYear()}-${two(value.getMonth() + 1)}`;
		into[path] = MONTHLY.includes(path) ? month : `${month}-${two(value.getDate())}`;
	} else if (Array.isArray(value) && value.every((each) => typeof each === "string")) {
		if (path !== "siblings") into[path] = /years$|ethnic/.test(path) ? [...value].sort((a, b) => (a.length - b.length && /years$/.test(path) ? a.length - b.length : a < b ? -1 : 1)) : [...value];
	} else if (value && typeof value === "object") for (const [key, each] of Object.entries(value)) flat(each, path ? `${path}.${key}` : key, into);
	else into[path] = value ?? (value === undefined ? "" : null);
	return into;
}
const state = () => flat(form.getValues(), "", {});

function shown(key: string): unknown {
	const found = [...document.getElementsByName(key)] as HTMLInputElement[];
	const [first] = found;
	if (key === "colleges" || first?.type === "hidden") {
		const box = first?.closest('[class*="-container"]') ?? first?.parentElement;
		if (key === "colleges") return [...(box?.querySelectorAll(".rs__multi-value__label") ?? [])].map((each) => each.textContent);
		return box?.querySelector(".rs__single-value")?.textContent ?? "";
	}
	if (!first) return "";
	const label = (each: HTMLInputElement) => each.closest("label")?.textContent?.trim() || each.value;
	if (key === "agree") return first.checked;
	if (first.type === "checkbox") return found.filter(({ checked }) => checked).map(label).sort((a, b) => (/^\d/.test(a) ? Number(a) - Number(b) : a < b ? -1 : 1));
	if (first.type === "radio") return found.filter(({ checked }) => checked).map(label)[0] ?? "";
	if (first instanceof HTMLSelectElement) return first.value ? (first as HTMLSelectElement).selectedOptions[0].text : "";
	return first.value;
}

Object.assign(window, {
	formState: () => ({ ...state(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(state()).map((key) => [key, shown(key)])),
});
