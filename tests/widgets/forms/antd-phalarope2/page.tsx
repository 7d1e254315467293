import { Alert, AutoComplete, Button, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Table, Tabs, Typography } from "antd";
import dayjs from "dayjs";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Path = (string | number)[];
const FORM = "award";
const ROWS = { exams: 3, taken: 2, siblings: 2, activities: 3, honors: 3 };
const PARTS: Record<keyof typeof ROWS, string[]> = {
	exams: ["exam", "score"],
	taken: ["course", "grade", "credits"],
	siblings: ["first", "last", "age"],
	activities: ["type", "org", "position", "grades", "hours", "weeks"],
	honors: ["award", "grade"],
};
const SINGLE = [
	"first_name", "mi", "last_name", "suffix", "goes_by", "dob", "birth_place", "email", "phone", "phone_kind", "street", "unit", "city", "state", "zip",
	"mail_street", "mail_city", "gender", "hispanic", "race", "citizen", "languages",
	"school", "school_city", "school_state", "school_zip", "standing", "graduation", "gpa", "rank", "class_size",
	"sat_total", "sat_erw", "sat_math", "act", "act_date", "toefl", "intended_college", "colleges", "major", "career", "degree", "start_year",
	"p1_name", "p1_job", "p1_employer", "p1_education", "p2_name", "p2_job", "p2_education", "marital", "sibling_count", "income", "first_generation", "fafsa", "dependents",
	"ref_name", "ref_title", "ref_email", "boss_name", "boss_phone", "ssn4", "signature", "certify",
];
const PATHS: [string, Path][] = [
	...SINGLE.map((key): [string, Path] => [key, [key]]),
	...(Object.keys(ROWS) as (keyof typeof ROWS)[]).flatMap((list) =>
		Array.from({ length: ROWS[list] }, (_, row) => PARTS[list].map((part): [string, Path] => [`${list}_${row}_${part}`, [list, row, part]])).flat(),
	),
];

const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const options = (...texts: string[]) => texts.map((value) => ({ value, label: value }));
const EDUCATION = options("Less than high school", "High school graduate", "Some college", "Two-year degree", "Four-year degree", "Graduate degree", "Unknown");
const TYPES = options(
	"Academic club", "Art", "Athletics", "Community service", "Debate / Speech", "Environmental", "Family responsibility", "Music", "Paid work", "Religious", "Student government", "Theater", "Other",
);
const AP = options(
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP European History",
	"AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States History", "AP World History", "IB Biology HL", "IB Mathematics SL",
);
const GRADES = [9, 10, 11, 12].map((value) => ({ value, label: `Grade ${value}` }));

const half = { xs: 24, md: 12 };
const third = { xs: 24, md: 8 };
const wide = { style: { width: "100%" } };

function ActivityTable() {
	return (
		<Table
			size="small"
			pagination={false}
			bordered
			rowKey="row"
			dataSource={Array.from({ length: ROWS.activities }, (_, row) => ({ row }))}
			columns={[
				{ title: "#", width: 36, render: (_, { row }) => row + 1 },
				{ title: "Category", width: 150, render: (_, { row }) => <Form.Item noStyle name={["activities", row, "type"]}><Select options={TYPES} {...wide} /></Form.Item> },
				{ title: "Organization or employer", render: (_, { row }) => <Form.Item noStyle name={["activities", row, "org"]}><Input /></Form.Item> },
				{ title: "Position held", render: (_, { row }) => <Form.Item noStyle name={["activities", row, "position"]}><Input /></Form.Item> },
				{ title: "School years", width: 190, render: (_, { row }) => <Form.Item noStyle name={["activities", row, "grades"]}><Select mode="multiple" options={GRADES} {...wide} /></Form.Item> },
				{ title: "Hrs / wk", width: 90, render: (_, { row }) => <Form.Item noStyle name={["activities", row, "hours"]}><InputNumber min={0} max={168} {...wide} /></Form.Item> },
				{ title: "Wks / yr", width: 90, render: (_, { row }) => <Form.Item noStyle name={["activities", row, "weeks"]}><InputNumber min={0} max={52} {...wide} /></Form.Item> },
			]}
		/>
	);
}

