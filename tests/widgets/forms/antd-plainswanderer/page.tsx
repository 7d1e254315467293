import {
	AutoComplete, Button, Card, Cascader, Checkbox, Col, ConfigProvider, DatePicker, Divider, Flex, Form, Input, InputNumber, Layout, Radio, Row, Select,
	Space, Table, Tabs, Typography,
} from "antd";
import type { Dayjs } from "dayjs";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const { Title, Paragraph, Text } = Typography;

const stateOptions = STATES.map(([value, label]) => ({ value, label }));
const countryOptions = COUNTRIES.map((country) => ({ value: country, label: country }));
const byLabel = { showSearch: true, optionFilterProp: "label" } as const;
const opts = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const yesNo = [
	{ value: "Y", label: "Yes" },
	{ value: "N", label: "No" },
];

const programs = [
	["College of Art and Design", "3D Digital Design", "Ceramics", "Film and Animation", "Fine Arts Studio", "Furniture Design", "Graphic Design", "Illustration", "Industrial Design", "Interior Design", "Photographic and Imaging Arts"],
	["College of Business", "Accounting", "Finance", "Management Information Systems", "Marketing", "Undeclared Business"],
	["College of Computing and Information Sciences", "Computer Science", "Computing Security", "Game Design and Development", "Software Engineering", "Web and Mobile Computing"],
	["College of Engineering", "Biomedical Engineering", "Chemical Engineering", "Computer Engineering", "Electrical Engineering", "Environmental Engineering", "Industrial Engineering", "Mechanical Engineering", "Engineering Exploration"],
	["College of Engineering Technology", "Civil Engineering Technology", "Electrical Engineering Technology", "Environmental Sustainability, Health and Safety", "Mechanical Engineering Technology"],
	["College of Health Sciences", "Biomedical Sciences", "Diagnostic Medical Sonography", "Nutritional Sciences", "Physician Assistant"],
	["College of Liberal Arts", "Advertising and Public Relations", "Criminal Justice", "Economics", "International and Global Studies", "Journalism", "Psychology", "Public Policy"],
	["College of Science", "Applied Mathematics", "Biochemistry", "Biology", "Chemistry", "Environmental Science", "Imaging Science", "Physics"],
	["University Studies", "University Exploration"],
].map(([college, ...majors]) => ({ value: college, label: college, children: majors.map((major) => ({ value: major, label: major })) }));

const educationLevels = [
	{ value: "none", label: "Did not complete high school" },
	{ value: "hs", label: "High school graduate or GED" },
	{ value: "some", label: "Attended college, no degree" },
	{ value: "aa", label: "Associate degree" },
	{ value: "ba", label: "Bachelor's degree" },
	{ value: "grad", label: "Graduate or professional degree" },
];

const apSubjects = opts(
	"2-D Art and Design", "3-D Art and Design", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A",
	"Computer Science Principles", "Drawing", "English Language and Composition", "English Literature and Composition", "Environmental Science",
	"European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics C: Mechanics", "Psychology", "Spanish Language and Culture",
	"Statistics", "United States Government and Politics", "United States History", "World History: Modern",
);

const grades = [
	{ value: 9, label: "9" },
	{ value: 10, label: "10" },
	{ value: 11, label: "11" },
	{ value: 12, label: "12" },
];

function ParentPane({ n }: { n: number }) {
	return (
		<>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item name={["family", n, "relationship"]} label="Relationship to you">
						<Select options={opts("Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Legal guardian", "Other")} placeholder="Select" />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["family", n, "living"]} label="Is this parent/guardian living?">
						<Radio.Group options={yesNo} />
					</Form.Item>
				</Col>
			</Row>
			<Row gutter={16}>
				<Col span={10}>
					<Form.Item name={["family", n, "last"]} label="Last/family name">
						<Input autoComplete="off" />
					</Form.Item>
				</Col>
				<Col span={10}>
					<Form.Item name={["family", n, "first"]} label="First/given name">
						<Input autoComplete="off" />
					</Form.Item>
				</Col>
				<Col span={4}>
					<Form.Item name={["family", n, "mi"]} label="M.I.">
						<Input maxLength={1} autoComplete="off" />
					</Form.Item>
				</Col>
			</Row>
			<Row gutter={16}>
				<Col span={12}>
					<Form.Item name={["family", n, "occupation"]} label="Occupation">
						<Input />
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item name={["family", n, "employer"]} label="Employer">
						<Input />
					</Form.Item>
				</Col>
			</Row>
			<Row gutter={16}>
				<Col span={12}>
					<Form.Item name={["family", n, "education"]} label="Highest level of formal education">
						<Select options={educationLevels} />
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item name={["family", n, "alma"]} label="College(s) attended, if any">
						<Input />
					</Form.Item>
				</Col>
			</Row>
		</>
	);
}

