import {
	Alert, Anchor, AutoComplete, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout,
	Radio, Row, Select, Space, Steps, Switch, Table, Typography,
} from "antd";
import dayjs from "dayjs";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const { Text, Title, Paragraph } = Typography;
const states = STATES.map(([value, label]) => ({ value, label }));
const countries = COUNTRIES.map((value) => ({ value, label: value }));
const as = (...values: string[]) => values.map((value) => ({ value, label: value }));
const bySearch = { showSearch: true, optionFilterProp: "label" } as const;
const yesNo = (
	<Radio.Group>
		<Radio value="Y">Yes</Radio>
		<Radio value="N">No</Radio>
	</Radio.Group>
);
const EDUCATION = as(
	"Some grade/high school", "Completed high school/GED", "Some college", "Completed associate degree", "Completed bachelor's degree",
	"Some graduate/professional", "Completed graduate/professional degree",
);
const EXAMS = as(
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language & Composition",
	"English Literature & Composition", "Environmental Science", "Physics 1", "Psychology", "Spanish Language", "Statistics", "U.S. Government", "U.S. History", "World History",
);

let form: any;
let submitted = false;

const EMPTY = {
	residences: [{}], colleges: [{}], courses: [{}, {}, {}], exams: [{}], activities: [{}],
	fullTimeStudent: false,
};

function Plans() {
	return (
		<Card title="1. Application Plans" id="plans">
			<Row gutter={16}>
				<Col span={12}>
					<Form.Item name="campus" label="University to which you are applying" extra="Submit a separate application for each campus.">
						<Select
							placeholder="Select a campus"
							options={as(
								"Eastern Oregon University", "Oregon Institute of Technology", "Oregon State University", "Oregon State University - Cascades",
								"Portland State University", "Southern Oregon University", "University of Oregon", "Western Oregon University",
							)}
						/>
					</Form.Item>
				</Col>
				<Col span={7}>
					<Form.Item name="entryTerm" label="Term you plan to enter">
						<Radio.Group optionType="button" options={as("Fall", "Winter", "Spring", "Summer")} />
					</Form.Item>
				</Col>
				<Col span={5}>
					<Form.Item name="entryYear" label="Year">
						<Select options={as("2026", "2027", "2028")} />
					</Form.Item>
				</Col>
			</Row>
			<Form.Item name="applyingAs" label="You are applying as a:">
				<Radio.Group>
					<Space direction="vertical">
						<Radio value="NF">New Freshman (will not have enrolled in college after high school graduation)</Radio>
						<Radio value="TR">Transfer student</Radio>
						<Radio value="RE">Re-entry student</Radio>
						<Radio value="SP">Special (non-degree) student</Radio>
					</Space>
				</Radio.Group>
			</Form.Item>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item name="major" label="Intended major" tooltip="Start typing; if your major is not listed, type it in.">
						<AutoComplete options={MAJORS.map((value) => ({ value }))} showSearch={{ filterOption: (text, option) => String(option?.value).toLowerCase().includes(text.toLowerCase()) }} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="altMajor" label="Alternate major">
						<AutoComplete options={MAJORS.map((value) => ({ value }))} showSearch={{ filterOption: (text, option) => String(option?.value).toLowerCase().includes(text.toLowerCase()) }} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="degreeGoal" label="Highest degree you ultimately expect to earn">
						<Select options={as("Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Professional (law, medicine, etc.)", "Undecided")} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="career" label="Career interest">
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="load" label="Do you plan to attend">
						<Radio.Group options={as("Full time", "Part time")} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="feeWaiver" label="Will you be requesting a waiver of the application fee?">
						{yesNo}
					</Form.Item>
				</Col>
			</Row>
		</Card>
	);
}

