import { Alert, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout, Radio, Row, Select, Space, Switch, Table, Typography } from "antd";
import dayjs from "dayjs";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

let submitted = false;
let form: ReturnType<typeof Form.useForm>[0];

const options = (list: (string | number)[]) => list.map((each) => ({ value: each, label: `${each}` }));
const states = STATES.map(([value, label]) => ({ value, label }));
const yesNo = [
	{ value: "Yes", label: "Yes" },
	{ value: "No", label: "No" },
];
const GRADES = [9, 10, 11, 12].map((value) => ({ value, label: `${value}th` }));
const EDUCATION = ["Less than high school", "Completed high school", "Some college", "2-yr college degree", "4-yr college degree", "Master's degree", "Ph.D. or professional degree", "Don't know"];
const LANGUAGES = ["Arabic", "Cantonese", "English", "French", "Hmong", "Igbo", "Korean", "Mandarin", "Russian", "Somali", "Spanish", "Swahili", "Tagalog", "Vietnamese", "Yoruba"];
const EXAMS = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Physics 1", "Physics 2", "Physics C: Mechanics", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
const RACES = [
	["amIndian", "American Indian/Alaskan Native"],
	["asian", "Asian"],
	["black", "Black or African American"],
	["pacific", "Native Hawaiian or Other Pacific Islander"],
	["white", "White"],
];
const search = { showSearch: true, optionFilterProp: "label" } as const;

function Guardian({ n }: { n: 1 | 2 }) {
	const name = (part: string) => ["guardians", `${n}`, part];
	return (
		<Card size="small" type="inner" title={`Parent/Guardian ${n}`}>
			<Form.Item name={name("name")} label="First and last name">
				<Input />
			</Form.Item>
			<Row gutter={12}>
				<Col span={12}>
					<Form.Item name={name("relation")} label="Relationship to student">
						<Select options={options(["Mother", "Father", "Stepparent", "Grandparent", "Legal guardian", "Other"])} />
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item name={name("occupation")} label="Occupation">
						<Input />
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item name={name("phone")} label="Phone">
						<Input type="tel" />
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item name={name("email")} label="Email address">
						<Input />
					</Form.Item>
				</Col>
			</Row>
			<Form.Item name={name("education")} label="Highest education level completed">
				<Select options={options(EDUCATION)} />
			</Form.Item>
		</Card>
	);
}

