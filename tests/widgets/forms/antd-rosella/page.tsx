import { Alert, AutoComplete, Button, Card, Checkbox, Col, Collapse, DatePicker, Divider, Flex, Form, Input, InputNumber, Radio, Row, Select, Space, Switch, Typography } from "antd";
import dayjs from "dayjs";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

const { Title, Paragraph, Text } = Typography;
const states = STATES.map(([value, label]) => ({ value, label: `${label} (${value})` }));
const COLLEGES = [
	"Boise State University", "California State University, Chico", "College of the Siskiyous", "Oregon Institute of Technology", "Oregon State University",
	"Portland State University", "Reed College", "Shasta College", "Southern Oregon University", "University of California, Davis", "University of Oregon",
	"University of Washington", "Western Washington University",
];
const LEVELS = ["Less than high school", "High school graduate or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"];
const YESNO = [{ label: "Yes", value: "yes" }, { label: "No", value: "no" }];
const GRADES = ["9", "10", "11", "12"];
const as = (list: string[]) => list.map((value) => ({ value, label: value }));

/** 530-555-0142 */
const phone = (text = "") => {
	const digits = text.replace(/\D/g, "").slice(0, 10);
	return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
};

const initialValues = {
	school_activities: [{}, {}],
	community: [{}, {}],
	jobs: [{}, {}],
	awards: [{}],
	colleges: [{}],
	siblings: [{}],
	exams: [{}, {}, {}],
	references: [{}, {}],
};

let form: ReturnType<typeof Form.useForm>[0];
let submitted = false;

function Eligibility() {
	return (
		<>
			<Form.Item name={["elig", "senior"]} label="Will you graduate from high school in 2027?">
				<Radio.Group options={YESNO} optionType="button" />
			</Form.Item>
			<Form.Item name={["elig", "citizen"]} label="Are you a U.S. citizen or eligible noncitizen?">
				<Radio.Group options={YESNO} optionType="button" />
			</Form.Item>
			<Form.Item name={["elig", "gpa"]} label="Do you have a minimum cumulative grade point average of 2.5 on a 4.0 scale?">
				<Radio.Group options={YESNO} optionType="button" />
			</Form.Item>
			<Form.Item name={["elig", "fulltime"]} label="Will you be enrolled full time (12 credits or more) in the fall?">
				<Radio.Group options={YESNO} optionType="button" />
			</Form.Item>
			<Form.Item name={["elig", "related"]} label="Are you related to a Foundation board member, staff member or scholarship committee member?">
				<Radio.Group options={YESNO} optionType="button" />
			</Form.Item>
		</>
	);
}

function Applicant() {
	return (
		<>
			<Row gutter={16}>
				<Col span={10}><Form.Item name="lastName" label="Last Name" required><Input autoComplete="off" /></Form.Item></Col>
				<Col span={10}><Form.Item name="firstName" label="First Name" required><Input /></Form.Item></Col>
				<Col span={4}><Form.Item name="mi" label="M.I."><Input maxLength={1} /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={18}><Form.Item name="address" label="Permanent Mailing Address" required><Input placeholder="Street or P.O. Box" /></Form.Item></Col>
				<Col span={6}><Form.Item name="apt" label="Apt. No."><Input /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={10}><Form.Item name="city" label="City" required><Input /></Form.Item></Col>
				<Col span={8}><Form.Item name="state" label="State" required><Select showSearch optionFilterProp="label" options={states} /></Form.Item></Col>
				<Col span={6}><Form.Item name="zip" label="Zip Code" required><Input maxLength={10} /></Form.Item></Col>
			</Row>
			<Form.Item name="awayAtSchool" label="I receive mail at another address during the school year" layout="horizontal" valuePropName="checked">
				<Switch />
			</Form.Item>
			<Row gutter={16}>
				<Col span={8}><Form.Item name="homePhone" label="Daytime Telephone" normalize={phone} required><Input prefix="+1" inputMode="tel" /></Form.Item></Col>
				<Col span={8}><Form.Item name="textPhone" label="Alternate Telephone (if different)" normalize={phone}><Input prefix="+1" inputMode="tel" /></Form.Item></Col>
				<Col span={8}><Form.Item name="email" label="E-mail" required extra="Do not use a school-issued address."><Input /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={8}><Form.Item name="dob" label="Date of Birth" required><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
				<Col span={8}><Form.Item name="ssn4" label="Last four digits of Social Security Number"><Input.Password maxLength={4} visibilityToggle={false} /></Form.Item></Col>
				<Col span={8}><Form.Item name="gender" label="Gender"><Radio.Group options={[{ value: "M", label: "Male" }, { value: "F", label: "Female" }, { value: "X", label: "Non-binary" }]} /></Form.Item></Col>
			</Row>
			<Form.Item name="ethnic" label="Ethnic/Racial Background (for statistical purposes only; select all that apply)">
				<Select
					mode="multiple"
					allowClear
					placeholder="Optional"
					options={[
						{ value: "ai", label: "American Indian or Alaska Native" },
						{ value: "as", label: "Asian" },
						{ value: "bl", label: "Black or African American" },
						{ value: "hi", label: "Hispanic or Latino" },
						{ value: "pi", label: "Native Hawaiian or Pacific Islander" },
						{ value: "wh", label: "White" },
					]}
				/>
			</Form.Item>
		</>
	);
}

