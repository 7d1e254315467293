import "antd/dist/reset.css";
import "./style.css";
import { Alert, AutoComplete, Button, Card, Checkbox, ConfigProvider, DatePicker, Drawer, Form, Input, InputNumber, Radio, Select, Space, Switch, Table, Tabs } from "antd";
import type { FormInstance } from "antd";
import dayjs from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

const of = (...texts: string[]) => texts.map((each) => ({ value: each, label: each }));
const coded = (pairs: Record<string, string>) => Object.entries(pairs).map(([value, label]) => ({ value, label }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label: `${label} (${value})` }));
const GENDER = coded({ female: "Female", male: "Male", nonbinary: "Nonbinary", self: "Prefer to self-describe", none: "Prefer not to answer" });
const RACE = of("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Prefer not to answer");
const EDUCATION = coded({ lths: "Less than high school", hs: "High school graduate", sc: "Some college", aa: "Associate degree", ba: "Bachelor's degree", gr: "Graduate or professional degree" });
const INCOME = coded({ a: "Under $35,000", b: "$35,000 to $54,999", c: "$55,000 to $74,999", d: "$75,000 to $99,999", e: "$100,000 and above" });
const SESSIONS = coded({ s1: "Session 1 (June 20 – July 2)", s2: "Session 2 (July 5 – July 17)", either: "Either session" });
const KINDS = of("Academic club", "Arts", "Athletics", "Community service", "Debate/Speech", "Environmental", "Family responsibilities", "Job (paid)", "Research", "Student government");
const GRADE_OPTIONS = of("9", "10", "11", "12");
const AP = of("AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Statistics", "AP United States History", "AP World History: Modern");
const MAJORS = of("Bioengineering", "Biology", "Chemical Engineering", "Chemistry", "Civil Engineering", "Computer Science", "Environmental Engineering", "Mechanical Engineering", "Nursing", "Pre-medicine", "Public Health").map(({ value }) => ({ value }));

type Activity = { kind?: string; organization?: string; role?: string; grades?: string[]; hours?: number; summary?: string };
type Exam = { key: number; subject?: string; date?: dayjs.Dayjs | null; score?: number | null };
const LISTED = 3;
const ACTIVITY_KEYS = ["kind", "organization", "role", "grades", "hours", "summary"] as const;
const FLAT = [
	"firstName", "middleName", "lastName", "nickname", "birthDate", "sex", "email", "cell", "address", "apt", "city", "state", "zip", "session",
	"school", "schoolCity", "schoolState", "gradeNow", "gradDate", "gpa", "psat", "sat", "major", "career",
	"guardianFirst", "guardianLast", "guardianJob", "guardianEducation", "guardianCell", "secondFirst", "secondLast", "secondJob", "secondEducation",
	"income", "firstGen", "citizen", "hispanic", "race",
	"whyEngineering", "teacher", "teacherEmail", "emergencyName", "emergencyPhone", "allergies", "shirt", "photoRelease", "guardianSignature", "agree",
] as const;
const CHECKBOXES = ["firstGen", "photoRelease", "agree"];

let current: { form: FormInstance; activities: Activity[]; exams: Exam[]; submitted: boolean };

function ActivityDrawer({ open, start, onClose, onSave }: { open: boolean; start: Activity; onClose: () => void; onSave: (entry: Activity) => void }) {
	const [form] = Form.useForm<Activity>();
	return (
		<Drawer title="Activity or job" size={460} open={open} onClose={onClose} destroyOnHidden
			footer={<Space style={{ float: "right" }}><Button onClick={onClose}>Cancel</Button><Button type="primary" onClick={() => form.validateFields().then(onSave, () => {})}>Save activity</Button></Space>}>
			<Form form={form} name="activity" layout="vertical" initialValues={start} preserve={false}>
				<Form.Item name="kind" label="Category" rules={[{ required: true }]}><Select options={KINDS} placeholder="Select a category" /></Form.Item>
				<Form.Item name="organization" label="Organization" rules={[{ required: true }]}><Input maxLength={80} /></Form.Item>
				<Form.Item name="role" label="Your role"><Input maxLength={50} showCount /></Form.Item>
				<Form.Item name="grades" label="Grades"><Checkbox.Group options={GRADE_OPTIONS} /></Form.Item>
				<Form.Item name="hours" label="Hours per week"><InputNumber min={0} max={80} style={{ width: "100%" }} /></Form.Item>
				<Form.Item name="summary" label="What did you do?"><Input.TextArea rows={3} maxLength={150} showCount /></Form.Item>
			</Form>
		</Drawer>
	);
}

