import {
	Alert, AutoComplete, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout, Radio, Row, Select, Space, Tabs, Typography,
} from "antd";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

const { Title, Paragraph, Text } = Typography;
const states = STATES.map(([value, label]) => ({ value, label }));
const years = ["Freshman", "Sophomore", "Junior", "Senior"].map((value) => ({ value, label: value }));
const schooling = ["Less than high school", "High school graduate/GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"].map((value) => ({ value, label: value }));
const incomes = ["Under $25,000", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 and over"].map((label, i) => ({ value: i + 1, label }));
const clubs = ["Rotary Club of Ashland", "Rotary Club of Medford Rogue", "Rotary Club of Mount Shasta", "Rotary Club of Yreka", "Rotary Club of Weed"].map((value) => ({ value, label: value }));
const dashes = (text = "") => {
	const d = text.replace(/\D/g, "").slice(0, 10);
	return [d.slice(0, 3), d.slice(3, 6), d.slice(6)].filter(Boolean).join("-");
};
const yesNo = [{ value: "Y", label: "Yes" }, { value: "N", label: "No" }];
const find = { showSearch: { optionFilterProp: "label" } } as const;
let form: any;
let submitted = false;

function ParentCard({ who, title }: { who: string; title: string }) {
	return (
		<Card type="inner" size="small" title={title}>
			<Form.Item name={[who, "name"]} label={`${title}'s Name`}><Input /></Form.Item>
			<Form.Item name={[who, "living"]} label="Status"><Radio.Group options={["Living", "Deceased"]} /></Form.Item>
			<Form.Item name={[who, "address"]} label="Address (if different)"><Input.TextArea autoSize={{ minRows: 1 }} /></Form.Item>
			<Form.Item name={[who, "phone"]} label="Phone" normalize={dashes}><Input type="tel" /></Form.Item>
			<Form.Item name={[who, "job"]} label="Occupation"><Input /></Form.Item>
			<Form.Item name={[who, "employer"]} label="Employer"><Input /></Form.Item>
			<Form.Item name={[who, "schooling"]} label="Highest Level of Education"><Select options={schooling} /></Form.Item>
		</Card>
	);
}

function Application() {
	[form] = Form.useForm();
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#17458f", borderRadius: 3 } }}>
			<Layout style={{ background: "#fff" }}>
				<Layout.Content style={{ maxWidth: 1080, margin: "0 auto", padding: 24 }}>
					<Title level={2}>Youth Leadership &amp; Service Scholarship Application</Title>
					<Paragraph>All information on this form will be kept confidential. Applicants must be graduating high school seniors. Incomplete applications will not be considered by the committee.</Paragraph>
					<Form form={form} name="ylss" layout="vertical" onFinish={() => { submitted = true; }} initialValues={{ colleges: [{}] }}>
						<Card title="Applicant" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={7}><Form.Item name="last" label="Last" rules={[{ required: true }]}><Input /></Form.Item></Col>
								<Col span={7}><Form.Item name="first" label="First" rules={[{ required: true }]}><Input /></Form.Item></Col>
								<Col span={6}><Form.Item name="middle" label="Complete Middle"><Input /></Form.Item></Col>
								<Col span={4}><Form.Item name="nickname" label="Nickname"><Input /></Form.Item></Col>
								<Col span={6}><Form.Item name="birth" label="Date of Birth"><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
								<Col span={3}><Form.Item name="age" label="Age"><InputNumber min={10} max={99} /></Form.Item></Col>
								<Col span={6}><Form.Item name="citizen" label="U.S. Citizen"><Radio.Group options={yesNo} /></Form.Item></Col>
								<Col span={9}><Form.Item name="sex" label="Gender"><Radio.Group options={["Male", "Female", "Non-binary"]} /></Form.Item></Col>
								<Col span={12}><Form.Item name="street" label="Home Address"><Input placeholder="Street" /></Form.Item></Col>
								<Col span={4}><Form.Item name="apt" label="Apt. #"><Input /></Form.Item></Col>
								<Col span={8}><Form.Item name="city" label="City"><Input /></Form.Item></Col>
								<Col span={8}><Form.Item name="state" label="State"><Select {...find} options={states} placeholder="Choose" /></Form.Item></Col>
								<Col span={4}><Form.Item name="zip" label="Zip Code"><Input maxLength={10} /></Form.Item></Col>
								<Col span={6}><Form.Item name="county" label="County"><Input /></Form.Item></Col>
								<Col span={6}><Form.Item name="since" label="Years at this address"><InputNumber min={0} /></Form.Item></Col>
								<Col span={7}><Form.Item name="phone" label="Telephone" normalize={dashes} extra="Include area code"><Input type="tel" /></Form.Item></Col>
								<Col span={7}><Form.Item name="phone2" label="Alternate Telephone" normalize={dashes}><Input type="tel" /></Form.Item></Col>
								<Col span={10}><Form.Item name="email" label="E-Mail"><Input type="email" /></Form.Item></Col>
							</Row>
							<Form.Item name="ethnic" label="Ethnic background (optional; mark all that apply)">
								<Checkbox.Group options={["American Indian/Alaska Native", "Asian", "Black/African American", "Hispanic/Latino", "Pacific Islander", "White"]} />
							</Form.Item>
						</Card>

						<Card title="Family" style={{ marginBottom: 16 }}>
							<Row gutter={16} style={{ marginBottom: 16 }}>
								<Col span={12}><ParentCard who="father" title="Father" /></Col>
								<Col span={12}><ParentCard who="mother" title="Mother" /></Col>
							</Row>
							<Row gutter={16}>
								<Col span={6}><Form.Item name="marital" label="Parents' marital status"><Select options={["Married", "Divorced", "Separated", "Widowed", "Single"].map((value) => ({ value, label: value }))} /></Form.Item></Col>
								<Col span={6}><Form.Item name="brothersSisters" label="# of brothers and sisters"><InputNumber min={0} max={20} /></Form.Item></Col>
								<Col span={6}><Form.Item name="siblingAges" label="Their ages"><Input /></Form.Item></Col>
								<Col span={6}><Form.Item name="inCollege" label="# now attending college"><InputNumber min={0} max={20} /></Form.Item></Col>
								<Col span={8}><Form.Item name="income" label="Total annual family income"><Select options={incomes} /></Form.Item></Col>
								<Col span={8}><Form.Item name="firstGen" label="Will you be the first in your family to attend college?"><Radio.Group options={yesNo} /></Form.Item></Col>
								<Col span={8}><Form.Item name="rotarian" label="Is a member of your family a Rotarian?"><Radio.Group options={yesNo} /></Form.Item></Col>
							</Row>
						</Card>

						<Card title="Scholastic Information Summary" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={10}><Form.Item name="school" label="Current School Attending"><AutoComplete options={["Ashland High School", "Ashland Valley High School", "Mount Shasta High School", "Weed High School", "Yreka High School"].map((value) => ({ value }))} showSearch={{ filterOption: (text, option) => !!option?.value.toLowerCase().includes(text.toLowerCase()) }} /></Form.Item></Col>
								<Col span={6}><Form.Item name="schoolTown" label="School City"><Input /></Form.Item></Col>
								<Col span={8}><Form.Item name="schoolState" label="School State"><Select {...find} options={states} /></Form.Item></Col>
								<Col span={6}><Form.Item name="graduating" label="Graduating"><DatePicker picker="month" format="MM/YYYY" placeholder="mm/yyyy" /></Form.Item></Col>
								<Col span={18}><Form.Item name="year" label="Year in school"><Radio.Group optionType="button" options={years} /></Form.Item></Col>
							</Row>
							<Divider titlePlacement="start" plain>Grades</Divider>
							<Space size="large" wrap>
								<Form.Item name="gpaW" label="GPA Weighted"><InputNumber min={0} max={6} step={0.01} /></Form.Item>
								<Form.Item name="gpaU" label="GPA Un-weighted"><InputNumber min={0} max={4} step={0.01} /></Form.Item>
								<Form.Item name="gpaAsOf" label="as of Date"><DatePicker format="MM/DD/YYYY" /></Form.Item>
								<Form.Item label="Class Rank (if applicable)">
									<Space>
										<Form.Item name="rank" noStyle><InputNumber min={1} aria-label="Class rank" /></Form.Item>
										<Text>out of</Text>
										<Form.Item name="rankOf" noStyle><InputNumber min={1} aria-label="Class size" /></Form.Item>
									</Space>
								</Form.Item>
							</Space>
							<Divider titlePlacement="start" plain>Highest SAT Scores</Divider>
							<Space size="large" wrap>
								<Form.Item name={["sat", "math"]} label="Math"><InputNumber min={200} max={800} /></Form.Item>
								<Form.Item name={["sat", "verbal"]} label="Verbal"><InputNumber min={200} max={800} /></Form.Item>
								<Form.Item name={["sat", "writing"]} label="Writing (essay, if taken)"><InputNumber /></Form.Item>
								<Form.Item name={["sat", "total"]} label="Total"><InputNumber min={400} max={1600} /></Form.Item>
							</Space>
							<Divider titlePlacement="start" plain>Highest ACT Score</Divider>
							<Space size="large" wrap>
								<Form.Item name={["act", "english"]} label="English"><InputNumber min={1} max={36} /></Form.Item>
								<Form.Item name={["act", "math"]} label="Math"><InputNumber min={1} max={36} /></Form.Item>
								<Form.Item name={["act", "reading"]} label="Reading"><InputNumber min={1} max={36} /></Form.Item>
								<Form.Item name={["act", "science"]} label="Science Reasoning"><InputNumber min={1} max={36} /></Form.Item>
								<Form.Item name={["act", "composite"]} label="Composite"><InputNumber min={1} max={36} /></Form.Item>
								<Form.Item name={["act", "date"]} label="Test Date"><DatePicker format="MM/DD/YYYY" /></Form.Item>
							</Space>
							<Row gutter={16}>
								<Col span={6}><Form.Item name="apTested" label="# of AP exams taken (if any)"><InputNumber min={0} /></Form.Item></Col>
								<Col span={6}><Form.Item name="apThree" label="# Tested =/>3"><InputNumber min={0} /></Form.Item></Col>
								<Col span={6}><Form.Item name="collegeClasses" label="# of College Classes Taken (if any)"><InputNumber min={0} /></Form.Item></Col>
								<Col span={6}><Form.Item name="serviceHours" label="# Community Service Hrs."><InputNumber min={0} /></Form.Item></Col>
								<Col span={12}><Form.Item name="discipline" label="# of Disciplinary actions (if any)" extra="Use the essay box below for explanation."><InputNumber min={0} /></Form.Item></Col>
								<Col span={12}><Form.Item name="sai" label="SAI (Student Aid Index) from FAFSA"><InputNumber prefix="$" style={{ width: 180 }} /></Form.Item></Col>
							</Row>
						</Card>

						<Card title="Scholastic Aspirations" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={12}><Form.Item name="firstChoice" label="What college or university do you plan to attend?"><Input /></Form.Item></Col>
								<Col span={12}><Form.Item name="major" label="Intended field of study"><AutoComplete options={MAJORS.map((value) => ({ value }))} showSearch={{ filterOption: (text, option) => !!option?.value.toLowerCase().includes(text.toLowerCase()) }} /></Form.Item></Col>
								<Col span={8}><Form.Item name="career" label="Career goal"><Input /></Form.Item></Col>
								<Col span={8}><Form.Item name="degree" label="Highest degree you plan to earn"><Select options={["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate", "Undecided"].map((value) => ({ value, label: value }))} /></Form.Item></Col>
								<Col span={8}><Form.Item name="collegeGrad" label="Anticipated college graduation"><DatePicker picker="year" placeholder="Year" /></Form.Item></Col>
							</Row>
							<Text>Colleges/Universities applied to (in preferential order)</Text>
							<Form.List name="colleges">
								{(fields, { add }) => (
									<>
										{fields.map(({ key, name }) => (
											<Row gutter={8} key={key} style={{ marginTop: 8 }}>
												<Col span={11}><Form.Item name={[name, "name"]} noStyle><Input placeholder="College/University" /></Form.Item></Col>
												<Col span={7}><Form.Item name={[name, "decision"]} noStyle><Select style={{ width: "100%" }} placeholder="Accepted/Rejected/Awaiting" options={["Accepted", "Rejected", "Awaiting"].map((value) => ({ value, label: value }))} /></Form.Item></Col>
												<Col span={6}><Form.Item name={[name, "cost"]} noStyle><InputNumber style={{ width: "100%" }} prefix="$" placeholder="Estimated cost/yr" /></Form.Item></Col>
											</Row>
										))}
										<Button type="dashed" block style={{ marginTop: 8 }} onClick={() => add({})}>+ Add another college</Button>
									</>
								)}
							</Form.List>
							<Divider />
							<Text>Other scholarships applied for</Text>
							{[0, 1].map((i) => (
								<Space.Compact block key={i} style={{ marginTop: 8 }}>
									<Form.Item name={["scholarships", i, "name"]} noStyle><Input placeholder="Name" /></Form.Item>
									<Form.Item name={["scholarships", i, "amount"]} noStyle><InputNumber placeholder="Amount awarded" style={{ width: 200 }} /></Form.Item>
								</Space.Compact>
							))}
						</Card>

						<Card style={{ marginBottom: 16 }}>
							<Tabs
								items={[
									{
										key: "lead",
										label: "Leadership, Service and Awards",
										children: (
											<>
												<Title level={5}>Evidence of Leadership Abilities</Title>
												<Paragraph type="secondary">School, club, church and community organizations. List paid jobs under Work Experience.</Paragraph>
												<table style={{ width: "100%" }}>
													<thead><tr><th>Organization</th><th>Position/office held</th><th style={{ width: 230 }}>Year</th><th>Hrs/week</th><th style={{ width: 280 }}>Describe what you did</th></tr></thead>
													<tbody>
														{[0, 1].map((i) => (
															<tr key={i}>
																<td><Form.Item name={["lead", i, "org"]} noStyle><Input /></Form.Item></td>
																<td><Form.Item name={["lead", i, "office"]} noStyle><Input /></Form.Item></td>
																<td><Form.Item name={["lead", i, "years"]} noStyle><Select mode="multiple" options={years} style={{ width: "100%" }} /></Form.Item></td>
																<td><Form.Item name={["lead", i, "hours"]} noStyle><InputNumber min={0} max={80} style={{ width: 70 }} /></Form.Item></td>
																<td><Form.Item name={["lead", i, "what"]} noStyle><Input.TextArea rows={2} maxLength={200} /></Form.Item></td>
															</tr>
														))}
													</tbody>
												</table>
												<Title level={5}>Work Experience</Title>
												<Row gutter={12}>
													<Col span={8}><Form.Item name={["work", "employer"]} label="Most recent employer"><Input /></Form.Item></Col>
													<Col span={7}><Form.Item name={["work", "title"]} label="Type of work"><Input /></Form.Item></Col>
													<Col span={4}><Form.Item name={["work", "hours"]} label="Hours per week"><InputNumber min={0} max={80} /></Form.Item></Col>
													<Col span={5}><Form.Item name={["work", "began"]} label="Began"><DatePicker picker="month" format="MM/YYYY" /></Form.Item></Col>
												</Row>
												<Title level={5}>Honors and Awards</Title>
												{[0, 1, 2].map((i) => (
													<Row gutter={12} key={i}>
														<Col span={9}><Form.Item name={["award", i, "name"]} label={`${i + 1}. Award`}><Input /></Form.Item></Col>
														<Col span={5}><Form.Item name={["award", i, "year"]} label="Year received"><Select options={years} /></Form.Item></Col>
														<Col span={10}><Form.Item name={["award", i, "what"]} label="What was it for?"><Input /></Form.Item></Col>
													</Row>
												))}
											</>
										),
									},
									{ key: "rules", label: "Selection Criteria", children: <Paragraph>Leadership and character 40%, service to the community 30%, scholarship 20%, need 10%.</Paragraph> },
								]}
							/>
							<Form.Item name="essay" label="In 250 words or less, tell us what “Service Above Self” means to you.">
								<Input.TextArea rows={5} showCount maxLength={1800} />
							</Form.Item>
						</Card>

						<Card title="Club and School Endorsement" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={8}><Form.Item name="club" label="Sponsoring Rotary Club"><Select allowClear options={clubs} /></Form.Item></Col>
								<Col span={8}><Form.Item name="interact" label="Years of membership in Interact"><InputNumber min={0} max={4} /></Form.Item></Col>
								<Col span={8}><Form.Item name="shirt" label="T-shirt size"><Select options={["S", "M", "L", "XL", "2XL"].map((value) => ({ value, label: value }))} /></Form.Item></Col>
								<Col span={8}><Form.Item name="counselor" label="Guidance Counselor"><Input /></Form.Item></Col>
								<Col span={8}><Form.Item name="counselorPhone" label="Counselor Phone" normalize={dashes}><Input type="tel" /></Form.Item></Col>
								<Col span={8}><Form.Item name="counselorEmail" label="Counselor E-Mail"><Input /></Form.Item></Col>
							</Row>
							<Text>References (not relatives)</Text>
							{[0, 1].map((i) => (
								<Row gutter={12} key={i}>
									<Col span={10}><Form.Item name={["reference", i, "name"]} label="Name"><Input /></Form.Item></Col>
									<Col span={7}><Form.Item name={["reference", i, "title"]} label="Title/Relationship"><Input /></Form.Item></Col>
									<Col span={7}><Form.Item name={["reference", i, "phone"]} label="Phone" normalize={dashes}><Input type="tel" /></Form.Item></Col>
								</Row>
							))}
						</Card>

						<Alert type="info" title="By signing you give your school permission to release your transcript to the scholarship committee." style={{ marginBottom: 16 }} />
						<Form.Item name="certify" valuePropName="checked"><Checkbox>I certify that the above information is true and accurate to the best of my knowledge.</Checkbox></Form.Item>
						<Form.Item name="photo" valuePropName="checked"><Checkbox>I consent to the use of my name and photograph in club publications.</Checkbox></Form.Item>
						<Row gutter={16}>
							<Col span={9}><Form.Item name="signature" label="Student Signature (type full name)"><Input /></Form.Item></Col>
							<Col span={9}><Form.Item name="parentSignature" label="Parent/Guardian Signature"><Input /></Form.Item></Col>
							<Col span={6}><Form.Item name="signed" label="Date"><DatePicker format="MM/DD/YYYY" /></Form.Item></Col>
						</Row>
						<Button type="primary" htmlType="submit" size="large">Submit Application</Button>
					</Form>
				</Layout.Content>
			</Layout>
		</ConfigProvider>
	);
}

