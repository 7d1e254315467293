import { AutoComplete, Button, Card, Cascader, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Form, type FormInstance, Input, InputNumber, Radio, Row, Select, Space, Tabs, TreeSelect, Typography } from "antd";
import dayjs from "dayjs";
import { type ReactNode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

const options = (...list: [string, string][]) => list.map(([value, label]) => ({ value, label }));
const same = (...list: string[]) => list.map((value) => ({ value, label: value }));

const SCHOOLS = options(
	["S-1041", "Ashland High School"],
	["S-1042", "Ashland Valley High School"],
	["S-1077", "Grants Pass High School"],
	["S-1090", "Illinois Valley High School"],
	["S-1112", "North Valley High School"],
	["S-1130", "St. Mary’s School"],
	["S-2203", "Yreka High School"],
	["S-2209", "Valley Oaks Academy"],
);
const PLACES = [
	{ value: "CA", label: "California", children: same("Etna", "Montague", "Mount Shasta", "Redding", "Yreka") },
	{ value: "OR", label: "Oregon", children: same("Ashland", "Grants Pass", "Klamath Falls", "Medford", "Phoenix", "Talent") },
	{ value: "WA", label: "Washington", children: same("Camas", "Vancouver") },
];
const branch = (title: string, ...list: string[]) => ({ title, value: `group:${title}`, selectable: false, children: list.map((each) => ({ title: each, value: each })) });
const STUDIES = [
	branch("Health professions", "Nursing", "Pre-Medicine", "Public Health", "Radiologic Technology", "Respiratory Care"),
	branch("Engineering", "Biomedical Engineering", "Civil Engineering", "Environmental Engineering", "Mechanical Engineering"),
	branch("Sciences", "Biology", "Chemistry", "Environmental Science", "Microbiology"),
	branch("Other", "Business", "Social Work", "Psychology", "Undecided"),
];
const COLLEGES = same("Oregon Health & Science University", "Oregon Institute of Technology", "Oregon State University", "Portland State University", "Southern Oregon University", "University of Oregon");
const SCHOOLING = options(["A", "Some high school or less"], ["B", "High school diploma or GED"], ["C", "Some college"], ["D", "Associate’s degree"], ["E", "Bachelor’s degree"], ["F", "Master’s degree or higher"]);
const EXAMS = same("Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "Human Geography", "Physics 1", "Psychology", "Statistics", "United States History", "World History");
const KINDS = options(["acad", "Academic club or team"], ["arts", "Arts or music"], ["sport", "Athletics"], ["serve", "Community service"], ["speech", "Debate or public speaking"], ["green", "Environment and nature"], ["faith", "Faith group"], ["job", "Job (paid)"], ["gov", "Student government"], ["misc", "Other"]);
const GRADES = options(["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]);

const Item = ({ span = 8, children, ...rest }: { span?: number; children: ReactNode } & Record<string, unknown>) => <Col span={span}><Form.Item {...rest}>{children}</Form.Item></Col>;

function SchoolSelect(props: { id?: string; value?: string; onChange?: (value: string) => void }) {
	const [found, setFound] = useState<typeof SCHOOLS>([]);
	const [busy, setBusy] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const search = (typed: string) => {
		clearTimeout(timer.current);
		if (typed.length < 2) return setFound([]);
		setBusy(true);
		timer.current = setTimeout(() => {
			setFound(SCHOOLS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())));
			setBusy(false);
		}, 500);
	};
	return <Select {...props} showSearch={{ filterOption: false, onSearch: search }} loading={busy} options={found} placeholder="Type to search" notFoundContent={busy ? "Searching…" : "Type two letters or more"} />;
}

function Applicant() {
	return (
		<>
			<Row gutter={16}>
				<Item name="given" label="First name" rules={[{ required: true }]}><Input /></Item>
				<Item name="initial" label="Middle initial" span={4}><Input maxLength={1} /></Item>
				<Item name="surname" label="Last name" rules={[{ required: true }]}><Input /></Item>
				<Item name="known" label="Goes by" span={4}><Input /></Item>
			</Row>
			<Row gutter={16}>
				<Item name="birthday" label="Date of birth" rules={[{ required: true }]} extra="Volunteers must be 15 by the first day of service."><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Item>
				<Item name="sex" label="Gender"><Select options={options(["F", "Female"], ["M", "Male"], ["N", "Nonbinary"], ["O", "Other"], ["D", "Decline to state"])} placeholder="Select" /></Item>
				<Item name="ssn" label="SSN" tooltip="Needed for the background check of applicants over 18"><Input.Password placeholder="000-00-0000" visibilityToggle={false} /></Item>
			</Row>
			<Form.Item label="Home address" required>
				<Space.Compact block>
					<Form.Item name="street" noStyle><Input placeholder="Street" aria-label="Street" /></Form.Item>
					<Form.Item name="apt" noStyle><Input placeholder="Apt / Unit" aria-label="Apt / Unit" style={{ width: 160 }} /></Form.Item>
				</Space.Compact>
			</Form.Item>
			<Row gutter={16}>
				<Item name="city" label="City"><Input /></Item>
				<Item name="state" label="State"><Select showSearch={{ optionFilterProp: "label" }} options={STATES.map(([value, label]) => ({ value, label }))} placeholder="Choose a state" /></Item>
				<Item name="zip" label="Zip code"><Input maxLength={10} /></Item>
			</Row>
			<Row gutter={16}>
				<Item name="phone" label="Best phone number" span={12} extra="We call, rather than write, to offer placements."><Input type="tel" placeholder="541-555-0100" /></Item>
				<Item name="mail" label="E-mail" span={12}><Input type="email" /></Item>
			</Row>
			<Form.Item name="citizen" label="Citizenship"><Radio.Group options={options(["us", "United States citizen"], ["pr", "Permanent resident"], ["other", "Neither; I hold a visa or other status"])} /></Form.Item>
			<Form.Item name="heritage" label="How do you describe yourself? (Check all that apply. Voluntary.)"><Checkbox.Group options={options(["A", "Asian"], ["B", "Black or African American"], ["H", "Hispanic or Latino/a"], ["N", "Native American or Alaska Native"], ["P", "Pacific Islander"], ["W", "White"])} /></Form.Item>
			<Form.Item name="tongues" label="Languages other than English in which you could greet a patient"><Select mode="multiple" options={same("Arabic", "French", "German", "Hmong", "Igbo", "Mandarin", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba")} placeholder="None, or choose" /></Form.Item>
			<Card size="small" title="In case of emergency, notify"><Row gutter={16}>
				<Item name={["notify", "name"]} label="Name" span={12}><Input /></Item><Item name={["notify", "phone"]} label="Phone" span={12}><Input type="tel" /></Item>
			</Row></Card>
		</>
	);
}

function School() {
	return (
		<>
			<Row gutter={16}>
				<Item name="school" label="High school" span={12} rules={[{ required: true }]}><SchoolSelect /></Item>
				<Item name="place" label="Where is it?" span={12}><Cascader options={PLACES} placeholder="State / City" /></Item>
			</Row>
			<Form.Item name="grade" label="Current grade"><Radio.Group optionType="button" buttonStyle="solid" options={options(["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"], ["G", "Graduate"])} /></Form.Item>
			<Row gutter={16}>
				<Item name="leaving" label="Month of graduation"><DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} /></Item>
				<Item name="gpa" label="GPA on a 4.0 scale, unweighted"><InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} /></Item>
				<Item name="gpaW" label="Weighted GPA, if any"><InputNumber min={0} max={5} step={0.01} style={{ width: "100%" }} /></Item>
			</Row>
			<Row gutter={16}>
				<Item name="satVerbal" label="SAT: Reading and Writing" span={6}><InputNumber style={{ width: "100%" }} /></Item>
				<Item name="satMath" label="SAT: Math" span={6}><InputNumber style={{ width: "100%" }} /></Item>
				<Item name="act" label="ACT composite" span={6}><InputNumber style={{ width: "100%" }} /></Item>
				<Item name="actOn" label="Date of the ACT" span={6}><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Item>
			</Row>
			<Typography.Title level={5}>High-school courses you would like the committee to notice</Typography.Title>
			<Form.List name="courses">{(rows, { add }) => (<>
				{rows.map((row) => <Space key={row.key} align="baseline" className="course"><Form.Item name={[row.name, "title"]}><Input placeholder="Course" style={{ width: 320 }} /></Form.Item><Form.Item name={[row.name, "mark"]}><Input placeholder="Grade earned" style={{ width: 140 }} /></Form.Item></Space>)}
				<Form.Item><Button type="dashed" onClick={() => add({})}>Add course</Button></Form.Item></>)}
			</Form.List>
			<Typography.Title level={5}>Advanced Placement</Typography.Title>
			<Form.List name="ap">{(rows, { add }) => (<>
				{rows.map((row) => <Row key={row.key} gutter={16}><Item name={[row.name, "subject"]} label="Subject" span={10}><Select showSearch={{ optionFilterProp: "label" }} options={EXAMS} placeholder="AP subject" /></Item><Item name={[row.name, "score"]} label="Score" span={8}><Radio.Group optionType="button" options={same("1", "2", "3", "4", "5")} /></Item></Row>)}
				<Form.Item><Button type="dashed" onClick={() => add({})}>Add AP exam</Button></Form.Item></>)}
			</Form.List>
		</>
	);
}

function Future() {
	return (
		<>
			<Row gutter={16}>
				<Item name="calling" label="What career are you working toward?" span={12} extra="It need not be at the bedside. Hospitals run on accountants, engineers, and cooks as well."><Input /></Item>
				<Item name="study" label="Planned field of study" span={12}><TreeSelect treeData={STUDIES} showSearch={{ treeNodeFilterProp: "title" }} treeDefaultExpandAll placeholder="Choose the closest" /></Item>
			</Row>
			<Row gutter={16}>
				<Item name="college" label="College or university you plan to attend" span={12}><AutoComplete options={COLLEGES} showSearch={{ filterOption: (typed, option) => String(option?.value).toLowerCase().includes(typed.toLowerCase()) }} placeholder="Begin typing" /></Item>
				<Item name="starting" label="First term" span={6}><Select options={same("Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028")} placeholder="Select" /></Item>
				<Item name="done" label="Year you expect to graduate from it" span={6}><DatePicker picker="year" style={{ width: "100%" }} /></Item>
			</Row>
			<Row gutter={16}>
				<Item name="ultimate" label="Highest degree or credential you hope to earn" span={12}><Select options={options(["cert", "Certificate or license"], ["as", "Associate"], ["bs", "Bachelor’s"], ["ms", "Master’s"], ["doc", "Doctorate"], ["prof", "Professional (MD, DO, PharmD, DDS)"])} placeholder="Select" /></Item>
			</Row>
		</>
	);
}

const parent = (key: string) => (
	<Row gutter={16}>
		<Item name={[key, "given"]} label="First name" span={12}><Input /></Item><Item name={[key, "surname"]} label="Last name" span={12}><Input /></Item>
		<Item name={[key, "job"]} label="Occupation" span={12}><Input /></Item><Item name={[key, "schooling"]} label="Highest level of education" span={12}><Select options={SCHOOLING} placeholder="Select" /></Item>
	</Row>
);

function Family() {
	return (
		<>
			<Collapse defaultActiveKey={["g1"]} items={[
				{ key: "g1", label: "Parent / legal guardian #1", forceRender: true, children: <>{parent("g1")}<Row><Item name={["g1", "employer"]} label="Employer" span={12}><Input /></Item></Row></> },
				{ key: "g2", label: "Parent / legal guardian #2", forceRender: true, children: parent("g2") },
			]} />
			<br />
			<Row gutter={16}>
				<Item name="union" label="Parents’ marital status" span={12}><Select options={options(["m", "Married"], ["d", "Divorced"], ["s", "Separated"], ["w", "Widowed"], ["n", "Never married"])} placeholder="Select" /></Item>
				<Item name="earns" label="Annual household income" span={12} extra="The Dr. Ilse Corrie Fund is reserved for households below $80,000."><Select options={options(["1", "Under $40,000"], ["2", "$40,000 to $59,999"], ["3", "$60,000 to $79,999"], ["4", "$80,000 to $119,999"], ["5", "$120,000 and above"])} placeholder="Select a range" /></Item>
			</Row>
			<Form.Item name="firstGen" label="Would you be the first generation of your family to graduate from college?" extra="That is, neither parent holds a bachelor’s degree."><Radio.Group optionType="button" options={options(["yes", "Yes"], ["no", "No"])} /></Form.Item>
			<Typography.Title level={5}>Brothers and sisters</Typography.Title>
			<Form.List name="sibs">{(rows, { add }) => (<>
				{rows.map((row) => <Space key={row.key} align="baseline"><Form.Item name={[row.name, "name"]} label="Name"><Input placeholder="First and last" /></Form.Item><Form.Item name={[row.name, "age"]} label="Age"><InputNumber min={0} max={60} /></Form.Item></Space>)}
				<Form.Item><Button type="dashed" onClick={() => add({})}>Add brother or sister</Button></Form.Item></>)}
			</Form.List>
		</>
	);
}

function Service() {
	return (
		<>
			<Form.List name="acts">{(rows, { add, remove }) => (<>
				{rows.map((row, at) => (
					<Card key={row.key} size="small" title={`Activity or job ${at + 1}`} extra={at > 0 && <Button type="link" onClick={() => remove(row.name)}>Remove</Button>} style={{ marginBottom: 12 }}>
						<Row gutter={16}><Item name={[row.name, "org"]} label="Organization" span={12}><Input /></Item><Item name={[row.name, "duty"]} label="Title or main duty" span={12}><Input /></Item></Row>
						<Row gutter={16}><Item name={[row.name, "kind"]} label="Type" span={12}><Select options={KINDS} placeholder="Select" /></Item><Item name={[row.name, "years"]} label="Grade levels" span={12}><Checkbox.Group options={GRADES} /></Item></Row>
					</Card>
				))}
				<Form.Item><Button type="dashed" block onClick={() => add({})}>Add another activity or job</Button></Form.Item></>)}
			</Form.List>
			<Typography.Title level={5}>Honors</Typography.Title>
			<table className="honors"><thead><tr><th>Honor or award</th><th>Grade</th></tr></thead><tbody>
				{[0, 1, 2].map((at) => <tr key={at}><td><Form.Item name={["honors", at, "title"]} noStyle><Input style={{ width: 420 }} /></Form.Item></td><td><Form.Item name={["honors", at, "year"]} noStyle><Select options={GRADES} style={{ width: 120 }} /></Form.Item></td></tr>)}
			</tbody></table>
		</>
	);
}

function Finish() {
	return (
		<>
			<Form.Item name="shots" label="Have you had this season’s influenza vaccine?"><Radio.Group options={options(["y", "Yes"], ["n", "No"], ["e", "I will request an exemption"])} /></Form.Item>
			<Form.Item name="tunic" label="Volunteer tunic"><Radio.Group optionType="button" options={same("XS", "S", "M", "L", "XL")} /></Form.Item>
			<Form.Item name="days" label="Shifts you could cover"><Checkbox.Group options={same("Weekday afternoons", "Weekday evenings", "Saturdays", "Sundays")} /></Form.Item>
			<Form.Item name="heard" label="How did you learn about the award?"><Select options={same("Counselor", "Hospital employee", "Website", "Newspaper")} placeholder="Select" /></Form.Item>
			<Form.Item name="moment" label="Describe a time when someone was cared for well. What did you notice? (up to 400 words)"><Input.TextArea rows={5} showCount /></Form.Item>
			<Row gutter={16}><Item name={["referee", "name"]} label="Reference (adult, not a relative)" span={12}><Input /></Item><Item name={["referee", "mail"]} label="Reference’s e-mail" span={12}><Input /></Item></Row>
			<Form.Item name="check" valuePropName="checked"><Checkbox>I consent to a background check and agree to keep patient information confidential.</Checkbox></Form.Item>
			<Form.Item name="signed" label="Signature of applicant (type your name)"><Input /></Form.Item>
			<Button type="primary" htmlType="submit">Submit application</Button>
		</>
	);
}

let held: FormInstance | undefined;
let submitted = false;

function Corrie() {
	const [form] = Form.useForm();
	held = form;
	return (
		<ConfigProvider theme={{ token: { motion: false, colorPrimary: "#0b6e6e" } }}>
			<style>{"body{margin:0;background:#f5f7f7} main{max-width:1000px;margin:20px auto;padding:24px;background:#fff} .honors th{text-align:left;padding:4px 8px} .honors td{padding:4px 8px}"}</style>
			<main>
				<Typography.Title level={2}>Corrie Regional Medical Center</Typography.Title>
				<Typography.Paragraph>Junior Volunteer placement and Health Careers Award, 2027. One form serves both. You may fill in the sections in any order; nothing is sent until you press Submit on the last.</Typography.Paragraph>
				<Form form={form} name="award" layout="vertical" autoComplete="off" onFinish={() => { submitted = true; }} onFinishFailed={() => { submitted = true; }} initialValues={{ courses: [{}], ap: [{}], sibs: [{}], acts: [{}] }}>
					<Tabs items={[
						{ key: "a", label: "Applicant", children: <Applicant /> },
						{ key: "b", label: "School", children: <School />, forceRender: true },
						{ key: "c", label: "Plans", children: <Future />, forceRender: true },
						{ key: "d", label: "Family", children: <Family />, forceRender: true },
						{ key: "e", label: "Service & Honors", children: <Service />, forceRender: true },
						{ key: "f", label: "Finish", children: <Finish />, forceRender: true },
					]} />
				</Form>
			</main>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Corrie />);

const each = (list: string, count: number, ...parts: string[]) => Array.from({ length: count }, (_, i) => parts.map((part) => `${list}.${i}.${part}`)).flat();
const KEYS = [
	..."given initial surname known birthday sex ssn street apt city state zip phone mail citizen heritage tongues notify.name notify.phone".split(" "),
	..."school place grade leaving gpa gpaW satVerbal satMath act actOn".split(" "),
	...each("courses", 3, "title", "mark"), ...each("ap", 3, "subject", "score"),
	..."calling study college starting done ultimate".split(" "),
	..."g1.given g1.surname g1.job g1.schooling g1.employer g2.given g2.surname g2.job g2.schooling union earns firstGen".split(" "),
	...each("sibs", 2, "name", "age"), ...each("acts", 3, "org", "duty", "kind", "years"), ...each("honors", 3, "title", "year"),
	..."shots tunic days heard moment referee.name referee.mail check signed".split(" "),
];
const LISTS = /heritage|tongues|days|years$/;
const FORMATS: Record<string, string> = { leaving: "YYYY-MM", done: "YYYY" };

function seen(key: string): unknown {
	const host = document.getElementById(`award_${key.replaceAll(".", "_")}`);
	const many = LISTS.test(key);
	if (!host) return many ? [] : "";
	const select = host.closest(".ant-select");
	if (select && !select.classList.contains("ant-select-auto-complete")) {
		if (many) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((item) => item.textContent);
		return select.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	}
	if (host instanceof HTMLInputElement && host.type === "checkbox") return host.checked;
	if (host instanceof HTMLInputElement || host instanceof HTMLTextAreaElement) return host.value;
	const chosen = [...host.querySelectorAll("label")].filter((label) => label.querySelector("input")?.checked).map((label) => label.textContent?.trim() ?? "");
	return many ? chosen : (chosen[0] ?? "");
}

Object.assign(window, {
	formState: () => {
		const state = KEYS.map((key) => {
			const value = held?.getFieldValue(key.split(".").map((part) => (/^\d$/.test(part) ? Number(part) : part)));
			return [key, dayjs.isDayjs(value) ? value.format(FORMATS[key] ?? "YYYY-MM-DD") : (value ?? (LISTS.test(key) ? [] : ""))];
		});
		return { ...Object.fromEntries(state), submitted };
	},
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, seen(key)])),
});
