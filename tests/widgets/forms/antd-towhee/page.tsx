import {
	Button,
	Card,
	Checkbox,
	Col,
	Collapse,
	ConfigProvider,
	DatePicker,
	Divider,
	Form,
	type FormItemProps,
	Input,
	InputNumber,
	Layout,
	Radio,
	Row,
	Select,
	Space,
	Table,
	Typography,
} from "antd";
import type { Dayjs } from "dayjs";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Kind = "text" | "number" | "select" | "multi" | "radio" | "checks" | "box" | "date" | "month";
type Path = (string | number)[];
/** Every question of the page, with the kind of control that asks it. */
const asked = new Map<string, { kind: Kind; path: Path }>();
const q = (kind: Kind, ...path: Path): Path => {
	asked.set(path.join("."), { kind, path });
	return path;
};

const list = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const EDUCATION = list(["Less than high school", "Completed high school", "Some college", "4-yr college degree", "Masters Degree", "Ph.D.", "Don't Know"]);
const YES_NO = list(["Yes", "No"]);
const GRADES = [
	{ value: 9, label: "9th" },
	{ value: 10, label: "10th" },
	{ value: 11, label: "11th" },
	{ value: 12, label: "12th" },
];
const AREAS = list([
	"Biology",
	"Chemistry",
	"Computer Science",
	"Environmental Sciences and Resource Management",
	"Information Technology",
	"Mathematics",
	"Physics",
	"Other non-Scientific Area",
	"Undeclared",
]);
const SCIENCES = list([
	"Earth Science",
	"Physical Science",
	"Life Science",
	"Health",
	"Biology",
	"Robotics",
	"Chemistry",
	"Physics",
	"Geology",
	"Environmental Science",
	"Marine Biology",
	"Physiology",
	"Other",
]);
const EXAMS = list([
	"AP Biology",
	"AP Calculus AB",
	"AP Calculus BC",
	"AP Chemistry",
	"AP Computer Science A",
	"AP Environmental Science",
	"AP Physics 1",
	"AP Statistics",
	"AP United States History",
	"Other AP exam",
]);

const Wide = (props: FormItemProps) => <Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} {...props} />;
const Half = ({ children, span = 12 }: { children: ReactNode; span?: number }) => (
	<Col xs={24} md={span}>
		{children}
	</Col>
);

const Guardian = ({ n }: { n: 1 | 2 }) => (
	<Col xs={24} md={12}>
		<Divider titlePlacement="start">Parent/Guardian {n}</Divider>
		<Wide name={q("text", `guardian${n}`, "name")} label="First and Last Name">
			<Input />
		</Wide>
		<Wide name={q("text", `guardian${n}`, "occupation")} label="Occupation and Title">
			<Input />
		</Wide>
		<Wide name={q("text", `guardian${n}`, "employer")} label="Place of Employment">
			<Input />
		</Wide>
		<Wide name={q("text", `guardian${n}`, "workPhone")} label="Business Phone">
			<Input type="tel" />
		</Wide>
		<Wide name={q("text", `guardian${n}`, "email")} label="Email Address">
			<Input type="email" />
		</Wide>
		<Wide name={q("select", `guardian${n}`, "education")} label="Highest Education Level Completed">
			<Select options={EDUCATION} placeholder="Please select" />
		</Wide>
	</Col>
);

const TESTS = [
	{ key: "psat", test: "PSAT/NMSQT (total)", max: 1520 },
	{ key: "satMath", test: "SAT Math", max: 800 },
	{ key: "satReading", test: "SAT Evidence-Based Reading and Writing", max: 800 },
	{ key: "act", test: "ACT Composite", max: 36 },
];

let submitted = false;

