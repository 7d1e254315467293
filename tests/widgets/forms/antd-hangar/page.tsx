import { CloseOutlined, MinusCircleOutlined, PlusOutlined } from "@ant-design/icons";
import {
	Alert,
	Button,
	Card,
	Checkbox,
	Col,
	ConfigProvider,
	DatePicker,
	Descriptions,
	Drawer,
	Empty,
	Flex,
	Form,
	Input,
	InputNumber,
	Layout,
	Popconfirm,
	Radio,
	Row,
	Select,
	Space,
	Typography,
} from "antd";
import type { Dayjs } from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "./hangar.css";

const { Title, Paragraph, Text, Link } = Typography;

type Experience = {
	category?: string;
	org?: string;
	role?: string;
	grades?: string[];
	hpw?: number;
	wpy?: number;
	details?: string;
};

const CATEGORIES = [
	{ value: "ath", label: "Athletics" },
	{ value: "cap", label: "Civil Air Patrol, JROTC or Scouting" },
	{ value: "svc", label: "Community service" },
	{ value: "env", label: "Environment and conservation" },
	{ value: "job", label: "Job (paid)" },
	{ value: "mus", label: "Music, theater or art" },
	{ value: "spd", label: "Speech and debate" },
	{ value: "stm", label: "STEM club or robotics" },
	{ value: "stu", label: "Student government" },
	{ value: "oth", label: "Something else" },
];
const GRADES = [
	{ value: "g9", label: "9th" },
	{ value: "g10", label: "10th" },
	{ value: "g11", label: "11th" },
	{ value: "g12", label: "12th" },
	{ value: "pg", label: "After high school" },
];
const AWARD_YEARS = [
	{ value: "FR", label: "Freshman" },
	{ value: "SO", label: "Sophomore" },
	{ value: "JR", label: "Junior" },
	{ value: "SR", label: "Senior" },
];
const TERMS = [
	{ value: "2027SP", label: "Spring 2027" },
	{ value: "2027SU", label: "Summer 2027" },
	{ value: "2027FA", label: "Fall 2027" },
	{ value: "2028SP", label: "Spring 2028" },
	{ value: "2028FA", label: "Fall 2028" },
];
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = COUNTRIES.map((name) => ({ value: name, label: name }));
const searchable = { showSearch: { optionFilterProp: "label" } } as const;

let current: { values: () => Record<string, any>; experiences: Experience[]; submitted: boolean };

function Experiences({ value, onChange }: { value: Experience[]; onChange: (next: Experience[]) => void }) {
	const [open, setOpen] = useState(false);
	const [editing, setEditing] = useState<number | null>(null);
	const [form] = Form.useForm<Experience>();

	const show = (index: number | null) => {
		setEditing(index);
		setOpen(true);
	};
	const onClose = () => setOpen(false);
	const onFinish = (entry: Experience) => {
		onChange(editing === null ? [...value, entry] : value.map((old, i) => (i === editing ? entry : old)));
		setOpen(false);
	};

	return (
		<>
			{value.length === 0 ? (
				<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Nothing added yet" />
			) : (
				<Flex vertical gap="small">
					{value.map((entry, index) => (
						<Card
							key={index}
							size="small"
							className="experience-card"
							title={entry.org}
							extra={
								<Space>
									<Button type="link" size="small" onClick={() => show(index)}>
										Edit
									</Button>
									<Popconfirm title="Remove this entry?" onConfirm={() => onChange(value.filter((_, i) => i !== index))}>
										<Button type="link" size="small" danger>
											Remove
										</Button>
									</Popconfirm>
								</Space>
							}
						>
							<Descriptions
								size="small"
								column={2}
								items={[
									{ key: "category", label: "Category", children: CATEGORIES.find((c) => c.value === entry.category)?.label },
									{ key: "role", label: "Position", children: entry.role },
									{
										key: "grades",
										label: "Grades",
										children: GRADES.filter((g) => entry.grades?.includes(g.value))
											.map((g) => g.label)
											.join(", "),
									},
									{ key: "hpw", label: "Hrs / wk", children: entry.hpw },
									{ key: "wpy", label: "Wks / yr", children: entry.wpy },
									{ key: "details", label: "Details", span: 2, children: entry.details },
								]}
							/>
						</Card>
					))}
				</Flex>
			)}
			<Button type="primary" ghost icon={<PlusOutlined />} onClick={() => show(null)} style={{ marginTop: 16 }}>
				Add experience
			</Button>
			<Drawer
				title={editing === null ? "New experience" : "Edit experience"}
				size={640}
				open={open}
				onClose={onClose}
				destroyOnHidden
				extra={
					<Space>
						<Button onClick={onClose}>Cancel</Button>
						<Button type="primary" onClick={() => form.submit()}>
							Save
						</Button>
					</Space>
				}
			>
				<Form
					form={form}
					name="experience"
					layout="vertical"
					preserve={false}
					requiredMark="optional"
					initialValues={editing === null ? {} : value[editing]}
					onFinish={onFinish}
				>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="category" label="Category" rules={[{ required: true, message: "Choose a category" }]}>
								<Select placeholder="Select one" options={CATEGORIES} listHeight={400} />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="org" label="Organization, team or employer" rules={[{ required: true, message: "Please enter a name" }]}>
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item name="role" label="Your position or rank">
						<Input />
					</Form.Item>
					<Form.Item name="grades" label="Grades in which you took part">
						<Checkbox.Group options={GRADES} />
					</Form.Item>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="hpw" label="Time commitment">
								<InputNumber min={0} max={80} suffix="hours per week" style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="wpy" label="Duration">
								<InputNumber min={0} max={52} suffix="weeks per year" style={{ width: "100%" }} />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item name="details" label="What did you do, and what were you responsible for?">
						<Input.TextArea rows={4} maxLength={500} showCount />
					</Form.Item>
				</Form>
			</Drawer>
		</>
	);
}

