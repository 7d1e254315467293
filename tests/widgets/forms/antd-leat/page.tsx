import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import {
	Alert, AutoComplete, Button, Card, Cascader, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber,
	Layout, Modal, Radio, Row, Segmented, Select, Slider, Space, Switch, Table, Tag, TreeSelect, Typography,
} from "antd";
import dayjs from "dayjs";
import { STATES } from "../../lists";
import "./leat.css";

const { Title, Paragraph, Text } = Typography;
const GRADES = ["9th", "10th", "11th", "12th"];

const SCHOOLS = [
	["380094", "Ashland High School", "Ashland", "OR"],
	["180071", "Ashland Junior-Senior High School", "Ashland", "KS"],
	["380097", "Ashland Valley High School", "Ashland", "OR"],
	["360110", "Ashland Valley Christian Academy", "Ashland", "OH"],
	["054420", "Yreka High School", "Yreka", "CA"],
	["380512", "North Medford High School", "Medford", "OR"],
	["380508", "Crater Renaissance Academy", "Central Point", "OR"],
	["332018", "Valley Stream Central High School", "Valley Stream", "NY"],
];
const ADDRESSES = [
	["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"],
	["4127 Juniper Hollow Court", "Redding", "CA", "96002"],
	["4127 Juniper Street", "San Diego", "CA", "92105"],
	["412 Main Street", "Ashland", "OR", "97520"],
];
const COLLEGES = [
	"Amherst College", "Arizona State University", "Auburn University", "Baylor University", "Boston University", "Brown University",
	"California State University, Chico", "Carleton College", "Colorado State University", "Cornell University", "Duke University",
	"Georgetown University", "Gonzaga University", "Grinnell College", "Howard University", "Indiana University", "Lewis & Clark College",
	"Macalester College", "Montana State University", "New York University", "Northwestern University", "Oberlin College", "Ohio State University",
	"Oregon Institute of Technology", "Oregon State University", "Pomona College", "Portland State University", "Purdue University",
	"Reed College", "Rice University", "Southern Oregon University", "Spelman College", "Stanford University", "Texas A&M University",
	"University of Idaho", "University of Oregon", "University of Portland", "University of Washington", "Washington State University",
	"Whitman College", "Willamette University",
].map((name, i) => ({ value: `C${1001 + i}`, label: name }));
const AP = [
	"African American Studies", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language and Culture",
	"Comparative Government and Politics", "Computer Science A", "Computer Science Principles", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "French Language and Culture", "German Language and Culture",
	"Human Geography", "Italian Language and Culture", "Japanese Language and Culture", "Latin", "Macroeconomics", "Microeconomics", "Music Theory",
	"Physics 1", "Physics 2", "Physics C: Mechanics", "Precalculus", "Psychology", "Spanish Language and Culture", "Statistics",
	"United States Government and Politics", "United States History", "World History: Modern",
].map((name) => ({ value: name.toLowerCase().replace(/[^a-z0-9]+/g, "_"), label: `AP ${name}` }));

const node = (value: string, title: string, children?: any[]) => ({ value, title, children, ...(children ? { selectable: false } : {}) });
const WORLD = [
	node("AF", "Africa", [node("GHA", "Ghana"), node("KEN", "Kenya"), node("NGA", "Nigeria"), node("ZAF", "South Africa")]),
	node("AM", "Americas", [node("BRA", "Brazil"), node("CAN", "Canada"), node("MEX", "Mexico"), node("USA", "United States")]),
	node("AS", "Asia & Pacific", [node("CHN", "China"), node("IND", "India"), node("JPN", "Japan"), node("PHL", "Philippines")]),
	node("EU", "Europe", [node("FRA", "France"), node("DEU", "Germany"), node("GBR", "United Kingdom")]),
];
const KINDS = [
	node("g1", "School clubs and teams", [node("debate", "Debate, speech and mock trial"), node("robotics", "Robotics and engineering"), node("sport", "Athletics"), node("gov", "Student government")]),
	node("g2", "Arts", [node("music", "Music"), node("theatre", "Theatre and dance"), node("visual", "Visual art")]),
	node("g3", "Community", [node("env", "Environment and conservation"), node("faith", "Faith group"), node("tutor", "Tutoring and mentoring")]),
	node("g4", "Work and home", [node("paid", "Paid employment"), node("intern", "Internship"), node("care", "Family responsibilities")]),
];
const kindTitle = (value: string) => KINDS.flatMap((each) => each.children ?? []).find((each) => each.value === value)?.title ?? "";
const FIELDS = [
	{ value: "eng", label: "Engineering", children: [{ value: "eng-civ", label: "Civil Engineering" }, { value: "eng-env", label: "Environmental Engineering" }, { value: "eng-mec", label: "Mechanical Engineering" }, { value: "eng-ele", label: "Electrical Engineering" }] },
	{ value: "nat", label: "Natural Sciences", children: [{ value: "nat-bio", label: "Biology" }, { value: "nat-env", label: "Environmental Science" }, { value: "nat-phy", label: "Physics" }] },
	{ value: "hum", label: "Humanities", children: [{ value: "hum-eng", label: "English" }, { value: "hum-his", label: "History" }] },
	{ value: "und", label: "Undecided" },
];