function Personal() {
	return (
		<Card title="2. Personal Information" id="personal">
			<Row gutter={16}>
				<Col span={7}><Form.Item name="lastName" label="Legal name: Last (family)"><Input /></Form.Item></Col>
				<Col span={6}><Form.Item name="firstName" label="First (given)"><Input /></Form.Item></Col>
				<Col span={6}><Form.Item name="middleName" label="Middle"><Input /></Form.Item></Col>
				<Col span={5}><Form.Item name="suffix" label="Suffix (Jr., III, etc.)"><Select allowClear options={as("Jr.", "Sr.", "II", "III", "IV")} /></Form.Item></Col>
				<Col span={8}><Form.Item name="nickname" label="Preferred first name"><Input /></Form.Item></Col>
				<Col span={8}><Form.Item name="formerNames" label="Other names that may appear on your records"><Input /></Form.Item></Col>
				<Col span={8}><Form.Item name="ssn" label="Social Security Number" extra="Voluntary. See the disclosure statement."><Input.Password placeholder="___-__-____" /></Form.Item></Col>
				<Col span={6}><Form.Item name="birthDate" label="Date of birth"><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
				<Col span={6}><Form.Item name="birthCity" label="City of birth"><Input /></Form.Item></Col>
				<Col span={6}><Form.Item name="birthCountry" label="Country of birth"><Select {...bySearch} options={countries} /></Form.Item></Col>
				<Col span={6}><Form.Item name="sex" label="Legal sex"><Radio.Group><Radio.Button value="F">Female</Radio.Button><Radio.Button value="M">Male</Radio.Button><Radio.Button value="X">X</Radio.Button></Radio.Group></Form.Item></Col>
			</Row>
			<Divider titlePlacement="start">Permanent home address</Divider>
			<Row gutter={16}>
				<Col span={16}><Form.Item name={["permanent", "street"]} label="Number and street"><Input /></Form.Item></Col>
				<Col span={8}><Form.Item name={["permanent", "apt"]} label="Apartment no."><Input /></Form.Item></Col>
				<Col span={8}><Form.Item name={["permanent", "city"]} label="City"><Input /></Form.Item></Col>
				<Col span={6}><Form.Item name={["permanent", "state"]} label="State"><Select {...bySearch} options={states} /></Form.Item></Col>
				<Col span={4}><Form.Item name={["permanent", "zip"]} label="ZIP"><Input /></Form.Item></Col>
				<Col span={6}><Form.Item name={["permanent", "county"]} label="County"><Input /></Form.Item></Col>
			</Row>
			<Divider titlePlacement="start">Mailing address, if different from permanent</Divider>
			<Row gutter={16}>
				<Col span={10}><Form.Item name={["mailing", "street"]} label="Number and street or P.O. Box"><Input /></Form.Item></Col>
				<Col span={6}><Form.Item name={["mailing", "city"]} label="City"><Input /></Form.Item></Col>
				<Col span={5}><Form.Item name={["mailing", "state"]} label="State"><Select {...bySearch} options={states} /></Form.Item></Col>
				<Col span={3}><Form.Item name={["mailing", "zip"]} label="ZIP"><Input /></Form.Item></Col>
			</Row>
			<Row gutter={16}>
				<Col span={9}>
					<Form.Item label="Telephone" style={{ marginBottom: 0 }}>
						<Space.Compact block>
							<Form.Item name="phoneCode" noStyle><Select style={{ width: 110 }} options={[{ value: "1", label: "US +1" }, { value: "52", label: "MX +52" }, { value: "44", label: "UK +44" }, { value: "234", label: "NG +234" }]} /></Form.Item>
							<Form.Item name="phone" noStyle><Input placeholder="Area code and number" /></Form.Item>
						</Space.Compact>
					</Form.Item>
				</Col>
				<Col span={7}><Form.Item name="altPhone" label="Alternate telephone"><Input /></Form.Item></Col>
				<Col span={8}><Form.Item name="email" label="E-mail address"><Input type="email" /></Form.Item></Col>
			</Row>
		</Card>
	);
}

