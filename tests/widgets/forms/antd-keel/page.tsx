import {
	Alert,
	Button,
	Card,
	Cascader,
	Checkbox,
	Col,
	ConfigProvider,
	DatePicker,
	Form,
	Input,
	InputNumber,
	Modal,
	Radio,
	Row,
	Select,
	Space,
	Switch,
	Table,
	Typography,
} from "antd";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import "./keel.css";

type Activity = {
	category?: string;
	org?: string;
	role?: string;
	grades?: string[];
	hours?: number;
	weeks?: number;
	summary?: string;
};

const PLACES = [
	{ value: "US", label: "United States", children: STATES.map(([value, label]) => ({ value, label })) },
	{
		value: "CA",
		label: "Canada",
		children: ["Alberta", "British Columbia", "Manitoba", "Nova Scotia", "Ontario", "Quebec"].map((label) => ({ value: label, label })),
	},
	{ value: "MX", label: "Mexico", children: ["Baja California", "Jalisco", "Nuevo León", "Sonora"].map((label) => ({ value: label, label })) },
	{ value: "XX", label: "Another country" },
];
const opts = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const AP = opts(
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"Computer Science Principles",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Macroeconomics",
	"Microeconomics",
	"Physics 1",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"U.S. Government and Politics",
	"United States History",
	"World History: Modern",
);
const CATEGORIES = [
	{ value: "arts", label: "Arts, music or theater" },
	{ value: "sports", label: "Athletics" },
	{ value: "service", label: "Community service" },
	{ value: "debate", label: "Debate, speech or Model UN" },
	{ value: "environment", label: "Environment and sustainability" },
	{ value: "faith", label: "Faith-based" },
	{ value: "gov", label: "Student government" },
	{ value: "stem", label: "STEM or robotics" },
	{ value: "work", label: "Paid employment" },
	{ value: "other", label: "Other" },
];
const SCHOOLING = [
	{ value: "none", label: "Did not finish high school" },
	{ value: "hs", label: "High school diploma or GED" },
	{ value: "some", label: "Some college, no degree" },
	{ value: "aa", label: "Associate degree" },
	{ value: "ba", label: "Bachelor's degree" },
	{ value: "grad", label: "Graduate or professional degree" },
	{ value: "unk", label: "Not sure" },
];
const YEARS = [
	{ value: 9, label: "Grade 9" },
	{ value: 10, label: "Grade 10" },
	{ value: 11, label: "Grade 11" },
	{ value: 12, label: "Grade 12" },
];

let values: () => any = () => ({});
let submitted = false;

function ActivityDialog({ open, onCancel, onSave }: { open: boolean; onCancel: () => void; onSave: (entry: Activity) => void }) {
	const [form] = Form.useForm<Activity>();
	return (
		<Modal
			title="Add an activity"
			open={open}
			okText="Save activity"
			cancelText="Cancel"
			onCancel={onCancel}
			destroyOnHidden
			onOk={() => {
				form.validateFields().then((entry) => {
					form.resetFields();
					onSave(entry);
				});
			}}
		>
			<Form form={form} layout="vertical" name="activity" clearOnDestroy>
				<Form.Item name="category" label="Type of activity" rules={[{ required: true }]}>
					<Select options={CATEGORIES} placeholder="Choose the closest match" />
				</Form.Item>
				<Form.Item name="org" label="Organization, team or employer" rules={[{ required: true }]}>
					<Input />
				</Form.Item>
				<Form.Item name="role" label="Your role" extra="Title or position held. Write “member” if you had none.">
					<Input />
				</Form.Item>
				<Form.Item name="grades" label="When did you take part?">
					<Checkbox.Group options={["9th", "10th", "11th", "12th"]} />
				</Form.Item>
				<Row gutter={16}>
					<Col span={12}>
						<Form.Item name="hours" label="Hours per week">
							<InputNumber min={0} max={168} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={12}>
						<Form.Item name="weeks" label="Weeks per year">
							<InputNumber min={0} max={52} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="summary" label="What did you do, and what changed because of it?">
					<Input.TextArea rows={3} maxLength={400} showCount />
				</Form.Item>
			</Form>
		</Modal>
	);
}

