import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import "antd/dist/reset.css";
import {
	Alert, AutoComplete, Button, Card, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout, Radio, Row, Select,
	Space, Switch, Table, Typography,
} from "antd";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: value }));
const EDUCATION = [
	"No high school", "Some high school", "High school diploma or GED", "Some college", "Associate's degree", "Bachelor's/four-year degree",
	"Graduate/professional degree", "Unknown",
].map((value) => ({ value, label: value }));
const INCOMES = [
	["A", "Less than $20,000"], ["B", "$20,000–$39,999"], ["C", "$40,000–$59,999"], ["D", "$60,000–$79,999"], ["E", "$80,000–$99,999"], ["F", "$100,000 or more"],
].map(([value, label]) => ({ value, label }));
const LANGUAGES = [
	"American Sign Language", "Arabic", "Cantonese", "French", "German", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian",
	"Spanish", "Tagalog", "Vietnamese", "Yoruba",
].map((value) => ({ value, label: value }));
const AP_EXAMS = [
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition",
	"Environmental Science", "European History", "Human Geography", "Macroeconomics", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics",
	"United States Government and Politics", "United States History", "World History: Modern",
].map((value) => ({ value, label: value }));
const YESNO = [{ value: "Y", label: "Yes" }, { value: "N", label: "No" }];
const CLASSES = ["Freshman", "Sophomore", "Junior", "Senior"].map((value) => ({ value, label: value }));

const asPhone = (text = "") => {
	const digits = text.replace(/\D/g, "").slice(0, 10);
	if (digits.length < 4) return digits;
	if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

const { Title, Paragraph, Text } = Typography;
const cell = (list: string, field: string, control: React.ReactElement) => (_: unknown, row: { index: number }) => (
	<Form.Item name={[list, row.index, field]} noStyle>
		{control}
	</Form.Item>
);
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ key: index, index }));

