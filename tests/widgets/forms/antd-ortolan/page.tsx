import { AutoComplete, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Form, Input, InputNumber, Radio, Row, Select, Space, Typography } from "antd";
import type { Dayjs } from "dayjs";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Kind = "text" | "number" | "select" | "radio" | "boxes" | "box" | "date" | "month";
const kinds: Record<string, Kind> = {};
const know = (name: Path, kind: Kind) => { kinds[typeof name === "string" ? name : name.join("_")] = kind; };
type Path = string | (string | number)[];
let submitted = false;
let values: () => Record<string, unknown> = () => ({});

type Common = { name: Path; label?: ReactNode; extra?: ReactNode; required?: boolean; noStyle?: boolean };
const item = ({ name, label, extra, required, noStyle }: Common) => ({ name, label, extra, noStyle, rules: required ? [{ required: true }] : undefined });
function Line(props: Common & { placeholder?: string; area?: boolean }) {
	know(props.name, "text");
	return <Form.Item {...item(props)}>{props.area ? <Input.TextArea rows={3} /> : <Input placeholder={props.placeholder} />}</Form.Item>;
}
function Num(props: Common & { step?: number; prefix?: string; suffix?: string; max?: number; placeholder?: string }) {
	know(props.name, "number");
	return <Form.Item {...item(props)}><InputNumber step={props.step} min={0} max={props.max} prefix={props.prefix} suffix={props.suffix} placeholder={props.placeholder} style={{ width: "100%" }} /></Form.Item>;
}
function Pick(props: Common & { options: (string | { value: string; label: string })[]; placeholder?: string }) {
	know(props.name, "select");
	const options = props.options.map((each) => (typeof each === "string" ? { value: each, label: each } : each));
	return <Form.Item {...item(props)}><Select showSearch={{ optionFilterProp: "label" }} options={options} placeholder={props.placeholder ?? "Select one"} /></Form.Item>;
}
function Choose(props: Common & { options: string[] }) {
	know(props.name, "radio");
	return <Form.Item {...item(props)}><Radio.Group options={props.options} /></Form.Item>;
}
function Boxes(props: Common & { options: string[] }) {
	know(props.name, "boxes");
	return <Form.Item {...item(props)}><Checkbox.Group options={props.options} /></Form.Item>;
}
function Box(props: Common & { children: ReactNode }) {
	know(props.name, "box");
	return <Form.Item name={props.name} valuePropName="checked"><Checkbox>{props.children}</Checkbox></Form.Item>;
}
function Day(props: Common) {
	know(props.name, "date");
	return <Form.Item {...item(props)}><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item>;
}
function Month(props: Common) {
	know(props.name, "month");
	return <Form.Item {...item(props)}><DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} placeholder="MM/YYYY" /></Form.Item>;
}
const C = ({ s = 8, children }: { s?: number; children: ReactNode }) => <Col xs={24} md={s}>{children}</Col>;
const YES_NO = ["Yes", "No"];
const GRADES = ["9th", "10th", "11th", "12th"];
const AP = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Statistics", "AP United States History", "AP World History"];
const SCHOOLING = ["Did not finish high school", "High school graduate", "Some college", "Two-year degree", "Four-year degree", "Graduate degree"];