function App() {
	[form] = Form.useForm();
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#0b6e4f", motion: false } }}>
			<Layout style={{ minHeight: "100vh" }}>
				<Layout.Header style={{ color: "#fff", fontSize: 18 }}>Basin & Range Summer Institute in Science and Engineering</Layout.Header>
				<Layout.Content style={{ maxWidth: 1040, margin: "24px auto", width: "100%" }}>
					<Typography.Title level={3}>Student Application Form</Typography.Title>
					<Alert type="info" title="The Institute is a four-week residential program on a university campus. All items should be completed by the student; a complete application also includes a transcript and one recommendation from a mathematics or science teacher." style={{ marginBottom: 16 }} />
					<Form
						form={form}
						name="sise"
						layout="vertical"
						autoComplete="off"
						onFinish={() => { submitted = true; }}
						onFinishFailed={() => { submitted = true; }}
						initialValues={{ courses: [{}, {}, {}], exams: [{}, {}, {}], activities: [{}], awards: [{}, {}, {}], photo: false, agree: false, textOk: false }}
					>
						<Card title="1. Student Information" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={10}>
									<Form.Item name="lastName" label="Last name" rules={[{ required: true }]}>
										<Input />
									</Form.Item>
								</Col>
								<Col span={10}>
									<Form.Item name="firstName" label="First name" rules={[{ required: true }]}>
										<Input />
									</Form.Item>
								</Col>
								<Col span={4}>
									<Form.Item name="middleInitial" label="Middle initial">
										<Input maxLength={1} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="badge" label="First name you would like on your name badge" tooltip="If you go by something other than your legal first name">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="dob" label="Date of birth (MM/DD/YYYY)">
										<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="birthCountry" label="Country of birth">
										<Select {...search} options={options(COUNTRIES)} />
									</Form.Item>
								</Col>
								<Col span={24}>
									<Form.Item name={["home", "street"]} label="Permanent home address">
										<Input placeholder="Street" />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["home", "unit"]} label="Address 2">
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["home", "city"]} label="City">
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["home", "state"]} label="State">
										<Select {...search} options={states} />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["home", "zip"]} label="Zip">
										<Input maxLength={10} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="cell" label="Student's cell number">
										<Input type="tel" />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="homePhone" label="Home phone">
										<Input type="tel" />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="textOk" label="Text messages okay?" valuePropName="checked">
										<Switch checkedChildren="Yes" unCheckedChildren="No" />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="email" label="Student's email" extra="Please do not use a school address that blocks outside mail.">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="shirt" label="T-shirt size">
										<Radio.Group buttonStyle="solid" optionType="button" options={options(["XS", "S", "M", "L", "XL", "2XL"])} />
									</Form.Item>
								</Col>
							</Row>
						</Card>

						<Card title="2. Background" style={{ marginBottom: 16 }}>
							<Form.Item name="gender" label="Gender">
								<Radio.Group options={options(["Female", "Male", "Nonbinary", "Prefer not to say"])} />
							</Form.Item>
							<Form.Item name="citizen" label="Are you a citizen of the United States?">
								<Radio.Group options={[{ value: "citizen", label: "Yes" }, { value: "resident", label: "No, permanent resident" }, { value: "other", label: "No, other status" }]} />
							</Form.Item>
							<Form.Item name="homeLanguages" label="Language(s) spoken at home">
								<Select mode="multiple" options={options(LANGUAGES)} optionFilterProp="label" />
							</Form.Item>
							<Form.Item name="hispanic" label="Ethnicity: are you Hispanic or Latino?">
								<Radio.Group options={yesNo} />
							</Form.Item>
							<Typography.Paragraph>Race: for each of the following, choose Yes if you identify or No if you do not.</Typography.Paragraph>
							{RACES.map(([key, label]) => (
								<Form.Item key={key} name={["race", key]} label={label} layout="horizontal" labelCol={{ span: 9 }} labelAlign="left" colon={false} style={{ marginBottom: 4 }}>
									<Radio.Group options={yesNo} />
								</Form.Item>
							))}
						</Card>

						<Card title="3. School Information" style={{ marginBottom: 16 }}>
							<Form.Item name={["school", "name"]} label="Current school">
								<Input />
							</Form.Item>
							<Form.Item label="School address">
								<Space.Compact block>
									<Form.Item name={["school", "street"]} noStyle>
										<Input placeholder="Street" style={{ width: "40%" }} />
									</Form.Item>
									<Form.Item name={["school", "city"]} noStyle>
										<Input placeholder="City" style={{ width: "25%" }} />
									</Form.Item>
									<Form.Item name={["school", "state"]} noStyle>
										<Select {...search} placeholder="State" options={states} style={{ width: "20%" }} />
									</Form.Item>
									<Form.Item name={["school", "zip"]} noStyle>
										<Input placeholder="Zip" style={{ width: "15%" }} />
									</Form.Item>
								</Space.Compact>
							</Form.Item>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item name="grade" label="Current grade level">
										<Select options={[9, 10, 11, 12].map((value) => ({ value, label: `${value}th grade` }))} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="gradYear" label="Expected high school graduation year">
										<DatePicker picker="year" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["school", "phone"]} label="School phone">
										<Input type="tel" />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name="gpa" label="Unweighted GPA">
										<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name="gpaWeighted" label="Weighted GPA">
										<InputNumber min={0} max={6} step={0.01} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name="rank" label="Rank in class">
										<InputNumber min={1} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name="classSize" label="Number in class">
										<InputNumber min={1} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="counselor" label="School counselor">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="counselorEmail" label="Counselor email">
										<Input />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item name="scienceTaken" label="Please select all the science classes you have taken in high school">
								<Checkbox.Group options={["Earth Science", "Biology", "Chemistry", "Physics", "Environmental Science", "Marine Biology", "Physiology", "Robotics"]} />
							</Form.Item>
							<Typography.Paragraph strong>List courses you have completed or are now taking</Typography.Paragraph>
							<Form.List name="courses">
								{(fields) => (
									<Table
										size="small"
										pagination={false}
										rowKey="key"
										dataSource={fields}
										columns={[
											{ title: "Course", render: (_, { name }) => <Form.Item name={[name, "title"]} noStyle><Input /></Form.Item> },
											{ title: "Grade", width: 140, render: (_, { name }) => <Form.Item name={[name, "grade"]} noStyle><Input /></Form.Item> },
											{ title: "Credits", width: 140, render: (_, { name }) => <Form.Item name={[name, "credits"]} noStyle><InputNumber min={0} max={10} step={0.5} /></Form.Item> },
										]}
									/>
								)}
							</Form.List>
						</Card>

						<Card title="4. Test Scores" extra="Optional" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								{[
									["psat", "PSAT/NMSQT total", 320, 1520, "psatDate", "PSAT date"],
									["satReading", "SAT Reading & Writing", 200, 800, "satReadingDate", "SAT Reading & Writing date"],
									["satMath", "SAT Math", 200, 800, "satMathDate", "SAT Math date"],
									["act", "ACT composite", 1, 36, "actDate", "ACT date"],
								].map(([score, label, min, max, date, dateLabel]) => (
									<Col span={12} key={score}>
										<Row gutter={8}>
											<Col span={12}>
												<Form.Item name={score as string} label={label}>
													<InputNumber min={min as number} max={max as number} style={{ width: "100%" }} />
												</Form.Item>
											</Col>
											<Col span={12}>
												<Form.Item name={date as string} label={dateLabel}>
													<DatePicker format="YYYY-MM-DD" style={{ width: "100%" }} />
												</Form.Item>
											</Col>
										</Row>
									</Col>
								))}
							</Row>
							<Divider titlePlacement="start">Advanced Placement exams</Divider>
							<Form.List name="exams">
								{(fields) =>
									fields.map(({ key, name }) => (
										<Row gutter={12} key={key}>
											<Col span={16}>
												<Form.Item name={[name, "subject"]} label={name === 0 ? "Exam" : undefined}>
													<Select {...search} placeholder="AP exam" options={options(EXAMS)} />
												</Form.Item>
											</Col>
											<Col span={8}>
												<Form.Item name={[name, "score"]} label={name === 0 ? "Score" : undefined}>
													<Select placeholder="1–5" options={options([1, 2, 3, 4, 5])} />
												</Form.Item>
											</Col>
										</Row>
									))
								}
							</Form.List>
						</Card>

						<Card title="5. Program Choice and Interests" style={{ marginBottom: 16 }}>
							<Form.Item name="session" label="Session preference">
								<Radio.Group options={["Session I (June 13 – July 9)", "Session II (July 11 – August 6)", "Either session"]} />
							</Form.Item>
							<Form.Item name="track" label="Which research track interests you the most? Choose only one.">
								<Select options={options(["Astrophysics", "Biochemistry", "Bacterial Genomics", "Cell Biology", "Robotics", "Synthetic Chemistry"])} />
							</Form.Item>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name="major" label="What is your major or academic area of interest?">
										<Select {...search} options={options(MAJORS)} />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="career" label="Career goal">
										<Input />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item name="why" label="Why do you desire to attend this program?" extra="Please write a minimum of 5 sentences.">
								<Input.TextArea rows={4} maxLength={2500} showCount />
							</Form.Item>
							<Form.Item name="heard" label="How did you learn about the Institute?">
								<Checkbox.Group options={["Teacher", "Counselor", "Former participant", "Website", "Mailing"]} />
							</Form.Item>
						</Card>

						<Card title="6. Activities and Awards" style={{ marginBottom: 16 }}>
							<Typography.Paragraph>Please list your extracurricular activities, in and out of science, including jobs.</Typography.Paragraph>
							<Form.List name="activities">
								{(fields, { add }) => (
									<>
										<Table
											size="small"
											bordered
											pagination={false}
											rowKey="key"
											dataSource={fields}
											columns={[
												{ title: "Activity / organization", render: (_, { name }) => <Form.Item name={[name, "name"]} noStyle><Input /></Form.Item> },
												{ title: "Position or role", render: (_, { name }) => <Form.Item name={[name, "role"]} noStyle><Input /></Form.Item> },
												{ title: "Grades", width: 220, render: (_, { name }) => <Form.Item name={[name, "grades"]} noStyle><Select mode="multiple" options={GRADES} optionFilterProp="label" style={{ width: 200 }} /></Form.Item> },
												{ title: "Hours per week", width: 110, render: (_, { name }) => <Form.Item name={[name, "hours"]} noStyle><InputNumber min={0} max={80} /></Form.Item> },
												{ title: "Weeks per year", width: 110, render: (_, { name }) => <Form.Item name={[name, "weeks"]} noStyle><InputNumber min={0} max={52} /></Form.Item> },
											]}
										/>
										<Button type="dashed" block style={{ marginTop: 8 }} onClick={() => add({})}>
											+ Add activity
										</Button>
									</>
								)}
							</Form.List>
							<Divider titlePlacement="start">Academic honors and awards</Divider>
							<Form.List name="awards">
								{(fields) =>
									fields.map(({ key, name }) => (
										<Space key={key} align="baseline" style={{ display: "flex" }}>
											<Form.Item name={[name, "title"]} style={{ width: 560 }}>
												<Input placeholder="Award or honor" />
											</Form.Item>
											<Form.Item name={[name, "grade"]} style={{ width: 160 }}>
												<Select placeholder="Grade received" options={GRADES} />
											</Form.Item>
										</Space>
									))
								}
							</Form.List>
						</Card>

						<Card title="7. Family Information" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={12}>
									<Guardian n={1} />
								</Col>
								<Col span={12}>
									<Guardian n={2} />
								</Col>
							</Row>
							<Row gutter={16} style={{ marginTop: 16 }}>
								<Col span={8}>
									<Form.Item name="livesWith" label="Student lives with">
										<Select options={options(["Both parents", "Mother only", "Father only", "Shared custody", "Guardian", "Foster care"])} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="household" label="Number of people in the household">
										<InputNumber min={1} max={20} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="siblings" label="Number of brothers and sisters">
										<InputNumber min={0} max={20} />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item name="firstGen" label="Has either parent/guardian with whom you live earned a four-year college degree?">
								<Radio.Group options={yesNo} />
							</Form.Item>
							<Form.Item name="income" label="Annual household income">
								<Radio.Group>
									<Space orientation="vertical">
										{["Less than $30,000", "$30,000 – $49,999", "$50,000 – $74,999", "$75,000 – $99,999", "$100,000 or more"].map((each) => (
											<Radio key={each} value={each}>
												{each}
											</Radio>
										))}
									</Space>
								</Radio.Group>
							</Form.Item>
							<Form.Item name="lunch" label="Do you qualify for free or reduced lunches?">
								<Radio.Group options={yesNo} />
							</Form.Item>
						</Card>

						<Card title="8. Health and Emergency Information" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item name={["emergency", "name"]} label="Emergency contact (other than parent)">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["emergency", "relation"]} label="Relationship">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["emergency", "phone"]} label="Emergency phone">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="physician" label="Family physician">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="insurer" label="Medical insurance carrier">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="policy" label="Policy number">
										<Input />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item name="allergies" label="Allergies, medications and dietary restrictions">
								<Input.TextArea rows={2} />
							</Form.Item>
						</Card>

						<Card title="9. Recommendation and Agreement" style={{ marginBottom: 16 }}>
							<Form.Item label="Mathematics or science teacher who will recommend you">
								<Space.Compact block>
									<Form.Item name={["teacher", "name"]} noStyle>
										<Input placeholder="Teacher's name" />
									</Form.Item>
									<Form.Item name={["teacher", "email"]} noStyle>
										<Input placeholder="Teacher's email" />
									</Form.Item>
								</Space.Compact>
							</Form.Item>
							<Form.Item name="photo" label="Photo release" valuePropName="checked">
								<Switch />
							</Form.Item>
							<Form.Item name="agree" valuePropName="checked">
								<Checkbox>I have read the Participant Responsibility and Program Contract and I agree to stay on site through the entirety of the program.</Checkbox>
							</Form.Item>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name="signStudent" label="Student signature (type full name)">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="signParent" label="Parent/guardian signature (type full name)">
										<Input />
									</Form.Item>
								</Col>
							</Row>
						</Card>
						<Button type="primary" htmlType="submit" size="large">
							Submit application
						</Button>
					</Form>
				</Layout.Content>
			</Layout>
		</ConfigProvider>
	);
}