function StudentInformation() {
	return (
		<>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item name="ssn" label="U.S. Social Security Number" extra="Used for purposes of identity of your application, grade transcripts, test scores, and financial aid.">
						<Input.Password placeholder="XXX-XX-XXXX" autoComplete="off" />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="dob" label="Date of Birth" rules={[{ required: true }]}>
						<DatePicker format="MM/DD/YYYY" placeholder="mm/dd/yyyy" style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="gender" label="Gender">
						<Radio.Group options={[{ value: "M", label: "Male" }, { value: "F", label: "Female" }]} />
					</Form.Item>
				</Col>
			</Row>
			<Paragraph strong>Full, Legal Name</Paragraph>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item name={["name", "last"]} label="Last Name/Family Name" rules={[{ required: true }]}>
						<Input />
					</Form.Item>
				</Col>
				<Col span={6}>
					<Form.Item name={["name", "first"]} label="First Name" rules={[{ required: true }]}>
						<Input />
					</Form.Item>
				</Col>
				<Col span={6}>
					<Form.Item name={["name", "middle"]} label="Middle Name">
						<Input />
					</Form.Item>
				</Col>
				<Col span={4}>
					<Form.Item name={["name", "suffix"]} label="Suffix (Jr., etc.)">
						<Select allowClear options={["Jr.", "Sr.", "II", "III", "IV"].map((value) => ({ value, label: value }))} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["name", "preferred"]} label="Preferred First Name">
						<Input />
					</Form.Item>
				</Col>
				<Col span={16}>
					<Form.Item
						name={["name", "aliases"]}
						label="Other names and aliases"
						extra="If you attended school or took a standardized college entrance exam using a different name, please list name(s)."
					>
						<Input />
					</Form.Item>
				</Col>
			</Row>
			<Form.Item label="Place of Birth" required style={{ marginBottom: 0 }}>
				<Space.Compact block>
					<Form.Item name={["birth", "city"]} style={{ width: "40%" }}>
						<Input placeholder="City" />
					</Form.Item>
					<Form.Item name={["birth", "state"]} style={{ width: "25%" }}>
						<Select showSearch allowClear optionFilterProp="label" placeholder="State" options={STATE_OPTIONS} />
					</Form.Item>
					<Form.Item name={["birth", "country"]} style={{ width: "35%" }}>
						<Select showSearch allowClear placeholder="Country, if not U.S." options={COUNTRY_OPTIONS} />
					</Form.Item>
				</Space.Compact>
			</Form.Item>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item name={["citizen", "us"]} label="Are you a U.S. citizen?">
						<Radio.Group options={YESNO} optionType="button" />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["citizen", "country"]} label="(a) If “No,” of what country are you a citizen?">
						<Select showSearch allowClear options={COUNTRY_OPTIONS} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["citizen", "resident"]} label="(b) If you are not a citizen, do you hold U.S. Permanent Resident status (valid I-551)?">
						<Radio.Group options={YESNO} optionType="button" />
					</Form.Item>
				</Col>
			</Row>
			<Divider titlePlacement="start">Race and Ethnicity</Divider>
			<Paragraph type="secondary">
				The United States Department of Education requires that all institutions collect and report race and ethnicity. Your answers will not be used in the
				admission decision.
			</Paragraph>
			<Form.Item name="hispanic" label="Are you Hispanic or Latino? (a person of Cuban, Mexican, Puerto Rican, South or Central American, or other Spanish culture or origin, regardless of race)">
				<Radio.Group options={YESNO} />
			</Form.Item>
			<Form.Item name="race" label="Please select the racial category or categories with which you most closely identify. Check as many as apply.">
				<Checkbox.Group
					options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]}
				/>
			</Form.Item>
			<Divider titlePlacement="start">Permanent Address</Divider>
			<Row gutter={16}>
				<Col span={16}>
					<Form.Item name={["permanent", "street"]} label="Number and Street">
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["permanent", "apt"]} label="Apt. No.">
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["permanent", "city"]} label="City">
						<Input />
					</Form.Item>
				</Col>
				<Col span={5}>
					<Form.Item name={["permanent", "state"]} label="State">
						<Select showSearch optionFilterProp="label" options={STATE_OPTIONS} />
					</Form.Item>
				</Col>
				<Col span={4}>
					<Form.Item name={["permanent", "zip"]} label="Zip">
						<Input maxLength={10} />
					</Form.Item>
				</Col>
				<Col span={7}>
					<Form.Item name={["permanent", "country"]} label="Country">
						<Select showSearch options={COUNTRY_OPTIONS} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["permanent", "county"]} label="In what county is your home located?">
						<Input />
					</Form.Item>
				</Col>
				<Col span={16}>
					<Form.Item name="mailing" label="Current mailing address, if different from permanent address">
						<Input.TextArea rows={2} placeholder="Number and Street, Apt. No., City, State, Zip" />
					</Form.Item>
				</Col>
				<Col span={7}>
					<Form.Item name={["contact", "phone"]} label="Preferred Phone Number" normalize={asPhone}>
						<Input placeholder="(area code) number" inputMode="tel" />
					</Form.Item>
				</Col>
				<Col span={7}>
					<Form.Item name={["contact", "alternate"]} label="Alternate Phone Number" normalize={asPhone}>
						<Input placeholder="(area code) number" inputMode="tel" />
					</Form.Item>
				</Col>
				<Col span={10}>
					<Form.Item name={["contact", "email"]} label="E-mail Address" rules={[{ type: "email" }]}>
						<Input />
					</Form.Item>
				</Col>
			</Row>
			<Form.Item name={["contact", "texts"]} valuePropName="checked">
				<Checkbox>Tanager State may send me text messages about my application. Message and data rates may apply.</Checkbox>
			</Form.Item>
			<Paragraph strong>In case of emergency, please notify:</Paragraph>
			<Row gutter={16}>
				<Col span={10}>
					<Form.Item name={["emergency", "name"]} label="Name">
						<Input />
					</Form.Item>
				</Col>
				<Col span={7}>
					<Form.Item name={["emergency", "relationship"]} label="Relationship">
						<Input />
					</Form.Item>
				</Col>
				<Col span={7}>
					<Form.Item name={["emergency", "phone"]} label="Phone" normalize={asPhone}>
						<Input inputMode="tel" />
					</Form.Item>
				</Col>
			</Row>
		</>
	);
}

