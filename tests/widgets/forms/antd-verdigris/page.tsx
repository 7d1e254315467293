import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Card, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Form, Input, InputNumber, Layout, Radio, Row, Select, Space, Switch, Tabs, Typography } from "antd";
import type { FormInstance } from "antd";
import dayjs from "dayjs";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import { KEYS } from "./keys";
import "./page.css";

const { Title, Paragraph, Text } = Typography;
const states = STATES.map(([value, label]) => ({ value, label }));
const countries = COUNTRIES.map((name) => ({ value: name, label: name }));
const plain = (...names: string[]) => names.map((name) => ({ value: name, label: name }));
const grades = [
	{ value: "G09", label: "Grade 9" },
	{ value: "G10", label: "Grade 10" },
	{ value: "G11", label: "Grade 11" },
	{ value: "G12", label: "Grade 12" },
];
const exams = plain(
	"AP 2-D Art and Design", "AP 3-D Art and Design", "AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Drawing",
	"AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP Psychology", "AP Statistics",
	"AP United States History", "AP World History: Modern", "IB Film", "IB History", "IB Visual Arts",
);
const must = [{ required: true }];
let submitted = false;
let theForm: FormInstance;

function About() {
	return (
		<Row gutter={16}>
			<Col span={8}><Form.Item name="firstName" label="Legal first name" rules={must}><Input /></Form.Item></Col>
			<Col span={8}><Form.Item name="middleName" label="Middle name"><Input /></Form.Item></Col>
			<Col span={8}><Form.Item name="lastName" label="Legal last name" rules={must}><Input /></Form.Item></Col>
			<Col span={8}><Form.Item name="goesBy" label="What should we call you?" tooltip="The name on your studio badge"><Input /></Form.Item></Col>
			<Col span={8}>
				<Form.Item name="pronouns" label="Pronouns">
					<Select allowClear placeholder="Select" options={plain("she / her", "he / him", "they / them", "she / they", "he / they", "Just my name")} />
				</Form.Item>
			</Col>
			<Col span={8}><Form.Item name="birthdate" label="Birthdate" rules={must}><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
			<Col span={12}><Form.Item name="email" label="Email" rules={[{ required: true }, { type: "email" }]} extra="Decisions are sent here."><Input /></Form.Item></Col>
			<Col span={12}><Form.Item name="mobile" label="Mobile phone" rules={[{ pattern: /^\d{3}-\d{3}-\d{4}$/, message: "Use 555-555-5555" }]}><Input placeholder="555-555-5555" /></Form.Item></Col>
			<Col span={12}><Form.Item name="portalPassword" label="Choose a portal password" rules={must}><Input.Password autoComplete="new-password" /></Form.Item></Col>
			<Col span={12}>
				<Form.Item name="country" label="Country" rules={must}><Select showSearch={{ optionFilterProp: "label" }} placeholder="Search to select" options={countries} /></Form.Item>
			</Col>
			<Col span={16}><Form.Item name="street" label="Street address" rules={must}><Input /></Form.Item></Col>
			<Col span={8}><Form.Item name="unit" label="Apt / Suite"><Input /></Form.Item></Col>
			<Col span={10}><Form.Item name="city" label="City" rules={must}><Input /></Form.Item></Col>
			<Col span={8}><Form.Item name="region" label="State"><Select showSearch={{ optionFilterProp: "label" }} placeholder="Search to select" options={states} /></Form.Item></Col>
			<Col span={6}><Form.Item name="zip" label="ZIP"><Input /></Form.Item></Col>
		</Row>
	);
}

