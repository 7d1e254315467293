import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import {
	Alert, Button, Card, Cascader, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Typography,
} from "antd";
import dayjs from "dayjs";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./corbel.css";

const PROVINCES = ["Alberta", "British Columbia", "Manitoba", "New Brunswick", "Nova Scotia", "Ontario", "Quebec", "Saskatchewan"];
const REGIONS = [
	{ value: "US", label: "United States", children: STATES.map(([value, label]) => ({ value, label })) },
	{ value: "CA", label: "Canada", children: PROVINCES.map((p) => ({ value: p, label: p })) },
	...COUNTRIES.filter((c) => !/United States|Canada/.test(c)).map((c) => ({ value: c, label: c })),
];
const opt = (list: string[]) => list.map((label) => ({ value: label, label }));
const EDUCATION = [
	{ value: "none", label: "Did not finish high school" },
	{ value: "hs", label: "High school graduate or GED" },
	{ value: "some", label: "Some college, no degree" },
	{ value: "assoc", label: "Associate's degree" },
	{ value: "bach", label: "Bachelor's degree" },
	{ value: "grad", label: "Graduate or professional degree" },
	{ value: "unk", label: "Unknown" },
];
const ACTIVITY = [
	["academic", "Academic club or team"], ["athletics", "Athletics"], ["community", "Community service"], ["culture", "Cultural"],
	["dance", "Dance"], ["debate", "Debate / speech"], ["env", "Environmental"], ["family", "Family responsibilities"],
	["govt", "Student government"], ["journalism", "Journalism / publication"], ["music", "Music"], ["religious", "Religious"],
	["theater", "Theater"], ["work", "Work (paid)"], ["other", "Other club / activity"],
].map(([value, label]) => ({ value, label }));
const GRADES = [9, 10, 11, 12].map((g) => ({ value: g, label: String(g) }));
const HONOR_GRADE = [
	{ value: "9", label: "Grade 9" }, { value: "10", label: "Grade 10" }, { value: "11", label: "Grade 11" }, { value: "12", label: "Grade 12" },
];

const TEXT = ["firstName", "middleName", "lastName", "preferredName", "email", "phone", "street", "unit", "city", "zip", "school", "schoolCity", "counselorName", "counselorEmail", "legacyName", "whyCorbel", "signature"];
const SELECT = ["suffix", "term", "major", "hear"];
const NUMBER = ["gpa", "satRw", "satMath", "act"];
const RADIO = ["citizenship", "hispanic", "firstGen"];

let theForm: any;
const idOf = (...path: (string | number)[]) => ["application", ...path].join("_");
const el = (id: string) => document.getElementById(id) as any;
const boxShown = (id: string) => el(id)?.value ?? "";
const selectShown = (id: string) => {
	const root = el(id)?.closest(".ant-select");
	return root?.querySelector(".ant-select-content-has-value")?.textContent ?? "";
};
const tagsShown = (id: string) => [...(el(id)?.closest(".ant-select")?.querySelectorAll(".ant-select-selection-item-content") ?? [])].map((n: any) => n.textContent);
const radioShown = (id: string) => (el(id)?.querySelector("input:checked")?.closest("label")?.textContent ?? "").trim();
const checksShown = (id: string) => [...(el(id)?.querySelectorAll("input:checked") ?? [])].map((n: any) => n.closest("label").textContent.trim());

