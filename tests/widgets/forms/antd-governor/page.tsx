import "antd/dist/reset.css";
import { AutoComplete, Button, Card, Checkbox, Col, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Table, Typography } from "antd";
import type { FormInstance } from "antd";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

const STATES = [["Alabama", "AL"], ["Alaska", "AK"], ["Arizona", "AZ"], ["Arkansas", "AR"], ["California", "CA"], ["Colorado", "CO"], ["Connecticut", "CT"], ["Delaware", "DE"], ["District of Columbia", "DC"], ["Florida", "FL"], ["Georgia", "GA"], ["Hawaii", "HI"], ["Idaho", "ID"], ["Illinois", "IL"], ["Indiana", "IN"], ["Iowa", "IA"], ["Kansas", "KS"], ["Kentucky", "KY"], ["Louisiana", "LA"], ["Maine", "ME"], ["Maryland", "MD"], ["Massachusetts", "MA"], ["Michigan", "MI"], ["Minnesota", "MN"], ["Mississippi", "MS"], ["Missouri", "MO"], ["Montana", "MT"], ["Nebraska", "NE"], ["Nevada", "NV"], ["New Hampshire", "NH"], ["New Jersey", "NJ"], ["New Mexico", "NM"], ["New York", "NY"], ["North Carolina", "NC"], ["North Dakota", "ND"], ["Ohio", "OH"], ["Oklahoma", "OK"], ["Oregon", "OR"], ["Pennsylvania", "PA"], ["Rhode Island", "RI"], ["South Carolina", "SC"], ["South Dakota", "SD"], ["Tennessee", "TN"], ["Texas", "TX"], ["Utah", "UT"], ["Vermont", "VT"], ["Virginia", "VA"], ["Washington", "WA"], ["West Virginia", "WV"], ["Wisconsin", "WI"], ["Wyoming", "WY"]].map(([label, value]: string[]) => ({ label, value }));
const of = (...texts: string[]) => texts.map((text) => ({ label: text, value: text }));
const SCHOOLS = of("Ashland Valley High School", "Bend Juniper High School", "Coos Bay Academy", "Grants Pass Central High School", "Hood River Union High School", "Klamath Basin High School", "Medford Pear Valley High School", "The Dalles Academy");
const EXAMS = of(
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics 2",
	"Psychology", "Spanish Language and Culture", "Statistics", "U.S. Government and Politics", "U.S. History", "World History: Modern",
);
const SCHOOLING = [
	{ label: "Did not finish high school", value: 1 }, { label: "High school diploma or GED", value: 2 }, { label: "Some college, no degree", value: 3 },
	{ label: "Associate degree", value: 4 }, { label: "Bachelor's degree", value: 5 }, { label: "Graduate or professional degree", value: 6 },
];
const SUBJECTS = of("English / language arts", "Mathematics", "Science", "Social studies", "World language", "Fine arts", "Career and technical education");
const TIES = of("Parent", "Stepparent", "Grandparent", "Aunt or uncle", "Adult sibling", "Other");

