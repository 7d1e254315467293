import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, DatePicker, Field, Fieldset, Heading, HStack, Input, NativeSelect,
	NumberInput, PinInput, Portal, RadioCard, RadioGroup, SegmentGroup, Select, Separator, SimpleGrid, Stack, Switch, Table, TagsInput, Text, Textarea,
	createListCollection, defaultSystem, useFilter, useListCollection,
} from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

const course = () => ({ course: "", level: "", grade: "" });
const exam = () => ({ subject: "", score: "" });
const award = () => ({ title: "", grade: "" });
const activity = () => ({ name: "", role: "", grades: [] as string[], hours: "", describe: "" });
const guardian = () => ({ name: "", relation: "", phone: "", email: "", occupation: "", education: "" });
const EMPTY: Record<string, any> = {
	firstName: "", mi: "", lastName: "", suffix: "", goesBy: "", age: "", dob: [], sex: "", pronouns: "", hispanic: "", races: [], citizen: "",
	street: "", apt: "", city: "", state: "", zip: "", county: "", phone: "", cell: "", email: "", ssn4: ["", "", "", ""],
	system: "", school: "", schoolCity: "", schoolState: "", grade: "", gradYear: "", ceeb: "",
	area1: "", area2: "", session: "", attended: "",
	siblings: "", income: "", household: "", lunch: "", firstGen: "",
	gpa: "", wgpa: "", rank: "", classSize: "", psat: "", psatDate: [], satMath: "", satErw: "", act: "", sciences: [], collegeTaken: "", collegeName: "",
	career: "", major: "", colleges: [], portfolio: "", programs: [], heard: "", essay: "",
	shirt: "", diet: [], emName: "", emRelation: "", emPhone: "", physician: "", insurer: "", allergies: "",
	mathTeacher: "", mathEmail: "", sciTeacher: "", sciEmail: "", photo: false, agree: false, signature: "", guardianSignature: "",
	guardians: [guardian(), guardian()], courses: [course(), course(), course()], exams: [exam(), exam(), exam()], awards: [award(), award(), award()], activities: [activity()],
};
let live = EMPTY;
let submitted = false;

const YES_NO = ["Yes", "No"];
const GRADES = ["9th Grade", "10th Grade", "11th Grade", "12th Grade"];
const EDUCATION = ["Less than high school", "Completed high school", "Some college", "Associate's degree", "4-yr college degree", "Master's degree", "Ph.D. or professional degree", "Don't know"];
const AREAS: [string, string][] = [["math", "Mathematics"], ["natural", "Natural Science"], ["computing", "Computer Science"], ["engineering", "Engineering"], ["biomed", "Biomedical Science"]];