function Heritage() {
	return (
		<Card title="3. Citizenship and Heritage" id="citizenship">
			<Form.Item name="citizenship" label="Citizenship">
				<Radio.Group>
					<Radio value="US">U.S. citizen</Radio>
					<Radio value="PR">U.S. permanent resident</Radio>
					<Radio value="RF">Refugee or asylee</Radio>
					<Radio value="NR">Other (nonimmigrant)</Radio>
				</Radio.Group>
			</Form.Item>
			<Row gutter={16}>
				<Col span={12}><Form.Item name="citizenCountry" label="If not a U.S. citizen, country of citizenship"><Select {...bySearch} options={countries} /></Form.Item></Col>
				<Col span={12}><Form.Item name="visa" label="Visa type"><Input /></Form.Item></Col>
			</Row>
			<Paragraph type="secondary">Federal law requires us to ask the following two questions. Your response is voluntary and will not affect the admission decision.</Paragraph>
			<Form.Item name="hispanic" label="Are you Hispanic or Latino?">{yesNo}</Form.Item>
			<Form.Item name="race" label="Select one or more of the following races:">
				<Checkbox.Group
					name="race"
					options={[
						{ value: "AI", label: "American Indian or Alaska Native" }, { value: "AS", label: "Asian" }, { value: "BL", label: "Black or African American" },
						{ value: "PI", label: "Native Hawaiian or Other Pacific Islander" }, { value: "WH", label: "White" },
					]}
				/>
			</Form.Item>
			<Row gutter={16}>
				<Col span={8}><Form.Item name="englishNative" label="Is English your native language?">{yesNo}</Form.Item></Col>
				<Col span={8}><Form.Item name="otherLanguages" label="Other languages you speak"><Select mode="multiple" options={as("Arabic", "Chinese", "French", "German", "Igbo", "Japanese", "Korean", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba")} /></Form.Item></Col>
				<Col span={8}><Form.Item name="military" label="U.S. military status"><Select options={as("None", "Active duty", "Reserve or National Guard", "Veteran", "Dependent of a veteran or service member")} /></Form.Item></Col>
			</Row>
		</Card>
	);
}

function Residency() {
	return (
		<Card title="4. Residency Information" id="residency" extra={<Text type="secondary">For tuition classification</Text>}>
			<Alert type="info" showIcon title="All applicants must complete this section. Failure to answer all questions may result in your being classified as a nonresident." />
			<Row gutter={16} style={{ marginTop: 16 }}>
				<Col span={12}><Form.Item name={["residency", "claim"]} label="Do you claim to be a resident of Oregon for tuition purposes?">{yesNo}</Form.Item></Col>
				<Col span={12}><Form.Item name={["residency", "state"]} label="State of legal residence"><Select {...bySearch} options={states} /></Form.Item></Col>
				<Col span={12}><Form.Item name={["residency", "since"]} label="When did your current period of physical presence in Oregon begin?"><DatePicker picker="month" format="MM/YYYY" /></Form.Item></Col>
				<Col span={12}><Form.Item name={["residency", "hsGraduate"]} label="Will you graduate from an Oregon high school?">{yesNo}</Form.Item></Col>
				<Col span={12}><Form.Item name={["residency", "dependent"]} label="Did your parent(s) or legal guardian claim you as a dependent for the most recent income tax year?">{yesNo}</Form.Item></Col>
				<Col span={12}><Form.Item name={["residency", "fullTimeWork"]} label="Have you been employed full-time in Oregon during the past 12 months?">{yesNo}</Form.Item></Col>
				<Col span={8}><Form.Item name={["residency", "license"]} label="State that issued your driver's license or ID"><Select {...bySearch} allowClear options={states} /></Form.Item></Col>
				<Col span={8}><Form.Item name={["residency", "vehicle"]} label="State in which your vehicle is registered"><Select {...bySearch} allowClear options={states} /></Form.Item></Col>
				<Col span={8}><Form.Item name={["residency", "voter"]} label="State in which you are registered to vote"><Select {...bySearch} allowClear options={states} /></Form.Item></Col>
			</Row>
			<Text>List where you have lived for the past 24 months, beginning with your present address.</Text>
			<Form.List name="residences">
				{(fields, { add }) => (
					<>
						{fields.map(({ key, name }) => (
							<Space key={key} align="baseline" style={{ display: "flex", marginTop: 8 }}>
								<Form.Item name={[name, "city"]}><Input placeholder="City" /></Form.Item>
								<Form.Item name={[name, "state"]}><Select {...bySearch} style={{ width: 190 }} placeholder="State" options={states} /></Form.Item>
								<Form.Item name={[name, "from"]}><DatePicker picker="month" format="MM/YYYY" placeholder="From (mo/yr)" /></Form.Item>
							</Space>
						))}
						<Button onClick={() => add({})} type="dashed" size="small">+ Add residence</Button>
					</>
				)}
			</Form.List>
			<Row gutter={16} style={{ marginTop: 16 }}>
				<Col span={12}><Form.Item name={["residency", "parentState"]} label="State in which the parent who supports you resides"><Select {...bySearch} options={states} /></Form.Item></Col>
				<Col span={12}><Form.Item name={["residency", "parentSince"]} label="Parent has lived there continuously since"><DatePicker picker="month" format="MM/YYYY" /></Form.Item></Col>
			</Row>
		</Card>
	);
}

function Academic() {
	const cell = (field: string, input: any) => (_: unknown, __: unknown, index: number) => <Form.Item name={["courses", index, field]} noStyle>{input}</Form.Item>;
	return (
		<Card title="5. Academic Background" id="academic">
			<Row gutter={16}>
				<Col span={10}><Form.Item name={["hs", "name"]} label="High school from which you graduated or will graduate"><Input /></Form.Item></Col>
				<Col span={6}><Form.Item name={["hs", "city"]} label="City"><Input /></Form.Item></Col>
				<Col span={5}><Form.Item name={["hs", "state"]} label="State"><Select {...bySearch} options={states} /></Form.Item></Col>
				<Col span={3}><Form.Item name={["hs", "ceeb"]} label="CEEB code"><Input maxLength={6} /></Form.Item></Col>
				<Col span={6}><Form.Item name={["hs", "entered"]} label="Date entered"><DatePicker format="MM/DD/YYYY" /></Form.Item></Col>
				<Col span={6}><Form.Item name={["hs", "graduation"]} label="Graduation (month/year)"><DatePicker picker="month" format="MM/YYYY" /></Form.Item></Col>
				<Col span={4}><Form.Item name={["hs", "gpa"]} label="GPA (unweighted)"><InputNumber step={0.01} min={0} max={4} style={{ width: "100%" }} /></Form.Item></Col>
				<Col span={4}><Form.Item name={["hs", "rank"]} label="Class rank"><InputNumber min={1} style={{ width: "100%" }} /></Form.Item></Col>
				<Col span={4}><Form.Item name={["hs", "size"]} label="Size of class"><InputNumber min={1} style={{ width: "100%" }} /></Form.Item></Col>
				<Col span={12}><Form.Item name={["counselor", "name"]} label="High school counselor's name"><Input /></Form.Item></Col>
				<Col span={12}><Form.Item name={["counselor", "email"]} label="Counselor's e-mail"><Input /></Form.Item></Col>
			</Row>
			<Paragraph>List all colleges, universities or technical institutes you have attended or are now attending, including while in high school.</Paragraph>
			<Form.List name="colleges">
				{(fields, { add }) => (
					<>
						{fields.map(({ key, name }) => (
							<Row gutter={12} key={key}>
								<Col span={9}><Form.Item name={[name, "name"]} label="Name of institution"><Input /></Form.Item></Col>
								<Col span={6}><Form.Item name={[name, "place"]} label="City/State"><Input /></Form.Item></Col>
								<Col span={5}><Form.Item name={[name, "dates"]} label="Dates attended"><Input /></Form.Item></Col>
								<Col span={4}><Form.Item name={[name, "degree"]} label="Degree earned"><Input /></Form.Item></Col>
							</Row>
						))}
						<Button onClick={() => add({})} type="dashed" size="small">+ Add institution</Button>
					</>
				)}
			</Form.List>
			<Paragraph style={{ marginTop: 16 }}>List your most advanced or most recent high school courses.</Paragraph>
			<Table
				size="small"
				pagination={false}
				rowKey="n"
				dataSource={[{ n: 1 }, { n: 2 }, { n: 3 }]}
				columns={[
					{ title: "Course title", render: cell("title", <Input />) },
					{ title: "Grade", width: 120, render: cell("grade", <Input />) },
					{ title: "Credits", width: 120, render: cell("credits", <InputNumber step={0.5} min={0} />) },
				]}
			/>
		</Card>
	);
}

function Tests() {
	return (
		<Card title="6. Test Information" id="tests">
			<Form.Item name="testsTaken" label="Which tests have you taken?">
				<Checkbox.Group name="testsTaken" options={as("ACT", "SAT", "TOEFL", "IELTS", "None")} />
			</Form.Item>
			<Row gutter={16}>
				<Col span={6}><Form.Item name={["act", "composite"]} label="ACT composite"><InputNumber min={1} max={36} /></Form.Item></Col>
				<Col span={6}><Form.Item name={["act", "date"]} label="ACT test date"><DatePicker format="MM/DD/YYYY" /></Form.Item></Col>
				<Col span={4}><Form.Item name={["sat", "ebrw"]} label="SAT EBRW"><InputNumber min={200} max={800} /></Form.Item></Col>
				<Col span={4}><Form.Item name={["sat", "math"]} label="SAT Math"><InputNumber min={200} max={800} /></Form.Item></Col>
				<Col span={4}><Form.Item name="toefl" label="TOEFL iBT"><InputNumber min={0} max={120} /></Form.Item></Col>
			</Row>
			<Form.List name="exams">
				{(fields, { add }) => (
					<>
						{fields.map(({ key, name }) => (
							<Row gutter={12} key={key}>
								<Col span={12}><Form.Item name={[name, "subject"]} label={`AP exam ${name + 1}`}><Select {...bySearch} options={EXAMS} /></Form.Item></Col>
								<Col span={12}><Form.Item name={[name, "score"]} label="Score"><Radio.Group optionType="button" options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))} /></Form.Item></Col>
							</Row>
						))}
						<Button onClick={() => add({})} type="dashed" size="small">+ Add AP exam</Button>
					</>
				)}
			</Form.List>
		</Card>
	);
}