function App() {
	const [form] = Form.useForm();
	const [experiences, setExperiences] = useState<Experience[]>([]);
	const [submitted, setSubmitted] = useState(false);
	current = { values: () => form.getFieldsValue(true), experiences, submitted };

	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#0b4f8a", borderRadius: 3 } }}>
			<Layout className="hangar">
				<Layout.Header className="hangar-header">
					<span className="wings">✈</span> Cascade Range Aviation Academy
				</Layout.Header>
				<Layout.Content className="hangar-content">
					<Title level={2}>Professional Pilot Program: Cadet application</Title>
					<Paragraph type="secondary">
						Complete every section. Names must match your government-issued identification, since the TSA checks them before flight training
						begins. Questions? <Link href="#contact">Talk to admissions</Link>.
					</Paragraph>
					<Alert type="info" showIcon title="Priority deadline is January 15. Applications are not saved until you submit." style={{ marginBottom: 24 }} />
					<Form
						form={form}
						name="cadet"
						layout="vertical"
						scrollToFirstError
						initialValues={{ courses: [{}] }}
						onFinish={() => setSubmitted(true)}
						onFinishFailed={() => setSubmitted(true)}
						autoComplete="off"
					>
						<Form.Item name="lead_source_id" hidden>
							<Input />
						</Form.Item>
						<Card title="Applicant" className="section">
							<Row gutter={16}>
								<Col xs={24} md={8}>
									<Form.Item name="legal_first" label="First (given) name" rules={[{ required: true }]}>
										<Input />
									</Form.Item>
								</Col>
								<Col xs={24} md={6}>
									<Form.Item name="legal_middle" label="Middle name" extra="Leave blank if none">
										<Input />
									</Form.Item>
								</Col>
								<Col xs={24} md={7}>
									<Form.Item name="legal_last" label="Last (family) name" rules={[{ required: true }]}>
										<Input />
									</Form.Item>
								</Col>
								<Col xs={24} md={3}>
									<Form.Item name="suffix" label="Suffix">
										<Select allowClear options={["Jr.", "Sr.", "II", "III", "IV"].map((value) => ({ value, label: value }))} />
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col xs={24} md={8}>
									<Form.Item name="nickname" label="What should we call you?" tooltip="Goes on your name tag at Cadet Day">
										<Input />
									</Form.Item>
								</Col>
								<Col xs={24} md={8}>
									<Form.Item name="dob" label="Date of birth" rules={[{ required: true, message: "Required" }]}>
										<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col xs={24} md={8}>
									<Form.Item name="sex" label="Sex" extra="As shown on your ID">
										<Radio.Group
											options={[
												{ value: "M", label: "Male" },
												{ value: "F", label: "Female" },
												{ value: "X", label: "X" },
											]}
										/>
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col xs={24} md={12}>
									<Form.Item name="email" label="Email" rules={[{ required: true, type: "email" }]}>
										<Input type="email" placeholder="you@example.com" />
									</Form.Item>
								</Col>
								<Col xs={24} md={12}>
									<Form.Item name="mobile" label="Mobile" rules={[{ required: true }]}>
										<Input type="tel" />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item label="Home address" required>
								<Row gutter={[16, 12]}>
									<Col span={16}>
										<Form.Item name={["address", "street"]} noStyle rules={[{ required: true, message: "Street is required" }]}>
											<Input placeholder="Street" />
										</Form.Item>
									</Col>
									<Col span={8}>
										<Form.Item name={["address", "unit"]} noStyle>
											<Input placeholder="Apt, unit, lot" />
										</Form.Item>
									</Col>
									<Col span={10}>
										<Form.Item name={["address", "city"]} noStyle>
											<Input placeholder="City" />
										</Form.Item>
									</Col>
									<Col span={8}>
										<Form.Item name={["address", "state"]} noStyle>
											<Select {...searchable} placeholder="State" options={STATE_OPTIONS} style={{ width: "100%" }} />
										</Form.Item>
									</Col>
									<Col span={6}>
										<Form.Item name={["address", "zip"]} noStyle>
											<Input placeholder="ZIP" />
										</Form.Item>
									</Col>
									<Col span={12}>
										<Form.Item name={["address", "country"]} noStyle>
											<Select {...searchable} placeholder="Country" options={COUNTRY_OPTIONS} style={{ width: "100%" }} />
										</Form.Item>
									</Col>
								</Row>
							</Form.Item>
						</Card>

						<Card title="Citizenship and background" className="section">
							<Form.Item
								name="citizenship"
								label="Citizenship"
								rules={[{ required: true }]}
								extra="Non-U.S. citizens need TSA Flight Training Security Program clearance before they train."
							>
								<Radio.Group>
									<Space orientation="vertical">
										<Radio value="usc">Citizen of the United States</Radio>
										<Radio value="lpr">Lawful permanent resident (green card)</Radio>
										<Radio value="alien">Citizen of another country, on a visa</Radio>
									</Space>
								</Radio.Group>
							</Form.Item>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name="birth_city" label="City of birth">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="birth_country" label="Country of birth">
										<Select {...searchable} placeholder="Please select" options={COUNTRY_OPTIONS} />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item name="heritage" label="How do you describe yourself? Check all that apply" extra="Voluntary. Reported in aggregate only.">
								<Checkbox.Group
									options={[
										{ value: "aian", label: "American Indian or Alaska Native" },
										{ value: "asian", label: "Asian" },
										{ value: "black", label: "Black or African American" },
										{ value: "hisp", label: "Hispanic or Latino/a" },
										{ value: "nhpi", label: "Native Hawaiian or Pacific Islander" },
										{ value: "white", label: "White" },
									]}
								/>
							</Form.Item>
						</Card>

						<Card title="Flying" className="section">
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item name="ftn" label="FAA Tracking Number (FTN)" tooltip="Issued by IACRA. Leave blank if you do not have one">
										<Input placeholder="A1234567" />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="medical" label="Airman medical certificate">
										<Select
											placeholder="Select"
											options={["None yet", "First class", "Second class", "Third class", "BasicMed"].map((value) => ({ value, label: value }))}
										/>
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="flight_hours" label="Total logged flight time">
										<InputNumber min={0} step={0.1} suffix="hrs" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name="entry" label="When would you like to start?" rules={[{ required: true }]}>
										<Select placeholder="Entry term" options={TERMS} />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="suit" label="Flight suit size">
										<Select placeholder="Size" options={["34S", "36R", "38R", "40R", "42R", "44L"].map((value) => ({ value, label: value }))} />
									</Form.Item>
								</Col>
							</Row>
						</Card>

						<Card title="Academic record" className="section">
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name={["school", "name"]} label="High school">
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["school", "state"]} label="School's state">
										<Select {...searchable} options={STATE_OPTIONS} placeholder="Select" />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["school", "grad"]} label="Graduation">
										<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item name={["school", "gpa"]} label="GPA" extra="Cumulative, unweighted, on a 4.0 scale">
										<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={16}>
									<Form.Item label="Class rank">
										<Space.Compact block>
											<Form.Item name={["school", "rank"]} noStyle>
												<InputNumber min={1} placeholder="Rank" style={{ width: "50%" }} />
											</Form.Item>
											<Form.Item name={["school", "size"]} noStyle>
												<InputNumber min={1} placeholder="Number in class" style={{ width: "50%" }} />
											</Form.Item>
										</Space.Compact>
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item name={["scores", "ebrw"]} label="SAT Evidence-Based Reading & Writing">
										<InputNumber min={200} max={800} controls={false} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["scores", "math"]} label="SAT Math">
										<InputNumber min={200} max={800} controls={false} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["scores", "act"]} label="ACT Composite">
										<InputNumber min={1} max={36} controls={false} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
							</Row>
							<Title level={5}>High school courses</Title>
							<Paragraph type="secondary">List the courses you want us to notice, whatever the subject.</Paragraph>
							<Form.List name="courses">
								{(fields, { add, remove }) => (
									<>
										{fields.map(({ key, name, ...restField }) => (
											<Space key={key} style={{ display: "flex", marginBottom: 8 }} align="baseline">
												<Form.Item {...restField} name={[name, "title"]} rules={[{ required: true, message: "Missing course title" }]}>
													<Input placeholder="Course title" style={{ width: 320 }} />
												</Form.Item>
												<Form.Item {...restField} name={[name, "mark"]}>
													<Input placeholder="Grade earned" />
												</Form.Item>
												<Form.Item {...restField} name={[name, "credits"]}>
													<InputNumber placeholder="Credits" min={0} step={0.5} />
												</Form.Item>
												{fields.length > 1 ? <MinusCircleOutlined onClick={() => remove(name)} /> : null}
											</Space>
										))}
										<Form.Item>
											<Button type="dashed" onClick={() => add()} block icon={<PlusOutlined />}>
												Add course
											</Button>
										</Form.Item>
									</>
								)}
							</Form.List>
						</Card>

						<Card title="Leadership, activities and work" className="section">
							<Paragraph>Up to five, most important first. Include clubs, sports, volunteering and jobs.</Paragraph>
							<Experiences value={experiences} onChange={setExperiences} />
						</Card>

						<Card title="Honors and awards" className="section">
							<Form.List name="awards">
								{(fields, { add, remove }) => (
									<div style={{ display: "flex", rowGap: 16, flexDirection: "column" }}>
										{fields.map((field) => (
											<Card size="small" title={`Award ${field.name + 1}`} key={field.key} extra={<CloseOutlined onClick={() => remove(field.name)} />}>
												<Form.Item label="Name of honor or award" name={[field.name, "name"]}>
													<Input />
												</Form.Item>
												<Form.Item label="Class year when received" name={[field.name, "when"]}>
													<Select options={AWARD_YEARS} placeholder="Select" />
												</Form.Item>
											</Card>
										))}
										<Button type="dashed" onClick={() => add()} block>
											+ Add award
										</Button>
									</div>
								)}
							</Form.List>
						</Card>

						<Card title="Statement" className="section">
							<Form.Item name="essay" label="Tell us about the first time you wanted to fly. (300 words)">
								<Input.TextArea rows={6} />
							</Form.Item>
						</Card>

						<Card title="Contacts" className="section">
							<Title level={5}>Flight instructor, teacher or commander who will recommend you</Title>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name={["ref", "name"]} label="Full name">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name={["ref", "email"]} label="Email address" rules={[{ type: "email" }]}>
										<Input />
									</Form.Item>
								</Col>
							</Row>
							<Title level={5}>In case of emergency</Title>
							<Row gutter={16}>
								<Col span={10}>
									<Form.Item name={["ice", "name"]} label="Contact name">
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["ice", "relation"]} label="Relationship to you">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["ice", "phone"]} label="Phone">
										<Input type="tel" />
									</Form.Item>
								</Col>
							</Row>
						</Card>

						<Card title="Submit" className="section">
							<Form.Item name="heard" label="How did you hear about the Academy?">
								<Select
									placeholder="Select"
									options={["Airshow or fly-in", "School counselor", "Instagram", "Friend or family", "Web search"].map((value) => ({ value, label: value }))}
								/>
							</Form.Item>
							<Form.Item name="certify" valuePropName="checked">
								<Checkbox>I certify that everything above is true and I accept the Academy's code of conduct.</Checkbox>
							</Form.Item>
							<Form.Item name="signature" label="Electronic signature" extra="Type your full legal name">
								<Input />
							</Form.Item>
							<Text type="secondary">We handle your information as described in our privacy notice.</Text>
							<Form.Item style={{ marginTop: 16, marginBottom: 0 }}>
								<Button type="primary" htmlType="submit" size="large">
									Submit application
								</Button>
							</Form.Item>
						</Card>
					</Form>
				</Layout.Content>
				<Layout.Footer>Cascade Range Aviation Academy is an FAA Part 141 pilot school.</Layout.Footer>
			</Layout>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