type Activity = { kind: string; org: string; role: string; summary: string; years: string[]; hours: number };
let theForm: any;
let theActivities: Activity[] = [];
let submitted = false;

function SchoolSelect(props: any) {
	const [options, setOptions] = useState<any[]>([]);
	const [fetching, setFetching] = useState(false);
	const last = useRef(0);
	const onSearch = (text: string) => {
		const turn = ++last.current;
		setOptions([]);
		if (text.length < 3) return setFetching(false);
		setFetching(true);
		setTimeout(() => {
			if (turn !== last.current) return;
			setFetching(false);
			setOptions(
				SCHOOLS.filter(([, name]) => name.toLowerCase().includes(text.toLowerCase().trim())).map(([value, name, city, state]) => ({
					value, label: `${name} (${city}, ${state})`,
				})),
			);
		}, 450);
	};
	return (
		<Select {...props} showSearch filterOption={false} onSearch={onSearch} options={options} suffixIcon={null} placeholder="Start typing, at least 3 letters"
			notFoundContent={fetching ? "Searching…" : "No school found"} />
	);
}

const KEEP = (value: any) => (value === undefined || value === null ? null : value);
const iso = (value: any, format: string) => (value ? dayjs(value).format(format) : null);

function ActivityModal({ open, onCancel, onSave }: any) {
	const [form] = Form.useForm();
	return (
		<Modal title="Add an activity" open={open} onCancel={onCancel} okText="Save activity" destroyOnHidden width={640}
			onOk={() => form.validateFields().then(onSave)}>
			<Form form={form} name="activity" layout="vertical" preserve={false} requiredMark="optional">
				<Form.Item name="kind" label="What kind of activity is it?" rules={[{ required: true }]}>
					<TreeSelect treeData={KINDS} treeDefaultExpandAll showSearch treeNodeFilterProp="title" placeholder="Select one" />
				</Form.Item>
				<Row gutter={16}>
					<Col span={12}><Form.Item name="org" label="Organization or employer" rules={[{ required: true }]}><Input /></Form.Item></Col>
					<Col span={12}><Form.Item name="role" label="Your role" tooltip="Title, office or position"><Input /></Form.Item></Col>
				</Row>
				<Form.Item name="summary" label="What did you do, and what came of it?"><Input.TextArea rows={3} showCount maxLength={300} /></Form.Item>
				<Form.Item name="years" label="School years in which you took part"><Checkbox.Group options={GRADES} /></Form.Item>
				<Form.Item name="hours" label="Average time" extra="While the activity is under way.">
					<InputNumber min={0} max={80} suffix="hours / week" style={{ width: 200 }} />
				</Form.Item>
			</Form>
		</Modal>
	);
}

