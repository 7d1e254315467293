import { AutoComplete, Button, Card, Cascader, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Divider, Flex, Form, Input, InputNumber, Radio, Row, Select, Space, Switch, Typography } from "antd";
import dayjs from "dayjs";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const { Title, Paragraph, Text } = Typography;
type Values = Record<string, unknown>;

/** Where each question stands on the page, for formShown. */
const places = new Map<string, HTMLElement>();
let values: () => Values = () => ({});
let wasSent = false;

function Q({ k, children }: { k: string; children: ReactNode }) {
	return (
		<div
			ref={(element) => {
				if (element) places.set(k, element);
				else places.delete(k);
			}}
		>
			{children}
		</div>
	);
}

type ItemProps = { k: string; n?: string; label?: ReactNode; must?: boolean; extra?: ReactNode; tooltip?: string; check?: boolean; children: ReactNode };
/** One question: its key is the page's own, `n` the name that the form has for it. */
const F = ({ k, n = k, label, must, extra, tooltip, check, children }: ItemProps) => (
	<Q k={k}>
		<Form.Item name={n} label={label} extra={extra} tooltip={tooltip} required={must} valuePropName={check ? "checked" : "value"}>
			{children}
		</Form.Item>
	</Q>
);

const same = (texts: string[]) => texts.map((text) => ({ value: text, label: text }));
const states = STATES.map(([value, label]) => ({ value, label }));
const countries = same(COUNTRIES);
const search = { showSearch: { optionFilterProp: "label" } } as const;
const yesNo = [
	{ value: "Y", label: "Yes" },
	{ value: "N", label: "No" },
];
const WORLD = [
	{ value: "AF", label: "Africa", children: ["Ghana", "Kenya", "Nigeria", "South Africa"] },
	{ value: "AM", label: "Americas", children: ["Brazil", "Canada", "Mexico", "United States"] },
	{ value: "AS", label: "Asia and Pacific", children: ["Australia", "China", "India", "Japan", "Philippines", "Vietnam"] },
	{ value: "EU", label: "Europe", children: ["France", "Germany", "Spain", "United Kingdom"] },
].map((part) => ({ ...part, children: same(part.children) }));
const SCHOOL_PLACES = [
	{ value: "CA", label: "California", children: ["Chico", "Eureka", "Redding", "Yreka"] },
	{ value: "OR", label: "Oregon", children: ["Ashland", "Bend", "Eugene", "Medford", "Portland"] },
	{ value: "WA", label: "Washington", children: ["Olympia", "Seattle", "Spokane", "Yakima"] },
].map((part) => ({ ...part, children: same(part.children) }));
const SCHOOLS = ["Ashland Valley High School", "Bend Senior High School", "Crater Lake Charter", "North Medford High School", "Yreka Union High School"];
const AP = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Statistics", "AP United States History", "AP World History: Modern"];
const KINDS = ["Academic club", "Art or music", "Athletics", "Community service", "Debate or speech", "Environmental", "Internship or research", "Paid work", "Robotics or coding", "Student government", "Something else"];
const SCHOOLING = [
	{ value: 1, label: "Did not finish high school" },
	{ value: 2, label: "High school diploma or GED" },
	{ value: 3, label: "Some college, no degree" },
	{ value: 4, label: "Two-year degree" },
	{ value: 5, label: "Four-year degree" },
	{ value: 6, label: "Graduate or professional degree" },
];
const GRADES = ["9", "10", "11", "12"];