function Application() {
	const [form] = Form.useForm();
	const [activities, setActivities] = useState<Activity[]>([]);
	const [adding, setAdding] = useState(false);
	values = () => ({ ...form.getFieldsValue(true), activities });
	return (
		<Form
			form={form}
			name="keel"
			layout="vertical"
			requiredMark
			scrollToFirstError
			autoComplete="off"
			initialValues={{ cycle: "summer-2027", exams: [{}, {}], updates: false }}
			onFinish={() => {
				submitted = true;
			}}
		>
			<Form.Item name="cycle" hidden>
				<Input type="hidden" />
			</Form.Item>
			<Alert
				showIcon
				type="info"
				style={{ marginBottom: 20 }}
				title="Applications close February 1 at 11:59 p.m. Pacific. Fields marked with an asterisk are required."
			/>
			<Card title="1. Applicant">
				<Row gutter={16}>
					<Col xs={24} md={9}>
						<Form.Item name={["applicant", "first"]} label="Legal first name" rules={[{ required: true }]}>
							<Input />
						</Form.Item>
					</Col>
					<Col xs={24} md={6}>
						<Form.Item name={["applicant", "middle"]} label="Middle name">
							<Input />
						</Form.Item>
					</Col>
					<Col xs={24} md={9}>
						<Form.Item name={["applicant", "last"]} label="Legal last name" rules={[{ required: true }]}>
							<Input />
						</Form.Item>
					</Col>
				</Row>
				<Row gutter={16}>
					<Col xs={24} md={9}>
						<Form.Item name={["applicant", "goesBy"]} label="Name for your badge" tooltip="What should your cohort call you?">
							<Input placeholder="First name or nickname" />
						</Form.Item>
					</Col>
					<Col xs={24} md={6}>
						<Form.Item name={["applicant", "pronouns"]} label="Pronouns">
							<Select allowClear options={opts("she/her", "he/him", "they/them", "Ask me")} placeholder="Optional" />
						</Form.Item>
					</Col>
					<Col xs={24} md={9}>
						<Form.Item name={["applicant", "dob"]} label="Date of birth" rules={[{ required: true }]}>
							<DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" style={{ width: "100%" }} />
						</Form.Item>
					</Col>
				</Row>
				<Row gutter={16}>
					<Col xs={24} md={12}>
						<Form.Item
							name="email"
							label="E-mail"
							rules={[{ type: "email", message: "The input is not valid E-mail!" }, { required: true }]}
							extra="Decisions are sent here. Please do not use a school account."
						>
							<Input />
						</Form.Item>
					</Col>
					<Col xs={24} md={12}>
						<Form.Item label="Cell phone">
							<Space.Compact block>
								<Form.Item name="prefix" noStyle>
									<Select style={{ width: 90 }} placeholder="Code" options={opts("+1", "+44", "+52", "+86", "+234")} />
								</Form.Item>
								<Form.Item name="phone" noStyle>
									<Input style={{ width: "100%" }} />
								</Form.Item>
							</Space.Compact>
						</Form.Item>
					</Col>
				</Row>
				<Typography.Title level={5}>Home address</Typography.Title>
				<Form.Item name={["home", "region"]} label="Country and state" rules={[{ required: true }]}>
					<Cascader options={PLACES} placeholder="Please select" />
				</Form.Item>
				<Row gutter={16}>
					<Col xs={24} md={16}>
						<Form.Item name={["home", "street"]} label="Street" rules={[{ required: true }]}>
							<Input />
						</Form.Item>
					</Col>
					<Col xs={24} md={8}>
						<Form.Item name={["home", "unit"]} label="Apartment or unit">
							<Input />
						</Form.Item>
					</Col>
					<Col xs={24} md={16}>
						<Form.Item name={["home", "city"]} label="City or town" rules={[{ required: true }]}>
							<Input />
						</Form.Item>
					</Col>
					<Col xs={24} md={8}>
						<Form.Item name={["home", "zip"]} label="ZIP / postal code" rules={[{ required: true }]}>
							<Input maxLength={10} />
						</Form.Item>
					</Col>
				</Row>
				<Row gutter={16}>
					<Col xs={24} md={12}>
						<Form.Item name={["emergency", "name"]} label="Emergency contact">
							<Input placeholder="Full name" />
						</Form.Item>
					</Col>
					<Col xs={24} md={12}>
						<Form.Item name={["emergency", "phone"]} label="Emergency contact's phone">
							<Input />
						</Form.Item>
					</Col>
				</Row>
			</Card>

			<Card title="2. School">
				<Row gutter={16}>
					<Col xs={24} md={14}>
						<Form.Item name={["school", "name"]} label="High school you attend" rules={[{ required: true }]}>
							<Input />
						</Form.Item>
					</Col>
					<Col xs={24} md={10}>
						<Form.Item name={["school", "state"]} label="School's state" rules={[{ required: true }]}>
							<Select
								showSearch={{ optionFilterProp: "label" }}
								placeholder="Search to select"
								options={STATES.map(([value, label]) => ({ value, label }))}
							/>
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name={["school", "grade"]} label="Current grade" rules={[{ required: true }]}>
					<Radio.Group optionType="button" options={opts("9th", "10th", "11th", "12th")} />
				</Form.Item>
				<Row gutter={16}>
					<Col xs={24} md={8}>
						<Form.Item name={["school", "gradYear"]} label="Year you graduate">
							<DatePicker picker="year" style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col xs={12} md={8}>
						<Form.Item name={["school", "gpa"]} label="GPA (unweighted, 4.0 scale)">
							<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col xs={12} md={8}>
						<Form.Item name={["school", "wgpa"]} label="Weighted GPA">
							<InputNumber min={0} max={6} step={0.01} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
				</Row>
				<Typography.Title level={5}>Test scores</Typography.Title>
				<p className="keel-note">Optional. Leave blank if you have not tested.</p>
				<Row gutter={16}>
					<Col xs={24} md={8}>
						<Form.Item name={["tests", "satRw"]} label="SAT Reading and Writing">
							<InputNumber min={200} max={800} step={10} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col xs={24} md={8}>
						<Form.Item name={["tests", "satM"]} label="SAT Math">
							<InputNumber min={200} max={800} step={10} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col xs={24} md={8}>
						<Form.Item name={["tests", "act"]} label="ACT Composite">
							<InputNumber min={1} max={36} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
				</Row>
				<Typography.Title level={5}>Advanced Placement exams</Typography.Title>
				<Form.List name="exams">
					{(fields, { add, remove }) => (
						<>
							<Table
								className="keel-table"
								size="small"
								pagination={false}
								dataSource={fields}
								rowKey="key"
								columns={[
									{
										title: "Exam",
										width: "45%",
										render: (_, { name }) => (
											<Form.Item name={[name, "subject"]}>
												<Select showSearch={{ optionFilterProp: "label" }} options={AP} placeholder="Subject" />
											</Form.Item>
										),
									},
									{
										title: "Score",
										width: "15%",
										render: (_, { name }) => (
											<Form.Item name={[name, "score"]}>
												<Select options={[5, 4, 3, 2, 1].map((value) => ({ value, label: String(value) }))} />
											</Form.Item>
										),
									},
									{
										title: "Month taken",
										render: (_, { name }) => (
											<Form.Item name={[name, "taken"]}>
												<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
											</Form.Item>
										),
									},
									{
										title: "",
										render: (_, { name }) => (
											<Button type="link" danger size="small" onClick={() => remove(name)}>
												Delete
											</Button>
										),
									},
								]}
							/>
							<Button type="dashed" block style={{ marginTop: 12 }} onClick={() => add({})}>
								+ Add a row
							</Button>
						</>
					)}
				</Form.List>
			</Card>

			<Card
				title="3. Leadership and involvement"
				extra={
					<Button type="primary" ghost onClick={() => setAdding(true)}>
						Add activity
					</Button>
				}
			>
				<p className="keel-note">Tell us about up to five things you do outside class, most meaningful first.</p>
				<Table
					className="keel-activities"
					size="small"
					pagination={false}
					locale={{ emptyText: "Nothing added yet" }}
					dataSource={activities.map((entry, key) => ({ ...entry, key }))}
					expandable={{
						defaultExpandAllRows: true,
						expandedRowKeys: activities.map((_, key) => key),
						showExpandColumn: false,
						expandedRowRender: ({ summary }) => <span className="keel-summary">{summary}</span>,
					}}
					columns={[
						{ title: "Type", dataIndex: "category", render: (value) => CATEGORIES.find((each) => each.value === value)?.label },
						{ title: "Organization", dataIndex: "org" },
						{ title: "Role", dataIndex: "role" },
						{ title: "Grades", dataIndex: "grades", render: (grades?: string[]) => grades?.join(", ") },
						{ title: "Hrs/wk", dataIndex: "hours" },
						{ title: "Wks/yr", dataIndex: "weeks" },
						{
							title: "",
							render: (_, { key }) => (
								<Button type="link" size="small" onClick={() => setActivities(activities.filter((_each, at) => at !== key))}>
									Remove
								</Button>
							),
						},
					]}
				/>
				<Typography.Title level={5} style={{ marginTop: 28 }}>
					Honors and recognition
				</Typography.Title>
				<Form.List name="honors">
					{(fields, { add, remove }) => (
						<>
							{fields.map(({ key, name }) => (
								<div className="keel-honor" key={key}>
									<Button type="text" size="small" onClick={() => remove(name)}>
										✕
									</Button>
									<Row gutter={16}>
										<Col xs={24} md={14}>
											<Form.Item name={[name, "name"]} label="Honor">
												<Input />
											</Form.Item>
										</Col>
										<Col xs={24} md={8}>
											<Form.Item name={[name, "year"]} label="Received in">
												<Select options={YEARS} />
											</Form.Item>
										</Col>
										<Col span={24}>
											<Form.Item name={[name, "why"]} label="What was it for?">
												<Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
											</Form.Item>
										</Col>
									</Row>
								</div>
							))}
							<Form.Item>
								<Button type="dashed" block onClick={() => add({})}>
									+ Add an honor
								</Button>
							</Form.Item>
						</>
					)}
				</Form.List>
				<Form.Item name="essay" label="Describe a time a group you were part of failed. What did you learn about leading?">
					<Input.TextArea rows={6} />
				</Form.Item>
			</Card>

			<Card title="4. Family and background">
				{(["one", "two"] as const).map((which, at) => (
					<div key={which}>
						<Typography.Title level={5}>Parent or guardian {at + 1}</Typography.Title>
						<Row gutter={16}>
							<Col xs={24} md={7}>
								<Form.Item name={["guardian", which, "first"]} label="First name">
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={7}>
								<Form.Item name={["guardian", which, "last"]} label="Last name">
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={10}>
								<Form.Item name={["guardian", which, "schooling"]} label="Highest education">
									<Select options={SCHOOLING} />
								</Form.Item>
							</Col>
						</Row>
					</div>
				))}
				<Form.Item name="firstGen" label="Will you be the first in your family to graduate from a four-year college?">
					<Radio.Group>
						<Radio value="y">Yes</Radio>
						<Radio value="n">No</Radio>
						<Radio value="u">I'm not sure</Radio>
					</Radio.Group>
				</Form.Item>
				<Form.Item name="income" label="Household income before taxes" extra="Used only to award tuition assistance.">
					<Select
						options={[
							{ value: "a", label: "Under $30,000" },
							{ value: "b", label: "$30,000 to $59,999" },
							{ value: "c", label: "$60,000 to $89,999" },
							{ value: "d", label: "$90,000 to $149,999" },
							{ value: "e", label: "$150,000 or more" },
							{ value: "z", label: "Prefer not to say" },
						]}
					/>
				</Form.Item>
				<Row gutter={16}>
					<Col xs={24} md={12}>
						<Form.Item name="citizenship" label="Citizenship">
							<Select options={opts("U.S. citizen", "U.S. permanent resident", "DACA or undocumented", "Citizen of another country")} />
						</Form.Item>
					</Col>
					<Col xs={24} md={12}>
						<Form.Item name="hispanic" label="Are you Hispanic or Latino/a/x?">
							<Radio.Group options={opts("Yes", "No", "Decline to answer")} />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="race" label="Race (mark all that apply)">
					<Checkbox.Group
						options={opts(
							"American Indian or Alaska Native",
							"Asian",
							"Black or African American",
							"Native Hawaiian or Pacific Islander",
							"White",
							"Decline to answer",
						)}
					/>
				</Form.Item>
			</Card>

			<Card title="5. Logistics">
				<Form.Item name="session" label="Preferred session">
					<Radio.Group>
						<Space orientation="vertical">
							<Radio value="s1">Session I: June 20 – July 3</Radio>
							<Radio value="s2">Session II: July 11 – July 24</Radio>
							<Radio value="either">Either one works</Radio>
						</Space>
					</Radio.Group>
				</Form.Item>
				<Row gutter={16}>
					<Col xs={24} md={8}>
						<Form.Item name="shirt" label="T-shirt size">
							<Select options={opts("XS", "S", "M", "L", "XL", "2XL")} />
						</Form.Item>
					</Col>
					<Col xs={24} md={16}>
						<Form.Item name="diet" label="Dietary needs or allergies">
							<Input />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="heard" label="How did you hear about Keel?">
					<Select options={opts("Counselor or teacher", "Friend or alum", "Instagram", "College fair", "Web search")} />
				</Form.Item>
				<Typography.Title level={5}>Recommender</Typography.Title>
				<p className="keel-note">A teacher, coach or supervisor who has seen you lead. We will write to them once you submit.</p>
				<Row gutter={16}>
					<Col xs={24} md={12}>
						<Form.Item name={["recommender", "name"]} label="Full name">
							<Input />
						</Form.Item>
					</Col>
					<Col xs={24} md={12}>
						<Form.Item name={["recommender", "email"]} label="E-mail">
							<Input />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="updates" label="Send me news about Keel programs" valuePropName="checked">
					<Switch />
				</Form.Item>
				<Form.Item
					name="agree"
					valuePropName="checked"
					rules={[{ validator: (_, value) => (value ? Promise.resolve() : Promise.reject(new Error("Please accept the honor code"))) }]}
				>
					<Checkbox>
						I have read the <a href="#honor">honor code</a> and the answers above are my own.
					</Checkbox>
				</Form.Item>
				<Form.Item name="signature" label="Type your full name as your signature">
					<Input />
				</Form.Item>
				<Button type="primary" size="large" htmlType="submit">
					Submit application
				</Button>
			</Card>
			<ActivityDialog
				open={adding}
				onCancel={() => setAdding(false)}
				onSave={(entry) => {
					setActivities([...activities, entry]);
					setAdding(false);
				}}
			/>
		</Form>
	);
}