function Applicant() {
	const form = theForm;
	const [found, setFound] = useState<any[]>([]);
	const last = useRef(0);
	const lookUp = (text: string) => {
		const turn = ++last.current;
		setTimeout(() => {
			if (turn !== last.current) return;
			setFound(text.length < 4 ? [] : ADDRESSES.filter(([street]) => street.toLowerCase().startsWith(text.toLowerCase())).map((row) => ({ value: row.join(", "), row })));
		}, 250);
	};
	return (
		<>
			<Row gutter={16}>
				<Col span={8}><Form.Item name={["applicant", "givenName"]} label="Given name" rules={[{ required: true }]}><Input /></Form.Item></Col>
				<Col span={8}><Form.Item name={["applicant", "familyName"]} label="Family name" rules={[{ required: true }]}><Input /></Form.Item></Col>
				<Col span={8}><Form.Item name={["applicant", "knownAs"]} label="Known as" tooltip="What your mentors should call you"><Input /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item name={["applicant", "born"]} label="Date of birth" rules={[{ required: true }]}>
						<DatePicker inputReadOnly format="DD MMM YYYY" defaultPickerValue={dayjs("2008-01-01")} placeholder="Choose" style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={8}><Form.Item name={["applicant", "email"]} label="E-mail" rules={[{ required: true, type: "email" }]}><Input /></Form.Item></Col>
				<Col span={8}>
					<Form.Item label="Mobile phone" htmlFor="leat_applicant_phone">
						<Space.Compact block>
							<Form.Item name={["applicant", "dial"]} noStyle>
								<Select style={{ width: 96 }} placeholder="Code" options={["+1", "+44", "+52", "+63", "+91", "+234"].map((value) => ({ value, label: value }))} />
							</Form.Item>
							<Form.Item name={["applicant", "phone"]} noStyle>
								<Input inputMode="tel" onBlur={(event) => {
									const digits = event.target.value.replace(/\D/g, "");
									if (digits.length === 10) form.setFieldValue(["applicant", "phone"], `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`);
								}} />
							</Form.Item>
						</Space.Compact>
					</Form.Item>
				</Col>
			</Row>
			<Divider titlePlacement="start" plain>Where you live</Divider>
			<Row gutter={16}>
				<Col span={16}>
					<Form.Item name={["applicant", "street"]} label="Street address" rules={[{ required: true }]}>
						<AutoComplete options={found} onSearch={lookUp} onSelect={(_: string, option: any) => {
							const [street, city, state, zip] = option.row;
							form.setFieldsValue({ applicant: { street, city, state, zip } });
						}} />
					</Form.Item>
				</Col>
				<Col span={8}><Form.Item name={["applicant", "unit"]} label="Apartment, suite, etc."><Input /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={10}><Form.Item name={["applicant", "city"]} label="City or town" rules={[{ required: true }]}><Input /></Form.Item></Col>
				<Col span={8}>
					<Form.Item name={["applicant", "state"]} label="State" rules={[{ required: true }]}>
						<Select showSearch optionFilterProp="label" placeholder="Select a state" options={STATES.map(([value, label]) => ({ value, label }))} />
					</Form.Item>
				</Col>
				<Col span={6}><Form.Item name={["applicant", "zip"]} label="ZIP" rules={[{ required: true }]}><Input maxLength={10} /></Form.Item></Col>
			</Row>
			<Divider titlePlacement="start" plain>Background</Divider>
			<Paragraph type="secondary">The Programme reports these answers only in aggregate, save for citizenship, which decides eligibility.</Paragraph>
			<Row gutter={16}>
				<Col span={12}>
					<Form.Item name={["applicant", "status"]} label="I am a…" rules={[{ required: true }]}>
						<Radio.Group optionType="button" options={[{ value: "CIT", label: "U.S. citizen or national" }, { value: "LPR", label: "Permanent resident" }, { value: "OTH", label: "Neither" }]} />
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item name={["applicant", "birthplace"]} label="Country of birth">
						<TreeSelect treeData={WORLD} placeholder="Choose a region, then a country" allowClear />
					</Form.Item>
				</Col>
			</Row>
			<Form.Item name={["applicant", "hispanic"]} label="Are you of Hispanic or Latino origin?">
				<Segmented options={[{ value: "Y", label: "Yes" }, { value: "N", label: "No" }, { value: "X", label: "I prefer not to say" }]} />
			</Form.Item>
			<Form.Item name={["applicant", "race"]} label="Race (mark all that apply)">
				<Checkbox.Group options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"]} />
			</Form.Item>
			<Form.Item name={["applicant", "income"]} label="Total yearly income of your household, before taxes">
				<Select placeholder="Select a range" options={["Under $30,000", "$30,000 – $59,999", "$60,000 – $89,999", "$90,000 – $149,999", "$150,000 or more"].map((label, i) => ({ value: i + 1, label }))} />
			</Form.Item>
		</>
	);
}

