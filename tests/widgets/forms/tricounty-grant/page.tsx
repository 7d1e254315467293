import { Button, Card, Checkbox, ConfigProvider, Form, Input, InputNumber, List, Modal, Radio, Select, Space, Typography } from "antd";
import { useState } from "react";
import { createRoot } from "react-dom/client";

type Sibling = { first?: string; last?: string; age?: number; college?: string };
const FIELDS = ["first", "last", "age", "college"] as const;
const OWN = ["studentLast", "studentFirst", "studentMI", "marital", "income", "firstGen", "p1Name", "p1Job", "p2Name", "p2Job", "signature", "faoEmail", "release"];
let stateNow: () => Record<string, unknown>;
let submitted = false;

function App() {
	const [form] = Form.useForm();
	const [entry] = Form.useForm<Sibling>();
	const [isOpen, setOpen] = useState(false);
	stateNow = () => form.getFieldsValue(true);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#1d5c4d", borderRadius: 3 } }}>
			<div style={{ maxWidth: 820, margin: "32px auto", padding: "0 16px" }}>
				<Typography.Title level={3}>Tri-County Education Grant — Household Information (Form B)</Typography.Title>
				<Typography.Paragraph type="secondary">
					Answer for the household as it stands today. Incomplete forms cannot be scored. Awards are made by the Commission in May.
				</Typography.Paragraph>
				<Form form={form} name="formB" layout="vertical" requiredMark="optional" onFinish={() => { submitted = true; }} initialValues={{ siblings: [] }}>
					<Card size="small" title="1. Student" style={{ marginBottom: 16 }}>
						<Space align="start" wrap>
							<Form.Item name="studentLast" label="Last name" rules={[{ required: true }]}><Input style={{ width: 240 }} /></Form.Item>
							<Form.Item name="studentFirst" label="First name" rules={[{ required: true }]}><Input style={{ width: 240 }} /></Form.Item>
							<Form.Item name="studentMI" label="M.I."><Input maxLength={1} style={{ width: 60 }} /></Form.Item>
						</Space>
						<Form.Item name="firstGen" label="Are you a first-generation college student?" rules={[{ required: true }]} style={{ marginBottom: 0 }}>
							<Radio.Group options={[{ label: "Yes", value: "Y" }, { label: "No", value: "N" }, { label: "Unsure", value: "U" }]} />
						</Form.Item>
					</Card>
					<Card size="small" title="2. Parents" style={{ marginBottom: 16 }}>
						<Form.Item name="marital" label="Marital status of your parents" rules={[{ required: true }]}>
							<Select placeholder="Select" style={{ width: 320 }} options={["Never married", "Married or remarried", "Separated", "Divorced", "Widowed", "Unmarried and both living together"].map((value) => ({ value, label: value }))} />
						</Form.Item>
						<Space align="start" wrap>
							<Form.Item name="p1Name" label="Parent 1 (first and last name)"><Input style={{ width: 300 }} /></Form.Item>
							<Form.Item name="p1Job" label="Occupation"><Input style={{ width: 300 }} /></Form.Item>
							<Form.Item name="p2Name" label="Parent 2 (first and last name)"><Input style={{ width: 300 }} /></Form.Item>
							<Form.Item name="p2Job" label="Occupation"><Input style={{ width: 300 }} /></Form.Item>
						</Space>
						<Form.Item name="income" label="Annual household income, before taxes" rules={[{ required: true }]} extra="Whole dollars, all sources. An estimate is acceptable.">
							<InputNumber prefix="$" min={0} style={{ width: 220 }} />
						</Form.Item>
					</Card>
					<Card size="small" title="3. Brothers and sisters" style={{ marginBottom: 16 }}>
						<Typography.Paragraph type="secondary">List each brother or sister, oldest first. Do not list yourself.</Typography.Paragraph>
						<Form.List name="siblings">
							{(rows, { add, remove }) => (
								<>
									<List
										size="small"
										bordered
										dataSource={rows}
										locale={{ emptyText: "Nobody listed" }}
										renderItem={({ key, name }) => {
											const row: Sibling = form.getFieldValue(["siblings", name]) ?? {};
											return (
												<List.Item key={key} className="sibling" actions={[<Button key="x" type="link" size="small" danger onClick={() => remove(name)}>Remove</Button>]}>
													<span><span data-of="first">{row.first}</span> <span data-of="last">{row.last}</span>, age <span data-of="age">{row.age}</span> <em data-of="college">{row.college}</em></span>
												</List.Item>
											);
										}}
									/>
									<Button type="dashed" block style={{ marginTop: 12 }} onClick={() => { entry.resetFields(); setOpen(true); }}>+ Add brother or sister</Button>
									<Modal
										title="Brother / sister"
										open={isOpen}
										onCancel={() => setOpen(false)}
										onOk={() => entry.validateFields().then((values) => { add(values); setOpen(false); }, () => undefined)}
										forceRender
									>
										<Form form={entry} name="sibling" layout="horizontal" labelCol={{ span: 8 }}>
											<Form.Item name="first" label="First name" rules={[{ required: true }]}><Input /></Form.Item>
											<Form.Item name="last" label="Last name" rules={[{ required: true }]}><Input /></Form.Item>
											<Form.Item name="age" label="Age" rules={[{ required: true }]}><InputNumber min={0} max={99} /></Form.Item>
											<Form.Item name="college" label="College" extra="Only if enrolled in 2027–28"><Input /></Form.Item>
										</Form>
									</Modal>
								</>
							)}
						</Form.List>
					</Card>
					<Card size="small" title="4. Release" style={{ marginBottom: 16 }}>
						<Form.Item name="faoEmail" label="E-mail of a financial aid officer at the college, if you know one"><Input type="email" /></Form.Item>
						<Form.Item name="release" valuePropName="checked"><Checkbox>I authorize the Commission to share this form with the colleges I listed.</Checkbox></Form.Item>
						<Form.Item name="signature" label="Type your full name as your electronic signature"><Input /></Form.Item>
					</Card>
					<Space><Button>Upload tax transcript</Button><Button type="primary" htmlType="submit">Sign and submit Form B</Button></Space>
				</Form>
			</div>
		</ConfigProvider>
	);
}

const keyed = (value: (index: number, name: (typeof FIELDS)[number]) => unknown) =>
	Object.fromEntries([0, 1, 2].flatMap((index) => FIELDS.map((name) => [`sib${index}_${name}`, value(index, name)])).slice(0, 9));
const box = (name: string) => document.getElementById(`formB_${name}`) as HTMLInputElement | null;
function shownOf(name: string) {
	if (name === "release") return box(name)?.checked;
	if (name === "firstGen") return document.querySelector(".ant-radio-wrapper-checked")?.textContent ?? "";
	if (name === "marital") {
		const drawn = box(name)?.closest(".ant-select");
		return drawn?.querySelector(".ant-select-placeholder") ? "" : (drawn?.textContent ?? "");
	}
	return box(name)?.value;
}
Object.assign(window, {
	formState: () => {
		const values = stateNow();
		return {
			...Object.fromEntries(OWN.map((name) => [name, values[name] ?? ""])),
			...keyed((index, name) => (values.siblings as Sibling[])?.[index]?.[name] ?? ""),
			submitted,
		};
	},
	formShown: () => ({
		...Object.fromEntries(OWN.map((name) => [name, shownOf(name)])),
		...keyed((index, name) => document.querySelectorAll(".sibling")[index]?.querySelector(`[data-of=${name}]`)?.textContent ?? ""),
	}),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
