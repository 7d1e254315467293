import {
	AutoComplete,
	Button,
	Card,
	Checkbox,
	Col,
	Collapse,
	ConfigProvider,
	DatePicker,
	Divider,
	Form,
	Input,
	InputNumber,
	Radio,
	Row,
	Select,
	Space,
	Table,
	Typography,
} from "antd";
import dayjs from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

const { Title, Paragraph, Text } = Typography;

const stateOptions = STATES.map(([value, label]) => ({ value, label }));
const countryOptions = [
	["USA", "United States"],
	["CAN", "Canada"],
	["CHN", "China"],
	["DOM", "Dominican Republic"],
	["SLV", "El Salvador"],
	["ETH", "Ethiopia"],
	["GHA", "Ghana"],
	["GTM", "Guatemala"],
	["IND", "India"],
	["KOR", "Korea, Republic of"],
	["MEX", "Mexico"],
	["NPL", "Nepal"],
	["NER", "Niger"],
	["NGA", "Nigeria"],
	["PAK", "Pakistan"],
	["PHL", "Philippines"],
	["VNM", "Viet Nam"],
].map(([value, label]) => ({ value, label }));
const languageOptions = ["Amharic", "Arabic", "English", "French", "Igbo", "Korean", "Nepali", "Spanish", "Tagalog", "Urdu", "Vietnamese", "Yoruba"].map(
	(value) => ({ value, label: value }),
);
const educationOptions = [
	[1, "No high school"],
	[2, "Some high school"],
	[3, "High school diploma or GED"],
	[4, "Some college"],
	[5, "Associate degree"],
	[6, "Bachelor's/Four-year degree"],
	[7, "Graduate/Professional degree"],
].map(([value, label]) => ({ value, label }));
const examOptions = [
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"U.S. Government and Politics",
	"U.S. History",
	"World History: Modern",
].map((value) => ({ value, label: value }));
const activityOptions = [
	"Academic team or club",
	"Athletics",
	"Community service",
	"Debate / Forensics",
	"Environmental / Conservation",
	"Fine arts",
	"Paid employment",
	"Publications",
	"Religious group",
	"Student government",
	"Other",
].map((value) => ({ value, label: value }));
const gradeTicks = ["9", "10", "11", "12"];
const letters = ["first", "second", "third"];

const yesNo = (
	<Radio.Group>
		<Radio value="Y">Yes</Radio>
		<Radio value="N">No</Radio>
	</Radio.Group>
);

/** A grid whose cells are boxes of the form. */
function Grid({ list, rows, columns }: { list: string; rows: number; columns: { name: string; title: string; width?: number; cell: ReactNode }[] }) {
	return (
		<Table
			size="small"
			bordered
			pagination={false}
			rowKey="index"
			dataSource={Array.from({ length: rows }, (_, index) => ({ index }))}
			columns={columns.map(({ name, title, width, cell }) => ({
				title,
				width,
				render: (_: unknown, { index }: { index: number }) => (
					<Form.Item name={[list, index, name]} noStyle>
						{cell}
					</Form.Item>
				),
			}))}
		/>
	);
}

function Guardian({ n, label, note }: { n: 1 | 2; label: string; note: string }) {
	return (
		<Card type="inner" title={`${label}/Legal Guardian`} extra={<Text type="secondary">{note}</Text>} style={{ marginBottom: 16 }}>
			<Row gutter={16}>
				<Col span={16}>
					<Form.Item name={["guardian", n, "fullName"]} label="Full Name" rules={[{ required: n === 1 }]}>
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["guardian", n, "relationship"]} label="Relationship">
						<Select allowClear options={["Mother", "Father", "Stepparent", "Grandparent", "Legal guardian"].map((value) => ({ value, label: value }))} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["guardian", n, "work"]} label="Occupation and Title">
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["guardian", n, "employer"]} label="Place of Employment">
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["guardian", n, "schooling"]} label="Educational background">
						<Select options={educationOptions} placeholder="Choose from this list" />
					</Form.Item>
				</Col>
			</Row>
		</Card>
	);
}

