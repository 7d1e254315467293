import { useState } from "react";
import { createRoot } from "react-dom/client";
import { AutoComplete, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout, Modal, Radio, Row, Select, Space, Switch, Table, Typography, Alert } from "antd";
import "antd/dist/reset.css";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const GRADES = [9, 10, 11, 12].map((n) => ({ value: `g${n}`, label: `${n}th grade` }));
const US = STATES.map(([value, label]) => ({ value, label }));
const NATIONS = COUNTRIES.map((value) => ({ value, label: value }));
const CATEGORIES = [
	["arts", "Arts & Music"],
	["athletics", "Athletics"],
	["debate", "Debate / Public Speaking"],
	["environment", "Environment & Sustainability"],
	["stem", "STEM Club or Competition"],
	["service", "Community Service"],
	["job", "Paid Job"],
	["family", "Family Responsibilities"],
	["other", "Other"],
].map(([value, label]) => ({ value, label }));

let form: any;
let awardRows: any[] = [];
let submitted = false;

function Awards() {
	const [rows, setRows] = useState<any[]>([]);
	const [open, setOpen] = useState(false);
	const [award] = Form.useForm();
	awardRows = rows;
	return (
		<>
			<Typography.Paragraph type="secondary">Academic or community recognition received since the start of ninth grade.</Typography.Paragraph>
			<Table
				className="award-table"
				size="small"
				pagination={false}
				dataSource={rows}
				locale={{ emptyText: "No honors added yet" }}
				columns={[
					{ title: "Honor", dataIndex: "title" },
					{ title: "Grade", dataIndex: "level", render: (v) => GRADES.find((g) => g.value === v)?.label },
					{ title: "What it was for", dataIndex: "about" },
					{ title: "", key: "action", render: (_, r) => <Button type="link" onClick={() => setRows(rows.filter((x) => x !== r))}>Remove</Button> },
				]}
			/>
			<Button
				style={{ marginTop: 12 }}
				onClick={() => {
					award.resetFields();
					setOpen(true);
				}}
			>
				Add honor
			</Button>
			<Modal
				title="Honor or award"
				open={open}
				okText="Save honor"
				onCancel={() => setOpen(false)}
				onOk={() =>
					award.validateFields().then((values) => {
						setRows([...rows, { ...values, key: Date.now() }]);
						setOpen(false);
					})
				}
			>
				<Form form={award} layout="vertical" name="award">
					<Form.Item name="title" label="Title of honor" rules={[{ required: true, message: "Please enter a title" }]}>
						<Input />
					</Form.Item>
					<Form.Item name="level" label="Grade when received">
						<Select options={GRADES} allowClear />
					</Form.Item>
					<Form.Item name="about" label="What was it for?">
						<Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
					</Form.Item>
				</Form>
			</Modal>
		</>
	);
}