function HighSchool() {
	return (
		<>
			<Form.Item name={["hs", "name"]} label="Name of High School"><Input /></Form.Item>
			<Row gutter={16}>
				<Col span={10}><Form.Item name={["hs", "address"]} label="School Address"><Input /></Form.Item></Col>
				<Col span={6}><Form.Item name={["hs", "city"]} label="City"><Input /></Form.Item></Col>
				<Col span={5}><Form.Item name={["hs", "state"]} label="State"><Select showSearch optionFilterProp="label" options={states} /></Form.Item></Col>
				<Col span={3}><Form.Item name={["hs", "zip"]} label="Zip"><Input /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={8}><Form.Item name={["hs", "grad"]} label="Month and Year of Graduation"><DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
				<Col span={8}><Form.Item name={["hs", "counselor"]} label="School Counselor"><Input /></Form.Item></Col>
				<Col span={8}><Form.Item name={["hs", "counselorEmail"]} label="Counselor's E-mail"><Input /></Form.Item></Col>
			</Row>
			<Divider titlePlacement="start">Academic record</Divider>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item label="Cumulative grade point average, unweighted">
						<Space>
							<Form.Item name={["hs", "gpa"]} noStyle><InputNumber min={0} max={100} step={0.01} /></Form.Item>
							<Text>on a</Text>
							<Form.Item name={["hs", "scale"]} noStyle><Select style={{ width: 90 }} options={as(["4.0", "5.0", "12.0", "100"])} /></Form.Item>
							<Text>scale</Text>
						</Space>
					</Form.Item>
				</Col>
				<Col span={8}><Form.Item name={["hs", "weighted"]} label="Weighted (if applicable)"><InputNumber min={0} max={100} step={0.01} /></Form.Item></Col>
				<Col span={8}>
					<Form.Item label="Class rank">
						<Space>
							<Form.Item name={["hs", "rank"]} noStyle><InputNumber min={1} /></Form.Item>
							<Text>in a class of</Text>
							<Form.Item name={["hs", "size"]} noStyle><InputNumber min={1} /></Form.Item>
						</Space>
					</Form.Item>
				</Col>
			</Row>
			<Paragraph strong>Highest SAT Scores</Paragraph>
			<Row gutter={16}>
				<Col span={6}><Form.Item name={["sat", "math"]} label="Math"><InputNumber min={200} max={800} /></Form.Item></Col>
				<Col span={6}><Form.Item name={["sat", "verbal"]} label="Evidence-Based Reading and Writing"><InputNumber min={200} max={800} /></Form.Item></Col>
				<Col span={6}><Form.Item name={["sat", "total"]} label="Total"><InputNumber min={400} max={1600} /></Form.Item></Col>
				<Col span={6}><Form.Item name={["act", "composite"]} label="Highest ACT Composite"><InputNumber min={1} max={36} /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={8}><Form.Item name={["counts", "ap"]} label="# of AP exams taken (if any)"><InputNumber min={0} max={40} /></Form.Item></Col>
				<Col span={8}><Form.Item name={["counts", "apPassed"]} label="# scored 3 or higher"><InputNumber min={0} max={40} /></Form.Item></Col>
				<Col span={8}><Form.Item name={["counts", "college"]} label="# of college classes taken (if any)"><InputNumber min={0} max={40} /></Form.Item></Col>
			</Row>
			<table style={{ width: "100%", marginBottom: 16 }}>
				<thead>
					<tr><th align="left">AP examination</th><th align="left">Exam date</th><th align="left">Score</th></tr>
				</thead>
				<tbody>
					<Form.List name="exams">
						{(rows) =>
							rows.map(({ key, name }) => (
								<tr key={key}>
									<td><Form.Item name={[name, "subject"]} noStyle><Input /></Form.Item></td>
									<td><Form.Item name={[name, "date"]} noStyle><DatePicker format="MM/DD/YYYY" /></Form.Item></td>
									<td><Form.Item name={[name, "score"]} noStyle><Select style={{ width: 80 }} options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))} /></Form.Item></td>
								</tr>
							))
						}
					</Form.List>
				</tbody>
			</table>
		</>
	);
}