function Plans() {
	return (
		<Row gutter={16}>
			<Col span={12}>
				<Form.Item name="term" label="Entering term" rules={must}>
					<Radio.Group optionType="button" options={[{ label: "Fall 2026", value: "FA26" }, { label: "Spring 2027", value: "SP27" }, { label: "Fall 2027", value: "FA27" }, { label: "Spring 2028", value: "SP28" }]} />
				</Form.Item>
			</Col>
			<Col span={12}>
				<Form.Item name="program" label="BFA program" rules={must}>
					<Select placeholder="Choose a program" options={plain("Ceramics", "Communication Design", "Fashion Design", "Film & Animation", "Illustration", "Industrial Design", "Painting & Drawing", "Photography", "Undeclared Foundation Year")} />
				</Form.Item>
			</Col>
			<Col span={12}><Form.Item name="portfolioUrl" label="Link to your portfolio" rules={[{ type: "url", warningOnly: true }]}><Input placeholder="https://" /></Form.Item></Col>
			<Col span={12}>
				<Form.Item name="heard" label="Where did you first hear about Harrow & Vane?">
					<Select allowClear placeholder="Select" options={plain("National Portfolio Day", "Instagram", "A teacher", "A current student", "Search engine")} />
				</Form.Item>
			</Col>
			<Col span={24}>
				<Form.Item name="statement" label="Artist statement" extra="What are you making right now, and what keeps you making it? 250–400 words."><Input.TextArea rows={5} showCount /></Form.Item>
			</Col>
		</Row>
	);
}

function Household() {
	return (
		<>
			{[1, 2].map((n) => (
				<Row gutter={16} key={n}>
					<Col span={24}><Text strong>Parent / guardian {n}</Text></Col>
					<Col span={8}><Form.Item name={`p${n}First`} label="First name"><Input /></Form.Item></Col>
					<Col span={8}><Form.Item name={`p${n}Last`} label="Last name"><Input /></Form.Item></Col>
					<Col span={8}><Form.Item name={`p${n}Job`} label="Occupation"><Input /></Form.Item></Col>
					{n === 1 && <Col span={12}><Form.Item name="p1Email" label="Email" rules={[{ type: "email" }]}><Input /></Form.Item></Col>}
				</Row>
			))}
			<Row gutter={16}>
				<Col span={24}><Text strong>In case of emergency</Text></Col>
				<Col span={12}><Form.Item name="iceName" label="Contact name"><Input /></Form.Item></Col>
				<Col span={12}><Form.Item name="icePhone" label="Contact phone"><Input /></Form.Item></Col>
			</Row>
		</>
	);
}

function School() {
	return (
		<>
			<Row gutter={16}>
				<Col span={12}><Form.Item name="hsName" label="High school" rules={must}><Input /></Form.Item></Col>
				<Col span={12}><Form.Item name="hsCity" label="City"><Input /></Form.Item></Col>
				<Col span={12}><Form.Item name="hsGrad" label="Graduation month" rules={must}><DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
				<Col span={12}><Form.Item name="gpa" label="GPA (unweighted)"><InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} /></Form.Item></Col>
			</Row>
			<Tabs
				items={[
					{ key: "scores", label: "Test scores", forceRender: true, children: (
						<>
							<Paragraph type="secondary">Harrow & Vane is test-optional.</Paragraph>
							<Space size="large" align="start">
								<Form.Item name="satErw" label="SAT Evidence-Based Reading & Writing"><InputNumber min={200} max={800} /></Form.Item>
								<Form.Item name="satMath" label="SAT Math"><InputNumber min={200} max={800} /></Form.Item>
							</Space>
						</>
					) },
					{ key: "exams", label: "AP / IB exams", forceRender: true, children: (
						<Form.List name="exams">
							{(fields, { add, remove }) => (
								<>
									{fields.map(({ key, name, ...rest }) => (
										<Space key={key} align="baseline" style={{ display: "flex", marginBottom: 8 }}>
											<Form.Item {...rest} name={[name, "subject"]} rules={[{ required: true, message: "Missing subject" }]}><Select showSearch={{ optionFilterProp: "label" }} placeholder="Exam" options={exams} style={{ width: 320 }} /></Form.Item>
											<Form.Item {...rest} name={[name, "year"]}><DatePicker picker="year" placeholder="Year taken" /></Form.Item>
											<Form.Item {...rest} name={[name, "score"]}><InputNumber placeholder="Score" min={1} max={7} /></Form.Item>
											<DeleteOutlined onClick={() => remove(name)} />
										</Space>
									))}
									<Form.Item><Button type="dashed" onClick={() => add()} block icon={<PlusOutlined />}>Add exam</Button></Form.Item>
								</>
							)}
						</Form.List>
					) },
					{ key: "honors", label: "Honors & exhibitions", forceRender: true, children: (
						<Form.List name="honors">
							{(fields) => fields.map(({ key, name }) => (
								<Row gutter={16} key={key}>
									<Col span={14}><Form.Item name={[name, "title"]} label={`Award or recognition #${name + 1}`}><Input /></Form.Item></Col>
									<Col span={10}><Form.Item name={[name, "grade"]} label="Grade level when received"><Select allowClear placeholder="Select" options={grades} /></Form.Item></Col>
								</Row>
							))}
						</Form.List>
					) },
				]}
			/>
		</>
	);
}

