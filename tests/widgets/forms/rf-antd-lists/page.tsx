import { Button, Checkbox, Form, type FormInstance, Input, Select } from "antd";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

let form: FormInstance;
let isSubmitted = false;
const GRADES = ["Grade 9", "Grade 10", "Grade 11", "Grade 12"].map((label, index) => ({ value: index + 9, label }));

function App() {
	const [own] = Form.useForm();
	const [, setSent] = useState(false);
	form = own;
	return (
		<div className="frame">
			<h2>Quillmere Leaders Award &mdash; Achievements</h2>
			<p>List your accomplishments since 9th grade below. The committee sees them exactly as entered.</p>
			<Form
				form={own}
				name="achv"
				layout="vertical"
				initialValues={{ honors: [], activities: [], truthful: false }}
				onFinish={() => {
					isSubmitted = true;
					setSent(true);
				}}
				onFinishFailed={() => {
					isSubmitted = true;
				}}
			>
				<div className="cols">
					<Form.Item name="fullName" label="Applicant name" rules={[{ required: true }]}>
						<Input placeholder="First Last" />
					</Form.Item>
					<Form.Item name="school" label="High school" rules={[{ required: true }]}>
						<Input />
					</Form.Item>
				</div>
				<div className="cols">
					<section>
						<h3>Honors</h3>
						<Form.List name="honors">
							{(fields, { add, remove }) => (
								<>
									{fields.map(({ key, name }) => (
										<div className="entry" key={key}>
											<Form.Item name={[name, "title"]} label="Title of honor">
												<Input maxLength={100} />
											</Form.Item>
											<Form.Item name={[name, "grade"]} label="Received in">
												<Select options={GRADES} placeholder="Select grade" />
											</Form.Item>
											<Button type="text" size="small" danger onClick={() => remove(name)}>
												Delete
											</Button>
										</div>
									))}
									<Button type="dashed" onClick={() => add()} disabled={fields.length >= 5}>
										Add
									</Button>
								</>
							)}
						</Form.List>
					</section>
					<section>
						<h3>Activities</h3>
						<Form.List name="activities">
							{(fields, { add, remove }) => (
								<>
									{fields.map(({ key, name }) => (
										<div className="entry" key={key}>
											<Form.Item name={[name, "org"]} label="Organization">
												<Input />
											</Form.Item>
											<Form.Item name={[name, "role"]} label="Position held">
												<Input maxLength={50} />
											</Form.Item>
											<Form.Item name={[name, "details"]} label="Details" extra="150 characters or fewer">
												<Input.TextArea rows={2} maxLength={150} />
											</Form.Item>
											<Button type="text" size="small" danger onClick={() => remove(name)}>
												Delete
											</Button>
										</div>
									))}
									<Button type="dashed" onClick={() => add()} disabled={fields.length >= 5}>
										Add
									</Button>
								</>
							)}
						</Form.List>
					</section>
				</div>
				<h3>Reference</h3>
				<div className="cols">
					<Form.Item name="refName" label="Full name of reference">
						<Input />
					</Form.Item>
					<Form.Item name="refPhone" label="Phone">
						<Input />
					</Form.Item>
				</div>
				<Form.Item name="proudest" label="Which of these means the most to you, and why?">
					<Input.TextArea rows={4} />
				</Form.Item>
				<Form.Item name="truthful" valuePropName="checked">
					<Checkbox>The information above is my own and is accurate.</Checkbox>
				</Form.Item>
				<Button>Add a recommender</Button>{" "}
				<Button type="primary" htmlType="submit">
					Submit application
				</Button>
			</Form>
		</div>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const text = (value: unknown) => (value === undefined || value === null ? "" : value);
const state = () => {
	const values = form.getFieldsValue(true);
	return {
		fullName: text(values.fullName),
		school: text(values.school),
		...Object.fromEntries([0, 1, 2].flatMap((i) => ["title", "grade"].map((part) => [`hon${i}_${part}`, text(values.honors?.[i]?.[part])]))),
		...Object.fromEntries([0, 1, 2].flatMap((i) => ["org", "role", "details"].map((part) => [`act${i}_${part}`, text(values.activities?.[i]?.[part])]))),
		refName: text(values.refName),
		refPhone: text(values.refPhone),
		proudest: text(values.proudest),
		truthful: values.truthful === true,
	};
};
const dom = (id: string) => (document.getElementById(`achv_${id}`) as HTMLInputElement | null)?.value ?? "";
const chosen = (id: string) => {
	const select = document.getElementById(`achv_${id}`)?.closest(".ant-select");
	const shown = select?.querySelector<HTMLElement>(".ant-select-selection-item, .ant-select-content-has-value, .ant-select-content-value");
	return (shown?.innerText ?? "").trim();
};
const shown = () => ({
	fullName: dom("fullName"),
	school: dom("school"),
	...Object.fromEntries(
		[0, 1, 2].flatMap((i) => [
			[`hon${i}_title`, dom(`honors_${i}_title`)],
			[`hon${i}_grade`, chosen(`honors_${i}_grade`)],
		]),
	),
	...Object.fromEntries([0, 1, 2].flatMap((i) => ["org", "role", "details"].map((part) => [`act${i}_${part}`, dom(`activities_${i}_${part}`)]))),
	refName: dom("refName"),
	refPhone: dom("refPhone"),
	proudest: dom("proudest"),
	truthful: (document.getElementById("achv_truthful") as HTMLInputElement).checked,
});
Object.assign(window, { formState: () => ({ ...state(), submitted: isSubmitted }), formShown: shown });
