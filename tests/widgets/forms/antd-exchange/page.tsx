import { Button, Card, Cascader, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Typography } from "antd";
import dayjs from "dayjs";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const F = "exchange";
const countries = COUNTRIES.map((name) => ({ value: name, label: name }));
const canada = ["Alberta", "British Columbia", "Ontario", "Quebec"].map((name) => ({ value: name, label: name }));
const residence = [
	{ value: "USA", label: "United States", children: STATES.map(([value, label]) => ({ value, label })) },
	{ value: "TERR", label: "U.S. Territories", children: ["American Samoa", "Guam", "Northern Mariana Islands", "Puerto Rico", "U.S. Virgin Islands"].map((label) => ({ value: label, label })) },
	{ value: "CAN", label: "Canada", children: canada },
];
const leaf = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase().replaceAll(" ", "-"), label }));
const fields = [
	{ value: "agr", label: "Agriculture and Natural Resources", children: leaf("Agronomy", "Forestry", "Horticulture") },
	{ value: "arts", label: "Arts and Humanities", children: leaf("Fine Arts", "History", "Music", "Philosophy") },
	{ value: "bus", label: "Business", children: leaf("Accounting", "Hospitality", "Marketing") },
	{ value: "eng", label: "Engineering", children: leaf("Chemical Engineering", "Civil Engineering", "Electrical Engineering", "Environmental Engineering", "Mechanical Engineering") },
	{ value: "health", label: "Health", children: leaf("Nursing", "Public Health") },
	{ value: "sci", label: "Mathematics and Science", children: leaf("Biology", "Chemistry", "Mathematics", "Physics") },
	{ value: "und", label: "Undecided" },
];
const tongues = ["American Sign Language", "Arabic", "Cantonese", "Dutch", "English", "French", "German", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Turkish", "Vietnamese", "Yoruba"].map((label) => ({ value: label, label }));
const grades = ["9", "10", "11", "12"];
const levels = ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"].map((label, index) => ({ value: index + 1, label }));
const income = ["Under $25,000", "$25,000 – $49,999", "$50,000 – $74,999", "$75,000 – $99,999", "$100,000 – $149,999", "$150,000 or more"].map((label, index) => ({ value: `B${index + 1}`, label }));
const required = [{ required: true }];
const byLabel = (typed: string, option?: { label?: unknown }) => String(option?.label ?? "").toLowerCase().includes(typed.toLowerCase());

type Value = unknown;
/** key, path within the form's values, how it is drawn */
const CONTROLS: [string, (string | number)[], "text" | "select" | "many" | "radio" | "checks" | "box" | "date" | "month"][] = [
	["surname", ["surname"], "text"], ["given", ["given"], "text"], ["middle", ["middle"], "text"], ["suffix", ["suffix"], "select"],
	["known_as", ["known_as"], "text"], ["sex", ["sex"], "radio"], ["dob", ["dob"], "date"], ["pob_city", ["pob", "city"], "text"], ["pob_country", ["pob", "country"], "select"],
	["citizen", ["citizen"], "radio"], ["us_years", ["us_years"], "text"], ["passport_no", ["passport_no"], "text"],
	["street", ["mail", "street"], "text"], ["unit", ["mail", "unit"], "text"], ["city", ["mail", "city"], "text"], ["region", ["mail", "region"], "select"], ["postal", ["mail", "postal"], "text"],
	["dial", ["phone", "dial"], "select"], ["phone", ["phone", "number"], "text"], ["email", ["email"], "text"],
	["p1_first", ["parents", 0, "first"], "text"], ["p1_last", ["parents", 0, "last"], "text"], ["p1_job", ["parents", 0, "job"], "text"], ["p1_edu", ["parents", 0, "edu"], "select"],
	["p2_first", ["parents", 1, "first"], "text"], ["p2_last", ["parents", 1, "last"], "text"], ["p2_job", ["parents", 1, "job"], "text"], ["p2_edu", ["parents", 1, "edu"], "select"],
	["marital", ["marital"], "select"],
	["sib0_name", ["siblings", 0, "name"], "text"], ["sib0_age", ["siblings", 0, "age"], "text"], ["sib1_name", ["siblings", 1, "name"], "text"], ["sib1_age", ["siblings", 1, "age"], "text"],
	["school", ["school"], "text"], ["school_city", ["school_city"], "text"], ["school_region", ["school_region"], "select"], ["grad", ["grad"], "month"], ["gpa", ["gpa"], "text"], ["rank", ["rank"], "text"], ["class_size", ["class_size"], "text"], ["psat", ["psat"], "text"], ["field", ["field"], "select"],
	["first_lang", ["first_lang"], "select"], ["other_langs", ["other_langs"], "many"],
	...[0, 1, 2].flatMap((row): typeof CONTROLS => [[`act${row}_org`, ["acts", row, "org"], "text"], [`act${row}_role`, ["acts", row, "role"], "text"], [`act${row}_hours`, ["acts", row, "hours"], "text"], [`act${row}_years`, ["acts", row, "years"], "checks"], [`act${row}_about`, ["acts", row, "about"], "text"]]),
	["hon0", ["honors", 0, "title"], "text"], ["hon0_grade", ["honors", 0, "grade"], "select"], ["hon1", ["honors", 1, "title"], "text"], ["hon1_grade", ["honors", 1, "grade"], "select"], ["hon2", ["honors", 2, "title"], "text"], ["hon2_grade", ["honors", 2, "grade"], "select"],
	["destination", ["destination"], "select"], ["letter", ["letter"], "text"], ["teacher", ["teacher"], "text"], ["teacher_mail", ["teacher_mail"], "text"],
	["hispanic", ["hispanic"], "radio"], ["income", ["income"], "select"], ["agree", ["agree"], "box"], ["signature", ["signature"], "text"], ["fax", ["fax"], "text"],
];

const idOf = (path: (string | number)[]) => [F, ...path].join("_");
function shown(path: (string | number)[], kind: string): Value {
	const control = document.getElementById(idOf(path));
	if (kind === "box") return (control as HTMLInputElement).checked;
	if (kind === "checks") return control ? [...control.querySelectorAll("label:has(input:checked)")].map((label) => label.textContent) : [];
	if (kind === "radio") return control?.querySelector("label:has(input:checked)")?.textContent ?? "";
	if (kind === "many") return [...(control?.closest(".ant-select")?.querySelectorAll(".ant-select-selection-item-content") ?? [])].map((tag) => tag.textContent);
	if (kind === "select") return control?.closest(".ant-select")?.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	return (control as HTMLInputElement | null)?.value ?? "";
}

function App() {
	const [form] = Form.useForm();
	const [sent, setSent] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({
				...Object.fromEntries(
					CONTROLS.map(([key, path, kind]) => {
						const value = form.getFieldValue(path);
						if (kind === "checks" || kind === "many") return [key, value ?? []];
						if (kind === "box") return [key, value ?? false];
						return [key, dayjs.isDayjs(value) ? value.format(kind === "month" ? "YYYY-MM" : "YYYY-MM-DD") : (value ?? "")];
					}),
				),
				submitted: sent,
			}),
			formShown: () => Object.fromEntries(CONTROLS.map(([key, path, kind]) => [key, shown(path, kind)])),
		});
	}, [form, sent]);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#12355b", borderRadius: 4 } }}>
			<div className="masthead">
				<h1>Meridian Gap-Year Exchange</h1>
				<p>2027–28 Application for U.S. High School Seniors</p>
			</div>
			<div className="wrap">
				<Typography.Paragraph>
					Please complete every section. Fields marked with an asterisk are required by the program or by the sending visa authorities. You may save at any time and return before the deadline of <b>December 4, 11:59 p.m. ET</b>.
				</Typography.Paragraph>
				<Form form={form} name={F} layout="vertical" scrollToFirstError onFinish={() => setSent(true)} initialValues={{ phone: { dial: undefined } }}>
					<Card title="1. Applicant">
						<p className="lead">Enter your name exactly as it appears (or will appear) in your passport.</p>
						<Row gutter={16}>
							<Col span={8}><Form.Item name="surname" label="Surname / Family name" rules={required}><Input /></Form.Item></Col>
							<Col span={7}><Form.Item name="given" label="Given name" rules={required}><Input /></Form.Item></Col>
							<Col span={5}><Form.Item name="middle" label="Middle name(s)" extra="Leave blank if none"><Input /></Form.Item></Col>
							<Col span={4}><Form.Item name="suffix" label="Suffix"><Select allowClear options={["Jr.", "Sr.", "II", "III", "IV"].map((value) => ({ value }))} /></Form.Item></Col>
						</Row>
						<Row gutter={16}>
							<Col span={8}><Form.Item name="known_as" label="What should your host family call you?" tooltip="A nickname or short form is fine."><Input /></Form.Item></Col>
							<Col span={12}><Form.Item name="sex" label="Sex (as shown on passport)" rules={required}><Radio.Group options={["F", "M", "X"]} /></Form.Item></Col>
						</Row>
						<Row gutter={16}>
							<Col span={8}><Form.Item name="dob" label="Date of birth" rules={required} extra="Applicants must be 18 by August 1, 2027"><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={16}>
								<Form.Item label="Place of birth" required>
									<Space.Compact block>
										<Form.Item name={["pob", "city"]} noStyle><Input placeholder="City or town" style={{ width: "50%" }} /></Form.Item>
										<Form.Item name={["pob", "country"]} noStyle><Select showSearch={{ filterOption: byLabel }} placeholder="Country" options={countries} style={{ width: "50%" }} /></Form.Item>
									</Space.Compact>
								</Form.Item>
							</Col>
						</Row>
						<Form.Item name="citizen" label="Citizenship" rules={required}>
							<Radio.Group>
								<Space orientation="vertical" size={2}>
									<Radio value={1}>I am a citizen of the United States</Radio>
									<Radio value={2}>I am a U.S. national (American Samoa, Swains Island)</Radio>
									<Radio value={3}>I am a lawful permanent resident</Radio>
									<Radio value={4}>None of the above</Radio>
								</Space>
							</Radio.Group>
						</Form.Item>
						<Row gutter={16}>
							<Col span={12}><Form.Item name="us_years" label="How many years have you lived in the U.S.?"><InputNumber min={0} max={30} style={{ width: 120 }} /></Form.Item></Col>
							<Col span={12}><Form.Item name="passport_no" label="Passport number" extra="If you have applied and not received it, leave blank."><Input maxLength={12} /></Form.Item></Col>
						</Row>
						<Divider titlePlacement="start">Permanent address in your home country</Divider>
						<Row gutter={16}>
							<Col span={16}><Form.Item name={["mail", "street"]} label="Street address" rules={required}><Input autoComplete="off" /></Form.Item></Col>
							<Col span={8}><Form.Item name={["mail", "unit"]} label="Apt./Unit"><Input /></Form.Item></Col>
							<Col span={9}><Form.Item name={["mail", "city"]} label="City" rules={required}><Input /></Form.Item></Col>
							<Col span={10}><Form.Item name={["mail", "region"]} label="Country and state" rules={required}><Cascader options={residence} placeholder="Please select" showSearch /></Form.Item></Col>
							<Col span={5}><Form.Item name={["mail", "postal"]} label="ZIP" rules={required}><Input /></Form.Item></Col>
						</Row>
						<Form.Item label="Cell phone" required extra="We text interview times to this number.">
							<Space.Compact block>
								<Form.Item name={["phone", "dial"]} noStyle>
									<Select aria-label="Country code" style={{ width: 110 }} options={["+1", "+44", "+49", "+52", "+81", "+234"].map((value) => ({ value, label: value }))} />
								</Form.Item>
								<Form.Item name={["phone", "number"]} noStyle><Input type="tel" style={{ width: 260 }} /></Form.Item>
							</Space.Compact>
						</Form.Item>
						<Row gutter={16}>
							<Col span={14}><Form.Item name="email" label="E-mail" rules={[{ required: true, type: "email" }]}><Input /></Form.Item></Col>
						</Row>
					</Card>

					<Card title="2. Your family">
						{["Parent / Guardian A", "Parent / Guardian B"].map((title, index) => (
							<div key={title}>
								<Typography.Title level={5} style={{ marginTop: 0 }}>{title}{index === 1 && <Typography.Text type="secondary"> (if applicable)</Typography.Text>}</Typography.Title>
								<Row gutter={16}>
									<Col span={6}><Form.Item name={["parents", index, "first"]} label="First name"><Input /></Form.Item></Col>
									<Col span={6}><Form.Item name={["parents", index, "last"]} label="Last name"><Input /></Form.Item></Col>
									<Col span={5}><Form.Item name={["parents", index, "job"]} label="Occupation"><Input /></Form.Item></Col>
									<Col span={7}><Form.Item name={["parents", index, "edu"]} label="Highest level of schooling"><Select allowClear options={levels} /></Form.Item></Col>
								</Row>
							</div>
						))}
						<Form.Item name="marital" label="Your parents are" style={{ maxWidth: 320 }}>
							<Select placeholder="Choose one" options={[{ value: "M", label: "Married to each other" }, { value: "S", label: "Separated" }, { value: "D", label: "Divorced" }, { value: "N", label: "Never married" }, { value: "W", label: "Widowed" }]} />
						</Form.Item>
						<Typography.Paragraph strong>Brothers and sisters</Typography.Paragraph>
						<Form.List name="siblings">
							{(rows, { add, remove }) => (
								<>
									{rows.map((row) => (
										<Space key={row.key} align="baseline">
											<Form.Item name={[row.name, "name"]}><Input placeholder="First and last name" style={{ width: 300 }} /></Form.Item>
											<Form.Item name={[row.name, "age"]}><InputNumber placeholder="Age" min={0} max={99} /></Form.Item>
											<Button type="link" danger onClick={() => remove(row.name)}>Remove</Button>
										</Space>
									))}
									<Form.Item><Button type="dashed" onClick={() => add()} disabled={rows.length >= 6}>+ Add a sibling</Button></Form.Item>
								</>
							)}
						</Form.List>
					</Card>

					<Card title="3. School record">
						<Row gutter={16}>
							<Col span={12}><Form.Item name="school" label="Name of high school" rules={required}><Input /></Form.Item></Col>
							<Col span={6}><Form.Item name="school_city" label="City"><Input /></Form.Item></Col>
							<Col span={6}><Form.Item name="school_region" label="State"><Select showSearch={{ filterOption: byLabel }} options={STATES.map(([value, label]) => ({ value, label }))} /></Form.Item></Col>
							<Col span={6}><Form.Item name="grad" label="Expected graduation" rules={required}><DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={6}><Form.Item name="gpa" label="Cumulative GPA" tooltip="Unweighted, 4.0 scale"><InputNumber min={0} max={4} step={0.01} precision={2} style={{ width: "100%" }} placeholder="unweighted" /></Form.Item></Col>
							<Col span={6}>
								<Form.Item label="Class rank">
									<Space>
										<Form.Item name="rank" noStyle><InputNumber min={1} aria-label="Class rank" style={{ width: 70 }} /></Form.Item>
										of
										<Form.Item name="class_size" noStyle><InputNumber min={1} aria-label="Number of students in class" style={{ width: 80 }} /></Form.Item>
									</Space>
								</Form.Item>
							</Col>
							<Col span={6}><Form.Item name="psat" label="PSAT/NMSQT total"><InputNumber min={320} max={1520} style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={12}><Form.Item name="field" label="Intended field of study after the exchange year"><Cascader options={fields} placeholder="Area / Field" showSearch /></Form.Item></Col>
						</Row>
						<Row gutter={16}>
							<Col span={12}><Form.Item name="first_lang" label="First language"><Select showSearch={{ filterOption: byLabel }} options={tongues} /></Form.Item></Col>
							<Col span={12}><Form.Item name="other_langs" label="Other languages you speak" extra="Prior language study is not required."><Select mode="multiple" allowClear options={tongues} /></Form.Item></Col>
						</Row>
					</Card>

					<Card title="4. Activities and recognition">
						<p className="lead">List up to five activities or jobs, most important to you first. We are less interested in the number than in what you did.</p>
						<Form.List name="acts">
							{(rows, { add, remove }) => (
								<>
									{rows.map((row) => (
										<Card key={row.key} size="small" type="inner" title={`Activity ${row.name + 1}`} extra={<Button size="small" type="text" onClick={() => remove(row.name)}>Remove</Button>}>
											<Row gutter={16}>
												<Col span={10}><Form.Item name={[row.name, "org"]} label="Organization or employer"><Input /></Form.Item></Col>
												<Col span={9}><Form.Item name={[row.name, "role"]} label="Your role"><Input maxLength={60} /></Form.Item></Col>
												<Col span={5}><Form.Item name={[row.name, "hours"]} label="Hrs/week"><InputNumber min={0} max={80} /></Form.Item></Col>
											</Row>
											<Form.Item name={[row.name, "years"]} label="Grade(s) in which you took part"><Checkbox.Group options={grades} /></Form.Item>
											<Form.Item name={[row.name, "about"]} label="What did you do?"><Input.TextArea rows={2} maxLength={150} showCount /></Form.Item>
										</Card>
									))}
									<Form.Item><Button type="dashed" block onClick={() => add()} disabled={rows.length >= 5}>+ Add activity</Button></Form.Item>
								</>
							)}
						</Form.List>
						<table className="awards">
							<thead><tr><th>Honors, prizes or awards</th><th style={{ width: 180 }}>Grade received</th></tr></thead>
							<tbody>
								{[0, 1, 2].map((index) => (
									<tr key={index}>
										<td><Form.Item name={["honors", index, "title"]}><Input /></Form.Item></td>
										<td><Form.Item name={["honors", index, "grade"]}><Select allowClear options={["9th", "10th", "11th", "12th"].map((label, position) => ({ value: position + 9, label }))} /></Form.Item></td>
									</tr>
								))}
							</tbody>
						</table>
					</Card>

					<Card title="5. Placement">
						<Form.Item name="destination" label="First-choice country" rules={required} style={{ maxWidth: 320 }}><Select placeholder="Select a country" options={["Argentina", "Belgium", "Chile", "Germany", "Italy", "Japan", "Taiwan", "Thailand"].map((value) => ({ value }))} /></Form.Item>
						<Form.Item name="letter" label="Letter to your host family" extra="300–500 words. Describe your daily life, your family and what you hope to share with them."><Input.TextArea rows={6} /></Form.Item>
						<Row gutter={16}>
							<Col span={12}><Form.Item name="teacher" label="Recommending teacher – name"><Input /></Form.Item></Col>
							<Col span={12}><Form.Item name="teacher_mail" label="Recommending teacher – e-mail" extra="We will send your teacher a link to the form."><Input /></Form.Item></Col>
						</Row>
					</Card>

					<Card title="6. Background and certification">
						<p className="lead">Used for program statistics and need-based awards; not seen by readers of your application.</p>
						<Form.Item name="hispanic" label="Do you identify as Hispanic or Latino/a?"><Radio.Group options={[{ value: "Y", label: "Yes" }, { value: "N", label: "No" }, { value: "D", label: "Decline to state" }]} optionType="button" /></Form.Item>
						<Form.Item name="income" label="Annual household income before taxes" style={{ maxWidth: 320 }}><Select allowClear options={income} /></Form.Item>
						<Form.Item name="agree" valuePropName="checked"><Checkbox>I certify that the statements made in this application are true and complete, and I agree to the Terms of Participation.</Checkbox></Form.Item>
						<Form.Item name="signature" label="Signature of applicant" extra="Type your full name." style={{ maxWidth: 420 }}><Input /></Form.Item>
						<div className="plus" aria-hidden="true"><Form.Item name="fax" label="Fax"><Input tabIndex={-1} autoComplete="off" /></Form.Item></div>
						<Space><Button type="primary" htmlType="submit" onClick={() => setSent(true)}>Submit application</Button><Button>Save draft</Button></Space>
					</Card>
				</Form>
			</div>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