const cell = (name: (string | number)[], control: React.ReactNode) => (
	<Form.Item name={name} noStyle>
		{control}
	</Form.Item>
);

function SchoolFields() {
	return (
		<>
			<Form.Item name="hsName" label="Name of secondary school you now attend (or from which you graduated)">
				<Input />
			</Form.Item>
			<Row gutter={16}>
				<Col span={7}>
					<Form.Item name="ceeb" label="CEEB/ACT code" tooltip="Your counselor can give you this six-digit number.">
						<Input maxLength={6} />
					</Form.Item>
				</Col>
				<Col span={10}>
					<Form.Item name="hsCity" label="City">
						<Input />
					</Form.Item>
				</Col>
				<Col span={7}>
					<Form.Item name="hsState" label="State">
						<Select {...byLabel} options={stateOptions} allowClear />
					</Form.Item>
				</Col>
			</Row>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item name="hsEntered" label="Date entered">
						<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="hsGraduation" label="Date of graduation (actual or expected)">
						<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="hsType" label="Type of school">
						<Select options={opts("Public", "Private", "Parochial", "Home school", "BOCES / vocational")} />
					</Form.Item>
				</Col>
			</Row>
			<Row gutter={16} align="bottom">
				<Col span={6}>
					<Form.Item name="gpa" label="Cumulative grade point average" extra="Unweighted, on a 4.0 scale">
						<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item label="Rank in class" extra="If your school does not rank, leave blank.">
						<Space>
							<Form.Item name="rank" noStyle>
								<InputNumber min={1} aria-label="Rank" />
							</Form.Item>
							<span>in a class of</span>
							<Form.Item name="classSize" noStyle>
								<InputNumber min={1} aria-label="Class size" />
							</Form.Item>
						</Space>
					</Form.Item>
				</Col>
			</Row>
			<Divider titlePlacement="start">School counselor</Divider>
			<Row gutter={16}>
				<Col span={8}>
					<Form.Item name="counselorName" label="Counselor's name">
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="counselorPhone" label="Counselor's phone">
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name="counselorEmail" label="Counselor's e-mail">
						<Input />
					</Form.Item>
				</Col>
			</Row>
			<Divider titlePlacement="start">College-level work</Divider>
			<Paragraph>If you have taken, or are taking, courses at a college or university while in high school, tell us where.</Paragraph>
			<Row gutter={16}>
				<Col span={10}>
					<Form.Item name={["collegeWork", "name"]} label="College">
						<Input />
					</Form.Item>
				</Col>
				<Col span={8}>
					<Form.Item name={["collegeWork", "dates"]} label="Dates of attendance">
						<Input placeholder="e.g. Fall 2025" />
					</Form.Item>
				</Col>
				<Col span={6}>
					<Form.Item name={["collegeWork", "degree"]} label="Degree earned, if any">
						<Input />
					</Form.Item>
				</Col>
			</Row>
		</>
	);
}

