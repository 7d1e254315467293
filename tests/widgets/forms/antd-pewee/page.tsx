import { Alert, AutoComplete, Button, Card, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout, Radio, Row, Select, Space, Typography } from "antd";
import dayjs from "dayjs";
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const { Title, Paragraph, Text } = Typography;
const opts = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const coded = (record: Record<string, string>) => Object.entries(record).map(([value, label]) => ({ value, label }));

const EDUCATION = coded({
	none: "Did not complete high school",
	hs: "High school diploma or GED",
	some: "Some college, no degree",
	assoc: "Associate degree",
	bach: "Bachelor's degree",
	grad: "Graduate or professional degree",
});
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
const EXAMS = [
	"AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Computer Science Principles",
	"AP English Language & Composition", "AP English Literature & Composition", "AP Environmental Science", "AP European History", "AP Human Geography",
	"AP Macroeconomics", "AP Physics 1", "AP Psychology", "AP Spanish Language & Culture", "AP Statistics", "AP U.S. Government & Politics",
	"AP U.S. History", "AP World History: Modern", "IB Biology HL", "IB English A: Literature HL", "IB History HL", "IB Mathematics AA HL",
];
const INSTITUTIONS = ["College of the Siskiyous", "Rogue Community College", "Shasta College", "Southern Oregon University", "Oregon Institute of Technology"];
const rows = (count: number) => Array.from({ length: count }, () => ({}));

/** What is posted, in order: plain names, `list.row.part` for rows. */
const FIELDS = [
	"standing", "first", "middle", "last", "suffix", "preferred", "pronouns", "universityId", "birthDate", "dial", "phone", "email",
	"street", "unit", "city", "state", "zip", "country", "mailing", "legalResidence", "citizenship", "englishFirst", "languages", "hispanic", "race", "gender", "veteran",
	"g1.name", "g1.occupation", "g1.employer", "g1.education", "g1.alum", "g2.name", "g2.occupation", "g2.employer", "g2.education", "g2.alum", "siblings", "siblingCount", "siblingAges", "firstGeneration",
	"hsName", "hsCity", "hsState", "hsCode", "hsType", "hsGraduation", "gpaUnweighted", "gpaWeighted", "rank", "classSize", "decile", "counselor", "counselorEmail",
	"satErw", "satMath", "satDate", "actComposite", "actEnglish", "actMath", "actReading", "actScience", "actDate", "merit",
	...[0, 1, 2, 3].flatMap((row) => ["subject", "score", "year"].map((part) => `exams.${row}.${part}`)),
	...[0, 1].flatMap((row) => ["title", "school", "hours", "grade"].map((part) => `collegeCourses.${row}.${part}`)),
	"term", "major", "secondMajor", "preprofessional", "careerPlans", "otherColleges", "housing", "website",
	...[0, 1, 2, 3].flatMap((row) => ["group", "details", "years", "hours", "weeks"].map((part) => `activities.${row}.${part}`)),
	...[0, 1, 2, 3].flatMap((row) => ["name", "year"].map((part) => `awards.${row}.${part}`)),
	"whyHonors", "essay", "recommender", "recommenderEmail", "recommenderTitle", "waive", "understand", "permission", "signature", "signatureDate",
];
const idOf = (field: string) => `honors_${field.replaceAll(".", "_")}`;