function Family() {
	return (
		<>
			<Row gutter={24}>
				{(["1", "2"] as const).map((which) => (
					<Col span={12} key={which}>
						<Card size="small" type="inner" title={`Parent or Court-Appointed Legal Guardian ${which}`}>
							<Form.Item name={[`parent${which}`, "first"]} label="First Name" labelCol={{ span: 9 }} layout="horizontal">
								<Input />
							</Form.Item>
							<Form.Item name={[`parent${which}`, "last"]} label="Last Name" labelCol={{ span: 9 }} layout="horizontal">
								<Input />
							</Form.Item>
							<Form.Item name={[`parent${which}`, "occupation"]} label="Occupation" labelCol={{ span: 9 }} layout="horizontal">
								<Input />
							</Form.Item>
							<Form.Item name={[`parent${which}`, "employer"]} label="Employer" labelCol={{ span: 9 }} layout="horizontal">
								<Input />
							</Form.Item>
							<Form.Item name={[`parent${which}`, "education"]} label="Educational background" labelCol={{ span: 9 }} layout="horizontal">
								<Select options={EDUCATION} placeholder="Highest level" />
							</Form.Item>
						</Card>
					</Col>
				))}
			</Row>
			<br />
			<Alert showIcon={false} type="info" title="The questions below are optional, but including the information may assist your admittance. You are strongly encouraged to complete these questions." />
			<br />
			<Form.Item name="firstGeneration" label="Will you be the first in your immediate family to attend college?">
				<Radio.Group options={YESNO} />
			</Form.Item>
			<Form.Item name="income" label="Please indicate your family's gross income for the most recent tax year. Include both untaxed and taxed income.">
				<Select allowClear options={INCOMES} style={{ width: 260 }} />
			</Form.Item>
			<Row gutter={16}>
				<Col span={12}>
					<Form.Item name="household" label="How many people, including yourself, live in your household?">
						<InputNumber min={1} max={20} />
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item name="householdCollege" label="How many of them will be attending college?">
						<InputNumber min={0} max={20} />
					</Form.Item>
				</Col>
			</Row>
			<Form.Item name="languages" label="Languages you speak fluently, in addition to English">
				<Select mode="multiple" options={LANGUAGES} placeholder="Select all that apply" />
			</Form.Item>
			<Form.Item name="obligations" label="Do you have family obligations that keep you from participating in extracurricular activities? If so, please indicate:">
				<Checkbox.Group options={["I must work to supplement family income", "I provide primary care for family member(s)", "Other"]} />
			</Form.Item>
			<Form.Item name="military" label="U.S. military affiliation, if any">
				<Select
					allowClear
					options={[
						{ value: "0", label: "None" }, { value: "1", label: "Veteran" }, { value: "2", label: "Current U.S. military servicemember" },
						{ value: "3", label: "Spouse or dependent of, or a veteran or current U.S. military servicemember with, an injury or illness resulting from military service" },
						{ value: "4", label: "Spouse or dependent of a veteran or current U.S. military servicemember" },
					]}
				/>
			</Form.Item>
		</>
	);
}