function Tests() {
	const rows = [
		{ key: "satReading", test: "SAT Evidence-Based Reading and Writing", min: 200, max: 800 },
		{ key: "satMath", test: "SAT Math", min: 200, max: 800 },
		{ key: "act", test: "ACT Composite", min: 1, max: 36 },
		{ key: "toefl", test: "TOEFL iBT", min: 0, max: 120 },
	];
	return (
		<>
			<Paragraph>
				List the dates you have taken, or plan to take, the following tests, with your highest score. Official scores must be sent by the testing agency.
			</Paragraph>
			<Table
				pagination={false}
				size="small"
				dataSource={rows}
				columns={[
					{ title: "Test", dataIndex: "test" },
					{
						title: "Date taken or planned",
						render: (_, { key }) => cell(["tests", key, "date"], <DatePicker format="MM/DD/YYYY" placeholder="mm/dd/yyyy" />),
					},
					{
						title: "Score",
						render: (_, { key, min, max }) => cell(["tests", key, "score"], <InputNumber min={min} max={max} controls={false} />),
					},
				]}
			/>
			<Title level={5} style={{ marginTop: 24 }}>
				Advanced Placement examinations
			</Title>
			<Table
				pagination={false}
				size="small"
				rowKey="n"
				dataSource={[0, 1, 2].map((n) => ({ n }))}
				columns={[
					{
						title: "Subject",
						width: "50%",
						render: (_, { n }) => cell(["ap", n, "subject"], <Select showSearch allowClear options={apSubjects} style={{ width: "100%" }} />),
					},
					{
						title: "Score (1–5)",
						render: (_, { n }) => cell(["ap", n, "score"], <Select allowClear options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))} style={{ width: 90 }} />),
					},
				]}
			/>
		</>
	);
}

function Activities() {
	return (
		<Form.List name="activities" initialValue={[{}]}>
			{(fields, { add, remove }) => (
				<Flex vertical gap={16}>
					{fields.map(({ key, name }) => (
						<Card
							key={key}
							size="small"
							type="inner"
							title={`Activity ${name + 1}`}
							extra={
								fields.length > 1 ? (
									<Button type="link" size="small" onClick={() => remove(name)}>
										Remove
									</Button>
								) : null
							}
						>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name={[name, "organization"]} label="Activity or organization">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name={[name, "position"]} label="Positions held">
										<Input maxLength={50} />
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name={[name, "grades"]} label="Grade level(s) of participation">
										<Select mode="multiple" options={grades} />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={[name, "hours"]} label="Hours per week">
										<InputNumber min={0} max={168} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={[name, "college"]} label="Continue in college?">
										<Radio.Group options={yesNo} optionType="button" />
									</Form.Item>
								</Col>
							</Row>
						</Card>
					))}
					<Button type="dashed" block onClick={() => add({})} disabled={fields.length >= 10}>
						+ Add another activity
					</Button>
				</Flex>
			)}
		</Form.List>
	);
}

type Kind = "text" | "select" | "multi" | "radio" | "boxes" | "box" | "date" | "month" | "number" | "cascade";
const fields: [key: string, name: (string | number)[], kind: Kind][] = [];
const has = (kind: Kind, ...names: (string | (string | number)[])[]) => {
	for (const name of names) {
		const path = typeof name === "string" ? [name] : name;
		fields.push([path.join("."), path, kind]);
	}
};
has("select", "entryTerm");
has("radio", "plan", "ntid", "appliedBefore");
has("text", "lastName", "firstName", "middleName");
has("select", "suffix");
has("text", "preferredName", "otherNames", "ssn");
has("date", "birthDate");
has("text", "birthCity");
has("select", "birthCountry", "pronouns");
has("radio", "sex");
has("text", ["permanent", "street"], ["permanent", "apt"], ["permanent", "city"], ["permanent", "zip"]);
has("select", ["permanent", "state"], ["permanent", "country"]);
has("text", ["temporary", "street"], ["temporary", "city"], ["temporary", "zip"]);
has("select", ["temporary", "state"]);
has("date", ["temporary", "until"]);
has("select", "phoneCode");
has("text", "phone", "phone2", "email");
has("radio", "citizenship", "english", "hispanic");
has("select", "citizenOf");
has("boxes", "race");
has("cascade", "choice1", "choice2");
has("text", "career", "portfolioUrl");
has("select", "degree");
has("number", "portfolioPieces");
has("multi", "portfolioMedia");
has("text", "hsName", "ceeb", "hsCity");
has("select", "hsState", "hsType");
has("month", "hsEntered");
has("date", "hsGraduation");
has("number", "gpa", "rank", "classSize");
has("text", "counselorName", "counselorPhone", "counselorEmail", ["collegeWork", "name"], ["collegeWork", "dates"], ["collegeWork", "degree"]);
for (const test of ["satReading", "satMath", "act", "toefl"]) {
	has("date", ["tests", test, "date"]);
	has("number", ["tests", test, "score"]);
}
for (const n of [0, 1, 2]) {
	has("select", ["ap", n, "subject"], ["ap", n, "score"]);
}
for (const n of [0, 1]) {
	has("select", ["family", n, "relationship"], ["family", n, "education"]);
	has("radio", ["family", n, "living"]);
	has("text", ...["last", "first", "mi", "occupation", "employer", "alma"].map((part) => ["family", n, part]));
}
has("select", "maritalStatus");
has("radio", "firstGeneration");
for (const n of [0, 1]) {
	has("text", ["siblings", n, "name"]);
	has("number", ["siblings", n, "age"]);
}
for (const n of [0, 1, 2]) {
	has("text", ["activities", n, "organization"], ["activities", n, "position"]);
	has("multi", ["activities", n, "grades"]);
	has("number", ["activities", n, "hours"]);
	has("radio", ["activities", n, "college"]);
}
for (const n of [0, 1, 2]) {
	has("text", ["honors", n, "title"]);
	has("select", ["honors", n, "grade"]);
}
has("radio", "housing", "aid", "convicted");
has("multi", "otherColleges");
has("select", "cbo", "heard");
has("box", "feeWaiver", "certify");
has("text", "signature");