function HonorTable() {
	return (
		<Table
			size="small"
			pagination={false}
			bordered
			rowKey="row"
			dataSource={Array.from({ length: ROWS.honors }, (_, row) => ({ row }))}
			columns={[
				{ title: "Award, honor or distinction", render: (_, { row }) => <Form.Item noStyle name={["honors", row, "award"]}><Input maxLength={120} /></Form.Item> },
				{ title: "Received in", width: 180, render: (_, { row }) => <Form.Item noStyle name={["honors", row, "grade"]}><Select options={GRADES} {...wide} /></Form.Item> },
			]}
		/>
	);
}

const applicant = (
	<Row gutter={16}>
		<Col {...third}><Form.Item name="first_name" label="First name" required><Input /></Form.Item></Col>
		<Col xs={24} md={3}><Form.Item name="mi" label="M.I."><Input maxLength={1} /></Form.Item></Col>
		<Col {...third}><Form.Item name="last_name" label="Last name" required><Input /></Form.Item></Col>
		<Col xs={24} md={5}><Form.Item name="suffix" label="Suffix"><Select allowClear options={options("Jr.", "Sr.", "II", "III", "IV")} /></Form.Item></Col>
		<Col {...third}><Form.Item name="goes_by" label="Goes by" tooltip="If you use another first name than the one above"><Input /></Form.Item></Col>
		<Col {...third}><Form.Item name="dob" label="Date of birth" required><DatePicker format="MM/DD/YYYY" {...wide} /></Form.Item></Col>
		<Col {...third}><Form.Item name="birth_place" label="Place of birth" extra="City and country"><Input /></Form.Item></Col>
		<Col {...third}><Form.Item name="email" label="E-mail address" required extra="Award letters go here"><Input type="email" /></Form.Item></Col>
		<Col {...third}><Form.Item name="phone" label="Daytime phone" required><Input placeholder="000-000-0000" /></Form.Item></Col>
		<Col {...third}><Form.Item name="phone_kind" label="Best time to call"><Radio.Group optionType="button" options={options("Morning", "Afternoon", "Evening")} /></Form.Item></Col>
		<Col span={24}><Divider titlePlacement="start">Permanent residence</Divider></Col>
		<Col xs={24} md={16}><Form.Item name="street" label="Street address" required><Input /></Form.Item></Col>
		<Col {...third}><Form.Item name="unit" label="Apt. / unit"><Input /></Form.Item></Col>
		<Col {...third}><Form.Item name="city" label="City" required><Input /></Form.Item></Col>
		<Col {...third}><Form.Item name="state" label="State" required><Select showSearch optionFilterProp="label" options={STATE_OPTIONS} placeholder="Choose a state" /></Form.Item></Col>
		<Col {...third}><Form.Item name="zip" label="ZIP code" required><Input maxLength={10} /></Form.Item></Col>
		<Col span={24}><Divider titlePlacement="start">Mailing address (only if mail does not reach you at your residence)</Divider></Col>
		<Col {...half}><Form.Item name="mail_street" label="P.O. box or street"><Input /></Form.Item></Col>
		<Col {...half}><Form.Item name="mail_city" label="City, state, ZIP"><Input /></Form.Item></Col>
		<Col span={24}><Divider titlePlacement="start">Eligibility and demographics</Divider></Col>
		<Col {...third}><Form.Item name="citizen" label="Citizenship" required><Radio.Group options={[{ value: "us", label: "U.S. citizen" }, { value: "pr", label: "Permanent resident" }, { value: "other", label: "Other" }]} /></Form.Item></Col>
		<Col {...third}><Form.Item name="gender" label="Gender"><Select allowClear options={options("Female", "Male", "Non-binary", "Prefer to self-describe", "Decline to state")} /></Form.Item></Col>
		<Col {...third}><Form.Item name="languages" label="Languages you speak besides English"><Select mode="tags" tokenSeparators={[","]} options={options("American Sign Language", "Arabic", "French", "Hmong", "Mandarin", "Russian", "Spanish", "Tagalog", "Vietnamese")} /></Form.Item></Col>
		<Col {...third}><Form.Item name="hispanic" label="Of Hispanic, Latino or Spanish origin?"><Radio.Group options={[{ value: "yes", label: "Yes" }, { value: "no", label: "No" }, { value: "na", label: "Decline" }]} /></Form.Item></Col>
		<Col xs={24} md={16}><Form.Item name="race" label="How do you describe your race?"><Checkbox.Group options={options("American Indian / Alaska Native", "Asian", "Black / African American", "Native Hawaiian / Pacific Islander", "White", "Decline")} /></Form.Item></Col>
	</Row>
);

