import { Alert, Button, Card, Cascader, Checkbox, ConfigProvider, DatePicker, Form, Input, InputNumber, Radio, Select, Space, Upload } from "antd";
import "antd/dist/reset.css";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const MOST = 3;
const SIBLINGS = 3;
const options = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const EDUCATION = [
	{ value: "01", label: "None or grade school" }, { value: "02", label: "Some high/secondary school" }, { value: "03", label: "Graduated from high/secondary school (or equivalent)" },
	{ value: "04", label: "Some trade or vocational school" }, { value: "05", label: "Some college/university" }, { value: "06", label: "Associate degree" },
	{ value: "07", label: "Graduated from college/university" }, { value: "08", label: "Graduate school" },
];
const OCCUPATIONS = options(["Accountant or actuary", "Artist or designer", "Business owner", "Clerical worker", "Computer programmer or analyst", "Driver or delivery", "Electrician", "Engineer", "Farmer or rancher", "Food service", "Homemaker", "Lawyer or judge", "Mechanic", "Military", "Nurse", "Physician", "Retail or sales", "Social worker", "Teacher", "Unemployed", "Other"]);
const PROGRAMS = [
	{ value: "CAS", label: "College of Arts and Sciences", children: [{ value: "BIO", label: "Biology" }, { value: "CHEM", label: "Chemistry" }, { value: "HIST", label: "History" }, { value: "UND-A", label: "Undeclared" }] },
	{ value: "ENG", label: "College of Engineering", children: [{ value: "CIVE", label: "Civil Engineering" }, { value: "ENVE", label: "Environmental Engineering" }, { value: "MECH", label: "Mechanical Engineering" }, { value: "UND-E", label: "Undeclared" }] },
	{ value: "NUR", label: "School of Nursing", children: [{ value: "BSN", label: "Nursing (BSN)" }] },
];
const CATEGORIES = options(["Academic", "Art", "Athletics", "Community Service", "Computer/Technology", "Cultural", "Debate/Speech", "Environmental", "Family Responsibilities", "Internship", "Music", "Religious", "Research", "Student Government", "Theater", "Work (Paid)", "Other Club/Activity"]);

type Reach = { getFieldsValue: (all: true) => any };
let reach: Reach | undefined;
let sent = false;

function Parent({ at, title }: { at: number; title: string }) {
	const name = (part: string) => ["parents", at, part];
	return (
		<Card size="small" title={title} type="inner" style={{ marginBottom: 16 }}>
			<Form.Item name={name("relation")} label="Relationship to you"><Radio.Group options={["Mother", "Father", "Stepparent", "Legal guardian"]} /></Form.Item>
			<Form.Item name={name("first")} label="First/given name"><Input /></Form.Item>
			<Form.Item name={name("last")} label="Last/family name"><Input /></Form.Item>
			<Form.Item name={name("education")} label="Highest level of education"><Select options={EDUCATION} placeholder="Select" /></Form.Item>
			<Form.Item name={name("occupation")} label="Occupation" tooltip="Former occupation, if retired"><Select showSearch options={OCCUPATIONS} placeholder="Start typing to search" /></Form.Item>
			<Form.Item name={name("employer")} label="Name of employer"><Input /></Form.Item>
			<Form.Item name={name("email")} label="Email address"><Input type="email" /></Form.Item>
		</Card>
	);
}

