import { Alert, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Empty, Form, Input, InputNumber, Modal, Radio, Row, Select, Space, Typography } from "antd";
import "antd/dist/reset.css";
import type { Dayjs } from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const { Title, Paragraph, Text } = Typography;
const stateOptions = STATES.map(([value, label]) => ({ value, label }));
const countryOptions = COUNTRIES.map((value) => ({ value, label: value }));
const CATEGORIES = ["Arts / music", "Athletics", "Community service", "Debate / speech", "Employment (paid)", "Environment / conservation", "Health care exposure", "Religious", "Student government", "Other"];
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP Physics 1", "AP Statistics", "AP United States History", "IB Biology HL", "IB Chemistry HL", "IB Mathematics AA HL"];
const GRADES = ["9th", "10th", "11th", "12th"];
const EDUCATION = [
	{ value: "lths", label: "Less than high school" },
	{ value: "hs", label: "High school graduate / GED" },
	{ value: "sc", label: "Some college" },
	{ value: "assoc", label: "Associate's" },
	{ value: "bach", label: "Bachelor's" },
	{ value: "grad", label: "Graduate or professional" },
];
type Experience = { category: string; organization: string; title: string; grades: string[]; hours: number; summary: string };

let experienceList: Experience[] = [];
let formApi: ReturnType<typeof Form.useForm>[0];
let submitted = false;
const required = [{ required: true }];

function ExperienceModal({ open, onCancel, onSave }: { open: boolean; onCancel: () => void; onSave: (values: Experience) => void }) {
	const [form] = Form.useForm();
	return (
		<Modal title="Add an experience" open={open} okText="Save experience" onCancel={onCancel} onOk={() => form.validateFields().then(onSave)} destroyOnHidden width={640}>
			<Form form={form} layout="vertical" name="experience" preserve={false}>
				<Form.Item label="Category" name="category" rules={required}>
					<Select placeholder="Choose one" options={CATEGORIES.map((value) => ({ value, label: value }))} />
				</Form.Item>
				<Row gutter={16}>
					<Col span={12}>
						<Form.Item label="Organization or employer" name="organization" rules={required}>
							<Input />
						</Form.Item>
					</Col>
					<Col span={12}>
						<Form.Item label="Your role" name="title">
							<Input />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item label="Grades in which you took part" name="grades">
					<Checkbox.Group options={GRADES} />
				</Form.Item>
				<Form.Item label="Average hours per week" name="hours">
					<InputNumber min={0} max={80} />
				</Form.Item>
				<Form.Item label="Describe your contribution" name="summary">
					<Input.TextArea rows={3} />
				</Form.Item>
			</Form>
		</Modal>
	);
}

