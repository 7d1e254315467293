import { Alert, Button, Card, Cascader, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout, Radio, Row, Select, Space, Typography } from "antd";
import { isDayjs } from "dayjs";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "antd/dist/reset.css";

const toOptions = (list: string[]) => list.map((value) => ({ value, label: value }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const GRADES = [8, 9, 10, 11, 12].map((grade) => ({ value: grade, label: `${grade}th grade` }));
const LANGUAGES = toOptions(["Arabic", "Cantonese", "English", "Farsi", "French", "Hmong", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Punjabi", "Russian", "Spanish", "Tagalog", "Vietnamese", "Other"]);
const ETHNIC = ["American Indian/Alaskan Native", "Asian", "Black/African American", "Native Hawaiian/Pacific Islander", "White", "Prefer not to respond"];
const PARENT_ED = toOptions(["Less than high school", "Completed high school", "Some college", "2-yr college degree", "4-yr college degree", "Masters Degree", "Ph.D. or professional degree", "Don't know"]);
const INCOME = toOptions(["Under $25,000", "$25,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 to $149,999", "$150,000 and above"]);
const AP = toOptions(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Computer Science Principles", "AP English Language", "AP English Literature", "AP Environmental Science", "AP European History", "AP Human Geography", "AP Physics 1", "AP Physics 2", "AP Physics C", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP U.S. Government", "AP United States History", "AP World History"]);
const CLUSTERS = toOptions(["Cluster 1: Robot Inventors", "Cluster 2: Earthquakes and Structures", "Cluster 3: Living Oceans and Watersheds", "Cluster 4: Number Theory and Cryptography", "Cluster 5: Biomedical Sensors", "Cluster 6: Stars, Sight and Science"]);
const branch = (name: string, leaves: string[]) => ({ value: name, label: name, children: toOptions(leaves) });
const FIELDS = [
	branch("Engineering", ["Aerospace Engineering", "Bioengineering", "Chemical Engineering", "Civil Engineering", "Computer Engineering", "Electrical Engineering", "Environmental Engineering", "Mechanical Engineering"]),
	branch("Life Sciences", ["Biology", "Ecology", "Environmental Science", "Marine Biology", "Neuroscience"]),
	branch("Mathematical and Computer Sciences", ["Computer Science", "Data Science", "Mathematics", "Statistics"]),
	branch("Physical Sciences", ["Astronomy", "Chemistry", "Earth Science", "Physics"]),
	branch("Undecided", ["Undecided"]),
];
const PROGRAMS = ["AVID", "GEAR UP", "MESA", "Science Olympiad", "Talent Search", "Upward Bound", "None of these"];

const phone = (value?: string) => {
	const d = (value ?? "").replace(/\D/g, "").slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

const SINGLE = `lastName firstName mi nickname address apt city county state zip country phone homePhone email birthDate birthCity birthCountry sex pronouns ssn
citizenship hispanic ethnic homeLanguages shirt school schoolStreet schoolCity schoolState schoolZip schoolType grade gradMonth gpa wgpa rank classSize psat psatDate
satErw satMath act income householdSize firstGen lunch programs field career cluster1 cluster2 conflict colleges attended heard emName emRelation emPhone allergies medications
doctor doctorPhone essay teacher teacherEmail counselor counselorEmail conduct photo signature parentSignature signedOn`.split(/\s+/);
const ROWS: Record<string, string[]> = {
	parents: ["first", "last", "relation", "job", "employer", "workPhone", "education"],
	siblings: ["name", "age"],
	exams: ["subject", "year", "score"],
	courses: ["name", "level", "grade"],
	collegeCourses: ["name", "grade"],
	awards: ["title", "grade"],
	activities: ["name", "position", "grades", "hours"],
};

type Store = { getFieldsValue: (all: true) => Record<string, unknown> };
let store: Store | undefined;
let submitted = false;

const { TextArea } = Input;
const half = { labelCol: { span: 24 }, wrapperCol: { span: 24 } };

function ParentCard({ index, title }: { index: number; title: string }) {
	const at = (name: string) => ["parents", index, name];
	return (
		<Card size="small" title={title} style={{ marginBottom: 16 }}>
			<Form.Item label="First name" name={at("first")} {...half}>
				<Input />
			</Form.Item>
			<Form.Item label="Last name" name={at("last")} {...half}>
				<Input />
			</Form.Item>
			<Form.Item label="Relationship to student" name={at("relation")} {...half}>
				<Select allowClear options={toOptions(["Mother", "Father", "Stepparent", "Grandparent", "Foster parent", "Legal guardian"])} />
			</Form.Item>
			<Form.Item label="Occupation" name={at("job")} {...half}>
				<Input />
			</Form.Item>
			<Form.Item label="Employer" name={at("employer")} {...half}>
				<Input />
			</Form.Item>
			<Form.Item label="Business phone" name={at("workPhone")} normalize={phone} {...half}>
				<Input type="tel" />
			</Form.Item>
			<Form.Item label="Highest level of education obtained" name={at("education")} {...half}>
				<Select options={PARENT_ED} />
			</Form.Item>
		</Card>
	);
}

function App() {
	const [form] = Form.useForm();
	store = form as unknown as Store;
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#00695c", borderRadius: 4 } }}>
			<Layout style={{ minHeight: "100vh" }}>
				<Layout.Header style={{ color: "#fff", fontSize: 18 }}>Bulwer Summer Science Institute</Layout.Header>
				<Layout.Content style={{ maxWidth: 980, width: "100%", margin: "24px auto", background: "#fff", padding: 32 }}>
					<Typography.Title level={2}>Student Application – Summer 2027</Typography.Title>
					<Alert type="info" showIcon title="For talented and motivated students completing grades 8 through 12. Applications received after February 9 will be considered only if openings are available." style={{ marginBottom: 24 }} />
					<Form form={form} name="ssi" labelCol={{ span: 8 }} wrapperCol={{ span: 15 }} labelWrap colon={false} scrollToFirstError onFinish={() => { submitted = true; }}>
						<Divider titlePlacement="start">Part I: Student Information</Divider>
						<Form.Item label="Student's Name" required>
							<Space.Compact block>
								<Form.Item name="lastName" noStyle>
									<Input placeholder="Last" />
								</Form.Item>
								<Form.Item name="firstName" noStyle>
									<Input placeholder="First" />
								</Form.Item>
								<Form.Item name="mi" noStyle>
									<Input placeholder="Middle Initial" maxLength={1} style={{ width: 130 }} />
								</Form.Item>
							</Space.Compact>
						</Form.Item>
						<Form.Item label="Name to appear on your name tag" name="nickname">
							<Input />
						</Form.Item>
						<Form.Item label="Permanent Home Address" name="address" required>
							<Input />
						</Form.Item>
						<Form.Item label="Apt/Unit" name="apt">
							<Input style={{ width: 160 }} />
						</Form.Item>
						<Form.Item label="City" name="city" required>
							<Input />
						</Form.Item>
						<Form.Item label="County" name="county">
							<Input />
						</Form.Item>
						<Form.Item label="State" name="state" required>
							<Select showSearch={{ optionFilterProp: "label" }} placeholder="Select a state" options={STATE_OPTIONS} />
						</Form.Item>
						<Form.Item label="Zip" name="zip" required>
							<Input maxLength={10} style={{ width: 160 }} />
						</Form.Item>
						<Form.Item label="Country" name="country">
							<Select showSearch options={toOptions(COUNTRIES)} />
						</Form.Item>
						<Form.Item label="Student's cell phone" name="phone" normalize={phone} required>
							<Input type="tel" placeholder="(xxx) xxx-xxxx" />
						</Form.Item>
						<Form.Item label="Home phone, if different" name="homePhone" normalize={phone}>
							<Input type="tel" />
						</Form.Item>
						<Form.Item label="Student's e-mail address" name="email" extra="Please enter carefully. All program correspondence is sent here." required>
							<Input type="email" />
						</Form.Item>
						<Form.Item label="Date of Birth" name="birthDate" required>
							<DatePicker format="MM/DD/YYYY" style={{ width: 200 }} />
						</Form.Item>
						<Form.Item label="Place of birth (city)" name="birthCity">
							<Input />
						</Form.Item>
						<Form.Item label="Place of birth (country)" name="birthCountry">
							<Select showSearch options={toOptions(COUNTRIES)} />
						</Form.Item>
						<Form.Item label="Sex" name="sex">
							<Radio.Group>
								<Radio value="F">Female</Radio>
								<Radio value="M">Male</Radio>
							</Radio.Group>
						</Form.Item>
						<Form.Item label="Pronouns" name="pronouns">
							<Radio.Group options={["she/her/hers", "he/him/his", "they/them/theirs", "other"]} />
						</Form.Item>
						<Form.Item label="Student's Social Security number" name="ssn" extra="Needed only if a stipend is awarded.">
							<Input.Password autoComplete="off" />
						</Form.Item>
						<Form.Item label="Citizenship" name="citizenship">
							<Select options={toOptions(["U.S. Citizen", "Permanent Resident", "Refugee or asylee", "Other visa status"])} />
						</Form.Item>
						<Form.Item label="Are you of Hispanic, Latino/a or Spanish origin?" name="hispanic">
							<Radio.Group>
								<Radio value={true}>Yes</Radio>
								<Radio value={false}>No</Radio>
							</Radio.Group>
						</Form.Item>
						<Form.Item label="Ethnic background" name="ethnic" extra="Optional; used for reporting to our sponsors.">
							<Checkbox.Group options={ETHNIC} />
						</Form.Item>
						<Form.Item label="Language(s) spoken at home" name="homeLanguages">
							<Select mode="multiple" options={LANGUAGES} placeholder="Select all that apply" />
						</Form.Item>
						<Form.Item label="T-shirt size" name="shirt">
							<Radio.Group optionType="button" options={["S", "M", "L", "XL", "XXL"]} />
						</Form.Item>

						<Divider titlePlacement="start">Part II: School Information</Divider>
						<Form.Item label="School" name="school" required>
							<Input placeholder="Full name of the school you attend" />
						</Form.Item>
						<Form.Item label="School address" name="schoolStreet">
							<Input />
						</Form.Item>
						<Form.Item label="School city, state, zip">
							<Space.Compact block>
								<Form.Item name="schoolCity" noStyle>
									<Input placeholder="City" />
								</Form.Item>
								<Form.Item name="schoolState" noStyle>
									<Select placeholder="State" style={{ width: 220 }} showSearch={{ optionFilterProp: "label" }} options={STATE_OPTIONS} />
								</Form.Item>
								<Form.Item name="schoolZip" noStyle>
									<Input placeholder="Zip" style={{ width: 110 }} />
								</Form.Item>
							</Space.Compact>
						</Form.Item>
						<Form.Item label="Type of school" name="schoolType">
							<Radio.Group options={["Public", "Charter", "Private", "Home school"]} />
						</Form.Item>
						<Form.Item label="Current Grade (as of this school year)" name="grade">
							<Select options={GRADES} style={{ width: 200 }} />
						</Form.Item>
						<Form.Item label="Expected date of high school graduation" name="gradMonth">
							<DatePicker picker="month" format="MM/YYYY" />
						</Form.Item>
						<Form.Item label="High school GPA (unweighted)" name="gpa">
							<InputNumber min={0} max={4} step={0.01} />
						</Form.Item>
						<Form.Item label="High school GPA (weighted)" name="wgpa">
							<InputNumber min={0} max={6} step={0.01} />
						</Form.Item>
						<Form.Item label="Class rank">
							<Space>
								<Form.Item name="rank" noStyle>
									<InputNumber min={1} />
								</Form.Item>
								out of
								<Form.Item name="classSize" noStyle>
									<InputNumber min={1} />
								</Form.Item>
								students
							</Space>
						</Form.Item>
						<Form.Item label="PSAT/NMSQT total score" name="psat">
							<InputNumber min={320} max={1520} />
						</Form.Item>
						<Form.Item label="PSAT date taken" name="psatDate">
							<DatePicker format="MM/DD/YYYY" />
						</Form.Item>
						<Form.Item label="SAT: Reading and Writing" name="satErw">
							<InputNumber min={200} max={800} />
						</Form.Item>
						<Form.Item label="SAT: Math" name="satMath">
							<InputNumber min={200} max={800} />
						</Form.Item>
						<Form.Item label="ACT Composite" name="act">
							<InputNumber min={1} max={36} />
						</Form.Item>
						<Typography.Paragraph strong>AP exams you have taken</Typography.Paragraph>
						<Form.List name="exams" initialValue={[{}]}>
							{(fields, { add }) => (
								<>
									{fields.map(({ key, name }) => (
										<Space key={key} align="baseline" style={{ display: "flex", marginBottom: 4 }}>
											<Form.Item name={[name, "subject"]} noStyle>
												<Select showSearch placeholder="Exam" options={AP} style={{ width: 280 }} />
											</Form.Item>
											<Form.Item name={[name, "year"]} noStyle>
												<DatePicker picker="year" placeholder="Year" />
											</Form.Item>
											<Form.Item name={[name, "score"]} noStyle>
												<InputNumber placeholder="Score" min={1} max={5} />
											</Form.Item>
										</Space>
									))}
									<Button type="dashed" onClick={() => add({})} style={{ marginBottom: 24 }}>
										Add exam
									</Button>
								</>
							)}
						</Form.List>
						<Typography.Paragraph strong>High school science and mathematics courses (list the most advanced first)</Typography.Paragraph>
						<Form.List name="courses" initialValue={[{}, {}]}>
							{(fields) =>
								fields.map(({ key, name }) => (
									<Row gutter={8} key={key} style={{ marginBottom: 8 }}>
										<Col span={12}>
											<Form.Item name={[name, "name"]} noStyle>
												<Input placeholder="Course title" />
											</Form.Item>
										</Col>
										<Col span={7}>
											<Form.Item name={[name, "level"]} noStyle>
												<Select placeholder="Level" style={{ width: "100%" }} options={toOptions(["Standard", "College Prep", "Honors", "AP", "IB"])} />
											</Form.Item>
										</Col>
										<Col span={5}>
											<Form.Item name={[name, "grade"]} noStyle>
												<Input placeholder="Grade received" />
											</Form.Item>
										</Col>
									</Row>
								))
							}
						</Form.List>
						<Typography.Paragraph strong style={{ marginTop: 16 }}>
							College courses you have taken (dual enrollment or summer session)
						</Typography.Paragraph>
						<Form.List name="collegeCourses" initialValue={[{}, {}]}>
							{(fields) =>
								fields.map(({ key, name }) => (
									<Row gutter={8} key={key} style={{ marginBottom: 8 }}>
										<Col span={19}>
											<Form.Item name={[name, "name"]} noStyle>
												<Input placeholder="Course title" />
											</Form.Item>
										</Col>
										<Col span={5}>
											<Form.Item name={[name, "grade"]} noStyle>
												<Input placeholder="Grade received" />
											</Form.Item>
										</Col>
									</Row>
								))
							}
						</Form.List>

						<Divider titlePlacement="start">Part III: Family Information</Divider>
						<Row gutter={16}>
							<Col span={12}>
								<ParentCard index={0} title="Parent/Legal Guardian #1" />
							</Col>
							<Col span={12}>
								<ParentCard index={1} title="Parent/Legal Guardian #2" />
							</Col>
						</Row>
						<Typography.Paragraph strong>Brothers and sisters</Typography.Paragraph>
						<Form.List name="siblings">
							{(fields, { add }) => (
								<>
									{fields.map(({ key, name }) => (
										<Space key={key} style={{ display: "flex", marginBottom: 8 }}>
											<Form.Item name={[name, "name"]} noStyle>
												<Input placeholder="Name" style={{ width: 320 }} />
											</Form.Item>
											<Form.Item name={[name, "age"]} noStyle>
												<InputNumber placeholder="Age" min={0} />
											</Form.Item>
										</Space>
									))}
									<Button type="dashed" onClick={() => add({})} style={{ marginBottom: 24 }}>
										Add a brother or sister
									</Button>
								</>
							)}
						</Form.List>
						<Form.Item label="Total family income last year" name="income" extra="Used to determine tuition assistance.">
							<Select options={INCOME} />
						</Form.Item>
						<Form.Item label="Number of persons supported by this income" name="householdSize">
							<InputNumber min={1} />
						</Form.Item>
						<Form.Item label="Do you qualify for free or reduced price lunch?" name="lunch">
							<Radio.Group options={["Yes", "No", "Don't know"]} />
						</Form.Item>
						<Form.Item label="Will you be the first in your family to attend college?" name="firstGen">
							<Radio.Group options={["Yes", "No"]} />
						</Form.Item>
						<Form.Item label="Have you participated in any of these programs?" name="programs">
							<Checkbox.Group options={PROGRAMS} />
						</Form.Item>

						<Divider titlePlacement="start">Part IV: Interests, Honors and Activities</Divider>
						<Form.Item label="What is your major or academic area of interest?" name="field">
							<Cascader options={FIELDS} placeholder="Area / field" />
						</Form.Item>
						<Form.Item label="Career plans" name="career">
							<Input />
						</Form.Item>
						<Form.Item label="First choice cluster" name="cluster1">
							<Select options={CLUSTERS} />
						</Form.Item>
						<Form.Item label="Second choice cluster" name="cluster2">
							<Select options={CLUSTERS} />
						</Form.Item>
						<Form.Item label="Dates between July 5 and July 31 on which you cannot attend" name="conflict">
							<DatePicker.RangePicker format="MM/DD/YYYY" />
						</Form.Item>
						<Form.Item label="Colleges you are applying to" name="colleges">
							<Select mode="tags" tokenSeparators={[","]} open={false} placeholder="Type a name and press Enter" />
						</Form.Item>
						<Form.Item label="Have you attended this program before?" name="attended">
							<Radio.Group options={["Yes", "No"]} />
						</Form.Item>
						<Form.Item label="How did you hear about us?" name="heard">
							<Select options={toOptions(["Teacher", "Counselor", "Former participant", "Website", "Flyer", "Other"])} />
						</Form.Item>
						<Typography.Paragraph strong>Honors, awards, prizes or recognition you have received</Typography.Paragraph>
						<Form.List name="awards" initialValue={[{}]}>
							{(fields, { add }) => (
								<>
									{fields.map(({ key, name }) => (
										<Space key={key} style={{ display: "flex", marginBottom: 8 }}>
											<Form.Item name={[name, "title"]} noStyle>
												<Input placeholder="Honor or award" style={{ width: 420 }} />
											</Form.Item>
											<Form.Item name={[name, "grade"]} noStyle>
												<Select placeholder="Grade level" options={GRADES} style={{ width: 150 }} />
											</Form.Item>
										</Space>
									))}
									<Button type="dashed" onClick={() => add({})} style={{ marginBottom: 24 }}>
										Add honor
									</Button>
								</>
							)}
						</Form.List>
						<Typography.Paragraph strong>Extracurricular and community activities, including jobs</Typography.Paragraph>
						<Form.List name="activities" initialValue={[{}]}>
							{(fields, { add }) => (
								<>
									<table style={{ width: "100%" }}>
										<thead>
											<tr>
												<th align="left">Activity</th>
												<th align="left">Position or office</th>
												<th align="left">Grade levels</th>
												<th align="left">Hours per week</th>
											</tr>
										</thead>
										<tbody>
											{fields.map(({ key, name }) => (
												<tr key={key}>
													<td>
														<Form.Item name={[name, "name"]} noStyle>
															<Input />
														</Form.Item>
													</td>
													<td>
														<Form.Item name={[name, "position"]} noStyle>
															<Input />
														</Form.Item>
													</td>
													<td style={{ width: 240 }}>
														<Form.Item name={[name, "grades"]} noStyle>
															<Select mode="multiple" style={{ width: "100%" }} options={[9, 10, 11, 12].map((value) => ({ value, label: String(value) }))} />
														</Form.Item>
													</td>
													<td style={{ width: 120 }}>
														<Form.Item name={[name, "hours"]} noStyle>
															<InputNumber min={0} max={168} />
														</Form.Item>
													</td>
												</tr>
											))}
										</tbody>
									</table>
									<Button type="dashed" onClick={() => add({})} style={{ margin: "8px 0 24px" }}>
										Add activity
									</Button>
								</>
							)}
						</Form.List>
						<Form.Item label="Why do you want to attend this program, and what do you hope to gain from it?" name="essay" extra="No more than 250 words.">
							<TextArea rows={5} />
						</Form.Item>

						<Divider titlePlacement="start">Part V: Recommendations</Divider>
						<Form.Item label="Mathematics or science teacher" name="teacher">
							<Input placeholder="Name" />
						</Form.Item>
						<Form.Item label="Teacher's e-mail" name="teacherEmail">
							<Input type="email" />
						</Form.Item>
						<Form.Item label="Guidance counselor" name="counselor">
							<Input placeholder="Name" />
						</Form.Item>
						<Form.Item label="Counselor's e-mail" name="counselorEmail">
							<Input type="email" />
						</Form.Item>

						<Divider titlePlacement="start">Part VI: Health and Emergency</Divider>
						<Form.Item label="Emergency contact (other than parent)" name="emName">
							<Input />
						</Form.Item>
						<Form.Item label="Relationship" name="emRelation">
							<Input />
						</Form.Item>
						<Form.Item label="Emergency contact phone" name="emPhone" normalize={phone}>
							<Input type="tel" />
						</Form.Item>
						<Form.Item label="Allergies or dietary restrictions" name="allergies">
							<TextArea rows={2} />
						</Form.Item>
						<Form.Item label="Medications taken regularly" name="medications">
							<Input />
						</Form.Item>
						<Form.Item label="Family physician" name="doctor">
							<Input />
						</Form.Item>
						<Form.Item label="Physician's phone" name="doctorPhone" normalize={phone}>
							<Input type="tel" />
						</Form.Item>

						<Divider titlePlacement="start">Participant Responsibility and Program Contract</Divider>
						<Form.Item name="conduct" valuePropName="checked" wrapperCol={{ offset: 1 }}>
							<Checkbox>I have read the program rules and agree to abide by them for the duration of the program.</Checkbox>
						</Form.Item>
						<Form.Item name="photo" valuePropName="checked" wrapperCol={{ offset: 1 }}>
							<Checkbox>Photographs taken of me during the program may be used for publicity.</Checkbox>
						</Form.Item>
						<Form.Item label="Student signature" name="signature">
							<Input />
						</Form.Item>
						<Form.Item label="Parent/guardian signature" name="parentSignature">
							<Input />
						</Form.Item>
						<Form.Item label="Date" name="signedOn">
							<DatePicker format="MM/DD/YYYY" />
						</Form.Item>
						<Form.Item wrapperCol={{ offset: 8 }}>
							<Button type="primary" htmlType="submit" size="large">
								Submit application
							</Button>
						</Form.Item>
					</Form>
				</Layout.Content>
			</Layout>
		</ConfigProvider>
	);
}

const HAS_MANY = ["ethnic", "homeLanguages", "programs", "colleges", "grades", "conflict", "field"];
const BOXES = ["conduct", "photo"];
const FORMATS: Record<string, string> = { gradMonth: "YYYY-MM", year: "YYYY" };

function plain(name: string, value: unknown): unknown {
	if (BOXES.includes(name)) return value === true;
	if (isDayjs(value)) return value.format(FORMATS[name] ?? "YYYY-MM-DD");
	if (Array.isArray(value)) return value.map((each) => plain(name, each));
	return value ?? (HAS_MANY.includes(name) ? [] : "");
}

function shown(name: string, id: string): unknown {
	const own = document.getElementById(id);
	if (!own) return undefined;
	if (BOXES.includes(name)) return (own as HTMLInputElement).checked;
	if (name === "conflict") return [...(own.closest(".ant-picker")?.querySelectorAll("input") ?? [])].map((each) => each.value).filter(Boolean);
	const labels = (kind: string) => [...own.querySelectorAll<HTMLInputElement>(`input[type=${kind}]`)].filter((each) => each.checked).map((each) => each.closest("label")?.textContent?.trim() ?? "");
	if (own.querySelector("input[type=radio]")) return labels("radio")[0] ?? "";
	if (own.querySelector("input[type=checkbox]")) return labels("checkbox");
	const select = own.closest(".ant-select");
	if (!select) return (own as HTMLInputElement).value;
	if (select.classList.contains("ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent);
	const content = select.querySelector(".ant-select-content");
	const placeholder = select.querySelector(".ant-select-placeholder")?.textContent ?? "";
	return (content?.textContent ?? "").replace(placeholder, "").trim();
}

function keyed(read: (name: string, id: string, value: unknown) => unknown) {
	const values = store?.getFieldsValue(true) ?? {};
	const found: Record<string, unknown> = {};
	for (const name of SINGLE) found[name] = read(name, `ssi_${name}`, values[name]);
	for (const [list, names] of Object.entries(ROWS)) {
		const rows = list === "parents" ? [0, 1] : ((values[list] as unknown[]) ?? []).map((_, index) => index);
		for (const index of rows)
			for (const name of names) {
				const row = (values[list] as Record<string, unknown>[] | undefined)?.[index];
				found[`${list}.${index}.${name}`] = read(name, `ssi_${list}_${index}_${name}`, row?.[name]);
			}
	}
	return found;
}

Object.assign(window, {
	formState: () => ({ ...keyed((name, _, value) => plain(name, value)), submitted }),
	formShown: () => keyed((name, id) => shown(name, id)),
});

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