const both = (parts: (key: string, state: any, shown: any) => void) => {
	const v = theForm.getFieldsValue(true);
	for (const k of TEXT) parts(k, v[k] ?? "", boxShown(idOf(k)));
	for (const k of SELECT) parts(k, v[k] ?? "", selectShown(idOf(k)));
	for (const k of NUMBER) parts(k, v[k] ?? null, boxShown(idOf(k)));
	for (const k of RADIO) parts(k, v[k] ?? "", radioShown(idOf(k)));
	parts("birthDate", v.birthDate ? dayjs(v.birthDate).format("YYYY-MM-DD") : "", boxShown(idOf("birthDate")));
	parts("gradMonth", v.gradMonth ? dayjs(v.gradMonth).format("YYYY-MM") : "", boxShown(idOf("gradMonth")));
	parts("region", v.region ?? [], selectShown(idOf("region")));
	parts("race", v.race ?? [], tagsShown(idOf("race")));
	parts("agree", !!v.agree, !!el(idOf("agree"))?.checked);
	for (const p of ["parent1", "parent2"]) {
		for (const k of ["firstName", "lastName", "occupation"]) parts(`${p}.${k}`, v[p]?.[k] ?? "", boxShown(idOf(p, k)));
		parts(`${p}.education`, v[p]?.education ?? "", selectShown(idOf(p, "education")));
	}
	parts("parent1.email", v.parent1?.email ?? "", boxShown(idOf("parent1", "email")));
	for (let i = 0; i < 3; i++) {
		const a = v.activities?.[i] ?? {};
		const id = (k: string) => idOf("activities", i, k);
		parts(`activities.${i}.type`, a.type ?? "", selectShown(id("type")));
		for (const k of ["organization", "position", "description"]) parts(`activities.${i}.${k}`, a[k] ?? "", boxShown(id(k)));
		parts(`activities.${i}.grades`, a.grades ?? [], checksShown(id("grades")));
		for (const k of ["hours", "weeks"]) parts(`activities.${i}.${k}`, a[k] ?? null, boxShown(id(k)));
		const h = v.honors?.[i] ?? {};
		parts(`honors.${i}.title`, h.title ?? "", boxShown(idOf("honors", i, "title")));
		parts(`honors.${i}.level`, h.level ?? "", selectShown(idOf("honors", i, "level")));
	}
};
let submitted = false;
Object.assign(window, {
	formState: () => {
		const out: any = {};
		both((k, s) => (out[k] = s));
		out.submitted = submitted;
		return out;
	},
	formShown: () => {
		const out: any = {};
		both((k, _s, s) => (out[k] = s));
		return out;
	},
});

const ParentCard = ({ name, title }: { name: string; title: string }) => (
	<Card type="inner" title={title} size="small">
		<Row gutter={16}>
			<Col xs={24} md={12}><Form.Item label="First name" name={[name, "firstName"]}><Input /></Form.Item></Col>
			<Col xs={24} md={12}><Form.Item label="Last name" name={[name, "lastName"]}><Input /></Form.Item></Col>
			<Col xs={24} md={12}><Form.Item label="Occupation" name={[name, "occupation"]} tooltip="If retired, give the former occupation"><Input /></Form.Item></Col>
			<Col xs={24} md={12}><Form.Item label="Highest level of education" name={[name, "education"]}><Select placeholder="Select" options={EDUCATION} allowClear /></Form.Item></Col>
			{name === "parent1" && (
				<Col xs={24} md={12}><Form.Item label="Email" name={[name, "email"]} extra="We send financial aid deadlines to this address."><Input type="email" /></Form.Item></Col>
			)}
		</Row>
	</Card>
);