const Parent = ({ of, title }: { of: string; title: string }) => (
	<Col span={12}>
		<Card type="inner" title={title}>
			<Form.Item name={[of, "first"]} label="First name" labelCol={{ span: 9 }} layout="horizontal"><Input /></Form.Item>
			<Form.Item name={[of, "last"]} label="Last name" labelCol={{ span: 9 }} layout="horizontal"><Input /></Form.Item>
			<Form.Item name={[of, "occupation"]} label="Occupation" labelCol={{ span: 9 }} layout="horizontal"><Input /></Form.Item>
			<Form.Item name={[of, "employer"]} label="Employer" labelCol={{ span: 9 }} layout="horizontal"><Input /></Form.Item>
			<Form.Item name={[of, "education"]} label="Highest education" labelCol={{ span: 9 }} layout="horizontal"><Select options={EDUCATION} /></Form.Item>
		</Card>
	</Col>
);

function Family() {
	return (
		<Card title="7. Family" id="family">
			<Row gutter={16}>
				<Parent of="parent1" title="Parent or legal guardian 1" />
				<Parent of="parent2" title="Parent or legal guardian 2" />
			</Row>
			<Form.Item name="parentGraduate" label="Did either of your parents graduate from a four-year college or university?" style={{ marginTop: 16 }}>{yesNo}</Form.Item>
		</Card>
	);
}

