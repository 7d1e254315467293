import "antd/dist/reset.css";
import "./page.css";
import { AutoComplete, Button, Card, Cascader, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Modal, Radio, Row, Select, Space, Switch, Table, Typography } from "antd";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

const { TextArea } = Input;
const HOME = [
	{ value: "US", label: "United States", children: STATES.filter(([, n]) => /^(Arizona|California|Idaho|Nevada|Oregon|Washington)$/.test(n)).map(([value, label]) => ({ value, label })) },
	{ value: "MX", label: "Mexico", children: [{ value: "BCN", label: "Baja California" }, { value: "JAL", label: "Jalisco" }, { value: "MIC", label: "Michoacán" }] },
];
const SCHOOLS = [
	{ value: "CA", label: "California", children: [
		{ value: "Mount Shasta", label: "Mount Shasta", children: [{ value: "MSH-1", label: "Mount Shasta High School" }] },
		{ value: "Yreka", label: "Yreka", children: [{ value: "YRE-1", label: "Yreka Union High School" }, { value: "YRE-2", label: "Discovery Continuation School" }] },
	] },
	{ value: "OR", label: "Oregon", children: [
		{ value: "Ashland", label: "Ashland", children: [{ value: "ASH-1", label: "Ashland Charter Academy" }, { value: "ASH-2", label: "Ashland Valley High School" }] },
		{ value: "Klamath Falls", label: "Klamath Falls", children: [{ value: "KLA-1", label: "Mazama Senior High" }] },
		{ value: "Medford", label: "Medford", children: [{ value: "MED-1", label: "North Medford High School" }, { value: "MED-2", label: "South Medford High School" }] },
	] },
];
const o = (...names: string[]) => names.map((value) => ({ value, label: value }));
const EDUCATION = [
	{ value: 1, label: "Did not finish high school" }, { value: 2, label: "High school diploma or GED" }, { value: 3, label: "Some college, no degree" },
	{ value: 4, label: "Two-year degree" }, { value: 5, label: "Four-year degree or higher" }, { value: 9, label: "Don't know" },
];
const INCOME = [
	{ value: "A", label: "Less than $25,000" }, { value: "B", label: "$25,000 – $39,999" }, { value: "C", label: "$40,000 – $54,999" },
	{ value: "D", label: "$55,000 – $69,999" }, { value: "E", label: "$70,000 – $84,999" }, { value: "F", label: "$85,000 or more" },
];
type Activity = { organization: string; role: string; years: string[]; hours: number; about: string };
const live = {} as { form: any; activities: Activity[]; submitted: boolean };
live.submitted = false;
live.activities = [];

function ActivityModal({ open, first, onSave, onClose }: { open: boolean; first?: Activity; onSave: (a: Activity) => void; onClose: () => void }) {
	const [form] = Form.useForm();
	return (
		<Modal title={first ? "Edit activity" : "Add an activity"} open={open} okText="Save activity" onCancel={onClose} destroyOnHidden
			onOk={() => form.validateFields().then((values) => onSave(values)).catch(() => undefined)}>
			<Form form={form} name="activity" layout="vertical" preserve={false} initialValues={first} requiredMark={false}>
				<Form.Item name="organization" label="Club, team, job or organization" rules={[{ required: true, message: "Please name the activity" }]}><Input maxLength={80} /></Form.Item>
				<Form.Item name="role" label="Your role"><Input maxLength={50} placeholder="Member, captain, cashier…" /></Form.Item>
				<Row gutter={16}>
					<Col span={15}><Form.Item name="years" label="Grades you took part"><Select mode="multiple" options={[9, 10, 11, 12].map((n) => ({ value: `${n}`, label: `Grade ${n}` }))} /></Form.Item></Col>
					<Col span={9}><Form.Item name="hours" label="Hours a week"><InputNumber min={0} max={60} style={{ width: "100%" }} /></Form.Item></Col>
				</Row>
				<Form.Item name="about" label="In a sentence or two, what did you do?"><TextArea rows={3} showCount maxLength={200} /></Form.Item>
			</Form>
		</Modal>
	);
}