function Page() {
	const [form] = Form.useForm();
	const [done, setDone] = useState(false);
	reach = form;
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#31509e", borderRadius: 4 } }}>
			<div className="mast">Larkspur University<small>Office of Undergraduate Admission. Application for Fall 2027 and merit scholarships</small></div>
			<div className="sheet">
				<Form form={form} labelCol={{ span: 8 }} wrapperCol={{ span: 14 }} labelWrap initialValues={{ parents: [{}, {}], siblings: [], activities: [{}] }} scrollToFirstError={false} onFinish={() => { sent = true; setDone(true); }}>
					<Card title="Applicant">
						<Form.Item label="Full legal name" required>
							<Space.Compact block>
								<Form.Item name="first" noStyle><Input placeholder="First" /></Form.Item>
								<Form.Item name="middle" noStyle><Input placeholder="Middle" /></Form.Item>
								<Form.Item name="last" noStyle><Input placeholder="Last" /></Form.Item>
							</Space.Compact>
						</Form.Item>
						<Form.Item name="birth" label="Date of birth" required><DatePicker format="DD MMM YYYY" placeholder="DD MMM YYYY" style={{ width: "100%" }} /></Form.Item>
						<Form.Item name="email" label="Email" required extra="All decisions are sent to this address."><Input type="email" /></Form.Item>
						<Form.Item label="Mobile phone">
							<Space.Compact block>
								<Form.Item name="dial" noStyle><Select aria-label="Country code" style={{ width: 130 }} options={[{ value: "1", label: "+1" }, { value: "44", label: "+44" }, { value: "52", label: "+52" }, { value: "86", label: "+86" }, { value: "91", label: "+91" }, { value: "234", label: "+234" }]} placeholder="Code" /></Form.Item>
								<Form.Item name="phone" noStyle><Input type="tel" aria-label="Mobile number" placeholder="Number" /></Form.Item>
							</Space.Compact>
						</Form.Item>
						<Form.Item name="street" label="Permanent mailing address" required><Input placeholder="Address line 1" /></Form.Item>
						<Form.Item name="street2" label="Address line 2"><Input /></Form.Item>
						<Form.Item name="city" label="City" required><Input /></Form.Item>
						<Form.Item name="state" label="State"><Select showSearch={{ optionFilterProp: "label" }} options={STATE_OPTIONS} placeholder="Select a state" /></Form.Item>
						<Form.Item name="zip" label="Zip code"><Input /></Form.Item>
						<Form.Item name="citizenship" label="Citizenship" required><Radio.Group><Space orientation="vertical"><Radio value="citizen">U.S. citizen</Radio><Radio value="national">U.S. national</Radio><Radio value="resident">U.S. permanent resident</Radio><Radio value="other">Citizen of another country</Radio></Space></Radio.Group></Form.Item>
						<Form.Item name="birthCountry" label="Country of birth"><Select showSearch={{ optionFilterProp: "label" }} options={options(COUNTRIES)} placeholder="Select a country" /></Form.Item>
					</Card>

					<Card title="Academic interest">
						<Form.Item name="program" label="College and major" required><Cascader options={PROGRAMS} placeholder="Choose a college, then a major" /></Form.Item>
						<Form.Item name="degree" label="Highest degree you intend to earn"><Select options={options(["Associate’s", "Bachelor’s", "Master’s", "Doctorate", "Law", "Medicine", "Undecided"])} placeholder="Select" /></Form.Item>
						<Form.Item name="honorsCollege" label="Apply to the Honors College?"><Radio.Group options={["Yes", "No"]} optionType="button" /></Form.Item>
					</Card>

					<Card title="Family">
						<Form.Item name="marital" label="Parents’ marital status"><Select options={options(["Never married", "Married", "Civil union", "Separated", "Divorced", "Widowed"])} placeholder="Select" /></Form.Item>
						<Parent at={0} title="Parent/guardian 1" />
						<Parent at={1} title="Parent/guardian 2" />
						<Form.Item label="Siblings" extra="List up to three, oldest first.">
							<Form.List name="siblings">{(fields, { add, remove }) => (
								<>
									{fields.map(({ key, name }) => (
										<div className="row" key={key}>
											<Form.Item name={[name, "first"]}><Input placeholder="First name" /></Form.Item>
											<Form.Item name={[name, "last"]}><Input placeholder="Last name" /></Form.Item>
											<Form.Item name={[name, "age"]} style={{ flex: "0 0 80px" }}><InputNumber min={0} max={99} placeholder="Age" style={{ width: "100%" }} /></Form.Item>
											<Button type="text" onClick={() => remove(name)} aria-label="Remove sibling">✕</Button>
										</div>
									))}
									<Button type="dashed" block disabled={fields.length >= SIBLINGS} onClick={() => add({})}>+ Add sibling</Button>
								</>
							)}</Form.List>
						</Form.Item>
					</Card>

					<Card title="Secondary school and testing">
						<Form.Item name="school" label="High school name" required><Input /></Form.Item>
						<Form.Item name="ceeb" label="School code (CEEB)"><Input maxLength={6} /></Form.Item>
						<Form.Item name="schoolCity" label="School city"><Input /></Form.Item>
						<Form.Item name="schoolState" label="School state"><Select showSearch={{ optionFilterProp: "label" }} options={STATE_OPTIONS} placeholder="Select a state" /></Form.Item>
						<Form.Item name="graduates" label="Graduation date"><DatePicker picker="month" format="MMMM YYYY" placeholder="Month and year" style={{ width: "100%" }} /></Form.Item>
						<Form.Item name="gpa" label="Cumulative weighted GPA"><InputNumber min={0} max={100} step={0.01} style={{ width: 140 }} /></Form.Item>
						<Form.Item label="Class rank">
							<Space><Form.Item name="rank" noStyle><InputNumber min={1} aria-label="Class rank" style={{ width: 110 }} /></Form.Item><span>in a class of</span><Form.Item name="classSize" noStyle><InputNumber min={1} aria-label="Class size" style={{ width: 110 }} /></Form.Item></Space>
						</Form.Item>
						<Form.Item name="satReading" label="SAT Evidence-Based Reading and Writing"><InputNumber min={200} max={800} style={{ width: 140 }} /></Form.Item>
						<Form.Item name="satReadingDate" label="Date of that SAT"><DatePicker format="DD MMM YYYY" placeholder="DD MMM YYYY" /></Form.Item>
						<Form.Item name="satMath" label="SAT Math"><InputNumber min={200} max={800} style={{ width: 140 }} /></Form.Item>
						<Form.Item name="act" label="ACT composite"><InputNumber min={1} max={36} style={{ width: 140 }} /></Form.Item>
						<Form.Item name="planned" label="Tests you still plan to take"><Select mode="multiple" options={options(["SAT", "ACT", "TOEFL iBT", "IELTS", "Duolingo English Test"])} placeholder="None" /></Form.Item>
						<Form.Item name="transcript" label="Unofficial transcript" valuePropName="fileList" getValueFromEvent={(event) => event?.fileList}><Upload beforeUpload={() => false} maxCount={1}><Button>Choose a PDF</Button></Upload></Form.Item>
					</Card>

					<Card title="Activities">
						<p>Add up to three activities, jobs or responsibilities in their order of importance to you.</p>
						<Form.List name="activities">{(fields, { add, remove }) => (
							<>
								{fields.map(({ key, name }, index) => (
									<div className="entry" key={key}>
										<h4>Activity {index + 1}<Button type="link" size="small" onClick={() => remove(name)}>Delete</Button></h4>
										<Form.Item name={[name, "category"]} label="Activity type"><Select showSearch options={CATEGORIES} placeholder="Select" /></Form.Item>
										<Form.Item name={[name, "role"]} label="Position/leadership"><Input showCount maxLength={50} /></Form.Item>
										<Form.Item name={[name, "organization"]} label="Organization"><Input showCount maxLength={100} /></Form.Item>
										<Form.Item name={[name, "details"]} label="Details and accomplishments"><Input.TextArea rows={2} showCount maxLength={150} /></Form.Item>
										<Form.Item name={[name, "grades"]} label="Participation grade levels"><Checkbox.Group options={["9", "10", "11", "12", "PG"]} /></Form.Item>
										<Form.Item name={[name, "hours"]} label="Hours spent per week"><InputNumber min={0} max={168} /></Form.Item>
										<Form.Item name={[name, "weeks"]} label="Weeks spent per year"><InputNumber min={0} max={52} /></Form.Item>
									</div>
								))}
								<Button type="dashed" block disabled={fields.length >= MOST} onClick={() => add({})}>+ Add activity</Button>
							</>
						)}</Form.List>
					</Card>

					<Card title="Recommendation and certification">
						<Form.Item name="recommender" label="Teacher recommender’s email"><Input type="email" /></Form.Item>
						<Form.Item name="essay" label="Why Larkspur?"><Input.TextArea rows={4} showCount maxLength={1500} /></Form.Item>
						<Form.Item name="waive" label="FERPA waiver"><Radio.Group><Radio value="waive">I waive my right to review letters</Radio><Radio value="keep">I do not waive</Radio></Radio.Group></Form.Item>
						<Form.Item name="certify" valuePropName="checked" wrapperCol={{ offset: 8, span: 14 }}><Checkbox>I certify that this application is complete and accurate.</Checkbox></Form.Item>
					</Card>
					{done && <Alert type="success" title="Application submitted." style={{ marginBottom: 16 }} />}
					<Button type="primary" htmlType="submit" size="large">Submit</Button>
				</Form>
			</div>
		</ConfigProvider>
	);
}
createRoot(document.getElementById("root")!).render(<Page />);