function Participant() {
	return (
		<>
			<Row gutter={16}>
				<Col span={8}><F k="given" label="First name" must extra="As your school has it on record"><Input /></F></Col>
				<Col span={6}><F k="mid" label="Middle name"><Input /></F></Col>
				<Col span={7}><F k="surname" label="Last name" must><Input /></F></Col>
				<Col span={3}><F k="gen" label="Suffix"><Select allowClear placeholder="–" options={same(["Jr.", "Sr.", "II", "III", "IV"])} /></F></Col>
			</Row>
			<F k="badge" label="Name for your lab badge" tooltip="What friends call you"><Input placeholder="If it is not your first name" /></F>
			<Row gutter={16}>
				<Col span={12}><F k="mail" label="Email" must extra="We write to this one from February to August."><Input type="email" /></F></Col>
				<Col span={12}>
					<Form.Item label="Cell phone" required>
						<Space.Compact block>
							<div style={{ width: 150 }}>
								<F k="cellCode"><Select aria-label="Country code" options={[{ value: "+1", label: "+1 (US, Canada)" }, { value: "+44", label: "+44 (UK)" }, { value: "+52", label: "+52 (Mexico)" }, { value: "+234", label: "+234 (Nigeria)" }]} /></F>
							</div>
							<div style={{ flex: 1 }}>
								<F k="cell"><Input aria-label="Cell phone number" inputMode="tel" /></F>
							</div>
						</Space.Compact>
					</Form.Item>
				</Col>
			</Row>
			<F k="textMe" label="I agree to get text messages from the Institute" check><Switch checkedChildren="yes" unCheckedChildren="no" /></F>
			<Row gutter={16}>
				<Col span={8}><F k="born" label="Birthdate" must extra="You must be at least 16 on June 21."><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></F></Col>
				<Col span={8}><F k="bornIn" label="Country of birth"><Cascader options={WORLD} placeholder="Region / country" /></F></Col>
				<Col span={8}><F k="bornCity" label="City or town of birth"><Input /></F></Col>
			</Row>
			<Divider titlePlacement="start">Home during the school year</Divider>
			<Row gutter={16}>
				<Col span={16}><F k="street" label="Street address" must><Input /></F></Col>
				<Col span={8}><F k="unit" label="Apartment, unit"><Input /></F></Col>
				<Col span={9}><F k="town" label="City" must><Input /></F></Col>
				<Col span={6}><F k="stateOf" label="State" must><Select {...search} options={states} placeholder="Type to search" /></F></Col>
				<Col span={4}><F k="zip" label="ZIP" must><Input /></F></Col>
				<Col span={5}><F k="nation" label="Country" must><Select {...search} options={countries} /></F></Col>
			</Row>
			<Text type="secondary">Only if your housing packet should go somewhere else than home:</Text>
			<Row gutter={16}>
				<Col span={24}><F k="packetStreet" label="Packet address (leave blank if it is your home)"><Input /></F></Col>
			</Row>
		</>
	);
}