function Activities() {
	return (
		<Form.List name="activities" initialValue={[{}]}>
			{(fields, { add, remove }) => (
				<>
					{fields.map(({ key, name }) => (
						<Card key={key} size="small" style={{ marginBottom: 12 }} title={`Activity ${name + 1}`} extra={name > 0 && <a onClick={() => remove(name)}>Remove</a>}>
							<Row gutter={12}>
								<Col span={8}>
									<Form.Item name={[name, "type"]} label="Type">
										<Select options={activityOptions} showSearch={{ optionFilterProp: "label" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={[name, "club"]} label="Name of club, team or employer">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={[name, "office"]} label="Offices held">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name={[name, "grades"]} label="Grade(s)">
										<Checkbox.Group options={gradeTicks} />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item label="Time given">
										<Space>
											<Form.Item name={[name, "hours"]} noStyle>
												<InputNumber min={0} max={80} />
											</Form.Item>
											hrs/wk
											<Form.Item name={[name, "weeks"]} noStyle>
												<InputNumber min={0} max={52} />
											</Form.Item>
											wks/yr
										</Space>
									</Form.Item>
								</Col>
							</Row>
						</Card>
					))}
					<Button type="dashed" block onClick={() => add({})}>
						+ Add an activity
					</Button>
				</>
			)}
		</Form.List>
	);
}

function Application() {
	const [form] = Form.useForm();
	const [sent, setSent] = useState(false);
	window.formState = () => stateOf(form.getFieldsValue(true), sent);

	const sections = [
		{
			key: "term",
			label: "Section 1. Enrollment Term",
			children: (
				<>
					<Form.Item name="term" label="Indicate the term you plan to enter the College">
						<Radio.Group options={["Spring", "Summer", "Fall", "Minimester"]} />
					</Form.Item>
					<Form.Item name="previousTerm" label="Have you submitted an application for a previous term?">
						{yesNo}
					</Form.Item>
				</>
			),
		},
		{
			key: "personal",
			label: "Section 2a. Personal Data",
			children: (
				<>
					<Paragraph strong style={{ marginBottom: 4 }}>
						Complete legal name
					</Paragraph>
					<Row gutter={12}>
						<Col span={8}>
							<Form.Item name="last" label="Last/Family Name" required>
								<Input />
							</Form.Item>
						</Col>
						<Col span={7}>
							<Form.Item name="first" label="First/Given Name" required>
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="middle" label="Middle Name">
								<Input />
							</Form.Item>
						</Col>
						<Col span={3}>
							<Form.Item name="suffix" label="Jr., III, etc.">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="preferred" label="Nominee's Preferred Name">
								<Input />
							</Form.Item>
						</Col>
						<Col span={16}>
							<Form.Item
								name="previousSurname"
								label="Previous surname(s)"
								extra="Optional—used for matching documents sent under previous name(s); not used to determine eligibility for admission."
							>
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={12}>
						<Col span={8}>
							<Form.Item name="ssn" label="Social Security number (optional)">
								<Input.Password autoComplete="off" />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="birth" label="Birth Date (MM/DD/YYYY)" required>
								<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="sex" label="Gender">
								<Radio.Group>
									<Radio value={1}>Male</Radio>
									<Radio value={2}>Female</Radio>
								</Radio.Group>
							</Form.Item>
						</Col>
					</Row>
					<Divider titlePlacement="start" plain>
						Your address
					</Divider>
					<Row gutter={12}>
						<Col span={12}>
							<Form.Item name="street" label="Number and Street/Box No." required>
								<Input />
							</Form.Item>
						</Col>
						<Col span={4}>
							<Form.Item name="apt" label="Apt. No.">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="county" label="County of Residence">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="city" label="City">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="state" label="State">
								<Select showSearch={{ optionFilterProp: "label" }} options={stateOptions} />
							</Form.Item>
						</Col>
						<Col span={4}>
							<Form.Item name="zip" label="ZIP/Postal Code">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="country" label="Country">
								<Select showSearch={{ optionFilterProp: "label" }} options={countryOptions} />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={12}>
						<Col span={10}>
							<Form.Item label="Telephone">
								<Space>
									(
									<Form.Item name="area" noStyle>
										<Input maxLength={3} style={{ width: 60 }} aria-label="Area code" />
									</Form.Item>
									)
									<Form.Item name="line" noStyle>
										<Input maxLength={8} style={{ width: 120 }} aria-label="Number" />
									</Form.Item>
								</Space>
							</Form.Item>
						</Col>
						<Col span={14}>
							<Form.Item name="mail" label="Nominee Email" rules={[{ type: "email" }]}>
								<Input />
							</Form.Item>
						</Col>
					</Row>
				</>
			),
		},
		{
			key: "statistics",
			label: "Section 2b. The following information is requested for statistical purposes",
			children: (
				<>
					<Form.Item name="latino" label="Are you Hispanic or Latino?">
						{yesNo}
					</Form.Item>
					<Form.Item name="race" label="Race/Origin (check one or more)">
						<Checkbox.Group
							options={[
								{ value: "I", label: "American Indian or Alaska Native" },
								{ value: "A", label: "Asian" },
								{ value: "B", label: "Black/African-American" },
								{ value: "P", label: "Native Hawaiian or Other Pacific Islander" },
								{ value: "W", label: "White" },
							]}
						/>
					</Form.Item>
					<Form.Item name="citizen" label="Citizenship">
						<Radio.Group>
							<Space orientation="vertical">
								<Radio value="US">I am a U.S. citizen</Radio>
								<Radio value="PR">I am a permanent resident (I-551)</Radio>
								<Radio value="V">I hold a visa</Radio>
								<Radio value="O">Other</Radio>
							</Space>
						</Radio.Group>
					</Form.Item>
					<Row gutter={12}>
						<Col span={8}>
							<Form.Item name="birthTown" label="Place of birth: city">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="birthLand" label="Place of birth: country">
								<Select showSearch={{ optionFilterProp: "label" }} options={countryOptions} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="yearsHere" label="Years of residence in the U.S.">
								<InputNumber min={0} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="native" label="First language">
								<Select showSearch options={languageOptions} />
							</Form.Item>
						</Col>
						<Col span={16}>
							<Form.Item name="homeLanguages" label="Language(s) spoken at home">
								<Select mode="multiple" options={languageOptions} />
							</Form.Item>
						</Col>
					</Row>
				</>
			),
		},
		{
			key: "school",
			label: "Section 3. High School",
			children: (
				<>
					<Row gutter={12}>
						<Col span={12}>
							<Form.Item name="system" label="Name of School System or Private School">
								<Input />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="school" label="Name of School">
								<Input />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="schoolCity" label="School City">
								<Input />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="schoolState" label="School State">
								<Select showSearch={{ optionFilterProp: "label" }} options={stateOptions} />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item name="grade" label="Current Grade Level">
						<Radio.Group buttonStyle="solid" optionType="button" options={["10th", "11th", "12th"]} />
					</Form.Item>
					<Form.Item name="graduation" label="Anticipated graduation (month/year)">
						<DatePicker picker="month" format="MM/YYYY" />
					</Form.Item>
					<Space size="large" align="start" wrap>
						<Form.Item name="gpa" label="GPA (unweighted)" extra="Based on 4.0">
							<InputNumber min={0} max={4} step={0.01} />
						</Form.Item>
						<Form.Item label="Class rank">
							<Space>
								<Form.Item name="rank" noStyle>
									<InputNumber min={1} />
								</Form.Item>
								of
								<Form.Item name="classSize" noStyle>
									<InputNumber min={1} />
								</Form.Item>
								students
							</Space>
						</Form.Item>
					</Space>
					<Title level={5}>Test scores</Title>
					<Space size="middle" wrap>
						<Form.Item name="actComposite" label="ACT Composite">
							<InputNumber min={1} max={36} />
						</Form.Item>
						<Form.Item name="actYear" label="ACT Year Taken">
							<DatePicker picker="year" />
						</Form.Item>
						<Form.Item name="satVerbal" label="SAT Verbal">
							<InputNumber min={200} max={800} />
						</Form.Item>
						<Form.Item name="satMath" label="SAT Math">
							<InputNumber min={200} max={800} />
						</Form.Item>
					</Space>
					<Title level={5}>High school courses this year</Title>
					<Grid
						list="hs"
						rows={2}
						columns={[
							{ name: "title", title: "Course", cell: <Input /> },
							{ name: "mark", title: "Grade", width: 120, cell: <Input /> },
						]}
					/>
					<Title level={5}>Advanced Placement exams</Title>
					<Grid
						list="ap"
						rows={3}
						columns={[
							{ name: "exam", title: "AP exam", cell: <Select showSearch={{ optionFilterProp: "label" }} options={examOptions} style={{ width: 320 }} /> },
							{ name: "score", title: "Score", width: 120, cell: <Select options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))} style={{ width: 80 }} /> },
						]}
					/>
				</>
			),
		},
		{
			key: "college",
			label: "Section 4. College Courses",
			children: (
				<>
					<Paragraph>If you have already taken courses at a college or university, name it and list the courses below.</Paragraph>
					<Form.Item name="collegeBefore" label="College or university attended">
						<Input />
					</Form.Item>
					<Grid
						list="done"
						rows={2}
						columns={[
							{ name: "title", title: "Course Name", cell: <Input /> },
							{ name: "mark", title: "Grade", width: 120, cell: <Input /> },
							{ name: "unit", title: "Unit(s)", width: 120, cell: <InputNumber min={0} /> },
						]}
					/>
					<Paragraph style={{ marginTop: 16 }}>
						I authorize the College to enroll me in the course listed below.
					</Paragraph>
					<Grid
						list="wish"
						rows={1}
						columns={[
							{ name: "number", title: "College Course Number and Section", cell: <Input /> },
						]}
					/>
					<Row gutter={12} style={{ marginTop: 16 }}>
						<Col span={12}>
							<Form.Item name="field" label="Field you hope to study after high school">
								<AutoComplete options={MAJORS.map((value) => ({ value }))} showSearch={{ filterOption: (typed, option) => String(option?.value).toLowerCase().includes(typed.toLowerCase()) }} />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="aim" label="Post-secondary aspirations: what is the highest degree you hope to earn?">
								<Select
									options={["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate or professional", "Not sure yet"].map((value) => ({ value, label: value }))}
								/>
							</Form.Item>
						</Col>
					</Row>
				</>
			),
		},
		{
			key: "honors",
			label: "Section 5. Honors and Activities",
			children: (
				<>
					<Paragraph>List honors, awards and recognitions. Please be specific. Use one line for each.</Paragraph>
					{letters.map((line, index) => (
						<Space.Compact key={line} block style={{ marginBottom: 8 }}>
							<Form.Item name={["honors", index, "what"]} noStyle>
								<Input placeholder="Honor, award or recognition" />
							</Form.Item>
							<Form.Item name={["honors", index, "grade"]} noStyle>
								<Select placeholder="Grade" style={{ width: 140 }} options={gradeTicks.map((grade) => ({ value: Number(grade), label: `Grade ${grade}` }))} />
							</Form.Item>
						</Space.Compact>
					))}
					<Paragraph style={{ marginTop: 16 }}>List your extracurricular activities, the most important to you first.</Paragraph>
					<Activities />
				</>
			),
		},
		{
			key: "family",
			label: "Section 6. Parent or Guardian",
			children: (
				<>
					<Guardian n={1} label="Parent 1" note="required" />
					<Guardian n={2} label="Parent 2" note="optional" />
					<Paragraph strong>Brothers and sisters (name, age)</Paragraph>
					{[0, 1].map((index) => (
						<Space key={index} style={{ display: "flex", marginBottom: 8 }}>
							<Form.Item name={["siblings", index, "name"]} noStyle>
								<Input style={{ width: 300 }} placeholder="Name" />
							</Form.Item>
							<Form.Item name={["siblings", index, "age"]} noStyle>
								<InputNumber placeholder="Age" />
							</Form.Item>
						</Space>
					))}
					<Form.Item name="firstGeneration" label="Will you be the first in your family to attend college?" style={{ marginTop: 16 }}>
						{yesNo}
					</Form.Item>
				</>
			),
		},
		{
			key: "counselor",
			label: "Section 7. This section is to be completed by the counselor",
			children: (
				<Row gutter={12}>
					<Col span={8}>
						<Form.Item name={["counselor", "name"]} label="Counselor Name">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name={["counselor", "phone"]} label="Phone">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name={["counselor", "email"]} label="Email">
							<Input />
						</Form.Item>
					</Col>
					<Col span={24}>
						<Form.Item name="load" label="Difficulty of Course Load">
							<Radio.Group>
								<Radio value={1}>This student has taken only the required curriculum, in lower level classes</Radio>
								<Radio value={2}>This student has taken at least one honors or advanced class</Radio>
								<Radio value={3}>This student has taken the most advanced classes that the school offers</Radio>
							</Radio.Group>
						</Form.Item>
					</Col>
				</Row>
			),
		},
		{
			key: "emergency",
			label: "Section 8. In case of emergency, if a parent cannot be reached",
			children: (
				<Space wrap>
					<Form.Item name={["emergency", "name"]} label="Name">
						<Input />
					</Form.Item>
					<Form.Item name={["emergency", "relation"]} label="Relationship to student">
						<Input />
					</Form.Item>
					<Form.Item name={["emergency", "phone"]} label="Cell Phone">
						<Input />
					</Form.Item>
				</Space>
			),
		},
		{
			key: "agreement",
			label: "Student Agreement",
			children: (
				<>
					<Form.Item name="agree" valuePropName="checked">
						<Checkbox>
							I, the student, understand the courses I am enrolling in are college level classes, and that the grade earned will appear on my permanent college transcript.
						</Checkbox>
					</Form.Item>
					<Space>
						<Form.Item name="signature" label="Student Signature">
							<Input />
						</Form.Item>
						<Form.Item name="signed" label="Date">
							<DatePicker format="MM/DD/YYYY" />
						</Form.Item>
					</Space>
				</>
			),
		},
	];

	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#7b1e3b" } }}>
			<div style={{ maxWidth: 1000, margin: "24px auto", padding: "0 16px" }}>
				<Title level={2}>High School Parallel Enrollment &amp; Governor&rsquo;s Honors Application</Title>
				<Paragraph>
					IMPORTANT: Keep a copy for your records. All information on this application must be completed on a computer. Dual enrollment permits eligible high school
					students the opportunity to enroll in college courses concurrently with high school courses.
				</Paragraph>
				<Form form={form} name="gsp" layout="vertical" onFinish={() => setSent(true)} onFinishFailed={() => setSent(true)}>
					<Collapse defaultActiveKey={sections.map(({ key }) => key)} items={sections} />
					<Button type="primary" htmlType="submit" style={{ marginTop: 24 }}>
						Submit application
					</Button>
				</Form>
			</div>
		</ConfigProvider>
	);
}

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}