function Page() {
	const [form] = Form.useForm();
	const [activities, setActivities] = useState<Activity[]>([]);
	const [editing, setEditing] = useState<number>();
	live.form = form;
	live.activities = activities;
	const save = (entry: Activity) => {
		setActivities((old) => (editing! < old.length ? old.map((a, i) => (i === editing ? entry : a)) : [...old, entry]));
		setEditing(undefined);
	};
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#b5532a", borderRadius: 4, fontSize: 15 } }}>
			<header className="ets-top"><div className="ets-in"><h1>Siskiyou–Rogue Educational Talent Search</h1><p>Participant application · Grades 9–12 · Free to every student we admit</p></div></header>
			<main className="ets-in ets-main">
				<Form form={form} layout="vertical" scrollToFirstError onFinish={() => { live.submitted = true; }}
					initialValues={{ phoneCode: "+1", parents: [{}, {}], siblings: [] }}>
					<Card title="1. The student">
						<p className="ets-note">Names must match school records. Starred questions are needed for our report to the U.S. Department of Education.</p>
						<Row gutter={16}>
							<Col span={8}><Form.Item name="lastName" label="Last name" rules={[{ required: true }]}><Input /></Form.Item></Col>
							<Col span={7}><Form.Item name="firstName" label="First name" rules={[{ required: true }]}><Input /></Form.Item></Col>
							<Col span={5}><Form.Item name="middle" label="M.I."><Input maxLength={1} /></Form.Item></Col>
							<Col span={4}><Form.Item name="suffix" label="Suffix"><Select allowClear options={o("Jr.", "Sr.", "II", "III", "IV")} /></Form.Item></Col>
						</Row>
						<Row gutter={16}>
							<Col span={12}><Form.Item name="goesBy" label="What should we call you?"><Input /></Form.Item></Col>
							<Col span={12}><Form.Item name="born" label="Birthday" rules={[{ required: true }]}><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
						</Row>
						<Form.Item name="gender" label="Gender"><Radio.Group options={[{ value: "M", label: "Boy / man" }, { value: "F", label: "Girl / woman" }, { value: "X", label: "Nonbinary" }, { value: "N", label: "I'd rather not say" }]} /></Form.Item>
						<Row gutter={16}>
							<Col span={12}><Form.Item name="email" label="An email you check (not your school one)" rules={[{ required: true, type: "email" }]}><Input type="email" /></Form.Item></Col>
							<Col span={12}>
								<Form.Item label="Cell phone" htmlFor="phone">
									<Space.Compact block>
										<Form.Item name="phoneCode" noStyle><Select style={{ width: 96 }} options={[{ value: "+1", label: "+1" }, { value: "+52", label: "+52" }]} aria-label="Country code" /></Form.Item>
										<Form.Item name="phone" noStyle><Input type="tel" placeholder="(555) 555-5555" /></Form.Item>
									</Space.Compact>
								</Form.Item>
							</Col>
						</Row>
						<Form.Item name="texts" label="ETS may send me text message reminders" layout="horizontal" valuePropName="checked"><Switch checkedChildren="Yes" unCheckedChildren="No" /></Form.Item>
						<Divider titlePlacement="start" plain>Where you live</Divider>
						<Row gutter={16}>
							<Col span={16}><Form.Item name="street" label="Street address"><Input /></Form.Item></Col>
							<Col span={8}><Form.Item name="unit" label="Apartment / space"><Input /></Form.Item></Col>
							<Col span={8}><Form.Item name="city" label="City"><Input /></Form.Item></Col>
							<Col span={10}><Form.Item name="homeRegion" label="Country and state"><Cascader options={HOME} placeholder="Choose" /></Form.Item></Col>
							<Col span={6}><Form.Item name="zip" label="ZIP"><Input maxLength={10} /></Form.Item></Col>
							<Col span={24}><Form.Item name="mailing" label="P.O. box or mailing address, if your mail goes somewhere else"><Input /></Form.Item></Col>
						</Row>
					</Card>
					<Card title="2. School">
						<Row gutter={16}>
							<Col span={24}><Form.Item name="school" label="Which of our partner schools do you attend?" rules={[{ required: true }]}><Cascader options={SCHOOLS} placeholder="State, then city, then school" displayRender={(labels) => labels.join(" › ")} /></Form.Item></Col>
							<Col span={24}><Form.Item name="grade" label="Grade this year" rules={[{ required: true }]}><Radio.Group optionType="button" buttonStyle="solid" options={[9, 10, 11, 12].map((value) => ({ value, label: `${value}th` }))} /></Form.Item></Col>
							<Col span={12}><Form.Item name="started" label="Month you started there"><DatePicker picker="month" format="MMM YYYY" style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={12}><Form.Item name="classOf" label="Class of"><DatePicker picker="year" style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={12}><Form.Item name="gpa" label="GPA (unweighted)"><InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={12}><Form.Item name="classSize" label="Students in your class"><InputNumber min={1} style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={12}><Form.Item name="counselor" label="Your school counselor"><Input /></Form.Item></Col>
							<Col span={12}><Form.Item name="counselorEmail" label="Counselor's email"><Input /></Form.Item></Col>
						</Row>
						<Form.Item name="tests" label="Which of these have you taken so far?"><Checkbox.Group options={[{ value: "psat", label: "PSAT" }, { value: "sat", label: "SAT" }, { value: "act", label: "ACT" }, { value: "ap", label: "An AP exam" }, { value: "toefl", label: "TOEFL" }, { value: "none", label: "None yet" }]} /></Form.Item>
						<Row gutter={16}>
							<Col span={6}><Form.Item name="satRw" label="SAT Reading & Writing"><InputNumber min={200} max={800} step={10} style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={6}><Form.Item name="satMath" label="SAT Math"><InputNumber min={200} max={800} step={10} style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={6}><Form.Item name="act" label="ACT Composite"><InputNumber min={1} max={36} style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={6}><Form.Item name="actOn" label="ACT test date"><DatePicker format="MMM D, YYYY" style={{ width: "100%" }} /></Form.Item></Col>
						</Row>
					</Card>
					<Card title="3. Looking ahead">
						<Row gutter={16}>
							<Col span={12}><Form.Item name="career" label="A job you can see yourself doing"><Input /></Form.Item></Col>
							<Col span={12}><Form.Item name="degree" label="How far do you want to go in school?"><Select options={[{ value: "cert", label: "Certificate or trade program" }, { value: "aa", label: "Associate degree" }, { value: "ba", label: "Bachelor's degree" }, { value: "ma", label: "Master's degree" }, { value: "phd", label: "Doctoral or professional degree" }, { value: "ns", label: "Not sure yet" }]} /></Form.Item></Col>
							<Col span={24}><Form.Item name="colleges" label="Colleges you are applying to" extra="Type a name and press Enter."><Select mode="tags" tokenSeparators={[";"]} options={o("College of the Siskiyous", "Oregon Institute of Technology", "Oregon State University", "Southern Oregon University", "University of Oregon")} /></Form.Item></Col>
							<Col span={12}><Form.Item name="major" label="Major you are leaning toward"><AutoComplete options={o("Biology", "Business", "Civil Engineering", "Environmental Engineering", "Environmental Science", "Nursing", "Psychology")} showSearch={{ filterOption: (text, option) => String(option?.value).toLowerCase().includes(text.toLowerCase()) }} /></Form.Item></Col>
							<Col span={12}><Form.Item name="programs" label="Other college-access programs you belong to"><Select mode="multiple" options={o("ASPIRE", "AVID", "Boys & Girls Club", "GEAR UP", "Upward Bound", "None")} /></Form.Item></Col>
						</Row>
						<Form.Item name="services" label="What would you like our help with?"><Checkbox.Group options={o("Tutoring", "College visits", "FAFSA / CADAA", "Test preparation", "Career exploration")} /></Form.Item>
						<Form.Item name="why" label="Why do you want to join Talent Search? (150 words)"><TextArea rows={4} /></Form.Item>
					</Card>
					<Card title="4. What you do outside class" extra={<Button onClick={() => setEditing(activities.length)} disabled={activities.length >= 3}>Add an activity</Button>}>
						<p className="ets-note">Sports, clubs, jobs, church, taking care of family: up to three, most important first.</p>
						<Table<Activity> size="small" pagination={false} rowKey={(a) => a.organization} dataSource={activities} locale={{ emptyText: "Nothing added yet" }} id="activity-table"
							columns={[
								{ title: "Activity", dataIndex: "organization" }, { title: "Role", dataIndex: "role" },
								{ title: "Grades", dataIndex: "years", render: (years?: string[]) => (years ?? []).join(", ") },
								{ title: "Hrs/wk", dataIndex: "hours" }, { title: "What you did", dataIndex: "about", width: 260 },
								{ title: "", key: "x", render: (_, a, i) => <Space size={0}><Button type="link" size="small" onClick={() => setEditing(i)}>Edit</Button><Button type="link" size="small" danger onClick={() => setActivities(activities.filter((b) => b !== a))}>Remove</Button></Space> },
							]} />
						{editing !== undefined && <ActivityModal open first={activities[editing]} onSave={save} onClose={() => setEditing(undefined)} />}
					</Card>
					<Card title="5. Family and eligibility">
						<Form.List name="parents">
							{(fields) => fields.map(({ key, name }) => (
								<div key={key}>
									<Typography.Title level={5}>Parent or guardian {name + 1}</Typography.Title>
									<Row gutter={16}>
										<Col span={6}><Form.Item name={[name, "first"]} label="First name"><Input /></Form.Item></Col>
										<Col span={6}><Form.Item name={[name, "last"]} label="Last name"><Input /></Form.Item></Col>
										<Col span={7}><Form.Item name={[name, "education"]} label="Schooling completed"><Select options={EDUCATION} /></Form.Item></Col>
										<Col span={5}><Form.Item name={[name, "phone"]} label="Daytime phone"><Input type="tel" /></Form.Item></Col>
									</Row>
								</div>
							))}
						</Form.List>
						<Typography.Title level={5}>Brothers and sisters (up to three)</Typography.Title>
						<Form.List name="siblings">
							{(fields, { add, remove }) => (
								<>
									{fields.map(({ key, name }) => (
										<Row gutter={16} key={key} align="middle">
											<Col span={14}><Form.Item name={[name, "name"]} label="First and last name"><Input /></Form.Item></Col>
											<Col span={5}><Form.Item name={[name, "age"]} label="Age"><InputNumber min={0} max={60} style={{ width: "100%" }} /></Form.Item></Col>
											<Col span={5}><Button type="text" onClick={() => remove(name)}>Remove</Button></Col>
										</Row>
									))}
									<Button type="dashed" block disabled={fields.length >= 3} onClick={() => add()}>+ Add a brother or sister</Button>
								</>
							)}
						</Form.List>
						<Divider />
						<Form.Item name="bachelors" label="Does either parent you live with have a four-year college degree?"><Radio.Group options={[{ value: true, label: "Yes" }, { value: false, label: "No" }]} /></Form.Item>
						<Form.Item name="citizen" label="Citizenship"><Radio.Group vertical options={[{ value: "usc", label: "I am a citizen or national of the United States" }, { value: "lpr", label: "I am a permanent resident" }, { value: "trust", label: "I am a citizen of a Freely Associated State" }, { value: "oth", label: "None of these" }]} /></Form.Item>
						<Row gutter={16}>
							<Col span={12}><Form.Item name="income" label="Family income last year"><Select options={INCOME} /></Form.Item></Col>
							<Col span={12}><Form.Item name="inHome" label="People living in your home, counting you"><InputNumber min={1} max={20} style={{ width: "100%" }} /></Form.Item></Col>
							<Col span={12}><Form.Item name="hispanic" label="Hispanic or Latino?"><Radio.Group options={o("Yes", "No")} /></Form.Item></Col>
							<Col span={12}><Form.Item name="homeLanguage" label="Languages spoken in your home"><Select mode="multiple" showSearch options={o("Arabic", "Chinese", "English", "Hmong", "Igbo", "Klamath-Modoc", "Russian", "Spanish", "Vietnamese")} /></Form.Item></Col>
						</Row>
						<Form.Item name="race" label="Race (mark all that apply)"><Checkbox.Group options={o("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White")} /></Form.Item>
					</Card>
					<Card title="6. Signatures">
						<Row gutter={16}>
							<Col span={12}><Form.Item name="signStudent" label="Student signature (type full name)"><Input /></Form.Item></Col>
							<Col span={12}><Form.Item name="signParent" label="Parent / guardian signature"><Input /></Form.Item></Col>
						</Row>
						<Form.Item name="release" valuePropName="checked"><Checkbox>I let my school share my transcript, test scores and enrollment records with ETS.</Checkbox></Form.Item>
						<Button type="primary" size="large" htmlType="submit">Send my application</Button>
						<p className="ets-foot">Educational Talent Search is a TRIO program funded by the U.S. Department of Education. 2/3 of participants must be low-income and first-generation.</p>
					</Card>
				</Form>
			</main>
		</ConfigProvider>
	);
}
createRoot(document.getElementById("root")!).render(<Page />);