function Background() {
	return (
		<>
			<Paragraph>The Institute is paid for by federal grants. Agencies ask us to report on who takes part; reviewers never see this page.</Paragraph>
			<F k="status" label="Which describes you?" must>
				<Radio.Group>
					<Space orientation="vertical">
						<Radio value="C">U.S. citizen</Radio>
						<Radio value="N">U.S. national</Radio>
						<Radio value="P">Permanent resident (green card)</Radio>
						<Radio value="V">None of these; I have or would need a visa</Radio>
					</Space>
				</Radio.Group>
			</F>
			<Row gutter={16}>
				<Col span={12}><F k="gender" label="Gender"><Select options={[{ value: "w", label: "Woman or girl" }, { value: "m", label: "Man or boy" }, { value: "nb", label: "Nonbinary" }, { value: "x", label: "I would rather not say" }]} /></F></Col>
				<Col span={12}><F k="pronouns" label="Pronouns"><Select options={[{ value: "he", label: "he, him" }, { value: "she", label: "she, her" }, { value: "they", label: "they, them" }]} /></F></Col>
			</Row>
			<F k="latine" label="Are you Hispanic, Latino, Latina or of Spanish origin?"><Radio.Group options={yesNo} /></F>
			<F k="race" label="Race (check all that apply)">
				<Checkbox.Group options={same(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"])} />
			</F>
			<F k="tongues" label="Languages you know" extra="Choose as many as you like"><Select mode="multiple" options={same(["Arabic", "Chinese", "English", "French", "Igbo", "Russian", "Spanish", "Tagalog", "Vietnamese"])} /></F>
			<F k="firstGen" label="Will you be the first generation of your family to go to college?"><Radio.Group optionType="button" options={yesNo} /></F>
			<Row gutter={16}>
				<Col span={12}><F k="income" label="Household income last year, before taxes"><Select options={["Below $30,000", "$30,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 or more"].map((label, index) => ({ value: `band${index + 1}`, label }))} /></F></Col>
				<Col span={6}><F k="lunch" label="Free or reduced-price lunch?"><Radio.Group options={yesNo} /></F></Col>
			</Row>
		</>
	);
}

function School() {
	return (
		<>
			<Row gutter={16}>
				<Col span={12}><F k="school" n="fld_4410" label="High school" must extra="Not in the list? Type its full name."><AutoComplete options={same(SCHOOLS)} showSearch={{ filterOption: (typed, option) => String(option?.value).toLowerCase().includes(typed.toLowerCase()) }} /></F></Col>
				<Col span={8}><F k="schoolPlace" n="fld_4411" label="Where is it?" must><Cascader options={SCHOOL_PLACES} showSearch placeholder="State / city" /></F></Col>
				<Col span={4}><F k="schoolZip" n="fld_4412" label="School ZIP"><Input /></F></Col>
				<Col span={8}><F k="year" n="fld_4413" label="Grade you are in now" must><Select options={[{ value: 9, label: "Freshman (9th)" }, { value: 10, label: "Sophomore (10th)" }, { value: 11, label: "Junior (11th)" }, { value: 12, label: "Senior (12th)" }]} /></F></Col>
				<Col span={8}><F k="gradMonth" n="fld_4414" label="Month you will graduate"><DatePicker picker="month" format="MMMM YYYY" style={{ width: "100%" }} /></F></Col>
				<Col span={4}><F k="gpaPlain" n="fld_4415" label="GPA, unweighted"><InputNumber min={0} max={4} step={0.01} /></F></Col>
				<Col span={4}><F k="gpaHeavy" n="fld_4416" label="GPA, weighted"><InputNumber min={0} max={5} step={0.01} /></F></Col>
				<Col span={6}><F k="rank" n="fld_4417" label="Rank in class"><InputNumber min={1} /></F></Col>
				<Col span={6}><F k="outOf" n="fld_4418" label="out of (students in your class)"><InputNumber min={1} /></F></Col>
			</Row>
			<Divider titlePlacement="start">Scores, if you have them</Divider>
			<Row gutter={16}>
				<Col span={6}><F k="satVerbal" n="fld_4420" label="SAT Reading and Writing"><InputNumber min={200} max={800} /></F></Col>
				<Col span={6}><F k="satMath" n="fld_4421" label="SAT Math"><InputNumber min={200} max={800} /></F></Col>
				<Col span={6}><F k="satMathOn" n="fld_4422" label="Date of that SAT Math score"><DatePicker /></F></Col>
				<Col span={6}><F k="act" n="fld_4423" label="ACT composite"><InputNumber min={1} max={36} /></F></Col>
				<Col span={6}><F k="psat" n="fld_4424" label="PSAT/NMSQT total"><InputNumber min={320} max={1520} /></F></Col>
				<Col span={6}><F k="toefl" n="fld_4425" label="TOEFL iBT total"><InputNumber min={0} max={120} /></F></Col>
			</Row>
			<Divider titlePlacement="start">AP exams taken</Divider>
			<Form.List name="ap">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Flex key={key} gap={16}>
							<div style={{ width: 320 }}>
								<Q k={`ap${name}Subject`}><Form.Item name={[name, "subject"]} label={`Exam ${name + 1}`}><Select {...search} options={same(AP)} placeholder="Which exam" /></Form.Item></Q>
							</div>
							<Q k={`ap${name}Score`}><Form.Item name={[name, "score"]} label="Score"><Radio.Group optionType="button" options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))} /></Form.Item></Q>
						</Flex>
					))
				}
			</Form.List>
			<Divider titlePlacement="start">Two classes from your high-school transcript</Divider>
			<Form.List name="classes">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Flex key={key} gap={16}>
							<div style={{ width: 320 }}><Q k={`class${name}Name`}><Form.Item name={[name, "called"]} label={`Class ${name + 1}`}><Input placeholder="As on the transcript" /></Form.Item></Q></div>
							<div style={{ width: 160 }}><Q k={`class${name}Mark`}><Form.Item name={[name, "mark"]} label="Final grade or mark"><Input /></Form.Item></Q></div>
						</Flex>
					))
				}
			</Form.List>
		</>
	);
}

