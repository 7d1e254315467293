import {
	Button,
	Checkbox,
	ConfigProvider,
	DatePicker,
	Divider,
	Form,
	Input,
	InputNumber,
	Radio,
	Select,
	Space,
	Table,
	Typography,
} from "antd";
import "antd/dist/reset.css";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

dayjs.extend(customParseFormat);

const { TextArea } = Input;
const { Title, Paragraph, Text } = Typography;

type Path = (string | number)[];
let read: () => Record<string, unknown> = () => ({});
let submitted = false;

const YES_NO = ["Yes", "No"];
const EDUCATION = ["Less than high school", "Completed high school", "Some college", "4-yr college degree", "Masters Degree", "Ph.D.", "Don't Know"];
const YEARS = ["Freshman", "Sophomore", "Junior", "Senior"];
const RACES = ["American Indian/ Alaska Native", "White", "Black", "Hispanic or Latino", "Asian", "Native Hawaiian/ Pacific Islander", "Other"];
const CHALLENGES = [
	"Individuals who identify their race or ethnicity as Black, African American, Hispanic, Latinx, American Indian, Alaska Native, Native Hawaiian, and other Pacific Islanders",
	"Individuals with documented disabilities, who are defined as those with a physical or mental impairment that substantially limits one or more major life activities as described in the Americans with Disabilities Act",
	"Individuals who come from an educational environment such as that found in certain rural or inner-city environments that has demonstrably and directly inhibited the individual from obtaining the knowledge, skills, and abilities necessary to develop and participate in a research career",
	"Individuals who have/had no parents or legal guardians who completed a four-year college degree",
	"Individuals who were or currently are homeless, as defined by the McKinney-Vento Homeless Assistance Act",
	"Individuals who were eligible for the Federal Free and Reduced lunch Program for two or more years",
];
const AREAS = [
	"Biomedical Science: Uses biotechnology techniques to discover ways to treat diseases",
	"Community-Based/Health Disparities: Uses a partnership between community groups and academic researchers to discover knowledge that solves real world problems",
];
const HEARD = ["Science teacher or professor", "Guidance counselor or advisor", "Internet", "Cancer Center faculty or staff member", "Previous intern", "Other"];
const EXAMS = [
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"English Language and Composition",
	"Environmental Science",
	"Physics 1",
	"Statistics",
	"U.S. History",
	"World History: Modern",
].map((name) => ({ value: `AP ${name}`, label: `AP ${name}` }));

const opts = (list: string[]) => list.map((value) => ({ value, label: value }));
const required = [{ required: true, message: "* must provide value" }];

function Must() {
	return (
		<>
			<br />
			<Text type="danger" style={{ fontSize: 11 }}>
				* must provide value
			</Text>
		</>
	);
}

/** One row as in the survey: the question on the left, the answer on the right. */
function Q({ name, label, must, help, children }: { name: string; label: ReactNode; must?: boolean; help?: ReactNode; children: ReactNode }) {
	return (
		<Form.Item
			name={name}
			label={
				<span>
					{label}
					{must ? <Must /> : null}
				</span>
			}
			required={false}
			rules={must ? required : undefined}
			extra={help}
		>
			{children}
		</Form.Item>
	);
}

type Column = { key: string; title: string; width?: number; cell: ReactNode };
/** A grid of answers under column heads. */
function Grid({ list, rows, columns }: { list: string; rows: number; columns: Column[] }) {
	return (
		<Table
			size="small"
			bordered
			pagination={false}
			rowKey="n"
			style={{ marginBottom: 24 }}
			dataSource={Array.from({ length: rows }, (_, n) => ({ n }))}
			columns={columns.map(({ key, title, width, cell }) => ({
				title,
				width,
				dataIndex: "n",
				key,
				render: (n: number) => (
					<Form.Item name={[list, n, key]} noStyle>
						{cell}
					</Form.Item>
				),
			}))}
		/>
	);
}