function Education() {
	return (
		<>
			<Row gutter={16}>
				<Col span={24}>
					<Form.Item name={["hs", "status"]} label="Indicate how you will complete or have completed high school:">
						<Radio.Group>
							<Radio value="current">I am currently in high school and will graduate</Radio>
							<Radio value="graduated">I have graduated from high school</Radio>
							<Radio value="ged">I have received a GED or equivalent</Radio>
							<Radio value="home">I was or am home schooled</Radio>
						</Radio.Group>
					</Form.Item>
				</Col>
				<Col span={10}>
					<Form.Item name={["hs", "name"]} label="Name of High School from which you graduated or will graduate">
						<Input />
					</Form.Item>
				</Col>
				<Col span={6}>
					<Form.Item name={["hs", "city"]} label="High School City">
						<Input />
					</Form.Item>
				</Col>
				<Col span={4}>
					<Form.Item name={["hs", "state"]} label="High School State">
						<Select showSearch optionFilterProp="label" options={STATE_OPTIONS} />
					</Form.Item>
				</Col>
				<Col span={4}>
					<Form.Item name={["hs", "ceeb"]} label="CEEB Code" tooltip="Ask your counselor for your high school's six-digit code.">
						<Input maxLength={6} />
					</Form.Item>
				</Col>
				<Col span={6}>
					<Form.Item name={["hs", "graduation"]} label="Expected Graduation Date">
						<DatePicker picker="month" format="MM/YYYY" placeholder="mm/yyyy" style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={4}>
					<Form.Item name={["hs", "rank"]} label="Class Rank">
						<InputNumber min={1} style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={4}>
					<Form.Item name={["hs", "size"]} label="Class Size">
						<InputNumber min={1} style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={10}>
					<Form.Item label="Cumulative GPA" style={{ marginBottom: 0 }}>
						<Space>
							<Form.Item name={["hs", "gpa"]}>
								<InputNumber min={0} max={100} step={0.01} placeholder="GPA" />
							</Form.Item>
							<span>on a scale of</span>
							<Form.Item name={["hs", "scale"]}>
								<Select style={{ width: 110 }} placeholder="Scale" options={["4.0", "5.0", "6.0", "100"].map((value) => ({ value, label: value }))} />
							</Form.Item>
						</Space>
					</Form.Item>
				</Col>
			</Row>
			<Paragraph>
				<Text strong>Colleges Attended.</Text> Beginning with the most recent, list all colleges you have attended or are currently attending. Include college
				courses taken for dual or concurrent enrollment while in high school.
			</Paragraph>
			<Table
				size="small"
				pagination={false}
				dataSource={rows(2)}
				columns={[
					{ title: "Name of Institution", render: cell("colleges", "name", <Input />) },
					{ title: "City and State", render: cell("colleges", "place", <Input />) },
					{ title: "Dates of Attendance", render: cell("colleges", "dates", <Input placeholder="From – To" />) },
					{ title: "Credit Hours", width: 130, render: cell("colleges", "hours", <InputNumber min={0} />) },
				]}
			/>
			<br />
			<Paragraph>
				<Text strong>Self-Reported Academic Record.</Text> Enter high school courses exactly as they appear on your transcript.
			</Paragraph>
			<Table
				size="small"
				pagination={false}
				dataSource={rows(3)}
				columns={[
					{ title: "Course Title", render: cell("courses", "title", <Input />) },
					{ title: "Grade", width: 140, render: cell("courses", "grade", <Input maxLength={4} />) },
					{ title: "Credit Awarded", width: 160, render: cell("courses", "credit", <InputNumber min={0} max={4} step={0.5} />) },
				]}
			/>
		</>
	);
}