function School() {
	const act = Form.useWatch(["tests", "act"], theForm);
	return (
		<>
			<Form.Item name={["school", "id"]} label="Secondary school" rules={[{ required: true }]}><SchoolSelect /></Form.Item>
			<Row gutter={16}>
				<Col span={8}><Form.Item name={["school", "leaving"]} label="Month of graduation"><DatePicker picker="month" format="MMMM YYYY" inputReadOnly style={{ width: "100%" }} /></Form.Item></Col>
				<Col span={8}><Form.Item name={["school", "gpa"]} label="GPA (unweighted)"><InputNumber min={0} max={4} step={0.01} suffix="of 4.00" style={{ width: "100%" }} /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={12}><Form.Item name={["plans", "field"]} label="Intended field of study"><Cascader options={FIELDS} placeholder="Field, then subject" /></Form.Item></Col>
				<Col span={12}>
					<Form.Item name={["plans", "entry"]} label="I expect to begin college in">
						<Segmented options={["Fall 2026", "Spring 2027", "Fall 2027", "Fall 2028"]} />
					</Form.Item>
				</Col>
			</Row>
			<Form.Item name={["plans", "colleges"]} label="Colleges to which you have applied" extra="The Programme does not share this list with the colleges.">
				<Select mode="multiple" options={COLLEGES} optionFilterProp="label" placeholder="Add colleges" />
			</Form.Item>
			<Card size="small" type="inner" title="Your school counselor" className="leat-inner">
				<Row gutter={16}>
					<Col span={12}><Form.Item name={["counselor", "name"]} label="Full name"><Input /></Form.Item></Col>
					<Col span={12}><Form.Item name={["counselor", "email"]} label="E-mail" rules={[{ type: "email" }]}><Input /></Form.Item></Col>
				</Row>
			</Card>
			<Divider titlePlacement="start" plain>Test results</Divider>
			<Row gutter={16}>
				<Col span={8}><Form.Item name={["tests", "psat"]} label="PSAT/NMSQT total"><InputNumber min={320} max={1520} step={10} style={{ width: "100%" }} /></Form.Item></Col>
			</Row>
			<Form.Item label="ACT composite" extra={<span id="act-reading">{act ?? "not set"}</span>}>
				<Form.Item name={["tests", "act"]} noStyle><Slider min={1} max={36} marks={{ 1: "1", 12: "12", 24: "24", 36: "36" }} /></Form.Item>
			</Form.Item>
			<Divider titlePlacement="start" plain>AP examinations</Divider>
			<Form.List name="exams">
				{(fields, { add, remove }) => (
					<>
						<Table size="small" pagination={false} rowKey="key" dataSource={fields as any[]}
							columns={[
								{ title: "Examination", render: (_: any, field: any) => <Form.Item name={[field.name, "subject"]} noStyle><Select showSearch optionFilterProp="label" style={{ width: 320 }} options={AP} placeholder="Select" /></Form.Item> },
								{ title: "Score", width: 240, render: (_: any, field: any) => <Form.Item name={[field.name, "score"]} noStyle><Segmented options={[1, 2, 3, 4, 5]} /></Form.Item> },
								{ title: "Year taken", width: 150, render: (_: any, field: any) => <Form.Item name={[field.name, "year"]} noStyle><DatePicker picker="year" inputReadOnly /></Form.Item> },
								{ title: "", width: 60, render: (_: any, field: any) => <Button type="link" danger onClick={() => remove(field.name)}>Remove</Button> },
							]} />
						<Button type="dashed" block onClick={() => add({ score: null })}>+ Another row</Button>
					</>
				)}
			</Form.List>
		</>
	);
}

