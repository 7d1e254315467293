import { Button, Card, Cascader, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Typography } from "antd";
import dayjs from "dayjs";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const { Title, Paragraph, Text } = Typography;

const pairs = (rows: [string, string][]) => rows.map(([value, label]) => ({ value, label }));
const plain = (rows: string[]) => rows.map((value) => ({ value, label: value }));

const stateOptions = pairs(STATES);
const countryOptions = plain(COUNTRIES);

const schoolPlaces = [
	{ value: "CA", label: "California", children: plain(["Eureka", "Redding", "Sacramento", "Weed", "Yreka"]) },
	{ value: "ID", label: "Idaho", children: plain(["Boise", "Lewiston", "Moscow", "Pocatello"]) },
	{ value: "OR", label: "Oregon", children: plain(["Ashland", "Bend", "Eugene", "Medford", "Portland", "Salem"]) },
	{ value: "WA", label: "Washington", children: plain(["Olympia", "Seattle", "Spokane", "Tacoma"]) },
];

const programs = [
	{
		value: "CALS",
		label: "College of Agricultural & Life Sciences",
		children: pairs([["1105", "Animal Science"], ["1122", "Botany"], ["1140", "Food Science"]]),
	},
	{
		value: "CEGR",
		label: "College of Engineering",
		children: pairs([["2201", "Civil Engineering"], ["2214", "Computer Engineering"], ["2230", "Environmental Engineering"], ["2241", "Mechanical Engineering"]]),
	},
	{ value: "CLAS", label: "College of Liberal Arts & Sciences", children: pairs([["3301", "Chemistry"], ["3318", "English"], ["3350", "History"], ["3377", "Psychology"]]) },
	{ value: "OPEN", label: "Exploratory", children: pairs([["9000", "Undecided"]]) },
];

const schooling = pairs([
	["01", "Did not finish high school"],
	["02", "High school graduate or GED"],
	["03", "Attended college, no degree"],
	["04", "Two-year (associate) degree"],
	["05", "Four-year (bachelor's) degree"],
	["06", "Master's degree"],
	["07", "Doctoral or professional degree"],
]);

const classYears = pairs([["09", "Freshman (9)"], ["10", "Sophomore (10)"], ["11", "Junior (11)"], ["12", "Senior (12)"]]);

const kinds = plain([
	"Academic club or team", "Athletics", "Community service", "Debate or speech", "Employment", "Environmental or sustainability",
	"Faith-based", "Family responsibilities", "Music", "Performing arts", "Research", "Student government", "Visual arts", "Other",
]);

