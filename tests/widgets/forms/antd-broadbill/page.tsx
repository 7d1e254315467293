import {
	Button, Card, Checkbox, Col, Collapse, DatePicker, Divider, Form, type FormInstance, Input, InputNumber, Radio, Row, Select, Space, Switch, Typography,
} from "antd";
import dayjs from "dayjs";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const states = STATES.map(([value, label]) => ({ value, label }));
const countries = COUNTRIES.map((value) => ({ value, label: value }));
const choices = (...texts: string[]) => texts.map((value) => ({ value, label: value }));
const FIELDS = choices(
	"Biology", "Biomedical Sciences", "Chemistry", "Computer Science", "Environmental Science and Engineering", "Information Technology", "Materials Science",
	"Mathematics and Statistics", "Mechanical Engineering", "Physics and Astronomy", "Undeclared",
);
const LEVELS = choices("Less than high school", "Completed high school", "Some college", "4-yr college degree", "Masters degree", "Ph.D. or professional degree", "Don't know");
const SCIENCES = [
	"Earth Science", "Physical Science", "Life Science", "Health", "Biology", "Robotics", "Chemistry", "Physics", "Geology", "Environmental Science", "Marine Biology",
	"Physiology", "Other",
];
const GRADES = choices("9", "10", "11", "12");
const yesNo = [
	{ value: true, label: "Yes" },
	{ value: false, label: "No" },
];
const asPhone = (typed: string) => {
	const d = (typed ?? "").replace(/\D/g, "").slice(0, 10);
	return [d.slice(0, 3), d.slice(3, 6), d.slice(6)].filter(Boolean).join("-");
};
const search = { showSearch: true, optionFilterProp: "label", allowClear: true } as const;

let form: FormInstance;
let submitted = false;

function GuardianFields({ who, title }: { who: string; title: string }) {
	return (
		<Row gutter={16}>
			<Col span={12}>
				<Form.Item name={`${who}Name`} label={`${title}'s Name`}>
					<Input />
				</Form.Item>
			</Col>
			<Col span={12}>
				<Form.Item name={`${who}Phone`} label="Business Phone" normalize={asPhone}>
					<Input type="tel" />
				</Form.Item>
			</Col>
			<Col span={8}>
				<Form.Item name={`${who}Occupation`} label="Occupation">
					<Input />
				</Form.Item>
			</Col>
			<Col span={8}>
				<Form.Item name={`${who}Employer`} label="Employer">
					<Input />
				</Form.Item>
			</Col>
			<Col span={8}>
				<Form.Item name={`${who}Education`} label="Highest level of education obtained">
					<Select options={LEVELS} allowClear placeholder="Select one" />
				</Form.Item>
			</Col>
		</Row>
	);
}