function Activities() {
	return (
		<Form.List name="activities">
			{(fields, { add, remove }) => (
				<div style={{ display: "flex", rowGap: 16, flexDirection: "column" }}>
					{fields.map((field) => (
						<Card size="small" title={`Activity ${field.name + 1}`} key={field.key} extra={<Button type="text" size="small" icon={<DeleteOutlined />} onClick={() => remove(field.name)} />}>
							<Row gutter={16}>
								<Col span={12}><Form.Item name={[field.name, "organization"]} label="Organization or employer"><Input /></Form.Item></Col>
								<Col span={12}><Form.Item name={[field.name, "role"]} label="Your role"><Input /></Form.Item></Col>
								<Col span={12}><Form.Item name={[field.name, "years"]} label="Years involved"><Select mode="multiple" placeholder="Select all that apply" options={grades} /></Form.Item></Col>
								<Col span={6}><Form.Item name={[field.name, "hours"]} label="Hours / week"><InputNumber min={0} max={168} /></Form.Item></Col>
								<Col span={6}><Form.Item name={[field.name, "weeks"]} label="Weeks / year"><InputNumber min={0} max={52} /></Form.Item></Col>
								<Col span={24}><Form.Item name={[field.name, "details"]} label="Tell us more"><Input.TextArea autoSize={{ minRows: 2 }} /></Form.Item></Col>
							</Row>
						</Card>
					))}
					<Button type="dashed" onClick={() => add()} block>+ Add activity</Button>
				</div>
			)}
		</Form.List>
	);
}

