import { AutoComplete, Button, Card, Cascader, Checkbox, Col, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Steps, TreeSelect, Typography } from "antd";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "../../node_modules/antd/dist/reset.css";
import { COUNTRIES, STATES } from "../../lists";

/** Questions of the foundation's question bank, in the order in which they were written. */
const BANK = [
	"surname", "given", "middle", "knownAs", "email", "dial", "mobile", "dob", "bornIn", "bornCountry", "sex", "street", "unit", "city", "state", "zip", "country", "otherMail",
	"income", "agi", "household", "siblingCount", "aid", "marital", "firstGen", "circumstances",
	"aFirst", "aMi", "aLast", "aFormer", "aLiving", "aJob", "aEmployer", "aSchooling", "aPhone",
	"bFirst", "bMi", "bLast", "bLiving", "bJob", "bEmployer", "bSchooling", "bPhone", "stepName", "stepJob",
	"school", "schoolPlace", "grade", "gradMonth", "gpa", "gpaScale", "rank", "rankOf", "satRw", "satMath", "act", "actDate", "psat",
	"college", "others", "field", "degree", "finish", "career",
	"citizen", "hispanic", "race", "ssn4", "refName", "refTitle", "refEmail", "mentorName", "mentorPhone", "helper", "essay", "truth", "sign", "signDate",
];
const q = (key: string) => `f${3011 + BANK.indexOf(key) * 3}`;
const MANY = ["race", "others"];
const FORMATS: Record<string, string> = { dob: "YYYY-MM-DD", gradMonth: "YYYY-MM", actDate: "YYYY-MM-DD", finish: "YYYY", signDate: "YYYY-MM-DD" };
const ROWS: Record<string, [rows: number, columns: string[]]> = {
	siblings: [2, ["first", "last", "age", "attends"]],
	activities: [2, ["kind", "group", "role", "about", "years", "hours", "weeks"]],
	prizes: [2, ["title", "year", "story"]],
	exams: [2, ["subject", "score"]],
};

const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: value }));
const plain = (...texts: string[]) => texts.map((value) => ({ value, label: value }));
const SCHOOLING = [
	{ value: 1, label: "Elementary or middle school" },
	{ value: 2, label: "Some high school" },
	{ value: 3, label: "Finished high school" },
	{ value: 4, label: "Some college, no degree" },
	{ value: 5, label: "Two-year college degree" },
	{ value: 6, label: "Four-year college degree" },
	{ value: 7, label: "Graduate degree" },
];
const PLACES = [
	{ value: "CA", label: "California", children: [{ value: "CA-01", label: "Redding" }, { value: "CA-02", label: "Weed" }, { value: "CA-03", label: "Yreka" }] },
	{ value: "NV", label: "Nevada", children: [{ value: "NV-01", label: "Carson City" }, { value: "NV-02", label: "Reno" }] },
	{ value: "OR", label: "Oregon", children: [{ value: "OR-01", label: "Ashland" }, { value: "OR-02", label: "Grants Pass" }, { value: "OR-03", label: "Klamath Falls" }, { value: "OR-04", label: "Medford" }] },
];
const FIELDS = [
	{ value: "arts", title: "Arts and humanities", selectable: false, children: [{ value: "english", title: "English" }, { value: "history", title: "History" }, { value: "music", title: "Music" }] },
	{ value: "eng", title: "Engineering", selectable: false, children: [{ value: "civil", title: "Civil Engineering" }, { value: "environmental", title: "Environmental Engineering" }, { value: "mechanical", title: "Mechanical Engineering" }] },
	{ value: "sci", title: "Natural sciences", selectable: false, children: [{ value: "biology", title: "Biology" }, { value: "chemistry", title: "Chemistry" }] },
];
const KINDS = plain("Athletics", "Care of family members", "Debate and speech", "Environmental work", "Faith community", "Music and theater", "Paid job", "School government", "Volunteering");
const YEARS = plain("Freshman", "Sophomore", "Junior", "Senior");

let sent = false;