/** Key → the path in the form's values. */
const FIELDS: Record<string, (string | number)[]> = Object.fromEntries(
	[
		"lead_source_id legal_first legal_middle legal_last suffix nickname dob sex email mobile",
		"address.street address.unit address.city address.state address.zip address.country",
		"citizenship birth_city birth_country heritage ftn medical flight_hours entry suit",
		"school.name school.state school.grad school.gpa school.rank school.size scores.ebrw scores.math scores.act",
		...[0, 1, 2].map((i) => `courses.${i}.title courses.${i}.mark courses.${i}.credits`),
		...[0, 1, 2].map((i) => `awards.${i}.name awards.${i}.when`),
		"essay ref.name ref.email ice.name ice.relation ice.phone heard certify signature",
	]
		.join(" ")
		.split(" ")
		.map((key) => [key, key.split(".")]),
);
const DATES: Record<string, string> = { dob: "YYYY-MM-DD", "school.grad": "YYYY-MM" };
const EXPERIENCE = ["category", "org", "role", "grades", "hpw", "wpy", "details"] as const;

function formState() {
	const values = current.values();
	const state: Record<string, unknown> = { submitted: current.submitted };
	for (const [key, path] of Object.entries(FIELDS)) {
		const value = path.reduce<any>((at, step) => at?.[step], values);
		if (key in DATES) state[key] = (value as Dayjs | undefined)?.format(DATES[key]) ?? null;
		else if (key === "heritage") state[key] = value ?? [];
		else if (key === "certify") state[key] = value ?? null;
		else state[key] = value ?? "";
	}
	for (const i of [0, 1, 2])
		for (const name of EXPERIENCE) state[`experiences.${i}.${name}`] = current.experiences[i]?.[name] ?? (name === "grades" ? [] : "");
	return state;
}