const FLAT =
	"term previousTerm last first middle suffix preferred previousSurname ssn birth sex street apt county city state zip country area line mail latino race citizen birthTown birthLand yearsHere native homeLanguages system school schoolCity schoolState grade graduation gpa rank classSize actComposite actYear satVerbal satMath collegeBefore field aim firstGeneration load agree signature signed".split(
		" ",
	);
const rowsOf = (list: string, rows: number[], names: string) => rows.flatMap((row) => names.split(" ").map((name) => [list, row, name]));
const PLACES: (string | number)[][] = [
	...FLAT.map((name) => [name]),
	...rowsOf("hs", [0, 1], "title mark"),
	...rowsOf("ap", [0, 1, 2], "exam score"),
	...rowsOf("done", [0, 1], "title mark unit"),
	...rowsOf("wish", [0], "number"),
	...rowsOf("honors", [0, 1, 2], "what grade"),
	...rowsOf("activities", [0, 1], "type club office grades hours weeks"),
	...rowsOf("guardian", [1, 2], "fullName relationship work employer schooling"),
	...rowsOf("siblings", [0, 1], "name age"),
	...["name", "phone", "email"].map((name) => ["counselor", name]),
	...["name", "relation", "phone"].map((name) => ["emergency", name]),
];
const keyOf = (place: (string | number)[]) => place.join("_");
const FORMATS: Record<string, string> = { graduation: "YYYY-MM", actYear: "YYYY" };