function shownOf(field: string): unknown {
	const control = document.getElementById(idOf(field));
	const select = control?.closest(".ant-select");
	if (select?.classList.contains("ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map(({ textContent }) => textContent);
	if (select && !select.classList.contains("ant-select-auto-complete")) return select.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	if (control?.classList.contains("ant-radio-group")) return control.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")?.textContent ?? "";
	if (control?.classList.contains("ant-checkbox-group")) return [...control.querySelectorAll(".ant-checkbox-wrapper-checked")].map(({ textContent }) => textContent);
	if ((control as HTMLInputElement)?.type === "checkbox") return (control as HTMLInputElement).checked;
	return (control as HTMLInputElement)?.value ?? "";
}

function Guardian({ at, name }: { at: string; name: string }) {
	return (
		<Card type="inner" title={name} size="small">
			<Form.Item label="Name" name={[at, "name"]}>
				<Input />
			</Form.Item>
			<Form.Item label="Occupation/Title" name={[at, "occupation"]}>
				<Input />
			</Form.Item>
			<Form.Item label="Employer/Company" name={[at, "employer"]}>
				<Input />
			</Form.Item>
			<Form.Item label="Highest Level of Education" name={[at, "education"]}>
				<Select options={EDUCATION} allowClear placeholder="Please select" />
			</Form.Item>
			<Form.Item label="Graduate of this University?" name={[at, "alum"]}>
				<Radio.Group options={["Yes", "No"]} />
			</Form.Item>
		</Card>
	);
}

function Honors() {
	const [form] = Form.useForm();
	const sent = useRef(false);
	const [open, setOpen] = useState(["ap", "college"]);
	const posted = (field: string) => {
		const value = form.getFieldValue(field.split("."));
		if (!dayjs.isDayjs(value)) return value ?? "";
		return value.format(field.endsWith("year") ? "YYYY" : field === "hsGraduation" || field.endsWith("satDate") || field === "actDate" ? "YYYY-MM" : "YYYY-MM-DD");
	};
	const all = (of: (field: string) => unknown) => Object.fromEntries(FIELDS.map((field) => [field, of(field)]));
	Object.assign(window, { formState: () => ({ ...all(posted), submitted: sent.current }), formShown: () => all(shownOf) });

	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#5b2a86", borderRadius: 3 } }}>
			<Layout style={{ padding: "24px 0 300px" }}>
				<div style={{ maxWidth: 1040, margin: "0 auto", width: "100%" }}>
					<Title level={2}>University Honors Program</Title>
					<Title level={4} style={{ marginTop: 0 }}>
						First-Year Application, Entering Class of 2027
					</Title>
					<Alert
						type="info"
						showIcon
						title="Priority deadline: February 1"
						description="You must apply to the University before or at the same time as you apply to the Honors Program. Separate copies of transcripts and test scores are not required."
						style={{ marginBottom: 24 }}
					/>
					<Form
						form={form}
						name="honors"
						layout="vertical"
						initialValues={{ dial: "+1", exams: rows(4), collegeCourses: rows(2), activities: rows(4), awards: rows(4) }}
						onKeyDown={(event) => {
							if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
						}}
						onFinish={() => {
							sent.current = true;
						}}
						onFinishFailed={() => {
							sent.current = true;
						}}
					>
						<Card title="Your Information" style={{ marginBottom: 20 }}>
							<Form.Item label="I will be a" name="standing">
								<Radio.Group options={["First-year student", "Transfer student", "Current student"]} />
							</Form.Item>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item label="Legal First Name" name="first" rules={[{ required: true }]}>
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item label="Middle Name" name="middle">
										<Input />
									</Form.Item>
								</Col>
								<Col span={7}>
									<Form.Item label="Legal Last Name" name="last" rules={[{ required: true }]}>
										<Input />
									</Form.Item>
								</Col>
								<Col span={3}>
									<Form.Item label="Suffix" name="suffix">
										<Select allowClear options={opts("Jr.", "Sr.", "II", "III", "IV")} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Preferred Name" name="preferred">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Pronouns" name="pronouns">
										<Select allowClear options={opts("He/him/his", "She/her/hers", "They/them/theirs", "Prefer not to say")} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="University ID Number" name="universityId" extra="e.g. 912345678">
										<Input maxLength={9} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Date of Birth" name="birthDate">
										<DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Phone" htmlFor="honors_phone" extra="Please provide a number that you can be reached at currently">
										<Space.Compact block>
											<Form.Item name="dial" noStyle>
												<Select style={{ width: 90 }} options={opts("+1", "+44", "+52", "+81", "+82", "+86", "+91", "+234")} />
											</Form.Item>
											<Form.Item name="phone" noStyle>
												<Input />
											</Form.Item>
										</Space.Compact>
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Email" name="email" rules={[{ type: "email" }]}>
										<Input type="email" />
									</Form.Item>
								</Col>
							</Row>
							<Divider titlePlacement="start" plain>
								Permanent Address
							</Divider>
							<Row gutter={16}>
								<Col span={16}>
									<Form.Item label="Street Address" name="street">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Apt. / Unit" name="unit">
										<Input />
									</Form.Item>
								</Col>
								<Col span={7}>
									<Form.Item label="City" name="city">
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item label="State" name="state">
										<Select showSearch={{ optionFilterProp: "label" }} allowClear options={STATES.map(([value, label]) => ({ value, label }))} />
									</Form.Item>
								</Col>
								<Col span={4}>
									<Form.Item label="ZIP" name="zip">
										<Input />
									</Form.Item>
								</Col>
								<Col span={7}>
									<Form.Item label="Country" name="country">
										<Select showSearch={{ optionFilterProp: "label" }} options={opts(...COUNTRIES)} />
									</Form.Item>
								</Col>
								<Col span={24}>
									<Form.Item label="Mailing address, if different from permanent address" name="mailing">
										<Input.TextArea rows={2} />
									</Form.Item>
								</Col>
							</Row>
							<Divider titlePlacement="start" plain>
								Demographic Information (optional; not used in selection)
							</Divider>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item label="State of Legal Residence" name="legalResidence">
										<Select showSearch={{ optionFilterProp: "label" }} allowClear options={STATES.map(([value, label]) => ({ value, label }))} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Citizenship" name="citizenship">
										<Select allowClear options={coded({ US: "U.S. citizen or national", PR: "Permanent resident", NR: "Non-resident (visa holder)", OT: "Other" })} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Gender" name="gender">
										<Select allowClear options={coded({ F: "Woman", M: "Man", N: "Non-binary", X: "Prefer not to answer" })} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Is English your first language?" name="englishFirst">
										<Radio.Group optionType="button" options={["Yes", "No"]} />
									</Form.Item>
								</Col>
								<Col span={16}>
									<Form.Item label="Languages other than English in which you are conversant" name="languages">
										<Select mode="multiple" options={opts("Arabic", "Cantonese", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba", "Other")} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Are you Hispanic/Latino?" name="hispanic">
										<Radio.Group optionType="button" options={["Yes", "No"]} />
									</Form.Item>
								</Col>
								<Col span={16}>
									<Form.Item label="Ethnic Origin (check all that apply)" name="race">
										<Checkbox.Group options={RACES} />
									</Form.Item>
								</Col>
								<Col span={24}>
									<Form.Item label="Are you a veteran or an active duty member of the U.S. Armed Forces?" name="veteran">
										<Radio.Group options={["Yes", "No"]} />
									</Form.Item>
								</Col>
							</Row>
						</Card>

						<Card title="Family Information" style={{ marginBottom: 20 }}>
							<Row gutter={16}>
								<Col span={12}>
									<Guardian at="g1" name="Parent/Guardian 1" />
								</Col>
								<Col span={12}>
									<Guardian at="g2" name="Parent/Guardian 2" />
								</Col>
							</Row>
							<Row gutter={16} style={{ marginTop: 16 }}>
								<Col span={8}>
									<Form.Item label="Do you have siblings?" name="siblings">
										<Radio.Group options={["Yes", "No"]} />
									</Form.Item>
								</Col>
								<Col span={5}>
									<Form.Item label="If yes, how many?" name="siblingCount">
										<InputNumber min={0} max={20} />
									</Form.Item>
								</Col>
								<Col span={11}>
									<Form.Item label="Age(s)" name="siblingAges">
										<Input />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item label="Are you a first-generation college student (neither parent has completed a four-year degree)?" name="firstGeneration">
								<Radio.Group options={["Yes", "No", "Unsure"]} />
							</Form.Item>
						</Card>

						<Card title="Academic Record" style={{ marginBottom: 20 }}>
							<Row gutter={16}>
								<Col span={10}>
									<Form.Item label="High School" name="hsName">
										<Input />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item label="High School City" name="hsCity">
										<Input />
									</Form.Item>
								</Col>
								<Col span={5}>
									<Form.Item label="High School State" name="hsState">
										<Select showSearch={{ optionFilterProp: "label" }} allowClear options={STATES.map(([value, label]) => ({ value, label }))} />
									</Form.Item>
								</Col>
								<Col span={3}>
									<Form.Item label="CEEB Code" name="hsCode">
										<Input maxLength={6} />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item label="Type of School" name="hsType">
										<Radio.Group options={["Public", "Private", "Charter", "Home school"]} />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item label="Expected Graduation" name="hsGraduation">
										<DatePicker picker="month" format="MM/YYYY" placeholder="MM/YYYY" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
							</Row>
							<Row gutter={16}>
								<Col span={5}>
									<Form.Item label="Cumulative GPA" name="gpaUnweighted" tooltip="unweighted, if available">
										<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={5}>
									<Form.Item label="Weighted GPA" name="gpaWeighted">
										<InputNumber min={0} max={6} step={0.01} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={4}>
									<Form.Item label="Class Rank" name="rank">
										<InputNumber min={1} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={4}>
									<Form.Item label="Class Size" name="classSize">
										<InputNumber min={1} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={6}>
									<Form.Item label="My rank is in the" name="decile">
										<Select allowClear options={opts("Top 1%", "Top 5%", "Top 10%", "Top 25%", "School does not rank")} />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item label="School Counselor Name" name="counselor">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item label="School Counselor Email" name="counselorEmail">
										<Input />
									</Form.Item>
								</Col>
							</Row>
							<Divider titlePlacement="start">Test Scores</Divider>
							<Paragraph type="secondary">Report your highest scores. The Honors Program is test-optional; leave blank any test you have not taken.</Paragraph>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item label="SAT Evidence-Based Reading/Writing" name="satErw">
										<InputNumber min={200} max={800} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="SAT Math" name="satMath">
										<InputNumber min={200} max={800} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Most recent SAT (month/year)" name="satDate">
										<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								{(
									[
										["actComposite", "ACT Composite"],
										["actEnglish", "ACT English"],
										["actMath", "ACT Math"],
										["actReading", "ACT Reading"],
										["actScience", "ACT Science"],
									] as const
								).map(([name, label]) => (
									<Col span={4} key={name}>
										<Form.Item label={label} name={name}>
											<InputNumber min={1} max={36} style={{ width: "100%" }} />
										</Form.Item>
									</Col>
								))}
								<Col span={4}>
									<Form.Item label="ACT Date" name="actDate">
										<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="National Merit Status" name="merit">
										<Select allowClear options={opts("Not recognized", "Commended", "Semifinalist", "Finalist")} />
									</Form.Item>
								</Col>
							</Row>
							<Collapse
								activeKey={open}
								onChange={(keys) => setOpen(keys as string[])}
								items={[
									{
										key: "ap",
										forceRender: true,
										label: "AP / IB Examinations",
										children: (
											<Form.List name="exams">
												{(fields, { add }) => (
													<>
														<Row gutter={12}>
															<Col span={12}>
																<Text strong>Examination</Text>
															</Col>
															<Col span={5}>
																<Text strong>Score</Text>
															</Col>
															<Col span={7}>
																<Text strong>Year Taken</Text>
															</Col>
														</Row>
														{fields.map((field) => (
															<Row gutter={12} key={field.key} style={{ marginTop: 8 }}>
																<Col span={12}>
																	<Form.Item name={[field.name, "subject"]} noStyle>
																		<Select showSearch={{ optionFilterProp: "label" }} allowClear options={opts(...EXAMS)} placeholder="Search exams" style={{ width: "100%" }} />
																	</Form.Item>
																</Col>
																<Col span={5}>
																	<Form.Item name={[field.name, "score"]} noStyle>
																		<Select allowClear options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: String(value) }))} style={{ width: "100%" }} />
																	</Form.Item>
																</Col>
																<Col span={7}>
																	<Form.Item name={[field.name, "year"]} noStyle>
																		<DatePicker picker="year" style={{ width: "100%" }} />
																	</Form.Item>
																</Col>
															</Row>
														))}
														<Button type="dashed" block style={{ marginTop: 10 }} onClick={() => add({})}>
															+ Add another exam
														</Button>
													</>
												)}
											</Form.List>
										),
									},
									{
										key: "college",
										forceRender: true,
										label: "College / Dual Enrollment Courses",
										children: (
											<Form.List name="collegeCourses">
												{(fields) => (
													<table style={{ width: "100%" }}>
														<thead>
															<tr style={{ textAlign: "left" }}>
																<th>Course</th>
																<th>College or University</th>
																<th>Credit Hours</th>
																<th>Grade</th>
															</tr>
														</thead>
														<tbody>
															{fields.map((field) => (
																<tr key={field.key}>
																	<td>
																		<Form.Item name={[field.name, "title"]} noStyle>
																			<Input />
																		</Form.Item>
																	</td>
																	<td>
																		<Form.Item name={[field.name, "school"]} noStyle>
																			<AutoComplete
																				options={opts(...INSTITUTIONS)}
																				showSearch={{ filterOption: (typed, option) => (option?.value ?? "").toLowerCase().includes(typed.toLowerCase()) }}
																				style={{ width: 300 }}
																			/>
																		</Form.Item>
																	</td>
																	<td>
																		<Form.Item name={[field.name, "hours"]} noStyle>
																			<InputNumber min={0} max={12} step={0.5} />
																		</Form.Item>
																	</td>
																	<td>
																		<Form.Item name={[field.name, "grade"]} noStyle>
																			<Input style={{ width: 90 }} />
																		</Form.Item>
																	</td>
																</tr>
															))}
														</tbody>
													</table>
												)}
											</Form.List>
										),
									},
								]}
							/>
						</Card>

						<Card title="Academic Plans" style={{ marginBottom: 20 }}>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item label="Entering Term" name="term">
										<Select options={coded({ "202640": "Fall 2026", "202740": "Fall 2027", "202840": "Fall 2028" })} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Proposed Major" name="major">
										<Select showSearch={{ optionFilterProp: "label" }} allowClear options={opts(...MAJORS)} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Second Major or Minor (if any)" name="secondMajor">
										<Select showSearch={{ optionFilterProp: "label" }} allowClear options={opts(...MAJORS)} />
									</Form.Item>
								</Col>
								<Col span={24}>
									<Form.Item label="Pre-professional interest" name="preprofessional">
										<Checkbox.Group options={["Pre-Dental", "Pre-Law", "Pre-Medical", "Pre-Pharmacy", "Pre-Veterinary"]} />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item label="Career Plans" name="careerPlans">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item label="Website or online portfolio (optional)" name="website">
										<Input placeholder="https://" />
									</Form.Item>
								</Col>
								<Col span={24}>
									<Form.Item label="Other colleges to which you are applying" name="otherColleges" extra="Type a name and press Enter">
										<Select mode="tags" open={false} suffixIcon={null} />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item label="Do you wish to live in on-campus honors housing?" name="housing">
								<Radio.Group options={["Yes", "No", "Undecided"]} />
							</Form.Item>
						</Card>

						<Card title="Activities" style={{ marginBottom: 20 }}>
							<Paragraph>
								Share up to four (4) of the most meaningful extracurricular activities you were engaged in at some point during ninth grade to the present, including
								employment. List the name of the actual group, employer, etc. in the first line.
							</Paragraph>
							<Form.List name="activities">
								{(fields) =>
									fields.map((field, index) => (
										<Card key={field.key} size="small" type="inner" title={`Activity ${index + 1}`} style={{ marginBottom: 12 }}>
											<Row gutter={12}>
												<Col span={12}>
													<Form.Item label="Name of group, employer, etc." name={[field.name, "group"]}>
														<Input />
													</Form.Item>
												</Col>
												<Col span={12}>
													<Form.Item label="Participation Details" name={[field.name, "details"]} extra="Your position or roles">
														<Input />
													</Form.Item>
												</Col>
												<Col span={12}>
													<Form.Item label="Years Involved" name={[field.name, "years"]}>
														<Checkbox.Group options={coded({ "9": "9th", "10": "10th", "11": "11th", "12": "12th" }).sort((a, b) => Number(a.value) - Number(b.value))} />
													</Form.Item>
												</Col>
												<Col span={6}>
													<Form.Item label="Hours per week" name={[field.name, "hours"]}>
														<InputNumber min={0} max={168} />
													</Form.Item>
												</Col>
												<Col span={6}>
													<Form.Item label="Weeks per year" name={[field.name, "weeks"]}>
														<InputNumber min={0} max={52} />
													</Form.Item>
												</Col>
											</Row>
										</Card>
									))
								}
							</Form.List>
							<Divider titlePlacement="start">Awards and Recognitions</Divider>
							<Form.List name="awards">
								{(fields) =>
									fields.map((field) => (
										<Row gutter={12} key={field.key}>
											<Col span={17}>
												<Form.Item label={field.name === 0 ? "Award or recognition" : undefined} name={[field.name, "name"]}>
													<Input />
												</Form.Item>
											</Col>
											<Col span={7}>
												<Form.Item label={field.name === 0 ? "School year received" : undefined} name={[field.name, "year"]}>
													<Select allowClear options={opts("9th grade", "10th grade", "11th grade", "12th grade")} />
												</Form.Item>
											</Col>
										</Row>
									))
								}
							</Form.List>
						</Card>

						<Card title="Written Responses and Recommendation" style={{ marginBottom: 20 }}>
							<Form.Item label="In 100 words or less, tell us why you wish to be part of the Honors Program." name="whyHonors">
								<Input.TextArea rows={3} showCount maxLength={700} />
							</Form.Item>
							<Form.Item
								label="Describe a topic, idea, or concept you find so engaging that it makes you lose all track of time. Why does it captivate you? What or who do you turn to when you want to learn more?"
								name="essay"
							>
								<Input.TextArea rows={6} />
							</Form.Item>
							<Paragraph>
								At least one letter of recommendation must be submitted on your behalf. Letters must be from someone in a professional educational role.
							</Paragraph>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item label="Recommender's Name" name="recommender">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Recommender's Email" name="recommenderEmail">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Title/Subject Taught" name="recommenderTitle">
										<Input />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item label="Under FERPA, I" name="waive">
								<Radio.Group options={["waive my right to review this recommendation", "do not waive my right to review this recommendation"]} />
							</Form.Item>
							<Form.Item name="understand" valuePropName="checked">
								<Checkbox>I understand that this application does not guarantee acceptance into the Honors Program.</Checkbox>
							</Form.Item>
							<Form.Item name="permission" valuePropName="checked">
								<Checkbox>I give permission to have my academic record shared with the Selection Committee of the Honors Program.</Checkbox>
							</Form.Item>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item label="Signature (type your full name)" name="signature">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Date" name="signatureDate">
										<DatePicker format="MM/DD/YYYY" />
									</Form.Item>
								</Col>
							</Row>
							<Button type="primary" htmlType="submit" size="large">
								Submit Application
							</Button>
						</Card>
					</Form>
				</div>
			</Layout>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Honors />);
