import "antd/dist/reset.css";
import { Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Typography } from "antd";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

dayjs.extend(customParseFormat);

const { Title, Paragraph, Text } = Typography;
const states = STATES.map(([code, name]) => ({ value: code, label: name }));
const options = (list: readonly string[]) => list.map((each) => ({ value: each, label: each }));
const yesNo = options(["Yes", "No"]);
const SCHOOLING = ["Grade school", "Some high school", "High school graduate", "Some college", "College graduate", "Graduate school"];
let isSent = false;
let held: () => Record<string, any> = () => ({});

const Money = (props: any) => (
	<InputNumber {...props} prefix="$" min={0} style={{ width: "100%" }} formatter={(v) => `${v ?? ""}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",")} parser={(v) => v?.replace(/[$,\s]/g, "") as any} />
);

/** A printed ruled table whose heads are the questions. */
const Ruled = ({ heads, rows, cells }: { heads: string[]; rows: number; cells: (i: number) => ReactNode[] }) => (
	<table className="ruled">
		<thead><tr>{heads.map((each) => <th key={each}>{each}</th>)}</tr></thead>
		<tbody>
			{Array.from({ length: rows }, (_, i) => (
				<tr key={i}>{cells(i).map((cell, c) => <td key={c}>{cell}</td>)}</tr>
			))}
		</tbody>
	</table>
);

function Application() {
	const [form] = Form.useForm();
	held = () => form.getFieldsValue();
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#1f6b3a", borderRadius: 3 } }}>
			<div className="sheet">
				<Title level={2}>Rural Electric Cooperative Scholarship Program</Title>
				<Paragraph>
					Please complete the form below. Completeness and neatness ensure your application will be evaluated appropriately. Sending a resume does not replace any part of this application. <Text strong>If space provided in any section is inadequate, you may continue on additional sheets.</Text>
				</Paragraph>
				<Form form={form} name="scholarship" layout="horizontal" labelCol={{ span: 9 }} wrapperCol={{ span: 15 }} labelWrap colon={false}
					initialValues={{ parents: [{}, {}], siblings: [{}, {}, {}], awards: [{}, {}], activities: [{}, {}, {}], honors: [{}, {}, {}], jobs: [{}, {}], references: [{}, {}] }}
					onFinish={() => { isSent = true; }}>
					<Card title="PERSONAL INFORMATION (please type)" className="part">
						<Form.Item label="Applicant Name" required htmlFor="scholarship_last">
							<Space.Compact block>
								<Form.Item name="last" noStyle><Input placeholder="Last" /></Form.Item>
								<Form.Item name="first" noStyle><Input placeholder="First" /></Form.Item>
								<Form.Item name="middle" noStyle><Input placeholder="Middle" /></Form.Item>
							</Space.Compact>
						</Form.Item>
						<Form.Item label="Last 4 digits of SS #" name="ssn4"><Input.Password maxLength={4} style={{ width: 120 }} /></Form.Item>
						<Form.Item label="Permanent Address (Street/PO Box)" name="street"><Input /></Form.Item>
						<Form.Item label="City" name="city"><Input /></Form.Item>
						<Form.Item label="State" name="state"><Select showSearch={{ optionFilterProp: "label" }} options={states} placeholder="Select" /></Form.Item>
						<Form.Item label="Zip" name="zip"><Input maxLength={10} style={{ width: 140 }} /></Form.Item>
						<Form.Item label="Home Phone" name="homePhone" extra="(000) 000-0000"><Input type="tel" /></Form.Item>
						<Form.Item label="College Phone" name="collegePhone"><Input type="tel" /></Form.Item>
						<Form.Item label="Email" name="email" rules={[{ type: "email" }]}><Input /></Form.Item>
						<Form.Item label="Date of Birth" name="born"><DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" /></Form.Item>
						<Form.Item label="Are you a citizen of the United States?" name="citizen"><Radio.Group options={yesNo} /></Form.Item>
						<Form.Item label="Address at which mail will reach you in April and May, if not the above" name="mail"><Input.TextArea rows={2} /></Form.Item>
						<Divider titlePlacement="start">Membership</Divider>
						<Form.Item label="Student's parent that is cooperative member" name="member"><Input /></Form.Item>
						<Form.Item label="Account number (as on the electric bill)" name="account"><Input /></Form.Item>
						<Form.Item label="Co-op System Name" name="coop"><Select options={options(["Blue Valley Electric Cooperative", "Roughland Electric Cooperative", "Midstate Rural Electric Association", "Three Rivers Electric Membership Corporation"])} allowClear /></Form.Item>
						<Form.Item label="Is the home served by the cooperative your primary residence?" name="served"><Radio.Group options={yesNo} /></Form.Item>
						<Form.Item label="Is any member of your household an employee or director of a cooperative?" name="employee"><Radio.Group options={yesNo} /></Form.Item>
						<Form.Item label="Does your family farm or ranch?" name="farm"><Radio.Group options={options(["Full time", "Part time", "No"])} /></Form.Item>
						<Form.Item label="Acres owned or rented" name="acres"><InputNumber min={0} /></Form.Item>
						<Form.Item label="Agricultural youth organizations you belong to" name="youth"><Checkbox.Group options={options(["4-H", "FFA", "FCCLA", "Farm Bureau Youth"])} /></Form.Item>
					</Card>

					<Card title="FAMILY INFORMATION" className="part">
						<Ruled heads={["Name of parent or guardian", "Living?", "Occupation", "Employer", "Education"]} rows={2} cells={(i) => [
							<Form.Item noStyle name={["parents", i, "name"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["parents", i, "living"]}><Radio.Group name={`living${i}`} options={options(["Living", "Deceased"])} /></Form.Item>,
							<Form.Item noStyle name={["parents", i, "occupation"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["parents", i, "employer"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["parents", i, "education"]}><Select options={options(SCHOOLING)} style={{ width: 170 }} /></Form.Item>,
						]} />
						<Form.Item label="Parents' marital status" name="marital"><Select options={options(["Married", "Separated", "Divorced", "Widowed", "Single"])} /></Form.Item>
						<Form.Item label="Number of brothers and sisters" name="siblingCount"><InputNumber min={0} max={20} /></Form.Item>
						<Form.Item label="Number of brothers and/or sisters now enrolled in college" name="inCollege"><InputNumber min={0} max={20} /></Form.Item>
						<Paragraph>Brothers and sisters:</Paragraph>
						<Ruled heads={["Name", "Age", "School or college now attending"]} rows={3} cells={(i) => [
							<Form.Item noStyle name={["siblings", i, "name"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["siblings", i, "age"]}><InputNumber min={0} controls={false} style={{ width: 70 }} /></Form.Item>,
							<Form.Item noStyle name={["siblings", i, "school"]}><Input /></Form.Item>,
						]} />
					</Card>

					<Card title="REQUIRED FINANCIAL INFORMATION" className="part" extra="Seen only by the selection committee">
						<Row gutter={24}>
							<Col span={12}>
								<Form.Item label="Total yearly family income" name="income" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Money /></Form.Item>
								<Form.Item label="Savings of parents" name="parentSavings" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Money /></Form.Item>
								<Form.Item label="Market value of land, livestock and machinery" name="farmValue" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Money /></Form.Item>
								<Form.Item label="Debts of parents (not counting home mortgage)" name="debts" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Money /></Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item label="Estimated tuition and fees, first year" name="tuition" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Money /></Form.Item>
								<Form.Item label="Estimated room, board and books, first year" name="board" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Money /></Form.Item>
								<Form.Item label="Amount parents will be able to contribute" name="contribution" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Money /></Form.Item>
								<Form.Item label="Applicant's own savings" name="ownSavings" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Money /></Form.Item>
							</Col>
						</Row>
						<Form.Item label="Do you now receive financial aid of any kind?" name="aid"><Radio.Group options={yesNo} /></Form.Item>
						<Form.Item label="Has the FAFSA been filed for the coming year?" name="fafsa"><Radio.Group options={yesNo} /></Form.Item>
						<Form.Item label="Will you be the first in your family to go to college?" name="firstGen"><Radio.Group options={yesNo} /></Form.Item>
						<Paragraph>Other Scholarships, Loans, or Grants applied for or received:</Paragraph>
						<Ruled heads={["Name of scholarship, loan or grant", "Amount"]} rows={2} cells={(i) => [
							<Form.Item noStyle name={["awards", i, "name"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["awards", i, "amount"]}><Money /></Form.Item>,
						]} />
						<Form.Item label="Briefly explain your financial need, and why you need this scholarship to further your education" name="need"><Input.TextArea rows={4} showCount maxLength={900} /></Form.Item>
					</Card>

					<Card title="EDUCATION" className="part">
						<Form.Item label="High School from which you graduated or will graduate this spring" name="school"><Input /></Form.Item>
						<Form.Item label="Address of high school" name="schoolAddress" extra="Street, city, state and zip"><Input.TextArea autoSize={{ minRows: 2 }} /></Form.Item>
						<Form.Item label="Date of graduation" name="graduation"><DatePicker picker="month" format="MM/YYYY" placeholder="MM/YYYY" /></Form.Item>
						<Form.Item label="High School Grade Point Average" name="gpa" extra="Unweighted, on a 4.0 scale"><InputNumber min={0} max={4} step={0.01} /></Form.Item>
						<Form.Item label="Grade Point Average – 100 point scale" name="gpa100" extra="If your school uses a 4 point scale, multiply your G.P.A. by 25. If your school uses a 5 point scale, multiply by 20."><InputNumber min={0} max={100} step={0.01} /></Form.Item>
						<Form.Item label="What is your current class rank?" htmlFor="scholarship_rank">
							<Space><Form.Item noStyle name="rank"><InputNumber min={1} /></Form.Item><span>in a class of</span><Form.Item noStyle name="classSize"><InputNumber min={1} aria-label="in a class of" /></Form.Item></Space>
						</Form.Item>
						<Form.Item label="ACT Composite Score" name="act"><InputNumber min={1} max={36} /></Form.Item>
						<Form.Item label="Date ACT taken" name="actDate"><DatePicker picker="month" format="MM/YYYY" placeholder="MM/YYYY" /></Form.Item>
						<Form.Item label="SAT Score (Reading/Writing + Math)" name="sat"><InputNumber min={400} max={1600} /></Form.Item>
						<Form.Item label="Number of semesters enrolled in Agriculture classes" name="agSemesters"><InputNumber min={0} max={8} /></Form.Item>
						<Form.Item label="Name of college, university, or trade school you plan to attend" name="college"><Input /></Form.Item>
						<Form.Item label="Have you been accepted for admission?" name="accepted"><Radio.Group options={options(["Yes", "No", "Applied, no answer yet"])} /></Form.Item>
						<Form.Item label="All schools to which you have applied" name="applied" extra="Type a name and press Enter"><Select mode="tags" open={false} suffixIcon={null} /></Form.Item>
						<Form.Item label="What major (course of study) do you intend to pursue?" name="major"><Select showSearch={{ optionFilterProp: "label" }} options={options([...MAJORS, "Agribusiness", "Agronomy", "Animal Science", "Lineworker / Utility Technology"].sort())} /></Form.Item>
						<Form.Item label="Degree or certificate sought" name="degree"><Select options={options(["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate"])} /></Form.Item>
						<Form.Item label="Year you will enter" name="enter"><DatePicker picker="year" /></Form.Item>
						<Form.Item label="Enrollment" name="load"><Radio.Group options={options(["Full-time", "Part-time"])} /></Form.Item>
						<Form.Item label="Year you expect to finish college" name="finish"><DatePicker picker="year" /></Form.Item>
						<Form.Item label="College attended while in high school, if any, and when" name="attended"><Input /></Form.Item>
						<Form.Item label="Planned career" name="career"><Input /></Form.Item>
					</Card>

					<Card title="ACTIVITIES, ACHIEVEMENTS, OR HONORS" className="part">
						<Ruled heads={["Activity or organization", "Offices held", "Grades", "Hours per week"]} rows={3} cells={(i) => [
							<Form.Item noStyle name={["activities", i, "name"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["activities", i, "office"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["activities", i, "grades"]}><Checkbox.Group name={`grades${i}`} options={options(["9", "10", "11", "12"])} /></Form.Item>,
							<Form.Item noStyle name={["activities", i, "hours"]}><InputNumber min={0} controls={false} style={{ width: 80 }} /></Form.Item>,
						]} />
						<Ruled heads={["Achievement or honor", "Year in school when received"]} rows={3} cells={(i) => [
							<Form.Item noStyle name={["honors", i, "name"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["honors", i, "year"]}><Select options={[["9", "Freshman (9)"], ["10", "Sophomore (10)"], ["11", "Junior (11)"], ["12", "Senior (12)"]].map(([value, label]) => ({ value, label }))} style={{ width: 170 }} /></Form.Item>,
						]} />
					</Card>

					<Card title="WORK EXPERIENCE" className="part">
						<Paragraph>Describe your work experience (e.g. food server, babysitting, lawn mowing, and office work). Indicate dates of employment for each job and approximate number of hours worked each week. List paid jobs only.</Paragraph>
						<Form.List name="jobs">
							{(fields, { add }) => (
								<>
									{fields.map(({ key, name }) => (
										<div className="job" key={key}>
											<Form.Item label="Employer" name={[name, "employer"]} layout="vertical"><Input /></Form.Item>
											<Form.Item label="Position" name={[name, "position"]} layout="vertical"><Input /></Form.Item>
											<Form.Item label="From-Mo/Yr" name={[name, "from"]} layout="vertical"><DatePicker picker="month" format="MM/YYYY" /></Form.Item>
											<Form.Item label="To-Mo/Yr" name={[name, "to"]} layout="vertical"><DatePicker picker="month" format="MM/YYYY" /></Form.Item>
											<Form.Item label="Hours per Week" name={[name, "hours"]} layout="vertical"><InputNumber min={0} max={80} /></Form.Item>
											<Form.Item label="Supervisor" name={[name, "supervisor"]} layout="vertical"><Input /></Form.Item>
										</div>
									))}
									<Button type="dashed" block onClick={() => add({})}>+ Another employer</Button>
								</>
							)}
						</Form.List>
					</Card>

					<Card title="GOALS AND ASPIRATIONS" className="part">
						<Form.Item label="Write a brief statement or summary of your plans as they relate to your educational and career objectives and long-term goals" name="goals" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Input.TextArea rows={6} /></Form.Item>
						<Form.Item label="Describe how a cooperative can build a culture to best serve its members" name="essay" layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }}><Input.TextArea rows={6} /></Form.Item>
					</Card>

					<Card title="REFERENCES AND APPLICANT APPRAISAL" className="part">
						<Ruled heads={["Reference (not a relative)", "Title", "Phone"]} rows={2} cells={(i) => [
							<Form.Item noStyle name={["references", i, "name"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["references", i, "title"]}><Input /></Form.Item>,
							<Form.Item noStyle name={["references", i, "phone"]}><Input /></Form.Item>,
						]} />
						<Form.Item label="School official who will sign the appraisal" name="official"><Input /></Form.Item>
					</Card>

					<Card title="CERTIFICATION" className="part">
						<Form.Item name="certify" valuePropName="checked" wrapperCol={{ span: 24 }}><Checkbox>In submitting this application, I certify that the information provided is complete and accurate to the best of my knowledge.</Checkbox></Form.Item>
						<Form.Item label="Applicant's Signature" name="signature"><Input /></Form.Item>
						<Form.Item label="Date" name="signed"><DatePicker format="MM/DD/YYYY" /></Form.Item>
						<Form.Item label="Parent's Signature" name="parentSignature"><Input /></Form.Item>
						<Button type="primary" htmlType="submit">Submit to the cooperative</Button>
					</Card>
				</Form>
			</div>
		</ConfigProvider>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

const MONTHS = ["graduation", "actDate", "from", "to"];
const YEARS = ["enter", "finish"];
function plain(name: string, value: any): unknown {
	if (dayjs.isDayjs(value)) return value.format(MONTHS.includes(name) ? "YYYY-MM" : YEARS.includes(name) ? "YYYY" : "YYYY-MM-DD");
	return Array.isArray(value) ? [...value] : (value ?? (name === "youth" || name === "grades" || name === "applied" ? [] : name === "certify" ? false : ""));
}
function flat(): [string, unknown][] {
	return Object.entries(held()).flatMap(([key, value]): [string, unknown][] =>
		Array.isArray(value) && value.some((each) => each && typeof each === "object")
			? value.flatMap((row, i) => Object.entries(row).map(([part, each]): [string, unknown] => [`${key}_${i}_${part}`, plain(part, each)]))
			: [[key, plain(key, value)]],
	);
}
const words = (wraps: Iterable<Element>) => [...wraps].map((each) => each.textContent?.trim() ?? "");
function read(key: string): unknown {
	const row = /^(parents|activities)_(\d)_(living|grades)$/.exec(key);
	if (row) {
		const on = words([...document.querySelectorAll<HTMLInputElement>(`input[name="${row[3]}${row[2]}"]`)].filter((each) => each.checked).map((each) => each.closest("label") as Element));
		return row[3] === "living" ? (on[0] ?? "") : on;
	}
	const id = `scholarship_${key}`;
	const el = document.getElementById(id) as HTMLInputElement | null;
	if (key === "certify") return el?.checked;
	const item = document.querySelector(`label[for="${id}"]`)?.closest(".ant-form-item");
	if (key === "youth") return words(item?.querySelectorAll(".ant-checkbox-wrapper-checked") ?? []);
	const select = el?.closest(".ant-select");
	if (key === "applied") return words(select?.querySelectorAll(".ant-select-selection-item-content") ?? []);
	if (select) return select.querySelector(".ant-select-content-has-value, .ant-select-selection-item")?.textContent?.trim() ?? "";
	if (item?.querySelector(".ant-radio-group")) return words(item.querySelectorAll(".ant-radio-wrapper-checked"))[0] ?? "";
	return el?.value ?? "?";
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat()), submitted: isSent }),
	formShown: () => Object.fromEntries(flat().map(([key]) => [key, read(key)])),
});