function Application() {
	const [form] = Form.useForm();
	values = () => form.getFieldsValue(true);
	know("major", "text");
	return (
		<ConfigProvider theme={{ token: { motion: false } }}>
			<div style={{ maxWidth: 980, margin: "24px auto", padding: "0 16px" }}>
				<Typography.Title level={2}>High School Parallel Enrollment and Summer Scholars</Typography.Title>
				<Typography.Paragraph>
					Harrow State University · Office of University Admissions. Students entering their senior year or currently in it may use this form to take university
					courses while completing high school, or to live on campus in the July residential session. A nonrefundable $25.00 fee must accompany this form.
				</Typography.Paragraph>
				<Form form={form} name="pe" layout="vertical" onFinish={() => { submitted = true; }} onFinishFailed={() => { submitted = true; }} scrollToFirstError autoComplete="off">
					<Card title="Section 1. Enrollment Term" style={{ marginBottom: 16 }}>
						<Row gutter={16}>
							<C s={12}><Choose name="term" label="Indicate the term you plan to enter Harrow State" options={["Spring", "Fall", "Minimester", "July residential"]} /></C>
							<C s={12}><Choose name="previous" label="Have you submitted an application for a previous term?" options={YES_NO} /></C>
						</Row>
					</Card>
					<Card title="Section 2a. Personal Data" style={{ marginBottom: 16 }}>
						<Form.Item label="Complete legal name" required>
							<Row gutter={8}>
								<C s={8}><Line noStyle name="last" placeholder="Last/Family Name" /></C>
								<C s={7}><Line noStyle name="first" placeholder="First/Given Name" /></C>
								<C s={6}><Line noStyle name="middle" placeholder="Middle Name" /></C>
								<C s={3}><Pick noStyle name="suffix" placeholder="Jr., III" options={["Jr.", "Sr.", "II", "III", "IV"]} /></C>
							</Row>
						</Form.Item>
						<Row gutter={16}>
							<C><Line name="formerNames" label="Previous surname(s)" extra="Optional. Used for matching documents sent under previous name(s)." /></C>
							<C><Line name="nickname" label="First name for your ID badge, if different" /></C>
							<C><Line name="studentNo" label="HSU ID (if known)" /></C>
							<C><Day name="dob" label="Date of birth" required /></C>
							<C><Choose name="sex" label="Gender" options={["Male", "Female"]} /></C>
							<C>{(know("ssn", "text"), <Form.Item name="ssn" label="Social Security number (optional)"><Input.Password autoComplete="off" /></Form.Item>)}</C>
							<C s={6}><Line name="birthCity" label="City of birth" /></C>
							<C s={10}><Pick name="birthCountry" label="Country of birth" options={COUNTRIES} /></C>
							<C s={8}><Num name="yearsHere" label="If born abroad, time in the U.S." suffix="years" /></C>
						</Row>
						<Form.Item label="Your address" required>
							<Row gutter={[8, 8]}>
								<C s={12}><Line noStyle name="street" placeholder="Number and Street/Box No." /></C>
								<C s={4}><Line noStyle name="apt" placeholder="Apt. No." /></C>
								<C s={8}><Line noStyle name="county" placeholder="County" /></C>
								<C s={8}><Line noStyle name="city" placeholder="City" /></C>
								<C s={6}><Pick noStyle name="state" placeholder="State" options={STATES.map(([value, label]) => ({ value, label }))} /></C>
								<C s={4}><Line noStyle name="zip" placeholder="ZIP/Postal Code" /></C>
								<C s={6}><Pick noStyle name="country" placeholder="Country" options={COUNTRIES} /></C>
							</Row>
						</Form.Item>
						<Line name="permanent" label="Permanent address, only if different from the address above" />
						<Row gutter={16}>
							<C><Line name="phone" label="Phone where you can be reached" /></C>
							<C s={16}><Line name="mail" label="E-mail" required /></C>
						</Row>
					</Card>
					<Card title="Section 2b. Citizenship and Background" style={{ marginBottom: 16 }}>
						<Row gutter={16}>
							<C><Choose name="usCitizen" label="Are you a U.S. citizen?" options={YES_NO} /></C>
							<C><Line name="visa" label="If no, type of visa" /></C>
							<C><Choose name="latino" label="Do you consider yourself to be Hispanic or Latino?" options={YES_NO} /></C>
						</Row>
						<Boxes name="races" label="In addition, select one or more of the following racial categories to describe yourself" options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]} />
					</Card>
					<Card title="Section 3. Education" style={{ marginBottom: 16 }}>
						<Row gutter={16}>
							<C s={12}><Line name="hs" label="High School you currently attend" required /></C>
							<C s={6}><Line name="hsCity" label="City" /></C>
							<C s={6}><Pick name="hsState" label="State" options={STATES.map(([value]) => value)} /></C>
							<C s={6}><Line name="ceeb" label="CEEB code" /></C>
							<C s={6}><Month name="entered" label="Date entered" /></C>
							<C s={6}><Month name="finish" label="Date of graduation" /></C>
							<C s={6}><Pick name="level" label="Current grade level" options={GRADES} /></C>
							<C s={6}><Num name="gpa" label="Current high school GPA, unweighted" step={0.01} /></C>
							<C s={6}><Num name="wgpa" label="Weighted" step={0.01} /></C>
							<C s={6}><Num name="rank" label="Class rank" /></C>
							<C s={6}><Num name="of" label="of" suffix="students" /></C>
							<C s={6}><Num name="psat" label="PSAT score (if taken)" /></C>
							<C s={6}><Num name="ebrw" label="SAT Evidence-Based Reading and Writing" /></C>
							<C s={6}><Num name="math" label="SAT Math" /></C>
							<C s={6}><Num name="actc" label="ACT Composite" /></C>
							<C s={6}><Day name="actDay" label="ACT date taken" /></C>
							<C s={10}><Line name="otherCollege" label="Name of any college where you have taken a course" /></C>
							<C s={8}><Line name="otherCollegeDates" label="Dates attended there" /></C>
							<C s={12}><Form.Item name="major" label="Area of interest / intended major"><AutoComplete options={MAJORS.map((value) => ({ value }))} showSearch={{ filterOption: (text, option) => String(option?.value).toLowerCase().includes(text.toLowerCase()) }} /></Form.Item></C>
							<C s={12}><Line name="career" label="Career you have in mind" /></C>
						</Row>
						<Typography.Paragraph strong>AP examinations</Typography.Paragraph>
						<Form.List name="ap" initialValue={[{}, {}, {}]}>
							{(rows) => rows.map(({ key, name }) => (
								<Row gutter={8} key={key}>
									<C s={12}><Pick name={[name, "exam"]} {...listed("ap", name, "exam", "select")} placeholder="Examination" options={AP} /></C>
									<C s={6}><Pick name={[name, "score"]} {...listed("ap", name, "score", "select")} placeholder="Score" options={["1", "2", "3", "4", "5"]} /></C>
									<C s={6}><Month name={[name, "taken"]} {...listed("ap", name, "taken", "month")} /></C>
								</Row>
							))}
						</Form.List>
						<Typography.Paragraph strong>This year’s high school courses (three most demanding)</Typography.Paragraph>
						<Form.List name="classes" initialValue={[{}, {}, {}]}>
							{(rows) => rows.map(({ key, name }) => (
								<Row gutter={8} key={key}>
									<C s={12}><Line name={[name, "title"]} {...listed("classes", name, "title", "text")} placeholder="Course title" /></C>
									<C s={6}><Line name={[name, "mark"]} {...listed("classes", name, "mark", "text")} placeholder="Grade" /></C>
									<C s={6}><Num name={[name, "units"]} {...listed("classes", name, "units", "number")} step={0.5} placeholder="Unit(s)" /></C>
								</Row>
							))}
						</Form.List>
						<Line name="want1" label="University course requested — first choice" />
						<Line name="want2" label="Second choice" />
					</Card>
					<Card title="Section 4. Activities and Honors" style={{ marginBottom: 16 }}>
						<Form.List name="acts" initialValue={[{}, {}]}>
							{(rows) => rows.map(({ key, name }) => (
								<Row gutter={12} key={key} style={{ borderBottom: "1px solid #eee", marginBottom: 12 }}>
									<C s={9}><Line name={[name, "group"]} {...listed("acts", name, "group", "text")} label="Name of the actual group, employer, etc." /></C>
									<C s={7}><Line name={[name, "role"]} {...listed("acts", name, "role", "text")} label="Your position or role" /></C>
									<C s={8}><Boxes name={[name, "grades"]} {...listed("acts", name, "grades", "boxes")} label="Grades" options={["9", "10", "11", "12"]} /></C>
									<C s={4}><Num name={[name, "hours"]} {...listed("acts", name, "hours", "number")} label="Hours/week" /></C>
									<C s={4}><Num name={[name, "weeks"]} {...listed("acts", name, "weeks", "number")} label="Weeks/year" /></C>
									<C s={16}><Line area name={[name, "about"]} {...listed("acts", name, "about", "text")} label="Participation details" /></C>
								</Row>
							))}
						</Form.List>
						<Form.List name="honors" initialValue={[{}, {}]}>
							{(rows) => rows.map(({ key, name }) => (
								<Row gutter={12} key={key}>
									<C s={16}><Line name={[name, "what"]} {...listed("honors", name, "what", "text")} label={`Academic honor or award ${name + 1}`} /></C>
									<C s={8}><Pick name={[name, "year"]} {...listed("honors", name, "year", "select")} label="Year received" options={["Freshman", "Sophomore", "Junior", "Senior"]} /></C>
								</Row>
							))}
						</Form.List>
					</Card>
					<Card title="Section 5. Family" style={{ marginBottom: 16 }}>
						{["A", "B"].map((which) => (
							<Row gutter={12} key={which}>
								<C s={6}><Line name={`p${which}first`} label={`Parent/Guardian ${which} — first name`} /></C>
								<C s={6}><Line name={`p${which}last`} label="Last name" /></C>
								<C s={6}><Line name={`p${which}work`} label="Occupation" /></C>
								<C s={6}><Pick name={`p${which}school`} label="Highest level of education" options={SCHOOLING} /></C>
							</Row>
						))}
						<Row gutter={12}>
							<C s={12}><Line name="pAmail" label="Parent/Guardian A’s e-mail" /></C>
							<C s={6}><Num name="sibs" label="Number of brothers and sisters" /></C>
							<C s={6}><Num name="income" label="Annual household income" prefix="$" /></C>
						</Row>
					</Card>
					<Card title="Section 6. Residential session" style={{ marginBottom: 16 }}>
						<Row gutter={12}>
							<C s={12}><Line name="roommate" label="Roommate request: name" /></C>
							<C s={12}><Line name="roommateMail" label="Roommate’s e-mail" /></C>
							<C s={10}><Line name="sosName" label="Emergency contact (other than a parent)" /></C>
							<C s={6}><Line name="sosTie" label="Relationship" /></C>
							<C s={8}><Line name="sosPhone" label="Phone" /></C>
							<C><Pick name="shirt" label="T-shirt size" options={["S", "M", "L", "XL", "XXL"]} /></C>
							<C s={16}><Line name="diet" label="Dietary restrictions or allergies" /></C>
						</Row>
					</Card>
					<Card title="Section 7. School approval and fee" style={{ marginBottom: 16 }}>
						<Row gutter={12}>
							<C><Line name="guideName" label="Counselor’s Name" /></C>
							<C><Line name="guideMail" label="Counselor’s E-mail" /></C>
							<C><Line name="guidePhone" label="Counselor’s Telephone" /></C>
							<C s={12}><Line name="card" label="Credit Card #" /></C>
							<C s={12}><Line name="signature" label="Parent/Guardian Signature" /></C>
						</Row>
						<Box name="agree">I authorize the High School named above to release my grades and transcripts to Harrow State University.</Box>
						<Space><Button type="primary" htmlType="submit">Submit</Button><Button>Save for later</Button></Space>
					</Card>
				</Form>
			</div>
		</ConfigProvider>
	);
}
/** Fields of a list are written under their whole path. */
function listed(list: string, row: number, field: string, kind: Kind) {
	know([list, row, field], kind);
	return {};
}

