import { useEffect, useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import {
	Alert, AutoComplete, Button, Card, Cascader, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber,
	Modal, Radio, Row, Select, Space, Spin, Steps, Switch, Table, Typography,
} from "antd";
import dayjs from "dayjs";
import "antd/dist/reset.css";
import { COUNTRIES, STATES } from "../../lists";
import "./rill.css";

const { Title, Paragraph, Text } = Typography;

const SCHOOLS = [
	["380025", "Ashland High School", "Ashland", "OR"],
	["380031", "Ashland Valley High School", "Ashland", "OR"],
	["180110", "Ashland Paul Blazer High School", "Ashland", "KY"],
	["360205", "Ashland Senior High School", "Ashland", "OH"],
	["053905", "Yreka High School", "Yreka", "CA"],
	["380680", "Medford South High School", "Medford", "OR"],
	["481095", "Valley High School", "Menlo", "WA"],
	["380455", "Willamette Valley Academy", "Salem", "OR"],
];
const STREETS = [
	{ line: "4127 Juniper Hollow Lane", city: "Yreka", state: "CA", zip: "96097" },
	{ line: "4127 Juniper Hill Road", city: "Bend", state: "OR", zip: "97703" },
	{ line: "4127 Juniper Street", city: "San Diego", state: "CA", zip: "92104" },
	{ line: "201 Mountain Avenue", city: "Ashland", state: "OR", zip: "97520" },
];
const GRADES = [
	{ value: 9, label: "9 (Freshman)" },
	{ value: 10, label: "10 (Sophomore)" },
	{ value: 11, label: "11 (Junior)" },
	{ value: 12, label: "12 (Senior)" },
];
const KINDS = [
	"Academic club", "Art or design", "Athletics – club", "Athletics – varsity", "Career-oriented", "Community service", "Computer / technology",
	"Cultural", "Dance", "Debate or speech", "Environmental", "Family responsibilities", "Journalism / publication", "Music – instrumental",
	"Music – vocal", "Religious", "Research", "Robotics", "Student government", "Theater / drama", "Work (paid)", "Other",
].map((label) => ({ value: label, label }));
const PROGRAMS = [
	{ value: "art", label: "School of Art", children: [{ value: "paint", label: "Painting" }, { value: "sculpt", label: "Sculpture" }, { value: "ceram", label: "Ceramics" }] },
	{ value: "design", label: "School of Design", children: [{ value: "ind", label: "Industrial Design" }, { value: "gd", label: "Graphic Design" }, { value: "fash", label: "Fashion" }] },
	{ value: "media", label: "School of Moving Image", children: [{ value: "anim", label: "Animation" }, { value: "film", label: "Film" }] },
];
const TERMS = [2026, 2027, 2028].map((year) => ({
	value: String(year),
	label: String(year),
	children: [{ value: "SP", label: `Spring ${year}` }, { value: "FA", label: `Fall ${year}` }],
}));
const DIALS = [["US", "+1"], ["CN", "+86"], ["KR", "+82"], ["MX", "+52"], ["GB", "+44"], ["IN", "+91"], ["NG", "+234"], ["BR", "+55"], ["JP", "+81"]].map(
	([code, dial]) => ({ value: dial, label: `${code} ${dial}` }),
);

type Award = { title: string; grade: number; note?: string };
let values: () => Record<string, any> = () => ({});
let awardsNow: Award[] = [];
let sent = false;

function SchoolSelect({ id, value, onChange }: { id?: string; value?: string; onChange?: (value: string) => void }) {
	const [options, setOptions] = useState<any[]>([]);
	const [busy, setBusy] = useState(false);
	const asked = useRef(0);
	const timer = useRef<any>(null);
	const search = (text: string) => {
		clearTimeout(timer.current);
		const mine = ++asked.current;
		if (text.trim().length < 3) return setOptions([]);
		timer.current = setTimeout(() => {
			setBusy(true);
			setOptions([]);
			setTimeout(() => {
				if (mine !== asked.current) return;
				setBusy(false);
				const words = text.toLowerCase().split(/\s+/).filter(Boolean);
				setOptions(
					SCHOOLS.filter(([, name, city]) => words.every((word) => `${name} ${city}`.toLowerCase().includes(word))).map(([ceeb, name, city, state]) => ({
						value: ceeb,
						label: name,
						place: `${city}, ${state}`,
					})),
				);
			}, 350);
		}, 250);
	};
	return (
		<Select
			id={id}
			value={value}
			onChange={onChange}
			allowClear
			showSearch={{ filterOption: false, onSearch: search }}
			placeholder="Type at least 3 letters"
			notFoundContent={busy ? <Spin size="small" /> : null}
			options={options}
			optionRender={(option) => (
				<Space orientation="vertical" size={0}>
					<span>{option.data.label}</span>
					<Text type="secondary" style={{ fontSize: 12 }}>{option.data.place} · CEEB {option.data.value}</Text>
				</Space>
			)}
		/>
	);
}

function Activities() {
	const [open, setOpen] = useState<string[]>([]);
	return (
		<Form.List name="activities">
			{(fields, { add, remove }) => (
				<>
					<Collapse
						accordion
						activeKey={open}
						onChange={(key) => setOpen(([] as string[]).concat(key as any))}
						items={fields.map((field, at) => ({
							key: String(field.key),
							label: (
								<Form.Item noStyle shouldUpdate>
									{({ getFieldValue }) => <span>Activity {at + 1}{getFieldValue(["activities", field.name, "org"]) ? ` — ${getFieldValue(["activities", field.name, "org"])}` : ""}</span>}
								</Form.Item>
							),
							extra: <Button type="link" size="small" danger onClick={(event) => { event.stopPropagation(); remove(field.name); }}>Remove</Button>,
							forceRender: true,
							children: (
								<>
									<Row gutter={16}>
										<Col span={12}>
											<Form.Item name={[field.name, "kind"]} label="Type of activity" rules={[{ required: true }]}>
												<Select showSearch placeholder="Select" options={KINDS} />
											</Form.Item>
										</Col>
										<Col span={12}>
											<Form.Item name={[field.name, "org"]} label="Club, organization or employer" rules={[{ required: true, message: "Tell us where" }]}>
												<Input maxLength={100} />
											</Form.Item>
										</Col>
										<Col span={12}>
											<Form.Item name={[field.name, "role"]} label="Your role">
												<Input placeholder="e.g. member, treasurer" />
											</Form.Item>
										</Col>
										<Col span={12}>
											<Form.Item name={[field.name, "grades"]} label="When did you take part?" tooltip="Choose every grade level that applies">
												<Select mode="multiple" placeholder="Grade level(s)" options={GRADES} />
											</Form.Item>
										</Col>
										<Col span={6}>
											<Form.Item name={[field.name, "hours"]} label="Hrs / week">
												<InputNumber min={0} max={80} style={{ width: "100%" }} />
											</Form.Item>
										</Col>
										<Col span={6}>
											<Form.Item name={[field.name, "weeks"]} label="Wks / year">
												<InputNumber min={0} max={52} style={{ width: "100%" }} />
											</Form.Item>
										</Col>
									</Row>
									<Form.Item name={[field.name, "about"]} label="What did you do, make or lead?">
										<Input.TextArea rows={3} maxLength={200} showCount />
									</Form.Item>
								</>
							),
						}))}
					/>
					<Button type="dashed" block style={{ marginTop: 12 }} disabled={fields.length >= 6} onClick={() => { add(); setOpen([String(fields.length === 0 ? 0 : Math.max(...fields.map((each) => each.key)) + 1)]); }}>
						+ Add activity
					</Button>
				</>
			)}
		</Form.List>
	);
}

function Awards() {
	const [list, setList] = useState<Award[]>([]);
	const [open, setOpen] = useState(false);
	const [form] = Form.useForm();
	awardsNow = list;
	return (
		<>
			<Table
				size="small"
				rowKey={(row) => list.indexOf(row)}
				dataSource={list}
				pagination={false}
				locale={{ emptyText: "No honors added yet" }}
				className="awards-table"
				columns={[
					{ title: "Honor", dataIndex: "title" },
					{ title: "Grade", dataIndex: "grade", render: (grade) => GRADES.find((each) => each.value === grade)?.label },
					{ title: "Notes", dataIndex: "note" },
					{ title: "", key: "action", render: (_, row) => <Button type="link" onClick={() => setList(list.filter((each) => each !== row))}>Delete</Button> },
				]}
			/>
			<Button style={{ marginTop: 12 }} onClick={() => { form.resetFields(); setOpen(true); }}>Add honor or award</Button>
			<Modal
				title="Honor or award"
				open={open}
				okText="Save"
				transitionName=""
				maskTransitionName=""
				onCancel={() => setOpen(false)}
				onOk={() => form.validateFields().then((value) => { setList((before) => [...before, value]); setOpen(false); }, () => {})}
				destroyOnHidden
			>
				<Form form={form} layout="vertical" name="award" preserve={false}>
					<Form.Item name="title" label="Title of honor" rules={[{ required: true, message: "Please enter a title" }]}>
						<Input />
					</Form.Item>
					<Form.Item name="grade" label="Grade level when received" rules={[{ required: true }]}>
						<Radio.Group options={[9, 10, 11, 12].map((value) => ({ value, label: String(value) }))} optionType="button" buttonStyle="solid" />
					</Form.Item>
					<Form.Item name="note" label="What was it for?">
						<Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
					</Form.Item>
				</Form>
			</Modal>
		</>
	);
}

function Application() {
	const [form] = Form.useForm();
	const [streets, setStreets] = useState<any[]>([]);
	const timer = useRef<any>(null);
	values = () => form.getFieldsValue(true);
	const findStreet = (text: string) => {
		clearTimeout(timer.current);
		if (text.length < 5) return setStreets([]);
		timer.current = setTimeout(
			() => setStreets(STREETS.filter(({ line }) => line.toLowerCase().startsWith(text.toLowerCase().slice(0, 30))).map((at) => ({ value: at.line, label: `${at.line}, ${at.city}, ${at.state} ${at.zip}`, at }))),
			400,
		);
	};
	return (
		<Form
			form={form}
			name="app"
			layout="vertical"
			scrollToFirstError
			initialValues={{ dial: "+1", promo: false, firstGen: undefined }}
			onFinish={() => { sent = true; }}
			onFinishFailed={() => { sent = true; }}
		>
			<Card title="About you">
				<Row gutter={16}>
					<Col xs={24} md={8}><Form.Item name="legalFirst" label="Legal first name" rules={[{ required: true }]}><Input autoComplete="given-name" /></Form.Item></Col>
					<Col xs={24} md={8}><Form.Item name="legalMiddle" label="Middle name"><Input /></Form.Item></Col>
					<Col xs={24} md={8}><Form.Item name="legalLast" label="Legal last / family name" rules={[{ required: true }]}><Input autoComplete="family-name" /></Form.Item></Col>
					<Col xs={24} md={8}><Form.Item name="chosen" label="Chosen name" extra="What should we call you in emails?"><Input /></Form.Item></Col>
					<Col xs={24} md={8}>
						<Form.Item name="dob" label="Birthdate" rules={[{ required: true }]}>
							<DatePicker inputReadOnly format="MMM D, YYYY" defaultPickerValue={dayjs("2008-11-01")} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col xs={24} md={8}><Form.Item name="ssn" label="Social Security Number" extra="Only needed if you apply for federal aid"><Input.Password autoComplete="off" /></Form.Item></Col>
				</Row>
				<Form.Item name="pronouns" label="Pronouns">
					<Radio.Group>
						<Radio.Button value="she">she/her</Radio.Button>
						<Radio.Button value="he">he/him</Radio.Button>
						<Radio.Button value="they">they/them</Radio.Button>
						<Radio.Button value="ask">ask me</Radio.Button>
					</Radio.Group>
				</Form.Item>
				<Divider titlePlacement="start" plain>Contact</Divider>
				<Row gutter={16}>
					<Col xs={24} md={12}><Form.Item name="email" label="Email" rules={[{ required: true, type: "email" }]} validateTrigger="onBlur"><Input /></Form.Item></Col>
					<Col xs={24} md={12}>
						<Form.Item label="Mobile phone">
							<Space.Compact block>
								<Form.Item name="dial" noStyle><Select style={{ width: 110 }} options={DIALS} popupMatchSelectWidth={false} /></Form.Item>
								<Form.Item name="mobile" noStyle><Input style={{ flex: 1 }} inputMode="tel" /></Form.Item>
							</Space.Compact>
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="country" label="Country / region" rules={[{ required: true }]}>
					<Select showSearch={{ optionFilterProp: "label" }} placeholder="Please select" options={COUNTRIES.map((each) => ({ value: each, label: each }))} />
				</Form.Item>
				<Form.Item name="street" label="Street address" extra="Start typing and pick your address from the list, or write it out.">
					<AutoComplete
						options={streets}
						onSearch={findStreet}
						onSelect={(_: string, option: any) => form.setFieldsValue({ city: option.at.city, state: option.at.state, zip: option.at.zip })}
					/>
				</Form.Item>
				<Row gutter={16}>
					<Col span={6}><Form.Item name="unit" label="Apt / unit"><Input /></Form.Item></Col>
					<Col span={8}><Form.Item name="city" label="City"><Input /></Form.Item></Col>
					<Col span={6}>
						<Form.Item name="state" label="State / province">
							<Select showSearch={{ optionFilterProp: "label" }} options={STATES.map(([value, label]) => ({ value, label }))} />
						</Form.Item>
					</Col>
					<Col span={4}><Form.Item name="zip" label="Postal code"><Input /></Form.Item></Col>
				</Row>
				<Row gutter={16}>
					<Col span={12}><Form.Item name="iceName" label="Emergency contact – full name"><Input /></Form.Item></Col>
					<Col span={12}><Form.Item name="icePhone" label="Emergency contact – phone"><Input /></Form.Item></Col>
				</Row>
			</Card>

			<Card title="Plan of study">
				<Row gutter={16}>
					<Col span={12}>
						<Form.Item name="term" label="When do you want to start?" rules={[{ required: true }]}>
							<Cascader options={TERMS} placeholder="Year / term" />
						</Form.Item>
					</Col>
					<Col span={12}>
						<Form.Item name="program" label="First-choice studio" rules={[{ required: true }]}>
							<Cascader options={PROGRAMS} placeholder="School / program" />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="media" label="Which media are in your portfolio?">
					<Checkbox.Group options={["Drawing", "Painting", "Photography", "3D / sculpture", "Digital", "Time-based"]} />
				</Form.Item>
				<Form.Item name="portfolio" label="Portfolio link" rules={[{ type: "url", warningOnly: true }]}><Input placeholder="https://" /></Form.Item>
				<Form.Item name="statement" label="Describe an object you made that failed, and what you did next.">
					<Input.TextArea rows={5} showCount maxLength={2000} />
				</Form.Item>
			</Card>

			<Card title="School and scores">
				<Form.Item name="school" label="High school" rules={[{ required: true }]}><SchoolSelect /></Form.Item>
				<Row gutter={16}>
					<Col span={8}>
						<Form.Item name="grade" label="Current grade"><Select options={[...GRADES, { value: 13, label: "Graduated / gap year" }]} /></Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="gradMonth" label="Graduation month"><DatePicker picker="month" format="MMMM YYYY" style={{ width: "100%" }} /></Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="gpa" label="Unweighted GPA (4.0 scale)"><InputNumber min={0} max={4} step={0.01} precision={2} style={{ width: "100%" }} /></Form.Item>
					</Col>
				</Row>
				<Row gutter={16}>
					<Col span={8}><Form.Item name="satVerbal" label="SAT Reading & Writing"><InputNumber min={200} max={800} step={10} style={{ width: "100%" }} /></Form.Item></Col>
					<Col span={8}><Form.Item name="satMath" label="SAT Math"><InputNumber min={200} max={800} step={10} style={{ width: "100%" }} /></Form.Item></Col>
					<Col span={8}><Form.Item name="act" label="ACT Composite"><InputNumber min={1} max={36} style={{ width: "100%" }} /></Form.Item></Col>
				</Row>
				<Row gutter={16}>
					<Col span={12}><Form.Item name="teacherName" label="Art teacher writing for you"><Input /></Form.Item></Col>
					<Col span={12}><Form.Item name="teacherEmail" label="Teacher's email"><Input /></Form.Item></Col>
				</Row>
			</Card>

			<Card title="Activities and work"><Paragraph type="secondary">Up to six. List the ones that matter most to you first.</Paragraph><Activities /></Card>
			<Card title="Honors"><Awards /></Card>

			<Card title="A few more questions">
				<Form.Item name="citizen" label="Citizenship">
					<Select options={[
						{ value: "USC", label: "U.S. citizen or national" },
						{ value: "PR", label: "U.S. permanent resident" },
						{ value: "REF", label: "Refugee / asylee" },
						{ value: "DACA", label: "DACA / undocumented" },
						{ value: "INTL", label: "International (visa required)" },
					]} />
				</Form.Item>
				<Form.Item name="hispanic" label="Are you Hispanic or Latino/a/x?">
					<Radio.Group buttonStyle="solid"><Radio.Button value="Y">Yes</Radio.Button><Radio.Button value="N">No</Radio.Button><Radio.Button value="X">Prefer not to say</Radio.Button></Radio.Group>
				</Form.Item>
				<Form.Item name="heard" label="How did you first hear about us?">
					<Select allowClear options={["Portfolio day", "Instagram", "Teacher", "Alum", "Search engine"].map((each) => ({ value: each, label: each }))} />
				</Form.Item>
				<Form.Item name="promo" label="Text me about open studios and events" valuePropName="checked"><Switch /></Form.Item>
				<Form.Item name="agree" valuePropName="checked" rules={[{ required: true }]}><Checkbox>I certify that this is my own work and the information is true.</Checkbox></Form.Item>
			</Card>
			<Space><Button>Save draft</Button><Button type="primary" htmlType="submit">Continue to review</Button></Space>
		</Form>
	);
}

function App() {
	const [step, setStep] = useState(0);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#1f3a5f", borderRadius: 2, motion: false } }}>
			<div className="rill">
				<Title level={2}>Rill University of Art &amp; Design</Title>
				<Steps current={step} size="small" items={[{ title: "Before you start" }, { title: "Application" }, { title: "Review" }]} />
				{step === 0 ? (
					<Card style={{ marginTop: 24 }}>
						<Alert type="info" title="You will need your transcript and a link to 10–15 images." />
						<Paragraph style={{ marginTop: 16 }}>Undergraduate application for first-year students. It takes about 30 minutes.</Paragraph>
						<Button type="primary" onClick={() => setStep(1)}>Start application</Button>
					</Card>
				) : (
					<Application />
				)}
			</div>
		</ConfigProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const PLAIN = ["legalFirst", "legalMiddle", "legalLast", "chosen", "ssn", "email", "mobile", "street", "unit", "city", "zip", "iceName", "icePhone", "portfolio", "statement", "gpa", "satVerbal", "satMath", "act", "teacherName", "teacherEmail", "dob", "gradMonth"];
const SELECTS = ["dial", "country", "state", "term", "program", "school", "grade", "citizen", "heard"];
const RADIOS = ["pronouns", "hispanic"];
const ACTS = ["kind", "org", "role", "grades", "hours", "weeks", "about"];
const box = (id: string) => document.getElementById(`app_${id}`) as HTMLInputElement | null;
const selected = (id: string) => box(id)?.closest(".ant-select")?.querySelector(".ant-select-content-has-value")?.textContent ?? "";
const chips = (id: string) => [...(box(id)?.closest(".ant-select")?.querySelectorAll(".ant-select-selection-item-content") ?? [])].map((each) => each.textContent ?? "");
const day = (value: any, format: string) => (value ? value.format(format) : "");

(window as any).formState = () => {
	const held = values();
	const out: Record<string, unknown> = {};
	for (const key of [...PLAIN, ...SELECTS, ...RADIOS]) out[key] = held[key] ?? "";
	for (const key of ["term", "program", "media"]) out[key] = held[key] ?? [];
	for (const key of ["promo", "agree"]) out[key] = held[key] ?? false;
	out.dob = day(held.dob, "YYYY-MM-DD");
	out.gradMonth = day(held.gradMonth, "YYYY-MM");
	for (let at = 0; at < 3; at++)
		for (const key of ACTS) out[`act${at}_${key}`] = held.activities?.[at]?.[key] ?? (key === "grades" ? [] : "");
	for (let at = 0; at < 3; at++)
		for (const key of ["title", "grade", "note"]) out[`honor${at}_${key}`] = (awardsNow[at] as any)?.[key] ?? "";
	out.submitted = sent;
	return out;
};
(window as any).formShown = () => {
	const out: Record<string, unknown> = {};
	for (const key of PLAIN) out[key] = box(key)?.value ?? "";
	for (const key of SELECTS) out[key] = selected(key);
	for (const key of RADIOS) out[key] = box(key)?.querySelector(".ant-radio-button-wrapper-checked")?.textContent ?? "";
	out.media = [...(box("media")?.querySelectorAll(".ant-checkbox-wrapper-checked") ?? [])].map((each) => each.textContent);
	out.promo = box("promo")?.getAttribute("aria-checked") === "true";
	out.agree = box("agree")?.checked ?? false;
	for (let at = 0; at < 3; at++)
		for (const key of ACTS) {
			const id = `activities_${at}_${key}`;
			out[`act${at}_${key}`] = key === "kind" ? selected(id) : key === "grades" ? chips(id) : (box(id)?.value ?? "");
		}
	const rows = document.querySelectorAll(".awards-table tbody tr.ant-table-row");
	for (let at = 0; at < 3; at++) ["title", "grade", "note"].forEach((key, nth) => { out[`honor${at}_${key}`] = rows[at]?.children[nth]?.textContent ?? ""; });
	return out;
};
