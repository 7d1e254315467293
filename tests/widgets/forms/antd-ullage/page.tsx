import "antd/dist/reset.css";
import "./styles.css";
import { MinusCircleOutlined, PlusOutlined } from "@ant-design/icons";
import {
	AutoComplete, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, type FormInstance, Input, InputNumber, Layout, Radio,
	Row, Select, Space, Typography,
} from "antd";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const plain = (all: string[]) => all.map((value) => ({ value, label: value }));
const states = STATES.map(([value, label]) => ({ value, label }));
const EXAMS = [
	["AP_BIO", "AP Biology"],
	["AP_CALAB", "AP Calculus AB"],
	["AP_CALBC", "AP Calculus BC"],
	["AP_CHEM", "AP Chemistry"],
	["AP_CSA", "AP Computer Science A"],
	["AP_CSP", "AP Computer Science Principles"],
	["AP_ENGLANG", "AP English Language"],
	["AP_ENGLIT", "AP English Literature"],
	["AP_ENV", "AP Environmental Science"],
	["AP_EURO", "AP European History"],
	["AP_HUG", "AP Human Geography"],
	["AP_MACRO", "AP Macroeconomics"],
	["AP_PHYS1", "AP Physics 1"],
	["AP_PSYCH", "AP Psychology"],
	["AP_SPLANG", "AP Spanish Language"],
	["AP_STAT", "AP Statistics"],
	["AP_USGOV", "AP U.S. Government"],
	["AP_USH", "AP U.S. History"],
	["AP_WORLD", "AP World History"],
	["IB_BIOHL", "IB Biology HL"],
	["IB_CHEMHL", "IB Chemistry HL"],
	["IB_ENGHL", "IB English A HL"],
	["IB_HISTHL", "IB History HL"],
	["IB_MATHSL", "IB Mathematics SL"],
].map(([value, label]) => ({ value, label }));
const GRADES = ["9", "10", "11", "12"];
const LISTS = {
	exams: ["subject", "score", "year"],
	courses: ["title", "grade", "credits"],
	activities: ["org", "role", "grades", "hours", "weeks"],
	honors: ["title", "grade"],
} as const;
const FLAT = [
	"last", "first", "middle", "preferred", "dob", "email", "cell", "applicantId", "street", "line2", "city", "state", "zip", "country", "term", "major",
	"degree", "hs", "hsCity", "hsState", "hsGrad", "gpaU", "gpaW", "rank", "size", "satRW", "satM", "act", "citizenship", "firstGen", "why", "book",
	"recName", "recEmail", "recTitle", "counselorEmail", "ferpa", "signature",
] as const;
const MAX = 3;
let form: FormInstance;
let submitted = false;

function Rows({ name, add, children }: { name: keyof typeof LISTS; add: string; children: (at: number) => React.ReactNode }) {
	return (
		<Form.List name={name}>
			{(fields, { add: append, remove }) => (
				<>
					{fields.map(({ key, name: at }) => (
						<Space key={key} className="row" align="baseline" data-list={name}>
							{children(at)}
							<MinusCircleOutlined aria-label="Remove" role="button" onClick={() => remove(at)} />
						</Space>
					))}
					<Form.Item>
						<Button type="dashed" onClick={() => append()} icon={<PlusOutlined />} disabled={fields.length >= MAX}>
							{add}
						</Button>
					</Form.Item>
				</>
			)}
		</Form.List>
	);
}