const text = ["lastName", "firstName", "middle", "goesBy", "email", "phone", "street", "unit", "city", "zip", "mailing", "gpa", "classSize", "counselor", "counselorEmail", "satRw", "satMath", "act", "career", "major", "why", "inHome", "signStudent", "signParent"];
const dates: Record<string, string> = { born: "YYYY-MM-DD", started: "YYYY-MM", classOf: "YYYY", actOn: "YYYY-MM-DD" };
const single = ["suffix", "phoneCode", "degree", "income", "homeRegion", "school"];
const many = ["colleges", "programs", "homeLanguage"];
const radios = ["gender", "grade", "bachelors", "citizen", "hispanic"];
const boxes = ["tests", "services", "race"];
const flags = ["texts", "release"];
const lists: [string, number, string[]][] = [["parents", 2, ["first", "last", "education", "phone"]], ["siblings", 3, ["name", "age"]]];
const FIELDS = ["organization", "role", "years", "hours", "about"] as const;
const el = (id: string) => document.getElementById(id) as HTMLInputElement | null;
const boxOf = (id: string) => el(id)?.closest(".ant-select") ?? null;
const item = (id: string) => el(id)?.closest(".ant-form-item") ?? null;

Object.assign(window, {
	formState() {
		const v = live.form.getFieldsValue(true);
		const out: Record<string, unknown> = { submitted: live.submitted };
		for (const k of [...text, ...single, ...radios]) out[k] = v[k] ?? "";
		for (const k of [...many, ...boxes]) out[k] = v[k] ?? [];
		for (const k of flags) out[k] = v[k] ?? false;
		for (const [k, format] of Object.entries(dates)) out[k] = v[k]?.format(format) ?? "";
		for (const [name, count, fields] of lists) for (let i = 0; i < count; i++) for (const f of fields) out[`${name}${i}.${f}`] = v[name]?.[i]?.[f] ?? "";
		for (let i = 0; i < 3; i++) for (const f of FIELDS) out[`activity${i}.${f}`] = live.activities[i]?.[f] ?? (f === "years" ? [] : "");
		return out;
	},
	formShown() {
		const out: Record<string, unknown> = {};
		const chosen = (id: string) => boxOf(id)?.querySelector(".ant-select-content-has-value, .ant-select-selection-item")?.textContent ?? "";
		for (const k of [...text, ...Object.keys(dates)]) out[k] = el(k)?.value ?? "";
		for (const k of single) out[k] = chosen(k);
		for (const k of many) out[k] = [...(boxOf(k)?.querySelectorAll(".ant-select-selection-item-content") ?? [])].map((e) => e.textContent);
		for (const k of radios) out[k] = item(k)?.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")?.textContent ?? "";
		for (const k of boxes) out[k] = [...(item(k)?.querySelectorAll(".ant-checkbox-wrapper-checked") ?? [])].map((e) => e.textContent);
		out.texts = el("texts")?.getAttribute("aria-checked") === "true";
		out.release = el("release")?.checked ?? false;
		for (const [name, count, fields] of lists) for (let i = 0; i < count; i++) for (const f of fields)
			out[`${name}${i}.${f}`] = f === "education" ? chosen(`${name}_${i}_${f}`) : el(`${name}_${i}_${f}`)?.value ?? "";
		const rows = [...document.querySelectorAll("#activity-table tr.ant-table-row, .ant-table-tbody tr.ant-table-row")];
		for (let i = 0; i < 3; i++) FIELDS.forEach((f, j) => {
			const cell = rows[i]?.querySelectorAll("td")[j]?.textContent ?? "";
			out[`activity${i}.${f}`] = f === "years" ? (cell ? cell.split(", ") : []) : cell;
		});
		return out;
	},
});