const held: { get: (name: (string | number)[]) => unknown; submitted: boolean } = { get: () => undefined, submitted: false };

function Application() {
	const [form] = Form.useForm();
	held.get = (name) => form.getFieldValue(name);
	return (
		<Layout style={{ minHeight: "100vh" }}>
			<Layout.Header>
				<Title level={3} style={{ color: "#fff", margin: 0, lineHeight: "64px" }}>
					Halvorsen Institute of Technology
				</Title>
			</Layout.Header>
			<Layout.Content style={{ maxWidth: 960, margin: "24px auto", width: "100%" }}>
				<Title level={2}>Application for Freshman Admission</Title>
				<Paragraph>
					Please refer to the application timetable to determine when you should file your application, based upon your applicant status and desired entry
					term. If you have any questions about the application process, please call the Undergraduate Admissions Office.
				</Paragraph>
				<Form form={form} name="ugapp" layout="vertical" onFinish={() => (held.submitted = true)} autoComplete="off">
					<Flex vertical gap={24}>
						<Card title="Application Status">
							<Form.Item name="entryTerm" label="Please indicate the academic term you plan to enroll">
								<Select
									placeholder="Choose a term"
									options={[
										{ value: "20271", label: "Fall 2027 (starts in August)" },
										{ value: "20275", label: "Spring 2028 (starts in January)" },
										{ value: "20281", label: "Fall 2028 (starts in August)" },
									]}
								/>
							</Form.Item>
							<Form.Item name="plan" label="Are you applying under the Early Decision Plan?">
								<Radio.Group options={yesNo} />
							</Form.Item>
							<Form.Item name="ntid" label="Are you applying for access services for deaf and hard-of-hearing students?">
								<Radio.Group options={yesNo} />
							</Form.Item>
							<Form.Item name="appliedBefore" label="Have you applied to Halvorsen before?">
								<Radio.Group options={yesNo} />
							</Form.Item>
						</Card>

						<Card title="Personal Data">
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item name="lastName" label="Last/Family" extra="Enter your name exactly as it appears on official documents.">
										<Input autoComplete="family-name" />
									</Form.Item>
								</Col>
								<Col span={7}>
									<Form.Item name="firstName" label="First/Given">
										<Input autoComplete="given-name" />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name="middleName" label="Middle (complete)">
										<Input />
									</Form.Item>
								</Col>
								<Col span={3}>
									<Form.Item name="suffix" label="Jr., etc.">
										<Select allowClear options={opts("Jr.", "Sr.", "II", "III", "IV")} />
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item name="preferredName" label="Preferred name, if not first name">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="otherNames" label="Former last name(s), if any">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="ssn" label="Social Security number" extra="Required if applying for financial aid">
										<Input.Password visibilityToggle={false} autoComplete="off" />
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col span={6}>
									<Form.Item name="birthDate" label="Date of birth">
										<DatePicker format="MM/DD/YYYY" placeholder="mm/dd/yyyy" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={9}>
									<Form.Item name="birthCity" label="City of birth">
										<Input />
									</Form.Item>
								</Col>
								<Col span={9}>
									<Form.Item name="birthCountry" label="Country of birth">
										<Select {...byLabel} options={countryOptions} allowClear />
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name="sex" label="Legal sex">
										<Radio.Group>
											<Radio value="F">Female</Radio>
											<Radio value="M">Male</Radio>
										</Radio.Group>
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="pronouns" label="Personal pronouns (optional)">
										<Select
											allowClear
											options={[
												{ value: "he", label: "he/him/his" },
												{ value: "she", label: "she/her/hers" },
												{ value: "they", label: "they/them/theirs" },
												{ value: "other", label: "Other / please ask me" },
											]}
										/>
									</Form.Item>
								</Col>
							</Row>

							<Divider titlePlacement="start">Permanent home address</Divider>
							<Row gutter={16}>
								<Col span={18}>
									<Form.Item name={["permanent", "street"]} label="Number and street">
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["permanent", "apt"]} label="Apartment #">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["permanent", "city"]} label="City/Town">
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["permanent", "state"]} label="State/Province">
										<Select {...byLabel} options={stateOptions} allowClear />
									</Form.Item>
								</Col>
								<Col span={4}>
									<Form.Item name={["permanent", "zip"]} label="ZIP/Postal code">
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["permanent", "country"]} label="Country">
										<Select {...byLabel} options={countryOptions} allowClear />
									</Form.Item>
								</Col>
							</Row>
							<Divider titlePlacement="start">Mailing address</Divider>
							<Paragraph type="secondary">If different from above, please give your mailing address for all admission correspondence.</Paragraph>
							<Row gutter={16}>
								<Col span={16}>
									<Form.Item name={["temporary", "street"]} label="Number and street">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["temporary", "until"]} label="Use this address until">
										<DatePicker format="MM/DD/YYYY" placeholder="mm/dd/yyyy" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={10}>
									<Form.Item name={["temporary", "city"]} label="City/Town">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["temporary", "state"]} label="State/Province">
										<Select {...byLabel} options={stateOptions} allowClear />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name={["temporary", "zip"]} label="ZIP/Postal code">
										<Input />
									</Form.Item>
								</Col>
							</Row>
							<Divider titlePlacement="start">How may we reach you?</Divider>
							<Row gutter={16}>
								<Col span={10}>
									<Form.Item label="Preferred telephone" htmlFor="ugapp_phone">
										<Space.Compact block>
											<Form.Item name="phoneCode" noStyle>
												<Select
													aria-label="Country code"
													style={{ width: 110 }}
													options={["+1", "+34", "+44", "+52", "+82", "+86", "+91", "+234"].map((value) => ({ value, label: value }))}
												/>
											</Form.Item>
											<Form.Item name="phone" noStyle>
												<Input type="tel" />
											</Form.Item>
										</Space.Compact>
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item name="phone2" label="Other telephone">
										<Input type="tel" />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="email" label="E-mail address" rules={[{ type: "email" }]}>
										<Input type="email" />
									</Form.Item>
								</Col>
							</Row>
							<Divider titlePlacement="start">Citizenship and background</Divider>
							<Form.Item name="citizenship" label="Citizenship status">
								<Radio.Group
									vertical
									options={[
										{ value: "USC", label: "U.S. citizen or U.S. national" },
										{ value: "PR", label: "U.S. permanent resident (attach a copy of your card)" },
										{ value: "REF", label: "U.S. refugee or asylee" },
										{ value: "INT", label: "Other (non-U.S.) citizenship" },
									]}
								/>
							</Form.Item>
							<Form.Item name="citizenOf" label="If you are not a U.S. citizen, of what country are you a citizen?">
								<Select {...byLabel} options={countryOptions} allowClear style={{ maxWidth: 320 }} />
							</Form.Item>
							<Form.Item name="english" label="Is English your first language?">
								<Radio.Group options={yesNo} />
							</Form.Item>
							<Form.Item name="hispanic" label="Are you Hispanic/Latino?" extra="The items in this group are optional. No information you provide will be used in a discriminatory manner.">
								<Radio.Group options={yesNo} />
							</Form.Item>
							<Form.Item name="race" label="Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more.)">
								<Checkbox.Group
									options={[
										{ value: "ai", label: "American Indian or Alaska Native" },
										{ value: "as", label: "Asian (including Indian subcontinent and Philippines)" },
										{ value: "bl", label: "Black or African American (including Africa and Caribbean)" },
										{ value: "pi", label: "Native Hawaiian or Other Pacific Islander" },
										{ value: "wh", label: "White (including Middle Eastern)" },
									]}
								/>
							</Form.Item>
						</Card>

						<Card title="Academic Program Selection">
							<Paragraph>
								Please enter your first choice academic major. If we are unable to offer admission to your first choice program and you would like to be
								considered for another, enter your second choice.
							</Paragraph>
							<Form.Item name="choice1" label="First choice program">
								<Cascader options={programs} showSearch placeholder="College / Program" />
							</Form.Item>
							<Form.Item name="choice2" label="Second choice program">
								<Cascader options={programs} showSearch placeholder="College / Program" />
							</Form.Item>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name="career" label="What career or profession are you considering?">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="degree" label="Highest degree you intend to earn">
										<Select
											allowClear
											options={[
												{ value: "AAS", label: "Associate" },
												{ value: "BS", label: "Bachelor's (BA, BFA, BS)" },
												{ value: "MS", label: "Master's (MA, MBA, MFA, MS)" },
												{ value: "PHD", label: "Doctorate (Ph.D.)" },
												{ value: "PRO", label: "Professional (MD, JD, DVM)" },
											]}
										/>
									</Form.Item>
								</Col>
							</Row>
							<Divider titlePlacement="start">Portfolio</Divider>
							<Paragraph>
								A portfolio is required of applicants to the College of Art and Design and may be submitted by applicants to any other program in support of
								their application.
							</Paragraph>
							<Form.Item name="portfolioUrl" label="Link to your online portfolio">
								<Input prefix="🔗" placeholder="https://" />
							</Form.Item>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item name="portfolioPieces" label="Number of pieces">
										<InputNumber min={1} max={20} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={16}>
									<Form.Item name="portfolioMedia" label="Media represented">
										<Select
											mode="multiple"
											options={opts("Ceramics", "Collage", "Computer graphics", "Drawing", "Film/video", "Metals", "Painting", "Photography", "Printmaking", "Sculpture")}
										/>
									</Form.Item>
								</Col>
							</Row>
						</Card>

						<Card title="Educational Data">
							<SchoolFields />
						</Card>

						<Card title="Test Information">
							<Tests />
						</Card>

						<Card title="Family Data">
							<Tabs
								items={[
									{ key: "p1", label: "Parent/Guardian 1", forceRender: true, children: <ParentPane n={0} /> },
									{ key: "p2", label: "Parent/Guardian 2", forceRender: true, children: <ParentPane n={1} /> },
								]}
							/>
							<Divider />
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name="maritalStatus" label="Parents' marital status (relative to each other)">
										<Select allowClear options={opts("Never married", "Married", "Civil union/Domestic partners", "Widowed", "Separated", "Divorced")} />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="firstGeneration" label="Will you be the first in your family to attend college?">
										<Radio.Group options={yesNo} />
									</Form.Item>
								</Col>
							</Row>
							<Text strong>Please give names and ages of your brothers or sisters.</Text>
							<Form.List name="siblings" initialValue={[{}]}>
								{(rows, { add }) => (
									<div style={{ marginTop: 12 }}>
										{rows.map(({ key, name }) => (
											<Row key={key} gutter={16}>
												<Col span={16}>
													<Form.Item name={[name, "name"]} rules={[{ max: 80 }]}>
														<Input placeholder="Name" />
													</Form.Item>
												</Col>
												<Col span={8}>
													<Form.Item name={[name, "age"]}>
														<InputNumber placeholder="Age" min={0} max={99} style={{ width: "100%" }} />
													</Form.Item>
												</Col>
											</Row>
										))}
										<Button type="link" onClick={() => add({})}>
											Add brother or sister
										</Button>
									</div>
								)}
							</Form.List>
						</Card>

						<Card title="Activities and Honors">
							<Paragraph>
								Please list your principal extracurricular, community, volunteer, family and work activities in the order of their importance to you.
							</Paragraph>
							<Activities />
							<Title level={5} style={{ marginTop: 24 }}>
								Academic distinctions or honors
							</Title>
							<Table
								pagination={false}
								size="small"
								rowKey="n"
								dataSource={[0, 1, 2].map((n) => ({ n }))}
								columns={[
									{ title: "Distinction or honor", render: (_, { n }) => cell(["honors", n, "title"], <Input />) },
									{
										title: "Grade received",
										width: 180,
										render: (_, { n }) => cell(["honors", n, "grade"], <Select allowClear options={grades} style={{ width: "100%" }} />),
									},
								]}
							/>
						</Card>

						<Card title="Additional Information">
							<Form.Item name="otherColleges" label="Other colleges to which you have applied or plan to apply (optional)" extra="Type a name and press Enter.">
								<Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[";"]} />
							</Form.Item>
							<Form.Item name="cbo" label="College access program or community-based organization, if any">
								<AutoComplete
									allowClear
									options={opts("College Possible", "GEAR UP", "OneGoal", "Posse Foundation", "QuestBridge", "Upward Bound")}
									showSearch={{ filterOption: true }}
								/>
							</Form.Item>
							<Form.Item name="housing" label="Housing plans">
								<Radio.Group
									options={[
										{ value: "R", label: "Residence hall" },
										{ value: "C", label: "Commute from home" },
										{ value: "O", label: "Off-campus apartment" },
									]}
								/>
							</Form.Item>
							<Form.Item name="aid" label="Do you intend to apply for financial aid?">
								<Radio.Group options={yesNo} />
							</Form.Item>
							<Form.Item name="feeWaiver" valuePropName="checked">
								<Checkbox>I am requesting a waiver of the $65 application fee</Checkbox>
							</Form.Item>
							<Form.Item
								name="convicted"
								label="Have you ever been found responsible for a disciplinary violation at any educational institution from the 9th grade forward?"
							>
								<Radio.Group options={yesNo} />
							</Form.Item>
							<Form.Item name="heard" label="How did you first learn about Halvorsen?">
								<Select options={opts("College fair", "High school counselor", "Teacher", "Friend or relative", "Alumnus/a", "College search Web site", "Mail", "Other")} />
							</Form.Item>
						</Card>

						<Card title="Signature">
							<Form.Item name="certify" valuePropName="checked">
								<Checkbox>I certify that all information submitted in the admission process is my own work, factually true, and honestly presented.</Checkbox>
							</Form.Item>
							<Form.Item name="signature" label="Applicant's signature (type your full name)">
								<Input autoComplete="off" />
							</Form.Item>
							<Button type="primary" htmlType="submit" size="large">
								Submit application
							</Button>
						</Card>
					</Flex>
				</Form>
			</Layout.Content>
		</Layout>
	);
}