function Application() {
	const [own] = Form.useForm();
	form = own;
	return (
		<div style={{ maxWidth: 920, margin: "24px auto", padding: "0 16px" }}>
			<Typography.Title level={2}>Summer Science Scholars: Student Application 2027</Typography.Title>
			<Typography.Paragraph type="secondary">
				Five-week research program for students who have completed grades 10 through 12. You will be matched with a faculty mentor and work in the laboratory
				Monday through Friday. Applications received after the deadline will be considered only if openings are available.
			</Typography.Paragraph>
			<Form
				form={own}
				name="apply"
				layout="vertical"
				scrollToFirstError
				onFinish={() => {
					submitted = true;
				}}
				onFinishFailed={() => {
					submitted = true;
				}}
				initialValues={{
					race: [], languages: [], scienceClasses: [], colleges: [], photo: false, hsCourses: [{}, {}], collegeCourses: [{}, {}], activities: [{ grades: [] }],
					awards: [{}, {}, {}],
				}}
			>
				<Card title="1. Student Information" style={{ marginBottom: 20 }}>
					<Row gutter={16}>
						<Col span={9}>
							<Form.Item name="lastName" label="Student's Last Name" rules={[{ required: true }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={9}>
							<Form.Item name="firstName" label="First Name" rules={[{ required: true }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="middleInitial" label="Middle Initial">
								<Input maxLength={1} />
							</Form.Item>
						</Col>
						<Col span={9}>
							<Form.Item name="nametag" label="Preferred first name" extra="As it should appear on your name tag">
								<Input />
							</Form.Item>
						</Col>
						<Col span={9}>
							<Form.Item name="pronouns" label="Pronouns">
								<Select allowClear options={choices("he/him", "she/her", "they/them", "prefer not to say")} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="shirt" label="T-shirt size (adult)">
								<Select allowClear options={choices("XS", "S", "M", "L", "XL", "2XL")} />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item name="address" label="Permanent Home Address">
						<Input placeholder="Street" />
					</Form.Item>
					<Form.Item name="address2" noStyle>
						<Input placeholder="Apartment, unit, P.O. box" style={{ marginBottom: 24 }} />
					</Form.Item>
					<Row gutter={16}>
						<Col span={7}>
							<Form.Item name="city" label="City">
								<Input />
							</Form.Item>
						</Col>
						<Col span={5}>
							<Form.Item name="county" label="County">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="state" label="State">
								<Select {...search} options={states} placeholder="Select a state" />
							</Form.Item>
						</Col>
						<Col span={4}>
							<Form.Item name="zip" label="Zip" rules={[{ pattern: /^\d{5}(-\d{4})?$/, message: "Five digits" }]}>
								<Input maxLength={10} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="country" label="Country">
								<Select {...search} options={countries} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="phone" label="Student's cell phone" normalize={asPhone}>
								<Input type="tel" placeholder="000-000-0000" />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="homePhone" label="Home phone" normalize={asPhone}>
								<Input type="tel" placeholder="000-000-0000" />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item
								name="email"
								label="Please carefully enter your e-mail address"
								rules={[{ type: "email" }]}
								extra="Acceptance notification will be sent by email, so please verify for accuracy."
							>
								<Input />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="parentEmail" label="Please carefully enter a parent/guardian's e-mail address" rules={[{ type: "email" }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="birthDate" label="Date of Birth">
								<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="age" label="Age on June 21, 2027">
								<InputNumber min={14} max={21} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="sex" label="Sex">
								<Radio.Group
									options={[
										{ value: "F", label: "Female" },
										{ value: "M", label: "Male" },
									]}
								/>
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="ssn" label="Social Security number" tooltip="Needed only to pay the stipend">
								<Input.Password autoComplete="off" />
							</Form.Item>
						</Col>
					</Row>
				</Card>

				<Card title="2. Optional Questions – For reporting purposes only" style={{ marginBottom: 20 }}>
					<Typography.Paragraph type="secondary">
						The provision of this information is solely voluntary and refusal to provide it will not adversely affect your application.
					</Typography.Paragraph>
					<Form.Item name="citizenship" label="Citizenship">
						<Radio.Group>
							<Space orientation="vertical">
								<Radio value="citizen">U.S. citizen</Radio>
								<Radio value="permanent">U.S. permanent resident</Radio>
								<Radio value="visa">Non-resident with visa</Radio>
								<Radio value="other">Other</Radio>
							</Space>
						</Radio.Group>
					</Form.Item>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="birthCity" label="City of birth">
								<Input />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="birthCountry" label="Country of birth">
								<Select {...search} options={countries} />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item name="hispanic" label="Are you of Hispanic, Latino or Spanish origin?">
						<Radio.Group options={yesNo} />
					</Form.Item>
					<Form.Item name="race" label="What is your race? Check all that apply.">
						<Checkbox.Group
							options={choices("American Indian/Alaska Native", "Asian", "Black/African American", "Native Hawaiian/Pacific Islander", "White", "Other")}
						/>
					</Form.Item>
					<Form.Item name="languages" label="What languages do you speak?">
						<Select mode="tags" options={choices("Arabic", "English", "French", "Hmong", "Mandarin", "Somali", "Spanish", "Tagalog", "Vietnamese")} />
					</Form.Item>
					<Form.Item name="firstGeneration" label="Would you be in the first generation of your family to attend college?">
						<Radio.Group options={yesNo} />
					</Form.Item>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="income" label="Annual household income">
								<Select
									allowClear
									options={choices("Under $30,000", "$30,000 to $49,999", "$50,000 to $69,999", "$70,000 to $99,999", "$100,000 or more")}
								/>
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="lunch" label="Do you qualify for free or reduced price lunch?">
								<Radio.Group options={yesNo} optionType="button" />
							</Form.Item>
						</Col>
					</Row>
				</Card>

				<Card title="3. Parent / Legal Guardian" style={{ marginBottom: 20 }}>
					<GuardianFields who="mother" title="Mother's/Legal Guardian" />
					<Divider />
					<GuardianFields who="father" title="Father's/Legal Guardian" />
					<Divider />
					<Row gutter={16}>
						<Col span={8}>
							<Form.Item name="siblings" label="Number of brothers and sisters">
								<InputNumber min={0} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="siblingEducation" label="Highest level of education obtained by any sibling">
								<Select options={LEVELS} allowClear placeholder="Select one" />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="livesWith" label="Student lives with">
								<Select options={choices("Both parents", "Mother", "Father", "Shared time", "Guardian")} allowClear />
							</Form.Item>
						</Col>
					</Row>
				</Card>

				<Card title="4. School and Academic Information" style={{ marginBottom: 20 }}>
					<Form.Item name="school" label="What is the name of your high school?">
						<Input />
					</Form.Item>
					<Form.Item label="School address" style={{ marginBottom: 0 }}>
						<Row gutter={8}>
							<Col span={9}>
								<Form.Item name="schoolStreet">
									<Input placeholder="Street" />
								</Form.Item>
							</Col>
							<Col span={6}>
								<Form.Item name="schoolCity">
									<Input placeholder="City" />
								</Form.Item>
							</Col>
							<Col span={5}>
								<Form.Item name="schoolState">
									<Select {...search} options={states} placeholder="State" />
								</Form.Item>
							</Col>
							<Col span={4}>
								<Form.Item name="schoolZip">
									<Input placeholder="Zip" />
								</Form.Item>
							</Col>
						</Row>
					</Form.Item>
					<Row gutter={16}>
						<Col span={8}>
							<Form.Item name="homeroom" label="Current homeroom teacher">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="grade" label="Present grade">
								<Radio.Group options={GRADES} optionType="button" buttonStyle="solid" />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="graduation" label="Expected graduation">
								<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="gpa" label="What is your high school GPA?" extra="Unweighted, 4.0 scale">
								<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="rank" label="Class rank">
								<InputNumber min={1} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="classSize" label="Out of">
								<InputNumber min={1} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="apCount" label="AP exams taken to date">
								<InputNumber min={0} max={20} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item name="gpaIndicator" label="Do you believe that your GPA is a true indicator of your academic potential?">
						<Radio.Group options={yesNo} />
					</Form.Item>
					<Form.Item name="gpaReason" label="If “No,” please explain why you believe that your GPA is not a true indicator of your academic potential.">
						<Input.TextArea rows={2} />
					</Form.Item>
					<Form.Item label="Test scores, if available">
						<Space wrap>
							<Form.Item name="psat" noStyle>
								<InputNumber placeholder="PSAT total" min={320} max={1520} />
							</Form.Item>
							<Form.Item name="satReading" noStyle>
								<InputNumber placeholder="SAT EBRW" min={200} max={800} />
							</Form.Item>
							<Form.Item name="satMath" noStyle>
								<InputNumber placeholder="SAT Math" min={200} max={800} />
							</Form.Item>
							<Form.Item name="act" noStyle>
								<InputNumber placeholder="ACT composite" min={1} max={36} style={{ width: 140 }} />
							</Form.Item>
						</Space>
					</Form.Item>
					<Form.Item name="scienceClasses" label="Please select all the Science classes you have taken in high school.">
						<Checkbox.Group>
							<Row>
								{SCIENCES.map((each) => (
									<Col span={6} key={each}>
										<Checkbox value={each}>{each}</Checkbox>
									</Col>
								))}
							</Row>
						</Checkbox.Group>
					</Form.Item>
					<Typography.Paragraph strong>
						List the science and math courses you have taken in high school over the past three years, and your grade in each.
					</Typography.Paragraph>
					<Form.List name="hsCourses">
						{(rows, { add }) => (
							<>
								{rows.map(({ key, name }) => (
									<Row gutter={8} key={key}>
										<Col span={12}>
											<Form.Item name={[name, "course"]}>
												<Input placeholder="Course" />
											</Form.Item>
										</Col>
										<Col span={7}>
											<Form.Item name={[name, "level"]}>
												<Select allowClear placeholder="Level of class" options={choices("Standard", "College Prep", "Honors or AP", "IB")} />
											</Form.Item>
										</Col>
										<Col span={5}>
											<Form.Item name={[name, "grade"]}>
												<Input placeholder="Grade" />
											</Form.Item>
										</Col>
									</Row>
								))}
								<Button type="dashed" size="small" onClick={() => add({})}>
									+ Another course
								</Button>
							</>
						)}
					</Form.List>
					<Typography.Paragraph strong style={{ marginTop: 20 }}>
						Courses taken for credit at a college or university
					</Typography.Paragraph>
					<Form.List name="collegeCourses">
						{(rows) =>
							rows.map(({ key, name }) => (
								<Row gutter={8} key={key}>
									<Col span={10}>
										<Form.Item name={[name, "course"]}>
											<Input placeholder="Course title" />
										</Form.Item>
									</Col>
									<Col span={10}>
										<Form.Item name={[name, "college"]}>
											<Input placeholder="College" />
										</Form.Item>
									</Col>
									<Col span={4}>
										<Form.Item name={[name, "grade"]}>
											<Input placeholder="Grade" />
										</Form.Item>
									</Col>
								</Row>
							))
						}
					</Form.List>
				</Card>

				<Card title="5. Activities and Awards" style={{ marginBottom: 20 }}>
					<Typography.Paragraph>
						List all extracurricular activities including athletics, music, drama, leadership, employment, out of school academic programs, etc. Laboratory
						research requires a significant dedication of time.
					</Typography.Paragraph>
					<Form.List name="activities">
						{(rows, { add, remove }) => (
							<>
								{rows.map(({ key, name }) => (
									<Card
										key={key}
										type="inner"
										size="small"
										title={`Activity #${name + 1}`}
										style={{ marginBottom: 12 }}
										extra={
											name > 0 && (
												<Button type="link" size="small" onClick={() => remove(name)}>
													Remove
												</Button>
											)
										}
									>
										<Row gutter={12}>
											<Col span={12}>
												<Form.Item name={[name, "organization"]} label="Activity or organization">
													<Input />
												</Form.Item>
											</Col>
											<Col span={12}>
												<Form.Item name={[name, "position"]} label="Position held">
													<Input />
												</Form.Item>
											</Col>
											<Col span={12}>
												<Form.Item name={[name, "grades"]} label="Grade(s)">
													<Select mode="multiple" options={GRADES} />
												</Form.Item>
											</Col>
											<Col span={12}>
												<Form.Item name={[name, "hours"]} label="Hours per week">
													<InputNumber min={0} max={80} />
												</Form.Item>
											</Col>
										</Row>
									</Card>
								))}
								<Button type="dashed" block onClick={() => add({ grades: [] })}>
									+ Add activity
								</Button>
							</>
						)}
					</Form.List>
					<Divider />
					<Typography.Paragraph>
						List any relevant honors, awards, prizes, or recognition you have received in high school, and your grade at the time.
					</Typography.Paragraph>
					<Form.List name="awards">
						{(rows) =>
							rows.map(({ key, name }) => (
								<Space.Compact key={key} block style={{ marginBottom: 8 }}>
									<Form.Item name={[name, "title"]} noStyle>
										<Input placeholder="Honor or award" />
									</Form.Item>
									<Form.Item name={[name, "grade"]} noStyle>
										<Select allowClear placeholder="Grade" options={GRADES} style={{ width: 120 }} />
									</Form.Item>
								</Space.Compact>
							))
						}
					</Form.List>
				</Card>

				<Card title="6. Research Interests" style={{ marginBottom: 20 }}>
					<Form.Item name="field" label="What is your major or academic area of interest?">
						<Select options={FIELDS} allowClear placeholder="Choose the closest" />
					</Form.Item>
					<Form.Item name="secondField" label="Second choice of area for your summer research placement">
						<Select options={FIELDS} allowClear placeholder="Choose one" />
					</Form.Item>
					<Form.Item name="career" label="What are your career goals?">
						<Input />
					</Form.Item>
					<Form.Item name="colleges" label="Colleges to which you have applied or plan to apply">
						<Select mode="tags" open={false} suffixIcon={null} placeholder="Type a name and press Enter" />
					</Form.Item>
					<Form.Item name="degree" label="What is the highest degree you hope to earn?">
						<Radio.Group options={choices("Associate", "Bachelor's", "Master's", "Ph.D.", "M.D. or other professional")} />
					</Form.Item>
					<Form.Item name="priorResearch" label="Have you participated in a research program before?">
						<Radio.Group options={yesNo} />
					</Form.Item>
					<Form.Item name="statement" label="Please explain why you want to engage in a science research project (minimum of 5 sentences).">
						<Input.TextArea rows={5} showCount maxLength={2500} />
					</Form.Item>
					<Row gutter={16}>
						<Col span={8}>
							<Form.Item name="housing" label="I plan to">
								<Radio.Group options={choices("Live on campus", "Commute")} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="transport" label="Do you have reliable transportation to and from the laboratory?">
								<Radio.Group options={yesNo} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="absence" label="Dates you cannot attend">
								<DatePicker.RangePicker format="MM/DD/YYYY" />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item name="heard" label="How did you hear about the program?">
						<Select allowClear options={choices("Teacher", "Counselor", "Web search", "Past participant", "Social media", "Other")} />
					</Form.Item>
				</Card>

				<Card title="7. Recommendation" style={{ marginBottom: 20 }}>
					<Typography.Paragraph>Must be completed by one of your past or present high school math or science teachers.</Typography.Paragraph>
					<Row gutter={16}>
						<Col span={8}>
							<Form.Item name="teacherName" label="Name of teacher">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="teacherSubject" label="Subject taught">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="teacherEmail" label="Teacher's e-mail">
								<Input />
							</Form.Item>
						</Col>
					</Row>
				</Card>

				<Collapse
					defaultActiveKey={["health"]}
					style={{ marginBottom: 20 }}
					items={[
						{
							key: "health",
							label: "8. Emergency and Health Information",
							forceRender: true,
							children: (
								<Row gutter={16}>
									<Col span={8}>
										<Form.Item name={["emergency", "name"]} label="Emergency contact (other than parent)">
											<Input />
										</Form.Item>
									</Col>
									<Col span={8}>
										<Form.Item name={["emergency", "relationship"]} label="Relationship to student">
											<Input />
										</Form.Item>
									</Col>
									<Col span={8}>
										<Form.Item name={["emergency", "phone"]} label="Phone" normalize={asPhone}>
											<Input type="tel" />
										</Form.Item>
									</Col>
									<Col span={12}>
										<Form.Item name={["physician", "name"]} label="Family physician">
											<Input />
										</Form.Item>
									</Col>
									<Col span={12}>
										<Form.Item name={["physician", "phone"]} label="Physician's phone" normalize={asPhone}>
											<Input type="tel" />
										</Form.Item>
									</Col>
									<Col span={12}>
										<Form.Item name={["insurance", "company"]} label="Insurance company">
											<Input />
										</Form.Item>
									</Col>
									<Col span={12}>
										<Form.Item name={["insurance", "policy"]} label="Policy number">
											<Input />
										</Form.Item>
									</Col>
									<Col span={24}>
										<Form.Item name="allergies" label="Allergies, medications or dietary needs we should know about">
											<Input.TextArea rows={2} />
										</Form.Item>
									</Col>
								</Row>
							),
						},
					]}
				/>

				<Card title="9. Participant Responsibility and Program Contract" style={{ marginBottom: 20 }}>
					<Form.Item name="photo" label="I give permission for photographs of me to be used in program publications" layout="horizontal" valuePropName="checked">
						<Switch />
					</Form.Item>
					<Row gutter={16}>
						<Col span={9}>
							<Form.Item name="signature" label="Student Signature">
								<Input />
							</Form.Item>
						</Col>
						<Col span={9}>
							<Form.Item name="parentSignature" label="Parent/Guardian Signature">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="signatureDate" label="Date">
								<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
							</Form.Item>
						</Col>
					</Row>
				</Card>
				<Button type="primary" htmlType="submit" size="large">
					Submit Application
				</Button>
			</Form>
		</div>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

/** Every field of the form by its id after `apply_`: `activities_0_hours`. */
function fields(value: unknown, key: string, into: Record<string, unknown>) {
	const isGroup = typeof value === "object" && value !== null && !dayjs.isDayjs(value);
	if (Array.isArray(value) && value.every((each) => typeof each === "string")) into[key] = value;
	else if (isGroup) for (const [name, each] of Object.entries(value)) fields(each, key ? `${key}_${name}` : name, into);
	else if (dayjs.isDayjs(value)) into[key] = value.format(key === "graduation" ? "YYYY-MM" : "YYYY-MM-DD");
	else into[key] = value ?? "";
	return into;
}

function read(key: string) {
	const at = document.getElementById(`apply_${key}`);
	if (!at) return "";
	if (at.getAttribute("role") === "switch") return at.getAttribute("aria-checked") === "true";
	const select = at.closest(".ant-select");
	if (select?.classList.contains("ant-select-multiple"))
		return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent);
	if (select) return select.querySelector(".ant-select-content-has-value, .ant-select-selection-item")?.textContent ?? "";
	if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) return at.value;
	const ticked = [...at.querySelectorAll("input:checked")].map((each) => each.closest("label")?.textContent ?? "");
	return at.querySelector("[type=checkbox]") ? ticked : (ticked[0] ?? "");
}

const state = () => fields(form.getFieldsValue(), "", {});
Object.assign(window, {
	formState: () => ({ ...state(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(state()).map((key) => [key, read(key)])),
});