function Household() {
	const [form] = Form.useForm();
	const [again, setAgain] = useState(0);
	Object.assign(window, {
		formState: () => ({ ...stateOf(form.getFieldsValue(true)), submitted: sent }),
		formShown: shown,
	});
	return (
		<Form form={form} name="opp" labelWrap labelCol={{ span: 7 }} wrapperCol={{ span: 15 }} onFinish={() => { sent = true; setAgain(again + 1); }} initialValues={{ siblings: [{}, {}], activities: [{}, {}], prizes: [{}, {}], exams: [{}, {}] }} scrollToFirstError style={{ maxWidth: 980, margin: "0 auto", padding: 24 }}>
			<Typography.Title level={2}>Opportunity Scholarship 2027</Typography.Title>
			<Typography.Paragraph>The Plover Foundation helps students whose families could not otherwise pay for college. Everything you tell us about your family's money stays with our three-person reading committee.</Typography.Paragraph>
			<Steps size="small" current={1} items={[{ title: "Eligibility" }, { title: "Application" }, { title: "Interview" }]} style={{ marginBottom: 32 }} />

			<Divider titlePlacement="start">You</Divider>
			<Form.Item label="Family name" name={q("surname")} rules={[{ required: true }]}><Input /></Form.Item>
			<Form.Item label="Given name" name={q("given")} rules={[{ required: true }]}><Input /></Form.Item>
			<Form.Item label="Middle name or initial" name={q("middle")}><Input /></Form.Item>
			<Form.Item label="Name your friends use" name={q("knownAs")}><Input /></Form.Item>
			<Form.Item label="Your e-mail" name={q("email")} rules={[{ required: true, type: "email" }]}><Input /></Form.Item>
			<Form.Item label="Your phone" required>
				<Space.Compact block>
					<Form.Item name={q("dial")} noStyle><Select aria-label="Country code" placeholder="Code" style={{ width: 110 }} options={[{ value: 1, label: "+1" }, { value: 33, label: "+33" }, { value: 44, label: "+44" }, { value: 52, label: "+52" }, { value: 234, label: "+234" }]} /></Form.Item>
					<Form.Item name={q("mobile")} noStyle><Input aria-label="Phone number" placeholder="Phone number" /></Form.Item>
				</Space.Compact>
			</Form.Item>
			<Form.Item label="Date of birth" name={q("dob")} rules={[{ required: true }]}><DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" style={{ width: 200 }} /></Form.Item>
			<Form.Item label="Town or city of birth" name={q("bornIn")}><Input /></Form.Item>
			<Form.Item label="Country of birth" name={q("bornCountry")}><Select showSearch placeholder="Choose a country" options={COUNTRY_OPTIONS} /></Form.Item>
			<Form.Item label="Sex" name={q("sex")}><Radio.Group options={[{ value: "f", label: "Female" }, { value: "m", label: "Male" }, { value: "n", label: "Prefer not to say" }]} /></Form.Item>
			<Form.Item label="Street address" name={q("street")} rules={[{ required: true }]}><Input /></Form.Item>
			<Form.Item label="Apt / suite" name={q("unit")}><Input /></Form.Item>
			<Form.Item label="City" name={q("city")} rules={[{ required: true }]}><Input /></Form.Item>
			<Form.Item label="State" name={q("state")} rules={[{ required: true }]}><Select showSearch={{ optionFilterProp: "label" }} placeholder="Select a state" options={STATE_OPTIONS} /></Form.Item>
			<Form.Item label="ZIP" name={q("zip")} rules={[{ required: true }]}><Input style={{ width: 140 }} /></Form.Item>
			<Form.Item label="Country" name={q("country")}><Select showSearch placeholder="Choose a country" options={COUNTRY_OPTIONS} /></Form.Item>
			<Form.Item label="Mailing address, if we should write to you somewhere else" name={q("otherMail")}><Input.TextArea rows={2} /></Form.Item>

			<Divider titlePlacement="start">Your household and its income</Divider>
			<Form.Item label="Household's total income in a year" name={q("income")} extra="Before taxes, in US dollars, all earners together" rules={[{ required: true }]}>
				<InputNumber<number> style={{ width: 220 }} min={0} formatter={(value) => (value === undefined || (value as unknown) === "" ? "" : `$ ${value}`.replace(/\B(?=(\d{3})+(?!\d))/g, ","))} parser={(text) => text?.replace(/\$\s?|,/g, "") as unknown as number} />
			</Form.Item>
			<Form.Item label="Adjusted gross income" name={q("agi")} extra="Line 11 of your parents' Form 1040"><InputNumber style={{ width: 220 }} min={0} /></Form.Item>
			<Form.Item label="People your parents' income supports" name={q("household")}><InputNumber min={1} max={20} /></Form.Item>
			<Form.Item label="Brothers and sisters" name={q("siblingCount")} extra="How many do you have?"><InputNumber min={0} max={20} /></Form.Item>
			<Form.Item label="Do you receive financial aid now?" name={q("aid")}><Radio.Group><Radio value="yes">Yes</Radio><Radio value="no">No</Radio></Radio.Group></Form.Item>
			<Form.Item label="Your parents are" name={q("marital")}><Select placeholder="Choose one" options={plain("Married", "Living together, not married", "Separated", "Divorced", "Widowed", "Never married")} /></Form.Item>
			<Form.Item label="First generation" name={q("firstGen")}><Radio.Group><Radio value="first">I will be the first in my family to go to college</Radio><Radio value="notFirst">Somebody in my family went before me</Radio></Radio.Group></Form.Item>
			<Form.Item label="Is there anything about your family's finances that numbers do not show?" name={q("circumstances")}><Input.TextArea rows={3} /></Form.Item>

			<Row gutter={16}>
				<Col span={12}>
					<Card title="Parent A" size="small">
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="First name" name={q("aFirst")}><Input /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Middle initial" name={q("aMi")}><Input maxLength={1} style={{ width: 60 }} /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Last name" name={q("aLast")}><Input /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Maiden or other former last name" name={q("aFormer")}><Input /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Is this parent living?" name={q("aLiving")}><Radio.Group options={[{ value: "y", label: "Living" }, { value: "n", label: "Deceased" }]} /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Work or profession" name={q("aJob")}><Input /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Employer" name={q("aEmployer")}><Input /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="How far did this parent go in school?" name={q("aSchooling")}><Select options={SCHOOLING} /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Phone of this parent" name={q("aPhone")}><Input /></Form.Item>
					</Card>
				</Col>
				<Col span={12}>
					<Card title="Parent B" size="small">
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="First name" name={q("bFirst")}><Input /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Middle initial" name={q("bMi")}><Input maxLength={1} style={{ width: 60 }} /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Last name" name={q("bLast")}><Input /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Is this parent living?" name={q("bLiving")}><Radio.Group options={[{ value: "y", label: "Living" }, { value: "n", label: "Deceased" }]} /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Work or profession" name={q("bJob")}><Input /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Employer" name={q("bEmployer")}><Input /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="How far did this parent go in school?" name={q("bSchooling")}><Select options={SCHOOLING} /></Form.Item>
						<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Phone of this parent" name={q("bPhone")}><Input /></Form.Item>
					</Card>
				</Col>
			</Row>
			<Card title="Stepparent, if one lives with you" size="small" style={{ marginTop: 16 }}>
				<Form.Item label="Stepparent's full name" name={q("stepName")}><Input /></Form.Item>
				<Form.Item label="Stepparent's occupation" name={q("stepJob")}><Input /></Form.Item>
			</Card>
			<Card title="Brothers and sisters" size="small" style={{ marginTop: 16 }}>
				<Form.List name="siblings">
					{(fields, { add, remove }) => (
						<>
							{fields.map(({ key, name, ...rest }) => (
								<Space key={key} style={{ display: "flex", marginBottom: 8 }} align="baseline">
									<Form.Item {...rest} name={[name, "first"]} noStyle><Input placeholder="First name" /></Form.Item>
									<Form.Item {...rest} name={[name, "last"]} noStyle><Input placeholder="Last name" /></Form.Item>
									<Form.Item {...rest} name={[name, "age"]} noStyle><InputNumber placeholder="Age" min={0} max={99} /></Form.Item>
									<Form.Item {...rest} name={[name, "attends"]} noStyle><Input placeholder="School or college attended" style={{ width: 260 }} /></Form.Item>
									<Button type="text" onClick={() => remove(name)} aria-label="Remove this row">×</Button>
								</Space>
							))}
							<Button type="dashed" onClick={() => add()} block>+ Add a brother or sister</Button>
						</>
					)}
				</Form.List>
			</Card>

			<Divider titlePlacement="start">School</Divider>
			<Form.Item label="Your high school" name={q("school")} rules={[{ required: true }]}><AutoComplete options={plain("Ashland High School", "Ashland Valley High School", "Klamath Union High School", "Yreka High School")} showSearch={{ filterOption: (text, option) => String(option?.value).toLowerCase().includes(text.toLowerCase()) }} placeholder="Name of school" /></Form.Item>
			<Form.Item label="Where is it?" name={q("schoolPlace")}><Cascader options={PLACES} placeholder="State, then city" /></Form.Item>
			<Form.Item label="Class you are in" name={q("grade")}><Radio.Group optionType="button" options={[{ value: 9, label: "9th" }, { value: 10, label: "10th" }, { value: 11, label: "11th" }, { value: 12, label: "12th" }]} /></Form.Item>
			<Form.Item label="Month of graduation" name={q("gradMonth")}><DatePicker picker="month" format="MMMM YYYY" /></Form.Item>
			<Form.Item label="Grade point average, unweighted" required>
				<Space>
					<Form.Item name={q("gpa")} noStyle><InputNumber aria-label="Grade point average, unweighted" min={0} max={100} step={0.01} /></Form.Item>
					<span>on a scale of</span>
					<Form.Item name={q("gpaScale")} noStyle><Select aria-label="Scale of the grade point average" style={{ width: 100 }} options={plain("4.0", "5.0", "10", "100")} /></Form.Item>
				</Space>
			</Form.Item>
			<Form.Item label="Class rank">
				<Space>
					<Form.Item name={q("rank")} noStyle><InputNumber aria-label="Class rank" min={1} /></Form.Item>
					<span>out of</span>
					<Form.Item name={q("rankOf")} noStyle><InputNumber aria-label="Number of students in the class" min={1} /></Form.Item>
					<span>students</span>
				</Space>
			</Form.Item>
			<Form.Item label="SAT, reading & writing" name={q("satRw")}><InputNumber min={200} max={800} /></Form.Item>
			<Form.Item label="SAT, math" name={q("satMath")}><InputNumber min={200} max={800} /></Form.Item>
			<Form.Item label="ACT composite" name={q("act")} extra="From one test day; no superscores, please"><InputNumber min={1} max={36} /></Form.Item>
			<Form.Item label="Day you took the ACT" name={q("actDate")}><DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" style={{ width: 200 }} /></Form.Item>
			<Form.Item label="PSAT/NMSQT" name={q("psat")}><InputNumber min={320} max={1520} /></Form.Item>
			<Form.List name="exams">
				{(fields, { add }) => (
					<>
						{fields.map(({ key, name, ...rest }, index) => (
							<Row key={key}>
								<Col span={14}><Form.Item {...rest} label={`AP exam ${index + 1}`} name={[name, "subject"]} labelCol={{ span: 12 }} wrapperCol={{ span: 12 }}><Select showSearch options={plain("Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Literature", "Spanish Language", "Statistics", "U.S. Government", "U.S. History", "World History")} /></Form.Item></Col>
								<Col span={8}><Form.Item {...rest} label="Score" name={[name, "score"]} labelCol={{ span: 8 }} wrapperCol={{ span: 12 }}><Select options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))} /></Form.Item></Col>
							</Row>
						))}
						<Button type="dashed" onClick={() => add()} block>+ Add an exam</Button>
					</>
				)}
			</Form.List>

			<Divider titlePlacement="start">College</Divider>
			<Form.Item label="College you expect to attend" name={q("college")}><Input /></Form.Item>
			<Form.Item label="All colleges you applied to" name={q("others")}><Select mode="tags" placeholder="Type a name, press Enter, type the next" open={false} suffixIcon={null} /></Form.Item>
			<Form.Item label="Field of study" name={q("field")}><TreeSelect treeData={FIELDS} treeDefaultExpandAll placeholder="Choose a field" /></Form.Item>
			<Form.Item label="Highest degree you have in mind" name={q("degree")}><Select options={plain("Associate", "Bachelor's", "Master's", "Doctorate", "Not sure yet")} /></Form.Item>
			<Form.Item label="Year you expect to finish college" name={q("finish")}><DatePicker picker="year" /></Form.Item>
			<Form.Item label="Work you hope to do" name={q("career")}><Input /></Form.Item>

			<Divider titlePlacement="start">Outside the classroom</Divider>
			<Form.List name="activities">
				{(fields, { add }) => (
					<>
						{fields.map(({ key, name, ...rest }, index) => (
							<Card key={key} size="small" title={`Commitment ${index + 1}`} style={{ marginBottom: 12 }}>
								<Form.Item {...rest} label="Kind" name={[name, "kind"]}><Select options={KINDS} listHeight={320} /></Form.Item>
								<Form.Item {...rest} label="Group or employer" name={[name, "group"]}><Input /></Form.Item>
								<Form.Item {...rest} label="Your part in it" name={[name, "role"]}><Input /></Form.Item>
								<Form.Item {...rest} label="What you did and what came of it" name={[name, "about"]}><Input.TextArea rows={2} maxLength={300} showCount /></Form.Item>
								<Form.Item {...rest} label="During" name={[name, "years"]}><Checkbox.Group options={YEARS} /></Form.Item>
								<Form.Item {...rest} label="Hours each week" name={[name, "hours"]}><InputNumber min={0} max={168} /></Form.Item>
								<Form.Item {...rest} label="Weeks each year" name={[name, "weeks"]}><InputNumber min={0} max={52} /></Form.Item>
							</Card>
						))}
						<Button type="dashed" onClick={() => add()} block>+ Add another commitment</Button>
					</>
				)}
			</Form.List>
			<Typography.Title level={5} style={{ marginTop: 16 }}>Prizes and honors</Typography.Title>
			<Form.List name="prizes">
				{(fields, { add }) => (
					<>
						{fields.map(({ key, name, ...rest }, index) => (
							<div key={key}>
								<Form.Item {...rest} label={`Prize ${index + 1}`} name={[name, "title"]}><Input /></Form.Item>
								<Form.Item {...rest} label="Year you received it" name={[name, "year"]}><Select options={YEARS} /></Form.Item>
								<Form.Item {...rest} label="What was it for?" name={[name, "story"]}><Input.TextArea rows={1} autoSize /></Form.Item>
							</div>
						))}
						<Button type="dashed" onClick={() => add()} block>+ Add a prize</Button>
					</>
				)}
			</Form.List>

			<Divider titlePlacement="start">For our annual report</Divider>
			<Form.Item label="Citizenship" name={q("citizen")}><Radio.Group><Space orientation="vertical"><Radio value="us">I am a U.S. citizen</Radio><Radio value="pr">I am a permanent resident</Radio><Radio value="daca">I have DACA or TPS</Radio><Radio value="other">Other</Radio></Space></Radio.Group></Form.Item>
			<Form.Item label="Hispanic or Latino/a" name={q("hispanic")}><Radio.Group><Radio value={1}>Yes</Radio><Radio value={0}>No</Radio></Radio.Group></Form.Item>
			<Form.Item label="Race" name={q("race")}><Checkbox.Group options={[{ value: "a", label: "Asian" }, { value: "b", label: "Black or African American" }, { value: "n", label: "Native American or Alaska Native" }, { value: "p", label: "Pacific Islander" }, { value: "w", label: "White" }]} /></Form.Item>
			<Form.Item label="Last four digits of your Social Security number" name={q("ssn4")}><Input.Password maxLength={4} style={{ width: 120 }} autoComplete="off" /></Form.Item>

			<Divider titlePlacement="start">People who know you</Divider>
			<Form.Item label="Teacher who will write for you" name={q("refName")}><Input placeholder="Full name" /></Form.Item>
			<Form.Item label="Subject or position" name={q("refTitle")} extra="What does this teacher teach?"><Input /></Form.Item>
			<Form.Item label="Teacher's e-mail" name={q("refEmail")}><Input /></Form.Item>
			<Form.Item label="Mentor or employer we may call" name={q("mentorName")}><Input placeholder="Full name" /></Form.Item>
			<Form.Item label="Mentor's phone" name={q("mentorPhone")}><Input /></Form.Item>
			<Form.Item label="If somebody helped you with this form, who?" name={q("helper")}><Input placeholder="Name of helper" /></Form.Item>

			<Divider titlePlacement="start">In your own words</Divider>
			<Form.Item label="Tell us about a door that was opened for you, and one you opened for somebody else." name={q("essay")} extra="500 words"><Input.TextArea rows={6} /></Form.Item>
			<Form.Item wrapperCol={{ offset: 7, span: 15 }} name={q("truth")} valuePropName="checked"><Checkbox>What I have written is true, and my parents agree that I apply.</Checkbox></Form.Item>
			<Form.Item label="Signature" name={q("sign")}><Input /></Form.Item>
			<Form.Item label="Date signed" name={q("signDate")}><DatePicker format="MM/DD/YYYY" /></Form.Item>
			<Form.Item wrapperCol={{ offset: 7 }}><Button type="primary" htmlType="submit">Send to the foundation</Button></Form.Item>
		</Form>
	);
}