function HonorsApplication() {
	const [instance] = Form.useForm();
	form = instance;
	const [sent, setSent] = useState(false);
	const send = () => {
		submitted = true;
		setSent(true);
	};
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#6b1f2a", borderRadius: 2 } }}>
			<Layout>
				<Layout.Header>
					<Typography.Text strong style={{ color: "#fff" }}>
						Kestrel State University · Honors Program
					</Typography.Text>
				</Layout.Header>
				<Layout.Content className="content">
					<Typography.Title level={2}>Honors Application</Typography.Title>
					<Typography.Paragraph type="secondary">Entering freshmen. Due Feb 1, 11:59 pm. Lists: three entries each, best first.</Typography.Paragraph>
					<Form
						form={instance}
						name="hp"
						labelCol={{ span: 4 }}
						wrapperCol={{ span: 20 }}
						labelAlign="left"
						colon={false}
						initialValues={{ courses: [{}] }}
						onFinish={send}
						onFinishFailed={send}
					>
						<Divider titlePlacement="start">Applicant</Divider>
						<Form.Item label="Last" name="last" className="q-last" rules={[{ required: true }]}><Input /></Form.Item>
						<Form.Item label="First" name="first" className="q-first" rules={[{ required: true }]}><Input /></Form.Item>
						<Form.Item label="Middle" name="middle" className="q-middle"><Input /></Form.Item>
						<Form.Item label="Preferred" name="preferred" className="q-preferred"><Input /></Form.Item>
						<Form.Item label="Birth date" name="dob" className="q-dob" rules={[{ required: true }]}><DatePicker format="MM/DD/YYYY" /></Form.Item>
						<Form.Item label="Email" name="email" className="q-email" rules={[{ required: true }]}><Input /></Form.Item>
						<Form.Item label="Cell" name="cell" className="q-cell"><Input /></Form.Item>
						<Form.Item label="KSU applicant no." name="applicantId" className="q-applicantId" extra="From your admission email"><Input style={{ width: 200 }} /></Form.Item>
						<Form.Item label="Street" name="street" className="q-street"><Input /></Form.Item>
						<Form.Item label="Line 2" name="line2" className="q-line2"><Input /></Form.Item>
						<Form.Item label="City" name="city" className="q-city"><Input /></Form.Item>
						<Form.Item label="State" name="state" className="q-state"><Select showSearch={{ optionFilterProp: "label" }} options={states} /></Form.Item>
						<Form.Item label="ZIP" name="zip" className="q-zip"><Input style={{ width: 200 }} /></Form.Item>
						<Form.Item label="Country" name="country" className="q-country"><Select showSearch options={plain(COUNTRIES)} /></Form.Item>
						<Form.Item label="Citizenship" name="citizenship" className="q-citizenship">
							<Select options={[{ value: "C", label: "US citizen" }, { value: "N", label: "US national" }, { value: "P", label: "Permanent resident" }, { value: "V", label: "Visa / other" }]} />
						</Form.Item>
						<Form.Item label="First-gen" name="firstGen" className="q-firstGen"><Radio.Group options={[{ value: true, label: "Yes" }, { value: false, label: "No" }]} /></Form.Item>

						<Divider titlePlacement="start">Entry</Divider>
						<Form.Item label="Term" name="term" className="q-term"><Select options={plain(["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028"])} /></Form.Item>
						<Form.Item label="Major" name="major" className="q-major"><AutoComplete showSearch={{ filterOption: (typed, option) => String(option?.value).toLowerCase().includes(typed.toLowerCase()) }} options={MAJORS.map((value) => ({ value }))} /></Form.Item>
						<Form.Item label="Final degree goal" name="degree" className="q-degree"><Radio.Group optionType="button" options={plain(["Bachelor's", "Master's", "Doctorate", "Professional", "Undecided"])} /></Form.Item>

						<Divider titlePlacement="start">High school</Divider>
						<Form.Item label="School" name="hs" className="q-hs"><Input /></Form.Item>
						<Form.Item label="City" name="hsCity" className="q-hsCity"><Input /></Form.Item>
						<Form.Item label="State" name="hsState" className="q-hsState"><Select showSearch={{ optionFilterProp: "label" }} options={states} /></Form.Item>
						<Form.Item label="Graduation" name="hsGrad" className="q-hsGrad"><DatePicker picker="month" format="MM/YYYY" /></Form.Item>
						<Row gutter={16}>
							<Col span={12}><Form.Item label="GPA, unwtd." name="gpaU" className="q-gpaU" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }}><InputNumber min={0} max={4} step={0.01} /></Form.Item></Col>
							<Col span={12}><Form.Item label="GPA, wtd." name="gpaW" className="q-gpaW" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }}><InputNumber min={0} max={6} step={0.01} /></Form.Item></Col>
							<Col span={12}><Form.Item label="Rank" name="rank" className="q-rank" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }}><InputNumber min={1} /></Form.Item></Col>
							<Col span={12}><Form.Item label="Class size" name="size" className="q-size" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }}><InputNumber min={1} /></Form.Item></Col>
							<Col span={12}><Form.Item label="SAT R&W" name="satRW" className="q-satRW" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }}><InputNumber min={200} max={800} step={10} /></Form.Item></Col>
							<Col span={12}><Form.Item label="SAT Math" name="satM" className="q-satM" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }}><InputNumber min={200} max={800} step={10} /></Form.Item></Col>
							<Col span={12}><Form.Item label="ACT comp." name="act" className="q-act" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }}><InputNumber min={1} max={36} /></Form.Item></Col>
						</Row>

						<Divider titlePlacement="start">AP / IB</Divider>
						<Rows name="exams" add="Add exam">
							{(at) => (
								<>
									<Form.Item name={[at, "subject"]} noStyle><Select data-part="subject" showSearch={{ optionFilterProp: "label" }} placeholder="Exam" style={{ width: 320 }} options={EXAMS} /></Form.Item>
									<Form.Item name={[at, "score"]} noStyle><Select data-part="score" placeholder="Score" style={{ width: 100 }} options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: String(value) }))} /></Form.Item>
									<Form.Item name={[at, "year"]} noStyle><DatePicker data-part="year" picker="year" placeholder="Year" /></Form.Item>
								</>
							)}
						</Rows>

						<Divider titlePlacement="start">College courses taken</Divider>
						<Rows name="courses" add="Add course">
							{(at) => (
								<>
									<Form.Item name={[at, "title"]} noStyle><Input data-part="title" placeholder="Title" style={{ width: 320 }} /></Form.Item>
									<Form.Item name={[at, "grade"]} noStyle><Input data-part="grade" placeholder="Grade" style={{ width: 100 }} /></Form.Item>
									<Form.Item name={[at, "credits"]} noStyle><InputNumber data-part="credits" placeholder="Credits" min={0} step={0.5} /></Form.Item>
								</>
							)}
						</Rows>

						<Divider titlePlacement="start">Honors and awards</Divider>
						<Rows name="honors" add="Add honor">
							{(at) => (
								<>
									<Form.Item name={[at, "title"]} noStyle><Input data-part="title" placeholder="Honor" style={{ width: 420 }} maxLength={100} /></Form.Item>
									<Form.Item name={[at, "grade"]} noStyle><Select data-part="grade" placeholder="Grade" style={{ width: 120 }} options={plain(GRADES)} /></Form.Item>
								</>
							)}
						</Rows>

						<Divider titlePlacement="start">Activities</Divider>
						<Form.List name="activities">
							{(fields, { add, remove }) => (
								<>
									{fields.map(({ key, name: at }) => (
										<Card key={key} size="small" className="activity" data-list="activities" title={`Activity ${at + 1}`} extra={<Button type="link" onClick={() => remove(at)}>Remove</Button>}>
											<Form.Item label="Organization" name={[at, "org"]} className="part-org"><Input /></Form.Item>
											<Form.Item label="Role" name={[at, "role"]} className="part-role"><Input maxLength={50} /></Form.Item>
											<Form.Item label="Grades" name={[at, "grades"]} className="part-grades"><Checkbox.Group options={GRADES} /></Form.Item>
											<Form.Item label="Hrs/wk" name={[at, "hours"]} className="part-hours"><InputNumber min={0} max={168} /></Form.Item>
											<Form.Item label="Wks/yr" name={[at, "weeks"]} className="part-weeks"><InputNumber min={0} max={52} /></Form.Item>
										</Card>
									))}
									<Button type="dashed" block onClick={() => add()} icon={<PlusOutlined />} disabled={fields.length >= MAX}>
										Add activity
									</Button>
								</>
							)}
						</Form.List>

						<Divider titlePlacement="start">Short answers</Divider>
						<Form.Item label="Why honors?" name="why" className="q-why" rules={[{ required: true }]} extra="150 words"><Input.TextArea rows={4} /></Form.Item>
						<Form.Item label="Last book read" name="book" className="q-book"><Input /></Form.Item>

						<Divider titlePlacement="start">Recommender</Divider>
						<Form.Item label="Teacher" name="recName" className="q-recName"><Input /></Form.Item>
						<Form.Item label="Title" name="recTitle" className="q-recTitle"><Input /></Form.Item>
						<Form.Item label="Email" name="recEmail" className="q-recEmail" rules={[{ required: true }]}><Input /></Form.Item>
						<Form.Item label="Counselor email" name="counselorEmail" className="q-counselorEmail"><Input /></Form.Item>

						<Divider titlePlacement="start">Sign</Divider>
						<Form.Item name="ferpa" valuePropName="checked" className="q-ferpa" wrapperCol={{ offset: 4 }}><Checkbox>I waive my right to see recommendations.</Checkbox></Form.Item>
						<Form.Item label="Signature" name="signature" className="q-signature" rules={[{ required: true }]}><Input placeholder="Type full name" /></Form.Item>
						<Form.Item wrapperCol={{ offset: 4 }}><Button type="primary" htmlType="submit">{sent ? "Submitted" : "Submit"}</Button></Form.Item>
					</Form>
				</Layout.Content>
			</Layout>
		</ConfigProvider>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<HonorsApplication />);