function Plans() {
	return (
		<>
			<Form.Item name={["plan", "school"]} label="Name of post-secondary school you plan to attend (first choice)" extra="Do not abbreviate. Choose from the list or type the full name.">
				<AutoComplete options={COLLEGES.map((value) => ({ value }))} filterOption={(input, option) => (option?.value ?? "").toLowerCase().includes(input.toLowerCase())}>
					<Input />
				</AutoComplete>
			</Form.Item>
			<Row gutter={16}>
				<Col span={12}>
					<Form.Item name={["plan", "type"]} label="This school is a">
						<Radio.Group>
							<Radio value="4">4-year college/university</Radio>
							<Radio value="2">2-year community college</Radio>
							<Radio value="v">Vocational-technical school</Radio>
						</Radio.Group>
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item name={["plan", "year"]} label="Year in school, fall 2027">
						<Select placeholder="Choose" options={as(["Freshman", "Sophomore", "Junior", "Senior", "Graduate student"])} />
					</Form.Item>
				</Col>
			</Row>
			<Row gutter={16}>
				<Col span={8}><Form.Item name={["plan", "major"]} label="Major or Course of Study"><Select showSearch options={as(MAJORS)} /></Form.Item></Col>
				<Col span={8}><Form.Item name={["plan", "degree"]} label="Highest degree you expect to receive"><Select options={as(["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate or professional", "Undecided"])} /></Form.Item></Col>
				<Col span={8}><Form.Item name={["plan", "finish"]} label="Anticipated year of college graduation"><DatePicker picker="year" style={{ width: "100%" }} /></Form.Item></Col>
			</Row>
			<Form.Item name={["plan", "career"]} label="Career goal"><Input /></Form.Item>
			<Form.Item name={["plan", "housing"]} label="While attending school I plan to live">
				<Radio.Group options={[{ value: "campus", label: "On campus" }, { value: "off", label: "Off campus" }, { value: "home", label: "With parents" }]} />
			</Form.Item>
			<Paragraph>List the colleges/universities to which you have applied and the status of each application.</Paragraph>
			<Form.List name="colleges">
				{(rows, { add }) => (
					<>
						{rows.map(({ key, name }) => (
							<Row gutter={12} key={key}>
								<Col span={16}><Form.Item name={[name, "name"]} label="College/University"><Input /></Form.Item></Col>
								<Col span={8}><Form.Item name={[name, "status"]} label="Status"><Select allowClear options={as(["Accepted", "Rejected", "Awaiting"])} /></Form.Item></Col>
							</Row>
						))}
						<Button type="dashed" onClick={() => add({})} block>+ Add college</Button>
					</>
				)}
			</Form.List>
		</>
	);
}

