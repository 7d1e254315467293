import "./page.css";
import { Alert, Button, Card, Checkbox, Col, DatePicker, Form, Input, InputNumber, Radio, Row, Select, Table, Typography } from "antd";
import type { Dayjs } from "dayjs";
import { createRoot } from "react-dom/client";
import { useEffect } from "react";
import type { FormInstance } from "antd";

const { Title, Paragraph, Text } = Typography;

const SUBJECTS = [
	"Arts (visual or performing)",
	"English",
	"History / social science",
	"Laboratory science",
	"Mathematics",
	"World language",
	"Other elective",
];
const AP = [
	"African American Studies",
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Chinese Language and Culture",
	"Computer Science A",
	"Computer Science Principles",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"French Language and Culture",
	"Human Geography",
	"Latin",
	"Macroeconomics",
	"Microeconomics",
	"Music Theory",
	"Physics 1",
	"Physics 2",
	"Precalculus",
	"Psychology",
	"Spanish Language and Culture",
	"Spanish Literature and Culture",
	"Statistics",
	"United States Government and Politics",
	"United States History",
	"World History: Modern",
];
const LINES = [0, 1, 2];
const FORM = "srar";
let held: FormInstance;
let submitted = false;

const columns = [
	{
		title: "Subject area",
		width: "26%",
		render: (_: unknown, line: number) => (
			<Form.Item name={["courses", line, "area"]} noStyle>
				<Select allowClear style={{ width: "100%" }} options={SUBJECTS.map((value) => ({ value, label: value }))} />
			</Form.Item>
		),
	},
	{
		title: "Course title, as it reads on your transcript",
		render: (_: unknown, line: number) => (
			<Form.Item name={["courses", line, "title"]} noStyle>
				<Input maxLength={60} />
			</Form.Item>
		),
	},
	{
		title: "Final mark",
		width: 110,
		render: (_: unknown, line: number) => (
			<Form.Item name={["courses", line, "mark"]} noStyle>
				<Input maxLength={6} />
			</Form.Item>
		),
	},
	{
		title: "Units earned",
		width: 130,
		render: (_: unknown, line: number) => (
			<Form.Item name={["courses", line, "units"]} noStyle>
				<InputNumber min={0} max={10} step={0.5} />
			</Form.Item>
		),
	},
];