const up = (word: string) => word[0].toUpperCase() + word.slice(1);
const TOP = ["first", "middle", "last", "birth", "email", "dial", "phone", "street", "street2", "city", "state", "zip", "citizenship", "birthCountry", "program", "degree", "honorsCollege", "marital", "school", "ceeb", "schoolCity", "schoolState", "graduates", "gpa", "rank", "classSize", "satReading", "satReadingDate", "satMath", "act", "planned", "transcript", "recommender", "essay", "waive", "certify"];
const LISTS: [string, string, number, string[]][] = [
	["parents", "parent", 2, ["relation", "first", "last", "education", "occupation", "employer", "email"]],
	["siblings", "sibling", SIBLINGS, ["first", "last", "age"]],
	["activities", "activity", MOST, ["category", "role", "organization", "details", "grades", "hours", "weeks"]],
];
const plain = (value: any, format = "YYYY-MM-DD"): unknown => (dayjs.isDayjs(value) ? value.format(format) : Array.isArray(value) ? value.map((each) => each?.name ?? each) : (value ?? ""));
(window as any).formState = () => {
	const values = reach!.getFieldsValue(true);
	const state: Record<string, unknown> = {};
	for (const key of TOP) state[key] = plain(values[key], key === "graduates" ? "YYYY-MM" : undefined);
	for (const [list, word, most, parts] of LISTS) for (let n = 0; n < most; n++) for (const part of parts) state[`${word}${n + 1}${up(part)}`] = plain(values[list]?.[n]?.[part]);
	return { ...state, submitted: sent };
};
const shown = (id: string): unknown => {
	const element = document.getElementById(id) as HTMLInputElement | null;
	if (!element) return "";
	if (element.classList.contains("ant-radio-group")) return element.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")?.textContent!.trim() ?? "";
	if (element.classList.contains("ant-checkbox-group")) return [...element.querySelectorAll(".ant-checkbox-wrapper-checked")].map((each) => each.textContent!.trim());
	if (element.type === "checkbox") return element.checked;
	if (element.type === "file") return [...element.closest(".ant-upload-wrapper")!.querySelectorAll(".ant-upload-list-item-name")].map((each) => each.textContent);
	const select = element.closest(".ant-select");
	if (select?.classList.contains("ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent);
	if (select) {
		const content = select.querySelector(".ant-select-content-has-value, .ant-select-selection-item");
		return content ? (content.getAttribute("title") ?? content.textContent!.trim()) : "";
	}
	return element.value;
};
(window as any).formShown = () => {
	const read: Record<string, unknown> = {};
	for (const key of TOP) read[key] = shown(key);
	for (const [list, word, most, parts] of LISTS) for (let n = 0; n < most; n++) for (const part of parts) read[`${word}${n + 1}${up(part)}`] = shown(`${list}_${n}_${part}`);
	return read;
};
