import "antd/dist/reset.css";
import { Button, Card, Checkbox, Col, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Typography } from "antd";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

const { Title, Paragraph, Text } = Typography;
const plain = (list: string[]) => list.map((value) => ({ value, label: value }));
const states = STATES.map(([value, label]) => ({ value, label }));
const grades = [9, 10, 11, 12].map((value) => ({ value, label: `${value}th` }));
const educationLevels = [
	{ value: "lths", label: "Less than high school" },
	{ value: "hs", label: "High school diploma or GED" },
	{ value: "sc", label: "Some college, no degree" },
	{ value: "aa", label: "Associate degree" },
	{ value: "ba", label: "Bachelor's degree" },
	{ value: "gr", label: "Graduate or professional degree" },
];
const FOCUS = ["Agricultural Science", "Animal and Plant Health", "Astronomy", "Climate and Water Resources", "Cyber Security", "Engineering Design", "Food Science", "Forestry", "Geospatial Technology", "Public Health"];
const AP = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Statistics", "AP United States History", "AP World History"];
const INCOME = ["Less than $25,000", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 and above"];

function Guardian({ n, required }: { n: 1 | 2; required?: boolean }) {
	return (
		<Card type="inner" size="small" title={`Parent ${n}/Legal Guardian (${required ? "required" : "optional"})`}>
			<Form.Item name={`g${n}_name`} label="Full Name"><Input /></Form.Item>
			<Form.Item name={`g${n}_rel`} label="Relationship"><Select options={plain(["Mother", "Father", "Step-parent", "Grandparent", "Legal Guardian"])} /></Form.Item>
			<Form.Item name={`g${n}_cell`} label="Cell Phone"><Input type="tel" placeholder="( ) -" /></Form.Item>
			<Form.Item name={`g${n}_email`} label={`Parent ${n} Email`}><Input type="email" /></Form.Item>
			<Form.Item name={`g${n}_work`} label="Place of Employment"><Input /></Form.Item>
			<Form.Item name={`g${n}_title`} label="Occupation and Title"><Input /></Form.Item>
			<Form.Item name={`g${n}_edu`} label="Highest level of education completed"><Select options={educationLevels} placeholder="Select" /></Form.Item>
		</Card>
	);
}

let form: ReturnType<typeof Form.useForm>[0];
let submitted = false;

function App() {
	[form] = Form.useForm();
	const [, set] = useState(0);
	return (
		<div style={{ maxWidth: 1080, margin: "0 auto", padding: 24 }}>
			<Text type="secondary">Form YSI-119 &nbsp; OMB Approved 0579-0000</Text>
			<Title level={2}>Governors' Youth Science Institute &amp; Agency Internship</Title>
			<Paragraph>2027 Student Application. Please complete every section. Incomplete applications will not be reviewed by the selection committee.</Paragraph>
			<Form form={form} name="ysi" layout="vertical" onFinish={() => { submitted = true; set(1); }} scrollToFirstError initialValues={{ courses: [{}], exams: [{}], awards: [{}], activities: [{}] }}>
				<Card title="1. Program Selection">
					<Form.Item name="host" label="Select the Institute you wish to apply for below. PLEASE ONLY SELECT ONE!">
						<Select placeholder="University / program dates" options={plain(["Alcorn Landing State University, June 13-25", "Fresno Valley University, June 6-19", "Prairie State University, June 14-25", "Snake River University, July 11-24"])} />
					</Form.Item>
					<Row gutter={16}>
						<Col span={12}><Form.Item name="focus_1" label="First preference for focus area"><Select allowClear options={plain(FOCUS)} /></Form.Item></Col>
						<Col span={12}><Form.Item name="focus_2" label="Second preference for focus area"><Select allowClear options={plain(FOCUS)} /></Form.Item></Col>
					</Row>
					<Form.Item name="available" label="If selected, are you able to attend the entire program?">
						<Radio.Group options={plain(["Yes", "No"])} />
					</Form.Item>
				</Card>
				<br />
				<Card title="2. Student Information">
					<Row gutter={16}>
						<Col span={7}><Form.Item name="first" label="Student's Name - First" rules={[{ required: true }]}><Input /></Form.Item></Col>
						<Col span={4}><Form.Item name="mi" label="Middle Initial"><Input maxLength={1} /></Form.Item></Col>
						<Col span={9}><Form.Item name="last" label="Last" rules={[{ required: true }]}><Input /></Form.Item></Col>
						<Col span={4}><Form.Item name="suffix" label="Suffix"><Select allowClear options={plain(["Jr.", "Sr.", "II", "III", "IV"])} /></Form.Item></Col>
					</Row>
					<Row gutter={16}>
						<Col span={8}><Form.Item name="badge" label="Preferred Name (as it should appear on your badge)"><Input /></Form.Item></Col>
						<Col span={6}><Form.Item name="dob" label="Birth Date (MM/DD/YYYY)" rules={[{ required: true }]}><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
						<Col span={4}><Form.Item name="age" label="Age as of May 31, 2027"><InputNumber min={10} max={25} /></Form.Item></Col>
						<Col span={6}><Form.Item name="gender" label="Gender"><Radio.Group options={[{ value: "M", label: "Male" }, { value: "F", label: "Female" }]} /></Form.Item></Col>
					</Row>
					<Row gutter={16}>
						<Col span={12}><Form.Item name="pob" label="Place of Birth" extra="City and state, or city and country if born outside the U.S."><Input /></Form.Item></Col>
						<Col span={12}>
							<Form.Item name="citizen" label="Citizenship" tooltip="Only U.S. citizens, nationals and permanent residents may be placed at a federal facility.">
								<Select options={[{ value: "USC", label: "U.S. Citizen" }, { value: "USN", label: "U.S. National" }, { value: "LPR", label: "Lawful Permanent Resident" }, { value: "OTH", label: "None of these" }]} />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item name="street" label="Home Address (Street/Route/Post Office Box)"><Input /></Form.Item>
					<Row gutter={16}>
						<Col span={8}><Form.Item name="city" label="City"><Input /></Form.Item></Col>
						<Col span={6}><Form.Item name="state" label="State"><Select showSearch={{ optionFilterProp: "label" }} options={states} /></Form.Item></Col>
						<Col span={4}><Form.Item name="zip" label="Zip Code"><Input maxLength={10} /></Form.Item></Col>
						<Col span={6}><Form.Item name="county" label="County of Residence"><Input /></Form.Item></Col>
					</Row>
					<Row gutter={16}>
						<Col span={8}><Form.Item name="home_tel" label="Telephone - Home"><Input placeholder="(   )" /></Form.Item></Col>
						<Col span={8}><Form.Item name="cell" label="Mobile/Cell"><Input placeholder="(   )" /></Form.Item></Col>
						<Col span={8}><Form.Item name="email" label="E-mail Address" rules={[{ type: "email" }]}><Input /></Form.Item></Col>
					</Row>
					<Row gutter={16}>
						<Col span={6}><Form.Item name="ssn4" label="Last Four Digits of Social Security Number"><Input.Password maxLength={4} /></Form.Item></Col>
						<Col span={10}><Form.Item name="languages" label="Languages you speak other than English"><Select mode="multiple" options={plain(["American Sign Language", "Arabic", "French", "Hmong", "Igbo", "Mandarin", "Russian", "Spanish", "Tagalog", "Vietnamese", "Other"])} /></Form.Item></Col>
						<Col span={8}><Form.Item name="shirt" label="T-shirt size (adult)"><Select options={plain(["S", "M", "L", "XL", "2XL"])} /></Form.Item></Col>
					</Row>
				</Card>
				<br />
				<Card title="3. School Information">
					<Row gutter={16}>
						<Col span={14}><Form.Item name="school" label="School Name"><Input /></Form.Item></Col>
						<Col span={10}><Form.Item name="district" label="Name of School System"><Input /></Form.Item></Col>
						<Col span={10}><Form.Item name="school_street" label="School Street Address"><Input /></Form.Item></Col>
						<Col span={6}><Form.Item name="school_city" label="City"><Input /></Form.Item></Col>
						<Col span={4}><Form.Item name="school_state" label="State"><Select showSearch={{ optionFilterProp: "label" }} options={states} /></Form.Item></Col>
						<Col span={4}><Form.Item name="school_zip" label="Zip Code"><Input /></Form.Item></Col>
					</Row>
					<Form.Item name="grade" label="Current Grade"><Radio.Group optionType="button" options={grades} /></Form.Item>
					<Row gutter={16}>
						<Col span={6}><Form.Item name="graduation" label="Graduation Date (month/year)"><DatePicker picker="month" format="MM/YYYY" /></Form.Item></Col>
						<Col span={5}><Form.Item name="gpa" label="GPA (unweighted)" extra="Based on 4.0"><InputNumber min={0} max={4} step={0.01} /></Form.Item></Col>
						<Col span={5}><Form.Item name="wgpa" label="GPA (weighted)"><InputNumber min={0} max={6} step={0.01} /></Form.Item></Col>
						<Col span={8}>
							<Form.Item label="Class rank" htmlFor="ysi_rank">
								<Space><Form.Item name="rank" noStyle><InputNumber min={1} /></Form.Item>in a class of<Form.Item name="class_size" noStyle><InputNumber min={1} /></Form.Item></Space>
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={12}><Form.Item name="counselor" label="Guidance Counselor Name"><Input /></Form.Item></Col>
						<Col span={12}><Form.Item name="counselor_email" label="Guidance Counselor Email"><Input /></Form.Item></Col>
					</Row>
					<Form.Item name="college_yn" label="Have you taken any college courses while in high school?"><Radio.Group options={plain(["Yes", "No"])} /></Form.Item>
					<Form.Item name="college_name" label="If yes, at which institution(s)?"><Input /></Form.Item>

					<Divider titlePlacement="start">Test Scores</Divider>
					<Paragraph>Scores are not mandatory but are strongly encouraged if available. Report your highest scores.</Paragraph>
					<table className="scores" style={{ width: "100%" }}>
						<thead><tr><th>Test</th><th>Year Taken</th><th>Composite / Total</th><th>Verbal</th><th>Math</th></tr></thead>
						<tbody>
							<tr><th scope="row">ACT</th><td><Form.Item name="act_year" noStyle><Input maxLength={4} /></Form.Item></td><td><Form.Item name="act" noStyle><InputNumber min={1} max={36} /></Form.Item></td><td /><td /></tr>
							<tr><th scope="row">PSAT</th><td><Form.Item name="psat_year" noStyle><Input maxLength={4} /></Form.Item></td><td><Form.Item name="psat" noStyle><InputNumber min={320} max={1520} /></Form.Item></td><td /><td /></tr>
							<tr><th scope="row">SAT</th><td><Form.Item name="sat_year" noStyle><Input maxLength={4} /></Form.Item></td><td><Form.Item name="sat" noStyle><InputNumber min={400} max={1600} /></Form.Item></td><td><Form.Item name="sat_v" noStyle><InputNumber min={200} max={800} /></Form.Item></td><td><Form.Item name="sat_m" noStyle><InputNumber min={200} max={800} /></Form.Item></td></tr>
						</tbody>
					</table>

					<Divider titlePlacement="start">Advanced Placement exams completed</Divider>
					<Form.List name="exams">
						{(fields, { add }) => (
							<>
								{fields.map(({ key, name }) => (
									<Row gutter={16} key={key}>
										<Col span={10}><Form.Item name={[name, "subject"]} label="Exam"><Select showSearch options={plain(AP)} /></Form.Item></Col>
										<Col span={8}><Form.Item name={[name, "when"]} label="Date taken"><DatePicker picker="month" format="MM/YYYY" /></Form.Item></Col>
										<Col span={6}><Form.Item name={[name, "score"]} label="Score"><Select options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))} /></Form.Item></Col>
									</Row>
								))}
								<Button type="dashed" onClick={() => add({})}>+ Add exam</Button>
							</>
						)}
					</Form.List>

					<Divider titlePlacement="start">Course Work</Divider>
					<Paragraph>List Honors, AP, Dual Credit and elective high school courses with the grade received. Do not list college courses here.</Paragraph>
					<Form.List name="courses">
						{(fields, { add, remove }) => (
							<>
								<table style={{ width: "100%" }}>
									<thead><tr><th>Course Title</th><th>Grade</th><th>Credit</th><th /></tr></thead>
									<tbody>
										{fields.map(({ key, name }) => (
											<tr key={key}>
												<td><Form.Item name={[name, "title"]} noStyle><Input /></Form.Item></td>
												<td><Form.Item name={[name, "mark"]} noStyle><Input /></Form.Item></td>
												<td><Form.Item name={[name, "credit"]} noStyle><InputNumber min={0} step={0.5} /></Form.Item></td>
												<td><Button type="link" onClick={() => remove(name)}>Remove</Button></td>
											</tr>
										))}
									</tbody>
								</table>
								<Button type="dashed" onClick={() => add({})}>+ Add course</Button>
							</>
						)}
					</Form.List>
				</Card>
				<br />
				<Card title="4. Parent/Guardian Information">
					<Paragraph type="secondary">Please Note: Correspondence from our office will be addressed as listed below.</Paragraph>
					<Row gutter={16}>
						<Col span={12}><Guardian n={1} required /></Col>
						<Col span={12}><Guardian n={2} /></Col>
					</Row>
					<br />
					<Row gutter={16}>
						<Col span={8}><Form.Item name="marital" label="Parents are"><Select options={plain(["Married", "Separated", "Divorced", "Widowed", "Never married"])} /></Form.Item></Col>
						<Col span={8}><Form.Item name="siblings" label="Number of brothers and sisters"><InputNumber min={0} max={20} /></Form.Item></Col>
						<Col span={8}><Form.Item name="first_gen" label="Will you be the first in your family to attend college?"><Radio.Group options={plain(["Yes", "No"])} /></Form.Item></Col>
					</Row>
					<Form.Item name="income" label="Total annual household income (used only to award travel stipends)"><Radio.Group options={plain(INCOME)} /></Form.Item>
					<Divider titlePlacement="start">Emergency Contact</Divider>
					<Paragraph>List a person, other than the parents above, whom we may call.</Paragraph>
					<Row gutter={16}>
						<Col span={10}><Form.Item name="ec_name" label="Name"><Input /></Form.Item></Col>
						<Col span={7}><Form.Item name="ec_home" label="Telephone Number - Home"><Input /></Form.Item></Col>
						<Col span={7}><Form.Item name="ec_cell" label="Telephone Number - Mobile/Cell"><Input /></Form.Item></Col>
					</Row>
				</Card>
				<br />
				<Card title="5. Activities, Honors and Goals">
					<Paragraph>List extracurricular activities, community service and employment during grades 9-12.</Paragraph>
					<Form.List name="activities">
						{(fields, { add }) => (
							<Space orientation="vertical" style={{ width: "100%" }}>
								{fields.map(({ key, name }) => (
									<Card key={key} size="small" type="inner" title={`Activity ${name + 1}`}>
										<Row gutter={16}>
											<Col span={12}><Form.Item name={[name, "org"]} label="Organization or employer"><Input /></Form.Item></Col>
											<Col span={12}><Form.Item name={[name, "office"]} label="Office held or position"><Input /></Form.Item></Col>
											<Col span={12}><Form.Item name={[name, "years"]} label="Grade(s) of participation"><Checkbox.Group options={grades} /></Form.Item></Col>
											<Col span={12}><Form.Item name={[name, "hours"]} label="Hours per week"><InputNumber min={0} max={80} /></Form.Item></Col>
											<Col span={24}><Form.Item name={[name, "about"]} label="Describe your responsibilities"><Input.TextArea rows={2} showCount maxLength={250} /></Form.Item></Col>
										</Row>
									</Card>
								))}
								<Button type="dashed" block onClick={() => add({})}>+ Add activity</Button>
							</Space>
						)}
					</Form.List>
					<Divider titlePlacement="start">Honors, Awards and Recognitions</Divider>
					<Form.List name="awards">
						{(fields, { add }) => (
							<>
								{fields.map(({ key, name }) => (
									<Row gutter={16} key={key}>
										<Col span={16}><Form.Item name={[name, "title"]} label={`Award ${name + 1}`}><Input /></Form.Item></Col>
										<Col span={8}><Form.Item name={[name, "grade"]} label="Grade received"><Select options={grades} /></Form.Item></Col>
									</Row>
								))}
								<Button type="dashed" onClick={() => add({})}>+ Add award</Button>
							</>
						)}
					</Form.List>
					<Divider />
					<Form.Item name="career" label="Have you decided on a career? If so, what is it?"><Input /></Form.Item>
					<Row gutter={16}>
						<Col span={12}><Form.Item name="major" label="Intended college major"><Select showSearch options={plain(MAJORS)} /></Form.Item></Col>
						<Col span={12}><Form.Item name="colleges" label="Colleges to which you have applied or will apply" extra="Type a name and press Enter."><Select mode="tags" tokenSeparators={[";"]} open={false} suffixIcon={null} /></Form.Item></Col>
					</Row>
					<Form.Item name="orgs" label="Check any of the following in which you participate"><Checkbox.Group options={plain(["4-H", "FFA", "GEAR UP", "Upward Bound", "MESA", "Scouts"])} /></Form.Item>
					<Form.Item name="essay" label="Personal statement: Why do you want to attend, and how will the Institute help you reach your goals? (maximum 500 words)"><Input.TextArea rows={6} /></Form.Item>
				</Card>
				<br />
				<Card title="6. Voluntary Demographic Data">
					<Paragraph>The following information is requested for statistical purposes only.</Paragraph>
					<Form.Item name="hispanic" label="Ethnicity"><Radio.Group options={[{ value: "H", label: "Hispanic or Latino" }, { value: "N", label: "Not Hispanic or Latino" }]} /></Form.Item>
					<Form.Item name="race" label="Race (mark one or more)"><Checkbox.Group options={[{ value: "AI", label: "American Indian or Alaska Native" }, { value: "AS", label: "Asian" }, { value: "BL", label: "Black or African American" }, { value: "PI", label: "Native Hawaiian or Other Pacific Islander" }, { value: "WH", label: "White" }]} /></Form.Item>
					<Form.Item name="disability" label="Do you have a disability?"><Radio.Group options={plain(["Yes", "No", "I do not wish to answer"])} /></Form.Item>
					<Form.Item name="heard" label="How did you learn about the program?"><Select options={plain(["Teacher", "Guidance counselor", "Web site", "Former participant", "Extension office", "Other"])} /></Form.Item>
				</Card>
				<br />
				<Card title="7. Certification">
					<Form.Item name="certify" valuePropName="checked"><Checkbox>I certify that the information on this application is true and complete to the best of my knowledge.</Checkbox></Form.Item>
					<Row gutter={16}>
						<Col span={10}><Form.Item name="sign_student" label="Student Signature (type full name)"><Input /></Form.Item></Col>
						<Col span={10}><Form.Item name="sign_parent" label="Parent/Guardian Signature (type full name)"><Input /></Form.Item></Col>
						<Col span={4}><Form.Item name="sign_date" label="Date"><DatePicker format="MM/DD/YYYY" /></Form.Item></Col>
					</Row>
					<Button type="primary" htmlType="submit">Submit Application</Button>
				</Card>
			</Form>
		</div>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