function Pick({ name, label, items, value, onChange, placeholder = "Select one" }: { name: string; label?: string; items: string[]; value: string; onChange: (v: string) => void; placeholder?: string }) {
	const collection = createListCollection({ items: items.map((item) => ({ label: item, value: item })) });
	return (
		<Select.Root name={name} collection={collection} value={value ? [value] : []} onValueChange={(d) => onChange(d.value[0] ?? "")} size="sm">
			<Select.HiddenSelect />
			{label && <Select.Label>{label}</Select.Label>}
			<Select.Control>
				<Select.Trigger><Select.ValueText placeholder={placeholder} /></Select.Trigger>
				<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
			</Select.Control>
			<Portal>
				<Select.Positioner>
					<Select.Content>
						{collection.items.map((item) => <Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>)}
					</Select.Content>
				</Select.Positioner>
			</Portal>
		</Select.Root>
	);
}
function Search({ name, label, all, value, onChange, placeholder }: { name: string; label: string; all: { label: string; value: string }[]; value: string; onChange: (v: string) => void; placeholder: string }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: all, filter: contains });
	return (
		<Combobox.Root collection={collection} value={value ? [value] : []} onInputValueChange={(e) => filter(e.inputValue)} onValueChange={(d) => onChange(d.value[0] ?? "")} openOnClick size="sm">
			<Combobox.Label>{label}</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder={placeholder} name={name} />
				<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>No match found</Combobox.Empty>
						{collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}
function Radios({ name, legend, items, value, onChange, hint }: { name: string; legend: string; items: string[]; value: string; onChange: (v: string) => void; hint?: string }) {
	return (
		<Fieldset.Root size="sm">
			<Fieldset.Legend>{legend}</Fieldset.Legend>
			<RadioGroup.Root name={name} value={value || null} onValueChange={(d) => onChange(d.value ?? "")}>
				<HStack gap="6" wrap="wrap">
					{items.map((item) => <RadioGroup.Item key={item} value={item}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{item}</RadioGroup.ItemText></RadioGroup.Item>)}
				</HStack>
			</RadioGroup.Root>
			{hint && <Fieldset.HelperText>{hint}</Fieldset.HelperText>}
		</Fieldset.Root>
	);
}
function Ticks({ name, legend, items, value, onChange, columns = 3 }: { name: string; legend?: string; items: string[]; value: string[]; onChange: (v: string[]) => void; columns?: number }) {
	return (
		<Fieldset.Root size="sm">
			{legend && <Fieldset.Legend>{legend}</Fieldset.Legend>}
			<CheckboxGroup name={name} value={value} onValueChange={onChange}>
				<SimpleGrid columns={columns} gap="2">
					{items.map((item) => <Checkbox.Root key={item} value={item} size="sm"><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{item}</Checkbox.Label></Checkbox.Root>)}
				</SimpleGrid>
			</CheckboxGroup>
		</Fieldset.Root>
	);
}
function Day({ label, name, value, onChange }: { label: string; name: string; value: any[]; onChange: (v: any[]) => void }) {
	return (
		<DatePicker.Root value={value} onValueChange={(d) => onChange(d.value)} size="sm" name={name}>
			<DatePicker.Label>{label}</DatePicker.Label>
			<DatePicker.Control><DatePicker.Input placeholder="mm/dd/yyyy" /><DatePicker.IndicatorGroup><DatePicker.Trigger>▾</DatePicker.Trigger></DatePicker.IndicatorGroup></DatePicker.Control>
			<Portal>
				<DatePicker.Positioner>
					<DatePicker.Content>
						<DatePicker.View view="day"><DatePicker.Header /><DatePicker.DayTable /></DatePicker.View>
						<DatePicker.View view="month"><DatePicker.Header /><DatePicker.MonthTable /></DatePicker.View>
						<DatePicker.View view="year"><DatePicker.Header /><DatePicker.YearTable /></DatePicker.View>
					</DatePicker.Content>
				</DatePicker.Positioner>
			</Portal>
		</DatePicker.Root>
	);
}
const Count = ({ label, name, value, onChange, ...limits }: { label: string; name: string; value: string; onChange: (v: string) => void; min?: number; max?: number; step?: number }) => (
	<NumberInput.Root value={value} onValueChange={(d) => onChange(d.value)} size="sm" {...limits} name={name}>
		<NumberInput.Label>{label}</NumberInput.Label>
		<NumberInput.Control />
		<NumberInput.Input />
	</NumberInput.Root>
);
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<Card.Root variant="outline" mb="6"><Card.Header><Heading size="md">{title}</Heading></Card.Header><Card.Body><Stack gap="5">{children}</Stack></Card.Body></Card.Root>
);
const phoneMask = (text: string) => {
	const d = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
};