const school = (
	<Collapse
		defaultActiveKey={["current"]}
		items={[
			{
				key: "current", label: "Current school", forceRender: true,
				children: (
					<Row gutter={16}>
						<Col {...half}><Form.Item name="school" label="Name of high school" required><Input /></Form.Item></Col>
						<Col xs={24} md={5}><Form.Item name="school_city" label="City"><Input /></Form.Item></Col>
						<Col xs={24} md={4}><Form.Item name="school_state" label="State"><Select showSearch optionFilterProp="label" options={STATE_OPTIONS} /></Form.Item></Col>
						<Col xs={24} md={3}><Form.Item name="school_zip" label="ZIP"><Input /></Form.Item></Col>
						<Col {...third}><Form.Item name="standing" label="Class standing" required><Select options={options("Freshman", "Sophomore", "Junior", "Senior", "Already graduated")} /></Form.Item></Col>
						<Col {...third}><Form.Item name="graduation" label="Graduation (month and year)" required><DatePicker picker="month" format="MM/YYYY" {...wide} /></Form.Item></Col>
						<Col {...third}><Form.Item name="gpa" label="Unweighted GPA" required><InputNumber min={0} max={4} step={0.01} {...wide} /></Form.Item></Col>
						<Col {...third}><Form.Item name="rank" label="Class rank"><InputNumber min={1} {...wide} /></Form.Item></Col>
						<Col {...third}><Form.Item name="class_size" label="Number in class"><InputNumber min={1} {...wide} /></Form.Item></Col>
					</Row>
				),
			},
			{
				key: "tests", label: "Test scores (optional)", forceRender: true,
				children: (
					<Row gutter={16}>
						<Col {...third}><Form.Item name="sat_total" label="SAT total"><InputNumber min={400} max={1600} {...wide} /></Form.Item></Col>
						<Col {...third}><Form.Item name="sat_erw" label="SAT ERW"><InputNumber min={200} max={800} {...wide} /></Form.Item></Col>
						<Col {...third}><Form.Item name="sat_math" label="SAT Math"><InputNumber min={200} max={800} {...wide} /></Form.Item></Col>
						<Col {...third}><Form.Item name="act" label="ACT composite"><InputNumber min={1} max={36} {...wide} /></Form.Item></Col>
						<Col {...third}><Form.Item name="act_date" label="ACT test date"><DatePicker format="MM/DD/YYYY" {...wide} /></Form.Item></Col>
						<Col {...third}><Form.Item name="toefl" label="TOEFL (if taken)"><InputNumber min={0} max={120} {...wide} /></Form.Item></Col>
						<Col span={24}><Typography.Title level={5}>AP or IB examinations</Typography.Title></Col>
						{[0, 1, 2].map((row) => (
							<Col span={24} key={row}>
								<Space align="baseline">
									<Form.Item name={["exams", row, "exam"]} label="Exam"><Select showSearch options={AP} style={{ width: 280 }} /></Form.Item>
									<Form.Item name={["exams", row, "score"]} label="Score"><InputNumber min={1} max={7} /></Form.Item>
								</Space>
							</Col>
						))}
					</Row>
				),
			},
			{
				key: "taken", label: "College courses you have already taken", forceRender: true,
				children: [0, 1].map((row) => (
					<Row gutter={16} key={row}>
						<Col xs={24} md={14}><Form.Item name={["taken", row, "course"]} label="Course title"><Input /></Form.Item></Col>
						<Col xs={24} md={5}><Form.Item name={["taken", row, "grade"]} label="Grade"><Input /></Form.Item></Col>
						<Col xs={24} md={5}><Form.Item name={["taken", row, "credits"]} label="Credits"><InputNumber min={0} step={0.5} {...wide} /></Form.Item></Col>
					</Row>
				)),
			},
			{
				key: "plans", label: "College plans", forceRender: true,
				children: (
					<Row gutter={16}>
						<Col {...half}><Form.Item name="intended_college" label="College you expect to attend"><Input /></Form.Item></Col>
						<Col {...half}><Form.Item name="colleges" label="All colleges you are applying to"><Select mode="tags" open={false} suffixIcon={null} placeholder="Type a name and press Enter" /></Form.Item></Col>
						<Col {...half}>
							<Form.Item name="major" label="Planned major">
								<AutoComplete showSearch={{ filterOption: (typed, option) => String(option?.value).toLowerCase().includes(typed.toLowerCase()) }} options={MAJORS.map((value) => ({ value }))} />
							</Form.Item>
						</Col>
						<Col {...half}><Form.Item name="career" label="Career goal"><Input /></Form.Item></Col>
						<Col {...half}><Form.Item name="degree" label="Highest degree sought"><Select options={options("Certificate", "Associate", "Bachelor's", "Master's", "Doctoral", "Undecided")} /></Form.Item></Col>
						<Col {...half}><Form.Item name="start_year" label="College entry year"><InputNumber {...wide} /></Form.Item></Col>
					</Row>
				),
			},
		]}
	/>
);