function Activities() {
	return (
		<>
			<Title level={5}>School activities</Title>
			<Paragraph type="secondary">List school activities in which you have participated during the past four years (e.g., student government, music, sports, debate, clubs). Do not include community activities or employment here.</Paragraph>
			<Form.List name="school_activities">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Card size="small" key={key} style={{ marginBottom: 8 }}>
							<Row gutter={12}>
								<Col span={9}><Form.Item name={[name, "what"]} label="Activity"><Input /></Form.Item></Col>
								<Col span={6}><Form.Item name={[name, "office"]} label="Offices held"><Input /></Form.Item></Col>
								<Col span={6}><Form.Item name={[name, "grades"]} label="Grades"><Checkbox.Group options={GRADES} /></Form.Item></Col>
								<Col span={3}><Form.Item name={[name, "hours"]} label="Hrs/wk"><InputNumber min={0} max={80} /></Form.Item></Col>
							</Row>
						</Card>
					))
				}
			</Form.List>
			<Title level={5}>Community activities</Title>
			<Paragraph type="secondary">List community activities in which you have participated without pay during the past four years (e.g., environmental groups, hospital volunteer, Scouts, church groups).</Paragraph>
			<Form.List name="community">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Card size="small" key={key} style={{ marginBottom: 8 }}>
							<Row gutter={12}>
								<Col span={9}><Form.Item name={[name, "what"]} label="Organization"><Input /></Form.Item></Col>
								<Col span={6}><Form.Item name={[name, "role"]} label="Position or role"><Input /></Form.Item></Col>
								<Col span={6}><Form.Item name={[name, "grades"]} label="Grades"><Checkbox.Group options={GRADES} /></Form.Item></Col>
								<Col span={3}><Form.Item name={[name, "hours"]} label="Hrs/wk"><InputNumber min={0} max={80} /></Form.Item></Col>
							</Row>
						</Card>
					))
				}
			</Form.List>
			<Title level={5}>Work experience</Title>
			<Paragraph type="secondary">Describe your paid work experience during the past four years. Indicate position and approximate number of hours worked each week.</Paragraph>
			<Form.List name="jobs">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Row gutter={12} key={key}>
							<Col span={9}><Form.Item name={[name, "employer"]} label="Employer"><Input /></Form.Item></Col>
							<Col span={7}><Form.Item name={[name, "position"]} label="Position"><Input /></Form.Item></Col>
							<Col span={4}><Form.Item name={[name, "hours"]} label="Hours per week"><InputNumber min={0} max={80} /></Form.Item></Col>
						</Row>
					))
				}
			</Form.List>
			<Title level={5}>Awards and honors</Title>
			<Form.List name="awards">
				{(rows, { add }) => (
					<>
						{rows.map(({ key, name }) => (
							<Row gutter={12} key={key}>
								<Col span={16}><Form.Item name={[name, "title"]} label="Award or honor"><Input /></Form.Item></Col>
								<Col span={8}><Form.Item name={[name, "grade"]} label="Grade in which received"><Select options={as(["9th", "10th", "11th", "12th"])} /></Form.Item></Col>
							</Row>
						))}
						<Button type="dashed" onClick={() => add({})}>+ Add award</Button>
					</>
				)}
			</Form.List>
		</>
	);
}

