import { Alert, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout, Radio, Row, Select, Space, Steps, Table, Typography } from "antd";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const options = (items: string[]) => items.map((value) => ({ value, label: value }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const SEARCH = { showSearch: true, optionFilterProp: "label", allowClear: true } as const;
const GRADES = [
	{ value: 9, label: "9th" },
	{ value: 10, label: "10th" },
	{ value: 11, label: "11th" },
	{ value: 12, label: "12th" },
];
const SCIENCES = ["Earth Science", "Physical Science", "Life Science", "Health", "Biology", "Robotics", "Chemistry", "Physics", "Geology", "Environmental Science", "Marine Biology", "Physiology", "Other"];
const AREAS = ["Biology", "Chemistry", "Computer Science", "Environmental Sciences and Resource Management", "Information Technology", "Mathematics", "Physics", "Other non-Scientific Area", "Undeclared"];
const RESEARCH = ["Analytical Chemistry", "Aquatic Ecology", "Biomedical Devices", "Computer Networking", "Materials Science", "Microbiology", "Robotics", "Statistics"];
const LEVELS = ["Less than high school", "Completed high school", "Some college", "4-yr college degree", "Masters Degree", "Ph.D.", "Don't Know"];
const AP = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "Human Geography", "Physics 1", "Physics 2", "Psychology", "Spanish Language and Culture", "Statistics", "United States History", "World History: Modern"];
const INCOME = ["Under $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 and over"];

let form: any;
let submitted = false;

/** The rows of a small table whose cells are answers of the form. */
function Rows({ name, columns, more }: { name: string; columns: { key: string; title: string; cell: any; width?: number }[]; more: string }) {
	return (
		<Form.List name={name}>
			{(fields, { add }) => (
				<>
					<Table
						size="small"
						bordered
						pagination={false}
						rowKey="key"
						dataSource={fields}
						columns={columns.map(({ key, title, cell, width }) => ({
							title,
							width,
							key,
							render: (_: unknown, field: any) => (
								<Form.Item name={[field.name, key]} style={{ margin: 0 }}>
									{cell}
								</Form.Item>
							),
						}))}
					/>
					<Button type="dashed" block onClick={() => add()} style={{ margin: "8px 0 24px" }}>
						{more}
					</Button>
				</>
			)}
		</Form.List>
	);
}

function Guardian({ prefix, title }: { prefix: string; title: string }) {
	return (
		<Card type="inner" title={title}>
			<Form.Item name={`${prefix}Name`} label="Name">
				<Input />
			</Form.Item>
			<Form.Item name={`${prefix}Occupation`} label="Occupation">
				<Input />
			</Form.Item>
			<Form.Item name={`${prefix}BusinessPhone`} label="Business Phone">
				<Input placeholder="(___) ___-____" />
			</Form.Item>
			<Form.Item name={`${prefix}Email`} label="E-mail address (optional)">
				<Input />
			</Form.Item>
			<Form.Item name={`${prefix}Education`} label="Highest level of education obtained">
				<Select options={options(LEVELS)} />
			</Form.Item>
		</Card>
	);
}

function Application() {
	const [instance] = Form.useForm();
	form = instance;
	return (
		<Form
			form={instance}
			name="sdp"
			layout="vertical"
			requiredMark="optional"
			initialValues={{ courses: [{}], collegeCourses: [{}], exams: [{}], activities: [{}], awards: [{}, {}, {}] }}
			onFinish={() => {
				submitted = true;
			}}
		>
			<Card title="Student" style={{ marginBottom: 16 }}>
				<Row gutter={16}>
					<Col span={8}>
						<Form.Item name="lastName" label="Last">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="firstName" label="First">
							<Input />
						</Form.Item>
					</Col>
					<Col span={3}>
						<Form.Item name="middleInitial" label="Middle Initial">
							<Input maxLength={1} />
						</Form.Item>
					</Col>
					<Col span={5}>
						<Form.Item name="badge" label="Name for your badge" tooltip="What do you want us to call you?">
							<Input />
						</Form.Item>
					</Col>
					<Col span={16}>
						<Form.Item name="street" label="Permanent Home Address">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="unit" label="Apt. #">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="city" label="City">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="county" label="County" extra="If MN resident only">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="state" label="State">
							<Select {...SEARCH} options={STATE_OPTIONS} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="zip" label="Zip">
							<Input />
						</Form.Item>
					</Col>
					<Col span={16}>
						<Form.Item name="country" label="Country" extra="If other than the USA">
							<Select {...SEARCH} options={options(COUNTRIES.filter((name) => !name.startsWith("United States")))} />
						</Form.Item>
					</Col>
					<Col span={12}>
						<Form.Item label="Phone">
							<Space.Compact block>
								<Form.Item name="phoneCode" noStyle>
									<Select style={{ width: 110 }} aria-label="Country code" options={options(["+1", "+44", "+52", "+81", "+86", "+91", "+234"])} />
								</Form.Item>
								<Form.Item name="phone" noStyle>
									<Input aria-label="Phone" />
								</Form.Item>
							</Space.Compact>
						</Form.Item>
					</Col>
					<Col span={6}>
						<Form.Item name="texts" label="Text messages okay?">
							<Radio.Group options={["Yes", "No"]} optionType="button" />
						</Form.Item>
					</Col>
					<Col span={6}>
						<Form.Item name="otherPhone" label="Second phone">
							<Input />
						</Form.Item>
					</Col>
					<Col span={24}>
						<Form.Item name="email" label="Please carefully enter your e-mail address">
							<Input type="email" />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="dob" label="Date of Birth">
							<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={4}>
						<Form.Item name="age" label="Age of Student">
							<InputNumber min={10} max={21} />
						</Form.Item>
					</Col>
					<Col span={6}>
						<Form.Item name="sex" label="Sex">
							<Radio.Group
								options={[
									{ value: "F", label: "Female" },
									{ value: "M", label: "Male" },
								]}
							/>
						</Form.Item>
					</Col>
					<Col span={6}>
						<Form.Item name="pronouns" label="Pronouns">
							<Select allowClear options={options(["he/him/his", "she/her/hers", "they/them/theirs", "prefer not to say"])} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="birthCity" label="City of birth">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="birthCountry" label="Country of birth">
							<Select {...SEARCH} options={options(COUNTRIES)} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="ssn" label="Student's Social Security number" extra="Needed for the stipend">
							<Input.Password autoComplete="off" />
						</Form.Item>
					</Col>
				</Row>
				<Divider titlePlacement="start" plain>
					The program is required to report the following
				</Divider>
				<Form.Item name="citizenship" label="Citizenship">
					<Radio.Group>
						<Space orientation="vertical">
							<Radio value="citizen">U.S. citizen</Radio>
							<Radio value="resident">Permanent resident of the United States</Radio>
							<Radio value="other">Other</Radio>
						</Space>
					</Radio.Group>
				</Form.Item>
				<Form.Item name="visa" label="If other, type of visa">
					<Input style={{ width: 240 }} />
				</Form.Item>
				<Form.Item name="hispanic" label="Are you Hispanic or Latino?">
					<Radio.Group options={["Yes", "No"]} />
				</Form.Item>
				<Form.Item name="race" label="Ethnic background (check all that apply)">
					<Checkbox.Group options={["American Indian/Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]} />
				</Form.Item>
				<Form.Item name="englishFirst" label="Is English your first language?">
					<Radio.Group options={["Yes", "No"]} />
				</Form.Item>
				<Form.Item name="languages" label="What languages other than English do you speak?">
					<Select mode="multiple" options={options(["Arabic", "Chinese", "French", "German", "Hmong", "Igbo", "Korean", "Oromo", "Portuguese", "Russian", "Somali", "Spanish", "Vietnamese", "Yoruba"])} />
				</Form.Item>
			</Card>

			<Card title="School" style={{ marginBottom: 16 }}>
				<Row gutter={16}>
					<Col span={16}>
						<Form.Item name="school" label="What is the name of your high school?">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="schoolType" label="Type of school">
							<Select options={options(["Public", "Private", "Charter", "Home school"])} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="schoolCity" label="School city">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="schoolState" label="School state">
							<Select {...SEARCH} options={STATE_OPTIONS} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="schoolZip" label="School zip">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="grade" label="Current Grade (as of this school year)">
							<Select options={GRADES} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="graduation" label="Expected graduation">
							<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={8} />
					<Col span={8}>
						<Form.Item name="gpa" label="What is your high school GPA?" extra="Unweighted, on a 4.0 scale">
							<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="rank" label="Class rank">
							<InputNumber min={1} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="classSize" label="Out of how many students?">
							<InputNumber min={1} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="gpaTrue" label="Do you believe that your GPA is a true indicator of your academic potential?">
					<Radio.Group options={["Yes", "No"]} />
				</Form.Item>
				<Form.Item name="gpaWhy" label={'If your response is "No," please explain why'}>
					<Input.TextArea rows={2} />
				</Form.Item>
				<Row gutter={16}>
					<Col span={6}>
						<Form.Item name="psat" label="PSAT total">
							<InputNumber min={320} max={1520} />
						</Form.Item>
					</Col>
					<Col span={6}>
						<Form.Item name="satReading" label="SAT Reading and Writing">
							<InputNumber min={200} max={800} />
						</Form.Item>
					</Col>
					<Col span={6}>
						<Form.Item name="satMath" label="SAT Math">
							<InputNumber min={200} max={800} />
						</Form.Item>
					</Col>
					<Col span={6}>
						<Form.Item name="act" label="ACT composite">
							<InputNumber min={1} max={36} />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="sciences" label="Please select all the Science classes you have taken in high school">
					<Checkbox.Group options={SCIENCES} />
				</Form.Item>
				<Typography.Paragraph>List the courses you are taking this school year.</Typography.Paragraph>
				<Rows
					name="courses"
					more="Add course"
					columns={[
						{ key: "title", title: "Course", cell: <Input /> },
						{ key: "grade", title: "Grade earned", cell: <Input />, width: 140 },
						{ key: "credits", title: "Credits", cell: <InputNumber min={0} step={0.5} />, width: 140 },
					]}
				/>
				<Typography.Paragraph>Advanced Placement exams you have taken.</Typography.Paragraph>
				<Rows
					name="exams"
					more="Add exam"
					columns={[
						{ key: "subject", title: "Exam", cell: <Select {...SEARCH} options={options(AP)} /> },
						{ key: "score", title: "Score", cell: <Select options={options(["5", "4", "3", "2", "1"])} />, width: 140 },
					]}
				/>
				<Row gutter={16}>
					<Col span={16}>
						<Form.Item name="college" label="If you have taken courses at a college or university, which one?">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="collegeWhen" label="When?">
							<Input placeholder="e.g. Fall 2025" />
						</Form.Item>
					</Col>
				</Row>
				<Rows
					name="collegeCourses"
					more="Add college course"
					columns={[
						{ key: "title", title: "College course", cell: <Input /> },
						{ key: "grade", title: "Grade earned", cell: <Input />, width: 140 },
						{ key: "credits", title: "Credits", cell: <InputNumber min={0} />, width: 140 },
					]}
				/>
			</Card>

			<Card title="Interests and plans" style={{ marginBottom: 16 }}>
				<Form.Item name="area" label="What is your major or academic area of interest?">
					<Select options={options(AREAS)} allowClear />
				</Form.Item>
				<Form.Item name="career" label="What career do you hope to have?">
					<Input />
				</Form.Item>
				<Form.Item name="degree" label="How far do you plan to go in school?">
					<Radio.Group options={["Associate degree", "Bachelor's degree", "Master's degree", "Doctorate", "Not sure"]} />
				</Form.Item>
				<Form.Item name="colleges" label="Which colleges are you applying to or thinking about?" extra="Type a name and press Enter">
					<Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[";"]} />
				</Form.Item>
				<Typography.Paragraph>Select, in order of preference, three research areas in which you would like to participate.</Typography.Paragraph>
				<Row gutter={16}>
					{["First choice", "Second choice", "Third choice"].map((label, i) => (
						<Col span={8} key={label}>
							<Form.Item name={["research", i]} label={label}>
								<Select options={options(RESEARCH)} />
							</Form.Item>
						</Col>
					))}
				</Row>
				<Form.Item name="heard" label="How did you hear about the program?">
					<Checkbox.Group options={["Teacher", "Counselor", "Friend", "Brother or sister attended", "Website", "Mailing"]} />
				</Form.Item>
			</Card>

			<Card title="Activities and awards" style={{ marginBottom: 16 }}>
				<Form.List name="activities">
					{(fields, { add }) => (
						<>
							{fields.map((field, i) => (
								<Card key={field.key} size="small" type="inner" title={`Activity ${i + 1}`} style={{ marginBottom: 8 }}>
									<Row gutter={12}>
										<Col span={12}>
											<Form.Item name={[field.name, "group"]} label="Club, team, job or organization">
												<Input />
											</Form.Item>
										</Col>
										<Col span={12}>
											<Form.Item name={[field.name, "role"]} label="Your role or office">
												<Input maxLength={50} />
											</Form.Item>
										</Col>
										<Col span={12}>
											<Form.Item name={[field.name, "grades"]} label="Grade levels">
												<Checkbox.Group options={GRADES} />
											</Form.Item>
										</Col>
										<Col span={6}>
											<Form.Item name={[field.name, "hours"]} label="Hours per week">
												<InputNumber min={0} max={168} />
											</Form.Item>
										</Col>
										<Col span={6}>
											<Form.Item name={[field.name, "weeks"]} label="Weeks per year">
												<InputNumber min={0} max={52} />
											</Form.Item>
										</Col>
										<Col span={24}>
											<Form.Item name={[field.name, "what"]} label="What did you do?">
												<Input.TextArea rows={2} maxLength={200} showCount />
											</Form.Item>
										</Col>
									</Row>
								</Card>
							))}
							<Button onClick={() => add()} style={{ marginBottom: 24 }}>
								Add activity
							</Button>
						</>
					)}
				</Form.List>
				<Typography.Paragraph>List any academic awards, honors or science fair prizes.</Typography.Paragraph>
				<Rows
					name="awards"
					more="Add award"
					columns={[
						{ key: "title", title: "Award or honor", cell: <Input /> },
						{ key: "grade", title: "Grade when received", cell: <Select options={GRADES} />, width: 200 },
					]}
				/>
			</Card>

			<Card title="Family" style={{ marginBottom: 16 }}>
				<Row gutter={16} style={{ marginBottom: 16 }}>
					<Col span={12}>
						<Guardian prefix="mother" title="Mother / Legal Guardian" />
					</Col>
					<Col span={12}>
						<Guardian prefix="father" title="Father / Legal Guardian" />
					</Col>
				</Row>
				<Form.Item name="siblings" label="How many brothers and sisters do you have?">
					<InputNumber min={0} max={20} />
				</Form.Item>
				<Form.Item name="siblingEducation" label="Highest level of education obtained by any of your siblings">
					<Select options={options(LEVELS)} />
				</Form.Item>
				<Form.Item name="income" label="Total family income last year">
					<Radio.Group options={INCOME} />
				</Form.Item>
			</Card>

			<Card title="Emergency and medical" style={{ marginBottom: 16 }}>
				<Space wrap>
					<Form.Item name="emergencyName" label="In case of emergency notify">
						<Input />
					</Form.Item>
					<Form.Item name="emergencyRelation" label="Relationship">
						<Input />
					</Form.Item>
					<Form.Item name="emergencyPhone" label="Emergency phone">
						<Input />
					</Form.Item>
				</Space>
				<Form.Item name="physician" label="Family physician">
					<Input />
				</Form.Item>
				<Form.Item name="allergies" label="Allergies, medications or dietary needs">
					<Input.TextArea rows={2} />
				</Form.Item>
				<Form.Item name="shirt" label="T-shirt size (adult)">
					<Radio.Group options={["S", "M", "L", "XL", "XXL"]} optionType="button" />
				</Form.Item>
			</Card>

			<Card title="Recommendations and signatures">
				<Row gutter={16}>
					{[0, 1].map((i) => (
						<Col span={12} key={i}>
							<Form.Item name={["teachers", i, "name"]} label={`Mathematics or science teacher ${i + 1}`}>
								<Input />
							</Form.Item>
							<Form.Item name={["teachers", i, "email"]} label="Teacher's e-mail">
								<Input />
							</Form.Item>
						</Col>
					))}
				</Row>
				<Form.Item name="contract" valuePropName="checked">
					<Checkbox>I have read the Participant Responsibility and Program Contract and agree to follow it.</Checkbox>
				</Form.Item>
				<Form.Item name="signature" label="Student signature">
					<Input />
				</Form.Item>
				<Form.Item name="parentSignature" label="Parent/guardian signature">
					<Input />
				</Form.Item>
				<Button type="primary" onClick={() => instance.submit()}>
					Submit application
				</Button>
			</Card>
		</Form>
	);
}

function App() {
	const [step, setStep] = useState(0);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#0f6b52" } }}>
			<Layout style={{ padding: 24 }}>
				<Layout.Content style={{ maxWidth: 980, margin: "0 auto", width: "100%" }}>
					<Typography.Title level={2}>Summer Science Discovery Program: Student Application</Typography.Title>
					<Steps current={step} items={[{ title: "Before you begin" }, { title: "Application" }]} style={{ marginBottom: 24 }} />
					{step === 0 ? (
						<Card>
							<Alert
								type="info"
								title="A complete application includes this form, two letters of recommendation from mathematics or science teachers, an essay on why you desire to attend this program, and the Participant Responsibility and Program Contract."
								style={{ marginBottom: 16 }}
							/>
							<Typography.Paragraph>All programs are subject to change and contingent on availability of funds. Acceptance notices will be mailed to applicants by mid May.</Typography.Paragraph>
							<Button type="primary" onClick={() => setStep(1)}>
								Start application
							</Button>
						</Card>
					) : (
						<Application />
					)}
				</Layout.Content>
			</Layout>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const ROWS: Record<string, string[]> = {
	courses: ["title", "grade", "credits"],
	exams: ["subject", "score"],
	collegeCourses: ["title", "grade", "credits"],
	activities: ["group", "role", "grades", "hours", "weeks", "what"],
	awards: ["title", "grade"],
};

/** Every answer of the page: its key and where it stands in the form's values. */
function places(): [string, (string | number)[]][] {
	const values = form.getFieldsValue(true);
	const plain = [
		"lastName", "firstName", "middleInitial", "badge", "street", "unit", "city", "county", "state", "zip", "country", "phoneCode", "phone", "texts", "otherPhone", "email", "dob", "age", "sex",
		"pronouns", "birthCity", "birthCountry", "ssn", "citizenship", "visa", "hispanic", "race", "englishFirst", "languages", "school", "schoolType", "schoolCity", "schoolState", "schoolZip",
		"grade", "graduation", "gpa", "rank", "classSize", "gpaTrue", "gpaWhy", "psat", "satReading", "satMath", "act", "sciences", "college", "collegeWhen", "area", "career", "degree", "colleges",
		"heard", "motherName", "motherOccupation", "motherBusinessPhone", "motherEmail", "motherEducation", "fatherName", "fatherOccupation", "fatherBusinessPhone", "fatherEmail", "fatherEducation",
		"siblings", "siblingEducation", "income", "emergencyName", "emergencyRelation", "emergencyPhone", "physician", "allergies", "shirt", "contract", "signature", "parentSignature",
	];
	const paths = [
		...plain.map((name) => [name]),
		...[0, 1, 2].map((i) => ["research", i]),
		...[0, 1].flatMap((i) => [["teachers", i, "name"], ["teachers", i, "email"]]),
		...Object.entries(ROWS).flatMap(([list, keys]) => (values[list] ?? []).flatMap((_: unknown, i: number) => keys.map((key) => [list, i, key]))),
	];
	return paths.map((path) => [path.join("."), path]);
}

function shown(path: (string | number)[]) {
	const found = document.getElementById(`sdp_${path.join("_")}`);
	if (!found) return "";
	if (found instanceof HTMLInputElement && found.type === "checkbox") return found.checked;
	if (found.matches(".ant-radio-group")) return found.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")?.textContent ?? "";
	if (found.matches(".ant-checkbox-group")) return [...found.querySelectorAll(".ant-checkbox-wrapper-checked")].map((each) => each.textContent);
	const select = found.closest(".ant-select");
	if (select?.matches(".ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent);
	if (select) return select.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	return (found as HTMLInputElement).value ?? "";
}

const plain = (value: any, key: string) => (dayjs.isDayjs(value) ? value.format(key === "graduation" ? "YYYY-MM" : "YYYY-MM-DD") : (value ?? null));

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(places().map(([key, path]) => [key, plain(form.getFieldValue(path), key)])), submitted }),
	formShown: () => Object.fromEntries(places().map(([key, path]) => [key, shown(path)])),
});