function Record() {
	const [open, setOpen] = useState(false);
	const [list, setList] = useState<Activity[]>([]);
	theActivities = list;
	return (
		<>
			<Title level={5}>Activities and work</Title>
			<Paragraph>Tell us about up to five, the most important first.</Paragraph>
			<Space orientation="vertical" style={{ width: "100%" }}>
				{list.map((each, i) => (
					<Card key={i} size="small" className="leat-activity" title={<><span data-part="role">{each.role}</span>, <span data-part="org">{each.org}</span></>}
						extra={<Button type="link" onClick={() => setList(list.filter((_, k) => k !== i))}>Delete</Button>}>
						<Tag data-part="kind">{kindTitle(each.kind)}</Tag>
						{(each.years ?? []).map((year) => <Tag key={year} data-part="years">{year}</Tag>)}
						<p data-part="summary">{each.summary}</p>
						<Text type="secondary"><span data-part="hours">{each.hours}</span> hours a week</Text>
					</Card>
				))}
			</Space>
			<Button onClick={() => setOpen(true)} disabled={list.length >= 5} style={{ marginTop: 12 }}>Add activity</Button>
			<ActivityModal open={open} onCancel={() => setOpen(false)} onSave={(entry: Activity) => { setList([...list, entry]); setOpen(false); }} />
			<Divider />
			<Title level={5}>Distinctions</Title>
			<Form.List name="honors">
				{(fields, { add, remove }) => (
					<>
						{fields.map((field) => (
							<Card key={field.key} size="small" className="leat-honor" title={`Distinction ${field.name + 1}`} extra={<Button type="link" onClick={() => remove(field.name)}>Remove</Button>}>
								<Row gutter={16}>
									<Col span={14}><Form.Item name={[field.name, "name"]} label="Name of the prize or honor"><Input /></Form.Item></Col>
									<Col span={10}><Form.Item name={[field.name, "grade"]} label="Received in grade"><Segmented options={GRADES} /></Form.Item></Col>
								</Row>
								<Form.Item name={[field.name, "why"]} label="For what was it given?"><Input.TextArea autoSize={{ minRows: 2 }} /></Form.Item>
							</Card>
						))}
						<Button type="dashed" onClick={() => add({ grade: null })} block>+ Add a distinction</Button>
					</>
				)}
			</Form.List>
		</>
	);
}

function Finish() {
	return (
		<>
			<Form.Item name={["final", "essay"]} label="In 250 words or fewer: describe a time when you changed your mind about something that mattered."><Input.TextArea rows={6} /></Form.Item>
			<Row gutter={16}>
				<Col span={8}><Form.Item name={["final", "shirt"]} label="T-shirt size for Finalists' Weekend"><Segmented options={["S", "M", "L", "XL"]} /></Form.Item></Col>
				<Col span={16}><Form.Item name={["final", "heard"]} label="How did you learn of the Leat Programme?"><Select options={["A teacher or counselor", "Social media", "A former Leat Scholar", "Web search"].map((value) => ({ value }))} /></Form.Item></Col>
			</Row>
			<Card size="small" type="inner" title="Someone who will write for you" className="leat-inner">
				<Row gutter={16}>
					<Col span={10}><Form.Item name={["referee", "name"]} label="Name"><Input /></Form.Item></Col>
				</Row>
			</Card>
			<Form.Item name={["final", "news"]} label="Send me the Programme's monthly letter" valuePropName="checked" layout="horizontal"><Switch /></Form.Item>
			<Form.Item name={["final", "agree"]} valuePropName="checked"><Checkbox>I have read the <a href="#terms">terms of the award</a> and declare that what I have written is true.</Checkbox></Form.Item>
			<Form.Item name={["final", "signature"]} label="Type your full name as your signature"><Input /></Form.Item>
			<Button type="primary" htmlType="submit" size="large">Send application</Button>
		</>
	);
}