const flat = (key: string): unknown => key.split("_").reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], values());
function stateOf(key: string) {
	const value = flat(key);
	const kind = kinds[key];
	if (kind === "date") return value ? (value as Dayjs).format("YYYY-MM-DD") : "";
	if (kind === "month") return value ? (value as Dayjs).format("YYYY-MM") : "";
	if (kind === "boxes") return value ?? [];
	if (kind === "box") return value ?? false;
	return value ?? "";
}
function shownOf(key: string) {
	const element = document.getElementById(`pe_${key}`) as HTMLInputElement;
	const kind = kinds[key];
	const texts = () => [...element.querySelectorAll("input:checked")].map((each) => each.closest("label")?.textContent ?? "");
	if (kind === "radio") return texts()[0] ?? "";
	if (kind === "boxes") return texts();
	if (kind === "box") return element.checked;
	if (kind === "select") {
		const box = element.closest(".ant-select");
		if (box?.querySelector(".ant-select-placeholder")) return "";
		return box?.querySelector(".ant-select-content, .ant-select-selection-item")?.textContent ?? "";
	}
	return element.value;
}
const keys = () => Object.keys(kinds).filter((key) => !/^\d/.test(key));
const each = (of: (key: string) => unknown) => Object.fromEntries(keys().map((key) => [key, of(key)]));
Object.assign(window, { formState: () => ({ ...each(stateOf), submitted }), formShown: () => each(shownOf) });
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