function Background() {
	return (
		<>
			<Paragraph type="secondary">Answers in this section are reported in aggregate and are not seen by the portfolio reviewers.</Paragraph>
			<Form.Item name="citizenship" label="Citizenship">
				<Radio.Group>
					<Space orientation="vertical">
						<Radio value="USC">U.S. citizen or national</Radio>
						<Radio value="LPR">Permanent resident</Radio>
						<Radio value="DACA">DACA / undocumented</Radio>
						<Radio value="INT">International student</Radio>
					</Space>
				</Radio.Group>
			</Form.Item>
			<Form.Item name="birthCountry" label="Country of birth"><Select showSearch={{ optionFilterProp: "label" }} placeholder="Search to select" options={countries} style={{ maxWidth: 360 }} /></Form.Item>
			<Form.Item name="latinx" label="Are you Hispanic or Latino/a/x?"><Radio.Group options={[{ label: "Yes", value: "Y" }, { label: "No", value: "N" }]} /></Form.Item>
			<Form.Item name="race" label="Race (select all that apply)">
				<Checkbox.Group options={plain("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White")} />
			</Form.Item>
			<Form.Item name="income" label="Annual household income" extra="Used for application fee waivers and need-based awards."><InputNumber prefix="$" min={0} style={{ width: 220 }} formatter={(value) => `${value ?? ""}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",")} parser={(value) => value?.replace(/[$,\s]/g, "") as unknown as number} /></Form.Item>
		</>
	);
}

function Finish() {
	return (
		<>
			<Row gutter={16}>
				<Col span={12}><Form.Item name="recName" label="Art teacher or mentor who will recommend you"><Input /></Form.Item></Col>
				<Col span={12}><Form.Item name="recEmail" label="Their email" rules={[{ type: "email" }]}><Input /></Form.Item></Col>
			</Row>
			<Form.Item name="news" label="Text me about open studios and events" valuePropName="checked"><Switch /></Form.Item>
			<Form.Item name="agree" valuePropName="checked" rules={[{ validator: (_, value) => (value ? Promise.resolve() : Promise.reject(new Error("Please accept"))) }]}>
				<Checkbox>All work submitted is my own and I accept the <a href="#policy">admission policy</a></Checkbox>
			</Form.Item>
			<Form.Item name="signature" label="Electronic signature" rules={must}><Input /></Form.Item>
			<Form.Item><Button type="primary" htmlType="submit" size="large">Submit application</Button></Form.Item>
		</>
	);
}

function Page() {
	const [form] = Form.useForm();
	theForm = form;
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#2f6b5c", borderRadius: 2 } }}>
			<Layout style={{ padding: "32px 10vw", background: "#fff" }}>
				<Title level={2}>Harrow & Vane College of Art and Design</Title>
				<Paragraph>First-year application. Open each section; your work is saved as you go.</Paragraph>
				<Form form={form} name="apply" layout="vertical" scrollToFirstError initialValues={{ exams: [{}], honors: [{}, {}, {}], activities: [] }} onFinish={() => { submitted = true; }} onFinishFailed={() => { submitted = true; }}>
					<Collapse
						defaultActiveKey={["about", "plans", "household", "school", "finish"]}
						items={[
							{ key: "about", label: "1. About you", forceRender: true, children: <About /> },
							{ key: "plans", label: "2. Your plans & portfolio", forceRender: true, children: <Plans /> },
							{ key: "household", label: "3. Household", forceRender: true, children: <Household /> },
							{ key: "school", label: "4. School", forceRender: true, children: <School /> },
							{ key: "activities", label: "5. Life outside the classroom", forceRender: true, children: <Activities /> },
							{ key: "background", label: "6. Background (optional)", forceRender: true, children: <Background /> },
							{ key: "finish", label: "7. Review & sign", forceRender: true, children: <Finish /> },
						]}
					/>
				</Form>
			</Layout>
		</ConfigProvider>
	);
}

const FORMATS: Record<string, string> = { birthdate: "YYYY-MM-DD", hsGrad: "YYYY-MM" };
const pathOf = (key: string) => key.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
(window as any).formState = () => {
	const state: Record<string, unknown> = {};
	for (const key of KEYS) {
		const value = theForm.getFieldValue(pathOf(key));
		state[key] = dayjs.isDayjs(value) ? value.format(FORMATS[key] ?? "YYYY") : (value ?? "");
	}
	return { ...state, submitted };
};
function shownOf(key: string): unknown {
	const element = document.getElementById(`apply_${key.replaceAll(".", "_")}`) as HTMLInputElement | null;
	if (!element) return "";
	const select = element.closest(".ant-select");
	if (select?.classList.contains("ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent);
	if (select) return select.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	if (element.matches("button")) return element.getAttribute("aria-checked") === "true";
	if (element.matches("input[type=checkbox]")) return element.checked;
	if (element.matches("input, textarea")) return element.value;
	const chosen = [...element.querySelectorAll<HTMLInputElement>("input:checked")].map((each) => each.closest("label")!.textContent!.trim());
	return element.querySelector("input[type=checkbox]") ? chosen : (chosen[0] ?? "");
}
(window as any).formShown = () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)]));

createRoot(document.getElementById("root")!).render(<Page />);