function App() {
	const [form] = Form.useForm();
	formApi = form;
	const [open, setOpen] = useState(false);
	const [experiences, setExperiences] = useState<Experience[]>([]);
	experienceList = experiences;
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#7a1f3d", borderRadius: 3 } }}>
			<div style={{ maxWidth: 920, margin: "0 auto", padding: 24 }}>
				<Title level={2}>Early Assurance Pathway (0+2+4)</Title>
				<Paragraph type="secondary">Delafield University College of Pharmacy · For high school seniors seeking conditional admission to the Doctor of Pharmacy program</Paragraph>
				<Alert type="info" showIcon title="Applications are reviewed on a rolling basis beginning October 1. Supplemental materials are collected after submission." style={{ marginBottom: 20 }} />
				<Form
					form={form}
					name="eap"
					layout="vertical"
					scrollToFirstError
					initialValues={{ coursework: [{}, {}] }}
					onFinish={() => {
						submitted = true;
					}}
				>
					<Card title="1. About you" style={{ marginBottom: 20 }}>
						<Row gutter={16}>
							<Col xs={24} md={9}>
								<Form.Item label="First (given) name" name="firstName" rules={required} tooltip="As it appears on your government-issued identification">
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={6}>
								<Form.Item label="Middle name" name="middleName">
									<Input />
								</Form.Item>
							</Col>
							<Col xs={24} md={9}>
								<Form.Item label="Last (family) name" name="lastName" rules={required}>
									<Input />
								</Form.Item>
							</Col>
						</Row>
						<Row gutter={16}>
							<Col span={8}>
								<Form.Item label="Birthdate" name="birthdate" rules={required}>
									<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} placeholder="MM/DD/YYYY" />
								</Form.Item>
							</Col>
						</Row>
						<Row gutter={16}>
							<Col span={12}>
								<Form.Item label="E-mail" name="email" rules={[{ required: true, type: "email" }]} extra="Use an address you will still check after graduation.">
									<Input type="email" />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item label="Cell phone" name="mobile" rules={required}>
									<Input type="tel" />
								</Form.Item>
							</Col>
						</Row>
						<Divider titlePlacement="start" plain>
							Permanent address
						</Divider>
						<Form.Item label="Street" name={["permanent", "street"]} rules={required}>
							<Input />
						</Form.Item>
						<Form.Item name={["permanent", "street2"]}>
							<Input placeholder="Apartment, suite, unit (optional)" />
						</Form.Item>
						<Row gutter={16}>
							<Col span={8}>
								<Form.Item label="City" name={["permanent", "city"]} rules={required}>
									<Input />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item label="State" name={["permanent", "state"]} rules={required}>
									<Select showSearch={{ optionFilterProp: "label" }} options={stateOptions} />
								</Form.Item>
							</Col>
							<Col span={4}>
								<Form.Item label="ZIP" name={["permanent", "zip"]} rules={required}>
									<Input />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item label="Country" name={["permanent", "country"]} rules={required}>
									<Select showSearch={{ optionFilterProp: "label" }} options={countryOptions} />
								</Form.Item>
							</Col>
						</Row>
						<Form.Item label="Citizenship" name="citizenship" rules={required}>
							<Radio.Group>
								<Radio value="us">United States citizen</Radio>
								<Radio value="pr">Permanent resident</Radio>
								<Radio value="intl">International (visa holder)</Radio>
								<Radio value="other">Other</Radio>
							</Radio.Group>
						</Form.Item>
						<Form.Item label="Do you identify as Hispanic or Latino/a/x?" name="latinx" extra="Voluntary. Not used in admission decisions.">
							<Radio.Group optionType="button" options={[{ label: "Yes", value: "Y" }, { label: "No", value: "N" }, { label: "Decline", value: "D" }]} />
						</Form.Item>
						<Space size="large" align="start">
							<Form.Item label="Emergency contact name" name="iceName">
								<Input />
							</Form.Item>
						</Space>
					</Card>

					<Card title="2. Family background" style={{ marginBottom: 20 }}>
						{(["1", "2"] as const).map((n) => (
							<Row gutter={16} key={n}>
								<Col span={8}>
									<Form.Item label={`Parent/guardian ${n} – first name`} name={`pg${n}First`}>
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label={`Parent/guardian ${n} – last name`} name={`pg${n}Last`}>
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Highest level of education" name={`pg${n}Edu`}>
										<Select options={EDUCATION} />
									</Form.Item>
								</Col>
							</Row>
						))}
						<Form.Item label="Is a member of your family a graduate of the College of Pharmacy? If so, give the name" name="alumName">
							<Input />
						</Form.Item>
					</Card>

					<Card title="3. Academic preparation" style={{ marginBottom: 20 }}>
						<Form.Item label="High school currently attending" name="school" rules={required}>
							<Input />
						</Form.Item>
						<Row gutter={16}>
							<Col span={8}>
								<Form.Item label="City" name="schoolCity">
									<Input />
								</Form.Item>
							</Col>
							<Col span={8}>
								<Form.Item label="State" name="schoolState">
									<Select showSearch={{ optionFilterProp: "label" }} options={stateOptions} />
								</Form.Item>
							</Col>
							<Col span={8}>
								<Form.Item label="Graduation (month/year)" name="gradMonth">
									<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
								</Form.Item>
							</Col>
						</Row>
						<Row gutter={16}>
							<Col span={6}>
								<Form.Item label="Unweighted GPA" name="gpa" extra="On a 4.0 scale">
									<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item label="SAT Math" name="satM">
									<InputNumber min={200} max={800} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item label="SAT EBRW" name="satV">
									<InputNumber min={200} max={800} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item label="ACT Composite" name="act">
									<InputNumber min={1} max={36} style={{ width: "100%" }} />
								</Form.Item>
							</Col>
						</Row>
						<Form.Item label="Term you plan to begin at Delafield" name="entryTerm" rules={required}>
							<Select options={["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"].map((label) => ({ label, value: label.replace(/(\w)\w+ (\d+)/, "$2$1") }))} />
						</Form.Item>

						<Title level={5}>College coursework completed while in high school</Title>
						<Form.List name="coursework">
							{(fields, { add, remove }) => (
								<>
									{fields.map(({ key, name, ...rest }) => (
										<Space key={key} align="baseline" style={{ display: "flex" }}>
											<Form.Item {...rest} name={[name, "title"]} label="Course title">
												<Input style={{ width: 340 }} />
											</Form.Item>
											<Form.Item {...rest} name={[name, "grade"]} label="Grade">
												<Input style={{ width: 90 }} />
											</Form.Item>
											<Form.Item {...rest} name={[name, "credits"]} label="Credit hours">
												<InputNumber min={0} max={12} step={0.5} />
											</Form.Item>
											<Button type="link" danger onClick={() => remove(name)}>
												Remove
											</Button>
										</Space>
									))}
									<Button type="dashed" onClick={() => add()} style={{ marginBottom: 16 }}>
										+ Add a course
									</Button>
								</>
							)}
						</Form.List>

						<Title level={5}>AP / IB examinations</Title>
						<Form.List name="exams">
							{(fields, { add, remove }) => (
								<div style={{ display: "flex", rowGap: 12, flexDirection: "column" }}>
									{fields.map((field) => (
										<Card size="small" key={field.key} title={`Exam ${field.name + 1}`} extra={<a onClick={() => remove(field.name)}>Delete</a>}>
											<Row gutter={12}>
												<Col span={12}>
													<Form.Item label="Examination" name={[field.name, "exam"]}>
														<Select showSearch={{ optionFilterProp: "label" }} options={EXAMS.map((value) => ({ value, label: value }))} />
													</Form.Item>
												</Col>
												<Col span={5}>
													<Form.Item label="Score" name={[field.name, "score"]}>
														<Select options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: String(value) }))} />
													</Form.Item>
												</Col>
												<Col span={7}>
													<Form.Item label="Date taken" name={[field.name, "taken"]}>
														<DatePicker format="MM/DD/YYYY" />
													</Form.Item>
												</Col>
											</Row>
										</Card>
									))}
									<Button type="dashed" onClick={() => add()} block id="add-exam">
										+ Add exam
									</Button>
								</div>
							)}
						</Form.List>
					</Card>

					<Card title="4. Experiences" style={{ marginBottom: 20 }} extra={<Button onClick={() => setOpen(true)}>Add experience</Button>}>
						<Paragraph>Include clubs, service, employment and any exposure to health care, most meaningful first.</Paragraph>
						{experiences.length === 0 ? (
							<Empty description="No experiences added yet" />
						) : (
							experiences.map((each, n) => (
								<Card key={n} type="inner" size="small" className="experience" title={<span data-part="organization">{each.organization}</span>} extra={<a onClick={() => setExperiences(experiences.filter((_, at) => at !== n))}>Remove</a>} style={{ marginBottom: 8 }}>
									<div>
										<Text strong data-part="title">
											{each.title}
										</Text>{" "}
										· <span data-part="category">{each.category}</span>
									</div>
									<div>
										Grades: <span data-part="grades">{(each.grades ?? []).join(", ")}</span> — <span data-part="hours">{each.hours}</span> hrs/wk
									</div>
									<Paragraph data-part="summary" style={{ marginBottom: 0 }}>
										{each.summary}
									</Paragraph>
								</Card>
							))
						)}
					</Card>

					<Card title="5. Statement and references" style={{ marginBottom: 20 }}>
						<Form.Item label="Why pharmacy? Describe an encounter with a medication or a pharmacist that shaped your interest." name="whyRx" rules={required}>
							<Input.TextArea rows={7} showCount maxLength={4000} />
						</Form.Item>
						<Row gutter={16}>
							<Col span={12}>
								<Form.Item label="Science teacher recommender" name={["rec", "name"]}>
									<Input />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item label="Recommender e-mail" name={["rec", "email"]}>
									<Input />
								</Form.Item>
							</Col>
						</Row>
						<Form.Item label="How did you first hear about Early Assurance?" name="heard">
							<Select options={["Campus visit", "Counselor", "PharmCAS", "Social media", "Other"].map((value) => ({ value, label: value }))} />
						</Form.Item>
						<Form.Item name="waive" valuePropName="checked">
							<Checkbox>I waive my right under FERPA to inspect letters of evaluation.</Checkbox>
						</Form.Item>
						<Form.Item name="attest" valuePropName="checked">
							<Checkbox>I attest that I meet the program's technical standards and that this application is truthful.</Checkbox>
						</Form.Item>
					</Card>
					<Form.Item>
						<Space>
							<Button type="primary" htmlType="submit" size="large">
								Submit application
							</Button>
							<Button size="large">Save and finish later</Button>
						</Space>
					</Form.Item>
				</Form>
				<ExperienceModal
					open={open}
					onCancel={() => setOpen(false)}
					onSave={(values) => {
						setExperiences((before) => [...before, values]);
						setOpen(false);
					}}
				/>
			</div>
		</ConfigProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const PLAIN = "firstName middleName lastName birthdate email mobile permanent_street permanent_street2 permanent_city permanent_state permanent_zip permanent_country citizenship latinx iceName pg1First pg1Last pg1Edu pg2First pg2Last pg2Edu alumName school schoolCity schoolState gradMonth gpa satM satV act entryTerm whyRx rec_name rec_email heard waive attest".split(" ");