function Activities() {
	return (
		<Card title="8. Activities, Employment and Honors" id="activities">
			<Paragraph>List extracurricular, community service and employment activities in which you have participated during grades 9-12.</Paragraph>
			<Form.List name="activities">
				{(fields, { add }) => (
					<>
						{fields.map(({ key, name }) => (
							<Card size="small" key={key} style={{ marginBottom: 8 }}>
								<Row gutter={12}>
									<Col span={8}><Form.Item name={[name, "activity"]} label="Activity/employer"><Input /></Form.Item></Col>
									<Col span={6}><Form.Item name={[name, "position"]} label="Position held"><Input /></Form.Item></Col>
									<Col span={6}><Form.Item name={[name, "grades"]} label="Grade(s)"><Select mode="multiple" options={as("9", "10", "11", "12")} /></Form.Item></Col>
									<Col span={4}><Form.Item name={[name, "hours"]} label="Hours/week"><InputNumber min={0} max={80} /></Form.Item></Col>
								</Row>
							</Card>
						))}
						<Button onClick={() => add({})} type="dashed" block>Add activity</Button>
					</>
				)}
			</Form.List>
			<Form.Item name="honors" label="Academic honors and awards" style={{ marginTop: 16 }}><Input.TextArea rows={3} /></Form.Item>
		</Card>
	);
}