// biome-ignore lint/suspicious/noExplicitAny: values of the form library
function stateOf(values: any) {
	const state: Record<string, unknown> = {};
	for (const key of BANK) {
		const value = values[q(key)];
		state[key] = dayjs.isDayjs(value) ? value.format(FORMATS[key]) : (value ?? (MANY.includes(key) || key === "schoolPlace" ? [] : key === "truth" ? false : ""));
	}
	for (const [list, [rows, columns]] of Object.entries(ROWS))
		for (let row = 0; row < rows; row++) for (const column of columns) state[`${list}${row + 1}_${column}`] = values[list]?.[row]?.[column] ?? (column === "years" ? [] : "");
	return state;
}

function read(id: string, many: boolean): unknown {
	const control = document.getElementById(id);
	const item = document.querySelector(`label[for="${id}"]`)?.closest(".ant-form-item") ?? control?.closest(".ant-form-item");
	const texts = (selector: string, root: ParentNode | null | undefined = item) => [...(root?.querySelectorAll(selector) ?? [])].map((node) => node.textContent?.trim() ?? "");
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	const select = control?.closest(".ant-select");
	if (select) {
		if (many) return texts(".ant-select-selection-item-content", select);
		const typed = (control as HTMLInputElement).value;
		const value = select.querySelector(".ant-select-content-value, .ant-select-content-has-value");
		return value?.textContent?.trim() || typed;
	}
	if (item?.querySelector(".ant-radio-group")) return texts(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")[0] ?? "";
	if (item?.querySelector(".ant-checkbox-group")) return texts(".ant-checkbox-wrapper-checked");
	return (control as HTMLInputElement | null)?.value ?? "";
}

function shown() {
	const all: Record<string, unknown> = {};
	for (const key of BANK) all[key] = read(`opp_${q(key)}`, MANY.includes(key));
	for (const [list, [rows, columns]] of Object.entries(ROWS))
		for (let row = 0; row < rows; row++) for (const column of columns) all[`${list}${row + 1}_${column}`] = read(`opp_${list}_${row}_${column}`, column === "years");
	return all;
}

createRoot(document.getElementById("root") as HTMLElement).render(<Household />);
