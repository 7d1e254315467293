import { MinusCircleOutlined, PlusOutlined } from "@ant-design/icons";
import { Alert, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Typography } from "antd";
import type { Dayjs } from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Option = { value: string; label: string };
const same = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const STATE_OPTIONS = STATES.map(([value, name]) => ({ value, label: `${value} - ${name}` }));
const COUNTRY_OPTIONS = same(...COUNTRIES);
const CREDENTIALS = same("No credential", "High school diploma or equivalency", "Some postsecondary, no credential", "Associate degree", "Baccalaureate degree", "Master's degree", "Doctoral or first-professional degree");
const GRADES: Option[] = [["09", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]].map(([value, label]) => ({ value, label }));
const TYPES = same("Academic club", "Athletics", "Creative or performing arts", "Debate or forensics", "Employment", "Environmental stewardship", "Family responsibility", "Health care shadowing", "Religious organization", "Research", "Student government", "Volunteer service", "Other");
const EXAMS = same("AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Physics 1", "AP Physics 2", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics", "AP United States History", "AP World History: Modern", "IB Biology", "IB Chemistry", "IB Mathematics", "IB Psychology");

const yesNo = <Radio.Group options={[{ value: "Y", label: "Yes" }, { value: "N", label: "No" }]} />;
const find = (options: Option[], placeholder = "- Select -") => <Select options={options} placeholder={placeholder} allowClear showSearch={{ optionFilterProp: "label" }} />;
const pick = (options: Option[], placeholder = "- Select -") => <Select options={options} placeholder={placeholder} allowClear />;
const day = <DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />;
const month = <DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />;
const num = (more: Record<string, unknown> = {}) => <InputNumber style={{ width: "100%" }} {...more} />;

function Half({ name, label, extra, required, tooltip, children = <Input /> }: { name: (string | number)[]; label: string; extra?: string; required?: boolean; tooltip?: string; children?: ReactNode }) {
	return (
		<Col span={12}>
			<Form.Item name={name} label={label} extra={extra} tooltip={tooltip} rules={required ? [{ required: true, message: "This item is required." }] : undefined}>{children}</Form.Item>
		</Col>
	);
}
const Section = ({ code, title, children }: { code: string; title: string; children: ReactNode }) => (
	<Card title={`Section ${code}. ${title}`} style={{ marginBottom: 20 }}>{children}</Card>
);

const names = (section: string, list: string) => list.split(" ").map((each) => `${section}.${each}`);
const rows = (section: string, count: number, list: string) => Array.from({ length: count }, (_, i) => names(`${section}.${i}`, list)).flat();
const KEYS = [
	...names("applicant", "surname given middle suffix usedName dob birthCity birthCountry sex ssn email phoneCode phone"),
	...names("residence", "street unit city state zip"), ...names("local", "street city"),
	...names("demographic", "citizenship hispanic race feeWaiver"),
	...names("secondary", "name state entry completion grade gpaU gpaW rank classSize"), ...names("prior", "college term"),
	...rows("prerequisites", 2, "title grade credits"),
	...names("testing", "erw math act actDate teas"), ...rows("exams", 2, "subject score date"),
	...names("intent", "track objective degree year cna"),
	...names("guardian1", "surname given occupation employer credential"), ...names("guardian2", "surname given occupation credential phone"),
	...names("household", "marital firstGen income dependents"), ...rows("siblings", 2, "name age"),
	...rows("activities", 3, "type organization capacity description grades hours weeks"), ...rows("distinctions", 2, "title grade"),
	...names("emergency", "name relation phone"), ...names("supervisor", "name"), ...names("evaluator", "name title email"),
	...names("attest", "signature date background"),
];

let submitted = false;
let valueAt: (path: (string | number)[]) => unknown = () => undefined;

function Application() {
	const [form] = Form.useForm();
	const [notice, setNotice] = useState("");
	valueAt = (path) => form.getFieldValue(path);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#8c1d40", borderRadius: 2 } }}>
			<div style={{ maxWidth: 980, margin: "24px auto", padding: "0 16px" }}>
				<Typography.Title level={2}>Stannard College of Health Sciences</Typography.Title>
				<Typography.Title level={4}>Direct-Entry Nursing Programme (DENP): Application for Admission, Form DE-04</Typography.Title>
				<Alert type="info" title="All items must correspond to the applicant's official records. Discrepancies may delay adjudication of the application." style={{ marginBottom: 20 }} />
				<Form form={form} name="denp" layout="vertical" scrollToFirstError
					initialValues={{ prerequisites: [{}, {}], exams: [{}, {}], siblings: [{}, {}], activities: [{}], distinctions: [{}, {}], attest: { background: false } }}
					onFinish={() => { submitted = true; setNotice("Received."); }} onFinishFailed={() => { submitted = true; }}>
					<Section code="A" title="Identification of applicant">
						<Row gutter={24}>
							<Half name={["applicant", "surname"]} label="Applicant legal surname" required />
							<Half name={["applicant", "given"]} label="Applicant legal given name" required />
							<Half name={["applicant", "middle"]} label="Applicant middle name" />
							<Half name={["applicant", "suffix"]} label="Generational suffix">{pick(same("Jr.", "Sr.", "II", "III", "IV", "V"))}</Half>
							<Half name={["applicant", "usedName"]} label="Name in use, if other than legal given name" />
							<Half name={["applicant", "dob"]} label="Date of birth" required>{day}</Half>
							<Half name={["applicant", "birthCity"]} label="Municipality of birth" />
							<Half name={["applicant", "birthCountry"]} label="Country of birth">{find(COUNTRY_OPTIONS)}</Half>
							<Half name={["applicant", "sex"]} label="Sex as shown on legal documents"><Radio.Group optionType="button" options={[{ value: "F", label: "Female" }, { value: "M", label: "Male" }]} /></Half>
							<Half name={["applicant", "ssn"]} label="Social Security Number" extra="Required for clinical site clearance."><Input.Password placeholder="XXX-XX-XXXX" visibilityToggle={false} /></Half>
							<Half name={["applicant", "email"]} label="Electronic mail address of record" required><Input type="email" /></Half>
							<Col span={12}>
								<Form.Item label="Primary telephone">
									<Space.Compact block>
										<Form.Item name={["applicant", "phoneCode"]} noStyle>
											<Select aria-label="Country calling code" placeholder="Code" style={{ width: 110 }} options={same("+1", "+44", "+52", "+63", "+91", "+234")} />
										</Form.Item>
										<Form.Item name={["applicant", "phone"]} noStyle><Input aria-label="Telephone number" type="tel" /></Form.Item>
									</Space.Compact>
								</Form.Item>
							</Col>
						</Row>
					</Section>

					<Section code="B" title="Residence">
						<Divider titlePlacement="start" plain>Permanent legal residence</Divider>
						<Row gutter={24}>
							<Half name={["residence", "street"]} label="Number and street" required />
							<Half name={["residence", "unit"]} label="Unit designation" />
							<Half name={["residence", "city"]} label="Municipality" required />
							<Half name={["residence", "state"]} label="State or territory">{find(STATE_OPTIONS)}</Half>
							<Half name={["residence", "zip"]} label="Postal (ZIP) code"><Input maxLength={10} /></Half>
						</Row>
						<Divider titlePlacement="start" plain>Local address during enrollment, where already secured</Divider>
						<Row gutter={24}>
							<Half name={["local", "street"]} label="Local number and street" />
							<Half name={["local", "city"]} label="Local municipality" />
						</Row>
					</Section>

					<Section code="C" title="Statistical and eligibility data">
						<Row gutter={24}>
							<Half name={["demographic", "citizenship"]} label="Citizenship classification">{pick([{ value: "1", label: "United States citizen" }, { value: "2", label: "United States national" }, { value: "3", label: "Lawful permanent resident" }, { value: "4", label: "Nonimmigrant or other" }])}</Half>
							<Half name={["demographic", "hispanic"]} label="Hispanic or Latino origin">{yesNo}</Half>
						</Row>
						<Form.Item name={["demographic", "race"]} label="Racial category or categories with which the applicant identifies" extra="Collected pursuant to federal reporting requirements.">
							<Checkbox.Group options={[{ value: "AIAN", label: "American Indian or Alaska Native" }, { value: "ASN", label: "Asian" }, { value: "BAA", label: "Black or African American" }, { value: "NHPI", label: "Native Hawaiian or Other Pacific Islander" }, { value: "WHT", label: "White" }]} />
						</Form.Item>
						<Form.Item name={["demographic", "feeWaiver"]} label="Does the applicant intend to request a waiver of the application fee?">{yesNo}</Form.Item>
					</Section>

					<Section code="D" title="Secondary and prior postsecondary education">
						<Row gutter={24}>
							<Half name={["secondary", "name"]} label="Secondary institution of record" required />
							<Half name={["secondary", "state"]} label="State in which institution is located">{find(STATE_OPTIONS)}</Half>
							<Half name={["secondary", "entry"]} label="Month and year of entry">{month}</Half>
							<Half name={["secondary", "completion"]} label="Month and year of completion (actual or anticipated)">{month}</Half>
							<Half name={["secondary", "grade"]} label="Current grade of enrollment">{pick(GRADES)}</Half>
							<Half name={["secondary", "gpaU"]} label="Cumulative grade point average, unweighted">{num({ min: 0, max: 4, step: 0.01 })}</Half>
							<Half name={["secondary", "gpaW"]} label="Cumulative grade point average, weighted">{num({ min: 0, max: 6, step: 0.01 })}</Half>
							<Half name={["secondary", "rank"]} label="Rank in graduating class">{num({ min: 1 })}</Half>
							<Half name={["secondary", "classSize"]} label="Number in graduating class">{num({ min: 1 })}</Half>
						</Row>
						<Row gutter={24}>
							<Half name={["prior", "college"]} label="Postsecondary institution previously attended" />
							<Half name={["prior", "term"]} label="Period of attendance at postsecondary institution" />
						</Row>
						<Typography.Paragraph strong>Postsecondary coursework completed</Typography.Paragraph>
						<Form.List name="prerequisites">
							{(fields) => fields.map((field) => (
								<Row gutter={12} key={field.key}>
									<Col span={12}><Form.Item name={[field.name, "title"]} label={field.name === 0 ? "Course title" : undefined}><Input placeholder="Course title" /></Form.Item></Col>
									<Col span={6}><Form.Item name={[field.name, "grade"]} label={field.name === 0 ? "Final grade" : undefined}><Input placeholder="Final grade" /></Form.Item></Col>
									<Col span={6}><Form.Item name={[field.name, "credits"]} label={field.name === 0 ? "Credit hours" : undefined}>{num({ placeholder: "Credit hours", min: 0, step: 0.5 })}</Form.Item></Col>
								</Row>
							))}
						</Form.List>
					</Section>

					<Section code="E" title="Examinations">
						<Row gutter={24}>
							<Half name={["testing", "erw"]} label="SAT: Evidence-Based Reading and Writing">{num({ min: 200, max: 800 })}</Half>
							<Half name={["testing", "math"]} label="SAT: Mathematics">{num({ min: 200, max: 800 })}</Half>
							<Half name={["testing", "act"]} label="ACT: Composite">{num({ min: 1, max: 36 })}</Half>
							<Half name={["testing", "actDate"]} label="ACT: Date of administration">{day}</Half>
							<Half name={["testing", "teas"]} label="ATI TEAS: Total score" tooltip="Test of Essential Academic Skills">{num()}</Half>
						</Row>
						<Typography.Paragraph strong>Advanced Placement and International Baccalaureate</Typography.Paragraph>
						<Form.List name="exams">
							{(fields) => fields.map((field) => (
								<Row gutter={12} key={field.key}>
									<Col span={12}><Form.Item name={[field.name, "subject"]} label="Examination">{find(EXAMS)}</Form.Item></Col>
									<Col span={5}><Form.Item name={[field.name, "score"]} label="Score">{pick(same("1", "2", "3", "4", "5", "6", "7"))}</Form.Item></Col>
									<Col span={7}><Form.Item name={[field.name, "date"]} label="Date of examination">{day}</Form.Item></Col>
								</Row>
							))}
						</Form.List>
					</Section>

					<Section code="F" title="Programme intent">
						<Row gutter={24}>
							<Half name={["intent", "track"]} label="DENP track to which admission is sought">{pick(same("Nursing (BSN), day cohort", "Nursing (BSN), evening cohort", "Radiologic Technology (BS)", "Respiratory Care (BS)"))}</Half>
							<Half name={["intent", "objective"]} label="Occupational objective" />
							<Half name={["intent", "degree"]} label="Highest degree contemplated">{pick([{ value: "B", label: "Baccalaureate" }, { value: "M", label: "Master's" }, { value: "D", label: "Doctorate" }, { value: "U", label: "Undetermined" }])}</Half>
							<Half name={["intent", "year"]} label="Calendar year of intended first enrollment">{pick(same("2027", "2028", "2029"))}</Half>
							<Half name={["intent", "cna"]} label="Nursing assistant certificate number, if held" />
						</Row>
					</Section>

					<Section code="G" title="Family and household">
						<Row gutter={24}>
							<Half name={["guardian1", "surname"]} label="Mother/guardian 1 legal surname" />
							<Half name={["guardian1", "given"]} label="Mother/guardian 1 given name" />
							<Half name={["guardian1", "occupation"]} label="Mother/guardian 1 occupation" />
							<Half name={["guardian1", "employer"]} label="Mother/guardian 1 employer of record" />
							<Half name={["guardian1", "credential"]} label="Mother/guardian 1 highest credential earned">{pick(CREDENTIALS)}</Half>
						</Row>
						<Divider />
						<Row gutter={24}>
							<Half name={["guardian2", "surname"]} label="Father/guardian 2 legal surname" />
							<Half name={["guardian2", "given"]} label="Father/guardian 2 given name" />
							<Half name={["guardian2", "occupation"]} label="Father/guardian 2 occupation" />
							<Half name={["guardian2", "phone"]} label="Father/guardian 2 telephone"><Input type="tel" /></Half>
							<Half name={["guardian2", "credential"]} label="Father/guardian 2 highest credential earned">{pick(CREDENTIALS)}</Half>
						</Row>
						<Divider />
						<Row gutter={24}>
							<Half name={["household", "marital"]} label="Marital status of parents">{pick(same("Married", "Separated", "Divorced", "Widowed", "Never married"))}</Half>
							<Half name={["household", "firstGen"]} label="First-generation postsecondary student">{yesNo}</Half>
							<Half name={["household", "income"]} label="Gross annual income of household">
								{num({ min: 0, formatter: (value: unknown) => (value === undefined || value === "" ? "" : `$ ${value}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",")), parser: (typed?: string) => typed?.replace(/\$\s?|(,*)/g, "") })}
							</Half>
							<Half name={["household", "dependents"]} label="Number of legal dependents of the applicant">{num({ min: 0 })}</Half>
						</Row>
						<Form.List name="siblings">
							{(fields) => fields.map((field) => (
								<Row gutter={12} key={field.key}>
									<Col span={16}><Form.Item name={[field.name, "name"]} label={`Sibling ${field.name + 1}: full name`}><Input /></Form.Item></Col>
									<Col span={8}><Form.Item name={[field.name, "age"]} label={`Sibling ${field.name + 1}: age in years`}>{num({ min: 0, max: 99 })}</Form.Item></Col>
								</Row>
							))}
						</Form.List>
					</Section>

					<Section code="H" title="Record of activities and distinctions">
						<Form.List name="activities">
							{(fields, { add, remove }) => (
								<>
									{fields.map((field) => (
										<Card key={field.key} type="inner" size="small" style={{ marginBottom: 12 }} title={`Activity record ${field.name + 1}`}
											extra={fields.length > 1 && <MinusCircleOutlined aria-label="Remove activity record" onClick={() => remove(field.name)} />}>
											<Row gutter={24}>
												<Half name={[field.name, "type"]} label="Classification of activity">{pick(TYPES)}</Half>
												<Half name={[field.name, "organization"]} label="Organization or employer" />
												<Half name={[field.name, "capacity"]} label="Capacity in which applicant served" />
												<Half name={[field.name, "grades"]} label="Grades of participation"><Select mode="multiple" options={GRADES} placeholder="- Select all -" /></Half>
											</Row>
											<Form.Item name={[field.name, "description"]} label="Duties and accomplishments"><Input.TextArea rows={2} maxLength={250} showCount /></Form.Item>
											<Row gutter={24}>
												<Half name={[field.name, "hours"]} label="Average hours per week">{num({ min: 0, max: 168 })}</Half>
												<Half name={[field.name, "weeks"]} label="Weeks per annum">{num({ min: 0, max: 52 })}</Half>
											</Row>
										</Card>
									))}
									<Form.Item><Button type="dashed" block icon={<PlusOutlined />} onClick={() => add()}>Add activity record</Button></Form.Item>
								</>
							)}
						</Form.List>
						<Form.List name="distinctions">
							{(fields) => fields.map((field) => (
								<Row gutter={12} key={field.key}>
									<Col span={16}><Form.Item name={[field.name, "title"]} label={`Academic distinction ${field.name + 1}`}><Input /></Form.Item></Col>
									<Col span={8}><Form.Item name={[field.name, "grade"]} label="Grade at time of conferral">{pick(GRADES)}</Form.Item></Col>
								</Row>
							))}
						</Form.List>
					</Section>

					<Section code="J" title="Third-party contacts">
						<Divider titlePlacement="start" plain>Emergency contact (other than parent or guardian)</Divider>
						<Row gutter={24}>
							<Half name={["emergency", "name"]} label="Emergency contact full name" />
							<Half name={["emergency", "relation"]} label="Relationship to applicant" />
							<Half name={["emergency", "phone"]} label="Emergency contact telephone"><Input type="tel" /></Half>
							<Half name={["supervisor", "name"]} label="Immediate supervisor at most recent employment" />
						</Row>
						<Divider titlePlacement="start" plain>Evaluator who will submit Form DE-07</Divider>
						<Row gutter={24}>
							<Half name={["evaluator", "name"]} label="Evaluator name and credentials" />
							<Half name={["evaluator", "title"]} label="Professional title" />
							<Half name={["evaluator", "email"]} label="Professional electronic mail"><Input type="email" /></Half>
						</Row>
					</Section>

					<Section code="K" title="Attestation">
						<Form.Item name={["attest", "background"]} valuePropName="checked"><Checkbox>The applicant consents to a criminal background investigation and drug screening.</Checkbox></Form.Item>
						<Row gutter={24}>
							<Half name={["attest", "signature"]} label="Signature of applicant (typed)" />
							<Half name={["attest", "date"]} label="Date of execution">{day}</Half>
						</Row>
						<Button type="primary" htmlType="submit">Submit application to the Registrar</Button> {notice}
					</Section>
				</Form>
			</div>
		</ConfigProvider>
	);
}

const pathOf = (key: string) => key.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
const LISTS = ["demographic.race", /^activities\.\d\.grades$/];
const isList = (key: string) => LISTS.some((each) => (typeof each === "string" ? each === key : each.test(key)));
const MONTHS = ["secondary.entry", "secondary.completion"];
function stateOf(key: string) {
	const value = valueAt(pathOf(key));
	if (value === undefined || value === null) return isList(key) ? [] : "";
	if (typeof value === "object" && !Array.isArray(value)) return (value as Dayjs).format(MONTHS.includes(key) ? "YYYY-MM" : "YYYY-MM-DD");
	return value;
}
function shownOf(key: string): unknown {
	const control = document.getElementById(`denp_${key.replaceAll(".", "_")}`);
	if (!control) return isList(key) ? [] : "";
	const texts = (within: Element, selector: string) => [...within.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");
	const select = control.closest(".ant-select");
	if (select && isList(key)) return texts(select, ".ant-select-selection-item-content");
	if (select) return texts(select, ".ant-select-content-has-value")[0] ?? "";
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
	const chosen = texts(control, "label:has(input:checked)");
	return isList(key) ? chosen : (chosen[0] ?? "");
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, stateOf(key)])), submitted }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