const DATES: Record<string, string> = { dob: "YYYY-MM-DD", hsGrad: "YYYY-MM", year: "YYYY" };
const kept = (key: string, value: unknown) => (dayjs.isDayjs(value) ? value.format(DATES[key]) : (value ?? ""));
function formState() {
	const values = form.getFieldsValue(true);
	const state: Record<string, unknown> = { submitted };
	for (const key of FLAT) state[key] = kept(key, values[key]);
	for (const [list, parts] of Object.entries(LISTS))
		for (let i = 0; i < MAX; i++) for (const part of parts) state[`${list}${i + 1}.${part}`] = kept(part, values[list]?.[i]?.[part]);
	return state;
}
function read(host: Element | null | undefined): unknown {
	if (!host) return "";
	const boxes = host.querySelector(".ant-checkbox-group, .ant-radio-group");
	if (boxes) {
		const chosen = [...boxes.querySelectorAll<HTMLElement>("label:has(input:checked)")].map((each) => each.innerText.trim());
		return boxes.classList.contains("ant-checkbox-group") ? (chosen.length ? chosen : "") : (chosen[0] ?? "");
	}
	const box = host.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	const select = host.closest(".ant-select") ?? host.querySelector(".ant-select");
	if (select && !select.classList.contains("ant-select-auto-complete"))
		return select.querySelector<HTMLElement>(".ant-select-content-has-value, .ant-select-selection-item")?.innerText.trim() ?? "";
	const field = host.matches("input, textarea") ? host : host.querySelector("input, textarea");
	return (field as HTMLInputElement | null)?.value ?? "";
}
function formShown() {
	const shown: Record<string, unknown> = {};
	for (const key of FLAT) shown[key] = read(document.querySelector(`.q-${key}`));
	shown.ferpa ||= "";
	for (const [list, parts] of Object.entries(LISTS)) {
		const rows = document.querySelectorAll(`[data-list=${list}]`);
		for (let i = 0; i < MAX; i++)
			for (const part of parts) shown[`${list}${i + 1}.${part}`] = rows[i] ? read(rows[i].querySelector(`.part-${part}`) ?? document.getElementById(`hp_${list}_${i}_${part}`)) : "";
	}
	return shown;
}
Object.assign(window, { formState, formShown });
