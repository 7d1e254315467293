import { AutoComplete, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Descriptions, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Table, Typography } from "antd";
import dayjs from "dayjs";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

const FORM = "scholarship";
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const YES_NO = asOptions(["Yes", "No"]);
const GRADES = asOptions(["9th", "10th", "11th", "12th"]);
const COLLEGES = asOptions([
	"California State University, Chico", "Humboldt State University", "Oregon State University", "Portland State University", "Reed College",
	"Southern Oregon University", "University of California, Davis", "University of Oregon", "University of Washington", "Western Oregon University",
]);
const EXAMS = asOptions([
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "Macroeconomics", "Physics 1", "Physics 2", "Psychology",
	"Spanish Language", "Spanish Literature", "Statistics", "U.S. Government and Politics", "U.S. History", "World History",
]);
const EDUCATION = asOptions(["Less than high school", "High school graduate/GED", "Some college", "2-year degree", "4-year degree", "Graduate or professional degree"]);
const phone = (value = "") => {
	const digits = value.replace(/\D/g, "").slice(0, 10);
	if (digits.length < 4) return digits;
	return digits.length < 7 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

const BLANK = {
	applicantName: "", ssn4: "", address: "", city: "", state: null, zip: "", phone: "", altPhone: "", email: "", dob: null, birthplace: "", sex: null,
	citizen: null, maritalStatus: null, ethnic: [],
	member: { relation: null, name: "", local: "", council: null, id: "", employer: "", title: "", years: null, offices: "", status: null, president: "", presidentPhone: "" },
	mother: { name: "", living: null, occupation: "", employer: "", education: null },
	father: { name: "", living: null, occupation: "", employer: "", education: null },
	parentsMarital: null, income: null, household: null, siblingCount: null, siblings: [{ name: "", age: null, school: "" }], inCollege: null, firstGen: null,
	hs: { name: "", counselor: "", street: "", cityStateZip: "", grad: null },
	rank: null, rankOf: null, gpa: null, scale: null, weighted: null, satRw: null, satMath: null, satTotal: null, act: null, actDate: null, psat: null, dual: "",
	choice1: "", choice2: "", choice3: "", accepted: null, major: null, schoolType: null, career: "", collegeGrad: null, living: null, fullTime: null,
	activities: [1, 2].map(() => ({ organization: "", position: "", grades: [], hours: null, description: "" })),
	jobs: [1, 2].map(() => ({ employer: "", position: "", dates: null, hours: null })),
	honors: [1, 2, 3].map(() => ({ award: "", grade: null })),
	exams: [1, 2, 3].map(() => ({ exam: null, taken: null, score: null })),
	essay: "", heard: null, before: null, staff: null,
	references: [1, 2].map(() => ({ name: "", phone: "" })),
	publicity: false, certify: false, signature: "", signedOn: null, memberSignature: "",
};

let current: Record<string, unknown> = BLANK;
let submitted = false;

function flatten(value: unknown, key: string, out: Record<string, unknown>) {
	if (dayjs.isDayjs(value)) out[key] = value.format(/Grad|grad|taken/.test(key) ? (key === "collegeGrad" ? "YYYY" : "YYYY-MM") : "YYYY-MM-DD");
	else if (Array.isArray(value) && value.some((each) => each && typeof each === "object" && !dayjs.isDayjs(each)))
		value.forEach((each, index) => flatten(each, `${key}.${index}`, out));
	else if (value && typeof value === "object" && !Array.isArray(value))
		for (const [name, each] of Object.entries(value)) flatten(each, key ? `${key}.${name}` : name, out);
	else out[key] = value ?? null;
}

function Application() {
	const [form] = Form.useForm();
	current = form.getFieldsValue(true);
	Object.assign(window, { readForm: () => form.getFieldsValue(true) });
	const cell = (list: string, name: string, control: React.ReactNode) => (_: unknown, field: { name: number }) => (
		<Form.Item name={[field.name, name]} noStyle key={list}>
			{control}
		</Form.Item>
	);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#7a1f1f", borderRadius: 2 } }}>
			<div style={{ maxWidth: 1080, margin: "0 auto", padding: 16 }}>
				<Typography.Title level={2}>Public Service Employees Union, Council 61</Typography.Title>
				<Typography.Title level={4}>Family Scholarship Program: Official Application Form</Typography.Title>
				<Typography.Paragraph type="secondary">
					Open to graduating high school seniors whose parent or legal guardian is a member in good standing and who intend to enroll in a full-time
					program in any accredited college, university, business or technical school. Applications must be received by December 31.
				</Typography.Paragraph>
				<Form form={form} name={FORM} initialValues={BLANK} labelCol={{ span: 7 }} wrapperCol={{ span: 14 }} onFinish={() => { submitted = true; }}>
					<Card title="PART I. TO BE COMPLETED BY APPLICANT" style={{ marginBottom: 16 }}>
						<Form.Item label="Applicant's Name" name="applicantName" extra="Last, First, Middle"><Input /></Form.Item>
						<Form.Item label="Social Security No. (last four digits)" name="ssn4"><Input.Password maxLength={4} style={{ width: 120 }} autoComplete="off" /></Form.Item>
						<Form.Item label="Address" name="address"><Input /></Form.Item>
						<Form.Item label="City" name="city"><Input /></Form.Item>
						<Form.Item label="State" name="state"><Select showSearch options={STATES.map(([code]) => ({ value: code, label: code }))} style={{ width: 120 }} /></Form.Item>
						<Form.Item label="Zip" name="zip"><Input maxLength={10} style={{ width: 140 }} /></Form.Item>
						<Form.Item label="Phone" name="phone" normalize={phone}><Input placeholder="(___) ___-____" /></Form.Item>
						<Form.Item label="Alternate phone" name="altPhone" normalize={phone}><Input placeholder="(___) ___-____" /></Form.Item>
						<Form.Item label="E-mail" name="email"><Input type="email" /></Form.Item>
						<Form.Item label="Date of Birth" name="dob"><DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" /></Form.Item>
						<Form.Item label="Place of Birth" name="birthplace" tooltip="City and state, or city and country"><Input /></Form.Item>
						<Form.Item label="Sex" name="sex"><Radio.Group optionType="button" options={asOptions(["Male", "Female"])} /></Form.Item>
						<Form.Item label="Are you a U.S. citizen?" name="citizen"><Radio.Group options={YES_NO} /></Form.Item>
						<Form.Item label="Applicant's marital status" name="maritalStatus"><Radio.Group options={asOptions(["Single", "Married"])} /></Form.Item>
						<Form.Item label="Ethnic background (optional)" name="ethnic" extra="Used for statistical reporting only. Select all that apply.">
							<Select mode="multiple" options={asOptions(["American Indian/Alaska Native", "Asian/Pacific Islander", "Black/African American", "Hispanic/Latino", "White/Caucasian", "Other"])} />
						</Form.Item>
					</Card>

					<Card title="PART II. UNION MEMBER INFORMATION" style={{ marginBottom: 16 }}>
						<Descriptions
							bordered
							column={2}
							size="small"
							items={[
								{ key: "1", label: "Member is applicant's", span: 2, children: <Form.Item name={["member", "relation"]} noStyle><Radio.Group options={asOptions(["Mother", "Father", "Step-parent", "Legal guardian"])} /></Form.Item> },
								{ key: "2", label: "Name of member", children: <Form.Item name={["member", "name"]} noStyle><Input /></Form.Item> },
								{ key: "3", label: "Member ID number", children: <Form.Item name={["member", "id"]} noStyle><Input /></Form.Item> },
								{ key: "4", label: "Local union number", children: <Form.Item name={["member", "local"]} noStyle><Input /></Form.Item> },
								{ key: "5", label: "District", children: <Form.Item name={["member", "council"]} noStyle><Select options={asOptions(["Central", "East", "North", "Northwest", "South", "Southwest"])} style={{ width: "100%" }} /></Form.Item> },
								{ key: "6", label: "Member's employer", children: <Form.Item name={["member", "employer"]} noStyle><Input /></Form.Item> },
								{ key: "7", label: "Job title", children: <Form.Item name={["member", "title"]} noStyle><Input /></Form.Item> },
								{ key: "8", label: "Years of membership", children: <Form.Item name={["member", "years"]} noStyle><InputNumber min={0} max={60} /></Form.Item> },
								{ key: "9", label: "Status", children: <Form.Item name={["member", "status"]} noStyle><Radio.Group options={asOptions(["Active", "Retired", "Deceased"])} /></Form.Item> },
								{ key: "10", label: "Union offices held, if any", span: 2, children: <Form.Item name={["member", "offices"]} noStyle><Input.TextArea rows={2} /></Form.Item> },
								{ key: "11", label: "Local president's name", children: <Form.Item name={["member", "president"]} noStyle><Input /></Form.Item> },
								{ key: "12", label: "Local president's phone", children: <Form.Item name={["member", "presidentPhone"]} normalize={phone} noStyle><Input /></Form.Item> },
							]}
						/>
					</Card>

					<Card title="PART III. FAMILY" style={{ marginBottom: 16 }}>
						<table className="family" style={{ width: "100%" }}>
							<thead><tr><th /><th>Mother</th><th>Father</th></tr></thead>
							<tbody>
								{([["name", "Full name"], ["living", "Living?"], ["occupation", "Occupation"], ["employer", "Employer"], ["education", "Highest education completed"]] as const).map(([name, title]) => (
									<tr key={name}>
										<th scope="row" style={{ textAlign: "left", width: 220 }}>{title}</th>
										{["mother", "father"].map((who) => (
											<td key={who} style={{ padding: 4 }}>
												<Form.Item name={[who, name]} noStyle>
													{name === "living" ? <Radio.Group options={YES_NO} /> : name === "education" ? <Select options={EDUCATION} style={{ width: "100%" }} /> : <Input />}
												</Form.Item>
											</td>
										))}
									</tr>
								))}
							</tbody>
						</table>
						<Divider />
						<Form.Item label="Parents are" name="parentsMarital"><Select options={asOptions(["Married", "Separated", "Divorced", "Widowed", "Never married"])} /></Form.Item>
						<Form.Item label="Family's total gross annual income" name="income" extra="From line 11 of last year's federal form 1040">
							<Select options={asOptions(["Less than $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 or more"])} />
						</Form.Item>
						<Form.Item label="Number of persons living in household" name="household"><InputNumber min={1} max={20} /></Form.Item>
						<Form.Item label="Number of brothers and sisters" name="siblingCount"><InputNumber min={0} max={20} /></Form.Item>
						<p>List your brothers and sisters, their ages, and the school each attends (or occupation).</p>
						<Form.List name="siblings">
							{(fields, { add }) => (
								<>
									{fields.map((field) => (
										<Space key={field.key} align="baseline" style={{ display: "flex" }}>
											<Form.Item name={[field.name, "name"]} noStyle><Input placeholder="Name" style={{ width: 260 }} /></Form.Item>
											<Form.Item name={[field.name, "age"]} noStyle><InputNumber placeholder="Age" min={0} max={99} /></Form.Item>
											<Form.Item name={[field.name, "school"]} noStyle><Input placeholder="School or occupation" style={{ width: 320 }} /></Form.Item>
										</Space>
									))}
									<Button type="dashed" onClick={() => add({ name: "", age: null, school: "" })} style={{ margin: "8px 0 16px" }}>+ Add brother or sister</Button>
								</>
							)}
						</Form.List>
						<Form.Item label="How many family members will be in college next fall?" name="inCollege" labelCol={{ span: 12 }}><InputNumber min={0} max={10} /></Form.Item>
						<Form.Item label="Will you be the first in your immediate family to attend college?" name="firstGen" labelCol={{ span: 12 }}><Radio.Group options={YES_NO} /></Form.Item>
					</Card>

					<Card title="PART IV. EDUCATION" style={{ marginBottom: 16 }}>
						<Row gutter={16}>
							<Col span={14}><Form.Item layout="vertical" label="Name of high school" name={["hs", "name"]} labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Input /></Form.Item></Col>
							<Col span={10}><Form.Item layout="vertical" label="Guidance counselor" name={["hs", "counselor"]} labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Input /></Form.Item></Col>
							<Col span={10}><Form.Item layout="vertical" label="Street address of high school" name={["hs", "street"]} labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Input /></Form.Item></Col>
							<Col span={8}><Form.Item layout="vertical" label="City, State, Zip" name={["hs", "cityStateZip"]} labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Input /></Form.Item></Col>
							<Col span={6}><Form.Item layout="vertical" label="Date of graduation" name={["hs", "grad"]} labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><DatePicker picker="month" format="MM/YYYY" placeholder="MM/YYYY" /></Form.Item></Col>
						</Row>
						<Space style={{ marginBottom: 12 }}>
							<span>Rank in class:</span>
							<Form.Item name="rank" noStyle><InputNumber min={1} /></Form.Item>
							<span>out of</span>
							<Form.Item name="rankOf" noStyle><InputNumber min={1} /></Form.Item>
							<span>students</span>
						</Space>
						<Row gutter={16}>
							<Col span={8}><Form.Item label="Cumulative GPA (unweighted)" name="gpa" labelCol={{ span: 16 }}><InputNumber min={0} max={100} step={0.01} /></Form.Item></Col>
							<Col span={8}><Form.Item label="Grading scale" name="scale" labelCol={{ span: 12 }}><Select options={asOptions(["4.0", "5.0", "6.0", "100"])} /></Form.Item></Col>
							<Col span={8}><Form.Item label="Weighted GPA" name="weighted" labelCol={{ span: 12 }}><InputNumber min={0} max={100} step={0.01} /></Form.Item></Col>
						</Row>
						<Typography.Title level={5}>Test scores</Typography.Title>
						<Row gutter={16}>
							<Col span={8}><Form.Item label="SAT Reading & Writing" name="satRw" labelCol={{ span: 15 }}><InputNumber min={200} max={800} /></Form.Item></Col>
							<Col span={8}><Form.Item label="SAT Math" name="satMath" labelCol={{ span: 12 }}><InputNumber min={200} max={800} /></Form.Item></Col>
							<Col span={8}><Form.Item label="SAT Total" name="satTotal" labelCol={{ span: 12 }}><InputNumber min={400} max={1600} /></Form.Item></Col>
							<Col span={8}><Form.Item label="ACT Composite" name="act" labelCol={{ span: 15 }}><InputNumber min={1} max={36} /></Form.Item></Col>
							<Col span={8}><Form.Item label="ACT date" name="actDate" labelCol={{ span: 12 }}><DatePicker format="MM/DD/YYYY" /></Form.Item></Col>
							<Col span={8}><Form.Item label="PSAT/NMSQT" name="psat" labelCol={{ span: 12 }}><InputNumber min={320} max={1520} /></Form.Item></Col>
						</Row>
						<p>Advanced Placement examinations</p>
						<Form.List name="exams">
							{(fields) => (
								<Table
									size="small" pagination={false} rowKey="key" dataSource={fields}
									columns={[
										{ title: "Examination", render: cell("exams", "exam", <Select showSearch options={EXAMS} style={{ width: 320 }} />) },
										{ title: "Month and year taken", render: cell("exams", "taken", <DatePicker picker="month" format="MM/YYYY" />) },
										{ title: "Score", render: cell("exams", "score", <InputNumber min={1} max={5} />) },
									]}
								/>
							)}
						</Form.List>
						<Divider />
						<Form.Item label="College courses taken while in high school, at" name="dual"><Input placeholder="Name of college" /></Form.Item>
						<Form.Item label="First choice college" name="choice1"><AutoComplete options={COLLEGES} showSearch={{ filterOption: true }} /></Form.Item>
						<Form.Item label="Second choice college" name="choice2"><AutoComplete options={COLLEGES} showSearch={{ filterOption: true }} /></Form.Item>
						<Form.Item label="Third choice college" name="choice3"><AutoComplete options={COLLEGES} showSearch={{ filterOption: true }} /></Form.Item>
						<Form.Item label="Have you been accepted by your first choice?" name="accepted"><Radio.Group options={asOptions(["Yes", "No", "Pending"])} /></Form.Item>
						<Form.Item label="Type of institution" name="schoolType"><Radio.Group options={asOptions(["4-year college or university", "2-year college", "Business or technical school"])} /></Form.Item>
						<Form.Item label="Intended major or field of study" name="major"><Select showSearch options={asOptions(MAJORS)} /></Form.Item>
						<Form.Item label="What are your career goals?" name="career"><Input /></Form.Item>
						<Form.Item label="Year you expect to graduate from college" name="collegeGrad"><DatePicker picker="year" /></Form.Item>
						<Form.Item label="While attending college I will live" name="living"><Select options={asOptions(["On campus", "Off campus", "At home with parents"])} /></Form.Item>
						<Form.Item label="I plan to enroll" name="fullTime"><Radio.Group options={asOptions(["Full time", "Part time"])} /></Form.Item>
					</Card>

					<Card title="PART V. ACTIVITIES, EMPLOYMENT AND HONORS" style={{ marginBottom: 16 }}>
						<p><b>A. School and community activities.</b> List clubs, teams, volunteer and community organizations in which you have taken part during high school. Do not list paid employment here.</p>
						<Form.List name="activities">
							{(fields) => (
								<Table
									size="small" pagination={false} rowKey="key" dataSource={fields}
									columns={[
										{ title: "Organization", render: cell("activities", "organization", <Input />) },
										{ title: "Office or position held", render: cell("activities", "position", <Input />) },
										{ title: "Grades", render: cell("activities", "grades", <Checkbox.Group options={GRADES} />) },
										{ title: "Hours per week", width: 110, render: cell("activities", "hours", <InputNumber min={0} max={99} style={{ width: 70 }} />) },
										{ title: "What you did", render: cell("activities", "description", <Input.TextArea autoSize={{ minRows: 2 }} />) },
									]}
								/>
							)}
						</Form.List>
						<p style={{ marginTop: 20 }}><b>B. Employment.</b> List any paid jobs, part-time or summer, beginning with the most recent.</p>
						<Form.List name="jobs">
							{(fields) => (
								<Table
									size="small" pagination={false} rowKey="key" dataSource={fields}
									columns={[
										{ title: "Employer", render: cell("jobs", "employer", <Input />) },
										{ title: "Type of work", render: cell("jobs", "position", <Input />) },
										{ title: "Dates employed (from - to)", render: cell("jobs", "dates", <DatePicker.RangePicker picker="month" format="MM/YYYY" />) },
										{ title: "Hours per week", width: 110, render: cell("jobs", "hours", <InputNumber min={0} max={80} style={{ width: 70 }} />) },
									]}
								/>
							)}
						</Form.List>
						<p style={{ marginTop: 20 }}><b>C. Honors.</b> List scholastic honors, awards and other recognition received.</p>
						<Form.List name="honors">
							{(fields) => (
								<ol>
									{fields.map((field) => (
										<li key={field.key} style={{ marginBottom: 8 }}>
											<Space.Compact block>
												<Form.Item name={[field.name, "award"]} noStyle><Input placeholder="Honor or award" /></Form.Item>
												<Form.Item name={[field.name, "grade"]} noStyle><Select placeholder="Grade received" options={GRADES} style={{ width: 160 }} /></Form.Item>
											</Space.Compact>
										</li>
									))}
								</ol>
							)}
						</Form.List>
					</Card>

					<Card title="PART VI. ESSAY, REFERENCES AND CERTIFICATION">
						<Form.Item label="In no more than 1,000 words, tell us: What has my parent's union membership meant to our family?" name="essay" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} layout="vertical"><Input.TextArea rows={6} showCount maxLength={7000} /></Form.Item>
						<Form.Item label="How did you hear about this scholarship?" name="heard"><Select options={asOptions(["Local union meeting", "Union newspaper", "Union website", "School counselor", "Parent", "Other"])} /></Form.Item>
						<Form.Item label="Have you applied for this scholarship before?" name="before"><Radio.Group options={YES_NO} /></Form.Item>
						<Form.Item label="Is anyone in your family employed by the union?" name="staff"><Radio.Group options={YES_NO} /></Form.Item>
						<Typography.Text strong>References</Typography.Text>
						<p>Give two persons, other than relatives, who will send letters of recommendation. One must be a teacher.</p>
						<Form.List name="references">
							{(fields) => fields.map((field, index) => (
								<Row gutter={12} key={field.key}>
									<Col span={14}><Form.Item label={`Reference ${index + 1}`} name={[field.name, "name"]}><Input /></Form.Item></Col>
									<Col span={10}><Form.Item label="Telephone" name={[field.name, "phone"]} normalize={phone}><Input /></Form.Item></Col>
								</Row>
							))}
						</Form.List>
						<Divider />
						<Form.Item name="publicity" valuePropName="checked" wrapperCol={{ span: 24 }}><Checkbox>I give permission for my name and photograph to be used in union publications if I am selected.</Checkbox></Form.Item>
						<Form.Item name="certify" valuePropName="checked" wrapperCol={{ span: 24 }}><Checkbox>I certify that the information on this form is true and correct to the best of my knowledge.</Checkbox></Form.Item>
						<Form.Item label="Signature of applicant" name="signature"><Input /></Form.Item>
						<Form.Item label="Date" name="signedOn"><DatePicker format="MM/DD/YYYY" /></Form.Item>
						<Form.Item label="Signature of member" name="memberSignature"><Input /></Form.Item>
						<Button type="primary" htmlType="submit">Submit application</Button>
					</Card>
				</Form>
			</div>
		</ConfigProvider>
	);
}

function keysOf() {
	const out: Record<string, unknown> = {};
	flatten((window as unknown as { readForm: () => unknown }).readForm(), "", out);
	return out;
}

function shownOf(key: string): unknown {
	const control = document.getElementById(`${FORM}_${key.replaceAll(".", "_")}`);
	if (!control) return undefined;
	const radio = control.closest(".ant-radio-group");
	if (radio) return radio.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")?.textContent?.trim() ?? "";
	if (control.matches(".ant-checkbox-group")) return [...control.querySelectorAll(".ant-checkbox-wrapper-checked")].map((each) => each.textContent?.trim());
	const select = control.closest(".ant-select");
	if (select?.matches(".ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent?.trim());
	if (select && !select.matches(".ant-select-auto-complete")) return select.querySelector("[title]")?.getAttribute("title") ?? "";
	const input = control as HTMLInputElement;
	return input.type === "checkbox" ? input.checked : input.value;
}

Object.assign(window, {
	formState: () => ({ ...keysOf(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(keysOf()).map((key) => [key, shownOf(key)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
