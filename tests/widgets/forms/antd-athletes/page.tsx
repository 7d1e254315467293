import { Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Typography } from "antd";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const NAME = "award";
const STATES = "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
	.split("|").map((each) => ({ value: each.slice(0, 2), label: each.slice(3) }));
const EXAMS = "African American Studies|Art History|Biology|Calculus AB|Calculus BC|Chemistry|Chinese Language and Culture|Computer Science A|Computer Science Principles|English Language and Composition|English Literature and Composition|Environmental Science|European History|French Language and Culture|German Language and Culture|Human Geography|Italian Language and Culture|Japanese Language and Culture|Latin|Macroeconomics|Microeconomics|Music Theory|Physics 1|Physics 2|Physics C: Electricity and Magnetism|Physics C: Mechanics|Precalculus|Psychology|Research|Seminar|Spanish Language and Culture|Spanish Literature and Culture|Statistics|U.S. Government and Politics|U.S. History|World History: Modern"
	.split("|").map((name) => ({ value: name, label: name }));
const plainly = (...names: string[]) => names.map((name) => ({ value: name, label: name }));
const GRADES = [9, 10, 11, 12].map((grade) => ({ value: grade, label: `Grade ${grade}` }));
const RACES = [
	{ value: "aian", label: "American Indian or Alaska Native" }, { value: "asian", label: "Asian" }, { value: "black", label: "Black or African American" },
	{ value: "nhpi", label: "Native Hawaiian or Pacific Islander" }, { value: "white", label: "White" }, { value: "na", label: "Prefer not to answer" },
];
const must = [{ required: true }];
const byLabel = { optionFilterProp: "label" };
const live = { values: (): Record<string, unknown> => ({}), submitted: false };