function Plans() {
	return (
		<>
			<Row gutter={16}>
				<Col span={12}><F k="field" label="What do you want to major in?"><Select {...search} options={same(MAJORS)} placeholder="Search majors" /></F></Col>
				<Col span={12}><F k="job" label="Job you picture yourself in after college"><Input /></F></Col>
				<Col span={8}><F k="degree" label="Highest degree you are aiming for"><Select options={[{ value: "AA", label: "Associate's" }, { value: "BS", label: "Bachelor's" }, { value: "MS", label: "Master's" }, { value: "PHD", label: "Doctorate (PhD)" }, { value: "PRO", label: "Professional (MD, JD)" }, { value: "NA", label: "Not sure yet" }]} /></F></Col>
				<Col span={8}><F k="startYear" label="Year you will start college"><DatePicker picker="year" style={{ width: "100%" }} /></F></Col>
				<Col span={8}><F k="track" label="First-choice lab track" must><Select options={same(["Coastal oceanography", "Materials and nanotechnology", "Genomics", "Robotics", "Data for public health"])} /></F></Col>
			</Row>
			<F k="why" label="Why this track? (150 words)"><Input.TextArea rows={4} /></F>
		</>
	);
}

const Parent = ({ which, p }: { which: string; p: string }) => (
	<Card size="small" title={which} style={{ marginBottom: 16 }}>
		<Row gutter={16}>
			<Col span={8}><F k={`${p}First`} label="First name"><Input /></F></Col>
			<Col span={8}><F k={`${p}Last`} label="Last name"><Input /></F></Col>
			<Col span={8}><F k={`${p}Job`} label="Occupation"><Input /></F></Col>
			<Col span={12}><F k={`${p}School`} label="How far did they go in school?"><Select options={SCHOOLING} /></F></Col>
			<Col span={12}><F k={`${p}Phone`} label="Daytime phone"><Input /></F></Col>
		</Row>
	</Card>
);

function Family() {
	return (
		<>
			<Parent which="Parent or guardian 1" p="pa" />
			<Parent which="Parent or guardian 2" p="pb" />
			<F k="together" label="Your parents are"><Select options={same(["Married", "Divorced", "Separated", "Never married", "Widowed"])} /></F>
			<Text strong>Brothers and sisters</Text>
			<Form.List name="sibs">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Flex key={key} gap={16}>
							<Q k={`sib${name}Name`}><Form.Item name={[name, "who"]} label="First and last name"><Input style={{ width: 300 }} /></Form.Item></Q>
							<Q k={`sib${name}Age`}><Form.Item name={[name, "age"]} label="Age"><InputNumber min={0} max={60} /></Form.Item></Q>
						</Flex>
					))
				}
			</Form.List>
		</>
	);
}