const LISTS = ["exams", "courses", "activities", "awards"];
const COLUMNS: Record<string, string[]> = { exams: ["subject", "when", "score"], courses: ["title", "mark", "credit"], activities: ["org", "office", "years", "hours", "about"], awards: ["title", "grade"] };
const SINGLE =
	"host focus_1 focus_2 available first mi last suffix badge dob age gender pob citizen street city state zip county home_tel cell email ssn4 languages shirt school district school_street school_city school_state school_zip grade graduation gpa wgpa rank class_size counselor counselor_email college_yn college_name act_year act psat_year psat sat_year sat sat_v sat_m g1_name g1_rel g1_cell g1_email g1_work g1_title g1_edu g2_name g2_rel g2_cell g2_email g2_work g2_title g2_edu marital siblings first_gen income ec_name ec_home ec_cell career major colleges orgs essay hispanic race disability heard certify sign_student sign_parent sign_date".split(
		" ",
	);

function keys(): [string, (string | number)[]][] {
	const values = form.getFieldsValue(true);
	return [
		...SINGLE.map((name): [string, string[]] => [name, [name]]),
		...LISTS.flatMap((list) => (values[list] ?? []).flatMap((_: unknown, row: number) => COLUMNS[list].map((column): [string, (string | number)[]] => [`${list}.${row}.${column}`, [list, row, column]]))),
	];
}

function stateOf(key: string, value: unknown): unknown {
	if (dayjs.isDayjs(value)) return value.format(key === "graduation" || key.endsWith(".when") ? "YYYY-MM" : "YYYY-MM-DD");
	return value ?? "";
}

function shownAt(path: (string | number)[]): unknown {
	const id = `ysi_${path.join("_")}`;
	const element = document.getElementById(id);
	if (!element) return "no element";
	const select = element.closest(".ant-select");
	if (select?.classList.contains("ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent);
	if (select) {
		const content = select.querySelector(".ant-select-content");
		return content?.classList.contains("ant-select-content-has-value") ? (content.getAttribute("title") ?? content.textContent) : "";
	}
	if (element instanceof HTMLInputElement && element.type === "checkbox") return element.checked;
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	const ticked = [...element.querySelectorAll("input:checked")].map((each) => each.closest("label")!.textContent!.trim());
	return element.querySelector("[type=radio]") ? (ticked[0] ?? "") : ticked;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(keys().map(([key, path]) => [key, stateOf(key, form.getFieldValue(path))])), submitted }),
	formShown: () => Object.fromEntries(keys().map(([key, path]) => [key, shownAt(path)])),
});