const App = () => {
	const [form] = Form.useForm();
	theForm = form;
	useEffect(() => { document.title = "First-Year Application | Corbel College"; }, []);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#23412f", borderRadius: 4 } }}>
			<div className="corbel-banner">Corbel College &middot; Office of Admission</div>
			<div className="corbel-page">
				<Typography.Title level={2}>Application for First-Year Admission</Typography.Title>
				<Typography.Paragraph type="secondary">Fields marked with an asterisk are required. Your work is saved when you press <b>Save and review</b>.</Typography.Paragraph>
				<Form
					form={form}
					name="application"
					layout="vertical"
					scrollToFirstError
					autoComplete="off"
					initialValues={{ activities: [{}], honors: [{}, {}, {}] }}
					onFinish={() => { submitted = true; }}
					onFinishFailed={() => { submitted = true; }}
				>
					<Card title="About you">
						<Row gutter={16}>
							<Col xs={24} md={8}><Form.Item label="Legal first/given name" name="firstName" rules={[{ required: true }]}><Input /></Form.Item></Col>
							<Col xs={24} md={6}><Form.Item label="Middle name" name="middleName"><Input /></Form.Item></Col>
							<Col xs={24} md={7}><Form.Item label="Last/family name" name="lastName" rules={[{ required: true }]}><Input /></Form.Item></Col>
							<Col xs={24} md={3}><Form.Item label="Suffix" name="suffix"><Select allowClear options={opt(["Jr.", "Sr.", "II", "III", "IV", "V"])} /></Form.Item></Col>
							<Col xs={24} md={12}><Form.Item label="What should we call you?" name="preferredName" extra="If you go by something other than your legal first name."><Input /></Form.Item></Col>
							<Col xs={24} md={12}><Form.Item label="Date of birth" name="birthDate" rules={[{ required: true, message: "Please enter your date of birth" }]}><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
							<Col xs={24} md={12}><Form.Item label="Email address" name="email" rules={[{ required: true, type: "email" }]}><Input autoComplete="email" /></Form.Item></Col>
							<Col xs={24} md={12}><Form.Item label="Cell phone" name="phone"><Input type="tel" placeholder="000-000-0000" /></Form.Item></Col>
						</Row>
						<Divider titlePlacement="start" plain>Permanent home address</Divider>
						<Row gutter={16}>
							<Col span={24}><Form.Item label="Country and state/province" name="region" rules={[{ required: true }]}><Cascader options={REGIONS} showSearch placeholder="Please select" /></Form.Item></Col>
							<Col xs={24} md={16}><Form.Item label="Street address" name="street" rules={[{ required: true }]}><Input /></Form.Item></Col>
							<Col xs={24} md={8}><Form.Item label="Apt., unit, or P.O. box" name="unit"><Input /></Form.Item></Col>
							<Col xs={24} md={16}><Form.Item label="City or town" name="city" rules={[{ required: true }]}><Input /></Form.Item></Col>
							<Col xs={24} md={8}><Form.Item label="ZIP/postal code" name="zip"><Input /></Form.Item></Col>
						</Row>
					</Card>

					<Card title="Background">
						<Alert type="info" showIcon title="Answers in this section are used for reporting and never to the disadvantage of an applicant." style={{ marginBottom: 16 }} />
						<Form.Item label="Citizenship status" name="citizenship" rules={[{ required: true }]}>
							<Radio.Group vertical options={[
								{ value: "USC", label: "U.S. citizen or U.S. national" }, { value: "DUAL", label: "U.S. dual citizen" },
								{ value: "PR", label: "U.S. permanent resident" }, { value: "REF", label: "U.S. refugee or asylee" },
								{ value: "NON", label: "Citizen of another country" }, { value: "UND", label: "DACA, undocumented, deferred action" },
							]} />
						</Form.Item>
						<Form.Item label="Are you Hispanic or Latino/a/x?" name="hispanic">
							<Radio.Group><Radio value="Y">Yes</Radio><Radio value="N">No</Radio></Radio.Group>
						</Form.Item>
						<Form.Item label="How do you identify? Select all that apply." name="race">
							<Select mode="multiple" placeholder="Select one or more" options={opt(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"])} />
						</Form.Item>
						<Form.Item label="Are you a first-generation college student?" name="firstGen" tooltip="Neither parent holds a four-year college degree.">
							<Radio.Group optionType="button" options={[{ value: true, label: "Yes" }, { value: false, label: "No" }]} />
						</Form.Item>
					</Card>

					<Card title="Education">
						<Row gutter={16}>
							<Col xs={24} md={14}><Form.Item label="Current or most recent secondary school" name="school" rules={[{ required: true }]}><Input /></Form.Item></Col>
							<Col xs={24} md={10}><Form.Item label="School city" name="schoolCity"><Input /></Form.Item></Col>
							<Col xs={24} md={8}><Form.Item label="Graduation month and year" name="gradMonth"><DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
							<Col xs={24} md={8}><Form.Item label="Cumulative GPA, unweighted" name="gpa" extra="On a 4.0 scale"><InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} /></Form.Item></Col>
							<Col xs={24} md={8}><Form.Item label="Entry term" name="term" rules={[{ required: true }]}><Select placeholder="Select" options={[{ value: "202710", label: "Fall 2027" }, { value: "202720", label: "Spring 2028" }, { value: "202810", label: "Fall 2028 (deferred)" }]} /></Form.Item></Col>
							<Col span={24}><Form.Item label="Academic interest" name="major" extra="This is not binding. Students declare at the end of the second year."><Select showSearch optionFilterProp="label" placeholder="Start typing a field of study" options={opt(MAJORS)} /></Form.Item></Col>
							<Col xs={24} md={12}><Form.Item label="School counselor's name" name="counselorName"><Input /></Form.Item></Col>
							<Col xs={24} md={12}><Form.Item label="School counselor's email" name="counselorEmail" rules={[{ type: "email" }]}><Input /></Form.Item></Col>
						</Row>
						<Divider titlePlacement="start" plain>Standardized tests (optional)</Divider>
						<Row gutter={16}>
							<Col xs={24} md={8}><Form.Item label="SAT Evidence-Based Reading and Writing" name="satRw"><InputNumber min={200} max={800} style={{ width: "100%" }} /></Form.Item></Col>
							<Col xs={24} md={8}><Form.Item label="SAT Math" name="satMath"><InputNumber min={200} max={800} style={{ width: "100%" }} /></Form.Item></Col>
							<Col xs={24} md={8}><Form.Item label="ACT Composite" name="act"><InputNumber min={1} max={36} style={{ width: "100%" }} /></Form.Item></Col>
						</Row>
					</Card>

					<Card title="Family">
						<ParentCard name="parent1" title="Parent/guardian 1" />
						<ParentCard name="parent2" title="Parent/guardian 2" />
						<Form.Item label="If a relative attended Corbel, give their full name and class year" name="legacyName"><Input /></Form.Item>
					</Card>

					<Card title="Activities">
						<Typography.Paragraph>Tell us how you spend your time outside of class, most important first. You may list up to eight activities.</Typography.Paragraph>
						<Form.List name="activities">
							{(fields, { add, remove }) => (
								<>
									{fields.map((field) => (
										<Card key={field.key} size="small" className="activity-card" title={`Activity ${field.name + 1}`} extra={fields.length > 1 ? <Button type="link" size="small" onClick={() => remove(field.name)}>Remove</Button> : null}>
											<Row gutter={16}>
												<Col xs={24} md={8}><Form.Item label="Activity type" name={[field.name, "type"]}><Select placeholder="Select" options={ACTIVITY} virtual={false} listHeight={320} /></Form.Item></Col>
												<Col xs={24} md={16}><Form.Item label="Organization" name={[field.name, "organization"]}><Input /></Form.Item></Col>
												<Col xs={24} md={12}><Form.Item label="Position or role" name={[field.name, "position"]}><Input /></Form.Item></Col>
												<Col xs={24} md={12}><Form.Item label="Grade levels of participation" name={[field.name, "grades"]}><Checkbox.Group options={GRADES} /></Form.Item></Col>
												<Col span={24}><Form.Item label="What you did and what came of it" name={[field.name, "description"]}><Input.TextArea rows={2} maxLength={200} showCount /></Form.Item></Col>
												<Col xs={12} md={6}><Form.Item label="Hours per week" name={[field.name, "hours"]}><InputNumber min={0} max={168} /></Form.Item></Col>
												<Col xs={12} md={6}><Form.Item label="Weeks per year" name={[field.name, "weeks"]}><InputNumber min={0} max={52} /></Form.Item></Col>
											</Row>
										</Card>
									))}
									<Button type="dashed" block onClick={() => add({})} disabled={fields.length >= 8}>+ Add another activity</Button>
								</>
							)}
						</Form.List>
					</Card>

					<Card title="Honors">
						<Form.List name="honors">
							{(fields) => fields.map((field) => (
								<Row gutter={16} key={field.key} className="honor-row">
									<Col xs={24} md={16}><Form.Item label={`Honor ${field.name + 1}`} name={[field.name, "title"]}><Input /></Form.Item></Col>
									<Col xs={24} md={8}><Form.Item label="Grade received" name={[field.name, "level"]}><Select allowClear options={HONOR_GRADE} /></Form.Item></Col>
								</Row>
							))}
						</Form.List>
					</Card>

					<Card title="Writing and signature">
						<Form.Item label="Why Corbel? (150–300 words)" name="whyCorbel"><Input.TextArea autoSize={{ minRows: 5 }} showCount /></Form.Item>
						<Form.Item label="How did you first learn about Corbel College?" name="hear"><Select placeholder="Select" options={opt(["College fair", "Counselor or teacher", "Friend or family", "Mailing", "Social media", "Website", "Other"])} /></Form.Item>
						<Form.Item name="agree" valuePropName="checked"><Checkbox>I certify that all information submitted is my own work, factually true, and honestly presented.</Checkbox></Form.Item>
						<Form.Item label="Signature" name="signature" extra="Type your full legal name as your electronic signature."><Input /></Form.Item>
					</Card>
					<Form.Item><Button type="primary" htmlType="submit" size="large">Save and review</Button></Form.Item>
				</Form>
			</div>
		</ConfigProvider>
	);
};
createRoot(document.getElementById("root")!).render(<App />);