const parent = (prefix: "p1" | "p2", title: string, more?: ReactNode) => (
	<>
		<Col span={24}><Divider titlePlacement="start">{title}</Divider></Col>
		<Col {...third}><Form.Item name={`${prefix}_name`} label="Full name"><Input /></Form.Item></Col>
		<Col {...third}><Form.Item name={`${prefix}_job`} label="Occupation"><Input /></Form.Item></Col>
		{more}
		<Col {...third}><Form.Item name={`${prefix}_education`} label="Education completed"><Select options={EDUCATION} /></Form.Item></Col>
	</>
);

const family = (
	<Row gutter={16}>
		{parent("p1", "Parent or guardian 1", <Col {...third}><Form.Item name="p1_employer" label="Employer"><Input /></Form.Item></Col>)}
		{parent("p2", "Parent or guardian 2")}
		<Col span={24}><Divider titlePlacement="start">Household</Divider></Col>
		<Col {...third}><Form.Item name="marital" label="Your parents are"><Select options={options("Married to each other", "Never married", "Separated", "Divorced", "Widowed")} /></Form.Item></Col>
		<Col {...third}><Form.Item name="sibling_count" label="How many brothers and sisters?"><InputNumber min={0} {...wide} /></Form.Item></Col>
		<Col {...third}><Form.Item name="first_generation" label="First in family to attend college?"><Radio.Group options={[{ value: true, label: "Yes" }, { value: false, label: "No" }]} /></Form.Item></Col>
		{[0, 1].map((row) => (
			<Col span={24} key={row}>
				<Space align="baseline">
					<Typography.Text strong>Sibling {row + 1}</Typography.Text>
					<Form.Item name={["siblings", row, "first"]} label="First"><Input /></Form.Item>
					<Form.Item name={["siblings", row, "last"]} label="Last"><Input /></Form.Item>
					<Form.Item name={["siblings", row, "age"]} label="Age"><InputNumber min={0} /></Form.Item>
				</Space>
			</Col>
		))}
		<Col {...third}>
			<Form.Item name="income" label="Yearly household income" required>
				<InputNumber<number> prefix="$" formatter={(value) => `${value ?? ""}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",")} parser={(shown) => Number(shown?.replace(/[^\d.]/g, ""))} {...wide} />
			</Form.Item>
		</Col>
		<Col {...third}><Form.Item name="dependents" label="Persons supported by this income"><InputNumber min={1} {...wide} /></Form.Item></Col>
		<Col {...third}><Form.Item name="fafsa" label="Has your family filed the FAFSA?"><Radio.Group options={options("Filed", "Will file", "Will not file")} /></Form.Item></Col>
	</Row>
);

const involvement = (
	<>
		<Typography.Paragraph>List what has mattered most to you. Paid jobs belong here too.</Typography.Paragraph>
		<ActivityTable />
		<Typography.Title level={4} style={{ marginTop: 24 }}>Honors</Typography.Title>
		<HonorTable />
	</>
);

const references = (
	<Row gutter={16}>
		<Col span={24}><Divider titlePlacement="start">Academic reference (teacher or counselor)</Divider></Col>
		<Col {...third}><Form.Item name="ref_name" label="Name" required><Input /></Form.Item></Col>
		<Col {...third}><Form.Item name="ref_title" label="Title"><Input /></Form.Item></Col>
		<Col {...third}><Form.Item name="ref_email" label="E-mail" required><Input type="email" /></Form.Item></Col>
		<Col span={24}><Divider titlePlacement="start">Community reference (supervisor, coach or clergy)</Divider></Col>
		<Col {...half}><Form.Item name="boss_name" label="Name" required><Input /></Form.Item></Col>
		<Col {...half}><Form.Item name="boss_phone" label="Phone"><Input /></Form.Item></Col>
	</Row>
);

const certification = (
	<>
		<Form.Item name="ssn4" label="Last four digits of Social Security number" extra="For tax reporting, only if you are awarded"><Input.Password maxLength={4} style={{ width: 160 }} /></Form.Item>
		<Form.Item name="certify" valuePropName="checked"><Checkbox>I certify that the information in this application is complete and accurate.</Checkbox></Form.Item>
		<Form.Item name="signature" label="Electronic signature" required><Input placeholder="Type your full legal name" /></Form.Item>
	</>
);

let valueOf: (path: Path) => unknown = () => undefined;
let submitted = false;

function Portal() {
	const [form] = Form.useForm();
	valueOf = form.getFieldValue;
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#7a3e1d", motion: false } }}>
			<main style={{ maxWidth: 1120, margin: "24px auto", padding: "0 16px" }}>
				<Typography.Title>Phalarope Community Foundation</Typography.Title>
				<Typography.Title level={3}>2027 Scholarship Portal: common application</Typography.Title>
				<Alert type="info" showIcon title="One application is matched with all 64 funds of the Foundation. Items marked * are needed by every fund." style={{ marginBottom: 16 }} />
				<Form
					form={form}
					name={FORM}
					layout="vertical"
					onFinish={() => {
						submitted = true;
					}}
				>
					<Tabs
						items={[
							{ key: "1", label: "Applicant", children: applicant, forceRender: true },
							{ key: "2", label: "School & plans", children: school, forceRender: true },
							{ key: "3", label: "Family & finances", children: family, forceRender: true },
							{ key: "4", label: "Activities & honors", children: involvement, forceRender: true },
							{ key: "5", label: "References", children: references, forceRender: true },
							{ key: "6", label: "Certification", children: certification, forceRender: true },
						]}
					/>
					<Button type="primary" htmlType="submit" style={{ marginTop: 24 }}>Submit application</Button>
				</Form>
			</main>
		</ConfigProvider>
	);
}

function held(key: string, path: Path): unknown {
	const value = valueOf(path);
	if (dayjs.isDayjs(value)) return value.format(key === "graduation" ? "YYYY-MM" : "YYYY-MM-DD");
	return value ?? null;
}

const read = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function shown(path: Path): unknown {
	const control = document.getElementById([FORM, ...path].join("_"));
	if (!control) return null;
	const select = control.closest(".ant-select");
	if (select?.classList.contains("ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map(read);
	if (select && !select.classList.contains("ant-select-auto-complete")) return select.querySelector(".ant-select-content-has-value")?.getAttribute("title") ?? read(select.querySelector(".ant-select-content-has-value"));
	if (control.classList.contains("ant-radio-group")) return read(control.querySelector("label:has(input:checked)"));
	if (control.classList.contains("ant-checkbox-group")) return [...control.querySelectorAll("label:has(input:checked)")].map(read);
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	return (control as HTMLInputElement).value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(PATHS.map(([key, path]) => [key, held(key, path)])), submitted }),
	formShown: () => Object.fromEntries(PATHS.map(([key, path]) => [key, shown(path)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<Portal />);