function Application() {
	const [v, setV] = useState(EMPTY);
	live = v;
	const set = (key: string) => (value: any) => setV((old) => ({ ...old, [key]: value }));
	const setRow = (list: string, i: number, key: string) => (value: any) => setV((old) => ({ ...old, [list]: old[list].map((row: any, n: number) => (n === i ? { ...row, [key]: value } : row)) }));
	const line = (key: string, label: string, more: { hint?: string; placeholder?: string; maxLength?: number; type?: string; optional?: boolean } = {}) => (
		<Field.Root key={key}>
			<Field.Label>{label}{more.optional && <Text as="span" color="fg.muted" fontSize="xs"> (optional)</Text>}</Field.Label>
			<Input size="sm" name={key} type={more.type} maxLength={more.maxLength} placeholder={more.placeholder} value={v[key]} onChange={(e) => set(key)(e.target.value)} />
			{more.hint && <Field.HelperText>{more.hint}</Field.HelperText>}
		</Field.Root>
	);
	const tel = (key: string, label: string) => (
		<Field.Root><Field.Label>{label}</Field.Label><Input size="sm" name={key} type="tel" placeholder="(___) ___-____" value={v[key]} onChange={(e) => set(key)(phoneMask(e.target.value))} /></Field.Root>
	);
	const list = STATES.map(([code, name]) => ({ label: name, value: code }));
	return (
		<Container maxW="5xl" py="8" asChild>
			<form autoComplete="off" onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
				<Heading size="2xl">Governor's Academy for Science, Technology, Engineering and Mathematics</Heading>
				<Text mb="6" color="fg.muted">Student Application. A four-week summer residential program for gifted and motivated high school students. Students live on campus and are involved in classroom and laboratory work, field studies, and research.</Text>

				<Part title="1. Basic Information and Demographic Data">
					<SimpleGrid columns={4} gap="4">{line("firstName", "First Name")}{line("mi", "Middle Initial", { maxLength: 1 })}{line("lastName", "Last Name")}
						<Pick name="suffix" label="Suffix" items={["Jr.", "Sr.", "II", "III", "IV"]} value={v.suffix} onChange={set("suffix")} placeholder="None" /></SimpleGrid>
					<SimpleGrid columns={3} gap="4">{line("goesBy", "Preferred Name", { hint: "As it should appear on your name badge" })}<Day name="dob" label="Date of Birth" value={v.dob} onChange={set("dob")} /><Count name="age" label="Age" value={v.age} onChange={set("age")} min={10} max={21} /></SimpleGrid>
					<SimpleGrid columns={2} gap="4"><Radios name="sex" legend="Sex" items={["Female", "Male"]} value={v.sex} onChange={set("sex")} hint="Used for residence hall assignment" />
						<Field.Root><Field.Label>Pronouns (optional)</Field.Label><NativeSelect.Root size="sm"><NativeSelect.Field name="pronouns" placeholder="-" value={v.pronouns} onChange={(e) => set("pronouns")(e.currentTarget.value)}>{["She/Her", "He/Him", "They/Them", "Other"].map((p) => <option key={p} value={p}>{p}</option>)}</NativeSelect.Field><NativeSelect.Indicator /></NativeSelect.Root></Field.Root></SimpleGrid>
					<Text fontWeight="medium">Mailing Address</Text>
					<SimpleGrid columns={2} gap="4">{line("street", "Street or Box No.")}{line("apt", "Apt. / Unit")}</SimpleGrid>
					<SimpleGrid columns={4} gap="4">{line("city", "City")}<Search name="state" label="State" all={list} value={v.state} onChange={set("state")} placeholder="Type to search" />{line("zip", "Zip Code", { maxLength: 10 })}{line("county", "County")}</SimpleGrid>
					<SimpleGrid columns={3} gap="4">{tel("phone", "Telephone")}{tel("cell", "Alternate telephone")}{line("email", "Student e-mail", { type: "email", hint: "Please do not use a school e-mail address that blocks outside mail." })}</SimpleGrid>
					<Separator />
					<SimpleGrid columns={2} gap="4">
						<Radios name="hispanic" legend="Are you Hispanic or Latino?" items={YES_NO} value={v.hispanic} onChange={set("hispanic")} />
						<Radios name="citizen" legend="Citizenship" items={["U.S. Citizen", "Permanent Resident", "Other"]} value={v.citizen} onChange={set("citizen")} />
					</SimpleGrid>
					<Ticks name="races" legend="Race (check all that apply)" items={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Prefer not to answer"]} value={v.races} onChange={set("races")} />
					<PinInput.Root value={v.ssn4} onValueChange={(d) => set("ssn4")(d.value)} mask size="sm" name="ssn4"><PinInput.Label>Last Four Digits of Social Security Number</PinInput.Label><PinInput.HiddenInput /><PinInput.Control>{[0, 1, 2, 3].map((i) => <PinInput.Input key={i} index={i} />)}</PinInput.Control></PinInput.Root>
				</Part>

				<Part title="2. School">
					<SimpleGrid columns={2} gap="4">{line("system", "Public County or City School System")}{line("school", "High School")}</SimpleGrid>
					<SimpleGrid columns={3} gap="4">{line("schoolCity", "City of School")}<Search name="schoolState" label="State of School" all={list} value={v.schoolState} onChange={set("schoolState")} placeholder="Type to search" />{line("ceeb", "CEEB code")}</SimpleGrid>
					<SimpleGrid columns={2} gap="4">
						<Pick name="grade" label="Current Grade (as of this school year)" items={GRADES} value={v.grade} onChange={set("grade")} />
						<Field.Root><Field.Label>Expected year of high school graduation</Field.Label><NativeSelect.Root size="sm"><NativeSelect.Field name="gradYear" placeholder="Year" value={v.gradYear} onChange={(e) => set("gradYear")(e.currentTarget.value)}>{["2026", "2027", "2028", "2029", "2030"].map((y) => <option key={y} value={y}>{y}</option>)}</NativeSelect.Field><NativeSelect.Indicator /></NativeSelect.Root></Field.Root>
					</SimpleGrid>
				</Part>

				<Part title="3. Nomination Area">
					<RadioCard.Root name="area1" value={v.area1 || null} onValueChange={(d) => set("area1")(d.value ?? "")} size="sm">
						<RadioCard.Label>First choice. Indicate only one area</RadioCard.Label>
						<SimpleGrid columns={5} gap="2">{AREAS.map(([value, label]) => <RadioCard.Item key={value} value={value}><RadioCard.ItemHiddenInput /><RadioCard.ItemControl><RadioCard.ItemText>{label}</RadioCard.ItemText><RadioCard.ItemIndicator /></RadioCard.ItemControl></RadioCard.Item>)}</SimpleGrid>
					</RadioCard.Root>
					<SimpleGrid columns={3} gap="4">
						<Pick name="area2" label="Second choice" items={AREAS.map(([, label]) => label)} value={v.area2} onChange={set("area2")} />
						<Radios name="session" legend="Session preference" items={["Session I", "Session II", "Either"]} value={v.session} onChange={set("session")} />
						<Radios name="attended" legend="Have you attended the Academy before?" items={YES_NO} value={v.attended} onChange={set("attended")} />
					</SimpleGrid>
				</Part>

				<Part title="4. Parent / Legal Guardian">
					{v.guardians.map((g: any, i: number) => (
						<Fieldset.Root key={i} borderWidth="1px" p="4" rounded="md">
							<Fieldset.Legend>Parent/Legal Guardian {i + 1}</Fieldset.Legend>
							<SimpleGrid columns={3} gap="4">
								{[["name", "Name"], ["occupation", "Occupation"], ["phone", "Business Phone"], ["email", "E-mail"]].map(([key, label]) => <Field.Root key={key}><Field.Label>{label}</Field.Label><Input size="sm" name={`guardians.${i}.${key}`} value={g[key]} onChange={(e) => setRow("guardians", i, key)(key === "phone" ? phoneMask(e.target.value) : e.target.value)} /></Field.Root>)}
								<Pick name={`guardians.${i}.relation`} label="Relationship to student" items={["Mother", "Father", "Stepparent", "Grandparent", "Legal guardian", "Other"]} value={g.relation} onChange={setRow("guardians", i, "relation")} />
								<Pick name={`guardians.${i}.education`} label="Highest level of education obtained" items={EDUCATION} value={g.education} onChange={setRow("guardians", i, "education")} />
							</SimpleGrid>
						</Fieldset.Root>
					))}
					<SimpleGrid columns={3} gap="4">
						<Count name="siblings" label="Number of brothers and sisters" value={v.siblings} onChange={set("siblings")} min={0} max={20} />
						<Count name="household" label="Number of people living in your household" value={v.household} onChange={set("household")} min={1} max={20} />
						<Pick name="income" label="Annual household income" items={["Under $30,000", "$30,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 or more", "Prefer not to answer"]} value={v.income} onChange={set("income")} />
					</SimpleGrid>
					<SimpleGrid columns={2} gap="4">
						<Radios name="lunch" legend="Do you qualify for free or reduced-price lunch?" items={["Yes", "No", "Not sure"]} value={v.lunch} onChange={set("lunch")} />
						<Radios name="firstGen" legend="Will you be the first in your family to graduate from a four-year college?" items={YES_NO} value={v.firstGen} onChange={set("firstGen")} />
					</SimpleGrid>
				</Part>

				<Part title="5. Academic Record">
					<SimpleGrid columns={4} gap="4"><Count name="gpa" label="Unweighted GPA" value={v.gpa} onChange={set("gpa")} min={0} max={4} step={0.01} /><Count name="wgpa" label="Weighted GPA" value={v.wgpa} onChange={set("wgpa")} min={0} max={6} step={0.01} /><Count name="rank" label="Class rank" value={v.rank} onChange={set("rank")} min={1} /><Count name="classSize" label="Number in class" value={v.classSize} onChange={set("classSize")} min={1} /></SimpleGrid>
					<Text>Enter any of these test scores you have. They are not required.</Text>
					<SimpleGrid columns={5} gap="4"><Count name="psat" label="PSAT/NMSQT Total" value={v.psat} onChange={set("psat")} min={320} max={1520} /><Day name="psatDate" label="PSAT test date" value={v.psatDate} onChange={set("psatDate")} /><Count name="satMath" label="SAT Math" value={v.satMath} onChange={set("satMath")} min={200} max={800} /><Count name="satErw" label="SAT Reading & Writing" value={v.satErw} onChange={set("satErw")} min={200} max={800} /><Count name="act" label="ACT Composite" value={v.act} onChange={set("act")} min={1} max={36} /></SimpleGrid>
					<Ticks name="sciences" legend="Please select all the Science classes you have taken in high school." items={["Earth Science", "Physical Science", "Biology", "Robotics", "Chemistry", "Physics", "Geology", "Environmental Science", "Marine Biology", "Physiology"]} value={v.sciences} onChange={set("sciences")} columns={5} />
					<Table.Root size="sm"><Table.Header><Table.Row><Table.ColumnHeader>Course</Table.ColumnHeader><Table.ColumnHeader>Level</Table.ColumnHeader><Table.ColumnHeader>Grade earned</Table.ColumnHeader></Table.Row></Table.Header>
						<Table.Body>{v.courses.map((c: any, i: number) => <Table.Row key={i}>
							<Table.Cell><Input size="sm" name={`courses.${i}.course`} value={c.course} onChange={(e) => setRow("courses", i, "course")(e.target.value)} /></Table.Cell>
							<Table.Cell><Pick name={`courses.${i}.level`} items={["Standard", "College Prep", "Honors", "AP", "IB"]} value={c.level} onChange={setRow("courses", i, "level")} placeholder="Level" /></Table.Cell>
							<Table.Cell><Input size="sm" name={`courses.${i}.grade`} value={c.grade} onChange={(e) => setRow("courses", i, "grade")(e.target.value)} /></Table.Cell></Table.Row>)}</Table.Body></Table.Root>
					<SimpleGrid columns={2} gap="4"><Radios name="collegeTaken" legend="Have you taken any courses for college credit?" items={YES_NO} value={v.collegeTaken} onChange={set("collegeTaken")} />{line("collegeName", "If yes, at what college?")}</SimpleGrid>
					<Text fontWeight="medium">AP / IB exams taken</Text>
					{v.exams.map((x: any, i: number) => <HStack key={i}><Input size="sm" aria-label={`Exam ${i + 1} subject`} placeholder="Exam, for example AP Chemistry" name={`exams.${i}.subject`} value={x.subject} onChange={(e) => setRow("exams", i, "subject")(e.target.value)} /><NativeSelect.Root size="sm" width="32"><NativeSelect.Field aria-label={`Exam ${i + 1} score`} name={`exams.${i}.score`} placeholder="Score" value={x.score} onChange={(e) => setRow("exams", i, "score")(e.currentTarget.value)}>{["1", "2", "3", "4", "5", "6", "7"].map((s) => <option key={s} value={s}>{s}</option>)}</NativeSelect.Field><NativeSelect.Indicator /></NativeSelect.Root></HStack>)}
				</Part>

				<Part title="6. Honors and Activities">
					{v.awards.map((a: any, i: number) => <SimpleGrid key={i} columns={2} gap="4"><Field.Root><Field.Label>Honor or award {i + 1}</Field.Label><Input size="sm" name={`awards.${i}.title`} value={a.title} onChange={(e) => setRow("awards", i, "title")(e.target.value)} /></Field.Root><Pick name={`awards.${i}.grade`} label="Grade when received" items={GRADES} value={a.grade} onChange={setRow("awards", i, "grade")} /></SimpleGrid>)}
					<Separator /><Text>List extracurricular activities, community involvement, hobbies, and employment during high school.</Text>
					{v.activities.map((a: any, i: number) => (
						<Box key={i} bg="bg.subtle" p="4" rounded="md"><Stack gap="3"><Text fontSize="sm" color="fg.muted">Activity {i + 1}</Text>
							<SimpleGrid columns={3} gap="4">
								<Field.Root><Field.Label>Activity or organization</Field.Label><Input size="sm" name={`activities.${i}.name`} value={a.name} onChange={(e) => setRow("activities", i, "name")(e.target.value)} /></Field.Root>
								<Field.Root><Field.Label>Leadership or role</Field.Label><Input size="sm" name={`activities.${i}.role`} value={a.role} onChange={(e) => setRow("activities", i, "role")(e.target.value)} /></Field.Root>
								<Count name={`activities.${i}.hours`} label="Hours per week" value={a.hours} onChange={setRow("activities", i, "hours")} min={0} max={168} />
							</SimpleGrid>
							<Ticks name={`activities.${i}.grades`} legend="Grades" items={["9", "10", "11", "12"]} value={a.grades} onChange={setRow("activities", i, "grades")} columns={4} />
							<Field.Root><Field.Label>Briefly describe your contribution</Field.Label><Textarea size="sm" name={`activities.${i}.describe`} maxLength={200} value={a.describe} onChange={(e) => setRow("activities", i, "describe")(e.target.value)} /></Field.Root></Stack></Box>
					))}
					<Button type="button" variant="outline" size="sm" alignSelf="start" onClick={() => set("activities")([...v.activities, activity()])}>Add activity</Button>
				</Part>

				<Part title="7. Interests and Plans">
					<SimpleGrid columns={2} gap="4">{line("career", "What career do you hope to pursue?")}<Search name="major" label="What is your major or academic area of interest?" all={MAJORS.map((m) => ({ label: m, value: m }))} value={v.major} onChange={set("major")} placeholder="Search majors" /></SimpleGrid>
					<TagsInput.Root value={v.colleges} onValueChange={(d) => set("colleges")(d.value)} size="sm"><TagsInput.Label>Colleges to which you have applied or plan to apply</TagsInput.Label><TagsInput.Control><TagsInput.Items /><TagsInput.Input placeholder="Type a name and press Enter" /></TagsInput.Control></TagsInput.Root>
					{line("portfolio", "Link to a project, website, or portfolio", { optional: true, type: "url", placeholder: "https://" })}
					<Ticks name="programs" legend="Have you participated in any of these programs?" items={["4-H", "GEAR UP", "MESA", "Science Olympiad", "Talent Search", "Upward Bound"]} value={v.programs} onChange={set("programs")} columns={6} />
					<Pick name="heard" label="How did you hear about the Academy?" items={["School counselor", "Teacher", "Former participant", "Web site", "Other"]} value={v.heard} onChange={set("heard")} />
					<Field.Root><Field.Label>In 500 words or less, explain why you wish to attend the Governor's Academy and how you would contribute to its community.</Field.Label><Textarea name="essay" rows={6} value={v.essay} onChange={(e) => set("essay")(e.target.value)} /></Field.Root>
				</Part>

				<Part title="8. Health and Emergency Information">
					<SegmentGroup.Root name="shirt" size="sm" value={v.shirt || null} onValueChange={(d) => set("shirt")(d.value ?? "")} aria-label="T-shirt size"><Text mr="3">T-shirt size</Text><SegmentGroup.Indicator />{["S", "M", "L", "XL", "XXL"].map((s) => <SegmentGroup.Item key={s} value={s}><SegmentGroup.ItemText>{s}</SegmentGroup.ItemText><SegmentGroup.ItemHiddenInput /></SegmentGroup.Item>)}</SegmentGroup.Root>
					<Ticks name="diet" legend="Dietary restrictions" items={["Vegetarian", "Vegan", "Gluten free", "Halal", "Kosher", "Nut allergy"]} value={v.diet} onChange={set("diet")} columns={6} />
					<SimpleGrid columns={3} gap="4">{line("emName", "Emergency contact (other than parent)")}{line("emRelation", "Relationship")}{tel("emPhone", "Emergency phone")}{line("physician", "Physician's name")}{line("insurer", "Health insurance company")}{line("allergies", "Allergies or medical conditions")}</SimpleGrid>
				</Part>

				<Part title="9. Recommendations and Signatures">
					<SimpleGrid columns={2} gap="4">{line("mathTeacher", "Mathematics teacher")}{line("mathEmail", "Mathematics teacher's e-mail")}{line("sciTeacher", "Science teacher")}{line("sciEmail", "Science teacher's e-mail")}</SimpleGrid>
					<Switch.Root checked={v.photo} onCheckedChange={(d) => set("photo")(d.checked)} name="photo"><Switch.HiddenInput /><Switch.Control><Switch.Thumb /></Switch.Control><Switch.Label>My photograph may be used in Academy publications</Switch.Label></Switch.Root>
					<Checkbox.Root name="agree" checked={v.agree} onCheckedChange={(d) => set("agree")(d.checked === true)}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>I agree to live on campus and be in attendance for the duration of the program.</Checkbox.Label></Checkbox.Root>
					<SimpleGrid columns={2} gap="4">{line("signature", "Student signature (type full name)")}{line("guardianSignature", "Parent/Guardian signature (type full name)")}</SimpleGrid>
					<Button type="submit" alignSelf="start">Submit application</Button>
				</Part>
			</form>
		</Container>
	);
}
createRoot(document.getElementById("root")!).render(<ChakraProvider value={defaultSystem}><Application /></ChakraProvider>);

const ROWS = ["guardians", "courses", "exams", "awards", "activities"];
const flat = () => {
	const out: Record<string, any> = {};
	for (const [key, value] of Object.entries(live)) {
		if (ROWS.includes(key)) value.forEach((row: any, i: number) => Object.entries(row).forEach(([k, x]) => (out[`${key}.${i}.${k}`] = x)));
		else if (key === "dob" || key === "psatDate") out[key] = value[0]?.toString() ?? "";
		else out[key] = value;
	}
	out.ssn4 = live.ssn4.join("");
	return out;
};
const inputs = (key: string) => [...document.querySelectorAll<HTMLInputElement>(`[name="${key}"]`)];
function shownOf(key: string): unknown {
	if (key === "colleges") return [...document.querySelectorAll("[data-scope=tags-input][data-part=item-text]")].map((e) => e.textContent);
	if (key === "ssn4") return [...document.querySelectorAll<HTMLInputElement>("[data-scope=pin-input][data-part=input]")].map((e) => e.value).join("");
	const all = inputs(key);
	const [first] = all;
	if (key === "photo" || key === "agree") return first.checked;
	if (first.type === "checkbox") return all.filter((e) => e.checked).map((e) => e.closest("label")?.textContent);
	if (first.type === "radio") return all.find((e) => e.checked)?.closest("label")?.textContent ?? "";
	const root = first.closest("[data-scope=select][data-part=root]");
	if (root) return root.querySelector("[data-part=trigger]")?.hasAttribute("data-placeholder-shown") ? "" : root.querySelector("[data-part=value-text]")?.textContent;
	if (first.tagName === "SELECT") return (first as any).selectedIndex > 0 ? (first as any).selectedOptions[0].text : "";
	return first.value;
}
Object.assign(window, { formState: () => ({ ...flat(), submitted }), formShown: () => Object.fromEntries(Object.keys(flat()).map((key) => [key, shownOf(key)])) });