function App() {
	const [form] = Form.useForm();
	const [words, setWords] = useState("");
	live.values = () => form.getFieldsValue(true);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#14532d", motion: false } }}>
			<div style={{ maxWidth: 980, margin: "0 auto", padding: "24px 16px 96px" }}>
				<Typography.Title level={2}>Cascade Interscholastic Foundation: Scholar-Athlete Award</Typography.Title>
				<Typography.Paragraph>Forty seniors, $2,500 each. Academics count for half, leadership and service for thirty percent, athletics for twenty. Incomplete nominations are not read. Deadline: January 15, 11:59 p.m. Pacific.</Typography.Paragraph>
				<Form form={form} name={NAME} layout="horizontal" labelCol={{ span: 7 }} wrapperCol={{ span: 15 }} labelWrap scrollToFirstError
					initialValues={{ ap: [{}], family: [{}, {}], siblings: [{}], roles: [{}], honors: ["", "", ""], agree: false }}>
					<Card title="A. Nominee" style={{ marginBottom: 24 }}>
						<Form.Item name="last" label="Last name" rules={must}><Input /></Form.Item>
						<Form.Item label="First name / M.I." required>
							<Space.Compact block>
								<Form.Item name="first" noStyle rules={must}><Input placeholder="First" /></Form.Item>
								<Form.Item name="mi" noStyle><Input placeholder="M.I." maxLength={1} style={{ width: 80 }} /></Form.Item>
							</Space.Compact>
						</Form.Item>
						<Form.Item name="dob" label="DOB" rules={must}><DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" /></Form.Item>
						<Form.Item name="sex" label="Sex" rules={must}><Radio.Group optionType="button" options={[{ value: "F", label: "Female" }, { value: "M", label: "Male" }]} /></Form.Item>
						<Form.Item name="race" label="Race" tooltip="Reported to our donors in totals only."><Select allowClear options={RACES} placeholder="Select" /></Form.Item>
						<Form.Item label="Mailing address" required>
							<Form.Item name="street" noStyle rules={must}><Input placeholder="Street" style={{ marginBottom: 8 }} /></Form.Item>
							<Form.Item name="unit" noStyle><Input placeholder="Apt / unit" style={{ marginBottom: 8 }} /></Form.Item>
							<Row gutter={8}>
								<Col span={10}><Form.Item name="city" noStyle rules={must}><Input placeholder="City" /></Form.Item></Col>
								<Col span={8}><Form.Item name="state" noStyle rules={must}><Select showSearch={byLabel} options={STATES} placeholder="State" style={{ width: "100%" }} /></Form.Item></Col>
								<Col span={6}><Form.Item name="zip" noStyle rules={must}><Input placeholder="ZIP" maxLength={10} /></Form.Item></Col>
							</Row>
						</Form.Item>
						<Form.Item name="cell" label="Cell" rules={must} extra="Finalists are called, not texted."><Input type="tel" prefix="+1" /></Form.Item>
						<Form.Item name="email" label="Personal email (no school accounts)" rules={[{ required: true, type: "email" }]}><Input /></Form.Item>
						<Form.Item name="shirt" label="Banquet polo size"><Radio.Group options={plainly("S", "M", "L", "XL", "2XL")} /></Form.Item>
					</Card>

					<Card title="B. Academics" style={{ marginBottom: 24 }}>
						<Form.Item name="school" label="School" rules={must}><Input /></Form.Item>
						<Form.Item name="classOf" label="Graduating class" rules={must}><Select options={[2026, 2027, 2028].map((year) => ({ value: year, label: `Class of ${year}` }))} style={{ width: 200 }} /></Form.Item>
						<Form.Item name="gpa" label="GPA, unweighted" rules={must} extra="4.00 scale, two decimals"><InputNumber min={0} max={4} step={0.01} precision={2} /></Form.Item>
						<Form.Item label="Class rank">
							<Space>
								<Form.Item name="rank" noStyle><InputNumber min={1} placeholder="Rank" controls={false} /></Form.Item>
								<span>in a class of</span>
								<Form.Item name="classSize" noStyle><InputNumber min={1} placeholder="Class size" controls={false} /></Form.Item>
							</Space>
						</Form.Item>
						<Form.Item name="satSuper" label="SAT (superscored)"><InputNumber min={400} max={1600} /></Form.Item>
						<Form.Item name="act" label="ACT composite (best single sitting, not a superscore)"><InputNumber min={1} max={36} /></Form.Item>
						<Form.Item name="actDate" label="Date of that ACT"><DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" /></Form.Item>
						<Form.Item name="psat" label="PSAT/NMSQT total"><InputNumber min={320} max={1520} /></Form.Item>
						<Form.Item label="Advanced Placement exams taken">
							<Form.List name="ap">
								{(fields, { add, remove }) => (
									<>
										{fields.map(({ key, name }) => (
											<Space key={key} style={{ display: "flex", marginBottom: 8 }} align="baseline">
												<Form.Item name={[name, "exam"]} noStyle><Select showSearch={byLabel} options={EXAMS} placeholder="AP exam" style={{ width: 320 }} /></Form.Item>
												<Form.Item name={[name, "score"]} noStyle><InputNumber min={1} max={5} placeholder="Score" /></Form.Item>
												<Button type="text" aria-label="Delete this exam" onClick={() => remove(name)}>✕</Button>
											</Space>
										))}
										<Button type="dashed" onClick={() => add({})}>Add an AP exam</Button>
									</>
								)}
							</Form.List>
						</Form.Item>
						<Divider titlePlacement="start" plain>Next year</Divider>
						<Form.Item name="attend" label="College or university you expect to attend"><Input /></Form.Item>
						<Form.Item name="study" label="Field of study"><Input /></Form.Item>
						<Form.Item name="degree" label="Highest degree you are aiming for"><Select options={plainly("Certificate", "Associate’s", "Bachelor’s", "Master’s", "Doctorate", "Law, medicine or other professional degree")} /></Form.Item>
					</Card>

					<Card title="C. Athletics" style={{ marginBottom: 24 }}>
						<Form.Item name="sport" label="Primary sport"><Select showSearch={byLabel} options={plainly("Baseball", "Basketball", "Cross country", "Football", "Golf", "Lacrosse", "Soccer", "Softball", "Swimming and diving", "Tennis", "Track and field", "Volleyball", "Water polo", "Wrestling")} /></Form.Item>
						<Form.Item name="letters" label="Varsity letters earned, all sports"><InputNumber min={0} max={16} /></Form.Item>
						<Form.Item name="coach" label="Head coach" rules={must}><Input /></Form.Item>
						<Form.Item name="coachCell" label="Coach’s cell" rules={must}><Input type="tel" /></Form.Item>
					</Card>

					<Card title="D. Leadership, service and work" style={{ marginBottom: 24 }}>
						<Typography.Paragraph type="secondary">Off the field only. List the commitments that say the most about you, strongest first; paid work counts.</Typography.Paragraph>
						<Form.List name="roles">
							{(fields, { add, remove }) => (
								<>
									{fields.map(({ key, name }) => (
										<Card key={key} size="small" type="inner" title={`Commitment ${name + 1}`} extra={name > 0 && <a onClick={() => remove(name)}>Remove</a>} style={{ marginBottom: 16 }}>
											<Row gutter={16}>
												<Col span={12}><Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} name={[name, "group"]} label="Group or employer"><Input /></Form.Item></Col>
												<Col span={12}><Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} name={[name, "title"]} label="Title held"><Input /></Form.Item></Col>
												<Col span={12}><Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} name={[name, "grades"]} label="Grades in which you took part"><Select mode="multiple" options={GRADES} /></Form.Item></Col>
												<Col span={12}><Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} name={[name, "hours"]} label="Hours a week, on average"><InputNumber min={0} max={80} /></Form.Item></Col>
											</Row>
										</Card>
									))}
									<Button type="dashed" block onClick={() => add({})}>Add a commitment</Button>
								</>
							)}
						</Form.List>
						<Divider titlePlacement="start" plain>Non-athletic honors</Divider>
						{[0, 1, 2].map((at) => <Form.Item key={at} name={["honors", at]} label={`Honor ${at + 1}`}><Input maxLength={100} /></Form.Item>)}
					</Card>

					<Card title="E. Family" style={{ marginBottom: 24 }}>
						{[0, 1].map((at) => (
							<Row gutter={12} key={at}>
								<Col span={14}><Form.Item labelCol={{ span: 12 }} wrapperCol={{ span: 12 }} name={["family", at, "name"]} label={`Parent/guardian ${at + 1} (first and last)`}><Input /></Form.Item></Col>
								<Col span={10}><Form.Item labelCol={{ span: 8 }} wrapperCol={{ span: 16 }} name={["family", at, "job"]} label="Occupation"><Input /></Form.Item></Col>
							</Row>
						))}
						<Form.Item label="Brothers and sisters">
							<Form.List name="siblings">
								{(fields, { add }) => (
									<>
										{fields.map(({ key, name }) => (
											<Space.Compact key={key} block style={{ marginBottom: 8 }}>
												<Form.Item name={[name, "name"]} noStyle><Input placeholder="First and last name" /></Form.Item>
												<Form.Item name={[name, "age"]} noStyle><InputNumber placeholder="Age" min={0} max={99} /></Form.Item>
											</Space.Compact>
										))}
										<Button size="small" onClick={() => add({})}>Add brother or sister</Button>
									</>
								)}
							</Form.List>
						</Form.Item>
						<Form.Item name="income" label="Household income last year" tooltip="Breaks ties only.">
							<InputNumber prefix="$" min={0} step={1000} style={{ width: 220 }} formatter={(value) => `${value ?? ""}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",")} parser={(text) => (text ?? "").replace(/[^\d.]/g, "") as unknown as number} />
						</Form.Item>
					</Card>

					<Card title="F. Statement and signature">
						<Form.Item name="statement" label="Describe a loss that taught you more than a win did." extra={`${words.split(/\s+/).filter(Boolean).length} of 400 words`}>
							<Input.TextArea autoSize={{ minRows: 5, maxRows: 14 }} onChange={(event) => setWords(event.target.value)} />
						</Form.Item>
						<Form.Item name="agree" valuePropName="checked" wrapperCol={{ offset: 7, span: 15 }}><Checkbox>I release my transcript and eligibility record to the Foundation and accept the rules of the award.</Checkbox></Form.Item>
						<Form.Item name="signed" label="Nominee’s signature" extra="Typing your full name stands for a handwritten signature." rules={must}><Input /></Form.Item>
						<Form.Item wrapperCol={{ offset: 7 }}><Button type="primary" htmlType="submit" onClick={() => (live.submitted = true)}>Submit nomination</Button></Form.Item>
					</Card>
				</Form>
			</div>
		</ConfigProvider>
	);
}

createRoot(document.querySelector("#root")!).render(<App />);

/** The names of the fields on the page, as the form library writes them in ids: `roles_0_title`. */
const FIXED = "last first mi dob sex race street unit city state zip cell email shirt school classOf gpa rank classSize satSuper act actDate psat attend study degree sport letters coach coachCell income statement agree signed".split(" ");
const LISTS = { ap: ["exam", "score"], roles: ["group", "title", "grades", "hours"], family: ["name", "job"], siblings: ["name", "age"] };

function formState() {
	const values = live.values();
	const held = (value: unknown) => (dayjs.isDayjs(value) ? value.format("YYYY-MM-DD") : (value ?? ""));
	const state: Record<string, unknown> = { submitted: live.submitted };
	for (const name of FIXED) state[name] = held(values[name]);
	(values.honors as string[]).forEach((honor, at) => (state[`honors_${at}`] = held(honor)));
	for (const [list, parts] of Object.entries(LISTS))
		(values[list] as Record<string, unknown>[]).forEach((entry, at) => {
			for (const part of parts) state[`${list}_${at}_${part}`] = part === "grades" ? [...((entry?.grades as number[]) ?? [])].sort((a, b) => a - b) : held(entry?.[part]);
		});
	return state;
}

function textOf(name: string) {
	const control = document.getElementById(`${NAME}_${name}`);
	if (!control) return "";
	const select = control.closest(".ant-select");
	if (select) {
		if (!select.classList.contains("ant-select-multiple")) return select.querySelector(".ant-select-content-has-value")?.textContent ?? "";
		return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent!).sort((a, b) => parseInt(a.slice(6)) - parseInt(b.slice(6)));
	}
	if (control.classList.contains("ant-radio-group")) return control.querySelector("input:checked")?.closest("label")?.textContent ?? "";
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	return (control as HTMLInputElement).value;
}

const formShown = () => Object.fromEntries(Object.keys(formState()).map((name) => [name, textOf(name)]));

Object.assign(window, { formState, formShown });