function shownAt(id: string) {
	const element = document.getElementById(id) as any;
	if (!element) return "";
	const labels = (selector: string) => [...element.querySelectorAll(selector)].map((each: any) => each.textContent.trim());
	if (element.classList.contains("ant-radio-group")) return labels(".ant-radio-wrapper-checked")[0] ?? "";
	if (element.classList.contains("ant-checkbox-group")) return labels(".ant-checkbox-wrapper-checked");
	if (element.type === "checkbox") return element.checked;
	const select = element.closest(".ant-select");
	if (select) return select.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	return element.value;
}

function formShown() {
	const shown: Record<string, unknown> = {};
	for (const [key, path] of Object.entries(FIELDS)) shown[key] = shownAt(["cadet", ...path].join("_"));
	const cards = document.querySelectorAll(".experience-card");
	for (const i of [0, 1, 2]) {
		const cells = [...(cards[i]?.querySelectorAll(".ant-descriptions-item-content") ?? [])].map((cell) => cell.textContent ?? "");
		const [category = "", role = "", grades = "", hpw = "", wpy = "", details = ""] = cells;
		const org = cards[i]?.querySelector(".ant-card-head-title")?.textContent ?? "";
		const read = { category, org, role, grades: grades ? grades.split(", ") : [], hpw, wpy, details };
		for (const name of EXPERIENCE) shown[`experiences.${i}.${name}`] = read[name];
	}
	return shown;
}

Object.assign(window, { formState, formShown });