function App() {
	const [instance] = Form.useForm();
	form = instance;
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#2f6b57", borderRadius: 3 } }}>
			<Layout>
				<Layout.Header>
					<Typography.Text style={{ color: "#fff" }}>Pellham State University · Summer Scholars in Research</Typography.Text>
				</Layout.Header>
				<Layout.Content style={{ maxWidth: 900, margin: "24px auto", padding: "0 16px" }}>
					<Typography.Title level={2}>Summer Scholars in Research: Student Application</Typography.Title>
					<Alert type="info" showIcon title="Applications are reviewed on a rolling basis. You may leave and return to this page on the same device." />
					<Form
						form={instance}
						name="ssr"
						layout="vertical"
						scrollToFirstError
						initialValues={{ phonePrefix: undefined, activities: [{}], newsletter: false, agree: false }}
						onFinish={() => {
							submitted = true;
						}}
					>
						<Divider titlePlacement="start">1. About you</Divider>
						<Row gutter={16}>
							<Col span={9}>
								<Form.Item name={["applicant", "first"]} label="First name" rules={[{ required: true }]}>
									<Input />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item name={["applicant", "middle"]} label="Middle name">
									<Input />
								</Form.Item>
							</Col>
							<Col span={9}>
								<Form.Item name={["applicant", "last"]} label="Last name" rules={[{ required: true }]}>
									<Input />
								</Form.Item>
							</Col>
						</Row>
						<Row gutter={16}>
							<Col span={9}>
								<Form.Item name={["applicant", "goesBy"]} label="Name for your badge" tooltip="The name you would like mentors to use">
									<Input />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item name={["applicant", "pronouns"]} label="Pronouns">
									<Select allowClear placeholder="Select" options={["She/her", "He/him", "They/them", "Prefer to self-describe"].map((value) => ({ value, label: value }))} />
								</Form.Item>
							</Col>
							<Col span={9}>
								<Form.Item name={["applicant", "dob"]} label="Date of birth" rules={[{ required: true }]} extra="You must be 16 by the first day of the program.">
									<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
								</Form.Item>
							</Col>
						</Row>
						<Row gutter={16}>
							<Col span={12}>
								<Form.Item name="email" label="Email" rules={[{ required: true, type: "email" }]} extra="Use an address you check in the summer.">
									<Input type="email" />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item label="Cell phone" required htmlFor="ssr_phone">
									<Space.Compact block>
										<Form.Item name="phonePrefix" noStyle>
											<Select style={{ width: 100 }} placeholder="Code" options={["+1", "+44", "+52", "+82", "+86", "+91", "+234"].map((value) => ({ value, label: value }))} />
										</Form.Item>
										<Form.Item name="phone" noStyle rules={[{ required: true }]}>
											<Input style={{ width: "100%" }} placeholder="555-555-5555" />
										</Form.Item>
									</Space.Compact>
								</Form.Item>
							</Col>
						</Row>
						<Form.Item name={["home", "line1"]} label="Home address" rules={[{ required: true }]}>
							<Input placeholder="Street address" />
						</Form.Item>
						<Form.Item name={["home", "line2"]} label="Apartment, unit, etc.">
							<Input />
						</Form.Item>
						<Row gutter={16}>
							<Col span={10}>
								<Form.Item name={["home", "city"]} label="City" rules={[{ required: true }]}>
									<Input />
								</Form.Item>
							</Col>
							<Col span={8}>
								<Form.Item name={["home", "region"]} label="State">
									<Select showSearch={{ optionFilterProp: "label" }} allowClear options={US} />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item name={["home", "zip"]} label="ZIP code">
									<Input />
								</Form.Item>
							</Col>
						</Row>
						<Form.Item name={["home", "country"]} label="Country of residence">
							<Select showSearch={{ optionFilterProp: "label" }} options={NATIONS} />
						</Form.Item>

						<Divider titlePlacement="start">2. Eligibility and background</Divider>
						<Typography.Paragraph type="secondary">Our federal sponsor requires citizenship information. The remaining items are voluntary and are reported only in aggregate.</Typography.Paragraph>
						<Form.Item name="citizenship" label="Citizenship" rules={[{ required: true }]}>
							<Radio.Group>
								<Space orientation="vertical">
									<Radio value="usc">U.S. citizen or national</Radio>
									<Radio value="lpr">Permanent resident</Radio>
									<Radio value="other">Neither of these</Radio>
								</Space>
							</Radio.Group>
						</Form.Item>
						<Form.Item name="birthCountry" label="Country of birth">
							<Select showSearch={{ optionFilterProp: "label" }} allowClear options={NATIONS} />
						</Form.Item>
						<Form.Item name="gender" label="Gender">
							<Select allowClear options={[{ value: "w", label: "Woman" }, { value: "m", label: "Man" }, { value: "nb", label: "Nonbinary" }, { value: "na", label: "I prefer not to say" }]} />
						</Form.Item>
						<Form.Item name="latinx" label="Are you Hispanic or Latino/a/x?">
							<Radio.Group optionType="button" options={[{ value: "Y", label: "Yes" }, { value: "N", label: "No" }, { value: "D", label: "Decline to answer" }]} />
						</Form.Item>
						<Form.Item name="race" label="Race (check all that apply)">
							<Checkbox.Group options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]} />
						</Form.Item>
						<Form.Item name="firstGen" label="Will you be the first in your immediate family to earn a four-year degree?">
							<Radio.Group>
								<Radio value={1}>Yes</Radio>
								<Radio value={0}>No</Radio>
								<Radio value={2}>Not sure</Radio>
							</Radio.Group>
						</Form.Item>
						<Form.Item name="income" label="Annual household income (USD)" extra="For stipend eligibility. An estimate is fine.">
							<InputNumber min={0} prefix="$" style={{ width: 220 }} />
						</Form.Item>

						<Divider titlePlacement="start">3. School</Divider>
						<Form.Item name={["school", "name"]} label="Name of your high school" rules={[{ required: true }]}>
							<Input />
						</Form.Item>
						<Row gutter={16}>
							<Col span={10}>
								<Form.Item name={["school", "city"]} label="School city">
									<Input />
								</Form.Item>
							</Col>
							<Col span={8}>
								<Form.Item name={["school", "state"]} label="School state">
									<Select showSearch={{ optionFilterProp: "label" }} options={US} />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item name={["school", "grade"]} label="Current grade">
									<Select options={GRADES} />
								</Form.Item>
							</Col>
						</Row>
						<Row gutter={16}>
							<Col span={8}>
								<Form.Item name={["school", "graduation"]} label="Expected graduation">
									<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col span={8}>
								<Form.Item name={["school", "gpaU"]} label="GPA, unweighted">
									<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col span={8}>
								<Form.Item name={["school", "gpaW"]} label="GPA, weighted">
									<InputNumber min={0} max={6} step={0.01} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
						</Row>
						<Row gutter={16}>
							<Col span={6}>
								<Form.Item name={["scores", "psat"]} label="PSAT total">
									<InputNumber min={320} max={1520} controls={false} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item name={["scores", "act"]} label="ACT composite">
									<InputNumber min={1} max={36} controls={false} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item name="major" label="Intended college major">
									<AutoComplete options={MAJORS.map((value) => ({ value }))} showSearch={{ filterOption: (text, option) => option!.value.toLowerCase().includes(text.toLowerCase()) }} />
								</Form.Item>
							</Col>
						</Row>
						<Form.Item name="career" label="What career are you considering?">
							<Input />
						</Form.Item>

						<Divider titlePlacement="start">4. Activities</Divider>
						<Form.List name="activities">
							{(fields, { add, remove }) => (
								<div style={{ display: "flex", rowGap: 16, flexDirection: "column" }}>
									{fields.map((field) => (
										<Card size="small" title={`Activity ${field.name + 1}`} key={field.key} extra={fields.length > 1 ? <a onClick={() => remove(field.name)}>Remove</a> : null}>
											<Row gutter={16}>
												<Col span={12}>
													<Form.Item label="Category" name={[field.name, "kind"]}>
														<Select options={CATEGORIES} listHeight={320} />
													</Form.Item>
												</Col>
												<Col span={12}>
													<Form.Item label="Organization" name={[field.name, "org"]}>
														<Input />
													</Form.Item>
												</Col>
												<Col span={12}>
													<Form.Item label="Your role" name={[field.name, "role"]}>
														<Input />
													</Form.Item>
												</Col>
												<Col span={8}>
													<Form.Item label="Grades" name={[field.name, "grades"]}>
														<Select mode="multiple" options={GRADES} />
													</Form.Item>
												</Col>
												<Col span={4}>
													<Form.Item label="Hrs / week" name={[field.name, "hours"]}>
														<InputNumber min={0} max={80} style={{ width: "100%" }} />
													</Form.Item>
												</Col>
											</Row>
											<Form.Item label="What did you do?" name={[field.name, "about"]}>
												<Input.TextArea rows={3} />
											</Form.Item>
										</Card>
									))}
									<Button type="dashed" onClick={() => add()} block>
										+ Add activity
									</Button>
								</div>
							)}
						</Form.List>

						<Divider titlePlacement="start">5. Honors</Divider>
						<Awards />

						<Divider titlePlacement="start">6. Family and contacts</Divider>
						{[1, 2].map((n) => (
							<Row gutter={16} key={n}>
								<Col span={8}>
									<Form.Item name={["parent" + n, "first"]} label={`Parent/guardian ${n} first name`}>
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["parent" + n, "last"]} label={`Parent/guardian ${n} last name`}>
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["parent" + n, "job"]} label={`Parent/guardian ${n} occupation`}>
										<Input />
									</Form.Item>
								</Col>
							</Row>
						))}
						<Card title="Emergency contact" size="small" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name={["emergency", "name"]} label="Full name" rules={[{ required: true }]}>
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name={["emergency", "phone"]} label="Phone" rules={[{ required: true }]}>
										<Input />
									</Form.Item>
								</Col>
							</Row>
						</Card>
						<Card title="Recommender" size="small">
							<Typography.Paragraph type="secondary">A science or mathematics teacher who knows your work. We will send a link.</Typography.Paragraph>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name={["recommender", "name"]} label="Name">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name={["recommender", "email"]} label="Email">
										<Input />
									</Form.Item>
								</Col>
							</Row>
						</Card>

						<Divider titlePlacement="start">7. Finish</Divider>
						<Form.Item name="why" label="Describe a question about the natural world you would like to investigate, and how you would begin (300 words)" rules={[{ required: true }]}>
							<Input.TextArea rows={6} showCount />
						</Form.Item>
						<Form.Item name="shirt" label="T-shirt size">
							<Radio.Group options={["S", "M", "L", "XL"]} />
						</Form.Item>
						<Form.Item name="diet" label="Dietary restrictions or allergies">
							<Input />
						</Form.Item>
						<Form.Item name="heard" label="How did you hear about us?">
							<Select allowClear options={["Teacher or counselor", "Social media", "Past participant", "Web search"].map((value) => ({ value, label: value }))} />
						</Form.Item>
						<Form.Item name="newsletter" label="Email me about other Pellham programs" valuePropName="checked">
							<Switch />
						</Form.Item>
						<Form.Item name="agree" valuePropName="checked" rules={[{ validator: (_, v) => (v ? Promise.resolve() : Promise.reject(new Error("Should accept agreement"))) }]}>
							<Checkbox>
								I have read the <a href="#conduct">code of conduct</a> and certify that this application is my own work
							</Checkbox>
						</Form.Item>
						<Form.Item name="signature" label="Type your name to sign">
							<Input />
						</Form.Item>
						<Form.Item>
							<Button type="primary" htmlType="submit">
								Submit application
							</Button>
						</Form.Item>
					</Form>
				</Layout.Content>
			</Layout>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