function App() {
	const [form] = Form.useForm();
	const [activities, setActivities] = useState<Activity[]>([]);
	const [exams, setExams] = useState<Exam[]>([{ key: 0 }]);
	const [edited, setEdited] = useState<number | null>(null);
	const [submitted, setSubmitted] = useState(false);
	current = { form, activities, exams, submitted };
	const patch = (key: number, part: Partial<Exam>) => setExams((rows) => rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
	const line = (name: string, label: string, more: { required?: boolean; extra?: string; placeholder?: string } = {}) => (
		<Form.Item name={name} label={label} required={more.required} extra={more.extra}><Input placeholder={more.placeholder} /></Form.Item>
	);
	const pick = (name: string, label: string, options: { value: string; label: string }[], required = false) => (
		<Form.Item name={name} label={label} required={required}><Select options={options} placeholder="Please select" allowClear showSearch={{ optionFilterProp: "label" }} /></Form.Item>
	);

	const applicant = (
		<div className="panel">
			<div className="three">{line("firstName", "Student first name", { required: true })}{line("middleName", "Middle name")}{line("lastName", "Student last name", { required: true })}</div>
			<div className="two">{line("nickname", "Name for your badge", { extra: "What your friends call you" })}<Form.Item name="birthDate" label="Date of birth" required><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></div>
			<Form.Item name="sex" label="Gender (for housing)"><Radio.Group options={GENDER} /></Form.Item>
			<div className="two">{line("email", "Student email", { required: true, extra: "Not a parent's email, please" })}{line("cell", "Student cell phone")}</div>
			<div className="two">{line("address", "Street address", { required: true })}{line("apt", "Apt / unit")}</div>
			<div className="three">{line("city", "City", { required: true })}{pick("state", "State", STATE_OPTIONS, true)}{line("zip", "ZIP", { required: true })}</div>
			<Form.Item name="session" label="Which session would you like?" required><Radio.Group options={SESSIONS} optionType="button" /></Form.Item>
		</div>
	);
	const academics = (
		<div className="panel">
			{line("school", "High school", { required: true })}
			<div className="two">{line("schoolCity", "School city")}{pick("schoolState", "School state", STATE_OPTIONS)}</div>
			<div className="two"><Form.Item name="gradeNow" label="Current grade" required><Select placeholder="Please select" options={coded({ g9: "9th grade", g10: "10th grade", g11: "11th grade", g12: "12th grade" })} /></Form.Item><Form.Item name="gradDate" label="Expected graduation (month)"><DatePicker picker="month" format="MMMM YYYY" style={{ width: "100%" }} /></Form.Item></div>
			<div className="three"><Form.Item name="gpa" label="Unweighted GPA"><InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} /></Form.Item><Form.Item name="psat" label="PSAT/NMSQT total"><InputNumber min={320} max={1520} style={{ width: "100%" }} /></Form.Item><Form.Item name="sat" label="SAT total, if taken"><InputNumber min={400} max={1600} style={{ width: "100%" }} /></Form.Item></div>
			<h3 className="head">AP exams</h3>
			<p className="muted">Add one row for each exam you have a score for.</p>
			<Table<Exam> size="small" bordered pagination={false} rowKey="key" dataSource={exams} style={{ marginBottom: 12 }} columns={[
				{ title: "Exam", width: "46%", render: (_, row) => <Select aria-label="Exam" className="exam-subject" style={{ width: "100%" }} options={AP} value={row.subject} onChange={(subject) => patch(row.key, { subject })} showSearch placeholder="Choose an exam" /> },
				{ title: "Date taken", width: "26%", render: (_, row) => <DatePicker aria-label="Date taken" className="exam-date" format="MM/DD/YYYY" value={row.date} onChange={(date) => patch(row.key, { date })} /> },
				{ title: "Score", width: "14%", render: (_, row) => <InputNumber aria-label="Score" className="exam-score" min={1} max={5} value={row.score} onChange={(score) => patch(row.key, { score: score as number })} /> },
				{ title: "", render: (_, row) => exams.length > 1 && <Button type="link" danger onClick={() => setExams(exams.filter(({ key }) => key !== row.key))}>Delete</Button> },
			]} />
			<Button type="dashed" block disabled={exams.length >= LISTED} onClick={() => setExams([...exams, { key: Math.max(...exams.map(({ key }) => key)) + 1 }])}>+ Add a row</Button>
			<h3 className="head" style={{ marginTop: 22 }}>Interests</h3>
			<div className="two"><Form.Item name="major" label="Intended college major"><AutoComplete options={MAJORS} showSearch={{ filterOption: (typed, option) => option!.value.toLowerCase().includes(typed.toLowerCase()) }} placeholder="Start typing" /></Form.Item>{line("career", "Career you are considering")}</div>
		</div>
	);
	const family = (
		<div className="panel">
			<h3 className="head">Parent/Guardian 1</h3>
			<div className="two">{line("guardianFirst", "First name")}{line("guardianLast", "Last name")}{line("guardianJob", "Occupation")}{pick("guardianEducation", "Highest education", EDUCATION)}</div>
			{line("guardianCell", "Parent/Guardian 1 cell phone")}
			<h3 className="head">Parent/Guardian 2</h3>
			<div className="two">{line("secondFirst", "First name")}{line("secondLast", "Last name")}{line("secondJob", "Occupation")}{pick("secondEducation", "Highest education", EDUCATION)}</div>
			<h3 className="head">For our funders</h3>
			<p className="muted">The National Engineering Access Fund asks us to report who we serve. Your answers are kept apart from your application.</p>
			<div className="two">{pick("income", "Household income", INCOME)}{pick("citizen", "Citizenship", coded({ cit: "U.S. citizen or national", pr: "U.S. permanent resident", oth: "Other" }))}</div>
			<Form.Item name="firstGen" label="I would be the first in my family to go to college" valuePropName="checked"><Switch checkedChildren="Yes" unCheckedChildren="No" /></Form.Item>
			<Form.Item name="hispanic" label="Hispanic or Latino/a"><Radio.Group options={of("Yes", "No", "Prefer not to answer")} /></Form.Item>
			<Form.Item name="race" label="Race (choose one or more)"><Select mode="multiple" options={RACE} placeholder="Please select" allowClear /></Form.Item>
		</div>
	);
	const experience = (
		<div className="panel">
			<p className="muted">Show us what you do with your time, up to {LISTED} activities. Press “Add activity” to open the entry sheet.</p>
			<Table<Activity> className="activities" size="middle" pagination={false} rowKey={(row) => `${row.organization}|${row.role}`} dataSource={activities} locale={{ emptyText: "No activities yet" }} columns={[
				{ title: "Category", dataIndex: "kind" }, { title: "Organization", dataIndex: "organization" }, { title: "Role", dataIndex: "role" },
				{ title: "Grades", dataIndex: "grades", render: (grades?: string[]) => (grades ?? []).join(", ") }, { title: "Hours", dataIndex: "hours" }, { title: "What you did", dataIndex: "summary", width: 230 },
				{ title: "", render: (_, __, i) => <Space><Button type="link" size="small" onClick={() => setEdited(i)}>Edit</Button><Button type="link" size="small" danger onClick={() => setActivities(activities.filter((___, j) => j !== i))}>Delete</Button></Space> },
			]} />
			<Button style={{ margin: "14px 0 22px" }} disabled={activities.length >= LISTED} onClick={() => setEdited(activities.length)}>Add activity</Button>
			<Form.Item name="whyEngineering" label="Tell us about a problem you would like to engineer a solution for"><Input.TextArea rows={5} maxLength={1200} showCount /></Form.Item>
			<div className="two">{line("teacher", "Math or science teacher who will recommend you")}{line("teacherEmail", "Teacher's email")}</div>
		</div>
	);
	const logistics = (
		<div className="panel">
			<div className="two">{line("emergencyName", "Emergency contact (not a parent)")}{line("emergencyPhone", "Emergency contact phone")}</div>
			{line("allergies", "Allergies, medications and dietary needs")}
			<Form.Item name="shirt" label="T-shirt size"><Radio.Group optionType="button" options={of("XS", "S", "M", "L", "XL", "2XL")} /></Form.Item>
			<Form.Item name="photoRelease" valuePropName="checked"><Checkbox>My parent or guardian permits Trellis to use photographs of me</Checkbox></Form.Item>
			{line("guardianSignature", "Parent/guardian electronic signature")}
			<Form.Item name="agree" valuePropName="checked"><Checkbox>We agree to the Code of Conduct and refund policy</Checkbox></Form.Item>
		</div>
	);

	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#1a8068", borderRadius: 4 } }}>
			<div className="hero"><div className="shell"><h1>Trellis Engineering Camp</h1><p>Two weeks of building, testing and breaking things at Larkfield Polytechnic. Summer 2027 camper application.</p></div></div>
			<div className="shell">
				{submitted && <Alert type="success" title="Application sent. See you this summer!" style={{ marginBottom: 16 }} />}
				<Form form={form} name="camper" layout="vertical" requiredMark onFinish={() => setSubmitted(true)}>
					<Card>
						<Tabs items={[
							{ key: "applicant", label: "Camper", children: applicant, forceRender: true },
							{ key: "academics", label: "School", children: academics, forceRender: true },
							{ key: "family", label: "Family", children: family, forceRender: true },
							{ key: "experience", label: "Activities & essay", children: experience, forceRender: true },
							{ key: "logistics", label: "Health & forms", children: logistics, forceRender: true },
						]} />
						<Button type="primary" htmlType="submit" size="large">Submit application</Button>
					</Card>
				</Form>
				<ActivityDrawer key={edited ?? "closed"} open={edited !== null} start={activities[edited ?? -1] ?? {}} onClose={() => setEdited(null)}
					onSave={(entry) => { setActivities(edited === activities.length ? [...activities, entry] : activities.map((each, i) => (i === edited ? entry : each))); setEdited(null); }} />
			</div>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

const plain = (value: unknown) => (dayjs.isDayjs(value) ? value.format("YYYY-MM-DD") : (value ?? ""));
const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
const selectText = (element: Element | null | undefined) => (element?.querySelector(".ant-select-placeholder") ? "" : textOf(element?.querySelector(".ant-select-content")));

Object.assign(window, {
	formState() {
		const { form, activities, exams, submitted } = current;
		const values = form.getFieldsValue(true);
		const state: Record<string, unknown> = { submitted };
		for (const key of FLAT) state[key] = CHECKBOXES.includes(key) ? !!values[key] : plain(values[key]);
		for (let i = 0; i < LISTED; i++) {
			for (const key of ACTIVITY_KEYS) state[`activity${i}.${key}`] = plain(activities[i]?.[key]);
			for (const key of ["subject", "date", "score"] as const) state[`exam${i}.${key}`] = plain(exams[i]?.[key]);
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of FLAT) {
			const control = document.getElementById(`camper_${key}`)!;
			const select = control.closest(".ant-select");
			if (control.matches(".ant-switch")) shown[key] = control.getAttribute("aria-checked") === "true";
			else if (control.matches(".ant-radio-group")) shown[key] = textOf(control.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked"));
			else if ((control as HTMLInputElement).type === "checkbox") shown[key] = (control as HTMLInputElement).checked;
			else if (select?.matches(".ant-select-multiple")) shown[key] = [...select.querySelectorAll(".ant-select-selection-item-content")].map(textOf);
			else if (select && !select.matches(".ant-select-auto-complete")) shown[key] = selectText(select);
			else shown[key] = (control as HTMLInputElement).value;
		}
		const lines = document.querySelectorAll(".activities tbody tr.ant-table-row");
		for (let i = 0; i < LISTED; i++) {
			const cells = [...(lines[i]?.querySelectorAll("td") ?? [])].map(textOf);
			ACTIVITY_KEYS.forEach((key, at) => { shown[`activity${i}.${key}`] = key === "grades" && cells[at] ? cells[at].split(", ") : (cells[at] ?? ""); });
			shown[`exam${i}.subject`] = selectText(document.querySelectorAll(".exam-subject")[i]);
			shown[`exam${i}.date`] = document.querySelectorAll<HTMLInputElement>(".exam-date input")[i]?.value ?? "";
			shown[`exam${i}.score`] = document.querySelectorAll<HTMLInputElement>(".exam-score input")[i]?.value ?? "";
		}
		return shown;
	},
});