function stateOf(values: Record<string, unknown>, submitted: boolean) {
	const at = (place: (string | number)[]) => place.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], values);
	const plain = (place: (string | number)[]) => {
		const value = at(place);
		if (dayjs.isDayjs(value)) return value.format(FORMATS[keyOf(place)] ?? "YYYY-MM-DD");
		return value ?? "";
	};
	return { ...Object.fromEntries(PLACES.map((place) => [keyOf(place), plain(place)])), submitted };
}

function shownOf(place: (string | number)[]): unknown {
	const control = document.getElementById(`gsp_${keyOf(place)}`);
	if (!control) return "";
	const select = control.closest(".ant-select");
	if (select && !select.matches(".ant-select-auto-complete")) {
		if (select.matches(".ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((item) => item.textContent);
		const value = select.querySelector(".ant-select-content-has-value, .ant-select-content-value, .ant-select-selection-item");
		return value?.textContent ?? "";
	}
	if (control instanceof HTMLInputElement) return control.type === "checkbox" ? control.checked : control.value;
	const chosen = [...control.querySelectorAll("label")].filter((label) => label.querySelector<HTMLInputElement>("input")?.checked).map((label) => label.textContent);
	return control.querySelector("input[type=checkbox]") ? chosen : (chosen[0] ?? "");
}
window.formShown = () => Object.fromEntries(PLACES.map((place) => [keyOf(place), shownOf(place)]));

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