function Tests() {
	return (
		<>
			<Paragraph type="secondary">Official scores must be sent directly from the testing agency. List your highest score on each section and the date on which you earned it.</Paragraph>
			<Row gutter={16}>
				<Col span={12}>
					<Card size="small" title="SAT">
						<Row gutter={12}>
							<Col span={12}>
								<Form.Item name={["sat", "ebrw"]} label="Evidence-Based Reading and Writing">
									<InputNumber min={200} max={800} step={10} />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item name={["sat", "ebrwDate"]} label="Date taken (Reading and Writing)">
									<DatePicker format="MM/DD/YYYY" />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item name={["sat", "math"]} label="Math">
									<InputNumber min={200} max={800} step={10} />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item name={["sat", "mathDate"]} label="Date taken (Math)">
									<DatePicker format="MM/DD/YYYY" />
								</Form.Item>
							</Col>
						</Row>
					</Card>
				</Col>
				<Col span={12}>
					<Card size="small" title="ACT">
						<Row gutter={12}>
							<Col span={12}>
								<Form.Item name={["act", "composite"]} label="Composite">
									<InputNumber min={1} max={36} />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item name={["act", "date"]} label="ACT test date">
									<DatePicker format="MM/DD/YYYY" />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item name={["act", "english"]} label="English">
									<InputNumber min={1} max={36} />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item name={["act", "mathematics"]} label="Mathematics">
									<InputNumber min={1} max={36} />
								</Form.Item>
							</Col>
						</Row>
					</Card>
				</Col>
			</Row>
			<br />
			<Form.Item name="toefl" label="TOEFL total score, if English is not your native language">
				<InputNumber min={0} max={120} />
			</Form.Item>
			<Paragraph strong>Advanced Placement (AP) examinations</Paragraph>
			<Table
				size="small"
				pagination={false}
				dataSource={rows(3)}
				columns={[
					{ title: "AP Exam", render: cell("ap", "exam", <Select showSearch allowClear options={AP_EXAMS} style={{ width: "100%" }} />) },
					{ title: "Exam Date", width: 190, render: cell("ap", "date", <DatePicker picker="month" format="MM/YYYY" placeholder="mm/yyyy" />) },
					{ title: "Score", width: 120, render: cell("ap", "score", <Select allowClear style={{ width: 80 }} options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))} />) },
				]}
			/>
		</>
	);
}

function Involvement() {
	return (
		<>
			<Title level={5}>A. Extracurricular Activities and Community or Volunteer Service</Title>
			<Paragraph type="secondary">List your most significant activities first. Do not list jobs here; paid employment is asked for in C.</Paragraph>
			<Form.List name="activities" initialValue={[{}]}>
				{(fields, { add, remove }) => (
					<>
						{fields.map(({ key, name }) => (
							<Card size="small" key={key} style={{ marginBottom: 12 }} extra={name > 0 && <Button type="link" onClick={() => remove(name)}>Remove</Button>} title={`Activity ${name + 1}`}>
								<Row gutter={12}>
									<Col span={12}>
										<Form.Item name={[name, "organization"]} label="Activity or Organization">
											<Input />
										</Form.Item>
									</Col>
									<Col span={12}>
										<Form.Item name={[name, "position"]} label="Positions Held">
											<Input />
										</Form.Item>
									</Col>
									<Col span={12}>
										<Form.Item name={[name, "years"]} label="Year(s) participated">
											<Checkbox.Group options={CLASSES} />
										</Form.Item>
									</Col>
									<Col span={6}>
										<Form.Item name={[name, "hours"]} label="Hours per week">
											<InputNumber min={0} max={168} />
										</Form.Item>
									</Col>
									<Col span={6}>
										<Form.Item name={[name, "weeks"]} label="Weeks per year">
											<InputNumber min={0} max={52} />
										</Form.Item>
									</Col>
								</Row>
							</Card>
						))}
						<Button type="dashed" block onClick={() => add()}>
							+ Add another activity
						</Button>
					</>
				)}
			</Form.List>
			<Title level={5} style={{ marginTop: 24 }}>B. Talents, Awards and Honors</Title>
			<Table
				size="small"
				pagination={false}
				dataSource={rows(3)}
				columns={[
					{ title: "Talent/Award/Honor", render: cell("honors", "name", <Input />) },
					{ title: "Year received", width: 220, render: cell("honors", "year", <Select allowClear style={{ width: 180 }} options={CLASSES} />) },
				]}
			/>
			<Title level={5} style={{ marginTop: 24 }}>C. Employment, Internships</Title>
			<Row gutter={12}>
				<Col span={9}>
					<Form.Item name={["job", "employer"]} label="Employer or Sponsor">
						<Input />
					</Form.Item>
				</Col>
				<Col span={7}>
					<Form.Item name={["job", "work"]} label="Job Title or Nature of Work">
						<Input />
					</Form.Item>
				</Col>
				<Col span={4}>
					<Form.Item name={["job", "hours"]} label="Hours Worked per Week">
						<InputNumber min={0} max={80} />
					</Form.Item>
				</Col>
				<Col span={4}>
					<Form.Item name={["job", "began"]} label="Date Began">
						<DatePicker picker="month" format="MM/YYYY" placeholder="mm/yyyy" />
					</Form.Item>
				</Col>
			</Row>
		</>
	);
}

