import { CloseOutlined, MinusCircleOutlined, PlusOutlined } from "@ant-design/icons";
import {
	Alert,
	Button,
	Card,
	Checkbox,
	Col,
	ConfigProvider,
	DatePicker,
	Divider,
	Form,
	type FormInstance,
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
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "./summit.css";

const { Title, Paragraph, Text } = Typography;
const FORM = "summit";

const stateOptions = STATES.map(([value, label]) => ({ value, label: `${label} (${value})` }));
const countryOptions = COUNTRIES.map((value) => ({ value, label: value }));
const gradeOptions = [9, 10, 11, 12].map((n) => ({ value: n, label: `Grade ${n}` }));
const educationOptions = [
	{ value: "lt_hs", label: "Did not finish high school" },
	{ value: "hs", label: "High school graduate / GED" },
	{ value: "some_col", label: "Some college, no degree" },
	{ value: "assoc", label: "Associate degree" },
	{ value: "bach", label: "Bachelor's degree" },
	{ value: "grad", label: "Graduate or professional degree" },
];
const activityOptions = [
	{ value: "arts", label: "Art, music or theater" },
	{ value: "athletics", label: "Athletics" },
	{ value: "service", label: "Community service" },
	{ value: "debate", label: "Debate / public speaking" },
	{ value: "environment", label: "Environmental / conservation" },
	{ value: "job", label: "Paid employment" },
	{ value: "robotics", label: "Robotics / engineering club" },
	{ value: "gov", label: "Student government" },
	{ value: "other", label: "Other" },
];
const apOptions = [
	"AP Biology",
	"AP Calculus AB",
	"AP Calculus BC",
	"AP Chemistry",
	"AP Computer Science A",
	"AP Computer Science Principles",
	"AP English Language and Composition",
	"AP Environmental Science",
	"AP Physics 1",
	"AP Physics C: Mechanics",
	"AP Statistics",
	"AP United States History",
	"AP World History: Modern",
].map((value) => ({ value, label: value }));
const yesNo = [
	{ value: "Y", label: "Yes" },
	{ value: "N", label: "No" },
];

type Kind = "text" | "number" | "select" | "multi" | "date" | "month" | "radio" | "boxes" | "box";
const CONTROLS: [key: string, kind: Kind, name: (string | number)[]][] = [
	["givenName", "text", ["applicant", "givenName"]],
	["middleName", "text", ["applicant", "middleName"]],
	["familyName", "text", ["applicant", "familyName"]],
	["suffix", "select", ["applicant", "suffix"]],
	["goesBy", "text", ["applicant", "goesBy"]],
	["pronouns", "select", ["applicant", "pronouns"]],
	["dob", "date", ["applicant", "dob"]],
	["email", "text", ["contact", "email"]],
	["email2", "text", ["contact", "email2"]],
	["cell", "text", ["contact", "cell"]],
	["street", "text", ["contact", "street"]],
	["unit", "text", ["contact", "unit"]],
	["city", "text", ["contact", "city"]],
	["stateCode", "select", ["contact", "state"]],
	["zip", "text", ["contact", "zip"]],
	["country", "select", ["contact", "country"]],
	["gender", "radio", ["about", "gender"]],
	["hispanic", "radio", ["about", "hispanic"]],
	["race", "boxes", ["about", "race"]],
	["citizen", "select", ["about", "citizen"]],
	["birthCountry", "select", ["about", "birthCountry"]],
	["schoolName", "text", ["school", "name"]],
	["schoolCity", "text", ["school", "city"]],
	["schoolState", "select", ["school", "state"]],
	["gradeNow", "select", ["school", "grade"]],
	["gradMonth", "month", ["school", "gradMonth"]],
	["uwGpa", "number", ["school", "uwGpa"]],
	["wGpa", "number", ["school", "wGpa"]],
	["counselorName", "text", ["school", "counselorName"]],
	["counselorEmail", "text", ["school", "counselorEmail"]],
	["satMath", "number", ["scores", "satMath"]],
	["satEbrw", "number", ["scores", "satEbrw"]],
	["satMathDate", "date", ["scores", "satMathDate"]],
	["act", "number", ["scores", "act"]],
	["field", "select", ["plans", "field"]],
	["session", "radio", ["plans", "session"]],
	...[0, 1, 2].flatMap((i): [string, Kind, (string | number)[]][] => [
		[`ap${i}Exam`, "select", ["apExams", i, "exam"]],
		[`ap${i}Year`, "select", ["apExams", i, "year"]],
		[`ap${i}Score`, "select", ["apExams", i, "score"]],
	]),
	...[0, 1, 2].flatMap((i): [string, Kind, (string | number)[]][] => [
		[`act${i}Type`, "select", ["activities", i, "category"]],
		[`act${i}Org`, "text", ["activities", i, "org"]],
		[`act${i}Role`, "text", ["activities", i, "role"]],
		[`act${i}Grades`, "multi", ["activities", i, "grades"]],
		[`act${i}Hours`, "number", ["activities", i, "hpw"]],
		[`act${i}Weeks`, "number", ["activities", i, "wpy"]],
		[`act${i}Details`, "text", ["activities", i, "details"]],
	]),
	...[0, 1, 2].flatMap((i): [string, Kind, (string | number)[]][] => [
		[`hon${i}Title`, "text", ["honors", i, "title"]],
		[`hon${i}Grade`, "select", ["honors", i, "grade"]],
	]),
	["g1First", "text", ["guardians", "first", "givenName"]],
	["g1Last", "text", ["guardians", "first", "familyName"]],
	["g1Edu", "select", ["guardians", "first", "education"]],
	["g1Email", "text", ["guardians", "first", "email"]],
	["g2First", "text", ["guardians", "second", "givenName"]],
	["g2Last", "text", ["guardians", "second", "familyName"]],
	["g2Edu", "select", ["guardians", "second", "education"]],
	["income", "select", ["household", "income"]],
	["firstGen", "radio", ["household", "firstGen"]],
	["whyEngineering", "text", ["essay"]],
	["shirt", "select", ["logistics", "shirt"]],
	["emergencyName", "text", ["logistics", "emergencyName"]],
	["emergencyPhone", "text", ["logistics", "emergencyPhone"]],
	["heard", "select", ["logistics", "heard"]],
	["mailing", "box", ["mailing"]],
	["agree", "box", ["agree"]],
	["signature", "text", ["signature"]],
	["website", "text", ["website"]],
];

let held: FormInstance | undefined;
let submitted = false;

function Activities() {
	return (
		<Form.List name="activities">
			{(fields, { add, remove }) => (
				<div style={{ display: "flex", rowGap: 16, flexDirection: "column" }}>
					{fields.map((field) => (
						<Card
							size="small"
							title={`Activity ${field.name + 1}`}
							key={field.key}
							extra={fields.length > 1 ? <CloseOutlined onClick={() => remove(field.name)} /> : null}
						>
							<Row gutter={16}>
								<Col xs={24} md={8}>
									<Form.Item label="Category" name={[field.name, "category"]}>
										<Select options={activityOptions} placeholder="Choose one" />
									</Form.Item>
								</Col>
								<Col xs={24} md={8}>
									<Form.Item label="Organization / team / employer" name={[field.name, "org"]}>
										<Input />
									</Form.Item>
								</Col>
								<Col xs={24} md={8}>
									<Form.Item label="Your role" name={[field.name, "role"]}>
										<Input />
									</Form.Item>
								</Col>
								<Col xs={24} md={12}>
									<Form.Item label="Grades in which you took part" name={[field.name, "grades"]}>
										<Select mode="multiple" options={gradeOptions} placeholder="Select all that apply" />
									</Form.Item>
								</Col>
								<Col xs={12} md={6}>
									<Form.Item label="Hrs / week" name={[field.name, "hpw"]}>
										<InputNumber min={0} max={100} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col xs={12} md={6}>
									<Form.Item label="Wks / year" name={[field.name, "wpy"]}>
										<InputNumber min={0} max={52} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={24}>
									<Form.Item label="What did you do and what came of it?" name={[field.name, "details"]} style={{ marginBottom: 8 }}>
										<Input.TextArea rows={2} showCount maxLength={300} />
									</Form.Item>
								</Col>
							</Row>
						</Card>
					))}
					<Button type="dashed" onClick={() => add()} block disabled={fields.length >= 5}>
						+ Add Activity
					</Button>
				</div>
			)}
		</Form.List>
	);
}

function ApExams() {
	return (
		<Form.List name="apExams">
			{(fields, { add, remove }) => (
				<Table
					size="small"
					pagination={false}
					rowKey="key"
					dataSource={fields}
					locale={{ emptyText: "No exams added yet." }}
					columns={[
						{
							title: "Exam",
							width: "50%",
							render: (_, field) => (
								<Form.Item name={[field.name, "exam"]} style={{ marginBottom: 0 }}>
									<Select showSearch options={apOptions} placeholder="Search exams" />
								</Form.Item>
							),
						},
						{
							title: "Year taken",
							render: (_, field) => (
								<Form.Item name={[field.name, "year"]} style={{ marginBottom: 0 }}>
									<Select options={[2024, 2025, 2026].map((value) => ({ value, label: String(value) }))} placeholder="Year" />
								</Form.Item>
							),
						},
						{
							title: "Score",
							render: (_, field) => (
								<Form.Item name={[field.name, "score"]} style={{ marginBottom: 0 }}>
									<Select
										options={[
											...["5", "4", "3", "2", "1"].map((value) => ({ value, label: value })),
											{ value: "P", label: "Awaiting score" },
										]}
										placeholder="Score"
									/>
								</Form.Item>
							),
						},
						{
							title: "",
							width: 48,
							render: (_, field) => <Button type="text" icon={<MinusCircleOutlined />} onClick={() => remove(field.name)} />,
						},
					]}
					footer={() => (
						<Button type="link" icon={<PlusOutlined />} onClick={() => add()}>
							Add an AP exam
						</Button>
					)}
				/>
			)}
		</Form.List>
	);
}

function Honors() {
	return (
		<Form.List name="honors">
			{(fields, { add, remove }) => (
				<>
					{fields.map(({ key, name, ...restField }) => (
						<Space key={key} style={{ display: "flex", marginBottom: 8 }} align="baseline">
							<Form.Item {...restField} name={[name, "title"]} style={{ width: 460 }}>
								<Input placeholder="Honor, award or distinction" />
							</Form.Item>
							<Form.Item {...restField} name={[name, "grade"]} style={{ width: 200 }}>
								<Select options={gradeOptions} placeholder="Grade received" />
							</Form.Item>
							<MinusCircleOutlined onClick={() => remove(name)} />
						</Space>
					))}
					<Form.Item>
						<Button type="dashed" onClick={() => add()} block icon={<PlusOutlined />}>
							Add honor
						</Button>
					</Form.Item>
				</>
			)}
		</Form.List>
	);
}

function Guardian({ name, title, withEmail }: { name: string; title: string; withEmail?: boolean }) {
	return (
		<>
			<Divider titlePlacement="start" plain>
				{title}
			</Divider>
			<Row gutter={16}>
				<Col xs={24} md={8}>
					<Form.Item label="First name" name={["guardians", name, "givenName"]}>
						<Input />
					</Form.Item>
				</Col>
				<Col xs={24} md={8}>
					<Form.Item label="Last name" name={["guardians", name, "familyName"]}>
						<Input />
					</Form.Item>
				</Col>
				<Col xs={24} md={8}>
					<Form.Item label="Highest level of education completed" name={["guardians", name, "education"]}>
						<Select allowClear options={educationOptions} />
					</Form.Item>
				</Col>
				{withEmail && (
					<Col xs={24} md={8}>
						<Form.Item label="Email" name={["guardians", name, "email"]} extra="We copy guardians on the admission decision.">
							<Input type="email" />
						</Form.Item>
					</Col>
				)}
			</Row>
		</>
	);
}

function App() {
	const [form] = Form.useForm();
	const [sent, setSent] = useState(false);
	held = form;
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#c4501b", borderRadius: 3, fontFamily: "'Source Sans 3', Arial, sans-serif" } }}>
			<div className="si-hero">
				<h1>Summit Engineering Institute</h1>
				<div>Pre-college residential program · Student application · Summer 2027</div>
			</div>
			<div className="si-wrap">
				{sent && <Alert type="success" title="Thank you. Your application was received." showIcon />}
				<Paragraph className="si-note">
					Complete all sections before the priority deadline. Questions marked with an asterisk are required. You can save and return at any
					time; teacher recommendations are requested separately.
				</Paragraph>
				<Form
					form={form}
					name={FORM}
					layout="vertical"
					scrollToFirstError
					autoComplete="off"
					initialValues={{ activities: [{}], honors: [{}, {}], apExams: [] }}
					onFinish={() => {
						submitted = true;
						setSent(true);
					}}
				>
					<Card title="Student" className="si-card">
						<Row gutter={16}>
							<Col xs={24} md={8}>
								<Form.Item label="Legal first name" name={["applicant", "givenName"]} rules={[{ required: true }]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={6}>
								<Form.Item label="Middle name" name={["applicant", "middleName"]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={7}>
								<Form.Item label="Legal last name" name={["applicant", "familyName"]} rules={[{ required: true }]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={3}>
								<Form.Item label="Suffix" name={["applicant", "suffix"]}>
									<Select allowClear options={["Jr.", "Sr.", "II", "III", "IV"].map((value) => ({ value, label: value }))} />
								</Form.Item>
							</Col>
							<Col xs={24} md={8}>
								<Form.Item
									label="Name you go by"
									name={["applicant", "goesBy"]}
									tooltip="Printed on your badge and residence hall door."
								>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={8}>
								<Form.Item label="Pronouns" name={["applicant", "pronouns"]}>
									<Select
										allowClear
										options={[
											{ value: "he", label: "he / him" },
											{ value: "she", label: "she / her" },
											{ value: "they", label: "they / them" },
											{ value: "self", label: "I use other pronouns" },
										]}
									/>
								</Form.Item>
							</Col>
							<Col xs={24} md={8}>
								<Form.Item
									label="Date of birth"
									name={["applicant", "dob"]}
									rules={[{ required: true }]}
									extra="Participants must be 15 by the first day of the program."
								>
									<DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" style={{ width: "100%" }} />
								</Form.Item>
							</Col>
						</Row>
						<Divider />
						<Row gutter={16}>
							<Col xs={24} md={8}>
								<Form.Item label="Email" name={["contact", "email"]} rules={[{ required: true, type: "email" }]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={8}>
								<Form.Item label="Re-enter email" name={["contact", "email2"]} dependencies={[["contact", "email"]]} rules={[{ required: true }]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={8}>
								<Form.Item label="Mobile phone" required>
									<Space.Compact block>
										<Space.Addon>+1</Space.Addon>
										<Form.Item name={["contact", "cell"]} noStyle rules={[{ required: true, message: "Please enter a phone number" }]}>
											<Input inputMode="tel" />
										</Form.Item>
									</Space.Compact>
								</Form.Item>
							</Col>
							<Col xs={24} md={16}>
								<Form.Item label="Home address" name={["contact", "street"]} rules={[{ required: true }]}>
									<Input placeholder="Number and street" />
								</Form.Item>
							</Col>
							<Col xs={24} md={8}>
								<Form.Item label="Apt / unit" name={["contact", "unit"]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={8}>
								<Form.Item label="City" name={["contact", "city"]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={6}>
								<Form.Item label="State" name={["contact", "state"]}>
									<Select showSearch={{ optionFilterProp: "label" }} options={stateOptions} placeholder="Select a state" />
								</Form.Item>
							</Col>
							<Col xs={24} md={4}>
								<Form.Item label="ZIP" name={["contact", "zip"]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={6}>
								<Form.Item label="Country" name={["contact", "country"]}>
									<Select showSearch={{ optionFilterProp: "label" }} options={countryOptions} />
								</Form.Item>
							</Col>
						</Row>
					</Card>

					<Card title="Background" className="si-card">
						<Paragraph type="secondary">
							Responses in this section help us meet reporting obligations to the National Science Foundation and are not visible to reviewers.
						</Paragraph>
						<Form.Item label="Gender" name={["about", "gender"]}>
							<Radio.Group
								options={[
									{ value: "M", label: "Male" },
									{ value: "F", label: "Female" },
									{ value: "X", label: "Non-binary" },
									{ value: "D", label: "Decline to answer" },
								]}
							/>
						</Form.Item>
						<Form.Item label="Are you Hispanic or Latino/a?" name={["about", "hispanic"]}>
							<Radio.Group options={yesNo} />
						</Form.Item>
						<Form.Item label="Race (check all that apply)" name={["about", "race"]}>
							<Checkbox.Group
								options={[
									{ value: "amind", label: "American Indian or Alaska Native" },
									{ value: "asian", label: "Asian" },
									{ value: "black", label: "Black or African American" },
									{ value: "nhpi", label: "Native Hawaiian or Pacific Islander" },
									{ value: "white", label: "White" },
								]}
							/>
						</Form.Item>
						<Row gutter={16}>
							<Col xs={24} md={12}>
								<Form.Item label="Citizenship" name={["about", "citizen"]} rules={[{ required: true }]}>
									<Select
										options={[
											{ value: "USC", label: "U.S. citizen" },
											{ value: "LPR", label: "U.S. permanent resident" },
											{ value: "DACA", label: "DACA / undocumented" },
											{ value: "INTL", label: "International (visa required)" },
										]}
									/>
								</Form.Item>
							</Col>
							<Col xs={24} md={12}>
								<Form.Item label="Country of birth" name={["about", "birthCountry"]}>
									<Select showSearch={{ optionFilterProp: "label" }} options={countryOptions} />
								</Form.Item>
							</Col>
						</Row>
					</Card>

					<Card title="Academics" className="si-card">
						<Row gutter={16}>
							<Col xs={24} md={10}>
								<Form.Item label="High school" name={["school", "name"]} rules={[{ required: true }]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={7}>
								<Form.Item label="School city" name={["school", "city"]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={7}>
								<Form.Item label="School state" name={["school", "state"]}>
									<Select showSearch={{ optionFilterProp: "label" }} options={stateOptions} />
								</Form.Item>
							</Col>
							<Col xs={12} md={6}>
								<Form.Item label="Current grade" name={["school", "grade"]}>
									<Select options={gradeOptions} />
								</Form.Item>
							</Col>
							<Col xs={12} md={6}>
								<Form.Item label="Expected graduation" name={["school", "gradMonth"]}>
									<DatePicker picker="month" format="MM/YYYY" placeholder="MM/YYYY" style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col xs={12} md={6}>
								<Form.Item label="GPA, unweighted (4.0 scale)" name={["school", "uwGpa"]}>
									<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col xs={12} md={6}>
								<Form.Item label="GPA, weighted" name={["school", "wGpa"]}>
									<InputNumber min={0} max={6} step={0.01} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col xs={24} md={12}>
								<Form.Item label="School counselor" name={["school", "counselorName"]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={12}>
								<Form.Item label="Counselor's email" name={["school", "counselorEmail"]}>
									<Input type="email" />
								</Form.Item>
							</Col>
						</Row>
						<Title level={5}>Test scores</Title>
						<Text type="secondary">Optional. Leave blank if you have not tested.</Text>
						<Row gutter={16} style={{ marginTop: 12 }}>
							<Col xs={12} md={5}>
								<Form.Item label="SAT Math" name={["scores", "satMath"]}>
									<InputNumber min={200} max={800} />
								</Form.Item>
							</Col>
							<Col xs={12} md={7}>
								<Form.Item label="SAT Reading & Writing" name={["scores", "satEbrw"]}>
									<InputNumber min={200} max={800} />
								</Form.Item>
							</Col>
							<Col xs={12} md={7}>
								<Form.Item label="Date of your best SAT Math sitting" name={["scores", "satMathDate"]}>
									<DatePicker format="MMM D, YYYY" />
								</Form.Item>
							</Col>
							<Col xs={12} md={5}>
								<Form.Item label="ACT composite" name={["scores", "act"]}>
									<InputNumber min={1} max={36} />
								</Form.Item>
							</Col>
						</Row>
						<Title level={5}>Advanced Placement</Title>
						<ApExams />
					</Card>

					<Card title="Your plans" className="si-card">
						<Row gutter={16}>
							<Col xs={24} md={12}>
								<Form.Item label="Field you are most likely to study in college" name={["plans", "field"]}>
									<Select
										options={[
											{ value: "AERO", label: "Aerospace Engineering" },
											{ value: "BME", label: "Biomedical Engineering" },
											{ value: "CHE", label: "Chemical Engineering" },
											{ value: "CIV", label: "Civil Engineering" },
											{ value: "CMPE", label: "Computer Engineering" },
											{ value: "EE", label: "Electrical Engineering" },
											{ value: "ENV", label: "Environmental Engineering" },
											{ value: "ME", label: "Mechanical Engineering" },
											{ value: "UND", label: "Not sure yet" },
										]}
									/>
								</Form.Item>
							</Col>
						</Row>
						<Form.Item label="Preferred session" name={["plans", "session"]}>
							<Radio.Group optionType="button" options={["Session A (June)", "Session B (July)", "Either"]} />
						</Form.Item>
					</Card>

					<Card title="Activities and work" className="si-card">
						<Paragraph type="secondary">List up to five, starting with the one that matters most to you.</Paragraph>
						<Activities />
					</Card>

					<Card title="Honors" className="si-card">
						<Honors />
					</Card>

					<Card title="Family" className="si-card">
						<Guardian name="first" title="Parent / guardian 1" withEmail />
						<Guardian name="second" title="Parent / guardian 2" />
						<Divider />
						<Row gutter={16}>
							<Col xs={24} md={12}>
								<Form.Item
									label="Annual household income before taxes"
									name={["household", "income"]}
									extra="Used only to award tuition assistance."
								>
									<Select
										options={[
											{ value: 1, label: "Less than $30,000" },
											{ value: 2, label: "$30,000 – $59,999" },
											{ value: 3, label: "$60,000 – $89,999" },
											{ value: 4, label: "$90,000 – $149,999" },
											{ value: 5, label: "$150,000 or more" },
											{ value: 0, label: "Prefer not to say" },
										]}
									/>
								</Form.Item>
							</Col>
							<Col xs={24} md={12}>
								<Form.Item label="Will you be in the first generation of your family to complete college?" name={["household", "firstGen"]}>
									<Radio.Group options={[...yesNo, { value: "U", label: "Unsure" }]} />
								</Form.Item>
							</Col>
						</Row>
					</Card>

					<Card title="Short essay" className="si-card">
						<Form.Item
							label="Describe something you took apart, fixed or built. What did you learn when it did not work the first time? (250 words)"
							name="essay"
						>
							<Input.TextArea autoSize={{ minRows: 5 }} />
						</Form.Item>
					</Card>

					<Card title="If you are admitted" className="si-card">
						<Row gutter={16}>
							<Col xs={12} md={6}>
								<Form.Item label="T-shirt size" name={["logistics", "shirt"]}>
									<Select options={["XS", "S", "M", "L", "XL", "2XL"].map((value) => ({ value, label: value }))} />
								</Form.Item>
							</Col>
							<Col xs={24} md={10}>
								<Form.Item label="Emergency contact (not a parent)" name={["logistics", "emergencyName"]}>
									<Input placeholder="Full name" />
								</Form.Item>
							</Col>
							<Col xs={24} md={8}>
								<Form.Item label="Emergency contact phone" name={["logistics", "emergencyPhone"]}>
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={12}>
								<Form.Item label="How did you learn about the Institute?" name={["logistics", "heard"]}>
									<Select
										options={["Teacher or counselor", "Past participant", "Social media", "College fair", "Web search", "Other"].map((value) => ({
											value,
											label: value,
										}))}
									/>
								</Form.Item>
							</Col>
						</Row>
						<Form.Item name="mailing" valuePropName="checked">
							<Checkbox>Send me news about other pre-college programs</Checkbox>
						</Form.Item>
						<Form.Item
							name="agree"
							valuePropName="checked"
							rules={[{ validator: (_, value) => (value ? Promise.resolve() : Promise.reject(new Error("Please accept to continue"))) }]}
						>
							<Checkbox>
								I have read the <a href="#conduct">student conduct agreement</a> and certify that my answers are true
							</Checkbox>
						</Form.Item>
						<Form.Item label="Type your full name as your signature" name="signature">
							<Input style={{ maxWidth: 420 }} />
						</Form.Item>
						<div className="si-website" aria-hidden="true">
							<Form.Item label="Website" name="website">
								<Input tabIndex={-1} />
							</Form.Item>
						</div>
					</Card>
					<Form.Item>
						<Button type="primary" htmlType="submit" size="large">
							Submit application
						</Button>
					</Form.Item>
				</Form>
			</div>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const plain = (kind: Kind, value: unknown) => {
	if (kind === "box") return Boolean(value);
	if (kind === "boxes" || kind === "multi") return value ?? [];
	if (kind === "number") return value ?? null;
	if (kind === "date" || kind === "month") return value ? dayjs(value as dayjs.Dayjs).format(kind === "date" ? "YYYY-MM-DD" : "YYYY-MM") : null;
	return value ?? "";
};

const texts = (root: Element | null | undefined, selector: string) =>
	[...(root?.querySelectorAll(selector) ?? [])].map((each) => each.textContent?.trim() ?? "");

function read(kind: Kind, name: (string | number)[]) {
	const node = document.getElementById([FORM, ...name].join("_"));
	if (kind === "box") return node instanceof HTMLInputElement && node.checked;
	if (kind === "boxes") return texts(node, ".ant-checkbox-wrapper-checked");
	if (kind === "radio") return texts(node, ".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")[0] ?? "";
	const select = node?.closest(".ant-select");
	if (kind === "multi") return texts(select, ".ant-select-selection-item-content");
	if (kind === "select") {
		const shown = select?.querySelector(".ant-select-content");
		return shown?.querySelector(".ant-select-placeholder") ? "" : (shown?.textContent?.trim() ?? "");
	}
	return (node as HTMLInputElement | null)?.value ?? "";
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(CONTROLS.map(([key, kind, name]) => [key, plain(kind, held?.getFieldValue(name))])),
		submitted,
	}),
	formShown: () => Object.fromEntries(CONTROLS.map(([key, kind, name]) => [key, read(kind, name)])),
});