const apExams = plain(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States History", "AP World History: Modern"]);

const search = { showSearch: { optionFilterProp: "label" }, virtual: false } as const;

type Kind = "text" | "pick" | "many" | "date" | "path" | "radio" | "box" | "boxes";
const kindsOf: [string | (string | number)[], Kind][] = [];
const seen = new Set<string>();
const keyOf = (name: string | (string | number)[]) => (Array.isArray(name) ? name.join("_") : name);
function note(name: string | (string | number)[], kind: Kind) {
	if (!seen.has(keyOf(name))) {
		seen.add(keyOf(name));
		kindsOf.push([name, kind]);
	}
	return name;
}

type Asked = { name: string; label: React.ReactNode; need?: boolean; extra?: string };

/** A question with a text box. `list` and `row` are given inside a Form.List. */
function Line({ name, label, need, extra, ...more }: Asked & { placeholder?: string; maxLength?: number; type?: string }) {
	return (
		<Form.Item name={note(name, "text")} label={label} extra={extra} rules={need ? [{ required: true, message: "Please answer this question" }] : undefined}>
			<Input {...more} />
		</Form.Item>
	);
}

function Pick({ name, label, need, extra, options }: Asked & { options: { value: string; label: string }[] }) {
	return (
		<Form.Item name={note(name, "pick")} label={label} extra={extra} rules={need ? [{ required: true, message: "Please choose one" }] : undefined}>
			<Select {...search} allowClear placeholder="Select" options={options} />
		</Form.Item>
	);
}

function Choose({ name, label, need, extra, options }: Asked & { options: { value: string; label: string }[] }) {
	return (
		<Form.Item name={note(name, "radio")} label={label} extra={extra} rules={need ? [{ required: true, message: "Please choose one" }] : undefined}>
			<Radio.Group options={options} />
		</Form.Item>
	);
}

const Half = ({ children }: { children: React.ReactNode }) => (
	<Col xs={24} md={12}>
		{children}
	</Col>
);

function About() {
	return (
		<>
			<Paragraph type="secondary">Use your name as it is printed on your passport or birth certificate. We match it against your transcript.</Paragraph>
			<Row gutter={16}>
				<Half><Line name="legal_given" label="Legal first name" need /></Half>
				<Half><Line name="legal_middle" label="Legal middle name" /></Half>
				<Half><Line name="legal_family" label="Legal last name" need /></Half>
				<Half><Pick name="generation" label="Suffix" options={plain(["Jr.", "Sr.", "II", "III", "IV"])} /></Half>
				<Half><Line name="goes_by" label="What should we call you?" extra="Appears on your admit packet and your orientation badge." /></Half>
			</Row>
			<Row gutter={16}>
				<Half>
					<Form.Item name={note("born", "date")} label="Date of birth" rules={[{ required: true }]}>
						<DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" style={{ width: "100%" }} />
					</Form.Item>
				</Half>
				<Half><Choose name="legal_sex" label="Legal sex" options={pairs([["F", "Female"], ["M", "Male"], ["X", "X / not listed"]])} /></Half>
				<Half><Line name="born_city" label="City or town where you were born" /></Half>
				<Half><Pick name="born_country" label="Country where you were born" options={countryOptions} /></Half>
			</Row>
			<Divider titlePlacement="start">How to reach you</Divider>
			<Row gutter={16}>
				<Half><Line name="mail" label="Personal email" need type="email" extra="Not your school address: many schools block mail from us." /></Half>
				<Half>
					<Form.Item label="Cell phone" required>
						<Space.Compact block>
							<Form.Item name={note("cell_prefix", "pick")} noStyle>
								<Select aria-label="Country calling code" virtual={false} style={{ width: 90 }} options={plain(["+1", "+44", "+52", "+91", "+234"])} placeholder="Code" />
							</Form.Item>
							<Form.Item name={note("cell", "text")} noStyle>
								<Input aria-label="Cell phone number" placeholder="555-555-5555" />
							</Form.Item>
						</Space.Compact>
					</Form.Item>
				</Half>
			</Row>
			<Form.Item name={note("text_ok", "box")} valuePropName="checked">
				<Checkbox>The Office of Admissions may text me about my application. Message rates may apply.</Checkbox>
			</Form.Item>
			<Divider titlePlacement="start">Permanent residence</Divider>
			<Line name="street" label="Street" need />
			<Row gutter={16}>
				<Half><Line name="street2" label="Apartment, unit or lot" /></Half>
				<Half><Line name="town" label="City" need /></Half>
				<Half><Pick name="home_state" label="State" need options={stateOptions} /></Half>
				<Half><Line name="zip" label="ZIP" need maxLength={10} /></Half>
				<Half><Pick name="home_country" label="Country" need options={countryOptions} /></Half>
			</Row>
			<Divider titlePlacement="start">Mailing address, only if it is not the one above</Divider>
			<Row gutter={16}>
				<Half><Line name="mailing_street" label="P.O. box or street (mailing)" /></Half>
				<Half><Line name="mailing_zip" label="ZIP (mailing)" maxLength={10} /></Half>
			</Row>
		</>
	);
}

function Residency() {
	return (
		<>
			<Row gutter={16}>
				<Half>
					<Pick name="citizen" label="Your citizenship" need options={pairs([["USC", "Citizen of the United States"], ["USN", "U.S. national (American Samoa, Swains Island)"], ["LPR", "Lawful permanent resident"], ["REF", "Refugee or asylee"], ["INT", "Citizen of another country"]])} />
				</Half>
				<Half><Line name="us_years" label="For how many years have you lived in the U.S.?" /></Half>
				<Half><Line name="ssn" label="Social Security number" extra="Needed only if you will file the FAFSA." placeholder="___-__-____" /></Half>
				<Half><Pick name="service" label="U.S. military affiliation" options={pairs([["N", "None"], ["A", "I am serving now"], ["V", "I am a veteran"], ["D", "I am the dependent of a service member or veteran"]])} /></Half>
				<Half><Pick name="home_language" label="Language you learned first" options={plain(["Arabic", "Cantonese", "English", "Hindi", "Igbo", "Korean", "Mandarin", "Spanish", "Tagalog", "Vietnamese"])} /></Half>
			</Row>
			<Choose name="latino" label="Do you identify as Hispanic or Latino/a?" options={pairs([["1", "Yes"], ["0", "No"]])} />
			<Form.Item name={note("heritage", "boxes")} label="How do you describe yourself? Mark all that apply." extra="Optional. This answer has no bearing on your admission.">
				<Checkbox.Group options={pairs([["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["PI", "Native Hawaiian or Pacific Islander"], ["WH", "White"]])} />
			</Form.Item>
		</>
	);
}

function Guardian({ n, title }: { n: "g1" | "g2"; title: string }) {
	return (
		<Card size="small" title={title} style={{ marginBottom: 16 }}>
			<Row gutter={16}>
				<Half><Line name={`${n}_first`} label="First name" /></Half>
				<Half><Line name={`${n}_last`} label="Last name" /></Half>
				<Half><Line name={`${n}_job`} label="Occupation" /></Half>
				<Half><Line name={`${n}_employer`} label="Employer" /></Half>
				<Half><Pick name={`${n}_school`} label="Highest level of schooling completed" options={schooling} /></Half>
				<Half><Line name={`${n}_mail`} label="Email" type="email" /></Half>
			</Row>
		</Card>
	);
}

function Household() {
	return (
		<>
			<Pick name="married" label="Your parents are…" options={pairs([["M", "Married to each other"], ["S", "Separated"], ["D", "Divorced"], ["N", "Never married"], ["W", "Widowed"]])} />
			<Guardian n="g1" title="Parent or guardian 1" />
			<Guardian n="g2" title="Parent or guardian 2" />
			<Choose name="bachelor_home" label="Has a parent or guardian who raised you earned a four-year degree?" options={pairs([["Y", "Yes"], ["N", "No"]])} />
			<Row gutter={16}>
				<Half><Line name="sibling_count" label="How many brothers and sisters do you have?" /></Half>
				<Half>
					<Pick name="earnings" label="Family income last year, before taxes" options={pairs([["A", "Under $30,000"], ["B", "$30,000 – $49,999"], ["C", "$50,000 – $74,999"], ["D", "$75,000 – $109,999"], ["E", "$110,000 or more"]])} />
				</Half>
				<Half><Choose name="waive" label="Are you asking us to waive the $65 application fee?" options={pairs([["Y", "Yes"], ["N", "No"]])} /></Half>
			</Row>
			<Divider titlePlacement="start">In an emergency</Divider>
			<Paragraph type="secondary">Name an adult who does not live with you.</Paragraph>
			<Row gutter={16}>
				<Half><Line name="ice_name" label="Emergency contact's full name" /></Half>
				<Half><Line name="ice_tie" label="How does this person know you?" /></Half>
				<Half><Line name="ice_phone" label="Emergency contact's phone" /></Half>
			</Row>
		</>
	);
}

function Schooling() {
	return (
		<>
			<Line name="hs" label="High school you attend now" need />
			<Row gutter={16}>
				<Half>
					<Form.Item name={note("hs_place", "path")} label="Where is it?" extra="Choose the state, then the city.">
						<Cascader options={schoolPlaces} placeholder="State / City" />
					</Form.Item>
				</Half>
				<Half><Line name="ceeb" label="CEEB code" maxLength={6} extra="Six digits; ask your counselor." /></Half>
				<Half>
					<Form.Item name={note("hs_finish", "date")} label="You (will) graduate on">
						<DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" style={{ width: "100%" }} />
					</Form.Item>
				</Half>
				<Half><Pick name="hs_year" label="Class standing" options={classYears} /></Half>
			</Row>
			<Row gutter={16}>
				<Col span={6}>
					<Form.Item name={note("gpa_plain", "text")} label="GPA, unweighted">
						<InputNumber<string> stringMode controls={false} style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={6}>
					<Form.Item name={note("gpa_weighted", "text")} label="GPA, weighted">
						<InputNumber<string> stringMode controls={false} style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={6}>
					<Form.Item name={note("rank", "text")} label="Rank in class">
						<InputNumber<string> stringMode controls={false} style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={6}>
					<Form.Item name={note("class_of", "text")} label="Students in class">
						<InputNumber<string> stringMode controls={false} style={{ width: "100%" }} />
					</Form.Item>
				</Col>
			</Row>
			<Divider titlePlacement="start">School counselor</Divider>
			<Row gutter={16}>
				<Half><Line name="counselor" label="Counselor's name" /></Half>
				<Half><Line name="counselor_mail" label="Counselor's email" type="email" /></Half>
				<Half><Line name="counselor_phone" label="Counselor's office phone" /></Half>
			</Row>
			<Divider titlePlacement="start">High school coursework</Divider>
			<Form.List name="classes">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Row gutter={12} key={key}>
							<Col span={14}>
								<Form.Item name={[name, "course"]} label={`Course ${name + 1}`}>
									<Input />
								</Form.Item>
							</Col>
							<Col span={10}>
								<Form.Item name={[name, "mark"]} label="Grade earned">
									<Input />
								</Form.Item>
							</Col>
						</Row>
					))
				}
			</Form.List>
		</>
	);
}

function Testing() {
	return (
		<>
			<Paragraph type="secondary">Siskin is test-optional. Report your best result in each section.</Paragraph>
			<Row gutter={16}>
				<Col span={8}><Line name="sat_rw" label="SAT Reading & Writing" /></Col>
				<Col span={8}><Line name="sat_m" label="SAT Math" /></Col>
				<Col span={8}><Line name="act" label="ACT Composite" /></Col>
				<Col span={8}><Line name="toefl" label="TOEFL iBT total" /></Col>
			</Row>
			<Divider titlePlacement="start">Advanced Placement</Divider>
			<Form.List name="ap">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Row gutter={12} key={key}>
							<Col span={14}>
								<Form.Item name={[name, "exam"]} label={`AP exam ${name + 1}`}>
									<Select {...search} allowClear options={apExams} placeholder="Select an exam" />
								</Form.Item>
							</Col>
							<Col span={10}>
								<Form.Item name={[name, "score"]} label="Score">
									<Radio.Group options={plain(["1", "2", "3", "4", "5"])} optionType="button" />
								</Form.Item>
							</Col>
						</Row>
					))
				}
			</Form.List>
		</>
	);
}