type Kind = "text" | "number" | "select" | "several" | "radio" | "boxes" | "flag" | "date";
const CONTROLS: [path: string, kind: Kind][] = [
	..."lastName firstName middleInitial badge home.street home.unit home.city home.zip cell homePhone email school.name school.street school.city school.zip school.phone counselor counselorEmail career why guardians.1.name guardians.1.occupation guardians.1.phone guardians.1.email guardians.2.name guardians.2.occupation guardians.2.phone guardians.2.email emergency.name emergency.relation emergency.phone physician insurer policy allergies teacher.name teacher.email signStudent signParent"
		.split(" ")
		.map((path): [string, Kind] => [path, "text"]),
	..."gpa gpaWeighted rank classSize psat satReading satMath act household siblings".split(" ").map((path): [string, Kind] => [path, "number"]),
	..."birthCountry home.state school.state grade track major guardians.1.relation guardians.1.education guardians.2.relation guardians.2.education livesWith".split(" ").map((path): [string, Kind] => [path, "select"]),
	..."shirt gender citizen hispanic race.amIndian race.asian race.black race.pacific race.white session firstGen income lunch".split(" ").map((path): [string, Kind] => [path, "radio"]),
	..."dob gradYear psatDate satReadingDate satMathDate actDate".split(" ").map((path): [string, Kind] => [path, "date"]),
	["homeLanguages", "several"], ["scienceTaken", "boxes"], ["heard", "boxes"], ["textOk", "flag"], ["photo", "flag"], ["agree", "flag"],
	...[0, 1, 2].flatMap((n): [string, Kind][] => [
		[`courses.${n}.title`, "text"], [`courses.${n}.grade`, "text"], [`courses.${n}.credits`, "number"],
		[`exams.${n}.subject`, "select"], [`exams.${n}.score`, "select"],
		[`awards.${n}.title`, "text"], [`awards.${n}.grade`, "select"],
		[`activities.${n}.name`, "text"], [`activities.${n}.role`, "text"], [`activities.${n}.grades`, "several"], [`activities.${n}.hours`, "number"], [`activities.${n}.weeks`, "number"],
	]),
];