createRoot(document.getElementById("root")!).render(
	<ConfigProvider theme={{ token: { colorPrimary: "#14608f", borderRadius: 6 } }}>
		<div className="keel-hero">
			<h1>Keel Leadership Academy</h1>
			<p>Summer 2027 student application</p>
		</div>
		<div className="keel-page">
			<Application />
		</div>
	</ConfigProvider>,
);

const FLAT: Record<string, (string | number)[]> = {};
for (const name of ["cycle", "email", "prefix", "phone", "essay", "firstGen", "income", "citizenship", "hispanic", "race"]) FLAT[name] = [name];
for (const name of ["session", "shirt", "diet", "heard", "updates", "agree", "signature"]) FLAT[name] = [name];
for (const name of ["first", "middle", "last", "goesBy", "pronouns", "dob"]) FLAT[name] = ["applicant", name];
for (const name of ["region", "street", "unit", "city", "zip"]) FLAT[name] = ["home", name];
for (const name of ["name", "phone"]) FLAT[`emergency.${name}`] = ["emergency", name];
for (const name of ["name", "email"]) FLAT[`recommender.${name}`] = ["recommender", name];
for (const name of ["name", "state", "grade", "gradYear", "gpa", "wgpa"]) FLAT[`school.${name}`] = ["school", name];
for (const name of ["satRw", "satM", "act"]) FLAT[name] = ["tests", name];
for (const which of ["one", "two"])
	for (const name of ["first", "last", "schooling"]) FLAT[`guardian.${which}.${name}`] = ["guardian", which, name];