function Application() {
	const [form] = Form.useForm();
	Object.assign(window, {
		formState() {
			const held: Record<string, unknown> = { submitted };
			for (const [key, { kind, path }] of asked) {
				const value = form.getFieldValue(path);
				if (kind === "date") held[key] = value ? (value as Dayjs).format("YYYY-MM-DD") : null;
				else if (kind === "month") held[key] = value ? (value as Dayjs).format("YYYY-MM") : null;
				else held[key] = value ?? (kind === "multi" || kind === "checks" ? [] : kind === "box" ? false : kind === "number" ? null : "");
			}
			return held;
		},
		formShown() {
			const shown: Record<string, unknown> = {};
			const textsIn = (place: Element | null | undefined, what: string) => [...(place?.querySelectorAll(what) ?? [])].map((part) => part.textContent?.trim() ?? "");
			for (const [key, { kind, path }] of asked) {
				const box = document.getElementById(["apply", ...path].join("_"));
				const select = box?.closest(".ant-select");
				if (kind === "select") shown[key] = textsIn(select, ".ant-select-content-has-value")[0] ?? "";
				else if (kind === "multi") shown[key] = textsIn(select, ".ant-select-selection-item-content");
				else if (kind === "radio") shown[key] = box?.querySelector("input:checked")?.closest("label")?.textContent ?? "";
				else if (kind === "checks")
					shown[key] = [...(box?.querySelectorAll("input:checked") ?? [])].map((each) => each.closest("label")?.textContent ?? "");
				else if (kind === "box") shown[key] = (box as HTMLInputElement | null)?.checked;
				else shown[key] = (box as HTMLInputElement | null)?.value;
			}
			return shown;
		},
	});

	return (
		<Layout style={{ minHeight: "100vh" }}>
			<Layout.Header>
				<Typography.Text style={{ color: "white", fontSize: 18 }}>Towhee Bay State University · Pre-College Programs</Typography.Text>
			</Layout.Header>
			<Layout.Content style={{ maxWidth: 1000, width: "100%", margin: "24px auto", padding: "0 16px" }}>
				<Typography.Title level={2}>Apply to the Summer Scholars Research Institute 2027</Typography.Title>
				<Typography.Paragraph>
					The Institute is a six-week residential program in which high school students work with faculty on a research project in science,
					technology, engineering or mathematics. A complete application includes this form, a transcript and two recommendations from mathematics or
					science teachers. If any information is unknown at this time, leave the question blank.
				</Typography.Paragraph>
				<Form
					form={form}
					name="apply"
					labelCol={{ span: 7 }}
					wrapperCol={{ span: 15 }}
					labelWrap
					initialValues={{ dialCode: "+1", recommenders: [{}, {}], activities: [{}, {}, {}], awards: [{}, {}], collegeCourses: [{}, {}], exams: [{}, {}, {}] }}
					onFinish={() => {
						submitted = true;
					}}
				>
					<Card title="Section 1 – Personal Information" style={{ marginBottom: 16 }}>
						<Form.Item name={q("text", "lastName")} label="Last Name" required>
							<Input />
						</Form.Item>
						<Form.Item name={q("text", "firstName")} label="First Name" required>
							<Input />
						</Form.Item>
						<Form.Item name={q("text", "middleInitial")} label="Middle Initial">
							<Input maxLength={1} style={{ width: 60 }} />
						</Form.Item>
						<Form.Item name={q("text", "preferredName")} label="Preferred Name">
							<Input />
						</Form.Item>
						<Form.Item name={q("select", "pronouns")} label="Pronouns">
							<Select allowClear options={list(["she/her/hers", "he/him/his", "they/them/theirs", "Other", "Prefer not to say"])} />
						</Form.Item>
						<Form.Item name={q("date", "birthDate")} label="Date of Birth" required>
							<DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" />
						</Form.Item>
						<Form.Item name={q("radio", "sex")} label="Sex">
							<Radio.Group options={list(["Female", "Male"])} />
						</Form.Item>
						<Form.Item label="Phone" required>
							<Space.Compact block>
								<Form.Item name={q("select", "dialCode")} noStyle>
									<Select style={{ width: 90 }} options={list(["+1", "+44", "+52", "+63", "+86", "+91", "+234"])} />
								</Form.Item>
								<Form.Item name={q("text", "phone")} noStyle>
									<Input placeholder="555-555-5555" />
								</Form.Item>
							</Space.Compact>
						</Form.Item>
						<Form.Item name={q("radio", "texts")} label="Text messages okay?">
							<Radio.Group options={YES_NO} />
						</Form.Item>
						<Form.Item name={q("text", "email")} label="E-mail address" extra="Please carefully enter your e-mail address." required>
							<Input />
						</Form.Item>
						<Form.Item name={q("text", "street")} label="Permanent Home Address" required>
							<Input placeholder="Street/Route/Post Office Box" />
						</Form.Item>
						<Form.Item name={q("text", "unit")} label="Address Line 2">
							<Input placeholder="Apartment, unit, building" />
						</Form.Item>
						<Form.Item label="City, State, Zip" required>
							<Space wrap>
								<Form.Item name={q("text", "city")} noStyle>
									<Input placeholder="City" />
								</Form.Item>
								<Form.Item name={q("select", "state")} noStyle>
									<Select showSearch={{ optionFilterProp: "label" }} placeholder="State" style={{ width: 200 }} options={STATE_OPTIONS} />
								</Form.Item>
								<Form.Item name={q("text", "zip")} noStyle>
									<Input placeholder="Zip" style={{ width: 100 }} />
								</Form.Item>
							</Space>
						</Form.Item>
						<Form.Item name={q("text", "county")} label="County">
							<Input />
						</Form.Item>
						<Form.Item name={q("select", "country")} label="Country (if other than the USA)">
							<Select showSearch allowClear options={list(COUNTRIES.filter((country) => !country.startsWith("United States")))} />
						</Form.Item>
					</Card>

					<Card title="Section 2 – Demographic Data" extra="For statistical purposes only" style={{ marginBottom: 16 }}>
						<Form.Item name={q("select", "citizenship")} label="Citizenship">
							<Select options={list(["U.S. citizen", "U.S. national", "Permanent resident", "Other / none of these"])} />
						</Form.Item>
						<Form.Item name={q("select", "birthCountry")} label="Country of birth">
							<Select showSearch options={list(COUNTRIES)} />
						</Form.Item>
						<Form.Item name={q("radio", "hispanic")} label="Hispanic or Latino?">
							<Radio.Group optionType="button" options={YES_NO} />
						</Form.Item>
						<Form.Item name={q("checks", "race")} label="Race (choose all that apply)">
							<Checkbox.Group
								options={list(["American Indian/Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"])}
							/>
						</Form.Item>
						<Form.Item name={q("text", "homeLanguage")} label="Language other than English spoken in the home">
							<Input />
						</Form.Item>
						<Form.Item name={q("radio", "firstGeneration")} label="Would you be the first in your family to complete a 4-year college degree?">
							<Radio.Group options={YES_NO} />
						</Form.Item>
						<Form.Item name={q("select", "income")} label="Total family income last year">
							<Select options={list(["Under $30,000", "$30,000 to $49,999", "$50,000 to $64,999", "$65,000 to $84,999", "$85,000 or more"])} />
						</Form.Item>
						<Form.Item name={q("number", "household")} label="Number of people living in the household">
							<InputNumber min={1} max={20} />
						</Form.Item>
						<Form.Item name={q("number", "siblings")} label="Number of brothers and sisters">
							<InputNumber min={0} max={20} />
						</Form.Item>
						<Form.Item name={q("radio", "lunch")} label="Do you receive free or reduced-price lunch?">
							<Radio.Group options={list(["Yes", "No", "Not sure"])} />
						</Form.Item>
						<Form.Item name={q("multi", "programs")} label="Do you take part in any of these programs?">
							<Select mode="multiple" options={list(["AVID", "GEAR UP", "MESA", "Talent Search", "Upward Bound"])} />
						</Form.Item>
					</Card>

					<Card title="Section 3 – Parent/Guardian Data" style={{ marginBottom: 16 }}>
						<Row gutter={24}>
							<Guardian n={1} />
							<Guardian n={2} />
						</Row>
					</Card>

					<Collapse
						defaultActiveKey={["health"]}
						style={{ marginBottom: 16, background: "white" }}
						items={[
							{
								key: "health",
								label: "Section 4 – Emergency and Health Information",
								forceRender: true,
								children: (
									<Row gutter={16}>
										<Half span={8}>
											<Wide name={q("text", "emergency", "name")} label="In case of emergency notify (someone other than a parent)">
												<Input />
											</Wide>
										</Half>
										<Half span={8}>
											<Wide name={q("text", "emergency", "relation")} label="Relationship to Student">
												<Input />
											</Wide>
										</Half>
										<Half span={8}>
											<Wide name={q("text", "emergency", "phone")} label="Daytime Phone">
												<Input />
											</Wide>
										</Half>
										<Half>
											<Wide name={q("text", "physician", "name")} label="Family physician">
												<Input />
											</Wide>
										</Half>
										<Half>
											<Wide name={q("text", "physician", "phone")} label="Physician's phone">
												<Input />
											</Wide>
										</Half>
										<Half>
											<Wide name={q("text", "insurance")} label="Health insurance carrier and policy number">
												<Input />
											</Wide>
										</Half>
										<Half>
											<Wide name={q("multi", "diet")} label="Dietary restrictions">
												<Select mode="tags" options={list(["None", "Vegetarian", "Vegan", "Gluten free", "Halal", "Kosher", "Nut allergy"])} />
											</Wide>
										</Half>
										<Half>
											<Wide name={q("text", "allergies")} label="Please list any allergies, medical conditions or medications">
												<Input.TextArea rows={2} />
											</Wide>
										</Half>
										<Half>
											<Wide name={q("select", "shirt")} label="T-shirt size">
												<Select options={list(["XS", "S", "M", "L", "XL", "XXL"])} />
											</Wide>
										</Half>
									</Row>
								),
							},
						]}
					/>

					<Card title="Section 5 – Academic Information" style={{ marginBottom: 16 }}>
						<Row gutter={16}>
							<Half>
								<Wide name={q("text", "school")} label="What is the name of your high school?">
									<Input />
								</Wide>
							</Half>
							<Half span={6}>
								<Wide name={q("text", "schoolCity")} label="City">
									<Input />
								</Wide>
							</Half>
							<Half span={6}>
								<Wide name={q("select", "schoolState")} label="State">
									<Select showSearch={{ optionFilterProp: "label" }} options={STATE_OPTIONS} />
								</Wide>
							</Half>
							<Half span={8}>
								<Wide name={q("select", "grade")} label="Current Grade (as of this school year)">
									<Select options={list(["9", "10", "11", "12"])} />
								</Wide>
							</Half>
							<Half span={8}>
								<Wide name={q("month", "graduation")} label="Expected High School Graduation">
									<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
								</Wide>
							</Half>
							<Half span={8}>
								<Wide name={q("radio", "schoolType")} label="Type of school">
									<Radio.Group options={list(["Public", "Private", "Home"])} />
								</Wide>
							</Half>
							<Half span={6}>
								<Wide name={q("number", "gpa")} label="GPA (unweighted)" extra="Based on 4.0">
									<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
								</Wide>
							</Half>
							<Half span={6}>
								<Wide name={q("number", "weightedGpa")} label="GPA (weighted)">
									<InputNumber min={0} max={6} step={0.01} style={{ width: "100%" }} />
								</Wide>
							</Half>
							<Half span={12}>
								<Wide label="Class standing">
									<Space>
										<Form.Item name={q("number", "rank")} noStyle>
											<InputNumber min={1} placeholder="Rank" />
										</Form.Item>
										in a class of
										<Form.Item name={q("number", "classSize")} noStyle>
											<InputNumber min={1} placeholder="Students" />
										</Form.Item>
									</Space>
								</Wide>
							</Half>
							<Half span={24}>
								<Wide name={q("radio", "gpaTrue")} label="Do you believe that your GPA is a true indicator of your academic potential?">
									<Radio.Group options={YES_NO} />
								</Wide>
							</Half>
							<Half span={24}>
								<Wide name={q("text", "gpaWhy")} label="If your response is “No,” please explain.">
									<Input.TextArea rows={2} />
								</Wide>
							</Half>
						</Row>
						<Typography.Paragraph strong>Test scores, if available. List your best score and the date taken.</Typography.Paragraph>
						<Table
							size="small"
							pagination={false}
							dataSource={TESTS}
							columns={[
								{ title: "Test", dataIndex: "test" },
								{
									title: "Score",
									render: (_, { key, max }) => (
										<Form.Item name={q("number", "tests", key, "score")} noStyle>
											<InputNumber min={0} max={max} />
										</Form.Item>
									),
								},
								{
									title: "Date Taken",
									render: (_, { key }) => (
										<Form.Item name={q("date", "tests", key, "date")} noStyle>
											<DatePicker format="MM/DD/YYYY" />
										</Form.Item>
									),
								},
							]}
						/>
						<Divider />
						<Wide name={q("multi", "sciences")} label="Please select all the Science classes you have taken in high school.">
							<Select mode="multiple" options={SCIENCES} />
						</Wide>
						<Wide name={q("text", "otherScience")} label="If you checked “other” from the choices above, please list other science classes taken in high school.">
							<Input />
						</Wide>
						<Wide name={q("text", "college")} label="Name of any college where you have taken courses">
							<Input />
						</Wide>
						<Form.List name="collegeCourses">
							{(rows, { add }) => (
								<>
									{rows.map(({ key, name }) => (
										<Row gutter={12} key={key}>
											<Half span={12}>
												<Wide name={[name, q("text", "collegeCourses", name, "course")[2] as string]} label="College course">
													<Input />
												</Wide>
											</Half>
											<Half span={6}>
												<Wide name={[name, q("text", "collegeCourses", name, "grade")[2] as string]} label="Grade">
													<Input />
												</Wide>
											</Half>
											<Half span={6}>
												<Wide name={[name, q("number", "collegeCourses", name, "credits")[2] as string]} label="Credits">
													<InputNumber min={0} step={0.5} />
												</Wide>
											</Half>
										</Row>
									))}
									<Button onClick={() => add()}>Add another course</Button>
								</>
							)}
						</Form.List>
						<Divider titlePlacement="start">Advanced Placement examinations</Divider>
						<Form.List name="exams">
							{(rows) =>
								rows.map(({ key, name }) => (
									<Space key={key} style={{ display: "flex" }} align="baseline">
										<Form.Item name={[name, q("select", "exams", name, "subject")[2] as string]} label="Exam" labelCol={{}} wrapperCol={{}}>
											<Select options={EXAMS} style={{ width: 280 }} placeholder="Select exam" />
										</Form.Item>
										<Form.Item name={[name, q("radio", "exams", name, "score")[2] as string]} label="Score" labelCol={{}} wrapperCol={{}}>
											<Radio.Group options={[1, 2, 3, 4, 5].map((score) => ({ value: score, label: String(score) }))} />
										</Form.Item>
									</Space>
								))
							}
						</Form.List>
					</Card>

					<Card title="Section 6 – Interests and Activities" style={{ marginBottom: 16 }}>
						<Wide name={q("select", "area")} label="What is your major or academic area of interest?">
							<Select options={AREAS} />
						</Wide>
						<Wide name={q("text", "career")} label="What are your career goals?">
							<Input />
						</Wide>
						<Row gutter={16}>
							{["First", "Second"].map((order, index) => (
								<Half key={order}>
									<Wide name={q("select", `choice${index + 1}`)} label={`${order} choice of research group`}>
										<Select
											allowClear
											options={list(["Coastal ecology", "Computational chemistry", "Materials physics", "Molecular biology", "Robotics and sensing", "Water quality engineering"])}
										/>
									</Wide>
								</Half>
							))}
						</Row>
						<Wide name={q("radio", "fair")} label="Have you ever participated in a science fair or science competition?">
							<Radio.Group options={YES_NO} />
						</Wide>
						<Typography.Paragraph>
							List the extracurricular activities in which you have been involved (clubs, honor societies, volunteer work, jobs, athletics, etc.).
						</Typography.Paragraph>
						<Form.List name="activities">
							{(rows, { add, remove }) => (
								<>
									{rows.map(({ key, name }) => (
										<Card key={key} size="small" type="inner" title={`Activity ${name + 1}`} extra={<Button type="link" onClick={() => remove(name)}>Remove</Button>} style={{ marginBottom: 8 }}>
											<Row gutter={12}>
												<Half>
													<Wide name={[name, q("text", "activities", name, "organization")[2] as string]} label="Activity or organization">
														<Input />
													</Wide>
												</Half>
												<Half>
													<Wide name={[name, q("text", "activities", name, "role")[2] as string]} label="Your role">
														<Input />
													</Wide>
												</Half>
												<Half>
													<Wide name={[name, q("checks", "activities", name, "grades")[2] as string]} label="Grades">
														<Checkbox.Group options={GRADES} />
													</Wide>
												</Half>
												<Half>
													<Wide name={[name, q("number", "activities", name, "hours")[2] as string]} label="Hours per week">
														<InputNumber min={0} max={80} />
													</Wide>
												</Half>
											</Row>
										</Card>
									))}
									<Button type="dashed" block onClick={() => add()}>
										Add activity
									</Button>
								</>
							)}
						</Form.List>
						<Divider titlePlacement="start">Awards and honors</Divider>
						<Form.List name="awards">
							{(rows, { add }) => (
								<>
									{rows.map(({ key, name }) => (
										<Space key={key} align="start" style={{ display: "flex", marginBottom: 8 }}>
											<Form.Item name={[name, q("text", "awards", name, "title")[2] as string]} noStyle>
												<Input placeholder="Award or honor" style={{ width: 420 }} />
											</Form.Item>
											<Form.Item name={[name, q("select", "awards", name, "grade")[2] as string]} noStyle>
												<Select placeholder="Grade received" style={{ width: 160 }} options={GRADES} />
											</Form.Item>
										</Space>
									))}
									<Button type="dashed" onClick={() => add()}>
										Add award
									</Button>
								</>
							)}
						</Form.List>
						<Divider />
						<Wide name={q("text", "essay")} label="Tell us why you are interested in Science or Mathematics and what you hope to gain from the Institute. (Please write a minimum of 5 sentences.)">
							<Input.TextArea rows={5} showCount maxLength={2500} />
						</Wide>
					</Card>

					<Card title="Section 7 – Recommenders" style={{ marginBottom: 16 }}>
						<Typography.Paragraph>Give the names of two teachers, at least one of whom taught you mathematics or science.</Typography.Paragraph>
						<Form.List name="recommenders">
							{(rows) =>
								rows.map(({ key, name }) => (
									<Row gutter={12} key={key}>
										<Half span={8}>
											<Wide name={[name, q("text", "recommenders", name, "name")[2] as string]} label="Teacher's name">
												<Input />
											</Wide>
										</Half>
										<Half span={8}>
											<Wide name={[name, q("text", "recommenders", name, "subject")[2] as string]} label="Course taught">
												<Input />
											</Wide>
										</Half>
										<Half span={8}>
											<Wide name={[name, q("text", "recommenders", name, "email")[2] as string]} label="E-mail address">
												<Input type="email" />
											</Wide>
										</Half>
									</Row>
								))
							}
						</Form.List>
					</Card>

					<Card title="Section 8 – Signatures">
						<Wide name={q("box", "agree")} valuePropName="checked">
							<Checkbox>I understand that I am expected to attend all six weeks of the Institute and to follow the Participant Responsibility and Program Contract.</Checkbox>
						</Wide>
						<Wide name={q("box", "photo")} valuePropName="checked">
							<Checkbox>My photograph may be used in program publications.</Checkbox>
						</Wide>
						<Row gutter={16}>
							<Half>
								<Wide name={q("text", "signature")} label="Student Signature (type your name)">
									<Input />
								</Wide>
							</Half>
							<Half>
								<Wide name={q("text", "parentSignature")} label="Parent/Guardian Signature">
									<Input />
								</Wide>
							</Half>
						</Row>
						<Button type="primary" htmlType="submit">
							Submit application
						</Button>
					</Card>
				</Form>
			</Layout.Content>
		</Layout>
	);
}

createRoot(document.querySelector("#root") as HTMLElement).render(
	<ConfigProvider theme={{ token: { colorPrimary: "#8a4b2a" } }}>
		<Application />
	</ConfigProvider>,
);