function Residency() {
	return (
		<>
			<Form.Item name={["residency", "state"]} label="Of what state are you a resident?">
				<Select showSearch allowClear optionFilterProp="label" options={STATE_OPTIONS} style={{ width: 280 }} />
			</Form.Item>
			<Form.Item name={["residency", "oregonSchool"]} label="Did you graduate, or will you graduate, from a high school in Oregon?">
				<Radio.Group options={YESNO} />
			</Form.Item>
			<Form.Item name={["residency", "dependent"]} label="Were you claimed as a dependent by a parent or court-appointed legal guardian for the most recent tax year?">
				<Radio.Group options={YESNO} />
			</Form.Item>
			<Form.Item name="feeWaiver" label="I intend to request a waiver of the $65 application fee" valuePropName="checked">
				<Switch />
			</Form.Item>
			<Form.Item name="suspended" label="Are you currently on academic suspension from the last college or university attended, or have you been expelled?">
				<Radio.Group options={YESNO} />
			</Form.Item>
			<Form.Item name={["certify", "agree"]} valuePropName="checked" label="Certification of information">
				<Checkbox>I certify that the information on this application is complete and correct and I understand that the submission of false information is grounds for rejection.</Checkbox>
			</Form.Item>
			<Row gutter={16}>
				<Col span={16}>
					<Form.Item name={["certify", "signature"]} label="Signature of Applicant (type your full legal name)">
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["certify", "date"]} label="Date">
						<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
					</Form.Item>
				</Col>
			</Row>
		</>
	);
}