function stateOf(name: (string | number)[], kind: Kind) {
	const value = held.get(name);
	if (kind === "date" || kind === "month") return value ? (value as Dayjs).format(kind === "date" ? "YYYY-MM-DD" : "YYYY-MM") : "";
	if (kind === "multi" || kind === "boxes" || kind === "cascade") return value ?? [];
	if (kind === "box") return Boolean(value);
	if (kind === "text") return value ?? "";
	return value ?? null;
}

const texts = (root: Element | null | undefined, selector: string) => [...(root?.querySelectorAll(selector) ?? [])].map((each) => each.textContent?.trim() ?? "");

function shownOf(name: (string | number)[], kind: Kind) {
	const control = document.getElementById(`ugapp_${name.join("_")}`);
	const input = control as HTMLInputElement | null;
	switch (kind) {
		case "radio":
			return texts(control, "label:has(input:checked)")[0] ?? "";
		case "boxes":
			return texts(control, "label:has(input:checked)");
		case "box":
			return input?.checked ?? false;
		case "multi":
			return texts(control?.closest(".ant-select"), ".ant-select-selection-item-content");
		case "select":
		case "cascade": {
			const box = control?.closest(".ant-select");
			const value = box?.querySelector(".ant-select-content-has-value");
			return value?.getAttribute("title") || value?.textContent?.trim() || input?.value || "";
		}
		default:
			return input?.value ?? "";
	}
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(fields.map(([key, name, kind]) => [key, stateOf(name, kind)])), submitted: held.submitted }),
	formShown: () => Object.fromEntries(fields.map(([key, name, kind]) => [key, shownOf(name, kind)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(
	<ConfigProvider theme={{ token: { colorPrimary: "#a8480f", motion: false } }}>
		<Application />
	</ConfigProvider>,
);