flushSync(() => createRoot(document.getElementById("root")!).render(<Application />));

/** The fields that the form knows now, each with its value. */
function fields(): [string, any][] {
	const found: [string, any][] = [];
	const walk = (value: any, path: string[]) => {
		const isBranch = value && typeof value === "object" && !value.format && (!Array.isArray(value) || ["colleges", "scholarships", "lead", "award", "reference"].includes(path.join(".")));
		if (isBranch) for (const [key, each] of Object.entries(value)) walk(each, [...path, key]);
		else found.push([path.join("."), value]);
	};
	walk(form.getFieldsValue(), []);
	return found;
}
const FORMATS: Record<string, string> = { graduating: "YYYY-MM", "work.began": "YYYY-MM", collegeGrad: "YYYY" };
const page = window as any;
page.formState = () => ({
	...Object.fromEntries(fields().map(([key, value]) => [key, value?.format ? value.format(FORMATS[key] ?? "YYYY-MM-DD") : (value ?? null)])),
	submitted,
});
page.formShown = () =>
	Object.fromEntries(
		fields().map(([key]) => {
			const control = document.getElementById(`ylss_${key.replaceAll(".", "_")}`) as any;
			if (!control) return [key, `no control`];
			const select = control.closest(".ant-select");
			if (select && !select.classList.contains("ant-select-auto-complete")) {
				if (select.classList.contains("ant-select-multiple")) return [key, [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent)];
				return [key, select.querySelector(".ant-select-content-has-value")?.textContent ?? ""];
			}
			if (control.type === "checkbox") return [key, control.checked];
			if (control.matches("input, textarea")) return [key, control.value];
			const texts = [...control.querySelectorAll("input:checked")].map((each: any) => each.closest("label").textContent);
			return [key, key === "ethnic" ? texts : (texts[0] ?? "")];
		}),
	);