function Experience() {
	return (
		<>
			<Paragraph>Clubs, jobs, sports, family duties: start with what matters most to you. Up to five.</Paragraph>
			<Form.List name="acts">
				{(rows, { add, remove }) => (
					<>
						{rows.map(({ key, name }) => (
							<Card key={key} size="small" title={`Activity ${name + 1}`} extra={rows.length > 1 && <Button type="link" onClick={() => remove(name)}>Remove</Button>} style={{ marginBottom: 12 }}>
								<Row gutter={16}>
									<Col span={8}><Q k={`act${name}Kind`}><Form.Item name={[name, "kind"]} label="Kind"><Select options={same(KINDS)} listHeight={400} /></Form.Item></Q></Col>
									<Col span={8}><Q k={`act${name}Org`}><Form.Item name={[name, "org"]} label="Group, team or employer"><Input /></Form.Item></Q></Col>
									<Col span={8}><Q k={`act${name}Role`}><Form.Item name={[name, "role"]} label="Your role"><Input /></Form.Item></Q></Col>
									<Col span={24}><Q k={`act${name}About`}><Form.Item name={[name, "about"]} label="What did you do there?"><Input.TextArea rows={2} maxLength={300} showCount /></Form.Item></Q></Col>
									<Col span={12}><Q k={`act${name}When`}><Form.Item name={[name, "when"]} label="Grades"><Checkbox.Group options={GRADES} /></Form.Item></Q></Col>
									<Col span={6}><Q k={`act${name}Hours`}><Form.Item name={[name, "hours"]} label="Hours a week"><InputNumber min={0} /></Form.Item></Q></Col>
									<Col span={6}><Q k={`act${name}Weeks`}><Form.Item name={[name, "weeks"]} label="Weeks a year"><InputNumber min={0} max={52} /></Form.Item></Q></Col>
								</Row>
							</Card>
						))}
						<Button type="dashed" block onClick={() => add()} disabled={rows.length >= 5}>+ Add another activity</Button>
					</>
				)}
			</Form.List>
			<Divider titlePlacement="start">Awards and recognition</Divider>
			<Form.List name="prizes">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Flex key={key} gap={16}>
							<div style={{ flex: 1 }}><Q k={`prize${name}Title`}><Form.Item name={[name, "title"]} label="Award"><Input /></Form.Item></Q></div>
							<div style={{ width: 220 }}><Q k={`prize${name}Grade`}><Form.Item name={[name, "grade"]} label="Grade you were in"><Select options={GRADES.map((value) => ({ value, label: `${value}th grade` }))} /></Form.Item></Q></div>
						</Flex>
					))
				}
			</Form.List>
		</>
	);
}

function People() {
	return (
		<>
			<Title level={5}>Science or math teacher who will recommend you</Title>
			<Row gutter={16}>
				<Col span={12}><F k="teacherName" label="Teacher's name" must><Input /></F></Col>
				<Col span={12}><F k="teacherMail" label="Teacher's email" must><Input /></F></Col>
			</Row>
			<Title level={5}>School counselor</Title>
			<Row gutter={16}>
				<Col span={12}><F k="counselor" label="Name"><Input /></F></Col>
				<Col span={12}><F k="counselorPhone" label="Phone"><Input /></F></Col>
			</Row>
			<Title level={5}>In an emergency, if we cannot reach a parent</Title>
			<Row gutter={16}>
				<Col span={8}><F k="sosName" label="Contact's full name" must><Input /></F></Col>
				<Col span={8}><F k="sosTie" label="Relationship to you"><Select options={same(["Grandparent", "Aunt or uncle", "Adult sibling", "Neighbor", "Family friend"])} /></F></Col>
				<Col span={8}><F k="sosPhone" label="Contact's phone" must><Input /></F></Col>
			</Row>
		</>
	);
}

function Agreement() {
	return (
		<>
			<F k="honest" check><Checkbox>Everything I have written is true and my own work.</Checkbox></F>
			<F k="photos" check><Checkbox>The university may use photos of me in its publications.</Checkbox></F>
			<Row gutter={16}>
				<Col span={14}><F k="signed" label="Type your full name as your signature" must><Input /></F></Col>
				<Col span={10}><F k="signedOn" label="Date signed"><DatePicker /></F></Col>
			</Row>
		</>
	);
}

function Application() {
	const [form] = Form.useForm();
	const [done, setDone] = useState(false);
	values = () => form.getFieldsValue(true) as Values;
	const finish = () => {
		wasSent = true;
		setDone(true);
	};
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#1f6f54" } }}>
			<div style={{ maxWidth: 980, margin: "24px auto", padding: "0 16px" }}>
				<Title level={2}>Tamarack State University · Summer STEM Institute</Title>
				<Paragraph>Five weeks on campus, June 21 to July 24, at no cost to participants. Open each part below; you may come back to it until February 15.</Paragraph>
				<Form
					form={form}
					name="inst"
					layout="vertical"
					onFinish={finish}
					initialValues={{ ap: [{}, {}, {}], classes: [{}, {}], sibs: [{}, {}], acts: [{}], prizes: [{}, {}], textMe: false, honest: false, photos: false }}
				>
					<Collapse
						defaultActiveKey={["a"]}
						items={[
							{ key: "a", label: "Participant", children: <Participant /> },
							{ key: "b", label: "Background", children: <Background /> },
							{ key: "c", label: "School and scores", children: <School /> },
							{ key: "d", label: "Plans", children: <Plans /> },
							{ key: "e", label: "Family", children: <Family /> },
							{ key: "f", label: "Experience", children: <Experience /> },
							{ key: "g", label: "People we may call on", children: <People /> },
							{ key: "h", label: "Agreement", children: <Agreement /> },
						]}
					/>
					<Button type="primary" htmlType="submit" size="large" style={{ marginTop: 16 }} disabled={done}>Send my application</Button>
				</Form>
			</div>
		</ConfigProvider>
	);
}