for (const at of [0, 1, 2]) {
	for (const name of ["subject", "score", "taken"]) FLAT[`exams.${at}.${name}`] = ["exams", at, name];
	for (const name of ["name", "year", "why"]) FLAT[`honors.${at}.${name}`] = ["honors", at, name];
	for (const name of ["category", "org", "role", "grades", "hours", "weeks", "summary"])
		FLAT[`activities.${at}.${name}`] = ["activities", at, name];
}
const DATES: Record<string, string> = { dob: "YYYY-MM-DD", gradYear: "YYYY", taken: "YYYY-MM" };
const LISTS = ["race", "region", "grades"];

function formState() {
	const all = values();
	const state: Record<string, unknown> = { submitted };
	for (const [key, way] of Object.entries(FLAT)) {
		const value = way.reduce<any>((within, step) => within?.[step], all);
		const last = String(way.at(-1));
		if (LISTS.includes(last)) state[key] = value ?? [];
		else if (dayjs.isDayjs(value)) state[key] = value.format(DATES[last]);
		else state[key] = value ?? (last === "updates" || last === "agree" ? false : "");
	}
	return state;
}

function shownOf(way: (string | number)[]): unknown {
	const last = String(way.at(-1));
	if (way[0] === "activities") {
		const row = document.querySelectorAll(".keel-activities tbody tr.ant-table-row")[Number(way[1])];
		if (!row) return last === "grades" ? [] : "";
		if (last === "summary") return document.querySelectorAll(".keel-activities .keel-summary")[Number(way[1])]?.textContent ?? "";
		const text = row.children[["category", "org", "role", "grades", "hours", "weeks"].indexOf(last)].textContent ?? "";
		return last === "grades" ? text.split(", ").filter(Boolean) : text;
	}
	const box = document.getElementById(`keel_${way.join("_")}`);
	if (!box) return "";
	const checked = [...box.querySelectorAll<HTMLInputElement>("input:checked")].map((each) => each.closest("label")!.textContent!.trim());
	if (last === "race") return checked;
	if (box.matches(".ant-radio-group")) return checked[0] ?? "";
	if (box.matches("button")) return box.getAttribute("aria-checked") === "true";
	const select = box.closest(".ant-select");
	if (select) return select.querySelector(".ant-select-content-has-value")?.textContent?.trim() ?? "";
	const input = box as HTMLInputElement;
	return input.type === "checkbox" ? input.checked : input.value;
}

Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.entries(FLAT).map(([key, way]) => [key, shownOf(way)])),
});