function stateOf(path: string, kind: Kind, values: any) {
	const value = path.split(".").reduce((each, part) => each?.[part], values);
	if (kind === "date") return value ? dayjs(value).format(path === "gradYear" ? "YYYY" : "YYYY-MM-DD") : null;
	if (kind === "several" || kind === "boxes") return value ?? [];
	if (kind === "flag") return value ?? false;
	return value ?? (kind === "text" ? "" : null);
}

function shownOf(path: string, kind: Kind) {
	const control = document.getElementById(`sise_${path.replaceAll(".", "_")}`) as HTMLInputElement | null;
	const texts = (selector: string, within: Element | null | undefined = control) => [...(within?.querySelectorAll(selector) ?? [])].map((each) => each.textContent?.trim() ?? "");
	if (!control) return "";
	if (kind === "radio") return texts(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")[0] ?? "";
	if (kind === "boxes") return texts(".ant-checkbox-wrapper-checked");
	if (kind === "flag") return control.type === "checkbox" ? control.checked : control.getAttribute("aria-checked") === "true";
	if (kind === "several") return texts(".ant-select-selection-item-content", control.closest(".ant-select"));
	if (kind === "select") return texts(".ant-select-content-has-value", control.closest(".ant-select"))[0] ?? "";
	return control.value;
}

Object.assign(window, {
	formState: () => {
		const values = form.getFieldsValue(true);
		return { ...Object.fromEntries(CONTROLS.map(([path, kind]) => [path, stateOf(path, kind, values)])), submitted };
	},
	formShown: () => Object.fromEntries(CONTROLS.map(([path, kind]) => [path, shownOf(path, kind)])),
});

createRoot(document.getElementById("root")!).render(<App />);