function App() {
	const [form] = Form.useForm();
	theForm = form;
	useEffect(() => void ((window as any).ready = true), []);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#3b5b3a", borderRadius: 3 } }}>
			<Layout className="leat">
				<Layout.Header className="leat-head"><b>The Leat Foundation</b> · National Merit Programme 2027</Layout.Header>
				<Layout.Content className="leat-body">
					<Title level={3}>Application for a Leat Scholarship</Title>
					<Alert type="info" showIcon title="Open each section in turn. Your answers are kept on this device until you send them." />
					<Form form={form} name="leat" layout="vertical" scrollToFirstError onFinish={() => { submitted = true; }}
						initialValues={{ applicant: { hispanic: null }, plans: { entry: null }, final: { shirt: null, news: false, agree: false }, exams: [{ score: null }, { score: null }, { score: null }], honors: [{ grade: null }] }}>
						<Collapse defaultActiveKey={["1"]} items={[
							{ key: "1", label: "1. About you", children: <Applicant /> },
							{ key: "2", label: "2. School, plans and tests", children: <School /> },
							{ key: "3", label: "3. Beyond the classroom", children: <Record /> },
							{ key: "4", label: "4. Last questions", children: <Finish /> },
						]} />
					</Form>
				</Layout.Content>
				<Layout.Footer>© The Leat Foundation. <a href="#privacy">Privacy notice</a></Layout.Footer>
			</Layout>
		</ConfigProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const PLAIN = [
	"applicant.givenName", "applicant.familyName", "applicant.knownAs", "applicant.email", "applicant.dial", "applicant.phone", "applicant.street", "applicant.unit",
	"applicant.city", "applicant.state", "applicant.zip", "applicant.status", "applicant.birthplace", "applicant.hispanic", "applicant.race", "applicant.income",
	"school.id", "school.gpa", "plans.field", "plans.entry", "plans.colleges", "counselor.name", "counselor.email",
	"tests.psat", "tests.act", "final.essay", "final.shirt", "final.heard", "referee.name", "final.news", "final.agree", "final.signature",
	...[0, 1, 2].flatMap((i) => [`exams.${i}.subject`, `exams.${i}.score`, `honors.${i}.name`, `honors.${i}.grade`, `honors.${i}.why`]),
];
const DATES: [string, string][] = [["applicant.born", "YYYY-MM-DD"], ["school.leaving", "YYYY-MM"], ...[0, 1, 2].map((i): [string, string] => [`exams.${i}.year`, "YYYY"])];
const PARTS = ["kind", "org", "role", "summary", "years", "hours"];
const at = (key: string) => key.split(".").reduce((value: any, part) => value?.[part], theForm.getFieldsValue(true));

(window as any).formState = () => ({
	...Object.fromEntries(PLAIN.map((key) => [key, KEEP(at(key))])),
	...Object.fromEntries(DATES.map(([key, format]) => [key, iso(at(key), format)])),
	...Object.fromEntries([0, 1, 2].flatMap((i) => PARTS.map((part) => [`activity.${i}.${part}`, KEEP((theActivities[i] as any)?.[part])]))),
	submitted,
});
function shownAt(key: string): any {
	const element = document.getElementById(`leat_${key.replace(/\./g, "_")}`);
	if (key === "tests.act") return Number(document.getElementById("act-reading")?.textContent) || null;
	if (!element) return null;
	if (element.matches("button[role=switch]")) return element.getAttribute("aria-checked") === "true";
	if (element.matches("input[type=checkbox]")) return (element as HTMLInputElement).checked;
	if (element.matches(".ant-segmented")) return element.querySelector(".ant-segmented-item-selected")?.textContent ?? null;
	if (element.matches(".ant-radio-group")) return [...element.querySelectorAll("label")].find((each) => each.querySelector("input")!.checked)?.textContent ?? null;
	if (element.matches(".ant-checkbox-group")) return [...element.querySelectorAll("label")].filter((each) => each.querySelector("input")!.checked).map((each) => each.textContent);
	const select = element.closest(".ant-select:not(.ant-select-auto-complete)");
	if (select) {
		if (select.matches(".ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent);
		return select.querySelector(".ant-select-placeholder") ? null : (select.querySelector(".ant-select-content")?.textContent || null);
	}
	return (element as HTMLInputElement).value;
}
(window as any).formShown = () => ({
	...Object.fromEntries([...PLAIN, ...DATES.map(([key]) => key)].map((key) => [key, shownAt(key)])),
	...Object.fromEntries([0, 1, 2].flatMap((i) => PARTS.map((part) => {
		const texts = [...(document.querySelectorAll(".leat-activity")[i]?.querySelectorAll(`[data-part=${part}]`) ?? [])].map((each) => each.textContent);
		return [`activity.${i}.${part}`, part === "years" ? texts : (texts[0] ?? null)];
	}))),
});