function Closing() {
	return (
		<Card title="9. Additional Information and Signature" id="closing">
			<Form.Item name="discipline" label="Have you ever been suspended, dismissed or expelled from any school?">{yesNo}</Form.Item>
			<Form.Item name="felony" label="Have you ever been convicted of, or do you have pending charges for, a felony?">{yesNo}</Form.Item>
			<Form.Item name="statement" label="Please tell us about yourself and anything else you would like considered in reviewing your application."><Input.TextArea rows={6} showCount maxLength={4000} /></Form.Item>
			<Form.Item name="text" label="I agree to receive text messages about my application" valuePropName="checked" layout="horizontal"><Switch /></Form.Item>
			<Form.Item name="certify" valuePropName="checked"><Checkbox>I certify that the answers I have given are complete and accurate to the best of my knowledge.</Checkbox></Form.Item>
			<Form.Item name="signature" label="Signature of applicant (type full name)"><Input /></Form.Item>
			<Button type="primary" htmlType="submit" size="large">Submit Application</Button>
		</Card>
	);
}

function Page() {
	[form] = Form.useForm();
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#00693e", borderRadius: 3 } }}>
			<Layout>
				<Layout.Header style={{ background: "#00693e", display: "flex", alignItems: "center" }}>
					<Title level={4} style={{ color: "#fff", margin: 0 }}>Oregon University System &mdash; Application for Undergraduate Admission</Title>
				</Layout.Header>
				<Layout>
					<Layout.Sider width={200} theme="light" style={{ padding: 16 }}>
						<Anchor items={["plans", "personal", "citizenship", "residency", "academic", "tests", "family", "activities", "closing"].map((key) => ({ key, href: `#${key}`, title: key[0].toUpperCase() + key.slice(1) }))} />
					</Layout.Sider>
					<Layout.Content style={{ padding: 20, maxWidth: 1060 }}>
						<Steps size="small" current={0} items={[{ title: "Application" }, { title: "Fee" }, { title: "Confirmation" }]} style={{ marginBottom: 20 }} />
						<Form form={form} name="application" layout="vertical" initialValues={EMPTY} autoComplete="off" onFinish={() => { submitted = true; }}>
							<Space direction="vertical" size="large" style={{ width: "100%" }}>
								<Plans />
								<Personal />
								<Heritage />
								<Residency />
								<Academic />
								<Tests />
								<Family />
								<Activities />
								<Closing />
							</Space>
						</Form>
					</Layout.Content>
				</Layout>
			</Layout>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root")!).render(<Page />);

const GROUPS: [string, number, string[]][] = [
	["permanent", 0, ["street", "apt", "city", "state", "zip", "county"]],
	["mailing", 0, ["street", "city", "state", "zip"]],
	["residency", 0, ["claim", "state", "since", "hsGraduate", "dependent", "fullTimeWork", "license", "vehicle", "voter", "parentState", "parentSince"]],
	["residences", 1, ["city", "state", "from"]],
	["hs", 0, ["name", "city", "state", "ceeb", "entered", "graduation", "gpa", "rank", "size"]],
	["counselor", 0, ["name", "email"]],
	["colleges", 1, ["name", "place", "dates", "degree"]],
	["courses", 3, ["title", "grade", "credits"]],
	["act", 0, ["composite", "date"]],
	["sat", 0, ["ebrw", "math"]],
	["exams", 1, ["subject", "score"]],
	["parent1", 0, ["first", "last", "occupation", "employer", "education"]],
	["parent2", 0, ["first", "last", "occupation", "employer", "education"]],
	["activities", 1, ["activity", "position", "grades", "hours"]],
];
const SINGLE = [
	"campus", "entryTerm", "entryYear", "applyingAs", "major", "altMajor", "degreeGoal", "career", "load", "feeWaiver",
	"lastName", "firstName", "middleName", "suffix", "nickname", "formerNames", "ssn", "birthDate", "birthCity", "birthCountry", "sex",
	"phoneCode", "phone", "altPhone", "email", "citizenship", "citizenCountry", "visa", "hispanic", "race", "englishNative", "otherLanguages", "military",
	"testsTaken", "toefl", "parentGraduate", "honors", "discipline", "felony", "statement", "text", "certify", "signature",
];
const paths = (): (string | number)[][] => [
	...SINGLE.map((key) => [key]),
	...GROUPS.flatMap(([name, listed, fields]) =>
		listed === 0 ? fields.map((field) => [name, field]) : (form.getFieldValue(name) ?? []).flatMap((_: unknown, index: number) => fields.map((field) => [name, index, field])),
	),
];
const plain = (value: any, key: string) => {
	if (dayjs.isDayjs(value)) return value.format(/since|graduation|from|Since/.test(key) ? "YYYY-MM" : "YYYY-MM-DD");
	return value === undefined ? (/race|Taken|Languages|grades/.test(key) ? [] : "") : value;
};
const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
const shownOf = (key: string) => {
	const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name="${key}"]`)];
	if (boxes.length > 0) return boxes.filter((box) => box.checked).map((box) => textOf(box.closest("label")));
	const place = document.getElementById(`application_${key}`)!;
	if (place.matches(".ant-radio-group")) return textOf(place.querySelector("input:checked")?.closest("label"));
	if (place.matches("[role=switch]")) return place.getAttribute("aria-checked") === "true";
	const input = place as HTMLInputElement;
	if (input.type === "checkbox") return input.checked;
	const select = input.closest(".ant-select:not(.ant-select-auto-complete)");
	if (select?.matches(".ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map(textOf);
	if (select) return select.querySelector(".ant-select-placeholder") ? "" : textOf(select.querySelector(".ant-select-content"));
	return input.value;
};
Object.assign(window, {
	formState: () => ({ submitted, ...Object.fromEntries(paths().map((path) => [path.join("_"), plain(form.getFieldValue(path), path.join("_"))])) }),
	formShown: () => Object.fromEntries(paths().map((path) => [path.join("_"), shownOf(path.join("_"))])),
});