const NAMES: Record<string, string> = { school: "fld_4410", schoolPlace: "fld_4411", schoolZip: "fld_4412", year: "fld_4413", gradMonth: "fld_4414", gpaPlain: "fld_4415", gpaHeavy: "fld_4416", rank: "fld_4417", outOf: "fld_4418", satVerbal: "fld_4420", satMath: "fld_4421", satMathOn: "fld_4422", act: "fld_4423", psat: "fld_4424", toefl: "fld_4425" };
const FORMATS: Record<string, string> = { gradMonth: "YYYY-MM", startYear: "YYYY" };
const SINGLE = "given mid surname gen badge mail cellCode cell textMe born bornIn bornCity street unit town stateOf zip nation packetStreet status gender pronouns latine race tongues firstGen income lunch school schoolPlace schoolZip year gradMonth gpaPlain gpaHeavy rank outOf satVerbal satMath satMathOn act psat toefl field job degree startYear track why paFirst paLast paJob paSchool paPhone pbFirst pbLast pbJob pbSchool pbPhone together teacherName teacherMail counselor counselorPhone sosName sosTie sosPhone honest photos signed signedOn".split(" ");
const LISTS: [list: string, key: string, rows: number, parts: Record<string, string>][] = [
	["ap", "ap", 3, { subject: "Subject", score: "Score" }],
	["classes", "class", 2, { called: "Name", mark: "Mark" }],
	["sibs", "sib", 2, { who: "Name", age: "Age" }],
	["acts", "act", 3, { kind: "Kind", org: "Org", role: "Role", about: "About", when: "When", hours: "Hours", weeks: "Weeks" }],
	["prizes", "prize", 2, { title: "Title", grade: "Grade" }],
];
const plain = (key: string, value: unknown) => (dayjs.isDayjs(value) ? value.format(FORMATS[key] ?? "YYYY-MM-DD") : (value ?? null));

function formState() {
	const now = values();
	const state: Values = { submitted: wasSent };
	for (const key of SINGLE) state[key] = plain(key, now[NAMES[key] ?? key]);
	for (const [list, prefix, rows, parts] of LISTS)
		for (let row = 0; row < rows; row++)
			for (const [part, end] of Object.entries(parts)) state[`${prefix}${row}${end}`] = (now[list] as Values[] | undefined)?.[row]?.[part] ?? null;
	return state;
}

function read(place: HTMLElement | undefined): unknown {
	if (!place) return "";
	const texts = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)].map((element) => element.innerText.trim());
	const toggle = place.querySelector("[role=switch]");
	if (toggle) return toggle.getAttribute("aria-checked") === "true";
	const input = place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
	if (place.querySelector(".ant-checkbox-group")) return texts(".ant-checkbox-wrapper:has(:checked)");
	if (input?.type === "checkbox") return (input as HTMLInputElement).checked;
	if (input?.type === "radio") return texts("label:has(:checked)")[0] ?? "";
	if (place.querySelector(".ant-select-multiple")) return texts(".ant-select-selection-item");
	if (place.querySelector(".ant-select") && !place.querySelector(".ant-select-auto-complete")) return texts(".ant-select-content-has-value")[0] ?? "";
	return input?.value ?? "";
}

const formShown = () => Object.fromEntries(Object.keys(formState()).filter((key) => key !== "submitted").map((key) => [key, read(places.get(key))]));

Object.assign(window, { formState, formShown });
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