function App() {
	const [form] = Form.useForm();
	read = () => form.getFieldsValue(true);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#00853f", borderRadius: 3 } }}>
			<div style={{ maxWidth: 940, margin: "0 auto", padding: 24 }}>
				<Title level={3}>CURE Summer Internship Research Program for High School Students</Title>
				<Paragraph>
					Application for Summer 2027. Application Due: FEBRUARY 28, 2027. The CURE program provides paid internships for high school
					students. Full time: 32-40 hours per week. Stipend: up to $4400.
				</Paragraph>
				<Paragraph strong>THIS APPLICATION IS TO BE COMPLETED BY THE STUDENT</Paragraph>
				<Form
					form={form}
					layout="horizontal"
					labelCol={{ span: 11 }}
					wrapperCol={{ span: 13 }}
					labelAlign="left"
					labelWrap
					colon={false}
					onFinish={() => {
						submitted = true;
					}}
				>
					<Q name="stu_fname" label="Student's First Name:" must>
						<Input />
					</Q>
					<Q name="stu_lname" label="Student's Last Name:" must>
						<Input />
					</Q>
					<Q name="stu_mi" label="Middle Initial:">
						<Input maxLength={1} style={{ width: 60 }} />
					</Q>
					<Q name="stu_pref" label="Preferred Name (ex. Pam), ONLY list one:">
						<Input />
					</Q>
					<Q name="age_now" label="Current Age (you must be 16 years old to participate in the program):" must>
						<InputNumber min={1} max={99} />
					</Q>
					<Q name="grade_now" label="What grade are you currently in (academic year 2026-2027):">
						<Select options={opts(["9th", "10th", "11th", "12th"])} style={{ width: 140 }} />
					</Q>
					<Q name="dob" label="Date of Birth:" must help="M-D-Y">
						<DatePicker format="MM-DD-YYYY" placeholder="" />
					</Q>
					<Q name="perm_addr" label="Permanent Address:" must>
						<TextArea autoSize={{ minRows: 2 }} />
					</Q>
					<Q name="perm_city" label="City:" must>
						<Input />
					</Q>
					<Q name="perm_st" label="State:" must>
						<Select showSearch={{ optionFilterProp: "label" }} options={STATES.map(([value, label]) => ({ value, label }))} />
					</Q>
					<Q name="perm_zip" label="Zip Code:" must>
						<Input style={{ width: 120 }} />
					</Q>
					<Q name="perm_county" label="County:" must>
						<Input />
					</Q>
					<Q name="cell" label="Cell Phone Number:" must>
						<Input type="tel" />
					</Q>
					<Q name="cell_text" label="Can we text your cell phone number?" must>
						<Radio.Group options={YES_NO} />
					</Q>
					<Q name="alt_phone" label="Alternate Phone number:">
						<Input type="tel" />
					</Q>
					<Q
						name="email"
						label="Email Address:"
						must
						help="Please provide an email address that you check regularly and that we can use to contact you after you graduate. DO NOT USE YOUR SCHOOL EMAIL ADDRESS."
					>
						<Input type="email" />
					</Q>
					<Q
						name="race_eth"
						label="Ethnicity/Race: Check all that apply."
						help="[Complete this question for reporting purposes only. This question will not affect your admissions decision.]"
					>
						<Checkbox.Group options={RACES} style={{ flexDirection: "column" }} />
					</Q>
					<Q name="race_other" label="Other:">
						<Input />
					</Q>
					<Q name="tribe" label="Tribe Affiliation(s) (if applicable):">
						<Input />
					</Q>
					<Q
						name="challenges"
						label="Have you faced challenges or obstacles to your education? Check all that apply."
						help="[Complete this question for reporting purposes only. This question will not affect your admissions decision.]"
					>
						<Checkbox.Group options={CHALLENGES} style={{ flexDirection: "column" }} />
					</Q>
					<Q name="sex" label="Gender" must help="[Complete this question for reporting purposes only.]">
						<Radio.Group options={["Male", "Female", "Decline to Answer"]} />
					</Q>
					<Q name="citz" label="Participants must be a U.S. Citizen or U.S. Permanent Resident. Which are you?" must>
						<Radio.Group options={["U.S. Citizen", "U.S. Permanent Resident", "Neither"]} />
					</Q>
					<Q name="pob" label="Place of birth (city and country)">
						<Input />
					</Q>

					<Divider titlePlacement="start">HIGH SCHOOL INFORMATION</Divider>
					<Q name="hs_names" label="Name of High School(s) Attended:" must>
						<TextArea autoSize={{ minRows: 1 }} />
					</Q>
					<Q name="hs_place" label="City and State of High School">
						<Input />
					</Q>
					<Q name="gpa4" label="GPA (4.00 Scale)" must>
						<InputNumber min={0} max={4} step={0.01} />
					</Q>
					<Q name="ms_gpa" label="Math & Science GPA">
						<InputNumber min={0} max={4} step={0.01} />
					</Q>
					<Form.Item label="Class Rank (if applicable):">
						<Space>
							<Form.Item name="rank_of" noStyle>
								<InputNumber min={1} style={{ width: 80 }} aria-label="Class rank" />
							</Form.Item>
							out of
							<Form.Item name="rank_size" noStyle>
								<InputNumber min={1} style={{ width: 80 }} aria-label="out of" />
							</Form.Item>
						</Space>
					</Form.Item>
					<Q name="grad_my" label="Expected graduation (month-year)" must>
						<DatePicker picker="month" format="MM-YYYY" placeholder="" />
					</Q>
					<Q name="psat" label="PSAT Score">
						<InputNumber />
					</Q>
					<Q name="sat" label="SAT Score">
						<InputNumber />
					</Q>
					<Q name="sat_grade" label="Grade Taken">
						<Select options={opts(YEARS)} allowClear style={{ width: 160 }} />
					</Q>
					<Q name="act" label="ACT Score (Composite)">
						<InputNumber />
					</Q>
					<Q name="ap_n" label="# of AP tests taken (if any)">
						<InputNumber min={0} />
					</Q>

					<Paragraph strong>AP / IB tests taken</Paragraph>
					<Grid
						list="ap"
						rows={3}
						columns={[
							{
								key: "exam",
								title: "Test",
								cell: <Select showSearch={{ optionFilterProp: "label" }} allowClear options={EXAMS} style={{ width: "100%" }} />,
							},
							{ key: "sc", title: "Score", width: 120, cell: <InputNumber min={1} max={7} /> },
						]}
					/>
					<Paragraph strong>List the classes you are taking now or have most recently taken. Please specify the grade you earned.</Paragraph>
					<Grid
						list="cls"
						rows={3}
						columns={[
							{ key: "ttl", title: "Class", cell: <Input /> },
							{ key: "gr", title: "Grade earned", width: 140, cell: <Input /> },
							{ key: "cr", title: "Credits", width: 120, cell: <InputNumber step={0.5} /> },
						]}
					/>
					<Paragraph strong>
						Significant Achievements, Awards, or Accomplishments
						<br />
						<Text type="secondary">Please list any significant accomplishments since you entered high school.</Text>
					</Paragraph>
					<Grid
						list="awd"
						rows={2}
						columns={[
							{ key: "nm", title: "Achievement, award, or accomplishment", cell: <Input /> },
							{ key: "yr", title: "Year of school", width: 190, cell: <Select allowClear options={opts(YEARS)} style={{ width: "100%" }} /> },
						]}
					/>
					<Paragraph strong>
						School/Community Service Projects, Work and Activities
						<br />
						<Text type="secondary">Service should demonstrate your commitment to a task.</Text>
					</Paragraph>
					<Grid
						list="prj"
						rows={3}
						columns={[
							{ key: "org", title: "Project, club or employer", cell: <Input /> },
							{ key: "role", title: "Your role", cell: <Input /> },
							{ key: "hpw", title: "Hours per week", width: 120, cell: <InputNumber min={0} /> },
							{ key: "wpy", title: "Weeks per year", width: 120, cell: <InputNumber min={0} max={52} /> },
						]}
					/>

					<Divider titlePlacement="start">INTEREST IN RESEARCH</Divider>
					<Q name="major" label="What do you plan to major in?">
						<Input />
					</Q>
					<Q name="career" label="What career interests you most?">
						<Input />
					</Q>
					<Q name="areas" label="Which research areas interest you? (select all that apply)" must>
						<Checkbox.Group options={AREAS} style={{ flexDirection: "column" }} />
					</Q>
					<Q
						name="question"
						label="Write a question about cancer research or treatment that came up through a discussion with your family and/or community members about cancer."
						must
					>
						<TextArea rows={3} />
					</Q>
					<Q name="uncomfortable" label="List any area of research that you may be uncomfortable working in or with." must>
						<TextArea rows={2} />
					</Q>
					<Q
						name="statement"
						label="Statement explaining your interest in research: Briefly describe your future academic and professional goals, relevant research interests, skills, and accomplishments, reason for applying to the internship program, and the way(s) in which this experience will help meet your short and long term goals."
						must
					>
						<TextArea rows={6} />
					</Q>
					<Q name="fulltime" label="Are you available to work full-time during the summer of 2027?" must>
						<Radio.Group options={YES_NO} />
					</Q>
					<Q name="transport" label="Are you able to provide your own transportation to your project site, training, and internship activity locations?" must>
						<Radio.Group options={YES_NO} />
					</Q>
					<Q
						name="commit"
						label="If selected, do you commit to fulfilling the internship requirements including submitting required forms by the deadlines, maintaining your timesheet, attending an orientation session, completing training courses, and giving presentations?"
						must
					>
						<Radio.Group options={YES_NO} />
					</Q>
					<Q
						name="retain"
						label="Do you give your permission for the Cancer Center to retain your CURE program information for up to five years and allow us to contact you during that time?"
						must
					>
						<Radio.Group options={YES_NO} />
					</Q>
					<Q name="heard" label="How did you hear about the CURE internship program? (Check all that apply.)" must>
						<Checkbox.Group options={HEARD} style={{ flexDirection: "column" }} />
					</Q>
					<Q name="applied" label="Have you previously applied for the CURE internship program?" must>
						<Radio.Group options={YES_NO} />
					</Q>

					<Divider titlePlacement="start">FAMILY</Divider>
					<Q name="pg_name" label="Parent/Guardian Full Name" must>
						<Input />
					</Q>
					<Q name="pg_occ" label="Parent/Guardian Occupation">
						<Input />
					</Q>
					<Q name="pg_email" label="Parent/Guardian Email:" must>
						<Input type="email" />
					</Q>
					<Q name="pg_phone" label="Parent/Guardian Phone Number" must>
						<Input type="tel" />
					</Q>
					<Q name="pg2_name" label="Second Parent/Guardian Full Name">
						<Input />
					</Q>
					<Q name="pg2_occ" label="Second Parent/Guardian Occupation">
						<Input />
					</Q>
					<Paragraph strong>What is the highest level of education obtained by your father, mother, and any of your siblings</Paragraph>
					<Q name="edu_f" label="Father">
						<Select options={opts(EDUCATION)} />
					</Q>
					<Q name="edu_m" label="Mother">
						<Select options={opts(EDUCATION)} />
					</Q>
					<Q name="edu_s" label="Sibling(s)">
						<Select options={opts(EDUCATION)} />
					</Q>
					<Q name="nsib" label="How many brothers and sisters do you have?">
						<InputNumber min={0} />
					</Q>
					<Q name="income" label="Annual family income" help="For reporting purposes only">
						<InputNumber
							prefix="$"
							style={{ width: 180 }}
							formatter={(value) => `${value ?? ""}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}
							parser={(value) => Number((value ?? "").replace(/,/g, "")) as unknown as number}
						/>
					</Q>
					<Q name="adult" label="Are you currently 18 years or older?" must>
						<Radio.Group>
							<Radio value="1">I am 18 years old or older</Radio>
							<Radio value="0">I am younger than 18 years old</Radio>
						</Radio.Group>
					</Q>
					<Q name="papers" label="Do you have working papers?" must>
						<Select options={opts(YES_NO)} style={{ width: 100 }} />
					</Q>
					<Q name="employee" label="Is any family member currently a Cancer Center employee?" must>
						<Select options={opts(YES_NO)} style={{ width: 100 }} />
					</Q>

					<Divider titlePlacement="start">Letters of Recommendation</Divider>
					<Paragraph>
						Contact your references to confirm that they are willing to be your reference. At least one of your letters MUST be from a Math or
						Science teacher.
					</Paragraph>
					<Q name="ref1_name" label="Reference #1 Name:">
						<Input />
					</Q>
					<Q name="ref1_email" label="Reference #1 Email:" help="DOUBLE CHECK THAT THE EMAIL IS CORRECT">
						<Input type="email" />
					</Q>
					<Q name="ref2_name" label="Reference #2 Name:">
						<Input />
					</Q>
					<Q name="ref2_email" label="Reference #2 Email:" help="DOUBLE CHECK THAT THE EMAIL IS CORRECT">
						<Input type="email" />
					</Q>
					<Q name="gc_name" label="Guidance counselor or advisor">
						<Input />
					</Q>
					<Q name="gc_phone" label="Phone">
						<Input type="tel" />
					</Q>

					<Divider titlePlacement="start">In an emergency</Divider>
					<Paragraph>Someone other than a parent or guardian whom we may call.</Paragraph>
					<Q name="em_name" label="Name">
						<Input />
					</Q>
					<Q name="em_rel" label="Relationship to student">
						<Input />
					</Q>
					<Q name="em_phone" label="Phone Number">
						<Input type="tel" />
					</Q>

					<Divider titlePlacement="start">STUDENT AGREEMENT</Divider>
					<Paragraph>
						I certify that my answers are true and complete to the best of my knowledge. If this application leads to acceptance, I understand
						that false or misleading information in my application may result in my dismissal from the program. I authorize the program to use
						still or video photographs of me for publicity purposes.
					</Paragraph>
					<Form.Item name="agree" valuePropName="checked" rules={required}>
						<Checkbox>I have read and agree</Checkbox>
					</Form.Item>
					<Q name="signature" label="Signature (type your full name)" must>
						<Input />
					</Q>
					<Q name="today" label="Today's Date:" must help="M-D-Y">
						<DatePicker format="MM-DD-YYYY" placeholder="" />
					</Q>
					<Button type="primary" htmlType="submit">
						Submit
					</Button>
				</Form>
			</div>
		</ConfigProvider>
	);
}

const SINGLE =
	"stu_fname stu_lname stu_mi stu_pref age_now grade_now dob perm_addr perm_city perm_st perm_zip perm_county cell cell_text alt_phone email race_eth race_other tribe challenges sex citz pob hs_names hs_place gpa4 ms_gpa rank_of rank_size grad_my psat sat sat_grade act ap_n major career areas question uncomfortable statement fulltime transport commit retain heard applied pg_name pg_occ pg_email pg_phone pg2_name pg2_occ edu_f edu_m edu_s nsib income adult papers employee ref1_name ref1_email ref2_name ref2_email gc_name gc_phone em_name em_rel em_phone agree signature today".split(
		" ",
	);
const rowsOf = (list: string, rows: number, keys: string[]): Path[] =>
	Array.from({ length: rows }, (_, n) => keys.map((key) => [list, n, key])).flat();
const PATHS: Path[] = [
	...SINGLE.map((key) => [key]),
	...rowsOf("ap", 3, ["exam", "sc"]),
	...rowsOf("cls", 3, ["ttl", "gr", "cr"]),
	...rowsOf("awd", 2, ["nm", "yr"]),
	...rowsOf("prj", 3, ["org", "role", "hpw", "wpy"]),
];
const LISTS = ["race_eth", "challenges", "areas", "heard"];

function valueAt(path: Path): unknown {
	let at: unknown = read();
	for (const step of path) at = (at as Record<string | number, unknown> | undefined)?.[step];
	if (dayjs.isDayjs(at)) return at.format(path[0] === "grad_my" ? "YYYY-MM" : "YYYY-MM-DD");
	return at ?? (LISTS.includes(String(path[0])) ? [] : path[0] === "agree" ? false : "");
}

function shownAt(path: Path): unknown {
	const id = path.join("_");
	const element = document.getElementById(id);
	if (!element) return `no #${id}`;
	if (path[0] === "agree") return (element as HTMLInputElement).checked;
	const select = element.closest(".ant-select");
	if (select) {
		const value = select.querySelector(".ant-select-content-has-value");
		return value?.textContent?.trim() ?? "";
	}
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	const ticked = [...element.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => input.closest("label")?.textContent?.trim() ?? "");
	return LISTS.includes(String(path[0])) ? ticked : (ticked[0] ?? "");
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(PATHS.map((path) => [path.join("_"), valueAt(path)])), submitted }),
	formShown: () => Object.fromEntries(PATHS.map((path) => [path.join("_"), shownAt(path)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