/** How each question is drawn and where the form keeps its answer. */
type Kind = "text" | "number" | "date" | "month" | "select" | "radio" | "boxes" | "box";
const QUESTIONS: Record<string, [Kind, (string | number)[]]> = {
	fullName: ["text", ["fullName"]], nickname: ["text", ["nickname"]], dob: ["date", ["dob"]], gender: ["radio", ["gender"]],
	street: ["text", ["home", "street"]], unit: ["text", ["home", "unit"]], town: ["text", ["home", "town"]], state: ["select", ["home", "state"]], zip: ["text", ["home", "zip"]],
	mailing: ["text", ["mailing"]], cell: ["text", ["cell"]], landline: ["text", ["landline"]], email: ["text", ["email"]],
	school: ["text", ["school"]], schoolTown: ["text", ["schoolTown"]], schoolState: ["select", ["schoolState"]], district: ["text", ["district"]], grade: ["radio", ["grade"]],
	gpa: ["number", ["gpa"]], psat: ["number", ["psat"]], psatWhen: ["month", ["psatWhen"]], sat: ["number", ["sat"]],
	...Object.fromEntries([0, 1, 2].flatMap((row) => [
		[`exam${row}`, ["select", ["exams", row, "subject"]]], [`examScore${row}`, ["select", ["exams", row, "score"]]],
	])),
	...Object.fromEntries([0, 1].flatMap((row) => [
		[`course${row}`, ["text", ["courses", row, "title"]]], [`courseGrade${row}`, ["text", ["courses", row, "grade"]]],
	])),
	...Object.fromEntries([0, 1].flatMap((row) => [
		[`group${row}`, ["text", ["activities", row, "group"]]], [`groupGrades${row}`, ["boxes", ["activities", row, "grades"]]], [`groupWhat${row}`, ["text", ["activities", row, "what"]]],
	])),
	guardian1: ["text", ["guardian1"]], guardian1Cell: ["text", ["guardian1Cell"]], guardian1Mail: ["text", ["guardian1Mail"]], guardian1Schooling: ["select", ["guardian1Schooling"]],
	guardian2: ["text", ["guardian2"]], guardian2Schooling: ["select", ["guardian2Schooling"]],
	hispanic: ["radio", ["hispanic"]], meals: ["radio", ["meals"]],
	teacher: ["text", ["teacher"]], teacherSubject: ["select", ["teacherSubject"]], teacherMail: ["text", ["teacherMail"]],
	counselor: ["text", ["counselor"]], counselorMail: ["text", ["counselorMail"]], counselorPhone: ["text", ["counselorPhone"]],
	contact: ["text", ["contact"]], contactTie: ["select", ["contactTie"]], contactPhone: ["text", ["contactPhone"]],
	doctor: ["text", ["doctor"]], doctorPhone: ["text", ["doctorPhone"]], carrier: ["text", ["carrier"]],
	consent: ["box", ["consent"]], guardianSigned: ["text", ["guardianSigned"]], guardianSignedOn: ["date", ["guardianSignedOn"]],
};
let held: FormInstance;
let submitted = false;