const row = (list: string, names: string) => [0, 1, 2].flatMap((n) => names.split(" ").map((name) => `${list}.${n}.${name}`));
const KEYS = [
	..."applicant.first applicant.middle applicant.last applicant.goesBy applicant.pronouns applicant.dob email phonePrefix phone home.line1 home.line2 home.city home.region home.zip home.country".split(" "),
	..."citizenship birthCountry gender latinx race firstGen income school.name school.city school.state school.grade school.graduation school.gpaU school.gpaW scores.psat scores.act major career".split(" "),
	...row("activities", "kind org role grades hours about"),
	...row("awards", "title level about"),
	..."parent1.first parent1.last parent1.job parent2.first parent2.last parent2.job emergency.name emergency.phone recommender.name recommender.email why shirt diet heard newsletter agree signature".split(" "),
];
const isList = (key: string) => key === "race" || key.endsWith(".grades");
function stateOf(key: string): unknown {
	const values = { ...form.getFieldsValue(true), awards: awardRows };
	const value = key.split(".").reduce((at: any, part) => at?.[part], values);
	if (isList(key)) return value ?? [];
	if (value?.format) return value.format(key === "school.graduation" ? "YYYY-MM" : "YYYY-MM-DD");
	return value ?? "";
}
function shownOf(key: string): unknown {
	if (key.startsWith("awards.")) {
		const [, n, name] = key.split(".");
		const line = document.querySelectorAll(".award-table tbody tr.ant-table-row")[Number(n)];
		return line?.querySelectorAll("td")[["title", "level", "about"].indexOf(name)]?.textContent ?? "";
	}
	const id = "ssr_" + key.replaceAll(".", "_");
	const box = document.getElementById(id) as HTMLInputElement | null;
	if (!box) return isList(key) ? [] : "";
	const select = box.closest(".ant-select");
	if (select?.classList.contains("ant-select-auto-complete")) return box.value;
	if (select?.classList.contains("ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((item) => item.textContent);
	if (select) return select.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	if (key === "race") return [...box.querySelectorAll(".ant-checkbox-wrapper-checked")].map((item) => item.textContent);
	if (box.classList.contains("ant-radio-group")) return box.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")?.textContent ?? "";
	if (box.getAttribute("role") === "switch") return box.getAttribute("aria-checked") === "true";
	return box.type === "checkbox" ? box.checked : box.value;
}
const all = (read: (key: string) => unknown) => Object.fromEntries(KEYS.map((key) => [key, read(key)]));
Object.assign(window, { formState: () => ({ ...all(stateOf), submitted }), formShown: () => all(shownOf) });