const KEYS = [...PLAIN];
for (const n of [0, 1]) for (const part of ["title", "grade", "credits"]) KEYS.push(`coursework_${n}_${part}`);
for (const n of [0, 1, 2]) for (const part of ["exam", "score", "taken"]) KEYS.push(`exams_${n}_${part}`);
const PARTS = ["category", "organization", "title", "grades", "hours", "summary"] as const;

function valueAt(values: any, key: string): unknown {
	let value = values;
	for (const step of key.split("_")) value = value?.[step];
	if (value === undefined || value === null) return "";
	if (typeof (value as Dayjs).format === "function") return (value as Dayjs).format(key === "gradMonth" ? "YYYY-MM" : "YYYY-MM-DD");
	return value;
}
function shownAt(key: string): unknown {
	const place = document.getElementById(`eap_${key}`);
	if (!place) return "";
	if (place.matches("input[type=checkbox]")) return (place as HTMLInputElement).checked;
	const radio = place.matches("[role=radiogroup], .ant-radio-group") ? place.querySelector("input:checked") : null;
	if (place.matches("[role=radiogroup], .ant-radio-group")) return radio?.closest("label")?.textContent ?? "";
	const select = place.closest(".ant-select");
	if (select) return select.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	return (place as HTMLInputElement).value;
}
Object.assign(window, {
	formState: () => {
		const values = formApi.getFieldsValue(true);
		const state: Record<string, unknown> = Object.fromEntries(KEYS.map((key) => [key, valueAt(values, key)]));
		for (const n of [0, 1, 2]) for (const part of PARTS) state[`experience${n}.${part}`] = experienceList[n]?.[part] ?? (part === "grades" ? [] : "");
		return { ...state, submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = Object.fromEntries(KEYS.map((key) => [key, shownAt(key)]));
		const cards = document.querySelectorAll(".experience");
		for (const n of [0, 1, 2])
			for (const part of PARTS) {
				const text = cards[n]?.querySelector(`[data-part=${part}]`)?.textContent ?? "";
				shown[`experience${n}.${part}`] = part === "grades" ? (text ? text.split(", ") : []) : text;
			}
		return shown;
	},
});