function Application() {
	const [form] = Form.useForm();
	held = form;
	const item = (name: string | (string | number)[], label: ReactNode, control: ReactNode, more: object = {}) => <Form.Item name={name} label={label} {...more}>{control}</Form.Item>;
	const must = { rules: [{ required: true, message: "This field is required" }] };
	const search = { showSearch: true, optionFilterProp: "label", placeholder: "Select" } as const;
	return (
		<div style={{ maxWidth: 900, margin: "24px auto", padding: "0 16px" }}>
			<Typography.Title level={2}>Governor's School for Science and the Environment</Typography.Title>
			<Typography.Paragraph>
				Residential session, June 27 – July 24. Each high school in the state may nominate up to four students in grades 10–12. This is the STUDENT portion
				of the nomination packet; the school portion is completed separately by the school's Governor's School coordinator.
			</Typography.Paragraph>
			<Form form={form} name="gs" layout="vertical" requiredMark scrollToFirstError initialValues={{ exams: [{}, {}, {}], courses: [{}, {}], activities: [{}, {}] }}>
				<Card title="1. Student" style={{ marginBottom: 16 }}>
					{item("fullName", "Legal name (last, first middle)", <Input />, { ...must, extra: "As it should read on the certificate of completion." })}
					<Row gutter={16}>
						<Col span={8}>{item("nickname", "Nickname for name tag", <Input />)}</Col>
						<Col span={8}>{item("dob", "Date of birth", <DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" style={{ width: "100%" }} />, must)}</Col>
					</Row>
					{item("gender", "Gender", <Radio.Group name="gender" options={of("Male", "Female", "Non-binary", "Prefer not to answer")} />, { tooltip: "Used for residence hall assignment. Students may discuss alternatives with the dean." })}
					<Divider titlePlacement="start" plain>Home address</Divider>
					<Row gutter={16}>
						<Col span={16}>{item(["home", "street"], "Street address", <Input />, { ...must, extra: "No P.O. boxes" })}</Col>
						<Col span={8}>{item(["home", "unit"], "Apt/Lot #", <Input />)}</Col>
						<Col span={10}>{item(["home", "town"], "City", <Input />, must)}</Col>
						<Col span={8}>{item(["home", "state"], "State", <Select {...search} options={STATES} />, must)}</Col>
						<Col span={6}>{item(["home", "zip"], "Zip code", <Input maxLength={10} />, must)}</Col>
					</Row>
					{item("mailing", "Mailing address, if mail is not delivered to the home address", <Input.TextArea rows={2} />)}
					<Row gutter={16}>
						<Col span={8}>{item("cell", "Student's cell phone", <Input placeholder="(555) 555-5555" />, must)}</Col>
						<Col span={8}>{item("landline", "Landline, if the household has one", <Input />)}</Col>
						<Col span={8}>{item("email", "Student's e-mail", <Input type="email" />, { ...must, extra: "Many district accounts block outside mail. Use a personal account." })}</Col>
					</Row>
				</Card>
				<Card title="2. School" style={{ marginBottom: 16 }}>
					{item("school", "Nominating high school", <AutoComplete options={SCHOOLS} filterOption={(typed, option) => String(option?.value).toLowerCase().includes(typed.toLowerCase())} placeholder="Start typing; if your school is not in the list, enter its full name" />, must)}
					<Row gutter={16}>
						<Col span={10}>{item("schoolTown", "City", <Input />)}</Col>
						<Col span={8}>{item("schoolState", "State", <Select {...search} options={STATES} />)}</Col>
						<Col span={6}>{item("district", "District number", <Input />)}</Col>
					</Row>
					{item("grade", "Grade this school year", <Radio.Group name="grade" optionType="button" options={[{ label: "10", value: 10 }, { label: "11", value: 11 }, { label: "12", value: 12 }]} />, must)}
				</Card>
				<Card title="3. Academics" style={{ marginBottom: 16 }}>
					<Row gutter={16}>
						<Col span={6}>{item("gpa", "Unweighted GPA", <InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />, must)}</Col>
						<Col span={6}>{item("psat", "PSAT total", <InputNumber min={320} max={1520} style={{ width: "100%" }} />)}</Col>
						<Col span={6}>{item("psatWhen", "PSAT taken", <DatePicker picker="month" format="MMM YYYY" placeholder="Month" style={{ width: "100%" }} />)}</Col>
						<Col span={6}>{item("sat", "SAT superscore", <InputNumber min={400} max={1600} style={{ width: "100%" }} />, { extra: "400–1600" })}</Col>
					</Row>
					<Typography.Paragraph strong>AP exams completed</Typography.Paragraph>
					<Table
						size="small" pagination={false} rowKey="row" dataSource={[0, 1, 2].map((row) => ({ row }))}
						columns={[
							{ title: "Exam", render: (_, { row }) => <Form.Item noStyle name={["exams", row, "subject"]}><Select showSearch optionFilterProp="label" allowClear options={EXAMS} style={{ width: 340 }} /></Form.Item> },
							{ title: "Score", render: (_, { row }) => <Form.Item noStyle name={["exams", row, "score"]}><Select allowClear options={[1, 2, 3, 4, 5].map((score) => ({ label: String(score), value: score }))} style={{ width: 90 }} /></Form.Item> },
						]}
					/>
					<Typography.Paragraph strong style={{ marginTop: 16 }}>Two demanding high school courses from your transcript, with the grade you earned</Typography.Paragraph>
					<Form.List name="courses">
						{(fields) => fields.map(({ key, name }) => (
							<Space key={key} align="baseline">
								<Form.Item name={[name, "title"]}><Input placeholder="Course title" style={{ width: 340 }} /></Form.Item>
								<Form.Item name={[name, "grade"]}><Input placeholder="Grade" style={{ width: 90 }} /></Form.Item>
							</Space>
						))}
					</Form.List>
				</Card>
				<Card title="4. Activities" style={{ marginBottom: 16 }}>
					<Form.List name="activities">
						{(fields) => fields.map(({ key, name }) => (
							<Card key={key} type="inner" size="small" title={`Activity ${name + 1}`} style={{ marginBottom: 12 }}>
								{item([name, "group"], "Organization, team, or employer", <Input />)}
								{item([name, "grades"], "Grades in which you took part", <Checkbox.Group name={`activity-${name}-grades`} options={["9", "10", "11", "12"].map((grade) => ({ label: grade, value: Number(grade) }))} />)}
								{item([name, "what"], "What did you do?", <Input.TextArea rows={2} maxLength={200} showCount />)}
							</Card>
						))}
					</Form.List>
				</Card>
				<Card title="5. Family" style={{ marginBottom: 16 }}>
					<Row gutter={16}>
						<Col span={12}>{item("guardian1", "Parent/Guardian 1 name", <Input />, must)}</Col>
						<Col span={12}>{item("guardian1Schooling", "Highest education completed", <Select placeholder="Select" options={SCHOOLING} />)}</Col>
						<Col span={12}>{item("guardian1Cell", "Cell phone", <Input />, must)}</Col>
						<Col span={12}>{item("guardian1Mail", "E-mail", <Input />, must)}</Col>
						<Col span={12}>{item("guardian2", "Parent/Guardian 2 name", <Input />)}</Col>
						<Col span={12}>{item("guardian2Schooling", "Highest education completed", <Select placeholder="Select" options={SCHOOLING} />)}</Col>
					</Row>
					<Typography.Paragraph type="secondary">The following are reported to the legislature in aggregate and are not seen by the selection panel.</Typography.Paragraph>
					{item("hispanic", "Is the student Hispanic or Latino?", <Radio.Group name="hispanic" options={[{ label: "Yes", value: true }, { label: "No", value: false }]} />)}
					{item("meals", "Does the student receive free or reduced-price school meals?", <Radio.Group name="meals" options={[{ label: "Yes", value: true }, { label: "No", value: false }]} />)}
				</Card>
				<Card title="6. Recommendations" style={{ marginBottom: 16 }}>
					<Typography.Paragraph>One from a teacher of a core subject and one from the school counselor. Links are sent on submission.</Typography.Paragraph>
					<Row gutter={16}>
						<Col span={8}>{item("teacher", "Teacher", <Input placeholder="First and last name" />, must)}</Col>
						<Col span={8}>{item("teacherSubject", "Subject", <Select placeholder="Select" options={SUBJECTS} />)}</Col>
						<Col span={8}>{item("teacherMail", "E-mail", <Input />, must)}</Col>
						<Col span={8}>{item("counselor", "Counselor", <Input placeholder="First and last name" />, must)}</Col>
						<Col span={8}>{item("counselorPhone", "Phone and extension", <Input />)}</Col>
						<Col span={8}>{item("counselorMail", "E-mail", <Input />, must)}</Col>
					</Row>
				</Card>
				<Card title="7. Health and emergency" style={{ marginBottom: 16 }}>
					<Typography.Paragraph>An adult other than Parent/Guardian 1 or 2 who can come to campus within four hours:</Typography.Paragraph>
					<Row gutter={16}>
						<Col span={10}>{item("contact", "Name", <Input />, must)}</Col>
						<Col span={7}>{item("contactTie", "Relationship", <Select placeholder="Select" options={TIES} />)}</Col>
						<Col span={7}>{item("contactPhone", "Phone", <Input />, must)}</Col>
						<Col span={10}>{item("doctor", "Family physician or clinic", <Input />)}</Col>
						<Col span={7}>{item("doctorPhone", "Phone", <Input />)}</Col>
						<Col span={7}>{item("carrier", "Health insurance carrier", <Input />)}</Col>
					</Row>
				</Card>
				<Card title="8. Agreement" style={{ marginBottom: 16 }}>
					{item("consent", null, <Checkbox>We have read the Governor's School Code of Conduct and agree to abide by it.</Checkbox>, { valuePropName: "checked" })}
					<Row gutter={16}>
						<Col span={14}>{item("guardianSigned", "Signature of parent or guardian (type full name)", <Input />, must)}</Col>
						<Col span={10}>{item("guardianSignedOn", "Date", <DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />)}</Col>
					</Row>
				</Card>
				<Button type="primary" htmlType="submit" size="large" onClick={() => { submitted = true; }}>Submit student portion</Button>
			</Form>
		</div>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

const FORMATS: Partial<Record<Kind, string>> = { date: "YYYY-MM-DD", month: "YYYY-MM" };
function stateOf([kind, name]: [Kind, (string | number)[]]) {
	const value = held.getFieldValue(name);
	if (kind === "boxes") return value ?? [];
	if (kind === "box") return value ?? false;
	if (value === undefined || value === null) return "";
	return FORMATS[kind] ? value.format(FORMATS[kind]) : value;
}
function shownOf([kind, name]: [Kind, (string | number)[]]) {
	if (kind === "radio" || kind === "boxes") {
		const group = kind === "radio" ? String(name[0]) : `activity-${name[1]}-grades`;
		const ticked = [...document.querySelectorAll<HTMLInputElement>(`input[name="${group}"]:checked`)].map((box) => box.closest("label")?.innerText.trim() ?? "");
		return kind === "boxes" ? ticked : (ticked[0] ?? "");
	}
	const control = document.getElementById(`gs_${name.join("_")}`) as HTMLInputElement;
	if (kind === "box") return control.checked;
	if (kind !== "select") return control.value;
	const content = control.closest(".ant-select")?.querySelector<HTMLElement>(".ant-select-content");
	return content?.querySelector(".ant-select-placeholder") ? "" : (content?.innerText.trim() ?? "");
}
const each = <T,>(read: (question: [Kind, (string | number)[]]) => T) => Object.fromEntries(Object.entries(QUESTIONS).map(([key, question]) => [key, read(question)]));
Object.assign(window, { formState: () => ({ ...each(stateOf), submitted }), formShown: () => each(shownOf) });
