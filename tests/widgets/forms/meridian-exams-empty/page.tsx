import { Button, Card, Checkbox, Col, Form, type FormInstance, Input, Row, Select, Typography } from "antd";
import { createRoot } from "react-dom/client";

const EXAMS = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Human Geography", "AP Macroeconomics", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics", "AP United States History", "AP World History: Modern"];
let form: FormInstance;
let submitted = false;

function Page() {
	const [own] = Form.useForm();
	form = own;
	return (
		<div style={{ maxWidth: 860, margin: "24px auto", padding: "0 16px" }}>
			<Typography.Title level={2}>Test scores</Typography.Title>
			<Typography.Paragraph type="secondary">Meridian Summer Research Institute is test optional. Report only what you would like us to consider; official reports are requested after admission.</Typography.Paragraph>
			<Form form={own} name="scores" layout="vertical" onFinish={() => { submitted = true; }}>
				<Card title="Applicant" size="small" style={{ marginBottom: 16 }}>
					<Row gutter={16}>
						<Col span={12}><Form.Item name="email" label="Email address used for your application" rules={[{ required: true }]}><Input /></Form.Item></Col>
						<Col span={12}><Form.Item name="collegeBoardId" label="College Board ID" extra="8 digits, from your score report"><Input maxLength={8} /></Form.Item></Col>
					</Row>
				</Card>
				<Card title="SAT / ACT (highest)" size="small" style={{ marginBottom: 16 }}>
					<Row gutter={16}>
						<Col span={8}><Form.Item name="satErw" label="SAT Reading & Writing"><Input maxLength={3} placeholder="200–800" /></Form.Item></Col>
						<Col span={8}><Form.Item name="satMath" label="SAT Math"><Input maxLength={3} placeholder="200–800" /></Form.Item></Col>
						<Col span={8}><Form.Item name="actScience" label="ACT Science section"><Input maxLength={2} placeholder="1–36" /></Form.Item></Col>
					</Row>
				</Card>
				<Card title="AP exams taken" size="small" style={{ marginBottom: 16 }}>
					<Form.List name="exams">
						{(fields, { add, remove }) => (
							<>
								{fields.map(({ key, name }) => (
									<Row gutter={12} key={key} align="bottom">
										<Col span={12}><Form.Item name={[name, "subject"]} label="Exam"><Select showSearch placeholder="Select an exam" options={EXAMS.map((e) => ({ value: e, label: e }))} /></Form.Item></Col>
										<Col span={4}><Form.Item name={[name, "score"]} label="Score"><Select placeholder="1–5" options={[5, 4, 3, 2, 1].map((n) => ({ value: n, label: String(n) }))} /></Form.Item></Col>
										<Col span={5}><Form.Item name={[name, "year"]} label="Year taken"><Input placeholder="YYYY" maxLength={4} /></Form.Item></Col>
										<Col span={3}><Form.Item><Button type="text" danger onClick={() => remove(name)}>Delete</Button></Form.Item></Col>
									</Row>
								))}
								<Form.Item style={{ marginBottom: 0 }}><Button type="dashed" block onClick={() => add()}>+ Add AP exam</Button></Form.Item>
							</>
						)}
					</Form.List>
				</Card>
				<Card title="Score release" size="small" style={{ marginBottom: 16 }}>
					<Form.Item name="released" valuePropName="checked"><Checkbox>I authorize the Institute to verify these scores with the testing agencies.</Checkbox></Form.Item>
					<Form.Item name="initials" label="Initials of parent or guardian" style={{ width: 240 }}><Input maxLength={4} /></Form.Item>
				</Card>
				<Button style={{ marginRight: 12 }}>Upload score report</Button>
				<Button type="primary" htmlType="submit">Save and submit</Button>
			</Form>
		</div>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

const TOP = ["email", "collegeBoardId", "satErw", "satMath", "actScience", "initials"];
const three = [0, 1, 2];
const el = (id: string) => document.getElementById(`scores_${id}`) as HTMLInputElement | null;
const picked = (id: string) => {
	const root = el(id)?.closest(".ant-select") as HTMLElement | null;
	if (!root || root.querySelector(".ant-select-placeholder")) return "";
	return (root.querySelector(".ant-select-content, .ant-select-selection-item") as HTMLElement | null)?.innerText.trim() ?? "";
};
Object.assign(window, {
	formState: () => {
		const v = form.getFieldsValue(true);
		return {
			...Object.fromEntries(TOP.map((key) => [key, v[key] ?? ""])),
			released: v.released ?? false,
			...Object.fromEntries(three.flatMap((i) => ["subject", "score", "year"].map((key) => [`exam${i}_${key}`, v.exams?.[i]?.[key] ?? ""]))),
			submitted,
		};
	},
	formShown: () => ({
		...Object.fromEntries(TOP.map((key) => [key, el(key)?.value ?? ""])),
		released: el("released")?.checked ?? false,
		...Object.fromEntries(three.flatMap((i) => [[`exam${i}_subject`, picked(`exams_${i}_subject`)], [`exam${i}_score`, picked(`exams_${i}_score`)], [`exam${i}_year`, el(`exams_${i}_year`)?.value ?? ""]])),
	}),
});