let submitted = false;
function Application() {
	const [form] = Form.useForm();
	useEffect(() => {
		const leaves = (value: any, path: (string | number)[] = []): [(string | number)[], any][] =>
			value && typeof value === "object" && !("$isDayjsObject" in value || typeof value.format === "function") && !(Array.isArray(value) && typeof value[0] !== "object")
				? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
				: [[path, value]];
		const months = ["graduation", "began"];
		const plain = (path: (string | number)[], value: any) =>
			value === undefined || value === null ? "" : typeof value.format === "function" ? value.format(months.includes(String(path.at(-1))) || path[0] === "ap" ? "YYYY-MM" : "YYYY-MM-DD") : value;
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(leaves(form.getFieldsValue()).map(([path, value]) => [path.join("."), plain(path, value)])), submitted }),
			formShown: () => Object.fromEntries(leaves(form.getFieldsValue()).map(([path]) => [path.join("."), drawn(document.getElementById(`apply_${path.join("_")}`))])),
		});
	}, [form]);
	return (
		<Form form={form} name="apply" layout="vertical" scrollToFirstError onFinish={() => { submitted = true; }}>
			<Card title="ApplyTanager — Freshman Admission, Academic Year 2027–2028" style={{ marginBottom: 16 }}>
				<Row gutter={16}>
					<Col span={14}>
						<Form.Item name="semester" label="Check One Semester and Indicate Year You Expect to Enter">
							<Radio.Group optionType="button" options={["Fall", "Spring", "Summer I", "Summer II"]} />
						</Form.Item>
					</Col>
					<Col span={10}>
						<Form.Item name="year" label="Year">
							<Select style={{ width: 120 }} options={["2026", "2027", "2028"].map((value) => ({ value, label: value }))} />
						</Form.Item>
					</Col>
					<Col span={12}>
						<Form.Item name="major1" label="Major (First Choice)">
							<AutoComplete options={MAJORS.map((value) => ({ value }))} showSearch={{ filterOption: (text, option) => option!.value.toLowerCase().includes(text.toLowerCase()) }} placeholder="Start typing the name of a major" />
						</Form.Item>
					</Col>
					<Col span={12}>
						<Form.Item name="major2" label="Major (Second Choice)">
							<AutoComplete options={MAJORS.map((value) => ({ value }))} showSearch={{ filterOption: (text, option) => option!.value.toLowerCase().includes(text.toLowerCase()) }} placeholder="Start typing the name of a major" />
						</Form.Item>
					</Col>
					<Col span={14}>
						<Form.Item name="kind" label="Are you a:">
							<Radio.Group options={[{ value: "0", label: "Freshman (no college credit hours)" }, { value: "1", label: "Freshman (with college credit hours)" }]} />
						</Form.Item>
					</Col>
					<Col span={10}>
						<Form.Item name="creditHours" label="Number of college credit hours by high school graduation date">
							<InputNumber min={0} max={120} />
						</Form.Item>
					</Col>
				</Row>
			</Card>
			<Collapse
				defaultActiveKey={["1", "2", "3", "4", "5", "6"]}
				items={[
					{ key: "1", label: "Part I. Biographical Information", forceRender: true, children: <StudentInformation /> },
					{ key: "2", label: "Part II. Family Information", forceRender: true, children: <Family /> },
					{ key: "3", label: "Part III. Educational Information", forceRender: true, children: <Education /> },
					{ key: "4", label: "Part IV. Test Information", forceRender: true, children: <Tests /> },
					{ key: "5", label: "Part V. Extracurricular and Personal Information", forceRender: true, children: <Involvement /> },
					{ key: "6", label: "Part VI. Residency and Certification", forceRender: true, children: <Residency /> },
				]}
			/>
			<br />
			<Button type="primary" htmlType="submit" size="large">
				Submit Application
			</Button>
		</Form>
	);
}

/** What a person reads in a control. */
function drawn(control: HTMLElement | null): unknown {
	if (!control) return "";
	const checked = () => [...control.querySelectorAll<HTMLInputElement>("input:checked")].map((box) => box.closest("label")!.innerText.trim());
	if (control.role === "radiogroup") return checked()[0] ?? "";
	if (control.role === "group") return checked();
	if (control.role === "switch") return control.ariaChecked === "true";
	if (!(control instanceof HTMLInputElement)) return (control as HTMLTextAreaElement).value;
	if (control.type === "checkbox") return control.checked;
	const select = control.closest(".ant-select");
	if (!select || select.classList.contains("ant-select-auto-complete")) return control.value;
	if (select.classList.contains("ant-select-multiple")) return [...select.querySelectorAll<HTMLElement>(".ant-select-selection-item-content")].map((chip) => chip.innerText);
	return select.querySelector<HTMLElement>(".ant-select-content-has-value")?.innerText.trim() ?? "";
}

function Site() {
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#7a3b0c" } }}>
			<Layout>
				<Layout.Header>
					<Title level={3} style={{ color: "white", margin: 0, lineHeight: "64px" }}>Tanager State University</Title>
				</Layout.Header>
				<Layout.Content style={{ maxWidth: 1120, margin: "24px auto", width: "100%", padding: 16 }}>
					<Paragraph>
						This application is intended for use in applying for Academic Year 2027–2028. It should not be used by international students.
					</Paragraph>
					<Application />
				</Layout.Content>
			</Layout>
		</ConfigProvider>
	);
}
createRoot(document.getElementById("root")!).render(<Site />);