function Involvement() {
	return (
		<>
			<Form.List name="involvement">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Card size="small" key={key} title={`Activity or job ${name + 1}`} style={{ marginBottom: 12 }}>
							<Row gutter={12}>
								<Half>
									<Form.Item name={[name, "kind"]} label="Category">
										<Select {...search} allowClear options={kinds} placeholder="Select" />
									</Form.Item>
								</Half>
								<Half>
									<Form.Item name={[name, "group"]} label="Club, team or employer">
										<Input />
									</Form.Item>
								</Half>
								<Half>
									<Form.Item name={[name, "role"]} label="Your role">
										<Input maxLength={50} />
									</Form.Item>
								</Half>
								<Half>
									<Form.Item name={[name, "years"]} label="Years involved">
										<Select mode="multiple" virtual={false} options={classYears} placeholder="Select all that apply" />
									</Form.Item>
								</Half>
								<Half>
									<Form.Item name={[name, "hours"]} label="Hours a week">
										<Input />
									</Form.Item>
								</Half>
								<Half>
									<Form.Item name={[name, "weeks"]} label="Weeks a year">
										<Input />
									</Form.Item>
								</Half>
							</Row>
							<Form.Item name={[name, "did"]} label="What did you do?">
								<Input.TextArea rows={2} maxLength={150} showCount />
							</Form.Item>
						</Card>
					))
				}
			</Form.List>
			<Divider titlePlacement="start">Recognition</Divider>
			<Form.List name="recognition">
				{(rows) =>
					rows.map(({ key, name }) => (
						<Row gutter={12} key={key}>
							<Col span={16}>
								<Form.Item name={[name, "award"]} label={`Award or honor ${name + 1}`}>
									<Input />
								</Form.Item>
							</Col>
							<Col span={8}>
								<Form.Item name={[name, "year"]} label="Year received">
									<Select virtual={false} allowClear options={classYears} />
								</Form.Item>
							</Col>
						</Row>
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
				<Half><Pick name="term" label="Entry term" need options={pairs([["202620", "Spring 2026"], ["202640", "Fall 2026"], ["202740", "Fall 2027"], ["202840", "Fall 2028"]])} /></Half>
				<Half>
					<Form.Item name={note("program", "path")} label="College and major" rules={[{ required: true }]}>
						<Cascader options={programs} placeholder="Choose a college, then a major" />
					</Form.Item>
				</Half>
				<Half><Line name="career" label="Career you have in mind" /></Half>
				<Half><Choose name="dorm" label="Do you plan to live on campus?" options={pairs([["Y", "Yes"], ["N", "No"], ["U", "Not sure"]])} /></Half>
			</Row>
			<Divider titlePlacement="start">Certification</Divider>
			<Form.Item name={note("certify", "box")} valuePropName="checked">
				<Checkbox>I certify that everything in this application is my own work, true and complete.</Checkbox>
			</Form.Item>
			<Line name="signed" label="Electronic signature" extra="Type your full legal name." />
			<Form.Item name={note("pin", "text")} label="Create a PIN for the applicant portal">
				<Input.Password autoComplete="new-password" />
			</Form.Item>
		</>
	);
}

const listed: [string, number, [string, Kind][]][] = [
	["classes", 3, [["course", "text"], ["mark", "text"]]],
	["ap", 3, [["exam", "pick"], ["score", "radio"]]],
	["involvement", 3, [["kind", "pick"], ["group", "text"], ["role", "text"], ["years", "many"], ["hours", "text"], ["weeks", "text"], ["did", "text"]]],
	["recognition", 3, [["award", "text"], ["year", "pick"]]],
];
for (const [list, count, parts] of listed)
	for (let row = 0; row < count; row++) for (const [part, kind] of parts) note([list, row, part], kind);

const rowsOf = (count: number) => Array.from({ length: count }, () => ({}));
const FORM = "fy27";

function shownOf(name: string | (string | number)[], kind: Kind) {
	const own = document.getElementById(`${FORM}_${keyOf(name)}`);
	if (!own) return kind === "many" || kind === "boxes" ? [] : "";
	const texts = (all: Iterable<Element>) => [...all].map((each) => (each.textContent ?? "").trim());
	if (kind === "text" || kind === "date") return (own as HTMLInputElement).value;
	if (kind === "box") return (own as HTMLInputElement).checked;
	if (kind === "radio") return texts(own.querySelectorAll("label:has(input:checked)"))[0] ?? "";
	if (kind === "boxes") return texts(own.querySelectorAll("label:has(input:checked)"));
	const select = own.closest(".ant-select");
	if (kind === "many") return texts(select?.querySelectorAll(".ant-select-selection-item-content") ?? []);
	return texts(select?.querySelectorAll(".ant-select-content-has-value") ?? [])[0] ?? "";
}

function App() {
	const [form] = Form.useForm();
	const [sent, setSent] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => {
				const held: Record<string, unknown> = { submitted: sent };
				for (const [name, kind] of kindsOf) {
					const value = form.getFieldValue(name);
					const empty = kind === "many" || kind === "boxes" || kind === "path" ? [] : kind === "box" ? false : "";
					held[keyOf(name)] = dayjs.isDayjs(value) ? value.format("YYYY-MM-DD") : (value ?? empty);
				}
				return held;
			},
			formShown: () => Object.fromEntries(kindsOf.map(([name, kind]) => [keyOf(name), shownOf(name, kind)])),
		});
	}, [form, sent]);
	const panels: [string, string, React.ReactNode][] = [
		["you", "1. You", <About key="a" />],
		["res", "2. Residency and background", <Residency key="b" />],
		["fam", "3. Household", <Household key="c" />],
		["sch", "4. High school", <Schooling key="d" />],
		["tst", "5. Test results (optional)", <Testing key="e" />],
		["inv", "6. Involvement and recognition", <Involvement key="f" />],
		["pln", "7. Your plans and certification", <Plans key="g" />],
	];
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#14532d", motion: false } }}>
			<main style={{ maxWidth: 880, margin: "0 auto", padding: 24 }}>
				<Title level={2}>University of Siskin</Title>
				<Title level={4}>Application for First-Year Admission, 2027</Title>
				<Paragraph>
					Priority deadline November 15. Questions with <Text type="danger">*</Text> must be answered. Open a section by its heading; your answers stay when you close it.
				</Paragraph>
				<Form
					form={form}
					name={FORM}
					layout="vertical"
					initialValues={{ classes: rowsOf(3), ap: rowsOf(3), involvement: rowsOf(3), recognition: rowsOf(3) }}
					onFinish={() => setSent(true)}
					onFinishFailed={() => setSent(true)}
				>
					<Collapse defaultActiveKey={["you", "res", "fam", "sch", "inv", "pln"]} items={panels.map(([key, label, children]) => ({ key, label, children, forceRender: true }))} />
					<Button type="primary" htmlType="submit" size="large" style={{ marginTop: 24 }}>
						Submit application
					</Button>
				</Form>
			</main>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