function Record() {
	const [form] = Form.useForm();
	useEffect(() => {
		held = form;
	}, [form]);
	return (
		<div className="sheet">
			<Title level={2}>Self-Reported Academic Record</Title>
			<Paragraph>
				Office of Undergraduate Admissions, Honors College. This record stands in for your transcript while we read your application. If you
				are admitted and enroll, we compare it with the official one, so have a copy beside you and enter things as they appear there.
			</Paragraph>
			<Alert
				type="info"
				showIcon
				title="Do not convert marks. If your school gives percentages, enter the percentage (without the % sign); if it gives letters, enter letters."
			/>
			<Form
				form={form}
				name={FORM}
				layout="vertical"
				autoComplete="off"
				onFinish={() => {
					submitted = true;
				}}
				initialValues={{ dual: [{}], ap: [{}], honors: [{}, {}, {}] }}
			>
				<Card title="1. Who this record belongs to">
					<Row gutter={16}>
						<Col span={16}>
							<Form.Item name="name" label="Name on your school records (Last, First Middle)" rules={[{ required: true }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item
								name="appId"
								label="Honors application ID"
								tooltip="In the e-mail that confirmed your application: HC and seven digits"
							>
								<Input placeholder="HC-0000000" />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="school" label="School that will issue your final transcript" rules={[{ required: true }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="finish" label="Diploma expected">
								<DatePicker picker="month" format="MMMM YYYY" style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="gpa" label="Cumulative GPA, weighted">
								<InputNumber min={0} max={6} step={0.01} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
					</Row>
				</Card>

				<Card title="2. High school coursework">
					<Paragraph type="secondary">
						Report the three courses you would most like the readers to see. College classes go in section 3.
					</Paragraph>
					<Table size="small" bordered pagination={false} columns={columns} dataSource={LINES as never[]} rowKey={(line) => String(line)} />
				</Card>

				<Card title="3. College classes taken while in high school">
					<Row gutter={16}>
						<Col span={14}>
							<Form.Item name="college" label="College or university that gave the credit">
								<Input />
							</Form.Item>
						</Col>
						<Col span={10}>
							<Form.Item name="term" label="Term or terms" extra="For example: Fall 2025 and Spring 2026">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Form.List name="dual">
						{(fields, { add, remove }) => (
							<>
								{fields.map(({ key, name }, at) => (
									<Row gutter={12} key={key} align="bottom">
										<Col span={12}>
											<Form.Item name={[name, "title"]} label={at === 0 ? "Class" : undefined}>
												<Input />
											</Form.Item>
										</Col>
										<Col span={4}>
											<Form.Item name={[name, "mark"]} label={at === 0 ? "Mark" : undefined}>
												<Input maxLength={6} />
											</Form.Item>
										</Col>
										<Col span={5}>
											<Form.Item name={[name, "credit"]} label={at === 0 ? "Credit hours" : undefined}>
												<InputNumber min={0} max={20} step={0.5} style={{ width: "100%" }} />
											</Form.Item>
										</Col>
										<Col span={3}>
											<Form.Item>
												{at > 0 && (
													<Button type="link" onClick={() => remove(name)}>
														Remove
													</Button>
												)}
											</Form.Item>
										</Col>
									</Row>
								))}
								<Button type="dashed" onClick={() => add({})}>
									+ Another class
								</Button>
							</>
						)}
					</Form.List>
				</Card>

				<Card title="4. Advanced Placement and International Baccalaureate">
					<Paragraph type="secondary">Only exams whose results you have. In the order in which you sat them, please.</Paragraph>
					<Form.List name="ap">
						{(fields, { add, remove }) => (
							<>
								{fields.map(({ key, name }, at) => (
									<Card
										key={key}
										type="inner"
										size="small"
										title={`AP exam ${at + 1}`}
										extra={at > 0 && <a onClick={() => remove(name)}>Delete</a>}
										style={{ marginBottom: 12 }}
									>
										<Row gutter={12}>
											<Col span={11}>
												<Form.Item name={[name, "exam"]} label="Examination">
													<Select showSearch placeholder="Type to search" options={AP.map((value) => ({ value, label: value }))} />
												</Form.Item>
											</Col>
											<Col span={7}>
												<Form.Item name={[name, "sat"]} label="Date taken">
													<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
												</Form.Item>
											</Col>
											<Col span={6}>
												<Form.Item name={[name, "result"]} label="Result">
													<Radio.Group options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))} optionType="button" />
												</Form.Item>
											</Col>
										</Row>
									</Card>
								))}
								<Button type="dashed" onClick={() => add({})}>
									+ Another AP exam
								</Button>
							</>
						)}
					</Form.List>
					<Paragraph strong style={{ marginTop: 20 }}>
						IB diploma candidates
					</Paragraph>
					<Row gutter={12}>
						<Col span={14}>
							<Form.Item name="ibSubject" label="First IB subject examined, with level (HL or SL)">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="ibResult" label="IB result (1 to 7)">
								<InputNumber min={1} max={7} />
							</Form.Item>
						</Col>
					</Row>
				</Card>

				<Card title="5. Admission tests">
					<Paragraph type="secondary">
						We are test-optional. If you would rather not be considered with scores, skip this part. Give your highest section scores, from
						any sitting.
					</Paragraph>
					<Row gutter={16}>
						<Col span={6}>
							<Form.Item name="satRw" label="SAT Reading and Writing">
								<InputNumber min={200} max={800} step={10} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="satM" label="SAT Math">
								<InputNumber min={200} max={800} step={10} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="act" label="ACT Composite" extra="From one sitting; not a superscore">
								<InputNumber min={1} max={36} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="actDay" label="Date of that ACT">
								<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
							</Form.Item>
						</Col>
					</Row>
				</Card>

				<Card title="6. Academic honors">
					<Paragraph type="secondary">Up to three, grades 9 to 12. Mark the grade you were in.</Paragraph>
					<Form.List name="honors">
						{(fields) =>
							fields.map(({ key, name }, at) => (
								<div className="honor" key={key}>
									<b>{at + 1}.</b>
									<Form.Item name={[name, "title"]}>
										<Input placeholder="Honor, prize or distinction" maxLength={100} aria-label={`Honor ${at + 1}`} />
									</Form.Item>
									<Form.Item name={[name, "grade"]}>
										<Radio.Group>
											{["9", "10", "11", "12"].map((value) => (
												<Radio key={value} value={value}>
													{value}
												</Radio>
											))}
										</Radio.Group>
									</Form.Item>
								</div>
							))
						}
					</Form.List>
				</Card>

				<Card title="7. Certification">
					<Form.Item name="counselor" label="School counselor's e-mail" extra="We write only if a mark needs explaining.">
						<Input type="email" />
					</Form.Item>
					<Form.Item name="agree" valuePropName="checked">
						<Checkbox>
							I certify that this record is complete and understand that an offer of admission may be withdrawn if it is not.
						</Checkbox>
					</Form.Item>
					<Form.Item name="signature" label="Signature (type your full legal name)">
						<Input />
					</Form.Item>
					<Text type="secondary">You may change this record until December 15.</Text>
				</Card>
				<Button type="primary" htmlType="submit" size="large" style={{ marginTop: 20 }}>
					Submit record
				</Button>
			</Form>
		</div>
	);
}

createRoot(document.getElementById("root")!).render(<Record />);

const day = (value?: Dayjs | null, format = "YYYY-MM-DD") => value?.format(format) ?? null;
const at = (path: string) => document.getElementById(`${FORM}_${path}`);
const box = (path: string) => (at(path) as HTMLInputElement).value;
const picked = (path: string) => {
	const select = at(path)!.closest(".ant-select")!;
	return select.querySelector(".ant-select-content-has-value, .ant-select-selection-item")?.textContent?.trim() ?? "";
};
const chosen = (path: string) => {
	const group = at(path)!.closest(".ant-radio-group") ?? at(path)!;
	return group.querySelector(".ant-radio-button-wrapper-checked, .ant-radio-wrapper-checked")?.textContent?.trim() ?? "";
};
const TEXTS = ["name", "appId", "school", "college", "term", "ibSubject", "counselor", "signature"];
const NUMBERS = ["gpa", "ibResult", "satRw", "satM", "act"];

Object.assign(window, {
	formState() {
		const all = held.getFieldsValue(true);
		const state: { [key: string]: unknown } = {
			submitted,
			agree: all.agree ?? false,
			finish: day(all.finish, "YYYY-MM"),
			actDay: day(all.actDay),
		};
		for (const key of TEXTS) state[key] = all[key] ?? "";
		for (const key of NUMBERS) state[key] = all[key] ?? null;
		for (const line of LINES) {
			const course = all.courses?.[line] ?? {};
			state[`course${line}Area`] = course.area ?? "";
			state[`course${line}Title`] = course.title ?? "";
			state[`course${line}Mark`] = course.mark ?? "";
			state[`course${line}Units`] = course.units ?? null;
		}
		all.dual.forEach((one: { [key: string]: unknown } = {}, i: number) => {
			state[`dual${i}Title`] = one.title ?? "";
			state[`dual${i}Mark`] = one.mark ?? "";
			state[`dual${i}Credit`] = one.credit ?? null;
		});
		all.ap.forEach((one: { [key: string]: unknown } = {}, i: number) => {
			state[`ap${i}Exam`] = one.exam ?? "";
			state[`ap${i}Date`] = day(one.sat as Dayjs | undefined);
			state[`ap${i}Result`] = one.result ?? null;
		});
		all.honors.forEach((one: { [key: string]: unknown } = {}, i: number) => {
			state[`honor${i}`] = one.title ?? "";
			state[`honor${i}Grade`] = one.grade ?? "";
		});
		return state;
	},
	formShown() {
		const all = held.getFieldsValue(true);
		const shown: { [key: string]: unknown } = { agree: (at("agree") as HTMLInputElement).checked };
		for (const key of [...TEXTS, ...NUMBERS, "finish", "actDay"]) shown[key] = box(key);
		for (const line of LINES) {
			shown[`course${line}Area`] = picked(`courses_${line}_area`);
			shown[`course${line}Title`] = box(`courses_${line}_title`);
			shown[`course${line}Mark`] = box(`courses_${line}_mark`);
			shown[`course${line}Units`] = box(`courses_${line}_units`);
		}
		all.dual.forEach((_: unknown, i: number) => {
			shown[`dual${i}Title`] = box(`dual_${i}_title`);
			shown[`dual${i}Mark`] = box(`dual_${i}_mark`);
			shown[`dual${i}Credit`] = box(`dual_${i}_credit`);
		});
		all.ap.forEach((_: unknown, i: number) => {
			shown[`ap${i}Exam`] = picked(`ap_${i}_exam`);
			shown[`ap${i}Date`] = box(`ap_${i}_sat`);
			shown[`ap${i}Result`] = chosen(`ap_${i}_result`);
		});
		all.honors.forEach((_: unknown, i: number) => {
			shown[`honor${i}`] = box(`honors_${i}_title`);
			shown[`honor${i}Grade`] = chosen(`honors_${i}_grade`);
		});
		return shown;
	},
});