function Family() {
	return (
		<>
			{[1, 2].map((number) => (
				<div key={number}>
					<Divider titlePlacement="start">Parent or guardian {number}</Divider>
					<Row gutter={16}>
						<Col span={8}><Form.Item name={[`parent${number}`, "last"]} label="Last name"><Input /></Form.Item></Col>
						<Col span={8}><Form.Item name={[`parent${number}`, "first"]} label="First name"><Input /></Form.Item></Col>
						<Col span={8}><Form.Item name={[`parent${number}`, "phone"]} label="Telephone" normalize={phone}><Input /></Form.Item></Col>
					</Row>
					<Row gutter={16}>
						<Col span={8}><Form.Item name={[`parent${number}`, "occupation"]} label="Occupation"><Input /></Form.Item></Col>
						<Col span={8}><Form.Item name={[`parent${number}`, "employer"]} label="Place of employment"><Input /></Form.Item></Col>
						<Col span={8}><Form.Item name={[`parent${number}`, "education"]} label="Highest level of education completed"><Select options={as(LEVELS)} /></Form.Item></Col>
					</Row>
				</div>
			))}
			<Row gutter={16}>
				<Col span={12}><Form.Item name="marital" label="Marital status of parents"><Select options={as(["Married", "Single", "Divorced", "Separated", "Widowed"])} /></Form.Item></Col>
				<Col span={12}>
					<Form.Item name="firstGen" label="Neither of my parents has earned a four-year college degree">
						<Radio.Group options={[{ value: true, label: "True" }, { value: false, label: "False" }]} />
					</Form.Item>
				</Col>
			</Row>
			<Form.List name="siblings">
				{(rows, { add }) => (
					<Form.Item label="Brothers and sisters">
						{rows.map(({ key, name }) => (
							<Flex gap={8} key={key} style={{ marginBottom: 8 }}>
								<Form.Item name={[name, "name"]} noStyle><Input placeholder="Name" /></Form.Item>
								<Form.Item name={[name, "age"]} noStyle><InputNumber placeholder="Age" min={0} max={99} /></Form.Item>
								<Form.Item name={[name, "school"]} noStyle><Input placeholder="School or college attending" /></Form.Item>
							</Flex>
						))}
						<Button type="dashed" onClick={() => add({})}>+ Add sibling</Button>
					</Form.Item>
				)}
			</Form.List>
			<Divider titlePlacement="start">Financial information</Divider>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item name={["money", "income"]} label="Total annual household income">
						<InputNumber
							min={0}
							style={{ width: "100%" }}
							formatter={(value) => (value === undefined || value === null || `${value}` === "" ? "" : `$ ${value}`.replace(/\B(?=(\d{3})+(?!\d))/g, ","))}
							parser={(text) => text?.replace(/[^\d.]/g, "") as unknown as number}
						/>
					</Form.Item>
				</Col>
				<Col span={8}><Form.Item name={["money", "household"]} label="Number of family members in household"><InputNumber min={1} max={20} style={{ width: "100%" }} /></Form.Item></Col>
				<Col span={8}><Form.Item name={["money", "inCollege"]} label="Of these, number attending college in 2027-28"><InputNumber min={0} max={20} style={{ width: "100%" }} /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={12}><Form.Item name={["money", "fafsa"]} label="Have you completed the FAFSA?"><Radio.Group options={YESNO} /></Form.Item></Col>
				<Col span={12}><Form.Item name={["money", "sai"]} label="Student Aid Index (SAI) from FAFSA Submission Summary"><InputNumber style={{ width: "100%" }} /></Form.Item></Col>
			</Row>
			<Form.Item name={["money", "other"]} label="Other scholarships or awards you have been granted for the upcoming school year">
				<Select mode="tags" open={false} suffixIcon={null} placeholder="Type a name and press Enter" />
			</Form.Item>
		</>
	);
}

function Application() {
	[form] = Form.useForm();
	return (
		<div style={{ maxWidth: 980, margin: "24px auto", padding: "0 16px" }}>
			<Title level={2}>Shasta Cascade Community Foundation</Title>
			<Title level={4} type="secondary">2027 Scholarship Application for High School Seniors</Title>
			<Alert type="info" showIcon title="One application is used for all of the Foundation's scholarship funds. Applications which are incomplete will not be considered." style={{ marginBottom: 16 }} />
			<Form form={form} name="app" layout="vertical" initialValues={initialValues} onFinish={() => { submitted = true; }}>
				<Card title="Eligibility" style={{ marginBottom: 16 }}><Eligibility /></Card>
				<Collapse
					defaultActiveKey={["a", "b", "c", "d", "e", "f", "g"]}
					items={[
						{ key: "a", label: "A. Applicant Data", children: <Applicant /> },
						{ key: "b", label: "B. High School", children: <HighSchool /> },
						{ key: "c", label: "C. Educational Plans", children: <Plans /> },
						{ key: "d", label: "D. Activities, Work Experience and Awards", children: <Activities /> },
						{ key: "e", label: "E. Parent/Guardian and Financial Information", children: <Family /> },
						{
							key: "f",
							label: "F. Statements and References",
							children: (
								<>
									<Form.Item name="goals" label="Make a brief statement of your plans as they relate to your educational and career objectives and future goals.">
										<Input.TextArea rows={4} showCount maxLength={1500} />
									</Form.Item>
									<Form.Item name="unusual" label="Describe any unusual family or personal circumstances that have affected your achievement in school, work experience, or participation in activities.">
										<Input.TextArea rows={4} />
									</Form.Item>
									<Form.List name="references">
										{(rows) =>
											rows.map(({ key, name }) => (
												<Space.Compact block key={key} style={{ marginBottom: 8 }}>
													<Form.Item name={[name, "name"]} noStyle><Input placeholder={`Reference ${name + 1}: name and title`} /></Form.Item>
													<Form.Item name={[name, "email"]} noStyle><Input placeholder="E-mail of reference" /></Form.Item>
												</Space.Compact>
											))
										}
									</Form.List>
								</>
							),
						},
						{
							key: "g",
							label: "G. Certification",
							children: (
								<>
									<Form.Item name="certify" valuePropName="checked">
										<Checkbox>I certify that the information provided is complete and accurate to the best of my knowledge. Falsification of information may result in termination of any award granted.</Checkbox>
									</Form.Item>
									<Row gutter={16}>
										<Col span={10}><Form.Item name="signature" label="Applicant's signature"><Input /></Form.Item></Col>
										<Col span={10}><Form.Item name="parentSignature" label="Parent's signature (if applicant is under 18)"><Input /></Form.Item></Col>
										<Col span={4}><Form.Item name="signed" label="Date"><DatePicker format="MM/DD/YYYY" /></Form.Item></Col>
									</Row>
								</>
							),
						},
					]}
				/>
				<Button type="primary" htmlType="submit" style={{ marginTop: 16 }}>Submit application</Button>
			</Form>
		</div>
	);
}

const LISTS = ["school_activities", "community", "jobs", "awards", "colleges", "siblings", "exams", "references"];
/** The name paths of all fields of the form, from what stands in it. */
const names = () => [...document.querySelectorAll<HTMLElement>("#app [id^=app_]")].map(({ id }) => id).filter((id) => !/_(list|help|extra)$/.test(id) && !id.includes("_list_"));
function pathOf(id: string): (string | number)[] {
	const rest = id.slice("app_".length);
	const list = LISTS.find((each) => rest.startsWith(`${each}_`));
	if (!list) return rest.split("_");
	const [row, ...column] = rest.slice(list.length + 1).split("_");
	return [list, Number(row), column.join("_")];
}
const FORMATS: Record<string, string> = { grad: "YYYY-MM", finish: "YYYY" };
function held(path: (string | number)[]) {
	const value = form.getFieldValue(path);
	if (dayjs.isDayjs(value)) return value.format(FORMATS[String(path.at(-1))] ?? "YYYY-MM-DD");
	if (Array.isArray(value)) return [...value].sort();
	if (value === undefined || value === null) return /ethnic|other|grades/.test(String(path.at(-1))) ? [] : "";
	return value;
}
function drawn(id: string) {
	const element = document.getElementById(id) as HTMLElement;
	const select = element.closest(".ant-select");
	if (select && !select.classList.contains("ant-select-auto-complete")) {
		if (select.classList.contains("ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((item) => item.textContent).sort();
		const content = select.querySelector(".ant-select-content-value, .ant-select-selection-item");
		return content?.textContent ?? select.querySelector(".ant-select-content:not(:has(.ant-select-placeholder))")?.textContent ?? "";
	}
	if (element.classList.contains("ant-radio-group")) return element.querySelector("input:checked")?.closest("label")?.textContent ?? "";
	if (element.classList.contains("ant-checkbox-group")) return [...element.querySelectorAll("input:checked")].map((box) => box.closest("label")?.textContent);
	if (element.getAttribute("role") === "switch") return element.getAttribute("aria-checked") === "true";
	const input = element as HTMLInputElement;
	return input.type === "checkbox" ? input.checked : input.value;
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names().map((id) => [pathOf(id).join("."), held(pathOf(id))])), submitted }),
	formShown: () => Object.fromEntries(names().map((id) => [pathOf(id).join("."), drawn(id)])),
});
createRoot(document.querySelector("#root")!).render(<Application />);
